//! Closures by reference and by value, generic and dynamic dispatch.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

trait Filter {
    fn apply(&self, x: f32) -> f32;
    fn order(&self) -> u32 {
        1
    }
}
struct Gain(f32);
struct Clip {
    low: f32,
    high: f32,
}
impl Filter for Gain {
    fn apply(&self, x: f32) -> f32 {
        self.0 * x
    }
}
impl Filter for Clip {
    fn apply(&self, x: f32) -> f32 {
        if x < self.low { self.low } else if x > self.high { self.high } else { x }
    }
    fn order(&self) -> u32 {
        2
    }
}

#[inline(never)]
fn each(n: usize, body: &mut dyn FnMut(usize)) {
    for i in 0..n {
        body(i);
    }
}

#[inline(never)]
fn chain(filters: &[&dyn Filter], x: f32) -> f32 {
    filters.iter().fold(x, |x, f| f.apply(x) + f.order() as f32)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn capture(data: *const u32, n: usize, out: *mut u32) {
    let mut sum = 0u32;
    // SAFETY: `n` live elements.
    each(n, &mut |i| sum = sum.wrapping_mul(17).wrapping_add(unsafe { *data.add(i) }));
    // SAFETY: one element a thread.
    unsafe { *out.add(thread()) = sum };
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn filters(data: *mut f32, gain: f32, pick: u32) {
    let gain = Gain(gain);
    let clip = Clip { low: -1.0, high: 1.0 };
    let orders: [&dyn Filter; 2] = if pick & 1 == 0 { [&gain, &clip] } else { [&clip, &gain] };
    // SAFETY: one element a thread.
    unsafe {
        let x = data.add(thread());
        *x = chain(&orders, *x);
    }
}
