/* A program for the CUDA driver API that knows nothing of Warpbook. No cuda.h is needed: what it uses is declared
   here as cuda.h declares it. Prints "ok" at the end; any failure ends it with the failing line. */

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef int CUresult;
typedef int CUdevice;
typedef uint64_t CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUstream_st *CUstream;
typedef struct CUevent_st *CUevent;

CUresult cuInit(unsigned flags);
CUresult cuDriverGetVersion(int *version);
CUresult cuGetErrorName(CUresult error, const char **name);
CUresult cuDeviceGet(CUdevice *device, int ordinal);
CUresult cuDeviceGetName(char *name, int length, CUdevice device);
CUresult cuDevicePrimaryCtxRetain(CUcontext *context, CUdevice device);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice device);
CUresult cuCtxSetCurrent(CUcontext context);
CUresult cuModuleLoadData(CUmodule *module, const void *image);
CUresult cuModuleGetFunction(CUfunction *function, CUmodule module, const char *name);
CUresult cuMemAlloc_v2(CUdeviceptr *address, size_t bytes);
CUresult cuMemFree_v2(CUdeviceptr address);
CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t bytes, CUstream stream);
CUresult cuMemcpyDtoH_v2(void *to, CUdeviceptr from, size_t bytes);
CUresult cuStreamCreate(CUstream *stream, unsigned flags);
CUresult cuStreamSynchronize(CUstream stream);
CUresult cuStreamAddCallback(CUstream stream, void (*callback)(CUstream, CUresult, void *), void *data, unsigned flags);
CUresult cuEventCreate(CUevent *event, unsigned flags);
CUresult cuEventRecord(CUevent event, CUstream stream);
CUresult cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end);
CUresult cuLaunchKernel(CUfunction function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                        unsigned shared, CUstream stream, void **params, void **extra);
CUresult cuGetProcAddress_v2(const char *symbol, void **function, int version, uint64_t flags, int *status);

