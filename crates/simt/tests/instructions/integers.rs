//! Arithmetic of integers, and bits.

use super::*;

#[test]
fn integers_of_16_and_32_bits() {
    use Place::{H, R};
    check(&[
        (H, "add.s16 %h0, %h1, %h2", |a, b, _| w(h(a).wrapping_add(h(b)))),
        (H, "sub.u16 %h0, %h1, %h2", |a, b, _| w(h(a).wrapping_sub(h(b)))),
        (H, "mul.lo.s16 %h0, %h1, %h2", |a, b, _| w(h(a).wrapping_mul(h(b)))),
        (H, "mul.hi.s16 %h0, %h1, %h2", |a, b, _| w((i32::from(h(a)) * i32::from(h(b)) >> 16) as i16)),
        (H, "mul.hi.u16 %h0, %h1, %h2", |a, b, _| (a & 0xffff) * (b & 0xffff) >> 16),
        (R, "mul.wide.s16 %r0, %h1, %h2", |a, b, _| u(i32::from(h(a)) * i32::from(h(b)))),
        (R, "mul.wide.u16 %r0, %h1, %h2", |a, b, _| (a & 0xffff) * (b & 0xffff)),
        (R, "mad.wide.u16 %r0, %h1, %h2, %r3", |a, b, c| lo((a & 0xffff) * (b & 0xffff) + lo(c))),
        (H, "min.s16 %h0, %h1, %h2", |a, b, _| w(h(a).min(h(b)))),
        (H, "max.u16 %h0, %h1, %h2", |a, b, _| (a & 0xffff).max(b & 0xffff)),
        (H, "neg.s16 %h0, %h1", |a, _, _| w(h(a).wrapping_neg())),
        (H, "abs.s16 %h0, %h1", |a, _, _| w(h(a).wrapping_abs())),
        (H, "not.b16 %h0, %h1", |a, _, _| !a & 0xffff),
        (H, "and.b16 %h0, %h1, %h2", |a, b, _| a & b & 0xffff),
        (H, "xor.b16 %h0, %h1, 0xff00", |a, _, _| (a ^ 0xff00) & 0xffff),
        (H, "shl.b16 %h0, %h1, %r2", |a, b, _| if lo(b) < 16 { a << lo(b) & 0xffff } else { 0 }),
        (H, "shr.u16 %h0, %h1, %r2", |a, b, _| if lo(b) < 16 { (a & 0xffff) >> lo(b) } else { 0 }),
        (H, "shr.s16 %h0, %h1, %r2", |a, b, _| w(h(a) >> lo(b).min(15))),
        (R, "add.s32 %r0, %r1, %r2", |a, b, _| lo(a.wrapping_add(b))),
        (R, "add.u32 %r0, %r1, -5", |a, _, _| lo(a.wrapping_sub(5))),
        (R, "add.sat.s32 %r0, %r1, %r2", |a, b, _| u(s(a).saturating_add(s(b)))),
        (R, "sub.sat.s32 %r0, %r1, %r2", |a, b, _| u(s(a).saturating_sub(s(b)))),
        (R, "sub.s32 %r0, 100, %r2", |_, b, _| lo(100u64.wrapping_sub(b))),
        (R, "mul.lo.u32 %r0, %r1, %r2", |a, b, _| lo(a.wrapping_mul(b))),
        (R, "mul.hi.u32 %r0, %r1, %r2", |a, b, _| lo(a) * lo(b) >> 32),
        (R, "mul.hi.s32 %r0, %r1, %r2", |a, b, _| lo((i64::from(s(a)) * i64::from(s(b)) >> 32) as u64)),
        (R, "mad.lo.s32 %r0, %r1, %r2, %r3", |a, b, c| lo(a.wrapping_mul(b).wrapping_add(c))),
        (R, "mad.hi.u32 %r0, %r1, %r2, %r3", |a, b, c| lo((lo(a) * lo(b) >> 32).wrapping_add(c))),
        (R, "mad.hi.sat.s32 %r0, %r1, %r2, %r3", |a, b, c| {
            u(((i64::from(s(a)) * i64::from(s(b)) >> 32) as i32).saturating_add(s(c)))
        }),
        (R, "mul24.lo.u32 %r0, %r1, %r2", |a, b, _| lo((a & 0xff_ffff) * (b & 0xff_ffff))),
        (R, "mul24.hi.s32 %r0, %r1, %r2", |a, b, _| {
            let low = |x: u64| i64::from((x as i32) << 8 >> 8);
            lo((low(a) * low(b) >> 16) as u64)
        }),
        (R, "mad24.lo.s32 %r0, %r1, %r2, %r3", |a, b, c| {
            let low = |x: u64| (x as i32) << 8 >> 8;
            lo(u(low(a).wrapping_mul(low(b))).wrapping_add(c))
        }),
        (R, "sad.s32 %r0, %r1, %r2, %r3", |a, b, c| lo(u64::from(s(a).abs_diff(s(b))) + lo(c))),
        (R, "sad.u32 %r0, %r1, %r2, %r3", |a, b, c| lo(lo(a).abs_diff(lo(b)) + lo(c))),
        (
            R,
            "div.s32 %r0, %r1, %r2",
            |a, b, _| if s(b) == 0 { 0xffff_ffff } else { u(s(a).wrapping_div(s(b))) },
        ),
        (R, "div.u32 %r0, %r1, %r2", |a, b, _| lo(a).checked_div(lo(b)).unwrap_or(0xffff_ffff)),
        (R, "rem.u32 %r0, %r1, 7", |a, _, _| lo(a) % 7),
        (R, "rem.s32 %r0, %r1, 7", |a, _, _| u(s(a) % 7)),
        (R, "abs.s32 %r0, %r1", |a, _, _| u(s(a).wrapping_abs())),
        (R, "neg.s32 %r0, %r1", |a, _, _| u(s(a).wrapping_neg())),
        (R, "min.s32 %r0, %r1, %r2", |a, b, _| u(s(a).min(s(b)))),
        (R, "max.s32 %r0, %r1, %r2", |a, b, _| u(s(a).max(s(b)))),
        (R, "min.u32 %r0, %r1, %r2", |a, b, _| lo(a).min(lo(b))),
        (R, "max.u32 %r0, %r1, %r2", |a, b, _| lo(a).max(lo(b))),
        (R, "max.s32.relu %r0, %r1, %r2", |a, b, _| u(s(a).max(s(b)).max(0))),
        (R, "add.u16x2 %r0, %r1, %r2", |a, b, _| {
            w(h(a).wrapping_add(h(b))) | w(h(a >> 16).wrapping_add(h(b >> 16))) << 16
        }),
        (R, "min.s16x2 %r0, %r1, %r2", |a, b, _| w(h(a).min(h(b))) | w(h(a >> 16).min(h(b >> 16))) << 16),
        (R, "dp4a.u32.s32 %r0, %r1, %r2, %r3", |a, b, c| {
            let sum: i32 =
                (0..4).map(|i| i32::from((a >> (8 * i)) as u8) * i32::from((b >> (8 * i)) as i8)).sum();
            u(sum.wrapping_add(s(c)))
        }),
        (R, "dp2a.hi.s32.u32 %r0, %r1, %r2, %r3", |a, b, c| {
            let part = |i: u32| i32::from(h(a >> (16 * i))) * i32::from((b >> (16 + 8 * i)) as u8);
            u(part(0).wrapping_add(part(1)).wrapping_add(s(c)))
        }),
    ]);
}

