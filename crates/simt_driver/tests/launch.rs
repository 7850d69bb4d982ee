//! Modules, kernels and launches: what they do, and the results that NVIDIA's driver 580 gives on an H200.

#[macro_use]
mod common;

use std::ffi::{CString, c_void};

use common::*;
use simt_driver::abi::{CUfunction, CUmodule, CUstream, In, Out, Text};
use simt_driver::api::{context, function as func, launch, memory, module, stream};
use simt_driver::control;

const KERNELS: &str = include_str!("common/kernels.ptx");
const ILLEGAL_ADDRESS: u32 = 700;
const OUT_OF_RESOURCES: u32 = 701;

/// Launches, and returns the result of the call.
fn run(function: CUfunction, grid: [u32; 3], block: [u32; 3], shared: u32, params: In<*const c_void>) -> u32 {
    let ([gx, gy, gz], [bx, by, bz]) = (grid, block);
    let stream = CUstream::NULL;
    // SAFETY: every test passes the parameters that its kernel takes, or none where the launch is refused.
    unsafe { launch::cuLaunchKernel(function, gx, gy, gz, bx, by, bz, shared, stream, params, In::NULL) }
}

fn one(function: CUfunction) -> u32 {
    run(function, [1; 3], [1; 3], 0, In::NULL)
}

#[test]
fn a_kernel_runs_with_parameters_in_both_forms() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let n = 1000u32;
    let a: Vec<f32> = (0..n).map(|i| i as f32).collect();
    let b: Vec<f32> = (0..n).map(|i| 0.5 * i as f32).collect();
    let (da, db, dc) = (upload(&a), upload(&b), upload(&vec![0f32; n as usize]));
    let add = function(module, c"add");
    assert_eq!(
        run(add, [4, 1, 1], [256, 1, 1], 0, params(&[param(&da), param(&db), param(&dc), param(&n)])),
        0
    );
    let sums: Vec<f32> = download(dc, n as usize);
    assert!(sums.iter().enumerate().all(|(i, &sum)| sum == 1.5 * i as f32));

    let data = upload(&[10u32, 20, 30]);
    let mut buffer = [0u8; 12];
    buffer[..8].copy_from_slice(&data.to_le_bytes());
    buffer[8..].copy_from_slice(&2u32.to_le_bytes());
    let launch_with = |mut size: usize, params: In<*const c_void>| {
        let extra: [*const c_void; 5] = [
            std::ptr::without_provenance(1),
            buffer.as_ptr().cast(),
            std::ptr::without_provenance(2),
            std::ptr::from_mut(&mut size).cast_const().cast(),
            std::ptr::null(),
        ];
        let increment = function(module, c"increment");
        // SAFETY: the array names a buffer and its size.
        unsafe {
            launch::cuLaunchKernel(increment, 1, 1, 1, 32, 1, 1, 0, CUstream::NULL, params, In::slice(&extra))
        }
    };
    assert_eq!(launch_with(12, In::NULL), 0);
    assert_eq!(download::<u32>(data, 3), [11, 21, 30]);
    assert_eq!(launch_with(12, params(&[param(&data), param(&n)])), INVALID_VALUE);
    // A buffer larger than the kernel's parameters.
    assert_eq!(launch_with(16, In::NULL), OUT_OF_RESOURCES);
}

