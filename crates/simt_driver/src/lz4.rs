//! The LZ4 block format (github.com/lz4/lz4, doc/lz4_Block_format.md), in which fat binaries pack their PTX.

/// Unpacks a block that holds `size` bytes; `None` if it does not.
pub(crate) fn unpack(block: &[u8], size: usize) -> Option<Vec<u8>> {
    let mut unpacked = Vec::with_capacity(size.min(block.len().saturating_mul(256)));
    let mut bytes = block.iter().copied();
    while let Some(token) = bytes.next() {
        let literals = length(token >> 4, &mut bytes)?;
        if unpacked.len() + literals > size {
            return None;
        }
        let before = unpacked.len();
        unpacked.extend(bytes.by_ref().take(literals));
        if unpacked.len() - before < literals {
            return None;
        }
        // The last sequence has literals only.
        let Some(low) = bytes.next() else { break };
        let offset = usize::from(u16::from_le_bytes([low, bytes.next()?]));
        let matched = length(token & 15, &mut bytes)? + 4;
        if offset == 0 || offset > unpacked.len() || unpacked.len() + matched > size {
            return None;
        }
        // Byte by byte, because the match may reach into what it writes.
        for _ in 0..matched {
            unpacked.push(unpacked[unpacked.len() - offset]);
        }
    }
    (unpacked.len() == size).then_some(unpacked)
}

/// A length of which `start` are in the token's four bits: 15 says that bytes follow, up to one that is not 255.
fn length(start: u8, bytes: &mut impl Iterator<Item = u8>) -> Option<usize> {
    let mut total = usize::from(start);
    if start == 15 {
        loop {
            let more = bytes.next()?;
            total = total.checked_add(usize::from(more))?;
            if more != 255 {
                break;
            }
        }
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::unpack;

    #[test]
    fn literals_and_overlapping_matches() {
        // "ab", then 8 bytes from 2 back, then "c".
        assert_eq!(unpack(b"\x24ab\x02\x00\x10c", 11).as_deref(), Some(b"abababababc" as &[u8]));
        // 20 literals need a byte of length beside the token's.
        let block = [b"\xf0\x05" as &[u8], &[b'x'; 20]].concat();
        assert_eq!(unpack(&block, 20), Some(vec![b'x'; 20]));
    }

    #[test]
    fn broken_blocks_are_refused() {
        for (block, size) in [
            (b"\x24ab\x02\x00\x10c" as &[u8], 10),
            (b"\x24ab\x02\x00\x10c", 12),
            (b"\x24ab\x03\x00\x10c", 11),
            (b"\x24ab\x00\x00\x10c", 11),
            (b"\x24a", 2),
            (b"\xf0", 15),
        ] {
            assert_eq!(unpack(block, size), None);
        }
    }
}
