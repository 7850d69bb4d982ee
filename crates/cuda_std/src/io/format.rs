//! What can be printed, and how a format specification changes it: as `core::fmt` does, without its indirect calls.

use super::{Output, float};
use alloc::boxed::Box;
use alloc::rc::Rc;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// Where text stands in a field that is wider than it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// Numbers right, everything else left.
    Default,
    /// `<`
    Left,
    /// `^`
    Center,
    /// `>`
    Right,
}

/// The last part of a format specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `{}`
    Display,
    /// `{:?}`
    Debug,
    /// `{:x}`
    LowerHex,
    /// `{:X}`
    UpperHex,
    /// `{:o}`
    Octal,
    /// `{:b}`
    Binary,
    /// `{:e}`
    LowerExp,
    /// `{:E}`
    UpperExp,
}

/// What stands after the colon in `{:…}`.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// What fills a field that is wider than the text.
    pub fill: char,
    /// Where the text stands in such a field.
    pub align: Align,
    /// `+`: a sign before positive numbers too.
    pub plus: bool,
    /// `#`: a prefix such as `0x`.
    pub alternate: bool,
    /// `0`: zeros after the sign fill the field.
    pub zero: bool,
    /// The least number of characters; 0 for none.
    pub width: usize,
    /// Digits after the point of a number, most characters of a text.
    pub precision: Option<usize>,
    /// The last part.
    pub kind: Kind,
}

impl Spec {
    /// `{}`
    pub const PLAIN: Self = Self {
        fill: ' ',
        align: Align::Default,
        plus: false,
        alternate: false,
        zero: false,
        width: 0,
        precision: None,
        kind: Kind::Display,
    };
}

/// Values that kernels can print.
#[diagnostic::on_unimplemented(
    message = "a kernel cannot print `{Self}`",
    note = "numbers, `bool`, `char`, `str`, pointers, and arrays and slices of these can be printed; \
            implement `cuda_std::io::Print` for other types"
)]
pub trait Print {
    /// Appends the value.
    fn print(&self, spec: &Spec, out: &mut Output);
}

fn fill(count: usize, character: char, out: &mut Output) {
    for _ in 0..count {
        out.character(character);
    }
}

/// The padding before and after a text of `length` characters.
fn padding(spec: &Spec, length: usize, default: Align) -> (usize, usize) {
    let rest = spec.width.saturating_sub(length);
    match if spec.align == Align::Default { default } else { spec.align } {
        Align::Default | Align::Left => (0, rest),
        Align::Right => (rest, 0),
        Align::Center => (rest / 2, rest - rest / 2),
    }
}

/// A number in its field: the prefix (sign and base), then `length` characters that `body` writes.
pub(super) fn number(
    spec: &Spec,
    sign: &str,
    base: &str,
    length: usize,
    out: &mut Output,
    body: impl FnOnce(&mut Output),
) {
    let length = sign.len() + base.len() + length;
    let (before, after) = if spec.zero { (0, 0) } else { padding(spec, length, Align::Right) };
    fill(before, spec.fill, out);
    out.text(sign);
    out.text(base);
    if spec.zero {
        fill(spec.width.saturating_sub(length), '0', out);
    }
    body(out);
    fill(after, spec.fill, out);
}

/// A text in its field.
fn padded(text: &str, spec: &Spec, out: &mut Output) {
    let length = text.chars().count().min(spec.precision.unwrap_or(usize::MAX));
    let (before, after) = padding(spec, length, Align::Left);
    fill(before, spec.fill, out);
    for character in text.chars().take(length) {
        out.character(character);
    }
    fill(after, spec.fill, out);
}

/// A number as `{}` gives it, for the text of a panic: nothing else is needed there, and this takes few registers,
/// which every kernel that can panic has to have.
#[cfg(any(target_arch = "nvptx64", test))]
#[inline(never)]
#[cfg_attr(target_arch = "nvptx64", optimize(size))]
pub(crate) fn decimal(negative: bool, magnitude: u64, out: &mut Output) {
    if negative {
        out.character('-');
    }
    // No operation here may panic, or the panic would call itself and its stack could not be bounded.
    let mut digits = [0; 20];
    let mut rest = magnitude;
    for digit in &mut digits {
        *digit = b'0' + (rest % 10) as u8;
        rest /= 10;
    }
    let mut started = false;
    for (place, digit) in digits.iter().enumerate().rev() {
        started |= *digit != b'0' || place == 0;
        if started {
            out.character(char::from(*digit));
        }
    }
}

