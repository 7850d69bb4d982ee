//! Integers and bits against arithmetic of 128 bits and bit-by-bit definitions.

use super::super::bits::{self, Permute};
use super::super::int::{self, Int};
use super::*;

fn words() -> impl Strategy<Value = u64> {
    prop_oneof![
        prop::sample::select(vec![0, 1, 2, 31, 32, 63, 64, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xffff]),
        prop::sample::select(vec![0x7fff_ffff, 0x8000_0000, 0xffff_ffff, 1 << 63, u64::MAX, u64::MAX >> 1]),
        any::<u64>(),
        any::<u32>().prop_map(u64::from),
        (any::<u64>(), 0..64_u32).prop_map(|(x, s)| x >> s),
        (0..100_u64).prop_map(|x| x.wrapping_neg()),
    ]
}

macro_rules! arithmetic {
    ($name:ident, $t:ty) => {
        proptest! {
            #![proptest_config(ProptestConfig::with_cases(1500))]
            #[test]
            fn $name(a in words(), b in words(), c in words(), by in 0..80_u32) {
                let (a, b, c) = (a as $t, b as $t, c as $t);
                let (x, y, z) = (a as i128, b as i128, c as i128);
                let clamp = |v: i128| v.clamp(<$t>::MIN as i128, <$t>::MAX as i128) as $t;
                prop_assert_eq!(a.add(b), (x + y) as $t);
                prop_assert_eq!(a.sub(b), (x - y) as $t);
                prop_assert_eq!(Int::add_sat(a, b), clamp(x + y));
                prop_assert_eq!(Int::sub_sat(a, b), clamp(x - y));
                // The product of two 64-bit numbers without sign needs all 128 bits.
                let high = if <$t>::SIGNED { ((x * y) >> <$t>::BITS) as $t }
                    else { ((a as u128 * b as u128) >> <$t>::BITS) as $t };
                prop_assert_eq!(a.mul_lo(b), x.wrapping_mul(y) as $t);
                prop_assert_eq!(a.mul_hi(b), high);
                prop_assert_eq!(a.mad_lo(b, c), x.wrapping_mul(y).wrapping_add(z) as $t);
                prop_assert_eq!(a.mad_hi(b, c), (high as i128 + z) as $t);
                prop_assert_eq!(a.mad_hi_sat(b, c), clamp(high as i128 + z));
                prop_assert_eq!(a.mul_wide(b) as i128, x.wrapping_mul(y));
                prop_assert_eq!(Int::div(a, b), if y == 0 { !0 } else { (x / y) as $t });
                prop_assert_eq!(Int::rem(a, b), if y == 0 { !0 } else { (x % y) as $t });
                prop_assert_eq!(a.absolute(), x.unsigned_abs() as $t);
                prop_assert_eq!(Int::neg(a), (-x) as $t);
                prop_assert_eq!(a.lesser(b), x.min(y) as $t);
                prop_assert_eq!(a.greater(b), x.max(y) as $t);
                prop_assert_eq!(a.sad(b, c), (z + (x - y).abs()) as $t);
                prop_assert_eq!(a.cnot(), <$t>::from(x == 0));
                let by = by.min(127);
                prop_assert_eq!(Int::shl(a, by), if by < <$t>::BITS { (x << by) as $t } else { 0 });
                prop_assert_eq!(Int::shr(a, by), (x >> by) as $t);
                prop_assert_eq!(Int::shr(a, u32::MAX), if x < 0 { !0 } else { 0 });
                prop_assert_eq!(int::clamp::<$t, u8>(a), x.clamp(0, 255) as u8);
                prop_assert_eq!(int::clamp::<$t, i16>(a), x.clamp(-32768, 32767) as i16);
                prop_assert_eq!(<$t>::from_bits(a.to_bits()), a);
                prop_assert!(<$t>::BITS == 64 || a.to_bits() >> <$t>::BITS == 0);
            }
        }
    };
}
arithmetic!(bytes, u8);
arithmetic!(signed_bytes, i8);
arithmetic!(halves, u16);
arithmetic!(signed_halves, i16);
arithmetic!(words_32, u32);
arithmetic!(signed_words_32, i32);
arithmetic!(words_64, u64);
arithmetic!(signed_words_64, i64);

/// The definition of the ISA, bit by bit.
fn plain_bfe(a: u64, width: i32, start: u32, length: u32, signed: bool) -> u64 {
    let (start, length) = ((start & 0xff) as i32, (length & 0xff) as i32);
    let msb = width - 1;
    let bit = |i: i32| a >> i & 1;
    let sign = if !signed || length == 0 { 0 } else { bit((start + length - 1).min(msb)) };
    let mut result = 0;
    for i in 0..width {
        let bit = if i < length && start + i <= msb { bit(start + i) } else { sign };
        result |= bit << i;
    }
    result
}

