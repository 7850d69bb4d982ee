//! The same instructions on the same operands as a GPU executed them.
//!
//! `hardware.txt` holds, for each instruction, a hash of its results for all pairs from a table of operands, as an H200
//! (driver 580.159.04) gave them.

use super::super::compare::Compare;
use super::super::convert::{self, Float};
use super::super::int::Int;
use super::super::narrow::{E4M3, E5M2};
use super::super::single::Test;
use super::super::{bf16, double, f16, narrow, single};
use super::*;
use crate::memory::{AtomicOp, AtomicType, Rmw};

mod whole;

/// Which table the operands are from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Table {
    Words,
    Doubles,
    Halves,
}
use Table::{Doubles, Halves, Words};

pub(super) type Instruction = (String, Table, Box<dyn Fn(u64, u64, u64) -> u64>);

pub(super) fn operands(table: Table) -> Vec<u64> {
    let mut seed = 88_172_645_463_325_252_u64;
    let mut random = || {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        seed
    };
    let mut words = WORDS.to_vec();
    words.extend((0..24).map(|_| random() >> 32));
    let mut doubles = DOUBLES.to_vec();
    doubles.extend((0..20).map(|_| random()));
    doubles.extend((0..8).map(|_| (random() & 0x800f_ffff_ffff_ffff) | ((1013 + random() % 20) << 52)));
    let mut halves = HALVES.to_vec();
    halves.extend((0..26).map(|_| random() >> 48));
    words.extend((0..8).map(|_| (random() >> 32 & 0x807f_ffff) | ((117 + (random() >> 60)) << 23)));
    match table {
        Words => words,
        Doubles => doubles,
        Halves => (0..64).map(|i| halves[i] | halves[(i * 29 + 11) % 64] << 16).collect(),
    }
}

const WORDS: [u64; 72] = [
    0x0000_0000,
    0x8000_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f00_0000,
    0xbf00_0000,
    0x3fc0_0000,
    0x4020_0000,
    0xc020_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x0080_0000,
    0x8080_0000,
    0x0000_0001,
    0x8000_0001,
    0x007f_ffff,
    0x0040_0000,
    0x8040_0001,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc1_2345,
    0x7f80_0001,
    0x7fff_ffff,
    0x4b80_0000,
    0x4f00_0000,
    0xcf00_0000,
    0x4f80_0000,
    0x5f00_0000,
    0x5f80_0000,
    0x477f_e000,
    0x477f_f000,
    0x3380_0000,
    0x3300_0001,
    0x7f00_0000,
    0x7e80_0000,
    0x7e80_0001,
    0xfe90_0000,
    0x3eaa_aaab,
    0x42f6_e979,
    0xc2c8_0000,
    0x4049_0fdb,
    0x3f7f_ffff,
    0x3f80_0001,
    0x0da2_4260,
    0x4380_0000,
    0x42fe_0000,
    0x4eff_ffff,
    1,
    2,
    3,
    5,
    7,
    16,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    255,
    256,
    0x7fff,
    0x8000,
    0xffff,
    0x10000,
    0x7fff_ffff,
    0xffff_fffe,
    0xffff_ffff,
    0x00ff_00ff,
    0xffff_ff80,
];

const DOUBLES: [u64; 60] = [
    0,
    1 << 63,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3fe0_0000_0000_0000,
    0x4004_0000_0000_0000,
    0xc004_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x8010_0000_0000_0000,
    1,
    1 << 63 | 1,
    0x000f_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff8_1234_5678_9abc,
    0x7ff0_0000_0000_0001,
    0x7fff_ffff_ffff_ffff,
    0x41e0_0000_0000_0000,
    0xc1e0_0000_0000_0000,
    0x41df_ffff_ffc0_0000,
    0x41ef_ffff_ffe0_0000,
    0x43e0_0000_0000_0000,
    0xc3e0_0000_0000_0000,
    0x43f0_0000_0000_0000,
    0x47ef_ffff_e000_0000,
    0x47ef_ffff_f000_0000,
    0x36a0_0000_0000_0000,
    0x3690_0000_0000_0000,
    0x3690_0000_0000_0001,
    0x380f_ffff_c000_0000,
    0x40ef_fc00_0000_0000,
    0x40ef_fe00_0000_0000,
    0x3fd5_5555_5555_5555,
    0x4009_21fb_5444_2d18,
    0x3cb0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x7fd0_0000_0000_0000,
    1,
    2,
    3,
    7,
    31,
    32,
    63,
    64,
    65,
    127,
    128,
    0xffff,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_ffff,
    1 << 63,
    0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_0000_0000,
    0xffff_ffff_8000_0000,
];

