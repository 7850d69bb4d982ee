//! The mark by which a kernel states its launch bounds.

/// What `#[kernel(launch_bounds(512, 2))]` leaves in the program: a line of the module's assembly,
/// `//@launch_bounds name 512 2`. It is a comment of LLVM IR's `module asm`, and later of the PTX.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LaunchBounds {
    /// The kernel's name.
    pub kernel: String,
    /// Most threads of a block.
    pub max_threads: u32,
    /// Blocks that a multiprocessor is to hold at once, if the kernel asks for some; 0 in the mark if not.
    pub min_blocks: Option<u32>,
}

impl LaunchBounds {
    /// The bounds of a line, if it is a mark.
    #[must_use]
    pub fn from_mark(line: &str) -> Option<Self> {
        let mut words = line.trim().strip_prefix("//@launch_bounds ")?.split(' ');
        let kernel = words.next()?.to_owned();
        let max_threads = words.next()?.parse().ok()?;
        let min_blocks = words.next()?.parse().ok()?;
        words.next().is_none().then_some(Self {
            kernel,
            max_threads,
            min_blocks: Some(min_blocks).filter(|blocks| *blocks > 0),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::LaunchBounds;

    #[test]
    fn marks_are_read() {
        let read = |line: &str| {
            LaunchBounds::from_mark(line).map(|bounds| (bounds.kernel, bounds.max_threads, bounds.min_blocks))
        };
        assert_eq!(read("\t//@launch_bounds k 512 2"), Some(("k".to_owned(), 512, Some(2))));
        assert_eq!(read("//@launch_bounds k 1024 0\r"), Some(("k".to_owned(), 1024, None)));
        for other in ["", "// launch_bounds k 1 1", "//@launch_bounds k", "//@launch_bounds k x 1"] {
            assert_eq!(read(other), None, "{other}");
        }
        assert_eq!(read("//@launch_bounds k 1 1 1"), None);
    }
}
