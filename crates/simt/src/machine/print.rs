//! Formatting of `vprintf` (CUDA C++ Programming Guide, "Formatted Output").

/// Where the arguments of a `vprintf` come from: a buffer in which each stands at its natural alignment.
pub(super) trait Arguments {
    /// So many bytes (1 to 8) at an offset of the argument buffer, as a little-endian number.
    fn get(&mut self, offset: u64, bytes: u32) -> Option<u64>;
    /// The bytes of the string at a generic address, without its zero.
    fn string(&mut self, address: u64) -> Option<Vec<u8>>;
}

/// One `%` conversion.
#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: Option<usize>,
    precision: Option<usize>,
    /// Bytes of an integer argument.
    bytes: u32,
}

/// The text of a call. `None` when a pointer in it cannot be read. Unknown conversions print as they stand.
pub(super) fn format(format: &[u8], arguments: &mut impl Arguments) -> Option<String> {
    let mut out = Vec::new();
    let mut at = 0u64;
    let mut next = |arguments: &mut dyn FnMut(u64, u32) -> Option<u64>, bytes: u32| {
        at = at.next_multiple_of(u64::from(bytes));
        let value = arguments(at, bytes);
        at += u64::from(bytes);
        value
    };
    let mut rest = format;
    while let Some((&byte, tail)) = rest.split_first() {
        rest = tail;
        if byte != b'%' {
            out.push(byte);
            continue;
        }
        let start = rest;
        let mut spec = Spec { bytes: 4, ..Spec::default() };
        while let Some((&flag, tail)) = rest.split_first() {
            match flag {
                b'-' => spec.left = true,
                b'+' => spec.plus = true,
                b' ' => spec.space = true,
                b'#' => spec.alternate = true,
                b'0' => spec.zero = true,
                _ => break,
            }
            rest = tail;
        }
        let number = |rest: &mut &[u8]| {
            let mut value = None;
            while let Some((&digit @ b'0'..=b'9', tail)) = rest.split_first() {
                value = Some((value.unwrap_or(0usize) * 10 + usize::from(digit - b'0')).min(4096));
                *rest = tail;
            }
            value
        };
        if rest.first() == Some(&b'*') {
            rest = &rest[1..];
            let width = next(&mut |o, b| arguments.get(o, b), 4)? as u32 as i32;
            spec.left |= width < 0;
            spec.width = Some((width.unsigned_abs() as usize).min(4096));
        } else {
            spec.width = number(&mut rest);
        }
        if rest.first() == Some(&b'.') {
            rest = &rest[1..];
            if rest.first() == Some(&b'*') {
                rest = &rest[1..];
                let precision = next(&mut |o, b| arguments.get(o, b), 4)? as u32 as i32;
                spec.precision = usize::try_from(precision).ok().map(|p| p.min(4096));
            } else {
                spec.precision = Some(number(&mut rest).unwrap_or(0));
            }
        }
        while let Some((&length, tail)) = rest.split_first() {
            match length {
                b'l' | b'j' | b'z' | b't' => spec.bytes = 8,
                b'h' => spec.bytes = if spec.bytes == 2 { 1 } else { 2 },
                _ => break,
            }
            rest = tail;
        }
        let Some((&conversion, tail)) = rest.split_first() else {
            out.push(b'%');
            out.extend_from_slice(start);
            break;
        };
        rest = tail;
        // Narrow integers are passed as 32 bits.
        let passed = spec.bytes.max(4);
        let mut integer = |arguments: &mut dyn FnMut(u64, u32) -> Option<u64>| -> Option<u64> {
            let value = next(arguments, passed)?;
            Some(if spec.bytes == 8 { value } else { value & ((1 << (8 * spec.bytes)) - 1) })
        };
        let mut get = |o: u64, b: u32| arguments.get(o, b);
        match conversion {
            b'%' => out.push(b'%'),
            b'd' | b'i' => {
                let value = integer(&mut get)?;
                let spare = 64 - 8 * spec.bytes;
                let value = (value << spare) as i64 >> spare;
                let digits = value.unsigned_abs().to_string();
                spec.number(&mut out, sign(&spec, value < 0), "", digits);
            }
            b'u' => {
                let value = integer(&mut get)?;
                spec.number(&mut out, "", "", value.to_string());
            }
            b'x' | b'X' | b'o' => {
                let value = integer(&mut get)?;
                let (digits, prefix) = match conversion {
                    b'x' => (format!("{value:x}"), "0x"),
                    b'X' => (format!("{value:X}"), "0X"),
                    _ => (format!("{value:o}"), "0"),
                };
                let prefix = if spec.alternate && value != 0 { prefix } else { "" };
                spec.number(&mut out, "", prefix, digits);
            }
            b'c' => {
                let value = next(&mut get, 4)?;
                spec.pad(&mut out, &[value as u8]);
            }
            b'p' => {
                let value = next(&mut get, 8)?;
                spec.pad(&mut out, format!("{value:#x}").as_bytes());
            }
            b's' => {
                let address = next(&mut get, 8)?;
                let mut text = if address == 0 { b"(null)".to_vec() } else { arguments.string(address)? };
                text.truncate(spec.precision.unwrap_or(usize::MAX));
                spec.pad(&mut out, &text);
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                let value = f64::from_bits(next(&mut get, 8)?);
                spec.float(&mut out, conversion, value);
            }
            _ => {
                out.push(b'%');
                out.extend_from_slice(&start[..start.len() - rest.len()]);
            }
        }
    }
    Some(String::from_utf8_lossy(&out).into_owned())
}

