//! What a file of the catalogue needs: `use super::prelude::*;`.

pub use super::{Algorithm, Family, Sizes, Variant, Work, any_shape, at_most};
pub use crate::case::{
    Case, CaseError, CaseResult, Checked, Config, Element, Expected, Gpu, Input, Output, Pitched,
};
pub use crate::data::Gen;
pub use rayon::prelude::*;
