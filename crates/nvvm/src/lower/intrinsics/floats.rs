//! Floating-point operations that are exact or correctly rounded: roundings, signs, minima, conversions, classes.

use super::integers::signed_min;
use super::{Intrinsic, Plan, float_kind};
use llvm_ir::{FloatKind, Type};

/// The plan for an intrinsic on floating-point numbers, `None` for one that is not.
pub(super) fn plan(intrinsic: &Intrinsic<'_>) -> Result<Option<Plan>, String> {
    let ty = &intrinsic.call.result;
    let modern = !intrinsic.target.legacy;
    Ok(Some(match intrinsic.base {
        "fptosi.sat" => return saturating(intrinsic, true),
        "fptoui.sat" => return saturating(intrinsic, false),
        "is.fpclass" if modern => Plan::Keep,
        "is.fpclass" => class(intrinsic)?,
        "sqrt" | "fma" | "fmuladd" | "minnum" | "maxnum" | "fabs" | "floor" | "ceil" | "trunc" | "rint"
        | "nearbyint" | "roundeven" | "copysign" | "canonicalize" | "minimum" | "maximum" | "minimumnum"
        | "maximumnum" => {
            let kind = float_kind(ty)?;
            return arithmetic(intrinsic, kind, matches!(ty, Type::Vector { .. })).map(Some);
        }
        _ => return Ok(None),
    }))
}

fn arithmetic(intrinsic: &Intrinsic<'_>, kind: FloatKind, vector: bool) -> Result<Plan, String> {
    let base = intrinsic.base;
    let modern = !intrinsic.target.legacy;
    // libNVVM's choice of the square root applies to its own intrinsic only.
    let own_root = base == "sqrt" && kind == FloatKind::Single && !intrinsic.target.prec_sqrt;
    let keeps_vectors = matches!(base, "sqrt" | "fma" | "fmuladd") && !own_root;
    if vector && !(keeps_vectors && kind != FloatKind::Half) {
        return super::vectors::lane_by_lane(intrinsic);
    }
    let ftz = if intrinsic.target.ftz { "ftz." } else { "" };
    let rounding = |name: &str| match kind {
        FloatKind::Single => Ok(Plan::Call(format!("llvm.nvvm.{name}.{ftz}f"))),
        FloatKind::Double => Ok(Plan::Call(format!("llvm.nvvm.{name}.d"))),
        FloatKind::Half => through_single(intrinsic),
        _ => Err(format!("{} is not supported", kind.keyword())),
    };
    match (base, kind) {
        _ if own_root => Ok(Plan::Call("llvm.nvvm.sqrt.f".to_owned())),
        ("minnum" | "maxnum", FloatKind::Half) if !intrinsic.target.half => through_single(intrinsic),
        ("fma", FloatKind::Half) if !intrinsic.target.half => Ok(Plan::Asm {
            text: "fma.rn.f16 $0, $1, $2, $3;".to_owned(),
            constraints: "=h,h,h,h".to_owned(),
            pure: true,
            convergent: false,
        }),
        ("fmuladd", FloatKind::Half) if !intrinsic.target.half => {
            Ok(intrinsic.helper("  %m = fmul half %a, %b\n  %r = fadd half %m, %c\n  ret half %r"))
        }
        (
            "fma" | "fmuladd" | "minnum" | "maxnum",
            FloatKind::Half | FloatKind::Single | FloatKind::Double,
        )
        | ("sqrt", FloatKind::Single | FloatKind::Double) => Ok(Plan::Keep),
        ("sqrt", FloatKind::Half) => through_single(intrinsic),
        ("floor" | "ceil" | "trunc", _) => rounding(base),
        // libNVVM's `round` rounds to even, as these do in the default environment.
        ("rint" | "nearbyint" | "roundeven", _) => rounding("round"),
        ("fabs", FloatKind::Half) => bits(intrinsic, kind, "  %m = and {I} %i, {ABS}\n"),
        ("fabs", _) => rounding("fabs"),
        ("copysign", _) => bits(
            intrinsic,
            kind,
            "  %j = bitcast {T} %b to {I}\n  %n = and {I} %i, {ABS}\n  %s = and {I} %j, {SIGN}\n  %m = or {I} %n, %s\n",
        ),
        ("canonicalize", _) => Ok(intrinsic.filled(
            "  %r = fmul {T} %a, {ONE}\n  ret {T} %r",
            &[
                ("T", intrinsic.call.result.to_string()),
                (
                    "ONE",
                    if kind == FloatKind::Half { "0xH3C00".to_owned() } else { "1.000000e+00".to_owned() },
                ),
            ],
        )),
        ("minimum" | "maximum", _) if modern => Ok(Plan::Keep),
        ("minimum", _) => Ok(propagating(intrinsic, kind, "olt", "or")),
        ("maximum", _) => Ok(propagating(intrinsic, kind, "ogt", "and")),
        ("minimumnum", _) => Ok(Plan::Call(intrinsic.name.replace("minimumnum", "minnum"))),
        ("maximumnum", _) => Ok(Plan::Call(intrinsic.name.replace("maximumnum", "maxnum"))),
        _ => Err(format!("{} is not supported", kind.keyword())),
    }
}

