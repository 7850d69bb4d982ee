//! The accesses that kernels spend their time in, with vector code: those of 32- and 64-bit elements, and of one 32-bit
//! element a lane on short ways from register to memory. Everything else, and everything that goes wrong, is
//! [`super::memory`]'s.

use crate::memory::{ByteStore, Cell, FULL, Lanes, Lookup, RowResult};
use crate::op::{Base, R32, R64};
use crate::row::{Frame, Half, Row32, Task, best, half, map_row, put_words, words};

/// A row of loads from global memory.
struct LoadGlobal<'t, 'm, T, const N: usize> {
    lookup: &'t mut Lookup<'m>,
    addresses: &'t Lanes<u64>,
    offset: i64,
    lanes: u32,
    origin: u32,
    out: &'t mut [Lanes<T>; N],
}

impl<T: Cell, const N: usize> Task for LoadGlobal<'_, '_, T, N> {
    type Output = RowResult;

    #[inline(always)]
    fn run(self) -> RowResult {
        if self.offset == 0 {
            return self.lookup.load(self.origin, self.addresses, self.lanes, self.out);
        }
        let mut addresses = [0; 32];
        map_row(&mut addresses, self.addresses, |address| address.wrapping_add(self.offset as u64));
        self.lookup.load(self.origin, &addresses, self.lanes, self.out)
    }
}

/// A row of stores to global memory.
struct StoreGlobal<'t, 'm, T, const N: usize> {
    lookup: &'t mut Lookup<'m>,
    addresses: &'t Lanes<u64>,
    offset: i64,
    lanes: u32,
    origin: u32,
    values: &'t [Lanes<T>; N],
}

impl<T: Cell, const N: usize> Task for StoreGlobal<'_, '_, T, N> {
    type Output = RowResult;

    #[inline(always)]
    fn run(self) -> RowResult {
        if self.offset == 0 {
            return self.lookup.store(self.origin, self.addresses, self.lanes, self.values);
        }
        let mut addresses = [0; 32];
        map_row(&mut addresses, self.addresses, |address| address.wrapping_add(self.offset as u64));
        self.lookup.store(self.origin, &addresses, self.lanes, self.values)
    }
}

/// A row of loads from shared memory.
struct LoadBytes<'t, T, const N: usize> {
    store: &'t ByteStore,
    offsets: &'t Lanes<u64>,
    lanes: u32,
    out: &'t mut [Lanes<T>; N],
}

impl<T: Cell, const N: usize> Task for LoadBytes<'_, T, N> {
    type Output = RowResult;

    #[inline(always)]
    fn run(self) -> RowResult {
        self.store.load(self.offsets, self.lanes, self.out)
    }
}

/// A row of stores to shared memory.
struct StoreBytes<'t, T, const N: usize> {
    store: &'t mut ByteStore,
    offsets: &'t Lanes<u64>,
    lanes: u32,
    values: &'t [Lanes<T>; N],
}

impl<T: Cell, const N: usize> Task for StoreBytes<'_, T, N> {
    type Output = RowResult;

    #[inline(always)]
    fn run(self) -> RowResult {
        self.store.store(self.offsets, self.lanes, self.values)
    }
}

/// Elements that are worth vector variants of their accesses, and those that are not.
pub(super) trait Element: Cell {
    fn load_global<const N: usize>(
        lookup: &mut Lookup<'_>,
        origin: u32,
        row: &Lanes<u64>,
        lanes: u32,
        out: &mut [Lanes<Self>; N],
    ) -> RowResult {
        lookup.load(origin, row, lanes, out)
    }

    fn store_global<const N: usize>(
        lookup: &mut Lookup<'_>,
        origin: u32,
        row: &Lanes<u64>,
        lanes: u32,
        values: &[Lanes<Self>; N],
    ) -> RowResult {
        lookup.store(origin, row, lanes, values)
    }

    fn load_shared<const N: usize>(
        store: &ByteStore,
        row: &Lanes<u64>,
        lanes: u32,
        out: &mut [Lanes<Self>; N],
    ) -> RowResult {
        store.load(row, lanes, out)
    }

