//! Stands for `std` while Rust's own tests are compiled for the device.
//!
//! The tests are built as they are, so they say `std::…` and use the prelude of `std`, `#[test]` included. A package of the
//! name `std` serves both: a crate that is not `no_std` takes its prelude and macros from whatever `std` it is given.
//! Almost everything here is `core` and `alloc` under another name. What needs a system is missing, and the tests that
//! need it are left out by name; nothing here pretends to be a thread, a clock or a file.
#![no_std]
#![allow(internal_features)]
#![feature(
    abi_ptx,
    allocator_api,
    allow_internal_unstable,
    asm_experimental_arch,
    async_iterator,
    bstr,
    core_float_math,
    core_intrinsics,
    f128,
    f16,
    portable_simd,
    rustc_attrs
)]

extern crate alloc as alloc_crate;

#[macro_use]
mod assertions;
pub mod collections;
mod float;
pub mod hash;
pub mod panic;
pub mod prelude;
pub mod sync;
#[doc(hidden)]
pub mod test;
pub mod thread;

pub use alloc_crate::{borrow, boxed, fmt, format, rc, slice, str, string, vec};
pub use core::{
    any, array, arch, ascii, assert_matches, async_iter, bstr, cell, char, clone, cmp, convert, default, error, f16, f32,
    f64, f128, future, hint, i8, i16, i32, i64, i128, intrinsics, isize, iter, marker, mem, net, num, ops, option, pin,
    primitive, ptr, range, result, simd, time, u8, u16, u32, u64, u128, usize,
};
pub use core::{
    assert, debug_assert_matches, cfg, cfg_select, column, compile_error, concat, debug_assert, debug_assert_eq,
    debug_assert_ne, env, file, format_args, include, include_bytes, include_str, line, matches, module_path,
    option_env, stringify, todo, r#try, unimplemented, unreachable, write, writeln,
};

/// `core`'s and `alloc`'s parts of `std::alloc`; the system's allocator is the global one.
pub mod alloc {
    pub use Global as System;
    pub use alloc_crate::alloc::*;
}

pub mod ffi {
    pub use alloc_crate::ffi::*;
    pub use core::ffi::*;
}

pub mod task {
    pub use alloc_crate::task::*;
    pub use core::task::*;
}

/// The environment of a device, which is empty.
pub mod env {
    /// Why a variable cannot be read.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum VarError {
        NotPresent,
    }

    /// No variable is set.
    pub fn var(_: &str) -> Result<alloc_crate::string::String, VarError> {
        Err(VarError::NotPresent)
    }
}

/// Files, which a device has none of.
pub mod fs {
    /// Nothing can be written.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct NoFiles;

    /// Fails.
    pub fn write(_: &str, _: impl AsRef<[u8]>) -> Result<(), NoFiles> {
        Err(NoFiles)
    }
}

/// C's types under their old home.
pub mod os {
    pub mod raw {
        pub use core::ffi::*;
    }
}

/// Formats and drops: there is nowhere to print.
#[macro_export]
macro_rules! print {
    ($($argument:tt)*) => {{ let _ = $crate::format!($($argument)*); }};
}

/// Formats and drops: there is nowhere to print.
#[macro_export]
macro_rules! println {
    () => {};
    ($($argument:tt)*) => {{ let _ = $crate::format!($($argument)*); }};
}

/// Formats and drops: there is nowhere to print.
#[macro_export]
macro_rules! eprintln {
    ($($argument:tt)*) => { $crate::println!($($argument)*) };
}

/// Its argument: there is nowhere to print.
#[macro_export]
macro_rules! dbg {
    ($value:expr $(,)?) => { $value };
}

#[cfg(feature = "values")]
pub use core::{assert_eq, assert_ne};
