//! The whole way from a crate on disk to PTX. The first test of a target directory compiles the core library.

#![allow(clippy::unwrap_used, reason = "helpers of tests, which are to fail where they stand")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use cuda_builder::{
    Arch, BuildError, Codegen, CudaBuilder, KernelBuild, LineTables, OptLevel, PtxVersion, PtxasCheck,
    find_ptxas,
};

/// A copy of a fixture that a test may change. All copies share one target directory, so that the core library is
/// compiled once.
struct Crate {
    folder: PathBuf,
}

impl Crate {
    fn copy_of(fixture: &str, test: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates").join(test);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("src")).unwrap();
        let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(fixture);
        // Older than any build, as sources that were checked out a while ago.
        let past = SystemTime::now() - Duration::from_secs(3600);
        for entry in [&from, &from.join("src")].iter().flat_map(|folder| fs::read_dir(folder).unwrap()) {
            let path = entry.unwrap().path();
            if path.is_file() && !path.ends_with("Cargo.lock") {
                let copy = folder.join(path.strip_prefix(&from).unwrap());
                fs::copy(&path, &copy).unwrap();
                fs::File::options().write(true).open(&copy).unwrap().set_modified(past).unwrap();
            }
        }
        Self { folder }
    }

    fn builder(&self) -> CudaBuilder {
        let shared = Path::new(env!("CARGO_TARGET_TMPDIR")).join("shared");
        CudaBuilder::new(&self.folder).target_dir(shared).ptxas(PtxasCheck::Never)
    }

    /// A builder that finds the libNVVM of `cargo xtask doctor --fetch nvvm`, which leaves it in the workspace's target
    /// directory rather than in this one.
    fn nvvm_builder(&self) -> CudaBuilder {
        let builder = self.builder().codegen(Codegen::Nvvm);
        #[cfg(unix)]
        {
            let fetched = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../nvvm");
            let own = builder.nvvm_folder().unwrap();
            if fetched.is_dir() && !own.exists() {
                fs::create_dir_all(own.parent().unwrap()).unwrap();
                // Another test may have been faster.
                let linked = std::os::unix::fs::symlink(fetched.canonicalize().unwrap(), &own);
                linked.unwrap_or_else(|error| assert!(own.exists(), "{error}"));
            }
        }
        builder
    }

    fn build(&self) -> KernelBuild {
        self.builder().build().unwrap_or_else(|error| panic!("{error}"))
    }

    fn source(&self) -> PathBuf {
        self.folder.join("src/add.rs")
    }

    /// Writes a source file with a time stamp of some seconds ago, as an edit before the build has.
    fn write(&self, path: &Path, text: &str) {
        fs::write(path, text).unwrap();
        let file = fs::File::options().write(true).open(path).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(5)).unwrap();
    }

    fn edit(&self, from: &str, to: &str) {
        let text = fs::read_to_string(self.source()).unwrap();
        assert!(text.contains(from), "{text}");
        self.write(&self.source(), &text.replace(from, to));
    }
}

fn names(build: &KernelBuild) -> Vec<String> {
    let mut names: Vec<String> =
        build.kernels().unwrap().iter().map(|kernel| kernel.name.to_string()).collect();
    names.sort();
    names
}

#[test]
fn kernels_become_ptx_with_lines_and_without_debug_sections() {
    let build = Crate::copy_of("kernels", "plain").build();
    assert!(build.ptx.contains(".version 7.0") && build.ptx.contains(".target sm_75\n"), "{}", build.ptx);
    assert_eq!(names(&build), ["add", "pick"]);
    let kernels = build.kernels().unwrap();
    let add = kernels.iter().find(|kernel| &*kernel.name == "add").unwrap();
    let parameters: Vec<(u32, u32)> =
        add.params.iter().map(|parameter| (parameter.offset, parameter.size)).collect();
    assert_eq!(parameters, [(0, 8), (8, 8), (16, 8), (24, 4)]);
    assert!(build.ptx.contains("\"src/add.rs\"") && build.ptx.contains(".loc "), "{}", build.ptx);
    assert!(!build.ptx.contains(".debug_"), "{}", build.ptx);
    for text in [&build.ptx, &fs::read_to_string(&build.llvm_ir_path).unwrap()] {
        assert!(!text.contains(env!("CARGO_TARGET_TMPDIR")), "a path of this machine");
        assert!(!text.contains("rustlib"), "a path of this machine's toolchain");
    }
    assert_eq!(fs::read_to_string(&build.ptx_path).unwrap(), build.ptx);
    assert!(build.warnings.is_empty(), "{:?}", build.warnings);
}

