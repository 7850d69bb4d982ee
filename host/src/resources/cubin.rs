//! What a device binary says about its kernels. It is an ELF file; registers and stack stand in its section `.nv.info`, code and
//! static shared memory in a section a kernel. No tool's printed text is needed for these.

use std::collections::BTreeMap;

use super::Resources;

/// Attributes in `.nv.info`: a format, a code, a length, and then (here) a symbol's number and a value.
mod attribute {
    /// Format of an attribute that is followed by as many bytes as its length says.
    pub(super) const SIZED: u8 = 4;
    pub(super) const FRAME_SIZE: u8 = 0x11;
    pub(super) const MIN_STACK_SIZE: u8 = 0x12;
    pub(super) const REGISTERS: u8 = 0x2f;
}

/// Bytes of an instruction since Volta.
const INSTRUCTION: usize = 16;
/// The operation is in the lowest 12 bits of an instruction.
const OPERATION: u64 = 0xfff;
/// The instruction that does nothing, which fills a kernel up to the alignment of the next one.
const NOP: u64 = 0x918;
/// Loads from local memory.
const LDL: u64 = 0x983;
/// Stores to local memory.
const STL: u64 = 0x387;

/// Bytes of shared memory that the system takes of each block.
const RESERVED_SHARED: u64 = 1024;

/// A section of the file.
struct Section<'a> {
    name: &'a str,
    kind: u32,
    link: usize,
    size: u64,
    content: &'a [u8],
}

const SYMTAB: u32 = 2;
const NOBITS: u32 = 8;

/// The kernels' resources by name; `None` if the bytes are no such file.
pub(super) fn read(bytes: &[u8]) -> Option<BTreeMap<String, Resources>> {
    let sections = sections(bytes)?;
    let mut kernels = BTreeMap::new();
    for section in &sections {
        if let Some(kernel) = section.name.strip_prefix(".text.") {
            kernels.insert(kernel.to_owned(), code(section.content));
        }
    }
    // From sm_90 on a kernel's section begins with what the system keeps for itself.
    let system = sections.iter().any(|section| section.name.starts_with(".nv.shared.reserved."));
    let reserved = if system { RESERVED_SHARED } else { 0 };
    for section in &sections {
        if let Some(kernel) = section.name.strip_prefix(".nv.shared.").and_then(|name| kernels.get_mut(name))
        {
            kernel.shared = section.size.saturating_sub(reserved);
        }
    }
    let symbols = sections.iter().find(|section| section.kind == SYMTAB)?;
    let names = sections.get(symbols.link)?.content;
    let mut rest = sections.iter().find(|section| section.name == ".nv.info")?.content;
    while let Some(head) = rest.get(..4) {
        let length = if head[0] == attribute::SIZED { usize::from(u16_at(head, 2)?) } else { 0 };
        let body = rest.get(4..4 + length)?;
        rest = &rest[4 + length..];
        let wanted =
            matches!(head[1], attribute::FRAME_SIZE | attribute::MIN_STACK_SIZE | attribute::REGISTERS);
        if !wanted || length < 8 {
            continue;
        }
        let (symbol, value) = (u32_at(body, 0)? as usize, u64::from(u32_at(body, 4)?));
        let name = text_at(names, u32_at(symbols.content, symbol * 24)? as usize)?;
        let Some(kernel) = kernels.get_mut(name) else { continue };
        match head[1] {
            attribute::REGISTERS => kernel.registers = value,
            // The least stack counts what called functions need, too.
            _ => kernel.stack = kernel.stack.max(value),
        }
    }
    kernels.retain(|_, kernel| kernel.registers > 0);
    Some(kernels)
}

/// Counts a kernel's instructions, but for the padding at its end.
fn code(content: &[u8]) -> Resources {
    let operation = |at: usize| u64_at(content, at * INSTRUCTION).unwrap_or(0) & OPERATION;
    let mut count = content.len() / INSTRUCTION;
    while count > 0 && operation(count - 1) == NOP {
        count -= 1;
    }
    let local = (0..count).filter(|&at| matches!(operation(at), LDL | STL)).count();
    Resources { instructions: Some(count as u64), local_accesses: Some(local as u64), ..Resources::default() }
}

