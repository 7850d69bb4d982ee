//! The hardware's approximations of `f32` functions: one instruction, or two, with the errors that PTX ISA 9.0 (9.7.3)
//! states. Subnormal arguments and results are kept. On the host they are `std`'s functions, which are more exact.

use crate::device::on_device_or;

macro_rules! approximations {
    ($($(#[$doc:meta])* $name:ident = $instruction:literal, |$x:ident| $host:expr;)*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name($x: f32) -> f32 {
                on_device_or! {
                    {
                        let result: f32;
                        // SAFETY: arithmetic.
                        unsafe {
                            core::arch::asm!(
                                concat!($instruction, " {}, {};"),
                                out(reg32) result, in(reg32) $x,
                                options(pure, nomem, nostack, preserves_flags)
                            );
                        }
                        result
                    }
                    $host
                }
            }
        )*
    };
}

approximations! {
    /// 1/x; greatest error 1 ulp (`rcp.approx`).
    reciprocal = "rcp.approx.f32", |x| 1.0 / x;
    /// √x; greatest relative error 2⁻²³ (`sqrt.approx`).
    sqrt = "sqrt.approx.f32", |x| x.sqrt();
    /// 1/√x; greatest relative error 2⁻²²·⁹ (`rsqrt.approx`).
    rsqrt = "rsqrt.approx.f32", |x| 1.0 / x.sqrt();
    /// 2ˣ; greatest relative error 2⁻²² (`ex2.approx`).
    exp2 = "ex2.approx.f32", |x| x.exp2();
    /// log₂ x; greatest absolute error 2⁻²² for x from ½ to 2, relative elsewhere (`lg2.approx`).
    log2 = "lg2.approx.f32", |x| x.log2();
    /// sin x; greatest absolute error 2⁻²⁰·⁵ for x from −π to π, growing beyond (`sin.approx`).
    sin = "sin.approx.f32", |x| x.sin();
    /// cos x; greatest absolute error 2⁻²⁰·⁵ for x from −π to π, growing beyond (`cos.approx`).
    cos = "cos.approx.f32", |x| x.cos();
    /// tanh x; greatest relative error 2⁻¹¹ (`tanh.approx`, from sm_75 on).
    tanh = "tanh.approx.f32", |x| x.tanh();
}

/// eˣ by `ex2.approx`: the relative error grows with |x|, to about 2⁻¹⁷ at 88 (CUDA's `__expf`).
#[inline(always)]
pub fn exp(x: f32) -> f32 {
    exp2(x * core::f32::consts::LOG2_E)
}

/// ln x by `lg2.approx`; greatest absolute error 2⁻²² for x from ½ to 2 (CUDA's `__logf`).
#[inline(always)]
pub fn ln(x: f32) -> f32 {
    log2(x) * core::f32::consts::LN_2
}

/// a/b by a reciprocal; greatest error 2 ulp for |b| from 2⁻¹²⁶ to 2¹²⁶ (`div.approx`).
#[inline(always)]
pub fn divide(a: f32, b: f32) -> f32 {
    on_device_or! {
        {
            let result: f32;
            // SAFETY: arithmetic.
            unsafe {
                core::arch::asm!(
                    "div.approx.f32 {}, {}, {};",
                    out(reg32) result, in(reg32) a, in(reg32) b,
                    options(pure, nomem, nostack, preserves_flags)
                );
            }
            result
        }
        a / b
    }
}
