//! Each kernel by both code generators, on the best device there is: results against the host.

#![allow(clippy::macro_metavars_in_unsafe, reason = "cust's macro launches with the arguments as they stand")]

mod device;

use cuda_builder::Codegen;
use cuda_std::glam::{USizeVec2, UVec2, Vec3};
use cuda_std::plain::Pod;
use cust::memory::DeviceBuffer;
use device::{buffer, read, Gpu};
use rust_cuda_kernels::path_tracer::{direction, Material, Scene, Sphere, View};

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

both! {
    adds places_are_right barriers_vote reversed_four_times pointers_know_their_memory the_rest_works atomic_floats_lose_nothing
    atomic_functions_work warps_move_every_type warps_vote_and_reduce matrices_multiply messages_are_hashed
    spheres_are_traced
}

fn adds(gpu: &Gpu) {
    for n in [0usize, 1, 1000] {
        let (a, b): (Vec<f32>, Vec<f32>) = (0..n).map(|i| (i as f32, 0.25 * i as f32)).unzip();
        let (left, right, sum) = (buffer(&a), buffer(&b), buffer(&vec![0f32; n]));
        start!(
            gpu,
            add,
            n.div_ceil(128).max(1) as u32,
            128,
            0,
            (left.as_device_ptr(), n, right.as_device_ptr(), n, sum.as_device_ptr())
        );
        gpu.wait();
        assert!(read(&sum).iter().enumerate().all(|(i, &sum)| sum == 1.25 * i as f32));
    }
}

fn places_are_right(gpu: &Gpu) {
    let (grid, block) = ((3u32, 2u32, 2u32), (4u32, 3u32, 2u32));
    let threads = (grid.0 * grid.1 * grid.2 * block.0 * block.1 * block.2) as usize;
    let out = buffer(&vec![0u32; 16 * threads]);
    start!(gpu, places, grid, block, 0, (out.as_device_ptr()));
    gpu.wait();
    for (i, words) in read(&out).chunks(16).enumerate() {
        let i = i as u32;
        let in_block = block.0 * block.1 * block.2;
        let (t, b) = (i % in_block, i / in_block);
        let (tx, ty, tz) = (t % block.0, t / block.0 % block.1, t / block.0 / block.1);
        let (bx, by, bz) = (b % grid.0, b / grid.0 % grid.1, b / grid.0 / grid.1);
        let (x, y, z) = (bx * block.0 + tx, by * block.1 + ty, bz * block.2 + tz);
        let expected = [
            101 * tx,
            101 * ty,
            101 * tz,
            101 * bx,
            101 * by,
            101 * bz,
            101 * block.0,
            101 * block.1,
            101 * block.2,
            101 * grid.0 + 10_000 * grid.1 + 1_000_000 * grid.2,
            grid.1 + 100 * grid.2,
            x,
            x + 100 * y,
            x + 100 * y + 10_000 * z,
            (i == 0) as u32,
            32,
        ];
        assert_eq!(words, expected, "thread {i}");
    }
}

fn barriers_vote(gpu: &Gpu) {
    for block in [1u32, 50, 96] {
        let out = buffer(&vec![0u32; block as usize]);
        start!(gpu, barriers, 1, block, 0, (out.as_device_ptr()));
        gpu.wait();
        assert!(read(&out).iter().all(|&word| word == block.div_ceil(3) * 4 + 2), "{:?}", read(&out));
    }
}

fn reversed_four_times(gpu: &Gpu) {
    for n in [1usize, 17, 64] {
        let values = buffer(&(0..n).map(|i| i as f32).collect::<Vec<_>>());
        start!(gpu, reverse, 1, n as u32, 4 * n as u32, (values.as_device_ptr(), n));
        gpu.wait();
        // Reversed three times, with 2 added, and 10 for each of 3 steps.
        let expected: Vec<f32> = (0..n).map(|i| (n - 1 - i) as f32 + 32.0).collect();
        assert_eq!(read(&values), expected);
    }
}

fn pointers_know_their_memory(gpu: &Gpu) {
    let (input, out) = (buffer(&[2u32]), buffer(&[0u32; 5]));
    start!(gpu, spaces, 1, 1, 0, (input.as_device_ptr(), out.as_device_ptr()));
    gpu.wait();
    // Global, shared, local, and a static, which is global: each its own bit, and the way back.
    assert_eq!(read(&out), [17, 18, 24, 17, 1 + 5]);
}

