//! Launch bounds, from the attribute to the PTX of both code generators and to the simulator.

#[path = "device/gpu.rs"]
#[allow(dead_code)] // other tests use the rest
mod gpu;

use std::io::Write as _;
use std::path::Path;

use cuda_builder::{BuildError, Codegen, KernelBuild};
use cuda_std_test_kernels::bounds;
use gpu::Gpu;
use ptx::ast::Statement;

fn build(codegen: Codegen) -> Result<KernelBuild, BuildError> {
    gpu::builder().codegen(codegen).build()
}

/// The bounds of each of the kernels, as the PTX has them.
fn directives(ptx: &str) -> Vec<(String, Option<u64>, Option<u32>)> {
    assert!(!ptx.contains("@launch_bounds"), "the marks are gone");
    let module = ptx::parse(ptx).expect("the builder has parsed it");
    let signatures = ptx::signatures(&module).expect("the builder has read them");
    let mut found: Vec<_> = signatures
        .iter()
        .filter(|kernel| kernel.name.starts_with("bounds_"))
        .map(|kernel| (kernel.name.to_string(), kernel.max_threads, kernel.min_blocks))
        .collect();
    found.sort();
    found
}

fn expected() -> Vec<(String, Option<u64>, Option<u32>)> {
    vec![
        ("bounds_both".into(), Some(256), Some(2)),
        ("bounds_none".into(), None, None),
        ("bounds_threads".into(), Some(96), None),
    ]
}

#[test]
fn rustc_s_llvm_states_them() {
    let build = build(Codegen::Llvm).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(directives(&build.ptx), expected());
    // They change nothing in the kernel itself: the instructions are those of the kernel without.
    let module = ptx::parse(&build.ptx).expect("the builder has parsed it");
    let instructions = |name: &str| {
        let mut opcodes = Vec::new();
        let body = module.function(name).and_then(|function| function.body.as_deref()).expect("is there");
        Statement::walk(body, &mut |statement| {
            if let Statement::Instruction(instruction) = statement {
                opcodes.push(instruction.to_string().split_whitespace().next().map(str::to_owned));
            }
        });
        opcodes
    };
    let plain = instructions("bounds_none");
    assert!(plain.len() > 5);
    assert_eq!(instructions("bounds_both"), plain);
    // Lines of the kernels' own file.
    let start = build.ptx.find(".entry bounds_both").expect("is there");
    let file = build.ptx[start..].lines().find_map(|line| line.trim().strip_prefix(".loc ")).expect("a line");
    let index = file.split(' ').next().expect("a file");
    assert!(
        build
            .ptx
            .lines()
            .any(|line| line.starts_with(&format!(".file {index} ")) && line.contains("bounds.rs"))
    );
}

#[test]
fn nvvm_states_them() {
    let build = match build(Codegen::Nvvm) {
        Err(error @ BuildError::NoNvvm { .. }) => {
            // Past the capture of the test harness.
            let _ = writeln!(std::io::stderr(), "SKIPPED: launch bounds through NVVM: {error}");
            return;
        }
        other => other.unwrap_or_else(|error| panic!("{error}")),
    };
    assert_eq!(directives(&build.ptx), expected());
    let ir = std::fs::read_to_string(build.nvvm_ir_path.expect("NVVM read it")).expect("can be read");
    assert!(ir.contains("!\"maxntidx\"") && !ir.contains("@launch_bounds "), "libNVVM knows");
}

#[test]
fn a_part_of_the_kernels_keeps_its_bounds() {
    let kernels = gpu::builder()
        .target_dir(Path::new(env!("CARGO_TARGET_TMPDIR")).join("launch-bounds"))
        .kernels(["bounds_both"]);
    let build = kernels.build().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(directives(&build.ptx), expected()[..1]);
}

#[test]
fn larger_blocks_are_refused() {
    for gpu in Gpu::all() {
        let mut out = gpu.buffer(&[0u32; 256]);
        let call = bounds::bounds_both(out.slice_mut());
        let stated = call.launch_bounds().expect("it has some");
        assert_eq!((stated.max_threads(), stated.min_blocks()), (256, Some(2)));
        gpu.run(call, [1; 3], [16, 16, 1]);
        assert_eq!(gpu.read(&out), [256; 256]);
        let refused =
            gpu.launch(bounds::bounds_both(out.slice_mut()), [1; 3], [16, 17, 1], 0).expect_err("too large");
        assert!(refused.contains("272 threads") && refused.contains("at most 256"), "{refused}");
        let refused = gpu
            .launch(bounds::bounds_threads(out.slice_mut()), [1; 3], [97, 1, 1], 0)
            .expect_err("too large");
        assert!(refused.contains("at most 96"), "{refused}");
        gpu.run(bounds::bounds_none(out.slice_mut()), [1; 3], [1024, 1, 1]);
        assert!(bounds::bounds_none(out.slice_mut()).launch_bounds().is_none());
        assert_eq!(gpu.read(&out), [1024; 256]);
    }
}
