; ModuleID = 'enums.7eb13d12ff67437e-cgu.0'
source_filename = "enums.7eb13d12ff67437e-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; enums::area
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc { i32, float } @_RNvCsaSnA2rqhGYk_5enums4area(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %shape) unnamed_addr #0 !dbg !10 {
start:
  %0 = load i8, ptr %shape, align 8, !dbg !15, !range !16, !noundef !14
  switch i8 %0, label %default.unreachable2 [
    i8 0, label %bb6
    i8 1, label %bb4
    i8 2, label %bb3
    i8 3, label %bb2
  ], !dbg !17

default.unreachable2:                             ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %shape, i64 4, !dbg !18
  %radius = load float, ptr %1, align 4, !dbg !18, !noundef !14
  %_5 = fmul float %radius, 0x400921FB60000000, !dbg !19
  %_4 = fmul float %radius, %_5, !dbg !19
  br label %bb6, !dbg !21

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %shape, i64 4, !dbg !22
  %a = load float, ptr %2, align 4, !dbg !22, !noundef !14
  %3 = getelementptr inbounds nuw i8, ptr %shape, i64 8, !dbg !23
  %b = load float, ptr %3, align 8, !dbg !23, !noundef !14
  %_8 = fmul float %a, %b, !dbg !24
  br label %bb6, !dbg !26

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds nuw i8, ptr %shape, i64 1, !dbg !27
  %sides = load i8, ptr %4, align 1, !dbg !27, !noundef !14
  %_11 = icmp ugt i8 %sides, 2, !dbg !28
  br i1 %_11, label %bb8, label %bb6, !dbg !30

bb6:                                              ; preds = %bb2, %start, %bb8, %bb3, %bb4
  %_0.sroa.6.0 = phi float [ undef, %start ], [ %_4, %bb4 ], [ %_8, %bb3 ], [ %_12, %bb8 ], [ undef, %bb2 ], !dbg !37
  %_0.sroa.0.0 = phi i32 [ 0, %start ], [ 1, %bb4 ], [ 1, %bb3 ], [ 1, %bb8 ], [ 0, %bb2 ], !dbg !37
  %5 = insertvalue { i32, float } poison, i32 %_0.sroa.0.0, 0, !dbg !38
  %6 = insertvalue { i32, float } %5, float %_0.sroa.6.0, 1, !dbg !38
  ret { i32, float } %6, !dbg !38

bb8:                                              ; preds = %bb2
  %_14 = uitofp i8 %sides to double
  %7 = getelementptr inbounds nuw i8, ptr %shape, i64 8
  %length = load double, ptr %7, align 8, !dbg !39, !noundef !14
  %_13 = fmul double %length, %_14, !dbg !40
  %_12 = fptrunc double %_13 to float, !dbg !40
  br label %bb6, !dbg !41
}

; enums::decode
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @_RNvCsaSnA2rqhGYk_5enums6decode(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(16) initializes((0, 1)) %_0, i32 noundef %tag, float noundef %a, float noundef %b) unnamed_addr #1 !dbg !42 {
start:
  %_4 = urem i32 %tag, 5, !dbg !43
  switch i32 %_4, label %bb1 [
    i32 0, label %bb5
    i32 1, label %bb3
    i32 2, label %bb2
    i32 3, label %bb2
  ], !dbg !44

bb1:                                              ; preds = %start
  %_5 = trunc i32 %tag to i8, !dbg !45
  %_6 = fpext float %b to double, !dbg !46
  %0 = getelementptr inbounds nuw i8, ptr %_0, i64 1, !dbg !53
  store i8 %_5, ptr %0, align 1, !dbg !53
  %1 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !53
  store double %_6, ptr %1, align 8, !dbg !53
  br label %bb5, !dbg !54

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 4, !dbg !55
  store float %a, ptr %2, align 4, !dbg !55
  br label %bb5, !dbg !56

