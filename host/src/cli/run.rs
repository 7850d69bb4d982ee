//! `warpbook run`.

use std::io::IsTerminal;
use std::time::Duration;

use clap::Args;
use cuda_loader::DeviceChoice;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::{KernelArgs, out};
use crate::case::Repeat;
use crate::catalogue::{Problem, Size};
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
    pub(super) device: String,
    /// Which of each algorithm's shapes
    #[arg(long, value_enum)]
    size: Option<Size>,
    /// A shape of your own: 512x300x77, n=1000 or rows=512,cols=300
    #[arg(long, conflicts_with = "size")]
    shape: Option<String>,
    /// Seed of the input data
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    #[command(flatten)]
    pub(super) kernels: KernelArgs,
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

impl RunArgs {
    /// The kernels that the selected variants launch; none where everything is selected, or where figures are asked for: those are to be
    /// the figures of kernels that were compiled together with all others.
    ///
    /// # Errors
    /// As [`select::select`].
    pub fn kernels(&self) -> Result<Vec<&'static str>, Error> {
        let Choice { filter, variant, .. } = &self.choice;
        let figures = self.counters.is_some() || self.repeat > 1;
        if figures || filter.is_empty() && variant.is_none() {
            return Ok(Vec::new());
        }
        let selected = select::select(filter, variant.as_deref())?;
        Ok(selected.iter().flat_map(|one| one.info.kernels).copied().collect())
    }
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

/// A problem, and what it was made for.
pub(super) struct Prepared {
    algorithm: &'static str,
    shape: Shape,
    problem: Box<dyn Problem>,
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
        let options = &self.options(options);
        let cases = self.cases(default)?;
        let choice: DeviceChoice = self.device.parse()?;
        let (kernels, _) = self.kernels.load(embedded)?;
        let mut session = Session::open(choice, kernels)?;
        if options.counters && !session.device().is_simulated() {
            return Err(Error::CountersOnGpu);
        }
        let progress = progress(cases.len(), self.json);
        let mut reports = Vec::with_capacity(cases.len());
        let mut prepared = None;
        for (one, size, shape) in &cases {
            progress.set_message(format!("{} {shape}", one.name()));
            let problem = self.problem(&mut prepared, one, shape)?;
            let report = session.run(one, *size, shape, problem, options);
            if self.json {
                out(&json::case(&report, session.device()).to_string());
            }
            reports.push(report);
            progress.inc(1);
        }
        progress.finish_and_clear();
        Ok((reports, session))
    }

    /// `options` with the seed and the limit of time that the user chose.
    pub(super) fn options(&self, options: Options) -> Options {
        let repeat = Repeat { limit: Duration::from_secs(self.time_limit), ..options.repeat };
        Options { seed: self.seed, repeat, ..options }
    }

    /// The selected variants with their sizes and shapes.
    pub(super) fn cases(&self, default: Size) -> Result<Vec<(Selected, Option<Size>, Shape)>, Error> {
        let selected = select::select(&self.filter, self.variant.as_deref())?;
        let size = if self.shape.is_some() { None } else { Some(self.size.unwrap_or(default)) };
        selected.into_iter().map(|one| Ok((one, size, self.shape_of(&one, size)?))).collect()
    }

    /// The problem of a case; the variants of an algorithm stand together and share theirs.
    pub(super) fn problem<'p>(
        &self,
        prepared: &'p mut Option<Prepared>,
        one: &Selected,
        shape: &Shape,
    ) -> Result<&'p dyn Problem, Error> {
        let reusable = |held: &Prepared| held.algorithm == one.entry.id() && held.shape == *shape;
        let held = match prepared.take().filter(reusable) {
            Some(held) => held,
            None => Prepared {
                algorithm: one.entry.id(),
                shape: shape.clone(),
                problem: one.entry.prepare(shape, self.seed)?,
            },
        };
        Ok(prepared.insert(held).problem.as_ref())
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

pub(super) fn progress(count: usize, json: bool) -> ProgressBar {
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