#[test]
fn launches_beyond_a_limit_are_refused_at_the_call() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let nothing = function(module, c"nothing");
    for (grid, block) in [
        ([1, 1, 1], [1025, 1, 1]),
        ([1, 1, 1], [32, 33, 1]),
        ([1, 1, 1], [1, 1, 65]),
        ([1, 1, 1], [0, 1, 1]),
        ([0, 1, 1], [1, 1, 1]),
        ([1, 65_536, 1], [1, 1, 1]),
        ([1, 1, 65_536], [1, 1, 1]),
        ([1 << 31, 1, 1], [1, 1, 1]),
    ] {
        assert_eq!(run(nothing, grid, block, 0, In::NULL), INVALID_VALUE, "{grid:?} {block:?}");
    }
    for (grid, block) in [([1, 1, 1], [1024, 1, 1]), ([1, 1, 1], [1, 1, 64]), ([1, 65_535, 1], [1, 1, 1])] {
        assert_eq!(run(nothing, grid, block, 0, In::NULL), 0, "{grid:?} {block:?}");
    }
    let (exactly, at_most) = (function(module, c"exactly_64"), function(module, c"at_most_64"));
    assert_eq!(run(exactly, [1; 3], [64, 1, 1], 0, In::NULL), INVALID_VALUE);
    assert_eq!(run(exactly, [1; 3], [32, 2, 1], 0, In::NULL), 0);
    assert_eq!(run(at_most, [1; 3], [65, 1, 1], 0, In::NULL), INVALID_VALUE);
    assert_eq!(run(at_most, [1; 3], [8, 8, 1], 0, In::NULL), 0);

    // Shared memory: 48 KiB, or what the kernel has opted in to.
    assert_eq!(run(nothing, [1; 3], [1; 3], 48 << 10, In::NULL), 0);
    assert_eq!(run(nothing, [1; 3], [1; 3], (48 << 10) + 1, In::NULL), INVALID_VALUE);
    fails!(func::cuFuncSetAttribute(nothing, 8, 300_000), INVALID_VALUE);
    fails!(func::cuFuncSetAttribute(nothing, 8, -1), INVALID_VALUE);
    ok!(func::cuFuncSetAttribute(nothing, 8, 100_000));
    assert_eq!(run(nothing, [1; 3], [1; 3], 100_000, In::NULL), 0);
    assert_eq!(run(nothing, [1; 3], [1; 3], 100_001, In::NULL), INVALID_VALUE);

    let increment = function(module, c"increment");
    assert_eq!(one(increment), INVALID_VALUE);
    assert_eq!(one(CUfunction::NULL), INVALID_HANDLE);
    // SAFETY: the kernel takes no parameters.
    let cooperative = |blocks| unsafe {
        launch::cuLaunchCooperativeKernel(nothing, blocks, 1, 1, 1024, 1, 1, 0, CUstream::NULL, In::NULL)
    };
    assert_eq!((cooperative(264), cooperative(265)), (0, 720));
    ok!(context::cuCtxSynchronize());
}

#[test]
fn modules_say_what_they_hold() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let mut handle = CUfunction::NULL;
    fails!(module::cuModuleGetFunction(Out::to(&mut handle), module, Text::from(c"missing")), NOT_FOUND);
    fails!(module::cuModuleGetFunction(Out::to(&mut handle), module, Text::from(c"")), INVALID_VALUE);
    fails!(module::cuModuleGetFunction(Out::to(&mut handle), module, Text::NULL), INVALID_VALUE);
    fails!(
        module::cuModuleGetFunction(Out::to(&mut handle), CUmodule::NULL, Text::from(c"add")),
        INVALID_HANDLE
    );
    fails!(module::cuModuleGetFunction(Out::NULL, module, Text::from(c"add")), INVALID_VALUE);
    assert_eq!(function(module, c"add"), function(module, c"add"));

    let (mut address, mut size) = (0, 0);
    ok!(module::cuModuleGetGlobal_v2(
        Out::to(&mut address),
        Out::to(&mut size),
        module,
        Text::from(c"counter")
    ));
    assert_eq!((size, download::<u32>(address, 1)), (4, vec![7]));
    assert_eq!(run(function(module, c"count"), [2, 1, 1], [10, 1, 1], 0, In::NULL), 0);
    assert_eq!(download::<u32>(address, 1), [27]);
    ok!(module::cuModuleGetGlobal_v2(Out::to(&mut address), Out::NULL, module, Text::from(c"coefficients")));
    fails!(module::cuModuleGetGlobal_v2(Out::NULL, Out::NULL, module, Text::from(c"counter")), INVALID_VALUE);
    fails!(
        module::cuModuleGetGlobal_v2(Out::to(&mut address), Out::NULL, module, Text::from(c"zip")),
        NOT_FOUND
    );

    let mut count = 0;
    ok!(module::cuModuleGetFunctionCount(Out::to(&mut count), module));
    let mut all = vec![CUfunction::NULL; count as usize];
    ok!(module::cuModuleEnumerateFunctions(Out::to(&mut all[0]), count, module));
    assert!(all.contains(&function(module, c"add")) && !all.contains(&CUfunction::NULL));

    let add = function(module, c"add");
    ok!(module::cuModuleUnload(module));
    fails!(module::cuModuleUnload(module), INVALID_HANDLE);
    fails!(module::cuModuleUnload(CUmodule::NULL), INVALID_HANDLE);
    assert_eq!(one(add), INVALID_HANDLE);
}