fn the_rest_works(gpu: &Gpu) {
    let out = buffer(&[0u64; 6]);
    start!(gpu, rest, 1, 1, 0, (out.as_device_ptr()));
    gpu.wait();
    let got = read(&out);
    assert!(got[0] > 0 && got[0] < 1 << 40, "{got:?}");
    // sm_75: the eleventh capability.
    assert_eq!(got[1..], [11, 1, 3, 0x3e00, u64::from(1u32.rotate_left(5) ^ 0x55)]);
}

fn atomic_floats_lose_nothing(gpu: &Gpu) {
    let (out, system, wide) = (buffer(&[0f64; 5]), buffer(&[0f32]), buffer(&[0f64]));
    start!(gpu, atomic_floats, 1, 96, 0, (out.as_device_ptr(), system.as_device_ptr(), wide.as_device_ptr()));
    gpu.wait();
    assert_eq!(read(&out), [96.0, 52.0, 1.0, 96.5, 0.25 - 192.0]);
    assert_eq!((read(&system), read(&wide)), (vec![48.0], vec![12.0]));
}

fn atomic_functions_work(gpu: &Gpu) {
    let out = buffer(&[0u64; 200]);
    start!(gpu, atomic_mid, 1, 1, 0, (out.as_device_ptr()));
    gpu.wait();
    let got = read(&out);
    let count = got.iter().position(|&word| word == u64::MAX).expect("the end");
    // 44 functions with three scopes, six accesses, and the row of comparisons.
    assert_eq!(count, 44 * 3 + 6 + 1);
    let wrong: Vec<_> = (0..count).filter(|&i| got[i] != 1).collect();
    assert!(wrong.is_empty(), "functions {wrong:?}");
}

fn warps_move_every_type(gpu: &Gpu) {
    let out = buffer(&[0u32; 64]);
    start!(gpu, warp_values, 1, 64, 0, (out.as_device_ptr()));
    gpu.wait();
    for (thread, bits) in read(&out).into_iter().enumerate() {
        assert_eq!(bits, (1 << 24) - 1, "thread {thread}: {bits:b}");
    }
}

fn warps_vote_and_reduce(gpu: &Gpu) {
    let out = buffer(&[0u32; 320]);
    start!(gpu, warp_operations, 1, 32, 0, (out.as_device_ptr()));
    gpu.wait();
    for words in read(&out).chunks(10) {
        assert_eq!(words, [u32::MAX, 1, 0, 0xaaaa_aaaa, 496, -5i32 as u32, 26, 64, 31, 0]);
    }
}

fn matrices_multiply(gpu: &Gpu) {
    for (m, n, k) in [(1usize, 1usize, 1usize), (20, 13, 9), (16, 8, 24)] {
        let a: Vec<f32> = (0..m * k).map(|i| (i % 7) as f32 - 3.0).collect();
        let b: Vec<f32> = (0..k * n).map(|i| (i % 5) as f32 * 0.5).collect();
        let before: Vec<f32> = (0..m * n).map(|i| i as f32).collect();
        let expected: Vec<f32> = (0..m * n)
            .map(|i| {
                let sum: f32 = (0..k).map(|j| a[i / n * k + j] * b[j * n + i % n]).sum();
                2.0 * sum + 0.5 * before[i]
            })
            .collect();
        let (left, right) = (buffer(&a), buffer(&b));
        let grid = (m.div_ceil(8) as u32, n.div_ceil(8) as u32, 1);
        let (plain, tiles) = (buffer(&before), buffer(&before));
        start!(
            gpu,
            gemm_plain,
            grid,
            (8, 8, 1),
            0,
            (
                left.as_device_ptr(),
                a.len(),
                right.as_device_ptr(),
                b.len(),
                plain.as_device_ptr(),
                m,
                n,
                k,
                2.0f32,
                0.5f32
            )
        );
        start!(
            gpu,
            gemm_tiles,
            grid,
            (8, 8, 1),
            0,
            (
                left.as_device_ptr(),
                a.len(),
                right.as_device_ptr(),
                b.len(),
                tiles.as_device_ptr(),
                m,
                n,
                k,
                2.0f32,
                0.5f32
            )
        );
        gpu.wait();
        // All numbers are multiples of ½, so every order of the sum is exact.
        assert_eq!(read(&plain), expected);
        assert_eq!(read(&tiles), expected);
    }
}

