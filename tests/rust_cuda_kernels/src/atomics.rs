//! Atomic floats in each memory, and rust-cuda's atomic functions.

use core::sync::atomic::Ordering::{self, *};
use cuda_std::atomic::{
    intrinsics, mid, AtomicF32, AtomicF64, BlockAtomicF32, BlockAtomicF64, SystemAtomicF32, SystemAtomicF64,
};
use cuda_std::{kernel, shared_array, thread};

static TOTAL: AtomicF32 = AtomicF32::new(0.5);
static WIDE: AtomicF64 = AtomicF64::new(0.25);

/// Adds from all threads to floats in global and shared memory, and uses each operation on some of its own.
#[kernel]
pub unsafe fn atomic_floats(out: *mut f64, system: *mut SystemAtomicF32, system_wide: *mut SystemAtomicF64) {
    let shared = shared_array![BlockAtomicF32; 1];
    let shared_wide = shared_array![BlockAtomicF64; 1];
    let first = thread::thread_idx_x() == 0;
    if first {
        *shared = BlockAtomicF32::new(0.0);
        *shared_wide = BlockAtomicF64::new(100.0);
    }
    thread::sync_threads();
    TOTAL.fetch_add(1.0, Relaxed);
    WIDE.fetch_sub(2.0, AcqRel);
    (*system).fetch_add(0.5, SeqCst);
    (*system_wide).fetch_add(0.125, Acquire);
    (*shared).fetch_add(1.0, Release);
    (*shared_wide).fetch_sub(0.5, Relaxed);
    thread::sync_threads();
    if first {
        *out = (*shared).load(Acquire) as f64;
        *out.add(1) = (*shared_wide).load(SeqCst);
        *out.add(2) = own(&[Relaxed, Acquire, Release, AcqRel, SeqCst]);
        *out.add(3) = TOTAL.load(Relaxed) as f64;
        *out.add(4) = WIDE.load(SeqCst);
    }
}

/// Numbers of the thread alone: in local memory, where no atomic instruction works. 1 if all is right.
unsafe fn own(orderings: &[Ordering]) -> f64 {
    let mut good = true;
    for &ordering in core::hint::black_box(orderings) {
        let value = AtomicF32::new(1.0);
        good &= value.fetch_add(2.0, ordering) == 1.0;
        good &= value.fetch_sub(1.5, ordering) == 3.0;
        good &= value.fetch_and(f32::from_bits(0x7fff_ffff), ordering) == 1.5;
        good &= value.fetch_or(-0.0, ordering) == 1.5;
        good &= value.fetch_xor(-0.0, ordering) == -1.5;
        value.store(9.0, Relaxed);
        good &= value.load(Relaxed) == 9.0 && value.into_inner() == 9.0;
        let value = BlockAtomicF64::new(4.0);
        good &= value.fetch_xor(-0.0, ordering) == 4.0 && value.load(SeqCst) == -4.0;
        value.store(2.0, SeqCst);
        good &= value.into_inner() == 2.0;
    }
    good as u32 as f64
}

/// One number for each function of a family: `before` and `after` an operation with `operand`.
macro_rules! each {
    ($out:ident, $i:ident; $($name:ident: $type:ident, $before:expr, $after:expr, ($($operand:expr),*);)*) => {
        $(
            let place = $out.add($i);
            let cell = place as *mut $type;
            *cell = $before;
            let old = mid::$name(cell, ORDERINGS[$i % 5], $($operand),*);
            let good = old.to_ne_bytes() == ($before as $type).to_ne_bytes()
                && core::ptr::read_volatile(cell).to_ne_bytes() == ($after as $type).to_ne_bytes();
            *place = good as u64;
            $i += 1;
        )*
    };
}

const ORDERINGS: [Ordering; 5] = [Relaxed, Acquire, Release, AcqRel, SeqCst];

