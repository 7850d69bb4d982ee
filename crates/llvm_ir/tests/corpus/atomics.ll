; ModuleID = 'atomics.38fcd69e13f18054-cgu.0'
source_filename = "atomics.38fcd69e13f18054-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @add_orders(ptr noundef captures(none) %p, ptr noundef captures(none) %q) unnamed_addr #0 !dbg !10 {
start:
  %0 = atomicrmw add ptr %p, i32 1 monotonic, align 4, !dbg !15
  %1 = atomicrmw add ptr %p, i32 2 acquire, align 4, !dbg !26
  %2 = atomicrmw add ptr %p, i32 3 release, align 4, !dbg !30
  %3 = atomicrmw add ptr %p, i32 4 acq_rel, align 4, !dbg !34
  %4 = atomicrmw add ptr %p, i32 5 seq_cst, align 4, !dbg !38
  %5 = atomicrmw add ptr %q, i64 1 monotonic, align 8, !dbg !42
  %6 = load atomic i32, ptr %p monotonic, align 4, !dbg !49
  %_12 = zext i32 %6 to i64, !dbg !54
  %7 = atomicrmw add ptr %q, i64 %_12 seq_cst, align 8, !dbg !61
  ret void, !dbg !65
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @compare_exchange(ptr noundef captures(none) %p, ptr noundef captures(none) %q, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !66 {
start:
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !67
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !78
  %_32 = mul i32 %_33, %_34, !dbg !72
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !81
  %_31 = add i32 %_32, %_35, !dbg !84
  %_7 = zext i32 %_31 to i64, !dbg !84
  %o.idx = shl nuw nsw i64 %_7, 5, !dbg !85
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !85
  %_13 = add i32 %_31, 1, !dbg !93
  %0 = cmpxchg ptr %p, i32 %_31, i32 %_13 monotonic monotonic, align 4, !dbg !95
  %1 = extractvalue { i32, i1 } %0, 1, !dbg !95
  %2 = extractvalue { i32, i1 } %0, 0, !dbg !95
  %_17 = zext i32 %2 to i64, !dbg !100
  %3 = shl nuw i64 %_17, 32, !dbg !100
  %_11.sroa.0.0 = select i1 %1, i64 %_17, i64 %3, !dbg !100
  store i64 %_11.sroa.0.0, ptr %o, align 8, !dbg !101
  %4 = cmpxchg ptr %q, i64 7, i64 %_7 acq_rel acquire, align 8, !dbg !102
  %5 = extractvalue { i64, i1 } %4, 1, !dbg !102
  %not..i9 = xor i1 %5, true, !dbg !107
  %6 = extractvalue { i64, i1 } %4, 0, !dbg !102
  %7 = sext i1 %not..i9 to i64, !dbg !109
  %_18.sroa.0.0 = xor i64 %6, %7, !dbg !109
  %_21 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !115
  store i64 %_18.sroa.0.0, ptr %_21, align 8, !dbg !117
  %8 = cmpxchg weak ptr %q, i64 9, i64 %_7 seq_cst monotonic, align 8, !dbg !118
  %9 = extractvalue { i64, i1 } %8, 1, !dbg !118
  %not..i11 = xor i1 %9, true, !dbg !123
  %10 = extractvalue { i64, i1 } %8, 0, !dbg !118
  %11 = sext i1 %not..i11 to i64, !dbg !125
  %_22.sroa.0.0 = xor i64 %10, %11, !dbg !125
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !128
  store i64 %_22.sroa.0.0, ptr %_24, align 8, !dbg !130
  %12 = load atomic i32, ptr %p monotonic, align 4, !dbg !131
  br label %bb1.i, !dbg !139

bb1.i:                                            ; preds = %bb3.i, %start
  %prev.sroa.0.0.i = phi i32 [ %12, %start ], [ %_8.sroa.0.0.i.i, %bb3.i ], !dbg !141
  %13 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %prev.sroa.0.0.i, i32 3), !dbg !142
  %_5.1.i.i = extractvalue { i32, i1 } %13, 1, !dbg !142
  br i1 %_5.1.i.i, label %_RINvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges0_0EB1b_.exit, label %bb3.i, !dbg !154

bb3.i:                                            ; preds = %bb1.i
  %_5.0.i.i = extractvalue { i32, i1 } %13, 0, !dbg !142
  %14 = cmpxchg weak ptr %p, i32 %prev.sroa.0.0.i, i32 %_5.0.i.i seq_cst monotonic, align 4, !dbg !155
  %_8.sroa.18.0.in.i.i = extractvalue { i32, i1 } %14, 1, !dbg !160
  %_8.sroa.0.0.i.i = extractvalue { i32, i1 } %14, 0, !dbg !160
  br i1 %_8.sroa.18.0.in.i.i, label %_RINvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges0_0EB1b_.exit, label %bb1.i, !dbg !161

_RINvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges0_0EB1b_.exit: ; preds = %bb1.i, %bb3.i
  %_5.1.i.i.lcssa = phi i1 [ %_5.1.i.i, %bb1.i ], [ %_5.1.i.i, %bb3.i ], !dbg !142
  %prev.sroa.0.0.pn.i = phi i32 [ %prev.sroa.0.0.i, %bb1.i ], [ %_8.sroa.0.0.i.i, %bb3.i ]
  %15 = zext i32 %prev.sroa.0.0.pn.i to i64, !dbg !162
  %_26.sroa.0.0 = select i1 %_5.1.i.i.lcssa, i64 0, i64 %15, !dbg !162
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !165
  store i64 %_26.sroa.0.0, ptr %_28, align 8, !dbg !167
  ret void, !dbg !168
}

; Function Attrs: nofree norecurse nounwind
define ptx_kernel void @fences(ptr noundef initializes((0, 4)) %data, ptr noundef captures(none) %flag, ptr noundef captures(none) %slot) unnamed_addr #2 !dbg !169 {
start:
  store i32 1, ptr %data, align 4, !dbg !170
  fence release, !dbg !172
  store atomic i32 1, ptr %flag monotonic, align 4, !dbg !175
  br label %bb2, !dbg !180

bb2:                                              ; preds = %bb2, %start
  %0 = load atomic i32, ptr %flag monotonic, align 4, !dbg !181
  %1 = icmp eq i32 %0, 2, !dbg !185
  br i1 %1, label %bb4, label %bb2, !dbg !185

bb4:                                              ; preds = %bb2
  fence acquire, !dbg !186
  %_9 = load i32, ptr %data, align 4, !dbg !188, !noundef !14
  %_10 = getelementptr inbounds nuw i8, ptr %data, i64 4, !dbg !189
  store i32 %_9, ptr %_10, align 4, !dbg !192
  fence seq_cst, !dbg !193
  %2 = atomicrmw xchg ptr %slot, ptr %data acq_rel, align 8, !dbg !195
  %3 = icmp eq ptr %2, null, !dbg !201
  br i1 %3, label %bb10, label %bb9, !dbg !201

bb9:                                              ; preds = %bb4
  store i32 5, ptr %2, align 4, !dbg !203
  br label %bb10, !dbg !204

