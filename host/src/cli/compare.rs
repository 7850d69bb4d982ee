//! `warpbook compare`: the PTX of both code generators, side by side.

use std::collections::{BTreeMap, HashMap};
use std::process::Command;

use clap::Args;
use cuda_loader::DeviceChoice;
use serde_json::Value;

use super::run::{Choice, progress};
use super::{arch_of, out};
use crate::case::Repeat;
use crate::catalogue::Size;
use crate::error::Error;
use crate::report::comparison::{self, Counts, NAMES, Row, Side};
use crate::resources::{self, Found};
use crate::select::Selected;
use crate::session::{Options, Session, Status};

/// Arguments of `compare`.
#[derive(Args)]
pub struct CompareArgs {
    #[command(flatten)]
    choice: Choice,
    /// Timed runs of a round, on a GPU
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    repeat: u32,
    /// Runs before those in each round
    #[arg(long, default_value_t = 2)]
    warm_up: u32,
    /// Rounds: the generators take turns, and the median of all rounds counts
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    rounds: u32,
    /// Which shapes the simulator counts when results and times are a GPU's
    #[arg(long, value_enum, default_value_t = Size::Notes)]
    counters_size: Size,
    /// Leave out the simulator's counters
    #[arg(long)]
    no_counters: bool,
    /// Leave out registers, memory and instructions of the kernels
    #[arg(long)]
    no_resources: bool,
    /// The architecture to assemble for, such as sm_90; the GPU's, or else the PTX's own
    #[arg(long, value_name = "sm_XY")]
    sass_arch: Option<String>,
}

/// Compares what the arguments select; `Ok(false)` if a check failed with either generator.
pub fn run(args: &CompareArgs, embedded: &[&str]) -> Result<bool, Error> {
    let choice: DeviceChoice = args.choice.device.parse()?;
    let [(llvm, module), (nvvm, _)] = args.choice.kernels.load_both(embedded)?;
    let mut sessions = [Session::open(choice, llvm)?, Session::open(choice, nvvm)?];
    let device = sessions[0].device().clone();
    let simulated = device.is_simulated();
    let cases = args.choice.cases(if simulated { Size::Notes } else { Size::Large })?;
    let json = args.choice.json();
    let arch = args.sass_arch.clone().unwrap_or_else(|| match simulated {
        true => arch_of(&module),
        false => format!("sm_{}{}", device.capability.0, device.capability.1),
    });
    let mut notes = Vec::new();
    let found = match args.no_resources {
        true => [Found::default(), Found::default()],
        false => needs(&mut sessions, &cases, &arch, simulated, &mut notes)?,
    };
    let counted = match simulated || args.no_counters {
        true => HashMap::new(),
        false => count(args, &cases, &sessions, device.capability, &mut notes),
    };
    let options = Options { counters: simulated && !args.no_counters, ..args.options(simulated) };
    let progress = progress(cases.len(), json);
    let mut rows: Vec<Row> = Vec::new();
    let mut prepared = None;
    for (one, size, shape) in &cases {
        progress.set_message(format!("{} {shape}", one.name()));
        let problem = args.choice.problem(&mut prepared, one, shape)?;
        let mut sides = turns(&mut sessions, args.rounds_on(simulated), |session| {
            session.run(one, *size, shape, problem, &options)
        });
        let counted = counted.get(&one.name()).map(|(counts, size, shape)| {
            for (side, counts) in sides.iter_mut().zip(counts) {
                side.counts.clone_from(counts);
            }
            (size.clone(), shape.clone())
        });
        let kernels = one.info.kernels.iter().map(|kernel| {
            let of = |side: usize| found[side].kernels.get(*kernel).copied();
            ((*kernel).to_owned(), [of(0), of(1)])
        });
        let row = Row {
            algorithm: one.entry.id(),
            variant: one.info.id,
            size: size.map_or_else(|| "custom".into(), |size| size.to_string()),
            shape: shape.to_string(),
            sides,
            counted,
            kernels: kernels.collect::<BTreeMap<_, _>>(),
        };
        if json {
            let mut object = comparison::row_json(&row);
            object["device"] = Value::from(device.id());
            object["device_name"] = Value::from(device.name.clone());
            let work = one.entry.work(shape);
            object["bytes"] = Value::from(work.bytes);
            object["ops"] = Value::from(work.ops);
            object["resources_by"] = Value::from(found[0].by.clone());
            out(&object.to_string());
        }
        rows.push(row);
        progress.inc(1);
    }
    progress.finish_and_clear();
    if json {
        notes.iter().for_each(|note| eprintln!("note: {note}"));
    } else {
        print(&rows, &notes, &found, &format!("{} ({})", device.id(), device.name));
    }
    Ok(rows.iter().all(Row::passed))
}

fn print(rows: &[Row], notes: &[String], found: &[Found; 2], device: &str) {
    out(&comparison::render(rows));
    for row in rows {
        for (name, side) in NAMES.iter().zip(&row.sides) {
            if !side.messages.is_empty() {
                out(&format!("\n{}/{} {} by {name}:", row.algorithm, row.variant, row.shape));
                side.messages.iter().for_each(|message| out(&format!("  {}", message.replace('\n', "\n  "))));
            }
        }
    }
    out(&format!("\non {device}; llvm → nvvm where they differ"));
    if !found[0].by.is_empty() {
        out(&format!("code, registers, local and shared bytes by {}", found[0].by));
    }
    comparison::summary(rows).iter().for_each(|line| out(line));
    notes.iter().for_each(|note| out(&format!("note: {note}")));
}

