//! libdevice's arithmetic and conversions with a rounding of one's choice: one instruction each, so exact.
//!
//! The names end in `rn` (to nearest, ties to even), `rz` (towards zero), `rd` (down) and `ru` (up).

use crate::device::on_device;

macro_rules! instructions {
    ($(($($argument:ident: $type:ty, $register:ident),*) -> $result:ty, $out:ident: $($name:ident $instruction:literal)*;)*) => {
        $(instructions!(@ [$($argument: $type, $register),*] $result, $out: $($name $instruction)*);)*
    };
    (@ $arguments:tt $result:ty, $out:ident: $($name:ident $instruction:literal)*) => {
        $(instructions!(@@ $name $instruction, $result, $out, $arguments);)*
    };
    (@@ $name:ident $instruction:literal, $result:ty, $out:ident, [$($argument:ident: $type:ty, $register:ident),*]) => {
        #[doc = concat!("`", $instruction, "`")]
        ///
        /// # Safety
        /// None is needed; the function is unsafe because rust-cuda's is.
        #[inline(always)]
        pub unsafe fn $name($($argument: $type),*) -> $result {
            on_device! {
                let result: $result;
                // SAFETY: arithmetic.
                unsafe {
                    core::arch::asm!(
                        concat!($instruction, " {r}" $(, ", {", stringify!($argument), "}")*, ";"),
                        r = out($out) result, $($argument = in($register) $argument,)*
                        options(pure, nomem, nostack, preserves_flags)
                    );
                }
                result
            }
        }
    };
}

