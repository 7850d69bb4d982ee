//! Memory whose rows start at a pitch that the driver chose, in two (A9) and three dimensions (A10).

use gpu_kernels::pitched;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family =
    Family { id: "pitched", title: "Pitched memory", entries: &[&PITCHED_2D, &PITCHED_3D] };

const FACTOR: f32 = 1.5;

/// Driver and hardware promise rows that start at a multiple of this: a memory sector.
const ROW_ALIGNMENT: usize = 32;

struct Rows {
    data: Vec<f32>,
    /// What a thread that walks over everything adds up, for each thread.
    walk: Expected<f32>,
    row_sums: Expected<f32>,
    scaled: Expected<f32>,
}

/// Sums are exact: the reference adds in the kernels' own order, and each addition is rounded once.
fn rows(width: usize, count: usize, threads: usize, data: &mut Gen) -> Rows {
    let data = data.f32s(width * count);
    let sum = |values: &[f32]| values.iter().fold(0.0f32, |sum, value| sum + value);
    Rows {
        walk: Expected::Exact(vec![sum(&data); threads]),
        row_sums: Expected::Exact(data.chunks(width.max(1)).map(sum).collect()),
        scaled: Expected::Exact(data.iter().map(|value| value * FACTOR).collect()),
        data,
    }
}

static PITCHED_2D: Algorithm<Rows, 3> =
    Algorithm {
        id: "pitched_2d",
        title: "Walk over rows at a pitch",
        notes: &["A9"],
        dims: ["width", "height", "threads"],
        sizes: Sizes { tiny: [13, 7, 200], notes: [64, 64, 51_200], large: [8000, 8000, 1] },
        accepts: |[width, height, _]| {
            any_shape([width, height])?;
            if width * height > 0 { Ok(()) } else { Err("the driver allocates no empty pitched memory") }
        },
        problem: |[width, height, threads], data| rows(width, height, threads, data),
        work: |[width, height, _]| Work::new(4 * width * height, width * height),
        variants: &[
            Variant::new("walk", "every thread walks over everything", &["pitched_walk"], walk_2d)
                .sizes(Sizes { tiny: [13, 7, 200], notes: [64, 64, 51_200], large: [256, 256, 51_200] }),
            Variant::new("row_sums", "a thread sums a row", &["pitched_row_sums"], row_sums_2d),
            Variant::new("scale", "a warp stays in a row", &["pitched_scale"], scale_2d),
        ],
    };

static PITCHED_3D: Algorithm<Rows, 4> = Algorithm {
    id: "pitched_3d",
    title: "Walk over slices of rows at a pitch",
    notes: &["A10"],
    dims: ["width", "height", "depth", "threads"],
    // The notes launch 51200 threads of which each reads all 64³ elements: the same walk with fewer threads shows it.
    sizes: Sizes { tiny: [13, 7, 3, 200], notes: [64, 64, 64, 512], large: [512, 512, 256, 1] },
    accepts: |[width, height, depth, _]| {
        at_most(1 << 31, &[width, height, depth], "the volume may have 2^31 elements at most")?;
        if width * height * depth > 0 { Ok(()) } else { Err("the driver allocates no empty pitched memory") }
    },
    problem: |[width, height, depth, threads], data| rows(width, height * depth, threads, data),
    work: |[width, height, depth, _]| Work::new(4 * width * height * depth, width * height * depth),
    variants: &[
        Variant::new("walk", "every thread walks over everything", &["pitched_walk_3d"], walk_3d)
            .sizes(Sizes { tiny: [13, 7, 3, 200], notes: [64, 64, 64, 512], large: [64, 64, 64, 51_200] }),
        Variant::new("row_sums", "a thread sums a row", &["pitched_row_sums_3d"], row_sums_3d),
        Variant::new("scale", "a warp stays in a row", &["pitched_scale_3d"], scale_3d),
    ],
};

/// Allocates, uploads, and checks that rows start where they should.
fn upload(case: &mut Case<'_>, p: &Rows, width: usize, height: usize, depth: usize) -> CaseResult<Pitched> {
    let memory = case.pitched(width, height, depth)?;
    let pitch = memory.pitch();
    case.expect(pitch >= width * size_of::<f32>() && pitch.is_multiple_of(ROW_ALIGNMENT), || {
        format!("a pitch of {pitch} bytes for rows of {} bytes", width * size_of::<f32>())
    });
    memory.upload(&p.data)?;
    Ok(memory)
}

/// Checks that kernels left the data, and the bytes between the rows, as they were.
fn unchanged(case: &mut Case<'_>, p: &Rows, memory: &Pitched) -> CaseResult {
    let data = memory.download()?;
    case.expect(data == p.data, || "a kernel changed its input".into());
    padding(case, memory)
}

