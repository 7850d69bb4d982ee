//! Whether a launch may start.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::launch::Launch;
use crate::fault::{Fault, FaultKind};
use crate::memory::{ByteStore, Memory};
use crate::{DeviceModel, Instance, KernelId, LaunchConfig};

/// Most bytes of local memory a thread (CUDA C++ Programming Guide, "Compute Capabilities").
const LOCAL_LIMIT: u32 = 512 << 10;

/// Most blocks of a cluster, on devices that allow more than the portable 8.
const MOST_CLUSTER: u32 = 16;

/// Number of the next launch, which `%gridid` tells.
static GRIDS: AtomicU64 = AtomicU64::new(1);

fn refuse(kernel: &str, argument: &'static str, rule: String) -> Fault {
    Fault {
        kind: FaultKind::InvalidLaunch { argument, rule },
        kernel: kernel.to_string(),
        function: kernel.to_string(),
        source: None,
        ptx_line: 0,
        ptx_text: String::new(),
        block: [0; 3],
        thread: [0; 3],
    }
}

/// Checks the arguments of a launch against the kernel and the device; gives what blocks share and the number of worker
/// threads.
pub(super) fn prepare<'a>(
    instance: &'a Instance,
    memory: &'a Memory,
    kernel: KernelId,
    config: &'a LaunchConfig,
    params: &[u8],
    device: &'a DeviceModel,
    workspace: u64,
) -> Result<(Launch<'a>, usize), Fault> {
    let program = instance.program();
    let Some((info, details)) = program.details(kernel) else {
        return Err(refuse("", "kernel", "this kernel is not one of the instance's program".to_string()));
    };
    let refuse = |argument, rule| Err(refuse(&info.name, argument, rule));
    if let Some((function, origin)) = details.unsupported {
        let code = &program.codes()[function as usize];
        let origin = &code.origins[origin as usize];
        let what = code
            .insts
            .iter()
            .find_map(|inst| match &inst.op {
                crate::op::Op::Unsupported(what) => Some(what.to_string()),
                _ => None,
            })
            .unwrap_or_default();
        return Err(Fault {
            kind: FaultKind::Unsupported { what },
            kernel: info.name.clone(),
            function: code.name.clone(),
            source: origin.source.clone(),
            ptx_line: origin.ptx_line,
            ptx_text: program.text(origin.ptx_line).to_string(),
            block: [0; 3],
            thread: [0; 3],
        });
    }
    for (axis, name) in ["x", "y", "z"].into_iter().enumerate() {
        let (blocks, most) = (config.grid[axis], device.max_grid[axis]);
        if blocks == 0 || blocks > most {
            return refuse("grid", format!("{blocks} blocks in {name}; 1 to {most} are allowed"));
        }
        let (threads, most) = (config.block[axis], device.max_block_dim[axis]);
        if threads == 0 || threads > most {
            return refuse("block", format!("{threads} threads in {name}; 1 to {most} are allowed"));
        }
    }
    let threads: u64 = config.block.iter().map(|&n| u64::from(n)).product();
    let (on_device, of_kernel) =
        (u64::from(device.max_threads_per_block), info.max_threads.map_or(u64::MAX, u64::from));
    if threads > on_device.min(of_kernel) {
        let [x, y, z] = config.block;
        let rule = if of_kernel < on_device {
            format!("the kernel was compiled for at most {of_kernel} (its launch bounds, `.maxntid`)")
        } else {
            format!("a block of this device has at most {on_device}")
        };
        return refuse("block", format!("{x} x {y} x {z} = {threads} threads; {rule}"));
    }
    if let Some(required) = info.required_block
        && config.block != required
    {
        let [x, y, z] = required;
        return refuse("block", format!("the kernel was compiled for blocks of exactly {x} x {y} x {z}"));
    }
    if let Some(cluster) = config.cluster.or(info.required_cluster) {
        let [x, y, z] = cluster;
        let blocks = cluster.iter().fold(1u32, |blocks, &n| blocks.saturating_mul(n));
        if blocks == 0 || blocks > MOST_CLUSTER {
            return refuse("cluster", format!("{x} x {y} x {z} blocks; a cluster has 1 to {MOST_CLUSTER}"));
        }
        if let Some([x, y, z]) = info.required_cluster.filter(|&required| required != cluster) {
            return refuse(
                "cluster",
                format!("the kernel was compiled for clusters of exactly {x} x {y} x {z}"),
            );
        }
        let [gx, gy, gz] = config.grid;
        if config.grid.iter().zip(cluster).any(|(blocks, each)| blocks % each != 0) {
            let rule =
                format!("a grid of {gx} x {gy} x {gz} blocks is no multiple of clusters of {x} x {y} x {z}");
            return refuse("grid", rule);
        }
    }
    if params.len() != info.param_bytes as usize {
        let rule = format!("{} bytes given, and the kernel takes {}", params.len(), info.param_bytes);
        return refuse("params", rule);
    }
    // Where dynamic shared memory begins is the same for all arrays in it.
    let dynamic_start = program
        .variables()
        .iter()
        .enumerate()
        .filter(|(_, variable)| variable.dynamic)
        .find_map(|(index, _)| details.shared.get(&(index as u32)).copied());
    let start = dynamic_start.unwrap_or(details.static_shared);
    let shared_bytes = u64::from(start) + u64::from(config.dynamic_shared);
    if shared_bytes > u64::from(device.shared_per_block_optin) {
        let (fixed, dynamic, limit) =
            (details.static_shared, config.dynamic_shared, device.shared_per_block_optin);
        let rule = format!("{fixed} bytes static and {dynamic} bytes dynamic; a block may have {limit}");
        return refuse("dynamic_shared", rule);
    }
    if details.local_bytes > LOCAL_LIMIT {
        let rule =
            format!("{} bytes of local memory a thread; the limit is {LOCAL_LIMIT}", details.local_bytes);
        return refuse("kernel", rule);
    }
    let mut buffer = ByteStore::new(params.len());
    buffer.bytes_mut().copy_from_slice(params);
    let grid_id = GRIDS.fetch_add(1, Relaxed);
    let launch =
        Launch::new(instance, memory, details, config, buffer, device, shared_bytes, grid_id, workspace);
    if config.cooperative {
        let resident = resident_blocks(device, threads, shared_bytes);
        if launch.blocks > resident {
            let rule =
                format!("{} blocks; at most {resident} of this size are resident at once", launch.blocks);
            return refuse("grid", rule);
        }
    }
    let workers = match config.threads {
        _ if config.cooperative => 1,
        Some(threads) => threads.max(1),
        None if details.order_sensitive => 1,
        None => rayon::current_num_threads(),
    };
    let workers = workers.min(usize::try_from(launch.blocks).unwrap_or(usize::MAX));
    Ok((launch, workers))
}

/// Blocks of a size that the whole device holds at once.
fn resident_blocks(device: &DeviceModel, threads: u64, shared: u64) -> u64 {
    let threads = threads.next_multiple_of(32);
    let by_threads = u64::from(device.max_threads_per_multiprocessor) / threads;
    let reserved = shared + u64::from(device.reserved_shared_per_block);
    let by_shared = u64::from(device.shared_per_multiprocessor).checked_div(reserved).unwrap_or(u64::MAX);
    let each = by_threads.min(by_shared).min(u64::from(device.max_blocks_per_multiprocessor));
    each * u64::from(device.multiprocessors)
}
