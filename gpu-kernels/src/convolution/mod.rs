//! Convolutions: the three-point average (note E1) and one dimension (C8) in [`line`](mod@line), two dimensions (C9 to C11) in
//! [`image`], and layers of many channels as matrix products (E11, E12) in [`layer`] and by Winograd's method (E13) in
//! [`winograd`].
//!
//! As in the notes, the mask is not turned round: element i of the result is `Σ input[i + j − radius] · mask[j]`, with a radius
//! of ⌊taps/2⌋. Masks have an odd number of taps, at most 31 each way. What lies outside the input (the notes' ghost elements) is
//! 0. Integers are modulo 2³².

pub mod image;
pub mod layer;
pub mod line;
pub mod winograd;

use cuda_std::prelude::*;

/// The most taps that a mask has each way.
pub const MAX_TAPS: usize = 31;

/// Elements of a row of the masks that are padded with zeros: [`shift`] and the taps, to the next multiple of four.
pub const PADDED: usize = 32;

/// Zeros before the first tap of a row of a padded mask. With them the first element that four neighbouring results need
/// is a multiple of four away from the results, so that aligned results go with aligned reads.
pub const fn shift(taps: u32) -> u32 {
    (taps / 2).wrapping_neg() % 4
}

/// Four elements of a line of `len` elements from `at` on, 0 outside; `at` is a multiple of four, below 0 if it wrapped. One load
/// where the line is aligned and all four are inside.
///
/// # Safety
/// `line` has `len` elements of global memory; if `aligned`, it starts at a multiple of 16 bytes.
#[inline(always)]
unsafe fn four_or_zero(line: *const i32, len: usize, aligned: bool, at: usize) -> [i32; 4] {
    if aligned && at < len && len - at >= 4 {
        // SAFETY: inside the line and aligned, since `at` is a multiple of four.
        let Vec4(four) = unsafe { cuda_std::ptr::load(line.add(at).cast::<Vec4<i32>>()) };
        return four;
    }
    let one = |at: usize| {
        // SAFETY: inside the line.
        if at < len { unsafe { cuda_std::ptr::load(line.add(at)) } } else { 0 }
    };
    [one(at), one(at.wrapping_add(1)), one(at.wrapping_add(2)), one(at.wrapping_add(3))]
}

/// Writes four neighbouring elements of a line of `len` from `at` on; what lies beyond its end is dropped.
///
/// # Safety
/// `line` has `len` elements of global memory; if `aligned`, element `at` is at a multiple of 16 bytes; no other thread touches
/// these elements.
#[inline(always)]
unsafe fn store_four(line: *mut i32, len: usize, aligned: bool, at: usize, values: [i32; 4]) {
    if aligned && at + 4 <= len {
        // SAFETY: inside the line and aligned.
        unsafe { cuda_std::ptr::store(line.add(at).cast(), Vec4(values)) };
        return;
    }
    for (k, value) in values.iter().enumerate() {
        if at + k < len {
            // SAFETY: inside the line.
            unsafe { *line.add(at + k) = *value };
        }
    }
}
