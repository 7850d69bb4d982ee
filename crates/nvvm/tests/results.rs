//! Kernels of the corpus compiled by libNVVM in both dialects, run on the simulated GPU, and compared with the same Rust code
//! on the CPU.

mod common;

#[path = "corpus/shared/arrays.rs"]
#[allow(missing_docs, clippy::all)] // written for kernels
mod arrays;
#[path = "corpus/shared/flow.rs"]
#[allow(missing_docs, dead_code, clippy::all)] // written for kernels
mod flow;
#[path = "corpus/shared/integers.rs"]
#[allow(missing_docs, clippy::all)]
mod integers;
#[path = "corpus/shared/numbers.rs"]
#[allow(missing_docs, clippy::all)]
mod numbers;
#[path = "corpus/shared/sorting.rs"]
#[allow(missing_docs, clippy::all)]
mod sorting;
#[path = "corpus/shared/wide.rs"]
#[allow(missing_docs, clippy::all)]
mod wide;

use common::device::{Argument, Data, buffer, run, value, values};
use common::{corpus_file, libraries};
use half::f16;
use nvvm::{Arch, Error, Options};
use std::fmt::Debug;

/// A file of the corpus as PTX, for a target of each dialect that the library has.
fn compiled(file: &str) -> Vec<(String, String)> {
    let ir = corpus_file(file);
    let mut programs = Vec::new();
    for library in libraries(&format!("results of `{file}`")) {
        for arch in [75, 120].map(Arch::new) {
            match nvvm::compile(&ir, &Options::new(arch), &library) {
                Ok(ptx) => programs.push((format!("{arch} by {}", library.path().display()), ptx.text)),
                // Old libraries do not know the newer targets.
                Err(Error::Target { .. }) => {}
                Err(error) => panic!("{file} for {arch}: {error}"),
            }
        }
    }
    programs
}

/// Random numbers that are the same in every run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 ^ self.0 >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 7 ^ self.0 << 57
    }

    /// Mostly arbitrary, often small or at an end of a range.
    fn integer(&mut self) -> u128 {
        let wide = u128::from(self.next()) << 64 | u128::from(self.next());
        match self.next() % 8 {
            0 => wide & 0xf,
            1 => !(wide & 0xf),
            2 => 1 << (wide % 128),
            3 => (1 << (wide % 128)) - 1,
            4 => wide >> (wide % 120),
            _ => wide,
        }
    }
}

/// Runs a kernel of two inputs and one output, an element a thread, and compares every element.
fn compare<A: Data + Debug, B: Data + Debug, R: Data + Debug>(
    file: &str,
    kernel: &str,
    inputs: &[(A, B)],
    expected: impl Fn(A, B) -> R,
    equal: impl Fn(&R, &R) -> bool,
) {
    for (label, ptx) in compiled(file) {
        for part in inputs.chunks(256) {
            let mut a = buffer(&part.iter().map(|(a, _)| *a).collect::<Vec<_>>());
            let mut b = buffer(&part.iter().map(|(_, b)| *b).collect::<Vec<_>>());
            let mut out = vec![0xaa; size_of::<R>() * part.len()];
            let threads = part.len() as u32;
            let mut arguments =
                [Argument::Buffer(&mut a), Argument::Buffer(&mut b), Argument::Buffer(&mut out)];
            run(&ptx, kernel, threads, 0, &mut arguments)
                .unwrap_or_else(|e| panic!("{kernel}, {label}: {e}"));
            for ((a, b), got) in part.iter().zip(values::<R>(&out)) {
                let want = expected(*a, *b);
                assert!(equal(&got, &want), "{kernel}({a:?}, {b:?}), {label}:\n got {got:?}\nwant {want:?}");
            }
        }
    }
}

fn pairs<A, B>(count: usize, seed: u64, mut make: impl FnMut(&mut Numbers) -> (A, B)) -> Vec<(A, B)> {
    let mut numbers = Numbers(seed);
    (0..count).map(|_| make(&mut numbers)).collect()
}

