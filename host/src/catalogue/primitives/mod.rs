//! Data-parallel primitives: map and fold (E2), gather and scatter (E5), scatter with an operator (E6), compaction and
//! find_repeats (E8).

mod gather_scatter;
mod map_fold;
mod scatter_sum;
mod select;

use gpu_kernels::primitives::select as kernels;
use gpu_kernels::primitives::select::{SCAN_BLOCK, SCAN_TILE};

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "primitives",
    title: "Data-parallel primitives",
    entries: &[
        &map_fold::MAP,
        &map_fold::FOLD,
        &gather_scatter::GATHER,
        &gather_scatter::SCATTER,
        &select::COMPACT,
        &select::FIND_REPEATS,
        &scatter_sum::SCATTER_SUM,
    ],
};

/// Blocks of the kernels that stride: enough to fill a large GPU.
const STRIDING_BLOCKS: usize = 2112;

/// A grid that strides over `n` items.
fn striding(n: usize) -> Config {
    Config::cover1(n.min(STRIDING_BLOCKS * 256), 256)
}

/// Indices have 32 bits.
const MOST: usize = u32::MAX as usize;

fn indexable([n]: [usize; 1]) -> Result<(), &'static str> {
    if n <= MOST { Ok(()) } else { Err("indices have 32 bits: n is below 2^32") }
}

/// A warp for each part of 1024 elements.
fn warp_a_part(parts: usize) -> Config {
    Config::cover1(32 * parts, 256)
}

/// Numbers of elements of the levels of a scan: `n`, its tiles, their tiles, down to one.
struct Levels(Vec<Output<u32>>);

impl Levels {
    /// Room for the scan of `n` elements and for the sums of each level.
    fn new(case: &mut Case<'_>, n: usize) -> CaseResult<Levels> {
        let mut levels = vec![case.output::<u32>(n)?];
        let mut left = n;
        while left > 1 || levels.len() == 1 {
            left = left.div_ceil(SCAN_TILE);
            levels.push(case.output::<u32>(left.max(1))?);
        }
        Ok(Levels(levels))
    }

    /// What is scanned.
    fn data(&mut self) -> &mut Output<u32> {
        &mut self.0[0]
    }

    /// The sum of all, after [`Levels::scan`] of at least one element.
    fn total(&self) -> &Output<u32> {
        &self.0[self.0.len() - 1]
    }

    /// The exclusive scan of the first level, in place.
    fn scan(&mut self, gpu: &Gpu<'_>) -> CaseResult {
        if self.0[0].is_empty() {
            return Ok(());
        }
        for level in 1..self.0.len() {
            let (below, above) = self.0.split_at_mut(level);
            let (data, sums) = (&mut below[level - 1], &mut above[0]);
            let (n, tiles) = (data.len(), sums.len() as u32);
            // SAFETY: a sum for each tile; allocations start at a multiple of 256 bytes.
            let call = unsafe { kernels::select_scan_tiles(data.ptr_mut(), n, sums.ptr_mut()) };
            gpu.launch((tiles, SCAN_BLOCK), call)?;
        }
        // The last level is the total alone, and the one before it a single tile.
        for level in (1..self.0.len() - 1).rev() {
            let (below, above) = self.0.split_at_mut(level);
            let (data, offsets) = (&mut below[level - 1], &above[0]);
            let n = data.len();
            // SAFETY: an offset for each tile.
            let call = unsafe { kernels::select_add_offsets(data.ptr_mut(), n, offsets.ptr()) };
            gpu.launch(striding(n), call)?;
        }
        Ok(())
    }
}