#[test]
fn lines_of_inlined_code_point_into_the_kernel_crate() {
    let kernels = Crate::copy_of("kernels", "lines");
    let own = kernels.build();
    let module = ptx::parse(&own.ptx).unwrap();
    let table = ptx::lines(&module);
    for kernel in module.entries() {
        ptx::ast::Statement::walk(kernel.body.as_deref().unwrap(), &mut |statement| {
            if let ptx::ast::Statement::Instruction(instruction) = statement {
                let line = table.get(instruction.pos).unwrap();
                assert_eq!(&*line.file, "src/add.rs", "{instruction:?}");
            }
        });
    }
    let innermost = kernels.builder().line_tables(LineTables::Innermost).build().unwrap();
    assert!(innermost.ptx.contains("stdarch/crates/core_arch/src/nvptx/mod.rs"), "{}", innermost.ptx);
    assert_ne!(own.ptx_path, innermost.ptx_path);
}

#[test]
fn an_unchanged_crate_is_not_built_again() {
    let kernels = Crate::copy_of("kernels", "unchanged");
    kernels.build();
    let again = kernels.build();
    assert!(!again.rebuilt);
    // A new time stamp alone is no change.
    fs::File::options().write(true).open(kernels.source()).unwrap().set_modified(SystemTime::now()).unwrap();
    assert!(!kernels.build().rebuilt);
}

#[test]
fn a_change_is_noticed_whatever_its_time_stamp() {
    let kernels = Crate::copy_of("kernels", "changed");
    let before = kernels.build();
    kernels.edit("*a.add(index) +", "*a.add(index) *");
    let after = kernels.build();
    assert!(after.rebuilt && before.ptx != after.ptx);

    // The same length and an older time stamp than the build.
    kernels.edit("*a.add(index) *", "*a.add(index) -");
    let past = SystemTime::now() - Duration::from_secs(1800);
    fs::File::options().write(true).open(kernels.source()).unwrap().set_modified(past).unwrap();
    assert!(kernels.build().rebuilt);

    kernels.edit("pub unsafe extern \"ptx-kernel\" fn add(", "pub unsafe extern \"ptx-kernel\" fn plus(");
    assert_eq!(names(&kernels.build()), ["pick", "plus"]);
}

#[test]
fn a_new_module_a_manifest_and_a_variable_are_inputs() {
    let kernels = Crate::copy_of("kernels", "inputs");
    kernels.build();
    kernels.write(
        &kernels.folder.join("src/more.rs"),
        "#[unsafe(no_mangle)] pub unsafe extern \"ptx-kernel\" fn more(out: *mut u64) {\n\
         unsafe { *out = option_env!(\"CUDA_BUILDER_TEST_UNSET\").is_some() as u64 + 7 } }\n",
    );
    assert!(!kernels.build().rebuilt, "a file that no module names is no part of the crate");
    let library = kernels.folder.join("src/lib.rs");
    let text = fs::read_to_string(&library).unwrap();
    kernels.write(&library, &format!("{text}\nmod more;\n"));
    let build = kernels.build();
    assert!(build.rebuilt && names(&build).contains(&"more".to_owned()));
    assert!(build.inputs.iter().any(|path| path.ends_with("src/more.rs")), "{:?}", build.inputs);

    let manifest = kernels.folder.join("Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    kernels.write(&manifest, &text.replace("[features]", "[features]\ndefault = [\"extra\"]"));
    assert!(names(&kernels.build()).contains(&"extra".to_owned()));
    assert!(
        !names(&kernels.builder().default_features(false).build().unwrap()).contains(&"extra".to_owned())
    );
}

#[test]
fn features_have_results_of_their_own() {
    let kernels = Crate::copy_of("kernels", "features");
    let plain = kernels.build();
    let extra = kernels.builder().features(["extra"]).build().unwrap();
    assert_eq!(names(&extra), ["add", "extra", "pick"]);
    assert_ne!(plain.ptx_path, extra.ptx_path);
    assert!(!kernels.build().rebuilt);
}

