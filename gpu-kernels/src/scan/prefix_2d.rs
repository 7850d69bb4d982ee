//! The second half of a two-dimensional prefix sum (note C16): after the scan of the rows ([`rows`](super::rows)) the columns
//! are scanned in place, so that element (r, c) is the sum of the rectangle from (0, 0) to (r, c).

use crate::grid;
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

/// C16 on the device: a thread a column, which walks down it. The lanes of a warp walk side by side.
///
/// Cost of n elements: n reads and n writes, coalesced; no shared memory, no barrier. There are no more threads than
/// columns, too few for a large GPU.
///
/// # Safety
/// `data` has `width * height` elements.
#[kernel]
pub unsafe fn column_scan(data: *mut i32, width: usize, height: usize) {
    let column = grid::x();
    if column < width {
        let mut sum = 0i32;
        grid::stride(0, 1, height, |row| {
            // SAFETY: inside, and the column is this thread's.
            unsafe {
                let place = data.add(row * width + column);
                sum = sum.wrapping_add(*place);
                *place = sum;
            }
        });
    }
}

/// Rows of a strip, which a thread keeps in registers.
const STRIP: usize = 8;
/// Warps of a block.
const WARPS: usize = 32;

/// C16 on the device, the best: a block takes 32 columns, its 32 warps a strip of 8 rows each. A thread reads its strip of
/// a column into registers, the strips' sums are scanned through shared memory, and the strip is written once.
///
/// Cost of n elements: n reads and n writes, coalesced, 32 warps at work in each 32 columns; 4224 bytes of shared
/// memory without conflicts; 3 barriers for 256 rows.
///
/// # Safety
/// `data` has `width * height` elements; blocks have 1024 threads.
#[kernel]
pub unsafe fn column_scan_strips(data: *mut i32, width: usize, height: usize) {
    let sums = shared![i32; 32, 33];
    let (lane, strip) = (lane_id() as usize, warp_id() as usize);
    let column = thread::block_idx_x() as usize * WARP_SIZE as usize + lane;
    let mut carry = 0i32;
    grid::stride(0, WARPS * STRIP, height, |start| {
        let first = start + strip * STRIP;
        let mut values = [0i32; STRIP];
        let mut sum = 0i32;
        for (i, value) in values.iter_mut().enumerate() {
            if column < width && first + i < height {
                // SAFETY: inside.
                *value = unsafe { *data.add((first + i) * width + column) };
            }
            sum = sum.wrapping_add(*value);
        }
        // SAFETY: warps and lanes are below 32.
        unsafe {
            sums.set_unchecked(strip, lane, sum);
            thread::sync_threads();
            // Warp w scans the strips of column w: lane s has strip s.
            let of_strip = sums.get_unchecked(lane, strip);
            sums.set_unchecked(lane, strip, warp::warp_scan_inclusive(of_strip, i32::wrapping_add));
            thread::sync_threads();
            let mut sum =
                if strip > 0 { carry.wrapping_add(sums.get_unchecked(strip - 1, lane)) } else { carry };
            carry = carry.wrapping_add(sums.get_unchecked(WARPS - 1, lane));
            for (i, value) in values.into_iter().enumerate() {
                sum = sum.wrapping_add(value);
                if column < width && first + i < height {
                    *data.add((first + i) * width + column) = sum;
                }
            }
        }
        // The next strips' sums go where these may still be read.
        thread::sync_threads();
    });
}