const HALVES: [u64; 38] = [
    0, 0x8000, 0x3c00, 0xbc00, 0x3800, 0x3e00, 0x4100, 0x7bff, 0xfbff, 0x0400, 0x8400, 1, 0x8001, 0x03ff,
    0x0200, 0x7c00, 0xfc00, 0x7e00, 0xfe12, 0x7c01, 0x7fff, 0x7800, 0x3555, 0xc248, 0x3f80, 0xbf80, 0x7f7f,
    0xff7f, 0x0080, 0x8080, 0x7f80, 0xff80, 0x7f81, 0x3f81, 0x3c01, 0x1001, 0x4248, 0x5bff,
];

#[derive(Default)]
struct List(Vec<Instruction>);

fn s(bits: u64) -> f32 {
    f32::from_bits(bits as u32)
}

fn d(bits: u64) -> f64 {
    f64::from_bits(bits)
}

impl List {
    fn any(&mut self, name: impl Into<String>, table: Table, f: impl Fn(u64, u64, u64) -> u64 + 'static) {
        self.0.push((name.into(), table, Box::new(f)));
    }

    fn word(&mut self, name: impl Into<String>, f: impl Fn(u32, u32, u32) -> u32 + 'static) {
        self.any(name, Words, move |a, b, c| f(a as u32, b as u32, c as u32).into());
    }

    fn single(&mut self, name: impl Into<String>, f: impl Fn(f32, f32, f32) -> f32 + 'static) {
        self.any(name, Words, move |a, b, c| f(s(a), s(b), s(c)).to_bits().into());
    }

    fn double(&mut self, name: impl Into<String>, f: impl Fn(f64, f64, f64) -> f64 + 'static) {
        self.any(name, Doubles, move |a, b, c| f(d(a), d(b), d(c)).to_bits());
    }

    fn pair(&mut self, name: impl Into<String>, f: impl Fn(u16, u16, u16) -> u16 + 'static) {
        self.any(name, Halves, move |a, b, c| f16::pairwise3(a as u32, b as u32, c as u32, &f).into());
    }

    fn int<I: Int>(&mut self, name: &str, table: Table, f: impl Fn(I, I, I) -> I + 'static) {
        self.any(name, table, move |a, b, c| f(I::from_bits(a), I::from_bits(b), I::from_bits(c)).to_bits());
    }
}

const MODES: [(&str, Rounding); 4] =
    [("rn", Rounding::Nearest), ("rz", Rounding::Zero), ("rm", Rounding::Down), ("rp", Rounding::Up)];

fn flushed(f: impl Fn(f32, f32, f32) -> f32) -> impl Fn(f32, f32, f32) -> f32 {
    use single::flush;
    move |a, b, c| flush(f(flush(a), flush(b), flush(c)))
}

