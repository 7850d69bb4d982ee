//! `alloc` in kernels through the driver API: the device's heap and its limit, the slab, an allocator of the crate.
//!
//! The device is the one that `WARPBOOK_DEVICE` names, otherwise the best there is: the simulator, where there is no GPU.
//! CONTRIBUTING.md says how to run these tests on a GPU machine without Rust. What only the simulator can show (blocks
//! that are left, use after free, exact counts) is in `device.rs`.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use cuda_builder::{Codegen, CudaBuilder};
use cuda_launch::{Buffer, Config, Device, LoadedKernels, Ptx};
use cuda_std::slab::SlabMemory;
use cuda_std_alloc_kernels as kernels;
use cust::context::{CurrentContext, ResourceLimit};
use cust::error::CudaError;
use cust::memory::CopyDestination;
use test_device::Outcome;

/// Elements of every kernel's input.
const INPUT: [u32; 5] = [3, 0xffff_fff1, 70_000, 0, 0x9e37_79b9];
/// Bytes of the heap or the slab, where a test asks for no other size.
const HEAP: usize = 64 << 20;
/// Bytes of a thread's stack: kernels that format text call through pointers, for which ptxas reserves nothing.
const STACK: usize = 32 << 10;

/// Limits are those of the process's context, so tests take turns, and each makes it anew.
static TURN: Mutex<()> = Mutex::new(());

/// An opened device with the kernels loaded.
struct Gpu {
    kernels: LoadedKernels,
    device: Device,
    by: Codegen,
    _turn: MutexGuard<'static, ()>,
}

/// The PTX with a feature; `None`, and says so, without the code generator.
fn ptx(feature: &'static str, codegen: Codegen) -> Option<Arc<str>> {
    test_device::ptx(&format!("alloc-{feature}"), codegen, || {
        CudaBuilder::new(env!("CARGO_MANIFEST_DIR")).features((feature != "malloc").then_some(feature))
    })
}

/// The code generators whose PTX is there.
fn generators(feature: &'static str) -> impl Iterator<Item = Codegen> {
    test_device::GENERATORS.into_iter().filter(move |codegen| ptx(feature, *codegen).is_some())
}

impl Gpu {
    /// With a heap of some bytes.
    fn open(feature: &'static str, by: Codegen, heap: usize) -> Gpu {
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
        device.make_current().unwrap_or_else(|error| panic!("{error}"));
        CurrentContext::set_resource_limit(ResourceLimit::StackSize, STACK).expect("a stack of that size");
        CurrentContext::set_resource_limit(ResourceLimit::MallocHeapSize, heap).expect("a heap of that size");
        let text = ptx(feature, by).expect("the caller has asked");
        // SAFETY: built from the crate whose calls are launched.
        let kernels = device.load(unsafe { Ptx::from_text(&text) });
        Gpu { kernels: kernels.unwrap_or_else(|error| panic!("{error}")), device, by, _turn: turn }
    }

    /// Hands the kernels a slab.
    fn attach(&self, bytes: usize) -> (Buffer<u8>, SlabMemory) {
        let memory = self.device.filled(bytes, 0u8).expect("memory");
        let slab = SlabMemory::new(memory.address(), bytes as u64).expect("large enough");
        self.set(&slab);
        (memory, slab)
    }

    fn set(&self, slab: &SlabMemory) {
        self.device.make_current().expect("the context");
        let mut symbol = self.kernels.module().get_global::<SlabMemory>(c"HEAP").expect("the slab's symbol");
        symbol.copy_from(slab).expect("a symbol has memory");
    }

    /// Runs a kernel on an input; gives what each thread wrote.
    fn try_run(&self, call: kernels::Call, input: &[u32], config: (u32, u32)) -> Result<Vec<u64>, String> {
        let input = self.device.upload(input).expect("memory");
        let mut out = self.device.filled((config.0 * config.1) as usize, 0u64).expect("memory");
        self.kernels
            .launch(Config::from(config), call(input.slice(), out.slice_mut()))
            .and_then(|()| out.to_vec())
            .map_err(|error| error.to_string())
    }

