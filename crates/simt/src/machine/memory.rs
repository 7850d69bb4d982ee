//! Loads, stores and atomics, from registers to the memories and back.

use super::cluster::OFFSET_BITS;
use super::hot::{self, Element};
use super::observe::{AccessEvent, Observer};
use super::step::{Here, Wrong};
use crate::fault::{Access, FaultKind, Nearest, Space};
use crate::memory::{
    AccessFault, AtomicCell, ByteStore, Lanes, MemoryError, Rmw, RowResult, Window, lanes_of, partition,
};
use crate::num::int;
use crate::op::{Addr, AsyncCopy, Atom, AtomKind, Base, Carry, CarryKind, Elem, Mem, Slot};
use crate::row::{Active, Frame, Row, map_row};

/// Names a failed access by the rule it broke.
#[cold]
pub(super) fn fault(space: Space, access: Access, failed: AccessFault) -> Box<Wrong> {
    let kind = match failed.error {
        MemoryError::OutOfBounds { address, size, nearest } => {
            FaultKind::OutOfBounds { space, access, address, size, nearest }
        }
        MemoryError::OutsideWindow { address, size, limit } => {
            let nearest = Some(Nearest { base: 0, len: limit });
            FaultKind::OutOfBounds { space, access, address, size, nearest }
        }
        MemoryError::UseAfterFree { address, size, freed } => {
            FaultKind::UseAfterFree { access, address, size, freed }
        }
        MemoryError::NullPointer { address, size } => FaultKind::NullPointer { access, address, size },
        MemoryError::Misaligned { address, align } => FaultKind::Misaligned { space, access, address, align },
        // The others are of allocation, which no access does.
        _ => FaultKind::OutOfBounds { space, access, address: 0, size: 0, nearest: None },
    };
    Box::new(Wrong { kind, lane: failed.lane })
}

const WINDOWS: [(Space, Window); 5] = [
    (Space::Global, Window::Global),
    (Space::Const, Window::Const),
    (Space::Shared, Window::Shared),
    (Space::Local, Window::Local),
    (Space::Param, Window::Param),
];

/// The row of addresses of an access.
#[inline(always)]
pub(super) fn addresses(frame: &Frame<'_>, addr: &Addr) -> Lanes<u64> {
    match addr.base {
        Base::W64(r) => {
            let mut row = [0; 32];
            map_row(&mut row, &frame.r64(r).0, |address| address.wrapping_add(addr.offset as u64));
            row
        }
        // Windows of 32 bits wrap in 32 bits.
        Base::W32(r) => frame.r32(r).0.map(|address| u64::from(address.wrapping_add(addr.offset as u32))),
    }
}

/// The spaces that the lanes of a row access, with the rows' own addresses in each.
fn spaces(
    space: Space,
    row: &Lanes<u64>,
    lanes: u32,
    mut each: impl FnMut(Space, &Lanes<u64>, u32) -> Result<(), Box<Wrong>>,
) -> Result<(), Box<Wrong>> {
    if space != Space::Generic {
        return each(space, row, lanes);
    }
    let parts = partition(row, lanes);
    for ((space, window), lanes) in WINDOWS.into_iter().zip(parts) {
        if lanes == 0 {
            continue;
        }
        match window.base() {
            0 => each(space, row, lanes)?,
            base => each(space, &row.map(|address| address.wrapping_sub(base)), lanes)?,
        }
    }
    Ok(())
}

impl<O: Observer> Here<'_, '_, O> {
    #[inline(always)]
    fn tell(&mut self, space: Space, access: Access, row: &Lanes<u64>, lanes: u32, bytes: u32) {
        if O::ACCESSES {
            self.observer.access(self.origin, &AccessEvent { space, access, addresses: row, lanes, bytes });
        }
    }

    /// Whether some lanes' addresses name a block of the cluster.
    #[inline]
    fn elsewhere(&self, row: &Lanes<u64>, lanes: u32) -> bool {
        !self.shared.peers.memories.is_empty() && lanes_of(lanes).any(|lane| row[lane] >> OFFSET_BITS != 0)
    }

