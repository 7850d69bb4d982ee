//! Damaged PTX: it may be refused, or end in a fault, but nothing panics and nothing hangs.

use std::sync::Arc;

use simt::memory::Memory;
use simt::{DeviceModel, Instance, LaunchConfig, Mode, Program, StringSink};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Loads a module and launches its kernels with pointers to a small buffer.
fn exercise(ptx: &str) -> usize {
    let Ok(program) = Program::from_ptx(ptx) else { return 0 };
    let memory = Memory::new(64 << 20);
    let Ok(instance) = Instance::load(Arc::new(program), &memory) else { return 0 };
    let buffer = memory.allocate(1 << 16, 256).expect("memory");
    for info in instance.program().kernels() {
        let mut params: Vec<u8> = std::iter::repeat_n(buffer.to_le_bytes(), 64).flatten().collect();
        if info.param_bytes as usize > params.len() {
            continue;
        }
        params.truncate(info.param_bytes as usize);
        let kernel = instance.program().kernel(&info.name).expect("it has this name");
        let config = LaunchConfig { budget: 3000, ..LaunchConfig::new([2, 1, 1], [48, 1, 1]) };
        let sink = StringSink::new();
        let result = simt::launch(
            &instance,
            &memory,
            kernel,
            &config,
            &params,
            Mode::Counting,
            &DeviceModel::default(),
            &sink,
        );
        if let Err(fault) = result {
            assert!(!fault.to_string().is_empty());
        }
    }
    instance.program().kernels().len()
}

#[test]
fn damaged_text() {
    let mut random = Random(42);
    let mut loaded = 0;
    for text in [
        include_str!("ptx/vector_add.ptx"),
        include_str!("ptx/matmul.ptx"),
        include_str!("ptx/printf.ptx"),
        include_str!("ptx/foreign.ptx"),
    ] {
        let lines: Vec<&str> = text.lines().collect();
        let tokens: Vec<&str> =
            text.split_whitespace().filter(|t| t.starts_with('%') || t.len() < 24).collect();
        for _ in 0..if cfg!(debug_assertions) { 60 } else { 400 } {
            let mut damaged: Vec<String> = lines.iter().map(ToString::to_string).collect();
            for _ in 0..1 + random.below(4) {
                let at = random.below(damaged.len());
                match random.below(4) {
                    0 => {
                        damaged.remove(at);
                    }
                    1 => {
                        let other = random.below(damaged.len());
                        damaged.swap(at, other);
                    }
                    2 => {
                        let again = damaged[at].clone();
                        damaged.insert(random.below(lines.len()).min(at), again);
                    }
                    _ => {
                        // One word becomes another.
                        let mut words: Vec<&str> = damaged[at].split(' ').collect();
                        let word = random.below(words.len());
                        words[word] = tokens[random.below(tokens.len())];
                        damaged[at] = words.join(" ");
                    }
                }
            }
            loaded += exercise(&damaged.join("\n"));
        }
    }
    assert!(loaded > 100, "most damage is small enough to load: {loaded}");
}
