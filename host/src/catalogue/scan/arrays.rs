//! Scans of whole arrays (E3, E7).

use cuda_std::launch::DeviceSlice;
use gpu_kernels::scan::{look_back, rows, sweep};

use super::*;

macro_rules! array_scan {
    ($name:ident, $inclusive:expr, $id:literal, $title:literal, $tiles:ident, $look_back:ident) => {
        pub(super) static $name: Algorithm<Scanned, 1> = Algorithm {
            id: $id,
            title: $title,
            notes: &[],
            dims: ["n"],
            sizes: ARRAY_SIZES,
            accepts: any_shape,
            problem: |[n], data| Scanned::rows(any_integers(data, n), n, $inclusive),
            work: |[n]| Work::new(8 * n, n),
            variants: &[
                Variant::new(
                    "steps",
                    "Hillis–Steele, a launch a step",
                    &["scan_step", "scan_shift"],
                    |case, p, dims| steps(case, p, dims, $inclusive),
                )
                .notes(&["E3"]),
                Variant::new(
                    "sweep",
                    "up- and down-sweep, a launch a level",
                    &["scan_pad", "scan_up_sweep", "scan_zero_root", "scan_down_sweep", "scan_unpad"],
                    |case, p, dims| sweeps(case, p, dims, $inclusive),
                )
                .notes(&["E3", "E7"]),
                Variant::new(
                    "chunks",
                    "64 elements a thread, then offsets",
                    &["scan_chunks", "row_scan_exclusive_int4", "scan_add_offsets"],
                    |case, p, dims| chunks(case, p, dims, $inclusive),
                )
                .notes(&["E3"]),
                Variant::new(
                    "tiles",
                    "sums of tiles, their scan, the tiles",
                    &["scan_tile_sums", "row_scan_exclusive_int4", stringify!($tiles)],
                    |case, p, dims| tiles(case, p, dims, sweep::$tiles),
                )
                .notes(&["E3", "B6"])
                .needs(3, 0),
                Variant::new(
                    "look_back",
                    "a single pass",
                    &["look_back_reset", stringify!($look_back)],
                    |case, p, dims| single_pass(case, p, dims, look_back::$look_back),
                )
                .notes(&["B6"])
                .needs(7, 0),
            ],
        };
    };
}

array_scan!(ARRAY_SCAN, INCLUSIVE, "array_scan", "Scan an array, inclusive", scan_tiles, scan_look_back);
array_scan!(
    ARRAY_SCAN_EXCLUSIVE,
    EXCLUSIVE,
    "array_scan_exclusive",
    "Scan an array, exclusive",
    scan_tiles_exclusive,
    scan_look_back_exclusive
);

/// Hillis–Steele with two buffers that change roles.
fn steps(case: &mut Case<'_>, p: &Scanned, [n]: [usize; 1], inclusive: bool) -> CaseResult {
    let input = case.input(&p.input)?;
    let (mut one, mut other) = (case.output::<i32>(n)?, case.output::<i32>(n)?);
    let mut strides: Vec<usize> = (0..usize::BITS).map(|step| 1 << step).take_while(|s| *s < n).collect();
    if strides.is_empty() {
        // One element: a step copies it.
        strides.push(1);
    }
    // Scanning up to the last element but one is enough for the exclusive scan; what is moved up comes last.
    let launches = strides.len() + usize::from(!inclusive);
    case.run(|gpu| {
        for (step, stride) in strides.iter().enumerate() {
            let (from, to) = if step % 2 == 0 { (&other, &mut one) } else { (&one, &mut other) };
            let source = if step == 0 { input.slice() } else { from.slice() };
            // SAFETY: all have n elements.
            gpu.launch(over(n), unsafe { sweep::scan_step(source, to.ptr_mut(), *stride) })?;
        }
        if !inclusive {
            let (from, to) = if launches % 2 == 1 { (&other, &mut one) } else { (&one, &mut other) };
            // SAFETY: both have n elements.
            gpu.launch(over(n), unsafe { sweep::scan_shift(from.slice(), to.ptr_mut()) })?;
        }
        Ok(())
    })?;
    case.check(if launches % 2 == 1 { &one } else { &other }, &p.output)
}

