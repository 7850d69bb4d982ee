//! What a launch did, counted.
//!
//! Warp-level numbers count instructions as a warp issues them; thread-level numbers add up the lanes that took part.
//! All numbers add over source lines to the launch's total, but for the two `shared_max_way` fields, which are maxima.

use std::collections::BTreeMap;

use crate::SourceLine;

/// The class that an instruction is counted under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// Integer and bitwise arithmetic.
    Integer,
    /// Single-precision arithmetic.
    Float32,
    /// Double-precision arithmetic.
    Float64,
    /// Half-precision (f16, bf16 and packed) arithmetic.
    Half,
    /// Reciprocal, square root, sine, logarithm and their like.
    Special,
    /// Conversions between types.
    Convert,
    /// Moves, selects and address conversions.
    MoveSelect,
    /// Comparisons that set predicates or registers.
    Compare,
    /// Loads and stores in any space, prefetches and asynchronous copies.
    Memory,
    /// Branches, calls, returns, exits.
    Control,
    /// Barriers and memory fences.
    Barrier,
    /// Atomics and reductions to memory.
    Atomic,
    /// Shuffles, votes, matches and warp-wide reductions.
    ShuffleVote,
    /// Matrix instructions.
    Matrix,
    /// Everything else.
    Other,
}

impl Class {
    /// Number of classes.
    pub const COUNT: usize = 15;

    /// Every class, in the order of [`Counters::classes`].
    pub const ALL: [Class; Class::COUNT] = [
        Class::Integer,
        Class::Float32,
        Class::Float64,
        Class::Half,
        Class::Special,
        Class::Convert,
        Class::MoveSelect,
        Class::Compare,
        Class::Memory,
        Class::Control,
        Class::Barrier,
        Class::Atomic,
        Class::ShuffleVote,
        Class::Matrix,
        Class::Other,
    ];

    /// A short name in lower case, stable across releases, for tables and JSON.
    pub fn name(self) -> &'static str {
        match self {
            Class::Integer => "integer",
            Class::Float32 => "float32",
            Class::Float64 => "float64",
            Class::Half => "half",
            Class::Special => "special",
            Class::Convert => "convert",
            Class::MoveSelect => "move_select",
            Class::Compare => "compare",
            Class::Memory => "memory",
            Class::Control => "control",
            Class::Barrier => "barrier",
            Class::Atomic => "atomic",
            Class::ShuffleVote => "shuffle_vote",
            Class::Matrix => "matrix",
            Class::Other => "other",
        }
    }
}

/// Instructions of one class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClassCount {
    /// Instructions issued by warps.
    pub warp: u64,
    /// The same, times the lanes that took part.
    pub thread: u64,
}