    /// The lanes whose addresses belong to each block of the cluster, with its memory and the offsets there.
    fn owners(
        &mut self,
        row: &Lanes<u64>,
        lanes: u32,
        mut each: impl FnMut(&mut ByteStore, &Lanes<u64>, u32) -> RowResult,
    ) -> RowResult {
        if !self.elsewhere(row, lanes) {
            return each(&mut self.shared.memory, row, lanes);
        }
        let mut todo = lanes;
        while todo != 0 {
            let first = row[(todo.trailing_zeros() & 31) as usize];
            let same = lanes_of(todo)
                .filter(|&lane| row[lane] >> OFFSET_BITS == first >> OFFSET_BITS)
                .fold(0, |m, lane| m | 1 << lane);
            let (memory, offset) = self.shared.peers.owner(&mut self.shared.memory, first);
            let base = first.wrapping_sub(offset);
            each(memory, &row.map(|address| address.wrapping_sub(base)), same)?;
            todo &= !same;
        }
        Ok(())
    }

    /// Loads one element or vector in each lane.
    #[inline]
    pub(super) fn load_rows<T: Element, const N: usize>(
        &mut self,
        space: Space,
        row: &Lanes<u64>,
        lanes: u32,
        out: &mut [Lanes<T>; N],
    ) -> Result<(), Box<Wrong>> {
        spaces(space, row, lanes, |space, row, lanes| {
            let done: RowResult = match space {
                Space::Shared => match T::load_shared(&self.shared.memory, row, lanes, out) {
                    Err(_) if self.elsewhere(row, lanes) => {
                        self.owners(row, lanes, |memory, row, lanes| memory.load(row, lanes, out))
                    }
                    done => done,
                },
                Space::Local => self.local.load(row, lanes, out),
                Space::Param => self.launch.params.load(row, lanes, out),
                _ => T::load_global(self.lookup, self.origin, row, lanes, out),
            };
            done.map_err(|failed| fault(space, Access::Read, *failed))?;
            let bytes = (size_of::<T>() * N) as u32;
            self.tell(space, Access::Read, row, lanes, bytes);
            Ok(())
        })
    }

    #[inline]
    pub(super) fn store_rows<T: Element, const N: usize>(
        &mut self,
        space: Space,
        row: &Lanes<u64>,
        lanes: u32,
        values: &[Lanes<T>; N],
    ) -> Result<(), Box<Wrong>> {
        spaces(space, row, lanes, |space, row, lanes| {
            let done: RowResult = match space {
                Space::Shared if self.elsewhere(row, lanes) => {
                    self.owners(row, lanes, |memory, row, lanes| memory.store(row, lanes, values))
                }
                Space::Shared => T::store_shared(&mut self.shared.memory, row, lanes, values),
                Space::Local => self.local.store(row, lanes, values),
                Space::Param | Space::Const => {
                    let address = row[(lanes.trailing_zeros() & 31) as usize];
                    return Err(Wrong::new(FaultKind::ReadOnly { space, address }, lanes));
                }
                _ => T::store_global(self.lookup, self.origin, row, lanes, values),
            };
            done.map_err(|failed| fault(space, Access::Write, *failed))?;
            let bytes = (size_of::<T>() * N) as u32;
            self.tell(space, Access::Write, row, lanes, bytes);
            Ok(())
        })
    }