#[test]
fn optimisation_levels_have_results_of_their_own() {
    let fixture = Crate::copy_of("kernels", "levels");
    let plain = fixture.build();
    let unoptimised = fixture.builder().opt_level(OptLevel::O0).build().unwrap();
    assert_ne!(plain.ptx_path, unoptimised.ptx_path);
    assert_eq!(names(&plain), names(&unoptimised));
    // What is not optimised keeps its variables in memory.
    let locals = |build: &KernelBuild| build.ptx.matches(".local").count();
    assert!(locals(&unoptimised) > locals(&plain), "{}", unoptimised.ptx);
    assert!(!fixture.build().rebuilt, "the other level left the result alone");
}

#[test]
fn some_kernels_can_be_compiled_without_the_others() {
    let kernels = Crate::copy_of("kernels", "some");
    let build = |names: &[&str]| kernels.builder().kernels(names.iter().copied()).build().unwrap();
    // What an earlier run of the tests left would serve.
    let results = kernels.build().ptx_path.parent().and_then(Path::parent).unwrap().to_owned();
    fs::remove_dir_all(results).unwrap();
    let add = build(&["add", "add", "no_such_kernel"]);
    assert_eq!(names(&add), ["add"]);
    assert!(add.warnings.is_empty(), "{:?}", add.warnings);
    let pick = build(&["pick"]);
    assert_eq!(names(&pick), ["pick"]);
    assert_ne!(add.ptx_path, pick.ptx_path);
    assert!(!build(&["no_such_kernel", "add"]).rebuilt, "the order of the names is of no matter");

    // A result with all of them serves as well, as long as it is good.
    let all = kernels.build();
    assert_eq!(names(&all), ["add", "pick"]);
    let served = build(&["pick"]);
    assert!(!served.rebuilt && served.ptx_path == all.ptx_path);
    kernels.edit("*a.add(index) +", "*a.add(index) *");
    let after = build(&["add"]);
    assert!(after.rebuilt && names(&after) == ["add"] && after.ptx != add.ptx);
}

#[test]
fn damaged_results_are_made_again() {
    let kernels = Crate::copy_of("kernels", "damaged");
    let good = kernels.build();
    fs::write(&good.ptx_path, &good.ptx[..good.ptx.len() / 2]).unwrap();
    let again = kernels.build();
    assert!(again.rebuilt && again.ptx == good.ptx);
    fs::remove_file(&good.llvm_ir_path).unwrap();
    assert!(kernels.build().rebuilt && good.llvm_ir_path.is_file());
    fs::remove_file(&good.ptx_path).unwrap();
    assert!(kernels.build().rebuilt && good.ptx_path.is_file());
}

#[test]
fn a_copy_is_written_once() {
    let kernels = Crate::copy_of("kernels", "copy");
    let copy = kernels.folder.join("out/kernels.ptx");
    let build = kernels.builder().copy_to(&copy).build().unwrap();
    assert_eq!(fs::read_to_string(&copy).unwrap(), build.ptx);
    let first = copy.metadata().unwrap().modified().unwrap();
    kernels.builder().copy_to(&copy).build().unwrap();
    assert_eq!(copy.metadata().unwrap().modified().unwrap(), first);
}

#[test]
fn two_builds_at_once_agree() {
    let kernels = Crate::copy_of("kernels", "concurrent");
    let builds: Vec<KernelBuild> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| kernels.build())).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert_eq!(
        builds.iter().filter(|build| build.rebuilt).count(),
        1,
        "one builds and the others wait for it"
    );
    assert!(builds.iter().all(|build| build.ptx == builds[0].ptx));
}

#[test]
fn rustc_names_the_line_of_a_mistake() {
    let broken = Crate::copy_of("broken", "broken");
    let error = broken.builder().build().unwrap_err();
    assert!(matches!(error, BuildError::Compile { .. }), "{error:?}");
    let text = error.to_string();
    for part in ["`broken-kernels` does not compile for sm_75", "E0308", "src/lib.rs:7:22", "expected `f32`"]
    {
        assert!(text.contains(part), "no `{part}` in\n{text}");
    }
    let fixed = broken.folder.join("src/lib.rs");
    let text = fs::read_to_string(&fixed).unwrap();
    broken.write(&fixed, &text.replace("\"one\"", "1.0"));
    assert_eq!(names(&broken.build()), ["fill"]);
    // A crate that broke after it was built has no result, not the old one.
    broken.write(&fixed, &text);
    assert!(broken.builder().build().is_err());
}

