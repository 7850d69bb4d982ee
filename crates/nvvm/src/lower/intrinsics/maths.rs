//! Mathematical functions by name: libdevice's.
//!
//! rustc writes `f32::sin` and its kin as `llvm.sin.f32`, which libNVVM refuses; libdevice has them all. A kernel can also
//! call libdevice directly, by declaring `__nv_sinf` and so on as foreign functions: whatever is called `__nv_…` and has no
//! body is looked up there.

use super::{Intrinsic, Plan, float_kind};
use llvm_ir::{FloatKind, Type};

/// Functions of one or two numbers of one type; the double-precision name is the same without the `f`.
const FUNCTIONS: &[&str] = &[
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "exp10",
    "log", "log2", "log10", "pow", "round",
];

/// The function that computes remainders of a type exactly; libNVVM's own `frem` goes by way of a rounded quotient.
pub(in crate::lower) fn remainder(ty: &Type) -> Option<&'static str> {
    match ty {
        Type::Float(FloatKind::Single) => Some("__nv_fmodf"),
        Type::Float(FloatKind::Double) => Some("__nv_fmod"),
        _ => None,
    }
}

/// The plan for a mathematical function, `None` for what is not one.
pub(super) fn plan(intrinsic: &Intrinsic<'_>) -> Result<Option<Plan>, String> {
    let base = intrinsic.base;
    let is_function = FUNCTIONS.contains(&base);
    if !is_function && !matches!(base, "powi" | "ldexp" | "frexp" | "sincos" | "lround" | "llround") {
        return Ok(None);
    }
    let ty = intrinsic.argument(0)?;
    if matches!(ty, Type::Vector { .. }) {
        return super::vectors::lane_by_lane(intrinsic).map(Some);
    }
    let kind = float_kind(ty)?;
    let name = |function: &str| match kind {
        FloatKind::Single => Ok(format!("__nv_{function}f")),
        FloatKind::Double => Ok(format!("__nv_{function}")),
        _ => Err(format!("{} has no such function in libdevice", kind.keyword())),
    };
    if kind == FloatKind::Half && (is_function || matches!(base, "powi" | "ldexp")) {
        return super::floats::through_single(intrinsic).map(Some);
    }
    Ok(Some(match base {
        // The type of the exponent is the caller's choice; libdevice takes 32 bits.
        "powi" | "ldexp" if *intrinsic.argument(1)? == Type::int(32) => Plan::Call(name(base)?),
        "powi" | "ldexp" => return Err("its exponent is not of 32 bits".to_owned()),
        "frexp" => intrinsic.filled(
            "  %p = alloca i32, align 4\n  %m = call {T} @{F}({T} %a, ptr %p)\n  %e = load i32, ptr %p, align 4\n  \
             %s = insertvalue {R} undef, {T} %m, 0\n  %r = insertvalue {R} %s, i32 %e, 1\n  ret {R} %r",
            &[("T", ty.to_string()), ("F", name("frexp")?), ("R", intrinsic.call.result.to_string())],
        ),
        "sincos" => intrinsic.filled(
            "  %x = call {T} @{S}({T} %a)\n  %y = call {T} @{C}({T} %a)\n  %s = insertvalue {R} undef, {T} %x, 0\n  \
             %r = insertvalue {R} %s, {T} %y, 1\n  ret {R} %r",
            &[
                ("T", ty.to_string()),
                ("S", name("sin")?),
                ("C", name("cos")?),
                ("R", intrinsic.call.result.to_string()),
            ],
        ),
        "lround" | "llround" => intrinsic.filled(
            "  %w = call {T} @{F}({T} %a)\n  %r = fptosi {T} %w to {R}\n  ret {R} %r",
            &[("T", ty.to_string()), ("F", name("round")?), ("R", intrinsic.call.result.to_string())],
        ),
        _ => Plan::Call(name(base)?),
    }))
}
