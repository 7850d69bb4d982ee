//! Makes a number of the sources that decide what a program is lowered to, so that results which somebody keeps are made
//! anew when they change.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let mut files = Vec::new();
    // The second folder is there in the workspace; elsewhere the version in Cargo.toml stands for it.
    for folder in ["src", "../llvm_ir/src"] {
        println!("cargo:rerun-if-changed={folder}");
        collect(Path::new(folder), &mut files);
    }
    files.sort();
    // FNV-1a: nobody attacks it, and it needs no dependency.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        let name = file.to_string_lossy().into_owned().into_bytes();
        for byte in name.into_iter().chain(fs::read(&file).unwrap_or_default()) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    println!("cargo:rustc-env=NVVM_SOURCES={hash:016x}");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}
