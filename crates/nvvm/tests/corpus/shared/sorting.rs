// Bodies of the kernels in `kernels/sorting.rs`, which the tests also run on the CPU.

fn numbers<const N: usize>(a: u64, b: u64) -> [u64; N] {
    let mut state = a ^ b.rotate_left(9) | 1;
    core::array::from_fn(|_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1);
        state >> 33
    })
}

fn mix(values: impl Iterator<Item = u64>) -> u64 {
    values.fold(1, |hash, value| hash.wrapping_mul(0x0000_0100_0000_01b3) ^ value)
}

/// Sorts of lengths for which core merges two sorted halves from both ends.
pub fn sorted(a: u64, b: u64) -> [u64; 2] {
    let mut words = numbers::<24>(a, b).map(|x| x as u32);
    words.sort_unstable();
    let mut longs = numbers::<21>(b, a);
    longs.sort_unstable_by(|x, y| y.cmp(x));
    [mix(words.iter().map(|x| u64::from(*x))), mix(longs.iter().copied())]
}

/// The first `count` elements of two merged rows, then what the left row has at those places.
fn merge<T: Copy>(left: [T; 16], right: [T; 16], count: usize, key: impl Fn(&T) -> u8) -> [T; 16] {
    let mut merged = left;
    let (mut l, mut r) = (left.as_ptr(), right.as_ptr());
    for to in merged.iter_mut().take(count) {
        // SAFETY: both rows together are read as often as there are elements in one of them.
        unsafe {
            let right_first = key(&*r) < key(&*l);
            core::ptr::copy_nonoverlapping(if right_first { r } else { l }, to, 1);
            r = r.add(usize::from(right_first));
            l = l.add(usize::from(!right_first));
        }
    }
    merged
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Block {
    key: u8,
    tag: u8,
    rest: [u32; 2],
}

/// Merges rows of elements that are wider than what is compared: an element has to move as a whole, be it a register or a block.
pub fn merged(a: u64, b: u64) -> [u64; 2] {
    let count = 8 + a as usize % 9;
    let pair = |x: u64| (x as u8, (x >> 8) as u32);
    let pairs = merge(numbers::<16>(a, b).map(pair), numbers::<16>(b, a).map(pair), count, |p| p.0);
    let block = |x: u64| Block { key: x as u8, tag: (x >> 8) as u8, rest: [(x >> 8) as u32, !x as u32] };
    let blocks = merge(numbers::<16>(a, b).map(block), numbers::<16>(b, a).map(block), count, |b| b.key);
    [
        mix(pairs.iter().map(|p| u64::from(p.0) << 32 | u64::from(p.1))),
        mix(blocks
            .iter()
            .flat_map(|b| [u32::from(b.key), u32::from(b.tag), b.rest[0], b.rest[1]])
            .map(u64::from)),
    ]
}
