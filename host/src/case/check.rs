//! Comparing what a kernel wrote with what the reference says.

use std::ops::Range;

use bytemuck::cast_slice;
use rayon::prelude::*;

use super::buffer::Checksum;
use super::element::Element;

/// What the reference says about a buffer, and how near a kernel has to come.
#[derive(Clone, Debug, PartialEq)]
pub enum Expected<T> {
    /// Bit for bit; any NaN stands for any other.
    Exact(Vec<T>),
    /// Within so many units in the last place.
    Ulps(Vec<T>, u32),
    /// Within a bound for each element that follows from the algorithm's rounding errors. The values are computed in
    /// double precision. Infinite and NaN values must be met exactly.
    Bounded {
        /// The values.
        value: Vec<f64>,
        /// The largest error for each.
        bound: Vec<f64>,
    },
    /// As `Bounded` at some places; of the other elements nothing is known but that they must be written. For results
    /// whose full reference would take minutes.
    Sample {
        /// Number of elements of the whole result.
        len: usize,
        /// Places, ascending.
        at: Vec<usize>,
        /// The value at each.
        value: Vec<f64>,
        /// The largest error at each.
        bound: Vec<f64>,
    },
}

impl<T> Expected<T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        match self {
            Expected::Exact(value) | Expected::Ulps(value, _) => value.len(),
            Expected::Bounded { value, .. } => value.len(),
            Expected::Sample { len, .. } => *len,
        }
    }

    /// Whether there is nothing to compare.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What a stretch of elements has to be.
pub(super) enum Want<'e, T> {
    /// Bit for bit. The poison is a value like any other here: data that are moved may hold it.
    Bits(&'e [T]),
    /// As [`Expected::Exact`].
    Exact(&'e [T]),
    /// As [`Expected::Ulps`].
    Ulps(&'e [T], u32),
    /// As [`Expected::Bounded`].
    Bounded { value: &'e [f64], bound: &'e [f64] },
    /// As [`Expected::Sample`], of the elements from `first` on.
    Sample { first: usize, len: usize, at: &'e [usize], value: &'e [f64], bound: &'e [f64] },
}

impl<T> Clone for Want<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Want<'_, T> {}

impl<'e, T: Element> Want<'e, T> {
    /// Number of elements.
    pub(super) fn len(self) -> usize {
        match self {
            Want::Bits(want) | Want::Exact(want) | Want::Ulps(want, _) => want.len(),
            Want::Bounded { value, .. } => value.len(),
            Want::Sample { len, .. } => len,
        }
    }

    /// What some of the elements have to be.
    fn part(self, range: Range<usize>) -> Self {
        match self {
            Want::Bits(want) => Want::Bits(&want[range]),
            Want::Exact(want) => Want::Exact(&want[range]),
            Want::Ulps(want, ulps) => Want::Ulps(&want[range], ulps),
            Want::Bounded { value, bound } => {
                Want::Bounded { value: &value[range.clone()], bound: &bound[range] }
            }
            Want::Sample { first, at, value, bound, .. } => {
                let place = |element: usize| at.partition_point(|place| *place < first + element);
                let samples = place(range.start)..place(range.end);
                Want::Sample {
                    first: first + range.start,
                    len: range.len(),
                    at: &at[samples.clone()],
                    value: &value[samples.clone()],
                    bound: &bound[samples],
                }
            }
        }
    }
}

impl<T> Expected<T> {
    pub(super) fn want(&self) -> Want<'_, T> {
        match self {
            Expected::Exact(want) => Want::Exact(want),
            Expected::Ulps(want, ulps) => Want::Ulps(want, *ulps),
            Expected::Bounded { value, bound } => Want::Bounded { value, bound },
            Expected::Sample { len, at, value, bound } => {
                Want::Sample { first: 0, len: *len, at, value, bound }
            }
        }
    }
}

/// Result of a comparison.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Comparison {
    /// Largest absolute difference; infinite where one side is NaN or infinite and the other is not.
    pub max_error: f64,
    /// How many elements are out of tolerance.
    pub wrong: usize,
    /// The first few of them, in words.
    pub examples: Vec<String>,
}

impl Comparison {
    /// With that of the elements that follow.
    fn then(mut self, next: Comparison) -> Comparison {
        self.max_error = self.max_error.max(next.max_error);
        self.wrong += next.wrong;
        self.examples.extend(next.examples);
        self.examples.truncate(EXAMPLES);
        self
    }
}

/// How many wrong elements are told one by one.
const EXAMPLES: usize = 3;
/// Elements that one thread compares at a time.
const PIECE: usize = 1 << 16;

/// Compares `got` with `expected`, element by element.
pub fn compare<T: Element>(got: &[T], expected: &Expected<T>) -> Comparison {
    let mut comparing = Comparing::new(expected.want());
    comparing.take(got);
    comparing.finish().0
}

/// A comparison of data that come stretch by stretch, and their checksum.
pub(super) struct Comparing<'e, T> {
    want: Want<'e, T>,
    given: usize,
    so_far: Comparison,
    sum: Checksum,
}

