//! `alloc` in kernels: by both code generators and over each allocator, bit for bit as on the host.

use cuda_builder::{BuildError, Codegen, CudaBuilder, KernelBuild};
use cuda_std::slab::SlabMemory;
use cuda_std_alloc_kernels as kernels;
use simt::memory::{Heap, Memory};
use simt::{DeviceModel, Instance, LaunchConfig, Mode, Program, StringSink};
use std::sync::Arc;

/// Elements of every kernel's input.
const INPUT: [u32; 5] = [3, 0xffff_fff1, 70_000, 0, 0x9e37_79b9];
/// Bytes of the slab.
const SLAB: u64 = 64 << 20;

/// The kernels with a feature, by each code generator that there is.
fn builds(features: &'static [&str]) -> Vec<KernelBuild> {
    let by = |codegen| {
        CudaBuilder::new(env!("CARGO_MANIFEST_DIR"))
            .features(features.iter().copied())
            .codegen(codegen)
            .build()
    };
    let mut builds = vec![by(Codegen::Llvm).unwrap_or_else(|error| panic!("{error}"))];
    match by(Codegen::Nvvm) {
        Ok(build) => builds.push(build),
        Err(BuildError::NoNvvm { .. }) => println!("SKIPPED: the code generator nvvm, without libNVVM"),
        Err(error) => panic!("{error}"),
    }
    builds
}

/// A simulated device with the kernels loaded.
struct Gpu {
    memory: Memory,
    instance: Instance,
    output: StringSink,
    heap: Heap,
    input: u64,
}

impl Gpu {
    fn new(build: &KernelBuild) -> Self {
        let program = Arc::new(Program::from_ptx(&build.ptx).unwrap_or_else(|error| panic!("{error}")));
        let memory = Memory::new(1 << 30);
        let instance = Instance::load(program, &memory).unwrap_or_else(|error| panic!("{error}"));
        let input = memory.allocate(size_of_val(&INPUT) as u64, 256).expect("memory");
        let gpu = Self { memory, instance, output: StringSink::new(), heap: Heap::default(), input };
        gpu.set_input(&INPUT);
        gpu
    }

    fn set_input(&self, words: &[u32]) {
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.memory.write(self.input, &bytes).expect("allocated");
    }

    /// Hands the kernels a slab; gives its tables.
    fn attach(&self, bytes: u64) -> SlabMemory {
        let address = self.memory.allocate(bytes, 256).expect("memory");
        let slab = SlabMemory::new(address, bytes).expect("large enough");
        self.memory.fill(address, &[0], slab.table_bytes()).expect("allocated");
        let (symbol, size) = self.instance.global("HEAP").expect("the symbol");
        assert_eq!(size as usize, size_of_val(&slab));
        // SAFETY: three numbers without padding.
        let words = unsafe { std::mem::transmute::<SlabMemory, [u64; 3]>(slab) };
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.memory.write(symbol, &bytes).expect("allocated");
        slab
    }

    /// Launches a kernel of the parameters `input` (if it has four) and `out`.
    fn launch(&self, name: &str, out: u64, config: &LaunchConfig) -> Result<(), String> {
        let program = self.instance.program();
        let kernel = program.kernel(name).unwrap_or_else(|| panic!("no kernel {name}"));
        let threads = u64::from(config.grid[0] * config.block[0]);
        let mut words = vec![self.input, INPUT.len() as u64, out, threads];
        if program.kernels().iter().any(|info| info.name == name && info.params.len() == 2) {
            words.drain(..2);
        }
        let parameters: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let device = DeviceModel::for_capability(9, 0);
        let config = LaunchConfig { heap: self.heap, ..config.clone() };
        let (instance, memory, mode) = (&self.instance, &self.memory, Mode::Fast);
        simt::launch(instance, memory, kernel, &config, &parameters, mode, &device, &self.output)
            .map(|_| ())
            .map_err(|fault| format!("{fault}\n{}", self.output.take()))
    }

    fn buffer(&self, threads: u32) -> u64 {
        self.memory.allocate(u64::from(threads) * 8, 256).expect("memory")
    }

