//! Images of every form.

use super::*;

const PTX: &str = "// comment\n/* another */\n.version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k() { ret; }\n";

/// A fat binary with these entries: kind, target, flags, payload, bytes once unpacked.
fn container(entries: &[(u16, u32, u64, &[u8], usize)]) -> Vec<u8> {
    let mut body = Vec::new();
    for &(kind, target, flags, payload, unpacked) in entries {
        let padded = payload.len().next_multiple_of(8);
        let mut header = [0; 64];
        header[..2].copy_from_slice(&kind.to_le_bytes());
        header[4..8].copy_from_slice(&64u32.to_le_bytes());
        header[8..16].copy_from_slice(&(padded as u64).to_le_bytes());
        header[16..20].copy_from_slice(&(payload.len() as u32).to_le_bytes());
        header[28..32].copy_from_slice(&target.to_le_bytes());
        header[40..48].copy_from_slice(&flags.to_le_bytes());
        header[56..].copy_from_slice(&(unpacked as u64).to_le_bytes());
        body.extend(header);
        body.extend(payload);
        body.resize(body.len() + padded - payload.len(), 0);
    }
    let mut container = CONTAINER_MAGIC.to_le_bytes().to_vec();
    container.extend([1, 0, 16, 0]);
    container.extend((body.len() as u64).to_le_bytes());
    container.extend(body);
    container
}

fn load(image: &[u8]) -> Result<String, LoadFailure> {
    // SAFETY: every image here is of one of the forms.
    let from_memory = unsafe { ptx_of(image.as_ptr().cast()) };
    let from_file = ptx_of_bytes(image.to_vec());
    assert_eq!(from_memory.as_ref().map_err(|e| e.error), from_file.as_ref().map_err(|e| e.error));
    from_memory
}

fn refused(image: &[u8]) -> CudaError {
    load(image).unwrap_err().error
}

#[test]
fn text_is_ptx_if_it_begins_like_it() {
    assert_eq!(load(format!("{PTX}\0").as_bytes()).as_deref(), Ok(PTX));
    for text in ["\0", "hello\0", "// only a comment\0", "/* open\0", "x\0"] {
        assert_eq!(refused(text.as_bytes()), CudaError::INVALID_IMAGE, "{text:?}");
    }
    // SAFETY: null is looked at no further.
    assert_eq!(unsafe { ptx_of(std::ptr::null()) }.unwrap_err().error, CudaError::INVALID_VALUE);
}

#[test]
fn a_fat_binary_gives_its_newest_ptx() {
    let older = PTX.replace("75", "50");
    let image = container(&[
        (2, 90, 0x11, b"\x7fELF", 0),
        (1, 50, 0x11, older.as_bytes(), 0),
        (1, 75, 0x11, PTX.as_bytes(), 0),
    ]);
    assert_eq!(load(&image).as_deref(), Ok(PTX));
    let mut wrapper = WRAPPER_MAGIC.to_le_bytes().to_vec();
    wrapper.extend(1u32.to_le_bytes());
    wrapper.extend((image.as_ptr() as u64).to_le_bytes());
    wrapper.extend([0; 8]);
    // SAFETY: a wrapper around a container that is still there.
    assert_eq!(unsafe { ptx_of(wrapper.as_ptr().cast()) }.as_deref(), Ok(PTX));
}

#[test]
fn packed_ptx_is_unpacked_or_refused() {
    // One run of literals: 15 + 255·n + rest.
    let mut block = vec![0xf0];
    block.push((PTX.len() - 15) as u8);
    block.extend(PTX.as_bytes());
    let image = container(&[(1, 75, FLAG_LZ4 | 0x11, &block, PTX.len())]);
    assert_eq!(load(&image).as_deref(), Ok(PTX));
    assert_eq!(
        refused(&container(&[(1, 75, FLAG_LZ4 | 0x11, &block, PTX.len() + 1)])),
        CudaError::INVALID_IMAGE
    );
    let zstd = load(&container(&[(1, 75, FLAG_ZSTD | 0x11, b"\x28\xb5\x2f\xfd", 9)])).unwrap_err();
    assert!(zstd.log.contains("--compress-mode"), "{}", zstd.log);
}

#[test]
fn what_holds_no_ptx_is_refused() {
    assert_eq!(refused(b"\x7fELF\x02\x01\x01\0"), CudaError::NO_BINARY_FOR_GPU);
    assert_eq!(refused(&container(&[(2, 90, 0x11, b"\x7fELF", 0)])), CudaError::NO_BINARY_FOR_GPU);
    let mut cut = container(&[(1, 75, 0x11, PTX.as_bytes(), 0)]);
    // The header of the entry says more than the container has.
    cut[16 + 8] = 0xff;
    assert_eq!(refused(&cut), CudaError::INVALID_IMAGE);
}

#[test]
fn version_and_target_decide_before_anything_else() {
    let check = |ptx: &str| check_header(ptx, (9, 0), (9, 0)).map_err(|failure| failure.error);
    assert_eq!(check(PTX), Ok(()));
    let with = |version: &str, target: &str| PTX.replace("7.0", version).replace("sm_75", target);
    assert_eq!(check(&with("9.0", "sm_90")), Ok(()));
    assert_eq!(check(&with("9.0", "sm_90a, debug")), Ok(()));
    assert_eq!(check(&with("9.1", "sm_75")), Err(CudaError::UNSUPPORTED_PTX_VERSION));
    assert_eq!(check(&with("10.0", "sm_75")), Err(CudaError::UNSUPPORTED_PTX_VERSION));
    for target in ["sm_100", "sm_100a", "sm_80a", "sm_100f", "sm_120"] {
        assert_eq!(check(&with("8.8", target)), Err(CudaError::INVALID_PTX), "{target}");
    }
    assert_eq!(check_header(&with("8.8", "sm_100f"), (9, 0), (10, 3)), Ok(()));
    // A comment that looks like a directive is none.
    assert_eq!(check(&format!("// .version 99.0\n{PTX}")), Ok(()));
}
