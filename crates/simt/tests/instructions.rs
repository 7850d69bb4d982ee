//! Value instructions: that each PTX spelling computes what Rust computes for the same operands. What the operations do
//! at the edges of floating point is tested with `simt::num`; here it is that text, registers and lanes come together.

#![allow(clippy::precedence, reason = "a product shifted is how the manual writes it")]

mod common;

use common::Device;

/// The register that a case's result is in.
#[derive(Clone, Copy)]
enum Place {
    /// `%h0`
    H,
    /// `%r0`
    R,
    /// `%d0`
    D,
    /// `%f0`; NaNs count as equal.
    F,
    /// `%g0`; NaNs count as equal.
    G,
    /// `%p0`
    P,
}

type Case = (Place, &'static str, fn(u64, u64, u64) -> u64);

/// Operands: edges of every type, then a spread of bits.
fn operands() -> Vec<[u64; 3]> {
    let edges = [
        0u64,
        1,
        2,
        31,
        32,
        33,
        0x7f,
        0x80,
        0xff,
        0x7fff,
        0x8000,
        0xffff,
        0x3c00_3c00,
        0x4000_c200,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x3f80_0000,
        0xc049_0fdb,
        0x7f80_0000,
        0x7fc0_0000,
        0x0000_0001_0000_0000,
        0x7fff_ffff_ffff_ffff,
        0x8000_0000_0000_0000,
        u64::MAX,
        0x3ff0_0000_3fc0_0000,
        0xc008_0000_bf00_0000,
        0x4059_0000_42c8_0000,
        0x7ff0_0000_0000_0000,
        0x7ff8_0000_0000_0000,
    ];
    let mut state = 0x1234_5678_9abc_def0u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let mut all = Vec::new();
    for (i, &a) in edges.iter().enumerate() {
        for j in 0..edges.len() {
            all.push([a, edges[(i + j) % edges.len()], edges[(i + 7 * j + 3) % edges.len()]]);
        }
    }
    all.extend((0..256).map(|_| [next(), next(), next()]));
    all.extend((0..128).map(|_| {
        // Numbers of ordinary size, in both halves.
        let mut float = || {
            let x = (next() % 20001) as f64 / 100.0 - 100.0;
            (x.to_bits() & 0xffff_ffff_0000_0000) | u64::from((x as f32).to_bits())
        };
        [float(), float(), float()]
    }));
    all.truncate(all.len() / 32 * 32);
    all
}

/// Runs all cases on all operands in one kernel, and compares.
fn check(cases: &[Case]) {
    let operands = operands();
    let mut body = String::from(
        ".reg .pred %p<40>; .reg .b16 %h<20>; .reg .b32 %r<40>; .reg .b64 %d<20>; .reg .f32 %f<20>; .reg .f64 %g<20>;
        .reg .b32 %i, %n; .reg .b64 %at, %in, %to, %step; .reg .b16 %z;
        ld.param.u64 %in, [in]; ld.param.u64 %to, [out];
        mov.u32 %i, %tid.x; mov.u32 %n, %ctaid.x; mad.lo.u32 %i, %n, 32, %i;
        mad.wide.u32 %at, %i, 24, %in;
        ld.global.u64 %d1, [%at]; ld.global.u64 %d2, [%at+8]; ld.global.u64 %d3, [%at+16];
        cvt.u32.u64 %r1, %d1; cvt.u32.u64 %r2, %d2; cvt.u32.u64 %r3, %d3;
        cvt.u16.u64 %h1, %d1; cvt.u16.u64 %h2, %d2; cvt.u16.u64 %h3, %d3;
        mov.b32 %f1, %r1; mov.b32 %f2, %r2; mov.b32 %f3, %r3;
        mov.b64 %g1, %d1; mov.b64 %g2, %d2; mov.b64 %g3, %d3;
        setp.lt.u32 %p1, %r1, %r2; setp.lt.s64 %p2, %d1, %d2; setp.ne.u32 %p3, %r3, 0;\n",
    );
    body += &format!("mad.wide.u32 %to, %i, {}, %to;\n", 8 * cases.len());
    for (index, (result, text, _)) in cases.iter().enumerate() {
        // What an instruction leaves alone must not look right by chance.
        body += "mov.b16 %h0, 0x5a5a; mov.b32 %r0, 0x5a5a5a5a; mov.b64 %d0, 0x5a5a5a5a5a5a5a5a; mov.f32 %f0, 0f5A5A5A5A;
            mov.f64 %g0, 0d5A5A5A5A5A5A5A5A; setp.eq.u32 %p0, %r0, 0;\n";
        body += text;
        body += match result {
            Place::H => ";\ncvt.u64.u16 %d0, %h0;\n",
            Place::R => ";\ncvt.u64.u32 %d0, %r0;\n",
            Place::D => ";\n",
            Place::F => ";\nmov.b32 %r0, %f0; cvt.u64.u32 %d0, %r0;\n",
            Place::G => ";\nmov.b64 %d0, %g0;\n",
            Place::P => ";\nselp.u64 %d0, 1, 0, %p0;\n",
        };
        body += &format!("st.global.u64 [%to+{}], %d0;\n", 8 * index);
    }
    body += "ret;";
    let device = Device::kernel(".param .u64 in, .param .u64 out", &body);
    let input = device.upload(&operands.concat());
    let out = device.upload(&vec![0u64; operands.len() * cases.len()]);
    if let Err(fault) = device.launch("k", operands.len() as u32 / 32, 32, &[input.into(), out.into()]) {
        panic!("{fault}");
    }
    let got: Vec<u64> = device.download(out, operands.len() * cases.len());
    for (row, &[a, b, c]) in operands.iter().enumerate() {
        for (index, (result, text, f)) in cases.iter().enumerate() {
            let (got, want) = (got[row * cases.len() + index], f(a, b, c));
            let same = match result {
                Place::F => {
                    got == want || f32::from_bits(got as u32).is_nan() && f32::from_bits(want as u32).is_nan()
                }
                Place::G => got == want || f64::from_bits(got).is_nan() && f64::from_bits(want).is_nan(),
                _ => got == want,
            };
            assert!(same, "{text} of {a:#x}, {b:#x}, {c:#x}: {got:#x}, not {want:#x}");
        }
    }
}

fn s(x: u64) -> i32 {
    x as i32
}
fn h(x: u64) -> i16 {
    x as i16
}
fn u(x: i32) -> u64 {
    u64::from(x as u32)
}
fn w(x: i16) -> u64 {
    u64::from(x as u16)
}
fn f(x: u64) -> f32 {
    f32::from_bits(x as u32)
}
fn fb(x: f32) -> u64 {
    u64::from(x.to_bits())
}
fn g(x: u64) -> f64 {
    f64::from_bits(x)
}
/// The lesser or the greater number; of a number and NaN the number, and -0 is less than 0.
fn pick(a: f64, b: f64, max: bool) -> f64 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        _ if a.total_cmp(&b).is_ge() == max => a,
        _ => b,
    }
}
fn pick32(a: u64, b: u64, max: bool) -> f32 {
    pick(f64::from(f(a)), f64::from(f(b)), max) as f32
}
fn lo(x: u64) -> u64 {
    x & 0xffff_ffff
}

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
