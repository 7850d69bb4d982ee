//! Everything against oracles that work another way: integers of 128 bits, sets of neighbours, or exhaustion.

use proptest::prelude::*;

use super::narrow::{
    BF16, E2M1, E2M3, E3M2, E4M3, E5M2, F16, F32, F64, Format, Specials, TF32, from_f64, to_f64,
};
use super::*;

mod arithmetic;
mod hardware;
mod integers;
mod values;

/// Singles of all kinds: special values, their neighbours, any bits.
fn singles() -> impl Strategy<Value = f32> {
    prop_oneof![
        prop::sample::select(SINGLES.to_vec()),
        any::<u32>().prop_map(f32::from_bits),
        (-40..40_i32, any::<u32>())
            .prop_map(|(e, bits)| f32::from_bits(bits & 0x807f_ffff | ((127 + e) as u32) << 23)),
        (-300..300_i32).prop_map(|i| i as f32 / 4.0),
        any::<u32>().prop_map(|bits| f32::from_bits(bits & 0x80ff_f000)),
    ]
}

fn doubles() -> impl Strategy<Value = f64> {
    prop_oneof![
        prop::sample::select(SINGLES.to_vec()).prop_map(f64::from),
        prop::sample::select(vec![f64::MAX, f64::MIN_POSITIVE, 5e-324, -5e-324, f64::EPSILON, -f64::MAX]),
        any::<u64>().prop_map(f64::from_bits),
        (-60..60_i64, any::<u64>())
            .prop_map(|(e, bits)| f64::from_bits(bits & 0x800f_ffff_ffff_ffff | ((1023 + e) as u64) << 52)),
        (-300..300_i32).prop_map(|i| f64::from(i) / 4.0),
        singles().prop_map(f64::from),
        any::<u64>().prop_map(|bits| f64::from_bits(bits & 0x803f_ffff_ff00_0000)),
    ]
}

const SINGLES: [f32; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    f32::MAX,
    f32::MIN,
    f32::MIN_POSITIVE,
    f32::from_bits(1),
    f32::from_bits(0x8000_0001),
    f32::from_bits(0x007f_ffff),
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
    16_777_216.0,
    2_147_483_648.0,
    -2_147_483_648.0,
    4_294_967_296.0,
    65_504.0,
    65_520.0,
];

fn same_single(a: f32, b: f32) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}

fn same_double(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}

fn roundings() -> impl Strategy<Value = Rounding> {
    prop::sample::select(vec![Rounding::Nearest, Rounding::Zero, Rounding::Down, Rounding::Up])
}

/// The numbers of a format in ascending order, with the codes: for finding what a value rounds to by looking.
fn numbers(format: Format) -> Vec<(f64, u32)> {
    let mut all: Vec<_> = (0..=format.largest() as u32)
        .flat_map(|code| [code, code | 1 << format.sign_shift()])
        .map(|code| (to_f64(code, format), code))
        .collect();
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    all
}

/// What a finite value rounds to in a format of few bits, by looking at its neighbours.
fn look_up(value: f64, numbers: &[(f64, u32)], format: Format, rounding: Rounding) -> u32 {
    let negative = value.is_sign_negative();
    let sign = u32::from(negative) << format.sign_shift();
    let magnitude = value.abs();
    let positive: Vec<_> = numbers.iter().filter(|(_, code)| code >> format.sign_shift() == 0).collect();
    let above = positive.partition_point(|(number, _)| *number < magnitude);
    let (low, high) = match positive.get(above) {
        Some((number, code)) if *number == magnitude => return code | sign,
        Some(high) => (positive[above - 1], **high),
        None => {
            // Where the next number would be, were there one.
            let (largest, code) = **positive.last().unwrap();
            let step = largest - positive[positive.len() - 2].0;
            let beyond = if format.specials == Specials::Ieee { code + 1 } else { code };
            if magnitude >= largest + step && rounding.overflows_to_infinity(negative) {
                return beyond | sign;
            }
            if magnitude >= largest + step {
                return code | sign;
            }
            (&(largest, code), (largest + step, beyond))
        }
    };
    let up = match rounding {
        Rounding::Zero => false,
        Rounding::Down => negative,
        Rounding::Up => !negative,
        Rounding::Nearest | Rounding::NearestAway => {
            let (below, over) = (magnitude - low.0, high.0 - magnitude);
            over < below || over == below && (rounding == Rounding::NearestAway || low.1 & 1 != 0)
        }
    };
    sign | if up { high.1 } else { low.1 }
}
