//! Every public name of rust-cuda's `cuda_std` 0.2.2, looked up here: what is missing does not compile.

/// Looks each name up, and keeps the list as text.
macro_rules! names {
    ($($kind:ident $($name:ident)::+;)*) => {
        $(look_up! { $kind $($name)::+ })*

        /// The names as `path`, without the crate.
        pub const NAMES: &[&str] = &[$(stringify!($($name)::+)),*];
    };
}

macro_rules! look_up {
    // Methods of traits are looked up for a type that has them.
    (method GpuFloat::$name:ident) => {
        const _: () = {
            let _ = <f32 as cuda_std::GpuFloat>::$name;
            let _ = <f64 as cuda_std::GpuFloat>::$name;
        };
    };
    (method FloatExt::$name:ident) => {
        const _: () = {
            let _ = <f32 as cuda_std::FloatExt>::$name;
            let _ = <f64 as cuda_std::FloatExt>::$name;
        };
    };
    (method $($name:ident)::+) => {
        const _: () = {
            let _ = cuda_std::$($name)::+;
        };
    };
    (device $($name:ident)::+) => {
        #[cfg(target_arch = "nvptx64")]
        const _: () = {
            #[allow(unused_imports)]
            use cuda_std::$($name)::+ as item;
        };
    };
    ($kind:ident $($name:ident)::+) => {
        const _: () = {
            #[allow(unused_imports)]
            use cuda_std::$($name)::+ as item;
        };
    };
}

include!("../names/cuda_std-0.2.2.rs");
