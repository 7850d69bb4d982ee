//! PTX that another compiler made (`tests/ptx/*.cu`), against the same computed in Rust.

mod common;

use common::{Device, config};
use simt::{LaunchConfig, Mode};

fn device() -> Device {
    Device::new(include_str!("ptx/foreign.ptx"))
}

fn run(device: &Device, name: &str, grid: u32, block: u32, args: &[common::Arg]) {
    if let Err(fault) = device.launch(name, grid, block, args) {
        panic!("{fault}");
    }
}

#[test]
fn reduction_by_shuffles() {
    let device = device();
    let data: Vec<f32> = (0..10_007).map(|i| (i % 13) as f32).collect();
    let (input, out) = (device.upload(&data), device.upload(&[0f32]));
    run(&device, "reduce", 7, 256, &[input.into(), out.into(), (data.len() as u32).into()]);
    assert_eq!(device.download::<f32>(out, 1), [data.iter().sum::<f32>()]);
}

#[test]
fn histogram_in_shared_memory() {
    let device = device();
    let text: Vec<u8> = (0..50_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let (input, bins) = (device.upload(&text), device.upload(&[0u32; 256]));
    run(&device, "histogram", 5, 128, &[input.into(), (text.len() as u32).into(), bins.into()]);
    let mut want = vec![0u32; 256];
    text.iter().for_each(|&byte| want[usize::from(byte)] += 1);
    assert_eq!(device.download::<u32>(bins, 256), want);
}

#[test]
fn library_functions() {
    let device = device();
    let x: Vec<f64> = (0..200).map(|i| (f64::from(i) - 100.0) * 0.0731).collect();
    let (px, py, pz) = (device.upload(&x), device.upload(&[0f64; 200]), device.upload(&[0f32; 200]));
    run(&device, "transcendental", 2, 128, &[px.into(), py.into(), pz.into(), 200u32.into()]);
    let (y, z) = (device.download::<f64>(py, 200), device.download::<f32>(pz, 200));
    // Abramowitz and Stegun 7.1.26 is not exact enough for erf: a series is.
    let erf = |x: f64| {
        let (mut term, mut sum) = (x, x);
        for n in 1..200 {
            term *= -x * x / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        if x.abs() > 4.0 { x.signum() } else { sum * 2.0 / std::f64::consts::PI.sqrt() }
    };
    for (i, &v) in x.iter().enumerate() {
        let want = v.sin() * (-v * v).exp()
            + (1.0 + v * v).ln()
            + v.abs().powf(1.7)
            + v.tanh() / (2.0 + (3.0 * v).cos())
            + v.cbrt()
            + erf(v);
        assert!((y[i] - want).abs() <= 2e-8 * want.abs().max(1.0), "{v}: {} and {want}", y[i]);
        let f = v as f32;
        let want = f.sin() * (-f * f).exp()
            + (1.0 + f * f).ln()
            + f.abs().powf(1.7)
            + f.atan2(2.0)
            + f.abs().sqrt()
            + 1.0 / (3.0 + f * f);
        assert!((z[i] - want).abs() <= 2e-5 * want.abs().max(1.0), "{f}: {} and {want}", z[i]);
    }
}

#[test]
fn recursion_that_returns_structs() {
    #[derive(Clone, Copy)]
    struct Item {
        key: i32,
        value: f32,
        tag: [i16; 3],
    }
    fn tree(items: &[Item], depth: i32) -> Item {
        if let [one] = items {
            return *one;
        }
        let (a, b) = items.split_at(items.len() / 2);
        let (a, b) = (tree(a, depth + 1), tree(b, depth + 1));
        let tag = std::array::from_fn(|i| (i32::from(a.tag[i]) * 2 + i32::from(b.tag[2 - i]) + depth) as i16);
        Item { key: a.key + b.key, value: a.value.max(b.value), tag }
    }
    let item = |i: i32| Item { key: 3 * i - 7, value: (i * 37 % 101) as f32, tag: [i as i16, -i as i16, 5] };
    let items: Vec<Item> = (0..32 * 13).map(item).collect();
    let bytes = |items: &[Item]| -> Vec<u8> {
        items
            .iter()
            .flat_map(|item| {
                let mut all = item.key.to_le_bytes().to_vec();
                all.extend(item.value.to_le_bytes());
                item.tag.iter().for_each(|tag| all.extend(tag.to_le_bytes()));
                all.extend([0, 0]);
                all
            })
            .collect()
    };
    let device = device();
    let (input, out) = (device.upload(&bytes(&items)), device.upload(&[0u8; 32 * 16]));
    run(&device, "structs", 1, 32, &[input.into(), (items.len() as u32).into(), out.into()]);
    let got: Vec<u8> = device.download(out, 32 * 16);
    for (lane, own) in items.chunks(13).enumerate() {
        let want = bytes(&[tree(own, 0)]);
        assert_eq!(got[16 * lane..16 * lane + 14], want[..14], "lane {lane}");
    }
}

#[test]
fn bitonic_sort() {
    let device = device();
    let mut keys: Vec<i64> = (0..1024i64).map(|i| (i * 7_919_393_131) % 1_000_003 - 500_000).collect();
    let address = device.upload(&keys);
    run(&device, "sort", 4, 256, &[address.into()]);
    keys.chunks_mut(256).for_each(<[i64]>::sort_unstable);
    assert_eq!(device.download::<i64>(address, 1024), keys);
}

#[test]
fn local_arrays_and_switches() {
    let device = device();
    let n = 1000;
    let data: Vec<u32> = (0..n).map(|i| i * 7 % 911).collect();
    let (input, out) = (device.upload(&data), device.upload(&vec![0i64; n as usize]));
    run(&device, "mixed", 4, 256, &[input.into(), out.into(), n.into()]);
    let want = |x: i32| {
        let weights: Vec<i32> = (1..=16).map(|k| k * k).collect();
        let mut stack: Vec<i32> = (0..16).map(|k| x * k + weights[k as usize]).collect();
        let mut r = 0i64;
        for k in 0..16usize {
            let at = (x as usize + 5 * k) & 15;
            match stack[at] % 7 {
                0 => r += i64::from(stack[at]),
                1 => r -= i64::from(3 * stack[k]),
                2 => r ^= i64::from(stack[(at + 1) & 15]),
                3 => r = r.wrapping_mul(31).wrapping_add(7),
                4 => r /= 3,
                5 => r += r % 1001,
                _ => {
                    stack[k] += at as i32;
                    continue;
                }
            }
            if r > 1_000_000_000_000 {
                break;
            }
        }
        r
    };
    let wanted: Vec<i64> = data.iter().map(|&x| want(x as i32)).collect();
    assert_eq!(device.download::<i64>(out, n as usize), wanted);
    let (total, size) = device.instance.global("total").expect("a variable");
    let odd = data.iter().filter(|&x| x % 2 == 1).count() as u64;
    assert_eq!((device.download::<u64>(total, 1)[0], size), (odd, 8));
}

#[test]
fn single_pass_scan_under_many_orders() {
    let device = device();
    let blocks = 64u32;
    let data: Vec<u32> = (0..blocks * 256).map(|i| i % 17).collect();
    let mut sum = 0;
    let want: Vec<u32> = data
        .iter()
        .map(|x| {
            sum += x;
            sum
        })
        .collect();
    let input = device.upload(&data);
    for (seed, threads) in [(None, None), (Some(5), None), (Some(6), Some(2))] {
        let out = device.upload(&vec![0u32; data.len()]);
        let (state, ticket) = (device.upload(&vec![0u64; blocks as usize]), device.upload(&[0u32]));
        let config = LaunchConfig { seed, threads, ..config(blocks, 256) };
        let args = [input.into(), out.into(), state.into(), ticket.into()];
        if let Err(fault) = device.launch_with("scan", &config, &args, Mode::Counting) {
            panic!("{fault}");
        }
        assert_eq!(device.download::<u32>(out, data.len()), want, "seed {seed:?}");
    }
}