/// An integer: sign and magnitude for `{}`, bits of its width for the bases.
#[inline(never)]
#[cfg_attr(target_arch = "nvptx64", optimize(size))]
pub(super) fn integer(negative: bool, magnitude: u64, bits: u64, spec: &Spec, out: &mut Output) {
    let (base, prefix, value) = match spec.kind {
        Kind::LowerHex | Kind::UpperHex => (16, "0x", bits),
        Kind::Octal => (8, "0o", bits),
        Kind::Binary => (2, "0b", bits),
        _ => (10, "", magnitude),
    };
    let letters = if spec.kind == Kind::UpperHex { b'A' - 10 } else { b'a' - 10 };
    let mut digits = [0u8; 64];
    let mut length = 0;
    let mut rest = value;
    for place in digits.iter_mut() {
        let digit = (rest % base) as u8;
        *place = digit + if digit < 10 { b'0' } else { letters };
        rest /= base;
        length += 1;
        if rest == 0 {
            break;
        }
    }
    let sign = match (base == 10 && negative, spec.plus) {
        (true, _) => "-",
        (false, true) => "+",
        (false, false) => "",
    };
    let prefix = if spec.alternate { prefix } else { "" };
    number(spec, sign, prefix, length, out, |out| {
        for digit in digits.iter().take(length).rev() {
            out.character(char::from(*digit));
        }
    });
}

macro_rules! integers {
    ($($type:ty as $bits:ty),*) => {
        $(
            impl Print for $type {
                // Inlined, so that where the specification is known, only what it needs becomes part of the kernel.
                #[inline(always)]
                fn print(&self, spec: &Spec, out: &mut Output) {
                    #[allow(unused_comparisons)]
                    let negative = *self < 0;
                    let magnitude = if negative { (*self as u64).wrapping_neg() } else { *self as u64 };
                    match spec.kind {
                        Kind::LowerExp | Kind::UpperExp => float::integer_exponent(negative, magnitude, spec, out),
                        _ => integer(negative, magnitude, *self as $bits as u64, spec, out),
                    }
                }
            }
        )*
    };
}
integers!(u8 as u8, u16 as u16, u32 as u32, u64 as u64, usize as u64);
integers!(i8 as u8, i16 as u16, i32 as u32, i64 as u64, isize as u64);

impl Print for f32 {
    #[inline]
    fn print(&self, spec: &Spec, out: &mut Output) {
        float::print(float::Decoded::from_f32(*self), spec, out);
    }
}

impl Print for f64 {
    #[inline]
    fn print(&self, spec: &Spec, out: &mut Output) {
        float::print(float::Decoded::from_f64(*self), spec, out);
    }
}

impl Print for bool {
    fn print(&self, spec: &Spec, out: &mut Output) {
        padded(if *self { "true" } else { "false" }, spec, out);
    }
}

impl Print for str {
    fn print(&self, spec: &Spec, out: &mut Output) {
        if spec.kind == Kind::Debug { quoted(self, '"', out) } else { padded(self, spec, out) }
    }
}

impl Print for char {
    fn print(&self, spec: &Spec, out: &mut Output) {
        let mut utf8 = [0; 4];
        let text = self.encode_utf8(&mut utf8);
        if spec.kind == Kind::Debug { quoted(text, '\'', out) } else { padded(text, spec, out) }
    }
}

/// Text in quotes, with the escapes of Rust for the quote, the backslash, line ends and tabs.
fn quoted(text: &str, quote: char, out: &mut Output) {
    out.character(quote);
    for character in text.chars() {
        match character {
            '\n' => out.text("\\n"),
            '\r' => out.text("\\r"),
            '\t' => out.text("\\t"),
            '\0' => out.text("\\0"),
            '\\' => out.text("\\\\"),
            character if character == quote => {
                out.character('\\');
                out.character(quote);
            }
            character => out.character(character),
        }
    }
    out.character(quote);
}

impl Print for () {
    fn print(&self, spec: &Spec, out: &mut Output) {
        padded("()", spec, out);
    }
}

impl<T: Print + ?Sized> Print for &T {
    #[inline]
    fn print(&self, spec: &Spec, out: &mut Output) {
        (**self).print(spec, out);
    }
}

impl<T: Print + ?Sized> Print for &mut T {
    #[inline]
    fn print(&self, spec: &Spec, out: &mut Output) {
        (**self).print(spec, out);
    }
}