#[test]
fn integers_of_64_bits() {
    use Place::{D, R};
    check(&[
        (D, "add.s64 %d0, %d1, %d2", |a, b, _| a.wrapping_add(b)),
        (D, "sub.u64 %d0, %d1, %d2", |a, b, _| a.wrapping_sub(b)),
        (D, "mul.lo.s64 %d0, %d1, %d2", |a, b, _| a.wrapping_mul(b)),
        (D, "mul.hi.u64 %d0, %d1, %d2", |a, b, _| (u128::from(a) * u128::from(b) >> 64) as u64),
        (D, "mul.hi.s64 %d0, %d1, %d2", |a, b, _| (i128::from(a as i64) * i128::from(b as i64) >> 64) as u64),
        (D, "mul.wide.u32 %d0, %r1, %r2", |a, b, _| lo(a) * lo(b)),
        (D, "mul.wide.s32 %d0, %r1, -3", |a, _, _| (i64::from(s(a)) * -3) as u64),
        (D, "mad.lo.u64 %d0, %d1, %d2, %d3", |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
        (D, "mad.wide.u32 %d0, %r1, %r2, %d3", |a, b, c| (lo(a) * lo(b)).wrapping_add(c)),
        (D, "mad.wide.s32 %d0, %r1, %r2, %d3", |a, b, c| {
            (i64::from(s(a)) * i64::from(s(b))).wrapping_add(c as i64) as u64
        }),
        (D, "div.s64 %d0, %d1, %d2", |a, b, _| {
            if b == 0 { u64::MAX } else { (a as i64).wrapping_div(b as i64) as u64 }
        }),
        (D, "div.u64 %d0, %d1, %d2", |a, b, _| a.checked_div(b).unwrap_or(u64::MAX)),
        (D, "rem.u64 %d0, %d1, 1000", |a, _, _| a % 1000),
        (D, "abs.s64 %d0, %d1", |a, _, _| (a as i64).wrapping_abs() as u64),
        (D, "neg.s64 %d0, %d1", |a, _, _| a.wrapping_neg()),
        (D, "min.s64 %d0, %d1, %d2", |a, b, _| (a as i64).min(b as i64) as u64),
        (D, "max.u64 %d0, %d1, %d2", |a, b, _| a.max(b)),
        (D, "sad.u64 %d0, %d1, %d2, %d3", |a, b, c| a.abs_diff(b).wrapping_add(c)),
        (D, "add.cc.u32 %r4, %r1, %r2;\naddc.u32 %r5, 0, 0;\nmov.b64 %d0, {%r4, %r5}", |a, b, _| {
            lo(a) + lo(b)
        }),
        (D, "sub.cc.u32 %r4, %r1, %r2;\nsubc.u32 %r5, %r3, 0;\nmov.b64 %d0, {%r4, %r5}", |a, b, c| {
            (lo(c) << 32 | lo(a)).wrapping_sub(lo(b))
        }),
        // On hardware the flag is the carry of a + !b + 1: set when nothing was borrowed.
        (D, "sub.cc.u32 %r4, %r1, %r2;\naddc.u32 %r5, 0, 0;\nmov.b64 %d0, {%r4, %r5}", |a, b, _| {
            u64::from(lo(a) >= lo(b)) << 32 | lo(lo(a).wrapping_sub(lo(b)))
        }),
        (D, "sub.cc.u64 %d4, %d1, %d2;\nsubc.cc.u64 %d4, %d3, 0;\naddc.u64 %d0, %d4, 0", |a, b, c| {
            let borrow = u64::from(a < b);
            c.wrapping_sub(borrow).wrapping_add(u64::from(c >= borrow))
        }),
        (D, "add.cc.u32 %r4, %r1, %r2;\nsubc.u32 %r5, %r3, 0;\ncvt.u64.u32 %d0, %r5", |a, b, c| {
            let carry = (lo(a) + lo(b)) >> 32;
            lo(lo(c).wrapping_sub(1 - carry))
        }),
        (D, "add.cc.s64 %d4, %d1, %d2;\naddc.cc.s64 %d0, %d3, 0", |a, b, c| {
            c.wrapping_add(u64::from(a.checked_add(b).is_none()))
        }),
        (
            D,
            "mad.lo.cc.u32 %r4, %r1, %r2, %r3;\nmadc.hi.u32 %r5, %r1, %r2, 0;\nmov.b64 %d0, {%r4, %r5}",
            |a, b, c| (lo(a) * lo(b)).wrapping_add(lo(c)),
        ),
        (D, "mov.b64 %d0, %d1;\n@%p2 add.u64 %d0, %d0, 1;\n@!%p2 sub.u64 %d0, %d0, 1", |a, b, _| {
            if (a as i64) < b as i64 { a.wrapping_add(1) } else { a.wrapping_sub(1) }
        }),
        (R, "popc.b64 %r0, %d1", |a, _, _| u64::from(a.count_ones())),
        (R, "clz.b64 %r0, %d1", |a, _, _| u64::from(a.leading_zeros())),
        (D, "brev.b64 %d0, %d1", |a, _, _| a.reverse_bits()),
        (
            R,
            "bfind.u64 %r0, %d1",
            |a, _, _| if a == 0 { 0xffff_ffff } else { u64::from(63 - a.leading_zeros()) },
        ),
        (D, "and.b64 %d0, %d1, %d2", |a, b, _| a & b),
        (D, "or.b64 %d0, %d1, %d2", |a, b, _| a | b),
        (D, "xor.b64 %d0, %d1, %d2", |a, b, _| a ^ b),
        (D, "not.b64 %d0, %d1", |a, _, _| !a),
        (D, "cnot.b64 %d0, %d1", |a, _, _| u64::from(a == 0)),
        (D, "shl.b64 %d0, %d1, %r2", |a, b, _| if lo(b) < 64 { a << lo(b) } else { 0 }),
        (D, "shr.u64 %d0, %d1, %r2", |a, b, _| if lo(b) < 64 { a >> lo(b) } else { 0 }),
        (D, "shr.s64 %d0, %d1, %r2", |a, b, _| (a as i64 >> lo(b).min(63)) as u64),
        (D, "bfe.u64 %d0, %d1, 8, 20", |a, _, _| a >> 8 & 0xf_ffff),
        (D, "bfe.s64 %d0, %d1, 8, 20", |a, _, _| ((a << 36) as i64 >> 44) as u64),
        (D, "bfi.b64 %d0, %d1, %d2, 12, 16", |a, b, _| b & !0xfff_f000 | (a & 0xffff) << 12),
    ]);
}

#[test]
fn bits() {
    use Place::{P, R};
    check(&[
        (R, "and.b32 %r0, %r1, %r2", |a, b, _| lo(a & b)),
        (R, "or.b32 %r0, %r1, 0x80000001", |a, _, _| lo(a | 0x8000_0001)),
        (R, "xor.b32 %r0, %r1, %r2", |a, b, _| lo(a ^ b)),
        (R, "not.b32 %r0, %r1", |a, _, _| lo(!a)),
        (R, "cnot.b32 %r0, %r1", |a, _, _| u64::from(lo(a) == 0)),
        (R, "shl.b32 %r0, %r1, %r2", |a, b, _| if lo(b) < 32 { lo(a << lo(b)) } else { 0 }),
        (R, "shr.u32 %r0, %r1, %r2", |a, b, _| if lo(b) < 32 { lo(a) >> lo(b) } else { 0 }),
        (R, "shr.s32 %r0, %r1, %r2", |a, b, _| u(s(a) >> lo(b).min(31))),
        (R, "shf.l.wrap.b32 %r0, %r1, %r2, %r3", |a, b, c| ((lo(b) << 32 | lo(a)) << (c & 31)) >> 32),
        (R, "shf.r.wrap.b32 %r0, %r1, %r2, %r3", |a, b, c| lo((lo(b) << 32 | lo(a)) >> (c & 31))),
        (R, "shf.r.clamp.b32 %r0, %r1, %r2, %r3", |a, b, c| lo((lo(b) << 32 | lo(a)) >> lo(c).min(32))),
        (R, "shf.l.clamp.b32 %r0, %r1, %r2, %r3", |a, b, c| {
            lo(((u128::from(lo(b) << 32 | lo(a)) << lo(c).min(32)) >> 32) as u64)
        }),
        (R, "popc.b32 %r0, %r1", |a, _, _| u64::from((a as u32).count_ones())),
        (R, "clz.b32 %r0, %r1", |a, _, _| u64::from((a as u32).leading_zeros())),
        (R, "brev.b32 %r0, %r1", |a, _, _| u64::from((a as u32).reverse_bits())),
        (R, "bfind.u32 %r0, %r1", |a, _, _| (a as u32).checked_ilog2().map_or(0xffff_ffff, u64::from)),
        (R, "bfind.s32 %r0, %r1", |a, _, _| {
            ((s(a) ^ s(a) >> 31) as u32).checked_ilog2().map_or(0xffff_ffff, u64::from)
        }),
        (R, "bfind.shiftamt.u32 %r0, %r1", |a, _, _| {
            (a as u32).checked_ilog2().map_or(0xffff_ffff, |bit| 31 - u64::from(bit))
        }),
        (R, "bfe.u32 %r0, %r1, 4, 9", |a, _, _| a >> 4 & 0x1ff),
        (R, "bfe.s32 %r0, %r1, 4, 9", |a, _, _| u(s(a) << 19 >> 23)),
        (R, "bfi.b32 %r0, %r1, %r2, 3, 7", |a, b, _| lo(b) & !0x3f8 | (a & 0x7f) << 3),
        (R, "bmsk.clamp.b32 %r0, 4, 6", |_, _, _| 0x3f0),
        (R, "szext.wrap.s32 %r0, %r1, 8", |a, _, _| u(i32::from(a as i8))),
        (R, "fns.b32 %r0, %r1, 0, 1", |a, _, _| match a as u32 {
            0 => 0xffff_ffff,
            word => u64::from(word.trailing_zeros()),
        }),
        (R, "lop3.b32 %r0, %r1, %r2, %r3, 0x96", |a, b, c| lo(a ^ b ^ c)),
        (R, "lop3.b32 %r0, %r1, %r2, %r3, 0xca", |a, b, c| lo(a & b | !a & c)),
        (P, "lop3.or.b32 %r4|%p0, %r1, %r2, %r3, 0x80, %p1", |a, b, c| {
            u64::from(lo(a & b & c) != 0 || lo(a) < lo(b))
        }),
        (R, "prmt.b32 %r0, %r1, %r2, 0x5410", |a, b, _| lo(a & 0xffff | b << 16)),
        (R, "prmt.b32 %r0, %r1, %r2, 0xfedc", |_, b, _| {
            (0..4).map(|i| if b >> (8 * i + 7) & 1 != 0 { 0xffu64 << (8 * i) } else { 0 }).sum()
        }),
        (R, "prmt.b32.rc8 %r0, %r1, %r2, 2", |a, _, _| (a >> 16 & 0xff) * 0x0101_0101),
        (P, "and.pred %p0, %p1, %p3", |a, b, c| u64::from(lo(a) < lo(b) && lo(c) != 0)),
        (P, "or.pred %p0, %p1, !%p3", |a, b, c| u64::from(lo(a) < lo(b) || lo(c) == 0)),
        (P, "xor.pred %p0, %p1, %p3", |a, b, c| u64::from((lo(a) < lo(b)) != (lo(c) != 0))),
        (P, "not.pred %p0, %p1", |a, b, _| u64::from(lo(a) >= lo(b))),
        (P, "mov.pred %p0, %p1", |a, b, _| u64::from(lo(a) < lo(b))),
    ]);
}

#[test]
fn video_instructions() {
    use Place::R;
    /// The bytes of two words.
    fn bytes(a: u64, b: u64, f: impl Fn(u8, u8) -> u8) -> u64 {
        let each = |i: usize| u64::from(f((a >> (8 * i)) as u8, (b >> (8 * i)) as u8)) << (8 * i);
        (0..4).map(each).sum()
    }
    fn half(v: u64, i: u32) -> i32 {
        i32::from((v >> (16 * i)) as i16)
    }
    check(&[
        (R, "vadd4.u32.u32.u32 %r0, %r1, %r2, %r3", |a, b, _| bytes(a, b, u8::wrapping_add)),
        (R, "vadd4.u32.u32.u32.sat %r0, %r1, %r2, %r3", |a, b, _| bytes(a, b, u8::saturating_add)),
        (R, "vsub4.s32.s32.s32.sat %r0, %r1, %r2, %r3", |a, b, _| {
            bytes(a, b, |a, b| (a as i8).saturating_sub(b as i8) as u8)
        }),
        (R, "vabsdiff4.u32.u32.u32 %r0, %r1, %r2, %r3", |a, b, _| bytes(a, b, u8::abs_diff)),
        (R, "vabsdiff4.u32.u32.u32.add %r0, %r1, %r2, %r3", |a, b, c| {
            let sum: u32 =
                (0..4).map(|i| u32::from(((a >> (8 * i)) as u8).abs_diff((b >> (8 * i)) as u8))).sum();
            lo(u64::from(lo(c) as u32 + sum))
        }),
        (R, "vmax4.s32.s32.s32 %r0, %r1, %r2, %r3", |a, b, _| {
            bytes(a, b, |a, b| (a as i8).max(b as i8) as u8)
        }),
        (R, "vset4.u32.u32.lt %r0, %r1, %r2, %r3", |a, b, _| bytes(a, b, |a, b| u8::from(a < b))),
        (R, "vavrg4.u32.u32.u32 %r0, %r1, %r2, %r3", |a, b, _| {
            bytes(a, b, |a, b| (u16::from(a) + u16::from(b)).div_ceil(2) as u8)
        }),
        (R, "vadd4.u32.u32.u32 %r0.b20, %r1, %r2, %r3", |a, b, c| {
            bytes(a, b, u8::wrapping_add) & 0x00ff_00ff | c & 0xff00_ff00
        }),
        (R, "vsub2.s32.s32.s32 %r0, %r1.h01, %r2.h22, %r3", |a, b, _| {
            let low = (half(a, 1) - half(b, 0)) as u16;
            let high = (half(a, 0) - half(b, 0)) as u16;
            u64::from(low) | u64::from(high) << 16
        }),
        (R, "vmin2.s32.u32.s32 %r0, %r1, %r2, 0", |a, b, _| {
            let pick = |i: u32| i64::from((a >> (16 * i)) as u16).min(i64::from(half(b, i))) as u16;
            u64::from(pick(0)) | u64::from(pick(1)) << 16
        }),
        (R, "vadd.s32.s32.u32.sat %r0, %r1, %r2", |a, b, _| {
            u((i64::from(s(a)) + lo(b) as i64).clamp(i32::MIN.into(), i32::MAX.into()) as i32)
        }),
        (R, "vsub.u32.s32.s32.sat %r0, %r1.b3, %r2.h1", |a, b, _| {
            u((i32::from((a >> 24) as i8) - half(b, 1)).max(0))
        }),
        (R, "vabsdiff.s32.s32.s32.max %r0, %r1.h0, %r2.h1, %r3", |a, b, c| {
            u((half(a, 0) - half(b, 1)).abs().max(s(c)))
        }),
        (R, "vmin.u32.u32.u32 %r0.b1, %r1.b0, %r2.b2, %r3", |a, b, c| {
            lo(c) & !0xff00 | ((a & 255).min(b >> 16 & 255)) << 8
        }),
        (R, "vshl.u32.u32.u32.wrap %r0, %r1, %r2", |a, b, _| lo(lo(a) << (b & 31))),
        (R, "vshr.s32.s32.u32.clamp.add %r0, %r1, %r2, %r3", |a, b, c| {
            lo(((i64::from(s(a)) >> lo(b).min(32)) as u64).wrapping_add(c))
        }),
        (R, "vset.s32.s32.ge %r0, %r1, %r2", |a, b, _| u64::from(s(a) >= s(b))),
        (R, "vmad.s32.s32.s32.shr7 %r0, %r1.h0, -%r2.b0, %r3", |a, b, c| {
            let product = i64::from(half(a, 0)) * i64::from(lo(b) as i8);
            lo(((i64::from(s(c)) - product) >> 7) as u64)
        }),
        (R, "vmad.u32.u32.u32.po %r0, %r1.b1, %r2.b3, %r3", |a, b, c| {
            lo(((a >> 8 & 255) * (lo(b) >> 24)).wrapping_add(lo(c)).wrapping_add(1))
        }),
    ]);
}
