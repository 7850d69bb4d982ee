//! Bits of words: fields, permutations, funnels, logic (PTX ISA 9.0, 9.7.1, 9.7.8 and 9.7.9.7).

/// `popc.b64`.
#[inline(always)]
pub fn popc_64(a: u64) -> u32 {
    a.count_ones()
}

/// `popc.b32`.
#[inline(always)]
pub fn popc_32(a: u32) -> u32 {
    a.count_ones()
}

/// `clz.b32`.
#[inline(always)]
pub fn clz_32(a: u32) -> u32 {
    a.leading_zeros()
}

/// `clz.b64`.
#[inline(always)]
pub fn clz_64(a: u64) -> u32 {
    a.leading_zeros()
}

/// `brev.b32`.
#[inline(always)]
pub fn brev_32(a: u32) -> u32 {
    a.reverse_bits()
}

/// `brev.b64`.
#[inline(always)]
pub fn brev_64(a: u64) -> u64 {
    a.reverse_bits()
}

/// `bfind`: the position of the highest bit that is not the sign's; all ones where there is none. With `amount`
/// (`.shiftamt`), the left shift that brings it to the top.
#[inline(always)]
fn find(magnitude: u64, width: u32, amount: bool) -> u32 {
    if magnitude == 0 {
        return u32::MAX;
    }
    let position = 63 - magnitude.leading_zeros();
    if amount { width - 1 - position } else { position }
}

/// `bfind.u32`.
#[inline(always)]
pub fn bfind_u32(a: u32, amount: bool) -> u32 {
    find(a.into(), 32, amount)
}

/// `bfind.s32`.
#[inline(always)]
pub fn bfind_s32(a: i32, amount: bool) -> u32 {
    find(u64::from((a ^ a >> 31) as u32), 32, amount)
}

/// `bfind.u64`.
#[inline(always)]
pub fn bfind_u64(a: u64, amount: bool) -> u32 {
    find(a, 64, amount)
}

/// `bfind.s64`.
#[inline(always)]
pub fn bfind_s64(a: i64, amount: bool) -> u32 {
    find((a ^ a >> 63) as u64, 64, amount)
}

macro_rules! bfe {
    ($name:ident, $t:ty, $counts:expr, $doc:literal) => {
        #[doc = $doc]
        #[inline(always)]
        pub fn $name(a: $t, start: u32, length: u32) -> $t {
            let (start, length) = (start & $counts, length & $counts);
            if length == 0 {
                return 0;
            }
            // The word extended by its own kind above, so a field that reaches beyond needs no special care.
            let last = <$t>::BITS - 1;
            let shifted = a >> start.min(last);
            let shifted = if start > last && <$t>::MIN == 0 { 0 } else { shifted };
            if length > last {
                return shifted;
            }
            let spare = <$t>::BITS - length;
            shifted << spare >> spare
        }
    };
}
bfe!(bfe_u32, u32, 0xff, "`bfe.u32`: `length` bits from `start`; of both numbers the low 8 bits count.");
bfe!(
    bfe_s32,
    i32,
    0xff,
    "`bfe.s32`: the field extended by its highest bit, or the word's where it reaches beyond it."
);
bfe!(bfe_u64, u64, u32::MAX, "`bfe.u64`: here all bits of both numbers count, as on hardware.");
bfe!(bfe_s64, i64, u32::MAX, "`bfe.s64`.");

/// `bfi.b32`: `b` with `length` bits from `start` replaced by the low bits of `a`; of both numbers the low 8 bits count.
#[inline(always)]
pub fn bfi_32(a: u32, b: u32, start: u32, length: u32) -> u32 {
    let (start, length) = (start & 0xff, length & 0xff);
    let mask = bmsk(start, length, true);
    let moved = if start < 32 { a << start } else { 0 };
    moved & mask | b & !mask
}

/// `bfi.b64`; here all bits of both numbers count, as on hardware.
#[inline(always)]
pub fn bfi_64(a: u64, b: u64, start: u32, length: u32) -> u64 {
    let ones = if length < 64 { (1_u64 << length) - 1 } else { u64::MAX };
    let (mask, moved) = if start < 64 { (ones << start, a << start) } else { (0, 0) };
    moved & mask | b & !mask
}

/// `bmsk`: `width` ones from `start`. Numbers from 32 on behave like 32 with `clamp`, else their low 5 bits count.
#[inline(always)]
pub fn bmsk(start: u32, width: u32, clamp: bool) -> u32 {
    let (start, width) = if clamp { (start.min(32), width.min(32)) } else { (start & 31, width & 31) };
    let ones = (1_u64 << width) - 1;
    (ones << start) as u32
}

