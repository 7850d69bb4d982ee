//! The ways, driven with programs that only pretend: shell scripts in a search path of their own.

#![allow(clippy::unwrap_used, reason = "helpers of tests, which are to fail where they stand")]

use std::env;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::*;

/// A machine in a temporary folder, with nothing on its search path.
struct Fake {
    folder: PathBuf,
    toolchain: Toolchain,
    machine: Machine,
}

impl Drop for Fake {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Fake {
    fn new() -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("rust_src-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = env::temp_dir().join(name);
        let sysroot = folder.join("toolchains/1.95.0-fake");
        for path in ["bin", "etc/apt/sources.list.d", "cache"] {
            fs::create_dir_all(folder.join(path)).unwrap();
        }
        fs::create_dir_all(&sysroot).unwrap();
        Self {
            toolchain: Toolchain {
                rustc: PathBuf::from("rustc"),
                cargo: PathBuf::from("cargo"),
                sysroot,
                release: "1.95.0".to_owned(),
                commit: None,
                version_text: String::new(),
            },
            machine: Machine {
                path: folder.join("bin").into_os_string(),
                cache: folder.join("cache"),
                root: folder.clone(),
                limit: Duration::from_secs(20),
            },
            folder,
        }
    }

    /// Puts a shell script on the search path; it notes each call in the file `calls`.
    fn program(&self, name: &str, script: &str) {
        let path = self.folder.join("bin").join(name);
        let calls = self.folder.join("calls");
        let text =
            format!("#!/bin/sh\nPATH=/usr/bin:/bin\necho \"{name} $*\" >> {}\n{script}\n", calls.display());
        crate::process::write_script(&path, &text);
    }

    fn calls(&self) -> String {
        fs::read_to_string(self.folder.join("calls")).unwrap_or_default()
    }

    fn library_in(&self, tree: &Path) {
        for file in LIBRARY {
            let path = tree.join("library").join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "").unwrap();
        }
    }

    fn debian(&self) {
        fs::write(self.folder.join("etc/os-release"), "ID=debian\nVERSION_CODENAME=\"trixie\"\n").unwrap();
        let entries = "Types: deb\nURIs: http://third.example\nSuites: any\nComponents: main\n\n\
                       Types: deb\nURIs: http://mirror.example/debian\nSuites: trixie trixie-updates\n\
                       Components: main\nSigned-By: /keys/archive.gpg\n";
        fs::write(self.folder.join("etc/apt/sources.list.d/machine.sources"), entries).unwrap();
        self.program("apt-config", "echo 'Acquire::http::Proxy \"http://proxy.example\";'; echo 'APT::Update::Post-Invoke:: \"rm -rf /\";'");
        // One suite is missing, as where an archive has no backports: apt reports a failure and goes on.
        self.program("apt-get", "test \"$1\" = update && cp \"$APT_CONFIG\" ../seen.conf && cp machine.sources .. && exit 100\ntouch \"$PWD/rust-src_all.deb\"");
        let make: String = LIBRARY
            .iter()
            .map(|file| format!("f=\"$3/usr/src/rustc-1.95.0/library/{file}\"; mkdir -p \"$(dirname \"$f\")\"; : > \"$f\"\n"))
            .collect();
        self.program("dpkg-deb", &make);
    }

    fn madison(&self, versions: &[&str]) {
        let rows: String = versions
            .iter()
            .map(|version| format!("echo ' rust-src | {version} | http://mirror.example x'\n"))
            .collect();
        self.program("apt-cache", &rows);
    }

    fn find(&self) -> Result<PathBuf, RustSrcError> {
        find_by(&[&InToolchain, &InCache, &Rustup, &DebianPackage], &self.toolchain, &self.machine)
    }
}

const LIBRARY: [&str; 3] = ["core/Cargo.toml", "core/src/lib.rs", "sysroot/Cargo.toml"];

#[test]
fn what_the_toolchain_has_is_taken_without_asking_anybody() {
    let fake = Fake::new();
    fake.program("rustup", "exit 0");
    fake.library_in(&fake.toolchain.sysroot.join("lib/rustlib/src/rust"));
    assert_eq!(fake.find().unwrap(), fake.toolchain.sysroot.join("lib/rustlib/src/rust/library"));
    assert_eq!(fake.calls(), "");
}

