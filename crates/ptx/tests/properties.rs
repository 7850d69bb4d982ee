//! Any tree survives printing and parsing; any text is parsed or refused, without a panic.

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use ptx::ast::*;

/// A symbol, label or function.
fn name() -> impl Strategy<Value = Name> {
    let plain = "[a-zA-Z][a-zA-Z0-9_$]{0,8}|[_$][a-zA-Z0-9_$]{1,8}";
    // Words that mean something of their own where a name can stand.
    plain.prop_filter("reserved", |word| word != "WARP_SZ" && word != "generic").prop_map(Name::from)
}

fn register_name() -> impl Strategy<Value = Name> {
    "%[a-z]{1,3}[0-9]{1,4}"
        .prop_filter("special register", |word| Special::from_name(word).is_none())
        .prop_map(Name::from)
}

fn selector() -> impl Strategy<Value = Selector> {
    select(&["x", "y", "z", "w", "b0", "h1", "b10", "part7"]).prop_map(Selector::new)
}

fn select(words: &'static [&'static str]) -> impl Strategy<Value = &'static str> {
    prop::sample::select(words)
}

fn register() -> impl Strategy<Value = Register> {
    (register_name(), option::weighted(0.1, selector()))
        .prop_map(|(name, selector)| Register { name, selector })
}

fn special() -> impl Strategy<Value = Special> {
    prop_oneof![
        Just(Special::Tid),
        Just(Special::Clock64),
        Just(Special::DynamicSmemSize),
        (0..32u8).prop_map(Special::EnvReg),
        (0..8u8).prop_map(Special::Pm),
        (0..8u8).prop_map(Special::Pm64),
    ]
}

fn immediate() -> impl Strategy<Value = Immediate> {
    prop_oneof![
        any::<i64>().prop_map(Immediate::Int),
        (-9..9i64).prop_map(Immediate::Int),
        any::<u32>().prop_map(Immediate::F32),
        any::<u64>().prop_map(Immediate::F64),
    ]
}

fn offset() -> impl Strategy<Value = i64> {
    prop_oneof![Just(0), -64..64i64, any::<i64>(), Just(i64::MIN)]
}

fn symbol() -> impl Strategy<Value = Symbol> {
    (name(), offset()).prop_map(|(name, offset)| Symbol { name, offset })
}

fn destination() -> impl Strategy<Value = Operand> {
    prop_oneof![Just(Operand::Sink), register().prop_map(Operand::Register)]
}

fn operand() -> impl Strategy<Value = Operand> {
    let leaf = prop_oneof![
        4 => register().prop_map(Operand::Register),
        1 => (special(), option::of(selector())).prop_map(|(special, part)| Operand::Special(special, part)),
        2 => immediate().prop_map(Operand::Immediate),
        2 => symbol().prop_map(Operand::Symbol),
        1 => Just(Operand::Sink),
        1 => (destination(), destination()).prop_map(|(a, b)| Operand::Pair(Box::new(a), Box::new(b))),
        1 => register().prop_map(|register| Operand::Not(Box::new(Operand::Register(register)))),
        1 => register().prop_map(|register| Operand::Negate(Box::new(Operand::Register(register)))),
    ];
    leaf.prop_recursive(3, 12, 4, |inner| {
        let base = prop_oneof![
            register().prop_map(AddressBase::Register),
            name().prop_map(AddressBase::Symbol),
            Just(AddressBase::Absolute),
        ];
        let suffix = option::weighted(0.1, Just(Name::new("unified")));
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Operand::Vector),
            (base, offset(), vec(inner, 0..3), suffix).prop_map(|(base, offset, more, suffix)| {
                Operand::Address(Address { base, offset, more, suffix })
            }),
        ]
    })
}

fn modifiers() -> impl Strategy<Value = Vec<Name>> {
    let known =
        select(&["global", "L2::128B", "v4", "f32", "2d", "mbarrier::complete_tx::bytes", "b6x16_p32", "1d"]);
    vec(
        prop_oneof![known.prop_map(Name::from), "[a-z0-9_]{1,6}(::[A-Za-z0-9_]{1,6})?".prop_map(Name::from)],
        0..5,
    )
}

fn guard() -> impl Strategy<Value = Option<Guard>> {
    option::of(
        (register_name(), any::<bool>())
            .prop_map(|(name, negated)| Guard { register: Register::new(name), negated }),
    )
}

fn pos() -> Pos {
    Pos::NONE
}

