//! Integer arithmetic (PTX ISA 9.0, 9.7.1 and 9.7.2).

/// A machine integer of 8, 16, 32 or 64 bits, signed or not.
///
/// Division by zero and shifts follow the hardware: a quotient or remainder by zero has all bits set, the least
/// negative number over -1 wraps, and shift counts beyond the width behave like the width.
pub trait Int: Copy + Ord + Default + 'static {
    /// Width in bits.
    const BITS: u32;
    /// Whether negative numbers exist.
    const SIGNED: bool;
    /// Least number.
    const MIN: Self;
    /// Greatest number.
    const MAX: Self;
    /// The integer of twice the width; of 64 bits, 128.
    type Wide: Copy;

    /// As a number of 128 bits.
    fn to_i128(self) -> i128;
    /// The low bits.
    fn wrap(value: i128) -> Self;
    /// The bits, with zeros above.
    fn to_bits(self) -> u64;
    /// The low bits.
    fn from_bits(bits: u64) -> Self;
    /// `add`.
    fn add(self, b: Self) -> Self;
    /// `sub`.
    fn sub(self, b: Self) -> Self;
    /// `add.sat`.
    fn add_sat(self, b: Self) -> Self;
    /// `sub.sat`.
    fn sub_sat(self, b: Self) -> Self;
    /// `mul.lo`.
    fn mul_lo(self, b: Self) -> Self;
    /// `mul.hi`.
    fn mul_hi(self, b: Self) -> Self;
    /// `mul.wide`.
    fn mul_wide(self, b: Self) -> Self::Wide;
    /// `mad.wide`: the product plus a number of twice the width.
    fn mad_wide(self, b: Self, c: Self::Wide) -> Self::Wide;
    /// `div`.
    fn div(self, b: Self) -> Self;
    /// `rem`.
    fn rem(self, b: Self) -> Self;
    /// `abs`; the least negative number stays.
    fn absolute(self) -> Self;
    /// `neg`; the least negative number stays.
    fn neg(self) -> Self;
    /// `shl`.
    fn shl(self, by: u32) -> Self;
    /// `shr`: arithmetic where signed.
    fn shr(self, by: u32) -> Self;
    /// `mad.lo`.
    #[inline(always)]
    fn mad_lo(self, b: Self, c: Self) -> Self {
        self.mul_lo(b).add(c)
    }
    /// `mad.hi`.
    #[inline(always)]
    fn mad_hi(self, b: Self, c: Self) -> Self {
        self.mul_hi(b).add(c)
    }
    /// `mad.hi.sat`.
    #[inline(always)]
    fn mad_hi_sat(self, b: Self, c: Self) -> Self {
        self.mul_hi(b).add_sat(c)
    }
    /// `min`.
    #[inline(always)]
    fn lesser(self, b: Self) -> Self {
        if self < b { self } else { b }
    }
    /// `max`.
    #[inline(always)]
    fn greater(self, b: Self) -> Self {
        if self > b { self } else { b }
    }
    /// `sad`: `c` plus the distance of the two.
    #[inline(always)]
    fn sad(self, b: Self, c: Self) -> Self {
        c.add(if self < b { b.sub(self) } else { self.sub(b) })
    }
    /// `cnot`: one for zero, else zero.
    #[inline(always)]
    fn cnot(self) -> Self {
        Self::from_bits(u64::from(self.to_bits() == 0))
    }
}

macro_rules! int {
    ($t:ty, $wide:ty, $bits:ty, $signed:literal, $abs:expr) => {
        impl Int for $t {
            const BITS: u32 = <$t>::BITS;
            const SIGNED: bool = $signed;
            const MIN: Self = <$t>::MIN;
            const MAX: Self = <$t>::MAX;
            type Wide = $wide;

            #[inline(always)]
            fn to_i128(self) -> i128 {
                self as i128
            }
            #[inline(always)]
            fn wrap(value: i128) -> Self {
                value as $t
            }
            #[inline(always)]
            fn to_bits(self) -> u64 {
                self as $bits as u64
            }
            #[inline(always)]
            fn from_bits(bits: u64) -> Self {
                bits as $t
            }
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                self.wrapping_add(b)
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                self.wrapping_sub(b)
            }
            #[inline(always)]
            fn add_sat(self, b: Self) -> Self {
                self.saturating_add(b)
            }
            #[inline(always)]
            fn sub_sat(self, b: Self) -> Self {
                self.saturating_sub(b)
            }
            #[inline(always)]
            fn mul_lo(self, b: Self) -> Self {
                self.wrapping_mul(b)
            }
            #[inline(always)]
            fn mul_hi(self, b: Self) -> Self {
                ((self as $wide).wrapping_mul(b as $wide) >> <$t>::BITS) as $t
            }
            #[inline(always)]
            fn mul_wide(self, b: Self) -> $wide {
                (self as $wide).wrapping_mul(b as $wide)
            }
            #[inline(always)]
            fn mad_wide(self, b: Self, c: $wide) -> $wide {
                self.mul_wide(b).wrapping_add(c)
            }
            #[inline(always)]
            fn div(self, b: Self) -> Self {
                if b == 0 { !0 } else { self.wrapping_div(b) }
            }
            #[inline(always)]
            fn rem(self, b: Self) -> Self {
                if b == 0 { !0 } else { self.wrapping_rem(b) }
            }
            #[inline(always)]
            fn absolute(self) -> Self {
                $abs(self)
            }
            #[inline(always)]
            fn neg(self) -> Self {
                self.wrapping_neg()
            }
            #[inline(always)]
            fn shl(self, by: u32) -> Self {
                if by < <$t>::BITS { self << by } else { 0 }
            }
            #[inline(always)]
            fn shr(self, by: u32) -> Self {
                // The arithmetic shift by all but one bit leaves only signs; the logical one needs the second step.
                let by = if $signed && by >= <$t>::BITS { <$t>::BITS - 1 } else { by };
                if by < <$t>::BITS { self >> by } else { 0 }
            }
        }
    };
}
int!(u8, u16, u8, false, |x| x);
int!(u16, u32, u16, false, |x| x);
int!(u32, u64, u32, false, |x| x);
int!(u64, u128, u64, false, |x| x);
int!(i8, i16, u8, true, i8::wrapping_abs);
int!(i16, i32, u16, true, i16::wrapping_abs);
int!(i32, i64, u32, true, i32::wrapping_abs);
int!(i64, i128, u64, true, i64::wrapping_abs);

