//! The package `rust-src` of Debian and its descendants, without installing it and without being root.
//!
//! apt runs with a configuration, package lists and a cache of its own in a temporary folder. Mirror, signing key and
//! network settings are the machine's. The package is for all architectures, and any suite will do whose version is
//! rustc's, since nothing of it runs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::sources_list::{self, Source};
use super::{InCache, Way, below, kept, library_at};
use crate::machine::{Machine, reason};
use crate::process;
use crate::toolchain::Toolchain;

/// See the module's documentation.
pub(crate) struct DebianPackage;

impl Way for DebianPackage {
    fn name(&self) -> &'static str {
        "from the distribution's package"
    }

    fn get(&self, toolchain: &Toolchain, machine: &Machine) -> Result<PathBuf, String> {
        // Cheap questions first, so that other systems are told at once.
        for program in ["apt-get", "apt-cache", "apt-config", "dpkg-deb"] {
            machine.command(program)?;
        }
        let system = System::read(&machine.root)?;
        eprintln!("looking for rust-src {} among the packages of {}", toolchain.release, system.source.uri);
        let work = machine.cache.join(format!("apt-{}", std::process::id()));
        let result =
            Session::new(machine, &system, &work).and_then(|session| session.fetch(&toolchain.release));
        // What is left of the session is of no use to anybody; the next one makes its own.
        let _ = fs::remove_dir_all(&work);
        result?;
        InCache.get(toolchain, machine)
    }
}

/// The distribution and where its packages come from.
#[derive(Debug)]
struct System {
    source: Source,
    suites: Vec<String>,
}

impl System {
    fn read(root: &Path) -> Result<Self, String> {
        let path = below(root, "/etc/os-release");
        let text = fs::read_to_string(&path)
            .map_err(|error| format!("cannot read `{}`: {error}", path.display()))?;
        let field = |name: &str| {
            let value = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix('='))?;
            Some(value.trim().trim_matches('"').to_owned())
        };
        let sources = sources_list::read(root);
        // A descendant names the suite of the distribution that it takes its packages from beside its own.
        let names: Vec<String> = ["UBUNTU_CODENAME", "DEBIAN_CODENAME", "VERSION_CODENAME"]
            .iter()
            .filter_map(|name| field(name))
            .collect();
        let source = names
            .iter()
            .find_map(|name| {
                sources.iter().find(|source| source.suite == *name && !source.components.is_empty())
            })
            .cloned()
            .ok_or_else(|| {
                format!("no package source of apt is for the distribution's own suite ({})", names.join(", "))
            })?;
        let own = &source.suite;
        let mut suites = vec![own.clone(), format!("{own}-updates"), format!("{own}-backports")];
        // Later releases by the names that move with them; a suite that an archive lacks is passed over.
        let later: &[&str] = match field("ID").as_deref() {
            Some("debian") => &["stable", "stable-updates", "stable-backports", "testing", "unstable"],
            _ => &["devel"],
        };
        suites.extend(later.iter().map(|&suite| suite.to_owned()));
        Ok(Self { source, suites })
    }
}

/// One use of apt with folders of its own.
struct Session<'a> {
    machine: &'a Machine,
    system: &'a System,
    work: &'a Path,
    config: PathBuf,
}

impl<'a> Session<'a> {
    fn new(machine: &'a Machine, system: &'a System, work: &'a Path) -> Result<Self, String> {
        for folder in ["lists/partial", "cache/archives/partial", "unpacked"] {
            let folder = work.join(folder);
            fs::create_dir_all(&folder)
                .map_err(|error| format!("cannot create `{}`: {error}", folder.display()))?;
        }
        let session = Self { machine, system, work, config: work.join("apt.conf") };
        session.write("status", "")?;
        session.write("machine.sources", &sources_list::stanza(&system.source, &system.suites))?;
        let dump = machine.output(machine.command("apt-config")?.arg("dump"))?;
        session.write("apt.conf", &session.configuration(&dump))?;
        Ok(session)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        let path = self.work.join(name);
        fs::write(&path, text).map_err(|error| format!("cannot write `{}`: {error}", path.display()))
    }

    /// The machine's settings for proxies and the like, and folders of our own for everything that apt writes. The
    /// other settings stay out: among them are hooks that act on the system.
    fn configuration(&self, dump: &str) -> String {
        let kept = dump.lines().filter(|line| {
            let name = line.split_whitespace().next().unwrap_or_default();
            name == "APT::Architecture"
                || (name.starts_with("Acquire::") && !name.starts_with("Acquire::IndexTargets"))
        });
        let mut text: String = kept.map(|line| format!("{line}\n")).collect();
        let work = self.work.display();
        for (name, value) in [
            ("Dir::Etc::main", "/dev/null".to_owned()),
            ("Dir::Etc::parts", "/dev/null".to_owned()),
            ("Dir::Etc::preferences", "/dev/null".to_owned()),
            ("Dir::Etc::preferencesparts", "/dev/null".to_owned()),
            ("Dir::Etc::sourcelist", format!("{work}/machine.sources")),
            ("Dir::Etc::sourceparts", "/dev/null".to_owned()),
            ("Dir::State", format!("{work}/")),
            ("Dir::State::lists", format!("{work}/lists/")),
            ("Dir::State::status", format!("{work}/status")),
            ("Dir::Cache", format!("{work}/cache/")),
            // Root would have its downloads done by a user who may not enter this folder.
            ("APT::Sandbox::User", "root".to_owned()),
            ("Acquire::Languages", "none".to_owned()),
            ("Acquire::Retries", "1".to_owned()),
            ("Acquire::http::Timeout", "20".to_owned()),
            ("Acquire::https::Timeout", "20".to_owned()),
        ] {
            text.push_str(&format!("{name} \"{value}\";\n"));
        }
        text
    }