fn padding(case: &mut Case<'_>, memory: &Pitched) -> CaseResult {
    let intact = memory.padding_intact()?;
    case.expect(intact, || "a kernel wrote between the rows".into());
    Ok(())
}

fn walk_2d(case: &mut Case<'_>, p: &Rows, [width, height, threads]: [usize; 3]) -> CaseResult {
    let memory = upload(case, p, width, height, 1)?;
    let mut sums = case.output::<f32>(threads)?;
    case.run(|gpu| {
        let (w, h) = (width as u32, height as u32);
        // SAFETY: the memory has that many rows at its pitch.
        let call = unsafe { pitched::pitched_walk(memory.ptr(), memory.pitch(), w, h, sums.slice_mut()) };
        gpu.launch(Config::cover1(threads, 512), call)
    })?;
    case.check(&sums, &p.walk)?;
    unchanged(case, p, &memory)
}

fn row_sums_2d(case: &mut Case<'_>, p: &Rows, [width, height, _]: [usize; 3]) -> CaseResult {
    let memory = upload(case, p, width, height, 1)?;
    let mut sums = case.output::<f32>(height)?;
    case.run(|gpu| {
        // SAFETY: the memory has a row at its pitch for each sum.
        let call = unsafe {
            pitched::pitched_row_sums(memory.ptr(), memory.pitch(), width as u32, sums.slice_mut())
        };
        gpu.launch(Config::cover1(height, 128), call)
    })?;
    case.check(&sums, &p.row_sums)?;
    unchanged(case, p, &memory)
}

fn scale_2d(case: &mut Case<'_>, p: &Rows, [width, height, _]: [usize; 3]) -> CaseResult {
    let memory = std::cell::RefCell::new(upload(case, p, width, height, 1)?);
    case.run_after(
        || memory.borrow().upload(&p.data),
        |gpu| {
            let mut memory = memory.borrow_mut();
            let pitch = memory.pitch();
            let (w, h) = (width as u32, height as u32);
            // SAFETY: the memory has that many rows at its pitch, and nothing else touches them.
            let call = unsafe { pitched::pitched_scale(memory.ptr_mut(), pitch, w, h, FACTOR) };
            gpu.launch(Config::cover2(width, height.min(4096), (32, 8)), call)
        },
    )?;
    let memory = memory.into_inner();
    case.check_data(&memory.download()?, &p.scaled);
    padding(case, &memory)
}

fn walk_3d(case: &mut Case<'_>, p: &Rows, [width, height, depth, threads]: [usize; 4]) -> CaseResult {
    let memory = upload(case, p, width, height, depth)?;
    let mut sums = case.output::<f32>(threads)?;
    case.run(|gpu| {
        let (w, h, d) = (width as u32, height as u32, depth as u32);
        // SAFETY: the memory has that many slices of that many rows at its pitch.
        let call =
            unsafe { pitched::pitched_walk_3d(memory.ptr(), memory.pitch(), w, h, d, sums.slice_mut()) };
        gpu.launch(Config::cover1(threads, 512), call)
    })?;
    case.check(&sums, &p.walk)?;
    unchanged(case, p, &memory)
}

fn row_sums_3d(case: &mut Case<'_>, p: &Rows, [width, height, depth, _]: [usize; 4]) -> CaseResult {
    let memory = upload(case, p, width, height, depth)?;
    let mut sums = case.output::<f32>(height * depth)?;
    case.run(|gpu| {
        let (w, h) = (width as u32, height as u32);
        // SAFETY: the memory has a row at its pitch for each sum.
        let call =
            unsafe { pitched::pitched_row_sums_3d(memory.ptr(), memory.pitch(), w, h, sums.slice_mut()) };
        gpu.launch(Config::cover1(height * depth, 128), call)
    })?;
    case.check(&sums, &p.row_sums)?;
    unchanged(case, p, &memory)
}

fn scale_3d(case: &mut Case<'_>, p: &Rows, [width, height, depth, _]: [usize; 4]) -> CaseResult {
    let memory = std::cell::RefCell::new(upload(case, p, width, height, depth)?);
    let plane = Config::cover2(width, height.min(4096), (32, 8));
    let config = Config { grid: [plane.grid[0], plane.grid[1], depth.min(64) as u32], ..plane };
    case.run_after(
        || memory.borrow().upload(&p.data),
        |gpu| {
            let mut memory = memory.borrow_mut();
            let pitch = memory.pitch();
            let (w, h, d) = (width as u32, height as u32, depth as u32);
            // SAFETY: the memory has that many slices of rows at its pitch, and nothing else touches them.
            let call = unsafe { pitched::pitched_scale_3d(memory.ptr_mut(), pitch, w, h, d, FACTOR) };
            gpu.launch(config, call)
        },
    )?;
    let memory = memory.into_inner();
    case.check_data(&memory.download()?, &p.scaled);
    padding(case, &memory)
}
