//! The kernels against references on the host: on the simulator, so that no GPU is needed, or on the
//! device that WARPBOOK_DEVICE names.

use kernels::{Interval, gelu_of};
use @CRATE@::Gpu;

/// The device of the tests.
fn gpu() -> Gpu {
    let chosen = std::env::var_os("WARPBOOK_DEVICE").is_some();
    let gpu = if chosen { Gpu::open() } else { Gpu::simulated() };
    gpu.unwrap_or_else(|error| panic!("{error}"))
}

/// Values of every kind; more than one block of them, and not a multiple of one.
fn values(n: usize) -> Vec<f32> {
    let special = [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::MAX, f32::MIN_POSITIVE];
    let plain = (0..).map(|i| (i % 97) as f32 / 8.0 - 6.0);
    special.into_iter().chain(plain).take(n).collect()
}

/// The bits of a number, so that -0 is not 0. Which NaN an operation makes is not defined: all
/// count as one.
fn bits(x: f32) -> u32 {
    if x.is_nan() { f32::NAN.to_bits() } else { x.to_bits() }
}

#[test]
fn gelu_is_the_hosts() {
    let gpu = gpu();
    for n in [0, 1, 6, 255, 256, 1000] {
        let values = values(n);
        let expected: Vec<u32> = values.iter().map(|x| bits(gelu_of(*x))).collect();
        let got: Vec<u32> = gpu.gelu(&values).expect("it runs").iter().map(|y| bits(*y)).collect();
        assert_eq!(got, expected, "{n} values");
    }
}

#[test]
fn every_interval_is_counted() {
    let gpu = gpu();
    let intervals = [
        Interval { low: 0.0, high: 0.0 },
        Interval { low: -1.0, high: f32::INFINITY },
        Interval { low: 1.0, high: -1.0 },
        Interval { low: f32::NAN, high: 1.0 },
    ];
    for n in [0, 1, 1000] {
        let values = values(n);
        let inside = |i: &Interval| values.iter().filter(|x| (i.low..=i.high).contains(x)).count();
        let expected: Vec<u32> = intervals.iter().map(|interval| inside(interval) as u32).collect();
        let got = gpu.count_inside(&values, &intervals).expect("it runs");
        assert_eq!(got, expected, "{n} values");
    }
}
