#include <cuda_fp16.h>
typedef unsigned long long u64; typedef unsigned u32;
struct alignas(64) Map { u64 d[16]; };
#if __CUDA_ARCH__ >= 900
extern "C" __global__ void __cluster_dims__(2,1,1) __launch_bounds__(128) tma(const __grid_constant__ Map map, float* out) {
  __shared__ alignas(128) float tile[1024]; __shared__ u64 bar;
  u32 t = (u32)__cvta_generic_to_shared(tile), b = (u32)__cvta_generic_to_shared(&bar);
  if (threadIdx.x == 0) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :: "r"(b));
    asm volatile("fence.mbarrier_init.release.cluster;");
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 4096;" :: "r"(b));
    asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.mbarrier::complete_tx::bytes.L2::cache_hint [%0], [%1, {%2, %3}], [%4], %5;" :: "r"(t), "l"(&map), "r"(0), "r"(1), "r"(b), "l"(0x1234ull) : "memory");
  }
  u32 ok; do { asm volatile("{ .reg .pred P; mbarrier.try_wait.parity.shared::cta.b64 P, [%1], 0, 0x989680; selp.u32 %0, 1, 0, P; }" : "=r"(ok) : "r"(b)); } while (!ok);
  asm volatile("barrier.cluster.arrive.release.aligned; barrier.cluster.wait.acquire.aligned;");
  out[threadIdx.x] = tile[threadIdx.x];
}
#endif
#if __CUDA_ARCH__ == 900
extern "C" __global__ void gmma(float* out, u64 da, u64 db) {
  float a0=0,a1=0,a2=0,a3=0;
  asm volatile("wgmma.fence.sync.aligned;");
  asm volatile("{ .reg .pred p; setp.ne.b32 p, %6, 0; wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {%0,%1,%2,%3}, %4, %5, p, 1, -1, 0, 1; }" : "+f"(a0),"+f"(a1),"+f"(a2),"+f"(a3) : "l"(da),"l"(db),"r"(1));
  asm volatile("wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;");
  asm volatile("setmaxnreg.inc.sync.aligned.u32 240;");
  out[0]=a0+a1+a2+a3;
}
#endif
#if __CUDA_ARCH__ >= 1000 && __CUDA_ARCH__ < 1200
extern "C" __global__ void t5(u32* out, u64 d) { __shared__ u32 slot; u32 s=(u32)__cvta_generic_to_shared(&slot);
  asm volatile("tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%0], 64;" :: "r"(s)); u32 ta=slot;
  asm volatile("{ .reg .pred p; setp.ne.b32 p, %3, 0; tcgen05.mma.cta_group::1.kind::f16 [%0], %1, %2, %3, {%3, %3, %3, %3}, p; }" :: "r"(ta), "l"(d), "l"(d), "r"(1));
  u32 a,b; asm volatile("tcgen05.ld.sync.aligned.16x64b.x2.b32 {%0,%1}, [%2 + 16];" : "=r"(a),"=r"(b) : "r"(ta)); asm volatile("tcgen05.wait::ld.sync.aligned;");
  asm volatile("tcgen05.dealloc.cta_group::1.sync.aligned.b32 %0, 64;" :: "r"(ta)); out[0]=a+b; }
#endif
extern "C" __global__ void mma(u32 *p, float *f, u64 pol) {
  float d0,d1,d2,d3; asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0,%1,%2,%3}, {%4,%5,%6,%7}, {%8,%9}, {%10,%10,%10,%10};" : "=f"(d0),"=f"(d1),"=f"(d2),"=f"(d3) : "r"(p[0]),"r"(p[1]),"r"(p[2]),"r"(p[3]),"r"(p[4]),"r"(p[5]),"f"(0.f));
  u32 a,b; asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0,%1}, [%2];" : "=r"(a),"=r"(b) : "r"(p[7]));
  u32 m; asm volatile("{ .reg .pred q, r; shfl.sync.bfly.b32 %0|q, %1, 1, 31, -1; match.all.sync.b32 _|r, %1, 0xffffffff; @!q lop3.b32 %0, %0, %1, 3, 0x96; setp.lt.and.u32 q|r, %0, 5, !r; @r add.cc.u32 %0, %0, 1; }" : "=r"(m) : "r"(a));
  asm volatile("ld.global.nc.L1::no_allocate.L2::128B.v4.f32 {%0,%1,%2,%3}, [%4];" : "=f"(d0),"=f"(d1),"=f"(d2),"=f"(d3) : "l"(f));
  asm volatile("ld.global.L2::cache_hint.b32 %0, [%1], %2;" : "=r"(b) : "l"(p), "l"(pol));
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(a), "l"(p)); asm volatile("cp.async.wait_group 0;");
  asm volatile("{ .reg .v2 .u32 v; ld.global.v2.u32 {%0, _}, [%1]; vadd.s32.u32.s32.sat %0, %0.b1, %0.h0; vmad.s32.u32.s32 %0, %0.b3, %0.h1, -%0; mov.b64 {%0, _}, %2; prmt.b32 %0, %0, 0, 0x5410; }" : "+r"(b) : "l"(p), "l"(pol));
  asm volatile("tex.1d.v4.f32.s32 {%0,%1,%2,%3}, [%4, {%5}];" : "=f"(d0),"=f"(d1),"=f"(d2),"=f"(d3) : "l"(pol), "r"(a));
  f[0]=d0+d1+d2+d3; p[0]=a+b+m;
}
