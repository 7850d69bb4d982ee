//! Functions that rustc and LLVM call without being asked: their results on the device are those of the host.
//!
//! The device is the one that `WARPBOOK_DEVICE` names, otherwise the best there is: the simulator, where there is no GPU.
//! To run this program on a GPU machine without Rust, see CONTRIBUTING.md.

#![allow(clippy::unwrap_used, reason = "helpers of tests, which are to fail where they stand")]

use std::ffi::c_void;
use std::path::Path;

use cuda_builder::{CudaBuilder, PtxasCheck};
use cust::context::Context;
use cust::device::Device;
use cust::memory::{CopyDestination, DeviceBuffer};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags};

fn builder() -> CudaBuilder {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/builtins");
    // The workspace's, where `cargo xtask doctor --fetch nvvm` leaves libNVVM.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    CudaBuilder::new(folder).target_dir(target).ptxas(PtxasCheck::Never)
}

/// Runs a test on the PTX of each code generator.
fn on_all(test: impl Fn(&Gpu)) {
    for codegen in test_device::GENERATORS {
        if let Some(ptx) = test_device::ptx("builtins", codegen, builder) {
            test(&Gpu::new(&ptx));
        }
    }
}

/// An argument of a kernel: a buffer of bytes, or a number.
enum Argument {
    Buffer(DeviceBuffer<u8>),
    Number(u64),
}

/// A device with the fixture loaded.
struct Gpu {
    module: Module,
    stream: Stream,
    _context: Context,
}

impl Gpu {
    fn new(ptx: &str) -> Self {
        test_device::is_simulated();
        cust::init(cust::CudaFlags::empty()).unwrap();
        let context = Context::new(Device::get_device(0).unwrap()).unwrap();
        let module = Module::from_ptx(ptx, &[]).unwrap();
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None).unwrap();
        Self { module, stream, _context: context }
    }

    /// A buffer, with a byte more than asked for: the driver allocates no empty memory.
    fn buffer(&self, bytes: &[u8]) -> Argument {
        Argument::Buffer(DeviceBuffer::from_slice(&[bytes, &[0xa5]].concat()).unwrap())
    }

    fn read(&self, buffer: &Argument, length: usize) -> Vec<u8> {
        let Argument::Buffer(buffer) = buffer else { panic!("a buffer is read") };
        let mut bytes = vec![0; length + 1];
        buffer.copy_to(&mut bytes).unwrap();
        assert_eq!(bytes.pop(), Some(0xa5), "written behind the end");
        bytes
    }

    /// Runs a kernel with at least `threads` threads.
    fn run(&self, kernel: &str, threads: usize, arguments: &[&Argument]) {
        let words: Vec<u64> = arguments
            .iter()
            .map(|argument| match argument {
                Argument::Buffer(buffer) => buffer.as_device_ptr().as_raw(),
                Argument::Number(number) => *number,
            })
            .collect();
        let places: Vec<*mut c_void> =
            words.iter().map(|word| (&raw const *word).cast_mut().cast()).collect();
        let function = self.module.get_function(kernel).unwrap();
        let blocks = u32::try_from(threads.div_ceil(128)).unwrap();
        // SAFETY: each test passes one word for each parameter, all of eight bytes, and buffers as long as it says.
        unsafe { self.stream.launch(&function, blocks, 128, 0, &places) }.unwrap();
        self.stream.synchronize().unwrap();
    }
}

/// A generator of numbers with every length of runs of equal bits (splitmix64, masked).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    fn wide(&mut self) -> u128 {
        let value = u128::from(self.next()) << 64 | u128::from(self.next());
        let shift = self.next() % 128;
        match self.next() % 4 {
            0 => value >> shift,
            1 => u128::MAX << shift,
            2 => (1u128 << shift).wrapping_sub(u128::from(self.next() % 3)).wrapping_add(1),
            _ => (value >> shift).wrapping_neg(),
        }
    }
}

macro_rules! bytes {
    ($values:expr) => {
        $values.iter().flat_map(|value| value.to_ne_bytes()).collect::<Vec<u8>>()
    };
}

macro_rules! words {
    ($ty:ty, $bytes:expr) => {
        $bytes
            .chunks_exact(size_of::<$ty>())
            .map(|word| <$ty>::from_ne_bytes(word.try_into().unwrap()))
            .collect::<Vec<$ty>>()
    };
}

