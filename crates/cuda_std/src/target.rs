//! What the code is compiled for: code paths chosen by the target's compute capability (note A46).
//!
//! The capability is known at compile time, so an untaken path leaves nothing in the PTX:
//!
//! ```ignore
//! if target::CAPABILITY >= 80 { /* asynchronous copies */ } else { /* plain ones */ }
//! ```

/// Gives the first capability of the list that the target has. The features of a target contain those of all lower
/// ones.
macro_rules! capability {
    ($($feature:literal = $number:literal),* $(,)?) => {{
        let mut capability = 0;
        $(
            if cfg!(target_feature = $feature) && capability < $number {
                capability = $number;
            }
        )*
        capability
    }};
}

/// The target's compute capability times ten, as CUDA's `__CUDA_ARCH__` divided by ten: 75 for `sm_75`, 90 for `sm_90`
/// and `sm_90a`. 0 on the host.
pub const CAPABILITY: u32 = capability! {
    "sm_70" = 70, "sm_72" = 72, "sm_75" = 75, "sm_80" = 80, "sm_86" = 86, "sm_87" = 87, "sm_89" = 89, "sm_90" = 90,
    "sm_100" = 100, "sm_101" = 101, "sm_120" = 120,
};

/// Fails to compile unless the target has a compute capability (note A47); nothing on the host.
///
/// `require_capability!(80, "asynchronous copies");`
#[macro_export]
macro_rules! require_capability {
    ($capability:literal, $feature:literal) => {
        const {
            assert!(
                $crate::target::CAPABILITY == 0 || $crate::target::CAPABILITY >= $capability,
                concat!(
                    $feature,
                    " need a target of at least sm_",
                    $capability,
                    ": build with a higher --arch"
                )
            );
        }
    };
}
