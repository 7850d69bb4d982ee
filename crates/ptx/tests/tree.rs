//! What the parser makes of each form.

#![allow(clippy::unwrap_used)] // a test fails by panicking, in its helpers too

use ptx::ast::*;

fn module(text: &str) -> Module {
    ptx::parse(&format!(".version 8.0\n.target sm_75\n.address_size 64\n{text}"))
        .unwrap_or_else(|error| panic!("{error}"))
}

fn body(text: &str) -> Vec<Statement> {
    let module = module(&format!(".func f(.reg .u64 ptr) {{ {text} }}"));
    let function = module.function("f").unwrap().clone();
    function.body.unwrap()
}

fn instruction(text: &str) -> Instruction {
    match body(text).pop() {
        Some(Statement::Instruction(instruction)) => instruction,
        other => panic!("{other:?}"),
    }
}

fn operands(text: &str) -> Vec<Operand> {
    instruction(text).operands
}

fn symbol(name: &str) -> Operand {
    Operand::Symbol(Symbol::new(name))
}

#[test]
fn masks_of_numbers_are_taken_at_once() {
    let text = ".version 7.0\n.target sm_75\n.address_size 64\n.global .u8 x;\n.global .align 8 .u8 table[6] = {0XFF(1), \
                0xFF00(0x1234), 0xFF0000000000(-2), 0xFF(x), 0xFF00(generic(x)), 7};\n";
    let module = ptx::parse(text).unwrap();
    let table = module.variables().find(|variable| variable.name == "table").unwrap();
    let Some(Initializer::List(values)) = &table.init else { panic!("{:?}", table.init) };
    for (value, expected) in values.iter().zip([1, 0x12, 0xff]) {
        assert_eq!(*value, Initializer::Value(Immediate::Int(expected)));
    }
    assert!(matches!(&values[3], Initializer::Address(address) if address.mask == Some(0xff)));
    assert!(matches!(&values[4], Initializer::Address(address) if address.generic));
    let again = ptx::parse(&module.to_string()).unwrap();
    let table = again.variables().find(|variable| variable.name == "table").unwrap();
    assert!(matches!(&table.init, Some(Initializer::List(again)) if again == values));
    for wrong in ["0xFF()", "0xFF(1.5)", "0(1)", "0xFF({1})"] {
        let text = format!(".version 7.0\n.target sm_75\n.global .u8 x = {wrong};\n");
        assert!(ptx::parse(&text).is_err(), "{wrong}");
    }
}

#[test]
fn by_hand_module() {
    let module = ptx::parse(include_str!("corpus/by_hand_syntax.ptx")).unwrap();
    assert_eq!(
        (module.version, module.target.sm, module.target.suffix),
        (Version { major: 8, minor: 6 }, 90, None)
    );
    assert_eq!(module.target.options, ["texmode_independent"]);
    assert_eq!(module.pointer_bytes(), 8);
    let variable = |name: &str| module.variables().find(|variable| variable.name == name).unwrap();
    assert_eq!(variable("a").init, None);
    assert_eq!(variable("b").init, Some(Initializer::Value(Immediate::Int(9))));
    assert_eq!((variable("c").size(), variable("c").dims.as_slice()), (Some(16), &[Some(4)][..]));
    assert_eq!(variable("pi").init, Some(Initializer::Value(Immediate::F32(0x4049_0FDB))));
    assert_eq!(variable("third").init, Some(Initializer::Value(Immediate::F64((-0.333f64).to_bits()))));
    assert_eq!(variable("matrix").size(), Some(24));
    assert_eq!((variable("quad").element_bytes(), variable("quad").alignment()), (16, 16));
    assert_eq!(variable("mask64").init, Some(Initializer::Value(Immediate::Int(-1))));
    assert_eq!(variable("choice").init, Some(Initializer::Value(Immediate::Int(-1))));
    assert_eq!(variable("unified").attributes, [".unified(1, 2)"]);
    assert_eq!(variable("elsewhere").linkage, Some(Linkage::Extern));
    assert!(variable("dynamic").is_dynamic_shared() && !variable("fixed").is_dynamic_shared());
    let address = |name: &str, generic, offset, mask| {
        Initializer::Address(Box::new(AddressInit { name: name.into(), generic, offset, mask }))
    };
    let pointers =
        [address("bytes", true, 0, None), address("bytes", false, 0, None), address("bytes", true, 8, None)];
    assert_eq!(variable("pointers").init, Some(Initializer::List(pointers.to_vec())));
    let parts = [0xFF, 0xFF00, 0xFF_0000].map(|mask| address("bytes", false, 0, Some(mask)));
    assert_eq!(variable("parts").init, Some(Initializer::List(parts.to_vec())));

    let kernel = module.function("kernel").unwrap();
    assert_eq!(
        (kernel.max_ntid(), kernel.max_nreg(), kernel.req_ntid()),
        (Some([128, 2, 1]), Some(64), None)
    );
    assert_eq!(kernel.params[0].pointer, Some(Pointer { space: Some(Space::Global), align: Some(16) }));
    assert!(module.function("stop").unwrap().is_noreturn());
    let names: Vec<_> = module.entries().map(|entry| entry.name.as_str()).collect();
    assert_eq!(names, ["kernel", "cluster", "bare"]);

    let signature = ptx::signature(&module, kernel).unwrap();
    let places: Vec<_> = signature.params.iter().map(|p| (&*p.name, p.offset, p.size, p.aggregate)).collect();
    assert_eq!(places, [("out", 0, 8, false), ("job", 8, 24, true), ("scale", 32, 4, false)]);
    assert_eq!((signature.param_bytes, signature.max_threads), (36, Some(256)));
    assert_eq!((signature.min_blocks, signature.max_registers), (Some(2), Some(64)));
    assert_eq!((signature.static_shared, signature.dynamic_shared), (64 + 256, true));
    let cluster = ptx::signature(&module, module.function("cluster").unwrap()).unwrap();
    assert_eq!((cluster.required_block, cluster.static_shared), (Some([32, 1, 1]), 0));
}

