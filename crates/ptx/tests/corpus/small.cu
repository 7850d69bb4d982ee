// Debug information of both kinds: -G and -lineinfo. No headers.
__device__ inline int square(int x) { return x * x; }
__device__ inline int poly(int x) { return square(x) + square(x + 1); }
__device__ __noinline__ float slow(float x, int n) {
    for (int i = 0; i < n; ++i) x = x * x + 1.5f;
    return x;
}
extern "C" __global__ void debugged(int* out, const float* in, int n) {
    __shared__ float tile[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x & 63] = in[i];
    __syncthreads();
    if (i < n) out[i] = poly(i) + (int)slow(tile[63 - (threadIdx.x & 63)], n);
}
