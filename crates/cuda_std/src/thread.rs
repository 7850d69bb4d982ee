//! Where a thread stands in its block and grid, barriers and fences.
//!
//! PTX ISA 9.0, section 10 (special registers), 9.7.13 (parallel synchronization).

use crate::device::on_device;

pub use crate::sync::{
    block_fence, device_fence, grid_fence, nanosleep, sync_threads, sync_threads_and, sync_threads_count,
    sync_threads_or, system_fence,
};

/// Indices and sizes in x, y and z, as rust-cuda's releases up to 0.2.2 have them.
#[cfg(feature = "vek-indices")]
pub type UVec3 = vek::Vec3<u32>;
/// Indices in x and y, as rust-cuda's releases up to 0.2.2 have them.
#[cfg(feature = "vek-indices")]
pub type UVec2 = vek::Vec2<u32>;
#[cfg(all(feature = "glam", not(feature = "vek-indices")))]
pub use glam::{UVec2, UVec3};
#[cfg(not(any(feature = "glam", feature = "vek-indices")))]
pub use own::{UVec2, UVec3};

#[cfg(not(any(feature = "glam", feature = "vek-indices")))]
mod own {
    /// A triple of 32-bit numbers: an index, or a size, in x, y and z.
    #[repr(C)]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct UVec3 {
        /// The fastest-running part.
        pub x: u32,
        /// The second part.
        pub y: u32,
        /// The slowest part.
        pub z: u32,
    }

    /// A pair of 32-bit numbers.
    #[repr(C)]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct UVec2 {
        /// The fastest-running part.
        pub x: u32,
        /// The slower part.
        pub y: u32,
    }
}

