//! What `cuModuleLoadData` and its siblings are given: PTX text, or a container that holds some.

use std::ffi::{CStr, c_char, c_void};

use crate::error::{CudaError, CudaResult};
use crate::lz4;

/// `__fatBinC_Wrapper_t`: what nvcc puts into a program, with the container's address.
const WRAPPER_MAGIC: u32 = 0x466243b1;
/// `fatBinaryHeader`: the container itself.
const CONTAINER_MAGIC: u32 = 0xba55ed50;
const ELF_MAGIC: u32 = u32::from_le_bytes(*b"\x7fELF");

/// Kinds of a container's entries.
const ENTRY_PTX: u16 = 1;
/// Flags of an entry's payload.
const FLAG_LZ4: u64 = 1 << 13;
const FLAG_ZSTD: u64 = 1 << 15;
/// No container is larger: what says so is no container.
const MAX_CONTAINER: u64 = 1 << 32;

/// Why an image was not loaded: the result, and the text for the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LoadFailure {
    pub(crate) error: CudaError,
    pub(crate) log: String,
}

impl LoadFailure {
    pub(crate) fn new(error: CudaError, log: impl Into<String>) -> LoadFailure {
        LoadFailure { error, log: log.into() }
    }
}

/// The PTX of an image in memory.
///
/// # Safety
///
/// `image` must be NUL-terminated text, an ELF file, or a fat binary or its wrapper: anything whose own header says
/// where it ends.
///
/// # Errors
///
/// `INVALID_VALUE` for null, `INVALID_IMAGE` for what is no image, `NO_BINARY_FOR_GPU` for one without PTX.
pub(crate) unsafe fn ptx_of(image: *const c_void) -> Result<String, LoadFailure> {
    if image.is_null() {
        return Err(LoadFailure::new(CudaError::INVALID_VALUE, "the image is a null pointer"));
    }
    let start: *const u8 = image.cast();
    // Byte by byte up to the first NUL: even a one-byte text is looked at no further than it reaches.
    let mut magic = [0; 4];
    for (index, byte) in magic.iter_mut().enumerate() {
        // SAFETY: all bytes before this one are not NUL, so by the caller's promise this one is part of the image.
        *byte = unsafe { start.add(index).read() };
        if *byte == 0 {
            break;
        }
    }
    match u32::from_le_bytes(magic) {
        ELF_MAGIC => Err(no_machine_code("the image is a device binary (cubin)")),
        WRAPPER_MAGIC => {
            // The wrapper: magic, version, the container's address, a file name that nobody uses.
            // SAFETY: a wrapper has 24 bytes, with an address from the ninth on.
            let container = unsafe { start.add(8).cast::<*const c_void>().read_unaligned() };
            if container.is_null() {
                return Err(LoadFailure::new(
                    CudaError::INVALID_IMAGE,
                    "the fat binary's wrapper points nowhere",
                ));
            }
            // SAFETY: by the caller's promise the address is that of a container.
            unsafe { ptx_of_container(container.cast()) }
        }
        // SAFETY: the caller's promise, and the container's magic is there.
        CONTAINER_MAGIC => unsafe { ptx_of_container(start) },
        _ => {
            // SAFETY: none of the other forms, so by the caller's promise NUL-terminated text.
            let text = unsafe { CStr::from_ptr(image.cast::<c_char>()) };
            ptx_of_text(&text.to_string_lossy())
        }
    }
}

/// The PTX of a file's contents.
pub(crate) fn ptx_of_bytes(mut contents: Vec<u8>) -> Result<String, LoadFailure> {
    if contents.starts_with(&CONTAINER_MAGIC.to_le_bytes()) {
        return ptx_of_entries(&contents);
    }
    if contents.starts_with(&ELF_MAGIC.to_le_bytes()) {
        return Err(no_machine_code("the file is a device binary (cubin)"));
    }
    if let Some(end) = contents.iter().position(|&byte| byte == 0) {
        contents.truncate(end);
    }
    ptx_of_text(&String::from_utf8_lossy(&contents))
}

