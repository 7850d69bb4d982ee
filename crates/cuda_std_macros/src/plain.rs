//! `#[derive(PlainData)]`.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::{Data, DeriveInput, Error, Fields, spanned::Spanned};

pub fn expand(item: TokenStream) -> Result<TokenStream, Error> {
    let input: DeriveInput = syn::parse2(item)?;
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(
            &input.ident,
            "`PlainData` can be derived for structs only: of an enum or union not every bit pattern that a device \
             may write is valid; pass a number instead",
        ));
    };
    if !has_fixed_layout(&input)? {
        return Err(Error::new_spanned(
            &input.ident,
            "`PlainData` needs `#[repr(C)]` or `#[repr(transparent)]`: host and device must agree on the layout",
        ));
    }
    if !input.generics.params.is_empty() {
        return Err(Error::new_spanned(
            &input.generics,
            "`PlainData` cannot be derived for a generic struct; implement the unsafe trait by hand for the types used",
        ));
    }
    let name = &input.ident;
    let fields = match &data.fields {
        Fields::Named(fields) => fields.named.iter().collect::<Vec<_>>(),
        Fields::Unnamed(fields) => fields.unnamed.iter().collect(),
        Fields::Unit => Vec::new(),
    };
    let checks = fields.iter().map(|field| {
        let ty = &field.ty;
        quote_spanned!(ty.span()=> ::cuda_std::plain::require_plain_data::<#ty>();)
    });
    Ok(quote! {
        const _: () = {
            #(#checks)*
        };
        // SAFETY: the layout is fixed by `repr`, and the lines above check that every field is plain data.
        unsafe impl ::cuda_std::plain::DeviceCopy for #name {}
        // SAFETY: as above.
        unsafe impl ::cuda_std::plain::PlainData for #name {}
    })
}

/// `#[derive(WarpShuffleValue)]`: each field goes through the registers by itself.
pub fn warp_shuffle_value(item: TokenStream) -> Result<TokenStream, Error> {
    let input: DeriveInput = syn::parse2(item)?;
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(
            &input.ident,
            "`WarpShuffleValue` can be derived for structs only: a lane that takes no part gives any bits, which need not \
             be a value of an enum",
        ));
    };
    let (name, (generics, arguments, conditions)) = (&input.ident, input.generics.split_for_impl());
    let members = data.fields.members();
    Ok(quote! {
        impl #generics ::cuda_std::warp::WarpShuffleValue for #name #arguments #conditions {
            #[inline(always)]
            fn through_registers(self, mut shuffle: impl FnMut(u32) -> u32) -> Self {
                Self {
                    #(#members: ::cuda_std::warp::WarpShuffleValue::through_registers(self.#members, &mut shuffle)),*
                }
            }
        }
    })
}

fn has_fixed_layout(input: &DeriveInput) -> Result<bool, Error> {
    let mut fixed = false;
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("repr")) {
        attribute.parse_nested_meta(|meta| {
            fixed |= meta.path.is_ident("C") || meta.path.is_ident("transparent");
            // `align(16)` and `packed(4)` carry an argument, which is none of our business.
            if meta.input.peek(syn::token::Paren) {
                let content;
                syn::parenthesized!(content in meta.input);
                content.parse::<TokenStream>()?;
            }
            Ok(())
        })?;
    }
    Ok(fixed)
}