macro_rules! special_registers {
    ($($(#[$doc:meta])* $name:ident = $intrinsic:ident;)*) => {
        $(
            $(#[$doc])*
            #[inline(always)]
            pub fn $name() -> u32 {
                on_device! {
                    // SAFETY: reads a special register.
                    unsafe { core::arch::nvptx::$intrinsic() as u32 }
                }
            }
        )*
    };
}

special_registers! {
    /// The thread's index in its block, x (`%tid.x`): below 1024.
    thread_idx_x = _thread_idx_x;
    /// The thread's index in its block, y (`%tid.y`): below 1024.
    thread_idx_y = _thread_idx_y;
    /// The thread's index in its block, z (`%tid.z`): below 64.
    thread_idx_z = _thread_idx_z;
    /// The block's index in the grid, x (`%ctaid.x`).
    block_idx_x = _block_idx_x;
    /// The block's index in the grid, y (`%ctaid.y`): below 65 536.
    block_idx_y = _block_idx_y;
    /// The block's index in the grid, z (`%ctaid.z`): below 65 536.
    block_idx_z = _block_idx_z;
    /// Threads in a block, x (`%ntid.x`).
    block_dim_x = _block_dim_x;
    /// Threads in a block, y (`%ntid.y`).
    block_dim_y = _block_dim_y;
    /// Threads in a block, z (`%ntid.z`).
    block_dim_z = _block_dim_z;
    /// Blocks in the grid, x (`%nctaid.x`).
    grid_dim_x = _grid_dim_x;
    /// Blocks in the grid, y (`%nctaid.y`).
    grid_dim_y = _grid_dim_y;
    /// Blocks in the grid, z (`%nctaid.z`).
    grid_dim_z = _grid_dim_z;
}

/// The thread's index in its block.
#[inline(always)]
pub fn thread_idx() -> UVec3 {
    UVec3 { x: thread_idx_x(), y: thread_idx_y(), z: thread_idx_z() }
}

/// The block's index in the grid.
#[inline(always)]
pub fn block_idx() -> UVec3 {
    UVec3 { x: block_idx_x(), y: block_idx_y(), z: block_idx_z() }
}

/// Threads in a block along each axis.
#[inline(always)]
pub fn block_dim() -> UVec3 {
    UVec3 { x: block_dim_x(), y: block_dim_y(), z: block_dim_z() }
}

/// Blocks in the grid along each axis.
#[inline(always)]
pub fn grid_dim() -> UVec3 {
    UVec3 { x: grid_dim_x(), y: grid_dim_y(), z: grid_dim_z() }
}

/// `block_idx_x * block_dim_x + thread_idx_x`: the thread's index in a 1-D launch. It counts modulo 2³²; use
/// [`unique_index`] or 64-bit arithmetic when a launch has more threads than that.
#[inline(always)]
pub fn index_1d() -> u32 {
    block_idx_x().wrapping_mul(block_dim_x()).wrapping_add(thread_idx_x())
}

/// The thread's index in a 2-D launch, per axis `block_idx * block_dim + thread_idx`.
#[inline(always)]
pub fn index_2d() -> UVec2 {
    UVec2 { x: index_1d(), y: block_idx_y().wrapping_mul(block_dim_y()).wrapping_add(thread_idx_y()) }
}

/// The thread's index in a 3-D launch, per axis `block_idx * block_dim + thread_idx`.
#[inline(always)]
pub fn index_3d() -> UVec3 {
    let UVec2 { x, y } = index_2d();
    UVec3 { x, y, z: block_idx_z().wrapping_mul(block_dim_z()).wrapping_add(thread_idx_z()) }
}

/// The thread's number in its block: `x + y·Dx + z·Dx·Dy` (note A3). Warps are cut from this order.
#[inline(always)]
pub fn index_in_block() -> u32 {
    // At most 1024 threads, so 32 bits hold every product.
    thread_idx_x() + block_dim_x() * (thread_idx_y() + block_dim_y() * thread_idx_z())
}

/// The block's number in the grid: `x + y·Gx + z·Gx·Gy`.
#[inline(always)]
pub fn block_index() -> u64 {
    u64::from(block_idx_x())
        + u64::from(grid_dim_x())
            * (u64::from(block_idx_y()) + u64::from(grid_dim_y()) * u64::from(block_idx_z()))
}

/// Threads in a block: at most 1024.
#[inline(always)]
pub fn block_size() -> u32 {
    block_dim_x() * block_dim_y() * block_dim_z()
}

/// Blocks in the grid.
#[inline(always)]
pub fn grid_size() -> u64 {
    u64::from(grid_dim_x()) * u64::from(grid_dim_y()) * u64::from(grid_dim_z())
}

/// The thread's number in the whole launch, whatever its shape, as rust-cuda's function of this name gives it:
/// block number times block size plus the number in the block, modulo 2³².
#[inline(always)]
pub fn index() -> u32 {
    linear_index() as u32
}

/// The thread's number in the whole launch, whatever its shape, without a limit on the number of threads.
#[inline(always)]
pub fn linear_index() -> u64 {
    block_index() * u64::from(block_size()) + u64::from(index_in_block())
}

/// Threads in the whole launch.
#[inline(always)]
pub fn thread_count() -> u64 {
    grid_size() * u64::from(block_size())
}

/// The running thread's number in the launch as a value that nobody else can have; see [`unique_index`].
///
/// It cannot be made from a number, and it cannot be sent to another thread, so who holds it is the thread whose number
/// it is. That is what lets [`DisjointSlice`](crate::disjoint::DisjointSlice) hand out `&mut` in safe code.
#[derive(Clone, Copy, Debug)]
pub struct UniqueIndex {
    index: usize,
    /// Neither `Send` nor `Sync`.
    marker: core::marker::PhantomData<*const ()>,
}

impl UniqueIndex {
    /// The number, below [`thread_count`].
    #[inline(always)]
    pub fn get(self) -> usize {
        self.index
    }
}

/// The running thread's unforgeable number in the launch: [`linear_index`].
#[inline(always)]
pub fn unique_index() -> UniqueIndex {
    UniqueIndex { index: linear_index() as usize, marker: core::marker::PhantomData }
}

/// Threads in a warp: 32 on every GPU so far.
#[inline(always)]
pub fn warp_size() -> u32 {
    crate::warp::WARP_SIZE
}

/// True for the first thread of the launch: all indices are 0.
#[inline(always)]
pub fn first() -> bool {
    linear_index() == 0
}
