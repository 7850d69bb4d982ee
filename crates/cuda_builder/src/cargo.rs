//! The call of cargo that compiles a kernel crate and the core library.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use serde::Deserialize;

use crate::arch::{Arch, PtxVersion};
use crate::core_workspace;
use crate::error::{BuildError, IoContext};
use crate::files;
use crate::opt_level::OptLevel;
use crate::post::LineTables;
use crate::toolchain::Toolchain;
use crate::workspace::Workspace;

/// The variable by which rust-cuda's kernels ask for the target: ten times its number, as in `900`.
const CUDA_ARCH: &str = "CUDA_ARCH";

/// rustc's name of the target.
pub(crate) const TARGET: &str = "nvptx64-nvidia-cuda";

/// Settings of the profile, whatever the workspace says for its own programs. The core library may use several code
/// generation units, since they are merged before anything is optimised for good; it halves its time on two cores.
const PROFILE: &[&str] = &[
    "lto=\"fat\"",
    "codegen-units=1",
    "panic=\"abort\"",
    "incremental=false",
    "debug-assertions=false",
    "overflow-checks=false",
    "strip=\"none\"",
    "package.\"*\".codegen-units=16",
];

/// Attributes of every kernel crate. rust-cuda's compiler has attributes of its own under the name `nvvm_internal`, which
/// stock rustc reads and ignores once the name is registered.
const CRATE_ATTRIBUTES: [&str; 3] = ["no_std", "feature(register_tool)", "register_tool(nvvm_internal)"];

/// The file that rustc names for an attribute given by a flag.
const FLAG_ATTRIBUTE: &str = "<crate attribute>";

/// Everything that decides what rustc makes of the sources.
#[derive(Clone, Debug)]
pub(crate) struct Invocation<'a> {
    pub(crate) toolchain: &'a Toolchain,
    pub(crate) workspace: &'a Workspace,
    pub(crate) arch: Arch,
    pub(crate) ptx_version: PtxVersion,
    pub(crate) line_tables: LineTables,
    pub(crate) opt_level: OptLevel,
    pub(crate) features: &'a [String],
    pub(crate) default_features: bool,
    /// The kernels to compile; all if `None`.
    pub(crate) kernels: Option<&'a [String]>,
    /// Where cargo takes the core library's workspace from.
    pub(crate) core_workspace: PathBuf,
    /// The folder `library` that it links to.
    pub(crate) library: PathBuf,
    /// Cargo's own target directory.
    pub(crate) target_directory: PathBuf,
    /// Exists once the core library is compiled for this target.
    pub(crate) core_marker: PathBuf,
    pub(crate) colour: bool,
    /// Whether cargo's progress goes to stderr while it works.
    pub(crate) show_progress: bool,
}

/// An environment variable that a source reads at compile time, with its value, if it had one.
pub(crate) type Variable = (String, Option<String>);

/// Where rustc left its results.
#[derive(Debug)]
pub(crate) struct Compiled {
    /// LLVM's message where it gave up on an operation that needs a library.
    pub(crate) ptx: Result<PathBuf, String>,
    pub(crate) llvm_ir: PathBuf,
    /// The library `compiler_builtins` for the target, as cargo reported it.
    pub(crate) builtins: Option<PathBuf>,
    /// Every source file that went in, of the kernel crate and of the path packages below it.
    pub(crate) sources: Vec<PathBuf>,
    /// Environment variables that the sources read, with the value at compile time.
    pub(crate) environment: Vec<Variable>,
    /// rustc's warnings about the kernels, as it rendered them.
    pub(crate) warnings: Vec<String>,
}

/// What LLVM reports where it would call a function of a library: a conversion, or a power.
const NEEDS_LIBRARY: [&str; 2] = ["unsupported library call operation", " = fpow "];

/// Stops rustc before LLVM's code generator.
const LLVM_IR: &str = "--emit=llvm-ir";

