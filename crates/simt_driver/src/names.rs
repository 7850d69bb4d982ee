//! Entry points by name.

use std::ffi::{c_int, c_void};

use crate::api;
use crate::error::CudaError;

macro_rules! implemented {
    ($( $module:ident { $($name:ident)* } )*) => {
        /// The address of the function that is implemented under exactly this name.
        fn implemented(name: &str) -> Option<*const c_void> {
            Some(match name {
                $( $( stringify!($name) => api::$module::$name as *const c_void, )* )*
                _ => return None,
            })
        }
    };
}

implemented! {
    texture {
        cuArrayCreate_v2 cuArray3DCreate_v2 cuArrayGetDescriptor_v2 cuArray3DGetDescriptor_v2 cuArrayDestroy
        cuMemcpyHtoA_v2 cuMemcpyAtoH_v2 cuTexObjectCreate cuTexObjectDestroy cuTexObjectGetResourceDesc
        cuTexObjectGetTextureDesc
    }
    context {
        cuCtxCreate_v2 cuCtxCreate_v3 cuCtxCreate_v4 cuCtxDestroy_v2 cuCtxPushCurrent_v2 cuCtxPopCurrent_v2
        cuCtxSetCurrent cuCtxGetCurrent cuCtxGetDevice cuCtxGetDevice_v2 cuCtxGetFlags cuCtxSetFlags
        cuCtxGetId cuCtxSynchronize cuCtxSynchronize_v2 cuCtxSetLimit cuCtxGetLimit cuCtxGetCacheConfig
        cuCtxSetCacheConfig cuCtxGetSharedMemConfig cuCtxSetSharedMemConfig cuCtxGetApiVersion
        cuCtxGetStreamPriorityRange cuCtxResetPersistingL2Cache cuCtxRecordEvent cuCtxEnablePeerAccess
        cuCtxDisablePeerAccess cuCtxAttach cuCtxDetach
    }
    copy {
        cuMemcpyHtoD_v2 cuMemcpyHtoD_v2_ptds cuMemcpyDtoH_v2 cuMemcpyDtoH_v2_ptds cuMemcpyDtoD_v2
        cuMemcpyDtoD_v2_ptds cuMemcpy cuMemcpy_ptds cuMemcpyPeer cuMemcpyPeer_ptds cuMemcpyHtoDAsync_v2
        cuMemcpyHtoDAsync_v2_ptsz cuMemcpyDtoHAsync_v2 cuMemcpyDtoHAsync_v2_ptsz cuMemcpyDtoDAsync_v2
        cuMemcpyDtoDAsync_v2_ptsz cuMemcpyAsync cuMemcpyAsync_ptsz cuMemcpyPeerAsync cuMemcpyPeerAsync_ptsz
        cuMemcpy2D_v2 cuMemcpy2D_v2_ptds cuMemcpy2DUnaligned_v2 cuMemcpy2DUnaligned_v2_ptds cuMemcpy2DAsync_v2
        cuMemcpy2DAsync_v2_ptsz cuMemcpy3D_v2 cuMemcpy3D_v2_ptds cuMemcpy3DAsync_v2 cuMemcpy3DAsync_v2_ptsz
        cuMemcpy3DPeer cuMemcpy3DPeer_ptds cuMemcpy3DPeerAsync cuMemcpy3DPeerAsync_ptsz
    }
    device {
        cuDeviceGet cuDeviceGetCount cuDeviceGetName cuDeviceGetUuid cuDeviceGetUuid_v2 cuDeviceGetLuid
        cuDeviceTotalMem_v2 cuDeviceGetAttribute cuDeviceGetProperties cuDeviceComputeCapability
        cuDeviceGetByPCIBusId cuDeviceGetPCIBusId cuDeviceCanAccessPeer cuDeviceGetP2PAttribute
        cuDeviceGetExecAffinitySupport
    }
    event {
        cuEventCreate cuEventDestroy_v2 cuEventQuery cuEventSynchronize cuEventElapsedTime cuEventElapsedTime_v2 cuEventRecord
        cuEventRecord_ptsz cuEventRecordWithFlags cuEventRecordWithFlags_ptsz
    }
    function {
        cuFuncGetAttribute cuFuncSetAttribute cuFuncSetCacheConfig cuFuncSetSharedMemConfig cuFuncGetModule
        cuFuncGetName cuFuncGetParamInfo cuFuncIsLoaded cuFuncLoad cuOccupancyMaxActiveBlocksPerMultiprocessor
        cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags cuOccupancyMaxPotentialBlockSize
        cuOccupancyMaxPotentialBlockSizeWithFlags cuOccupancyAvailableDynamicSMemPerBlock
        cuOccupancyMaxActiveClusters cuOccupancyMaxPotentialClusterSize
    }
    global {
        cuInit cuDriverGetVersion cuGetErrorName cuGetErrorString cuGetProcAddress cuGetProcAddress_v2
        cuGetExportTable cuProfilerInitialize cuProfilerStart cuProfilerStop
    }
    host_memory {
        cuMemAllocHost_v2 cuMemHostAlloc cuMemFreeHost cuMemHostGetDevicePointer_v2 cuMemHostGetFlags
        cuMemHostRegister_v2 cuMemHostUnregister
    }
    launch {
        cuLaunchKernel cuLaunchKernel_ptsz cuLaunchCooperativeKernel cuLaunchCooperativeKernel_ptsz
        cuLaunchKernelEx cuLaunchKernelEx_ptsz cuFuncSetBlockShape cuFuncSetSharedSize cuParamSetSize
        cuParamSeti cuParamSetf cuParamSetv cuLaunch cuLaunchGrid cuLaunchGridAsync
    }
    library {
        cuLibraryLoadData cuLibraryLoadFromFile cuLibraryUnload cuLibraryGetKernel cuLibraryGetKernelCount
        cuLibraryEnumerateKernels cuLibraryGetModule cuLibraryGetGlobal cuLibraryGetManaged
        cuKernelGetFunction cuKernelGetLibrary cuKernelGetName cuKernelGetAttribute cuKernelSetAttribute
        cuKernelSetCacheConfig cuKernelGetParamInfo
    }
    linker {
        cuLinkCreate_v2 cuLinkAddData_v2 cuLinkAddFile_v2 cuLinkComplete cuLinkDestroy
    }
    managed {
        cuMemAllocManaged cuMemAdvise cuMemAdvise_v2 cuMemRangeGetAttribute cuMemPrefetchAsync
        cuMemPrefetchAsync_ptsz cuMemPrefetchAsync_v2 cuMemPrefetchAsync_v2_ptsz cuStreamAttachMemAsync
        cuStreamAttachMemAsync_ptsz
    }
    memory {
        cuMemAlloc_v2 cuMemAllocPitch_v2 cuMemFree_v2 cuMemGetInfo_v2 cuMemGetAddressRange_v2
    }
    memset {
        cuMemsetD8_v2 cuMemsetD8_v2_ptds cuMemsetD2D8_v2 cuMemsetD2D8_v2_ptds cuMemsetD8Async
        cuMemsetD8Async_ptsz cuMemsetD2D8Async cuMemsetD2D8Async_ptsz cuMemsetD16_v2 cuMemsetD16_v2_ptds
        cuMemsetD2D16_v2 cuMemsetD2D16_v2_ptds cuMemsetD16Async cuMemsetD16Async_ptsz cuMemsetD2D16Async
        cuMemsetD2D16Async_ptsz cuMemsetD32_v2 cuMemsetD32_v2_ptds cuMemsetD2D32_v2 cuMemsetD2D32_v2_ptds
        cuMemsetD32Async cuMemsetD32Async_ptsz cuMemsetD2D32Async cuMemsetD2D32Async_ptsz
    }
    module {
        cuModuleLoad cuModuleLoadData cuModuleLoadDataEx cuModuleLoadFatBinary cuModuleUnload
        cuModuleGetLoadingMode cuModuleGetFunction cuModuleGetFunctionCount cuModuleEnumerateFunctions
        cuModuleGetGlobal_v2 cuModuleGetTexRef cuModuleGetSurfRef
    }
    pointer {
        cuPointerGetAttribute cuPointerGetAttributes cuPointerSetAttribute
    }
    pool {
        cuMemPoolCreate cuMemPoolDestroy cuMemPoolSetAccess cuMemPoolGetAccess
        cuMemAllocAsync cuMemAllocAsync_ptsz cuMemAllocFromPoolAsync cuMemAllocFromPoolAsync_ptsz
        cuMemFreeAsync cuMemFreeAsync_ptsz cuDeviceGetDefaultMemPool cuDeviceGetMemPool cuDeviceSetMemPool
        cuMemPoolTrimTo cuMemPoolSetAttribute cuMemPoolGetAttribute
    }
    primary {
        cuDevicePrimaryCtxRetain cuDevicePrimaryCtxRelease_v2 cuDevicePrimaryCtxReset_v2
        cuDevicePrimaryCtxSetFlags_v2 cuDevicePrimaryCtxGetState
    }
    stream {
        cuStreamCreate cuStreamCreateWithPriority cuStreamDestroy_v2 cuStreamGetPriority
        cuStreamGetPriority_ptsz cuStreamGetFlags cuStreamGetFlags_ptsz cuStreamGetCtx cuStreamGetCtx_ptsz
        cuStreamGetCtx_v2 cuStreamGetCtx_v2_ptsz cuStreamGetDevice cuStreamGetDevice_ptsz cuStreamGetId
        cuStreamGetId_ptsz cuStreamQuery cuStreamQuery_ptsz cuStreamSynchronize cuStreamSynchronize_ptsz
        cuStreamWaitEvent cuStreamWaitEvent_ptsz cuStreamAddCallback cuStreamAddCallback_ptsz cuLaunchHostFunc
        cuLaunchHostFunc_ptsz cuStreamIsCapturing cuStreamIsCapturing_ptsz cuStreamGetCaptureInfo cuStreamGetCaptureInfo_ptsz
        cuStreamGetCaptureInfo_v2 cuStreamGetCaptureInfo_v2_ptsz cuThreadExchangeStreamCaptureMode
    }
}

