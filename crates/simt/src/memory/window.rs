//! The generic address space: which addresses belong to which state space.
//!
//! The top byte of a 64-bit generic address names its space, so `isspacep` and `cvta` are a compare and an addition:
//!
//! | top byte | space | what the rest is |
//! | --- | --- | --- |
//! | `0x00` | global | a host address: page-locked host memory that the driver mapped |
//! | `0x01` | global | device memory from [`Memory::allocate`](super::Memory::allocate) |
//! | `0x02` | const | constant memory from [`Memory::allocate_constant`](super::Memory::allocate_constant) |
//! | `0x03` | shared | 32-bit offset in the block's shared memory |
//! | `0x04` | local | 32-bit offset in the thread's local memory |
//! | `0x05` | param | 32-bit offset in the kernel's parameters |
//!
//! A user-space pointer of the host has a top byte of zero: x86-64 gives user space 47 bits (56 with five-level
//! tables) and AArch64 at most 52. Only a pointer that carries a tag in its top byte could differ, and mapping one is
//! refused. Hence device addresses never collide with mapped host memory, and both keep their own values.
//!
//! `ld.global`, `ld.const` and generic addresses agree on the 64-bit value for the first three rows; `ld.shared`,
//! `ld.local` and `ld.param` take the plain offset, and only generic accesses see the window.

use super::pattern::Lanes;

const SPACE_SHIFT: u32 = 56;

/// First address of device memory.
pub const DEVICE_BASE: u64 = 0x01 << SPACE_SHIFT;
/// First address of constant memory.
pub const CONST_BASE: u64 = 0x02 << SPACE_SHIFT;
/// Generic address of offset 0 of shared memory.
pub const SHARED_BASE: u64 = 0x03 << SPACE_SHIFT;
/// Generic address of offset 0 of local memory.
pub const LOCAL_BASE: u64 = 0x04 << SPACE_SHIFT;
/// Generic address of offset 0 of the kernel's parameters.
pub const PARAM_BASE: u64 = 0x05 << SPACE_SHIFT;

/// A part of the generic address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    /// Device memory and mapped host memory; also where null pointers and stray addresses count to.
    Global,
    /// Constant memory.
    Const,
    /// The block's shared memory.
    Shared,
    /// The thread's local memory.
    Local,
    /// The kernel's parameters.
    Param,
}

impl Window {
    /// Every window.
    pub const ALL: [Window; 5] =
        [Window::Global, Window::Const, Window::Shared, Window::Local, Window::Param];

    /// The window that a generic address is in.
    #[inline(always)]
    pub fn of(address: u64) -> Window {
        match address >> SPACE_SHIFT {
            0x02 => Window::Const,
            0x03 => Window::Shared,
            0x04 => Window::Local,
            0x05 => Window::Param,
            _ => Window::Global,
        }
    }

    /// What is added to an address of the space to make it generic (PTX ISA 9.0, 9.7.9.20 `cvta`).
    #[inline(always)]
    pub const fn base(self) -> u64 {
        match self {
            Window::Global | Window::Const => 0,
            Window::Shared => SHARED_BASE,
            Window::Local => LOCAL_BASE,
            Window::Param => PARAM_BASE,
        }
    }

    /// `isspacep`: whether the generic address is in this space.
    #[inline(always)]
    pub fn holds(self, address: u64) -> bool {
        Window::of(address) == self
    }

    /// `cvta`: the generic address of an address of this space.
    #[inline(always)]
    pub fn to_generic(self, address: u64) -> u64 {
        address.wrapping_add(self.base())
    }

    /// `cvta.to`: the address in this space of a generic address. The result is meaningless where the address is not
    /// in the space, as on hardware; an access through it is then out of bounds.
    #[inline(always)]
    pub fn from_generic(self, address: u64) -> u64 {
        address.wrapping_sub(self.base())
    }
}

/// The lanes of `mask` whose generic address is in each window, in the order of [`Window::ALL`].
#[inline]
pub fn partition(addresses: &Lanes<u64>, mask: u32) -> [u32; 5] {
    let mut masks = [0; 5];
    // One window for the whole warp is the rule.
    let first = addresses[(mask.trailing_zeros() & 31) as usize];
    let mut differ = 0;
    for (lane, &address) in addresses.iter().enumerate() {
        differ |= if mask >> lane & 1 != 0 { address ^ first } else { 0 };
    }
    if differ >> SPACE_SHIFT == 0 {
        masks[Window::of(first) as usize] = mask;
        return masks;
    }
    for (lane, &address) in addresses.iter().enumerate() {
        masks[Window::of(address) as usize] |= mask & 1 << lane;
    }
    masks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_are_told_apart_and_convert_back() {
        for window in Window::ALL {
            let inside = match window {
                Window::Global => DEVICE_BASE + 4096,
                Window::Const => CONST_BASE + 4096,
                _ => 4096,
            };
            let generic = window.to_generic(inside);
            for other in Window::ALL {
                assert_eq!(other.holds(generic), other == window, "{window:?} in {other:?}");
            }
            assert_eq!(window.from_generic(generic), inside);
        }
        assert_eq!(Window::of(0), Window::Global);
        assert_eq!(Window::of(0x7fff_1234_5678), Window::Global);
        assert_eq!(Window::of(u64::MAX), Window::Global);
    }

    #[test]
    fn offset_zero_of_shared_memory_is_not_null() {
        assert_ne!(Window::Shared.to_generic(0), 0);
    }

    #[test]
    fn partition_covers_the_mask_once() {
        let mut addresses = [DEVICE_BASE; 32];
        assert_eq!(partition(&addresses, 0xffff), [0xffff, 0, 0, 0, 0]);
        addresses[3] = SHARED_BASE + 8;
        addresses[4] = LOCAL_BASE + 8;
        addresses[30] = SHARED_BASE;
        assert_eq!(
            partition(&addresses, 0xffff_fff7 | 8),
            [!(1 << 3 | 1 << 4 | 1 << 30), 0, 1 << 3 | 1 << 30, 1 << 4, 0]
        );
        assert_eq!(partition(&addresses, 0xff), [0xe7, 0, 8, 16, 0]);
        assert_eq!(partition(&addresses, 0), [0; 5]);
    }
}
