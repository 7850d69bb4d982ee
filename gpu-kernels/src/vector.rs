//! Vector addition, `c = a + b` (notes A1, A2).

use crate::grid;
use cuda_std::prelude::*;

/// A1: one block, one thread an element; launch it as `<<<1, n>>>`. More than 1024 threads in a block are an error of
/// the driver; with fewer threads than elements the rest is not computed.
///
/// Cost of n elements: 2n reads and n writes, coalesced; no shared memory, no barrier; only the last warp diverges.
#[kernel]
pub fn vector_add_one_block(a: &[f32], b: &[f32], mut c: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    let i = index.get();
    if i < a.len()
        && i < b.len()
        && let Some(slot) = c.get_mut(index)
    {
        *slot = a[i] + b[i];
    }
}

/// A2: a grid of blocks with a guard, any n; launch it as `<<<ceil(n / 256), 256>>>`.
///
/// Cost of n elements: 2n reads and n writes, coalesced; no shared memory, no barrier; only the last warp that has
/// elements diverges.
///
/// # Safety
/// `c` has room for as many elements as the shorter of `a` and `b` has.
#[kernel]
pub unsafe fn vector_add(a: &[f32], b: &[f32], c: *mut f32) {
    let i = grid::x();
    if i < a.len() && i < b.len() {
        // SAFETY: `c` has as many elements, and each thread writes its own.
        unsafe { *c.add(i) = a[i] + b[i] };
    }
}

/// A2 with a grid-stride loop: any grid covers any n, and a thread that stays for several elements saves the start of
/// new blocks.
///
/// Cost of n elements: as [`vector_add`]; a warp diverges once, in its last step.
#[kernel]
pub fn vector_add_grid_stride(a: &[f32], b: &[f32], mut c: DisjointSlice<'_, f32>) {
    for (i, slot) in c.strided() {
        if let (Some(a), Some(b)) = (a.get(i), b.get(i)) {
            *slot = a + b;
        }
    }
}

/// The best of the family: four elements a thread in 16-byte accesses, in a grid-stride loop; a tail of up to three
/// elements one by one. Vectors that do not start at a multiple of 16 bytes go one by one as a whole.
///
/// Cost of n elements: 2n reads and n writes in n/4 instructions each, coalesced; no shared memory, no barrier; the
/// last steps diverge.
///
/// # Safety
/// `c` has room for as many elements as the shorter of `a` and `b` has.
#[kernel]
pub unsafe fn vector_add_float4(a: &[f32], b: &[f32], c: *mut f32) {
    let n = a.len().min(b.len());
    let (first, step) = (grid::x(), grid::width());
    let (a, b) = (a.as_ptr(), b.as_ptr());
    let aligned = grid::is_vector_aligned(a) && grid::is_vector_aligned(b) && grid::is_vector_aligned(c);
    let vectors = if aligned { n / 4 } else { 0 };
    let (a4, b4, c4) = (a.cast::<Vec4<f32>>(), b.cast::<Vec4<f32>>(), c.cast::<Vec4<f32>>());
    // SAFETY: vector `i` holds the elements from 4·i to 4·i + 3, all below n, and is aligned; this thread owns it.
    grid::stride(first, step, vectors, |i| unsafe { *c4.add(i) = *a4.add(i) + *b4.add(i) });
    // SAFETY: element `i` is below n, beyond the vectors, and this thread owns it.
    grid::stride(vectors * 4 + first, step, n, |i| unsafe { *c.add(i) = *a.add(i) + *b.add(i) });
}
