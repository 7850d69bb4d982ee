//! `print!` and `println!`: the format string is taken apart at compile time, and every value gets a direct call.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{
    Error, Expr, Ident, LitStr, Token,
    parse::{Parse, ParseStream},
};

const NO_LITERAL: &str = "the format has to be a string literal: `println!(\"{}\", value)`";

struct Input {
    /// Where to write, in `print_to!`.
    target: Option<Expr>,
    format: LitStr,
    /// Positional arguments first, then named ones.
    values: Vec<(Option<Ident>, Expr)>,
}

impl Parse for Input {
    fn parse(input: ParseStream<'_>) -> Result<Self, Error> {
        let mut target = None;
        if !input.is_empty() && !input.peek(LitStr) && !input.peek2(syn::token::Not) {
            let expression = input.parse()?;
            if !input.peek(Token![,]) {
                return Err(Error::new_spanned(expression, NO_LITERAL));
            }
            input.parse::<Token![,]>()?;
            target = Some(expression);
        }
        if input.is_empty() {
            return Ok(Self { target, format: LitStr::new("", Span::call_site()), values: Vec::new() });
        }
        let format = input.parse::<LitStr>().map_err(|error| Error::new(error.span(), NO_LITERAL))?;
        let mut values = Vec::new();
        while !input.is_empty() {
            input.parse::<Token![,]>()?;
            if input.is_empty() {
                break;
            }
            if input.peek(syn::Ident) && input.peek2(Token![=]) && !input.peek2(Token![==]) {
                let name = input.parse::<Ident>()?;
                input.parse::<Token![=]>()?;
                values.push((Some(name), input.parse()?));
            } else if values.last().is_some_and(|(name, _): &(Option<Ident>, Expr)| name.is_some()) {
                return Err(input.error("positional arguments come before named ones"));
            } else {
                values.push((None, input.parse()?));
            }
        }
        Ok(Self { target, format, values })
    }
}

/// A value by its place among the arguments.
type Place = usize;

/// A width or precision.
enum Count {
    None,
    Number(usize),
    Value(Place),
}

struct Placeholder {
    value: Place,
    fill: char,
    align: &'static str,
    plus: bool,
    alternate: bool,
    zero: bool,
    width: Count,
    precision: Count,
    kind: &'static str,
}

enum Part {
    Text(String),
    Placeholder(Placeholder),
}

/// Reads the format string and gathers the arguments that it names.
struct Format<'a> {
    rest: &'a str,
    span: Span,
    values: Vec<(Option<Ident>, Expr)>,
    used: Vec<bool>,
    positional: usize,
    next: usize,
}

impl<'a> Format<'a> {
    fn error(&self, message: impl std::fmt::Display) -> Error {
        Error::new(self.span, message)
    }

