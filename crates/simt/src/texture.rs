//! Textures (CUDA C++ Programming Guide, "Texture Fetching"): how texels are found and what a fetch gives.

use crate::num::f16;

/// The numbers that texels are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum TexelFormat {
    U8,
    U16,
    U32,
    S8,
    S16,
    S32,
    F16,
    F32,
}

impl TexelFormat {
    /// Bytes of a number.
    pub fn bytes(self) -> u64 {
        match self {
            TexelFormat::U8 | TexelFormat::S8 => 1,
            TexelFormat::U16 | TexelFormat::S16 | TexelFormat::F16 => 2,
            TexelFormat::U32 | TexelFormat::S32 | TexelFormat::F32 => 4,
        }
    }
}

/// What coordinates outside of the texture mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressMode {
    /// The texture repeats; with coordinates that are not normalized, as `Clamp`.
    Wrap,
    /// The nearest texel of the border.
    Clamp,
    /// The texture repeats, every other time mirrored; with coordinates that are not normalized, as `Clamp`.
    Mirror,
    /// Zero.
    Border,
}

/// A texture: texels in device memory, and how they are read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Texture {
    /// Address of the first texel.
    pub address: u64,
    /// Texels in x, y and z; 1 where a dimension is not there.
    pub extent: [u64; 3],
    /// Bytes from a row to the next, and from a slice to the next.
    pub pitches: [u64; 2],
    /// What texels are made of.
    pub format: TexelFormat,
    /// Numbers of a texel, 1, 2 or 4.
    pub channels: u32,
    /// Memory without dimensions, which only `tex.1d` with an integer coordinate reads; there is nothing outside of it.
    pub linear: bool,
    /// By dimension.
    pub modes: [AddressMode; 3],
    /// Coordinates go from 0 to 1.
    pub normalized: bool,
    /// Texels are interpolated.
    pub filter: bool,
    /// Integers of 8 and 16 bits are read as fractions of their largest.
    pub as_float: bool,
}

/// Where a fetch is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Coordinates {
    Integers([i32; 3]),
    Floats([f32; 3]),
}

/// Beyond all texels, and exact in an integer.
const FAR: f64 = (1u64 << 40) as f64;

/// Index of a texel along an axis; `None` outside.
fn place(index: i64, extent: u64, mode: AddressMode, normalized: bool) -> Option<u64> {
    let count = extent as i64;
    Some(match mode {
        AddressMode::Border if !(0..count).contains(&index) => return None,
        AddressMode::Wrap if normalized => index.rem_euclid(count) as u64,
        AddressMode::Mirror if normalized => {
            let at = index.rem_euclid(2 * count);
            at.min(2 * count - 1 - at) as u64
        }
        _ => index.clamp(0, count - 1) as u64,
    })
}

impl Texture {
    /// The bits of the four numbers that a fetch gives. `read` reads so many bytes at an address.
    pub(crate) fn fetch<E>(
        &self,
        at: Coordinates,
        mut read: impl FnMut(u64, u64) -> Result<u32, E>,
    ) -> Result<[u32; 4], E> {
        let floats = match at {
            Coordinates::Integers(at) => {
                let at = at.map(i64::from);
                if self.linear && !(0..self.extent[0] as i64).contains(&at[0]) {
                    return Ok([0; 4]);
                }
                return Ok(self.texel(at, &mut read)?.map(|channel| self.bits(channel)));
            }
            Coordinates::Floats(at) => at,
        };
        let scaled: [f64; 3] = std::array::from_fn(|axis| {
            let scale = if self.normalized { self.extent[axis] as f64 } else { 1.0 };
            let scaled = f64::from(floats[axis]) * scale;
            // Far outside is far enough, and no number is the first texel.
            if scaled.is_nan() { 0.0 } else { scaled.clamp(-FAR, FAR) }
        });
        // Integers that are read as such are not interpolated.
        if !self.filter || self.raw() {
            let at = scaled.map(|x| x.floor() as i64);
            return Ok(self.texel(at, &mut read)?.map(|channel| self.bits(channel)));
        }
        // Weights have 8 bits of fraction.
        let shifted = scaled.map(|x| x - 0.5);
        let low = shifted.map(f64::floor);
        let weight: [f64; 3] =
            std::array::from_fn(|axis| ((shifted[axis] - low[axis]) * 256.0).round() / 256.0);
        let dimensions = self.extent.iter().rposition(|&n| n > 1).map_or(1, |last| last + 1);
        let mut sums = [0.0; 4];
        for corner in 0..1usize << dimensions {
            let (mut share, mut index) = (1.0, [0; 3]);
            for axis in 0..dimensions {
                let up = corner >> axis & 1;
                index[axis] = low[axis] as i64 + up as i64;
                share *= if up == 1 { weight[axis] } else { 1.0 - weight[axis] };
            }
            if share != 0.0 {
                let texel = self.texel(index, &mut read)?;
                for (sum, channel) in sums.iter_mut().zip(texel) {
                    *sum += share * self.number(channel);
                }
            }
        }
        Ok(sums.map(|sum| (sum as f32).to_bits()))
    }

