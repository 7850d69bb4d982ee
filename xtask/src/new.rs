//! `new`: an algorithm that compiles and passes, to be changed into one's own; or a project, see [`project`].

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;

use crate::error::{Error, OnFile};
use crate::{cargo, project};

/// Arguments of `new`.
#[derive(Args)]
pub struct NewArgs {
    /// The algorithm's name: lower case, digits and underscores; with --project the package's, and the folder's if left
    /// out
    #[arg(required_unless_present = "project")]
    name: Option<String>,
    /// Create a cargo project of its own in this folder, with a kernel crate, a host and tests on the simulator
    #[arg(long, value_name = "FOLDER")]
    project: Option<PathBuf>,
    /// With --project: take this repository's crates from a git URL, not from this checkout
    #[arg(long, value_name = "URL", requires = "project")]
    git: Option<String>,
}

/// Words that Rust keeps for itself, of those that the form of a name lets through, and names with a meaning here.
const TAKEN: [&str; 46] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "type", "unsafe", "use", "where", "while",
];

/// Writes the files and registers them: everything, or nothing.
pub fn run(args: &NewArgs) -> Result<ExitCode, Error> {
    if let Some(folder) = &args.project {
        project::create(folder, args.name.as_deref(), args.git.as_deref())?;
        return Ok(ExitCode::SUCCESS);
    }
    let name = args.name.as_deref().unwrap_or_default();
    check(name)?;
    let changes = changes(&cargo::root(), name)?;
    apply(&changes)?;
    for change in &changes {
        println!("{} {}", if change.old.is_some() { "changed" } else { "wrote  " }, change.path.display());
    }
    println!("\n`cargo xtask run {name}` runs it; then write your kernel, its reference and its chapter");
    Ok(ExitCode::SUCCESS)
}

/// Whether Rust keeps the word for itself.
pub fn is_keyword(name: &str) -> bool {
    TAKEN.contains(&name)
}

fn check(name: &str) -> Result<(), Error> {
    let bad = |rule| Err(Error::Name { name: name.into(), of: "an algorithm", rule });
    let form = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    if !form || !name.starts_with(|first: char| first.is_ascii_lowercase()) || name.ends_with('_') {
        return bad("use lower-case letters, digits and underscores, a letter first, such as `row_sums`");
    }
    if is_keyword(name) || name == "prelude" || name == "entry" {
        return bad("it is a word with a meaning of its own in Rust or in the catalogue");
    }
    Ok(())
}

/// A file to write; `old` is what it holds now.
struct Change {
    path: PathBuf,
    old: Option<String>,
    new: String,
}

fn changes(root: &Path, name: &str) -> Result<Vec<Change>, Error> {
    let kernels = root.join("gpu-kernels/src");
    let catalogue = root.join("host/src/catalogue");
    let fill = |template: &str| template.replace("NAME", name).replace("STATIC", &name.to_uppercase());
    let mut changes = Vec::new();
    for (folder, template) in [(&kernels, KERNEL), (&catalogue, ENTRY)] {
        let path = folder.join(format!("{name}.rs"));
        if path.exists() || folder.join(name).exists() {
            return Err(Error::Failed(format!("{} exists already: choose another name", path.display())));
        }
        changes.push(Change { path, old: None, new: fill(template) });
    }
    let lib = kernels.join("lib.rs");
    let old = fs::read_to_string(&lib).on("read", &lib)?;
    let new = with_module(&old, name).ok_or_else(|| no_place(&lib, "a line `pub mod …;`"))?;
    changes.push(Change { path: lib, old: Some(old), new });
    let list = catalogue.join("mod.rs");
    let old = fs::read_to_string(&list).on("read", &list)?;
    let new = with_module(&old, name)
        .and_then(|text| with_family(&text, name))
        .ok_or_else(|| no_place(&list, "a line `pub mod …;` and the list FAMILIES"))?;
    changes.push(Change { path: list, old: Some(old), new });
    Ok(changes)
}

fn no_place(file: &Path, what: &str) -> Error {
    Error::Failed(format!("{} has no place to register at: {what} is expected", file.display()))
}

/// Adds `pub mod NAME;` to the last block of such lines, in alphabetical order.
fn with_module(text: &str, name: &str) -> Option<String> {
    let line = format!("pub mod {name};");
    let mut lines: Vec<&str> = text.lines().collect();
    let is_module = |line: &&str| -> bool { line.starts_with("pub mod ") && line.ends_with(';') };
    let last = lines.iter().rposition(is_module)?;
    let first = lines[..last].iter().rposition(|line| !is_module(line)).map_or(0, |before| before + 1);
    let place = (first..=last).find(|at| lines[*at] > line.as_str()).unwrap_or(last + 1);
    lines.insert(place, &line);
    Some(lines.join("\n") + "\n")
}

/// Adds the family at the end of the list.
fn with_family(text: &str, name: &str) -> Option<String> {
    let list = text.find("pub static FAMILIES")?;
    let end = list + text[list..].find("];")?;
    let before = text[..end].trim_end();
    let comma = if before.ends_with([',', '[']) { "" } else { "," };
    Some(format!("{before}{comma}\n    &{name}::FAMILY,\n{}", &text[end..]))
}

