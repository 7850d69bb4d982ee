//! The observer that counts.

use std::collections::BTreeMap;

use super::observe::{AccessEvent, Observer};
use crate::counters::{CounterReport, Counters};
use crate::fault::{Access, Space};
use crate::meter::{SharedAccess, constant_words, global_cost, shared_16, shared_32};
use crate::source::unknown;
use crate::{Program, SourceLine};

/// One set of counters for each PTX instruction that was executed.
pub(crate) struct Counting {
    by_origin: Vec<Option<Box<Counters>>>,
}

impl Counting {
    pub fn new(origins: usize) -> Counting {
        Counting { by_origin: vec![None; origins] }
    }

    #[inline(always)]
    fn at(&mut self, origin: u32) -> &mut Counters {
        self.by_origin[origin as usize].get_or_insert_default()
    }

    pub fn merge(&mut self, other: Counting) {
        for (mine, theirs) in self.by_origin.iter_mut().zip(other.by_origin) {
            match (mine, theirs) {
                (Some(mine), Some(theirs)) => mine.merge(&theirs),
                (mine @ None, theirs) => *mine = theirs,
                (Some(_), None) => {}
            }
        }
    }

    /// Adds up by source line, filling in the classes.
    pub fn report(self, program: &Program) -> CounterReport {
        let mut lines: BTreeMap<SourceLine, Counters> = BTreeMap::new();
        let mut total = Counters::default();
        let origins = program.codes().iter().flat_map(|code| &code.origins);
        for (counters, origin) in self.by_origin.into_iter().zip(origins) {
            let Some(mut counters) = counters else { continue };
            let class = &mut counters.classes[origin.class as usize];
            class.warp = counters.warp_instructions;
            class.thread = counters.thread_instructions;
            total.merge(&counters);
            let line = origin.source.clone().map_or_else(unknown, |line| SourceLine { column: 0, ..line });
            lines.entry(line).or_default().merge(&counters);
        }
        CounterReport { total, lines }
    }
}

impl Observer for Counting {
    const ACCESSES: bool = true;

    #[inline]
    fn issue(&mut self, origin: u32, active: u32, existing: u32) {
        let counters = self.at(origin);
        counters.warp_instructions += 1;
        counters.thread_instructions += u64::from(active.count_ones());
        counters.lane_slots += u64::from(existing.count_ones());
    }

    #[inline]
    fn branch(&mut self, origin: u32, divergent: bool) {
        let counters = self.at(origin);
        counters.branches += 1;
        counters.divergent_branches += u64::from(divergent);
    }

    fn barrier(&mut self, origin: u32) {
        self.at(origin).barriers += 1;
    }

    fn access(&mut self, origin: u32, event: &AccessEvent<'_>) {
        let counters = self.at(origin);
        let threads = u64::from(event.lanes.count_ones());
        let bytes = threads * u64::from(event.bytes);
        match event.space {
            Space::Global => global(counters, event, threads, bytes),
            Space::Shared => shared(counters, event, threads),
            Space::Local => match event.access {
                Access::Read => {
                    counters.local_load_instructions += 1;
                    counters.local_loads += threads;
                }
                Access::Write | Access::Atomic => {
                    counters.local_store_instructions += 1;
                    counters.local_stores += threads;
                }
            },
            Space::Const => {
                counters.constant_load_instructions += 1;
                counters.constant_loads += threads;
                let words = constant_words(event.addresses, event.lanes, event.bytes);
                counters.constant_replays += u64::from(words.saturating_sub(1));
            }
            Space::Param | Space::Generic => {}
        }
    }
}

fn global(counters: &mut Counters, event: &AccessEvent<'_>, threads: u64, bytes: u64) {
    let cost = global_cost(event.addresses, event.lanes, event.bytes);
    let (sectors, lines) = (u64::from(cost.sectors), u64::from(cost.lines));
    match event.access {
        Access::Read => {
            counters.global_load_instructions += 1;
            counters.global_loads += threads;
            counters.global_load_bytes += bytes;
            counters.global_load_sectors += sectors;
            counters.global_load_lines += lines;
        }
        Access::Write => {
            counters.global_store_instructions += 1;
            counters.global_stores += threads;
            counters.global_store_bytes += bytes;
            counters.global_store_sectors += sectors;
            counters.global_store_lines += lines;
        }
        Access::Atomic => {
            counters.global_atomic_instructions += 1;
            counters.global_atomics += threads;
            counters.global_atomic_sectors += sectors;
            return;
        }
    }
    counters.transactions_cc10 += u64::from(cost.cc10.count);
    counters.transaction_bytes_cc10 += u64::from(cost.cc10.bytes);
    counters.transactions_cc12 += u64::from(cost.cc12.count);
    counters.transaction_bytes_cc12 += u64::from(cost.cc12.bytes);
    counters.transactions_cc20_l1 += u64::from(cost.cc20_l1.count);
    counters.transaction_bytes_cc20_l1 += u64::from(cost.cc20_l1.bytes);
    counters.transactions_cc20_l2 += u64::from(cost.cc20_l2.count);
    counters.transaction_bytes_cc20_l2 += u64::from(cost.cc20_l2.bytes);
}

fn shared(counters: &mut Counters, event: &AccessEvent<'_>, threads: u64) {
    let access = match event.access {
        Access::Read => {
            counters.shared_load_instructions += 1;
            counters.shared_loads += threads;
            SharedAccess::Load
        }
        Access::Write => {
            counters.shared_store_instructions += 1;
            counters.shared_stores += threads;
            SharedAccess::Store
        }
        Access::Atomic => {
            counters.shared_atomic_instructions += 1;
            counters.shared_atomics += threads;
            SharedAccess::Atomic
        }
    };
    let of_16 = shared_16(event.addresses, event.lanes, event.bytes, access);
    let of_32 = shared_32(event.addresses, event.lanes, event.bytes, access);
    counters.shared_wavefronts_16 += u64::from(of_16.wavefronts);
    counters.shared_conflicts_16 += u64::from(of_16.conflicts());
    counters.shared_max_way_16 = counters.shared_max_way_16.max(u64::from(of_16.way));
    counters.shared_wavefronts_32 += u64::from(of_32.wavefronts);
    counters.shared_conflicts_32 += u64::from(of_32.conflicts());
    counters.shared_max_way_32 = counters.shared_max_way_32.max(u64::from(of_32.way));
}
