//! Attention (note E15): `softmax(scale · q·kᵀ) · v` for each head, with the n×n scores in memory, and fused, where no n×n
//! matrix exists: the softmax is worked out while the keys go by.
//!
//! `q`, `k`, `v` and the result are heads × n × d, row-major, aligned to 16 bytes. Causal attention lets row i see the keys 0 to i.
//! A key that a row does not see has no influence on it, be it NaN.

use crate::grid;
use cuda_std::float::{approx, fma};
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

const FULL: u32 = u32::MAX;

/// Sizes of the problem.
#[repr(C)]
#[derive(Clone, Copy, Debug, PlainData)]
pub struct Sizes {
    /// Queries and keys of a head.
    pub n: u32,
    /// Numbers of a query, a key and a value.
    pub d: u32,
    /// 1 when row i sees the keys 0 to i only, 0 when it sees all.
    pub causal: u32,
    /// What scores are multiplied by.
    pub scale: f32,
}

impl Sizes {
    /// How many keys a row sees.
    #[inline(always)]
    fn seen(&self, row: usize) -> usize {
        let n = self.n as usize;
        if self.causal != 0 { n.min(row + 1) } else { n }
    }
}

/// E15 in three kernels, first: the scores, a thread each; −∞ where a row does not see the key. The grid's z counts heads.
///
/// Cost of a head: 2·n²·d reads and n² writes.
///
/// # Safety
/// `q` and `k` have heads·n·d elements, `scores` room for heads·n·n.
#[kernel]
pub unsafe fn attention_scores(q: *const f32, k: *const f32, scores: *mut f32, sizes: Sizes) {
    let (n, d) = (sizes.n as usize, sizes.d as usize);
    let (row, key, head) = (grid::y(), grid::x(), thread::block_idx_z() as usize);
    if row >= n || key >= n {
        return;
    }
    let mut score = f32::NEG_INFINITY;
    if key < sizes.seen(row) {
        let mut sum = 0.0;
        let (query, key) = ((head * n + row) * d, (head * n + key) * d);
        for i in 0..d {
            // SAFETY: inside the head's queries and keys.
            sum = unsafe { fma(*q.add(query + i), *k.add(key + i), sum) };
        }
        score = sum * sizes.scale;
    }
    // SAFETY: this thread owns the element.
    unsafe { *scores.add((head * n + row) * n + key) = score };
}

/// What is subtracted from scores whose largest is `largest`: that, or 0 where a row has seen nothing but −∞.
#[inline(always)]
fn shift(largest: f32) -> f32 {
    if largest == f32::NEG_INFINITY { 0.0 } else { largest }
}

/// E15 in three kernels, second: the softmax of each row in place, a warp a row.
///
/// Cost of r rows of n: 3·r·n reads and 2·r·n writes, coalesced; 10 shuffles a lane and row.
///
/// # Safety
/// `scores` has rows·n elements; blocks have a multiple of 32 threads.
#[kernel]
pub unsafe fn attention_softmax(scores: *mut f32, n: u32, rows: usize) {
    let n = n as usize;
    let lane = lane_id() as usize;
    let row = thread::block_idx_x() as usize * warp::warps_in_block() as usize + warp_id() as usize;
    if row >= rows {
        return;
    }
    let own = scores.wrapping_add(row * n);
    let mut largest = f32::NEG_INFINITY;
    // SAFETY: inside the row, in this and the loops below; the row is the warp's, an element its lane's.
    grid::stride(lane, WARP_SIZE as usize, n, |i| largest = largest.max(unsafe { *own.add(i) }));
    let shift = shift(warp::warp_reduce(FULL, largest, f32::max));
    let mut sum = 0.0;
    grid::stride(lane, WARP_SIZE as usize, n, |i| {
        // SAFETY: as above.
        unsafe {
            let weight = approx::exp(*own.add(i) - shift);
            sum += weight;
            *own.add(i) = weight;
        }
    });
    let sum = warp::warp_reduce(FULL, sum, |a, b| a + b);
    // SAFETY: as above.
    grid::stride(lane, WARP_SIZE as usize, n, |i| unsafe { *own.add(i) /= sum });
}

