; ModuleID = 'inline_asm.a3fdc64c58f9fd19-cgu.0'
source_filename = "inline_asm.a3fdc64c58f9fd19-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @outputs(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %wide) unnamed_addr #0 !dbg !10 {
start:
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_24 = mul i32 %_25, %_26, !dbg !21
  %_27 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_23 = add i32 %_24, %_27, !dbg !32
  %i = zext i32 %_23 to i64, !dbg !32
  %_5 = getelementptr inbounds nuw i32, ptr %a, i64 %i, !dbg !33
  %x = load i32, ptr %_5, align 4, !dbg !41, !noundef !14
  %0 = tail call { i32, i32 } asm "add.cc.u32 ${0}, ${2}, ${2};\0A\09addc.u32 ${1}, ${3}, 0;", "=&r,=r,r,r"(i32 %x, i32 1) #3, !dbg !42, !srcloc !45
  %1 = extractvalue { i32, i32 } %0, 0, !dbg !42
  %2 = extractvalue { i32, i32 } %0, 1, !dbg !42
  %3 = zext i32 %1 to i64, !dbg !46
  %4 = tail call i64 asm sideeffect alignstack "shl.b64 ${0}, ${0}, 3;", "=&l,0,~{memory}"(i64 %3) #4, !dbg !53, !srcloc !55
  %5 = tail call i16 asm sideeffect alignstack "cvt.u16.u32 ${0}, ${1};", "=&h,r,~{memory}"(i32 %x) #4, !dbg !56, !srcloc !58
  %6 = tail call i32 asm sideeffect alignstack "activemask.b32 ${0};", "=&r,~{memory}"() #4, !dbg !59, !srcloc !61
  %7 = tail call i32 asm "mov.u32 ${0}, %laneid;", "=&r"() #3, !dbg !62, !srcloc !64
  %8 = tail call i64 asm sideeffect "mov.u64 ${0}, %globaltimer;", "=&l"() #5, !dbg !65, !srcloc !67
  %w.idx = shl nuw nsw i64 %i, 5, !dbg !68
  %w = getelementptr inbounds nuw i8, ptr %wide, i64 %w.idx, !dbg !68
  %_15 = zext i32 %2 to i64, !dbg !74
  %9 = add i64 %4, %_15, !dbg !77
  store i64 %9, ptr %w, align 8, !dbg !77
  %_16 = zext i16 %5 to i64, !dbg !78
  %_18 = zext i32 %6 to i64, !dbg !82
  %_17 = shl nuw i64 %_18, 32, !dbg !83
  %_19 = getelementptr inbounds nuw i8, ptr %w, i64 8, !dbg !84
  %10 = or disjoint i64 %_17, %_16, !dbg !86
  store i64 %10, ptr %_19, align 8, !dbg !86
  %_20 = zext i32 %7 to i64, !dbg !87
  %_21 = getelementptr inbounds nuw i8, ptr %w, i64 16, !dbg !93
  store i64 %_20, ptr %_21, align 8, !dbg !95
  %_22 = getelementptr inbounds nuw i8, ptr %w, i64 24, !dbg !96
  store i64 %8, ptr %_22, align 8, !dbg !98
  ret void, !dbg !99
}

