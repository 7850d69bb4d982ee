//! Work that finds more work (note B7): the Mandelbrot set by the subdivision of Mariani and Silver.
//!
//! A pixel's dwell is how many steps `z ← z² + c` takes to leave the circle of radius 2, or `limit`. If all pixels on the
//! border of a rectangle have one dwell, the rectangle is filled with it; otherwise it is split into quarters, and each
//! of them is tried in the same way; small ones are computed pixel by pixel. What there is to do is known only while it is
//! done. CUDA's dynamic parallelism starts a grid for the quarters from inside the kernel. These kernels hand the quarters on
//! through a list for the next launch ([`mandelbrot_level`]), or through a queue in global memory to whichever block comes
//! next ([`mandelbrot_queue`]).
//!
//! Every step of a dwell is rounded to single precision by itself, so that any program that takes the same steps gets the
//! same dwell.

use crate::grid;
use cuda_std::atomic::{AtomicU32, AtomicU64, Ordering};
use cuda_std::prelude::*;
use cuda_std::ptr;
use cuda_std::warp::{lane_id, warp_id};

/// Threads of a block that works on a rectangle.
pub const BLOCK: usize = 128;
/// Warps of a block.
const WARPS: usize = BLOCK / 32;
/// Longest side of a rectangle that is computed pixel by pixel.
pub const LEAF: u32 = 32;
/// How long a block with nothing to do sleeps before it looks again, in nanoseconds: twice as long each time, so that many
/// blocks that wait do not keep those that work from the counters.
const SHORTEST_PAUSE: u32 = 64;
const LONGEST_PAUSE: u32 = 2048;
/// The lowest bit of each number in a word that holds x, y, width and height in 16 bits each.
const FIELD: u64 = 0xffff;

/// The numbers of a queue, in `control`: the next ticket, the next place, and the rectangles that are not done.
pub const TICKETS: usize = 0;
/// The next place to put a rectangle into.
pub const PLACES: usize = 1;
/// Rectangles that are in the queue or in work.
pub const PENDING: usize = 2;

/// The image and the part of the plane that it shows, passed by value.
#[repr(C)]
#[derive(Clone, Copy, Debug, PlainData)]
pub struct View {
    /// Real part of the first column.
    pub left: f32,
    /// Imaginary part of the first row.
    pub top: f32,
    /// From one column to the next.
    pub step_x: f32,
    /// From one row to the next.
    pub step_y: f32,
    /// Pixels of a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Most steps, and the dwell of what has not left by then.
    pub limit: u32,
}

impl View {
    /// The dwell of a pixel.
    #[inline(always)]
    fn dwell(&self, column: u32, row: u32) -> u32 {
        let real = self.left + column as f32 * self.step_x;
        let imaginary = self.top + row as f32 * self.step_y;
        let (mut x, mut y, mut steps) = (0.0f32, 0.0f32, 0);
        while steps < self.limit {
            let (xx, yy) = (x * x, y * y);
            if xx + yy > 4.0 {
                break;
            }
            let xy = x * y;
            x = xx - yy + real;
            y = xy + xy + imaginary;
            steps += 1;
        }
        steps
    }

    /// Writes a dwell.
    ///
    /// # Safety
    /// `dwells` has `width * height` elements; the pixel is one of them, and no other thread writes it now.
    #[inline(always)]
    unsafe fn put(&self, dwells: *mut u32, column: u32, row: u32, dwell: u32) {
        let at = row as usize * self.width as usize + column as usize;
        // SAFETY: inside the image, as the caller promises.
        unsafe { ptr::store(dwells.add(at), dwell) };
    }
}

/// A rectangle of pixels; no side is 0.
#[derive(Clone, Copy)]
struct Rectangle {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

impl Rectangle {
    #[inline(always)]
    fn unpack(word: u64) -> Self {
        let field = |number: u32| (word >> (16 * number) & FIELD) as u32;
        Rectangle { x: field(0), y: field(1), width: field(2), height: field(3) }
    }

    /// Never 0, since no side is.
    #[inline(always)]
    fn pack(self) -> u64 {
        let [x, y, width, height] = [self.x, self.y, self.width, self.height].map(u64::from);
        x | y << 16 | width << 32 | height << 48
    }

    /// Number of pixels on the border.
    #[inline(always)]
    fn border(self) -> u32 {
        let bottom = if self.height > 1 { self.width } else { 0 };
        let sides = if self.width > 1 { 2 } else { 1 };
        self.width + bottom + sides * self.height.saturating_sub(2)
    }

    /// Pixel number `index` of the border: the top row, the bottom row, the left side, the right side.
    #[inline(always)]
    fn on_border(self, index: u32) -> (u32, u32) {
        let Rectangle { x, y, width, height } = self;
        if index < width {
            return (x + index, y);
        }
        let index = index - width;
        // With one row there is nothing below it.
        if index < width {
            return (x + index, y + height - 1);
        }
        let index = index - width;
        let side = height - 2;
        if index < side { (x, y + 1 + index) } else { (x + width - 1, y + 1 + index - side) }
    }

