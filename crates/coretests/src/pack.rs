//! A folder that runs on a machine without Rust: this program, the shards' PTX, and a list of tests for each.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use cuda_builder::Codegen;

use crate::compile::Module;
use crate::error::{Error, OnFile};
use crate::listing::{self, Test};

/// The folder of a packed program's shards, beside the program.
const SHARDS: &str = "shards";

/// Writes the folder.
pub fn write(folder: &Path, modules: &[Module]) -> Result<(), Error> {
    let shards = folder.join(SHARDS);
    if shards.exists() {
        fs::remove_dir_all(&shards).on("replace", &shards)?;
    } else if folder.read_dir().is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Error::Failed(format!(
            "{} is not empty and holds no earlier pack: choose another folder",
            folder.display()
        )));
    }
    for module in modules {
        let home = shards.join(module.codegen.name());
        fs::create_dir_all(&home).on("create", &home)?;
        let ptx = home.join(format!("{}.ptx", module.name));
        fs::copy(&module.ptx, &ptx).on("copy", &module.ptx)?;
        let list: Vec<String> = module.tests.iter().map(Test::to_line).collect();
        let path = ptx.with_extension("tests");
        fs::write(&path, list.join("\n")).on("write", &path)?;
    }
    let own = std::env::current_exe().on("find", "the own program")?;
    let run = folder.join("run");
    fs::copy(&own, &run).on("copy", &own)?;
    // Debug sections are most of it. Without the tool the folder is larger.
    let _ = Command::new("strip").arg(&run).status();
    Ok(())
}

/// The folder of the shards beside this program, whether it is there or not.
fn own_shards() -> Result<PathBuf, Error> {
    let own = std::env::current_exe().on("find", "the own program")?;
    Ok(own.with_file_name(SHARDS))
}

/// Whether this program is a packed one.
pub fn is_packed() -> Result<bool, Error> {
    Ok(own_shards()?.is_dir())
}

/// The modules beside this program, if it is a packed one.
pub fn read() -> Result<Option<Vec<Module>>, Error> {
    let shards = own_shards()?;
    if !shards.is_dir() {
        return Ok(None);
    }
    let mut modules = Vec::new();
    for codegen in [Codegen::Llvm, Codegen::Nvvm] {
        let home = shards.join(codegen.name());
        if !home.is_dir() {
            continue;
        }
        let mut lists: Vec<PathBuf> = Vec::new();
        for entry in fs::read_dir(&home).on("read", &home)? {
            lists.push(entry.on("read", &home)?.path());
        }
        lists.retain(|path| path.extension().is_some_and(|extension| extension == "tests"));
        lists.sort();
        for list in lists {
            let text = fs::read_to_string(&list).on("read", &list)?;
            let name = list.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let (tests, ptx) = (listing::in_list(&text)?, list.with_extension("ptx"));
            modules.push(Module { name, ptx, codegen, tests, seconds: 0.0 });
        }
    }
    Ok(Some(modules))
}
