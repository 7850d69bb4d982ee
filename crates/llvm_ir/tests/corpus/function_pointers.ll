; ModuleID = 'function_pointers.99d4bf51120c541e-cgu.0'
source_filename = "function_pointers.99d4bf51120c541e-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCsdcQ1gtveeHq_17function_pointers10OPERATIONS = internal unnamed_addr constant <{ ptr, ptr, ptr }> <{ ptr @_RNvCsdcQ1gtveeHq_17function_pointers3add, ptr @_RNvCsdcQ1gtveeHq_17function_pointers8multiply, ptr @_RNvCsdcQ1gtveeHq_17function_pointers5power }>, align 8

; function_pointers::add
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_RNvCsdcQ1gtveeHq_17function_pointers3add(float noundef %a, float noundef %b) unnamed_addr #0 !dbg !10 {
start:
  %_0 = fadd float %a, %b, !dbg !15
  ret float %_0, !dbg !16
}

; function_pointers::back
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal noundef i64 @_RNvCsdcQ1gtveeHq_17function_pointers4back(i64 noundef %x, ptr noalias noundef align 8 captures(none) dereferenceable(8) %count) unnamed_addr #1 !dbg !17 {
start:
  %_3 = and i64 %x, 1, !dbg !18
  %0 = load i64, ptr %count, align 8, !dbg !19, !noundef !14
  %1 = add i64 %0, %_3, !dbg !19
  store i64 %1, ptr %count, align 8, !dbg !19
  %_0 = add i64 %x, -1, !dbg !20
  ret i64 %_0, !dbg !27
}

; function_pointers::step
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal noundef i64 @_RNvCsdcQ1gtveeHq_17function_pointers4step(i64 noundef %x, ptr noalias noundef align 8 captures(none) dereferenceable(8) %count) unnamed_addr #1 !dbg !28 {
start:
  %0 = load i64, ptr %count, align 8, !dbg !29, !noundef !14
  %1 = add i64 %0, 1, !dbg !29
  store i64 %1, ptr %count, align 8, !dbg !29
  %_0 = mul i64 %x, 6364136223846793005, !dbg !30
  ret i64 %_0, !dbg !33
}

; function_pointers::power
; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal noundef float @_RNvCsdcQ1gtveeHq_17function_pointers5power(float noundef %a, float noundef %b) unnamed_addr #2 !dbg !34 {
start:
  %_3 = tail call i32 @llvm.fptoui.sat.i32.f32(float %b), !dbg !35
  %_42.not = icmp eq i32 %_3, 0, !dbg !36
  br i1 %_42.not, label %bb3, label %bb2.preheader, !dbg !42

bb2.preheader:                                    ; preds = %start
  %xtraiter = and i32 %_3, 7, !dbg !42
  %0 = icmp ult i32 %_3, 8, !dbg !42
  br i1 %0, label %bb2.epil.preheader, label %bb2.preheader.new, !dbg !42

bb2.preheader.new:                                ; preds = %bb2.preheader
  %1 = add i32 %_3, -8, !dbg !42
  %2 = lshr i32 %1, 3, !dbg !42
  %3 = add nuw nsw i32 %2, 1, !dbg !42
  %xtraiter12 = and i32 %3, 7, !dbg !42
  %4 = icmp ult i32 %1, 56, !dbg !42
  br i1 %4, label %bb2.epil.preheader11, label %bb2.preheader.new.new, !dbg !42

bb2.preheader.new.new:                            ; preds = %bb2.preheader.new
  %unroll_iter19 = and i32 %3, 1073741816, !dbg !42
  br label %bb2, !dbg !42

bb3.loopexit.unr-lcssa.unr-lcssa:                 ; preds = %bb2
  %.lcssa23 = phi float [ %77, %bb2 ], !dbg !60
  %lcmp.mod.not21 = icmp eq i32 %xtraiter12, 0, !dbg !42
  br i1 %lcmp.mod.not21, label %bb3.loopexit.unr-lcssa, label %bb2.epil.preheader11, !dbg !42

