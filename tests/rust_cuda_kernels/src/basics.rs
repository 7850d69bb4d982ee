//! Thread indices, memory, pointers, output: one kernel for each module of rust-cuda's library.

use cuda_std::atomic::AtomicF32;
use cuda_std::cfg::ComputeCapability;
use cuda_std::prelude::*;
use cuda_std::ptr::AddressSpace;
use cuda_std::{address_space, externally_visible, gpu_only, misc, ptr, shared};
// On the host, where this crate has `std`, that has macros of these names too.
use core::sync::atomic::Ordering;
use cuda_std::{print, println};

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn add(a: &[f32], b: &[f32], c: *mut f32) {
    let idx = thread::index_1d() as usize;
    if idx < a.len() {
        let elem = &mut *c.add(idx);
        *elem = a[idx] + b[idx];
    }
}

/// All that a thread knows about its place, 16 words each.
#[kernel]
pub unsafe fn places(out: *mut [u32; 16]) {
    let (thread_idx, block_idx) = (thread::thread_idx(), thread::block_idx());
    let (block_dim, grid_dim) = (thread::block_dim(), thread::grid_dim());
    let (flat, plane, space) = (thread::index_1d(), thread::index_2d(), thread::index_3d());
    *out.add(thread::index() as usize) = [
        thread_idx.x + 100 * thread::thread_idx_x(),
        thread_idx.y + 100 * thread::thread_idx_y(),
        thread_idx.z + 100 * thread::thread_idx_z(),
        block_idx.x + 100 * thread::block_idx_x(),
        block_idx.y + 100 * thread::block_idx_y(),
        block_idx.z + 100 * thread::block_idx_z(),
        block_dim.x + 100 * thread::block_dim_x(),
        block_dim.y + 100 * thread::block_dim_y(),
        block_dim.z + 100 * thread::block_dim_z(),
        grid_dim.x + 100 * thread::grid_dim_x() + 10_000 * grid_dim.y + 1_000_000 * grid_dim.z,
        thread::grid_dim_y() + 100 * thread::grid_dim_z(),
        flat,
        plane.x + 100 * plane.y,
        space.x + 100 * space.y + 10_000 * space.z,
        thread::first() as u32,
        thread::warp_size(),
    ];
}

/// Barriers with votes, fences and sleep.
#[kernel]
pub unsafe fn barriers(out: *mut u32) {
    let i = thread::thread_idx_x();
    let count = thread::sync_threads_count(i.is_multiple_of(3) as u32);
    let all = thread::sync_threads_and((i < 1000) as u32);
    let any = thread::sync_threads_or((i > 1000) as u32);
    thread::nanosleep(20);
    thread::grid_fence();
    thread::device_fence();
    thread::system_fence();
    thread::sync_threads();
    *out.add(i as usize) = count * 4 + (all != 0) as u32 * 2 + (any != 0) as u32;
}

/// A type of 12 bytes, in shared memory.
#[derive(Clone, Copy)]
#[repr(C)]
struct Pair {
    byte: u8,
    numbers: [f32; 2],
}

/// Reverses within the block, four times, through each kind of shared memory.
#[kernel]
pub unsafe fn reverse(values: *mut f32, n: usize) {
    const CAPACITY: usize = 64;
    #[address_space(shared)]
    static mut TILE: [f32; CAPACITY] = [0.0; CAPACITY];
    #[address_space(shared)]
    static mut STEPS: u32 = 0;

    let i = thread::thread_idx_x() as usize;
    let from = n - 1 - i;
    if i == 0 {
        STEPS = 0;
    }
    let pairs = shared_array![Pair; CAPACITY * 2];
    *pairs.add(2 * i) = Pair { byte: i as u8, numbers: [*values.add(i), -1.0] };
    thread::sync_threads();
    let pair = *pairs.add(2 * from);
    TILE[i] = if pair.byte as usize == from { pair.numbers[0] + 1.0 } else { f32::NAN };
    thread::sync_threads();
    let dynamic = shared::dynamic_shared_mem::<f32>();
    *dynamic.add(i) = TILE[n - 1 - i] + 1.0;
    if i == 1 % n {
        STEPS += 2;
        let steps = &raw mut STEPS;
        *steps += 1;
    }
    thread::sync_threads();
    *values.add(i) = *dynamic.add(from) + 10.0 * STEPS as f32 + in_module(i, n);
}

#[address_space(shared)]
static mut MODULE_WIDE: [f32; 64] = [0.0; 64];

/// Zero, by way of a static of the module.
#[gpu_only]
#[allow(static_mut_refs)]
unsafe fn in_module(i: usize, n: usize) -> f32 {
    MODULE_WIDE[i] = i as f32;
    thread::sync_threads();
    MODULE_WIDE[n - 1 - i] - (n - 1 - i) as f32
}

#[address_space(global)]
static mut CALLS: u32 = 0;
#[address_space(constant)]
static PRIMES: [u32; 4] = [2, 3, 5, 7];

/// In which memory pointers point, and that addresses survive the way there and back.
#[kernel]
pub unsafe fn spaces(input: *const u32, out: *mut u32) {
    let local = core::hint::black_box([thread::thread_idx_x(), 7]);
    let pointers = [input, shared_array![u32; 4] as *const u32, local.as_ptr(), &raw const CALLS];
    let spaces = [AddressSpace::Global, AddressSpace::Shared, AddressSpace::Constant, AddressSpace::Local];
    for (i, pointer) in pointers.into_iter().enumerate() {
        let mut bits = 0;
        for (bit, space) in spaces.into_iter().enumerate() {
            if ptr::is_in_address_space(pointer, space) {
                bits |= 1 << bit;
                let inside = ptr::convert_generic_to_specific_address_space(pointer, space);
                bits |=
                    ((ptr::convert_specific_address_space_to_generic(inside, space) == pointer) as u32) << 4;
            }
        }
        *out.add(i) = bits;
    }
    CALLS += 1;
    *out.add(4) = CALLS + PRIMES[*input as usize % 4];
}

/// What other modules may call.
#[no_mangle]
#[externally_visible]
pub extern "C" fn rust_cuda_visible(x: u32) -> u32 {
    x.rotate_left(5) ^ 0x55
}

/// The clock, counters, the capability, output and assertions.
#[kernel]
pub unsafe fn rest(out: *mut u64) {
    let before = misc::clock();
    for counter in 0..8 {
        misc::profiler_counter(counter);
    }
    thread::nanosleep(100);
    *out = misc::clock() - before;
    *out.add(1) = ComputeCapability::from_cuda_arch_env() as u64 + 1;
    *out.add(2) = (ComputeCapability::from_cuda_arch_env() >= ComputeCapability::Compute75) as u64;
    *out.add(3) = option_env!("CUDA_ARCH").unwrap_or_default().len() as u64;
    *out.add(4) = f16::from_f32(1.5).to_bits() as u64;
    *out.add(5) = rust_cuda_visible(1) as u64;
    let value = AtomicF32::new(1.0);
    assert_eq!(value.fetch_add(2.0, Ordering::Relaxed), 1.0);
    assert_ne!(value.into_inner(), 1.0);
    println!("clock ran: {}", *out > 0);
    print!("{}", "no line end");
}

/// An assertion that fails in one thread.
#[kernel]
pub unsafe fn asserts(limit: u32) {
    assert_eq!(thread::index_1d() / limit, 0);
}

/// Waits for a debugger, which is not there.
#[kernel]
pub unsafe fn stops() {
    misc::breakpoint();
}
