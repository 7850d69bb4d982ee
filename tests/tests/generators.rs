//! Both code generators: every variant of the catalogue gives the same results, bit by bit, by the PTX of rustc's LLVM and by that of
//! NVIDIA's libNVVM.

use std::collections::BTreeSet;
use std::io::Write as _;

use cuda_builder::{BuildError, Codegen};
use warpbook::catalogue::Size;
use warpbook::select;
use warpbook::session::{Kernels, Options, Status};
use warpbook_tests::{Sim, kernels_by};

/// Says something past the capture of the test harness.
fn tell(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// The kernels through NVVM. Without a libNVVM, says how many `tests` are skipped.
fn nvvm(tests: &str) -> Option<Kernels> {
    match kernels_by(Codegen::Nvvm) {
        Ok(kernels) => Some(kernels),
        Err(error @ BuildError::NoNvvm { .. }) => {
            tell(&format!("SKIPPED: {tests}: {error}"));
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// Status, digest and messages of every variant.
fn results(kernels: Kernels) -> Vec<(Status, u64, Vec<String>)> {
    let mut sim = Sim::open_with(kernels);
    let run = |one: select::Selected| {
        let shape = one.entry.shape(one.variant, Size::Tiny);
        let report = sim.run(&one, &shape, &Options::default());
        (report.status, report.findings.digest, report.messages)
    };
    select::all().into_iter().map(run).collect()
}

#[test]
fn every_variant_gives_the_same_by_both() {
    let variants = select::all();
    let Some(by_nvvm) = nvvm(&format!("{} variants of the catalogue through NVVM", variants.len())) else {
        return;
    };
    assert_eq!(by_nvvm.codegen(), "nvvm");
    let by_llvm = kernels_by(Codegen::Llvm).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(by_llvm.codegen(), "llvm");
    let (llvm, nvvm) = (results(by_llvm), results(by_nvvm));
    let mut wrong = Vec::new();
    for (one, (llvm, nvvm)) in variants.iter().zip(llvm.iter().zip(&nvvm)) {
        if llvm.0 != Status::Passed || nvvm.0 != Status::Passed || llvm.1 != nvvm.1 {
            wrong.push(format!("{}: llvm {llvm:x?}, nvvm {nvvm:x?}", one.name()));
        }
    }
    assert!(wrong.is_empty(), "{} of {} differ:\n{}", wrong.len(), variants.len(), wrong.join("\n"));
    tell(&format!("{} variants through NVVM: all equal to LLVM's", variants.len()));
}

/// What a kernel shows: its name, where each parameter is and how many bytes it has, and its launch bounds.
type Face = (String, Vec<(u32, u32)>, Option<u64>, Option<u32>);

#[test]
fn both_have_the_same_kernels_with_the_same_parameters_and_launch_bounds() {
    let Some(by_nvvm) = nvvm("the kernels' signatures through NVVM") else { return };
    let by_llvm = kernels_by(Codegen::Llvm).unwrap_or_else(|error| panic!("{error}"));
    // A parameter is what a host writes into the buffer: where, and how many bytes.
    let signatures = |kernels: &Kernels| -> BTreeSet<Face> {
        let module = ptx::parse(&kernels.ptx).expect("the builder has parsed it");
        let signatures = ptx::signatures(&module).expect("the builder has read them");
        signatures
            .iter()
            .map(|kernel| {
                let places = kernel.params.iter().map(|parameter| (parameter.offset, parameter.size));
                (kernel.name.to_string(), places.collect(), kernel.max_threads, kernel.min_blocks)
            })
            .collect()
    };
    let signatures = [&by_llvm, &by_nvvm].map(signatures);
    assert_eq!(signatures[0], signatures[1]);
    let bounded = signatures[0].iter().filter(|(.., threads, blocks)| threads.is_some() && blocks.is_some());
    assert!(bounded.count() >= 10, "kernels that state launch bounds");
}