    fn take(&mut self, character: char) -> bool {
        let rest = self.rest.strip_prefix(character);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// The longest start of characters that belong.
    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !belongs(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    fn parts(&mut self) -> Result<Vec<Part>, Error> {
        let mut parts = Vec::new();
        let mut text = String::new();
        while let Some(character) = self.rest.chars().next() {
            self.rest = &self.rest[character.len_utf8()..];
            match character {
                '{' if !self.take('{') => {
                    if !text.is_empty() {
                        parts.push(Part::Text(std::mem::take(&mut text)));
                    }
                    parts.push(Part::Placeholder(self.placeholder()?));
                }
                '}' if !self.take('}') => {
                    return Err(self.error("a single `}` in the format string; write `}}` for the character"));
                }
                character => text.push(character),
            }
        }
        if !text.is_empty() {
            parts.push(Part::Text(text));
        }
        Ok(parts)
    }

    fn by_index(&mut self, index: usize) -> Result<Place, Error> {
        if index >= self.positional {
            let given = self.positional;
            return Err(self.error(format_args!(
                "the format string asks for the positional argument {index}, but {given} were given (the first is 0)"
            )));
        }
        self.used[index] = true;
        Ok(index)
    }

    fn by_name(&mut self, name: &str) -> Result<Place, Error> {
        let found =
            self.values.iter().position(|(given, _)| given.as_ref().is_some_and(|given| given == name));
        let place = match found {
            Some(place) => place,
            None => {
                // A variable in scope, as in `{name}`.
                let name: Ident = syn::parse_str(name)
                    .map_err(|_| self.error(format_args!("`{name}` is no name of a variable")))?;
                let name = Ident::new(&name.to_string(), self.span);
                self.values.push((Some(name.clone()), syn::parse_quote!(#name)));
                self.used.push(true);
                self.values.len() - 1
            }
        };
        self.used[place] = true;
        Ok(place)
    }

    /// `3` or `name`; `None` when neither stands here.
    fn argument(&mut self) -> Result<Option<Place>, Error> {
        let name = self.take_while(|c| c.is_alphanumeric() || c == '_');
        if name.is_empty() {
            return Ok(None);
        }
        match name.parse() {
            Ok(index) => self.by_index(index).map(Some),
            Err(_) => self.by_name(name).map(Some),
        }
    }

    fn following(&mut self) -> Result<Place, Error> {
        self.next += 1;
        self.by_index(self.next - 1)
    }

    /// `3`, `3$` or `name$`.
    fn count(&mut self) -> Result<Count, Error> {
        let name_length =
            self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        if self.rest[name_length..].starts_with('$') {
            let place = self.argument()?.ok_or_else(|| self.error("a `$` needs an argument before it"))?;
            self.take('$');
            return Ok(Count::Value(place));
        }
        let number = self.take_while(|c| c.is_ascii_digit());
        if number.is_empty() {
            return Ok(Count::None);
        }
        number
            .parse()
            .map(Count::Number)
            .map_err(|_| self.error("a width or precision that large makes no sense"))
    }

    fn align(character: char) -> Option<&'static str> {
        match character {
            '<' => Some("Left"),
            '^' => Some("Center"),
            '>' => Some("Right"),
            _ => None,
        }
    }

    fn placeholder(&mut self) -> Result<Placeholder, Error> {
        let argument = self.argument()?;
        let (mut fill, mut align) = (' ', "Default");
        let (mut plus, mut alternate, mut zero) = (false, false, false);
        let (mut width, mut precision) = (Count::None, Count::None);
        let mut kind = "Display";
        // `.*` takes its precision from the arguments before the value.
        if self.take(':') {
            let mut characters = self.rest.chars();
            let (first, second) = (characters.next(), characters.next());
            if let (Some(character), Some(found)) = (first, second.and_then(Self::align)) {
                (fill, align) = (character, found);
                self.rest = characters.as_str();
            } else if let Some(found) = first.and_then(Self::align) {
                align = found;
                self.rest = &self.rest[1..];
            }
            plus = self.take('+');
            alternate = self.take('#');
            if self.rest.starts_with('0') && !self.rest.starts_with("0$") {
                zero = self.take('0');
            }
            width = self.count()?;
            if self.take('.') {
                precision = if self.take('*') { Count::Value(self.following()?) } else { self.count()? };
            }
            kind = match self.take_while(|c| c != '}' && c != '{') {
                "" => "Display",
                "?" => "Debug",
                "x" | "p" => "LowerHex",
                "X" => "UpperHex",
                "o" => "Octal",
                "b" => "Binary",
                "e" => "LowerExp",
                "E" => "UpperExp",
                other => {
                    let message =
                        format!("unknown format `{other}`; known are nothing, ?, x, X, o, b, e, E and p");
                    return Err(self.error(message));
                }
            };
        }
        if !self.take('}') {
            return Err(
                self.error("a `{` without its `}` in the format string; write `{{` for the character")
            );
        }
        let value = match argument {
            Some(place) => place,
            None => self.following()?,
        };
        Ok(Placeholder { value, fill, align, plus, alternate, zero, width, precision, kind })
    }
}

/// Which of the macros it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Macro {
    Print,
    PrintLine,
    PrintTo,
}

pub fn expand(input: TokenStream, which: Macro) -> Result<TokenStream, Error> {
    let Input { target, format, values } = syn::parse2(input)?;
    let (open, close) = match (which, target) {
        (Macro::PrintTo, Some(target)) => (quote!(let out: &mut ::cuda_std::io::Output = #target;), quote!()),
        (Macro::PrintTo, None) => {
            return Err(Error::new_spanned(
                format,
                "the output comes first: `print_to!(out, \"{}\", value)`",
            ));
        }
        (_, None) => (quote!(let out = &mut ::cuda_std::io::Output::new();), quote!(out.finish();)),
        (_, Some(target)) => return Err(Error::new_spanned(target, NO_LITERAL)),
    };
    let mut text = format.value();
    if which == Macro::PrintLine {
        text.push('\n');
    }
    let positional = values.iter().filter(|(name, _)| name.is_none()).count();
    let used = vec![false; values.len()];
    let mut reader = Format { rest: &text, span: format.span(), values, used, positional, next: 0 };
    let parts = reader.parts()?;
    if let Some(place) = reader.used.iter().position(|used| !used) {
        return Err(Error::new_spanned(
            &reader.values[place].1,
            "the format string never uses this argument",
        ));
    }

    let names: Vec<_> = (0..reader.values.len()).map(|place| format_ident!("value_{place}")).collect();
    let expressions = reader.values.iter().map(|(_, value)| value);
    let steps = parts.iter().map(|part| match part {
        Part::Text(text) => quote!(out.text(#text);),
        Part::Placeholder(placeholder) => {
            let Placeholder { value, fill, align, plus, alternate, zero, width, precision, kind } =
                placeholder;
            let (align, kind) = (format_ident!("{align}"), format_ident!("{kind}"));
            let value = &names[*value];
            let width = match width {
                Count::None => quote!(0),
                Count::Number(number) => quote!(#number),
                Count::Value(place) => {
                    let value = &names[*place];
                    quote!(*#value)
                }
            };
            let precision = match precision {
                Count::None => quote!(::core::option::Option::None),
                Count::Number(number) => quote!(::core::option::Option::Some(#number)),
                Count::Value(place) => {
                    let value = &names[*place];
                    quote!(::core::option::Option::Some(*#value))
                }
            };
            quote! {
                ::cuda_std::io::Print::print(
                    #value,
                    &::cuda_std::io::Spec {
                        fill: #fill,
                        align: ::cuda_std::io::Align::#align,
                        plus: #plus,
                        alternate: #alternate,
                        zero: #zero,
                        width: #width,
                        precision: #precision,
                        kind: ::cuda_std::io::Kind::#kind,
                    },
                    out,
                );
            }
        }
    });
    Ok(quote! {
        match (#(&(#expressions),)*) {
            (#(#names,)*) => {
                #open
                #(#steps)*
                #close
            }
        }
    })
}
