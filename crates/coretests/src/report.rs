//! Counts, tables and JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use cuda_builder::Codegen;
use serde_json::{Value, json};

use crate::compile::Module;
use crate::error::Error;
use crate::left_out::{self, Entry};
use crate::supervise::{Results, Verdict};

/// How many tests ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Passed.
    pub passed: usize,
    /// Failed.
    pub failed: usize,
    /// Left out by the list of this project.
    pub left_out: usize,
    /// Ignored by Rust's own suite.
    pub ignored: usize,
}

impl Counts {
    fn add(&mut self, verdict: &Verdict) {
        match verdict {
            Verdict::Passed => self.passed += 1,
            Verdict::Failed(_) => self.failed += 1,
            Verdict::LeftOut(Some(_)) => self.left_out += 1,
            Verdict::LeftOut(None) => self.ignored += 1,
        }
    }
}

/// All results of a run.
pub struct Report<'a> {
    modules: &'a [Module],
    results: &'a [Results],
}

impl<'a> Report<'a> {
    /// The modules' results, in the same order.
    pub fn new(modules: &'a [Module], results: &'a [Results]) -> Self {
        Self { modules, results }
    }

    fn tests(&self) -> impl Iterator<Item = (&'a Module, &'a crate::supervise::Ran)> {
        self.modules
            .iter()
            .zip(self.results)
            .flat_map(|(module, results)| results.tests.iter().map(move |ran| (module, ran)))
    }

    /// The device's own name.
    pub fn device(&self) -> &str {
        self.results.iter().find_map(|results| results.device.as_deref()).unwrap_or("none")
    }

    /// Counts by suite and module of the suite, for each generator.
    fn by_module(&self) -> BTreeMap<String, BTreeMap<Codegen, Counts>> {
        let mut table: BTreeMap<String, BTreeMap<Codegen, Counts>> = BTreeMap::new();
        for (module, ran) in self.tests() {
            let mut parts = ran.test.name.split("::");
            let (suite, top) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
            let row = table.entry(format!("{suite}::{top}")).or_default();
            row.entry(module.codegen).or_default().add(&ran.verdict);
        }
        table
    }

    /// Counts of everything, for each generator.
    pub fn totals(&self) -> BTreeMap<Codegen, Counts> {
        let mut totals: BTreeMap<Codegen, Counts> = BTreeMap::new();
        for (module, ran) in self.tests() {
            totals.entry(module.codegen).or_default().add(&ran.verdict);
        }
        totals
    }

    /// Whether no test failed.
    pub fn passed(&self) -> bool {
        self.totals().values().all(|counts| counts.failed == 0)
    }

    /// The table of counts, as Markdown.
    pub fn table(&self) -> String {
        let totals = self.totals();
        let mut text = String::from("| module |");
        let mut line = String::from("| --- |");
        for codegen in totals.keys() {
            let _ = write!(text, " {codegen}: passed | failed | left out | ignored |");
            line.push_str(" ---: | ---: | ---: | ---: |");
        }
        let _ = writeln!(text, "\n{line}");
        let row = |text: &mut String, name: &str, counts: &BTreeMap<Codegen, Counts>| {
            let _ = write!(text, "| {name} |");
            for codegen in totals.keys() {
                let Counts { passed, failed, left_out, ignored } =
                    counts.get(codegen).copied().unwrap_or_default();
                let _ = write!(text, " {passed} | {failed} | {left_out} | {ignored} |");
            }
            text.push('\n');
        };
        for (name, counts) in self.by_module() {
            row(&mut text, &name, &counts);
        }
        row(&mut text, "all", &totals);
        text
    }

    /// Each failure, with its message.
    pub fn failures(&self) -> String {
        let mut text = String::new();
        for (module, ran) in self.tests() {
            if let Verdict::Failed(message) = &ran.verdict {
                let _ = writeln!(text, "FAILED {} ({}): {}", ran.test.name, module.codegen, message.trim());
            }
        }
        text
    }

    /// The tests that were left out, each reason with its tests.
    pub fn left_out(&self) -> Result<String, Error> {
        let entries = left_out::parse(left_out::LIST)?;
        let mut by_reason: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (_, ran) in self.tests() {
            if let Verdict::LeftOut(Some(line)) = &ran.verdict {
                let reason = entries.iter().find(|entry| entry.test == line).map_or("", |entry| entry.reason);
                by_reason.entry(reason).or_default().insert(&ran.test.name);
            }
        }
        let mut text = String::new();
        for (reason, tests) in by_reason {
            let _ = writeln!(text, "{reason} ({})", tests.len());
            for test in tests {
                let _ = writeln!(text, "    {test}");
            }
        }
        Ok(text)
    }

    /// Lines of the list that match no test. Only a run of everything can tell.
    pub fn unmatched(&self) -> Result<Vec<Entry<'static>>, Error> {
        let mut matched = BTreeSet::new();
        for (_, ran) in self.tests() {
            if let Verdict::LeftOut(Some(line)) = &ran.verdict {
                matched.insert(line.as_str());
            }
        }
        Ok(left_out::unmatched(&left_out::parse(left_out::LIST)?, &matched))
    }

    /// Everything.
    pub fn json(&self) -> Value {
        let tests: Vec<Value> = self
            .tests()
            .map(|(module, ran)| {
                let (verdict, message) = match &ran.verdict {
                    Verdict::Passed => ("passed", None),
                    Verdict::Failed(message) => ("failed", Some(message.clone())),
                    Verdict::LeftOut(Some(line)) => ("left_out", Some(line.clone())),
                    Verdict::LeftOut(None) => ("ignored", None),
                };
                json!({
                    "name": ran.test.name, "codegen": module.codegen.name(), "verdict": verdict,
                    "message": message, "micros": ran.micros,
                })
            })
            .collect();
        let totals: Vec<Value> = self
            .totals()
            .iter()
            .map(|(codegen, counts)| {
                json!({
                    "codegen": codegen.name(), "passed": counts.passed, "failed": counts.failed,
                    "left_out": counts.left_out, "ignored": counts.ignored,
                })
            })
            .collect();
        json!({ "device": self.device(), "totals": totals, "tests": tests })
    }
}
