//! Vectors: reductions, and operations that libNVVM knows for single numbers only.

use super::{Intrinsic, Plan};
use llvm_ir::Type;

/// Splits a vector operation into one call a lane.
pub(super) fn lane_by_lane(intrinsic: &Intrinsic<'_>) -> Result<Plan, String> {
    let result = &intrinsic.call.result;
    let Type::Vector { length, element } = result else {
        return Err(format!("result of type {result} cannot be split into lanes"));
    };
    let scalar = scalar_name(intrinsic.name);
    let mut body = String::new();
    for lane in 0..*length {
        let mut arguments = Vec::new();
        for (argument, letter) in intrinsic.call.arguments.iter().zip('a'..='z') {
            let ty = &argument.value.ty;
            match ty {
                Type::Vector { element, .. } => {
                    body.push_str(&format!(
                        "  %{letter}{lane} = extractelement {ty} %{letter}, i32 {lane}\n"
                    ));
                    arguments.push(format!("{element} %{letter}{lane}"));
                }
                _ => arguments.push(format!("{ty} %{letter}")),
            }
        }
        let before = if lane == 0 { "undef".to_owned() } else { format!("%r{}", lane - 1) };
        body.push_str(&format!(
            "  %x{lane} = call {element} @{scalar}({})\n  \
             %r{lane} = insertelement {result} {before}, {element} %x{lane}, i32 {lane}\n",
            arguments.join(", ")
        ));
    }
    let Some(last) = length.checked_sub(1) else { return Err("a vector without lanes".to_owned()) };
    body.push_str(&format!("  ret {result} %r{last}"));
    Ok(intrinsic.helper(&body))
}

/// `llvm.sin.v4f32` to `llvm.sin.f32`.
fn scalar_name(name: &str) -> String {
    let scalar = |component: &str| match component.strip_prefix('v') {
        Some(rest) if super::is_type(component) => {
            rest.trim_start_matches(|c: char| c.is_ascii_digit()).to_owned()
        }
        _ => component.to_owned(),
    };
    name.split('.').map(scalar).collect::<Vec<_>>().join(".")
}

/// The plan for a reduction, `None` for what is not one.
pub(super) fn plan(intrinsic: &Intrinsic<'_>) -> Result<Option<Plan>, String> {
    let Some(op) = intrinsic.base.strip_prefix("vector.reduce.") else { return Ok(None) };
    if !intrinsic.target.legacy && intrinsic.target.llvm >= 22 {
        return Ok(Some(Plan::Keep));
    }
    // `fadd` and `fmul` start from a number of their own.
    let starts = matches!(op, "fadd" | "fmul");
    let ty = intrinsic.argument(usize::from(starts))?;
    let Type::Vector { length, element } = ty else { return Err(format!("type {ty} is not a vector")) };
    let vector = if starts { "%b" } else { "%a" };
    let mut body = String::new();
    let mut sum = "%a".to_owned();
    for lane in 0..*length {
        body.push_str(&format!("  %x{lane} = extractelement {ty} {vector}, i32 {lane}\n"));
        if lane == 0 && !starts {
            sum = "%x0".to_owned();
            continue;
        }
        let scalar = intrinsic.name.rsplit('.').next().map(scalar_name).unwrap_or_default();
        let step = match op {
            "add" | "mul" | "and" | "or" | "xor" | "fadd" | "fmul" => {
                format!("{op} {element} {sum}, %x{lane}")
            }
            "smax" | "smin" | "umax" | "umin" => {
                format!("call {element} @llvm.{op}.{scalar}({element} {sum}, {element} %x{lane})")
            }
            "fmax" | "fmin" | "fmaximum" | "fminimum" => {
                let function = match op {
                    "fmax" => "maxnum",
                    "fmin" => "minnum",
                    other => &other[1..],
                };
                format!("call {element} @llvm.{function}.{scalar}({element} {sum}, {element} %x{lane})")
            }
            _ => return Err(format!("reduction `{op}` is not known")),
        };
        body.push_str(&format!("  %s{lane} = {step}\n"));
        sum = format!("%s{lane}");
    }
    body.push_str(&format!("  ret {element} {sum}"));
    Ok(Some(intrinsic.helper(&body)))
}