impl<'e, T: Element> Comparing<'e, T> {
    pub(super) fn new(want: Want<'e, T>) -> Self {
        Comparing { want, given: 0, so_far: Comparison::default(), sum: Checksum::default() }
    }

    /// The next elements: all but the last ones fill whole blocks of the [`Checksum`].
    pub(super) fn take(&mut self, got: &[T]) {
        self.sum.take(cast_slice(got));
        let (want, first) = (self.want, self.given);
        self.given += got.len();
        // Of more elements than there should be nothing is known; that they are too many is told at the end.
        let known = got.len().min(want.len().saturating_sub(first));
        let piece = |start: usize| {
            let end = known.min(start + PIECE);
            compare_piece(&got[start..end], first + start, want.part(first + start..first + end))
        };
        let found = if known == 0 {
            Comparison::default()
        } else if known <= PIECE {
            // To wake other threads takes longer.
            piece(0)
        } else {
            let pieces = (0..known.div_ceil(PIECE)).into_par_iter();
            pieces.map(|number| piece(number * PIECE)).reduce(Comparison::default, Comparison::then)
        };
        self.so_far = std::mem::take(&mut self.so_far).then(found);
    }

    /// How many elements there should be.
    pub(super) fn expected(&self) -> usize {
        self.want.len()
    }

    /// What was found, and the checksum.
    pub(super) fn finish(self) -> (Comparison, u64) {
        let (got, want) = (self.given, self.want.len());
        if got == want {
            return (self.so_far, self.sum.value());
        }
        let missing = Comparison {
            max_error: f64::INFINITY,
            wrong: got.abs_diff(want),
            examples: vec![format!("{got} elements where {want} belong")],
        };
        (missing, self.sum.value())
    }
}

/// Compares elements, of which the first is number `first`.
fn compare_piece<T: Element>(got: &[T], first: usize, want: Want<'_, T>) -> Comparison {
    // Whether an element is right, and how far it is off.
    let close = |got: T, want: f64, bound: f64| {
        let error = apart(got.widen(), want);
        // A NaN may be the poison's; a number that is met exactly is met, whatever its bytes.
        let met = error == 0.0 && !got.widen().is_nan();
        (error <= bound && (met || written(got)), error)
    };
    match want {
        Want::Bits(want) => judge(got, first, want, T::same_bits, ""),
        Want::Exact(want) => {
            let right = |value: T, want| value.same_bits(want) || (value.same(want) && written(value));
            judge(got, first, want, right, "")
        }
        Want::Ulps(want, ulps) => {
            let words = format!(" within {ulps} ulp");
            let near = |value: T, want| value.within_ulps(want, ulps) && written(value);
            judge(got, first, want, |value, want| value.same_bits(want) || near(value, want), &words)
        }
        Want::Bounded { value, bound } => {
            let words = |i: usize| format!("{:?} within {:e}", value[i], bound[i]);
            judge_each(got, first, |i| close(got[i], value[i], bound[i]), words)
        }
        Want::Sample { first, at, value, bound, .. } => {
            let sample = |i: usize| at.binary_search(&(first + i)).ok();
            let mut next = 0;
            let verdict = |i: usize| {
                if at.get(next) != Some(&(first + i)) {
                    return (written(got[i]), 0.0);
                }
                next += 1;
                close(got[i], value[next - 1], bound[next - 1])
            };
            let words = |i: usize| match sample(i) {
                Some(at) => format!("{:?} within {:e}", value[at], bound[at]),
                None => "any value".into(),
            };
            judge_each(got, first, verdict, words)
        }
    }
}

