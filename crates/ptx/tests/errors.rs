//! What a user sees when the text is not PTX.

use ptx::ParseError;

const HEAD: &str = ".version 8.0\n.target sm_75\n.address_size 64\n";

fn error(text: &str) -> ParseError {
    match ptx::parse(text) {
        Ok(module) => panic!("parsed as\n{module}"),
        Err(error) => error,
    }
}

/// The error of a kernel with these lines in its body; the body begins at line 6.
fn in_body(lines: &str) -> ParseError {
    error(&format!("{HEAD}.entry k()\n{{\n{lines}\n}}\n"))
}

#[test]
fn the_message_shows_place_token_expectation_and_line() {
    let error = in_body("\tadd.s32\t%r1, %r2 %r3;");
    assert_eq!(
        error.to_string(),
        "PTX line 6, column 19: found `%r3`, expected `,` or `;`\n\
         6 | \tadd.s32\t%r1, %r2 %r3;\n  | \t       \t         ^"
    );
    assert_eq!(error.pos.key(), (6, 19));
}

#[test]
fn each_error_names_what_was_expected() {
    let cases = [
        ("", "`.version`, with which a PTX module begins"),
        (".version eight", "a version such as 8.0"),
        (".version 8", "a version such as 8.0"),
        (".version 8.0\n.entry k() {}", "`.target`, which follows `.version`"),
        (".version 8.0 .target debug", "a target such as sm_75"),
        (".version 8.0 .target sm_75 .address_size big", "32 or 64"),
    ];
    for (text, expected) in cases {
        assert_eq!(error(text).expected, expected, "{text}");
    }
    let cases = [
        ("entry k() {}", "a directive such as `.entry`, `.func` or `.global`"),
        (".visible k() {}", "`.entry`, `.func` or a state space such as `.global`"),
        (".entry ()", "the function's name"),
        (".entry k(.u32 a) {}", "a state space such as `.param`"),
        (".entry k(.param .u33 a) {}", "a type such as `.b32`, `.align` or a vector size"),
        (".entry k(.param .u32 a .param .u32 b) {}", "`,` or `)`"),
        (".global .align 3 .b8 x[4];", "an alignment that is a power of two"),
        (".global .b8 x[-4];", "the array's length or `]`"),
        (".global .b8 x[4] = {1, 2;", "`,` or `}`"),
        (".global .f32 x = 0f3F80;", "`0f` and exactly 8 hexadecimal digits"),
        (".global .u32 x = 089;", "a number whose digits fit its base, below 2^64"),
        (".global .u32 x = 99999999999999999999;", "a number whose digits fit its base, below 2^64"),
        (".global .u32 x = 1 / 0;", "a divisor that is not zero"),
        (".file 1 k.cu", "the file's name in quotes"),
        (".file 1 \"k.cu", "`\"` to end this string"),
        (".section .debug_str", "`{`"),
        (".section .debug_str { .b8 1", "the bracket or brace that closes this group"),
        ("/* no end", "`*/` to end this comment"),
        (".global .u32 x; \u{20ac}", "a directive such as `.entry`, `.func` or `.global`"),
    ];
    for (text, expected) in cases {
        let error = error(&format!("{HEAD}{text}"));
        if text.contains('\u{20ac}') || text.starts_with("/*") {
            assert!(error.found.contains(['\u{20ac}', '*']), "{error}");
        } else {
            assert_eq!(error.expected, expected, "{text}: {error}");
        }
    }
    let cases = [
        ("]", "a statement: a label, an instruction, a declaration or `}`"),
        ("@5 ret;", "a predicate register"),
        ("@p;", "an instruction"),
        ("mov.u32 %r1, ;", "an operand"),
        ("ld.u32 %r1, [0f00000000];", "an address: a register, a variable or a number"),
        ("ld.u32 %r1, [%rd1;", "`+`, `,` or `]`"),
        ("ld.u32 %r1, [%rd1+x];", "an offset in bytes"),
        (".reg .b32 %r<x>;", "a number of registers or variables below 2^32"),
        (".reg .b32 %r<4;", "`>`"),
        (".loc 1 2", "a column number"),
        (".loc 1 2 3, inlined 4", "`function_name` or `inlined_at`"),
        ("call (%r1);", "`,` and the called function"),
        ("call 5;", "the called function or a register that holds its address"),
        ("t: .branchtargets 5;", "a label"),
        ("p: .callprototype 5 ();", "`_`"),
        (".pragma nounroll;", "the pragma in quotes"),
    ];
    for (text, expected) in cases {
        assert_eq!(in_body(text).expected, expected, "{text}: {}", in_body(text));
    }
}

#[test]
fn the_end_of_the_text_is_a_place() {
    let error = error(".version 8.0\n.target sm_75\n.entry k() {\n\tret;\n");
    assert_eq!((error.pos.key(), error.found.as_str()), ((5, 1), "the end of the text"));
}

#[test]
fn columns_count_characters_and_long_tokens_are_cut() {
    let error = in_body("/* \u{e9}\u{e8} */ ret 0f00000000 1;");
    assert_eq!(error.pos.key(), (6, 25));
    let long = "x".repeat(100_000);
    let error = in_body(&format!("ret %r1 {long};"));
    assert!(error.found.chars().count() < 70, "{}", error.found);
}

#[test]
fn nesting_without_end_is_an_error_and_no_overflow() {
    let deep = 200_000;
    let bodies = [
        "{".repeat(deep),
        format!("mov.b32 %r1, {};", "{".repeat(deep)),
        format!("ld.b32 %r1, {};", "[%r1, ".repeat(deep)),
        format!("mov.b32 %r1, {}1;", "(".repeat(deep)),
        format!("mov.b32 %r1, {}1;", "-".repeat(deep)),
        format!("mov.b32 %r1, {}1;", "(.s64)".repeat(deep)),
        format!("mov.b32 %r1, {}1;", "1 ? ".repeat(deep)),
        format!("mov.b32 %r1, {}1;", "0 ? 1 : ".repeat(deep)),
        format!("mov.b32 %r1, {}1;", "1 || 1 && 1 | 1 ^ 1 & 1 == 1 < 1 << 1 + 1 * (".repeat(deep)),
        format!(".global .b32 x = {};", "{".repeat(deep)),
        format!(".global .b32 x = {{{}1}};", "a = ".repeat(deep)),
    ];
    for body in bodies {
        let error = in_body(&body);
        let shown: String = body.chars().take(40).collect();
        assert_eq!(error.expected, "at most 64 levels of nesting", "{shown}");
    }
    // Groups of unknown directives and sections are kept as text and nest without limit.
    let group = format!(".newer {}{};", "{".repeat(deep), "}".repeat(deep));
    assert!(ptx::parse(&format!("{HEAD}{group}")).is_ok());
}

#[test]
fn sixty_four_levels_are_allowed() {
    let inside = format!("{}ret;{}", "{".repeat(63), "}".repeat(63));
    assert!(ptx::parse(&format!("{HEAD}.entry k() {{{inside}}}")).is_ok());
}
