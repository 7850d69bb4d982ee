//! Barriers in divergent code: what PTX allows, and what it does not (PTX ISA 9.0, 9.7.13.1).

mod common;

use common::Device;
use simt::FaultKind;

/// Lanes 0 to 3 wait at one barrier and the others at another; each writes its number afterwards.
fn two_places(barrier: &str) -> String {
    format!(
        ".version 7.0
.target sm_70
.address_size 64
.visible .entry two(.param .u64 out)
{{
    .reg .pred %p;
    .reg .b32 %r<3>;
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [out];
    mov.u32 %r1, %tid.x;
    setp.lt.u32 %p, %r1, 4;
    @%p bra LOW;
    {barrier} 0;
    bra.uni DONE;
LOW:
    {barrier} 0;
DONE:
    mul.wide.u32 %rd2, %r1, 4;
    add.s64 %rd2, %rd1, %rd2;
    st.global.u32 [%rd2], %r1;
    ret;
}}
"
    )
}

#[test]
fn a_warp_at_two_aligned_barriers_is_an_error_that_names_both() {
    for barrier in ["bar.sync", "barrier.sync.aligned", "barrier.cta.sync.aligned"] {
        let device = Device::new(&two_places(barrier));
        let out = device.upload(&[0u32; 32]);
        let fault = device.launch("two", 1, 32, &[out.into()]).expect_err("divergent");
        assert!(matches!(fault.kind, FaultKind::Barrier { barrier: 0, .. }), "{fault}");
        let text = fault.to_string();
        assert!(text.contains("0x0000000f") && text.contains("0xfffffff0"), "{text}");
        assert!(text.contains("line 13 of the PTX") || text.contains("line 16 of the PTX"), "{text}");
    }
}

#[test]
fn barriers_that_are_not_aligned_may_be_at_two_places() {
    let device = Device::new(&two_places("barrier.sync"));
    let out = device.upload(&[0u32; 32]);
    device.launch("two", 1, 32, &[out.into()]).expect("each thread arrives");
    assert_eq!(device.download::<u32>(out, 32), (0..32).collect::<Vec<u32>>());
}

#[test]
fn warps_may_take_different_sides() {
    // The boundary is a warp's: whole warps wait at different places of the same barrier.
    let ptx = two_places("bar.sync").replace("%r1, 4;\n    @%p", "%r1, 32;\n    @%p");
    let device = Device::new(&ptx);
    let out = device.upload(&[0u32; 64]);
    device.launch("two", 1, 64, &[out.into()]).expect("whole warps");
    assert_eq!(device.download::<u32>(out, 64), (0..64).collect::<Vec<u32>>());
}
