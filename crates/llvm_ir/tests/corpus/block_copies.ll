; ModuleID = 'block_copies.b7087077686f4d8f-cgu.0'
source_filename = "block_copies.b7087077686f4d8f-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent nounwind
define ptx_kernel void @accesses(ptr noundef %p, ptr noundef %bytes, ptr noundef writeonly captures(none) initializes((3, 7), (16, 32)) %out, ptr noundef %cmp) unnamed_addr #0 !dbg !10 {
start:
  %a = load volatile i32, ptr %p, align 4, !dbg !15
  %_7 = add i32 %a, 1, !dbg !21
  store volatile i32 %_7, ptr %p, align 4, !dbg !23
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %_31 = mul i32 %_32, %_33, !dbg !31
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %_30 = add i32 %_31, %_34, !dbg !42
  %_10 = zext i32 %_30 to i64, !dbg !42
  %_9 = getelementptr inbounds nuw i8, ptr %bytes, i64 %_10, !dbg !43
  %_36.sroa.0.0.copyload = load i64, ptr %_9, align 1, !dbg !49
  %_11 = getelementptr inbounds nuw i8, ptr %out, i64 3, !dbg !55
  store i32 %a, ptr %_11, align 1, !dbg !62
  %_16 = getelementptr inbounds nuw i8, ptr %cmp, i64 16, !dbg !69
  %_75 = load i128, ptr %cmp, align 1, !dbg !72, !noundef !14
  %_76 = load i128, ptr %_16, align 1, !dbg !72, !noundef !14
  %_15 = icmp eq i128 %_75, %_76, !dbg !72
  %_14 = zext i1 %_15 to i64, !dbg !82
  %_13 = add i64 %_36.sroa.0.0.copyload, %_14, !dbg !89
  %_21 = getelementptr inbounds nuw i8, ptr %cmp, i64 32, !dbg !90
  %_53 = tail call i32 @memcmp(ptr nonnull %cmp, ptr nonnull %_21, i64 16) #6, !dbg !92
  %0 = lshr i32 %_53, 31, !dbg !121
  %_52.sroa.0.0.lobit = zext nneg i32 %0 to i64, !dbg !121
  %_22 = getelementptr inbounds nuw i8, ptr %out, i64 16, !dbg !122
  %1 = add i64 %_13, %_52.sroa.0.0.lobit, !dbg !125
  store i64 %1, ptr %_22, align 8, !dbg !125
  %_25 = getelementptr inbounds nuw i8, ptr %bytes, i64 9, !dbg !126
  %_74 = tail call i32 @memcmp(ptr %bytes, ptr nonnull %_25, i64 %_10) #6, !dbg !128
  %2 = icmp eq i32 %_74, 0, !dbg !128
  %_27 = zext i1 %2 to i64, !dbg !141
  %_28 = getelementptr inbounds nuw i8, ptr %out, i64 24, !dbg !148
  store i64 %_27, ptr %_28, align 8, !dbg !150
  ret void, !dbg !151
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @copies(ptr noundef readonly captures(none) %from, ptr noundef captures(none) %to, i64 noundef %n, ptr noundef captures(none) %big) unnamed_addr #1 !dbg !152 {
start:
  %local = alloca [192 x i8], align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false), !dbg !153
  %_7 = getelementptr inbounds nuw i8, ptr %to, i64 1, !dbg !156
  %_8 = add i64 %n, -1, !dbg !159
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %_7, ptr align 1 %to, i64 %_8, i1 false), !dbg !160
  %_102 = lshr i64 %n, 1, !dbg !163
  tail call void @llvm.memset.p0.i64(ptr align 1 %to, i8 90, i64 %_102, i1 false), !dbg !164
  %block.sroa.4.0.big.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 24, !dbg !167
  %block.sroa.4.0.copyload = load i64, ptr %block.sroa.4.0.big.sroa_idx, align 8, !dbg !167
  %block.sroa.5.0.big.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 32, !dbg !167
  %_12 = getelementptr inbounds nuw i8, ptr %big, i64 192, !dbg !168
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_12, ptr noundef nonnull align 8 dereferenceable(24) %big, i64 24, i1 false), !dbg !172
  %block.sroa.4.0._12.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 216, !dbg !172
  store i64 %block.sroa.4.0.copyload, ptr %block.sroa.4.0._12.sroa_idx, align 8, !dbg !172
  %block.sroa.5.0._12.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 224, !dbg !172
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %block.sroa.5.0._12.sroa_idx, ptr noundef nonnull align 8 dereferenceable(160) %block.sroa.5.0.big.sroa_idx, i64 160, i1 false), !dbg !172
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %local, i8 0, i64 192, i1 false), !dbg !173
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !174
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !180
  %_23 = mul i32 %_24, %_25, !dbg !176
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !183
  %_22 = add i32 %_23, %_26, !dbg !186
  %0 = urem i32 %_22, 24, !dbg !178
  %_15 = zext nneg i32 %0 to i64, !dbg !178
  %1 = getelementptr inbounds nuw i64, ptr %local, i64 %_15, !dbg !187
  store i64 %block.sroa.4.0.copyload, ptr %1, align 8, !dbg !187
  %_29 = getelementptr inbounds nuw i8, ptr %local, i64 96, !dbg !188
  %_16.i = getelementptr inbounds nuw i8, ptr %local, i64 184, !dbg !197
  %2 = load i64, ptr %local, align 8, !dbg !205, !noundef !14
  %3 = load i64, ptr %_16.i, align 8, !dbg !205
  store i64 %3, ptr %local, align 8, !dbg !205
  store i64 %2, ptr %_16.i, align 8, !dbg !205
  %_12.1.i = getelementptr inbounds nuw i8, ptr %local, i64 8, !dbg !210
  %_16.1.i = getelementptr inbounds nuw i8, ptr %local, i64 176, !dbg !197
  %4 = load i64, ptr %_12.1.i, align 8, !dbg !205, !noundef !14
  %5 = load i64, ptr %_16.1.i, align 8, !dbg !205
  store i64 %5, ptr %_12.1.i, align 8, !dbg !205
  store i64 %4, ptr %_16.1.i, align 8, !dbg !205
  %_12.2.i = getelementptr inbounds nuw i8, ptr %local, i64 16, !dbg !210
  %_16.2.i = getelementptr inbounds nuw i8, ptr %local, i64 168, !dbg !197
  %6 = load i64, ptr %_12.2.i, align 8, !dbg !205, !noundef !14
  %7 = load i64, ptr %_16.2.i, align 8, !dbg !205
  store i64 %7, ptr %_12.2.i, align 8, !dbg !205
  store i64 %6, ptr %_16.2.i, align 8, !dbg !205
  %_12.3.i = getelementptr inbounds nuw i8, ptr %local, i64 24, !dbg !210
  %_16.3.i = getelementptr inbounds nuw i8, ptr %local, i64 160, !dbg !197
  %8 = load i64, ptr %_12.3.i, align 8, !dbg !205, !noundef !14
  %9 = load i64, ptr %_16.3.i, align 8, !dbg !205
  store i64 %9, ptr %_12.3.i, align 8, !dbg !205
  store i64 %8, ptr %_16.3.i, align 8, !dbg !205
  %_12.4.i = getelementptr inbounds nuw i8, ptr %local, i64 32, !dbg !210
  %_16.4.i = getelementptr inbounds nuw i8, ptr %local, i64 152, !dbg !197
  %10 = load i64, ptr %_12.4.i, align 8, !dbg !205, !noundef !14
  %11 = load i64, ptr %_16.4.i, align 8, !dbg !205
  store i64 %11, ptr %_12.4.i, align 8, !dbg !205
  store i64 %10, ptr %_16.4.i, align 8, !dbg !205
  %_12.5.i = getelementptr inbounds nuw i8, ptr %local, i64 40, !dbg !210
  %_16.5.i = getelementptr inbounds nuw i8, ptr %local, i64 144, !dbg !197
  %12 = load i64, ptr %_12.5.i, align 8, !dbg !205, !noundef !14
  %13 = load i64, ptr %_16.5.i, align 8, !dbg !205
  store i64 %13, ptr %_12.5.i, align 8, !dbg !205
  store i64 %12, ptr %_16.5.i, align 8, !dbg !205
  %_12.6.i = getelementptr inbounds nuw i8, ptr %local, i64 48, !dbg !210
  %_16.6.i = getelementptr inbounds nuw i8, ptr %local, i64 136, !dbg !197
  %14 = load i64, ptr %_12.6.i, align 8, !dbg !205, !noundef !14
  %15 = load i64, ptr %_16.6.i, align 8, !dbg !205
  store i64 %15, ptr %_12.6.i, align 8, !dbg !205
  store i64 %14, ptr %_16.6.i, align 8, !dbg !205
  %_12.7.i = getelementptr inbounds nuw i8, ptr %local, i64 56, !dbg !210
  %_16.7.i = getelementptr inbounds nuw i8, ptr %local, i64 128, !dbg !197
  %16 = load i64, ptr %_12.7.i, align 8, !dbg !205, !noundef !14
  %17 = load i64, ptr %_16.7.i, align 8, !dbg !205
  store i64 %17, ptr %_12.7.i, align 8, !dbg !205
  store i64 %16, ptr %_16.7.i, align 8, !dbg !205
  %_12.8.i = getelementptr inbounds nuw i8, ptr %local, i64 64, !dbg !210
  %_16.8.i = getelementptr inbounds nuw i8, ptr %local, i64 120, !dbg !197
  %18 = load i64, ptr %_12.8.i, align 8, !dbg !205, !noundef !14
  %19 = load i64, ptr %_16.8.i, align 8, !dbg !205
  store i64 %19, ptr %_12.8.i, align 8, !dbg !205
  store i64 %18, ptr %_16.8.i, align 8, !dbg !205
  %_12.9.i = getelementptr inbounds nuw i8, ptr %local, i64 72, !dbg !210
  %_16.9.i = getelementptr inbounds nuw i8, ptr %local, i64 112, !dbg !197
  %20 = load i64, ptr %_12.9.i, align 8, !dbg !205, !noundef !14
  %21 = load i64, ptr %_16.9.i, align 8, !dbg !205
  store i64 %21, ptr %_12.9.i, align 8, !dbg !205
  store i64 %20, ptr %_16.9.i, align 8, !dbg !205
  %_12.10.i = getelementptr inbounds nuw i8, ptr %local, i64 80, !dbg !210
  %_16.10.i = getelementptr inbounds nuw i8, ptr %local, i64 104, !dbg !197
  %22 = load i64, ptr %_12.10.i, align 8, !dbg !205, !noundef !14
  %23 = load i64, ptr %_16.10.i, align 8, !dbg !205
  store i64 %23, ptr %_12.10.i, align 8, !dbg !205
  store i64 %22, ptr %_16.10.i, align 8, !dbg !205
  %_12.11.i = getelementptr inbounds nuw i8, ptr %local, i64 88, !dbg !210
  %24 = load i64, ptr %_12.11.i, align 8, !dbg !205, !noundef !14
  %25 = load i64, ptr %_29, align 8, !dbg !205
  store i64 %25, ptr %_12.11.i, align 8, !dbg !205
  store i64 %24, ptr %_29, align 8, !dbg !205
  %_21 = getelementptr inbounds nuw i8, ptr %big, i64 384, !dbg !211
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %_21, ptr noundef nonnull align 8 dereferenceable(192) %local, i64 192, i1 false), !dbg !213
  ret void, !dbg !214
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent
declare i32 @memcmp(ptr, ptr, i64) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { convergent nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/block_copies.rs/@/block_copies.b7087077686f4d8f-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "accesses", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/block_copies.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "45a66bf68a1522e1b1733fa254fb8cb3")
!12 = !DINamespace(name: "block_copies", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 2132, column: 9, scope: !16, inlinedAt: !20)
!16 = distinct !DISubprogram(name: "read_volatile<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr13read_volatilemECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 2121, type: !13, scopeLine: 2121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "adf09092a768fb63932c6e448fcd177c")
!18 = !DINamespace(name: "ptr", scope: !19)
!19 = !DINamespace(name: "core", scope: null)
!20 = !DILocation(line: 28, column: 17, scope: !10)
!21 = !DILocation(line: 29, column: 32, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !11, line: 28, column: 9)
!23 = !DILocation(line: 2234, column: 9, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "write_volatile<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr14write_volatilemECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 2223, type: !13, scopeLine: 2223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!25 = !DILocation(line: 29, column: 9, scope: !22)
!26 = !DILocation(line: 85, column: 5, scope: !27, inlinedAt: !31)
!27 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!29 = !DINamespace(name: "nvptx", scope: !30)
!30 = !DINamespace(name: "core_arch", scope: !19)
!31 = !DILocation(line: 11, column: 15, scope: !32, inlinedAt: !35)
!32 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!33 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!34 = !DINamespace(name: "corpus", scope: null)
!35 = !DILocation(line: 30, column: 47, scope: !22)
!36 = !DILocation(line: 64, column: 5, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!38 = !DILocation(line: 11, column: 39, scope: !32, inlinedAt: !35)
!39 = !DILocation(line: 127, column: 5, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DILocation(line: 11, column: 63, scope: !32, inlinedAt: !35)
!42 = !DILocation(line: 11, column: 14, scope: !32, inlinedAt: !35)
!43 = !DILocation(line: 872, column: 18, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh3addCsfIhn1CkEtl3_12block_copies", scope: !46, file: !45, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!45 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!46 = !DINamespace(name: "{impl#0}", scope: !47)
!47 = !DINamespace(name: "const_ptr", scope: !18)
!48 = !DILocation(line: 30, column: 43, scope: !22)
!49 = !DILocation(line: 1731, column: 9, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "read<core::ptr::Packed<u64>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4readINtB2_6PackedyEECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 1692, type: !13, scopeLine: 1692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = !DILocation(line: 1826, column: 22, scope: !52, inlinedAt: !54)
!52 = distinct !DILexicalBlock(scope: !53, file: !17, line: 1817, column: 5)
!53 = distinct !DISubprogram(name: "read_unaligned<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr14read_unalignedyECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 1810, type: !13, scopeLine: 1810, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DILocation(line: 30, column: 17, scope: !22)
!55 = !DILocation(line: 970, column: 18, scope: !56, inlinedAt: !60)
!56 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh3addCsfIhn1CkEtl3_12block_copies", scope: !58, file: !57, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!57 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!58 = !DINamespace(name: "{impl#0}", scope: !59)
!59 = !DINamespace(name: "mut_ptr", scope: !18)
!60 = !DILocation(line: 31, column: 47, scope: !61)
!61 = distinct !DILexicalBlock(scope: !22, file: !11, line: 30, column: 9)
!62 = !DILocation(line: 1939, column: 41, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "write<core::ptr::Packed<u32>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr5writeINtB2_6PackedmEECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!64 = !DILocation(line: 2032, column: 14, scope: !65, inlinedAt: !68)
!65 = distinct !DILexicalBlock(scope: !66, file: !17, line: 2028, column: 5)
!66 = distinct !DILexicalBlock(scope: !67, file: !17, line: 2027, column: 5)
!67 = distinct !DISubprogram(name: "write_unaligned<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr15write_unalignedmECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 2020, type: !13, scopeLine: 2020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!68 = !DILocation(line: 31, column: 9, scope: !61)
!69 = !DILocation(line: 872, column: 18, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "add<[u8; 16]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPAhj10_3addCsfIhn1CkEtl3_12block_copies", scope: !46, file: !45, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!71 = !DILocation(line: 32, column: 50, scope: !61)
!72 = !DILocation(line: 157, column: 18, scope: !73, inlinedAt: !78)
!73 = distinct !DISubprogram(name: "spec_eq<u8, u8, 16>", linkageName: "_RNvXs7_NtNtCslnt1oJOvDdB_4core5array8equalityhINtB5_11SpecArrayEqhKj10_E7spec_eqCsfIhn1CkEtl3_12block_copies", scope: !75, file: !74, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = !DIFile(filename: "src/array/equality.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2e8ad1e2d89117c8c3eff8a826c8ea1c")
!75 = !DINamespace(name: "{impl#9}", scope: !76)
!76 = !DINamespace(name: "equality", scope: !77)
!77 = !DINamespace(name: "array", scope: !19)
!78 = !DILocation(line: 11, column: 9, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "eq<u8, u8, 16>", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core5array8equalityAhj10_NtNtB6_3cmp9PartialEq2eqCsfIhn1CkEtl3_12block_copies", scope: !80, file: !74, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DINamespace(name: "{impl#0}", scope: !76)
!81 = !DILocation(line: 32, column: 37, scope: !61)
!82 = !DILocation(line: 51, column: 17, scope: !83, inlinedAt: !88)
!83 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsN_NtNtCslnt1oJOvDdB_4core7convert3numyINtB7_4FrombE4from", scope: !85, file: !84, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!84 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!85 = !DINamespace(name: "{impl#51}", scope: !86)
!86 = !DINamespace(name: "num", scope: !87)
!87 = !DINamespace(name: "convert", scope: !19)
!88 = !DILocation(line: 32, column: 27, scope: !61)
!89 = !DILocation(line: 32, column: 23, scope: !61)
!90 = !DILocation(line: 872, column: 18, scope: !70, inlinedAt: !91)
!91 = !DILocation(line: 32, column: 82, scope: !61)
!92 = !DILocation(line: 339, column: 34, scope: !93, inlinedAt: !102)
!93 = distinct !DILexicalBlock(scope: !95, file: !94, line: 333, column: 9)
!94 = !DIFile(filename: "src/slice/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "71afa653494a451ea5fc2f60264cd002")
!95 = distinct !DILexicalBlock(scope: !96, file: !94, line: 332, column: 9)
!96 = distinct !DILexicalBlock(scope: !97, file: !94, line: 331, column: 9)
!97 = distinct !DILexicalBlock(scope: !98, file: !94, line: 328, column: 9)
!98 = distinct !DISubprogram(name: "compare<u8>", linkageName: "_RNvXsd_NtNtCslnt1oJOvDdB_4core5slice3cmphNtB5_8SliceOrd7compareCsfIhn1CkEtl3_12block_copies", scope: !99, file: !94, line: 325, type: !13, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DINamespace(name: "{impl#15}", scope: !100)
!100 = !DINamespace(name: "cmp", scope: !101)
!101 = !DINamespace(name: "slice", scope: !19)
!102 = !DILocation(line: 353, column: 15, scope: !103, inlinedAt: !105)
!103 = distinct !DISubprogram(name: "chaining_lt<u8>", linkageName: "_RNvXse_NtNtCslnt1oJOvDdB_4core5slice3cmphNtB5_10SliceChain11chaining_ltCsfIhn1CkEtl3_12block_copies", scope: !104, file: !94, line: 352, type: !13, scopeLine: 352, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DINamespace(name: "{impl#16}", scope: !100)
!105 = !DILocation(line: 89, column: 9, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "__chaining_lt<u8>", linkageName: "_RNvXs1_NtNtCslnt1oJOvDdB_4core5slice3cmpShNtNtB9_3cmp10PartialOrd13___chaining_ltCsfIhn1CkEtl3_12block_copies", scope: !107, file: !94, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DINamespace(name: "{impl#3}", scope: !100)
!108 = !DILocation(line: 73, column: 28, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "lt<u8>", linkageName: "_RNvXs1_NtNtCslnt1oJOvDdB_4core5slice3cmpShNtNtB9_3cmp10PartialOrd2ltCsfIhn1CkEtl3_12block_copies", scope: !107, file: !94, line: 64, type: !13, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DILocation(line: 2142, column: 13, scope: !111, inlinedAt: !116)
!111 = distinct !DISubprogram(name: "lt<[u8], [u8]>", linkageName: "_RNvXs8_NtNtCslnt1oJOvDdB_4core3cmp5implsRShNtB7_10PartialOrd2ltCsfIhn1CkEtl3_12block_copies", scope: !113, file: !112, line: 2141, type: !13, scopeLine: 2141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!113 = !DINamespace(name: "{impl#10}", scope: !114)
!114 = !DINamespace(name: "impls", scope: !115)
!115 = !DINamespace(name: "cmp", scope: !19)
!116 = !DILocation(line: 417, column: 9, scope: !117, inlinedAt: !120)
!117 = distinct !DISubprogram(name: "lt<u8, 16>", linkageName: "_RNvXsf_NtCslnt1oJOvDdB_4core5arrayAhj10_NtNtB7_3cmp10PartialOrd2ltCsfIhn1CkEtl3_12block_copies", scope: !119, file: !118, line: 416, type: !13, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!118 = !DIFile(filename: "src/array/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7a70bfbf63cdead6b6acc4823ebb6443")
!119 = !DINamespace(name: "{impl#17}", scope: !77)
!120 = !DILocation(line: 32, column: 70, scope: !61)
!121 = !DILocation(line: 353, column: 9, scope: !103, inlinedAt: !105)
!122 = !DILocation(line: 970, column: 18, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCsfIhn1CkEtl3_12block_copies", scope: !58, file: !57, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!124 = !DILocation(line: 32, column: 14, scope: !61)
!125 = !DILocation(line: 32, column: 9, scope: !61)
!126 = !DILocation(line: 872, column: 18, scope: !44, inlinedAt: !127)
!127 = !DILocation(line: 33, column: 102, scope: !61)
!128 = !DILocation(line: 157, column: 13, scope: !129, inlinedAt: !132)
!129 = distinct !DILexicalBlock(scope: !130, file: !94, line: 156, column: 13)
!130 = distinct !DISubprogram(name: "equal_same_length<u8, u8>", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core5slice3cmphINtB5_14SlicePartialEqhE17equal_same_lengthCsfIhn1CkEtl3_12block_copies", scope: !131, file: !94, line: 151, type: !13, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!131 = !DINamespace(name: "{impl#5}", scope: !100)
!132 = !DILocation(line: 24, column: 22, scope: !133, inlinedAt: !136)
!133 = distinct !DILexicalBlock(scope: !134, file: !94, line: 20, column: 9)
!134 = distinct !DISubprogram(name: "eq<u8, u8>", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core5slice3cmpShNtNtB6_3cmp9PartialEq2eqCsfIhn1CkEtl3_12block_copies", scope: !135, file: !94, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DINamespace(name: "{impl#0}", scope: !100)
!136 = !DILocation(line: 2123, column: 13, scope: !137, inlinedAt: !139)
!137 = distinct !DISubprogram(name: "eq<[u8], [u8]>", linkageName: "_RNvXs7_NtNtCslnt1oJOvDdB_4core3cmp5implsRShNtB7_9PartialEq2eqCsfIhn1CkEtl3_12block_copies", scope: !138, file: !112, line: 2122, type: !13, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!138 = !DINamespace(name: "{impl#9}", scope: !114)
!139 = !DILocation(line: 33, column: 20, scope: !140)
!140 = !DILexicalBlockFile(scope: !61, file: !11, discriminator: 2)
!141 = !DILocation(line: 51, column: 17, scope: !83, inlinedAt: !142)
!142 = !DILocation(line: 780, column: 9, scope: !143, inlinedAt: !146)
!143 = distinct !DISubprogram(name: "into<bool, u64>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertbINtB5_4IntoyE4intoCsfIhn1CkEtl3_12block_copies", scope: !145, file: !144, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "36ae519c88055cfff26b55442fab5b51")
!145 = !DINamespace(name: "{impl#3}", scope: !87)
!146 = !DILocation(line: 34, column: 28, scope: !147)
!147 = distinct !DILexicalBlock(scope: !61, file: !11, line: 33, column: 9)
!148 = !DILocation(line: 970, column: 18, scope: !123, inlinedAt: !149)
!149 = !DILocation(line: 34, column: 14, scope: !147)
!150 = !DILocation(line: 34, column: 9, scope: !147)
!151 = !DILocation(line: 36, column: 2, scope: !10)
!152 = distinct !DISubprogram(name: "copies", scope: !12, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = !DILocation(line: 549, column: 14, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappinghECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 528, type: !13, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!155 = !DILocation(line: 12, column: 9, scope: !152)
!156 = !DILocation(line: 970, column: 18, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh3addCsfIhn1CkEtl3_12block_copies", scope: !58, file: !57, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!158 = !DILocation(line: 13, column: 26, scope: !152)
!159 = !DILocation(line: 13, column: 34, scope: !152)
!160 = !DILocation(line: 640, column: 9, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "copy<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4copyhECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 625, type: !13, scopeLine: 625, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!162 = !DILocation(line: 13, column: 9, scope: !152)
!163 = !DILocation(line: 14, column: 36, scope: !152)
!164 = !DILocation(line: 711, column: 9, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "write_bytes<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr11write_byteshECsfIhn1CkEtl3_12block_copies", scope: !18, file: !17, line: 699, type: !13, scopeLine: 699, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!166 = !DILocation(line: 14, column: 9, scope: !152)
!167 = !DILocation(line: 15, column: 21, scope: !152)
!168 = !DILocation(line: 970, column: 18, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "add<[u64; 24]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj18_3addCsfIhn1CkEtl3_12block_copies", scope: !58, file: !57, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!170 = !DILocation(line: 16, column: 14, scope: !171)
!171 = distinct !DILexicalBlock(scope: !152, file: !11, line: 15, column: 9)
!172 = !DILocation(line: 16, column: 9, scope: !171)
!173 = !DILocation(line: 17, column: 25, scope: !171)
!174 = !DILocation(line: 85, column: 5, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!176 = !DILocation(line: 11, column: 15, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!178 = !DILocation(line: 18, column: 15, scope: !179)
!179 = distinct !DILexicalBlock(scope: !171, file: !11, line: 17, column: 9)
!180 = !DILocation(line: 64, column: 5, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!182 = !DILocation(line: 11, column: 39, scope: !177, inlinedAt: !178)
!183 = !DILocation(line: 127, column: 5, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!185 = !DILocation(line: 11, column: 63, scope: !177, inlinedAt: !178)
!186 = !DILocation(line: 11, column: 14, scope: !177, inlinedAt: !178)
!187 = !DILocation(line: 18, column: 9, scope: !179)
!188 = !DILocation(line: 1054, column: 22, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "sub<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3subCsfIhn1CkEtl3_12block_copies", scope: !58, file: !57, line: 1015, type: !13, scopeLine: 1015, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!190 = !DILocation(line: 994, column: 51, scope: !191, inlinedAt: !196)
!191 = distinct !DILexicalBlock(scope: !193, file: !192, line: 983, column: 9)
!192 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!193 = distinct !DILexicalBlock(scope: !194, file: !192, line: 982, column: 9)
!194 = distinct !DISubprogram(name: "reverse<u64>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSy7reverseCsfIhn1CkEtl3_12block_copies", scope: !195, file: !192, line: 981, type: !13, scopeLine: 981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!195 = !DINamespace(name: "{impl#0}", scope: !101)
!196 = !DILocation(line: 19, column: 15, scope: !179)
!197 = !DILocation(line: 1018, column: 38, scope: !198, inlinedAt: !203)
!198 = distinct !DILexicalBlock(scope: !199, file: !192, line: 1016, column: 13)
!199 = distinct !DILexicalBlock(scope: !200, file: !192, line: 1014, column: 13)
!200 = distinct !DILexicalBlock(scope: !201, file: !192, line: 1013, column: 13)
!201 = distinct !DISubprogram(name: "revswap<u64>", linkageName: "_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapyECsfIhn1CkEtl3_12block_copies", scope: !202, file: !192, line: 1004, type: !13, scopeLine: 1004, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!202 = !DINamespace(name: "reverse", scope: !195)
!203 = distinct !DILocation(line: 1001, column: 9, scope: !204, inlinedAt: !196)
!204 = distinct !DILexicalBlock(scope: !191, file: !192, line: 987, column: 9)
!205 = !DILocation(line: 825, column: 14, scope: !206, inlinedAt: !209)
!206 = distinct !DISubprogram(name: "swap<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3mem4swapyECsfIhn1CkEtl3_12block_copies", scope: !208, file: !207, line: 822, type: !13, scopeLine: 822, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!207 = !DIFile(filename: "src/mem/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "82bad6eaa847ab9bebe78c484a405876")
!208 = !DINamespace(name: "mem", scope: !19)
!209 = distinct !DILocation(line: 1018, column: 17, scope: !198, inlinedAt: !203)
!210 = !DILocation(line: 1018, column: 27, scope: !198, inlinedAt: !203)
!211 = !DILocation(line: 970, column: 18, scope: !169, inlinedAt: !212)
!212 = !DILocation(line: 20, column: 14, scope: !179)
!213 = !DILocation(line: 20, column: 9, scope: !179)
!214 = !DILocation(line: 22, column: 2, scope: !152)
