//! Types of other crates that cross a launch and go through a warp's shuffles, by feature.

use crate::plain::PlainData;
use crate::warp::WarpShuffleValue;

/// Types that are an array of numbers, with the functions from and to it.
macro_rules! arrays {
    ($feature:literal; $($type:ty: [$element:ty; $n:literal], $to:expr, $from:expr;)*) => {
        $(
            // SAFETY: `repr(C)` numbers, with the same alignment on both sides.
            #[cfg(feature = $feature)]
            unsafe impl PlainData for $type {}
            // SAFETY: as above.
            #[cfg(all(feature = $feature, target_arch = "nvptx64"))]
            unsafe impl crate::plain::DeviceCopy for $type {}
            #[cfg(feature = $feature)]
            impl WarpShuffleValue for $type {
                #[inline(always)]
                fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self {
                    let (to, from): (fn(Self) -> [$element; $n], fn([$element; $n]) -> Self) = ($to, $from);
                    from(to(self).through_registers(shuffle))
                }
            }
        )*
    };
}

macro_rules! glam {
    ($($type:ident: [$element:ty; $n:literal];)*) => {
        arrays! { "glam"; $(glam::$type: [$element; $n], |v| v.to_array(), glam::$type::from_array;)* }
    };
    (matrices $($type:ident: [$element:ty; $n:literal];)*) => {
        arrays! {
            "glam";
            $(glam::$type: [$element; $n], |v| v.to_cols_array(), |cols| glam::$type::from_cols_array(&cols);)*
        }
    };
}

glam! {
    Vec2: [f32; 2]; Vec3: [f32; 3]; Vec3A: [f32; 3]; Vec4: [f32; 4]; Quat: [f32; 4];
    DVec2: [f64; 2]; DVec3: [f64; 3]; DVec4: [f64; 4]; DQuat: [f64; 4];
    I8Vec2: [i8; 2]; I8Vec3: [i8; 3]; I8Vec4: [i8; 4]; U8Vec2: [u8; 2]; U8Vec3: [u8; 3]; U8Vec4: [u8; 4];
    I16Vec2: [i16; 2]; I16Vec3: [i16; 3]; I16Vec4: [i16; 4]; U16Vec2: [u16; 2]; U16Vec3: [u16; 3]; U16Vec4: [u16; 4];
    IVec2: [i32; 2]; IVec3: [i32; 3]; IVec4: [i32; 4]; UVec2: [u32; 2]; UVec3: [u32; 3]; UVec4: [u32; 4];
    I64Vec2: [i64; 2]; I64Vec3: [i64; 3]; I64Vec4: [i64; 4]; U64Vec2: [u64; 2]; U64Vec3: [u64; 3]; U64Vec4: [u64; 4];
    USizeVec2: [usize; 2]; USizeVec3: [usize; 3]; USizeVec4: [usize; 4];
    ISizeVec2: [isize; 2]; ISizeVec3: [isize; 3]; ISizeVec4: [isize; 4];
}
glam! { matrices
    Mat2: [f32; 4]; Mat3: [f32; 9]; Mat3A: [f32; 9]; Mat4: [f32; 16]; DMat2: [f64; 4]; DMat3: [f64; 9];
    DMat4: [f64; 16]; Affine2: [f32; 6]; Affine3A: [f32; 12];
}

macro_rules! halves {
    ($($type:ident)*) => {
        arrays! { "half"; $(half::$type: [u16; 1], |v| [v.to_bits()], |[bits]| half::$type::from_bits(bits);)* }
    };
}
halves!(f16 bf16);

macro_rules! vek {
    ($($type:ident<$n:literal>: $($element:ty)*;)*) => {
        $(
            arrays! {
                "vek";
                $(
                    vek::vec::repr_c::$type<$element>: [$element; $n],
                    |v| v.into_array(), vek::vec::repr_c::$type::<$element>::from;
                )*
            }
        )*
    };
}
vek! {
    Vec2<2>: f32 f64 i8 u8 i16 u16 i32 u32 i64 u64 isize usize;
    Vec3<3>: f32 f64 i8 u8 i16 u16 i32 u32 i64 u64 isize usize;
    Vec4<4>: f32 f64 i8 u8 i16 u16 i32 u32 i64 u64 isize usize;
}

#[cfg(feature = "bytemuck")]
impl<T: bytemuck::Pod> WarpShuffleValue for crate::plain::Pod<T> {
    #[inline(always)]
    fn through_registers(self, shuffle: impl FnMut(u32) -> u32) -> Self {
        const {
            assert!(size_of::<T>() <= 16, "a warp's shuffle moves values of at most 128 bits");
        }
        let mut words = [0u32; 4];
        bytemuck::bytes_of_mut(&mut words)[..size_of::<T>()].copy_from_slice(bytemuck::bytes_of(&self.0));
        let [a, b, c, d] = words;
        // Registers that hold nothing of the value do not move.
        let mut shuffle = shuffle;
        let mut word = |i: usize, bits: u32| if i * 4 < size_of::<T>() { shuffle(bits) } else { 0 };
        let moved = [word(0, a), word(1, b), word(2, c), word(3, d)];
        Self(bytemuck::pod_read_unaligned(&bytemuck::bytes_of(&moved)[..size_of::<T>()]))
    }
}
