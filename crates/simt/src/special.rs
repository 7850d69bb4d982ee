//! Special registers (PTX ISA 9.0, chapter 10) as micro-ops read them.

use ptx::ast::{Selector, Special};

/// A special register of 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special32 {
    /// Axis 0 to 2; axis 3 is always 0, as `%tid.w` is.
    Tid(u8),
    NTid(u8),
    CtaId(u8),
    NCtaId(u8),
    ClusterId(u8),
    NClusterId(u8),
    ClusterCtaId(u8),
    ClusterNCtaId(u8),
    ClusterRank,
    ClusterSize,
    /// 0 or 1.
    IsExplicitCluster,
    LaneId,
    WarpId,
    NWarpId,
    SmId,
    NSmId,
    LaneMaskEq,
    LaneMaskLe,
    LaneMaskLt,
    LaneMaskGe,
    LaneMaskGt,
    Clock,
    ClockHi,
    TimerLo,
    TimerHi,
    TotalSmem,
    DynamicSmem,
    /// Half of the address of a cooperative launch's workspace.
    Workspace {
        high: bool,
    },
    /// A value that is the same for every launch.
    Fixed(u32),
}

/// A special register of 64 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special64 {
    Clock,
    Timer,
    GridId,
    /// A value that is the same for every launch.
    Fixed(u64),
}

/// A special register of either width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AnySpecial {
    W32(Special32),
    W64(Special64),
}

/// What a special register is, or `None` for those that only exist inside clusters of several blocks.
pub(crate) fn resolve(special: Special, selector: Option<&Selector>) -> Option<AnySpecial> {
    let axis = selector.and_then(Selector::index).unwrap_or(0) as u8;
    let narrow = match special {
        Special::Tid => Special32::Tid(axis),
        Special::NTid => Special32::NTid(axis),
        Special::CtaId => Special32::CtaId(axis),
        Special::NCtaId => Special32::NCtaId(axis),
        // Without an explicit cluster each block is one of its own (PTX ISA 9.0, 10.11 to 10.18).
        Special::ClusterId => Special32::ClusterId(axis),
        Special::NClusterId => Special32::NClusterId(axis),
        Special::ClusterCtaId => Special32::ClusterCtaId(axis),
        Special::ClusterCtaRank => Special32::ClusterRank,
        Special::ClusterNCtaId => Special32::ClusterNCtaId(axis),
        Special::ClusterNCtaRank => Special32::ClusterSize,
        Special::IsExplicitCluster => Special32::IsExplicitCluster,
        Special::LaneId => Special32::LaneId,
        Special::WarpId => Special32::WarpId,
        Special::NWarpId => Special32::NWarpId,
        Special::SmId => Special32::SmId,
        Special::NSmId => Special32::NSmId,
        Special::LaneMaskEq => Special32::LaneMaskEq,
        Special::LaneMaskLe => Special32::LaneMaskLe,
        Special::LaneMaskLt => Special32::LaneMaskLt,
        Special::LaneMaskGe => Special32::LaneMaskGe,
        Special::LaneMaskGt => Special32::LaneMaskGt,
        Special::Clock => Special32::Clock,
        Special::ClockHi => Special32::ClockHi,
        Special::GlobalTimerLo => Special32::TimerLo,
        Special::GlobalTimerHi => Special32::TimerHi,
        Special::TotalSmemSize | Special::AggrSmemSize => Special32::TotalSmem,
        Special::DynamicSmemSize => Special32::DynamicSmem,
        // Where NVIDIA's driver puts it, and cooperative groups look for it.
        Special::EnvReg(1) => Special32::Workspace { high: true },
        Special::EnvReg(2) => Special32::Workspace { high: false },
        Special::EnvReg(_) | Special::Pm(_) => Special32::Fixed(0),
        Special::ReservedSmemOffset(_)
        | Special::ReservedSmemOffsetBegin
        | Special::ReservedSmemOffsetEnd
        | Special::ReservedSmemOffsetCap => Special32::Fixed(0),
        Special::Clock64 => return Some(AnySpecial::W64(Special64::Clock)),
        Special::GlobalTimer => return Some(AnySpecial::W64(Special64::Timer)),
        Special::GridId => return Some(AnySpecial::W64(Special64::GridId)),
        Special::Pm64(_) | Special::CurrentGraphExec => return Some(AnySpecial::W64(Special64::Fixed(0))),
    };
    Some(AnySpecial::W32(narrow))
}