fn messages_are_hashed(gpu: &Gpu) {
    use sha2::{Digest, Sha256, Sha512};
    let text: Vec<u8> = (0..1000u32).map(|i| (i * 7 % 251) as u8).collect();
    let length = 130;
    let count = text.len().div_ceil(length);
    let (input, out) = (buffer(&text), buffer(&vec![0u8; 32 * count]));
    start!(gpu, sha256, 1, 32, 0, (input.as_device_ptr(), text.len(), length, out.as_device_ptr()));
    let long = buffer(&[0u8; 64]);
    start!(
        gpu,
        sha512_in_parts,
        2,
        32,
        0,
        (input.as_device_ptr(), 300usize, input.as_device_ptr(), text.len(), long.as_device_ptr())
    );
    gpu.wait();
    for (message, hash) in text.chunks(length).zip(read(&out).chunks(32)) {
        assert_eq!(hash, &Sha256::digest(message)[..]);
    }
    let expected = Sha512::digest([&text[..300], &text[..]].concat());
    assert_eq!(read(&long), &expected[..]);
}

fn spheres_are_traced(gpu: &Gpu) {
    let view = View {
        bounds: USizeVec2::new(33, 17),
        corner: Vec3::new(-2.0, -1.0, -1.0),
        across: Vec3::new(4.0, 0.0, 0.0),
        up: Vec3::new(0.0, 2.0, 0.0),
        origin: Vec3::ZERO,
    };
    let spheres = [
        Sphere {
            centre: Vec3::new(0.0, 0.0, -2.0),
            radius: 0.7,
            material: Material::Diffuse(Vec3::new(0.9, 0.2, 0.1)),
        },
        Sphere {
            centre: Vec3::new(1.4, 0.2, -2.0),
            radius: 0.6,
            material: Material::Mirror { colour: Vec3::splat(0.9), dim: 0.1 },
        },
        Sphere {
            centre: Vec3::new(0.0, -100.7, -2.0),
            radius: 100.0,
            material: Material::Diffuse(Vec3::splat(0.5)),
        },
    ];
    let light = Vec3::new(0.6, 0.8, 0.0);
    let on_host = Scene { spheres: &spheres, light };
    let pixels = view.bounds.x * view.bounds.y;
    // The types of another crate, and an enum, are bytes to the buffers; the kernels' contracts are the launches'.
    // SAFETY: the spheres are plain data whose bytes are copied whole.
    let bytes =
        unsafe { std::slice::from_raw_parts(spheres.as_ptr().cast::<u32>(), size_of_val(&spheres) / 4) };
    let on_device = buffer(bytes);
    let scene: DeviceBuffer<u64> = buffer(&[0; 8]);
    let (image, colours) = (buffer(&vec![0f32; 3 * pixels]), buffer(&vec![0u8; 3 * pixels]));
    let grid = (view.bounds.x.div_ceil(8) as u32, view.bounds.y.div_ceil(8) as u32, 1);
    start!(
        gpu,
        make_scene,
        1,
        1,
        0,
        (scene.as_device_ptr(), on_device.as_device_ptr(), spheres.len(), Pod(light.to_array()))
    );
    start!(gpu, trace, grid, (8, 8, 1), 0, (image.as_device_ptr(), Bytes(view), scene.as_device_ptr()));
    start!(gpu, bytes, grid, (8, 8, 1), 0, (image.as_device_ptr(), colours.as_device_ptr(), Bytes(view)));
    gpu.wait();
    let (image, colours) = (read(&image), read(&colours));
    let mut seen = 0;
    for (i, (got, byte)) in image.chunks(3).zip(colours.chunks(3)).enumerate() {
        let pixel = UVec2::new((i % view.bounds.x) as u32, (i / view.bounds.x) as u32);
        let expected = on_host.colour(view.origin, direction(pixel, &view)).to_array();
        for ((got, expected), byte) in got.iter().zip(expected).zip(byte) {
            assert!((got - expected).abs() < 1e-3, "pixel {pixel}: {got}, not {expected}");
            let exact = (got.sqrt() * 255.0).clamp(0.0, 255.0);
            assert!((f32::from(*byte) - exact).abs() <= 1.0, "{byte}, not {exact}");
        }
        seen += u32::from(got[0] > 2.0 * got[2]);
    }
    assert!(seen > 10, "the red sphere is in view: {seen} pixels");
}

/// An argument by value of a type that cust's trait is not implemented for.
#[derive(Clone, Copy)]
#[repr(transparent)]
struct Bytes<T: Copy>(T);
// SAFETY: the values are of `repr(C)` types without references.
unsafe impl<T: Copy> cust::memory::DeviceCopy for Bytes<T> {}