    /// Calls `body` for each pixel inside the border, a warp a row and a lane a column.
    #[inline(always)]
    fn inside(self, mut body: impl FnMut(u32, u32)) {
        let mut row = self.y + 1 + warp_id();
        while row + 1 < self.y + self.height {
            let mut column = self.x + 1 + lane_id();
            while column + 1 < self.x + self.width {
                body(column, row);
                column += 32;
            }
            row += WARPS as u32;
        }
    }

    /// How often it is halved along each axis: once if the side is longer than [`LEAF`].
    #[inline(always)]
    fn cuts(self) -> (u32, u32) {
        (u32::from(self.width > LEAF), u32::from(self.height > LEAF))
    }

    /// How many parts it has: 1 if it is too small to be split.
    #[inline(always)]
    fn parts(self) -> u32 {
        let (cut_x, cut_y) = self.cuts();
        1 << (cut_x + cut_y)
    }

    /// Part number `part` of four: the left and right ones have the least significant bit 0 and 1, the upper and lower
    /// ones the other bit. Along an axis that is not cut there is only part 0.
    #[inline(always)]
    fn part(self, part: u32) -> Self {
        let (cut_x, cut_y) = self.cuts();
        let (x, width) = half(self.x, self.width, cut_x, part & 1);
        let (y, height) = half(self.y, self.height, cut_y, part >> 1);
        Rectangle { x, y, width, height }
    }
}

/// The first or second half of a side, or all of it if it is not cut.
#[inline(always)]
fn half(start: u32, length: u32, cut: u32, second: u32) -> (u32, u32) {
    let first = length >> cut;
    if second == 0 { (start, first) } else { (start + first, length - first) }
}

/// Works on a rectangle with all threads of a block: computes and writes its border; then fills it, computes what is inside,
/// or leaves that to its parts. Whether it is left to the parts is the result, the same in all threads.
///
/// # Safety
/// As [`View::put`] for every pixel of the rectangle; all threads of a block of [`BLOCK`] come here.
#[inline(always)]
unsafe fn work(view: &View, dwells: *mut u32, rectangle: Rectangle, range: Shared<u32, 2>) -> bool {
    let t = thread::thread_idx_x();
    if t == 0 {
        range.set(0, u32::MAX);
        range.set(1, 0);
    }
    thread::sync_threads();
    let (mut least, mut most) = (u32::MAX, 0);
    let border = rectangle.border();
    let mut index = t;
    while index < border {
        let (column, row) = rectangle.on_border(index);
        let dwell = view.dwell(column, row);
        // SAFETY: a pixel of the rectangle; each thread has its own.
        unsafe { view.put(dwells, column, row, dwell) };
        least = least.min(dwell);
        most = most.max(dwell);
        index += BLOCK as u32;
    }
    if t < border {
        range.atomic_min(0, least);
        range.atomic_max(1, most);
    }
    thread::sync_threads();
    let (least, most) = (range.get(0), range.get(1));
    if least == most {
        // SAFETY: as above; what is inside is no pixel of the border.
        rectangle.inside(|column, row| unsafe { view.put(dwells, column, row, least) });
        return false;
    }
    if rectangle.parts() == 1 {
        // SAFETY: as above.
        rectangle.inside(|column, row| unsafe { view.put(dwells, column, row, view.dwell(column, row)) });
        return false;
    }
    true
}

/// A thread a pixel: no subdivision.
///
/// Cost of p pixels: p writes, coalesced; no reads; as many steps as a warp's longest dwell for each warp; divergent where the
/// dwells in a warp differ.
///
/// # Safety
/// `dwells` has `view.width * view.height` elements.
#[kernel]
pub unsafe fn mandelbrot_flat(view: View, dwells: *mut u32) {
    let (column, row) = (grid::x(), grid::y());
    if column < view.width as usize && row < view.height as usize {
        let (column, row) = (column as u32, row as u32);
        // SAFETY: a pixel of the image; each thread has its own.
        unsafe { view.put(dwells, column, row, view.dwell(column, row)) };
    }
}

/// A block a rectangle of a list: what is left to its parts goes to the list of the next level, whose length `next_count` counts.
///
/// Cost of a rectangle: one word of 8 bytes, read by all its threads; its border computed and written once; then a write for each pixel inside
/// (filled, or computed if it is small), or one global atomic and up to four writes of 8 bytes. 16 bytes of shared memory,
/// two barriers. The border of a part is computed again, since it overlaps with that of the whole only in part.
///
/// # Safety
/// `rectangles` has a word for each block and `next` one for each part that there can be; rectangles of a level do not overlap and lie
/// inside the image; `dwells` has `view.width * view.height` elements; blocks have 128 threads.
#[kernel]
pub unsafe fn mandelbrot_level(
    view: View,
    rectangles: *const u64,
    next: *mut u64,
    next_count: *mut u32,
    dwells: *mut u32,
) {
    let range = shared![u32; 2];
    // SAFETY: a word for each block.
    let rectangle = Rectangle::unpack(unsafe { *rectangles.add(thread::block_idx_x() as usize) });
    // SAFETY: the block's own rectangle.
    let split = unsafe { work(&view, dwells, rectangle, range) };
    if split && thread::thread_idx_x() == 0 {
        // SAFETY: changed by atomics only.
        let count = unsafe { AtomicU32::from_ptr(next_count) };
        let place = count.fetch_add(rectangle.parts(), Ordering::Relaxed) as usize;
        // SAFETY: the list has room for every part, and these places are this block's.
        for_parts(rectangle, |at, part| unsafe { *next.add(place + at as usize) = part.pack() });
    }
}

/// Calls `body` with the parts of a rectangle and their numbers, from 0 without a gap.
#[inline(always)]
fn for_parts(rectangle: Rectangle, mut body: impl FnMut(u32, Rectangle)) {
    let (cut_x, cut_y) = rectangle.cuts();
    let mut at = 0;
    for part in 0..4 {
        if part & 1 <= cut_x && part >> 1 <= cut_y {
            body(at, rectangle.part(part));
            at += 1;
        }
    }
}

/// The whole subdivision in one launch: blocks that stay take rectangles from a queue and put parts into it, until nothing is left.
///
/// The queue is `places` words, all 0 but for the first rectangles, and three numbers in `control`: [`TICKETS`] (0 at
/// first), [`PLACES`] and [`PENDING`] (both the number of the first rectangles). A block draws a **ticket** and waits until the
/// word of that number is not 0: the word is the rectangle and its ready flag at once. A block that splits a rectangle draws
/// places for the parts and stores them there. No word is used twice.
///
/// *Nothing is lost, and all blocks end.* `PENDING` counts the parts in before they are stored (a fence orders the two; another
/// comes between taking a part and counting it out), and a rectangle is counted out by the block that did it, after its
/// parts were counted in. So `PENDING` reaches 0 once, when everything is done. A block may leave at 0: the rectangle of
/// its ticket would have been counted in, and nobody else could have counted it out.
///
/// *Somebody always goes on*, whichever blocks have started and whichever have not. Let `PENDING` be above 0. Either some
/// rectangle is in work: its block runs, and never waits while it works. Or all that are left lie in the queue; take the one
/// with the lowest place. If its ticket has been drawn, the block that drew it has started and finds the word. If
/// not, no block waits for a lower place, because all lower places were filled and taken; so no block waits at all. A
/// block that has not started holds no ticket, so nobody ever waits for it. One block alone would do everything.
///
/// Cost: of a rectangle as [`mandelbrot_level`], with two atomics more, three if it is split, four barriers, and its word read by one thread; two reads for each look
/// while waiting.
///
/// # Safety
/// `queue` has `places` words, as many as rectangles that there can be in all; `control` has three numbers, both as said; the first rectangles do not
/// overlap and lie inside the image; `dwells` has `view.width * view.height` elements; blocks have 128 threads.
#[kernel]
pub unsafe fn mandelbrot_queue(
    view: View,
    queue: *mut u64,
    places: u32,
    control: *mut u32,
    dwells: *mut u32,
) {
    let range = shared![u32; 2];
    let taken = shared![u64; 1];
    // SAFETY: three numbers, and words of the queue; all are changed by atomics only.
    let number = |which: usize| unsafe { AtomicU32::from_ptr(control.add(which)) };
    // SAFETY: as above.
    let word = |place: u32| unsafe { AtomicU64::from_ptr(queue.add(place as usize)) };
    let first = thread::thread_idx_x() == 0;
    loop {
        if first {
            let ticket = number(TICKETS).fetch_add(1, Ordering::Relaxed);
            let (mut rectangle, mut pause) = (0, SHORTEST_PAUSE);
            loop {
                // Tickets beyond the last place are those of blocks that only wait for the end.
                if ticket < places {
                    rectangle = word(ticket).load(Ordering::Relaxed);
                }
                if rectangle != 0 || number(PENDING).load(Ordering::Relaxed) == 0 {
                    break;
                }
                thread::nanosleep(pause);
                pause = (2 * pause).min(LONGEST_PAUSE);
            }
            // What its parent did comes before what is done with it.
            thread::device_fence();
            taken.set(0, rectangle);
        }
        thread::sync_threads();
        let rectangle = taken.get(0);
        if rectangle == 0 {
            return;
        }
        let rectangle = Rectangle::unpack(rectangle);
        // SAFETY: whoever has the rectangle has it alone, and its parent is done with its pixels.
        let split = unsafe { work(&view, dwells, rectangle, range) };
        // All have read what thread 0 writes next.
        thread::sync_threads();
        if first {
            if split {
                let parts = rectangle.parts();
                number(PENDING).fetch_add(parts, Ordering::Relaxed);
                let place = number(PLACES).fetch_add(parts, Ordering::Relaxed);
                // The parts are counted in, and the whole's border is written, before anybody sees one of them.
                thread::device_fence();
                for_parts(rectangle, |at, part| word(place + at).store(part.pack(), Ordering::Relaxed));
            }
            number(PENDING).fetch_sub(1, Ordering::Relaxed);
        }
    }
}