/// `cvt.sat` between integers: clamped to what the target holds.
#[inline(always)]
pub fn clamp<From: Int, To: Int>(value: From) -> To {
    let wide = value.to_i128();
    To::wrap(wide.clamp(To::MIN.to_i128(), To::MAX.to_i128()))
}

/// `mul24.lo.u32`: the low 32 bits of the product of the low 24 bits.
#[inline(always)]
pub fn mul24_lo_u32(a: u32, b: u32) -> u32 {
    (a & 0xff_ffff).wrapping_mul(b & 0xff_ffff)
}

/// `mul24.hi.u32`: bits 16 to 47 of the product of the low 24 bits.
#[inline(always)]
pub fn mul24_hi_u32(a: u32, b: u32) -> u32 {
    ((u64::from(a & 0xff_ffff) * u64::from(b & 0xff_ffff)) >> 16) as u32
}

#[inline(always)]
fn sign24(a: i32) -> i32 {
    a << 8 >> 8
}

/// `mul24.lo.s32`: the low 32 bits of the product of the low 24 bits.
#[inline(always)]
pub fn mul24_lo_s32(a: i32, b: i32) -> i32 {
    sign24(a).wrapping_mul(sign24(b))
}

/// `mul24.hi.s32`: bits 16 to 47 of the product of the low 24 bits.
#[inline(always)]
pub fn mul24_hi_s32(a: i32, b: i32) -> i32 {
    ((i64::from(sign24(a)) * i64::from(sign24(b))) >> 16) as i32
}

/// `add.cc` and `addc.cc`: sum and carry out. For `addc` pass the carry in, for `add` false.
#[inline(always)]
pub fn add_carry_32(a: u32, b: u32, carry: bool) -> (u32, bool) {
    let sum = u64::from(a) + u64::from(b) + u64::from(carry);
    (sum as u32, sum >> 32 != 0)
}

/// The same of 64 bits.
#[inline(always)]
pub fn add_carry_64(a: u64, b: u64, carry: bool) -> (u64, bool) {
    let (sum, over) = a.overflowing_add(b);
    let (sum, again) = sum.overflowing_add(u64::from(carry));
    (sum, over | again)
}

/// `sub.cc` and `subc.cc`: difference and borrow out (PTX ISA 9.0, 9.7.2.3). For `subc` pass the borrow in.
#[inline(always)]
pub fn sub_borrow_32(a: u32, b: u32, borrow: bool) -> (u32, bool) {
    let difference = u64::from(a).wrapping_sub(u64::from(b)).wrapping_sub(u64::from(borrow));
    (difference as u32, difference >> 63 != 0)
}

/// The same of 64 bits.
#[inline(always)]
pub fn sub_borrow_64(a: u64, b: u64, borrow: bool) -> (u64, bool) {
    let (difference, under) = a.overflowing_sub(b);
    let (difference, again) = difference.overflowing_sub(u64::from(borrow));
    (difference, under | again)
}

/// Signed or unsigned bytes of a word.
#[inline(always)]
fn bytes(word: u32, signed: bool) -> [i32; 4] {
    word.to_le_bytes().map(|b| if signed { i32::from(b as i8) } else { i32::from(b) })
}

/// `dp4a`: `c` plus the sum of the products of four bytes, each operand signed or not.
#[inline(always)]
pub fn dp4a(a: u32, b: u32, c: u32, a_signed: bool, b_signed: bool) -> u32 {
    let (a, b) = (bytes(a, a_signed), bytes(b, b_signed));
    (0..4).fold(c, |sum, i| sum.wrapping_add(a[i].wrapping_mul(b[i]) as u32))
}

/// `dp2a`: `c` plus the sum of the products of two halves of `a` with the two low or, with `high`, the two high bytes
/// of `b`.
#[inline(always)]
pub fn dp2a(a: u32, b: u32, c: u32, a_signed: bool, b_signed: bool, high: bool) -> u32 {
    let half = |word: u32| if a_signed { i32::from(word as i16) } else { i32::from(word as u16) };
    let bytes = bytes(b, b_signed);
    let first = if high { 2 } else { 0 };
    c.wrapping_add(half(a).wrapping_mul(bytes[first]) as u32)
        .wrapping_add(half(a >> 16).wrapping_mul(bytes[first + 1]) as u32)
}
