//! libNVVM's PTX, checked and completed.

use crate::error::{Error, Result};
use crate::library::LibNvvm;
use crate::options::{Arch, Dialect, FIRST_MODERN, Options};

/// The result of a compilation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ptx {
    /// PTX text.
    pub text: String,
    /// The NVVM IR that libNVVM read.
    pub nvvm_ir: String,
    /// libNVVM's log; warnings, if it had any.
    pub log: String,
}

impl Ptx {
    /// The version that the PTX declares, as `(9, 0)`.
    #[must_use]
    pub fn version(&self) -> Option<(u32, u32)> {
        let line = self.text.lines().find_map(|line| line.trim().strip_prefix(".version"))?;
        let (major, minor) = line.trim().split_once('.')?;
        Some((major.parse().ok()?, minor.parse().ok()?))
    }
}

/// Bitcode of the libdevice beside a library.
pub(crate) fn read_libdevice(library: &LibNvvm) -> Result<Vec<u8>> {
    let missing = || Error::NoLibdevice { library: library.path().to_owned() };
    let path = library.libdevice().ok_or_else(missing)?;
    std::fs::read(path).map_err(|_| missing())
}

/// Checks that libNVVM took every intrinsic for one, and adds the limit of registers.
pub(crate) fn finish(text: String, log: String, nvvm_ir: String, options: &Options) -> Result<Ptx> {
    if let Some(name) = unknown_intrinsic(&text) {
        return Err(Error::unsupported(
            line_of(&nvvm_ir, &name),
            format!("intrinsic `{name}`"),
            "this libNVVM does not know it (the line is of the NVVM IR)",
        ));
    }
    let text = match options.max_registers {
        Some(registers) => with_max_registers(&text, registers),
        None => text,
    };
    let mut ptx = Ptx { text, nvvm_ir, log };
    if let Some(wanted) = options.ptx_version.filter(|_| options.arch.number() < FIRST_MODERN) {
        declare_version(&mut ptx, wanted, options)?;
    }
    Ok(ptx)
}

/// Least version of PTX, ten times, that knows a target and what libNVVM writes for it: PTX ISA, "Release Notes".
const fn least_version(arch: Arch) -> u32 {
    match (arch.number(), arch.suffix()) {
        (..=86, _) => 72,
        (..=87, _) => 74,
        (..=90, None) => 78,
        _ => 80,
    }
}

/// Lowers the declared version to `wanted`, ten times the version, if it is higher.
fn declare_version(ptx: &mut Ptx, wanted: u32, options: &Options) -> Result<()> {
    let Some((major, minor)) = ptx.version() else { return Ok(()) };
    if major * 10 + minor <= wanted {
        return Ok(());
    }
    // The hint which bytes of a vector load are used came with PTX 8.3 (PTX ISA, "Pragma Strings").
    let pragma = if ptx.text.contains("\"used_bytes_mask") { 83 } else { 0 };
    let least = least_version(options.arch).max(pragma);
    if wanted < least || options.dialect == Dialect::Latest {
        let reason = if wanted < least {
            format!("what libNVVM wrote for the target needs PTX {}.{} at least", least / 10, least % 10)
        } else {
            "the preview of the newest dialect has no choice of version before compute_100".to_owned()
        };
        return Err(Error::unsupported(
            0,
            format!("PTX {}.{} for {}", wanted / 10, wanted % 10, options.arch),
            reason,
        ));
    }
    let (old, new) =
        (format!(".version {major}.{minor}\n"), format!(".version {}.{}\n", wanted / 10, wanted % 10));
    ptx.text = ptx.text.replacen(&old, &new, 1);
    Ok(())
}

/// An intrinsic that libNVVM took for an external function, which is what it does with one that it does not know.
fn unknown_intrinsic(ptx: &str) -> Option<String> {
    let declarations = ptx.split(".extern .func").skip(1);
    declarations
        .filter_map(|declaration| {
            let head = declaration.split(';').next()?;
            head.split(|c: char| !(c.is_ascii_alphanumeric() || "._$".contains(c)))
                .find(|word| word.starts_with("llvm.") || word.starts_with("llvm_$_"))
        })
        .map(|name| name.replace("_$_", "."))
        .next()
}

fn line_of(ir: &str, name: &str) -> u32 {
    let line = ir.lines().position(|line| line.contains(name)).map_or(0, |index| index + 1);
    u32::try_from(line).unwrap_or(0)
}

/// Adds `.maxnreg` to every kernel: PTX ISA, "Performance-Tuning Directives". It stands between the parameters and the body.
fn with_max_registers(ptx: &str, registers: u32) -> String {
    let mut out = String::with_capacity(ptx.len() + 64);
    let mut in_header = false;
    for line in ptx.lines() {
        let words = line.trim_start();
        in_header |= words.contains(".entry ") && !words.starts_with("//");
        if in_header && words.starts_with('{') {
            out.push_str(&format!(".maxnreg {registers}\n"));
            in_header = false;
        }
        out.push_str(line);
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Arch;

    const PTX: &str = ".version 9.5\n.target sm_75\n.visible .entry k(\n\t.param .u64 k_param_0\n)\n{\n\tret;\n}\n\
                       .func f()\n{\n\tret;\n}\n";

    #[test]
    fn registers_are_limited_in_kernels_only() {
        let text = with_max_registers(PTX, 40);
        assert_eq!(text.matches(".maxnreg 40").count(), 1);
        assert!(text.contains(")\n.maxnreg 40\n{\n\tret;\n}\n.func f()\n{"), "{text}");
    }

    #[test]
    fn the_declared_version_is_lowered_as_far_as_the_target_allows() {
        let finished = |arch, version| {
            let options = Options { ptx_version: Some(version), ..Options::new(Arch::new(arch)) };
            finish(PTX.to_owned(), String::new(), String::new(), &options)
        };
        assert_eq!(finished(75, 90).expect("9.0 is enough").version(), Some((9, 0)));
        assert_eq!(finished(75, 99).expect("nothing to do").version(), Some((9, 5)));
        assert!(finished(90, 70).is_err());
    }

    #[test]
    fn unknown_intrinsics_are_found() {
        let options = Options::new(Arch::new(75));
        let finished =
            finish(PTX.to_owned(), String::new(), String::new(), &options).expect("nothing is wrong");
        assert_eq!(finished.version(), Some((9, 5)));
        let extern_function =
            ".extern .func  (.param .b32 func_retval0) llvm.nvvm.foo.i32\n(\n\t.param .b32 a\n)\n;\n";
        let error = finish(
            format!("{PTX}{extern_function}"),
            String::new(),
            "call @llvm.nvvm.foo.i32".into(),
            &options,
        );
        let error = error.expect_err("the intrinsic is not known").to_string();
        assert!(error.contains("`llvm.nvvm.foo.i32`"), "{error}");
    }
}
