//! Functions that PTX calls and that nothing defines: a driver refuses such a module, and does not say who calls.

use std::collections::BTreeSet;
use std::fmt::Write;

use ptx::ast::Module;

use crate::reach::Reach;

/// Most names in one line of the report.
const SHOWN: usize = 4;

/// Functions that the driver or its device runtime (`libcudadevrt.a`) defines.
const DRIVER: &[&str] = &["vprintf", "malloc", "free", "__assertfail"];

/// Beginnings of the names of the device runtime's functions.
const DEVICE_RUNTIME: &[&str] = &[
    "__cudaCDP2",
    "cudaGetParameterBuffer",
    "cudaLaunchDevice",
    "cudaStream",
    "cudaEvent",
    "cudaGetLastError",
];

/// Whether a function without definition is there all the same when the module is loaded.
pub(crate) fn is_driver_function(name: &str) -> bool {
    DRIVER.contains(&name) || DEVICE_RUNTIME.iter().any(|start| name.starts_with(start))
}

/// A symbol as it was written in Rust.
pub(crate) fn demangle(symbol: &str) -> String {
    format!("{:#}", rustc_demangle::demangle(symbol))
}

/// Describes each undefined function in a line; `None` if there is none.
pub(crate) fn report(module: &Module, reach: &Reach) -> Option<String> {
    let mut lines = String::new();
    for function in reach.undefined(module) {
        let name = function.name.as_str();
        if is_driver_function(name) {
            continue;
        }
        let callers = reach.callers(name);
        let kernels = kernels(module, reach, &callers);
        let _ = writeln!(
            lines,
            "  `{}`, called by {}, reached by {}",
            demangle(name),
            listed(callers.into_iter().map(|caller| format!("`{}`", demangle(caller))), "no function"),
            listed(kernels.into_iter().map(|kernel| format!("the kernel `{kernel}`")), "no kernel"),
        );
    }
    (!lines.is_empty()).then(|| lines.trim_end().to_owned())
}

/// The kernels from which one of the functions can be reached.
fn kernels<'a>(module: &Module, reach: &'a Reach, functions: &BTreeSet<&'a str>) -> BTreeSet<&'a str> {
    let mut seen = functions.clone();
    let mut open: Vec<&str> = functions.iter().copied().collect();
    while let Some(name) = open.pop() {
        open.extend(reach.callers(name).into_iter().filter(|caller| seen.insert(caller)));
    }
    seen.retain(|name| module.entries().any(|entry| entry.name == *name));
    seen
}

/// `a, b, and 3 more`
fn listed(names: impl ExactSizeIterator<Item = String>, none: &str) -> String {
    let more = names.len().saturating_sub(SHOWN);
    let shown: Vec<String> = names.take(SHOWN).collect();
    match (shown.is_empty(), more) {
        (true, _) => none.to_owned(),
        (false, 0) => shown.join(", "),
        (false, more) => format!("{}, and {more} more", shown.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undefined_functions_are_named_with_callers_and_kernels() {
        let ptx = "\
.version 6.3
.target sm_75
.address_size 64
.extern .func memcmp(.param .b64 a);
.extern .func vprintf(.param .b64 a);
.extern .func unused(.param .b64 a);
.func _RNvCs1234_1k5equal(.param .b64 a)
{
call.uni memcmp, (a);
call.uni vprintf, (a);
ret;
}
.visible .entry first() { .param .b64 p; call.uni _RNvCs1234_1k5equal, (p); ret; }
.visible .entry second() { ret; }
";
        let module = ptx::parse(ptx).unwrap();
        let text = report(&module, &Reach::of(&module)).unwrap();
        assert_eq!(text, "  `memcmp`, called by `k::equal`, reached by the kernel `first`");
        let module = ptx::parse(&ptx.replace("call.uni memcmp, (a);", "")).unwrap();
        assert_eq!(report(&module, &Reach::of(&module)), None);
    }

    #[test]
    fn long_lists_are_cut() {
        assert_eq!(listed((0..3).map(|i| i.to_string()), "none"), "0, 1, 2");
        assert_eq!(listed((0..7).map(|i| i.to_string()), "none"), "0, 1, 2, 3, and 3 more");
        assert_eq!(listed(Vec::new().into_iter(), "none"), "none");
    }
}
