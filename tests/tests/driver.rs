//! What the driver answers when a program or a kernel does wrong: the codes of NVIDIA's driver, and words that help.

use std::ffi::c_void;

use cust::error::{CudaError, CudaResult};
use cust::function::{BlockSize, GridSize};
use cust::memory::{CopyDestination, DeviceBuffer};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags};
use warpbook_tests::Driver;

const FAULTS: &str = include_str!("../src/ptx/faults.ptx");

/// A module, a stream and a launch with parameters of eight bytes.
struct Bench {
    module: Module,
    stream: Stream,
}

impl Bench {
    fn new() -> Bench {
        let module = Module::from_ptx(FAULTS, &[]).expect("the module loads");
        let stream = Stream::new(StreamFlags::NON_BLOCKING, None).expect("a stream");
        Bench { module, stream }
    }

    fn launch(&self, kernel: &str, block: u32, params: &[u64]) -> CudaResult<()> {
        let function = self.module.get_function(kernel)?;
        let addresses: Vec<*mut c_void> =
            params.iter().map(|value| std::ptr::from_ref(value) as *mut c_void).collect();
        // SAFETY: one address for each parameter of eight bytes. That some of these kernels do wrong is the test.
        unsafe { self.stream.launch(&function, GridSize::x(1), BlockSize::x(block), 0, &addresses) }
    }

    fn run(&self, kernel: &str, block: u32, params: &[u64]) -> CudaResult<()> {
        self.launch(kernel, block, params)?;
        self.stream.synchronize()
    }
}

fn buffer(elements: usize) -> DeviceBuffer<u32> {
    DeviceBuffer::from_slice(&vec![7u32; elements]).expect("a buffer")
}

fn address(buffer: &DeviceBuffer<u32>) -> u64 {
    buffer.as_device_ptr().as_raw()
}

/// Runs a faulty launch; gives the code and the simulator's words on it.
fn fault(driver: &Driver, bench: &Bench, kernel: &str, block: u32, params: &[u64]) -> (CudaError, String) {
    driver.faults();
    let code = bench.run(kernel, block, params).expect_err("the kernel must fail");
    let faults = driver.faults();
    assert_eq!(faults.len(), 1, "{kernel}: {faults:?}");
    let text = faults[0].clone();
    assert!(text.contains(kernel), "the fault names its kernel: {text}");
    (code, text)
}

#[test]
fn a_block_of_1025_threads_is_refused_and_nothing_is_lost() {
    let _driver = Driver::open(None);
    let (bench, out) = (Bench::new(), buffer(1));
    assert_eq!(bench.launch("fine", 1025, &[address(&out)]), Err(CudaError::InvalidValue));
    assert_eq!(bench.launch("fine", 0, &[address(&out)]), Err(CudaError::InvalidValue));
    assert_eq!(bench.run("fine", 1024, &[address(&out)]), Ok(()));
    let mut value = [0];
    out.copy_to(&mut value).expect("the copy works");
    assert_eq!(value, [42]);
}

#[test]
fn out_of_bounds() {
    let driver = Driver::open(None);
    let (bench, out) = (Bench::new(), buffer(16));
    let (code, text) = fault(&driver, &bench, "store_at", 17, &[address(&out), 0]);
    assert_eq!(code, CudaError::IllegalAddress);
    // The thread that did it, and where its address lies.
    assert!(text.contains("(16, 0, 0)") && text.contains("64"), "{text}");
    // The context is lost, as on the real driver: every call says so.
    assert_eq!(bench.run("fine", 1, &[address(&out)]), Err(CudaError::IllegalAddress));
    assert_eq!(out.copy_to(&mut [0; 16]), Err(CudaError::IllegalAddress));
}

#[test]
fn a_new_context_works_after_a_fault() {
    for _ in 0..2 {
        let driver = Driver::open(None);
        let (bench, out) = (Bench::new(), buffer(1));
        assert_eq!(bench.run("fine", 1, &[address(&out)]), Ok(()));
        fault(&driver, &bench, "store_at", 1, &[address(&out), 4]);
    }
}

#[test]
fn misaligned_access() {
    let driver = Driver::open(None);
    let (bench, out) = (Bench::new(), buffer(16));
    let (code, text) = fault(&driver, &bench, "store_at", 1, &[address(&out), 2]);
    assert_eq!(code, CudaError::MisalignedAddress);
    assert!(text.to_lowercase().contains("align"), "{text}");
}

#[test]
fn null_pointer() {
    let driver = Driver::open(None);
    let (bench, out) = (Bench::new(), buffer(16));
    let (code, text) = fault(&driver, &bench, "load_from", 1, &[0, address(&out)]);
    assert_eq!(code, CudaError::IllegalAddress);
    assert!(text.to_lowercase().contains("null"), "{text}");
}

#[test]
fn use_after_free() {
    let driver = Driver::open(None);
    let (bench, out, freed) = (Bench::new(), buffer(16), buffer(16));
    let stale = address(&freed);
    drop(freed);
    let (code, text) = fault(&driver, &bench, "load_from", 1, &[stale, address(&out)]);
    assert_eq!(code, CudaError::IllegalAddress);
    assert!(text.to_lowercase().contains("freed"), "{text}");
}

#[test]
fn double_free_is_an_error() {
    let _driver = Driver::open(None);
    let memory = std::mem::ManuallyDrop::new(buffer(4));
    // SAFETY: freed here; the buffer itself is never dropped.
    let free = || unsafe { cust::memory::cuda_free(memory.as_device_ptr()) };
    assert_eq!(free(), Ok(()));
    assert_eq!(free(), Err(CudaError::InvalidValue));
}

