//! `mma.sync` and `wmma.mma` (PTX ISA 9.0, 9.7.15).
//!
//! Products are summed in double precision and rounded once to the accumulator's type; tensor cores keep fewer bits on
//! the way, by rules that PTX leaves open. Products of doubles are fused into the sum one after the other. Integer sums
//! wrap as they do on hardware, or stop at the ends of their range where `.satfinite` asks for it.

use super::memory::Wide;
use crate::memory::Lanes;
use crate::num::{Rounding, bf16, f16, narrow, single};
use crate::op::{Element, Fragment, Matrix, Product, Slot};
use crate::row::{Active, Frame};

/// The value of element `i` of a register.
fn value(element: Element, register: u64, i: u32) -> f64 {
    let bits = register >> (element.bits() * i);
    match element {
        Element::F16 => f16::to_f32(bits as u16).into(),
        Element::Bf16 => bf16::to_f32(bits as u16).into(),
        // The low 13 bits do not take part.
        Element::Tf32 => f32::from_bits(bits as u32 & !0x1fff).into(),
        Element::F32 => f32::from_bits(bits as u32).into(),
        Element::F64 => f64::from_bits(bits),
        Element::E4m3 => narrow::to_f64(bits as u32 & 0xff, narrow::E4M3),
        Element::E5m2 => narrow::to_f64(bits as u32 & 0xff, narrow::E5M2),
        Element::S8 => (bits as i8).into(),
        Element::U8 => (bits as u8).into(),
        Element::S4 => ((bits << 4) as i8 >> 4).into(),
        Element::U4 => (bits as u8 & 0xf).into(),
        Element::B1 => (bits as u8 & 1).into(),
        Element::S32 => (bits as i32).into(),
    }
}

/// A matrix that lies in the lanes' registers, row by row.
fn gather(frame: &Frame<'_>, fragment: &Fragment, registers: &[Slot]) -> Vec<f64> {
    let (rows, columns) = fragment.shape.of(fragment.role);
    let mut matrix = vec![0.0; (rows * columns) as usize];
    let e = fragment.element.per_register();
    for (r, &slot) in registers.iter().enumerate() {
        let lanes: Lanes<u64> = u64::read(frame, slot);
        for (lane, register) in lanes.into_iter().enumerate() {
            for i in 0..e {
                let (row, column) = fragment.place(lane as u32, r as u32 * e + i);
                matrix[(row * columns + column) as usize] = value(fragment.element, register, i);
            }
        }
    }
    matrix
}

/// `a * b + c` of one element; `column` is the column of B.
fn element(product: &Product, row: &[f64], column: impl Iterator<Item = f64>, c: f64) -> f64 {
    let pairs = row.iter().copied().zip(column);
    match (product.a.element, product.c.element) {
        (_, Element::F64) => pairs.fold(c, |sum, (a, b)| a.mul_add(b, sum)),
        (Element::B1, _) if product.and => pairs.map(|(a, b)| a * b).sum::<f64>() + c,
        (Element::B1, _) => pairs.map(|(a, b)| a + b - 2.0 * a * b).sum::<f64>() + c,
        // Integers of up to 41 bits are exact.
        _ => pairs.map(|(a, b)| a * b).sum::<f64>() + c,
    }
}

fn rounded(element: Element, saturate: bool, value: f64) -> u64 {
    match element {
        Element::F16 => f16::round_double(value, Rounding::Nearest).into(),
        Element::F64 => value.to_bits(),
        Element::S32 if saturate => u64::from(value.clamp(i32::MIN.into(), i32::MAX.into()) as i32 as u32),
        Element::S32 => u64::from(value as i64 as u32),
        _ => single::round_double(value, Rounding::Nearest).to_bits().into(),
    }
}

pub(super) fn multiply(frame: &mut Frame<'_>, matrix: &Matrix, product: &Product, active: Active<'_>) {
    let a = gather(frame, &product.a, &matrix.a);
    let b = gather(frame, &product.b, &matrix.b);
    let c = gather(frame, &product.c, &matrix.c);
    let shape = product.a.shape;
    let (n, k) = (shape.n as usize, shape.k as usize);
    let mut d = vec![0u64; c.len()];
    for (row, (d, c)) in d.chunks_mut(n).zip(c.chunks(n)).enumerate() {
        for (column, (d, &c)) in d.iter_mut().zip(c).enumerate() {
            let column = b[column..].iter().copied().step_by(n);
            let sum = element(product, &a[row * k..][..k], column, c);
            *d = rounded(product.d.element, product.saturate, sum);
        }
    }
    let fragment = &product.d;
    let e = fragment.element.per_register();
    for (r, &slot) in matrix.d.iter().enumerate() {
        let lanes: Lanes<u64> = std::array::from_fn(|lane| {
            (0..e).fold(0, |register, i| {
                let (row, column) = fragment.place(lane as u32, r as u32 * e + i);
                register | d[row as usize * n + column as usize] << (fragment.element.bits() * i)
            })
        });
        u64::write(frame, slot, &lanes, active);
    }
}
