//! The tests of a compiled module, read from the marks that `#[test]` leaves in its assembly.

use crate::error::Error;

/// Start of a mark, inside of LLVM IR's `module asm`.
const MARK: &str = "module asm \"//@test ";

/// What is to become of a test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It is to return.
    Run,
    /// It is to panic, with this text in the message.
    Panics(String),
    /// Rust's own suite ignores it.
    Ignored,
    /// The list of this project names it, by this entry.
    LeftOut(String),
}

/// One test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// Module path and name, without the crate: `slice::sort`.
    pub name: String,
    /// The kernel.
    pub entry: String,
    /// What is to become of it.
    pub kind: Kind,
}

impl Test {
    /// One line of a shard's list.
    pub fn to_line(&self) -> String {
        let (kind, expected) = match &self.kind {
            Kind::Run => ("run", ""),
            Kind::Panics(expected) => ("panics", expected.as_str()),
            Kind::Ignored => ("ignored", ""),
            Kind::LeftOut(entry) => ("left_out", entry.as_str()),
        };
        format!("{} {kind} {} {expected}", self.entry, self.name)
    }

    /// Reads [`to_line`](Self::to_line), or a mark.
    fn from_line(line: &str) -> Option<Test> {
        let mut words = line.splitn(4, ' ');
        let (entry, kind, name) = (words.next()?, words.next()?, words.next()?);
        let more = words.next().unwrap_or_default().trim_end().to_owned();
        let kind = match kind {
            "run" => Kind::Run,
            "panics" => Kind::Panics(more),
            "ignored" => Kind::Ignored,
            "left_out" => Kind::LeftOut(more),
            _ => return None,
        };
        Some(Test { name: name.to_owned(), entry: entry.to_owned(), kind })
    }
}

/// The tests of a module, from its LLVM IR.
pub fn in_llvm_ir(text: &str) -> Result<Vec<Test>, Error> {
    let marks = text.lines().filter_map(|line| line.strip_prefix(MARK));
    marks
        .map(|mark| {
            let mark = unescape(mark.trim_end_matches('"'));
            let mut test = Test::from_line(&mark)
                .ok_or_else(|| Error::Failed(format!("the mark of a test cannot be read: {mark}")))?;
            // The crate's name says only which shard it is.
            if let Some((_, name)) = test.name.split_once("::") {
                test.name = name.to_owned();
            }
            Ok(test)
        })
        .collect()
}

/// The tests in a shard's list.
pub fn in_list(text: &str) -> Result<Vec<Test>, Error> {
    let read = |line| {
        Test::from_line(line)
            .ok_or_else(|| Error::Failed(format!("the list of a shard has a line that is no test: {line}")))
    };
    text.lines().map(read).collect()
}

/// LLVM's strings: `\` and two hexadecimal digits stand for a byte.
fn unescape(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = (*first == b'\\').then(|| tail.get(..2)).flatten();
        let code = code.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        match code {
            Some(byte) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_lists_are_read() {
        let ir = "module asm \".x\"\n\
                  module asm \"//@test test_0_a run core_slice::slice::a \"\n\
                  module asm \"//@test test_1_b panics core_slice::slice::m::b the \\22len\\22 is 3\"\n\
                  module asm \"//@test test_2_c left_out core_slice::slice::c slice.rs c\"\n";
        let tests = in_llvm_ir(ir).unwrap();
        let expected = [
            ("slice::a", Kind::Run),
            ("slice::m::b", Kind::Panics("the \"len\" is 3".to_owned())),
            ("slice::c", Kind::LeftOut("slice.rs c".to_owned())),
        ];
        let found: Vec<(&str, Kind)> =
            tests.iter().map(|test| (test.name.as_str(), test.kind.clone())).collect();
        assert_eq!(found, expected);
        let list: Vec<String> = tests.iter().map(Test::to_line).collect();
        assert_eq!(in_list(&list.join("\n")).unwrap(), tests);
        assert!(in_list("what is this").is_err());
    }
}