    fn run(&self, call: kernels::Call, input: &[u32], config: (u32, u32)) -> Vec<u64> {
        self.try_run(call, input, config).unwrap_or_else(|failure| panic!("{}: {failure}", self.by))
    }

    /// Compares every kernel with its function on the host.
    fn assert_as_on_the_host(&self, config: (u32, u32)) {
        for ((name, function), call) in kernels::ALL.iter().zip(kernels::CALLS) {
            let expected: Vec<u64> = (0..config.0 * config.1).map(|i| function(i, &INPUT)).collect();
            assert_eq!(self.run(*call, &INPUT, config), expected, "{name}, {}, {config:?}", self.by);
        }
    }
}

/// Runs `body` for each code generator in a process of its own, with a heap of some bytes.
fn alone(
    test: &str,
    feature: &'static str,
    heap: usize,
    body: impl Fn(&Gpu) -> Result<(), String>,
) -> Vec<Outcome> {
    let parts: Vec<String> = generators(feature).map(|codegen| codegen.to_string()).collect();
    test_device::alone(test, &parts, |part| {
        body(&Gpu::open(feature, part.parse().expect("a code generator"), heap))
    })
}

#[test]
fn over_malloc_kernels_compute_what_the_host_does() {
    for by in generators("malloc") {
        let gpu = Gpu::open("malloc", by, HEAP);
        for config in [(1, 1), (3, 96), (7, 33)] {
            gpu.assert_as_on_the_host(config);
        }
    }
}

#[test]
fn over_a_slab_kernels_compute_what_the_host_does() {
    for by in generators("slab") {
        let gpu = Gpu::open("slab", by, 1 << 20);
        let (_memory, slab) = gpu.attach(HEAP);
        for config in [(1, 1), (3, 96), (16, 64)] {
            gpu.assert_as_on_the_host(config);
        }
        // Everything was freed: one block can have nearly all of it.
        let words = (slab.capacity() / 4) as u32;
        assert_eq!(gpu.run(kernels::blocks::exhaust, &[words], (1, 1)), [u64::from(words)], "{by}");
    }
}

#[test]
fn over_an_allocator_of_the_crate_kernels_compute_what_the_host_does() {
    for by in generators("own") {
        Gpu::open("own", by, 1 << 20).assert_as_on_the_host((2, 32));
    }
}

#[test]
fn formatted_text_is_printed() {
    let outcomes = alone("formatted_text_is_printed", "malloc", HEAP, |gpu| {
        gpu.try_run(kernels::talk, &INPUT, (1, 2)).map(drop)
    });
    let line = |i| format!("{i:>5}|{:<4}|{:?} {INPUT:?}\n", INPUT[0], &INPUT[..2]);
    for outcome in outcomes {
        let text = outcome.printed();
        // Two threads may print in either order.
        assert!([line(0) + &line(1), line(1) + &line(0)].contains(&text), "{text}");
    }
}

#[test]
fn blocks_outlive_a_launch_and_can_be_freed_by_another() {
    for by in generators("malloc") {
        let gpu = Gpu::open("malloc", by, HEAP);
        let input = gpu.device.upload(&INPUT).expect("memory");
        let mut out = gpu.device.filled(64, 0u64).expect("memory");
        let sum = |i: u32| {
            INPUT.iter().fold(0u64, |sum, n| sum.wrapping_mul(31).wrapping_add(n.wrapping_mul(i).into()))
        };
        let expected: Vec<u64> = (0..64).map(sum).collect();
        for _ in 0..3 {
            let keep = kernels::blocks::keep(input.slice(), out.slice_mut());
            gpu.kernels.launch((2, 32), keep).expect("it launches");
            gpu.kernels.launch((1, 64), kernels::blocks::take_back(out.slice_mut())).expect("it launches");
            assert_eq!(out.to_vec().expect("the kernels end well"), expected, "{by}");
        }
    }
}

