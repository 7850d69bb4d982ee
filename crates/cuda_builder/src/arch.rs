//! GPU architectures: their names, and the oldest PTX version that each one needs.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A version of the PTX ISA, such as 7.0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PtxVersion {
    /// The part before the point.
    pub major: u32,
    /// The part after the point.
    pub minor: u32,
}

impl PtxVersion {
    /// The version `major.minor`.
    pub const fn new(major: u32, minor: u32) -> Self {
        Self { major, minor }
    }

    /// The LLVM target feature that selects this version: `ptx70` for 7.0.
    pub fn feature(self) -> String {
        format!("ptx{}{}", self.major, self.minor)
    }
}

impl fmt::Display for PtxVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// What a target shares with other devices of its generation (PTX ISA 9.0, 11.1.2 `.target`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suffix {
    /// `sm_90`: runs on this device and on every later one.
    Portable,
    /// `sm_100f`: runs on the devices of this family.
    Family,
    /// `sm_90a`: runs on this architecture only.
    Specific,
}

impl Suffix {
    fn letter(self) -> &'static str {
        match self {
            Suffix::Portable => "",
            Suffix::Family => "f",
            Suffix::Specific => "a",
        }
    }
}

/// A GPU architecture that kernels can be compiled for.
///
/// Only architectures that both rustc's LLVM and `ptxas` of CUDA 13 know can be made, so a value of this type
/// always names a target that compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arch {
    number: u32,
    suffix: Suffix,
    ptx: PtxVersion,
}

const fn arch(number: u32, suffix: Suffix, major: u32, minor: u32) -> Arch {
    Arch { number, suffix, ptx: PtxVersion::new(major, minor) }
}

/// Every target, oldest first, with the least PTX version that names it (PTX ISA, release notes; each one checked
/// against LLVM 22 and against `ptxas` 13.5, which refuses a version below); at least 7.0, the oldest that rustc writes.
const SUPPORTED: &[Arch] = &[
    arch(75, Suffix::Portable, 7, 0),
    arch(80, Suffix::Portable, 7, 0),
    arch(86, Suffix::Portable, 7, 1),
    arch(87, Suffix::Portable, 7, 4),
    arch(88, Suffix::Portable, 9, 0),
    arch(89, Suffix::Portable, 7, 8),
    arch(90, Suffix::Portable, 7, 8),
    arch(90, Suffix::Specific, 8, 0),
    arch(100, Suffix::Portable, 8, 6),
    arch(100, Suffix::Family, 8, 8),
    arch(100, Suffix::Specific, 8, 6),
    arch(103, Suffix::Portable, 8, 8),
    arch(103, Suffix::Family, 8, 8),
    arch(103, Suffix::Specific, 8, 8),
    arch(110, Suffix::Portable, 9, 0),
    arch(110, Suffix::Family, 9, 0),
    arch(110, Suffix::Specific, 9, 0),
    arch(120, Suffix::Portable, 8, 7),
    arch(120, Suffix::Family, 8, 8),
    arch(120, Suffix::Specific, 8, 7),
    arch(121, Suffix::Portable, 8, 8),
    arch(121, Suffix::Family, 8, 8),
    arch(121, Suffix::Specific, 8, 8),
];

/// The text does not name an architecture that kernels can be compiled for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArchError {
    /// Not of the form `sm_NN`, `compute_NN` or `NN`.
    #[error(
        "`{text}` is not the name of a GPU architecture: write `sm_75`, `compute_75` or `75`, with `a` or `f` \
         behind the number for features of one architecture or family (`sm_90a`)"
    )]
    Malformed {
        /// What was given.
        text: String,
    },
    /// Well-formed, but not among the targets of this compiler.
    #[error(
        "`{text}` is not an architecture that kernels can be compiled for: the least is {least}, the greatest \
         {greatest}; the nearest to it is {nearest}"
    )]
    Unsupported {
        /// What was given.
        text: String,
        /// The oldest target.
        least: Arch,
        /// The newest target.
        greatest: Arch,
        /// The target whose number is closest.
        nearest: Arch,
    },
}

impl Arch {
    /// Turing, the oldest architecture that current drivers and `ptxas` still take; its PTX runs on all later ones.
    pub const SM_75: Arch = SUPPORTED[0];