/// Half precision by way of single precision, which is exact for roundings and correctly rounded for square roots.
pub(super) fn through_single(intrinsic: &Intrinsic<'_>) -> Result<Plan, String> {
    let mut body = String::new();
    let mut arguments = Vec::new();
    for (argument, letter) in intrinsic.call.arguments.iter().zip('a'..='z') {
        let ty = &argument.value.ty;
        if matches!(ty, Type::Float(FloatKind::Half)) {
            body.push_str(&format!("  %{letter}w = fpext half %{letter} to float\n"));
            arguments.push(format!("float %{letter}w"));
        } else {
            arguments.push(format!("{ty} %{letter}"));
        }
    }
    let name = intrinsic.name.replace(".f16", ".f32");
    let arguments = arguments.join(", ");
    body.push_str(&format!(
        "  %w = call float @{name}({arguments})\n  %r = fptrunc float %w to half\n  ret half %r"
    ));
    Ok(intrinsic.helper(&body))
}

/// Operations on the bits `%i` of `%a` that give the bits `%m` of the result.
fn bits(intrinsic: &Intrinsic<'_>, kind: FloatKind, body: &str) -> Result<Plan, String> {
    let width = kind.bits();
    let text =
        format!("  %i = bitcast {{T}} %a to {{I}}\n{body}  %r = bitcast {{I}} %m to {{T}}\n  ret {{T}} %r");
    Ok(intrinsic.filled(
        &text,
        &[
            ("T", intrinsic.call.result.to_string()),
            ("I", format!("i{width}")),
            ("ABS", (!signed_min(width)).to_string()),
            ("SIGN", signed_min(width).to_string()),
        ],
    ))
}

/// Minimum or maximum that gives NaN if either operand is one, and orders zeros by their sign.
fn propagating(intrinsic: &Intrinsic<'_>, kind: FloatKind, predicate: &str, zeros: &str) -> Plan {
    intrinsic.filled(
        "  %n = fcmp uno {T} %a, %b\n  %s = fadd {T} %a, %b\n  %c = fcmp {P} {T} %a, %b\n  \
         %x = select i1 %c, {T} %a, {T} %b\n  %q = fcmp oeq {T} %a, %b\n  %i = bitcast {T} %a to {I}\n  \
         %j = bitcast {T} %b to {I}\n  %k = {Z} {I} %i, %j\n  %z = bitcast {I} %k to {T}\n  \
         %y = select i1 %q, {T} %z, {T} %x\n  %r = select i1 %n, {T} %s, {T} %y\n  ret {T} %r",
        &[
            ("T", intrinsic.call.result.to_string()),
            ("I", format!("i{}", kind.bits())),
            ("P", predicate.to_owned()),
            ("Z", zeros.to_owned()),
        ],
    )
}

/// Conversions that clamp, and give 0 for NaN.
///
/// PTX's own conversions clamp as well (PTX ISA, "cvt"): only NaN and widths below 32 bits need care.
fn saturating(intrinsic: &Intrinsic<'_>, signed: bool) -> Result<Option<Plan>, String> {
    let (from, to) = (intrinsic.argument(0)?, &intrinsic.call.result);
    if matches!(to, Type::Vector { .. }) {
        return super::vectors::lane_by_lane(intrinsic).map(Some);
    }
    let (kind, bits) = (float_kind(from)?, super::integer_bits(to)?);
    if bits <= 64 && !intrinsic.target.legacy {
        return Ok(Some(Plan::Keep));
    }
    let sign = if signed { "s" } else { "u" };
    if kind == FloatKind::Half {
        let inner = intrinsic.name.replace(".f16", ".f32");
        return Ok(Some(intrinsic.filled(
            "  %w = fpext half %a to float\n  %r = call {T} @{F}(float %w)\n  ret {T} %r",
            &[("T", to.to_string()), ("F", inner)],
        )));
    }
    let letter = match kind {
        FloatKind::Single => 'f',
        FloatKind::Double => 'd',
        _ => return Err(format!("{} is not supported", kind.keyword())),
    };
    let number = "  %n = fcmp uno {F} %a, 0.000000e+00\n";
    let values = [("F", from.to_string()), ("T", to.to_string())];
    let body = match bits {
        32 | 64 => {
            let width = if bits == 32 { "i" } else { "ll" };
            let unsigned = if signed { "" } else { "u" };
            format!(
                "{number}  %c = call {{T}} @llvm.nvvm.{letter}2{unsigned}{width}.rz({{F}} %a)\n  \
                 %r = select i1 %n, {{T}} 0, {{T}} %c\n  ret {{T}} %r"
            )
        }
        1..64 => {
            let wide = if bits < 32 { 32 } else { 64 };
            let (low, high) = limits(bits, signed);
            format!(
                "  %w = call i{wide} @llvm.fpto{sign}i.sat.i{wide}.f{}({{F}} %a)\n  \
                 %l = call i{wide} @llvm.{sign}max.i{wide}(i{wide} %w, i{wide} {low})\n  \
                 %h = call i{wide} @llvm.{sign}min.i{wide}(i{wide} %l, i{wide} {high})\n  \
                 %r = trunc i{wide} %h to {{T}}\n  ret {{T}} %r",
                kind.bits()
            )
        }
        // A conversion outside of the range is poison, which the selects then do not take.
        65..=128 => {
            let (low, high) = limits(bits, signed);
            let (least, least_float) =
                if signed { ("olt", power_of_two(bits - 1, true)) } else { ("ole", "0.000000e+00".into()) };
            let exponent = if signed { bits - 1 } else { bits };
            let infinite = kind == FloatKind::Single && exponent > 127;
            let greatest = if infinite { "0x7FF0000000000000".into() } else { power_of_two(exponent, false) };
            format!(
                "{number}  %t = fpto{sign}i {{F}} %a to {{T}}\n  %l = fcmp {least} {{F}} %a, {least_float}\n  \
                 %g = fcmp oge {{F}} %a, {greatest}\n  %x = select i1 %l, {{T}} {low}, {{T}} %t\n  \
                 %y = select i1 %g, {{T}} {high}, {{T}} %x\n  %r = select i1 %n, {{T}} 0, {{T}} %y\n  ret {{T}} %r"
            )
        }
        _ => return Err(format!("type {to} is not supported")),
    };
    Ok(Some(intrinsic.filled(&body, &values)))
}

