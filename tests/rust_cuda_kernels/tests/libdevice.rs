//! Every function of libdevice on the device against the host, where the same functions are held against values of 60
//! digits (`crates/cuda_std/tests/libdevice.rs`), and those with a rounding against what roundings are.

#![allow(clippy::macro_metavars_in_unsafe, reason = "cust's macro launches with the arguments as they stand")]

mod device;

use cuda_builder::Codegen;
use device::{buffer, read, Gpu};
use rust_cuda_kernels::libdevice::{self as table, methods};

/// Arguments: numbers of every size, and the edges.
trait Samples: Copy + 'static {
    fn samples() -> Vec<Self>;
}

/// A small generator of pseudo-random bits (xorshift).
fn random(count: usize) -> impl Iterator<Item = u64> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    (0..count).map(move |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    })
}

impl Samples for f64 {
    fn samples() -> Vec<f64> {
        let mut values =
            vec![0.0, -0.0, 1.0, -1.0, 0.5, 2.5, f64::INFINITY, f64::NEG_INFINITY, f64::NAN, 1e-310, 1e300];
        values.extend(random(60).map(|bits| (bits >> 40) as f64 / 65536.0 - 128.0));
        values.extend(random(60).map(|bits| (bits >> 11) as f64 / (1u64 << 53) as f64));
        values.extend(random(60).map(f64::from_bits));
        values
    }
}

impl Samples for f32 {
    fn samples() -> Vec<f32> {
        let mut values: Vec<f32> = f64::samples().into_iter().map(|value| value as f32).collect();
        values.extend(random(60).map(|bits| f32::from_bits(bits as u32)));
        values
    }
}

macro_rules! integers {
    ($($type:ident)*) => {
        $(
            impl Samples for $type {
                fn samples() -> Vec<$type> {
                    let mut values = vec![0, 1, -1, 2, 7, $type::MIN, $type::MAX];
                    values.extend(random(190).map(|bits| (bits >> (bits % 64)) as $type));
                    values
                }
            }
        )*
    };
}
integers!(i16 i32 i64);

/// How two results are compared.
trait Same: Copy + Default + std::fmt::Debug {
    fn same(self, other: Self) -> bool;
    fn near(self, other: Self) -> bool;
}

macro_rules! same {
    ($($type:ident: |$a:ident, $b:ident| $same:expr, $near:expr;)*) => {
        $(
            impl Same for $type {
                fn same(self, other: Self) -> bool {
                    let ($a, $b) = (self, other);
                    $same
                }
                fn near(self, other: Self) -> bool {
                    let ($a, $b) = (self, other);
                    $near
                }
            }
        )*
    };
}
same! {
    f32: |a, b| a == b || a.is_nan() && b.is_nan(),
        a == b || a.is_nan() || b.is_nan() || (a - b).abs() <= 2e-3 * b.abs().max(1.0) || b.abs() > 1e4;
    f64: |a, b| a == b || a.is_nan() && b.is_nan(), a == b;
    i16: |a, b| a == b, a == b;
    i32: |a, b| a == b, a == b;
    i64: |a, b| a == b, a == b;
}

/// Whether the host has it: a rounding of one's choice is an instruction of the device.
fn on_device_only(name: &str) -> bool {
    ["_rn", "_rz", "_rd", "_ru"].iter().any(|end| name.ends_with(end)) && name != "frsqrt_rn"
        || name == "half2float"
}