fn sign(spec: &Spec, negative: bool) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (false, true, _) => "+",
        (false, false, true) => " ",
        _ => "",
    }
}

impl Spec {
    fn pad(&self, out: &mut Vec<u8>, text: &[u8]) {
        let fill = self.width.unwrap_or(0).saturating_sub(text.len());
        if !self.left {
            out.extend(std::iter::repeat_n(b' ', fill));
        }
        out.extend_from_slice(text);
        if self.left {
            out.extend(std::iter::repeat_n(b' ', fill));
        }
    }

    /// An integer's digits, with the zeros that precision or width ask for.
    fn number(&self, out: &mut Vec<u8>, sign: &str, prefix: &str, digits: String) {
        let digits = match self.precision {
            Some(0) if digits == "0" => String::new(),
            Some(least) => format!("{digits:0>least$}"),
            None => digits,
        };
        self.signed(out, &format!("{sign}{prefix}"), digits, self.precision.is_none());
    }

    /// A number behind its sign, with zeros between them where the zero flag asks for it.
    fn signed(&self, out: &mut Vec<u8>, head: &str, digits: String, zeros: bool) {
        let width = self.width.unwrap_or(0).saturating_sub(head.len());
        let digits = if self.zero && !self.left && zeros { format!("{digits:0>width$}") } else { digits };
        self.pad(out, format!("{head}{digits}").as_bytes());
    }

    fn float(&self, out: &mut Vec<u8>, conversion: u8, value: f64) {
        let head = sign(self, value.is_sign_negative());
        let magnitude = value.abs();
        let upper = conversion.is_ascii_uppercase();
        if !magnitude.is_finite() {
            let text = if magnitude.is_nan() { "nan" } else { "inf" };
            return self.signed(out, head, if upper { text.to_uppercase() } else { text.into() }, false);
        }
        let digits = match conversion.to_ascii_lowercase() {
            b'f' => format!("{magnitude:.*}", self.precision.unwrap_or(6)),
            b'e' => exponential(magnitude, self.precision.unwrap_or(6)),
            b'g' => self.general(magnitude),
            _ => hexadecimal(magnitude, self.precision),
        };
        let digits = if self.alternate && self.precision == Some(0) && conversion.eq_ignore_ascii_case(&b'f')
        {
            format!("{digits}.")
        } else {
            digits
        };
        self.signed(out, head, if upper { digits.to_uppercase() } else { digits }, true);
    }

    /// `%g`: the shorter of the fixed and the exponential form, without trailing zeros.
    fn general(&self, magnitude: f64) -> String {
        let precision = self.precision.unwrap_or(6).max(1);
        let text = exponential(magnitude, precision - 1);
        let exponent: i32 = text.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
        let fixed = exponent >= -4 && exponent < precision as i32;
        let text = if fixed {
            format!("{magnitude:.*}", (precision as i32 - 1 - exponent).max(0) as usize)
        } else {
            text
        };
        if self.alternate {
            return text;
        }
        let (digits, tail) =
            text.split_once('e').map_or((text.as_str(), String::new()), |(d, e)| (d, format!("e{e}")));
        let digits =
            if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits };
        format!("{digits}{tail}")
    }
}

