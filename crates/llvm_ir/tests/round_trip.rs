//! The corpus (LLVM IR of the kernels in `crates/nvvm/tests/corpus`) through the parser and the printer.

use std::path::Path;

/// The files of the corpus: name and text.
fn corpus() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("the corpus is committed") {
        let path = entry.expect("folder can be listed").path();
        if path.extension().is_some_and(|e| e == "ll") {
            let text = std::fs::read_to_string(&path).expect("file can be read");
            files.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text));
        }
    }
    assert!(files.len() >= 20, "only {} files in the corpus", files.len());
    files
}

/// Lines without comments, indentation and blank lines.
fn significant_lines(text: &str) -> Vec<String> {
    let uncommented = text.lines().map(|line| {
        let mut quoted = false;
        let end = line.find(|c| {
            quoted ^= c == '"';
            c == ';' && !quoted
        });
        line[..end.unwrap_or(line.len())].trim().to_owned()
    });
    uncommented.filter(|line| !line.is_empty()).collect()
}

#[test]
fn the_printed_form_parses_back_to_an_equal_tree() {
    for (name, text) in corpus() {
        let module = llvm_ir::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        let printed = module.to_string();
        let again = llvm_ir::parse(&printed).unwrap_or_else(|e| panic!("{name} printed: {e}"));
        assert!(module == again, "{name}: the printed form differs");
    }
}

/// Nothing is lost: what LLVM wrote and what is printed differ in white space and comments only.
#[test]
fn the_printed_form_is_what_llvm_wrote() {
    for (name, text) in corpus() {
        let printed = llvm_ir::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}")).to_string();
        let (ours, theirs) = (significant_lines(&printed), significant_lines(&text));
        for (ours, theirs) in ours.iter().zip(&theirs) {
            assert_eq!(ours, theirs, "{name}");
        }
        assert_eq!(ours.len(), theirs.len(), "{name}");
    }
}