/// E15 in three kernels, third: the weighted sums of the values, a thread an element.
///
/// Cost of a head: 2·n²·d reads (half of it when causal) and n·d writes.
///
/// # Safety
/// `weights` has heads·n·n elements, `v` heads·n·d, and `output` room for as many.
#[kernel]
pub unsafe fn attention_values(weights: *const f32, v: *const f32, output: *mut f32, sizes: Sizes) {
    let (n, d) = (sizes.n as usize, sizes.d as usize);
    let (row, column, head) = (grid::y(), grid::x(), thread::block_idx_z() as usize);
    if row >= n || column >= d {
        return;
    }
    let mut sum = 0.0;
    let (weights_of_row, values_of_head) = ((head * n + row) * n, head * n * d + column);
    for key in 0..sizes.seen(row) {
        // SAFETY: inside the head's weights and values.
        sum = unsafe { fma(*weights.add(weights_of_row + key), *v.add(values_of_head + key * d), sum) };
    }
    // SAFETY: this thread owns the element.
    unsafe { *output.add((head * n + row) * d + column) = sum };
}

/// Rows that a warp of the fused kernels works on at a time.
const ROWS: usize = 4;
/// Rows of a block: four warps.
pub const BLOCK_ROWS: usize = 4 * ROWS;
/// Keys of a tile: one for each lane.
const KEYS: usize = 32;

/// The fused kernels; a head's size is `FOURS` vectors, `COLUMNS` · 32 numbers.
///
/// # Safety
/// As the kernels below; `v_tile` is the memory of `v_fours`.
#[inline(always)]
unsafe fn fused<const FOURS: usize, const PITCH: usize, const D: usize, const COLUMNS: usize>(
    q_tile: SharedTile<Vec4<f32>, BLOCK_ROWS, FOURS>,
    k_tile: SharedTile<Vec4<f32>, KEYS, PITCH>,
    v_fours: SharedTile<Vec4<f32>, KEYS, FOURS>,
    [q, k, v]: [*const f32; 3],
    output: *mut f32,
    sizes: Sizes,
) {
    // SAFETY: the same memory as single numbers.
    let v_tile: SharedTile<f32, KEYS, D> = unsafe { SharedTile::from_symbol_address(v_fours.address()) };
    let n = sizes.n as usize;
    let thread = thread::thread_idx_x() as usize;
    let threads = thread::block_dim_x() as usize;
    let lane = lane_id() as usize;
    let first = warp_id() as usize * ROWS;
    let (top, head) = (thread::block_idx_x() as usize * BLOCK_ROWS, thread::block_idx_y() as usize);
    let read = |from: *const f32, row: usize, four: usize| {
        if row < n {
            // SAFETY: inside the head's part, aligned since rows are whole vectors.
            unsafe { *from.cast::<Vec4<f32>>().add((head * n + row) * FOURS + four) }
        } else {
            Vec4::default()
        }
    };
    grid::stride(thread, threads, BLOCK_ROWS * FOURS, |i| {
        // SAFETY: inside the tile.
        unsafe { q_tile.set_unchecked(i / FOURS, i % FOURS, read(q, top + i / FOURS, i % FOURS)) };
    });
    let seen: [usize; ROWS] = core::array::from_fn(|r| sizes.seen(top + first + r));
    let mut largest = [f32::NEG_INFINITY; ROWS];
    let mut sums = [0.0f32; ROWS];
    let mut results = [[0.0f32; COLUMNS]; ROWS];
    grid::stride(0, KEYS, sizes.seen(top + BLOCK_ROWS - 1), |start| {
        thread::sync_threads();
        grid::stride(thread, threads, KEYS * FOURS, |i| {
            let (key, four) = (i / FOURS, i % FOURS);
            // SAFETY: inside the tiles.
            unsafe {
                k_tile.set_unchecked(key, four, read(k, start + key, four));
                v_fours.set_unchecked(key, four, read(v, start + key, four));
            }
        });
        thread::sync_threads();
        // A lane has the scores of its key.
        let mut weights = [0.0f32; ROWS];
        for four in 0..FOURS {
            // SAFETY: inside the tiles.
            let key = unsafe { k_tile.get_unchecked(lane, four) };
            for (r, score) in weights.iter_mut().enumerate() {
                // SAFETY: as above.
                let query = unsafe { q_tile.get_unchecked(first + r, four) };
                for i in 0..4 {
                    *score = fma(query[i], key[i], *score);
                }
            }
        }
        for r in 0..ROWS {
            let score = if start + lane < seen[r] { weights[r] * sizes.scale } else { f32::NEG_INFINITY };
            let now = largest[r].max(warp::warp_reduce(FULL, score, f32::max));
            // What was summed up under the old largest score shrinks to what it is under the new one.
            let shrink = approx::exp(largest[r] - shift(now));
            weights[r] = approx::exp(score - shift(now));
            sums[r] = fma(sums[r], shrink, weights[r]);
            largest[r] = now;
            for result in &mut results[r] {
                *result *= shrink;
            }
        }
        for key in 0..KEYS {
            // SAFETY: inside the tile.
            let value: [f32; COLUMNS] =
                core::array::from_fn(|c| unsafe { v_tile.get_unchecked(key, lane + 32 * c) });
            for r in 0..ROWS {
                let (weight, _) = warp::warp_shuffle_idx(FULL, weights[r], key as u32, WARP_SIZE);
                if start + key < seen[r] {
                    for c in 0..COLUMNS {
                        results[r][c] = fma(weight, value[c], results[r][c]);
                    }
                }
            }
        }
    });
    for r in 0..ROWS {
        let sum = warp::warp_reduce(FULL, sums[r], |a, b| a + b);
        let row = top + first + r;
        if row < n {
            for (c, result) in results[r].iter().enumerate() {
                // SAFETY: inside the result, and this lane owns the element.
                unsafe { *output.add((head * n + row) * D + lane + 32 * c) = *result / sum };
            }
        }
    }
}