fn plain_bfi(a: u64, b: u64, width: u32, start: u32, length: u32) -> u64 {
    let mut result = b;
    for i in 0..(length & 0xff) {
        let to = (start & 0xff) + i;
        if to < width {
            result = result & !(1 << to) | (a >> i.min(63) & 1) << to;
        }
    }
    result
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn fields(a in words(), b in words(), start in 0..600_u32, length in 0..600_u32, small in any::<bool>()) {
        let (start, length) = if small { (start % 40, length % 40) } else { (start, length) };
        let low = u64::from(a as u32);
        prop_assert_eq!(u64::from(bits::bfe_u32(a as u32, start, length)), plain_bfe(low, 32, start, length, false));
        prop_assert_eq!(u64::from(bits::bfe_s32(a as i32, start, length) as u32), plain_bfe(low, 32, start, length, true));
        prop_assert_eq!(bits::bfe_u64(a, start, length), plain_bfe(a, 64, start.min(255), length.min(255), false));
        prop_assert_eq!(bits::bfe_s64(a as i64, start, length) as u64, plain_bfe(a, 64, start.min(255), length.min(255), true));
        prop_assert_eq!(
            u64::from(bits::bfi_32(a as u32, b as u32, start, length)),
            plain_bfi(low, u64::from(b as u32), 32, start, length) & 0xffff_ffff
        );
        prop_assert_eq!(bits::bfi_64(a, b, start, length), plain_bfi(a, b, 64, start.min(255), length.min(255)));
        prop_assert_eq!(bits::bmsk(start, length, true), (0..32).filter(|&i| i >= start.min(32) && i - start.min(32) < length.min(32)).fold(0, |m, i| m | 1 << i));
        prop_assert_eq!(bits::bmsk(start, length, false), bits::bmsk(start & 31, length & 31, true));
        prop_assert_eq!(bits::szext_u32(a as u32, length, true), plain_bfe(low, 32, 0, length.min(32), false) as u32);
        prop_assert_eq!(bits::szext_s32(a as i32, length, true) as u32, plain_bfe(low, 32, 0, length.min(32), true) as u32);
        prop_assert_eq!(bits::szext_s32(a as i32, length, false), bits::szext_s32(a as i32, length & 31, true));
    }

    #[test]
    fn finding_bits(a in words(), base in 0..40_u32, offset in -34..34_i32) {
        let highest = |value: u64, top: u32| (0..top).rev().find(|i| value >> i & 1 != 0);
        let signed = |value: u64, top: u32| highest(if value >> (top - 1) & 1 != 0 { !value } else { value }, top - 1);
        for (found, shift, expected, width) in [
            (bits::bfind_u32(a as u32, false), bits::bfind_u32(a as u32, true), highest(a, 32), 32),
            (bits::bfind_s32(a as i32, false), bits::bfind_s32(a as i32, true), signed(a, 32), 32),
            (bits::bfind_u64(a, false), bits::bfind_u64(a, true), highest(a, 64), 64),
            (bits::bfind_s64(a as i64, false), bits::bfind_s64(a as i64, true), signed(a, 64), 64),
        ] {
            prop_assert_eq!(found, expected.unwrap_or(u32::MAX));
            prop_assert_eq!(shift, expected.map_or(u32::MAX, |i| width - 1 - i));
        }
        let mask = a as u32;
        let set = |range: &mut dyn Iterator<Item = u32>, n: i32| range.filter(|i| mask >> i & 1 != 0).nth(n as usize - 1);
        let expected = match offset {
            _ if base > 31 => None,
            0 => (mask >> base & 1 != 0).then_some(base),
            n if n > 0 => set(&mut (base..32), n),
            n => set(&mut (0..=base).rev(), -n),
        };
        prop_assert_eq!(bits::fns(mask, base, offset), expected.unwrap_or(u32::MAX));
    }

    #[test]
    fn permutations_logic_and_funnels(a in any::<u32>(), b in any::<u32>(), c in any::<u32>(), by in 0..70_u32) {
        let source: Vec<u8> = a.to_le_bytes().into_iter().chain(b.to_le_bytes()).collect();
        let index: u32 = bits::prmt(a, b, c, Permute::Index);
        for (i, byte) in index.to_le_bytes().into_iter().enumerate() {
            let pick = c >> (4 * i) & 15;
            let chosen = source[pick as usize & 7];
            let expected = if pick < 8 { chosen } else if chosen >= 128 { 255 } else { 0 };
            prop_assert_eq!(byte, expected);
        }
        let table = by as u8;
        for (value, bit) in (0..32).map(|i| (bits::lop3(a, b, c, table) >> i & 1, i)) {
            let row = (a >> bit & 1) << 2 | (b >> bit & 1) << 1 | c >> bit & 1;
            prop_assert_eq!(value, u32::from(table) >> row & 1);
        }
        let both = u128::from(u64::from(b) << 32 | u64::from(a));
        for (clamp, n) in [(true, by.min(32)), (false, by % 32)] {
            prop_assert_eq!(bits::shf_left(a, b, by, clamp), ((both << n) >> 32) as u32);
            prop_assert_eq!(bits::shf_right(a, b, by, clamp), (both >> n) as u32);
        }
    }

    #[test]
    fn products_of_parts(a in any::<u32>(), b in any::<u32>(), c in any::<u32>()) {
        let (x, y) = (i64::from(a & 0xff_ffff), i64::from(b & 0xff_ffff));
        let signed = |v: i64| if v >= 1 << 23 { v - (1 << 24) } else { v };
        prop_assert_eq!(int::mul24_lo_u32(a, b), (x * y) as u32);
        prop_assert_eq!(int::mul24_hi_u32(a, b), ((x * y) >> 16) as u32);
        prop_assert_eq!(int::mul24_lo_s32(a as i32, b as i32), (signed(x) * signed(y)) as i32);
        prop_assert_eq!(int::mul24_hi_s32(a as i32, b as i32), ((signed(x) * signed(y)) >> 16) as i32);
        for (sa, sb) in [(false, false), (false, true), (true, false), (true, true)] {
            let byte = |w: u32, i: usize, s: bool| {
                let byte = i64::from(w >> (8 * i) & 0xff);
                if s && byte > 127 { byte - 256 } else { byte }
            };
            let half = |w: u32, i: usize| {
                let half = i64::from(w >> (16 * i) & 0xffff);
                if sa && half > 32767 { half - 65536 } else { half }
            };
            let dot: i64 = (0..4).map(|i| byte(a, i, sa) * byte(b, i, sb)).sum();
            prop_assert_eq!(int::dp4a(a, b, c, sa, sb), (i64::from(c) + dot) as u32);
            for high in [false, true] {
                let from = if high { 2 } else { 0 };
                let dot: i64 = (0..2).map(|i| half(a, i) * byte(b, from + i, sb)).sum();
                prop_assert_eq!(int::dp2a(a, b, c, sa, sb, high), (i64::from(c) + dot) as u32);
            }
        }
    }

    #[test]
    fn carries_chain(a in any::<u128>(), b in any::<u128>(), near in 0..3_u32) {
        // Operands whose words are all ones or zero carry through.
        let (a, b) = match near { 0 => (a, b), 1 => (a, !a), _ => (a, a) };
        let part = |x: u128, i: usize| (x >> (32 * i)) as u32;
        let (mut sum, mut difference, mut carry, mut borrow) = (0, 0, false, false);
        for i in 0..4 {
            let (s, d);
            (s, carry) = int::add_carry_32(part(a, i), part(b, i), carry);
            (d, borrow) = int::sub_borrow_32(part(a, i), part(b, i), borrow);
            sum |= u128::from(s) << (32 * i);
            difference |= u128::from(d) << (32 * i);
        }
        prop_assert_eq!((sum, carry), a.overflowing_add(b));
        prop_assert_eq!((difference, borrow), a.overflowing_sub(b));
        let (low, c) = int::add_carry_64(a as u64, b as u64, false);
        let (high, c) = int::add_carry_64((a >> 64) as u64, (b >> 64) as u64, c);
        prop_assert_eq!((u128::from(high) << 64 | u128::from(low), c), a.overflowing_add(b));
        let (low, c) = int::sub_borrow_64(a as u64, b as u64, false);
        let (high, c) = int::sub_borrow_64((a >> 64) as u64, (b >> 64) as u64, c);
        prop_assert_eq!((u128::from(high) << 64 | u128::from(low), c), a.overflowing_sub(b));
    }
}

