; ModuleID = 'parameters.40a914d7a05c8797-cgu.0'
source_filename = "parameters.40a914d7a05c8797-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Matrix = type { [4 x [4 x float]] }

; parameters::total
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc [4 x i64] @_RNvCs5ybxHEslBM9_10parameters5total([4 x i64] %0, i8 noundef zeroext %n, i16 noundef signext %signed) unnamed_addr #0 !dbg !10 {
start:
  %.fca.1.extract = extractvalue [4 x i64] %0, 1
  %.fca.2.extract = extractvalue [4 x i64] %0, 2
  %.fca.3.extract = extractvalue [4 x i64] %0, 3
  %1 = bitcast i64 %.fca.2.extract to double
  %_7 = uitofp i8 %n to double, !dbg !15
  %_5 = fmul double %1, %_7, !dbg !23
  %_8 = sitofp i16 %signed to double, !dbg !24
  %_4 = fadd double %_5, %_8, !dbg !23
  %2 = bitcast double %_4 to i64, !dbg !28
  %_0.sroa.2.8.insert.ext = and i64 %.fca.1.extract, 4294967295, !dbg !29
  %.fca.1.insert = insertvalue [4 x i64] %0, i64 %_0.sroa.2.8.insert.ext, 1, !dbg !29
  %.fca.2.insert = insertvalue [4 x i64] %.fca.1.insert, i64 %2, 2, !dbg !29
  %_0.sroa.6.24.insert.insert = and i64 %.fca.3.extract, 131071, !dbg !29
  %.fca.3.insert = insertvalue [4 x i64] %.fca.2.insert, i64 %_0.sroa.6.24.insert.insert, 3, !dbg !29
  ret [4 x i64] %.fca.3.insert, !dbg !29
}

