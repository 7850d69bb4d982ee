; ModuleID = 'scoped_atomics.7c70611ffc50d54e-cgu.0'
source_filename = "scoped_atomics.7c70611ffc50d54e-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @float_add(ptr noundef %p, ptr noundef %q, float noundef %x) unnamed_addr #0 !dbg !10 {
start:
  %0 = tail call float asm sideeffect alignstack "atom.add.f32 ${0}, [${1}], ${2};", "=&r,l,r,~{memory}"(ptr %p, float %x) #2, !dbg !15, !srcloc !17
  %_5 = fpext float %0 to double, !dbg !18
  tail call void asm sideeffect alignstack "red.add.f64 [${0}], ${1};", "l,l,~{memory}"(ptr %q, double %_5) #2, !dbg !26, !srcloc !27
  %_7 = getelementptr inbounds nuw i8, ptr %p, i64 4, !dbg !28
  tail call void asm sideeffect "red.global.add.f32 [${0}], ${1};", "l,r,~{memory}"(ptr nonnull %_7, float %0) #2, !dbg !35, !srcloc !36
  ret void, !dbg !37
}

; Function Attrs: nounwind
define ptx_kernel void @scopes(ptr noundef %p, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !38 {
start:
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !49
  %_15 = mul i32 %_16, %_17, !dbg !44
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !52
  %_14 = add i32 %_15, %_18, !dbg !55
  %_4 = zext i32 %_14 to i64, !dbg !55
  %0 = tail call i32 asm sideeffect alignstack "atom.relaxed.cta.add.u32 ${0}, [${1}], 1;", "=&r,l,~{memory}"(ptr %p) #2, !dbg !56, !srcloc !59
  %1 = tail call i32 asm sideeffect alignstack "atom.acq_rel.gpu.inc.u32 ${0}, [${1}], ${2};", "=&r,l,r,~{memory}"(ptr %p, i32 16) #2, !dbg !60, !srcloc !61
  %2 = tail call i32 asm sideeffect alignstack "atom.release.sys.exch.b32 ${0}, [${1}], ${2};", "=&r,l,r,~{memory}"(ptr %p, i32 %1) #2, !dbg !62, !srcloc !63
  tail call void asm sideeffect alignstack "membar.gl;", "~{memory}"() #2, !dbg !64, !srcloc !65
  tail call void asm sideeffect alignstack "fence.acq_rel.sys;", "~{memory}"() #2, !dbg !66, !srcloc !67
  %_9.idx = mul nuw nsw i64 %_4, 12, !dbg !68
  %_9 = getelementptr inbounds nuw i8, ptr %out, i64 %_9.idx, !dbg !68
  store i32 %0, ptr %_9, align 4, !dbg !71
  %_10 = getelementptr inbounds nuw i8, ptr %_9, i64 4, !dbg !72
  store i32 %1, ptr %_10, align 4, !dbg !74
  %_12 = getelementptr inbounds nuw i8, ptr %_9, i64 8, !dbg !75
  store i32 %2, ptr %_12, align 4, !dbg !77
  ret void, !dbg !78
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/scoped_atomics.rs/@/scoped_atomics.7c70611ffc50d54e-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "float_add", scope: !12, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/scoped_atomics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "5f588b83ddf9e634ab56e3e5101910a7")
!12 = !DINamespace(name: "scoped_atomics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 13, column: 9, scope: !16)
!16 = distinct !DILexicalBlock(scope: !10, file: !11, line: 12, column: 9)
!17 = !{i64 2035814498749}
!18 = !DILocation(line: 72, column: 17, scope: !19, inlinedAt: !25)
!19 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !21, file: !20, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!20 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!21 = !DINamespace(name: "{impl#118}", scope: !22)
!22 = !DINamespace(name: "num", scope: !23)
!23 = !DINamespace(name: "convert", scope: !24)
!24 = !DINamespace(name: "core", scope: null)
!25 = !DILocation(line: 14, column: 64, scope: !16)
!26 = !DILocation(line: 14, column: 9, scope: !16)
!27 = !{i64 2392296784406}
!28 = !DILocation(line: 970, column: 18, scope: !29, inlinedAt: !34)
!29 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCsaGnUWtHFDCQ_14scoped_atomics", scope: !31, file: !30, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!30 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!31 = !DINamespace(name: "{impl#0}", scope: !32)
!32 = !DINamespace(name: "mut_ptr", scope: !33)
!33 = !DINamespace(name: "ptr", scope: !24)
!34 = !DILocation(line: 15, column: 60, scope: !16)
!35 = !DILocation(line: 15, column: 9, scope: !16)
!36 = !{i64 2765958939238}
!37 = !DILocation(line: 17, column: 2, scope: !10)
!38 = distinct !DISubprogram(name: "scopes", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!39 = !DILocation(line: 85, column: 5, scope: !40, inlinedAt: !44)
!40 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !42, file: !41, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!42 = !DINamespace(name: "nvptx", scope: !43)
!43 = !DINamespace(name: "core_arch", scope: !24)
!44 = !DILocation(line: 11, column: 15, scope: !45, inlinedAt: !48)
!45 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !47, file: !46, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!46 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!47 = !DINamespace(name: "corpus", scope: null)
!48 = !DILocation(line: 21, column: 13, scope: !38)
!49 = !DILocation(line: 64, column: 5, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !42, file: !41, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = !DILocation(line: 11, column: 39, scope: !45, inlinedAt: !48)
!52 = !DILocation(line: 127, column: 5, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !42, file: !41, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DILocation(line: 11, column: 63, scope: !45, inlinedAt: !48)
!55 = !DILocation(line: 11, column: 14, scope: !45, inlinedAt: !48)
!56 = !DILocation(line: 25, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !11, line: 24, column: 9)
!58 = distinct !DILexicalBlock(scope: !38, file: !11, line: 21, column: 5)
!59 = !{i64 4166118278051}
!60 = !DILocation(line: 26, column: 9, scope: !57)
!61 = !{i64 4535485465591}
!62 = !DILocation(line: 27, column: 9, scope: !57)
!63 = !{i64 4982162064478}
!64 = !DILocation(line: 28, column: 9, scope: !57)
!65 = !{i64 5274219840706}
!66 = !DILocation(line: 29, column: 9, scope: !57)
!67 = !{i64 5428838663390}
!68 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCsaGnUWtHFDCQ_14scoped_atomics", scope: !31, file: !30, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DILocation(line: 30, column: 14, scope: !57)
!71 = !DILocation(line: 30, column: 9, scope: !57)
!72 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !73)
!73 = !DILocation(line: 31, column: 14, scope: !57)
!74 = !DILocation(line: 31, column: 9, scope: !57)
!75 = !DILocation(line: 970, column: 18, scope: !69, inlinedAt: !76)
!76 = !DILocation(line: 32, column: 14, scope: !57)
!77 = !DILocation(line: 32, column: 9, scope: !57)
!78 = !DILocation(line: 34, column: 2, scope: !38)
