//! Work that finds more work (B7): the Mandelbrot set without subdivision, level by level from the host, and through a queue
//! on the device.

use cust::module::Module;
use gpu_kernels::dynamic::{self, BLOCK, LEAF, View};

use super::prelude::*;
use crate::case::driver_name;
use cuda_launch::jit_log;

/// The family of this module.
pub static FAMILY: Family =
    Family { id: "dynamic", title: "Work that finds more work", entries: &[&MANDELBROT] };

/// How often the image is split before the first rectangle is looked at, so that there is work for many blocks at once.
const FIRST_SPLITS: usize = 3;
/// Blocks of the queue's launch at most: sixteen for each multiprocessor of a large GPU. More or fewer do as well.
const MOST_BLOCKS: usize = 132 * 16;
/// Levels at most: each halves a side of 16 bits until it is no longer than a leaf.
const LEVELS: usize = 16;

/// PTX of a kernel that launches another one through CUDA's device runtime. No driver loads it by itself: the functions that
/// it calls are in a library of machine code, cudadevrt, which PTX is not linked with.
pub const NESTED_LAUNCH: &str = include_str!("nested_launch.ptx");

struct Set {
    plan: Plan,
    /// The dwell of every pixel.
    flat: Expected<u32>,
    /// What subdivision makes of them: a rectangle whose border has one dwell is filled with it.
    subdivided: Expected<u32>,
}

/// What there is to do.
pub(crate) struct Plan {
    view: View,
    /// What the subdivision starts with.
    first: Vec<Rectangle>,
}

impl Plan {
    fn new([width, height, limit]: [usize; 3]) -> Plan {
        let view = whole_set(width as u32, height as u32, limit as u32);
        Plan { view, first: first_rectangles(width, height) }
    }

    /// The first rectangles as words, and words of 0 up to `len`.
    fn words(&self, len: usize) -> Vec<u64> {
        let mut words: Vec<u64> = self.first.iter().map(|rectangle| rectangle.pack()).collect();
        words.resize(len, 0);
        words
    }

    /// What subdivision makes of the dwells of all pixels.
    fn subdivide(&self, flat: &[u32]) -> Vec<u32> {
        let mut filled = flat.to_vec();
        for rectangle in &self.first {
            fill_uniform(flat, &mut filled, self.view.width as usize, *rectangle);
        }
        filled
    }
}

fn problem(dims: [usize; 3], _: &mut Gen) -> Set {
    let plan = Plan::new(dims);
    let flat = dwells(&plan.view);
    let subdivided = Expected::Exact(plan.subdivide(&flat));
    Set { plan, flat: Expected::Exact(flat), subdivided }
}

/// Most steps that a pixel can be given.
pub const MOST_STEPS: usize = 1 << 20;

fn sixteen_bits([width, height, limit]: [usize; 3]) -> Result<(), &'static str> {
    if width > 0xffff || height > 0xffff {
        return Err("width and height are at most 65535: a rectangle of the queue has 16 bits for each");
    }
    if limit > MOST_STEPS { Err("limit is at most 1048576 steps") } else { Ok(()) }
}

static MANDELBROT: Algorithm<Set, 3> = Algorithm {
    id: "mandelbrot",
    title: "Mandelbrot set, by subdivision where borders allow",
    notes: &["B7"],
    dims: ["width", "height", "limit"],
    sizes: Sizes { tiny: [70, 50, 64], notes: [512, 384, 256], large: [4096, 4096, 512] },
    accepts: sixteen_bits,
    problem,
    work: |[width, height, _]| Work::new(4 * width * height, 0),
    variants: &[
        Variant::new("flat", "a thread a pixel, no subdivision", &["mandelbrot_flat"], flat),
        Variant::new("levels", "a launch a level, the host in between", &["mandelbrot_level"], levels),
        Variant::new("queue", "one launch, a queue on the device", &["mandelbrot_queue"], queue).needs(7, 0),
        Variant::new("nested", "a nested launch is refused; then the queue", &["mandelbrot_queue"], nested)
            .needs(7, 0),
    ],
};

/// The view that shows all of the set.
fn whole_set(width: u32, height: u32, limit: u32) -> View {
    View {
        left: -2.0,
        top: -1.25,
        step_x: 2.5 / width as f32,
        step_y: 2.5 / height as f32,
        width,
        height,
        limit,
    }
}

/// The dwell of every pixel, on all of the host's cores.
fn dwells(view: &View) -> Vec<u32> {
    let (width, height) = (view.width as usize, view.height as usize);
    let mut dwells = vec![0; width * height];
    if dwells.is_empty() {
        return dwells;
    }
    dwells.par_chunks_mut(width).enumerate().for_each(|(row, pixels)| dwells_of_row(view, row, pixels));
    dwells
}

