//! `pack-tests`: a folder with the tests that launch kernels, for GPU machines without Rust and without a network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use clap::Args;

use crate::cargo;
use crate::error::{Error, OnFile};
use crate::project;

/// The test programs: a package, and a file in its folder `tests`.
const PROGRAMS: [(&str, &str); 7] = [
    ("cuda_builder", "builtins"),
    ("cuda_launch", "device"),
    ("cuda_launch", "fault"),
    ("cuda_std_alloc_kernels", "driver"),
    ("cuda_std_test_kernels", "device"),
    ("rust_cuda_kernels", "launches"),
    ("rust_cuda_kernels", "libdevice"),
];

/// The package of the project that `new --project` writes for its tests to be packed, too.
const PROJECT: &str = "own_project";

/// Where the tests keep their PTX; see `crates/test_device`.
const PTX_FOLDER: &str = "WARPBOOK_TEST_PTX";

const SCRIPT: &str = include_str!("run.sh");

/// Arguments of `pack-tests`.
#[derive(Args)]
pub struct PackTestsArgs {
    /// The folder to write; dist/tests if left out
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Builds the tests, runs them on the simulator, which leaves their PTX, and packs both.
pub fn run(args: &PackTestsArgs) -> Result<ExitCode, Error> {
    let out = args.out.clone().unwrap_or_else(|| cargo::root().join("dist").join("tests"));
    let out = std::path::absolute(&out).on("find", &out)?;
    clear(&out)?;
    let (programs, ptx) = (out.join("bin"), out.join("ptx"));
    for folder in [&programs, &ptx] {
        fs::create_dir_all(folder).on("create", folder)?;
    }
    write_script(&out)?;
    for (package, test) in PROGRAMS {
        let mut command = cargo::command("test");
        command.args(["--release", "--package", package, "--test", test]);
        pack(&mut command, &programs.join(format!("{package}-{test}")), &ptx)?;
    }
    pack_project(&programs, &ptx)?;
    println!("{}: `./run.sh` there runs the tests on the GPU", out.display());
    Ok(ExitCode::SUCCESS)
}

/// Removes what an earlier call left, and nothing else.
fn clear(out: &Path) -> Result<(), Error> {
    if !out.exists() || out.read_dir().on("read", out)?.next().is_none() {
        return Ok(());
    }
    let script = out.join("run.sh");
    if !fs::read_to_string(&script).is_ok_and(|text| text.contains("Runs the packed tests")) {
        return Err(Error::Failed(format!(
            "{} is not empty and holds no earlier result: choose another folder with --out",
            out.display()
        )));
    }
    for folder in ["bin", "ptx", "logs"].map(|name| out.join(name)).iter().filter(|folder| folder.exists()) {
        fs::remove_dir_all(folder).on("remove", folder)?;
    }
    Ok(())
}

fn write_script(out: &Path) -> Result<(), Error> {
    let script = out.join("run.sh");
    fs::write(&script, SCRIPT).on("write", &script)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).on("make executable", &script)?;
    }
    Ok(())
}

/// Builds a test program by a `cargo test` command, runs it on the simulator and copies it.
fn pack(command: &mut Command, program: &Path, ptx: &Path) -> Result<(), Error> {
    command.args(["--no-run", "--message-format", "json-render-diagnostics"]).stderr(Stdio::inherit());
    let name = program.file_name().unwrap_or_default().to_string_lossy().into_owned();
    eprintln!("packing {name}");
    let output = command.output().map_err(|error| Error::Start { program: "cargo".into(), error })?;
    let built = executable(&String::from_utf8_lossy(&output.stdout)).filter(|_| output.status.success());
    let built = built.ok_or_else(|| Error::Failed(format!("the tests {name} could not be built")))?;
    let mut tests = Command::new(&built);
    tests.env(PTX_FOLDER, ptx).env("WARPBOOK_DEVICE", "sim").env("RUST_BACKTRACE", "0");
    let status = tests.status().map_err(|error| Error::Start { program: name.clone(), error })?;
    if !status.success() {
        return Err(Error::Failed(format!("the tests {name} fail on the simulator: they are not packed")));
    }
    fs::copy(&built, program).on("copy", &built)?;
    // Where binutils are missing the file stays large.
    let _ = Command::new("strip").arg(program).stderr(Stdio::null()).status();
    Ok(())
}

/// The program among cargo's JSON messages.
fn executable(messages: &str) -> Option<PathBuf> {
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    messages.rev().find_map(|message| message["executable"].as_str().map(PathBuf::from))
}

/// Packs the tests of a new project.
fn pack_project(programs: &Path, ptx: &Path) -> Result<(), Error> {
    let temporary = cargo::root().join("target").join("tmp");
    let folder = temporary.join(PROJECT);
    if folder.exists() {
        fs::remove_dir_all(&folder).on("remove", &folder)?;
    }
    project::create(&folder, Some(PROJECT), None)?;
    let mut command = cargo::command("test");
    command.current_dir(&folder).env("CARGO_TARGET_DIR", temporary.join("project"));
    command.args(["--test", "kernels"]);
    pack(&mut command, &programs.join(PROJECT), ptx)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_found_in_cargos_messages() {
        let messages = "not json\n{\"reason\":\"compiler-artifact\",\"executable\":null}\n\
                        {\"reason\":\"compiler-artifact\",\"executable\":\"/t/deps/launches-1\"}\n\
                        {\"reason\":\"build-finished\",\"success\":true}\n";
        assert_eq!(executable(messages), Some(PathBuf::from("/t/deps/launches-1")));
        assert_eq!(executable(""), None);
    }

    #[test]
    fn strangers_are_left_alone() {
        let base = std::env::temp_dir().join(format!("warpbook-pack-tests-{}", std::process::id()));
        fs::create_dir_all(base.join("bin")).unwrap();
        fs::write(base.join("bin/precious"), "").unwrap();
        assert!(clear(&base).is_err() && base.join("bin/precious").exists());
        write_script(&base).unwrap();
        clear(&base).unwrap();
        assert!(!base.join("bin").exists() && base.join("run.sh").exists());
        fs::remove_dir_all(&base).unwrap();
    }
}
