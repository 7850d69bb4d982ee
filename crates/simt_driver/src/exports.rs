//! The functions that NVIDIA's driver exports, by the CUDA version that brought them.
//!
//! Names and versions as driver 580 (CUDA 13.0) reports them: its dynamic symbols, and for each the first version for
//! which `cuGetProcAddress` returns it. `_vN` counts changes of a function; `_ptds` and `_ptsz` are the forms for which
//! the null stream is the calling thread's.

/// Calls the macro `$then` with all functions of the CUDA driver API, by the version that brought them.
#[macro_export]
macro_rules! with_exports {
    ($then:ident) => {
        $then! {
            2000 {
                cuArray3DCreate cuArray3DGetDescriptor cuArrayCreate cuArrayDestroy cuArrayGetDescriptor
                cuCtxAttach cuCtxCreate cuCtxDestroy cuCtxDetach cuCtxGetDevice cuCtxPopCurrent
                cuCtxPushCurrent cuCtxSynchronize cuDeviceComputeCapability cuDeviceGet cuDeviceGetAttribute
                cuDeviceGetCount cuDeviceGetName cuDeviceGetProperties cuDeviceTotalMem cuEventCreate
                cuEventDestroy cuEventElapsedTime cuEventQuery cuEventRecord cuEventSynchronize
                cuFuncSetBlockShape cuFuncSetSharedSize cuGLCtxCreate cuGLInit cuGLMapBufferObject
                cuGLRegisterBufferObject cuGLUnmapBufferObject cuGLUnregisterBufferObject cuInit cuLaunch
                cuLaunchGrid cuLaunchGridAsync cuMemAlloc cuMemAllocHost cuMemAllocPitch cuMemFree
                cuMemFreeHost cuMemGetAddressRange cuMemGetInfo cuMemcpy2D cuMemcpy2DAsync cuMemcpy2DUnaligned
                cuMemcpy3D cuMemcpy3DAsync cuMemcpyAtoA cuMemcpyAtoD cuMemcpyAtoH cuMemcpyAtoHAsync
                cuMemcpyDtoA cuMemcpyDtoD cuMemcpyDtoH cuMemcpyDtoHAsync cuMemcpyHtoA cuMemcpyHtoAAsync
                cuMemcpyHtoD cuMemcpyHtoDAsync cuMemsetD16 cuMemsetD2D16 cuMemsetD2D32 cuMemsetD2D8
                cuMemsetD32 cuMemsetD8 cuModuleGetFunction cuModuleGetGlobal cuModuleGetTexRef cuModuleLoad
                cuModuleLoadData cuModuleLoadFatBinary cuModuleUnload cuParamSetSize cuParamSetTexRef
                cuParamSetf cuParamSeti cuParamSetv cuStreamCreate cuStreamDestroy cuStreamQuery
                cuStreamSynchronize cuTexRefCreate cuTexRefDestroy cuTexRefGetAddress cuTexRefGetAddressMode
                cuTexRefGetArray cuTexRefGetFilterMode cuTexRefGetFlags cuTexRefGetFormat cuTexRefSetAddress
                cuTexRefSetAddressMode cuTexRefSetArray cuTexRefSetFilterMode cuTexRefSetFlags
                cuTexRefSetFormat
            }
            2010 {
                cuModuleLoadDataEx
            }
            2020 {
                cuDriverGetVersion cuFuncGetAttribute cuMemHostAlloc cuMemHostGetDevicePointer
                cuTexRefSetAddress2D
            }
            2030 {
                cuGLMapBufferObjectAsync cuGLSetBufferObjectMapFlags cuGLUnmapBufferObjectAsync
                cuMemHostGetFlags
            }
            3000 {
                cuFuncSetCacheConfig cuGetExportTable cuGraphicsGLRegisterBuffer cuGraphicsGLRegisterImage
                cuGraphicsMapResources cuGraphicsResourceGetMappedPointer cuGraphicsResourceSetMapFlags
                cuGraphicsSubResourceGetMappedArray cuGraphicsUnmapResources cuGraphicsUnregisterResource
                cuMemcpyDtoDAsync cuModuleGetSurfRef cuSurfRefGetArray cuSurfRefSetArray
            }
            3010 {
                cuCtxGetLimit cuCtxSetLimit cuGraphicsVDPAURegisterOutputSurface
                cuGraphicsVDPAURegisterVideoSurface cuVDPAUCtxCreate cuVDPAUGetDevice
            }
            3020 {
                cuArray3DCreate_v2 cuArray3DGetDescriptor_v2 cuArrayCreate_v2 cuArrayGetDescriptor_v2
                cuCtxCreate_v2 cuCtxGetApiVersion cuCtxGetCacheConfig cuCtxSetCacheConfig cuDeviceTotalMem_v2
                cuGLCtxCreate_v2 cuGLMapBufferObjectAsync_v2 cuGLMapBufferObject_v2
                cuGraphicsResourceGetMappedPointer_v2 cuMemAllocHost_v2 cuMemAllocPitch_v2 cuMemAlloc_v2
                cuMemFree_v2 cuMemGetAddressRange_v2 cuMemGetInfo_v2 cuMemHostGetDevicePointer_v2
                cuMemcpy2DAsync_v2 cuMemcpy2DUnaligned_v2 cuMemcpy2D_v2 cuMemcpy3DAsync_v2 cuMemcpy3D_v2
                cuMemcpyAtoA_v2 cuMemcpyAtoD_v2 cuMemcpyAtoHAsync_v2 cuMemcpyAtoH_v2 cuMemcpyDtoA_v2
                cuMemcpyDtoDAsync_v2 cuMemcpyDtoD_v2 cuMemcpyDtoHAsync_v2 cuMemcpyDtoH_v2 cuMemcpyHtoAAsync_v2
                cuMemcpyHtoA_v2 cuMemcpyHtoDAsync_v2 cuMemcpyHtoD_v2 cuMemsetD16Async cuMemsetD16_v2
                cuMemsetD2D16Async cuMemsetD2D16_v2 cuMemsetD2D32Async cuMemsetD2D32_v2 cuMemsetD2D8Async
                cuMemsetD2D8_v2 cuMemsetD32Async cuMemsetD32_v2 cuMemsetD8Async cuMemsetD8_v2
                cuModuleGetGlobal_v2 cuStreamWaitEvent cuTexRefGetAddress_v2 cuTexRefSetAddress2D_v2
                cuTexRefSetAddress_v2 cuVDPAUCtxCreate_v2
            }
            4000 {
                cuCtxDestroy_v2 cuCtxDisablePeerAccess cuCtxEnablePeerAccess cuCtxGetCurrent
                cuCtxPopCurrent_v2 cuCtxPushCurrent_v2 cuCtxSetCurrent cuDeviceCanAccessPeer cuEventDestroy_v2
                cuLaunchKernel cuMemHostRegister cuMemHostUnregister cuMemcpy cuMemcpy3DPeer
                cuMemcpy3DPeerAsync cuMemcpyAsync cuMemcpyPeer cuMemcpyPeerAsync cuPointerGetAttribute
                cuProfilerInitialize cuProfilerStart cuProfilerStop cuStreamDestroy_v2
            }
            4010 {
                cuDeviceGetByPCIBusId cuDeviceGetPCIBusId cuGLGetDevices cuIpcCloseMemHandle
                cuIpcGetEventHandle cuIpcGetMemHandle cuIpcOpenEventHandle cuIpcOpenMemHandle
                cuTexRefSetAddress2D_v3
            }
            4020 {
                cuCtxGetSharedMemConfig cuCtxSetSharedMemConfig cuFuncSetSharedMemConfig
            }
            5000 {
                cuGraphicsResourceGetMappedMipmappedArray cuMipmappedArrayCreate cuMipmappedArrayDestroy
                cuMipmappedArrayGetLevel cuStreamAddCallback cuSurfObjectCreate cuSurfObjectDestroy
                cuSurfObjectGetResourceDesc cuTexObjectCreate cuTexObjectDestroy cuTexObjectGetResourceDesc
                cuTexObjectGetResourceViewDesc cuTexObjectGetTextureDesc cuTexRefGetMaxAnisotropy
                cuTexRefGetMipmapFilterMode cuTexRefGetMipmapLevelBias cuTexRefGetMipmapLevelClamp
                cuTexRefGetMipmappedArray cuTexRefSetMaxAnisotropy cuTexRefSetMipmapFilterMode
                cuTexRefSetMipmapLevelBias cuTexRefSetMipmapLevelClamp cuTexRefSetMipmappedArray
            }
            5050 {
                cuCtxGetStreamPriorityRange cuLinkAddData cuLinkAddFile cuLinkComplete cuLinkCreate
                cuLinkDestroy cuStreamCreateWithPriority cuStreamGetFlags cuStreamGetPriority
            }
            6000 {
                cuGetErrorName cuGetErrorString cuMemAllocManaged cuPointerSetAttribute cuStreamAttachMemAsync
            }
            6050 {
                cuGLGetDevices_v2 cuGraphicsResourceSetMapFlags_v2 cuLinkAddData_v2 cuLinkAddFile_v2
                cuLinkCreate_v2 cuMemHostRegister_v2 cuOccupancyMaxActiveBlocksPerMultiprocessor
                cuOccupancyMaxPotentialBlockSize
            }
            7000 {
                cuCtxGetFlags cuDevicePrimaryCtxGetState cuDevicePrimaryCtxRelease cuDevicePrimaryCtxReset
                cuDevicePrimaryCtxRetain cuDevicePrimaryCtxSetFlags cuEGLStreamConsumerAcquireFrame
                cuEGLStreamConsumerConnect cuEGLStreamConsumerDisconnect cuEGLStreamConsumerReleaseFrame
                cuEGLStreamProducerConnect cuEGLStreamProducerDisconnect cuEGLStreamProducerPresentFrame
                cuEGLStreamProducerReturnFrame cuEventRecord_ptsz cuGLMapBufferObjectAsync_v2_ptsz
                cuGLMapBufferObject_v2_ptds cuGraphicsEGLRegisterImage cuGraphicsMapResources_ptsz
                cuGraphicsResourceGetMappedEglFrame cuGraphicsUnmapResources_ptsz cuLaunchKernel_ptsz
                cuMemcpy2DAsync_v2_ptsz cuMemcpy2DUnaligned_v2_ptds cuMemcpy2D_v2_ptds cuMemcpy3DAsync_v2_ptsz
                cuMemcpy3DPeerAsync_ptsz cuMemcpy3DPeer_ptds cuMemcpy3D_v2_ptds cuMemcpyAsync_ptsz
                cuMemcpyAtoA_v2_ptds cuMemcpyAtoD_v2_ptds cuMemcpyAtoHAsync_v2_ptsz cuMemcpyAtoH_v2_ptds
                cuMemcpyDtoA_v2_ptds cuMemcpyDtoDAsync_v2_ptsz cuMemcpyDtoD_v2_ptds cuMemcpyDtoHAsync_v2_ptsz
                cuMemcpyDtoH_v2_ptds cuMemcpyHtoAAsync_v2_ptsz cuMemcpyHtoA_v2_ptds cuMemcpyHtoDAsync_v2_ptsz
                cuMemcpyHtoD_v2_ptds cuMemcpyPeerAsync_ptsz cuMemcpyPeer_ptds cuMemcpy_ptds
                cuMemsetD16Async_ptsz cuMemsetD16_v2_ptds cuMemsetD2D16Async_ptsz cuMemsetD2D16_v2_ptds
                cuMemsetD2D32Async_ptsz cuMemsetD2D32_v2_ptds cuMemsetD2D8Async_ptsz cuMemsetD2D8_v2_ptds
                cuMemsetD32Async_ptsz cuMemsetD32_v2_ptds cuMemsetD8Async_ptsz cuMemsetD8_v2_ptds
                cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags cuOccupancyMaxPotentialBlockSizeWithFlags
                cuPointerGetAttributes cuStreamAddCallback_ptsz cuStreamAttachMemAsync_ptsz
                cuStreamGetFlags_ptsz cuStreamGetPriority_ptsz cuStreamQuery_ptsz cuStreamSynchronize_ptsz
                cuStreamWaitEvent_ptsz
            }
            8000 {
                cuDeviceGetP2PAttribute cuEGLStreamConsumerConnectWithFlags cuMemAdvise cuMemPrefetchAsync
                cuMemPrefetchAsync_ptsz cuMemRangeGetAttribute cuMemRangeGetAttributes cuStreamBatchMemOp
                cuStreamBatchMemOp_ptsz cuStreamWaitValue32 cuStreamWaitValue32_ptsz cuStreamWriteValue32
                cuStreamWriteValue32_ptsz cuTexRefGetBorderColor cuTexRefSetBorderColor
            }
            9000 {
                cuFuncSetAttribute cuLaunchCooperativeKernel cuLaunchCooperativeKernelMultiDevice
                cuLaunchCooperativeKernel_ptsz cuStreamWaitValue64 cuStreamWaitValue64_ptsz
                cuStreamWriteValue64 cuStreamWriteValue64_ptsz
            }
            9020 {
                cuDeviceGetUuid cuStreamGetCtx cuStreamGetCtx_ptsz
            }
            10000 {
                cuDestroyExternalMemory cuDestroyExternalSemaphore cuDeviceGetLuid
                cuExternalMemoryGetMappedBuffer cuExternalMemoryGetMappedMipmappedArray
                cuGraphAddChildGraphNode cuGraphAddDependencies cuGraphAddEmptyNode cuGraphAddHostNode
                cuGraphAddKernelNode cuGraphAddMemcpyNode cuGraphAddMemsetNode cuGraphChildGraphNodeGetGraph
                cuGraphClone cuGraphCreate cuGraphDestroy cuGraphDestroyNode cuGraphExecDestroy
                cuGraphGetEdges cuGraphGetNodes cuGraphGetRootNodes cuGraphHostNodeGetParams
                cuGraphHostNodeSetParams cuGraphInstantiate cuGraphKernelNodeGetParams
                cuGraphKernelNodeSetParams cuGraphLaunch cuGraphLaunch_ptsz cuGraphMemcpyNodeGetParams
                cuGraphMemcpyNodeSetParams cuGraphMemsetNodeGetParams cuGraphMemsetNodeSetParams
                cuGraphNodeFindInClone cuGraphNodeGetDependencies cuGraphNodeGetDependentNodes
                cuGraphNodeGetType cuGraphRemoveDependencies cuImportExternalMemory cuImportExternalSemaphore
                cuLaunchHostFunc cuLaunchHostFunc_ptsz cuSignalExternalSemaphoresAsync
                cuSignalExternalSemaphoresAsync_ptsz cuStreamBeginCapture cuStreamBeginCapture_ptsz
                cuStreamEndCapture cuStreamEndCapture_ptsz cuStreamIsCapturing cuStreamIsCapturing_ptsz
                cuWaitExternalSemaphoresAsync cuWaitExternalSemaphoresAsync_ptsz
            }
            10010 {
                cuGraphExecKernelNodeSetParams cuStreamBeginCapture_v2 cuStreamBeginCapture_v2_ptsz
                cuStreamGetCaptureInfo cuStreamGetCaptureInfo_ptsz cuThreadExchangeStreamCaptureMode
            }
            10020 {
                cuDeviceGetNvSciSyncAttributes cuGraphExecHostNodeSetParams cuGraphExecMemcpyNodeSetParams
                cuGraphExecMemsetNodeSetParams cuGraphExecUpdate cuMemAddressFree cuMemAddressReserve
                cuMemCreate cuMemExportToShareableHandle cuMemGetAccess cuMemGetAllocationGranularity
                cuMemGetAllocationPropertiesFromHandle cuMemImportFromShareableHandle cuMemMap cuMemRelease
                cuMemSetAccess cuMemUnmap cuOccupancyAvailableDynamicSMemPerBlock
            }
            11000 {
                cuCtxResetPersistingL2Cache cuDevicePrimaryCtxRelease_v2 cuDevicePrimaryCtxReset_v2
                cuDevicePrimaryCtxSetFlags_v2 cuFuncGetModule cuGraphInstantiate_v2
                cuGraphKernelNodeCopyAttributes cuGraphKernelNodeGetAttribute cuGraphKernelNodeSetAttribute
                cuIpcOpenMemHandle_v2 cuMemRetainAllocationHandle cuStreamCopyAttributes
                cuStreamCopyAttributes_ptsz cuStreamGetAttribute cuStreamGetAttribute_ptsz
                cuStreamSetAttribute cuStreamSetAttribute_ptsz
            }
            11010 {
                cuArrayGetSparseProperties cuDeviceGetTexture1DLinearMaxWidth cuEventRecordWithFlags
                cuEventRecordWithFlags_ptsz cuGraphAddEventRecordNode cuGraphAddEventWaitNode
                cuGraphEventRecordNodeGetEvent cuGraphEventRecordNodeSetEvent cuGraphEventWaitNodeGetEvent
                cuGraphEventWaitNodeSetEvent cuGraphExecChildGraphNodeSetParams
                cuGraphExecEventRecordNodeSetEvent cuGraphExecEventWaitNodeSetEvent cuGraphUpload
                cuGraphUpload_ptsz cuMemMapArrayAsync cuMemMapArrayAsync_ptsz
                cuMipmappedArrayGetSparseProperties
            }
            11020 {
                cuArrayGetPlane cuDeviceGetDefaultMemPool cuDeviceGetMemPool cuDeviceSetMemPool
                cuGraphAddExternalSemaphoresSignalNode cuGraphAddExternalSemaphoresWaitNode
                cuGraphExecExternalSemaphoresSignalNodeSetParams
                cuGraphExecExternalSemaphoresWaitNodeSetParams cuGraphExternalSemaphoresSignalNodeGetParams
                cuGraphExternalSemaphoresSignalNodeSetParams cuGraphExternalSemaphoresWaitNodeGetParams
                cuGraphExternalSemaphoresWaitNodeSetParams cuMemAllocAsync cuMemAllocAsync_ptsz
                cuMemAllocFromPoolAsync cuMemAllocFromPoolAsync_ptsz cuMemFreeAsync cuMemFreeAsync_ptsz
                cuMemPoolCreate cuMemPoolDestroy cuMemPoolExportPointer cuMemPoolExportToShareableHandle
                cuMemPoolGetAccess cuMemPoolGetAttribute cuMemPoolImportFromShareableHandle
                cuMemPoolImportPointer cuMemPoolSetAccess cuMemPoolSetAttribute cuMemPoolTrimTo
            }
            11030 {
                cuFlushGPUDirectRDMAWrites cuGetProcAddress cuGraphDebugDotPrint cuGraphReleaseUserObject
                cuGraphRetainUserObject cuStreamGetCaptureInfo_v2 cuStreamGetCaptureInfo_v2_ptsz
                cuStreamUpdateCaptureDependencies cuStreamUpdateCaptureDependencies_ptsz cuUserObjectCreate
                cuUserObjectRelease cuUserObjectRetain
            }
            11040 {
                cuCtxCreate_v3 cuCtxGetExecAffinity cuDeviceGetExecAffinitySupport
                cuDeviceGetGraphMemAttribute cuDeviceGetUuid_v2 cuDeviceGraphMemTrim
                cuDeviceSetGraphMemAttribute cuGraphAddMemAllocNode cuGraphAddMemFreeNode
                cuGraphInstantiateWithFlags cuGraphMemAllocNodeGetParams cuGraphMemFreeNodeGetParams
            }
            11060 {
                cuArrayGetMemoryRequirements cuGraphNodeGetEnabled cuGraphNodeSetEnabled cuLaunchKernelEx
                cuLaunchKernelEx_ptsz cuMipmappedArrayGetMemoryRequirements
            }
            11070 {
                cuGraphAddBatchMemOpNode cuGraphBatchMemOpNodeGetParams cuGraphBatchMemOpNodeSetParams
                cuGraphExecBatchMemOpNodeSetParams cuMemGetHandleForAddressRange cuModuleGetLoadingMode
                cuOccupancyMaxActiveClusters cuOccupancyMaxPotentialClusterSize cuStreamBatchMemOp_v2
                cuStreamBatchMemOp_v2_ptsz cuStreamWaitValue32_v2 cuStreamWaitValue32_v2_ptsz
                cuStreamWaitValue64_v2 cuStreamWaitValue64_v2_ptsz cuStreamWriteValue32_v2
                cuStreamWriteValue32_v2_ptsz cuStreamWriteValue64_v2 cuStreamWriteValue64_v2_ptsz
            }
            12000 {
                cuCtxGetId cuGetProcAddress_v2 cuGraphAddKernelNode_v2 cuGraphExecGetFlags
                cuGraphExecKernelNodeSetParams_v2 cuGraphExecUpdate_v2 cuGraphInstantiateWithParams
                cuGraphInstantiateWithParams_ptsz cuGraphKernelNodeGetParams_v2 cuGraphKernelNodeSetParams_v2
                cuKernelGetAttribute cuKernelGetFunction cuKernelSetAttribute cuKernelSetCacheConfig
                cuLibraryGetGlobal cuLibraryGetKernel cuLibraryGetManaged cuLibraryGetModule
                cuLibraryGetUnifiedFunction cuLibraryLoadData cuLibraryLoadFromFile cuLibraryUnload
                cuStreamGetId cuStreamGetId_ptsz cuTensorMapEncodeIm2col cuTensorMapEncodeTiled
                cuTensorMapReplaceAddress
            }
            12010 {
                cuCoredumpGetAttribute cuCoredumpGetAttributeGlobal cuCoredumpSetAttribute
                cuCoredumpSetAttributeGlobal cuCtxSetFlags cuMulticastAddDevice cuMulticastBindAddr
                cuMulticastBindMem cuMulticastCreate cuMulticastGetGranularity cuMulticastUnbind
            }
            12020 {
                cuGraphAddNode cuGraphExecNodeSetParams cuGraphNodeSetParams cuMemAdvise_v2
                cuMemPrefetchAsync_v2 cuMemPrefetchAsync_v2_ptsz
            }
            12030 {
                cuFuncGetName cuGraphAddDependencies_v2 cuGraphAddNode_v2 cuGraphConditionalHandleCreate
                cuGraphGetEdges_v2 cuGraphNodeGetDependencies_v2 cuGraphNodeGetDependentNodes_v2
                cuGraphRemoveDependencies_v2 cuKernelGetName cuStreamBeginCaptureToGraph
                cuStreamBeginCaptureToGraph_ptsz cuStreamGetCaptureInfo_v3 cuStreamGetCaptureInfo_v3_ptsz
                cuStreamUpdateCaptureDependencies_v2 cuStreamUpdateCaptureDependencies_v2_ptsz
            }
            12040 {
                cuCtxFromGreenCtx cuCtxGetDevResource cuDevResourceGenerateDesc cuDevSmResourceSplitByCount
                cuDeviceGetDevResource cuDeviceRegisterAsyncNotification cuDeviceUnregisterAsyncNotification
                cuFuncGetParamInfo cuFuncIsLoaded cuFuncLoad cuGreenCtxCreate cuGreenCtxDestroy
                cuGreenCtxGetDevResource cuGreenCtxRecordEvent cuGreenCtxWaitEvent cuKernelGetParamInfo
                cuLibraryEnumerateKernels cuLibraryGetKernelCount cuModuleEnumerateFunctions
                cuModuleGetFunctionCount cuStreamGetGreenCtx
            }
            12050 {
                cuCtxCreate_v4 cuCtxRecordEvent cuCtxWaitEvent cuGreenCtxStreamCreate cuKernelGetLibrary
                cuStreamGetCtx_v2 cuStreamGetCtx_v2_ptsz
            }
            12060 {
                cuMemBatchDecompressAsync cuMemBatchDecompressAsync_ptsz
            }
            12080 {
                cuCheckpointProcessCheckpoint cuCheckpointProcessGetRestoreThreadId
                cuCheckpointProcessGetState cuCheckpointProcessLock cuCheckpointProcessRestore
                cuCheckpointProcessUnlock cuEventElapsedTime_v2 cuMemcpy3DBatchAsync cuMemcpy3DBatchAsync_ptsz
                cuMemcpyBatchAsync cuMemcpyBatchAsync_ptsz cuStreamGetDevice cuStreamGetDevice_ptsz
                cuTensorMapEncodeIm2colWide
            }
            12090 {
                cuGreenCtxGetId cuLogsCurrent cuLogsDumpToFile cuLogsDumpToMemory cuLogsRegisterCallback
                cuLogsUnregisterCallback
            }
            13000 {
                cuCtxGetDevice_v2 cuCtxSynchronize_v2 cuDeviceGetHostAtomicCapabilities
                cuDeviceGetP2PAtomicCapabilities cuEGLApiInit cuMemDiscardAndPrefetchBatchAsync
                cuMemDiscardAndPrefetchBatchAsync_ptsz cuMemDiscardBatchAsync cuMemDiscardBatchAsync_ptsz
                cuMemGetAttribute cuMemGetAttribute_v2 cuMemGetDefaultMemPool cuMemGetMemPool
                cuMemPrefetchBatchAsync cuMemPrefetchBatchAsync_ptsz cuMemSetMemPool cuMemcpy3DBatchAsync_v2
                cuMemcpy3DBatchAsync_v2_ptsz cuMemcpyBatchAsync_v2 cuMemcpyBatchAsync_v2_ptsz
            }
        }
    };
}