/// Pixels whose steps are taken side by side.
const SIDE_BY_SIDE: usize = 16;

fn dwells_of_row(view: &View, row: usize, pixels: &mut [u32]) {
    let imaginary = view.top + row as f32 * view.step_y;
    for (chunk, pixels) in pixels.chunks_mut(SIDE_BY_SIDE).enumerate() {
        let real: [f32; SIDE_BY_SIDE] =
            std::array::from_fn(|i| view.left + (chunk * SIDE_BY_SIDE + i) as f32 * view.step_x);
        let (mut x, mut y) = ([0.0f32; SIDE_BY_SIDE], [0.0f32; SIDE_BY_SIDE]);
        // 1 while the pixel has not left.
        let mut stays = [1u32; SIDE_BY_SIDE];
        let mut steps = [0u32; SIDE_BY_SIDE];
        for _ in 0..view.limit {
            for i in 0..SIDE_BY_SIDE {
                let (xx, yy, xy) = (x[i] * x[i], y[i] * y[i], x[i] * y[i]);
                stays[i] &= u32::from(xx + yy <= 4.0);
                steps[i] += stays[i];
                x[i] = xx - yy + real[i];
                y[i] = xy + xy + imaginary;
            }
            if stays == [0; SIDE_BY_SIDE] {
                break;
            }
        }
        pixels.copy_from_slice(&steps[..pixels.len()]);
    }
}

#[derive(Clone, Copy)]
struct Rectangle {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

impl Rectangle {
    fn pack(self) -> u64 {
        (self.x | self.y << 16 | self.width << 32 | self.height << 48) as u64
    }