#[test]
fn permutation_modes_as_the_table_says() {
    // PTX ISA 9.0, 9.7.9.7: the source bytes for each value of the selector's low bits.
    let (a, b) = (0x0302_0100, 0x0706_0504);
    for (mode, rows) in [
        (Permute::Forward4, [0x0302_0100, 0x0403_0201, 0x0504_0302, 0x0605_0403]),
        (Permute::Backward4, [0x0506_0700, 0x0607_0001, 0x0700_0102, 0x0001_0203]),
        (Permute::Replicate8, [0, 0x0101_0101, 0x0202_0202, 0x0303_0303]),
        (Permute::EdgeLeft, [0x0302_0100, 0x0302_0101, 0x0302_0202, 0x0303_0303]),
        (Permute::EdgeRight, [0, 0x0101_0100, 0x0202_0100, 0x0302_0100]),
        (Permute::Replicate16, [0x0100_0100, 0x0302_0302, 0x0100_0100, 0x0302_0302]),
    ] {
        for (selector, expected) in rows.into_iter().enumerate() {
            assert_eq!(bits::prmt(a, b, selector as u32, mode), expected, "{mode:?} {selector}");
        }
    }
}

#[test]
fn counting_bits() {
    assert_eq!((bits::popc_32(0xf0f0), bits::popc_64(u64::MAX)), (8, 64));
    assert_eq!((bits::clz_32(0), bits::clz_64(1), bits::clz_32(1 << 31)), (32, 63, 0));
    assert_eq!((bits::brev_32(1), bits::brev_64(6)), (1 << 31, 3 << 61));
}