/// Options of LLVM itself, for rustc and for the link step.
///
/// LLVM's reduction of strength in straight lines takes `sext (not b)` for `(sext b) - 1`, where it is `-1 - sext b`,
/// so that core's sorts lose elements, from 21 on. The pass has no switch of its own, but a counter of what it rewrites,
/// with an interval of counts that are allowed: here one that is never reached.
pub(crate) const LLVM_OPTIONS: &[&str] = &["-debug-counter=slsr-counter=1000000000000-1000000000001"];

/// What keeps a rustc that does not mark convergent functions from the copies that are known. Code that a pass copies into
/// the sides of a branch takes its barriers and votes along, and on a GPU the kernel hangs or computes something else.
///
/// - Jump threading on MIR copies everything behind a known condition. Compilers that mark the functions leave it out for
///   GPUs by themselves.
/// - LLVM's simplification of the control flow copies small blocks into their predecessors. It knows convergent
///   intrinsics, but not that a function holds one.
const WITHOUT_CONVERGENCE: [&str; 2] =
    ["-Zmir-enable-passes=-JumpThreading", "-Cllvm-args=-simplifycfg-max-small-block-size=0"];

/// Variables of cargo that say where things are or come from, not how to build; the rest would change the kernels by
/// the way the caller happens to be built.
const KEPT_CARGO_VARIABLES: &[&str] = &[
    "CARGO_HOME",
    "CARGO_HTTP_",
    "CARGO_NET_",
    "CARGO_REGISTR",
    "CARGO_SOURCE_",
    "CARGO_MAKEFLAGS",
    "CARGO_TERM_",
];

/// Variables outside cargo's prefix that a build script inherits from the build around it.
const DROPPED_VARIABLES: &[&str] = &[
    "RUSTFLAGS",
    "RUSTDOCFLAGS",
    "RUSTC",
    "RUSTDOC",
    "RUSTC_LINKER",
    "RUSTC_WORKSPACE_WRAPPER",
    "TARGET",
    "HOST",
    "OUT_DIR",
    "OPT_LEVEL",
    "DEBUG",
    "PROFILE",
    "NUM_JOBS",
];

/// Takes out of a command's environment what a build around this one has put there.
pub(crate) fn clean_environment(command: &mut Command) {
    for (name, _) in env::vars_os() {
        let text = name.to_string_lossy();
        let cargo =
            text.starts_with("CARGO") && !KEPT_CARGO_VARIABLES.iter().any(|kept| text.starts_with(kept));
        if cargo || text.starts_with("DEP_") || DROPPED_VARIABLES.contains(&text.as_ref()) {
            command.env_remove(&name);
        }
    }
}