bb2:                                              ; preds = %start, %start
  %3 = getelementptr inbounds nuw i8, ptr %_0, i64 4, !dbg !57
  store float %a, ptr %3, align 4, !dbg !57
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !57
  store float %b, ptr %4, align 8, !dbg !57
  br label %bb5, !dbg !58

bb5:                                              ; preds = %start, %bb1, %bb2, %bb3
  %.sink = phi i8 [ 3, %bb1 ], [ 2, %bb2 ], [ 1, %bb3 ], [ 0, %start ]
  store i8 %.sink, ptr %_0, align 8, !dbg !59
  ret void, !dbg !60
}

; enums::checked
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i64 1793, -4294963200) i64 @_RNvCsaSnA2rqhGYk_5enums7checked(i32 noundef %a, i32 noundef %b) unnamed_addr #2 !dbg !61 {
start:
  %0 = icmp eq i32 %b, 0, !dbg !62
  br i1 %0, label %bb3, label %bb2, !dbg !62

bb2:                                              ; preds = %start
  %1 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b), !dbg !63
  %_6.0 = extractvalue { i32, i1 } %1, 0, !dbg !63
  %_6.1 = extractvalue { i32, i1 } %1, 1, !dbg !63
  %. = zext i1 %_6.1 to i64, !dbg !71
  %2 = zext i32 %_6.0 to i64, !dbg !77
  %3 = shl nuw i64 %2, 32, !dbg !77
  %4 = or disjoint i64 %3, %., !dbg !78
  %5 = or disjoint i64 %4, 2304, !dbg !78
  br label %bb3, !dbg !78

