//! Direct and mutual recursion, frames with local arrays.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use corpus::thread;
corpus::trap_on_panic!();

#[inline(never)]
fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

#[inline(never)]
fn even(n: u64, path: &mut [u8; 16]) -> bool {
    path[(n & 15) as usize] += 1;
    n == 0 || !(n % 7 != 3 && odd_inverse(n - 1, path))
}

#[inline(never)]
fn odd_inverse(n: u64, path: &mut [u8; 16]) -> bool {
    let mut copy = *path;
    copy.reverse();
    n != 0 && even(n - 1, &mut copy) && copy[0] < 250
}

#[inline(never)]
fn sort(data: &mut [u32]) {
    if data.len() < 2 {
        return;
    }
    let pivot = data[data.len() / 2];
    let (mut i, mut j) = (0, data.len() - 1);
    loop {
        while data[i] < pivot {
            i += 1;
        }
        while data[j] > pivot {
            j -= 1;
        }
        if i >= j {
            break;
        }
        data.swap(i, j);
        i += 1;
        j -= 1;
    }
    let (left, right) = data.split_at_mut(i);
    sort(left);
    sort(right);
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn recursive(out: *mut u32, data: *mut u32, len: usize) {
    let i = thread();
    // SAFETY: `len` elements a thread in `data`, two in `out`.
    unsafe {
        *out.add(2 * i) = ackermann((i % 3) as u32, 3);
        *out.add(2 * i + 1) = even(i as u64, &mut [0; 16]).into();
        sort(core::slice::from_raw_parts_mut(data.add(i * len), len));
    }
}
