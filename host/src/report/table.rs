//! Tables for people: ruled on a terminal, plain columns elsewhere.

use std::io::IsTerminal;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

use super::{GREEN, RED, YELLOW, coloured, paint};
use crate::session::{CaseReport, DeviceInfo, Status};

/// An empty table with these headings. On a terminal it fits the terminal's width.
pub fn table(headings: &[&str]) -> Table {
    let mut table = Table::new();
    table.set_header(headings.iter().copied());
    if std::io::stdout().is_terminal() {
        let width = console_width();
        table.load_preset(presets::UTF8_HORIZONTAL_ONLY);
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    } else {
        table.load_preset(presets::NOTHING);
    }
    table
}

/// Right-aligns a column of numbers.
pub fn right(table: &mut Table, column: usize) {
    if let Some(column) = table.column_mut(column) {
        column.set_cell_alignment(CellAlignment::Right);
    }
}

fn console_width() -> u16 {
    const FALLBACK: u16 = 100;
    console::Term::stdout().size_checked().map_or(FALLBACK, |(_, width)| width)
}

/// The table at the end of a run.
pub fn results(reports: &[CaseReport], device: &DeviceInfo) -> String {
    let mut table = table(&["algorithm", "variant", "notes", "device", "size", "time", "check"]);
    right(&mut table, 5);
    for report in reports {
        table.add_row([
            report.algorithm.to_owned(),
            report.variant.to_owned(),
            report.notes.join(" "),
            device.id(),
            size(report),
            report.millis().map_or_else(|| "-".into(), millis),
            check(report),
        ]);
    }
    let text = trimmed(&table);
    if !coloured() {
        return text;
    }
    // The words stand in the last column only: no id contains a space.
    let words = [(" ok", GREEN), (" FAILED", RED), (" skipped", YELLOW)];
    words.iter().fold(text, |text, (word, colour)| text.replace(word, &paint(word, *colour, true)))
}

/// A table's text without the blanks that pad its last column.
pub fn trimmed(table: &Table) -> String {
    let lines: Vec<String> = table.lines().map(|line| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

/// `notes n=1000`; of a shape of the user's own, the shape alone.
pub fn size(report: &CaseReport) -> String {
    if report.size == "custom" {
        report.shape.to_string()
    } else {
        format!("{} {}", report.size, report.shape)
    }
}

/// What the checks said: `ok (exact)`, `ok (error 1.2e-6)`, `FAILED`, `skipped`.
fn check(report: &CaseReport) -> String {
    match report.status {
        Status::Failed => "FAILED".into(),
        Status::Skipped => "skipped".into(),
        Status::Passed if report.findings.max_error == 0.0 => "ok (exact)".into(),
        Status::Passed => format!("ok (error {:.1e})", report.findings.max_error),
    }
}

/// A time with three digits that matter.
pub fn millis(ms: f64) -> String {
    if ms < 1.0 {
        format!("{:.1} µs", ms * 1000.0)
    } else if ms < 1000.0 {
        format!("{ms:.2} ms")
    } else {
        format!("{:.2} s", ms / 1000.0)
    }
}

#[cfg(test)]
mod tests {
    use super::millis;

    #[test]
    fn times_have_a_unit_that_fits() {
        assert_eq!(millis(0.0125), "12.5 µs");
        assert_eq!(millis(1.5), "1.50 ms");
        assert_eq!(millis(61_000.0), "61.00 s");
    }
}