#[test]
fn integers_of_every_width() {
    macro_rules! width {
        ($name:ident, $shifts:literal, $t:ty, $w:ty) => {
            let inputs = pairs(1024, 3, |n| (n.integer() as $t, n.integer() as $t));
            compare("bit_tricks", stringify!($name), &inputs, integers::$name, |a, b| a == b);
            let funnel = |x: $t, y: $t| {
                let (n, both) = ((x & 7) as u32, (x as $w) << <$t>::BITS | y as $w);
                let carry = x.wrapping_add(y).wrapping_add((x & 1 == 0).into());
                [(both << n >> <$t>::BITS) as $t, (both >> n) as $t, carry]
            };
            compare("bit_tricks", $shifts, &inputs, funnel, |a, b| a == b);
        };
    }
    width!(bytes, "funnel_bytes", u8, u16);
    width!(shorts, "funnel_shorts", u16, u32);
    width!(words, "funnel_words", u32, u64);
    width!(longs, "funnel_longs", u64, u128);
}

#[test]
fn integers_of_128_bits() {
    let inputs = pairs(1024, 5, |n| (n.integer(), n.integer() as i128));
    compare("wide_ints", "arithmetic", &inputs, wide::arithmetic, |a, b| a == b);
    let inputs = pairs(512, 6, |n| (n.integer() as u64, n.integer() as u64));
    for (label, ptx) in compiled("wide_ints") {
        let mut a = buffer(&inputs.iter().map(|(a, _)| *a).collect::<Vec<_>>());
        let mut b = buffer(&inputs.iter().map(|(_, b)| *b).collect::<Vec<_>>());
        let (k, mut out) = (12345u128 << 90, vec![0; inputs.len() * 8]);
        let mut arguments =
            [Argument::Buffer(&mut a), Argument::Buffer(&mut b), Argument::Buffer(&mut out), value(k)];
        run(&ptx, "multiply_high", 512, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        let want: Vec<u64> = inputs.iter().map(|(a, b)| wide::multiply_high(*a, *b, k)).collect();
        assert_eq!(values::<u64>(&out), want, "{label}");
    }
}

#[test]
fn division_of_128_bits() {
    let inputs = pairs(512, 6, |n| (n.integer(), n.integer()));
    compare("wide_ints", "division", &inputs, wide::division, |a, b| a == b);
}

/// Equal in value, or both not a number: which NaN an operation gives is not specified.
fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}

fn number_pairs() -> Vec<(f32, f64)> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.5,
        0.5,
        2.5,
        127.9,
        -128.5,
        255.7,
        65535.9,
        2147483647.0,
        -2147483649.0,
        4294967296.0,
    ];
    let extreme =
        [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e-40, 1e-310, 9.3e18, -9.3e18, 1.9e19, 3e38, 1e300];
    let all: Vec<f64> = special.into_iter().chain(extreme).collect();
    let mut inputs: Vec<(f32, f64)> = all.iter().flat_map(|x| all.iter().map(|y| (*x as f32, *y))).collect();
    inputs.extend(pairs(500, 7, |n| (f32::from_bits(n.next() as u32), f64::from_bits(n.next()))));
    inputs
}

#[test]
fn floating_point() {
    let equal = |a: &[f64; 10], b: &[f64; 10]| a.iter().zip(b).all(|(a, b)| same(*a, *b));
    compare("floats", "arithmetic", &number_pairs(), numbers::arithmetic, equal);
}

#[test]
fn minima_that_propagate_nan_and_exact_remainders() {
    fn minimum(a: f32, b: f32) -> f32 {
        if a.is_nan() || b.is_nan() {
            f32::NAN
        } else if a == b {
            if a.is_sign_negative() { a } else { b }
        } else {
            a.min(b)
        }
    }
    fn maximum(a: f64, b: f64) -> f64 {
        if a.is_nan() || b.is_nan() {
            f64::NAN
        } else if a == b {
            if a.is_sign_positive() { a } else { b }
        } else {
            a.max(b)
        }
    }
    let expected =
        |x: f32, y: f64| [minimum(x, y as f32).into(), maximum(y, x.into()), (x % 3.0).into(), y % 0.7];
    let equal = |a: &[f64; 4], b: &[f64; 4]| a.iter().zip(b).all(|(a, b)| same(*a, *b));
    compare("floats", "newer", &number_pairs(), expected, equal);
}

