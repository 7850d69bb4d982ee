//! The circle renderer (E9): order-preserving blending, from a thread a pixel to coarse and fine lists, and falling snow.

use cuda_std::launch::{DevicePtrMut, DeviceSlice, KernelCall};
use gpu_kernels::render;

use super::prelude::*;
use crate::scene::{BACKGROUND, Scene};

/// The family of this module.
pub static FAMILY: Family = Family { id: "render", title: "Circle renderer", entries: &[&CIRCLES, &SNOW] };

/// Edge of a tile in pixels.
const TILE: u32 = 16;
/// Edge of a coarse tile in pixels.
const COARSE: usize = 128;
/// Frames of the animation, and the seconds between two of them.
const FRAMES: usize = 4;
const STEP: f32 = 0.25;

struct Drawn {
    scene: Scene,
    /// The image, four floats a pixel: every operation is rounded once, in a fixed order.
    image: Expected<f32>,
    /// The circles after the last frame.
    moved: Expected<f32>,
}

fn circles([circles, width, height]: [usize; 3], data: &mut Gen) -> Drawn {
    let scene = if circles == 3 { Scene::primaries() } else { Scene::scattered(circles, data) };
    let image = Expected::Exact(scene.draw(width, height));
    let moved = Expected::Exact(scene.shapes.clone());
    Drawn { scene, image, moved }
}

fn snow([circles, width, height]: [usize; 3], data: &mut Gen) -> Drawn {
    let scene = Scene::snow(circles, data);
    let mut last = scene.clone();
    for _ in 0..FRAMES {
        last.advance(STEP);
    }
    let image = Expected::Exact(last.draw(width, height));
    let moved = Expected::Exact(last.shapes.clone());
    Drawn { scene, image, moved }
}

static CIRCLES: Algorithm<Drawn, 3> = Algorithm {
    id: "circles",
    title: "Draw translucent circles in order",
    notes: &["E9"],
    dims: ["circles", "width", "height"],
    sizes: Sizes { tiny: [300, 70, 50], notes: [1_000, 256, 192], large: [100_000, 1024, 1024] },
    accepts: any_shape,
    problem: circles,
    work: |[circles, width, height]| Work::new(32 * circles + 16 * width * height, 0),
    variants: &[
        Variant::new("pixels", "a thread a pixel, every circle", &["render_clear", "render_pixels"], pixels)
            .sizes(Sizes { tiny: [100, 70, 50], notes: [200, 128, 96], large: [1_000, 1024, 1024] }),
        Variant::new(
            "tiles_scan",
            "a block a tile, 256 circles at a time, shared scan",
            &["render_clear", "render_tiles_scan"],
            tiles_scan,
        ),
        Variant::new(
            "tiles_vote",
            "warp votes in place of the scan",
            &["render_clear", "render_tiles_vote"],
            tiles_vote,
        ),
        Variant::new(
            "coarse_fine",
            "lists for 128×128 pixels first",
            &["render_clear", "render_coarse", "render_tiles_fine"],
            coarse_fine,
        ),
        Variant::new("primaries", "three circles", &["render_clear", "render_tiles_vote"], tiles_vote)
            .sizes(Sizes { tiny: [3, 70, 50], notes: [3, 256, 192], large: [3, 1024, 1024] }),
        Variant::new(
            "million",
            "up to a million circles",
            &["render_clear", "render_coarse", "render_tiles_fine"],
            coarse_fine,
        )
        .sizes(Sizes {
            tiny: [2_000, 70, 50],
            notes: [20_000, 128, 96],
            large: [1_000_000, 1024, 1024],
        }),
    ],
};

static SNOW: Algorithm<Drawn, 3> = Algorithm {
    id: "circle_snow",
    title: "Animate falling snow: move, clear, draw",
    notes: &["E9"],
    dims: ["circles", "width", "height"],
    sizes: Sizes { tiny: [200, 70, 50], notes: [1_000, 256, 192], large: [100_000, 1024, 1024] },
    accepts: any_shape,
    problem: snow,
    work: |[circles, width, height]| Work::new(FRAMES * (72 * circles + 16 * width * height), 0),
    variants: &[Variant::new(
        "frames",
        "four frames, a quarter of a second apart",
        &["render_advance", "render_clear", "render_tiles_vote"],
        frames,
    )],
};