    /// `ld`.
    #[inline(never)]
    pub fn load(&mut self, frame: &mut Frame<'_>, mem: &Mem, active: Active<'_>) -> Result<(), Box<Wrong>> {
        let Addr { space, base, offset } = mem.addr;
        if let (false, false, Elem::B32, &[Slot::W32(d)]) =
            (O::ACCESSES, mem.strong, mem.elem, mem.regs.as_slice())
        {
            let done = match (space, base) {
                (Space::Global, Base::W64(base)) => {
                    hot::load_global(self.lookup, frame, base, offset, d, self.lanes, self.origin)
                }
                (Space::Shared, base) => {
                    hot::load_shared(self.shared.memory.bytes(), frame, base, offset, d, self.lanes)
                }
                _ => false,
            };
            if done {
                return Ok(());
            }
        }
        let row = addresses(frame, &mem.addr);
        macro_rules! go {
            ($t:ty, $n:literal, $extend32:expr, $extend64:expr) => {{
                let mut out = [[0 as $t; 32]; $n];
                self.load_rows(space, &row, self.lanes, &mut out)?;
                for (slot, values) in mem.regs.iter().zip(&out) {
                    match *slot {
                        Slot::W32(d) => frame.set32(d, &extended(values, $extend32), active),
                        Slot::W64(d) => frame.set64(d, &extended(values, $extend64), active),
                        Slot::None => {}
                    }
                }
            }};
        }
        macro_rules! vector {
            ($t:ty, $extend32:expr, $extend64:expr) => {
                match mem.regs.len() {
                    1 => go!($t, 1, $extend32, $extend64),
                    2 => go!($t, 2, $extend32, $extend64),
                    4 => go!($t, 4, $extend32, $extend64),
                    _ => go!($t, 8, $extend32, $extend64),
                }
            };
        }
        match mem.elem {
            Elem::B32 => vector!(u32, |v| v, u64::from),
            Elem::B64 => vector!(u64, |v| v as u32, |v| v),
            Elem::S32 => vector!(u32, |v| v, |v| v as i32 as u64),
            Elem::U8 => vector!(u8, u32::from, u64::from),
            Elem::S8 => vector!(u8, |v| v as i8 as u32, |v| v as i8 as u64),
            Elem::U16 => vector!(u16, u32::from, u64::from),
            Elem::S16 => vector!(u16, |v| v as i16 as u32, |v| v as i16 as u64),
        }
        if let (true, Some(&slot)) = (mem.strong, mem.regs.first()) {
            self.watch(&row, &u64::read(frame, slot));
        }
        if mem.fence {
            std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
        }
        Ok(())
    }

    /// Who sees what it saw the last time may be waiting for it to change. Of the addresses the first stands for all.
    fn watch<T: Copy + Into<u64>>(&mut self, row: &Lanes<u64>, values: &Lanes<T>) {
        let first = row[(self.lanes.trailing_zeros() & 31) as usize];
        let all =
            lanes_of(self.lanes).fold(0, |all, lane| all ^ values[lane].into().rotate_left(lane as u32));
        self.polls += u32::from(self.shared.seen_before(self.warp_index, self.origin, first, all));
    }

    /// `st`.
    #[inline(never)]
    pub fn store(&mut self, frame: &mut Frame<'_>, mem: &Mem) -> Result<(), Box<Wrong>> {
        let Addr { space, base, offset } = mem.addr;
        if let (false, false, Elem::B32, &[Slot::W32(value)]) =
            (O::ACCESSES, mem.fence, mem.elem, mem.regs.as_slice())
        {
            let done = match (space, base) {
                (Space::Global, Base::W64(base)) => {
                    hot::store_global(self.lookup, frame, base, offset, value, self.lanes, self.origin)
                }
                (Space::Shared, base) => {
                    hot::store_shared(self.shared.memory.bytes_mut(), frame, base, offset, value, self.lanes)
                }
                _ => false,
            };
            if done {
                return Ok(());
            }
        }
        let row = addresses(frame, &mem.addr);
        if mem.fence {
            std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
        }
        macro_rules! go {
            ($t:ty, $n:literal) => {{
                let mut values = [[0 as $t; 32]; $n];
                for (slot, values) in mem.regs.iter().zip(&mut values) {
                    match *slot {
                        Slot::W32(a) => map_row(values, &frame.r32(a).0, |v| v as $t),
                        Slot::W64(a) => map_row(values, &frame.r64(a).0, |v| v as $t),
                        Slot::None => {}
                    }
                }
                self.store_rows(space, &row, self.lanes, &values)
            }};
        }
        macro_rules! vector {
            ($t:ty) => {
                match mem.regs.len() {
                    1 => go!($t, 1),
                    2 => go!($t, 2),
                    4 => go!($t, 4),
                    _ => go!($t, 8),
                }
            };
        }
        match mem.elem {
            Elem::B32 | Elem::S32 => vector!(u32),
            Elem::B64 => vector!(u64),
            Elem::U8 | Elem::S8 => vector!(u8),
            Elem::U16 | Elem::S16 => vector!(u16),
        }
    }

