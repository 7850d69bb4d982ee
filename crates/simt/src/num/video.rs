//! Video instructions (PTX ISA 9.0, 9.7.20 and 9.7.21): arithmetic on bytes and halves that are picked out of registers.

/// What a video instruction computes from two integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VideoKind {
    /// `vadd`
    Add,
    /// `vsub`
    Sub,
    /// `vabsdiff`
    AbsDiff,
    /// `vmin`
    Min,
    /// `vmax`
    Max,
    /// `vavrg`: rounded away from minus infinity, halves of negative sums down.
    Average,
    /// `vset`
    Compare(Relation),
    /// `vshl`, amounts beyond 31 clamped or wrapped.
    ShiftLeft {
        /// `.wrap`
        wrap: bool,
    },
    /// `vshr`
    ShiftRight {
        /// `.wrap`
        wrap: bool,
    },
}

/// A comparison of `vset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Relation {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl VideoKind {
    fn apply(self, a: i64, b: i64) -> i64 {
        let amount = |wrap: bool| if wrap { b & 31 } else { b.clamp(0, 32) };
        match self {
            VideoKind::Add => a + b,
            VideoKind::Sub => a - b,
            VideoKind::AbsDiff => (a - b).abs(),
            VideoKind::Min => a.min(b),
            VideoKind::Max => a.max(b),
            VideoKind::Average => (a + b + i64::from(a + b >= 0)) >> 1,
            VideoKind::Compare(relation) => i64::from(match relation {
                Relation::Eq => a == b,
                Relation::Ne => a != b,
                Relation::Lt => a < b,
                Relation::Le => a <= b,
                Relation::Gt => a > b,
                Relation::Ge => a >= b,
            }),
            // Of up to 32 bits by up to 32: exact in 64.
            VideoKind::ShiftLeft { wrap } => ((i128::from(a)) << amount(wrap)) as i64,
            VideoKind::ShiftRight { wrap } => a >> amount(wrap),
        }
    }
}

/// Some bits of a word: `.b0` to `.b3`, `.h0`, `.h1`, or all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The lowest bit.
    pub shift: u32,
    /// 8, 16 or 32.
    pub bits: u32,
}

impl Part {
    /// All of a word.
    pub const WORD: Part = Part { shift: 0, bits: 32 };

    /// The part that a selector such as `b2` or `h1` names.
    pub fn named(selector: &str) -> Option<Part> {
        Some(match selector {
            "b0" => Part { shift: 0, bits: 8 },
            "b1" => Part { shift: 8, bits: 8 },
            "b2" => Part { shift: 16, bits: 8 },
            "b3" => Part { shift: 24, bits: 8 },
            "h0" => Part { shift: 0, bits: 16 },
            "h1" => Part { shift: 16, bits: 16 },
            _ => return None,
        })
    }

    fn of(self, word: u32, signed: bool) -> i64 {
        extend(u64::from(word) >> self.shift, self.bits, signed)
    }

    fn put(self, value: u32, into: u32) -> u32 {
        let mask = (u32::MAX >> (32 - self.bits)) << self.shift;
        into & !mask | value << self.shift & mask
    }
}

fn extend(value: u64, bits: u32, signed: bool) -> i64 {
    let up = 64 - bits;
    if signed { ((value << up) as i64) >> up } else { ((value << up) >> up) as i64 }
}

fn clamp(value: i64, bits: u32, signed: bool) -> i64 {
    if signed {
        value.clamp(-1 << (bits - 1), (1 << (bits - 1)) - 1)
    } else {
        value.clamp(0, (1 << bits) - 1)
    }
}

/// What a scalar video instruction does with its result and the third operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Second {
    /// No third operand.
    None,
    /// `.add`
    Add,
    /// `.min`
    Min,
    /// `.max`
    Max,
    /// The result goes to a part of the third operand.
    Merge(Part),
}

/// `vadd`, `vsub`, `vabsdiff`, `vmin`, `vmax`, `vset`, `vshl`, `vshr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scalar {
    /// The operation.
    pub kind: VideoKind,
    /// Whether results, first and second operands are signed.
    pub signed: [bool; 3],
    /// Parts of the two operands.
    pub parts: [Part; 2],
    /// `.sat`
    pub saturate: bool,
    /// The third operand's use.
    pub second: Second,
}

/// A scalar video instruction.
pub fn scalar(how: &Scalar, a: u32, b: u32, c: u32) -> u32 {
    let [signed, a_signed, b_signed] = how.signed;
    let mut value = how.kind.apply(how.parts[0].of(a, a_signed), how.parts[1].of(b, b_signed));
    if how.saturate {
        let bits = if let Second::Merge(part) = how.second { part.bits } else { 32 };
        value = clamp(value, bits, signed);
    }
    let value = value as u32;
    match how.second {
        Second::None => value,
        Second::Add => value.wrapping_add(c),
        Second::Min if signed => (value as i32).min(c as i32) as u32,
        Second::Max if signed => (value as i32).max(c as i32) as u32,
        Second::Min => value.min(c),
        Second::Max => value.max(c),
        Second::Merge(part) => part.put(value, c),
    }
}

/// `vadd2`, `vadd4` and their like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Simd {
    /// The operation.
    pub kind: VideoKind,
    /// 8 or 16.
    pub bits: u32,
    /// Whether results, first and second operands are signed.
    pub signed: [bool; 3],
    /// Which elements of `b:a` the operands' elements are.
    pub picks: [[u8; 4]; 2],
    /// `.sat`
    pub saturate: bool,
    /// `.add`: results are summed into the third operand.
    pub sum: bool,
    /// Elements that are computed; the others are the third operand's, or no part of the sum.
    pub mask: u32,
}

