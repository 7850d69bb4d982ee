//! What happens to rustc's PTX before anybody loads it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use nvvm::LaunchBounds;
use ptx::ParseError;
use ptx::ast::{FunctionDirective, Item, Module, Name};

use crate::arch::Arch;
use crate::inlining;
use crate::process;
use crate::reach::Reach;
use crate::workspace::Workspace;

/// Where `.loc` points for code that was inlined from another crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LineTables {
    /// To the line of the kernel crate that the code was inlined into.
    #[default]
    KernelCrate,
    /// To the inlined code's own line, in `cuda_std` or `core`, as LLVM writes it.
    Innermost,
    /// Nowhere: no line information is made.
    Off,
}

/// Turns rustc's output into PTX that drivers and `ptxas` load and that names no folder of this machine.
///
/// `ptxas` refuses LLVM's debug sections, and `, debug` of `.target` asks for them; the lines `.file` and `.loc` stay
/// (PTX ISA 9.0, 11.5). Paths become relative to the workspace. What kernels state about their blocks becomes directives. Functions
/// that cannot run lose their code.
pub(crate) fn clean(raw: &str, workspace: &Workspace, lines: LineTables) -> Result<String, ParseError> {
    let raw = &declare_shared(raw);
    let mut module = ptx::parse(raw)?;
    // The marks are comments, which the parser leaves out.
    state_launch_bounds(&mut module, raw.lines().filter_map(LaunchBounds::from_mark));
    for item in &mut module.items {
        if let Item::File(file) = item {
            file.name = Name::new(&tidy_path(&file.name, &workspace.root));
        }
    }
    if lines == LineTables::KernelCrate {
        let folder = workspace.manifest.parent().unwrap_or(&workspace.root);
        let folder = tidy_path(&format!("{}/", folder.display()), &workspace.root);
        // A package that is its own workspace has relative paths and nobody else has.
        let own =
            |file: &str| if folder.is_empty() { !file.starts_with('/') } else { file.starts_with(&folder) };
        inlining::attribute_to_kernels(&mut module, own);
    }
    let mut module = ptx::strip_debug(&module);
    Reach::of(&module).prune(&mut module);
    Ok(module.to_string())
}

/// What `cuda_std` writes beside each use of shared memory whose size only the compiler knows: `//@shared NAME BYTES ALIGN`.
const SHARED_MARK: &str = "//@shared ";

/// Declares the shared memory that the program's marks name (PTX ISA 9.0, 5.1.8). A mark stands wherever the address is
/// taken, so there may be several for one name, of which the largest counts.
fn declare_shared(raw: &str) -> Cow<'_, str> {
    let mut symbols: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    for mark in raw.lines().filter_map(|line| line.trim().strip_prefix(SHARED_MARK)) {
        let mut words = mark.split(' ');
        let (Some(name), Some(bytes), Some(align)) = (words.next(), words.next(), words.next()) else {
            continue;
        };
        let (Ok(bytes), Ok(align)) = (bytes.parse(), align.parse()) else { continue };
        let symbol = symbols.entry(name).or_insert((1, 16));
        *symbol = (symbol.0.max(bytes), symbol.1.max(align));
    }
    // The last of the directives that a module begins with.
    let heading = raw.find(".address_size").and_then(|at| Some(at + raw[at..].find('\n')? + 1));
    let Some(heading) = heading.filter(|_| !symbols.is_empty()) else { return Cow::Borrowed(raw) };
    let mut text = raw[..heading].to_owned();
    for (name, (bytes, align)) in symbols {
        text.push_str(&format!(".shared .align {align} .b8 {name}[{bytes}];\n"));
    }
    text.push_str(&raw[heading..]);
    Cow::Owned(text)
}

/// Gives kernels the directives of their launch bounds (PTX ISA 9.0, 11.4.2 and 11.4.4). A kernel that was left out of the build
/// needs none, and one that has bounds already keeps them.
fn state_launch_bounds(module: &mut Module, bounds: impl Iterator<Item = LaunchBounds>) {
    for bounds in bounds {
        for item in &mut module.items {
            let Item::Function(function) = item else { continue };
            let bounded = function.max_ntid().is_some() || function.req_ntid().is_some();
            if function.is_entry() && function.name == bounds.kernel.as_str() && !bounded {
                function.directives.push(FunctionDirective::MaxNTid(vec![bounds.max_threads]));
                function.directives.extend(bounds.min_blocks.map(FunctionDirective::MinNCtaPerSm));
            }
        }
    }
}

/// LLVM IR in which the paths of its debug information are relative to the workspace.
pub(crate) fn relative_paths(llvm_ir: &str, root: &Path) -> String {
    let root = root.display();
    llvm_ir
        .replace(&format!("\"{root}/"), "\"")
        .replace(&format!("directory: \"{root}\""), "directory: \".\"")
}

