//! The functions of floats against `f64` and `std`, in units of the last place.

use cuda_std::float::{GpuFloat, approx};

/// A small generator of pseudo-random bits (xorshift).
struct Bits(u64);

impl Bits {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// Between `low` and `high`.
    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// The distance of a result from the truth, in ulps of the truth.
fn ulps_32(got: f32, want: f64) -> f64 {
    let rounded = want as f32;
    if got.is_nan() && want.is_nan() || got == rounded && (got.is_infinite() || got == 0.0) {
        return 0.0;
    }
    let error = (f64::from(got) - want).abs() / ulp_32(want);
    if error.is_finite() { error } else { f64::INFINITY }
}

fn ulp_32(value: f64) -> f64 {
    let exponent = value.abs().log2().floor().max(-126.0) as i32;
    2f64.powi(exponent - 23)
}

fn ulps_64(got: f64, want: f64) -> f64 {
    if got.is_nan() && want.is_nan() || got == want {
        return 0.0;
    }
    (got.to_bits().wrapping_sub(want.to_bits()) as i64).unsigned_abs() as f64
}

const SPECIAL: [f64; 15] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    10.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    1e-40,
    -1e-310,
    1e-300,
    88.0,
    700.0,
];

/// Runs a function of one argument over special values, a range, and any bits.
fn check_one(
    name: &str,
    narrow: fn(f32) -> f32,
    wide: fn(f64) -> f64,
    truth: fn(f64) -> f64,
    (low, high): (f64, f64),
    bound: f64,
) {
    let mut bits = Bits(0x2545_f491_4f6c_dd1d);
    let mut check = |x: f64| {
        let error = ulps_32(narrow(x as f32), truth(f64::from(x as f32)));
        assert!(error <= bound, "{name}({:e}f32) = {:e}: {error} ulp", x as f32, narrow(x as f32));
        let error = ulps_64(wide(x), truth(x));
        assert!(error <= bound, "{name}({x:e}) = {:e}, not {:e}: {error} ulp", wide(x), truth(x));
    };
    SPECIAL.into_iter().for_each(&mut check);
    for _ in 0..20_000 {
        check(bits.between(low, high));
    }
    for _ in 0..20_000 {
        let any = bits.next();
        check(f64::from(f32::from_bits(any as u32)));
        check(f64::from_bits(any));
    }
}

macro_rules! check {
    ($name:ident, $low:expr, $high:expr, $bound:expr) => {
        check_one(stringify!($name), GpuFloat::$name, GpuFloat::$name, f64::$name, ($low, $high), $bound);
    };
}

#[test]
fn roundings_are_exact() {
    check!(floor, -100.0, 100.0, 0.5);
    check!(ceil, -100.0, 100.0, 0.5);
    check!(trunc, -100.0, 100.0, 0.5);
    check!(round, -100.0, 100.0, 0.5);
    check!(round_ties_even, -100.0, 100.0, 0.5);
    check!(sqrt, 0.0, 100.0, 0.5);
    for x in [0.5f32, -0.5, 1.5, 2.5, 0.499_999_97, -0.2, 8_388_609.0] {
        assert_eq!(GpuFloat::round(x).to_bits(), x.round().to_bits(), "{x}");
    }
}

#[test]
fn exponentials_and_logarithms() {
    check!(exp, -110.0, 90.0, 2.0);
    check!(exp, -750.0, 710.0, 2.0);
    check!(exp2, -160.0, 130.0, 2.0);
    check!(exp_m1, -2.0, 2.0, 2.0);
    check!(exp_m1, -50.0, 90.0, 2.0);
    check!(ln, 0.0, 10.0, 2.0);
    check!(ln, 0.9, 1.1, 2.0);
    check!(ln_1p, -0.5, 0.5, 2.0);
    check!(log2, 0.5, 2.0, 2.0);
    check!(log10, 0.5, 200.0, 2.0);
}

#[test]
fn trigonometry() {
    check!(sin, -10.0, 10.0, 2.0);
    check!(cos, -10.0, 10.0, 2.0);
    check!(sin, -1e6, 1e6, 2.0);
    check!(cos, -1e18, 1e18, 2.0);
    check!(tan, -10.0, 10.0, 4.0);
    check!(atan, -4.0, 4.0, 2.0);
    check!(asin, -1.0, 1.0, 4.0);
    check!(acos, -1.0, 1.0, 4.0);
}

#[test]
fn hyperbolic_functions_and_roots() {
    check!(sinh, -5.0, 5.0, 4.0);
    check!(sinh, -90.0, 90.0, 4.0);
    check!(cosh, -5.0, 5.0, 4.0);
    check!(tanh, -3.0, 3.0, 4.0);
    check!(cbrt, -100.0, 100.0, 2.0);
}

#[test]
fn functions_of_two_arguments() {
    let mut bits = Bits(0x9e37_79b9_7f4a_7c15);
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    for x in SPECIAL.into_iter().chain([-2.0, -3.0, 3.0, -0.5, 5.0]) {
        for y in SPECIAL.into_iter().chain([-2.0, -3.0, 3.0, -0.5, 5.0]) {
            pairs.push((x, y));
        }
    }
    pairs.extend((0..20_000).map(|_| (bits.between(0.0, 20.0), bits.between(-30.0, 30.0))));
    pairs.extend((0..20_000).map(|_| (bits.between(0.99, 1.01), bits.between(-8000.0, 8000.0))));
    pairs.extend((0..20_000).map(|_| {
        let (a, b) = (bits.next(), bits.next());
        (f64::from(f32::from_bits(a as u32)), f64::from(f32::from_bits(b as u32)))
    }));
    for (x, y) in pairs {
        let (a, b) = (x as f32, y as f32);
        let (wide_a, wide_b) = (f64::from(a), f64::from(b));
        let error = ulps_32(GpuFloat::powf(a, b), wide_a.powf(wide_b));
        assert!(error <= 2.0, "{a:e}.powf({b:e}) = {:e}: {error} ulp", GpuFloat::powf(a, b));
        let error = ulps_64(GpuFloat::powf(x, y), x.powf(y));
        assert!(error <= 2.0, "{x:e}.powf({y:e}) = {:e}, not {:e}", GpuFloat::powf(x, y), x.powf(y));
        let error = ulps_32(GpuFloat::atan2(a, b), wide_a.atan2(wide_b));
        assert!(error <= 4.0, "{a:e}.atan2({b:e}) = {:e}: {error} ulp", GpuFloat::atan2(a, b));
        let error = ulps_64(GpuFloat::atan2(x, y), x.atan2(y));
        assert!(error <= 4.0, "{x:e}.atan2({y:e}) = {:e}, not {:e}", GpuFloat::atan2(x, y), x.atan2(y));
        let error = ulps_32(GpuFloat::hypot(a, b), wide_a.hypot(wide_b));
        assert!(error <= 2.0, "{a:e}.hypot({b:e}) = {:e}: {error} ulp", GpuFloat::hypot(a, b));
    }
    assert_eq!(GpuFloat::powi(3.0f32, 5), 243.0);
    assert_eq!(GpuFloat::powi(2.0f64, -3), 0.125);
    assert_eq!(GpuFloat::mul_add(2.0f32, 3.0, 4.0), 10.0);
    assert_eq!(GpuFloat::fract(-1.25f32), -0.25);
    assert_eq!(approx::divide(1.0, 4.0), 0.25);
}
