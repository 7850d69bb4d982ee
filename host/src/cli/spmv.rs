//! `warpbook spmv`: every way to multiply a sparse matrix, on the user's own.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use cuda_loader::DeviceChoice;
use serde_json::{Value, json};

use super::{KernelArgs, out};
use crate::case::{Findings, Repeat};
use crate::catalogue::sparse::ways::{Spmv, Storage, WAYS, Way};
use crate::data::Gen;
use crate::error::Error;
use crate::report::table;
use crate::select;
use crate::session::{Options, Session};
use crate::sparse::{Csr, matrix_market};

/// Arguments of `spmv`.
#[derive(Args)]
pub struct SpmvArgs {
    /// A Matrix Market file: coordinate or array; real, integer or pattern; general, symmetric or skew-symmetric
    file: PathBuf,
    /// A way to multiply, such as merge; more than once for several, all if there is none
    #[arg(long, value_name = "NAME")]
    way: Vec<String>,
    /// Where to run: auto (the first GPU, or else the simulator), cuda, cuda:N or sim
    #[arg(long, env = "WARPBOOK_DEVICE", default_value = "auto")]
    device: String,
    /// Seed of the vector, whose elements lie between -1 and 1
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Run each kernel this often and tell the median time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,
    #[command(flatten)]
    kernels: KernelArgs,
    /// Seconds that a kernel may take before it counts as hung
    #[arg(long, value_name = "SECONDS", default_value_t = Repeat::LIMIT.as_secs(), value_parser = clap::value_parser!(u64).range(1..))]
    time_limit: u64,
    /// Print one JSON object a line instead of the table
    #[arg(long)]
    json: bool,
}

/// What became of a way.
struct Outcome {
    way: &'static Way,
    storage: Option<Storage>,
    findings: Findings,
    /// Why it failed or was skipped.
    messages: Vec<String>,
}

impl Outcome {
    fn is_skipped(&self) -> bool {
        self.storage.is_none()
    }

    fn is_ok(&self) -> bool {
        self.is_skipped() || self.messages.is_empty()
    }

    fn check(&self) -> String {
        match (self.is_skipped(), self.is_ok()) {
            (true, _) => "skipped".into(),
            (_, false) => "FAILED".into(),
            _ if self.findings.max_error == 0.0 => "ok (exact)".into(),
            _ => format!("ok (error {:.1e})", self.findings.max_error),
        }
    }
}

/// Multiplies the matrix of the file by a vector, each way; `Ok(false)` if a check failed.
pub fn run(args: &SpmvArgs, embedded: &[&str]) -> Result<bool, Error> {
    let ways = chosen(&args.way)?;
    let choice: DeviceChoice = args.device.parse()?;
    let csr = read(&args.file)?;
    let x = Gen::new(args.seed, "spmv").f32s(csr.cols());
    // x was made for the matrix, so nothing can be wrong with the pair.
    let spmv = Spmv::new(csr, x).map_err(|error| crate::case::CaseError::Stopped(error.to_string()))?;
    let (kernels, _) = args.kernels.load(embedded)?;
    let mut session = Session::open(choice, kernels)?;
    let options = Options {
        repeat: Repeat {
            warm_up: usize::from(args.repeat > 1),
            timed: args.repeat as usize,
            limit: Duration::from_secs(args.time_limit),
        },
        ..Options::default()
    };
    let outcomes: Vec<Outcome> =
        ways.into_iter().map(|way| outcome(way, &spmv, &mut session, &options)).collect();
    let bytes = 8 * spmv.csr.entries() + 4 * (2 * spmv.csr.rows() + 1 + spmv.csr.cols());
    if args.json {
        for outcome in &outcomes {
            out(&object(outcome, &args.file, &spmv.csr, bytes, &session).to_string());
        }
    } else {
        show(&outcomes, &args.file, &spmv.csr, bytes, &session);
    }
    Ok(outcomes.iter().all(Outcome::is_ok))
}

fn chosen(names: &[String]) -> Result<Vec<&'static Way>, Error> {
    const ALL: &[Way] = &WAYS;
    let ids: Vec<String> = ALL.iter().map(|way| way.id.to_owned()).collect();
    if let Some(unknown) = names.iter().find(|name| !ids.contains(name)) {
        return Err(Error::UnknownVariant {
            variant: unknown.clone(),
            nearest: select::nearest(unknown, &ids),
        });
    }
    Ok(ALL.iter().filter(|way| names.is_empty() || names.iter().any(|name| name == way.id)).collect())
}

