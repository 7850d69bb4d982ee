//! `llvm.nvvm.*`: the target's own intrinsics, whose names changed between LLVM 7 and today.

use super::{Intrinsic, Plan};
use llvm_ir::Type;

/// First LLVM whose spelling of the barriers is today's.
const NEW_BARRIERS: u32 = 22;

/// Special registers that LLVM 7 can name.
const OLD_REGISTERS: &[&str] = &[
    "tid.x",
    "tid.y",
    "tid.z",
    "ntid.x",
    "ntid.y",
    "ntid.z",
    "ctaid.x",
    "ctaid.y",
    "ctaid.z",
    "nctaid.x",
    "nctaid.y",
    "nctaid.z",
    "laneid",
    "warpid",
    "nwarpid",
    "smid",
    "nsmid",
    "clock",
    "clock64",
    "lanemask.eq",
    "lanemask.le",
    "lanemask.lt",
    "lanemask.ge",
    "lanemask.gt",
    "warpsize",
];

/// The plan for an intrinsic of the target. What is not listed passes through: if libNVVM does not know it either, the
/// check of its output finds it.
pub(super) fn plan(intrinsic: &Intrinsic<'_>) -> Result<Plan, String> {
    if !intrinsic.target.legacy && intrinsic.target.llvm >= NEW_BARRIERS {
        return Ok(Plan::Keep);
    }
    let name = &intrinsic.base["nvvm.".len()..];
    if let Some(rest) = name.strip_prefix("barrier.cta.") {
        return barrier(intrinsic, rest);
    }
    if let Some(register) = name.strip_prefix("read.ptx.sreg.") {
        return Ok(special_register(intrinsic, register));
    }
    if let Some(rest) = name.strip_prefix("shfl.sync.")
        && let Some((mode, kind)) = rest.split_once('.')
        && let Some(element) = kind.strip_suffix('p')
    {
        return Ok(shuffle_with_predicate(intrinsic, mode, element));
    }
    if let Some(op) = name.strip_prefix("redux.sync.") {
        let op = match op {
            "add" => "add.s32",
            "min" => "min.s32",
            "max" => "max.s32",
            "umin" => "min.u32",
            "umax" => "max.u32",
            "and" => "and.b32",
            "or" => "or.b32",
            "xor" => "xor.b32",
            _ => return Ok(Plan::Keep),
        };
        return Ok(asm(format!("redux.sync.{op} $0, $1, $2;"), "=r,r,r", false, true));
    }
    Ok(match name {
        "activemask" => asm("activemask.b32 $0;", "=r", false, true),
        "match.any.sync.i64" => asm("match.any.sync.b64 $0, $2, $1;", "=r,r,l", false, true),
        "nanosleep" => asm("nanosleep.u32 $0;", "r", false, false),
        "rcp.approx.ftz.f" => asm("rcp.approx.ftz.f32 $0, $1;", "=f,f", true, false),
        "ex2.approx.f32" => asm("ex2.approx.f32 $0, $1;", "=f,f", true, false),
        "ex2.approx.ftz.f32" => asm("ex2.approx.ftz.f32 $0, $1;", "=f,f", true, false),
        "tanh.approx.f32" => asm("tanh.approx.f32 $0, $1;", "=f,f", true, false),
        "fence.sc.cluster" => asm("fence.sc.cluster;", "", false, false),
        _ => Plan::Keep,
    })
}

fn asm(text: impl Into<String>, constraints: &str, pure: bool, convergent: bool) -> Plan {
    Plan::Asm { text: text.into(), constraints: constraints.to_owned(), pure, convergent }
}

