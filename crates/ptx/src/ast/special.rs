//! Special registers (PTX ISA 9.0, chapter 10).

use std::fmt;

macro_rules! special_registers {
    ($($(#[$doc:meta])* $variant:ident $text:literal),* $(,)?) => {
        /// A predefined read-only register. Vectors such as `%tid` take their element from
        /// [`Register::selector`](super::Register::selector).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Special {
            $(#[doc = concat!("`", $text, "`")] $(#[$doc])* $variant,)*
            /// `%envreg0` to `%envreg31`: values that the driver set
            EnvReg(u8),
            /// `%pm0` to `%pm7`: performance counters, 32 bits
            Pm(u8),
            /// `%pm0_64` to `%pm7_64`: performance counters, 64 bits
            Pm64(u8),
            /// `%reserved_smem_offset_0` and `_1`
            ReservedSmemOffset(u8),
        }

        impl Special {
            /// The special register of this name (with its percent sign).
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($text => Some(Self::$variant),)*
                    _ => Self::numbered(name),
                }
            }
        }

        impl fmt::Display for Special {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$variant => f.write_str($text),)*
                    Self::EnvReg(n) => write!(f, "%envreg{n}"),
                    Self::Pm(n) => write!(f, "%pm{n}"),
                    Self::Pm64(n) => write!(f, "%pm{n}_64"),
                    Self::ReservedSmemOffset(n) => write!(f, "%reserved_smem_offset_{n}"),
                }
            }
        }
    };
}

special_registers! {
    Tid "%tid", NTid "%ntid", LaneId "%laneid", WarpId "%warpid", NWarpId "%nwarpid", CtaId "%ctaid",
    NCtaId "%nctaid", SmId "%smid", NSmId "%nsmid", GridId "%gridid", IsExplicitCluster "%is_explicit_cluster",
    ClusterId "%clusterid", NClusterId "%nclusterid", ClusterCtaId "%cluster_ctaid",
    ClusterNCtaId "%cluster_nctaid", ClusterCtaRank "%cluster_ctarank", ClusterNCtaRank "%cluster_nctarank",
    LaneMaskEq "%lanemask_eq", LaneMaskLe "%lanemask_le", LaneMaskLt "%lanemask_lt", LaneMaskGe "%lanemask_ge",
    LaneMaskGt "%lanemask_gt", Clock "%clock", ClockHi "%clock_hi", Clock64 "%clock64",
    GlobalTimer "%globaltimer", GlobalTimerLo "%globaltimer_lo", GlobalTimerHi "%globaltimer_hi",
    ReservedSmemOffsetBegin "%reserved_smem_offset_begin", ReservedSmemOffsetEnd "%reserved_smem_offset_end",
    ReservedSmemOffsetCap "%reserved_smem_offset_cap", TotalSmemSize "%total_smem_size",
    AggrSmemSize "%aggr_smem_size", DynamicSmemSize "%dynamic_smem_size",
    CurrentGraphExec "%current_graph_exec",
}

impl Special {
    fn numbered(name: &str) -> Option<Self> {
        // Only the spelling that Display writes: `%envreg01` is a name of the program's own.
        let below = |digits: &str, limit: u8| {
            let plain = digits == "0" || !digits.starts_with('0');
            digits.parse::<u8>().ok().filter(|&n| plain && !digits.starts_with('+') && n < limit)
        };
        if let Some(digits) = name.strip_prefix("%envreg") {
            below(digits, 32).map(Self::EnvReg)
        } else if let Some(digits) = name.strip_prefix("%reserved_smem_offset_") {
            below(digits, 2).map(Self::ReservedSmemOffset)
        } else if let Some(digits) = name.strip_prefix("%pm") {
            match digits.strip_suffix("_64") {
                Some(digits) => below(digits, 8).map(Self::Pm64),
                None => below(digits, 8).map(Self::Pm),
            }
        } else {
            None
        }
    }
}
