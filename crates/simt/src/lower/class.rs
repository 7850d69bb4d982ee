//! What class an instruction counts under.

use ptx::ast::{Instruction, ScalarType};

use crate::Class;

pub(super) fn of(i: &Instruction) -> Class {
    let ty = i.ty();
    match i.opcode.as_str() {
        "mov" | "selp" | "slct" | "cvta" | "isspacep" | "prmt" => Class::MoveSelect,
        "mapa" | "getctarank" => Class::MoveSelect,
        "setp" | "set" | "testp" => Class::Compare,
        "cvt" => Class::Convert,
        "ld" | "ldu" | "st" | "prefetch" | "prefetchu" | "discard" | "applypriority" | "cp" | "ldmatrix"
        | "stmatrix" | "tex" | "tld4" | "suld" | "sust" | "alloca" => Class::Memory,
        "atom" | "red" | "sured" | "multimem" => Class::Atomic,
        "bra" | "brx" | "call" | "ret" | "exit" | "trap" | "brkpt" => Class::Control,
        "bar" | "barrier" | "membar" | "fence" | "mbarrier" => Class::Barrier,
        "shfl" | "vote" | "match" | "redux" | "elect" | "activemask" => Class::ShuffleVote,
        "mma" | "wmma" | "wgmma" | "tcgen05" => Class::Matrix,
        "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh" | "sqrt" | "rcp" => Class::Special,
        "nanosleep" | "griddepcontrol" | "setmaxnreg" | "pmevent" | "createpolicy" | "stacksave"
        | "stackrestore" => Class::Other,
        _ if ty.is_some_and(super::half::is_half) => Class::Half,
        _ if matches!(ty, Some(ScalarType::F32 | ScalarType::F32x2)) => Class::Float32,
        _ if ty == Some(ScalarType::F64) => Class::Float64,
        _ => Class::Integer,
    }
}
