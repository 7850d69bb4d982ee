//! What a kernel did, and how two results differ.

use std::fmt;

use crate::program::{COMMON_CELLS, Kernel, OUTPUT_WORDS};
use crate::rng::Rng;

/// The result of a kernel in one configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All output words, then the cells of the two atomic arrays.
    Values(Vec<u64>),
    /// A thread panicked.
    Panic,
    /// The launch failed otherwise, or the kernel did not compile.
    Fault(String),
    /// The kernel breaks a rule, such as a race or a barrier in divergent code: it has no defined result.
    Invalid(String),
}

/// The memory of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buffers {
    /// What kernels read.
    pub input: Vec<u64>,
    /// Atomic cells of 32 bits.
    pub acc_u32: Vec<u32>,
    /// Atomic cells of 64 bits.
    pub acc_u64: Vec<u64>,
    /// What threads write.
    pub output: Vec<u64>,
}

impl Buffers {
    /// The memory as a launch of the kernel finds it.
    pub fn of(kernel: &Kernel) -> Self {
        let mut rng = Rng::new(kernel.seed ^ 0x0069_6e70_7574);
        let len = 64 + rng.below(40);
        Self {
            input: (0..len).map(|_| rng.interesting()).collect(),
            acc_u32: (0..kernel.cells()).map(|_| rng.interesting() as u32).collect(),
            acc_u64: (0..kernel.cells()).map(|_| rng.interesting()).collect(),
            output: vec![0; kernel.threads() * OUTPUT_WORDS],
        }
    }

    /// All that a launch may have changed.
    pub fn values(self) -> Vec<u64> {
        let mut values = self.output;
        values.extend(self.acc_u32.into_iter().map(u64::from));
        values.extend(self.acc_u64);
        values
    }
}

/// FNV-1a over words: equal results are recognised by it.
pub fn digest(words: impl Iterator<Item = u64>) -> u64 {
    words.fold(0xcbf2_9ce4_8422_2325, |hash, word| (hash ^ word).wrapping_mul(0x0100_0000_01b3))
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Values(values) => {
                write!(f, "values with the digest {:016x}", digest(values.iter().copied()))
            }
            Outcome::Panic => f.write_str("a panic"),
            Outcome::Fault(text) => write!(f, "a fault: {text}"),
            Outcome::Invalid(text) => write!(f, "an invalid program: {text}"),
        }
    }
}

/// Says where two results differ first.
pub fn difference(kernel: &Kernel, expected: &Outcome, found: &Outcome) -> String {
    let (Outcome::Values(a), Outcome::Values(b)) = (expected, found) else {
        return format!("expected {expected}, found {found}");
    };
    let places: Vec<usize> = (0..a.len().max(b.len())).filter(|at| a.get(*at) != b.get(*at)).collect();
    let Some(first) = places.first() else { return "no difference".to_owned() };
    let outputs = kernel.threads() * OUTPUT_WORDS;
    let place = if *first < outputs {
        let thread = first / OUTPUT_WORDS;
        format!(
            "word {} of thread {} of block {}",
            first % OUTPUT_WORDS,
            thread as u32 % kernel.block,
            thread as u32 / kernel.block
        )
    } else {
        let cell = first - outputs;
        let (array, cell) =
            if cell < kernel.cells() { ("u32", cell) } else { ("u64", cell - kernel.cells()) };
        let owner = if cell < COMMON_CELLS { " (common)" } else { "" };
        format!("atomic cell {cell} of {array}{owner}")
    };
    let word = |values: &[u64]| {
        values.get(*first).map_or_else(|| "nothing".to_owned(), |value| format!("{value:#x}"))
    };
    format!("{} words differ; the first is {place}: expected {}, found {}", places.len(), word(a), word(b))
}
