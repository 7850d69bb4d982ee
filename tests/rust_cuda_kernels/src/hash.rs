//! A crate from the registry that knows nothing of GPUs: each thread hashes a message of its own.

use cuda_std::prelude::*;
use sha2::{Digest, Sha256, Sha512};

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn sha256(text: &[u8], length: usize, out: *mut [u8; 32]) {
    let idx = thread::index_1d() as usize;
    if let Some(message) = text.chunks(length).nth(idx) {
        let hash = Sha256::digest(message);
        let place = &mut *out.add(idx);
        place.copy_from_slice(&hash);
    }
}

#[kernel]
#[allow(improper_ctypes_definitions)]
pub unsafe fn sha512_in_parts(first: &[u8], second: &[u8], out: *mut [u8; 64]) {
    if thread::first() {
        let mut hasher = Sha512::new();
        hasher.update(first);
        hasher.update(second);
        (*out).copy_from_slice(&hasher.finalize());
    }
}
