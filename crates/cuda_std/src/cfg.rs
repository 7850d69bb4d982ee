//! The compute capability that the kernels are compiled for.

macro_rules! capabilities {
    ($($name:ident $text:literal)*) => {
        /// The compute capabilities that rust-cuda names, and those that came later, oldest first.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum ComputeCapability {
            $(
                #[doc = concat!("`sm_", $text, "`, without its last digit.")]
                $name,
            )*
        }

        #[cfg(any(target_arch = "nvptx64", test))]
        impl ComputeCapability {
            /// The capability that the variable `CUDA_ARCH` gives, ten times its number.
            const fn parse(text: &str) -> Option<Self> {
                $(
                    if same(text, $text) {
                        return Some(Self::$name);
                    }
                )*
                None
            }
        }
    };
}

capabilities! {
    Compute35 "350" Compute37 "370" Compute50 "500" Compute52 "520" Compute53 "530" Compute60 "600" Compute61 "610"
    Compute62 "620" Compute70 "700" Compute72 "720" Compute75 "750" Compute80 "800" Compute86 "860" Compute87 "870"
    Compute88 "880" Compute89 "890" Compute90 "900" Compute100 "1000" Compute101 "1010" Compute103 "1030"
    Compute110 "1100" Compute120 "1200" Compute121 "1210"
}

/// Whether two texts are equal, for constants.
#[cfg(any(target_arch = "nvptx64", test))]
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

impl ComputeCapability {
    /// The capability that this library was compiled for: `cuda_builder` gives it in the variable `CUDA_ARCH`. It is a
    /// constant, so what is not for it leaves no code. Panics on the host, which has none.
    #[inline(always)]
    #[track_caller]
    pub fn from_cuda_arch_env() -> Self {
        crate::device::on_device! {
            const {
                match option_env!("CUDA_ARCH") {
                    Some(text) => match Self::parse(text) {
                        Some(capability) => capability,
                        None => panic!("CUDA_ARCH is not ten times the number of a compute capability, such as 750"),
                    },
                    None => panic!("CUDA_ARCH is not set: compile kernels with cuda_builder"),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ComputeCapability;

    #[test]
    fn capabilities_are_read_and_ordered() {
        assert_eq!(ComputeCapability::parse("750"), Some(ComputeCapability::Compute75));
        assert_eq!(ComputeCapability::parse("1000"), Some(ComputeCapability::Compute100));
        for wrong in ["", "75", "7500", "100", "sm_75"] {
            assert_eq!(ComputeCapability::parse(wrong), None, "{wrong}");
        }
        assert!(ComputeCapability::Compute90 < ComputeCapability::Compute100);
    }
}
