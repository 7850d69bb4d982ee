//! The book's table of rust-cuda's items: each has a row, and no row is about nothing. That each name is there at all is
//! checked where `src/names.rs` compiles.

use std::collections::BTreeSet;

const PAGE: &str = include_str!("../../../docs/src/rust-cuda.md");

/// The names that the first cell of a row stands for: `a::{b, c}` in backticks, several with commas.
fn names_of(cell: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (i, text) in cell.split('`').enumerate() {
        if i % 2 == 1 {
            expand(text, &mut names);
        }
    }
    names
}

/// Writes out the first braces, and those after them.
fn expand(text: &str, names: &mut Vec<String>) {
    let Some(start) = text.find('{') else { return names.push(text.to_owned()) };
    let end = start + text[start..].find('}').expect("braces are closed");
    for part in text[start + 1..end].split(',') {
        expand(&format!("{}{}{}", &text[..start], part.trim(), &text[end + 1..]), names);
    }
}

/// The rows of the page's table of items: the cells of each.
fn rows() -> impl Iterator<Item = Vec<&'static str>> {
    let table = PAGE.split("<!-- items -->").nth(1).expect("the table is marked");
    table
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(|line| line.trim_matches('|').split(" | ").collect())
}

#[test]
fn every_item_has_one_row() {
    let rows: Vec<_> = rows().collect();
    let mut documented = BTreeSet::new();
    for row in &rows {
        assert_eq!(row.len(), 2, "two cells: {row:?}");
        assert!(!row[1].trim().is_empty() && !row[1].contains("missing"), "{row:?}");
        for name in names_of(row[0]) {
            assert!(documented.insert(name.clone()), "`{name}` has two rows");
        }
    }
    let names: BTreeSet<String> =
        rust_cuda_kernels::names::NAMES.iter().map(|name| name.replace(' ', "")).collect();
    assert_eq!(names.len(), 1613);
    let without: Vec<_> = names.difference(&documented).collect();
    assert!(without.is_empty(), "no row: {without:?}");
    let unknown: Vec<_> = documented.difference(&names).collect();
    assert!(unknown.is_empty(), "no item of 0.2.2: {unknown:?}");
}

#[test]
fn braces_are_written_out() {
    assert_eq!(names_of("`a::{b, c}_{d, e}`, `f`"), ["a::b_d", "a::b_e", "a::c_d", "a::c_e", "f"]);
}