; parameters::transpose
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_RNvCs5ybxHEslBM9_10parameters9transpose(ptr dead_on_unwind noalias nofree noundef nonnull writable writeonly align 16 captures(none) dereferenceable(64) initializes((0, 64)) %t, ptr dead_on_return noalias nofree noundef nonnull readonly align 16 captures(none) dereferenceable(64) %m) unnamed_addr #1 !dbg !30 {
start:
  %_8 = load float, ptr %m, align 16, !dbg !31, !noundef !14
  store float %_8, ptr %t, align 16, !dbg !37
  %gep.1 = getelementptr inbounds nuw i8, ptr %m, i64 16, !dbg !31
  %_8.1 = load float, ptr %gep.1, align 16, !dbg !31, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %t, i64 4, !dbg !37
  store float %_8.1, ptr %0, align 4, !dbg !37
  %gep.2 = getelementptr inbounds nuw i8, ptr %m, i64 32, !dbg !31
  %_8.2 = load float, ptr %gep.2, align 16, !dbg !31, !noundef !14
  %1 = getelementptr inbounds nuw i8, ptr %t, i64 8, !dbg !37
  store float %_8.2, ptr %1, align 8, !dbg !37
  %gep.3 = getelementptr inbounds nuw i8, ptr %m, i64 48, !dbg !31
  %_8.3 = load float, ptr %gep.3, align 16, !dbg !31, !noundef !14
  %2 = getelementptr inbounds nuw i8, ptr %t, i64 12, !dbg !37
  store float %_8.3, ptr %2, align 4, !dbg !37
  %invariant.gep.1 = getelementptr inbounds nuw i8, ptr %m, i64 4, !dbg !38
  %3 = getelementptr inbounds nuw i8, ptr %t, i64 16
  %_8.112 = load float, ptr %invariant.gep.1, align 4, !dbg !31, !noundef !14
  store float %_8.112, ptr %3, align 16, !dbg !37
  %gep.1.1 = getelementptr inbounds nuw i8, ptr %m, i64 20, !dbg !31
  %_8.1.1 = load float, ptr %gep.1.1, align 4, !dbg !31, !noundef !14
  %4 = getelementptr inbounds nuw i8, ptr %t, i64 20, !dbg !37
  store float %_8.1.1, ptr %4, align 4, !dbg !37
  %gep.2.1 = getelementptr inbounds nuw i8, ptr %m, i64 36, !dbg !31
  %_8.2.1 = load float, ptr %gep.2.1, align 4, !dbg !31, !noundef !14
  %5 = getelementptr inbounds nuw i8, ptr %t, i64 24, !dbg !37
  store float %_8.2.1, ptr %5, align 8, !dbg !37
  %gep.3.1 = getelementptr inbounds nuw i8, ptr %m, i64 52, !dbg !31
  %_8.3.1 = load float, ptr %gep.3.1, align 4, !dbg !31, !noundef !14
  %6 = getelementptr inbounds nuw i8, ptr %t, i64 28, !dbg !37
  store float %_8.3.1, ptr %6, align 4, !dbg !37
  %invariant.gep.2 = getelementptr inbounds nuw i8, ptr %m, i64 8, !dbg !38
  %7 = getelementptr inbounds nuw i8, ptr %t, i64 32
  %_8.213 = load float, ptr %invariant.gep.2, align 8, !dbg !31, !noundef !14
  store float %_8.213, ptr %7, align 16, !dbg !37
  %gep.1.2 = getelementptr inbounds nuw i8, ptr %m, i64 24, !dbg !31
  %_8.1.2 = load float, ptr %gep.1.2, align 8, !dbg !31, !noundef !14
  %8 = getelementptr inbounds nuw i8, ptr %t, i64 36, !dbg !37
  store float %_8.1.2, ptr %8, align 4, !dbg !37
  %gep.2.2 = getelementptr inbounds nuw i8, ptr %m, i64 40, !dbg !31
  %_8.2.2 = load float, ptr %gep.2.2, align 8, !dbg !31, !noundef !14
  %9 = getelementptr inbounds nuw i8, ptr %t, i64 40, !dbg !37
  store float %_8.2.2, ptr %9, align 8, !dbg !37
  %gep.3.2 = getelementptr inbounds nuw i8, ptr %m, i64 56, !dbg !31
  %_8.3.2 = load float, ptr %gep.3.2, align 8, !dbg !31, !noundef !14
  %10 = getelementptr inbounds nuw i8, ptr %t, i64 44, !dbg !37
  store float %_8.3.2, ptr %10, align 4, !dbg !37
  %invariant.gep.3 = getelementptr inbounds nuw i8, ptr %m, i64 12, !dbg !38
  %11 = getelementptr inbounds nuw i8, ptr %t, i64 48
  %_8.314 = load float, ptr %invariant.gep.3, align 4, !dbg !31, !noundef !14
  store float %_8.314, ptr %11, align 16, !dbg !37
  %gep.1.3 = getelementptr inbounds nuw i8, ptr %m, i64 28, !dbg !31
  %_8.1.3 = load float, ptr %gep.1.3, align 4, !dbg !31, !noundef !14
  %12 = getelementptr inbounds nuw i8, ptr %t, i64 52, !dbg !37
  store float %_8.1.3, ptr %12, align 4, !dbg !37
  %gep.2.3 = getelementptr inbounds nuw i8, ptr %m, i64 44, !dbg !31
  %_8.2.3 = load float, ptr %gep.2.3, align 4, !dbg !31, !noundef !14
  %13 = getelementptr inbounds nuw i8, ptr %t, i64 56, !dbg !37
  store float %_8.2.3, ptr %13, align 8, !dbg !37
  %gep.3.3 = getelementptr inbounds nuw i8, ptr %m, i64 60, !dbg !31
  %_8.3.3 = load float, ptr %gep.3.3, align 4, !dbg !31, !noundef !14
  %14 = getelementptr inbounds nuw i8, ptr %t, i64 60, !dbg !37
  store float %_8.3.3, ptr %14, align 4, !dbg !37
  ret void, !dbg !39
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @by_value([4 x i64] %0, [2 x i64] %1, i8 noundef %n, i16 noundef %signed, i1 noundef zeroext %yes) unnamed_addr #2 !dbg !40 {
start:
  %g1 = alloca [32 x i8], align 8
  %.fca.0.extract6 = extractvalue [2 x i64] %1, 0
  %.fca.1.extract7 = extractvalue [2 x i64] %1, 1
  %2 = inttoptr i64 %.fca.0.extract6 to ptr
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !41
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !51
  %_24 = mul i32 %_25, %_26, !dbg !46
  %_27 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !54
  %_23 = add i32 %_24, %_27, !dbg !57
  %i = zext i32 %_23 to i64, !dbg !57
  %_7 = icmp ugt i64 %.fca.1.extract7, %i, !dbg !58
  br i1 %_7, label %bb1, label %bb10, !dbg !58

bb1:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %g1), !dbg !60
  br i1 %yes, label %bb2, label %bb5, !dbg !61

