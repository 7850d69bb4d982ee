//! What kernels need of a multiprocessor: registers, memory and instructions, as NVIDIA's assembler or driver made them.

mod cubin;

use std::collections::BTreeMap;
use std::process::Command;

use cust::function::{Function, FunctionAttribute};
use cust::module::Module;

use crate::tools;

/// The needs of one kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Resources {
    /// Machine instructions without padding; `None` where only the driver was asked.
    pub instructions: Option<u64>,
    /// Instructions among them that load from or store to local memory.
    pub local_accesses: Option<u64>,
    /// Registers a thread.
    pub registers: u64,
    /// Bytes of local memory a thread: arrays and spilled registers.
    pub stack: u64,
    /// Bytes of static shared memory a block.
    pub shared: u64,
    /// Bytes of spilling stores and loads, if the assembler said.
    pub spilled: Option<u64>,
    /// Most threads of a block, if the PTX states a bound.
    pub max_threads: Option<u64>,
    /// Blocks that a multiprocessor is to hold at once, if the PTX states it.
    pub min_blocks: Option<u32>,
}

/// Resources of kernels, and who told.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// In words.
    pub by: String,
    /// By the kernel's name.
    pub kernels: BTreeMap<String, Resources>,
}

/// Assembles PTX for `arch` and reads the resources of `kernels` from the result.
///
/// # Errors
/// What is missing, or the assembler's own words.
pub fn by_ptxas(ptx: &str, arch: &str, kernels: &[&str]) -> Result<Found, String> {
    let ptxas = tools::find("ptxas")?;
    let (log, binary) = tools::in_scratch(|folder| {
        let (source, binary) = (folder.join("kernels.ptx"), folder.join("kernels.cubin"));
        std::fs::write(&source, ptx).map_err(|error| tools::on(&source, &error))?;
        let mut command = Command::new(&ptxas);
        command.args(["-v", &format!("-arch={arch}")]);
        command.args(kernels.iter().map(|kernel| format!("--entry={kernel}")));
        let log = tools::output(command.arg("-o").arg(&binary).arg(&source))?;
        let bytes = std::fs::read(&binary).map_err(|error| tools::on(&binary, &error))?;
        Ok((log, bytes))
    })?;
    let by = format!("{} for {arch}", ptxas.display());
    let mut found = cubin::read(&binary)
        .ok_or_else(|| format!("{by} wrote a device binary of a form that is not known here"))?;
    for (kernel, bytes) in spills(&log) {
        if let Some(resources) = found.get_mut(kernel) {
            resources.spilled = Some(bytes);
        }
    }
    // The assembler has read it, so that nothing is to be said against it here.
    let bounds = ptx::parse(ptx).ok().and_then(|module| ptx::signatures(&module).ok());
    for signature in bounds.iter().flatten() {
        if let Some(resources) = found.get_mut(signature.name.as_str()) {
            resources.max_threads = signature.max_threads;
            resources.min_blocks = signature.min_blocks;
        }
    }
    Ok(Found { by, kernels: found })
}

/// What the device binary does not tell: bytes spilled by each kernel, from the assembler's log. What cannot be understood is
/// left out.
fn spills(log: &str) -> Vec<(&str, u64)> {
    let mut entry = None;
    let mut spills = Vec::new();
    for line in log.lines() {
        if let Some((_, rest)) = line.split_once("Compiling entry function '") {
            entry = rest.split_once('\'').map(|(name, _)| name);
        } else if line.contains(" bytes spill stores")
            && let Some(kernel) = entry.take()
        {
            let number = |what: &str| -> Option<u64> {
                line.split(',').find_map(|part| part.trim().strip_suffix(what)?.trim().parse().ok())
            };
            if let (Some(stores), Some(loads)) = (number("bytes spill stores"), number("bytes spill loads")) {
                spills.push((kernel, stores + loads));
            }
        }
    }
    spills
}

/// Asks the driver what it made of the kernels of a loaded module. Kernels that it does not have are left out.
pub fn by_driver(module: &Module, kernels: &[&str]) -> Found {
    let ask = |name: &str| -> Option<Resources> {
        let function = module.get_function(name).ok()?;
        let attribute = |function: &Function<'_>, which| {
            function.get_attribute(which).ok().and_then(|value| u64::try_from(value).ok())
        };
        Some(Resources {
            registers: attribute(&function, FunctionAttribute::NumRegisters)?,
            stack: attribute(&function, FunctionAttribute::LocalSizeBytes)?,
            shared: attribute(&function, FunctionAttribute::SharedMemorySizeBytes)?,
            ..Resources::default()
        })
    };
    let found = kernels.iter().filter_map(|name| Some(((*name).to_owned(), ask(name)?)));
    Found { by: "the driver".into(), kernels: found.collect() }
}

#[cfg(test)]
mod tests {
    use super::spills;

    #[test]
    fn spills_are_read_from_the_log() {
        let log = "\
ptxas info    : 0 bytes gmem
ptxas info    : Compiling entry function 'a' for 'sm_90'
ptxas info    : Function properties for a
    432 bytes stack frame, 8 bytes spill stores, 12 bytes spill loads
ptxas info    : Used 50 registers, used 0 barriers
ptxas info    : Function properties for helper
    56 bytes stack frame, 52 bytes spill stores, 52 bytes spill loads
ptxas info    : Compiling entry function 'b' for 'sm_90'
    some bytes stack frame, no bytes spill stores, - bytes spill loads
";
        assert_eq!(spills(log), [("a", 20)]);
        assert_eq!(spills(""), []);
    }
}
