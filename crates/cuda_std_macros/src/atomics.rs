//! rust-cuda's atomic functions by name: one for each operation, ordering, type and scope.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

/// rust-cuda's names of scopes, and PTX's.
const SCOPES: [(&str, &str); 3] = [("device", "gpu"), ("block", "cta"), ("system", "sys")];

/// rust-cuda's names of orderings of `atom`, and PTX's. What it calls volatile has none, which means relaxed.
const ORDERINGS: [(&str, &str); 5] = [
    ("relaxed", "relaxed."),
    ("acquire", "acquire."),
    ("release", "release."),
    ("acqrel", "acq_rel."),
    ("volatile", ""),
];

/// A type, its register, and the types that its instructions name for sums, comparisons and bits. There is no `add.s64`,
/// which would be the same.
const INTEGERS: [[&str; 5]; 4] = [
    ["u32", "reg32", "u32", "u32", "b32"],
    ["u64", "reg64", "u64", "u64", "b64"],
    ["i32", "reg32", "s32", "s32", "b32"],
    ["i64", "reg64", "u64", "s64", "b64"],
];

/// The same of floats, which have no comparisons.
const FLOATS: [[&str; 5]; 2] = [["f32", "reg32", "f32", "", "b32"], ["f64", "reg64", "f64", "", "b64"]];

/// How many values an operation takes, and what it does to them before the instruction has them.
#[derive(Clone, Copy)]
enum Operands {
    /// None: the number that is added is fixed.
    Fixed(i8),
    One,
    Negated,
    Two,
}

/// An operation: rust-cuda's name, PTX's, which of the instruction's types it names, its operands, and whether it is for
/// integers alone.
const OPERATIONS: [(&str, &str, usize, Operands, bool); 11] = [
    ("and", "and", 4, Operands::One, false),
    ("or", "or", 4, Operands::One, false),
    ("xor", "xor", 4, Operands::One, false),
    ("add", "add", 2, Operands::One, false),
    // PTX has no subtraction.
    ("sub", "add", 2, Operands::Negated, false),
    ("exch", "exch", 4, Operands::One, false),
    ("cas", "cas", 4, Operands::Two, false),
    ("min", "min", 3, Operands::One, true),
    ("max", "max", 3, Operands::One, true),
    // PTX's `inc` and `dec` count modulo an operand, which rust-cuda's functions do not take: modulo 2³² or 2⁶⁴.
    ("inc", "add", 2, Operands::Fixed(1), true),
    ("dec", "add", 2, Operands::Fixed(-1), true),
];

fn ident(text: &str) -> Ident {
    Ident::new(text, Span::call_site())
}

fn types(integers_alone: bool) -> impl Iterator<Item = &'static [&'static str; 5]> {
    INTEGERS.iter().chain(FLOATS.iter().filter(move |_| !integers_alone))
}

/// All functions of rust-cuda's `atomic::intrinsics` but the fences.
pub fn intrinsics() -> TokenStream {
    let mut out = TokenStream::new();
    for (scope, ptx_scope) in SCOPES {
        for (width, register) in [("32", "reg32"), ("64", "reg64")] {
            for ordering in ["relaxed", "acquire", "volatile"] {
                out.extend(load(ordering, width, register, (scope, ptx_scope)));
            }
            for ordering in ["relaxed", "release", "volatile"] {
                out.extend(store(ordering, width, register, (scope, ptx_scope)));
            }
        }
        for (name, ptx, which, operands, integers_alone) in OPERATIONS {
            for row in types(integers_alone) {
                for (ordering, ptx_ordering) in ORDERINGS {
                    let function = format_ident!("atomic_fetch_{name}_{ordering}_{}_{scope}", row[0]);
                    let instruction = format!("atom.{ptx_ordering}{ptx_scope}.{ptx}.{}", row[which]);
                    out.extend(operation(&function, &instruction, row, operands));
                }
            }
        }
    }
    out
}

/// `ld` and `st` name a scope unless they are volatile.
fn access(instruction: &str, ordering: &str, scope: &str) -> String {
    if ordering == "volatile" {
        format!("{instruction}.volatile")
    } else {
        format!("{instruction}.{ordering}.{scope}")
    }
}

