; ModuleID = 'arrays.62c12bee12088bb6-cgu.0'
source_filename = "arrays.62c12bee12088bb6-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; arrays::arrays::cut
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_RNvNtCs8tFqV7EPLjm_6arrays6arrays3cut(ptr dead_on_unwind noalias nofree noundef nonnull writable writeonly align 2 captures(none) dereferenceable(36) initializes((0, 29), (30, 36)) %_0, i24 noundef %0, i40 noundef %1, i48 noundef %2, i56 noundef range(i56 2533274790396160, 2814749767106560) %3, ptr dead_on_return noalias nofree noundef nonnull readonly align 1 captures(none) dereferenceable(9) %e, i8 %f.10.val, i8 %f.11.val, i48 noundef range(i48 327680, 1095217184768) %4, ptr dead_on_return noalias nofree noundef nonnull readonly align 2 captures(none) dereferenceable(10) %h) unnamed_addr #0 !dbg !10 {
start:
  %.sroa.0.0.extract.trunc = trunc i24 %0 to i8
  %.sroa.0.1.extract.shift = lshr i24 %0, 8
  %.sroa.0.1.extract.trunc = trunc i24 %.sroa.0.1.extract.shift to i8
  %.sroa.0.2.extract.shift = lshr i24 %0, 16
  %.sroa.0.2.extract.trunc = trunc nuw i24 %.sroa.0.2.extract.shift to i8
  %.sroa.02.2.extract.shift = lshr i40 %1, 16
  %.sroa.02.2.extract.trunc = trunc i40 %.sroa.02.2.extract.shift to i8
  %.sroa.02.4.extract.shift = lshr i40 %1, 32
  %.sroa.02.4.extract.trunc = trunc nuw i40 %.sroa.02.4.extract.shift to i8
  %.sroa.05.0.extract.trunc = trunc i48 %2 to i8
  %.sroa.05.3.extract.shift = lshr i48 %2, 24
  %.sroa.05.3.extract.trunc = trunc i48 %.sroa.05.3.extract.shift to i8
  %.sroa.05.5.extract.shift = lshr i48 %2, 40
  %.sroa.05.5.extract.trunc = trunc nuw i48 %.sroa.05.5.extract.shift to i8
  %.sroa.07.2.extract.shift = lshr i56 %3, 16
  %.sroa.07.2.extract.trunc = trunc i56 %.sroa.07.2.extract.shift to i8
  %.sroa.07.5.extract.shift = lshr i56 %3, 40
  %.sroa.07.5.extract.trunc = trunc i56 %.sroa.07.5.extract.shift to i8
  %.sroa.09.2.extract.shift = lshr i48 %4, 16
  %.sroa.09.2.extract.trunc = trunc i48 %.sroa.09.2.extract.shift to i16
  %.sroa.09.4.extract.shift = lshr i48 %4, 32
  %.sroa.09.4.extract.trunc = trunc nuw nsw i48 %.sroa.09.4.extract.shift to i16
  %5 = getelementptr inbounds nuw i8, ptr %e, i64 8, !dbg !16
  %_20 = load i8, ptr %5, align 1, !dbg !16, !noundef !15
  %_22 = trunc nuw i48 %.sroa.09.4.extract.shift to i8, !dbg !17
  %_25 = load i8, ptr %e, align 1, !dbg !18, !noundef !15
  %6 = getelementptr inbounds nuw i8, ptr %h, i64 8, !dbg !19
  %_29 = load i16, ptr %6, align 2, !dbg !19, !noundef !15
  %_28 = trunc i16 %_29 to i8, !dbg !19
  %7 = getelementptr inbounds nuw i8, ptr %e, i64 1, !dbg !20
  %_32 = load i8, ptr %7, align 1, !dbg !20, !noundef !15
  %8 = getelementptr inbounds nuw i8, ptr %h, i64 6, !dbg !21
  %_34 = load i16, ptr %8, align 2, !dbg !21, !noundef !15
  %_33 = trunc i16 %_34 to i8, !dbg !21
  %_36 = load i16, ptr %h, align 2, !dbg !22, !noundef !15
  %9 = getelementptr inbounds nuw i8, ptr %h, i64 4, !dbg !23
  %_39 = load i16, ptr %9, align 2, !dbg !23, !noundef !15
  %_38 = xor i16 %_39, %.sroa.09.4.extract.trunc, !dbg !24
  %10 = getelementptr inbounds nuw i8, ptr %_0, i64 12, !dbg !25
  store i8 %.sroa.05.5.extract.trunc, ptr %10, align 2, !dbg !25
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 13, !dbg !25
  store i8 %.sroa.02.4.extract.trunc, ptr %_9.sroa.4.0..sroa_idx, align 1, !dbg !25
  %_9.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 14, !dbg !25
  store i8 %.sroa.0.1.extract.trunc, ptr %_9.sroa.5.0..sroa_idx, align 2, !dbg !25
  %11 = getelementptr inbounds nuw i8, ptr %_0, i64 15, !dbg !25
  store i8 9, ptr %11, align 1, !dbg !25
  %_13.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16, !dbg !25
  store i8 %.sroa.07.2.extract.trunc, ptr %_13.sroa.4.0..sroa_idx, align 2, !dbg !25
  %_13.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 17, !dbg !25
  store i8 %.sroa.05.3.extract.trunc, ptr %_13.sroa.5.0..sroa_idx, align 1, !dbg !25
  %_13.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 18, !dbg !25
  store i8 %.sroa.02.2.extract.trunc, ptr %_13.sroa.6.0..sroa_idx, align 2, !dbg !25
  %_13.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 19, !dbg !25
  store i8 %.sroa.0.2.extract.trunc, ptr %_13.sroa.7.0..sroa_idx, align 1, !dbg !25
  %12 = getelementptr inbounds nuw i8, ptr %_0, i64 20, !dbg !25
  store i8 %_20, ptr %12, align 2, !dbg !25
  %_19.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 21, !dbg !25
  store i8 %f.11.val, ptr %_19.sroa.4.0..sroa_idx, align 1, !dbg !25
  %_19.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 22, !dbg !25
  store i8 %_22, ptr %_19.sroa.5.0..sroa_idx, align 2, !dbg !25
  %_19.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 23, !dbg !25
  store i8 3, ptr %_19.sroa.6.0..sroa_idx, align 1, !dbg !25
  %_19.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 24, !dbg !25
  store i8 %.sroa.0.0.extract.trunc, ptr %_19.sroa.7.0..sroa_idx, align 2, !dbg !25
  %_19.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 25, !dbg !25
  store i8 %_25, ptr %_19.sroa.8.0..sroa_idx, align 1, !dbg !25
  %_19.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 26, !dbg !25
  store i8 %.sroa.07.5.extract.trunc, ptr %_19.sroa.9.0..sroa_idx, align 2, !dbg !25
  %_19.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 27, !dbg !25
  store i8 %.sroa.05.0.extract.trunc, ptr %_19.sroa.10.0..sroa_idx, align 1, !dbg !25
  %_19.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 28, !dbg !25
  store i8 %_28, ptr %_19.sroa.11.0..sroa_idx, align 2, !dbg !25
  store i8 %_20, ptr %_0, align 2, !dbg !25
  %_30.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 1, !dbg !25
  store i8 %f.10.val, ptr %_30.sroa.4.0._0.sroa_idx, align 1, !dbg !25
  %_30.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 2, !dbg !25
  store i8 %_22, ptr %_30.sroa.5.0._0.sroa_idx, align 2, !dbg !25
  %_30.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 3, !dbg !25
  store i8 3, ptr %_30.sroa.6.0._0.sroa_idx, align 1, !dbg !25
  %_30.sroa.7.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4, !dbg !25
  store i8 %.sroa.0.0.extract.trunc, ptr %_30.sroa.7.0._0.sroa_idx, align 2, !dbg !25
  %_30.sroa.8.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 5, !dbg !25
  store i8 %_32, ptr %_30.sroa.8.0._0.sroa_idx, align 1, !dbg !25
  %_30.sroa.9.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 6, !dbg !25
  store i8 %.sroa.07.5.extract.trunc, ptr %_30.sroa.9.0._0.sroa_idx, align 2, !dbg !25
  %_30.sroa.10.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 7, !dbg !25
  store i8 %.sroa.05.0.extract.trunc, ptr %_30.sroa.10.0._0.sroa_idx, align 1, !dbg !25
  %_30.sroa.11.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !25
  store i8 %_33, ptr %_30.sroa.11.0._0.sroa_idx, align 2, !dbg !25
  %_30.sroa.12.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 9, !dbg !25
  store i8 8, ptr %_30.sroa.12.0._0.sroa_idx, align 1, !dbg !25
  %_30.sroa.13.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 10, !dbg !25
  store i8 7, ptr %_30.sroa.13.0._0.sroa_idx, align 2, !dbg !25
  %_30.sroa.14.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 11, !dbg !25
  store i8 6, ptr %_30.sroa.14.0._0.sroa_idx, align 1, !dbg !25
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 30, !dbg !25
  store i16 %_36, ptr %13, align 2, !dbg !25
  %_35.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 32, !dbg !25
  store i16 %.sroa.09.2.extract.trunc, ptr %_35.sroa.4.0..sroa_idx, align 2, !dbg !25
  %_35.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 34, !dbg !25
  store i16 %_38, ptr %_35.sroa.5.0..sroa_idx, align 2, !dbg !25
  ret void, !dbg !26
}

; arrays::arrays::mixed
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i40 4294968320, 8589934592) i40 @_RNvNtCs8tFqV7EPLjm_6arrays6arrays5mixed(i24 noundef %0) unnamed_addr #1 !dbg !27 {
start:
  %.sroa.0.1.extract.shift = lshr i24 %0, 8
  %.sroa.0.1.extract.trunc = trunc i24 %.sroa.0.1.extract.shift to i8
  %.sroa.0.2.extract.shift = lshr i24 %0, 16
  %_4 = xor i8 %.sroa.0.1.extract.trunc, 3, !dbg !28
  %_0.sroa.4.0.insert.ext = zext i8 %_4 to i40, !dbg !29
  %_0.sroa.4.0.insert.shift = shl nuw nsw i40 %_0.sroa.4.0.insert.ext, 24, !dbg !29
  %1 = shl i24 %0, 16, !dbg !29
  %_0.sroa.3.0.insert.shift = zext i24 %1 to i40, !dbg !29
  %_0.sroa.4.0.insert.insert = or disjoint i40 %_0.sroa.4.0.insert.shift, %_0.sroa.3.0.insert.shift, !dbg !29
  %_0.sroa.0.0.insert.ext = zext nneg i24 %.sroa.0.2.extract.shift to i40, !dbg !29
  %_0.sroa.2.0.insert.insert = or disjoint i40 %_0.sroa.4.0.insert.insert, %_0.sroa.0.0.insert.ext, !dbg !29
  %_0.sroa.0.0.insert.insert = or disjoint i40 %_0.sroa.2.0.insert.insert, 4294968320, !dbg !29
  ret i40 %_0.sroa.0.0.insert.insert, !dbg !29
}

