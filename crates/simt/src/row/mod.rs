//! Rows of 32 lanes, the functions that work on whole rows, and the registers that hold them.

mod file;
mod kernel;
mod shape;

pub(crate) use file::{Active, Frame, Registers};
pub(crate) use kernel::{
    K1, K2, K3, K4, KP1, KP2, Task, best, blend32, blend64, cold1, cold2, cold3, cold4, coldp1, coldp2,
    expand, row1, row2, row3, row4, rowp1, rowp2,
};
pub(crate) use shape::{Half, half, map_row, put_words, words};

/// One value a lane. Aligned so that a row is whole cache lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(crate) struct Row<T>(pub [T; 32]);

/// A row of 32-bit values; narrower values are zero-extended, `f32` are its bits.
pub(crate) type Row32 = Row<u32>;
/// A row of 64-bit values.
pub(crate) type Row64 = Row<u64>;

impl<T: Copy> Row<T> {
    /// The same value in every lane.
    #[inline(always)]
    pub fn splat(value: T) -> Row<T> {
        Row([value; 32])
    }
}
