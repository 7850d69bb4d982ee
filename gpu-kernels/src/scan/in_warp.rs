//! The two ways to scan, inside one warp (note E3): what counts on SIMD are steps, not additions.

use super::FULL;
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

/// The lanes' scans of 32 elements in shared memory: a warp a row of 32, eight warps a block.
///
/// # Safety
/// `input` has `32 * rows` elements and `output` room for as many; blocks have 256 threads.
#[inline(always)]
unsafe fn warp_rows(
    input: *const f32,
    output: *mut f32,
    rows: usize,
    buffer: Shared<f32, 256>,
    scan: impl Fn(usize, usize),
) {
    let (lane, own_warp) = (lane_id() as usize, warp_id() as usize);
    let row = thread::block_idx_x() as usize * 8 + own_warp;
    if row < rows {
        let (base, element) = (own_warp * 32, row * 32 + lane);
        // SAFETY: the element is the lane's, and so is the place.
        unsafe {
            buffer.set_unchecked(base + lane, *input.add(element));
            warp::sync_warp(FULL);
            scan(base, lane);
            *output.add(element) = buffer.get_unchecked(base + lane);
        }
    }
}

/// E3 in one warp, Hillis–Steele: 5 steps, 129 additions in 5 instructions.
///
/// Cost of h rows of 32: n reads and n writes, coalesced; 1024 bytes of shared memory; 5 steps with two barriers of the warp
/// each.
///
/// # Safety
/// `input` has `32 * rows` elements and `output` room for as many; blocks have 256 threads.
#[kernel]
pub unsafe fn warp_scan_hillis_steele(input: *const f32, output: *mut f32, rows: usize) {
    let buffer = shared![f32; 256];
    // SAFETY: as the caller promises; the places are the warp's.
    unsafe {
        warp_rows(input, output, rows, buffer, |base, lane| {
            let mut stride = 1;
            while stride < WARP_SIZE as usize {
                let mut sum = buffer.get_unchecked(base + lane);
                if lane >= stride {
                    sum += buffer.get_unchecked(base + lane - stride);
                }
                warp::sync_warp(FULL);
                buffer.set_unchecked(base + lane, sum);
                warp::sync_warp(FULL);
                stride *= 2;
            }
        });
    }
}

/// E3 in one warp, Brent–Kung's up- and down-sweep: 57 additions, less than half, but in 9 steps, each of which the
/// whole warp spends.
///
/// Cost of h rows of 32: n reads and n writes, coalesced; 1024 bytes of shared memory; 9 steps with a barrier of the warp
/// each.
///
/// # Safety
/// As [`warp_scan_hillis_steele`].
#[kernel]
pub unsafe fn warp_scan_sweep(input: *const f32, output: *mut f32, rows: usize) {
    let buffer = shared![f32; 256];
    // SAFETY: as the caller promises; the places are the warp's.
    unsafe {
        warp_rows(input, output, rows, buffer, |base, lane| {
            let add = |to: usize, from: usize| {
                let sum = buffer.get_unchecked(base + from) + buffer.get_unchecked(base + to);
                buffer.set_unchecked(base + to, sum);
            };
            let mut stride = 1;
            while stride <= 16 {
                let i = (lane + 1) * 2 * stride - 1;
                if i < 32 {
                    add(i, i - stride);
                }
                warp::sync_warp(FULL);
                stride *= 2;
            }
            stride = 8;
            while stride > 0 {
                let i = (lane + 1) * 2 * stride - 1;
                if i + stride < 32 {
                    add(i + stride, i);
                }
                warp::sync_warp(FULL);
                stride /= 2;
            }
        });
    }
}
