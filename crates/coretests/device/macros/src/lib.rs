//! `#[test]` of the device's test build: each test becomes a kernel, unless the list of tests that are left out names it.
//!
//! The prelude of `device_std` exports the attribute, so it takes the place of the compiler's own in sources that know
//! nothing of it, macros that write tests included. Bodies are passed on unread: `core`'s tests use syntax that no parser
//! but rustc's knows.

use std::sync::atomic::{AtomicU32, Ordering};

use proc_macro::{Delimiter, Group, Span, TokenStream, TokenTree};

/// The committed list; its head describes the form.
const LEFT_OUT: &str = include_str!("../../../left_out.txt");

/// Entries need names of their own, and an attribute does not know the module that it stands in.
static NEXT: AtomicU32 = AtomicU32::new(0);

/// Makes a kernel of a test, with a mark in the module's assembly by which the harness knows it.
#[proc_macro_attribute]
pub fn test(_: TokenStream, item: TokenStream) -> TokenStream {
    let test = Test::read(item);
    let Test { name, .. } = &test;
    let entry = format!("test_{}_{name}", NEXT.fetch_add(1, Ordering::Relaxed));
    let mark = |kind: &str, expected: &str| {
        format!("::std::__test_mark!({entry:?}, {kind:?}, {expected:?}, {name});")
    };
    let text = if let Some(line) = left_out(&Span::call_site().file(), name) {
        return parse(&mark("left_out", &line));
    } else if test.ignored {
        return parse(&mark("ignored", ""));
    } else if let Some(expected) = &test.panics {
        // A mark is one line; the first of the expected ones will do.
        mark("panics", expected.lines().next().unwrap_or_default())
    } else {
        mark("run", "")
    };
    let entry = parse(&format!("::std::__test_entry!({entry:?}, {name}); {text}"));
    test.function.into_iter().chain(entry).collect()
}

/// A test function, without the attributes that are the harness's.
struct Test {
    name: String,
    ignored: bool,
    /// The text that the panic holds, if the test is to panic.
    panics: Option<String>,
    function: TokenStream,
}

impl Test {
    fn read(item: TokenStream) -> Test {
        let mut test =
            Test { name: String::new(), ignored: false, panics: None, function: TokenStream::new() };
        let mut tokens = item.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match (&token, tokens.peek()) {
                (TokenTree::Punct(hash), Some(TokenTree::Group(group)))
                    if hash.as_char() == '#' && test.name.is_empty() && test.takes(group) =>
                {
                    tokens.next();
                    continue;
                }
                (TokenTree::Ident(word), Some(TokenTree::Ident(name)))
                    if test.name.is_empty() && word.to_string() == "fn" =>
                {
                    test.name = name.to_string();
                }
                _ => {}
            }
            test.function.extend([token]);
        }
        test
    }

    /// Whether an attribute is the harness's; notes what it says.
    fn takes(&mut self, attribute: &Group) -> bool {
        if attribute.delimiter() != Delimiter::Bracket {
            return false;
        }
        let tokens: Vec<TokenTree> = attribute.stream().into_iter().collect();
        let Some(TokenTree::Ident(name)) = tokens.first() else { return false };
        match name.to_string().as_str() {
            "ignore" => self.ignored = true,
            "should_panic" => self.panics = Some(last_text(&tokens).unwrap_or_default()),
            _ => return false,
        }
        true
    }
}

/// The text in `should_panic = "text"` or `should_panic(expected = "text")`.
fn last_text(tokens: &[TokenTree]) -> Option<String> {
    match tokens.last()? {
        TokenTree::Group(group) => last_text(&group.stream().into_iter().collect::<Vec<_>>()),
        TokenTree::Literal(literal) => Some(text_of(&literal.to_string())),
        _ => None,
    }
}

/// The text that a literal stands for.
fn text_of(literal: &str) -> String {
    let Some(inner) = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) else {
        // A raw one: `r#"…"#`.
        return literal.trim_start_matches('r').trim_matches('#').trim_matches('"').to_owned();
    };
    let mut text = String::new();
    let mut rest = inner.chars();
    while let Some(c) = rest.next() {
        let escaped = if c == '\\' { rest.next() } else { None };
        text.push(match escaped {
            None => c,
            Some('n') => '\n',
            Some('t') => '\t',
            Some(other) => other,
        });
    }
    text
}

/// The line `FILE NAME` of the list for a test in a file whose path ends so, if there is one.
fn left_out(file: &str, name: &str) -> Option<String> {
    LEFT_OUT.lines().filter(|line| line.starts_with(' ')).map(str::trim).find_map(|line| {
        let (entry, test) = line.split_once(' ')?;
        let same_file = file == entry || file.ends_with(&format!("/{entry}"));
        (same_file && test == name).then(|| line.to_owned())
    })
}

fn parse(text: &str) -> TokenStream {
    // The text is made here, of identifiers and literals.
    text.parse().unwrap_or_default()
}
