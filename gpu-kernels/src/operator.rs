//! Associative operators with a neutral element, over which reductions and scans are generic.

/// An associative operation on `T`. The order of its operands may matter; their grouping may not (for floats: only up to
/// rounding).
pub trait Operator<T: Copy> {
    /// The neutral element.
    const IDENTITY: T;

    /// Combines what comes earlier with what comes later.
    fn combine(earlier: T, later: T) -> T;
}

/// Addition: integers modulo 2³².
pub struct Add;
/// The lesser; of a NaN and a number, the number. Its neutral element is the greatest integer, or NaN.
pub struct Least;
/// The greater; of a NaN and a number, the number. Its neutral element is the least integer, or NaN.
pub struct Greatest;

impl Operator<i32> for Add {
    const IDENTITY: i32 = 0;
    #[inline(always)]
    fn combine(earlier: i32, later: i32) -> i32 {
        earlier.wrapping_add(later)
    }
}

impl Operator<f32> for Add {
    const IDENTITY: f32 = 0.0;
    #[inline(always)]
    fn combine(earlier: f32, later: f32) -> f32 {
        earlier + later
    }
}

macro_rules! ordered {
    ($($name:ident, $method:ident, $of_integers:expr;)*) => {
        $(
            impl Operator<i32> for $name {
                const IDENTITY: i32 = $of_integers;
                #[inline(always)]
                fn combine(earlier: i32, later: i32) -> i32 {
                    earlier.$method(later)
                }
            }

            impl Operator<f32> for $name {
                const IDENTITY: f32 = f32::NAN;
                #[inline(always)]
                fn combine(earlier: f32, later: f32) -> f32 {
                    earlier.$method(later)
                }
            }
        )*
    };
}

ordered! {
    Least, min, i32::MAX;
    Greatest, max, i32::MIN;
}
