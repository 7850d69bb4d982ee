//! A plain `cust` program, which links without a CUDA installation and runs on the simulator.

use std::error::Error;

use cuda_loader::{Backend, DeviceChoice, LoadError};
use cust::error::CudaError;
use cust::event::{Event, EventFlags};
use cust::memory::{AsyncCopyDestination, CopyDestination, DeviceBuffer, LockedBuffer};
use cust::module::Module;
use cust::stream::{Stream, StreamFlags};
use cust::{CudaFlags, context::Context, device::Device, launch};

/// c[i] = a[i] + b[i] for i < n, and a variable.
const PTX: &str = "
.version 7.0
.target sm_75
.address_size 64
.visible .global .align 4 .f32 factor = 0f40000000;
.visible .entry add(.param .u64 a, .param .u64 b, .param .u64 c, .param .u32 n)
{
    .reg .pred %p<2>; .reg .f32 %f<4>; .reg .b32 %r<6>; .reg .b64 %rd<8>;
    ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u64 %rd3, [c]; ld.param.u32 %r1, [n];
    mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
    mad.lo.s32 %r5, %r2, %r3, %r4;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 ret;
    mul.wide.u32 %rd4, %r5, 4;
    add.s64 %rd5, %rd1, %rd4; add.s64 %rd6, %rd2, %rd4; add.s64 %rd7, %rd3, %rd4;
    ld.global.f32 %f1, [%rd5]; ld.global.f32 %f2, [%rd6];
    add.f32 %f3, %f1, %f2;
    st.global.f32 [%rd7], %f3;
    ret;
}
";

#[test]
fn a_cust_program_runs_on_the_simulator() -> Result<(), Box<dyn Error>> {
    // Before anything is selected, a driver call is an error and no crash.
    assert!(Device::num_devices().is_err());

    assert_eq!(cuda_loader::select(DeviceChoice::Sim)?, Backend::Sim);
    assert_eq!(cuda_loader::select(DeviceChoice::Auto)?, Backend::Sim);
    let refused = cuda_loader::select(DeviceChoice::Cuda(0));
    assert!(matches!(refused, Err(LoadError::AlreadySelected { chosen: Backend::Sim, .. })), "{refused:?}");

    cust::init(CudaFlags::empty())?;
    let device = Device::get_device(0)?;
    assert!(device.name()?.contains("simulated"), "{}", device.name()?);
    let _context = Context::new(device)?;
    let module = Module::from_ptx(PTX, &[])?;
    let add = module.get_function("add")?;
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let n = 10_000u32;
    let a: Vec<f32> = (0..n).map(|i| i as f32).collect();
    let b: Vec<f32> = (0..n).map(|i| 2.0 * i as f32).collect();
    let (a, b) = (DeviceBuffer::from_slice(&a)?, DeviceBuffer::from_slice(&b)?);
    let c = DeviceBuffer::from_slice(&vec![0f32; n as usize])?;
    let (start, end) = (Event::new(EventFlags::DEFAULT)?, Event::new(EventFlags::DEFAULT)?);
    start.record(&stream)?;
    // SAFETY: the parameters are those of the kernel, and the buffers hold `n` elements.
    unsafe {
        launch!(add<<<n.div_ceil(256), 256, 0, stream>>>(
            a.as_device_ptr(), b.as_device_ptr(), c.as_device_ptr(), n
        ))?;
    }
    end.record(&stream)?;
    let mut pinned = LockedBuffer::new(&0f32, n as usize)?;
    // SAFETY: `pinned` is not looked at before the stream is done.
    unsafe { c.async_copy_to(&mut pinned, &stream)? };
    stream.synchronize()?;
    assert!(pinned.iter().enumerate().all(|(i, &sum)| sum == 3.0 * i as f32));
    assert!(end.elapsed_time_f32(&start)? > 0.0);
    let mut factor = 0f32;
    let symbol = module.get_global::<f32>(c"factor")?;
    symbol.copy_to(&mut factor)?;
    assert_eq!(factor, 2.0);

    assert_eq!(module.get_function("missing").err(), Some(CudaError::NotFound));
    // SAFETY: the launch is refused.
    let too_large = unsafe { launch!(add<<<1, 1025, 0, stream>>>(a.as_device_ptr())) };
    assert_eq!(too_large.err(), Some(CudaError::InvalidValue));
    assert!(CudaError::InvalidValue.to_string().contains("invalid argument"));
    Ok(())
}