#[test]
fn warnings_come_back_to_the_caller() {
    let kernels = Crate::copy_of("kernels", "warnings");
    kernels.edit("let index = index as usize;", "let index = index as usize; let unused_here = 1;");
    let build = kernels.build();
    assert_eq!(build.warnings.len(), 1, "{:?}", build.warnings);
    assert!(
        build.warnings[0].contains("unused_here") && build.warnings[0].contains("src/add.rs:10"),
        "{:?}",
        build.warnings
    );
}

#[test]
fn bad_paths_and_versions_are_refused_at_once() {
    let error = CudaBuilder::new("/no/such/crate").build().unwrap_err().to_string();
    assert!(error.contains("`/no/such/crate`") && error.contains("Cargo.toml"), "{error}");

    let kernels = Crate::copy_of("kernels", "versions");
    let error = kernels.builder().arch("sm_90".parse().unwrap()).ptx_version(PtxVersion::new(7, 0)).build();
    assert_eq!(error.unwrap_err().to_string(), "PTX 7.0 has no target sm_90: it needs PTX 7.8 or later");

    fs::remove_file(kernels.folder.join("src/lib.rs")).unwrap();
    let error = kernels.builder().build().unwrap_err().to_string();
    assert!(error.contains("no targets specified"), "{error}");
}

#[test]
fn a_later_ptx_version_can_be_asked_for() {
    let kernels = Crate::copy_of("kernels", "later");
    let build = kernels.builder().ptx_version(PtxVersion::new(7, 0)).build().unwrap();
    assert!(build.ptx.contains(".version 7.0\n") && build.ptx.contains(".target sm_75\n"), "{}", build.ptx);
}

/// Compiles the core library for each target, so it takes minutes: `cargo test -p cuda_builder -- --ignored`.
#[test]
#[ignore = "compiles the core library once for each target"]
fn ptxas_accepts_every_target() {
    assert!(find_ptxas().is_some(), "put ptxas on PATH");
    let kernels = Crate::copy_of("kernels", "targets");
    for &arch in Arch::supported() {
        let build = kernels
            .builder()
            .arch(arch)
            .ptxas(PtxasCheck::Required)
            .build()
            .unwrap_or_else(|e| panic!("{e}"));
        let head = format!(".version {}\n.target {arch}\n", arch.least_ptx_version());
        assert!(build.ptx.starts_with(&head), "{}", &build.ptx[..80]);
        assert_eq!(build.checked_by, find_ptxas());
    }
}

