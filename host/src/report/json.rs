//! One JSON object a line.

use serde_json::{Value, json};

use crate::select::Selected;
use crate::session::{CaseReport, DeviceInfo, Status};

/// A number, or null where JSON has none (NaN, infinity).
fn number(value: f64) -> Value {
    serde_json::Number::from_f64(value).map_or(Value::Null, Value::Number)
}

/// A result, as `run --json` and `bench --json` print it.
pub fn case(report: &CaseReport, device: &DeviceInfo) -> Value {
    let launches: Vec<Value> = report
        .findings
        .launches
        .iter()
        .map(|launch| {
            json!({
                "kernel": launch.kernel,
                "grid": launch.config.grid,
                "block": launch.config.block,
                "dynamic_shared": launch.config.shared,
            })
        })
        .collect();
    let mut object = json!({
        "algorithm": report.algorithm,
        "variant": report.variant,
        "notes": report.notes,
        "device": device.id(),
        "device_name": device.name,
        "codegen": report.codegen,
        "size": report.size,
        "shape": report.shape.to_string(),
        "ok": report.status != Status::Failed,
        "skipped": report.status == Status::Skipped,
        "max_error": number(report.findings.max_error),
        "ms": report.millis(),
        "bytes": report.work.bytes,
        "ops": report.work.ops,
        "digest": format!("{:016x}", report.findings.digest),
        "messages": report.messages,
        "launches": launches,
    });
    let counted: Vec<Value> = report.reports.iter().filter_map(counters).collect();
    if !counted.is_empty() {
        object["counters"] = Value::Array(counted);
    }
    object
}

/// The counters of a launch: its totals, and those of each source line.
fn counters(report: &simt::LaunchReport) -> Option<Value> {
    let counted = report.counters.as_ref()?;
    let lines: Vec<Value> = counted
        .lines
        .iter()
        .map(|(line, counters)| {
            let mut object = fields(counters);
            object["source"] = Value::String(line.to_string());
            object
        })
        .collect();
    let mut object = fields(&counted.total);
    object["kernel"] = Value::String(report.kernel.clone());
    object["lines"] = Value::Array(lines);
    Some(object)
}

fn fields(counters: &simt::Counters) -> Value {
    let mut object: serde_json::Map<String, Value> =
        counters.fields().into_iter().map(|(name, value)| (name.to_owned(), Value::from(value))).collect();
    for class in simt::Class::ALL {
        let count = counters.class(class);
        object.insert(format!("{}_instructions", class.name()), Value::from(count.warp));
    }
    Value::Object(object)
}

/// A variant that was not run, as `list --json` prints it: the keys of [`case`], with null for what only a run can tell.
pub fn listed(selected: &Selected) -> Value {
    let mut shapes = serde_json::Map::new();
    for size in crate::catalogue::Size::ALL {
        let shape = selected.entry.shape(selected.variant, size);
        shapes.insert(size.to_string(), Value::String(shape.to_string()));
    }
    json!({
        "algorithm": selected.entry.id(),
        "variant": selected.info.id,
        "family": selected.family.id,
        "title": selected.entry.title(),
        "variant_title": selected.info.title,
        "notes": selected.notes(),
        "kernels": selected.info.kernels,
        "capability": format!("{}.{}", selected.info.capability.0, selected.info.capability.1),
        "dims": selected.entry.dims(),
        "shapes": shapes,
        "device": Value::Null,
        "size": crate::catalogue::Size::Notes.to_string(),
        "ok": Value::Null,
        "max_error": Value::Null,
        "ms": Value::Null,
    })
}
