//! The attribute, derive and function-like macros behind `cuda_std`. Use them through that crate, which re-exports
//! them: what they expand to names `::cuda_std`.
#![deny(missing_docs, unsafe_op_in_unsafe_fn)]
#![forbid(unsafe_code)]

mod argument;
mod atomics;
mod kernel;
mod options;
mod plain;
mod print;
mod rust_cuda;
mod symbol;

use proc_macro::TokenStream;

/// Makes a function a kernel: an entry point in the PTX, and on the host a typed launch descriptor of the same name.
///
/// ```ignore
/// #[kernel]
/// pub fn scale(factor: f32, input: &[f32], mut output: DisjointSlice<'_, f32>) {
///     let index = thread::unique_index();
///     if let Some(slot) = output.get_mut(index) {
///         *slot = factor * input[index.get()];
///     }
/// }
/// ```
///
/// Arguments and what they become:
///
/// | kernel argument | PTX parameters | host argument |
/// | --- | --- | --- |
/// | `&[T]` | pointer, length | `DeviceSlice<'_, T>` |
/// | `DisjointSlice<'_, T>`, `DisjointChunks`, `DisjointRows`, `DisjointBlocks`, `DisjointWarps` | pointer, extent | `DeviceSliceMut<'_, T>` or `DeviceRowsMut` |
/// | `DisjointMatrix<'_, T, M>` | pointer, extent | `DeviceMatrixMut<'_, T>` |
/// | `*const T`, `*mut T` (only in an `unsafe fn`) | pointer | `DevicePtr<'_, T>`, `DevicePtrMut<'_, T>` |
/// | any other type that is `PlainData` | one value | the same type |
///
/// A kernel that is an `unsafe fn` has an `unsafe` descriptor: making the call is where the host promises what the
/// kernel's `# Safety` section asks for. A kernel that is a plain `fn` is sound under every launch configuration.
///
/// # Launch bounds
///
/// `#[kernel(launch_bounds(512))]` promises that no block has more than 512 threads, and `launch_bounds(512, 2)` asks in
/// addition that two such blocks find room on a multiprocessor at once: CUDA's `__launch_bounds__`. The compiler of the
/// machine code fits the registers to it. Both are constant expressions of any integer type,
/// `launch_bounds(TILE * TILE, 2)`, over items of the module. A launch with larger blocks is refused by the driver; see
/// `cuda_std::launch_bounds`.
#[proc_macro_attribute]
pub fn kernel(attribute: TokenStream, item: TokenStream) -> TokenStream {
    kernel::expand(attribute.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Derives `PlainData` (and with it `DeviceCopy`, so that the host's buffers accept the type) for a `#[repr(C)]` or
/// `#[repr(transparent)]` struct whose fields all are `PlainData`.
#[proc_macro_derive(PlainData)]
pub fn plain_data(item: TokenStream) -> TokenStream {
    plain::expand(item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// rust-cuda's name for [`PlainData`](macro@PlainData): the same derive.
#[proc_macro_derive(DeviceCopy)]
pub fn device_copy(item: TokenStream) -> TokenStream {
    plain::expand(item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Declares static shared memory of the block and gives a by-value handle to it.
///
/// `shared![f32; 256]` is a `Shared<f32, 256>`, `shared![f32; 16, 17]` a `SharedTile<f32, 16, 17>` of 16 rows of 17.
/// The lengths are constant expressions over items of the enclosing module; constants declared inside the function
/// and generic parameters are not visible to them.
#[proc_macro]
pub fn shared(input: TokenStream) -> TokenStream {
    symbol::shared(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Declares static shared memory of the block and gives a raw generic pointer, as rust-cuda's macro does:
/// `let buffer: *mut f32 = shared_array![f32; 256];`. Elements may be of any type; nothing initialises them. Prefer [`shared!`]: it is safe to use and faster, because
/// accesses through a generic pointer have to find out at run time that they go to shared memory.
#[proc_macro]
pub fn shared_array(input: TokenStream) -> TokenStream {
    symbol::shared_array(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Declares constant memory that the host sets by name: `constant! { pub static WEIGHTS: [f32; 256]; }`.
/// The PTX symbol has the name of the static, so it is unique in the whole kernel crate.
#[proc_macro]
pub fn constant(input: TokenStream) -> TokenStream {
    symbol::constant(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Declares a device variable in global memory that kernels and the host reach by name:
/// `device_global! { pub static TOTAL: f32; }`, or an array `[f32; 256]`, or a device pointer `*mut f32`.
#[proc_macro]
pub fn device_global(input: TokenStream) -> TokenStream {
    symbol::device_global(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Prints to the host's standard output, with the format strings of `std`'s macro; see `cuda_std::io`.
#[proc_macro]
pub fn print(input: TokenStream) -> TokenStream {
    print::expand(input.into(), print::Macro::Print).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Prints to the host's standard output with a line end, with the format strings of `std`'s macro; see `cuda_std::io`.
#[proc_macro]
pub fn println(input: TokenStream) -> TokenStream {
    print::expand(input.into(), print::Macro::PrintLine).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Appends to an `Output`, for implementations of `Print`: `print_to!(out, "({}, {})", self.x, self.y)`.
#[proc_macro]
pub fn print_to(input: TokenStream) -> TokenStream {
    print::expand(input.into(), print::Macro::PrintTo).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes a function one of the device: on the host it panics when it is called, and its body is not compiled.
#[proc_macro_attribute]
pub fn gpu_only(attribute: TokenStream, item: TokenStream) -> TokenStream {
    rust_cuda::gpu_only(attribute.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Marks a function that other PTX modules link to. It needs `#[unsafe(no_mangle)]`, which also keeps it in the PTX.
#[proc_macro_attribute]
pub fn externally_visible(attribute: TokenStream, item: TokenStream) -> TokenStream {
    rust_cuda::externally_visible(attribute.into(), item.into())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Puts a static into a memory of the device: `#[address_space(shared)] static mut TILE: [f32; 256] = [0.0; 256];`.
///
/// - `shared`: one for each block, without an initial value (the initialiser is type-checked and dropped). Inside a
///   function that is a `#[kernel]` or `#[gpu_only]` the name is the memory itself, with all that Rust does with a static.
///   In other functions and in modules it is a [`SharedStatic`] handle that dereferences to it: indexing and methods work,
///   and `*NAME` is the value; take its address with `&raw mut *NAME`, since `&raw mut NAME` is that of the handle.
/// - `global`: where statics lie anyway.
/// - `constant`: a static without `mut`, which only the compiler initialises. For data of the host use `constant!`.
///
/// [`SharedStatic`]: ../cuda_std/shared/struct.SharedStatic.html
#[proc_macro_attribute]
pub fn address_space(attribute: TokenStream, item: TokenStream) -> TokenStream {
    rust_cuda::address_space(attribute.into(), item.into())
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// Derives `WarpShuffleValue` for a struct whose fields all have it, so that a warp's shuffles move it as a whole.
#[proc_macro_derive(WarpShuffleValue)]
pub fn warp_shuffle_value(item: TokenStream) -> TokenStream {
    plain::warp_shuffle_value(item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// The functions of `cuda_std::atomic::intrinsics`, for that module alone.
#[doc(hidden)]
#[proc_macro]
pub fn __atomic_intrinsics(_: TokenStream) -> TokenStream {
    atomics::intrinsics().into()
}

/// The functions of `cuda_std::atomic::mid`, for that module alone.
#[doc(hidden)]
#[proc_macro]
pub fn __atomic_mid(_: TokenStream) -> TokenStream {
    atomics::mid().into()
}