fn instruction() -> impl Strategy<Value = Instruction> {
    let opcode = "[a-z][a-z0-9_]{0,8}"
        .prop_filter("its own form", |opcode| !matches!(opcode.as_str(), "call" | "bra" | "brx"));
    let any = (opcode.prop_map(Name::from), vec(operand(), 0..5));
    let branch = name().prop_map(|label| (Name::new("bra"), vec![Operand::Label(label)]));
    let table = (register(), name())
        .prop_map(|(index, label)| (Name::new("brx"), vec![Operand::Register(index), Operand::Label(label)]));
    (guard(), prop_oneof![8 => any, 1 => branch, 1 => table], modifiers()).prop_map(
        |(guard, (opcode, operands), modifiers)| Instruction {
            pos: pos(),
            guard,
            opcode,
            modifiers,
            operands,
        },
    )
}

fn call() -> impl Strategy<Value = Call> {
    let target = prop_oneof![
        name().prop_map(|name| Operand::Symbol(Symbol { name, offset: 0 })),
        register_name().prop_map(Operand::register)
    ];
    let uni = any::<bool>().prop_map(|uni| if uni { vec![Name::new("uni")] } else { vec![] });
    (guard(), uni, vec(destination(), 0..3), target, vec(operand(), 0..3), option::of(name())).prop_map(
        |(guard, modifiers, returns, target, arguments, prototype)| Call {
            pos: pos(),
            guard,
            modifiers,
            returns,
            target,
            arguments,
            prototype,
        },
    )
}

fn vector() -> impl Strategy<Value = Option<Vector>> {
    option::weighted(0.2, prop_oneof![Just(Vector::V2), Just(Vector::V4), Just(Vector::V8)])
}

fn scalar() -> impl Strategy<Value = ScalarType> {
    prop::sample::select(ScalarType::ALL)
}

fn align() -> impl Strategy<Value = Option<u32>> {
    option::of((0..8u32).prop_map(|shift| 1 << shift))
}

fn initializer() -> impl Strategy<Value = Initializer> {
    let address = (name(), any::<bool>(), offset(), option::of(any::<u64>())).prop_map(
        |(name, generic, offset, mask)| {
            Initializer::Address(Box::new(AddressInit { name, generic, offset, mask }))
        },
    );
    let leaf = prop_oneof![immediate().prop_map(Initializer::Value), address];
    leaf.prop_recursive(3, 16, 4, |inner| {
        let field = (name(), immediate())
            .prop_map(|(name, value)| Initializer::Field(name, Box::new(Initializer::Value(value))));
        vec(prop_oneof![4 => inner, 1 => field], 0..5).prop_map(Initializer::List)
    })
}

fn space() -> impl Strategy<Value = Space> {
    prop::sample::select(vec![
        Space::Const,
        Space::Global,
        Space::Local,
        Space::Param,
        Space::Shared,
        Space::Tex,
    ])
}

fn variable() -> impl Strategy<Value = Variable> {
    let attributes = vec(select(&[".managed", ".unified(1, 2)"]).prop_map(Name::from), 0..3);
    let pointer = option::weighted(
        0.2,
        (option::of(space()), align()).prop_map(|(space, align)| Pointer { space, align }),
    );
    let shape = (option::weighted(0.1, 0..100u32), vec(option::of(any::<u64>()), 0..3));
    (space(), attributes, align(), vector(), scalar(), pointer, name(), shape, option::of(initializer()))
        .prop_map(|(space, attributes, align, vector, ty, pointer, name, (count, dims), init)| Variable {
            attributes,
            align,
            vector,
            pointer,
            count,
            dims,
            init,
            ..Variable::new(space, ty, name)
        })
}

fn param() -> impl Strategy<Value = Variable> {
    variable().prop_map(|variable| Variable { init: None, ..variable })
}

fn linked_variable() -> impl Strategy<Value = Variable> {
    (linkage(), variable()).prop_map(|(linkage, variable)| Variable { linkage, ..variable })
}

fn linkage() -> impl Strategy<Value = Option<Linkage>> {
    option::of(prop::sample::select(vec![Linkage::Extern, Linkage::Visible, Linkage::Weak, Linkage::Common]))
}

fn place() -> impl Strategy<Value = Place> {
    (any::<u32>(), any::<u32>(), any::<u32>()).prop_map(|(file, line, column)| Place { file, line, column })
}

fn text() -> impl Strategy<Value = Name> {
    // Anything but an unescaped quote or a line end.
    r#"([^"\\\r\n]|\\["\\n]){0,12}"#.prop_map(Name::from)
}

