//! The blocks of a slab, and how threads take and return them.
//!
//! The memory is cut into chunks of 16 KiB. A bit for each chunk says whether it is taken. A chunk that is taken holds
//! blocks of one size class, or is part of a run of chunks that make up a large block. Each chunk has a word of state
//! (its class, and the number of blocks reserved in it) and a bitmap of its blocks.
//!
//! To take a block, a thread first *reserves* one, by adding 1 to the count of a chunk of its class, and then looks for
//! a bit that it can set: there is one, since no more threads reserve than there are blocks. To return a block, it
//! clears the bit and subtracts 1. The thread that brings the count to 0 gives the chunk back, by a compare-and-swap of
//! "this class, count 0" for 0. A thread that added 1 to a chunk that had become full, or had changed its class,
//! subtracts it again, so a count may be too large for a moment but never too small.
//!
//! Which chunk a thread tries first is in a table of hints: one for each class and for each of [`SLOTS`] groups of
//! warps, so that thousands of threads do not all change one word. All words are zero in an empty slab.
//!
//! Nothing here holds a lock. Where a thread waits for another (one that is about to publish a new chunk), it waits for a
//! bounded number of turns only, and then goes on by itself.

use super::layout::{ALIGN, CHUNK, CHUNK_BITS, CLASSES, HINTS, SLOTS, WORDS, bitmaps, states};
use core::alloc::Layout;
use core::sync::atomic::Ordering::Relaxed;
use core::sync::atomic::{AtomicU32, AtomicU64};

/// Block sizes of the classes.
const SIZES: [u16; CLASSES] =
    [16, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048, 4096, 8192];
/// Turns that a thread waits for another one.
const PATIENCE: u32 = 1 << 10;
/// How often a thread searches all chunks while others are changing them.
const SEARCHES: u32 = 1 << 12;

/// Bits of a chunk's state that count reservations; the class stands above them.
const COUNT_BITS: u32 = 24;
/// The class, plus one, of chunks that are part of a large block.
const LARGE: u32 = 0xff;
/// The hint of a class and slot for which a thread is looking for a chunk.
const SEARCHING: u32 = u32::MAX;

/// What became of a hint that had no room.
enum Renewed {
    /// Another thread is searching, or has found a chunk.
    ByAnother,
    /// This thread has found a block, at this offset.
    Found(usize),
    /// There is none.
    Full,
}

/// Where a thread begins its searches: threads that run side by side should differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// The same for the threads of a warp.
    pub(super) warp: u32,
    /// The thread within its warp.
    pub(super) lane: u32,
}

/// What a layout needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Need {
    /// A block of a class.
    Block(usize),
    /// A run of chunks.
    Chunks(usize),
}

impl Need {
    #[inline]
    fn of(layout: Layout) -> Need {
        let size = layout.size().max(1);
        // Blocks of a power of two are aligned to their size.
        let rounded =
            if layout.align() > ALIGN { size.max(layout.align()).next_power_of_two() } else { size };
        if rounded <= CHUNK / 2 { Need::Block(class_of(rounded)) } else { Need::Chunks(size.div_ceil(CHUNK)) }
    }
}

/// The smallest class with blocks of at least `size` bytes, from 1 to half a chunk.
#[inline]
fn class_of(size: usize) -> usize {
    if size <= 64 {
        return (size - 1) / 16;
    }
    // 2^bits is the next power of two.
    let bits = (usize::BITS - (size - 1).leading_zeros()) as usize;
    match bits {
        12.. => bits + 2,
        _ => 2 * bits - 9 - usize::from(size <= 3 << (bits - 2)),
    }
}

/// A slab in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Heap {
    tables: *mut u8,
    data: *mut u8,
    chunks: usize,
}

/// Orders this thread's accesses before it with those after it, as all threads of the device see them.
#[inline]
fn fence() {
    #[cfg(target_arch = "nvptx64")]
    // SAFETY: a fence touches no memory.
    unsafe {
        crate::llvm::fence_device();
    }
    #[cfg(not(target_arch = "nvptx64"))]
    core::sync::atomic::fence(core::sync::atomic::Ordering::AcqRel);
}

