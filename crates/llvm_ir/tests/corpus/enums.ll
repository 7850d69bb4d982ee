; ModuleID = 'enums.35e5e47ff450b476-cgu.0'
source_filename = "enums.35e5e47ff450b476-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; enums::flow::decode
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @_RNvNtCs4CTFt0u1ieM_5enums4flow6decode(ptr dead_on_unwind noalias nofree noundef nonnull writable writeonly align 8 captures(none) dereferenceable(16) initializes((0, 1)) %_0, i32 noundef %tag, float noundef %a, float noundef %b) unnamed_addr #0 !dbg !10 {
start:
  %_4 = urem i32 %tag, 5, !dbg !16
  switch i32 %_4, label %bb1 [
    i32 0, label %bb5
    i32 1, label %bb3
    i32 2, label %bb2
    i32 3, label %bb2
  ], !dbg !17

bb1:                                              ; preds = %start
  %_5 = trunc i32 %tag to i8, !dbg !18
  %_6 = fpext float %b to double, !dbg !19
  %0 = getelementptr inbounds nuw i8, ptr %_0, i64 1, !dbg !27
  store i8 %_5, ptr %0, align 1, !dbg !27
  %1 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !27
  store double %_6, ptr %1, align 8, !dbg !27
  br label %bb5, !dbg !28

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 4, !dbg !29
  store float %a, ptr %2, align 4, !dbg !29
  br label %bb5, !dbg !30

bb2:                                              ; preds = %start, %start
  %3 = getelementptr inbounds nuw i8, ptr %_0, i64 4, !dbg !31
  store float %a, ptr %3, align 4, !dbg !31
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 8, !dbg !31
  store float %b, ptr %4, align 8, !dbg !31
  br label %bb5, !dbg !32

bb5:                                              ; preds = %start, %bb1, %bb2, %bb3
  %.sink = phi i8 [ 3, %bb1 ], [ 2, %bb2 ], [ 1, %bb3 ], [ 0, %start ]
  store i8 %.sink, ptr %_0, align 8, !dbg !33
  ret void, !dbg !34
}

; enums::flow::area_of
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc { i32, float } @_RNvNtCs4CTFt0u1ieM_5enums4flow7area_of(ptr noalias nofree noundef nonnull readonly align 8 captures(none) dereferenceable(16) %shape) unnamed_addr #1 !dbg !35 {
start:
  %0 = load i8, ptr %shape, align 8, !dbg !36, !range !37, !noundef !15
  switch i8 %0, label %default.unreachable2 [
    i8 0, label %bb6
    i8 1, label %bb4
    i8 2, label %bb3
    i8 3, label %bb2
  ], !dbg !38

default.unreachable2:                             ; preds = %start
  unreachable

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %shape, i64 4, !dbg !39
  %radius = load float, ptr %1, align 4, !dbg !39, !noundef !15
  %_5 = fmul float %radius, 0x400921FB60000000, !dbg !40
  %_4 = fmul float %radius, %_5, !dbg !40
  br label %bb6, !dbg !42

bb3:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %shape, i64 4, !dbg !43
  %a = load float, ptr %2, align 4, !dbg !43, !noundef !15
  %3 = getelementptr inbounds nuw i8, ptr %shape, i64 8, !dbg !44
  %b = load float, ptr %3, align 8, !dbg !44, !noundef !15
  %_8 = fmul float %a, %b, !dbg !45
  br label %bb6, !dbg !47

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds nuw i8, ptr %shape, i64 1, !dbg !48
  %sides = load i8, ptr %4, align 1, !dbg !48, !noundef !15
  %_11 = icmp ugt i8 %sides, 2, !dbg !49
  br i1 %_11, label %bb7, label %bb6, !dbg !51

bb6:                                              ; preds = %bb2, %start, %bb7, %bb3, %bb4
  %_0.sroa.6.0 = phi float [ undef, %start ], [ %_4, %bb4 ], [ %_8, %bb3 ], [ %_12, %bb7 ], [ undef, %bb2 ], !dbg !57
  %_0.sroa.0.0 = phi i32 [ 0, %start ], [ 1, %bb4 ], [ 1, %bb3 ], [ 1, %bb7 ], [ 0, %bb2 ], !dbg !57
  %5 = insertvalue { i32, float } poison, i32 %_0.sroa.0.0, 0, !dbg !58
  %6 = insertvalue { i32, float } %5, float %_0.sroa.6.0, 1, !dbg !58
  ret { i32, float } %6, !dbg !58