macro_rules! counters {
    ($( $(#[$doc:meta])* $name:ident $how:ident; )*) => {
        /// Everything that is counted, for a launch or for one source line of it.
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct Counters {
            /// Instructions by class, in the order of [`Class::ALL`].
            pub classes: [ClassCount; Class::COUNT],
            $( $(#[$doc])* pub $name: u64, )*
        }

        impl Counters {
            /// Adds `other` to `self`; the `shared_max_way` fields become the larger of the two.
            pub fn merge(&mut self, other: &Counters) {
                for (mine, theirs) in self.classes.iter_mut().zip(&other.classes) {
                    mine.warp += theirs.warp;
                    mine.thread += theirs.thread;
                }
                $( counters!(@merge $how self.$name, other.$name); )*
            }

            /// Each plain field's name and value (the classes are not among them).
            pub fn fields(&self) -> Vec<(&'static str, u64)> {
                vec![ $( (stringify!($name), self.$name) ),* ]
            }
        }
    };
    (@merge sum $a:expr, $b:expr) => { $a += $b };
    (@merge max $a:expr, $b:expr) => { $a = $a.max($b) };
}

counters! {
    /// Instructions issued by warps, predicated-off ones included.
    warp_instructions sum;
    /// Active lanes, added over the warp instructions.
    thread_instructions sum;
    /// Lanes that exist, added over the warp instructions: 32 each in blocks of full warps, fewer in a ragged last
    /// warp. `thread_instructions / lane_slots` is the share of lanes that did work.
    lane_slots sum;
    /// Conditional branches, indexed branches and indirect calls issued by warps.
    branches sum;
    /// Of those, the ones whose active lanes went different ways.
    divergent_branches sum;
    /// Block-wide barriers that a warp arrived at.
    barriers sum;

    /// Loads from global memory issued by warps.
    global_load_instructions sum;
    /// Stores to global memory issued by warps.
    global_store_instructions sum;
    /// Atomics and reductions on global memory issued by warps.
    global_atomic_instructions sum;
    /// Loads from global memory, a thread each.
    global_loads sum;
    /// Stores to global memory, a thread each.
    global_stores sum;
    /// Atomics on global memory, a thread each.
    global_atomics sum;
    /// Bytes that threads asked for from global memory.
    global_load_bytes sum;
    /// Bytes that threads stored to global memory.
    global_store_bytes sum;
    /// 32-byte sectors that global loads touched, counted for each warp instruction.
    global_load_sectors sum;
    /// 32-byte sectors that global stores touched.
    global_store_sectors sum;
    /// 32-byte sectors that global atomics touched.
    global_atomic_sectors sum;
    /// 128-byte lines that global loads touched.
    global_load_lines sum;
    /// 128-byte lines that global stores touched.
    global_store_lines sum;
    /// Transactions of global loads and stores by the rule of compute capability 1.0 and 1.1 (note B33).
    transactions_cc10 sum;
    /// Bytes that those transactions move.
    transaction_bytes_cc10 sum;
    /// Transactions by the rule of compute capability 1.2 and 1.3 (note B34).
    transactions_cc12 sum;
    /// Bytes that those transactions move.
    transaction_bytes_cc12 sum;
    /// Transactions by the rule of compute capability 2.x and 3.x with L1: 128-byte lines (note B35).
    transactions_cc20_l1 sum;
    /// Bytes that those transactions move.
    transaction_bytes_cc20_l1 sum;
    /// Transactions by the rule of compute capability 2.x and 3.x through L2 only: 32-byte sectors (note B35).
    transactions_cc20_l2 sum;
    /// Bytes that those transactions move.
    transaction_bytes_cc20_l2 sum;

    /// Loads from shared memory issued by warps.
    shared_load_instructions sum;
    /// Stores to shared memory issued by warps.
    shared_store_instructions sum;
    /// Atomics on shared memory issued by warps.
    shared_atomic_instructions sum;
    /// Loads from shared memory, a thread each.
    shared_loads sum;
    /// Stores to shared memory, a thread each.
    shared_stores sum;
    /// Atomics on shared memory, a thread each.
    shared_atomics sum;
    /// Passes that shared accesses take with 16 banks, served by half-warp (note B32).
    shared_wavefronts_16 sum;
    /// Passes that shared accesses take with 32 banks, served by warp (note B32).
    shared_wavefronts_32 sum;
    /// Passes with 16 banks beyond the least that the access width allows.
    shared_conflicts_16 sum;
    /// Passes with 32 banks beyond the least that the access width allows.
    shared_conflicts_32 sum;
    /// The worst degree of conflict on 16 banks: distinct words in one bank.
    shared_max_way_16 max;
    /// The worst degree of conflict on 32 banks.
    shared_max_way_32 max;

    /// Loads from local memory issued by warps.
    local_load_instructions sum;
    /// Stores to local memory issued by warps.
    local_store_instructions sum;
    /// Loads from local memory, a thread each.
    local_loads sum;
    /// Stores to local memory, a thread each.
    local_stores sum;
    /// Loads from constant memory issued by warps.
    constant_load_instructions sum;
    /// Loads from constant memory, a thread each.
    constant_loads sum;
    /// Passes of constant loads beyond the first: one for each further distinct address.
    constant_replays sum;
}

impl Counters {
    /// Instructions of one class.
    pub fn class(&self, class: Class) -> ClassCount {
        self.classes[class as usize]
    }

    /// Share of the existing lanes that did work, 0 to 1; 1 when nothing ran.
    pub fn active_share(&self) -> f64 {
        if self.lane_slots == 0 { 1.0 } else { self.thread_instructions as f64 / self.lane_slots as f64 }
    }
}

/// The counters of a launch.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CounterReport {
    /// Everything together.
    pub total: Counters,
    /// The same by source line. Instructions without line information stand under an empty file and line 0; columns are 0.
    pub lines: BTreeMap<SourceLine, Counters>,
}
