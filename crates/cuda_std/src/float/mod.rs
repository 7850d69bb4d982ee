//! Arithmetic of `f32` and `f64` beyond `core`.
//!
//! [`GpuFloat`] has the functions that `std` has for floats, under the same names. Square root, fused multiply-add
//! and the roundings to integers are instructions; the others are computed here in plain Rust, without libdevice, and
//! give the same bits on the host and on every device. [`approx`] has the hardware's fast approximations.
//!
//! Greatest errors in units of the last place (ulp), as the tests on the host find them (compared with `f64` and
//! `std`):
//!
//! | function | `f32` | `f64` |
//! | --- | --- | --- |
//! | `sqrt`, `mul_add`, `floor`, `ceil`, `trunc`, `round` | 0.5 | 0.5 |
//! | `exp`, `exp2`, `ln`, `log2`, `log10`, `exp_m1`, `ln_1p` | 2 | 2 |
//! | `sin`, `cos` (any argument) | 2 | 2 |
//! | `atan`, `cbrt`, `hypot` | 2 | 2 |
//! | `tan`, `atan2`, `asin`, `acos`, `sinh`, `cosh`, `tanh` | 4 | 4 |
//! | `powf` | 2 | 2 |

pub mod approx;
mod elementary;
mod gpu_float;
mod power;
mod real;
mod trigonometry;

pub use gpu_float::GpuFloat;

/// `a * b + c`, rounded once (`fma.rn.f32`). Rust never fuses a product and a sum by itself, as CUDA C does.
#[inline(always)]
pub fn fma(a: f32, b: f32, c: f32) -> f32 {
    real::Real::fma(a, b, c)
}

/// `a * b + c`, rounded once (`fma.rn.f64`).
#[inline(always)]
pub fn fma_f64(a: f64, b: f64, c: f64) -> f64 {
    real::Real::fma(a, b, c)
}
