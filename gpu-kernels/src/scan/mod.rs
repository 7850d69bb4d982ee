//! Scans (prefix sums), inclusive and exclusive (notes C14, C15, C16, E3, E4, E7, B6).
//!
//! - [`rows`]: a block a row. Kogge–Stone, Hillis–Steele with two buffers, Brent–Kung, up- and down-sweep, a chunk a thread,
//!   shuffles, 16-byte accesses.
//! - [`in_warp`]: the two ways side by side in one warp.
//! - [`sweep`]: whole arrays with many launches: Hillis–Steele steps, up- and down-sweep over a power of two (E7), a chunk a
//!   thread or a tile a block with offsets added after.
//! - [`look_back`]: whole arrays in a single pass.
//! - [`segmented`]: scans that start anew where a flag says so.
//! - [`prefix_2d`]: sums over rectangles.
//!
//! Integer sums are modulo 2³².

use crate::operator::Operator;
use crate::reduce::Value;
use cuda_std::prelude::*;
use cuda_std::warp::{WARP_SIZE, lane_id, warp_id};

pub mod in_warp;
pub mod look_back;
pub mod prefix_2d;
pub mod rows;
pub mod segmented;
pub mod sweep;

const FULL: u32 = u32::MAX;

/// The scan of the threads' values over the block by shuffles: what comes before the thread's value, without it, and the
/// total. Each warp scans its own, the first warp scans the warps' totals.
///
/// # Safety
/// Blocks have a multiple of 32 threads, in one dimension. The slots were not read since the last barrier.
#[inline(always)]
unsafe fn block_scan<T: Value, O: Operator<T>>(value: T, slots: Shared<T, 33>) -> (T, T) {
    let (lane, own_warp) = (lane_id(), warp_id() as usize);
    let inclusive = warp::warp_scan_inclusive(value, O::combine);
    let (before, exists) = warp::warp_shuffle_up(FULL, inclusive, 1, WARP_SIZE);
    let before = if exists { before } else { O::IDENTITY };
    // SAFETY: at most 32 warps, and a slot more.
    unsafe {
        if lane == WARP_SIZE - 1 {
            slots.set_unchecked(own_warp + 1, inclusive);
        }
        thread::sync_threads();
        if own_warp == 0 {
            let filled = lane < warp::warps_in_block();
            let total = if filled { slots.get_unchecked(lane as usize + 1) } else { O::IDENTITY };
            slots.set_unchecked(lane as usize + 1, warp::warp_scan_inclusive(total, O::combine));
            if lane == 0 {
                slots.set_unchecked(0, O::IDENTITY);
            }
        }
        thread::sync_threads();
        let total = slots.get_unchecked(warp::warps_in_block() as usize);
        (O::combine(slots.get_unchecked(own_warp), before), total)
    }
}

/// Turns four elements into their scan, `before` being what comes before the first: inclusive, or exclusive.
#[inline(always)]
fn scan_four<T: Value, O: Operator<T>, const INCLUSIVE: bool>(
    Vec4([a, b, c, d]): Vec4<T>,
    before: T,
) -> Vec4<T> {
    let first = O::combine(before, a);
    let second = O::combine(first, b);
    let third = O::combine(second, c);
    if INCLUSIVE {
        Vec4([first, second, third, O::combine(third, d)])
    } else {
        Vec4([before, first, second, third])
    }
}