macro_rules! exports {
    ($( $version:literal { $($name:ident)* } )*) => {
        /// All functions of the driver API, with the CUDA version that brought them.
        const EXPORTS: &[(u32, &[&str])] = &[$( ($version, &[$( stringify!($name) ),*]) ),*];
    };
}

with_exports!(exports);

/// Stands for every function of the driver API that the simulated driver does not have.
extern "C" fn not_supported() -> c_int {
    CudaError::NOT_SUPPORTED.code().cast_signed()
}

/// The version that brought the function `name`.
fn version_of(name: &str) -> Option<u32> {
    let found = EXPORTS.iter().find(|(_, names)| names.contains(&name))?;
    Some(found.0)
}

/// The function of the driver API that has the linker name `name`; `None` if the API has none of that name.
///
/// Functions that are known but not simulated return `CUDA_ERROR_NOT_SUPPORTED`. Names of functions that were changed
/// in CUDA 3.2 or 4.0 lead to the changed ones: the original forms, with addresses of 32 bits, are of no use today.
pub fn lookup(name: &str) -> Option<*const c_void> {
    if let Some(function) = implemented(name) {
        return Some(function);
    }
    version_of(name)?;
    Some(implemented(&format!("{name}_v2")).unwrap_or(not_supported as *const c_void))
}

