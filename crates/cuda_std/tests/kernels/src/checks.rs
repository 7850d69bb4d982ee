//! Kernels for the tests; each writes what it saw.

use cuda_std::atomic::{Atomic, AtomicU32, Ordering, System};
use cuda_std::float::approx;
use cuda_std::io::{Output, Print, Spec};
use cuda_std::prelude::*;
use cuda_std::shared::dynamic;
use cuda_std::{print_to, ptr, target};

/// A type with its own text.
struct Pair(i32, f32);

impl Print for Pair {
    fn print(&self, _: &Spec, out: &mut Output) {
        print_to!(out, "<{}, {}>", self.0, self.1);
    }
}

/// Prints integers, floats, text, a type of its own, and a text that looks like a format.
#[kernel]
pub fn print_values(small: u32, float: f32, wide: f64) {
    if thread::first() {
        println!("{small:>5} {:x} {}% %s %n {float} {wide:?}", 255u32, "text");
        print!("{:.3} {} {:?} {:+05}|", wide, Pair(-4, 0.1), [1u8, 2], -7);
        println!("{0}{1}{0}", true, '→');
    }
}

/// Reads past the end in every thread from `len - 1` on.
#[kernel]
pub fn panic_bounds(values: &[f32], mut out: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    if let Some(slot) = out.get_mut(index) {
        *slot = values[index.get() + 1];
    }
}

/// Asserts with a message that holds a number.
#[kernel]
pub fn panic_assert(limit: u32) {
    assert!(thread::thread_idx_x() < limit, "limit {limit} reached: 100 %s");
}

/// A shared handle's own check.
#[kernel]
pub fn panic_shared(index: u32) {
    shared![u32; 8].set(index as usize, 1);
}

/// Atomic operations of every scope, on global and shared memory; 96 threads.
#[kernel]
pub fn atomics(words: &[AtomicU32], floats: &[Atomic<f64>], wide: &[Atomic<i64, System>]) {
    let t = thread::thread_idx_x();
    words[0].fetch_add(1, Ordering::AcqRel);
    words[1].fetch_max(t, Ordering::Relaxed);
    words[2].fetch_or(1 << (t % 32), Ordering::SeqCst);
    words[3].fetch_sub(1, Ordering::Relaxed);
    words[4].fetch_xor(t, Ordering::Release);
    floats[0].fetch_add(0.5, Ordering::SeqCst);
    floats[1].fetch_update(Ordering::Relaxed, |value| value.max(f64::from(t)));
    wide[0].fetch_min(-i64::from(t), Ordering::Acquire);
    if words[5].compare_exchange(0, t + 1, Ordering::AcqRel).is_ok() {
        words[6].fetch_add(1, Ordering::Relaxed);
    }
    let counts = shared![u32; 4];
    if t < 4 {
        counts.set(t as usize, 0);
    }
    thread::sync_threads();
    counts.atomic_add(0, 1);
    counts.atomic_max(1, t);
    counts.atomic_or(2, 1 << (t % 32));
    thread::sync_threads();
    if t < 4 {
        words[8 + t as usize].store(counts.get(t as usize), Ordering::Release);
    }
}

/// Warp operations in a block of 96 threads; thread 37 writes what it got, thread 36 a partial reduction.
#[kernel]
pub fn warps(out: &[AtomicU32]) {
    let t = thread::thread_idx_x();
    let full = u32::MAX;
    let (up, up_exists) = warp::warp_shuffle_up(full, f64::from(t), 3, 8);
    let (down, down_exists) = warp::warp_shuffle_down(full, t, 4, 8);
    let seen = [
        warp::warp_reduce_add(full, t),
        warp::warp_reduce_min_i32(full, -(t as i32)) as u32,
        warp::warp_match_any_32(full, t / 4),
        warp::warp_match_all_64(full, 7).0,
        warp::warp_vote_ballot(full, t.is_multiple_of(3)),
        u32::from(warp::warp_vote_any(full, t == 40)),
        u32::from(warp::warp_vote_all(full, t == 40)),
        thread::sync_threads_count(u32::from(t < 5)),
        u32::from(thread::sync_threads_or(u32::from(t == 3)) != 0),
        u32::from(thread::sync_threads_and(u32::from(t == 3)) != 0),
        warp::warp_scan_inclusive(t, u32::wrapping_add),
        up as u32,
        u32::from(up_exists),
        down,
        u32::from(down_exists),
        warp::warp_shuffle_xor(full, t, 1, 32).0,
        warp::warp_shuffle_idx(full, t, 9, 16).0,
        warp::full_mask(),
        warp::lane_id(),
        warp::lane_mask_lt(),
        warp::warp_id(),
    ];
    let partial = if (36..40).contains(&t) { warp::warp_reduce_max(0xf0, t) } else { 0 };
    if t == 37 {
        for (slot, value) in out.iter().zip(seen) {
            slot.store(value, Ordering::Relaxed);
        }
    }
    if t == 36 {
        out[31].store(partial, Ordering::Relaxed);
    }
}

