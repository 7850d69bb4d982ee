//! The way through: a vector sum, a tiled matrix product, output, a fault.

mod common;

use common::{Arg, Device, config};
use simt::{FaultKind, LaunchConfig, Mode};

const VECTOR_ADD: &str = include_str!("ptx/vector_add.ptx");
const MATMUL: &str = include_str!("ptx/matmul.ptx");

#[test]
fn vector_add() {
    let device = Device::new(VECTOR_ADD);
    for n in [0u32, 1, 31, 32, 33, 255, 256, 257, 100_000] {
        let a: Vec<f32> = (0..n).map(|i| i as f32).collect();
        let b: Vec<f32> = (0..n).map(|i| 0.5 * i as f32).collect();
        let (pa, pb, pc) = (device.upload(&a), device.upload(&b), device.upload(&vec![0f32; n as usize]));
        let grid = n.div_ceil(256).max(1);
        device.launch("vector_add", grid, 256, &[pa.into(), pb.into(), pc.into(), n.into()]).expect("runs");
        let c: Vec<f32> = device.download(pc, n as usize);
        assert!(c.iter().enumerate().all(|(i, &c)| c == 1.5 * i as f32), "n = {n}");
    }
}

#[test]
fn out_of_bounds_names_everything() {
    let device = Device::new(VECTOR_ADD);
    let a = device.upload(&[0f32; 300]);
    let fault = device
        .launch("vector_add", 2, 256, &[a.into(), a.into(), a.into(), 301u32.into()])
        .expect_err("one element too many");
    let FaultKind::OutOfBounds { address, size, nearest: Some(nearest), .. } = fault.kind else {
        panic!("{fault}")
    };
    assert_eq!((address, size, nearest.base, nearest.len), (a + 1200, 4, a, 1200));
    assert_eq!((fault.block, fault.thread), ([1, 0, 0], [44, 0, 0]));
    assert!(fault.ptx_text.starts_with("ld.global"), "{fault}");
}

#[test]
fn matmul() {
    let device = Device::new(MATMUL);
    let n = 64u32;
    let a: Vec<f32> = (0..n * n).map(|i| (i % 7) as f32).collect();
    let b: Vec<f32> = (0..n * n).map(|i| (i % 5) as f32 - 2.0).collect();
    let (pa, pb, pc) = (device.upload(&a), device.upload(&b), device.upload(&vec![0f32; (n * n) as usize]));
    let config = LaunchConfig::new([n / 16, n / 16, 1], [16, 16, 1]);
    let args = [pa.into(), pb.into(), pc.into(), n.into()];
    for mode in [Mode::Fast, Mode::Counting] {
        device.memory.fill(pc, &[0], u64::from(4 * n * n)).expect("fill");
        let report = device.launch_with("matmul", &config, &args, mode).expect("runs");
        let c: Vec<f32> = device.download(pc, (n * n) as usize);
        for row in 0..n as usize {
            for column in 0..n as usize {
                let want: f32 =
                    (0..n as usize).map(|k| a[row * n as usize + k] * b[k * n as usize + column]).sum();
                assert_eq!(c[row * n as usize + column], want);
            }
        }
        if let Some(counters) = report.counters {
            let total = &counters.total;
            // Each thread reads one element of A and one of B for each of the four tiles.
            assert_eq!(total.global_loads, u64::from(n * n * (n / 16) * 2));
            assert_eq!(total.global_stores, u64::from(n * n));
            assert_eq!(total.shared_loads, u64::from(n * n * n * 2));
            assert_eq!(total.shared_conflicts_32, 0);
            assert_eq!(total.divergent_branches, 0);
        }
    }
}

#[test]
fn prints() {
    let device = Device::new(include_str!("ptx/printf.ptx"));
    device.launch("hello", 2, 3, &[]).expect("runs");
    let text = device.sink.take();
    let want: String = (0..2)
        .flat_map(|b| {
            (0..3).map(move |t| {
                format!("block {b} thread {t}: {:6.2} hi {:#x} |  -7|%\n", 0.5 * f64::from(t), 255 + t)
            })
        })
        .collect();
    assert_eq!(text, want);
    let _ = (Arg::from(0u32), config(1, 1));
}