/// `llvm.nvvm.barrier.cta.*` of LLVM 21: PTX ISA, "bar, barrier".
fn barrier(intrinsic: &Intrinsic<'_>, rest: &str) -> Result<Plan, String> {
    let first = intrinsic.constant(0) == Some(0);
    Ok(match rest {
        "sync.aligned.all" if first => {
            intrinsic.helper_with("convergent", "  call void @llvm.nvvm.barrier0()\n  ret void")
        }
        "sync.aligned.all" => asm("bar.sync $0;", "r", false, true),
        "sync.aligned.count" | "sync.aligned" => asm("bar.sync $0, $1;", "r,r", false, true),
        "sync.all" => asm("barrier.sync $0;", "r", false, true),
        "sync.count" | "sync" => asm("barrier.sync $0, $1;", "r,r", false, true),
        "arrive.aligned.count" | "arrive.aligned" => asm("bar.arrive $0, $1;", "r,r", false, true),
        "arrive.count" | "arrive" => asm("barrier.arrive $0, $1;", "r,r", false, true),
        _ => {
            let Some((op, form)) = rest.strip_prefix("red.").and_then(|r| r.split_once('.')) else {
                return Ok(Plan::Keep);
            };
            let aligned = if form.starts_with("aligned") { "bar" } else { "barrier" };
            let counted = form.ends_with("count") || form == "aligned";
            let (result, operation) = match op {
                "popc" => ("$0", format!("{aligned}.red.popc.u32")),
                "and" | "or" => ("q", format!("{aligned}.red.{op}.pred")),
                _ => return Ok(Plan::Keep),
            };
            let (threads, arguments, constraints) = if counted {
                ("$2, ", "i32 %a, i32 %b, i32 %p", "=r,r,r,r")
            } else {
                ("", "i32 %a, i32 %p", "=r,r,r")
            };
            let (flag, letter) = if counted { ("$3", "c") } else { ("$2", "b") };
            let tail = if op == "popc" { "" } else { " selp.u32 $0, 1, 0, q;" };
            let text = format!(
                "{{ .reg .pred p, q; setp.ne.u32 p, {flag}, 0; {operation} {result}, $1, {threads}p;{tail} }}"
            );
            let end = if op == "popc" { "  ret i32 %x" } else { "  %r = icmp ne i32 %x, 0\n  ret i1 %r" };
            intrinsic.helper_with(
                "convergent",
                &format!(
                    "  %p = zext i1 %{letter} to i32\n  %x = call i32 asm sideeffect \"{text}\", \
                     \"{constraints},~{{memory}}\"({arguments}) convergent\n{end}"
                ),
            )
        }
    })
}

/// A special register that the older dialect cannot name: PTX ISA, "Special Registers".
fn special_register(intrinsic: &Intrinsic<'_>, register: &str) -> Plan {
    let wide = intrinsic.call.result == Type::int(64);
    if OLD_REGISTERS.contains(&register) && wide == (register == "clock64") {
        return Plan::Keep;
    }
    let name = register.replace("lanemask.", "lanemask_").replace("cluster.", "cluster_");
    let pure = !register.contains("clock") && !register.contains("timer") && !register.starts_with("pm");
    if wide {
        asm(format!("mov.u64 $0, %{name};"), "=l", pure, false)
    } else {
        asm(format!("mov.u32 $0, %{name};"), "=r", pure, false)
    }
}

/// A shuffle that also tells whether the source lane was in range.
fn shuffle_with_predicate(intrinsic: &Intrinsic<'_>, mode: &str, element: &str) -> Plan {
    let (ty, letter) = if element == "f32" { ("float", "f") } else { ("i32", "r") };
    let body = format!(
        "  %x = call {{ {ty}, i32 }} asm sideeffect \"{{ .reg .pred p; shfl.sync.{mode}.b32 $0|p, $3, $4, $5, $2; \
         selp.u32 $1, 1, 0, p; }}\", \"={letter},=r,r,{letter},r,r\"(i32 %a, {ty} %b, i32 %c, i32 %d) convergent\n  \
         %v = extractvalue {{ {ty}, i32 }} %x, 0\n  %f = extractvalue {{ {ty}, i32 }} %x, 1\n  %t = icmp ne i32 %f, 0\n  \
         %s = insertvalue {{ {ty}, i1 }} undef, {ty} %v, 0\n  %r = insertvalue {{ {ty}, i1 }} %s, i1 %t, 1\n  \
         ret {{ {ty}, i1 }} %r"
    );
    intrinsic.helper_with("convergent", &body)
}
