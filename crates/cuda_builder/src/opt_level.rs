//! How much rustc optimises.

use std::fmt;

/// How much rustc optimises the kernels and the core library: `opt-level` of cargo's profiles.
///
/// Kernels for use are compiled at the highest level. The lower ones serve to compare results: a program whose behaviour is
/// defined computes the same at each of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OptLevel {
    /// No optimisation but the inlining of `#[inline(always)]`.
    O0,
    /// Some.
    O1,
    /// Most.
    O2,
    /// All.
    #[default]
    O3,
}

impl fmt::Display for OptLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OptLevel::O0 => "0",
            OptLevel::O1 => "1",
            OptLevel::O2 => "2",
            OptLevel::O3 => "3",
        })
    }
}
