; ModuleID = 'launch_bounds.1e77adcfa45a8e93-cgu.0'
source_filename = "launch_bounds.1e77adcfa45a8e93-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm "//@launch_bounds both 256 2"
module asm "//@launch_bounds threads 96 0"
module asm "//@launch_bounds left_out 32 0"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @both(ptr noundef readonly captures(address_is_null) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_13 = mul i32 %_14, %_15, !dbg !21
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_12 = add i32 %_13, %_16, !dbg !32
  %i = zext i32 %_12 to i64, !dbg !32
  %_8 = getelementptr inbounds nuw [4 x i32], ptr %a, i64 %i, !dbg !33
  %0 = icmp ne ptr %a, null, !dbg !41
  tail call void @llvm.assume(i1 %0), !dbg !41
  %_37.val.i = load i32, ptr %_8, align 4, !dbg !59, !noundef !14
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !79
  %_37.val.i.1 = load i32, ptr %_37.i.1, align 4, !dbg !59, !noundef !14
  %_5.0.i.i.1 = add i32 %_37.val.i.1, %_37.val.i, !dbg !82
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %_8, i64 8, !dbg !79
  %_37.val.i.2 = load i32, ptr %_37.i.2, align 4, !dbg !59, !noundef !14
  %_5.0.i.i.2 = add i32 %_37.val.i.2, %_5.0.i.i.1, !dbg !82
  %_37.i.3 = getelementptr inbounds nuw i8, ptr %_8, i64 12, !dbg !79
  %_37.val.i.3 = load i32, ptr %_37.i.3, align 4, !dbg !59, !noundef !14
  %_5.0.i.i.3 = add i32 %_37.val.i.3, %_5.0.i.i.2, !dbg !82
  %_11 = getelementptr inbounds nuw i32, ptr %out, i64 %i, !dbg !96
  %1 = udiv i32 %_5.0.i.i.3, %_15, !dbg !102
  store i32 %1, ptr %_11, align 4, !dbg !102
  ret void, !dbg !103
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define ptx_kernel void @none(ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !104 {
start:
  %_6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !105
  %_7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !110
  %_5 = mul i32 %_6, %_7, !dbg !107
  %_8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !113
  %_4 = add i32 %_5, %_8, !dbg !116
  %i = zext i32 %_4 to i64, !dbg !116
  %_3 = getelementptr inbounds nuw i32, ptr %out, i64 %i, !dbg !117
  store i32 %_4, ptr %_3, align 4, !dbg !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define ptx_kernel void @threads([3 x i64] %0, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !123 {
start:
  %values = alloca [24 x i8], align 8
  %.fca.0.extract = extractvalue [3 x i64] %0, 0
  %.fca.1.extract = extractvalue [3 x i64] %0, 1
  %.fca.2.extract = extractvalue [3 x i64] %0, 2
  store i64 %.fca.0.extract, ptr %values, align 8
  %.sroa.4.0.values.sroa_idx = getelementptr inbounds nuw i8, ptr %values, i64 8
  store i64 %.fca.1.extract, ptr %.sroa.4.0.values.sroa_idx, align 8
  %.sroa.5.0.values.sroa_idx = getelementptr inbounds nuw i8, ptr %values, i64 16
  store i64 %.fca.2.extract, ptr %.sroa.5.0.values.sroa_idx, align 8
  %_10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !124
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %_9 = mul i32 %_10, %_11, !dbg !126
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %_8 = add i32 %_9, %_12, !dbg !135
  %i = zext i32 %_8 to i64, !dbg !135
  %_51 = urem i32 %_8, 3, !dbg !136
  %_5.zext = zext nneg i32 %_51 to i64, !dbg !136
  %1 = getelementptr inbounds nuw i64, ptr %values, i64 %_5.zext, !dbg !138
  %_4 = load i64, ptr %1, align 8, !dbg !138, !noundef !14
  %_7 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !139
  store i64 %_4, ptr %_7, align 8, !dbg !142
  ret void, !dbg !143
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/launch_bounds.rs/@/launch_bounds.1e77adcfa45a8e93-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "both", scope: !12, file: !11, line: 14, type: !13, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/launch_bounds.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "0e57185db961eb1eb2c17ac390df6ccf")
!12 = !DINamespace(name: "launch_bounds", scope: null)
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
!25 = !DILocation(line: 15, column: 13, scope: !10)
!26 = !DILocation(line: 64, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 127, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 872, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<[u32; 4]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPAmj4_3addCs2Cb1kyifx8R_13launch_bounds", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 17, column: 32, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 15, column: 5)
!41 = !DILocation(line: 404, column: 18, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "as_ptr<u32>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullmE6as_ptrCs2Cb1kyifx8R_13launch_bounds", scope: !44, file: !43, line: 398, type: !13, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3c2c651e9e1abc2b808fff61b59d0fb6")
!44 = !DINamespace(name: "NonNull", scope: !45)
!45 = !DINamespace(name: "non_null", scope: !38)
!46 = !DILocation(line: 100, column: 69, scope: !47, inlinedAt: !54)
!47 = distinct !DILexicalBlock(scope: !49, file: !48, line: 96, column: 9)
!48 = !DIFile(filename: "src/slice/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e239e03c118fedee89a052f8165dcf4")
!49 = distinct !DILexicalBlock(scope: !50, file: !48, line: 95, column: 9)
!50 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4ItermE3newCs2Cb1kyifx8R_13launch_bounds", scope: !51, file: !48, line: 94, type: !13, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = !DINamespace(name: "Iter", scope: !52)
!52 = !DINamespace(name: "iter", scope: !53)
!53 = !DINamespace(name: "slice", scope: !20)
!54 = !DILocation(line: 1044, column: 9, scope: !55, inlinedAt: !58)
!55 = distinct !DISubprogram(name: "iter<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm4iterCs2Cb1kyifx8R_13launch_bounds", scope: !57, file: !56, line: 1043, type: !13, scopeLine: 1043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!56 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!57 = !DINamespace(name: "{impl#0}", scope: !53)
!58 = !DILocation(line: 17, column: 40, scope: !40)
!59 = !DILocation(line: 279, column: 27, scope: !60, inlinedAt: !66)
!60 = distinct !DILexicalBlock(scope: !62, file: !61, line: 275, column: 17)
!61 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6f131da7b4682617ab29050495ed9a52")
!62 = distinct !DILexicalBlock(scope: !63, file: !61, line: 274, column: 17)
!63 = distinct !DILexicalBlock(scope: !64, file: !61, line: 273, column: 17)
!64 = distinct !DISubprogram(name: "fold<u32, u32, core::iter::traits::accum::{impl#38}::sum::{closure_env#0}<core::slice::iter::Iter<u32>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCINvXsA_NtBW_5accummINtB1M_3SumRmE3sumBF_E0ECs2Cb1kyifx8R_13launch_bounds", scope: !65, file: !61, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DINamespace(name: "{impl#171}", scope: !52)
!66 = distinct !DILocation(line: 74, column: 22, scope: !67, inlinedAt: !73)
!67 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<u32>>", linkageName: "_RINvXsA_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accummINtB6_3SumRmE3sumINtNtNtBc_5slice4iter4ItermEECs2Cb1kyifx8R_13launch_bounds", scope: !69, file: !68, line: 73, type: !13, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!68 = !DIFile(filename: "src/iter/traits/accum.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!69 = !DINamespace(name: "{impl#38}", scope: !70)
!70 = !DINamespace(name: "accum", scope: !71)
!71 = !DINamespace(name: "traits", scope: !72)
!72 = !DINamespace(name: "iter", scope: !20)
!73 = !DILocation(line: 3674, column: 9, scope: !74, inlinedAt: !78)
!74 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<u32>, u32>", linkageName: "_RINvYINtNtNtCslnt1oJOvDdB_4core5slice4iter4ItermENtNtNtNtBa_4iter6traits8iterator8Iterator3summECs2Cb1kyifx8R_13launch_bounds", scope: !76, file: !75, line: 3669, type: !13, scopeLine: 3669, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!75 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6989f56d6c292fa3b53b47a1cac95d8d")
!76 = !DINamespace(name: "Iterator", scope: !77)
!77 = !DINamespace(name: "iterator", scope: !71)
!78 = !DILocation(line: 17, column: 47, scope: !40)
!79 = !DILocation(line: 614, column: 28, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullmE3addCs2Cb1kyifx8R_13launch_bounds", scope: !44, file: !43, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = distinct !DILocation(line: 279, column: 67, scope: !60, inlinedAt: !66)
!82 = !DILocation(line: 104, column: 45, scope: !83, inlinedAt: !88)
!83 = distinct !DISubprogram(name: "add", linkageName: "_RNvXs1_NtNtCslnt1oJOvDdB_4core3ops5arithmNtB5_3Add3add", scope: !85, file: !84, line: 104, type: !13, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!84 = !DIFile(filename: "src/ops/arith.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a90ea76ea68a6d4da3ce004a8c5d5c08")
!85 = !DINamespace(name: "{impl#3}", scope: !86)
!86 = !DINamespace(name: "arith", scope: !87)
!87 = !DINamespace(name: "ops", scope: !20)
!88 = distinct !DILocation(line: 39, column: 17, scope: !89, inlinedAt: !92)
!89 = distinct !DISubprogram(name: "add", linkageName: "_RNvXso_NtNtCslnt1oJOvDdB_4core3ops5arithmINtB5_3AddRmE3add", scope: !91, file: !90, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!90 = !DIFile(filename: "src/internal_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "51c008a9374c554409160e46dbae758a")
!91 = !DINamespace(name: "{impl#26}", scope: !86)
!92 = distinct !DILocation(line: 77, column: 28, scope: !93, inlinedAt: !95)
!93 = distinct !DISubprogram(name: "{closure#0}<core::slice::iter::Iter<u32>>", linkageName: "_RNCINvXsA_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accummINtB8_3SumRmE3sumINtNtNtBe_5slice4iter4ItermEE0Cs2Cb1kyifx8R_13launch_bounds", scope: !94, file: !68, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!94 = !DINamespace(name: "sum", scope: !69)
!95 = distinct !DILocation(line: 279, column: 27, scope: !60, inlinedAt: !66)
!96 = !DILocation(line: 970, column: 18, scope: !97, inlinedAt: !101)
!97 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCs2Cb1kyifx8R_13launch_bounds", scope: !99, file: !98, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!99 = !DINamespace(name: "{impl#0}", scope: !100)
!100 = !DINamespace(name: "mut_ptr", scope: !38)
!101 = !DILocation(line: 17, column: 19, scope: !40)
!102 = !DILocation(line: 17, column: 14, scope: !40)
!103 = !DILocation(line: 18, column: 2, scope: !10)
!104 = distinct !DISubprogram(name: "none", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = !DILocation(line: 85, column: 5, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DILocation(line: 11, column: 15, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!109 = !DILocation(line: 31, column: 13, scope: !104)
!110 = !DILocation(line: 64, column: 5, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = !DILocation(line: 11, column: 39, scope: !108, inlinedAt: !109)
!113 = !DILocation(line: 127, column: 5, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!115 = !DILocation(line: 11, column: 63, scope: !108, inlinedAt: !109)
!116 = !DILocation(line: 11, column: 14, scope: !108, inlinedAt: !109)
!117 = !DILocation(line: 970, column: 18, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCs2Cb1kyifx8R_13launch_bounds", scope: !99, file: !98, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DILocation(line: 33, column: 19, scope: !120)
!120 = distinct !DILexicalBlock(scope: !104, file: !11, line: 31, column: 5)
!121 = !DILocation(line: 33, column: 14, scope: !120)
!122 = !DILocation(line: 34, column: 2, scope: !104)
!123 = distinct !DISubprogram(name: "threads", scope: !12, file: !11, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!124 = !DILocation(line: 85, column: 5, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = !DILocation(line: 11, column: 15, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!128 = !DILocation(line: 23, column: 13, scope: !123)
!129 = !DILocation(line: 64, column: 5, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!131 = !DILocation(line: 11, column: 39, scope: !127, inlinedAt: !128)
!132 = !DILocation(line: 127, column: 5, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!134 = !DILocation(line: 11, column: 63, scope: !127, inlinedAt: !128)
!135 = !DILocation(line: 11, column: 14, scope: !127, inlinedAt: !128)
!136 = !DILocation(line: 25, column: 35, scope: !137)
!137 = distinct !DILexicalBlock(scope: !123, file: !11, line: 23, column: 5)
!138 = !DILocation(line: 25, column: 28, scope: !137)
!139 = !DILocation(line: 970, column: 18, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCs2Cb1kyifx8R_13launch_bounds", scope: !99, file: !98, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!141 = !DILocation(line: 25, column: 19, scope: !137)
!142 = !DILocation(line: 25, column: 14, scope: !137)
!143 = !DILocation(line: 26, column: 2, scope: !123)
