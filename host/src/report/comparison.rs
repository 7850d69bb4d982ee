//! Two code generators side by side: a row a variant.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::table::{self, millis, right};
use crate::resources::Resources;
use crate::session::{CaseReport, Status};

/// Names of the generators, in the order of all pairs here.
pub const NAMES: [&str; 2] = ["llvm", "nvvm"];

/// Counters by name, of all launches of a run added up.
pub type Counts = Map<String, Value>;

/// What became of a variant with one generator.
#[derive(Clone, Debug)]
pub struct Side {
    /// Passed, failed or skipped; the worst of all rounds.
    pub status: Status,
    /// Checksum of the results.
    pub digest: u64,
    /// Whether all rounds gave the same results.
    pub steady: bool,
    /// Largest difference from the reference.
    pub max_error: f64,
    /// Milliseconds of each timed run, on a GPU.
    pub millis: Vec<f64>,
    /// What the simulator counted.
    pub counts: Option<Counts>,
    /// Why it failed or was skipped.
    pub messages: Vec<String>,
}

impl Side {
    /// The first round.
    pub fn new(report: CaseReport, timed: bool) -> Side {
        let counts = counts(&report);
        Side {
            status: report.status,
            digest: report.findings.digest,
            steady: true,
            max_error: report.findings.max_error,
            millis: if timed { report.findings.millis } else { Vec::new() },
            counts,
            messages: if report.status == Status::Passed { Vec::new() } else { report.messages },
        }
    }

    /// A further round.
    pub fn add(&mut self, report: CaseReport) {
        if report.status != Status::Passed && self.status == Status::Passed {
            self.status = report.status;
            self.messages = report.messages;
        }
        self.steady &= report.findings.digest == self.digest;
        self.max_error = self.max_error.max(report.findings.max_error);
        self.millis.extend(report.findings.millis);
    }

    /// Median of the timed runs.
    pub fn median(&self) -> Option<f64> {
        median(&self.millis)
    }

    fn count(&self, names: &[&str]) -> Option<u64> {
        let counts = self.counts.as_ref()?;
        names.iter().map(|name| counts.get(*name)?.as_u64()).sum()
    }
}

fn median(values: &[f64]) -> Option<f64> {
    let mut values = values.to_vec();
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => None,
        odd if odd % 2 == 1 => Some(values[middle]),
        _ => Some((values[middle - 1] + values[middle]) / 2.0),
    }
}

/// The counters of a run's launches.
fn counts(report: &CaseReport) -> Option<Counts> {
    let mut total = simt::Counters::default();
    for launch in &report.reports {
        total.merge(&launch.counters.as_ref()?.total);
    }
    (!report.reports.is_empty()).then(|| {
        total.fields().into_iter().map(|(name, value)| (name.to_owned(), Value::from(value))).collect()
    })
}

/// A variant with both generators.
#[derive(Clone, Debug)]
pub struct Row {
    /// The algorithm's id.
    pub algorithm: &'static str,
    /// The variant's id.
    pub variant: &'static str,
    /// `tiny`, `notes`, `large` or `custom`.
    pub size: String,
    /// The dimensions.
    pub shape: String,
    /// With each generator.
    pub sides: [Side; 2],
    /// Size and shape that were counted, if not those above.
    pub counted: Option<(String, String)>,
    /// Its kernels' resources with each generator.
    pub kernels: BTreeMap<String, [Option<Resources>; 2]>,
}

impl Row {
    /// Whether the results are the same, bit by bit. `None` if one of them has none.
    pub fn same(&self) -> Option<bool> {
        let ran =
            |side: &Side| side.status == Status::Passed || side.max_error.is_finite() && side.digest != 0;
        let [a, b] = &self.sides;
        (ran(a) && ran(b)).then_some(a.digest == b.digest && a.steady && b.steady)
    }

    /// Whether both passed their checks, or the device lacks what they need.
    pub fn passed(&self) -> bool {
        self.sides.iter().all(|side| side.status != Status::Failed)
    }

    /// NVVM's time divided by LLVM's.
    pub fn time_ratio(&self) -> Option<f64> {
        let [a, b] = &self.sides;
        Some(b.median()? / a.median()?)
    }

    /// Both generators' values of a resource over the variant's kernels.
    fn resource(&self, of: impl Fn(&Resources) -> Option<u64>, sum: bool) -> [Option<u64>; 2] {
        [0, 1].map(|side| {
            let values: Option<Vec<u64>> =
                self.kernels.values().map(|pair| pair[side].as_ref().and_then(&of)).collect();
            let values = values.filter(|values| !values.is_empty())?;
            if sum { Some(values.iter().sum()) } else { values.into_iter().max() }
        })
    }

    fn counts(&self, names: &[&str]) -> [Option<u64>; 2] {
        [0, 1].map(|side| self.sides[side].count(names))
    }
}