macro_rules! check {
    ($gpu:ident, $wrong:ident, $kernel:ident $names:ident($($type:ident),+) -> $result:ident) => {{
        let functions = table::$names;
        check!(@ $gpu, $wrong, $kernel, functions, $result, $($type),+);
    }};
    (@ $gpu:ident, $wrong:ident, $kernel:ident, $functions:ident, $result:ident, $a:ident) => {{
        let a = $a::samples();
        let n = a.len();
        let out = buffer(&vec![$result::default(); n * $functions.len()]);
        let x = buffer(&a);
        start!($gpu, $kernel, n.div_ceil(64) as u32, 64, 0, (x.as_device_ptr(), out.as_device_ptr(), n));
        $gpu.wait();
        let got = read(&out);
        for i in 0..n {
            for (j, (name, function)) in $functions.iter().enumerate().filter(|(_, (name, _))| !on_device_only(name)) {
                if is_far(a[i], name) {
                    continue;
                }
                // SAFETY: arithmetic.
                let host = unsafe { function(a[i]) };
                compare(&mut $wrong, name, got[i * $functions.len() + j], host, &a[i]);
            }
        }
    }};
    (@ $gpu:ident, $wrong:ident, $kernel:ident, $functions:ident, $result:ident, $a:ident, $b:ident) => {{
        let (a, b) = ($a::samples(), $b::samples());
        let n = a.len().max(b.len());
        let a: Vec<$a> = (0..n).map(|i| a[i % a.len()]).collect();
        // Small exponents and orders, so that functions of integers end.
        let b: Vec<$b> = (0..n).map(|i| b[(i * 7 + 3) % b.len()]).collect();
        let a: Vec<$a> = a.into_iter().map(|value| bounded(value, stringify!($kernel))).collect();
        let out = buffer(&vec![$result::default(); n * $functions.len()]);
        let (x, y) = (buffer(&a), buffer(&b));
        start!($gpu, $kernel, n.div_ceil(64) as u32, 64, 0, (x.as_device_ptr(), y.as_device_ptr(), out.as_device_ptr(), n));
        $gpu.wait();
        let got = read(&out);
        for i in 0..n {
            for (j, (name, function)) in $functions.iter().enumerate().filter(|(_, (name, _))| !on_device_only(name)) {
                if is_far(a[i], name) {
                    continue;
                }
                // SAFETY: arithmetic.
                let host = unsafe { function(a[i], b[i]) };
                compare(&mut $wrong, name, got[i * $functions.len() + j], host, &(a[i], b[i]));
            }
        }
    }};
    (@ $gpu:ident, $wrong:ident, $kernel:ident, $functions:ident, $result:ident, $a:ident, $b:ident, $c:ident) => {{
        let a = $a::samples();
        let n = a.len();
        let b: Vec<$b> = (0..n).map(|i| a[(i * 5 + 1) % n]).collect();
        let c: Vec<$c> = (0..n).map(|i| a[(i * 3 + 2) % n]).collect();
        let out = buffer(&vec![$result::default(); n * $functions.len()]);
        let (x, y, z) = (buffer(&a), buffer(&b), buffer(&c));
        start!($gpu, $kernel, n.div_ceil(64) as u32, 64, 0, (
            x.as_device_ptr(), y.as_device_ptr(), z.as_device_ptr(), out.as_device_ptr(), n
        ));
        $gpu.wait();
        let got = read(&out);
        for i in 0..n {
            for (j, (name, function)) in $functions.iter().enumerate().filter(|(_, (name, _))| !on_device_only(name)) {
                if is_far(a[i], name) {
                    continue;
                }
                // SAFETY: arithmetic.
                let host = unsafe { function(a[i], b[i], c[i]) };
                compare(&mut $wrong, name, got[i * $functions.len() + j], host, &(a[i], b[i], c[i]));
            }
        }
    }};
}

/// Orders of Bessel functions are small: the functions go through them one by one.
fn bounded<T: Copy + 'static>(value: T, kernel: &str) -> T {
    let mut value = value;
    if kernel.starts_with("nv_i32_f") {
        if let Some(order) = (&mut value as &mut dyn std::any::Any).downcast_mut::<i32>() {
            *order %= 12;
        }
    }
    value
}

/// Whether a value is one that the hardware's sine and cosine state no error for: beyond 2π.
fn is_far<T: Copy + 'static>(value: T, name: &str) -> bool {
    let trigonometric = ["fast_sin", "fast_cos", "fast_tan"].iter().any(|start| name.starts_with(start));
    let value = (&value as &dyn std::any::Any).downcast_ref::<f32>();
    trigonometric && value.is_some_and(|value| value.abs() > std::f32::consts::TAU)
}

fn compare<T: Same>(wrong: &mut Vec<String>, name: &str, got: T, host: T, arguments: &dyn std::fmt::Debug) {
    let good = if name.starts_with("fast_") { got.near(host) } else { got.same(host) };
    if !good {
        wrong.push(format!("{name}{arguments:?}: {got:?}, not {host:?}"));
    }
}

