; ModuleID = 'function_pointers.bf012c654950c701-cgu.0'
source_filename = "function_pointers.bf012c654950c701-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCsgoIcs4IyxdB_17function_pointers10OPERATIONS = internal unnamed_addr constant <{ ptr, ptr, ptr }> <{ ptr @_RNvCsgoIcs4IyxdB_17function_pointers3add, ptr @_RNvCsgoIcs4IyxdB_17function_pointers8multiply, ptr @_RNvCsgoIcs4IyxdB_17function_pointers5power }>, align 8

; function_pointers::add
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_RNvCsgoIcs4IyxdB_17function_pointers3add(float noundef %a, float noundef %b) unnamed_addr #0 !dbg !10 {
start:
  %_0 = fadd float %a, %b, !dbg !15
  ret float %_0, !dbg !16
}

; function_pointers::back
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal noundef i64 @_RNvCsgoIcs4IyxdB_17function_pointers4back(i64 noundef %x, ptr noalias nofree noundef align 8 captures(none) dereferenceable(8) %count) unnamed_addr #1 !dbg !17 {
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
define internal noundef i64 @_RNvCsgoIcs4IyxdB_17function_pointers4step(i64 noundef %x, ptr noalias nofree noundef align 8 captures(none) dereferenceable(8) %count) unnamed_addr #1 !dbg !28 {
start:
  %0 = load i64, ptr %count, align 8, !dbg !29, !noundef !14
  %1 = add i64 %0, 1, !dbg !29
  store i64 %1, ptr %count, align 8, !dbg !29
  %_0 = mul i64 %x, 6364136223846793005, !dbg !30
  ret i64 %_0, !dbg !33
}

; function_pointers::power
; Function Attrs: nofree noinline norecurse nosync nounwind memory(none)
define internal noundef float @_RNvCsgoIcs4IyxdB_17function_pointers5power(float noundef %a, float noundef %b) unnamed_addr #2 !dbg !34 {
start:
  %_3 = tail call i32 @llvm.fptoui.sat.i32.f32(float %b), !dbg !35
  %_62.not = icmp eq i32 %_3, 0, !dbg !36
  br i1 %_62.not, label %bb3, label %bb2.preheader, !dbg !60

bb2.preheader:                                    ; preds = %start
  %xtraiter = and i32 %_3, 7, !dbg !60
  %0 = icmp ult i32 %_3, 8, !dbg !60
  br i1 %0, label %bb2.epil.preheader, label %bb2.preheader.new, !dbg !60

bb2.preheader.new:                                ; preds = %bb2.preheader
  %unroll_iter = and i32 %_3, -8, !dbg !60
  br label %bb2, !dbg !60

bb2:                                              ; preds = %bb2, %bb2.preheader.new
  %_0.sroa.0.04 = phi float [ 1.000000e+00, %bb2.preheader.new ], [ %8, %bb2 ]
  %niter = phi i32 [ 0, %bb2.preheader.new ], [ %niter.next.7, %bb2 ]
  %1 = fmul float %a, %_0.sroa.0.04, !dbg !61
  %2 = fmul float %a, %1, !dbg !61
  %3 = fmul float %a, %2, !dbg !61
  %4 = fmul float %a, %3, !dbg !61
  %5 = fmul float %a, %4, !dbg !61
  %6 = fmul float %a, %5, !dbg !61
  %7 = fmul float %a, %6, !dbg !61
  %8 = fmul float %a, %7, !dbg !61
  %niter.next.7 = add i32 %niter, 8, !dbg !60
  %niter.ncmp.7 = icmp eq i32 %niter.next.7, %unroll_iter, !dbg !60
  br i1 %niter.ncmp.7, label %bb3.loopexit.unr-lcssa, label %bb2, !dbg !60

bb3.loopexit.unr-lcssa:                           ; preds = %bb2
  %.lcssa7 = phi float [ %8, %bb2 ], !dbg !61
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0, !dbg !60
  br i1 %lcmp.mod.not, label %bb3, label %bb2.epil.preheader, !dbg !60

bb2.epil.preheader:                               ; preds = %bb3.loopexit.unr-lcssa, %bb2.preheader
  %_0.sroa.0.04.epil.init = phi float [ 1.000000e+00, %bb2.preheader ], [ %.lcssa7, %bb3.loopexit.unr-lcssa ]
  %lcmp.mod6 = icmp ne i32 %xtraiter, 0, !dbg !60
  call void @llvm.assume(i1 %lcmp.mod6), !dbg !60
  br label %bb2.epil, !dbg !60