fn clear(gpu: &Gpu<'_>, image: &mut Output<f32>) -> CaseResult {
    let pixels = image.len() / 4;
    let [red, green, blue, alpha] = BACKGROUND;
    // SAFETY: four floats a pixel.
    let call = unsafe { render::render_clear(image.ptr_mut(), pixels, red, green, blue, alpha) };
    gpu.launch(Config::cover1(pixels, 256), call)
}

fn tile_grid(width: usize, height: usize) -> Config {
    Config::cover2(width, height, (TILE, TILE))
}

fn pixels(case: &mut Case<'_>, p: &Drawn, dims: [usize; 3]) -> CaseResult {
    one_pass(case, p, dims, render::render_pixels)
}

fn tiles_scan(case: &mut Case<'_>, p: &Drawn, dims: [usize; 3]) -> CaseResult {
    one_pass(case, p, dims, render::render_tiles_scan)
}

fn tiles_vote(case: &mut Case<'_>, p: &Drawn, dims: [usize; 3]) -> CaseResult {
    one_pass(case, p, dims, render::render_tiles_vote)
}

/// A kernel that draws shapes with paints into an image of a width and a height, in 16×16 blocks.
type Renderer = for<'k> unsafe fn(
    DeviceSlice<'k, f32>,
    DeviceSlice<'k, f32>,
    DevicePtrMut<'k, f32>,
    u32,
    u32,
) -> KernelCall<'k>;

/// How a frame is drawn.
#[derive(Clone, Copy)]
pub(crate) enum Method {
    /// A kernel that goes over all circles.
    OnePass(Renderer),
    /// Lists for coarse tiles first.
    CoarseFine,
}

/// The variants by name, the usual one first.
pub(crate) static METHODS: [(&str, Method); 4] = [
    ("tiles_vote", Method::OnePass(render::render_tiles_vote)),
    ("tiles_scan", Method::OnePass(render::render_tiles_scan)),
    ("coarse_fine", Method::CoarseFine),
    ("pixels", Method::OnePass(render::render_pixels)),
];

/// Draws a scene whose circles move by a step first, if there is one; the image, and the circles after it.
pub(crate) fn frame(
    case: &mut Case<'_>,
    scene: &Scene,
    method: Method,
    step: Option<f32>,
    size: (usize, usize),
) -> CaseResult<(Output<f32>, Output<f32>)> {
    let (velocities, paints) = (case.input(&scene.velocities)?, case.input(&scene.paints)?);
    let mut shapes = case.in_out(&scene.shapes)?;
    let mut image = case.output::<f32>(4 * size.0 * size.1)?;
    let mut lists = match method {
        Method::OnePass(_) => None,
        Method::CoarseFine => Some(Lists::new(case, scene.len(), size)?),
    };
    case.run(|gpu| {
        if let Some(step) = step {
            advance(gpu, &mut shapes, velocities.slice(), step)?;
        }
        let (shapes, paints) = (shapes.slice(), paints.slice());
        match (method, &mut lists) {
            (Method::OnePass(renderer), _) => draw(gpu, &mut image, shapes, paints, size, renderer),
            (Method::CoarseFine, Some(lists)) => draw_by_lists(gpu, &mut image, lists, shapes, paints, size),
            (Method::CoarseFine, None) => gpu.stop("there is no room for the lists"),
        }
    })?;
    Ok((image, shapes))
}

fn advance(
    gpu: &Gpu<'_>,
    shapes: &mut Output<f32>,
    velocities: DeviceSlice<'_, f32>,
    seconds: f32,
) -> CaseResult {
    let circles = shapes.len() / 4;
    // SAFETY: four and two floats a circle.
    let call = unsafe { render::render_advance(shapes.ptr_mut(), velocities, circles, seconds) };
    gpu.launch(Config::cover1(circles, 256), call)
}