; arrays::arrays::turned
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef range(i40 4294967296, 8589934592) i40 @_RNvNtCs8tFqV7EPLjm_6arrays6arrays6turned(i24 noundef %0) unnamed_addr #1 !dbg !30 {
start:
  %.sroa.0.1.extract.shift = lshr i24 %0, 8
  %.sroa.0.2.extract.shift = lshr i24 %0, 16
  %.sroa.0.1.extract.trunc.mask = and i24 %.sroa.0.1.extract.shift, 255, !dbg !31
  %_0.sroa.4.0.insert.ext = zext nneg i24 %.sroa.0.1.extract.trunc.mask to i40, !dbg !31
  %_0.sroa.4.0.insert.shift = shl nuw nsw i40 %_0.sroa.4.0.insert.ext, 24, !dbg !31
  %1 = shl i24 %0, 16, !dbg !31
  %_0.sroa.3.0.insert.shift = zext i24 %1 to i40, !dbg !31
  %_0.sroa.4.0.insert.insert = or disjoint i40 %_0.sroa.4.0.insert.shift, %_0.sroa.3.0.insert.shift, !dbg !31
  %_0.sroa.2.0.insert.shift = shl nuw nsw i40 %_0.sroa.4.0.insert.ext, 8, !dbg !31
  %_0.sroa.3.0.insert.insert = or disjoint i40 %_0.sroa.4.0.insert.insert, %_0.sroa.2.0.insert.shift, !dbg !31
  %_0.sroa.0.0.insert.ext = zext nneg i24 %.sroa.0.2.extract.shift to i40, !dbg !31
  %_0.sroa.2.0.insert.insert = or disjoint i40 %_0.sroa.3.0.insert.insert, %_0.sroa.0.0.insert.ext, !dbg !31
  %_0.sroa.0.0.insert.insert = or disjoint i40 %_0.sroa.2.0.insert.insert, 4294967296, !dbg !31
  ret i40 %_0.sroa.0.0.insert.insert, !dbg !31
}

