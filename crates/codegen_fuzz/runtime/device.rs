// What generated kernels use on the device: the device library's functions under short names. The number of a place in the
// program, which barriers and operations of a warp carry, is for the host alone.

pub use crate::common::*;
use cuda_std::atomic::{Atomic, Ordering};
pub use cuda_std::shared::Shared;
use cuda_std::{thread, warp};

pub type Cells<'a, T> = &'a [Atomic<T>];

#[inline(always)]
pub fn tid() -> u32 { thread::thread_idx_x() }
#[inline(always)]
pub fn bid() -> u32 { thread::block_idx_x() }
#[inline(always)]
pub fn block_dim() -> u32 { thread::block_dim_x() }
#[inline(always)]
pub fn grid_dim() -> u32 { thread::grid_dim_x() }
#[inline(always)]
pub fn gid() -> u32 { thread::index_1d() }
#[inline(always)]
pub fn lane() -> u32 { warp::lane_id() }
#[inline(always)]
pub fn warp() -> u32 { warp::warp_id() }
#[inline(always)]
pub fn full() -> u32 { warp::full_mask() }

#[inline(always)]
pub fn sync(_site: u32) { thread::sync_threads() }
#[inline(always)]
pub fn sync_count(_site: u32, predicate: bool) -> u32 { thread::sync_threads_count(predicate as u32) }
#[inline(always)]
pub fn sync_and(_site: u32, predicate: bool) -> bool { thread::sync_threads_and(predicate as u32) != 0 }
#[inline(always)]
pub fn sync_or(_site: u32, predicate: bool) -> bool { thread::sync_threads_or(predicate as u32) != 0 }

#[inline(always)]
pub fn all(_site: u32, mask: u32, predicate: bool) -> bool { warp::warp_vote_all(mask, predicate) }
#[inline(always)]
pub fn any(_site: u32, mask: u32, predicate: bool) -> bool { warp::warp_vote_any(mask, predicate) }
#[inline(always)]
pub fn uniform(_site: u32, mask: u32, predicate: bool) -> bool { warp::warp_vote_uni(mask, predicate) }
#[inline(always)]
pub fn ballot(_site: u32, mask: u32, predicate: bool) -> u32 { warp::warp_vote_ballot(mask, predicate) }
#[inline(always)]
pub fn match_any_32(_site: u32, mask: u32, value: u32) -> u32 { warp::warp_match_any_32(mask, value) }
#[inline(always)]
pub fn match_any_64(_site: u32, mask: u32, value: u64) -> u32 { warp::warp_match_any_64(mask, value) }

macro_rules! shuffles {
    ($($name:ident = $function:ident;)*) => {
        $(
            #[inline(always)]
            pub fn $name<T: warp::WarpShuffleValue>(_site: u32, mask: u32, value: T, by: u32, width: u32) -> (T, bool) {
                warp::$function(mask, value, by, width)
            }
        )*
    };
}
shuffles! {
    shuffle_idx = warp_shuffle_idx;
    shuffle_up = warp_shuffle_up;
    shuffle_down = warp_shuffle_down;
    shuffle_xor = warp_shuffle_xor;
}

macro_rules! reductions {
    ($($name:ident($type:ty) = $function:ident;)*) => {
        $(
            #[inline(always)]
            pub fn $name(_site: u32, mask: u32, value: $type) -> $type { warp::$function(mask, value) }
        )*
    };
}
reductions! {
    reduce_add(u32) = warp_reduce_add;
    reduce_min(u32) = warp_reduce_min;
    reduce_max(u32) = warp_reduce_max;
    reduce_and(u32) = warp_reduce_and;
    reduce_or(u32) = warp_reduce_or;
    reduce_xor(u32) = warp_reduce_xor;
    reduce_min_i32(i32) = warp_reduce_min_i32;
    reduce_max_i32(i32) = warp_reduce_max_i32;
}

macro_rules! atomics {
    ($($name:ident($type:ty) = $method:ident;)*) => {
        $(
            #[inline(always)]
            pub fn $name(cells: Cells<'_, $type>, index: usize, value: $type) -> $type {
                cells[index].$method(value, Ordering::Relaxed)
            }
        )*
    };
}
atomics! {
    atomic_add_u32(u32) = fetch_add;
    atomic_sub_u32(u32) = fetch_sub;
    atomic_min_u32(u32) = fetch_min;
    atomic_max_u32(u32) = fetch_max;
    atomic_and_u32(u32) = fetch_and;
    atomic_or_u32(u32) = fetch_or;
    atomic_xor_u32(u32) = fetch_xor;
    atomic_swap_u32(u32) = swap;
    atomic_add_u64(u64) = fetch_add;
    atomic_sub_u64(u64) = fetch_sub;
    atomic_min_u64(u64) = fetch_min;
    atomic_max_u64(u64) = fetch_max;
    atomic_and_u64(u64) = fetch_and;
    atomic_or_u64(u64) = fetch_or;
    atomic_xor_u64(u64) = fetch_xor;
    atomic_swap_u64(u64) = swap;
}

/// Sets the cell to `value` if it is 0 or `value / 2`.
#[inline(always)]
pub fn atomic_cas_u32(cells: Cells<'_, u32>, index: usize, value: u32) -> u32 {
    let cell = &cells[index];
    match cell.compare_exchange(0, value, Ordering::AcqRel) {
        Ok(old) => old,
        Err(_) => cell.compare_exchange(value / 2, value, Ordering::Relaxed).unwrap_or_else(|old| !old),
    }
}

/// As [`atomic_cas_u32`].
#[inline(always)]
pub fn atomic_cas_u64(cells: Cells<'_, u64>, index: usize, value: u64) -> u64 {
    let cell = &cells[index];
    match cell.compare_exchange(0, value, Ordering::AcqRel) {
        Ok(old) => old,
        Err(_) => cell.compare_exchange(value / 2, value, Ordering::Relaxed).unwrap_or_else(|old| !old),
    }
}

macro_rules! wide {
    ($($type:ty)*) => {
        $(
            impl Wide for $type {
                #[inline(always)]
                fn exact_fma(self, b: Self, c: Self) -> Self { cuda_std::float::GpuFloat::mul_add(self, b, c) }
                #[inline(always)]
                fn exact_sqrt(self) -> Self { cuda_std::float::GpuFloat::sqrt(self) }
                #[inline(always)]
                fn exact_floor(self) -> Self { cuda_std::float::GpuFloat::floor(self) }
                #[inline(always)]
                fn exact_ceil(self) -> Self { cuda_std::float::GpuFloat::ceil(self) }
                #[inline(always)]
                fn exact_trunc(self) -> Self { cuda_std::float::GpuFloat::trunc(self) }
                #[inline(always)]
                fn exact_round(self) -> Self { cuda_std::float::GpuFloat::round(self) }
                #[inline(always)]
                fn exact_round_even(self) -> Self { cuda_std::float::GpuFloat::round_ties_even(self) }
            }
        )*
    };
}
wide!(f32 f64);
