//! `mbarrier` objects in shared memory (PTX ISA 9.0, 9.7.13.15).
//!
//! The 64 bits of an object are opaque to programs. Here: threads pending in this phase (20 bits), threads expected in
//! each phase (20 bits), bytes of asynchronous copies outstanding (22 bits, signed), and the phase's parity on top.

use super::memory::{addresses, fault};
use super::observe::Observer;
use super::step::{Here, Wrong};
use crate::fault::{Access, FaultKind, Space};
use crate::memory::{AccessFault, Window, lanes_of};
use crate::op::{Mbarrier, MbarrierKind};
use crate::row::{Active, Frame, Row, expand};

const COUNT: u64 = (1 << 20) - 1;

#[derive(Clone, Copy)]
struct Object {
    pending: u64,
    expected: u64,
    bytes: i64,
    phase: u64,
}

impl Object {
    fn unpack(word: u64) -> Object {
        Object {
            pending: word & COUNT,
            expected: word >> 20 & COUNT,
            bytes: (word << 2) as i64 >> 42,
            phase: word >> 63,
        }
    }

    fn pack(self) -> u64 {
        self.pending & COUNT
            | (self.expected & COUNT) << 20
            | (self.bytes as u64 & 0x3f_ffff) << 40
            | self.phase << 63
    }

    /// Starts the next phase when this one is complete.
    fn settled(mut self) -> Object {
        if self.pending == 0 && self.bytes == 0 {
            self.pending = self.expected;
            self.phase ^= 1;
        }
        self
    }
}

impl<O: Observer> Here<'_, '_, O> {
    /// Does the operation lane by lane; tells whether somebody found that they have to wait.
    #[inline(never)]
    pub fn mbarrier(&mut self, frame: &mut Frame<'_>, barrier: &Mbarrier) -> Result<bool, Box<Wrong>> {
        let lanes = self.lanes;
        if let (None, MbarrierKind::PendingCount { d, state }) = (&barrier.addr, &barrier.kind) {
            let pending = frame.r64(*state).0.map(|word| Object::unpack(word).pending as u32);
            frame.set32(*d, &Row(pending), Active::Some(&expand(lanes)));
            return Ok(false);
        }
        let Some(addr) = &barrier.addr else { return Ok(false) };
        let row = addresses(frame, addr);
        let (mut results, mut done) = ([0u64; 32], 0u32);
        for lane in lanes_of(lanes) {
            let offset = match addr.space {
                Space::Generic => Window::Shared.from_generic(row[lane]),
                _ => row[lane],
            };
            let failed =
                |error| fault(Space::Shared, Access::Atomic, AccessFault { lane: lane as u32, error });
            let (memory, offset) = self.shared.peers.owner(&mut self.shared.memory, offset);
            let word: u64 = memory.load_one(offset).map_err(failed)?;
            let mut object = Object::unpack(word);
            let new = match barrier.kind {
                MbarrierKind::Init { count } => {
                    let count = u64::from(frame.r32(count).0[lane]);
                    if count == 0 || count > COUNT {
                        let rule = format!("mbarrier.init with a count of {count}: 1 to {COUNT} are allowed");
                        return Err(Wrong::new(
                            FaultKind::Barrier { barrier: offset as u32, rule },
                            1 << lane,
                        ));
                    }
                    Object { pending: count, expected: count, bytes: 0, phase: 0 }
                }
                MbarrierKind::Inval => Object { pending: 0, expected: 0, bytes: 0, phase: 0 },
                MbarrierKind::ExpectTx { bytes } => {
                    object.bytes += i64::from(frame.r32(bytes).0[lane]);
                    object
                }
                MbarrierKind::CompleteTx { bytes } => {
                    object.bytes -= i64::from(frame.r32(bytes).0[lane]);
                    object.settled()
                }
                // A copy that was done when it was issued: it added one to the pending count and took it off again.
                MbarrierKind::Arrive { noinc: Some(false), .. } => object,
                MbarrierKind::Arrive { count, expect, drop, .. } => {
                    results[lane] = word;
                    let count = count.map_or(1, |r| u64::from(frame.r32(r).0[lane]));
                    object.bytes += expect.map_or(0, |r| i64::from(frame.r32(r).0[lane]));
                    if count > object.pending {
                        let rule = format!("{count} threads arrive and {} are expected", object.pending);
                        return Err(Wrong::new(
                            FaultKind::Barrier { barrier: offset as u32, rule },
                            1 << lane,
                        ));
                    }
                    object.pending -= count;
                    if drop {
                        object.expected = object.expected.saturating_sub(count);
                    }
                    object.settled()
                }
                MbarrierKind::Test { state, .. } => {
                    let complete = Object::unpack(frame.r64(state).0[lane]).phase != object.phase;
                    done |= u32::from(complete) << lane;
                    continue;
                }
                MbarrierKind::TestParity { parity, .. } => {
                    let complete = u64::from(frame.r32(parity).0[lane] & 1) != object.phase;
                    done |= u32::from(complete) << lane;
                    continue;
                }
                MbarrierKind::PendingCount { .. } => continue,
            };
            memory.store_one(offset, new.pack()).map_err(failed)?;
        }
        match barrier.kind {
            MbarrierKind::Arrive { state: Some(d), .. } => {
                frame.set64(d, &Row(results), Active::Some(&expand(lanes)));
            }
            MbarrierKind::Test { p, .. } | MbarrierKind::TestParity { p, .. } => {
                frame.set_p(p, done, lanes);
                return Ok(done != lanes);
            }
            _ => {}
        }
        Ok(false)
    }

    /// Tells the object at an address of so many bytes that have been copied.
    pub fn complete_bytes(&mut self, address: u64, bytes: i64, lane: usize) -> Result<(), Box<Wrong>> {
        let failed = |error| fault(Space::Shared, Access::Atomic, AccessFault { lane: lane as u32, error });
        let (memory, offset) = self.shared.peers.owner(&mut self.shared.memory, address);
        let mut object = Object::unpack(memory.load_one(offset).map_err(failed)?);
        object.bytes -= bytes;
        memory.store_one(offset, object.settled().pack()).map_err(failed)
    }
}
