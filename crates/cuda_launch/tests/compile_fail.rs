//! Programs that forbid `unsafe`, would race with a kernel or make invalid values, and do not compile.

#[test]
fn unsound_programs_do_not_compile() {
    trybuild::TestCases::new().compile_fail("tests/compile_fail/*.rs");
}
