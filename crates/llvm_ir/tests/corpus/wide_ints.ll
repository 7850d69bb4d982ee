; ModuleID = 'wide_ints.3c51b51f57df1bd0-cgu.0'
source_filename = "wide_ints.3c51b51f57df1bd0-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; wide_ints::wide::mix
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i128 @_RNvNtCs5b4O0GGIIpg_9wide_ints4wide3mix(i128 noundef %a, i128 noundef %b) unnamed_addr #0 !dbg !10 {
start:
  %_4 = mul i128 %b, %a, !dbg !16
  %_0.i = tail call noundef i128 @llvm.fshl.i128(i128 %_4, i128 %_4, i128 13), !dbg !23
  %_7 = lshr i128 %_0.i, 7, !dbg !30
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
  %_3.i = tail call fastcc noundef i128 @_RNvNtCs5b4O0GGIIpg_9wide_ints4wide3mix(i128 noundef %_6, i128 noundef %_8) #4, !dbg !66
  %_5.i = add i128 %_8, %_6, !dbg !69
  %_22.sroa.0.0.i = tail call i128 @llvm.uadd.sat.i128(i128 %_6, i128 %_8), !dbg !72
  %0 = tail call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_6, i128 %_8), !dbg !78
  %_64.0.i = extractvalue { i128, i1 } %0, 0, !dbg !78
  %_64.1.i = extractvalue { i128, i1 } %0, 1, !dbg !78
  %_38.sroa.0.0.i = select i1 %_64.1.i, i128 -3, i128 %_64.0.i, !dbg !83
  %1 = tail call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %_6, i128 %_8), !dbg !86
  %_71.1.i = extractvalue { i128, i1 } %1, 1, !dbg !86
  %_40.sroa.0.0.i = select i1 %_71.1.i, i128 -4, i128 %_64.0.i, !dbg !93
  %2 = tail call { i128, i1 } @llvm.ssub.with.overflow.i128(i128 %_6, i128 %_8), !dbg !96
  %_77.0.i = extractvalue { i128, i1 } %2, 0, !dbg !96
  %_77.1.i = extractvalue { i128, i1 } %2, 1, !dbg !96
  %_43.sroa.0.0.i = select i1 %_77.1.i, i128 -5, i128 %_77.0.i, !dbg !101
  %_36.i = tail call i128 @llvm.bswap.i128(i128 %_6), !dbg !103
  %_61.i = tail call i128 @llvm.bitreverse.i128(i128 %_8), !dbg !106
  %_34.i = xor i128 %_61.i, %_36.i, !dbg !111
  %_28.i = uitofp i128 %_6 to double, !dbg !112
  %_27.i = tail call i128 @llvm.fptosi.sat.i128.f64(double %_28.i), !dbg !112
  %_30.i = sitofp i128 %_8 to float, !dbg !113
  %_29.i = tail call i128 @llvm.fptosi.sat.i128.f32(float %_30.i), !dbg !113
  %_26.i = xor i128 %_29.i, %_27.i, !dbg !112
  %_33.i = sitofp i128 %_8 to double, !dbg !114
  %_32.i = tail call i128 @llvm.fptoui.sat.i128.f64(double %_33.i), !dbg !114
  %_25.i = xor i128 %_26.i, %_32.i, !dbg !112
  %_24.i = tail call i128 @llvm.ssub.sat.i128(i128 %_8, i128 %_6), !dbg !115
  %_17.i = icmp ugt i128 %_6, %_8, !dbg !118
  %_16.i = zext i1 %_17.i to i128, !dbg !119
  %_20.i = icmp slt i128 %_6, %_8, !dbg !126
  %_18.neg.i = select i1 %_20.i, i128 -2, i128 0, !dbg !127
  %_15.i = or disjoint i128 %_18.neg.i, %_16.i, !dbg !128
  %3 = tail call range(i128 0, 129) i128 @llvm.cttz.i128(i128 %_6, i1 false), !dbg !129
  %_12.i = trunc nuw nsw i128 %3 to i32, !dbg !129
  %_11.i = mul nuw nsw i32 %_12.i, 200, !dbg !132
  %4 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %_6, i1 false), !dbg !133
  %_10.i = trunc nuw nsw i128 %4 to i32, !dbg !133
  %_9.i = add nuw nsw i32 %_11.i, %_10.i, !dbg !136
  %5 = tail call range(i128 0, 129) i128 @llvm.ctpop.i128(i128 %_6), !dbg !137
  %_14.i = trunc nuw nsw i128 %5 to i32, !dbg !137
  %_13.i = mul nuw nsw i32 %_14.i, 40000, !dbg !140
  %_8.i = add nuw nsw i32 %_9.i, %_13.i, !dbg !136
  %_7.i = zext nneg i32 %_8.i to i128, !dbg !141
  %_45.i = tail call i128 @llvm.sadd.sat.i128(i128 %_6, i128 %_8), !dbg !145
  %_42.i = xor i128 %_43.sroa.0.0.i, %_45.i, !dbg !148
  %_49.i = trunc i128 %_6 to i32, !dbg !149
  %_48.i = bitcast i32 %_49.i to float, !dbg !150
  %_47.i = tail call i128 @llvm.fptosi.sat.i128.f32(float %_48.i), !dbg !156
  %_53.i = trunc i128 %_8 to i64, !dbg !157
  %_52.i = bitcast i64 %_53.i to double, !dbg !158
  %_51.i = tail call i128 @llvm.fptoui.sat.i128.f64(double %_52.i), !dbg !164
  %_46.i = xor i128 %_51.i, %_47.i, !dbg !156
  %_10 = getelementptr inbounds nuw [12 x i128], ptr %out, i64 %i, !dbg !165
  store i128 %_3.i, ptr %_10, align 16, !dbg !171
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !171
  store i128 %_5.i, ptr %_5.sroa.4.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !171
  store i128 %_7.i, ptr %_5.sroa.5.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !171
  store i128 %_15.i, ptr %_5.sroa.6.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !171
  store i128 %_22.sroa.0.0.i, ptr %_5.sroa.7.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 80, !dbg !171
  store i128 %_24.i, ptr %_5.sroa.8.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 96, !dbg !171
  store i128 %_25.i, ptr %_5.sroa.9.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 112, !dbg !171
  store i128 %_34.i, ptr %_5.sroa.10.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 128, !dbg !171
  store i128 %_38.sroa.0.0.i, ptr %_5.sroa.11.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 144, !dbg !171
  store i128 %_40.sroa.0.0.i, ptr %_5.sroa.12.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 160, !dbg !171
  store i128 %_42.i, ptr %_5.sroa.13.0._10.sroa_idx, align 16, !dbg !171
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 176, !dbg !171
  store i128 %_46.i, ptr %_5.sroa.14.0._10.sroa_idx, align 16, !dbg !171
  ret void, !dbg !172
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @division(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !173 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !179
  %_12 = mul i32 %_13, %_14, !dbg !176
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !182
  %_11 = add i32 %_12, %_15, !dbg !185
  %i = zext i32 %_11 to i64, !dbg !185
  %_7 = getelementptr inbounds nuw i128, ptr %a, i64 %i, !dbg !186
  %_6 = load i128, ptr %_7, align 16, !dbg !190, !noundef !15
  %_9 = getelementptr inbounds nuw i128, ptr %b, i64 %i, !dbg !191
  %_8 = load i128, ptr %_9, align 16, !dbg !193, !noundef !15
  %0 = icmp eq i128 %_8, 0, !dbg !194
  br i1 %0, label %_RNvNtCs5b4O0GGIIpg_9wide_ints4wide8division.exit, label %bb2.i, !dbg !194

bb2.i:                                            ; preds = %start
  %_3.i = udiv i128 %_6, %_8, !dbg !197
  %_4.i.i = icmp eq i128 %_8, -1, !dbg !198
  br i1 %_4.i.i, label %_RNvNtCs5b4O0GGIIpg_9wide_ints4wide8division.exit, label %bb4.i.i, !dbg !203

bb4.i.i:                                          ; preds = %bb2.i
  %_6.i.i = srem i128 %_6, %_8, !dbg !204
  br label %_RNvNtCs5b4O0GGIIpg_9wide_ints4wide8division.exit, !dbg !205

_RNvNtCs5b4O0GGIIpg_9wide_ints4wide8division.exit: ; preds = %bb2.i, %bb4.i.i, %start
  %_5.sroa.0.0 = phi i128 [ 0, %start ], [ %_3.i, %bb4.i.i ], [ %_3.i, %bb2.i ], !dbg !206
  %_5.sroa.5.0 = phi i128 [ 0, %start ], [ %_6.i.i, %bb4.i.i ], [ 0, %bb2.i ], !dbg !206
  %_10 = getelementptr inbounds nuw [2 x i128], ptr %out, i64 %i, !dbg !207
  store i128 %_5.sroa.0.0, ptr %_10, align 16, !dbg !210
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !210
  store i128 %_5.sroa.5.0, ptr %_5.sroa.5.0._10.sroa_idx, align 16, !dbg !210
  ret void, !dbg !211
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @multiply_high(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out, i128 noundef %k) unnamed_addr #1 !dbg !212 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !213
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !218
  %_13 = mul i32 %_14, %_15, !dbg !215
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !221
  %_12 = add i32 %_13, %_16, !dbg !224
  %i = zext i32 %_12 to i64, !dbg !224
  %_8 = getelementptr inbounds nuw i64, ptr %a, i64 %i, !dbg !225
  %_7 = load i64, ptr %_8, align 8, !dbg !229, !noundef !15
  %_10 = getelementptr inbounds nuw i64, ptr %b, i64 %i, !dbg !230
  %_9 = load i64, ptr %_10, align 8, !dbg !232, !noundef !15
  %_20 = zext i64 %_7 to i128, !dbg !233
  %_21 = zext i64 %_9 to i128, !dbg !239
  %_19 = mul nuw i128 %_21, %_20, !dbg !241
  %_18 = add i128 %_19, %k, !dbg !244
  %_17 = lshr i128 %_18, 64, !dbg !247
  %_6 = trunc nuw i128 %_17 to i64, !dbg !247
  %_11 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !248
  store i64 %_6, ptr %_11, align 8, !dbg !251
  ret void, !dbg !252
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.uadd.sat.i128(i128, i128) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/wide_ints.rs/@/wide_ints.3c51b51f57df1bd0-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "mix", linkageName: "_RNvNtCs5b4O0GGIIpg_9wide_ints4wide3mix", scope: !12, file: !11, line: 4, type: !14, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!11 = !DIFile(filename: "kernels/../shared/wide.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "bb9be3c8556b78e5450e661092e62c16")
!12 = !DINamespace(name: "wide", scope: !13)
!13 = !DINamespace(name: "wide_ints", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 2688, column: 13, scope: !17, inlinedAt: !22)
!17 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo12wrapping_mul", scope: !19, file: !18, line: 2687, type: !14, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!18 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!19 = !DINamespace(name: "{impl#10}", scope: !20)
!20 = !DINamespace(name: "num", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = !DILocation(line: 5, column: 15, scope: !10)
!23 = !DILocation(line: 2037, column: 14, scope: !24, inlinedAt: !27)
!24 = distinct !DISubprogram(name: "rotate_left<u128>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_leftoECs5b4O0GGIIpg_9wide_ints", scope: !26, file: !25, line: 2033, type: !14, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!25 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e82dfee9e66af24bdaba3dd46fe5959")
!26 = !DINamespace(name: "intrinsics", scope: !21)
!27 = distinct !DILocation(line: 475, column: 20, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo11rotate_left", scope: !19, file: !18, line: 474, type: !14, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!29 = !DILocation(line: 5, column: 39, scope: !10)
!30 = !DILocation(line: 6, column: 5, scope: !31)
!31 = distinct !DILexicalBlock(scope: !10, file: !11, line: 5, column: 5)
!32 = !DILocation(line: 6, column: 24, scope: !31)
!33 = !DILocation(line: 7, column: 2, scope: !10)
!34 = distinct !DISubprogram(name: "arithmetic", scope: !13, file: !35, line: 11, type: !14, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!35 = !DIFile(filename: "kernels/wide_ints.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "3fc95fc810ad67eab8fd9bed24339c36")
!36 = !DILocation(line: 85, column: 5, scope: !37, inlinedAt: !41)
!37 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !39, file: !38, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!38 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!39 = !DINamespace(name: "nvptx", scope: !40)
!40 = !DINamespace(name: "core_arch", scope: !21)
!41 = !DILocation(line: 11, column: 15, scope: !42, inlinedAt: !45)
!42 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !44, file: !43, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!43 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!44 = !DINamespace(name: "corpus", scope: null)
!45 = !DILocation(line: 12, column: 13, scope: !34)
!46 = !DILocation(line: 64, column: 5, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !39, file: !38, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!48 = !DILocation(line: 11, column: 39, scope: !42, inlinedAt: !45)
!49 = !DILocation(line: 127, column: 5, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !39, file: !38, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!51 = !DILocation(line: 11, column: 63, scope: !42, inlinedAt: !45)
!52 = !DILocation(line: 11, column: 14, scope: !42, inlinedAt: !45)
!53 = !DILocation(line: 872, column: 18, scope: !54, inlinedAt: !59)
!54 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPo3addCs5b4O0GGIIpg_9wide_ints", scope: !56, file: !55, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!55 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!56 = !DINamespace(name: "{impl#0}", scope: !57)
!57 = !DINamespace(name: "const_ptr", scope: !58)
!58 = !DINamespace(name: "ptr", scope: !21)
!59 = !DILocation(line: 14, column: 48, scope: !60)
!60 = distinct !DILexicalBlock(scope: !34, file: !35, line: 12, column: 5)
!61 = !DILocation(line: 14, column: 45, scope: !60)
!62 = !DILocation(line: 872, column: 18, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "add<i128>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPn3addCs5b4O0GGIIpg_9wide_ints", scope: !56, file: !55, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!64 = !DILocation(line: 14, column: 59, scope: !60)
!65 = !DILocation(line: 14, column: 56, scope: !60)
!66 = !DILocation(line: 11, column: 9, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "arithmetic", linkageName: "_RNvNtCs5b4O0GGIIpg_9wide_ints4wide10arithmetic", scope: !12, file: !11, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!68 = distinct !DILocation(line: 14, column: 28, scope: !60)
!69 = !DILocation(line: 2612, column: 13, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo12wrapping_add", scope: !19, file: !18, line: 2611, type: !14, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!71 = distinct !DILocation(line: 12, column: 11, scope: !67, inlinedAt: !68)
!72 = !DILocation(line: 1227, column: 9, scope: !73, inlinedAt: !77)
!73 = distinct !DISubprogram(name: "map_or<u128, i128, wide_ints::wide::arithmetic::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionoE6map_ornNCNvNtCs5b4O0GGIIpg_9wide_ints4wide10arithmetic0EBY_", scope: !75, file: !74, line: 1222, type: !14, scopeLine: 1222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!74 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "449cc8c84fe08ecd2cb99614118648ca")
!75 = !DINamespace(name: "Option", scope: !76)
!76 = !DINamespace(name: "option", scope: !21)
!77 = distinct !DILocation(line: 15, column: 34, scope: !67, inlinedAt: !68)
!78 = !DILocation(line: 3172, column: 26, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo15overflowing_mul", scope: !19, file: !18, line: 3171, type: !14, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!80 = distinct !DILocation(line: 1290, column: 31, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo11checked_mul", scope: !19, file: !18, line: 1289, type: !14, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!82 = distinct !DILocation(line: 19, column: 11, scope: !67, inlinedAt: !68)
!83 = !DILocation(line: 1227, column: 9, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "map_or<u128, i128, wide_ints::wide::arithmetic::{closure_env#1}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionoE6map_ornNCNvNtCs5b4O0GGIIpg_9wide_ints4wide10arithmetics_0EBY_", scope: !75, file: !74, line: 1222, type: !14, scopeLine: 1222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!85 = distinct !DILocation(line: 19, column: 34, scope: !67, inlinedAt: !68)
!86 = !DILocation(line: 2765, column: 26, scope: !87, inlinedAt: !90)
!87 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn15overflowing_mul", scope: !89, file: !88, line: 2764, type: !14, scopeLine: 2764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!88 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a9d766e90465f481ce3cfcb304986982")
!89 = !DINamespace(name: "{impl#4}", scope: !20)
!90 = distinct !DILocation(line: 875, column: 31, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn11checked_mul", scope: !89, file: !88, line: 874, type: !14, scopeLine: 874, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!92 = distinct !DILocation(line: 20, column: 21, scope: !67, inlinedAt: !68)
!93 = !DILocation(line: 1040, column: 9, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "unwrap_or<i128>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionnE9unwrap_orCs5b4O0GGIIpg_9wide_ints", scope: !75, file: !74, line: 1036, type: !14, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!95 = distinct !DILocation(line: 20, column: 36, scope: !67, inlinedAt: !68)
!96 = !DILocation(line: 2659, column: 26, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn15overflowing_sub", scope: !89, file: !88, line: 2658, type: !14, scopeLine: 2658, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!98 = distinct !DILocation(line: 735, column: 31, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn11checked_sub", scope: !89, file: !88, line: 734, type: !14, scopeLine: 734, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!100 = distinct !DILocation(line: 21, column: 21, scope: !67, inlinedAt: !68)
!101 = !DILocation(line: 1040, column: 9, scope: !94, inlinedAt: !102)
!102 = distinct !DILocation(line: 21, column: 36, scope: !67, inlinedAt: !68)
!103 = !DILocation(line: 703, column: 13, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo10swap_bytes", scope: !19, file: !18, line: 702, type: !14, scopeLine: 702, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!105 = distinct !DILocation(line: 18, column: 11, scope: !67, inlinedAt: !68)
!106 = !DILocation(line: 760, column: 13, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo12reverse_bits", scope: !19, file: !18, line: 759, type: !14, scopeLine: 759, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!108 = distinct !DILocation(line: 455, column: 34, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn12reverse_bits", scope: !89, file: !88, line: 454, type: !14, scopeLine: 454, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!110 = distinct !DILocation(line: 18, column: 36, scope: !67, inlinedAt: !68)
!111 = !DILocation(line: 18, column: 9, scope: !67, inlinedAt: !68)
!112 = !DILocation(line: 17, column: 9, scope: !67, inlinedAt: !68)
!113 = !DILocation(line: 17, column: 30, scope: !67, inlinedAt: !68)
!114 = !DILocation(line: 17, column: 51, scope: !67, inlinedAt: !68)
!115 = !DILocation(line: 2025, column: 13, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn14saturating_sub", scope: !89, file: !88, line: 2024, type: !14, scopeLine: 2024, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!117 = distinct !DILocation(line: 16, column: 11, scope: !67, inlinedAt: !68)
!118 = !DILocation(line: 14, column: 20, scope: !67, inlinedAt: !68)
!119 = !DILocation(line: 51, column: 17, scope: !120, inlinedAt: !125)
!120 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsU_NtNtCslnt1oJOvDdB_4core7convert3numnINtB7_4FrombE4from", scope: !122, file: !121, line: 50, type: !14, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!121 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!122 = !DINamespace(name: "{impl#58}", scope: !123)
!123 = !DINamespace(name: "num", scope: !124)
!124 = !DINamespace(name: "convert", scope: !21)
!125 = distinct !DILocation(line: 14, column: 9, scope: !67, inlinedAt: !68)
!126 = !DILocation(line: 14, column: 48, scope: !67, inlinedAt: !68)
!127 = !DILocation(line: 14, column: 37, scope: !67, inlinedAt: !68)
!128 = !DILocation(line: 14, column: 9, scope: !67, inlinedAt: !68)
!129 = !DILocation(line: 178, column: 20, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo14trailing_zeros", scope: !19, file: !18, line: 177, type: !14, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!131 = distinct !DILocation(line: 13, column: 42, scope: !67, inlinedAt: !68)
!132 = !DILocation(line: 13, column: 40, scope: !67, inlinedAt: !68)
!133 = !DILocation(line: 154, column: 20, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo13leading_zeros", scope: !19, file: !18, line: 153, type: !14, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!135 = distinct !DILocation(line: 13, column: 22, scope: !67, inlinedAt: !68)
!136 = !DILocation(line: 13, column: 20, scope: !67, inlinedAt: !68)
!137 = !DILocation(line: 85, column: 20, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo10count_ones", scope: !19, file: !18, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!139 = distinct !DILocation(line: 13, column: 69, scope: !67, inlinedAt: !68)
!140 = !DILocation(line: 13, column: 67, scope: !67, inlinedAt: !68)
!141 = !DILocation(line: 72, column: 17, scope: !142, inlinedAt: !144)
!142 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1q_NtNtCslnt1oJOvDdB_4core7convert3numnINtB8_4FrommE4from", scope: !143, file: !121, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!143 = !DINamespace(name: "{impl#90}", scope: !123)
!144 = distinct !DILocation(line: 13, column: 9, scope: !67, inlinedAt: !68)
!145 = !DILocation(line: 1983, column: 13, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn14saturating_add", scope: !89, file: !88, line: 1982, type: !14, scopeLine: 1982, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!147 = distinct !DILocation(line: 21, column: 64, scope: !67, inlinedAt: !68)
!148 = !DILocation(line: 21, column: 9, scope: !67, inlinedAt: !68)
!149 = !DILocation(line: 22, column: 25, scope: !67, inlinedAt: !68)
!150 = !DILocation(line: 1292, column: 18, scope: !151, inlinedAt: !155)
!151 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f9from_bits", scope: !153, file: !152, line: 1289, type: !14, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!152 = !DIFile(filename: "src/num/f32.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c4668bae588178f5d3e26d0f0e6e160b")
!153 = !DINamespace(name: "{impl#0}", scope: !154)
!154 = !DINamespace(name: "f32", scope: !21)
!155 = distinct !DILocation(line: 22, column: 10, scope: !67, inlinedAt: !68)
!156 = !DILocation(line: 22, column: 9, scope: !67, inlinedAt: !68)
!157 = !DILocation(line: 22, column: 62, scope: !67, inlinedAt: !68)
!158 = !DILocation(line: 1272, column: 18, scope: !159, inlinedAt: !163)
!159 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d9from_bits", scope: !161, file: !160, line: 1269, type: !14, scopeLine: 1269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!160 = !DIFile(filename: "src/num/f64.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e04272183a4f902c6151754b9a0db332")
!161 = !DINamespace(name: "{impl#0}", scope: !162)
!162 = !DINamespace(name: "f64", scope: !21)
!163 = distinct !DILocation(line: 22, column: 47, scope: !67, inlinedAt: !68)
!164 = !DILocation(line: 22, column: 47, scope: !67, inlinedAt: !68)
!165 = !DILocation(line: 970, column: 18, scope: !166, inlinedAt: !170)
!166 = distinct !DISubprogram(name: "add<[i128; 12]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAnjc_3addCs5b4O0GGIIpg_9wide_ints", scope: !168, file: !167, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!167 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!168 = !DINamespace(name: "{impl#0}", scope: !169)
!169 = !DINamespace(name: "mut_ptr", scope: !58)
!170 = !DILocation(line: 14, column: 19, scope: !60)
!171 = !DILocation(line: 14, column: 14, scope: !60)
!172 = !DILocation(line: 15, column: 2, scope: !34)
!173 = distinct !DISubprogram(name: "division", scope: !13, file: !35, line: 18, type: !14, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!174 = !DILocation(line: 85, column: 5, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !39, file: !38, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!176 = !DILocation(line: 11, column: 15, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !44, file: !43, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!178 = !DILocation(line: 19, column: 13, scope: !173)
!179 = !DILocation(line: 64, column: 5, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !39, file: !38, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!181 = !DILocation(line: 11, column: 39, scope: !177, inlinedAt: !178)
!182 = !DILocation(line: 127, column: 5, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !39, file: !38, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!184 = !DILocation(line: 11, column: 63, scope: !177, inlinedAt: !178)
!185 = !DILocation(line: 11, column: 14, scope: !177, inlinedAt: !178)
!186 = !DILocation(line: 872, column: 18, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "add<u128>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPo3addCs5b4O0GGIIpg_9wide_ints", scope: !56, file: !55, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!188 = !DILocation(line: 21, column: 46, scope: !189)
!189 = distinct !DILexicalBlock(scope: !173, file: !35, line: 19, column: 5)
!190 = !DILocation(line: 21, column: 43, scope: !189)
!191 = !DILocation(line: 872, column: 18, scope: !187, inlinedAt: !192)
!192 = !DILocation(line: 21, column: 57, scope: !189)
!193 = !DILocation(line: 21, column: 54, scope: !189)
!194 = !DILocation(line: 27, column: 8, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "division", linkageName: "_RNvNtCs5b4O0GGIIpg_9wide_ints4wide8division", scope: !12, file: !11, line: 26, type: !14, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!196 = distinct !DILocation(line: 21, column: 28, scope: !189)
!197 = !DILocation(line: 27, column: 34, scope: !195, inlinedAt: !196)
!198 = !DILocation(line: 2918, column: 37, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "overflowing_rem", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn15overflowing_rem", scope: !89, file: !88, line: 2917, type: !14, scopeLine: 2917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!200 = distinct !DILocation(line: 2339, column: 18, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "wrapping_rem", linkageName: "_RNvMs2_NtCslnt1oJOvDdB_4core3numn12wrapping_rem", scope: !89, file: !88, line: 2338, type: !14, scopeLine: 2338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!202 = distinct !DILocation(line: 27, column: 53, scope: !195, inlinedAt: !196)
!203 = !DILocation(line: 2918, column: 16, scope: !199, inlinedAt: !200)
!204 = !DILocation(line: 2921, column: 18, scope: !199, inlinedAt: !200)
!205 = !DILocation(line: 2918, column: 13, scope: !199, inlinedAt: !200)
!206 = !DILocation(line: 27, scope: !195, inlinedAt: !196)
!207 = !DILocation(line: 970, column: 18, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "add<[u128; 2]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAoj2_3addCs5b4O0GGIIpg_9wide_ints", scope: !168, file: !167, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!209 = !DILocation(line: 21, column: 19, scope: !189)
!210 = !DILocation(line: 21, column: 14, scope: !189)
!211 = !DILocation(line: 22, column: 2, scope: !173)
!212 = distinct !DISubprogram(name: "multiply_high", scope: !13, file: !35, line: 25, type: !14, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!213 = !DILocation(line: 85, column: 5, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !39, file: !38, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!215 = !DILocation(line: 11, column: 15, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !44, file: !43, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!217 = !DILocation(line: 26, column: 13, scope: !212)
!218 = !DILocation(line: 64, column: 5, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !39, file: !38, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!220 = !DILocation(line: 11, column: 39, scope: !216, inlinedAt: !217)
!221 = !DILocation(line: 127, column: 5, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !39, file: !38, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!223 = !DILocation(line: 11, column: 63, scope: !216, inlinedAt: !217)
!224 = !DILocation(line: 11, column: 14, scope: !216, inlinedAt: !217)
!225 = !DILocation(line: 872, column: 18, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCs5b4O0GGIIpg_9wide_ints", scope: !56, file: !55, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!227 = !DILocation(line: 28, column: 51, scope: !228)
!228 = distinct !DILexicalBlock(scope: !212, file: !35, line: 26, column: 5)
!229 = !DILocation(line: 28, column: 48, scope: !228)
!230 = !DILocation(line: 872, column: 18, scope: !226, inlinedAt: !231)
!231 = !DILocation(line: 28, column: 62, scope: !228)
!232 = !DILocation(line: 28, column: 59, scope: !228)
!233 = !DILocation(line: 72, column: 17, scope: !234, inlinedAt: !236)
!234 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs16_NtNtCslnt1oJOvDdB_4core7convert3numoINtB8_4FromyE4from", scope: !235, file: !121, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!235 = !DINamespace(name: "{impl#70}", scope: !123)
!236 = !DILocation(line: 31, column: 6, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "multiply_high", linkageName: "_RNvNtCs5b4O0GGIIpg_9wide_ints4wide13multiply_high", scope: !12, file: !11, line: 30, type: !14, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!238 = !DILocation(line: 28, column: 28, scope: !228)
!239 = !DILocation(line: 72, column: 17, scope: !234, inlinedAt: !240)
!240 = !DILocation(line: 31, column: 33, scope: !237, inlinedAt: !238)
!241 = !DILocation(line: 2688, column: 13, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo12wrapping_mul", scope: !19, file: !18, line: 2687, type: !14, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!243 = !DILocation(line: 31, column: 20, scope: !237, inlinedAt: !238)
!244 = !DILocation(line: 2612, column: 13, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs8_NtCslnt1oJOvDdB_4core3numo12wrapping_add", scope: !19, file: !18, line: 2611, type: !14, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!246 = !DILocation(line: 31, column: 48, scope: !237, inlinedAt: !238)
!247 = !DILocation(line: 31, column: 5, scope: !237, inlinedAt: !238)
!248 = !DILocation(line: 970, column: 18, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCs5b4O0GGIIpg_9wide_ints", scope: !168, file: !167, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!250 = !DILocation(line: 28, column: 19, scope: !228)
!251 = !DILocation(line: 28, column: 14, scope: !228)
!252 = !DILocation(line: 29, column: 2, scope: !212)