/// Whether an output was written, as far as its value tells. The poison is wrong where a tolerance, or any NaN, would let it pass: but a
/// reference of so many elements that one of them has the poison's bits by chance is met by just those. Of a byte or two nobody can tell.
fn written<T: Element>(value: T) -> bool {
    size_of::<T>() < 4 || !value.poisoned()
}

/// Compares with values of the same type.
fn judge<T: Element>(
    got: &[T],
    first: usize,
    want: &[T],
    right: impl Fn(T, T) -> bool,
    tolerance: &str,
) -> Comparison {
    let verdict = |i: usize| {
        let (value, want) = (got[i], want[i]);
        // What is the same is not off, and most elements are.
        let error = if value.same_bits(want) { 0.0 } else { apart(value.widen(), want.widen()) };
        (right(value, want), error)
    };
    judge_each(got, first, verdict, |i| format!("{:?}{tolerance}", want[i]))
}

/// Goes by a verdict on each element, and tells of the wrong ones in words.
fn judge_each<T: Element>(
    got: &[T],
    first: usize,
    mut verdict: impl FnMut(usize) -> (bool, f64),
    expected: impl Fn(usize) -> String,
) -> Comparison {
    let mut result = Comparison::default();
    for (i, value) in got.iter().copied().enumerate() {
        let (ok, error) = verdict(i);
        result.max_error = result.max_error.max(error);
        if ok {
            continue;
        }
        result.wrong += 1;
        if result.examples.len() < EXAMPLES {
            let (at, want) = (first + i, expected(i));
            result.examples.push(if value.poisoned() {
                format!("element {at} was left unwritten (expected {want})")
            } else {
                format!("element {at} is {value:?}, expected {want}")
            });
        }
    }
    result
}