bb2.epil:                                         ; preds = %bb2.epil, %bb2.epil.preheader
  %_0.sroa.0.04.epil = phi float [ %9, %bb2.epil ], [ %_0.sroa.0.04.epil.init, %bb2.epil.preheader ]
  %epil.iter = phi i32 [ %epil.iter.next, %bb2.epil ], [ 0, %bb2.epil.preheader ]
  %9 = fmul float %a, %_0.sroa.0.04.epil, !dbg !61
  %epil.iter.next = add i32 %epil.iter, 1, !dbg !60
  %epil.iter.cmp.not = icmp eq i32 %epil.iter.next, %xtraiter, !dbg !60
  br i1 %epil.iter.cmp.not, label %bb3, label %bb2.epil, !dbg !60, !llvm.loop !65

bb3:                                              ; preds = %bb2.epil, %bb3.loopexit.unr-lcssa, %start
  %_0.sroa.0.0.lcssa = phi float [ 1.000000e+00, %start ], [ %.lcssa7, %bb3.loopexit.unr-lcssa ], [ %9, %bb2.epil ], !dbg !59
  ret float %_0.sroa.0.0.lcssa, !dbg !67
}

; function_pointers::twice
; Function Attrs: noinline nounwind
define internal fastcc noundef i64 @_RNvCsgoIcs4IyxdB_17function_pointers5twice(ptr noundef nonnull readonly captures(none) %f, i64 noundef range(i64 0, 4294967296) %x) unnamed_addr #3 !dbg !68 {
start:
  %count = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %count), !dbg !69
  store i64 0, ptr %count, align 8, !dbg !70
  %_5 = call noundef i64 %f(i64 noundef %x, ptr noalias nofree noundef nonnull align 8 dereferenceable(8) %count) #9, !dbg !71, !callees !73
  %_4 = call noundef i64 %f(i64 noundef %_5, ptr noalias nofree noundef nonnull align 8 dereferenceable(8) %count) #9, !dbg !74, !callees !73
  %_8 = load i64, ptr %count, align 8, !dbg !75, !noundef !14
  %_0 = add i64 %_8, %_4, !dbg !74
  call void @llvm.lifetime.end.p0(ptr nonnull %count), !dbg !76
  ret i64 %_0, !dbg !77
}

; function_pointers::choose
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef ptr @_RNvCsgoIcs4IyxdB_17function_pointers6choose(i32 noundef %i) unnamed_addr #0 !dbg !78 {
start:
  %_5 = icmp ugt i32 %i, 2, !dbg !79
  br i1 %_5, label %bb4, label %bb7, !dbg !90

bb7:                                              ; preds = %start
  %_4 = zext nneg i32 %i to i64, !dbg !79
  %_6 = getelementptr inbounds nuw ptr, ptr @_RNvCsgoIcs4IyxdB_17function_pointers10OPERATIONS, i64 %_4, !dbg !79
  %_8 = load ptr, ptr %_6, align 8, !dbg !96, !nonnull !14, !noundef !14
  br label %bb4, !dbg !97

bb4:                                              ; preds = %start, %bb7
  %_0.sroa.0.0 = phi ptr [ %_8, %bb7 ], [ null, %start ], !dbg !98
  ret ptr %_0.sroa.0.0, !dbg !99
}

; function_pointers::multiply
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_RNvCsgoIcs4IyxdB_17function_pointers8multiply(float noundef %a, float noundef %b) unnamed_addr #0 !dbg !100 {
start:
  %_0 = fmul float %a, %b, !dbg !101
  ret float %_0, !dbg !102
}

; Function Attrs: nounwind
define ptx_kernel void @dispatch(ptr noundef readonly captures(none) %which, ptr noundef captures(none) %data, ptr noundef writeonly captures(none) %wide) unnamed_addr #4 !dbg !103 {
start:
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !104
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %_22 = mul i32 %_23, %_24, !dbg !109
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %_21 = add i32 %_22, %_25, !dbg !120
  %i = zext i32 %_21 to i64, !dbg !120
  %_8 = getelementptr inbounds nuw i32, ptr %which, i64 %i, !dbg !121
  %_7 = load i32, ptr %_8, align 4, !dbg !131, !noundef !14