/// The table for people.
pub fn render(rows: &[Row]) -> String {
    let headings = [
        "algorithm",
        "variant",
        "shape",
        "results",
        "thread instructions",
        "sectors",
        "code",
        "registers",
        "local",
        "shared",
        "time",
    ];
    let mut table = table::table(&headings);
    for column in 4..headings.len() {
        right(&mut table, column);
    }
    for row in rows {
        let plain = |pair: [Option<u64>; 2]| cell(pair, |value| value.to_string(), false);
        let relative = |pair: [Option<u64>; 2]| cell(pair, short, true);
        table.add_row([
            row.algorithm.to_owned(),
            row.variant.to_owned(),
            row.shape.clone(),
            results(row),
            relative(row.counts(&["thread_instructions"])),
            relative(row.counts(&["global_load_sectors", "global_store_sectors", "global_atomic_sectors"])),
            relative(row.resource(|needs| needs.instructions, true)),
            plain(row.resource(|needs| Some(needs.registers), false)),
            plain(row.resource(|needs| Some(needs.stack), false)),
            plain(row.resource(|needs| Some(needs.shared), false)),
            cell([row.sides[0].median(), row.sides[1].median()], millis, true),
        ]);
    }
    table::trimmed(&table)
}

fn results(row: &Row) -> String {
    let failed: Vec<&str> =
        (0..2).filter(|&side| row.sides[side].status == Status::Failed).map(|side| NAMES[side]).collect();
    if !failed.is_empty() {
        return format!("FAILED: {}", failed.join(", "));
    }
    match row.same() {
        Some(true) => "equal".into(),
        Some(false) => "differ".into(),
        None => "skipped".into(),
    }
}

/// `a → b`, one value if both are equal, and by how many per cent they differ.
fn cell<T: Copy + PartialEq + ToF64>(
    pair: [Option<T>; 2],
    text: impl Fn(T) -> String,
    relative: bool,
) -> String {
    let word = |value: Option<T>| value.map_or_else(|| "-".into(), &text);
    let [a, b] = pair;
    if a == b {
        return word(a);
    }
    let mut cell = format!("{} → {}", word(a), word(b));
    if let (Some(a), Some(b)) = (a, b)
        && relative
        && a.to_f64() > 0.0
    {
        cell += &format!(" {:+.0} %", (b.to_f64() / a.to_f64() - 1.0) * 100.0);
    }
    cell
}

trait ToF64 {
    fn to_f64(self) -> f64;
}

impl ToF64 for u64 {
    fn to_f64(self) -> f64 {
        self as f64
    }
}

impl ToF64 for f64 {
    fn to_f64(self) -> f64 {
        self
    }
}

/// A count with a unit that fits.
fn short(value: u64) -> String {
    match value {
        0..10_000 => value.to_string(),
        10_000..10_000_000 => format!("{:.1} k", value as f64 / 1e3),
        10_000_000..10_000_000_000 => format!("{:.1} M", value as f64 / 1e6),
        _ => format!("{:.1} G", value as f64 / 1e9),
    }
}

/// What all rows together say.
pub fn summary(rows: &[Row]) -> Vec<String> {
    let count = |test: &dyn Fn(&Row) -> bool| rows.iter().filter(|row| test(row)).count();
    let mut lines = vec![format!(
        "{} variants: results of {} equal bit by bit, {} differ, {} skipped, {} failed",
        rows.len(),
        count(&|row| row.passed() && row.same() == Some(true)),
        count(&|row| row.passed() && row.same() == Some(false)),
        count(&|row| row.passed() && row.same().is_none()),
        count(&|row| !row.passed())
    )];
    let mut mean = |what: &str, ratios: Vec<f64>| {
        if ratios.is_empty() {
            return;
        }
        let logarithms: f64 = ratios.iter().map(|ratio| ratio.ln()).sum();
        let mean = (logarithms / ratios.len() as f64).exp();
        let (less, more) = (
            ratios.iter().filter(|ratio| **ratio < 1.0 / 1.1).count(),
            ratios.iter().filter(|ratio| **ratio > 1.1).count(),
        );
        lines.push(format!(
            "{what}, nvvm to llvm: {mean:.3} (geometric mean of {}); over 10 % less in {less}, more in {more}",
            ratios.len()
        ));
    };
    let ratio = |[a, b]: [Option<u64>; 2]| Some((a?, b?)).filter(|(a, b)| *a > 0 && *b > 0);
    let ratios = |of: &dyn Fn(&Row) -> [Option<u64>; 2]| -> Vec<f64> {
        rows.iter().filter_map(|row| ratio(of(row))).map(|(a, b)| b as f64 / a as f64).collect()
    };
    mean("thread instructions", ratios(&|row| row.counts(&["thread_instructions"])));
    mean("machine instructions", ratios(&|row| row.resource(|needs| needs.instructions, true)));
    mean("registers", ratios(&|row| row.resource(|needs| Some(needs.registers), false)));
    mean(
        "time",
        rows.iter().filter_map(Row::time_ratio).filter(|ratio| ratio.is_finite() && *ratio > 0.0).collect(),
    );
    lines
}