fn no_machine_code(what: &str) -> LoadFailure {
    let log = format!(
        "{what}. The simulated GPU runs PTX and no machine code: compile with PTX in it (nvcc: -gencode \
         arch=compute_75,code=compute_75)"
    );
    LoadFailure::new(CudaError::NO_BINARY_FOR_GPU, log)
}

/// Accepts a text that begins like PTX: with a directive, after white space and comments.
fn ptx_of_text(text: &str) -> Result<String, LoadFailure> {
    let mut rest = text.trim_start();
    loop {
        let after = match rest.get(..2) {
            Some("//") => rest.split_once('\n').map(|(_, after)| after),
            Some("/*") => rest.split_once("*/").map(|(_, after)| after),
            _ => break,
        };
        rest = after.unwrap_or("").trim_start();
    }
    if rest.starts_with('.') {
        return Ok(text.to_owned());
    }
    let log =
        "the image is neither PTX, which begins with a directive such as `.version 7.0`, nor a fat binary";
    Err(LoadFailure::new(CudaError::INVALID_IMAGE, log))
}

/// The PTX of a container in memory.
///
/// # Safety
///
/// `start` must be the address of a container, whose header says how long it is.
unsafe fn ptx_of_container(start: *const u8) -> Result<String, LoadFailure> {
    // SAFETY: a container begins with a header of 16 bytes.
    let header = unsafe { std::slice::from_raw_parts(start, 16) };
    let total = container_bytes(header).ok_or_else(broken)?;
    // SAFETY: the container is as long as its header says.
    ptx_of_entries(unsafe { std::slice::from_raw_parts(start, total) })
}

fn broken() -> LoadFailure {
    LoadFailure::new(CudaError::INVALID_IMAGE, "the fat binary's headers contradict each other")
}

/// Bytes of a container with this header.
fn container_bytes(header: &[u8]) -> Option<usize> {
    if u32_at(header, 0)? != CONTAINER_MAGIC {
        return None;
    }
    let header_bytes = u64::from(u16_at(header, 6)?);
    let bytes = u64_at(header, 8)?;
    if header_bytes < 16 || bytes > MAX_CONTAINER {
        return None;
    }
    usize::try_from(header_bytes + bytes).ok()
}

/// The PTX with the highest target among a container's entries.
fn ptx_of_entries(container: &[u8]) -> Result<String, LoadFailure> {
    let total = container_bytes(container).filter(|&total| total <= container.len()).ok_or_else(broken)?;
    let mut rest = &container[usize::from(u16_at(container, 6).ok_or_else(broken)?)..total];
    let mut best: Option<(u32, Entry<'_>)> = None;
    while !rest.is_empty() {
        let (entry, after) = Entry::split(rest).ok_or_else(broken)?;
        rest = after;
        if entry.kind == ENTRY_PTX && best.as_ref().is_none_or(|(target, _)| *target < entry.target) {
            best = Some((entry.target, entry));
        }
    }
    let Some((_, entry)) = best else {
        return Err(no_machine_code("the fat binary has device binaries only"));
    };
    let text = entry.text().map_err(|what| LoadFailure::new(CudaError::INVALID_IMAGE, what))?;
    ptx_of_text(text.trim_end_matches('\0'))
}

/// An entry of a container.
struct Entry<'a> {
    kind: u16,
    /// 75 for compute_75.
    target: u32,
    flags: u64,
    payload: &'a [u8],
    /// Bytes of the payload once unpacked.
    unpacked: usize,
}