fn load(ordering: &str, width: &str, register: &str, (scope, ptx_scope): (&str, &str)) -> TokenStream {
    let (function, register) = (format_ident!("atomic_load_{ordering}_{width}_{scope}"), ident(register));
    let ty = format_ident!("u{width}");
    let instruction = format!("{}.u{width}", access("ld", ordering, ptx_scope));
    let (doc, text) = (format!("`{instruction}`"), Literal::string(&format!("{instruction} {{}}, [{{}}];")));
    quote! {
        #[doc = #doc]
        #[inline(always)]
        pub unsafe fn #function(ptr: *const #ty) -> #ty {
            on_device! {
                let value: #ty;
                // SAFETY: the caller's pointer is valid.
                unsafe {
                    core::arch::asm!(
                        #text, out(#register) value, in(reg64) ptr, options(nostack, preserves_flags)
                    );
                }
                value
            }
        }
    }
}

fn store(ordering: &str, width: &str, register: &str, (scope, ptx_scope): (&str, &str)) -> TokenStream {
    let (function, register) = (format_ident!("atomic_store_{ordering}_{width}_{scope}"), ident(register));
    let ty = format_ident!("u{width}");
    let instruction = format!("{}.u{width}", access("st", ordering, ptx_scope));
    let (doc, text) = (format!("`{instruction}`"), Literal::string(&format!("{instruction} [{{}}], {{}};")));
    quote! {
        #[doc = #doc]
        #[inline(always)]
        pub unsafe fn #function(ptr: *mut #ty, val: #ty) {
            on_device! {
                // SAFETY: the caller's pointer is valid.
                unsafe {
                    core::arch::asm!(
                        #text, in(reg64) ptr, in(#register) val, options(nostack, preserves_flags)
                    );
                }
            }
        }
    }
}

