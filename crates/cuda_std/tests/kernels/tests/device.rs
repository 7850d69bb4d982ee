//! Kernels that use every part of the library, compiled to PTX by both code generators and run on a device.

#[path = "device/gpu.rs"]
mod gpu;

use cuda_std_test_kernels::rust_cuda::Particle;
use cuda_std_test_kernels::{checks, rust_cuda};
use gpu::Gpu;
use test_device::Outcome;

/// Runs `body` once for each code generator and case, each in a process of its own: it gets a device and the case's name.
fn alone(test: &str, cases: &[&str], body: impl Fn(&Gpu, &str) -> Result<(), String>) -> Vec<Outcome> {
    let generators = test_device::GENERATORS.iter().filter(|codegen| gpu::ptx(**codegen).is_some());
    let parts: Vec<String> =
        generators.flat_map(|codegen| cases.iter().map(move |case| format!("{codegen} {case}"))).collect();
    test_device::alone(test, &parts, |part| {
        let (codegen, case) = part.split_once(' ').expect("two words");
        let codegen = codegen.parse().expect("a code generator");
        body(&Gpu::by(codegen).expect("there is its PTX"), case)
    })
}

#[test]
fn printing_is_as_in_std() {
    let outcomes = alone("printing_is_as_in_std", &["it"], |gpu, _| {
        gpu.launch(checks::print_values(42, 1.5, 1e300), [1; 3], [64, 1, 1], 0)
    });
    let wide = 1e300f64;
    let expected = format!("   42 ff text% %s %n 1.5 1e300\n{wide:.3} <-4, 0.1> [1, 2] -0007|true→true\n");
    for outcome in outcomes {
        assert_eq!(outcome.printed(), expected);
    }
}

#[test]
fn panics_name_thread_place_and_values() {
    let cases = ["bounds", "assert", "shared", "dynamic"];
    let outcomes = alone("panics_name_thread_place_and_values", &cases, |gpu, case| {
        let values = gpu.buffer(&[0f32; 10]);
        let mut out = gpu.buffer(&[0f32; 10]);
        match case {
            "bounds" => {
                gpu.launch(checks::panic_bounds(values.slice(), out.slice_mut()), [1; 3], [32, 1, 1], 0)
            }
            "assert" => gpu.launch(checks::panic_assert(28), [1; 3], [64, 1, 1], 0),
            "shared" => gpu.launch(checks::panic_shared(8), [1; 3], [1; 3], 0),
            // Too little for the second part.
            _ => gpu.launch(checks::dynamic_shared(values.slice(), out.slice_mut()), [1; 3], [50, 1, 1], 0),
        }
    });
    for texts in outcomes.chunks(cases.len()) {
        let [bounds, assert, shared, dynamic] = texts else { panic!("{texts:?}") };
        assert!(texts.iter().all(|outcome| outcome.result.is_err()), "{texts:?}");
        let text = &bounds.printed;
        assert!(text.starts_with("thread (9, 0, 0) of block (0, 0, 0) panicked at "), "{text}");
        assert!(text.contains("checks.rs:"), "{text}");
        assert!(text.ends_with(":\nindex out of bounds: the len is 10 but the index is 10\n"), "{text}");
        assert!(assert.printed.contains("\nlimit 28 reached: 100 %s\n"), "{assert:?}");
        let text = "\nshared memory index 8 is out of range for length 8\n";
        assert!(shared.printed.contains(text), "{shared:?}");
        assert!(dynamic.printed.contains("launch with more shared bytes"), "{dynamic:?}");
    }
}

#[test]
fn a_grid_that_panics_is_not_loud() {
    let outcomes = alone("a_grid_that_panics_is_not_loud", &["it"], |gpu, _| {
        gpu.launch(checks::panic_assert(0), [4, 1, 1], [256, 1, 1], 0)
    });
    for outcome in outcomes {
        let text = outcome.failure();
        let lines = text.matches("panicked").count();
        assert!((1..=8).contains(&lines), "{lines} panics:\n{text}");
    }
}

/// Each lane's own condition stands before and behind helpers with barriers, so an optimiser that copies the calls into
/// both sides of it makes a kernel that hangs.
#[test]
fn helpers_with_barriers_stay_whole() {
    for gpu in Gpu::all() {
        for n in [0usize, 1, 33, 64] {
            let values: Vec<u32> = (0..n as u32).collect();
            let (input, mut out) = (gpu.buffer(&values), gpu.buffer(&[7u32; 64]));
            gpu.run(checks::helpers_with_barriers(input.slice(), out.slice_mut()), [1; 3], [64, 1, 1]);
            let hit = |i: &u32| (*i as usize) < n && i % 3 != 1;
            let count = (0..64).filter(hit).count() as u32;
            let total = (0..64).filter(hit).map(|i| i + 1).sum::<u32>();
            let expected = |i: u32| if hit(&i) { [count, total, count + i].iter().sum() } else { 7 };
            assert_eq!(gpu.read(&out), (0..64).map(expected).collect::<Vec<_>>(), "{n} values");
        }
    }
}

