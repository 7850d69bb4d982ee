; ModuleID = 'wide_ints.75de7b560a61d114-cgu.0'
source_filename = "wide_ints.75de7b560a61d114-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; wide_ints::wide::mix
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i128 @_RNvNtCsa7pGx82Pc0q_9wide_ints4wide3mix(i128 noundef %a, i128 noundef %b) unnamed_addr #0 !dbg !10 {
start:
  %_4 = mul i128 %b, %a, !dbg !16
  %0 = tail call noundef i128 @llvm.fshl.i128(i128 %_4, i128 %_4, i128 13), !dbg !23
  %_7 = lshr i128 %0, 7, !dbg !30
  %_8 = ashr i128 %b, 3, !dbg !32
  %_0 = xor i128 %_7, %_8, !dbg !30
  ret i128 %_0, !dbg !33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @arithmetic(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !34 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !36
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !46
  %_12 = mul i32 %_13, %_14, !dbg !41
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !49
  %_11 = add i32 %_12, %_15, !dbg !52
  %i = zext i32 %_11 to i64, !dbg !52
  %_7 = getelementptr inbounds nuw i128, ptr %a, i64 %i, !dbg !53
  %_6 = load i128, ptr %_7, align 16, !dbg !61, !noundef !15
  %_9 = getelementptr inbounds nuw i128, ptr %b, i64 %i, !dbg !62
  %_8 = load i128, ptr %_9, align 16, !dbg !65, !noundef !15
; call wide_ints::wide::mix
  %_3.i = tail call fastcc noundef i128 @_RNvNtCsa7pGx82Pc0q_9wide_ints4wide3mix(i128 noundef %_6, i128 noundef %_8) #4, !dbg !66
  %_5.i = add i128 %_8, %_6, !dbg !69
  %._5.i = tail call i128 @llvm.uadd.sat.i128(i128 %_6, i128 %_8), !dbg !72
  %0 = tail call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_6, i128 %_8), !dbg !78
  %_62.1.i = extractvalue { i128, i1 } %0, 1, !dbg !78
  %_62.0.i = extractvalue { i128, i1 } %0, 0, !dbg !83
  %_38.sroa.0.0.i = select i1 %_62.1.i, i128 -3, i128 %_62.0.i, !dbg !83, !prof !87
  %1 = tail call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %_6, i128 %_8), !dbg !88
  %_67.1.i = extractvalue { i128, i1 } %1, 1, !dbg !88
  %_40.sroa.0.0.i = select i1 %_67.1.i, i128 -4, i128 %_62.0.i, !dbg !95, !prof !87
  %2 = tail call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %_6, i128 %_8), !dbg !98
  %_71.1.i = extractvalue { i128, i1 } %2, 1, !dbg !98
  %_71.0.i = extractvalue { i128, i1 } %2, 0, !dbg !103
  %_43.sroa.0.0.i = select i1 %_71.1.i, i128 -5, i128 %_71.0.i, !dbg !103, !prof !87
  %3 = tail call i128 @llvm.bswap.i128(i128 %_6), !dbg !106
  %4 = tail call i128 @llvm.bitreverse.i128(i128 %_8), !dbg !109
  %_34.i = xor i128 %4, %3, !dbg !114
  %_28.i = uitofp i128 %_6 to double, !dbg !115
  %_27.i = tail call i128 @llvm.fptosi.sat.i128.f64(double %_28.i), !dbg !115
  %_30.i = sitofp i128 %_8 to float, !dbg !116
  %_29.i = tail call i128 @llvm.fptosi.sat.i128.f32(float %_30.i), !dbg !116
  %_26.i = xor i128 %_29.i, %_27.i, !dbg !115
  %_33.i = sitofp i128 %_8 to double, !dbg !117
  %_32.i = tail call i128 @llvm.fptoui.sat.i128.f64(double %_33.i), !dbg !117
  %_25.i = xor i128 %_26.i, %_32.i, !dbg !115
  %5 = tail call i128 @llvm.ssub.sat.i128(i128 %_8, i128 %_6), !dbg !118
  %_17.i = icmp ugt i128 %_6, %_8, !dbg !121
  %_16.i = zext i1 %_17.i to i128, !dbg !122
  %_20.i = icmp slt i128 %_6, %_8, !dbg !129
  %_18.neg.i = select i1 %_20.i, i128 -2, i128 0, !dbg !130
  %_15.i = or disjoint i128 %_18.neg.i, %_16.i, !dbg !131
  %6 = tail call range(i128 0, 129) i128 @llvm.cttz.i128(i128 %_6, i1 false), !dbg !132
  %7 = trunc nuw nsw i128 %6 to i32, !dbg !132
  %_11.i = mul nuw nsw i32 %7, 200, !dbg !135
  %8 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %_6, i1 false), !dbg !136
  %9 = trunc nuw nsw i128 %8 to i32, !dbg !136
  %_9.i = add nuw nsw i32 %_11.i, %9, !dbg !139
  %10 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 %_6), !dbg !140
  %11 = trunc nuw nsw i128 %10 to i32, !dbg !140
  %_13.i = mul nuw nsw i32 %11, 40000, !dbg !143
  %_8.i = add nuw nsw i32 %_9.i, %_13.i, !dbg !139
  %_7.i = zext nneg i32 %_8.i to i128, !dbg !144
  %12 = tail call i128 @llvm.sadd.sat.i128(i128 %_6, i128 %_8), !dbg !148
  %_42.i = xor i128 %_43.sroa.0.0.i, %12, !dbg !151
  %_49.i = trunc i128 %_6 to i32, !dbg !152
  %_48.i = bitcast i32 %_49.i to float, !dbg !153
  %_47.i = tail call i128 @llvm.fptosi.sat.i128.f32(float %_48.i), !dbg !159
  %_53.i = trunc i128 %_8 to i64, !dbg !160
  %_52.i = bitcast i64 %_53.i to double, !dbg !161
  %_51.i = tail call i128 @llvm.fptoui.sat.i128.f64(double %_52.i), !dbg !167
  %_46.i = xor i128 %_51.i, %_47.i, !dbg !159
  %_10 = getelementptr inbounds nuw [12 x i128], ptr %out, i64 %i, !dbg !168
  store i128 %_3.i, ptr %_10, align 16, !dbg !174
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !174
  store i128 %_5.i, ptr %_5.sroa.4.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !174
  store i128 %_7.i, ptr %_5.sroa.5.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !174
  store i128 %_15.i, ptr %_5.sroa.6.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !174
  store i128 %._5.i, ptr %_5.sroa.7.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 80, !dbg !174
  store i128 %5, ptr %_5.sroa.8.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 96, !dbg !174
  store i128 %_25.i, ptr %_5.sroa.9.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 112, !dbg !174
  store i128 %_34.i, ptr %_5.sroa.10.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 128, !dbg !174
  store i128 %_38.sroa.0.0.i, ptr %_5.sroa.11.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 144, !dbg !174
  store i128 %_40.sroa.0.0.i, ptr %_5.sroa.12.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 160, !dbg !174
  store i128 %_42.i, ptr %_5.sroa.13.0._10.sroa_idx, align 16, !dbg !174
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 176, !dbg !174
  store i128 %_46.i, ptr %_5.sroa.14.0._10.sroa_idx, align 16, !dbg !174
  ret void, !dbg !175
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @division(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !176 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !177
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !182
  %_12 = mul i32 %_13, %_14, !dbg !179
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !185
  %_11 = add i32 %_12, %_15, !dbg !188
  %i = zext i32 %_11 to i64, !dbg !188
  %_7 = getelementptr inbounds nuw i128, ptr %a, i64 %i, !dbg !189
  %_6 = load i128, ptr %_7, align 16, !dbg !193, !noundef !15
  %_9 = getelementptr inbounds nuw i128, ptr %b, i64 %i, !dbg !194
  %_8 = load i128, ptr %_9, align 16, !dbg !196, !noundef !15
  %0 = icmp eq i128 %_8, 0, !dbg !197
  br i1 %0, label %_RNvNtCsa7pGx82Pc0q_9wide_ints4wide8division.exit, label %bb2.i, !dbg !197

bb2.i:                                            ; preds = %start
  %_3.i = udiv i128 %_6, %_8, !dbg !200
  %cond.i = icmp eq i128 %_8, -1, !dbg !201
  br i1 %cond.i, label %_RNvNtCsa7pGx82Pc0q_9wide_ints4wide8division.exit, label %bb6.i, !dbg !201, !prof !208

bb6.i:                                            ; preds = %bb2.i
  %1 = srem i128 %_6, %_8, !dbg !209
  br label %_RNvNtCsa7pGx82Pc0q_9wide_ints4wide8division.exit, !dbg !210

_RNvNtCsa7pGx82Pc0q_9wide_ints4wide8division.exit: ; preds = %bb2.i, %bb6.i, %start
  %_5.sroa.0.0 = phi i128 [ 0, %start ], [ %_3.i, %bb6.i ], [ %_3.i, %bb2.i ], !dbg !211
  %_5.sroa.5.0 = phi i128 [ 0, %start ], [ %1, %bb6.i ], [ 0, %bb2.i ], !dbg !211
  %_10 = getelementptr inbounds nuw [2 x i128], ptr %out, i64 %i, !dbg !212
  store i128 %_5.sroa.0.0, ptr %_10, align 16, !dbg !215
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !215
  store i128 %_5.sroa.5.0, ptr %_5.sroa.5.0._10.sroa_idx, align 16, !dbg !215
  ret void, !dbg !216
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @multiply_high(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out, i128 noundef %k) unnamed_addr #1 !dbg !217 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !218
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !223
  %_13 = mul i32 %_14, %_15, !dbg !220
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !226
  %_12 = add i32 %_13, %_16, !dbg !229
  %i = zext i32 %_12 to i64, !dbg !229
  %_8 = getelementptr inbounds nuw i64, ptr %a, i64 %i, !dbg !230
  %_7 = load i64, ptr %_8, align 8, !dbg !234, !noundef !15
  %_10 = getelementptr inbounds nuw i64, ptr %b, i64 %i, !dbg !235
  %_9 = load i64, ptr %_10, align 8, !dbg !237, !noundef !15
  %_20 = zext i64 %_7 to i128, !dbg !238
  %_21 = zext i64 %_9 to i128, !dbg !244
  %_19 = mul nuw i128 %_21, %_20, !dbg !246
  %_18 = add i128 %_19, %k, !dbg !249
  %_17 = lshr i128 %_18, 64, !dbg !252
  %_6 = trunc nuw i128 %_17 to i64, !dbg !252
  %_11 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !253
  store i64 %_6, ptr %_11, align 8, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #2

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
declare i128 @llvm.fptoui.sat.i128.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.bswap.i128(i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.bitreverse.i128(i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.ssub.with.overflow.i128(i128, i128) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.sadd.sat.i128(i128, i128) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

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
!10 = distinct !DISubprogram(name: "mix", linkageName: "_RNvNtCsa7pGx82Pc0q_9wide_ints4wide3mix", scope: !12, file: !11, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!11 = !DIFile(filename: "kernels/../shared/wide.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "bb9be3c8556b78e5450e661092e62c16")
!12 = !DINamespace(name: "wide", scope: !13)
!13 = !DINamespace(name: "wide_ints", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 2533, column: 13, scope: !17, inlinedAt: !22)
!17 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12wrapping_mul", scope: !19, file: !18, line: 2532, type: !14, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!18 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!19 = !DINamespace(name: "{impl#10}", scope: !20)
!20 = !DINamespace(name: "num", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = !DILocation(line: 5, column: 15, scope: !10)
!23 = !DILocation(line: 2029, column: 14, scope: !24, inlinedAt: !27)
!24 = distinct !DISubprogram(name: "rotate_left<u128>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftoECsa7pGx82Pc0q_9wide_ints", scope: !26, file: !25, line: 2025, type: !14, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!25 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!26 = !DINamespace(name: "intrinsics", scope: !21)
!27 = distinct !DILocation(line: 386, column: 20, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo11rotate_left", scope: !19, file: !18, line: 385, type: !14, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!29 = !DILocation(line: 5, column: 39, scope: !10)
!30 = !DILocation(line: 6, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !11, line: 5, column: 5)
!32 = !DILocation(line: 6, column: 24, scope: !31)
!33 = !DILocation(line: 7, column: 2, scope: !10)
!34 = distinct !DISubprogram(name: "arithmetic", scope: !13, file: !35, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!35 = !DIFile(filename: "kernels/wide_ints.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "3fc95fc810ad67eab8fd9bed24339c36")
!36 = !DILocation(line: 83, column: 5, scope: !37, inlinedAt: !41)
!37 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !39, file: !38, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!38 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!39 = !DINamespace(name: "nvptx", scope: !40)
!40 = !DINamespace(name: "core_arch", scope: !21)
!41 = !DILocation(line: 11, column: 15, scope: !42, inlinedAt: !45)
!42 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !44, file: !43, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!43 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!44 = !DINamespace(name: "corpus", scope: null)
!45 = !DILocation(line: 12, column: 13, scope: !34)
!46 = !DILocation(line: 62, column: 5, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !39, file: !38, line: 61, type: !14, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!48 = !DILocation(line: 11, column: 39, scope: !42, inlinedAt: !45)
!49 = !DILocation(line: 125, column: 5, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !39, file: !38, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!51 = !DILocation(line: 11, column: 63, scope: !42, inlinedAt: !45)
!52 = !DILocation(line: 11, column: 14, scope: !42, inlinedAt: !45)
!53 = !DILocation(line: 863, column: 18, scope: !54, inlinedAt: !59)
!54 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPo3addCsa7pGx82Pc0q_9wide_ints", scope: !56, file: !55, line: 829, type: !14, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!55 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!56 = !DINamespace(name: "{impl#0}", scope: !57)
!57 = !DINamespace(name: "const_ptr", scope: !58)
!58 = !DINamespace(name: "ptr", scope: !21)
!59 = !DILocation(line: 14, column: 48, scope: !60)
!60 = distinct !DILexicalBlock(scope: !34, file: !35, line: 12, column: 5)
!61 = !DILocation(line: 14, column: 45, scope: !60)
!62 = !DILocation(line: 863, column: 18, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "add<i128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPn3addCsa7pGx82Pc0q_9wide_ints", scope: !56, file: !55, line: 829, type: !14, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!64 = !DILocation(line: 14, column: 59, scope: !60)
!65 = !DILocation(line: 14, column: 56, scope: !60)
!66 = !DILocation(line: 11, column: 9, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "arithmetic", linkageName: "_RNvNtCsa7pGx82Pc0q_9wide_ints4wide10arithmetic", scope: !12, file: !11, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!68 = distinct !DILocation(line: 14, column: 28, scope: !60)
!69 = !DILocation(line: 2457, column: 13, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12wrapping_add", scope: !19, file: !18, line: 2456, type: !14, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!71 = distinct !DILocation(line: 12, column: 11, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 1233, column: 5, scope: !73, inlinedAt: !77)
!73 = distinct !DISubprogram(name: "map_or<u128, i128, wide_ints::wide::arithmetic::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionoE6map_ornNCNvNtCsa7pGx82Pc0q_9wide_ints4wide10arithmetic0EBY_", scope: !75, file: !74, line: 1224, type: !14, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!74 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!75 = !DINamespace(name: "Option", scope: !76)
!76 = !DINamespace(name: "option", scope: !21)
!77 = distinct !DILocation(line: 15, column: 34, scope: !67, inlinedAt: !68)
!78 = !DILocation(line: 3051, column: 26, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo15overflowing_mul", scope: !19, file: !18, line: 3050, type: !14, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!80 = distinct !DILocation(line: 1161, column: 31, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo11checked_mul", scope: !19, file: !18, line: 1160, type: !14, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!82 = distinct !DILocation(line: 19, column: 11, scope: !67, inlinedAt: !68)
!83 = !DILocation(line: 457, column: 8, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !26, file: !25, line: 456, type: !14, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!85 = distinct !DILocation(line: 1162, column: 16, scope: !86, inlinedAt: !82)
!86 = distinct !DILexicalBlock(scope: !81, file: !18, line: 1161, column: 13)
!87 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!88 = !DILocation(line: 2711, column: 26, scope: !89, inlinedAt: !92)
!89 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn15overflowing_mul", scope: !91, file: !90, line: 2710, type: !14, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!90 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!91 = !DINamespace(name: "{impl#4}", scope: !20)
!92 = distinct !DILocation(line: 804, column: 31, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn11checked_mul", scope: !91, file: !90, line: 803, type: !14, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!94 = distinct !DILocation(line: 20, column: 21, scope: !67, inlinedAt: !68)
!95 = !DILocation(line: 457, column: 8, scope: !84, inlinedAt: !96)
!96 = distinct !DILocation(line: 805, column: 16, scope: !97, inlinedAt: !94)
!97 = distinct !DILexicalBlock(scope: !93, file: !90, line: 804, column: 13)
!98 = !DILocation(line: 2605, column: 26, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn15overflowing_sub", scope: !91, file: !90, line: 2604, type: !14, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!100 = distinct !DILocation(line: 664, column: 31, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn11checked_sub", scope: !91, file: !90, line: 663, type: !14, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!102 = distinct !DILocation(line: 21, column: 21, scope: !67, inlinedAt: !68)
!103 = !DILocation(line: 457, column: 8, scope: !84, inlinedAt: !104)
!104 = distinct !DILocation(line: 665, column: 16, scope: !105, inlinedAt: !102)
!105 = distinct !DILexicalBlock(scope: !101, file: !90, line: 664, column: 13)
!106 = !DILocation(line: 560, column: 13, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo10swap_bytes", scope: !19, file: !18, line: 559, type: !14, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!108 = distinct !DILocation(line: 18, column: 11, scope: !67, inlinedAt: !68)
!109 = !DILocation(line: 615, column: 13, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12reverse_bits", scope: !19, file: !18, line: 614, type: !14, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!111 = distinct !DILocation(line: 368, column: 34, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn12reverse_bits", scope: !91, file: !90, line: 367, type: !14, scopeLine: 367, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!113 = distinct !DILocation(line: 18, column: 36, scope: !67, inlinedAt: !68)
!114 = !DILocation(line: 18, column: 9, scope: !67, inlinedAt: !68)
!115 = !DILocation(line: 17, column: 9, scope: !67, inlinedAt: !68)
!116 = !DILocation(line: 17, column: 30, scope: !67, inlinedAt: !68)
!117 = !DILocation(line: 17, column: 51, scope: !67, inlinedAt: !68)
!118 = !DILocation(line: 1937, column: 13, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn14saturating_sub", scope: !91, file: !90, line: 1936, type: !14, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!120 = distinct !DILocation(line: 16, column: 11, scope: !67, inlinedAt: !68)
!121 = !DILocation(line: 14, column: 20, scope: !67, inlinedAt: !68)
!122 = !DILocation(line: 61, column: 17, scope: !123, inlinedAt: !128)
!123 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core7convert3numnINtB7_4FrombE4from", scope: !125, file: !124, line: 60, type: !14, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!124 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!125 = !DINamespace(name: "{impl#62}", scope: !126)
!126 = !DINamespace(name: "num", scope: !127)
!127 = !DINamespace(name: "convert", scope: !21)
!128 = distinct !DILocation(line: 14, column: 9, scope: !67, inlinedAt: !68)
!129 = !DILocation(line: 14, column: 48, scope: !67, inlinedAt: !68)
!130 = !DILocation(line: 14, column: 37, scope: !67, inlinedAt: !68)
!131 = !DILocation(line: 14, column: 9, scope: !67, inlinedAt: !68)
!132 = !DILocation(line: 178, column: 20, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo14trailing_zeros", scope: !19, file: !18, line: 177, type: !14, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!134 = distinct !DILocation(line: 13, column: 42, scope: !67, inlinedAt: !68)
!135 = !DILocation(line: 13, column: 40, scope: !67, inlinedAt: !68)
!136 = !DILocation(line: 154, column: 20, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo13leading_zeros", scope: !19, file: !18, line: 153, type: !14, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!138 = distinct !DILocation(line: 13, column: 22, scope: !67, inlinedAt: !68)
!139 = !DILocation(line: 13, column: 20, scope: !67, inlinedAt: !68)
!140 = !DILocation(line: 85, column: 20, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo10count_ones", scope: !19, file: !18, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!142 = distinct !DILocation(line: 13, column: 69, scope: !67, inlinedAt: !68)
!143 = !DILocation(line: 13, column: 67, scope: !67, inlinedAt: !68)
!144 = !DILocation(line: 82, column: 17, scope: !145, inlinedAt: !147)
!145 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1u_NtNtCs2TNzTbj2aEP_4core7convert3numnINtB8_4FrommE4from", scope: !146, file: !124, line: 79, type: !14, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!146 = !DINamespace(name: "{impl#94}", scope: !126)
!147 = distinct !DILocation(line: 13, column: 9, scope: !67, inlinedAt: !68)
!148 = !DILocation(line: 1895, column: 13, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn14saturating_add", scope: !91, file: !90, line: 1894, type: !14, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!150 = distinct !DILocation(line: 21, column: 64, scope: !67, inlinedAt: !68)
!151 = !DILocation(line: 21, column: 9, scope: !67, inlinedAt: !68)
!152 = !DILocation(line: 22, column: 25, scope: !67, inlinedAt: !68)
!153 = !DILocation(line: 1230, column: 18, scope: !154, inlinedAt: !158)
!154 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f9from_bits", scope: !156, file: !155, line: 1227, type: !14, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!155 = !DIFile(filename: "src/num/f32.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "29440f68993654c140e7292370c39f5c")
!156 = !DINamespace(name: "{impl#0}", scope: !157)
!157 = !DINamespace(name: "f32", scope: !21)
!158 = distinct !DILocation(line: 22, column: 10, scope: !67, inlinedAt: !68)
!159 = !DILocation(line: 22, column: 9, scope: !67, inlinedAt: !68)
!160 = !DILocation(line: 22, column: 62, scope: !67, inlinedAt: !68)
!161 = !DILocation(line: 1228, column: 18, scope: !162, inlinedAt: !166)
!162 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d9from_bits", scope: !164, file: !163, line: 1225, type: !14, scopeLine: 1225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!163 = !DIFile(filename: "src/num/f64.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "cbb76cb498122bc6efb17630e39a4d29")
!164 = !DINamespace(name: "{impl#0}", scope: !165)
!165 = !DINamespace(name: "f64", scope: !21)
!166 = distinct !DILocation(line: 22, column: 47, scope: !67, inlinedAt: !68)
!167 = !DILocation(line: 22, column: 47, scope: !67, inlinedAt: !68)
!168 = !DILocation(line: 961, column: 18, scope: !169, inlinedAt: !173)
!169 = distinct !DISubprogram(name: "add<[i128; 12]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAnjc_3addCsa7pGx82Pc0q_9wide_ints", scope: !171, file: !170, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!170 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!171 = !DINamespace(name: "{impl#0}", scope: !172)
!172 = !DINamespace(name: "mut_ptr", scope: !58)
!173 = !DILocation(line: 14, column: 19, scope: !60)
!174 = !DILocation(line: 14, column: 14, scope: !60)
!175 = !DILocation(line: 15, column: 2, scope: !34)
!176 = distinct !DISubprogram(name: "division", scope: !13, file: !35, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!177 = !DILocation(line: 83, column: 5, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !39, file: !38, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!179 = !DILocation(line: 11, column: 15, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !44, file: !43, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!181 = !DILocation(line: 19, column: 13, scope: !176)
!182 = !DILocation(line: 62, column: 5, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !39, file: !38, line: 61, type: !14, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!184 = !DILocation(line: 11, column: 39, scope: !180, inlinedAt: !181)
!185 = !DILocation(line: 125, column: 5, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !39, file: !38, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!187 = !DILocation(line: 11, column: 63, scope: !180, inlinedAt: !181)
!188 = !DILocation(line: 11, column: 14, scope: !180, inlinedAt: !181)
!189 = !DILocation(line: 863, column: 18, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPo3addCsa7pGx82Pc0q_9wide_ints", scope: !56, file: !55, line: 829, type: !14, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!191 = !DILocation(line: 21, column: 46, scope: !192)
!192 = distinct !DILexicalBlock(scope: !176, file: !35, line: 19, column: 5)
!193 = !DILocation(line: 21, column: 43, scope: !192)
!194 = !DILocation(line: 863, column: 18, scope: !190, inlinedAt: !195)
!195 = !DILocation(line: 21, column: 57, scope: !192)
!196 = !DILocation(line: 21, column: 54, scope: !192)
!197 = !DILocation(line: 27, column: 8, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "division", linkageName: "_RNvNtCsa7pGx82Pc0q_9wide_ints4wide8division", scope: !12, file: !11, line: 26, type: !14, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!199 = distinct !DILocation(line: 21, column: 28, scope: !192)
!200 = !DILocation(line: 27, column: 34, scope: !198, inlinedAt: !199)
!201 = !DILocation(line: 457, column: 8, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !26, file: !25, line: 456, type: !14, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!203 = distinct !DILocation(line: 2893, column: 16, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "overflowing_rem", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn15overflowing_rem", scope: !91, file: !90, line: 2892, type: !14, scopeLine: 2892, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!205 = distinct !DILocation(line: 2251, column: 18, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "wrapping_rem", linkageName: "_RNvMs2_NtCs2TNzTbj2aEP_4core3numn12wrapping_rem", scope: !91, file: !90, line: 2250, type: !14, scopeLine: 2250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!207 = distinct !DILocation(line: 27, column: 53, scope: !198, inlinedAt: !199)
!208 = !{!"branch_weights", i32 2, i32 2000}
!209 = !DILocation(line: 2896, column: 18, scope: !204, inlinedAt: !205)
!210 = !DILocation(line: 2893, column: 13, scope: !204, inlinedAt: !205)
!211 = !DILocation(line: 27, scope: !198, inlinedAt: !199)
!212 = !DILocation(line: 961, column: 18, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "add<[u128; 2]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAoj2_3addCsa7pGx82Pc0q_9wide_ints", scope: !171, file: !170, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!214 = !DILocation(line: 21, column: 19, scope: !192)
!215 = !DILocation(line: 21, column: 14, scope: !192)
!216 = !DILocation(line: 22, column: 2, scope: !176)
!217 = distinct !DISubprogram(name: "multiply_high", scope: !13, file: !35, line: 25, type: !14, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!218 = !DILocation(line: 83, column: 5, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !39, file: !38, line: 82, type: !14, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!220 = !DILocation(line: 11, column: 15, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !44, file: !43, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!222 = !DILocation(line: 26, column: 13, scope: !217)
!223 = !DILocation(line: 62, column: 5, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !39, file: !38, line: 61, type: !14, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!225 = !DILocation(line: 11, column: 39, scope: !221, inlinedAt: !222)
!226 = !DILocation(line: 125, column: 5, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !39, file: !38, line: 124, type: !14, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!228 = !DILocation(line: 11, column: 63, scope: !221, inlinedAt: !222)
!229 = !DILocation(line: 11, column: 14, scope: !221, inlinedAt: !222)
!230 = !DILocation(line: 863, column: 18, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCsa7pGx82Pc0q_9wide_ints", scope: !56, file: !55, line: 829, type: !14, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!232 = !DILocation(line: 28, column: 51, scope: !233)
!233 = distinct !DILexicalBlock(scope: !217, file: !35, line: 26, column: 5)
!234 = !DILocation(line: 28, column: 48, scope: !233)
!235 = !DILocation(line: 863, column: 18, scope: !231, inlinedAt: !236)
!236 = !DILocation(line: 28, column: 62, scope: !233)
!237 = !DILocation(line: 28, column: 59, scope: !233)
!238 = !DILocation(line: 82, column: 17, scope: !239, inlinedAt: !241)
!239 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1a_NtNtCs2TNzTbj2aEP_4core7convert3numoINtB8_4FromyE4from", scope: !240, file: !124, line: 79, type: !14, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!240 = !DINamespace(name: "{impl#74}", scope: !126)
!241 = !DILocation(line: 31, column: 6, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "multiply_high", linkageName: "_RNvNtCsa7pGx82Pc0q_9wide_ints4wide13multiply_high", scope: !12, file: !11, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!243 = !DILocation(line: 28, column: 28, scope: !233)
!244 = !DILocation(line: 82, column: 17, scope: !239, inlinedAt: !245)
!245 = !DILocation(line: 31, column: 33, scope: !242, inlinedAt: !243)
!246 = !DILocation(line: 2533, column: 13, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12wrapping_mul", scope: !19, file: !18, line: 2532, type: !14, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!248 = !DILocation(line: 31, column: 20, scope: !242, inlinedAt: !243)
!249 = !DILocation(line: 2457, column: 13, scope: !250, inlinedAt: !251)
!250 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCs2TNzTbj2aEP_4core3numo12wrapping_add", scope: !19, file: !18, line: 2456, type: !14, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!251 = !DILocation(line: 31, column: 48, scope: !242, inlinedAt: !243)
!252 = !DILocation(line: 31, column: 5, scope: !242, inlinedAt: !243)
!253 = !DILocation(line: 961, column: 18, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCsa7pGx82Pc0q_9wide_ints", scope: !171, file: !170, line: 927, type: !14, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!255 = !DILocation(line: 28, column: 19, scope: !233)
!256 = !DILocation(line: 28, column: 14, scope: !233)
!257 = !DILocation(line: 29, column: 2, scope: !217)