bb2.epil.preheader11:                             ; preds = %bb3.loopexit.unr-lcssa.unr-lcssa, %bb2.preheader.new
  %_0.sroa.0.04.epil.init16 = phi float [ 1.000000e+00, %bb2.preheader.new ], [ %.lcssa23, %bb3.loopexit.unr-lcssa.unr-lcssa ]
  %lcmp.mod18 = icmp ne i32 %xtraiter12, 0, !dbg !42
  call void @llvm.assume(i1 %lcmp.mod18), !dbg !42
  br label %bb2.epil13, !dbg !42

bb2.epil13:                                       ; preds = %bb2.epil13, %bb2.epil.preheader11
  %_0.sroa.0.04.epil14 = phi float [ %_0.sroa.0.04.epil.init16, %bb2.epil.preheader11 ], [ %12, %bb2.epil13 ]
  %epil.iter15 = phi i32 [ 0, %bb2.epil.preheader11 ], [ %epil.iter15.next, %bb2.epil13 ]
  %5 = fmul float %a, %_0.sroa.0.04.epil14, !dbg !60
  %6 = fmul float %a, %5, !dbg !60
  %7 = fmul float %a, %6, !dbg !60
  %8 = fmul float %a, %7, !dbg !60
  %9 = fmul float %a, %8, !dbg !60
  %10 = fmul float %a, %9, !dbg !60
  %11 = fmul float %a, %10, !dbg !60
  %12 = fmul float %a, %11, !dbg !60
  %epil.iter15.next = add i32 %epil.iter15, 1, !dbg !42
  %epil.iter15.cmp.not = icmp eq i32 %epil.iter15.next, %xtraiter12, !dbg !42
  br i1 %epil.iter15.cmp.not, label %bb3.loopexit.unr-lcssa, label %bb2.epil13, !dbg !42, !llvm.loop !64

bb3.loopexit.unr-lcssa:                           ; preds = %bb2.epil13, %bb3.loopexit.unr-lcssa.unr-lcssa
  %.lcssa10 = phi float [ %.lcssa23, %bb3.loopexit.unr-lcssa.unr-lcssa ], [ %12, %bb2.epil13 ], !dbg !60
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !42
  br i1 %lcmp.mod.not, label %bb3, label %bb2.epil.preheader, !dbg !42

bb2.epil.preheader:                               ; preds = %bb3.loopexit.unr-lcssa, %bb2.preheader
  %_0.sroa.0.04.epil.init = phi float [ 1.000000e+00, %bb2.preheader ], [ %.lcssa10, %bb3.loopexit.unr-lcssa ]
  %lcmp.mod6 = icmp ne i32 %xtraiter, 0, !dbg !42
  tail call void @llvm.assume(i1 %lcmp.mod6), !dbg !42
  br label %bb2.epil, !dbg !42

bb2.epil:                                         ; preds = %bb2.epil, %bb2.epil.preheader
  %_0.sroa.0.04.epil = phi float [ %13, %bb2.epil ], [ %_0.sroa.0.04.epil.init, %bb2.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %bb2.epil ], [ 0, %bb2.epil.preheader ]
  %13 = fmul float %a, %_0.sroa.0.04.epil, !dbg !60
  %epil.iter.next = add nuw nsw i32 %epil.iter, 1, !dbg !42
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !42
  br i1 %epil.iter.cmp.not, label %bb3, label %bb2.epil, !dbg !42, !llvm.loop !66

bb3:                                              ; preds = %bb2.epil, %bb3.loopexit.unr-lcssa, %start
  %_0.sroa.0.0.lcssa = phi float [ 1.000000e+00, %start ], [ %.lcssa10, %bb3.loopexit.unr-lcssa ], [ %13, %bb2.epil ], !dbg !59
  ret float %_0.sroa.0.0.lcssa, !dbg !67

