//! Float arithmetic: nearest against the CPU's, directed by bracketing, halves against exact sums.

use super::super::single::Test;
use super::*;

/// Checks that `got` is `exact` rounded: `nearest` is the CPU's rounding of it, `side` tells on which side of the exact
/// value a number is.
fn directed(got: f64, nearest: f64, rounding: Rounding, side: impl Fn(f64) -> std::cmp::Ordering) -> bool {
    use std::cmp::Ordering::{Equal, Greater, Less};
    if nearest.is_nan() {
        return got.is_nan();
    }
    match rounding {
        Rounding::Down => side(got) != Greater && (got == f64::INFINITY || side(got.next_up()) == Greater),
        Rounding::Up => side(got) != Less && (got == f64::NEG_INFINITY || side(got.next_down()) == Less),
        Rounding::Zero if side(0.0) == Equal => got == 0.0,
        Rounding::Zero if side(0.0) == Less => {
            // The exact value is positive: as down.
            got >= 0.0 && side(got) != Greater && side(got.next_up()) == Greater
        }
        Rounding::Zero => got <= 0.0 && side(got) != Less && side(got.next_down()) == Less,
        _ => same_double(got, nearest),
    }
}

/// An exact integer times a power of two, of doubles that are not too far apart.
fn fixed(x: f64, unit: i32) -> Option<i128> {
    let bits = x.to_bits();
    let biased = (bits >> 52 & 0x7ff) as i32;
    let significand = i128::from(bits & ((1 << 52) - 1) | u64::from(biased != 0) << 52);
    let shift = biased.max(1) - 1075 - unit;
    let magnitude = match shift {
        0..=73 => significand << shift,
        -127..0 if significand & ((1 << -shift) - 1) == 0 => significand >> -shift,
        _ if significand == 0 => 0,
        _ => return None,
    };
    Some(if x.is_sign_negative() { -magnitude } else { magnitude })
}