impl CompareArgs {
    fn options(&self, simulated: bool) -> Options {
        let once = Repeat::default();
        let often =
            Repeat { warm_up: self.warm_up as usize, timed: self.repeat as usize, ..Repeat::default() };
        self.choice.options(Options { repeat: if simulated { once } else { often }, ..Options::default() })
    }

    /// The simulator gives the same in every round, and its times mean nothing.
    fn rounds_on(&self, simulated: bool) -> u32 {
        if simulated { 1 } else { self.rounds }
    }
}

/// Runs a variant with one generator and the other in turn, so that a change of the GPU's clock meets both.
fn turns(
    sessions: &mut [Session; 2],
    rounds: u32,
    mut run: impl FnMut(&mut Session) -> crate::session::CaseReport,
) -> [Side; 2] {
    let mut first = |sessions: &mut [Session; 2], side: usize| {
        let report = run(&mut sessions[side]);
        if report.status == Status::Failed {
            // A fault stays with the context, which both share.
            sessions.iter_mut().for_each(Session::reset);
        }
        report
    };
    let timed = !sessions[0].device().is_simulated();
    let mut sides = [0, 1].map(|side| Side::new(first(sessions, side), timed));
    for _ in 1..rounds {
        if sides.iter().any(|side| side.status != Status::Passed) {
            break;
        }
        for (side, result) in sides.iter_mut().enumerate() {
            result.add(first(sessions, side));
        }
    }
    sides
}

type Case = (Selected, Option<Size>, crate::shape::Shape);

/// What the kernels need: by the assembler where there is one, and else by the GPU's driver.
fn needs(
    sessions: &mut [Session; 2],
    cases: &[Case],
    arch: &str,
    simulated: bool,
    notes: &mut Vec<String>,
) -> Result<[Found; 2], Error> {
    let mut kernels: Vec<&str> = cases.iter().flat_map(|(one, ..)| one.info.kernels).copied().collect();
    kernels.sort_unstable();
    kernels.dedup();
    // The assembler takes its time, and only one core of it.
    let (a, b) = std::thread::scope(|scope| {
        let [llvm, nvvm] = [&sessions[0].kernels().ptx, &sessions[1].kernels().ptx];
        let first = scope.spawn(|| resources::by_ptxas(llvm, arch, &kernels));
        let second = resources::by_ptxas(nvvm, arch, &kernels);
        (first.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), second)
    });
    match (a, b) {
        (Ok(a), Ok(b)) => Ok([a, b]),
        (Err(reason), _) | (_, Err(reason)) if simulated => {
            notes.push(format!("no registers, memory and instructions of the kernels: {reason}"));
            Ok([Found::default(), Found::default()])
        }
        (Err(reason), _) | (_, Err(reason)) => {
            notes.push(format!("the machine code was not counted: {reason}"));
            let [a, b] = sessions;
            Ok([resources::by_driver(a.module()?, &kernels), resources::by_driver(b.module()?, &kernels)])
        }
    }
}

/// Both generators' counters of a variant, with the size and shape that they are of.
type Counted = ([Option<Counts>; 2], String, String);

/// Lets this program count on the simulator: a process has one driver, and this one's is the GPU's.
fn count(
    args: &CompareArgs,
    cases: &[Case],
    sessions: &[Session; 2],
    capability: (u32, u32),
    notes: &mut Vec<String>,
) -> HashMap<String, Counted> {
    let lines = crate::tools::in_scratch(|folder| {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut command = Command::new(program);
        command.args(["compare", "--device", "sim", "--json", "--no-resources"]);
        command.args(["--size", &args.counters_size.to_string(), "--seed", &args.choice.seed.to_string()]);
        for (name, session) in NAMES.iter().zip(sessions) {
            let file = folder.join(format!("{name}.ptx"));
            std::fs::write(&file, &session.kernels().ptx).map_err(|error| crate::tools::on(&file, &error))?;
            command.arg("--ptx").arg(&file);
        }
        command.arg("--").args(cases.iter().map(|(one, ..)| one.name()));
        command
            .env_remove("WARPBOOK_PTX")
            .env("WARPBOOK_SIM_CC", format!("{}.{}", capability.0, capability.1));
        let done = command.output().map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&done.stdout).into_owned();
        // A failed check is told by its row, and by the GPU's own run.
        if text.is_empty() { Err(String::from_utf8_lossy(&done.stderr).into_owned()) } else { Ok(text) }
    });
    let lines = match lines {
        Ok(lines) => lines,
        Err(reason) => {
            notes.push(format!("no counters of the simulator: {reason}"));
            return HashMap::new();
        }
    };
    let rows = lines.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    rows.map(|row| {
        let text = |key: &str| row[key].as_str().unwrap_or_default().to_owned();
        let counts = NAMES.map(|name| row[name]["counters"].as_object().cloned());
        (format!("{}/{}", text("algorithm"), text("variant")), (counts, text("size"), text("shape")))
    })
    .collect()
}
