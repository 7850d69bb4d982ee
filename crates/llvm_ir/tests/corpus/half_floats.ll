; ModuleID = 'half_floats.94e0f953ed300142-cgu.0'
source_filename = "half_floats.94e0f953ed300142-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; half_floats::blend
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef half @_RNvCscMtETXZ1zDq_11half_floats5blend(half noundef %a, half noundef %b, half noundef %t) unnamed_addr #0 !dbg !10 {
start:
  %_5 = fsub half %b, %a, !dbg !15
  %_4 = fmul half %_5, %t, !dbg !15
  %_0 = fadd half %a, %_4, !dbg !16
  ret half %_0, !dbg !17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @halves(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, float noundef %t, ptr noundef writeonly captures(none) %out, ptr noundef writeonly captures(none) %wide) unnamed_addr #1 !dbg !18 {
start:
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !19
  %_27 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !30
  %_25 = mul i32 %_26, %_27, !dbg !25
  %_28 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !33
  %_24 = add i32 %_25, %_28, !dbg !36
  %i = zext i32 %_24 to i64, !dbg !36
  %_8 = getelementptr inbounds nuw half, ptr %a, i64 %i, !dbg !37
  %x = load half, ptr %_8, align 2, !dbg !45, !noundef !14
  %_10 = getelementptr inbounds nuw half, ptr %b, i64 %i, !dbg !46
  %y = load half, ptr %_10, align 2, !dbg !48, !noundef !14
  %_12 = fptrunc float %t to half, !dbg !49
; call half_floats::blend
  %r = tail call fastcc noundef half @_RNvCscMtETXZ1zDq_11half_floats5blend(half noundef %x, half noundef %y, half noundef %_12) #4, !dbg !51
  %_14 = fcmp olt half %x, %y, !dbg !52
  br i1 %_14, label %bb2, label %bb3, !dbg !52

bb3:                                              ; preds = %start
  %0 = fdiv half %r, %y, !dbg !54
  br label %bb4, !dbg !55

bb2:                                              ; preds = %start
  %1 = fneg half %r, !dbg !56
  br label %bb4, !dbg !55

