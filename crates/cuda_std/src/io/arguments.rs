//! The message of a panic, without `core::fmt`'s indirect calls.
//!
//! `core` gives a panic its message as [`fmt::Arguments`]: a template and, for each argument, its address and the
//! function that formats it. Calling that function is what must not be (see the [module](super) above), so the
//! arguments are taken apart here as rustc 1.95.0 lays them out (`library/core/src/fmt/mod.rs`), and an argument is
//! printed when its function is one of a few that are known: those of `&str` and of integers, of which `core`'s own
//! messages (bounds checks, say) consist. The functions are compared and never called, so that `cuda_builder` can leave
//! their code out. Others show as `{…}`. A test on the host compares with `std`, so that a compiler
//! with another layout is noticed.

use super::Output;
use super::format::decimal;
use core::fmt;

/// One argument: two words, the value's address and its function, or a number for a width.
type Argument = [usize; 2];

/// The two words of the first argument.
fn first_argument(arguments: fmt::Arguments<'_>) -> Argument {
    let (_, values) = parts(arguments);
    // SAFETY: the caller's arguments have one value.
    unsafe { values.read() }
}

/// The template and the arguments.
fn parts(arguments: fmt::Arguments<'_>) -> (*const u8, *const Argument) {
    const { assert!(size_of::<fmt::Arguments<'_>>() == size_of::<(*const u8, *const Argument)>()) };
    // SAFETY: two pointers in a row, by the layout of the pinned compiler.
    let [template, values] = unsafe { core::mem::transmute::<fmt::Arguments<'_>, [*const u8; 2]>(arguments) };
    (template, values.cast())
}

/// The word of an argument that is its function; the other one is the address of the value. A probe with a value of
/// our own tells which is which, and what the function is.
fn function<T: fmt::Display>(probe: T) -> (usize, usize) {
    let known = first_argument(format_args!("{probe}"));
    let place = usize::from(known[0] == (&raw const probe).addr());
    (known[place], place)
}

/// Integers whose function is known: its address, the bytes of the type, and whether it is signed.
type Known = (usize, u8, bool);

fn value(argument: Argument, out: &mut Output) {
    let (text, place) = function("");
    let (found, address) = (argument[place], argument[1 - place]);
    if found == text {
        // SAFETY: the function takes a `&&str`, so the other word is the address of one.
        return out.text(unsafe { *(address as *const &str) });
    }
    macro_rules! known {
        ($($type:ty),*) => { [$((function(<$type>::default()).0, size_of::<$type>() as u8, <$type>::MIN != 0)),*] };
    }
    let known: [Known; 8] = known!(usize, u32, i32, u64, i64, isize, u8, u16);
    for (function, bytes, signed) in known {
        if function != found {
            continue;
        }
        // SAFETY: the function takes a reference to an integer of that size.
        let bits = unsafe {
            match bytes {
                1 => u64::from(*(address as *const u8)),
                2 => u64::from(*(address as *const u16)),
                4 if signed => i64::from(*(address as *const i32)) as u64,
                4 => u64::from(*(address as *const u32)),
                _ => *(address as *const u64),
            }
        };
        let negative = signed && (bits as i64) < 0;
        return decimal(negative, if negative { bits.wrapping_neg() } else { bits }, out);
    }
    out.text("{…}");
}

/// Reads numbers of the template.
struct Template(*const u8);

impl Template {
    fn byte(&mut self) -> u8 {
        // SAFETY: a template is read up to its end mark only.
        unsafe {
            let byte = self.0.read();
            self.0 = self.0.add(1);
            byte
        }
    }

    fn half(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    fn text(&mut self, length: usize, out: &mut Output) {
        // SAFETY: the template holds a string of that length here.
        unsafe {
            out.text(core::str::from_utf8_unchecked(core::slice::from_raw_parts(self.0, length)));
            self.0 = self.0.add(length);
        }
    }
}

/// Prints the message of a panic. Widths, precisions and the like are left out.
#[inline(never)]
#[cfg_attr(target_arch = "nvptx64", optimize(size))]
pub(crate) fn print_arguments(arguments: fmt::Arguments<'_>, out: &mut Output) {
    if let Some(text) = arguments.as_str() {
        return out.text(text);
    }
    let (template, values) = parts(arguments);
    let mut template = Template(template);
    let mut next = 0;
    loop {
        match template.byte() {
            0 => return,
            length @ 1..0x80 => template.text(usize::from(length), out),
            0x80 => {
                let length = template.half();
                template.text(usize::from(length), out);
            }
            mark => {
                // Four bytes of flags, a width and a precision, where the mark says so.
                let skipped = 2 * u32::from(mark & 1) + u32::from(mark >> 1 & 1) + u32::from(mark >> 2 & 1);
                for _ in 0..skipped {
                    template.half();
                }
                if mark & 8 != 0 {
                    next = usize::from(template.half());
                }
                // SAFETY: the template names arguments that there are.
                value(unsafe { values.add(next).read() }, out);
                next += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::shown;
    use super::*;
    use std::format;

    #[test]
    fn messages_with_integers_are_those_of_std() {
        let (a, b, c, d) = (3usize, 5u32, -7i32, u64::MAX);
        let long = "x".repeat(300);
        macro_rules! same {
            ($($argument:tt)*) => {
                assert_eq!(shown(|out| print_arguments(format_args!($($argument)*), out)), format!($($argument)*));
            };
        }
        same!("index out of bounds: the len is {a} but the index is {b}");
        same!("{c} {d} {} {}", i64::MIN, 0u8);
        same!("{1} {0} {1}", a, b);
        same!("nothing at all");
        let text = "text";
        same!("{text} {} {}", i16::from(-3i8) as i32, u16::MAX);
        same!("{} {}", i32::MIN, isize::MIN);
        assert_eq!(shown(|out| print_arguments(format_args!("{a} {long}"), out)), "3 {…}");
        let padded = shown(|out| print_arguments(format_args!("[{a:>4}] [{c:<+9.3}] {1:x} {0}", a, b), out));
        assert_eq!(padded, "[3] [-7] {…} 3");
    }
}
