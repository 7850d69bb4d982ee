//! The members of a Rust library (`.rlib`), which is a Unix archive.

/// What an archive begins with.
const MAGIC: &[u8] = b"!<arch>\n";

/// Bytes of a member's header, and where the decimal length of its content stands in it.
const HEADER: usize = 60;
const LENGTH: std::ops::Range<usize> = 48..58;

/// What LLVM bitcode begins with.
const BITCODE: &[u8] = b"BC\xC0\xDE";

/// Returns the members that are LLVM bitcode, in order; those of a damaged archive up to the damage.
pub(super) fn bitcode(archive: &[u8]) -> Vec<&[u8]> {
    let mut found = Vec::new();
    let Some(mut rest) = archive.strip_prefix(MAGIC) else { return found };
    while let Some((content, next)) = member(rest) {
        if content.starts_with(BITCODE) {
            found.push(content);
        }
        rest = next;
    }
    found
}

/// Splits the first member's content from what follows it. Members begin at even offsets.
fn member(archive: &[u8]) -> Option<(&[u8], &[u8])> {
    let header = archive.get(..HEADER)?;
    let length: usize = std::str::from_utf8(&header[LENGTH]).ok()?.trim_end().parse().ok()?;
    let end = HEADER.checked_add(length)?;
    let content = archive.get(HEADER..end)?;
    Some((content, archive.get(end + end % 2..).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn archive(members: &[&[u8]]) -> Vec<u8> {
        let mut archive = MAGIC.to_vec();
        for content in members {
            archive.extend(format!("{:<48}{:<10}`\n", "name/", content.len()).bytes());
            archive.extend(*content);
            if content.len() % 2 == 1 {
                archive.push(b'\n');
            }
        }
        archive
    }

    #[test]
    fn members_of_odd_length_are_padded_and_others_are_left_out() {
        let all = archive(&[b"BC\xC0\xDE1", b"\x7fELF", b"BC\xC0\xDE22"]);
        assert_eq!(bitcode(&all), [b"BC\xC0\xDE1".as_slice(), b"BC\xC0\xDE22"]);
    }

    #[test]
    fn damaged_archives_end_early() {
        let all = archive(&[b"BC\xC0\xDE11", b"BC\xC0\xDE22"]);
        assert_eq!(bitcode(&all[..all.len() - 1]).len(), 1);
        assert!(bitcode(b"").is_empty() && bitcode(b"!<arch>\n1234").is_empty());
        let text = String::from_utf8_lossy(&archive(&[b"1"])).replace("1         `", "99999999999999999999`");
        assert!(bitcode(text.as_bytes()).is_empty());
    }
}
