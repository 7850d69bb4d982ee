//! Short vectors that one instruction loads or stores: [`Vec2`] and [`Vec4`] of 32-bit words.
//!
//! Behind a reference or a pointer that comes from a kernel argument they move with `ld.global.v4` and `st.global.v4`:
//! 16 bytes a thread, a fourth of the instructions.

use crate::plain::{DeviceCopy, PlainData};
use core::array;
use core::ops::{Add, Index, IndexMut, Mul, Sub};

/// Words of which vectors are made.
///
/// # Safety
/// Four bytes, alignment 4, every bit pattern valid.
pub unsafe trait Word: PlainData + DeviceCopy + Default {}
// SAFETY: 32-bit numbers.
unsafe impl Word for f32 {}
// SAFETY: as above.
unsafe impl Word for i32 {}
// SAFETY: as above.
unsafe impl Word for u32 {}

macro_rules! vector {
    ($(#[$doc:meta])* $name:ident, $n:literal, $align:literal) => {
        $(#[$doc])*
        #[repr(C, align($align))]
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name<T>(pub [T; $n]);

        impl<T: Word> $name<T> {
            /// The vector with `value` in every place.
            #[inline(always)]
            pub fn splat(value: T) -> Self {
                Self([value; $n])
            }

            /// Applies a function to each place.
            #[inline(always)]
            pub fn map<U: Word>(self, mut function: impl FnMut(T) -> U) -> $name<U> {
                $name(array::from_fn(|i| function(self.0[i])))
            }

            /// Applies a function to the two values of each place.
            #[inline(always)]
            pub fn zip<U: Word, V: Word>(self, other: $name<U>, mut function: impl FnMut(T, U) -> V) -> $name<V> {
                $name(array::from_fn(|i| function(self.0[i], other.0[i])))
            }

            /// The elements before the first whole aligned vector, the vectors, and the elements after the last.
            #[inline(always)]
            pub fn split(slice: &[T]) -> (&[T], &[Self], &[T]) {
                // SAFETY: the vector is its words in a row, without padding, and every bit pattern is valid.
                unsafe { slice.align_to() }
            }
        }

        impl<T: Word> Default for $name<T> {
            #[inline(always)]
            fn default() -> Self {
                Self::splat(T::default())
            }
        }

        impl<T> Index<usize> for $name<T> {
            type Output = T;
            #[inline(always)]
            fn index(&self, index: usize) -> &T {
                &self.0[index]
            }
        }

        impl<T> IndexMut<usize> for $name<T> {
            #[inline(always)]
            fn index_mut(&mut self, index: usize) -> &mut T {
                &mut self.0[index]
            }
        }

        vector!(@operator $name Add add);
        vector!(@operator $name Sub sub);
        vector!(@operator $name Mul mul);

        // SAFETY: `repr(C)`, and words are plain.
        unsafe impl<T: Word> DeviceCopy for $name<T> {}
        // SAFETY: as above.
        unsafe impl<T: Word> PlainData for $name<T> {}
    };
    (@operator $name:ident $trait:ident $method:ident) => {
        impl<T: Word + $trait<Output = T>> $trait for $name<T> {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                self.zip(other, T::$method)
            }
        }
    };
}

vector! {
    /// Two words, aligned to 8 bytes (CUDA's `float2`, `int2`).
    Vec2, 2, 8
}
vector! {
    /// Four words, aligned to 16 bytes (CUDA's `float4`, `int4`).
    Vec4, 4, 16
}
