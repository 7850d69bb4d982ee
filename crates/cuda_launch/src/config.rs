//! Sizes of a launch.

/// Blocks of a grid, threads of a block and bytes of dynamic shared memory.
///
/// Made from a pair of grid and block, each a number, a pair or a triple: `(4, 256)`, `((64, 32), (32, 32))`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads of a block in x, y and z.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory a block.
    pub shared: u32,
}

impl Config {
    /// As many blocks of `block` threads as cover `n` threads; none for `n` = 0.
    pub fn cover1(n: usize, block: u32) -> Config {
        Config { grid: [blocks(n, block), 1, 1], block: [block, 1, 1], shared: 0 }
    }

    /// As many blocks of `block` threads as cover `width` × `height` threads.
    pub fn cover2(width: usize, height: usize, block: (u32, u32)) -> Config {
        Config {
            grid: [blocks(width, block.0), blocks(height, block.1), 1],
            block: [block.0, block.1, 1],
            shared: 0,
        }
    }

    /// Adds dynamic shared memory.
    pub fn shared(mut self, bytes: u32) -> Config {
        self.shared = bytes;
        self
    }
}

/// Ceiling of `n / block`. A count beyond `u32` saturates, and the driver refuses it.
fn blocks(n: usize, block: u32) -> u32 {
    u32::try_from(n.div_ceil(block.max(1) as usize)).unwrap_or(u32::MAX)
}

/// Something that gives one to three extents.
pub trait Extent {
    /// The extents in x, y and z; 1 where there is none.
    fn extent(self) -> [u32; 3];
}

impl Extent for u32 {
    fn extent(self) -> [u32; 3] {
        [self, 1, 1]
    }
}

impl Extent for (u32, u32) {
    fn extent(self) -> [u32; 3] {
        [self.0, self.1, 1]
    }
}

impl Extent for (u32, u32, u32) {
    fn extent(self) -> [u32; 3] {
        [self.0, self.1, self.2]
    }
}

impl<G: Extent, B: Extent> From<(G, B)> for Config {
    fn from((grid, block): (G, B)) -> Config {
        Config { grid: grid.extent(), block: block.extent(), shared: 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn covers_round_up() {
        assert_eq!(Config::cover1(0, 256).grid, [0, 1, 1]);
        assert_eq!(Config::cover1(1, 256).grid, [1, 1, 1]);
        assert_eq!(Config::cover1(257, 256).grid, [2, 1, 1]);
        assert_eq!(Config::cover2(2047, 511, (16, 16)).grid, [128, 32, 1]);
        assert_eq!(Config::from(((64, 32), 7)).block, [7, 1, 1]);
        assert_eq!(Config::cover1(usize::MAX, 1).grid[0], u32::MAX);
    }
}
