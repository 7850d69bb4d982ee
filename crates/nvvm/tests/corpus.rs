//! The whole corpus through libNVVM, for both dialects, and through ptxas.

mod common;

use common::{assemble, corpus, libraries, ptxas, tell};
use nvvm::{Arch, Dialect, Error, Options};

const ARCHES: [u32; 6] = [75, 80, 90, 100, 103, 120];

#[test]
fn every_kernel_compiles_for_every_target_and_assembles() {
    let assembler = ptxas();
    let (mut compiled, mut assembled, mut unknown) = (0, 0, 0);
    let corpus = corpus();
    for library in libraries("compiling the corpus") {
        for arch in ARCHES.map(Arch::new) {
            let options = Options::new(arch);
            if library.llvm_version(arch, Dialect::Auto).is_err() {
                unknown += corpus.len();
                continue;
            }
            for (name, ir) in &corpus {
                let ptx = match nvvm::compile(ir, &options, &library) {
                    Ok(ptx) => ptx,
                    // Old libraries do not know new targets, and say so.
                    Err(Error::Target { .. }) => {
                        unknown += 1;
                        continue;
                    }
                    Err(error) => panic!("{name} for {arch} with {}: {error}", library.path().display()),
                };
                compiled += 1;
                assert!(ptx.text.contains(&format!(".target {arch}")), "{name}: wrong target");
                assert!(ptx.text.contains("\t.loc\t"), "{name} for {arch}: the lines are lost");
                assert!(!ptx.text.contains("debug_info"), "{name} for {arch}: debug sections");
                let kernels = ir.matches("define ptx_kernel").count();
                assert_eq!(ptx.text.matches(".entry ").count(), kernels, "{name} for {arch}: kernels");
                if let Some(assembler) = &assembler {
                    if let Err(error) = assemble(assembler, &arch.to_string(), &ptx.text) {
                        panic!("{name} for {arch} with {}: {error}", library.path().display());
                    }
                    assembled += 1;
                }
            }
        }
    }
    tell(&format!(
        "nvvm corpus: {compiled} compiled, {assembled} assembled{}, {unknown} for targets that a library does not know",
        if assembler.is_none() { " (SKIPPED: no ptxas found)" } else { "" }
    ));
}

#[test]
fn options_reach_the_library() {
    for library in libraries("options of libNVVM") {
        let ir = common::corpus_file("floats");
        let base = Options::new(Arch::new(80));
        let compile =
            |options: &Options| nvvm::compile(&ir, options, &library).unwrap_or_else(|e| panic!("{e}"));
        let plain = compile(&base);
        assert!(plain.text.contains("sqrt.rn.f32"), "square roots are precise by default");
        assert!(!plain.text.contains("add.rn.ftz.f32"), "denormals are kept by default");
        let fast = compile(&Options { ftz: true, prec_sqrt: false, prec_div: false, ..base.clone() });
        assert!(fast.text.contains("sqrt.approx.ftz.f32") && fast.text.contains("add.rn.ftz.f32"));
        let contracted = compile(&Options { fma: true, ..base.clone() });
        let count = |text: &str| text.matches("fma.rn").count();
        assert!(
            count(&contracted.text) > count(&plain.text),
            "multiplications and additions are contracted on request"
        );
        let limited = compile(&Options { max_registers: Some(40), ..base.clone() });
        assert_eq!(limited.text.matches(".maxnreg 40").count(), limited.text.matches(".entry ").count());
        let bare = compile(&Options { line_info: false, ..base.clone() });
        assert!(!bare.text.contains("\t.loc\t"));
        let lower = compile(&Options { ptx_version: Some(74), ..base });
        assert_eq!(lower.version(), Some((7, 4)));
    }
}

#[test]
fn launch_bounds_become_directives_in_every_dialect() {
    let ir = common::corpus_file("launch_bounds");
    for library in libraries("launch bounds") {
        for arch in ARCHES.map(Arch::new) {
            let ptx = match nvvm::compile(&ir, &Options::new(arch), &library) {
                Ok(ptx) => ptx.text,
                // Old libraries do not know new targets, and say so.
                Err(Error::Target { .. }) => continue,
                Err(error) => panic!("{arch} with {}: {error}", library.path().display()),
            };
            let entry = |name: &str| {
                let start =
                    ptx.find(&format!(".entry {name}(")).unwrap_or_else(|| panic!("no {name}: {ptx}"));
                ptx[start..]
                    .split('{')
                    .next()
                    .unwrap_or_default()
                    .split_whitespace()
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            let (both, threads, none) = (entry("both"), entry("threads"), entry("none"));
            assert!(both.contains(".maxntid 256") && both.contains(".minnctapersm 2"), "{arch}: {both}");
            assert!(
                threads.contains(".maxntid 96") && !threads.contains(".minnctapersm"),
                "{arch}: {threads}"
            );
            assert!(!none.contains(".maxntid"), "{arch}: {none}");
            assert!(!ptx.contains("@launch_bounds"), "{arch}: a mark is left");
        }
    }
}

#[test]
fn libdevice_is_linked_only_when_it_is_needed() {
    for library in libraries("linking of libdevice") {
        let options = Options::new(Arch::new(75));
        let maths = nvvm::compile(&common::corpus_file("floats"), &options, &library)
            .unwrap_or_else(|e| panic!("{e}"));
        assert!(!maths.text.contains("__nv_sinf"), "sin is resolved");
        assert!(maths.nvvm_ir.contains("@__nv_sinf"), "by libdevice's function");
        let plain = nvvm::compile(&common::corpus_file("slices"), &options, &library)
            .unwrap_or_else(|e| panic!("{e}"));
        assert!(!plain.nvvm_ir.contains("@__nv_"));
    }
}

#[test]
fn the_newest_dialect_for_older_targets_where_the_library_has_it() {
    for library in libraries("the newest dialect for older targets") {
        let options = Options { dialect: Dialect::Latest, ..Options::new(Arch::new(80)) };
        match nvvm::compile(&common::corpus_file("atomics"), &options, &library) {
            Ok(ptx) => assert!(ptx.text.contains(".target sm_80") && ptx.nvvm_ir.contains("ptr ")),
            Err(error @ Error::Target { .. }) => tell(&format!("SKIPPED: {error}")),
            Err(error) => panic!("{error}"),
        }
    }
}
