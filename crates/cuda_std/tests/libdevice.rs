//! libdevice's functions, computed on the host, against values of 60 digits (`libdevice_values.txt`).

use cuda_std::intrinsics as nv;
use std::collections::BTreeMap;

type Wide = unsafe fn(f64) -> f64;
type Narrow = unsafe fn(f32) -> f32;

/// How a result may differ.
enum Bound {
    /// Units of the last place, wide and narrow.
    Ulps(f64, f64),
    /// Absolutely, or relative to the value if it is above 1: powers of two, wide and narrow.
    Absolute(i32, i32),
}

/// The functions, with the bounds that the module's documentation states.
fn functions() -> Vec<(&'static str, Wide, Narrow, Bound)> {
    use Bound::{Absolute, Ulps};
    unsafe fn j3(x: f64) -> f64 {
        // SAFETY: arithmetic.
        unsafe { nv::jn(3, x) }
    }
    unsafe fn j3f(x: f32) -> f32 {
        // SAFETY: arithmetic.
        unsafe { nv::jnf(3, x) }
    }
    unsafe fn y3(x: f64) -> f64 {
        // SAFETY: arithmetic.
        unsafe { nv::yn(3, x) }
    }
    unsafe fn y3f(x: f32) -> f32 {
        // SAFETY: arithmetic.
        unsafe { nv::ynf(3, x) }
    }
    vec![
        ("erf", nv::erf, nv::erff, Ulps(8.0, 2.0)),
        ("erfc", nv::erfc, nv::erfcf, Ulps(8.0, 2.0)),
        ("erfcx", nv::erfcx, nv::erfcxf, Ulps(8.0, 2.0)),
        ("erfinv", nv::erfinv, nv::erfinvf, Ulps(8.0, 1.0)),
        ("erfcinv", nv::erfcinv, nv::erfcinvf, Ulps(8.0, 1.0)),
        ("normcdf", nv::normcdf, nv::normcdff, Ulps(8.0, 2.0)),
        ("normcdfinv", nv::normcdfinv, nv::normcdfinvf, Ulps(8.0, 1.0)),
        ("lgamma", nv::lgamma, nv::lgammaf, Ulps(16.0, 1.0)),
        ("tgamma", nv::tgamma, nv::tgammaf, Ulps(16.0, 1.0)),
        ("j0", nv::j0, nv::j0f, Absolute(-48, -22)),
        ("j1", nv::j1, nv::j1f, Absolute(-48, -22)),
        ("j3", j3, j3f, Absolute(-48, -22)),
        ("y0", nv::y0, nv::y0f, Absolute(-48, -22)),
        ("y1", nv::y1, nv::y1f, Absolute(-48, -22)),
        ("y3", y3, y3f, Absolute(-48, -22)),
        ("sinpi", nv::sinpi, nv::sinpif, Ulps(8.0, 2.0)),
        ("cospi", nv::cospi, nv::cospif, Ulps(8.0, 2.0)),
        ("rcbrt", nv::rcbrt, nv::rcbrtf, Ulps(8.0, 2.0)),
        ("asinh", nv::asinh, nv::asinhf, Ulps(8.0, 2.0)),
        ("acosh", nv::acosh, nv::acoshf, Ulps(8.0, 2.0)),
        ("atanh", nv::atanh, nv::atanhf, Ulps(8.0, 2.0)),
        ("exp10", nv::exp10, nv::exp10f, Ulps(4.0, 4.0)),
    ]
}

/// The unit of the last place of a double, or of a float with the value of one.
fn ulp(value: f64, fraction: i32, least: i32) -> f64 {
    let exponent =
        if value == 0.0 { least } else { ((value.to_bits() >> 52 & 0x7ff) as i32 - 1023).max(least) };
    let power = (exponent - fraction).max(-1074);
    // `powi` goes by way of the reciprocal, which is infinite here.
    if power < -1022 { f64::from_bits(1 << (power + 1074)) } else { 2f64.powi(power) }
}