impl<'a> Entry<'a> {
    /// The first entry of `bytes`, and what comes after it.
    fn split(bytes: &'a [u8]) -> Option<(Entry<'a>, &'a [u8])> {
        let header = usize::try_from(u32_at(bytes, 4)?).ok()?;
        let padded = usize::try_from(u64_at(bytes, 8)?).ok()?;
        let end = header.checked_add(padded)?;
        let body = bytes.get(header..end)?;
        let packed = usize::try_from(u32_at(bytes, 16)?).ok()?;
        let unpacked = usize::try_from(u64_at(bytes, 56).unwrap_or(0)).ok()?;
        let flags = u64_at(bytes, 40)?;
        let compressed = flags & (FLAG_LZ4 | FLAG_ZSTD) != 0;
        let payload = if compressed { body.get(..packed)? } else { body };
        let entry = Entry { kind: u16_at(bytes, 0)?, target: u32_at(bytes, 28)?, flags, payload, unpacked };
        Some((entry, bytes.get(end..)?))
    }

    fn text(&self) -> Result<String, &'static str> {
        if self.flags & FLAG_ZSTD != 0 {
            return Err(
                "the fat binary's PTX is packed with zstd, which is not supported: compile with nvcc \
                        --compress-mode=none, or --compress-mode=speed",
            );
        }
        if self.flags & FLAG_LZ4 != 0 {
            let unpacked =
                lz4::unpack(self.payload, self.unpacked).ok_or("the fat binary's packed PTX is broken")?;
            return Ok(String::from_utf8_lossy(&unpacked).into_owned());
        }
        Ok(String::from_utf8_lossy(self.payload).into_owned())
    }
}

fn bytes_at<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    bytes_at(bytes, at).map(u16::from_le_bytes)
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes_at(bytes, at).map(u32::from_le_bytes)
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    bytes_at(bytes, at).map(u64::from_le_bytes)
}

/// Checks `.version` and `.target` as the device's driver does before it reads any further.
///
/// # Errors
///
/// `UNSUPPORTED_PTX_VERSION` for PTX newer than the driver; `INVALID_PTX` for a target that the device is too old for.
pub(crate) fn check_header(ptx: &str, newest: (u32, u32), capability: (u32, u32)) -> Result<(), LoadFailure> {
    let mut words =
        ptx.lines().map(|line| line.split("//").next().unwrap_or("")).flat_map(str::split_whitespace);
    let mut value_of = |directive| {
        words.by_ref().find(|word| *word == directive)?;
        words.next()
    };
    if let Some((version, (major, minor))) =
        value_of(".version").and_then(|text| Some((text, pair(text, '.')?)))
        && (major, minor) > newest
    {
        let log = format!(
            "PTX .version {version} is newer than this driver's {}.{}: compile for an older PTX version, or with an \
             older toolkit; WARPBOOK_SIM_PTX={version} has the simulator accept it",
            newest.0, newest.1
        );
        return Err(LoadFailure::new(CudaError::UNSUPPORTED_PTX_VERSION, log));
    }
    if let Some(target) = value_of(".target").map(|text| text.trim_end_matches(','))
        && let Some(number) = target.strip_prefix("sm_")
    {
        let digits = number.trim_end_matches(['a', 'f']);
        let Ok(number_of) = digits.parse::<u32>() else { return Ok(()) };
        let wanted = (number_of / 10, number_of % 10);
        let fits = match &number[digits.len()..] {
            // Code for one architecture's own features runs on that one only, code for a family's in the family.
            "a" => wanted == capability,
            "f" => wanted.0 == capability.0 && wanted.1 <= capability.1,
            _ => wanted <= capability,
        };
        if !fits {
            let log = format!(
                "PTX .target {target} does not run on this device of compute capability {}.{}: compile for \
                 compute_{}{} or lower",
                capability.0, capability.1, capability.0, capability.1
            );
            return Err(LoadFailure::new(CudaError::INVALID_PTX, log));
        }
    }
    Ok(())
}

fn pair(text: &str, separator: char) -> Option<(u32, u32)> {
    let (major, minor) = text.split_once(separator)?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

/// Reads a file that holds an image.
pub(crate) fn read_file(path: &str) -> CudaResult<Vec<u8>> {
    std::fs::read(path).map_err(|_| CudaError::FILE_NOT_FOUND)
}

#[cfg(test)]
#[path = "image_tests.rs"]
mod tests;
