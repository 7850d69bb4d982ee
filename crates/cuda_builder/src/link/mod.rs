//! The link step: functions that a program calls and that no crate of it defines, taken from `compiler_builtins`.
//!
//! rustc and LLVM call functions that every other target finds in its C library or in `compiler_builtins`: `memcmp` for
//! slices, `strlen`, `fmod`. rustc keeps `compiler_builtins` out of link-time optimisation, because the linker is to
//! add it, and PTX has no linker. In addition LLVM's PTX code generator turns `frem`, the float `%`, into
//! `a - b * trunc(a / b)`, which is far off when the quotient is large. It gives up on conversions between floats and
//! 128-bit integers, and on powers with an integer exponent that only the running program knows.
//!
//! Where the LLVM IR of a program has any of these, it is loaded into the LLVM of the same toolchain: the operations
//! become calls of `fmod` and the like, the missing functions are linked from the `compiler_builtins` that cargo has
//! just built, and PTX is made anew. The result is what both code generators go on with. A program that needs none of
//! this keeps the text that rustc wrote. `docs/decisions/0012-link-step.md` has the alternatives.

mod archive;
mod llvm;

use std::fs;
use std::path::Path;

use crate::cargo::{Compiled, Invocation, LLVM_OPTIONS};
use crate::error::{BuildError, IoContext};
use crate::undefined::{demangle, is_driver_function};

/// What rustc left, or what the link step made of it.
pub(crate) struct Linked {
    pub(crate) ptx: String,
    pub(crate) llvm_ir: String,
}

/// Reads what rustc left, and links the program if it needs it.
pub(crate) fn complete(compiled: &Compiled, invocation: &Invocation<'_>) -> Result<Linked, BuildError> {
    let llvm_ir = fs::read_to_string(&compiled.llvm_ir).on("read", &compiled.llvm_ir)?;
    // Empty where LLVM gave up.
    let ptx = match &compiled.ptx {
        Ok(path) => fs::read_to_string(path).on("read", path)?,
        Err(_) => String::new(),
    };
    let texts = Linked { ptx, llvm_ir };
    let calls = functions_with_calls_to_make(&texts.llvm_ir);
    let gave_up = |message: &String| BuildError::Llvm {
        package: invocation.workspace.package.clone(),
        arch: invocation.arch,
        message: message.clone(),
    };
    if let (true, Err(message)) = (calls.is_empty(), &compiled.ptx) {
        return Err(gave_up(message));
    }
    if calls.is_empty() && !lacks_functions(&texts.llvm_ir) {
        return Ok(texts);
    }
    let Some(file) = llvm::find(&invocation.toolchain.sysroot) else {
        if calls.is_empty() {
            // Whether anything is really missing shows in the PTX.
            return Ok(texts);
        }
        return Err(BuildError::NoLlvmLibrary {
            package: invocation.workspace.package.clone(),
            functions: calls.join(", "),
            folder: invocation.toolchain.sysroot.join("lib"),
        });
    };
    let failed = |reason: String| BuildError::Link {
        package: invocation.workspace.package.clone(),
        arch: invocation.arch,
        reason,
    };
    let archive = match &compiled.builtins {
        Some(path) => fs::read(path).on("read", path)?,
        None => return Err(failed("cargo did not report where compiler_builtins lies".to_owned())),
    };
    let llvm = llvm::Llvm::load(&file, LLVM_OPTIONS).map_err(|reason| failed(loading(&file, &reason)))?;
    let mut program = llvm::Program::parse(llvm, &texts.llvm_ir).map_err(failed)?;
    program.call_functions();
    let features = format!("+{}", invocation.ptx_version.feature());
    let machine = llvm::Machine::new(llvm, &invocation.arch.to_string(), &features).map_err(failed)?;
    if !program.link(&archive::bitcode(&archive), &machine).map_err(failed)? {
        // What rustc wrote may stand only if no operation of it was to be replaced.
        return match calls.is_empty() {
            true => Ok(texts),
            false => Err(failed("the library lacks the functions that replace operations".to_owned())),
        };
    }
    let llvm_ir = program.ir();
    let ptx = program.ptx(&machine).map_err(failed)?;
    Ok(Linked { ptx, llvm_ir })
}

fn loading(file: &Path, reason: &str) -> String {
    format!("cannot load `{}`: {reason}", file.display())
}

/// The names, as written in Rust, of the functions that hold an operation which has to become a call.
fn functions_with_calls_to_make(ir: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut current = "";
    for line in ir.lines() {
        if line.starts_with("define ") {
            current = symbol(line).unwrap_or_default();
        } else if is_call_to_make(line) {
            let name = demangle(current);
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

/// Whether a line is a `frem`, converts between a float and a 128-bit integer, or is a power with an exponent that is
/// known at run time only.
fn is_call_to_make(line: &str) -> bool {
    const CONVERSIONS: [&str; 6] =
        ["= uitofp ", "= sitofp ", "= fptoui ", "= fptosi ", "@llvm.fptoui.sat.", "@llvm.fptosi.sat."];
    let Some((_, operation)) = line.split_once(" = ") else { return false };
    operation.starts_with("frem ")
        || operation.contains("@llvm.powi.")
            && ["i32 %", "i32 noundef %"].iter().any(|exponent| operation.contains(exponent))
        || line.contains("i128") && CONVERSIONS.iter().any(|conversion| line.contains(conversion))
}

/// Whether a function is declared that neither LLVM nor the driver defines.
fn lacks_functions(ir: &str) -> bool {
    let declared = ir.lines().filter(|line| line.starts_with("declare ")).filter_map(symbol);
    declared.into_iter().any(|name| !name.starts_with("llvm.") && !is_driver_function(name))
}

/// The name behind the first `@` of a line, without quotes.
fn symbol(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once('@')?;
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => rest.split('(').next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_found_with_their_functions() {
        let ir = "define float @_RNvCs1234_1k3rem(float %a) {\n  %x = frem float %a, %a\n  %y = frem fast float %x, %a\n}\n\
                  define void @plain() {\n  ret void, !dbg !1 ; %x = fr\n}\n\
                  define double @\"with space\"(double %a) {\n  %x = frem double %a, %a\n}\n";
        assert_eq!(functions_with_calls_to_make(ir), ["k::rem", "with space"]);
        for line in [
            "  %a = uitofp i128 %b to float, !dbg !1",
            "  %a = tail call i128 @llvm.fptosi.sat.i128.f64(double %x)",
        ] {
            assert!(is_call_to_make(line), "{line}");
            assert!(!is_call_to_make(&line.replace("i128", "i64")), "{line}");
        }
    }

    #[test]
    fn intrinsics_and_the_driver_are_not_missing() {
        assert!(!lacks_functions(
            "declare void @llvm.trap() #1\ndeclare i32 @vprintf(ptr, ptr) #2\ndefine void @f() {\n}\n"
        ));
        assert!(lacks_functions("declare noundef i32 @memcmp(ptr, ptr, i64) #1\n"));
    }
}