bb2:                                              ; preds = %bb2, %bb2.preheader.new.new
  %_0.sroa.0.04 = phi float [ 1.000000e+00, %bb2.preheader.new.new ], [ %77, %bb2 ]
  %niter20 = phi i32 [ 0, %bb2.preheader.new.new ], [ %niter20.next.7, %bb2 ]
  %14 = fmul float %a, %_0.sroa.0.04, !dbg !60
  %15 = fmul float %a, %14, !dbg !60
  %16 = fmul float %a, %15, !dbg !60
  %17 = fmul float %a, %16, !dbg !60
  %18 = fmul float %a, %17, !dbg !60
  %19 = fmul float %a, %18, !dbg !60
  %20 = fmul float %a, %19, !dbg !60
  %21 = fmul float %a, %20, !dbg !60
  %22 = fmul float %a, %21, !dbg !60
  %23 = fmul float %a, %22, !dbg !60
  %24 = fmul float %a, %23, !dbg !60
  %25 = fmul float %a, %24, !dbg !60
  %26 = fmul float %a, %25, !dbg !60
  %27 = fmul float %a, %26, !dbg !60
  %28 = fmul float %a, %27, !dbg !60
  %29 = fmul float %a, %28, !dbg !60
  %30 = fmul float %a, %29, !dbg !60
  %31 = fmul float %a, %30, !dbg !60
  %32 = fmul float %a, %31, !dbg !60
  %33 = fmul float %a, %32, !dbg !60
  %34 = fmul float %a, %33, !dbg !60
  %35 = fmul float %a, %34, !dbg !60
  %36 = fmul float %a, %35, !dbg !60
  %37 = fmul float %a, %36, !dbg !60
  %38 = fmul float %a, %37, !dbg !60
  %39 = fmul float %a, %38, !dbg !60
  %40 = fmul float %a, %39, !dbg !60
  %41 = fmul float %a, %40, !dbg !60
  %42 = fmul float %a, %41, !dbg !60
  %43 = fmul float %a, %42, !dbg !60
  %44 = fmul float %a, %43, !dbg !60
  %45 = fmul float %a, %44, !dbg !60
  %46 = fmul float %a, %45, !dbg !60
  %47 = fmul float %a, %46, !dbg !60
  %48 = fmul float %a, %47, !dbg !60
  %49 = fmul float %a, %48, !dbg !60
  %50 = fmul float %a, %49, !dbg !60
  %51 = fmul float %a, %50, !dbg !60
  %52 = fmul float %a, %51, !dbg !60
  %53 = fmul float %a, %52, !dbg !60
  %54 = fmul float %a, %53, !dbg !60
  %55 = fmul float %a, %54, !dbg !60
  %56 = fmul float %a, %55, !dbg !60
  %57 = fmul float %a, %56, !dbg !60
  %58 = fmul float %a, %57, !dbg !60
  %59 = fmul float %a, %58, !dbg !60
  %60 = fmul float %a, %59, !dbg !60
  %61 = fmul float %a, %60, !dbg !60
  %62 = fmul float %a, %61, !dbg !60
  %63 = fmul float %a, %62, !dbg !60
  %64 = fmul float %a, %63, !dbg !60
  %65 = fmul float %a, %64, !dbg !60
  %66 = fmul float %a, %65, !dbg !60
  %67 = fmul float %a, %66, !dbg !60
  %68 = fmul float %a, %67, !dbg !60
  %69 = fmul float %a, %68, !dbg !60
  %70 = fmul float %a, %69, !dbg !60
  %71 = fmul float %a, %70, !dbg !60
  %72 = fmul float %a, %71, !dbg !60
  %73 = fmul float %a, %72, !dbg !60
  %74 = fmul float %a, %73, !dbg !60
  %75 = fmul float %a, %74, !dbg !60
  %76 = fmul float %a, %75, !dbg !60
  %77 = fmul float %a, %76, !dbg !60
  %niter20.next.7 = add nuw i32 %niter20, 8, !dbg !42
  %niter20.ncmp.7 = icmp eq i32 %niter20.next.7, %unroll_iter19, !dbg !42
  br i1 %niter20.ncmp.7, label %bb3.loopexit.unr-lcssa.unr-lcssa, label %bb2, !dbg !42
}