#[test]
fn names_are_registers_by_declaration_or_spelling() {
    let register = |name: &str| Operand::register(name);
    assert_eq!(
        operands(".reg .b32 a, b<3>; mov.b32 a, b2, b3, b02, ptr, x, %y, %tid.x, _;"),
        [
            register("a"),
            register("b2"),
            symbol("b3"),
            symbol("b02"),
            register("ptr"),
            symbol("x"),
            register("%y"),
            Operand::Special(Special::Tid, Some(Selector::X)),
            Operand::Sink,
        ]
    );
    // A scope's names end with it, those of an outer scope are seen in it.
    assert_eq!(operands(".reg .b32 v1<9>; { .reg .b32 a; } mov.b32 a, v12;"), [symbol("a"), register("v12")]);
    let Some(Statement::Block(block)) = body(".reg .b32 a; { mov.b32 a, 1; }").pop() else {
        panic!("no block")
    };
    let Statement::Instruction(inner) = &block.statements[0] else { panic!("no instruction") };
    assert_eq!(inner.operands[0], register("a"));
}

#[test]
fn special_registers() {
    for (text, special) in [
        ("%ctaid", Special::CtaId),
        ("%envreg31", Special::EnvReg(31)),
        ("%pm7_64", Special::Pm64(7)),
        ("%pm0", Special::Pm(0)),
        ("%reserved_smem_offset_1", Special::ReservedSmemOffset(1)),
        ("%lanemask_lt", Special::LaneMaskLt),
    ] {
        assert_eq!(operands(&format!("mov.u32 %r1, {text};"))[1], Operand::Special(special, None));
        assert_eq!(special.to_string(), text);
    }
    for text in ["%envreg32", "%envreg01", "%envreg", "%pm8", "%tidy", "%clock65"] {
        assert_eq!(operands(&format!("mov.u32 %r1, {text};"))[1], Operand::register(text));
    }
}

#[test]
fn operand_shapes_of_any_instruction() {
    let found = operands(
        "future.op::x.2d.L2::128B.async {%r1, {_, 2}}, [%rd1, {%r1, %r2}, -3].unified, %r1|%p1, !%p2, -%r3.h1, \
         x-8, [x+4+(2*2)], [%rd2+-8], [-16];",
    );
    let address = |base, offset| Operand::Address(Address::new(base, offset));
    let base = |name: &str| AddressBase::Register(Register::new(name));
    assert_eq!(
        found,
        [
            Operand::Vector(vec![
                Operand::register("%r1"),
                Operand::Vector(vec![Operand::Sink, Operand::int(2)])
            ]),
            Operand::Address(Address {
                more: vec![
                    Operand::Vector(vec![Operand::register("%r1"), Operand::register("%r2")]),
                    Operand::int(-3)
                ],
                suffix: Some("unified".into()),
                ..Address::new(base("%rd1"), 0)
            }),
            Operand::Pair(Box::new(Operand::register("%r1")), Box::new(Operand::register("%p1"))),
            Operand::Not(Box::new(Operand::register("%p2"))),
            Operand::Negate(Box::new(Operand::Register(Register {
                name: "%r3".into(),
                selector: Some(Selector::Part("h1".into()))
            }))),
            Operand::Symbol(Symbol { name: "x".into(), offset: -8 }),
            address(AddressBase::Symbol("x".into()), 8),
            address(base("%rd2"), -8),
            address(AddressBase::Absolute, -16),
        ]
    );
    assert_eq!(found[1].as_address().unwrap().suffix, Some(Name::new("unified")));
    assert_eq!(found[0].elements().len(), 2);
    assert_eq!(found[2].elements().len(), 1);
}

