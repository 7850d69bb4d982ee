; ModuleID = 'atomics.ab1593c4993d8d56-cgu.0'
source_filename = "atomics.ab1593c4993d8d56-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @add_orders(ptr noundef captures(none) %p, ptr noundef captures(none) %q) unnamed_addr #0 !dbg !10 {
start:
  %_5 = atomicrmw add ptr %p, i32 1 monotonic, align 4, !dbg !15
  %_6 = atomicrmw add ptr %p, i32 2 acquire, align 4, !dbg !26
  %_7 = atomicrmw add ptr %p, i32 3 release, align 4, !dbg !30
  %_8 = atomicrmw add ptr %p, i32 4 acq_rel, align 4, !dbg !34
  %_9 = atomicrmw add ptr %p, i32 5 seq_cst, align 4, !dbg !38
  %_10 = atomicrmw add ptr %q, i64 1 monotonic, align 8, !dbg !42
  %0 = load atomic i32, ptr %p monotonic, align 4, !dbg !48
  %_12 = zext i32 %0 to i64, !dbg !53
  %_11 = atomicrmw add ptr %q, i64 %_12 seq_cst, align 8, !dbg !60
  ret void, !dbg !64
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @compare_exchange(ptr noundef captures(none) %p, ptr noundef captures(none) %q, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !65 {
start:
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !66
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !77
  %_32 = mul i32 %_33, %_34, !dbg !71
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !80
  %_31 = add i32 %_32, %_35, !dbg !83
  %_7 = zext i32 %_31 to i64, !dbg !83
  %o.idx = shl nuw nsw i64 %_7, 5, !dbg !84
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !84
  %_13 = add i32 %_31, 1, !dbg !92
  %0 = cmpxchg ptr %p, i32 %_31, i32 %_13 monotonic monotonic, align 4, !dbg !94
  %1 = extractvalue { i32, i1 } %0, 1, !dbg !94
  %2 = extractvalue { i32, i1 } %0, 0, !dbg !94
  %_17 = zext i32 %2 to i64, !dbg !99
  %3 = shl nuw i64 %_17, 32, !dbg !99
  %_11.sroa.0.0 = select i1 %1, i64 %_17, i64 %3, !dbg !99
  store i64 %_11.sroa.0.0, ptr %o, align 8, !dbg !100
  %4 = cmpxchg ptr %q, i64 7, i64 %_7 acq_rel acquire, align 8, !dbg !101
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !101
  %not..i9 = xor i1 %5, true, !dbg !106
  %6 = extractvalue { i64, i1 } %4, 0, !dbg !101
  %7 = sext i1 %not..i9 to i64, !dbg !108
  %_18.sroa.0.0 = xor i64 %6, %7, !dbg !108
  %_21 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !114
  store i64 %_18.sroa.0.0, ptr %_21, align 8, !dbg !116
  %8 = cmpxchg weak ptr %q, i64 9, i64 %_7 seq_cst monotonic, align 8, !dbg !117
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !117
  %not..i11 = xor i1 %9, true, !dbg !122
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !117
  %11 = sext i1 %not..i11 to i64, !dbg !124
  %_22.sroa.0.0 = xor i64 %10, %11, !dbg !124
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !127
  store i64 %_22.sroa.0.0, ptr %_24, align 8, !dbg !129
  %12 = load atomic i32, ptr %p monotonic, align 4, !dbg !130
  br label %bb1.i, !dbg !138

bb1.i:                                            ; preds = %bb3.i, %start
  %prev.sroa.0.0.i = phi i32 [ %12, %start ], [ %_8.sroa.0.0.i.i, %bb3.i ], !dbg !140
  %13 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %prev.sroa.0.0.i, i32 3), !dbg !141
  %_5.1.i.i = extractvalue { i32, i1 } %13, 1, !dbg !141
  br i1 %_5.1.i.i, label %_RINvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB6_6AtomicmE10try_updateNCNvCseGG0QzpELzK_7atomics16compare_exchanges0_0EB1a_.exit, label %bb3.i, !dbg !153

bb3.i:                                            ; preds = %bb1.i
  %_5.0.i.i = extractvalue { i32, i1 } %13, 0, !dbg !141
  %14 = cmpxchg weak ptr %p, i32 %prev.sroa.0.0.i, i32 %_5.0.i.i seq_cst monotonic, align 4, !dbg !154
  %_8.sroa.18.0.in.i.i = extractvalue { i32, i1 } %14, 1, !dbg !159
  %_8.sroa.0.0.i.i = extractvalue { i32, i1 } %14, 0, !dbg !159
  br i1 %_8.sroa.18.0.in.i.i, label %_RINvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB6_6AtomicmE10try_updateNCNvCseGG0QzpELzK_7atomics16compare_exchanges0_0EB1a_.exit, label %bb1.i, !dbg !160

_RINvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB6_6AtomicmE10try_updateNCNvCseGG0QzpELzK_7atomics16compare_exchanges0_0EB1a_.exit: ; preds = %bb1.i, %bb3.i
  %_5.1.i.i.lcssa = phi i1 [ %_5.1.i.i, %bb1.i ], [ %_5.1.i.i, %bb3.i ], !dbg !141
  %prev.sroa.0.0.pn.i = phi i32 [ %prev.sroa.0.0.i, %bb1.i ], [ %_8.sroa.0.0.i.i, %bb3.i ]
  %15 = zext i32 %prev.sroa.0.0.pn.i to i64, !dbg !161
  %_26.sroa.0.0 = select i1 %_5.1.i.i.lcssa, i64 0, i64 %15, !dbg !161
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !164
  store i64 %_26.sroa.0.0, ptr %_28, align 8, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: nofree norecurse nounwind
define ptx_kernel void @fences(ptr noundef initializes((0, 4)) %data, ptr noundef captures(none) %flag, ptr noundef captures(none) %slot) unnamed_addr #2 !dbg !168 {
start:
  store i32 1, ptr %data, align 4, !dbg !169
  fence release, !dbg !171
  store atomic i32 1, ptr %flag monotonic, align 4, !dbg !174
  br label %bb2, !dbg !179

bb2:                                              ; preds = %bb2, %start
  %0 = load atomic i32, ptr %flag monotonic, align 4, !dbg !180
  %1 = icmp eq i32 %0, 2, !dbg !184
  br i1 %1, label %bb4, label %bb2, !dbg !184

bb4:                                              ; preds = %bb2
  fence acquire, !dbg !185
  %_9 = load i32, ptr %data, align 4, !dbg !187, !noundef !14
  %_10 = getelementptr inbounds nuw i8, ptr %data, i64 4, !dbg !188
  store i32 %_9, ptr %_10, align 4, !dbg !191
  fence seq_cst, !dbg !192
  %old = atomicrmw xchg ptr %slot, ptr %data acq_rel, align 8, !dbg !194
  %2 = icmp eq ptr %old, null, !dbg !199
  br i1 %2, label %bb10, label %bb9, !dbg !199

bb9:                                              ; preds = %bb4
  store i32 5, ptr %old, align 4, !dbg !201
  br label %bb10, !dbg !202

bb10:                                             ; preds = %bb4, %bb9
  %3 = cmpxchg ptr %slot, ptr %data, ptr %old monotonic monotonic, align 8, !dbg !203
  ret void, !dbg !208
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @integer_operations(ptr noundef captures(none) %p, ptr noundef captures(none) %s, ptr noundef captures(none) %q, ptr noundef captures(none) %t, ptr noundef writeonly captures(none) %old) unnamed_addr #0 !dbg !209 {
start:
  %_58 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !210
  %_59 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %_57 = mul i32 %_58, %_59, !dbg !212
  %_60 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %_56 = add i32 %_57, %_60, !dbg !221
  %_7 = zext i32 %_56 to i64, !dbg !221
  %o.idx = mul nuw nsw i64 %_7, 112, !dbg !222
  %o = getelementptr inbounds nuw i8, ptr %old, i64 %o.idx, !dbg !222
  %_16 = atomicrmw sub ptr %p, i32 %_56 monotonic, align 4, !dbg !228
  %_15 = zext i32 %_16 to i64, !dbg !234
  store i64 %_15, ptr %o, align 8, !dbg !241
  %_19 = or i32 %_56, 255, !dbg !242
  %_18 = atomicrmw and ptr %p, i32 %_19 monotonic, align 4, !dbg !243
  %_17 = zext i32 %_18 to i64, !dbg !248
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !252
  store i64 %_17, ptr %_20, align 8, !dbg !254
  %_22 = atomicrmw or ptr %p, i32 %_56 acq_rel, align 4, !dbg !255
  %_21 = zext i32 %_22 to i64, !dbg !260
  %_23 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !264
  store i64 %_21, ptr %_23, align 8, !dbg !266
  %_25 = atomicrmw xor ptr %p, i32 %_56 monotonic, align 4, !dbg !267
  %_24 = zext i32 %_25 to i64, !dbg !272
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !276
  store i64 %_24, ptr %_26, align 8, !dbg !278
  %_28 = atomicrmw umax ptr %p, i32 %_56 monotonic, align 4, !dbg !279
  %_27 = zext i32 %_28 to i64, !dbg !284
  %_29 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !288
  store i64 %_27, ptr %_29, align 8, !dbg !290
  %_31 = atomicrmw umin ptr %p, i32 %_56 seq_cst, align 4, !dbg !291
  %_30 = zext i32 %_31 to i64, !dbg !296
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !300
  store i64 %_30, ptr %_32, align 8, !dbg !302
  %_34 = add i32 %_56, -9, !dbg !303
  %_33 = atomicrmw max ptr %s, i32 %_34 monotonic, align 4, !dbg !304
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !310
  %0 = sext i32 %_33 to i64, !dbg !312
  store i64 %0, ptr %_36, align 8, !dbg !312
  %_37 = atomicrmw min ptr %s, i32 %_34 release, align 4, !dbg !313
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !319
  %1 = sext i32 %_37 to i64, !dbg !321
  store i64 %1, ptr %_38, align 8, !dbg !321
  %_40 = atomicrmw xchg ptr %p, i32 %_56 acquire, align 4, !dbg !322
  %_39 = zext i32 %_40 to i64, !dbg !327
  %_41 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !331
  store i64 %_39, ptr %_41, align 8, !dbg !333
  %_43 = atomicrmw nand ptr %p, i32 %_56 monotonic, align 4, !dbg !334
  %_42 = zext i32 %_43 to i64, !dbg !339
  %_44 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !343
  store i64 %_42, ptr %_44, align 8, !dbg !345
  %_45 = atomicrmw umax ptr %q, i64 %_7 monotonic, align 8, !dbg !346
  %_47 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !352
  store i64 %_45, ptr %_47, align 8, !dbg !354
  %_49 = sub nsw i64 0, %_7, !dbg !355
  %_48 = atomicrmw min ptr %t, i64 %_49 monotonic, align 8, !dbg !356
  %_51 = getelementptr inbounds nuw i8, ptr %o, i64 88, !dbg !362
  store i64 %_48, ptr %_51, align 8, !dbg !364
  %_52 = atomicrmw xor ptr %q, i64 %_7 acq_rel, align 8, !dbg !365
  %_53 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !371
  store i64 %_52, ptr %_53, align 8, !dbg !373
  %_54 = atomicrmw xchg ptr %q, i64 %_7 seq_cst, align 8, !dbg !374
  %_55 = getelementptr inbounds nuw i8, ptr %o, i64 104, !dbg !380
  store i64 %_54, ptr %_55, align 8, !dbg !382
  ret void, !dbg !383
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @loads_and_stores(ptr noundef captures(none) %p, ptr noundef captures(none) %q, ptr noundef captures(none) %h, ptr noundef captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !384 {
start:
  br label %bb1, !dbg !385

bb1:                                              ; preds = %bb1, %start
  %0 = load atomic i32, ptr %p acquire, align 4, !dbg !388
  %1 = icmp eq i32 %0, 0, !dbg !392
  br i1 %1, label %bb1, label %bb3, !dbg !392

bb3:                                              ; preds = %bb1
  %2 = load atomic i64, ptr %q monotonic, align 8, !dbg !393
  %3 = load atomic i32, ptr %p seq_cst, align 4, !dbg !398
  %_14 = zext i32 %3 to i64, !dbg !401
  %_12 = add i64 %2, %_14, !dbg !404
  %4 = load atomic i16, ptr %h monotonic, align 2, !dbg !405
  %_16 = zext i16 %4 to i64, !dbg !410
  %_11 = add i64 %_12, %_16, !dbg !404
  %5 = load atomic i8, ptr %b acquire, align 1, !dbg !414
  %_18 = zext i8 %5 to i64, !dbg !419
  %6 = add i64 %_11, %_18, !dbg !423
  store i64 %6, ptr %out, align 8, !dbg !423
  store atomic i32 1, ptr %p release, align 4, !dbg !424
  store atomic i64 2, ptr %q monotonic, align 8, !dbg !428
  store atomic i32 3, ptr %p seq_cst, align 4, !dbg !433
  store atomic i16 4, ptr %h release, align 2, !dbg !436
  store atomic i8 5, ptr %b monotonic, align 1, !dbg !441
  ret void, !dbg !446
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @narrow(ptr noundef captures(none) %flag, ptr noundef captures(none) %h, ptr noundef captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !447 {
start:
  %_38 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !448
  %_39 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !454
  %_37 = mul i32 %_38, %_39, !dbg !450
  %_40 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !457
  %_36 = add i32 %_37, %_40, !dbg !460
  %x = trunc i32 %_36 to i8, !dbg !452
  %x.mask = and i32 %_36, 255, !dbg !461
  %narrow = mul nuw nsw i32 %x.mask, 6, !dbg !463
  %_11 = zext nneg i32 %narrow to i64, !dbg !463
  %o = getelementptr inbounds nuw i32, ptr %out, i64 %_11, !dbg !464
  %_41 = atomicrmw xchg ptr %flag, i8 1 acq_rel, align 1, !dbg !467
  %_14 = icmp ne i8 %_41, 0, !dbg !469
  %_13 = zext i1 %_14 to i32, !dbg !473
  store i32 %_13, ptr %o, align 4, !dbg !479
  %_44 = atomicrmw xor ptr %flag, i8 1 monotonic, align 1, !dbg !480
  %_16 = icmp ne i8 %_44, 0, !dbg !482
  %_15 = zext i1 %_16 to i32, !dbg !485
  %_17 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !489
  store i32 %_15, ptr %_17, align 4, !dbg !491
  %0 = trunc i32 %_36 to i16, !dbg !492
  %_20 = and i16 %0, 255, !dbg !492
  %_19 = atomicrmw add ptr %h, i16 %_20 monotonic, align 2, !dbg !499
  %_18 = zext i16 %_19 to i32, !dbg !504
  %_21 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !511
  store i32 %_18, ptr %_21, align 4, !dbg !513
  %_23 = atomicrmw umax ptr %b, i8 %x monotonic, align 1, !dbg !514
  %_22 = zext i8 %_23 to i32, !dbg !519
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !526
  store i32 %_22, ptr %_24, align 4, !dbg !528
  %_27 = add i8 %x, 1, !dbg !529
  %1 = cmpxchg ptr %b, i8 %x, i8 %_27 acq_rel monotonic, align 1, !dbg !530
  %2 = extractvalue { i8, i1 } %1, 0, !dbg !530
  %_25 = zext i8 %2 to i32, !dbg !535
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !539
  store i32 %_25, ptr %_28, align 4, !dbg !541
  %3 = cmpxchg ptr %h, i16 %_20, i16 3 seq_cst seq_cst, align 2, !dbg !542
  %4 = extractvalue { i16, i1 } %3, 1, !dbg !542
  %_29 = zext i1 %4 to i32, !dbg !547
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !551
  store i32 %_29, ptr %_32, align 4, !dbg !553
  ret void, !dbg !554
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @shared_spin(ptr noundef captures(none) %lock, ptr noundef captures(none) %counter) unnamed_addr #1 !dbg !555 {
start:
  br label %bb1, !dbg !556

bb1:                                              ; preds = %bb1, %start
  %0 = cmpxchg weak ptr %lock, i32 0, i32 1 acquire monotonic, align 4, !dbg !558
  %_8.sroa.18.0.in.i = extractvalue { i32, i1 } %0, 1, !dbg !562
  br i1 %_8.sroa.18.0.in.i, label %bb3, label %bb1, !dbg !563

bb3:                                              ; preds = %bb1
  %1 = load i64, ptr %counter, align 8, !dbg !564, !noundef !14
  %2 = add i64 %1, 1, !dbg !564
  store i64 %2, ptr %counter, align 8, !dbg !564
  store atomic i32 0, ptr %lock release, align 4, !dbg !565
  ret void, !dbg !569
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { nofree norecurse nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/atomics.rs/@/atomics.ab1593c4993d8d56-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "add_orders", scope: !12, file: !11, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/atomics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "5a50ad5e34a9a024c6e74da7534c2d70")
!12 = !DINamespace(name: "atomics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 3923, column: 24, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_addmmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/sync/atomic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "634815b3178ad9729eedaa2e0519852b")
!18 = !DINamespace(name: "atomic", scope: !19)
!19 = !DINamespace(name: "sync", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 3148, column: 26, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_add", scope: !23, file: !17, line: 3146, type: !13, scopeLine: 3146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!23 = !DINamespace(name: "Atomic", scope: !18)
!24 = !DILocation(line: 13, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !11, line: 12, column: 5)
!26 = !DILocation(line: 3924, column: 24, scope: !16, inlinedAt: !27)
!27 = !DILocation(line: 3148, column: 26, scope: !28, inlinedAt: !29)
!28 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 2)
!29 = !DILocation(line: 14, column: 7, scope: !25)
!30 = !DILocation(line: 3925, column: 24, scope: !16, inlinedAt: !31)
!31 = !DILocation(line: 3148, column: 26, scope: !32, inlinedAt: !33)
!32 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 4)
!33 = !DILocation(line: 15, column: 7, scope: !25)
!34 = !DILocation(line: 3926, column: 23, scope: !16, inlinedAt: !35)
!35 = !DILocation(line: 3148, column: 26, scope: !36, inlinedAt: !37)
!36 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 6)
!37 = !DILocation(line: 16, column: 7, scope: !25)
!38 = !DILocation(line: 3927, column: 23, scope: !16, inlinedAt: !39)
!39 = !DILocation(line: 3148, column: 26, scope: !40, inlinedAt: !41)
!40 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 8)
!41 = !DILocation(line: 17, column: 7, scope: !25)
!42 = !DILocation(line: 3923, column: 24, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "atomic_add<u64, u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_addyyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DILocation(line: 3148, column: 26, scope: !45, inlinedAt: !47)
!45 = !DILexicalBlockFile(scope: !46, file: !17, discriminator: 10)
!46 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE9fetch_add", scope: !23, file: !17, line: 3146, type: !13, scopeLine: 3146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!47 = !DILocation(line: 18, column: 7, scope: !25)
!48 = !DILocation(line: 3890, column: 24, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "atomic_load<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_loadmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!50 = distinct !DILocation(line: 2856, column: 26, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!52 = !DILocation(line: 19, column: 29, scope: !25)
!53 = !DILocation(line: 72, column: 17, scope: !54, inlinedAt: !59)
!54 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !56, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!55 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!56 = !DINamespace(name: "{impl#68}", scope: !57)
!57 = !DINamespace(name: "num", scope: !58)
!58 = !DINamespace(name: "convert", scope: !20)
!59 = !DILocation(line: 19, column: 17, scope: !25)
!60 = !DILocation(line: 3927, column: 23, scope: !43, inlinedAt: !61)
!61 = !DILocation(line: 3148, column: 26, scope: !62, inlinedAt: !63)
!62 = !DILexicalBlockFile(scope: !46, file: !17, discriminator: 12)
!63 = !DILocation(line: 19, column: 7, scope: !25)
!64 = !DILocation(line: 20, column: 2, scope: !10)
!65 = distinct !DISubprogram(name: "compare_exchange", scope: !12, file: !11, line: 48, type: !13, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!66 = !DILocation(line: 85, column: 5, scope: !67, inlinedAt: !71)
!67 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !69, file: !68, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!68 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!69 = !DINamespace(name: "nvptx", scope: !70)
!70 = !DINamespace(name: "core_arch", scope: !20)
!71 = !DILocation(line: 11, column: 15, scope: !72, inlinedAt: !75)
!72 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !74, file: !73, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!73 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!74 = !DINamespace(name: "corpus", scope: null)
!75 = !DILocation(line: 52, column: 17, scope: !76)
!76 = distinct !DILexicalBlock(scope: !65, file: !11, line: 51, column: 9)
!77 = !DILocation(line: 64, column: 5, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !69, file: !68, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DILocation(line: 11, column: 39, scope: !72, inlinedAt: !75)
!80 = !DILocation(line: 127, column: 5, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !69, file: !68, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DILocation(line: 11, column: 63, scope: !72, inlinedAt: !75)
!83 = !DILocation(line: 11, column: 14, scope: !72, inlinedAt: !75)
!84 = !DILocation(line: 970, column: 18, scope: !85, inlinedAt: !90)
!85 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCseGG0QzpELzK_7atomics", scope: !87, file: !86, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!86 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!87 = !DINamespace(name: "{impl#0}", scope: !88)
!88 = !DINamespace(name: "mut_ptr", scope: !89)
!89 = !DINamespace(name: "ptr", scope: !20)
!90 = !DILocation(line: 53, column: 21, scope: !91)
!91 = distinct !DILexicalBlock(scope: !76, file: !11, line: 52, column: 9)
!92 = !DILocation(line: 54, column: 42, scope: !93)
!93 = distinct !DILexicalBlock(scope: !91, file: !11, line: 53, column: 9)
!94 = !DILocation(line: 3966, column: 17, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "atomic_compare_exchange<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic23atomic_compare_exchangemECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!96 = distinct !DILocation(line: 3051, column: 26, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE16compare_exchange", scope: !23, file: !17, line: 3045, type: !13, scopeLine: 3045, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = !DILocation(line: 54, column: 22, scope: !93)
!99 = !DILocation(line: 54, column: 14, scope: !93)
!100 = !DILocation(line: 54, column: 9, scope: !93)
!101 = !DILocation(line: 3996, column: 17, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "atomic_compare_exchange<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic23atomic_compare_exchangeyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = distinct !DILocation(line: 3051, column: 26, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE16compare_exchange", scope: !23, file: !17, line: 3045, type: !13, scopeLine: 3045, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = !DILocation(line: 58, column: 23, scope: !93)
!106 = !DILocation(line: 4014, column: 8, scope: !107, inlinedAt: !103)
!107 = distinct !DILexicalBlock(scope: !102, file: !17, line: 3963, column: 5)
!108 = !DILocation(line: 1618, column: 9, scope: !109, inlinedAt: !113)
!109 = distinct !DISubprogram(name: "unwrap_or_else<u64, u64, atomics::compare_exchange::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6resultINtB3_6ResultyyE14unwrap_or_elseNCNvCseGG0QzpELzK_7atomics16compare_exchange0EB15_", scope: !111, file: !110, line: 1614, type: !13, scopeLine: 1614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DIFile(filename: "src/result.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9cc68a9aa40a713f2495e5c9463681ad")
!111 = !DINamespace(name: "Result", scope: !112)
!112 = !DINamespace(name: "result", scope: !20)
!113 = !DILocation(line: 58, column: 70, scope: !93)
!114 = !DILocation(line: 970, column: 18, scope: !85, inlinedAt: !115)
!115 = !DILocation(line: 58, column: 12, scope: !93)
!116 = !DILocation(line: 58, column: 9, scope: !93)
!117 = !DILocation(line: 4067, column: 17, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic28atomic_compare_exchange_weakyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4020, type: !13, scopeLine: 4020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = distinct !DILocation(line: 3116, column: 21, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE21compare_exchange_weak", scope: !23, file: !17, line: 3109, type: !13, scopeLine: 3109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!121 = !DILocation(line: 59, column: 23, scope: !93)
!122 = !DILocation(line: 4079, column: 8, scope: !123, inlinedAt: !119)
!123 = distinct !DILexicalBlock(scope: !118, file: !17, line: 4028, column: 5)
!124 = !DILocation(line: 1618, column: 9, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "unwrap_or_else<u64, u64, atomics::compare_exchange::{closure_env#1}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6resultINtB3_6ResultyyE14unwrap_or_elseNCNvCseGG0QzpELzK_7atomics16compare_exchanges_0EB15_", scope: !111, file: !110, line: 1614, type: !13, scopeLine: 1614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = !DILocation(line: 59, column: 75, scope: !93)
!127 = !DILocation(line: 970, column: 18, scope: !85, inlinedAt: !128)
!128 = !DILocation(line: 59, column: 12, scope: !93)
!129 = !DILocation(line: 59, column: 9, scope: !93)
!130 = !DILocation(line: 3890, column: 24, scope: !49, inlinedAt: !131)
!131 = distinct !DILocation(line: 2856, column: 26, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!133 = distinct !DILocation(line: 3397, column: 37, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "try_update<atomics::compare_exchange::{closure_env#2}>", linkageName: "_RINvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB6_6AtomicmE10try_updateNCNvCseGG0QzpELzK_7atomics16compare_exchanges0_0EB1a_", scope: !23, file: !17, line: 3391, type: !13, scopeLine: 3391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = distinct !DILocation(line: 3336, column: 22, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "fetch_update<atomics::compare_exchange::{closure_env#2}>", linkageName: "_RINvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB6_6AtomicmE12fetch_updateNCNvCseGG0QzpELzK_7atomics16compare_exchanges0_0EB1c_", scope: !23, file: !17, line: 3331, type: !13, scopeLine: 3331, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!137 = !DILocation(line: 60, column: 23, scope: !93)
!138 = !DILocation(line: 3398, column: 17, scope: !139, inlinedAt: !135)
!139 = distinct !DILexicalBlock(scope: !134, file: !17, line: 3397, column: 17)
!140 = !DILocation(line: 0, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 3172, column: 26, scope: !142, inlinedAt: !146)
!142 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !144, file: !143, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!143 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!144 = !DINamespace(name: "{impl#8}", scope: !145)
!145 = !DINamespace(name: "num", scope: !20)
!146 = distinct !DILocation(line: 1290, column: 31, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_mul", scope: !144, file: !143, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!148 = distinct !DILocation(line: 60, column: 59, scope: !149, inlinedAt: !151)
!149 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCseGG0QzpELzK_7atomics16compare_exchanges0_0B3_", scope: !150, file: !11, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!150 = !DINamespace(name: "compare_exchange", scope: !12)
!151 = distinct !DILocation(line: 3398, column: 40, scope: !152, inlinedAt: !135)
!152 = distinct !DILexicalBlock(scope: !139, file: !17, line: 3398, column: 48)
!153 = !DILocation(line: 3398, column: 27, scope: !152, inlinedAt: !135)
!154 = !DILocation(line: 4067, column: 17, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic28atomic_compare_exchange_weakmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4020, type: !13, scopeLine: 4020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!156 = distinct !DILocation(line: 3116, column: 21, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE21compare_exchange_weak", scope: !23, file: !17, line: 3109, type: !13, scopeLine: 3109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!158 = distinct !DILocation(line: 3399, column: 32, scope: !152, inlinedAt: !135)
!159 = !DILocation(line: 0, scope: !155, inlinedAt: !156)
!160 = !DILocation(line: 3399, column: 21, scope: !152, inlinedAt: !135)
!161 = !DILocation(line: 1593, column: 9, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "unwrap_or<u32, u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6resultINtB2_6ResultmmE9unwrap_orCseGG0QzpELzK_7atomics", scope: !111, file: !110, line: 1588, type: !13, scopeLine: 1588, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!163 = !DILocation(line: 60, column: 75, scope: !93)
!164 = !DILocation(line: 970, column: 18, scope: !85, inlinedAt: !165)
!165 = !DILocation(line: 60, column: 12, scope: !93)
!166 = !DILocation(line: 60, column: 9, scope: !93)
!167 = !DILocation(line: 62, column: 2, scope: !65)
!168 = distinct !DISubprogram(name: "fences", scope: !12, file: !11, line: 97, type: !13, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!169 = !DILocation(line: 101, column: 9, scope: !170)
!170 = distinct !DILexicalBlock(scope: !168, file: !11, line: 100, column: 9)
!171 = !DILocation(line: 4376, column: 24, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "fence", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4sync6atomic5fence", scope: !18, file: !17, line: 4371, type: !13, scopeLine: 4371, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!173 = distinct !DILocation(line: 102, column: 9, scope: !170)
!174 = !DILocation(line: 3875, column: 24, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "atomic_store<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic12atomic_storemECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!176 = distinct !DILocation(line: 2884, column: 26, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE5store", scope: !23, file: !17, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!178 = !DILocation(line: 103, column: 14, scope: !170)
!179 = !DILocation(line: 104, column: 9, scope: !170)
!180 = !DILocation(line: 3890, column: 24, scope: !49, inlinedAt: !181)
!181 = distinct !DILocation(line: 2856, column: 26, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!183 = !DILocation(line: 104, column: 20, scope: !170)
!184 = !DILocation(line: 104, column: 15, scope: !170)
!185 = !DILocation(line: 4375, column: 24, scope: !172, inlinedAt: !186)
!186 = distinct !DILocation(line: 105, column: 9, scope: !170)
!187 = !DILocation(line: 106, column: 24, scope: !170)
!188 = !DILocation(line: 970, column: 18, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCseGG0QzpELzK_7atomics", scope: !87, file: !86, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!190 = !DILocation(line: 106, column: 15, scope: !170)
!191 = !DILocation(line: 106, column: 9, scope: !170)
!192 = !DILocation(line: 4378, column: 23, scope: !172, inlinedAt: !193)
!193 = distinct !DILocation(line: 108, column: 9, scope: !170)
!194 = !DILocation(line: 3909, column: 23, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "atomic_swap<*mut u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_swapOmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!196 = !DILocation(line: 1785, column: 18, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RNvMs3_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicOmE4swapCseGG0QzpELzK_7atomics", scope: !23, file: !17, line: 1783, type: !13, scopeLine: 1783, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!198 = !DILocation(line: 109, column: 24, scope: !170)
!199 = !DILocation(line: 110, column: 13, scope: !200)
!200 = distinct !DILexicalBlock(scope: !170, file: !11, line: 109, column: 9)
!201 = !DILocation(line: 111, column: 13, scope: !200)
!202 = !DILocation(line: 110, column: 9, scope: !200)
!203 = !DILocation(line: 3966, column: 17, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "atomic_compare_exchange<*mut u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic23atomic_compare_exchangeOmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!205 = distinct !DILocation(line: 1909, column: 18, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "compare_exchange<u32>", linkageName: "_RNvMs3_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicOmE16compare_exchangeCseGG0QzpELzK_7atomics", scope: !23, file: !17, line: 1901, type: !13, scopeLine: 1901, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!207 = !DILocation(line: 113, column: 22, scope: !200)
!208 = !DILocation(line: 115, column: 2, scope: !168)
!209 = distinct !DISubprogram(name: "integer_operations", scope: !12, file: !11, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!210 = !DILocation(line: 85, column: 5, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !69, file: !68, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!212 = !DILocation(line: 11, column: 15, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !74, file: !73, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!214 = !DILocation(line: 26, column: 17, scope: !209)
!215 = !DILocation(line: 64, column: 5, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !69, file: !68, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!217 = !DILocation(line: 11, column: 39, scope: !213, inlinedAt: !214)
!218 = !DILocation(line: 127, column: 5, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !69, file: !68, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!220 = !DILocation(line: 11, column: 63, scope: !213, inlinedAt: !214)
!221 = !DILocation(line: 11, column: 14, scope: !213, inlinedAt: !214)
!222 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCseGG0QzpELzK_7atomics", scope: !87, file: !86, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!224 = !DILocation(line: 29, column: 21, scope: !225)
!225 = distinct !DILexicalBlock(scope: !226, file: !11, line: 28, column: 9)
!226 = distinct !DILexicalBlock(scope: !227, file: !11, line: 27, column: 9)
!227 = distinct !DILexicalBlock(scope: !209, file: !11, line: 26, column: 9)
!228 = !DILocation(line: 3940, column: 24, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "atomic_sub<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_submmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3936, type: !13, scopeLine: 3936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!230 = !DILocation(line: 3179, column: 26, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "fetch_sub", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_sub", scope: !23, file: !17, line: 3177, type: !13, scopeLine: 3177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!232 = !DILocation(line: 30, column: 16, scope: !233)
!233 = distinct !DILexicalBlock(scope: !225, file: !11, line: 29, column: 9)
!234 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !56, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!236 = !DILocation(line: 780, column: 9, scope: !237, inlinedAt: !240)
!237 = distinct !DISubprogram(name: "into<u32, u64>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertmINtB5_4IntoyE4intoCseGG0QzpELzK_7atomics", scope: !239, file: !238, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!238 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "36ae519c88055cfff26b55442fab5b51")
!239 = !DINamespace(name: "{impl#3}", scope: !58)
!240 = !DILocation(line: 30, column: 38, scope: !233)
!241 = !DILocation(line: 30, column: 9, scope: !233)
!242 = !DILocation(line: 31, column: 33, scope: !233)
!243 = !DILocation(line: 4089, column: 24, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "atomic_and<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_andmmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4085, type: !13, scopeLine: 4085, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!245 = !DILocation(line: 3213, column: 26, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "fetch_and", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_and", scope: !23, file: !17, line: 3211, type: !13, scopeLine: 3211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!247 = !DILocation(line: 31, column: 23, scope: !233)
!248 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !249)
!249 = !DILocation(line: 780, column: 9, scope: !250, inlinedAt: !251)
!250 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 2)
!251 = !DILocation(line: 31, column: 52, scope: !233)
!252 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !253)
!253 = !DILocation(line: 31, column: 12, scope: !233)
!254 = !DILocation(line: 31, column: 9, scope: !233)
!255 = !DILocation(line: 4124, column: 23, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "atomic_or<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic9atomic_ormmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4117, type: !13, scopeLine: 4117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!257 = !DILocation(line: 3281, column: 26, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "fetch_or", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE8fetch_or", scope: !23, file: !17, line: 3279, type: !13, scopeLine: 3279, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!259 = !DILocation(line: 32, column: 23, scope: !233)
!260 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !261)
!261 = !DILocation(line: 780, column: 9, scope: !262, inlinedAt: !263)
!262 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 4)
!263 = !DILocation(line: 32, column: 43, scope: !233)
!264 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !265)
!265 = !DILocation(line: 32, column: 12, scope: !233)
!266 = !DILocation(line: 32, column: 9, scope: !233)
!267 = !DILocation(line: 4141, column: 24, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "atomic_xor<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_xormmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4133, type: !13, scopeLine: 4133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!269 = !DILocation(line: 3315, column: 26, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "fetch_xor", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_xor", scope: !23, file: !17, line: 3313, type: !13, scopeLine: 3313, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!271 = !DILocation(line: 33, column: 23, scope: !233)
!272 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !273)
!273 = !DILocation(line: 780, column: 9, scope: !274, inlinedAt: !275)
!274 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 6)
!275 = !DILocation(line: 33, column: 45, scope: !233)
!276 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !277)
!277 = !DILocation(line: 33, column: 12, scope: !233)
!278 = !DILocation(line: 33, column: 9, scope: !233)
!279 = !DILocation(line: 4188, column: 24, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "atomic_umax<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_umaxmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4184, type: !13, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!281 = !DILocation(line: 3514, column: 26, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_max", scope: !23, file: !17, line: 3512, type: !13, scopeLine: 3512, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!283 = !DILocation(line: 34, column: 23, scope: !233)
!284 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !285)
!285 = !DILocation(line: 780, column: 9, scope: !286, inlinedAt: !287)
!286 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 8)
!287 = !DILocation(line: 34, column: 45, scope: !233)
!288 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !289)
!289 = !DILocation(line: 34, column: 12, scope: !233)
!290 = !DILocation(line: 34, column: 9, scope: !233)
!291 = !DILocation(line: 4209, column: 23, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "atomic_umin<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_uminmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4201, type: !13, scopeLine: 4201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!293 = !DILocation(line: 3561, column: 26, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE9fetch_min", scope: !23, file: !17, line: 3559, type: !13, scopeLine: 3559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!295 = !DILocation(line: 35, column: 23, scope: !233)
!296 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !297)
!297 = !DILocation(line: 780, column: 9, scope: !298, inlinedAt: !299)
!298 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 10)
!299 = !DILocation(line: 35, column: 44, scope: !233)
!300 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !301)
!301 = !DILocation(line: 35, column: 12, scope: !233)
!302 = !DILocation(line: 35, column: 9, scope: !233)
!303 = !DILocation(line: 36, column: 33, scope: !233)
!304 = !DILocation(line: 4154, column: 24, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "atomic_max<i32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_maxlECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4150, type: !13, scopeLine: 4150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!306 = !DILocation(line: 3514, column: 26, scope: !307, inlinedAt: !309)
!307 = !DILexicalBlockFile(scope: !308, file: !17, discriminator: 2)
!308 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMsM_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomiclE9fetch_max", scope: !23, file: !17, line: 3512, type: !13, scopeLine: 3512, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!309 = !DILocation(line: 36, column: 23, scope: !233)
!310 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !311)
!311 = !DILocation(line: 36, column: 12, scope: !233)
!312 = !DILocation(line: 36, column: 9, scope: !233)
!313 = !DILocation(line: 4173, column: 24, scope: !314, inlinedAt: !315)
!314 = distinct !DISubprogram(name: "atomic_min<i32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_minlECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4167, type: !13, scopeLine: 4167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!315 = !DILocation(line: 3561, column: 26, scope: !316, inlinedAt: !318)
!316 = !DILexicalBlockFile(scope: !317, file: !17, discriminator: 2)
!317 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMsM_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomiclE9fetch_min", scope: !23, file: !17, line: 3559, type: !13, scopeLine: 3559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!318 = !DILocation(line: 37, column: 23, scope: !233)
!319 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !320)
!320 = !DILocation(line: 37, column: 12, scope: !233)
!321 = !DILocation(line: 37, column: 9, scope: !233)
!322 = !DILocation(line: 3907, column: 24, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "atomic_swap<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_swapmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!324 = !DILocation(line: 2913, column: 26, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE4swap", scope: !23, file: !17, line: 2911, type: !13, scopeLine: 2911, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!326 = !DILocation(line: 38, column: 23, scope: !233)
!327 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !328)
!328 = !DILocation(line: 780, column: 9, scope: !329, inlinedAt: !330)
!329 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 12)
!330 = !DILocation(line: 38, column: 40, scope: !233)
!331 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !332)
!332 = !DILocation(line: 38, column: 12, scope: !233)
!333 = !DILocation(line: 38, column: 9, scope: !233)
!334 = !DILocation(line: 4105, column: 24, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "atomic_nand<u32, u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_nandmmECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4101, type: !13, scopeLine: 4101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!336 = !DILocation(line: 3247, column: 26, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "fetch_nand", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE10fetch_nand", scope: !23, file: !17, line: 3245, type: !13, scopeLine: 3245, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!338 = !DILocation(line: 39, column: 23, scope: !233)
!339 = !DILocation(line: 72, column: 17, scope: !235, inlinedAt: !340)
!340 = !DILocation(line: 780, column: 9, scope: !341, inlinedAt: !342)
!341 = !DILexicalBlockFile(scope: !237, file: !238, discriminator: 14)
!342 = !DILocation(line: 39, column: 46, scope: !233)
!343 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !344)
!344 = !DILocation(line: 39, column: 12, scope: !233)
!345 = !DILocation(line: 39, column: 9, scope: !233)
!346 = !DILocation(line: 4188, column: 24, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "atomic_umax<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_umaxyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4184, type: !13, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!348 = !DILocation(line: 3514, column: 26, scope: !349, inlinedAt: !351)
!349 = !DILexicalBlockFile(scope: !350, file: !17, discriminator: 4)
!350 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE9fetch_max", scope: !23, file: !17, line: 3512, type: !13, scopeLine: 3512, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!351 = !DILocation(line: 40, column: 24, scope: !233)
!352 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !353)
!353 = !DILocation(line: 40, column: 12, scope: !233)
!354 = !DILocation(line: 40, column: 9, scope: !233)
!355 = !DILocation(line: 41, column: 34, scope: !233)
!356 = !DILocation(line: 4171, column: 24, scope: !357, inlinedAt: !358)
!357 = distinct !DISubprogram(name: "atomic_min<i64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_minxECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4167, type: !13, scopeLine: 4167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!358 = !DILocation(line: 3561, column: 26, scope: !359, inlinedAt: !361)
!359 = !DILexicalBlockFile(scope: !360, file: !17, discriminator: 4)
!360 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMsU_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicxE9fetch_min", scope: !23, file: !17, line: 3559, type: !13, scopeLine: 3559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!361 = !DILocation(line: 41, column: 24, scope: !233)
!362 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !363)
!363 = !DILocation(line: 41, column: 12, scope: !233)
!364 = !DILocation(line: 41, column: 9, scope: !233)
!365 = !DILocation(line: 4140, column: 23, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "atomic_xor<u64, u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_xoryyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4133, type: !13, scopeLine: 4133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!367 = !DILocation(line: 3315, column: 26, scope: !368, inlinedAt: !370)
!368 = !DILexicalBlockFile(scope: !369, file: !17, discriminator: 2)
!369 = distinct !DISubprogram(name: "fetch_xor", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE9fetch_xor", scope: !23, file: !17, line: 3313, type: !13, scopeLine: 3313, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!370 = !DILocation(line: 42, column: 24, scope: !233)
!371 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !372)
!372 = !DILocation(line: 42, column: 12, scope: !233)
!373 = !DILocation(line: 42, column: 9, scope: !233)
!374 = !DILocation(line: 3910, column: 23, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "atomic_swap<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_swapyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!376 = !DILocation(line: 2913, column: 26, scope: !377, inlinedAt: !379)
!377 = !DILexicalBlockFile(scope: !378, file: !17, discriminator: 2)
!378 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE4swap", scope: !23, file: !17, line: 2911, type: !13, scopeLine: 2911, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!379 = !DILocation(line: 43, column: 24, scope: !233)
!380 = !DILocation(line: 970, column: 18, scope: !223, inlinedAt: !381)
!381 = !DILocation(line: 43, column: 12, scope: !233)
!382 = !DILocation(line: 43, column: 9, scope: !233)
!383 = !DILocation(line: 45, column: 2, scope: !209)
!384 = distinct !DISubprogram(name: "loads_and_stores", scope: !12, file: !11, line: 65, type: !13, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!385 = !DILocation(line: 70, column: 9, scope: !386)
!386 = distinct !DILexicalBlock(scope: !387, file: !11, line: 69, column: 9)
!387 = distinct !DILexicalBlock(scope: !384, file: !11, line: 68, column: 9)
!388 = !DILocation(line: 3891, column: 24, scope: !49, inlinedAt: !389)
!389 = distinct !DILocation(line: 2856, column: 26, scope: !390, inlinedAt: !391)
!390 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!391 = !DILocation(line: 70, column: 17, scope: !386)
!392 = !DILocation(line: 70, column: 15, scope: !386)
!393 = !DILocation(line: 3890, column: 24, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "atomic_load<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_loadyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!395 = distinct !DILocation(line: 2856, column: 26, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!397 = !DILocation(line: 71, column: 18, scope: !386)
!398 = !DILocation(line: 3892, column: 23, scope: !49, inlinedAt: !399)
!399 = distinct !DILocation(line: 2856, column: 26, scope: !390, inlinedAt: !400)
!400 = !DILocation(line: 71, column: 46, scope: !386)
!401 = !DILocation(line: 72, column: 17, scope: !402, inlinedAt: !403)
!402 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !56, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!403 = !DILocation(line: 71, column: 34, scope: !386)
!404 = !DILocation(line: 71, column: 16, scope: !386)
!405 = !DILocation(line: 3890, column: 24, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "atomic_load<u16>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_loadtECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!407 = distinct !DILocation(line: 2856, column: 26, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsI_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomictE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!409 = !DILocation(line: 71, column: 74, scope: !386)
!410 = !DILocation(line: 72, column: 17, scope: !411, inlinedAt: !413)
!411 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs12_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FromtE4from", scope: !412, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!412 = !DINamespace(name: "{impl#66}", scope: !57)
!413 = !DILocation(line: 71, column: 62, scope: !386)
!414 = !DILocation(line: 3891, column: 24, scope: !415, inlinedAt: !416)
!415 = distinct !DISubprogram(name: "atomic_load<u8>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_loadhECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!416 = distinct !DILocation(line: 2856, column: 26, scope: !417, inlinedAt: !418)
!417 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsA_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomichE4load", scope: !23, file: !17, line: 2854, type: !13, scopeLine: 2854, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!418 = !DILocation(line: 71, column: 103, scope: !386)
!419 = !DILocation(line: 72, column: 17, scope: !420, inlinedAt: !422)
!420 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core7convert3numyINtB7_4FromhE4from", scope: !421, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!421 = !DINamespace(name: "{impl#62}", scope: !57)
!422 = !DILocation(line: 71, column: 91, scope: !386)
!423 = !DILocation(line: 71, column: 9, scope: !386)
!424 = !DILocation(line: 3876, column: 24, scope: !175, inlinedAt: !425)
!425 = distinct !DILocation(line: 2884, column: 26, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE5store", scope: !23, file: !17, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!427 = !DILocation(line: 72, column: 11, scope: !386)
!428 = !DILocation(line: 3875, column: 24, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "atomic_store<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic12atomic_storeyECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!430 = distinct !DILocation(line: 2884, column: 26, scope: !431, inlinedAt: !432)
!431 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsY_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicyE5store", scope: !23, file: !17, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!432 = !DILocation(line: 73, column: 11, scope: !386)
!433 = !DILocation(line: 3877, column: 23, scope: !175, inlinedAt: !434)
!434 = distinct !DILocation(line: 2884, column: 26, scope: !426, inlinedAt: !435)
!435 = !DILocation(line: 74, column: 11, scope: !386)
!436 = !DILocation(line: 3876, column: 24, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "atomic_store<u16>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic12atomic_storetECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!438 = distinct !DILocation(line: 2884, column: 26, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsI_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomictE5store", scope: !23, file: !17, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!440 = !DILocation(line: 75, column: 11, scope: !386)
!441 = !DILocation(line: 3875, column: 24, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "atomic_store<u8>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic12atomic_storehECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!443 = distinct !DILocation(line: 2884, column: 26, scope: !444, inlinedAt: !445)
!444 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsA_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomichE5store", scope: !23, file: !17, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!445 = !DILocation(line: 76, column: 11, scope: !386)
!446 = !DILocation(line: 78, column: 2, scope: !384)
!447 = distinct !DISubprogram(name: "narrow", scope: !12, file: !11, line: 81, type: !13, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!448 = !DILocation(line: 85, column: 5, scope: !449, inlinedAt: !450)
!449 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !69, file: !68, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!450 = !DILocation(line: 11, column: 15, scope: !451, inlinedAt: !452)
!451 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !74, file: !73, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!452 = !DILocation(line: 85, column: 17, scope: !453)
!453 = distinct !DILexicalBlock(scope: !447, file: !11, line: 84, column: 9)
!454 = !DILocation(line: 64, column: 5, scope: !455, inlinedAt: !456)
!455 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !69, file: !68, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!456 = !DILocation(line: 11, column: 39, scope: !451, inlinedAt: !452)
!457 = !DILocation(line: 127, column: 5, scope: !458, inlinedAt: !459)
!458 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !69, file: !68, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!459 = !DILocation(line: 11, column: 63, scope: !451, inlinedAt: !452)
!460 = !DILocation(line: 11, column: 14, scope: !451, inlinedAt: !452)
!461 = !DILocation(line: 86, column: 29, scope: !462)
!462 = distinct !DILexicalBlock(scope: !453, file: !11, line: 85, column: 9)
!463 = !DILocation(line: 86, column: 25, scope: !462)
!464 = !DILocation(line: 970, column: 18, scope: !465, inlinedAt: !466)
!465 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCseGG0QzpELzK_7atomics", scope: !87, file: !86, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!466 = !DILocation(line: 86, column: 21, scope: !462)
!467 = !DILocation(line: 3909, column: 23, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "atomic_swap<u8>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_swaphECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!469 = !DILocation(line: 797, column: 22, scope: !470, inlinedAt: !471)
!470 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMs2_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicbE4swap", scope: !23, file: !17, line: 792, type: !13, scopeLine: 792, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!471 = !DILocation(line: 87, column: 19, scope: !472)
!472 = distinct !DILexicalBlock(scope: !462, file: !11, line: 86, column: 9)
!473 = !DILocation(line: 51, column: 17, scope: !474, inlinedAt: !476)
!474 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsM_NtNtCslnt1oJOvDdB_4core7convert3nummINtB7_4FrombE4from", scope: !475, file: !55, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!475 = !DINamespace(name: "{impl#50}", scope: !57)
!476 = !DILocation(line: 780, column: 9, scope: !477, inlinedAt: !478)
!477 = distinct !DISubprogram(name: "into<bool, u32>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertbINtB5_4IntomE4intoCseGG0QzpELzK_7atomics", scope: !239, file: !238, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!478 = !DILocation(line: 87, column: 38, scope: !472)
!479 = !DILocation(line: 87, column: 9, scope: !472)
!480 = !DILocation(line: 4141, column: 24, scope: !481, inlinedAt: !482)
!481 = distinct !DISubprogram(name: "atomic_xor<u8, u8>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_xorhhECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4133, type: !13, scopeLine: 4133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!482 = !DILocation(line: 1227, column: 18, scope: !483, inlinedAt: !484)
!483 = distinct !DISubprogram(name: "fetch_xor", linkageName: "_RNvMs2_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicbE9fetch_xor", scope: !23, file: !17, line: 1225, type: !13, scopeLine: 1225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!484 = !DILocation(line: 88, column: 26, scope: !472)
!485 = !DILocation(line: 51, column: 17, scope: !474, inlinedAt: !486)
!486 = !DILocation(line: 780, column: 9, scope: !487, inlinedAt: !488)
!487 = !DILexicalBlockFile(scope: !477, file: !238, discriminator: 2)
!488 = !DILocation(line: 88, column: 51, scope: !472)
!489 = !DILocation(line: 970, column: 18, scope: !465, inlinedAt: !490)
!490 = !DILocation(line: 88, column: 12, scope: !472)
!491 = !DILocation(line: 88, column: 9, scope: !472)
!492 = !DILocation(line: 72, column: 17, scope: !493, inlinedAt: !495)
!493 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsW_NtNtCslnt1oJOvDdB_4core7convert3numtINtB7_4FromhE4from", scope: !494, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!494 = !DINamespace(name: "{impl#60}", scope: !57)
!495 = !DILocation(line: 780, column: 9, scope: !496, inlinedAt: !498)
!496 = !DILexicalBlockFile(scope: !497, file: !238, discriminator: 4)
!497 = distinct !DISubprogram(name: "into<u8, u16>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7converthINtB5_4IntotE4intoCseGG0QzpELzK_7atomics", scope: !239, file: !238, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!498 = !DILocation(line: 89, column: 35, scope: !472)
!499 = !DILocation(line: 3923, column: 24, scope: !500, inlinedAt: !501)
!500 = distinct !DISubprogram(name: "atomic_add<u16, u16>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic10atomic_addttECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!501 = !DILocation(line: 3148, column: 26, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMsI_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomictE9fetch_add", scope: !23, file: !17, line: 3146, type: !13, scopeLine: 3146, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!503 = !DILocation(line: 89, column: 23, scope: !472)
!504 = !DILocation(line: 72, column: 17, scope: !505, inlinedAt: !507)
!505 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs11_NtNtCslnt1oJOvDdB_4core7convert3nummINtB8_4FromtE4from", scope: !506, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!506 = !DINamespace(name: "{impl#65}", scope: !57)
!507 = !DILocation(line: 780, column: 9, scope: !508, inlinedAt: !510)
!508 = !DILexicalBlockFile(scope: !509, file: !238, discriminator: 6)
!509 = distinct !DISubprogram(name: "into<u16, u32>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7converttINtB5_4IntomE4intoCseGG0QzpELzK_7atomics", scope: !239, file: !238, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!510 = !DILocation(line: 89, column: 52, scope: !472)
!511 = !DILocation(line: 970, column: 18, scope: !465, inlinedAt: !512)
!512 = !DILocation(line: 89, column: 12, scope: !472)
!513 = !DILocation(line: 89, column: 9, scope: !472)
!514 = !DILocation(line: 4188, column: 24, scope: !515, inlinedAt: !516)
!515 = distinct !DISubprogram(name: "atomic_umax<u8>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic11atomic_umaxhECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 4184, type: !13, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!516 = !DILocation(line: 3514, column: 26, scope: !517, inlinedAt: !518)
!517 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMsA_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomichE9fetch_max", scope: !23, file: !17, line: 3512, type: !13, scopeLine: 3512, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!518 = !DILocation(line: 90, column: 23, scope: !472)
!519 = !DILocation(line: 72, column: 17, scope: !520, inlinedAt: !522)
!520 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsX_NtNtCslnt1oJOvDdB_4core7convert3nummINtB7_4FromhE4from", scope: !521, file: !55, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!521 = !DINamespace(name: "{impl#61}", scope: !57)
!522 = !DILocation(line: 780, column: 9, scope: !523, inlinedAt: !525)
!523 = !DILexicalBlockFile(scope: !524, file: !238, discriminator: 8)
!524 = distinct !DISubprogram(name: "into<u8, u32>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7converthINtB5_4IntomE4intoCseGG0QzpELzK_7atomics", scope: !239, file: !238, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!525 = !DILocation(line: 90, column: 45, scope: !472)
!526 = !DILocation(line: 970, column: 18, scope: !465, inlinedAt: !527)
!527 = !DILocation(line: 90, column: 12, scope: !472)
!528 = !DILocation(line: 90, column: 9, scope: !472)
!529 = !DILocation(line: 91, column: 43, scope: !472)
!530 = !DILocation(line: 3993, column: 17, scope: !531, inlinedAt: !532)
!531 = distinct !DISubprogram(name: "atomic_compare_exchange<u8>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic23atomic_compare_exchangehECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!532 = distinct !DILocation(line: 3051, column: 26, scope: !533, inlinedAt: !534)
!533 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMsA_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomichE16compare_exchange", scope: !23, file: !17, line: 3045, type: !13, scopeLine: 3045, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!534 = !DILocation(line: 91, column: 23, scope: !472)
!535 = !DILocation(line: 72, column: 17, scope: !520, inlinedAt: !536)
!536 = !DILocation(line: 780, column: 9, scope: !537, inlinedAt: !538)
!537 = !DILexicalBlockFile(scope: !524, file: !238, discriminator: 10)
!538 = !DILocation(line: 91, column: 89, scope: !472)
!539 = !DILocation(line: 970, column: 18, scope: !465, inlinedAt: !540)
!540 = !DILocation(line: 91, column: 12, scope: !472)
!541 = !DILocation(line: 91, column: 9, scope: !472)
!542 = !DILocation(line: 4008, column: 17, scope: !543, inlinedAt: !544)
!543 = distinct !DISubprogram(name: "atomic_compare_exchange<u16>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core4sync6atomic23atomic_compare_exchangetECseGG0QzpELzK_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!544 = distinct !DILocation(line: 3051, column: 26, scope: !545, inlinedAt: !546)
!545 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMsI_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomictE16compare_exchange", scope: !23, file: !17, line: 3045, type: !13, scopeLine: 3045, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!546 = !DILocation(line: 92, column: 23, scope: !472)
!547 = !DILocation(line: 51, column: 17, scope: !474, inlinedAt: !548)
!548 = !DILocation(line: 780, column: 9, scope: !549, inlinedAt: !550)
!549 = !DILexicalBlockFile(scope: !477, file: !238, discriminator: 14)
!550 = !DILocation(line: 92, column: 77, scope: !472)
!551 = !DILocation(line: 970, column: 18, scope: !465, inlinedAt: !552)
!552 = !DILocation(line: 92, column: 12, scope: !472)
!553 = !DILocation(line: 92, column: 9, scope: !472)
!554 = !DILocation(line: 94, column: 2, scope: !447)
!555 = distinct !DISubprogram(name: "shared_spin", scope: !12, file: !11, line: 118, type: !13, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!556 = !DILocation(line: 122, column: 9, scope: !557)
!557 = distinct !DILexicalBlock(scope: !555, file: !11, line: 121, column: 9)
!558 = !DILocation(line: 4040, column: 17, scope: !155, inlinedAt: !559)
!559 = distinct !DILocation(line: 3116, column: 21, scope: !560, inlinedAt: !561)
!560 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE21compare_exchange_weak", scope: !23, file: !17, line: 3109, type: !13, scopeLine: 3109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!561 = !DILocation(line: 122, column: 20, scope: !557)
!562 = !DILocation(line: 0, scope: !155, inlinedAt: !559)
!563 = !DILocation(line: 122, column: 15, scope: !557)
!564 = !DILocation(line: 125, column: 9, scope: !557)
!565 = !DILocation(line: 3876, column: 24, scope: !175, inlinedAt: !566)
!566 = distinct !DILocation(line: 2884, column: 26, scope: !567, inlinedAt: !568)
!567 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsQ_NtNtCslnt1oJOvDdB_4core4sync6atomicINtB5_6AtomicmE5store", scope: !23, file: !17, line: 2882, type: !13, scopeLine: 2882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!568 = !DILocation(line: 126, column: 14, scope: !557)
!569 = !DILocation(line: 128, column: 2, scope: !555)
