//! What cannot derive `PlainData`.

use cuda_std::PlainData;

#[derive(Clone, Copy, PlainData)]
pub struct NoRepr {
    pub x: f32,
}

#[derive(Clone, Copy, PlainData)]
#[repr(u8)]
pub enum Choice {
    A,
    B,
}

#[derive(Clone, Copy, PlainData)]
#[repr(C)]
pub struct Generic<T: Copy> {
    pub x: T,
}

fn main() {}
