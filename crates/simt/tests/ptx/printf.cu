#include <cstdio>
extern "C" __global__ void hello() {
  printf("block %d thread %d: %6.2f %s %#x |%4d|%%\n", blockIdx.x, threadIdx.x, 0.5 * threadIdx.x, "hi", 255 + threadIdx.x, -7);
}
