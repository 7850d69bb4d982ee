; ModuleID = 'statics.72bc66ad51bf6abb-cgu.0'
source_filename = "statics.72bc66ad51bf6abb-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@HITS = global [4 x i8] c"\07\00\00\00", align 4
@SCRATCH = local_unnamed_addr global [256 x i8] zeroinitializer, align 8
@alloc_4986dd618090c125bc3e853ec5468cc0 = private unnamed_addr constant [5 x i8] c"first", align 1
@_RNvCs9QJFYk1EVct_7statics5FIRST = internal unnamed_addr constant <{ ptr, [8 x i8], ptr, [4 x i8], [4 x i8] }> <{ ptr @alloc_4986dd618090c125bc3e853ec5468cc0, [8 x i8] c"\05\00\00\00\00\00\00\00", ptr @_RNvCs9QJFYk1EVct_7statics6SECOND, [4 x i8] c"\01\00\00\00", [4 x i8] undef }>, align 8
@_RNvCs9QJFYk1EVct_7statics5MIXED = internal unnamed_addr constant <{ [5 x i8], [3 x i8], [13 x i8], [3 x i8], [13 x i8], [3 x i8], [8 x i8] }> <{ [5 x i8] c"\CD\CC\8C?\01", [3 x i8] undef, [13 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\00\00\80\00\02", [3 x i8] undef, [13 x i8] c"\00\00\00\00\00\00\00\00\00\00p\C0\FF", [3 x i8] undef, [8 x i8] c"\00\00\00\00\00\01\00\00" }>, align 8
@_RNvCs9QJFYk1EVct_7statics5TABLE = internal unnamed_addr constant [40 x i8] c"\00\00\00\00\00\00\E0?\00\00\00\00\00\00\00\80\00\00\00\00\00\00\F0\7F\00\00\00\00\00\00\F8\7F+\E6p\8Bh\12\00\00", align 8
@_RNvCs9QJFYk1EVct_7statics5THIRD = internal constant <{ ptr, [20 x i8], [4 x i8] }> <{ ptr inttoptr (i64 1 to ptr), [20 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\03\00\00\00", [4 x i8] undef }>, align 8
@alloc_daaa9f4c432e1004e7f04a750231a4d2 = private unnamed_addr constant [20 x i8] c"second \22quoted\22 \\ \C3\A9", align 1
@_RNvCs9QJFYk1EVct_7statics6SECOND = internal constant <{ ptr, [8 x i8], ptr, [4 x i8], [4 x i8] }> <{ ptr @alloc_daaa9f4c432e1004e7f04a750231a4d2, [8 x i8] c"\14\00\00\00\00\00\00\00", ptr @_RNvCs9QJFYk1EVct_7statics5THIRD, [4 x i8] c"\02\00\00\00", [4 x i8] undef }>, align 8

; statics::walk
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { i32, i64 } @_RNvCs9QJFYk1EVct_7statics4walk(i64 noundef range(i64 0, 4294967296) %steps) unnamed_addr #0 !dbg !10 {
start:
  %trunc = trunc nuw i64 %steps to i32, !dbg !15
  switch i32 %trunc, label %_RNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCs9QJFYk1EVct_7statics.exit.2 [
    i32 0, label %bb6
    i32 1, label %bb6.fold.split
  ], !dbg !15

_RNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCs9QJFYk1EVct_7statics.exit.2: ; preds = %start
  br label %bb6, !dbg !18

bb6.fold.split:                                   ; preds = %start
  br label %bb6, !dbg !19

bb6:                                              ; preds = %start, %bb6.fold.split, %_RNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCs9QJFYk1EVct_7statics.exit.2
  %node.sroa.0.0.lcssa = phi ptr [ @_RNvCs9QJFYk1EVct_7statics5THIRD, %_RNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCs9QJFYk1EVct_7statics.exit.2 ], [ @_RNvCs9QJFYk1EVct_7statics5FIRST, %start ], [ @_RNvCs9QJFYk1EVct_7statics6SECOND, %bb6.fold.split ]
  %letters.sroa.0.1 = phi i64 [ 17, %_RNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5BytesNvMs4_NtBb_3numh19is_ascii_alphabeticENtNtNtB9_6traits8iterator8Iterator5countCs9QJFYk1EVct_7statics.exit.2 ], [ 0, %start ], [ 5, %bb6.fold.split ], !dbg !20
  %0 = getelementptr inbounds nuw i8, ptr %node.sroa.0.0.lcssa, i64 24, !dbg !19
  %_11 = load i32, ptr %0, align 8, !dbg !19, !noundef !14
  %1 = insertvalue { i32, i64 } poison, i32 %_11, 0, !dbg !21
  %2 = insertvalue { i32, i64 } %1, i64 %letters.sroa.0.1, 1, !dbg !21
  ret { i32, i64 } %2, !dbg !21
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @tables(ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %letters) unnamed_addr #1 !dbg !22 {
start:
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !23
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !34
  %_40 = mul i32 %_41, %_42, !dbg !29
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !37
  %_39 = add i32 %_40, %_43, !dbg !40
  %i = zext i32 %_39 to i64, !dbg !40
; call statics::walk
  %0 = tail call fastcc { i32, i64 } @_RNvCs9QJFYk1EVct_7statics4walk(i64 noundef %i) #3, !dbg !41
  %_6.0 = extractvalue { i32, i64 } %0, 0, !dbg !41
  %_114 = urem i32 %_39, 3, !dbg !43
  %_11.zext = zext nneg i32 %_114 to i64, !dbg !43
  %1 = getelementptr inbounds nuw { float, i8, [3 x i8], i64 }, ptr @_RNvCs9QJFYk1EVct_7statics5MIXED, i64 %_11.zext, !dbg !45
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !45
  %a = load i8, ptr %2, align 4, !dbg !45, !noundef !14
  %b = load float, ptr %1, align 8, !dbg !46, !noundef !14
  %_15 = and i64 %i, 31, !dbg !47
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !49
  %c = load i64, ptr %3, align 8, !dbg !49, !noundef !14
  %4 = getelementptr inbounds nuw i64, ptr @SCRATCH, i64 %_15, !dbg !50
  %5 = load i64, ptr %4, align 8, !dbg !50, !noundef !14
  %6 = add i64 %5, %c, !dbg !50
  store i64 %6, ptr %4, align 8, !dbg !50
  %_225 = urem i32 %_39, 5, !dbg !51
  %_22.zext = zext nneg i32 %_225 to i64, !dbg !51
  %7 = getelementptr inbounds nuw double, ptr @_RNvCs9QJFYk1EVct_7statics5TABLE, i64 %_22.zext, !dbg !52
  %_20 = load double, ptr %7, align 8, !dbg !52, !noundef !14
  %_24 = fpext float %b to double, !dbg !53
  %_19 = fadd double %_20, %_24, !dbg !52
  %_25 = uitofp i8 %a to double, !dbg !60
  %_18 = fadd double %_19, %_25, !dbg !52
  %_26 = uitofp i32 %_6.0 to double, !dbg !64
  %_17 = fadd double %_18, %_26, !dbg !52
  %_30 = getelementptr inbounds nuw double, ptr %out, i64 %i, !dbg !68
  %8 = fadd double %_17, 3.000000e+01, !dbg !75
  store double %8, ptr %_30, align 8, !dbg !75
  %_34 = and i64 %i, 7, !dbg !76
  %_16.i = xor i64 %_34, 15, !dbg !77
  %_6.1 = extractvalue { i32, i64 } %0, 1, !dbg !41
  %_35 = getelementptr inbounds nuw i64, ptr %letters, i64 %i, !dbg !97
  %9 = add nuw nsw i64 %_6.1, %_16.i, !dbg !100
  store i64 %9, ptr %_35, align 8, !dbg !100
  %_36 = atomicrmw add ptr @HITS, i32 1 monotonic, align 4, !dbg !101
  ret void, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/statics.rs/@/statics.72bc66ad51bf6abb-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "walk", linkageName: "_RNvCs9QJFYk1EVct_7statics4walk", scope: !12, file: !11, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/statics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "39c3ce948bb1a577ba52927fc9cf5aed")
!12 = !DINamespace(name: "statics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 35, column: 14, scope: !16)
!16 = distinct !DILexicalBlock(scope: !17, file: !11, line: 35, column: 5)
!17 = distinct !DILexicalBlock(scope: !10, file: !11, line: 34, column: 5)
!18 = !DILocation(line: 37, column: 9, scope: !16)
!19 = !DILocation(line: 42, column: 6, scope: !17)
!20 = !DILocation(line: 0, scope: !10)
!21 = !DILocation(line: 43, column: 2, scope: !10)
!22 = distinct !DISubprogram(name: "tables", scope: !12, file: !11, line: 46, type: !13, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!23 = !DILocation(line: 85, column: 5, scope: !24, inlinedAt: !29)
!24 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !26, file: !25, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!25 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!26 = !DINamespace(name: "nvptx", scope: !27)
!27 = !DINamespace(name: "core_arch", scope: !28)
!28 = !DINamespace(name: "core", scope: null)
!29 = !DILocation(line: 11, column: 15, scope: !30, inlinedAt: !33)
!30 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !32, file: !31, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!32 = !DINamespace(name: "corpus", scope: null)
!33 = !DILocation(line: 47, column: 13, scope: !22)
!34 = !DILocation(line: 64, column: 5, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !26, file: !25, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!36 = !DILocation(line: 11, column: 39, scope: !30, inlinedAt: !33)
!37 = !DILocation(line: 127, column: 5, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !26, file: !25, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!39 = !DILocation(line: 11, column: 63, scope: !30, inlinedAt: !33)
!40 = !DILocation(line: 11, column: 14, scope: !30, inlinedAt: !33)
!41 = !DILocation(line: 48, column: 26, scope: !42)
!42 = distinct !DILexicalBlock(scope: !22, file: !11, line: 47, column: 5)
!43 = !DILocation(line: 49, column: 27, scope: !44)
!44 = distinct !DILexicalBlock(scope: !42, file: !11, line: 48, column: 5)
!45 = !DILocation(line: 49, column: 10, scope: !44)
!46 = !DILocation(line: 49, column: 13, scope: !44)
!47 = !DILocation(line: 52, column: 28, scope: !48)
!48 = distinct !DILexicalBlock(scope: !44, file: !11, line: 49, column: 5)
!49 = !DILocation(line: 49, column: 16, scope: !44)
!50 = !DILocation(line: 52, column: 9, scope: !48)
!51 = !DILocation(line: 53, column: 29, scope: !48)
!52 = !DILocation(line: 53, column: 23, scope: !48)
!53 = !DILocation(line: 72, column: 17, scope: !54, inlinedAt: !59)
!54 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !56, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!55 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!56 = !DINamespace(name: "{impl#118}", scope: !57)
!57 = !DINamespace(name: "num", scope: !58)
!58 = !DINamespace(name: "convert", scope: !28)
!59 = !DILocation(line: 53, column: 38, scope: !48)
!60 = !DILocation(line: 72, column: 17, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1H_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromhE4from", scope: !62, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!62 = !DINamespace(name: "{impl#107}", scope: !57)
!63 = !DILocation(line: 53, column: 53, scope: !48)
!64 = !DILocation(line: 72, column: 17, scope: !65, inlinedAt: !67)
!65 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1M_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FrommE4from", scope: !66, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!66 = !DINamespace(name: "{impl#112}", scope: !57)
!67 = !DILocation(line: 53, column: 68, scope: !48)
!68 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !74)
!69 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOd3addCs9QJFYk1EVct_7statics", scope: !71, file: !70, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!71 = !DINamespace(name: "{impl#0}", scope: !72)
!72 = !DINamespace(name: "mut_ptr", scope: !73)
!73 = !DINamespace(name: "ptr", scope: !28)
!74 = !DILocation(line: 53, column: 14, scope: !48)
!75 = !DILocation(line: 53, column: 9, scope: !48)
!76 = !DILocation(line: 54, column: 53, scope: !48)
!77 = !DILocation(line: 221, column: 27, scope: !78, inlinedAt: !84)
!78 = distinct !DILexicalBlock(scope: !80, file: !79, line: 200, column: 9)
!79 = !DIFile(filename: "src/str/traits.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "d8ae730ba1532c9b0c00bc889a42d36f")
!80 = distinct !DISubprogram(name: "get_unchecked", linkageName: "_RNvXs5_NtNtCslnt1oJOvDdB_4core3str6traitsINtNtNtB9_3ops5range5RangejEINtNtNtB9_5slice5index10SliceIndexeE13get_unchecked", scope: !81, file: !79, line: 199, type: !13, scopeLine: 199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DINamespace(name: "{impl#7}", scope: !82)
!82 = !DINamespace(name: "traits", scope: !83)
!83 = !DINamespace(name: "str", scope: !28)
!84 = distinct !DILocation(line: 515, column: 36, scope: !85, inlinedAt: !88)
!85 = distinct !DILexicalBlock(scope: !86, file: !79, line: 513, column: 9)
!86 = distinct !DISubprogram(name: "get_unchecked", linkageName: "_RNvXs9_NtNtCslnt1oJOvDdB_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE13get_unchecked", scope: !87, file: !79, line: 512, type: !13, scopeLine: 512, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DINamespace(name: "{impl#11}", scope: !82)
!88 = distinct !DILocation(line: 496, column: 34, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "get", linkageName: "_RNvXs9_NtNtCslnt1oJOvDdB_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE3get", scope: !87, file: !79, line: 492, type: !13, scopeLine: 492, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!90 = distinct !DILocation(line: 526, column: 20, scope: !91, inlinedAt: !93)
!91 = distinct !DILexicalBlock(scope: !92, file: !79, line: 525, column: 9)
!92 = distinct !DISubprogram(name: "index", linkageName: "_RNvXs9_NtNtCslnt1oJOvDdB_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE5index", scope: !87, file: !79, line: 524, type: !13, scopeLine: 524, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!93 = !DILocation(line: 63, column: 15, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "index<core::ops::range::RangeFrom<usize>>", linkageName: "_RNvXs2_NtNtCslnt1oJOvDdB_4core3str6traitseINtNtNtB9_3ops5index5IndexINtNtBJ_5range9RangeFromjEE5indexCs9QJFYk1EVct_7statics", scope: !95, file: !79, line: 62, type: !13, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = !DINamespace(name: "{impl#4}", scope: !82)
!96 = !DILocation(line: 54, column: 52, scope: !48)
!97 = !DILocation(line: 970, column: 18, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOj3addCs9QJFYk1EVct_7statics", scope: !71, file: !70, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DILocation(line: 54, column: 18, scope: !48)
!100 = !DILocation(line: 54, column: 9, scope: !48)
!101 = !DILocation(line: 3923, column: 24, scope: !102, inlinedAt: !106)
!102 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_addmmECs9QJFYk1EVct_7statics", scope: !104, file: !103, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = !DIFile(filename: "src/sync/atomic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "634815b3178ad9729eedaa2e0519852b")
!104 = !DINamespace(name: "atomic", scope: !105)
!105 = !DINamespace(name: "sync", scope: !28)
!106 = !DILocation(line: 3148, column: 26, scope: !107, inlinedAt: !109)
!107 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_add", scope: !108, file: !103, line: 3146, type: !13, scopeLine: 3146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!108 = !DINamespace(name: "Atomic", scope: !104)
!109 = !DILocation(line: 56, column: 10, scope: !48)
!110 = !DILocation(line: 57, column: 2, scope: !22)
