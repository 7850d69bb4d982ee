//! Value instructions: that each PTX spelling computes what Rust computes for the same operands. What the operations do
//! at the edges of floating point is tested with `simt::num`; here it is that text, registers and lanes come together.

#![allow(clippy::precedence, reason = "a product shifted is how the manual writes it")]

#[path = "../common/mod.rs"]
mod common;
mod floats;
mod integers;
mod moves;

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