; call function_pointers::choose
  %0 = tail call fastcc noundef ptr @_RNvCsgoIcs4IyxdB_17function_pointers6choose(i32 noundef %_7) #10, !dbg !132
  %.not = icmp eq ptr %0, null, !dbg !132
  br i1 %.not, label %bb8, label %bb2, !dbg !133

bb2:                                              ; preds = %start
  %x = getelementptr inbounds nuw float, ptr %data, i64 %i, !dbg !134
  %_12 = load float, ptr %x, align 4, !dbg !140, !noundef !14
  %_11 = tail call noundef float %0(float noundef %_12, float noundef 3.000000e+00) #9, !dbg !141
  %_13 = icmp eq ptr %0, @_RNvCsgoIcs4IyxdB_17function_pointers3add, !dbg !142
  %1 = fadd float %_11, 1.000000e+00
  %spec.select = select i1 %_13, float %1, float %_11, !dbg !145
  store float %spec.select, ptr %x, align 4, !dbg !146
  br label %bb8, !dbg !147

bb8:                                              ; preds = %start, %bb2
  %_18 = and i64 %i, 1, !dbg !148
  %2 = icmp eq i64 %_18, 0, !dbg !148
  %_RNvCsgoIcs4IyxdB_17function_pointers4step._RNvCsgoIcs4IyxdB_17function_pointers4back = select i1 %2, ptr @_RNvCsgoIcs4IyxdB_17function_pointers4step, ptr @_RNvCsgoIcs4IyxdB_17function_pointers4back, !dbg !149
