//! Reports as lines of JSON.

use std::fmt::Write;

use simt::{Counters, Fault, LaunchReport};

/// A JSON string.
fn string(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len() + 2);
    quoted.push('"');
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            // Writing to a String cannot fail.
            c if c < ' ' => drop(write!(quoted, "\\u{:04x}", u32::from(c))),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn counters(counters: &Counters) -> String {
    let fields: Vec<_> =
        counters.fields().into_iter().map(|(name, value)| format!("{}:{value}", string(name))).collect();
    format!("{{{}}}", fields.join(","))
}

fn triple([x, y, z]: [u32; 3]) -> String {
    format!("[{x},{y},{z}]")
}

/// The line for a launch that ended well.
pub(crate) fn launch(report: &LaunchReport) -> String {
    let mut line = format!(
        "{{\"event\":\"launch\",\"kernel\":{},\"grid\":{},\"block\":{},\"shared_bytes\":{},\"warp_instructions\":{},\
         \"seconds\":{}",
        string(&report.kernel),
        triple(report.grid),
        triple(report.block),
        report.shared_bytes,
        report.warp_instructions,
        report.seconds,
    );
    if let Some(found) = &report.counters {
        let lines: Vec<_> = found
            .lines
            .iter()
            .map(|(source, counted)| {
                format!("{{\"source\":{},\"counters\":{}}}", string(&source.to_string()), counters(counted))
            })
            .collect();
        let _ = write!(line, ",\"counters\":{},\"lines\":[{}]", counters(&found.total), lines.join(","));
    }
    line.push('}');
    line
}

/// The line for a fault.
pub(crate) fn fault(fault: &Fault) -> String {
    let source = fault.source.as_ref().map_or("null".to_owned(), |source| string(&source.to_string()));
    format!(
        "{{\"event\":\"fault\",\"kernel\":{},\"what\":{},\"source\":{source},\"ptx_line\":{},\"block\":{},\
         \"thread\":{}}}",
        string(&fault.kernel),
        string(&fault.kind.to_string()),
        fault.ptx_line,
        triple(fault.block),
        triple(fault.thread),
    )
}

#[cfg(test)]
mod tests {
    use super::string;

    #[test]
    fn strings_are_quoted() {
        assert_eq!(string("a\"b\\c\nd\u{1}é"), "\"a\\\"b\\\\c\\nd\\u0001é\"");
    }
}
