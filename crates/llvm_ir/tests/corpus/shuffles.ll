; ModuleID = 'shuffles.e6ba2ac2698e5230-cgu.0'
source_filename = "shuffles.e6ba2ac2698e5230-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent nounwind
define ptx_kernel void @registers(ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %roots) unnamed_addr #0 !dbg !10 {
start:
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_40 = mul i32 %_41, %_42, !dbg !21
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_39 = add i32 %_40, %_43, !dbg !32
  %_5 = zext i32 %_39 to i64, !dbg !32
  %o.idx = mul nuw nsw i64 %_5, 48, !dbg !33
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !33
  store i32 %_43, ptr %o, align 4, !dbg !40
  %_7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !42
  %_8 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !45
  store i32 %_7, ptr %_8, align 4, !dbg !47
  %_9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !48
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !51
  store i32 %_9, ptr %_10, align 4, !dbg !53
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !54
  store i32 %_41, ptr %_12, align 4, !dbg !56
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !57
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !60
  store i32 %_13, ptr %_14, align 4, !dbg !62
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !63
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !66
  store i32 %_15, ptr %_16, align 4, !dbg !68
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !69
  store i32 %_42, ptr %_18, align 4, !dbg !71
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y(), !dbg !72
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 28, !dbg !75
  store i32 %_19, ptr %_20, align 4, !dbg !77
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z(), !dbg !78
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !81
  store i32 %_21, ptr %_22, align 4, !dbg !83
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !84
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 36, !dbg !87
  store i32 %_23, ptr %_24, align 4, !dbg !89
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !90
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !93
  store i32 %_25, ptr %_26, align 4, !dbg !95
  %_27 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !96
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 44, !dbg !99
  store i32 %_27, ptr %_28, align 4, !dbg !101
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !102
  %0 = tail call i32 asm "mov.u32 ${0}, %lanemask_lt;", "=&r"() #7, !dbg !105, !srcloc !107
  %r = getelementptr inbounds nuw float, ptr %roots, i64 %_5, !dbg !108
  %_35 = load float, ptr %r, align 4, !dbg !111, !noundef !14
  %_34 = tail call float @llvm.nvvm.sqrt.approx.f(float %_35), !dbg !113
  %_36 = tail call float @llvm.nvvm.rsqrt.approx.f(float %_35), !dbg !114
  %_33 = fadd float %_34, %_36, !dbg !113
  %_38 = uitofp i32 %0 to float, !dbg !115
  %1 = fadd float %_33, %_38, !dbg !116
  store float %1, ptr %r, align 4, !dbg !116
  ret void, !dbg !117
}

; Function Attrs: convergent norecurse nounwind
define ptx_kernel void @warp_sum(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !118 {
start:
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !124
  %_29 = mul i32 %_30, %_31, !dbg !121
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !127
  %_28 = add i32 %_29, %_32, !dbg !130
  %_4 = zext i32 %_28 to i64, !dbg !130
  %_3 = getelementptr inbounds nuw i32, ptr %data, i64 %_4, !dbg !131
  %0 = load i32, ptr %_3, align 4, !dbg !137, !noundef !14
  %_14 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %0, i32 16, i32 31), !dbg !138
  %1 = add i32 %_14, %0, !dbg !142
  %_14.1 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %1, i32 8, i32 31), !dbg !138
  %2 = add i32 %_14.1, %1, !dbg !142
  %_14.2 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %2, i32 4, i32 31), !dbg !138
  %3 = add i32 %_14.2, %2, !dbg !142
  %_14.3 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %3, i32 2, i32 31), !dbg !138
  %4 = add i32 %_14.3, %3, !dbg !142
  %_14.4 = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %4, i32 1, i32 31), !dbg !138
  %5 = add i32 %_14.4, %4, !dbg !142
  tail call void @llvm.nvvm.bar.warp.sync(i32 -1), !dbg !148
  %_17 = icmp ugt i32 %5, 100, !dbg !149
  %votes = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %_17), !dbg !150
  tail call void @llvm.nvvm.membar.gl(), !dbg !151
  %_21 = and i32 %5, 1, !dbg !153
  %6 = icmp ne i32 %_21, 0, !dbg !154
  %7 = tail call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %6), !dbg !154
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid(), !dbg !155
  %8 = icmp eq i32 %_23, 0, !dbg !155
  br i1 %8, label %bb13, label %bb15, !dbg !155