/// Doubles in a narrow range of exponents, so that exact sums and products fit 128 bits.
fn close() -> impl Strategy<Value = f64> {
    (any::<u64>(), 0..9_u64, 0..3_u32).prop_map(|(bits, e, kind)| {
        let fraction = match kind {
            0 => bits & ((1 << 52) - 1),
            1 => bits & (0xff << 44),
            _ => bits & 0xf,
        };
        f64::from_bits(bits & 1 << 63 | (1019 + e) << 52 | fraction)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn singles_in_all_directions(a in singles(), b in singles(), c in singles(), mode in roundings()) {
        use single::*;
        let (x, y, z) = (f64::from(a), f64::from(b), f64::from(c));
        // Nearest is the CPU's.
        let n = Rounding::Nearest;
        prop_assert!(same_single(add_rounded(a, b, n), a + b));
        prop_assert!(same_single(sub_rounded(a, b, n), a - b));
        prop_assert!(same_single(mul_rounded(a, b, n), a * b));
        prop_assert!(same_single(fma_rounded(a, b, c, n), a.mul_add(b, c)));
        prop_assert!(same_single(div_rounded(a, b, n), a / b));
        prop_assert!(same_single(sqrt_rounded(a, n), a.sqrt()));
        prop_assert!(same_single(rcp_rounded(a, n), 1.0 / a));
        prop_assert!(same_single(fma(a, b, c), a.mul_add(b, c)));
        for nan in [add(a, b), sub(a, b), mul(a, b), fma(a, b, c), div(a, b), sqrt(a), rcp(a)] {
            prop_assert!(!nan.is_nan() || nan.to_bits() == NAN_BITS);
        }
        // The other modes against integers of 128 bits, which do the same of doubles.
        prop_assert!(same_single(mul_rounded(a, b, mode), round_double(x * y, mode)));
        // A sum whose double is exact is rounded like that double.
        if exact::add(x, y, Rounding::Down) == exact::add(x, y, Rounding::Up) && x + y != 0.0 {
            prop_assert!(same_single(add_rounded(a, b, mode), round_double(x + y, mode)));
        }
        // A fused result lies between its directed neighbours.
        let (down, up) = (fma_rounded(a, b, c, Rounding::Down), fma_rounded(a, b, c, Rounding::Up));
        let wide = x.mul_add(y, z);
        if wide.is_finite() {
            prop_assert!(f64::from(down) <= wide && wide <= f64::from(up), "{down:e} {wide:e} {up:e}");
            prop_assert!(down == up || up.to_bits() == down.next_up().to_bits() || (down.next_up() == 0.0 && up == 0.0));
        }
    }

    #[test]
    fn quotients_and_roots_bracket(a in singles(), b in singles()) {
        use single::*;
        let (down, up) = (div_rounded(a, b, Rounding::Down), div_rounded(a, b, Rounding::Up));
        if a.is_finite() && b.is_finite() && b != 0.0 {
            // q * b of singles is exact in doubles, so compare with a instead of dividing.
            let side = |q: f32| {
                if q.is_infinite() { return f64::from(q); }
                let product = f64::from(q) * f64::from(b);
                (product - f64::from(a)) * f64::from(b).signum()
            };
            prop_assert!(side(down) <= 0.0 && side(up) >= 0.0, "{a:e} / {b:e}: {down:e} {up:e}");
            prop_assert!(down == up || up == down.next_up(), "{a:e} / {b:e}: {down:e} {up:e}");
            let zero = div_rounded(a, b, Rounding::Zero);
            prop_assert_eq!(zero, if (a < 0.0) != (b < 0.0) { up } else { down });
        }
        if a >= 0.0 && a.is_finite() {
            let (down, up) = (sqrt_rounded(a, Rounding::Down), sqrt_rounded(a, Rounding::Up));
            let square = |r: f32| f64::from(r) * f64::from(r);
            prop_assert!(square(down) <= a.into() && square(up) >= a.into());
            prop_assert!(down == up || up == down.next_up());
        }
    }

    #[test]
    fn doubles_nearest_is_the_cpus(a in doubles(), b in doubles(), c in doubles()) {
        let n = Rounding::Nearest;
        prop_assert!(same_double(exact::add(a, b, n), a + b), "{a:e} + {b:e}");
        prop_assert!(same_double(exact::mul(a, b, n), a * b), "{a:e} * {b:e}");
        prop_assert!(same_double(exact::fma(a, b, c, n), a.mul_add(b, c)), "{a:e} * {b:e} + {c:e}");
        prop_assert!(same_double(exact::div(a, b, n), a / b), "{a:e} / {b:e}");
        prop_assert!(same_double(exact::sqrt(a, n), a.sqrt()), "sqrt {a:e}");
        prop_assert!(same_double(double::fma(a, b, c), a.mul_add(b, c)));
        // Products close to cancelling, where the fused form matters most.
        let near = -(a * b);
        prop_assert!(same_double(exact::fma(a, b, near, n), a.mul_add(b, near)), "{a:e} * {b:e} + {near:e}");
    }

    #[test]
    fn doubles_in_all_directions(a in close(), b in close(), c in close(), mode in roundings()) {
        let unit = -112;
        let side_of = |exact: i128, unit: i32| move |x: f64| match fixed(x, unit) {
            Some(x) => x.cmp(&exact),
            // Not a multiple of the unit or too large: then the double comparison is not close.
            None => x.partial_cmp(&(exact as f64 * 2_f64.powi(unit))).unwrap(),
        };
        if let (Some(x), Some(y)) = (fixed(a, unit / 2), fixed(b, unit / 2)) {
            prop_assert!(directed(exact::add(a, b, mode), a + b, mode, side_of(x + y, unit / 2)), "{a:e} + {b:e}");
            prop_assert!(directed(exact::mul(a, b, mode), a * b, mode, side_of(x * y, unit)), "{a:e} * {b:e}");
            if let Some(z) = fixed(c, unit) {
                prop_assert!(directed(exact::fma(a, b, c, mode), a.mul_add(b, c), mode, side_of(x * y + z, unit)));
            }
        }
        // a / b against q * b, and a root against its square, with errors from the fused operation.
        let quotient = exact::div(a, b, mode);
        let over = |q: f64| (q.mul_add(b, -a) * b.signum()).partial_cmp(&0.0).unwrap();
        prop_assert!(directed(quotient, a / b, mode, over), "{a:e} / {b:e}");
        let root = exact::sqrt(a.abs(), mode);
        let square = |r: f64| r.mul_add(r, -a.abs()).partial_cmp(&0.0).unwrap();
        let beside = |r: f64| if r < 0.0 { std::cmp::Ordering::Less } else { square(r) };
        prop_assert!(directed(root, a.abs().sqrt(), mode, beside));
    }

    #[test]
    fn halves_round_once(a in any::<u16>(), b in any::<u16>(), c in any::<u16>()) {
        // Sums and products of halves in units of 2^-48 fit 128 bits; those of bfloats are checked by the exact sum.
        let (x, y, z) = (f64::from(f16::to_f32(a)), f64::from(f16::to_f32(b)), f64::from(f16::to_f32(c)));
        let near = |v: f64| f16::round_double(v, Rounding::Nearest);
        prop_assert_eq!(f16::add(a, b, false), near(x + y));
        prop_assert_eq!(f16::sub(a, b, false), near(x - y));
        prop_assert_eq!(f16::mul(a, b, false), near(x * y));
        prop_assert_eq!(f16::fma(a, b, c, false), once(x, y, z, F16));
        let (x, y, z) = (f64::from(bf16::to_f32(a)), f64::from(bf16::to_f32(b)), f64::from(bf16::to_f32(c)));
        prop_assert_eq!(bf16::add(a, b), once(x, 1.0, y, BF16));
        prop_assert_eq!(bf16::sub(a, b), once(x, 1.0, -y, BF16));
        prop_assert_eq!(bf16::mul(a, b), once(x, y, 0.0_f64.copysign(x * y), BF16));
        prop_assert_eq!(bf16::fma(a, b, c), once(x, y, z, BF16));
        // Flushing changes subnormal operands and results, and nothing else.
        let flush = |h: u16| if h & 0x7c00 == 0 { h & 0x8000 } else { h };
        prop_assert_eq!(f16::fma(a, b, c, true), flush(f16::fma(flush(a), flush(b), flush(c), false)));
        prop_assert_eq!(f16::mul(a, b, true), flush(f16::mul(flush(a), flush(b), false)));
        prop_assert_eq!(f16::add(a, b, true), flush(f16::add(flush(a), flush(b), false)));
        prop_assert_eq!(f16::pairwise(u32::from(a) << 16 | u32::from(b), u32::from(c), |p, q| f16::add(p, q, false)),
            u32::from(f16::add(a, 0, false)) << 16 | u32::from(f16::add(b, c, false)));
    }

    #[test]
    fn least_and_greatest(a in singles(), b in singles(), h in any::<u16>(), k in any::<u16>()) {
        let key = |x: f32| { let i = x.to_bits() as i32; i ^ ((i >> 31) as u32 >> 1) as i32 };
        let (low, high) = if a.is_nan() { (b, b) } else if b.is_nan() { (a, a) }
            else if key(a) < key(b) { (a, b) } else { (b, a) };
        prop_assert!(same_single(single::min(a, b), low));
        prop_assert!(same_single(single::max(a, b), high));
        let either = a.is_nan() || b.is_nan();
        prop_assert_eq!(single::min_nan(a, b).is_nan(), either);
        prop_assert_eq!(single::max_nan(a, b).is_nan(), either);
        let xor = single::xorsign_abs(a, b, single::min);
        if !xor.is_nan() {
            prop_assert_eq!(xor.is_sign_negative(), a.is_sign_negative() != b.is_sign_negative());
            prop_assert_eq!(xor.abs(), a.abs().min(b.abs()));
        }
        prop_assert!(same_double(double::min(a.into(), b.into()), low.into()));
        prop_assert!(same_double(double::max(a.into(), b.into()), high.into()));
        let halves = |pick: fn(f32, f32) -> f32| f16::from_f32(pick(f16::to_f32(h), f16::to_f32(k)), Rounding::Nearest);
        prop_assert_eq!(f16::min(h, k, false), halves(single::min));
        prop_assert_eq!(f16::max(h, k, false), halves(single::max));
        prop_assert_eq!(f16::min_nan(h, k, false), halves(single::min_nan));
        prop_assert_eq!(f16::max_nan(h, k, false), halves(single::max_nan));
        // The way over singles would lose the sign of a NaN.
        if !f16::is_nan(h) && !f16::is_nan(k) {
            prop_assert_eq!(f16::xorsign_abs(h, k, |x, y| f16::max(x, y, false)),
                halves(|x, y| single::xorsign_abs(x, y, single::max)));
        }
        let brains = |pick: fn(f32, f32) -> f32| bf16::from_f32(pick(bf16::to_f32(h), bf16::to_f32(k)), Rounding::Nearest);
        prop_assert_eq!(bf16::min(h, k), brains(single::min));
        prop_assert_eq!(bf16::max(h, k), brains(single::max));
        prop_assert_eq!(bf16::min_nan(h, k), brains(single::min_nan));
        prop_assert_eq!(bf16::max_nan(h, k), brains(single::max_nan));
    }
}

/// `x * y + z` rounded once, by integers of 128 bits: first to odd in a double, whose bits beyond the format tell all.
fn once(x: f64, y: f64, z: f64, format: Format) -> u16 {
    let down = exact::fma(x, y, z, Rounding::Down);
    let up = exact::fma(x, y, z, Rounding::Up);
    let nearest = x.mul_add(y, z);
    // Between two doubles, the odd one stands for the open interval.
    let odd = if down == up || nearest.is_nan() || nearest == 0.0 {
        nearest
    } else if down.to_bits() & 1 != 0 {
        down
    } else {
        up
    };
    from_f64(odd, format, Rounding::Nearest, false) as u16
}

#[test]
fn the_sign_of_zero_sums() {
    for rounding in Rounding::ALL {
        let minus = rounding == Rounding::Down;
        let sign = if minus { 1_u32 << 31 } else { 0 };
        assert_eq!(single::add_rounded(1.5, -1.5, rounding).to_bits(), sign, "{rounding:?}");
        assert_eq!(single::add_rounded(0.0, -0.0, rounding).to_bits(), sign);
        assert_eq!(single::add_rounded(-0.0, -0.0, rounding).to_bits(), 1 << 31);
        assert_eq!(single::add_rounded(0.0, 0.0, rounding).to_bits(), 0);
        assert_eq!(single::fma_rounded(2.0, 3.0, -6.0, rounding).to_bits(), sign);
        let sign = u64::from(sign) << 32;
        assert_eq!(double::add_rounded(1.5, -1.5, rounding).to_bits(), sign);
        assert_eq!(double::sub_rounded(0.0, 0.0, rounding).to_bits(), sign);
        assert_eq!(double::fma_rounded(-0.0, 3.0, -0.0, rounding).to_bits(), 1 << 63);
        assert_eq!(double::fma_rounded(2.0, 3.0, -6.0, rounding).to_bits(), sign);
    }
}

#[test]
fn overflow_and_underflow_by_direction() {
    let (max, least) = (f32::MAX, f32::from_bits(1));
    for (rounding, over, under) in [
        (Rounding::Nearest, f32::INFINITY, 0.0),
        (Rounding::Zero, max, 0.0),
        (Rounding::Down, max, 0.0),
        (Rounding::Up, f32::INFINITY, least),
    ] {
        assert_eq!(single::mul_rounded(max, 2.0, rounding), over);
        assert_eq!(single::add_rounded(max, max, rounding), over);
        assert_eq!(single::mul_rounded(least, 0.25, rounding), under);
        assert_eq!(single::div_rounded(least, 4.0, rounding), under);
        let wide = if over == max { f64::MAX } else { f64::INFINITY };
        assert_eq!(double::mul_rounded(f64::MAX, 2.0, rounding), wide);
        assert_eq!(double::add_rounded(f64::MAX, f64::MAX, rounding), wide);
        let tiny = if under == 0.0 { 0.0 } else { 5e-324 };
        assert_eq!(double::mul_rounded(5e-324, 0.25, rounding), tiny);
        assert_eq!(double::div_rounded(5e-324, 1e300, rounding), tiny);
    }
    assert_eq!(double::mul_rounded(-f64::MAX, 2.0, Rounding::Up), -f64::MAX);
    assert_eq!(double::mul_rounded(-f64::MAX, 2.0, Rounding::Down), f64::NEG_INFINITY);
}

#[test]
fn modifiers() {
    let nan = f32::NAN;
    assert_eq!(single::saturate(nan).to_bits(), 0);
    assert_eq!(single::saturate(-0.0).to_bits(), 0);
    assert_eq!((single::saturate(-3.0), single::saturate(0.25), single::saturate(7.0)), (0.0, 0.25, 1.0));
    assert_eq!(single::flush(f32::from_bits(0x807f_ffff)).to_bits(), 0x8000_0000);
    assert_eq!(single::flush(f32::MIN_POSITIVE), f32::MIN_POSITIVE);
    assert_eq!(single::relu(-2.0).to_bits(), 0);
    assert_eq!(single::relu(nan).to_bits(), single::NAN_BITS);
    assert_eq!((f16::saturate(0x4000), f16::saturate(0xc000), f16::saturate(0x7e00)), (f16::ONE, 0, 0));
    assert_eq!((f16::relu(0xbc00), f16::relu(0xfe00), f16::relu(0x3c00)), (0, f16::NAN, 0x3c00));
    assert_eq!((bf16::saturate(0x4000), bf16::relu(0xbf80)), (bf16::ONE, 0));
    assert_eq!(
        (f16::abs(0xbc00), f16::neg(0x3c00), bf16::abs(0xbf80), bf16::neg(0x3f80)),
        (0x3c00, 0xbc00, 0x3f80, 0xbf80)
    );
    assert_eq!(single::copysign(-1.0, 3.0), -3.0);
    assert_eq!(double::copysign(1.0, -3.0), 3.0);
    assert_eq!(
        f16::pairwise3(0x3c00_4000, 0x3c00_3c00, 0x0000_3c00, |a, b, c| f16::fma(a, b, c, false)),
        0x3c00_4200
    );
    for (value, normal, subnormal, finite) in [
        (0.0, true, false, true),
        (1.0, true, false, true),
        (1e-40, false, true, true),
        (f32::INFINITY, false, false, false),
    ] {
        assert_eq!(single::test(value, Test::Normal), normal);
        assert_eq!(single::test(value, Test::Subnormal), subnormal);
        assert_eq!(single::test(value, Test::Finite), finite);
        assert_eq!(single::test(value, Test::Infinite), value.is_infinite());
        assert!(single::test(value, Test::Number) && !single::test(value, Test::NotANumber));
        let wide = if subnormal { 5e-324 } else { f64::from(value) };
        assert_eq!(double::test(wide, Test::Subnormal), subnormal);
    }
}

#[test]
fn doubles_keep_payloads() {
    let nan = f64::from_bits(0x7ff0_0000_0000_1234);
    let other = f64::from_bits(0xfff8_0000_0000_0001);
    let quiet = 0x7ff8_0000_0000_1234;
    assert_eq!(double::add(other, nan).to_bits(), quiet);
    assert_eq!(double::sub(other, nan).to_bits(), quiet);
    assert_eq!(double::div(nan, other).to_bits(), quiet);
    assert_eq!(double::fma(other, nan, other).to_bits(), quiet);
    assert_eq!(double::fma(other, 1.0, nan).to_bits(), quiet);
    assert_eq!(double::fma(nan, 1.0, 1.0).to_bits(), quiet);
    assert_eq!(double::neg(nan).to_bits(), quiet);
    assert_eq!(double::abs(other).to_bits(), other.to_bits());
    assert_eq!(double::sub(f64::INFINITY, f64::INFINITY).to_bits(), double::NAN.to_bits());
    assert_eq!(double::sqrt(-1.0).to_bits(), double::NAN.to_bits());
    assert_eq!(double::mul_rounded(0.0, f64::INFINITY, Rounding::Up).to_bits(), double::NAN.to_bits());
}

#[test]
fn flushing_rounds_as_if_exponents_had_no_end() {
    let least = f32::MIN_POSITIVE;
    let below_one = 1_f32.next_down();
    // As a subnormal, this rounds up to the least normal number; with all its 24 bits it is below.
    assert_eq!(single::mul(least, below_one), least);
    assert_eq!(single::mul_ftz(least, below_one).to_bits(), 0);
    assert_eq!(single::mul_ftz(-least, below_one).to_bits(), 1 << 31);
    assert_eq!(single::fma_ftz(least, below_one, 0.0).to_bits(), 0);
    assert_eq!(single::div(below_one, 2_f32.powi(126)), least);
    assert_eq!(single::div_ftz(below_one, 2_f32.powi(126)), 0.0);
    // These need more than 24 bits, and round up.
    assert_eq!(single::mul_ftz(least.next_up(), below_one.next_down()), least);
    assert_eq!(single::fma_ftz(-least, 2_f32.powi(-80), least), least);
    assert_eq!(single::mul_ftz(least, 1.0), least);
    assert_eq!(single::mul_ftz(f32::from_bits(1), 1e30), 0.0);
    assert_eq!(single::fma_ftz(1.0, 1.0, f32::from_bits(1)), 1.0);
    assert!(single::mul_ftz(f32::NAN, 0.0).is_nan());
}
