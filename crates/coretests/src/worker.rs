//! The process that runs the tests of one module. A test that breaks the context takes this process with it, and the
//! supervisor starts another one for the tests that follow.

use std::io::Write;
use std::path::Path;
use std::{fs, io};

use cuda_loader::DeviceChoice;

use crate::device::{Loaded, Outcome};
use crate::error::{Error, OnFile};

/// What a worker says, one line each.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Message {
    /// The module is loaded on the device of this name.
    Ready(String),
    /// The test at this place of the list starts.
    Start(usize),
    /// It ended: microseconds, and the panic's message if it panicked.
    End(u64, Option<String>),
    /// The launch failed, and the worker ends.
    Broken(String),
    /// The module cannot be loaded.
    Refused(String),
}

fn say(message: &Message) {
    let text = serde_json::to_string(message).unwrap_or_default();
    // Without a supervisor to hear it there is nothing left to do.
    let _ = writeln!(io::stdout(), "{MARK}{text}");
    let _ = io::stdout().flush();
}

/// Sets the lines of a worker apart from what a kernel prints.
const MARK: &str = "@coretests ";

/// Reads a line of a worker.
pub fn read(line: &str) -> Option<Message> {
    serde_json::from_str(line.strip_prefix(MARK)?).ok()
}

/// Runs the kernels at `places` of the list of entries.
pub fn run(
    device: DeviceChoice,
    stack: Option<u32>,
    ptx: &Path,
    entries: &[(usize, String)],
) -> Result<(), Error> {
    let text = fs::read_to_string(ptx).on("read", ptx)?;
    let mut loaded = match Loaded::open(device, stack, &text) {
        Ok(loaded) => loaded,
        Err(error) => {
            say(&Message::Refused(error.to_string()));
            return Ok(());
        }
    };
    say(&Message::Ready(loaded.name.clone()));
    for (place, entry) in entries {
        say(&Message::Start(*place));
        let (outcome, time) = loaded.run(entry);
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        match outcome {
            Outcome::Returned => say(&Message::End(micros, None)),
            Outcome::Panicked(message) => say(&Message::End(micros, Some(message))),
            Outcome::Broken(message) => {
                say(&Message::Broken(message));
                // What the context holds cannot be freed any more.
                std::process::exit(0);
            }
        }
    }
    Ok(())
}
