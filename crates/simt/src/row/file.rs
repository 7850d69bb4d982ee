//! The registers of a warp.
#![allow(unsafe_code)]

use super::kernel::{K1, K2, K3, K4, KP1, KP2, blend32, blend64};
use super::{Row, Row32, Row64};
use crate::op::{P, R32, R64};

/// All registers of a warp: those of every call in progress, one frame above the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct Registers {
    rows32: Vec<Row32>,
    rows64: Vec<Row64>,
    predicates: Vec<u32>,
}

impl Registers {
    /// Makes room for so many registers from the bottom of the file.
    pub fn reserve(&mut self, rows32: usize, rows64: usize, predicates: usize) {
        if self.rows32.len() < rows32 {
            self.rows32.resize(rows32, Row::splat(0));
        }
        if self.rows64.len() < rows64 {
            self.rows64.resize(rows64, Row::splat(0));
        }
        if self.predicates.len() < predicates {
            self.predicates.resize(predicates, 0);
        }
    }

    /// The registers from a frame's first ones up.
    #[inline(always)]
    pub fn frame(&mut self, base: [u32; 3]) -> Frame<'_> {
        Frame {
            rows32: &mut self.rows32[base[0] as usize..],
            rows64: &mut self.rows64[base[1] as usize..],
            predicates: &mut self.predicates[base[2] as usize..],
        }
    }
}

/// The lanes that an instruction writes.
#[derive(Clone, Copy)]
pub(crate) enum Active<'a> {
    /// Every lane that exists; what the others hold does not matter.
    All,
    /// Those with all ones here, the rest keeping what they had.
    Some(&'a Row32),
}

/// The registers of one call.
pub(crate) struct Frame<'a> {
    rows32: &'a mut [Row32],
    rows64: &'a mut [Row64],
    predicates: &'a mut [u32],
}

/// The width of a row, for the macros below.
pub(crate) trait Width: Copy + Default {
    type Reg: Copy;
    fn blend(d: &mut Row<Self>, new: &Row<Self>, keep: &Row32);
}

impl Width for u32 {
    type Reg = R32;
    #[inline(always)]
    fn blend(d: &mut Row32, new: &Row32, keep: &Row32) {
        blend32(d, new, keep);
    }
}

impl Width for u64 {
    type Reg = R64;
    #[inline(always)]
    fn blend(d: &mut Row64, new: &Row64, keep: &Row32) {
        blend64(d, new, keep);
    }
}

/// Where the rows of a width are.
pub(crate) trait Lookup<T: Width> {
    /// The row of a register, inside the frame's rows.
    fn at(&mut self, register: T::Reg) -> *mut Row<T>;
}

impl Lookup<u32> for Frame<'_> {
    #[inline(always)]
    fn at(&mut self, register: R32) -> *mut Row32 {
        let index = register.0 as usize;
        assert!(index < self.rows32.len(), "decoded registers lie inside their frame");
        self.rows32.as_mut_ptr().wrapping_add(index)
    }
}

impl Lookup<u64> for Frame<'_> {
    #[inline(always)]
    fn at(&mut self, register: R64) -> *mut Row64 {
        let index = register.0 as usize;
        assert!(index < self.rows64.len(), "decoded registers lie inside their frame");
        self.rows64.as_mut_ptr().wrapping_add(index)
    }
}

