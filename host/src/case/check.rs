//! Comparing what a kernel wrote with what the reference says.

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

/// How many wrong elements are told one by one.
const EXAMPLES: usize = 3;

/// Compares `got` with `expected`, element by element.
pub fn compare<T: Element>(got: &[T], expected: &Expected<T>) -> Comparison {
    let mut result = Comparison::default();
    if got.len() != expected.len() {
        result.wrong = got.len().abs_diff(expected.len());
        result.max_error = f64::INFINITY;
        result.examples.push(format!("{} elements where {} belong", got.len(), expected.len()));
        return result;
    }
    let mut sampled = 0;
    for (at, value) in got.iter().copied().enumerate() {
        let (ok, error) = match expected {
            Expected::Exact(want) => (value.same(want[at]), distance(value, want[at])),
            Expected::Ulps(want, ulps) => (value.within_ulps(want[at], *ulps), distance(value, want[at])),
            Expected::Bounded { value: want, bound } => {
                let error = apart(value.widen(), want[at]);
                (error <= bound[at], error)
            }
            Expected::Sample { at: places, value: want, bound, .. } if places.get(sampled) == Some(&at) => {
                let error = apart(value.widen(), want[sampled]);
                sampled += 1;
                (error <= bound[sampled - 1], error)
            }
            Expected::Sample { .. } => (true, 0.0),
        };
        result.max_error = result.max_error.max(error);
        // An output that still holds the poison is wrong even where the reference holds the same value; of a byte or
        // two nobody can tell.
        if ok && (size_of::<T>() < 4 || !value.poisoned()) {
            continue;
        }
        result.wrong += 1;
        if result.examples.len() < EXAMPLES {
            let want = match expected {
                Expected::Exact(want) => format!("{:?}", want[at]),
                Expected::Ulps(want, ulps) => format!("{:?} within {ulps} ulp", want[at]),
                Expected::Bounded { value, bound } => format!("{:?} within {:e}", value[at], bound[at]),
                Expected::Sample { at: places, value, bound, .. } => match places.binary_search(&at) {
                    Ok(place) => format!("{:?} within {:e}", value[place], bound[place]),
                    Err(_) => "any value".into(),
                },
            };
            result.examples.push(if value.poisoned() {
                format!("element {at} was left unwritten (expected {want})")
            } else {
                format!("element {at} is {value:?}, expected {want}")
            });
        }
    }
    result
}

fn distance<T: Element>(a: T, b: T) -> f64 {
    if a.same(b) { 0.0 } else { apart(a.widen(), b.widen()) }
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
    fn poison_is_never_right() {
        let poison = f32::from_bits(u32::MAX);
        let got = compare(&[poison], &Expected::Exact(vec![f32::NAN]));
        assert_eq!(got.wrong, 1);
        assert!(got.examples[0].contains("unwritten"));
        let poison = i32::from_ne_bytes([i32::POISON; 4]);
        assert_eq!(compare(&[poison], &Expected::Exact(vec![poison])).wrong, 1);
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
    }
}
