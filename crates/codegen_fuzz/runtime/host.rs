// What generated kernels use on the host: each thread of a block is a coroutine of the program that loads this library, and
// the functions below ask that program to let the others run.

pub use crate::common::*;
use core::marker::PhantomData;

/// Where a thread stands.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Place {
    pub tid: u32,
    pub bid: u32,
    pub block_dim: u32,
    pub grid_dim: u32,
}

/// What the program provides.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Host {
    pub place: extern "C" fn() -> Place,
    /// Waits for the block; gives the number of threads with a predicate that is not 0.
    pub barrier: extern "C" fn(site: u32, predicate: u32) -> u32,
    /// Waits for the lanes of the mask; writes the value of each of the 32 lanes.
    pub exchange: extern "C" fn(site: u32, mask: u32, value: u64, values: *mut u64),
    /// Access to an element of a shared array: 0 reads, 1 writes, from 2 on atomics by number.
    pub shared: extern "C" fn(array: u32, index: u64, access: u32, value: u64) -> u64,
}

static mut HOST: Option<Host> = None;

pub fn set_host(host: Host) { unsafe { HOST = Some(host) } }

fn host() -> Host {
    #[allow(static_mut_refs)]
    unsafe { HOST.unwrap_unchecked() }
}

pub fn tid() -> u32 { (host().place)().tid }
pub fn bid() -> u32 { (host().place)().bid }
pub fn block_dim() -> u32 { (host().place)().block_dim }
pub fn grid_dim() -> u32 { (host().place)().grid_dim }
pub fn gid() -> u32 {
    let place = (host().place)();
    place.bid * place.block_dim + place.tid
}
pub fn lane() -> u32 { tid() % 32 }
pub fn warp() -> u32 { tid() / 32 }
pub fn full() -> u32 {
    let lanes = block_dim() - warp() * 32;
    if lanes >= 32 { u32::MAX } else { (1 << lanes) - 1 }
}

pub fn sync(site: u32) { (host().barrier)(site, 0); }
pub fn sync_count(site: u32, predicate: bool) -> u32 { (host().barrier)(site, predicate as u32) }
pub fn sync_and(site: u32, predicate: bool) -> bool { (host().barrier)(site, !predicate as u32) == 0 }
pub fn sync_or(site: u32, predicate: bool) -> bool { (host().barrier)(site, predicate as u32) != 0 }

/// The values of all lanes; those outside of the mask have none.
fn exchange(site: u32, mask: u32, value: u64) -> [u64; 32] {
    let mut values = [0; 32];
    (host().exchange)(site, mask, value, values.as_mut_ptr());
    values
}

fn lanes(mask: u32) -> impl Iterator<Item = usize> { (0..32).filter(move |lane| mask >> lane & 1 == 1) }

pub fn ballot(site: u32, mask: u32, predicate: bool) -> u32 {
    let values = exchange(site, mask, predicate as u64);
    lanes(mask).fold(0, |bits, lane| bits | (values[lane] as u32) << lane)
}
pub fn all(site: u32, mask: u32, predicate: bool) -> bool { ballot(site, mask, predicate) == mask }
pub fn any(site: u32, mask: u32, predicate: bool) -> bool { ballot(site, mask, predicate) != 0 }
pub fn uniform(site: u32, mask: u32, predicate: bool) -> bool {
    let bits = ballot(site, mask, predicate);
    bits == 0 || bits == mask
}
pub fn match_any_64(site: u32, mask: u32, value: u64) -> u32 {
    let values = exchange(site, mask, value);
    lanes(mask).filter(|lane| values[*lane] == value).fold(0, |bits, lane| bits | 1 << lane)
}
pub fn match_any_32(site: u32, mask: u32, value: u32) -> u32 { match_any_64(site, mask, value as u64) }

