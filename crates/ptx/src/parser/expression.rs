//! Numbers and constant expressions (PTX ISA 9.0, 4.5 and 4.6), evaluated as they are read.

use super::{Parser, Result};
use crate::ast::Immediate;
use crate::lexer::{Kind, Token};

/// A value on the way: integers know whether they are unsigned, for `/`, `%`, `>>` and comparisons.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Signed(i64),
    Unsigned(u64),
    /// Exact bits of `0f…`, which arithmetic turns into [`Value::Double`].
    Single(u32),
    Double(u64),
}

impl Value {
    #[allow(clippy::cast_possible_wrap)] // constants are 64 bits, whatever their sign
    fn immediate(self) -> Immediate {
        match self {
            Self::Signed(value) => Immediate::Int(value),
            Self::Unsigned(value) => Immediate::Int(value as i64),
            Self::Single(bits) => Immediate::F32(bits),
            Self::Double(bits) => Immediate::F64(bits),
        }
    }

    #[allow(clippy::cast_sign_loss)]
    fn bits(self) -> Option<u64> {
        match self {
            Self::Signed(value) => Some(value as u64),
            Self::Unsigned(value) => Some(value),
            Self::Single(_) | Self::Double(_) => None,
        }
    }

    #[allow(clippy::cast_precision_loss)]
    fn double(self) -> f64 {
        match self {
            Self::Signed(value) => value as f64,
            Self::Unsigned(value) => value as f64,
            Self::Single(bits) => f64::from(f32::from_bits(bits)),
            Self::Double(bits) => f64::from_bits(bits),
        }
    }

    fn is_true(self) -> bool {
        self.bits().map_or_else(|| self.double() != 0.0, |bits| bits != 0)
    }

    fn of_double(value: f64) -> Self {
        Self::Double(value.to_bits())
    }

    /// Bits with the sign of the operands: unsigned if either is.
    #[allow(clippy::cast_possible_wrap)]
    fn of_bits(bits: u64, unsigned: bool) -> Self {
        if unsigned { Self::Unsigned(bits) } else { Self::Signed(bits as i64) }
    }
}

/// How tightly a binary operator binds; higher binds tighter, as in C.
fn precedence(kind: Kind) -> Option<u32> {
    Some(match kind {
        Kind::Star | Kind::Slash | Kind::Percent => 10,
        Kind::Plus | Kind::Minus => ADDITIVE,
        Kind::ShiftLeft | Kind::ShiftRight => 8,
        Kind::Less | Kind::LessEqual | Kind::Greater | Kind::GreaterEqual => 7,
        Kind::EqualEqual | Kind::NotEqual => 6,
        Kind::And => 5,
        Kind::Caret => 4,
        Kind::Or => 3,
        Kind::AndAnd => 2,
        Kind::OrOr => 1,
        _ => return None,
    })
}

const ADDITIVE: u32 = 9;