bb10:                                             ; preds = %start, %bb5
  ret void, !dbg !62

bb2:                                              ; preds = %bb1
; call parameters::total
  %3 = tail call fastcc [4 x i64] @_RNvCs5ybxHEslBM9_10parameters5total([4 x i64] %0, i8 noundef zeroext %n, i16 noundef signext %signed) #7, !dbg !63
  br label %bb5, !dbg !63

bb5:                                              ; preds = %bb1, %bb2
  %.pn = phi [4 x i64] [ %3, %bb2 ], [ %0, %bb1 ]
  %.fca.3.extract.sink = extractvalue [4 x i64] %.pn, 3, !dbg !64
  %.fca.2.extract.sink = extractvalue [4 x i64] %.pn, 2, !dbg !64
  %.fca.1.extract.sink = extractvalue [4 x i64] %.pn, 1, !dbg !64
  %.fca.0.extract.sink = extractvalue [4 x i64] %.pn, 0, !dbg !64
  store i64 %.fca.0.extract.sink, ptr %g1, align 8, !dbg !64
  %4 = getelementptr inbounds nuw i8, ptr %g1, i64 8, !dbg !64
  store i64 %.fca.1.extract.sink, ptr %4, align 8, !dbg !64
  %_1221 = urem i32 %_23, 3, !dbg !65
  %_12.zext = zext nneg i32 %_1221 to i64, !dbg !65
  %5 = getelementptr inbounds nuw float, ptr %g1, i64 %_12.zext, !dbg !67
  %_11 = load float, ptr %5, align 4, !dbg !67, !noundef !14
  %6 = bitcast i64 %.fca.2.extract.sink to double, !dbg !68
  %_15 = fptrunc double %6 to float, !dbg !68
  %7 = trunc i64 %.fca.3.extract.sink to i16, !dbg !69
  %_17 = uitofp i16 %7 to float, !dbg !70
  %_14 = fmul float %_15, %_17, !dbg !68
  %x = fadd float %_11, %_14, !dbg !67
  %8 = and i64 %.fca.3.extract.sink, 65536, !dbg !74
  %_20.not = icmp eq i64 %8, 0, !dbg !74
  %9 = fneg float %x, !dbg !74
  %_19.sroa.0.0 = select i1 %_20.not, float %9, float %x, !dbg !74
  %_21 = getelementptr inbounds nuw float, ptr %2, i64 %i, !dbg !76
  store float %_19.sroa.0.0, ptr %_21, align 4, !dbg !83
  call void @llvm.lifetime.end.p0(ptr nonnull %g1), !dbg !84
  br label %bb10, !dbg !85
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @matrices([4 x i128] %0, ptr noundef writeonly captures(none) %out, [4 x i8] %1) unnamed_addr #3 !dbg !86 {
start:
  %t = alloca [64 x i8], align 16
  %pick = alloca [4 x i8], align 1
  %m = alloca [64 x i8], align 16
  %.fca.0.extract = extractvalue [4 x i128] %0, 0
  %.fca.1.extract = extractvalue [4 x i128] %0, 1
  %.fca.2.extract = extractvalue [4 x i128] %0, 2
  %.fca.3.extract = extractvalue [4 x i128] %0, 3
  store i128 %.fca.0.extract, ptr %m, align 16
  %.sroa.4.0.m.sroa_idx = getelementptr inbounds nuw i8, ptr %m, i64 16
  store i128 %.fca.1.extract, ptr %.sroa.4.0.m.sroa_idx, align 16
  %.sroa.5.0.m.sroa_idx = getelementptr inbounds nuw i8, ptr %m, i64 32
  store i128 %.fca.2.extract, ptr %.sroa.5.0.m.sroa_idx, align 16
  %.sroa.6.0.m.sroa_idx = getelementptr inbounds nuw i8, ptr %m, i64 48
  store i128 %.fca.3.extract, ptr %.sroa.6.0.m.sroa_idx, align 16
  %.fca.0.extract3 = extractvalue [4 x i8] %1, 0
  %.fca.1.extract4 = extractvalue [4 x i8] %1, 1
  %.fca.2.extract5 = extractvalue [4 x i8] %1, 2
  %.fca.3.extract6 = extractvalue [4 x i8] %1, 3
  store i8 %.fca.0.extract3, ptr %pick, align 1
  %.sroa.48.0.pick.sroa_idx = getelementptr inbounds nuw i8, ptr %pick, i64 1
  store i8 %.fca.1.extract4, ptr %.sroa.48.0.pick.sroa_idx, align 1
  %.sroa.59.0.pick.sroa_idx = getelementptr inbounds nuw i8, ptr %pick, i64 2
  store i8 %.fca.2.extract5, ptr %.sroa.59.0.pick.sroa_idx, align 1
  %.sroa.610.0.pick.sroa_idx = getelementptr inbounds nuw i8, ptr %pick, i64 3
  store i8 %.fca.3.extract6, ptr %.sroa.610.0.pick.sroa_idx, align 1
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !87
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %_14 = mul i32 %_15, %_16, !dbg !89
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %_13 = add i32 %_14, %_17, !dbg !98
  %i = zext i32 %_13 to i64, !dbg !98