    /// Halves of the sides that are longer than a leaf's.
    fn split(self) -> Vec<Rectangle> {
        let halves = |start: usize, length: usize| match length {
            long if long > LEAF as usize => vec![(start, long / 2), (start + long / 2, long - long / 2)],
            short => vec![(start, short)],
        };
        let across = halves(self.x, self.width);
        let rows = halves(self.y, self.height).into_iter();
        rows.flat_map(|(y, height)| across.iter().map(move |&(x, width)| Rectangle { x, y, width, height }))
            .collect()
    }
}

fn first_rectangles(width: usize, height: usize) -> Vec<Rectangle> {
    if width == 0 || height == 0 {
        return Vec::new();
    }
    let whole = vec![Rectangle { x: 0, y: 0, width, height }];
    (0..FIRST_SPLITS).fold(whole, |parts, _| parts.into_iter().flat_map(Rectangle::split).collect())
}

/// Rectangles that no subdivision can have more of on one level: leaves, if nothing is ever filled.
fn most_leaves(width: usize, height: usize) -> usize {
    let along = |length: usize| length.div_ceil(LEAF as usize).next_power_of_two();
    along(width) * along(height)
}

/// Fills the rectangles whose borders have one dwell.
fn fill_uniform(flat: &[u32], filled: &mut [u32], stride: usize, rectangle: Rectangle) {
    let Rectangle { x, y, width, height } = rectangle;
    let row = |row: usize| &flat[row * stride + x..][..width];
    let dwell = row(y)[0];
    let is_uniform = row(y).iter().chain(row(y + height - 1)).all(|pixel| *pixel == dwell)
        && (y..y + height).all(|at| row(at)[0] == dwell && row(at)[width - 1] == dwell);
    if is_uniform {
        for at in y..y + height {
            filled[at * stride + x..][..width].fill(dwell);
        }
        return;
    }
    let parts = rectangle.split();
    if parts.len() > 1 {
        parts.into_iter().for_each(|part| fill_uniform(flat, filled, stride, part));
    }
}

fn flat(case: &mut Case<'_>, p: &Set, dims: [usize; 3]) -> CaseResult {
    let dwells = draw_flat(case, &p.plan, dims)?;
    case.check(&dwells, &p.flat)
}

fn levels(case: &mut Case<'_>, p: &Set, dims: [usize; 3]) -> CaseResult {
    let dwells = draw_levels(case, &p.plan, dims)?;
    case.check(&dwells, &p.subdivided)
}

fn queue(case: &mut Case<'_>, p: &Set, dims: [usize; 3]) -> CaseResult {
    let dwells = draw_queue(case, &p.plan, dims)?;
    case.check(&dwells, &p.subdivided)
}

/// How dwells are computed.
#[derive(Clone, Copy)]
pub(crate) struct Method {
    draw: fn(&mut Case<'_>, &Plan, [usize; 3]) -> CaseResult<Output<u32>>,
    subdivides: bool,
}

/// The variants by name, the usual one first.
pub(crate) static METHODS: [(&str, Method); 3] = [
    ("queue", Method { draw: draw_queue, subdivides: true }),
    ("levels", Method { draw: draw_levels, subdivides: true }),
    ("flat", Method { draw: draw_flat, subdivides: false }),
];

/// The dwells of a picture of width, height and limit, compared with the reference if `check` asks for it.
pub(crate) fn picture(
    case: &mut Case<'_>,
    method: Method,
    dims: [usize; 3],
    check: bool,
) -> CaseResult<Vec<u32>> {
    let plan = Plan::new(dims);
    let drawn = (method.draw)(case, &plan, dims)?;
    if check {
        let flat = dwells(&plan.view);
        let expected = if method.subdivides { plan.subdivide(&flat) } else { flat };
        case.check(&drawn, &Expected::Exact(expected))?;
    }
    let dwells = case.read(&drawn)?;
    let unwritten = dwells.iter().filter(|dwell| **dwell as usize > dims[2]).count();
    case.expect(unwritten == 0, || format!("{unwritten} pixels have more steps than there can be"));
    Ok(dwells)
}

fn draw_flat(case: &mut Case<'_>, p: &Plan, [width, height, _]: [usize; 3]) -> CaseResult<Output<u32>> {
    let mut dwells = case.output::<u32>(width * height)?;
    case.run(|gpu| {
        // SAFETY: an element a pixel.
        let call = unsafe { dynamic::mandelbrot_flat(p.view, dwells.ptr_mut()) };
        gpu.launch(Config::cover2(width, height, (32, 4)), call)
    })?;
    Ok(dwells)
}

fn draw_levels(case: &mut Case<'_>, p: &Plan, [width, height, _]: [usize; 3]) -> CaseResult<Output<u32>> {
    let leaves = most_leaves(width, height);
    let (mut here, mut next) = (case.in_out(&p.words(leaves))?, case.zeroed::<u64>(leaves)?);
    let mut counts = case.zeroed::<u32>(LEVELS)?;
    let mut dwells = case.output::<u32>(width * height)?;
    case.run(|gpu| {
        let (mut here, mut next) = (&mut here, &mut next);
        let mut rectangles = p.first.len() as u32;
        for level in 0..LEVELS {
            if rectangles == 0 {
                return Ok(());
            }
            let Some((_, count)) = counts.slice_mut().split_at(level) else {
                return gpu.stop("a level without a counter");
            };
            let count = count.into_ptr();
            // SAFETY: there is a number for each level, no level has more rectangles than there can be leaves, and all lie in
            // the image.
            let call = unsafe {
                dynamic::mandelbrot_level(p.view, here.ptr(), next.ptr_mut(), count, dwells.ptr_mut())
            };
            gpu.launch((rectangles, BLOCK as u32), call)?;
            rectangles = gpu.fetch(&counts, level..level + 1)?[0];
            std::mem::swap(&mut here, &mut next);
        }
        gpu.stop("the subdivision did not come to its end")
    })?;
    Ok(dwells)
}

fn draw_queue(case: &mut Case<'_>, p: &Plan, [width, height, _]: [usize; 3]) -> CaseResult<Output<u32>> {
    // Whatever is split has two parts or more, so that there are fewer inner rectangles than leaves.
    let places = 2 * most_leaves(width, height);
    let mut words = case.in_out(&p.words(places))?;
    let first = p.first.len() as u32;
    let mut control = case.in_out(&[0, first, first])?;
    let mut dwells = case.output::<u32>(width * height)?;
    case.run(|gpu| {
        let blocks = if first == 0 { 0 } else { places.min(MOST_BLOCKS) as u32 };
        let (words, control) = (words.ptr_mut(), control.ptr_mut());
        // SAFETY: as many words as rectangles that there can be, and the first ones are there and counted.
        let call =
            unsafe { dynamic::mandelbrot_queue(p.view, words, places as u32, control, dwells.ptr_mut()) };
        gpu.launch((blocks, BLOCK as u32), call)
    })?;
    if first > 0 {
        let control = case.read(&control)?;
        let (handed_out, left) = (control[dynamic::PLACES], control[dynamic::PENDING]);
        case.expect(left == 0 && handed_out as usize <= places, || {
            format!("{left} rectangles are left over, and {handed_out} of {places} places were used")
        });
    }
    Ok(dwells)
}

/// Asks the driver for a nested launch, tells what it says, and does without.
fn nested(case: &mut Case<'_>, p: &Set, dims: [usize; 3]) -> CaseResult {
    match Module::from_ptx(NESTED_LAUNCH, &[]) {
        Ok(_) => case.expect(false, || "the driver loaded PTX that calls cudaLaunchDeviceV2".into()),
        Err(code) => case.remark(format!(
            "PTX with a nested launch is refused as it must be: {}{}",
            driver_name(code),
            jit_log(NESTED_LAUNCH)
        )),
    }
    queue(case, p, dims)
}