#[test]
fn errors_are_within_the_stated_bounds() {
    let mut cases: BTreeMap<&str, Vec<(f64, f64)>> = BTreeMap::new();
    for line in include_str!("libdevice_values.txt").lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<_> = line.split(' ').collect();
        let bits = |word: &str| f64::from_bits(u64::from_str_radix(word, 16).expect("bits"));
        cases.entry(words[0]).or_default().push((bits(words[1]), bits(words[2])));
    }
    let mut wrong = Vec::new();
    for (name, wide, narrow, bound) in functions() {
        let cases = cases.remove(name).expect("there are values");
        assert!(cases.len() >= 30, "{name}");
        let (mut worst_wide, mut worst_narrow, mut place) = (0f64, 0f64, 0f64);
        for (x, exact) in cases {
            // SAFETY: arithmetic.
            let got = unsafe { wide(x) };
            let unit = match bound {
                Bound::Ulps(..) => ulp(exact, 52, -1022),
                Bound::Absolute(power, _) => 2f64.powi(power) * exact.abs().max(1.0),
            };
            let error = if got == exact { 0.0 } else { (got - exact).abs() / unit };
            let error = if error.is_nan() { f64::INFINITY } else { error };
            if error > worst_wide {
                (worst_wide, place) = (error, x);
            }
            if x as f32 as f64 == x {
                continue;
            }
            // The function at the nearest float, which the wide one gives well enough.
            let x = x as f32;
            if !x.is_normal() || !x.is_finite() {
                continue;
            }
            // SAFETY: arithmetic.
            let (got, exact) = unsafe { (narrow(x), wide(f64::from(x))) };
            let unit = match bound {
                Bound::Ulps(..) => ulp(exact, 23, -126),
                Bound::Absolute(_, power) => 2f64.powi(power) * exact.abs().max(1.0),
            };
            let beyond = got.is_infinite() && exact.abs() > f64::from(f32::MAX);
            let same = f64::from(got) == exact || beyond || got.is_nan() && exact.is_nan();
            let error = if same { 0.0 } else { (f64::from(got) - exact).abs() / unit };
            worst_narrow = worst_narrow.max(if error.is_nan() { f64::INFINITY } else { error });
        }
        let (limit_wide, limit_narrow) = match bound {
            Bound::Ulps(wide, narrow) => (wide, narrow),
            Bound::Absolute(..) => (1.0, 1.0),
        };
        println!("{name}: {worst_wide:.2} {worst_narrow:.2}");
        if worst_wide > limit_wide || worst_narrow > limit_narrow {
            wrong.push(format!(
                "{name}: {worst_wide:.2} at {place:e} (at most {limit_wide}), {worst_narrow:.2} (at most {limit_narrow})"
            ));
        }
    }
    assert!(cases.is_empty(), "values of no function: {:?}", cases.keys());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Arguments at the ends of each function, and its values there.
#[test]
fn special_values() {
    const INF: f64 = f64::INFINITY;
    const NAN: f64 = f64::NAN;
    type Case = (&'static str, Wide, &'static [(f64, f64)]);
    let cases: &[Case] = &[
        ("erf", nv::erf, &[(0.0, 0.0), (-0.0, -0.0), (INF, 1.0), (-INF, -1.0), (NAN, NAN)]),
        ("erfc", nv::erfc, &[(INF, 0.0), (-INF, 2.0), (0.0, 1.0), (NAN, NAN)]),
        ("erfcx", nv::erfcx, &[(INF, 0.0), (-INF, INF), (0.0, 1.0), (-30.0, INF), (NAN, NAN)]),
        (
            "erfinv",
            nv::erfinv,
            &[(0.0, 0.0), (-0.0, -0.0), (1.0, INF), (-1.0, -INF), (1.5, NAN), (-2.0, NAN), (NAN, NAN)],
        ),
        ("erfcinv", nv::erfcinv, &[(0.0, INF), (2.0, -INF), (1.0, 0.0), (-0.5, NAN), (2.5, NAN), (NAN, NAN)]),
        (
            "normcdf",
            nv::normcdf,
            &[(0.0, 0.5), (INF, 1.0), (-INF, 0.0), (-60.0, 0.0), (60.0, 1.0), (NAN, NAN)],
        ),
        (
            "normcdfinv",
            nv::normcdfinv,
            &[(0.0, -INF), (1.0, INF), (0.5, 0.0), (-0.1, NAN), (1.1, NAN), (NAN, NAN)],
        ),
        (
            "sinpi",
            nv::sinpi,
            &[(0.0, 0.0), (-0.0, -0.0), (0.5, 1.0), (1.5, -1.0), (1e300, 0.0), (INF, NAN), (NAN, NAN)],
        ),
        (
            "cospi",
            nv::cospi,
            &[(0.0, 1.0), (1.0, -1.0), (0.5, 0.0), (2.5, 0.0), (1e300, 1.0), (-INF, NAN), (NAN, NAN)],
        ),
        ("asinh", nv::asinh, &[(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN)]),
        ("acosh", nv::acosh, &[(1.0, 0.0), (INF, INF), (0.5, NAN), (-INF, NAN), (NAN, NAN)]),
        ("atanh", nv::atanh, &[(0.0, 0.0), (-0.0, -0.0), (1.0, INF), (-1.0, -INF), (1.5, NAN), (NAN, NAN)]),
        ("rcbrt", nv::rcbrt, &[(0.0, INF), (-0.0, -INF), (INF, 0.0), (-INF, -0.0), (8.0, 0.5), (NAN, NAN)]),
        ("lgamma", nv::lgamma, &[(1.0, 0.0), (2.0, 0.0), (0.0, INF), (-3.0, INF), (INF, INF), (NAN, NAN)]),
        ("tgamma", nv::tgamma, &[(1.0, 1.0), (5.0, 24.0), (0.0, INF), (-0.0, -INF), (INF, INF), (NAN, NAN)]),
        ("logb", nv::logb, &[(1.0, 0.0), (0.0, -INF), (-INF, INF), (5e-324, -1074.0), (NAN, NAN)]),
        ("exp10", nv::exp10, &[(0.0, 1.0), (400.0, INF), (-400.0, 0.0), (INF, INF), (NAN, NAN)]),
    ];
    for (name, function, values) in cases {
        for &(x, expected) in *values {
            // SAFETY: arithmetic.
            let got = unsafe { function(x) };
            let same = got == expected && got.is_sign_negative() == expected.is_sign_negative()
                || got.is_nan() && expected.is_nan();
            assert!(same, "{name}({x}): {got}, not {expected}");
        }
    }
}