bb3:                                              ; preds = %start, %bb2
  %_0.sroa.0.0.insert.insert = phi i64 [ %5, %bb2 ], [ 1793, %start ], !dbg !77
  ret i64 %_0.sroa.0.0.insert.insert, !dbg !77
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @areas(ptr noundef readonly captures(none) %tags, ptr noundef readonly captures(none) %sides, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !79 {
start:
  %shape = alloca [16 x i8], align 8
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !90
  %_19 = mul i32 %_20, %_21, !dbg !85
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !93
  %_18 = add i32 %_19, %_22, !dbg !96
  %i = zext i32 %_18 to i64, !dbg !96
  call void @llvm.lifetime.start.p0(ptr nonnull %shape), !dbg !97
  %_7 = getelementptr inbounds nuw i32, ptr %tags, i64 %i, !dbg !99
  %_6 = load i32, ptr %_7, align 4, !dbg !106, !noundef !14
  %_9.idx = shl nuw nsw i64 %i, 3, !dbg !107
  %_9 = getelementptr inbounds nuw i8, ptr %sides, i64 %_9.idx, !dbg !107
  %_8 = load float, ptr %_9, align 4, !dbg !110, !noundef !14
  %_12 = getelementptr inbounds nuw i8, ptr %_9, i64 4, !dbg !111
  %_11 = load float, ptr %_12, align 4, !dbg !113, !noundef !14
; call enums::decode
  call fastcc void @_RNvCsaSnA2rqhGYk_5enums6decode(ptr noalias noundef align 8 captures(none) dereferenceable(16) %shape, i32 noundef %_6, float noundef %_8, float noundef %_11) #7, !dbg !114
; call enums::area
  %0 = call fastcc { i32, float } @_RNvCsaSnA2rqhGYk_5enums4area(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %shape) #7, !dbg !115
  %1 = extractvalue { i32, float } %0, 0, !dbg !115
  %2 = trunc nuw i32 %1 to i1, !dbg !117
  %3 = extractvalue { i32, float } %0, 1, !dbg !117
  %_14.sroa.0.0 = select i1 %2, float %3, float -1.000000e+00, !dbg !117
  %_17 = getelementptr inbounds nuw float, ptr %out, i64 %i, !dbg !120
  store float %_14.sroa.0.0, ptr %_17, align 4, !dbg !126
  call void @llvm.lifetime.end.p0(ptr nonnull %shape), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @products(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !129 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !130
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !135
  %_17 = mul i32 %_18, %_19, !dbg !132
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !138
  %_16 = add i32 %_17, %_20, !dbg !141
  %i = zext i32 %_16 to i64, !dbg !141
  %_8 = getelementptr inbounds nuw i32, ptr %a, i64 %i, !dbg !142
  %_7 = load i32, ptr %_8, align 4, !dbg !146, !noundef !14
  %_10 = getelementptr inbounds nuw i32, ptr %b, i64 %i, !dbg !147
  %_9 = load i32, ptr %_10, align 4, !dbg !149, !noundef !14
; call enums::checked
  %0 = tail call fastcc i64 @_RNvCsaSnA2rqhGYk_5enums7checked(i32 noundef %_7, i32 noundef %_9) #7, !dbg !150
  %1 = trunc i64 %0 to i1, !dbg !150
  br i1 %1, label %bb3, label %bb4, !dbg !151

bb3:                                              ; preds = %start
  %.sroa.4.0.extract.shift = lshr i64 %0, 8, !dbg !150
  %_14 = and i64 %.sroa.4.0.extract.shift, 255, !dbg !152
  %2 = xor i64 %_14, -1, !dbg !157
  br label %bb5, !dbg !158

bb4:                                              ; preds = %start
  %.sroa.6.0.extract.shift = lshr i64 %0, 32, !dbg !150
  br label %bb5, !dbg !159

bb5:                                              ; preds = %bb3, %bb4
  %_5.sroa.0.0 = phi i64 [ %2, %bb3 ], [ %.sroa.6.0.extract.shift, %bb4 ], !dbg !160
  %_15 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !161
  store i64 %_5.sroa.0.0, ptr %_15, align 8, !dbg !164
  ret void, !dbg !165
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/enums.rs/@/enums.7eb13d12ff67437e-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "area", linkageName: "_RNvCsaSnA2rqhGYk_5enums4area", scope: !12, file: !11, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/enums.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "487ac031e74586db4ccf18d3ae71afde")
!12 = !DINamespace(name: "enums", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 27, column: 11, scope: !10)
!16 = !{i8 0, i8 4}
!17 = !DILocation(line: 27, column: 5, scope: !10)
!18 = !DILocation(line: 29, column: 25, scope: !10)
!19 = !DILocation(line: 29, column: 42, scope: !20)
!20 = distinct !DILexicalBlock(scope: !10, file: !11, line: 29, column: 9)
!21 = !DILocation(line: 29, column: 81, scope: !10)
!22 = !DILocation(line: 30, column: 26, scope: !10)
!23 = !DILocation(line: 30, column: 29, scope: !10)
!24 = !DILocation(line: 30, column: 40, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !11, line: 30, column: 9)
!26 = !DILocation(line: 30, column: 45, scope: !10)
!27 = !DILocation(line: 31, column: 26, scope: !10)
!28 = !DILocation(line: 31, column: 45, scope: !29)
!29 = distinct !DILexicalBlock(scope: !10, file: !11, line: 31, column: 9)
!30 = !DILocation(line: 37, column: 12, scope: !31, inlinedAt: !36)
!31 = distinct !DISubprogram(name: "then_some<f32>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core4boolb9then_somefECsaSnA2rqhGYk_5enums", scope: !33, file: !32, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!32 = !DIFile(filename: "src/bool.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e3d738e7e318f67f912a8feb66169937")
!33 = !DINamespace(name: "{impl#0}", scope: !34)
!34 = !DINamespace(name: "bool", scope: !35)
!35 = !DINamespace(name: "core", scope: null)
!36 = !DILocation(line: 31, column: 57, scope: !29)
!37 = !DILocation(line: 0, scope: !10)
!38 = !DILocation(line: 33, column: 2, scope: !10)
!39 = !DILocation(line: 31, column: 33, scope: !10)
!40 = !DILocation(line: 31, column: 67, scope: !29)
!41 = !DILocation(line: 37, column: 9, scope: !31, inlinedAt: !36)
!42 = distinct !DISubprogram(name: "decode", linkageName: "_RNvCsaSnA2rqhGYk_5enums6decode", scope: !12, file: !11, line: 16, type: !13, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DILocation(line: 17, column: 11, scope: !42)
!44 = !DILocation(line: 17, column: 5, scope: !42)
!45 = !DILocation(line: 21, column: 38, scope: !42)
!46 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!49 = !DINamespace(name: "{impl#119}", scope: !50)
!50 = !DINamespace(name: "num", scope: !51)
!51 = !DINamespace(name: "convert", scope: !35)
!52 = !DILocation(line: 21, column: 57, scope: !42)
!53 = !DILocation(line: 21, column: 14, scope: !42)
!54 = !DILocation(line: 21, column: 70, scope: !42)
!55 = !DILocation(line: 19, column: 14, scope: !42)
!56 = !DILocation(line: 19, column: 40, scope: !42)
!57 = !DILocation(line: 20, column: 18, scope: !42)
!58 = !DILocation(line: 20, column: 39, scope: !42)
!59 = !DILocation(line: 0, scope: !42)
!60 = !DILocation(line: 23, column: 2, scope: !42)
!61 = distinct !DISubprogram(name: "checked", linkageName: "_RNvCsaSnA2rqhGYk_5enums7checked", scope: !12, file: !11, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!62 = !DILocation(line: 37, column: 8, scope: !61)
!63 = !DILocation(line: 3051, column: 26, scope: !64, inlinedAt: !68)
!64 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_mul", scope: !66, file: !65, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!66 = !DINamespace(name: "{impl#8}", scope: !67)
!67 = !DINamespace(name: "num", scope: !35)
!68 = !DILocation(line: 1161, column: 31, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_mul", scope: !66, file: !65, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DILocation(line: 37, column: 35, scope: !61)
!71 = !DILocation(line: 0, scope: !72, inlinedAt: !76)
!72 = distinct !DISubprogram(name: "ok_or<u32, u8>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionmE5ok_orhECsaSnA2rqhGYk_5enums", scope: !74, file: !73, line: 1337, type: !13, scopeLine: 1337, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!73 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!74 = !DINamespace(name: "Option", scope: !75)
!75 = !DINamespace(name: "option", scope: !35)
!76 = !DILocation(line: 37, column: 50, scope: !61)
!77 = !DILocation(line: 38, column: 2, scope: !61)
!78 = !DILocation(line: 37, column: 5, scope: !61)
!79 = distinct !DISubprogram(name: "areas", scope: !12, file: !11, line: 41, type: !13, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DILocation(line: 83, column: 5, scope: !81, inlinedAt: !85)
!81 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !83, file: !82, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!83 = !DINamespace(name: "nvptx", scope: !84)
!84 = !DINamespace(name: "core_arch", scope: !35)
!85 = !DILocation(line: 11, column: 15, scope: !86, inlinedAt: !89)
!86 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !88, file: !87, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!88 = !DINamespace(name: "corpus", scope: null)
!89 = !DILocation(line: 42, column: 13, scope: !79)
!90 = !DILocation(line: 62, column: 5, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !83, file: !82, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!92 = !DILocation(line: 11, column: 39, scope: !86, inlinedAt: !89)
!93 = !DILocation(line: 125, column: 5, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !83, file: !82, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = !DILocation(line: 11, column: 63, scope: !86, inlinedAt: !89)
!96 = !DILocation(line: 11, column: 14, scope: !86, inlinedAt: !89)
!97 = !DILocation(line: 45, column: 13, scope: !98)
!98 = distinct !DILexicalBlock(scope: !79, file: !11, line: 42, column: 5)
!99 = !DILocation(line: 863, column: 18, scope: !100, inlinedAt: !105)
!100 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCsaSnA2rqhGYk_5enums", scope: !102, file: !101, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!102 = !DINamespace(name: "{impl#0}", scope: !103)
!103 = !DINamespace(name: "const_ptr", scope: !104)
!104 = !DINamespace(name: "ptr", scope: !35)
!105 = !DILocation(line: 45, column: 34, scope: !98)
!106 = !DILocation(line: 45, column: 28, scope: !98)
!107 = !DILocation(line: 863, column: 18, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCsaSnA2rqhGYk_5enums", scope: !102, file: !101, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!109 = !DILocation(line: 45, column: 49, scope: !98)
!110 = !DILocation(line: 45, column: 42, scope: !98)
!111 = !DILocation(line: 863, column: 18, scope: !108, inlinedAt: !112)
!112 = !DILocation(line: 45, column: 68, scope: !98)
!113 = !DILocation(line: 45, column: 61, scope: !98)
!114 = !DILocation(line: 45, column: 21, scope: !98)
!115 = !DILocation(line: 46, column: 23, scope: !116)
!116 = distinct !DILexicalBlock(scope: !98, file: !11, line: 45, column: 9)
!117 = !DILocation(line: 1042, column: 9, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "unwrap_or<f32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionfE9unwrap_orCsaSnA2rqhGYk_5enums", scope: !74, file: !73, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DILocation(line: 46, column: 36, scope: !116)
!120 = !DILocation(line: 961, column: 18, scope: !121, inlinedAt: !125)
!121 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOf3addCsaSnA2rqhGYk_5enums", scope: !123, file: !122, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!123 = !DINamespace(name: "{impl#0}", scope: !124)
!124 = !DINamespace(name: "mut_ptr", scope: !104)
!125 = !DILocation(line: 46, column: 14, scope: !116)
!126 = !DILocation(line: 46, column: 9, scope: !116)
!127 = !DILocation(line: 47, column: 5, scope: !98)
!128 = !DILocation(line: 48, column: 2, scope: !79)
!129 = distinct !DISubprogram(name: "products", scope: !12, file: !11, line: 51, type: !13, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DILocation(line: 83, column: 5, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !83, file: !82, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!132 = !DILocation(line: 11, column: 15, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !88, file: !87, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!134 = !DILocation(line: 52, column: 13, scope: !129)
!135 = !DILocation(line: 62, column: 5, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !83, file: !82, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!137 = !DILocation(line: 11, column: 39, scope: !133, inlinedAt: !134)
!138 = !DILocation(line: 125, column: 5, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !83, file: !82, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!140 = !DILocation(line: 11, column: 63, scope: !133, inlinedAt: !134)
!141 = !DILocation(line: 11, column: 14, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 863, column: 18, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCsaSnA2rqhGYk_5enums", scope: !102, file: !101, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DILocation(line: 55, column: 40, scope: !145)
!145 = distinct !DILexicalBlock(scope: !129, file: !11, line: 52, column: 5)
!146 = !DILocation(line: 55, column: 37, scope: !145)
!147 = !DILocation(line: 863, column: 18, scope: !143, inlinedAt: !148)
!148 = !DILocation(line: 55, column: 51, scope: !145)
!149 = !DILocation(line: 55, column: 48, scope: !145)
!150 = !DILocation(line: 55, column: 29, scope: !145)
!151 = !DILocation(line: 55, column: 23, scope: !145)
!152 = !DILocation(line: 82, column: 17, scope: !153, inlinedAt: !155)
!153 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs12_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FromhE4from", scope: !154, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!154 = !DINamespace(name: "{impl#66}", scope: !50)
!155 = !DILocation(line: 57, column: 34, scope: !156)
!156 = distinct !DILexicalBlock(scope: !145, file: !11, line: 57, column: 13)
!157 = !DILocation(line: 57, column: 23, scope: !156)
!158 = !DILocation(line: 57, column: 45, scope: !145)
!159 = !DILocation(line: 56, column: 33, scope: !145)
!160 = !DILocation(line: 0, scope: !145)
!161 = !DILocation(line: 961, column: 18, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCsaSnA2rqhGYk_5enums", scope: !123, file: !122, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!163 = !DILocation(line: 55, column: 14, scope: !145)
!164 = !DILocation(line: 55, column: 9, scope: !145)
!165 = !DILocation(line: 60, column: 2, scope: !129)