impl Parser<'_> {
    /// A constant expression.
    pub(super) fn constant(&mut self, expected: &'static str) -> Result<Immediate> {
        Ok(self.conditional(expected)?.immediate())
    }

    /// A constant that is not negative.
    pub(super) fn unsigned_number(&mut self, expected: &'static str) -> Result<u64> {
        let token = self.cursor.current;
        let value = self.conditional(expected)?;
        self.not_negative(token, value, expected)
    }

    /// The count of `name<count>`, whose `>` is no operator.
    pub(super) fn count(&mut self) -> Result<u32> {
        let token = self.cursor.current;
        let expected = "a number of registers or variables below 2^32";
        let value = self.binary(ADDITIVE, expected)?;
        let count = self.not_negative(token, value, expected)?;
        u32::try_from(count).map_err(|_| self.error_at(token, expected))
    }

    fn not_negative(&self, token: Token<'_>, value: Value, expected: &str) -> Result<u64> {
        match value {
            Value::Unsigned(value) => Ok(value),
            Value::Signed(value) => u64::try_from(value).map_err(|_| self.error_at(token, expected)),
            Value::Single(_) | Value::Double(_) => Err(self.error_at(token, expected)),
        }
    }

    /// A constant that is not negative and fits in 32 bits.
    pub(super) fn small_number(&mut self, expected: &'static str) -> Result<u32> {
        let token = self.cursor.current;
        let value = self.unsigned_number(expected)?;
        u32::try_from(value).map_err(|_| self.error_at(token, "a number below 2^32"))
    }

    /// Any number of `+n` and `-n` after an address; 0 if there is none.
    pub(super) fn offset(&mut self) -> Result<i64> {
        let mut offset = 0i64;
        loop {
            let negative = match self.kind() {
                Kind::Plus => false,
                Kind::Minus => true,
                _ => return Ok(offset),
            };
            self.bump()?;
            let token = self.cursor.current;
            let expected = "an offset in bytes";
            let Immediate::Int(value) = self.binary(ADDITIVE + 1, expected)?.immediate() else {
                return Err(self.error_at(token, expected));
            };
            offset = if negative { offset.wrapping_sub(value) } else { offset.wrapping_add(value) };
        }
    }

    fn conditional(&mut self, expected: &'static str) -> Result<Value> {
        let condition = self.binary(1, expected)?;
        if !self.eat(Kind::Question)? {
            return Ok(condition);
        }
        self.nested(|parser| {
            let yes = parser.conditional(expected)?;
            parser.expect(Kind::Colon, "`:`")?;
            let no = parser.conditional(expected)?;
            Ok(if condition.is_true() { yes } else { no })
        })
    }

    /// Operators of at least this precedence, from the left.
    fn binary(&mut self, least: u32, expected: &'static str) -> Result<Value> {
        let mut left = self.unary(expected)?;
        while let Some(level) = precedence(self.kind()).filter(|&level| level >= least) {
            let operator = self.bump()?;
            let right = self.nested(|parser| parser.binary(level + 1, expected))?;
            left = apply(operator.kind, left, right).map_err(|rule| self.error_at(operator, rule))?;
        }
        Ok(left)
    }

    fn unary(&mut self, expected: &'static str) -> Result<Value> {
        let token = self.cursor.current;
        match token.kind {
            Kind::Plus | Kind::Minus | Kind::Tilde | Kind::Bang => {
                self.bump()?;
                let value = self.nested(|parser| parser.unary(expected))?;
                apply_unary(token.kind, value).map_err(|rule| self.error_at(token, rule))
            }
            Kind::LeftParen => {
                self.bump()?;
                self.nested(|parser| parser.parenthesized(expected))
            }
            Kind::Word if token.text == "WARP_SZ" => {
                self.bump()?;
                Ok(Value::Signed(32))
            }
            Kind::Number => {
                let value = parse_number(token.text).map_err(|rule| self.error(rule))?;
                self.bump()?;
                Ok(value)
            }
            // `.5`, which the lexer takes for a dotted word
            Kind::Dotted if token.text.as_bytes().get(1).is_some_and(u8::is_ascii_digit) => {
                let value = decimal_float(token.text).map_err(|rule| self.error(rule))?;
                self.bump()?;
                Ok(value)
            }
            _ => Err(self.error(expected)),
        }
    }

    /// What follows `(`: an expression, or the type of a cast and its operand.
    fn parenthesized(&mut self, expected: &'static str) -> Result<Value> {
        let cast = match self.dotted() {
            Some("s64") => Some(false),
            Some("u64") => Some(true),
            _ => None,
        };
        let Some(unsigned) = cast else {
            let value = self.conditional(expected)?;
            self.expect(Kind::RightParen, "`)`")?;
            return Ok(value);
        };
        self.bump()?;
        self.expect(Kind::RightParen, "`)`")?;
        let token = self.cursor.current;
        let bits = self.unary(expected)?.bits().ok_or_else(|| self.error_at(token, "an integer"))?;
        Ok(Value::of_bits(bits, unsigned))
    }
}

fn apply_unary(operator: Kind, value: Value) -> std::result::Result<Value, &'static str> {
    Ok(match (operator, value) {
        (Kind::Bang, value) => Value::Signed(i64::from(!value.is_true())),
        (Kind::Minus, Value::Signed(value)) => Value::Signed(value.wrapping_neg()),
        (Kind::Minus, Value::Unsigned(value)) => Value::Unsigned(value.wrapping_neg()),
        // The sign bit alone, so that NaNs keep their bits.
        (Kind::Minus, Value::Single(bits)) => Value::Single(bits ^ (1 << 31)),
        (Kind::Minus, Value::Double(bits)) => Value::Double(bits ^ (1 << 63)),
        (Kind::Tilde, Value::Signed(value)) => Value::Signed(!value),
        (Kind::Tilde, Value::Unsigned(value)) => Value::Unsigned(!value),
        (Kind::Tilde, _) => return Err("an integer operand of `~`"),
        (_, value) => value,
    })
}