    fn apt(&self, program: &str) -> Result<Command, String> {
        let mut command = self.machine.command(program)?;
        command.current_dir(self.work).env("APT_CONFIG", &self.config);
        Ok(command)
    }

    /// Finds, downloads and unpacks the package into the cache.
    fn fetch(&self, release: &str) -> Result<(), String> {
        // apt reports a failure when one suite is missing and still has the lists of the others, and success when
        // it reached no mirror at all; what it found decides.
        let update = process::run(self.apt("apt-get")?.arg("update"), self.machine.limit);
        let names = package_names(release);
        let listing = self.machine.output(self.apt("apt-cache")?.arg("madison").args(&names))?;
        let found = parse_listing(&listing);
        let place = format!("{} (suites {})", self.system.source.uri, self.system.suites.join(", "));
        if found.is_empty() {
            let said = update.map_or_else(|error| error.to_string(), |done| reason(&done.stderr));
            return Err(format!("{place} gives no package rust-src; {said}"));
        }
        let Some((name, version)) = found.iter().find(|(_, version)| upstream(version) == release) else {
            let mut versions: Vec<&str> = found.iter().map(|(_, version)| version.as_str()).collect();
            versions.dedup();
            return Err(format!(
                "{place} has rust-src in the versions {}; none of them is {release}",
                versions.join(", ")
            ));
        };
        self.machine.output(self.apt("apt-get")?.arg("download").arg(format!("{name}={version}")))?;
        let package = fs::read_dir(self.work)
            .ok()
            .and_then(|entries| {
                let mut paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
                paths.find(|path| path.extension().is_some_and(|extension| extension == "deb"))
            })
            .ok_or("apt-get download left no package")?;
        let unpacked = self.work.join("unpacked");
        self.machine.output(self.machine.command("dpkg-deb")?.arg("-x").arg(&package).arg(&unpacked))?;
        let tree = unpacked.join(format!("usr/src/rustc-{release}/library"));
        library_at(tree.clone()).map_err(|reason| format!("the package has another layout: {reason}"))?;
        let folder = kept(self.machine, release);
        fs::create_dir_all(&folder)
            .map_err(|error| format!("cannot create `{}`: {error}", folder.display()))?;
        // A whole tree at once, or none. What is there already is a tree that somebody else moved in, or a broken one.
        let goal = folder.join("library");
        if goal.exists() && library_at(goal.clone()).is_err() {
            fs::remove_dir_all(&goal)
                .map_err(|error| format!("cannot replace `{}`: {error}", goal.display()))?;
        }
        match fs::rename(&tree, &goal) {
            Err(error) if library_at(goal.clone()).is_err() => {
                Err(format!("cannot move the source to `{}`: {error}", goal.display()))
            }
            _ => Ok(()),
        }
    }
}

/// The package, and the name that Ubuntu gives to the versions beside its default one.
fn package_names(release: &str) -> Vec<String> {
    let mut numbers = release.split('.');
    let short: Vec<&str> = numbers.by_ref().take(2).collect();
    vec!["rust-src".to_owned(), format!("rust-{}-src", short.join("."))]
}

/// Names and versions from the lines `name | version | source` of `apt-cache madison`.
fn parse_listing(text: &str) -> Vec<(String, String)> {
    let rows = text.lines().filter_map(|line| {
        let mut fields = line.split('|').map(str::trim);
        Some((fields.next()?.to_owned(), fields.next()?.to_owned()))
    });
    rows.filter(|(name, version)| !name.is_empty() && !version.is_empty()).collect()
}

/// The upstream part of a package version: `1.95.0` of `1:1.95.0+dfsg1-1~bpo13+1`.
///
/// `~` stays, since it marks what came before a release (`1.95.0~beta.3`).
fn upstream(version: &str) -> &str {
    let version = version.split_once(':').map_or(version, |(_, rest)| rest);
    let version = version.rsplit_once('-').map_or(version, |(upstream, _)| upstream);
    version.split('+').next().unwrap_or(version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_upstream_part() {
        assert_eq!(upstream("1.95.0+dfsg1-1~bpo13+1"), "1.95.0");
        assert_eq!(upstream("1:1.95.0-2"), "1.95.0");
        assert_eq!(upstream("1.95.0+dfsg1"), "1.95.0");
        assert_ne!(upstream("1.95.0~beta.3+dfsg1-1"), "1.95.0");
    }

    #[test]
    fn ubuntu_names_a_package_by_its_version() {
        assert_eq!(package_names("1.95.0"), ["rust-src", "rust-1.95-src"]);
    }
}
