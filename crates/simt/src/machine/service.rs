//! The functions that the CUDA runtime provides to kernels: `vprintf`, `malloc`, `free`, `__assertfail`.

use super::observe::Observer;
use super::print::{self, Arguments};
use super::step::{Here, Wrong};
use crate::fault::FaultKind;
use crate::memory::{ByteStore, LaneStore, Lookup, Window, lanes_of};
use crate::op::{Service, ServiceCall};

/// Longest string that a kernel may print.
const LONGEST: u64 = 1 << 20;

/// One thread's view of all memories, by generic address.
struct Reader<'r, 'm> {
    lookup: &'r mut Lookup<'m>,
    local: &'r LaneStore,
    shared: &'r ByteStore,
    lane: usize,
    /// Generic address of the argument buffer.
    arguments: u64,
}

impl Reader<'_, '_> {
    fn byte(&mut self, address: u64) -> Option<u8> {
        let window = Window::of(address);
        let own = window.from_generic(address);
        match window {
            Window::Shared => self.shared.load_one(own).ok(),
            Window::Local => self.local.load_one(own, self.lane).ok(),
            Window::Param => None,
            Window::Global | Window::Const => self.lookup.load_one(0, address).ok(),
        }
    }
}

impl Arguments for Reader<'_, '_> {
    fn get(&mut self, offset: u64, bytes: u32) -> Option<u64> {
        let start = self.arguments.checked_add(offset)?;
        (0..u64::from(bytes))
            .try_fold(0, |value, at| Some(value | u64::from(self.byte(start + at)?) << (8 * at)))
    }

    fn string(&mut self, address: u64) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        for at in 0..LONGEST {
            match self.byte(address.checked_add(at)?)? {
                0 => break,
                byte => text.push(byte),
            }
        }
        Some(text)
    }
}

impl<O: Observer> Here<'_, '_, O> {
    /// Does a call for each lane.
    #[inline(never)]
    pub fn service(&mut self, frame: u32, call: &ServiceCall) -> Result<(), Box<Wrong>> {
        for lane in lanes_of(self.lanes) {
            let (lookup, local) = (&mut *self.lookup, &mut *self.local);
            let argument = |local: &LaneStore, index: usize| -> u64 {
                call.args
                    .get(index)
                    .and_then(|&offset| local.load_one(u64::from(frame + offset), lane).ok())
                    .unwrap_or(0)
            };
            let args: [u64; 4] = std::array::from_fn(|index| argument(local, index));
            let mut reader = Reader { lookup, local, shared: &self.shared.memory, lane, arguments: args[1] };
            let result = match call.service {
                Service::Vprintf => {
                    let text = reader.string(args[0]).and_then(|format| print::format(&format, &mut reader));
                    match text {
                        Some(text) => {
                            let length = text.len() as u64;
                            self.shared.printed.push(text);
                            length
                        }
                        // As on hardware, a call that cannot be printed returns -1.
                        None => u64::from(u32::MAX),
                    }
                }
                Service::Malloc => {
                    self.launch.memory.heap_allocate(self.launch.config.heap, args[0]).unwrap_or(0)
                }
                Service::Free => {
                    if args[0] != 0 {
                        let freed = self.launch.memory.heap_free(self.launch.config.heap, args[0]);
                        freed.map_err(|error| Wrong::new(FaultKind::InvalidFree(error), 1 << lane))?;
                        reader.lookup.forget();
                    }
                    0
                }
                Service::Assertfail => {
                    let mut text = |address| {
                        reader
                            .string(address)
                            .map(|t| String::from_utf8_lossy(&t).into_owned())
                            .unwrap_or_default()
                    };
                    let (message, file, function) = (text(args[0]), text(args[1]), text(args[3]));
                    return Err(assertion(lane, message, file, args[2] as u32, function));
                }
            };
            if let Some(ret) = call.ret {
                let at = u64::from(frame + ret);
                // Results are of 4 or 8 bytes, in a place of at least 8.
                let stored = local.store_one(at, lane, result);
                stored.map_err(|_| {
                    Wrong::new(
                        FaultKind::StackOverflow { bytes: at + 8, limit: local.lane_bytes() },
                        1 << lane,
                    )
                })?;
            }
        }
        Ok(())
    }
}

fn assertion(lane: usize, message: String, file: String, line: u32, function: String) -> Box<Wrong> {
    Box::new(Wrong { kind: FaultKind::Assert { message, file, line, function }, lane: lane as u32 })
}