bb13:                                             ; preds = %start
  %9 = xor i32 %votes, %7
  %10 = xor i32 %9, %5
  %_266 = lshr i64 %_4, 5
  %_25 = getelementptr inbounds nuw i32, ptr %out, i64 %_266
  store i32 %10, ptr %_25, align 4, !dbg !157
  br label %bb15, !dbg !158

bb15:                                             ; preds = %start, %bb13
  ret void, !dbg !159
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #2

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #3

attributes #0 = { convergent nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { convergent norecurse nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nounwind }
attributes #7 = { nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/shuffles.rs/@/shuffles.e6ba2ac2698e5230-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "registers", scope: !12, file: !11, line: 47, type: !13, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/shuffles.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "152cbaf5c730f43b305347b5430686c0")
!12 = !DINamespace(name: "shuffles", scope: null)
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
!25 = !DILocation(line: 50, column: 30, scope: !10)
!26 = !DILocation(line: 64, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 127, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCsjO9DWcNNakC_8shuffles", scope: !36, file: !35, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "mut_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 50, column: 21, scope: !10)
!40 = !DILocation(line: 51, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !10, file: !11, line: 50, column: 9)
!42 = !DILocation(line: 134, column: 5, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "_thread_idx_y", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_y", scope: !18, file: !17, line: 133, type: !13, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DILocation(line: 52, column: 21, scope: !41)
!45 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !46)
!46 = !DILocation(line: 52, column: 12, scope: !41)
!47 = !DILocation(line: 52, column: 9, scope: !41)
!48 = !DILocation(line: 141, column: 5, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "_thread_idx_z", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_z", scope: !18, file: !17, line: 140, type: !13, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!50 = !DILocation(line: 53, column: 21, scope: !41)
!51 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !52)
!52 = !DILocation(line: 53, column: 12, scope: !41)
!53 = !DILocation(line: 53, column: 9, scope: !41)
!54 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !55)
!55 = !DILocation(line: 54, column: 12, scope: !41)
!56 = !DILocation(line: 54, column: 9, scope: !41)
!57 = !DILocation(line: 92, column: 5, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "_block_idx_y", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_y", scope: !18, file: !17, line: 91, type: !13, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!59 = !DILocation(line: 55, column: 21, scope: !41)
!60 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !61)
!61 = !DILocation(line: 55, column: 12, scope: !41)
!62 = !DILocation(line: 55, column: 9, scope: !41)
!63 = !DILocation(line: 99, column: 5, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "_block_idx_z", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_z", scope: !18, file: !17, line: 98, type: !13, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DILocation(line: 56, column: 21, scope: !41)
!66 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !67)
!67 = !DILocation(line: 56, column: 12, scope: !41)
!68 = !DILocation(line: 56, column: 9, scope: !41)
!69 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !70)
!70 = !DILocation(line: 57, column: 12, scope: !41)
!71 = !DILocation(line: 57, column: 9, scope: !41)
!72 = !DILocation(line: 71, column: 5, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "_block_dim_y", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_y", scope: !18, file: !17, line: 70, type: !13, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = !DILocation(line: 58, column: 21, scope: !41)
!75 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !76)
!76 = !DILocation(line: 58, column: 12, scope: !41)
!77 = !DILocation(line: 58, column: 9, scope: !41)
!78 = !DILocation(line: 78, column: 5, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "_block_dim_z", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_z", scope: !18, file: !17, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DILocation(line: 59, column: 21, scope: !41)
!81 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !82)
!82 = !DILocation(line: 59, column: 12, scope: !41)
!83 = !DILocation(line: 59, column: 9, scope: !41)
!84 = !DILocation(line: 106, column: 5, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "_grid_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx11__grid_dim_x", scope: !18, file: !17, line: 105, type: !13, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!86 = !DILocation(line: 60, column: 21, scope: !41)
!87 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !88)
!88 = !DILocation(line: 60, column: 12, scope: !41)
!89 = !DILocation(line: 60, column: 9, scope: !41)
!90 = !DILocation(line: 113, column: 5, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "_grid_dim_y", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx11__grid_dim_y", scope: !18, file: !17, line: 112, type: !13, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!92 = !DILocation(line: 61, column: 22, scope: !41)
!93 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !94)
!94 = !DILocation(line: 61, column: 12, scope: !41)
!95 = !DILocation(line: 61, column: 9, scope: !41)
!96 = !DILocation(line: 120, column: 5, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "_grid_dim_z", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx11__grid_dim_z", scope: !18, file: !17, line: 119, type: !13, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = !DILocation(line: 62, column: 22, scope: !41)
!99 = !DILocation(line: 970, column: 18, scope: !34, inlinedAt: !100)
!100 = !DILocation(line: 62, column: 12, scope: !41)
!101 = !DILocation(line: 62, column: 9, scope: !41)
!102 = !DILocation(line: 57, column: 5, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "_syncthreads", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__syncthreads", scope: !18, file: !17, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DILocation(line: 63, column: 9, scope: !41)
!105 = !DILocation(line: 65, column: 9, scope: !106)
!106 = distinct !DILexicalBlock(scope: !41, file: !11, line: 64, column: 9)
!107 = !{i64 10144712755489}
!108 = !DILocation(line: 970, column: 18, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCsjO9DWcNNakC_8shuffles", scope: !36, file: !35, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DILocation(line: 66, column: 23, scope: !106)
!111 = !DILocation(line: 67, column: 26, scope: !112)
!112 = distinct !DILexicalBlock(scope: !106, file: !11, line: 66, column: 9)
!113 = !DILocation(line: 67, column: 14, scope: !112)
!114 = !DILocation(line: 67, column: 32, scope: !112)
!115 = !DILocation(line: 67, column: 51, scope: !112)
!116 = !DILocation(line: 67, column: 9, scope: !112)
!117 = !DILocation(line: 69, column: 2, scope: !10)
!118 = distinct !DISubprogram(name: "warp_sum", scope: !12, file: !11, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DILocation(line: 85, column: 5, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!121 = !DILocation(line: 11, column: 15, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!123 = !DILocation(line: 32, column: 31, scope: !118)
!124 = !DILocation(line: 64, column: 5, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = !DILocation(line: 11, column: 39, scope: !122, inlinedAt: !123)
!127 = !DILocation(line: 127, column: 5, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!129 = !DILocation(line: 11, column: 63, scope: !122, inlinedAt: !123)
!130 = !DILocation(line: 11, column: 14, scope: !122, inlinedAt: !123)
!131 = !DILocation(line: 872, column: 18, scope: !132, inlinedAt: !136)
!132 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCsjO9DWcNNakC_8shuffles", scope: !134, file: !133, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!133 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!134 = !DINamespace(name: "{impl#0}", scope: !135)
!135 = !DINamespace(name: "const_ptr", scope: !38)
!136 = !DILocation(line: 32, column: 27, scope: !118)
!137 = !DILocation(line: 32, column: 21, scope: !118)
!138 = !DILocation(line: 34, column: 32, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !11, line: 33, column: 9)
!140 = distinct !DILexicalBlock(scope: !141, file: !11, line: 33, column: 9)
!141 = distinct !DILexicalBlock(scope: !118, file: !11, line: 32, column: 9)
!142 = !DILocation(line: 2612, column: 13, scope: !143, inlinedAt: !147)
!143 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12wrapping_add", scope: !145, file: !144, line: 2611, type: !13, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!145 = !DINamespace(name: "{impl#8}", scope: !146)
!146 = !DINamespace(name: "num", scope: !20)
!147 = !DILocation(line: 34, column: 19, scope: !139)
!148 = !DILocation(line: 36, column: 9, scope: !141)
!149 = !DILocation(line: 37, column: 38, scope: !141)
!150 = !DILocation(line: 37, column: 21, scope: !141)
!151 = !DILocation(line: 38, column: 9, scope: !152)
!152 = distinct !DILexicalBlock(scope: !141, file: !11, line: 37, column: 9)
!153 = !DILocation(line: 39, column: 33, scope: !152)
!154 = !DILocation(line: 39, column: 19, scope: !152)
!155 = !DILocation(line: 40, column: 12, scope: !156)
!156 = distinct !DILexicalBlock(scope: !152, file: !11, line: 39, column: 9)
!157 = !DILocation(line: 41, column: 13, scope: !156)
!158 = !DILocation(line: 40, column: 9, scope: !156)
!159 = !DILocation(line: 44, column: 2, scope: !118)
