; ModuleID = 'wide_ints.75de7b560a61d114-cgu.0'
source_filename = "wide_ints.75de7b560a61d114-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; wide_ints::mix
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i128 @_RNvCsa7pGx82Pc0q_9wide_ints3mix(i128 noundef %a, i128 noundef %b) unnamed_addr #0 !dbg !10 {
start:
  %_4 = mul i128 %b, %a, !dbg !15
  %0 = tail call noundef i128 @llvm.fshl.i128(i128 %_4, i128 %_4, i128 13), !dbg !22
  %_7 = lshr i128 %0, 7, !dbg !29
  %_8 = ashr i128 %b, 3, !dbg !31
  %_0 = xor i128 %_7, %_8, !dbg !29
  ret i128 %_0, !dbg !32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @arithmetic(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !33 {
start:
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !34
  %_44 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !44
  %_42 = mul i32 %_43, %_44, !dbg !39
  %_45 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !47
  %_41 = add i32 %_42, %_45, !dbg !50
  %i = zext i32 %_41 to i64, !dbg !50
  %_6 = getelementptr inbounds nuw i128, ptr %a, i64 %i, !dbg !51
  %a1 = load i128, ptr %_6, align 16, !dbg !59, !noundef !14
  %_8 = getelementptr inbounds nuw i128, ptr %b, i64 %i, !dbg !60
  %b2 = load i128, ptr %_8, align 16, !dbg !63, !noundef !14
  %o.idx = shl nuw nsw i64 %i, 7, !dbg !64
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !64
; call wide_ints::mix
  %_11 = tail call fastcc noundef i128 @_RNvCsa7pGx82Pc0q_9wide_ints3mix(i128 noundef %a1, i128 noundef %b2) #4, !dbg !71
  store i128 %_11, ptr %o, align 16, !dbg !73
  %_12 = add i128 %b2, %a1, !dbg !74
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !77
  store i128 %_12, ptr %_14, align 16, !dbg !79
  %0 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %a1, i1 false), !dbg !80
  %1 = trunc nuw nsw i128 %0 to i32, !dbg !80
  %2 = tail call range(i128 0, 129) i128 @llvm.cttz.i128(i128 %a1, i1 false), !dbg !83
  %3 = trunc nuw nsw i128 %2 to i32, !dbg !83
  %_16 = add nuw nsw i32 %1, %3, !dbg !86
  %4 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 %a1), !dbg !87
  %5 = trunc nuw nsw i128 %4 to i32, !dbg !87
  %_15 = add nuw nsw i32 %_16, %5, !dbg !90
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !91
  %6 = zext nneg i32 %_15 to i128, !dbg !93
  store i128 %6, ptr %_20, align 16, !dbg !93
  %_22 = icmp ugt i128 %a1, %b2, !dbg !94
  %_21 = zext i1 %_22 to i128, !dbg !95
  %_24 = icmp slt i128 %a1, %b2, !dbg !102
  %_23.neg = sext i1 %_24 to i128, !dbg !103
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !105
  %7 = add nsw i128 %_23.neg, %_21, !dbg !107
  store i128 %7, ptr %_26, align 16, !dbg !107
  %._12 = tail call i128 @llvm.uadd.sat.i128(i128 %a1, i128 %b2), !dbg !108
  %_29 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !114
  store i128 %._12, ptr %_29, align 16, !dbg !116
  %8 = tail call i128 @llvm.ssub.sat.i128(i128 %b2, i128 %a1), !dbg !117
  %_31 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !122
  store i128 %8, ptr %_31, align 16, !dbg !124
  %_33 = uitofp i128 %a1 to double, !dbg !125
  %_32 = tail call i128 @llvm.fptosi.sat.i128.f64(double %_33), !dbg !125
  %_35 = sitofp i128 %b2 to float, !dbg !126
  %_34 = tail call i128 @llvm.fptosi.sat.i128.f32(float %_35), !dbg !126
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !127
  %9 = add i128 %_34, %_32, !dbg !129
  store i128 %9, ptr %_36, align 16, !dbg !129
  %10 = tail call i128 @llvm.bswap.i128(i128 %a1), !dbg !130
  %11 = tail call i128 @llvm.bitreverse.i128(i128 %b2), !dbg !133
  %_40 = getelementptr inbounds nuw i8, ptr %o, i64 112, !dbg !138
  %12 = xor i128 %11, %10, !dbg !140
  store i128 %12, ptr %_40, align 16, !dbg !140
  ret void, !dbg !141
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @division(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !142 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !143
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !148
  %_17 = mul i32 %_18, %_19, !dbg !145
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !151
  %_16 = add i32 %_17, %_20, !dbg !154
  %i = zext i32 %_16 to i64, !dbg !154
  %_6 = getelementptr inbounds nuw i128, ptr %a, i64 %i, !dbg !155
  %a1 = load i128, ptr %_6, align 16, !dbg !159, !noundef !14
  %_8 = getelementptr inbounds nuw i128, ptr %b, i64 %i, !dbg !160
  %b2 = load i128, ptr %_8, align 16, !dbg !162, !noundef !14
  %0 = icmp eq i128 %b2, 0, !dbg !163
  br i1 %0, label %bb3, label %bb2, !dbg !163

bb3:                                              ; preds = %bb7, %start
  ret void, !dbg !165

bb2:                                              ; preds = %start
  %_10.idx = shl nuw nsw i64 %i, 5, !dbg !166
  %_10 = getelementptr inbounds nuw i8, ptr %out, i64 %_10.idx, !dbg !166
  %1 = udiv i128 %a1, %b2, !dbg !169
  store i128 %1, ptr %_10, align 16, !dbg !169
  %cond = icmp eq i128 %b2, -1, !dbg !170
  br i1 %cond, label %bb7, label %bb9, !dbg !170, !prof !177

bb7:                                              ; preds = %bb2, %bb9
  %_22.sroa.0.0 = phi i128 [ %2, %bb9 ], [ 0, %bb2 ], !dbg !178
  %_14 = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !179
  store i128 %_22.sroa.0.0, ptr %_14, align 16, !dbg !181
  br label %bb3, !dbg !182

bb9:                                              ; preds = %bb2
  %2 = srem i128 %a1, %b2, !dbg !183
  br label %bb7, !dbg !184
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @multiply_high(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out, i128 noundef %k) unnamed_addr #1 !dbg !185 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !186
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !191
  %_17 = mul i32 %_18, %_19, !dbg !188
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !194
  %_16 = add i32 %_17, %_20, !dbg !197
  %i = zext i32 %_16 to i64, !dbg !197
  %_11 = getelementptr inbounds nuw i64, ptr %a, i64 %i, !dbg !198
  %_10 = load i64, ptr %_11, align 8, !dbg !202, !noundef !14
  %_9 = zext i64 %_10 to i128, !dbg !203
  %_14 = getelementptr inbounds nuw i64, ptr %b, i64 %i, !dbg !207
  %_13 = load i64, ptr %_14, align 8, !dbg !209, !noundef !14
  %_12 = zext i64 %_13 to i128, !dbg !210
  %_8 = mul nuw i128 %_12, %_9, !dbg !206
  %_7 = add i128 %_8, %k, !dbg !212
  %_6 = lshr i128 %_7, 64, !dbg !213
  %_15 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !214
  %0 = trunc nuw i128 %_6 to i64, !dbg !217
  store i64 %0, ptr %_15, align 8, !dbg !217
  ret void, !dbg !218
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.cttz.i128(i128, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctpop.i128(i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ssub.sat.i128(i128, i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptosi.sat.i128.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fptosi.sat.i128.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.bswap.i128(i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.bitreverse.i128(i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.uadd.sat.i128(i128, i128) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/wide_ints.rs/@/wide_ints.75de7b560a61d114-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "mix", linkageName: "_RNvCsa7pGx82Pc0q_9wide_ints3mix", scope: !12, file: !11, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/wide_ints.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "9f962991a832f11ca071b7405bd79466")
!12 = !DINamespace(name: "wide_ints", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 2533, column: 13, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12wrapping_mul", scope: !18, file: !17, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!18 = !DINamespace(name: "{impl#10}", scope: !19)
!19 = !DINamespace(name: "num", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 9, column: 15, scope: !10)
!22 = !DILocation(line: 2029, column: 14, scope: !23, inlinedAt: !26)
!23 = distinct !DISubprogram(name: "rotate_left<u128>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftoECsa7pGx82Pc0q_9wide_ints", scope: !25, file: !24, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!24 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!25 = !DINamespace(name: "intrinsics", scope: !20)
!26 = distinct !DILocation(line: 386, column: 20, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo11rotate_left", scope: !18, file: !17, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 9, column: 39, scope: !10)
!29 = !DILocation(line: 10, column: 5, scope: !30)
!30 = distinct !DILexicalBlock(scope: !10, file: !11, line: 9, column: 5)
!31 = !DILocation(line: 10, column: 24, scope: !30)
!32 = !DILocation(line: 11, column: 2, scope: !10)
!33 = distinct !DISubprogram(name: "arithmetic", scope: !12, file: !11, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!34 = !DILocation(line: 83, column: 5, scope: !35, inlinedAt: !39)
!35 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !37, file: !36, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!36 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!37 = !DINamespace(name: "nvptx", scope: !38)
!38 = !DINamespace(name: "core_arch", scope: !20)
!39 = !DILocation(line: 11, column: 15, scope: !40, inlinedAt: !43)
!40 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !42, file: !41, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!42 = !DINamespace(name: "corpus", scope: null)
!43 = !DILocation(line: 15, column: 13, scope: !33)
!44 = !DILocation(line: 62, column: 5, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !37, file: !36, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!46 = !DILocation(line: 11, column: 39, scope: !40, inlinedAt: !43)
!47 = !DILocation(line: 125, column: 5, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !37, file: !36, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DILocation(line: 11, column: 63, scope: !40, inlinedAt: !43)
!50 = !DILocation(line: 11, column: 14, scope: !40, inlinedAt: !43)
!51 = !DILocation(line: 863, column: 18, scope: !52, inlinedAt: !57)
!52 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPo3addCsa7pGx82Pc0q_9wide_ints", scope: !54, file: !53, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!53 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!54 = !DINamespace(name: "{impl#0}", scope: !55)
!55 = !DINamespace(name: "const_ptr", scope: !56)
!56 = !DINamespace(name: "ptr", scope: !20)
!57 = !DILocation(line: 18, column: 26, scope: !58)
!58 = distinct !DILexicalBlock(scope: !33, file: !11, line: 15, column: 5)
!59 = !DILocation(line: 18, column: 23, scope: !58)
!60 = !DILocation(line: 863, column: 18, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "add<i128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPn3addCsa7pGx82Pc0q_9wide_ints", scope: !54, file: !53, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!62 = !DILocation(line: 18, column: 37, scope: !58)
!63 = !DILocation(line: 18, column: 34, scope: !58)
!64 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !69)
!65 = distinct !DISubprogram(name: "add<i128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOn3addCsa7pGx82Pc0q_9wide_ints", scope: !67, file: !66, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!66 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!67 = !DINamespace(name: "{impl#0}", scope: !68)
!68 = !DINamespace(name: "mut_ptr", scope: !56)
!69 = !DILocation(line: 19, column: 21, scope: !70)
!70 = distinct !DILexicalBlock(scope: !58, file: !11, line: 18, column: 9)
!71 = !DILocation(line: 20, column: 14, scope: !72)
!72 = distinct !DILexicalBlock(scope: !70, file: !11, line: 19, column: 9)
!73 = !DILocation(line: 20, column: 9, scope: !72)
!74 = !DILocation(line: 2457, column: 13, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12wrapping_add", scope: !18, file: !17, line: 2456, type: !13, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!76 = !DILocation(line: 21, column: 23, scope: !72)
!77 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !78)
!78 = !DILocation(line: 21, column: 12, scope: !72)
!79 = !DILocation(line: 21, column: 9, scope: !72)
!80 = !DILocation(line: 154, column: 20, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo13leading_zeros", scope: !18, file: !17, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DILocation(line: 22, column: 24, scope: !72)
!83 = !DILocation(line: 178, column: 20, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo14trailing_zeros", scope: !18, file: !17, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DILocation(line: 22, column: 44, scope: !72)
!86 = !DILocation(line: 22, column: 22, scope: !72)
!87 = !DILocation(line: 85, column: 20, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo10count_ones", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = !DILocation(line: 22, column: 65, scope: !72)
!90 = !DILocation(line: 22, column: 21, scope: !72)
!91 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !92)
!92 = !DILocation(line: 22, column: 12, scope: !72)
!93 = !DILocation(line: 22, column: 9, scope: !72)
!94 = !DILocation(line: 23, column: 32, scope: !72)
!95 = !DILocation(line: 61, column: 17, scope: !96, inlinedAt: !101)
!96 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core7convert3numnINtB7_4FrombE4from", scope: !98, file: !97, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!98 = !DINamespace(name: "{impl#62}", scope: !99)
!99 = !DINamespace(name: "num", scope: !100)
!100 = !DINamespace(name: "convert", scope: !20)
!101 = !DILocation(line: 23, column: 21, scope: !72)
!102 = !DILocation(line: 23, column: 60, scope: !72)
!103 = !DILocation(line: 61, column: 17, scope: !96, inlinedAt: !104)
!104 = !DILocation(line: 23, column: 49, scope: !72)
!105 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !106)
!106 = !DILocation(line: 23, column: 12, scope: !72)
!107 = !DILocation(line: 23, column: 9, scope: !72)
!108 = !DILocation(line: 1233, column: 5, scope: !109, inlinedAt: !113)
!109 = distinct !DISubprogram(name: "map_or<u128, i128, wide_ints::arithmetic::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionoE6map_ornNCNvCsa7pGx82Pc0q_9wide_ints10arithmetic0EBW_", scope: !111, file: !110, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!111 = !DINamespace(name: "Option", scope: !112)
!112 = !DINamespace(name: "option", scope: !20)
!113 = !DILocation(line: 24, column: 46, scope: !72)
!114 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !115)
!115 = !DILocation(line: 24, column: 12, scope: !72)
!116 = !DILocation(line: 24, column: 9, scope: !72)
!117 = !DILocation(line: 1937, column: 13, scope: !118, inlinedAt: !121)
!118 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn14saturating_sub", scope: !120, file: !119, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!120 = !DINamespace(name: "{impl#4}", scope: !19)
!121 = !DILocation(line: 25, column: 23, scope: !72)
!122 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !123)
!123 = !DILocation(line: 25, column: 12, scope: !72)
!124 = !DILocation(line: 25, column: 9, scope: !72)
!125 = !DILocation(line: 26, column: 21, scope: !72)
!126 = !DILocation(line: 26, column: 42, scope: !72)
!127 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !128)
!128 = !DILocation(line: 26, column: 12, scope: !72)
!129 = !DILocation(line: 26, column: 9, scope: !72)
!130 = !DILocation(line: 560, column: 13, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo10swap_bytes", scope: !18, file: !17, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!132 = !DILocation(line: 27, column: 23, scope: !72)
!133 = !DILocation(line: 615, column: 13, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12reverse_bits", scope: !18, file: !17, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DILocation(line: 368, column: 34, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn12reverse_bits", scope: !120, file: !119, line: 367, type: !13, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!137 = !DILocation(line: 27, column: 48, scope: !72)
!138 = !DILocation(line: 961, column: 18, scope: !65, inlinedAt: !139)
!139 = !DILocation(line: 27, column: 12, scope: !72)
!140 = !DILocation(line: 27, column: 9, scope: !72)
!141 = !DILocation(line: 29, column: 2, scope: !33)
!142 = distinct !DISubprogram(name: "division", scope: !12, file: !11, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!143 = !DILocation(line: 83, column: 5, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !37, file: !36, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!145 = !DILocation(line: 11, column: 15, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !42, file: !41, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!147 = !DILocation(line: 33, column: 13, scope: !142)
!148 = !DILocation(line: 62, column: 5, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !37, file: !36, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!150 = !DILocation(line: 11, column: 39, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 125, column: 5, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !37, file: !36, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = !DILocation(line: 11, column: 63, scope: !146, inlinedAt: !147)
!154 = !DILocation(line: 11, column: 14, scope: !146, inlinedAt: !147)
!155 = !DILocation(line: 863, column: 18, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPo3addCsa7pGx82Pc0q_9wide_ints", scope: !54, file: !53, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!157 = !DILocation(line: 36, column: 26, scope: !158)
!158 = distinct !DILexicalBlock(scope: !142, file: !11, line: 33, column: 5)
!159 = !DILocation(line: 36, column: 23, scope: !158)
!160 = !DILocation(line: 863, column: 18, scope: !156, inlinedAt: !161)
!161 = !DILocation(line: 36, column: 37, scope: !158)
!162 = !DILocation(line: 36, column: 34, scope: !158)
!163 = !DILocation(line: 37, column: 12, scope: !164)
!164 = distinct !DILexicalBlock(scope: !158, file: !11, line: 36, column: 9)
!165 = !DILocation(line: 42, column: 2, scope: !142)
!166 = !DILocation(line: 961, column: 18, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOo3addCsa7pGx82Pc0q_9wide_ints", scope: !67, file: !66, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!168 = !DILocation(line: 38, column: 18, scope: !164)
!169 = !DILocation(line: 38, column: 13, scope: !164)
!170 = !DILocation(line: 457, column: 8, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !25, file: !24, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!172 = !DILocation(line: 2893, column: 16, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "overflowing_rem", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn15overflowing_rem", scope: !120, file: !119, line: 2892, type: !13, scopeLine: 2892, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!174 = !DILocation(line: 2251, column: 18, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "wrapping_rem", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn12wrapping_rem", scope: !120, file: !119, line: 2250, type: !13, scopeLine: 2250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!176 = !DILocation(line: 39, column: 47, scope: !164)
!177 = !{!"branch_weights", i32 2, i32 2000}
!178 = !DILocation(line: 0, scope: !173, inlinedAt: !174)
!179 = !DILocation(line: 961, column: 18, scope: !167, inlinedAt: !180)
!180 = !DILocation(line: 39, column: 18, scope: !164)
!181 = !DILocation(line: 39, column: 13, scope: !164)
!182 = !DILocation(line: 37, column: 9, scope: !164)
!183 = !DILocation(line: 2896, column: 18, scope: !173, inlinedAt: !174)
!184 = !DILocation(line: 2893, column: 13, scope: !173, inlinedAt: !174)
!185 = distinct !DISubprogram(name: "multiply_high", scope: !12, file: !11, line: 45, type: !13, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!186 = !DILocation(line: 83, column: 5, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !37, file: !36, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!188 = !DILocation(line: 11, column: 15, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !42, file: !41, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!190 = !DILocation(line: 46, column: 13, scope: !185)
!191 = !DILocation(line: 62, column: 5, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !37, file: !36, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!193 = !DILocation(line: 11, column: 39, scope: !189, inlinedAt: !190)
!194 = !DILocation(line: 125, column: 5, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !37, file: !36, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!196 = !DILocation(line: 11, column: 63, scope: !189, inlinedAt: !190)
!197 = !DILocation(line: 11, column: 14, scope: !189, inlinedAt: !190)
!198 = !DILocation(line: 863, column: 18, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCsa7pGx82Pc0q_9wide_ints", scope: !54, file: !53, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!200 = !DILocation(line: 48, column: 44, scope: !201)
!201 = distinct !DILexicalBlock(scope: !185, file: !11, line: 46, column: 5)
!202 = !DILocation(line: 48, column: 41, scope: !201)
!203 = !DILocation(line: 82, column: 17, scope: !204, inlinedAt: !206)
!204 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1a_NtNtCs2TNzTbj2aEP_4core7convert3numoINtB8_4FromyE4from", scope: !205, file: !97, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!205 = !DINamespace(name: "{impl#74}", scope: !99)
!206 = !DILocation(line: 48, column: 30, scope: !201)
!207 = !DILocation(line: 863, column: 18, scope: !199, inlinedAt: !208)
!208 = !DILocation(line: 48, column: 68, scope: !201)
!209 = !DILocation(line: 48, column: 65, scope: !201)
!210 = !DILocation(line: 82, column: 17, scope: !204, inlinedAt: !211)
!211 = !DILocation(line: 48, column: 54, scope: !201)
!212 = !DILocation(line: 48, column: 29, scope: !201)
!213 = !DILocation(line: 48, column: 28, scope: !201)
!214 = !DILocation(line: 961, column: 18, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCsa7pGx82Pc0q_9wide_ints", scope: !67, file: !66, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!216 = !DILocation(line: 48, column: 19, scope: !201)
!217 = !DILocation(line: 48, column: 14, scope: !201)
!218 = !DILocation(line: 49, column: 2, scope: !185)
