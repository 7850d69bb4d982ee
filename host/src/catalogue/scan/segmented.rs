//! Segmented scans (E4).

use cuda_std::launch::DeviceSlice;
use gpu_kernels::scan::{segmented, sweep};

use super::*;

pub(super) struct Segments {
    input: Vec<i32>,
    flags: Vec<u8>,
    output: Expected<i32>,
}

/// Segments of all lengths from one element to thousands, about one start in thirty.
fn segments(n: usize, data: &mut Gen, inclusive: bool) -> Segments {
    let input = any_integers(data, n);
    let mut flags = vec![0u8; n];
    let mut at = 0;
    while at < n {
        flags[at] = 1;
        at += match data.index(0..=9) {
            0..=3 => 1,
            4..=8 => data.index(1..=40),
            _ => data.index(1..=6000),
        };
    }
    // The first element starts a segment in any case; leave its flag to chance.
    if let Some(first) = flags.first_mut() {
        *first = data.index(0..=1) as u8;
    }
    let mut output: Vec<i32> = input.par_iter().copied().collect();
    scan_segments(&mut output, &flags, inclusive);
    Segments { input, flags, output: Expected::Exact(output) }
}

/// Scans `values` in place, anew at each flag.
fn scan_segments(values: &mut [i32], flags: &[u8], inclusive: bool) {
    // A scan starts anew at a flag, so that pieces that start with one have nothing to do with each other.
    let (mut pieces, mut values, mut flags) = (Vec::new(), values, flags);
    while !values.is_empty() {
        let next = flags.iter().skip(PIECE).position(|flag| *flag != 0);
        let (piece, rest) = values.split_at_mut(next.map_or(flags.len(), |next| PIECE + next));
        let (of_piece, of_rest) = flags.split_at(piece.len());
        pieces.push((piece, of_piece));
        (values, flags) = (rest, of_rest);
    }
    pieces.into_par_iter().for_each(|(values, flags)| {
        let mut sum = 0i32;
        for (value, flag) in values.iter_mut().zip(flags) {
            let before = if *flag != 0 { 0 } else { sum };
            sum = before.wrapping_add(*value);
            *value = if inclusive { sum } else { before };
        }
    });
}

pub(super) static SEGMENTED_SCAN: Algorithm<Segments, 1> = Algorithm {
    id: "segmented_scan",
    title: "Scan each segment, inclusive",
    notes: &["E4"],
    dims: ["n"],
    sizes: ARRAY_SIZES,
    accepts: any_shape,
    problem: |[n], data| segments(n, data, INCLUSIVE),
    work: |[n]| Work::new(9 * n, n),
    variants: &[Variant::new(
        "look_back",
        "a single pass over pairs",
        &["look_back_reset", "segmented_look_back"],
        |case, p, dims| segmented_pass(case, p, dims, segmented::segmented_look_back),
    )
    .notes(&["B6"])
    .needs(7, 0)],
};

pub(super) static SEGMENTED_SCAN_EXCLUSIVE: Algorithm<Segments, 1> = Algorithm {
    id: "segmented_scan_exclusive",
    title: "Scan each segment, exclusive",
    notes: &["E4"],
    dims: ["n"],
    sizes: ARRAY_SIZES,
    accepts: any_shape,
    problem: |[n], data| segments(n, data, EXCLUSIVE),
    work: |[n]| Work::new(9 * n, n),
    variants: &[
        Variant::new(
            "sweep",
            "up- and down-sweep with flags",
            &["segmented_pad", "segmented_up_sweep", "scan_zero_root", "segmented_down_sweep"],
            segmented_sweeps,
        ),
        Variant::new(
            "look_back",
            "a single pass over pairs",
            &["look_back_reset", "segmented_look_back_exclusive"],
            |case, p, dims| segmented_pass(case, p, dims, segmented::segmented_look_back_exclusive),
        )
        .notes(&["B6"])
        .needs(7, 0),
    ],
};

fn segmented_sweeps(case: &mut Case<'_>, p: &Segments, [n]: [usize; 1]) -> CaseResult {
    let len = if n > 0 { n.next_power_of_two() } else { 0 };
    let (input, marks) = (case.input(&p.input)?, case.input(&p.flags)?);
    let mut data = case.output::<i32>(len)?;
    let (mut flags, mut starts) = (case.output::<u8>(len)?, case.output::<u8>(len)?);
    case.run(|gpu| {
        let (d, f, s) = (data.ptr_mut(), flags.ptr_mut(), starts.ptr_mut());
        // SAFETY: room for len elements each.
        gpu.launch(over(len), unsafe { segmented::segmented_pad(input.slice(), marks.ptr(), d, f, s, len) })?;
        up(len, |runs, stride| {
            let (data, flags) = (data.ptr_mut(), flags.ptr_mut());
            // SAFETY: runs of two strides fill the padded arrays.
            gpu.launch(over(runs), unsafe { segmented::segmented_up_sweep(data, flags, runs, stride) })
        })?;
        if len > 0 {
            // SAFETY: there is an element.
            gpu.launch((1, 32), unsafe { sweep::scan_zero_root(data.ptr_mut(), len) })?;
        }
        down(len, |runs, stride| {
            let (data, flags, starts) = (data.ptr_mut(), flags.ptr_mut(), starts.ptr());
            // SAFETY: as on the way up.
            let call = unsafe { segmented::segmented_down_sweep(data, flags, starts, runs, stride) };
            gpu.launch(over(runs), call)
        })
    })?;
    let scanned = case.read(&data)?;
    case.check_data(&scanned[..n], &p.output);
    Ok(())
}

/// A kernel that scans segments in a single pass.
type SegmentedPass = for<'k> unsafe fn(
    DeviceSlice<'k, i32>,
    DevicePtr<'k, u8>,
    DevicePtrMut<'k, i32>,
    DevicePtrMut<'k, u64>,
) -> KernelCall<'k>;

fn segmented_pass(case: &mut Case<'_>, p: &Segments, [n]: [usize; 1], kernel: SegmentedPass) -> CaseResult {
    let (input, flags) = (case.input(&p.input)?, case.input(&p.flags)?);
    let mut output = case.output::<i32>(n)?;
    let mut states = case.output::<u64>(words(n))?;
    case.run(|gpu| {
        reset(gpu, &mut states)?;
        // SAFETY: a word for each tile and one more, just reset.
        let call = unsafe { kernel(input.slice(), flags.ptr(), output.ptr_mut(), states.ptr_mut()) };
        gpu.launch(tile_a_block(n), call)
    })?;
    case.check(&output, &p.output)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_segments_are_scanned_as_short_ones_are() {
        let n = 4 * PIECE + 3;
        let ones = vec![1; n];
        // Starts at the first element of a piece, next to it, and none for more than a piece.
        for starts in [&[][..], &[0, PIECE, PIECE + 1], &[PIECE - 1, 3 * PIECE + 7, n - 1]] {
            let mut flags = vec![0; n];
            starts.iter().for_each(|start| flags[*start] = 1);
            let mut scanned = ones.clone();
            scan_segments(&mut scanned, &flags, INCLUSIVE);
            let mut start = 0;
            for (at, sum) in scanned.iter().enumerate() {
                start = if flags[at] != 0 { at } else { start };
                assert!(*sum as usize == at - start + 1, "element {at} of {starts:?} is {sum}");
            }
        }
    }
}
