//! Finding and loading libNVVM.

mod common;

use common::{libraries, tell};
use nvvm::{Arch, Dialect, Error, LibNvvm, Options};
use std::path::Path;

#[test]
fn a_file_that_is_no_library_is_refused_with_its_name() {
    let file = std::env::temp_dir().join(format!("nvvm-no-library-{}.so", std::process::id()));
    std::fs::write(&file, "not a library").expect("temporary file");
    let error = LibNvvm::load(&file).expect_err("it is text");
    let _ = std::fs::remove_file(&file);
    assert!(matches!(error, Error::Load { .. }) && error.to_string().contains("nvvm-no-library"), "{error}");
    // A library, but another one.
    let libc = Path::new("/lib/x86_64-linux-gnu/libc.so.6");
    if libc.is_file() {
        let error = LibNvvm::load(libc).expect_err("it has none of the functions");
        assert!(error.to_string().contains("nvvmVersion"), "{error}");
    }
}

#[test]
fn versions_are_asked_for() {
    for library in libraries("versions of libNVVM") {
        let versions = library.versions();
        assert_eq!((versions.nvvm.0, versions.ir[0]), (2, 2), "{library:?}");
        assert_eq!(library.llvm_version(Arch::new(75), Dialect::Auto).expect("every release knows it"), 7);
        assert!(library.libdevice().is_some(), "{library:?}");
    }
}

#[test]
fn a_target_that_the_library_does_not_know_is_named() {
    for library in libraries("unknown targets") {
        let error = nvvm::compile("", &Options::new(Arch::new(999)), &library).expect_err("no such target");
        assert!(matches!(&error, Error::Target { arch, .. } if arch == "sm_999"), "{error}");
    }
}

#[test]
fn what_the_library_refuses_comes_with_its_log() {
    for library in libraries("errors of libNVVM") {
        // The parser of LLVM IR does not check types; libNVVM does.
        let ir = "define ptx_kernel void @k(i32 %x) {\n  %y = add i64 %x, 1\n  ret void\n}\n";
        let error = nvvm::compile(ir, &Options::new(Arch::new(75)), &library).expect_err("the types differ");
        let text = error.to_string();
        assert!(matches!(error, Error::Program { .. }) && text.contains("i32"), "{text}");
    }
}

#[test]
fn loops_stay_rolled_when_asked() {
    let ir = "define ptx_kernel void @sum(ptr %in, ptr %out) {\nstart:\n  br label %round\nround:\n  \
              %i = phi i64 [ 0, %start ], [ %next, %round ]\n  %sum = phi float [ 0.0, %start ], [ %more, %round ]\n  \
              %at = getelementptr float, ptr %in, i64 %i\n  %x = load volatile float, ptr %at\n  %more = fadd float %sum, %x\n  \
              %next = add i64 %i, 1\n  %again = icmp ult i64 %next, 8\n  br i1 %again, label %round, label %end\nend:\n  \
              store float %more, ptr %out\n  ret void\n}\n";
    for library in libraries("unrolling") {
        for arch in [Arch::new(75), Arch::new(100)] {
            if library.llvm_version(arch, Dialect::Auto).is_err() {
                tell(&format!("{library:?} does not know {arch}"));
                continue;
            }
            let loads = |unroll: bool| {
                let options = Options { unroll, ..Options::new(arch) };
                match nvvm::compile(ir, &options, &library) {
                    Ok(ptx) => {
                        ptx.text.lines().filter(|line| line.trim_start().starts_with("ld.volatile")).count()
                    }
                    // Releases before 13.1 tell no earlier that they do not know a target.
                    Err(Error::Target { .. }) => 0,
                    Err(error) => panic!("{error}"),
                }
            };
            assert!(matches!((loads(true), loads(false)), (8, 1) | (0, 0)), "{arch} by {library:?}");
        }
    }
}

#[test]
#[ignore = "downloads the library"]
fn the_library_can_be_fetched() {
    let folder = std::env::temp_dir().join(format!("nvvm-fetch-{}", std::process::id()));
    let library = LibNvvm::load(&nvvm::fetch::fetch_into(&folder).unwrap_or_else(|e| panic!("{e}")));
    let library = library.unwrap_or_else(|e| panic!("{e}"));
    assert!(library.libdevice().is_some());
    tell(&format!("fetched {}", library.path().display()));
    assert!(nvvm::fetch::fetch_into(&folder).is_ok(), "the second time nothing is downloaded");
    let _ = std::fs::remove_dir_all(&folder);
}
