// Bodies of the kernels in `kernels/control_flow.rs` and `kernels/enums.rs`, which the tests also run on the CPU.

pub fn machine(program: &[u8], thread: i64) -> i64 {
    let (mut a, mut b, mut pc, mut steps) = (0i64, 1i64, 0usize, 0u32);
    while pc < program.len() && steps < 1000 {
        steps += 1;
        match program[pc] {
            0 => a = a.wrapping_add(b),
            1 => a = a.wrapping_sub(b),
            2 => a = a.wrapping_mul(b),
            3 => core::mem::swap(&mut a, &mut b),
            4 => b <<= a & 7,
            5 if a < 0 => pc += 2,
            6 => b = thread,
            7 => break,
            8 => pc = pc.wrapping_sub((b & 3) as usize + 1),
            100 => a = !a,
            200..=210 => b ^= 0x5555,
            _ => {}
        }
        pc = pc.wrapping_add(1);
    }
    if steps == 1000 { i64::MIN } else { a }
}

pub fn wide_switch(x: u64) -> u8 {
    match x {
        0 => 3,
        0xffff_ffff_ffff_fff0 => 4,
        0x1_0000_0000 => 5,
        1..=9 => 6,
        _ => 7,
    }
}

pub fn search(sorted: &[i32], key: i32) -> usize {
    match sorted.binary_search(&key) {
        Ok(i) => i,
        Err(i) => !i,
    }
}

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
fn area_of(shape: &Shape) -> Option<f32> {
    match *shape {
        Shape::Point => None,
        Shape::Circle { radius } => Some(core::f32::consts::PI * radius * radius),
        Shape::Rectangle(a, b) => Some(a * b),
        Shape::Polygon { sides, length } => (sides > 2).then_some((length * f64::from(sides)) as f32),
    }
}

pub fn area(tag: u32, a: f32, b: f32) -> f32 {
    area_of(&decode(tag, a, b)).unwrap_or(-1.0)
}

#[inline(never)]
fn checked(a: u32, b: u32) -> Result<u32, u8> {
    if b == 0 { Err(7) } else { a.checked_mul(b).ok_or(9) }
}

pub fn product(a: u32, b: u32) -> u64 {
    match checked(a, b) {
        Ok(v) => u64::from(v),
        Err(e) => u64::MAX - u64::from(e),
    }
}
