//! The generator, the reference and the comparison: a fixed budget of kernels has no difference, and what is broken is found.

#![allow(clippy::unwrap_used, reason = "helpers of tests, which are to fail where they stand")]

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use codegen_fuzz::campaign::{self, Options};
use codegen_fuzz::device::{self, Compilation, Configuration};
use codegen_fuzz::generate::{self, FEATURES, Features};
use codegen_fuzz::outcome::{Buffers, Outcome};
use codegen_fuzz::program::{Block, Kernel, SharedArray, Stmt};
use codegen_fuzz::{pack, print, replay};
use cuda_builder::Arch;

/// Kernels of the budget.
const KERNELS: u64 = 200;

/// Held while kernels are compiled: the tests share one folder, since each has a core library to compile, and its crates.
static COMPILER: Mutex<()> = Mutex::new(());

fn compiler() -> MutexGuard<'static, ()> {
    COMPILER.lock().unwrap_or_else(PoisonError::into_inner)
}

fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn options() -> Options {
    let work = temporary("fuzz");
    std::fs::create_dir_all(&work).unwrap();
    Options {
        work,
        nvvm: Path::new(env!("CARGO_TARGET_TMPDIR")).join("../nvvm"),
        configurations: Configuration::USUAL.to_vec(),
        arch: Arch::parse("sm_90").unwrap(),
        lines: false,
        features: Features::default(),
        jobs: 2,
    }
}

/// Leaves libNVVM's configurations out where there is no libNVVM, and says so.
fn with_what_is_here(mut options: Options) -> Options {
    let cache = [options.nvvm.clone()];
    if let Err(error) = nvvm::LibNvvm::find_with(&cache) {
        eprintln!("SKIPPED: the configurations of NVVM, since {error}");
        options.configurations.retain(|configuration| !configuration.needs_nvvm());
    }
    options
}

#[test]
fn a_fixed_budget_of_kernels_has_no_difference() {
    let _compiler = compiler();
    let options = with_what_is_here(options());
    let report =
        campaign::run(1_000_000, KERNELS as usize, &options).unwrap_or_else(|error| panic!("{error}"));
    assert!(report.differences.is_empty(), "{:#?}", report.differences);
    assert!(report.invalid.is_empty(), "{:?}", report.invalid);
    assert!(report.collective > 50, "{} kernels with barriers or operations of a warp", report.collective);
    assert_eq!(report.kernels as u64, KERNELS);
}

#[test]
fn a_changed_instruction_is_found() {
    let _compiler = compiler();
    let options = options();
    let kernels: Vec<Kernel> = (1..100).map(|seed| generate::kernel(seed, &Features::default())).collect();
    let reference = campaign::reference(&kernels, &options.work).unwrap();
    let compilation =
        Compilation { work: &options.work, nvvm: &options.nvvm, arch: options.arch, lines: options.lines };
    let ptx = device::compile(&kernels, Configuration::Llvm3, &compilation).unwrap();
    let differing = |ptx: &str| {
        let found = device::simulate(ptx, &kernels, options.arch);
        found.iter().zip(&reference).filter(|(found, expected)| found != expected).count()
    };
    assert_eq!(differing(&ptx), 0);
    // What a compiler's defect looks like: a comparison, a shift or a sum of another kind, a barrier that is gone.
    for (right, wrong) in [
        ("setp.lt.u32", "setp.le.u32"),
        ("shr.u64", "shr.s64"),
        ("sub.s64", "add.s64"),
        ("bar.sync", "// bar.sync"),
    ] {
        assert!(ptx.contains(right), "no kernel has {right}");
        let changed = ptx.replace(right, wrong);
        assert!(differing(&changed) > 0, "{right} for {wrong} makes no difference");
    }
}

/// A kernel of 64 threads with shared memory and this body.
fn kernel(text: &'static str) -> Kernel {
    let body = Block { stmts: vec![Stmt::new(text, Vec::new())], value: None };
    Kernel {
        seed: 2,
        structs: Vec::new(),
        enums: Vec::new(),
        functions: Vec::new(),
        parameters: Vec::new(),
        shared: vec![SharedArray { name: "s0".to_owned(), element: "u32", len: 64 }],
        body,
        block: 64,
        grid: 1,
    }
}