fn pragma() -> impl Strategy<Value = Pragma> {
    vec(text(), 1..3).prop_map(|texts| Pragma { pos: pos(), texts })
}

fn section() -> impl Strategy<Value = Section> {
    let body =
        select(&["", " .b8 1 \n a: .b32 .debug_str-4\n", "{ ( } ) // }\n", "\n.b84,255 \"}\" /* } */"]);
    (select(&[".debug_str", ".debug_info", ".nv.info", "plain"]), body).prop_map(|(name, body)| Section {
        pos: pos(),
        name: name.into(),
        body: body.to_owned(),
    })
}

fn raw() -> impl Strategy<Value = Raw> {
    let texts = select(&[
        ".newer;",
        ".newer a, [b], {c};",
        ".newer 1 2",
        ".newer (a,\n b) { c; }",
        ".newer a =\n\t4;",
    ]);
    texts.prop_map(|text| Raw { pos: pos(), text: text.to_owned() })
}

fn statement() -> impl Strategy<Value = Statement> {
    let labels =
        || (name(), vec(name(), 1..4)).prop_map(|(name, targets)| LabelList { pos: pos(), name, targets });
    let registers = (vector(), scalar(), register_name(), option::of(any::<u32>())).prop_map(
        |(vector, ty, name, count)| Statement::Register(RegisterDecl { pos: pos(), vector, ty, name, count }),
    );
    let loc = (place(), option::of((name(), 0..i64::MAX)), option::of(place())).prop_map(
        |(place, function, inlined_at)| {
            let function = function.map(|(name, offset)| Symbol { name, offset });
            Statement::Loc(Loc { pos: pos(), place, function, inlined_at })
        },
    );
    let prototype = (name(), vec(param(), 0..3), vec(param(), 0..3), directives()).prop_map(
        |(name, returns, params, directives)| {
            Statement::CallPrototype(Box::new(CallPrototype {
                pos: pos(),
                name,
                returns,
                params,
                directives,
            }))
        },
    );
    let leaf = prop_oneof![
        10 => instruction().prop_map(Statement::Instruction),
        3 => call().prop_map(|call| Statement::Call(Box::new(call))),
        2 => name().prop_map(|name| Statement::Label(Label { pos: pos(), name })),
        2 => registers,
        2 => linked_variable().prop_map(|variable| Statement::Variable(Box::new(variable))),
        2 => loc,
        1 => prototype,
        1 => labels().prop_map(Statement::BranchTargets),
        1 => labels().prop_map(Statement::CallTargets),
        1 => pragma().prop_map(Statement::Pragma),
        1 => section().prop_map(Statement::Section),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        vec(inner, 0..6).prop_map(|statements| Statement::Block(Block { pos: pos(), statements }))
    })
}

fn directives() -> impl Strategy<Value = Vec<FunctionDirective>> {
    let extent = || vec(any::<u32>(), 1..4);
    let raw = select(&[".newer", ".newer 1, x", ".newer(a; {b})"])
        .prop_map(|text| FunctionDirective::Raw(Raw { pos: pos(), text: text.to_owned() }));
    vec(
        prop_oneof![
            extent().prop_map(FunctionDirective::MaxNTid),
            extent().prop_map(FunctionDirective::ReqNTid),
            extent().prop_map(FunctionDirective::ReqNCtaPerCluster),
            any::<u32>().prop_map(FunctionDirective::MinNCtaPerSm),
            any::<u32>().prop_map(FunctionDirective::MaxNCtaPerSm),
            any::<u32>().prop_map(FunctionDirective::MaxNReg),
            any::<u32>().prop_map(FunctionDirective::MaxClusterRank),
            any::<u32>().prop_map(FunctionDirective::AbiPreserve),
            any::<u32>().prop_map(FunctionDirective::AbiPreserveControl),
            Just(FunctionDirective::ExplicitCluster),
            Just(FunctionDirective::BlocksAreClusters),
            Just(FunctionDirective::NoReturn),
            pragma().prop_map(FunctionDirective::Pragma),
            raw,
        ],
        0..4,
    )
}

fn function() -> impl Strategy<Value = Function> {
    let returns = vec(param(), 0..2);
    let body = option::weighted(0.9, vec(statement(), 0..8));
    (linkage(), any::<bool>(), returns, name(), vec(param(), 0..4), directives(), body).prop_map(
        |(linkage, entry, returns, name, params, directives, body)| Function {
            pos: pos(),
            linkage,
            kind: if entry { FunctionKind::Entry } else { FunctionKind::Func },
            attributes: vec![],
            returns: if entry { vec![] } else { returns },
            name,
            params,
            directives,
            body,
        },
    )
}