#[test]
fn values_without_bytes_shift_nothing() {
    for gpu in Gpu::all() {
        let mut out = gpu.buffer(&[0u32; 4]);
        let nothing = checks::Nothing {};
        gpu.run(checks::empty_values(nothing, out.slice_mut(), [], 7, nothing), [1; 3], [32, 1, 1]);
        assert_eq!(gpu.read(&out), [7; 4]);
    }
}

#[test]
fn arguments_may_have_any_name() {
    for gpu in Gpu::all() {
        let a = gpu.buffer(&[1u32]);
        let mut out = gpu.buffer(&[0u32; 4]);
        gpu.run(
            checks::clashing_names(a.slice(), 10, out.slice_mut(), 100, 1000, 10_000, 100_000),
            [1; 3],
            [32, 1, 1],
        );
        assert_eq!(gpu.read(&out), [111_112; 4]);
        gpu.run(checks::clashing_function(5, out.slice_mut()), [1; 3], [32, 1, 1]);
        assert_eq!(gpu.read(&out), [5; 4]);
    }
}

#[test]
fn atomics_lose_nothing() {
    for gpu in Gpu::all() {
        let (mut words, mut floats, mut wide) =
            (gpu.buffer(&[0u32; 16]), gpu.buffer(&[0f64; 2]), gpu.buffer(&[0i64]));
        let call = checks::atomics(
            words.slice_mut().into_atomic(),
            floats.slice_mut().into_atomic(),
            wide.slice_mut().into_atomic(),
        );
        gpu.run(call, [1; 3], [96, 1, 1]);
        let got = gpu.read(&words);
        let xor = (0..96).fold(0, |a, b| a ^ b);
        assert_eq!(got[..5], [96, 95, u32::MAX, 96u32.wrapping_neg(), xor]);
        assert!((1..=96).contains(&got[5]) && got[6] == 1, "{got:?}");
        assert_eq!(got[8..12], [96, 95, u32::MAX, 0]);
        assert_eq!(gpu.read(&floats), [48.0, 95.0]);
        assert_eq!(gpu.read(&wide), [-95]);
    }
}

#[test]
fn warp_operations() {
    for gpu in Gpu::all() {
        let mut out = gpu.buffer(&[0u32; 32]);
        gpu.run(checks::warps(out.slice_mut().into_atomic()), [1; 3], [96, 1, 1]);
        let ballot = (0..32).filter(|lane| (32 + lane) % 3 == 0).map(|lane| 1u32 << lane).sum();
        let expected = [
            (32..64).sum(),
            -63i32 as u32,
            0xf0,
            u32::MAX,
            ballot,
            1,
            0,
            5,
            1,
            0,
            (32..=37).sum(),
            34,
            1,
            37,
            0,
            36,
            32 + 9,
            u32::MAX,
            5,
            0b1_1111,
            1,
        ];
        let got = gpu.read(&out);
        assert_eq!(got[..expected.len()], expected);
        assert_eq!(got[31], 39);
    }
}

#[test]
fn shared_memory_of_both_kinds() {
    for gpu in Gpu::all() {
        let input: Vec<f32> = (0..100).map(|i| i as f32).collect();
        let values = gpu.buffer(&input);
        let mut out = gpu.buffer(&[0f32; 100]);
        gpu.run_shared(
            checks::dynamic_shared(values.slice(), out.slice_mut()),
            [2, 1, 1],
            [50, 1, 1],
            50 * 12,
        );
        let expected = |i: usize| (i / 50 * 50 + ((i % 50) ^ 1)) as f32 + ((i % 50 + 1) % 50) as f32;
        assert_eq!(gpu.read(&out), (0..100).map(expected).collect::<Vec<_>>());

        let mut out = gpu.buffer(&[0u32; 64]);
        gpu.run(checks::shared_tiles(out.slice_mut()), [1; 3], [64, 1, 1]);
        let expected = |i: u32| (i % 8 * 10 + i / 8) * 100 + 2;
        assert_eq!(gpu.read(&out), (0..64).map(expected).collect::<Vec<_>>());
    }
}