/// What `cuGetProcAddress` finds under a name without a version.
pub(crate) enum EntryPoint {
    /// The newest form that the version has.
    Found(*const c_void),
    /// There are forms, all of them newer than the version.
    Newer,
}

/// The entry point `base` as of a CUDA version, for the calling thread's default stream if there is such a form.
pub(crate) fn entry_point(base: &str, version: u32, per_thread: bool) -> Option<EntryPoint> {
    let ends: &[&str] = if per_thread { &["_ptsz", "_ptds", ""] } else { &[""] };
    for end in ends {
        let forms = ["", "_v2", "_v3", "_v4"].map(|form| format!("{base}{form}{end}"));
        let known: Vec<_> = forms.iter().filter_map(|name| Some((version_of(name)?, name))).collect();
        if known.is_empty() {
            continue;
        }
        // Forms are in order of age, so the last that is old enough is the newest.
        let newest = known.iter().rev().find(|(since, _)| *since <= version);
        return Some(match newest.and_then(|(_, name)| lookup(name)) {
            Some(function) => EntryPoint::Found(function),
            None => EntryPoint::Newer,
        });
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Names of the functions in the table of what is implemented, read from this file.
    fn implemented_names() -> Vec<&'static str> {
        let source = include_str!("names.rs");
        let (_, table) = source.split_once("\nimplemented! {").unwrap();
        let (table, _) = table.split_once("\n}\n").unwrap();
        table.split_whitespace().filter(|word| word.starts_with("cu")).collect()
    }

    #[test]
    fn what_is_implemented_is_part_of_the_api() {
        let names = implemented_names();
        assert!(names.len() > 250, "{}", names.len());
        for name in names {
            assert!(version_of(name).is_some(), "{name} is no function of the driver API");
            assert!(implemented(name).is_some());
        }
    }

    #[test]
    fn every_export_leads_somewhere() {
        assert_eq!(EXPORTS.iter().map(|(_, names)| names.len()).sum::<usize>(), 674);
        for name in EXPORTS.iter().flat_map(|(_, names)| *names) {
            assert!(lookup(name).is_some(), "{name}");
        }
        assert!(lookup("cuNoSuchFunction").is_none());
        assert_eq!(lookup("cuMemAlloc"), implemented("cuMemAlloc_v2"));
        assert_eq!(lookup("cuGraphCreate"), Some(not_supported as *const c_void));
    }

    #[test]
    fn versions_choose_among_forms() {
        let found = |base, version, per_thread| match entry_point(base, version, per_thread) {
            Some(EntryPoint::Found(address)) => address,
            Some(EntryPoint::Newer) => panic!("{base}: too new"),
            None => panic!("{base}: unknown"),
        };
        assert_eq!(Some(found("cuMemAlloc", 13000, false)), implemented("cuMemAlloc_v2"));
        assert_eq!(Some(found("cuCtxCreate", 11000, false)), implemented("cuCtxCreate_v2"));
        assert_eq!(Some(found("cuCtxCreate", 11040, false)), implemented("cuCtxCreate_v3"));
        assert_eq!(Some(found("cuLaunchKernel", 12000, true)), implemented("cuLaunchKernel_ptsz"));
        assert_eq!(Some(found("cuMemcpyHtoD", 12000, true)), implemented("cuMemcpyHtoD_v2_ptds"));
        assert_eq!(Some(found("cuMemFree", 12000, true)), implemented("cuMemFree_v2"));
        assert!(matches!(entry_point("cuLaunchKernelEx", 11050, false), Some(EntryPoint::Newer)));
        assert!(entry_point("cuMemAlloc_v2_v2", 13000, false).is_none());
    }
}
