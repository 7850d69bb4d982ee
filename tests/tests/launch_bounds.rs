//! Launch bounds of the workspace's own kernels: what a launch beyond them says, and what the driver tells about them.

use cuda_launch::Error;
use cuda_std::launch::KernelCall;
use cust::function::{BlockSize, FunctionAttribute};
use gpu_kernels::matmul::blocked;
use warpbook::case::{CaseError, Gpu, Input, Output};
use warpbook_tests::Sim;

#[test]
fn a_block_beyond_the_bounds_is_refused_and_explained() {
    let mut sim = Sim::open();
    sim.count_case(|case| {
        let ones = case.input(&[1f32; 64])?;
        let mut product = case.output::<f32>(64)?;
        case.run(|gpu| {
            let error = gpu
                .launch((1, (32, 16)), square(&ones, &mut product))
                .expect_err("256 threads are the bound");
            assert!(matches!(error, CaseError::Device(Error::BlockTooLarge { most: 256, .. })), "{error:?}");
            let text = error.to_string();
            for part in [
                "`matmul_f32_square`",
                "32x16x1 = 512 threads",
                "at most 256",
                "launch bounds",
                "`#[kernel(launch_bounds(256…))]`",
                "INVALID_VALUE",
                "launch_bounds.rs",
            ] {
                assert!(text.contains(part), "{part}: {text}");
            }
            resident(gpu, &square(&ones, &mut product));
            // Nothing is lost: the same call in blocks of its size works.
            gpu.launch((1, 256), square(&ones, &mut product))
        })?;
        let product = case.read(&product)?;
        case.expect(product.iter().all(|&x| x == 8.0), || format!("{product:?}"));
        Ok(())
    });
}

/// The square of a matrix of 8×8 elements.
fn square<'k>(matrix: &'k Input<f32>, product: &'k mut Output<f32>) -> KernelCall<'k> {
    // SAFETY: both are 8×8; a launch with another number of threads than the kernel's is refused.
    unsafe { blocked::matmul_f32_square(matrix.ptr(), matrix.ptr(), product.ptr_mut(), 8, 8, 8) }
}

/// What the driver tells about the kernel agrees with its bounds: 256 threads, two blocks.
fn resident(gpu: &Gpu<'_>, call: &KernelCall<'_>) {
    let function = gpu.module().get_function(call.name()).expect("is there");
    let attribute = |which| function.get_attribute(which).expect("the driver knows");
    assert_eq!(attribute(FunctionAttribute::MaxThreadsPerBlock), 256);
    assert!(attribute(FunctionAttribute::NumRegisters) <= 128);
    let blocks =
        function.max_active_blocks_per_multiprocessor(BlockSize::x(256), 0).expect("the driver knows");
    assert!(blocks >= 2, "{blocks} blocks");
    let blocks =
        function.max_active_blocks_per_multiprocessor(BlockSize::x(257), 0).expect("the driver knows");
    assert_eq!(blocks, 0);
}