    /// `atom` and `red`.
    #[inline(never)]
    pub fn atomic(
        &mut self,
        frame: &mut Frame<'_>,
        atom: &Atom,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let mut row = addresses(frame, &atom.addr);
        let bytes = atom.bytes * atom.b.len() as u32;
        if atom.block_scope {
            spaces(atom.addr.space, &row, self.lanes, |space, row, lanes| self.claim(space, row, lanes))?;
        }
        match atom.what {
            AtomKind::Rmw(rmw) => {
                for (index, &b) in atom.b.iter().enumerate() {
                    let d = atom.d.get(index).copied().unwrap_or(Slot::None);
                    let (space, change) = (atom.addr.space, Change { rmw, b, d });
                    match atom.bytes {
                        2 => self.rmw::<u16>(frame, space, &row, change, active)?,
                        4 => self.rmw::<u32>(frame, space, &row, change, active)?,
                        _ => self.rmw::<u64>(frame, space, &row, change, active)?,
                    }
                    row.iter_mut().for_each(|address| *address = address.wrapping_add(u64::from(atom.bytes)));
                }
            }
            AtomKind::Cas | AtomKind::Exch128 => match (atom.bytes, atom.b.len()) {
                (2, _) => self.swap::<u16>(frame, atom, &row, active)?,
                (4, _) => self.swap::<u32>(frame, atom, &row, active)?,
                (_, 1) => self.swap::<u64>(frame, atom, &row, active)?,
                _ => self.swap_128(frame, atom, &row, active)?,
            },
        }
        if O::ACCESSES {
            let row = addresses(frame, &atom.addr);
            spaces(atom.addr.space, &row, self.lanes, |space, row, lanes| {
                self.tell(space, Access::Atomic, row, lanes, bytes);
                Ok(())
            })?;
        }
        Ok(())
    }

    /// Notes that the block changes global memory by atomics of its own scope; an error if another block has done so.
    #[inline(never)]
    fn claim(&mut self, space: Space, row: &Lanes<u64>, lanes: u32) -> Result<(), Box<Wrong>> {
        if space != Space::Global {
            return Ok(());
        }
        let mut claims = self.launch.claims.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        for lane in lanes_of(lanes) {
            let address = row[lane];
            let first = *claims.entry(address).or_insert(self.shared.id);
            if first != self.shared.id {
                return Err(Wrong::new(FaultKind::AtomicScope { address, first }, 1 << lane));
            }
        }
        Ok(())
    }

    fn rmw<T: AtomicCell + Wide + Into<u64>>(
        &mut self,
        frame: &mut Frame<'_>,
        space: Space,
        row: &Lanes<u64>,
        Change { rmw, b, d }: Change,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let operands: Lanes<T> = T::read(frame, b);
        let mut old = [T::default(); 32];
        spaces(space, row, self.lanes, |space, row, lanes| {
            let done = match space {
                Space::Shared => self.owners(row, lanes, |memory, row, lanes| {
                    memory.atomic(row, lanes, rmw, &operands, &mut old)
                }),
                Space::Global => self.lookup.atomic(self.origin, row, lanes, rmw, &operands, &mut old),
                _ => return Err(no_atomics(space, row, lanes)),
            };
            done.map_err(|failed| fault(space, Access::Atomic, *failed))
        })?;
        if d != Slot::None {
            self.watch(row, &old);
        }
        T::write(frame, d, &old, active);
        Ok(())
    }

    /// `atom.cas` of up to 64 bits.
    fn swap<T: AtomicCell + Wide + Into<u64>>(
        &mut self,
        frame: &mut Frame<'_>,
        atom: &Atom,
        row: &Lanes<u64>,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let read = |slots: &[Slot]| T::read(frame, slots.first().copied().unwrap_or(Slot::None));
        let (compare, values) = (read(&atom.b), read(&atom.c));
        let mut old = [[T::default(); 32]];
        spaces(atom.addr.space, row, self.lanes, |space, row, lanes| {
            let done = match space {
                Space::Shared => self.owners(row, lanes, |memory, row, lanes| {
                    memory.swap(row, lanes, Some(&[compare]), &[values], &mut old)
                }),
                Space::Global => {
                    self.lookup.compare_and_swap(self.origin, row, lanes, &compare, &values, &mut old[0])
                }
                _ => return Err(no_atomics(space, row, lanes)),
            };
            done.map_err(|failed| fault(space, Access::Atomic, *failed))
        })?;
        if let Some(&d) = atom.d.first() {
            self.watch(row, &old[0]);
            T::write(frame, d, &old[0], active);
        }
        Ok(())
    }