impl Print for String {
    fn print(&self, spec: &Spec, out: &mut Output) {
        self.as_str().print(spec, out);
    }
}

impl<T: Print> Print for Vec<T> {
    fn print(&self, spec: &Spec, out: &mut Output) {
        self.as_slice().print(spec, out);
    }
}

/// Pointers that own, which print what they point to.
macro_rules! owners {
    ($($owner:ident),*) => {
        $(
            impl<T: Print + ?Sized> Print for $owner<T> {
                #[inline]
                fn print(&self, spec: &Spec, out: &mut Output) {
                    (**self).print(spec, out);
                }
            }
        )*
    };
}
owners!(Box, Rc, Arc);

macro_rules! pointers {
    ($($type:ty),*) => {
        $(
            impl<T> Print for $type {
                fn print(&self, spec: &Spec, out: &mut Output) {
                    let spec = Spec { kind: Kind::LowerHex, alternate: true, ..*spec };
                    (self.addr() as u64).print(&spec, out);
                }
            }
        )*
    };
}
pointers!(*const T, *mut T);

impl<T: Print> Print for [T] {
    fn print(&self, spec: &Spec, out: &mut Output) {
        out.character('[');
        for (i, value) in self.iter().enumerate() {
            if i > 0 {
                out.text(", ");
            }
            value.print(spec, out);
        }
        out.character(']');
    }
}

impl<T: Print, const N: usize> Print for [T; N] {
    #[inline]
    fn print(&self, spec: &Spec, out: &mut Output) {
        self.as_slice().print(spec, out);
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use std::format;

    /// Checks that a format string gives what `std` gives, by the macro's own parts.
    macro_rules! same {
        ($($argument:tt)*) => {
            assert_eq!(shown(|out| crate::io::format::tests::to!(out, $($argument)*)), format!($($argument)*));
        };
    }
    /// The macro `print!` with an output of ours.
    macro_rules! to {
        ($out:ident, $($argument:tt)*) => {
            cuda_std_macros::print_to!($out, $($argument)*)
        };
    }
    pub(crate) use to;

    #[test]
    fn integers_are_as_in_std() {
        for value in [0i32, 1, -1, 42, i32::MIN, i32::MAX] {
            same!("{value} {value:?} {value:x} {value:#X} {value:o} {value:#b} {value:+} {value:e}");
            same!("[{value:>14}] [{value:<14}] [{value:^14}] [{value:014}] [{value:*^+14}] [{value:#014x}]");
        }
        same!("{} {} {} {}", u8::MAX, i8::MIN, u64::MAX, i64::MIN);
        same!("{:e} {:E} {:.2e} {:e}", 1500u32, 123456789u64, 98765u32, 0u8);
    }

    #[test]
    fn text_is_as_in_std() {
        let (text, character) = ("häl\"lo", 'x');
        same!("{text}|{text:?}|{text:>9}|{text:.3}|{text:^9.2}|{character}|{character:?}|{:>3}", '\'');
        same!("{} {:>6} {{}} {:?}", true, false, [1, 2, 3]);
        same!("{0} {1} {0} {name} {2:>1$} {2:.*}", 5, 4usize, 1.5f64, name = "n");
    }

    #[test]
    fn floats_are_as_in_std() {
        let special =
            [0.0, -0.0, 1.0, -1.5, 0.1, 0.3, 1e16, 1e15, 9.5, 0.5, 2.5, 99.95, 1e-4, 1e-5, 123456789.0];
        let ends =
            [f64::MAX, f64::MIN_POSITIVE, 5e-324, f64::EPSILON, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
        for value in special.into_iter().chain(ends) {
            same!("{value} {value:?} {value:e} {value:E} {value:+}");
            same!("{value:.0} {value:.1} {value:.3} {value:.17} {value:.2e} {value:.0e}");
            same!("[{value:>12.2}] [{value:<12.2}] [{value:012.2}] [{value:^+12.1}]");
        }
    }

    #[test]
    fn floats_of_any_bits_are_as_in_std() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..1500 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            let (wide, narrow) = (f64::from_bits(state), f32::from_bits(state as u32));
            same!("{wide} {wide:e} {narrow} {narrow:?} {narrow:.4}");
            let near = (state >> 40) as f64 / 1024.0;
            same!("{near} {near:.0} {near:.1} {near:.3} {near:.12}");
        }
    }
}
