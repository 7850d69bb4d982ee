//! Blocks by hand, and kernels whose blocks outlive them.

use alloc::alloc::{Layout, alloc, alloc_zeroed, dealloc, realloc};
use cuda_std::prelude::*;

/// Whether a block of a size and alignment keeps its bytes while it grows and shrinks, and is aligned.
pub fn round_trip(size: usize, align: usize) -> bool {
    let Ok(layout) = Layout::from_size_align(size, align) else { return false };
    let resized = |size: usize| Layout::from_size_align(size, align).unwrap_or(layout);
    let bytes = |block: *mut u8, count: usize| {
        // SAFETY: callers pass a block of at least that many bytes, all of them written.
        unsafe { core::slice::from_raw_parts_mut(block, count) }
    };
    // SAFETY: no size is zero, each block is used with the layout that it has at that time, and freed once.
    unsafe {
        let zeroed = alloc_zeroed(layout);
        let block = alloc(layout);
        if zeroed.is_null() || block.is_null() {
            return false;
        }
        let mut good = bytes(zeroed, size).iter().all(|&byte| byte == 0);
        block.write_bytes(0, size);
        for (at, byte) in bytes(block, size).iter_mut().enumerate() {
            *byte = at as u8;
        }
        let mut block = block;
        let mut now = size;
        for next in [size + 1, 3 * size + 70, 2 * size + 60, size, size.div_ceil(3)] {
            block = realloc(block, resized(now), next);
            if block.is_null() {
                return false;
            }
            now = next;
            let kept = bytes(block, size.min(next)).iter().enumerate().all(|(at, &byte)| byte == at as u8);
            good &= kept && block.addr().is_multiple_of(align);
        }
        good &= zeroed.addr().is_multiple_of(align);
        dealloc(zeroed, layout);
        dealloc(block, resized(now));
        good
    }
}

/// Leaves a vector of each thread on the device's heap, and its address in `out`.
#[kernel]
pub fn keep(input: &[u32], mut out: DisjointSlice<'_, u64>) {
    let index = thread::unique_index();
    let kept: Box<Vec<u32>> = Box::new(input.iter().map(|n| n.wrapping_mul(index.get() as u32)).collect());
    if let Some(slot) = out.get_mut(index) {
        *slot = Box::into_raw(kept).expose_provenance() as u64;
    }
}

/// Sums what [`keep`] left, and frees it.
#[kernel]
pub fn take_back(mut out: DisjointSlice<'_, u64>) {
    if let Some(slot) = out.get_mut(thread::unique_index()) {
        // SAFETY: the address is that of a box of the same type, which no thread has taken yet.
        let kept: Box<Vec<u32>> =
            unsafe { Box::from_raw(core::ptr::with_exposed_provenance_mut(*slot as usize)) };
        *slot = kept.iter().fold(0u64, |sum, &n| sum.wrapping_mul(31).wrapping_add(u64::from(n)));
    }
}

/// Asks for more than any heap of the tests has.
#[kernel]
pub fn exhaust(input: &[u32], mut out: DisjointSlice<'_, u64>) {
    let index = thread::unique_index();
    let numbers: Vec<u32> = Vec::with_capacity(input[0] as usize);
    if let Some(slot) = out.get_mut(index) {
        *slot = numbers.capacity() as u64;
    }
}

/// Counts how many blocks of `input[0]` bytes each thread gets until there are no more, and frees them.
#[kernel]
pub fn fill(input: &[u32], mut out: DisjointSlice<'_, u64>) {
    let index = thread::unique_index();
    let mut blocks = 0;
    let mut list: *mut u8 = core::ptr::null_mut();
    let Ok(layout) = Layout::from_size_align(input[0] as usize, 16) else { return };
    // SAFETY: the size is at least 16; each block holds the address of the one before, and is freed once.
    unsafe {
        loop {
            let block = alloc(layout);
            if block.is_null() {
                break;
            }
            block.cast::<*mut u8>().write(list);
            list = block;
            blocks += 1;
        }
        while !list.is_null() {
            let next = list.cast::<*mut u8>().read();
            dealloc(list, layout);
            list = next;
        }
    }
    if let Some(slot) = out.get_mut(index) {
        *slot = blocks;
    }
}