; Function Attrs: nounwind
define ptx_kernel void @predicates(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !100 {
start:
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !101
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !106
  %_11 = mul i32 %_12, %_13, !dbg !103
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !109
  %_10 = add i32 %_11, %_14, !dbg !112
  %i = zext i32 %_10 to i64, !dbg !112
  %_5 = getelementptr inbounds nuw float, ptr %a, i64 %i, !dbg !113
  %x = load float, ptr %_5, align 4, !dbg !117, !noundef !14
  %0 = tail call i32 asm "{\0A.reg .pred p;\0Asetp.gt.f32 p, ${1}, ${2};\0Aselp.u32 ${0}, 1, 0, p;\0A}", "=&r,r,r"(float %x, float 5.000000e-01) #3, !dbg !118, !srcloc !121
  %1 = tail call float asm "ex2.approx.f32 ${0}, ${1};", "=&r,r"(float %x) #3, !dbg !122, !srcloc !124
  tail call void asm sideeffect alignstack "bar.warp.sync 0xffffffff;", "~{memory}"() #4, !dbg !125, !srcloc !126
  %_8 = tail call i32 @llvm.fptoui.sat.i32.f32(float %1), !dbg !127
  %_9 = getelementptr inbounds nuw i32, ptr %out, i64 %i, !dbg !128
  %2 = add i32 %_8, %0, !dbg !131
  store i32 %2, ptr %_9, align 4, !dbg !131
  ret void, !dbg !132
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #2

attributes #0 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/inline_asm.rs/@/inline_asm.a3fdc64c58f9fd19-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "outputs", scope: !12, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/inline_asm.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "42692363d485845ec54103ef1e4c6229")
!12 = !DINamespace(name: "inline_asm", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 85, column: 5, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!18 = !DINamespace(name: "nvptx", scope: !19)
!19 = !DINamespace(name: "core_arch", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 11, column: 15, scope: !22, inlinedAt: !25)
!22 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!23 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!24 = !DINamespace(name: "corpus", scope: null)
!25 = !DILocation(line: 10, column: 13, scope: !10)
!26 = !DILocation(line: 64, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 127, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 872, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCse4V9HEBBbmL_10inline_asm", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 13, column: 20, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 10, column: 5)
!41 = !DILocation(line: 13, column: 17, scope: !40)
!42 = !DILocation(line: 15, column: 9, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !11, line: 14, column: 9)
!44 = distinct !DILexicalBlock(scope: !40, file: !11, line: 13, column: 9)
!45 = !{i64 2284922601979, i64 2392296784408}
!46 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !49, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!49 = !DINamespace(name: "{impl#68}", scope: !50)
!50 = !DINamespace(name: "num", scope: !51)
!51 = !DINamespace(name: "convert", scope: !20)
!52 = !DILocation(line: 17, column: 21, scope: !43)
!53 = !DILocation(line: 18, column: 9, scope: !54)
!54 = distinct !DILexicalBlock(scope: !43, file: !11, line: 17, column: 9)
!55 = !{i64 3161095930572}
!56 = !DILocation(line: 20, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !54, file: !11, line: 19, column: 9)
!58 = !{i64 3496103379737}
!59 = !DILocation(line: 22, column: 9, scope: !60)
!60 = distinct !DILexicalBlock(scope: !57, file: !11, line: 21, column: 9)
!61 = !{i64 3882650436469}
!62 = !DILocation(line: 24, column: 9, scope: !63)
!63 = distinct !DILexicalBlock(scope: !60, file: !11, line: 23, column: 9)
!64 = !{i64 4217657885634}
!65 = !DILocation(line: 26, column: 9, scope: !66)
!66 = distinct !DILexicalBlock(scope: !63, file: !11, line: 25, column: 9)
!67 = !{i64 4784593568833}
!68 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !73)
!69 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCse4V9HEBBbmL_10inline_asm", scope: !71, file: !70, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!71 = !DINamespace(name: "{impl#0}", scope: !72)
!72 = !DINamespace(name: "mut_ptr", scope: !38)
!73 = !DILocation(line: 27, column: 22, scope: !66)
!74 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !75)
!75 = !DILocation(line: 28, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !66, file: !11, line: 27, column: 9)
!77 = !DILocation(line: 28, column: 9, scope: !76)
!78 = !DILocation(line: 72, column: 17, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs12_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FromtE4from", scope: !80, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DINamespace(name: "{impl#66}", scope: !50)
!81 = !DILocation(line: 29, column: 21, scope: !76)
!82 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !83)
!83 = !DILocation(line: 29, column: 39, scope: !76)
!84 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !85)
!85 = !DILocation(line: 29, column: 12, scope: !76)
!86 = !DILocation(line: 29, column: 9, scope: !76)
!87 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !88)
!88 = !DILocation(line: 780, column: 9, scope: !89, inlinedAt: !92)
!89 = distinct !DISubprogram(name: "into<u32, u64>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertmINtB5_4IntoyE4intoCse4V9HEBBbmL_10inline_asm", scope: !91, file: !90, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!90 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "36ae519c88055cfff26b55442fab5b51")
!91 = !DINamespace(name: "{impl#3}", scope: !51)
!92 = !DILocation(line: 30, column: 26, scope: !76)
!93 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !94)
!94 = !DILocation(line: 30, column: 12, scope: !76)
!95 = !DILocation(line: 30, column: 9, scope: !76)
!96 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !97)
!97 = !DILocation(line: 31, column: 12, scope: !76)
!98 = !DILocation(line: 31, column: 9, scope: !76)
!99 = !DILocation(line: 33, column: 2, scope: !10)
!100 = distinct !DISubprogram(name: "predicates", scope: !12, file: !11, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = !DILocation(line: 85, column: 5, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = !DILocation(line: 11, column: 15, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = !DILocation(line: 37, column: 13, scope: !100)
!106 = !DILocation(line: 64, column: 5, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!108 = !DILocation(line: 11, column: 39, scope: !104, inlinedAt: !105)
!109 = !DILocation(line: 127, column: 5, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!111 = !DILocation(line: 11, column: 63, scope: !104, inlinedAt: !105)
!112 = !DILocation(line: 11, column: 14, scope: !104, inlinedAt: !105)
!113 = !DILocation(line: 872, column: 18, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCse4V9HEBBbmL_10inline_asm", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!115 = !DILocation(line: 40, column: 20, scope: !116)
!116 = distinct !DILexicalBlock(scope: !100, file: !11, line: 37, column: 5)
!117 = !DILocation(line: 40, column: 17, scope: !116)
!118 = !DILocation(line: 42, column: 9, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !11, line: 41, column: 9)
!120 = distinct !DILexicalBlock(scope: !116, file: !11, line: 40, column: 9)
!121 = !{i64 6824703034931, i64 6897717478969, i64 7017976563274, i64 7129645712998, i64 7155415516800}
!122 = !DILocation(line: 45, column: 9, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !11, line: 44, column: 9)
!124 = !{i64 7799660611328}
!125 = !DILocation(line: 46, column: 9, scope: !123)
!126 = !{i64 8233452308324}
!127 = !DILocation(line: 47, column: 27, scope: !123)
!128 = !DILocation(line: 970, column: 18, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCse4V9HEBBbmL_10inline_asm", scope: !71, file: !70, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DILocation(line: 47, column: 14, scope: !123)
!131 = !DILocation(line: 47, column: 9, scope: !123)
!132 = !DILocation(line: 49, column: 2, scope: !100)