macro_rules! apply {
    ($name:ident, $kind:ident, [$($source:ident $row:ident),*]) => {
        /// Runs a row function on registers.
        #[allow(clippy::too_many_arguments)]
        #[inline(always)]
        pub fn $name<D: Width, $($row: Width),*>(
            &mut self, f: $kind<D, $($row),*>, d: D::Reg, $($source: $row::Reg,)* active: Active<'_>,
        ) where Self: Lookup<D> $(+ Lookup<$row>)* {
            let d = <Self as Lookup<D>>::at(self, d);
            $( let $source = <Self as Lookup<$row>>::at(self, $source).cast_const(); )*
            match active {
                // SAFETY: `at` gives rows inside the frame, which is borrowed uniquely; two rows of one width are the
                // same or disjoint, and rows of two widths are of different allocations. The function comes from
                // `row::kernel`, which hands out what this CPU runs.
                Active::All => unsafe { f(d, $($source),*) },
                Active::Some(keep) => {
                    let mut new = Row::splat(D::default());
                    // SAFETY: as above, with a destination apart.
                    unsafe { f(&raw mut new, $($source),*) };
                    // SAFETY: as above, and the sources are read no more.
                    D::blend(unsafe { &mut *d }, &new, keep);
                }
            }
        }
    };
}

impl Frame<'_> {
    apply!(apply1, K1, [a A]);
    apply!(apply2, K2, [a A, b B]);
    apply!(apply3, K3, [a A, b B, c C]);
    apply!(apply4, K4, [a A, b B, c C, e E]);

    /// Runs a row test on a register.
    #[inline(always)]
    pub fn test1<A: Width>(&mut self, f: KP1<A>, a: A::Reg) -> u32
    where
        Self: Lookup<A>,
    {
        let a = self.at(a);
        // SAFETY: as in `apply`; nothing is written.
        unsafe { f(a) }
    }

    /// Runs a row test on two registers.
    #[inline(always)]
    pub fn test2<A: Width, B: Width>(&mut self, f: KP2<A, B>, a: A::Reg, b: B::Reg) -> u32
    where
        Self: Lookup<A> + Lookup<B>,
    {
        let a = <Self as Lookup<A>>::at(self, a);
        let b = <Self as Lookup<B>>::at(self, b);
        // SAFETY: as in `apply`; nothing is written.
        unsafe { f(a, b) }
    }

    /// A row of addresses and a row to load into.
    #[inline(always)]
    pub fn address_and_target(&mut self, from: R64, to: R32) -> (&Row64, &mut Row32) {
        (&self.rows64[from.0 as usize], &mut self.rows32[to.0 as usize])
    }

    /// The row of a register.
    #[inline(always)]
    pub fn r32(&self, register: R32) -> &Row32 {
        &self.rows32[register.0 as usize]
    }

    /// The row of a register.
    #[inline(always)]
    pub fn r64(&self, register: R64) -> &Row64 {
        &self.rows64[register.0 as usize]
    }

    /// The row of a register, to write.
    #[inline(always)]
    pub fn r32_mut(&mut self, register: R32) -> &mut Row32 {
        &mut self.rows32[register.0 as usize]
    }

    /// The row of a register, to write.
    #[inline(always)]
    pub fn r64_mut(&mut self, register: R64) -> &mut Row64 {
        &mut self.rows64[register.0 as usize]
    }

    /// The lanes in which a predicate holds. Lanes that do not run may have any value.
    #[inline(always)]
    pub fn p(&self, register: P) -> u32 {
        self.predicates[register.0 as usize]
    }

    /// Sets a predicate in the lanes of `mask`.
    #[inline(always)]
    pub fn set_p(&mut self, register: P, lanes: u32, mask: u32) {
        let p = &mut self.predicates[register.0 as usize];
        *p = (*p & !mask) | (lanes & mask);
    }

    /// Writes a row in the active lanes.
    #[inline(always)]
    pub fn set32(&mut self, register: R32, new: &Row32, active: Active<'_>) {
        match active {
            Active::All => *self.r32_mut(register) = *new,
            Active::Some(keep) => blend32(self.r32_mut(register), new, keep),
        }
    }

    /// Writes a row in the active lanes.
    #[inline(always)]
    pub fn set64(&mut self, register: R64, new: &Row64, active: Active<'_>) {
        match active {
            Active::All => *self.r64_mut(register) = *new,
            Active::Some(keep) => blend64(self.r64_mut(register), new, keep),
        }
    }
}