#[test]
fn mathematical_functions() {
    let close = |got: f64, want: f64, bound: f64| {
        same(got, want) || (got - want).abs() <= bound * want.abs().max(1e-30)
    };
    let inputs: Vec<(f32, f64)> = (1..200).map(|i| (i as f32 * 0.0371, f64::from(i) * 0.0371)).collect();
    for (label, ptx) in compiled("floats") {
        let mut a = buffer(&inputs.iter().map(|(a, _)| *a).collect::<Vec<_>>());
        let mut out = vec![0; inputs.len() * 80];
        run(
            &ptx,
            "singles",
            inputs.len() as u32,
            0,
            &mut [Argument::Buffer(&mut a), Argument::Buffer(&mut out)],
        )
        .unwrap_or_else(|e| panic!("{label}: {e}"));
        for (t, (got, (x, _))) in values::<[f32; 20]>(&out).iter().zip(&inputs).enumerate() {
            let x = *x;
            let want = [
                x.sqrt(),
                x.sin(),
                x.cos(),
                x.exp(),
                x.exp2(),
                x.ln(),
                x.log2(),
                x.log10(),
                x.powf(1.7),
                x.powi(5),
                x.mul_add(2.5, x),
                x.floor(),
                x.ceil(),
                x.trunc(),
                x.round(),
                x.round_ties_even(),
                x + x * (x - 1.0),
                (x + 3.0) / x,
                x * x + 1.5,
                x.powi(t as i32),
            ];
            for (i, (got, want)) in got.iter().zip(want).enumerate() {
                let bound = if matches!(i, 0 | 10..=15) { 0.0 } else { 2e-6 };
                let absolute = matches!(i, 1 | 2 | 5 | 6 | 7) && (got - want).abs() < 1e-6;
                let power = i == 19 && close((*got).into(), want.into(), 2e-5);
                assert!(
                    absolute || power || close((*got).into(), want.into(), bound),
                    "{label}: {i} of {x}: {got}, not {want}"
                );
            }
        }
        let mut a = buffer(&inputs.iter().map(|(_, b)| *b).collect::<Vec<_>>());
        let mut out = vec![0; inputs.len() * 128];
        run(
            &ptx,
            "doubles",
            inputs.len() as u32,
            0,
            &mut [Argument::Buffer(&mut a), Argument::Buffer(&mut out)],
        )
        .unwrap_or_else(|e| panic!("{label}: {e}"));
        for (got, (_, x)) in values::<[f64; 16]>(&out).iter().zip(&inputs) {
            let x = *x;
            let want = [
                x.sqrt(),
                x.sin(),
                x.cos(),
                x.exp(),
                x.exp2(),
                x.ln(),
                x.log2(),
                x.log10(),
                x.powf(1.7),
                x.powi(-3),
                x.mul_add(2.5, x),
                x.floor(),
                x.ceil(),
                x.trunc(),
                x.round(),
                x.round_ties_even(),
            ];
            for (i, (got, want)) in got.iter().zip(want).enumerate() {
                let bound = if matches!(i, 0 | 10..=15) { 0.0 } else { 1e-14 };
                assert!(
                    (got - want).abs() < 1e-15 || close(*got, want, bound),
                    "{label}: {i} of {x}: {got}, not {want}"
                );
            }
        }
    }
}

