//! What is known of a function's control flow: where diverged lanes meet again, and which registers are live where.

mod allocate;
mod graph;
mod reconverge;

use crate::code::Code;

/// Finishes a lowered function: marks reconvergence points and gives virtual registers their places.
pub(crate) fn finish(code: &mut Code) {
    reconverge::insert(code);
    allocate::registers(code);
}
