//! The kernels' source text, where it can be found: a packed program travels without it.

use std::collections::HashMap;

/// Source files, read once.
#[derive(Default)]
pub struct Sources(HashMap<String, Option<Vec<String>>>);

impl Sources {
    /// The text of a line (from 1) without its indentation; `None` if the file is not there or has no such line.
    pub fn line(&mut self, file: &str, line: u32) -> Option<String> {
        let lines = self.0.entry(file.to_owned()).or_insert_with(|| read(file)).as_ref()?;
        lines.get((line as usize).checked_sub(1)?).map(|text| text.trim().to_owned())
    }
}

/// Rust's own library goes by the name of a folder on the machine that built it: only what follows tells something.
pub fn short(file: &str) -> &str {
    match file.split_once("/library/") {
        Some((root, rest)) if root.starts_with("/rustc/") => rest,
        _ => file,
    }
}

/// Reads a source file by the name that the compiler gave it: as it is, or below this folder or one above it.
fn read(file: &str) -> Option<Vec<String>> {
    let here = std::env::current_dir().ok()?;
    let text = here.ancestors().find_map(|folder| std::fs::read_to_string(folder.join(file)).ok())?;
    Some(text.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_from_the_package_and_its_workspace() {
        let mut sources = Sources::default();
        assert!(sources.line("host/src/report/source.rs", 1).is_some_and(|line| line.starts_with("//!")));
        assert!(sources.line("src/report/source.rs", 1).is_some());
        assert_eq!(sources.line("src/report/source.rs", 0), None);
        assert_eq!(sources.line("src/report/source.rs", 1_000_000), None);
        assert_eq!(sources.line("no/such/file.rs", 1), None);
    }

    #[test]
    fn library_paths_are_shortened() {
        assert_eq!(short("/rustc/59807616/library/core/src/num/mod.rs"), "core/src/num/mod.rs");
        assert_eq!(short("gpu-kernels/src/vector.rs"), "gpu-kernels/src/vector.rs");
    }
}
