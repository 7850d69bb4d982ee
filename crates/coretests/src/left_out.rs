//! The committed list of tests that are left out, and whether each of its lines still matches a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::error::Error;

/// The list; its head describes the form. `#[test]` of the device's build reads the same file.
pub const LIST: &str = include_str!("../left_out.txt");

/// A line of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry<'a> {
    /// Why the test is left out.
    pub reason: &'a str,
    /// The end of the path of its file, and the function: `slice.rs sort`.
    pub test: &'a str,
}

/// Reads a list.
pub fn parse(list: &str) -> Result<Vec<Entry<'_>>, Error> {
    let wrong =
        |number: usize, rule: &str| Error::Failed(format!("left_out.txt, line {}: {rule}", number + 1));
    let mut reason = None;
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for (number, line) in list.lines().enumerate() {
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        if !line.starts_with(' ') {
            reason = Some(line.trim());
            continue;
        }
        let test = line.trim();
        if test.split(' ').count() != 2 {
            return Err(wrong(number, "write the file and the name of one test, with one space between"));
        }
        if entries.iter().any(|entry| entry.test == test) {
            return Err(wrong(number, "the test is in the list already"));
        }
        let reason = reason.ok_or_else(|| wrong(number, "a test needs a reason above it"))?;
        entries.push(Entry { reason, test });
    }
    Ok(entries)
}

/// Fails if a line names a file that the suites do not have, or a test that its file does not name. Unlike
/// [`unmatched`], this needs no run of everything.
pub fn check_sources(list: &str, files: &[PathBuf]) -> Result<(), Error> {
    for entry in parse(list)? {
        let (file, test) = entry.test.split_once(' ').unwrap_or_default();
        let names = |path: &&PathBuf| {
            let text = fs::read_to_string(path).unwrap_or_default();
            text.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| word == test)
        };
        if !files.iter().filter(|path| path.ends_with(file)).any(|path| names(&path)) {
            return Err(Error::Failed(format!(
                "left_out.txt names `{}`, which rust-src does not have: remove the line",
                entry.test
            )));
        }
    }
    Ok(())
}

/// Entries that named none of the tests, given those that left some out.
pub fn unmatched<'a>(entries: &[Entry<'a>], matched: &BTreeSet<&str>) -> Vec<Entry<'a>> {
    entries.iter().filter(|entry| !matched.contains(entry.test)).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_list_is_read() {
        let entries = parse(LIST).unwrap();
        assert!(entries.iter().all(|entry| entry.test.contains(".rs ") && entry.reason.len() > 10));
    }

    #[test]
    fn stale_lines_are_found_in_the_sources() {
        let own = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/left_out.rs");
        let check =
            |list: &str| check_sources(list, std::slice::from_ref(&own)).map_err(|error| error.to_string());
        check("reason\n  src/left_out.rs lists_are_checked\n").unwrap();
        // Not written out, since the file that is searched is this one.
        let gone = format!("src/left_out.rs {}_are", "lists");
        for stale in [gone.as_str(), "out.rs lists_are_checked", "other.rs lists_are_checked"] {
            let message = check(&format!("reason\n  {stale}\n")).unwrap_err();
            assert!(message.contains(stale) && message.contains("remove the line"), "{message}");
        }
    }

    #[test]
    fn lists_are_checked() {
        let list = "# head\n\nneeds threads\n  sync/mpsc.rs smoke\n  a.rs b\n";
        let entries = parse(list).unwrap();
        assert_eq!(entries[1], Entry { reason: "needs threads", test: "a.rs b" });
        assert_eq!(unmatched(&entries, &BTreeSet::from(["a.rs b"])), entries[..1]);
        for (wrong, word) in [
            ("  a.rs b\n", "line 1"),
            ("why\n  a.rs\n", "line 2"),
            ("why\n  a.rs b c\n", "one test"),
            ("why\n  a.rs b\n  a.rs b\n", "already"),
        ] {
            let message = parse(wrong).unwrap_err().to_string();
            assert!(message.contains(word), "{message}");
        }
    }
}
