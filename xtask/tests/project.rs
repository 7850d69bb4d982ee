//! The project that `cargo xtask new --project` makes: created in an empty folder, it builds, runs and passes its own
//! tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the repository is there")
}

fn shown(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// cargo in the project. Nothing of this workspace reaches it but the place of its build output, which is kept from one
/// run of this test to the next.
fn cargo(project: &Path, target: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    // What cargo sets for this test, and a link stub of the user's.
    let cargos = |name: &str| {
        let kept = ["CARGO_HOME", "CARGO_NET_OFFLINE"].contains(&name);
        name.starts_with("CARGO") && !kept || name.starts_with("CUDA") || name.starts_with("WARPBOOK")
    };
    for (name, _) in std::env::vars().filter(|(name, _)| cargos(name)) {
        command.env_remove(name);
    }
    command.args(arguments).current_dir(project).env("CARGO_TARGET_DIR", target);
    command.output().expect("cargo starts")
}

#[test]
fn a_new_project_builds_runs_and_passes_its_tests() {
    let base = std::env::temp_dir().join(format!("warpbook-new-project-{}", std::process::id()));
    fs::create_dir_all(&base).expect("the folder is made");
    let project = base.join("wave-counter");
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["new", "--project"])
        .arg(&project)
        .env("CARGO_MANIFEST_DIR", repository().join("xtask"))
        .output()
        .expect("xtask starts");
    assert!(output.status.success(), "{}", shown(&output));
    assert!(!project.join(".cargo").exists(), "a hidden configuration");

    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("project");
    let output = cargo(&project, &target, &["test"]);
    let text = shown(&output);
    assert!(output.status.success(), "{text}");
    assert!(
        text.contains("gelu_is_the_hosts ... ok") && text.contains("every_interval_is_counted ... ok"),
        "{text}"
    );

    let output = cargo(&project, &target, &["run"]);
    let text = shown(&output);
    assert!(output.status.success(), "{text}");
    assert!(text.contains("gelu( 1.0) =  0.841345") && text.contains(": [5, 9]"), "{text}");

    // A second project is refused there.
    let output = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["new", "--project"])
        .arg(&project)
        .env("CARGO_MANIFEST_DIR", repository().join("xtask"))
        .output()
        .expect("xtask starts");
    assert!(!output.status.success() && shown(&output).contains("is not empty"), "{}", shown(&output));
    fs::remove_dir_all(&base).expect("the folder is removed");
}
