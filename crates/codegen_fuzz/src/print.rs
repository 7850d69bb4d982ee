//! Kernels as Rust text.

use std::fmt::Write as _;

use crate::program::{Block, Expr, Function, Item, Kernel, OUTPUT_WORDS, Part, Stmt};

/// The part of a kernel that host and device share: a module with the function `body`.
pub fn module(kernel: &Kernel, name: &str) -> String {
    let mut out = format!("// seed {}\npub mod {name} {{\n    use crate::rt::*;\n", kernel.seed);
    let code = functions_and_body(kernel);
    for (index, item) in kernel.structs.iter().enumerate() {
        structure(&format!("S{index}"), item, &mut out);
    }
    for (index, item) in kernel.enums.iter().enumerate() {
        enumeration(&format!("E{index}"), item, &mut out);
    }
    for line in code.lines() {
        let _ = writeln!(out, "    {line}");
    }
    out.push_str("}\n");
    out
}

/// The helper functions and the body.
fn functions_and_body(kernel: &Kernel) -> String {
    let mut out = String::new();
    for Function { name, attribute, parameters, result, body } in &kernel.functions {
        let _ = write!(out, "{attribute}\nfn {name}({parameters}) -> {} ", result.name());
        block(body, 0, &mut out);
        out.push('\n');
    }
    let _ = write!(out, "pub fn body({}) ", parameters(kernel));
    block(&kernel.body, 0, &mut out);
    out.push('\n');
    out
}

/// The parameters of `body`.
pub fn parameters(kernel: &Kernel) -> String {
    let mut texts = vec!["input: &[u64]".to_owned()];
    texts.extend(
        kernel.parameters.iter().map(|parameter| format!("{}: {}", parameter.name, parameter.ty.name())),
    );
    texts.push("acc_u32: Cells<'_, u32>".to_owned());
    texts.push("acc_u64: Cells<'_, u64>".to_owned());
    texts.push("o: &mut [u64]".to_owned());
    texts.extend(
        kernel.shared.iter().map(|array| format!("{}: Shared<{}, {}>", array.name, array.element, array.len)),
    );
    texts.join(", ")
}

/// The kernel's entry on the device.
pub fn entry(kernel: &Kernel, name: &str) -> String {
    let mut parameters = vec!["input: &[u64]".to_owned()];
    let mut arguments = vec!["input".to_owned()];
    for parameter in &kernel.parameters {
        parameters.push(format!("{}: {}", parameter.name, parameter.ty.name()));
        arguments.push(parameter.name.clone());
    }
    parameters.push("acc_u32: &[Atomic<u32>]".to_owned());
    parameters.push("acc_u64: &[Atomic<u64>]".to_owned());
    parameters.push(format!("mut out: DisjointChunks<'_, u64, {OUTPUT_WORDS}>"));
    arguments.extend(["acc_u32", "acc_u64", "o"].map(str::to_owned));
    let mut declarations = String::new();
    for array in &kernel.shared {
        let _ = writeln!(declarations, "    let {} = shared![{}; {}];", array.name, array.element, array.len);
        arguments.push(array.name.clone());
    }
    format!(
        "#[kernel]\npub fn {name}({}) {{\n{declarations}    if let Some(o) = out.get_mut(thread::unique_index()) {{\n        \
         kernels::{name}::body({});\n    }}\n}}\n",
        parameters.join(", "),
        arguments.join(", ")
    )
}

/// The arm by which the host's library calls the kernel.
pub fn host_arm(kernel: &Kernel, name: &str, number: usize) -> String {
    let mut reads = String::new();
    let mut arguments = vec!["input".to_owned()];
    let mut at = 0;
    for parameter in &kernel.parameters {
        let _ = write!(
            reads,
            "let {} = unsafe {{ p.add({at}).cast::<{}>().read_unaligned() }}; ",
            parameter.name,
            parameter.ty.name()
        );
        at += parameter.bytes.len();
        arguments.push(parameter.name.clone());
    }
    arguments.extend(["acc_u32", "acc_u64", "o"].map(str::to_owned));
    for (index, array) in kernel.shared.iter().enumerate() {
        arguments.push(format!("Shared::<{}, {}>::numbered({index})", array.element, array.len));
    }
    format!("{number} => {{ {reads}kernels::{name}::body({}) }}\n", arguments.join(", "))
}