; Function Attrs: nounwind
define ptx_kernel void @by_value(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !32 {
start:
  %choices.i = alloca [16 x i8], align 8
  %_29.i = alloca [10 x i8], align 2
  %_23.i = alloca [9 x i8], align 1
  %parts.i = alloca [36 x i8], align 2
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !45
  %_12 = mul i32 %_13, %_14, !dbg !40
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !48
  %_11 = add i32 %_12, %_15, !dbg !51
  %t = zext i32 %_11 to i64, !dbg !51
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !52
  %_6 = load i64, ptr %_7, align 8, !dbg !60, !noundef !15
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !61
  %_8 = load i64, ptr %_9, align 8, !dbg !63, !noundef !15
  %c.sroa.62.0.extract.shift.i = lshr i64 %_8, 56, !dbg !64
  %c.sroa.62.0.extract.trunc.i = trunc nuw i64 %c.sroa.62.0.extract.shift.i to i8, !dbg !64
  call void @llvm.lifetime.start.p0(ptr nonnull %parts.i), !dbg !75, !noalias !77
  call void @llvm.lifetime.start.p0(ptr nonnull %_23.i), !dbg !80, !noalias !77
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %_23.i, i8 %c.sroa.62.0.extract.trunc.i, i64 9, i1 false), !dbg !80, !noalias !77
  call void @llvm.lifetime.start.p0(ptr nonnull %_29.i), !dbg !81, !noalias !77
  %_30.i = trunc i64 %_6 to i16, !dbg !82
  store i16 %_30.i, ptr %_29.i, align 2, !noalias !77
  %0 = getelementptr inbounds nuw i8, ptr %_29.i, i64 2
  store i16 %_30.i, ptr %0, align 2, !noalias !77
  %1 = getelementptr inbounds nuw i8, ptr %_29.i, i64 4
  store i16 %_30.i, ptr %1, align 2, !noalias !77
  %2 = getelementptr inbounds nuw i8, ptr %_29.i, i64 6
  store i16 %_30.i, ptr %2, align 2, !noalias !77
  %3 = getelementptr inbounds nuw i8, ptr %_29.i, i64 8
  store i16 %_30.i, ptr %3, align 2, !noalias !77
  %_11.sroa.2.0.extract.shift.i = lshr i64 %_6, 8, !dbg !83
  %_11.sroa.3.0.extract.shift.i = lshr i64 %_6, 16, !dbg !83
  %_11.sroa.4.0.extract.shift.i = lshr i64 %_6, 24, !dbg !83
  %_11.sroa.6.0.extract.shift.i = lshr i64 %_6, 40, !dbg !83
  %_11.sroa.6.0.extract.trunc.i = trunc i64 %_11.sroa.6.0.extract.shift.i to i16, !dbg !83
  %_11.sroa.7.0.extract.shift.i = lshr i64 %_6, 48, !dbg !83
  %_11.sroa.7.0.extract.trunc.i = trunc i64 %_11.sroa.7.0.extract.shift.i to i8, !dbg !83
  %c.sroa.2.0.extract.shift.i = lshr i64 %_8, 8, !dbg !64
  %c.sroa.3.0.extract.shift.i = lshr i64 %_8, 16, !dbg !64
  %c.sroa.41.0.extract.shift.i = lshr i64 %_8, 32, !dbg !64
  %c.sroa.5.0.extract.shift.i = lshr i64 %_8, 40, !dbg !64
  %_28.i = and i16 %_11.sroa.6.0.extract.trunc.i, 255, !dbg !86
  %4 = trunc i64 %_6 to i24, !dbg !98
  %.sroa.0.0.insert.ext.i = and i24 %4, 255, !dbg !98
  %5 = trunc i64 %_11.sroa.2.0.extract.shift.i to i24, !dbg !98
  %.sroa.0.1.insert.ext.i = shl i24 %5, 8, !dbg !98
  %.sroa.0.1.insert.shift.i = and i24 %.sroa.0.1.insert.ext.i, 65280, !dbg !98
  %6 = trunc i64 %_11.sroa.3.0.extract.shift.i to i24, !dbg !98
  %.sroa.0.2.insert.ext.i = shl i24 %6, 16, !dbg !98
  %7 = or disjoint i24 %.sroa.0.2.insert.ext.i, %.sroa.0.0.insert.ext.i, !dbg !98
  %.sroa.0.2.insert.insert.i = or disjoint i24 %7, %.sroa.0.1.insert.shift.i, !dbg !98
  %8 = trunc i64 %_6 to i40, !dbg !98
  %.sroa.03.0.insert.ext.i = and i40 %8, 255, !dbg !98
  %9 = trunc i64 %_11.sroa.2.0.extract.shift.i to i40, !dbg !98
  %.sroa.03.1.insert.ext.i = shl i40 %9, 8, !dbg !98
  %.sroa.03.1.insert.shift.i = and i40 %.sroa.03.1.insert.ext.i, 65280, !dbg !98
  %10 = trunc i64 %_11.sroa.3.0.extract.shift.i to i40, !dbg !98
  %.sroa.03.2.insert.ext.i = shl i40 %10, 16, !dbg !98
  %.sroa.03.2.insert.shift.i = and i40 %.sroa.03.2.insert.ext.i, 16711680, !dbg !98
  %11 = trunc nuw i64 %_11.sroa.4.0.extract.shift.i to i40, !dbg !98
  %.sroa.03.3.insert.ext.i = shl i40 %11, 24, !dbg !98
  %.sroa.03.3.insert.shift.i = and i40 %.sroa.03.3.insert.ext.i, 4278190080, !dbg !98
  %12 = trunc i64 %c.sroa.2.0.extract.shift.i to i40, !dbg !98
  %.sroa.03.4.insert.ext.i = shl i40 %12, 32, !dbg !98
  %.sroa.03.1.insert.insert.i = or disjoint i40 %.sroa.03.1.insert.shift.i, %.sroa.03.0.insert.ext.i, !dbg !98
  %.sroa.03.2.insert.insert.i = or disjoint i40 %.sroa.03.1.insert.insert.i, %.sroa.03.2.insert.shift.i, !dbg !98
  %.sroa.03.3.insert.insert.i = or disjoint i40 %.sroa.03.2.insert.insert.i, %.sroa.03.3.insert.shift.i, !dbg !98
  %.sroa.03.4.insert.insert.i = or disjoint i40 %.sroa.03.3.insert.insert.i, %.sroa.03.4.insert.ext.i, !dbg !98
  %13 = trunc i64 %_8 to i48, !dbg !98
  %.sroa.04.0.insert.ext.i = and i48 %13, 255, !dbg !98
  %14 = trunc i64 %c.sroa.2.0.extract.shift.i to i48, !dbg !98
  %.sroa.04.1.insert.ext.i = shl i48 %14, 8, !dbg !98
  %.sroa.04.1.insert.shift.i = and i48 %.sroa.04.1.insert.ext.i, 65280, !dbg !98
  %15 = trunc nuw i64 %c.sroa.3.0.extract.shift.i to i48, !dbg !98
  %.sroa.04.2.insert.ext.i = shl i48 %15, 16, !dbg !98
  %.sroa.04.2.insert.shift.i = and i48 %.sroa.04.2.insert.ext.i, 16711680, !dbg !98
  %16 = trunc nuw nsw i64 %_11.sroa.4.0.extract.shift.i to i48, !dbg !98
  %.sroa.04.3.insert.ext.i = shl i48 %16, 24, !dbg !98
  %.sroa.04.3.insert.shift.i = and i48 %.sroa.04.3.insert.ext.i, 4278190080, !dbg !98
  %17 = trunc nuw nsw i64 %c.sroa.41.0.extract.shift.i to i48, !dbg !98
  %.sroa.04.4.insert.ext.i = shl i48 %17, 32, !dbg !98
  %.sroa.04.4.insert.shift.i = and i48 %.sroa.04.4.insert.ext.i, 1095216660480, !dbg !98
  %18 = trunc nuw nsw i64 %c.sroa.5.0.extract.shift.i to i48, !dbg !98
  %.sroa.04.5.insert.ext.i = shl i48 %18, 40, !dbg !98
  %.sroa.04.4.insert.insert.i = or disjoint i48 %.sroa.04.0.insert.ext.i, %.sroa.04.3.insert.shift.i, !dbg !98
  %.sroa.04.3.insert.insert.i = or disjoint i48 %.sroa.04.4.insert.insert.i, %.sroa.04.5.insert.ext.i, !dbg !98
  %.sroa.04.2.insert.insert.i = or disjoint i48 %.sroa.04.3.insert.insert.i, %.sroa.04.1.insert.shift.i, !dbg !98
  %.sroa.04.1.insert.insert.i = or disjoint i48 %.sroa.04.2.insert.insert.i, %.sroa.04.2.insert.shift.i, !dbg !98
  %.sroa.04.5.insert.insert.i = or disjoint i48 %.sroa.04.1.insert.insert.i, %.sroa.04.4.insert.shift.i, !dbg !98
  %19 = trunc i64 %_8 to i56, !dbg !98
  %.sroa.05.0.insert.ext.i = and i56 %19, 255, !dbg !98
  %20 = trunc nuw nsw i64 %c.sroa.3.0.extract.shift.i to i56, !dbg !98
  %.sroa.05.2.insert.ext.i = shl i56 %20, 16, !dbg !98
  %.sroa.05.2.insert.shift.i = and i56 %.sroa.05.2.insert.ext.i, 16711680, !dbg !98
  %21 = trunc i64 %_6 to i56, !dbg !98
  %22 = lshr i56 %21, 8, !dbg !98
  %.sroa.05.3.insert.shift.i = and i56 %22, 4278190080, !dbg !98
  %23 = trunc nuw nsw i64 %c.sroa.41.0.extract.shift.i to i56, !dbg !98
  %.sroa.05.4.insert.ext.i = shl i56 %23, 32, !dbg !98
  %.sroa.05.4.insert.shift.i = and i56 %.sroa.05.4.insert.ext.i, 1095216660480, !dbg !98
  %24 = trunc nuw nsw i64 %c.sroa.5.0.extract.shift.i to i56, !dbg !98
  %.sroa.05.5.insert.ext.i = shl i56 %24, 40, !dbg !98
  %.sroa.05.5.insert.shift.i = and i56 %.sroa.05.5.insert.ext.i, 280375465082880, !dbg !98
  %.sroa.05.1.insert.insert.i = or disjoint i56 %.sroa.05.3.insert.shift.i, %.sroa.05.0.insert.ext.i, !dbg !98
  %.sroa.05.2.insert.insert.i = or disjoint i56 %.sroa.05.1.insert.insert.i, %.sroa.05.2.insert.shift.i, !dbg !98
  %.sroa.05.3.insert.insert.i = or disjoint i56 %.sroa.05.2.insert.insert.i, %.sroa.05.4.insert.shift.i, !dbg !98
  %.sroa.05.4.insert.insert.i = or disjoint i56 %.sroa.05.3.insert.insert.i, %.sroa.05.5.insert.shift.i, !dbg !98
  %.sroa.05.6.insert.insert.i = or disjoint i56 %.sroa.05.4.insert.insert.i, 2533274790396160, !dbg !98
  %.sroa.06.2.insert.mask.i = and i48 %14, 255, !dbg !98
  %.sroa.06.4.insert.ext.i = zext nneg i16 %_28.i to i48, !dbg !98
  %.sroa.06.4.insert.shift.i = shl nuw nsw i48 %.sroa.06.4.insert.ext.i, 32, !dbg !98
  %.sroa.06.2.insert.insert.i = or disjoint i48 %.sroa.06.4.insert.shift.i, %.sroa.06.2.insert.mask.i, !dbg !98
  %.sroa.06.4.insert.insert.i = or disjoint i48 %.sroa.06.2.insert.insert.i, 327680, !dbg !98
; call arrays::arrays::cut
  call fastcc void @_RNvNtCs8tFqV7EPLjm_6arrays6arrays3cut(ptr noalias nofree noundef align 2 captures(none) dereferenceable(36) %parts.i, i24 noundef %.sroa.0.2.insert.insert.i, i40 noundef %.sroa.03.4.insert.insert.i, i48 noundef %.sroa.04.5.insert.insert.i, i56 noundef %.sroa.05.6.insert.insert.i, ptr noalias nofree noundef readonly align 1 captures(none) dereferenceable(9) %_23.i, i8 %_11.sroa.7.0.extract.trunc.i, i8 %_11.sroa.7.0.extract.trunc.i, i48 noundef %.sroa.06.4.insert.insert.i, ptr noalias nofree noundef readonly align 2 captures(none) dereferenceable(10) %_29.i) #8, !dbg !98, !noalias !77
  call void @llvm.lifetime.end.p0(ptr nonnull %_29.i), !dbg !99, !noalias !77
  call void @llvm.lifetime.end.p0(ptr nonnull %_23.i), !dbg !99, !noalias !77
  call void @llvm.lifetime.start.p0(ptr nonnull %choices.i), !dbg !100, !noalias !77
  store ptr @_RNvNtCs8tFqV7EPLjm_6arrays6arrays6turned, ptr %choices.i, align 8, !dbg !102, !noalias !77
  %25 = getelementptr inbounds nuw i8, ptr %choices.i, i64 8, !dbg !102
  store ptr @_RNvNtCs8tFqV7EPLjm_6arrays6arrays5mixed, ptr %25, align 8, !dbg !102, !noalias !77
  %_37.i = and i64 %_6, 1, !dbg !103
  %26 = getelementptr inbounds nuw ptr, ptr %choices.i, i64 %_37.i, !dbg !105
  %_35.i = load ptr, ptr %26, align 8, !dbg !105, !noalias !77, !nonnull !15, !noundef !15
  %27 = trunc i64 %_8 to i24, !dbg !105
  %.sroa.08.0.insert.ext.i = and i24 %27, 255, !dbg !105
  %tr.sh.diff.i = trunc nuw i64 %_11.sroa.6.0.extract.shift.i to i24, !dbg !105
  %.sroa.08.2.insert.shift.i = and i24 %tr.sh.diff.i, -65536, !dbg !105
  %28 = or disjoint i24 %.sroa.08.0.insert.ext.i, %.sroa.08.2.insert.shift.i, !dbg !105
  %.sroa.08.2.insert.insert.i = or disjoint i24 %28, %.sroa.0.1.insert.shift.i, !dbg !105
  %29 = tail call noundef i40 %_35.i(i24 noundef %.sroa.08.2.insert.insert.i) #9, !dbg !105, !noalias !77
  %chosen.sroa.4.0.extract.shift.i = lshr i40 %29, 8, !dbg !105
  %chosen.sroa.5.0.extract.shift.i = lshr i40 %29, 16, !dbg !105
  %chosen.sroa.6.0.extract.shift.i = lshr i40 %29, 24, !dbg !105
  %chosen.sroa.7.0.extract.shift.i = lshr i40 %29, 32, !dbg !105
  %chosen.sroa.7.0.extract.trunc.i = zext nneg i40 %chosen.sroa.7.0.extract.shift.i to i64, !dbg !105
  %30 = getelementptr inbounds nuw i8, ptr %parts.i, i64 30, !dbg !106
  %_41.sroa.0.0.copyload.i = load i48, ptr %30, align 2, !dbg !106, !noalias !77
  %_45.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 12, !dbg !108
  %_37.val.i.i.i = load i8, ptr %_45.i, align 2, !dbg !110, !alias.scope !122, !noalias !77, !noundef !15
  %_37.i.i.1.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 13, !dbg !125
  %_37.val.i.i.1.i = load i8, ptr %_37.i.i.1.i, align 1, !dbg !110, !alias.scope !122, !noalias !77, !noundef !15
  %_37.i.i.2.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 14, !dbg !125
  %_37.val.i.i.2.i = load i8, ptr %_37.i.i.2.i, align 2, !dbg !110, !alias.scope !122, !noalias !77, !noundef !15
  %_48.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 15, !dbg !131
  %_37.val.i.i22.i = load i8, ptr %_48.i, align 1, !dbg !132, !alias.scope !135, !noalias !77, !noundef !15
  %_37.i.i21.1.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 16, !dbg !138
  %_37.val.i.i22.1.i = load i8, ptr %_37.i.i21.1.i, align 2, !dbg !132, !alias.scope !135, !noalias !77, !noundef !15
  %_37.i.i21.2.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 17, !dbg !138
  %_37.val.i.i22.2.i = load i8, ptr %_37.i.i21.2.i, align 1, !dbg !132, !alias.scope !135, !noalias !77, !noundef !15
  %_37.i.i21.3.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 18, !dbg !138
  %_37.val.i.i22.3.i = load i8, ptr %_37.i.i21.3.i, align 2, !dbg !132, !alias.scope !135, !noalias !77, !noundef !15
  %_37.i.i21.4.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 19, !dbg !138
  %_37.val.i.i22.4.i = load i8, ptr %_37.i.i21.4.i, align 1, !dbg !132, !alias.scope !135, !noalias !77, !noundef !15
  %_52.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 20, !dbg !140
  %_37.val.i.i33.i = load i8, ptr %_52.i, align 2, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.1.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 21, !dbg !147
  %_37.val.i.i33.1.i = load i8, ptr %_37.i.i32.1.i, align 1, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.2.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 22, !dbg !147
  %_37.val.i.i33.2.i = load i8, ptr %_37.i.i32.2.i, align 2, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.3.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 23, !dbg !147
  %_37.val.i.i33.3.i = load i8, ptr %_37.i.i32.3.i, align 1, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.4.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 24, !dbg !147
  %_37.val.i.i33.4.i = load i8, ptr %_37.i.i32.4.i, align 2, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.5.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 25, !dbg !147
  %_37.val.i.i33.5.i = load i8, ptr %_37.i.i32.5.i, align 1, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.6.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 26, !dbg !147
  %_37.val.i.i33.6.i = load i8, ptr %_37.i.i32.6.i, align 2, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.7.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 27, !dbg !147
  %_37.val.i.i33.7.i = load i8, ptr %_37.i.i32.7.i, align 1, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.i.i32.8.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 28, !dbg !147
  %_37.val.i.i33.8.i = load i8, ptr %_37.i.i32.8.i, align 2, !dbg !141, !alias.scope !144, !noalias !77, !noundef !15
  %_37.val.i.i44.i = load i8, ptr %parts.i, align 2, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.1.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 1, !dbg !155
  %_37.val.i.i44.1.i = load i8, ptr %_37.i.i43.1.i, align 1, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.2.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 2, !dbg !155
  %_37.val.i.i44.2.i = load i8, ptr %_37.i.i43.2.i, align 2, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.3.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 3, !dbg !155
  %_37.val.i.i44.3.i = load i8, ptr %_37.i.i43.3.i, align 1, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.4.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 4, !dbg !155
  %_37.val.i.i44.4.i = load i8, ptr %_37.i.i43.4.i, align 2, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.5.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 5, !dbg !155
  %_37.val.i.i44.5.i = load i8, ptr %_37.i.i43.5.i, align 1, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.6.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 6, !dbg !155
  %_37.val.i.i44.6.i = load i8, ptr %_37.i.i43.6.i, align 2, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.7.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 7, !dbg !155
  %_37.val.i.i44.7.i = load i8, ptr %_37.i.i43.7.i, align 1, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.8.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 8, !dbg !155
  %_37.val.i.i44.8.i = load i8, ptr %_37.i.i43.8.i, align 2, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.9.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 9, !dbg !155
  %_37.val.i.i44.9.i = load i8, ptr %_37.i.i43.9.i, align 1, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.10.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 10, !dbg !155
  %_37.val.i.i44.10.i = load i8, ptr %_37.i.i43.10.i, align 2, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_37.i.i43.11.i = getelementptr inbounds nuw i8, ptr %parts.i, i64 11, !dbg !155
  %_37.val.i.i44.11.i = load i8, ptr %_37.i.i43.11.i, align 1, !dbg !149, !alias.scope !152, !noalias !77, !noundef !15
  %_67.sroa.0.0.copyload.i = load i24, ptr %_45.i, align 2, !dbg !157, !noalias !77
; call arrays::arrays::turned
  %31 = tail call noundef i40 @_RNvNtCs8tFqV7EPLjm_6arrays6arrays6turned(i24 noundef %_67.sroa.0.0.copyload.i) #8, !dbg !158
  %_66.sroa.4.0.extract.shift.i = lshr i40 %31, 8, !dbg !158
  %_66.sroa.5.0.extract.shift.i = lshr i40 %31, 16, !dbg !158
  %_66.sroa.6.0.extract.shift.i = lshr i40 %31, 24, !dbg !158
  %32 = and i40 %31, 255, !dbg !159
  %_5.i.i.i68.i = zext nneg i40 %32 to i64, !dbg !159
  %_0.i.i.i69.i = xor i64 %_5.i.i.i68.i, 1099511628211, !dbg !168
  %_4.i.i.i67.1.i = mul i64 %_0.i.i.i69.i, 1099511628211, !dbg !169
  %33 = and i40 %_66.sroa.4.0.extract.shift.i, 255, !dbg !159
  %_5.i.i.i68.1.i = zext nneg i40 %33 to i64, !dbg !159
  %_0.i.i.i69.1.i = xor i64 %_4.i.i.i67.1.i, %_5.i.i.i68.1.i, !dbg !168
  %_4.i.i.i67.2.i = mul i64 %_0.i.i.i69.1.i, 1099511628211, !dbg !169
  %34 = and i40 %_66.sroa.5.0.extract.shift.i, 255, !dbg !159
  %_5.i.i.i68.2.i = zext nneg i40 %34 to i64, !dbg !159
  %_0.i.i.i69.2.i = xor i64 %_4.i.i.i67.2.i, %_5.i.i.i68.2.i, !dbg !168
  %_4.i.i.i67.3.i = mul i64 %_0.i.i.i69.2.i, 1099511628211, !dbg !169
  %35 = and i40 %_66.sroa.6.0.extract.shift.i, 255, !dbg !159
  %_5.i.i.i68.3.i = zext nneg i40 %35 to i64, !dbg !159
  %_0.i.i.i69.3.i = xor i64 %_4.i.i.i67.3.i, %_5.i.i.i68.3.i, !dbg !168
  %_4.i.i.i67.4.i = mul i64 %_0.i.i.i69.3.i, 1099511628211, !dbg !169
  %36 = and i40 %29, 255, !dbg !172
  %_5.i.i.i57.i = zext nneg i40 %36 to i64, !dbg !172
  %_0.i.i.i58.i = xor i64 %_5.i.i.i57.i, 1099511628211, !dbg !177
  %_4.i.i.i56.1.i = mul i64 %_0.i.i.i58.i, 1099511628211, !dbg !178
  %37 = and i40 %chosen.sroa.4.0.extract.shift.i, 255, !dbg !172
  %_5.i.i.i57.1.i = zext nneg i40 %37 to i64, !dbg !172
  %_0.i.i.i58.1.i = xor i64 %_4.i.i.i56.1.i, %_5.i.i.i57.1.i, !dbg !177
  %_4.i.i.i56.2.i = mul i64 %_0.i.i.i58.1.i, 1099511628211, !dbg !178
  %38 = and i40 %chosen.sroa.5.0.extract.shift.i, 255, !dbg !172
  %_5.i.i.i57.2.i = zext nneg i40 %38 to i64, !dbg !172
  %_0.i.i.i58.2.i = xor i64 %_4.i.i.i56.2.i, %_5.i.i.i57.2.i, !dbg !177
  %_4.i.i.i56.3.i = mul i64 %_0.i.i.i58.2.i, 1099511628211, !dbg !178
  %39 = and i40 %chosen.sroa.6.0.extract.shift.i, 255, !dbg !172
  %_5.i.i.i57.3.i = zext nneg i40 %39 to i64, !dbg !172
  %_0.i.i.i58.3.i = xor i64 %_4.i.i.i56.3.i, %_5.i.i.i57.3.i, !dbg !177
  %_4.i.i.i56.4.i = mul i64 %_0.i.i.i58.3.i, 1099511628211, !dbg !178
  %_0.i.i.i58.4.i = xor i64 %_4.i.i.i56.4.i, %chosen.sroa.7.0.extract.trunc.i, !dbg !177
  %_5.i.i.i46.i = zext i8 %_37.val.i.i44.i to i64, !dbg !180
  %_0.i.i.i47.i = xor i64 %_5.i.i.i46.i, 1099511628211, !dbg !183
  %_4.i.i.i45.1.i = mul i64 %_0.i.i.i47.i, 1099511628211, !dbg !184
  %_5.i.i.i46.1.i = zext i8 %_37.val.i.i44.1.i to i64, !dbg !180
  %_0.i.i.i47.1.i = xor i64 %_4.i.i.i45.1.i, %_5.i.i.i46.1.i, !dbg !183
  %_4.i.i.i45.2.i = mul i64 %_0.i.i.i47.1.i, 1099511628211, !dbg !184
  %_5.i.i.i46.2.i = zext i8 %_37.val.i.i44.2.i to i64, !dbg !180
  %_0.i.i.i47.2.i = xor i64 %_4.i.i.i45.2.i, %_5.i.i.i46.2.i, !dbg !183
  %_4.i.i.i45.3.i = mul i64 %_0.i.i.i47.2.i, 1099511628211, !dbg !184
  %_5.i.i.i46.3.i = zext i8 %_37.val.i.i44.3.i to i64, !dbg !180
  %_0.i.i.i47.3.i = xor i64 %_4.i.i.i45.3.i, %_5.i.i.i46.3.i, !dbg !183
  %_4.i.i.i45.4.i = mul i64 %_0.i.i.i47.3.i, 1099511628211, !dbg !184
  %_5.i.i.i46.4.i = zext i8 %_37.val.i.i44.4.i to i64, !dbg !180
  %_0.i.i.i47.4.i = xor i64 %_4.i.i.i45.4.i, %_5.i.i.i46.4.i, !dbg !183
  %_4.i.i.i45.5.i = mul i64 %_0.i.i.i47.4.i, 1099511628211, !dbg !184
  %_5.i.i.i46.5.i = zext i8 %_37.val.i.i44.5.i to i64, !dbg !180
  %_0.i.i.i47.5.i = xor i64 %_4.i.i.i45.5.i, %_5.i.i.i46.5.i, !dbg !183
  %_4.i.i.i45.6.i = mul i64 %_0.i.i.i47.5.i, 1099511628211, !dbg !184
  %_5.i.i.i46.6.i = zext i8 %_37.val.i.i44.6.i to i64, !dbg !180
  %_0.i.i.i47.6.i = xor i64 %_4.i.i.i45.6.i, %_5.i.i.i46.6.i, !dbg !183
  %_4.i.i.i45.7.i = mul i64 %_0.i.i.i47.6.i, 1099511628211, !dbg !184
  %_5.i.i.i46.7.i = zext i8 %_37.val.i.i44.7.i to i64, !dbg !180
  %_0.i.i.i47.7.i = xor i64 %_4.i.i.i45.7.i, %_5.i.i.i46.7.i, !dbg !183
  %_4.i.i.i45.8.i = mul i64 %_0.i.i.i47.7.i, 1099511628211, !dbg !184
  %_5.i.i.i46.8.i = zext i8 %_37.val.i.i44.8.i to i64, !dbg !180
  %_0.i.i.i47.8.i = xor i64 %_4.i.i.i45.8.i, %_5.i.i.i46.8.i, !dbg !183
  %_4.i.i.i45.9.i = mul i64 %_0.i.i.i47.8.i, 1099511628211, !dbg !184
  %_5.i.i.i46.9.i = zext i8 %_37.val.i.i44.9.i to i64, !dbg !180
  %_0.i.i.i47.9.i = xor i64 %_4.i.i.i45.9.i, %_5.i.i.i46.9.i, !dbg !183
  %_4.i.i.i45.10.i = mul i64 %_0.i.i.i47.9.i, 1099511628211, !dbg !184
  %_5.i.i.i46.10.i = zext i8 %_37.val.i.i44.10.i to i64, !dbg !180
  %_0.i.i.i47.10.i = xor i64 %_4.i.i.i45.10.i, %_5.i.i.i46.10.i, !dbg !183
  %_4.i.i.i45.11.i = mul i64 %_0.i.i.i47.10.i, 1099511628211, !dbg !184
  %_5.i.i.i46.11.i = zext i8 %_37.val.i.i44.11.i to i64, !dbg !180
  %_0.i.i.i47.11.i = xor i64 %_4.i.i.i45.11.i, %_5.i.i.i46.11.i, !dbg !183
  %_5.i.i.i35.i = zext i8 %_37.val.i.i33.i to i64, !dbg !186
  %_0.i.i.i36.i = xor i64 %_5.i.i.i35.i, 1099511628211, !dbg !189
  %_4.i.i.i34.1.i = mul i64 %_0.i.i.i36.i, 1099511628211, !dbg !190
  %_5.i.i.i35.1.i = zext i8 %_37.val.i.i33.1.i to i64, !dbg !186
  %_0.i.i.i36.1.i = xor i64 %_4.i.i.i34.1.i, %_5.i.i.i35.1.i, !dbg !189
  %_4.i.i.i34.2.i = mul i64 %_0.i.i.i36.1.i, 1099511628211, !dbg !190
  %_5.i.i.i35.2.i = zext i8 %_37.val.i.i33.2.i to i64, !dbg !186
  %_0.i.i.i36.2.i = xor i64 %_4.i.i.i34.2.i, %_5.i.i.i35.2.i, !dbg !189
  %_4.i.i.i34.3.i = mul i64 %_0.i.i.i36.2.i, 1099511628211, !dbg !190
  %_5.i.i.i35.3.i = zext i8 %_37.val.i.i33.3.i to i64, !dbg !186
  %_0.i.i.i36.3.i = xor i64 %_4.i.i.i34.3.i, %_5.i.i.i35.3.i, !dbg !189
  %_4.i.i.i34.4.i = mul i64 %_0.i.i.i36.3.i, 1099511628211, !dbg !190
  %_5.i.i.i35.4.i = zext i8 %_37.val.i.i33.4.i to i64, !dbg !186
  %_0.i.i.i36.4.i = xor i64 %_4.i.i.i34.4.i, %_5.i.i.i35.4.i, !dbg !189
  %_4.i.i.i34.5.i = mul i64 %_0.i.i.i36.4.i, 1099511628211, !dbg !190
  %_5.i.i.i35.5.i = zext i8 %_37.val.i.i33.5.i to i64, !dbg !186
  %_0.i.i.i36.5.i = xor i64 %_4.i.i.i34.5.i, %_5.i.i.i35.5.i, !dbg !189
  %_4.i.i.i34.6.i = mul i64 %_0.i.i.i36.5.i, 1099511628211, !dbg !190
  %_5.i.i.i35.6.i = zext i8 %_37.val.i.i33.6.i to i64, !dbg !186
  %_0.i.i.i36.6.i = xor i64 %_4.i.i.i34.6.i, %_5.i.i.i35.6.i, !dbg !189
  %_4.i.i.i34.7.i = mul i64 %_0.i.i.i36.6.i, 1099511628211, !dbg !190
  %_5.i.i.i35.7.i = zext i8 %_37.val.i.i33.7.i to i64, !dbg !186
  %_0.i.i.i36.7.i = xor i64 %_4.i.i.i34.7.i, %_5.i.i.i35.7.i, !dbg !189
  %_4.i.i.i34.8.i = mul i64 %_0.i.i.i36.7.i, 1099511628211, !dbg !190
  %_5.i.i.i35.8.i = zext i8 %_37.val.i.i33.8.i to i64, !dbg !186
  %_0.i.i.i36.8.i = xor i64 %_4.i.i.i34.8.i, %_5.i.i.i35.8.i, !dbg !189
  %_5.i.i.i24.i = zext i8 %_37.val.i.i22.i to i64, !dbg !192
  %_0.i.i.i25.i = xor i64 %_5.i.i.i24.i, 1099511628211, !dbg !195
  %_4.i.i.i23.1.i = mul i64 %_0.i.i.i25.i, 1099511628211, !dbg !196
  %_5.i.i.i24.1.i = zext i8 %_37.val.i.i22.1.i to i64, !dbg !192
  %_0.i.i.i25.1.i = xor i64 %_4.i.i.i23.1.i, %_5.i.i.i24.1.i, !dbg !195
  %_4.i.i.i23.2.i = mul i64 %_0.i.i.i25.1.i, 1099511628211, !dbg !196
  %_5.i.i.i24.2.i = zext i8 %_37.val.i.i22.2.i to i64, !dbg !192
  %_0.i.i.i25.2.i = xor i64 %_4.i.i.i23.2.i, %_5.i.i.i24.2.i, !dbg !195
  %_4.i.i.i23.3.i = mul i64 %_0.i.i.i25.2.i, 1099511628211, !dbg !196
  %_5.i.i.i24.3.i = zext i8 %_37.val.i.i22.3.i to i64, !dbg !192
  %_0.i.i.i25.3.i = xor i64 %_4.i.i.i23.3.i, %_5.i.i.i24.3.i, !dbg !195
  %_4.i.i.i23.4.i = mul i64 %_0.i.i.i25.3.i, 1099511628211, !dbg !196
  %_5.i.i.i24.4.i = zext i8 %_37.val.i.i22.4.i to i64, !dbg !192
  %_5.i.i.i.i = zext i8 %_37.val.i.i.i to i64, !dbg !198
  %_0.i.i.i.i = xor i64 %_5.i.i.i.i, 1099511628211, !dbg !201
  %_4.i.i.i.1.i = mul i64 %_0.i.i.i.i, 1099511628211, !dbg !202
  %_5.i.i.i.1.i = zext i8 %_37.val.i.i.1.i to i64, !dbg !198
  %_0.i.i.i.1.i = xor i64 %_4.i.i.i.1.i, %_5.i.i.i.1.i, !dbg !201
  %_4.i.i.i.2.i = mul i64 %_0.i.i.i.1.i, 1099511628211, !dbg !202
  %_5.i.i.i.2.i = zext i8 %_37.val.i.i.2.i to i64, !dbg !198
  %_0.i.i = tail call noundef i64 @llvm.fshl.i64(i64 %_0.i.i.i47.11.i, i64 %_0.i.i.i47.11.i, i64 7), !dbg !204
  %_49.i = xor i64 %_0.i.i.i36.8.i, %_0.i.i, !dbg !211
  %_0.i.i.i25.4.i = xor i64 %_4.i.i.i.2.i, %_5.i.i.i.2.i, !dbg !195
  %_0.i.i.i.2.i = xor i64 %_0.i.i.i25.4.i, %_5.i.i.i24.4.i, !dbg !201
  %_42.i = xor i64 %_0.i.i.i.2.i, %_4.i.i.i23.4.i, !dbg !212
  %40 = xor i48 %_41.sroa.0.0.copyload.i, 1, !dbg !213
  %41 = zext i48 %40 to i64, !dbg !213
  %_60.i = xor i64 %_4.i.i.i67.4.i, %41, !dbg !213
  call void @llvm.lifetime.end.p0(ptr nonnull %choices.i), !dbg !214, !noalias !77
  call void @llvm.lifetime.end.p0(ptr nonnull %parts.i), !dbg !215, !noalias !77
  %_10 = getelementptr inbounds nuw [4 x i64], ptr %out, i64 %t, !dbg !216
  store i64 %_42.i, ptr %_10, align 8, !dbg !222
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !222
  store i64 %_49.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !222
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !222
  store i64 %_0.i.i.i58.4.i, ptr %_5.sroa.5.0._10.sroa_idx, align 8, !dbg !222
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !222
  store i64 %_60.i, ptr %_5.sroa.6.0._10.sroa_idx, align 8, !dbg !222
  ret void, !dbg !223
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @nest(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !224 {
start:
  %data.i = alloca [48 x i8], align 4
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !225
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !230
  %_12 = mul i32 %_13, %_14, !dbg !227
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !233
  %_11 = add i32 %_12, %_15, !dbg !236
  %t = zext i32 %_11 to i64, !dbg !236
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !237
  %_6 = load i64, ptr %_7, align 8, !dbg !241, !noundef !15
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !242
  %_8 = load i64, ptr %_9, align 8, !dbg !244, !noundef !15
  %_0.i.i = tail call noundef i64 @llvm.fshl.i64(i64 %_8, i64 %_8, i64 17), !dbg !245
  %_4.i = xor i64 %_0.i.i, %_6, !dbg !251
  %0 = or i64 %_4.i, 1, !dbg !251
  call void @llvm.lifetime.start.p0(ptr nonnull %data.i), !dbg !252, !noalias !254
  %_4.i.i.i.i.i = mul i64 %0, 6364136223846793005, !dbg !257
  %_3.i.i.i.i.i = add i64 %_4.i.i.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 40, !dbg !283
  %_0.i.i.i.i.i = trunc nuw nsw i64 %_6.i.i.i.i.i to i32, !dbg !283
  %_4.i.i.1.i.i.i = mul i64 %_3.i.i.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.1.i.i.i = add i64 %_4.i.i.1.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.1.i.i.i = lshr i64 %_3.i.i.1.i.i.i, 40, !dbg !283
  %_0.i.i.1.i.i.i = trunc nuw nsw i64 %_6.i.i.1.i.i.i to i32, !dbg !283
  %_4.i.i.2.i.i.i = mul i64 %_3.i.i.1.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.2.i.i.i = add i64 %_4.i.i.2.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.2.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 40, !dbg !283
  %_0.i.i.2.i.i.i = trunc nuw nsw i64 %_6.i.i.2.i.i.i to i32, !dbg !283
  %_4.i.i.3.i.i.i = mul i64 %_3.i.i.2.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.3.i.i.i = add i64 %_4.i.i.3.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.3.i.i.i = lshr i64 %_3.i.i.3.i.i.i, 40, !dbg !283
  %_0.i.i.3.i.i.i = trunc nuw nsw i64 %_6.i.i.3.i.i.i to i32, !dbg !283
  %_4.i.i.4.i.i.i = mul i64 %_3.i.i.3.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.4.i.i.i = add i64 %_4.i.i.4.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.4.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 40, !dbg !283
  %_0.i.i.4.i.i.i = trunc nuw nsw i64 %_6.i.i.4.i.i.i to i32, !dbg !283
  %_4.i.i.5.i.i.i = mul i64 %_3.i.i.4.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.5.i.i.i = add i64 %_4.i.i.5.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.5.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 40, !dbg !283
  %_0.i.i.5.i.i.i = trunc nuw nsw i64 %_6.i.i.5.i.i.i to i32, !dbg !283
  %_4.i.i.6.i.i.i = mul i64 %_3.i.i.5.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.6.i.i.i = add i64 %_4.i.i.6.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.6.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 40, !dbg !283
  %_0.i.i.6.i.i.i = trunc nuw nsw i64 %_6.i.i.6.i.i.i to i32, !dbg !283
  %_4.i.i.7.i.i.i = mul i64 %_3.i.i.6.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.7.i.i.i = add i64 %_4.i.i.7.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.7.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 40, !dbg !283
  %_0.i.i.7.i.i.i = trunc nuw nsw i64 %_6.i.i.7.i.i.i to i32, !dbg !283
  %_4.i.i.8.i.i.i = mul i64 %_3.i.i.7.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.8.i.i.i = add i64 %_4.i.i.8.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.8.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 40, !dbg !283
  %_0.i.i.8.i.i.i = trunc nuw nsw i64 %_6.i.i.8.i.i.i to i32, !dbg !283
  %_4.i.i.9.i.i.i = mul i64 %_3.i.i.8.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.9.i.i.i = add i64 %_4.i.i.9.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.9.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 40, !dbg !283
  %_0.i.i.9.i.i.i = trunc nuw nsw i64 %_6.i.i.9.i.i.i to i32, !dbg !283
  %_4.i.i.10.i.i.i = mul i64 %_3.i.i.9.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.10.i.i.i = add i64 %_4.i.i.10.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.10.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 40, !dbg !283
  %_0.i.i.10.i.i.i = trunc nuw nsw i64 %_6.i.i.10.i.i.i to i32, !dbg !283
  %_4.i.i.11.i.i.i = mul i64 %_3.i.i.10.i.i.i, 6364136223846793005, !dbg !257
  %_3.i.i.11.i.i.i = add i64 %_4.i.i.11.i.i.i, 1442695040888963407, !dbg !280
  %_6.i.i.11.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 40, !dbg !283
  %_0.i.i.11.i.i.i = trunc nuw nsw i64 %_6.i.i.11.i.i.i to i32, !dbg !283
  store i32 %_0.i.i.i.i.i, ptr %data.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.4.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 4, !dbg !284
  store i32 %_0.i.i.1.i.i.i, ptr %_31.sroa.4.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.5.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 8, !dbg !284
  store i32 %_0.i.i.2.i.i.i, ptr %_31.sroa.5.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.6.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 12, !dbg !284
  store i32 %_0.i.i.3.i.i.i, ptr %_31.sroa.6.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.7.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 16, !dbg !284
  store i32 %_0.i.i.4.i.i.i, ptr %_31.sroa.7.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.8.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 20, !dbg !284
  store i32 %_0.i.i.5.i.i.i, ptr %_31.sroa.8.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.9.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 24, !dbg !284
  store i32 %_0.i.i.6.i.i.i, ptr %_31.sroa.9.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.10.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 28, !dbg !284
  store i32 %_0.i.i.7.i.i.i, ptr %_31.sroa.10.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.11.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 32, !dbg !284
  store i32 %_0.i.i.8.i.i.i, ptr %_31.sroa.11.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.12.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 36, !dbg !284
  store i32 %_0.i.i.9.i.i.i, ptr %_31.sroa.12.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.13.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 40, !dbg !284
  store i32 %_0.i.i.10.i.i.i, ptr %_31.sroa.13.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  %_31.sroa.14.0.data.sroa_idx.i = getelementptr inbounds nuw i8, ptr %data.i, i64 44, !dbg !284
  store i32 %_0.i.i.11.i.i.i, ptr %_31.sroa.14.0.data.sroa_idx.i, align 4, !dbg !284, !noalias !254
  br label %bb5.preheader.i, !dbg !285

bb5.preheader.i:                                  ; preds = %bb17.i, %start
  %iter.sroa.0.126.i = phi i64 [ 1, %start ], [ %iter.sroa.0.1.i, %bb17.i ]
  %count.sroa.0.025.i = phi i64 [ 0, %start ], [ %count.sroa.0.2.ph.i76, %bb17.i ]
  %iter.sroa.0.024.i = phi i64 [ 0, %start ], [ %iter.sroa.0.126.i, %bb17.i ]
  %1 = getelementptr inbounds nuw i32, ptr %data.i, i64 %iter.sroa.0.024.i
  br label %bb5.outer.i, !dbg !289

bb19.loopexit.i:                                  ; preds = %bb14.i
  %count.sroa.0.025.i.lcssa81 = phi i64 [ %count.sroa.0.025.i, %bb14.i ]
  %umax.le.i = tail call i64 @llvm.umax.i64(i64 %count.sroa.0.025.i.lcssa81, i64 60)
  %2 = add i64 %umax.le.i, 1
  br label %_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest.exit, !dbg !292

bb5.i:                                            ; preds = %bb5.outer.i, %bb6.i
  %iter1.sroa.0.0.i = phi i64 [ %3, %bb6.i ], [ %iter1.sroa.0.0.ph.i, %bb5.outer.i ], !dbg !294
  %_37.i = icmp ult i64 %iter1.sroa.0.0.i, 12, !dbg !295
  br i1 %_37.i, label %bb6.i, label %bb17.i, !dbg !289

bb6.i:                                            ; preds = %bb5.i
  %3 = add nuw nsw i64 %iter1.sroa.0.0.i, 1, !dbg !314
  %_18.i = add nuw nsw i64 %iter1.sroa.0.0.i, %iter.sroa.0.024.i, !dbg !315
  %_17.i = urem i64 %_18.i, 5, !dbg !315
  %4 = icmp eq i64 %_17.i, 0, !dbg !315
  br i1 %4, label %bb5.i, label %bb8.i, !dbg !315

bb17.i:                                           ; preds = %bb8.i, %bb5.i
  %count.sroa.0.2.ph.i76 = phi i64 [ %count.sroa.0.2.ph.i, %bb5.i ], [ %count.sroa.0.2.ph.i, %bb8.i ]
  %_33.i = icmp samesign ult i64 %iter.sroa.0.126.i, 12, !dbg !317
  %5 = zext i1 %_33.i to i64, !dbg !322
  %iter.sroa.0.1.i = add nuw nsw i64 %iter.sroa.0.126.i, %5, !dbg !322
  br i1 %_33.i, label %bb5.preheader.i, label %_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest.exit, !dbg !285

bb8.i:                                            ; preds = %bb6.i
  %.lcssa = phi i64 [ %3, %bb6.i ], !dbg !314
  %iter1.sroa.0.0.i.lcssa70 = phi i64 [ %iter1.sroa.0.0.i, %bb6.i ], !dbg !294
  %_19.i = icmp ugt i64 %iter1.sroa.0.0.i.lcssa70, %iter.sroa.0.024.i, !dbg !323
  br i1 %_19.i, label %bb17.i, label %bb10.i, !dbg !323

bb10.i:                                           ; preds = %bb8.i
  %6 = add nuw nsw i64 %count.sroa.0.2.ph.i, 1, !dbg !324
  %_22.i = load i32, ptr %1, align 4, !dbg !325, !noalias !254, !noundef !15
  %_21.i = urem i32 %_22.i, 17, !dbg !325
  %7 = getelementptr inbounds nuw i32, ptr %data.i, i64 %iter1.sroa.0.0.i.lcssa70, !dbg !326
  %_25.i = load i32, ptr %7, align 4, !dbg !326, !noalias !254, !noundef !15
  %_24.i = urem i32 %_25.i, 19, !dbg !326
  %_20.i = icmp eq i32 %_21.i, %_24.i, !dbg !325
  br i1 %_20.i, label %bb13.i, label %bb14.i, !dbg !325

bb14.i:                                           ; preds = %bb10.i
  %_28.i = icmp ugt i64 %count.sroa.0.2.ph.i, 59, !dbg !327
  br i1 %_28.i, label %bb19.loopexit.i, label %bb5.outer.i, !dbg !327

bb5.outer.i:                                      ; preds = %bb14.i, %bb5.preheader.i
  %iter1.sroa.0.0.ph.i = phi i64 [ 0, %bb5.preheader.i ], [ %.lcssa, %bb14.i ]
  %count.sroa.0.2.ph.i = phi i64 [ %count.sroa.0.025.i, %bb5.preheader.i ], [ %6, %bb14.i ]
  br label %bb5.i, !dbg !289

bb13.i:                                           ; preds = %bb10.i
  %iter.sroa.0.024.i.lcssa = phi i64 [ %iter.sroa.0.024.i, %bb10.i ]
  %.lcssa77 = phi i64 [ %6, %bb10.i ], !dbg !324
  %iter1.sroa.0.0.i.lcssa70.lcssa71 = phi i64 [ %iter1.sroa.0.0.i.lcssa70, %bb10.i ], !dbg !294
  %_27.i = mul nuw nsw i64 %iter.sroa.0.024.i.lcssa, 100, !dbg !328
  %8 = add nuw nsw i64 %iter1.sroa.0.0.i.lcssa70.lcssa71, %_27.i, !dbg !328
  br label %_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest.exit, !dbg !329

_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest.exit:     ; preds = %bb17.i, %bb19.loopexit.i, %bb13.i
  %found.sroa.0.0.i = phi i64 [ 5000, %bb19.loopexit.i ], [ %8, %bb13.i ], [ 9999, %bb17.i ], !dbg !331
  %count.sroa.0.1.i = phi i64 [ %2, %bb19.loopexit.i ], [ %.lcssa77, %bb13.i ], [ %count.sroa.0.2.ph.i76, %bb17.i ], !dbg !332
  call void @llvm.lifetime.end.p0(ptr nonnull %data.i), !dbg !333, !noalias !254
  %_10 = getelementptr inbounds nuw [2 x i64], ptr %out, i64 %t, !dbg !334
  store i64 %count.sroa.0.1.i, ptr %_10, align 8, !dbg !337
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !337
  store i64 %found.sroa.0.0.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !337
  ret void, !dbg !338
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { noinline nounwind }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/arrays.rs/@/arrays.62c12bee12088bb6-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "cut", linkageName: "_RNvNtCs8tFqV7EPLjm_6arrays6arrays3cut", scope: !12, file: !11, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!11 = !DIFile(filename: "kernels/../shared/arrays.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "ae57e6f5c42107f5fc5b518c7e6e581c")
!12 = !DINamespace(name: "arrays", scope: !13)
!13 = !DINamespace(name: "arrays", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 29, column: 10, scope: !10)
!17 = !DILocation(line: 29, column: 23, scope: !10)
!18 = !DILocation(line: 29, column: 44, scope: !10)
!19 = !DILocation(line: 29, column: 62, scope: !10)
!20 = !DILocation(line: 30, column: 44, scope: !10)
!21 = !DILocation(line: 30, column: 62, scope: !10)
!22 = !DILocation(line: 31, column: 10, scope: !10)
!23 = !DILocation(line: 31, column: 29, scope: !10)
!24 = !DILocation(line: 31, column: 22, scope: !10)
!25 = !DILocation(line: 26, column: 5, scope: !10)
!26 = !DILocation(line: 33, column: 2, scope: !10)
!27 = distinct !DISubprogram(name: "mixed", linkageName: "_RNvNtCs8tFqV7EPLjm_6arrays6arrays5mixed", scope: !12, file: !11, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!28 = !DILocation(line: 10, column: 21, scope: !27)
!29 = !DILocation(line: 11, column: 2, scope: !27)
!30 = distinct !DISubprogram(name: "turned", linkageName: "_RNvNtCs8tFqV7EPLjm_6arrays6arrays6turned", scope: !12, file: !11, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!31 = !DILocation(line: 6, column: 2, scope: !30)
!32 = distinct !DISubprogram(name: "by_value", scope: !13, file: !33, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!33 = !DIFile(filename: "kernels/arrays.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "34cd12fef1986772b777417d4f821dc0")
!34 = !DILocation(line: 85, column: 5, scope: !35, inlinedAt: !40)
!35 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !37, file: !36, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!36 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!37 = !DINamespace(name: "nvptx", scope: !38)
!38 = !DINamespace(name: "core_arch", scope: !39)
!39 = !DINamespace(name: "core", scope: null)
!40 = !DILocation(line: 11, column: 15, scope: !41, inlinedAt: !44)
!41 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !43, file: !42, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!42 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!43 = !DINamespace(name: "corpus", scope: null)
!44 = !DILocation(line: 12, column: 13, scope: !32)
!45 = !DILocation(line: 64, column: 5, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !37, file: !36, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!47 = !DILocation(line: 11, column: 39, scope: !41, inlinedAt: !44)
!48 = !DILocation(line: 127, column: 5, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !37, file: !36, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!50 = !DILocation(line: 11, column: 63, scope: !41, inlinedAt: !44)
!51 = !DILocation(line: 11, column: 14, scope: !41, inlinedAt: !44)
!52 = !DILocation(line: 872, column: 18, scope: !53, inlinedAt: !58)
!53 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCs8tFqV7EPLjm_6arrays", scope: !55, file: !54, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!54 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!55 = !DINamespace(name: "{impl#0}", scope: !56)
!56 = !DINamespace(name: "const_ptr", scope: !57)
!57 = !DINamespace(name: "ptr", scope: !39)
!58 = !DILocation(line: 14, column: 48, scope: !59)
!59 = distinct !DILexicalBlock(scope: !32, file: !33, line: 12, column: 5)
!60 = !DILocation(line: 14, column: 45, scope: !59)
!61 = !DILocation(line: 872, column: 18, scope: !53, inlinedAt: !62)
!62 = !DILocation(line: 14, column: 59, scope: !59)
!63 = !DILocation(line: 14, column: 56, scope: !59)
!64 = !DILocation(line: 4018, column: 22, scope: !65, inlinedAt: !69)
!65 = distinct !DISubprogram(name: "to_ne_bytes", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11to_ne_bytes", scope: !67, file: !66, line: 4015, type: !14, scopeLine: 4015, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!66 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!67 = !DINamespace(name: "{impl#9}", scope: !68)
!68 = !DINamespace(name: "num", scope: !39)
!69 = distinct !DILocation(line: 3979, column: 26, scope: !70, inlinedAt: !72)
!70 = !DILexicalBlockFile(scope: !71, file: !66, discriminator: 2)
!71 = distinct !DISubprogram(name: "to_le_bytes", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11to_le_bytes", scope: !67, file: !66, line: 3978, type: !14, scopeLine: 3978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!72 = distinct !DILocation(line: 40, column: 61, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "by_value", linkageName: "_RNvNtCs8tFqV7EPLjm_6arrays6arrays8by_value", scope: !12, file: !11, line: 39, type: !14, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!74 = distinct !DILocation(line: 14, column: 28, scope: !59)
!75 = !DILocation(line: 41, column: 9, scope: !76, inlinedAt: !74)
!76 = distinct !DILexicalBlock(scope: !73, file: !11, line: 40, column: 5)
!77 = !{!78}
!78 = distinct !{!78, !79, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays8by_value: %_0"}
!79 = distinct !{!79, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays8by_value"}
!80 = !DILocation(line: 46, column: 9, scope: !76, inlinedAt: !74)
!81 = !DILocation(line: 49, column: 9, scope: !76, inlinedAt: !74)
!82 = !DILocation(line: 49, column: 10, scope: !76, inlinedAt: !74)
!83 = !DILocation(line: 4018, column: 22, scope: !65, inlinedAt: !84)
!84 = distinct !DILocation(line: 3979, column: 26, scope: !71, inlinedAt: !85)
!85 = distinct !DILocation(line: 40, column: 44, scope: !73, inlinedAt: !74)
!86 = !DILocation(line: 72, column: 17, scope: !87, inlinedAt: !92)
!87 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsW_NtNtCslnt1oJOvDdB_4core7convert3numtINtB7_4FromhE4from", scope: !89, file: !88, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!88 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!89 = !DINamespace(name: "{impl#60}", scope: !90)
!90 = !DINamespace(name: "num", scope: !91)
!91 = !DINamespace(name: "convert", scope: !39)
!92 = distinct !DILocation(line: 780, column: 9, scope: !93, inlinedAt: !97)
!93 = !DILexicalBlockFile(scope: !95, file: !94, discriminator: 2)
!94 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "36ae519c88055cfff26b55442fab5b51")
!95 = distinct !DISubprogram(name: "into<u8, u16>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7converthINtB5_4IntotE4intoCs8tFqV7EPLjm_6arrays", scope: !96, file: !94, line: 779, type: !14, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!96 = !DINamespace(name: "{impl#3}", scope: !91)
!97 = distinct !DILocation(line: 48, column: 28, scope: !76, inlinedAt: !74)
!98 = !DILocation(line: 41, column: 17, scope: !76, inlinedAt: !74)
!99 = !DILocation(line: 50, column: 5, scope: !76, inlinedAt: !74)
!100 = !DILocation(line: 51, column: 9, scope: !101, inlinedAt: !74)
!101 = distinct !DILexicalBlock(scope: !76, file: !11, line: 41, column: 5)
!102 = !DILocation(line: 51, column: 48, scope: !101, inlinedAt: !74)
!103 = !DILocation(line: 52, column: 26, scope: !104, inlinedAt: !74)
!104 = distinct !DILexicalBlock(scope: !101, file: !11, line: 51, column: 5)
!105 = !DILocation(line: 52, column: 18, scope: !104, inlinedAt: !74)
!106 = !DILocation(line: 53, column: 17, scope: !107, inlinedAt: !74)
!107 = distinct !DILexicalBlock(scope: !104, file: !11, line: 52, column: 5)
!108 = !DILocation(line: 55, column: 13, scope: !109, inlinedAt: !74)
!109 = distinct !DILexicalBlock(scope: !107, file: !11, line: 53, column: 5)
!110 = !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !119)
!111 = distinct !DILexicalBlock(scope: !113, file: !112, line: 275, column: 17)
!112 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6f131da7b4682617ab29050495ed9a52")
!113 = distinct !DILexicalBlock(scope: !114, file: !112, line: 274, column: 17)
!114 = distinct !DILexicalBlock(scope: !115, file: !112, line: 273, column: 17)
!115 = distinct !DISubprogram(name: "fold<u8, u64, arrays::arrays::mix::{closure_env#0}>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCNvNtCs8tFqV7EPLjm_6arrays6arrays3mix0EB1J_", scope: !116, file: !112, line: 259, type: !14, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!116 = !DINamespace(name: "{impl#171}", scope: !117)
!117 = !DINamespace(name: "iter", scope: !118)
!118 = !DINamespace(name: "slice", scope: !39)
!119 = distinct !DILocation(line: 36, column: 18, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "mix", linkageName: "_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix", scope: !12, file: !11, line: 35, type: !14, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!121 = distinct !DILocation(line: 55, column: 9, scope: !109, inlinedAt: !74)
!122 = !{!123}
!123 = distinct !{!123, !124, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix: %bytes.0"}
!124 = distinct !{!124, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix"}
!125 = !DILocation(line: 614, column: 28, scope: !126, inlinedAt: !130)
!126 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhE3addCs8tFqV7EPLjm_6arrays", scope: !128, file: !127, line: 606, type: !14, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!127 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3c2c651e9e1abc2b808fff61b59d0fb6")
!128 = !DINamespace(name: "NonNull", scope: !129)
!129 = !DINamespace(name: "non_null", scope: !57)
!130 = distinct !DILocation(line: 279, column: 67, scope: !111, inlinedAt: !119)
!131 = !DILocation(line: 55, column: 29, scope: !109, inlinedAt: !74)
!132 = !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !133)
!133 = distinct !DILocation(line: 36, column: 18, scope: !120, inlinedAt: !134)
!134 = distinct !DILocation(line: 55, column: 25, scope: !109, inlinedAt: !74)
!135 = !{!136}
!136 = distinct !{!136, !137, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix: %bytes.0"}
!137 = distinct !{!137, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix"}
!138 = !DILocation(line: 614, column: 28, scope: !126, inlinedAt: !139)
!139 = distinct !DILocation(line: 279, column: 67, scope: !111, inlinedAt: !133)
!140 = !DILocation(line: 56, column: 13, scope: !109, inlinedAt: !74)
!141 = !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !142)
!142 = distinct !DILocation(line: 36, column: 18, scope: !120, inlinedAt: !143)
!143 = distinct !DILocation(line: 56, column: 9, scope: !109, inlinedAt: !74)
!144 = !{!145}
!145 = distinct !{!145, !146, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix: %bytes.0"}
!146 = distinct !{!146, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix"}
!147 = !DILocation(line: 614, column: 28, scope: !126, inlinedAt: !148)
!148 = distinct !DILocation(line: 279, column: 67, scope: !111, inlinedAt: !142)
!149 = !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !150)
!150 = distinct !DILocation(line: 36, column: 18, scope: !120, inlinedAt: !151)
!151 = distinct !DILocation(line: 56, column: 25, scope: !109, inlinedAt: !74)
!152 = !{!153}
!153 = distinct !{!153, !154, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix: %bytes.0"}
!154 = distinct !{!154, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays3mix"}
!155 = !DILocation(line: 614, column: 28, scope: !126, inlinedAt: !156)
!156 = distinct !DILocation(line: 279, column: 67, scope: !111, inlinedAt: !150)
!157 = !DILocation(line: 58, column: 21, scope: !109, inlinedAt: !74)
!158 = !DILocation(line: 58, column: 14, scope: !109, inlinedAt: !74)
!159 = !DILocation(line: 72, column: 17, scope: !160, inlinedAt: !162)
!160 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core7convert3numyINtB7_4FromhE4from", scope: !161, file: !88, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!161 = !DINamespace(name: "{impl#62}", scope: !90)
!162 = distinct !DILocation(line: 36, column: 82, scope: !163, inlinedAt: !165)
!163 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtCs8tFqV7EPLjm_6arrays6arrays3mix0B5_", scope: !164, file: !11, line: 36, type: !14, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!164 = !DINamespace(name: "mix", scope: !12)
!165 = distinct !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !166)
!166 = distinct !DILocation(line: 36, column: 18, scope: !120, inlinedAt: !167)
!167 = distinct !DILocation(line: 58, column: 9, scope: !109, inlinedAt: !74)
!168 = !DILocation(line: 36, column: 39, scope: !163, inlinedAt: !165)
!169 = !DILocation(line: 2688, column: 13, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !67, file: !66, line: 2687, type: !14, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!171 = distinct !DILocation(line: 36, column: 44, scope: !163, inlinedAt: !165)
!172 = !DILocation(line: 72, column: 17, scope: !160, inlinedAt: !173)
!173 = distinct !DILocation(line: 36, column: 82, scope: !163, inlinedAt: !174)
!174 = distinct !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !175)
!175 = distinct !DILocation(line: 36, column: 18, scope: !120, inlinedAt: !176)
!176 = distinct !DILocation(line: 57, column: 9, scope: !109, inlinedAt: !74)
!177 = !DILocation(line: 36, column: 39, scope: !163, inlinedAt: !174)
!178 = !DILocation(line: 2688, column: 13, scope: !170, inlinedAt: !179)
!179 = distinct !DILocation(line: 36, column: 44, scope: !163, inlinedAt: !174)
!180 = !DILocation(line: 72, column: 17, scope: !160, inlinedAt: !181)
!181 = distinct !DILocation(line: 36, column: 82, scope: !163, inlinedAt: !182)
!182 = distinct !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !150)
!183 = !DILocation(line: 36, column: 39, scope: !163, inlinedAt: !182)
!184 = !DILocation(line: 2688, column: 13, scope: !170, inlinedAt: !185)
!185 = distinct !DILocation(line: 36, column: 44, scope: !163, inlinedAt: !182)
!186 = !DILocation(line: 72, column: 17, scope: !160, inlinedAt: !187)
!187 = distinct !DILocation(line: 36, column: 82, scope: !163, inlinedAt: !188)
!188 = distinct !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !142)
!189 = !DILocation(line: 36, column: 39, scope: !163, inlinedAt: !188)
!190 = !DILocation(line: 2688, column: 13, scope: !170, inlinedAt: !191)
!191 = distinct !DILocation(line: 36, column: 44, scope: !163, inlinedAt: !188)
!192 = !DILocation(line: 72, column: 17, scope: !160, inlinedAt: !193)
!193 = distinct !DILocation(line: 36, column: 82, scope: !163, inlinedAt: !194)
!194 = distinct !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !133)
!195 = !DILocation(line: 36, column: 39, scope: !163, inlinedAt: !194)
!196 = !DILocation(line: 2688, column: 13, scope: !170, inlinedAt: !197)
!197 = distinct !DILocation(line: 36, column: 44, scope: !163, inlinedAt: !194)
!198 = !DILocation(line: 72, column: 17, scope: !160, inlinedAt: !199)
!199 = distinct !DILocation(line: 36, column: 82, scope: !163, inlinedAt: !200)
!200 = distinct !DILocation(line: 279, column: 27, scope: !111, inlinedAt: !119)
!201 = !DILocation(line: 36, column: 39, scope: !163, inlinedAt: !200)
!202 = !DILocation(line: 2688, column: 13, scope: !170, inlinedAt: !203)
!203 = distinct !DILocation(line: 36, column: 44, scope: !163, inlinedAt: !200)
!204 = !DILocation(line: 2037, column: 14, scope: !205, inlinedAt: !208)
!205 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_leftyECs8tFqV7EPLjm_6arrays", scope: !207, file: !206, line: 2033, type: !14, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!206 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e82dfee9e66af24bdaba3dd46fe5959")
!207 = !DINamespace(name: "intrinsics", scope: !39)
!208 = distinct !DILocation(line: 475, column: 20, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11rotate_left", scope: !67, file: !66, line: 474, type: !14, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!210 = distinct !DILocation(line: 56, column: 39, scope: !109, inlinedAt: !74)
!211 = !DILocation(line: 56, column: 9, scope: !109, inlinedAt: !74)
!212 = !DILocation(line: 55, column: 9, scope: !109, inlinedAt: !74)
!213 = !DILocation(line: 58, column: 9, scope: !109, inlinedAt: !74)
!214 = !DILocation(line: 60, column: 1, scope: !101, inlinedAt: !74)
!215 = !DILocation(line: 60, column: 1, scope: !76, inlinedAt: !74)
!216 = !DILocation(line: 970, column: 18, scope: !217, inlinedAt: !221)
!217 = distinct !DISubprogram(name: "add<[u64; 4]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj4_3addCs8tFqV7EPLjm_6arrays", scope: !219, file: !218, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!218 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!219 = !DINamespace(name: "{impl#0}", scope: !220)
!220 = !DINamespace(name: "mut_ptr", scope: !57)
!221 = !DILocation(line: 14, column: 19, scope: !59)
!222 = !DILocation(line: 14, column: 14, scope: !59)
!223 = !DILocation(line: 15, column: 2, scope: !32)
!224 = distinct !DISubprogram(name: "nest", scope: !13, file: !33, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!225 = !DILocation(line: 85, column: 5, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !37, file: !36, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!227 = !DILocation(line: 11, column: 15, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !43, file: !42, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!229 = !DILocation(line: 19, column: 13, scope: !224)
!230 = !DILocation(line: 64, column: 5, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !37, file: !36, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!232 = !DILocation(line: 11, column: 39, scope: !228, inlinedAt: !229)
!233 = !DILocation(line: 127, column: 5, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !37, file: !36, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!235 = !DILocation(line: 11, column: 63, scope: !228, inlinedAt: !229)
!236 = !DILocation(line: 11, column: 14, scope: !228, inlinedAt: !229)
!237 = !DILocation(line: 872, column: 18, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCs8tFqV7EPLjm_6arrays", scope: !55, file: !54, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!239 = !DILocation(line: 21, column: 44, scope: !240)
!240 = distinct !DILexicalBlock(scope: !224, file: !33, line: 19, column: 5)
!241 = !DILocation(line: 21, column: 41, scope: !240)
!242 = !DILocation(line: 872, column: 18, scope: !238, inlinedAt: !243)
!243 = !DILocation(line: 21, column: 55, scope: !240)
!244 = !DILocation(line: 21, column: 52, scope: !240)
!245 = !DILocation(line: 2037, column: 14, scope: !205, inlinedAt: !246)
!246 = distinct !DILocation(line: 475, column: 20, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11rotate_left", scope: !67, file: !66, line: 474, type: !14, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!248 = distinct !DILocation(line: 63, column: 27, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "nest", linkageName: "_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest", scope: !12, file: !11, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!250 = distinct !DILocation(line: 21, column: 28, scope: !240)
!251 = !DILocation(line: 63, column: 21, scope: !249, inlinedAt: !250)
!252 = !DILocation(line: 64, column: 9, scope: !253, inlinedAt: !250)
!253 = distinct !DILexicalBlock(scope: !249, file: !11, line: 63, column: 5)
!254 = !{!255}
!255 = distinct !{!255, !256, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest: %_0"}
!256 = distinct !{!256, !"_RNvNtCs8tFqV7EPLjm_6arrays6arrays4nest"}
!257 = !DILocation(line: 2688, column: 13, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !67, file: !66, line: 2687, type: !14, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!259 = distinct !DILocation(line: 65, column: 23, scope: !260, inlinedAt: !262)
!260 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtCs8tFqV7EPLjm_6arrays6arrays4nest0B5_", scope: !261, file: !11, line: 64, type: !14, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!261 = !DINamespace(name: "nest", scope: !12)
!262 = distinct !DILocation(line: 415, column: 42, scope: !263, inlinedAt: !269)
!263 = distinct !DISubprogram(name: "{closure#0}<u32, usize, arrays::arrays::nest::{closure_env#0}>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuitmE10wrap_mut_1jNCNvNtCs8tFqV7EPLjm_6arrays6arrays4nest0E0B1q_", scope: !265, file: !264, line: 415, type: !14, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!264 = !DIFile(filename: "src/ops/try_trait.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a780e9df41b4746d2da7862424c1d18")
!265 = !DINamespace(name: "wrap_mut_1", scope: !266)
!266 = !DINamespace(name: "{impl#0}", scope: !267)
!267 = !DINamespace(name: "try_trait", scope: !268)
!268 = !DINamespace(name: "ops", scope: !39)
!269 = distinct !DILocation(line: 913, column: 20, scope: !270, inlinedAt: !274)
!270 = distinct !DILexicalBlock(scope: !272, file: !271, line: 910, column: 5)
!271 = !DIFile(filename: "src/array/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7a70bfbf63cdead6b6acc4823ebb6443")
!272 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u32, usize, arrays::arrays::nest::{closure_env#0}>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmENCINvMBQ_BN_10wrap_mut_1jNCNvNtCs8tFqV7EPLjm_6arrays6arrays4nest0E0EB21_", scope: !273, file: !271, line: 906, type: !14, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!273 = !DINamespace(name: "array", scope: !39)
!274 = distinct !DILocation(line: 155, column: 11, scope: !275, inlinedAt: !277)
!275 = distinct !DILexicalBlock(scope: !276, file: !271, line: 154, column: 5)
!276 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u32>, 12, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u32, usize, arrays::arrays::nest::{closure_env#0}>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKjc_NCINvMBJ_BG_10wrap_mut_1jNCNvNtCs8tFqV7EPLjm_6arrays6arrays4nest0E0EB1Y_", scope: !273, file: !271, line: 149, type: !14, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!277 = distinct !DILocation(line: 114, column: 5, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "from_fn<u32, 12, arrays::arrays::nest::{closure_env#0}>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array7from_fnmKjc_NCNvNtCs8tFqV7EPLjm_6arrays6arrays4nest0EBM_", scope: !273, file: !271, line: 110, type: !14, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!279 = distinct !DILocation(line: 64, column: 27, scope: !253, inlinedAt: !250)
!280 = !DILocation(line: 2612, column: 13, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_add", scope: !67, file: !66, line: 2611, type: !14, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!282 = distinct !DILocation(line: 65, column: 57, scope: !260, inlinedAt: !262)
!283 = !DILocation(line: 66, column: 9, scope: !260, inlinedAt: !262)
!284 = !DILocation(line: 114, column: 5, scope: !278, inlinedAt: !279)
!285 = !DILocation(line: 70, column: 18, scope: !286, inlinedAt: !250)
!286 = distinct !DILexicalBlock(scope: !287, file: !11, line: 70, column: 9)
!287 = distinct !DILexicalBlock(scope: !288, file: !11, line: 68, column: 5)
!288 = distinct !DILexicalBlock(scope: !253, file: !11, line: 64, column: 5)
!289 = !DILocation(line: 71, column: 22, scope: !290, inlinedAt: !250)
!290 = distinct !DILexicalBlock(scope: !291, file: !11, line: 71, column: 13)
!291 = distinct !DILexicalBlock(scope: !286, file: !11, line: 70, column: 9)
!292 = !DILocation(line: 89, column: 5, scope: !293, inlinedAt: !250)
!293 = distinct !DILexicalBlock(scope: !287, file: !11, line: 69, column: 5)
!294 = !DILocation(line: 71, column: 22, scope: !291, inlinedAt: !250)
!295 = !DILocation(line: 1916, column: 50, scope: !296, inlinedAt: !301)
!296 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCslnt1oJOvDdB_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !298, file: !297, line: 1916, type: !14, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!297 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!298 = !DINamespace(name: "{impl#58}", scope: !299)
!299 = !DINamespace(name: "impls", scope: !300)
!300 = !DINamespace(name: "cmp", scope: !39)
!301 = distinct !DILocation(line: 900, column: 12, scope: !302, inlinedAt: !308)
!302 = !DILexicalBlockFile(scope: !304, file: !303, discriminator: 2)
!303 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "d11477719a5861e5d0c1d9c302f102b9")
!304 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs8tFqV7EPLjm_6arrays", scope: !305, file: !303, line: 899, type: !14, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!305 = !DINamespace(name: "{impl#5}", scope: !306)
!306 = !DINamespace(name: "range", scope: !307)
!307 = !DINamespace(name: "iter", scope: !39)
!308 = distinct !DILocation(line: 985, column: 14, scope: !309, inlinedAt: !312)
!309 = !DILexicalBlockFile(scope: !310, file: !303, discriminator: 2)
!310 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs8tFqV7EPLjm_6arrays", scope: !311, file: !303, line: 984, type: !14, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!311 = !DINamespace(name: "{impl#6}", scope: !306)
!312 = distinct !DILocation(line: 71, column: 22, scope: !313, inlinedAt: !250)
!313 = !DILexicalBlockFile(scope: !290, file: !11, discriminator: 2)
!314 = !DILocation(line: 900, column: 12, scope: !304, inlinedAt: !308)
!315 = !DILocation(line: 72, column: 20, scope: !316, inlinedAt: !250)
!316 = distinct !DILexicalBlock(scope: !290, file: !11, line: 71, column: 13)
!317 = !DILocation(line: 1916, column: 50, scope: !296, inlinedAt: !318)
!318 = distinct !DILocation(line: 900, column: 12, scope: !304, inlinedAt: !319)
!319 = distinct !DILocation(line: 985, column: 14, scope: !310, inlinedAt: !320)
!320 = distinct !DILocation(line: 70, column: 18, scope: !321, inlinedAt: !250)
!321 = !DILexicalBlockFile(scope: !286, file: !11, discriminator: 2)
!322 = !DILocation(line: 900, column: 12, scope: !304, inlinedAt: !319)
!323 = !DILocation(line: 75, column: 20, scope: !316, inlinedAt: !250)
!324 = !DILocation(line: 78, column: 17, scope: !316, inlinedAt: !250)
!325 = !DILocation(line: 79, column: 20, scope: !316, inlinedAt: !250)
!326 = !DILocation(line: 79, column: 36, scope: !316, inlinedAt: !250)
!327 = !DILocation(line: 82, column: 20, scope: !316, inlinedAt: !250)
!328 = !DILocation(line: 80, column: 34, scope: !316, inlinedAt: !250)
!329 = !DILocation(line: 0, scope: !330, inlinedAt: !250)
!330 = !DILexicalBlockFile(scope: !316, file: !33, discriminator: 0)
!331 = !DILocation(line: 0, scope: !287, inlinedAt: !250)
!332 = !DILocation(line: 0, scope: !288, inlinedAt: !250)
!333 = !DILocation(line: 90, column: 1, scope: !253, inlinedAt: !250)
!334 = !DILocation(line: 970, column: 18, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "add<[u64; 2]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj2_3addCs8tFqV7EPLjm_6arrays", scope: !219, file: !218, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!336 = !DILocation(line: 21, column: 19, scope: !240)
!337 = !DILocation(line: 21, column: 14, scope: !240)
!338 = !DILocation(line: 22, column: 2, scope: !224)