    /// `atom.cas.b128` and `atom.exch.b128`.
    fn swap_128(
        &mut self,
        frame: &mut Frame<'_>,
        atom: &Atom,
        row: &Lanes<u64>,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let read = |slots: &[Slot]| -> [Lanes<u64>; 2] {
            std::array::from_fn(|index| u64::read(frame, slots.get(index).copied().unwrap_or(Slot::None)))
        };
        let first = read(&atom.b);
        let (compare, values) = match atom.what {
            AtomKind::Cas => (Some(&first), read(&atom.c)),
            _ => (None, first),
        };
        let mut old = [[0; 32]; 2];
        spaces(atom.addr.space, row, self.lanes, |space, row, lanes| {
            let done = match space {
                Space::Shared => self.owners(row, lanes, |memory, row, lanes| {
                    memory.swap(row, lanes, compare, &values, &mut old)
                }),
                Space::Global => self.lookup.swap_128(self.origin, row, lanes, compare, &values, &mut old),
                _ => return Err(no_atomics(space, row, lanes)),
            };
            done.map_err(|failed| fault(space, Access::Atomic, *failed))
        })?;
        if !atom.d.is_empty() {
            self.watch(row, &old[0]);
        }
        for (slot, old) in atom.d.iter().zip(&old) {
            u64::write(frame, *slot, old, active);
        }
        Ok(())
    }

    /// `cp.async`.
    #[inline(never)]
    pub fn copy(&mut self, frame: &mut Frame<'_>, copy: &AsyncCopy) -> Result<(), Box<Wrong>> {
        match copy.bytes {
            4 => self.copy_words::<1>(frame, copy),
            8 => self.copy_words::<2>(frame, copy),
            _ => self.copy_words::<4>(frame, copy),
        }
    }

    fn copy_words<const N: usize>(
        &mut self,
        frame: &mut Frame<'_>,
        copy: &AsyncCopy,
    ) -> Result<(), Box<Wrong>> {
        let (to, from) = (addresses(frame, &copy.to), addresses(frame, &copy.from));
        let ignore = copy.ignore.map_or(0, |p| frame.p(p));
        let limit = copy.source_bytes.map(|r| frame.r32(r).0);
        // Lanes that read all they write.
        let all = lanes_of(self.lanes & !ignore)
            .filter(|&lane| limit.as_ref().is_none_or(|limit| limit[lane] >= copy.bytes))
            .fold(0, |m, lane| m | 1 << lane);
        let mut data = [[0u32; 32]; N];
        self.load_rows(Space::Global, &from, all, &mut data)?;
        for lane in lanes_of(self.lanes & !all & !ignore) {
            let limit = limit.as_ref().map_or(0, |limit| limit[lane]);
            for at in 0..limit {
                let byte: u8 =
                    self.lookup.load_one(self.origin, from[lane].wrapping_add(u64::from(at))).map_err(
                        |error| fault(Space::Global, Access::Read, AccessFault { lane: lane as u32, error }),
                    )?;
                data[(at / 4) as usize][lane] |= u32::from(byte) << (at % 4 * 8);
            }
        }
        self.store_rows(Space::Shared, &to, self.lanes, &data)
    }
}

#[cold]
fn no_atomics(space: Space, row: &Lanes<u64>, lanes: u32) -> Box<Wrong> {
    let address = row[(lanes.trailing_zeros() & 31) as usize];
    Wrong::new(FaultKind::AtomicSpace { space, address }, lanes)
}

/// One read-modify-write: what it does, with what, and where what was there before goes.
struct Change {
    rmw: Rmw,
    b: Slot,
    d: Slot,
}

