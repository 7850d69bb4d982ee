//! Function pointers in tables, as arguments, compared, and returned from functions.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

type Operation = fn(f32, f32) -> f32;

#[inline(never)]
fn add(a: f32, b: f32) -> f32 {
    a + b
}
#[inline(never)]
fn multiply(a: f32, b: f32) -> f32 {
    a * b
}
#[inline(never)]
fn power(a: f32, b: f32) -> f32 {
    (0..b as u32).fold(1.0, |x, _| x * a)
}

static OPERATIONS: [Operation; 3] = [add, multiply, power];

#[inline(never)]
fn choose(i: u32) -> Option<Operation> {
    OPERATIONS.get(i as usize).copied()
}

#[inline(never)]
fn twice(f: extern "C" fn(u64, &mut u64) -> u64, x: u64) -> u64 {
    let mut count = 0;
    f(f(x, &mut count), &mut count) + count
}
extern "C" fn step(x: u64, count: &mut u64) -> u64 {
    *count += 1;
    x.wrapping_mul(6364136223846793005)
}
extern "C" fn back(x: u64, count: &mut u64) -> u64 {
    *count += x & 1;
    x.wrapping_sub(1)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn dispatch(which: *const u32, data: *mut f32, wide: *mut u64) {
    let i = thread();
    // SAFETY: one element a thread.
    unsafe {
        let x = data.add(i);
        if let Some(f) = choose(*which.add(i)) {
            *x = f(*x, 3.0);
            if core::ptr::fn_addr_eq(f, OPERATIONS[0]) {
                *x += 1.0;
            }
        }
        *wide.add(i) = twice(if i % 2 == 0 { step } else { back }, i as u64);
    }
}
