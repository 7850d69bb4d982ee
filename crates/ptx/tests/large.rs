//! A module of five megabytes, the size of a large library's kernels.

use std::fmt::Write;

use ptx::ast::{Function, Statement};

#[test]
fn five_megabytes() {
    let mut text = String::from(".version 8.0\n.target sm_80\n.address_size 64\n.file 1 \"large.rs\"\n");
    let mut kernels = 0;
    while text.len() < 4_500_000 {
        write!(
            text,
            ".visible .entry kernel_{kernels}(\n\t.param .u64 .ptr .align 4 kernel_{kernels}_param_0\n)\n{{\n\
             \t.reg .pred \t%p<9>;\n\t.reg .b32 \t%r<999>;\n\t.reg .b64 \t%rd<9>;\n"
        )
        .expect("a String takes everything");
        for block in 0..100 {
            write!(
                text,
                "$L__BB{kernels}_{block}:\n\t.loc\t1 {line} 5\n\tld.global.v2.b32 \t{{%r{a}, %r{b}}}, [%rd1+{offset}];\n\
                 \tfma.rn.f32 \t%r{b}, %r{a}, %r{b}, 0f3F800000;\n\tsetp.lt.s32 \t%p1, %r{a}, -{block};\n\
                 \t@%p1 bra \t$L__BB{kernels}_{block};\n\tst.shared.b32 \t[%r{b}+16], %r{a};\n",
                line = block + 1,
                a = block * 2,
                b = block * 2 + 1,
                offset = block * 8,
            )
            .expect("a String takes everything");
        }
        text.push_str("\tret;\n}\n");
        kernels += 1;
    }
    // And an initialiser of half a megabyte on one line.
    let bytes: Vec<_> = (0..150_000).map(|byte: u32| (byte % 256).to_string()).collect();
    writeln!(text, ".global .align 1 .b8 table[150000] = {{{}}};", bytes.join(", "))
        .expect("a String takes everything");

    let start = std::time::Instant::now();
    let module = ptx::parse(&text).unwrap_or_else(|error| panic!("{error}"));
    let parsed = start.elapsed();
    let printed = module.to_string();
    // No assertion on time: machines differ. `--nocapture` shows it.
    eprintln!("{} bytes: parsed in {parsed:?}, printed in {:?}", text.len(), start.elapsed() - parsed);

    assert_eq!(module.entries().count(), kernels);
    let last: &Function = module.entries().last().expect("kernels");
    let mut instructions = 0;
    Statement::walk(last.body.as_deref().unwrap_or_default(), &mut |statement| {
        instructions += usize::from(matches!(statement, Statement::Instruction(_)));
    });
    assert_eq!(instructions, 501);
    assert!(ptx::parse(&printed).is_ok_and(|again| again == module));
}
