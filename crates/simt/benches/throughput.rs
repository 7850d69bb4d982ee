//! How fast the machine is: `cargo bench -p simt`. Prints a table; each figure is the best of several launches.

use std::sync::Arc;

use simt::memory::Memory;
use simt::{DeviceModel, Instance, LaunchConfig, Mode, Program, StringSink};

/// A kernel to measure: what it computes `work` of.
struct Case {
    name: &'static str,
    unit: &'static str,
    work: f64,
    ptx: &'static str,
    kernel: &'static str,
    config: LaunchConfig,
    /// Bytes of each buffer, passed in order, then the numbers.
    buffers: Vec<u64>,
    numbers: Vec<u32>,
}

fn cases() -> Vec<Case> {
    let n = 1u64 << 24;
    let side = 512u64;
    vec![
        Case {
            name: "vector add, 2^24",
            unit: "threads/s",
            work: n as f64,
            ptx: include_str!("../tests/ptx/vector_add.ptx"),
            kernel: "vector_add",
            config: LaunchConfig::new([(n / 256) as u32, 1, 1], [256, 1, 1]),
            buffers: vec![4 * n; 3],
            numbers: vec![n as u32],
        },
        Case {
            name: "matrix product, 16x16 tiles, 512^2",
            unit: "MAC/s",
            work: (side * side * side) as f64,
            ptx: include_str!("../tests/ptx/matmul.ptx"),
            kernel: "matmul",
            config: LaunchConfig::new([(side / 16) as u32, (side / 16) as u32, 1], [16, 16, 1]),
            buffers: vec![4 * side * side; 3],
            numbers: vec![side as u32],
        },
    ]
}

fn main() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    println!("{:<36} {:>9} {:>5} {:>12}", "kernel", "mode", "cores", "per second");
    // `cargo bench -p simt -- matrix fast` runs those whose line has all these words.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    for case in cases() {
        let program = Arc::new(Program::from_ptx(case.ptx).expect("the PTX is part of this crate"));
        let memory = Memory::new(1 << 30);
        let instance = Instance::load(program, &memory).expect("the memory is large enough");
        let kernel = instance.program().kernel(case.kernel).expect("the PTX is part of this crate");
        let mut params = Vec::new();
        for &bytes in &case.buffers {
            let address = memory.allocate(bytes, 256).expect("the memory is large enough");
            memory.fill(address, &[0], bytes).expect("the buffer was just allocated");
            params.extend_from_slice(&address.to_le_bytes());
        }
        case.numbers.iter().for_each(|number| params.extend_from_slice(&number.to_le_bytes()));
        for (mode, label) in [(Mode::Fast, "fast"), (Mode::Counting, "counting")] {
            for threads in [1, cores] {
                let line = format!("{} {label} {threads}", case.name);
                if !words.iter().all(|word| line.contains(word.as_str())) {
                    continue;
                }
                let config = LaunchConfig { threads: Some(threads), ..case.config.clone() };
                let model = DeviceModel::default();
                let run = || {
                    simt::launch(
                        &instance,
                        &memory,
                        kernel,
                        &config,
                        &params,
                        mode,
                        &model,
                        &StringSink::new(),
                    )
                    .map(|report| report.seconds)
                    .unwrap_or_else(|fault| panic!("{fault}"))
                };
                let best = (0..5).map(|_| run()).fold(f64::INFINITY, f64::min);
                println!(
                    "{:<36} {label:>9} {threads:>5} {:>12.3e} {}",
                    case.name,
                    case.work / best,
                    case.unit
                );
            }
        }
    }
}