/// Writes all files; if one cannot be written, puts back those that were.
fn apply(changes: &[Change]) -> Result<(), Error> {
    for (at, change) in changes.iter().enumerate() {
        if let Err(error) = fs::write(&change.path, &change.new) {
            for done in &changes[..=at] {
                // The first error is the one to tell; what cannot be undone either stays for the user to see.
                let _ = match &done.old {
                    Some(old) => fs::write(&done.path, old),
                    None => fs::remove_file(&done.path),
                };
            }
            return Err(Error::File { action: "write", path: change.path.clone(), error });
        }
    }
    Ok(())
}

const KERNEL: &str = "\
//! NAME: one line about the algorithm, and the notes that it is from.

use cuda_std::prelude::*;

/// `output = factor · input`, one thread an element, any length.
///
/// Cost of n elements: n reads and n writes, coalesced; no shared memory, no barrier.
#[kernel]
pub fn NAME(input: &[f32], factor: f32, mut output: DisjointSlice<'_, f32>) {
    let index = thread::unique_index();
    if let (Some(&value), Some(slot)) = (input.get(index.get()), output.get_mut(index)) {
        *slot = factor * value;
    }
}
";

const ENTRY: &str = "\
//! NAME: one line about the algorithm, and the notes that it is from.

use gpu_kernels::NAME;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family { id: \"NAME\", title: \"NAME\", entries: &[&STATIC] };

const FACTOR: f32 = 3.0;

struct Problem {
    input: Vec<f32>,
    output: Expected<f32>,
}

fn problem([n]: [usize; 1], data: &mut Gen) -> Problem {
    let input = data.f32s_with_specials(n);
    // One rounded multiplication has one result.
    let output = Expected::Exact(input.iter().map(|value| FACTOR * value).collect());
    Problem { input, output }
}

static STATIC: Algorithm<Problem, 1> = Algorithm {
    id: \"NAME\",
    title: \"Multiply a vector by a number\",
    notes: &[],
    dims: [\"n\"],
    sizes: Sizes { tiny: [1_000], notes: [100_000], large: [1 << 24] },
    accepts: any_shape,
    problem,
    work: |[n]| Work::new(8 * n, n),
    variants: &[Variant::new(\"plain\", \"a thread an element\", &[\"NAME\"], plain)],
};

fn plain(case: &mut Case<'_>, p: &Problem, [n]: [usize; 1]) -> CaseResult {
    let input = case.input(&p.input)?;
    let mut output = case.output::<f32>(n)?;
    case.run(|gpu| {
        let call = NAME::NAME(input.slice(), FACTOR, output.slice_mut());
        gpu.launch(Config::cover1(n, 256), call)
    })?;
    case.check(&output, &p.output)
}
";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        assert!(check("row_sums2").is_ok());
        for name in ["", "Row", "2rows", "_x", "x_", "a-b", "fn", "self", "prelude", "../x"] {
            assert!(check(name).is_err(), "{name}");
        }
    }

    #[test]
    fn modules_are_kept_in_order() {
        let text = "mod grid;\n\npub mod alpha;\npub mod gamma;\n\nfn x() {}\n";
        assert!(with_module(text, "beta").unwrap().contains("alpha;\npub mod beta;\npub mod gamma;"));
        assert!(with_module(text, "zeta").unwrap().contains("gamma;\npub mod zeta;\n\nfn"));
        assert!(with_module(text, "aaa").unwrap().contains("\npub mod aaa;\npub mod alpha;"));
        assert_eq!(with_module("fn x() {}\n", "beta"), None);
    }

    #[test]
    fn the_family_comes_last() {
        let text = "pub static FAMILIES: &[&Family] = &[\n    &a::FAMILY,\n    &b::FAMILY,\n];\n";
        assert!(with_family(text, "c").unwrap().ends_with("    &b::FAMILY,\n    &c::FAMILY,\n];\n"));
        let short = "pub static FAMILIES: &[&Family] = &[&a::FAMILY];\n";
        assert!(with_family(short, "c").unwrap().ends_with("&[&a::FAMILY,\n    &c::FAMILY,\n];\n"));
    }

    #[test]
    fn nothing_stays_when_a_file_cannot_be_written() {
        let base = std::env::temp_dir().join(format!("warpbook-new-test-{}", std::process::id()));
        fs::create_dir_all(&base).unwrap();
        let change = |path: PathBuf, old| Change { path, old, new: "new".into() };
        fs::write(base.join("old"), "old").unwrap();
        let changes = [
            change(base.join("a"), None),
            change(base.join("old"), Some("old".into())),
            change(base.join("no/b"), None),
        ];
        assert!(apply(&changes).is_err());
        assert!(!base.join("a").exists());
        assert_eq!(fs::read_to_string(base.join("old")).unwrap(), "old");
        fs::remove_dir_all(&base).unwrap();
    }
}