/// Each function of `mid` with one value; 1 for each that did as it should.
#[kernel]
pub unsafe fn atomic_mid(out: *mut u64) {
    let mut i = 0;
    macro_rules! scopes {
        ($device:ident $block:ident $system:ident: $type:ident, $before:expr, $after:expr, $operand:expr) => {
            each! { out, i;
                $device: $type, $before, $after, ($operand);
                $block: $type, $before, $after, ($operand);
                $system: $type, $before, $after, ($operand);
            }
        };
    }
    let f = |bits: u32| f32::from_bits(bits);
    let d = |bits: u64| f64::from_bits(bits);
    scopes!(atomic_fetch_and_u32_device atomic_fetch_and_u32_block atomic_fetch_and_u32_system: u32, 12u32, 8u32, 10);
    scopes!(atomic_fetch_and_i32_device atomic_fetch_and_i32_block atomic_fetch_and_i32_system: i32, -1i32, 10i32, 10);
    scopes!(atomic_fetch_and_u64_device atomic_fetch_and_u64_block atomic_fetch_and_u64_system: u64, 12u64 << 40, 8u64 << 40, 10 << 40);
    scopes!(atomic_fetch_and_i64_device atomic_fetch_and_i64_block atomic_fetch_and_i64_system: i64, -1i64, 10i64, 10);
    scopes!(atomic_fetch_and_f32_device atomic_fetch_and_f32_block atomic_fetch_and_f32_system: f32, -1.5f32, 1.5f32, f(0x7fff_ffff));
    scopes!(atomic_fetch_and_f64_device atomic_fetch_and_f64_block atomic_fetch_and_f64_system: f64, -1.5f64, 1.5f64, d(!(1 << 63)));
    scopes!(atomic_fetch_or_u32_device atomic_fetch_or_u32_block atomic_fetch_or_u32_system: u32, 12u32, 14u32, 10);
    scopes!(atomic_fetch_or_i32_device atomic_fetch_or_i32_block atomic_fetch_or_i32_system: i32, 1i32, -1i32, -1);
    scopes!(atomic_fetch_or_u64_device atomic_fetch_or_u64_block atomic_fetch_or_u64_system: u64, 12u64 << 40, 14u64 << 40, 10 << 40);
    scopes!(atomic_fetch_or_i64_device atomic_fetch_or_i64_block atomic_fetch_or_i64_system: i64, 1i64, -1i64, -1);
    scopes!(atomic_fetch_or_f32_device atomic_fetch_or_f32_block atomic_fetch_or_f32_system: f32, 1.5f32, -1.5f32, -0.0);
    scopes!(atomic_fetch_or_f64_device atomic_fetch_or_f64_block atomic_fetch_or_f64_system: f64, 1.5f64, -1.5f64, -0.0);
    scopes!(atomic_fetch_xor_u32_device atomic_fetch_xor_u32_block atomic_fetch_xor_u32_system: u32, 12u32, 6u32, 10);
    scopes!(atomic_fetch_xor_i32_device atomic_fetch_xor_i32_block atomic_fetch_xor_i32_system: i32, 1i32, -2i32, -1);
    scopes!(atomic_fetch_xor_u64_device atomic_fetch_xor_u64_block atomic_fetch_xor_u64_system: u64, 12u64 << 40, 6u64 << 40, 10 << 40);
    scopes!(atomic_fetch_xor_i64_device atomic_fetch_xor_i64_block atomic_fetch_xor_i64_system: i64, 1i64, -2i64, -1);
    scopes!(atomic_fetch_xor_f32_device atomic_fetch_xor_f32_block atomic_fetch_xor_f32_system: f32, 1.5f32, -1.5f32, -0.0);
    scopes!(atomic_fetch_xor_f64_device atomic_fetch_xor_f64_block atomic_fetch_xor_f64_system: f64, 1.5f64, -1.5f64, -0.0);
    scopes!(atomic_fetch_add_u32_device atomic_fetch_add_u32_block atomic_fetch_add_u32_system: u32, u32::MAX, 4u32, 5);
    scopes!(atomic_fetch_add_i32_device atomic_fetch_add_i32_block atomic_fetch_add_i32_system: i32, 3i32, -2i32, -5);
    scopes!(atomic_fetch_add_u64_device atomic_fetch_add_u64_block atomic_fetch_add_u64_system: u64, u64::MAX, 4u64, 5);
    scopes!(atomic_fetch_add_i64_device atomic_fetch_add_i64_block atomic_fetch_add_i64_system: i64, 3i64, -2i64, -5);
    scopes!(atomic_fetch_add_f32_device atomic_fetch_add_f32_block atomic_fetch_add_f32_system: f32, 3.0f32, -2.0f32, -5.0);
    scopes!(atomic_fetch_add_f64_device atomic_fetch_add_f64_block atomic_fetch_add_f64_system: f64, 3.0f64, -2.0f64, -5.0);
    scopes!(atomic_fetch_sub_u32_device atomic_fetch_sub_u32_block atomic_fetch_sub_u32_system: u32, 4u32, u32::MAX, 5);
    scopes!(atomic_fetch_sub_i32_device atomic_fetch_sub_i32_block atomic_fetch_sub_i32_system: i32, 3i32, 8i32, -5);
    scopes!(atomic_fetch_sub_u64_device atomic_fetch_sub_u64_block atomic_fetch_sub_u64_system: u64, 4u64, u64::MAX, 5);
    scopes!(atomic_fetch_sub_i64_device atomic_fetch_sub_i64_block atomic_fetch_sub_i64_system: i64, 3i64, 8i64, -5);
    scopes!(atomic_fetch_sub_f32_device atomic_fetch_sub_f32_block atomic_fetch_sub_f32_system: f32, 3.0f32, 8.0f32, -5.0);
    scopes!(atomic_fetch_sub_f64_device atomic_fetch_sub_f64_block atomic_fetch_sub_f64_system: f64, 3.0f64, 8.0f64, -5.0);
    scopes!(atomic_fetch_min_u32_device atomic_fetch_min_u32_block atomic_fetch_min_u32_system: u32, u32::MAX, 5u32, 5);
    scopes!(atomic_fetch_min_i32_device atomic_fetch_min_i32_block atomic_fetch_min_i32_system: i32, 3i32, -5i32, -5);
    scopes!(atomic_fetch_min_u64_device atomic_fetch_min_u64_block atomic_fetch_min_u64_system: u64, u64::MAX, 5u64, 5);
    scopes!(atomic_fetch_min_i64_device atomic_fetch_min_i64_block atomic_fetch_min_i64_system: i64, 3i64, -5i64, -5);
    scopes!(atomic_fetch_max_u32_device atomic_fetch_max_u32_block atomic_fetch_max_u32_system: u32, 5u32, u32::MAX, u32::MAX);
    scopes!(atomic_fetch_max_i32_device atomic_fetch_max_i32_block atomic_fetch_max_i32_system: i32, -5i32, 3i32, 3);
    scopes!(atomic_fetch_max_u64_device atomic_fetch_max_u64_block atomic_fetch_max_u64_system: u64, 5u64, u64::MAX, u64::MAX);
    scopes!(atomic_fetch_max_i64_device atomic_fetch_max_i64_block atomic_fetch_max_i64_system: i64, -5i64, 3i64, 3);
    scopes!(atomic_fetch_exch_u32_device atomic_fetch_exch_u32_block atomic_fetch_exch_u32_system: u32, 5u32, 6u32, 6);
    scopes!(atomic_fetch_exch_i32_device atomic_fetch_exch_i32_block atomic_fetch_exch_i32_system: i32, 5i32, 6i32, 6);
    scopes!(atomic_fetch_exch_u64_device atomic_fetch_exch_u64_block atomic_fetch_exch_u64_system: u64, 5u64, 6u64, 6);
    scopes!(atomic_fetch_exch_i64_device atomic_fetch_exch_i64_block atomic_fetch_exch_i64_system: i64, 5i64, 6i64, 6);
    scopes!(atomic_fetch_exch_f32_device atomic_fetch_exch_f32_block atomic_fetch_exch_f32_system: f32, 5.0f32, 6.0f32, 6.0);
    scopes!(atomic_fetch_exch_f64_device atomic_fetch_exch_f64_block atomic_fetch_exch_f64_system: f64, 5.0f64, 6.0f64, 6.0);
    mid::device_thread_fence(AcqRel);
    mid::block_thread_fence(SeqCst);
    mid::system_thread_fence(Relaxed);
    // Reads and writes, by width, scope and ordering.
    macro_rules! accesses {
        ($($load:ident $store:ident: $type:ident;)*) => {
            $(
                let place = out.add(i) as *mut $type;
                mid::$store(place, [Relaxed, Release, SeqCst][i % 3], 77);
                let seen = mid::$load(place, [Relaxed, Acquire, SeqCst][i % 3]);
                *out.add(i) = (seen == 77) as u64;
                i += 1;
            )*
        };
    }
    accesses! {
        atomic_load_32_device atomic_store_32_device: u32; atomic_load_32_block atomic_store_32_block: u32;
        atomic_load_32_system atomic_store_32_system: u32; atomic_load_64_device atomic_store_64_device: u64;
        atomic_load_64_block atomic_store_64_block: u64; atomic_load_64_system atomic_store_64_system: u64;
    }
    // What `mid` does not have: comparison, and counting up and down.
    intrinsics::membar_block();
    intrinsics::membar_device();
    intrinsics::membar_system();
    let word = out.add(i) as *mut u32;
    *out.add(i) = 9;
    let mut good = intrinsics::atomic_fetch_cas_acqrel_u32_device(word, 9, 10) == 9;
    good &= intrinsics::atomic_fetch_cas_volatile_i32_block(word as *mut i32, 9, 11) == 10;
    good &= intrinsics::atomic_fetch_inc_relaxed_u32_system(word) == 10;
    good &= intrinsics::atomic_fetch_dec_release_i32_device(word as *mut i32) == 11;
    good &= intrinsics::atomic_load_volatile_32_device(word) == 10;
    *out.add(i) = good as u64;
    *out.add(i + 1) = u64::MAX;
}
