//! Attributes that exist for the sake of rust-cuda's kernels: `gpu_only`, `externally_visible` and `address_space`.

use crate::symbol::unique_name;
use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{Attribute, Block, Error, Item, ItemFn, ItemStatic, Signature, StaticMutability, Stmt, Type};

/// A function that has its body on the device, and on the host one that says that it has none.
pub fn gpu_only(attribute: TokenStream, item: TokenStream) -> Result<TokenStream, Error> {
    if !attribute.is_empty() {
        return Err(Error::new_spanned(attribute, "`#[gpu_only]` takes no arguments"));
    }
    let ItemFn { attrs, vis, sig, block } = syn::parse2(item)?;
    if let Some(keyword) = sig.constness.as_ref() {
        return Err(Error::new_spanned(
            keyword,
            "a `const fn` runs while the host compiles, so it cannot be for the device only; remove `const`",
        ));
    }
    let block = shared_statics(&block)?;
    // An exported name or an ABI means nothing for a stand-in.
    let device_alone = ["no_mangle", "export_name", "unsafe", "nvvm_internal"];
    let host_attributes =
        attrs.iter().filter(|attribute| !device_alone.iter().any(|name| attribute.path().is_ident(name)));
    let host_signature = Signature { abi: None, ..sig.clone() };
    let message =
        format!("`{}` runs on the device only: call it from a kernel, and launch the kernel", sig.ident);
    Ok(quote! {
        #[cfg(not(target_arch = "nvptx64"))]
        #[allow(unused_variables, clippy::missing_safety_doc, clippy::too_many_arguments)]
        #(#host_attributes)* #vis #host_signature {
            ::core::panic!(#message)
        }

        #[cfg(target_arch = "nvptx64")]
        #(#attrs)* #vis #sig #block
    })
}

/// Checks that the function has a name that other modules can link to; rustc keeps every such function.
pub fn externally_visible(attribute: TokenStream, item: TokenStream) -> Result<TokenStream, Error> {
    if !attribute.is_empty() {
        return Err(Error::new_spanned(attribute, "`#[externally_visible]` takes no arguments"));
    }
    let function: ItemFn = syn::parse2(item)?;
    if !function.attrs.iter().any(exports) {
        return Err(Error::new_spanned(
            &function.sig.ident,
            "`#[externally_visible]` keeps a function for other modules, which find it by its name: \
             add `#[unsafe(no_mangle)]` below this attribute",
        ));
    }
    Ok(function.into_token_stream())
}

/// Whether it is `#[no_mangle]` or `#[export_name]`, in or without `unsafe(…)`.
fn exports(attribute: &Attribute) -> bool {
    let named = |tokens: &dyn ToTokens| {
        let text = tokens.to_token_stream().to_string();
        text.starts_with("no_mangle") || text.starts_with("export_name")
    };
    if attribute.path().is_ident("unsafe") {
        attribute.meta.require_list().is_ok_and(|list| named(&list.tokens))
    } else {
        named(attribute.path())
    }
}

/// A static in one of the device's memories.
pub fn address_space(attribute: TokenStream, item: TokenStream) -> Result<TokenStream, Error> {
    let space: Ident = syn::parse2(attribute.clone()).map_err(|_| {
        Error::new_spanned(&attribute, "write `#[address_space(shared)]`, `global` or `constant`")
    })?;
    let item: ItemStatic = syn::parse2(item)?;
    match space.to_string().as_str() {
        // Where statics lie anyway; a constant one is never written, so which memory it is in makes no difference.
        "global" => Ok(item.into_token_stream()),
        "constant" if matches!(item.mutability, StaticMutability::None) => Ok(item.into_token_stream()),
        "constant" => Err(Error::new_spanned(
            &item.mutability,
            "kernels cannot write constant memory; remove `mut`, or use `cuda_std::constant!` for data that the host sets",
        )),
        "shared" => Ok(shared_static(&item)),
        "local" => Err(Error::new_spanned(
            space,
            "local memory belongs to one thread and is no place for a static; use a `let` binding",
        )),
        _ => Err(Error::new_spanned(space, "the address spaces are `shared`, `global` and `constant`")),
    }
}