#[test]
fn unknown_kernel() {
    let _driver = Driver::open(None);
    let bench = Bench::new();
    assert_eq!(bench.launch("no_such_kernel", 1, &[]), Err(CudaError::NotFound));
    assert!(bench.module.get_global::<u32>(c"no_such_symbol").is_err());
}

#[test]
fn wrong_ptx_is_refused_with_its_line() {
    let _driver = Driver::open(None);
    for text in [
        "",
        "hello",
        ".version 6.3\n.target sm_75\n.visible .entry k( {",
        ".version 6.3\n.target sm_75\nnonsense;",
    ] {
        let refused = Module::from_ptx(text, &[]).map(|_| ());
        assert!(
            matches!(refused, Err(CudaError::InvalidPtx | CudaError::InvalidImage)),
            "{text:?}: {refused:?}"
        );
    }
}

/// B7: the device runtime is not part of the driver, so a kernel that launches a kernel is refused before it can run.
#[test]
fn b7_a_nested_launch_is_refused_at_load() {
    use cuda_loader::DeviceChoice;
    use warpbook::catalogue::dynamic::NESTED_LAUNCH;
    use warpbook::session::{Kernels, Session};

    let driver = Driver::open(None);
    assert_eq!(Module::from_ptx(NESTED_LAUNCH, &[]).map(|_| ()), Err(CudaError::InvalidPtx));
    let kernels = Kernels { ptx: NESTED_LAUNCH.into(), origin: "a test".into() };
    let error = Session::open(DeviceChoice::Sim, kernels).err().expect("it is refused").to_string();
    assert!(error.contains("Unresolved extern function 'cudaGetParameterBufferV2'"), "{error}");
    drop(driver);
}

#[test]
fn a_function_that_is_defined_nowhere_is_refused_if_anything_calls_it() {
    let _driver = Driver::open(None);
    let load = |body: &str| {
        let ptx = format!(
            ".version 6.3\n.target sm_75\n.address_size 64\n.extern .func elsewhere();\n\
             .extern .func (.param .b64 r) malloc(.param .b64 n);\n.extern .func free(.param .b64 p);\n{body}"
        );
        Module::from_ptx(ptx, &[]).map(|_| ())
    };
    let call = |name: &str| format!("{{ call.uni {name}, (); ret; }}\n");
    let kernel = ".visible .entry k() { ret; }\n";
    assert_eq!(load(kernel), Ok(()), "a declaration alone asks for nothing");
    let heap = "{ .param .b64 n; .param .b64 p; st.param.b64 [n], 8; \
                call.uni (p), malloc, (n); call.uni free, (p); ret; }";
    assert_eq!(load(&format!(".visible .entry k() {heap}\n")), Ok(()), "the driver has a heap");
    let later = format!(".visible .entry k() {}.func elsewhere() {{ ret; }}\n", call("elsewhere"));
    assert_eq!(load(&later), Ok(()), "defined after its call");
    for refused in [
        format!(".visible .entry k() {}", call("elsewhere")),
        // Nothing reaches these calls; NVIDIA's compiler refuses them as well.
        format!(".func unused() {}{kernel}", call("elsewhere")),
        ".visible .entry k() { ret; call.uni elsewhere, (); ret; }\n".to_owned(),
    ] {
        assert_eq!(load(&refused), Err(CudaError::InvalidPtx), "{refused}");
    }
}

#[test]
fn an_unsupported_instruction_stops_only_its_kernel() {
    let driver = Driver::open(None);
    let (bench, out) = (Bench::new(), buffer(1));
    assert_eq!(bench.run("fine", 1, &[address(&out)]), Ok(()));
    let result = bench.run("unknown_instruction", 1, &[address(&out)]);
    assert!(result.is_err(), "the instruction is unknown");
    let faults = driver.faults().join("\n");
    assert!(faults.contains("frobnicate"), "the fault shows the instruction: {faults:?}");
}

#[test]
fn an_endless_kernel_is_stopped() {
    let driver = Driver::open(Some(100_000));
    let bench = Bench::new();
    let (code, text) = fault(&driver, &bench, "endless", 32, &[]);
    assert_eq!(code, CudaError::LaunchTimeout);
    assert!(text.contains("100000") || text.contains("100,000") || text.contains("100 000"), "{text}");
}

#[test]
fn a_trap_ends_the_launch() {
    let driver = Driver::open(None);
    let bench = Bench::new();
    let (code, text) = fault(&driver, &bench, "traps", 1, &[]);
    assert!(matches!(code, CudaError::LaunchFailed | CudaError::IllegalInstruction), "{code:?}");
    assert!(text.contains("trap"), "{text}");
}

#[test]
fn a_deadlock_names_who_waits() {
    let driver = Driver::open(None);
    let bench = Bench::new();
    let (_, text) = fault(&driver, &bench, "half_waits", 64, &[]);
    assert!(text.to_lowercase().contains("deadlock") || text.to_lowercase().contains("wait"), "{text}");
}

#[test]
fn a_session_tells_what_the_compiler_has_against_the_ptx() {
    use cuda_loader::DeviceChoice;
    use warpbook::session::{Kernels, Session};

    let driver = Driver::open(None);
    let ptx = ".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry k( {\n".to_owned();
    let opened = Session::open(DeviceChoice::Sim, Kernels { ptx, origin: "a test".into() });
    let error = opened.err().expect("the PTX is broken").to_string();
    assert!(error.contains("a test") && error.contains("CUDA_ERROR_INVALID_PTX"), "{error}");
    // The line where the parser stopped.
    assert!(error.contains('4'), "{error}");
    drop(driver);
}