; function_pointers::twice
; Function Attrs: noinline nounwind
define internal fastcc noundef i64 @_RNvCsdcQ1gtveeHq_17function_pointers5twice(ptr noundef nonnull readonly captures(none) %f, i64 noundef range(i64 0, 4294967296) %x) unnamed_addr #3 !dbg !68 {
start:
  %count = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %count), !dbg !69
  store i64 0, ptr %count, align 8, !dbg !70
  %_5 = call noundef i64 %f(i64 noundef %x, ptr noalias noundef nonnull align 8 dereferenceable(8) %count) #9, !dbg !71, !callees !73
  %_4 = call noundef i64 %f(i64 noundef %_5, ptr noalias noundef nonnull align 8 dereferenceable(8) %count) #9, !dbg !74, !callees !73
  %_8 = load i64, ptr %count, align 8, !dbg !75, !noundef !14
  %_0 = add i64 %_8, %_4, !dbg !74
  call void @llvm.lifetime.end.p0(ptr nonnull %count), !dbg !76
  ret i64 %_0, !dbg !77
}

; function_pointers::choose
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef ptr @_RNvCsdcQ1gtveeHq_17function_pointers6choose(i32 noundef %i) unnamed_addr #0 !dbg !78 {
start:
  %_5 = icmp ult i32 %i, 3, !dbg !79
  br i1 %_5, label %bb1, label %bb3, !dbg !79

bb1:                                              ; preds = %start
  %_4 = zext nneg i32 %i to i64
  %_6 = getelementptr inbounds nuw ptr, ptr @_RNvCsdcQ1gtveeHq_17function_pointers10OPERATIONS, i64 %_4
  %_7 = load ptr, ptr %_6, align 8, !dbg !90, !nonnull !14, !noundef !14
  br label %bb3, !dbg !96

bb3:                                              ; preds = %start, %bb1
  %_0.sroa.0.0 = phi ptr [ %_7, %bb1 ], [ null, %start ], !dbg !97
  ret ptr %_0.sroa.0.0, !dbg !98
}

; function_pointers::multiply
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_RNvCsdcQ1gtveeHq_17function_pointers8multiply(float noundef %a, float noundef %b) unnamed_addr #0 !dbg !99 {
start:
  %_0 = fmul float %a, %b, !dbg !100
  ret float %_0, !dbg !101
}

; Function Attrs: nounwind
define ptx_kernel void @dispatch(ptr noundef readonly captures(none) %which, ptr noundef captures(none) %data, ptr noundef writeonly captures(none) %wide) unnamed_addr #4 !dbg !102 {
start:
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !103
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !113
  %_22 = mul i32 %_23, %_24, !dbg !108
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !116
  %_21 = add i32 %_22, %_25, !dbg !119
  %i = zext i32 %_21 to i64, !dbg !119
  %_8 = getelementptr inbounds nuw i32, ptr %which, i64 %i, !dbg !120
  %_7 = load i32, ptr %_8, align 4, !dbg !130, !noundef !14
; call function_pointers::choose
  %0 = tail call fastcc noundef ptr @_RNvCsdcQ1gtveeHq_17function_pointers6choose(i32 noundef %_7) #10, !dbg !131
  %.not = icmp eq ptr %0, null, !dbg !131
  br i1 %.not, label %bb8, label %bb2, !dbg !132

bb2:                                              ; preds = %start
  %x = getelementptr inbounds nuw float, ptr %data, i64 %i, !dbg !133
  %_12 = load float, ptr %x, align 4, !dbg !139, !noundef !14
  %_11 = tail call noundef float %0(float noundef %_12, float noundef 3.000000e+00) #9, !dbg !140
  %_13 = icmp eq ptr %0, @_RNvCsdcQ1gtveeHq_17function_pointers3add, !dbg !141
  %1 = fadd float %_11, 1.000000e+00
  %spec.select = select i1 %_13, float %1, float %_11, !dbg !144
  store float %spec.select, ptr %x, align 4, !dbg !145
  br label %bb8, !dbg !146

