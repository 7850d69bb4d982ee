//! NVIDIA's libdevice by name, without the prefix `__nv_`, as rust-cuda has it (feature `libdevice`).
//!
//! The functions are `unsafe` because rust-cuda declares them as foreign functions; those that take no pointer ask for
//! nothing. Errors in units of the last place (ulp), as the tests on the host find them against values of 50 digits:
//!
//! | functions | `f64` | `f32` |
//! | --- | --- | --- |
//! | names that end in `_rn`, `_rz`, `_rd`, `_ru`, and operations on integers and bits | exact | exact |
//! | `fmod`, `remainder`, `remquo`, roundings, `fma`, `sqrt`, `frexp`, `ldexp`, `nextafter` … | exact | exact |
//! | those that [`float`](crate::float) has too | there | there |
//! | `erf`, `erfc`, `erfcx`, `normcdf`, `sinpi`, `cospi`, `rcbrt`, `asinh`, `acosh`, `atanh` | 8 | 2 |
//! | `erfinv`, `erfcinv`, `normcdfinv` | 8 | 1 |
//! | `lgamma`, `tgamma` (away from their poles; `lgamma` away from its zeros) | 16 | 1 |
//! | `j0`, `j1`, `jn`, `y0`, `y1`, `yn`: absolute, relative to the greater of 1 and the value | 2⁻⁴⁸ | 2⁻²² |
//! | `fast_…` | as [`approx`](crate::float::approx) | |

#[cfg(feature = "libdevice")]
mod functions;
#[cfg(feature = "libdevice")]
mod integers;
#[cfg(feature = "libdevice")]
mod rounding;
#[cfg(feature = "libdevice")]
mod special;

#[cfg(feature = "libdevice")]
pub use functions::*;
#[cfg(feature = "libdevice")]
pub use integers::*;
#[cfg(feature = "libdevice")]
pub use rounding::*;
