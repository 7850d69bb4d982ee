//! Convolutions: in one dimension (E1, C8), in two (C9 to C11), and layers of many channels (E11 to E13).

mod image;
mod layer;
mod line;

use cust::memory::{CopyDestination, DeviceCopy};
use gpu_kernels::convolution::MAX_TAPS;

use super::prelude::*;

/// The family of this module.
pub static FAMILY: Family = Family {
    id: "convolution",
    title: "Convolutions",
    entries: &[&line::AVERAGE, &line::LINE, &line::SEVEN, &image::IMAGE, &layer::LAYER, &layer::LAYER_3X3],
};

/// The rule for the taps of a mask, each way.
const ODD: &str = "a mask has an odd number of taps each way, at most 31";

fn is_mask(taps: usize) -> bool {
    taps % 2 == 1 && taps <= MAX_TAPS
}

/// Copies to a constant of the kernels' module.
fn set_constant<const N: usize>(case: &Case<'_>, name: &'static str, values: &[i32; N]) -> CaseResult
where
    [i32; N]: DeviceCopy,
{
    let name_c =
        std::ffi::CString::new(name).map_err(|_| CaseError::Stopped(format!("`{name}` is no name")))?;
    let symbol = case.module().get_global::<[i32; N]>(&name_c);
    let mut symbol = symbol.checked(|| format!("find the constant `{name}`"))?;
    symbol.copy_from(values).checked(|| format!("copy to the constant `{name}`"))
}