#[test]
fn slices_are_compared() {
    on_all(|gpu| {
        let long = vec![7u8; 1000];
        let mut other = long.clone();
        other[999] = 200;
        let empty: &[u8] = b"";
        let cases: [(&[u8], &[u8]); 8] = [
            (b"abc", b"abc"),
            (b"abc", b"abd"),
            (b"ab\xff", b"abc"),
            (b"abcd", b"abc"),
            (empty, empty),
            (empty, b"a"),
            (&long, &other),
            (&other, &long[..999]),
        ];
        for (a, b) in cases {
            let out = gpu.buffer(&[0; 12]);
            let lengths = [a, b].map(|text| Argument::Number(text.len() as u64));
            gpu.run("compare", 1, &[&gpu.buffer(a), &lengths[0], &gpu.buffer(b), &lengths[1], &out]);
            let expected = [i32::from(a == b), a.cmp(b) as i32, i32::from(a.starts_with(b))];
            assert_eq!(words!(i32, gpu.read(&out, 12)), expected, "{a:?} {b:?}");
        }
        for text in [&b"\0"[..], b"a\0", b"0123456789\0rest\0"] {
            let out = gpu.buffer(&[0; 8]);
            gpu.run("length", 1, &[&gpu.buffer(text), &out]);
            let expected = text.iter().position(|&byte| byte == 0).unwrap() as u64;
            assert_eq!(words!(u64, gpu.read(&out, 8)), [expected]);
        }
    });
}

macro_rules! remainder_test {
    ($test:ident, $kernel:literal, $bits:ty, $host:expr, $is_nan:expr, $special:expr) => {
        #[test]
        fn $test() {
            on_all(|gpu| {
                let (mut a, mut b): (Vec<$bits>, Vec<$bits>) = (Vec::new(), Vec::new());
                let special: &[$bits] = $special;
                for &x in special {
                    for &y in special {
                        a.push(x);
                        b.push(y);
                    }
                }
                let mut numbers = Numbers(1);
                for _ in 0..20_000 {
                    a.push(numbers.next() as $bits);
                    // Often of a similar exponent.
                    let near = a[a.len() - 1].wrapping_sub(numbers.next() as $bits >> (numbers.next() % 16));
                    b.push(if numbers.next().is_multiple_of(2) { numbers.next() as $bits } else { near });
                }
                let out = gpu.buffer(&vec![0; a.len() * size_of::<$bits>()]);
                let count = Argument::Number(a.len() as u64);
                gpu.run($kernel, a.len(), &[&gpu.buffer(&bytes!(a)), &gpu.buffer(&bytes!(b)), &out, &count]);
                let got = words!($bits, gpu.read(&out, a.len() * size_of::<$bits>()));
                for ((&a, &b), &got) in a.iter().zip(&b).zip(&got) {
                    let expected: $bits = $host(a, b);
                    let same = got == expected || $is_nan(got) && $is_nan(expected);
                    assert!(same, "{a:#x} % {b:#x}: got {got:#x}, the host has {expected:#x}");
                }
            });
        }
    };
}

remainder_test!(
    single_remainders_are_the_hosts,
    "remainder32",
    u32,
    |a, b| (f32::from_bits(a) % f32::from_bits(b)).to_bits(),
    |bits| f32::from_bits(bits).is_nan(),
    &[
        0,
        0x8000_0000,
        1,
        0x8000_0001,
        0x007f_ffff,
        0x0080_0000,
        3f32.to_bits(),
        0.1f32.to_bits(),
        1e30f32.to_bits(),
        7f32.to_bits(),
        (-7f32).to_bits(),
        1f32.to_bits(),
        (-2f32).to_bits(),
        f32::MAX.to_bits(),
        f32::MIN.to_bits(),
        f32::INFINITY.to_bits(),
        f32::NEG_INFINITY.to_bits(),
        f32::NAN.to_bits(),
        0x7f80_0001,
    ]
);

remainder_test!(
    double_remainders_are_the_hosts,
    "remainder64",
    u64,
    |a, b| (f64::from_bits(a) % f64::from_bits(b)).to_bits(),
    |bits| f64::from_bits(bits).is_nan(),
    &[
        0,
        1 << 63,
        1,
        1 << 63 | 1,
        (1 << 52) - 1,
        1 << 52,
        3f64.to_bits(),
        0.1f64.to_bits(),
        1e300f64.to_bits(),
        7f64.to_bits(),
        (-7f64).to_bits(),
        1f64.to_bits(),
        (-2f64).to_bits(),
        f64::MAX.to_bits(),
        f64::MIN.to_bits(),
        f64::INFINITY.to_bits(),
        f64::NEG_INFINITY.to_bits(),
        f64::NAN.to_bits(),
        0x7ff0_0000_0000_0001,
    ]
);

