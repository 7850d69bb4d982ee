//! The circle renderer (note E9): translucent circles drawn over each other in the order of their indices.
//!
//! A scene is two arrays of four floats a circle: **shapes** (x, y, radius, softness) and **paints** (red, green, blue,
//! alpha). Positions and radii are in units of the image's width and height, 0 to 1. An image is four floats a pixel (red,
//! green, blue, alpha), row by row from the top.
//!
//! Blending is not commutative, so each pixel must see its circles in order, and every variant keeps that order. All of
//! them compute a pixel with the same single-precision operations in the same order ([`blend`]), so that their images are
//! equal bit by bit.
//!
//! The ladder: a thread a pixel that tries every circle; a block a tile that first finds the circles that touch the tile,
//! 256 at a time, with a shared exclusive scan; the same with warp votes in place of the scan; and a coarse pass before it
//! that leaves each tile only the circles near it.

use cuda_std::prelude::*;
use cuda_std::warp;

/// Edge of a tile in pixels, and of a block in threads.
const TILE: usize = 16;
/// Threads of a tile's block.
const THREADS: usize = TILE * TILE;
/// Warps of a tile's block.
const WARPS: usize = THREADS / 32;
/// Edge of a coarse tile, in tiles.
const COARSE: usize = 8;
/// Circles that the vote variants gather before they blend.
const BATCH: usize = 1024;

/// The part of the plane that a rectangle of pixels' centres spans.
#[derive(Clone, Copy)]
struct Bounds {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Bounds {
    /// The centres of the pixels in columns `x` to `x + edge - 1` and rows `y` to `y + edge - 1`.
    #[inline(always)]
    fn of(x: usize, y: usize, edge: usize, width: u32, height: u32) -> Self {
        Bounds {
            left: centre(x, width),
            right: centre(x + edge - 1, width),
            top: centre(y, height),
            bottom: centre(y + edge - 1, height),
        }
    }