#define CHECK(call)                                                                        \
    do {                                                                                   \
        CUresult result_ = (call);                                                         \
        if (result_ != 0) {                                                                \
            const char *name_ = "?";                                                       \
            cuGetErrorName(result_, &name_);                                               \
            printf("line %d: %s: %s\n", __LINE__, #call, name_);                           \
            exit(1);                                                                       \
        }                                                                                  \
    } while (0)

#define EXPECT(condition)                                                                  \
    do {                                                                                   \
        if (!(condition)) {                                                                \
            printf("line %d: %s\n", __LINE__, #condition);                                 \
            exit(1);                                                                       \
        }                                                                                  \
    } while (0)

static const char *const scale_ptx =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".visible .entry scale(.param .u64 data, .param .f32 by, .param .u32 n)\n{\n"
    ".reg .pred %p<2>; .reg .f32 %f<4>; .reg .b32 %r<6>; .reg .b64 %rd<4>;\n"
    "ld.param.u64 %rd1, [data]; ld.param.f32 %f1, [by]; ld.param.u32 %r1, [n];\n"
    "mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x; mad.lo.s32 %r5, %r2, %r3, %r4;\n"
    "setp.ge.u32 %p1, %r5, %r1; @%p1 ret;\n"
    "mul.wide.u32 %rd2, %r5, 4; add.s64 %rd3, %rd1, %rd2;\n"
    "ld.global.f32 %f2, [%rd3]; mul.f32 %f3, %f2, %f1; st.global.f32 [%rd3], %f3; ret;\n}\n"
    ".visible .entry give_up()\n{\ntrap;\nret;\n}\n";

static int called;

static void callback(CUstream stream, CUresult status, void *data) {
    (void)stream;
    called = status == 0 && data == &called;
}

/* Calls every function with zeros in place of all arguments: each has to return some result. */
static void call_with_zeros(int count, char **names) {
    typedef CUresult (*function_t)(long, long, long, long, long, long, long, long, long, long, long, long);
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    EXPECT(library != NULL);
    for (int i = 0; i < count; i++) {
        function_t function = (function_t)(uintptr_t)dlsym(library, names[i]);
        if (function == NULL) {
            printf("%s is not exported\n", names[i]);
            exit(1);
        }
        fprintf(stderr, "%s\n", names[i]);
        CUresult result = function(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
        EXPECT(result >= 0 && result <= 999);
    }
}

int main(int argc, char **argv) {
    enum { n = 1000 };
    int version = 0;
    char name[100];
    float data[n], milliseconds = -1;
    CUdevice device;
    CUcontext context;
    CUmodule module;
    CUfunction scale;
    CUdeviceptr address;
    CUstream stream;
    CUevent start, end;

    EXPECT(cuDeviceGet(&device, 0) == 3);
    CHECK(cuInit(0));
    CHECK(cuDriverGetVersion(&version));
    EXPECT(version == 13000);
    CHECK(cuDeviceGet(&device, 0));
    CHECK(cuDeviceGetName(name, sizeof name, device));
    EXPECT(strstr(name, "simulated") != NULL);
    CHECK(cuDevicePrimaryCtxRetain(&context, device));
    CHECK(cuCtxSetCurrent(context));
    CHECK(cuModuleLoadData(&module, scale_ptx));
    CHECK(cuModuleGetFunction(&scale, module, "scale"));
    CHECK(cuMemAlloc_v2(&address, sizeof data));
    CHECK(cuStreamCreate(&stream, 1));
    CHECK(cuEventCreate(&start, 0));
    CHECK(cuEventCreate(&end, 0));
    for (int i = 0; i < n; i++) data[i] = (float)i;

    float by = 3;
    unsigned count = n;
    void *params[] = {&address, &by, &count};
    CHECK(cuEventRecord(start, stream));
    CHECK(cuMemcpyHtoDAsync_v2(address, data, sizeof data, stream));
    CHECK(cuLaunchKernel(scale, (n + 127) / 128, 1, 1, 128, 1, 1, 0, stream, params, NULL));
    CHECK(cuEventRecord(end, stream));
    CHECK(cuStreamAddCallback(stream, callback, &called, 0));
    CHECK(cuStreamSynchronize(stream));
    EXPECT(called);
    CHECK(cuEventElapsedTime(&milliseconds, start, end));
    EXPECT(milliseconds > 0);
    memset(data, 0, sizeof data);
    CHECK(cuMemcpyDtoH_v2(data, address, sizeof data));
    for (int i = 0; i < n; i++) EXPECT(data[i] == 3.0f * (float)i);
    EXPECT(cuLaunchKernel(scale, 1, 1, 1, 1025, 1, 1, 0, stream, params, NULL) == 1);

    void *alloc = NULL;
    int status = -1;
    CHECK(cuGetProcAddress_v2("cuMemAlloc", &alloc, 12000, 0, &status));
    EXPECT(alloc != NULL && status == 0);
    CHECK(((CUresult(*)(CUdeviceptr *, size_t))(uintptr_t)alloc)(&address, 16));

    /* With CUDA_LAUNCH_BLOCKING=1 the launch itself returns the kernel's error; without, whoever waits for it. */
    CUfunction give_up;
    const char *blocking = getenv("CUDA_LAUNCH_BLOCKING");
    CHECK(cuModuleGetFunction(&give_up, module, "give_up"));
    CUresult launched = cuLaunchKernel(give_up, 1, 1, 1, 1, 1, 1, 0, stream, NULL, NULL);
    EXPECT(launched == (blocking != NULL && strcmp(blocking, "1") == 0 ? 719 : 0));
    EXPECT(cuStreamSynchronize(stream) == 719);

    /* The child of a fork has no driver, and is told so. */
    pid_t child = fork();
    if (child == 0) _exit(cuMemAlloc_v2(&address, 16) == 3 && cuInit(0) == 3 ? 0 : 1);
    int child_status = -1;
    EXPECT(child > 0 && waitpid(child, &child_status, 0) == child && child_status == 0);

    CHECK(cuDevicePrimaryCtxRelease_v2(device));
    call_with_zeros(argc - 1, argv + 1);
    printf("ok\n");
    return 0;
}
