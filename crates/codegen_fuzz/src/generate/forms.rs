//! The operations of generated expressions, as tables: adding a row adds an operation.

use crate::types::{INTS, Int, Type, U32, USIZE};

/// Type of an operand, where it depends on that of the result.
#[derive(Clone, Copy, Debug)]
pub enum Arg {
    /// That of the result.
    Same,
    /// `bool`
    Bool,
    /// `u32`
    U32,
    /// `usize`
    Usize,
    /// An integer type at random, the same for all operands with this mark.
    Int,
    /// An unsigned one.
    Unsigned,
    /// A signed one.
    Signed,
    /// A float type at random.
    Float,
    /// A float type of more than 16 bits.
    WideFloat,
    /// The unsigned integer type of the result's width.
    Bits,
    /// An array of integers, the same for all operands with this mark.
    Array,
}

/// Which result types a row serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Every integer type.
    Int,
    /// Unsigned ones.
    Unsigned,
    /// Signed ones.
    Signed,
    /// `u32`
    U32,
    /// `usize`
    Usize,
    /// `bool`
    Bool,
    /// `f16`, `f32` and `f64`.
    Float,
    /// `f32` and `f64`.
    WideFloat,
    /// All numbers.
    Number,
}

impl Of {
    /// Whether a type is one of these.
    pub fn holds(self, ty: &Type) -> bool {
        match (self, ty) {
            (Of::Int | Of::Number, Type::Int(_)) | (Of::Bool, Type::Bool) => true,
            (Of::Unsigned, Type::Int(int)) => !int.signed,
            (Of::Signed, Type::Int(int)) => int.signed,
            (Of::U32, Type::Int(int)) => *int == U32,
            (Of::Usize, Type::Int(int)) => *int == USIZE,
            (Of::Float | Of::Number, Type::Float(_)) => true,
            (Of::WideFloat, Type::Float(bits)) => *bits > 16,
            _ => false,
        }
    }
}

/// An operation: `@` in its text is the name of the result's type, `#` the greatest distance that it can be shifted by.
pub struct Row {
    /// Types of the result.
    pub of: Of,
    /// How often it is chosen.
    pub weight: u32,
    /// Text with holes.
    pub text: &'static str,
    /// Types of the operands.
    pub args: &'static [Arg],
}

const fn row(of: Of, weight: u32, text: &'static str, args: &'static [Arg]) -> Row {
    Row { of, weight, text, args }
}

use Arg as A;

