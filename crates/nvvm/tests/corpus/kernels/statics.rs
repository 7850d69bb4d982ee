//! Statics: mutable, tables, strings, floats, pointers to each other, interior pointers.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]
use core::cell::UnsafeCell;
use core::sync::atomic::{AtomicU32, Ordering::Relaxed};
use corpus::thread;
corpus::trap_on_panic!();

pub struct Node {
    value: u32,
    next: Option<&'static Node>,
    label: &'static str,
}
static FIRST: Node = Node { value: 1, next: Some(&SECOND), label: "first" };
static SECOND: Node = Node { value: 2, next: Some(&THIRD), label: "second \"quoted\" \\ \u{e9}" };
static THIRD: Node = Node { value: 3, next: None, label: "" };

static TABLE: [f64; 5] = [0.5, -0.0, f64::INFINITY, f64::NAN, 1.0e-310];
static MIXED: [(u8, f32, u64); 3] = [(1, 1.1, u64::MAX), (2, f32::MIN_POSITIVE, 0), (255, -3.75, 1 << 40)];
static MIDDLE: &u16 = &WORDS[2];
static WORDS: [u16; 4] = [10, 20, 30, 40];

#[unsafe(no_mangle)]
pub static HITS: AtomicU32 = AtomicU32::new(7);

struct Shared(UnsafeCell<[u64; 32]>);
// SAFETY: threads write disjoint elements.
unsafe impl Sync for Shared {}
#[unsafe(no_mangle)]
static SCRATCH: Shared = Shared(UnsafeCell::new([0; 32]));

#[inline(never)]
fn walk(mut node: &Node, steps: usize) -> (u32, usize) {
    let mut letters = 0;
    for _ in 0..steps {
        letters += node.label.bytes().filter(u8::is_ascii_alphabetic).count();
        match node.next {
            Some(next) => node = next,
            None => break,
        }
    }
    (node.value, letters)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn tables(out: *mut f64, letters: *mut usize) {
    let i = thread();
    let (value, count) = walk(&FIRST, i);
    let (a, b, c) = MIXED[i % 3];
    // SAFETY: one element a thread, 32 threads.
    unsafe {
        (*SCRATCH.0.get())[i & 31] += c;
        *out.add(i) = TABLE[i % 5] + f64::from(b) + f64::from(a) + f64::from(value) + f64::from(*MIDDLE);
        *letters.add(i) = count + "a static string"[i & 7..].len();
    }
    HITS.fetch_add(1, Relaxed);
}
