; ModuleID = 'control_flow.9dfb0476ac18f371-cgu.0'
source_filename = "control_flow.9dfb0476ac18f371-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@switch.table.assumed = private unnamed_addr constant [3 x i32] [i32 10, i32 21, i32 33], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write)
define ptx_kernel void @assumed(i32 noundef %x, ptr noundef writeonly captures(none) initializes((0, 4)) %out) unnamed_addr #0 !dbg !10 {
start:
  %_3 = icmp ult i32 %x, 3, !dbg !15
  tail call void @llvm.assume(i1 %_3), !dbg !16
  %0 = zext nneg i32 %x to i64, !dbg !22
  %switch.gep = getelementptr inbounds nuw i32, ptr @switch.table.assumed, i64 %0, !dbg !22
  %switch.load = load i32, ptr %switch.gep, align 4, !dbg !22
  store i32 %switch.load, ptr %out, align 4, !dbg !23
  ret void, !dbg !24
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @machine(ptr noundef readonly captures(none) %program, i64 noundef %len, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !25 {
start:
  %_820.not = icmp eq i64 %len, 0, !dbg !26
  %.pre = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.pre28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.pre29 = mul i32 %.pre, %.pre28
  %.pre30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.pre31 = add i32 %.pre29, %.pre30
  %.pre32 = zext i32 %.pre31 to i64
  br i1 %_820.not, label %bb21, label %bb3, !dbg !26

bb21.loopexit:                                    ; preds = %bb3, %bb18
  %.lcssa = phi i32 [ %2, %bb3 ], [ %2, %bb18 ], !dbg !28
  %a.sroa.0.0.lcssa.ph = phi i64 [ %a.sroa.0.1, %bb18 ], [ %a.sroa.0.024, %bb3 ]
  %0 = icmp eq i32 %.lcssa, 10000, !dbg !29
  %1 = select i1 %0, i64 -9223372036854775808, i64 %a.sroa.0.0.lcssa.ph, !dbg !30
  br label %bb21, !dbg !29

bb21:                                             ; preds = %start, %bb21.loopexit
  %steps.sroa.0.1 = phi i64 [ %1, %bb21.loopexit ], [ 0, %start ], !dbg !31
  %_29 = getelementptr inbounds nuw i64, ptr %out, i64 %.pre32, !dbg !32
  store i64 %steps.sroa.0.1, ptr %_29, align 8, !dbg !39
  ret void, !dbg !40

bb3:                                              ; preds = %start, %bb18
  %a.sroa.0.024 = phi i64 [ %a.sroa.0.1, %bb18 ], [ 0, %start ]
  %b.sroa.0.023 = phi i64 [ %b.sroa.0.1, %bb18 ], [ 1, %start ]
  %pc.sroa.0.022 = phi i64 [ %12, %bb18 ], [ 0, %start ]
  %steps.sroa.0.021 = phi i32 [ %2, %bb18 ], [ 0, %start ]
  %2 = add nuw nsw i32 %steps.sroa.0.021, 1, !dbg !28
  %_13 = getelementptr inbounds nuw i8, ptr %program, i64 %pc.sroa.0.022, !dbg !41
  %3 = load i8, ptr %_13, align 1, !dbg !47, !noundef !14
  switch i8 %3, label %bb4 [
    i8 0, label %bb15
    i8 1, label %bb14
    i8 2, label %bb13
    i8 3, label %bb18
    i8 4, label %bb11
    i8 5, label %bb10
    i8 6, label %bb9
    i8 7, label %bb21.loopexit
    i8 100, label %bb7
  ], !dbg !47

bb4:                                              ; preds = %bb3
  %4 = add i8 %3, 56, !dbg !48
  %or.cond18 = icmp ult i8 %4, 11, !dbg !48
  %5 = xor i64 %b.sroa.0.023, 21845
  %spec.select19 = select i1 %or.cond18, i64 %5, i64 %b.sroa.0.023, !dbg !48
  br label %bb18, !dbg !48

bb15:                                             ; preds = %bb3
  %6 = add i64 %a.sroa.0.024, %b.sroa.0.023, !dbg !49
  br label %bb18, !dbg !50

bb14:                                             ; preds = %bb3
  %7 = sub i64 %a.sroa.0.024, %b.sroa.0.023, !dbg !51
  br label %bb18, !dbg !52

bb13:                                             ; preds = %bb3
  %_19 = mul i64 %a.sroa.0.024, %b.sroa.0.023, !dbg !53
  br label %bb18, !dbg !59

bb11:                                             ; preds = %bb3
  %_22 = and i64 %a.sroa.0.024, 7, !dbg !60
  %8 = shl i64 %b.sroa.0.023, %_22, !dbg !61
  br label %bb18, !dbg !62

bb10:                                             ; preds = %bb3
  %9 = lshr i64 %a.sroa.0.024, 62, !dbg !63
  %10 = and i64 %9, 2, !dbg !63
  %spec.select = add i64 %10, %pc.sroa.0.022, !dbg !63
  br label %bb18, !dbg !63

bb9:                                              ; preds = %bb3
  br label %bb18, !dbg !64

bb7:                                              ; preds = %bb3
  %11 = xor i64 %a.sroa.0.024, -1, !dbg !65
  br label %bb18, !dbg !66

bb18:                                             ; preds = %bb4, %bb10, %bb3, %bb7, %bb9, %bb11, %bb13, %bb14, %bb15
  %pc.sroa.0.1 = phi i64 [ %spec.select, %bb10 ], [ %pc.sroa.0.022, %bb9 ], [ %pc.sroa.0.022, %bb4 ], [ %pc.sroa.0.022, %bb15 ], [ %pc.sroa.0.022, %bb14 ], [ %pc.sroa.0.022, %bb13 ], [ %pc.sroa.0.022, %bb7 ], [ %pc.sroa.0.022, %bb11 ], [ %pc.sroa.0.022, %bb3 ], !dbg !31
  %b.sroa.0.1 = phi i64 [ %b.sroa.0.023, %bb10 ], [ %.pre32, %bb9 ], [ %spec.select19, %bb4 ], [ %b.sroa.0.023, %bb15 ], [ %b.sroa.0.023, %bb14 ], [ %b.sroa.0.023, %bb13 ], [ %b.sroa.0.023, %bb7 ], [ %8, %bb11 ], [ %a.sroa.0.024, %bb3 ], !dbg !31
  %a.sroa.0.1 = phi i64 [ %a.sroa.0.024, %bb10 ], [ %a.sroa.0.024, %bb9 ], [ %a.sroa.0.024, %bb4 ], [ %6, %bb15 ], [ %7, %bb14 ], [ %_19, %bb13 ], [ %11, %bb7 ], [ %a.sroa.0.024, %bb11 ], [ %b.sroa.0.023, %bb3 ], !dbg !31
  %12 = add i64 %pc.sroa.0.1, 1, !dbg !67
  %_8 = icmp ult i64 %12, %len, !dbg !26
  %_10 = icmp samesign ult i32 %steps.sroa.0.021, 9999
  %or.cond = select i1 %_8, i1 %_10, i1 false, !dbg !26
  br i1 %or.cond, label %bb3, label %bb21.loopexit, !dbg !26
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @search(ptr noundef readonly captures(none) %sorted, i64 noundef %len, ptr noundef readonly captures(none) %keys, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !68 {
start:
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !69
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %_18 = mul i32 %_19, %_20, !dbg !74
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %_17 = add i32 %_18, %_21, !dbg !86
  %_8 = zext i32 %_17 to i64, !dbg !86
  %_7 = getelementptr inbounds nuw i32, ptr %keys, i64 %_8, !dbg !87
  %0 = load i32, ptr %_7, align 4, !dbg !90, !noundef !14
  switch i64 %len, label %bb4.i [
    i64 0, label %_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow.exit
    i64 1, label %bb7.i
  ], !dbg !91

bb7.i:                                            ; preds = %bb4.i, %start
  %base.sroa.0.0.lcssa.i = phi i64 [ 0, %start ], [ %3, %bb4.i ], !dbg !101
  %_35.i = getelementptr inbounds nuw i32, ptr %sorted, i64 %base.sroa.0.0.lcssa.i, !dbg !102
  %_35.val.i = load i32, ptr %_35.i, align 4, !dbg !112, !alias.scope !113, !noalias !116, !noundef !14
  %.not.i = icmp ne i32 %_35.val.i, %0, !dbg !118
  %_27.i = icmp slt i32 %_35.val.i, %0
  %result.i = zext i1 %_27.i to i64, !dbg !118
  %spec.select.i = add nuw nsw i64 %base.sroa.0.0.lcssa.i, %result.i, !dbg !118
  %1 = sext i1 %.not.i to i64, !dbg !120
  %2 = xor i64 %spec.select.i, %1, !dbg !118
  br label %_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow.exit, !dbg !118

bb4.i:                                            ; preds = %start, %bb4.i
  %size.sroa.0.017.i = phi i64 [ %4, %bb4.i ], [ %len, %start ]
  %base.sroa.0.016.i = phi i64 [ %3, %bb4.i ], [ 0, %start ]
  %half10.i = lshr i64 %size.sroa.0.017.i, 1, !dbg !121
  %mid.i = add nuw i64 %half10.i, %base.sroa.0.016.i, !dbg !122
  %_32.i = icmp ult i64 %mid.i, %len, !dbg !124
  tail call void @llvm.assume(i1 %_32.i), !dbg !128
  %_29.i = getelementptr inbounds nuw i32, ptr %sorted, i64 %mid.i, !dbg !129
  %_29.val.i = load i32, ptr %_29.i, align 4, !dbg !130, !alias.scope !113, !noalias !116, !noundef !14
  %_17.i = icmp sgt i32 %_29.val.i, %0, !dbg !131
  %3 = select i1 %_17.i, i64 %base.sroa.0.016.i, i64 %mid.i, !dbg !140, !unpredictable !14
  %4 = sub i64 %size.sroa.0.017.i, %half10.i, !dbg !150
  %_6.i = icmp ugt i64 %4, 1, !dbg !151
  br i1 %_6.i, label %bb4.i, label %bb7.i, !dbg !151

_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow.exit: ; preds = %start, %bb7.i
  %i.sroa.0.0 = phi i64 [ -1, %start ], [ %2, %bb7.i ], !dbg !120
  %_14 = getelementptr inbounds nuw i64, ptr %out, i64 %_8, !dbg !152
  store i64 %i.sroa.0.0, ptr %_14, align 8, !dbg !155
  ret void, !dbg !156
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @wide_switch(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !157 {
start:
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !158
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !163
  %_10 = mul i32 %_11, %_12, !dbg !160
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !166
  %_9 = add i32 %_10, %_13, !dbg !169
  %i = zext i32 %_9 to i64, !dbg !169
  %_5 = getelementptr inbounds nuw i64, ptr %x, i64 %i, !dbg !170
  %0 = load i64, ptr %_5, align 8, !dbg !174, !noundef !14
  switch i64 %0, label %bb4 [
    i64 0, label %bb8
    i64 -16, label %bb6
    i64 4294967296, label %bb5
  ], !dbg !174

bb6:                                              ; preds = %start
  br label %bb8, !dbg !175

bb5:                                              ; preds = %start
  br label %bb8, !dbg !176

bb8:                                              ; preds = %bb4, %start, %bb5, %bb6
  %_4.sroa.0.0 = phi i8 [ %spec.select, %bb4 ], [ 3, %start ], [ 5, %bb5 ], [ 4, %bb6 ], !dbg !177
  %_8 = getelementptr inbounds nuw i8, ptr %out, i64 %i, !dbg !178
  store i8 %_4.sroa.0.0, ptr %_8, align 1, !dbg !181
  ret void, !dbg !182

bb4:                                              ; preds = %start
  %_7 = icmp ult i64 %0, 10, !dbg !183
  %spec.select = select i1 %_7, i8 6, i8 7, !dbg !183
  br label %bb8, !dbg !183
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/control_flow.rs/@/control_flow.9dfb0476ac18f371-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "assumed", scope: !12, file: !11, line: 62, type: !13, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/control_flow.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "d594ec294ad747a38a8c26b170d82bc4")
!12 = !DINamespace(name: "control_flow", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 65, column: 38, scope: !10)
!16 = !DILocation(line: 210, column: 9, scope: !17, inlinedAt: !21)
!17 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !19, file: !18, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!18 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!19 = !DINamespace(name: "hint", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 65, column: 9, scope: !10)
!22 = !DILocation(line: 66, column: 16, scope: !10)
!23 = !DILocation(line: 66, column: 9, scope: !10)
!24 = !DILocation(line: 73, column: 2, scope: !10)
!25 = distinct !DISubprogram(name: "machine", scope: !12, file: !11, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!26 = !DILocation(line: 12, column: 15, scope: !27)
!27 = distinct !DILexicalBlock(scope: !25, file: !11, line: 9, column: 5)
!28 = !DILocation(line: 13, column: 13, scope: !27)
!29 = !DILocation(line: 29, column: 33, scope: !27)
!30 = !DILocation(line: 29, column: 30, scope: !27)
!31 = !DILocation(line: 0, scope: !25)
!32 = !DILocation(line: 961, column: 18, scope: !33, inlinedAt: !38)
!33 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOx3addCsdyVsckUuWir_12control_flow", scope: !35, file: !34, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!34 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!35 = !DINamespace(name: "{impl#0}", scope: !36)
!36 = !DINamespace(name: "mut_ptr", scope: !37)
!37 = !DINamespace(name: "ptr", scope: !20)
!38 = !DILocation(line: 29, column: 14, scope: !27)
!39 = !DILocation(line: 29, column: 9, scope: !27)
!40 = !DILocation(line: 31, column: 2, scope: !25)
!41 = !DILocation(line: 863, column: 18, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addCsdyVsckUuWir_12control_flow", scope: !44, file: !43, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!44 = !DINamespace(name: "{impl#0}", scope: !45)
!45 = !DINamespace(name: "const_ptr", scope: !37)
!46 = !DILocation(line: 14, column: 28, scope: !27)
!47 = !DILocation(line: 14, column: 13, scope: !27)
!48 = !DILocation(line: 24, column: 17, scope: !27)
!49 = !DILocation(line: 15, column: 22, scope: !27)
!50 = !DILocation(line: 15, column: 27, scope: !27)
!51 = !DILocation(line: 16, column: 22, scope: !27)
!52 = !DILocation(line: 16, column: 27, scope: !27)
!53 = !DILocation(line: 2173, column: 13, scope: !54, inlinedAt: !58)
!54 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12wrapping_mul", scope: !56, file: !55, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!55 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!56 = !DINamespace(name: "{impl#3}", scope: !57)
!57 = !DINamespace(name: "num", scope: !20)
!58 = !DILocation(line: 17, column: 28, scope: !27)
!59 = !DILocation(line: 17, column: 42, scope: !27)
!60 = !DILocation(line: 19, column: 28, scope: !27)
!61 = !DILocation(line: 19, column: 22, scope: !27)
!62 = !DILocation(line: 19, column: 32, scope: !27)
!63 = !DILocation(line: 20, column: 22, scope: !27)
!64 = !DILocation(line: 21, column: 40, scope: !27)
!65 = !DILocation(line: 23, column: 24, scope: !27)
!66 = !DILocation(line: 23, column: 29, scope: !27)
!67 = !DILocation(line: 27, column: 13, scope: !27)
!68 = distinct !DISubprogram(name: "search", scope: !12, file: !11, line: 49, type: !13, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!69 = !DILocation(line: 83, column: 5, scope: !70, inlinedAt: !74)
!70 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !72, file: !71, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!71 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!72 = !DINamespace(name: "nvptx", scope: !73)
!73 = !DINamespace(name: "core_arch", scope: !20)
!74 = !DILocation(line: 11, column: 15, scope: !75, inlinedAt: !78)
!75 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !77, file: !76, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!76 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!77 = !DINamespace(name: "corpus", scope: null)
!78 = !DILocation(line: 53, column: 29, scope: !79)
!79 = distinct !DILexicalBlock(scope: !68, file: !11, line: 52, column: 9)
!80 = !DILocation(line: 62, column: 5, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !72, file: !71, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DILocation(line: 11, column: 39, scope: !75, inlinedAt: !78)
!83 = !DILocation(line: 125, column: 5, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !72, file: !71, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DILocation(line: 11, column: 63, scope: !75, inlinedAt: !78)
!86 = !DILocation(line: 11, column: 14, scope: !75, inlinedAt: !78)
!87 = !DILocation(line: 863, column: 18, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPl3addCsdyVsckUuWir_12control_flow", scope: !44, file: !43, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = !DILocation(line: 53, column: 25, scope: !79)
!90 = !DILocation(line: 53, column: 19, scope: !79)
!91 = !DILocation(line: 2975, column: 12, scope: !92, inlinedAt: !97)
!92 = distinct !DILexicalBlock(scope: !94, file: !93, line: 2974, column: 9)
!93 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!94 = distinct !DISubprogram(name: "binary_search_by<i32, core::slice::{impl#0}::binary_search::{closure_env#0}<i32>>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow", scope: !95, file: !93, line: 2970, type: !13, scopeLine: 2970, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = !DINamespace(name: "{impl#0}", scope: !96)
!96 = !DINamespace(name: "slice", scope: !20)
!97 = distinct !DILocation(line: 2923, column: 14, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "binary_search<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSl13binary_searchCsdyVsckUuWir_12control_flow", scope: !95, file: !93, line: 2919, type: !13, scopeLine: 2919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DILocation(line: 54, column: 43, scope: !100)
!100 = distinct !DILexicalBlock(scope: !79, file: !11, line: 53, column: 9)
!101 = !DILocation(line: 0, scope: !92, inlinedAt: !97)
!102 = !DILocation(line: 253, column: 13, scope: !103, inlinedAt: !107)
!103 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCsdyVsckUuWir_12control_flow", scope: !105, file: !104, line: 239, type: !13, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!105 = !DINamespace(name: "{impl#2}", scope: !106)
!106 = !DINamespace(name: "index", scope: !96)
!107 = distinct !DILocation(line: 646, column: 26, scope: !108, inlinedAt: !110)
!108 = !DILexicalBlockFile(scope: !109, file: !93, discriminator: 2)
!109 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSl13get_uncheckedjECsdyVsckUuWir_12control_flow", scope: !95, file: !93, line: 639, type: !13, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = distinct !DILocation(line: 3010, column: 35, scope: !111, inlinedAt: !97)
!111 = distinct !DILexicalBlock(scope: !92, file: !93, line: 2978, column: 9)
!112 = !DILocation(line: 3010, column: 19, scope: !111, inlinedAt: !97)
!113 = !{!114}
!114 = distinct !{!114, !115, !"_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow: %self.0"}
!115 = distinct !{!115, !"_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow"}
!116 = !{!117}
!117 = distinct !{!117, !115, !"_RINvMNtCs2TNzTbj2aEP_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECsdyVsckUuWir_12control_flow: argument 1"}
!118 = !DILocation(line: 3011, column: 12, scope: !119, inlinedAt: !97)
!119 = distinct !DILexicalBlock(scope: !111, file: !93, line: 3010, column: 9)
!120 = !DILocation(line: 54, column: 30, scope: !100)
!121 = !DILocation(line: 2985, column: 24, scope: !111, inlinedAt: !97)
!122 = !DILocation(line: 2986, column: 23, scope: !123, inlinedAt: !97)
!123 = distinct !DILexicalBlock(scope: !111, file: !93, line: 2985, column: 13)
!124 = !DILocation(line: 252, column: 39, scope: !103, inlinedAt: !125)
!125 = distinct !DILocation(line: 646, column: 26, scope: !109, inlinedAt: !126)
!126 = distinct !DILocation(line: 2991, column: 39, scope: !127, inlinedAt: !97)
!127 = distinct !DILexicalBlock(scope: !123, file: !93, line: 2986, column: 13)
!128 = !DILocation(line: 252, column: 13, scope: !103, inlinedAt: !125)
!129 = !DILocation(line: 253, column: 13, scope: !103, inlinedAt: !125)
!130 = !DILocation(line: 2991, column: 23, scope: !127, inlinedAt: !97)
!131 = !DILocation(line: 397, column: 44, scope: !132, inlinedAt: !138)
!132 = distinct !DILexicalBlock(scope: !134, file: !133, line: 397, column: 44)
!133 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!134 = distinct !DILexicalBlock(scope: !135, file: !133, line: 397, column: 44)
!135 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCs2TNzTbj2aEP_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eq", scope: !136, file: !133, line: 397, type: !13, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!136 = !DINamespace(name: "{impl#13}", scope: !137)
!137 = !DINamespace(name: "cmp", scope: !20)
!138 = distinct !DILocation(line: 2996, column: 47, scope: !139, inlinedAt: !97)
!139 = distinct !DILexicalBlock(scope: !127, file: !93, line: 2991, column: 13)
!140 = !DILocation(line: 876, column: 9, scope: !141, inlinedAt: !149)
!141 = distinct !DILexicalBlock(scope: !142, file: !18, line: 869, column: 9)
!142 = distinct !DILexicalBlock(scope: !143, file: !18, line: 863, column: 9)
!143 = distinct !DILexicalBlock(scope: !144, file: !18, line: 862, column: 9)
!144 = distinct !DILexicalBlock(scope: !145, file: !18, line: 852, column: 5)
!145 = distinct !DILexicalBlock(scope: !146, file: !18, line: 851, column: 5)
!146 = distinct !DILexicalBlock(scope: !147, file: !18, line: 836, column: 5)
!147 = distinct !DILexicalBlock(scope: !148, file: !18, line: 835, column: 5)
!148 = distinct !DISubprogram(name: "select_unpredictable<usize>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core4hint20select_unpredictablejECsdyVsckUuWir_12control_flow", scope: !19, file: !18, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!149 = distinct !DILocation(line: 2996, column: 20, scope: !139, inlinedAt: !97)
!150 = !DILocation(line: 3006, column: 13, scope: !139, inlinedAt: !97)
!151 = !DILocation(line: 2984, column: 15, scope: !111, inlinedAt: !97)
!152 = !DILocation(line: 961, column: 18, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOj3addCsdyVsckUuWir_12control_flow", scope: !35, file: !34, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!154 = !DILocation(line: 54, column: 14, scope: !100)
!155 = !DILocation(line: 54, column: 9, scope: !100)
!156 = !DILocation(line: 59, column: 2, scope: !68)
!157 = distinct !DISubprogram(name: "wide_switch", scope: !12, file: !11, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!158 = !DILocation(line: 83, column: 5, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !72, file: !71, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!160 = !DILocation(line: 11, column: 15, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !77, file: !76, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!162 = !DILocation(line: 37, column: 17, scope: !157)
!163 = !DILocation(line: 62, column: 5, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !72, file: !71, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!165 = !DILocation(line: 11, column: 39, scope: !161, inlinedAt: !162)
!166 = !DILocation(line: 125, column: 5, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !72, file: !71, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!168 = !DILocation(line: 11, column: 63, scope: !161, inlinedAt: !162)
!169 = !DILocation(line: 11, column: 14, scope: !161, inlinedAt: !162)
!170 = !DILocation(line: 863, column: 18, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCsdyVsckUuWir_12control_flow", scope: !44, file: !43, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!172 = !DILocation(line: 38, column: 32, scope: !173)
!173 = distinct !DILexicalBlock(scope: !157, file: !11, line: 37, column: 9)
!174 = !DILocation(line: 38, column: 23, scope: !173)
!175 = !DILocation(line: 40, column: 38, scope: !173)
!176 = !DILocation(line: 41, column: 30, scope: !173)
!177 = !DILocation(line: 0, scope: !173)
!178 = !DILocation(line: 961, column: 18, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3addCsdyVsckUuWir_12control_flow", scope: !35, file: !34, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!180 = !DILocation(line: 38, column: 14, scope: !173)
!181 = !DILocation(line: 38, column: 9, scope: !173)
!182 = !DILocation(line: 46, column: 2, scope: !157)
!183 = !DILocation(line: 42, column: 13, scope: !173)
