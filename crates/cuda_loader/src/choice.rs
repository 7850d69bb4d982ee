//! What the user asks for: `auto`, `cuda`, `cuda:N` or `sim`.

use std::fmt;
use std::str::FromStr;

use crate::{Backend, DEVICE_VARIABLE};

/// The device that a user asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DeviceChoice {
    /// The first NVIDIA GPU if the driver loads and has one, else the simulator.
    #[default]
    Auto,
    /// The NVIDIA GPU of this ordinal.
    Cuda(u32),
    /// The simulated GPU.
    Sim,
}

/// A text that is no [`DeviceChoice`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown device `{given}`: use `auto`, `cuda`, `cuda:N` (the Nth GPU, counted from 0) or `sim`")]
pub struct UnknownDevice {
    given: String,
}

impl DeviceChoice {
    /// The choice that [`DEVICE_VARIABLE`] makes; [`DeviceChoice::Auto`] if it is unset or empty.
    ///
    /// # Errors
    ///
    /// [`UnknownDevice`] if it holds anything but a device.
    pub fn from_environment() -> Result<Self, UnknownDevice> {
        match std::env::var_os(DEVICE_VARIABLE) {
            None => Ok(DeviceChoice::Auto),
            Some(value) if value.is_empty() => Ok(DeviceChoice::Auto),
            Some(value) => value.to_string_lossy().parse(),
        }
    }

    /// Whether a process that runs on `backend` has what this choice asks for.
    pub(crate) fn admits(self, backend: &Backend) -> bool {
        match (self, backend) {
            (DeviceChoice::Auto, _) | (DeviceChoice::Sim, Backend::Sim) => true,
            (DeviceChoice::Cuda(asked), Backend::Cuda { ordinal, .. }) => asked == *ordinal,
            _ => false,
        }
    }
}

impl fmt::Display for DeviceChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeviceChoice::Auto => f.write_str("auto"),
            DeviceChoice::Cuda(ordinal) => write!(f, "cuda:{ordinal}"),
            DeviceChoice::Sim => f.write_str("sim"),
        }
    }
}

impl FromStr for DeviceChoice {
    type Err = UnknownDevice;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownDevice { given: text.to_owned() };
        match text.trim().to_ascii_lowercase().as_str() {
            "auto" => Ok(DeviceChoice::Auto),
            "cuda" => Ok(DeviceChoice::Cuda(0)),
            "sim" => Ok(DeviceChoice::Sim),
            other => {
                let ordinal = other.strip_prefix("cuda:").ok_or_else(unknown)?;
                ordinal.parse().map(DeviceChoice::Cuda).map_err(|_| unknown())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_parses_and_prints_back() {
        for (text, choice) in [
            ("auto", DeviceChoice::Auto),
            ("sim", DeviceChoice::Sim),
            ("cuda:0", DeviceChoice::Cuda(0)),
            ("cuda:12", DeviceChoice::Cuda(12)),
        ] {
            assert_eq!(text.parse(), Ok(choice));
            assert_eq!(choice.to_string(), text);
        }
        assert_eq!("cuda".parse(), Ok(DeviceChoice::Cuda(0)));
        assert_eq!(" SIM ".parse(), Ok(DeviceChoice::Sim));
    }

    #[test]
    fn anything_else_is_refused_by_name() {
        for text in ["", "gpu", "cuda:", "cuda:-1", "cuda:x", "sim:0", "cuda:99999999999"] {
            let error = text.parse::<DeviceChoice>().unwrap_err().to_string();
            assert!(error.contains(&format!("`{text}`")) && error.contains("cuda:N"), "{error}");
        }
    }
}
