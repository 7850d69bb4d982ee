//! Parts of tests that need a process of their own: they fault, which a context does not survive, or a test looks at
//! what kernels print, which NVIDIA's driver writes to standard output.

use std::io::Write as _;
use std::process::{Command, exit};

/// The variable that tells a process which part it is to run.
const PART: &str = "WARPBOOK_TEST_PART";
/// Around what a part prints.
const BEGIN: &str = "\u{1}begin\n";
const END: &str = "\u{1}end ";

/// What became of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What the kernels printed.
    pub printed: String,
    /// What the part returned: a failure's text.
    pub result: Result<(), String>,
}

impl Outcome {
    /// What the kernels printed.
    ///
    /// # Panics
    /// If the part returned a failure.
    #[track_caller]
    pub fn printed(self) -> String {
        match self.result {
            Ok(()) => self.printed,
            Err(failure) => panic!("{failure}\n{}", self.printed),
        }
    }

    /// The failure's text and what the kernels printed before.
    ///
    /// # Panics
    /// If the part did not fail.
    #[track_caller]
    pub fn failure(self) -> String {
        match self.result {
            Ok(()) => panic!("it did not fail; the kernels printed:\n{}", self.printed),
            Err(failure) => format!("{failure}\n{}", self.printed),
        }
    }
}

/// Runs each of a test's parts in a process of its own, by calling this test program for the test `test` (with the
/// modules around it) again. `body` gets the part's name.
///
/// # Panics
/// If a part panics, or its process cannot be started.
#[track_caller]
pub fn alone(test: &str, parts: &[String], body: impl Fn(&str) -> Result<(), String>) -> Vec<Outcome> {
    if let Ok(part) = std::env::var(PART) {
        run(&part, body);
    }
    let program = std::env::current_exe().unwrap_or_else(|error| panic!("the test program: {error}"));
    let outcome = |part: &String| {
        let mut command = Command::new(&program);
        command.args(["--exact", test, "--nocapture", "--test-threads=1"]).env(PART, part);
        let output = command.output().unwrap_or_else(|error| panic!("{}: {error}", program.display()));
        let text = String::from_utf8_lossy(&output.stdout);
        read(&text).unwrap_or_else(|| {
            let errors = String::from_utf8_lossy(&output.stderr);
            panic!("`{part}` of the test `{test}` ended early, with {}:\n{text}{errors}", output.status)
        })
    };
    parts.iter().map(outcome).collect()
}

/// Runs a part and ends the process.
fn run(part: &str, body: impl Fn(&str) -> Result<(), String>) -> ! {
    let say = |text: &str| {
        let mut out = std::io::stdout();
        // If this fails, the parent process reports that the text is missing.
        let _ = out.write_all(text.as_bytes());
        let _ = out.flush();
    };
    say(BEGIN);
    let result = body(part);
    say(&format!("{END}{}", result.err().map_or_else(String::new, |failure| format!("failed {failure}"))));
    exit(0)
}

/// The outcome in what a part's process wrote.
fn read(text: &str) -> Option<Outcome> {
    let (_, rest) = text.split_once(BEGIN)?;
    let (printed, end) = rest.split_once(END)?;
    let result = end.strip_prefix("failed ").map_or(Ok(()), |failure| Err(failure.to_owned()));
    Some(Outcome { printed: printed.to_owned(), result })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_print_fail_and_panic() {
        let parts = ["good", "bad"].map(str::to_owned);
        let outcomes = alone("alone::tests::parts_print_fail_and_panic", &parts, |part| {
            print!("this is {part}\n and more");
            if part == "bad" { Err("failed for\na reason".to_owned()) } else { Ok(()) }
        });
        assert_eq!(outcomes[0].clone().printed(), "this is good\n and more");
        assert_eq!(outcomes[1].clone().failure(), "failed for\na reason\nthis is bad\n and more");
    }

    #[test]
    #[should_panic(expected = "ended early")]
    fn a_panic_is_no_failure() {
        alone("alone::tests::a_panic_is_no_failure", &["it".to_owned()], |_| {
            if std::env::var_os(PART).is_some() {
                exit(3)
            }
            Ok(())
        });
    }
}
