//! Arithmetic of `f32` and `f64` beyond `core`.

/// `a * b + c`, rounded once (`fma.rn.f32`).
#[inline(always)]
pub fn fma(a: f32, b: f32, c: f32) -> f32 {
    #[cfg(target_arch = "nvptx64")]
    // SAFETY: arithmetic.
    unsafe {
        crate::intrinsics::fma_f32(a, b, c)
    }
    #[cfg(not(target_arch = "nvptx64"))]
    a.mul_add(b, c)
}

/// `a * b + c`, rounded once (`fma.rn.f64`).
#[inline(always)]
pub fn fma_f64(a: f64, b: f64, c: f64) -> f64 {
    #[cfg(target_arch = "nvptx64")]
    // SAFETY: arithmetic.
    unsafe {
        crate::intrinsics::fma_f64(a, b, c)
    }
    #[cfg(not(target_arch = "nvptx64"))]
    a.mul_add(b, c)
}
