//! What each PTX arithmetic instruction computes: pure functions on scalars.
//!
//! Scalars are Rust's own integers and floats where Rust has the type; `f16` and `bf16` are their bits in a `u16`, packed
//! pairs are a `u32`. The functions are inlined and free of panics, and the common ones free of branches, so that a loop over
//! the lanes of a row compiles to vector code for whatever CPU features the loop was compiled for.
//!
//! What holds throughout:
//! - Rounding is to nearest even where nothing else is said; other modes are a [`Rounding`] argument and exact: they are
//!   computed from error-free sums and integer arithmetic, never by changing the CPU's mode.
//! - A NaN result is the canonical one: `0x7fffffff` for f32, `0x7fff` for f16 and bf16 (PTX ISA 9.0, 9.7.3). An f64
//!   result keeps the payload of an operand, made quiet. Which one, PTX leaves open; it is the one that an H200 takes.
//! - Flushing to zero (`.ftz`) keeps the sign. Callers flush operands and results with [`single::flush`] and its
//!   kin; products, quotients and fused sums of singles have functions of their own (`mul_ftz` …).
//! - What PTX leaves to the machine (division by zero, shifts by the width) follows NVIDIA's hardware.

pub mod approx;
pub mod bf16;
pub mod bits;
pub mod compare;
pub mod convert;
pub mod double;
pub mod exact;
pub mod f16;
pub mod int;
pub mod narrow;
pub mod single;
pub mod video;

#[cfg(test)]
mod tests;

/// A rounding mode of floating-point results, or of conversions to integral values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// To nearest, ties to even: `.rn`, `.rni`.
    Nearest,
    /// Towards zero: `.rz`, `.rzi`.
    Zero,
    /// Towards negative infinity: `.rm`, `.rmi`.
    Down,
    /// Towards positive infinity: `.rp`, `.rpi`.
    Up,
    /// To nearest, ties away from zero: `.rna`.
    NearestAway,
}

impl Rounding {
    /// Every mode.
    pub const ALL: [Rounding; 5] =
        [Rounding::Nearest, Rounding::Zero, Rounding::Down, Rounding::Up, Rounding::NearestAway];

    /// Whether a magnitude whose dropped bits are `rest` (of which `half` is the top one) goes up.
    #[inline(always)]
    pub(crate) fn goes_up(self, odd: bool, rest: u128, half: u128, negative: bool) -> bool {
        match self {
            Rounding::Nearest => rest > half || rest == half && odd,
            Rounding::NearestAway => rest >= half && rest != 0,
            Rounding::Zero => false,
            Rounding::Down => negative && rest != 0,
            Rounding::Up => !negative && rest != 0,
        }
    }

    /// Whether a magnitude beyond the largest finite number becomes infinite rather than that number.
    #[inline(always)]
    pub(crate) fn overflows_to_infinity(self, negative: bool) -> bool {
        match self {
            Rounding::Nearest | Rounding::NearestAway => true,
            Rounding::Zero => false,
            Rounding::Down => negative,
            Rounding::Up => !negative,
        }
    }
}