#[test]
fn kernels_have_attributes_and_occupancy() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let attribute = |function, number| {
        let mut value = -7;
        ok!(func::cuFuncGetAttribute(Out::to(&mut value), number, function));
        value
    };
    let (increment, at_most) = (function(module, c"increment"), function(module, c"at_most_64"));
    // Most threads, static shared, constants, local, PTX and binary version, most dynamic shared, carveout.
    let found: Vec<_> = [0, 1, 2, 3, 5, 6, 8, 9].map(|number| attribute(increment, number)).into();
    assert_eq!(found, [1024, 100, 32, 0, 75, 90, 49_052, -1]);
    assert_eq!(attribute(at_most, 0), 64);
    let mut value = 0;
    fails!(func::cuFuncGetAttribute(Out::to(&mut value), 99, increment), INVALID_VALUE);
    fails!(func::cuFuncGetAttribute(Out::to(&mut value), 0, CUfunction::NULL), INVALID_HANDLE);

    let nothing = function(module, c"nothing");
    let resident = |size, shared| {
        let mut blocks = -1;
        ok!(func::cuOccupancyMaxActiveBlocksPerMultiprocessor(Out::to(&mut blocks), nothing, size, shared));
        blocks
    };
    assert_eq!([32, 64, 128, 256, 1024, 1025].map(|size| resident(size, 0)), [32, 32, 16, 8, 2, 0]);
    assert_eq!([16 << 10, 48 << 10, 300_000].map(|shared| resident(128, shared)), [13, 4, 0]);
    fails!(
        func::cuOccupancyMaxActiveBlocksPerMultiprocessor(Out::to(&mut value), nothing, 0, 0),
        INVALID_VALUE
    );
    let (mut grid, mut block) = (0, 0);
    ok!(func::cuOccupancyMaxPotentialBlockSize(Out::to(&mut grid), Out::to(&mut block), nothing, None, 0, 0));
    assert_eq!((grid, block), (264, 1024));
    let (grid_out, block_out) = (Out::to(&mut grid), Out::to(&mut block));
    ok!(func::cuOccupancyMaxPotentialBlockSize(grid_out, block_out, at_most, None, 0, 0));
    assert_eq!((grid, block), (4224, 64));
}

#[test]
fn launch_bounds_limit_blocks_and_registers() {
    let _context = OwnContext::new();
    let module = load(KERNELS);
    let (free, bounded) = (function(module, c"many_registers"), function(module, c"many_bounded"));
    let attribute = |function, number| {
        let mut value = -7;
        ok!(func::cuFuncGetAttribute(Out::to(&mut value), number, function));
        value
    };
    assert_eq!([free, bounded].map(|kernel| attribute(kernel, 0)), [1024, 512]);
    // 65 536 registers / (2 * 512 threads).
    assert!(attribute(free, 4) > 100 && attribute(bounded, 4) == 64);
    let resident = |function, size| {
        let mut blocks = -1;
        ok!(func::cuOccupancyMaxActiveBlocksPerMultiprocessor(Out::to(&mut blocks), function, size, 0));
        blocks
    };
    assert_eq!([256, 512].map(|size| resident(free, size)), [2, 1]);
    assert_eq!([256, 512, 513].map(|size| resident(bounded, size)), [4, 2, 0]);
    let (mut grid, mut block) = (0, 0);
    ok!(func::cuOccupancyMaxPotentialBlockSize(Out::to(&mut grid), Out::to(&mut block), bounded, None, 0, 0));
    assert_eq!((grid, block), (264, 512));
}