/// A condition that is decided before a barrier and used after it tempts an optimiser to copy the barrier into both
/// sides. A warp whose lanes then wait at different copies never goes on.
#[test]
fn barriers_and_votes_are_not_copied_into_branches() {
    let kernel = Crate::copy_of("kernels", "convergent");
    let source = r#"
unsafe extern "C" {
    #[link_name = "llvm.nvvm.vote.ballot.sync"]
    fn ballot(mask: u32, predicate: bool) -> u32;
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn add(flags: *const u32, out: *mut u32, n: u32) {
    use core::arch::nvptx::{_syncthreads, _thread_idx_x};
    unsafe {
        let i = _thread_idx_x() as u32;
        let hit = i < n && *flags.add(i as usize) > 7;
        let votes = ballot(u32::MAX, hit);
        _syncthreads();
        if hit {
            *out.add(i as usize) = votes;
        }
    }
}
"#;
    kernel.write(&kernel.source(), source);
    let ptx = kernel.build().ptx;
    assert_eq!(ptx.matches("bar.sync").count(), 1, "{ptx}");
    assert_eq!(ptx.matches("vote.sync.ballot").count(), 1, "{ptx}");
}

/// A helper with barriers in it, called between the decision of a condition and its use, tempts an optimiser to copy the
/// call into both sides. A warp whose lanes then wait at different copies of a barrier never goes on.
#[test]
fn helpers_with_barriers_are_not_copied_into_branches() {
    if !device_compiler_marks_convergence() {
        return;
    }
    let kernel = Crate::copy_of("kernels", "convergent-helper");
    for (attribute, calls) in [("", 1), ("", 3), ("#[inline(always)]", 1), ("#[inline(always)]", 3)] {
        let call = "sum += block_sum(hit as u32, shared);".repeat(calls);
        let source = format!(
            r#"
use core::arch::nvptx::{{_syncthreads, _thread_idx_x}};

{attribute}
unsafe fn block_sum(value: u32, shared: *mut u32) -> u32 {{
    unsafe {{
        let t = _thread_idx_x() as usize;
        shared.add(t).write_volatile(value);
        _syncthreads();
        let mut stride = 32;
        while stride > 0 {{
            if t < stride {{
                let other = shared.add(t + stride).read_volatile();
                shared.add(t).write_volatile(shared.add(t).read_volatile() + other);
            }}
            _syncthreads();
            stride /= 2;
        }}
        let sum = shared.read_volatile();
        _syncthreads();
        sum
    }}
}}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn count(a: *const u32, len: usize, out: *mut u32, shared: *mut u32) {{
    unsafe {{
        let i = _thread_idx_x() as usize;
        let hit = i < len && *a.add(i) > 3;
        let mut sum = 0;
        {call}
        if hit {{
            *out.add(i) = sum;
        }}
    }}
}}
"#
        );
        kernel.write(&kernel.source(), &source);
        let ptx = kernel.build().ptx;
        // One before the loop, one in each of its six rounds, which are unrolled, and one behind it.
        let inlined = ptx.matches("bar.sync").count();
        let called = ptx.matches("call.uni").count() + ptx.matches("call ").count();
        let right = if called > 0 { inlined == 8 && called == calls } else { inlined == 8 * calls };
        assert!(right, "{attribute} {calls} calls: {inlined} barriers, {called} calls\n{ptx}");
    }
}

/// Whether the device's compiler guarantees what a test is about; says that the test is skipped if it does not.
fn device_compiler_marks_convergence() -> bool {
    let device = cuda_builder::DeviceToolchain::find(Path::new(env!("CARGO_MANIFEST_DIR"))).unwrap();
    if let Some(warning) = device.warning() {
        eprintln!("SKIPPED: {warning}");
        return false;
    }
    true
}

#[test]
fn what_llvm_cannot_do_is_told_with_the_way_out() {
    let kernels = Crate::copy_of("kernels", "llvm-gives-up");
    let source = r#"
unsafe extern "C" {
    #[link_name = "llvm.sin.f64"]
    fn sine(value: f64) -> f64;
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wave(value: *mut f64) {
    // SAFETY: the host passes one.
    unsafe { *value = sine(*value) }
}
"#;
    kernels.write(&kernels.source(), source);
    let error = kernels.builder().build().unwrap_err();
    assert!(matches!(error, BuildError::Llvm { .. }), "{error:?}");
    let text = error.to_string();
    for part in ["fsin", "left out one by one"] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn cores_sorts_lose_nothing() {
    let kernels = Crate::copy_of("kernels", "sorts");
    let source = r#"
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn sort(words: *mut [u32; 24], longs: *mut [u64; 21]) {
    // SAFETY: the host passes one of each.
    unsafe {
        (*words).sort_unstable();
        (*longs).sort_unstable_by(|a, b| b.cmp(a));
    }
}
"#;
    kernels.write(&kernels.source(), source);
    let build = kernels.build();
    let program = Arc::new(simt::Program::from_ptx(&build.ptx).unwrap());
    let kernel = program.kernel("sort").unwrap();
    let memory = simt::memory::Memory::new(1 << 20);
    let instance = simt::Instance::load(program, &memory).unwrap();
    let (words_at, longs_at) = (memory.allocate(96, 16).unwrap(), memory.allocate(168, 16).unwrap());
    let mut state = 1u64;
    for _ in 0..64 {
        let mut next = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
            state >> 33
        };
        let (mut words, mut longs) = ([0u32; 24], [0u64; 21]);
        words.iter_mut().for_each(|word| *word = next() as u32);
        longs.iter_mut().for_each(|long| *long = next());
        let bytes = words.map(u32::to_le_bytes);
        memory.write(words_at, bytes.as_flattened()).unwrap();
        memory.write(longs_at, longs.map(u64::to_le_bytes).as_flattened()).unwrap();
        let arguments = [words_at.to_le_bytes(), longs_at.to_le_bytes()];
        let config = simt::LaunchConfig::new([1; 3], [1; 3]);
        let device = simt::DeviceModel::for_capability(7, 5);
        let (mode, sink) = (simt::Mode::Fast, simt::StringSink::new());
        let arguments = arguments.as_flattened();
        simt::launch(&instance, &memory, kernel, &config, arguments, mode, &device, &sink).unwrap();
        words.sort_unstable();
        longs.sort_unstable_by(|a, b| b.cmp(a));
        let mut found = ([[0u8; 4]; 24], [[0u8; 8]; 21]);
        memory.read(words_at, found.0.as_flattened_mut()).unwrap();
        memory.read(longs_at, found.1.as_flattened_mut()).unwrap();
        assert_eq!((found.0.map(u32::from_le_bytes), found.1.map(u64::from_le_bytes)), (words, longs));
    }
}

#[test]
fn nvvm_is_a_second_stage_with_a_stamp_of_its_own() {
    let kernels = Crate::copy_of("kernels", "nvvm");
    let builder = kernels.nvvm_builder();
    let first = match builder.build() {
        Err(error @ BuildError::NoNvvm { .. }) => {
            // Past the capture of the test harness.
            let _ = writeln!(std::io::stderr(), "SKIPPED: building through NVVM: {error}");
            assert!(error.to_string().contains("doctor --fetch nvvm"), "{error}");
            return;
        }
        other => other.unwrap_or_else(|error| panic!("{error}")),
    };
    assert_eq!((first.codegen, names(&first)), (Codegen::Nvvm, vec!["add".into(), "pick".into()]));
    assert_eq!(Codegen::of_ptx(&first.ptx), Some(Codegen::Nvvm));
    assert!(
        first.ptx_version <= PtxVersion::new(9, 0) && first.ptx.contains(".target sm_75\n"),
        "{}",
        first.ptx
    );
    assert!(first.ptx.contains(".loc") && !first.ptx.contains(".debug_info"), "{}", first.ptx);
    let ir = fs::read_to_string(first.nvvm_ir_path.as_ref().unwrap()).unwrap();
    assert!(ir.contains("!nvvmir.version"), "{ir}");
    // The other generator's result is its own, and neither makes the other stale.
    let llvm = kernels.build();
    assert!(!llvm.rebuilt && Codegen::of_ptx(&llvm.ptx) == Some(Codegen::Llvm));
    let again = builder.build().unwrap();
    assert!(!again.rebuilt && again.ptx == first.ptx);
    // Options and sources make it anew.
    let limited = builder.clone().max_registers(32).build().unwrap();
    assert!(limited.rebuilt && limited.ptx.contains(".maxnreg 32") && limited.ptx_path != first.ptx_path);
    kernels.edit("*a.add(index) +", "*a.add(index) -");
    let edited = builder.build().unwrap();
    assert!(edited.rebuilt && edited.ptx != first.ptx);
    // A result that somebody damaged is made anew, too.
    fs::write(&edited.ptx_path, "damaged").unwrap();
    assert_eq!(builder.build().unwrap().ptx, edited.ptx);
}

/// libNVVM 13.5 writes volatile accesses to local memory into PTX of a version that has none, which no driver loads.
#[test]
fn volatile_accesses_to_local_memory_are_valid_ptx() {
    let kernel = Crate::copy_of("kernels", "volatile-locals");
    let source = r#"
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn add(out: *mut u64) {
    let mut value = out.addr() as u64;
    let place = core::hint::black_box(&raw mut value);
    let first = &raw mut value;
    unsafe {
        first.write_volatile(7);
        let read = first.read_volatile();
        *out = read + *place;
    }
}
"#;
    kernel.write(&kernel.source(), source);
    for builder in [kernel.builder(), kernel.nvvm_builder()] {
        match builder.build() {
            Ok(build) if build.ptx_version < PtxVersion::new(9, 1) => {
                assert!(!build.ptx.contains("volatile.local"), "{}", build.ptx);
                assert!(build.ptx.contains("ld.local"), "the test has lost its case: {}", build.ptx);
            }
            Ok(build) => assert!(build.ptx.contains("ld.volatile.local"), "{}", build.ptx),
            Err(error @ BuildError::NoNvvm { .. }) => {
                // Past the capture of the test harness.
                let _ = writeln!(std::io::stderr(), "SKIPPED: building through NVVM: {error}");
            }
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn options_of_nvvm_are_not_ignored_by_llvm() {
    let kernels = Crate::copy_of("kernels", "nvvm-options");
    let error = kernels.builder().ftz(true).build().unwrap_err();
    assert!(
        matches!(error, BuildError::OptionsOfNvvm { .. }) && error.to_string().contains("`ftz`"),
        "{error}"
    );
}

#[test]
fn an_undefined_function_is_an_error_with_its_callers() {
    let error = Crate::copy_of("undefined", "undefined").builder().build().unwrap_err();
    assert!(matches!(error, BuildError::Undefined { .. }), "{error}");
    let text = error.to_string();
    let expected = "  `mystery`, called by `fixture_undefined::helper`, reached by the kernel `uses_it`";
    assert!(text.ends_with(expected), "{text}");
}
