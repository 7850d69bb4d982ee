//! The Rust toolchain that compiles the kernels, which need not be the host's.
//!
//! Device code needs a compiler that knows which functions are convergent: those with a barrier, a vote or a shuffle
//! inside, which a warp has to reach together and which no pass may copy into the sides of a branch. rustc marks them
//! from Rust 1.98 on. The host's own rustc may be older, so the kernels have a pinned release of their own, [`RELEASE`].
//!
//! [`DeviceToolchain::find`] tries in this order:
//! 1. the toolchain that the variable [`VARIABLE`] names;
//! 2. the pinned release, if rustup has it;
//! 3. the host's own toolchain, if it marks convergent functions;
//! 4. the pinned release, installed by rustup;
//! 5. the host's own toolchain although it does not: [`Origin::Unsafe`], with a warning.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::error::BuildError;
use crate::machine::Machine;
use crate::toolchain::Toolchain;

/// The release of Rust that compiles the kernels.
pub const RELEASE: &str = "1.98.0";

/// The variable that names another toolchain for the kernels: one of rustup's by name, or the folder of a toolchain.
pub const VARIABLE: &str = "CUDA_BUILDER_TOOLCHAIN";

/// How long a failed installation is not tried again.
const PAUSE: Duration = Duration::from_secs(3600);

/// Where the device toolchain comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The variable [`VARIABLE`] names it.
    Chosen,
    /// It is the pinned release.
    Pinned,
    /// It is the host's own, and marks convergent functions.
    Host,
    /// It is the host's own and does not mark convergent functions, because the pinned release cannot be had.
    Unsafe {
        /// Why the pinned release cannot be had.
        reason: String,
    },
}

/// The toolchain that compiles the kernels.
#[derive(Clone, Debug)]
pub struct DeviceToolchain {
    /// The toolchain.
    pub toolchain: Toolchain,
    /// Where it comes from.
    pub origin: Origin,
}

/// The places outside the toolchains that the search looks at; tests have their own.
struct Search<'a> {
    /// What [`VARIABLE`] holds.
    chosen: Option<OsString>,
    /// Rustup's folders of toolchains, the likeliest first.
    folders: Vec<PathBuf>,
    machine: &'a Machine,
    /// Whether cargo may use the network.
    online: bool,
}

impl DeviceToolchain {
    /// The toolchain for the kernels of a crate in `folder`; installs the pinned release if there is need and rustup.
    ///
    /// # Errors
    /// [`BuildError::Toolchain`] if there is no Rust at all, or if [`VARIABLE`] names a toolchain that is not there.
    pub fn find(folder: &Path) -> Result<Self, BuildError> {
        Self::search(folder, true)
    }

    /// As [`find`](Self::find), but installs nothing: for reports on what a machine has.
    ///
    /// # Errors
    /// As [`find`](Self::find).
    pub fn find_installed(folder: &Path) -> Result<Self, BuildError> {
        Self::search(folder, false)
    }

    fn search(folder: &Path, may_install: bool) -> Result<Self, BuildError> {
        let host = Toolchain::find(folder)?;
        let machine = Machine::here();
        let home = env::var_os("RUSTUP_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(env::home_dir()?.join(".rustup")));
        let beside = host.sysroot.parent().map(Path::to_owned);
        let search = Search {
            chosen: env::var_os(VARIABLE).filter(|name| !name.is_empty()),
            folders: beside.into_iter().chain(home.map(|home| home.join("toolchains"))).collect(),
            machine: &machine,
            online: !matches!(env::var("CARGO_NET_OFFLINE").as_deref(), Ok("true" | "1")),
        };
        search.run(host, folder, may_install)
    }

    /// Whether rustc marks convergent functions. Without it, a barrier, vote or shuffle in a function of its own may be
    /// copied into the sides of a branch, and the kernel hangs on a GPU or computes something else.
    pub fn marks_convergence(&self) -> bool {
        self.toolchain.marks_convergence()
    }

    /// What is not guaranteed with this toolchain and how to get the guarantee; `None` if nothing is missing.
    pub fn warning(&self) -> Option<String> {
        if self.marks_convergence() {
            return None;
        }
        let (why, way_out) = match &self.origin {
            Origin::Unsafe { reason } => {
                (format!("Rust {RELEASE} cannot be had: {reason}"), install_command())
            }
            _ => (format!("`{VARIABLE}` asks for it"), format!("unset `{VARIABLE}`, or set it to {RELEASE}")),
        };
        Some(format!(
            "the kernels are compiled by rustc {}, which does not know convergent functions ({why}). Barriers, votes and \
             shuffles in functions of their own may be duplicated, so that a kernel hangs or gives wrong results. The \
             known cases are switched off, but nothing is guaranteed. The way out: {way_out}\n",
            self.toolchain.release,
        ))
    }
}

/// The command that installs the pinned release.
pub fn install_command() -> String {
    format!("rustup {}", install_arguments().join(" "))
}

fn install_arguments() -> [&'static str; 8] {
    ["toolchain", "install", RELEASE, "--profile", "minimal", "--component", "rust-src", "--no-self-update"]
}

impl Search<'_> {
    fn run(&self, host: Toolchain, folder: &Path, may_install: bool) -> Result<DeviceToolchain, BuildError> {
        if let Some(name) = &self.chosen {
            let toolchain = self.chosen(name, &host, folder)?;
            return Ok(DeviceToolchain { toolchain, origin: Origin::Chosen });
        }
        if let Some(toolchain) = self.pinned(&host, folder) {
            return Ok(DeviceToolchain { toolchain, origin: Origin::Pinned });
        }
        if host.marks_convergence() {
            return Ok(DeviceToolchain { toolchain: host, origin: Origin::Host });
        }
        let installed =
            if may_install { self.install(&host, folder) } else { Err("it is not installed".into()) };
        Ok(match installed {
            Ok(toolchain) => DeviceToolchain { toolchain, origin: Origin::Pinned },
            Err(reason) => DeviceToolchain { toolchain: host, origin: Origin::Unsafe { reason } },
        })
    }

