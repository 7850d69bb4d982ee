//! What `select` makes of the libraries that it may find under the name of NVIDIA's driver. Each case compiles a
//! library with the C compiler and runs this program again with that library in its search path.

use std::path::{Path, PathBuf};
use std::process::Command;

use cuda_loader::{Backend, DeviceChoice};

/// Set for the second run, to what it shall select.
const CHOICE: &str = "DRIVER_LIBRARY_TEST_CHOICE";

/// The second run: selects, and prints what came of it.
#[test]
fn child() {
    let Ok(choice) = std::env::var(CHOICE) else { return };
    match choice.parse().map(cuda_loader::select).expect("the test names a device") {
        Ok(Backend::Sim) => println!("selected sim"),
        Ok(Backend::Cuda { path, driver_version, ordinal }) => {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            println!("selected cuda:{ordinal} version {driver_version} from {name}");
            // The library has cuMemAlloc_v2 but no cuMemFree_v2.
            let mut address = 0u64;
            // SAFETY: the library's function returns a number and looks at nothing.
            let allocated = unsafe { cust::sys::cuMemAlloc_v2(&mut address, 1) };
            // SAFETY: leads to a function that returns an error.
            let freed = unsafe { cust::sys::cuMemFree_v2(address) };
            println!("alloc {} free {}", allocated as u32, freed as u32);
        }
        Err(error) => println!("refused: {error}"),
    }
}

/// A library under the driver's name with this C source; `None` if there is no C compiler.
fn library(name: &str, source: &str) -> Option<PathBuf> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).expect("cargo's folder for tests is writable");
    let file = folder.join("driver.c");
    std::fs::write(&file, source).expect("cargo's folder for tests is writable");
    let library = folder.join("libcuda.so.1");
    let compiled = Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&file).status();
    match compiled {
        Ok(status) => assert!(status.success(), "cc compiles the library"),
        Err(error) => {
            eprintln!("SKIPPED: no C compiler: {error}");
            return None;
        }
    }
    Some(folder)
}

/// What the second run prints with `libraries` first in its search path.
fn select(choice: &str, libraries: &Path) -> String {
    let output = Command::new(std::env::current_exe().expect("this program has a path"))
        .args(["child", "--exact", "--nocapture"])
        .env(CHOICE, choice)
        .env("LD_LIBRARY_PATH", libraries)
        .output()
        .expect("this program starts again");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

const WORKING: &str = "
    int cuInit(unsigned flags) { return flags; }
    int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
    int cuDeviceGetCount(int *count) { *count = 2; return 0; }
    int cuMemAlloc_v2(void) { return 77; }
";

#[test]
fn a_working_driver_is_taken() {
    let Some(folder) = library("working", WORKING) else { return };
    for (choice, expected) in [("auto", "cuda:0"), ("cuda", "cuda:0"), ("cuda:1", "cuda:1")] {
        let text = select(choice, &folder);
        assert!(text.contains(&format!("selected {expected} version 12040 from libcuda.so.1")), "{text}");
        // A function that the driver lacks is an error of its own, and no crash.
        assert!(text.contains("alloc 77 free 500"), "{text}");
    }
    let text = select("cuda:2", &folder);
    assert!(text.contains("refused: there is no device 2") && text.contains("2 device(s)"), "{text}");
    assert!(select("sim", &folder).contains("selected sim"));
}

#[test]
fn a_driver_without_a_device_is_passed_over() {
    let source = WORKING.replace("*count = 2", "*count = 0");
    let Some(folder) = library("no_device", &source) else { return };
    assert!(select("auto", &folder).contains("selected sim"));
    let text = select("cuda", &folder);
    assert!(text.contains("refused: there is no device 0"), "{text}");
}

#[test]
fn a_driver_that_fails_says_how() {
    let source = WORKING.replace("return flags;", "return 100;").to_owned()
        + "int cuGetErrorName(int e, const char **s) { *s = \"CUDA_ERROR_NO_DEVICE\"; return 0; }";
    let Some(folder) = library("failing", &source) else { return };
    assert!(select("auto", &folder).contains("selected sim"));
    let text = select("cuda", &folder);
    assert!(text.contains("failed in `cuInit`: CUDA_ERROR_NO_DEVICE (100)"), "{text}");
    assert!(text.contains("--device sim"), "{text}");
}

#[test]
fn a_library_that_is_no_driver_is_refused() {
    let Some(folder) = library("no_driver", "int something_else;") else { return };
    assert!(select("auto", &folder).contains("selected sim"));
    let text = select("cuda", &folder);
    assert!(text.contains("has no function `cuInit`"), "{text}");
}

#[test]
fn warpbooks_own_library_is_no_gpu() {
    let source = WORKING.to_owned() + "const char *warpbook_simulated_driver(void) { return \"0\"; }";
    let Some(folder) = library("own", &source) else { return };
    assert!(select("auto", &folder).contains("selected sim"));
    let text = select("cuda", &folder);
    assert!(text.contains("is Warpbook's simulated driver"), "{text}");
}

#[test]
fn without_a_library_the_error_says_what_was_tried() {
    if cuda_loader::probe().is_ok() {
        eprintln!("SKIPPED: this machine has an NVIDIA driver");
        return;
    }
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let text = select("cuda", empty);
    assert!(
        text.contains("refused: no NVIDIA driver found") && text.contains("tried libcuda.so.1"),
        "{text}"
    );
    assert!(select("auto", empty).contains("selected sim"));
}

#[test]
fn the_environment_chooses_when_nobody_else_does() {
    for (value, expected) in [("sim", "0"), ("nonsense", "1")] {
        let output = Command::new(std::env::current_exe().expect("this program has a path"))
            .args(["first_call_selects", "--exact", "--nocapture"])
            .env(cuda_loader::DEVICE_VARIABLE, value)
            .env(CHOICE, "")
            .output()
            .expect("this program starts again");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(text.contains(&format!("cuInit {expected}")), "{text}");
    }
}

/// Run again by the test above: `cuInit` without a selection.
#[test]
fn first_call_selects() {
    if std::env::var_os(CHOICE).is_none_or(|choice| !choice.is_empty()) {
        return;
    }
    // SAFETY: `cuInit` takes flags, which are 0.
    println!("cuInit {}", unsafe { cust::sys::cuInit(0) } as u32);
    assert_eq!(cuda_loader::selected().is_some(), DeviceChoice::from_environment().is_ok());
}
