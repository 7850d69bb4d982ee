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

/// Merges two rows of elements that are wider than what is compared: an element has to move as a whole.
pub fn merged(a: u64, b: u64) -> [u64; 2] {
    let left = numbers::<16>(a, b).map(|x| (x as u8, (x >> 8) as u32));
    let right = numbers::<16>(b, a).map(|x| (x as u8, (x >> 8) as u32));
    let mut merged = [(0u8, 0u32); 16];
    let (mut l, mut r) = (left.as_ptr(), right.as_ptr());
    for to in merged.iter_mut().take(8 + a as usize % 9) {
        // SAFETY: both rows together are read as often as there are elements in one of them.
        unsafe {
            let right_first = (*r).0 < (*l).0;
            core::ptr::copy_nonoverlapping(if right_first { r } else { l }, to, 1);
            r = r.add(usize::from(right_first));
            l = l.add(usize::from(!right_first));
        }
    }
    [mix(merged.iter().map(|p| u64::from(p.0))), mix(merged.iter().map(|p| u64::from(p.1)))]
}