/// All operations on numbers and booleans.
pub const ROWS: &[Row] = &[
    // Integers.
    row(Of::Int, 10, "($0 + $1)", &[A::Same, A::Same]),
    row(Of::Int, 8, "($0 - $1)", &[A::Same, A::Same]),
    row(Of::Int, 7, "($0 * $1)", &[A::Same, A::Same]),
    row(Of::Int, 5, "($0 & $1)", &[A::Same, A::Same]),
    row(Of::Int, 4, "($0 | $1)", &[A::Same, A::Same]),
    row(Of::Int, 5, "($0 ^ $1)", &[A::Same, A::Same]),
    row(Of::Int, 3, "(!$0)", &[A::Same]),
    row(Of::Int, 4, "($0 << ($1 & #))", &[A::Same, A::U32]),
    row(Of::Int, 5, "($0 >> ($1 & #))", &[A::Same, A::U32]),
    row(Of::Int, 3, "$0.wrapping_shl($1)", &[A::Same, A::U32]),
    row(Of::Int, 3, "$0.wrapping_shr($1)", &[A::Same, A::U32]),
    row(Of::Int, 2, "$0.checked_shl($1).unwrap_or($2)", &[A::Same, A::U32, A::Same]),
    row(Of::Int, 3, "$0.rotate_left($1)", &[A::Same, A::U32]),
    row(Of::Int, 3, "$0.rotate_right($1)", &[A::Same, A::U32]),
    row(Of::Int, 3, "$0.wrapping_div($1 | 1)", &[A::Same, A::Same]),
    row(Of::Int, 3, "$0.wrapping_rem($1 | 1)", &[A::Same, A::Same]),
    row(Of::Int, 2, "$0.checked_div($1).unwrap_or($2)", &[A::Same, A::Same, A::Same]),
    row(Of::Int, 2, "$0.checked_rem($1).unwrap_or($2)", &[A::Same, A::Same, A::Same]),
    row(Of::Int, 2, "$0.wrapping_rem(7)", &[A::Same]),
    row(Of::Int, 2, "$0.wrapping_div(10)", &[A::Same]),
    row(Of::Int, 2, "$0.checked_add($1).unwrap_or($2)", &[A::Same, A::Same, A::Same]),
    row(Of::Int, 2, "$0.checked_sub($1).unwrap_or($2)", &[A::Same, A::Same, A::Same]),
    row(Of::Int, 2, "$0.checked_mul($1).unwrap_or($2)", &[A::Same, A::Same, A::Same]),
    row(Of::Int, 2, "$0.saturating_add($1)", &[A::Same, A::Same]),
    row(Of::Int, 2, "$0.saturating_sub($1)", &[A::Same, A::Same]),
    row(Of::Int, 2, "$0.saturating_mul($1)", &[A::Same, A::Same]),
    row(Of::Int, 1, "$0.overflowing_add($1).0", &[A::Same, A::Same]),
    row(Of::Int, 3, "$0.min($1)", &[A::Same, A::Same]),
    row(Of::Int, 3, "$0.max($1)", &[A::Same, A::Same]),
    row(Of::Int, 2, "clamp($0, $1, $2)", &[A::Same, A::Same, A::Same]),
    row(Of::Int, 1, "$0.swap_bytes()", &[A::Same]),
    row(Of::Int, 1, "$0.reverse_bits()", &[A::Same]),
    row(Of::Int, 1, "$0.wrapping_neg()", &[A::Same]),
    row(Of::Int, 1, "$0.wrapping_pow($1 % 5)", &[A::Same, A::U32]),
    row(Of::Int, 1, "@::from_le_bytes($0.to_be_bytes())", &[A::Same]),
    row(Of::Signed, 2, "(-$0)", &[A::Same]),
    row(Of::Signed, 2, "$0.wrapping_abs()", &[A::Same]),
    row(Of::Signed, 2, "$0.signum()", &[A::Same]),
    row(Of::Signed, 1, "$0.wrapping_rem_euclid($1 | 1)", &[A::Same, A::Same]),
    row(Of::Signed, 1, "$0.wrapping_div_euclid($1 | 1)", &[A::Same, A::Same]),
    row(Of::Signed, 1, "$0.saturating_neg()", &[A::Same]),
    row(Of::Unsigned, 2, "$0.abs_diff($1)", &[A::Same, A::Same]),
    row(Of::Unsigned, 1, "$0.isqrt()", &[A::Same]),
    row(Of::Unsigned, 1, "$0.div_ceil($1 | 1)", &[A::Same, A::Same]),
    row(Of::Unsigned, 1, "$0.midpoint($1)", &[A::Same, A::Same]),
    row(Of::Unsigned, 1, "$0.checked_next_power_of_two().unwrap_or($1)", &[A::Same, A::Same]),
    row(Of::U32, 2, "$0.count_ones()", &[A::Int]),
    row(Of::U32, 2, "$0.leading_zeros()", &[A::Int]),
    row(Of::U32, 2, "$0.trailing_zeros()", &[A::Int]),
    row(Of::U32, 1, "$0.leading_ones()", &[A::Int]),
    row(Of::U32, 1, "$0.trailing_ones()", &[A::Int]),
    row(Of::U32, 1, "$0.checked_ilog2().unwrap_or($1)", &[A::Int, A::Same]),
    row(Of::U32, 1, "$0.checked_ilog10().unwrap_or($1)", &[A::Int, A::Same]),
    row(Of::U32, 1, "char::from_u32($0 % 0x11_0000).map_or(9, |c| c.len_utf8() as u32)", &[A::U32]),
    row(Of::U32, 1, "((($0 as u8 % 26 + b'a') as char).to_ascii_uppercase() as u32)", &[A::Int]),
    row(Of::Usize, 2, "$0.iter().position(|v| *v == $0[$1 % $0.len()]).unwrap_or(9)", &[A::Array, A::Usize]),
    row(Of::Usize, 1, "$0.partition_point(|v| *v < $0[$1 % $0.len()])", &[A::Array, A::Usize]),
    // Casts.
    row(Of::Int, 14, "($0 as @)", &[A::Int]),
    row(Of::Int, 2, "($0 as @)", &[A::Bool]),
    row(Of::Int, 4, "($0 as @)", &[A::Float]),
    row(Of::Int, 2, "@::try_from($0).unwrap_or($1)", &[A::Int, A::Same]),
    row(Of::Float, 8, "($0 as @)", &[A::Int]),
    row(Of::Float, 4, "($0 as @)", &[A::Float]),
    // Booleans.
    row(Of::Bool, 8, "($0 == $1)", &[A::Int, A::Int]),
    row(Of::Bool, 4, "($0 != $1)", &[A::Int, A::Int]),
    row(Of::Bool, 10, "($0 < $1)", &[A::Int, A::Int]),
    row(Of::Bool, 4, "($0 <= $1)", &[A::Int, A::Int]),
    row(Of::Bool, 8, "($0 > $1)", &[A::Int, A::Int]),
    row(Of::Bool, 4, "($0 >= $1)", &[A::Int, A::Int]),
    row(Of::Bool, 4, "($0 & 1 == 0)", &[A::Int]),
    row(Of::Bool, 2, "($0 == $1)", &[A::Float, A::Float]),
    row(Of::Bool, 4, "($0 < $1)", &[A::Float, A::Float]),
    row(Of::Bool, 2, "($0 >= $1)", &[A::Float, A::Float]),
    row(Of::Bool, 2, "($0 != $1)", &[A::Float, A::Float]),
    row(Of::Bool, 1, "$0.is_nan()", &[A::Float]),
    row(Of::Bool, 1, "$0.is_finite()", &[A::Float]),
    row(Of::Bool, 1, "$0.is_subnormal()", &[A::Float]),
    row(Of::Bool, 1, "canon($0).is_sign_negative()", &[A::Float]),
    row(Of::Bool, 1, "canon($0).total_cmp(&canon($1)).is_lt()", &[A::WideFloat, A::WideFloat]),
    row(Of::Bool, 5, "($0 && $1)", &[A::Bool, A::Bool]),
    row(Of::Bool, 5, "($0 || $1)", &[A::Bool, A::Bool]),
    row(Of::Bool, 4, "(!$0)", &[A::Bool]),
    row(Of::Bool, 2, "($0 ^ $1)", &[A::Bool, A::Bool]),
    row(Of::Bool, 2, "($0 & $1)", &[A::Bool, A::Bool]),
    row(Of::Bool, 1, "$0.is_power_of_two()", &[A::Unsigned]),
    row(Of::Bool, 2, "$0.overflowing_mul($1).1", &[A::Int, A::Int]),
    row(Of::Bool, 1, "$0.overflowing_sub($1).1", &[A::Int, A::Int]),
    row(Of::Bool, 1, "$0.checked_add($1).is_some()", &[A::Int, A::Int]),
    row(Of::Bool, 1, "$0.is_negative()", &[A::Signed]),
    row(Of::Bool, 1, "($0.cmp(&$1) as i8 > $2.cmp(&$1) as i8)", &[A::Int, A::Int, A::Int]),
    row(Of::Bool, 1, "$0.contains(&$0[$1 % $0.len()])", &[A::Array, A::Usize]),
    row(Of::Bool, 1, "$0.is_sorted()", &[A::Array]),
    // Slices as wholes: comparisons of bytes call a function of the C library.
    row(Of::Bool, 2, "($0 == $1)", &[A::Array, A::Array]),
    row(Of::Bool, 1, "($0[..] < $1[..])", &[A::Array, A::Array]),
    row(Of::Bool, 1, "$0.starts_with(&$1[..2])", &[A::Array, A::Array]),
    // Floats: only what is exactly rounded.
    row(Of::Float, 10, "($0 + $1)", &[A::Same, A::Same]),
    row(Of::Float, 8, "($0 - $1)", &[A::Same, A::Same]),
    row(Of::Float, 10, "($0 * $1)", &[A::Same, A::Same]),
    row(Of::Float, 6, "($0 / $1)", &[A::Same, A::Same]),
    row(Of::Float, 2, "(-$0)", &[A::Same]),
    row(Of::WideFloat, 3, "$0.abs()", &[A::Same]),
    row(Of::WideFloat, 2, "canon($0).copysign(canon($1))", &[A::Same, A::Same]),
    row(Of::WideFloat, 4, "($0 % $1)", &[A::Same, A::Same]),
    row(Of::WideFloat, 5, "fma($0, $1, $2)", &[A::Same, A::Same, A::Same]),
    row(Of::WideFloat, 4, "sqrt($0)", &[A::Same]),
    row(Of::WideFloat, 2, "floor($0)", &[A::Same]),
    row(Of::WideFloat, 2, "ceil($0)", &[A::Same]),
    row(Of::WideFloat, 2, "trunc($0)", &[A::Same]),
    row(Of::WideFloat, 1, "round($0)", &[A::Same]),
    row(Of::WideFloat, 1, "round_even($0)", &[A::Same]),
    // Either zero may be the lesser one; adding 0 makes both positive. Signalling NaN are made quiet first.
    row(Of::WideFloat, 3, "(canon($0).min(canon($1)) + 0.0)", &[A::Same, A::Same]),
    row(Of::WideFloat, 3, "(canon($0).max(canon($1)) + 0.0)", &[A::Same, A::Same]),
    row(Of::Float, 4, "@::from_bits($0)", &[A::Bits]),
    row(Of::Float, 1, "@::from($0 as u8)", &[A::Int]),
    // What every type of number has.
    row(Of::Number, 2, "(if $0 { $1 } else { $2 })", &[A::Bool, A::Same, A::Same]),
    row(Of::Number, 1, "$0.then_some($1).unwrap_or($2)", &[A::Bool, A::Same, A::Same]),
    row(Of::Number, 1, "$0.then(|| $1).unwrap_or_else(|| $2)", &[A::Bool, A::Same, A::Same]),
    row(Of::Number, 1, "core::hint::select_unpredictable($0, $1, $2)", &[A::Bool, A::Same, A::Same]),
    row(Of::Number, 1, "core::hint::black_box($0)", &[A::Same]),
    row(
        Of::Number,
        2,
        "(match $0 { 0 => $1, 1 | 3 => $2, 4..=9 => $3, _ => $4 })",
        &[A::Int, A::Same, A::Same, A::Same, A::Same],
    ),
    row(
        Of::Number,
        1,
        "(match $0 % 6 { 0 => $1, 1 => $2, 2 => $3, 3 => $4, 5 => $5, _ => $1 })",
        &[A::U32, A::Same, A::Same, A::Same, A::Same, A::Same],
    ),
    row(
        Of::Number,
        1,
        "(match ($0, $1) { (true, true) => $2, (true, false) => $3, _ => $4 })",
        &[A::Bool, A::Bool, A::Same, A::Same, A::Same],
    ),
];

