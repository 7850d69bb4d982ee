//! Kernel arguments: which types are allowed, and what each becomes on either side of the launch.

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Error, FnArg, Ident, Pat, Type, TypeParamBound, spanned::Spanned};

/// The names of `cuda_std`'s write-own-elements types: each is passed as a pointer and an extent.
const DISJOINT: [&str; 6] =
    ["DisjointSlice", "DisjointChunks", "DisjointRows", "DisjointBlocks", "DisjointWarps", "DisjointMatrix"];

/// What a kernel argument is.
enum Kind {
    /// `&[T]`: pointer and length.
    Slice(Type),
    /// `*const T`.
    ConstPointer(Type),
    /// `*mut T`.
    MutPointer(Type),
    /// One of [`DISJOINT`]: pointer and extent.
    Disjoint(Type),
    /// `&T` of an unsafe kernel: a pointer to a value in memory of the device.
    Reference(Type),
    /// Anything else: one value, which has to be `PlainData`, or `Copy` where the kernel is unsafe.
    Value(Type),
}

/// One argument of a kernel.
pub struct Argument {
    name: Ident,
    kind: Kind,
    /// The kernel is an `unsafe fn`, whose caller answers for what its arguments hold, as in rust-cuda.
    is_unsafe: bool,
}

impl Argument {
    /// Reads an argument and checks it against the rules. `is_unsafe` tells whether the kernel is an `unsafe fn`.
    pub fn parse(input: &FnArg, is_unsafe: bool) -> Result<Self, Error> {
        let input = match input {
            FnArg::Receiver(receiver) => {
                return Err(Error::new(
                    receiver.span(),
                    "a kernel cannot take `self`: it is a free function that the host launches by name; \
                     pass the value as an argument of its own",
                ));
            }
            FnArg::Typed(input) => input,
        };
        let name = match &*input.pat {
            Pat::Ident(pattern) if pattern.by_ref.is_none() && pattern.subpat.is_none() => {
                pattern.ident.clone()
            }
            other => {
                return Err(Error::new(
                    other.span(),
                    "a kernel argument needs a plain name, because the name is part of the launch descriptor; \
                     take the pattern apart inside the body",
                ));
            }
        };
        let kind = classify(&name, &input.ty, is_unsafe)?;
        Ok(Self { name, kind, is_unsafe })
    }

    /// The second PTX parameter of a slice. An argument that is called the same is another name, by hygiene.
    fn second(&self) -> Ident {
        let suffix = if matches!(self.kind, Kind::Slice(_)) { "len" } else { "extent" };
        format_ident!("{}_{suffix}", self.name, span = Span::mixed_site())
    }

