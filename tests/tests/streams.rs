//! Streams beside the timed one: they start after what is on it, are waited for, and their launches are recorded.

use gpu_kernels::vector;
use warpbook::case::{Config, Expected};
use warpbook::session::Options;
use warpbook_tests::Sim;

#[test]
fn two_streams_write_the_halves_of_a_buffer() {
    const N: usize = 1001;
    let mut sim = Sim::open();
    let attempt = sim.session.attempt(&Options::default(), |case| {
        let ones = case.input(&[1.0f32; N])?;
        let mut twos = case.output::<f32>(N)?;
        let mut threes = case.output::<f32>(N)?;
        case.run(|gpu| {
            let config = Config::cover1(N, 256);
            gpu.launch(config, vector::vector_add_grid_stride(ones.slice(), ones.slice(), twos.slice_mut()))?;
            gpu.scope(|scope| {
                let (low, high) = threes.slice_mut().split_at(N / 2).expect("inside");
                let part = |range| ones.slice().part(range).expect("inside");
                let two = |range| twos.slice().part(range).expect("inside");
                let call = vector::vector_add_grid_stride(part(0..N / 2), two(0..N / 2), low);
                gpu.launch_on(&scope.stream()?, config, call)?;
                let call = vector::vector_add_grid_stride(part(N / 2..N), two(N / 2..N), high);
                gpu.launch_on(&scope.stream()?, config, call)
            })
        })?;
        case.check(&twos, &Expected::Exact(vec![2.0; N]))?;
        case.check(&threes, &Expected::Exact(vec![3.0; N]))
    });
    let findings = attempt.result.expect("the case runs");
    assert!(findings.failures.is_empty(), "{:?}", findings.failures);
    assert_eq!(findings.launches.len(), 3);
    assert_eq!(attempt.reports.len(), 3);
}

#[test]
fn an_error_of_the_case_leaves_the_scope() {
    let mut sim = Sim::open();
    let attempt = sim
        .session
        .attempt(&Options::default(), |case| case.run(|gpu| gpu.scope(|_| gpu.stop("on purpose"))));
    let error = attempt.result.expect_err("the case stopped");
    assert!(error.to_string().contains("on purpose"), "{error}");
}

#[test]
fn a_handle_that_outlives_its_case_keeps_its_memory() {
    let mut sim = Sim::open();
    let mut kept = None;
    let attempt = sim.session.attempt(&Options::default(), |case| {
        let ones = case.input(&[1.0f32; 64])?;
        case.check_data(&[0.0f32; 0], &Expected::Exact(vec![]));
        kept = Some(ones);
        Ok(())
    });
    attempt.result.expect("the case runs");
    let ones = kept.expect("it was kept");
    let attempt = sim.session.attempt(&Options::default(), |case| {
        // Takes the place that freed memory would have had.
        let _other = case.input(&[5.0f32; 64])?;
        let mut twos = case.output::<f32>(64)?;
        case.run(|gpu| {
            gpu.launch((1, 64), vector::vector_add_grid_stride(ones.slice(), ones.slice(), twos.slice_mut()))
        })?;
        case.check(&twos, &Expected::Exact(vec![2.0; 64]))
    });
    let findings = attempt.result.expect("the case runs");
    assert!(findings.failures.is_empty(), "{:?}", findings.failures);
}
