//! Everything that can go wrong before or beside a run, each with the argument, the rule and the way out.

use cuda_loader::{LoadError, UnknownDevice};
use miette::Diagnostic;

/// An error that the user sees.
#[derive(Debug, thiserror::Error, Diagnostic)]
pub enum Error {
    /// The program was built without kernels and was given none.
    #[error("this program was built to be given its kernels, and `--ptx FILE` is missing")]
    #[diagnostic(help(
        "`cargo xtask run` builds them and passes them on; `cargo xtask build` and `cargo build --release -p warpbook` \
         build a program that carries them"
    ))]
    NoKernels,
    /// A filter matches nothing.
    #[error("no algorithm, family or note matches `{filter}`")]
    #[diagnostic(help("{}", nearest_help(.nearest)))]
    UnknownFilter {
        /// The filter.
        filter: String,
        /// Names near to it.
        nearest: Vec<String>,
    },
    /// `--variant` names a variant that none of the selected algorithms has.
    #[error("none of the selected algorithms has a variant `{variant}`")]
    #[diagnostic(help("{}", nearest_help(.nearest)))]
    UnknownVariant {
        /// The variant.
        variant: String,
        /// The variants that there are.
        nearest: Vec<String>,
    },
    /// `inspect` names a kernel that the PTX does not hold.
    #[error("there is no kernel `{kernel}` in the PTX")]
    #[diagnostic(help("{}", nearest_help(.nearest)))]
    UnknownKernel {
        /// The kernel.
        kernel: String,
        /// Names near to it.
        nearest: Vec<String>,
    },
    /// `inspect` was asked for IR that it was not given.
    #[error("this program has no {what} of the kernel")]
    #[diagnostic(help("where there is Rust, `cargo xtask inspect KERNEL {flag}` makes and shows it"))]
    NoIr {
        /// Which.
        what: &'static str,
        /// The flag that asked.
        flag: &'static str,
    },
    /// `inspect --sass` lacks a tool, or the tool refused the PTX.
    #[error("no machine code for {arch}: {reason}")]
    #[diagnostic(help(
        "the assembler `ptxas` and the disassembler `nvdisasm` come with NVIDIA's CUDA toolkit; set CUDA_PATH to its folder"
    ))]
    NoMachineCode {
        /// The architecture.
        arch: String,
        /// What is missing, or the tool's words.
        reason: String,
    },
    /// A shape that cannot be read, or that the algorithm does not accept.
    #[error("bad shape `{shape}`: {reason}")]
    #[diagnostic(help("give the dimensions {dims} in this order, such as `512x300x77`, or by name, such as `{}`", named(.dims)))]
    BadShape {
        /// The text.
        shape: String,
        /// What is wrong with it.
        reason: String,
        /// The algorithm's dimensions.
        dims: String,
    },
    /// `--device` is no device.
    #[error(transparent)]
    #[diagnostic(help("`--device auto` takes the GPU when there is one, and else the simulator"))]
    UnknownDevice(#[from] UnknownDevice),
    /// The driver asked for is not there.
    #[error(transparent)]
    Device(#[from] LoadError),
    /// A variable that steers the simulator holds something else than it should.
    #[error(transparent)]
    #[diagnostic(help("unset the variable, or correct it"))]
    Environment(#[from] simt_driver::control::EnvironmentError),
    /// An architecture that is not one.
    #[error("unknown architecture `{arch}`")]
    #[diagnostic(help("use the form sm_75, sm_90 or sm_120a; the kernels need sm_75 or newer"))]
    UnknownArch {
        /// The text.
        arch: String,
    },
    /// `--arch` asks for PTX that this program does not carry.
    #[error("this program carries PTX for {carried}, not for {asked}")]
    #[diagnostic(help(
        "`cargo xtask run --arch {asked}` builds it, and `--ptx FILE` takes PTX that is built already; PTX for \
         {carried} runs on every GPU of that capability or a higher one"
    ))]
    OtherArch {
        /// The PTX's target.
        carried: String,
        /// The one asked for.
        asked: String,
    },
    /// `--ptx` is there more than once for a command that takes one.
    #[error("`--ptx` names {count} files, and this command takes one")]
    #[diagnostic(help("leave out all but one, or choose one by its code generator with `--codegen`"))]
    SeveralPtx {
        /// How many.
        count: usize,
    },
    /// `--codegen` asks for PTX that this program does not carry.
    #[error("there is no PTX of the code generator {asked}, only of {carried}")]
    #[diagnostic(help(
        "where there is Rust, `cargo xtask run --codegen {asked}` makes it and `cargo xtask dist` packs the PTX of both code \
         generators; for nvvm they need NVIDIA's libNVVM, which `cargo xtask doctor --fetch nvvm` fetches"
    ))]
    OtherCodegen {
        /// The one asked for.
        asked: &'static str,
        /// Those that there are.
        carried: String,
    },
    /// A file cannot be read or written.
    #[error("cannot {action} {path}: {error}")]
    #[diagnostic(help("check the path and its permissions"))]
    File {
        /// `read` or `write`.
        action: &'static str,
        /// The file.
        path: String,
        /// The system's words.
        error: std::io::Error,
    },
    /// The PTX is no PTX.
    #[error("the PTX from {origin} cannot be read: {reason}")]
    #[diagnostic(help("give a text file that a PTX compiler wrote; `cargo xtask build` writes one"))]
    BadPtx {
        /// Where it is from.
        origin: String,
        /// The parser's words.
        reason: String,
    },
    /// A file holds no sparse matrix.
    #[error("{path}, {error}")]
    #[diagnostic(help("give a Matrix Market file (https://math.nist.gov/MatrixMarket/formats.html)"))]
    Matrix {
        /// The file.
        path: String,
        /// What is wrong, and in which line.
        error: Box<crate::sparse::matrix_market::ReadError>,
    },
    /// The driver does not take the PTX.
    #[error("the driver refused the PTX from {origin}: {reason}{log}")]
    #[diagnostic(help(
        "PTX must not be newer than the driver, and its target not above the device's capability: build for a lower \
         `--arch`, or update the driver; `warpbook doctor` shows both"
    ))]
    RefusedPtx {
        /// Where it is from.
        origin: String,
        /// The driver's code.
        reason: String,
        /// The JIT compiler's log, on lines of its own.
        log: String,
    },
    /// The driver failed outside of a case.
    #[error(transparent)]
    #[diagnostic(help("`warpbook doctor` shows what the driver and the device can do"))]
    Driver(#[from] crate::case::CaseError),
    /// A picture that cannot be drawn or written as asked for.
    #[error("{what}")]
    #[diagnostic(help("`warpbook render --help` (or `cargo xtask render --help`) tells what there is"))]
    BadPicture {
        /// The argument, and the rule.
        what: String,
    },
    /// A picture is not the one that the sequential reference draws; it was not written.
    #[error("frame {frame} is not the reference's, and was not written: {how}")]
    #[diagnostic(help(
        "`--no-check` writes it as it is; another `--variant` or `--device` tells where the error is"
    ))]
    WrongPicture {
        /// The frame's number.
        frame: usize,
        /// The differences.
        how: String,
    },
    /// Counters exist in the simulator only.
    #[error("`--counters` needs the simulator: a GPU does not tell what its warps did")]
    #[diagnostic(help("add `--device sim`"))]
    CountersOnGpu,
}