impl Invocation<'_> {
    /// rustc's flags for every crate of the build.
    ///
    /// rustc is told to name the sources of `core` and of the registry as any Rust program does. The workspace's own
    /// paths are made relative afterwards: as a flag they would make each workspace compile a `core` of its own.
    ///
    /// The path prefixes go into a file: cargo leaves flags with `--remap-path-prefix` out of the names of its
    /// output, so that a change of `-C target-cpu` beside one would overwrite the compiled core library, and going
    /// back and forth between two targets would cost its twelve seconds each time.
    fn rustc_flags(&self) -> Result<Vec<String>, BuildError> {
        let mut prefixes = vec![
            (self.library.clone(), self.toolchain.virtual_library()),
            (self.core_workspace.clone(), self.toolchain.virtual_library()),
        ];
        // Cargo calls rustc in the workspace, with relative paths for what lies inside.
        if let Ok(inside) = self.core_workspace.strip_prefix(&self.workspace.root) {
            prefixes.push((inside.to_owned(), self.toolchain.virtual_library()));
        }
        if let Some(home) = cargo_home() {
            prefixes.push((home.join("registry/src"), "/cargo/registry".to_owned()));
            prefixes.push((home.join("git/checkouts"), "/cargo/git".to_owned()));
        }
        let mut text = String::new();
        for (from, to) in prefixes {
            text.push_str(&format!("--remap-path-prefix\n{}={to}\n", from.display()));
        }
        let name = format!("paths-{:016x}.args", files::content_hash(text.as_bytes()));
        let file = self.target_directory.join(name);
        files::write_if_changed(&file, text.as_bytes())?;
        let mut flags = Vec::new();
        if !self.toolchain.marks_convergence() {
            flags.extend(WITHOUT_CONVERGENCE.map(str::to_owned));
        }
        flags.extend([
            format!("-Cllvm-args={}", LLVM_OPTIONS.join(" ")),
            // Which features a kernel crate has to name depends on the release that compiles it.
            "-Aunused_features".to_owned(),
            "-Astable_features".to_owned(),
            format!("-Ctarget-cpu={}", self.arch),
            format!("-Ctarget-feature=+{}", self.ptx_version.feature()),
            format!("@{}", file.display()),
        ]);
        Ok(flags)
    }

    /// What identifies the result beside the sources: two builds with the same text give the same PTX.
    pub(crate) fn key(&self) -> Result<String, BuildError> {
        Ok(format!(
            "{}\n{}\n{}\n{}\nopt-level {}\nlines {:?}\nfeatures {:?} {}\nkernels {:?}\n{}",
            self.toolchain.version_text,
            self.toolchain.sysroot.display(),
            self.workspace.manifest.display(),
            self.rustc_flags()?.join(" "),
            self.opt_level,
            self.line_tables,
            self.features,
            self.default_features,
            self.kernels,
            [&CRATE_ATTRIBUTES[..], PROFILE].concat().join(" "),
        ))
    }

    fn command(&self, emit: &str) -> Result<Command, BuildError> {
        let mut command = Command::new(&self.toolchain.cargo);
        clean_environment(&mut command);
        command
            .current_dir(&self.workspace.root)
            .args(["rustc", "--release", "--lib", "--crate-type=cdylib", "--target", TARGET])
            .arg(format!("-Zbuild-std={}", core_workspace::PACKAGES))
            .arg("--manifest-path")
            .arg(&self.workspace.manifest)
            .arg("--target-dir")
            .arg(&self.target_directory)
            .arg(if self.colour {
                "--message-format=json-diagnostic-rendered-ansi"
            } else {
                "--message-format=json"
            });
        let debug = match self.line_tables {
            LineTables::Off => "debug=\"none\"",
            LineTables::KernelCrate | LineTables::Innermost => "debug=\"line-tables-only\"",
        };
        let opt_level = format!("opt-level={}", self.opt_level);
        for setting in PROFILE.iter().copied().chain([debug, &opt_level]) {
            command.arg("--config").arg(format!("profile.release.{setting}"));
        }
        if !self.default_features {
            command.arg("--no-default-features");
        }
        if !self.features.is_empty() {
            command.arg("--features").arg(self.features.join(","));
        }
        // Without a link step rustc stops at the texts, so that neither a linker for PTX nor a stand-in is needed.
        // Code that a macro of another crate wrote, `#[kernel]` above all, belongs to the line that calls the macro.
        command.args(["--", emit, "-Zno-link", "-Ccollapse-macro-debuginfo=external"]);
        // A kernel crate needs not say that it has no `std`; rust-cuda's crates do not, or only for `target_os = "cuda"`.
        command.args(CRATE_ATTRIBUTES.map(|attribute| format!("-Zcrate-attr={attribute}")));
        // `#[kernel]` asks for these.
        command.args(["--check-cfg=cfg(cuda_kernels)", "--check-cfg=cfg(cuda_kernel, values(any()))"]);
        if let Some(kernels) = self.kernels {
            // What the other kernels call is unused now, which is nothing to warn of.
            command.args(["--cfg=cuda_kernels", "-Aunused"]);
            command.args(kernels.iter().map(|name| format!("--cfg=cuda_kernel=\"{name}\"")));
        }
        command
            .env("RUSTC", &self.toolchain.rustc)
            .env("RUSTC_BOOTSTRAP", "1")
            .env(CUDA_ARCH, format!("{}0", self.arch.number()))
            .env("CARGO_ENCODED_RUSTFLAGS", self.rustc_flags()?.join("\u{1f}"))
            .env("__CARGO_TESTS_ONLY_SRC_ROOT", &self.core_workspace)
            .env("CARGO_TERM_COLOR", if self.colour { "always" } else { "never" });
        Ok(command)
    }

    fn output(&self, extension: &str) -> PathBuf {
        let file = format!("{}.{extension}", self.workspace.library);
        self.target_directory.join(TARGET).join("release/deps").join(file)
    }

    /// Runs cargo to its end. Where LLVM gives up on an operation that the link step can replace, only LLVM IR is made.
    pub(crate) fn run(&self) -> Result<Compiled, BuildError> {
        match self.run_once("--emit=asm,llvm-ir") {
            Err(BuildError::Llvm { message, .. })
                if NEEDS_LIBRARY.iter().any(|text| message.contains(text)) =>
            {
                Ok(Compiled { ptx: Err(message), ..self.run_once(LLVM_IR)? })
            }
            result => result,
        }
    }

    fn run_once(&self, emit: &str) -> Result<Compiled, BuildError> {
        let (ptx, llvm_ir) = (self.output("s"), self.output("ll"));
        // What an earlier call left must not pass for the result of this one.
        for stale in [&ptx, &llvm_ir] {
            match fs::remove_file(stale) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(error).on("remove", stale);
                }
                _ => {}
            }
        }
        let failed = |message: String| BuildError::Cargo {
            package: self.workspace.package.clone(),
            arch: self.arch,
            message,
        };
        if !self.core_marker.is_file() {
            // Somebody's line of progress may stand where this goes.
            let clear = if io::stderr().is_terminal() { "\r\x1b[2K" } else { "" };
            eprintln!("{clear}compiling core and alloc for {}, once", self.arch);
        }
        let mut command = self.command(emit)?;
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().map_err(
                |error| failed(format!("cannot start `{}`: {error}", self.toolchain.cargo.display())),
            )?;
        let show = self.show_progress;
        let stderr = child.stderr.take().map(|pipe| thread::spawn(move || tee(pipe, show)));
        let mut diagnostics = Diagnostics::default();
        if let Some(stdout) = child.stdout.take() {
            for line in BufReader::new(stdout).lines() {
                diagnostics.read(&line.map_err(|error| failed(format!("reading its output: {error}")))?);
            }
        }
        let status = child.wait().map_err(|error| failed(format!("waiting for it: {error}")))?;
        if diagnostics.manifests.contains(&self.core_workspace.join("core/Cargo.toml")) {
            files::write_if_changed(&self.core_marker, b"")?;
        }
        let stderr = stderr.and_then(|thread| thread.join().ok()).unwrap_or_default();
        if !status.success() {
            if let Some(message) = stderr.lines().find_map(|line| line.split_once("LLVM ERROR: ")) {
                return Err(BuildError::Llvm {
                    package: self.workspace.package.clone(),
                    arch: self.arch,
                    message: message.1.trim().to_owned(),
                });
            }
            if diagnostics.errors.is_empty() {
                return Err(failed(stderr.trim().to_owned()));
            }
            return Err(BuildError::Compile {
                package: self.workspace.package.clone(),
                arch: self.arch,
                rendered: diagnostics.errors.join(""),
            });
        }
        for path in [&ptx, &llvm_ir] {
            let expected = path == &llvm_ir || emit != LLVM_IR;
            if expected && !path.is_file() {
                return Err(BuildError::NoOutput { path: path.clone() });
            }
        }
        let (mut sources, environment) = self.inputs()?;
        // The core library is named by the toolchain's version.
        sources
            .extend(diagnostics.manifests.into_iter().filter(|path| !path.starts_with(&self.core_workspace)));
        sources.sort();
        sources.dedup();
        Ok(Compiled {
            ptx: Ok(ptx),
            llvm_ir,
            builtins: diagnostics.builtins,
            sources,
            environment,
            warnings: diagnostics.warnings,
        })
    }

    /// The sources from the dep-info file that cargo writes beside its results, and the variables that rustc lists in
    /// its own one.
    fn inputs(&self) -> Result<(Vec<PathBuf>, Vec<Variable>), BuildError> {
        let all =
            self.target_directory.join(TARGET).join("release").join(format!("{}.d", self.workspace.library));
        let text = fs::read_to_string(&all).on("read", &all)?;
        let sources = parse_dep_info(&text).into_iter().map(|path| self.workspace.root.join(path)).collect();
        let own = self.output("d");
        let text = fs::read_to_string(&own).on("read", &own)?;
        Ok((sources, parse_env_deps(&text)))
    }
}