fn operation(function: &Ident, instruction: &str, row: &[&str; 5], operands: Operands) -> TokenStream {
    let (ty, register) = (ident(row[0]), ident(row[1]));
    let float = row[0].starts_with('f');
    let (parameters, values) = match operands {
        Operands::One => (quote!(, val: #ty), vec![quote!(val)]),
        Operands::Negated if float => (quote!(, val: #ty), vec![quote!(-val)]),
        Operands::Negated => (quote!(, val: #ty), vec![quote!(val.wrapping_neg())]),
        Operands::Two => {
            (quote!(, first_val: #ty, second_val: #ty), vec![quote!(first_val), quote!(second_val)])
        }
        Operands::Fixed(number) => {
            let number = Literal::i8_unsuffixed(number.abs());
            let one: TokenStream = quote!((#number as #ty));
            let negative = matches!(operands, Operands::Fixed(..0));
            (TokenStream::new(), vec![if negative { quote!(#one.wrapping_neg()) } else { one }])
        }
    };
    let doc = format!("`{instruction}`: gives the value before.");
    let text = Literal::string(&format!("{instruction} {{}}, [{{}}]{};", ", {}".repeat(values.len())));
    quote! {
        #[doc = #doc]
        #[inline(always)]
        pub unsafe fn #function(ptr: *mut #ty #parameters) -> #ty {
            on_device! {
                let old: #ty;
                // SAFETY: the caller's pointer is valid.
                unsafe {
                    core::arch::asm!(
                        #text, out(#register) old, in(reg64) ptr, #(in(#register) #values,)*
                        options(nostack, preserves_flags)
                    );
                }
                old
            }
        }
    }
}

/// All functions of rust-cuda's `atomic::mid` but the fences: those of `intrinsics`, with the ordering as an argument.
pub fn mid() -> TokenStream {
    let mut out = TokenStream::new();
    for (scope, _) in SCOPES {
        for width in ["32", "64"] {
            out.extend(mid_access(width, scope));
        }
        for (name, _, _, operands, integers_alone) in OPERATIONS {
            if !matches!(operands, Operands::One | Operands::Negated) {
                continue;
            }
            for row in types(integers_alone) {
                let (ty, ty_name) = (ident(row[0]), row[0]);
                let function = format_ident!("atomic_fetch_{name}_{ty_name}_{scope}");
                let call = |ordering: &str| format_ident!("atomic_fetch_{name}_{ordering}_{ty_name}_{scope}");
                let fence = format_ident!("fence_sc_{scope}");
                let [relaxed, acquire, release, both] = ["relaxed", "acquire", "release", "acqrel"].map(call);
                let doc = format!("`{name}` with an ordering: gives the value before.");
                out.extend(quote! {
                    #[doc = #doc]
                    #[inline(always)]
                    pub unsafe fn #function(ptr: *mut #ty, ordering: Ordering, val: #ty) -> #ty {
                        // SAFETY: the caller's pointer is valid.
                        unsafe {
                            match ordering {
                                Ordering::Relaxed => intrinsics::#relaxed(ptr, val),
                                Ordering::Acquire => intrinsics::#acquire(ptr, val),
                                Ordering::Release => intrinsics::#release(ptr, val),
                                Ordering::AcqRel => intrinsics::#both(ptr, val),
                                _ => {
                                    intrinsics::#fence();
                                    intrinsics::#acquire(ptr, val)
                                }
                            }
                        }
                    }
                });
            }
        }
    }
    out.extend(paths());
    out
}

/// The functions of floats under paths of their parts, `add::f32::device`, for macros by example, which make no names.
fn paths() -> TokenStream {
    let by_scope = |function: &dyn Fn(&str) -> Ident| {
        let functions = SCOPES.map(|(scope, _)| (function(scope), ident(scope)));
        let uses = functions
            .iter()
            .map(|(function, scope)| quote!(pub use crate::atomic::mid::#function as #scope;));
        quote!(#(#uses)*)
    };
    let mut out = TokenStream::new();
    for access in ["load", "store"] {
        let [narrow, wide] =
            ["32", "64"].map(|width| by_scope(&|scope| format_ident!("atomic_{access}_{width}_{scope}")));
        let access = ident(access);
        out.extend(quote!(pub mod #access { pub mod u32 { #narrow } pub mod u64 { #wide } }));
    }
    for name in ["add", "sub", "and", "or", "xor", "exch"] {
        let [narrow, wide] =
            ["f32", "f64"].map(|ty| by_scope(&|scope| format_ident!("atomic_fetch_{name}_{ty}_{scope}")));
        let name = ident(name);
        out.extend(quote!(pub mod #name { pub mod f32 { #narrow } pub mod f64 { #wide } }));
    }
    quote!(#[cfg(target_arch = "nvptx64")] pub(super) mod paths { #out })
}

fn mid_access(width: &str, scope: &str) -> TokenStream {
    let ty = format_ident!("u{width}");
    let name = |operation: &str| format_ident!("atomic_{operation}_{width}_{scope}");
    let [load, load_relaxed, load_acquire] = ["load", "load_relaxed", "load_acquire"].map(name);
    let [store, store_relaxed, store_release] = ["store", "store_relaxed", "store_release"].map(name);
    let fence = format_ident!("fence_sc_{scope}");
    quote! {
        /// Reads with an ordering. Panics if it is `Release` or `AcqRel`, which a read cannot have.
        #[inline(always)]
        #[track_caller]
        pub unsafe fn #load(ptr: *mut #ty, ordering: Ordering) -> #ty {
            // SAFETY: the caller's pointer is valid.
            unsafe {
                match ordering {
                    Ordering::Relaxed => intrinsics::#load_relaxed(ptr),
                    Ordering::Acquire => intrinsics::#load_acquire(ptr),
                    Ordering::SeqCst => {
                        intrinsics::#fence();
                        intrinsics::#load_acquire(ptr)
                    }
                    _ => no_such_load(),
                }
            }
        }

        /// Writes with an ordering. Panics if it is `Acquire` or `AcqRel`, which a write cannot have.
        #[inline(always)]
        #[track_caller]
        pub unsafe fn #store(ptr: *mut #ty, ordering: Ordering, val: #ty) {
            // SAFETY: the caller's pointer is valid.
            unsafe {
                match ordering {
                    Ordering::Relaxed => intrinsics::#store_relaxed(ptr, val),
                    Ordering::Release => intrinsics::#store_release(ptr, val),
                    Ordering::SeqCst => {
                        intrinsics::#fence();
                        intrinsics::#store_relaxed(ptr, val)
                    }
                    _ => no_such_store(),
                }
            }
        }
    }
}
