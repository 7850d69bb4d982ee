//! Memory that has a PTX symbol: shared, constant and global declarations.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use std::sync::atomic::{AtomicUsize, Ordering};
use syn::{
    Attribute, Error, Expr, Ident, Token, Type, Visibility, bracketed,
    parse::{Parse, ParseStream},
    punctuated::Punctuated,
};

/// `T; N` or `T; ROWS, COLS`.
struct SharedShape {
    element: Type,
    lengths: Punctuated<Expr, Token![,]>,
}

impl Parse for SharedShape {
    fn parse(input: ParseStream<'_>) -> Result<Self, Error> {
        let element = input.parse()?;
        input.parse::<Token![;]>()?;
        Ok(Self { element, lengths: Punctuated::parse_terminated(input)? })
    }
}

/// A name that no other declaration of the program has: PTX symbols are global to a module, and link-time
/// optimisation puts all crates into one. Letters, digits and underscores only, as PTX identifiers want.
pub fn unique_name() -> Ident {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let span = Span::call_site();
    let package = std::env::var("CARGO_CRATE_NAME").unwrap_or_else(|_| String::from("crate"));
    let place = span.unwrap();
    let file = place.file();
    let file = file.rsplit(['/', '\\']).next().unwrap_or_default().trim_end_matches(".rs");
    let text: String = format!("shared_{package}_{file}_{}_{number}", place.line())
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    Ident::new(&text, span)
}

pub fn shared(input: TokenStream) -> Result<TokenStream, Error> {
    let shape: SharedShape = syn::parse2(input)?;
    let (element, name) = (&shape.element, unique_name());
    let lengths: Vec<_> = shape.lengths.iter().collect();
    let handle = match lengths.as_slice() {
        [length] => quote!(Shared<#element, { #length }>),
        [rows, columns] => quote!(SharedTile<#element, { #rows }, { #columns }>),
        _ => {
            return Err(Error::new(
                Span::call_site(),
                "shared memory has one or two dimensions: `shared![f32; 256]` or `shared![f32; 16, 17]`",
            ));
        }
    };
    Ok(declaration(&name, element, &lengths, &handle))
}

pub fn shared_array(input: TokenStream) -> Result<TokenStream, Error> {
    let shape: SharedShape = syn::parse2(input)?;
    let lengths: Vec<_> = shape.lengths.iter().collect();
    let [length] = lengths.as_slice() else {
        return Err(Error::new(
            Span::call_site(),
            "`shared_array!` has one length: `shared_array![f32; 256]`",
        ));
    };
    let (element, text) = (&shape.element, unique_name().to_string());
    Ok(quote!(::cuda_std::__shared_array!(#text, #element, #length)))
}

/// The PTX declaration of shared memory and an expression that gives the handle to it.
fn declaration(name: &Ident, element: &Type, lengths: &[&Expr], handle: &TokenStream) -> TokenStream {
    let module = format_ident!("{name}_symbol");
    let text = name.to_string();
    // `global_asm!` is allowed among items only, hence the module; `super::*` is the module around the function.
    quote! {{
        #[allow(unused_imports, non_snake_case)]
        mod #module {
            use super::*;
            pub(super) type Handle = ::cuda_std::shared::#handle;
            ::cuda_std::__shared_symbol!(#text, #element, ( #( (#lengths) * )* 1 ));
        }
        ::cuda_std::__shared_handle!(#module::Handle, #text)
    }}
}

/// `[attributes] [pub] static NAME: T;`, any number of them.
struct Declaration {
    attributes: Vec<Attribute>,
    visibility: Visibility,
    name: Ident,
    element: Type,
    /// `None` for a single value.
    length: Option<Expr>,
}

impl Parse for Declaration {
    fn parse(input: ParseStream<'_>) -> Result<Self, Error> {
        let attributes = input.call(Attribute::parse_outer)?;
        let visibility = input.parse()?;
        input.parse::<Token![static]>()?;
        let name: Ident = input.parse()?;
        if name.to_string().starts_with("r#") {
            return Err(Error::new(
                name.span(),
                "a PTX symbol cannot be a raw identifier; choose another name",
            ));
        }
        input.parse::<Token![:]>()?;
        let (element, length) = if input.peek(syn::token::Bracket) {
            let content;
            bracketed!(content in input);
            let element = content.parse()?;
            content.parse::<Token![;]>()?;
            (element, Some(content.parse()?))
        } else {
            (input.parse()?, None)
        };
        input.parse::<Token![;]>()?;
        Ok(Self { attributes, visibility, name, element, length })
    }
}

struct Declarations(Vec<Declaration>);

impl Parse for Declarations {
    fn parse(input: ParseStream<'_>) -> Result<Self, Error> {
        let mut declarations = Vec::new();
        while !input.is_empty() {
            declarations.push(input.parse()?);
        }
        Ok(Self(declarations))
    }
}

pub fn constant(input: TokenStream) -> Result<TokenStream, Error> {
    symbols(input, &quote!(__constant_symbol), &quote!(constant::Constant))
}

pub fn device_global(input: TokenStream) -> Result<TokenStream, Error> {
    symbols(input, &quote!(__global_symbol), &quote!(global::DeviceGlobal))
}

/// Declares each symbol in PTX, and a zero-sized type of its own through which its handle finds the address.
fn symbols(input: TokenStream, declare: &TokenStream, handle: &TokenStream) -> Result<TokenStream, Error> {
    let Declarations(declarations) = syn::parse2(input)?;
    let items = declarations.iter().map(|declaration| {
        let Declaration { attributes, visibility, name, element, length } = declaration;
        let marker = format_ident!("{name}_symbol");
        let text = name.to_string();
        let length = length.as_ref().map_or_else(|| quote!(1), |length| quote!(#length));
        quote! {
            #[doc(hidden)]
            #[allow(non_camel_case_types)]
            #[derive(Clone, Copy)]
            #visibility struct #marker;

            ::cuda_std::#declare!(#marker, #text, #element, #length);

            #(#attributes)*
            #visibility const #name: ::cuda_std::#handle<#marker> = ::cuda_std::#handle::new();
        }
    });
    Ok(quote!(#(#items)*))
}