/// The value of a half-precision number, which single precision holds exactly.
fn half(bits: u16) -> f32 {
    let (sign, exponent, fraction) = (bits >> 15, i32::from(bits >> 10 & 31), f32::from(bits & 1023));
    let magnitude = match exponent {
        31 if fraction == 0.0 => f32::INFINITY,
        31 => f32::NAN,
        0 => fraction * 2f32.powi(-24),
        _ => (1024.0 + fraction) * 2f32.powi(exponent - 25),
    };
    if sign == 1 { -magnitude } else { magnitude }
}

/// The bits of a remainder that single precision gives: it is a half-precision number again.
fn half_remainder(a: u16, b: u16) -> u16 {
    let value = half(a) % half(b);
    let magnitudes = (0..=0x7c00u16).collect::<Vec<_>>();
    let found = magnitudes.binary_search_by(|&bits| half(bits).total_cmp(&value.abs()));
    let bits = found.map_or(0x7e00, |index| magnitudes[index]);
    bits | u16::from(value.is_sign_negative()) << 15
}

remainder_test!(
    half_remainders_are_the_hosts,
    "remainder16",
    u16,
    half_remainder,
    |bits: u16| bits & 0x7fff > 0x7c00,
    &[
        0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x3c00, 0xbc00, 0x4200, 0x2e66, 0x7bff, 0xfbff, 0x7c00, 0xfc00,
        0x7e00
    ]
);

/// The pairs of a base and an exponent, and the words that a kernel of the fixture left for them.
fn powers<T: Copy>(
    gpu: &Gpu,
    kernel: &str,
    bases: &[T],
    bytes: impl Fn(T) -> Vec<u8>,
) -> (Vec<(T, i32)>, Vec<u8>) {
    let exponents = [0, 1, -1, 2, -2, 3, 7, -7, 14, 15, 24, -24, 31, 100, -1000, i32::MAX, i32::MIN];
    let pairs: Vec<(T, i32)> = bases.iter().flat_map(|&x| exponents.map(|n| (x, n))).collect();
    let x: Vec<u8> = pairs.iter().flat_map(|&(x, _)| bytes(x)).collect();
    let n: Vec<u8> = pairs.iter().flat_map(|(_, n)| n.to_ne_bytes()).collect();
    let out = gpu.buffer(&vec![0; 2 * x.len()]);
    let count = Argument::Number(pairs.len() as u64);
    gpu.run(kernel, pairs.len(), &[&gpu.buffer(&x), &gpu.buffer(&n), &out, &count]);
    let got = gpu.read(&out, 2 * x.len());
    (pairs, got)
}

macro_rules! powers_test {
    ($name:ident, $kernel:literal, $float:ty, $bits:ty) => {
        #[test]
        fn $name() {
            on_all(|gpu| {
                let bases: [$float; 13] = [
                    0.0,
                    -0.0,
                    1.0,
                    -1.0,
                    2.0,
                    0.5,
                    -3.1,
                    5.9,
                    1.000_1,
                    <$float>::MAX,
                    <$float>::INFINITY,
                    <$float>::NEG_INFINITY,
                    <$float>::NAN,
                ];
                let (pairs, got) = powers(gpu, $kernel, &bases, |x| x.to_bits().to_ne_bytes().to_vec());
                for (&(x, n), got) in pairs.iter().zip(words!($bits, got).chunks(2)) {
                    for (n, got) in [(n, got[0]), (3, got[1])] {
                        let (got, expected) = (<$float>::from_bits(got), std::hint::black_box(x).powi(n));
                        let same = got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan();
                        assert!(same, "{x:?}.powi({n}): {got:?}, not {expected:?}");
                    }
                }
            });
        }
    };
}
powers_test!(powers_of_singles_are_the_hosts, "power32", f32, u32);
powers_test!(powers_of_doubles_are_the_hosts, "power64", f64, u64);

#[test]
fn powers_of_halves_go_through_singles() {
    on_all(|gpu| {
        // 0, 1, 2, -2, 2^14, infinity, a NaN.
        let bases = [0u16, 0x3c00, 0x4000, 0xc000, 0x7400, 0x7c00, 0x7e00];
        let (pairs, got) = powers(gpu, "power16", &bases, |x| x.to_ne_bytes().to_vec());
        for (&(x, n), got) in pairs.iter().zip(words!(u16, got).chunks(2)) {
            for (n, got) in [(n, got[0]), (3, got[1])] {
                let (got, power) = (half(got), half(x).powi(n));
                // A power of two is a half-precision number, or beyond the greatest or the least.
                let expected = match power.abs() {
                    magnitude if magnitude > 65504.0 => f32::INFINITY.copysign(power),
                    magnitude if magnitude < 2f32.powi(-24) => 0f32.copysign(power),
                    _ => power,
                };
                let same = got.to_bits() == expected.to_bits() || got.is_nan() && expected.is_nan();
                assert!(same, "{:?}.powi({n}): {got:?}, not {expected:?}", half(x));
            }
        }
    });
}