/// E15, fused, heads of 64: a block takes 16 queries of a head and lets the keys and values go by in tiles of 32. A warp keeps
/// for each of its 4 rows the largest score so far, the sum of the weights under it, and the weighted sum of the values;
/// when a larger score comes, it scales both sums down. The grid is ⌈n/16⌉ × heads.
///
/// Cost of a head: n·64 + 2·n·64·⌈n/16⌉ reads (about half of it when causal) in vectors of four, and n·64 writes; 21 KiB of shared
/// memory; two barriers for 32 keys.
///
/// # Safety
/// `q`, `k` and `v` have heads·n·64 elements and are aligned to 16 bytes, `output` has room for as many; blocks have
/// 128 threads.
#[kernel]
pub unsafe fn attention_fused_64(
    q: *const f32,
    k: *const f32,
    v: *const f32,
    output: *mut f32,
    sizes: Sizes,
) {
    let q_tile = shared![Vec4<f32>; BLOCK_ROWS, 16];
    let k_tile = shared![Vec4<f32>; KEYS, 17];
    let v_tile = shared![Vec4<f32>; KEYS, 16];
    // SAFETY: as the caller promises.
    unsafe { fused::<16, 17, 64, 2>(q_tile, k_tile, v_tile, [q, k, v], output, sizes) }
}

/// E15, fused, heads of 128: [`attention_fused_64`] with 41 KiB of shared memory.
///
/// Cost of a head: n·128 + 2·n·128·⌈n/16⌉ reads in vectors of four, and n·128 writes; two barriers for 32 keys.
///
/// # Safety
/// As [`attention_fused_64`], with 128 numbers where it has 64.
#[kernel]
pub unsafe fn attention_fused_128(
    q: *const f32,
    k: *const f32,
    v: *const f32,
    output: *mut f32,
    sizes: Sizes,
) {
    let q_tile = shared![Vec4<f32>; BLOCK_ROWS, 32];
    let k_tile = shared![Vec4<f32>; KEYS, 33];
    let v_tile = shared![Vec4<f32>; KEYS, 32];
    // SAFETY: as the caller promises.
    unsafe { fused::<32, 33, 128, 4>(q_tile, k_tile, v_tile, [q, k, v], output, sizes) }
}
