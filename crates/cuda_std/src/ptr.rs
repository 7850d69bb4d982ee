//! Reads and writes of global memory through a chosen instruction.
//!
//! An ordinary `*pointer` is already `ld.global` when the compiler sees that the pointer is a kernel argument of its
//! own. It does not see that of a pointer that lies in a struct or in memory; [`load`] and [`store`] say it. The
//! others choose a cache path. Vectors ([`Vec2`], [`Vec4`]) move in one instruction.

pub use crate::address_space::{
    AddressSpace, convert_generic_to_specific_address_space, convert_specific_address_space_to_generic,
    is_in_address_space,
};

use crate::device::on_device;
use crate::vector::{Vec2, Vec4};

/// Values that one instruction moves between registers and global memory.
///
/// # Safety
/// Every bit pattern is a value of the type.
pub unsafe trait GlobalValue: Copy + 'static {
    /// `ld.global`.
    #[doc(hidden)]
    unsafe fn load(pointer: *const Self) -> Self;
    /// `ld.global.nc`.
    #[doc(hidden)]
    unsafe fn load_read_only(pointer: *const Self) -> Self;
    /// `ld.global.cg`.
    #[doc(hidden)]
    unsafe fn load_l2(pointer: *const Self) -> Self;
    /// `ld.volatile.global`.
    #[doc(hidden)]
    unsafe fn load_volatile(pointer: *const Self) -> Self;
    /// `st.global`.
    #[doc(hidden)]
    unsafe fn store(pointer: *mut Self, value: Self);
    /// `st.global.cs`.
    #[doc(hidden)]
    unsafe fn store_streaming(pointer: *mut Self, value: Self);
    /// `st.volatile.global`.
    #[doc(hidden)]
    unsafe fn store_volatile(pointer: *mut Self, value: Self);
}

/// Reads a value of global memory (`ld.global`), wherever the pointer comes from.
///
/// # Safety
/// The pointer is valid for a read, aligned, and points to global memory.
#[inline(always)]
pub unsafe fn load<T: GlobalValue>(pointer: *const T) -> T {
    // SAFETY: as the caller promises.
    unsafe { T::load(pointer) }
}

/// Reads a value that nobody writes during the whole kernel (`ld.global.nc`, CUDA's `__ldg`), through the read-only
/// cache path.
///
/// # Safety
/// As for [`load`], and no thread writes the value while the kernel runs.
#[inline(always)]
pub unsafe fn load_read_only<T: GlobalValue>(pointer: *const T) -> T {
    // SAFETY: as the caller promises.
    unsafe { T::load_read_only(pointer) }
}

/// Reads a value past the L1 cache (`ld.global.cg`), so that it sees what other multiprocessors wrote to L2.
///
/// # Safety
/// As for [`load`].
#[inline(always)]
pub unsafe fn load_l2<T: GlobalValue>(pointer: *const T) -> T {
    // SAFETY: as the caller promises.
    unsafe { T::load_l2(pointer) }
}

/// Reads a value that other threads may write at any time (`ld.volatile.global`): never cached in a register.
///
/// # Safety
/// As for [`load`].
#[inline(always)]
pub unsafe fn load_volatile<T: GlobalValue>(pointer: *const T) -> T {
    // SAFETY: as the caller promises.
    unsafe { T::load_volatile(pointer) }
}

/// Writes a value to global memory (`st.global`), wherever the pointer comes from.
///
/// # Safety
/// The pointer is valid for a write, aligned, and points to global memory.
#[inline(always)]
pub unsafe fn store<T: GlobalValue>(pointer: *mut T, value: T) {
    // SAFETY: as the caller promises.
    unsafe { T::store(pointer, value) }
}

/// Writes a value that will not be read soon (`st.global.cs`), so that it does not push other data out of the caches.
///
/// # Safety
/// As for [`store`].
#[inline(always)]
pub unsafe fn store_streaming<T: GlobalValue>(pointer: *mut T, value: T) {
    // SAFETY: as the caller promises.
    unsafe { T::store_streaming(pointer, value) }
}

/// Writes a value that other threads may read at any time (`st.volatile.global`).
///
/// # Safety
/// As for [`store`].
#[inline(always)]
pub unsafe fn store_volatile<T: GlobalValue>(pointer: *mut T, value: T) {
    // SAFETY: as the caller promises.
    unsafe { T::store_volatile(pointer, value) }
}

/// One load: instruction, operand text, the places that it fills, and what the compiler may assume.
#[cfg(target_arch = "nvptx64")]
macro_rules! load {
    ($instruction:literal, $vector:literal, $type:literal, $pointer:ident, $register:ident, [$($place:expr),*], $operand:literal,
     [$($option:ident),*]) => {
        core::arch::asm!(
            concat!("{{ .reg .u64 a; cvta.to.global.u64 a, {a}; ", $instruction, $vector, $type, " ", $operand, ", [a]; }}"),
            $(out($register) $place,)*
            a = in(reg64) $pointer,
            options($($option,)* nostack, preserves_flags)
        )
    };
}