/// Returns the item that stands for a shared static outside kernels: a handle that dereferences to the memory. It is a
/// `static mut` in any case, since nothing initialises the memory.
fn shared_static(item: &ItemStatic) -> TokenStream {
    let ItemStatic { attrs, vis, ident, ty, expr, .. } = item;
    let (marker, text) = (format_ident!("{ident}_shared"), unique_name().to_string());
    quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types)]
        #vis struct #marker;

        // SAFETY: the memory is declared with the size and alignment of the type.
        unsafe impl ::cuda_std::shared::SharedSymbol for #marker {
            type Value = #ty;
            #[inline(always)]
            fn pointer() -> *mut #ty {
                // Shared memory has no initial value; the initialiser is type-checked alone.
                #[allow(clippy::declare_interior_mutable_const)]
                const _: #ty = #expr;
                ::cuda_std::__shared_array!(#text, #ty, 1)
            }
        }

        #(#attrs)*
        #vis static mut #ident: ::cuda_std::shared::SharedStatic<#marker> =
            // SAFETY: this is the `static mut`.
            unsafe { ::cuda_std::shared::SharedStatic::new() };
    }
}

/// Returns a function body in which each `#[address_space(shared)] static` among the statements has become a function
/// that gives its address, and each use of its name the place there. So `TILE[0] = 1.0` means what it says, as does
/// `&raw mut TILE`.
pub fn shared_statics(body: &Block) -> Result<Block, Error> {
    let mut body = body.clone();
    let mut statics = Statics::default();
    for statement in &mut body.stmts {
        if let Stmt::Item(item) = statement {
            statics.take(item);
        }
    }
    if statics.names.is_empty() {
        return Ok(body);
    }
    syn::parse2(statics.in_tokens(body.into_token_stream()))
}

#[derive(Default)]
struct Statics {
    /// The static's name, the function that gives its address, and whether it is `mut`.
    names: Vec<(Ident, Ident, bool)>,
}

impl Statics {
    /// Turns a shared static into the function that gives its address.
    fn take(&mut self, item: &mut Item) {
        let Item::Static(shared) = item else { return };
        if !shared.attrs.iter().any(is_shared) {
            return;
        }
        let ItemStatic { ident, ty, expr, mutability, attrs, .. } = &*shared;
        let path =
            attrs.iter().find(|attribute| is_shared(attribute)).map(|attribute| attribute.path().clone());
        let (function, text) = (format_ident!("{ident}_place"), unique_name().to_string());
        let check = require_sync(ty, mutability);
        self.names.push((ident.clone(), function.clone(), matches!(mutability, StaticMutability::Mut(_))));
        *item = syn::parse_quote! {
            #[allow(non_snake_case)]
            #[inline(always)]
            fn #function() -> *mut #ty {
                // The import of the attribute is used.
                #[allow(dead_code)]
                #[#path(global)]
                static SPACE: () = ();
                #check
                #[allow(clippy::declare_interior_mutable_const)]
                const _: #ty = #expr;
                ::cuda_std::__shared_array!(#text, #ty, 1)
            }
        };
    }

    /// Replaces the names, also inside calls of macros.
    fn in_tokens(&self, tokens: TokenStream) -> TokenStream {
        let mut out = TokenStream::new();
        let mut tokens = tokens.into_iter().peekable();
        // A name after a point or a path is another's.
        let mut after_punctuation = None;
        while let Some(token) = tokens.next() {
            let next = match tokens.peek() {
                Some(TokenTree::Punct(punct)) => Some(punct.as_char()),
                _ => None,
            };
            let before = after_punctuation.take();
            match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self.in_tokens(group.stream()));
                    inner.set_span(group.span());
                    out.extend([TokenTree::Group(inner)]);
                }
                TokenTree::Ident(name)
                    if !matches!(before, Some('.' | ':')) && !matches!(next, Some(':' | '!')) =>
                {
                    out.extend(self.place(&name).unwrap_or_else(|| name.into_token_stream()));
                }
                TokenTree::Punct(punct) => {
                    after_punctuation = Some(punct.as_char());
                    out.extend([TokenTree::Punct(punct)]);
                }
                other => out.extend([other]),
            }
        }
        out
    }

    /// What stands for a name, if it is that of a shared static.
    fn place(&self, name: &Ident) -> Option<TokenStream> {
        let (_, function, mutable) = self.names.iter().find(|(shared, ..)| shared == name)?;
        let function = Ident::new(&function.to_string(), name.span().resolved_at(Span::call_site()));
        // Nothing initialises the memory, so access is the user's unsafe step, of a static without `mut` too.
        Some(if *mutable { quote!((*#function())) } else { quote!((*#function().cast_const())) })
    }
}

/// The condition that Rust has for a static that is not `mut`.
fn require_sync(ty: &Type, mutability: &StaticMutability) -> TokenStream {
    match mutability {
        StaticMutability::Mut(_) => TokenStream::new(),
        _ => quote!(const fn require_sync<T: Sync>() {} const { require_sync::<#ty>() };),
    }
}

fn is_shared(attribute: &Attribute) -> bool {
    let last = attribute.path().segments.last();
    last.is_some_and(|last| last.ident == "address_space")
        && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "shared")
}
