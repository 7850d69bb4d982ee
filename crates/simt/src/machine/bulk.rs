//! `cp.async.bulk` and `cp.reduce.async.bulk` (PTX ISA 9.0, 9.7.9.25.5): the copy is done when it is issued, and the object
//! that it completes on is told at once. Counters have them as instructions, not as accesses of threads.

use super::memory::{addresses, fault};
use super::observe::Observer;
use super::step::{Here, Wrong};
use crate::fault::{Access, FaultKind, Space};
use crate::memory::{AccessFault, Lanes, MemoryError, Rmw, Window, lanes_of};
use crate::op::{Addr, BulkCopy};
use crate::row::Frame;

use super::cluster::{OFFSET_BITS, map_address};

/// Addresses and sizes of bulk copies are multiples of it.
const GRAIN: u64 = 16;

/// Where a lane's copy goes or comes from: never generic.
#[derive(Clone, Copy)]
struct Spot {
    space: Space,
    address: u64,
}

impl Spot {
    fn of(addr: &Addr, row: &Lanes<u64>, lane: usize) -> Spot {
        let address = row[lane];
        match addr.space {
            Space::Generic => match Window::of(address) {
                Window::Shared => {
                    Spot { space: Space::Shared, address: Window::Shared.from_generic(address) }
                }
                _ => Spot { space: Space::Global, address },
            },
            space => Spot { space, address },
        }
    }

    fn plus(self, bytes: u64) -> Spot {
        Spot { address: self.address.wrapping_add(bytes), ..self }
    }

    /// The same offset in another block of the cluster.
    fn in_block(self, rank: u32, own: u32) -> Spot {
        Spot { address: map_address(self.address as u32, rank, own).into(), ..self }
    }
}

impl<O: Observer> Here<'_, '_, O> {
    #[inline(never)]
    pub fn bulk(&mut self, frame: &Frame<'_>, copy: &BulkCopy) -> Result<(), Box<Wrong>> {
        let (to, from) = (addresses(frame, &copy.to), addresses(frame, &copy.from));
        let sizes = frame.r32(copy.bytes).0;
        let barrier = copy.barrier.as_ref().map(|addr| (addr, addresses(frame, addr)));
        let multicast = copy.multicast.map(|r| frame.r32(r).0);
        for lane in lanes_of(self.lanes) {
            let (to, from) = (Spot::of(&copy.to, &to, lane), Spot::of(&copy.from, &from, lane));
            let bytes = u64::from(sizes[lane]);
            for (spot, access) in [(to, Access::Write), (from, Access::Read)] {
                for address in [spot.address, spot.address.wrapping_add(bytes)] {
                    if !address.is_multiple_of(GRAIN) {
                        let (space, align) = (spot.space, GRAIN);
                        let kind = FaultKind::Misaligned { space, access, address, align };
                        return Err(Wrong::new(kind, 1 << lane));
                    }
                }
            }
            // One side is shared memory, of which there is never so much.
            let limit = 1 << OFFSET_BITS;
            if bytes > limit {
                let (address, size) = (to.address, bytes);
                let error = MemoryError::OutsideWindow { address, size, limit };
                let failed = AccessFault { lane: lane as u32, error };
                return Err(fault(Space::Shared, Access::Write, failed));
            }
            let data = self.read_bulk(from, bytes, lane)?;
            let barrier = barrier.as_ref().map(|(addr, row)| Spot::of(addr, row, lane));
            let own = self.shared.peers.rank;
            let blocks = match &multicast {
                None => vec![None],
                Some(masks) => lanes_of(masks[lane] & 0xffff).map(|rank| Some(rank as u32)).collect(),
            };
            for block in blocks {
                let there = |spot: Spot| block.map_or(spot, |rank| spot.in_block(rank, own));
                match copy.reduce {
                    None => self.write_bulk(there(to), &data, lane)?,
                    Some((rmw, 2)) => self.reduce_bulk::<u16, 2>(there(to), &data, rmw, lane)?,
                    Some((rmw, 4)) => self.reduce_bulk::<u32, 4>(there(to), &data, rmw, lane)?,
                    Some((rmw, _)) => self.reduce_bulk::<u64, 8>(there(to), &data, rmw, lane)?,
                }
                if let Some(barrier) = barrier {
                    self.complete_bytes(there(barrier).address, bytes as i64, lane)?;
                }
            }
        }
        Ok(())
    }

    fn read_bulk(&mut self, from: Spot, bytes: u64, lane: usize) -> Result<Vec<u8>, Box<Wrong>> {
        let mut data = vec![0; bytes as usize];
        let failed =
            |error: MemoryError| fault(from.space, Access::Read, AccessFault { lane: lane as u32, error });
        if from.space == Space::Global {
            self.launch.memory.read(from.address, &mut data).map_err(failed)?;
            return Ok(data);
        }
        let (memory, offset) = self.shared.peers.owner(&mut self.shared.memory, from.address);
        for (at, word) in (offset..).step_by(8).zip(data.chunks_exact_mut(8)) {
            word.copy_from_slice(&memory.load_one::<u64>(at).map_err(failed)?.to_le_bytes());
        }
        Ok(data)
    }

    fn write_bulk(&mut self, to: Spot, data: &[u8], lane: usize) -> Result<(), Box<Wrong>> {
        let failed =
            |error: MemoryError| fault(to.space, Access::Write, AccessFault { lane: lane as u32, error });
        if to.space == Space::Global {
            return self.launch.memory.write(to.address, data).map_err(failed);
        }
        let (memory, offset) = self.shared.peers.owner(&mut self.shared.memory, to.address);
        for (at, word) in (offset..).step_by(8).zip(data.as_chunks().0) {
            memory.store_one(at, u64::from_le_bytes(*word)).map_err(failed)?;
        }
        Ok(())
    }

    /// Combines each element with what is there.
    fn reduce_bulk<T: crate::memory::AtomicCell + Element<N>, const N: usize>(
        &mut self,
        to: Spot,
        data: &[u8],
        rmw: Rmw,
        lane: usize,
    ) -> Result<(), Box<Wrong>> {
        for (at, element) in (0..).step_by(N).zip(data.as_chunks().0) {
            let address = to.plus(at).address;
            let (mut row, mut operands) = ([0; 32], [T::default(); 32]);
            (row[lane], operands[lane]) = (address, T::of(*element));
            let mut old = [T::default(); 32];
            let done = if to.space == Space::Global {
                self.lookup.atomic(self.origin, &row, 1 << lane, rmw, &operands, &mut old)
            } else {
                let (memory, offset) = self.shared.peers.owner(&mut self.shared.memory, address);
                row[lane] = offset;
                memory.atomic(&row, 1 << lane, rmw, &operands, &mut old)
            };
            done.map_err(|failed| fault(to.space, Access::Atomic, *failed))?;
        }
        Ok(())
    }
}

/// An element made from its bytes.
trait Element<const N: usize> {
    fn of(bytes: [u8; N]) -> Self;
}

macro_rules! elements {
    ($($t:ty, $n:literal;)*) => {
        $( impl Element<$n> for $t {
            fn of(bytes: [u8; $n]) -> $t {
                <$t>::from_le_bytes(bytes)
            }
        } )*
    };
}
elements!(u16, 2; u32, 4; u64, 8;);