fn structure(name: &str, item: &Item, out: &mut String) {
    let fields = item.variants.first().map_or(&[][..], Vec::as_slice);
    let _ = writeln!(
        out,
        "    #[derive(Clone, Copy, PartialEq, PartialOrd, Default)]\n    {}\n    pub struct {name} {{",
        item.attribute
    );
    for (at, ty) in fields.iter().enumerate() {
        let _ = writeln!(out, "        pub f{at}: {},", ty.name());
    }
    let _ = writeln!(
        out,
        "    }}\n    impl Bits for {name} {{\n        fn bits(self) -> u64 {{\n            let mut h = 11u64;"
    );
    for at in 0..fields.len() {
        let _ = writeln!(out, "            h = mix(h, self.f{at}.bits());");
    }
    out.push_str("            h\n        }\n    }\n");
}

fn enumeration(name: &str, item: &Item, out: &mut String) {
    let _ = writeln!(
        out,
        "    #[derive(Clone, Copy, PartialEq, PartialOrd, Default)]\n    {}\n    pub enum {name} {{\n        #[default]",
        item.attribute
    );
    let mut arms = String::new();
    for (number, fields) in item.variants.iter().enumerate() {
        let types: Vec<String> = fields.iter().map(|ty| ty.name()).collect();
        let names: Vec<String> = (0..fields.len()).map(|at| format!("x{at}")).collect();
        let (types, pattern) = match fields.len() {
            0 => (String::new(), String::new()),
            _ => (format!("({})", types.join(", ")), format!("({})", names.join(", "))),
        };
        let _ = writeln!(out, "        V{number}{types},");
        let mixed = names.iter().fold(format!("{}u64", number + 1), |h, x| format!("mix({h}, {x}.bits())"));
        let _ = writeln!(arms, "                {name}::V{number}{pattern} => {mixed},");
    }
    let _ = writeln!(
        out,
        "    }}\n    impl Bits for {name} {{\n        fn bits(self) -> u64 {{\n            match self {{\n{arms}            }}\n        }}\n    }}"
    );
}

fn block(block: &Block, depth: usize, out: &mut String) {
    out.push_str("{\n");
    for stmt in &block.stmts {
        indent(depth + 1, out);
        statement(stmt, depth + 1, out);
        out.push('\n');
    }
    if let Some(value) = &block.value {
        indent(depth + 1, out);
        expression(value, depth + 1, out);
        out.push('\n');
    }
    indent(depth, out);
    out.push('}');
}

fn indent(depth: usize, out: &mut String) {
    out.extend(std::iter::repeat_n("    ", depth));
}

fn statement(stmt: &Stmt, depth: usize, out: &mut String) {
    fill(&stmt.text, &stmt.parts, depth, out);
}

fn expression(expr: &Expr, depth: usize, out: &mut String) {
    fill(&expr.text, &expr.parts, depth, out);
}

/// An expression's text.
pub fn expression_text(expr: &Expr) -> String {
    let mut out = String::new();
    expression(expr, 0, &mut out);
    out
}

/// A block's text.
pub fn block_text(of: &Block) -> String {
    let mut out = String::new();
    block(of, 0, &mut out);
    out
}

/// Writes a text with its holes filled.
fn fill(text: &str, parts: &[Part], depth: usize, out: &mut String) {
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let part = rest[..digits].parse::<usize>().ok().and_then(|number| parts.get(number));
        match part {
            Some(Part::Expr(expr)) => expression(expr, depth, out),
            Some(Part::Block(inner)) => block(inner, depth, out),
            None => {}
        }
        rest = &rest[digits..];
    }
    out.push_str(rest);
}