fn apart(a: f64, b: f64) -> f64 {
    if a == b || (a.is_nan() && b.is_nan()) {
        return 0.0;
    }
    let error = (a - b).abs();
    if error.is_nan() { f64::INFINITY } else { error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_means_exact_but_any_nan_is_nan() {
        let expected = Expected::Exact(vec![1.0f32, f32::NAN, f32::INFINITY]);
        assert_eq!(compare(&[1.0, -f32::NAN, f32::INFINITY], &expected).wrong, 0);
        let got = compare(&[1.0 + f32::EPSILON, 0.0, f32::NEG_INFINITY], &expected);
        assert_eq!(got.wrong, 3);
        assert_eq!(got.max_error, f64::INFINITY);
        assert_eq!(compare(&[0.0f32], &Expected::Exact(vec![-0.0f32])).wrong, 1);
    }

    #[test]
    fn bounds_hold_for_each_element() {
        let expected = Expected::Bounded { value: vec![1.0, 1.0, f64::NAN], bound: vec![0.1, 0.0, 0.5] };
        let got = compare(&[1.05f32, 1.05, f32::NAN], &expected);
        assert_eq!(got.wrong, 1);
        assert!(got.examples[0].contains("element 1"), "{:?}", got.examples);
    }

    #[test]
    fn poison_is_right_only_where_all_its_bits_are_expected() {
        let poison = f32::from_bits(u32::MAX);
        let got = compare(&[poison], &Expected::Exact(vec![f32::NAN]));
        assert_eq!(got.wrong, 1);
        assert!(got.examples[0].contains("unwritten"));
        let poison = i32::from_ne_bytes([i32::POISON; 4]);
        assert_eq!(compare(&[poison; 2], &Expected::Exact(vec![poison, poison + 1])).wrong, 1);
        assert_eq!(compare(&[poison; 2], &Expected::Ulps(vec![poison, poison + 1], 1)).wrong, 1);
        let near = |value: i32| Expected::Bounded { value: vec![value.into()], bound: vec![1.0] };
        assert_eq!(compare(&[poison], &near(poison)).wrong, 0);
        assert_eq!(compare(&[poison], &near(poison + 1)).wrong, 1);
    }

    #[test]
    fn samples_are_checked_and_the_rest_must_be_written() {
        let expected =
            Expected::Sample { len: 4, at: vec![1, 3], value: vec![1.0, 3.0], bound: vec![0.0, 0.5] };
        assert_eq!(compare(&[9.0f32, 1.0, 9.0, 3.25], &expected).wrong, 0);
        let got = compare(&[f32::from_bits(u32::MAX), 1.5, 9.0, 3.25], &expected);
        assert_eq!(got.wrong, 2, "{:?}", got.examples);
    }

    #[test]
    fn a_missing_element_is_wrong() {
        assert_eq!(compare(&[1u8], &Expected::Exact(vec![1, 2])).wrong, 1);
        assert_eq!(compare(&[1u8, 2], &Expected::Exact(vec![1])).wrong, 1);
    }

    #[test]
    fn bits_tell_nans_apart() {
        let (nan, other) = (f32::NAN, f32::from_bits(f32::NAN.to_bits() ^ 1));
        let want = [nan, nan, 1.0];
        let mut comparing = Comparing::new(Want::Bits(&want));
        comparing.take(&[nan, other, 1.0]);
        assert_eq!(comparing.finish().0.wrong, 1);
        // Where all bits are known to be those of the poison, it is right.
        let poison = [f32::from_bits(u32::MAX)];
        let mut comparing = Comparing::new(Want::Bits(&poison));
        comparing.take(&poison);
        assert_eq!(comparing.finish().0, Comparison::default());
    }

    #[test]
    fn long_data_are_compared_as_short_ones_are() {
        let len = 3 * PIECE + 17;
        let wrong = [0, PIECE - 1, PIECE, 2 * PIECE + 3, len - 1];
        let mut got: Vec<f32> = (0..len).map(|i| i as f32).collect();
        let at: Vec<usize> = (0..len).step_by(7).collect();
        let value: Vec<f64> = at.iter().map(|at| *at as f64).collect();
        let expected = [
            Expected::Exact(got.clone()),
            Expected::Bounded { value: got.iter().map(|v| f64::from(*v)).collect(), bound: vec![0.25; len] },
            Expected::Sample { len, bound: vec![0.25; at.len()], at, value },
        ];
        for expected in &expected {
            assert_eq!(compare(&got, expected), Comparison::default());
        }
        wrong.iter().for_each(|at| got[*at] += 0.5);
        for (expected, want) in expected.iter().zip([5, 5, wrong.iter().filter(|at| **at % 7 == 0).count()]) {
            let found = compare(&got, expected);
            assert_eq!((found.wrong, found.max_error), (want, 0.5));
            assert!(
                found.examples.len() == want.min(EXAMPLES) && found.examples[0].contains("element 0 is 0.5")
            );
            // Stretch by stretch the same, checksum included.
            let (mut whole, mut stretches) =
                (Comparing::new(expected.want()), Comparing::new(expected.want()));
            whole.take(&got);
            got.chunks(1 << 18).for_each(|stretch| stretches.take(stretch));
            assert_eq!(whole.finish(), stretches.finish());
        }
    }
}