    fn read(&self, buffer: u64, threads: u32) -> Vec<u64> {
        let mut bytes = vec![0; threads as usize * 8];
        self.memory.read(buffer, &mut bytes).expect("allocated");
        bytes.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("8 bytes"))).collect()
    }

    /// The results of a kernel that runs to its end.
    fn run(&self, name: &str, config: &LaunchConfig) -> Vec<u64> {
        let threads = config.grid[0] * config.block[0];
        let out = self.buffer(threads);
        self.launch(name, out, config).unwrap_or_else(|failure| panic!("{name}: {failure}"));
        self.read(out, threads)
    }
}

fn config(grid: u32, block: u32) -> LaunchConfig {
    LaunchConfig { budget: 1 << 31, ..LaunchConfig::new([grid, 1, 1], [block, 1, 1]) }
}

/// Compares every kernel with its function on the host, and sees that nothing stays allocated.
fn assert_as_on_the_host(gpu: &Gpu, what: &str, config: &LaunchConfig) {
    let threads = config.grid[0] * config.block[0];
    for (name, function) in kernels::ALL {
        let expected: Vec<u64> = (0..threads).map(|i| function(i, &INPUT)).collect();
        assert_eq!(gpu.run(name, config), expected, "{name}, {what}");
        assert_eq!(gpu.memory.heap_usage(0).blocks, 0, "{name}, {what}: blocks are left on the heap");
    }
}

#[test]
fn over_malloc_kernels_compute_what_the_host_does() {
    for build in builds(&[]) {
        let gpu = Gpu::new(&build);
        let by = build.codegen;
        assert_as_on_the_host(&gpu, &format!("{by}"), &config(3, 96));
        let workers = LaunchConfig { threads: Some(3), ..config(7, 33) };
        assert_as_on_the_host(&gpu, &format!("{by}, several workers"), &workers);
        gpu.launch("talk", gpu.buffer(2), &config(1, 2)).expect("prints");
        let line = |i| format!("{i:>5}|{:<4}|{:?} {INPUT:?}\n", INPUT[0], &INPUT[..2]);
        assert_eq!(gpu.output.take(), line(0) + &line(1), "{by}");
    }
}

#[test]
fn blocks_outlive_a_launch_and_can_be_freed_by_another() {
    for build in builds(&[]) {
        let gpu = Gpu::new(&build);
        let out = gpu.buffer(64);
        gpu.launch("keep", out, &config(2, 32)).expect("allocates");
        assert_eq!(gpu.memory.heap_usage(0).blocks, 128);
        gpu.launch("take_back", out, &config(1, 64)).expect("frees");
        let sum = |i: u32| {
            INPUT.iter().fold(0u64, |sum, n| sum.wrapping_mul(31).wrapping_add(n.wrapping_mul(i).into()))
        };
        assert_eq!(gpu.read(out, 64), (0..64).map(sum).collect::<Vec<_>>());
        assert_eq!(gpu.memory.heap_usage(0).blocks, 0);
        // The addresses are gone now, and what lies there is read before it could be freed.
        gpu.launch("keep", out, &config(2, 32)).expect("allocates");
        let kept = gpu.read(out, 64);
        gpu.launch("take_back", out, &config(1, 64)).expect("frees");
        let bytes: Vec<u8> = kept.iter().flat_map(|word| word.to_le_bytes()).collect();
        gpu.memory.write(out, &bytes).expect("allocated");
        let failure = gpu.launch("take_back", out, &config(1, 64)).expect_err("freed twice");
        assert!(failure.contains("use after free"), "{failure}");
    }
}

#[test]
fn a_full_heap_ends_the_launch_with_the_size_and_the_way_out() {
    for build in builds(&[]) {
        let mut gpu = Gpu::new(&build);
        gpu.set_input(&[1 << 22; 5]);
        let failure = gpu.launch("exhaust", gpu.buffer(64), &config(1, 64)).expect_err("16 MiB of 8");
        for part in [
            "trap",
            "thread (0, 0, 0) of block (0, 0, 0)",
            "16777216 bytes (alignment 4)",
            "CU_LIMIT_MALLOC_HEAP_SIZE",
        ] {
            assert!(failure.contains(part), "no {part:?} in: {failure}");
        }
        gpu.heap.limit = 17 << 20;
        assert_eq!(gpu.run("exhaust", &config(1, 1)), [1 << 22]);
        gpu.heap.limit = 1 << 20;
        gpu.set_input(&[1000; 5]);
        let counts = gpu.run("fill", &config(1, 32));
        assert_eq!(counts.iter().sum::<u64>(), (1 << 20) / 1024);
    }
}