    fn chosen(&self, name: &OsString, host: &Toolchain, folder: &Path) -> Result<Toolchain, BuildError> {
        let missing = || BuildError::Toolchain {
            reason: format!(
                "`{VARIABLE}` names the toolchain `{}`, which is neither a folder with `bin/rustc` nor one of rustup's",
                name.to_string_lossy()
            ),
        };
        let path = Path::new(name);
        let sysroot = match name.to_str() {
            _ if path.is_absolute() => Some(path.to_owned()),
            Some(name) => self.sysroot(name, host),
            None => None,
        };
        Toolchain::in_sysroot(&sysroot.ok_or_else(missing)?, folder).ok_or_else(missing)?
    }

    fn pinned(&self, host: &Toolchain, folder: &Path) -> Option<Toolchain> {
        let toolchain = Toolchain::in_sysroot(&self.sysroot(RELEASE, host)?, folder)?.ok()?;
        (toolchain.release == RELEASE).then_some(toolchain)
    }

    /// Where rustup keeps a toolchain, if it does.
    fn sysroot(&self, name: &str, host: &Toolchain) -> Option<PathBuf> {
        let names = [Some(name.to_owned()), host.host_triple().map(|triple| format!("{name}-{triple}"))];
        let candidates =
            self.folders.iter().flat_map(|folder| names.iter().flatten().map(|name| folder.join(name)));
        candidates.into_iter().find(|path| path.join("bin").is_dir())
    }

    /// Lets rustup install the pinned release, one process at a time; says why there is none.
    fn install(&self, host: &Toolchain, folder: &Path) -> Result<Toolchain, String> {
        if !self.online {
            return Err("cargo is told to stay offline (CARGO_NET_OFFLINE)".into());
        }
        let mut command = self.machine.command("rustup")?;
        command.args(install_arguments());
        let cache = &self.machine.cache;
        let io = |error: std::io::Error| format!("cannot use `{}`: {error}", cache.display());
        fs::create_dir_all(cache).map_err(io)?;
        let lock = File::create(cache.join("install.lock")).map_err(io)?;
        lock.lock().map_err(io)?;
        if let Some(toolchain) = self.pinned(host, folder) {
            return Ok(toolchain);
        }
        let failed = cache.join(format!("no-rust-{RELEASE}"));
        if let Some(reason) = recent(&failed) {
            return Err(reason);
        }
        eprintln!("installing Rust {RELEASE}, which compiles the kernels, about 100 MB, once");
        let result = self.machine.output(&mut command).and_then(|_| {
            self.pinned(host, folder)
                .ok_or_else(|| format!("rustup reported success, but Rust {RELEASE} is not there"))
        });
        if let Err(reason) = &result {
            // Without this note the next call asks the network again, which is no harm.
            let _ = fs::write(&failed, reason);
        }
        result
    }
}

