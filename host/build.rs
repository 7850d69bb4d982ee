//! Compiles the kernels to the PTX that the binary carries.
//!
//! `WARPBOOK_ARCH` sets the architecture; without it the kernels are built for the oldest one that they support.
//! `WARPBOOK_CODEGEN` sets the code generator: `llvm`, `nvvm`, `auto` (the default), or `both` for a binary that carries
//! the PTX of either and can compare them. `WARPBOOK_NVVM_OPTIONS` is a list of options for NVVM.
//! With `WARPBOOK_KERNELS=beside` the binary carries none and has to be given `--ptx FILE`: `cargo xtask run` and its
//! kin compile the kernels at the same time as the binary instead of before it.

use std::error::Error;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::str::FromStr;

use cuda_builder::{Codegen, CudaBuilder, NvvmOptions, PtxasCheck};

fn main() {
    for name in ["WARPBOOK_ARCH", "WARPBOOK_CODEGEN", "WARPBOOK_KERNELS", "WARPBOOK_NVVM_OPTIONS"] {
        println!("cargo:rerun-if-env-changed={name}");
    }
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    if std::env::var_os("WARPBOOK_KERNELS").is_some_and(|kernels| kernels == "beside") {
        or_exit("kernels.rs", std::fs::write(out.join("kernels.rs"), "&[]"));
        return;
    }
    // NVIDIA's assembler would take longer than all the rest; `cargo xtask build` runs it.
    let builder = CudaBuilder::new("../gpu-kernels")
        .for_build_script()
        .arch(variable("WARPBOOK_ARCH").unwrap_or_default())
        .ptxas(PtxasCheck::Never);
    let options: NvvmOptions = variable("WARPBOOK_NVVM_OPTIONS").unwrap_or_default();
    let both = std::env::var("WARPBOOK_CODEGEN").is_ok_and(|text| text == "both");
    let generators = match both {
        // The first is what `run` takes.
        true if Codegen::PREFERRED == Codegen::Nvvm => vec![Codegen::Nvvm, Codegen::Llvm],
        true => vec![Codegen::Llvm, Codegen::Nvvm],
        false => vec![variable("WARPBOOK_CODEGEN").unwrap_or_default()],
    };
    let mut list = String::from("&[\n");
    for generator in generators {
        let builder = builder.clone().codegen(generator);
        let builder = if generator == Codegen::Llvm { builder } else { builder.nvvm_options(options) };
        let built = builder.build_or_exit();
        let file = format!("kernels.{}.ptx", built.codegen);
        let path = out.join(&file);
        let same = std::fs::read_to_string(&path).is_ok_and(|text| text == built.ptx);
        if !same {
            or_exit(&file, std::fs::write(&path, &built.ptx));
        }
        let _ = writeln!(list, "    include_str!(concat!(env!(\"OUT_DIR\"), \"/{file}\")),");
    }
    list.push_str("]\n");
    or_exit("kernels.rs", std::fs::write(out.join("kernels.rs"), list));
}

/// The value of a variable; `None` if it is unset or empty. Anything that cannot be read ends the script.
fn variable<T: FromStr<Err: Error>>(name: &str) -> Option<T> {
    let text = std::env::var(name).ok().filter(|text| !text.is_empty())?;
    Some(or_exit(name, text.parse()))
}

fn or_exit<T, E: std::fmt::Display>(what: &str, result: Result<T, E>) -> T {
    result.unwrap_or_else(|error| {
        eprintln!("{what}: {error}");
        std::process::exit(1)
    })
}