bb10:                                             ; preds = %bb4, %bb9
  %4 = cmpxchg ptr %slot, ptr %data, ptr %2 monotonic monotonic, align 8, !dbg !205
  ret void, !dbg !210
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @integer_operations(ptr noundef captures(none) %p, ptr noundef captures(none) %s, ptr noundef captures(none) %q, ptr noundef captures(none) %t, ptr noundef writeonly captures(none) %old) unnamed_addr #0 !dbg !211 {
start:
  %_58 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !212
  %_59 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !217
  %_57 = mul i32 %_58, %_59, !dbg !214
  %_60 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !220
  %_56 = add i32 %_57, %_60, !dbg !223
  %_7 = zext i32 %_56 to i64, !dbg !223
  %o.idx = mul nuw nsw i64 %_7, 112, !dbg !224
  %o = getelementptr inbounds nuw i8, ptr %old, i64 %o.idx, !dbg !224
  %0 = atomicrmw sub ptr %p, i32 %_56 monotonic, align 4, !dbg !230
  %_15 = zext i32 %0 to i64, !dbg !236
  store i64 %_15, ptr %o, align 8, !dbg !243
  %_19 = or i32 %_56, 255, !dbg !244
  %1 = atomicrmw and ptr %p, i32 %_19 monotonic, align 4, !dbg !245
  %_17 = zext i32 %1 to i64, !dbg !250
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !254
  store i64 %_17, ptr %_20, align 8, !dbg !256
  %2 = atomicrmw or ptr %p, i32 %_56 acq_rel, align 4, !dbg !257
  %_21 = zext i32 %2 to i64, !dbg !262
  %_23 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !266
  store i64 %_21, ptr %_23, align 8, !dbg !268
  %3 = atomicrmw xor ptr %p, i32 %_56 monotonic, align 4, !dbg !269
  %_24 = zext i32 %3 to i64, !dbg !274
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !278
  store i64 %_24, ptr %_26, align 8, !dbg !280
  %4 = atomicrmw umax ptr %p, i32 %_56 monotonic, align 4, !dbg !281
  %_27 = zext i32 %4 to i64, !dbg !286
  %_29 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !290
  store i64 %_27, ptr %_29, align 8, !dbg !292
  %5 = atomicrmw umin ptr %p, i32 %_56 seq_cst, align 4, !dbg !293
  %_30 = zext i32 %5 to i64, !dbg !298
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !302
  store i64 %_30, ptr %_32, align 8, !dbg !304
  %_34 = add i32 %_56, -9, !dbg !305
  %6 = atomicrmw max ptr %s, i32 %_34 monotonic, align 4, !dbg !306
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !313
  %7 = sext i32 %6 to i64, !dbg !315
  store i64 %7, ptr %_36, align 8, !dbg !315
  %8 = atomicrmw min ptr %s, i32 %_34 release, align 4, !dbg !316
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !322
  %9 = sext i32 %8 to i64, !dbg !324
  store i64 %9, ptr %_38, align 8, !dbg !324
  %10 = atomicrmw xchg ptr %p, i32 %_56 acquire, align 4, !dbg !325
  %_39 = zext i32 %10 to i64, !dbg !330
  %_41 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !334
  store i64 %_39, ptr %_41, align 8, !dbg !336
  %11 = atomicrmw nand ptr %p, i32 %_56 monotonic, align 4, !dbg !337
  %_42 = zext i32 %11 to i64, !dbg !342
  %_44 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !346
  store i64 %_42, ptr %_44, align 8, !dbg !348
  %12 = atomicrmw umax ptr %q, i64 %_7 monotonic, align 8, !dbg !349
  %_47 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !355
  store i64 %12, ptr %_47, align 8, !dbg !357
  %_49 = sub nsw i64 0, %_7, !dbg !358
  %13 = atomicrmw min ptr %t, i64 %_49 monotonic, align 8, !dbg !359
  %_51 = getelementptr inbounds nuw i8, ptr %o, i64 88, !dbg !366
  store i64 %13, ptr %_51, align 8, !dbg !368
  %14 = atomicrmw xor ptr %q, i64 %_7 acq_rel, align 8, !dbg !369
  %_53 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !375
  store i64 %14, ptr %_53, align 8, !dbg !377
  %15 = atomicrmw xchg ptr %q, i64 %_7 seq_cst, align 8, !dbg !378
  %_55 = getelementptr inbounds nuw i8, ptr %o, i64 104, !dbg !384
  store i64 %15, ptr %_55, align 8, !dbg !386
  ret void, !dbg !387
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @loads_and_stores(ptr noundef captures(none) %p, ptr noundef captures(none) %q, ptr noundef captures(none) %h, ptr noundef captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !388 {
start:
  br label %bb1, !dbg !389

bb1:                                              ; preds = %bb1, %start
  %0 = load atomic i32, ptr %p acquire, align 4, !dbg !392
  %1 = icmp eq i32 %0, 0, !dbg !396
  br i1 %1, label %bb1, label %bb3, !dbg !396

bb3:                                              ; preds = %bb1
  %2 = load atomic i64, ptr %q monotonic, align 8, !dbg !397
  %3 = load atomic i32, ptr %p seq_cst, align 4, !dbg !402
  %_14 = zext i32 %3 to i64, !dbg !405
  %_12 = add i64 %2, %_14, !dbg !408
  %4 = load atomic i16, ptr %h monotonic, align 2, !dbg !409
  %_16 = zext i16 %4 to i64, !dbg !415
  %_11 = add i64 %_12, %_16, !dbg !408
  %5 = load atomic i8, ptr %b acquire, align 1, !dbg !419
  %_18 = zext i8 %5 to i64, !dbg !425
  %6 = add i64 %_11, %_18, !dbg !429
  store i64 %6, ptr %out, align 8, !dbg !429
  store atomic i32 1, ptr %p release, align 4, !dbg !430
  store atomic i64 2, ptr %q monotonic, align 8, !dbg !434
  store atomic i32 3, ptr %p seq_cst, align 4, !dbg !439
  store atomic i16 4, ptr %h release, align 2, !dbg !442
  store atomic i8 5, ptr %b monotonic, align 1, !dbg !447
  ret void, !dbg !452
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @narrow(ptr noundef captures(none) %flag, ptr noundef captures(none) %h, ptr noundef captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !453 {
start:
  %_38 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !454
  %_39 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !460
  %_37 = mul i32 %_38, %_39, !dbg !456
  %_40 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !463
  %_36 = add i32 %_37, %_40, !dbg !466
  %x = trunc i32 %_36 to i8, !dbg !458
  %x.mask = and i32 %_36, 255, !dbg !467
  %narrow = mul nuw nsw i32 %x.mask, 6, !dbg !469
  %_11 = zext nneg i32 %narrow to i64, !dbg !469
  %o = getelementptr inbounds nuw i32, ptr %out, i64 %_11, !dbg !470
  %0 = atomicrmw xchg ptr %flag, i8 1 acq_rel, align 1, !dbg !473
  %_14 = icmp ne i8 %0, 0, !dbg !475
  %_13 = zext i1 %_14 to i32, !dbg !480
  store i32 %_13, ptr %o, align 4, !dbg !486
  %1 = atomicrmw xor ptr %flag, i8 1 monotonic, align 1, !dbg !487
  %_16 = icmp ne i8 %1, 0, !dbg !489
  %_15 = zext i1 %_16 to i32, !dbg !492
  %_17 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !496
  store i32 %_15, ptr %_17, align 4, !dbg !498
  %2 = trunc i32 %_36 to i16, !dbg !499
  %_20 = and i16 %2, 255, !dbg !499
  %3 = atomicrmw add ptr %h, i16 %_20 monotonic, align 2, !dbg !506
  %_18 = zext i16 %3 to i32, !dbg !511
  %_21 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !518
  store i32 %_18, ptr %_21, align 4, !dbg !520
  %4 = atomicrmw umax ptr %b, i8 %x monotonic, align 1, !dbg !521
  %_22 = zext i8 %4 to i32, !dbg !526
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !533
  store i32 %_22, ptr %_24, align 4, !dbg !535
  %_27 = add i8 %x, 1, !dbg !536
  %5 = cmpxchg ptr %b, i8 %x, i8 %_27 acq_rel monotonic, align 1, !dbg !537
  %6 = extractvalue { i8, i1 } %5, 0, !dbg !537
  %_25 = zext i8 %6 to i32, !dbg !542
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !546
  store i32 %_25, ptr %_28, align 4, !dbg !548
  %7 = cmpxchg ptr %h, i16 %_20, i16 3 seq_cst seq_cst, align 2, !dbg !549
  %8 = extractvalue { i16, i1 } %7, 1, !dbg !549
  %_29 = zext i1 %8 to i32, !dbg !554
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !558
  store i32 %_29, ptr %_32, align 4, !dbg !560
  ret void, !dbg !561
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @shared_spin(ptr noundef captures(none) %lock, ptr noundef captures(none) %counter) unnamed_addr #1 !dbg !562 {
start:
  br label %bb1, !dbg !563

bb1:                                              ; preds = %bb1, %start
  %0 = cmpxchg weak ptr %lock, i32 0, i32 1 acquire monotonic, align 4, !dbg !565
  %_8.sroa.18.0.in.i = extractvalue { i32, i1 } %0, 1, !dbg !569
  br i1 %_8.sroa.18.0.in.i, label %bb3, label %bb1, !dbg !570

bb3:                                              ; preds = %bb1
  %1 = load i64, ptr %counter, align 8, !dbg !571, !noundef !14
  %2 = add i64 %1, 1, !dbg !571
  store i64 %2, ptr %counter, align 8, !dbg !571
  store atomic i32 0, ptr %lock release, align 4, !dbg !572
  ret void, !dbg !576
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { nofree norecurse nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { nofree norecurse nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/atomics.rs/@/atomics.38fcd69e13f18054-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "add_orders", scope: !12, file: !11, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/atomics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "5a50ad5e34a9a024c6e74da7534c2d70")
!12 = !DINamespace(name: "atomics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 3923, column: 24, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "atomic_add<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_addmmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/sync/atomic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "efd884d336fd52cdd46abf1cb836765b")
!18 = !DINamespace(name: "atomic", scope: !19)
!19 = !DINamespace(name: "sync", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 3136, column: 26, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_add", scope: !23, file: !17, line: 3134, type: !13, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!23 = !DINamespace(name: "AtomicU32", scope: !18)
!24 = !DILocation(line: 13, column: 7, scope: !25)
!25 = distinct !DILexicalBlock(scope: !10, file: !11, line: 12, column: 5)
!26 = !DILocation(line: 3924, column: 24, scope: !16, inlinedAt: !27)
!27 = !DILocation(line: 3136, column: 26, scope: !28, inlinedAt: !29)
!28 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 2)
!29 = !DILocation(line: 14, column: 7, scope: !25)
!30 = !DILocation(line: 3925, column: 24, scope: !16, inlinedAt: !31)
!31 = !DILocation(line: 3136, column: 26, scope: !32, inlinedAt: !33)
!32 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 4)
!33 = !DILocation(line: 15, column: 7, scope: !25)
!34 = !DILocation(line: 3926, column: 23, scope: !16, inlinedAt: !35)
!35 = !DILocation(line: 3136, column: 26, scope: !36, inlinedAt: !37)
!36 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 6)
!37 = !DILocation(line: 16, column: 7, scope: !25)
!38 = !DILocation(line: 3927, column: 23, scope: !16, inlinedAt: !39)
!39 = !DILocation(line: 3136, column: 26, scope: !40, inlinedAt: !41)
!40 = !DILexicalBlockFile(scope: !22, file: !17, discriminator: 8)
!41 = !DILocation(line: 17, column: 7, scope: !25)
!42 = !DILocation(line: 3923, column: 24, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "atomic_add<u64, u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_addyyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DILocation(line: 3136, column: 26, scope: !45, inlinedAt: !48)
!45 = !DILexicalBlockFile(scope: !46, file: !17, discriminator: 10)
!46 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU649fetch_add", scope: !47, file: !17, line: 3134, type: !13, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!47 = !DINamespace(name: "AtomicU64", scope: !18)
!48 = !DILocation(line: 18, column: 7, scope: !25)
!49 = !DILocation(line: 3890, column: 24, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "atomic_load<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_loadmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = distinct !DILocation(line: 2844, column: 26, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU324load", scope: !23, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!53 = !DILocation(line: 19, column: 29, scope: !25)
!54 = !DILocation(line: 82, column: 17, scope: !55, inlinedAt: !60)
!55 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !57, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!56 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!57 = !DINamespace(name: "{impl#72}", scope: !58)
!58 = !DINamespace(name: "num", scope: !59)
!59 = !DINamespace(name: "convert", scope: !20)
!60 = !DILocation(line: 19, column: 17, scope: !25)
!61 = !DILocation(line: 3927, column: 23, scope: !43, inlinedAt: !62)
!62 = !DILocation(line: 3136, column: 26, scope: !63, inlinedAt: !64)
!63 = !DILexicalBlockFile(scope: !46, file: !17, discriminator: 12)
!64 = !DILocation(line: 19, column: 7, scope: !25)
!65 = !DILocation(line: 20, column: 2, scope: !10)
!66 = distinct !DISubprogram(name: "compare_exchange", scope: !12, file: !11, line: 48, type: !13, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!67 = !DILocation(line: 83, column: 5, scope: !68, inlinedAt: !72)
!68 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !70, file: !69, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!69 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!70 = !DINamespace(name: "nvptx", scope: !71)
!71 = !DINamespace(name: "core_arch", scope: !20)
!72 = !DILocation(line: 11, column: 15, scope: !73, inlinedAt: !76)
!73 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !75, file: !74, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!75 = !DINamespace(name: "corpus", scope: null)
!76 = !DILocation(line: 52, column: 17, scope: !77)
!77 = distinct !DILexicalBlock(scope: !66, file: !11, line: 51, column: 9)
!78 = !DILocation(line: 62, column: 5, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !70, file: !69, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DILocation(line: 11, column: 39, scope: !73, inlinedAt: !76)
!81 = !DILocation(line: 125, column: 5, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !70, file: !69, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!83 = !DILocation(line: 11, column: 63, scope: !73, inlinedAt: !76)
!84 = !DILocation(line: 11, column: 14, scope: !73, inlinedAt: !76)
!85 = !DILocation(line: 961, column: 18, scope: !86, inlinedAt: !91)
!86 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs4Tlk2pagN8u_7atomics", scope: !88, file: !87, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!88 = !DINamespace(name: "{impl#0}", scope: !89)
!89 = !DINamespace(name: "mut_ptr", scope: !90)
!90 = !DINamespace(name: "ptr", scope: !20)
!91 = !DILocation(line: 53, column: 21, scope: !92)
!92 = distinct !DILexicalBlock(scope: !77, file: !11, line: 52, column: 9)
!93 = !DILocation(line: 54, column: 42, scope: !94)
!94 = distinct !DILexicalBlock(scope: !92, file: !11, line: 53, column: 9)
!95 = !DILocation(line: 3966, column: 17, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "atomic_compare_exchange<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic23atomic_compare_exchangemECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = distinct !DILocation(line: 3039, column: 26, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU3216compare_exchange", scope: !23, file: !17, line: 3033, type: !13, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DILocation(line: 54, column: 22, scope: !94)
!100 = !DILocation(line: 54, column: 14, scope: !94)
!101 = !DILocation(line: 54, column: 9, scope: !94)
!102 = !DILocation(line: 3996, column: 17, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "atomic_compare_exchange<u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic23atomic_compare_exchangeyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = distinct !DILocation(line: 3039, column: 26, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU6416compare_exchange", scope: !47, file: !17, line: 3033, type: !13, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DILocation(line: 58, column: 23, scope: !94)
!107 = !DILocation(line: 4014, column: 8, scope: !108, inlinedAt: !104)
!108 = distinct !DILexicalBlock(scope: !103, file: !17, line: 3963, column: 5)
!109 = !DILocation(line: 1620, column: 9, scope: !110, inlinedAt: !114)
!110 = distinct !DISubprogram(name: "unwrap_or_else<u64, u64, atomics::compare_exchange::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6resultINtB3_6ResultyyE14unwrap_or_elseNCNvCs4Tlk2pagN8u_7atomics16compare_exchange0EB15_", scope: !112, file: !111, line: 1616, type: !13, scopeLine: 1616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!111 = !DIFile(filename: "src/result.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!112 = !DINamespace(name: "Result", scope: !113)
!113 = !DINamespace(name: "result", scope: !20)
!114 = !DILocation(line: 58, column: 70, scope: !94)
!115 = !DILocation(line: 961, column: 18, scope: !86, inlinedAt: !116)
!116 = !DILocation(line: 58, column: 12, scope: !94)
!117 = !DILocation(line: 58, column: 9, scope: !94)
!118 = !DILocation(line: 4067, column: 17, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic28atomic_compare_exchange_weakyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4020, type: !13, scopeLine: 4020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!120 = distinct !DILocation(line: 3104, column: 21, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU6421compare_exchange_weak", scope: !47, file: !17, line: 3097, type: !13, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DILocation(line: 59, column: 23, scope: !94)
!123 = !DILocation(line: 4079, column: 8, scope: !124, inlinedAt: !120)
!124 = distinct !DILexicalBlock(scope: !119, file: !17, line: 4028, column: 5)
!125 = !DILocation(line: 1620, column: 9, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "unwrap_or_else<u64, u64, atomics::compare_exchange::{closure_env#1}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6resultINtB3_6ResultyyE14unwrap_or_elseNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges_0EB15_", scope: !112, file: !111, line: 1616, type: !13, scopeLine: 1616, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DILocation(line: 59, column: 75, scope: !94)
!128 = !DILocation(line: 961, column: 18, scope: !86, inlinedAt: !129)
!129 = !DILocation(line: 59, column: 12, scope: !94)
!130 = !DILocation(line: 59, column: 9, scope: !94)
!131 = !DILocation(line: 3890, column: 24, scope: !50, inlinedAt: !132)
!132 = distinct !DILocation(line: 2844, column: 26, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU324load", scope: !23, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!134 = distinct !DILocation(line: 3385, column: 37, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "try_update<atomics::compare_exchange::{closure_env#2}>", linkageName: "_RINvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges0_0EB1b_", scope: !23, file: !17, line: 3379, type: !13, scopeLine: 3379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!136 = distinct !DILocation(line: 3324, column: 22, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "fetch_update<atomics::compare_exchange::{closure_env#2}>", linkageName: "_RINvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges0_0EB1d_", scope: !23, file: !17, line: 3319, type: !13, scopeLine: 3319, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!138 = !DILocation(line: 60, column: 23, scope: !94)
!139 = !DILocation(line: 3386, column: 17, scope: !140, inlinedAt: !136)
!140 = distinct !DILexicalBlock(scope: !135, file: !17, line: 3385, column: 17)
!141 = !DILocation(line: 0, scope: !135, inlinedAt: !136)
!142 = !DILocation(line: 3051, column: 26, scope: !143, inlinedAt: !147)
!143 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_mul", scope: !145, file: !144, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!145 = !DINamespace(name: "{impl#8}", scope: !146)
!146 = !DINamespace(name: "num", scope: !20)
!147 = distinct !DILocation(line: 1161, column: 31, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_mul", scope: !145, file: !144, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!149 = distinct !DILocation(line: 60, column: 59, scope: !150, inlinedAt: !152)
!150 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvCs4Tlk2pagN8u_7atomics16compare_exchanges0_0B3_", scope: !151, file: !11, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!151 = !DINamespace(name: "compare_exchange", scope: !12)
!152 = distinct !DILocation(line: 3386, column: 40, scope: !153, inlinedAt: !136)
!153 = distinct !DILexicalBlock(scope: !140, file: !17, line: 3386, column: 48)
!154 = !DILocation(line: 3386, column: 27, scope: !153, inlinedAt: !136)
!155 = !DILocation(line: 4067, column: 17, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "atomic_compare_exchange_weak<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic28atomic_compare_exchange_weakmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4020, type: !13, scopeLine: 4020, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!157 = distinct !DILocation(line: 3104, column: 21, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU3221compare_exchange_weak", scope: !23, file: !17, line: 3097, type: !13, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = distinct !DILocation(line: 3387, column: 32, scope: !153, inlinedAt: !136)
!160 = !DILocation(line: 0, scope: !156, inlinedAt: !157)
!161 = !DILocation(line: 3387, column: 21, scope: !153, inlinedAt: !136)
!162 = !DILocation(line: 1595, column: 9, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "unwrap_or<u32, u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6resultINtB2_6ResultmmE9unwrap_orCs4Tlk2pagN8u_7atomics", scope: !112, file: !111, line: 1590, type: !13, scopeLine: 1590, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!164 = !DILocation(line: 60, column: 75, scope: !94)
!165 = !DILocation(line: 961, column: 18, scope: !86, inlinedAt: !166)
!166 = !DILocation(line: 60, column: 12, scope: !94)
!167 = !DILocation(line: 60, column: 9, scope: !94)
!168 = !DILocation(line: 62, column: 2, scope: !66)
!169 = distinct !DISubprogram(name: "fences", scope: !12, file: !11, line: 97, type: !13, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!170 = !DILocation(line: 101, column: 9, scope: !171)
!171 = distinct !DILexicalBlock(scope: !169, file: !11, line: 100, column: 9)
!172 = !DILocation(line: 4374, column: 24, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "fence", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4sync6atomic5fence", scope: !18, file: !17, line: 4369, type: !13, scopeLine: 4369, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!174 = distinct !DILocation(line: 102, column: 9, scope: !171)
!175 = !DILocation(line: 3875, column: 24, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "atomic_store<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic12atomic_storemECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!177 = distinct !DILocation(line: 2872, column: 26, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "store", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU325store", scope: !23, file: !17, line: 2870, type: !13, scopeLine: 2870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!179 = !DILocation(line: 103, column: 14, scope: !171)
!180 = !DILocation(line: 104, column: 9, scope: !171)
!181 = !DILocation(line: 3890, column: 24, scope: !50, inlinedAt: !182)
!182 = distinct !DILocation(line: 2844, column: 26, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU324load", scope: !23, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!184 = !DILocation(line: 104, column: 20, scope: !171)
!185 = !DILocation(line: 104, column: 15, scope: !171)
!186 = !DILocation(line: 4373, column: 24, scope: !173, inlinedAt: !187)
!187 = distinct !DILocation(line: 105, column: 9, scope: !171)
!188 = !DILocation(line: 106, column: 24, scope: !171)
!189 = !DILocation(line: 961, column: 18, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3addCs4Tlk2pagN8u_7atomics", scope: !88, file: !87, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!191 = !DILocation(line: 106, column: 15, scope: !171)
!192 = !DILocation(line: 106, column: 9, scope: !171)
!193 = !DILocation(line: 4376, column: 23, scope: !173, inlinedAt: !194)
!194 = distinct !DILocation(line: 108, column: 9, scope: !171)
!195 = !DILocation(line: 3909, column: 23, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "atomic_swap<*mut u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_swapOmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!197 = !DILocation(line: 1766, column: 18, scope: !198, inlinedAt: !200)
!198 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core4sync6atomicINtB5_9AtomicPtrmE4swapCs4Tlk2pagN8u_7atomics", scope: !199, file: !17, line: 1764, type: !13, scopeLine: 1764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!199 = !DINamespace(name: "AtomicPtr", scope: !18)
!200 = !DILocation(line: 109, column: 24, scope: !171)
!201 = !DILocation(line: 110, column: 13, scope: !202)
!202 = distinct !DILexicalBlock(scope: !171, file: !11, line: 109, column: 9)
!203 = !DILocation(line: 111, column: 13, scope: !202)
!204 = !DILocation(line: 110, column: 9, scope: !202)
!205 = !DILocation(line: 3966, column: 17, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "atomic_compare_exchange<*mut u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic23atomic_compare_exchangeOmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!207 = distinct !DILocation(line: 1890, column: 18, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "compare_exchange<u32>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core4sync6atomicINtB5_9AtomicPtrmE16compare_exchangeCs4Tlk2pagN8u_7atomics", scope: !199, file: !17, line: 1882, type: !13, scopeLine: 1882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!209 = !DILocation(line: 113, column: 22, scope: !202)
!210 = !DILocation(line: 115, column: 2, scope: !169)
!211 = distinct !DISubprogram(name: "integer_operations", scope: !12, file: !11, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!212 = !DILocation(line: 83, column: 5, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !70, file: !69, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!214 = !DILocation(line: 11, column: 15, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !75, file: !74, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!216 = !DILocation(line: 26, column: 17, scope: !211)
!217 = !DILocation(line: 62, column: 5, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !70, file: !69, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!219 = !DILocation(line: 11, column: 39, scope: !215, inlinedAt: !216)
!220 = !DILocation(line: 125, column: 5, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !70, file: !69, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!222 = !DILocation(line: 11, column: 63, scope: !215, inlinedAt: !216)
!223 = !DILocation(line: 11, column: 14, scope: !215, inlinedAt: !216)
!224 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs4Tlk2pagN8u_7atomics", scope: !88, file: !87, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!226 = !DILocation(line: 29, column: 21, scope: !227)
!227 = distinct !DILexicalBlock(scope: !228, file: !11, line: 28, column: 9)
!228 = distinct !DILexicalBlock(scope: !229, file: !11, line: 27, column: 9)
!229 = distinct !DILexicalBlock(scope: !211, file: !11, line: 26, column: 9)
!230 = !DILocation(line: 3940, column: 24, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "atomic_sub<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_submmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3936, type: !13, scopeLine: 3936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!232 = !DILocation(line: 3167, column: 26, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "fetch_sub", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_sub", scope: !23, file: !17, line: 3165, type: !13, scopeLine: 3165, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!234 = !DILocation(line: 30, column: 16, scope: !235)
!235 = distinct !DILexicalBlock(scope: !227, file: !11, line: 29, column: 9)
!236 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !57, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!238 = !DILocation(line: 778, column: 9, scope: !239, inlinedAt: !242)
!239 = distinct !DISubprogram(name: "into<u32, u64>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertmINtB5_4IntoyE4intoCs4Tlk2pagN8u_7atomics", scope: !241, file: !240, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!240 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!241 = !DINamespace(name: "{impl#3}", scope: !59)
!242 = !DILocation(line: 30, column: 38, scope: !235)
!243 = !DILocation(line: 30, column: 9, scope: !235)
!244 = !DILocation(line: 31, column: 33, scope: !235)
!245 = !DILocation(line: 4089, column: 24, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "atomic_and<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_andmmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4085, type: !13, scopeLine: 4085, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!247 = !DILocation(line: 3201, column: 26, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "fetch_and", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_and", scope: !23, file: !17, line: 3199, type: !13, scopeLine: 3199, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!249 = !DILocation(line: 31, column: 23, scope: !235)
!250 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !251)
!251 = !DILocation(line: 778, column: 9, scope: !252, inlinedAt: !253)
!252 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 2)
!253 = !DILocation(line: 31, column: 52, scope: !235)
!254 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !255)
!255 = !DILocation(line: 31, column: 12, scope: !235)
!256 = !DILocation(line: 31, column: 9, scope: !235)
!257 = !DILocation(line: 4124, column: 23, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "atomic_or<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic9atomic_ormmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4117, type: !13, scopeLine: 4117, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!259 = !DILocation(line: 3269, column: 26, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "fetch_or", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU328fetch_or", scope: !23, file: !17, line: 3267, type: !13, scopeLine: 3267, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!261 = !DILocation(line: 32, column: 23, scope: !235)
!262 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !263)
!263 = !DILocation(line: 778, column: 9, scope: !264, inlinedAt: !265)
!264 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 4)
!265 = !DILocation(line: 32, column: 43, scope: !235)
!266 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !267)
!267 = !DILocation(line: 32, column: 12, scope: !235)
!268 = !DILocation(line: 32, column: 9, scope: !235)
!269 = !DILocation(line: 4141, column: 24, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "atomic_xor<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_xormmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4133, type: !13, scopeLine: 4133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!271 = !DILocation(line: 3303, column: 26, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "fetch_xor", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_xor", scope: !23, file: !17, line: 3301, type: !13, scopeLine: 3301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!273 = !DILocation(line: 33, column: 23, scope: !235)
!274 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !275)
!275 = !DILocation(line: 778, column: 9, scope: !276, inlinedAt: !277)
!276 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 6)
!277 = !DILocation(line: 33, column: 45, scope: !235)
!278 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !279)
!279 = !DILocation(line: 33, column: 12, scope: !235)
!280 = !DILocation(line: 33, column: 9, scope: !235)
!281 = !DILocation(line: 4188, column: 24, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "atomic_umax<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_umaxmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4184, type: !13, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!283 = !DILocation(line: 3502, column: 26, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_max", scope: !23, file: !17, line: 3500, type: !13, scopeLine: 3500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!285 = !DILocation(line: 34, column: 23, scope: !235)
!286 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !287)
!287 = !DILocation(line: 778, column: 9, scope: !288, inlinedAt: !289)
!288 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 8)
!289 = !DILocation(line: 34, column: 45, scope: !235)
!290 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !291)
!291 = !DILocation(line: 34, column: 12, scope: !235)
!292 = !DILocation(line: 34, column: 9, scope: !235)
!293 = !DILocation(line: 4209, column: 23, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "atomic_umin<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_uminmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4201, type: !13, scopeLine: 4201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!295 = !DILocation(line: 3549, column: 26, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU329fetch_min", scope: !23, file: !17, line: 3547, type: !13, scopeLine: 3547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!297 = !DILocation(line: 35, column: 23, scope: !235)
!298 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !299)
!299 = !DILocation(line: 778, column: 9, scope: !300, inlinedAt: !301)
!300 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 10)
!301 = !DILocation(line: 35, column: 44, scope: !235)
!302 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !303)
!303 = !DILocation(line: 35, column: 12, scope: !235)
!304 = !DILocation(line: 35, column: 9, scope: !235)
!305 = !DILocation(line: 36, column: 33, scope: !235)
!306 = !DILocation(line: 4154, column: 24, scope: !307, inlinedAt: !308)
!307 = distinct !DISubprogram(name: "atomic_max<i32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_maxlECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4150, type: !13, scopeLine: 4150, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!308 = !DILocation(line: 3502, column: 26, scope: !309, inlinedAt: !312)
!309 = !DILexicalBlockFile(scope: !310, file: !17, discriminator: 2)
!310 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMs16_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicI329fetch_max", scope: !311, file: !17, line: 3500, type: !13, scopeLine: 3500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!311 = !DINamespace(name: "AtomicI32", scope: !18)
!312 = !DILocation(line: 36, column: 23, scope: !235)
!313 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !314)
!314 = !DILocation(line: 36, column: 12, scope: !235)
!315 = !DILocation(line: 36, column: 9, scope: !235)
!316 = !DILocation(line: 4173, column: 24, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "atomic_min<i32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_minlECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4167, type: !13, scopeLine: 4167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!318 = !DILocation(line: 3549, column: 26, scope: !319, inlinedAt: !321)
!319 = !DILexicalBlockFile(scope: !320, file: !17, discriminator: 2)
!320 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMs16_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicI329fetch_min", scope: !311, file: !17, line: 3547, type: !13, scopeLine: 3547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!321 = !DILocation(line: 37, column: 23, scope: !235)
!322 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !323)
!323 = !DILocation(line: 37, column: 12, scope: !235)
!324 = !DILocation(line: 37, column: 9, scope: !235)
!325 = !DILocation(line: 3907, column: 24, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "atomic_swap<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_swapmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!327 = !DILocation(line: 2901, column: 26, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU324swap", scope: !23, file: !17, line: 2899, type: !13, scopeLine: 2899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!329 = !DILocation(line: 38, column: 23, scope: !235)
!330 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !331)
!331 = !DILocation(line: 778, column: 9, scope: !332, inlinedAt: !333)
!332 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 12)
!333 = !DILocation(line: 38, column: 40, scope: !235)
!334 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !335)
!335 = !DILocation(line: 38, column: 12, scope: !235)
!336 = !DILocation(line: 38, column: 9, scope: !235)
!337 = !DILocation(line: 4105, column: 24, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "atomic_nand<u32, u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_nandmmECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4101, type: !13, scopeLine: 4101, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!339 = !DILocation(line: 3235, column: 26, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "fetch_nand", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU3210fetch_nand", scope: !23, file: !17, line: 3233, type: !13, scopeLine: 3233, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!341 = !DILocation(line: 39, column: 23, scope: !235)
!342 = !DILocation(line: 82, column: 17, scope: !237, inlinedAt: !343)
!343 = !DILocation(line: 778, column: 9, scope: !344, inlinedAt: !345)
!344 = !DILexicalBlockFile(scope: !239, file: !240, discriminator: 14)
!345 = !DILocation(line: 39, column: 46, scope: !235)
!346 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !347)
!347 = !DILocation(line: 39, column: 12, scope: !235)
!348 = !DILocation(line: 39, column: 9, scope: !235)
!349 = !DILocation(line: 4188, column: 24, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "atomic_umax<u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_umaxyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4184, type: !13, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!351 = !DILocation(line: 3502, column: 26, scope: !352, inlinedAt: !354)
!352 = !DILexicalBlockFile(scope: !353, file: !17, discriminator: 4)
!353 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU649fetch_max", scope: !47, file: !17, line: 3500, type: !13, scopeLine: 3500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!354 = !DILocation(line: 40, column: 24, scope: !235)
!355 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !356)
!356 = !DILocation(line: 40, column: 12, scope: !235)
!357 = !DILocation(line: 40, column: 9, scope: !235)
!358 = !DILocation(line: 41, column: 34, scope: !235)
!359 = !DILocation(line: 4171, column: 24, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "atomic_min<i64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_minxECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4167, type: !13, scopeLine: 4167, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!361 = !DILocation(line: 3549, column: 26, scope: !362, inlinedAt: !365)
!362 = !DILexicalBlockFile(scope: !363, file: !17, discriminator: 4)
!363 = distinct !DISubprogram(name: "fetch_min", linkageName: "_RNvMs1g_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicI649fetch_min", scope: !364, file: !17, line: 3547, type: !13, scopeLine: 3547, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!364 = !DINamespace(name: "AtomicI64", scope: !18)
!365 = !DILocation(line: 41, column: 24, scope: !235)
!366 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !367)
!367 = !DILocation(line: 41, column: 12, scope: !235)
!368 = !DILocation(line: 41, column: 9, scope: !235)
!369 = !DILocation(line: 4140, column: 23, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "atomic_xor<u64, u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_xoryyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4133, type: !13, scopeLine: 4133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!371 = !DILocation(line: 3303, column: 26, scope: !372, inlinedAt: !374)
!372 = !DILexicalBlockFile(scope: !373, file: !17, discriminator: 2)
!373 = distinct !DISubprogram(name: "fetch_xor", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU649fetch_xor", scope: !47, file: !17, line: 3301, type: !13, scopeLine: 3301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!374 = !DILocation(line: 42, column: 24, scope: !235)
!375 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !376)
!376 = !DILocation(line: 42, column: 12, scope: !235)
!377 = !DILocation(line: 42, column: 9, scope: !235)
!378 = !DILocation(line: 3910, column: 23, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "atomic_swap<u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_swapyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!380 = !DILocation(line: 2901, column: 26, scope: !381, inlinedAt: !383)
!381 = !DILexicalBlockFile(scope: !382, file: !17, discriminator: 2)
!382 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU644swap", scope: !47, file: !17, line: 2899, type: !13, scopeLine: 2899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!383 = !DILocation(line: 43, column: 24, scope: !235)
!384 = !DILocation(line: 961, column: 18, scope: !225, inlinedAt: !385)
!385 = !DILocation(line: 43, column: 12, scope: !235)
!386 = !DILocation(line: 43, column: 9, scope: !235)
!387 = !DILocation(line: 45, column: 2, scope: !211)
!388 = distinct !DISubprogram(name: "loads_and_stores", scope: !12, file: !11, line: 65, type: !13, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!389 = !DILocation(line: 70, column: 9, scope: !390)
!390 = distinct !DILexicalBlock(scope: !391, file: !11, line: 69, column: 9)
!391 = distinct !DILexicalBlock(scope: !388, file: !11, line: 68, column: 9)
!392 = !DILocation(line: 3891, column: 24, scope: !50, inlinedAt: !393)
!393 = distinct !DILocation(line: 2844, column: 26, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU324load", scope: !23, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!395 = !DILocation(line: 70, column: 17, scope: !390)
!396 = !DILocation(line: 70, column: 15, scope: !390)
!397 = !DILocation(line: 3890, column: 24, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "atomic_load<u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_loadyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!399 = distinct !DILocation(line: 2844, column: 26, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU644load", scope: !47, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!401 = !DILocation(line: 71, column: 18, scope: !390)
!402 = !DILocation(line: 3892, column: 23, scope: !50, inlinedAt: !403)
!403 = distinct !DILocation(line: 2844, column: 26, scope: !394, inlinedAt: !404)
!404 = !DILocation(line: 71, column: 46, scope: !390)
!405 = !DILocation(line: 82, column: 17, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !57, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!407 = !DILocation(line: 71, column: 34, scope: !390)
!408 = !DILocation(line: 71, column: 16, scope: !390)
!409 = !DILocation(line: 3890, column: 24, scope: !410, inlinedAt: !411)
!410 = distinct !DISubprogram(name: "atomic_load<u16>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_loadtECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!411 = distinct !DILocation(line: 2844, column: 26, scope: !412, inlinedAt: !414)
!412 = distinct !DISubprogram(name: "load", linkageName: "_RNvMs11_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU164load", scope: !413, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!413 = !DINamespace(name: "AtomicU16", scope: !18)
!414 = !DILocation(line: 71, column: 74, scope: !390)
!415 = !DILocation(line: 82, column: 17, scope: !416, inlinedAt: !418)
!416 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs16_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FromtE4from", scope: !417, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!417 = !DINamespace(name: "{impl#70}", scope: !58)
!418 = !DILocation(line: 71, column: 62, scope: !390)
!419 = !DILocation(line: 3891, column: 24, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "atomic_load<u8>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_loadhECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3886, type: !13, scopeLine: 3886, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!421 = distinct !DILocation(line: 2844, column: 26, scope: !422, inlinedAt: !424)
!422 = distinct !DISubprogram(name: "load", linkageName: "_RNvMsR_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB5_8AtomicU84load", scope: !423, file: !17, line: 2842, type: !13, scopeLine: 2842, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!423 = !DINamespace(name: "AtomicU8", scope: !18)
!424 = !DILocation(line: 71, column: 103, scope: !390)
!425 = !DILocation(line: 82, column: 17, scope: !426, inlinedAt: !428)
!426 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs12_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FromhE4from", scope: !427, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!427 = !DINamespace(name: "{impl#66}", scope: !58)
!428 = !DILocation(line: 71, column: 91, scope: !390)
!429 = !DILocation(line: 71, column: 9, scope: !390)
!430 = !DILocation(line: 3876, column: 24, scope: !176, inlinedAt: !431)
!431 = distinct !DILocation(line: 2872, column: 26, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "store", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU325store", scope: !23, file: !17, line: 2870, type: !13, scopeLine: 2870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!433 = !DILocation(line: 72, column: 11, scope: !390)
!434 = !DILocation(line: 3875, column: 24, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "atomic_store<u64>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic12atomic_storeyECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!436 = distinct !DILocation(line: 2872, column: 26, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "store", linkageName: "_RNvMs1l_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU645store", scope: !47, file: !17, line: 2870, type: !13, scopeLine: 2870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!438 = !DILocation(line: 73, column: 11, scope: !390)
!439 = !DILocation(line: 3877, column: 23, scope: !176, inlinedAt: !440)
!440 = distinct !DILocation(line: 2872, column: 26, scope: !432, inlinedAt: !441)
!441 = !DILocation(line: 74, column: 11, scope: !390)
!442 = !DILocation(line: 3876, column: 24, scope: !443, inlinedAt: !444)
!443 = distinct !DISubprogram(name: "atomic_store<u16>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic12atomic_storetECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!444 = distinct !DILocation(line: 2872, column: 26, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "store", linkageName: "_RNvMs11_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU165store", scope: !413, file: !17, line: 2870, type: !13, scopeLine: 2870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!446 = !DILocation(line: 75, column: 11, scope: !390)
!447 = !DILocation(line: 3875, column: 24, scope: !448, inlinedAt: !449)
!448 = distinct !DISubprogram(name: "atomic_store<u8>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic12atomic_storehECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3871, type: !13, scopeLine: 3871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!449 = distinct !DILocation(line: 2872, column: 26, scope: !450, inlinedAt: !451)
!450 = distinct !DISubprogram(name: "store", linkageName: "_RNvMsR_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB5_8AtomicU85store", scope: !423, file: !17, line: 2870, type: !13, scopeLine: 2870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!451 = !DILocation(line: 76, column: 11, scope: !390)
!452 = !DILocation(line: 78, column: 2, scope: !388)
!453 = distinct !DISubprogram(name: "narrow", scope: !12, file: !11, line: 81, type: !13, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!454 = !DILocation(line: 83, column: 5, scope: !455, inlinedAt: !456)
!455 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !70, file: !69, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!456 = !DILocation(line: 11, column: 15, scope: !457, inlinedAt: !458)
!457 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !75, file: !74, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!458 = !DILocation(line: 85, column: 17, scope: !459)
!459 = distinct !DILexicalBlock(scope: !453, file: !11, line: 84, column: 9)
!460 = !DILocation(line: 62, column: 5, scope: !461, inlinedAt: !462)
!461 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !70, file: !69, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!462 = !DILocation(line: 11, column: 39, scope: !457, inlinedAt: !458)
!463 = !DILocation(line: 125, column: 5, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !70, file: !69, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!465 = !DILocation(line: 11, column: 63, scope: !457, inlinedAt: !458)
!466 = !DILocation(line: 11, column: 14, scope: !457, inlinedAt: !458)
!467 = !DILocation(line: 86, column: 29, scope: !468)
!468 = distinct !DILexicalBlock(scope: !459, file: !11, line: 85, column: 9)
!469 = !DILocation(line: 86, column: 25, scope: !468)
!470 = !DILocation(line: 961, column: 18, scope: !471, inlinedAt: !472)
!471 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3addCs4Tlk2pagN8u_7atomics", scope: !88, file: !87, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!472 = !DILocation(line: 86, column: 21, scope: !468)
!473 = !DILocation(line: 3909, column: 23, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "atomic_swap<u8>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_swaphECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3902, type: !13, scopeLine: 3902, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!475 = !DILocation(line: 793, column: 22, scope: !476, inlinedAt: !478)
!476 = distinct !DISubprogram(name: "swap", linkageName: "_RNvMs3_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB5_10AtomicBool4swap", scope: !477, file: !17, line: 788, type: !13, scopeLine: 788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!477 = !DINamespace(name: "AtomicBool", scope: !18)
!478 = !DILocation(line: 87, column: 19, scope: !479)
!479 = distinct !DILexicalBlock(scope: !468, file: !11, line: 86, column: 9)
!480 = !DILocation(line: 61, column: 17, scope: !481, inlinedAt: !483)
!481 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsQ_NtNtCs2TNzTbj2aEP_4core7convert3nummINtB7_4FrombE4from", scope: !482, file: !56, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!482 = !DINamespace(name: "{impl#54}", scope: !58)
!483 = !DILocation(line: 778, column: 9, scope: !484, inlinedAt: !485)
!484 = distinct !DISubprogram(name: "into<bool, u32>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertbINtB5_4IntomE4intoCs4Tlk2pagN8u_7atomics", scope: !241, file: !240, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!485 = !DILocation(line: 87, column: 38, scope: !479)
!486 = !DILocation(line: 87, column: 9, scope: !479)
!487 = !DILocation(line: 4141, column: 24, scope: !488, inlinedAt: !489)
!488 = distinct !DISubprogram(name: "atomic_xor<u8, u8>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_xorhhECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4133, type: !13, scopeLine: 4133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!489 = !DILocation(line: 1211, column: 18, scope: !490, inlinedAt: !491)
!490 = distinct !DISubprogram(name: "fetch_xor", linkageName: "_RNvMs3_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB5_10AtomicBool9fetch_xor", scope: !477, file: !17, line: 1209, type: !13, scopeLine: 1209, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!491 = !DILocation(line: 88, column: 26, scope: !479)
!492 = !DILocation(line: 61, column: 17, scope: !481, inlinedAt: !493)
!493 = !DILocation(line: 778, column: 9, scope: !494, inlinedAt: !495)
!494 = !DILexicalBlockFile(scope: !484, file: !240, discriminator: 2)
!495 = !DILocation(line: 88, column: 51, scope: !479)
!496 = !DILocation(line: 961, column: 18, scope: !471, inlinedAt: !497)
!497 = !DILocation(line: 88, column: 12, scope: !479)
!498 = !DILocation(line: 88, column: 9, scope: !479)
!499 = !DILocation(line: 82, column: 17, scope: !500, inlinedAt: !502)
!500 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs10_NtNtCs2TNzTbj2aEP_4core7convert3numtINtB8_4FromhE4from", scope: !501, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!501 = !DINamespace(name: "{impl#64}", scope: !58)
!502 = !DILocation(line: 778, column: 9, scope: !503, inlinedAt: !505)
!503 = !DILexicalBlockFile(scope: !504, file: !240, discriminator: 4)
!504 = distinct !DISubprogram(name: "into<u8, u16>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7converthINtB5_4IntotE4intoCs4Tlk2pagN8u_7atomics", scope: !241, file: !240, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!505 = !DILocation(line: 89, column: 35, scope: !479)
!506 = !DILocation(line: 3923, column: 24, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "atomic_add<u16, u16>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic10atomic_addttECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3919, type: !13, scopeLine: 3919, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!508 = !DILocation(line: 3136, column: 26, scope: !509, inlinedAt: !510)
!509 = distinct !DISubprogram(name: "fetch_add", linkageName: "_RNvMs11_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU169fetch_add", scope: !413, file: !17, line: 3134, type: !13, scopeLine: 3134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!510 = !DILocation(line: 89, column: 23, scope: !479)
!511 = !DILocation(line: 82, column: 17, scope: !512, inlinedAt: !514)
!512 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs15_NtNtCs2TNzTbj2aEP_4core7convert3nummINtB8_4FromtE4from", scope: !513, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!513 = !DINamespace(name: "{impl#69}", scope: !58)
!514 = !DILocation(line: 778, column: 9, scope: !515, inlinedAt: !517)
!515 = !DILexicalBlockFile(scope: !516, file: !240, discriminator: 6)
!516 = distinct !DISubprogram(name: "into<u16, u32>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7converttINtB5_4IntomE4intoCs4Tlk2pagN8u_7atomics", scope: !241, file: !240, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!517 = !DILocation(line: 89, column: 52, scope: !479)
!518 = !DILocation(line: 961, column: 18, scope: !471, inlinedAt: !519)
!519 = !DILocation(line: 89, column: 12, scope: !479)
!520 = !DILocation(line: 89, column: 9, scope: !479)
!521 = !DILocation(line: 4188, column: 24, scope: !522, inlinedAt: !523)
!522 = distinct !DISubprogram(name: "atomic_umax<u8>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic11atomic_umaxhECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 4184, type: !13, scopeLine: 4184, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!523 = !DILocation(line: 3502, column: 26, scope: !524, inlinedAt: !525)
!524 = distinct !DISubprogram(name: "fetch_max", linkageName: "_RNvMsR_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB5_8AtomicU89fetch_max", scope: !423, file: !17, line: 3500, type: !13, scopeLine: 3500, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!525 = !DILocation(line: 90, column: 23, scope: !479)
!526 = !DILocation(line: 82, column: 17, scope: !527, inlinedAt: !529)
!527 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs11_NtNtCs2TNzTbj2aEP_4core7convert3nummINtB8_4FromhE4from", scope: !528, file: !56, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!528 = !DINamespace(name: "{impl#65}", scope: !58)
!529 = !DILocation(line: 778, column: 9, scope: !530, inlinedAt: !532)
!530 = !DILexicalBlockFile(scope: !531, file: !240, discriminator: 8)
!531 = distinct !DISubprogram(name: "into<u8, u32>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7converthINtB5_4IntomE4intoCs4Tlk2pagN8u_7atomics", scope: !241, file: !240, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!532 = !DILocation(line: 90, column: 45, scope: !479)
!533 = !DILocation(line: 961, column: 18, scope: !471, inlinedAt: !534)
!534 = !DILocation(line: 90, column: 12, scope: !479)
!535 = !DILocation(line: 90, column: 9, scope: !479)
!536 = !DILocation(line: 91, column: 43, scope: !479)
!537 = !DILocation(line: 3993, column: 17, scope: !538, inlinedAt: !539)
!538 = distinct !DISubprogram(name: "atomic_compare_exchange<u8>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic23atomic_compare_exchangehECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!539 = distinct !DILocation(line: 3039, column: 26, scope: !540, inlinedAt: !541)
!540 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMsR_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB5_8AtomicU816compare_exchange", scope: !423, file: !17, line: 3033, type: !13, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!541 = !DILocation(line: 91, column: 23, scope: !479)
!542 = !DILocation(line: 82, column: 17, scope: !527, inlinedAt: !543)
!543 = !DILocation(line: 778, column: 9, scope: !544, inlinedAt: !545)
!544 = !DILexicalBlockFile(scope: !531, file: !240, discriminator: 10)
!545 = !DILocation(line: 91, column: 89, scope: !479)
!546 = !DILocation(line: 961, column: 18, scope: !471, inlinedAt: !547)
!547 = !DILocation(line: 91, column: 12, scope: !479)
!548 = !DILocation(line: 91, column: 9, scope: !479)
!549 = !DILocation(line: 4008, column: 17, scope: !550, inlinedAt: !551)
!550 = distinct !DISubprogram(name: "atomic_compare_exchange<u16>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core4sync6atomic23atomic_compare_exchangetECs4Tlk2pagN8u_7atomics", scope: !18, file: !17, line: 3955, type: !13, scopeLine: 3955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!551 = distinct !DILocation(line: 3039, column: 26, scope: !552, inlinedAt: !553)
!552 = distinct !DISubprogram(name: "compare_exchange", linkageName: "_RNvMs11_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU1616compare_exchange", scope: !413, file: !17, line: 3033, type: !13, scopeLine: 3033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!553 = !DILocation(line: 92, column: 23, scope: !479)
!554 = !DILocation(line: 61, column: 17, scope: !481, inlinedAt: !555)
!555 = !DILocation(line: 778, column: 9, scope: !556, inlinedAt: !557)
!556 = !DILexicalBlockFile(scope: !484, file: !240, discriminator: 14)
!557 = !DILocation(line: 92, column: 77, scope: !479)
!558 = !DILocation(line: 961, column: 18, scope: !471, inlinedAt: !559)
!559 = !DILocation(line: 92, column: 12, scope: !479)
!560 = !DILocation(line: 92, column: 9, scope: !479)
!561 = !DILocation(line: 94, column: 2, scope: !453)
!562 = distinct !DISubprogram(name: "shared_spin", scope: !12, file: !11, line: 118, type: !13, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!563 = !DILocation(line: 122, column: 9, scope: !564)
!564 = distinct !DILexicalBlock(scope: !562, file: !11, line: 121, column: 9)
!565 = !DILocation(line: 4040, column: 17, scope: !156, inlinedAt: !566)
!566 = distinct !DILocation(line: 3104, column: 21, scope: !567, inlinedAt: !568)
!567 = distinct !DISubprogram(name: "compare_exchange_weak", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU3221compare_exchange_weak", scope: !23, file: !17, line: 3097, type: !13, scopeLine: 3097, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!568 = !DILocation(line: 122, column: 20, scope: !564)
!569 = !DILocation(line: 0, scope: !156, inlinedAt: !566)
!570 = !DILocation(line: 122, column: 15, scope: !564)
!571 = !DILocation(line: 125, column: 9, scope: !564)
!572 = !DILocation(line: 3876, column: 24, scope: !176, inlinedAt: !573)
!573 = distinct !DILocation(line: 2872, column: 26, scope: !574, inlinedAt: !575)
!574 = distinct !DISubprogram(name: "store", linkageName: "_RNvMs1b_NtNtCs2TNzTbj2aEP_4core4sync6atomicNtB6_9AtomicU325store", scope: !23, file: !17, line: 2870, type: !13, scopeLine: 2870, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!575 = !DILocation(line: 126, column: 14, scope: !564)
!576 = !DILocation(line: 128, column: 2, scope: !562)