#[test]
fn wide_integers_are_the_hosts() {
    on_all(|gpu| {
        let mut numbers = Numbers(2);
        let mut a: Vec<u128> = vec![0, 1, u128::MAX, 1 << 127, u128::MAX, 1 << 127];
        let mut b: Vec<u128> = vec![0, u128::MAX, 1, u128::MAX, u128::MAX, 1 << 64];
        for _ in 0..5_000 {
            a.push(numbers.wide());
            b.push(numbers.wide());
        }
        let out = gpu.buffer(&vec![0; a.len() * 80]);
        let count = Argument::Number(a.len() as u64);
        gpu.run("wide", a.len(), &[&gpu.buffer(&bytes!(a)), &gpu.buffer(&bytes!(b)), &out, &count]);
        let got = words!(u128, gpu.read(&out, a.len() * 80));
        for ((&a, &b), got) in a.iter().zip(&b).zip(got.chunks(5)) {
            let signed = (a as i128).checked_div(b as i128).unwrap_or(0) as u128;
            let shifts = (a << (b % 128)) ^ (a >> (b % 127));
            let (quotient, remainder) = (a.checked_div(b).unwrap_or(0), a.checked_rem(b).unwrap_or(0));
            assert_eq!(got, [a.wrapping_mul(b), quotient, remainder, signed, shifts], "{a:#x} {b:#x}");
        }
    });
}

#[test]
fn wide_integers_become_floats_and_back() {
    on_all(|gpu| {
        let mut numbers = Numbers(3);
        let mut values: Vec<u128> =
            vec![0, 1, u128::MAX, 1 << 127, (1 << 127) - 1, u128::MAX - 1, 1 << 24, (1 << 24) + 1];
        values.extend((0..8_000).map(|_| numbers.wide()));
        let count = Argument::Number(values.len() as u64);
        let singles = gpu.buffer(&vec![0; values.len() * 8]);
        let doubles = gpu.buffer(&vec![0; values.len() * 16]);
        gpu.run("convert", values.len(), &[&gpu.buffer(&bytes!(values)), &singles, &doubles, &count]);
        let (singles, doubles) = (
            words!(u32, gpu.read(&singles, values.len() * 8)),
            words!(u64, gpu.read(&doubles, values.len() * 16)),
        );
        for (i, &value) in values.iter().enumerate() {
            let expected = [value as f32, value as i128 as f32].map(f32::to_bits);
            assert_eq!(singles[2 * i..2 * i + 2], expected, "{value:#x} as f32");
            let expected = [value as f64, value as i128 as f64].map(f64::to_bits);
            assert_eq!(doubles[2 * i..2 * i + 2], expected, "{value:#x} as f64");
        }

        let mut singles: Vec<f32> = vec![
            0.0,
            -0.0,
            0.9,
            -0.9,
            f32::MAX,
            f32::MIN,
            f32::NAN,
            f32::INFINITY,
            f32::NEG_INFINITY,
            1e38,
            -1e38,
        ];
        let mut doubles: Vec<f64> = vec![
            0.0,
            -0.0,
            0.9,
            -0.9,
            f64::MAX,
            f64::MIN,
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            3.5e38,
            -1.8e38,
        ];
        for _ in 0..8_000 {
            singles.push(f32::from_bits(numbers.next() as u32));
            let value = numbers.wide() as f64;
            doubles.push(if numbers.next().is_multiple_of(2) { value } else { -value / 3.0 });
        }
        let out = gpu.buffer(&vec![0; singles.len() * 64]);
        let count = Argument::Number(singles.len() as u64);
        gpu.run(
            "truncate",
            singles.len(),
            &[&gpu.buffer(&bytes!(singles)), &gpu.buffer(&bytes!(doubles)), &out, &count],
        );
        let got = words!(u128, gpu.read(&out, singles.len() * 64));
        for (i, (&single, &double)) in singles.iter().zip(&doubles).enumerate() {
            let expected = [single as u128, single as i128 as u128, double as u128, double as i128 as u128];
            assert_eq!(got[4 * i..4 * i + 4], expected, "{single:e} {double:e}");
        }
    });
}