fn every_function(gpu: &Gpu) {
    let mut wrong = Vec::new();
    check!(gpu, wrong, nv_f32_to_f32 NV_F32_TO_F32(f32) -> f32);
    check!(gpu, wrong, nv_f32_to_i16 NV_F32_TO_I16(f32) -> i16);
    check!(gpu, wrong, nv_f32_to_i32 NV_F32_TO_I32(f32) -> i32);
    check!(gpu, wrong, nv_f32_to_i64 NV_F32_TO_I64(f32) -> i64);
    check!(gpu, wrong, nv_f32_f32_to_f32 NV_F32_F32_TO_F32(f32, f32) -> f32);
    check!(gpu, wrong, nv_f32_f32_f32_to_f32 NV_F32_F32_F32_TO_F32(f32, f32, f32) -> f32);
    check!(gpu, wrong, nv_f32_i32_to_f32 NV_F32_I32_TO_F32(f32, i32) -> f32);
    check!(gpu, wrong, nv_f64_to_f32 NV_F64_TO_F32(f64) -> f32);
    check!(gpu, wrong, nv_f64_to_f64 NV_F64_TO_F64(f64) -> f64);
    check!(gpu, wrong, nv_f64_to_i32 NV_F64_TO_I32(f64) -> i32);
    check!(gpu, wrong, nv_f64_to_i64 NV_F64_TO_I64(f64) -> i64);
    check!(gpu, wrong, nv_f64_f64_to_f64 NV_F64_F64_TO_F64(f64, f64) -> f64);
    check!(gpu, wrong, nv_f64_f64_f64_to_f64 NV_F64_F64_F64_TO_F64(f64, f64, f64) -> f64);
    check!(gpu, wrong, nv_f64_i32_to_f64 NV_F64_I32_TO_F64(f64, i32) -> f64);
    check!(gpu, wrong, nv_i16_to_f32 NV_I16_TO_F32(i16) -> f32);
    check!(gpu, wrong, nv_i32_to_f32 NV_I32_TO_F32(i32) -> f32);
    check!(gpu, wrong, nv_i32_to_f64 NV_I32_TO_F64(i32) -> f64);
    check!(gpu, wrong, nv_i32_to_i32 NV_I32_TO_I32(i32) -> i32);
    check!(gpu, wrong, nv_i32_f32_to_f32 NV_I32_F32_TO_F32(i32, f32) -> f32);
    check!(gpu, wrong, nv_i32_f64_to_f64 NV_I32_F64_TO_F64(i32, f64) -> f64);
    check!(gpu, wrong, nv_i32_i32_to_f64 NV_I32_I32_TO_F64(i32, i32) -> f64);
    check!(gpu, wrong, nv_i32_i32_to_i32 NV_I32_I32_TO_I32(i32, i32) -> i32);
    check!(gpu, wrong, nv_i32_i32_i32_to_i32 NV_I32_I32_I32_TO_I32(i32, i32, i32) -> i32);
    check!(gpu, wrong, nv_i64_to_f32 NV_I64_TO_F32(i64) -> f32);
    check!(gpu, wrong, nv_i64_to_f64 NV_I64_TO_F64(i64) -> f64);
    check!(gpu, wrong, nv_i64_to_i32 NV_I64_TO_I32(i64) -> i32);
    check!(gpu, wrong, nv_i64_to_i64 NV_I64_TO_I64(i64) -> i64);
    check!(gpu, wrong, nv_i64_i64_to_i64 NV_I64_I64_TO_I64(i64, i64) -> i64);
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}

/// The four roundings of one operation, by their place in a table, against each other and the host's rounding to nearest.
fn roundings(gpu: &Gpu) {
    let (a, b) = (f64::samples(), f64::samples());
    let n = a.len();
    let b: Vec<f64> = (0..n).map(|i| b[(i * 7 + 3) % n]).collect();
    let functions = table::NV_F64_F64_TO_F64;
    let place = |name: &str| functions.iter().position(|(at, _)| *at == name).expect("in the table");
    let out = buffer(&vec![0f64; n * functions.len()]);
    let (x, y) = (buffer(&a), buffer(&b));
    start!(
        gpu,
        nv_f64_f64_to_f64,
        n.div_ceil(64) as u32,
        64,
        0,
        (x.as_device_ptr(), y.as_device_ptr(), out.as_device_ptr(), n)
    );
    gpu.wait();
    let got = read(&out);
    type Operation = fn(f64, f64) -> f64;
    let operations: [(&str, Operation); 3] =
        [("dadd", |x, y| x + y), ("dmul", |x, y| x * y), ("ddiv", |x, y| x / y)];
    for (name, host) in operations {
        let mut inexact = 0;
        for i in 0..n {
            let of = |end: &str| got[i * functions.len() + place(&format!("{name}_{end}"))];
            let (nearest, zero, down, up) = (of("rn"), of("rz"), of("rd"), of("ru"));
            let host = host(a[i], b[i]);
            let context = || format!("{name}({:e}, {:e}): {nearest:e} {zero:e} {down:e} {up:e}", a[i], b[i]);
            assert!(nearest.same(host), "{} {host:e}", context());
            if host.is_nan() {
                assert!(zero.is_nan() && down.is_nan() && up.is_nan(), "{}", context());
                continue;
            }
            assert!(
                down <= nearest && nearest <= up && (down == up || down.next_up() == up),
                "{}",
                context()
            );
            let towards_zero = if down >= 0.0 { down } else { up };
            assert!(zero == towards_zero, "{}", context());
            inexact += u32::from(down < up);
        }
        assert!(inexact > 20, "{name}: the roundings differ in {inexact} cases");
    }
}