; call parameters::transpose
  call fastcc void @_RNvCs5ybxHEslBM9_10parameters9transpose(ptr noalias nofree noundef align 16 captures(none) dereferenceable(64) %t, ptr noalias nofree noundef readonly align 16 captures(none) dereferenceable(64) %m) #7, !dbg !99
  %_9 = and i64 %i, 3, !dbg !101
  %2 = getelementptr inbounds nuw i8, ptr %pick, i64 %_9, !dbg !103
  %_8 = load i8, ptr %2, align 1, !dbg !103, !noundef !14
  %_7 = and i8 %_8, 3, !dbg !104
  %_6 = zext nneg i8 %_7 to i64, !dbg !104
  %3 = getelementptr inbounds nuw [4 x float], ptr %t, i64 %_6, !dbg !105
  %4 = getelementptr inbounds nuw float, ptr %3, i64 %_9, !dbg !105
  store float 1.000000e+00, ptr %4, align 4, !dbg !105
  %_12 = getelementptr inbounds nuw %Matrix, ptr %out, i64 %i, !dbg !106
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %_12, ptr noundef nonnull align 16 dereferenceable(64) %t, i64 64, i1 false), !dbg !109
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/parameters.rs/@/parameters.40a914d7a05c8797-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "total", linkageName: "_RNvCs5ybxHEslBM9_10parameters5total", scope: !12, file: !11, line: 41, type: !13, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/parameters.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "244e8d28d6e59a471813940cc7657404")
!12 = !DINamespace(name: "parameters", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 72, column: 17, scope: !16, inlinedAt: !22)
!16 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1H_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromhE4from", scope: !18, file: !17, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!18 = !DINamespace(name: "{impl#107}", scope: !19)
!19 = !DINamespace(name: "num", scope: !20)
!20 = !DINamespace(name: "convert", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = !DILocation(line: 42, column: 27, scope: !10)
!23 = !DILocation(line: 42, column: 18, scope: !10)
!24 = !DILocation(line: 72, column: 17, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1A_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromsE4from", scope: !26, file: !17, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!26 = !DINamespace(name: "{impl#100}", scope: !19)
!27 = !DILocation(line: 42, column: 42, scope: !10)
!28 = !DILocation(line: 42, column: 5, scope: !10)
!29 = !DILocation(line: 43, column: 2, scope: !10)
!30 = distinct !DISubprogram(name: "transpose", linkageName: "_RNvCs5ybxHEslBM9_10parameters9transpose", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 34, column: 25, scope: !32)
!32 = distinct !DILexicalBlock(scope: !33, file: !11, line: 33, column: 9)
!33 = distinct !DILexicalBlock(scope: !34, file: !11, line: 33, column: 9)
!34 = distinct !DILexicalBlock(scope: !35, file: !11, line: 32, column: 5)
!35 = distinct !DILexicalBlock(scope: !36, file: !11, line: 32, column: 5)
!36 = distinct !DILexicalBlock(scope: !30, file: !11, line: 31, column: 5)
!37 = !DILocation(line: 34, column: 13, scope: !32)
!38 = !DILocation(line: 33, column: 18, scope: !33)
!39 = !DILocation(line: 38, column: 2, scope: !30)
!40 = distinct !DISubprogram(name: "by_value", scope: !12, file: !11, line: 46, type: !13, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DILocation(line: 85, column: 5, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !44, file: !43, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!44 = !DINamespace(name: "nvptx", scope: !45)
!45 = !DINamespace(name: "core_arch", scope: !21)
!46 = !DILocation(line: 11, column: 15, scope: !47, inlinedAt: !50)
!47 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !49, file: !48, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!49 = !DINamespace(name: "corpus", scope: null)
!50 = !DILocation(line: 47, column: 13, scope: !40)
!51 = !DILocation(line: 64, column: 5, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !44, file: !43, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!53 = !DILocation(line: 11, column: 39, scope: !47, inlinedAt: !50)
!54 = !DILocation(line: 127, column: 5, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !44, file: !43, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!56 = !DILocation(line: 11, column: 63, scope: !47, inlinedAt: !50)
!57 = !DILocation(line: 11, column: 14, scope: !47, inlinedAt: !50)
!58 = !DILocation(line: 48, column: 8, scope: !59)
!59 = distinct !DILexicalBlock(scope: !40, file: !11, line: 47, column: 5)
!60 = !DILocation(line: 49, column: 13, scope: !59)
!61 = !DILocation(line: 49, column: 20, scope: !59)
!62 = !DILocation(line: 54, column: 2, scope: !40)
!63 = !DILocation(line: 49, column: 26, scope: !59)
!64 = !DILocation(line: 49, scope: !59)
!65 = !DILocation(line: 50, column: 26, scope: !66)
!66 = distinct !DILexicalBlock(scope: !59, file: !11, line: 49, column: 9)
!67 = !DILocation(line: 50, column: 17, scope: !66)
!68 = !DILocation(line: 50, column: 35, scope: !66)
!69 = !DILocation(line: 50, column: 61, scope: !66)
!70 = !DILocation(line: 72, column: 17, scope: !71, inlinedAt: !73)
!71 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1J_NtNtCslnt1oJOvDdB_4core7convert3numfINtB8_4FromtE4from", scope: !72, file: !17, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!72 = !DINamespace(name: "{impl#109}", scope: !19)
!73 = !DILocation(line: 50, column: 51, scope: !66)
!74 = !DILocation(line: 52, column: 38, scope: !75)
!75 = distinct !DILexicalBlock(scope: !66, file: !11, line: 50, column: 9)
!76 = !DILocation(line: 970, column: 18, scope: !77, inlinedAt: !82)
!77 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCs5ybxHEslBM9_10parameters", scope: !79, file: !78, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!78 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!79 = !DINamespace(name: "{impl#0}", scope: !80)
!80 = !DINamespace(name: "mut_ptr", scope: !81)
!81 = !DINamespace(name: "ptr", scope: !21)
!82 = !DILocation(line: 52, column: 26, scope: !75)
!83 = !DILocation(line: 52, column: 18, scope: !75)
!84 = !DILocation(line: 53, column: 5, scope: !59)
!85 = !DILocation(line: 48, column: 5, scope: !59)
!86 = distinct !DISubprogram(name: "matrices", scope: !12, file: !11, line: 57, type: !13, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DILocation(line: 85, column: 5, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !44, file: !43, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = !DILocation(line: 11, column: 15, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !49, file: !48, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!91 = !DILocation(line: 58, column: 13, scope: !86)
!92 = !DILocation(line: 64, column: 5, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !44, file: !43, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!94 = !DILocation(line: 11, column: 39, scope: !90, inlinedAt: !91)
!95 = !DILocation(line: 127, column: 5, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !44, file: !43, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = !DILocation(line: 11, column: 63, scope: !90, inlinedAt: !91)
!98 = !DILocation(line: 11, column: 14, scope: !90, inlinedAt: !91)
!99 = !DILocation(line: 61, column: 21, scope: !100)
!100 = distinct !DILexicalBlock(scope: !86, file: !11, line: 58, column: 5)
!101 = !DILocation(line: 62, column: 19, scope: !102)
!102 = distinct !DILexicalBlock(scope: !100, file: !11, line: 61, column: 9)
!103 = !DILocation(line: 62, column: 14, scope: !102)
!104 = !DILocation(line: 62, column: 13, scope: !102)
!105 = !DILocation(line: 62, column: 9, scope: !102)
!106 = !DILocation(line: 970, column: 18, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "add<parameters::Matrix>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrONtCs5ybxHEslBM9_10parameters6Matrix3addBE_", scope: !79, file: !78, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!108 = !DILocation(line: 63, column: 14, scope: !102)
!109 = !DILocation(line: 63, column: 9, scope: !102)
!110 = !DILocation(line: 65, column: 2, scope: !86)
