//! Integer arithmetic: minima, saturation, overflow, bit counts, three-way comparison.

use super::{Intrinsic, Plan, integer_bits};
use llvm_ir::{Constant, Type, TypedConstant};

/// Text of a constant of every lane.
pub(super) fn splat(ty: &Type, value: i128) -> String {
    match ty {
        Type::Vector { length, element } => {
            let lane = TypedConstant::new((**element).clone(), Constant::Integer(value));
            let lanes = u32::try_from(*length).unwrap_or(u32::MAX) as usize;
            Constant::Vector(vec![lane; lanes]).to_string()
        }
        _ => value.to_string(),
    }
}

/// Least value of a signed integer of some width.
pub(super) const fn signed_min(bits: u32) -> i128 {
    if bits >= 128 { i128::MIN } else { -(1 << (bits - 1)) }
}

/// The plan for an intrinsic on integers, `None` for one that is not.
pub(super) fn plan(intrinsic: &Intrinsic<'_>) -> Result<Option<Plan>, String> {
    let modern = !intrinsic.target.legacy;
    let ty = &intrinsic.call.result;
    Ok(Some(match intrinsic.base {
        "smax" | "smin" | "umax" | "umin" | "abs" | "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat" | "sshl.sat"
        | "ushl.sat"
            if modern =>
        {
            Plan::Keep
        }
        "scmp" | "ucmp" if intrinsic.target.llvm >= 19 => Plan::Keep,
        "smax" => select(intrinsic, "sgt"),
        "smin" => select(intrinsic, "slt"),
        "umax" => select(intrinsic, "ugt"),
        "umin" => select(intrinsic, "ult"),
        "abs" => with_types(
            intrinsic,
            "  %n = sub {T} zeroinitializer, %a\n  %c = icmp slt {T} %a, zeroinitializer\n  \
             %r = select {B} %c, {T} %n, {T} %a\n  ret {T} %r",
        )?,
        "uadd.sat" => with_types(
            intrinsic,
            "  %s = add {T} %a, %b\n  %c = icmp ult {T} %s, %a\n  %r = select {B} %c, {T} {ONES}, {T} %s\n  ret {T} %r",
        )?,
        "usub.sat" => with_types(
            intrinsic,
            "  %s = sub {T} %a, %b\n  %c = icmp ugt {T} %a, %b\n  %r = select {B} %c, {T} %s, {T} zeroinitializer\n  \
             ret {T} %r",
        )?,
        "sadd.sat" => signed_saturation(intrinsic, "add", "  %x = xor {T} %b, %s\n  %y = xor {T} %a, %s")?,
        "ssub.sat" => signed_saturation(intrinsic, "sub", "  %x = xor {T} %a, %b\n  %y = xor {T} %a, %s")?,
        "ushl.sat" => with_types(
            intrinsic,
            "  %s = shl {T} %a, %b\n  %u = lshr {T} %s, %b\n  %c = icmp eq {T} %u, %a\n  \
             %r = select {B} %c, {T} %s, {T} {ONES}\n  ret {T} %r",
        )?,
        "sshl.sat" => with_types(
            intrinsic,
            "  %s = shl {T} %a, %b\n  %u = ashr {T} %s, %b\n  %c = icmp eq {T} %u, %a\n  %e = ashr {T} %a, {LAST}\n  \
             %l = xor {T} %e, {MAX}\n  %r = select {B} %c, {T} %s, {T} %l\n  ret {T} %r",
        )?,
        "scmp" => three_way(intrinsic, "slt", "sgt")?,
        "ucmp" => three_way(intrinsic, "ult", "ugt")?,
        "fshl" | "fshr" if modern => Plan::Keep,
        // LLVM 7's code for other widths does not reduce the amount, though it should.
        "fshl" | "fshr" if *ty == Type::int(32) => Plan::Keep,
        "fshl" => funnel(intrinsic, "  %h = shl {T} %a, %s\n  %m = lshr {T} %b, 1\n  %l = lshr {T} %m, %i\n")?,
        "fshr" => funnel(intrinsic, "  %m = shl {T} %a, 1\n  %h = shl {T} %m, %i\n  %l = lshr {T} %b, %s\n")?,
        "ctpop" | "ctlz" | "cttz" => counts(intrinsic)?,
        "bswap" | "bitreverse" if matches!(ty, Type::Vector { .. }) => super::vectors::lane_by_lane(intrinsic)?,
        "bswap" => match (ty, integer_bits(ty)?) {
            (Type::Integer(_), 16 | 32 | 64) => Plan::Keep,
            (Type::Integer(_), 128) => intrinsic.helper(
                "  %l = trunc i128 %a to i64\n  %s = lshr i128 %a, 64\n  %h = trunc i128 %s to i64\n  \
                 %x = call i64 @llvm.bswap.i64(i64 %l)\n  %y = call i64 @llvm.bswap.i64(i64 %h)\n  \
                 %u = zext i64 %x to i128\n  %v = zext i64 %y to i128\n  %w = shl i128 %u, 64\n  %r = or i128 %w, %v\n  \
                 ret i128 %r",
            ),
            // Bytes are swapped inside of the next wider integer and shifted down.
            (Type::Integer(bits), _) if *bits < 64 => intrinsic.filled(
                "  %w = zext {T} %a to i64\n  %s = call i64 @llvm.bswap.i64(i64 %w)\n  %d = lshr i64 %s, {D}\n  \
                 %r = trunc i64 %d to {T}\n  ret {T} %r",
                &[("T", ty.to_string()), ("D", (64 - bits).to_string())],
            ),
            _ => return Ok(None),
        },
        "bitreverse" => match (ty, integer_bits(ty)?) {
            (Type::Integer(_), 8 | 16 | 32 | 64 | 128) => Plan::Keep,
            (Type::Integer(bits), _) if *bits < 64 => intrinsic.filled(
                "  %w = zext {T} %a to i64\n  %s = call i64 @llvm.bitreverse.i64(i64 %w)\n  %d = lshr i64 %s, {D}\n  \
                 %r = trunc i64 %d to {T}\n  ret {T} %r",
                &[("T", ty.to_string()), ("D", (64 - bits).to_string())],
            ),
            _ => return Ok(None),
        },
        "sadd.with.overflow" | "uadd.with.overflow" | "ssub.with.overflow" | "usub.with.overflow"
        | "smul.with.overflow" | "umul.with.overflow" => overflow(intrinsic)?,
        _ => return Ok(None),
    }))
}

