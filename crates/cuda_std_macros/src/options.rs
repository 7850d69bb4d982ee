//! The options of `#[kernel(…)]`.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    Error, Expr, ExprLit, Ident, Lit, Token, UnOp, parenthesized,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
    spanned::Spanned,
    token,
};

/// Most threads of a block on every GPU there is (CUDA C++ Programming Guide, "Compute Capabilities").
const MAX_THREADS: u64 = 1024;

/// What stands between the parentheses of `#[kernel(…)]`.
#[derive(Default)]
pub struct Options {
    launch_bounds: Option<LaunchBounds>,
}

/// `launch_bounds(threads)` or `launch_bounds(threads, blocks)`.
struct LaunchBounds {
    max_threads: Expr,
    min_blocks: Option<Expr>,
}

impl Options {
    /// Reads the tokens of the attribute.
    pub fn parse(attribute: TokenStream) -> Result<Self, Error> {
        syn::parse2(attribute)
    }

    /// A constant expression of the type `cuda_std::launch_bounds::LaunchBounds`, if the kernel states bounds.
    pub fn launch_bounds(&self) -> Option<TokenStream> {
        self.launch_bounds.as_ref().map(LaunchBounds::value)
    }
}

impl Parse for Options {
    fn parse(input: ParseStream<'_>) -> Result<Self, Error> {
        let mut options = Self::default();
        while !input.is_empty() {
            let option: Ident = input.parse().map_err(|error| unknown(error.span(), "this"))?;
            if option != "launch_bounds" {
                return Err(unknown(option.span(), &format!("`{option}`")));
            }
            if options.launch_bounds.is_some() {
                return Err(Error::new(
                    option.span(),
                    "`launch_bounds` is stated twice; a kernel has one bound: remove one of them",
                ));
            }
            if !input.peek(token::Paren) {
                return Err(Error::new(option.span(), FORM));
            }
            let arguments;
            parenthesized!(arguments in input);
            options.launch_bounds = Some(LaunchBounds::parse(option.span(), &arguments)?);
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(options)
    }
}

const FORM: &str = "`launch_bounds` takes the most threads of a block and, if wanted, the least blocks of a \
                    multiprocessor: `launch_bounds(256)` or `launch_bounds(256, 2)`";

fn unknown(span: proc_macro2::Span, what: &str) -> Error {
    let text =
        format!("{what} is no option of `#[kernel]`, which has one: `#[kernel(launch_bounds(256, 2))]`");
    Error::new(span, text)
}

impl LaunchBounds {
    fn parse(span: proc_macro2::Span, arguments: ParseStream<'_>) -> Result<Self, Error> {
        let numbers: Punctuated<Expr, Token![,]> = Punctuated::parse_terminated(arguments)?;
        let mut numbers = numbers.into_iter();
        let (Some(max_threads), min_blocks, None) = (numbers.next(), numbers.next(), numbers.next()) else {
            return Err(Error::new(span, FORM));
        };
        match literal(&max_threads)? {
            Some(1..=MAX_THREADS) | None => {}
            Some(_) => {
                return Err(Error::new_spanned(
                    max_threads,
                    "a block has 1 to 1024 threads: state the largest block that the kernel is launched with",
                ));
            }
        }
        if let Some(blocks) = &min_blocks
            && literal(blocks)? == Some(0)
        {
            return Err(Error::new_spanned(
                blocks,
                "at least 0 blocks of a multiprocessor says nothing: leave the second number out, or state 1 or more",
            ));
        }
        Ok(Self { max_threads, min_blocks })
    }

    fn value(&self) -> TokenStream {
        let max_threads = &self.max_threads;
        // A cast takes constants of every integer type; what a negative one becomes is refused as too large.
        let min_blocks = match &self.min_blocks {
            Some(blocks) => quote!(::core::option::Option::Some((#blocks) as u64)),
            None => quote!(::core::option::Option::None),
        };
        quote!(::cuda_std::launch_bounds::LaunchBounds::new((#max_threads) as u64, #min_blocks))
    }
}

/// The value of a literal; `None` for any other constant expression.
fn literal(number: &Expr) -> Result<Option<u64>, Error> {
    let refuse = || Error::new(number.span(), "`launch_bounds` takes whole numbers: `launch_bounds(256, 2)`");
    match number {
        Expr::Lit(ExprLit { lit: Lit::Int(value), .. }) => {
            value.base10_parse().map(Some).map_err(|_| refuse())
        }
        Expr::Lit(_) => Err(refuse()),
        Expr::Unary(negated) if matches!((&negated.op, &*negated.expr), (UnOp::Neg(_), Expr::Lit(_))) => {
            Err(refuse())
        }
        _ => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(attribute: TokenStream) -> Result<String, String> {
        let options = Options::parse(attribute).map_err(|error| error.to_string())?;
        Ok(options.launch_bounds().map(|tokens| tokens.to_string()).unwrap_or_default())
    }

    #[test]
    fn numbers_and_expressions_are_taken() {
        assert_eq!(bounds(quote!()), Ok(String::new()));
        let threads = bounds(quote!(launch_bounds(1024))).unwrap();
        assert!(threads.contains("(1024) as u64") && threads.contains("None"), "{threads}");
        let both = bounds(quote!(launch_bounds(TILE * TILE, 2u32),)).unwrap();
        assert!(both.contains("(TILE * TILE) as u64") && both.contains("(2u32) as u64"), "{both}");
    }

    #[test]
    fn wrong_forms_are_refused() {
        for (attribute, part) in [
            (quote!(fast), "`fast` is no option of `#[kernel]`"),
            (quote!(512), "this is no option"),
            (quote!(launch_bounds), "`launch_bounds(256)`"),
            (quote!(launch_bounds = 256), "`launch_bounds(256)`"),
            (quote!(launch_bounds()), "`launch_bounds(256)`"),
            (quote!(launch_bounds(256, 2, 1)), "`launch_bounds(256)`"),
            (quote!(launch_bounds(0)), "1 to 1024 threads"),
            (quote!(launch_bounds(1025)), "1 to 1024 threads"),
            (quote!(launch_bounds(256, 0)), "leave the second number out"),
            (quote!(launch_bounds(-1)), "whole numbers"),
            (quote!(launch_bounds(1.5)), "whole numbers"),
            (quote!(launch_bounds(256, "2")), "whole numbers"),
            (quote!(launch_bounds(256), launch_bounds(512)), "twice"),
        ] {
            let error = bounds(attribute.clone()).expect_err(&attribute.to_string());
            assert!(error.contains(part), "{attribute}: {error}");
        }
    }
}