fn floats(list: &mut List) {
    for (r, mode) in MODES {
        list.single(format!("add.{r}.f32"), move |a, b, _| single::add_rounded(a, b, mode));
        list.single(format!("sub.{r}.f32"), move |a, b, _| single::sub_rounded(a, b, mode));
        list.single(format!("mul.{r}.f32"), move |a, b, _| single::mul_rounded(a, b, mode));
        list.single(format!("div.{r}.f32"), move |a, b, _| single::div_rounded(a, b, mode));
        list.single(format!("fma.{r}.f32"), move |a, b, c| single::fma_rounded(a, b, c, mode));
        list.single(format!("sqrt.{r}.f32"), move |a, _, _| single::sqrt_rounded(a, mode));
        list.single(format!("rcp.{r}.f32"), move |a, _, _| single::rcp_rounded(a, mode));
        list.double(format!("add.{r}.f64"), move |a, b, _| double::add_rounded(a, b, mode));
        list.double(format!("sub.{r}.f64"), move |a, b, _| double::sub_rounded(a, b, mode));
        list.double(format!("mul.{r}.f64"), move |a, b, _| double::mul_rounded(a, b, mode));
        list.double(format!("div.{r}.f64"), move |a, b, _| double::div_rounded(a, b, mode));
        list.double(format!("fma.{r}.f64"), move |a, b, c| double::fma_rounded(a, b, c, mode));
        list.double(format!("sqrt.{r}.f64"), move |a, _, _| double::sqrt_rounded(a, mode));
        list.double(format!("rcp.{r}.f64"), move |a, _, _| double::rcp_rounded(a, mode));
    }
    // The functions for nearest alone answer for it as well.
    list.single("add.rn.f32", |a, b, _| single::add(a, b));
    list.single("sub.rn.f32", |a, b, _| single::sub(a, b));
    list.single("mul.rn.f32", |a, b, _| single::mul(a, b));
    list.single("div.rn.f32", |a, b, _| single::div(a, b));
    list.single("fma.rn.f32", single::fma);
    list.single("sqrt.rn.f32", |a, _, _| single::sqrt(a));
    list.single("rcp.rn.f32", |a, _, _| single::rcp(a));
    list.double("add.rn.f64", |a, b, _| double::add(a, b));
    list.double("sub.rn.f64", |a, b, _| double::sub(a, b));
    list.double("mul.rn.f64", |a, b, _| double::mul(a, b));
    list.double("div.rn.f64", |a, b, _| double::div(a, b));
    list.double("fma.rn.f64", double::fma);
    list.double("sqrt.rn.f64", |a, _, _| double::sqrt(a));
    list.double("rcp.rn.f64", |a, _, _| double::rcp(a));
    list.single("add.rn.ftz.f32", flushed(|a, b, _| single::add(a, b)));
    list.single("mul.rn.ftz.f32", |a, b, _| single::mul_ftz(a, b));
    list.single("fma.rn.ftz.f32", single::fma_ftz);
    list.single("div.rn.ftz.f32", |a, b, _| single::div_ftz(a, b));
    list.single("sqrt.rn.ftz.f32", flushed(|a, _, _| single::sqrt(a)));
    list.single("rcp.rn.ftz.f32", flushed(|a, _, _| single::rcp(a)));
    // Around the least normal number, where flushing and rounding meet.
    list.word("mul.edge.ftz", |a, b, _| {
        let (a, b) = ((a & 0x8000_00ff) + 0x0080_0000, 0x3f7f_ffff - (b & 0xff));
        single::mul_ftz(f32::from_bits(a), f32::from_bits(b)).to_bits()
    });
    list.word("div.edge.ftz", |a, b, _| {
        let (a, b) = ((a & 0x8000_00ff) ^ 0x3f80_00ff, (b & 0xf) + 0x7e80_0000);
        single::div_ftz(f32::from_bits(a), f32::from_bits(b)).to_bits()
    });
    list.word("fma.near.ftz", |a, b, c| {
        let (a, b) = ((a & 0x8000_00ff) + 0x0080_0000, 0x3f7f_ffff - (b & 0xff));
        single::fma_ftz(f32::from_bits(a), f32::from_bits(b), f32::from_bits(c & 0x8000_0000)).to_bits()
    });
    let edge = |a: u32, b: u32, c: u32| {
        let (a, b) = (a & 0x80ff_ffff | 0x0a00_0000, b & 0x00ff_ffff | 0x0b00_0000);
        (f32::from_bits(a), f32::from_bits(b), f32::from_bits(c & 0x8000_0001 | 0x0080_0000))
    };
    list.word("fma.edge.ftz", move |a, b, c| {
        let (a, b, c) = edge(a, b, c);
        single::fma_ftz(a, b, c).to_bits()
    });
    list.word("fma.rz.edge.ftz", move |a, b, c| {
        let (a, b, c) = edge(a, b, c);
        single::flush(single::fma_rounded(a, b, c, Rounding::Zero)).to_bits()
    });
    list.single("add.rn.sat.f32", |a, b, _| single::saturate(single::add(a, b)));
    list.single("mul.rn.sat.f32", |a, b, _| single::saturate(single::mul(a, b)));
    list.single("fma.rn.sat.f32", |a, b, c| single::saturate(single::fma(a, b, c)));
    list.single("add.rn.ftz.sat.f32", |a, b, c| {
        single::saturate(flushed(|a, b, _| single::add(a, b))(a, b, c))
    });
    list.single("mul.rn.ftz.sat.f32", |a, b, _| single::saturate(single::mul_ftz(a, b)));
    list.single("fma.rn.ftz.sat.f32", |a, b, c| single::saturate(single::fma_ftz(a, b, c)));
    type Pick = (&'static str, fn(f32, f32) -> f32, fn(f32, f32) -> f32);
    let picks: [Pick; 2] = [("min", single::min, single::min_nan), ("max", single::max, single::max_nan)];
    for (name, plain, nan) in picks {
        list.single(format!("{name}.f32"), move |a, b, _| plain(a, b));
        list.single(format!("{name}.NaN.f32"), move |a, b, _| nan(a, b));
        list.single(format!("{name}.xorsign.abs.f32"), move |a, b, _| single::xorsign_abs(a, b, plain));
        list.single(format!("{name}.NaN.xorsign.abs.f32"), move |a, b, _| single::xorsign_abs(a, b, nan));
        list.single(format!("{name}.ftz.f32"), flushed(move |a, b, _| plain(a, b)));
    }
    list.double("min.f64", |a, b, _| double::min(a, b));
    list.double("max.f64", |a, b, _| double::max(a, b));
    list.single("copysign.f32", |a, b, _| single::copysign(a, b));
    list.double("copysign.f64", |a, b, _| double::copysign(a, b));
    list.single("abs.f32", |a, _, _| single::abs(a));
    list.single("neg.f32", |a, _, _| single::neg(a));
    list.single("abs.ftz.f32", |a, _, _| single::flush(single::abs(a)));
    list.single("neg.ftz.f32", |a, _, _| single::flush(single::neg(a)));
    list.double("abs.f64", |a, _, _| double::abs(a));
    list.double("neg.f64", |a, _, _| double::neg(a));
    for (name, test) in [
        ("finite", Test::Finite),
        ("infinite", Test::Infinite),
        ("number", Test::Number),
        ("notanumber", Test::NotANumber),
        ("normal", Test::Normal),
        ("subnormal", Test::Subnormal),
    ] {
        list.any(format!("testp.{name}.f32"), Words, move |a, _, _| single::test(s(a), test).into());
        list.any(format!("testp.{name}.f64"), Doubles, move |a, _, _| double::test(d(a), test).into());
    }
    for name in "eq ne lt le gt ge equ neu ltu leu gtu geu num nan".split(' ') {
        let op = Compare::parse(name).unwrap();
        let all = |holds: bool| if holds { 0xffff_ffff } else { 0 };
        list.any(format!("set.{name}.u32.f32"), Words, move |a, b, _| all(op.holds(s(a), s(b))));
        list.any(format!("set.{name}.u32.f64"), Doubles, move |a, b, _| all(op.holds(d(a), d(b))));
        list.pair(format!("set.{name}.f16x2.f16x2"), move |a, b, _| {
            if op.holds(f16::to_f32(a), f16::to_f32(b)) { f16::ONE } else { 0 }
        });
    }
}

fn conversions(list: &mut List) {
    fn to_int<I: Int>(list: &mut List, name: &str) {
        for (r, mode) in MODES {
            list.any(format!("cvt.{r}i.{name}.f32"), Words, move |a, _, _| {
                convert::to_int::<f32, I>(s(a), mode).to_bits()
            });
            list.any(format!("cvt.{r}i.{name}.f64"), Doubles, move |a, _, _| {
                convert::to_int::<f64, I>(d(a), mode).to_bits()
            });
            let table = if I::BITS == 64 { Doubles } else { Words };
            list.any(format!("cvt.{r}.f32.{name}"), table, move |a, _, _| {
                convert::to_f32_rounded(I::from_bits(a), mode).to_bits().into()
            });
            list.any(format!("cvt.{r}.f64.{name}"), table, move |a, _, _| {
                convert::to_f64_rounded(I::from_bits(a), mode).to_bits()
            });
            list.any(format!("cvt.{r}.f16.{name}"), table, move |a, _, _| {
                convert::from_int(I::from_bits(a), F16, mode)
            });
        }
        list.any(format!("cvt.rzi.{name}.f16"), Words, |a, _, _| {
            convert::to_int::<f32, I>(f16::to_f32(a as u16), Rounding::Zero).to_bits()
        });
    }
    to_int::<i8>(list, "s8");
    to_int::<u8>(list, "u8");
    to_int::<i16>(list, "s16");
    to_int::<u16>(list, "u16");
    to_int::<i32>(list, "s32");
    to_int::<u32>(list, "u32");
    to_int::<i64>(list, "s64");
    to_int::<u64>(list, "u64");
    list.any("cvt.rpi.ftz.s32.f32", Words, |a, _, _| {
        convert::to_int::<f32, i32>(single::flush(s(a)), Rounding::Up).to_bits()
    });
    for (r, mode) in MODES {
        list.single(format!("cvt.{r}i.f32.f32"), move |a, _, _| a.integral(mode));
        list.double(format!("cvt.{r}i.f64.f64"), move |a, _, _| a.integral(mode));
        list.any(format!("cvt.{r}i.f16.f16"), Words, move |a, _, _| {
            f16::from_f32(f16::to_f32(a as u16).integral(mode), Rounding::Nearest).into()
        });
        list.any(format!("cvt.{r}.f32.f64"), Doubles, move |a, _, _| {
            single::round_double(d(a), mode).to_bits().into()
        });
        list.any(format!("cvt.{r}.ftz.f32.f64"), Doubles, move |a, _, _| {
            single::flush(single::round_double(d(a), mode)).to_bits().into()
        });
        list.any(format!("cvt.{r}.f16.f64"), Doubles, move |a, _, _| f16::round_double(d(a), mode).into());
        list.any(format!("cvt.{r}.f16.f32"), Words, move |a, _, _| f16::from_f32(s(a), mode).into());
    }
    list.single("cvt.sat.f32.f32", |a, _, _| single::saturate(a));
    list.single("cvt.ftz.f32.f32", |a, _, _| single::flush(single::canonical(a)));
    list.any("cvt.f64.f32", Words, |a, _, _| convert::widen(s(a)).to_bits());
    list.any("cvt.ftz.f64.f32", Words, |a, _, _| convert::widen_flushed(s(a)).to_bits());
    list.any("cvt.rn.sat.f16.f32", Words, |a, _, _| {
        f16::saturate(f16::from_f32(s(a), Rounding::Nearest)).into()
    });
    list.any("cvt.rn.sat.f32.f64", Doubles, |a, _, _| {
        single::saturate(single::round_double(d(a), Rounding::Nearest)).to_bits().into()
    });
    list.any("cvt.f32.f16", Words, |a, _, _| f16::to_f32(a as u16).to_bits().into());
    list.any("cvt.f64.f16", Words, |a, _, _| f16::to_f64(a as u16).to_bits());
    list.any("cvt.f32.bf16", Words, |a, _, _| bf16::to_f32(a as u16).to_bits().into());
    for (r, mode) in &MODES[..2] {
        let mode = *mode;
        list.word(format!("cvt.{r}.f16x2.f32"), move |a, b, _| both(a, b, |x| f16::from_f32(x, mode)));
        list.word(format!("cvt.{r}.bf16x2.f32"), move |a, b, _| both(a, b, |x| bf16::from_f32(x, mode)));
        list.word(format!("cvt.{r}.relu.f16x2.f32"), move |a, b, _| {
            both(a, b, |x| f16::relu(f16::from_f32(x, mode)))
        });
        list.word(format!("cvt.{r}.relu.bf16x2.f32"), move |a, b, _| {
            both(a, b, |x| bf16::relu(bf16::from_f32(x, mode)))
        });
    }
    list.word("cvt.rna.tf32.f32", |a, _, _| {
        narrow::tf32_from_f32(f32::from_bits(a), Rounding::NearestAway, false, false)
    });
    for (name, format) in [("e4m3x2", E4M3), ("e5m2x2", E5M2)] {
        for (m, relu) in [("", false), (".relu", true)] {
            let one = move |x: f32| narrow::byte_from_f32(x, format, relu);
            list.word(format!("cvt.rn.satfinite{m}.{name}.f32"), move |a, b, _| {
                u32::from(one(f32::from_bits(a))) << 8 | u32::from(one(f32::from_bits(b)))
            });
            list.word(format!("cvt.rn.satfinite{m}.{name}.f16x2"), move |a, _, _| {
                u32::from(one(f16::to_f32((a >> 16) as u16))) << 8 | u32::from(one(f16::to_f32(a as u16)))
            });
        }
        list.word(format!("cvt.rn.f16x2.{name}"), move |a, _, _| {
            let one =
                |byte: u32| u32::from(f16::round_double(to_f64(byte & 0xff, format), Rounding::Nearest));
            one(a >> 8) << 16 | one(a)
        });
    }
}

fn both(a: u32, b: u32, f: impl Fn(f32) -> u16) -> u32 {
    u32::from(f(f32::from_bits(a))) << 16 | u32::from(f(f32::from_bits(b)))
}

fn halves(list: &mut List) {
    for (m, ftz, sat) in
        [("", false, false), (".ftz", true, false), (".sat", false, true), (".ftz.sat", true, true)]
    {
        let end = move |x: u16| if sat { f16::saturate(x) } else { x };
        list.pair(format!("add.rn{m}.f16x2"), move |a, b, _| end(f16::add(a, b, ftz)));
        list.pair(format!("sub.rn{m}.f16x2"), move |a, b, _| end(f16::sub(a, b, ftz)));
        list.pair(format!("mul.rn{m}.f16x2"), move |a, b, _| end(f16::mul(a, b, ftz)));
        list.pair(format!("fma.rn{m}.f16x2"), move |a, b, c| end(f16::fma(a, b, c, ftz)));
    }
    list.pair("add.rn.bf16x2", |a, b, _| bf16::add(a, b));
    list.pair("sub.rn.bf16x2", |a, b, _| bf16::sub(a, b));
    list.pair("mul.rn.bf16x2", |a, b, _| bf16::mul(a, b));
    list.pair("fma.rn.bf16x2", bf16::fma);
    list.pair("fma.rn.relu.f16x2", |a, b, c| f16::relu(f16::fma(a, b, c, false)));
    list.pair("fma.rn.relu.bf16x2", |a, b, c| bf16::relu(bf16::fma(a, b, c)));
    type Pick = fn(u16, u16) -> u16;
    type Xor = fn(u16, u16, Pick) -> u16;
    let picks: [(&str, &str, Pick, Pick, Xor); 4] = [
        ("min", "f16x2", |a, b| f16::min(a, b, false), |a, b| f16::min_nan(a, b, false), f16::xorsign_abs),
        ("max", "f16x2", |a, b| f16::max(a, b, false), |a, b| f16::max_nan(a, b, false), f16::xorsign_abs),
        ("min", "bf16x2", bf16::min, bf16::min_nan, bf16::xorsign_abs),
        ("max", "bf16x2", bf16::max, bf16::max_nan, bf16::xorsign_abs),
    ];
    for (name, ty, plain, nan, xorsign) in picks {
        list.pair(format!("{name}.{ty}"), move |a, b, _| plain(a, b));
        list.pair(format!("{name}.NaN.{ty}"), move |a, b, _| nan(a, b));
        list.pair(format!("{name}.xorsign.abs.{ty}"), move |a, b, _| xorsign(a, b, plain));
        list.pair(format!("{name}.NaN.xorsign.abs.{ty}"), move |a, b, _| xorsign(a, b, nan));
    }
    list.pair("min.ftz.f16x2", |a, b, _| f16::min(a, b, true));
    list.pair("max.ftz.f16x2", |a, b, _| f16::max(a, b, true));
    list.pair("abs.f16x2", |a, _, _| f16::abs(a));
    list.pair("neg.f16x2", |a, _, _| f16::neg(a));
    list.pair("abs.bf16x2", |a, _, _| bf16::abs(a));
    list.pair("neg.bf16x2", |a, _, _| bf16::neg(a));
    for (name, table, op, ty, global) in [
        ("atom.global.add.f32", Words, AtomicOp::Add, AtomicType::F32, true),
        ("atom.shared.add.f32", Words, AtomicOp::Add, AtomicType::F32, false),
        ("atom.global.add.noftz.f16x2", Halves, AtomicOp::Add, AtomicType::F16x2, true),
        ("atom.global.add.noftz.bf16x2", Halves, AtomicOp::Add, AtomicType::Bf16x2, true),
        ("atom.global.inc.u32", Words, AtomicOp::Increment, AtomicType::U32, true),
        ("atom.global.dec.u32", Words, AtomicOp::Decrement, AtomicType::U32, true),
    ] {
        let rmw = Rmw::new(op, ty).unwrap();
        list.any(name, table, move |a, b, _| rmw.apply(a & 0xffff_ffff, b & 0xffff_ffff, global));
    }
}

/// FNV-1a of the results for all pairs; the third operand is picked by the other two.
fn hash(table: &[u64], f: &dyn Fn(u64, u64, u64) -> u64) -> u64 {
    let n = table.len();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for i in 0..n {
        for j in 0..n {
            for byte in f(table[i], table[j], table[(i * 7 + j * 13 + 5) % n]).to_le_bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    hash
}

pub(super) fn instructions() -> Vec<Instruction> {
    let mut list = List::default();
    floats(&mut list);
    conversions(&mut list);
    halves(&mut list);
    whole::integers(&mut list);
    list.0
}

#[test]
fn results_are_bit_equal_to_hardware() {
    let recorded: std::collections::BTreeMap<&str, u64> = include_str!("hardware.txt")
        .lines()
        .map(|line| line.split_once(' ').unwrap())
        .map(|(hash, name)| (name, u64::from_str_radix(hash, 16).unwrap()))
        .collect();
    let tables = [operands(Words), operands(Doubles), operands(Halves)];
    let mut wrong = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for (name, table, f) in instructions() {
        let expected = recorded.get(name.as_str());
        if expected != Some(&hash(&tables[table as usize], &f)) {
            wrong.push(name.clone());
        }
        seen.insert(name);
    }
    assert!(wrong.is_empty(), "{} differ: {wrong:?}", wrong.len());
    let missing: Vec<_> = recorded.keys().filter(|name| !seen.contains(**name)).collect();
    assert!(missing.is_empty(), "recorded but not computed: {missing:?}");
}