/// Funnel shifts, with the amount `%s` and its complement `%i` reduced to below the width.
fn funnel(intrinsic: &Intrinsic<'_>, shifts: &str) -> Result<Plan, String> {
    let bits = integer_bits(&intrinsic.call.result)?;
    // Widths are nearly always powers of two, for which LLVM makes a mask of the remainder.
    let body = format!(
        "  %s = urem {{T}} %c, {}\n  %i = sub {{T}} {{LAST}}, %s\n{shifts}  %r = or {{T}} %h, %l\n  ret {{T}} %r",
        splat(&intrinsic.call.result, i128::from(bits))
    );
    with_types(intrinsic, &body)
}

/// Fills in what depends on the result's type: `{T}`, the type of its comparison `{B}`, and constants of every lane.
fn with_types(intrinsic: &Intrinsic<'_>, body: &str) -> Result<Plan, String> {
    let ty = &intrinsic.call.result;
    let bits = integer_bits(ty)?;
    let values = [
        ("T", ty.to_string()),
        ("B", ty.with_element(Type::int(1)).to_string()),
        ("ONES", splat(ty, -1)),
        ("MAX", splat(ty, !signed_min(bits))),
        ("LAST", splat(ty, i128::from(bits) - 1)),
    ];
    Ok(intrinsic.filled(body, &values))
}

fn select(intrinsic: &Intrinsic<'_>, predicate: &str) -> Plan {
    let ty = &intrinsic.call.result;
    intrinsic.filled(
        "  %c = icmp {P} {T} %a, %b\n  %r = select {B} %c, {T} %a, {T} %b\n  ret {T} %r",
        &[
            ("P", predicate.to_owned()),
            ("T", ty.to_string()),
            ("B", ty.with_element(Type::int(1)).to_string()),
        ],
    )
}

/// Both signs of `%x` and `%y` tell an overflow; the sign of `%a` tells in which direction.
fn signed_saturation(intrinsic: &Intrinsic<'_>, op: &str, signs: &str) -> Result<Plan, String> {
    let body = format!(
        "  %s = {op} {{T}} %a, %b\n{signs}\n  %z = and {{T}} %x, %y\n  %c = icmp slt {{T}} %z, zeroinitializer\n  \
         %e = ashr {{T}} %a, {{LAST}}\n  %l = xor {{T}} %e, {{MAX}}\n  %r = select {{B}} %c, {{T}} %l, {{T}} %s\n  \
         ret {{T}} %r"
    );
    with_types(intrinsic, &body)
}