impl Error {
    /// The process's exit code: 2 where the command line is at fault, 1 otherwise.
    pub fn exit_code(&self) -> u8 {
        match self {
            Error::UnknownFilter { .. }
            | Error::UnknownVariant { .. }
            | Error::UnknownKernel { .. }
            | Error::BadShape { .. }
            | Error::UnknownDevice(_)
            | Error::Environment(_)
            | Error::UnknownArch { .. }
            | Error::OtherArch { .. }
            | Error::OtherCodegen { .. }
            | Error::SeveralPtx { .. }
            | Error::BadPicture { .. }
            | Error::CountersOnGpu => 2,
            Error::Device(_)
            | Error::File { .. }
            | Error::BadPtx { .. }
            | Error::Matrix { .. }
            | Error::NoIr { .. }
            | Error::NoKernels
            | Error::NoMachineCode { .. }
            | Error::RefusedPtx { .. }
            | Error::WrongPicture { .. }
            | Error::Driver(_) => 1,
        }
    }
}

fn nearest_help(nearest: &[String]) -> String {
    let list = "`warpbook list` (or `cargo xtask list`) shows all there are";
    if nearest.is_empty() {
        list.to_owned()
    } else {
        let names: Vec<String> = nearest.iter().map(|name| format!("`{name}`")).collect();
        format!("did you mean {}? {list}", names.join(", "))
    }
}

fn named(dims: &str) -> String {
    let pairs: Vec<String> = dims.split('x').map(|name| format!("{name}=100")).collect();
    pairs.join(",")
}
