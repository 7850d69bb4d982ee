//! The heap of `malloc` in kernels: its limit, its life, and what the host may not do with it.

#[macro_use]
mod common;

use common::*;
use simt_driver::abi::{In, Out};
use simt_driver::api::{context, copy, launch, memory};
use simt_driver::control;

/// `take` puts the address of a block of `bytes` bytes into `out`, `put` frees the address in `out`.
const KERNELS: &str = ".version 7.0\n.target sm_75\n.address_size 64
.extern .func (.param .b64 r) malloc(.param .b64 n);
.extern .func free(.param .b64 p);
.visible .entry take(.param .u64 out, .param .u64 bytes)
{
    .reg .b64 %a, %n, %p;
    ld.param.u64 %a, [out];
    ld.param.u64 %n, [bytes];
    { .param .b64 n; .param .b64 p; st.param.b64 [n], %n; call.uni (p), malloc, (n); ld.param.b64 %p, [p]; }
    st.global.u64 [%a], %p;
    ret;
}
.visible .entry put(.param .u64 out, .param .u64 bytes)
{
    .reg .b64 %a, %p;
    ld.param.u64 %a, [out];
    ld.global.u64 %p, [%a];
    { .param .b64 p; st.param.b64 [p], %p; call.uni free, (p); }
    ret;
}
.visible .entry nothing(.param .u64 out, .param .u64 bytes) { ret; }
";

const HEAP_SIZE: u32 = 2;
const LAUNCH_FAILED: u32 = 719;

struct Kernels {
    module: simt_driver::abi::CUmodule,
    out: u64,
}

impl Kernels {
    fn new() -> Kernels {
        Kernels { module: load(KERNELS), out: upload(&[0u64]) }
    }

    /// Launches one thread and waits for it.
    fn run(&self, name: &std::ffi::CStr, bytes: u64) -> u32 {
        let parameters = [param(&self.out), param(&bytes)];
        ok!(launch::cuLaunchKernel(
            function(self.module, name),
            1,
            1,
            1,
            1,
            1,
            1,
            0,
            simt_driver::abi::CUstream::NULL,
            params(&parameters),
            In::NULL
        ));
        // SAFETY: no arguments.
        unsafe { context::cuCtxSynchronize() }
    }

    fn take(&self, bytes: u64) -> u64 {
        assert_eq!(self.run(c"take", bytes), SUCCESS);
        download::<u64>(self.out, 1)[0]
    }
}

#[test]
fn the_limit_holds_until_a_kernel_allocates_and_is_then_fixed() {
    let _alone = alone();
    let _context = OwnContext::new();
    let kernels = Kernels::new();
    assert_eq!(kernels.take(8 << 20), 0, "8 MiB, with nothing beside it, is too much");
    fails!(context::cuCtxSetLimit(HEAP_SIZE, 64 << 20), INVALID_VALUE);
    assert_ne!(kernels.take(5 << 20), 0);
    assert_eq!(kernels.take(5 << 20), 0);
    let _other = OwnContext::new();
    ok!(context::cuCtxSetLimit(HEAP_SIZE, 16 << 20));
    let kernels = Kernels::new();
    assert_eq!(kernels.run(c"nothing", 0), SUCCESS);
    // A kernel that does not allocate fixes nothing.
    ok!(context::cuCtxSetLimit(HEAP_SIZE, 20 << 20));
    assert_ne!(kernels.take(19 << 20), 0);
    fails!(context::cuCtxSetLimit(HEAP_SIZE, 20 << 20), INVALID_VALUE);
    let mut value = 0;
    ok!(context::cuCtxGetLimit(Out::to(&mut value), HEAP_SIZE));
    assert_eq!(value, 20 << 20);
}

#[test]
fn blocks_live_across_launches_and_modules_and_end_with_the_context() {
    let _alone = alone();
    let (mut before, mut after, mut total) = (0, 0, 0);
    let _outer = OwnContext::new();
    ok!(memory::cuMemGetInfo_v2(Out::to(&mut before), Out::to(&mut total)));
    {
        let _context = OwnContext::new();
        let first = Kernels::new();
        assert_ne!(first.take(5 << 20), 0);
        assert_eq!(first.take(4 << 20), 0, "full");
        // A block that another module of the context frees.
        let second = Kernels { module: load(KERNELS), out: first.out };
        assert_eq!(second.take(1 << 20) % 32, 16, "aligned to 16 bytes, and no more");
        assert_eq!(second.run(c"put", 0), SUCCESS);
        assert_ne!(first.take(2 << 20), 0);
    }
    ok!(memory::cuMemGetInfo_v2(Out::to(&mut after), Out::to(&mut total)));
    assert_eq!(before, after, "what was not freed went with the context");
}

#[test]
fn the_host_neither_frees_nor_copies_blocks_of_the_heap() {
    let _alone = alone();
    let _context = OwnContext::new();
    let kernels = Kernels::new();
    let block = kernels.take(64);
    fails!(memory::cuMemFree_v2(block), INVALID_VALUE);
    let mut bytes = [0u8; 64];
    fails!(copy::cuMemcpyDtoH_v2(bytes.as_mut_ptr().cast(), block, 64), INVALID_VALUE);
    assert_eq!(kernels.run(c"put", 0), SUCCESS);
}

#[test]
fn a_wrong_free_is_an_error_of_the_launch() {
    let _alone = alone();
    let mut options = control::options().expect("the environment of tests is fine");
    options.print_faults = false;
    control::configure(options);
    for (again, text) in [(true, "was freed before"), (false, "`malloc` of this context did not make")] {
        let _context = OwnContext::new();
        let kernels = Kernels::new();
        if again {
            assert_ne!(kernels.take(48), 0);
            assert_eq!(kernels.run(c"put", 0), SUCCESS);
        } else {
            let own = upload(&[kernels.out]);
            ok!(copy::cuMemcpyDtoD_v2(kernels.out, own, 8));
        }
        assert_eq!(kernels.run(c"put", 0), LAUNCH_FAILED);
        let fault = control::take_faults().pop().map(|fault| fault.to_string()).unwrap_or_default();
        assert!(fault.contains("invalid free") && fault.contains(text), "{fault}");
    }
    control::configure(control::Options::default());
}