    /// Reads `sm_75`, `compute_90`, `90`, `sm_90a`, `sm_100f`; letters may be in either case.
    ///
    /// # Errors
    /// [`ArchError`] when the text has another form or names a target outside [`Arch::supported`].
    pub fn parse(text: &str) -> Result<Self, ArchError> {
        let malformed = || ArchError::Malformed { text: text.to_owned() };
        let lower = text.trim().to_ascii_lowercase();
        let name = lower.strip_prefix("sm_").or_else(|| lower.strip_prefix("compute_")).unwrap_or(&lower);
        let (digits, suffix) = match name.strip_suffix('a') {
            Some(digits) => (digits, Suffix::Specific),
            None => match name.strip_suffix('f') {
                Some(digits) => (digits, Suffix::Family),
                None => (name, Suffix::Portable),
            },
        };
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(malformed());
        }
        let number: u32 = digits.parse().map_err(|_| malformed())?;
        Self::find(number, suffix).ok_or_else(|| ArchError::Unsupported {
            text: text.to_owned(),
            least: SUPPORTED[0],
            greatest: Self::greatest(),
            nearest: Self::nearest(number, suffix),
        })
    }

    /// Every architecture that can be compiled for, oldest first.
    pub fn supported() -> &'static [Arch] {
        SUPPORTED
    }

    fn find(number: u32, suffix: Suffix) -> Option<Self> {
        SUPPORTED.iter().copied().find(|arch| arch.number == number && arch.suffix == suffix)
    }

    fn greatest() -> Self {
        SUPPORTED.iter().copied().rfind(|arch| arch.suffix == Suffix::Portable).unwrap_or(Self::SM_75)
    }

    /// The target with the closest number; among those of one number, the asked suffix, else the portable one.
    fn nearest(number: u32, suffix: Suffix) -> Self {
        let key = |arch: &Arch| (arch.number.abs_diff(number), arch.suffix != suffix, arch.suffix);
        SUPPORTED.iter().copied().min_by_key(key).unwrap_or(Self::SM_75)
    }

    /// The architecture's number: 75 for `sm_75`.
    pub fn number(self) -> u32 {
        self.number
    }

    /// Major and minor compute capability: (7, 5) for `sm_75`.
    pub fn compute_capability(self) -> (u32, u32) {
        (self.number / 10, self.number % 10)
    }

    /// Whether code for it is bound to one architecture or family.
    pub fn suffix(self) -> Suffix {
        self.suffix
    }

    /// The oldest PTX version that has this target. A driver refuses PTX that is newer than itself, so this version
    /// runs on the most drivers.
    pub fn least_ptx_version(self) -> PtxVersion {
        self.ptx
    }
}

impl Default for Arch {
    fn default() -> Self {
        Self::SM_75
    }
}

impl PartialOrd for Arch {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Arch {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.number, self.suffix).cmp(&(other.number, other.suffix))
    }
}

impl fmt::Display for Arch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("sm_{}{}", self.number, self.suffix.letter()))
    }
}

impl FromStr for Arch {
    type Err = ArchError;

    fn from_str(text: &str) -> Result<Self, ArchError> {
        Self::parse(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_one_architecture_is_the_same() {
        for text in ["sm_90", "compute_90", "90", "SM_90", " sm_90 "] {
            assert_eq!(Arch::parse(text).unwrap().to_string(), "sm_90", "{text}");
        }
        assert_eq!(Arch::parse("90a").unwrap().to_string(), "sm_90a");
        assert_eq!(Arch::parse("sm_100f").unwrap().suffix(), Suffix::Family);
    }

    #[test]
    fn names_print_and_parse_back() {
        for &arch in Arch::supported() {
            assert_eq!(Arch::parse(&arch.to_string()), Ok(arch));
        }
    }

    #[test]
    fn the_table_is_sorted_without_doubles() {
        assert!(SUPPORTED.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn an_unsupported_architecture_names_the_bounds_and_the_nearest() {
        let message = Arch::parse("sm_12").unwrap_err().to_string();
        for part in ["`sm_12`", "least is sm_75", "greatest sm_121", "nearest to it is sm_75"] {
            assert!(message.contains(part), "{message}");
        }
        let nearest = |text| match Arch::parse(text) {
            Err(ArchError::Unsupported { nearest, .. }) => nearest.to_string(),
            other => panic!("{other:?}"),
        };
        assert_eq!(nearest("sm_99"), "sm_100");
        assert_eq!(nearest("sm_85"), "sm_86");
        assert_eq!(nearest("sm_80a"), "sm_80");
        assert_eq!(nearest("sm_999a"), "sm_121a");
    }

    #[test]
    fn other_words_are_malformed() {
        for text in ["", "sm_", "sm_a", "turing", "sm-75", "sm_7 5", "sm_99999999999", "+90", "90aa"] {
            assert!(matches!(Arch::parse(text), Err(ArchError::Malformed { .. })), "{text}");
        }
    }

    #[test]
    fn versions_are_spelled_for_llvm() {
        assert_eq!(Arch::SM_75.least_ptx_version().feature(), "ptx70");
        assert_eq!(PtxVersion::new(9, 0).to_string(), "9.0");
    }
}
