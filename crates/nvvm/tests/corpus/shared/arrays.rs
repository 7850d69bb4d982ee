// Bodies of the kernels in `kernels/arrays.rs`, which the tests also run on the CPU.

#[inline(never)]
fn turned(a: [u8; 3]) -> [u8; 5] {
    [a[2], a[1], a[0], a[1], 1]
}

#[inline(never)]
fn mixed(a: [u8; 3]) -> [u8; 5] {
    [a[2], 4, a[0], a[1] ^ 3, 1]
}

type Parts = ([u8; 3], [u8; 5], [u8; 9], [u8; 12], [u16; 3]);

#[inline(never)]
fn cut(
    a: [u8; 3],
    b: [u8; 5],
    c: [u8; 6],
    d: [u8; 7],
    e: [u8; 9],
    f: [u8; 12],
    g: [u16; 3],
    h: [u16; 5],
) -> Parts {
    (
        [c[5], b[4], a[1]],
        [d[6], d[2], c[3], b[2], a[2]],
        [e[8], f[11], g[2] as u8, 3, a[0], e[0], d[5], c[0], h[4] as u8],
        [e[8], f[10], g[2] as u8, 3, a[0], e[1], d[5], c[0], h[3] as u8, 8, 7, 6],
        [h[0], g[1], g[2] ^ h[2]],
    )
}

fn mix(bytes: &[u8]) -> u64 {
    bytes.iter().fold(1, |hash, byte| hash.wrapping_mul(0x0000_0100_0000_01b3) ^ u64::from(*byte))
}

pub fn by_value(a: u64, b: u64) -> [u64; 4] {
    let ([p, q, r, s, t, u, v, w], c) = (a.to_le_bytes(), b.to_le_bytes());
    let parts = cut(
        [p, q, r],
        [p, q, r, s, c[1]],
        [c[0], c[1], c[2], s, c[4], c[5]],
        [c[0], 1, c[2], t, c[4], c[5], 9],
        [c[7]; 9],
        [v; 12],
        [c[1].into(), 5, u.into()],
        [a as u16; 5],
    );
    let choices: [fn([u8; 3]) -> [u8; 5]; 2] = [turned, mixed];
    let chosen = choices[(a & 1) as usize]([c[0], q, w]);
    let short = parts.4.map(u64::from);
    [
        mix(&parts.0) ^ mix(&parts.1),
        mix(&parts.2) ^ mix(&parts.3).rotate_left(7),
        mix(&chosen),
        mix(&turned(parts.0)) ^ short[0] ^ short[1] << 16 ^ short[2] << 32,
    ]
}

pub fn nest(a: u64, b: u64) -> [u64; 2] {
    let mut state = a ^ b.rotate_left(17) | 1;
    let data: [u32; 12] = core::array::from_fn(|_| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 40) as u32
    });
    let mut count = 0;
    let found = 'outer: loop {
        for i in 0..12 {
            for j in 0..12 {
                if (i + j) % 5 == 0 {
                    continue;
                }
                if j > i {
                    break;
                }
                count += 1;
                if data[i] % 17 == data[j] % 19 {
                    break 'outer i * 100 + j;
                }
                if count > 60 {
                    break 'outer 5000;
                }
            }
        }
        break 9999;
    };
    [count, found as u64]
}