#[test]
fn switches_and_loops() {
    for (label, ptx) in compiled("control_flow") {
        let mut numbers = Numbers(11);
        let length = 24usize;
        let opcodes = [0, 1, 2, 3, 4, 5, 6, 8, 8, 100, 203, 7, 55];
        let code: Vec<u8> = (0..256 * length).map(|_| opcodes[(numbers.next() % 13) as usize]).collect();
        let (mut program, mut out) = (code.clone(), vec![0; 256 * 8]);
        let mut arguments = [Argument::Buffer(&mut program), value(length), Argument::Buffer(&mut out)];
        run(&ptx, "machine", 256, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        let want: Vec<i64> = code.chunks(length).zip(0..).map(|(p, t)| flow::machine(p, t)).collect();
        assert_eq!(values::<i64>(&out), want, "{label}");

        let sorted: Vec<i32> = (0..100).map(|i| i * 3 - 50).collect();
        let keys: Vec<i32> = (0..200).map(|i| i * 2 - 70).collect();
        let (mut s, mut k, mut out) = (buffer(&sorted), buffer(&keys), vec![0; 200 * 8]);
        let mut arguments = [
            Argument::Buffer(&mut s),
            value(sorted.len()),
            Argument::Buffer(&mut k),
            Argument::Buffer(&mut out),
        ];
        run(&ptx, "search", 200, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        let want: Vec<usize> = keys.iter().map(|key| flow::search(&sorted, *key)).collect();
        assert_eq!(values::<usize>(&out), want, "{label}");
    }
}

#[test]
fn sorts() {
    let inputs = pairs(128, 15, |n| (n.next(), n.next()));
    compare("sorting", "sorted", &inputs, sorting::sorted, |a, b| a == b);
    compare("sorting", "merged", &inputs, sorting::merged, |a, b| a == b);
}

#[test]
fn small_arrays_by_value_and_nests_of_loops() {
    let inputs = pairs(256, 16, |n| (n.next(), n.next()));
    compare("arrays", "by_value", &inputs, arrays::by_value, |a, b| a == b);
    compare("arrays", "nest", &inputs, arrays::nest, |a, b| a == b);
}

#[test]
fn enums() {
    let inputs = pairs(512, 13, |n| {
        (n.integer() as u32, [(n.next() % 1000) as f32 * 0.1, (n.next() % 1000) as f32 * 0.3])
    });
    compare("enums", "areas", &inputs, |tag, [a, b]| flow::area(tag, a, b), |a: &f32, b: &f32| a == b);
    let inputs = pairs(512, 14, |n| (n.integer() as u32, n.integer() as u32));
    compare("enums", "products", &inputs, flow::product, |a, b| a == b);
}

#[test]
fn atomics_of_one_thread() {
    for (label, ptx) in compiled("atomics") {
        let (mut p, mut s, mut q, mut t) =
            (buffer(&[77u32]), buffer(&[-5i32]), buffer(&[1u64 << 40]), buffer(&[-9i64]));
        let mut old = vec![0; 14 * 8];
        let mut arguments = [
            Argument::Buffer(&mut p),
            Argument::Buffer(&mut s),
            Argument::Buffer(&mut q),
            Argument::Buffer(&mut t),
            Argument::Buffer(&mut old),
        ];
        run(&ptx, "integer_operations", 1, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        // The thread's number is 0; each operation finds what the one before left.
        let want: [u64; 14] = [
            77,
            77,
            77,
            77,
            77,
            77,
            (-5i64) as u64,
            (-5i64) as u64,
            0,
            0,
            1 << 40,
            (-9i64) as u64,
            1 << 40,
            1 << 40,
        ];
        assert_eq!(values::<u64>(&old), want, "{label}");
        assert_eq!(values::<u32>(&p), [!0], "the last operation on the word is nand: {label}");
        assert_eq!(
            (values::<i32>(&s), values::<u64>(&q), values::<i64>(&t)),
            (vec![-9], vec![0], vec![-9]),
            "{label}"
        );

        let (mut flag, mut h, mut b, mut out) =
            (vec![0u8, 9, 9, 9], buffer(&[5u16, 500]), vec![1u8, 200, 3, 4], vec![0; 24]);
        let mut arguments = [
            Argument::Buffer(&mut flag),
            Argument::Buffer(&mut h),
            Argument::Buffer(&mut b),
            Argument::Buffer(&mut out),
        ];
        run(&ptx, "narrow", 1, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<u32>(&out), [0, 1, 5, 1, 1, 0], "{label}");
        assert_eq!(
            (flag, values::<u16>(&h), b),
            (vec![0, 9, 9, 9], vec![5, 500], vec![1, 200, 3, 4]),
            "{label}"
        );
    }
}

#[test]
fn atomics_of_many_threads() {
    for (label, ptx) in compiled("atomics") {
        let (mut p, mut q) = (buffer(&[0u32]), buffer(&[0u64]));
        run(&ptx, "add_orders", 64, 0, &mut [Argument::Buffer(&mut p), Argument::Buffer(&mut q)])
            .unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<u32>(&p), [64 * 15], "{label}");
        let (mut p, mut q, mut out) = (buffer(&[0u32]), buffer(&[7u64]), vec![0; 4 * 8]);
        let mut arguments = [Argument::Buffer(&mut p), Argument::Buffer(&mut q), Argument::Buffer(&mut out)];
        run(&ptx, "compare_exchange", 1, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<u64>(&out), [0, 7, !0, 1], "{label}");
        assert_eq!((values::<u32>(&p), values::<u64>(&q)), (vec![3], vec![0]), "{label}");
    }
}

#[test]
fn shared_and_constant_memory() {
    for (label, ptx) in compiled("memory_spaces") {
        let data: Vec<f32> = (0..256).map(|i| i as f32).collect();
        let (mut a, mut out) = (buffer(&data), vec![0; 4]);
        run(&ptx, "block_sum", 256, 0, &mut [Argument::Buffer(&mut a), Argument::Buffer(&mut out)])
            .unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<f32>(&out), [256.0 * 255.0 / 2.0], "{label}");
    }
}

#[test]
fn panics_print_their_text_and_place() {
    for (label, ptx) in compiled("panics") {
        let mut data = buffer(&[4u32, 4008, 6]);
        let mut arguments = [Argument::Buffer(&mut data), value(3usize), value(2u32)];
        let fault = run(&ptx, "checked", 3, 0, &mut arguments);
        assert!(fault.is_err(), "{label}: the second element is too large");
    }
}

#[test]
fn recursion_and_pointers_to_functions() {
    for (label, ptx) in compiled("recursion") {
        let mut out = vec![0; 2 * 4 * 4];
        let mut data = buffer(&(0..4 * 9u32).map(|i| i * 7919 % 31).collect::<Vec<_>>());
        let sorted: Vec<u32> = values::<u32>(&data)
            .chunks(9)
            .flat_map(|c| {
                let mut c = c.to_vec();
                c.sort_unstable();
                c
            })
            .collect();
        let mut arguments = [Argument::Buffer(&mut out), Argument::Buffer(&mut data), value(9usize)];
        run(&ptx, "recursive", 4, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        let ackermann: Vec<u32> = values::<u32>(&out).iter().step_by(2).copied().collect();
        assert_eq!(ackermann, [4, 5, 9, 4], "{label}");
        assert_eq!(values::<u32>(&data), sorted, "{label}");
    }
    for (label, ptx) in compiled("function_pointers") {
        let (mut which, mut data, mut wide) =
            (buffer(&[0u32, 1, 2, 9]), buffer(&[2f32, 5.0, 3.0, 8.0]), vec![0; 32]);
        let mut arguments =
            [Argument::Buffer(&mut which), Argument::Buffer(&mut data), Argument::Buffer(&mut wide)];
        run(&ptx, "dispatch", 4, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<f32>(&data), [6.0, 15.0, 27.0, 8.0], "{label}");
        let step = 6364136223846793005u64;
        let want = [2, 0, step.wrapping_mul(step).wrapping_mul(2).wrapping_add(2), 2];
        assert_eq!(values::<u64>(&wide), want, "{label}");
    }
}

#[test]
fn statics_and_structs() {
    for (label, ptx) in compiled("statics") {
        let (mut out, mut letters) = (vec![0; 5 * 8], vec![0; 5 * 8]);
        run(&ptx, "tables", 5, 0, &mut [Argument::Buffer(&mut out), Argument::Buffer(&mut letters)])
            .unwrap_or_else(|e| panic!("{label}: {e}"));
        let table = [0.5, -0.0, f64::INFINITY, f64::NAN, 1.0e-310];
        let mixed = [(1, 1.1f32), (2, f32::MIN_POSITIVE), (255, -3.75)];
        for (i, got) in values::<f64>(&out).into_iter().enumerate() {
            let (a, b) = mixed[i % 3];
            let node = (i + 1).min(3) as f64;
            assert!(same(got, table[i] + f64::from(b) + f64::from(a) + node + 30.0), "{label}: {i}: {got}");
        }
        let names = [0, 5, 17, 17, 17];
        let want: Vec<usize> = (0..5).map(|i| names[i] + "a static string"[i & 7..].len()).collect();
        assert_eq!(values::<usize>(&letters), want, "{label}");
    }
    for (label, ptx) in compiled("parameters") {
        let mut data = vec![0; 6 * 4];
        let mut grid = buffer(&[1.0f32, 2.0, 4.0]);
        grid.extend([0; 4]);
        grid.extend(buffer(&[0.5f64]));
        grid.extend(buffer(&[3u16]));
        grid.extend([1, 0, 0, 0, 0, 0]);
        // The view holds an address that only the launch knows, so its kernel is left to the GPU; matrices are passed here.
        let matrix: Vec<f32> = (0..16).map(|i| i as f32).collect();
        let mut out = vec![0; 64];
        let mut arguments =
            [Argument::Value(buffer(&matrix)), Argument::Buffer(&mut out), Argument::Value(vec![1, 2, 3, 0])];
        run(&ptx, "matrices", 1, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        let mut want: Vec<f32> = (0..16).map(|i| ((i % 4) * 4 + i / 4) as f32).collect();
        want[4] = 1.0;
        assert_eq!(values::<f32>(&out), want, "{label}");
        data.clear();
    }
}

#[test]
fn vectors_halves_and_shuffles() {
    for (label, ptx) in compiled("vectors") {
        let mut data = buffer(&[[1f32, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]);
        run(&ptx, "scale", 2, 0, &mut [Argument::Buffer(&mut data), value(2f32)])
            .unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<[f32; 4]>(&data), [[2.0, 4.0, 1.0, 0.5], [10.0, 8.0, 5.0, 0.25]], "{label}");
        let (mut a, mut b, mut out) =
            (buffer(&[[1f32, -2.0, 3.0, -4.0]]), buffer(&[[9u32, 9, 9, 9]]), vec![0; 16]);
        let mut arguments =
            [Argument::Buffer(&mut a), Argument::Buffer(&mut b), Argument::Buffer(&mut out), value(2usize)];
        run(&ptx, "simd", 1, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        // c = a·(a₃a₁a₀a₂) + ¼, d = a < c ? c : −a, out = d + (b & mask)·d₂ + Σd
        let d = [-1.0f32, 4.25, 3.25, 4.0];
        let sum: f32 = d.iter().sum();
        let want = [[d[0] + d[2] + sum, d[1] + d[2] + sum, d[2] + d[2] + sum, d[3] + 9.0 * d[2] + sum]];
        assert_eq!(values::<[f32; 4]>(&out), want, "{label}");
    }
    for (label, ptx) in compiled("half_floats") {
        let (mut a, mut out) = (buffer(&[1.0f32, -2.5]), vec![0; 4]);
        run(&ptx, "pack", 1, 0, &mut [Argument::Buffer(&mut a), Argument::Buffer(&mut out)])
            .unwrap_or_else(|e| panic!("{label}: {e}"));
        assert_eq!(values::<u32>(&out), [0xc100_3c00], "{label}");

        let mut numbers = Numbers(17);
        let inputs: Vec<[f16; 2]> =
            (0..256).map(|_| [numbers.next(), numbers.next()].map(|n| f16::from_bits(n as u16))).collect();
        let bits =
            |index: usize| buffer(&inputs.iter().map(|pair| pair[index].to_bits()).collect::<Vec<_>>());
        let (mut a, mut b, mut out, mut wide) = (bits(0), bits(1), vec![0; 512], vec![0; 2048]);
        let mut arguments = [
            Argument::Buffer(&mut a),
            Argument::Buffer(&mut b),
            value(0.3f32),
            Argument::Buffer(&mut out),
            Argument::Buffer(&mut wide),
        ];
        run(&ptx, "halves", 256, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        for (got, [a, b]) in values::<u16>(&out).into_iter().map(f16::from_bits).zip(inputs) {
            let r = a + (b - a) * f16::from_f32(0.3);
            let want = if a < b { -r } else { r / b };
            assert!(got == want || got.is_nan() && want.is_nan(), "{label}: {a} and {b}: {got}, not {want}");
        }
    }
    for (label, ptx) in compiled("shuffles") {
        let (mut data, mut out) = (buffer(&(0..64u32).collect::<Vec<_>>()), vec![0; 8]);
        run(&ptx, "warp_sum", 64, 0, &mut [Argument::Buffer(&mut data), Argument::Buffer(&mut out)])
            .unwrap_or_else(|e| panic!("{label}: {e}"));
        let _ = values::<u32>(&out);
    }
}

#[test]
fn copies_and_comparisons_of_memory() {
    for (label, ptx) in compiled("block_copies") {
        let (mut from, mut to) = ((0..100u8).collect::<Vec<_>>(), vec![0xff; 101]);
        let mut big = buffer(&(0..72u64).collect::<Vec<_>>());
        let mut arguments = [
            Argument::Buffer(&mut from),
            Argument::Buffer(&mut to),
            value(100usize),
            Argument::Buffer(&mut big),
        ];
        run(&ptx, "copies", 1, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
        let mut want: Vec<u8> = std::iter::once(0).chain(0..99).chain([0xff]).collect();
        want[..50].fill(0x5a);
        assert_eq!(to, want, "{label}");
        let mut local = [0u64; 24];
        local[23] = 3;
        let want: Vec<u64> = (0..24).chain(0..24).chain(local).collect();
        assert_eq!(values::<u64>(&big), want, "{label}");
    }
}
