//! Compiles a kernel crate from the command line: `compile FOLDER [ARCH] [CODEGEN]`.

use std::error::Error;

use cuda_builder::{Arch, Codegen, CudaBuilder};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("usage: compile FOLDER [ARCH] [CODEGEN]")?;
    let arch = arguments.next().map_or(Ok(Arch::default()), |text| text.parse())?;
    let codegen = arguments.next().map_or(Ok(Codegen::Llvm), |text| text.parse())?;
    let build = CudaBuilder::new(folder).arch(arch).codegen(codegen).build_or_exit();
    for warning in &build.warnings {
        eprint!("{warning}");
    }
    let what = if build.rebuilt { "compiled" } else { "unchanged" };
    println!("{what} by {} in {:.3} s: {}", build.codegen, build.seconds, build.ptx_path.display());
    Ok(())
}
