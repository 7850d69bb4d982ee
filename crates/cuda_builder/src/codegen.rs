//! Which code generator makes PTX of rustc's LLVM IR, and NVVM's options.

use std::fmt;
use std::str::FromStr;

/// What makes PTX of the LLVM IR.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Codegen {
    /// rustc's own LLVM. Always there.
    Llvm,
    /// NVIDIA's libNVVM, loaded at run time; see the crate `nvvm`.
    Nvvm,
    /// [`Codegen::PREFERRED`], or LLVM where there is no libNVVM that compiles for the target.
    #[default]
    Auto,
}

impl Codegen {
    /// What [`Codegen::Auto`] takes where it has the choice: `docs/decisions/0007-default-code-generator.md`.
    pub const PREFERRED: Codegen = Codegen::Llvm;

    /// The name on command lines: `llvm`, `nvvm` or `auto`.
    pub fn name(self) -> &'static str {
        match self {
            Codegen::Llvm => "llvm",
            Codegen::Nvvm => "nvvm",
            Codegen::Auto => "auto",
        }
    }

    /// The comment that the builder puts ahead of PTX, so that its origin travels with the text.
    pub(crate) fn heading(self) -> String {
        format!("{HEADING}{self}\n")
    }

    /// The generator of PTX that a builder of this crate wrote; `None` for other PTX.
    pub fn of_ptx(ptx: &str) -> Option<Codegen> {
        ptx.lines().next()?.strip_prefix(HEADING)?.trim().parse().ok()
    }
}

/// Start of the comment ahead of the PTX.
const HEADING: &str = "// Code generator: ";

impl fmt::Display for Codegen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no code generator, or no option of NVVM.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodegenError {
    /// No code generator.
    #[error(
        "`{text}` is not a code generator: write `llvm` (rustc's own), `nvvm` (NVIDIA's libNVVM) or `auto`"
    )]
    Generator {
        /// What was given.
        text: String,
    },
    /// No option of NVVM.
    #[error(
        "`{text}` is not an option of NVVM: write a list such as `ftz,fma_contraction,max_registers=64` of ftz, fast_sqrt, \
         fast_div, fma_contraction, opt=0, opt=3, unroll=0, unroll=1 and max_registers=N with N from 16 to 255"
    )]
    Option {
        /// The word that is none.
        text: String,
    },
}

impl FromStr for Codegen {
    type Err = CodegenError;

    fn from_str(text: &str) -> Result<Self, CodegenError> {
        [Codegen::Llvm, Codegen::Nvvm, Codegen::Auto]
            .into_iter()
            .find(|one| one.name().eq_ignore_ascii_case(text.trim()))
            .ok_or_else(|| CodegenError::Generator { text: text.to_owned() })
    }
}

/// Options of NVVM under the names of rust-cuda's builder. The default is exact arithmetic, for results equal to LLVM's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NvvmOptions {
    /// Flush single-precision denormals to zero.
    pub ftz: bool,
    /// Approximate single-precision square roots.
    pub fast_sqrt: bool,
    /// Approximate single-precision divisions.
    pub fast_div: bool,
    /// Contract multiplications and additions to fused ones.
    pub fma_contraction: bool,
    /// Let libNVVM optimise: `-opt=3`, or else `-opt=0`.
    pub nvvm_opts: bool,
    /// Let libNVVM unroll loops, after rustc has: often a gain where a thread goes through many rounds, else a loss.
    pub unroll: bool,
    /// Most registers a thread may have, as `.maxnreg` of every kernel.
    pub max_registers: Option<u32>,
}

impl Default for NvvmOptions {
    fn default() -> Self {
        NvvmOptions {
            ftz: false,
            fast_sqrt: false,
            fast_div: false,
            fma_contraction: false,
            nvvm_opts: true,
            unroll: true,
            max_registers: None,
        }
    }
}

/// A list as the command line takes it; empty for the default.
impl fmt::Display for NvvmOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let flags = [
            (self.ftz, "ftz"),
            (self.fast_sqrt, "fast_sqrt"),
            (self.fast_div, "fast_div"),
            (self.fma_contraction, "fma_contraction"),
            (!self.nvvm_opts, "opt=0"),
            (!self.unroll, "unroll=0"),
        ];
        let mut words: Vec<String> =
            flags.iter().filter(|(on, _)| *on).map(|(_, word)| (*word).to_owned()).collect();
        words.extend(self.max_registers.map(|registers| format!("max_registers={registers}")));
        f.pad(&words.join(","))
    }
}

impl FromStr for NvvmOptions {
    type Err = CodegenError;

    /// Reads a list such as `ftz,opt=0,max_registers=64`; hyphens may stand for underscores.
    fn from_str(text: &str) -> Result<Self, CodegenError> {
        let mut options = NvvmOptions::default();
        for given in text.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            let unknown = || CodegenError::Option { text: given.to_owned() };
            match given.replace('-', "_").as_str() {
                "ftz" => options.ftz = true,
                "fast_sqrt" => options.fast_sqrt = true,
                "fast_div" => options.fast_div = true,
                "fma_contraction" => options.fma_contraction = true,
                "opt=0" => options.nvvm_opts = false,
                "opt=3" => options.nvvm_opts = true,
                "unroll=0" => options.unroll = false,
                "unroll=1" => options.unroll = true,
                word => {
                    let number = word.strip_prefix("max_registers=").ok_or_else(unknown)?;
                    let registers = number.parse().ok().filter(|count| (16..=255).contains(count));
                    options.max_registers = Some(registers.ok_or_else(unknown)?);
                }
            }
        }
        Ok(options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generators_have_names() {
        for one in [Codegen::Llvm, Codegen::Nvvm, Codegen::Auto] {
            assert_eq!(one.to_string().parse(), Ok(one));
        }
        let message = "gcc".parse::<Codegen>().unwrap_err().to_string();
        assert!(message.contains("`gcc`") && message.contains("`nvvm`"), "{message}");
        assert_ne!(Codegen::PREFERRED, Codegen::Auto);
    }

    #[test]
    fn the_heading_tells_the_generator() {
        let ptx = format!("{}.version 7.8\n", Codegen::Nvvm.heading());
        assert_eq!(Codegen::of_ptx(&ptx), Some(Codegen::Nvvm));
        assert_eq!(Codegen::of_ptx("//\n// Generated by another compiler\n"), None);
        assert_eq!(Codegen::of_ptx(""), None);
    }

    #[test]
    fn options_are_read_and_written() {
        let all = "ftz,fast_sqrt,fast_div,fma_contraction,opt=0,unroll=0,max_registers=64";
        let options: NvvmOptions = all.parse().unwrap();
        assert_eq!(options.to_string(), all);
        assert_eq!(" fast-div , ".parse(), Ok(NvvmOptions { fast_div: true, ..NvvmOptions::default() }));
        assert_eq!("".parse(), Ok(NvvmOptions::default()));
        assert_eq!(NvvmOptions::default().to_string(), "");
        for wrong in
            ["fast", "opt=1", "unroll=2", "max_registers=", "max_registers=0", "max_registers=256", "ftz=1"]
        {
            let error = wrong.parse::<NvvmOptions>().unwrap_err().to_string();
            assert!(error.contains(wrong), "{error}");
        }
    }
}