#[cfg(target_arch = "nvptx64")]
macro_rules! store {
    ($instruction:literal, $vector:literal, $type:literal, $pointer:ident, $register:ident, [$($place:expr),*], $operand:literal) => {
        core::arch::asm!(
            concat!("{{ .reg .u64 a; cvta.to.global.u64 a, {a}; ", $instruction, $vector, $type, " [a], ", $operand, "; }}"),
            $(in($register) $place,)*
            a = in(reg64) $pointer,
            options(nostack, preserves_flags)
        )
    };
}

macro_rules! methods {
    ($value:ty, $carrier:ty, $register:ident, $vector:literal, $type:literal, $operand:literal,
     |$v:ident| $take:expr => [$($name:ident),*], $make:expr) => {
        #[inline(always)]
        unsafe fn load(pointer: *const Self) -> Self {
            on_device! {
                $(let $name: $carrier;)*
                // SAFETY: the caller's pointer is valid. `pure, readonly`: an ordinary load.
                unsafe {
                    load!("ld.global", $vector, $type, pointer, $register, [$($name),*], $operand,
                          [pure, readonly])
                }
                $make
            }
        }
        #[inline(always)]
        unsafe fn load_read_only(pointer: *const Self) -> Self {
            on_device! {
                $(let $name: $carrier;)*
                // SAFETY: the caller's pointer is valid, and nobody writes there, so the read may move freely.
                unsafe {
                    load!("ld.global.nc", $vector, $type, pointer, $register, [$($name),*], $operand,
                          [pure, nomem])
                }
                $make
            }
        }
        #[inline(always)]
        unsafe fn load_l2(pointer: *const Self) -> Self {
            on_device! {
                $(let $name: $carrier;)*
                // SAFETY: the caller's pointer is valid. Not `pure`: each call reads again.
                unsafe {
                    load!("ld.global.cg", $vector, $type, pointer, $register, [$($name),*], $operand,
                          [readonly])
                }
                $make
            }
        }
        #[inline(always)]
        unsafe fn load_volatile(pointer: *const Self) -> Self {
            on_device! {
                $(let $name: $carrier;)*
                // SAFETY: the caller's pointer is valid.
                unsafe {
                    load!("ld.volatile.global", $vector, $type, pointer, $register, [$($name),*], $operand, [])
                }
                $make
            }
        }
        #[inline(always)]
        unsafe fn store(pointer: *mut Self, $v: Self) {
            on_device! {
                let [$($name),*]: [$carrier; _] = $take;
                // SAFETY: the caller's pointer is valid.
                unsafe { store!("st.global", $vector, $type, pointer, $register, [$($name),*], $operand) }
            }
        }
        #[inline(always)]
        unsafe fn store_streaming(pointer: *mut Self, $v: Self) {
            on_device! {
                let [$($name),*]: [$carrier; _] = $take;
                // SAFETY: the caller's pointer is valid.
                unsafe { store!("st.global.cs", $vector, $type, pointer, $register, [$($name),*], $operand) }
            }
        }
        #[inline(always)]
        unsafe fn store_volatile(pointer: *mut Self, $v: Self) {
            on_device! {
                let [$($name),*]: [$carrier; _] = $take;
                // SAFETY: the caller's pointer is valid.
                unsafe { store!("st.volatile.global", $vector, $type, pointer, $register, [$($name),*], $operand) }
            }
        }
    };
}

macro_rules! scalar {
    ($($value:ty, $carrier:ty, $register:ident, $type:literal;)*) => {
        $(
            // SAFETY: every bit pattern of a number is valid.
            unsafe impl GlobalValue for $value {
                methods!($value, $carrier, $register, "", $type, "{0}", |v| [v as $carrier] => [x], x as $value);
            }
        )*
    };
}

scalar! {
    u8, u16, reg16, ".u8";
    i8, i16, reg16, ".s8";
    u16, u16, reg16, ".u16";
    i16, i16, reg16, ".s16";
    u32, u32, reg32, ".u32";
    i32, i32, reg32, ".s32";
    f32, f32, reg32, ".f32";
    u64, u64, reg64, ".u64";
    i64, i64, reg64, ".s64";
    f64, f64, reg64, ".f64";
    usize, u64, reg64, ".u64";
}

// SAFETY: a raw pointer may hold any address.
unsafe impl<T: 'static> GlobalValue for *mut T {
    methods!(*mut T, *mut T, reg64, "", ".u64", "{0}", |v| [v] => [x], x);
}

// SAFETY: as above.
unsafe impl<T: 'static> GlobalValue for *const T {
    methods!(*const T, *const T, reg64, "", ".u64", "{0}", |v| [v] => [x], x);
}

macro_rules! vectors {
    ($($word:ty, $type:literal;)*) => {
        $(
            // SAFETY: every bit pattern of the words is valid.
            unsafe impl GlobalValue for Vec2<$word> {
                methods!(Vec2<$word>, $word, reg32, ".v2", $type, "{{{0}, {1}}}", |v| v.0 => [x, y], Vec2([x, y]));
            }
            // SAFETY: as above.
            unsafe impl GlobalValue for Vec4<$word> {
                methods!(
                    Vec4<$word>, $word, reg32, ".v4", $type, "{{{0}, {1}, {2}, {3}}}",
                    |v| v.0 => [x, y, z, w], Vec4([x, y, z, w])
                );
            }
        )*
    };
}

vectors! {
    f32, ".f32";
    i32, ".s32";
    u32, ".u32";
}
