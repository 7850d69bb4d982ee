//! The slab on the host, with threads of the operating system.

use super::super::layout::table_bytes;
use super::*;
use std::alloc::{alloc_zeroed, dealloc};
use std::collections::HashSet;
use std::thread;
use std::vec::Vec;

/// A slab in the host's memory.
struct Memory {
    heap: Heap,
    block: *mut u8,
    layout: Layout,
}

// SAFETY: all access to the tables is atomic, and each block has one owner.
unsafe impl Sync for Memory {}

impl Memory {
    fn new(chunks: usize) -> Self {
        let front = table_bytes(chunks).next_multiple_of(CHUNK);
        let layout = Layout::from_size_align(front + chunks * CHUNK, CHUNK).unwrap();
        // SAFETY: the size is not zero; tables and chunks lie in the block, aligned.
        unsafe {
            let block = alloc_zeroed(layout);
            assert!(!block.is_null());
            Self { heap: Heap::new(block, block.add(front), chunks), block, layout }
        }
    }

    /// Whether the tables are as in a new slab, but for the hints.
    fn is_empty(&self) -> bool {
        let bytes = table_bytes(self.heap.chunks);
        // SAFETY: the tables have that many bytes, and no thread changes them now.
        let tables = unsafe { std::slice::from_raw_parts(self.block, bytes) };
        tables[..HINTS].iter().chain(&tables[CHUNK_BITS..]).all(|&byte| byte == 0)
    }

    fn get(&self, size: usize, align: usize, spot: Spot) -> Option<Block> {
        let layout = Layout::from_size_align(size, align).unwrap();
        let pointer = self.heap.allocate(layout, spot);
        if pointer.is_null() {
            return None;
        }
        assert!(pointer.addr().is_multiple_of(align), "{layout:?}: {pointer:?}");
        Some(Block { pointer, layout })
    }

    fn put(&self, block: &Block, spot: Spot) {
        // SAFETY: `get` made it, and each test returns a block once.
        unsafe { self.heap.deallocate(block.pointer, block.layout, spot) }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: allocated with this layout.
        unsafe { dealloc(self.block, self.layout) }
    }
}

struct Block {
    pointer: *mut u8,
    layout: Layout,
}

impl Block {
    /// Writes to every byte, or tells whether they are still what was written.
    fn fill(&self, value: u8) {
        // SAFETY: the block has that many bytes, which are nobody else's.
        unsafe { self.pointer.write_bytes(value, self.layout.size()) }
    }

    fn holds(&self, value: u8) -> bool {
        // SAFETY: as above; `fill` wrote them.
        unsafe { std::slice::from_raw_parts(self.pointer, self.layout.size()) }.iter().all(|&v| v == value)
    }
}

const FIRST: Spot = Spot { warp: 0, lane: 0 };

/// The numbers of a small generator, from 0 on.
fn random(seed: u32) -> impl FnMut() -> usize {
    let mut state = u64::from(seed) * 2 + 1;
    move || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (state >> 33) as usize
    }
}

#[test]
fn each_size_has_the_smallest_class_that_holds_it() {
    for size in 1..=CHUNK / 2 {
        let smallest = SIZES.iter().position(|&class| size <= usize::from(class)).unwrap();
        assert_eq!(class_of(size), smallest, "{size}");
    }
    assert!(SIZES.iter().all(|size| usize::from(*size).is_multiple_of(ALIGN)));
}

#[test]
fn a_slab_holds_what_fits_and_gives_everything_back() {
    for (size, align, fits) in
        [(1, 1, 4096), (16, 16, 4096), (48, 8, 4 * 341), (8192, 16, 8), (8193, 1, 4), (60_000, 4, 1)]
    {
        let memory = Memory::new(4);
        for _ in 0..3 {
            let blocks: Vec<Block> = std::iter::from_fn(|| memory.get(size, align, FIRST)).collect();
            assert_eq!(blocks.len(), fits, "{size}");
            let addresses: HashSet<usize> = blocks.iter().map(|block| block.pointer.addr()).collect();
            assert_eq!(addresses.len(), fits);
            blocks.iter().for_each(|block| memory.put(block, FIRST));
            assert!(memory.is_empty(), "{size}");
        }
    }
}

#[test]
fn alignments_up_to_many_chunks_are_met() {
    let memory = Memory::new(64);
    let mut blocks = Vec::new();
    for shift in 0..=19 {
        for size in [1, 24, 100, 5000, 20_000] {
            blocks.extend(memory.get(size, 1 << shift, FIRST).inspect(|block| block.fill(shift)));
        }
    }
    assert!(blocks.len() > 80);
    blocks.iter().for_each(|block| memory.put(block, FIRST));
    assert!(memory.is_empty());
}

