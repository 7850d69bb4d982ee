//! The accesses that kernels spend their time in, on short ways: one 32-bit element a lane, in global or shared memory.
//! Everything else, and everything that goes wrong, is [`super::memory`]'s.

use crate::memory::{FULL, Lanes, Lookup};
use crate::op::{Base, R32, R64};
use crate::row::{Frame, Task, best};

/// `ld.global.b32` from 64-bit addresses.
struct LoadGlobal<'t, 'm> {
    lookup: &'t mut Lookup<'m>,
    addresses: &'t Lanes<u64>,
    offset: i64,
    lanes: u32,
    origin: u32,
    out: &'t mut Lanes<u32>,
}

impl Task for LoadGlobal<'_, '_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let out = std::array::from_mut(self.out);
        if self.offset == 0 {
            return self.lookup.load(self.origin, self.addresses, self.lanes, out).is_ok();
        }
        let addresses = self.addresses.map(|address| address.wrapping_add(self.offset as u64));
        self.lookup.load(self.origin, &addresses, self.lanes, out).is_ok()
    }
}

/// `st.global.b32` to 64-bit addresses.
struct StoreGlobal<'t, 'm> {
    lookup: &'t mut Lookup<'m>,
    addresses: &'t Lanes<u64>,
    offset: i64,
    lanes: u32,
    origin: u32,
    values: &'t Lanes<u32>,
}

impl Task for StoreGlobal<'_, '_> {
    type Output = bool;

    #[inline(always)]
    fn run(self) -> bool {
        let values = std::array::from_ref(self.values);
        if self.offset == 0 {
            return self.lookup.store(self.origin, self.addresses, self.lanes, values).is_ok();
        }
        let addresses = self.addresses.map(|address| address.wrapping_add(self.offset as u64));
        self.lookup.store(self.origin, &addresses, self.lanes, values).is_ok()
    }
}

/// How the offsets of half a warp relate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Row,
    Same,
    Other,
}

#[inline(always)]
fn half(offsets: &[u32; 16]) -> Half {
    let first = offsets[0];
    let (mut row, mut same) = (0, 0);
    for (lane, &offset) in offsets.iter().enumerate() {
        row |= offset.wrapping_sub(first).wrapping_sub(4 * lane as u32);
        same |= offset ^ first;
    }
    if row == 0 {
        Half::Row
    } else if same == 0 {
        Half::Same
    } else {
        Half::Other
    }
}

#[inline(always)]
fn halves(row: &Lanes<u32>) -> [&[u32; 16]; 2] {
    let (low, high) = row.split_at(16);
    match (low.first_chunk(), high.first_chunk()) {
        (Some(low), Some(high)) => [low, high],
        _ => [&[0; 16]; 2],
    }
}

/// The offsets of an access to shared memory, in 32 bits; `None` where they do not fit.
#[inline(always)]
fn offsets(frame: &Frame<'_>, base: Base, offset: i64) -> Option<Lanes<u32>> {
    match base {
        Base::W32(r) if offset == 0 => Some(frame.r32(r).0),
        Base::W32(r) => Some(frame.r32(r).0.map(|at| at.wrapping_add(offset as u32))),
        Base::W64(r) => {
            let row = frame.r64(r).0.map(|at| at.wrapping_add(offset as u64));
            let high = row.iter().fold(0, |all, at| all | at >> 32);
            (high == 0).then(|| row.map(|at| at as u32))
        }
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
        let Some(offsets) = offsets(self.frame, self.base, self.offset) else { return false };
        // The destination may hold the addresses, which the long way needs if this one fails half-way.
        let mut loaded = [0; 32];
        for (part, offsets) in halves(&offsets).into_iter().enumerate() {
            let out = &mut loaded[16 * part..][..16];
            let start = offsets[0] as usize;
            match half(offsets) {
                _ if !start.is_multiple_of(4) => return false,
                Half::Row => {
                    let Some(run) = self.bytes.get(start..).and_then(|rest| rest.first_chunk::<64>()) else {
                        return false;
                    };
                    for (out, word) in out.iter_mut().zip(run.chunks_exact(4)) {
                        *out = word.first_chunk().map_or(0, |word| u32::from_le_bytes(*word));
                    }
                }
                Half::Same => {
                    let Some(word) = self.bytes.get(start..).and_then(|rest| rest.first_chunk::<4>()) else {
                        return false;
                    };
                    out.fill(u32::from_le_bytes(*word));
                }
                Half::Other => {
                    if offsets.iter().fold(0, |all, offset| all | offset) % 4 != 0 {
                        return false;
                    }
                    for (out, &offset) in out.iter_mut().zip(offsets) {
                        let Some(word) =
                            self.bytes.get(offset as usize..).and_then(|rest| rest.first_chunk::<4>())
                        else {
                            return false;
                        };
                        *out = u32::from_le_bytes(*word);
                    }
                }
            }
        }
        self.frame.r32_mut(self.d).0 = loaded;
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
        let Some(offsets) = offsets(self.frame, self.base, self.offset) else { return false };
        let values = &self.frame.r32(self.value).0;
        for (part, offsets) in halves(&offsets).into_iter().enumerate() {
            let values = &values[16 * part..][..16];
            let start = offsets[0] as usize;
            if !start.is_multiple_of(4) {
                return false;
            }
            if half(offsets) == Half::Row {
                let Some(run) = self.bytes.get_mut(start..).and_then(|rest| rest.first_chunk_mut::<64>())
                else {
                    return false;
                };
                for (word, value) in run.chunks_exact_mut(4).zip(values) {
                    word.copy_from_slice(&value.to_le_bytes());
                }
                continue;
            }
            if offsets.iter().fold(0, |all, offset| all | offset) % 4 != 0 {
                return false;
            }
            for (&offset, value) in offsets.iter().zip(values) {
                let Some(word) =
                    self.bytes.get_mut(offset as usize..).and_then(|rest| rest.first_chunk_mut::<4>())
                else {
                    return false;
                };
                *word = value.to_le_bytes();
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
    let (addresses, out) = frame.from_64_to_32(base, d);
    best(LoadGlobal { lookup, addresses: &addresses.0, offset, lanes, origin, out: &mut out.0 })
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
    let (addresses, values) = (&frame.r64(base).0, &frame.r32(value).0);
    best(StoreGlobal { lookup, addresses, offset, lanes, origin, values })
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