    /// The parameters of the PTX entry point.
    pub fn device_parameters(&self) -> TokenStream {
        let (name, second) = (&self.name, self.second());
        match &self.kind {
            Kind::Slice(element) => quote!(#name: *const #element, #second: usize),
            Kind::ConstPointer(element) | Kind::Reference(element) => quote!(#name: *const #element),
            Kind::MutPointer(element) => quote!(#name: *mut #element),
            Kind::Disjoint(ty) => quote!(
                #name: *mut <#ty as ::cuda_std::disjoint::DisjointArgument>::Element,
                #second: <#ty as ::cuda_std::disjoint::DisjointArgument>::Extent
            ),
            Kind::Value(ty) => quote!(#name: #ty),
        }
    }

    /// The expression that rebuilds the argument from the PTX parameters; it is used inside an `unsafe` block.
    pub fn device_value(&self) -> TokenStream {
        let (name, second) = (&self.name, self.second());
        match &self.kind {
            Kind::Slice(_) => quote!(::core::slice::from_raw_parts(#name, #second)),
            Kind::Reference(_) => quote!(&*#name),
            Kind::Disjoint(ty) => {
                quote!(<#ty as ::cuda_std::disjoint::DisjointArgument>::from_parameters(#name, #second))
            }
            _ => quote!(#name),
        }
    }

    /// The argument of the launch descriptor, with the lifetime `'k` of the call.
    pub fn host_parameter(&self) -> TokenStream {
        let name = &self.name;
        match &self.kind {
            Kind::Slice(element) => quote!(#name: ::cuda_std::launch::DeviceSlice<'k, #element>),
            Kind::ConstPointer(element) | Kind::Reference(element) => {
                quote!(#name: ::cuda_std::launch::DevicePtr<'k, #element>)
            }
            Kind::MutPointer(element) => quote!(#name: ::cuda_std::launch::DevicePtrMut<'k, #element>),
            Kind::Disjoint(ty) => {
                quote!(#name: <#ty as ::cuda_std::disjoint::DisjointArgument>::Host<'k>)
            }
            Kind::Value(ty) => quote!(#name: #ty),
        }
    }

    /// The statement that appends the argument to the launch `call`.
    pub fn push(&self, call: &Ident) -> TokenStream {
        let name = &self.name;
        match &self.kind {
            // Making the call is unsafe, and promises what the kernel asks for.
            Kind::Value(_) if self.is_unsafe => quote!(#call.push_value(#name);),
            _ => quote!(::cuda_std::launch::LaunchArgument::push(#name, &mut #call);),
        }
    }

    /// A check that the data that crosses the launch is plain, on both sides.
    pub fn check(&self) -> Option<TokenStream> {
        let (ty, require) = match &self.kind {
            Kind::Value(ty) if self.is_unsafe => (ty, quote!(require_copy)),
            Kind::Slice(_) if self.is_unsafe => return None,
            Kind::Slice(ty) => (ty, quote!(require_slice_element)),
            Kind::Value(ty) => (ty, quote!(require_plain_data)),
            Kind::ConstPointer(_) | Kind::MutPointer(_) | Kind::Reference(_) | Kind::Disjoint(_) => {
                return None;
            }
        };
        let span = ty.span().resolved_at(Span::mixed_site());
        Some(quote::quote_spanned!(span=> ::cuda_std::plain::#require::<#ty>();))
    }
}

fn classify(name: &Ident, ty: &Type, is_unsafe: bool) -> Result<Kind, Error> {
    let refuse = |span: Span, rule: &str, way_out: &str| {
        Err(Error::new(span, format!("kernel argument `{name}`: {rule}; {way_out}")))
    };
    match ty {
        Type::Paren(inner) => classify(name, &inner.elem, is_unsafe),
        Type::Group(inner) => classify(name, &inner.elem, is_unsafe),
        Type::Reference(reference) => {
            if let Some(lifetime) = reference.lifetime.as_ref().filter(|lifetime| lifetime.ident != "_") {
                return refuse(
                    lifetime.span(),
                    "a named lifetime means nothing on the device, whose borrow lasts for the launch",
                    "leave it out",
                );
            }
            match (&*reference.elem, reference.mutability) {
                (Type::Slice(slice), None) => Ok(Kind::Slice((*slice.elem).clone())),
                (Type::Slice(_), Some(_)) => refuse(
                    ty.span(),
                    "`&mut [T]` would be handed to every thread at once, and two threads must never hold `&mut` to \
                     the same element",
                    "take `DisjointSlice<'_, T>`, or `*mut T` in an `unsafe fn`",
                ),
                (Type::Path(path), None) if path.path.is_ident("str") => refuse(
                    ty.span(),
                    "`&str` cannot be a kernel argument, the host's buffers hold plain data",
                    "take `&[u8]`",
                ),
                (element, None) if is_unsafe => Ok(Kind::Reference(element.clone())),
                (_, None) => refuse(
                    ty.span(),
                    "a reference to a single value would point into the host's memory",
                    "take the value itself, or `&[T]`, or make the kernel an `unsafe fn`",
                ),
                (_, Some(_)) => refuse(
                    ty.span(),
                    "a `&mut` reference would be handed to every thread at once",
                    "take `DisjointSlice<'_, T>`, or `*mut T` in an `unsafe fn`",
                ),
            }
        }
        Type::Ptr(pointer) => {
            if !is_unsafe {
                return refuse(
                    ty.span(),
                    "a raw pointer needs a promise from the caller that it is valid for all threads",
                    "make the kernel an `unsafe fn`, or take `&[T]` or `DisjointSlice<'_, T>`",
                );
            }
            let element = (*pointer.elem).clone();
            if let Type::Slice(_) | Type::TraitObject(_) = element {
                return refuse(
                    ty.span(),
                    "a pointer to an unsized type has no layout to rely on",
                    "take a pointer to the element and a length, or `&[T]`",
                );
            }
            Ok(match pointer.mutability {
                Some(_) => Kind::MutPointer(element),
                None => Kind::ConstPointer(element),
            })
        }
        Type::Path(path) => {
            let disjoint =
                path.path.segments.last().is_some_and(|last| DISJOINT.iter().any(|d| last.ident == d));
            Ok(if disjoint { Kind::Disjoint(ty.clone()) } else { Kind::Value(ty.clone()) })
        }
        Type::Array(_) => Ok(Kind::Value(ty.clone())),
        Type::ImplTrait(bound) => {
            let bounds =
                bound.bounds.iter().filter(|bound| matches!(bound, TypeParamBound::Trait(_))).count();
            let rule = format!(
                "`impl` of {bounds} trait(s) makes the kernel generic, and PTX has no generic entries"
            );
            refuse(ty.span(), &rule, "name the type; share the body through a generic helper function")
        }
        // In an unsafe kernel the caller answers for the layout, as rust-cuda has it.
        Type::Tuple(_) if is_unsafe => Ok(Kind::Value(ty.clone())),
        Type::Tuple(_) => refuse(
            ty.span(),
            "the layout of a tuple is not fixed between the host and the device",
            "take its parts one by one, or a `#[repr(C)]` struct that derives `PlainData`",
        ),
        Type::BareFn(_) => refuse(
            ty.span(),
            "a function pointer of the host is no address of device code",
            "take a number and `match` on it",
        ),
        Type::TraitObject(_) | Type::Slice(_) => refuse(
            ty.span(),
            "an unsized type cannot be passed",
            "take `&[T]`, or a `#[repr(C)]` struct that derives `PlainData`",
        ),
        other => refuse(
            other.span(),
            "only slices of plain data, raw pointers, disjoint slices and plain values cross a launch",
            "take one of these",
        ),
    }
}
