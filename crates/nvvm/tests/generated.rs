//! What libNVVM refused or made wrong of generated kernels: each in its smallest form, in both dialects, with and without
//! optimisation, run on the simulated GPU.

mod common;

use common::device::{Argument, buffer, run};
use common::libraries;
use nvvm::{Arch, Error, LibNvvm, Options};

const WIDTHS: [u32; 5] = [8, 16, 32, 64, 128];
const OPERATIONS: [&str; 6] = ["sadd", "uadd", "ssub", "usub", "smul", "umul"];

const HEADER: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
                      target triple = \"nvptx64-nvidia-cuda\"\n\n\
                      declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n";

/// PTX of a module for targets of both dialects, with and without optimisation, each with what it is.
fn compiled(ir: &str, library: &LibNvvm) -> Vec<(String, String)> {
    let mut programs = Vec::new();
    for (arch, optimize) in [75, 90, 100].iter().flat_map(|arch| [false, true].map(|on| (*arch, on))) {
        let options = Options { optimize, ..Options::new(Arch::new(arch)) };
        let label = format!("sm_{arch}, optimised: {optimize}");
        match nvvm::compile(ir, &options, library) {
            Ok(ptx) => programs.push((label, ptx.text)),
            // Old libraries do not know the newer targets.
            Err(Error::Target { .. }) => {}
            Err(error) => panic!("{label}: {error}\n{ir}"),
        }
    }
    assert!(programs.len() >= 4, "only {} programs were compiled", programs.len());
    programs
}

/// LLVM IR of a kernel that writes each result, and its flag in a byte.
fn overflow(operation: &str, bits: u32) -> String {
    let flag = format!("{{ i{bits}, i1 }}");
    format!(
        "{HEADER}define ptx_kernel void @k(ptr %a, ptr %b, ptr %r, ptr %f) {{\n\
         \x20 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         \x20 %at = zext i32 %t to i64\n\
         \x20 %pa = getelementptr i{bits}, ptr %a, i64 %at\n\
         \x20 %pb = getelementptr i{bits}, ptr %b, i64 %at\n\
         \x20 %pr = getelementptr i{bits}, ptr %r, i64 %at\n\
         \x20 %pf = getelementptr i8, ptr %f, i64 %at\n\
         \x20 %x = load i{bits}, ptr %pa\n\
         \x20 %y = load i{bits}, ptr %pb\n\
         \x20 %both = call {flag} @llvm.{operation}.with.overflow.i{bits}(i{bits} %x, i{bits} %y)\n\
         \x20 %value = extractvalue {flag} %both, 0\n\
         \x20 %over = extractvalue {flag} %both, 1\n\
         \x20 %byte = zext i1 %over to i8\n\
         \x20 store i{bits} %value, ptr %pr\n\
         \x20 store i8 %byte, ptr %pf\n\
         \x20 ret void\n}}\n\n\
         declare {flag} @llvm.{operation}.with.overflow.i{bits}(i{bits}, i{bits})\n"
    )
}

/// The exact low bits and the flag.
fn expected(operation: &str, bits: u32, a: u128, b: u128) -> (u128, bool) {
    macro_rules! of {
        ($signed:ty, $unsigned:ty) => {{
            let (a, b) = (a as $unsigned, b as $unsigned);
            let signed = |(value, over): ($signed, bool)| (value as $unsigned as u128, over);
            let unsigned = |(value, over): ($unsigned, bool)| (value as u128, over);
            match operation {
                "sadd" => signed((a as $signed).overflowing_add(b as $signed)),
                "uadd" => unsigned(a.overflowing_add(b)),
                "ssub" => signed((a as $signed).overflowing_sub(b as $signed)),
                "usub" => unsigned(a.overflowing_sub(b)),
                "smul" => signed((a as $signed).overflowing_mul(b as $signed)),
                _ => unsigned(a.overflowing_mul(b)),
            }
        }};
    }
    match bits {
        8 => of!(i8, u8),
        16 => of!(i16, u16),
        32 => of!(i32, u32),
        64 => of!(i64, u64),
        _ => of!(i128, u128),
    }
}

