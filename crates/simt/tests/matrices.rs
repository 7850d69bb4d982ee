//! `wmma` and `mma` in every shape and type, against products of small whole numbers, which all of the types hold.

mod common;

use std::fmt::Write;

use common::Device;

/// A type of elements: its name, bits, and how many registers `wmma` has for each of A and B by shape.
struct Input {
    name: &'static str,
    bits: u32,
    wide: bool,
    /// Lowest and highest element.
    range: (i32, i32),
}

const F16: Input = Input { name: "f16", bits: 16, wide: false, range: (-8, 8) };
const BF16: Input = Input { name: "bf16", bits: 16, wide: false, range: (-8, 8) };
const TF32: Input = Input { name: "tf32", bits: 32, wide: false, range: (-8, 8) };
const F64: Input = Input { name: "f64", bits: 64, wide: true, range: (-8, 8) };
const S8: Input = Input { name: "s8", bits: 8, wide: false, range: (-128, 127) };
const U8: Input = Input { name: "u8", bits: 8, wide: false, range: (0, 255) };
const S4: Input = Input { name: "s4", bits: 4, wide: false, range: (-8, 7) };
const U4: Input = Input { name: "u4", bits: 4, wide: false, range: (0, 15) };
const B1: Input = Input { name: "b1", bits: 1, wide: false, range: (0, 1) };
const E4M3: Input = Input { name: "e4m3", bits: 8, wide: false, range: (-4, 4) };
const E5M2: Input = Input { name: "e5m2", bits: 8, wide: false, range: (-4, 4) };

/// The code of a small whole number.
fn encode(input: &str, value: i32) -> u64 {
    let single = (value as f32).to_bits();
    // A float of so many bits of exponent and fraction, exact for the numbers here.
    let small = |exponent: u32, fraction: u32| {
        if value == 0 {
            return 0;
        }
        let biased = (single >> 23 & 0xff) + (1 << (exponent - 1)) - 128;
        let top = biased << fraction | (single & 0x7f_ffff) >> (23 - fraction);
        u64::from(top | (single >> 31) << (exponent + fraction))
    };
    match input {
        "f16" => small(5, 10),
        "bf16" => u64::from(single >> 16),
        "e4m3" => small(4, 3),
        "e5m2" => small(5, 2),
        "f64" => f64::from(value).to_bits(),
        "f32" | "tf32" => single.into(),
        _ => value as u64,
    }
}

fn decode(output: &str, bytes: &[u8]) -> f64 {
    match output {
        "f64" => f64::from_le_bytes(bytes.try_into().expect("8 bytes")),
        "s32" => i32::from_le_bytes(bytes.try_into().expect("4 bytes")).into(),
        "f16" => simt::num::f16::to_f64(u16::from_le_bytes(bytes.try_into().expect("2 bytes"))),
        _ => f32::from_le_bytes(bytes.try_into().expect("4 bytes")).into(),
    }
}

fn bits_of(output: &str) -> u32 {
    match output {
        "f16" => 16,
        "f64" => 64,
        _ => 32,
    }
}

/// A matrix in memory, rows or columns one after the other, `stride` elements apart.
fn lay_out(values: &[Vec<i32>], row_major: bool, stride: usize, input: &str, bits: u32) -> Vec<u8> {
    let (rows, columns) = (values.len(), values[0].len());
    let majors = if row_major { rows } else { columns };
    let mut bytes = vec![0u8; majors * stride * bits as usize / 8 + 8];
    for (r, row) in values.iter().enumerate() {
        for (c, &value) in row.iter().enumerate() {
            let at = if row_major { r * stride + c } else { c * stride + r };
            let (at, code) = (at * bits as usize, encode(input, value));
            for bit in 0..bits as usize {
                bytes[(at + bit) / 8] |= ((code >> bit & 1) as u8) << ((at + bit) % 8);
            }
        }
    }
    bytes
}

/// Whole numbers that repeat late.
fn matrix(rows: u32, columns: u32, (low, high): (i32, i32), salt: u32) -> Vec<Vec<i32>> {
    let span = (high - low + 1) as u32;
    let value = |r: u32, c: u32| {
        low + ((r * 37 + c * 101 + salt).wrapping_mul(2_654_435_761) >> 8) as i32 % span as i32
    };
    (0..rows).map(|r| (0..columns).map(|c| value(r, c)).collect()).collect()
}

