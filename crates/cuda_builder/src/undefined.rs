//! Functions that PTX calls and does not define.
pub(crate) fn demangle(symbol: &str) -> String {
    format!("{:#}", rustc_demangle::demangle(symbol))
}
pub(crate) fn is_driver_function(name: &str) -> bool {
    matches!(name, "vprintf" | "malloc" | "free" | "__assertfail") || name.starts_with("__cudaCDP2") || name.starts_with("cudaGet")
}
