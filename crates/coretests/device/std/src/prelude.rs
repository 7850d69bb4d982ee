//! The prelude of `std`: those of `core` and `alloc`, and `#[test]` for the device.

macro_rules! prelude {
    ($($name:ident)*) => {
        $(
            pub mod $name {
                pub use crate::{assert_eq, assert_ne, dbg, eprintln, format, print, println, thread_local, vec};
                pub use alloc_crate::{borrow::ToOwned, boxed::Box, string::{String, ToString}, vec::Vec};
                pub use core::prelude::$name::*;
                pub use device_test_macros::test;
            }
        )*
    };
}
prelude!(v1 rust_2015 rust_2018 rust_2021 rust_2024);