fn three_way(intrinsic: &Intrinsic<'_>, less: &str, greater: &str) -> Result<Plan, String> {
    let (ty, result) = (intrinsic.argument(0)?, &intrinsic.call.result);
    Ok(intrinsic.filled(
        "  %l = icmp {L} {T} %a, %b\n  %g = icmp {G} {T} %a, %b\n  %x = zext {B} %l to {R}\n  %y = zext {B} %g to {R}\n  \
         %r = sub {R} %y, %x\n  ret {R} %r",
        &[
            ("L", less.to_owned()),
            ("G", greater.to_owned()),
            ("T", ty.to_string()),
            ("B", ty.with_element(Type::int(1)).to_string()),
            ("R", result.to_string()),
        ],
    ))
}

/// Counts of bits: libNVVM takes 8 to 64 bits; 128 are two halves, odd widths the next wider one.
fn counts(intrinsic: &Intrinsic<'_>) -> Result<Plan, String> {
    let ty = &intrinsic.call.result;
    let bits = integer_bits(ty)?;
    if matches!(bits, 8 | 16 | 32 | 64) {
        return Ok(Plan::Keep);
    }
    let base = intrinsic.base;
    match (ty, bits) {
        (Type::Integer(_), 128) => {
            let halves =
                "  %l = trunc i128 %a to i64\n  %s = lshr i128 %a, 64\n  %h = trunc i128 %s to i64\n";
            let tail = "  %r = zext i64 %n to i128\n  ret i128 %r";
            let sum = match base {
                "ctpop" => {
                    "  %x = call i64 @llvm.ctpop.i64(i64 %l)\n  %y = call i64 @llvm.ctpop.i64(i64 %h)\n  \
                     %n = add i64 %x, %y\n"
                }
                "ctlz" => {
                    "  %x = call i64 @llvm.ctlz.i64(i64 %l, i1 false)\n  %y = call i64 @llvm.ctlz.i64(i64 %h, i1 false)\n  \
                     %z = add i64 %x, 64\n  %c = icmp eq i64 %h, 0\n  %n = select i1 %c, i64 %z, i64 %y\n"
                }
                _ => {
                    "  %x = call i64 @llvm.cttz.i64(i64 %l, i1 false)\n  %y = call i64 @llvm.cttz.i64(i64 %h, i1 false)\n  \
                     %z = add i64 %y, 64\n  %c = icmp eq i64 %l, 0\n  %n = select i1 %c, i64 %z, i64 %x\n"
                }
            };
            Ok(intrinsic.helper(&format!("{halves}{sum}{tail}")))
        }
        (Type::Integer(_), 1..64) => {
            let body = match base {
                "ctpop" => "  %w = zext {T} %a to i64\n  %n = call i64 @llvm.ctpop.i64(i64 %w)\n",
                "ctlz" => {
                    "  %w = zext {T} %a to i64\n  %u = call i64 @llvm.ctlz.i64(i64 %w, i1 false)\n  \
                     %n = sub i64 %u, {D}\n"
                }
                // A bit above the value ends the count when the value is zero.
                _ => {
                    "  %v = zext {T} %a to i64\n  %w = or i64 %v, {G}\n  \
                     %n = call i64 @llvm.cttz.i64(i64 %w, i1 false)\n"
                }
            };
            let body = format!("{body}  %r = trunc i64 %n to {{T}}\n  ret {{T}} %r");
            Ok(intrinsic.filled(
                &body,
                &[("T", ty.to_string()), ("D", (64 - bits).to_string()), ("G", (1i64 << bits).to_string())],
            ))
        }
        (Type::Vector { .. }, _) => super::vectors::lane_by_lane(intrinsic),
        _ => Err(format!("bits of type {ty} cannot be counted")),
    }
}