    /// Whether a circle can cover a centre inside the bounds. Rounding is monotone, so no centre is nearer to the circle in
    /// [`blend`]'s arithmetic than the nearest point of the bounds is here: nothing that is drawn is ever left out.
    #[inline(always)]
    fn touches(self, shape: Vec4<f32>) -> bool {
        let [x, y, radius, _] = shape.0;
        let nearest_x = clamp(x, self.left, self.right);
        let nearest_y = clamp(y, self.top, self.bottom);
        let (dx, dy) = (nearest_x - x, nearest_y - y);
        dx * dx + dy * dy < radius * radius
    }
}

#[inline(always)]
fn clamp(value: f32, low: f32, high: f32) -> f32 {
    if value < low {
        low
    } else if value > high {
        high
    } else {
        value
    }
}

/// Position of the centre of pixel `index` out of `count`, from 0 to 1.
#[inline(always)]
fn centre(index: usize, count: u32) -> f32 {
    (index as f32 + 0.5) / count as f32
}

/// A pixel at (x, y) after one more circle. Inside the circle (distance² < radius²) the paint's alpha, less softness ×
/// distance² / radius², weighs the paint against what was there.
#[inline(always)]
fn blend(pixel: Vec4<f32>, x: f32, y: f32, shape: Vec4<f32>, paint: Vec4<f32>) -> Vec4<f32> {
    let [circle_x, circle_y, radius, softness] = shape.0;
    let (dx, dy) = (circle_x - x, circle_y - y);
    let (distance, reach) = (dx * dx + dy * dy, radius * radius);
    // A circle without a radius, or with a NaN, is nowhere less than its reach and draws nothing.
    if distance < reach {
        let alpha = paint[3] * (1.0 - softness * (distance / reach));
        let keep = 1.0 - alpha;
        Vec4([
            alpha * paint[0] + keep * pixel[0],
            alpha * paint[1] + keep * pixel[1],
            alpha * paint[2] + keep * pixel[2],
            alpha + keep * pixel[3],
        ])
    } else {
        pixel
    }
}

/// The four floats number `index` of an array of four floats each, in one 16-byte load.
///
/// # Safety
/// `floats` is aligned to 16 bytes and holds at least `4 * index + 4` floats.
#[inline(always)]
unsafe fn four(floats: &[f32], index: usize) -> Vec4<f32> {
    // SAFETY: inside the array, as the caller promises.
    unsafe { *floats.as_ptr().cast::<Vec4<f32>>().add(index) }
}

/// Sets every pixel to one colour.
///
/// Cost of p pixels: p writes of 16 bytes, coalesced; no reads, no barrier, divergence in the last warps only.
///
/// # Safety
/// `image` has room for `4 * pixels` floats and is aligned to 16 bytes.
#[kernel]
pub unsafe fn render_clear(image: *mut f32, pixels: usize, red: f32, green: f32, blue: f32, alpha: f32) {
    let i = thread::linear_index() as usize;
    if i < pixels {
        // SAFETY: a pixel of the image, and each thread has its own.
        unsafe { *image.cast::<Vec4<f32>>().add(i) = Vec4([red, green, blue, alpha]) };
    }
}

/// Moves every circle by a step of `seconds`: it falls with its velocity and drifts sideways, and what leaves the image at
/// the bottom or at a side comes back at the other side. `velocities` holds (vx, vy) for each circle.
///
/// Cost of n circles: n reads and n writes of 16 bytes, n reads of 8 bytes; no barrier; divergence where circles leave.
///
/// # Safety
/// `shapes` holds four floats and `velocities` two for each of `circles` circles; `shapes` is aligned to 16 bytes.
#[kernel]
pub unsafe fn render_advance(shapes: *mut f32, velocities: &[f32], circles: usize, seconds: f32) {
    let i = thread::linear_index() as usize;
    if i >= circles {
        return;
    }
    // SAFETY: circle i has four floats there, and each thread its own circle.
    let place = unsafe { &mut *shapes.cast::<Vec4<f32>>().add(i) };
    let [x, y, radius, softness] = place.0;
    // SAFETY: circle i has two floats there.
    let (vx, vy) = unsafe { (*velocities.get_unchecked(2 * i), *velocities.get_unchecked(2 * i + 1)) };
    *place = Vec4([wrap(x + vx * seconds, radius), wrap(y + vy * seconds, radius), radius, softness]);
}

/// Brings a coordinate that left the range from `-radius` to `1 + radius` back in at the other end.
#[inline(always)]
fn wrap(position: f32, radius: f32) -> f32 {
    if position > 1.0 + radius {
        -radius
    } else if position < -radius {
        1.0 + radius
    } else {
        position
    }
}

/// A thread a pixel, every circle tried by every pixel.
///
/// Cost of n circles and p pixels: n·p circle tests; the circles' 32 bytes are read by every thread (broadcast within a
/// warp); a pixel is read and written once; no shared memory, no barrier; divergence where a circle's edge crosses a warp.
///
/// # Safety
/// `shapes` and `paints` hold four floats a circle, `image` four a pixel, all aligned to 16 bytes.
#[kernel]
pub unsafe fn render_pixels(shapes: &[f32], paints: &[f32], image: *mut f32, width: u32, height: u32) {
    let column = thread::block_idx_x() as usize * TILE + thread::thread_idx_x() as usize;
    let row = thread::block_idx_y() as usize * TILE + thread::thread_idx_y() as usize;
    if column >= width as usize || row >= height as usize {
        return;
    }
    let (x, y) = (centre(column, width), centre(row, height));
    // SAFETY: a pixel of the image; each thread has its own.
    let place = unsafe { &mut *image.cast::<Vec4<f32>>().add(row * width as usize + column) };
    let mut pixel = *place;
    for i in 0..shapes.len() / 4 {
        // SAFETY: i counts circles.
        pixel = unsafe { blend(pixel, x, y, four(shapes, i), four(paints, i)) };
    }
    *place = pixel;
}

/// The pixel of a thread in a tile's block, and how it is drawn from a list of circles.
struct TilePixel {
    place: *mut Vec4<f32>,
    inside: bool,
    x: f32,
    y: f32,
    colour: Vec4<f32>,
}

impl TilePixel {
    /// The pixel of this thread. Threads outside the image have none, but go on: the block needs them to find circles.
    ///
    /// # Safety
    /// `image` has four floats for each of `width * height` pixels.
    #[inline(always)]
    unsafe fn load(image: *mut f32, width: u32, height: u32) -> Self {
        let column = thread::block_idx_x() as usize * TILE + thread::thread_idx_x() as usize;
        let row = thread::block_idx_y() as usize * TILE + thread::thread_idx_y() as usize;
        let inside = column < width as usize && row < height as usize;
        let place = image.cast::<Vec4<f32>>().wrapping_add(row * width as usize + column);
        // SAFETY: read only inside the image.
        let colour = if inside { unsafe { *place } } else { Vec4::splat(0.0) };
        TilePixel { place, inside, x: centre(column, width), y: centre(row, height), colour }
    }

    /// # Safety
    /// `circle` is one of the scene's.
    #[inline(always)]
    unsafe fn add(&mut self, shapes: &[f32], paints: &[f32], circle: u32) {
        // SAFETY: as the caller promises.
        self.colour = unsafe {
            blend(self.colour, self.x, self.y, four(shapes, circle as usize), four(paints, circle as usize))
        };
    }

