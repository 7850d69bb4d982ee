//! Comparisons, selections and moves.

use super::*;

#[test]
fn comparisons_and_moves() {
    use Place::{D, F, G, H, P, R};
    check(&[
        (P, "setp.eq.s32 %p0, %r1, %r2", |a, b, _| u64::from(lo(a) == lo(b))),
        (P, "setp.ne.b32 %p0, %r1, %r2", |a, b, _| u64::from(lo(a) != lo(b))),
        (P, "setp.lt.s32 %p0, %r1, %r2", |a, b, _| u64::from(s(a) < s(b))),
        (P, "setp.lo.u32 %p0, %r1, %r2", |a, b, _| u64::from(lo(a) < lo(b))),
        (P, "setp.ge.s64 %p0, %d1, %d2", |a, b, _| u64::from(a as i64 >= b as i64)),
        (P, "setp.hi.u64 %p0, %d1, %d2", |a, b, _| u64::from(a > b)),
        (P, "setp.le.s16 %p0, %h1, %h2", |a, b, _| u64::from(h(a) <= h(b))),
        (P, "setp.gt.u16 %p0, %h1, %h2", |a, b, _| u64::from(a & 0xffff > b & 0xffff)),
        (P, "setp.lt.f32 %p0, %f1, %f2", |a, b, _| u64::from(f(a) < f(b))),
        (P, "setp.ne.f32 %p0, %f1, %f2", |a, b, _| u64::from(f(a) < f(b) || f(a) > f(b))),
        (P, "setp.neu.f32 %p0, %f1, %f2", |a, b, _| u64::from(f(a) != f(b))),
        (P, "setp.geu.f32 %p0, %f1, %f2", |a, b, _| {
            u64::from(f(a).is_nan() || f(b).is_nan() || f(a) >= f(b))
        }),
        (P, "setp.nan.f64 %p0, %g1, %g2", |a, b, _| u64::from(g(a).is_nan() || g(b).is_nan())),
        (P, "setp.num.f64 %p0, %g1, %g2", |a, b, _| u64::from(!(g(a).is_nan() || g(b).is_nan()))),
        (P, "setp.equ.f64 %p0, %g1, %g2", |a, b, _| u64::from(!(g(a) < g(b) || g(a) > g(b)))),
        (P, "setp.lt.and.s32 %p0, %r1, %r2, %p3", |a, b, c| u64::from(s(a) < s(b) && lo(c) != 0)),
        (P, "setp.lt.or.s32 %p0, %r1, %r2, !%p3", |a, b, c| u64::from(s(a) < s(b) || lo(c) == 0)),
        (P, "setp.lt.xor.s32 %p5|%p0, %r1, %r2, %p3", |a, b, c| u64::from((s(a) >= s(b)) != (lo(c) != 0))),
        (P, "setp.eq.u32 %p0|%p5, %r1, %r2", |a, b, _| u64::from(lo(a) == lo(b))),
        (R, "set.lt.u32.s32 %r0, %r1, %r2", |a, b, _| if s(a) < s(b) { 0xffff_ffff } else { 0 }),
        (F, "set.ge.f32.f32 %f0, %f1, %f2", |a, b, _| if f(a) >= f(b) { fb(1.0) } else { 0 }),
        (R, "selp.b32 %r0, %r1, %r2, %p3", |a, b, c| lo(if lo(c) != 0 { a } else { b })),
        (D, "selp.b64 %d0, %d1, 7, %p1", |a, b, _| if lo(a) < lo(b) { a } else { 7 }),
        (H, "selp.b16 %h0, %h1, %h2, !%p3", |a, b, c| if lo(c) == 0 { a & 0xffff } else { b & 0xffff }),
        (G, "selp.f64 %g0, %g1, %g2, %p3", |a, b, c| if lo(c) != 0 { a } else { b }),
        (R, "slct.u32.s32 %r0, %r1, %r2, %r3", |a, b, c| lo(if s(c) >= 0 { a } else { b })),
        (D, "slct.b64.f32 %d0, %d1, %d2, %f3", |a, b, c| if f(c) >= 0.0 { a } else { b }),
        (R, "mov.b32 %r0, {%h1, %h2}", |a, b, _| a & 0xffff | (b & 0xffff) << 16),
        (D, "mov.b64 %d0, {%r1, %r2}", |a, b, _| lo(a) | lo(b) << 32),
        (D, "mov.b64 {%r4, %r5}, %d1;\nmov.b64 %d0, {%r5, %r4}", |a, _, _| a.rotate_left(32)),
        (R, "mov.b32 {%h4, %h5}, %r1;\nmov.b32 %r0, {%h5, %h4}", |a, _, _| {
            u64::from((a as u32).rotate_left(16))
        }),
        (D, "mov.b64 {%h4, %h5, %h6, %h7}, %d1;\nmov.b64 %d0, {%h7, %h6, %h5, %h4}", |a, _, _| {
            (a >> 48) | (a >> 32 & 0xffff) << 16 | (a >> 16 & 0xffff) << 32 | a << 48
        }),
        (D, "mov.b64 {_, %r5}, %d1;\ncvt.u64.u32 %d0, %r5", |a, _, _| a >> 32),
        (D, "mov.u64 %d0, 0xFFFFFFFFFFFFFFFF", |_, _, _| u64::MAX),
        (R, "{ .reg .b32 %r1; mov.u32 %r1, 5; add.u32 %r0, %r1, %r2; }", |_, b, _| lo(b.wrapping_add(5))),
        (
            R,
            "{ .reg .v2 .u32 %v; mov.u32 %v.x, %r1; mov.u32 %v.y, %r2; sub.u32 %r0, %v.y, %v.x; }",
            |a, b, _| lo(b.wrapping_sub(a)),
        ),
    ]);
}

#[test]
fn two_integers_are_clamped_and_packed() {
    use Place::R;
    fn clamped(v: u64, low: i32, high: i32) -> u32 {
        s(v).clamp(low, high) as u32
    }
    check(&[
        (R, "cvt.pack.sat.s16.s32 %r0, %r1, %r2", |a, b, _| {
            u64::from((clamped(a, -32768, 32767) & 0xffff) << 16 | clamped(b, -32768, 32767) & 0xffff)
        }),
        (R, "cvt.pack.sat.u16.s32 %r0, %r1, %r2", |a, b, _| {
            u64::from(clamped(a, 0, 65535) << 16 | clamped(b, 0, 65535))
        }),
        (R, "cvt.pack.sat.u8.s32.b32 %r0, %r1, %r2, %r3", |a, b, c| {
            lo(c << 16) | u64::from(clamped(a, 0, 255) << 8 | clamped(b, 0, 255))
        }),
        (R, "cvt.pack.sat.s8.s32.b32 %r0, %r1, %r2, 0", |a, b, _| {
            u64::from((clamped(a, -128, 127) & 0xff) << 8 | clamped(b, -128, 127) & 0xff)
        }),
        (R, "cvt.pack.sat.s4.s32.b32 %r0, %r1, %r2, %r3", |a, b, c| {
            lo(c << 8) | u64::from((clamped(a, -8, 7) & 15) << 4 | clamped(b, -8, 7) & 15)
        }),
    ]);
}