    fn store_shared<const N: usize>(
        store: &mut ByteStore,
        row: &Lanes<u64>,
        lanes: u32,
        values: &[Lanes<Self>; N],
    ) -> RowResult {
        store.store(row, lanes, values)
    }
}

impl Element for u8 {}
impl Element for u16 {}

macro_rules! wide_elements {
    ($($t:ty),*) => {
        $( impl Element for $t {
            fn load_global<const N: usize>(
                lookup: &mut Lookup<'_>,
                origin: u32,
                addresses: &Lanes<u64>,
                lanes: u32,
                out: &mut [Lanes<$t>; N],
            ) -> RowResult {
                best(LoadGlobal { lookup, addresses, offset: 0, lanes, origin, out })
            }

            fn store_global<const N: usize>(
                lookup: &mut Lookup<'_>,
                origin: u32,
                addresses: &Lanes<u64>,
                lanes: u32,
                values: &[Lanes<$t>; N],
            ) -> RowResult {
                best(StoreGlobal { lookup, addresses, offset: 0, lanes, origin, values })
            }

            fn load_shared<const N: usize>(
                store: &ByteStore,
                offsets: &Lanes<u64>,
                lanes: u32,
                out: &mut [Lanes<$t>; N],
            ) -> RowResult {
                best(LoadBytes { store, offsets, lanes, out })
            }

            fn store_shared<const N: usize>(
                store: &mut ByteStore,
                offsets: &Lanes<u64>,
                lanes: u32,
                values: &[Lanes<$t>; N],
            ) -> RowResult {
                best(StoreBytes { store, offsets, lanes, values })
            }
        } )*
    };
}
wide_elements!(u32, u64);

/// The offsets of an access to shared memory, in 32 bits: those of the register itself, or others put into `room`. `None`
/// where they do not fit.
#[inline(always)]
fn offsets<'t>(frame: &'t Frame<'_>, base: Base, offset: i64, room: &'t mut Row32) -> Option<&'t Lanes<u32>> {
    match base {
        Base::W32(r) if offset == 0 => Some(&frame.r32(r).0),
        Base::W32(r) => {
            map_row(&mut room.0, &frame.r32(r).0, |at| at.wrapping_add(offset as u32));
            Some(&room.0)
        }
        Base::W64(r) => {
            let row = &frame.r64(r).0;
            map_row(&mut room.0, row, |at| at.wrapping_add(offset as u64) as u32);
            let mut high = 0;
            for at in row {
                high |= at.wrapping_add(offset as u64) >> 32;
            }
            (high == 0).then_some(&room.0)
        }
    }
}

/// Where half a warp reads.
#[derive(Clone, Copy)]
enum Source<'t> {
    Row(&'t [u8; 64]),
    Same(u32),
    Other,
}

/// What half a warp reads; `None` where an offset is wrong.
#[inline(always)]
fn source<'t>(bytes: &'t [u8], offsets: &[u32; 16]) -> Option<Source<'t>> {
    let start = offsets[0] as usize;
    let found = match half(offsets) {
        Half::Row => Source::Row(bytes.get(start..)?.first_chunk()?),
        Half::Same => Source::Same(u32::from_le_bytes(*bytes.get(start..)?.first_chunk()?)),
        Half::Other => return Some(Source::Other),
    };
    start.is_multiple_of(4).then_some(found)
}

#[inline(always)]
fn fill(out: &mut [u32; 16], source: Source<'_>) {
    match source {
        Source::Row(run) => *out = words(run),
        Source::Same(value) => *out = [value; 16],
        Source::Other => {}
    }
}

/// `ld.shared.b32` by a whole warp, whose halves are often rows of a tile.
struct LoadShared<'t, 'f> {
    bytes: &'t [u8],
    frame: &'t mut Frame<'f>,
    base: Base,
    offset: i64,
    d: R32,
}