#[test]
fn disjoint_outputs_have_one_owner_in_launches_of_any_shape() {
    for gpu in Gpu::all() {
        let shapes = [
            ([3, 1, 1], [70, 1, 1]),
            ([2, 3, 2], [5, 4, 3]),
            ([1, 1, 1], [1, 1, 1]),
            ([4, 1, 2], [33, 1, 2]),
            ([1, 2, 1], [8, 32, 4]),
        ];
        for (grid, block) in shapes {
            let [width, height] = [0, 1].map(|axis| (grid[axis] * block[axis]) as usize);
            let (mut elements, mut chunks) = (gpu.buffer(&[0u32; 500]), gpu.buffer(&[0u32; 500]));
            let (mut rows, mut blocks, mut warps) =
                (gpu.buffer(&[0u32; 300]), gpu.buffer(&[0u32; 40]), gpu.buffer(&[0u32; 200]));
            let (mut matrix, mut turned) = (gpu.buffer(&[0u32; 600]), gpu.buffer(&[0u32; 600]));
            let call = checks::disjoint(
                elements.slice_mut(),
                chunks.slice_mut(),
                rows.slice_mut().into_rows(10).expect("30 rows of 10"),
                blocks.slice_mut(),
                warps.slice_mut(),
                matrix.slice_mut().into_matrix(20, 25, 24).expect("25 rows of 20, 24 apart"),
                turned.slice_mut().into_matrix(20, 25, 24).expect("25 rows of 20, 24 apart"),
            );
            gpu.run(call, grid, block);
            let numbers = |count: u32, step: u32| (0..count).map(|i| i / step * step + 1).collect::<Vec<_>>();
            assert_eq!(gpu.read(&elements), numbers(500, 1));
            assert_eq!(gpu.read(&chunks), numbers(500, 3));
            assert_eq!(gpu.read(&rows), (0..300).map(|i| i / 10 + 1).collect::<Vec<_>>());
            assert_eq!(gpu.read(&blocks), numbers(40, 1));
            assert_eq!(gpu.read(&warps), numbers(200, 1));
            let covered = |rows: usize, columns: usize| {
                let at = |i: usize| (i / 24, i % 24);
                (0..600)
                    .map(|i| match at(i) {
                        (row, column) if row < rows.min(25) && column < columns.min(20) => {
                            (row * 1000 + column) as u32 + 1
                        }
                        _ => 0,
                    })
                    .collect::<Vec<_>>()
            };
            assert_eq!(gpu.read(&matrix), covered(height, width), "{grid:?} {block:?}");
            assert_eq!(gpu.read(&turned), covered(width, height), "{grid:?} {block:?}");
        }
    }
}

/// Numbers of every size, and the special ones.
fn numbers() -> Vec<f64> {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut values =
        vec![0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1e-40, 1e-310, 0.5];
    for _ in 0..300 {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        values.push(f64::from(f32::from_bits(state as u32)));
        values.push((state >> 40) as f64 / 65536.0 - 128.0);
    }
    values
}

#[test]
fn functions_of_floats_have_the_bits_of_the_host() {
    for gpu in Gpu::all() {
        let wide = numbers();
        let narrow: Vec<f32> = wide.iter().map(|&value| value as f32).collect();
        let columns = checks::all_functions(1.0f32).len();
        let blocks = [wide.len().div_ceil(64) as u32, 1, 1];

        let values = gpu.buffer(&narrow);
        let mut out = gpu.buffer(&vec![0f32; narrow.len() * columns]);
        let rows = out.slice_mut().into_rows(columns).expect("whole rows");
        gpu.run(checks::functions_f32(values.slice(), rows), blocks, [64, 1, 1]);
        let got = gpu.read(&out);
        for (x, got) in narrow.iter().zip(got.chunks(columns)) {
            for (column, (got, want)) in got.iter().zip(checks::all_functions(*x)).enumerate() {
                let same = got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan();
                assert!(same, "function {column} of {x:e}: {got:e}, not {want:e}");
            }
        }

        let values = gpu.buffer(&wide);
        let mut out = gpu.buffer(&vec![0f64; wide.len() * columns]);
        let rows = out.slice_mut().into_rows(columns).expect("whole rows");
        gpu.run(checks::functions_f64(values.slice(), rows), blocks, [64, 1, 1]);
        let got = gpu.read(&out);
        for (x, got) in wide.iter().zip(got.chunks(columns)) {
            for (column, (got, want)) in got.iter().zip(checks::all_functions(*x)).enumerate() {
                let same = got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan();
                assert!(same, "function {column} of {x:e}: {got:e}, not {want:e}");
            }
        }
    }
}

