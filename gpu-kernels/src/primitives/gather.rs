//! Gather and scatter (note E5): reading and writing through an array of indices. The indices are read in order; what they
//! point to lies anywhere, so that each lane of a warp may touch a sector of its own.

use crate::grid;
use cuda_std::prelude::*;

/// E5: `output[i] = table[index[i]]`. An index beyond the table ends the kernel with a panic.
///
/// Cost of n indices: 2n reads, half of them anywhere, and n writes, coalesced; no shared memory, no barrier.
#[kernel]
pub fn gather(table: &[f32], index: &[u32], mut output: DisjointSlice<'_, f32>) {
    for (i, slot) in output.strided() {
        if let Some(at) = index.get(i) {
            *slot = table[*at as usize];
        }
    }
}

/// The best gather: a thread reads four indices in one access and has four reads of the table under way at once.
///
/// Cost of n indices: n/4 reads of 16 bytes and n reads anywhere; n/4 writes of 16 bytes, coalesced; no shared memory, no
/// barrier.
///
/// # Safety
/// Every index is inside the table; `output` has room for as many elements as there are indices.
#[kernel]
pub unsafe fn gather_four(table: *const f32, index: &[u32], output: *mut f32) {
    // SAFETY: as the caller promises.
    unsafe { super::map_by_four(index, output, |at| *table.add(at as usize)) }
}

/// E5: `output[index[i]] = input[i]`. No two indices are equal. What has an index of `len` or more is left out.
///
/// Cost of n indices: 2n reads, coalesced, and n writes anywhere; no shared memory, no barrier.
///
/// # Safety
/// `output` has `len` elements; no two indices are equal.
#[kernel]
pub unsafe fn scatter(input: &[f32], index: &[u32], output: *mut f32, len: usize) {
    grid::stride(grid::x(), grid::width(), index.len().min(input.len()), |i| {
        // SAFETY: both are that long; the place is inside, and no other thread has this index.
        unsafe {
            let at = *index.get_unchecked(i) as usize;
            if at < len {
                *output.add(at) = *input.get_unchecked(i);
            }
        }
    });
}

/// The best scatter: a thread reads four indices and four values in one access each.
///
/// Cost of n indices: n/2 reads of 16 bytes, coalesced, and n writes anywhere; no shared memory, no barrier.
///
/// # Safety
/// `input` has as many elements as there are indices; every index is inside the output, and no two are equal.
#[kernel]
pub unsafe fn scatter_four(input: *const f32, index: &[u32], output: *mut f32) {
    let (from, n) = (index.as_ptr(), index.len());
    let vectors = if grid::is_vector_aligned(from) && grid::is_vector_aligned(input) { n / 4 } else { 0 };
    let (first, step) = (grid::x(), grid::width());
    // SAFETY: below n, and the caller promises the indices.
    unsafe {
        grid::stride(first, step, vectors, |i| {
            let (Vec4(at), Vec4(values)) =
                (*from.cast::<Vec4<u32>>().add(i), *input.cast::<Vec4<f32>>().add(i));
            for k in 0..4 {
                *output.add(at[k] as usize) = values[k];
            }
        });
        grid::stride(4 * vectors + first, step, n, |i| *output.add(*from.add(i) as usize) = *input.add(i));
    }
}