/// `d.ddde±dd`
fn exponential(magnitude: f64, precision: usize) -> String {
    let text = format!("{magnitude:.precision$e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

/// `%a`: `0x1.8p+1`
fn hexadecimal(magnitude: f64, precision: Option<usize>) -> String {
    let bits = magnitude.to_bits();
    let (biased, mut fraction) = ((bits >> 52) as i32, bits & ((1 << 52) - 1));
    let (mut lead, exponent) = match biased {
        0 if fraction == 0 => (0, 0),
        0 => (0, -1022),
        _ => (1, biased - 1023),
    };
    let digits = match precision {
        Some(precision) if precision < 13 => {
            let drop = 52 - 4 * precision as u32;
            let all = (lead << 52 | fraction) as u128;
            let (half, rest) = (1u128 << (drop - 1), all & ((1 << drop) - 1));
            let kept = all >> drop;
            let kept = kept + u128::from(rest > half || rest == half && kept & 1 == 1);
            lead = (kept >> (4 * precision)) as u64;
            fraction = (kept & ((1 << (4 * precision)) - 1)) as u64;
            if precision == 0 { String::new() } else { format!(".{fraction:0precision$x}") }
        }
        Some(precision) => format!(".{:0<precision$}", format!("{fraction:013x}")),
        None => {
            let text = format!("{fraction:013x}");
            let text = text.trim_end_matches('0');
            if text.is_empty() { String::new() } else { format!(".{text}") }
        }
    };
    format!("0x{lead}{digits}p{}{}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A buffer of arguments, and strings by their addresses.
    struct Given(Vec<u8>, Vec<&'static str>);

    impl Arguments for Given {
        fn get(&mut self, offset: u64, bytes: u32) -> Option<u64> {
            let part = self.0.get(offset as usize..)?.get(..bytes as usize)?;
            Some(part.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte)))
        }

        fn string(&mut self, address: u64) -> Option<Vec<u8>> {
            Some(self.1.get(address as usize - 1)?.as_bytes().to_vec())
        }
    }

    enum Arg {
        I(i32),
        L(i64),
        D(f64),
        S(&'static str),
    }
    use Arg::{D, I, L, S};

    fn print(text: &str, args: &[Arg]) -> Option<String> {
        let mut given = Given(Vec::new(), Vec::new());
        for arg in args {
            let bytes = match *arg {
                I(value) => value.to_le_bytes().to_vec(),
                L(value) => value.to_le_bytes().to_vec(),
                D(value) => value.to_le_bytes().to_vec(),
                S(value) => {
                    given.1.push(value);
                    (given.1.len() as u64).to_le_bytes().to_vec()
                }
            };
            given.0.resize(given.0.len().next_multiple_of(bytes.len()), 0);
            given.0.extend(bytes);
        }
        format(text.as_bytes(), &mut given)
    }

    /// What C's `printf` prints for the same.
    #[test]
    fn conversions_are_those_of_c() {
        let cases: &[(&str, &[Arg], &str)] = &[
            ("plain %% text", &[], "plain % text"),
            ("%d %i %u", &[I(-5), I(7), I(-1)], "-5 7 4294967295"),
            (
                "[%5d] [%-5d] [%05d] [%+d] [% d]",
                &[I(-42), I(-42), I(-42), I(42), I(42)],
                "[  -42] [-42  ] [-0042] [+42] [ 42]",
            ),
            ("%.3d|%8.3d|%-8.3d|%.0d", &[I(7), I(-7), I(7), I(0)], "007|    -007|007     |"),
            ("%x %X %#x %#o %o", &[I(255), I(255), I(255), I(8), I(8)], "ff FF 0xff 010 10"),
            ("%#x|%08x|%#010x", &[I(0), I(0xbeef), I(0xbeef)], "0|0000beef|0x0000beef"),
            (
                "%ld %lu %lld %zu",
                &[L(-1), L(-1), L(i64::MIN), L(9)],
                "-1 18446744073709551615 -9223372036854775808 9",
            ),
            ("%hd %hhu", &[I(65537), I(511)], "1 255"),
            ("%c%c|%3c|%-3c|", &[I(72), I(105), I(33), I(33)], "Hi|  !|!  |"),
            ("%s|%8s|%-8s|%.2s", &[S("abc"), S("abc"), S("abc"), S("abc")], "abc|     abc|abc     |ab"),
            (
                "%f %.2f %10.3f %-10.1f| %+.0f",
                &[D(1.5), D(2.345), D(-9.9999), D(0.05), D(2.5)],
                "1.500000 2.35    -10.000 0.1       | +2",
            ),
            ("%e %.3E %10.1e", &[D(12345.678), D(0.00012), D(-5e100)], "1.234568e+04 1.200E-04  -5.0e+100"),
            (
                "%g %g %g %g %G %.3g",
                &[D(100000.0), D(1e6), D(0.0001), D(0.00001), D(1e-10), D(1234.0)],
                "100000 1e+06 0.0001 1e-05 1E-10 1.23e+03",
            ),
            ("%g %#g %g", &[D(0.0), D(1.0), D(1.25)], "0 1.00000 1.25"),
            ("%a %a %.1a", &[D(1.0), D(-0.5), D(1.96875)], "0x1p+0 -0x1p-1 0x2.0p+0"),
            (
                "%f %F %05g|%-6f|",
                &[D(f64::INFINITY), D(f64::NAN), D(f64::NEG_INFINITY), D(f64::INFINITY)],
                "inf NAN  -inf|inf   |",
            ),
            ("%*d|%-*d|%.*f", &[I(5), I(1), I(4), I(2), I(1), D(0.25)], "    1|2   |0.2"),
            ("%p", &[L(0x1234)], "0x1234"),
            ("%d %f %d", &[I(1), D(2.0), I(3)], "1 2.000000 3"),
            ("100%", &[], "100%"),
            ("%y %q", &[], "%y %q"),
        ];
        for (text, args, want) in cases {
            assert_eq!(print(text, args).as_deref(), Some(*want), "{text}");
        }
        assert_eq!(print("%s", &[L(0)]).as_deref(), Some("(null)"));
        assert_eq!(print("%d", &[]), None, "the buffer ends");
    }
}