fn one_pass(
    case: &mut Case<'_>,
    p: &Drawn,
    [_, width, height]: [usize; 3],
    renderer: Renderer,
) -> CaseResult {
    let (shapes, paints) = (case.input(&p.scene.shapes)?, case.input(&p.scene.paints)?);
    let mut image = case.output::<f32>(4 * width * height)?;
    case.run(|gpu| draw(gpu, &mut image, shapes.slice(), paints.slice(), (width, height), renderer))?;
    case.check(&image, &p.image)
}

fn draw(
    gpu: &Gpu<'_>,
    image: &mut Output<f32>,
    shapes: DeviceSlice<'_, f32>,
    paints: DeviceSlice<'_, f32>,
    (width, height): (usize, usize),
    renderer: Renderer,
) -> CaseResult {
    clear(gpu, image)?;
    // SAFETY: four floats a circle and a pixel, and 16×16 blocks.
    let call = unsafe { renderer(shapes, paints, image.ptr_mut(), width as u32, height as u32) };
    gpu.launch(tile_grid(width, height), call)
}

/// Which circles touch each coarse tile.
struct Lists {
    /// Room for every circle for each tile.
    circles: Output<u32>,
    /// How many there are.
    counts: Output<u32>,
}

impl Lists {
    fn new(case: &mut Case<'_>, circles: usize, (width, height): (usize, usize)) -> CaseResult<Lists> {
        let tiles = width.div_ceil(COARSE) * height.div_ceil(COARSE);
        Ok(Lists { circles: case.output(tiles * circles)?, counts: case.output(tiles)? })
    }
}

fn draw_by_lists(
    gpu: &Gpu<'_>,
    image: &mut Output<f32>,
    lists: &mut Lists,
    shapes: DeviceSlice<'_, f32>,
    paints: DeviceSlice<'_, f32>,
    (width, height): (usize, usize),
) -> CaseResult {
    clear(gpu, image)?;
    let (w, h) = (width as u32, height as u32);
    let grid = (width.div_ceil(COARSE) as u32, height.div_ceil(COARSE) as u32);
    let Lists { circles, counts } = lists;
    // SAFETY: each coarse tile has a count and a list that holds every circle.
    let list = unsafe { render::render_coarse(shapes, circles.ptr_mut(), counts.ptr_mut(), w, h) };
    gpu.launch((grid, 256), list)?;
    // SAFETY: the lists are those of the launch before, and the image has four floats a pixel.
    let draw = unsafe {
        render::render_tiles_fine(shapes, paints, circles.ptr(), counts.ptr(), image.ptr_mut(), w, h)
    };
    gpu.launch(tile_grid(width, height), draw)
}

fn coarse_fine(case: &mut Case<'_>, p: &Drawn, [circles, width, height]: [usize; 3]) -> CaseResult {
    let (shapes, paints) = (case.input(&p.scene.shapes)?, case.input(&p.scene.paints)?);
    let mut lists = Lists::new(case, circles, (width, height))?;
    let mut image = case.output::<f32>(4 * width * height)?;
    case.run(|gpu| {
        draw_by_lists(gpu, &mut image, &mut lists, shapes.slice(), paints.slice(), (width, height))
    })?;
    let counts = case.read(&lists.counts)?;
    case.expect(counts.iter().all(|count| *count as usize <= circles), || {
        format!("a coarse tile lists more than the {circles} circles that there are")
    });
    case.check(&image, &p.image)
}

fn frames(case: &mut Case<'_>, p: &Drawn, [_, width, height]: [usize; 3]) -> CaseResult {
    let (velocities, paints) = (case.input(&p.scene.velocities)?, case.input(&p.scene.paints)?);
    let mut shapes = case.in_out(&p.scene.shapes)?;
    let mut image = case.output::<f32>(4 * width * height)?;
    case.run(|gpu| {
        for _ in 0..FRAMES {
            advance(gpu, &mut shapes, velocities.slice(), STEP)?;
            draw(
                gpu,
                &mut image,
                shapes.slice(),
                paints.slice(),
                (width, height),
                render::render_tiles_vote,
            )?;
        }
        Ok(())
    })?;
    case.check(&shapes, &p.moved)?;
    case.check(&image, &p.image)
}