/// `szext.u32`: the low `bits` bits; numbers from 32 on behave like 32 with `clamp`, else their low 5 bits count.
#[inline(always)]
pub fn szext_u32(a: u32, bits: u32, clamp: bool) -> u32 {
    a & bmsk(0, bits, clamp)
}

/// `szext.s32`: the low `bits` bits, extended by the highest of them; zero bits give zero.
#[inline(always)]
pub fn szext_s32(a: i32, bits: u32, clamp: bool) -> i32 {
    let bits = if clamp { bits.min(32) } else { bits & 31 };
    if bits == 0 { 0 } else { a << (32 - bits) >> (32 - bits) }
}

/// `fns`: the position of the set bit of `mask` that is `offset` places from the first one at or above (for a negative
/// offset, at or below) `base`; all ones where there is none. Offset 0 asks whether bit `base` itself is set.
pub fn fns(mask: u32, base: u32, offset: i32) -> u32 {
    if base > 31 {
        return u32::MAX;
    }
    if offset == 0 {
        return if mask >> base & 1 != 0 { base } else { u32::MAX };
    }
    let mut left = offset.unsigned_abs();
    let mut position = base as i32;
    let step = offset.signum();
    while (0..32).contains(&position) {
        if mask >> position & 1 != 0 {
            left -= 1;
            if left == 0 {
                return position as u32;
            }
        }
        position += step;
    }
    u32::MAX
}

/// Modes of `prmt` (PTX ISA 9.0, 9.7.9.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permute {
    /// Four selectors, one a byte.
    Index,
    /// Four bytes upwards from a byte.
    Forward4,
    /// Four bytes downwards from a byte.
    Backward4,
    /// One byte in all places.
    Replicate8,
    /// Each byte from its place or a higher one.
    EdgeLeft,
    /// Each byte from its place or a lower one.
    EdgeRight,
    /// One half in both places.
    Replicate16,
}

/// The selectors of a permutation as one of the default mode.
#[inline(always)]
fn selectors(selector: u32, mode: Permute) -> u32 {
    let low = selector & 3;
    let of = |f: fn(u32, u32) -> u32| (0..4).fold(0, |all, i| all | (f(low, i) & 7) << (4 * i));
    match mode {
        Permute::Index => selector,
        Permute::Forward4 => of(|low, i| low + i),
        Permute::Backward4 => of(|low, i| low.wrapping_sub(i)),
        Permute::Replicate8 => of(|low, _| low),
        Permute::EdgeLeft => of(|low, i| low.max(i)),
        Permute::EdgeRight => of(|low, i| low.min(i)),
        Permute::Replicate16 => of(|low, i| (low & 1) * 2 + (i & 1)),
    }
}

/// `prmt`: four bytes chosen among the eight of `b` and `a` (the low ones are `a`'s); in the default mode bit 3 of a
/// selector asks for the byte's sign in all its bits.
#[inline(always)]
pub fn prmt(a: u32, b: u32, selector: u32, mode: Permute) -> u32 {
    let source = u64::from(b) << 32 | u64::from(a);
    let selector = selectors(selector, mode);
    let mut result = 0;
    for i in 0..4 {
        let pick = selector >> (4 * i);
        let byte = (source >> (8 * (pick & 7))) as u8;
        let byte = if pick & 8 != 0 { (byte as i8 >> 7) as u8 } else { byte };
        result |= u32::from(byte) << (8 * i);
    }
    result
}

/// `lop3`: each bit of the result is the bit of `table` that the three bits number, `a`'s being the highest.
#[inline(always)]
pub fn lop3(a: u32, b: u32, c: u32, table: u8) -> u32 {
    let mut result = 0;
    for (i, (a, b, c)) in
        [(!a, !b, !c), (!a, !b, c), (!a, b, !c), (!a, b, c), (a, !b, !c), (a, !b, c), (a, b, !c), (a, b, c)]
            .into_iter()
            .enumerate()
    {
        let on = (u32::from(table) >> i & 1).wrapping_neg();
        result |= a & b & c & on;
    }
    result
}

/// The count of a funnel shift: at most 32 with `clamp`, else its low 5 bits (`.wrap`).
#[inline(always)]
fn funnel(by: u32, clamp: bool) -> u32 {
    if clamp { by.min(32) } else { by & 31 }
}

/// `shf.l`: the high word of `b:a` shifted left.
#[inline(always)]
pub fn shf_left(a: u32, b: u32, by: u32, clamp: bool) -> u32 {
    let both = u64::from(b) << 32 | u64::from(a);
    ((both << funnel(by, clamp)) >> 32) as u32
}

/// `shf.r`: the low word of `b:a` shifted right.
#[inline(always)]
pub fn shf_right(a: u32, b: u32, by: u32, clamp: bool) -> u32 {
    let both = u64::from(b) << 32 | u64::from(a);
    (both >> funnel(by, clamp)) as u32
}
