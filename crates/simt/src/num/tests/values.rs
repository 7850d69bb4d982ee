//! Formats, conversions, comparisons, approximations.

use super::super::approx;
use super::super::compare::Compare;
use super::super::convert;
use super::*;

#[test]
fn halves_read_as_their_definition_says() {
    for bits in 0..=u16::MAX {
        let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 1023));
        let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
        let expected = match exponent {
            0 => sign * fraction * 2_f64.powi(-24),
            31 if fraction == 0.0 => sign * f64::INFINITY,
            31 => f64::NAN,
            _ => sign * (1.0 + fraction / 1024.0) * 2_f64.powi(exponent - 15),
        };
        let got = f16::to_f32(bits);
        assert!(same_double(f64::from(got), expected), "{bits:#06x}");
        assert!(!got.is_nan() || got.to_bits() == single::NAN_BITS);
        assert!(same_double(to_f64(bits.into(), F16), expected), "{bits:#06x}");
        let brain = f32::from_bits(u32::from(bits) << 16);
        assert!(same_single(bf16::to_f32(bits), brain));
        assert!(same_double(to_f64(bits.into(), BF16), brain.into()));
    }
}

#[test]
fn halves_survive_the_way_there_and_back() {
    for bits in 0..=u16::MAX {
        for rounding in Rounding::ALL {
            let nan = f16::is_nan(bits);
            assert_eq!(f16::from_f32(f16::to_f32(bits), rounding), if nan { f16::NAN } else { bits });
            let nan = bf16::is_nan(bits);
            assert_eq!(bf16::from_f32(bf16::to_f32(bits), rounding), if nan { bf16::NAN } else { bits });
        }
    }
}