#[test]
fn modifiers_and_their_typed_view() {
    let load =
        instruction("@!%p1 ld.volatile.shared::cluster.L1::no_allocate.v4.f32 {%f1,%f2,%f3,%f4}, [%rd1];");
    assert_eq!(load.guard, Some(Guard { register: Register::new("%p1"), negated: true }));
    assert_eq!(load.modifiers, ["volatile", "shared::cluster", "L1::no_allocate", "v4", "f32"]);
    assert_eq!(load.mnemonic(), "ld.volatile.shared::cluster.L1::no_allocate.v4.f32");
    assert_eq!(
        (load.space(), load.vector(), load.ty()),
        (Some(Space::SharedCluster), Some(Vector::V4), Some(ScalarType::F32))
    );
    assert!(load.has("volatile") && !load.has("global"));
    let convert = instruction("cvt.rn.satfinite.e4m3x2.f32 %rs1, %f1, %f2;");
    assert_eq!(convert.types().collect::<Vec<_>>(), [ScalarType::E4m3x2, ScalarType::F32]);
}

#[test]
fn branches_and_calls() {
    assert_eq!(operands("bra L;"), [Operand::Label("L".into())]);
    assert_eq!(operands("brx.idx %r1, ts;")[1], Operand::Label("ts".into()));
    let call = |text: &str| match body(text).pop() {
        Some(Statement::Call(call)) => *call,
        other => panic!("{other:?}"),
    };
    let direct = call("@%p1 call.uni (_, %r1), f, (a, 5, 0f00000000), proto;");
    assert_eq!(direct.returns, [Operand::Sink, Operand::register("%r1")]);
    assert_eq!((direct.function().unwrap().as_str(), direct.modifiers[0].as_str()), ("f", "uni"));
    assert_eq!(direct.arguments, [symbol("a"), Operand::int(5), Operand::Immediate(Immediate::F32(0))]);
    assert_eq!(direct.prototype, Some("proto".into()));
    let indirect = call("call %rd1, proto;");
    assert_eq!((indirect.function(), &indirect.target), (None, &Operand::register("%rd1")));
    assert_eq!((indirect.arguments, indirect.prototype), (vec![], Some("proto".into())));
    let statements = body(
        "ts: .branchtargets a, b; cs: .calltargets f; p : .callprototype ()_ (.param .b32 _) .noreturn;",
    );
    let Statement::BranchTargets(targets) = &statements[0] else { panic!("no targets") };
    assert_eq!(targets.targets, ["a", "b"]);
    let Statement::CallPrototype(prototype) = &statements[2] else { panic!("no prototype") };
    assert_eq!((prototype.params.len(), &prototype.directives[..]), (1, &[FunctionDirective::NoReturn][..]));
}

#[test]
fn unknown_directives_are_kept_verbatim() {
    let module = module(
        ".newer 1, \"x\"\n.visible .future (a,\n  b) { anything [1] goes; } // comment\n.entry k() .limit 3, 4 .other(x)\n{\n\
         .hint a,\n b;\n ret;\n .mark 7\n L: ret; }\n.last",
    );
    let raws: Vec<_> = module
        .items
        .iter()
        .filter_map(|item| match item {
            Item::Raw(raw) => Some((raw.text.as_str(), raw.directive())),
            _ => None,
        })
        .collect();
    assert_eq!(
        raws,
        [
            (".newer 1, \"x\"", "newer"),
            (".visible .future (a,\n  b) { anything [1] goes; }", "visible"),
            (".last", "last")
        ]
    );
    let kernel = module.function("k").unwrap();
    let directives: Vec<_> = kernel.directives.iter().map(ToString::to_string).collect();
    assert_eq!(directives, [".limit 3, 4", ".other(x)"]);
    let statements: Vec<_> = kernel.body.as_ref().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(statements, [".hint a,\n b;", "ret;", ".mark 7", "L:", "ret;"]);
    assert_eq!(ptx::parse(&module.to_string()).unwrap(), module);
}

#[test]
fn several_names_become_several_declarations() {
    let statements = body(".reg .v2 .f32 %a, %b<4>; .shared .align 8 .b8 x[4], y;");
    let text: Vec<_> = statements.iter().map(ToString::to_string).collect();
    assert_eq!(
        text,
        [
            ".reg .v2 .f32 %a;",
            ".reg .v2 .f32 %b<4>;",
            ".shared .align 8 .b8 x[4];",
            ".shared .align 8 .b8 y;"
        ]
    );
    let Statement::Register(many) = &statements[1] else { panic!("no registers") };
    assert_eq!(many.names().collect::<Vec<_>>(), ["%b0", "%b1", "%b2", "%b3"]);
}