bb4:                                              ; preds = %bb2, %bb3
  %_13.sroa.0.0 = phi half [ %1, %bb2 ], [ %0, %bb3 ], !dbg !57
  %_15 = getelementptr inbounds nuw half, ptr %out, i64 %i, !dbg !58
  store half %_13.sroa.0.0, ptr %_15, align 2, !dbg !64
  %_17 = fpext half %r to double, !dbg !65
  %_18 = fpext half %x to double, !dbg !72
  %_16 = fadd double %_18, %_17, !dbg !71
  %_22 = tail call i32 @llvm.fptosi.sat.i32.f16(half %y), !dbg !76
  %_21 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %_22), !dbg !77
  %_20 = uitofp nneg i32 %_21 to double, !dbg !87
  %_23 = getelementptr inbounds nuw double, ptr %wide, i64 %i, !dbg !91
  %2 = fadd double %_16, %_20, !dbg !94
  store double %2, ptr %_23, align 8, !dbg !94
  ret void, !dbg !95
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @pack(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !96 {
start:
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !97
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !102
  %_19 = mul i32 %_20, %_21, !dbg !99
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !105
  %_18 = add i32 %_19, %_22, !dbg !108
  %i = zext i32 %_18 to i64, !dbg !108
  %_7.idx = shl nuw nsw i64 %i, 3, !dbg !109
  %_7 = getelementptr inbounds nuw i8, ptr %a, i64 %_7.idx, !dbg !109
  %_6 = load float, ptr %_7, align 4, !dbg !113, !noundef !14
  %_5 = fptrunc float %_6 to half, !dbg !114
  %lo = bitcast half %_5 to i16, !dbg !115
  %_12 = getelementptr inbounds nuw i8, ptr %_7, i64 4, !dbg !121
  %_11 = load float, ptr %_12, align 4, !dbg !123, !noundef !14
  %_10 = fptrunc float %_11 to half, !dbg !124
  %hi = bitcast half %_10 to i16, !dbg !125
  %_14 = zext i16 %lo to i32, !dbg !127
  %_16 = zext i16 %hi to i32, !dbg !132
  %_15 = shl nuw i32 %_16, 16, !dbg !133
  %_17 = getelementptr inbounds nuw i32, ptr %out, i64 %i, !dbg !134
  %0 = or disjoint i32 %_15, %_14, !dbg !137
  store i32 %0, ptr %_17, align 4, !dbg !137
  ret void, !dbg !138
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f16(half) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/half_floats.rs/@/half_floats.94e0f953ed300142-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "blend", linkageName: "_RNvCscMtETXZ1zDq_11half_floats5blend", scope: !12, file: !11, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/half_floats.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "503afa0a42e4876d70a93c9802dd2af1")
!12 = !DINamespace(name: "half_floats", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 9, column: 9, scope: !10)
!16 = !DILocation(line: 9, column: 5, scope: !10)
!17 = !DILocation(line: 10, column: 2, scope: !10)
!18 = distinct !DISubprogram(name: "halves", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!19 = !DILocation(line: 85, column: 5, scope: !20, inlinedAt: !25)
!20 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !22, file: !21, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!21 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!22 = !DINamespace(name: "nvptx", scope: !23)
!23 = !DINamespace(name: "core_arch", scope: !24)
!24 = !DINamespace(name: "core", scope: null)
!25 = !DILocation(line: 11, column: 15, scope: !26, inlinedAt: !29)
!26 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !28, file: !27, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!27 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!28 = !DINamespace(name: "corpus", scope: null)
!29 = !DILocation(line: 14, column: 13, scope: !18)
!30 = !DILocation(line: 64, column: 5, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !22, file: !21, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!32 = !DILocation(line: 11, column: 39, scope: !26, inlinedAt: !29)
!33 = !DILocation(line: 127, column: 5, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !22, file: !21, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DILocation(line: 11, column: 63, scope: !26, inlinedAt: !29)
!36 = !DILocation(line: 11, column: 14, scope: !26, inlinedAt: !29)
!37 = !DILocation(line: 872, column: 18, scope: !38, inlinedAt: !43)
!38 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPC3f163addCscMtETXZ1zDq_11half_floats", scope: !40, file: !39, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!39 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!40 = !DINamespace(name: "{impl#0}", scope: !41)
!41 = !DINamespace(name: "const_ptr", scope: !42)
!42 = !DINamespace(name: "ptr", scope: !24)
!43 = !DILocation(line: 17, column: 26, scope: !44)
!44 = distinct !DILexicalBlock(scope: !18, file: !11, line: 14, column: 5)
!45 = !DILocation(line: 17, column: 23, scope: !44)
!46 = !DILocation(line: 872, column: 18, scope: !38, inlinedAt: !47)
!47 = !DILocation(line: 17, column: 37, scope: !44)
!48 = !DILocation(line: 17, column: 34, scope: !44)
!49 = !DILocation(line: 18, column: 29, scope: !50)
!50 = distinct !DILexicalBlock(scope: !44, file: !11, line: 17, column: 9)
!51 = !DILocation(line: 18, column: 17, scope: !50)
!52 = !DILocation(line: 19, column: 26, scope: !53)
!53 = distinct !DILexicalBlock(scope: !50, file: !11, line: 18, column: 9)
!54 = !DILocation(line: 19, column: 46, scope: !53)
!55 = !DILocation(line: 19, column: 23, scope: !53)
!56 = !DILocation(line: 19, column: 34, scope: !53)
!57 = !DILocation(line: 19, scope: !53)
!58 = !DILocation(line: 970, column: 18, scope: !59, inlinedAt: !63)
!59 = distinct !DISubprogram(name: "add<f16>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOC3f163addCscMtETXZ1zDq_11half_floats", scope: !61, file: !60, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!60 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!61 = !DINamespace(name: "{impl#0}", scope: !62)
!62 = !DINamespace(name: "mut_ptr", scope: !42)
!63 = !DILocation(line: 19, column: 14, scope: !53)
!64 = !DILocation(line: 19, column: 9, scope: !53)
!65 = !DILocation(line: 72, column: 17, scope: !66, inlinedAt: !71)
!66 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1Q_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromC3f16E4from", scope: !68, file: !67, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!67 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!68 = !DINamespace(name: "{impl#116}", scope: !69)
!69 = !DINamespace(name: "num", scope: !70)
!70 = !DINamespace(name: "convert", scope: !24)
!71 = !DILocation(line: 20, column: 24, scope: !53)
!72 = !DILocation(line: 72, column: 17, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !74, file: !67, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = !DINamespace(name: "{impl#118}", scope: !69)
!75 = !DILocation(line: 20, column: 39, scope: !53)
!76 = !DILocation(line: 20, column: 71, scope: !53)
!77 = !DILocation(line: 85, column: 20, scope: !78, inlinedAt: !82)
!78 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm10count_ones", scope: !80, file: !79, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!80 = !DINamespace(name: "{impl#8}", scope: !81)
!81 = !DINamespace(name: "num", scope: !24)
!82 = !DILocation(line: 76, column: 69, scope: !83, inlinedAt: !86)
!83 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl10count_ones", scope: !85, file: !84, line: 76, type: !13, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!84 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a9d766e90465f481ce3cfcb304986982")
!85 = !DINamespace(name: "{impl#2}", scope: !81)
!86 = !DILocation(line: 20, column: 82, scope: !53)
!87 = !DILocation(line: 72, column: 17, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1M_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FrommE4from", scope: !89, file: !67, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = !DINamespace(name: "{impl#112}", scope: !69)
!90 = !DILocation(line: 20, column: 61, scope: !53)
!91 = !DILocation(line: 970, column: 18, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOd3addCscMtETXZ1zDq_11half_floats", scope: !61, file: !60, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!93 = !DILocation(line: 20, column: 15, scope: !53)
!94 = !DILocation(line: 20, column: 9, scope: !53)
!95 = !DILocation(line: 22, column: 2, scope: !18)
!96 = distinct !DISubprogram(name: "pack", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = !DILocation(line: 85, column: 5, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !22, file: !21, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DILocation(line: 11, column: 15, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !28, file: !27, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = !DILocation(line: 26, column: 13, scope: !96)
!102 = !DILocation(line: 64, column: 5, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !22, file: !21, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DILocation(line: 11, column: 39, scope: !100, inlinedAt: !101)
!105 = !DILocation(line: 127, column: 5, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !22, file: !21, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DILocation(line: 11, column: 63, scope: !100, inlinedAt: !101)
!108 = !DILocation(line: 11, column: 14, scope: !100, inlinedAt: !101)
!109 = !DILocation(line: 872, column: 18, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCscMtETXZ1zDq_11half_floats", scope: !40, file: !39, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!111 = !DILocation(line: 29, column: 29, scope: !112)
!112 = distinct !DILexicalBlock(scope: !96, file: !11, line: 26, column: 5)
!113 = !DILocation(line: 29, column: 26, scope: !112)
!114 = !DILocation(line: 29, column: 25, scope: !112)
!115 = !DILocation(line: 1051, column: 18, scope: !116, inlinedAt: !120)
!116 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f16C3f167to_bits", scope: !118, file: !117, line: 1049, type: !13, scopeLine: 1049, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!117 = !DIFile(filename: "src/num/f16.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "cb2d0c997ba026c7c52302294c6f168c")
!118 = !DINamespace(name: "{impl#0}", scope: !119)
!119 = !DINamespace(name: "f16", scope: !24)
!120 = !DILocation(line: 29, column: 48, scope: !112)
!121 = !DILocation(line: 872, column: 18, scope: !110, inlinedAt: !122)
!122 = !DILocation(line: 29, column: 63, scope: !112)
!123 = !DILocation(line: 29, column: 60, scope: !112)
!124 = !DILocation(line: 29, column: 59, scope: !112)
!125 = !DILocation(line: 1051, column: 18, scope: !116, inlinedAt: !126)
!126 = !DILocation(line: 29, column: 86, scope: !112)
!127 = !DILocation(line: 72, column: 17, scope: !128, inlinedAt: !130)
!128 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs11_NtNtCslnt1oJOvDdB_4core7convert3nummINtB8_4FromtE4from", scope: !129, file: !67, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!129 = !DINamespace(name: "{impl#65}", scope: !69)
!130 = !DILocation(line: 30, column: 23, scope: !131)
!131 = distinct !DILexicalBlock(scope: !112, file: !11, line: 29, column: 9)
!132 = !DILocation(line: 72, column: 17, scope: !128, inlinedAt: !133)
!133 = !DILocation(line: 30, column: 39, scope: !131)
!134 = !DILocation(line: 970, column: 18, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCscMtETXZ1zDq_11half_floats", scope: !61, file: !60, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!136 = !DILocation(line: 30, column: 14, scope: !131)
!137 = !DILocation(line: 30, column: 9, scope: !131)
!138 = !DILocation(line: 32, column: 2, scope: !96)