fn item() -> impl Strategy<Value = Item> {
    let file = (any::<u32>(), text(), option::of((any::<u64>(), any::<u64>())))
        .prop_map(|(index, name, stamp)| Item::File(File { pos: pos(), index, name, stamp }));
    let alias = (name(), name()).prop_map(|(name, target)| Item::Alias(Alias { pos: pos(), name, target }));
    prop_oneof![
        4 => function().prop_map(|function| Item::Function(Box::new(function))),
        3 => linked_variable().prop_map(|variable| Item::Variable(Box::new(variable))),
        1 => file,
        1 => alias,
        1 => section().prop_map(Item::Section),
        1 => pragma().prop_map(Item::Pragma),
        1 => raw().prop_map(Item::Raw),
        1 => name().prop_map(|name| Item::Label(Label { pos: pos(), name })),
    ]
}

fn module() -> impl Strategy<Value = Module> {
    let options = vec(select(&["debug", "texmode_independent", "map_f64_to_f32"]).prop_map(Name::from), 0..3);
    let suffix = option::of(prop::char::range('a', 'z'));
    let target =
        (any::<u32>(), suffix, options).prop_map(|(sm, suffix, options)| Target { sm, suffix, options });
    let version = (any::<u32>(), any::<u32>()).prop_map(|(major, minor)| Version { major, minor });
    (version, target, option::of(any::<u32>()), vec(item(), 0..5))
        .prop_map(|(version, target, address_size, items)| Module { version, target, address_size, items })
}

/// Pieces of PTX in any order.
fn soup() -> impl Strategy<Value = String> {
    let words = select(&[
        ".version",
        "8.0",
        ".target",
        "sm_75",
        ".entry",
        ".func",
        ".reg",
        ".b32",
        ".param",
        ".global",
        ".loc",
        ".file",
        ".section",
        ".pragma",
        ".newer",
        "%r1",
        "%tid",
        "call",
        "bra",
        "x",
        "_",
        "generic",
        "WARP_SZ",
        "1",
        "0x",
        "0f1",
        "0f3F800000",
        "1.5",
        ".5",
        "-",
        "+",
        "*",
        "/",
        "%",
        "?",
        ":",
        "::",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        "<<",
        "|",
        "||",
        "!",
        "@",
        "=",
        ",",
        ";",
        "\"a\"",
        "\"",
        "//",
        "/*",
        "*/",
        "\n",
        "#",
        "\\",
        "\u{e9}",
        "\0",
    ]);
    vec(words, 0..60).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn trees_survive_printing_and_parsing(module in module()) {
        let text = module.to_string();
        let parsed = ptx::parse(&text).map_err(|error| TestCaseError::fail(format!("{error}\nin\n{text}")))?;
        prop_assert!(parsed == module, "{text}");
        // And the views hold for any tree.
        let _ = ptx::signatures(&parsed);
        let stripped = ptx::strip_debug(&parsed);
        prop_assert!(ptx::parse(&stripped.to_string()).is_ok_and(|parsed| parsed == stripped), "{stripped}");
        let table = ptx::lines(&parsed);
        for function in parsed.functions() {
            let _ = (table.of_function(function), table.frames(function.pos).count());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn soup_of_tokens_never_panics(head in any::<bool>(), text in soup()) {
        let head = if head { ".version 8.0 .target sm_75 .entry k() { " } else { "" };
        accepted_or_refused(&format!("{head}{text}"))?;
    }

    #[test]
    fn any_text_never_panics(text in "\\PC*") {
        accepted_or_refused(&text)?;
        accepted_or_refused(&format!(".version 8.0 .target sm_75 {text}"))?;
    }

    #[test]
    fn damaged_modules_never_panic(start in 0usize..3000, length in 0usize..40, text in "[ -~\n]{0,8}") {
        let whole = include_str!("corpus/by_hand_syntax.ptx");
        let (start, end) = (start.min(whole.len()), (start + length).min(whole.len()));
        accepted_or_refused(&[&whole[..start], &text, &whole[end..]].concat())?;
    }
}

/// What parses prints and parses again; what does not has a message with a place.
fn accepted_or_refused(text: &str) -> Result<(), TestCaseError> {
    match ptx::parse(text) {
        Ok(module) => {
            let printed = module.to_string();
            prop_assert!(ptx::parse(&printed).is_ok_and(|again| again == module), "{printed}");
        }
        Err(error) => prop_assert!(error.to_string().starts_with("PTX line ")),
    }
    Ok(())
}