/// A row of elements as a row of registers.
#[inline(always)]
fn extended<T: Copy, D: Copy + Default>(from: &Lanes<T>, f: impl Fn(T) -> D) -> Row<D> {
    let mut row = Row::splat(D::default());
    map_row(&mut row.0, from, f);
    row
}

/// Elements of memory as registers hold them.
pub(super) trait Wide: Sized {
    fn read(frame: &Frame<'_>, slot: Slot) -> Lanes<Self>;
    fn write(frame: &mut Frame<'_>, slot: Slot, values: &Lanes<Self>, active: Active<'_>);
}

macro_rules! wide {
    ($($t:ty),*) => {
        $( impl Wide for $t {
            fn read(frame: &Frame<'_>, slot: Slot) -> Lanes<$t> {
                match slot {
                    Slot::W32(a) => frame.r32(a).0.map(|v| v as $t),
                    Slot::W64(a) => frame.r64(a).0.map(|v| v as $t),
                    Slot::None => [0; 32],
                }
            }

            fn write(frame: &mut Frame<'_>, slot: Slot, values: &Lanes<$t>, active: Active<'_>) {
                match slot {
                    Slot::W32(d) => frame.set32(d, &Row(values.map(|v| v as u32)), active),
                    Slot::W64(d) => frame.set64(d, &Row(values.map(|v| v as u64)), active),
                    Slot::None => {}
                }
            }
        } )*
    };
}
wide!(u16, u32, u64);

/// `add.cc` and its like, lane by lane.
///
/// PTX ISA 9.0, 9.7.2.3 speaks of a borrow that `sub.cc` writes, but the flag of the hardware is always the carry: a
/// subtraction adds the complement, `a + !b + 1`, and its carry is what is left when nothing was borrowed. Between `sub.cc` and
/// `subc` that makes no difference; `addc` after `sub.cc`, which libNVVM writes, sees the carry.
pub(super) fn carry(frame: &mut Frame<'_>, carry: &Carry, lanes: u32, active: Active<'_>) {
    let wide = matches!(carry.d, Slot::W64(_));
    let rows: Vec<Lanes<u64>> = carry.sources.iter().map(|&slot| u64::read(frame, slot)).collect();
    let flags = carry.reads.map_or(0, |p| frame.p(p));
    let (mut result, mut out) = ([0u64; 32], 0u32);
    for lane in 0..32 {
        let flag = flags >> lane & 1 != 0;
        let (a, b) = (rows[0][lane], rows[1][lane]);
        let (a, b) = match carry.kind {
            CarryKind::Add | CarryKind::Sub => (a, b),
            CarryKind::MadLo | CarryKind::MadHi => {
                let product = match (wide, carry.signed) {
                    (true, false) => u128::from(a) * u128::from(b),
                    (true, true) => (i128::from(a as i64) * i128::from(b as i64)) as u128,
                    (false, false) => u128::from(a * b),
                    (false, true) => u128::from((i64::from(a as i32) * i64::from(b as i32)) as u64),
                };
                let bits = if wide { 64 } else { 32 };
                let part = if carry.kind == CarryKind::MadHi { product >> bits } else { product };
                (if wide { part as u64 } else { u64::from(part as u32) }, rows[2][lane])
            }
        };
        let borrow = carry.reads.is_some() && !flag;
        let (value, flag) = match (carry.kind, wide) {
            (CarryKind::Sub, true) => carry_of(int::sub_borrow_64(a, b, borrow)),
            (CarryKind::Sub, false) => carry_of(narrow(int::sub_borrow_32(a as u32, b as u32, borrow))),
            (_, true) => int::add_carry_64(a, b, flag),
            (_, false) => narrow(int::add_carry_32(a as u32, b as u32, flag)),
        };
        result[lane] = value;
        out |= u32::from(flag) << lane;
    }
    u64::write(frame, carry.d, &result, active);
    if let Some(p) = carry.writes {
        frame.set_p(p, out, lanes);
    }
}

/// A difference with the carry instead of the borrow.
fn carry_of((value, borrow): (u64, bool)) -> (u64, bool) {
    (value, !borrow)
}

fn narrow((value, flag): (u32, bool)) -> (u64, bool) {
    (u64::from(value), flag)
}