#[test]
fn over_a_slab_kernels_compute_what_the_host_does() {
    for build in builds(&["slab"]) {
        let gpu = Gpu::new(&build);
        let by = build.codegen;
        assert!(!declares(&build.ptx, "malloc") && !declares(&build.ptx, "free"), "{by}");
        let slab = gpu.attach(SLAB);
        assert_as_on_the_host(&gpu, &format!("slab, {by}"), &config(3, 96));
        let workers = LaunchConfig { threads: Some(4), seed: Some(3), ..config(16, 64) };
        assert_as_on_the_host(&gpu, &format!("slab, {by}, several workers"), &workers);
        // Everything was freed: one block can have nearly all of it.
        gpu.set_input(&[(slab.capacity() / 4) as u32; 5]);
        assert_eq!(gpu.run("exhaust", &config(1, 1)), [slab.capacity() / 4], "{by}");
    }
}

#[test]
fn a_slab_is_bounded_and_says_so() {
    for build in builds(&["slab"]) {
        let gpu = Gpu::new(&build);
        gpu.set_input(&[100; 5]);
        let failure = gpu.launch("exhaust", gpu.buffer(1), &config(1, 1)).expect_err("no slab");
        assert!(failure.contains("400 bytes (alignment 4)") && failure.contains("SlabMemory"), "{failure}");
        assert_eq!(gpu.run("fill", &config(1, 2)), [0, 0]);
        // Block sizes, and how many blocks fit into how many chunks.
        for (bytes, blocks, chunks) in
            [(16, 1024, 1), (100, 128, 1), (3000, 4, 1), (10_000, 1, 1), (40_000, 1, 3)]
        {
            let slab = gpu.attach(400_000);
            let fits = slab.capacity() / (16 << 10) / chunks * blocks;
            gpu.set_input(&[bytes; 5]);
            assert_eq!(gpu.run("fill", &config(1, 1)), [fits], "{bytes}");
            // All threads together get at least that many; more where one gives back what another one takes.
            for workers in [1, 4] {
                let config = LaunchConfig { threads: Some(workers), ..config(4, 64) };
                let total: u64 = gpu.run("fill", &config).iter().sum();
                assert!(total >= fits, "{bytes} bytes: {total} blocks of {fits}");
            }
            assert_eq!(gpu.run("fill", &config(1, 1)), [fits], "{bytes}, afterwards");
        }
        gpu.set_input(&[1 << 20; 5]);
        let failure = gpu.launch("exhaust", gpu.buffer(64), &config(1, 64)).expect_err("too large");
        for part in ["trap", "thread (0, 0, 0)", "4194304 bytes (alignment 4)", "chunks of 16384 bytes"] {
            assert!(failure.contains(part), "no {part:?} in: {failure}");
        }
    }
}

#[test]
fn a_kernel_crate_can_have_an_allocator_of_its_own() {
    for build in builds(&["own"]) {
        let gpu = Gpu::new(&build);
        assert!(!declares(&build.ptx, "malloc") && !declares(&build.ptx, "free"), "{}", build.codegen);
        assert_as_on_the_host(&gpu, &format!("own, {}", build.codegen), &config(2, 32));
    }
}

#[test]
fn what_allocates_nothing_declares_nothing() {
    for build in builds(&["nothing"]) {
        assert!(build.ptx.contains(".entry nothing") && !declares(&build.ptx, "malloc"), "{}", build.codegen);
        assert!(!build.ptx.contains("rust_alloc"), "{}", build.codegen);
    }
    for build in builds(&[]) {
        assert!(declares(&build.ptx, "malloc") && declares(&build.ptx, "free"), "{}", build.codegen);
    }
}

/// Whether a module declares a function without defining it.
fn declares(ptx: &str, name: &str) -> bool {
    let module = ptx::parse(ptx).unwrap_or_else(|error| panic!("{error}"));
    module.functions().any(|function| function.name.as_ref() == name)
}