/// Values at the ends of the ranges, where flags change, and between.
fn operands(bits: u32) -> Vec<(u128, u128)> {
    let (all, top) = (u128::MAX >> (128 - bits), 1 << (bits - 1));
    let half = (1 << (bits / 2)) - 1;
    let values =
        [0, 1, 2, 3, half, half + 1, half + 2, top - 1, top, top + 1, all - 1, all, all / 3, all / 5 * 2];
    values.iter().flat_map(|a| values.map(|b| (*a & all, b & all))).collect()
}

fn bytes(values: &[u128], bits: u32) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()[..bits as usize / 8].to_vec()).collect()
}

/// Without optimisation libNVVM keeps operations that its optimiser would have replaced, and its code generator refuses some.
#[test]
fn flags_of_overflow_of_every_width() {
    for library in libraries("flags of overflow") {
        for (operation, bits) in OPERATIONS.iter().flat_map(|operation| WIDTHS.map(|bits| (operation, bits)))
        {
            let inputs = operands(bits);
            let (want, flags): (Vec<u128>, Vec<bool>) =
                inputs.iter().map(|(a, b)| expected(operation, bits, *a, *b)).unzip();
            let flags: Vec<u8> = flags.iter().map(|flag| u8::from(*flag)).collect();
            for (label, ptx) in compiled(&overflow(operation, bits), &library) {
                let label = format!("{operation} of {bits} bits for {label}");
                let mut a = bytes(&inputs.iter().map(|(a, _)| *a).collect::<Vec<_>>(), bits);
                let mut b = bytes(&inputs.iter().map(|(_, b)| *b).collect::<Vec<_>>(), bits);
                let (mut got, mut over) = (vec![0xaa; a.len()], vec![0xaa; inputs.len()]);
                let mut arguments = [&mut a, &mut b, &mut got, &mut over].map(Argument::Buffer);
                run(&ptx, "k", inputs.len() as u32, 0, &mut arguments)
                    .unwrap_or_else(|e| panic!("{label}: {e}"));
                assert_eq!(got, bytes(&want, bits), "{label}");
                assert_eq!(over, flags, "{label}");
            }
        }
    }
}

/// `nsz` leaves the sign of a zero open, and `+ 0.0` settles it; LLVM 7 takes `nsz` for a promise that there is no -0.0.
#[test]
fn a_zero_added_to_an_open_sign_stays() {
    for operation in ["call nsz float @llvm.maxnum.f32(float %x, float -0.0)", "fmul nsz float %x, 0.0"] {
        let ir = format!(
            "{HEADER}define ptx_kernel void @k(ptr %in, ptr %out) {{\n\
             \x20 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
             \x20 %at = zext i32 %t to i64\n\
             \x20 %from = getelementptr float, ptr %in, i64 %at\n\
             \x20 %to = getelementptr float, ptr %out, i64 %at\n\
             \x20 %x = load float, ptr %from\n\
             \x20 %open = {operation}\n\
             \x20 %sum = fadd float %open, 0.0\n\
             \x20 store float %sum, ptr %to\n\
             \x20 ret void\n}}\n\n\
             declare float @llvm.maxnum.f32(float, float)\n"
        );
        for library in libraries("signs of zeros") {
            for (label, ptx) in compiled(&ir, &library) {
                let mut input = buffer(&[-1.5f32, -0.0, 0.0, -1e30]);
                let mut out = vec![0xaa; input.len()];
                let mut arguments = [&mut input, &mut out].map(Argument::Buffer);
                run(&ptx, "k", 4, 0, &mut arguments).unwrap_or_else(|e| panic!("{label}: {e}"));
                assert_eq!(out, vec![0; 16], "{operation} for {label}");
            }
        }
    }
}
