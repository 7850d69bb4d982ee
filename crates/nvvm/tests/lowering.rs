//! The lowering by itself: no library is needed.

mod common;

use llvm_ir::{Callee, Op, Type};
use nvvm::{Error, Target};

const LEGACY: Target = Target {
    legacy: true,
    llvm: 7,
    ftz: false,
    prec_sqrt: true,
    half: true,
    unroll: true,
    line_info: true,
    ir_version: [2, 0, 3, 1],
};
const CURRENT: Target = Target {
    legacy: false,
    llvm: 22,
    ftz: false,
    prec_sqrt: true,
    half: true,
    unroll: true,
    line_info: true,
    ir_version: [2, 0, 3, 2],
};
const OLDEST_CURRENT: Target = Target { llvm: 20, ..CURRENT };

fn lower(ir: &str, target: Target) -> String {
    nvvm::lower(ir, target).unwrap_or_else(|e| panic!("{e}\n{ir}"))
}

/// A kernel around some instructions.
fn kernel(body: &str) -> String {
    format!(
        "define ptx_kernel void @k(ptr noundef %p, i32 noundef %n, float %x) {{\nstart:\n{body}\n  ret void\n}}\n"
    )
}

fn legacy(body: &str) -> String {
    lower(&kernel(body), LEGACY)
}

fn has_opaque_pointer(ty: &Type) -> bool {
    match ty {
        Type::Pointer(_) => true,
        Type::Array { element, .. } | Type::Vector { element, .. } => has_opaque_pointer(element),
        Type::Struct { fields, .. } => fields.iter().any(has_opaque_pointer),
        Type::TypedPointer { pointee, .. } => has_opaque_pointer(pointee),
        Type::Function { result, parameters, .. } => {
            has_opaque_pointer(result) || parameters.iter().any(has_opaque_pointer)
        }
        _ => false,
    }
}