fn further_results(gpu: &Gpu) {
    let a: Vec<f64> =
        f64::samples().into_iter().filter(|value| value.abs() < 1e6 || value.is_nan()).collect();
    let n = a.len();
    let b: Vec<f64> = (0..n).map(|i| [3.0, -0.75, 1e3][i % 3]).collect();
    let out = buffer(&vec![0f64; 18 * n]);
    let (x, y) = (buffer(&a), buffer(&b));
    start!(
        gpu,
        nv_pointers,
        n.div_ceil(64) as u32,
        64,
        0,
        (x.as_device_ptr(), y.as_device_ptr(), out.as_device_ptr(), n)
    );
    gpu.wait();
    for (i, got) in read(&out).chunks(18).enumerate() {
        let (x, narrow) = (a[i], a[i] as f32);
        if x.is_nan() {
            assert!([0, 3, 7, 10, 14].iter().all(|&at| got[at].is_nan()), "{got:?}");
            continue;
        }
        assert_eq!(
            got[0] * 2f64.powi(got[1] as i32 / 2) * 2f64.powi(got[1] as i32 - got[1] as i32 / 2),
            x,
            "frexp"
        );
        assert_eq!((got[3], got[4]), (x - x.trunc(), x.trunc()), "modf({x})");
        assert_eq!(
            (got[5] as f32, got[6] as f32),
            (narrow - narrow.trunc(), narrow.trunc()),
            "modff({narrow})"
        );
        let quotient = (x / b[i]).round_ties_even();
        assert!(
            (got[7] - (x - quotient * b[i])).abs() < 1e-6 && got[7].abs() <= b[i].abs() / 2.0,
            "remquo({x})"
        );
        assert!((got[10] - x.sin()).abs() < 1e-15 && (got[11] - x.cos()).abs() < 1e-15, "sincos({x})");
        assert!(
            (got[12] - f64::from(narrow.sin())).abs() < 1e-6
                && (got[13] - f64::from(narrow.cos())).abs() < 1e-6
        );
        assert!((got[14].powi(2) + got[15].powi(2) - 1.0).abs() < 1e-14, "sincospi({x})");
        assert_eq!(got[17], 3.0);
    }
}

fn methods_have_the_bits_of_the_host(gpu: &Gpu) {
    let x: Vec<f64> = f64::samples();
    let n = x.len();
    let y: Vec<f64> = (0..n).map(|i| x[(i * 7 + 3) % n]).collect();
    let order = |i: usize| i as i32 % 7 - 3;
    let (a, b) = (buffer(&x), buffer(&y));
    let (out, exponents) = (buffer(&vec![0f64; 72 * n]), buffer(&vec![0i32; n]));
    start!(
        gpu,
        methods_f64,
        n.div_ceil(32) as u32,
        32,
        0,
        (a.as_device_ptr(), b.as_device_ptr(), out.as_device_ptr(), exponents.as_device_ptr(), n)
    );
    let (narrow_x, narrow_y): (Vec<f32>, Vec<f32>) =
        x.iter().zip(&y).map(|(&x, &y)| (x as f32, y as f32)).unzip();
    let (a32, b32, out32) = (buffer(&narrow_x), buffer(&narrow_y), buffer(&vec![0f32; 72 * n]));
    start!(
        gpu,
        methods_f32,
        n.div_ceil(32) as u32,
        32,
        0,
        (a32.as_device_ptr(), b32.as_device_ptr(), out32.as_device_ptr(), n)
    );
    gpu.wait();
    for (i, got) in read(&out).chunks(72).enumerate() {
        for (j, (got, host)) in got.iter().zip(methods(x[i], y[i], order(i))).enumerate() {
            assert!(got.same(host), "method {j} of {:e}, {:e}: {got:e}, not {host:e}", x[i], y[i]);
        }
    }
    for (i, got) in read(&out32).chunks(72).enumerate() {
        for (j, (got, host)) in got.iter().zip(methods(narrow_x[i], narrow_y[i], order(i))).enumerate() {
            assert!(
                got.same(host),
                "method {j} of {:e}, {:e}: {got:e}, not {host:e}",
                narrow_x[i],
                narrow_y[i]
            );
        }
    }
    for (got, x) in read(&exponents).into_iter().zip(&x) {
        assert_eq!(got, cuda_std::FloatExt::unbiased_exp(*x));
    }
}

macro_rules! both {
    ($($name:ident)*) => {
        mod llvm {
            $(#[test] fn $name() { if let Some(gpu) = super::Gpu::open(super::Codegen::Llvm) { super::$name(&gpu) } })*
        }
        mod nvvm {
            $(#[test] fn $name() { if let Some(gpu) = super::Gpu::open(super::Codegen::Nvvm) { super::$name(&gpu) } })*
        }
    };
}
both!(every_function roundings further_results methods_have_the_bits_of_the_host);