fn registers(prefix: &str, count: u32) -> String {
    let list: Vec<String> = (0..count).map(|i| format!("%{prefix}{i}")).collect();
    format!("{{{}}}", list.join(", "))
}

struct Case<'t> {
    shape: (u32, u32, u32),
    input: [&'t Input; 2],
    output: [&'t str; 2],
    /// Registers of A and B, of a lane.
    counts: (u32, u32),
    layouts: (&'t str, &'t str),
    extra: &'t str,
}

/// Loads, multiplies and stores by `wmma`; C is by columns, D by rows.
fn wmma(case: &Case<'_>) {
    let (m, n, k) = case.shape;
    let shape = format!("m{m}n{n}k{k}");
    let [ain, bin] = case.input;
    let [dout, cin] = case.output;
    let (la, lb) = case.layouts;
    let of = |ty: &str, count: u32| if ty == "f64" { count / 2 } else { count };
    let c_count = m * n * bits_of(cin) / 32 / 32;
    let d_count = m * n * bits_of(dout) / 32 / 32;
    let kind = |wide: bool| if wide { "b64" } else { "b32" };
    let pad = |major: u32| (major + 16).next_multiple_of(32);
    let (sa, sb) = (if la == "row" { pad(k) } else { pad(m) }, if lb == "row" { pad(n) } else { pad(k) });
    let (sc, sd) = (pad(m), pad(n));
    let types = match ain.name {
        "f16" => format!("{dout}.{cin}"),
        _ => format!("{dout}.{}.{}.{cin}", ain.name, bin.name),
    };
    let mut body = String::new();
    let (ca, cb) = case.counts;
    let (cc, cd) = (of(cin, c_count), of(dout, d_count));
    let (ra, rb, rc, rd) = (registers("a", ca), registers("b", cb), registers("c", cc), registers("e", cd));
    let generic = "cvta.to.global.u64 %p, %p;";
    let _ = write!(
        body,
        ".reg .{ka} %a<{ca}>; .reg .{kb} %b<{cb}>; .reg .{kc} %c<{cc}>; .reg .{kd} %e<{cd}>; .reg .b64 %p; .reg .b32 %s;
         ld.param.u64 %p, [pa]; wmma.load.a.sync.aligned.{la}.{shape}.{ta} {ra}, [%p], {sa};
         ld.param.u64 %p, [pb]; {generic} wmma.load.b.sync.aligned.{lb}.{shape}.global.{tb} {rb}, [%p], {sb};
         ld.param.u64 %p, [pc]; mov.u32 %s, {sc}; wmma.load.c.sync.aligned.col.{shape}.global.{cin} {rc}, [%p+0], %s;
         wmma.mma{op}.sync.aligned.{la}.{lb}.{shape}.{types}{extra} {rd}, {ra}, {rb}, {rc};
         ld.param.u64 %p, [pd]; wmma.store.d.sync.aligned.row.{shape}.global.{dout} [%p], {rd}, {sd}; ret;",
        ka = kind(ain.wide),
        kb = kind(bin.wide),
        kc = kind(cin == "f64"),
        kd = kind(dout == "f64"),
        ta = ain.name,
        tb = bin.name,
        op = if ain.name == "b1" { case.extra } else { "" },
        extra = if ain.name == "b1" { "" } else { case.extra },
    );
    let device = Device::kernel(".param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd", &body);
    let (a, b, c) = (matrix(m, k, ain.range, 1), matrix(k, n, bin.range, 2), matrix(m, n, (-40, 40), 3));
    let pa = device.upload(&lay_out(&a, la == "row", sa as usize, ain.name, ain.bits));
    let pb = device.upload(&lay_out(&b, lb == "row", sb as usize, bin.name, bin.bits));
    let pc = device.upload(&lay_out(&c, false, sc as usize, cin, bits_of(cin)));
    let bytes = bits_of(dout) / 8;
    let pd = device.upload(&vec![0u8; (m * sd * bytes) as usize]);
    if let Err(fault) = device.launch("k", 1, 32, &[pa.into(), pb.into(), pc.into(), pd.into()]) {
        panic!("{shape} {types}: {fault}");
    }
    let got = device.download::<u8>(pd, (m * sd * bytes) as usize);
    check(case, &a, &b, &c, &format!("{shape} {la} {lb} {types}"), |r, column| {
        let at = ((r * sd + column) * bytes) as usize;
        decode(dout, &got[at..at + bytes as usize])
    });
}

fn check(
    case: &Case<'_>,
    a: &[Vec<i32>],
    b: &[Vec<i32>],
    c: &[Vec<i32>],
    name: &str,
    got: impl Fn(u32, u32) -> f64,
) {
    let (m, n, k) = case.shape;
    for row in 0..m {
        for column in 0..n {
            let sum: i64 = (0..k as usize)
                .map(|i| {
                    let (x, y) = (i64::from(a[row as usize][i]), i64::from(b[i][column as usize]));
                    match case.extra {
                        ".xor.popc" => x ^ y,
                        _ => x * y,
                    }
                })
                .sum();
            let want = (sum + i64::from(c[row as usize][column as usize])) as f64;
            assert_eq!(got(row, column), want, "{name}: row {row}, column {column}");
        }
    }
}

const ALL: [(&str, &str); 4] = [("row", "col"), ("row", "row"), ("col", "col"), ("col", "row")];

#[test]
fn wmma_of_halves() {
    for shape in [(16, 16, 16), (32, 8, 16), (8, 32, 16)] {
        for layouts in ALL {
            for output in [["f32", "f32"], ["f16", "f16"], ["f32", "f16"], ["f16", "f32"]] {
                wmma(&Case { shape, input: [&F16, &F16], output, counts: (8, 8), layouts, extra: "" });
            }
        }
    }
}

#[test]
fn wmma_of_other_types() {
    for layouts in ALL {
        for (shape, counts) in [((16, 16, 16), (4, 4)), ((32, 8, 16), (8, 2)), ((8, 32, 16), (2, 8))] {
            let output = ["f32", "f32"];
            wmma(&Case { shape, input: [&BF16, &BF16], output, counts, layouts, extra: "" });
        }
        for (shape, counts) in [((16, 16, 16), (2, 2)), ((32, 8, 16), (4, 1)), ((8, 32, 16), (1, 4))] {
            for input in [&S8, &U8] {
                let output = ["s32", "s32"];
                wmma(&Case { shape, input: [input, input], output, counts, layouts, extra: ".satfinite" });
            }
        }
        let (shape, counts) = ((16, 16, 8), (4, 4));
        wmma(&Case { shape, input: [&TF32, &TF32], output: ["f32", "f32"], counts, layouts, extra: "" });
        let (shape, counts) = ((8, 8, 4), (1, 1));
        wmma(&Case { shape, input: [&F64, &F64], output: ["f64", "f64"], counts, layouts, extra: "" });
    }
    let (layouts, output, counts) = (("row", "col"), ["s32", "s32"], (1, 1));
    for input in [&S4, &U4] {
        wmma(&Case { shape: (8, 8, 32), input: [input, input], output, counts, layouts, extra: "" });
    }
    for extra in [".xor.popc", ".and.popc"] {
        wmma(&Case { shape: (8, 8, 128), input: [&B1, &B1], output, counts, layouts, extra });
    }
}

/// `mma.sync`, with operands packed as PTX lays them out: the lane `4 g + t` has row (or column) `g` and its like.
fn mma(case: &Case<'_>) {
    let (m, n, k) = case.shape;
    let [ain, bin] = case.input;
    let [dout, cin] = case.output;
    let per = |bits: u32| (32 / bits).max(1);
    let wide = ain.wide;
    let (ea, ec, ed) = (per(ain.bits), per(bits_of(cin)), per(bits_of(dout)));
    let (ca, cb) = (m * k / 32 / ea, n * k / 32 / ea);
    let (cc, cd) = (m * n / 32 / ec, m * n / 32 / ed);
    assert_eq!((ca, cb), case.counts);
    let (ty, bytes) = if wide { ("b64", 8) } else { ("b32", 4) };
    let mut body = format!(
        ".reg .{ty} %a<{ca}>; .reg .{ty} %b<{cb}>; .reg .{ty} %c<{cc}>; .reg .{ty} %e<{cd}>;
         .reg .b64 %p, %lane; .reg .b32 %t; mov.u32 %t, %tid.x; mul.wide.u32 %lane, %t, {bytes};\n"
    );
    for (name, count) in [("a", ca), ("b", cb), ("c", cc)] {
        let _ = writeln!(body, "ld.param.u64 %p, [p{name}]; add.u64 %p, %p, %lane;");
        for i in 0..count {
            let _ = writeln!(body, "ld.global.{ty} %{name}{i}, [%p+{}];", 32 * bytes * i);
        }
    }
    let op = if ain.name == "b1" { case.extra } else { "" };
    let _ = writeln!(
        body,
        "mma.sync.aligned.m{m}n{n}k{k}.row.col.{dout}.{}.{}.{cin}{op} {}, {}, {}, {};
         ld.param.u64 %p, [pd]; add.u64 %p, %p, %lane;",
        ain.name,
        bin.name,
        registers("e", cd),
        registers("a", ca),
        registers("b", cb),
        registers("c", cc),
    );
    for i in 0..cd {
        let _ = writeln!(body, "st.global.{ty} [%p+{}], %e{i};", 32 * bytes * i);
    }
    let device = Device::kernel(".param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd", &body);
    let (a, b, c) = (matrix(m, k, ain.range, 1), matrix(k, n, bin.range, 2), matrix(m, n, (-40, 40), 3));
    // Register by register, lane by lane.
    let pack = |count: u32, e: u32, code: &dyn Fn(u32, u32) -> u64, bits: u32| -> Vec<u8> {
        let mut words = Vec::new();
        for r in 0..count {
            for lane in 0..32 {
                let word = (0..e).fold(0u64, |word, i| {
                    let mask = u64::MAX >> (64 - bits);
                    word | (code(lane, r * e + i) & mask) << (bits * i)
                });
                words.extend_from_slice(&word.to_le_bytes()[..bytes as usize]);
            }
        }
        words
    };
    let blocks = m / 8;
    let at_a = |lane: u32, index: u32| {
        let (r, i) = (index / ea, index % ea);
        let (row, column) = (lane / 4 + 8 * (r % blocks), lane % 4 * ea + 4 * ea * (r / blocks) + i);
        encode(ain.name, a[row as usize][column as usize])
    };
    let at_b = |lane: u32, index: u32| {
        let row = lane % 4 * ea + 4 * ea * (index / ea) + index % ea;
        encode(bin.name, b[row as usize][(lane / 4) as usize])
    };
    let at_c = |lane: u32, index: u32| {
        encode(cin, c[(lane / 4 + 8 * (index / 2)) as usize][(2 * (lane % 4) + index % 2) as usize])
    };
    let pa = device.upload(&pack(ca, ea, &at_a, ain.bits));
    let pb = device.upload(&pack(cb, ea, &at_b, bin.bits));
    let pc = device.upload(&pack(cc, ec, &at_c, bits_of(cin)));
    let pd = device.upload(&vec![0u8; (cd * 32 * bytes) as usize]);
    let name = format!("m{m}n{n}k{k} {} {}", ain.name, dout);
    if let Err(fault) = device.launch("k", 1, 32, &[pa.into(), pb.into(), pc.into(), pd.into()]) {
        panic!("{name}: {fault}");
    }
    let got = device.download::<u8>(pd, (cd * 32 * bytes) as usize);
    check(case, &a, &b, &c, &name, |row, column| {
        let (lane, index) = (row % 8 * 4 + column / 2, row / 8 * 2 + column % 2);
        let size = (bits_of(dout) / 8) as usize;
        let at = ((index / ed * 32 + lane) * bytes) as usize + (index % ed) as usize * size;
        decode(dout, &got[at..at + size])
    });
}

#[test]
fn mma_of_every_type() {
    let layouts = ("row", "col");
    let float = ["f32", "f32"];
    let cases: [(_, [&Input; 2], _, _, &str); 29] = [
        ((16, 8, 8), [&F16, &F16], float, (2, 1), ""),
        ((16, 8, 16), [&F16, &F16], float, (4, 2), ""),
        ((16, 8, 16), [&F16, &F16], ["f16", "f16"], (4, 2), ""),
        ((16, 8, 8), [&F16, &F16], ["f16", "f16"], (2, 1), ""),
        ((16, 8, 8), [&BF16, &BF16], float, (2, 1), ""),
        ((16, 8, 16), [&BF16, &BF16], float, (4, 2), ""),
        ((16, 8, 4), [&TF32, &TF32], float, (2, 1), ""),
        ((16, 8, 8), [&TF32, &TF32], float, (4, 2), ""),
        ((16, 8, 16), [&E4M3, &E5M2], float, (2, 1), ""),
        ((16, 8, 32), [&E4M3, &E4M3], float, (4, 2), ""),
        ((16, 8, 32), [&E5M2, &E4M3], ["f16", "f16"], (4, 2), ""),
        ((8, 8, 4), [&F64, &F64], ["f64", "f64"], (1, 1), ""),
        ((16, 8, 4), [&F64, &F64], ["f64", "f64"], (2, 1), ""),
        ((16, 8, 8), [&F64, &F64], ["f64", "f64"], (4, 2), ""),
        ((16, 8, 16), [&F64, &F64], ["f64", "f64"], (8, 4), ""),
        ((8, 8, 16), [&S8, &U8], ["s32", "s32"], (1, 1), ""),
        ((16, 8, 16), [&U8, &S8], ["s32", "s32"], (2, 1), ""),
        ((16, 8, 32), [&S8, &S8], ["s32", "s32"], (4, 2), ""),
        ((16, 8, 32), [&U8, &U8], ["s32", "s32"], (4, 2), ""),
        ((8, 8, 32), [&S4, &S4], ["s32", "s32"], (1, 1), ""),
        ((16, 8, 32), [&U4, &S4], ["s32", "s32"], (2, 1), ""),
        ((16, 8, 64), [&S4, &U4], ["s32", "s32"], (4, 2), ""),
        ((16, 8, 64), [&U4, &U4], ["s32", "s32"], (4, 2), ""),
        ((8, 8, 128), [&B1, &B1], ["s32", "s32"], (1, 1), ".xor.popc"),
        ((8, 8, 128), [&B1, &B1], ["s32", "s32"], (1, 1), ".and.popc"),
        ((16, 8, 128), [&B1, &B1], ["s32", "s32"], (2, 1), ".xor.popc"),
        ((16, 8, 128), [&B1, &B1], ["s32", "s32"], (2, 1), ".and.popc"),
        ((16, 8, 256), [&B1, &B1], ["s32", "s32"], (4, 2), ".xor.popc"),
        ((16, 8, 256), [&B1, &B1], ["s32", "s32"], (4, 2), ".and.popc"),
    ];
    for (shape, input, output, counts, extra) in cases {
        mma(&Case { shape, input, output, counts, layouts, extra });
    }
}

#[test]
fn sums_of_integers_stop_at_the_end_where_asked() {
    for (saturate, want) in [("", i32::MIN + 15), (".satfinite", i32::MAX)] {
        let device = Device::kernel(
            ".param .u64 out",
            &format!(
                "{} mov.u32 %r1, 0x01010101; mov.u32 %r2, 0x7fffffff;
                 mma.sync.aligned.m8n8k16.row.col{saturate}.s32.s8.s8.s32 {{%r3, %r4}}, {{%r1}}, {{%r1}}, {{%r2, %r2}};
                 st.global.u32 [%out], %r4;",
                common::head(4)
            ),
        );
        assert_eq!(device.run::<i32>(32, 32), [want; 32]);
    }
}

#[test]
fn a_matrix_is_transposed_in_registers() {
    let device = Device::kernel(
        ".param .u64 out",
        &format!(
            "{} shl.b32 %r1, %me, 1; add.u32 %r2, %r1, 1; shl.b32 %r2, %r2, 16; or.b32 %r1, %r1, %r2;
             movmatrix.sync.aligned.m8n8.trans.b16 %r3, %r1; st.global.u32 [%out], %r3;",
            common::head(4)
        ),
    );
    let want: Vec<u32> = (0..32u32)
        .map(|lane| {
            let (row, column) = (lane / 4, 2 * (lane % 4));
            (column * 8 + row) | ((column + 1) * 8 + row) << 16
        })
        .collect();
    assert_eq!(device.run::<u32>(32, 32), want);
}
