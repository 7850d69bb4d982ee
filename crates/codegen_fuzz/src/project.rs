//! Generated kernels as crates on disk: one for the device and one for the host.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::{OnFile as _, Result};
use crate::print;
use crate::program::Kernel;

const COMMON: &str = include_str!("../runtime/common.rs");
const DEVICE: &str = include_str!("../runtime/device.rs");
const HOST: &str = include_str!("../runtime/host.rs");

/// What generated code may do that written code had better not.
const ALLOWED: &str = "#![allow(warnings, arithmetic_overflow, unconditional_panic, overflowing_literals, \
                       unconditional_recursion)]\n#![feature(f16)]\n";

/// The name of a kernel by its place in its batch.
pub fn name(number: usize) -> String {
    format!("k{number}")
}

fn write(path: &Path, text: &str) -> Result<()> {
    // The builder looks at time stamps; a file that stays as it is keeps its own.
    if fs::read_to_string(path).is_ok_and(|earlier| earlier == text) {
        return Ok(());
    }
    fs::write(path, text).on("write", path)
}

/// The modules of all kernels.
fn modules(kernels: &[Kernel]) -> String {
    kernels.iter().enumerate().map(|(number, kernel)| print::module(kernel, &name(number))).collect()
}

/// Writes the kernel crate and gives its folder.
///
/// # Errors
/// A file that cannot be written.
pub fn write_device(folder: &Path, kernels: &[Kernel]) -> Result<PathBuf> {
    let source = folder.join("src");
    fs::create_dir_all(&source).on("create", &source)?;
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let manifest = format!(
        "[package]\nname = \"fuzz_kernels\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n[lib]\n\
         crate-type = [\"cdylib\"]\n\n[dependencies]\ncuda_std = {{ path = {:?} }}\n\n[workspace]\n",
        workspace.join("crates/cuda_std")
    );
    write(&folder.join("Cargo.toml"), &manifest)?;
    let lock = folder.join("Cargo.lock");
    if !lock.is_file() {
        // The versions that this workspace has downloaded already.
        let own = workspace.join("Cargo.lock");
        fs::copy(&own, &lock).on("copy", own)?;
    }
    let entries: String =
        kernels.iter().enumerate().map(|(number, kernel)| print::entry(kernel, &name(number))).collect();
    write(
        &source.join("lib.rs"),
        &format!(
            "#![no_std]\n{ALLOWED}mod common;\nmod kernels;\nmod rt;\n\nuse cuda_std::atomic::Atomic;\n\
             use cuda_std::prelude::*;\n\n{entries}"
        ),
    )?;
    write(&source.join("common.rs"), COMMON)?;
    write(&source.join("rt.rs"), DEVICE)?;
    write(&source.join("kernels.rs"), &modules(kernels))?;
    Ok(folder.to_owned())
}

/// Writes the host's program and gives its source file.
///
/// # Errors
/// A file that cannot be written.
pub fn write_host(folder: &Path, kernels: &[Kernel]) -> Result<PathBuf> {
    fs::create_dir_all(folder).on("create", folder)?;
    let arms: String = kernels
        .iter()
        .enumerate()
        .map(|(number, kernel)| print::host_arm(kernel, &name(number), number))
        .collect();
    let file = folder.join("lib.rs");
    write(
        &file,
        &format!(
            "{ALLOWED}mod common;\nmod kernels;\nmod rt;\nuse rt::*;\n\n\
             #[unsafe(no_mangle)]\npub extern \"C\" fn fuzz_host(host: &Host) {{\n    rt::set_host(*host);\n    \
             std::panic::set_hook(Box::new(|_| ()));\n}}\n\n\
             #[unsafe(no_mangle)]\npub extern \"C\" fn fuzz_run(number: usize, a: &Arguments) -> u32 {{\n    \
             let run = std::panic::AssertUnwindSafe(|| unsafe {{ call(number, a) }});\n    \
             std::panic::catch_unwind(run).is_err() as u32\n}}\n\n\
             unsafe fn call(number: usize, a: &Arguments) {{\n    \
             let input = unsafe {{ core::slice::from_raw_parts(a.input, a.input_len) }};\n    \
             let (acc_u32, acc_u64) = unsafe {{ (Cells::new(a.acc_u32, a.cells), Cells::new(a.acc_u64, a.cells)) }};\n    \
             let o = unsafe {{ core::slice::from_raw_parts_mut(a.output, a.output_len) }};\n    \
             let p = a.parameters;\n    match number {{\n{arms}_ => unreachable!()\n}}\n}}\n"
        ),
    )?;
    write(&folder.join("common.rs"), COMMON)?;
    write(&folder.join("rt.rs"), HOST)?;
    write(&folder.join("kernels.rs"), &modules(kernels))?;
    Ok(file)
}
