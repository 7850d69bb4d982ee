//! Output of kernels: [`print!`](crate::print!) and [`println!`](crate::println!), with the format strings of `std`'s
//! macros.
//!
//! The text is put together on the device and goes to the host through `vprintf`, as the argument of a fixed format and
//! never as a format itself: a `%` in it is just a `%`. The host shows it when the launch has been synchronised.
//!
//! A text of up to [`PIECE`] bytes arrives in one piece; a longer one is cut between characters, and output of other
//! threads may come in between. The driver's buffer holds a megabyte between two synchronisations unless the host
//! asks for more; what does not fit is lost.
//!
//! Code that runs on the host too prints to its standard output there.
//!
//! # Why not `core::fmt`
//!
//! `core::fmt` calls through function pointers. `ptxas` can then bound neither the stack nor the registers of a
//! kernel: it takes 255 registers, so that blocks of 512 threads no longer start, and the driver's default stack is
//! too small for the calls. Here every call is direct. What can be printed implements [`Print`]: numbers, text,
//! `bool`, pointers, and arrays and slices of these; a type of your own prints its fields in its `print`.

#[cfg(any(target_arch = "nvptx64", test))]
mod arguments;
mod float;
mod format;

#[cfg(target_arch = "nvptx64")]
pub(crate) use arguments::print_arguments;
#[cfg(target_arch = "nvptx64")]
pub(crate) use format::decimal;
pub use format::{Align, Kind, Print, Spec};

use core::ffi::CStr;

/// Bytes of text that arrive in one piece.
pub const PIECE: usize = 255;

/// Where text goes: a buffer that is handed on in pieces of at most [`PIECE`] bytes, each ended by a zero byte. A
/// character is never cut in two, and a zero byte inside the text, which would end it too early, becomes U+FFFD.
#[derive(Debug)]
pub struct Output {
    bytes: [u8; PIECE + 1],
    len: usize,
    /// What was handed on, in tests.
    #[cfg(test)]
    sent: std::vec::Vec<std::string::String>,
}

impl Output {
    /// An empty output.
    #[inline]
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        Self {
            bytes: [0; PIECE + 1],
            len: 0,
            #[cfg(test)]
            sent: std::vec::Vec::new(),
        }
    }

    /// Appends a character.
    #[inline(never)]
    #[cfg_attr(target_arch = "nvptx64", optimize(size))]
    pub fn character(&mut self, character: char) {
        let character = if character == '\0' { char::REPLACEMENT_CHARACTER } else { character };
        let mut utf8 = [0; 4];
        let length = character.encode_utf8(&mut utf8).len();
        if self.len + length > PIECE {
            self.finish();
        }
        for byte in &utf8[..length.min(4)] {
            if let Some(place) = self.bytes.get_mut(self.len) {
                *place = *byte;
                self.len += 1;
            }
        }
    }

    /// Appends text.
    #[inline(never)]
    #[cfg_attr(target_arch = "nvptx64", optimize(size))]
    pub fn text(&mut self, text: &str) {
        for character in text.chars() {
            self.character(character);
        }
    }

    /// Hands on what is left.
    #[inline(never)]
    #[cfg_attr(target_arch = "nvptx64", optimize(size))]
    pub fn finish(&mut self) {
        if let Some(end) = self.bytes.get_mut(self.len)
            && self.len > 0
        {
            *end = 0;
            self.len = 0;
            if let Ok(text) = CStr::from_bytes_until_nul(&self.bytes) {
                #[cfg(target_arch = "nvptx64")]
                send(text);
                #[cfg(test)]
                self.sent.push(text.to_str().expect("whole characters").into());
                #[cfg(not(any(target_arch = "nvptx64", test)))]
                std::print!("{}", text.to_string_lossy());
            }
        }
    }
}

#[cfg(target_arch = "nvptx64")]
unsafe extern "C" {
    /// The driver's formatted output: a format, and the arguments in a row in memory. Gives how many there were, or −1.
    pub fn vprintf(format: *const u8, valist: *const core::ffi::c_void) -> i32;

    /// Ends the launch with the driver's error for assertions, and prints where it was.
    pub fn __assertfail(
        message: *const u8,
        file: *const u8,
        line: u32,
        function: *const u8,
        char_size: usize,
    );
}

/// Gives a piece of text to the driver.
#[cfg(target_arch = "nvptx64")]
fn send(text: &CStr) {
    let arguments = [text.as_ptr()];
    // SAFETY: the format takes one string, and the argument is one, ended by a zero byte.
    unsafe { vprintf(c"%s".as_ptr().cast(), arguments.as_ptr().cast()) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::String;
    use std::vec::Vec;

    fn pieces(write: impl FnOnce(&mut Output)) -> Vec<String> {
        let mut out = Output::new();
        write(&mut out);
        out.finish();
        out.sent
    }

    /// The text that a list of values gives.
    pub(super) fn shown(write: impl FnOnce(&mut Output)) -> String {
        pieces(write).concat()
    }

    #[test]
    fn short_text_is_one_piece_and_keeps_its_percent_signs() {
        assert_eq!(pieces(|out| out.text("100 %s %n")), ["100 %s %n"]);
    }

    #[test]
    fn long_text_is_cut_between_characters() {
        let text = "ä".repeat(300);
        let sent = pieces(|out| out.text(&text));
        assert!(sent.len() > 1 && sent.iter().all(|piece| piece.len() <= PIECE));
        assert_eq!(sent.concat(), text);
    }

    #[test]
    fn a_piece_that_fits_exactly_is_not_cut() {
        assert_eq!(pieces(|out| out.text(&"x".repeat(PIECE))).len(), 1);
        assert_eq!(pieces(|out| out.text(&"x".repeat(PIECE + 1))).len(), 2);
        assert!(pieces(|_| ()).is_empty());
    }

    #[test]
    fn a_zero_byte_does_not_end_the_text() {
        assert_eq!(pieces(|out| out.text("a\0b")), ["a\u{fffd}b"]);
    }
}
