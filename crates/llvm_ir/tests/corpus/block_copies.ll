; ModuleID = 'block_copies.3ebe5f3a298ea223-cgu.0'
source_filename = "block_copies.3ebe5f3a298ea223-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nounwind
define ptx_kernel void @accesses(ptr noundef %p, ptr noundef %bytes, ptr noundef writeonly captures(none) initializes((3, 7), (16, 32)) %out, ptr noundef %cmp) unnamed_addr #0 !dbg !10 {
start:
  %0 = load volatile i32, ptr %p, align 4, !dbg !15
  %_7 = add i32 %0, 1, !dbg !21
  store volatile i32 %_7, ptr %p, align 4, !dbg !23
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !26
  %_36 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !36
  %_34 = mul i32 %_35, %_36, !dbg !31
  %_37 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !39
  %_33 = add i32 %_34, %_37, !dbg !42
  %_10 = zext i32 %_33 to i64, !dbg !42
  %_9 = getelementptr inbounds nuw i8, ptr %bytes, i64 %_10, !dbg !43
  %_38.sroa.0.0.copyload = load i64, ptr %_9, align 1, !dbg !49
  %_11 = getelementptr inbounds nuw i8, ptr %out, i64 3, !dbg !55
  store i32 %0, ptr %_11, align 1, !dbg !62
  %_19 = getelementptr inbounds nuw i8, ptr %cmp, i64 16, !dbg !66
  %1 = load i128, ptr %cmp, align 1, !dbg !69
  %2 = load i128, ptr %_19, align 1, !dbg !69
  %3 = icmp eq i128 %1, %2, !dbg !69
  %_15 = zext i1 %3 to i64, !dbg !79
  %_14 = add i64 %_38.sroa.0.0.copyload, %_15, !dbg !86
  %_24 = getelementptr inbounds nuw i8, ptr %cmp, i64 32, !dbg !87
  %4 = tail call i32 @memcmp(ptr nonnull %cmp, ptr nonnull %_24, i64 16) #5, !dbg !89
  %5 = lshr i32 %4, 31, !dbg !118
  %_59.sroa.0.0.lobit = zext nneg i32 %5 to i64, !dbg !118
  %_25 = getelementptr inbounds nuw i8, ptr %out, i64 16, !dbg !119
  %6 = add i64 %_14, %_59.sroa.0.0.lobit, !dbg !122
  store i64 %6, ptr %_25, align 8, !dbg !122
  %_28 = getelementptr inbounds nuw i8, ptr %bytes, i64 9, !dbg !123
  %7 = tail call i32 @memcmp(ptr %bytes, ptr nonnull %_28, i64 %_10) #5, !dbg !125
  %8 = icmp eq i32 %7, 0, !dbg !125
  %_30 = zext i1 %8 to i64, !dbg !138
  %_31 = getelementptr inbounds nuw i8, ptr %out, i64 24, !dbg !145
  store i64 %_30, ptr %_31, align 8, !dbg !147
  ret void, !dbg !148
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @copies(ptr noundef readonly captures(none) %from, ptr noundef captures(none) %to, i64 noundef %n, ptr noundef captures(none) %big) unnamed_addr #1 !dbg !149 {
start:
  %local = alloca [192 x i8], align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %to, ptr align 1 %from, i64 %n, i1 false), !dbg !150
  %_7 = getelementptr inbounds nuw i8, ptr %to, i64 1, !dbg !153
  %_8 = add i64 %n, -1, !dbg !156
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %_7, ptr align 1 %to, i64 %_8, i1 false), !dbg !157
  %_102 = lshr i64 %n, 1, !dbg !160
  tail call void @llvm.memset.p0.i64(ptr align 1 %to, i8 90, i64 %_102, i1 false), !dbg !161
  %block.sroa.2.0.big.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 24, !dbg !164
  %block.sroa.2.0.copyload = load i64, ptr %block.sroa.2.0.big.sroa_idx, align 8, !dbg !164
  %block.sroa.3.0.big.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 32, !dbg !164
  %_12 = getelementptr inbounds nuw i8, ptr %big, i64 192, !dbg !165
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_12, ptr noundef nonnull align 8 dereferenceable(24) %big, i64 24, i1 false), !dbg !169
  %block.sroa.2.0._12.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 216, !dbg !169
  store i64 %block.sroa.2.0.copyload, ptr %block.sroa.2.0._12.sroa_idx, align 8, !dbg !169
  %block.sroa.3.0._12.sroa_idx = getelementptr inbounds nuw i8, ptr %big, i64 224, !dbg !169
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(160) %block.sroa.3.0._12.sroa_idx, ptr noundef nonnull align 8 dereferenceable(160) %block.sroa.3.0.big.sroa_idx, i64 160, i1 false), !dbg !169
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %local, i8 0, i64 192, i1 false), !dbg !170
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !171
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !177
  %_23 = mul i32 %_24, %_25, !dbg !173
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !180
  %_22 = add i32 %_23, %_26, !dbg !183
  %0 = urem i32 %_22, 24, !dbg !175
  %_15 = zext nneg i32 %0 to i64, !dbg !175
  %1 = getelementptr inbounds nuw i64, ptr %local, i64 %_15, !dbg !184
  store i64 %block.sroa.2.0.copyload, ptr %1, align 8, !dbg !184
  %_29 = getelementptr inbounds nuw i8, ptr %local, i64 96, !dbg !185
  %_16.i = getelementptr inbounds nuw i8, ptr %local, i64 184, !dbg !194
  %2 = load i64, ptr %local, align 8, !dbg !202, !noundef !14
  %3 = load i64, ptr %_16.i, align 8, !dbg !202
  store i64 %3, ptr %local, align 8, !dbg !202
  store i64 %2, ptr %_16.i, align 8, !dbg !202
  %_12.1.i = getelementptr inbounds nuw i8, ptr %local, i64 8, !dbg !207
  %_16.1.i = getelementptr inbounds nuw i8, ptr %local, i64 176, !dbg !194
  %4 = load i64, ptr %_12.1.i, align 8, !dbg !202, !noundef !14
  %5 = load i64, ptr %_16.1.i, align 8, !dbg !202
  store i64 %5, ptr %_12.1.i, align 8, !dbg !202
  store i64 %4, ptr %_16.1.i, align 8, !dbg !202
  %_12.2.i = getelementptr inbounds nuw i8, ptr %local, i64 16, !dbg !207
  %_16.2.i = getelementptr inbounds nuw i8, ptr %local, i64 168, !dbg !194
  %6 = load i64, ptr %_12.2.i, align 8, !dbg !202, !noundef !14
  %7 = load i64, ptr %_16.2.i, align 8, !dbg !202
  store i64 %7, ptr %_12.2.i, align 8, !dbg !202
  store i64 %6, ptr %_16.2.i, align 8, !dbg !202
  %_12.3.i = getelementptr inbounds nuw i8, ptr %local, i64 24, !dbg !207
  %_16.3.i = getelementptr inbounds nuw i8, ptr %local, i64 160, !dbg !194
  %8 = load i64, ptr %_12.3.i, align 8, !dbg !202, !noundef !14
  %9 = load i64, ptr %_16.3.i, align 8, !dbg !202
  store i64 %9, ptr %_12.3.i, align 8, !dbg !202
  store i64 %8, ptr %_16.3.i, align 8, !dbg !202
  %_12.4.i = getelementptr inbounds nuw i8, ptr %local, i64 32, !dbg !207
  %_16.4.i = getelementptr inbounds nuw i8, ptr %local, i64 152, !dbg !194
  %10 = load i64, ptr %_12.4.i, align 8, !dbg !202, !noundef !14
  %11 = load i64, ptr %_16.4.i, align 8, !dbg !202
  store i64 %11, ptr %_12.4.i, align 8, !dbg !202
  store i64 %10, ptr %_16.4.i, align 8, !dbg !202
  %_12.5.i = getelementptr inbounds nuw i8, ptr %local, i64 40, !dbg !207
  %_16.5.i = getelementptr inbounds nuw i8, ptr %local, i64 144, !dbg !194
  %12 = load i64, ptr %_12.5.i, align 8, !dbg !202, !noundef !14
  %13 = load i64, ptr %_16.5.i, align 8, !dbg !202
  store i64 %13, ptr %_12.5.i, align 8, !dbg !202
  store i64 %12, ptr %_16.5.i, align 8, !dbg !202
  %_12.6.i = getelementptr inbounds nuw i8, ptr %local, i64 48, !dbg !207
  %_16.6.i = getelementptr inbounds nuw i8, ptr %local, i64 136, !dbg !194
  %14 = load i64, ptr %_12.6.i, align 8, !dbg !202, !noundef !14
  %15 = load i64, ptr %_16.6.i, align 8, !dbg !202
  store i64 %15, ptr %_12.6.i, align 8, !dbg !202
  store i64 %14, ptr %_16.6.i, align 8, !dbg !202
  %_12.7.i = getelementptr inbounds nuw i8, ptr %local, i64 56, !dbg !207
  %_16.7.i = getelementptr inbounds nuw i8, ptr %local, i64 128, !dbg !194
  %16 = load i64, ptr %_12.7.i, align 8, !dbg !202, !noundef !14
  %17 = load i64, ptr %_16.7.i, align 8, !dbg !202
  store i64 %17, ptr %_12.7.i, align 8, !dbg !202
  store i64 %16, ptr %_16.7.i, align 8, !dbg !202
  %_12.8.i = getelementptr inbounds nuw i8, ptr %local, i64 64, !dbg !207
  %_16.8.i = getelementptr inbounds nuw i8, ptr %local, i64 120, !dbg !194
  %18 = load i64, ptr %_12.8.i, align 8, !dbg !202, !noundef !14
  %19 = load i64, ptr %_16.8.i, align 8, !dbg !202
  store i64 %19, ptr %_12.8.i, align 8, !dbg !202
  store i64 %18, ptr %_16.8.i, align 8, !dbg !202
  %_12.9.i = getelementptr inbounds nuw i8, ptr %local, i64 72, !dbg !207
  %_16.9.i = getelementptr inbounds nuw i8, ptr %local, i64 112, !dbg !194
  %20 = load i64, ptr %_12.9.i, align 8, !dbg !202, !noundef !14
  %21 = load i64, ptr %_16.9.i, align 8, !dbg !202
  store i64 %21, ptr %_12.9.i, align 8, !dbg !202
  store i64 %20, ptr %_16.9.i, align 8, !dbg !202
  %_12.10.i = getelementptr inbounds nuw i8, ptr %local, i64 80, !dbg !207
  %_16.10.i = getelementptr inbounds nuw i8, ptr %local, i64 104, !dbg !194
  %22 = load i64, ptr %_12.10.i, align 8, !dbg !202, !noundef !14
  %23 = load i64, ptr %_16.10.i, align 8, !dbg !202
  store i64 %23, ptr %_12.10.i, align 8, !dbg !202
  store i64 %22, ptr %_16.10.i, align 8, !dbg !202
  %_12.11.i = getelementptr inbounds nuw i8, ptr %local, i64 88, !dbg !207
  %24 = load i64, ptr %_12.11.i, align 8, !dbg !202, !noundef !14
  %25 = load i64, ptr %_29, align 8, !dbg !202
  store i64 %25, ptr %_12.11.i, align 8, !dbg !202
  store i64 %24, ptr %_29, align 8, !dbg !202
  %_21 = getelementptr inbounds nuw i8, ptr %big, i64 384, !dbg !208
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %_21, ptr noundef nonnull align 8 dereferenceable(192) %local, i64 192, i1 false), !dbg !210
  ret void, !dbg !211
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