/// The class of a state, plus one; 0 for a chunk that nobody owns yet.
const fn owner(state: u32) -> u32 {
    state >> COUNT_BITS
}

const fn count(state: u32) -> usize {
    (state & ((1 << COUNT_BITS) - 1)) as usize
}

const fn owned_by(class: usize) -> u32 {
    class as u32 + 1
}

/// Whether a chunk with this state has a block of the class to reserve.
#[inline]
fn has_room(state: u32, class: usize) -> bool {
    owner(state) == owned_by(class) && count(state) < blocks(class)
}

/// Blocks of a class in a chunk.
#[inline]
fn blocks(class: usize) -> usize {
    CHUNK / usize::from(SIZES[class])
}

/// The first `bits` bits, all of them from 64 on.
const fn low_bits(bits: usize) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Heap {
    /// The slab whose tables lie at `tables` and whose `chunks` chunks lie at `data`.
    ///
    /// # Safety
    /// `tables` is aligned to 16 and has [`table_bytes`](super::layout::table_bytes) bytes, which were zero before the first use of the slab and
    /// are used by nobody else; `data` is aligned to a chunk and has as many chunks. Both live as long as the slab is used.
    pub(super) unsafe fn new(tables: *mut u8, data: *mut u8, chunks: usize) -> Heap {
        Heap { tables, data, chunks }
    }

    #[inline]
    fn word(&self, offset: usize) -> &AtomicU32 {
        // SAFETY: callers pass an offset inside the tables that is a multiple of 4, and all access is atomic.
        unsafe { AtomicU32::from_ptr(self.tables.add(offset).cast()) }
    }

    #[inline]
    fn wide_word(&self, offset: usize) -> &AtomicU64 {
        // SAFETY: callers pass an offset inside the tables that is a multiple of 8, and all access is atomic.
        unsafe { AtomicU64::from_ptr(self.tables.add(offset).cast()) }
    }

    /// Number of chunks that are taken.
    #[inline]
    fn taken(&self) -> &AtomicU32 {
        self.word(0)
    }

    #[inline]
    fn hint(&self, class: usize, slot: usize) -> &AtomicU32 {
        self.word(HINTS + (class * SLOTS + slot % SLOTS) * 4)
    }

    /// The bits of 64 chunks: 1 for one that is taken.
    #[inline]
    fn chunk_bits(&self, word: usize) -> &AtomicU64 {
        self.wide_word(CHUNK_BITS + word * 8)
    }

    #[inline]
    fn state(&self, chunk: usize) -> &AtomicU32 {
        self.word(states(self.chunks) + chunk * 4)
    }

    /// The bits of 64 blocks of a chunk: 1 for one in use.
    #[inline]
    fn block_bits(&self, chunk: usize, word: usize) -> &AtomicU64 {
        self.wide_word(bitmaps(self.chunks) + (chunk * WORDS + word) * 8)
    }

    /// A block for the layout, or null.
    #[inline(never)]
    pub(super) fn allocate(&self, layout: Layout, spot: Spot) -> *mut u8 {
        if self.chunks == 0 {
            return core::ptr::null_mut();
        }
        let place = match Need::of(layout) {
            Need::Block(class) => self.take(class, spot),
            Need::Chunks(number) => self.take_run(number, layout.align()).map(|chunk| chunk * CHUNK),
        };
        match place {
            // SAFETY: the place lies inside the chunks.
            Some(offset) => unsafe { self.data.add(offset) },
            None => core::ptr::null_mut(),
        }
    }

    /// Returns a block.
    ///
    /// # Safety
    /// The block comes from [`Heap::allocate`] of this slab with the same layout, and nobody uses it any more.
    #[inline(never)]
    pub(super) unsafe fn deallocate(&self, pointer: *mut u8, layout: Layout, spot: Spot) {
        let offset = pointer.addr().wrapping_sub(self.data.addr());
        let chunk = offset / CHUNK;
        if chunk >= self.chunks {
            panic!("a block that is not of the slab was freed");
        }
        // What this thread wrote to the block comes before what its next owner writes.
        fence();
        match Need::of(layout) {
            Need::Block(class) => {
                let index = offset % CHUNK / usize::from(SIZES[class]);
                let bit = 1 << (index % 64);
                let before = self.block_bits(chunk, index / 64).fetch_and(!bit, Relaxed);
                if before & bit == 0 || owner(self.state(chunk).load(Relaxed)) != owned_by(class) {
                    panic!("a block of the slab was freed twice, or with another layout");
                }
                if self.release(chunk) == blocks(class) {
                    self.suggest(chunk, class, spot);
                }
            }
            Need::Chunks(number) => {
                for chunk in chunk..chunk + number {
                    if chunk >= self.chunks || owner(self.state(chunk).load(Relaxed)) != LARGE {
                        panic!("a block of the slab was freed twice, or with another layout");
                    }
                    self.state(chunk).fetch_sub(LARGE << COUNT_BITS, Relaxed);
                }
                fence();
                self.clear_run(chunk, number);
                self.taken().fetch_sub(number as u32, Relaxed);
            }
        }
    }

    /// Whether a block of one layout can serve as one of the other.
    #[cfg(target_arch = "nvptx64")]
    #[inline]
    pub(super) fn interchangeable(old: Layout, new: Layout) -> bool {
        Need::of(old) == Need::of(new)
    }

    /// Takes a block of the class; gives its offset.
    fn take(&self, class: usize, spot: Spot) -> Option<usize> {
        let place = self.hint(class, spot.warp as usize % SLOTS);
        let mut patience = PATIENCE;
        loop {
            let hint = place.load(Relaxed);
            if let Some(offset) = self.take_hinted(hint, class, spot) {
                return Some(offset);
            }
            if hint != SEARCHING {
                match self.renew_hint(hint, class, spot) {
                    Renewed::ByAnother => continue,
                    Renewed::Found(offset) => return Some(offset),
                    Renewed::Full => return None,
                }
            }
            // A thread of another warp is about to publish a chunk with room for this one.
            if patience == 0 {
                return self.search(class, spot);
            }
            patience -= 1;
        }
    }

    /// Searches for a block, and makes its chunk the hint, unless another thread changes the hint at the same time.
    ///
    /// Not inlined, like the other functions that leave the tables in a state that threads wait for: the threads of a
    /// warp enter and leave them together, so that none waits for one that waits for it.
    #[inline(never)]
    fn renew_hint(&self, hint: u32, class: usize, spot: Spot) -> Renewed {
        let place = self.hint(class, spot.warp as usize % SLOTS);
        if place.compare_exchange(hint, SEARCHING, Relaxed, Relaxed).is_err() {
            return Renewed::ByAnother;
        }
        let found = self.search(class, spot);
        place.store(found.map_or(0, |offset| (offset / CHUNK) as u32 + 1), Relaxed);
        found.map_or(Renewed::Full, Renewed::Found)
    }

    /// Takes a block beyond the own hint.
    fn search(&self, class: usize, spot: Spot) -> Option<usize> {
        // While there is plenty of room each group of warps gets a chunk of its own, so that they do not meet.
        let plenty = 2 * (self.taken().load(Relaxed) as usize) < self.chunks;
        if plenty && let Some(offset) = self.claim(class, spot) {
            return Some(offset);
        }
        for other in 1..SLOTS {
            let hint = self.hint(class, spot.warp as usize % SLOTS + other).load(Relaxed);
            if let Some(offset) = self.take_hinted(hint, class, spot) {
                return Some(offset);
            }
        }
        for _ in 0..SEARCHES {
            if let Some(offset) = self.claim(class, spot) {
                return Some(offset);
            }
            let mut settled = true;
            for chunk in 0..self.chunks {
                if let Some(offset) = self.take_from(chunk, class, spot) {
                    return Some(offset);
                }
                settled &= self.is_settled(chunk, class);
            }
            if settled {
                return None;
            }
        }
        None
    }

    #[inline]
    fn take_hinted(&self, hint: u32, class: usize, spot: Spot) -> Option<usize> {
        if hint == 0 || hint == SEARCHING {
            return None;
        }
        self.take_from(hint as usize - 1, class, spot)
    }

    /// Takes a block of a chunk, if it is of the class and has one.
    #[inline(never)]
    fn take_from(&self, chunk: usize, class: usize, spot: Spot) -> Option<usize> {
        if self.reserve(chunk, class) { self.take_reserved(chunk, class, spot) } else { None }
    }

    /// Reserves a block of a chunk, if it is of the class and has one.
    fn reserve(&self, chunk: usize, class: usize) -> bool {
        if !has_room(self.state(chunk).load(Relaxed), class) {
            return false;
        }
        if has_room(self.state(chunk).fetch_add(1, Relaxed), class) {
            return true;
        }
        self.release(chunk);
        false
    }

    /// Makes a chunk that has room again the hint of its class, unless the present hint has room as well.
    fn suggest(&self, chunk: usize, class: usize, spot: Spot) {
        let place = self.hint(class, spot.warp as usize % SLOTS);
        let hint = place.load(Relaxed);
        if hint == SEARCHING {
            return;
        }
        if hint == 0 || !has_room(self.state(hint as usize - 1).load(Relaxed), class) {
            // If another thread changes the hint meanwhile, its choice is as good.
            let _ = place.compare_exchange(hint, chunk as u32 + 1, Relaxed, Relaxed);
        }
    }

    /// Ends a reservation, and gives the chunk back if it was the last one. Gives the number of reservations before.
    fn release(&self, chunk: usize) -> usize {
        let before = self.state(chunk).fetch_sub(1, Relaxed);
        let state = before.wrapping_sub(1);
        let unused = count(state) == 0 && !matches!(owner(state), 0 | LARGE);
        if unused && self.state(chunk).compare_exchange(state, 0, Relaxed, Relaxed).is_ok() {
            // What all owners of its blocks wrote comes before what the next owner of the chunk writes.
            fence();
            self.clear_run(chunk, 1);
            self.taken().fetch_sub(1, Relaxed);
        }
        count(before)
    }

    /// Whether a chunk has no room for the class, and not only because another thread is changing it.
    fn is_settled(&self, chunk: usize, class: usize) -> bool {
        let state = self.state(chunk).load(Relaxed);
        if owner(state) == owned_by(class) {
            // A count of threads that are about to subtract theirs again may hide a free block.
            let total = blocks(class);
            return (0..total.div_ceil(64)).all(|word| {
                let all = low_bits(total - 64 * word);
                self.block_bits(chunk, word).load(Relaxed) & all == all
            });
        }
        owner(state) != 0
    }

    /// Takes a free chunk for the class, and a block of it.
    #[inline(never)]
    fn claim(&self, class: usize, spot: Spot) -> Option<usize> {
        let slot = spot.warp as usize % SLOTS;
        let words = self.chunks.div_ceil(64);
        for at in 0..words {
            let word = (at + slot * words / SLOTS) % words;
            let all = low_bits(self.chunks - 64 * word);
            let mut used = self.chunk_bits(word).load(Relaxed);
            while !used & all != 0 {
                let index = (!used & all).trailing_zeros();
                let bit = 1 << index;
                used = self.chunk_bits(word).fetch_or(bit, Relaxed);
                if used & bit == 0 {
                    fence();
                    let chunk = 64 * word + index as usize;
                    self.taken().fetch_add(1, Relaxed);
                    // Added, not stored: a thread that takes the chunk for what it was may have added 1.
                    self.state(chunk).fetch_add((owned_by(class) << COUNT_BITS) + 1, Relaxed);
                    return self.take_reserved(chunk, class, spot);
                }
            }
        }
        None
    }

    /// Takes the block that is reserved in a chunk; gives its offset.
    fn take_reserved(&self, chunk: usize, class: usize, spot: Spot) -> Option<usize> {
        let total = blocks(class);
        let words = total.div_ceil(64);
        let start = spot.lane as usize % words;
        for _ in 0..SEARCHES {
            for at in 0..words {
                let word = (start + at) % words;
                let all = low_bits(total - 64 * word);
                let mut used = self.block_bits(chunk, word).load(Relaxed);
                while !used & all != 0 {
                    let rotation = spot.lane.wrapping_mul(2) % 64;
                    let index = ((!used & all).rotate_right(rotation).trailing_zeros() + rotation) % 64;
                    let bit = 1 << index;
                    used = self.block_bits(chunk, word).fetch_or(bit, Relaxed);
                    if used & bit == 0 {
                        fence();
                        return Some(
                            chunk * CHUNK + (64 * word + index as usize) * usize::from(SIZES[class]),
                        );
                    }
                }
            }
        }
        // Only tables that were not zero, or were overwritten, lead here.
        self.release(chunk);
        None
    }

    /// Takes a run of free chunks for a block of the alignment; gives the first.
    fn take_run(&self, number: usize, align: usize) -> Option<usize> {
        let step = (align / CHUNK).max(1);
        // The first chunk whose address is a multiple of the alignment.
        let first = (self.data.addr().next_multiple_of(align.max(1)) - self.data.addr()) / CHUNK;
        for _ in 0..SEARCHES {
            let mut settled = true;
            let mut start = first;
            while start.checked_add(number).is_some_and(|end| end <= self.chunks) {
                match self.claim_run(start, number) {
                    Ok(()) => return Some(start),
                    Err(busy) => {
                        settled &= owner(self.state(busy).load(Relaxed)) != 0;
                        start += (busy + 1 - start).next_multiple_of(step);
                    }
                }
            }
            if settled {
                return None;
            }
        }
        None
    }

    /// The words that hold the bits of a run of chunks, with the bits in each.
    fn run(start: usize, number: usize) -> impl Iterator<Item = (usize, u64)> {
        let end = start + number;
        (start / 64..end.div_ceil(64)).map(move |word| {
            let from = start.max(64 * word) - 64 * word;
            let to = end.min(64 * word + 64) - 64 * word;
            (word, low_bits(to) & !low_bits(from))
        })
    }

    /// Takes a run of chunks, or gives the last chunk in its way.
    #[inline(never)]
    fn claim_run(&self, start: usize, number: usize) -> Result<(), usize> {
        let last = |word: usize, busy: u64| 64 * word + 63 - busy.leading_zeros() as usize;
        let mut in_the_way = None;
        for (word, bits) in Heap::run(start, number) {
            let busy = self.chunk_bits(word).load(Relaxed) & bits;
            if busy != 0 {
                in_the_way = Some(last(word, busy));
            }
        }
        if let Some(chunk) = in_the_way {
            return Err(chunk);
        }
        let mut done = start;
        for (word, bits) in Heap::run(start, number) {
            let busy = self.chunk_bits(word).fetch_or(bits, Relaxed) & bits;
            if busy != 0 {
                // Another thread was faster: undo what this one has set.
                self.chunk_bits(word).fetch_and(!(bits & !busy), Relaxed);
                self.clear_run(start, done - start);
                return Err(last(word, busy));
            }
            done = (64 * word + 64).min(start + number);
        }
        fence();
        self.taken().fetch_add(number as u32, Relaxed);
        for chunk in start..start + number {
            self.state(chunk).fetch_add(LARGE << COUNT_BITS, Relaxed);
        }
        Ok(())
    }

    fn clear_run(&self, start: usize, number: usize) {
        for (word, bits) in Heap::run(start, number) {
            self.chunk_bits(word).fetch_and(!bits, Relaxed);
        }
    }
}

#[cfg(test)]
#[path = "heap_tests.rs"]
mod tests;
