//! The command line: what it prints, and what it says about bad input.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// Runs `warpbook` without the caller's own choice of a device.
fn warpbook(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_warpbook"))
        .args(arguments)
        .env_remove("WARPBOOK_DEVICE")
        .env_remove("WARPBOOK_PTX")
        .output()
        .expect("the binary starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output is UTF-8")
}

/// The error's words on one line: the report breaks them to the terminal's width.
fn error(output: &Output) -> String {
    let words = text(&output.stderr);
    words.split_whitespace().filter(|word| *word != "│").collect::<Vec<_>>().join(" ")
}

fn lines(output: &Output) -> Vec<Value> {
    text(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object a line"))
        .collect()
}

/// Runs what must be refused: exit code 2 or 1, nothing on standard output, these words in the error.
fn refused(arguments: &[&str], code: i32, words: &[&str]) {
    let output = warpbook(arguments);
    let error = error(&output);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {error}");
    for word in words {
        assert!(error.contains(word), "{arguments:?}: `{word}` is not in: {error}");
    }
    assert!(!error.contains("panicked"), "{error}");
}

const KEYS: [&str; 8] = ["algorithm", "variant", "notes", "device", "size", "ok", "max_error", "ms"];

#[test]
fn list_prints_an_object_a_line() {
    let output = warpbook(&["list", "--json"]);
    assert!(output.status.success());
    let lines = lines(&output);
    assert!(lines.len() > 20);
    for line in &lines {
        for key in KEYS {
            assert!(line.get(key).is_some(), "{key} is missing: {line}");
        }
        assert!(line["notes"].is_array());
    }
}

#[test]
fn run_prints_an_object_a_line() {
    let output = warpbook(&["run", "vector_add", "--device", "sim", "--size", "tiny", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let lines = lines(&output);
    assert_eq!(lines.len(), 4);
    for line in &lines {
        for key in KEYS {
            assert!(line.get(key).is_some(), "{key} is missing: {line}");
        }
        assert_eq!(line["algorithm"], "vector_add");
        assert_eq!(line["device"], "sim");
        assert_eq!(line["size"], "tiny");
        assert_eq!(line["ok"], true);
        assert_eq!(line["max_error"], 0.0);
        assert!(line["ms"].as_f64().is_some_and(|ms| ms >= 0.0));
        assert!(line["notes"].as_array().is_some_and(|notes| !notes.is_empty()));
    }
}

#[test]
fn run_ends_with_a_table_without_colours_off_a_terminal() {
    let output = warpbook(&["run", "transpose", "--variant", "tile16", "--device", "sim", "--size", "tiny"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let table = text(&output.stdout);
    for word in [
        "algorithm",
        "variant",
        "notes",
        "device",
        "size",
        "time",
        "check",
        "tile16",
        "B4",
        "ok (exact)",
        "1 passed",
    ] {
        assert!(table.contains(word), "`{word}` is not in:\n{table}");
    }
    assert!(!table.contains('\x1b'), "no escape sequences off a terminal");
}

#[test]
fn filters_match_ids_families_notes_and_patterns() {
    let count = |filter: &str| lines(&warpbook(&["list", filter, "--json"])).len();
    assert_eq!(count("A1"), 1);
    assert_eq!(count("a1"), 1);
    assert_eq!(count("vector_add"), 4);
    assert_eq!(count("vector"), 4);
    assert_eq!(count("transpose/padded*"), 3);
    assert_eq!(count("transp"), count("transpose"));
    assert!(count("matrix_add*") > count("matrix_add"));
}

#[test]
fn shapes_of_the_users_own() {
    let output = warpbook(&["run", "matmul", "--shape", "33x7x65", "--device", "sim", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    for line in lines(&output) {
        assert_eq!(line["size"], "custom");
        assert_eq!(line["shape"], "33x7x65");
        assert_eq!(line["ok"], true);
    }
    refused(
        &["run", "matmul", "--shape", "33x7", "--device", "sim"],
        2,
        &["2 numbers where 3 belong", "mxkxn"],
    );
    refused(&["run", "vector_add", "--shape", "n=many"], 2, &["`many` is not a whole number"]);
    refused(&["run", "vector_add", "--shape", "99999999999"], 2, &["too large"]);
    refused(
        &["run", "thread_ids", "--shape", "1x1x1x32x32x2", "--device", "sim"],
        2,
        &["at most 1024 threads"],
    );
}

#[test]
fn counters_show_totals_and_lines() {
    let output =
        warpbook(&["run", "transpose/tile16", "--counters", "cc10", "--device", "sim", "--size", "tiny"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let shown = text(&output.stdout);
    for word in ["kernel transpose_tile_16", "compute capability 1.0", "16-way", "transpose.rs:"] {
        assert!(shown.contains(word), "`{word}` is not in:\n{shown}");
    }
}

#[test]
fn inspect_shows_the_source_beside_the_ptx() {
    let output = warpbook(&["inspect", "vector_add", "--no-sass"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let shown = text(&output.stdout);
    for word in ["kernel vector_add", "vector.rs:", "a[i] + b[i]", "ld.global", "st.global", "add.rn.f32"] {
        assert!(shown.contains(word), "`{word}` is not in:\n{shown}");
    }
}

/// Blocks that wait for each other's work, on any number of the host's threads and in any order.
#[test]
fn the_queue_needs_no_certain_threads() {
    for (threads, order) in [("1", "1"), ("2", "2"), ("3", "3"), ("7", "4")] {
        let output = Command::new(env!("CARGO_BIN_EXE_warpbook"))
            .args(["run", "mandelbrot/queue", "--shape", "201x133x80", "--device", "sim", "--order", order])
            .env("WARPBOOK_SIM_THREADS", threads)
            .env_remove("WARPBOOK_PTX")
            .output()
            .expect("the binary starts");
        assert_eq!(output.status.code(), Some(0), "{threads} threads: {}", text(&output.stdout));
    }
}

#[test]
fn render_writes_a_picture() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("render");
    std::fs::create_dir_all(&folder).expect("a folder");
    let out = folder.join("snow.png").display().to_string();
    let small =
        ["render", "--scene", "snow", "--circles", "50", "--size", "40x30", "--device", "sim", "-o", &out];
    let output = warpbook(&small);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let told = text(&output.stdout);
    for word in ["snow.png", "50 circles", "40x30", "equal to the reference's", "tiles_vote", "ms"] {
        assert!(told.contains(word), "`{word}` is not in: {told}");
    }
    assert!(std::fs::read(&out).expect("the picture is there").starts_with(b"\x89PNG\r\n"));
    let output = warpbook(&[&small[..], &["--frames", "3", "--json", "--variant", "coarse_fine"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let lines = lines(&output);
    assert_eq!(lines.len(), 3);
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(line["frame"], number);
        assert_eq!(line["variant"], "coarse_fine");
        assert_eq!(line["checked"], true);
        assert!(line["ms"].as_f64().is_some_and(|ms| ms >= 0.0));
        assert!(line["file"].as_str().is_some_and(|file| Path::new(file).is_file()), "{line}");
    }
}

#[test]
fn render_says_what_is_wrong_before_it_draws() {
    let bad = |arguments: &[&str], words: &[&str]| {
        refused(&[&["render", "--device", "sim", "-o", "x.png"], arguments].concat(), 2, words);
    };
    bad(&["--frames", "0"], &["0 is not in 1..=10000"]);
    bad(&["--frames", "2", "--scene", "primaries"], &["only `snow`"]);
    bad(&["--scene", "rain"], &["rain", "primaries", "scattered", "snow", "mandelbrot"]);
    bad(&["--circles", "1000001"], &["1000001", "1000000"]);
    bad(&["--variant", "tile_vote"], &["`tile_vote`", "`tiles_vote`"]);
    bad(&["--variant", "pixels", "--scene", "mandelbrot"], &["`pixels`", "`queue`"]);
    for size in ["0x7", "7x0", "7", "20000x7", "axb"] {
        bad(&["--size", size], &["such as 1024x768"]);
    }
    bad(&["--step", "-1", "--scene", "snow"], &["-1 seconds"]);
    refused(&["render", "--device", "sim"], 2, &["--out"]);
    refused(&["render", "--device", "sim", "-o", "no/such/folder/x.png"], 2, &["no folder `no/such/folder`"]);
    refused(&["render", "--device", "sim", "-o", "x.jpg"], 2, &["x.jpg", ".png"]);
    assert!(!Path::new("x.png").exists(), "nothing was drawn");
}

#[test]
fn inspect_shows_one_stage() {
    let output = warpbook(&["inspect", "vector_add", "--ptx"]);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    assert!(shown.contains(".entry vector_add(") && !shown.contains("a[i] + b[i]"), "{shown}");
    refused(
        &["inspect", "vector_add", "--llvm-ir"],
        1,
        &["no LLVM IR", "cargo xtask inspect KERNEL --llvm-ir"],
    );
    refused(&["inspect", "vector_add", "--nvvm-ir"], 1, &["no NVVM IR", "--nvvm-ir"]);
    refused(&["inspect", "vector_add", "--ptx", "--sass"], 2, &["cannot be used with"]);
    let ir = file("vector_add.ll", b"define ptx_kernel void @vector_add() {\n  ret void, !dbg !1\n}\n");
    let output = warpbook(&["inspect", "vector_add", "--llvm-ir", "--ir-file", &ir.display().to_string()]);
    assert_eq!(text(&output.stdout), "define ptx_kernel void @vector_add() {\n  ret void\n}\n");
    // Without a toolkit the error says what to install.
    let output = Command::new(env!("CARGO_BIN_EXE_warpbook"))
        .args(["inspect", "vector_add", "--sass"])
        .env_remove("CUDA_PATH")
        .env_remove("CUDA_HOME")
        .env_remove("WARPBOOK_PTX")
        .env("PATH", "/no/such/folder")
        .output()
        .expect("the binary starts");
    if output.status.code() != Some(0) {
        let error = error(&output);
        assert!(error.contains("`ptxas`") && error.contains("CUDA toolkit"), "{error}");
    }
}

#[test]
fn unknown_names_are_answered_with_near_ones() {
    refused(&["run", "vectoradd"], 2, &["`vectoradd`", "`vector_add`"]);
    refused(&["list", "Z99"], 2, &["`Z99`", "list"]);
    refused(&["run", "vector_add", "--variant", "guarde"], 2, &["`guarde`", "`guarded`"]);
    refused(&["inspect", "vector_ad"], 2, &["`vector_ad`", "`vector_add`"]);
    refused(&["run", ""], 2, &["no algorithm"]);
}

#[test]
fn unknown_devices_and_absent_drivers() {
    refused(&["run", "vector_add", "--device", "gpu"], 2, &["`gpu`", "cuda:N", "sim"]);
    // Whether there is a driver depends on the machine; device 99 is on none.
    refused(&["run", "vector_add", "--device", "cuda:99"], 1, &["--device sim"]);
}

#[test]
fn architectures() {
    refused(&["run", "vector_add", "--arch", "sm_12", "--device", "sim"], 2, &["`sm_12`", "sm_75"]);
    refused(&["run", "vector_add", "--arch", "sm_90", "--device", "sim"], 2, &["sm_75", "sm_90", "--ptx"]);
    let output = warpbook(&["run", "vector_add", "--arch", "sm_75", "--device", "sim", "--size", "tiny"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
}

#[test]
fn compare_needs_the_ptx_of_both_code_generators() {
    let text = |codegen: &str| {
        let kernel = ".visible .entry k()\n{\n\tret;\n}\n";
        format!("// Code generator: {codegen}\n.version 7.0\n.target sm_75\n.address_size 64\n{kernel}")
    };
    let path = |codegen: &str| {
        file(&format!("compare.{codegen}.ptx"), text(codegen).as_bytes()).display().to_string()
    };
    let (llvm, nvvm) = (path("llvm"), path("nvvm"));
    refused(
        &["compare", "vector_add", "--device", "sim", "--ptx", &llvm],
        2,
        &["code generator nvvm, only of llvm", "doctor --fetch nvvm"],
    );
    refused(&["run", "vector_add", "--codegen", "llvm", "--ptx", &nvvm], 2, &["llvm, only of nvvm"]);
    refused(&["run", "vector_add", "--ptx", &llvm, "--ptx", &nvvm], 2, &["2 files", "--codegen"]);
    // Kernels that are not there fail with both; the table and the exit code say so.
    let arguments = ["compare", "vector_add/guarded", "--device", "sim", "--no-resources", "--ptx", &llvm];
    let output = warpbook(&[arguments.as_slice(), &["--ptx", &nvvm]].concat());
    let shown = self::text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{shown}");
    assert!(shown.contains("FAILED: llvm, nvvm") && shown.contains("1 failed"), "{shown}");
}

#[test]
fn usage_errors_end_with_2() {
    for arguments in [
        ["run", "--size", "huge"].as_slice(),
        &["run", "--counters", "vector_add"],
        &["run", "--seed", "x"],
        &["run", "--repeat", "0"],
        &["run", "--shape", "1", "--size", "tiny"],
        &["frobnicate"],
        &[],
    ] {
        refused(arguments, 2, &[]);
    }
}

/// A file of this test's own.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the file is written");
    path
}

#[test]
fn foreign_ptx_is_checked() {
    let path = |name, content: &[u8]| file(name, content).display().to_string();
    let run = |ptx: &str, code, words: &[&str]| {
        refused(&["run", "vector_add", "--ptx", ptx, "--device", "sim"], code, words);
    };
    run("/no/such/file.ptx", 1, &["cannot read", "/no/such/file.ptx"]);
    run(&path("text.ptx", b"this is no PTX"), 1, &["text.ptx", "cannot be read"]);
    run(&path("nul.ptx", b".version 6.3\0"), 1, &["NUL"]);
    run(&path("binary.ptx", b"\xff\xfe\x00"), 1, &["not text"]);
    let other = path(
        "other.ptx",
        b".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry k()\n{\n\tret;\n}\n",
    );
    // A kernel that is not there is a failed case, not a crash.
    let output = warpbook(&["run", "vector_add/guarded", "--ptx", &other, "--device", "sim"]);
    assert_eq!(output.status.code(), Some(1));
    let shown = text(&output.stdout);
    assert!(shown.contains("FAILED") && shown.contains("has no kernel `vector_add`"), "{shown}");
}

/// A file for one test.
fn matrix_file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file is written");
    path.to_str().expect("a path in UTF-8").to_owned()
}

#[test]
fn spmv_runs_every_way_on_a_matrix_of_the_users() {
    let file = matrix_file(
        "notes.mtx",
        "%%MatrixMarket matrix coordinate integer general\n% the notes' example\n4 4 7\n1 1 3\n1 3 1\n3 2 2\n3 3 4\n3 4 1\n4 1 1\n4 4 1\n",
    );
    let output = warpbook(&["spmv", &file, "--device", "sim", "--json", "--repeat", "2"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    let lines = lines(&output);
    assert!(lines.len() >= 8);
    for line in &lines {
        assert_eq!((&line["ok"], &line["skipped"]), (&Value::Bool(true), &Value::Bool(false)), "{line}");
        assert_eq!((&line["rows"], &line["entries"], &line["empty_rows"]), (&4.into(), &7.into(), &1.into()));
        let padding = if line["format"] == "ELL" { 3 * 32 - 7 } else { 0 };
        assert!(line["format"] == "ELL + COO" || line["padding"] == padding, "{line}");
        assert!(line["ms"].as_f64().is_some());
    }
    let output = warpbook(&["spmv", &file, "--device", "sim", "--way", "merge"]);
    let shown = text(&output.stdout);
    for word in ["4 × 4, 7 entries", "longest row 3", "empty rows 1", "merge", "ok ("] {
        assert!(shown.contains(word), "`{word}` is not in:\n{shown}");
    }
    assert!(!shown.contains("csr_thread"));
    refused(&["spmv", &file, "--way", "merg"], 2, &["`merg`", "`merge`"]);
}

#[test]
fn spmv_skips_what_would_be_padded_beyond_measure() {
    let rows = 20_000;
    let mut file =
        format!("%%MatrixMarket matrix coordinate pattern general\n{rows} {rows} {}\n", 2 * rows - 1);
    (1..=rows).for_each(|at| file += &format!("1 {at}\n"));
    (2..=rows).for_each(|at| file += &format!("{at} 1\n"));
    let file = matrix_file("arrow.mtx", &file);
    let output = warpbook(&["spmv", &file, "--device", "sim", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", error(&output));
    for line in lines(&output) {
        assert_eq!(line["ok"], true, "{line}");
        assert_eq!(line["skipped"], line["format"] == "ELL", "{line}");
    }
}

#[test]
fn spmv_says_what_is_wrong_with_a_file() {
    let bad = "%%MatrixMarket matrix coordinate real general\n2 2 1\n3 1 1.0\n";
    let file = matrix_file("bad.mtx", bad);
    refused(&["spmv", &file, "--device", "sim"], 1, &["bad.mtx", "line 3", "row 3", "1 to 2"]);
    refused(&["spmv", "no/such/file.mtx"], 1, &["cannot read", "no/such/file.mtx"]);
    refused(&["spmv", &matrix_file("empty.mtx", "")], 1, &["line 1", "header"]);
}