/// A value that a shuffle moves, in and out of a word.
pub trait Word: Copy {
    fn to_word(self) -> u64;
    fn from_word(word: u64) -> Self;
}
macro_rules! words {
    ($($type:ty)*) => {
        $(impl Word for $type {
            fn to_word(self) -> u64 { self as u64 }
            fn from_word(word: u64) -> Self { word as $type }
        })*
    };
}
words!(u8 i8 u16 i16 u32 i32 u64 i64 usize isize);
impl Word for bool {
    fn to_word(self) -> u64 { self as u64 }
    fn from_word(word: u64) -> Self { word != 0 }
}
impl Word for f32 {
    fn to_word(self) -> u64 { self.to_bits() as u64 }
    fn from_word(word: u64) -> Self { f32::from_bits(word as u32) }
}
impl Word for f64 {
    fn to_word(self) -> u64 { self.to_bits() }
    fn from_word(word: u64) -> Self { f64::from_bits(word) }
}

fn shuffle<T: Word>(site: u32, mask: u32, value: T, from: Option<u32>) -> T {
    let values = exchange(site, mask, value.to_word());
    match from {
        Some(lane) => T::from_word(values[lane as usize]),
        None => value,
    }
}
pub fn shuffle_idx<T: Word>(site: u32, mask: u32, value: T, by: u32, width: u32) -> (T, bool) {
    let from = lane() / width * width + by % width;
    (shuffle(site, mask, value, Some(from)), true)
}
pub fn shuffle_up<T: Word>(site: u32, mask: u32, value: T, by: u32, width: u32) -> (T, bool) {
    let from = (lane() % width >= by).then(|| lane() - by);
    (shuffle(site, mask, value, from), from.is_some())
}
pub fn shuffle_down<T: Word>(site: u32, mask: u32, value: T, by: u32, width: u32) -> (T, bool) {
    let from = (lane() % width + by < width).then(|| lane() + by);
    (shuffle(site, mask, value, from), from.is_some())
}
pub fn shuffle_xor<T: Word>(site: u32, mask: u32, value: T, by: u32, width: u32) -> (T, bool) {
    // A lane of an earlier segment can be read, one of a later segment cannot.
    let other = lane() ^ by;
    let from = (other / width <= lane() / width).then_some(other);
    (shuffle(site, mask, value, from), from.is_some())
}

macro_rules! reductions {
    ($($name:ident($type:ty) = $operation:expr;)*) => {
        $(
            pub fn $name(site: u32, mask: u32, value: $type) -> $type {
                let values = exchange(site, mask, value as u64);
                lanes(mask).map(|lane| values[lane] as $type).reduce($operation).unwrap_or(value)
            }
        )*
    };
}
reductions! {
    reduce_add(u32) = |a, b| a.wrapping_add(b);
    reduce_min(u32) = |a, b| a.min(b);
    reduce_max(u32) = |a, b| a.max(b);
    reduce_and(u32) = |a, b| a & b;
    reduce_or(u32) = |a, b| a | b;
    reduce_xor(u32) = |a, b| a ^ b;
    reduce_min_i32(i32) = |a, b| a.min(b);
    reduce_max_i32(i32) = |a, b| a.max(b);
}

/// A shared array, by its number in the kernel.
pub struct Shared<T, const N: usize> {
    number: u32,
    marker: PhantomData<T>,
}
impl<T, const N: usize> Clone for Shared<T, N> {
    fn clone(&self) -> Self { *self }
}
impl<T, const N: usize> Copy for Shared<T, N> {}

impl<T: Word, const N: usize> Shared<T, N> {
    pub fn numbered(number: u32) -> Self { Self { number, marker: PhantomData } }
    pub fn get(self, index: usize) -> T {
        assert!(index < N);
        T::from_word((host().shared)(self.number, index as u64, 0, 0))
    }
    pub fn set(self, index: usize, value: T) {
        assert!(index < N);
        (host().shared)(self.number, index as u64, 1, value.to_word());
    }
    fn atomic(self, index: usize, operation: u32, value: T, change: impl FnOnce(T, T) -> T) {
        assert!(index < N);
        // Coroutines change places only where they wait, so that nothing comes between the two.
        let old = T::from_word((host().shared)(self.number, index as u64, 2 + operation, 0));
        (host().shared)(self.number, index as u64, STORE, change(old, value).to_word());
    }
}

/// An access that is part of one that was checked.
const STORE: u32 = 100;

