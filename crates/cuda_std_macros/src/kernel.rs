//! `#[kernel]`: the rules of the signature and the two expansions, PTX entry and launch descriptor.

use crate::argument::Argument;
use crate::options::Options;
use crate::rust_cuda;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Attribute, Error, ItemFn, ReturnType, Signature, Type, ext::IdentExt, spanned::Spanned};

pub fn expand(attribute: TokenStream, item: TokenStream) -> Result<TokenStream, Error> {
    let options = Options::parse(attribute)?;
    let span = item.span();
    let function: ItemFn = syn::parse2(item).map_err(|_| {
        Error::new(span, "`#[kernel]` goes on a free function with a body: `#[kernel] pub fn name(…) { … }`")
    })?;
    check_signature(&function.sig)?;
    let (outer, shared) = split_attributes(&function.attrs)?;
    let is_unsafe = function.sig.unsafety.is_some();

    let mut arguments = Vec::new();
    let mut errors: Option<Error> = None;
    for input in &function.sig.inputs {
        match Argument::parse(input, is_unsafe) {
            Ok(argument) => arguments.push(argument),
            Err(error) => match &mut errors {
                Some(errors) => errors.combine(error),
                None => errors = Some(error),
            },
        }
    }
    if let Some(errors) = errors {
        return Err(errors);
    }

    let name = &function.sig.ident;
    let visibility = &function.vis;
    let unsafety = &function.sig.unsafety;
    let inputs = &function.sig.inputs;
    let body = &rust_cuda::shared_statics(&function.block)?;
    let checks: Vec<_> = arguments.iter().filter_map(Argument::check).collect();
    let device_parameters = arguments.iter().map(Argument::device_parameters);
    let device_values = arguments.iter().map(Argument::device_value);
    let host_parameters = arguments.iter().map(Argument::host_parameter);

    let text = name.unraw().to_string();
    let bounds = options.launch_bounds();
    let conditions: Vec<_> = shared.iter().filter(|attribute| attribute.path().is_ident("cfg")).collect();
    // Among the items, as `global_asm!` has to be: nothing of it is in the kernel's code.
    let device_bounds = bounds.iter().map(|bounds| {
        quote! {
            #[cfg(target_arch = "nvptx64")]
            #[cfg(any(not(cuda_kernels), cuda_kernel = #text))]
            #(#conditions)*
            ::cuda_std::__launch_bounds!(#text, #bounds);
        }
    });
    // The macro's own names cannot meet those of the arguments: variables by their hygiene, the function, which has
    // none, by its spelling.
    let call = Ident::new("call", Span::mixed_site());
    let kernel_body = Ident::new("__cuda_std_kernel_body", Span::mixed_site());
    let pushes = arguments.iter().map(|argument| argument.push(&call));
    // An item is evaluated wherever the crate is checked, an expression only where the function is compiled.
    let host_bounds = bounds.iter().map(|bounds| {
        quote! {{
            #[allow(unused_parens, clippy::unnecessary_cast)]
            const __CUDA_STD_BOUNDS: ::cuda_std::launch_bounds::LaunchBounds = #bounds;
            #call.set_launch_bounds(__CUDA_STD_BOUNDS);
        }}
    });
    // A build may want some kernels alone (`CudaBuilder::kernels`). The host never looks at that condition: it comes after
    // one that is false there.
    // The body stands in a function of its own on both sides, so that the host type-checks it as the device does and
    // so that `return`, `?` and shadowed argument names mean there what they say.
    Ok(quote! {
        #[cfg(target_arch = "nvptx64")]
        #[cfg(any(not(cuda_kernels), cuda_kernel = #text))]
        ::cuda_std::__kernel_entry! {
            #(#outer)* #(#shared)*
            fn #name(#(#device_parameters),*) {
                #(#checks)*
                #[inline(always)]
                #[allow(elided_lifetimes_in_paths, clippy::too_many_arguments)]
                #unsafety fn #kernel_body(#inputs) #body
                // SAFETY: the launch descriptor, the only safe way to start this entry, took slices that are valid
                // for the launch; what an unsafe kernel asks for beyond that was promised when it was made.
                #[allow(unused_unsafe)]
                unsafe { #kernel_body(#(#device_values),*) }
            }
        }

        #(#device_bounds)*

        #[cfg(not(target_arch = "nvptx64"))]
        #(#outer)* #(#shared)*
        #[allow(elided_lifetimes_in_paths, clippy::too_many_arguments)]
        #[must_use = "a kernel call does nothing until it is launched"]
        #visibility #unsafety fn #name<'k>(#(#host_parameters),*) -> ::cuda_std::launch::KernelCall<'k> {
            #(#checks)*
            #[allow(dead_code, clippy::too_many_arguments)]
            #unsafety fn #kernel_body(#inputs) #body
            // SAFETY: the name is that of the kernel, whose arguments follow.
            #[allow(unused_unsafe)]
            let mut #call = unsafe { ::cuda_std::launch::KernelCall::new(#text) };
            #(#host_bounds)*
            #(#pushes)*
            #call
        }
    })
}

fn check_signature(signature: &Signature) -> Result<(), Error> {
    let fail = |at: &dyn ToTokens, message: &str| Err(Error::new_spanned(at.to_token_stream(), message));
    if let Some(keyword) = &signature.asyncness {
        return fail(keyword, "a kernel cannot be `async`: a GPU thread has no executor; remove `async`");
    }
    if let Some(keyword) = &signature.constness {
        return fail(keyword, "a kernel cannot be `const`: it runs on the device only; remove `const`");
    }
    if let Some(abi) = &signature.abi {
        return fail(abi, "`#[kernel]` sets the calling convention itself; remove `extern`");
    }
    if let Some(variadic) = &signature.variadic {
        return fail(
            variadic,
            "a kernel cannot be variadic: its parameters have fixed places; take a `&[T]`",
        );
    }
    if !signature.generics.params.is_empty() || signature.generics.where_clause.is_some() {
        return fail(
            &signature.generics,
            "a kernel cannot be generic: the host finds it by one name; \
             write a generic helper function and one kernel a type",
        );
    }
    match &signature.output {
        ReturnType::Default => Ok(()),
        ReturnType::Type(_, ty) if matches!(&**ty, Type::Tuple(unit) if unit.elems.is_empty()) => Ok(()),
        output => fail(
            output,
            "a kernel returns nothing: thousands of threads would each return a value; \
             write results through a `DisjointSlice` or a pointer",
        ),
    }
}

/// Attributes for the outer item alone (documentation) and those that steer lints and configuration everywhere.
fn split_attributes(attributes: &[Attribute]) -> Result<(Vec<&Attribute>, Vec<&Attribute>), Error> {
    let (mut outer, mut shared) = (Vec::new(), Vec::new());
    for attribute in attributes {
        let path = attribute.path();
        if path.is_ident("doc") {
            outer.push(attribute);
        } else if ["no_mangle", "export_name", "link_section", "unsafe"]
            .iter()
            .any(|name| path.is_ident(name))
        {
            return Err(Error::new_spanned(
                attribute,
                "`#[kernel]` exports the function under its own name; remove this attribute",
            ));
        } else if ["inline", "cold", "track_caller", "target_feature"].iter().any(|name| path.is_ident(name))
        {
            return Err(Error::new_spanned(
                attribute,
                "this attribute has no meaning on an entry point; put it on a helper function",
            ));
        } else {
            shared.push(attribute);
        }
    }
    Ok((outer, shared))
}
