; ModuleID = 'vectors.20c273d1a72e096a-cgu.0'
source_filename = "vectors.20c273d1a72e096a-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%Float4 = type { float, float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @copy(ptr noundef readonly captures(none) %from, ptr noundef writeonly captures(none) %to) unnamed_addr #0 !dbg !10 {
start:
  %_9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_8 = mul i32 %_9, %_10, !dbg !21
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_7 = add i32 %_8, %_11, !dbg !32
  %i = zext i32 %_7 to i64, !dbg !32
  %_5 = getelementptr inbounds nuw %Float4, ptr %from, i64 %i, !dbg !33
  %_6 = getelementptr inbounds nuw %Float4, ptr %to, i64 %i, !dbg !41
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %_6, ptr noundef nonnull align 16 dereferenceable(16) %_5, i64 16, i1 false), !dbg !47
  ret void, !dbg !48
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @scale(ptr noundef captures(none) %data, float noundef %k) unnamed_addr #0 !dbg !49 {
start:
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !50
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !55
  %_11 = mul i32 %_12, %_13, !dbg !52
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !58
  %_10 = add i32 %_11, %_14, !dbg !61
  %_4 = zext i32 %_10 to i64, !dbg !61
  %p = getelementptr inbounds nuw %Float4, ptr %data, i64 %_4, !dbg !62
  %v = load float, ptr %p, align 16, !dbg !65, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %p, i64 4, !dbg !65
  %v1 = load float, ptr %0, align 4, !dbg !65, !noundef !14
  %1 = getelementptr inbounds nuw i8, ptr %p, i64 8, !dbg !65
  %v2 = load float, ptr %1, align 8, !dbg !65, !noundef !14
  %2 = getelementptr inbounds nuw i8, ptr %p, i64 12, !dbg !65
  %v3 = load float, ptr %2, align 4, !dbg !65, !noundef !14
  %_6 = fmul float %k, %v, !dbg !67
  %_7 = fadd float %k, %v1, !dbg !69
  %_8 = fsub float %v2, %k, !dbg !70
  %_9 = fdiv float %k, %v3, !dbg !71
  store float %_6, ptr %p, align 16, !dbg !72
  store float %_7, ptr %0, align 4, !dbg !72
  store float %_8, ptr %1, align 8, !dbg !72
  store float %_9, ptr %2, align 4, !dbg !72
  ret void, !dbg !73
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @simd(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out, i64 noundef %i) unnamed_addr #0 !dbg !74 {
start:
  %d = alloca [16 x i8], align 16
  %_36 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !75
  %_37 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !80
  %_35 = mul i32 %_36, %_37, !dbg !77
  %_38 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !83
  %_34 = add i32 %_35, %_38, !dbg !86
  %t = zext i32 %_34 to i64, !dbg !86
  %_7 = getelementptr inbounds nuw <4 x float>, ptr %a, i64 %t, !dbg !87
  %a1 = load <4 x float>, ptr %_7, align 16, !dbg !91
  %_9 = getelementptr inbounds nuw <4 x i32>, ptr %b, i64 %t, !dbg !92
  %b2 = load <4 x i32>, ptr %_9, align 16, !dbg !95
  %_12 = shufflevector <4 x float> %a1, <4 x float> poison, <4 x i32> <i32 3, i32 1, i32 0, i32 2>, !dbg !96
  %_11 = fmul <4 x float> %a1, %_12, !dbg !104
  %c = fadd <4 x float> %_11, splat (float 2.500000e-01), !dbg !110
  call void @llvm.lifetime.start.p0(ptr nonnull %d), !dbg !115
  %0 = fcmp olt <4 x float> %a1, %c, !dbg !117
  %_15 = fneg <4 x float> %a1, !dbg !125
  %1 = select <4 x i1> %0, <4 x float> %c, <4 x float> %_15, !dbg !131
  store <4 x float> %1, ptr %d, align 16, !dbg !131
  %_19 = and <4 x i32> %b2, <i32 1, i32 3, i32 7, i32 15>, !dbg !138
  %_18.sroa.0.0.vec.extract = extractelement <4 x i32> %_19, i64 0, !dbg !143
  %_18.sroa.0.4.vec.extract = extractelement <4 x i32> %_19, i64 1, !dbg !143
  %_18.sroa.0.8.vec.extract = extractelement <4 x i32> %_19, i64 2, !dbg !143
  %_18.sroa.0.12.vec.extract = extractelement <4 x i32> %_19, i64 3, !dbg !143
  %_0.i.i.i.i.i.i = uitofp nneg i32 %_18.sroa.0.0.vec.extract to float, !dbg !157
  %_0.i.i.i.1.i.i.i = uitofp nneg i32 %_18.sroa.0.4.vec.extract to float, !dbg !157
  %_0.i.i.i.2.i.i.i = uitofp nneg i32 %_18.sroa.0.8.vec.extract to float, !dbg !157
  %_0.i.i.i.3.i.i.i = uitofp nneg i32 %_18.sroa.0.12.vec.extract to float, !dbg !157
  %_59.sroa.0.0.vec.insert = insertelement <4 x float> poison, float %_0.i.i.i.i.i.i, i64 0, !dbg !182
  %_59.sroa.0.4.vec.insert = insertelement <4 x float> %_59.sroa.0.0.vec.insert, float %_0.i.i.i.1.i.i.i, i64 1, !dbg !182
  %_59.sroa.0.8.vec.insert = insertelement <4 x float> %_59.sroa.0.4.vec.insert, float %_0.i.i.i.2.i.i.i, i64 2, !dbg !182
  %_59.sroa.0.12.vec.insert = insertelement <4 x float> %_59.sroa.0.8.vec.insert, float %_0.i.i.i.3.i.i.i, i64 3, !dbg !182
  %_29 = and i64 %i, 3, !dbg !186
  %_28 = getelementptr inbounds nuw float, ptr %d, i64 %_29, !dbg !188
  %_27 = load float, ptr %_28, align 4, !dbg !204, !noundef !14
  %2 = insertelement <4 x float> poison, float %_27, i64 0, !dbg !205
  %_26 = shufflevector <4 x float> %2, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !205
  %_25 = fmul <4 x float> %_26, %_59.sroa.0.12.vec.insert, !dbg !211
  %_23 = fadd <4 x float> %1, %_25, !dbg !213
  %_31 = tail call float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00, <4 x float> %1), !dbg !215
  %3 = insertelement <4 x float> poison, float %_31, i64 0, !dbg !222
  %_30 = shufflevector <4 x float> %3, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !222
  %_22 = fadd <4 x float> %_30, %_23, !dbg !224
  %_33 = getelementptr inbounds nuw <4 x float>, ptr %out, i64 %t, !dbg !227
  store <4 x float> %_22, ptr %_33, align 16, !dbg !230
  call void @llvm.lifetime.end.p0(ptr nonnull %d), !dbg !231
  ret void, !dbg !232
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/vectors.rs/@/vectors.20c273d1a72e096a-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "copy", scope: !12, file: !11, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/vectors.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "80ff268f8571f8d838c9a61a8bc79602")
!12 = !DINamespace(name: "vectors", scope: null)
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
!25 = !DILocation(line: 29, column: 13, scope: !10)
!26 = !DILocation(line: 64, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 127, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 872, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<vectors::Float4>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPNtCs2OnsR23DiSk_7vectors6Float43addBG_", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 31, column: 33, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 29, column: 5)
!41 = !DILocation(line: 970, column: 18, scope: !42, inlinedAt: !46)
!42 = distinct !DISubprogram(name: "add<vectors::Float4>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrONtCs2OnsR23DiSk_7vectors6Float43addBE_", scope: !44, file: !43, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!44 = !DINamespace(name: "{impl#0}", scope: !45)
!45 = !DINamespace(name: "mut_ptr", scope: !38)
!46 = !DILocation(line: 31, column: 18, scope: !40)
!47 = !DILocation(line: 31, column: 14, scope: !40)
!48 = !DILocation(line: 32, column: 2, scope: !10)
!49 = distinct !DISubprogram(name: "scale", scope: !12, file: !11, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!50 = !DILocation(line: 85, column: 5, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!52 = !DILocation(line: 11, column: 15, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DILocation(line: 21, column: 26, scope: !49)
!55 = !DILocation(line: 64, column: 5, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!57 = !DILocation(line: 11, column: 39, scope: !53, inlinedAt: !54)
!58 = !DILocation(line: 127, column: 5, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!60 = !DILocation(line: 11, column: 63, scope: !53, inlinedAt: !54)
!61 = !DILocation(line: 11, column: 14, scope: !53, inlinedAt: !54)
!62 = !DILocation(line: 970, column: 18, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "add<vectors::Float4>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrONtCs2OnsR23DiSk_7vectors6Float43addBE_", scope: !44, file: !43, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!64 = !DILocation(line: 21, column: 22, scope: !49)
!65 = !DILocation(line: 22, column: 17, scope: !66)
!66 = distinct !DILexicalBlock(scope: !49, file: !11, line: 21, column: 9)
!67 = !DILocation(line: 23, column: 26, scope: !68)
!68 = distinct !DILexicalBlock(scope: !66, file: !11, line: 22, column: 9)
!69 = !DILocation(line: 23, column: 38, scope: !68)
!70 = !DILocation(line: 23, column: 50, scope: !68)
!71 = !DILocation(line: 23, column: 62, scope: !68)
!72 = !DILocation(line: 23, column: 9, scope: !68)
!73 = !DILocation(line: 25, column: 2, scope: !49)
!74 = distinct !DISubprogram(name: "simd", scope: !12, file: !11, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!75 = !DILocation(line: 85, column: 5, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!77 = !DILocation(line: 11, column: 15, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DILocation(line: 38, column: 17, scope: !74)
!80 = !DILocation(line: 64, column: 5, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DILocation(line: 11, column: 39, scope: !78, inlinedAt: !79)
!83 = !DILocation(line: 127, column: 5, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DILocation(line: 11, column: 63, scope: !78, inlinedAt: !79)
!86 = !DILocation(line: 11, column: 14, scope: !78, inlinedAt: !79)
!87 = !DILocation(line: 872, column: 18, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "add<core::core_simd::vector::Simd<f32, 4>>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPINtNtNtB6_9core_simd6vector4SimdfKj4_E3addCs2OnsR23DiSk_7vectors", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = !DILocation(line: 39, column: 26, scope: !90)
!90 = distinct !DILexicalBlock(scope: !74, file: !11, line: 38, column: 9)
!91 = !DILocation(line: 39, column: 23, scope: !90)
!92 = !DILocation(line: 872, column: 18, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "add<core::core_simd::vector::Simd<u32, 4>>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPINtNtNtB6_9core_simd6vector4SimdmKj4_E3addCs2OnsR23DiSk_7vectors", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!94 = !DILocation(line: 39, column: 37, scope: !90)
!95 = !DILocation(line: 39, column: 34, scope: !90)
!96 = !DILocation(line: 88, column: 13, scope: !97, inlinedAt: !102)
!97 = distinct !DISubprogram(name: "swizzle<vectors::simd::Impl, 4, f32, 4>", linkageName: "_RINvYNtNvCs2OnsR23DiSk_7vectors4simd4ImplINtNtNtCslnt1oJOvDdB_4core9core_simd7swizzle7SwizzleKj4_E7swizzlefKB1u_EB7_", scope: !99, file: !98, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/swizzle.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4a57a8fb15bb810897cb43559a2d5b5f")
!99 = !DINamespace(name: "Swizzle", scope: !100)
!100 = !DINamespace(name: "swizzle", scope: !101)
!101 = !DINamespace(name: "core_simd", scope: !20)
!102 = !DILocation(line: 40, column: 21, scope: !103)
!103 = distinct !DILexicalBlock(scope: !90, file: !11, line: 39, column: 9)
!104 = !DILocation(line: 38, column: 18, scope: !105, inlinedAt: !109)
!105 = distinct !DISubprogram(name: "mul<4>", linkageName: "_RNvXs1G_NtNtCslnt1oJOvDdB_4core9core_simd3opsINtNtB8_6vector4SimdfKj4_ENtNtNtBa_3ops5arith3Mul3mulCs2OnsR23DiSk_7vectors", scope: !107, file: !106, line: 138, type: !13, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/ops.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b7743db3b6072cd32f45db7304389165")
!107 = !DINamespace(name: "{impl#106}", scope: !108)
!108 = !DINamespace(name: "ops", scope: !101)
!109 = !DILocation(line: 40, column: 17, scope: !103)
!110 = !DILocation(line: 38, column: 18, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "add<4>", linkageName: "_RNvXs1D_NtNtCslnt1oJOvDdB_4core9core_simd3opsINtNtB8_6vector4SimdfKj4_ENtNtNtBa_3ops5arith3Add3addCs2OnsR23DiSk_7vectors", scope: !112, file: !106, line: 138, type: !13, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = !DINamespace(name: "{impl#103}", scope: !108)
!113 = !DILocation(line: 40, column: 17, scope: !114)
!114 = !DILexicalBlockFile(scope: !103, file: !11, discriminator: 2)
!115 = !DILocation(line: 41, column: 13, scope: !116)
!116 = distinct !DILexicalBlock(scope: !103, file: !11, line: 40, column: 9)
!117 = !DILocation(line: 119, column: 52, scope: !118, inlinedAt: !124)
!118 = distinct !DISubprogram(name: "simd_lt<4>", linkageName: "_RNvXsn_NtNtNtNtCslnt1oJOvDdB_4core9core_simd4simd3cmp3ordINtNtBb_6vector4SimdfKj4_ENtB5_14SimdPartialOrd7simd_ltCs2OnsR23DiSk_7vectors", scope: !120, file: !119, line: 116, type: !13, scopeLine: 116, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/simd/cmp/ord.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c16e5df0469d6cded48d9af5f64f3f4")
!120 = !DINamespace(name: "{impl#25}", scope: !121)
!121 = !DINamespace(name: "ord", scope: !122)
!122 = !DINamespace(name: "cmp", scope: !123)
!123 = !DINamespace(name: "simd", scope: !101)
!124 = !DILocation(line: 41, column: 19, scope: !116)
!125 = !DILocation(line: 15, column: 26, scope: !126, inlinedAt: !130)
!126 = distinct !DISubprogram(name: "neg<4>", linkageName: "_RNvXs_NtNtNtCslnt1oJOvDdB_4core9core_simd3ops5unaryINtNtB8_6vector4SimdfKj4_ENtNtNtBa_3ops5arith3Neg3negCs2OnsR23DiSk_7vectors", scope: !128, file: !127, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/ops/unary.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "345a551824fcddde5505fa2b9eb51060")
!128 = !DINamespace(name: "{impl#1}", scope: !129)
!129 = !DINamespace(name: "unary", scope: !108)
!130 = !DILocation(line: 41, column: 40, scope: !116)
!131 = !DILocation(line: 68, column: 13, scope: !132, inlinedAt: !137)
!132 = distinct !DILexicalBlock(scope: !134, file: !133, line: 67, column: 13)
!133 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/select.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "1aaf0f46f9fd899a07d84285216bc33a")
!134 = distinct !DISubprogram(name: "select<f32, i32, 4>", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core9core_simd6selectINtNtB4_5masks4MasklKj4_EINtB2_6SelectINtNtB4_6vector4SimdfKB11_EE6selectCs2OnsR23DiSk_7vectors", scope: !135, file: !133, line: 62, type: !13, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DINamespace(name: "{impl#0}", scope: !136)
!136 = !DINamespace(name: "select", scope: !101)
!137 = !DILocation(line: 41, column: 30, scope: !116)
!138 = !DILocation(line: 38, column: 18, scope: !139, inlinedAt: !141)
!139 = distinct !DISubprogram(name: "bitand<4>", linkageName: "_RNvXsB_NtNtCslnt1oJOvDdB_4core9core_simd3opsINtNtB7_6vector4SimdmKj4_ENtNtNtB9_3ops3bit6BitAnd6bitandCs2OnsR23DiSk_7vectors", scope: !140, file: !106, line: 138, type: !13, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!140 = !DINamespace(name: "{impl#39}", scope: !108)
!141 = !DILocation(line: 42, column: 49, scope: !142)
!142 = distinct !DILexicalBlock(scope: !116, file: !11, line: 41, column: 9)
!143 = !DILocation(line: 182, column: 9, scope: !144, inlinedAt: !149)
!144 = distinct !DISubprogram(name: "new<[u32; 4]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3mem13manually_dropINtB2_12ManuallyDropAmj4_E3newCs2OnsR23DiSk_7vectors", scope: !146, file: !145, line: 181, type: !13, scopeLine: 181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!145 = !DIFile(filename: "src/mem/manually_drop.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6fcd089f924926c71286f1432a970385")
!146 = !DINamespace(name: "ManuallyDrop", scope: !147)
!147 = !DINamespace(name: "manually_drop", scope: !148)
!148 = !DINamespace(name: "mem", scope: !20)
!149 = distinct !DILocation(line: 641, column: 22, scope: !150, inlinedAt: !154)
!150 = distinct !DISubprogram(name: "try_map<u32, 4, core::ops::try_trait::NeverShortCircuit<f32>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<f32, u32, vectors::simd::{closure_env#0}>>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitfENCINvMBN_BK_10wrap_mut_1mNCNvCs2OnsR23DiSk_7vectors4simd0E0EB1W_", scope: !152, file: !151, line: 633, type: !13, scopeLine: 633, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!151 = !DIFile(filename: "src/array/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7a70bfbf63cdead6b6acc4823ebb6443")
!152 = !DINamespace(name: "{impl#24}", scope: !153)
!153 = !DINamespace(name: "array", scope: !20)
!154 = distinct !DILocation(line: 598, column: 14, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "map<u32, 4, vectors::simd::{closure_env#0}, f32>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAmj4_3mapNCNvCs2OnsR23DiSk_7vectors4simd0fEBK_", scope: !152, file: !151, line: 592, type: !13, scopeLine: 592, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!156 = !DILocation(line: 42, column: 99, scope: !142)
!157 = !DILocation(line: 42, column: 107, scope: !158, inlinedAt: !160)
!158 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs2OnsR23DiSk_7vectors4simd0B3_", scope: !159, file: !11, line: 42, type: !13, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = !DINamespace(name: "simd", scope: !12)
!160 = distinct !DILocation(line: 415, column: 42, scope: !161, inlinedAt: !167)
!161 = distinct !DISubprogram(name: "{closure#0}<f32, u32, vectors::simd::{closure_env#0}>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuitfE10wrap_mut_1mNCNvCs2OnsR23DiSk_7vectors4simd0E0B1o_", scope: !163, file: !162, line: 415, type: !13, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!162 = !DIFile(filename: "src/ops/try_trait.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a780e9df41b4746d2da7862424c1d18")
!163 = !DINamespace(name: "wrap_mut_1", scope: !164)
!164 = !DINamespace(name: "{impl#0}", scope: !165)
!165 = !DINamespace(name: "try_trait", scope: !166)
!166 = !DINamespace(name: "ops", scope: !20)
!167 = distinct !DILocation(line: 97, column: 13, scope: !168, inlinedAt: !173)
!168 = distinct !DILexicalBlock(scope: !170, file: !169, line: 93, column: 13)
!169 = !DIFile(filename: "src/array/drain.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "078cd34ce98584b3b5e1d05e078de52c")
!170 = distinct !DISubprogram(name: "call_mut<u32, core::ops::try_trait::NeverShortCircuit<f32>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<f32, u32, vectors::simd::{closure_env#0}>>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5array5drainQINtB5_5DrainmNCINvMNtNtB9_3ops9try_traitINtBY_17NeverShortCircuitfE10wrap_mut_1mNCNvCs2OnsR23DiSk_7vectors4simd0E0EINtNtB10_8function5FnMutTjEE8call_mutB21_", scope: !171, file: !169, line: 73, type: !13, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = !DINamespace(name: "{impl#2}", scope: !172)
!172 = !DINamespace(name: "drain", scope: !153)
!173 = distinct !DILocation(line: 913, column: 20, scope: !174, inlinedAt: !176)
!174 = distinct !DILexicalBlock(scope: !175, file: !151, line: 910, column: 5)
!175 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<f32>, &mut core::array::drain::Drain<u32, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<f32, u32, vectors::simd::{closure_env#0}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitfEQINtNtB2_5drain5DrainmNCINvMBQ_BN_10wrap_mut_1mNCNvCs2OnsR23DiSk_7vectors4simd0E0EEB2l_", scope: !153, file: !151, line: 906, type: !13, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!176 = distinct !DILocation(line: 155, column: 11, scope: !177, inlinedAt: !179)
!177 = distinct !DILexicalBlock(scope: !178, file: !151, line: 154, column: 5)
!178 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<f32>, 4, &mut core::array::drain::Drain<u32, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<f32, u32, vectors::simd::{closure_env#0}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitfEKj4_QINtNtB2_5drain5DrainmNCINvMBJ_BG_10wrap_mut_1mNCNvCs2OnsR23DiSk_7vectors4simd0E0EEB2i_", scope: !153, file: !151, line: 149, type: !13, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!179 = distinct !DILocation(line: 644, column: 9, scope: !180, inlinedAt: !154)
!180 = distinct !DILexicalBlock(scope: !181, file: !151, line: 643, column: 9)
!181 = distinct !DILexicalBlock(scope: !150, file: !151, line: 641, column: 9)
!182 = !DILocation(line: 444, column: 9, scope: !183, inlinedAt: !185)
!183 = distinct !DISubprogram(name: "from_output<[f32; 4]>", linkageName: "_RNvXs_NtNtCslnt1oJOvDdB_4core3ops9try_traitINtB4_17NeverShortCircuitAfj4_ENtB4_3Try11from_outputCs2OnsR23DiSk_7vectors", scope: !184, file: !162, line: 443, type: !13, scopeLine: 443, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!184 = !DINamespace(name: "{impl#1}", scope: !165)
!185 = distinct !DILocation(line: 159, column: 19, scope: !177, inlinedAt: !179)
!186 = !DILocation(line: 43, column: 46, scope: !187)
!187 = distinct !DILexicalBlock(scope: !142, file: !11, line: 42, column: 9)
!188 = !DILocation(line: 238, column: 9, scope: !189, inlinedAt: !194)
!189 = distinct !DISubprogram(name: "index<f32>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5slice5indexjINtB5_10SliceIndexSfE5indexCs2OnsR23DiSk_7vectors", scope: !191, file: !190, line: 236, type: !13, scopeLine: 236, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!190 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a6478e6d30216db9f8cdcb9288808b92")
!191 = !DINamespace(name: "{impl#2}", scope: !192)
!192 = !DINamespace(name: "index", scope: !193)
!193 = !DINamespace(name: "slice", scope: !20)
!194 = !DILocation(line: 19, column: 15, scope: !195, inlinedAt: !197)
!195 = distinct !DISubprogram(name: "index<f32, usize>", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core5slice5indexSfINtNtNtB6_3ops5index5IndexjE5indexCs2OnsR23DiSk_7vectors", scope: !196, file: !190, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!196 = !DINamespace(name: "{impl#0}", scope: !192)
!197 = !DILocation(line: 391, column: 9, scope: !198, inlinedAt: !200)
!198 = distinct !DISubprogram(name: "index<f32, usize, 4>", linkageName: "_RNvXsd_NtCslnt1oJOvDdB_4core5arrayAfj4_INtNtNtB7_3ops5index5IndexjE5indexCs2OnsR23DiSk_7vectors", scope: !199, file: !151, line: 390, type: !13, scopeLine: 390, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!199 = !DINamespace(name: "{impl#15}", scope: !153)
!200 = !DILocation(line: 20, column: 25, scope: !201, inlinedAt: !203)
!201 = distinct !DISubprogram(name: "index<usize, f32, 4>", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core9core_simd3opsINtNtB4_6vector4SimdfKj4_EINtNtNtB6_3ops5index5IndexjE5indexCs2OnsR23DiSk_7vectors", scope: !202, file: !106, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!202 = !DINamespace(name: "{impl#0}", scope: !108)
!203 = !DILocation(line: 43, column: 45, scope: !187)
!204 = !DILocation(line: 43, column: 44, scope: !187)
!205 = !DILocation(line: 153, column: 18, scope: !206, inlinedAt: !210)
!206 = distinct !DISubprogram(name: "splat<f32, 4>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core9core_simd6vectorINtB2_4SimdfKj4_E5splatCs2OnsR23DiSk_7vectors", scope: !208, file: !207, line: 151, type: !13, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!207 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/vector.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "74892b3cdba3c8cc837bf529fb860c39")
!208 = !DINamespace(name: "Simd", scope: !209)
!209 = !DINamespace(name: "vector", scope: !101)
!210 = !DILocation(line: 43, column: 31, scope: !187)
!211 = !DILocation(line: 38, column: 18, scope: !105, inlinedAt: !212)
!212 = !DILocation(line: 43, column: 27, scope: !187)
!213 = !DILocation(line: 38, column: 18, scope: !111, inlinedAt: !214)
!214 = !DILocation(line: 43, column: 23, scope: !187)
!215 = !DILocation(line: 416, column: 30, scope: !216, inlinedAt: !221)
!216 = distinct !DISubprogram(name: "reduce_sum<4>", linkageName: "_RNvXs1_NtNtNtNtCslnt1oJOvDdB_4core9core_simd4simd3num5floatINtNtBb_6vector4SimdfKj4_ENtB5_9SimdFloat10reduce_sumCs2OnsR23DiSk_7vectors", scope: !218, file: !217, line: 410, type: !13, scopeLine: 410, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!217 = !DIFile(filename: "src/../../portable-simd/crates/core_simd/src/simd/num/float.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "40650bc23a7add55c549c0f4240cc0b5")
!218 = !DINamespace(name: "{impl#3}", scope: !219)
!219 = !DINamespace(name: "float", scope: !220)
!220 = !DINamespace(name: "num", scope: !123)
!221 = !DILocation(line: 43, column: 71, scope: !187)
!222 = !DILocation(line: 153, column: 18, scope: !206, inlinedAt: !223)
!223 = !DILocation(line: 43, column: 56, scope: !187)
!224 = !DILocation(line: 38, column: 18, scope: !111, inlinedAt: !225)
!225 = !DILocation(line: 43, column: 23, scope: !226)
!226 = !DILexicalBlockFile(scope: !187, file: !11, discriminator: 2)
!227 = !DILocation(line: 970, column: 18, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "add<core::core_simd::vector::Simd<f32, 4>>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOINtNtNtB6_9core_simd6vector4SimdfKj4_E3addCs2OnsR23DiSk_7vectors", scope: !44, file: !43, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!229 = !DILocation(line: 43, column: 14, scope: !187)
!230 = !DILocation(line: 43, column: 9, scope: !187)
!231 = !DILocation(line: 44, column: 5, scope: !116)
!232 = !DILocation(line: 45, column: 2, scope: !74)