/// Loads an image with buffers for the compiler's messages: the result, the error log, and its length as reported.
fn load_with_log(image: &str) -> (u32, String, usize) {
    let image = CString::new(image).expect("no NUL inside");
    let (mut log, mut handle) = (vec![0u8; 2000], CUmodule::NULL);
    let mut values: [*mut c_void; 2] = [log.as_mut_ptr().cast(), std::ptr::without_provenance_mut(log.len())];
    // SAFETY: two options, an error log buffer and its size, with their values.
    let result = unsafe {
        module::cuModuleLoadDataEx(
            Out::to(&mut handle),
            image.as_ptr().cast(),
            2,
            In::slice(&[5, 6]),
            values.as_mut_ptr(),
        )
    };
    let text = log.split(|&byte| byte == 0).next().unwrap_or_default();
    (result, String::from_utf8_lossy(text).into_owned(), values[1].addr())
}

#[test]
fn what_cannot_be_loaded_says_why() {
    let _context = OwnContext::new();
    assert_eq!(load_with_log(KERNELS), (0, String::new(), 0));
    for (image, expected, part) in [
        ("hello".to_owned(), 200, "neither PTX"),
        (String::new(), 200, "neither PTX"),
        (KERNELS.replace("7.0", "9.1"), 222, "9.1"),
        (KERNELS.replace("7.0", "8.8").replace("sm_75", "sm_100"), 218, "sm_100"),
        (KERNELS.replace("mov.u32 %r3, %ntid.x;", "mov.u32 %r3 %ntid.x;"), 218, "21"),
    ] {
        let (result, log, length) = load_with_log(&image);
        assert_eq!(result, expected, "{log}");
        assert!(log.contains(part), "{log}");
        assert_eq!(length, log.len() + 1);
    }
    let mut handle = CUmodule::NULL;
    fails!(module::cuModuleLoadData(Out::to(&mut handle), std::ptr::null()), INVALID_VALUE);
    fails!(module::cuModuleLoadData(Out::NULL, c".version 7.0".as_ptr().cast()), INVALID_VALUE);
    fails!(module::cuModuleLoad(Out::to(&mut handle), Text::from(c"/no/such.ptx")), 301);
    fails!(module::cuModuleLoad(Out::to(&mut handle), Text::NULL), INVALID_VALUE);
}

/// Launches a kernel that fails in a context of its own, and returns the result of the next call that waits.
fn fault_of(name: &std::ffi::CStr, params: In<*const c_void>) -> u32 {
    let module = load(KERNELS);
    assert_eq!(run(function(module, name), [1; 3], [1; 3], 0, params), 0);
    // SAFETY: no arguments.
    unsafe { context::cuCtxSynchronize() }
}

fn with_options(change: impl FnOnce(&mut control::Options)) {
    let mut options = control::options().expect("the environment of tests is fine");
    change(&mut options);
    control::configure(options);
}

#[test]
fn a_fault_ends_its_context_and_no_other() {
    let _alone = alone();
    with_options(|options| options.print_faults = false);
    let _outer = OwnContext::new();
    let module = load(KERNELS);
    {
        let _inner = OwnContext::new();
        let (stream, event) = (new_stream(0), new_event(0));
        assert_eq!(fault_of(c"null_store", In::NULL), ILLEGAL_ADDRESS);
        let (mut address, mut handle) = (0, CUmodule::NULL);
        fails!(memory::cuMemAlloc_v2(Out::to(&mut address), 4), ILLEGAL_ADDRESS);
        fails!(memory::cuMemFree_v2(0), ILLEGAL_ADDRESS);
        fails!(stream::cuStreamSynchronize(stream), ILLEGAL_ADDRESS);
        fails!(stream::cuStreamDestroy_v2(stream), ILLEGAL_ADDRESS);
        fails!(simt_driver::api::event::cuEventQuery(event), ILLEGAL_ADDRESS);
        fails!(module::cuModuleLoadData(Out::to(&mut handle), KERNELS.as_ptr().cast()), ILLEGAL_ADDRESS);
        let mut device = 5;
        ok!(context::cuCtxGetDevice(Out::to(&mut device)));
    }
    assert_eq!(one(function(module, c"nothing")), 0);
    ok!(context::cuCtxSynchronize());
    let faults = control::take_faults();
    assert_eq!(faults.last().map(|fault| fault.kernel.as_str()), Some("null_store"));
    with_options(|options| options.print_faults = true);
}