instructions! {
    (x: f64, reg64, y: f64, reg64) -> f64, reg64:
        dadd_rd "add.rm.f64" dadd_rn "add.rn.f64" dadd_ru "add.rp.f64" dadd_rz "add.rz.f64" ddiv_rd "div.rm.f64"
        ddiv_rn "div.rn.f64" ddiv_ru "div.rp.f64" ddiv_rz "div.rz.f64" dmul_rd "mul.rm.f64" dmul_rn "mul.rn.f64"
        dmul_ru "mul.rp.f64" dmul_rz "mul.rz.f64";
    (x: f64, reg64) -> f32, reg32:
        double2float_rd "cvt.rm.f32.f64" double2float_rn "cvt.rn.f32.f64" double2float_ru "cvt.rp.f32.f64"
        double2float_rz "cvt.rz.f32.f64";
    (x: f64, reg64) -> i32, reg32:
        double2int_rd "cvt.rmi.s32.f64" double2int_rn "cvt.rni.s32.f64" double2int_ru "cvt.rpi.s32.f64"
        double2int_rz "cvt.rzi.s32.f64" double2uint_rd "cvt.rmi.u32.f64" double2uint_rn "cvt.rni.u32.f64"
        double2uint_ru "cvt.rpi.u32.f64" double2uint_rz "cvt.rzi.u32.f64";
    (x: f64, reg64) -> i64, reg64:
        double2ll_rd "cvt.rmi.s64.f64" double2ll_rn "cvt.rni.s64.f64" double2ll_ru "cvt.rpi.s64.f64"
        double2ll_rz "cvt.rzi.s64.f64" double2ull_rd "cvt.rmi.u64.f64" double2ull_rn "cvt.rni.u64.f64"
        double2ull_ru "cvt.rpi.u64.f64" double2ull_rz "cvt.rzi.u64.f64";
    (x: f64, reg64) -> f64, reg64:
        drcp_rd "rcp.rm.f64" drcp_rn "rcp.rn.f64" drcp_ru "rcp.rp.f64" drcp_rz "rcp.rz.f64" dsqrt_rd "sqrt.rm.f64"
        dsqrt_rn "sqrt.rn.f64" dsqrt_ru "sqrt.rp.f64" dsqrt_rz "sqrt.rz.f64";
    (x: f32, reg32, y: f32, reg32) -> f32, reg32:
        fadd_rd "add.rm.f32" fadd_rn "add.rn.f32" fadd_ru "add.rp.f32" fadd_rz "add.rz.f32" fdiv_rd "div.rm.f32"
        fdiv_rn "div.rn.f32" fdiv_ru "div.rp.f32" fdiv_rz "div.rz.f32" fmul_rd "mul.rm.f32" fmul_rn "mul.rn.f32"
        fmul_ru "mul.rp.f32" fmul_rz "mul.rz.f32" fsub_rd "sub.rm.f32" fsub_rn "sub.rn.f32" fsub_ru "sub.rp.f32"
        fsub_rz "sub.rz.f32";
    (x: f32, reg32) -> i32, reg32:
        float2int_rd "cvt.rmi.s32.f32" float2int_rn "cvt.rni.s32.f32" float2int_ru "cvt.rpi.s32.f32"
        float2int_rz "cvt.rzi.s32.f32" float2uint_rd "cvt.rmi.u32.f32" float2uint_rn "cvt.rni.u32.f32"
        float2uint_ru "cvt.rpi.u32.f32" float2uint_rz "cvt.rzi.u32.f32";
    (x: f32, reg32) -> i64, reg64:
        float2ll_rd "cvt.rmi.s64.f32" float2ll_rn "cvt.rni.s64.f32" float2ll_ru "cvt.rpi.s64.f32"
        float2ll_rz "cvt.rzi.s64.f32" float2ull_rd "cvt.rmi.u64.f32" float2ull_rn "cvt.rni.u64.f32"
        float2ull_ru "cvt.rpi.u64.f32" float2ull_rz "cvt.rzi.u64.f32";
    (x: f64, reg64, y: f64, reg64, z: f64, reg64) -> f64, reg64:
        fma_rd "fma.rm.f64" fma_rn "fma.rn.f64" fma_ru "fma.rp.f64" fma_rz "fma.rz.f64";
    (x: f32, reg32, y: f32, reg32, z: f32, reg32) -> f32, reg32:
        fmaf_rd "fma.rm.f32" fmaf_rn "fma.rn.f32" fmaf_ru "fma.rp.f32" fmaf_rz "fma.rz.f32";
    (x: f32, reg32) -> f32, reg32:
        frcp_rd "rcp.rm.f32" frcp_rn "rcp.rn.f32" frcp_ru "rcp.rp.f32" frcp_rz "rcp.rz.f32" fsqrt_rd "sqrt.rm.f32"
        fsqrt_rn "sqrt.rn.f32" fsqrt_ru "sqrt.rp.f32" fsqrt_rz "sqrt.rz.f32";
    (x: i32, reg32) -> f64, reg64:
        int2double_rn "cvt.rn.f64.s32" uint2double_rn "cvt.rn.f64.u32";
    (x: i32, reg32) -> f32, reg32:
        int2float_rd "cvt.rm.f32.s32" int2float_rn "cvt.rn.f32.s32" int2float_ru "cvt.rp.f32.s32"
        int2float_rz "cvt.rz.f32.s32" uint2float_rd "cvt.rm.f32.u32" uint2float_rn "cvt.rn.f32.u32"
        uint2float_ru "cvt.rp.f32.u32" uint2float_rz "cvt.rz.f32.u32";
    (x: i64, reg64) -> f64, reg64:
        ll2double_rd "cvt.rm.f64.s64" ll2double_rn "cvt.rn.f64.s64" ll2double_ru "cvt.rp.f64.s64"
        ll2double_rz "cvt.rz.f64.s64" ull2double_rd "cvt.rm.f64.u64" ull2double_rn "cvt.rn.f64.u64"
        ull2double_ru "cvt.rp.f64.u64" ull2double_rz "cvt.rz.f64.u64";
    (x: i64, reg64) -> f32, reg32:
        ll2float_rd "cvt.rm.f32.s64" ll2float_rn "cvt.rn.f32.s64" ll2float_ru "cvt.rp.f32.s64"
        ll2float_rz "cvt.rz.f32.s64" ull2float_rd "cvt.rm.f32.u64" ull2float_rn "cvt.rn.f32.u64"
        ull2float_ru "cvt.rp.f32.u64" ull2float_rz "cvt.rz.f32.u64";
}