/// A SIMD video instruction.
pub fn simd(how: &Simd, a: u32, b: u32, c: u32) -> u32 {
    let both = u64::from(b) << 32 | u64::from(a);
    let [signed, a_signed, b_signed] = how.signed;
    let mut d = c;
    for element in 0..32 / how.bits {
        if how.mask >> element & 1 == 0 {
            continue;
        }
        let pick = |operand: usize, signed: bool| {
            let index = u32::from(how.picks[operand][element as usize]);
            extend(both >> (how.bits * index), how.bits, signed)
        };
        let mut value = how.kind.apply(pick(0, a_signed), pick(1, b_signed));
        if how.saturate {
            value = clamp(value, how.bits, signed);
        }
        d = if how.sum {
            d.wrapping_add(value as u32)
        } else {
            Part { shift: how.bits * element, bits: how.bits }.put(value as u32, d)
        };
    }
    d
}

/// `vmad`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MultiplyAdd {
    /// Whether the factors are signed.
    pub signed: [bool; 2],
    /// Parts of the factors.
    pub parts: [Part; 2],
    /// Whether the product, and whether the third operand, is negated.
    pub negate: [bool; 2],
    /// `.po`: one more.
    pub plus_one: bool,
    /// Bits that the sum is shifted down by.
    pub shift: u32,
    /// `.sat`
    pub saturate: bool,
}

/// `vmad`
pub fn multiply_add(how: &MultiplyAdd, a: u32, b: u32, c: u32) -> u32 {
    let signed = how.signed[0] || how.signed[1] || how.negate[0] || how.negate[1];
    let product =
        i128::from(how.parts[0].of(a, how.signed[0])) * i128::from(how.parts[1].of(b, how.signed[1]));
    let product = if how.negate[0] { -product } else { product };
    let c = if signed { i128::from(c as i32) } else { i128::from(c) };
    let c = if how.negate[1] { -c } else { c };
    let sum = (product + c + i128::from(how.plus_one)) >> how.shift;
    let sum = match (how.saturate, signed) {
        (false, _) => sum,
        (true, true) => sum.clamp(i32::MIN.into(), i32::MAX.into()),
        (true, false) => sum.clamp(0, u32::MAX.into()),
    };
    sum as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIMD4: Simd = Simd {
        kind: VideoKind::Add,
        bits: 8,
        signed: [false; 3],
        picks: [[0, 1, 2, 3], [4, 5, 6, 7]],
        saturate: false,
        sum: false,
        mask: 0xf,
    };

    #[test]
    fn bytes_do_not_carry_into_each_other() {
        assert_eq!(simd(&SIMD4, 0xff01_7f80, 0x0101_0180, 0), 0x0002_8000);
        assert_eq!(simd(&Simd { saturate: true, ..SIMD4 }, 0xff01_7f80, 0x0101_0180, 0), 0xff02_80ff);
        let signed = Simd { saturate: true, signed: [true; 3], ..SIMD4 };
        assert_eq!(simd(&signed, 0xff01_7f80, 0x0101_0180, 0), 0x0002_7f80);
    }

    #[test]
    fn sums_masks_and_picks() {
        let sad = Simd { kind: VideoKind::AbsDiff, sum: true, ..SIMD4 };
        assert_eq!(simd(&sad, 0x0010_ff05, 0x1000_0007, 1000), 1000 + 16 + 16 + 255 + 2);
        assert_eq!(simd(&Simd { mask: 0b0101, ..SIMD4 }, 0x0101_0101, 0x0202_0202, 0xaabb_ccdd), 0xaa03_cc03);
        let reversed = Simd { picks: [[3, 2, 1, 0], [7, 6, 5, 4]], ..SIMD4 };
        assert_eq!(simd(&reversed, 0x0102_0304, 0x1020_3040, 0), 0x4433_2211);
        let average = Simd { kind: VideoKind::Average, signed: [true; 3], ..SIMD4 };
        // (1 + 2 + 1) / 2, (-1 - 2) / 2 down, (-1 + 0) / 2 down, 0
        assert_eq!(simd(&average, 0x00ff_ff01, 0x0000_fe02, 0), 0x00ff_fe02);
    }

    #[test]
    fn scalars_merge_and_saturate() {
        let how = Scalar {
            kind: VideoKind::Sub,
            signed: [true, true, false],
            parts: [Part::WORD, Part { shift: 8, bits: 8 }],
            saturate: true,
            second: Second::Merge(Part { shift: 16, bits: 16 }),
        };
        assert_eq!(scalar(&how, -40_000i32 as u32, 0x0000_ff00, 0x1234_5678), 0x8000_5678);
        let shift = Scalar {
            kind: VideoKind::ShiftRight { wrap: false },
            signed: [true; 3],
            parts: [Part::WORD; 2],
            saturate: false,
            second: Second::Max,
        };
        assert_eq!(scalar(&shift, i32::MIN as u32, 99, -7i32 as u32), -1i32 as u32);
    }

    #[test]
    fn products_round_and_negate() {
        let how = MultiplyAdd {
            signed: [true; 2],
            parts: [Part::WORD; 2],
            negate: [true, false],
            plus_one: false,
            shift: 7,
            saturate: true,
        };
        assert_eq!(multiply_add(&how, 1000, 128, 64), (-1000i32) as u32);
        assert_eq!(multiply_add(&how, i32::MIN as u32, i32::MAX as u32, 0), i32::MAX as u32);
        let plain = MultiplyAdd { signed: [false; 2], negate: [false; 2], plus_one: true, shift: 0, ..how };
        assert_eq!(multiply_add(&plain, u32::MAX, 2, 0), u32::MAX);
        assert_eq!(multiply_add(&MultiplyAdd { saturate: false, ..plain }, u32::MAX, 2, 0), u32::MAX);
    }
}