/// The reason for a failure that was noted less than [`PAUSE`] ago.
fn recent(note: &Path) -> Option<String> {
    let age = note.metadata().ok()?.modified().ok()?.elapsed().ok()?;
    let reason = fs::read_to_string(note).ok().filter(|_| age < PAUSE)?;
    Some(format!("{reason} (tried {} min ago; remove `{}` to try again)", age.as_secs() / 60, note.display()))
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A folder with programs that stand in for rustup and rustc.
    struct Fake {
        folder: PathBuf,
        machine: Machine,
    }

    impl Fake {
        fn new(name: &str) -> Self {
            let folder = env::temp_dir().join(format!("cuda_builder-device-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(folder.join("bin")).unwrap();
            let machine = Machine {
                path: folder.join("bin").into_os_string(),
                cache: folder.join("cache"),
                root: folder.clone(),
                limit: Duration::from_secs(20),
            };
            Self { folder, machine }
        }

        fn program(&self, path: &str, body: &str) {
            let path = self.folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        }

        /// What a rustc of this release prints; `mkdir` comes from the system.
        fn rustc(&self, toolchain: &str, release: &str) -> String {
            let sysroot = self.folder.join("toolchains").join(toolchain);
            format!(
                "if [ \"$1\" = -vV ]; then echo 'release: {release}'; echo 'host: x-y-z'; else echo '{}'; fi",
                sysroot.display()
            )
        }

        fn toolchain(&self, name: &str, release: &str) -> Toolchain {
            self.program(&format!("toolchains/{name}/bin/rustc"), &self.rustc(name, release));
            Toolchain::in_sysroot(&self.folder.join("toolchains").join(name), &self.folder).unwrap().unwrap()
        }

        fn find(
            &self,
            host: &str,
            chosen: Option<&str>,
            may_install: bool,
        ) -> Result<DeviceToolchain, BuildError> {
            let host = self.toolchain("host", host);
            let search = Search {
                chosen: chosen.map(OsString::from),
                folders: vec![self.folder.join("toolchains")],
                machine: &self.machine,
                online: true,
            };
            search.run(host, &self.folder, may_install)
        }
    }

    impl Drop for Fake {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }

    #[test]
    fn the_pinned_release_comes_before_the_host_and_the_variable_before_both() {
        let fake = Fake::new("order");
        let found = fake.find("1.98.1", None, true).unwrap();
        assert_eq!((found.origin, found.toolchain.release.as_str()), (Origin::Host, "1.98.1"));
        fake.toolchain(&format!("{RELEASE}-x-y-z"), RELEASE);
        let found = fake.find("1.99.0", None, true).unwrap();
        assert_eq!((found.origin, found.toolchain.release.as_str()), (Origin::Pinned, RELEASE));
        fake.toolchain("other", "1.97.0");
        let found = fake.find("1.99.0", Some("other"), true).unwrap();
        assert_eq!((&found.origin, found.toolchain.release.as_str()), (&Origin::Chosen, "1.97.0"));
        let warning = found.warning().unwrap();
        assert!(warning.contains(&format!("unset `{VARIABLE}`")) && !warning.contains("rustup"), "{warning}");
        let error = fake.find("1.99.0", Some("none"), true).unwrap_err().to_string();
        assert!(error.contains("`none`") && error.contains(VARIABLE), "{error}");
    }

    #[test]
    fn rustup_installs_what_an_older_host_lacks() {
        let fake = Fake::new("install");
        let rustc = fake.folder.join("new-rustc");
        fake.program("new-rustc", &fake.rustc(&format!("{RELEASE}-x-y-z"), RELEASE));
        let target = fake.folder.join(format!("toolchains/{RELEASE}-x-y-z/bin"));
        let (log, path) = (fake.folder.join("log"), env::var("PATH").unwrap());
        fake.program(
            "bin/rustup",
            &format!(
                "PATH='{path}'; echo \"$@\" >> '{}'; mkdir -p '{1}' && cp '{2}' '{1}/rustc'",
                log.display(),
                target.display(),
                rustc.display()
            ),
        );
        assert!(matches!(fake.find("1.95.0", None, false).unwrap().origin, Origin::Unsafe { .. }));
        let found = fake.find("1.95.0", None, true).unwrap();
        assert_eq!((&found.origin, found.warning()), (&Origin::Pinned, None));
        fake.find("1.95.0", None, true).unwrap();
        assert_eq!(format!("rustup {}", fs::read_to_string(log).unwrap().trim()), install_command());
    }

    #[test]
    fn without_the_pinned_release_an_older_host_serves_with_a_warning() {
        let fake = Fake::new("fallback");
        let found = fake.find("1.95.0", None, true).unwrap();
        let warning = found.warning().unwrap();
        for part in ["rustc 1.95.0", "`rustup` is not on PATH", "nothing is guaranteed", &install_command()] {
            assert!(warning.contains(part), "no `{part}` in {warning}");
        }
        // A failure is not repeated at once.
        let log = fake.folder.join("log");
        fake.program(
            "bin/rustup",
            &format!("echo call >> '{}'; echo 'error: no network' >&2; exit 1", log.display()),
        );
        for _ in 0..2 {
            let Origin::Unsafe { reason } = fake.find("1.95.0", None, true).unwrap().origin else { panic!() };
            assert!(reason.contains("no network"), "{reason}");
        }
        assert_eq!(fs::read_to_string(log).unwrap(), "call\n");
    }
}
