//! Modules that compilers wrote: they parse, print, strip and assemble.

#![allow(clippy::unwrap_used)] // a test fails by panicking, in its helpers too

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use ptx::ast::{Instruction, Item, Module, Statement};

fn corpus() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ptx"))
        .map(|path| {
            (path.file_stem().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    assert!(files.len() >= 10, "the corpus is gone");
    files
}

fn parse(name: &str, text: &str) -> Module {
    ptx::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn instructions(module: &Module) -> Vec<&Instruction> {
    let mut found = Vec::new();
    for function in module.functions() {
        Statement::walk(function.body.as_deref().unwrap_or_default(), &mut |statement| {
            if let Statement::Instruction(instruction) = statement {
                found.push(instruction);
            }
        });
    }
    found
}

#[test]
fn what_is_printed_parses_to_an_equal_tree() {
    for (name, text) in corpus() {
        let module = parse(&name, &text);
        let printed = module.to_string();
        let again = parse(&name, &printed);
        assert!(again == module, "{name} changed:\n{printed}");
        assert_eq!(again.to_string(), printed, "{name}: printing is not stable");
    }
}

#[test]
fn nothing_that_compilers_write_is_unknown() {
    for (name, text) in corpus() {
        let module = parse(&name, &text);
        let raw = module.items.iter().find(|item| matches!(item, Item::Raw(_)));
        assert_eq!(raw, None, "{name}");
        for function in module.functions() {
            Statement::walk(function.body.as_deref().unwrap_or_default(), &mut |statement| {
                assert!(!matches!(statement, Statement::Raw(_)), "{name}: {statement}");
            });
            for directive in &function.directives {
                assert!(!matches!(directive, ptx::ast::FunctionDirective::Raw(_)), "{name}: {directive}");
            }
        }
    }
}

#[test]
fn line_ends_of_windows_change_nothing() {
    for (name, text) in corpus() {
        assert!(parse(&name, &text.replace('\n', "\r\n")) == parse(&name, &text), "{name}");
    }
}

#[test]
fn positions_point_at_the_instruction() {
    for (name, text) in corpus() {
        let module = parse(&name, &text);
        let lines: Vec<&str> = text.lines().collect();
        for instruction in instructions(&module) {
            let line = lines[instruction.pos.line as usize - 1];
            let rest: String = line.chars().skip(instruction.pos.column as usize - 1).collect();
            let start = if instruction.guard.is_some() { "@" } else { &*instruction.opcode };
            assert!(rest.starts_with(start), "{name}: {instruction} at {} is `{rest}`", instruction.pos);
        }
    }
}

#[test]
fn every_prefix_parses_or_says_why_not() {
    for (name, text) in corpus() {
        // A step prime to the length of common lines meets every kind of token.
        let step = 1 + text.len() / 700;
        for end in (0..text.len()).step_by(step).filter(|&end| text.is_char_boundary(end)) {
            if let Err(error) = ptx::parse(&text[..end]) {
                let shown = error.to_string();
                assert!(shown.lines().count() == 3 && shown.ends_with('^'), "{name}: {shown}");
            }
        }
    }
}

#[test]
fn stripped_modules_hold_lines_but_no_debug_information() {
    for (name, text) in corpus() {
        let module = parse(&name, &text);
        let stripped = ptx::strip_debug(&module);
        assert!(!stripped.target.options.iter().any(|option| option == "debug"), "{name}");
        for item in &stripped.items {
            assert!(
                !matches!(item, Item::Section(section) if section.name != ".debug_str"),
                "{name}: {item}"
            );
        }
        assert_eq!(instructions(&stripped), instructions(&module), "{name}");
        let printed = stripped.to_string();
        assert_eq!(
            printed.matches(".loc ").count(),
            text.matches(".loc\t").count() + text.matches(".loc ").count()
        );
        assert!(parse(&name, &printed) == stripped, "{name}");
    }
}

#[test]
fn lines_of_inlined_functions_form_chains() {
    let (_, text) = corpus().into_iter().find(|(name, _)| name == "nvrtc_sm90_lineinfo").unwrap();
    let module = parse("lineinfo", &text);
    let table = ptx::lines(&module);
    let instructions = instructions(&module);
    let square = instructions.iter().find(|instruction| instruction.mnemonic() == "mul.lo.s32").unwrap();
    let frames: Vec<_> = table
        .frames(square.pos)
        .map(|frame| (frame.source.to_string(), frame.function.clone().unwrap_or_default()))
        .collect();
    let expected = [("small.cu:2:23", "_Z6squarei"), ("small.cu:3:23", "_Z4polyi"), ("small.cu:13:5", "")];
    assert_eq!(frames, expected.map(|(place, name)| (place.to_owned(), name.to_owned())));
    assert_eq!(table.get(square.pos).unwrap().line, 2);
    let kernel = module.function("debugged").unwrap();
    assert_eq!(table.of_function(kernel).unwrap().to_string(), "small.cu:8");
    // `.loc 1 0 5` names no line: the one before it stays.
    let convert = instructions.iter().find(|instruction| instruction.mnemonic() == "cvt.u32.u64").unwrap();
    assert_eq!(table.get(convert.pos).unwrap().line, 13);
}

#[test]
fn lines_of_rust_reach_every_instruction() {
    for (name, text) in corpus().into_iter().filter(|(name, _)| name.starts_with("rustc")) {
        let module = parse(&name, &text);
        let table = ptx::lines(&module);
        for instruction in instructions(&module) {
            let line =
                table.get(instruction.pos).unwrap_or_else(|| panic!("{name}: no line for {instruction}"));
            assert!(line.file.ends_with(".rs") && line.line > 0, "{name}: {line}");
        }
        let source = include_str!("corpus/rust.rs");
        let barrier =
            instructions(&module).into_iter().find(|instruction| instruction.opcode == "bar").unwrap();
        assert!(table.get(barrier.pos).unwrap().file.ends_with("nvptx/mod.rs"), "{name}");
        let store = instructions(&module)
            .into_iter()
            .find(|instruction| instruction.mnemonic() == "st.shared.f32")
            .unwrap();
        let place = table.get(store.pos).unwrap();
        assert!(
            source.lines().nth(place.line as usize - 1).unwrap().contains("st.shared"),
            "{name}: {place}"
        );
    }
}

#[test]
fn signatures_of_rust_kernels() {
    for (name, text) in corpus().into_iter().filter(|(name, _)| name.starts_with("rustc")) {
        let signatures = ptx::signatures(&parse(&name, &text)).unwrap();
        let find = |kernel: &str| signatures.iter().find(|signature| signature.name == kernel).unwrap();
        let places: Vec<_> =
            find("checked").params.iter().map(|param| (param.offset, param.size, param.align)).collect();
        assert_eq!(places, [(0, 8, 8), (8, 8, 8), (16, 8, 8), (24, 24, 8), (48, 8, 8)], "{name}");
        assert_eq!(find("checked").param_bytes, 56);
        assert_eq!((find("reverse").static_shared, find("checked").static_shared), (1024, 0), "{name}");
    }
}

/// `ptxas` from the CUDA installation that the environment names, or from `PATH`.
fn ptxas() -> Option<PathBuf> {
    let roots = ["CUDA_PATH", "CUDA_HOME"].into_iter().filter_map(std::env::var_os);
    let mut folders: Vec<PathBuf> = roots.map(|root| PathBuf::from(root).join("bin")).collect();
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    folders.into_iter().map(|folder| folder.join("ptxas")).find(|path| path.is_file())
}

/// The binary, or what the assembler said.
fn assemble(ptxas: &Path, variant: &str, name: &str, target: &str, text: &str) -> Result<Vec<u8>, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(variant);
    std::fs::create_dir_all(&folder).unwrap();
    let (input, output) = (folder.join(format!("{name}.ptx")), folder.join(format!("{name}.cubin")));
    std::fs::write(&input, text).unwrap();
    let mut command = Command::new(ptxas);
    if text.contains(".extern .global") {
        // A relocatable object may lack what another module defines. Its symbols hold lines of the PTX.
        command.arg("-c");
    }
    command.arg(format!("-arch={target}")).arg(&input).arg("-o").arg(&output);
    let result = command.output().unwrap();
    if !result.status.success() {
        return Err(
            String::from_utf8_lossy(&result.stderr).into_owned() + &String::from_utf8_lossy(&result.stdout)
        );
    }
    Ok(std::fs::read(&output).unwrap())
}

#[test]
fn ptxas_accepts_what_is_printed() {
    let Some(ptxas) = ptxas() else {
        // Past the test harness's capture: a check that did not happen must be seen.
        writeln!(
            std::io::stderr(),
            "SKIPPED ptxas_accepts_what_is_printed: no ptxas in CUDA_PATH, CUDA_HOME or PATH"
        )
        .unwrap();
        return;
    };
    for (name, text) in corpus() {
        let module = parse(&name, &text);
        let target =
            format!("sm_{}{}", module.target.sm, module.target.suffix.map_or(String::new(), String::from));
        let printed = assemble(&ptxas, "printed", &name, &target, &module.to_string());
        match assemble(&ptxas, "original", &name, &target, &text) {
            Ok(original) => {
                let printed = printed.unwrap_or_else(|error| panic!("{name}, printed: {error}"));
                // Line information holds lines of the PTX itself, which printing changes.
                assert!(text.contains(".loc") || original == printed, "{name}: printing changed the program");
            }
            // LLVM's DWARF sections, the reason for `strip_debug`.
            Err(_) => assert_eq!(name, "rustc_sm75_line_tables"),
        }
        let stripped = ptx::strip_debug(&module).to_string();
        assemble(&ptxas, "stripped", &name, &target, &stripped)
            .unwrap_or_else(|error| panic!("{name}, stripped: {error}"));
    }
}