#[test]
fn faults_have_the_results_of_the_gpu() {
    let _alone = alone();
    with_options(|options| options.print_faults = false);
    for (name, expected) in [(c"null_store", 700), (c"shared_beyond", 715), (c"give_up", 719)] {
        let _context = OwnContext::new();
        assert_eq!(fault_of(name, In::NULL), expected, "{name:?}");
    }
    for (offset, expected) in [(2u64, 716), (64, 700), (1 << 20, 700)] {
        let _context = OwnContext::new();
        let data = upload(&[0u8; 64]);
        assert_eq!(fault_of(c"beyond", params(&[param(&data), param(&offset)])), expected, "{offset}");
    }
    {
        let _context = OwnContext::new();
        let (data, none) = (upload(&[0u8; 64]), 0u64);
        ok!(memory::cuMemFree_v2(data));
        assert_eq!(fault_of(c"beyond", params(&[param(&data), param(&none)])), 700);
        assert!(
            control::take_faults().pop().is_some_and(|fault| fault.to_string().contains("use after free"))
        );
    }
    with_options(|options| options.budget = 10_000);
    {
        let _context = OwnContext::new();
        assert_eq!(fault_of(c"for_ever", In::NULL), 702);
    }
    with_options(|options| *options = control::Options::default());
    let _context = OwnContext::new();
    assert_eq!(fault_of(c"unknown_instruction", In::NULL), 801);
}

#[test]
fn launches_are_recorded_when_asked_for() {
    let _alone = alone();
    let _context = OwnContext::new();
    let module = load(KERNELS);
    with_options(|options| {
        options.record = true;
        options.mode = simt::Mode::Counting;
    });
    control::take_launches();
    assert_eq!(run(function(module, c"exactly_64"), [3, 1, 1], [32, 2, 1], 0, In::NULL), 0);
    ok!(context::cuCtxSynchronize());
    let launches = control::take_launches();
    with_options(|options| *options = control::Options::default());
    let launch = launches.iter().find(|launch| launch.kernel == "exactly_64").expect("the launch is there");
    assert_eq!((launch.grid, launch.block), ([3, 1, 1], [32, 2, 1]));
    assert!(launch.counters.is_some());
}

#[test]
fn many_host_threads_launch_in_streams_of_their_own() {
    let own = OwnContext::new();
    let module = load(KERNELS);
    let increment = function(module, c"increment");
    std::thread::scope(|scope| {
        for number in 0..8u32 {
            let own = &own;
            scope.spawn(move || {
                ok!(context::cuCtxSetCurrent(own.0));
                let (stream, n) = (new_stream(number % 2), 500u32);
                let data = upload(&vec![number; n as usize]);
                for _ in 0..25 {
                    let addresses = [param(&data), param(&n)];
                    // SAFETY: the parameters are those of the kernel.
                    ok!(launch::cuLaunchKernel(
                        increment,
                        2,
                        1,
                        1,
                        256,
                        1,
                        1,
                        0,
                        stream,
                        params(&addresses),
                        In::NULL
                    ));
                }
                ok!(stream::cuStreamSynchronize(stream));
                assert_eq!(download::<u32>(data, n as usize), vec![number + 25; n as usize]);
                ok!(stream::cuStreamDestroy_v2(stream));
            });
        }
    });
}
