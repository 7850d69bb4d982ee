//! What to compile for, and how.

use crate::error::Error;
use std::fmt;
use std::str::FromStr;

/// A target architecture: `sm_90`, `sm_90a`, `sm_100f`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Arch {
    number: u32,
    suffix: Option<char>,
}

impl Arch {
    /// The architecture of a compute capability: 90 for 9.0.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self { number, suffix: None }
    }

    /// Ten times the compute capability.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// `a` or `f`, for code that runs on one architecture or family only.
    #[must_use]
    pub const fn suffix(self) -> Option<char> {
        self.suffix
    }

    /// The name that libNVVM takes, `compute_90a`.
    #[must_use]
    pub fn compute(self) -> String {
        format!("compute_{}{}", self.number, self.suffix.map(String::from).unwrap_or_default())
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sm_{}{}", self.number, self.suffix.map(String::from).unwrap_or_default())
    }
}

impl FromStr for Arch {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let unknown = || Error::Architecture(text.to_owned());
        let name = text.strip_prefix("sm_").or_else(|| text.strip_prefix("compute_")).ok_or_else(unknown)?;
        let digits = name.trim_end_matches(['a', 'f']);
        let suffix = match &name[digits.len()..] {
            "" => None,
            "a" => Some('a'),
            "f" => Some('f'),
            _ => return Err(unknown()),
        };
        match digits.parse() {
            Ok(number @ 10..=999) if digits.bytes().all(|b| b.is_ascii_digit()) => {
                Ok(Self { number, suffix })
            }
            _ => Err(unknown()),
        }
    }
}

/// Which of libNVVM's dialects to lower to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Dialect {
    /// The one that the library documents for the target: LLVM 7's up to compute_90, its newest from compute_100 on.
    #[default]
    Auto,
    /// The newest for every target; for those before compute_100 the library must know the option `-nvvm-latest`, which
    /// release 13.5 does (as a preview).
    Latest,
}

/// Options of a compilation; the names are those of rust-cuda's builder where it has them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Options {
    /// Target.
    pub arch: Arch,
    /// Flush single-precision denormals to zero.
    pub ftz: bool,
    /// IEEE rounding of single-precision square roots, rather than an approximation.
    pub prec_sqrt: bool,
    /// IEEE rounding of single-precision divisions, rather than an approximation.
    pub prec_div: bool,
    /// Contract multiplications and additions to fused ones. rustc does not; so the default is off, for results equal to
    /// those of the other code generator.
    pub fma: bool,
    /// Optimise in libNVVM (`-opt=3`) or not at all (`-opt=0`).
    pub optimize: bool,
    /// Let libNVVM unroll loops, which rustc has done before it by rules of its own.
    pub unroll: bool,
    /// Most registers a thread, as `.maxnreg` of every kernel.
    pub max_registers: Option<u32>,
    /// Keep the lines of the Rust source as `.loc`.
    pub line_info: bool,
    /// Dialect.
    pub dialect: Dialect,
    /// Newest version of PTX to write, ten times (`88` for 8.8), for drivers older than the library.
    ///
    /// From compute_100 on libNVVM has an option for it (releases from 13.4 on, for 8.6 and later). The older dialect's code
    /// generator uses nothing newer than PTX 8.3 (7.8 for most kernels), so that there the declared version is lowered.
    pub ptx_version: Option<u32>,
}

impl Options {
    /// The defaults for a target: precise arithmetic, no contraction, optimised, with line information.
    #[must_use]
    pub const fn new(arch: Arch) -> Self {
        Self {
            arch,
            ftz: false,
            prec_sqrt: true,
            prec_div: true,
            fma: false,
            optimize: true,
            unroll: true,
            max_registers: None,
            line_info: true,
            dialect: Dialect::Auto,
            ptx_version: None,
        }
    }

    /// The option strings for libNVVM.
    pub(crate) fn arguments(&self) -> Vec<String> {
        let flag = |name: &str, on: bool| format!("-{name}={}", u32::from(on));
        let mut arguments = vec![
            format!("-arch={}", self.arch.compute()),
            format!("-opt={}", if self.optimize { 3 } else { 0 }),
            flag("ftz", self.ftz),
            flag("prec-sqrt", self.prec_sqrt),
            flag("prec-div", self.prec_div),
            flag("fma", self.fma),
        ];
        if self.dialect == Dialect::Latest && self.arch.number() < FIRST_MODERN {
            arguments.push("-nvvm-latest".to_owned());
        }
        if let Some(version) = self.ptx_version.filter(|_| self.arch.number() >= FIRST_MODERN) {
            arguments.push(format!("-ptx-version-target={version}"));
        }
        arguments
    }
}

/// First architecture for which libNVVM reads the newest LLVM's IR.
pub(crate) const FIRST_MODERN: u32 = 100;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn architectures() {
        for (text, number, suffix) in
            [("sm_75", 75, None), ("compute_90a", 90, Some('a')), ("sm_100f", 100, Some('f'))]
        {
            let arch: Arch = text.parse().expect("known");
            assert_eq!((arch.number(), arch.suffix()), (number, suffix));
        }
        assert_eq!("sm_120a".parse::<Arch>().expect("known").compute(), "compute_120a");
        for text in ["", "90", "sm_", "sm_x", "sm_90b", "sm_90aa", "sm_-9", "sm_+90"] {
            assert!(text.parse::<Arch>().is_err(), "{text}");
        }
    }

    #[test]
    fn option_strings() {
        let options = Options { ftz: true, fma: true, optimize: false, ..Options::new(Arch::new(80)) };
        assert_eq!(
            options.arguments().join(" "),
            "-arch=compute_80 -opt=0 -ftz=1 -prec-sqrt=1 -prec-div=1 -fma=1"
        );
        let latest = Options { dialect: Dialect::Latest, ..Options::new(Arch::new(80)) };
        assert!(latest.arguments().contains(&"-nvvm-latest".to_owned()));
    }
}
