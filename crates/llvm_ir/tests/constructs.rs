//! Constructs that the corpus does not hold, and errors.

use llvm_ir::{Constant, Module, Name, Op, Type, Value, layout, parse};

fn module(text: &str) -> Module {
    let module = parse(text).unwrap_or_else(|e| panic!("{e}"));
    let printed = module.to_string();
    let again = parse(&printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
    assert!(module == again, "{printed}");
    module
}

/// The instructions of a function around `body`, printed.
fn printed(body: &str) -> Vec<String> {
    let module = module(&format!(
        "define void @f(ptr %p, i32 %n, float %x, <4 x i32> %v) {{\n{body}\n  ret void\n}}\n"
    ));
    let blocks = module.functions.iter().flat_map(|f| &f.blocks);
    blocks.flat_map(|b| &b.instructions).map(ToString::to_string).collect()
}

#[test]
fn instructions_print_as_they_were_read() {
    for body in [
        "%a = add nuw nsw i32 %n, -1",
        "%a = getelementptr inbounds nuw i8, ptr %p, i64 4",
        "%a = getelementptr nusw i8, ptr %p, i64 4",
        "%a = load atomic volatile i32, ptr %p syncscope(\"device\") acquire, align 4, !range !{i32 0, i32 5}",
        "store atomic float %x, ptr addrspace(3) null release, align 4",
        "%a = cmpxchg weak volatile ptr %p, i32 0, i32 %n syncscope(\"block\") acq_rel monotonic, align 4",
        "%a = atomicrmw volatile uinc_wrap ptr %p, i32 7 seq_cst, align 4",
        "fence syncscope(\"singlethread\") seq_cst",
        "%a = fadd reassoc nnan contract float %x, 0x7FF8000000000000",
        "%a = fcmp fast une float %x, 1.000000e+00",
        "%a = icmp samesign ugt i32 %n, 3",
        "%a = select nnan i1 true, float %x, float -0.000000e+00",
        "%a = trunc nuw nsw i32 %n to i8",
        "%a = uitofp nneg i32 %n to half",
        "%a = addrspacecast ptr %p to ptr addrspace(1)",
        "%a = shufflevector <4 x i32> %v, <4 x i32> poison, <2 x i32> <i32 3, i32 0>",
        "%a = insertelement <4 x i32> %v, i32 %n, i64 2",
        "%a = insertvalue { i32, { i8, ptr } } undef, ptr %p, 1, 1",
        "%a = alloca { i8, i64 }, i32 3, align 16, addrspace(5)",
        "%a = freeze <4 x i32> %v",
        "%a = fneg float %x",
        "%a = ptrtoaddr ptr %p to i64",
        "%a = tail call fastcc noundef range(i32 0, 9) i32 %p(i32 noundef 5, ptr noundef nonnull align 8 captures(address, ret: provenance) %p) #3",
        "musttail call void @f(ptr %p, i32 %n, float %x, <4 x i32> %v) nounwind memory(argmem: read)",
        "%a = call i32 (ptr, ...) @printf(ptr %p, i32 %n)",
        "call void @llvm.assume(i1 true) [ \"align\"(ptr %p, i64 16), \"nonnull\"(ptr %p) ]",
        "%a = call { i32, i32 } asm sideeffect alignstack inteldialect \"add $0, $1;\\0A\", \"=r,=r,r,~{memory}\"(i32 %n) #1, !srcloc !{}",
        "call void @llvm.dbg.value(metadata i32 %n, metadata !DIExpression(DW_OP_plus_uconst, 8), metadata !{})",
        "#dbg_value(!DIArgList(i32 %n, ptr %p), !{}, !DIExpression(DW_OP_LLVM_arg, 0), !{})",
        "store ptr getelementptr inbounds nuw inrange(-16, 8) (i8, ptr @g, i64 16), ptr %p, align 8",
        "store i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @f to i64)), ptr %p, align 8",
        "store <4 x i32> splat (i32 -1), ptr %p, align 16",
        "store half 0xHFC00, ptr %p, align 2",
        "store i128 -170141183460469231731687303715884105728, ptr %p, align 16",
    ] {
        let text = format!(
            "@g = global i8 0\ndeclare i32 @printf(ptr, ...)\ndefine void @f(ptr %p, i32 %n, float %x, <4 x i32> %v) {{\n  {body}\n  ret void\n}}\n"
        );
        let module = module(&text);
        let f = module.function(&Name::text("f")).expect("it is defined");
        assert_eq!(f.blocks[0].instructions[0].to_string(), body);
    }
}

#[test]
fn a_word_after_a_call_is_the_next_instruction() {
    let lines = printed("  call void @f(ptr %p) nounwind\n  store i32 %n, ptr %p\n  call void @f(ptr %p)");
    assert_eq!(lines.len(), 4, "{lines:?}");
}

#[test]
fn typed_pointers_of_older_versions() {
    let text = "define void @f(i8* byval %p, i32 addrspace(3)* %q, void (i8*)* %r) {\n  call void %r(i8* %p)\n  \
                %x = load i32, i32 addrspace(3)* %q\n  ret void\n}\n";
    let module = module(text);
    assert_eq!(module.functions[0].parameters[1].ty, Type::int(32).pointer_to(3));
}

#[test]
fn globals_and_their_parts() {
    let module = module(
        "source_filename = \"a\\\\b\"\n%Node = type { ptr, %Node2 }\n%Node2 = type opaque\n%\"odd name\" = type <{ i8 }>\n\
         @a = external dso_local local_unnamed_addr addrspace(4) constant [4 x i8], align 4\n\
         @\"b c\" = private unnamed_addr constant <{ [3 x i8], ptr }> <{ [3 x i8] c\"\\00\\22\\FF\", ptr @a }>, section \"s\", align 8\n\
         @d = thread_local externally_initialized global i32 undef\n@e = hidden alias i32, ptr @d\n\
         @llvm.used = appending global [1 x ptr] [ptr @d], section \"llvm.metadata\"\n\
         define weak_odr protected ptx_kernel void @k() #0 section \"t\" align 16 !dbg !1 {\n  ret void\n}\n\
         attributes #0 = { nounwind alignstack=8 allockind(\"alloc,zeroed\") memory(read, argmem: none) \"key\" \"a\"=\"b\" }\n\
         !named = !{!0, !1}\n!0 = !{!\"x\", i32 1, null, !{}, ptr @d}\n\
         !1 = distinct !DISubprogram(name: \"k\", line: 3, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: null)\n",
    );
    assert_eq!(module.aliases.len(), 1);
    let global = &module.globals[1];
    assert_eq!(global.name, Name::text("b c"));
    match &global.initializer {
        Some(Constant::Struct { fields, packed: true }) => {
            assert_eq!(fields[0].value, Constant::Bytes(vec![0, b'"', 0xff]));
        }
        other => panic!("{other:?}"),
    }
    assert!(module.functions[0].is_kernel());
}

#[test]
fn labels_without_names() {
    let module = module(
        "define i32 @f(i32 %0) {\n  br label %2\n2:\n  %3 = phi i32 [ %0, %1 ], [ 4, %2 ]\n  switch i32 %3, label %2 [\n    i32 0, label %4\n  ]\n4:\n  ret i32 %3\n}\n",
    );
    let labels: Vec<_> = module.functions[0].blocks.iter().map(|b| b.label.clone()).collect();
    assert_eq!(labels, [None, Some(Name::Number(2)), Some(Name::Number(4))]);
}

#[test]
fn errors_name_line_and_construct() {
    for (line, text, words) in [
        (1, "$c = comdat any\n", "comdats"),
        (2, "\n@f = ifunc void (), ptr @g\n", "ifunc"),
        (2, "define void @f() {\n  %x = invoke i32 @g() to label %a unwind label %b\n}\n", "`invoke`"),
        (2, "define void @f() {\n  %x = add <vscale x 4 x i32> undef, undef\n  ret void\n}\n", "scalable"),
        (
            2,
            "define void @f() {\n  %x = frobnicate i32 1\n  ret void\n}\n",
            "instruction `frobnicate` is not known",
        ),
        (3, "define void @f() {\n  %x = load i32\n  ret void\n}\n", "expected `,`"),
        (1, "define void @f() personality ptr @p {\n  ret void\n}\n", "`personality`"),
        (1, "@x = global i32 wrong\n", "constant `wrong` is not known"),
        (2, "define void @f() {\n", "the end of the text"),
        (1, "@x = global i999999999 0\n", "expected a type"),
        (1, "!0 = !{i32 99999999999999999999999999999999999999999}\n", "128 bits"),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!(error.line, line, "{error}");
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn no_text_makes_the_parser_panic() {
    let text = "define ptx_kernel void @k(ptr byval([2 x i8]) align 1 %p) #0 !dbg !3 {\n  %a = call i32 asm \"x\", \"=r\"(), !s !{}\n  ret void\n}\n";
    for end in 0..text.len() {
        let _ = parse(&text[..end]);
        for junk in ["(", "}", "\"", "!", "%", "<", "-", "i", "\\", "=", "0x", "c\""] {
            let _ = parse(&format!("{}{junk}{}", &text[..end], &text[end..]));
        }
    }
}

#[test]
fn sizes_and_alignments() {
    let module = module("%S = type { i8, i64, [3 x i16] }\n");
    let of = |ty: &Type| layout::layout(&module, ty).map(|l| (l.store_size, l.align, l.stride()));
    assert_eq!(of(&Type::int(1)), Some((1, 1, 1)));
    assert_eq!(of(&Type::int(24)), Some((3, 4, 4)));
    assert_eq!(of(&Type::int(128)), Some((16, 16, 16)));
    assert_eq!(of(&Type::Pointer(0)), Some((8, 8, 8)));
    assert_eq!(of(&Type::Named(Name::text("S"))), Some((24, 8, 24)));
    assert_eq!(of(&Type::float().vector_of(3)), Some((12, 16, 16)));
    assert_eq!(of(&Type::Label), None);
}

#[test]
fn visitors_reach_every_operand() {
    let text = "define void @f(ptr %p, i32 %n) {\n  #dbg_value(i32 %n, !{}, !DIExpression(), !{})\n  \
                %a = call i32 @g(i32 %n, ptr %p) [ \"x\"(i32 %n) ]\n  store i32 %a, ptr %p\n  ret void\n}\n";
    let mut module = module(text);
    let mut names = Vec::new();
    for i in &mut module.functions[0].blocks[0].instructions {
        llvm_ir::visit::operands_mut(&mut i.op, &mut |_, value| {
            if let Value::Local(name) = value {
                names.push(name.to_string());
            }
        });
        assert!(!matches!(i.op, Op::Unreachable));
    }
    assert_eq!(names, ["n", "n", "p", "n", "a", "p"]);
}

#[test]
fn what_would_exhaust_the_machine_is_refused() {
    let deep = |start: &str, level: &str| llvm_ir::parse(&format!("{start}{}", level.repeat(100_000)));
    for (start, level) in [
        ("!0 = ", "!{"),
        ("@g = global ptr ", "getelementptr (i8, ptr "),
        ("%t = type ", "{"),
        ("@g = global ", "[1 x "),
    ] {
        let error = deep(start, level).expect_err("it has no end either").to_string();
        assert!(error.contains("more than 64"), "{error}");
    }
    for (text, words) in [
        ("%t = type { i8, %u }\n%u = type [2 x %t]\n", "contains itself"),
        ("@g = global <4294967296 x i8> splat (i8 1)\n", "lanes"),
    ] {
        let error = llvm_ir::parse(text).expect_err(words).to_string();
        assert!(error.contains(words), "{error}");
    }
    assert!(llvm_ir::parse("%t = type { ptr, %u }\n%u = type { %v, i8 }\n%v = type opaque\n").is_ok());
}
