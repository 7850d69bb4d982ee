//! Which code generator makes the PTX: `--codegen` and `--nvvm-options` of every command that builds or runs kernels.

use std::ffi::OsString;
use std::process::Command;

use clap::Args;
use cuda_builder::{Codegen, CudaBuilder, KernelBuild, NvvmOptions};

use crate::error::Error;

/// The variable that tells the host's build script and the tests which code generator to take.
pub const CODEGEN: &str = "WARPBOOK_CODEGEN";
/// The variable with NVVM's options.
pub const NVVM_OPTIONS: &str = "WARPBOOK_NVVM_OPTIONS";

/// The choice of a code generator.
#[derive(Args, Clone, Debug, Default)]
pub struct GeneratorArgs {
    /// What makes PTX of rustc's LLVM IR: llvm (rustc's own), nvvm (NVIDIA's libNVVM) or auto
    #[arg(long, value_name = "GENERATOR")]
    pub codegen: Option<Codegen>,
    /// Options of NVVM: a list of ftz, fast_sqrt, fast_div, fma_contraction, opt=0, unroll=0, max_registers=N
    #[arg(long, value_name = "LIST")]
    pub nvvm_options: Option<NvvmOptions>,
}

impl GeneratorArgs {
    /// Whether the user said anything.
    pub fn given(&self) -> bool {
        self.codegen.is_some() || self.nvvm_options.is_some()
    }

    /// The choice of the environment where the user made none.
    ///
    /// # Errors
    /// A variable that holds no choice.
    pub fn or_environment(mut self) -> Result<Self, Error> {
        let variable = |name| std::env::var(name).ok().filter(|text| !text.is_empty());
        if self.codegen.is_none()
            && let Some(text) = variable(CODEGEN).filter(|text| text != "both")
        {
            self.codegen = Some(text.parse()?);
        }
        if self.nvvm_options.is_none()
            && let Some(text) = variable(NVVM_OPTIONS)
        {
            self.nvvm_options = Some(text.parse()?);
        }
        Ok(self)
    }

    /// Hands the choice to a builder.
    pub fn apply(&self, builder: CudaBuilder) -> CudaBuilder {
        builder.codegen(self.codegen.unwrap_or_default()).nvvm_options(self.nvvm_options.unwrap_or_default())
    }

    /// Hands the choice to cargo's build scripts and tests. What the user did not choose stays as the environment has it.
    pub fn export(&self, command: &mut Command) {
        if let Some(codegen) = self.codegen {
            command.env(CODEGEN, codegen.name());
        }
        if let Some(options) = self.nvvm_options {
            command.env(NVVM_OPTIONS, options.to_string());
        }
    }
}

/// Who made the PTX, in words: `llvm`, or `nvvm (…/libnvvm.so.4)`.
pub fn words(build: &KernelBuild) -> String {
    match &build.library {
        Some(library) => format!("{} ({})", build.codegen, library.display()),
        None => build.codegen.to_string(),
    }
}

/// Says why `auto` did not take what it prefers, and passes warnings on.
pub fn tell(build: &KernelBuild) {
    if let Some(note) = &build.codegen_note {
        eprintln!("note: the code generator is {}, since {note}", build.codegen);
    }
    for warning in &build.warnings {
        eprint!("{warning}");
    }
}

/// Arguments for `warpbook` or cargo without those that this program sees to itself.
#[derive(Debug, Default)]
pub struct Taken {
    /// `--arch`.
    pub arch: Option<String>,
    /// `--codegen` and `--nvvm-options`.
    pub generator: GeneratorArgs,
    /// The others, as they were.
    pub rest: Vec<OsString>,
}

/// Takes `--codegen`, `--nvvm-options` and, if asked to, `--arch` out of arguments, each as `--name value` or `--name=value`.
///
/// # Errors
/// An argument without a value, or with one that is none.
pub fn take(arguments: Vec<OsString>, with_arch: bool) -> Result<Taken, Error> {
    let mut taken = Taken::default();
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let text = argument.to_string_lossy().into_owned();
        if text == "--" {
            taken.rest.push(argument);
            taken.rest.extend(arguments);
            break;
        }
        let (name, inline) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (&*text, None),
        };
        let example = match name {
            "--arch" if with_arch => "--arch sm_90",
            "--codegen" => "--codegen nvvm",
            "--nvvm-options" => "--nvvm-options ftz,fast_div",
            _ => {
                taken.rest.push(argument);
                continue;
            }
        };
        let next = || arguments.next().map(|value| value.to_string_lossy().into_owned());
        let value = inline.or_else(next).ok_or_else(|| Error::NoValue { name: name.to_owned(), example })?;
        match name {
            "--arch" => taken.arch = Some(value),
            "--codegen" => taken.generator.codegen = Some(value.parse()?),
            _ => taken.generator.nvvm_options = Some(value.parse()?),
        }
    }
    Ok(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(arguments: &[&str]) -> Result<Taken, Error> {
        take(arguments.iter().map(OsString::from).collect(), true)
    }

    #[test]
    fn architecture_and_generator_are_taken_out() {
        for arguments in [
            ["x", "--arch", "sm_90", "--codegen", "nvvm", "--json"].as_slice(),
            &["x", "--arch=sm_90", "--codegen=NVVM", "--json"],
        ] {
            let taken = taken(arguments).unwrap();
            assert_eq!(taken.arch.as_deref(), Some("sm_90"));
            assert_eq!(taken.generator.codegen, Some(Codegen::Nvvm));
            assert_eq!(taken.rest, ["x", "--json"]);
        }
        let options = taken(&["--nvvm-options", "ftz,opt=0"]).unwrap().generator.nvvm_options.unwrap();
        assert!(options.ftz && !options.nvvm_opts);
        assert!(!taken(&["x"]).unwrap().generator.given());
        let error = taken(&["--codegen"]).unwrap_err().to_string();
        assert!(error.contains("--codegen nvvm"), "{error}");
        assert!(taken(&["--codegen", "gcc"]).unwrap_err().to_string().contains("`gcc`"));
        assert_eq!(taken(&["a", "--", "--codegen", "x"]).unwrap().rest, ["a", "--", "--codegen", "x"]);
    }

    #[test]
    fn what_belongs_to_cargo_stays() {
        let taken = take(vec!["--arch".into(), "sm_90".into()], false).unwrap();
        assert_eq!(taken.rest, ["--arch", "sm_90"]);
    }
}