/// A path relative to the workspace if it lies inside, without `folder/..`, which `core` has in the paths to its parts.
fn tidy_path(path: &str, root: &Path) -> String {
    let root = format!("{}/", root.display());
    let path = path.strip_prefix(root.as_str()).or_else(|| path.strip_prefix("./")).unwrap_or(path);
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match parts.last() {
            Some(&last) if part == ".." && !matches!(last, "" | "..") => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

/// NVIDIA's assembler on this machine: on PATH, or in the toolkit that the usual variables and folders name.
pub fn find_ptxas() -> Option<PathBuf> {
    let mut folders: Vec<PathBuf> = Vec::new();
    for name in ["CUDA_PATH", "CUDA_HOME"] {
        folders.extend(env::var_os(name).map(|root| Path::new(&root).join("bin")));
    }
    if let Ok(entries) = std::fs::read_dir("/usr/local") {
        let mut toolkits: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("cuda")))
            .collect();
        // `cuda` is the link to the toolkit in use; without it the newest is the best guess.
        toolkits.sort_by_key(|path| {
            (path.file_name().is_some_and(|name| name != "cuda"), std::cmp::Reverse(path.clone()))
        });
        folders.extend(toolkits.into_iter().map(|path| path.join("bin")));
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let rest = env::join_paths(folders).unwrap_or_else(|_| OsString::new());
    process::find_in_path("ptxas", &path).or_else(|| process::find_in_path("ptxas", &rest))
}

/// Assembles the PTX for `arch` and throws the result away; gives the assembler's messages when it refuses.
pub(crate) fn assemble(ptxas: &Path, ptx: &Path, arch: Arch) -> Result<(), String> {
    let null = if cfg!(windows) { "NUL" } else { "/dev/null" };
    let mut command = Command::new(ptxas);
    // Without optimisation: what is asked is whether it is accepted, and the driver compiles it anew.
    command.arg(format!("-arch={arch}")).args(["-O0", "-o", null]).arg(ptx);
    let done = process::run(&mut command, Duration::from_secs(300)).map_err(|error| error.to_string())?;
    if done.status.success() {
        return Ok(());
    }
    Err(format!("{}{}", done.stdout, done.stderr).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_lose_the_machine_and_the_detours() {
        let root = Path::new("/w");
        assert_eq!(tidy_path("/w/k/src/lib.rs", root), "k/src/lib.rs");
        assert_eq!(tidy_path("./k/src/lib.rs", root), "k/src/lib.rs");
        assert_eq!(
            tidy_path("/rustc/x/library/core/src/../../stdarch/a.rs", root),
            "/rustc/x/library/stdarch/a.rs"
        );
        assert_eq!(tidy_path("../../a.rs", root), "../../a.rs");
        assert_eq!(tidy_path("/elsewhere/a.rs", root), "/elsewhere/a.rs");
    }

    #[test]
    fn shared_memory_is_declared_once_where_marks_ask_for_it() {
        let head = ".version 7.8\n.target sm_90\n.address_size 64\n";
        let body = "\tmov.u32 %r1, b;\n\t//@shared b 4 4\n\t//@shared a 24 8\n\t//@shared b 64 32\n";
        let declared = declare_shared(&format!("{head}{body}")).into_owned();
        let symbols = ".shared .align 16 .b8 a[24];\n.shared .align 32 .b8 b[64];\n";
        assert_eq!(declared, format!("{head}{symbols}{body}"));
        assert_eq!(declare_shared(head), head);
        // Nothing is left out that a launch could ask for: memory of no size has an address as well.
        assert!(declare_shared(&format!("{head}//@shared z 0 1\n")).contains(" z[1];"));
    }

    #[cfg(unix)]
    #[test]
    fn what_the_assembler_says_is_passed_on() {
        let fake = env::temp_dir().join(format!("ptxas-{}", std::process::id()));
        let script = "#!/bin/sh\necho \"$*\"\necho 'ptxas fatal : no' >&2\nexit 255\n";
        process::write_script(&fake, script);
        let message = assemble(&fake, Path::new("k.ptx"), Arch::SM_75).unwrap_err();
        std::fs::remove_file(&fake).unwrap();
        assert_eq!(message, "-arch=sm_75 -O0 -o /dev/null k.ptx\nptxas fatal : no");
    }

    #[test]
    fn debug_sections_go_and_line_directives_stay() {
        let raw = "\
.version 6.3
.target sm_75, debug
.address_size 64
.visible .entry k()
{
.loc 1 3 5
ret;
}
.file 1 \"/w/k/src/lib.rs\"
.section .debug_abbrev
{
.b8 0
}
$L__sec_end0:
.section .debug_macinfo { }
";
        let workspace = workspace();
        for lines in [LineTables::KernelCrate, LineTables::Innermost] {
            let text = clean(raw, &workspace, lines).unwrap();
            for gone in ["debug", "$L__sec_end0", "/w/"] {
                assert!(!text.contains(gone), "{text}");
            }
            assert!(text.contains(".file 1 \"k/src/lib.rs\"") && text.contains(".loc 1 3 5"), "{text}");
        }
    }

    #[test]
    fn marks_become_directives_of_their_kernels() {
        let raw = "\
.version 6.3
.target sm_75
.address_size 64
//@launch_bounds both 512 2
//@launch_bounds threads 96 0
//@launch_bounds own 64 0
//@launch_bounds gone 32 0
.visible .entry both(.param .u64 p)
{
ret;
}
.visible .entry threads() { ret; }
.visible .entry own() .maxntid 8, 8, 1 { ret; }
.visible .entry none() { ret; }
";
        let text = clean(raw, &workspace(), LineTables::KernelCrate).unwrap();
        assert!(!text.contains('@') && !text.contains("gone"), "{text}");
        let module = ptx::parse(&text).unwrap();
        let found: Vec<_> = module
            .entries()
            .map(|entry| (entry.name.to_string(), entry.max_ntid(), entry.min_cta_per_sm()))
            .collect();
        let expected = [
            ("both", Some([512, 1, 1]), Some(2)),
            ("threads", Some([96, 1, 1]), None),
            ("own", Some([8, 8, 1]), None),
            ("none", None, None),
        ];
        assert_eq!(found, expected.map(|(name, threads, blocks)| (name.to_owned(), threads, blocks)));
    }

    fn workspace() -> Workspace {
        Workspace {
            manifest: PathBuf::from("/w/k/Cargo.toml"),
            root: PathBuf::from("/w"),
            target_directory: PathBuf::new(),
            package: String::new(),
            library: String::new(),
        }
    }
}
