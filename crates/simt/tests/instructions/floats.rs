//! Arithmetic of floating point of all widths, and conversions.

use super::*;

#[test]
fn floats() {
    use Place::{F, G, P};
    check(&[
        (F, "add.f32 %f0, %f1, %f2", |a, b, _| fb(f(a) + f(b))),
        (F, "sub.rn.f32 %f0, %f1, %f2", |a, b, _| fb(f(a) - f(b))),
        (F, "mul.f32 %f0, %f1, 0f40490FDB", |a, _, _| fb(f(a) * f(0x4049_0fdb))),
        (F, "mul.f32 %f0, %f1, 1.5", |a, _, _| fb(f(a) * 1.5)),
        (F, "fma.rn.f32 %f0, %f1, %f2, %f3", |a, b, c| fb(f(a).mul_add(f(b), f(c)))),
        (F, "mad.rn.f32 %f0, %f1, %f2, %f3", |a, b, c| fb(f(a).mul_add(f(b), f(c)))),
        (F, "div.rn.f32 %f0, %f1, %f2", |a, b, _| fb(f(a) / f(b))),
        (F, "rcp.rn.f32 %f0, %f1", |a, _, _| fb(1.0 / f(a))),
        (F, "sqrt.rn.f32 %f0, %f1", |a, _, _| fb(f(a).sqrt())),
        (F, "add.sat.f32 %f0, %f1, %f2", |a, b, _| {
            let sum = f(a) + f(b);
            fb(if sum > 0.0 { sum.min(1.0) } else { 0.0 })
        }),
        (F, "abs.f32 %f0, %f1", |a, _, _| fb(f(a).abs())),
        (F, "neg.f32 %f0, %f1", |a, _, _| fb(-f(a))),
        (F, "copysign.f32 %f0, %f1, %f2", |a, b, _| fb(f(b).copysign(f(a)))),
        (F, "min.f32 %f0, %f1, %f2", |a, b, _| fb(pick32(a, b, false))),
        (F, "max.f32 %f0, %f1, %f2", |a, b, _| fb(pick32(a, b, true))),
        (F, "max.NaN.f32 %f0, %f1, %f2", |a, b, _| {
            fb(if f(a).is_nan() || f(b).is_nan() { f32::NAN } else { pick32(a, b, true) })
        }),
        (F, "min.xorsign.abs.f32 %f0, %f1, %f2", |a, b, _| {
            fb(f32::from_bits(f(a).abs().min(f(b).abs()).to_bits() | ((a ^ b) as u32 & 0x8000_0000)))
        }),
        (P, "testp.finite.f32 %p0, %f1", |a, _, _| u64::from(f(a).is_finite())),
        (P, "testp.notanumber.f32 %p0, %f1", |a, _, _| u64::from(f(a).is_nan())),
        (P, "testp.subnormal.f64 %p0, %g1", |a, _, _| u64::from(g(a).is_subnormal())),
        (G, "add.f64 %g0, %g1, %g2", |a, b, _| (g(a) + g(b)).to_bits()),
        (G, "sub.f64 %g0, %g1, %g2", |a, b, _| (g(a) - g(b)).to_bits()),
        (G, "mul.f64 %g0, %g1, 0d4008000000000000", |a, _, _| (g(a) * 3.0).to_bits()),
        (G, "fma.rn.f64 %g0, %g1, %g2, %g3", |a, b, c| g(a).mul_add(g(b), g(c)).to_bits()),
        (G, "div.rn.f64 %g0, %g1, %g2", |a, b, _| (g(a) / g(b)).to_bits()),
        (G, "rcp.rn.f64 %g0, %g1", |a, _, _| (1.0 / g(a)).to_bits()),
        (G, "sqrt.rn.f64 %g0, %g1", |a, _, _| g(a).sqrt().to_bits()),
        (G, "abs.f64 %g0, %g1", |a, _, _| g(a).abs().to_bits()),
        (G, "neg.f64 %g0, %g1", |a, _, _| (-g(a)).to_bits()),
        (G, "min.f64 %g0, %g1, %g2", |a, b, _| pick(g(a), g(b), false).to_bits()),
        (G, "max.f64 %g0, %g1, %g2", |a, b, _| pick(g(a), g(b), true).to_bits()),
        (G, "copysign.f64 %g0, %g1, %g2", |a, b, _| g(b).copysign(g(a)).to_bits()),
    ]);
}

