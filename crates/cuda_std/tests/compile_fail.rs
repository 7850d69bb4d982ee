//! Programs that must not compile, each with the message that says why.

#[test]
fn wrong_programs_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
