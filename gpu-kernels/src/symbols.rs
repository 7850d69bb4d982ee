//! Memory with a name: constants (note A11) and device variables (note A12).

use cuda_std::float::fma;
use cuda_std::prelude::*;
use cuda_std::ptr;

constant! {
    /// A11: 256 numbers in constant memory, that the host copies there and back.
    pub static CONSTANT_DATA: [f32; 256];
}

device_global! {
    /// A12: a number in global memory that belongs to the module.
    pub static DEVICE_VALUE: f32;
    /// A12: a pointer in global memory, to memory that the host allocated.
    pub static DEVICE_POINTER: *mut f32;
}

/// A11: the polynomial whose coefficients are the 256 constants, at each input: `Σ CONSTANT_DATA[k] · xᵏ` by Horner's
/// rule. All threads of a warp read the same constant, which takes one pass.
///
/// Cost of n elements: n reads and n writes, coalesced; 256 reads of constant memory a thread, of one word a warp; no
/// shared memory, no barrier.
#[kernel]
pub fn constant_polynomial(input: &[f32], mut output: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    if let (Some(&x), Some(slot)) = (input.get(index.get()), output.get_mut(index)) {
        let mut sum = 0.0;
        let mut k = CONSTANT_DATA.len();
        while k > 0 {
            k -= 1;
            sum = fma(sum, x, CONSTANT_DATA.get(k));
        }
        *slot = sum;
    }
}

/// A11, the other way to read: element i takes the constant i modulo 256. The threads of a warp read 32 different
/// words, which takes 32 passes.
///
/// Cost of n elements: n reads and n writes, coalesced; one read of constant memory a thread, of 32 words a warp; no
/// shared memory, no barrier.
#[kernel]
pub fn constant_scale(input: &[f32], mut output: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    let i = index.get();
    if let (Some(&x), Some(slot)) = (input.get(i), output.get_mut(index)) {
        *slot = x * CONSTANT_DATA.get(i % CONSTANT_DATA.len());
    }
}

/// A12: writes `DEVICE_VALUE · i` to element i of the memory that `DEVICE_POINTER` points to.
///
/// Cost of n elements: two reads of one place and one write a thread; no shared memory, no barrier.
///
/// # Safety
/// The host set `DEVICE_POINTER` to memory for `count` elements that nothing else touches.
#[kernel]
pub unsafe fn symbol_fill(count: usize) {
    let i = thread::unique_index().get();
    if i < count {
        // SAFETY: the host says that the memory has room, and each thread writes its own element.
        unsafe { ptr::store(DEVICE_POINTER.get().add(i), DEVICE_VALUE.get() * i as f32) };
    }
}

/// A12 from the device: the first thread sets `DEVICE_VALUE`; the host copies it from the symbol.
///
/// Cost: one write.
#[kernel]
pub fn symbol_set(value: f32) {
    if thread::first() {
        DEVICE_VALUE.set(value);
    }
}
