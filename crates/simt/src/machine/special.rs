//! What special registers hold.

use super::observe::Observer;
use super::step::Here;
use crate::row::{Row, Row32};
use crate::special::Special32;

impl<O: Observer> Here<'_, '_, O> {
    /// The row of a special register of 32 bits.
    pub fn special32(&self, which: Special32) -> Row32 {
        let launch = self.launch;
        let axis =
            |values: [u32; 3], axis: u8, other: u32| values.get(usize::from(axis)).copied().unwrap_or(other);
        let by_lane = |f: fn(u32) -> u32| Row(std::array::from_fn(|lane| f(lane as u32)));
        Row::splat(match which {
            Special32::Tid(axis) => match self.tid.get(usize::from(axis)) {
                Some(row) => return *row,
                None => 0,
            },
            Special32::NTid(a) => axis(launch.config.block, a, 1),
            Special32::CtaId(a) => axis(self.shared.id, a, 0),
            Special32::NCtaId(a) => axis(launch.config.grid, a, 1),
            Special32::ClusterId(a) => {
                axis(self.shared.id, a, 0).checked_div(axis(launch.cluster, a, 1)).unwrap_or(0)
            }
            Special32::NClusterId(a) => {
                axis(launch.config.grid, a, 1).checked_div(axis(launch.cluster, a, 1)).unwrap_or(1)
            }
            Special32::ClusterCtaId(a) => {
                axis(self.shared.id, a, 0).checked_rem(axis(launch.cluster, a, 1)).unwrap_or(0)
            }
            Special32::ClusterNCtaId(a) => axis(launch.cluster, a, 1),
            Special32::ClusterRank => self.shared.peers.rank,
            Special32::ClusterSize => launch.cluster_size(),
            Special32::IsExplicitCluster => u32::from(launch.explicit_cluster),
            Special32::LaneId => return by_lane(|lane| lane),
            Special32::WarpId => self.warp_index,
            Special32::NWarpId => launch.threads.div_ceil(32),
            Special32::SmId => (self.shared.order % u64::from(launch.device.multiprocessors.max(1))) as u32,
            Special32::NSmId => launch.device.multiprocessors,
            Special32::LaneMaskEq => return by_lane(|lane| 1 << lane),
            Special32::LaneMaskLe => return by_lane(|lane| u32::MAX >> (31 - lane)),
            Special32::LaneMaskLt => return by_lane(|lane| (1 << lane) - 1),
            Special32::LaneMaskGe => return by_lane(|lane| u32::MAX << lane),
            Special32::LaneMaskGt => return by_lane(|lane| u32::MAX << lane << 1),
            Special32::Clock | Special32::TimerLo => self.shared.executed as u32,
            Special32::ClockHi | Special32::TimerHi => (self.shared.executed >> 32) as u32,
            Special32::TotalSmem => launch.shared_bytes as u32,
            Special32::DynamicSmem => launch.config.dynamic_shared,
            Special32::Workspace { high: false } => launch.workspace as u32,
            Special32::Workspace { high: true } => (launch.workspace >> 32) as u32,
            Special32::Fixed(value) => value,
        })
    }
}