/// The sum of a value of each thread of a block of 64, in every thread.
fn block_sum(value: u32, sums: Shared<u32, 64>) -> u32 {
    let t = thread::thread_idx_x() as usize;
    sums.set(t, value);
    thread::sync_threads();
    for stride in [32, 16, 8, 4, 2, 1] {
        if t < stride {
            sums.set(t, sums.get(t) + sums.get(t + stride));
        }
        thread::sync_threads();
    }
    let sum = sums.get(0);
    thread::sync_threads();
    sum
}

/// Calls of a helper with barriers between the decision of a condition and its use; blocks of 64 threads.
#[kernel]
pub fn helpers_with_barriers(values: &[u32], mut out: DisjointSlice<'_, u32>) {
    let sums = shared![u32; 64];
    let index = thread::unique_index();
    let i = index.get();
    let hit = i < values.len() && values[i] % 3 != 1;
    let count = block_sum(u32::from(hit), sums);
    let total = block_sum(if hit { values[i] + 1 } else { 0 }, sums);
    let again = block_sum(u32::from(hit), sums);
    if hit && let Some(slot) = out.get_mut(index) {
        *slot = count + total + again + values[i];
    }
}

/// Exchanges neighbours through dynamic shared memory, whose second part holds each thread's number as `u64`.
#[kernel]
pub fn dynamic_shared(values: &[f32], mut out: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    let (t, threads) = (thread::thread_idx_x() as usize, thread::block_size() as usize);
    let floats = dynamic::<f32>().part::<f32>(0, threads);
    let numbers = dynamic::<u8>().part::<u64>(threads * 4, threads);
    floats.set(t, values.get(index.get()).copied().unwrap_or(0.0));
    numbers.set(t, t as u64);
    thread::sync_threads();
    if let Some(slot) = out.get_mut(index) {
        *slot = floats.get(t ^ 1) + numbers.get((t + 1) % threads) as f32;
    }
}

/// Every disjoint form over the same launch; each element must be touched once, by one thread.
#[kernel]
pub fn disjoint(
    mut elements: DisjointSlice<'_, u32>,
    mut chunks: DisjointChunks<'_, u32, 3>,
    mut rows: DisjointRows<'_, u32>,
    mut blocks: DisjointBlocks<'_, u32>,
    mut warps: DisjointWarps<'_, u32>,
    mut matrix: DisjointMatrix<'_, u32>,
    mut turned: DisjointMatrix<'_, u32, cuda_std::disjoint::XIsRow>,
) {
    for (i, element) in elements.strided() {
        *element += i as u32 + 1;
    }
    for (start, chunk) in chunks.strided() {
        chunk.iter_mut().for_each(|element| *element += start as u32 + 1);
    }
    for (row, elements) in rows.strided() {
        elements.iter_mut().for_each(|element| *element += row as u32 + 1);
    }
    for (block, element) in blocks.strided() {
        if let Some(element) = element {
            *element += block as u32 + 1;
        }
    }
    for (warp, element) in warps.strided() {
        if let Some(element) = element {
            *element += warp as u32 + 1;
        }
    }
    if let Some((row, column, element)) = matrix.get_mut() {
        *element += (row * 1000 + column) as u32 + 1;
    }
    if let Some((row, column, element)) = turned.get_mut() {
        *element += (row * 1000 + column) as u32 + 1;
    }
}

/// Every function of one `f32`.
#[kernel]
pub fn functions_f32(values: &[f32], mut out: DisjointRows<'_, f32>) {
    let index = thread::unique_index();
    if let (Some(&x), Some(row)) = (values.get(index.get()), out.get_mut(index)) {
        let results = all_functions(x);
        row.iter_mut().zip(results).for_each(|(slot, result)| *slot = result);
    }
}

/// Every function of one `f64`.
#[kernel]
pub fn functions_f64(values: &[f64], mut out: DisjointRows<'_, f64>) {
    let index = thread::unique_index();
    if let (Some(&x), Some(row)) = (values.get(index.get()), out.get_mut(index)) {
        let results = all_functions(x);
        row.iter_mut().zip(results).for_each(|(slot, result)| *slot = result);
    }
}

/// What [`functions_f32`] and [`functions_f64`] write for a number; the host calls it too.
pub fn all_functions<T: GpuFloat>(x: T) -> [T; 27] {
    [
        GpuFloat::floor(x),
        GpuFloat::ceil(x),
        GpuFloat::trunc(x),
        GpuFloat::round(x),
        GpuFloat::round_ties_even(x),
        GpuFloat::sqrt(x),
        GpuFloat::rsqrt(x),
        GpuFloat::cbrt(x),
        GpuFloat::powi(x, 3),
        GpuFloat::powf(x, x),
        GpuFloat::hypot(x, x),
        GpuFloat::exp(x),
        GpuFloat::exp2(x),
        GpuFloat::exp_m1(x),
        GpuFloat::ln(x),
        GpuFloat::ln_1p(x),
        GpuFloat::log2(x),
        GpuFloat::log10(x),
        GpuFloat::sin(x),
        GpuFloat::cos(x),
        GpuFloat::tan(x),
        GpuFloat::asin(x),
        GpuFloat::acos(x),
        GpuFloat::atan(x),
        GpuFloat::sinh(x),
        GpuFloat::tanh(x),
        GpuFloat::mul_add(x, x, x),
    ]
}

