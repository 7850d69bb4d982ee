//! Enums with payloads, niches, nested matches, 128-bit discriminants, Option and Result.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[derive(Clone, Copy)]
pub enum Shape {
    Point,
    Circle { radius: f32 },
    Rectangle(f32, f32),
    Polygon { sides: u8, length: f64 },
}

#[inline(never)]
fn decode(tag: u32, a: f32, b: f32) -> Shape {
    match tag % 5 {
        0 => Shape::Point,
        1 => Shape::Circle { radius: a },
        2 | 3 => Shape::Rectangle(a, b),
        _ => Shape::Polygon { sides: tag as u8, length: f64::from(b) },
    }
}

#[inline(never)]
fn area(shape: &Shape) -> Option<f32> {
    match *shape {
        Shape::Point => None,
        Shape::Circle { radius } => Some(core::f32::consts::PI * radius * radius),
        Shape::Rectangle(a, b) => Some(a * b),
        Shape::Polygon { sides, length } => (sides > 2).then_some((length * f64::from(sides)) as f32),
    }
}

#[inline(never)]
fn checked(a: u32, b: u32) -> Result<u32, u8> {
    if b == 0 { Err(7) } else { a.checked_mul(b).ok_or(9) }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn areas(tags: *const u32, sides: *const f32, out: *mut f32) {
    let i = thread();
    // SAFETY: the caller passes one element a thread, two sides each.
    unsafe {
        let shape = decode(*tags.add(i), *sides.add(2 * i), *sides.add(2 * i + 1));
        *out.add(i) = area(&shape).unwrap_or(-1.0);
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn products(a: *const u32, b: *const u32, out: *mut u64) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe {
        *out.add(i) = match checked(*a.add(i), *b.add(i)) {
            Ok(v) => u64::from(v),
            Err(e) => u64::MAX - u64::from(e),
        };
    }
}