/// Operations on integers at the edges.
#[test]
fn integers() {
    // SAFETY: arithmetic.
    unsafe {
        assert_eq!((nv::abs(i32::MIN), nv::llabs(-7)), (i32::MIN, 7));
        assert_eq!(
            (nv::ffs(0), nv::ffs(8), nv::ffsll(i64::MIN), nv::clz(0), nv::clzll(1)),
            (0, 4, 64, 32, 63)
        );
        assert_eq!(nv::byte_perm(0x3322_1100, 0x7766_5544, 0x7153), 0x7711_5533);
        assert_eq!((nv::hadd(-3, 2), nv::rhadd(-3, 2), nv::uhadd(-1, 1)), (-1, 0, i32::MIN));
        assert_eq!((nv::mul24(0xff_ffff, 2), nv::umul24(0xff_ffff, 2)), (-2, 0x1ff_fffe));
        assert_eq!((nv::mulhi(-1, 1), nv::umulhi(-1, -1)), (-1, -2));
        assert_eq!((nv::mul64hi(i64::MIN, 2), nv::umul64hi(-1, -1)), (-1, -2));
        assert_eq!((nv::sad(i32::MIN, i32::MAX, 1), nv::usad(1, -1, 0)), (0, -2));
        assert_eq!((nv::umax(-1, 1), nv::ullmin(-1, 1), nv::popcll(-1)), (-1, 1, 64));
        assert_eq!(nv::hiloint2double(nv::double2hiint(1.5), nv::double2loint(1.5)), 1.5);
        assert_eq!(
            (nv::ilogb(0.0), nv::ilogb(f64::INFINITY), nv::ilogbf(f32::NAN)),
            (i32::MIN, i32::MAX, i32::MIN)
        );
        assert_eq!((nv::ilogb(5e-324), nv::ilogbf(1e-45)), (-1074, -149));
        assert_eq!((nv::llrint(2.5), nv::llround(2.5), nv::llround(-0.5)), (2, 3, -1));
        assert_eq!((nv::saturatef(f32::NAN), nv::saturatef(2.0), nv::saturatef(-1.0)), (0.0, 1.0, 0.0));
        assert_eq!((nv::fdim(3.0, 1.0), nv::fdimf(1.0, 3.0)), (2.0, 0.0));
        assert_eq!(
            (nv::fmod(-7.5, 2.0), nv::remainder(7.0, 2.0), nv::nextafterf(0.0, 1.0)),
            (-1.5, -1.0, 1e-45)
        );
    }
}
