//! Integers side by side in a register: `.u16x2`, `.s16x2`, `.u8x4`, `.s8x4`.

use ptx::ast::{Instruction, ScalarType};

use super::{Lower, Lowered, unsupported};
use crate::row::cold2;

/// Two 16-bit results side by side.
#[inline(always)]
fn halves(a: u32, b: u32, f: impl Fn(u16, u16) -> u16) -> u32 {
    u32::from(f(a as u16, b as u16)) | u32::from(f((a >> 16) as u16, (b >> 16) as u16)) << 16
}

pub(super) fn integer(lower: &mut Lower<'_>, i: &Instruction, ty: ScalarType) -> Lowered {
    let relu = i.has("relu");
    let f = match (i.opcode.as_str(), ty) {
        ("add", ScalarType::U16x2 | ScalarType::S16x2) if !i.has("sat") => {
            cold2(|a: u32, b: u32| halves(a, b, u16::wrapping_add))
        }
        ("sub", ScalarType::U16x2 | ScalarType::S16x2) if !i.has("sat") => {
            cold2(|a: u32, b: u32| halves(a, b, u16::wrapping_sub))
        }
        ("min", ScalarType::U16x2) => cold2(|a: u32, b: u32| halves(a, b, Ord::min)),
        ("max", ScalarType::U16x2) => cold2(|a: u32, b: u32| halves(a, b, Ord::max)),
        ("min", ScalarType::S16x2) if relu => {
            cold2(|a: u32, b: u32| halves(a, b, |a, b| (a as i16).min(b as i16).max(0) as u16))
        }
        ("max", ScalarType::S16x2) if relu => {
            cold2(|a: u32, b: u32| halves(a, b, |a, b| (a as i16).max(b as i16).max(0) as u16))
        }
        ("min", ScalarType::S16x2) => {
            cold2(|a: u32, b: u32| halves(a, b, |a, b| (a as i16).min(b as i16) as u16))
        }
        ("max", ScalarType::S16x2) => {
            cold2(|a: u32, b: u32| halves(a, b, |a, b| (a as i16).max(b as i16) as u16))
        }
        _ => return unsupported(""),
    };
    lower.emit_b32(i, f)
}