fn apply(operator: Kind, left: Value, right: Value) -> std::result::Result<Value, &'static str> {
    let truth = |value: bool| Ok(Value::Signed(i64::from(value)));
    match operator {
        Kind::AndAnd => return truth(left.is_true() && right.is_true()),
        Kind::OrOr => return truth(left.is_true() || right.is_true()),
        _ => {}
    }
    let (Some(a), Some(b)) = (left.bits(), right.bits()) else {
        return apply_double(operator, left.double(), right.double());
    };
    let shifted = matches!(operator, Kind::ShiftLeft | Kind::ShiftRight);
    let unsigned = matches!(left, Value::Unsigned(_)) || (matches!(right, Value::Unsigned(_)) && !shifted);
    #[allow(clippy::cast_possible_wrap)]
    let (signed_a, signed_b) = (a as i64, b as i64);
    let order = if unsigned { a.cmp(&b) } else { signed_a.cmp(&signed_b) };
    #[allow(clippy::cast_sign_loss)]
    let bits = match operator {
        Kind::Plus => a.wrapping_add(b),
        Kind::Minus => a.wrapping_sub(b),
        Kind::Star => a.wrapping_mul(b),
        Kind::Slash | Kind::Percent if b == 0 => return Err("a divisor that is not zero"),
        Kind::Slash if unsigned => a / b,
        Kind::Slash => signed_a.wrapping_div(signed_b) as u64,
        Kind::Percent if unsigned => a % b,
        Kind::Percent => signed_a.wrapping_rem(signed_b) as u64,
        Kind::And => a & b,
        Kind::Or => a | b,
        Kind::Caret => a ^ b,
        Kind::ShiftLeft => u32::try_from(b).ok().and_then(|by| a.checked_shl(by)).unwrap_or(0),
        Kind::ShiftRight if unsigned => u32::try_from(b).ok().and_then(|by| a.checked_shr(by)).unwrap_or(0),
        Kind::ShiftRight => (signed_a >> b.min(63)) as u64,
        Kind::Less => return truth(order.is_lt()),
        Kind::LessEqual => return truth(order.is_le()),
        Kind::Greater => return truth(order.is_gt()),
        Kind::GreaterEqual => return truth(order.is_ge()),
        Kind::EqualEqual => return truth(a == b),
        Kind::NotEqual => return truth(a != b),
        _ => return Err("an operator of constant expressions"),
    };
    Ok(Value::of_bits(bits, unsigned))
}

fn apply_double(operator: Kind, a: f64, b: f64) -> std::result::Result<Value, &'static str> {
    #[allow(clippy::float_cmp)] // the comparison that the program asks for
    let truth = match operator {
        Kind::Plus => return Ok(Value::of_double(a + b)),
        Kind::Minus => return Ok(Value::of_double(a - b)),
        Kind::Star => return Ok(Value::of_double(a * b)),
        Kind::Slash => return Ok(Value::of_double(a / b)),
        Kind::Less => a < b,
        Kind::LessEqual => a <= b,
        Kind::Greater => a > b,
        Kind::GreaterEqual => a >= b,
        Kind::EqualEqual => a == b,
        Kind::NotEqual => a != b,
        _ => return Err("integer operands of this operator"),
    };
    Ok(Value::Signed(i64::from(truth)))
}

fn parse_number(text: &str) -> std::result::Result<Value, &'static str> {
    let hex = |digits: &str, length: usize| {
        let exact = digits.len() == length && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        if exact { u64::from_str_radix(digits, 16).ok() } else { None }
    };
    let bytes = text.as_bytes();
    match (bytes.first(), bytes.get(1)) {
        (Some(b'0'), Some(b'f' | b'F')) => {
            let bits = hex(&text[2..], 8).and_then(|bits| u32::try_from(bits).ok());
            bits.map(Value::Single).ok_or("`0f` and exactly 8 hexadecimal digits")
        }
        (Some(b'0'), Some(b'd' | b'D')) => {
            hex(&text[2..], 16).map(Value::Double).ok_or("`0d` and exactly 16 hexadecimal digits")
        }
        (Some(b'0'), Some(b'x' | b'X')) => integer(&text[2..], 16),
        (Some(b'0'), Some(b'b' | b'B')) => integer(&text[2..], 2),
        _ if text.contains(['.', 'e', 'E']) => decimal_float(text),
        (Some(b'0'), Some(b'0'..=b'9')) => integer(&text[1..], 8),
        _ => integer(text, 10),
    }
}

