//! Shuffles, votes, matches and reductions of every plain type.

use cuda_std::glam::{Vec2, Vec3, Vec4};
use cuda_std::prelude::*;
use cuda_std::warp::{self, WarpReductionOp, WarpShuffleValue};
use cuda_std::{bf16, plain::Pod, vek};

#[derive(Clone, Copy, PartialEq, WarpShuffleValue)]
struct Tagged {
    tag: u8,
    value: f64,
}

/// A value whose bits depend on the lane.
trait OfLane: WarpShuffleValue + PartialEq {
    fn of_lane(lane: u32) -> Self;
}

macro_rules! of_lane {
    ($($type:ty: |$lane:ident| $value:expr;)*) => {
        $(
            impl OfLane for $type {
                fn of_lane($lane: u32) -> Self {
                    $value
                }
            }
        )*
    };
}

of_lane! {
    i8: |lane| -3 - lane as i8;
    u8: |lane| 200 + lane as u8;
    i16: |lane| -1234 - lane as i16;
    u16: |lane| 60_000 + lane as u16;
    i32: |lane| -123_456 - lane as i32;
    u32: |lane| 4_000_000_000 + lane;
    i64: |lane| -1 - ((lane as i64) << 40);
    u64: |lane| u64::MAX - ((lane as u64) << 33);
    i128: |lane| -1 - ((lane as i128) << 100);
    u128: |lane| u128::MAX - ((lane as u128) << 70) - lane as u128;
    f32: |lane| lane as f32 + 0.5;
    f64: |lane| -(lane as f64) / 3.0;
    bool: |lane| lane.is_multiple_of(2);
    char: |lane| char::from_u32(0x1f600 + lane).unwrap_or(' ');
    f16: |lane| f16::from_bits(0x3c00 + lane as u16);
    bf16: |lane| bf16::from_bits(0x3c00 + lane as u16);
    [u16; 5]: |lane| [lane as u16, 1, 2, 3, 40_000 + lane as u16];
    (u8, f32): |lane| (lane as u8, -(lane as f32));
    Tagged: |lane| Tagged { tag: lane as u8, value: lane as f64 + 0.25 };
    Vec3: |lane| Vec3::new(lane as f32, -1.0, 2.0 * lane as f32);
    Vec2: |lane| Vec2::new(0.5, lane as f32);
    Vec4: |lane| Vec4::splat(lane as f32 - 7.0);
    vek::Vec3<f32>: |lane| vek::Vec3::new(lane as f32, 1.0, -2.0);
    Pod<nalgebra::Vector3<f32>>: |lane| Pod(nalgebra::Vector3::new(lane as f32, 8.0, 9.0));
}

/// Whether the four shuffles, within the whole warp and within halves, give the values of the lanes that they should.
unsafe fn shuffles<T: OfLane>() -> bool {
    let lane = warp::lane_id();
    let own = T::of_lane(lane);
    let full = u32::MAX;
    let mut good = true;
    for width in [32, 16] {
        let (start, end) = (lane & !(width - 1), (lane & !(width - 1)) + width);
        let (value, valid) = warp::warp_shuffle_xor(full, own, 5, width);
        good &= valid && value == T::of_lane(lane ^ 5);
        let (value, valid) = warp::warp_shuffle_down(full, own, 3, width);
        let inside = lane + 3 < end;
        good &= valid == inside && value == T::of_lane(if inside { lane + 3 } else { lane });
        let (value, valid) = warp::warp_shuffle_up(full, own, 2, width);
        let inside = lane >= start + 2;
        good &= valid == inside && value == T::of_lane(if inside { lane - 2 } else { lane });
        let (value, valid) = warp::warp_shuffle_idx(full, own, 7, width);
        good &= valid && value == T::of_lane(start + 7);
    }
    // Lanes match whose values are equal.
    let group = warp::warp_match_any(full, T::of_lane(lane / 8));
    let mut expected = 0;
    for other in 0..32 {
        expected |= ((T::of_lane(other / 8) == T::of_lane(lane / 8)) as u32) << other;
    }
    good &= group == expected;
    good &= warp::warp_match_all(full, T::of_lane(3)) == Some(full);
    good && (warp::warp_match_all(full, own).is_none() || size_of::<T>() == 0)
}

/// Bit i of the word of each thread: type i was right.
#[kernel]
pub unsafe fn warp_values(out: *mut u32) {
    let mut bits = 0;
    let mut i = 0;
    macro_rules! check {
        ($($type:ty),*) => {
            $(
                bits |= (shuffles::<$type>() as u32) << i;
                i += 1;
            )*
        };
    }
    check!(
        i8,
        u8,
        i16,
        u16,
        i32,
        u32,
        i64,
        u64,
        i128,
        u128,
        f32,
        f64,
        bool,
        char,
        f16,
        bf16,
        [u16; 5],
        (u8, f32),
        Tagged,
        Vec3,
        Vec2,
        Vec4,
        vek::Vec3<f32>,
        Pod<nalgebra::Vector3<f32>>
    );
    *out.add(thread::index_1d() as usize) = bits;
    let _ = i;
}

/// Votes, reductions and synchronisation.
#[kernel]
pub unsafe fn warp_operations(out: *mut u32) {
    let lane = warp::lane_id();
    let mask = warp::activemask();
    warp::sync_warp(u32::MAX);
    let results = [
        mask,
        warp::warp_vote_all(u32::MAX, lane < 32) as u32,
        warp::warp_vote_any(u32::MAX, lane == 40) as u32,
        warp::warp_vote_ballot(u32::MAX, lane % 2 == 1),
        warp::warp_reduce(u32::MAX, lane, WarpReductionOp::Add),
        warp::warp_reduce(u32::MAX, lane as i32 - 5, WarpReductionOp::Min) as u32,
        warp::warp_reduce(u32::MAX, lane as i32 - 5, WarpReductionOp::Max) as u32,
        warp::warp_reduce(u32::MAX, lane | 64, WarpReductionOp::And),
        warp::warp_reduce(u32::MAX, lane, WarpReductionOp::Or),
        warp::warp_reduce(u32::MAX, lane, WarpReductionOp::Xor),
    ];
    for (i, result) in results.into_iter().enumerate() {
        *out.add(10 * lane as usize + i) = result;
    }
}