#[test]
fn approximations_are_near() {
    for gpu in Gpu::all() {
        let inputs: Vec<f32> = (1..200).map(|i| i as f32 / 64.0).collect();
        let values = gpu.buffer(&inputs);
        let mut out = gpu.buffer(&vec![0f32; inputs.len() * 11]);
        let rows = out.slice_mut().into_rows(11).expect("whole rows");
        gpu.run(checks::approximations(values.slice(), rows), [4, 1, 1], [64, 1, 1]);
        for (x, got) in inputs.iter().zip(gpu.read(&out).chunks(11)) {
            let wide = f64::from(*x);
            let want = [
                1.0 / wide,
                wide.sqrt(),
                1.0 / wide.sqrt(),
                wide.exp2(),
                wide.log2(),
                wide.sin(),
                wide.cos(),
                wide.tanh(),
                wide.exp(),
                wide.ln(),
                wide / 3.0,
            ];
            for (column, (got, want)) in got.iter().zip(want).enumerate() {
                let bound = if column == 7 { 2f64.powi(-10) } else { 2f64.powi(-20) };
                let error = (f64::from(*got) - want).abs();
                assert!(
                    error <= bound * want.abs().max(1.0),
                    "approximation {column} of {x}: {got}, not {want}"
                );
            }
        }
    }
}

#[test]
fn constants_device_variables_and_chosen_loads() {
    for gpu in Gpu::all() {
        let input = gpu.buffer(&[1u32, 2, 3, 4, 5, 6, 0x1ff, 8]);
        let place = gpu.buffer(&[0u32; 8]);
        gpu.set_global(checks::TEST_WEIGHTS.name(), [0.5f64, 1.0, 2.0, 4.0]);
        gpu.set_global(checks::TEST_PLACE.name(), place.address());
        gpu.set_global(checks::TEST_TOTAL.name(), 37u32);
        assert_eq!(
            (checks::TEST_WEIGHTS.size(), checks::TEST_PLACE.size(), checks::TEST_TOTAL.len()),
            (32, 8, 1)
        );
        // SAFETY: both buffers have eight words, at aligned addresses.
        let call = unsafe { checks::memory_spaces(input.slice().as_ptr()) };
        gpu.run(call, [1; 3], [32, 1, 1]);
        assert_eq!(gpu.read(&place), [4, 3, 2, 1, 5, 6 + 75, 0xff, 15]);
        assert_eq!(gpu.global::<u32>(checks::TEST_TOTAL.name()), 42);
    }
}

#[test]
fn kernels_written_for_rust_cuda() {
    let outcomes = alone("kernels_written_for_rust_cuda", &["it"], |gpu, _| {
        let (a, b): (Vec<f32>, Vec<f32>) = (0..100).map(|i| (i as f32, 0.5 * i as f32)).unzip();
        let (left, right) = (gpu.buffer(&a), gpu.buffer(&b));
        let mut sum = gpu.buffer(&[0f32; 100]);
        // SAFETY: the output is as long as the inputs.
        let call =
            unsafe { rust_cuda::rust_cuda_add(left.slice(), right.slice(), sum.slice_mut().into_ptr()) };
        gpu.run(call, [2, 1, 1], [64, 1, 1]);
        assert_eq!(gpu.read(&sum), (0..100).map(|i| 1.5 * i as f32).collect::<Vec<_>>());

        let n = 20;
        let matrix: Vec<f32> = (0..n * n).map(|i| (i % 7) as f32).collect();
        let identity: Vec<f32> = (0..n * n).map(|i| f32::from(i % (n + 1) == 0)).collect();
        let (left, right) = (gpu.buffer(&matrix), gpu.buffer(&identity));
        let mut product = gpu.buffer(&vec![0f32; n * n]);
        let out = product.slice_mut().into_ptr();
        // SAFETY: all three are n × n.
        let call = unsafe { rust_cuda::rust_cuda_matmul(left.slice(), right.slice(), out, n) };
        gpu.run(call, [2, 2, 1], [16, 16, 1]);
        let got = gpu.read(&product);
        assert!(got.iter().zip(&matrix).all(|(got, want)| (got - want).abs() < 1e-5), "{got:?}");

        let mut particles = gpu.buffer(&[Particle { position: [1.0, 2.0, 3.0], mass: 0.0 }; 5]);
        // SAFETY: there are five.
        let call = unsafe { rust_cuda::rust_cuda_move(particles.slice_mut().into_ptr(), 5, 2.0) };
        gpu.run(call, [1; 3], [32, 1, 1]);
        assert!(gpu.read(&particles).iter().all(|particle| particle.position == [3.0, 4.0, 5.0]));
        Ok(())
    });
    for outcome in outcomes {
        assert_eq!(outcome.printed(), "moved 5 particles\n");
    }
}