/// A row as one JSON object.
pub fn row_json(row: &Row) -> Value {
    let mut object = json!({
        "algorithm": row.algorithm,
        "variant": row.variant,
        "size": row.size,
        "shape": row.shape,
        "ok": row.passed(),
        "same": row.same(),
        "time_ratio": row.time_ratio().filter(|ratio| ratio.is_finite()),
    });
    for (name, side) in NAMES.iter().zip(&row.sides) {
        object[name] = json!({
            "ok": side.status != Status::Failed,
            "skipped": side.status == Status::Skipped,
            "digest": format!("{:016x}", side.digest),
            "steady": side.steady,
            "max_error": Some(side.max_error).filter(|error| error.is_finite()),
            "ms": side.median(),
            "runs": side.millis,
            "counters": side.counts,
            "messages": side.messages,
        });
    }
    if let Some((size, shape)) = &row.counted {
        object["counters_size"] = json!(size);
        object["counters_shape"] = json!(shape);
    }
    let needs = |needs: &Option<Resources>| {
        needs.as_ref().map(|needs| {
            json!({
                "instructions": needs.instructions,
                "local_accesses": needs.local_accesses,
                "registers": needs.registers,
                "local_bytes": needs.stack,
                "shared_bytes": needs.shared,
                "spilled_bytes": needs.spilled,
                "max_threads": needs.max_threads,
                "min_blocks": needs.min_blocks,
            })
        })
    };
    let kernels: Vec<Value> = row
        .kernels
        .iter()
        .map(|(name, pair)| json!({"kernel": name, NAMES[0]: needs(&pair[0]), NAMES[1]: needs(&pair[1])}))
        .collect();
    object["kernels"] = Value::Array(kernels);
    object
}

#[cfg(test)]
mod tests {
    use super::*;

    fn side(digest: u64, millis: &[f64]) -> Side {
        Side {
            status: Status::Passed,
            digest,
            steady: true,
            max_error: 0.0,
            millis: millis.to_vec(),
            counts: Some(Map::from_iter([("thread_instructions".to_owned(), Value::from(100 + digest))])),
            messages: Vec::new(),
        }
    }

    fn row(a: Side, b: Side) -> Row {
        let needs = |registers| Some(Resources { registers, instructions: Some(8), ..Resources::default() });
        Row {
            algorithm: "algorithm",
            variant: "variant",
            size: "tiny".into(),
            shape: "n=1".into(),
            sides: [a, b],
            counted: None,
            kernels: BTreeMap::from([("kernel".to_owned(), [needs(20), needs(16)])]),
        }
    }

    #[test]
    fn a_row_tells_what_differs() {
        let equal = row(side(1, &[2.0, 1.0, 9.0]), side(1, &[1.0]));
        assert_eq!((equal.same(), equal.time_ratio()), (Some(true), Some(0.5)));
        let text = render(std::slice::from_ref(&equal));
        assert!(text.contains("equal") && text.contains("20 → 16") && text.contains("-50 %"), "{text}");
        let differs = row(side(1, &[]), side(100, &[]));
        assert_eq!((differs.same(), differs.time_ratio()), (Some(false), None));
        let text = render(std::slice::from_ref(&differs));
        assert!(text.contains("differ") && text.contains("101 → 200 +98 %"), "{text}");
        let lines = summary(&[equal, differs]).join("\n");
        assert!(lines.contains("results of 1 equal bit by bit, 1 differ"), "{lines}");
        assert!(lines.contains("registers, nvvm to llvm: 0.800"), "{lines}");
    }

    #[test]
    fn what_failed_is_not_called_equal() {
        let mut failed = side(0, &[]);
        failed.status = Status::Failed;
        failed.max_error = f64::INFINITY;
        let row = row(side(1, &[]), failed);
        assert!(!row.passed() && row.same().is_none());
        assert!(render(&[row]).contains("FAILED: nvvm"));
    }

    #[test]
    fn results_that_change_from_run_to_run_are_not_equal() {
        let mut unsteady = side(1, &[]);
        unsteady.steady = false;
        assert_eq!(row(side(1, &[]), unsteady).same(), Some(false));
    }

    #[test]
    fn json_has_both_sides() {
        let object = row_json(&row(side(1, &[1.0]), side(2, &[3.0])));
        assert_eq!(object["same"], false);
        assert_eq!(object["nvvm"]["ms"], 3.0);
        assert_eq!(object["kernels"][0]["llvm"]["registers"], 20);
        assert_eq!(object["llvm"]["counters"]["thread_instructions"], 101);
    }
}