/// Digits and an optional `U`. Constants that no `i64` holds are unsigned too.
fn integer(text: &str, radix: u32) -> std::result::Result<Value, &'static str> {
    let digits = text.strip_suffix(['U', 'u']).unwrap_or(text);
    let expected = "a number whose digits fit its base, below 2^64";
    if !digits.bytes().all(|digit| char::from(digit).is_digit(radix)) {
        return Err(expected);
    }
    let value = u64::from_str_radix(digits, radix).map_err(|_| expected)?;
    Ok(match i64::try_from(value) {
        Ok(value) if digits.len() == text.len() => Value::Signed(value),
        _ => Value::Unsigned(value),
    })
}

fn decimal_float(text: &str) -> std::result::Result<Value, &'static str> {
    text.parse::<f64>().map(Value::of_double).map_err(|_| "a decimal floating-point number")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eval(text: &str) -> std::result::Result<Immediate, String> {
        let mut parser = Parser::new(text);
        let value = parser.constant("a number").map_err(|error| error.expected)?;
        if parser.kind() == Kind::End { Ok(value) } else { Err(parser.error("the end").found) }
    }

    #[test]
    fn integers_of_every_base() {
        for (text, value) in [
            ("0", 0),
            ("42", 42),
            ("0x2A", 42),
            ("0X2aU", 42),
            ("0b101010", 42),
            ("052", 42),
            ("42U", 42),
            ("-42", -42),
            ("0xFFFFFFFFFFFFFFFF", -1),
            ("18446744073709551615", -1),
            ("-9223372036854775808", i64::MIN),
            ("WARP_SZ", 32),
        ] {
            assert_eq!(eval(text), Ok(Immediate::Int(value)), "{text}");
        }
        for text in ["08", "0b2", "0xG", "0x", "1z", "18446744073709551616", "0f3F8", "0d0", "0f+3F80000"] {
            assert!(eval(text).is_err(), "{text}");
        }
    }

    #[test]
    fn floats_keep_their_bits() {
        assert_eq!(eval("0f7FC00001"), Ok(Immediate::F32(0x7FC0_0001)));
        assert_eq!(eval("-0f7FC00001"), Ok(Immediate::F32(0xFFC0_0001)));
        assert_eq!(eval("0D8000000000000000"), Ok(Immediate::F64(1 << 63)));
        for (text, value) in
            [("1.5", 1.5), (".5", 0.5), ("3.", 3.0), ("2.5e-3", 0.0025), ("1e9", 1e9), ("-0.0", -0.0)]
        {
            assert_eq!(eval(text), Ok(Immediate::F64(f64::to_bits(value))), "{text}");
        }
    }

    #[test]
    fn operators_bind_as_in_c() {
        for (text, value) in [
            ("1+2*3", 7),
            ("(1+2)*3", 9),
            ("10-4-3", 3),
            ("1 << 4 | 1", 17),
            ("-7 / 2", -3),
            ("-7 % 3", -1),
            ("-1 >> 1", -1),
            ("(.u64)-1 >> 63", 1),
            ("0xFFFFFFFFFFFFFFFF >> 63", 1),
            ("-1 < 0U", 0),
            ("-1 < 0", 1),
            ("~0 & 0xFF ^ 1", 0xFE),
            ("!3 || 0 && 1", 0),
            ("1 ? 2 : 0 ? 3 : 4", 2),
            ("1.5 + 0f3F000000 == 2.0", 1),
            ("1 << 64", 0),
            ("(.s64)0xFFFFFFFFFFFFFFFF / 2", 0),
        ] {
            assert_eq!(eval(text), Ok(Immediate::Int(value)), "{text}");
        }
        assert_eq!(eval("1 / 0"), Err("a divisor that is not zero".to_owned()));
        assert_eq!(eval("-9223372036854775808 / -1"), Ok(Immediate::Int(0)), "2^63 is unsigned in PTX");
        assert!(eval("1.0 % 2.0").is_err());
        assert!(eval("1 +").is_err());
    }
}
