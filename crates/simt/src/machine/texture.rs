//! Fetches from textures.

use super::memory::{Wide, fault};
use super::observe::Observer;
use super::step::{Here, Wrong};
use crate::fault::{Access, FaultKind, Space};
use crate::memory::{AccessFault, MemoryError, lanes_of};
use crate::op::Tex;
use crate::row::{Active, Frame};
use crate::texture::Coordinates;

impl<O: Observer> Here<'_, '_, O> {
    /// `tex`. Counters have it as an instruction; what it reads goes through caches of its own.
    #[inline(never)]
    pub fn texture(
        &mut self,
        frame: &mut Frame<'_>,
        tex: &Tex,
        active: Active<'_>,
    ) -> Result<(), Box<Wrong>> {
        let handles = frame.r64(tex.handle).0;
        let mut results = [[0u32; 32]; 4];
        let mut last = None;
        for lane in lanes_of(self.lanes) {
            let handle = handles[lane];
            let texture = match last {
                Some((known, texture)) if known == handle => texture,
                _ => {
                    let Some(texture) = self.launch.memory.texture(handle) else {
                        let kind = FaultKind::BadTexture { handle };
                        return Err(Wrong::new(kind, 1 << lane));
                    };
                    last = Some((handle, texture));
                    texture
                }
            };
            let at = |axis: usize| tex.coordinates.get(axis).map_or(0, |&r| frame.r32(r).0[lane]);
            let place = if tex.floats {
                Coordinates::Floats(std::array::from_fn(|axis| f32::from_bits(at(axis))))
            } else {
                Coordinates::Integers(std::array::from_fn(|axis| at(axis) as i32))
            };
            let (lookup, origin) = (&mut *self.lookup, self.origin);
            let fetched = texture.fetch(place, |address, bytes| -> Result<u32, MemoryError> {
                Ok(match bytes {
                    1 => lookup.load_one::<u8>(origin, address)?.into(),
                    2 => lookup.load_one::<u16>(origin, address)?.into(),
                    _ => lookup.load_one::<u32>(origin, address)?,
                })
            });
            let failed = |error| fault(Space::Global, Access::Read, AccessFault { lane: lane as u32, error });
            let fetched = fetched.map_err(failed)?;
            for (result, value) in results.iter_mut().zip(fetched) {
                result[lane] = value;
            }
        }
        for (&slot, result) in tex.d.iter().zip(&results) {
            u32::write(frame, slot, result, active);
        }
        Ok(())
    }
}