macro_rules! shared_atomics {
    ($($type:ty)*) => {
        $(impl<const N: usize> Shared<$type, N> {
            pub fn atomic_add(self, index: usize, value: $type) { self.atomic(index, 0, value, |a, b| a.wrapping_add(b)) }
            pub fn atomic_min(self, index: usize, value: $type) { self.atomic(index, 1, value, |a, b| a.min(b)) }
            pub fn atomic_max(self, index: usize, value: $type) { self.atomic(index, 2, value, |a, b| a.max(b)) }
            pub fn atomic_and(self, index: usize, value: $type) { self.atomic(index, 3, value, |a, b| a & b) }
            pub fn atomic_or(self, index: usize, value: $type) { self.atomic(index, 4, value, |a, b| a | b) }
            pub fn atomic_xor(self, index: usize, value: $type) { self.atomic(index, 5, value, |a, b| a ^ b) }
        })*
    };
}
shared_atomics!(u32 i32 u64 i64);

/// Numbers that all threads of the launch reach. Only one of them runs at a time.
#[derive(Clone, Copy)]
pub struct Cells<'a, T> {
    first: *mut T,
    len: usize,
    marker: PhantomData<&'a T>,
}

impl<T: Copy> Cells<'_, T> {
    /// # Safety
    /// `len` numbers lie there and are used by coroutines of one thread alone.
    pub unsafe fn new(first: *mut T, len: usize) -> Self { Self { first, len, marker: PhantomData } }
    fn change(self, index: usize, function: impl FnOnce(T) -> T) -> T {
        assert!(index < self.len);
        unsafe {
            let place = self.first.add(index);
            let old = *place;
            *place = function(old);
            old
        }
    }
}

macro_rules! atomics {
    ($($type:ty: $add:ident $sub:ident $min:ident $max:ident $and:ident $or:ident $xor:ident $swap:ident $cas:ident;)*) => {
        $(
            pub fn $add(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old.wrapping_add(v)) }
            pub fn $sub(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old.wrapping_sub(v)) }
            pub fn $min(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old.min(v)) }
            pub fn $max(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old.max(v)) }
            pub fn $and(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old & v) }
            pub fn $or(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old | v) }
            pub fn $xor(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |old| old ^ v) }
            pub fn $swap(c: Cells<'_, $type>, i: usize, v: $type) -> $type { c.change(i, |_| v) }
            pub fn $cas(c: Cells<'_, $type>, i: usize, v: $type) -> $type {
                let old = c.change(i, |old| if old == 0 || old == v / 2 { v } else { old });
                if old == 0 || old == v / 2 { old } else { !old }
            }
        )*
    };
}
atomics! {
    u32: atomic_add_u32 atomic_sub_u32 atomic_min_u32 atomic_max_u32 atomic_and_u32 atomic_or_u32 atomic_xor_u32 atomic_swap_u32 atomic_cas_u32;
    u64: atomic_add_u64 atomic_sub_u64 atomic_min_u64 atomic_max_u64 atomic_and_u64 atomic_or_u64 atomic_xor_u64 atomic_swap_u64 atomic_cas_u64;
}

macro_rules! wide {
    ($($type:ty)*) => {
        $(
            impl Wide for $type {
                fn exact_fma(self, b: Self, c: Self) -> Self { self.mul_add(b, c) }
                fn exact_sqrt(self) -> Self { self.sqrt() }
                fn exact_floor(self) -> Self { self.floor() }
                fn exact_ceil(self) -> Self { self.ceil() }
                fn exact_trunc(self) -> Self { self.trunc() }
                fn exact_round(self) -> Self { self.round() }
                fn exact_round_even(self) -> Self { self.round_ties_even() }
            }
        )*
    };
}
wide!(f32 f64);

/// What one thread of a kernel is given.
#[repr(C)]
pub struct Arguments {
    pub input: *const u64,
    pub input_len: usize,
    pub parameters: *const u8,
    pub acc_u32: *mut u32,
    pub acc_u64: *mut u64,
    pub cells: usize,
    pub output: *mut u64,
    pub output_len: usize,
}