declare i32 @memcmp(ptr, ptr, i64) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

attributes #0 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/block_copies.rs/@/block_copies.3ebe5f3a298ea223-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "accesses", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/block_copies.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "45a66bf68a1522e1b1733fa254fb8cb3")
!12 = !DINamespace(name: "block_copies", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 2091, column: 9, scope: !16, inlinedAt: !20)
!16 = distinct !DISubprogram(name: "read_volatile<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr13read_volatilemECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 2080, type: !13, scopeLine: 2080, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!18 = !DINamespace(name: "ptr", scope: !19)
!19 = !DINamespace(name: "core", scope: null)
!20 = !DILocation(line: 28, column: 17, scope: !10)
!21 = !DILocation(line: 29, column: 32, scope: !22)
!22 = distinct !DILexicalBlock(scope: !10, file: !11, line: 28, column: 9)
!23 = !DILocation(line: 2178, column: 9, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "write_volatile<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr14write_volatilemECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 2167, type: !13, scopeLine: 2167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!25 = !DILocation(line: 29, column: 9, scope: !22)
!26 = !DILocation(line: 83, column: 5, scope: !27, inlinedAt: !31)
!27 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!29 = !DINamespace(name: "nvptx", scope: !30)
!30 = !DINamespace(name: "core_arch", scope: !19)
!31 = !DILocation(line: 11, column: 15, scope: !32, inlinedAt: !35)
!32 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!33 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!34 = !DINamespace(name: "corpus", scope: null)
!35 = !DILocation(line: 30, column: 47, scope: !22)
!36 = !DILocation(line: 62, column: 5, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!38 = !DILocation(line: 11, column: 39, scope: !32, inlinedAt: !35)
!39 = !DILocation(line: 125, column: 5, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!41 = !DILocation(line: 11, column: 63, scope: !32, inlinedAt: !35)
!42 = !DILocation(line: 11, column: 14, scope: !32, inlinedAt: !35)
!43 = !DILocation(line: 863, column: 18, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addCs5nYWmSpbsvT_12block_copies", scope: !46, file: !45, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!45 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!46 = !DINamespace(name: "{impl#0}", scope: !47)
!47 = !DINamespace(name: "const_ptr", scope: !18)
!48 = !DILocation(line: 30, column: 43, scope: !22)
!49 = !DILocation(line: 547, column: 14, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappinghECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 526, type: !13, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = !DILocation(line: 1805, column: 9, scope: !52, inlinedAt: !54)
!52 = distinct !DILexicalBlock(scope: !53, file: !17, line: 1797, column: 5)
!53 = distinct !DISubprogram(name: "read_unaligned<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr14read_unalignedyECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 1796, type: !13, scopeLine: 1796, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DILocation(line: 30, column: 17, scope: !22)
!55 = !DILocation(line: 961, column: 18, scope: !56, inlinedAt: !60)
!56 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3addCs5nYWmSpbsvT_12block_copies", scope: !58, file: !57, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!57 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!58 = !DINamespace(name: "{impl#0}", scope: !59)
!59 = !DINamespace(name: "mut_ptr", scope: !18)
!60 = !DILocation(line: 31, column: 47, scope: !61)
!61 = distinct !DILexicalBlock(scope: !22, file: !11, line: 30, column: 9)
!62 = !DILocation(line: 547, column: 14, scope: !50, inlinedAt: !63)
!63 = !DILocation(line: 2003, column: 9, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "write_unaligned<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr15write_unalignedmECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 1998, type: !13, scopeLine: 1998, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DILocation(line: 31, column: 9, scope: !61)
!66 = !DILocation(line: 863, column: 18, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "add<[u8; 16]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPAhj10_3addCs5nYWmSpbsvT_12block_copies", scope: !46, file: !45, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!68 = !DILocation(line: 32, column: 50, scope: !61)
!69 = !DILocation(line: 157, column: 18, scope: !70, inlinedAt: !75)
!70 = distinct !DISubprogram(name: "spec_eq<u8, u8, 16>", linkageName: "_RNvXs7_NtNtCs2TNzTbj2aEP_4core5array8equalityhINtB5_11SpecArrayEqhKj10_E7spec_eqCs5nYWmSpbsvT_12block_copies", scope: !72, file: !71, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!71 = !DIFile(filename: "src/array/equality.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "1a0823a6c30a4b75bb7112adc588a407")
!72 = !DINamespace(name: "{impl#9}", scope: !73)
!73 = !DINamespace(name: "equality", scope: !74)
!74 = !DINamespace(name: "array", scope: !19)
!75 = !DILocation(line: 11, column: 9, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "eq<u8, u8, 16>", linkageName: "_RNvXNtNtCs2TNzTbj2aEP_4core5array8equalityAhj10_NtNtB6_3cmp9PartialEq2eqCs5nYWmSpbsvT_12block_copies", scope: !77, file: !71, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!77 = !DINamespace(name: "{impl#0}", scope: !73)
!78 = !DILocation(line: 32, column: 37, scope: !61)
!79 = !DILocation(line: 61, column: 17, scope: !80, inlinedAt: !85)
!80 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsR_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB7_4FrombE4from", scope: !82, file: !81, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!82 = !DINamespace(name: "{impl#55}", scope: !83)
!83 = !DINamespace(name: "num", scope: !84)
!84 = !DINamespace(name: "convert", scope: !19)
!85 = !DILocation(line: 32, column: 27, scope: !61)
!86 = !DILocation(line: 32, column: 23, scope: !61)
!87 = !DILocation(line: 863, column: 18, scope: !67, inlinedAt: !88)
!88 = !DILocation(line: 32, column: 82, scope: !61)
!89 = !DILocation(line: 325, column: 34, scope: !90, inlinedAt: !99)
!90 = distinct !DILexicalBlock(scope: !92, file: !91, line: 319, column: 9)
!91 = !DIFile(filename: "src/slice/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c2f5b99832caffafc77a42276fe818e1")
!92 = distinct !DILexicalBlock(scope: !93, file: !91, line: 318, column: 9)
!93 = distinct !DILexicalBlock(scope: !94, file: !91, line: 317, column: 9)
!94 = distinct !DILexicalBlock(scope: !95, file: !91, line: 314, column: 9)
!95 = distinct !DISubprogram(name: "compare<u8>", linkageName: "_RNvXsd_NtNtCs2TNzTbj2aEP_4core5slice3cmphNtB5_8SliceOrd7compareCs5nYWmSpbsvT_12block_copies", scope: !96, file: !91, line: 311, type: !13, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!96 = !DINamespace(name: "{impl#15}", scope: !97)
!97 = !DINamespace(name: "cmp", scope: !98)
!98 = !DINamespace(name: "slice", scope: !19)
!99 = !DILocation(line: 339, column: 15, scope: !100, inlinedAt: !102)
!100 = distinct !DISubprogram(name: "chaining_lt<u8>", linkageName: "_RNvXse_NtNtCs2TNzTbj2aEP_4core5slice3cmphNtB5_10SliceChain11chaining_ltCs5nYWmSpbsvT_12block_copies", scope: !101, file: !91, line: 338, type: !13, scopeLine: 338, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = !DINamespace(name: "{impl#16}", scope: !97)
!102 = !DILocation(line: 86, column: 9, scope: !103, inlinedAt: !105)
!103 = distinct !DISubprogram(name: "__chaining_lt<u8>", linkageName: "_RNvXs1_NtNtCs2TNzTbj2aEP_4core5slice3cmpShNtNtB9_3cmp10PartialOrd13___chaining_ltCs5nYWmSpbsvT_12block_copies", scope: !104, file: !91, line: 85, type: !13, scopeLine: 85, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DINamespace(name: "{impl#3}", scope: !97)
!105 = !DILocation(line: 70, column: 28, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "lt<u8>", linkageName: "_RNvXs1_NtNtCs2TNzTbj2aEP_4core5slice3cmpShNtNtB9_3cmp10PartialOrd2ltCs5nYWmSpbsvT_12block_copies", scope: !104, file: !91, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DILocation(line: 2142, column: 13, scope: !108, inlinedAt: !113)
!108 = distinct !DISubprogram(name: "lt<[u8], [u8]>", linkageName: "_RNvXs8_NtNtCs2TNzTbj2aEP_4core3cmp5implsRShNtB7_10PartialOrd2ltCs5nYWmSpbsvT_12block_copies", scope: !110, file: !109, line: 2141, type: !13, scopeLine: 2141, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!109 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!110 = !DINamespace(name: "{impl#10}", scope: !111)
!111 = !DINamespace(name: "impls", scope: !112)
!112 = !DINamespace(name: "cmp", scope: !19)
!113 = !DILocation(line: 415, column: 9, scope: !114, inlinedAt: !117)
!114 = distinct !DISubprogram(name: "lt<u8, 16>", linkageName: "_RNvXsf_NtCs2TNzTbj2aEP_4core5arrayAhj10_NtNtB7_3cmp10PartialOrd2ltCs5nYWmSpbsvT_12block_copies", scope: !116, file: !115, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!115 = !DIFile(filename: "src/array/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!116 = !DINamespace(name: "{impl#17}", scope: !74)
!117 = !DILocation(line: 32, column: 70, scope: !61)
!118 = !DILocation(line: 339, column: 9, scope: !100, inlinedAt: !102)
!119 = !DILocation(line: 961, column: 18, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs5nYWmSpbsvT_12block_copies", scope: !58, file: !57, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!121 = !DILocation(line: 32, column: 14, scope: !61)
!122 = !DILocation(line: 32, column: 9, scope: !61)
!123 = !DILocation(line: 863, column: 18, scope: !44, inlinedAt: !124)
!124 = !DILocation(line: 33, column: 102, scope: !61)
!125 = !DILocation(line: 154, column: 13, scope: !126, inlinedAt: !129)
!126 = distinct !DILexicalBlock(scope: !127, file: !91, line: 153, column: 13)
!127 = distinct !DISubprogram(name: "equal_same_length<u8, u8>", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core5slice3cmphINtB5_14SlicePartialEqhE17equal_same_lengthCs5nYWmSpbsvT_12block_copies", scope: !128, file: !91, line: 148, type: !13, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!128 = !DINamespace(name: "{impl#5}", scope: !97)
!129 = !DILocation(line: 23, column: 22, scope: !130, inlinedAt: !133)
!130 = distinct !DILexicalBlock(scope: !131, file: !91, line: 19, column: 9)
!131 = distinct !DISubprogram(name: "eq<u8, u8>", linkageName: "_RNvXNtNtCs2TNzTbj2aEP_4core5slice3cmpShNtNtB6_3cmp9PartialEq2eqCs5nYWmSpbsvT_12block_copies", scope: !132, file: !91, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!132 = !DINamespace(name: "{impl#0}", scope: !97)
!133 = !DILocation(line: 2123, column: 13, scope: !134, inlinedAt: !136)
!134 = distinct !DISubprogram(name: "eq<[u8], [u8]>", linkageName: "_RNvXs7_NtNtCs2TNzTbj2aEP_4core3cmp5implsRShNtB7_9PartialEq2eqCs5nYWmSpbsvT_12block_copies", scope: !135, file: !109, line: 2122, type: !13, scopeLine: 2122, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DINamespace(name: "{impl#9}", scope: !111)
!136 = !DILocation(line: 33, column: 20, scope: !137)
!137 = !DILexicalBlockFile(scope: !61, file: !11, discriminator: 2)
!138 = !DILocation(line: 61, column: 17, scope: !80, inlinedAt: !139)
!139 = !DILocation(line: 778, column: 9, scope: !140, inlinedAt: !143)
!140 = distinct !DISubprogram(name: "into<bool, u64>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertbINtB5_4IntoyE4intoCs5nYWmSpbsvT_12block_copies", scope: !142, file: !141, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!141 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!142 = !DINamespace(name: "{impl#3}", scope: !84)
!143 = !DILocation(line: 34, column: 28, scope: !144)
!144 = distinct !DILexicalBlock(scope: !61, file: !11, line: 33, column: 9)
!145 = !DILocation(line: 961, column: 18, scope: !120, inlinedAt: !146)
!146 = !DILocation(line: 34, column: 14, scope: !144)
!147 = !DILocation(line: 34, column: 9, scope: !144)
!148 = !DILocation(line: 36, column: 2, scope: !10)
!149 = distinct !DISubprogram(name: "copies", scope: !12, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!150 = !DILocation(line: 547, column: 14, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "copy_nonoverlapping<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappinghECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 526, type: !13, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!152 = !DILocation(line: 12, column: 9, scope: !149)
!153 = !DILocation(line: 961, column: 18, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3addCs5nYWmSpbsvT_12block_copies", scope: !58, file: !57, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!155 = !DILocation(line: 13, column: 26, scope: !149)
!156 = !DILocation(line: 13, column: 34, scope: !149)
!157 = !DILocation(line: 638, column: 9, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "copy<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4copyhECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 623, type: !13, scopeLine: 623, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = !DILocation(line: 13, column: 9, scope: !149)
!160 = !DILocation(line: 14, column: 36, scope: !149)
!161 = !DILocation(line: 709, column: 9, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "write_bytes<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr11write_byteshECs5nYWmSpbsvT_12block_copies", scope: !18, file: !17, line: 697, type: !13, scopeLine: 697, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!163 = !DILocation(line: 14, column: 9, scope: !149)
!164 = !DILocation(line: 15, column: 21, scope: !149)
!165 = !DILocation(line: 961, column: 18, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "add<[u64; 24]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAyj18_3addCs5nYWmSpbsvT_12block_copies", scope: !58, file: !57, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!167 = !DILocation(line: 16, column: 14, scope: !168)
!168 = distinct !DILexicalBlock(scope: !149, file: !11, line: 15, column: 9)
!169 = !DILocation(line: 16, column: 9, scope: !168)
!170 = !DILocation(line: 17, column: 25, scope: !168)
!171 = !DILocation(line: 83, column: 5, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !29, file: !28, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!173 = !DILocation(line: 11, column: 15, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !34, file: !33, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = !DILocation(line: 18, column: 15, scope: !176)
!176 = distinct !DILexicalBlock(scope: !168, file: !11, line: 17, column: 9)
!177 = !DILocation(line: 62, column: 5, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !29, file: !28, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!179 = !DILocation(line: 11, column: 39, scope: !174, inlinedAt: !175)
!180 = !DILocation(line: 125, column: 5, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !29, file: !28, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!182 = !DILocation(line: 11, column: 63, scope: !174, inlinedAt: !175)
!183 = !DILocation(line: 11, column: 14, scope: !174, inlinedAt: !175)
!184 = !DILocation(line: 18, column: 9, scope: !176)
!185 = !DILocation(line: 1072, column: 22, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "sub<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3subCs5nYWmSpbsvT_12block_copies", scope: !58, file: !57, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!187 = !DILocation(line: 991, column: 51, scope: !188, inlinedAt: !193)
!188 = distinct !DILexicalBlock(scope: !190, file: !189, line: 980, column: 9)
!189 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!190 = distinct !DILexicalBlock(scope: !191, file: !189, line: 979, column: 9)
!191 = distinct !DISubprogram(name: "reverse<u64>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSy7reverseCs5nYWmSpbsvT_12block_copies", scope: !192, file: !189, line: 978, type: !13, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!192 = !DINamespace(name: "{impl#0}", scope: !98)
!193 = !DILocation(line: 19, column: 15, scope: !176)
!194 = !DILocation(line: 1015, column: 38, scope: !195, inlinedAt: !200)
!195 = distinct !DILexicalBlock(scope: !196, file: !189, line: 1013, column: 13)
!196 = distinct !DILexicalBlock(scope: !197, file: !189, line: 1011, column: 13)
!197 = distinct !DILexicalBlock(scope: !198, file: !189, line: 1010, column: 13)
!198 = distinct !DISubprogram(name: "revswap<u64>", linkageName: "_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapyECs5nYWmSpbsvT_12block_copies", scope: !199, file: !189, line: 1001, type: !13, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!199 = !DINamespace(name: "reverse", scope: !192)
!200 = distinct !DILocation(line: 998, column: 9, scope: !201, inlinedAt: !193)
!201 = distinct !DILexicalBlock(scope: !188, file: !189, line: 984, column: 9)
!202 = !DILocation(line: 759, column: 14, scope: !203, inlinedAt: !206)
!203 = distinct !DISubprogram(name: "swap<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3mem4swapyECs5nYWmSpbsvT_12block_copies", scope: !205, file: !204, line: 756, type: !13, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!204 = !DIFile(filename: "src/mem/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!205 = !DINamespace(name: "mem", scope: !19)
!206 = distinct !DILocation(line: 1015, column: 17, scope: !195, inlinedAt: !200)
!207 = !DILocation(line: 1015, column: 27, scope: !195, inlinedAt: !200)
!208 = !DILocation(line: 961, column: 18, scope: !166, inlinedAt: !209)
!209 = !DILocation(line: 20, column: 14, scope: !176)
!210 = !DILocation(line: 20, column: 9, scope: !176)
!211 = !DILocation(line: 22, column: 2, scope: !149)