    /// Whether a fetch gives the texels' own integers.
    fn raw(&self) -> bool {
        match self.format {
            TexelFormat::U32 | TexelFormat::S32 => true,
            TexelFormat::F16 | TexelFormat::F32 => false,
            _ => !self.as_float,
        }
    }

    /// The bits of a texel's numbers, integers extended to 32 bits; `None` where there are none.
    fn texel<E>(
        &self,
        at: [i64; 3],
        read: &mut impl FnMut(u64, u64) -> Result<u32, E>,
    ) -> Result<[Option<u32>; 4], E> {
        let mut offset = 0;
        let bytes = self.format.bytes();
        let steps = [bytes * u64::from(self.channels), self.pitches[0], self.pitches[1]];
        for axis in 0..3 {
            match place(at[axis], self.extent[axis], self.modes[axis], self.normalized) {
                Some(index) => offset += index * steps[axis],
                None => return Ok([Some(0); 4]),
            }
        }
        let mut channels = [None; 4];
        for (channel, index) in channels.iter_mut().zip(0..u64::from(self.channels)) {
            let bits = read(self.address + offset + index * bytes, bytes)?;
            *channel = Some(match self.format {
                TexelFormat::S8 => bits as i8 as u32,
                TexelFormat::S16 => bits as i16 as u32,
                _ => bits,
            });
        }
        Ok(channels)
    }

    fn number(&self, channel: Option<u32>) -> f64 {
        f32::from_bits(self.bits(channel)).into()
    }

    /// What a fetch gives for a texel's number. Those that are not there are 0.
    fn bits(&self, channel: Option<u32>) -> u32 {
        let Some(bits) = channel else { return 0 };
        let fraction = |value: f64, most: f64| ((value / most).max(-1.0) as f32).to_bits();
        match self.format {
            TexelFormat::F16 => f16::to_f32(bits as u16).to_bits(),
            TexelFormat::U8 if self.as_float => fraction(bits.into(), 255.0),
            TexelFormat::U16 if self.as_float => fraction(bits.into(), 65535.0),
            TexelFormat::S8 if self.as_float => fraction((bits as i32).into(), 127.0),
            TexelFormat::S16 if self.as_float => fraction((bits as i32).into(), 32767.0),
            _ => bits,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: Texture = Texture {
        address: 0,
        extent: [4, 1, 1],
        pitches: [0; 2],
        format: TexelFormat::F32,
        channels: 1,
        linear: false,
        modes: [AddressMode::Clamp; 3],
        normalized: false,
        filter: true,
        as_float: false,
    };

    /// Texels 0, 10, 20, 30.
    fn ten(address: u64, _: u64) -> Result<u32, ()> {
        Ok((address as f32 * 2.5).to_bits())
    }

    fn at(texture: &Texture, x: f32) -> f32 {
        let Ok(got) = texture.fetch(Coordinates::Floats([x, 0.0, 0.0]), ten) else { return f32::NAN };
        f32::from_bits(got[0])
    }

    #[test]
    fn interpolation_is_between_the_middles_of_texels() {
        assert_eq!([0.0, 0.5, 1.0, 1.75, 3.5, 9.0].map(|x| at(&ROW, x)), [0.0, 0.0, 5.0, 12.5, 30.0, 30.0]);
        let border = Texture { modes: [AddressMode::Border; 3], ..ROW };
        assert_eq!([3.5, 4.0, 4.5, -0.25].map(|x| at(&border, x)), [30.0, 15.0, 0.0, 0.0]);
        let far = [f32::INFINITY, f32::MIN, f32::NAN];
        assert_eq!(far.map(|x| at(&ROW, x)), [30.0, 0.0, 0.0]);
    }

    #[test]
    fn textures_repeat_and_are_mirrored() {
        let nearest = Texture { filter: false, normalized: true, ..ROW };
        let with = |mode| Texture { modes: [mode; 3], ..nearest };
        let x = [-0.3, 0.1, 0.9, 1.1, 1.9, 2.3];
        assert_eq!(x.map(|x| at(&with(AddressMode::Wrap), x)), [20.0, 0.0, 30.0, 0.0, 30.0, 10.0]);
        assert_eq!(x.map(|x| at(&with(AddressMode::Mirror), x)), [10.0, 0.0, 30.0, 30.0, 0.0, 10.0]);
        assert_eq!(x.map(|x| at(&with(AddressMode::Clamp), x)), [0.0, 0.0, 30.0, 30.0, 30.0, 30.0]);
    }

    #[test]
    fn integers_are_themselves_or_fractions() {
        let bytes = Texture { format: TexelFormat::S8, filter: false, ..ROW };
        let fetch = |texture: &Texture| {
            texture.fetch(Coordinates::Integers([1, 0, 0]), |_, _| Ok::<_, ()>(0x81)).map(|got| got[0])
        };
        assert_eq!(fetch(&bytes), Ok(-127i32 as u32));
        assert_eq!(fetch(&Texture { as_float: true, ..bytes }), Ok((-1f32).to_bits()));
        let linear = Texture { linear: true, ..bytes };
        let outside = linear.fetch(Coordinates::Integers([4, 0, 0]), |_, _| Err(()));
        assert_eq!(outside, Ok([0; 4]));
    }
}