/// Arithmetic with a flag for overflow: libNVVM takes 16 to 64 bits, except for products of less than 64 bits, which its newer
/// releases refuse without optimisation ("unsupported operation").
fn overflow(intrinsic: &Intrinsic<'_>) -> Result<Plan, String> {
    let ty = intrinsic.argument(0)?;
    let Type::Integer(bits) = *ty else { return Err(format!("type {ty} is not supported")) };
    let signed = intrinsic.base.starts_with('s');
    let op = &intrinsic.base[1..4];
    if bits == 64 || matches!(bits, 16 | 32) && op != "mul" {
        return Ok(Plan::Keep);
    }
    let tail =
        "  %p = insertvalue {R} undef, {T} %{S}, 0\n  %r = insertvalue {R} %p, i1 %{O}, 1\n  ret {R} %r";
    let (mut sum, mut flag) = ("s", "o");
    let body = match (bits, op, signed) {
        // The exact result fits in twice the width.
        (1..=32, _, _) => {
            let extend = if signed { "sext" } else { "zext" };
            format!(
                "  %x = {extend} {{T}} %a to i64\n  %y = {extend} {{T}} %b to i64\n  %e = {op} i64 %x, %y\n  \
                 %s = trunc i64 %e to {{T}}\n  %z = {extend} {{T}} %s to i64\n  %o = icmp ne i64 %z, %e\n"
            )
        }
        (_, "add", false) => "  %s = add {T} %a, %b\n  %o = icmp ult {T} %s, %a\n".to_owned(),
        (_, "sub", false) => "  %s = sub {T} %a, %b\n  %o = icmp ult {T} %a, %b\n".to_owned(),
        (_, "add", true) => "  %s = add {T} %a, %b\n  %x = xor {T} %b, %s\n  %y = xor {T} %a, %s\n  \
                             %z = and {T} %x, %y\n  %o = icmp slt {T} %z, 0\n"
            .to_owned(),
        (_, "sub", true) => "  %s = sub {T} %a, %b\n  %x = xor {T} %a, %b\n  %y = xor {T} %a, %s\n  \
                             %z = and {T} %x, %y\n  %o = icmp slt {T} %z, 0\n"
            .to_owned(),
        (128, "mul", false) => {
            (sum, flag) = ("lo", "carry");
            wide_multiplication("%a", "%b")
        }
        (128, "mul", true) => {
            // Magnitudes are multiplied; the product may reach 2^127 if it is negative.
            "  %na = sub i128 0, %a\n  %ca = icmp slt i128 %a, 0\n  %ma = select i1 %ca, i128 %na, i128 %a\n  \
             %nb = sub i128 0, %b\n  %cb = icmp slt i128 %b, 0\n  %mb = select i1 %cb, i128 %nb, i128 %b\n"
                .to_owned()
                + &wide_multiplication("%ma", "%mb")
                + "  %neg = xor i1 %ca, %cb\n  %nlo = sub i128 0, %lo\n  %s = select i1 %neg, i128 %nlo, i128 %lo\n  \
                   %top = icmp slt i128 %lo, 0\n  %edge = icmp eq i128 %lo, -170141183460469231731687303715884105728\n  \
                   %fits = and i1 %neg, %edge\n  %nofit = xor i1 %fits, true\n  %over = and i1 %top, %nofit\n  \
                   %o = or i1 %carry, %over\n"
        }
        _ => return Err(format!("{op} with overflow of type {ty} is not supported")),
    };
    let result = intrinsic.call.result.to_string();
    let values = [("T", ty.to_string()), ("R", result), ("S", sum.to_owned()), ("O", flag.to_owned())];
    Ok(intrinsic.filled(&(body + tail), &values))
}

/// Unsigned product of two `i128`: `%lo` its low 128 bits, `%carry` whether there are more.
fn wide_multiplication(a: &str, b: &str) -> String {
    format!(
        "  %lo = mul i128 {a}, {b}\n  %ah = lshr i128 {a}, 64\n  %bh = lshr i128 {b}, 64\n  \
         %al = and i128 {a}, 18446744073709551615\n  %bl = and i128 {b}, 18446744073709551615\n  \
         %ha = icmp ne i128 %ah, 0\n  %hb = icmp ne i128 %bh, 0\n  %both = and i1 %ha, %hb\n  \
         %x1 = mul i128 %ah, %bl\n  %x2 = mul i128 %bh, %al\n  %x1h = lshr i128 %x1, 64\n  %x2h = lshr i128 %x2, 64\n  \
         %xh = or i128 %x1h, %x2h\n  %hx = icmp ne i128 %xh, 0\n  %cross = add i128 %x1, %x2\n  \
         %shifted = shl i128 %cross, 64\n  %carried = icmp ult i128 %lo, %shifted\n  %p1 = or i1 %both, %hx\n  \
         %carry = or i1 %p1, %carried\n"
    )
}
