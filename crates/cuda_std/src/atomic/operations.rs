//! The instructions, one for each operation, scope and type.

use super::Which;
use crate::device::on_device;

/// `fence.acq_rel` of the scope.
#[inline(always)]
pub(super) fn fence_acquire_release(scope: Which) {
    on_device! {
        // SAFETY: fences have no operands.
        unsafe {
            match scope {
                Which::Block => core::arch::asm!("fence.acq_rel.cta;", options(nostack, preserves_flags)),
                Which::Device => core::arch::asm!("fence.acq_rel.gpu;", options(nostack, preserves_flags)),
                Which::System => core::arch::asm!("fence.acq_rel.sys;", options(nostack, preserves_flags)),
            }
        }
    }
}

/// `fence.sc` of the scope.
#[inline(always)]
pub(super) fn fence_sequential(scope: Which) {
    on_device! {
        // SAFETY: fences have no operands.
        unsafe {
            match scope {
                Which::Block => core::arch::asm!("fence.sc.cta;", options(nostack, preserves_flags)),
                Which::Device => core::arch::asm!("fence.sc.gpu;", options(nostack, preserves_flags)),
                Which::System => core::arch::asm!("fence.sc.sys;", options(nostack, preserves_flags)),
            }
        }
    }
}

/// Numbers with atomic operations on global and shared memory.
///
/// # Safety
/// The operations do what their names say, on memory of the type's size and alignment.
pub unsafe trait AtomicValue: crate::plain::PlainData {
    #[doc(hidden)]
    unsafe fn load(scope: Which, pointer: *mut Self) -> Self;
    #[doc(hidden)]
    unsafe fn store(scope: Which, pointer: *mut Self, value: Self);
    #[doc(hidden)]
    unsafe fn add(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn exchange(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn compare_exchange(scope: Which, pointer: *mut Self, current: Self, new: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_add(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_exchange(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_compare_exchange(address: u32, current: Self, new: Self) -> Self;
    #[doc(hidden)]
    fn same_bits(a: Self, b: Self) -> bool;
}

/// Integers, which have more atomic operations than floats.
///
/// # Safety
/// As for [`AtomicValue`].
pub unsafe trait AtomicInteger: AtomicValue {
    #[doc(hidden)]
    unsafe fn min(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn max(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn and(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn or(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn xor(scope: Which, pointer: *mut Self, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_min(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_max(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_and(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_or(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    unsafe fn shared_xor(address: u32, value: Self) -> Self;
    #[doc(hidden)]
    fn negated(self) -> Self;
}

/// `atom` on global memory: instruction text by scope, then the operands.
#[cfg(target_arch = "nvptx64")]
macro_rules! global {
    ($scope:ident, $register:ident, $operation:literal, $pointer:ident $(, $value:ident)+ => $old:ident) => {
        match $scope {
            Which::Block => global!(@ "atom.relaxed.cta.global", $register, $operation, $pointer $(, $value)+ => $old),
            Which::Device => global!(@ "atom.relaxed.gpu.global", $register, $operation, $pointer $(, $value)+ => $old),
            Which::System => global!(@ "atom.relaxed.sys.global", $register, $operation, $pointer $(, $value)+ => $old),
        }
    };
    (@ $instruction:literal, $register:ident, $operation:literal, $pointer:ident, $value:ident => $old:ident) => {
        core::arch::asm!(
            concat!("{{ .reg .u64 a; cvta.to.global.u64 a, {p}; ", $instruction, $operation, " {o}, [a], {v}; }}"),
            o = out($register) $old, p = in(reg64) $pointer, v = in($register) $value,
            options(nostack, preserves_flags)
        )
    };
    (@ $instruction:literal, $register:ident, $operation:literal, $pointer:ident, $value:ident, $new:ident
     => $old:ident) => {
        core::arch::asm!(
            concat!("{{ .reg .u64 a; cvta.to.global.u64 a, {p}; ", $instruction, $operation, " {o}, [a], {v}, {n}; }}"),
            o = out($register) $old, p = in(reg64) $pointer, v = in($register) $value, n = in($register) $new,
            options(nostack, preserves_flags)
        )
    };
}

macro_rules! global_operations {
    ($register:ident, $($name:ident = $operation:literal;)*) => {
        $(
            #[inline(always)]
            unsafe fn $name(scope: Which, pointer: *mut Self, value: Self) -> Self {
                on_device! {
                    let old: Self;
                    // SAFETY: the caller gives a valid pointer to global memory.
                    unsafe { global!(scope, $register, $operation, pointer, value => old) };
                    old
                }
            }
        )*
    };
}

macro_rules! shared_operations {
    ($register:ident, $($name:ident = $operation:literal;)*) => {
        $(
            #[inline(always)]
            unsafe fn $name(address: u32, value: Self) -> Self {
                on_device! {
                    let old: Self;
                    // SAFETY: the caller gives a valid shared address. `nomem`: Rust code cannot reach that memory.
                    unsafe {
                        core::arch::asm!(
                            concat!("atom.relaxed.cta.shared", $operation, " {}, [{}], {};"),
                            out($register) old, in(reg32) address, in($register) value,
                            options(nomem, nostack, preserves_flags)
                        );
                    }
                    old
                }
            }
        )*
    };
}

macro_rules! atomic_value {
    ($($type:ty, $register:ident, $bits:literal, $add:literal, $exchange:literal, $compare:literal, |$a:ident, $b:ident|
       $same:expr;)*) => {
        $(
            // SAFETY: the instructions are those of the type's width.
            unsafe impl AtomicValue for $type {
                #[inline(always)]
                unsafe fn load(scope: Which, pointer: *mut Self) -> Self {
                    on_device! {
                        let value: Self;
                        // SAFETY: the caller gives a valid pointer to global memory.
                        unsafe {
                            match scope {
                                Which::Block => atomic_value!(@load "cta", $register, $bits, pointer => value),
                                Which::Device => atomic_value!(@load "gpu", $register, $bits, pointer => value),
                                Which::System => atomic_value!(@load "sys", $register, $bits, pointer => value),
                            }
                        }
                        value
                    }
                }

                #[inline(always)]
                unsafe fn store(scope: Which, pointer: *mut Self, value: Self) {
                    on_device! {
                        // SAFETY: the caller gives a valid pointer to global memory.
                        unsafe {
                            match scope {
                                Which::Block => atomic_value!(@store "cta", $register, $bits, pointer, value),
                                Which::Device => atomic_value!(@store "gpu", $register, $bits, pointer, value),
                                Which::System => atomic_value!(@store "sys", $register, $bits, pointer, value),
                            }
                        }
                    }
                }

                global_operations! { $register, add = $add; exchange = $exchange; }

                #[inline(always)]
                unsafe fn compare_exchange(scope: Which, pointer: *mut Self, current: Self, new: Self) -> Self {
                    on_device! {
                        let old: Self;
                        // SAFETY: the caller gives a valid pointer to global memory.
                        unsafe { global!(scope, $register, $compare, pointer, current, new => old) };
                        old
                    }
                }

                shared_operations! { $register, shared_add = $add; shared_exchange = $exchange; }

                #[inline(always)]
                unsafe fn shared_compare_exchange(address: u32, current: Self, new: Self) -> Self {
                    on_device! {
                        let old: Self;
                        // SAFETY: the caller gives a valid shared address.
                        unsafe {
                            core::arch::asm!(
                                concat!("atom.relaxed.cta.shared", $compare, " {}, [{}], {}, {};"),
                                out($register) old, in(reg32) address, in($register) current, in($register) new,
                                options(nomem, nostack, preserves_flags)
                            );
                        }
                        old
                    }
                }

                #[inline(always)]
                fn same_bits($a: Self, $b: Self) -> bool {
                    $same
                }
            }
        )*
    };
    (@load $scope:literal, $register:ident, $bits:literal, $pointer:ident => $value:ident) => {
        core::arch::asm!(
            concat!("{{ .reg .u64 a; cvta.to.global.u64 a, {p}; ld.relaxed.", $scope, ".global", $bits, " {o}, [a]; }}"),
            o = out($register) $value, p = in(reg64) $pointer, options(nostack, preserves_flags)
        )
    };
    (@store $scope:literal, $register:ident, $bits:literal, $pointer:ident, $value:ident) => {
        core::arch::asm!(
            concat!("{{ .reg .u64 a; cvta.to.global.u64 a, {p}; st.relaxed.", $scope, ".global", $bits, " [a], {v}; }}"),
            p = in(reg64) $pointer, v = in($register) $value, options(nostack, preserves_flags)
        )
    };
}

atomic_value! {
    u32, reg32, ".b32", ".add.u32", ".exch.b32", ".cas.b32", |a, b| a == b;
    i32, reg32, ".b32", ".add.s32", ".exch.b32", ".cas.b32", |a, b| a == b;
    f32, reg32, ".b32", ".add.f32", ".exch.b32", ".cas.b32", |a, b| a.to_bits() == b.to_bits();
    u64, reg64, ".b64", ".add.u64", ".exch.b64", ".cas.b64", |a, b| a == b;
    i64, reg64, ".b64", ".add.u64", ".exch.b64", ".cas.b64", |a, b| a == b;
    f64, reg64, ".b64", ".add.f64", ".exch.b64", ".cas.b64", |a, b| a.to_bits() == b.to_bits();
}

macro_rules! atomic_integer {
    ($($type:ty, $register:ident, $min:literal, $max:literal, $and:literal, $or:literal, $xor:literal;)*) => {
        $(
            // SAFETY: the instructions are those of the type's width and sign.
            unsafe impl AtomicInteger for $type {
                global_operations! { $register, min = $min; max = $max; and = $and; or = $or; xor = $xor; }
                shared_operations! {
                    $register,
                    shared_min = $min; shared_max = $max; shared_and = $and; shared_or = $or; shared_xor = $xor;
                }

                #[inline(always)]
                fn negated(self) -> Self {
                    self.wrapping_neg()
                }
            }
        )*
    };
}

atomic_integer! {
    u32, reg32, ".min.u32", ".max.u32", ".and.b32", ".or.b32", ".xor.b32";
    i32, reg32, ".min.s32", ".max.s32", ".and.b32", ".or.b32", ".xor.b32";
    u64, reg64, ".min.u64", ".max.u64", ".and.b64", ".or.b64", ".xor.b64";
    i64, reg64, ".min.s64", ".max.s64", ".and.b64", ".or.b64", ".xor.b64";
}