#[test]
fn a_full_heap_ends_the_launch_with_the_size_and_the_way_out() {
    let test = "a_full_heap_ends_the_launch_with_the_size_and_the_way_out";
    let outcomes = alone(test, "malloc", 8 << 20, |gpu| {
        gpu.try_run(kernels::blocks::exhaust, &[1 << 22], (1, 64)).map(drop)
    });
    for outcome in outcomes {
        let text = outcome.failure();
        for part in ["of block (0, 0, 0)", "16777216 bytes (alignment 4)", "CU_LIMIT_MALLOC_HEAP_SIZE"] {
            assert!(text.contains(part), "no {part:?} in: {text}");
        }
    }
}

#[test]
fn the_limit_of_the_heap_is_what_the_host_set_before_the_first_launch() {
    for by in generators("malloc") {
        // The same request that a heap of 8 MiB cannot meet.
        let gpu = Gpu::open("malloc", by, 32 << 20);
        assert_eq!(gpu.run(kernels::blocks::exhaust, &[1 << 22], (1, 1)), [1 << 22], "{by}");
        let late = CurrentContext::set_resource_limit(ResourceLimit::MallocHeapSize, HEAP);
        assert_eq!(late, Err(CudaError::InvalidValue), "{by}");
        let limit = CurrentContext::get_resource_limit(ResourceLimit::MallocHeapSize).expect("a limit");
        assert!((32 << 20..HEAP).contains(&limit), "{limit}");
        drop(gpu);
        // Blocks of a kibibyte: no more than fit, and at least half of them, whatever the heap keeps for itself.
        let gpu = Gpu::open("malloc", by, 8 << 20);
        for _ in 0..2 {
            let blocks: u64 = gpu.run(kernels::blocks::fill, &[1024], (1, 32)).iter().sum();
            assert!((4 << 10..=8 << 10).contains(&blocks), "{by}: {blocks} blocks");
        }
    }
}

#[test]
fn a_slab_is_bounded_and_can_be_filled_again() {
    for by in generators("slab") {
        let gpu = Gpu::open("slab", by, 1 << 20);
        assert_eq!(gpu.run(kernels::blocks::fill, &[100], (1, 2)), [0, 0], "{by}: no slab yet");
        // Block sizes, and how many blocks fit into how many chunks.
        for (bytes, blocks, chunks) in
            [(16, 1024, 1), (100, 128, 1), (3000, 4, 1), (10_000, 1, 1), (40_000, 1, 3)]
        {
            let (mut memory, slab) = gpu.attach(400_000);
            let fits = slab.capacity() / (16 << 10) / chunks * blocks;
            assert_eq!(gpu.run(kernels::blocks::fill, &[bytes], (1, 1)), [fits], "{by}: {bytes} bytes");
            // All threads together get at least that many; more where one gives back what another one takes.
            let total: u64 = gpu.run(kernels::blocks::fill, &[bytes], (4, 64)).iter().sum();
            assert!(total >= fits, "{by}, {bytes} bytes: {total} blocks of {fits}");
            assert_eq!(gpu.run(kernels::blocks::fill, &[bytes], (1, 1)), [fits], "{by}, {bytes}, afterwards");
            memory.fill(0).expect("the slab is reset");
            assert_eq!(gpu.run(kernels::blocks::fill, &[bytes], (1, 1)), [fits], "{by}, {bytes}, reset");
        }
    }
}

#[test]
fn a_full_slab_ends_the_launch_with_the_size_and_the_way_out() {
    let test = "a_full_slab_ends_the_launch_with_the_size_and_the_way_out";
    let outcomes = alone(test, "slab", 1 << 20, |gpu| {
        let (_memory, _) = gpu.attach(400_000);
        gpu.try_run(kernels::blocks::exhaust, &[1 << 20], (1, 64)).map(drop)
    });
    for outcome in outcomes {
        let text = outcome.failure();
        for part in ["of block (0, 0, 0)", "4194304 bytes (alignment 4)", "chunks of 16384 bytes"] {
            assert!(text.contains(part), "no {part:?} in: {text}");
        }
    }
}