#[test]
fn sizes_of_variables() {
    let size = |text: &str| module(text).variables().next().unwrap().size();
    assert_eq!(size(".global .v4 .f32 x[3];"), Some(48));
    assert_eq!(size(".global .b8 x[] = {1, 2, 3};"), Some(3));
    assert_eq!(size(".global .b16 x[][2] = {{1, 2}, {3}, {4}};"), Some(12));
    assert_eq!(size(".extern .shared .b8 x[];"), Some(0));
    assert_eq!(size(".global .b64 x[0xFFFFFFFF][0xFFFFFFFF];"), None);
}

#[test]
fn static_shared_memory_counts_what_a_kernel_can_reach() {
    let module = module(
        ".shared .b8 a[3]; .shared .b64 b; .shared .b32 unused; .shared .b8 by_table[100]; .extern .shared .b8 dyn[];
         .func leaf() { mov.u32 %r1, b; ret; }
         .func other() { .shared .b8 own[5]; st.shared.b8 [by_table], 0; ret; }
         .global .u64 table[2] = {generic(other), 0};
         .visible .func alias_of_leaf(); .alias alias_of_leaf, leaf;
         .entry none() { ret; }
         .entry direct() { ld.shared.b8 %r1, [a+1]; call alias_of_leaf; ret; }
         .entry indirect() { ld.global.u64 %rd1, [table]; call %rd1, p; mov.u32 %r1, dyn; ret; }
         .entry copy() { .shared .b8 mine[7]; @%p1 mov.u32 %r1, mine; ret; }",
    );
    let found: Vec<_> = ptx::signatures(&module)
        .unwrap()
        .into_iter()
        .map(|signature| (signature.name.to_string(), signature.static_shared, signature.dynamic_shared))
        .collect();
    let expected = [("none", 0, false), ("direct", 16, false), ("indirect", 105, true), ("copy", 7, false)];
    assert_eq!(found, expected.map(|(name, bytes, dynamic)| (name.to_owned(), bytes, dynamic)));
}

#[test]
fn parameters_without_a_size_are_an_error() {
    for param in [".param .b8 x[]", ".param .b32 x<3>", ".param .b64 x[0xFFFFFFFF]"] {
        let module = module(&format!(".entry k({param}) {{ ret; }}"));
        let error = ptx::signatures(&module).unwrap_err();
        assert!(error.to_string().contains("kernel `k`, parameter `x`"), "{error}");
    }
}

#[test]
fn lines_follow_the_text_of_one_function() {
    let text = ".file 1 \"a.rs\"\n.file 2 \"b.rs\"\n.entry k() {\n add.s32 %r1, %r1, 1;\n .loc 1 7 3\n .loc 2 8 0 { ret; }\n \
                .loc 1 0 0\n ret;\n .loc 9 1 1\n ret; }\n.entry l() { ret; }";
    let module = module(text);
    let table = ptx::lines(&module);
    let mut found = Vec::new();
    for function in module.functions() {
        Statement::walk(function.body.as_deref().unwrap(), &mut |statement| {
            if let Statement::Instruction(instruction) = statement {
                found.push(table.get(instruction.pos).map(ToString::to_string));
            }
        });
    }
    assert_eq!(found, [None, Some("b.rs:8".into()), Some("b.rs:8".into()), None, None]);
    assert_eq!(table.of_function(module.function("k").unwrap()).unwrap().to_string(), "a.rs:7:3");
    assert_eq!(table.of_function(module.function("l").unwrap()), None);
    assert_eq!(table.get(Pos::NONE), None);
}

#[test]
fn shared_words_are_one_allocation() {
    let statements = body("add.s32 %r1, %r1, 1; add.s32 %r1, %r1, 1;");
    let opcode = |statement: &Statement| match statement {
        Statement::Instruction(instruction) => instruction.opcode.as_str().as_ptr(),
        other => panic!("{other:?}"),
    };
    assert_eq!(opcode(&statements[0]), opcode(&statements[1]));
}

#[test]
fn concatenated_and_embedded_text() {
    // A second header is kept as it is, a C string's terminator ends nothing.
    let module = module(".global .b8 x;\n.version 8.0\n.target sm_75\n.address_size 64\n.global .b8 y;\0");
    assert_eq!(module.variables().count(), 2);
    assert_eq!(module.items.len(), 5);
    assert_eq!(ptx::parse(&module.to_string()).unwrap(), module);
}
