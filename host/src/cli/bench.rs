//! `warpbook bench`.

use clap::Args;

use super::out;
use super::run::{Choice, tell_messages};
use crate::case::Repeat;
use crate::catalogue::Size;
use crate::error::Error;
use crate::report::table;
use crate::session::{CaseReport, Options, Status};

/// Arguments of `bench`.
#[derive(Args)]
pub struct BenchArgs {
    #[command(flatten)]
    choice: Choice,
    /// Timed runs of each kernel; the median counts
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,
    /// Runs before those
    #[arg(long, default_value_t = 2)]
    warm_up: u32,
}

/// Measures what the arguments select; `Ok(false)` if a check failed.
pub fn run(args: &BenchArgs, embedded: &[&str]) -> Result<bool, Error> {
    let options = Options {
        repeat: Repeat { warm_up: args.warm_up as usize, timed: args.repeat as usize, ..Repeat::default() },
        ..Options::default()
    };
    let (reports, session) = args.choice.run(embedded, options, Size::Large)?;
    if !args.choice.json() {
        let mut table =
            table::table(&["algorithm", "variant", "size", "median", "best", "GB/s", "Gop/s", "check"]);
        for column in 3..7 {
            table::right(&mut table, column);
        }
        for report in &reports {
            table.add_row(row(report));
        }
        out(&table::trimmed(&table));
        out(&format!(
            "\non {} ({}), PTX by {}, {} timed runs",
            session.device().id(),
            session.device().name,
            session.kernels().codegen(),
            args.repeat
        ));
        tell_messages(&reports);
    }
    Ok(reports.iter().all(|report| report.status != Status::Failed))
}

/// Rates are those of the work that no kernel can do without, so that a kernel which moves bytes twice looks slow.
fn row(report: &CaseReport) -> [String; 8] {
    let median = report.millis();
    let best = report.findings.millis.iter().copied().min_by(f64::total_cmp);
    let rate = |amount: u64| match median {
        Some(ms) if ms > 0.0 && amount > 0 => format!("{:.2}", amount as f64 / ms / 1e6),
        _ => "-".into(),
    };
    let time = |ms: Option<f64>| ms.map_or_else(|| "-".into(), table::millis);
    let check = match report.status {
        Status::Passed => "ok",
        Status::Failed => "FAILED",
        Status::Skipped => "skipped",
    };
    [
        report.algorithm.into(),
        report.variant.into(),
        table::size(report),
        time(median),
        time(best),
        rate(report.work.bytes),
        rate(report.work.ops),
        check.into(),
    ]
}
