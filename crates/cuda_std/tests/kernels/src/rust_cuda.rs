//! Kernels as they are written for rust-cuda, with its `use` line.
#![allow(unsafe_op_in_unsafe_fn, clippy::missing_safety_doc)]

use cuda_std::prelude::*;

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn rust_cuda_add(a: &[f32], b: &[f32], c: *mut f32) {
    let idx = thread::index_1d() as usize;
    if idx < a.len() {
        let elem = &mut *c.add(idx);
        *elem = a[idx] + b[idx];
    }
}

const TILE: usize = 16;

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn rust_cuda_matmul(a: &[f32], b: &[f32], c: *mut f32, n: usize) {
    let tile_a = shared_array![f32; TILE * TILE];
    let tile_b = shared_array![f32; TILE * TILE];
    let tx = thread::thread_idx_x() as usize;
    let ty = thread::thread_idx_y() as usize;
    let row = thread::block_idx_y() as usize * TILE + ty;
    let col = thread::block_idx_x() as usize * TILE + tx;
    let mut sum = 0.0f32;
    for step in 0..n.div_ceil(TILE) {
        let k = step * TILE;
        *tile_a.add(ty * TILE + tx) = if row < n && k + tx < n { a[row * n + k + tx] } else { 0.0 };
        *tile_b.add(ty * TILE + tx) = if col < n && k + ty < n { b[(k + ty) * n + col] } else { 0.0 };
        thread::sync_threads();
        for i in 0..TILE {
            sum += *tile_a.add(ty * TILE + i) * *tile_b.add(i * TILE + tx);
        }
        thread::sync_threads();
    }
    if row < n && col < n {
        *c.add(row * n + col) = sum.sqrt().powi(2);
    }
}

#[derive(Clone, Copy, DeviceCopy)]
#[repr(C)]
pub struct Particle {
    pub position: [f32; 3],
    pub mass: f32,
}

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn rust_cuda_move(particles: *mut Particle, count: usize, time: f32) {
    let idx = thread::index() as usize;
    if idx < count {
        let particle = &mut *particles.add(idx);
        for axis in &mut particle.position {
            *axis += time * particle.mass.exp();
        }
    }
    if thread::first() {
        println!("moved {} particles", count);
    }
}