/// The functions that hardware approximates: near the true value where it is an ordinary number.
#[test]
fn approximations() {
    let x: Vec<f32> = (0..32).map(|i| 0.11 + 0.37 * i as f32).collect();
    type Case = (&'static str, fn(f64) -> f64, f64);
    let cases: [Case; 12] = [
        ("rcp.approx.f32", |x| 1.0 / x, 2e-7),
        ("rcp.approx.ftz.f32", |x| 1.0 / x, 2e-7),
        ("sqrt.approx.f32", f64::sqrt, 2e-7),
        ("rsqrt.approx.f32", |x| 1.0 / x.sqrt(), 4e-7),
        ("sin.approx.f32", f64::sin, 4e-6),
        ("cos.approx.f32", f64::cos, 4e-6),
        ("lg2.approx.f32", f64::log2, 4e-7),
        ("ex2.approx.f32", f64::exp2, 4e-7),
        ("ex2.approx.ftz.f32", f64::exp2, 4e-7),
        ("tanh.approx.f32", f64::tanh, 1e-3),
        ("sqrt.rz.f32", f64::sqrt, 2e-7),
        ("rcp.rp.f32", |x| 1.0 / x, 2e-7),
    ];
    for (name, want, tolerance) in cases {
        let body = format!(
            ".reg .b32 %t; .reg .b64 %a, %b; .reg .f32 %x, %y;
            ld.param.u64 %a, [in]; ld.param.u64 %b, [out]; mov.u32 %t, %tid.x;
            mad.wide.u32 %a, %t, 4, %a; mad.wide.u32 %b, %t, 4, %b;
            ld.global.f32 %x, [%a]; {name} %y, %x; st.global.f32 [%b], %y; ret;"
        );
        let device = Device::kernel(".param .u64 in, .param .u64 out", &body);
        let (input, out) = (device.upload(&x), device.upload(&[0f32; 32]));
        device.launch("k", 1, 32, &[input.into(), out.into()]).expect("runs");
        for (&x, y) in x.iter().zip(device.download::<f32>(out, 32)) {
            let want = want(f64::from(x));
            let off = (f64::from(y) - want).abs() / want.abs().max(1.0);
            assert!(off <= tolerance, "{name} of {x}: {y}, not {want}");
        }
    }
}

#[test]
fn conversions() {
    use Place::{D, F, G, H, R};
    check(&[
        (D, "cvt.u64.u32 %d0, %r1", |a, _, _| lo(a)),
        (D, "cvt.s64.s32 %d0, %r1", |a, _, _| i64::from(s(a)) as u64),
        (R, "cvt.u32.u64 %r0, %d1", |a, _, _| lo(a)),
        (R, "cvt.u32.u16 %r0, %h1", |a, _, _| a & 0xffff),
        (R, "cvt.s32.s16 %r0, %h1", |a, _, _| u(i32::from(h(a)))),
        (R, "cvt.s32.s8 %r0, %r1", |a, _, _| u(i32::from(a as i8))),
        (R, "cvt.u32.u8 %r0, %h1", |a, _, _| a & 0xff),
        (H, "cvt.u16.u32 %h0, %r1", |a, _, _| a & 0xffff),
        (H, "cvt.s16.s8 %h0, %h1", |a, _, _| w(i16::from(a as i8))),
        (R, "cvt.s16.s32 %r0, %r1", |a, _, _| u(i32::from(h(a)))),
        (D, "cvt.s8.s32 %d0, %r1", |a, _, _| i64::from(a as i8) as u64),
        (R, "cvt.sat.u8.s32 %r0, %r1", |a, _, _| s(a).clamp(0, 255) as u64),
        (R, "cvt.sat.s16.s32 %r0, %r1", |a, _, _| u(s(a).clamp(-32768, 32767))),
        (R, "cvt.sat.u32.s64 %r0, %d1", |a, _, _| (a as i64).clamp(0, 0xffff_ffff) as u64),
        (R, "cvt.sat.s32.u32 %r0, %r1", |a, _, _| lo(a).min(0x7fff_ffff)),
        (F, "cvt.rn.f32.s32 %f0, %r1", |a, _, _| fb(s(a) as f32)),
        (F, "cvt.rn.f32.u32 %f0, %r1", |a, _, _| fb(lo(a) as u32 as f32)),
        (F, "cvt.rn.f32.s64 %f0, %d1", |a, _, _| fb(a as i64 as f32)),
        (F, "cvt.rn.f32.u64 %f0, %d1", |a, _, _| fb(a as f32)),
        (F, "cvt.rn.f32.s16 %f0, %h1", |a, _, _| fb(f32::from(h(a)))),
        (F, "cvt.rn.f32.u8 %f0, %h1", |a, _, _| fb(f32::from(a as u8))),
        (G, "cvt.rn.f64.s32 %g0, %r1", |a, _, _| f64::from(s(a)).to_bits()),
        (G, "cvt.rn.f64.u32 %g0, %r1", |a, _, _| f64::from(a as u32).to_bits()),
        (G, "cvt.rn.f64.u64 %g0, %d1", |a, _, _| (a as f64).to_bits()),
        (G, "cvt.rn.f64.s64 %g0, %d1", |a, _, _| (a as i64 as f64).to_bits()),
        (G, "cvt.f64.f32 %g0, %f1", |a, _, _| f64::from(f(a)).to_bits()),
        (F, "cvt.rn.f32.f64 %f0, %g1", |a, _, _| fb(g(a) as f32)),
        (F, "cvt.rni.f32.f32 %f0, %f1", |a, _, _| fb(f(a).round_ties_even())),
        (F, "cvt.rzi.f32.f32 %f0, %f1", |a, _, _| fb(f(a).trunc())),
        (F, "cvt.rmi.f32.f32 %f0, %f1", |a, _, _| fb(f(a).floor())),
        (G, "cvt.rpi.f64.f64 %g0, %g1", |a, _, _| g(a).ceil().to_bits()),
        (R, "cvt.rzi.s32.f32 %r0, %f1", |a, _, _| u(f(a) as i32)),
        (R, "cvt.rzi.u32.f32 %r0, %f1", |a, _, _| u64::from(f(a) as u32)),
        (R, "cvt.rmi.s32.f32 %r0, %f1", |a, _, _| u(f(a).floor() as i32)),
        (R, "cvt.rzi.u8.f32 %r0, %f1", |a, _, _| u64::from(f(a) as u8)),
        (D, "cvt.rzi.s64.f32 %d0, %f1", |a, _, _| if f(a).is_nan() { 1 << 63 } else { f(a) as i64 as u64 }),
        (D, "cvt.rni.s64.f64 %d0, %g1", |a, _, _| {
            if g(a).is_nan() { 1 << 63 } else { g(a).round_ties_even() as i64 as u64 }
        }),
        (R, "cvt.rzi.s32.f64 %r0, %g1", |a, _, _| if g(a).is_nan() { 0x8000_0000 } else { u(g(a) as i32) }),
        (H, "cvt.rn.f16.f32 %h0, %f1", |a, _, _| {
            if f(a).is_nan() { 0x7fff } else { u64::from(half::f16::from_f32(f(a)).to_bits()) }
        }),
        (F, "cvt.f32.f16 %f0, %h1", |a, _, _| fb(half::f16::from_bits(a as u16).to_f32())),
        (F, "add.rn.f32.f16 %f0, %h1, %f2", |a, b, _| fb(half::f16::from_bits(a as u16).to_f32() + f(b))),
        (F, "sub.rn.f32.bf16 %f0, %h1, %f2", |a, b, _| fb(half::bf16::from_bits(a as u16).to_f32() - f(b))),
        (F, "fma.rn.f32.f16 %f0, %h1, %h2, %f3", |a, b, c| {
            let wide = |x: u64| half::f16::from_bits(x as u16).to_f32();
            fb(wide(a).mul_add(wide(b), f(c)))
        }),
        (H, "cvt.rn.bf16.f32 %h0, %f1", |a, _, _| {
            if f(a).is_nan() { 0x7fff } else { u64::from(half::bf16::from_f32(f(a)).to_bits()) }
        }),
        (F, "cvt.f32.bf16 %f0, %h1", |a, _, _| fb(half::bf16::from_bits(a as u16).to_f32())),
        (R, "cvt.rn.f16x2.f32 %r0, %f1, %f2", |a, b, _| {
            let half =
                |x: u64| if f(x).is_nan() { 0x7fff } else { u64::from(half::f16::from_f32(f(x)).to_bits()) };
            half(a) << 16 | half(b)
        }),
        (R, "cvt.rn.bf16x2.f32 %r0, %f1, %f2", |a, b, _| {
            let half =
                |x: u64| if f(x).is_nan() { 0x7fff } else { u64::from(half::bf16::from_f32(f(x)).to_bits()) };
            half(a) << 16 | half(b)
        }),
    ]);
}

#[test]
fn halves() {
    use Place::{H, P, R};
    fn x(bits: u64) -> half::f16 {
        half::f16::from_bits(bits as u16)
    }
    fn y(bits: u64) -> half::bf16 {
        half::bf16::from_bits(bits as u16)
    }
    fn b16(value: half::f16) -> u64 {
        if value.is_nan() { 0x7fff } else { u64::from(value.to_bits()) }
    }
    fn bb16(value: half::bf16) -> u64 {
        if value.is_nan() { 0x7fff } else { u64::from(value.to_bits()) }
    }
    check(&[
        (H, "add.f16 %h0, %h1, %h2", |a, b, _| b16(half::f16::from_f64(x(a).to_f64() + x(b).to_f64()))),
        (H, "mul.rn.f16 %h0, %h1, %h2", |a, b, _| b16(half::f16::from_f64(x(a).to_f64() * x(b).to_f64()))),
        (H, "sub.bf16 %h0, %h1, %h2", |a, b, _| bb16(half::bf16::from_f32(y(a).to_f32() - y(b).to_f32()))),
        (R, "add.f16x2 %r0, %r1, %r2", |a, b, _| {
            let sum = |a, b| b16(half::f16::from_f64(x(a).to_f64() + x(b).to_f64()));
            sum(a, b) | sum(a >> 16, b >> 16) << 16
        }),
        (H, "neg.f16 %h0, %h1", |a, _, _| if x(a).is_nan() { 0x7fff } else { (a ^ 0x8000) & 0xffff }),
        (P, "setp.lt.f16 %p0, %h1, %h2", |a, b, _| u64::from(x(a) < x(b))),
        (P, "setp.gt.bf16 %p0, %h1, %h2", |a, b, _| u64::from(y(a) > y(b))),
        (P, "setp.ge.f16x2 %p5|%p0, %r1, %r2", |a, b, _| u64::from(x(a >> 16) >= x(b >> 16))),
        (R, "set.lt.u32.f16 %r0, %h1, %h2", |a, b, _| if x(a) < x(b) { 0xffff_ffff } else { 0 }),
    ]);
}
