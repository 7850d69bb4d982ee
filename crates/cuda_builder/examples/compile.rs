//! Compiles a kernel crate from the command line: `compile FOLDER [ARCH]`.

use std::error::Error;

use cuda_builder::{Arch, CudaBuilder};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("usage: compile FOLDER [ARCH]")?;
    let arch = arguments.next().map_or(Ok(Arch::default()), |text| text.parse())?;
    let build = CudaBuilder::new(folder).arch(arch).build_or_exit();
    for warning in &build.warnings {
        eprint!("{warning}");
    }
    let what = if build.rebuilt { "compiled" } else { "unchanged" };
    println!("{what} in {:.3} s: {}", build.seconds, build.ptx_path.display());
    Ok(())
}