fn cargo_home() -> Option<PathBuf> {
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")))
}

/// Copies a pipe to stderr as it comes, if asked to, and returns all of it.
fn tee(mut pipe: impl Read, show: bool) -> String {
    let mut all = Vec::new();
    let mut chunk = [0; 4096];
    loop {
        match pipe.read(&mut chunk) {
            Ok(0) => break,
            Ok(count) => {
                all.extend_from_slice(&chunk[..count]);
                if show {
                    // Progress that cannot be shown is no reason to stop.
                    let _ = io::stderr().write_all(&chunk[..count]);
                }
            }
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(_) => break,
        }
    }
    String::from_utf8_lossy(&all).into_owned()
}

#[derive(Default)]
struct Diagnostics {
    errors: Vec<String>,
    warnings: Vec<String>,
    /// Manifests of the packages that are read from a folder.
    manifests: Vec<PathBuf>,
    builtins: Option<PathBuf>,
}

#[derive(Deserialize)]
struct CargoMessage {
    reason: String,
    message: Option<Diagnostic>,
    package_id: Option<String>,
    manifest_path: Option<PathBuf>,
    target: Option<ArtifactTarget>,
    #[serde(default)]
    filenames: Vec<PathBuf>,
}

#[derive(Deserialize)]
struct ArtifactTarget {
    name: String,
}