; call function_pointers::twice
  %_16 = tail call fastcc noundef i64 @_RNvCsgoIcs4IyxdB_17function_pointers5twice(ptr noundef nonnull %_RNvCsgoIcs4IyxdB_17function_pointers4step._RNvCsgoIcs4IyxdB_17function_pointers4back, i64 noundef %i) #10, !dbg !150
  %_20 = getelementptr inbounds nuw i64, ptr %wide, i64 %i, !dbg !151
  store i64 %_16, ptr %_20, align 8, !dbg !154
  ret void, !dbg !155
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { noinline nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/function_pointers.rs/@/function_pointers.bf012c654950c701-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "add", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers3add", scope: !12, file: !11, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/function_pointers.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "20c9af76100b9b70d2bd74ba1bb1d525")
!12 = !DINamespace(name: "function_pointers", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 11, column: 5, scope: !10)
!16 = !DILocation(line: 12, column: 2, scope: !10)
!17 = distinct !DISubprogram(name: "back", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers4back", scope: !12, file: !11, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!18 = !DILocation(line: 39, column: 15, scope: !17)
!19 = !DILocation(line: 39, column: 5, scope: !17)
!20 = !DILocation(line: 2649, column: 13, scope: !21, inlinedAt: !26)
!21 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_sub", scope: !23, file: !22, line: 2648, type: !13, scopeLine: 2648, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!22 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!23 = !DINamespace(name: "{impl#9}", scope: !24)
!24 = !DINamespace(name: "num", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 40, column: 7, scope: !17)
!27 = !DILocation(line: 41, column: 2, scope: !17)
!28 = distinct !DISubprogram(name: "step", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers4step", scope: !12, file: !11, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!29 = !DILocation(line: 35, column: 5, scope: !28)
!30 = !DILocation(line: 2688, column: 13, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !23, file: !22, line: 2687, type: !13, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!32 = !DILocation(line: 36, column: 7, scope: !28)
!33 = !DILocation(line: 37, column: 2, scope: !28)
!34 = distinct !DISubprogram(name: "power", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers5power", scope: !12, file: !11, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DILocation(line: 19, column: 9, scope: !34)
!36 = !DILocation(line: 1916, column: 50, scope: !37, inlinedAt: !42)
!37 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !39, file: !38, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!38 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!39 = !DINamespace(name: "{impl#64}", scope: !40)
!40 = !DINamespace(name: "impls", scope: !41)
!41 = !DINamespace(name: "cmp", scope: !25)
!42 = !DILocation(line: 900, column: 12, scope: !43, inlinedAt: !48)
!43 = distinct !DISubprogram(name: "spec_next<u32>", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCsgoIcs4IyxdB_17function_pointers", scope: !45, file: !44, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "d11477719a5861e5d0c1d9c302f102b9")
!45 = !DINamespace(name: "{impl#5}", scope: !46)
!46 = !DINamespace(name: "range", scope: !47)
!47 = !DINamespace(name: "iter", scope: !25)
!48 = !DILocation(line: 985, column: 14, scope: !49, inlinedAt: !51)
!49 = distinct !DISubprogram(name: "next<u32>", linkageName: "_RNvXs4_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCsgoIcs4IyxdB_17function_pointers", scope: !50, file: !44, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!50 = !DINamespace(name: "{impl#6}", scope: !46)
!51 = !DILocation(line: 2670, column: 34, scope: !52, inlinedAt: !59)
!52 = distinct !DILexicalBlock(scope: !54, file: !53, line: 2670, column: 41)
!53 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6989f56d6c292fa3b53b47a1cac95d8d")
!54 = distinct !DILexicalBlock(scope: !55, file: !53, line: 2669, column: 9)
!55 = distinct !DISubprogram(name: "fold<core::ops::range::Range<u32>, f32, function_pointers::power::{closure_env#0}>", linkageName: "_RINvYINtNtNtCslnt1oJOvDdB_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCNvCsgoIcs4IyxdB_17function_pointers5power0EB1A_", scope: !56, file: !53, line: 2664, type: !13, scopeLine: 2664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!56 = !DINamespace(name: "Iterator", scope: !57)
!57 = !DINamespace(name: "iterator", scope: !58)
!58 = !DINamespace(name: "traits", scope: !47)
!59 = !DILocation(line: 19, column: 19, scope: !34)
!60 = !DILocation(line: 2670, column: 19, scope: !52, inlinedAt: !59)
!61 = !DILocation(line: 19, column: 36, scope: !62, inlinedAt: !64)
!62 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCsgoIcs4IyxdB_17function_pointers5power0B3_", scope: !63, file: !11, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!63 = !DINamespace(name: "power", scope: !12)
!64 = !DILocation(line: 2671, column: 21, scope: !52, inlinedAt: !59)
!65 = distinct !{!65, !66}
!66 = !{!"llvm.loop.unroll.disable"}
!67 = !DILocation(line: 20, column: 2, scope: !34)
!68 = distinct !DISubprogram(name: "twice", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers5twice", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!69 = !DILocation(line: 31, column: 9, scope: !68)
!70 = !DILocation(line: 31, column: 21, scope: !68)
!71 = !DILocation(line: 32, column: 7, scope: !72)
!72 = distinct !DILexicalBlock(scope: !68, file: !11, line: 31, column: 5)
!73 = !{ptr @_RNvCsgoIcs4IyxdB_17function_pointers4back, ptr @_RNvCsgoIcs4IyxdB_17function_pointers4step}
!74 = !DILocation(line: 32, column: 5, scope: !72)
!75 = !DILocation(line: 32, column: 39, scope: !72)
!76 = !DILocation(line: 33, column: 1, scope: !68)
!77 = !DILocation(line: 33, column: 2, scope: !68)
!78 = distinct !DISubprogram(name: "choose", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers6choose", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DILocation(line: 184, column: 12, scope: !80, inlinedAt: !85)
!80 = distinct !DISubprogram(name: "get<fn(f32, f32) -> f32>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5slice5indexjINtB5_10SliceIndexSFffEfE3getCsgoIcs4IyxdB_17function_pointers", scope: !82, file: !81, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a6478e6d30216db9f8cdcb9288808b92")
!82 = !DINamespace(name: "{impl#2}", scope: !83)
!83 = !DINamespace(name: "index", scope: !84)
!84 = !DINamespace(name: "slice", scope: !25)
!85 = !DILocation(line: 576, column: 15, scope: !86, inlinedAt: !89)
!86 = distinct !DISubprogram(name: "get<fn(f32, f32) -> f32, usize>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSFffEf3getjECsgoIcs4IyxdB_17function_pointers", scope: !88, file: !87, line: 572, type: !13, scopeLine: 572, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!88 = !DINamespace(name: "{impl#0}", scope: !84)
!89 = !DILocation(line: 26, column: 16, scope: !78)
!90 = !DILocation(line: 2140, column: 9, scope: !91, inlinedAt: !95)
!91 = distinct !DISubprogram(name: "copied<fn(f32, f32) -> f32>", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core6optionINtB5_6OptionRFffEfE6copiedCsgoIcs4IyxdB_17function_pointers", scope: !93, file: !92, line: 2134, type: !13, scopeLine: 2134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!92 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "449cc8c84fe08ecd2cb99614118648ca")
!93 = !DINamespace(name: "Option", scope: !94)
!94 = !DINamespace(name: "option", scope: !25)
!95 = !DILocation(line: 26, column: 32, scope: !78)
!96 = !DILocation(line: 2141, column: 19, scope: !91, inlinedAt: !95)
!97 = !DILocation(line: 2141, column: 31, scope: !91, inlinedAt: !95)
!98 = !DILocation(line: 0, scope: !91, inlinedAt: !95)
!99 = !DILocation(line: 27, column: 2, scope: !78)
!100 = distinct !DISubprogram(name: "multiply", linkageName: "_RNvCsgoIcs4IyxdB_17function_pointers8multiply", scope: !12, file: !11, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = !DILocation(line: 15, column: 5, scope: !100)
!102 = !DILocation(line: 16, column: 2, scope: !100)
!103 = distinct !DISubprogram(name: "dispatch", scope: !12, file: !11, line: 44, type: !13, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DILocation(line: 85, column: 5, scope: !105, inlinedAt: !109)
!105 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !107, file: !106, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!107 = !DINamespace(name: "nvptx", scope: !108)
!108 = !DINamespace(name: "core_arch", scope: !25)
!109 = !DILocation(line: 11, column: 15, scope: !110, inlinedAt: !113)
!110 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !112, file: !111, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!111 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!112 = !DINamespace(name: "corpus", scope: null)
!113 = !DILocation(line: 45, column: 13, scope: !103)
!114 = !DILocation(line: 64, column: 5, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !107, file: !106, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!116 = !DILocation(line: 11, column: 39, scope: !110, inlinedAt: !113)
!117 = !DILocation(line: 127, column: 5, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !107, file: !106, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DILocation(line: 11, column: 63, scope: !110, inlinedAt: !113)
!120 = !DILocation(line: 11, column: 14, scope: !110, inlinedAt: !113)
!121 = !DILocation(line: 872, column: 18, scope: !122, inlinedAt: !127)
!122 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCsgoIcs4IyxdB_17function_pointers", scope: !124, file: !123, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!123 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!124 = !DINamespace(name: "{impl#0}", scope: !125)
!125 = !DINamespace(name: "const_ptr", scope: !126)
!126 = !DINamespace(name: "ptr", scope: !25)
!127 = !DILocation(line: 49, column: 40, scope: !128)
!128 = distinct !DILexicalBlock(scope: !129, file: !11, line: 49, column: 48)
!129 = distinct !DILexicalBlock(scope: !130, file: !11, line: 48, column: 9)
!130 = distinct !DILexicalBlock(scope: !103, file: !11, line: 45, column: 5)
!131 = !DILocation(line: 49, column: 33, scope: !128)
!132 = !DILocation(line: 49, column: 26, scope: !128)
!133 = !DILocation(line: 49, column: 16, scope: !128)
!134 = !DILocation(line: 970, column: 18, scope: !135, inlinedAt: !139)
!135 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCsgoIcs4IyxdB_17function_pointers", scope: !137, file: !136, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!136 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!137 = !DINamespace(name: "{impl#0}", scope: !138)
!138 = !DINamespace(name: "mut_ptr", scope: !126)
!139 = !DILocation(line: 48, column: 22, scope: !130)
!140 = !DILocation(line: 50, column: 20, scope: !128)
!141 = !DILocation(line: 50, column: 18, scope: !128)
!142 = !DILocation(line: 2553, column: 5, scope: !143, inlinedAt: !145)
!143 = distinct !DISubprogram(name: "fn_addr_eq<fn(f32, f32) -> f32, fn(f32, f32) -> f32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr10fn_addr_eqFffEfBD_ECsgoIcs4IyxdB_17function_pointers", scope: !126, file: !144, line: 2552, type: !13, scopeLine: 2552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "adf09092a768fb63932c6e448fcd177c")
!145 = !DILocation(line: 51, column: 16, scope: !128)
!146 = !DILocation(line: 0, scope: !128)
!147 = !DILocation(line: 49, column: 9, scope: !129)
!148 = !DILocation(line: 55, column: 33, scope: !129)
!149 = !DILocation(line: 55, column: 30, scope: !129)
!150 = !DILocation(line: 55, column: 24, scope: !129)
!151 = !DILocation(line: 970, column: 18, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCsgoIcs4IyxdB_17function_pointers", scope: !137, file: !136, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = !DILocation(line: 55, column: 15, scope: !129)
!154 = !DILocation(line: 55, column: 9, scope: !129)
!155 = !DILocation(line: 57, column: 2, scope: !103)
