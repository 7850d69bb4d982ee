//! `assert_eq!` and `assert_ne!` that show the expressions instead of the values.
//!
//! A test that passes formats nothing, but with `core`'s macros every pair of types that is compared brings along the code
//! that would. LLVM's inliner is eager on GPUs, so that is most of the code: 130 MB of LLVM IR for the tests of arrays alone,
//! nearly all of it `Debug` of arrays. With the feature `values` the macros are `core`'s.

/// Panics with the expressions of an assertion.
#[doc(hidden)]
#[cold]
#[inline(never)]
#[track_caller]
pub fn failed(text: &'static str, more: Option<core::fmt::Arguments<'_>>) -> ! {
    match more {
        Some(more) => panic!("{text}: {more}"),
        None => panic!("{text}"),
    }
}

/// As `core`'s, without the values.
#[cfg(not(feature = "values"))]
#[macro_export]
macro_rules! assert_eq {
    ($left:expr, $right:expr $(, $($more:tt)*)?) => {{
        match (&$left, &$right) {
            (left, right) => if !(*left == *right) {
                $crate::__failed!("==", $left, $right $(, $($more)*)?)
            },
        }
    }};
}

/// As `core`'s, without the values.
#[cfg(not(feature = "values"))]
#[macro_export]
macro_rules! assert_ne {
    ($left:expr, $right:expr $(, $($more:tt)*)?) => {{
        match (&$left, &$right) {
            (left, right) => if *left == *right {
                $crate::__failed!("!=", $left, $right $(, $($more)*)?)
            },
        }
    }};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __failed {
    ($operator:literal, $left:expr, $right:expr $(,)?) => {
        $crate::test::failed(
            ::core::concat!(
                "assertion `left ", $operator, " right` failed (",
                ::core::stringify!($left), ", ", ::core::stringify!($right), ")"
            ),
            ::core::option::Option::None,
        )
    };
    ($operator:literal, $left:expr, $right:expr, $($more:tt)+) => {
        $crate::test::failed(
            ::core::concat!("assertion `left ", $operator, " right` failed"),
            ::core::option::Option::Some(::core::format_args!($($more)+)),
        )
    };
}