fn read(path: &Path) -> Result<Csr, Error> {
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| Error::File { action: "read", path: name.clone(), error })?;
    matrix_market::read(BufReader::new(file)).map_err(|error| match error.problem {
        matrix_market::Problem::Io(error) => Error::File { action: "read", path: name, error },
        _ => Error::Matrix { path: name, error: Box::new(error) },
    })
}

fn outcome(way: &'static Way, spmv: &Spmv, session: &mut Session, options: &Options) -> Outcome {
    let mut outcome = Outcome { way, storage: None, findings: Findings::default(), messages: Vec::new() };
    match (way.storage)(&spmv.csr) {
        Ok(storage) => outcome.storage = Some(storage),
        Err(error) => {
            outcome.messages.push(error.to_string());
            return outcome;
        }
    }
    let attempt = session.attempt(options, |case| (way.run)(case, spmv));
    match attempt.result {
        Ok(findings) => {
            outcome.messages.clone_from(&findings.failures);
            outcome.findings = findings;
        }
        Err(error) => outcome.messages.push(error.to_string()),
    }
    outcome.messages.extend(attempt.faults);
    outcome
}

/// Gigabytes a second, of the bytes that no way can do without.
fn rate(bytes: usize, millis: Option<f64>) -> Option<f64> {
    millis.filter(|millis| *millis > 0.0).map(|millis| bytes as f64 / millis / 1e6)
}

fn object(outcome: &Outcome, file: &Path, csr: &Csr, bytes: usize, session: &Session) -> Value {
    let number = |value: f64| serde_json::Number::from_f64(value).map_or(Value::Null, Value::Number);
    let millis = outcome.findings.median();
    let error = if outcome.is_skipped() { f64::NAN } else { outcome.findings.max_error };
    json!({
        "file": file.display().to_string(),
        "rows": csr.rows(),
        "cols": csr.cols(),
        "entries": csr.entries(),
        "longest_row": csr.longest(),
        "empty_rows": csr.lengths().filter(|length| *length == 0).count(),
        "way": outcome.way.id,
        "format": outcome.way.format,
        "notes": outcome.way.notes,
        "device": session.device().id(),
        "device_name": session.device().name,
        "places": outcome.storage.map(|storage| storage.places),
        "padding": outcome.storage.map(|storage| storage.places - csr.entries()),
        "format_bytes": outcome.storage.map(|storage| storage.bytes),
        "ok": outcome.is_ok(),
        "skipped": outcome.is_skipped(),
        "max_error": number(error),
        "ms": millis,
        "bytes": bytes,
        "gb_per_s": rate(bytes, millis),
        "digest": format!("{:016x}", outcome.findings.digest),
        "messages": outcome.messages,
    })
}

fn show(outcomes: &[Outcome], file: &Path, csr: &Csr, bytes: usize, session: &Session) {
    let empty = csr.lengths().filter(|length| *length == 0).count();
    out(&format!(
        "{}: {} × {}, {} entries; longest row {}, mean {:.1}, empty rows {empty}\n",
        file.display(),
        csr.rows(),
        csr.cols(),
        csr.entries(),
        csr.longest(),
        csr.entries() as f64 / csr.rows().max(1) as f64,
    ));
    let mut table = table::table(&["way", "format", "", "padding", "bytes", "time", "GB/s", "check"]);
    for column in 3..7 {
        table::right(&mut table, column);
    }
    for outcome in outcomes {
        let millis = outcome.findings.median();
        let or_dash = |text: Option<String>| text.unwrap_or_else(|| "-".into());
        table.add_row([
            outcome.way.id.to_owned(),
            outcome.way.format.to_owned(),
            outcome.way.title.to_owned(),
            or_dash(outcome.storage.map(|storage| (storage.places - csr.entries()).to_string())),
            or_dash(outcome.storage.map(|storage| storage.bytes.to_string())),
            or_dash(millis.map(table::millis)),
            or_dash(rate(bytes, millis).map(|rate| format!("{rate:.2}"))),
            outcome.check(),
        ]);
    }
    out(&table::trimmed(&table));
    for outcome in outcomes.iter().filter(|outcome| !outcome.messages.is_empty()) {
        out(&format!("\n{}: {}", outcome.way.id, outcome.messages.join("\n  ")));
    }
    out(&format!("\non {} ({})", session.device().id(), session.device().name));
}