#[test]
fn the_corpus_lowers_to_text_that_parses() {
    for (name, ir) in common::corpus() {
        for target in [LEGACY, OLDEST_CURRENT, CURRENT] {
            let text = lower(&ir, target);
            let module = llvm_ir::parse(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert!(module.named_metadata.iter().any(|(list, _)| list == "nvvmir.version"), "{name}");
        }
    }
}

#[test]
fn nothing_newer_than_llvm_7_is_left() {
    for (name, ir) in common::corpus() {
        let module = llvm_ir::parse(&lower(&ir, LEGACY)).expect("parses");
        for function in &module.functions {
            assert!(!has_opaque_pointer(&function.signature()), "{name}: {}", function.name);
            assert_eq!(function.convention, None, "{name}: {}", function.name);
            for i in function.blocks.iter().flat_map(|b| &b.instructions) {
                let text = i.to_string();
                for word in [
                    "poison",
                    "freeze",
                    "fneg",
                    "samesign",
                    "disjoint",
                    " nneg ",
                    "nusw",
                    "splat",
                    "load atomic",
                    "fence ",
                ] {
                    let quoted = matches!(&i.op, Op::Call(call) if matches!(call.callee, Callee::Asm(_)));
                    assert!(quoted || !text.contains(word), "{name}: {text}");
                }
                assert!(!text.contains(" ptr "), "{name}: {text}");
            }
        }
        let kernels = ir.matches("define ptx_kernel").count();
        let marked = module.to_string().matches(", !\"kernel\", i32 1}").count();
        assert_eq!(marked, kernels, "{name}");
    }
}

#[test]
fn pointers_get_types() {
    let text = legacy(
        "  %q = getelementptr inbounds nuw { i32, float }, ptr %p, i64 1, i32 1\n  store float %x, ptr %q, align 4",
    );
    assert!(text.contains("%t.1 = bitcast i8* %p to { i32, float }*"), "{text}");
    assert!(
        text.contains("getelementptr inbounds { i32, float }, { i32, float }* %t.1, i64 1, i32 1"),
        "{text}"
    );
    assert!(
        text.contains("store float %x, float* %t.2, align 4"),
        "the cast back and forth is left out: {text}"
    );
    assert!(text.contains("!{void (i8*, i32, float)* @k, !\"kernel\", i32 1}"), "{text}");
}

#[test]
fn globals_in_initial_values_are_cast() {
    let ir = "@a = internal constant <{ ptr, [4 x i8] }> <{ ptr getelementptr inbounds (i8, ptr @b, i64 2), [4 x i8] undef }>\n\
              @b = internal constant [3 x i16] [i16 1, i16 2, i16 3]\n\
              define ptr @f() {\n  ret ptr @a\n}\n";
    let text = lower(ir, LEGACY);
    assert!(
        text.contains("@a = internal constant <{ i8*, [4 x i8] }> <{ i8* getelementptr inbounds (i8, i8* bitcast ([3 x i16]* @b to i8*), i64 2), [4 x i8] undef }>"),
        "{text}"
    );
    assert!(text.contains("ret i8* bitcast (<{ i8*, [4 x i8] }>* @a to i8*)"), "{text}");
}

#[test]
fn orderings_and_scopes_of_atomics_are_stated() {
    for (body, expected) in [
        ("%v = load atomic i32, ptr %p acquire, align 4", "ld.acquire.sys.global.b32 $0, [$1];"),
        ("%v = load atomic i8, ptr %p seq_cst, align 1", "fence.sc.sys; ld.acquire.sys.global.b8 $0, [$1];"),
        ("%v = load atomic i64, ptr %p monotonic, align 8", "load volatile i64, i64* %t.1, align 8"),
        (
            "store atomic i32 %n, ptr %p syncscope(\"block\") release, align 4",
            "st.release.cta.global.b32 [$0], $1;",
        ),
        ("%v = atomicrmw add ptr %p, i32 %n monotonic, align 4", "atomicrmw add i32* %t.1, i32 %n monotonic"),
        (
            "%v = atomicrmw sub ptr %p, i32 %n syncscope(\"device\") acq_rel, align 4",
            "atom.acq_rel.gpu.global.add.u32 $0, [$1], $2;",
        ),
        (
            "%v = atomicrmw umin ptr %p, i64 7 seq_cst, align 8",
            "fence.sc.sys; atom.acquire.sys.global.min.u64 $0, [$1], $2;",
        ),
        (
            "%v = cmpxchg ptr %p, i32 0, i32 1 release acquire, align 4",
            "atom.acq_rel.sys.global.cas.b32 $0, [$1], $2, $3;",
        ),
        ("fence syncscope(\"singlethread\") seq_cst", "asm sideeffect \"\", \"~{memory}\"()"),
        ("fence release", "asm sideeffect \"fence.acq_rel.sys;\", \"~{memory}\"()"),
    ] {
        let text = legacy(&format!("  {body}"));
        assert!(text.contains(expected), "{body} gives\n{text}");
    }
}

#[test]
fn an_address_that_may_not_be_global_stays_generic() {
    let text = legacy(
        "  %a = alloca i32, align 4\n  %c = icmp eq i32 %n, 0\n  %q = select i1 %c, ptr %a, ptr %p\n  \
         %v = atomicrmw add ptr %q, i32 1 seq_cst, align 4",
    );
    assert!(text.contains("atom.acquire.sys.add.u32"), "{text}");
}

#[test]
fn freezing_what_is_defined_does_nothing_and_what_is_not_is_copied() {
    let text = legacy(
        "  %a = freeze i32 %n\n  %b = add nsw i32 %n, 1\n  %c = freeze i32 %b\n  %d = add i32 %a, %c\n  store i32 %d, ptr %p",
    );
    assert!(text.contains("%d = add i32 %n, %l."), "{text}");
    assert_eq!(text.matches("mov.b32 $0, $1;").count(), 1, "{text}");
}

#[test]
fn what_an_old_llvm_would_take_for_more_is_dropped() {
    let ir = "define i32 @f(ptr noalias noundef %p) {\n  %v = load i32, ptr %p, align 4, !range !0, !noalias !1\n  \
              %w = load i32, ptr %p, align 4, !range !0, !noundef !2\n  %s = add i32 %v, %w\n  ret i32 %s\n}\n\
              !0 = !{i32 0, i32 9}\n!1 = !{!1}\n!2 = !{}\n";
    let text = lower(ir, LEGACY);
    assert_eq!(text.matches("!range").count(), 1, "{text}");
    assert!(!text.contains("noalias"), "{text}");
}

#[test]
fn collective_assembly_becomes_convergent() {
    let text = legacy(
        "  call void asm sideeffect \"bar.sync 0;\", \"~{memory}\"()\n  call void asm sideeffect \"nanosleep.u32 9;\", \"\"()",
    );
    assert_eq!(text.matches("convergent").count(), 1, "{text}");
}

#[test]
fn stand_ins_for_libdevice_give_way() {
    let ir = "define float @__nv_sinf(float %x) {\n  ret float %x\n}\ndefine float @f(float %x) {\n  \
              %y = call float @__nv_sinf(float %x)\n  ret float %y\n}\n";
    for target in [LEGACY, CURRENT] {
        let text = lower(ir, target);
        assert!(text.contains("declare float @__nv_sinf(float)"), "{text}");
    }
}

#[test]
fn memory_comparison_is_supplied() {
    let ir = "define i32 @f(ptr %a, ptr %b) {\n  %r = call i32 @memcmp(ptr %a, ptr %b, i64 9)\n  ret i32 %r\n}\n\
              declare i32 @memcmp(ptr, ptr, i64)\n";
    let text = lower(ir, LEGACY);
    assert!(text.contains("define internal i32 @memcmp(i8* %a, i8* %b, i64 %n)"), "{text}");
    assert!(!text.contains("declare i32 @memcmp"), "{text}");
}

#[test]
fn what_cannot_be_lowered_is_named_with_its_line() {
    for (body, construct) in [
        ("  %v = atomicrmw fmaximum ptr %p, float %x monotonic", "atomicrmw fmaximum"),
        ("  %v = load atomic i128, ptr %p acquire, align 16", "i128"),
        ("  call void @llvm.unheard.of(i32 %n)", "llvm.unheard.of"),
        ("  fence syncscope(\"galaxy\") acquire", "galaxy"),
        ("  %v = alloca i8, i32 %n, align 1", "alloca"),
        ("  indirectbr ptr %p, [label %start]", "indirectbr"),
    ] {
        for target in [LEGACY, CURRENT] {
            match nvvm::lower(&kernel(body), target) {
                Err(error @ Error::Unsupported { line: 3, .. }) => {
                    assert!(error.to_string().contains(construct), "{error}");
                }
                other => panic!("{body}: {other:?}"),
            }
        }
    }
}

#[test]
fn what_does_not_parse_is_named_with_its_line() {
    let error = nvvm::lower("define void @f() {\n  resume { ptr, i32 } undef\n}\n", CURRENT)
        .expect_err("no exceptions");
    assert!(error.to_string().starts_with("LLVM IR line 2: instruction `resume` is not known"), "{error}");
}

#[test]
fn halves_of_a_library_without_them() {
    let ir = "@h = internal constant half 0xHC000\ndefine half @f(half %a, half %b, <2 x half> %v) {\n  \
              %s = fadd half %a, 0xH3C00\n  %c = fcmp olt half %s, %b\n  %d = fpext half %s to double\n  \
              %t = fptrunc double %d to half\n  %m = call half @llvm.fma.f16(half %t, half %a, half %b)\n  \
              %n = call half @llvm.minnum.f16(half %m, half %a)\n  %q = call half @llvm.sqrt.f16(half %n)\n  \
              %w = fmul <2 x half> %v, %v\n  %e = extractelement <2 x half> %w, i32 0\n  \
              %r = select i1 %c, half %q, half %e\n  ret half %r\n}\n";
    let text = lower(ir, Target { half: false, ..LEGACY });
    assert!(!text.contains("half") && !text.contains("0xH"), "{text}");
    assert!(text.contains("@h = internal constant i16 -16384") || !text.contains("@h ="), "{text}");
    assert!(text.contains("define i16 @f(i16 %a, i16 %b, <2 x i16> %v)"), "{text}");
    assert!(text.contains("fma.rn.f16") && text.contains("cvt.rn.f16.f64"), "{text}");
}

#[test]
fn square_roots_may_be_approximated() {
    let ir = kernel("  %r = call float @llvm.sqrt.f32(float %x)\n  store float %r, ptr %p");
    assert!(lower(&ir, LEGACY).contains("@llvm.sqrt.f32"));
    assert!(lower(&ir, Target { prec_sqrt: false, ..LEGACY }).contains("@llvm.nvvm.sqrt.f(float"));
}

#[test]
fn arrays_are_frozen_part_by_part_and_arguments_of_kernels_not_at_all() {
    let function = "define internal i32 @f([2 x i32] %a) noinline {\n  %fr = freeze [2 x i32] %a\n  \
                    %x = extractvalue [2 x i32] %fr, 1\n  ret i32 %x\n}\n";
    let kernel = "define ptx_kernel void @k([2 x i32] %a, ptr %p) {\n  %fr = freeze [2 x i32] %a\n  \
                  %x = extractvalue [2 x i32] %fr, 0\n  %y = call i32 @f([2 x i32] %fr)\n  \
                  %z = add i32 %x, %y\n  store i32 %z, ptr %p, align 4\n  ret void\n}\n";
    let text = lower(&format!("{function}{kernel}"), LEGACY);
    assert!(!text.contains("freeze"), "{text}");
    assert_eq!(text.matches("mov.b32 $0, $1;").count(), 2, "{text}");
    assert!(text.contains("extractvalue [2 x i32] %a, 0"), "{text}");
}

#[test]
fn launch_bounds_take_the_form_of_each_dialect() {
    let ir = common::corpus_file("launch_bounds");
    for (target, forms) in [
        (LEGACY, [" @both, !\"maxntidx\", i32 256}", " @both, !\"minctasm\", i32 2}"]),
        (OLDEST_CURRENT, ["!{ptr @both, !\"maxntidx\", i32 256}", "!{ptr @both, !\"minctasm\", i32 2}"]),
        (CURRENT, ["\"nvvm.maxntid\"=\"256\"", "\"nvvm.minctasm\"=\"2\""]),
    ] {
        let text = lower(&ir, target);
        for form in forms {
            assert_eq!(text.matches(form).count(), 1, "{form}: {text}");
        }
        assert!(!text.contains("left_out") && !text.contains("module asm"), "{text}");
    }
}

#[test]
fn integers_of_odd_widths_travel_in_wider_ones() {
    let ir = "define internal i48 @g(i24 %x, { i40, i8 } %y) noinline {\n  %a = zext i24 %x to i48\n  \
              %b = extractvalue { i40, i8 } %y, 0\n  %c = zext i40 %b to i48\n  %d = add i48 %a, %c\n  ret i48 %d\n}\n\
              define ptx_kernel void @k(ptr %p, ptr %f) {\n  %x = load i24, ptr %p, align 1\n  \
              %y = load { i40, i8 }, ptr %p, align 8\n  %r = call i48 @g(i24 %x, { i40, i8 } %y)\n  store i48 %r, ptr %p, align 1\n  \
              %s = call i96 %f(i72 1)\n  store i96 %s, ptr %p, align 4\n  ret void\n}\n";
    let text = lower(ir, LEGACY);
    assert!(text.contains("define internal i64 @g(i32 %w.1, { i64, i8 } %w.3)"), "{text}");
    assert!(text.contains("call i64 @g(i32 %w.") && text.contains("to i128 (i128)*"), "{text}");
    assert!(lower(ir, CURRENT).contains("define internal i48 @g(i24 %x"), "the newer dialect takes them");
    let too_wide = "define internal void @g(i256 %x) {\n  ret void\n}\ndefine ptx_kernel void @k() {\n  call void @g(i256 0)\n  ret void\n}\n";
    let error = nvvm::lower(too_wide, LEGACY).expect_err("no register is as wide").to_string();
    assert!(error.contains("line 1") && error.contains("i256"), "{error}");
}

#[test]
fn blocks_that_are_copied_keep_their_alignment() {
    let text = legacy(
        "  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %p, ptr nonnull %p, i64 64, i1 false)\n  \
         call void @llvm.memset.p0.i64(ptr noundef align 4 %p, i8 0, i64 64, i1 false)",
    );
    assert!(text.contains("(i8* align 2 %p, i8* align 1 %p, i64 64, i1 false)"), "{text}");
    assert!(text.contains("(i8* align 4 %p, i8 0, i64 64, i1 false)"), "{text}");
}

#[test]
fn what_is_stored_from_a_chosen_address_is_hidden() {
    let copy = |compared: &str| {
        format!(
            "  %q = getelementptr i8, ptr %p, i64 8\n  %a = load {compared}, ptr %p, align 8\n  \
             %b = load {compared}, ptr %q, align 8\n  %c = icmp ult {compared} %b, %a\n  \
             %s = select i1 %c, ptr %q, ptr %p\n  %v = load i64, ptr %s, align 8, !noundef !{{}}\n  \
             store i64 %v, ptr %p, align 8"
        )
    };
    for (target, compared, hidden) in [(LEGACY, "i8", true), (LEGACY, "i64", false), (CURRENT, "i8", false)] {
        let text = lower(&kernel(&copy(compared)), target);
        assert_eq!(text.contains("mov.b64 $0, $1;"), hidden, "{compared}: {text}");
        assert_eq!(text.contains("store i64 %l.2,"), hidden, "{compared}: {text}");
    }
}

#[test]
fn the_choice_of_a_block_to_copy_is_hidden() {
    let body = "  %q = getelementptr i8, ptr %p, i64 12\n  %a = load i8, ptr %p, align 4\n  %b = load i8, ptr %q, align 4\n  \
                %c = icmp ult i8 %b, %a\n  %s = select i1 %c, ptr %q, ptr %p\n  %o = getelementptr i8, ptr %p, i64 24\n  \
                call void @llvm.memcpy.p0.p0.i64(ptr align 4 %o, ptr align 4 %s, i64 12, i1 false)";
    assert!(legacy(body).contains("mov.b32 $0, $1;"), "{}", legacy(body));
    assert!(!lower(&kernel(body), CURRENT).contains("mov.b32 $0, $1;"));
}

#[test]
fn signs_of_booleans_that_are_negated_too_are_hidden() {
    let both = "  %c = icmp ult i32 %n, 7\n  %d = xor i1 %c, true\n  %s = sext i1 %c to i64\n  %t = sext i1 %d to i16\n  \
                store i64 %s, ptr %p, align 8\n  store i16 %t, ptr %p, align 2";
    for target in [LEGACY, CURRENT] {
        let text = lower(&kernel(both), target);
        assert!(text.contains("neg.s64 $0, $1;") && text.contains("neg.s32 $0, $1;"), "{text}");
        assert!(!text.contains("sext i1"), "{text}");
        let one =
            kernel("  %c = icmp ult i32 %n, 7\n  %s = sext i1 %c to i64\n  store i64 %s, ptr %p, align 8");
        assert!(lower(&one, target).contains("sext i1 %c to i64"));
    }
}

#[test]
fn bytes_and_bits_of_vectors_are_handled_lane_by_lane() {
    let text = legacy(
        "  %a = load <2 x i32>, ptr %p, align 8\n  %b = call <2 x i32> @llvm.bswap.v2i32(<2 x i32> %a)\n  \
         %c = call <2 x i32> @llvm.bitreverse.v2i32(<2 x i32> %b)\n  store <2 x i32> %c, ptr %p, align 8\n  \
         %d = load <2 x i24>, ptr %p, align 8\n  %e = call <2 x i24> @llvm.ctpop.v2i24(<2 x i24> %d)\n  \
         store <2 x i24> %e, ptr %p, align 8",
    );
    assert!(text.contains("@llvm.bswap.i32(") && text.contains("@llvm.bitreverse.i32("), "{text}");
    assert!(text.contains("@llvm.ctpop.i64("), "{text}");
}