#[test]
fn a_full_slab_says_so_and_uses_a_hole_of_any_kind() {
    let memory = Memory::new(130);
    assert!(memory.get(131 * CHUNK, 1, FIRST).is_none() && memory.is_empty());
    let small: Vec<Block> = std::iter::from_fn(|| memory.get(4096, 16, FIRST)).collect();
    assert_eq!(small.len(), 130 * 4);
    assert!(memory.get(16, 16, FIRST).is_none() && memory.get(CHUNK, 16, FIRST).is_none());
    // Chunks 60 to 129: a run that goes over the words of the chunks' bits.
    let index = |block: &Block| (block.pointer.addr() - memory.heap.data.addr()) / CHUNK;
    small.iter().filter(|block| index(block) >= 60).for_each(|block| memory.put(block, FIRST));
    let large = memory.get(70 * CHUNK, 16, FIRST).expect("a run of 70");
    assert_eq!(index(&large), 60);
    assert!(memory.get(16, 16, FIRST).is_none());
    memory.put(small.iter().find(|block| index(block) == 30).unwrap(), FIRST);
    assert_eq!(memory.get(4000, 16, Spot { warp: 9, lane: 3 }).map(|block| index(&block)), Some(30));
    assert!(memory.get(16, 16, FIRST).is_none());
}

#[test]
fn an_empty_slab_gives_null() {
    // SAFETY: a slab without chunks is never looked into.
    let heap = unsafe { Heap::new(std::ptr::null_mut(), std::ptr::null_mut(), 0) };
    assert!(heap.allocate(Layout::new::<u64>(), FIRST).is_null());
}

#[test]
#[should_panic(expected = "freed twice")]
fn a_second_free_is_noticed() {
    let memory = Memory::new(4);
    let [block, _other] = [(); 2].map(|()| memory.get(100, 8, FIRST).unwrap());
    memory.put(&block, FIRST);
    memory.put(&block, FIRST);
}

#[test]
#[should_panic(expected = "not of the slab")]
fn a_foreign_block_is_noticed() {
    let memory = Memory::new(4);
    let mut own = 0u64;
    memory.put(&Block { pointer: (&raw mut own).cast(), layout: Layout::new::<u64>() }, FIRST);
}

/// Threads allocate and free at random; every block must keep what its owner wrote.
fn storm(chunks: usize, threads: u32, rounds: usize, largest_shift: usize) -> usize {
    let memory = Memory::new(chunks);
    let work = |number: u32| {
        let memory = &memory;
        move || {
            let mut next = random(number);
            let (mut held, mut refused): (Vec<(Block, u8, Spot)>, usize) = (Vec::new(), 0);
            for round in 0..rounds {
                let spot = Spot { warp: number / 4, lane: (next() % 32) as u32 };
                if next().is_multiple_of(2) && !held.is_empty() {
                    let (block, value, _) = held.swap_remove(next() % held.len());
                    assert!(block.holds(value), "{:?} changed", block.layout);
                    memory.put(&block, spot);
                    continue;
                }
                let size = 1 + next() % (1 << (4 + next() % largest_shift));
                match memory.get(size, 1 << (next() % 8), spot) {
                    Some(block) => {
                        let value = (number as usize * 31 + round) as u8;
                        block.fill(value);
                        held.push((block, value, spot));
                    }
                    None => refused += 1,
                }
            }
            for (block, value, spot) in held {
                assert!(block.holds(value));
                memory.put(&block, spot);
            }
            refused
        }
    };
    let refused = thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|number| scope.spawn(work(number))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert!(memory.is_empty(), "blocks are left");
    refused
}

#[test]
fn many_threads_with_room_for_all() {
    assert_eq!(storm(2048, 16, 3000, 8), 0);
}

#[test]
fn many_threads_in_a_slab_that_is_always_full() {
    assert!(storm(5, 16, 3000, 10) > 0);
}

/// As many threads as blocks take one each, again and again: none may be told that there is none.
#[test]
fn the_last_block_is_found_while_others_come_and_go() {
    for size in [8192, 4096, 20_000] {
        let memory = Memory::new(4);
        let fits = std::iter::from_fn(|| memory.get(size, 16, FIRST))
            .inspect(|block| block.fill(1))
            .collect::<Vec<_>>();
        fits.iter().for_each(|block| memory.put(block, FIRST));
        thread::scope(|scope| {
            for number in 0..fits.len() as u32 {
                let memory = &memory;
                scope.spawn(move || {
                    for round in 0..5000 {
                        let spot = Spot { warp: number, lane: round % 32 };
                        let block = memory.get(size, 16, spot).expect("one for each thread");
                        memory.put(&block, spot);
                    }
                });
            }
        });
        assert!(memory.is_empty());
    }
}