/// An operation's text for a result type.
pub fn fill(text: &str, result: &Type) -> String {
    let bits = match result {
        Type::Int(Int { bits, .. }) => bits - 1,
        _ => 0,
    };
    text.replace('@', &result.name()).replace('#', &bits.to_string())
}

/// The unsigned type of a float's width.
pub fn bits_of(float: u32) -> Type {
    let name = match float {
        16 => "u16",
        32 => "u32",
        _ => "u64",
    };
    let found = INTS.iter().find(|int| int.name == name);
    Type::Int(*found.unwrap_or(&U32))
}

/// Statements that change an array `$0` of integers in place (`@` is the type of its elements), with the types of further operands.
pub const ARRAY_CHANGES: &[(&str, &[Arg])] = &[
    ("$0.sort_unstable();", &[]),
    ("$0.sort_unstable_by(|a, b| b.cmp(a));", &[]),
    ("$0.sort_unstable_by_key(|a| a.count_ones());", &[]),
    ("$0.reverse();", &[]),
    ("$0.rotate_left($1 % $0.len());", &[Arg::Usize]),
    ("$0.swap($1 % $0.len(), $2 % $0.len());", &[Arg::Usize, Arg::Usize]),
    ("$0.fill($1);", &[Arg::Same]),
    ("$0.copy_within(1.., $1 % 2);", &[Arg::Usize]),
    (
        "{ let (l, r) = $0.split_at_mut($1 % $0.len()); if let (Some(x), Some(y)) = (l.first_mut(), r.last_mut()) { core::mem::swap(x, y); } }",
        &[Arg::Usize],
    ),
    ("for w in $0.chunks_exact_mut(2) { w[0] = w[0].wrapping_add(w[1]); w[1] ^= $1; }", &[Arg::Same]),
    (
        "for (i, v) in $0.iter_mut().enumerate() { *v = v.wrapping_mul($1).wrapping_add(i as @); }",
        &[Arg::Same],
    ),
    ("for v in $0.iter_mut().rev().step_by(2) { *v = v.rotate_left(3) ^ $1; }", &[Arg::Same]),
    ("for i in 1..$0.len() { $0[i] = $0[i].wrapping_add($0[i - 1]); }", &[]),
    (
        "for i in (0..$0.len()).rev() { if $0[i] > $1 { $0[i] = $0[i].wrapping_sub($1); } else if $0[i] == 0 { break; } }",
        &[Arg::Same],
    ),
    ("if let [a, .., b] = &mut $0 { core::mem::swap(a, b); }", &[]),
    (
        "{ let mut i = 0; while i + 1 < $0.len() { if $0[i] < $0[i + 1] { $0.swap(i, i + 1); i += 1; } i += 1; } }",
        &[],
    ),
];