/// E7: padded to a power of two, up the tree and down again.
fn sweeps(case: &mut Case<'_>, p: &Scanned, [n]: [usize; 1], inclusive: bool) -> CaseResult {
    let len = if n > 0 { n.next_power_of_two() } else { 0 };
    let input = case.input(&p.input)?;
    let mut padded = case.output::<i32>(len)?;
    let mut output = case.output::<i32>(n)?;
    case.run(|gpu| {
        // SAFETY: the padded array has len elements.
        gpu.launch(over(len), unsafe { sweep::scan_pad(input.slice(), padded.ptr_mut(), len) })?;
        up(len, |runs, stride| {
            // SAFETY: runs of two strides fill the padded array.
            gpu.launch(over(runs), unsafe { sweep::scan_up_sweep(padded.ptr_mut(), runs, stride) })
        })?;
        if len > 0 {
            // SAFETY: there is an element.
            gpu.launch((1, 32), unsafe { sweep::scan_zero_root(padded.ptr_mut(), len) })?;
        }
        down(len, |runs, stride| {
            // SAFETY: as on the way up.
            gpu.launch(over(runs), unsafe { sweep::scan_down_sweep(padded.ptr_mut(), runs, stride) })
        })?;
        let inclusive = u32::from(inclusive);
        // SAFETY: the padded array is the longest.
        let call = unsafe { sweep::scan_unpad(input.slice(), padded.ptr(), output.ptr_mut(), inclusive) };
        gpu.launch(over(n), call)
    })?;
    case.check(&output, &p.output)
}

/// One block scans `sums` into `offsets`.
fn scan_sums(gpu: &Gpu<'_>, sums: &Output<i32>, offsets: &mut Output<i32>) -> CaseResult {
    let count = sums.len();
    // SAFETY: one row of that many elements.
    let call = unsafe { rows::row_scan_exclusive_int4(sums.ptr(), offsets.ptr_mut(), count, 1) };
    gpu.launch((u32::from(count > 0), 256), call)
}

/// E3: a chunk a thread, the scan of the chunks' sums, and the offsets added.
fn chunks(case: &mut Case<'_>, p: &Scanned, [n]: [usize; 1], inclusive: bool) -> CaseResult {
    let count = n.div_ceil(sweep::CHUNK);
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(n)?;
    let (mut sums, mut offsets) = (case.output::<i32>(count)?, case.output::<i32>(count)?);
    case.run(|gpu| {
        let inclusive = u32::from(inclusive);
        // SAFETY: a sum a chunk.
        let local = unsafe { sweep::scan_chunks(input.slice(), output.ptr_mut(), sums.ptr_mut(), inclusive) };
        gpu.launch(over(count), local)?;
        scan_sums(gpu, &sums, &mut offsets)?;
        // SAFETY: an offset a chunk.
        gpu.launch(over(n), unsafe { sweep::scan_add_offsets(output.ptr_mut(), offsets.ptr(), n) })
    })?;
    case.check(&output, &p.output)
}

/// A kernel that scans tiles from their offsets.
type Tiles =
    for<'k> unsafe fn(DeviceSlice<'k, i32>, DevicePtr<'k, i32>, DevicePtrMut<'k, i32>) -> KernelCall<'k>;

/// E3 with a tile a block: the sums first, so that each tile is scanned and written once.
fn tiles(case: &mut Case<'_>, p: &Scanned, [n]: [usize; 1], kernel: Tiles) -> CaseResult {
    let count = n.div_ceil(sweep::TILE);
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(n)?;
    let (mut sums, mut offsets) = (case.output::<i32>(count)?, case.output::<i32>(count)?);
    case.run(|gpu| {
        let config = Config::cover1(count * BLOCK as usize, BLOCK);
        // SAFETY: a sum a tile.
        gpu.launch(config, unsafe { sweep::scan_tile_sums(input.slice(), sums.ptr_mut()) })?;
        scan_sums(gpu, &sums, &mut offsets)?;
        // SAFETY: an offset a tile.
        gpu.launch(config, unsafe { kernel(input.slice(), offsets.ptr(), output.ptr_mut()) })
    })?;
    case.check(&output, &p.output)
}

/// A kernel that scans in a single pass.
type SinglePass =
    for<'k> unsafe fn(DeviceSlice<'k, i32>, DevicePtrMut<'k, i32>, DevicePtrMut<'k, u64>) -> KernelCall<'k>;

fn single_pass(case: &mut Case<'_>, p: &Scanned, [n]: [usize; 1], kernel: SinglePass) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<i32>(n)?;
    let mut states = case.output::<u64>(words(n))?;
    case.run(|gpu| {
        reset(gpu, &mut states)?;
        // SAFETY: a word for each tile and one more, just reset.
        let call = unsafe { kernel(input.slice(), output.ptr_mut(), states.ptr_mut()) };
        gpu.launch(tile_a_block(n), call)
    })?;
    case.check(&output, &p.output)
}