#[test]
fn rustup_adds_the_component_to_the_very_toolchain() {
    let fake = Fake::new();
    let rust = fake.toolchain.sysroot.join("lib/rustlib/src/rust");
    let script: String = LIBRARY
        .iter()
        .map(|file| format!("f={}/library/{file}; mkdir -p $(dirname $f); : > $f\n", rust.display()))
        .collect();
    fake.program("rustup", &script);
    assert_eq!(fake.find().unwrap(), rust.join("library"));
    assert_eq!(fake.calls(), "rustup component add rust-src --toolchain 1.95.0-fake\n");
}

#[test]
fn a_rustup_that_succeeds_without_effect_is_not_believed() {
    let fake = Fake::new();
    fake.program("rustup", "exit 0");
    let error = fake.find().unwrap_err().to_string();
    assert!(error.contains("rustup reported success, but"), "{error}");
}

#[test]
fn a_hanging_rustup_is_stopped() {
    let mut fake = Fake::new();
    fake.machine.limit = Duration::from_millis(100);
    fake.program("rustup", "exec sleep 60");
    let error = fake.find().unwrap_err().to_string();
    assert!(error.contains("did not end within"), "{error}");
}

#[test]
fn the_debian_package_of_the_same_version_is_unpacked_once() {
    let fake = Fake::new();
    fake.program("rustup", "echo 'error: could not download' >&2; exit 1");
    fake.debian();
    fake.madison(&["1.96.1+dfsg1-1", "1.95.0+dfsg2-1~bpo13+1"]);
    let library = fake.find().unwrap();
    assert_eq!(library, fake.folder.join("cache/rust-src/1.95.0/library"));
    assert!(fake.calls().contains("apt-get download rust-src=1.95.0+dfsg2-1~bpo13+1\n"), "{}", fake.calls());

    let sources = fs::read_to_string(fake.folder.join("cache/machine.sources")).unwrap();
    assert!(sources.contains("URIs: http://mirror.example/debian\n"), "{sources}");
    assert!(sources.contains("Suites: trixie trixie-updates trixie-backports stable"), "{sources}");
    assert!(sources.contains("Signed-By: /keys/archive.gpg\n"), "{sources}");
    let configuration = fs::read_to_string(fake.folder.join("cache/seen.conf")).unwrap();
    assert!(configuration.contains("proxy.example") && !configuration.contains("rm -rf"), "{configuration}");

    // The second call finds the tree in the cache and starts no program.
    fs::remove_file(fake.folder.join("calls")).unwrap();
    assert_eq!(fake.find().unwrap(), library);
    assert_eq!(fake.calls(), "");
    let left: Vec<_> =
        fs::read_dir(&fake.machine.cache).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().starts_with("apt-")), "{left:?}");
}

#[test]
fn other_versions_are_named_and_not_taken() {
    let fake = Fake::new();
    fake.debian();
    fake.madison(&["1.85.1+dfsg1-1", "1.96.1+dfsg1-1"]);
    let error = fake.find().unwrap_err().to_string();
    assert!(error.contains("1.85.1+dfsg1-1, 1.96.1+dfsg1-1; none of them is 1.95.0"), "{error}");
    assert!(!fake.calls().contains("download"), "{}", fake.calls());
}

#[test]
fn offline_with_nothing_names_every_way_and_the_command() {
    let fake = Fake::new();
    fake.program("rustup", "echo 'info: downloading' >&2; echo 'error: could not download file' >&2; exit 1");
    fake.debian();
    fake.program("apt-get", "echo 'Ign:1 mirror' >&2; echo 'W: Could not resolve the mirror' >&2");
    fake.madison(&[]);
    let error = fake.find().unwrap_err();
    let text = error.to_string();
    for part in [
        "in the toolchain:",
        "in this user's cache:",
        "with rustup:",
        "could not download file",
        "from the distribution's package:",
        "Could not resolve the mirror",
        "rustup component add rust-src --toolchain 1.95.0-fake",
    ] {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
    assert_eq!(error.attempts().count(), 4);
}

#[test]
fn a_machine_with_neither_tool_says_what_is_missing() {
    let fake = Fake::new();
    let text = fake.find().unwrap_err().to_string();
    assert!(text.contains("`rustup` is not on PATH") && text.contains("`apt-get` is not on PATH"), "{text}");
}