#[test]
fn rounding_to_halves_between_all_neighbours() {
    // Every number, every midpoint, and a little to each side of both.
    for format in [F16, BF16] {
        let codes = format.largest() as u32;
        for code in (0..=codes).step_by(if format == F16 { 1 } else { 3 }) {
            let low = to_f64(code, format);
            let high =
                if code < codes { to_f64(code + 1, format) } else { 2.0 * low - to_f64(code - 1, format) };
            let middle = (low + high) / 2.0;
            let odd = code & 1;
            let next = code + 1;
            for (value, nearest, away, inexact) in [
                (low, code, code, false),
                (low.next_up(), code, code, true),
                (middle.next_down(), code, code, true),
                (middle, code + odd, next, true),
                (middle.next_up(), next, next, true),
                (high.next_down(), next, next, true),
            ] {
                let up = code + u32::from(inexact);
                let sign = 1 << format.sign_shift();
                for (rounding, plus, minus) in [
                    (Rounding::Nearest, nearest, nearest),
                    (Rounding::NearestAway, away, away),
                    (Rounding::Zero, code, code),
                    (Rounding::Up, up, code),
                    (Rounding::Down, code, up),
                ] {
                    assert_eq!(from_f64(value, format, rounding, false), plus, "{value:e} {rounding:?}");
                    assert_eq!(
                        from_f64(-value, format, rounding, false),
                        minus | sign,
                        "{value:e} {rounding:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn small_formats_read_and_round() {
    assert_eq!(to_f64(0x7e, E4M3), 448.0);
    assert_eq!(to_f64(0x01, E4M3), 2_f64.powi(-9));
    assert!(to_f64(0x7f, E4M3).is_nan());
    assert_eq!(to_f64(0x7b, E5M2), 57344.0);
    assert_eq!(to_f64(0x7c, E5M2), f64::INFINITY);
    assert_eq!(to_f64(0x07, E2M1), 6.0);
    assert_eq!(to_f64(0x1f, E2M3), 7.5);
    assert_eq!(to_f64(0x3f, E3M2), -28.0);
    assert_eq!(from_f64(1e9, E4M3, Rounding::Nearest, true), 0x7e);
    assert_eq!(from_f64(f64::NEG_INFINITY, E5M2, Rounding::Nearest, true), 0xfb);
    assert_eq!(from_f64(f64::NEG_INFINITY, E5M2, Rounding::Nearest, false), 0xfc);
    assert_eq!(from_f64(f64::NAN, E4M3, Rounding::Nearest, true), 0x7f);
    assert_eq!(from_f64(f64::NAN, E2M1, Rounding::Nearest, true), 0x7);
    for format in [E4M3, E5M2, E2M3, E3M2, E2M1] {
        for (value, code) in numbers(format) {
            assert_eq!(from_f64(value, format, Rounding::Nearest, true), code);
        }
    }
}

#[test]
fn powers_of_two_in_eight_bits() {
    use Rounding::{Up, Zero};
    for (value, down, up) in [
        (1.0, 127, 127),
        (1.5, 127, 128),
        (f32::MIN_POSITIVE, 1, 1),
        (f32::MIN_POSITIVE / 2.0, 0, 0),
        (f32::MIN_POSITIVE * 0.75, 0, 1),
        (f32::from_bits(1), 0, 0),
        (f32::MAX, 254, 254),
        (f32::NAN, 255, 255),
    ] {
        assert_eq!(narrow::ue8m0_from_f32(value, Zero, true), down, "{value}");
        assert_eq!(narrow::ue8m0_from_f32(value, Up, true), up, "{value}");
    }
    for code in 0..=254 {
        let value = bf16::to_f32(narrow::bf16_from_ue8m0(code));
        assert_eq!(value, 2_f32.powi(i32::from(code) - 127));
        assert_eq!(narrow::ue8m0_from_f32(value, Zero, true), code);
    }
    assert!(bf16::is_nan(narrow::bf16_from_ue8m0(255)));
}

#[test]
fn tf32_rounds_the_low_13_bits() {
    let bits = |x: u32, rounding| narrow::tf32_from_f32(f32::from_bits(x), rounding, false, false);
    assert_eq!(bits(0x3f80_1000, Rounding::NearestAway), 0x3f80_2000);
    assert_eq!(bits(0x3f80_1000, Rounding::Nearest), 0x3f80_0000);
    assert_eq!(bits(0x3f80_3000, Rounding::Nearest), 0x3f80_4000);
    assert_eq!(bits(0xbf80_1fff, Rounding::Zero), 0xbf80_0000);
    assert_eq!(bits(0x7f7f_ffff, Rounding::NearestAway), 0x7f80_0000);
    assert_eq!(narrow::tf32_from_f32(f32::MAX, Rounding::NearestAway, true, false), 0x7f7f_e000);
    assert_eq!(narrow::tf32_from_f32(-1.0, Rounding::Nearest, false, true), 0);
}

#[test]
fn nan_to_integers() {
    let nan = f32::NAN;
    assert_eq!(convert::to_int::<f32, i32>(nan, Rounding::Zero), 0);
    assert_eq!(convert::to_int::<f32, u32>(nan, Rounding::Nearest), 0);
    assert_eq!(convert::to_int::<f32, u16>(nan, Rounding::Nearest), 0);
    assert_eq!(convert::to_int::<f32, i64>(nan, Rounding::Zero), i64::MIN);
    assert_eq!(convert::to_int::<f32, u64>(nan, Rounding::Zero), 1 << 63);
    assert_eq!(convert::to_int::<f64, i32>(f64::NAN, Rounding::Zero), i32::MIN);
    assert_eq!(convert::to_int::<f64, u32>(f64::NAN, Rounding::Zero), 1 << 31);
    assert_eq!(convert::to_int::<f64, i64>(f64::NAN, Rounding::Zero), i64::MIN);
}

#[test]
fn floats_to_integers_saturate() {
    assert_eq!(convert::to_int::<f32, i32>(1e20, Rounding::Zero), i32::MAX);
    assert_eq!(convert::to_int::<f32, i32>(f32::NEG_INFINITY, Rounding::Zero), i32::MIN);
    assert_eq!(convert::to_int::<f32, u32>(-5.0, Rounding::Zero), 0);
    assert_eq!(convert::to_int::<f32, u8>(300.0, Rounding::Nearest), 255);
    assert_eq!(convert::to_int::<f32, i8>(-300.0, Rounding::Nearest), -128);
    assert_eq!(convert::to_int::<f32, i16>(40000.0, Rounding::Nearest), i16::MAX);
    assert_eq!(convert::to_int::<f64, u64>(1e30, Rounding::Nearest), u64::MAX);
    for (value, rni, rzi, rmi, rpi) in [
        (2.5_f32, 2, 2, 2, 3),
        (3.5, 4, 3, 3, 4),
        (-2.5, -2, -2, -3, -2),
        (-0.1, 0, 0, -1, 0),
        (0.7, 1, 0, 0, 1),
    ] {
        for (rounding, expected) in
            [(Rounding::Nearest, rni), (Rounding::Zero, rzi), (Rounding::Down, rmi), (Rounding::Up, rpi)]
        {
            assert_eq!(convert::to_int::<f32, i32>(value, rounding), expected, "{value} {rounding:?}");
            assert_eq!(convert::to_int::<f64, i64>(value.into(), rounding), expected.into());
            assert_eq!(convert::to_integral(value, rounding), expected as f32);
        }
    }
    assert_eq!(convert::to_integral(-0.3_f32, Rounding::Nearest).to_bits(), 0x8000_0000);
    assert_eq!(convert::to_integral(f32::NAN, Rounding::Nearest).to_bits(), single::NAN_BITS);
}

#[test]
fn comparisons_of_all_kinds() {
    let nan = f32::NAN;
    for (name, less, equal, greater, unordered) in [
        ("eq", false, true, false, false),
        ("ne", true, false, true, false),
        ("lt", true, false, false, false),
        ("le", true, true, false, false),
        ("gt", false, false, true, false),
        ("ge", false, true, true, false),
        ("equ", false, true, false, true),
        ("neu", true, false, true, true),
        ("ltu", true, false, false, true),
        ("leu", true, true, false, true),
        ("gtu", false, false, true, true),
        ("geu", false, true, true, true),
        ("num", true, true, true, false),
        ("nan", false, false, false, true),
    ] {
        let compare = Compare::parse(name).unwrap();
        assert_eq!(compare.holds(1.0, 2.0), less, "{name}");
        assert_eq!(compare.holds(0.0, -0.0), equal, "{name}");
        assert_eq!(compare.holds(2.0, 1.0), greater, "{name}");
        for (a, b) in [(nan, 1.0), (1.0, nan), (nan, nan)] {
            assert_eq!(compare.holds(a, b), unordered, "{name}");
        }
    }
    assert!(Compare::parse("lo").unwrap().holds(1_u32, u32::MAX));
    assert!(!Compare::parse("hs").unwrap().holds(1_u64, u64::MAX));
    assert!(Compare::parse("gt").unwrap().holds(1_i32, -1));
    assert_eq!(Compare::parse("zz"), None);
}

#[test]
fn special_values_of_approximations() {
    let inf = f32::INFINITY;
    let bits = |x: f32| x.to_bits();
    for (got, expected) in [
        (approx::ex2(0.0), 1.0),
        (approx::ex2(-0.0), 1.0),
        (approx::ex2(inf), inf),
        (approx::ex2(-inf), 0.0),
        (approx::ex2(128.0), inf),
        (approx::ex2(-149.0), f32::from_bits(1)),
        (approx::ex2(-160.0), 0.0),
        (approx::ex2(10.0), 1024.0),
        (approx::lg2(0.0), -inf),
        (approx::lg2(-0.0), -inf),
        (approx::lg2(1.0), 0.0),
        (approx::lg2(8.0), 3.0),
        (approx::lg2(inf), inf),
        (approx::lg2(f32::from_bits(1)), -149.0),
        (approx::rsqrt(0.0), inf),
        (approx::rsqrt(-0.0), -inf),
        (approx::rsqrt(inf), 0.0),
        (approx::rsqrt(4.0), 0.5),
        (approx::rcp(-0.0), -inf),
        (approx::rcp(inf), 0.0),
        (approx::tanh(inf), 1.0),
        (approx::tanh(-inf), -1.0),
        (approx::tanh(-0.0), -0.0),
        (approx::sin(0.0), 0.0),
        (approx::sin(-0.0), -0.0),
        (approx::cos(0.0), 1.0),
        (approx::div(1.0, f32::MAX), 0.0),
        (approx::div(-1.0, f32::MAX), -0.0),
        (approx::div(1.0, 2_f32.powi(126)), 2_f32.powi(-126)),
        (approx::div_full(f32::MAX, f32::MAX), 1.0),
        (approx::div(1.0, 0.0), inf),
        (approx::div(0.0, -2.0), -0.0),
    ] {
        assert_eq!(bits(got), bits(expected), "{got} is not {expected}");
    }
    for nan in [
        approx::ex2(f32::NAN),
        approx::lg2(-1.0),
        approx::lg2(-inf),
        approx::lg2(f32::NAN),
        approx::sin(inf),
        approx::cos(f32::NAN),
        approx::rsqrt(-1.0),
        approx::sqrt(-1.0),
        approx::tanh(f32::NAN),
        approx::div(inf, 1e38),
        approx::div(0.0, 0.0),
    ] {
        assert_eq!(nan.to_bits(), single::NAN_BITS);
    }
    assert_eq!(approx::rcp_f64(3.0).to_bits(), (1.0_f64 / 3.0).to_bits() & 0xffff_ffff_0000_0000);
    assert_eq!(approx::rcp_f64(5e-324), f64::INFINITY);
    assert_eq!(approx::rsqrt_f64(4.0), 0.5);
    assert_eq!(approx::rsqrt_f64_full(4.0), 0.5);
}

/// Within `ulps` units in the last place.
fn near(got: f32, exact: f64, ulps: f64) -> bool {
    if !exact.is_finite() || exact.abs() > f64::from(f32::MAX) {
        return same_single(got, exact as f32);
    }
    let unit = f64::from((exact as f32).abs().next_up()) - f64::from((exact as f32).abs());
    (f64::from(got) - exact).abs() <= ulps * unit
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn approximations_are_nearly_correctly_rounded(x in singles()) {
        let wide = f64::from(x);
        // Half a unit and a hair: the last rounding, and the evaluation before it.
        let half = 0.500001;
        prop_assert!(near(approx::ex2(x), wide.exp2(), half), "ex2 {x:e}");
        prop_assert!(near(approx::lg2(x), wide.log2(), half), "lg2 {x:e}");
        prop_assert!(near(approx::tanh(x), wide.tanh(), half), "tanh {x:e}");
        // Sine and cosine have an absolute error of 2^-20.5 in one turn either way (PTX ISA, `sin`), and a larger one beyond.
        for (name, got, exact) in [("sin", approx::sin(x), wide.sin()), ("cos", approx::cos(x), wide.cos())] {
            if x.abs() <= std::f32::consts::TAU {
                prop_assert!((f64::from(got) - exact).abs() <= 2_f64.powf(-20.5), "{} {:e}", name, x);
            } else if x.is_finite() {
                prop_assert!(got.abs() <= 1.0, "{} {:e}", name, x);
            } else {
                prop_assert_eq!(got.to_bits(), single::NAN_BITS);
            }
        }
        prop_assert!(near(approx::rsqrt(x), 1.0 / wide.sqrt(), half), "rsqrt {x:e}");
    }

    #[test]
    fn any_value_to_any_small_format(x in doubles(), which in 0..5_usize, mode in 0..5_usize) {
        let format = [E4M3, E5M2, E2M3, E3M2, E2M1][which];
        let rounding = Rounding::ALL[mode];
        prop_assume!(x.is_finite());
        let numbers = numbers(format);
        prop_assert_eq!(from_f64(x, format, rounding, false), look_up(x, &numbers, format, rounding));
        let finite = from_f64(x, format, rounding, true);
        prop_assert!(to_f64(finite, format).is_finite());
    }

    #[test]
    fn doubles_to_halves_and_singles(x in doubles(), mode in 0..5_usize) {
        let rounding = Rounding::ALL[mode];
        let single = single::round_double(x, rounding);
        if rounding == Rounding::Nearest {
            prop_assert!(same_single(single, x as f32));
        }
        // Rounding by integers of 128 bits agrees for every format.
        if let Some(number) = exact_of(x) {
            for format in [F16, BF16, TF32, F32, E5M2] {
                prop_assert_eq!(
                    u64::from(from_f64(x, format, rounding, false)),
                    number.round(format, rounding),
                    "{:?}", format
                );
            }
            prop_assert!(same_double(f64::from_bits(number.round(F64, rounding)), x));
        }
        if f64::from(single) != x && !x.is_nan() {
            match rounding {
                Rounding::Down => prop_assert!(f64::from(single) < x && x < f64::from(single.next_up())),
                Rounding::Up => prop_assert!(f64::from(single) > x && x > f64::from(single.next_down())),
                Rounding::Zero => prop_assert!(f64::from(single.abs()) < x.abs()),
                _ => {}
            }
        }
    }

    #[test]
    fn floats_to_every_integer(x in doubles(), mode in roundings()) {
        prop_assume!(!x.is_nan());
        let rounded = match mode {
            Rounding::Nearest => x.round_ties_even(),
            Rounding::Zero => x.trunc(),
            Rounding::Down => x.floor(),
            _ => x.ceil(),
        };
        // `as` saturates to 128 bits, far beyond all of these.
        let wide = rounded as i128;
        macro_rules! check {
            ($($t:ty)*) => { $(
                let clamped = wide.clamp(<$t>::MIN as i128, <$t>::MAX as i128) as $t;
                prop_assert_eq!(convert::to_int::<f64, $t>(x, mode), clamped);
                if f64::from(x as f32) == x {
                    prop_assert_eq!(convert::to_int::<f32, $t>(x as f32, mode), clamped);
                }
            )* };
        }
        check!(i8 u8 i16 u16 i32 u32 i64 u64);
    }

    #[test]
    fn integers_to_floats(x in any::<u64>(), shift in 0..64_u32, mode in roundings()) {
        let x = x >> shift;
        macro_rules! check {
            ($($t:ty)*) => { $(
                let value = x as $t;
                prop_assert_eq!(convert::to_f32(value), value as f32);
                prop_assert_eq!(convert::to_f64(value), value as f64);
                prop_assert_eq!(convert::to_f32_rounded(value, Rounding::Nearest), value as f32);
                let single = convert::to_f32_rounded(value, mode);
                let (back, wide) = (single as f64 as i128, value as i128);
                match mode {
                    _ if wide.abs() < 1 << 24 => prop_assert_eq!(back, wide),
                    Rounding::Down => prop_assert!(back <= wide && (single.next_up() as i128) > wide),
                    Rounding::Up => prop_assert!(back >= wide && (single.next_down() as i128) < wide),
                    Rounding::Zero => prop_assert!(back.abs() <= wide.abs()),
                    _ => {}
                }
                let double = convert::to_f64_rounded(value, mode);
                prop_assert!((double as i128 - wide).abs() < 2048);
                let half = convert::from_int(value, F16, Rounding::Nearest) as u16;
                prop_assert_eq!(half, f16::round_double(value as f64, Rounding::Nearest));
            )* };
        }
        check!(i8 u8 i16 u16 i32 u32 i64 u64);
    }

    #[test]
    fn widening_keeps_values_and_payloads(bits in any::<u32>()) {
        let x = f32::from_bits(bits);
        let wide = convert::widen(x);
        prop_assert_eq!(wide.is_sign_negative(), x.is_sign_negative());
        if x.is_nan() {
            prop_assert_eq!((wide.to_bits() >> 29) as u32 & 0x3f_ffff, bits & 0x3f_ffff);
        } else {
            prop_assert_eq!(wide, f64::from(x));
        }
    }
}

fn exact_of(x: f64) -> Option<exact::Number> {
    let bits = x.to_bits();
    let biased = (bits >> 52 & 0x7ff) as i32;
    let significand = bits & ((1 << 52) - 1) | u64::from(biased != 0) << 52;
    let number = exact::Number {
        negative: x.is_sign_negative(),
        exponent: biased.max(1) - 1075,
        significand: significand.into(),
    };
    (biased != 0x7ff && significand != 0).then_some(number)
}