/// The approximations, each beside the exact function.
#[kernel]
pub fn approximations(values: &[f32], mut out: DisjointRows<'_, f32>) {
    let index = thread::unique_index();
    if let (Some(&x), Some(row)) = (values.get(index.get()), out.get_mut(index)) {
        let results = [
            approx::reciprocal(x),
            approx::sqrt(x),
            approx::rsqrt(x),
            approx::exp2(x),
            approx::log2(x),
            approx::sin(x),
            approx::cos(x),
            approx::tanh(x),
            approx::exp(x),
            approx::ln(x),
            approx::divide(x, 3.0),
        ];
        row.iter_mut().zip(results).for_each(|(slot, result)| *slot = result);
    }
}

constant! {
    /// Four weights.
    pub static TEST_WEIGHTS: [f64; 4];
}

device_global! {
    /// A counter.
    pub static TEST_TOTAL: u32;
    /// Where to write.
    pub static TEST_PLACE: *mut u32;
}

/// Constant memory, device variables, and the loads and stores of `ptr`.
///
/// # Safety
/// `TEST_PLACE` points to eight words, and `input` to eight, both aligned to 16 bytes.
#[kernel]
pub unsafe fn memory_spaces(input: *const u32) {
    if thread::first() {
        let place = TEST_PLACE.get();
        // SAFETY: as the caller promises.
        unsafe {
            let [a, b, c, d] = ptr::load::<Vec4<u32>>(input.cast()).0;
            ptr::store::<Vec4<u32>>(place.cast(), Vec4([d, c, b, a]));
            ptr::store_volatile(place.add(4), ptr::load_read_only(input.add(4)));
            ptr::store_streaming(place.add(5), ptr::load_l2(input.add(5)) + target::CAPABILITY);
            *place.add(6) = ptr::load_volatile(input.cast::<u8>().add(24)).into();
            *place.add(7) = twice_the_weights();
        }
        TEST_TOTAL.set(TEST_TOTAL.get() + 5);
    }
}

/// The sum of the weights, times two.
fn twice_the_weights() -> u32 {
    ((0..TEST_WEIGHTS.len()).map(|i| TEST_WEIGHTS.get(i)).sum::<f64>() * 2.0) as u32
}

/// Static shared memory: a tile read across its rows, and vectors.
#[kernel]
pub fn shared_tiles(mut out: DisjointSlice<'_, u32>) {
    let tile = shared![u32; 8, 9];
    let vectors = shared![Vec4<f32>; 2];
    let index = thread::unique_index();
    let (row, column) = (index.get() / 8 % 8, index.get() % 8);
    tile.set(row, column, (row * 10 + column) as u32);
    if index.get() < 2 {
        vectors.set(index.get(), Vec4::splat(index.get() as f32 + 0.5));
    }
    thread::sync_threads();
    if let Some(slot) = out.get_mut(index) {
        *slot = tile.get(column, row) * 100 + (vectors.get(1)[2] + vectors.get(0)[3]) as u32;
    }
}

/// A value without bytes.
#[repr(C)]
#[derive(Clone, Copy, PlainData)]
pub struct Nothing {}

/// Values without bytes before, between and behind others: they are no parameters.
#[kernel]
pub fn empty_values(
    first: Nothing,
    mut out: DisjointSlice<'_, u32>,
    none: [u64; 0],
    value: u32,
    last: Nothing,
) {
    let _ = (first, last);
    if let Some(slot) = out.get_mut(thread::unique_index()) {
        *slot = value + none.len() as u32;
    }
}

/// A function with the name that the macro's own function had.
fn kernel_body(value: u32) -> u32 {
    value + 1
}

/// Arguments with the names that the macro could use for its own.
#[kernel(launch_bounds(64))]
#[allow(clippy::too_many_arguments)]
pub fn clashing_names(
    a: &[u32],
    a_len: u32,
    mut out: DisjointSlice<'_, u32>,
    out_extent: u32,
    call: u32,
    name: u32,
    bounds: u32,
) {
    if let Some(slot) = out.get_mut(thread::unique_index()) {
        *slot = kernel_body(a[0] + a_len + out_extent + call + name + bounds);
    }
}

/// The same, where the name of the function is an argument.
#[kernel]
pub fn clashing_function(kernel_body: u32, mut out: DisjointSlice<'_, u32>) {
    if let Some(slot) = out.get_mut(thread::unique_index()) {
        *slot = kernel_body;
    }
}
