// Kernels of many kinds, compiled by NVRTC 13.5 to foreign.ptx beside this file.
extern "C" {

__global__ void reduce(const float* in, float* out, int n) {
  __shared__ float part[32];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  for (int d = 16; d > 0; d /= 2) sum += __shfl_down_sync(0xffffffff, sum, d);
  if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x < 32) {
    sum = threadIdx.x < blockDim.x / 32 ? part[threadIdx.x] : 0;
    for (int d = 16; d > 0; d /= 2) sum += __shfl_xor_sync(0xffffffff, sum, d);
    if (threadIdx.x == 0) atomicAdd(out, sum);
  }
}

__global__ void histogram(const unsigned char* text, int n, unsigned* bins) {
  __shared__ unsigned own[256];
  for (int i = threadIdx.x; i < 256; i += blockDim.x) own[i] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&own[text[i]], 1);
  __syncthreads();
  for (int i = threadIdx.x; i < 256; i += blockDim.x)
    if (own[i]) atomicAdd(&bins[i], own[i]);
}

__global__ void transcendental(const double* x, double* y, float* z, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  double v = x[i];
  y[i] = sin(v) * exp(-v * v) + log(1 + v * v) + pow(fabs(v), 1.7) + tanh(v) / (2 + cos(3 * v)) + cbrt(v) + erf(v);
  float f = (float)v;
  z[i] = sinf(f) * expf(-f * f) + logf(1 + f * f) + powf(fabsf(f), 1.7f) + atan2f(f, 2.f) + sqrtf(fabsf(f)) + 1.f / (3.f + f * f);
}

struct Item { int key; float value; short tag[3]; };

__device__ __noinline__ Item merge(Item a, Item b, int depth) {
  Item r;
  r.key = a.key + b.key;
  r.value = a.value > b.value ? a.value : b.value;
  for (int i = 0; i < 3; i++) r.tag[i] = a.tag[i] * 2 + b.tag[2 - i] + depth;
  return r;
}

__device__ __noinline__ Item tree(const Item* items, int lo, int hi, int depth) {
  if (hi - lo == 1) return items[lo];
  int mid = (lo + hi) / 2;
  return merge(tree(items, lo, mid, depth + 1), tree(items, mid, hi, depth + 1), depth);
}

__global__ void structs(const Item* items, int n, Item* out) {
  int per = n / blockDim.x;
  out[threadIdx.x] = tree(items, threadIdx.x * per, (threadIdx.x + 1) * per, 0);
}

// A bitonic sort of each block's keys in shared memory.
__global__ void sort(long long* keys) {
  __shared__ long long own[256];
  int t = threadIdx.x;
  own[t] = keys[blockIdx.x * 256 + t];
  __syncthreads();
  for (int k = 2; k <= 256; k *= 2)
    for (int j = k / 2; j > 0; j /= 2) {
      int other = t ^ j;
      if (other > t) {
        bool up = (t & k) == 0;
        if ((own[t] > own[other]) == up) { long long x = own[t]; own[t] = own[other]; own[other] = x; }
      }
      __syncthreads();
    }
  keys[blockIdx.x * 256 + t] = own[t];
}

__constant__ int weights[16] = {1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256};
__device__ unsigned long long total;

// A local array that is indexed by data, a switch, 64-bit division, constant memory.
__global__ void mixed(const int* in, long long* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  int stack[16];
  for (int k = 0; k < 16; k++) stack[k] = in[i] * k + weights[k];
  long long r = 0;
  for (int k = 0; k < 16; k++) {
    int at = (in[i] + 5 * k) & 15;
    switch (stack[at] % 7) {
      case 0: r += stack[at]; break;
      case 1: r -= 3 * stack[k]; break;
      case 2: r ^= stack[(at + 1) & 15]; break;
      case 3: r = r * 31 + 7; break;
      case 4: r /= 3; break;
      case 5: r += r % 1001; break;
      default: stack[k] += at; continue;
    }
    if (r > 1000000000000ll) break;
  }
  out[i] = r;
  atomicAdd(&total, (unsigned long long)(in[i] & 1));
}

// Prefix sums over all blocks in one pass: a block waits for the one before it.
__global__ void scan(const unsigned* in, unsigned* out, volatile unsigned long long* state, unsigned* ticket) {
  __shared__ unsigned block, before, warps[8];
  if (threadIdx.x == 0) block = atomicAdd(ticket, 1);
  __syncthreads();
  unsigned i = block * 256 + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x / 32, v = in[i], sum = v;
  for (int d = 1; d < 32; d *= 2) {
    unsigned up = __shfl_up_sync(~0u, sum, d);
    if (lane >= d) sum += up;
  }
  if (lane == 31) warps[warp] = sum;
  __syncthreads();
  if (threadIdx.x == 0) {
    unsigned all = 0;
    for (int w = 0; w < 8; w++) { unsigned x = warps[w]; warps[w] = all; all += x; }
    unsigned base = 0;
    if (block > 0) {
      unsigned long long s;
      while (((s = state[block - 1]) >> 32) == 0) {}
      base = (unsigned)s;
    }
    __threadfence();
    state[block] = 1ull << 32 | (base + all);
    before = base;
  }
  __syncthreads();
  out[i] = before + warps[warp] + sum;
}
}
