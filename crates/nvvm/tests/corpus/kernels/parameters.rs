//! Structs, tuples and arrays by value into kernels and functions, large results through memory.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
// An array by value is what is tested.
#![allow(improper_ctypes_definitions)]
use corpus::thread;
corpus::trap_on_panic!();

#[repr(C)]
#[derive(Clone, Copy)]
pub struct Grid {
    origin: [f32; 3],
    step: f64,
    count: u16,
    flag: bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct View {
    data: *mut f32,
    len: usize,
}

#[repr(C, align(16))]
#[derive(Clone, Copy)]
pub struct Matrix([[f32; 4]; 4]);

#[inline(never)]
fn transpose(m: Matrix) -> Matrix {
    let mut t = m;
    for i in 0..4 {
        for j in 0..4 {
            t.0[i][j] = m.0[j][i];
        }
    }
    t
}

#[inline(never)]
extern "C" fn total(g: Grid, n: u8, signed: i16) -> Grid {
    Grid { step: g.step * f64::from(n) + f64::from(signed), ..g }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn by_value(g: Grid, v: View, n: u8, signed: i16, yes: bool) {
    let i = thread();
    if i < v.len {
        let g = if yes { total(g, n, signed) } else { g };
        let x = g.origin[i % 3] + g.step as f32 * f32::from(g.count);
        // SAFETY: `v.len` live elements.
        unsafe { *v.data.add(i) = if g.flag { x } else { -x } };
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn matrices(m: Matrix, out: *mut Matrix, pick: [u8; 4]) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe {
        let mut t = transpose(m);
        t.0[(pick[i & 3] & 3) as usize][i & 3] = 1.0;
        *out.add(i) = t;
    }
}
