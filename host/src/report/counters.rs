//! The simulator's counters for people: totals for each kernel, and its hottest source lines.

use std::fmt::Write as _;

use simt::{Class, CounterReport, Counters, LaunchReport, SourceLine};

use super::source::{Sources, short};
use super::table::{right, table, trimmed};

/// Whose rules the memory columns follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Model {
    /// Compute capability 1.0 and 1.1: all or nothing coalescing; 16 banks, served by half-warp
    Cc10,
    /// Compute capability 1.2 and 1.3: fewest segments; 16 banks, served by half-warp
    Cc12,
    /// Compute capability 2.x: 128-byte lines through L1; 32 banks
    Cc20,
    /// Compute capability 3.x: 32-byte sectors through L2; 32 banks
    Cc30,
    /// Compute capability 7.0 and up: 32-byte sectors; 32 banks
    Modern,
}

impl Model {
    fn title(self) -> &'static str {
        match self {
            Model::Cc10 => "compute capability 1.0",
            Model::Cc12 => "compute capability 1.2",
            Model::Cc20 => "compute capability 2.x with L1",
            Model::Cc30 => "compute capability 3.x",
            Model::Modern => "compute capability 7.0 and up",
        }
    }

    /// Transactions of global loads and stores, and the bytes that they move.
    pub fn transactions(self, counters: &Counters) -> (u64, u64) {
        const SECTOR: u64 = 32;
        match self {
            Model::Cc10 => (counters.transactions_cc10, counters.transaction_bytes_cc10),
            Model::Cc12 => (counters.transactions_cc12, counters.transaction_bytes_cc12),
            Model::Cc20 => (counters.transactions_cc20_l1, counters.transaction_bytes_cc20_l1),
            Model::Cc30 => (counters.transactions_cc20_l2, counters.transaction_bytes_cc20_l2),
            Model::Modern => {
                let sectors = counters.global_load_sectors + counters.global_store_sectors;
                (sectors, sectors * SECTOR)
            }
        }
    }

    /// Passes of shared accesses, those beyond the least, and the worst degree of conflict.
    pub fn shared(self, counters: &Counters) -> (u64, u64, u64) {
        match self {
            Model::Cc10 | Model::Cc12 => {
                (counters.shared_wavefronts_16, counters.shared_conflicts_16, counters.shared_max_way_16)
            }
            Model::Cc20 | Model::Cc30 | Model::Modern => {
                (counters.shared_wavefronts_32, counters.shared_conflicts_32, counters.shared_max_way_32)
            }
        }
    }
}

/// How many source lines are shown for a kernel.
const LINES: usize = 8;

/// How many characters of a line's text are shown.
const TEXT: usize = 60;

/// The counters of a case's launches, equal kernels added up.
pub fn render(title: &str, reports: &[LaunchReport], model: Model) -> String {
    let mut text = String::new();
    let mut kernels: Vec<(&str, usize, CounterReport)> = Vec::new();
    for report in reports {
        let Some(counted) = &report.counters else { continue };
        match kernels.iter_mut().find(|(name, ..)| *name == report.kernel) {
            Some((_, launches, sum)) => {
                *launches += 1;
                sum.total.merge(&counted.total);
                for (line, counters) in &counted.lines {
                    sum.lines.entry(line.clone()).or_default().merge(counters);
                }
            }
            None => kernels.push((&report.kernel, 1, counted.clone())),
        }
    }
    for (kernel, launches, counted) in kernels {
        let times = if launches == 1 { String::new() } else { format!(", {launches} launches") };
        let _ = writeln!(text, "\n{title}: kernel {kernel}{times} ({})", model.title());
        totals(&mut text, &counted.total, model);
        lines(&mut text, &counted, model);
    }
    text
}

