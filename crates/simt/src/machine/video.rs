//! Video instructions, lane by lane.

use crate::op::Video;
use crate::row::{Active, Frame, Row};

#[inline(never)]
pub(super) fn video(frame: &mut Frame<'_>, op: &Video, active: Active<'_>) {
    let (a, b, c) = (frame.r32(op.a).0, frame.r32(op.b).0, frame.r32(op.c).0);
    let new = Row(std::array::from_fn(|lane| op.apply(a[lane], b[lane], c[lane])));
    frame.set32(op.d, &new, active);
}
