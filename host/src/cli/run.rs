//! `warpbook run`.

use std::io::IsTerminal;
use std::time::Duration;

use clap::Args;
use cuda_loader::DeviceChoice;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{KernelArgs, out};
use crate::case::Repeat;
use crate::catalogue::Size;
use crate::error::Error;
use crate::report::{coloured, counters, json, paint, table};
use crate::select::{self, Selected};
use crate::session::{CaseReport, Options, Session, Status};
use crate::shape::Shape;

/// What to run, and where: shared by `run` and `bench`.
#[derive(Args)]
pub struct Choice {
    /// Ids of algorithms, families, notes (A7) or variants (transpose/tiled); patterns with * and ?; parts of an id.
    /// Everything if there is none
    filter: Vec<String>,
    /// The variant to run, where the selected algorithms have it
    #[arg(long, value_name = "NAME")]
    variant: Option<String>,
    /// Where to run: auto (the first GPU, or else the simulator), cuda, cuda:N or sim
    #[arg(long, env = "WARPBOOK_DEVICE", default_value = "auto")]
    device: String,
    /// Which of each algorithm's shapes
    #[arg(long, value_enum)]
    size: Option<Size>,
    /// A shape of your own: 512x300x77, n=1000 or rows=512,cols=300
    #[arg(long, conflicts_with = "size")]
    shape: Option<String>,
    /// Seed of the input data
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    kernels: KernelArgs,
    /// Seconds that a kernel may take before it counts as hung
    #[arg(long, value_name = "SECONDS", default_value_t = Repeat::LIMIT.as_secs(), value_parser = clap::value_parser!(u64).range(1..))]
    time_limit: u64,
    /// Print one JSON object a line instead of the table
    #[arg(long)]
    json: bool,
}

/// Arguments of `run`.
#[derive(Args)]
pub struct RunArgs {
    #[command(flatten)]
    choice: Choice,
    /// Count what the kernels do, on the simulator, by the rules of this hardware. Goes after the filters
    #[arg(long, value_enum, value_name = "MODEL", num_args = 0..=1, default_missing_value = "modern")]
    counters: Option<counters::Model>,
    /// Run each kernel this often and tell the median time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,
    /// Run blocks and warps in the order of this seed, on the simulator
    #[arg(long, value_name = "SEED")]
    order: Option<u64>,
}

/// Runs what the arguments select; `Ok(false)` if a check failed.
pub fn run(args: &RunArgs, embedded: &[&str]) -> Result<bool, Error> {
    let options = Options {
        order: args.order,
        repeat: Repeat {
            warm_up: usize::from(args.repeat > 1),
            timed: args.repeat as usize,
            ..Repeat::default()
        },
        counters: args.counters.is_some(),
        ..Options::default()
    };
    let (reports, session) = args.choice.run(embedded, options, Size::Notes)?;
    let device = session.device();
    if !args.choice.json {
        out(&table::results(&reports, device));
        if let Some(model) = args.counters {
            for report in &reports {
                let text = counters::render(
                    &format!("{}/{}", report.algorithm, report.variant),
                    &report.reports,
                    model,
                );
                out(text.trim_end());
            }
        }
        tell_messages(&reports);
        summary(&reports, device.id(), &device.name, session.kernels().codegen());
    }
    Ok(reports.iter().all(|report| report.status != Status::Failed))
}

impl Choice {
    /// Runs the selection with `options`, at `default` size unless the user chose another; JSON lines are printed as
    /// the results come.
    ///
    /// # Errors
    /// Anything wrong with the arguments, the device or the PTX.
    pub fn run(
        &self,
        embedded: &[&str],
        options: Options,
        default: Size,
    ) -> Result<(Vec<CaseReport>, Session), Error> {
        let repeat = Repeat { limit: Duration::from_secs(self.time_limit), ..options.repeat };
        let options = &Options { seed: self.seed, repeat, ..options };
        let selected = select::select(&self.filter, self.variant.as_deref())?;
        let size = if self.shape.is_some() { None } else { Some(self.size.unwrap_or(default)) };
        let shapes = selected.iter().map(|one| self.shape_of(one, size)).collect::<Result<Vec<_>, _>>()?;
        let choice: DeviceChoice = self.device.parse()?;
        let (kernels, _) = self.kernels.load(embedded)?;
        let mut session = Session::open(choice, kernels)?;
        if options.counters && !session.device().is_simulated() {
            return Err(Error::CountersOnGpu);
        }
        let progress = progress(selected.len(), self.json);
        let mut reports = Vec::with_capacity(selected.len());
        let mut prepared: Option<(&str, &Shape, Box<dyn crate::catalogue::Problem>)> = None;
        for (one, shape) in selected.iter().zip(&shapes) {
            progress.set_message(format!("{} {shape}", one.name()));
            // The variants of an algorithm stand together and share their problem.
            let reuse =
                prepared.take().filter(|(id, made_for, _)| *id == one.entry.id() && *made_for == shape);
            let problem = match reuse {
                Some((.., problem)) => problem,
                None => one.entry.prepare(shape, options.seed)?,
            };
            let report = session.run(one, size, shape, problem.as_ref(), options);
            prepared = Some((one.entry.id(), shape, problem));
            if self.json {
                out(&json::case(&report, session.device()).to_string());
            }
            reports.push(report);
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok((reports, session))
    }

    fn shape_of(&self, one: &Selected, size: Option<Size>) -> Result<Shape, Error> {
        match (&self.shape, size) {
            (Some(text), _) => Shape::parse(one.entry.dims(), text),
            (None, size) => Ok(one.entry.shape(one.variant, size.unwrap_or(Size::Notes))),
        }
    }

    /// Whether results are JSON lines.
    pub fn json(&self) -> bool {
        self.json
    }
}

fn progress(count: usize, json: bool) -> ProgressBar {
    let hidden = json || !std::io::stderr().is_terminal();
    let target = if hidden { ProgressDrawTarget::hidden() } else { ProgressDrawTarget::stderr() };
    let bar = ProgressBar::with_draw_target(Some(count as u64), target);
    let style = ProgressStyle::with_template("{spinner} {pos}/{len} {wide_bar} {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}

/// What there is to tell of cases beyond the table: of failed and skipped ones everything, of others their remarks.
pub fn tell_messages(reports: &[CaseReport]) {
    for report in reports.iter().filter(|report| !report.messages.is_empty()) {
        out(&format!("\n{}/{} {}:", report.algorithm, report.variant, report.shape));
        for message in &report.messages {
            out(&format!("  {}", message.replace('\n', "\n  ")));
        }
    }
}

fn summary(reports: &[CaseReport], id: String, name: &str, codegen: &str) {
    let count = |status| reports.iter().filter(|report| report.status == status).count();
    let (passed, failed, skipped) = (count(Status::Passed), count(Status::Failed), count(Status::Skipped));
    let mut text = format!("\n{passed} passed, {failed} failed");
    if skipped > 0 {
        text += &format!(", {skipped} skipped");
    }
    let colour = if failed > 0 { crate::report::RED } else { crate::report::GREEN };
    out(&format!("{} on {id} ({name}), PTX by {codegen}", paint(&text, colour, coloured())));
}