bb8:                                              ; preds = %start, %bb2
  %_18 = and i64 %i, 1, !dbg !147
  %2 = icmp eq i64 %_18, 0, !dbg !147
  %_RNvCsdcQ1gtveeHq_17function_pointers4step._RNvCsdcQ1gtveeHq_17function_pointers4back = select i1 %2, ptr @_RNvCsdcQ1gtveeHq_17function_pointers4step, ptr @_RNvCsdcQ1gtveeHq_17function_pointers4back, !dbg !148
; call function_pointers::twice
  %_161 = tail call fastcc noundef i64 @_RNvCsdcQ1gtveeHq_17function_pointers5twice(ptr noundef nonnull %_RNvCsdcQ1gtveeHq_17function_pointers4step._RNvCsdcQ1gtveeHq_17function_pointers4back, i64 noundef %i) #10, !dbg !149
  %_20 = getelementptr inbounds nuw i64, ptr %wide, i64 %i, !dbg !150
  store i64 %_161, ptr %_20, align 8, !dbg !153
  ret void, !dbg !154
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { noinline nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #4 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/function_pointers.rs/@/function_pointers.99d4bf51120c541e-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "add", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers3add", scope: !12, file: !11, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/function_pointers.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "20c9af76100b9b70d2bd74ba1bb1d525")
!12 = !DINamespace(name: "function_pointers", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 11, column: 5, scope: !10)
!16 = !DILocation(line: 12, column: 2, scope: !10)
!17 = distinct !DISubprogram(name: "back", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers4back", scope: !12, file: !11, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!18 = !DILocation(line: 39, column: 15, scope: !17)
!19 = !DILocation(line: 39, column: 5, scope: !17)
!20 = !DILocation(line: 2494, column: 13, scope: !21, inlinedAt: !26)
!21 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_sub", scope: !23, file: !22, line: 2493, type: !13, scopeLine: 2493, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!22 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!23 = !DINamespace(name: "{impl#9}", scope: !24)
!24 = !DINamespace(name: "num", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 40, column: 7, scope: !17)
!27 = !DILocation(line: 41, column: 2, scope: !17)
!28 = distinct !DISubprogram(name: "step", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers4step", scope: !12, file: !11, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!29 = !DILocation(line: 35, column: 5, scope: !28)
!30 = !DILocation(line: 2533, column: 13, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !23, file: !22, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!32 = !DILocation(line: 36, column: 7, scope: !28)
!33 = !DILocation(line: 37, column: 2, scope: !28)
!34 = distinct !DISubprogram(name: "power", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers5power", scope: !12, file: !11, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DILocation(line: 19, column: 9, scope: !34)
!36 = !DILocation(line: 1916, column: 50, scope: !37, inlinedAt: !42)
!37 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !39, file: !38, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!38 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!39 = !DINamespace(name: "{impl#64}", scope: !40)
!40 = !DINamespace(name: "impls", scope: !41)
!41 = !DINamespace(name: "cmp", scope: !25)
!42 = !DILocation(line: 772, column: 12, scope: !43, inlinedAt: !48)
!43 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCsdcQ1gtveeHq_17function_pointers", scope: !45, file: !44, line: 771, type: !13, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!45 = !DINamespace(name: "{impl#5}", scope: !46)
!46 = !DINamespace(name: "range", scope: !47)
!47 = !DINamespace(name: "iter", scope: !25)
!48 = !DILocation(line: 857, column: 14, scope: !49, inlinedAt: !51)
!49 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs4_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCsdcQ1gtveeHq_17function_pointers", scope: !50, file: !44, line: 856, type: !13, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!50 = !DINamespace(name: "{impl#6}", scope: !46)
!51 = !DILocation(line: 2646, column: 34, scope: !52, inlinedAt: !59)
!52 = distinct !DILexicalBlock(scope: !54, file: !53, line: 2646, column: 41)
!53 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!54 = distinct !DILexicalBlock(scope: !55, file: !53, line: 2645, column: 9)
!55 = distinct !DISubprogram(name: "fold<core::ops::range::Range<u32>, f32, function_pointers::power::{closure_env#0}>", linkageName: "_RINvYINtNtNtCs2TNzTbj2aEP_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCNvCsdcQ1gtveeHq_17function_pointers5power0EB1A_", scope: !56, file: !53, line: 2640, type: !13, scopeLine: 2640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!56 = !DINamespace(name: "Iterator", scope: !57)
!57 = !DINamespace(name: "iterator", scope: !58)
!58 = !DINamespace(name: "traits", scope: !47)
!59 = !DILocation(line: 19, column: 19, scope: !34)
!60 = !DILocation(line: 19, column: 36, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsdcQ1gtveeHq_17function_pointers5power0B3_", scope: !62, file: !11, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!62 = !DINamespace(name: "power", scope: !12)
!63 = !DILocation(line: 2647, column: 21, scope: !52, inlinedAt: !59)
!64 = distinct !{!64, !65}
!65 = !{!"llvm.loop.unroll.disable"}
!66 = distinct !{!66, !65}
!67 = !DILocation(line: 20, column: 2, scope: !34)
!68 = distinct !DISubprogram(name: "twice", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers5twice", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!69 = !DILocation(line: 31, column: 9, scope: !68)
!70 = !DILocation(line: 31, column: 21, scope: !68)
!71 = !DILocation(line: 32, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !11, line: 31, column: 5)
!73 = !{ptr @_RNvCsdcQ1gtveeHq_17function_pointers4back, ptr @_RNvCsdcQ1gtveeHq_17function_pointers4step}
!74 = !DILocation(line: 32, column: 5, scope: !72)
!75 = !DILocation(line: 32, column: 39, scope: !72)
!76 = !DILocation(line: 33, column: 1, scope: !68)
!77 = !DILocation(line: 33, column: 2, scope: !68)
!78 = distinct !DISubprogram(name: "choose", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers6choose", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DILocation(line: 219, column: 12, scope: !80, inlinedAt: !85)
!80 = distinct !DISubprogram(name: "get<fn(f32, f32) -> f32>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5slice5indexjINtB5_10SliceIndexSFffEfE3getCsdcQ1gtveeHq_17function_pointers", scope: !82, file: !81, line: 218, type: !13, scopeLine: 218, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!82 = !DINamespace(name: "{impl#2}", scope: !83)
!83 = !DINamespace(name: "index", scope: !84)
!84 = !DINamespace(name: "slice", scope: !25)
!85 = !DILocation(line: 576, column: 15, scope: !86, inlinedAt: !89)
!86 = distinct !DISubprogram(name: "get<fn(f32, f32) -> f32, usize>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSFffEf3getjECsdcQ1gtveeHq_17function_pointers", scope: !88, file: !87, line: 572, type: !13, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!88 = !DINamespace(name: "{impl#0}", scope: !84)
!89 = !DILocation(line: 26, column: 16, scope: !78)
!90 = !DILocation(line: 2126, column: 19, scope: !91, inlinedAt: !95)
!91 = distinct !DISubprogram(name: "copied<fn(f32, f32) -> f32>", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core6optionINtB5_6OptionRFffEfE6copiedCsdcQ1gtveeHq_17function_pointers", scope: !93, file: !92, line: 2119, type: !13, scopeLine: 2119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!92 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!93 = !DINamespace(name: "Option", scope: !94)
!94 = !DINamespace(name: "option", scope: !25)
!95 = !DILocation(line: 26, column: 32, scope: !78)
!96 = !DILocation(line: 2126, column: 31, scope: !91, inlinedAt: !95)
!97 = !DILocation(line: 0, scope: !91, inlinedAt: !95)
!98 = !DILocation(line: 27, column: 2, scope: !78)
!99 = distinct !DISubprogram(name: "multiply", linkageName: "_RNvCsdcQ1gtveeHq_17function_pointers8multiply", scope: !12, file: !11, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!100 = !DILocation(line: 15, column: 5, scope: !99)
!101 = !DILocation(line: 16, column: 2, scope: !99)
!102 = distinct !DISubprogram(name: "dispatch", scope: !12, file: !11, line: 44, type: !13, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = !DILocation(line: 83, column: 5, scope: !104, inlinedAt: !108)
!104 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !106, file: !105, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!106 = !DINamespace(name: "nvptx", scope: !107)
!107 = !DINamespace(name: "core_arch", scope: !25)
!108 = !DILocation(line: 11, column: 15, scope: !109, inlinedAt: !112)
!109 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !111, file: !110, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!111 = !DINamespace(name: "corpus", scope: null)
!112 = !DILocation(line: 45, column: 13, scope: !102)
!113 = !DILocation(line: 62, column: 5, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !106, file: !105, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!115 = !DILocation(line: 11, column: 39, scope: !109, inlinedAt: !112)
!116 = !DILocation(line: 125, column: 5, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !106, file: !105, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!118 = !DILocation(line: 11, column: 63, scope: !109, inlinedAt: !112)
!119 = !DILocation(line: 11, column: 14, scope: !109, inlinedAt: !112)
!120 = !DILocation(line: 863, column: 18, scope: !121, inlinedAt: !126)
!121 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCsdcQ1gtveeHq_17function_pointers", scope: !123, file: !122, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!123 = !DINamespace(name: "{impl#0}", scope: !124)
!124 = !DINamespace(name: "const_ptr", scope: !125)
!125 = !DINamespace(name: "ptr", scope: !25)
!126 = !DILocation(line: 49, column: 40, scope: !127)
!127 = distinct !DILexicalBlock(scope: !128, file: !11, line: 49, column: 48)
!128 = distinct !DILexicalBlock(scope: !129, file: !11, line: 48, column: 9)
!129 = distinct !DILexicalBlock(scope: !102, file: !11, line: 45, column: 5)
!130 = !DILocation(line: 49, column: 33, scope: !127)
!131 = !DILocation(line: 49, column: 26, scope: !127)
!132 = !DILocation(line: 49, column: 16, scope: !127)
!133 = !DILocation(line: 961, column: 18, scope: !134, inlinedAt: !138)
!134 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOf3addCsdcQ1gtveeHq_17function_pointers", scope: !136, file: !135, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!136 = !DINamespace(name: "{impl#0}", scope: !137)
!137 = !DINamespace(name: "mut_ptr", scope: !125)
!138 = !DILocation(line: 48, column: 22, scope: !129)
!139 = !DILocation(line: 50, column: 20, scope: !127)
!140 = !DILocation(line: 50, column: 18, scope: !127)
!141 = !DILocation(line: 2497, column: 5, scope: !142, inlinedAt: !144)
!142 = distinct !DISubprogram(name: "fn_addr_eq<fn(f32, f32) -> f32, fn(f32, f32) -> f32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr10fn_addr_eqFffEfBD_ECsdcQ1gtveeHq_17function_pointers", scope: !125, file: !143, line: 2496, type: !13, scopeLine: 2496, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!143 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!144 = !DILocation(line: 51, column: 16, scope: !127)
!145 = !DILocation(line: 0, scope: !127)
!146 = !DILocation(line: 49, column: 9, scope: !128)
!147 = !DILocation(line: 55, column: 33, scope: !128)
!148 = !DILocation(line: 55, column: 30, scope: !128)
!149 = !DILocation(line: 55, column: 24, scope: !128)
!150 = !DILocation(line: 961, column: 18, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCsdcQ1gtveeHq_17function_pointers", scope: !136, file: !135, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!152 = !DILocation(line: 55, column: 15, scope: !128)
!153 = !DILocation(line: 55, column: 9, scope: !128)
!154 = !DILocation(line: 57, column: 2, scope: !102)
