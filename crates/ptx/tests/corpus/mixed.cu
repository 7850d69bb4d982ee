#include <cuda_fp16.h>
#include <cuda_bf16.h>

__device__ int counter; __device__ int *pcounter = &counter; __constant__ float coeff[64];
__device__ int managed_flag = 3;
__device__ __noinline__ float slow(float x, int n) { for (int i = 0; i < n; ++i) x = x * x + 1.5f; return x; }
typedef float (*fn)(float,int);
__device__ __noinline__ float other(float x, int n) { return x - n; }
__device__ fn table[2] = { slow, other };
extern __shared__ float dyn[];
__global__ void __launch_bounds__(256, 2) reduce(const float* __restrict__ a, float* out, int n) {
  __shared__ float tile[256];
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float v = i < n ? a[i] : 0.f;
  tile[threadIdx.x] = v * coeff[threadIdx.x & 63]; __syncthreads();
  for (int s = 128; s > 0; s >>= 1) { if (threadIdx.x < s) tile[threadIdx.x] += tile[threadIdx.x + s]; __syncthreads(); }
  dyn[threadIdx.x] = tile[threadIdx.x];
  v = __shfl_down_sync(0xffffffff, v, 1);
  if (threadIdx.x == 0) { atomicAdd(out, tile[0] + v); atomicAdd(&counter, 1); }
}
__global__ void indirect(float* x, int k) { x[threadIdx.x] = table[k & 1](x[threadIdx.x], k); }
__global__ void sw(int *x, int k) { int y; switch(k){case 0:y=x[1];break;case 1:y=x[2]*3;break;case 2:y=x[7]-1;break;case 3:y=x[9]^4;break;case 4:y=__popc(x[3]);break;case 5:y=x[4]/x[3];break;case 6: y=x[9]*x[1]; break; default:y=0;} x[0]=y; }
struct S { double d; int a[5]; char c; };
__global__ void structs(S s, short q, double2 *o) { printf("hello %d %f\n", s.a[threadIdx.x%5], s.d); o[0] = make_double2(s.d, q + s.c); }
__global__ void halves(__half2 *h, __nv_bfloat16 *b, cudaTextureObject_t t, cudaSurfaceObject_t su, float *f) {
  h[threadIdx.x] = __hfma2(h[threadIdx.x], h[1], h[2]); b[0] = __hadd(b[1], b[2]);
  f[0] = tex2D<float>(t, 1.f, 2.f); surf2Dwrite(f[1], su, 4, 5);
  f[2] = sqrtf(f[3]) + __fdividef(f[4], f[5]) + sinf(f[6]);
}
__global__ void deep(int *p, int n){ int stack[32]; for(int i=0;i<n;i++) stack[i&31]=p[i]; p[0]=stack[n&31]; asm volatile("{ .reg .pred q; .reg .b32 t; setp.ne.s32 q, %0, 0; @q mov.b32 t, WARP_SZ; @!q mov.b32 t, (1+2); add.s32 %0, %0, t; }" : "+r"(p[1])); }