/// Expressions of an element's type, `@`, over an array `$0` of integers.
pub const ARRAY_VALUES: &[(&str, &[Arg])] = &[
    ("$0[$1 % $0.len()]", &[Arg::Usize]),
    ("$0[$1 % $0.len()]", &[Arg::Usize]),
    ("$0.get($1).copied().unwrap_or($2)", &[Arg::Usize, Arg::Same]),
    ("$0.iter().fold($1, |a, v| a.wrapping_mul(31).wrapping_add(*v))", &[Arg::Same]),
    ("$0.iter().copied().max().unwrap_or(0)", &[]),
    ("$0.iter().zip($1.iter()).map(|(a, b)| a.wrapping_mul(*b)).fold(0 as @, |a, v| a ^ v)", &[Arg::Array]),
    ("$0.windows(2).map(|w| w[1].wrapping_sub(w[0])).fold($1, |a, v| a.rotate_left(1) ^ v)", &[Arg::Same]),
    ("$0.iter().filter(|v| **v > $1).fold(0 as @, |a, v| a.wrapping_add(*v))", &[Arg::Same]),
    ("$0.iter().rev().skip($1 % 3).step_by(2).fold(1 as @, |a, v| a.wrapping_mul(*v | 1))", &[Arg::Usize]),
    ("$0.iter().take_while(|v| **v != $1).fold(5 as @, |a, v| a ^ *v)", &[Arg::Same]),
    ("$0.chunks(3).fold($1, |a, c| a.wrapping_add(c[0]).wrapping_mul(c.len() as @))", &[Arg::Same]),
    ("$0[$1 % $0.len()..].iter().fold(0 as @, |a, v| a.wrapping_add(*v))", &[Arg::Usize]),
    ("$0.binary_search(&$1).map_or_else(|e| e as @, |i| $0[i])", &[Arg::Same]),
    ("$0.first().zip($0.last()).map_or($1, |(a, b)| a.wrapping_sub(*b))", &[Arg::Same]),
    (
        "$0.split(|v| *v == $1).map(|p| p.len()).fold(0 as @, |a, v| a.wrapping_mul(3).wrapping_add(v as @))",
        &[Arg::Same],
    ),
];