fn totals(text: &mut String, total: &Counters, model: Model) {
    let mut row = |name: &str, value: String| {
        let _ = writeln!(text, "  {name:<24}{value}");
    };
    let classes: Vec<String> = Class::ALL
        .iter()
        .filter(|class| total.class(**class).warp > 0)
        .map(|class| format!("{} {}", class.name(), total.class(*class).warp))
        .collect();
    row("warp instructions", format!("{} ({})", total.warp_instructions, classes.join(", ")));
    row("active lanes", format!("{:.1} %", 100.0 * total.active_share()));
    row("divergent branches", format!("{} of {}", total.divergent_branches, total.branches));
    if total.barriers > 0 {
        row("barriers", total.barriers.to_string());
    }
    let (transactions, moved) = model.transactions(total);
    row(
        "global memory",
        format!(
            "{} loads, {} stores, {} atomics",
            total.global_loads, total.global_stores, total.global_atomics
        ),
    );
    let asked = total.global_load_bytes + total.global_store_bytes;
    let share = if moved == 0 { 100.0 } else { 100.0 * asked as f64 / moved as f64 };
    row(
        "  transactions",
        format!("{transactions}, moving {moved} bytes for {asked} asked for ({share:.0} %)"),
    );
    if total.shared_loads + total.shared_stores + total.shared_atomics > 0 {
        let (passes, conflicts, worst) = model.shared(total);
        row(
            "shared memory",
            format!(
                "{} loads, {} stores, {} atomics",
                total.shared_loads, total.shared_stores, total.shared_atomics
            ),
        );
        row("  passes", format!("{passes}, {conflicts} of them by bank conflicts (up to {worst}-way)"));
    }
    if total.local_loads + total.local_stores > 0 {
        row("local memory", format!("{} loads, {} stores", total.local_loads, total.local_stores));
    }
    if total.constant_loads > 0 {
        row("constant memory", format!("{} loads, {} replays", total.constant_loads, total.constant_replays));
    }
}

fn lines(text: &mut String, counted: &CounterReport, model: Model) {
    let mut hottest: Vec<(&SourceLine, &Counters)> = counted.lines.iter().collect();
    hottest.sort_by(|a, b| b.1.warp_instructions.cmp(&a.1.warp_instructions).then_with(|| a.0.cmp(b.0)));
    let hidden = hottest.len().saturating_sub(LINES);
    let mut sources = Sources::default();
    let headings = ["  source line", "warp instr.", "active", "divergent", "global tr.", "conflicts", ""];
    let mut table = table(&headings);
    for column in 1..6 {
        right(&mut table, column);
    }
    for (line, counters) in hottest.into_iter().take(LINES) {
        table.add_row([
            format!("  {}", place(line)),
            counters.warp_instructions.to_string(),
            format!("{:.0} %", 100.0 * counters.active_share()),
            counters.divergent_branches.to_string(),
            model.transactions(counters).0.to_string(),
            model.shared(counters).1.to_string(),
            sources.line(&line.file, line.line).unwrap_or_default().chars().take(TEXT).collect(),
        ]);
    }
    text.push_str(&trimmed(&table));
    text.push('\n');
    if hidden > 0 {
        let _ = writeln!(text, "  and {hidden} lines more; `--json` gives all");
    }
}

/// `gpu-kernels/src/vector.rs:12`
fn place(line: &SourceLine) -> String {
    if line.line == 0 {
        return "(no line information)".into();
    }
    format!("{}:{}", short(&line.file), line.line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_kernels_are_added_up() {
        let counters =
            Counters { warp_instructions: 3, thread_instructions: 96, lane_slots: 96, ..Counters::default() };
        let line = SourceLine { file: "b/c/d.rs".into(), line: 7, column: 1 };
        let report = LaunchReport {
            kernel: "k".into(),
            grid: [1; 3],
            block: [1; 3],
            shared_bytes: 0,
            warp_instructions: 3,
            seconds: 0.0,
            counters: Some(CounterReport { total: counters.clone(), lines: [(line, counters)].into() }),
        };
        let text = render("x/y", &[report.clone(), report], Model::Modern);
        assert!(text.contains("kernel k, 2 launches"), "{text}");
        assert!(text.contains("warp instructions       6"), "{text}");
        assert!(text.contains("b/c/d.rs:7"), "{text}");
    }

    #[test]
    fn each_model_reads_its_own_counters() {
        let counters = Counters {
            transactions_cc10: 1,
            transactions_cc12: 2,
            transactions_cc20_l1: 3,
            transactions_cc20_l2: 4,
            global_load_sectors: 3,
            global_store_sectors: 2,
            shared_conflicts_16: 16,
            shared_conflicts_32: 32,
            ..Counters::default()
        };
        let all = [Model::Cc10, Model::Cc12, Model::Cc20, Model::Cc30, Model::Modern];
        assert_eq!(all.map(|model| model.transactions(&counters).0), [1, 2, 3, 4, 5]);
        assert_eq!(all.map(|model| model.shared(&counters).1), [16, 16, 32, 32, 32]);
    }
}