#[derive(Deserialize)]
struct Diagnostic {
    level: String,
    message: String,
    rendered: Option<String>,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    #[serde(default)]
    file_name: String,
}

impl Diagnostics {
    fn read(&mut self, line: &str) {
        // Build scripts and wrappers may print lines of their own among cargo's.
        let Ok(line) = serde_json::from_str::<CargoMessage>(line) else { return };
        if line.reason == "compiler-artifact" && line.package_id.is_some_and(|id| id.starts_with("path+")) {
            self.manifests.extend(line.manifest_path);
            if line.target.is_some_and(|target| target.name == "compiler_builtins") {
                let library = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "rlib");
                self.builtins = line.filenames.into_iter().find(library).or(self.builtins.take());
            }
        }
        let Some(message) = line.message.filter(|_| line.reason == "compiler-message") else { return };
        let rendered = message.rendered.unwrap_or_default();
        match message.level.as_str() {
            // A warning without a place in the sources is of our own making: choosing the PTX version is an unstable
            // feature, and "n warnings emitted" counts it. So is one about an attribute that a flag gives again.
            "warning" if message.spans.iter().all(|span| span.file_name == FLAG_ATTRIBUTE) => {}
            "warning" => self.warnings.push(rendered),
            level if level.starts_with("error") && !message.message.starts_with("aborting due to") => {
                self.errors.push(rendered);
            }
            _ => {}
        }
    }
}

