//! What the workspace's tests share: the simulated device, opened for one test at a time.

#![deny(missing_docs)]

use std::path::Path;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use cuda_builder::{BuildError, Codegen, CudaBuilder, PtxasCheck};
use cuda_loader::DeviceChoice;
use cust::context::{Context, CurrentContext};
use cust::device::Device;
use simt::Counters;
use simt_driver::control;
use warpbook::case::{Case, CaseResult};
use warpbook::select::{Selected, select};
use warpbook::session::{CaseReport, Kernels, Options, Session, Status};
use warpbook::shape::Shape;

/// The simulator's options and records belong to the process, so tests take turns.
static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    // A test that failed on its turn leaves nothing behind that the next one would not set anew.
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The kernels' PTX, compiled as the binary's is.
pub fn kernels() -> Kernels {
    static PTX: OnceLock<String> = OnceLock::new();
    let ptx = PTX.get_or_init(|| {
        let text = std::env::var("WARPBOOK_CODEGEN").unwrap_or_default();
        // `both` is for the binary; the tests of one generator take what is there without a choice.
        let codegen =
            if matches!(&*text, "" | "both") { Codegen::Auto } else { text.parse().expect("a generator") };
        kernels_by(codegen).unwrap_or_else(|error| panic!("{error}")).ptx
    });
    Kernels { ptx: ptx.clone(), origin: "the kernel crate".into() }
}

/// The kernels' PTX by a code generator.
///
/// # Errors
/// There is no libNVVM, or the kernels do not compile.
pub fn kernels_by(codegen: Codegen) -> Result<Kernels, BuildError> {
    let built = builder().codegen(codegen).build()?;
    Ok(Kernels { ptx: built.ptx, origin: format!("the kernel crate by {codegen}") })
}

fn builder() -> CudaBuilder {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gpu-kernels");
    CudaBuilder::new(path).ptxas(PtxasCheck::Never)
}

/// The simulator with the kernels loaded, for one test.
pub struct Sim {
    /// The session.
    pub session: Session,
    _turn: MutexGuard<'static, ()>,
}

impl Sim {
    /// Waits for its turn and opens the simulator.
    pub fn open() -> Sim {
        Sim::open_with(kernels())
    }

    /// [`open`](Self::open) with other kernels.
    pub fn open_with(kernels: Kernels) -> Sim {
        let turn = turn();
        let session = Session::open(DeviceChoice::Sim, kernels).expect("the simulator opens");
        Sim { session, _turn: turn }
    }

    /// Runs a variant on a shape.
    pub fn run(&mut self, one: &Selected, shape: &Shape, options: &Options) -> CaseReport {
        let problem = one.entry.prepare(shape, options.seed).expect("the shape is accepted");
        self.session.run(one, None, shape, problem.as_ref(), options)
    }

    /// Runs the variant called `name` (`algorithm/variant`) on a shape and gives all launches' counters, added up.
    pub fn count(&mut self, name: &str, shape: &str) -> Counters {
        let one = select(&[name.to_owned()], None).expect("the variant exists")[0];
        let shape = Shape::parse(one.entry.dims(), shape).expect("a shape");
        let options = Options { counters: true, ..Options::default() };
        let report = self.run(&one, &shape, &options);
        assert_eq!(report.status, Status::Passed, "{name} {shape}: {:?}", report.messages);
        total(&report.reports)
    }

    /// Runs every variant of the algorithm `id` on a shape, as launched and in three seeded orders of blocks: each run has to
    /// pass, and all have to give the same results.
    pub fn assert_orders_agree(&mut self, id: &str, dims: &[usize]) {
        for one in select(&[id.to_owned()], None).expect("the algorithm exists") {
            let shape = Shape::new(one.entry.dims(), dims);
            let mut digests = Vec::new();
            for order in [None, Some(1), Some(2), Some(3)] {
                let report = self.run(&one, &shape, &Options { order, ..Options::default() });
                let (name, messages) = (one.name(), &report.messages);
                assert_eq!(report.status, Status::Passed, "{name} {shape} {order:?}: {messages:?}");
                digests.push(report.findings.digest);
            }
            assert!(digests.iter().all(|digest| *digest == digests[0]), "{} {shape}", one.name());
        }
    }

    /// Runs a case of the test's own and gives all launches' counters, added up.
    pub fn count_case(&mut self, body: impl FnOnce(&mut Case<'_>) -> CaseResult) -> Counters {
        let attempt = self.session.attempt(&Options { counters: true, ..Options::default() }, body);
        let findings = attempt.result.expect("the case runs");
        assert!(findings.failures.is_empty(), "{:?}", findings.failures);
        total(&attempt.reports)
    }
}

fn total(reports: &[simt::LaunchReport]) -> Counters {
    assert!(!reports.is_empty(), "the simulator reports each launch");
    let mut total = Counters::default();
    for report in reports {
        total.merge(&report.counters.as_ref().expect("the launch was counted").total);
    }
    total
}

/// The simulated driver without a session, for tests that call cust themselves.
pub struct Driver {
    _context: Context,
    _turn: MutexGuard<'static, ()>,
}

impl Driver {
    /// Waits for its turn, makes a fresh context and sets `budget`, if any, as the instructions that a block may execute.
    pub fn open(budget: Option<u64>) -> Driver {
        let turn = turn();
        cuda_loader::select(DeviceChoice::Sim).expect("the simulator is always there");
        cust::init(cust::CudaFlags::empty()).expect("the driver starts");
        let defaults = control::Options::default();
        control::configure(control::Options {
            budget: budget.unwrap_or(defaults.budget),
            print_faults: false,
            record: true,
            ..defaults
        });
        control::take_faults();
        let device = Device::get_device(0).expect("there is a device");
        let context = Context::new(device).expect("a context");
        CurrentContext::set_current(&context).expect("the context is current");
        Driver { _context: context, _turn: turn }
    }

    /// The text of the faults since the last call.
    pub fn faults(&self) -> Vec<String> {
        control::take_faults().iter().map(ToString::to_string).collect()
    }
}
