//! C = alpha · A · B + beta · C, row by row: plainly, and with tiles in shared memory.

use cuda_std::address_space;
use cuda_std::kernel;
use cuda_std::thread;

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn gemm_plain(
    a: &[f32],
    b: &[f32],
    c: *mut f32,
    m: usize,
    n: usize,
    k: usize,
    alpha: f32,
    beta: f32,
) {
    let row = (thread::block_idx_x() * thread::block_dim_x() + thread::thread_idx_x()) as usize;
    let column = (thread::block_idx_y() * thread::block_dim_y() + thread::thread_idx_y()) as usize;
    if row < m && column < n {
        let mut sum = 0.0f32;
        for i in 0..k {
            sum += a[row * k + i] * b[i * n + column];
        }
        let place = c.add(row * n + column);
        *place = alpha * sum + beta * *place;
    }
}

#[kernel]
#[allow(improper_ctypes_definitions)]
/// The block is 8 × 8; the documentation stands below the attribute here.
pub unsafe fn gemm_tiles(
    a: &[f32],
    b: &[f32],
    c: *mut f32,
    m: usize,
    n: usize,
    k: usize,
    alpha: f32,
    beta: f32,
) {
    const SIDE: usize = 8;

    #[address_space(shared)]
    static mut LEFT: [f32; SIDE * SIDE] = [0.; SIDE * SIDE];
    #[address_space(shared)]
    static mut RIGHT: [[f32; SIDE]; SIDE] = [[0.; SIDE]; SIDE];

    let x = thread::thread_idx_x() as usize;
    let y = thread::thread_idx_y() as usize;
    let row = thread::block_idx_x() as usize * SIDE + y;
    let column = thread::block_idx_y() as usize * SIDE + x;
    let mut sum = 0.0f32;
    for start in (0..k).step_by(SIDE) {
        LEFT[y * SIDE + x] = if row < m && start + x < k { a[row * k + start + x] } else { 0.0 };
        unsafe { RIGHT[y][x] = if column < n && start + y < k { b[(start + y) * n + column] } else { 0.0 } };
        thread::sync_threads();
        for i in 0..SIDE {
            sum += unsafe { LEFT[y * SIDE + i] * RIGHT[i][x] };
        }
        thread::sync_threads();
    }
    if row < m && column < n {
        let place = c.add(row * n + column);
        *place = alpha * sum + beta * *place;
    }
}