fn sections(bytes: &[u8]) -> Option<Vec<Section<'_>>> {
    // 64-bit, little-endian.
    if bytes.get(..6)? != b"\x7fELF\x02\x01" {
        return None;
    }
    let table = usize::try_from(u64_at(bytes, 0x28)?).ok()?;
    let entry = usize::from(u16_at(bytes, 0x3a)?);
    let field =
        |index: usize, offset: usize| table.checked_add(index.checked_mul(entry)?)?.checked_add(offset);
    // Counts that do not fit stand in the first section.
    let mut count = usize::from(u16_at(bytes, 0x3c)?);
    if count == 0 {
        count = usize::try_from(u64_at(bytes, field(0, 0x20)?)?).ok()?;
    }
    let mut names_index = usize::from(u16_at(bytes, 0x3e)?);
    if names_index == 0xffff {
        names_index = u32_at(bytes, field(0, 0x28)?)? as usize;
    }
    let range = |index: usize| -> Option<(u64, &[u8])> {
        let kind = u32_at(bytes, field(index, 4)?)?;
        let size = u64_at(bytes, field(index, 0x20)?)?;
        if kind == NOBITS || kind == 0 {
            return Some((size, &[]));
        }
        let start = usize::try_from(u64_at(bytes, field(index, 0x18)?)?).ok()?;
        let end = start.checked_add(usize::try_from(size).ok()?)?;
        Some((size, bytes.get(start..end)?))
    };
    let (_, names) = range(names_index)?;
    let mut sections = Vec::new();
    for index in 0..count {
        let (size, content) = range(index)?;
        sections.push(Section {
            name: text_at(names, u32_at(bytes, field(index, 0)?)? as usize)?,
            kind: u32_at(bytes, field(index, 4)?)?,
            link: u32_at(bytes, field(index, 0x28)?)? as usize,
            size,
            content,
        });
    }
    Some(sections)
}

fn text_at(table: &[u8], at: usize) -> Option<&str> {
    let rest = table.get(at..)?;
    let end = rest.iter().position(|byte| *byte == 0)?;
    std::str::from_utf8(&rest[..end]).ok()
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(bytes.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(bytes.get(at..at.checked_add(4)?)?.try_into().ok()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(bytes.get(at..at.checked_add(8)?)?.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file with one kernel `k`: three instructions and a padding one, 20 registers, a stack, 64 bytes of shared memory.
    fn file() -> Vec<u8> {
        let mut code = Vec::new();
        for operation in [0x7983u64, 0x7387, 0x947, 0x7918] {
            code.extend(operation.to_le_bytes());
            code.extend([0; 8]);
        }
        let mut info = Vec::new();
        for (attribute, value) in [(0x2fu8, 20u32), (0x11, 8), (0x12, 24)] {
            info.extend([4, attribute, 8, 0]);
            info.extend(1u32.to_le_bytes());
            info.extend(value.to_le_bytes());
        }
        // An attribute without a body, as many have.
        info.extend([1, 0x2a, 0, 0]);
        let mut symbols = vec![0; 24];
        symbols.extend(1u32.to_le_bytes());
        symbols.resize(48, 0);
        let names = b"\0.text.k\0.nv.shared.k\0.nv.info\0names\0".to_vec();
        let name = |text: &str| {
            let text = format!("\0{text}\0");
            names.windows(text.len()).position(|window| window == text.as_bytes()).unwrap() as u32 + 1
        };
        // Name, kind, link, size, content.
        let parts: [(u32, u32, u32, u64, &[u8]); 7] = [
            (0, 0, 0, 0, &[]),
            (name("names"), 3, 0, names.len() as u64, &names),
            (0, 3, 0, 3, b"\0k\0"),
            (0, SYMTAB, 2, 48, &symbols),
            (name(".text.k"), 1, 0, code.len() as u64, &code),
            (name(".nv.shared.k"), NOBITS, 0, 64, &[]),
            (name(".nv.info"), 0x7000_0000, 3, info.len() as u64, &info),
        ];
        let mut bytes = vec![0u8; 64];
        bytes[..6].copy_from_slice(b"\x7fELF\x02\x01");
        let mut headers = Vec::new();
        for (name, kind, link, size, content) in parts {
            let mut header = [0u8; 64];
            header[..4].copy_from_slice(&name.to_le_bytes());
            header[4..8].copy_from_slice(&kind.to_le_bytes());
            header[0x18..0x20].copy_from_slice(&(bytes.len() as u64).to_le_bytes());
            header[0x20..0x28].copy_from_slice(&size.to_le_bytes());
            header[0x28..0x2c].copy_from_slice(&link.to_le_bytes());
            headers.extend(header);
            bytes.extend(content);
        }
        let table = bytes.len() as u64;
        bytes[0x28..0x30].copy_from_slice(&table.to_le_bytes());
        bytes[0x3a..0x3c].copy_from_slice(&64u16.to_le_bytes());
        bytes[0x3c..0x3e].copy_from_slice(&7u16.to_le_bytes());
        bytes[0x3e..0x40].copy_from_slice(&1u16.to_le_bytes());
        bytes.extend(headers);
        bytes
    }

    #[test]
    fn a_kernels_resources_are_read() {
        let kernels = read(&file()).unwrap();
        let expected = Resources {
            instructions: Some(3),
            local_accesses: Some(2),
            registers: 20,
            stack: 24,
            shared: 64,
            spilled: None,
            max_threads: None,
            min_blocks: None,
        };
        assert_eq!(kernels.get("k"), Some(&expected));
    }

    #[test]
    fn damaged_files_are_refused() {
        let whole = file();
        assert!(read(b"").is_none() && read(b"\x7fELF\x02\x01").is_none());
        for length in 0..whole.len() {
            // What matters is that nothing is read beyond the end.
            let _ = read(&whole[..length]);
        }
        for at in 0..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0xff;
            let _ = read(&damaged);
        }
    }
}