#[test]
fn the_reference_knows_the_rules() {
    let kernels = [
        kernel("s0.set(tid() as usize, tid()); sync(1); o[0] = s0.get(63 - tid() as usize) as u64;"),
        kernel("s0.set(tid() as usize, tid()); o[0] = s0.get(63 - tid() as usize) as u64;"),
        kernel("s0.set(0, tid());"),
        kernel("if tid() < 40 { sync(1); }"),
        kernel("if tid() < 40 { sync(1); } else { sync(2); }"),
        kernel("if lane() < 4 { o[0] = reduce_add(1, 15, lane()) as u64; }"),
        kernel("if lane() < 4 { o[0] = reduce_add(1, 31, lane()) as u64; }"),
        kernel("s0.atomic_add(0, 1); sync(1); o[0] = s0.get(0) as u64;"),
        kernel("s0.atomic_add(0, 1); s0.atomic_xor(0, 1);"),
        kernel("if tid() == 5 { panic!(\"five\"); } sync(1);"),
        kernel(
            "o[0] = ballot(1, full(), lane() % 3 == 0) as u64; o[1] = shuffle_up(2, full(), lane(), 3, 8).0 as u64;",
        ),
    ];
    let outcomes = campaign::reference(&kernels, &temporary("rules")).unwrap();
    let word = |number: usize, thread: usize, word: usize| match &outcomes[number] {
        Outcome::Values(values) => values[thread * 8 + word],
        other => panic!("kernel {number}: {other}"),
    };
    assert_eq!([word(0, 0, 0), word(0, 40, 0)], [63, 23]);
    assert_eq!([word(5, 3, 0), word(5, 4, 0), word(5, 33, 0)], [6, 0, 6]);
    assert_eq!(word(7, 9, 0), 64);
    assert_eq!([word(10, 63, 0), word(10, 1, 1), word(10, 12, 1)], [0x4924_9249, 1, 9]);
    assert_eq!(outcomes[9], Outcome::Panic);
    for (number, rule) in
        [(1, "race"), (2, "race"), (3, "has ended"), (4, "different barriers"), (6, "lanes"), (8, "race")]
    {
        assert!(
            matches!(&outcomes[number], Outcome::Invalid(why) if why.contains(rule)),
            "{number}: {}",
            outcomes[number]
        );
    }
}

#[test]
fn every_kernel_is_a_valid_program() {
    let kernels: Vec<Kernel> =
        (5000..5400).map(|seed| generate::kernel(seed, &Features::default())).collect();
    let outcomes =
        campaign::reference(&kernels, &temporary("valid")).unwrap_or_else(|error| panic!("{error}"));
    for (kernel, outcome) in kernels.iter().zip(&outcomes) {
        assert!(!matches!(outcome, Outcome::Invalid(_)), "seed {}: {outcome}", kernel.seed);
    }
    // Every kind of code is there.
    let text: String = kernels.iter().map(|kernel| print::module(kernel, "k")).collect();
    for what in [
        "sync(",
        "sync_count(",
        "ballot(",
        "shuffle_",
        "match_any_",
        "reduce_",
        "atomic_add_u32(",
        ".atomic_",
        "u128",
        "i8",
        "f16",
        "f64",
        "for v",
        "while n",
        "loop {",
        "break 'l",
        "continue 'l",
        "return ",
        "enum E",
        "struct S",
        "match v",
        "|v",
        "&dyn Fn",
        "table: [fn(",
        "depth % 7",
        "#[inline(never)]",
        "#[inline(always)]",
        "&mut [",
        "Option<",
    ] {
        assert!(text.contains(what), "no kernel has `{what}`");
    }
    let writes = outcomes
        .iter()
        .filter(|outcome| matches!(outcome, Outcome::Values(values) if values.iter().any(|v| *v != 0)));
    assert!(writes.count() > 200);
}

#[test]
fn a_seed_means_one_kernel() {
    let of = |seed| generate::kernel(seed, &Features::default());
    assert_eq!(of(77), of(77));
    assert_ne!(print::module(&of(77), "k"), print::module(&of(78), "k"));
    assert_eq!(Buffers::of(&of(77)), Buffers::of(&of(77)));
}

#[test]
fn what_is_left_out_is_not_there() {
    let all: Vec<String> = FEATURES.iter().map(|(name, _)| (*name).to_owned()).collect();
    let none = Features::without(&all).unwrap();
    let text: String = (0..150).map(|seed| print::module(&generate::kernel(seed, &none), "k")).collect();
    for word in
        ["f16", "u128", "i128", "sync(", "full()", "&dyn Fn", "fn(", "depth", "atomic_", "starts_with"]
    {
        // Functions are declared with `fn name(`.
        assert!(!text.contains(word), "{word}");
    }
    assert_eq!(Features::without(&["nothing".to_owned()]), Err("nothing".to_owned()));
}

#[test]
fn a_packed_folder_is_read_again_and_checked() {
    let _compiler = compiler();
    let folder = temporary("packed");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let options = Options { configurations: vec![Configuration::Llvm3], ..options() };
    let mut manifest = pack::Manifest::default();
    pack::add(&folder, &mut manifest, 300, 5, &options).unwrap();
    let (read, _) = pack::read(&folder).unwrap();
    assert_eq!(read.batches[0].kernels.len(), 5);
    assert!(folder.join(&read.batches[0].modules[0].1).is_file());
    let error =
        replay::one_module(&folder, "libno_driver_of_this_name.so", "0,llvm-3,0").unwrap_err().to_string();
    assert!(error.contains("libno_driver_of_this_name.so"), "{error}");
    manifest.batches[0].kernels[0].source ^= 1;
    std::fs::write(folder.join(pack::MANIFEST), serde_json::to_string(&manifest).unwrap()).unwrap();
    assert!(pack::read(&folder).unwrap_err().to_string().contains("seed 300"));
}
