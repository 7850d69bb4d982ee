; ModuleID = 'statics.d1feac37ae9c19cb-cgu.0'
source_filename = "statics.d1feac37ae9c19cb-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@HITS = global [4 x i8] c"\07\00\00\00", align 4
@SCRATCH = local_unnamed_addr global [256 x i8] zeroinitializer, align 8
@alloc_4986dd618090c125bc3e853ec5468cc0 = private unnamed_addr constant [5 x i8] c"first", align 1
@_RNvCsi1NruuNjdVf_7statics5FIRST = internal unnamed_addr constant <{ ptr, [8 x i8], ptr, [4 x i8], [4 x i8] }> <{ ptr @alloc_4986dd618090c125bc3e853ec5468cc0, [8 x i8] c"\05\00\00\00\00\00\00\00", ptr @_RNvCsi1NruuNjdVf_7statics6SECOND, [4 x i8] c"\01\00\00\00", [4 x i8] undef }>, align 8
@_RNvCsi1NruuNjdVf_7statics5MIXED = internal unnamed_addr constant <{ [5 x i8], [3 x i8], [13 x i8], [3 x i8], [13 x i8], [3 x i8], [8 x i8] }> <{ [5 x i8] c"\CD\CC\8C?\01", [3 x i8] undef, [13 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\80\00\02", [3 x i8] undef, [13 x i8] c"\00\00\00\00\00\00\00\00\00\00p\C0\FF", [3 x i8] undef, [8 x i8] c"\00\00\00\00\00\01\00\00" }>, align 8
@_RNvCsi1NruuNjdVf_7statics5TABLE = internal unnamed_addr constant [40 x i8] c"\00\00\00\00\00\00\E0?\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F8\7F+\E6p\8Bh\12\00\00", align 8
@_RNvCsi1NruuNjdVf_7statics5THIRD = internal constant <{ ptr, [20 x i8], [4 x i8] }> <{ ptr inttoptr (i64 1 to ptr), [20 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00", [4 x i8] undef }>, align 8
@alloc_daaa9f4c432e1004e7f04a750231a4d2 = private unnamed_addr constant [20 x i8] c"second \22quoted\22 \\ \C3\A9", align 1
@_RNvCsi1NruuNjdVf_7statics6SECOND = internal constant <{ ptr, [8 x i8], ptr, [4 x i8], [4 x i8] }> <{ ptr @alloc_daaa9f4c432e1004e7f04a750231a4d2, [8 x i8] c"\14\00\00\00\00\00\00\00", ptr @_RNvCsi1NruuNjdVf_7statics5THIRD, [4 x i8] c"\02\00\00\00", [4 x i8] undef }>, align 8

; statics::walk
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { i32, i64 } @_RNvCsi1NruuNjdVf_7statics4walk(i64 noundef range(i64 0, 4294967296) %steps) unnamed_addr #0 !dbg !10 {
start:
  %trunc = trunc nuw i64 %steps to i32, !dbg !15
  switch i32 %trunc, label %_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCsi1NruuNjdVf_7statics.exit.2 [
    i32 0, label %bb5
    i32 1, label %bb5.loopexit
  ], !dbg !15

_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCsi1NruuNjdVf_7statics.exit.2: ; preds = %start
  br label %bb5, !dbg !29

bb5.loopexit:                                     ; preds = %start
  br label %bb5, !dbg !30

bb5:                                              ; preds = %_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCsi1NruuNjdVf_7statics.exit.2, %start, %bb5.loopexit
  %node.sroa.0.0.lcssa = phi ptr [ @_RNvCsi1NruuNjdVf_7statics5FIRST, %start ], [ @_RNvCsi1NruuNjdVf_7statics5THIRD, %_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCsi1NruuNjdVf_7statics.exit.2 ], [ @_RNvCsi1NruuNjdVf_7statics6SECOND, %bb5.loopexit ]
  %letters.sroa.0.1 = phi i64 [ 0, %start ], [ 17, %_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCsi1NruuNjdVf_7statics.exit.2 ], [ 5, %bb5.loopexit ], !dbg !31
  %0 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.lcssa, i64 24, !dbg !30
  %_9 = load i32, ptr %0, align 8, !dbg !30, !noundef !14
  %1 = insertvalue { i32, i64 } poison, i32 %_9, 0, !dbg !32
  %2 = insertvalue { i32, i64 } %1, i64 %letters.sroa.0.1, 1, !dbg !32
  ret { i32, i64 } %2, !dbg !32
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @tables(ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %letters) unnamed_addr #1 !dbg !33 {
start:
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %_40 = mul i32 %_41, %_42, !dbg !39
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %_39 = add i32 %_40, %_43, !dbg !50
  %i = zext i32 %_39 to i64, !dbg !50
; call statics::walk
  %0 = tail call fastcc { i32, i64 } @_RNvCsi1NruuNjdVf_7statics4walk(i64 noundef %i) #3, !dbg !51
  %_6.0 = extractvalue { i32, i64 } %0, 0, !dbg !51
  %_114 = urem i32 %_39, 3, !dbg !53
  %_11.zext = zext nneg i32 %_114 to i64, !dbg !53
  %1 = getelementptr inbounds nuw { float, i8, [3 x i8], i64 }, ptr @_RNvCsi1NruuNjdVf_7statics5MIXED, i64 %_11.zext, !dbg !55
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !55
  %a = load i8, ptr %2, align 4, !dbg !55, !noundef !14
  %b = load float, ptr %1, align 8, !dbg !56, !noundef !14
  %_15 = and i64 %i, 31, !dbg !57
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !59
  %c = load i64, ptr %3, align 8, !dbg !59, !noundef !14
  %4 = getelementptr inbounds nuw i64, ptr @SCRATCH, i64 %_15, !dbg !60
  %5 = load i64, ptr %4, align 8, !dbg !60, !noundef !14
  %6 = add i64 %5, %c, !dbg !60
  store i64 %6, ptr %4, align 8, !dbg !60
  %_225 = urem i32 %_39, 5, !dbg !61
  %_22.zext = zext nneg i32 %_225 to i64, !dbg !61
  %7 = getelementptr inbounds nuw double, ptr @_RNvCsi1NruuNjdVf_7statics5TABLE, i64 %_22.zext, !dbg !62
  %_20 = load double, ptr %7, align 8, !dbg !62, !noundef !14
  %_24 = fpext float %b to double, !dbg !63
  %_19 = fadd double %_20, %_24, !dbg !62
  %_25 = uitofp i8 %a to double, !dbg !70
  %_18 = fadd double %_19, %_25, !dbg !62
  %_26 = uitofp i32 %_6.0 to double, !dbg !74
  %_17 = fadd double %_18, %_26, !dbg !62
  %_30 = getelementptr inbounds nuw double, ptr %out, i64 %i, !dbg !78
  %8 = fadd double %_17, 3.000000e+01, !dbg !85
  store double %8, ptr %_30, align 8, !dbg !85
  %_34 = and i64 %i, 7, !dbg !86
  %_16.i = xor i64 %_34, 15, !dbg !87
  %_6.1 = extractvalue { i32, i64 } %0, 1, !dbg !51
  %_35 = getelementptr inbounds nuw i64, ptr %letters, i64 %i, !dbg !107
  %9 = add nuw nsw i64 %_6.1, %_16.i, !dbg !110
  store i64 %9, ptr %_35, align 8, !dbg !110
  %10 = atomicrmw add ptr @HITS, i32 1 monotonic, align 4, !dbg !111
  ret void, !dbg !120
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/statics.rs/@/statics.d1feac37ae9c19cb-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "walk", linkageName: "_RNvCsi1NruuNjdVf_7statics4walk", scope: !12, file: !11, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/statics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "39c3ce948bb1a577ba52927fc9cf5aed")
!12 = !DINamespace(name: "statics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 772, column: 12, scope: !16, inlinedAt: !22)
!16 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCsi1NruuNjdVf_7statics", scope: !18, file: !17, line: 771, type: !13, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!18 = !DINamespace(name: "{impl#5}", scope: !19)
!19 = !DINamespace(name: "range", scope: !20)
!20 = !DINamespace(name: "iter", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = !DILocation(line: 857, column: 14, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCsi1NruuNjdVf_7statics", scope: !24, file: !17, line: 856, type: !13, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!24 = !DINamespace(name: "{impl#6}", scope: !19)
!25 = !DILocation(line: 35, column: 14, scope: !26)
!26 = !DILexicalBlockFile(scope: !27, file: !11, discriminator: 2)
!27 = distinct !DILexicalBlock(scope: !28, file: !11, line: 35, column: 5)
!28 = distinct !DILexicalBlock(scope: !10, file: !11, line: 34, column: 5)
!29 = !DILocation(line: 37, column: 9, scope: !27)
!30 = !DILocation(line: 42, column: 6, scope: !28)
!31 = !DILocation(line: 0, scope: !10)
!32 = !DILocation(line: 43, column: 2, scope: !10)
!33 = distinct !DISubprogram(name: "tables", scope: !12, file: !11, line: 46, type: !13, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!34 = !DILocation(line: 83, column: 5, scope: !35, inlinedAt: !39)
!35 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !37, file: !36, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!36 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!37 = !DINamespace(name: "nvptx", scope: !38)
!38 = !DINamespace(name: "core_arch", scope: !21)
!39 = !DILocation(line: 11, column: 15, scope: !40, inlinedAt: !43)
!40 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !42, file: !41, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!42 = !DINamespace(name: "corpus", scope: null)
!43 = !DILocation(line: 47, column: 13, scope: !33)
!44 = !DILocation(line: 62, column: 5, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !37, file: !36, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!46 = !DILocation(line: 11, column: 39, scope: !40, inlinedAt: !43)
!47 = !DILocation(line: 125, column: 5, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !37, file: !36, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DILocation(line: 11, column: 63, scope: !40, inlinedAt: !43)
!50 = !DILocation(line: 11, column: 14, scope: !40, inlinedAt: !43)
!51 = !DILocation(line: 48, column: 26, scope: !52)
!52 = distinct !DILexicalBlock(scope: !33, file: !11, line: 47, column: 5)
!53 = !DILocation(line: 49, column: 27, scope: !54)
!54 = distinct !DILexicalBlock(scope: !52, file: !11, line: 48, column: 5)
!55 = !DILocation(line: 49, column: 10, scope: !54)
!56 = !DILocation(line: 49, column: 13, scope: !54)
!57 = !DILocation(line: 52, column: 28, scope: !58)
!58 = distinct !DILexicalBlock(scope: !54, file: !11, line: 49, column: 5)
!59 = !DILocation(line: 49, column: 16, scope: !54)
!60 = !DILocation(line: 52, column: 9, scope: !58)
!61 = !DILocation(line: 53, column: 29, scope: !58)
!62 = !DILocation(line: 53, column: 23, scope: !58)
!63 = !DILocation(line: 82, column: 17, scope: !64, inlinedAt: !69)
!64 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !66, file: !65, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!66 = !DINamespace(name: "{impl#119}", scope: !67)
!67 = !DINamespace(name: "num", scope: !68)
!68 = !DINamespace(name: "convert", scope: !21)
!69 = !DILocation(line: 53, column: 38, scope: !58)
!70 = !DILocation(line: 82, column: 17, scope: !71, inlinedAt: !73)
!71 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1K_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromhE4from", scope: !72, file: !65, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!72 = !DINamespace(name: "{impl#110}", scope: !67)
!73 = !DILocation(line: 53, column: 53, scope: !58)
!74 = !DILocation(line: 82, column: 17, scope: !75, inlinedAt: !77)
!75 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1P_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FrommE4from", scope: !76, file: !65, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!76 = !DINamespace(name: "{impl#115}", scope: !67)
!77 = !DILocation(line: 53, column: 68, scope: !58)
!78 = !DILocation(line: 961, column: 18, scope: !79, inlinedAt: !84)
!79 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOd3addCsi1NruuNjdVf_7statics", scope: !81, file: !80, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!81 = !DINamespace(name: "{impl#0}", scope: !82)
!82 = !DINamespace(name: "mut_ptr", scope: !83)
!83 = !DINamespace(name: "ptr", scope: !21)
!84 = !DILocation(line: 53, column: 14, scope: !58)
!85 = !DILocation(line: 53, column: 9, scope: !58)
!86 = !DILocation(line: 54, column: 53, scope: !58)
!87 = !DILocation(line: 211, column: 27, scope: !88, inlinedAt: !94)
!88 = distinct !DILexicalBlock(scope: !90, file: !89, line: 190, column: 9)
!89 = !DIFile(filename: "src/str/traits.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "bbbb9376a4b7d11fff839ade55805e72")
!90 = distinct !DISubprogram(name: "get_unchecked", linkageName: "_RNvXs5_NtNtCs2TNzTbj2aEP_4core3str6traitsINtNtNtB9_3ops5range5RangejEINtNtNtB9_5slice5index10SliceIndexeE13get_unchecked", scope: !91, file: !89, line: 189, type: !13, scopeLine: 189, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!91 = !DINamespace(name: "{impl#7}", scope: !92)
!92 = !DINamespace(name: "traits", scope: !93)
!93 = !DINamespace(name: "str", scope: !21)
!94 = distinct !DILocation(line: 530, column: 36, scope: !95, inlinedAt: !98)
!95 = distinct !DILexicalBlock(scope: !96, file: !89, line: 528, column: 9)
!96 = distinct !DISubprogram(name: "get_unchecked", linkageName: "_RNvXs9_NtNtCs2TNzTbj2aEP_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE13get_unchecked", scope: !97, file: !89, line: 527, type: !13, scopeLine: 527, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = !DINamespace(name: "{impl#11}", scope: !92)
!98 = distinct !DILocation(line: 511, column: 34, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "get", linkageName: "_RNvXs9_NtNtCs2TNzTbj2aEP_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE3get", scope: !97, file: !89, line: 507, type: !13, scopeLine: 507, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!100 = distinct !DILocation(line: 541, column: 20, scope: !101, inlinedAt: !103)
!101 = distinct !DILexicalBlock(scope: !102, file: !89, line: 540, column: 9)
!102 = distinct !DISubprogram(name: "index", linkageName: "_RNvXs9_NtNtCs2TNzTbj2aEP_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE5index", scope: !97, file: !89, line: 539, type: !13, scopeLine: 539, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = !DILocation(line: 63, column: 15, scope: !104, inlinedAt: !106)
!104 = distinct !DISubprogram(name: "index<core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs2_NtNtCs2TNzTbj2aEP_4core3str6traitseINtNtNtB9_3ops5index5IndexINtNtBJ_5range9RangeFromjEE5indexCsi1NruuNjdVf_7statics", scope: !105, file: !89, line: 62, type: !13, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = !DINamespace(name: "{impl#4}", scope: !92)
!106 = !DILocation(line: 54, column: 52, scope: !58)
!107 = !DILocation(line: 961, column: 18, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOj3addCsi1NruuNjdVf_7statics", scope: !81, file: !80, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!109 = !DILocation(line: 54, column: 18, scope: !58)
!110 = !DILocation(line: 54, column: 9, scope: !58)
!111 = !DILocation(line: 3923, column: 24, scope: !112, inlinedAt: !116)
!112 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_addmmECsi1NruuNjdVf_7statics", scope: !114, file: !113, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!113 = !DIFile(filename: "src/sync/atomic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!114 = !DINamespace(name: "atomic", scope: !115)
!115 = !DINamespace(name: "sync", scope: !21)
!116 = !DILocation(line: 3136, column: 26, scope: !117, inlinedAt: !119)
!117 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_add", scope: !118, file: !113, line: 3134, type: !13, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!118 = !DINamespace(name: "AtomicU32", scope: !114)
!119 = !DILocation(line: 56, column: 10, scope: !58)
!120 = !DILocation(line: 57, column: 2, scope: !33)