bb7:                                              ; preds = %bb2
  %_14 = uitofp i8 %sides to double
  %7 = getelementptr inbounds nuw i8, ptr %shape, i64 8
  %length = load double, ptr %7, align 8, !dbg !59, !noundef !15
  %_13 = fmul double %length, %_14, !dbg !60
  %_12 = fptrunc double %_13 to float, !dbg !60
  br label %bb6, !dbg !61
}

; enums::flow::checked
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i64 1793, -4294963200) i64 @_RNvNtCs4CTFt0u1ieM_5enums4flow7checked(i32 noundef %a, i32 noundef %b) unnamed_addr #2 !dbg !62 {
start:
  %0 = icmp eq i32 %b, 0, !dbg !63
  br i1 %0, label %bb3, label %bb2, !dbg !63

bb2:                                              ; preds = %start
  %1 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b), !dbg !64
  %_6.0 = extractvalue { i32, i1 } %1, 0, !dbg !64
  %_6.1 = extractvalue { i32, i1 } %1, 1, !dbg !64
  %_0.sroa.0.1 = zext i1 %_6.1 to i64, !dbg !72
  %2 = zext i32 %_6.0 to i64, !dbg !78
  %3 = shl nuw i64 %2, 32, !dbg !78
  %4 = or disjoint i64 %3, %_0.sroa.0.1, !dbg !79
  %5 = or disjoint i64 %4, 2304, !dbg !79
  br label %bb3, !dbg !79