/// The prerequisites of all rules in a dep-info file, which has the form of a Makefile with `\ ` for a space.
fn parse_dep_info(text: &str) -> Vec<PathBuf> {
    let mut paths = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((_, prerequisites)) = line.split_once(": ") else { continue };
        let mut path = String::new();
        let mut characters = prerequisites.chars().peekable();
        while let Some(character) = characters.next() {
            match character {
                '\\' if matches!(characters.peek(), Some(' ' | '#' | '\\')) => path.extend(characters.next()),
                ' ' => paths.push(std::mem::take(&mut path)),
                other => path.push(other),
            }
        }
        paths.push(path);
    }
    paths.into_iter().filter(|path| !path.is_empty()).map(PathBuf::from).collect()
}

/// The lines `# env-dep:NAME=value` of rustc's dep-info; without `=` the variable was not set.
fn parse_env_deps(text: &str) -> Vec<Variable> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("# env-dep:"));
    lines
        .map(|line| match line.split_once('=') {
            Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
            None => (line.to_owned(), None),
        })
        // What cargo sets for the crate changes only with the manifest, and the target is part of the key.
        .filter(|(name, _)| !name.starts_with("CARGO") && name != CUDA_ARCH)
        .collect()
}

/// Whether stderr is a place for colours and progress.
pub(crate) fn stderr_colour() -> bool {
    let asked = env::var_os("CARGO_TERM_COLOR");
    match asked.as_deref().and_then(OsStr::to_str) {
        Some("always") => true,
        Some("never") => false,
        _ => io::stderr().is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dep_info_paths_are_unescaped() {
        let text = "/t/k.ptx: /w/a.rs /w/with\\ space.rs\n\n/w/a.rs:\n# env-dep:X=1\n";
        assert_eq!(parse_dep_info(text), [PathBuf::from("/w/a.rs"), PathBuf::from("/w/with space.rs")]);
    }

    #[test]
    fn environment_variables_of_the_sources_are_found() {
        let text =
            "a: b\n# env-dep:SIZE=16\n# env-dep:UNSET\n# env-dep:CARGO_PKG_NAME=k\n# env-dep:CUDA_ARCH=750\n";
        assert_eq!(
            parse_env_deps(text),
            [("SIZE".to_owned(), Some("16".to_owned())), ("UNSET".to_owned(), None)]
        );
    }

    #[test]
    fn warnings_of_the_kernels_are_kept_and_our_own_dropped() {
        let mut diagnostics = Diagnostics::default();
        let line = |level: &str, message: &str, spans: &str| {
            format!(
                r#"{{"reason":"compiler-message","message":{{"level":"{level}","message":"{message}","rendered":"{message}\n","spans":{spans}}}}}"#
            )
        };
        diagnostics.read("not JSON");
        diagnostics.read(r#"{"reason":"build-finished","success":true}"#);
        diagnostics.read(r#"{"reason":"compiler-artifact","package_id":"path+file:///w/a#0.1.0","manifest_path":"/w/a/Cargo.toml"}"#);
        diagnostics.read(r#"{"reason":"compiler-artifact","package_id":"registry+x#syn@2.0.0","manifest_path":"/r/Cargo.toml"}"#);
        assert_eq!(diagnostics.manifests, [PathBuf::from("/w/a/Cargo.toml")]);
        diagnostics.read(&line(
            "warning",
            "unstable feature specified for `-Ctarget-feature`: `ptx63`",
            "[]",
        ));
        let attribute = r#"[{"file_name":"<crate attribute>"},{"file_name":"<crate attribute>"}]"#;
        diagnostics.read(&line("warning", "unused attribute", attribute));
        diagnostics.read(&line("warning", "unused variable: `x`", "[{}]"));
        diagnostics.read(&line("error", "mismatched types", "[{}]"));
        diagnostics.read(&line("error: internal compiler error", "boom", "[]"));
        diagnostics.read(&line("error", "aborting due to 1 previous error", "[]"));
        assert_eq!(diagnostics.warnings, ["unused variable: `x`\n"]);
        assert_eq!(diagnostics.errors, ["mismatched types\n", "boom\n"]);
    }
}