    #[inline(always)]
    fn store(self) {
        if self.inside {
            // SAFETY: a pixel of the image, this thread's own.
            unsafe { *self.place = self.colour };
        }
    }
}

/// The bounds of this block's tile.
#[inline(always)]
fn tile_bounds(width: u32, height: u32) -> Bounds {
    let (x, y) = (thread::block_idx_x() as usize * TILE, thread::block_idx_y() as usize * TILE);
    Bounds::of(x, y, TILE, width, height)
}

/// A block a 16×16 tile: 256 circles at a time are tested against the tile, an exclusive scan in shared memory gives each
/// hit its place in a list that keeps the order, and every pixel blends the list.
///
/// Cost of n circles and t tiles: n·t box tests in place of 256·n·t circle tests; 2 KB of shared memory; 2·8 + 3 barriers
/// for each 256 circles; the blend diverges at circles' edges.
///
/// # Safety
/// As [`render_pixels`]; the block is 16×16.
#[kernel]
pub unsafe fn render_tiles_scan(shapes: &[f32], paints: &[f32], image: *mut f32, width: u32, height: u32) {
    let sums = shared![u32; THREADS];
    let list = shared![u32; THREADS];
    let t = thread::index_in_block() as usize;
    let circles = shapes.len() / 4;
    let bounds = tile_bounds(width, height);
    // SAFETY: as this kernel's.
    let mut pixel = unsafe { TilePixel::load(image, width, height) };
    let mut first = 0;
    while first < circles {
        let i = first + t;
        // SAFETY: i is a circle.
        let hit = i < circles && bounds.touches(unsafe { four(shapes, i) });
        // SAFETY: t is below the block's 256 threads, and so are the places that the scan gives out.
        unsafe {
            sums.set_unchecked(t, u32::from(hit));
            thread::sync_threads();
            let mut step = 1;
            while step < THREADS {
                let before = if t >= step { sums.get_unchecked(t - step) } else { 0 };
                thread::sync_threads();
                sums.set_unchecked(t, sums.get_unchecked(t) + before);
                thread::sync_threads();
                step *= 2;
            }
            if hit {
                list.set_unchecked(sums.get_unchecked(t) as usize - 1, i as u32);
            }
            let hits = sums.get_unchecked(THREADS - 1) as usize;
            thread::sync_threads();
            for at in 0..hits {
                pixel.add(shapes, paints, list.get_unchecked(at));
            }
        }
        // The list and the sums are written again in the next round.
        thread::sync_threads();
        first += THREADS;
    }
    pixel.store();
}

/// Where a block's hits go: the warps vote, and a warp's place in the list is the sum of the votes before it.
/// Returns this thread's place and the number of hits in the block. Takes one barrier; the caller has to put another
/// between two calls.
///
/// # Safety
/// `votes` has a place for each warp of the block, whose threads are all here.
#[inline(always)]
unsafe fn place_by_vote<const N: usize>(votes: Shared<u32, N>, hit: bool, t: usize) -> (usize, usize) {
    let mine = warp::warp_vote_ballot(u32::MAX, hit);
    // SAFETY: t / 32 is the number of the warp.
    unsafe {
        if t.is_multiple_of(32) {
            votes.set_unchecked(t / 32, mine);
        }
        thread::sync_threads();
        let below = mine & ((1u32 << (t % 32)) - 1);
        let (mut place, mut total) = (below.count_ones(), 0);
        for w in 0..N {
            let count = votes.get_unchecked(w).count_ones();
            place += if w < t / 32 { count } else { 0 };
            total += count;
        }
        (place as usize, total as usize)
    }
}

/// As [`render_tiles_scan`], with warp votes in place of the scan, and a list of up to 1024 hits that is blended when it
/// is full.
///
/// Cost of n circles and t tiles: n·t box tests; 4.2 KB of shared memory; 2 barriers for each 256 circles and 2 more for
/// each list; the blend diverges at circles' edges.
///
/// Launch bounds: 32 registers a thread, so that eight blocks are resident; 37 to 39 otherwise, for six.
///
/// # Safety
/// As [`render_pixels`]; the block is 16×16.
#[kernel(launch_bounds(THREADS, 8))]
pub unsafe fn render_tiles_vote(shapes: &[f32], paints: &[f32], image: *mut f32, width: u32, height: u32) {
    let votes = shared![u32; WARPS];
    let list = shared![u32; BATCH];
    let circles = shapes.len() / 4;
    let bounds = tile_bounds(width, height);
    // SAFETY: as this kernel's; the candidates are the circles themselves.
    unsafe {
        let mut pixel = TilePixel::load(image, width, height);
        draw(&mut pixel, shapes, paints, circles, |i| i as u32, bounds, votes, list);
        pixel.store();
    }
}

/// Draws the circles `candidate(0)`, `candidate(1)` … that touch `bounds`, in that order.
///
/// # Safety
/// Every thread of a block of 256 is here; candidates are circles of the scene.
#[inline(always)]
#[allow(clippy::too_many_arguments)]
unsafe fn draw(
    pixel: &mut TilePixel,
    shapes: &[f32],
    paints: &[f32],
    candidates: usize,
    candidate: impl Fn(usize) -> u32,
    bounds: Bounds,
    votes: Shared<u32, WARPS>,
    list: Shared<u32, BATCH>,
) {
    let t = thread::index_in_block() as usize;
    let (mut first, mut listed) = (0, 0);
    while first < candidates {
        let i = first + t;
        let circle = if i < candidates { candidate(i) } else { 0 };
        // SAFETY: a candidate is a circle; the list has room for the 256 that a round can add.
        unsafe {
            let hit = i < candidates && bounds.touches(four(shapes, circle as usize));
            let (place, hits) = place_by_vote(votes, hit, t);
            if hit {
                list.set_unchecked(listed + place, circle);
            }
            listed += hits;
            first += THREADS;
            thread::sync_threads();
            if listed + THREADS > BATCH || first >= candidates {
                for at in 0..listed {
                    pixel.add(shapes, paints, list.get_unchecked(at));
                }
                listed = 0;
                thread::sync_threads();
            }
        }
    }
}

/// The coarse pass: a block of 256 threads for each coarse tile of 8×8 tiles lists the circles that touch it, in order.
/// List number c starts at `c * circles` in `lists`, and `counts[c]` is its length; c counts coarse tiles row by row.
///
/// Cost of n circles and c coarse tiles: n·c box tests, each circle read c times; 4 bytes written for each hit; 32 bytes of
/// shared memory; 2 barriers for each 256 circles.
///
/// # Safety
/// `shapes` holds four floats a circle; `lists` has room for as many numbers as there are coarse tiles × circles and
/// `counts` for one a coarse tile; a grid of coarse tiles in x and y, blocks of 256.
#[kernel]
pub unsafe fn render_coarse(shapes: &[f32], lists: *mut u32, counts: *mut u32, width: u32, height: u32) {
    let votes = shared![u32; WARPS];
    let t = thread::thread_idx_x() as usize;
    let circles = shapes.len() / 4;
    let edge = COARSE * TILE;
    let (x, y) = (thread::block_idx_x() as usize, thread::block_idx_y() as usize);
    let tile = y * thread::grid_dim_x() as usize + x;
    let bounds = Bounds::of(x * edge, y * edge, edge, width, height);
    let (mut first, mut listed) = (0, tile * circles);
    while first < circles {
        let i = first + t;
        // SAFETY: i is a circle, and a list has room for all of them.
        unsafe {
            let hit = i < circles && bounds.touches(four(shapes, i));
            let (place, hits) = place_by_vote(votes, hit, t);
            if hit {
                *lists.add(listed + place) = i as u32;
            }
            listed += hits;
        }
        first += THREADS;
        // The votes are written again in the next round.
        thread::sync_threads();
    }
    if t == 0 {
        // SAFETY: a number for each coarse tile.
        unsafe { *counts.add(tile) = (listed - tile * circles) as u32 };
    }
}

/// The fine pass after [`render_coarse`]: as [`render_tiles_vote`], but a tile tests only its coarse tile's list.
///
/// Cost: as [`render_tiles_vote`] with the length of the list in place of n, and 4 bytes read for each of its circles.
///
/// Launch bounds: as [`render_tiles_vote`].
///
/// # Safety
/// As [`render_pixels`] with 16×16 blocks, after `render_coarse` with the same scene and image sizes.
#[kernel(launch_bounds(THREADS, 8))]
pub unsafe fn render_tiles_fine(
    shapes: &[f32],
    paints: &[f32],
    lists: *const u32,
    counts: *const u32,
    image: *mut f32,
    width: u32,
    height: u32,
) {
    let votes = shared![u32; WARPS];
    let list = shared![u32; BATCH];
    let bounds = tile_bounds(width, height);
    let across = (width as usize).div_ceil(COARSE * TILE);
    let (x, y) = (thread::block_idx_x() as usize / COARSE, thread::block_idx_y() as usize / COARSE);
    let coarse = y * across + x;
    // SAFETY: the coarse pass wrote a count and a list for each coarse tile.
    unsafe {
        let candidates = *counts.add(coarse) as usize;
        let from = lists.add(coarse * (shapes.len() / 4));
        let mut pixel = TilePixel::load(image, width, height);
        draw(&mut pixel, shapes, paints, candidates, |i| *from.add(i), bounds, votes, list);
        pixel.store();
    }
}
