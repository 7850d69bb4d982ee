//! What happens to rustc's PTX before anybody loads it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::arch::Arch;
use crate::process;

/// Turns rustc's output into PTX that drivers and `ptxas` load and that names no folder of this machine.
///
/// `ptxas` refuses LLVM's debug sections, and `, debug` of `.target` asks for them; the lines `.file` and `.loc` stay
/// (PTX ISA 9.0, 11.5.1). Paths become relative to the workspace.
pub(crate) fn clean(ptx: &str, root: &Path) -> String {
    let root = format!("{}/", root.display());
    let mut out = String::with_capacity(ptx.len());
    let mut lines = ptx.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim_start();
        if trimmed.starts_with(".section") && trimmed.contains(".debug_") {
            // A section is a block in braces without braces inside.
            let mut closed = trimmed.contains('}');
            while !closed {
                let Some(inside) = lines.next() else { break };
                closed = inside.contains('}');
            }
            continue;
        }
        if trimmed.starts_with(".target") {
            out.push_str(&line.replace(", debug", ""));
        } else if let Some((before, path)) = file_directive(line) {
            let path = path.strip_prefix(root.as_str()).or_else(|| path.strip_prefix("./")).unwrap_or(path);
            out.push_str(before);
            out.push_str(path);
        } else if trimmed.starts_with("$L__sec_end") {
            continue;
        } else {
            out.push_str(line);
        }
        out.push('\n');
    }
    out
}

/// Splits a line `.file 1 "path"` before the path.
fn file_directive(line: &str) -> Option<(&str, &str)> {
    let start = line.trim_start().starts_with(".file").then(|| line.find('"'))??;
    Some(line.split_at(start + 1))
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
    fn debug_sections_go_and_line_directives_stay() {
        let ptx = "\
.version 6.3
.target sm_75, debug
.visible .entry k()
{
\t.loc\t1 3 5
\tret;
}
\t.file\t1 \"./k/src/lib.rs\"
\t.file\t2 \"/w/k/src/other.rs\"
\t.file\t3 \"/rustc/abc/library/core/src/lib.rs\"
\t.section\t.debug_abbrev
\t{
.b8 1
\t}
$L__sec_end0:
\t.section\t.debug_macinfo\t{\t}
";
        let expected = "\
.version 6.3
.target sm_75
.visible .entry k()
{
\t.loc\t1 3 5
\tret;
}
\t.file\t1 \"k/src/lib.rs\"
\t.file\t2 \"k/src/other.rs\"
\t.file\t3 \"/rustc/abc/library/core/src/lib.rs\"
";
        assert_eq!(clean(ptx, Path::new("/w")), expected);
    }
}