/// Least and greatest value of an integer of some width; the greatest unsigned one of 128 bits is printed as -1.
fn limits(bits: u32, signed: bool) -> (i128, i128) {
    match (signed, bits) {
        (true, _) => (signed_min(bits), !signed_min(bits)),
        (false, 128) => (0, -1),
        (false, _) => (0, (1 << bits) - 1),
    }
}

/// ±2^exponent in LLVM's notation.
fn power_of_two(exponent: u32, negative: bool) -> String {
    let bits = (u64::from(exponent) + 1023) << 52 | u64::from(negative) << 63;
    format!("0x{bits:016X}")
}

/// Membership in classes of numbers, by comparing bits: LangRef, "llvm.is.fpclass".
fn class(intrinsic: &Intrinsic<'_>) -> Result<Plan, String> {
    let ty = intrinsic.argument(0)?;
    if matches!(ty, Type::Vector { .. }) {
        return Err(format!("type {ty} is not supported"));
    }
    let kind = float_kind(ty)?;
    let Some(mask) = intrinsic.constant(1) else { return Err("its mask is not a constant".to_owned()) };
    let (width, mantissa) = match kind {
        FloatKind::Half => (16, 10),
        FloatKind::Single => (32, 23),
        FloatKind::Double => (64, 52),
        _ => return Err(format!("{} is not supported", kind.keyword())),
    };
    let infinity = (1i128 << (width - 1)) - (1 << mantissa);
    let quiet = infinity | 1 << (mantissa - 1);
    let least_normal = 1i128 << mantissa;
    let mut body = format!(
        "  %i = bitcast {ty} %a to i{width}\n  %m = and i{width} %i, {}\n  %neg = icmp slt i{width} %i, 0\n  \
         %pos = xor i1 %neg, true\n  %r0 = icmp ne i32 0, 0\n",
        !signed_min(width)
    );
    // Bit, least and greatest magnitude, sign.
    let ranges: [(u32, i128, i128, Option<bool>); 10] = [
        (0, infinity + 1, quiet - 1, None),
        (1, quiet, (1 << (width - 1)) - 1, None),
        (2, infinity, infinity, Some(true)),
        (3, least_normal, infinity - 1, Some(true)),
        (4, 1, least_normal - 1, Some(true)),
        (5, 0, 0, Some(true)),
        (6, 0, 0, Some(false)),
        (7, 1, least_normal - 1, Some(false)),
        (8, least_normal, infinity - 1, Some(false)),
        (9, infinity, infinity, Some(false)),
    ];
    let mut result = 0;
    for (bit, low, high, negative) in ranges.into_iter().filter(|(bit, ..)| mask >> bit & 1 != 0) {
        body.push_str(&format!(
            "  %l{bit} = icmp uge i{width} %m, {low}\n  %h{bit} = icmp ule i{width} %m, {high}\n  \
             %b{bit} = and i1 %l{bit}, %h{bit}\n"
        ));
        let signed = match negative {
            Some(true) => format!("  %s{bit} = and i1 %b{bit}, %neg\n"),
            Some(false) => format!("  %s{bit} = and i1 %b{bit}, %pos\n"),
            None => format!("  %s{bit} = and i1 %b{bit}, true\n"),
        };
        body.push_str(&signed);
        body.push_str(&format!("  %r{} = or i1 %r{result}, %s{bit}\n", result + 1));
        result += 1;
    }
    body.push_str(&format!("  ret i1 %r{result}"));
    Ok(intrinsic.helper(&body))
}