bb3:                                              ; preds = %start, %bb2
  %_0.sroa.0.0.insert.insert = phi i64 [ %5, %bb2 ], [ 1793, %start ], !dbg !78
  ret i64 %_0.sroa.0.0.insert.insert, !dbg !78
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @areas(ptr noundef readonly captures(none) %tags, ptr noundef readonly captures(none) %sides, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !80 {
start:
  %_6.i = alloca [16 x i8], align 8
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !82
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !92
  %_13 = mul i32 %_14, %_15, !dbg !87
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !95
  %_12 = add i32 %_13, %_16, !dbg !98
  %i = zext i32 %_12 to i64, !dbg !98
  %_7 = getelementptr inbounds nuw [2 x float], ptr %sides, i64 %i, !dbg !99
  %a = load float, ptr %_7, align 4, !dbg !107, !noundef !15
  %0 = getelementptr inbounds nuw i8, ptr %_7, i64 4, !dbg !108
  %b = load float, ptr %0, align 4, !dbg !108, !noundef !15
  %_10 = getelementptr inbounds nuw i32, ptr %tags, i64 %i, !dbg !109
  %_9 = load i32, ptr %_10, align 4, !dbg !113, !noundef !15
  call void @llvm.lifetime.start.p0(ptr nonnull %_6.i), !dbg !114
; call enums::flow::decode
  call fastcc void @_RNvNtCs4CTFt0u1ieM_5enums4flow6decode(ptr noalias nofree noundef align 8 captures(none) dereferenceable(16) %_6.i, i32 noundef %_9, float noundef %a, float noundef %b) #7, !dbg !114
; call enums::flow::area_of
  %1 = call fastcc { i32, float } @_RNvNtCs4CTFt0u1ieM_5enums4flow7area_of(ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %_6.i) #7, !dbg !117
  %2 = extractvalue { i32, float } %1, 0, !dbg !117
  %3 = trunc nuw i32 %2 to i1, !dbg !118
  %4 = extractvalue { i32, float } %1, 1, !dbg !118
  %_0.sroa.0.0.i = select i1 %3, float %4, float -1.000000e+00, !dbg !118
  call void @llvm.lifetime.end.p0(ptr nonnull %_6.i), !dbg !121
  %_11 = getelementptr inbounds nuw float, ptr %out, i64 %i, !dbg !122
  store float %_0.sroa.0.0.i, ptr %_11, align 4, !dbg !128
  ret void, !dbg !129
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @products(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #3 !dbg !130 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !131
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !136
  %_12 = mul i32 %_13, %_14, !dbg !133
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %_11 = add i32 %_12, %_15, !dbg !142
  %i = zext i32 %_11 to i64, !dbg !142
  %_7 = getelementptr inbounds nuw i32, ptr %a, i64 %i, !dbg !143
  %_6 = load i32, ptr %_7, align 4, !dbg !147, !noundef !15
  %_9 = getelementptr inbounds nuw i32, ptr %b, i64 %i, !dbg !148
  %_8 = load i32, ptr %_9, align 4, !dbg !150, !noundef !15
; call enums::flow::checked
  %0 = tail call fastcc i64 @_RNvNtCs4CTFt0u1ieM_5enums4flow7checked(i32 noundef %_6, i32 noundef %_8) #7, !dbg !151
  %1 = trunc i64 %0 to i1, !dbg !151
  br i1 %1, label %bb3.i, label %bb4.i, !dbg !154

bb3.i:                                            ; preds = %start
  %.sroa.4.0.extract.shift.i = lshr i64 %0, 8, !dbg !151
  %_7.i = and i64 %.sroa.4.0.extract.shift.i, 255, !dbg !155
  %2 = xor i64 %_7.i, -1, !dbg !160
  br label %_RNvNtCs4CTFt0u1ieM_5enums4flow7product.exit, !dbg !161

bb4.i:                                            ; preds = %start
  %.sroa.6.0.extract.shift.i = lshr i64 %0, 32, !dbg !151
  br label %_RNvNtCs4CTFt0u1ieM_5enums4flow7product.exit, !dbg !162

_RNvNtCs4CTFt0u1ieM_5enums4flow7product.exit:     ; preds = %bb3.i, %bb4.i
  %_0.sroa.0.0.i = phi i64 [ %2, %bb3.i ], [ %.sroa.6.0.extract.shift.i, %bb4.i ], !dbg !163
  %_10 = getelementptr inbounds nuw i64, ptr %out, i64 %i, !dbg !164
  store i64 %_0.sroa.0.0.i, ptr %_10, align 8, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
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
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/enums.rs/@/enums.35e5e47ff450b476-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "decode", linkageName: "_RNvNtCs4CTFt0u1ieM_5enums4flow6decode", scope: !12, file: !11, line: 52, type: !14, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!11 = !DIFile(filename: "kernels/../shared/flow.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "ffdb7d2ef3e4debbd5d4eac8ae14d105")
!12 = !DINamespace(name: "flow", scope: !13)
!13 = !DINamespace(name: "enums", scope: null)
!14 = !DISubroutineType(types: !15)
!15 = !{}
!16 = !DILocation(line: 53, column: 11, scope: !10)
!17 = !DILocation(line: 53, column: 5, scope: !10)
!18 = !DILocation(line: 57, column: 38, scope: !10)
!19 = !DILocation(line: 72, column: 17, scope: !20, inlinedAt: !26)
!20 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !22, file: !21, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!21 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!22 = !DINamespace(name: "{impl#118}", scope: !23)
!23 = !DINamespace(name: "num", scope: !24)
!24 = !DINamespace(name: "convert", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 57, column: 57, scope: !10)
!27 = !DILocation(line: 57, column: 14, scope: !10)
!28 = !DILocation(line: 57, column: 70, scope: !10)
!29 = !DILocation(line: 55, column: 14, scope: !10)
!30 = !DILocation(line: 55, column: 40, scope: !10)
!31 = !DILocation(line: 56, column: 18, scope: !10)
!32 = !DILocation(line: 56, column: 39, scope: !10)
!33 = !DILocation(line: 0, scope: !10)
!34 = !DILocation(line: 59, column: 2, scope: !10)
!35 = distinct !DISubprogram(name: "area_of", linkageName: "_RNvNtCs4CTFt0u1ieM_5enums4flow7area_of", scope: !12, file: !11, line: 62, type: !14, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!36 = !DILocation(line: 63, column: 11, scope: !35)
!37 = !{i8 0, i8 4}
!38 = !DILocation(line: 63, column: 5, scope: !35)
!39 = !DILocation(line: 65, column: 25, scope: !35)
!40 = !DILocation(line: 65, column: 42, scope: !41)
!41 = distinct !DILexicalBlock(scope: !35, file: !11, line: 65, column: 9)
!42 = !DILocation(line: 65, column: 81, scope: !35)
!43 = !DILocation(line: 66, column: 26, scope: !35)
!44 = !DILocation(line: 66, column: 29, scope: !35)
!45 = !DILocation(line: 66, column: 40, scope: !46)
!46 = distinct !DILexicalBlock(scope: !35, file: !11, line: 66, column: 9)
!47 = !DILocation(line: 66, column: 45, scope: !35)
!48 = !DILocation(line: 67, column: 26, scope: !35)
!49 = !DILocation(line: 67, column: 45, scope: !50)
!50 = distinct !DILexicalBlock(scope: !35, file: !11, line: 67, column: 9)
!51 = !DILocation(line: 37, column: 12, scope: !52, inlinedAt: !56)
!52 = distinct !DISubprogram(name: "then_some<f32>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core4boolb9then_somefECs4CTFt0u1ieM_5enums", scope: !54, file: !53, line: 36, type: !14, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!53 = !DIFile(filename: "src/bool.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e3b2181b609e8df3e2af90683f99e451")
!54 = !DINamespace(name: "{impl#0}", scope: !55)
!55 = !DINamespace(name: "bool", scope: !25)
!56 = !DILocation(line: 67, column: 57, scope: !50)
!57 = !DILocation(line: 0, scope: !35)
!58 = !DILocation(line: 69, column: 2, scope: !35)
!59 = !DILocation(line: 67, column: 33, scope: !35)
!60 = !DILocation(line: 67, column: 67, scope: !50)
!61 = !DILocation(line: 37, column: 9, scope: !52, inlinedAt: !56)
!62 = distinct !DISubprogram(name: "checked", linkageName: "_RNvNtCs4CTFt0u1ieM_5enums4flow7checked", scope: !12, file: !11, line: 76, type: !14, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!63 = !DILocation(line: 77, column: 8, scope: !62)
!64 = !DILocation(line: 3172, column: 26, scope: !65, inlinedAt: !69)
!65 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !67, file: !66, line: 3171, type: !14, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!66 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!67 = !DINamespace(name: "{impl#8}", scope: !68)
!68 = !DINamespace(name: "num", scope: !25)
!69 = !DILocation(line: 1290, column: 31, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_mul", scope: !67, file: !66, line: 1289, type: !14, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!71 = !DILocation(line: 77, column: 35, scope: !62)
!72 = !DILocation(line: 1334, column: 9, scope: !73, inlinedAt: !77)
!73 = distinct !DISubprogram(name: "ok_or<u32, u8>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionmE5ok_orhECs4CTFt0u1ieM_5enums", scope: !75, file: !74, line: 1333, type: !14, scopeLine: 1333, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!74 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "449cc8c84fe08ecd2cb99614118648ca")
!75 = !DINamespace(name: "Option", scope: !76)
!76 = !DINamespace(name: "option", scope: !25)
!77 = !DILocation(line: 77, column: 50, scope: !62)
!78 = !DILocation(line: 78, column: 2, scope: !62)
!79 = !DILocation(line: 77, column: 5, scope: !62)
!80 = distinct !DISubprogram(name: "areas", scope: !13, file: !81, line: 12, type: !14, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!81 = !DIFile(filename: "kernels/enums.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "68ff8a1688a5a9ac889001040c9d3aef")
!82 = !DILocation(line: 85, column: 5, scope: !83, inlinedAt: !87)
!83 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !85, file: !84, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!84 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!85 = !DINamespace(name: "nvptx", scope: !86)
!86 = !DINamespace(name: "core_arch", scope: !25)
!87 = !DILocation(line: 11, column: 15, scope: !88, inlinedAt: !91)
!88 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !90, file: !89, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!89 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!90 = !DINamespace(name: "corpus", scope: null)
!91 = !DILocation(line: 13, column: 13, scope: !80)
!92 = !DILocation(line: 64, column: 5, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !85, file: !84, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!94 = !DILocation(line: 11, column: 39, scope: !88, inlinedAt: !91)
!95 = !DILocation(line: 127, column: 5, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !85, file: !84, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!97 = !DILocation(line: 11, column: 63, scope: !88, inlinedAt: !91)
!98 = !DILocation(line: 11, column: 14, scope: !88, inlinedAt: !91)
!99 = !DILocation(line: 872, column: 18, scope: !100, inlinedAt: !105)
!100 = distinct !DISubprogram(name: "add<[f32; 2]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPAfj2_3addCs4CTFt0u1ieM_5enums", scope: !102, file: !101, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!101 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!102 = !DINamespace(name: "{impl#0}", scope: !103)
!103 = !DINamespace(name: "const_ptr", scope: !104)
!104 = !DINamespace(name: "ptr", scope: !25)
!105 = !DILocation(line: 16, column: 29, scope: !106)
!106 = distinct !DILexicalBlock(scope: !80, file: !81, line: 13, column: 5)
!107 = !DILocation(line: 16, column: 14, scope: !106)
!108 = !DILocation(line: 16, column: 17, scope: !106)
!109 = !DILocation(line: 872, column: 18, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCs4CTFt0u1ieM_5enums", scope: !102, file: !101, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!111 = !DILocation(line: 17, column: 40, scope: !112)
!112 = distinct !DILexicalBlock(scope: !106, file: !81, line: 16, column: 9)
!113 = !DILocation(line: 17, column: 34, scope: !112)
!114 = !DILocation(line: 72, column: 14, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "area", linkageName: "_RNvNtCs4CTFt0u1ieM_5enums4flow4area", scope: !12, file: !11, line: 71, type: !14, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!116 = distinct !DILocation(line: 17, column: 23, scope: !112)
!117 = !DILocation(line: 72, column: 5, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 1040, column: 9, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "unwrap_or<f32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionfE9unwrap_orCs4CTFt0u1ieM_5enums", scope: !75, file: !74, line: 1036, type: !14, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!120 = distinct !DILocation(line: 72, column: 33, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 72, column: 47, scope: !115, inlinedAt: !116)
!122 = !DILocation(line: 970, column: 18, scope: !123, inlinedAt: !127)
!123 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCs4CTFt0u1ieM_5enums", scope: !125, file: !124, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!124 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!125 = !DINamespace(name: "{impl#0}", scope: !126)
!126 = !DINamespace(name: "mut_ptr", scope: !104)
!127 = !DILocation(line: 17, column: 14, scope: !112)
!128 = !DILocation(line: 17, column: 9, scope: !112)
!129 = !DILocation(line: 19, column: 2, scope: !80)
!130 = distinct !DISubprogram(name: "products", scope: !13, file: !81, line: 22, type: !14, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!131 = !DILocation(line: 85, column: 5, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !85, file: !84, line: 84, type: !14, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!133 = !DILocation(line: 11, column: 15, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !90, file: !89, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!135 = !DILocation(line: 23, column: 13, scope: !130)
!136 = !DILocation(line: 64, column: 5, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !85, file: !84, line: 63, type: !14, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!138 = !DILocation(line: 11, column: 39, scope: !134, inlinedAt: !135)
!139 = !DILocation(line: 127, column: 5, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !85, file: !84, line: 126, type: !14, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!141 = !DILocation(line: 11, column: 63, scope: !134, inlinedAt: !135)
!142 = !DILocation(line: 11, column: 14, scope: !134, inlinedAt: !135)
!143 = !DILocation(line: 872, column: 18, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCs4CTFt0u1ieM_5enums", scope: !102, file: !101, line: 838, type: !14, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!145 = !DILocation(line: 25, column: 45, scope: !146)
!146 = distinct !DILexicalBlock(scope: !130, file: !81, line: 23, column: 5)
!147 = !DILocation(line: 25, column: 42, scope: !146)
!148 = !DILocation(line: 872, column: 18, scope: !144, inlinedAt: !149)
!149 = !DILocation(line: 25, column: 56, scope: !146)
!150 = !DILocation(line: 25, column: 53, scope: !146)
!151 = !DILocation(line: 81, column: 11, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "product", linkageName: "_RNvNtCs4CTFt0u1ieM_5enums4flow7product", scope: !12, file: !11, line: 80, type: !14, scopeLine: 80, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!153 = distinct !DILocation(line: 25, column: 28, scope: !146)
!154 = !DILocation(line: 81, column: 5, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 72, column: 17, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core7convert3numyINtB7_4FromhE4from", scope: !157, file: !21, line: 69, type: !14, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!157 = !DINamespace(name: "{impl#62}", scope: !23)
!158 = distinct !DILocation(line: 83, column: 30, scope: !159, inlinedAt: !153)
!159 = distinct !DILexicalBlock(scope: !152, file: !11, line: 83, column: 9)
!160 = !DILocation(line: 83, column: 19, scope: !159, inlinedAt: !153)
!161 = !DILocation(line: 83, column: 41, scope: !152, inlinedAt: !153)
!162 = !DILocation(line: 82, column: 29, scope: !152, inlinedAt: !153)
!163 = !DILocation(line: 0, scope: !152, inlinedAt: !153)
!164 = !DILocation(line: 970, column: 18, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCs4CTFt0u1ieM_5enums", scope: !125, file: !124, line: 936, type: !14, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !15)
!166 = !DILocation(line: 25, column: 19, scope: !146)
!167 = !DILocation(line: 25, column: 14, scope: !146)
!168 = !DILocation(line: 26, column: 2, scope: !130)