impl Task for LoadShared<'_, '_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let mut room = Row32::splat(0);
        let Some(offsets) = offsets(self.frame, self.base, self.offset, &mut room) else { return false };
        let ([low, high], []) = offsets.as_chunks::<16>() else { return false };
        let (Some(low), Some(high)) = (source(self.bytes, low), source(self.bytes, high)) else {
            return false;
        };
        if matches!((low, high), (Source::Other, _) | (_, Source::Other)) {
            // The destination may hold the addresses, which the long way needs if this one fails half-way.
            let mut loaded = Row32::splat(0);
            for (out, &offset) in loaded.0.iter_mut().zip(offsets) {
                let word = self.bytes.get(offset as usize..).and_then(|rest| rest.first_chunk());
                match word {
                    Some(word) if offset.is_multiple_of(4) => *out = u32::from_le_bytes(*word),
                    _ => return false,
                }
            }
            *self.frame.r32_mut(self.d) = loaded;
            return true;
        }
        if let ([first, second], []) = self.frame.r32_mut(self.d).0.as_chunks_mut::<16>() {
            fill(first, low);
            fill(second, high);
        }
        true
    }
}

/// `st.shared.b32` by a whole warp.
struct StoreShared<'t, 'f> {
    bytes: &'t mut [u8],
    frame: &'t Frame<'f>,
    base: Base,
    offset: i64,
    value: R32,
}

impl Task for StoreShared<'_, '_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let mut room = Row32::splat(0);
        let Some(offsets) = offsets(self.frame, self.base, self.offset, &mut room) else { return false };
        let values = self.frame.r32(self.value).0.as_chunks::<16>().0;
        for (offsets, values) in offsets.as_chunks::<16>().0.iter().zip(values) {
            let start = offsets[0] as usize;
            if half(offsets) == Half::Row {
                let run = self.bytes.get_mut(start..).and_then(|rest| rest.first_chunk_mut::<64>());
                let Some(run) = run.filter(|_| start.is_multiple_of(4)) else { return false };
                put_words(run, *values);
                continue;
            }
            for (&offset, value) in offsets.iter().zip(values) {
                let word = self.bytes.get_mut(offset as usize..).and_then(|rest| rest.first_chunk_mut());
                match word {
                    Some(word) if offset.is_multiple_of(4) => *word = value.to_le_bytes(),
                    _ => return false,
                }
            }
        }
        true
    }
}

/// Loads a 32-bit element a lane from global memory; false when the long way has to be taken.
#[inline(always)]
pub(super) fn load_global(
    lookup: &mut Lookup<'_>,
    frame: &mut Frame<'_>,
    base: R64,
    offset: i64,
    d: R32,
    lanes: u32,
    origin: u32,
) -> bool {
    let (addresses, out) = frame.address_and_target(base, d);
    let out = std::array::from_mut(&mut out.0);
    best(LoadGlobal { lookup, addresses: &addresses.0, offset, lanes, origin, out }).is_ok()
}

/// Stores a 32-bit element a lane to global memory; false when the long way has to be taken.
#[inline(always)]
pub(super) fn store_global(
    lookup: &mut Lookup<'_>,
    frame: &Frame<'_>,
    base: R64,
    offset: i64,
    value: R32,
    lanes: u32,
    origin: u32,
) -> bool {
    let (addresses, values) = (&frame.r64(base).0, std::array::from_ref(&frame.r32(value).0));
    best(StoreGlobal { lookup, addresses, offset, lanes, origin, values }).is_ok()
}

/// Loads a 32-bit element a lane of a whole warp from shared memory; false when the long way has to be taken.
#[inline(always)]
pub(super) fn load_shared(
    bytes: &[u8],
    frame: &mut Frame<'_>,
    base: Base,
    offset: i64,
    d: R32,
    lanes: u32,
) -> bool {
    lanes == FULL && best(LoadShared { bytes, frame, base, offset, d })
}

/// Stores a 32-bit element a lane of a whole warp to shared memory; false when the long way has to be taken.
#[inline(always)]
pub(super) fn store_shared(
    bytes: &mut [u8],
    frame: &Frame<'_>,
    base: Base,
    offset: i64,
    value: R32,
    lanes: u32,
) -> bool {
    lanes == FULL && best(StoreShared { bytes, frame, base, offset, value })
}
