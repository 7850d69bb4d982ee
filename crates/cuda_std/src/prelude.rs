//! What kernels use all the time: `use cuda_std::prelude::*;`.

pub use crate::disjoint::{
    DisjointBlocks, DisjointChunks, DisjointMatrix, DisjointRows, DisjointSlice, DisjointWarps,
};
#[cfg(feature = "half")]
pub use crate::f16;
pub use crate::float::GpuFloat;
pub use crate::shared::{Shared, SharedTile};
pub use crate::vector::{Vec2, Vec4};
pub use crate::{
    DeviceCopy, PlainData, assert_eq, assert_ne, constant, device_global, kernel, print, println, shared,
    shared_array, thread, warp,
};
pub use alloc::{
    borrow::ToOwned,
    boxed::Box,
    format,
    rc::Rc,
    string::{String, ToString},
    vec::Vec,
};
