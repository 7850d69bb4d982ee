; ModuleID = 'control_flow.5310a2340235f0d1-cgu.0'
source_filename = "control_flow.5310a2340235f0d1-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@switch.table.assumed = private unnamed_addr constant [3 x i32] [i32 10, i32 21, i32 33], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write)
define ptx_kernel void @assumed(i32 noundef %x, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
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
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %_14 = mul i32 %_15, %_16, !dbg !31
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %_13 = add i32 %_14, %_17, !dbg !42
  %_7 = zext i32 %_13 to i64, !dbg !42
  %_6 = mul i64 %len, %_7, !dbg !35
  %_5 = getelementptr inbounds nuw i8, ptr %program, i64 %_6, !dbg !43
  %_722.not.i = icmp eq i64 %len, 0, !dbg !50
  br i1 %_722.not.i, label %_RNvNtCs789tNqQRBSf_12control_flow4flow7machine.exit, label %bb3.i, !dbg !50

bb23.loopexit.i:                                  ; preds = %bb20.i, %bb3.i
  %.lcssa = phi i32 [ %2, %bb20.i ], [ %2, %bb3.i ], !dbg !57
  %a.sroa.0.0.lcssa.ph.i = phi i64 [ %a.sroa.0.1.i, %bb20.i ], [ %a.sroa.0.026.i, %bb3.i ]
  %0 = icmp eq i32 %.lcssa, 1000, !dbg !58
  %1 = select i1 %0, i64 -9223372036854775808, i64 %a.sroa.0.0.lcssa.ph.i, !dbg !59
  br label %_RNvNtCs789tNqQRBSf_12control_flow4flow7machine.exit, !dbg !58

bb3.i:                                            ; preds = %start, %bb20.i
  %a.sroa.0.026.i = phi i64 [ %a.sroa.0.1.i, %bb20.i ], [ 0, %start ]
  %b.sroa.0.025.i = phi i64 [ %b.sroa.0.1.i, %bb20.i ], [ 1, %start ]
  %pc.sroa.0.024.i = phi i64 [ %_36.i, %bb20.i ], [ 0, %start ]
  %steps.sroa.0.023.i = phi i32 [ %2, %bb20.i ], [ 0, %start ]
  %2 = add nuw nsw i32 %steps.sroa.0.023.i, 1, !dbg !57
  %3 = getelementptr inbounds nuw i8, ptr %_5, i64 %pc.sroa.0.024.i, !dbg !60
  %4 = load i8, ptr %3, align 1, !dbg !60, !alias.scope !61, !noundef !14
  switch i8 %4, label %bb5.i [
    i8 0, label %bb17.i
    i8 1, label %bb16.i
    i8 2, label %bb15.i
    i8 3, label %bb20.i
    i8 4, label %bb13.i
    i8 5, label %bb12.i
    i8 6, label %bb11.i
    i8 7, label %bb23.loopexit.i
    i8 8, label %bb9.i
    i8 100, label %bb8.i
  ], !dbg !60

bb5.i:                                            ; preds = %bb3.i
  %5 = add i8 %4, 56, !dbg !64
  %or.cond20.i = icmp ult i8 %5, 11, !dbg !64
  %6 = xor i64 %b.sroa.0.025.i, 21845
  %spec.select21.i = select i1 %or.cond20.i, i64 %6, i64 %b.sroa.0.025.i, !dbg !64
  br label %bb20.i, !dbg !64

bb17.i:                                           ; preds = %bb3.i
  %_17.i = add i64 %b.sroa.0.025.i, %a.sroa.0.026.i, !dbg !65
  br label %bb20.i, !dbg !71

bb16.i:                                           ; preds = %bb3.i
  %_20.i = sub i64 %a.sroa.0.026.i, %b.sroa.0.025.i, !dbg !72
  br label %bb20.i, !dbg !75

bb15.i:                                           ; preds = %bb3.i
  %_23.i = mul i64 %b.sroa.0.025.i, %a.sroa.0.026.i, !dbg !76
  br label %bb20.i, !dbg !79

bb13.i:                                           ; preds = %bb3.i
  %_26.i = and i64 %a.sroa.0.026.i, 7, !dbg !80
  %7 = shl i64 %b.sroa.0.025.i, %_26.i, !dbg !81
  br label %bb20.i, !dbg !82

bb12.i:                                           ; preds = %bb3.i
  %8 = lshr i64 %a.sroa.0.026.i, 62, !dbg !83
  %9 = and i64 %8, 2, !dbg !83
  %spec.select.i = add nuw i64 %9, %pc.sroa.0.024.i, !dbg !83
  br label %bb20.i, !dbg !83

bb11.i:                                           ; preds = %bb3.i
  br label %bb20.i, !dbg !84

bb9.i:                                            ; preds = %bb3.i
  %_33.i = and i64 %b.sroa.0.025.i, 3, !dbg !85
  %_31.neg.i = xor i64 %_33.i, -1, !dbg !85
  %_30.i = add i64 %pc.sroa.0.024.i, %_31.neg.i, !dbg !86
  br label %bb20.i, !dbg !91

bb8.i:                                            ; preds = %bb3.i
  %10 = xor i64 %a.sroa.0.026.i, -1, !dbg !92
  br label %bb20.i, !dbg !93

bb20.i:                                           ; preds = %bb8.i, %bb9.i, %bb11.i, %bb12.i, %bb13.i, %bb15.i, %bb16.i, %bb17.i, %bb5.i, %bb3.i
  %pc.sroa.0.1.i = phi i64 [ %pc.sroa.0.024.i, %bb11.i ], [ %_30.i, %bb9.i ], [ %pc.sroa.0.024.i, %bb5.i ], [ %pc.sroa.0.024.i, %bb17.i ], [ %pc.sroa.0.024.i, %bb16.i ], [ %pc.sroa.0.024.i, %bb15.i ], [ %pc.sroa.0.024.i, %bb8.i ], [ %pc.sroa.0.024.i, %bb13.i ], [ %pc.sroa.0.024.i, %bb3.i ], [ %spec.select.i, %bb12.i ], !dbg !94
  %b.sroa.0.1.i = phi i64 [ %_7, %bb11.i ], [ %b.sroa.0.025.i, %bb9.i ], [ %spec.select21.i, %bb5.i ], [ %b.sroa.0.025.i, %bb17.i ], [ %b.sroa.0.025.i, %bb16.i ], [ %b.sroa.0.025.i, %bb15.i ], [ %b.sroa.0.025.i, %bb8.i ], [ %7, %bb13.i ], [ %a.sroa.0.026.i, %bb3.i ], [ %b.sroa.0.025.i, %bb12.i ], !dbg !94
  %a.sroa.0.1.i = phi i64 [ %a.sroa.0.026.i, %bb11.i ], [ %a.sroa.0.026.i, %bb9.i ], [ %a.sroa.0.026.i, %bb5.i ], [ %_17.i, %bb17.i ], [ %_20.i, %bb16.i ], [ %_23.i, %bb15.i ], [ %10, %bb8.i ], [ %a.sroa.0.026.i, %bb13.i ], [ %b.sroa.0.025.i, %bb3.i ], [ %a.sroa.0.026.i, %bb12.i ], !dbg !94
  %_36.i = add i64 %pc.sroa.0.1.i, 1, !dbg !95
  %_7.i = icmp ult i64 %_36.i, %len, !dbg !50
  %_10.i = icmp samesign ult i32 %steps.sroa.0.023.i, 999
  %or.cond.i = select i1 %_7.i, i1 %_10.i, i1 false, !dbg !50
  br i1 %or.cond.i, label %bb3.i, label %bb23.loopexit.i, !dbg !50

_RNvNtCs789tNqQRBSf_12control_flow4flow7machine.exit: ; preds = %start, %bb23.loopexit.i
  %steps.sroa.0.1.i = phi i64 [ 0, %start ], [ %1, %bb23.loopexit.i ], !dbg !94
  %_11 = getelementptr inbounds nuw i64, ptr %out, i64 %_7, !dbg !98
  store i64 %steps.sroa.0.1.i, ptr %_11, align 8, !dbg !104
  ret void, !dbg !105
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @search(ptr noundef readonly captures(none) %sorted, i64 noundef %len, ptr noundef readonly captures(none) %keys, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !106 {
start:
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !107
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !112
  %_14 = mul i32 %_15, %_16, !dbg !109
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !115
  %_13 = add i32 %_14, %_17, !dbg !118
  %_9 = zext i32 %_13 to i64, !dbg !118
  %_8 = getelementptr inbounds nuw i32, ptr %keys, i64 %_9, !dbg !119
  %_7 = load i32, ptr %_8, align 4, !dbg !122, !noundef !14
  switch i64 %len, label %bb4.i.i [
    i64 0, label %_RNvNtCs789tNqQRBSf_12control_flow4flow6search.exit
    i64 1, label %bb7.i.i
  ], !dbg !123

bb7.i.i:                                          ; preds = %bb4.i.i, %start
  %base.sroa.0.0.lcssa.i.i = phi i64 [ 0, %start ], [ %_11.i.i.i, %bb4.i.i ], !dbg !134
  %_35.i.i = getelementptr inbounds nuw i32, ptr %sorted, i64 %base.sroa.0.0.lcssa.i.i, !dbg !135
  %_35.val.i.i = load i32, ptr %_35.i.i, align 4, !dbg !145, !alias.scope !146, !noalias !151, !noundef !14
  %.not.i.i = icmp ne i32 %_35.val.i.i, %_7, !dbg !153
  %_27.i.i = icmp slt i32 %_35.val.i.i, %_7
  %result.i.i = zext i1 %_27.i.i to i64, !dbg !153
  %spec.select.i.i = add nuw nsw i64 %base.sroa.0.0.lcssa.i.i, %result.i.i, !dbg !153
  %0 = sext i1 %.not.i.i to i64, !dbg !155
  %1 = xor i64 %spec.select.i.i, %0, !dbg !153
  br label %_RNvNtCs789tNqQRBSf_12control_flow4flow6search.exit, !dbg !153

bb4.i.i:                                          ; preds = %start, %bb4.i.i
  %size.sroa.0.017.i.i = phi i64 [ %2, %bb4.i.i ], [ %len, %start ]
  %base.sroa.0.016.i.i = phi i64 [ %_11.i.i.i, %bb4.i.i ], [ 0, %start ]
  %half10.i.i = lshr i64 %size.sroa.0.017.i.i, 1, !dbg !156
  %mid.i.i = add nuw i64 %half10.i.i, %base.sroa.0.016.i.i, !dbg !157
  %_32.i.i = icmp ult i64 %mid.i.i, %len, !dbg !159
  tail call void @llvm.assume(i1 %_32.i.i), !dbg !163
  %_29.i.i = getelementptr inbounds nuw i32, ptr %sorted, i64 %mid.i.i, !dbg !164
  %_29.val.i.i = load i32, ptr %_29.i.i, align 4, !dbg !165, !alias.scope !146, !noalias !151, !noundef !14
  %_17.i.i = icmp sgt i32 %_29.val.i.i, %_7, !dbg !166
  %_11.i.i.i = select i1 %_17.i.i, i64 %base.sroa.0.016.i.i, i64 %mid.i.i, !dbg !175, !unpredictable !14
  %2 = sub i64 %size.sroa.0.017.i.i, %half10.i.i, !dbg !185
  %_6.i.i = icmp ugt i64 %2, 1, !dbg !186
  br i1 %_6.i.i, label %bb4.i.i, label %bb7.i.i, !dbg !186

_RNvNtCs789tNqQRBSf_12control_flow4flow6search.exit: ; preds = %start, %bb7.i.i
  %i.sroa.0.0.i = phi i64 [ -1, %start ], [ %1, %bb7.i.i ], !dbg !155
  %_10 = getelementptr inbounds nuw i64, ptr %out, i64 %_9, !dbg !187
  store i64 %i.sroa.0.0.i, ptr %_10, align 8, !dbg !190
  ret void, !dbg !191
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @wide_switch(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !192 {
start:
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !193
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !198
  %_10 = mul i32 %_11, %_12, !dbg !195
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !201
  %_9 = add i32 %_10, %_13, !dbg !204
  %_6 = zext i32 %_9 to i64, !dbg !204
  %_5 = getelementptr inbounds nuw i64, ptr %x, i64 %_6, !dbg !205
  %_4 = load i64, ptr %_5, align 8, !dbg !208, !noundef !14
  switch i64 %_4, label %bb6 [
    i64 0, label %bb4
    i64 -16, label %bb10
    i64 4294967296, label %bb9
  ], !dbg !209

bb6:                                              ; preds = %start
  %0 = add i64 %_4, -1, !dbg !212
  %or.cond = icmp ult i64 %0, 9, !dbg !212
  %. = select i1 %or.cond, i8 6, i8 7, !dbg !213
  br label %bb4, !dbg !213

bb10:                                             ; preds = %start
  br label %bb4, !dbg !214

bb9:                                              ; preds = %start
  br label %bb4, !dbg !215

bb4:                                              ; preds = %start, %bb6, %bb9, %bb10
  %_3.sroa.0.0 = phi i8 [ 5, %bb9 ], [ 3, %start ], [ %., %bb6 ], [ 4, %bb10 ], !dbg !213
  %_7 = getelementptr inbounds nuw i8, ptr %out, i64 %_6, !dbg !216
  store i8 %_3.sroa.0.0, ptr %_7, align 1, !dbg !219
  ret void, !dbg !220
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/control_flow.rs/@/control_flow.5310a2340235f0d1-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "assumed", scope: !12, file: !11, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/control_flow.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "566f8b3c9e608b39e076442a31f734b4")
!12 = !DINamespace(name: "control_flow", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 37, column: 38, scope: !10)
!16 = !DILocation(line: 210, column: 9, scope: !17, inlinedAt: !21)
!17 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !19, file: !18, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!18 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "720ecb12dbf1a304509abd161627e0e2")
!19 = !DINamespace(name: "hint", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 37, column: 9, scope: !10)
!22 = !DILocation(line: 38, column: 16, scope: !10)
!23 = !DILocation(line: 38, column: 9, scope: !10)
!24 = !DILocation(line: 45, column: 2, scope: !10)
!25 = distinct !DISubprogram(name: "machine", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!26 = !DILocation(line: 85, column: 5, scope: !27, inlinedAt: !31)
!27 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!29 = !DINamespace(name: "nvptx", scope: !30)
!30 = !DINamespace(name: "core_arch", scope: !20)
!31 = !DILocation(line: 11, column: 15, scope: !32, inlinedAt: !35)
!32 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!33 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!34 = !DINamespace(name: "corpus", scope: null)
!35 = !DILocation(line: 16, column: 50, scope: !25)
!36 = !DILocation(line: 64, column: 5, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!38 = !DILocation(line: 11, column: 39, scope: !32, inlinedAt: !35)
!39 = !DILocation(line: 127, column: 5, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DILocation(line: 11, column: 63, scope: !32, inlinedAt: !35)
!42 = !DILocation(line: 11, column: 14, scope: !32, inlinedAt: !35)
!43 = !DILocation(line: 872, column: 18, scope: !44, inlinedAt: !49)
!44 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh3addCs789tNqQRBSf_12control_flow", scope: !46, file: !45, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!45 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!46 = !DINamespace(name: "{impl#0}", scope: !47)
!47 = !DINamespace(name: "const_ptr", scope: !48)
!48 = !DINamespace(name: "ptr", scope: !20)
!49 = !DILocation(line: 16, column: 46, scope: !25)
!50 = !DILocation(line: 5, column: 11, scope: !51, inlinedAt: !55)
!51 = distinct !DILexicalBlock(scope: !53, file: !52, line: 4, column: 5)
!52 = !DIFile(filename: "kernels/../shared/flow.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "ffdb7d2ef3e4debbd5d4eac8ae14d105")
!53 = distinct !DISubprogram(name: "machine", linkageName: "_RNvNtCs789tNqQRBSf_12control_flow4flow7machine", scope: !54, file: !52, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DINamespace(name: "flow", scope: !12)
!55 = distinct !DILocation(line: 17, column: 30, scope: !56)
!56 = distinct !DILexicalBlock(scope: !25, file: !11, line: 16, column: 9)
!57 = !DILocation(line: 6, column: 9, scope: !51, inlinedAt: !55)
!58 = !DILocation(line: 23, column: 8, scope: !51, inlinedAt: !55)
!59 = !DILocation(line: 23, column: 5, scope: !51, inlinedAt: !55)
!60 = !DILocation(line: 7, column: 9, scope: !51, inlinedAt: !55)
!61 = !{!62}
!62 = distinct !{!62, !63, !"_RNvNtCs789tNqQRBSf_12control_flow4flow7machine: %program.0"}
!63 = distinct !{!63, !"_RNvNtCs789tNqQRBSf_12control_flow4flow7machine"}
!64 = !DILocation(line: 18, column: 13, scope: !51, inlinedAt: !55)
!65 = !DILocation(line: 2189, column: 13, scope: !66, inlinedAt: !70)
!66 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx12wrapping_add", scope: !68, file: !67, line: 2188, type: !13, scopeLine: 2188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!67 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a9d766e90465f481ce3cfcb304986982")
!68 = !DINamespace(name: "{impl#3}", scope: !69)
!69 = !DINamespace(name: "num", scope: !20)
!70 = distinct !DILocation(line: 8, column: 24, scope: !51, inlinedAt: !55)
!71 = !DILocation(line: 8, column: 38, scope: !51, inlinedAt: !55)
!72 = !DILocation(line: 2225, column: 13, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx12wrapping_sub", scope: !68, file: !67, line: 2224, type: !13, scopeLine: 2224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = distinct !DILocation(line: 9, column: 24, scope: !51, inlinedAt: !55)
!75 = !DILocation(line: 9, column: 38, scope: !51, inlinedAt: !55)
!76 = !DILocation(line: 2261, column: 13, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx12wrapping_mul", scope: !68, file: !67, line: 2260, type: !13, scopeLine: 2260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!78 = distinct !DILocation(line: 10, column: 24, scope: !51, inlinedAt: !55)
!79 = !DILocation(line: 10, column: 38, scope: !51, inlinedAt: !55)
!80 = !DILocation(line: 12, column: 24, scope: !51, inlinedAt: !55)
!81 = !DILocation(line: 12, column: 18, scope: !51, inlinedAt: !55)
!82 = !DILocation(line: 12, column: 28, scope: !51, inlinedAt: !55)
!83 = !DILocation(line: 13, column: 18, scope: !51, inlinedAt: !55)
!84 = !DILocation(line: 14, column: 27, scope: !51, inlinedAt: !55)
!85 = !DILocation(line: 16, column: 39, scope: !51, inlinedAt: !55)
!86 = !DILocation(line: 2649, column: 13, scope: !87, inlinedAt: !90)
!87 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj12wrapping_sub", scope: !89, file: !88, line: 2648, type: !13, scopeLine: 2648, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!88 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!89 = !DINamespace(name: "{impl#11}", scope: !69)
!90 = distinct !DILocation(line: 16, column: 26, scope: !51, inlinedAt: !55)
!91 = !DILocation(line: 16, column: 59, scope: !51, inlinedAt: !55)
!92 = !DILocation(line: 17, column: 20, scope: !51, inlinedAt: !55)
!93 = !DILocation(line: 17, column: 25, scope: !51, inlinedAt: !55)
!94 = !DILocation(line: 0, scope: !53, inlinedAt: !55)
!95 = !DILocation(line: 2612, column: 13, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj12wrapping_add", scope: !89, file: !88, line: 2611, type: !13, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = distinct !DILocation(line: 21, column: 17, scope: !51, inlinedAt: !55)
!98 = !DILocation(line: 970, column: 18, scope: !99, inlinedAt: !103)
!99 = distinct !DISubprogram(name: "add<i64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOx3addCs789tNqQRBSf_12control_flow", scope: !101, file: !100, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!100 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!101 = !DINamespace(name: "{impl#0}", scope: !102)
!102 = !DINamespace(name: "mut_ptr", scope: !48)
!103 = !DILocation(line: 17, column: 14, scope: !56)
!104 = !DILocation(line: 17, column: 9, scope: !56)
!105 = !DILocation(line: 19, column: 2, scope: !25)
!106 = distinct !DISubprogram(name: "search", scope: !12, file: !11, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DILocation(line: 85, column: 5, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!109 = !DILocation(line: 11, column: 15, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!111 = !DILocation(line: 30, column: 87, scope: !106)
!112 = !DILocation(line: 64, column: 5, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!114 = !DILocation(line: 11, column: 39, scope: !110, inlinedAt: !111)
!115 = !DILocation(line: 127, column: 5, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!117 = !DILocation(line: 11, column: 63, scope: !110, inlinedAt: !111)
!118 = !DILocation(line: 11, column: 14, scope: !110, inlinedAt: !111)
!119 = !DILocation(line: 872, column: 18, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPl3addCs789tNqQRBSf_12control_flow", scope: !46, file: !45, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!121 = !DILocation(line: 30, column: 83, scope: !106)
!122 = !DILocation(line: 30, column: 77, scope: !106)
!123 = !DILocation(line: 2981, column: 12, scope: !124, inlinedAt: !129)
!124 = distinct !DILexicalBlock(scope: !126, file: !125, line: 2980, column: 9)
!125 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!126 = distinct !DISubprogram(name: "binary_search_by<i32, core::slice::{impl#0}::binary_search::{closure_env#0}<i32>>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs789tNqQRBSf_12control_flow", scope: !127, file: !125, line: 2976, type: !13, scopeLine: 2976, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DINamespace(name: "{impl#0}", scope: !128)
!128 = !DINamespace(name: "slice", scope: !20)
!129 = distinct !DILocation(line: 2929, column: 14, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "binary_search<i32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSl13binary_searchCs789tNqQRBSf_12control_flow", scope: !127, file: !125, line: 2925, type: !13, scopeLine: 2925, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!131 = distinct !DILocation(line: 37, column: 18, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "search", linkageName: "_RNvNtCs789tNqQRBSf_12control_flow4flow6search", scope: !54, file: !52, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!133 = distinct !DILocation(line: 30, column: 35, scope: !106)
!134 = !DILocation(line: 0, scope: !124, inlinedAt: !129)
!135 = !DILocation(line: 219, column: 13, scope: !136, inlinedAt: !140)
!136 = distinct !DISubprogram(name: "get_unchecked<i32>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5slice5indexjINtB5_10SliceIndexSlE13get_uncheckedCs789tNqQRBSf_12control_flow", scope: !138, file: !137, line: 205, type: !13, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!137 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a6478e6d30216db9f8cdcb9288808b92")
!138 = !DINamespace(name: "{impl#2}", scope: !139)
!139 = !DINamespace(name: "index", scope: !128)
!140 = distinct !DILocation(line: 647, column: 26, scope: !141, inlinedAt: !143)
!141 = !DILexicalBlockFile(scope: !142, file: !125, discriminator: 2)
!142 = distinct !DISubprogram(name: "get_unchecked<i32, usize>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSl13get_uncheckedjECs789tNqQRBSf_12control_flow", scope: !127, file: !125, line: 640, type: !13, scopeLine: 640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!143 = distinct !DILocation(line: 3016, column: 35, scope: !144, inlinedAt: !129)
!144 = distinct !DILexicalBlock(scope: !124, file: !125, line: 2984, column: 9)
!145 = !DILocation(line: 3016, column: 19, scope: !144, inlinedAt: !129)
!146 = !{!147, !149}
!147 = distinct !{!147, !148, !"_RINvMNtCslnt1oJOvDdB_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs789tNqQRBSf_12control_flow: %self.0"}
!148 = distinct !{!148, !"_RINvMNtCslnt1oJOvDdB_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs789tNqQRBSf_12control_flow"}
!149 = distinct !{!149, !150, !"_RNvNtCs789tNqQRBSf_12control_flow4flow6search: %sorted.0"}
!150 = distinct !{!150, !"_RNvNtCs789tNqQRBSf_12control_flow4flow6search"}
!151 = !{!152}
!152 = distinct !{!152, !148, !"_RINvMNtCslnt1oJOvDdB_4core5sliceSl16binary_search_byNCNvB2_13binary_search0ECs789tNqQRBSf_12control_flow: argument 1"}
!153 = !DILocation(line: 3017, column: 12, scope: !154, inlinedAt: !129)
!154 = distinct !DILexicalBlock(scope: !144, file: !125, line: 3016, column: 9)
!155 = !DILocation(line: 37, column: 5, scope: !132, inlinedAt: !133)
!156 = !DILocation(line: 2991, column: 24, scope: !144, inlinedAt: !129)
!157 = !DILocation(line: 2992, column: 23, scope: !158, inlinedAt: !129)
!158 = distinct !DILexicalBlock(scope: !144, file: !125, line: 2991, column: 13)
!159 = !DILocation(line: 218, column: 39, scope: !136, inlinedAt: !160)
!160 = distinct !DILocation(line: 647, column: 26, scope: !142, inlinedAt: !161)
!161 = distinct !DILocation(line: 2997, column: 39, scope: !162, inlinedAt: !129)
!162 = distinct !DILexicalBlock(scope: !158, file: !125, line: 2992, column: 13)
!163 = !DILocation(line: 218, column: 13, scope: !136, inlinedAt: !160)
!164 = !DILocation(line: 219, column: 13, scope: !136, inlinedAt: !160)
!165 = !DILocation(line: 2997, column: 23, scope: !162, inlinedAt: !129)
!166 = !DILocation(line: 398, column: 44, scope: !167, inlinedAt: !173)
!167 = distinct !DILexicalBlock(scope: !169, file: !168, line: 398, column: 44)
!168 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!169 = distinct !DILexicalBlock(scope: !170, file: !168, line: 398, column: 44)
!170 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCslnt1oJOvDdB_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eq", scope: !171, file: !168, line: 398, type: !13, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = !DINamespace(name: "{impl#13}", scope: !172)
!172 = !DINamespace(name: "cmp", scope: !20)
!173 = distinct !DILocation(line: 3002, column: 47, scope: !174, inlinedAt: !129)
!174 = distinct !DILexicalBlock(scope: !162, file: !125, line: 2997, column: 13)
!175 = !DILocation(line: 879, column: 9, scope: !176, inlinedAt: !184)
!176 = distinct !DILexicalBlock(scope: !177, file: !18, line: 872, column: 9)
!177 = distinct !DILexicalBlock(scope: !178, file: !18, line: 866, column: 9)
!178 = distinct !DILexicalBlock(scope: !179, file: !18, line: 865, column: 9)
!179 = distinct !DILexicalBlock(scope: !180, file: !18, line: 855, column: 5)
!180 = distinct !DILexicalBlock(scope: !181, file: !18, line: 854, column: 5)
!181 = distinct !DILexicalBlock(scope: !182, file: !18, line: 839, column: 5)
!182 = distinct !DILexicalBlock(scope: !183, file: !18, line: 838, column: 5)
!183 = distinct !DISubprogram(name: "select_unpredictable<usize>", linkageName: "_RINvNtCslnt1oJOvDdB_4core4hint20select_unpredictablejECs789tNqQRBSf_12control_flow", scope: !19, file: !18, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!184 = distinct !DILocation(line: 3002, column: 20, scope: !174, inlinedAt: !129)
!185 = !DILocation(line: 3012, column: 13, scope: !174, inlinedAt: !129)
!186 = !DILocation(line: 2990, column: 15, scope: !144, inlinedAt: !129)
!187 = !DILocation(line: 970, column: 18, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOj3addCs789tNqQRBSf_12control_flow", scope: !101, file: !100, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!189 = !DILocation(line: 30, column: 19, scope: !106)
!190 = !DILocation(line: 30, column: 14, scope: !106)
!191 = !DILocation(line: 31, column: 2, scope: !106)
!192 = distinct !DISubprogram(name: "wide_switch", scope: !12, file: !11, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!193 = !DILocation(line: 85, column: 5, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!195 = !DILocation(line: 11, column: 15, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!197 = !DILocation(line: 24, column: 60, scope: !192)
!198 = !DILocation(line: 64, column: 5, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!200 = !DILocation(line: 11, column: 39, scope: !196, inlinedAt: !197)
!201 = !DILocation(line: 127, column: 5, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!203 = !DILocation(line: 11, column: 63, scope: !196, inlinedAt: !197)
!204 = !DILocation(line: 11, column: 14, scope: !196, inlinedAt: !197)
!205 = !DILocation(line: 872, column: 18, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCs789tNqQRBSf_12control_flow", scope: !46, file: !45, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!207 = !DILocation(line: 24, column: 56, scope: !192)
!208 = !DILocation(line: 24, column: 53, scope: !192)
!209 = !DILocation(line: 27, column: 5, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "wide_switch", linkageName: "_RNvNtCs789tNqQRBSf_12control_flow4flow11wide_switch", scope: !54, file: !52, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!211 = !DILocation(line: 24, column: 35, scope: !192)
!212 = !DILocation(line: 31, column: 9, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 0, scope: !210, inlinedAt: !211)
!214 = !DILocation(line: 29, column: 34, scope: !210, inlinedAt: !211)
!215 = !DILocation(line: 30, column: 26, scope: !210, inlinedAt: !211)
!216 = !DILocation(line: 970, column: 18, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh3addCs789tNqQRBSf_12control_flow", scope: !101, file: !100, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!218 = !DILocation(line: 24, column: 19, scope: !192)
!219 = !DILocation(line: 24, column: 14, scope: !192)
!220 = !DILocation(line: 25, column: 2, scope: !192)
