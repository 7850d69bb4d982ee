; ModuleID = 'bit_tricks.66e740e7c81b365b-cgu.0'
source_filename = "bit_tricks.66e740e7c81b365b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@anon.891d501dbece5fd0305903cca0b87f1d.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @bytes(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_12 = mul i32 %_13, %_14, !dbg !21
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_11 = add i32 %_12, %_15, !dbg !32
  %t = zext i32 %_11 to i64, !dbg !32
  %_7 = getelementptr inbounds nuw i8, ptr %a, i64 %t, !dbg !33
  %_6 = load i8, ptr %_7, align 1, !dbg !41, !noundef !14
  %_9 = getelementptr inbounds nuw i8, ptr %b, i64 %t, !dbg !42
  %_8 = load i8, ptr %_9, align 1, !dbg !44, !noundef !14
  %_95.0.i = add i8 %_8, %_6, !dbg !45
  %_95.1.i = icmp ult i8 %_95.0.i, %_6, !dbg !45
  br i1 %_95.1.i, label %bb22.i, label %bb25.i, !dbg !56, !prof !61

bb22.i:                                           ; preds = %start
  br label %bb25.i, !dbg !62

bb25.i:                                           ; preds = %bb22.i, %start
  %_39.sroa.0.0.i = phi i8 [ 1, %bb22.i ], [ %_95.0.i, %start ], !dbg !68
  %0 = icmp eq i8 %_8, 0, !dbg !69
  br i1 %0, label %bb52.i, label %bb51.i, !dbg !69, !prof !61

bb51.i:                                           ; preds = %bb25.i
  %_123.i = udiv i8 %_6, %_8, !dbg !73
  br label %bb52.i, !dbg !74

bb52.i:                                           ; preds = %bb51.i, %bb25.i
  %_61.sroa.0.0.i = phi i8 [ %_123.i, %bb51.i ], [ 7, %bb25.i ], !dbg !76
  br i1 %0, label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes.exit, label %bb53.i, !dbg !77, !prof !61

bb53.i:                                           ; preds = %bb52.i
  %1 = icmp eq i8 %_6, -128, !dbg !82
  %2 = icmp eq i8 %_8, -1
  %or.cond.i = and i1 %1, %2, !dbg !82
  br i1 %or.cond.i, label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes.exit, label %bb57.i, !dbg !82, !prof !83

bb57.i:                                           ; preds = %bb53.i
  %_125.i = srem i8 %_6, %_8, !dbg !84
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes.exit, !dbg !85

_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes.exit: ; preds = %bb52.i, %bb53.i, %bb57.i
  %_64.sroa.0.0.i = phi i8 [ %_125.i, %bb57.i ], [ 8, %bb53.i ], [ 8, %bb52.i ], !dbg !88
  %_89.i = icmp ult i8 %_8, %_6, !dbg !89
  %3 = xor i8 %_8, %_6
  %4 = icmp slt i8 %_8, %_6, !dbg !99
  %5 = xor i1 %4, %_89.i, !dbg !106
  %_31.sroa.0.2.i = tail call i8 @llvm.umin.i8(i8 %_8, i8 %_6), !dbg !106
  %spec.select27.i = tail call i8 @llvm.smin.i8(i8 %_8, i8 %_6), !dbg !107
  %_118.i = zext i8 %_6 to i32, !dbg !108
  %_13.i = zext i8 %_8 to i32, !dbg !111
  %_117.i = sub nsw i32 %_118.i, %_13.i, !dbg !112
  %_120.sroa.0.0.i = tail call i32 @llvm.abs.i32(i32 %_117.i, i1 true), !dbg !116
  %6 = tail call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %_6, i8 %_8), !dbg !122
  %_114.1.i = extractvalue { i8, i1 } %6, 1, !dbg !122
  %_114.0.i = extractvalue { i8, i1 } %6, 0, !dbg !127
  %_54.sroa.0.0.i = select i1 %_114.1.i, i8 6, i8 %_114.0.i, !dbg !127, !prof !61
  %7 = tail call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %_6, i8 %_8), !dbg !130
  %_110.1.i = extractvalue { i8, i1 } %7, 1, !dbg !130
  %_51.sroa.0.0.i = select i1 %_110.1.i, i8 5, i8 %_114.0.i, !dbg !135, !prof !61
  %8 = tail call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %_6, i8 %_8), !dbg !138
  %_106.1.i = extractvalue { i8, i1 } %8, 1, !dbg !138
  %_106.0.i = extractvalue { i8, i1 } %8, 0, !dbg !143
  %_48.sroa.0.0.i = select i1 %_106.1.i, i8 4, i8 %_106.0.i, !dbg !143, !prof !61
  %_102.i = icmp ult i8 %_6, %_8, !dbg !146
  %_45.sroa.0.0.i = select i1 %_102.i, i8 3, i8 %_106.0.i, !dbg !146
  %9 = tail call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %_6, i8 %_8), !dbg !149
  %_100.1.i = extractvalue { i8, i1 } %9, 1, !dbg !149
  %_42.sroa.0.0.i = select i1 %_100.1.i, i8 2, i8 %_95.0.i, !dbg !154, !prof !61
  %_92.sroa.0.0.i = tail call i8 @llvm.abs.i8(i8 %_8, i1 false), !dbg !157
  %_36.sroa.0.0.i = tail call i8 @llvm.abs.i8(i8 %_6, i1 false), !dbg !162
  %10 = tail call noundef i8 @llvm.fshl.i8(i8 %_6, i8 %_6, i8 5), !dbg !164
  %11 = tail call noundef i8 @llvm.fshl.i8(i8 %_6, i8 %_6, i8 %_8), !dbg !169
  %_127.i = icmp ult i8 %_8, 8, !dbg !174
  %_128.i = shl i8 %_6, %_8, !dbg !174
  %_67.sroa.0.0.i = select i1 %_127.i, i8 %_128.i, i8 9, !dbg !174
  %.not.i = icmp eq i8 %_6, 0, !dbg !177
  %12 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %_6, i1 true), !dbg !180
  %_140.i = zext i8 %_6 to i64, !dbg !181
  %_136.i = zext i8 %_6 to i16, !dbg !188
  %_137.i = zext i8 %_8 to i16, !dbg !192
  %_135.i = add nuw nsw i16 %_137.i, %_136.i, !dbg !193
  %_13425.i = lshr i16 %_135.i, 1, !dbg !194
  %_74.i = trunc nuw i16 %_13425.i to i8, !dbg !195
  %_129.i = and i8 %_8, 7, !dbg !196
  %_70.i = ashr i8 %_6, %_129.i, !dbg !199
  %_57.i = trunc nuw i32 %_120.sroa.0.0.i to i8, !dbg !108
  %_122.i = tail call i8 @llvm.scmp.i8.i8(i8 %_6, i8 0), !dbg !202
  %13 = tail call i8 @llvm.bitreverse.i8(i8 %_8), !dbg !205
  %14 = tail call i8 @llvm.usub.sat.i8(i8 %_6, i8 %_8), !dbg !208
  %15 = tail call i8 @llvm.ssub.sat.i8(i8 %_6, i8 %_8), !dbg !211
  %16 = tail call i8 @llvm.uadd.sat.i8(i8 %_6, i8 %_8), !dbg !214
  %17 = tail call i8 @llvm.sadd.sat.i8(i8 %_6, i8 %_8), !dbg !217
  %18 = tail call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %_6), !dbg !220
  %19 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %_6, i1 false), !dbg !223
  %narrow.i = add nuw nsw i8 %18, %19, !dbg !226
  %20 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %_6, i1 false), !dbg !227
  %21 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_140.i, !dbg !230
  %_75.i = load i8, ptr %21, align 1, !dbg !230, !noalias !231, !noundef !14
  %_78.i = tail call i8 @llvm.ucmp.i8.i8(i8 %_6, i8 %_8), !dbg !234
  %_81.i = tail call i8 @llvm.scmp.i8.i8(i8 %_6, i8 %_8), !dbg !238
  %_76.i = xor i8 %_78.i, %_81.i, !dbg !242
  %_13.i.i = mul i8 %_6, %_6, !dbg !243
  %22 = mul i8 %_13.i.i, %_6, !dbg !250
  %_87.i = icmp eq i8 %18, 1, !dbg !252
  %_86.i = zext i1 %_87.i to i8, !dbg !255
  %_84.i = xor i8 %22, %_86.i, !dbg !262
  %r.i.i = srem i8 %_6, 13, !dbg !263
  %_8.i.i = icmp slt i8 %r.i.i, 0, !dbg !270
  %23 = add nsw i8 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i8 %23, i8 %r.i.i, !dbg !270
  %_83.i = xor i8 %_84.i, %spec.select.i.i, !dbg !272
  %_10 = getelementptr inbounds nuw [18 x i8], ptr %out, i64 %t, !dbg !273
  %_19.i = xor i8 %14, %15, !dbg !272
  %_15.i = xor i8 %16, %17, !dbg !272
  %_11.i = xor i8 %11, %10, !dbg !279
  %narrow24.i = add nuw nsw i8 %narrow.i, %20, !dbg !280
  %24 = insertelement <4 x i8> poison, i8 %narrow24.i, i64 0, !dbg !281
  %25 = insertelement <4 x i8> %24, i8 %_11.i, i64 1, !dbg !281
  %26 = insertelement <4 x i8> %25, i8 %_15.i, i64 2, !dbg !281
  %27 = insertelement <4 x i8> %26, i8 %_19.i, i64 3, !dbg !281
  store <4 x i8> %27, ptr %_10, align 1, !dbg !281
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 4, !dbg !281
  %_26.sroa.0.2.i = select i1 %5, i8 %3, i8 0, !dbg !106
  %28 = insertelement <4 x i8> poison, i8 %13, i64 0, !dbg !282
  %29 = insertelement <4 x i8> %28, i8 %_26.sroa.0.2.i, i64 1, !dbg !282
  %30 = insertelement <4 x i8> %29, i8 %_31.sroa.0.2.i, i64 2, !dbg !282
  %31 = insertelement <4 x i8> %30, i8 %_92.sroa.0.0.i, i64 3, !dbg !282
  %32 = insertelement <4 x i8> <i8 poison, i8 0, i8 poison, i8 poison>, i8 %_6, i64 0, !dbg !282
  %33 = insertelement <4 x i8> %32, i8 %spec.select27.i, i64 2, !dbg !282
  %34 = insertelement <4 x i8> %33, i8 %_36.sroa.0.0.i, i64 3, !dbg !282
  %35 = xor <4 x i8> %31, %34, !dbg !282
  store <4 x i8> %35, ptr %_5.sroa.7.0._10.sroa_idx, align 1, !dbg !281
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !281
  %36 = insertelement <4 x i8> poison, i8 %_39.sroa.0.0.i, i64 0, !dbg !272
  %37 = insertelement <4 x i8> %36, i8 %_48.sroa.0.0.i, i64 1, !dbg !272
  %38 = insertelement <4 x i8> %37, i8 %_51.sroa.0.0.i, i64 2, !dbg !272
  %39 = insertelement <4 x i8> %38, i8 %_122.i, i64 3, !dbg !272
  %40 = insertelement <4 x i8> poison, i8 %_42.sroa.0.0.i, i64 0, !dbg !272
  %41 = insertelement <4 x i8> %40, i8 %_45.sroa.0.0.i, i64 1, !dbg !272
  %42 = insertelement <4 x i8> %41, i8 %_54.sroa.0.0.i, i64 2, !dbg !272
  %43 = insertelement <4 x i8> %42, i8 %_57.i, i64 3, !dbg !272
  %44 = xor <4 x i8> %39, %43, !dbg !272
  store <4 x i8> %44, ptr %_5.sroa.11.0._10.sroa_idx, align 1, !dbg !281
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 12, !dbg !281
  %_71.sroa.0.0.i = select i1 %.not.i, i8 10, i8 %12, !dbg !180
  %45 = insertelement <4 x i8> poison, i8 %_64.sroa.0.0.i, i64 0, !dbg !272
  %46 = insertelement <4 x i8> %45, i8 %_67.sroa.0.0.i, i64 1, !dbg !272
  %47 = insertelement <4 x i8> %46, i8 %_71.sroa.0.0.i, i64 2, !dbg !272
  %48 = insertelement <4 x i8> %47, i8 %_75.i, i64 3, !dbg !272
  %49 = insertelement <4 x i8> <i8 poison, i8 poison, i8 0, i8 poison>, i8 %_61.sroa.0.0.i, i64 0, !dbg !272
  %50 = insertelement <4 x i8> %49, i8 %_70.i, i64 1, !dbg !272
  %51 = insertelement <4 x i8> %50, i8 %_74.i, i64 3, !dbg !272
  %52 = xor <4 x i8> %48, %51, !dbg !272
  store <4 x i8> %52, ptr %_5.sroa.15.0._10.sroa_idx, align 1, !dbg !281
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !281
  store i8 %_76.i, ptr %_5.sroa.19.0._10.sroa_idx, align 1, !dbg !281
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 17, !dbg !281
  store i8 %_83.i, ptr %_5.sroa.20.0._10.sroa_idx, align 1, !dbg !281
  ret void, !dbg !283
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_bytes(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !284 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290
  %_17 = mul i32 %_18, %_19, !dbg !287
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !293
  %_16 = add i32 %_17, %_20, !dbg !296
  %t = zext i32 %_16 to i64, !dbg !296
  %_6 = getelementptr inbounds nuw i8, ptr %a, i64 %t, !dbg !297
  %x = load i8, ptr %_6, align 1, !dbg !301, !noundef !14
  %_8 = getelementptr inbounds nuw i8, ptr %b, i64 %t, !dbg !302
  %y = load i8, ptr %_8, align 1, !dbg !304, !noundef !14
  %0 = tail call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 %x), !dbg !305
  %1 = tail call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 %x), !dbg !310
  %_14 = and i8 %x, 1, !dbg !313
  %_35.0 = add i8 %y, %x, !dbg !314
  %_39 = xor i8 %_14, 1, !dbg !319
  %_38.0 = add i8 %_35.0, %_39, !dbg !321
  %_15 = getelementptr inbounds nuw [3 x i8], ptr %out, i64 %t, !dbg !323
  store i8 %0, ptr %_15, align 1, !dbg !326
  %2 = getelementptr inbounds nuw i8, ptr %_15, i64 1, !dbg !326
  store i8 %1, ptr %2, align 1, !dbg !326
  %3 = getelementptr inbounds nuw i8, ptr %_15, i64 2, !dbg !326
  store i8 %_38.0, ptr %3, align 1, !dbg !326
  ret void, !dbg !327
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_longs(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !328 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !329
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !334
  %_17 = mul i32 %_18, %_19, !dbg !331
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !337
  %_16 = add i32 %_17, %_20, !dbg !340
  %t = zext i32 %_16 to i64, !dbg !340
  %_6 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !341
  %x = load i64, ptr %_6, align 8, !dbg !345, !noundef !14
  %n = and i64 %x, 7, !dbg !346
  %_8 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !348
  %y = load i64, ptr %_8, align 8, !dbg !350, !noundef !14
  %0 = tail call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 %n), !dbg !351
  %1 = tail call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 %n), !dbg !356
  %_14 = and i64 %x, 1, !dbg !359
  %_35.0 = add i64 %y, %x, !dbg !360
  %_39 = xor i64 %_14, 1, !dbg !365
  %_38.0 = add i64 %_35.0, %_39, !dbg !367
  %_15 = getelementptr inbounds nuw [3 x i64], ptr %out, i64 %t, !dbg !369
  store i64 %0, ptr %_15, align 8, !dbg !372
  %2 = getelementptr inbounds nuw i8, ptr %_15, i64 8, !dbg !372
  store i64 %1, ptr %2, align 8, !dbg !372
  %3 = getelementptr inbounds nuw i8, ptr %_15, i64 16, !dbg !372
  store i64 %_38.0, ptr %3, align 8, !dbg !372
  ret void, !dbg !373
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_shorts(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !374 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !375
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !380
  %_17 = mul i32 %_18, %_19, !dbg !377
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !383
  %_16 = add i32 %_17, %_20, !dbg !386
  %t = zext i32 %_16 to i64, !dbg !386
  %_6 = getelementptr inbounds nuw i16, ptr %a, i64 %t, !dbg !387
  %x = load i16, ptr %_6, align 2, !dbg !391, !noundef !14
  %_10 = and i16 %x, 7, !dbg !392
  %_8 = getelementptr inbounds nuw i16, ptr %b, i64 %t, !dbg !394
  %y = load i16, ptr %_8, align 2, !dbg !396, !noundef !14
  %0 = tail call i16 @llvm.fshl.i16(i16 %x, i16 %y, i16 %_10), !dbg !397
  %1 = tail call i16 @llvm.fshr.i16(i16 %x, i16 %y, i16 %_10), !dbg !402
  %_14 = and i16 %x, 1, !dbg !405
  %_35.0 = add i16 %y, %x, !dbg !406
  %_39 = xor i16 %_14, 1, !dbg !411
  %_38.0 = add i16 %_35.0, %_39, !dbg !413
  %_15 = getelementptr inbounds nuw [3 x i16], ptr %out, i64 %t, !dbg !415
  store i16 %0, ptr %_15, align 2, !dbg !418
  %2 = getelementptr inbounds nuw i8, ptr %_15, i64 2, !dbg !418
  store i16 %1, ptr %2, align 2, !dbg !418
  %3 = getelementptr inbounds nuw i8, ptr %_15, i64 4, !dbg !418
  store i16 %_38.0, ptr %3, align 2, !dbg !418
  ret void, !dbg !419
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_words(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !420 {
start:
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !421
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !426
  %_16 = mul i32 %_17, %_18, !dbg !423
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !429
  %_15 = add i32 %_16, %_19, !dbg !432
  %t = zext i32 %_15 to i64, !dbg !432
  %_6 = getelementptr inbounds nuw i32, ptr %a, i64 %t, !dbg !433
  %x = load i32, ptr %_6, align 4, !dbg !437, !noundef !14
  %n = and i32 %x, 7, !dbg !438
  %_8 = getelementptr inbounds nuw i32, ptr %b, i64 %t, !dbg !440
  %y = load i32, ptr %_8, align 4, !dbg !442, !noundef !14
  %0 = tail call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %n), !dbg !443
  %1 = tail call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %n), !dbg !448
  %_13 = and i32 %x, 1, !dbg !451
  %_34.0 = add i32 %y, %x, !dbg !452
  %_38 = xor i32 %_13, 1, !dbg !457
  %_37.0 = add i32 %_34.0, %_38, !dbg !459
  %_14 = getelementptr inbounds nuw [3 x i32], ptr %out, i64 %t, !dbg !461
  store i32 %0, ptr %_14, align 4, !dbg !464
  %2 = getelementptr inbounds nuw i8, ptr %_14, i64 4, !dbg !464
  store i32 %1, ptr %2, align 4, !dbg !464
  %3 = getelementptr inbounds nuw i8, ptr %_14, i64 8, !dbg !464
  store i32 %_37.0, ptr %3, align 4, !dbg !464
  ret void, !dbg !465
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @longs(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !466 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !467
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !472
  %_12 = mul i32 %_13, %_14, !dbg !469
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !475
  %_11 = add i32 %_12, %_15, !dbg !478
  %t = zext i32 %_11 to i64, !dbg !478
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !479
  %_6 = load i64, ptr %_7, align 8, !dbg !483, !noundef !14
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !484
  %_8 = load i64, ptr %_9, align 8, !dbg !486, !noundef !14
  %_95.0.i = add i64 %_8, %_6, !dbg !487
  %_95.1.i = icmp ult i64 %_95.0.i, %_6, !dbg !487
  br i1 %_95.1.i, label %bb22.i, label %bb25.i, !dbg !493, !prof !61

bb22.i:                                           ; preds = %start
  br label %bb25.i, !dbg !496

bb25.i:                                           ; preds = %bb22.i, %start
  %_39.sroa.0.0.i = phi i64 [ 1, %bb22.i ], [ %_95.0.i, %start ], !dbg !499
  %0 = icmp eq i64 %_8, 0, !dbg !500
  br i1 %0, label %bb52.i, label %bb51.i, !dbg !500, !prof !61

bb51.i:                                           ; preds = %bb25.i
  %_118.i = udiv i64 %_6, %_8, !dbg !504
  br label %bb52.i, !dbg !505

bb52.i:                                           ; preds = %bb51.i, %bb25.i
  %_61.sroa.0.0.i = phi i64 [ %_118.i, %bb51.i ], [ 7, %bb25.i ], !dbg !507
  br i1 %0, label %bb58.i, label %bb53.i, !dbg !508, !prof !61

bb53.i:                                           ; preds = %bb52.i
  %1 = icmp eq i64 %_6, -9223372036854775808, !dbg !512
  %2 = icmp eq i64 %_8, -1
  %or.cond.i = and i1 %1, %2, !dbg !512
  br i1 %or.cond.i, label %bb58.i, label %bb57.i, !dbg !512, !prof !83

bb57.i:                                           ; preds = %bb53.i
  %_120.i = srem i64 %_6, %_8, !dbg !513
  br label %bb58.i, !dbg !514

bb58.i:                                           ; preds = %bb57.i, %bb53.i, %bb52.i
  %_64.sroa.0.0.i = phi i64 [ %_120.i, %bb57.i ], [ 8, %bb53.i ], [ 8, %bb52.i ], !dbg !517
  %_2.i.i = icmp ult i64 %_6, 4294967296, !dbg !518
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i, !dbg !518

bb3.i.i:                                          ; preds = %bb58.i
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %_6, i1 true), !dbg !523
  %4 = and i64 %3, 62, !dbg !526
  %5 = shl i64 %_6, %4, !dbg !526
  %n4.i.i.i = lshr i64 %5, 56, !dbg !528
  %6 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %n4.i.i.i, !dbg !531
  %s5.i.i.i = load i8, ptr %6, align 1, !dbg !531, !noalias !533, !noundef !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 1, !dbg !536
  %r6.i.i.i = load i8, ptr %7, align 1, !dbg !536, !noalias !533, !noundef !14
  %_8.i.i.i = icmp ne i64 %n4.i.i.i, 0, !dbg !537
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !539
  %_17.i.i.i = zext i8 %s5.i.i.i to i16, !dbg !544
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1, !dbg !549
  %_14.i.i.i = zext i8 %r6.i.i.i to i16, !dbg !550
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4, !dbg !551
  %_10.i.i.i = lshr i64 %5, 48, !dbg !552
  %n7.i.i.i = trunc nuw i64 %_10.i.i.i to i16, !dbg !553
  %lo.i.i.i = lshr i16 %n7.i.i.i, 4, !dbg !554
  %_15.i.i.i = and i16 %lo.i.i.i, 15, !dbg !554
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i, !dbg !551
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i, !dbg !555
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i, !dbg !555
  %8 = mul i16 %q.i.i.i, %denominator.i.i.i, !dbg !557
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %8, !dbg !557
  %_23.i.i.i = shl i8 %s5.i.i.i, 4, !dbg !559
  %_22.i.i.i = zext i8 %_23.i.i.i to i16, !dbg !561
  %9 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i, !dbg !562
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4, !dbg !563
  %_29.i.i.i = and i16 %n7.i.i.i, 15, !dbg !565
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i, !dbg !566
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i, !dbg !567
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i, !dbg !568
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i, !dbg !568
  %_33.i.i.i = shl nuw nsw i16 %9, 1, !dbg !571
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1, !dbg !571
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0, !dbg !571
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i, !dbg !571
  %10 = sext i1 %_26.1.i.i.i to i16, !dbg !571
  %s1.sroa.0.0.i.i.i = add nsw i16 %9, %10, !dbg !571
  %s1.sroa.0.0.i.i.i.fr = freeze i16 %s1.sroa.0.0.i.i.i, !dbg !573
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i.fr, 0, !dbg !578
  tail call void @llvm.assume(i1 %_35.i.i.i), !dbg !579
  %_45.i.i.i = zext i16 %s1.sroa.0.0.i.i.i.fr to i32, !dbg !573
  %denominator12.i.i.i = shl nuw nsw i32 %_45.i.i.i, 1, !dbg !581
  %_42.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32, !dbg !582
  %_41.i.i.i = shl nuw nsw i32 %_42.i.i.i, 8, !dbg !583
  %_38.i.i.i = lshr i64 %5, 32, !dbg !584
  %n9.i.i.i = trunc nuw i64 %_38.i.i.i to i32, !dbg !585
  %lo10.i.i.i = lshr i32 %n9.i.i.i, 8, !dbg !586
  %_43.i.i.i = and i32 %lo10.i.i.i, 255, !dbg !586
  %numerator11.i.i.i = or disjoint i32 %_41.i.i.i, %_43.i.i.i, !dbg !583
  %numerator11.i.i.i.frozen = freeze i32 %numerator11.i.i.i, !dbg !587
  %q14.i.i.i = udiv i32 %numerator11.i.i.i.frozen, %denominator12.i.i.i, !dbg !587
  %11 = mul i32 %q14.i.i.i, %denominator12.i.i.i, !dbg !589
  %u15.i.i.i.decomposed = sub i32 %numerator11.i.i.i.frozen, %11, !dbg !589
  %_51.i.i.i = shl i16 %s1.sroa.0.0.i.i.i.fr, 8, !dbg !591
  %_50.i.i.i = zext i16 %_51.i.i.i to i32, !dbg !593
  %12 = add nuw nsw i32 %q14.i.i.i, %_50.i.i.i, !dbg !594
  %_56.i.i.i = shl nuw nsw i32 %u15.i.i.i.decomposed, 8, !dbg !595
  %_57.i.i.i = and i32 %n9.i.i.i, 255, !dbg !597
  %_55.i.i.i = or disjoint i32 %_56.i.i.i, %_57.i.i.i, !dbg !598
  %_58.i.i.i = mul i32 %q14.i.i.i, %q14.i.i.i, !dbg !599
  %_54.0.i.i.i = sub i32 %_55.i.i.i, %_58.i.i.i, !dbg !600
  %_54.1.i.i.i = icmp ult i32 %_55.i.i.i, %_58.i.i.i, !dbg !600
  %_61.i.i.i = shl nuw nsw i32 %12, 1, !dbg !604
  %_60.i.i.i = add nsw i32 %_61.i.i.i, -1, !dbg !604
  %_59.i.i.i = select i1 %_54.1.i.i.i, i32 %_60.i.i.i, i32 0, !dbg !604
  %r3.sroa.0.0.i.i.i = add i32 %_54.0.i.i.i, %_59.i.i.i, !dbg !604
  %13 = sext i1 %_54.1.i.i.i to i32, !dbg !604
  %s2.sroa.0.0.i.i.i = add nsw i32 %12, %13, !dbg !604
  %_63.i.i.i = icmp ne i32 %s2.sroa.0.0.i.i.i, 0, !dbg !606
  tail call void @llvm.assume(i1 %_63.i.i.i), !dbg !607
  %_71.i.i.i = zext i32 %s2.sroa.0.0.i.i.i to i64, !dbg !610
  %denominator18.i.i.i = shl nuw nsw i64 %_71.i.i.i, 1, !dbg !614
  %_68.i.i.i = zext i32 %r3.sroa.0.0.i.i.i to i64, !dbg !615
  %_67.i.i.i = shl nuw nsw i64 %_68.i.i.i, 16, !dbg !616
  %lo16.i.i.i = lshr i64 %5, 16, !dbg !617
  %_69.i.i.i = and i64 %lo16.i.i.i, 65535, !dbg !617
  %numerator17.i.i.i = or disjoint i64 %_67.i.i.i, %_69.i.i.i, !dbg !616
  %q20.i.i.i = udiv i64 %numerator17.i.i.i, %denominator18.i.i.i, !dbg !618
  %_75.i.i.i = shl i32 %s2.sroa.0.0.i.i.i, 16, !dbg !620
  %_74.i.i.i = zext i32 %_75.i.i.i to i64, !dbg !622
  %14 = add nuw nsw i64 %q20.i.i.i, %_74.i.i.i, !dbg !623
  %15 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %14, i64 %14), !dbg !624
  %_78.0.i.i.i = extractvalue { i64, i1 } %15, 0, !dbg !624
  %_78.1.i.i.i = extractvalue { i64, i1 } %15, 1, !dbg !624
  %_81.i.i.i = icmp ugt i64 %_78.0.i.i.i, %5
  %or.cond.i.i.i = or i1 %_78.1.i.i.i, %_81.i.i.i, !dbg !628
  %16 = sext i1 %or.cond.i.i.i to i64, !dbg !628
  %s.sroa.0.0.i.i.i = add nsw i64 %14, %16, !dbg !628
  %denormalization_shift.i.i = lshr i64 %3, 1, !dbg !630
  %17 = lshr i64 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i, !dbg !632
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs.exit, !dbg !634

bb1.i.i:                                          ; preds = %bb58.i
  %_2.i.i.i = icmp samesign ult i64 %_6, 65536, !dbg !635
  br i1 %_2.i.i.i, label %bb1.i.i.i, label %bb3.i.i.i, !dbg !635

bb3.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i64 %_6 to i32, !dbg !638
  %18 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_5.i.i, i1 true), !dbg !639
  %normalization_shift.i.i.i = and i32 %18, 30, !dbg !642
  %19 = shl i32 %_5.i.i, %normalization_shift.i.i.i, !dbg !643
  %n2.i.i.i.i = lshr i32 %19, 24, !dbg !645
  %_6.i.i.i.i = zext nneg i32 %n2.i.i.i.i to i64, !dbg !648
  %20 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_6.i.i.i.i, !dbg !650
  %s3.i.i.i.i = load i8, ptr %20, align 1, !dbg !650, !noalias !533, !noundef !14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 1, !dbg !651
  %r4.i.i.i.i = load i8, ptr %21, align 1, !dbg !651, !noalias !533, !noundef !14
  %_8.i.i.i.i = icmp ne i32 %n2.i.i.i.i, 0, !dbg !652
  tail call void @llvm.assume(i1 %_8.i.i.i.i), !dbg !654
  %_17.i.i.i.i = zext i8 %s3.i.i.i.i to i16, !dbg !657
  %denominator.i.i.i.i = shl nuw nsw i16 %_17.i.i.i.i, 1, !dbg !662
  %_14.i.i.i.i = zext i8 %r4.i.i.i.i to i16, !dbg !663
  %_13.i.i.i.i = shl nuw nsw i16 %_14.i.i.i.i, 4, !dbg !664
  %_10.i.i.i.i = lshr i32 %19, 16, !dbg !665
  %n5.i.i.i.i = trunc nuw i32 %_10.i.i.i.i to i16, !dbg !666
  %lo.i.i.i.i = lshr i16 %n5.i.i.i.i, 4, !dbg !667
  %_15.i.i.i.i = and i16 %lo.i.i.i.i, 15, !dbg !667
  %numerator.i.i.i.i = or disjoint i16 %_13.i.i.i.i, %_15.i.i.i.i, !dbg !664
  %numerator.i.i.i.i.frozen = freeze i16 %numerator.i.i.i.i, !dbg !668
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i.frozen, %denominator.i.i.i.i, !dbg !668
  %22 = mul i16 %q.i.i.i.i, %denominator.i.i.i.i, !dbg !670
  %u.i.i.i.i.decomposed = sub i16 %numerator.i.i.i.i.frozen, %22, !dbg !670
  %_23.i.i.i.i = shl i8 %s3.i.i.i.i, 4, !dbg !672
  %_22.i.i.i.i = zext i8 %_23.i.i.i.i to i16, !dbg !674
  %23 = add nuw nsw i16 %q.i.i.i.i, %_22.i.i.i.i, !dbg !675
  %_28.i.i.i.i = shl nuw nsw i16 %u.i.i.i.i.decomposed, 4, !dbg !676
  %_29.i.i.i.i = and i16 %n5.i.i.i.i, 15, !dbg !678
  %_27.i.i.i.i = or disjoint i16 %_28.i.i.i.i, %_29.i.i.i.i, !dbg !679
  %_30.i.i.i.i = mul i16 %q.i.i.i.i, %q.i.i.i.i, !dbg !680
  %_26.0.i.i.i.i = sub i16 %_27.i.i.i.i, %_30.i.i.i.i, !dbg !681
  %_26.1.i.i.i.i = icmp ult i16 %_27.i.i.i.i, %_30.i.i.i.i, !dbg !681
  %_33.i.i.i.i = shl nuw nsw i16 %23, 1, !dbg !684
  %_32.i.i.i.i = add nsw i16 %_33.i.i.i.i, -1, !dbg !684
  %_31.i.i.i.i = select i1 %_26.1.i.i.i.i, i16 %_32.i.i.i.i, i16 0, !dbg !684
  %r.sroa.0.0.i.i.i.i = add i16 %_26.0.i.i.i.i, %_31.i.i.i.i, !dbg !684
  %24 = sext i1 %_26.1.i.i.i.i to i16, !dbg !684
  %s1.sroa.0.0.i.i.i.i = add nsw i16 %23, %24, !dbg !684
  %_35.i.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i.i, 0, !dbg !686
  tail call void @llvm.assume(i1 %_35.i.i.i.i), !dbg !687
  %_43.i.i.i.i = zext i16 %s1.sroa.0.0.i.i.i.i to i32, !dbg !689
  %denominator9.i.i.i.i = shl nuw nsw i32 %_43.i.i.i.i, 1, !dbg !693
  %_40.i.i.i.i = zext i16 %r.sroa.0.0.i.i.i.i to i32, !dbg !694
  %_39.i.i.i.i = shl nuw nsw i32 %_40.i.i.i.i, 8, !dbg !695
  %lo7.i.i.i.i = lshr i32 %19, 8, !dbg !696
  %_41.i.i.i.i = and i32 %lo7.i.i.i.i, 255, !dbg !696
  %numerator8.i.i.i.i = or disjoint i32 %_39.i.i.i.i, %_41.i.i.i.i, !dbg !695
  %q11.i.i.i.i = udiv i32 %numerator8.i.i.i.i, %denominator9.i.i.i.i, !dbg !697
  %_47.i.i.i.i = shl i16 %s1.sroa.0.0.i.i.i.i, 8, !dbg !699
  %_46.i.i.i.i = zext i16 %_47.i.i.i.i to i32, !dbg !701
  %25 = add nuw nsw i32 %q11.i.i.i.i, %_46.i.i.i.i, !dbg !702
  %26 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %25, i32 %25), !dbg !703
  %_50.0.i.i.i.i = extractvalue { i32, i1 } %26, 0, !dbg !703
  %_50.1.i.i.i.i = extractvalue { i32, i1 } %26, 1, !dbg !703
  %_53.i.i.i.i = icmp ugt i32 %_50.0.i.i.i.i, %19
  %or.cond.i.i.i.i = or i1 %_50.1.i.i.i.i, %_53.i.i.i.i, !dbg !707
  %27 = sext i1 %or.cond.i.i.i.i to i32, !dbg !707
  %s.sroa.0.0.i.i.i.i = add nsw i32 %25, %27, !dbg !707
  %denormalization_shift.i.i.i = lshr i32 %18, 1, !dbg !709
  %28 = lshr i32 %s.sroa.0.0.i.i.i.i, %denormalization_shift.i.i.i, !dbg !711
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i.i, !dbg !713

bb1.i.i.i:                                        ; preds = %bb1.i.i
  %_2.i.i.i.i = icmp samesign ult i64 %_6, 256, !dbg !714
  br i1 %_2.i.i.i.i, label %bb5.i.i.i.i, label %bb2.i.i.i.i, !dbg !714

bb2.i.i.i.i:                                      ; preds = %bb1.i.i.i
  %_5.i.i.i = trunc nuw i64 %_6 to i16, !dbg !717
  %29 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i.i, i1 true), !dbg !718
  %30 = and i16 %29, 14, !dbg !721
  %31 = shl i16 %_5.i.i.i, %30, !dbg !722
  %n1.i.i.i.i.i = lshr i16 %31, 8, !dbg !724
  %_6.i.i.i.i.i = zext nneg i16 %n1.i.i.i.i.i to i64, !dbg !727
  %32 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_6.i.i.i.i.i, !dbg !729
  %s2.i.i.i.i.i = load i8, ptr %32, align 1, !dbg !729, !noalias !533, !noundef !14
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 1, !dbg !730
  %r.i.i.i.i.i = load i8, ptr %33, align 1, !dbg !730, !noalias !533, !noundef !14
  %_8.i.i.i.i.i = icmp ne i16 %n1.i.i.i.i.i, 0, !dbg !731
  tail call void @llvm.assume(i1 %_8.i.i.i.i.i), !dbg !733
  %_15.i.i.i.i.i = zext i8 %s2.i.i.i.i.i to i16, !dbg !736
  %denominator.i.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i.i, 1, !dbg !740
  %_12.i.i.i.i.i = zext i8 %r.i.i.i.i.i to i16, !dbg !741
  %_11.i.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i.i, 4, !dbg !742
  %lo.i.i.i.i.i = lshr i16 %31, 4, !dbg !743
  %_13.i.i.i.i.i = and i16 %lo.i.i.i.i.i, 15, !dbg !743
  %numerator.i.i.i.i.i = or disjoint i16 %_11.i.i.i.i.i, %_13.i.i.i.i.i, !dbg !742
  %q.i.i.i.i.i = udiv i16 %numerator.i.i.i.i.i, %denominator.i.i.i.i.i, !dbg !744
  %_19.i.i.i.i.i = shl i8 %s2.i.i.i.i.i, 4, !dbg !746
  %_18.i.i.i.i.i = zext i8 %_19.i.i.i.i.i to i16, !dbg !748
  %34 = add nuw nsw i16 %q.i.i.i.i.i, %_18.i.i.i.i.i, !dbg !749
  %35 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %34, i16 %34), !dbg !750
  %_22.0.i.i.i.i.i = extractvalue { i16, i1 } %35, 0, !dbg !750
  %_22.1.i.i.i.i.i = extractvalue { i16, i1 } %35, 1, !dbg !750
  %_25.i.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i.i, %31
  %or.cond.i.i.i.i.i = or i1 %_22.1.i.i.i.i.i, %_25.i.i.i.i.i, !dbg !754
  %36 = sext i1 %or.cond.i.i.i.i.i to i16, !dbg !754
  %s.sroa.0.0.i.i.i.i.i = add nsw i16 %34, %36, !dbg !754
  %37 = lshr i16 %29, 1, !dbg !756
  %38 = lshr i16 %s.sroa.0.0.i.i.i.i.i, %37, !dbg !758
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i.i, !dbg !760

bb5.i.i.i.i:                                      ; preds = %bb1.i.i.i
  %39 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_6, !dbg !761
  %_4.i.i.i.i = load i8, ptr %39, align 1, !dbg !761, !noalias !533, !noundef !14
  %40 = zext i8 %_4.i.i.i.i to i16, !dbg !764
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i.i, !dbg !760

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i.i: ; preds = %bb5.i.i.i.i, %bb2.i.i.i.i
  %_0.sroa.0.0.i.i.i.i = phi i16 [ %40, %bb5.i.i.i.i ], [ %38, %bb2.i.i.i.i ], !dbg !765
  %41 = zext i16 %_0.sroa.0.0.i.i.i.i to i32, !dbg !766
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i.i, !dbg !713

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i.i: ; preds = %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i.i, %bb3.i.i.i
  %_0.sroa.0.0.i.i.i = phi i32 [ %41, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i.i ], [ %28, %bb3.i.i.i ], !dbg !767
  %42 = zext i32 %_0.sroa.0.0.i.i.i to i64, !dbg !768
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs.exit, !dbg !634

_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs.exit: ; preds = %bb3.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i.i
  %_0.sroa.0.0.i.i = phi i64 [ %42, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i.i ], [ %17, %bb3.i.i ], !dbg !769
  %_89.i = icmp ult i64 %_8, %_6, !dbg !770
  %43 = xor i64 %_8, %_6
  %44 = icmp slt i64 %_8, %_6, !dbg !776
  %45 = xor i1 %44, %_89.i, !dbg !783
  %_26.sroa.0.2.i = select i1 %45, i64 %43, i64 0, !dbg !783
  %_31.sroa.0.2.i = tail call i64 @llvm.umin.i64(i64 %_8, i64 %_6), !dbg !783
  %spec.select27.i = tail call i64 @llvm.smin.i64(i64 %_8, i64 %_6), !dbg !784
  %_131.i = zext i64 %_6 to i128, !dbg !785
  %_132.i = zext i64 %_8 to i128, !dbg !788
  %_130.i = add nuw nsw i128 %_132.i, %_131.i, !dbg !789
  %_12924.i = lshr i128 %_130.i, 1, !dbg !790
  %_74.i = trunc nuw i128 %_12924.i to i64, !dbg !791
  %46 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %_6), !dbg !792
  %47 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %_6, i1 false), !dbg !795
  %_7.i = add nuw nsw i64 %46, %47, !dbg !798
  %48 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %_6, i1 false), !dbg !799
  %_6.i = add nuw nsw i64 %_7.i, %48, !dbg !802
  %49 = tail call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 %_8), !dbg !803
  %50 = tail call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 61), !dbg !808
  %_11.i = xor i64 %49, %50, !dbg !813
  %51 = tail call i64 @llvm.uadd.sat.i64(i64 %_6, i64 %_8), !dbg !814
  %52 = tail call i64 @llvm.sadd.sat.i64(i64 %_6, i64 %_8), !dbg !817
  %_15.i = xor i64 %51, %52, !dbg !820
  %53 = tail call i64 @llvm.usub.sat.i64(i64 %_6, i64 %_8), !dbg !821
  %54 = tail call i64 @llvm.ssub.sat.i64(i64 %_6, i64 %_8), !dbg !824
  %_19.i = xor i64 %53, %54, !dbg !820
  %55 = tail call i64 @llvm.bswap.i64(i64 %_6), !dbg !827
  %56 = tail call i64 @llvm.bitreverse.i64(i64 %_8), !dbg !830
  %_23.i = xor i64 %56, %55, !dbg !833
  %_30.i = xor i64 %_31.sroa.0.2.i, %spec.select27.i, !dbg !820
  %_36.sroa.0.0.i = tail call i64 @llvm.abs.i64(i64 %_6, i1 false), !dbg !834
  %_92.sroa.0.0.i = tail call i64 @llvm.abs.i64(i64 %_8, i1 false), !dbg !837
  %_34.i = xor i64 %_92.sroa.0.0.i, %_36.sroa.0.0.i, !dbg !841
  %57 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_6, i64 %_8), !dbg !842
  %_100.1.i = extractvalue { i64, i1 } %57, 1, !dbg !842
  %_42.sroa.0.0.i = select i1 %_100.1.i, i64 2, i64 %_95.0.i, !dbg !847, !prof !61
  %_38.i = xor i64 %_39.sroa.0.0.i, %_42.sroa.0.0.i, !dbg !820
  %_102.i = icmp ult i64 %_6, %_8, !dbg !850
  %_103.i = sub i64 %_6, %_8, !dbg !850
  %_45.sroa.0.0.i = select i1 %_102.i, i64 3, i64 %_103.i, !dbg !850
  %58 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_6, i64 %_8), !dbg !853
  %_106.1.i = extractvalue { i64, i1 } %58, 1, !dbg !853
  %_48.sroa.0.0.i = select i1 %_106.1.i, i64 4, i64 %_103.i, !dbg !858, !prof !61
  %_44.i = xor i64 %_48.sroa.0.0.i, %_45.sroa.0.0.i, !dbg !820
  %59 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_6, i64 %_8), !dbg !861
  %_110.1.i = extractvalue { i64, i1 } %59, 1, !dbg !861
  %_110.0.i = extractvalue { i64, i1 } %59, 0, !dbg !866
  %_51.sroa.0.0.i = select i1 %_110.1.i, i64 5, i64 %_110.0.i, !dbg !866, !prof !61
  %60 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_6, i64 %_8), !dbg !869
  %_114.1.i = extractvalue { i64, i1 } %60, 1, !dbg !869
  %_54.sroa.0.0.i = select i1 %_114.1.i, i64 6, i64 %_110.0.i, !dbg !874, !prof !61
  %_50.i = xor i64 %_51.sroa.0.0.i, %_54.sroa.0.0.i, !dbg !820
  %61 = sub nuw i64 %_8, %_6, !dbg !877
  %_57.sroa.0.0.i = select i1 %_102.i, i64 %61, i64 %_103.i, !dbg !877
  %_116.i = tail call i8 @llvm.scmp.i8.i64(i64 %_6, i64 0), !dbg !880
  %_59.i = sext i8 %_116.i to i64, !dbg !880
  %_56.i = xor i64 %_57.sroa.0.0.i, %_59.i, !dbg !820
  %_60.i = xor i64 %_64.sroa.0.0.i, %_61.sroa.0.0.i, !dbg !820
  %62 = and i64 %_8, 4294967232, !dbg !883
  %_122.i = icmp eq i64 %62, 0, !dbg !883
  %63 = and i64 %_8, 63, !dbg !883
  %_123.i = shl i64 %_6, %63, !dbg !883
  %_67.sroa.0.0.i = select i1 %_122.i, i64 %_123.i, i64 9, !dbg !883
  %_70.i = ashr i64 %_6, %63, !dbg !886
  %_66.i = xor i64 %_67.sroa.0.0.i, %_70.i, !dbg !820
  %.not.i = icmp eq i64 %_6, 0, !dbg !891
  %64 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %_6, i1 true), !dbg !894
  %_71.sroa.0.0.i = select i1 %.not.i, i64 10, i64 %64, !dbg !894
  %_133.i = icmp ult i64 %_0.sroa.0.0.i.i, 4294967296, !dbg !895
  tail call void @llvm.assume(i1 %_133.i), !dbg !897
  %_73.i = xor i64 %_0.sroa.0.0.i.i, %_74.i, !dbg !900
  %_78.i = tail call i8 @llvm.ucmp.i8.i64(i64 %_6, i64 %_8), !dbg !901
  %_81.i = tail call i8 @llvm.scmp.i8.i64(i64 %_6, i64 %_8), !dbg !905
  %_7625.i = xor i8 %_78.i, %_81.i, !dbg !909
  %_76.i = sext i8 %_7625.i to i64, !dbg !909
  %_13.i.i = mul i64 %_6, %_6, !dbg !910
  %65 = mul i64 %_13.i.i, %_6, !dbg !917
  %_87.i = icmp eq i64 %46, 1, !dbg !919
  %_86.i = zext i1 %_87.i to i64, !dbg !922
  %_84.i = xor i64 %65, %_86.i, !dbg !926
  %r.i.i = srem i64 %_6, 13, !dbg !927
  %_8.i.i = icmp slt i64 %r.i.i, 0, !dbg !934
  %66 = add nsw i64 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i64 %66, i64 %r.i.i, !dbg !934
  %_83.i = xor i64 %_84.i, %spec.select.i.i, !dbg !820
  %_10 = getelementptr inbounds nuw [18 x i64], ptr %out, i64 %t, !dbg !936
  store i64 %_6.i, ptr %_10, align 8, !dbg !939
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !939
  store i64 %_11.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !939
  store i64 %_15.i, ptr %_5.sroa.5.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !939
  store i64 %_19.i, ptr %_5.sroa.6.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !939
  store i64 %_23.i, ptr %_5.sroa.7.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 40, !dbg !939
  store i64 %_26.sroa.0.2.i, ptr %_5.sroa.8.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !939
  store i64 %_30.i, ptr %_5.sroa.9.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 56, !dbg !939
  store i64 %_34.i, ptr %_5.sroa.10.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !939
  store i64 %_38.i, ptr %_5.sroa.11.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 72, !dbg !939
  store i64 %_44.i, ptr %_5.sroa.12.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 80, !dbg !939
  store i64 %_50.i, ptr %_5.sroa.13.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 88, !dbg !939
  store i64 %_56.i, ptr %_5.sroa.14.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 96, !dbg !939
  store i64 %_60.i, ptr %_5.sroa.15.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.16.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 104, !dbg !939
  store i64 %_66.i, ptr %_5.sroa.16.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.17.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 112, !dbg !939
  store i64 %_71.sroa.0.0.i, ptr %_5.sroa.17.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.18.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 120, !dbg !939
  store i64 %_73.i, ptr %_5.sroa.18.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 128, !dbg !939
  store i64 %_76.i, ptr %_5.sroa.19.0._10.sroa_idx, align 8, !dbg !939
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 136, !dbg !939
  store i64 %_83.i, ptr %_5.sroa.20.0._10.sroa_idx, align 8, !dbg !939
  ret void, !dbg !940
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @shorts(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !941 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !942
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !947
  %_12 = mul i32 %_13, %_14, !dbg !944
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !950
  %_11 = add i32 %_12, %_15, !dbg !953
  %t = zext i32 %_11 to i64, !dbg !953
  %_7 = getelementptr inbounds nuw i16, ptr %a, i64 %t, !dbg !954
  %_6 = load i16, ptr %_7, align 2, !dbg !958, !noundef !14
  %_9 = getelementptr inbounds nuw i16, ptr %b, i64 %t, !dbg !959
  %_8 = load i16, ptr %_9, align 2, !dbg !961, !noundef !14
  %_95.0.i = add i16 %_8, %_6, !dbg !962
  %_95.1.i = icmp ult i16 %_95.0.i, %_6, !dbg !962
  br i1 %_95.1.i, label %bb22.i, label %bb25.i, !dbg !968, !prof !61

bb22.i:                                           ; preds = %start
  br label %bb25.i, !dbg !971

bb25.i:                                           ; preds = %bb22.i, %start
  %_39.sroa.0.0.i = phi i16 [ 1, %bb22.i ], [ %_95.0.i, %start ], !dbg !974
  %0 = icmp eq i16 %_8, 0, !dbg !975
  br i1 %0, label %bb52.i, label %bb51.i, !dbg !975, !prof !61

bb51.i:                                           ; preds = %bb25.i
  %_118.i = udiv i16 %_6, %_8, !dbg !979
  br label %bb52.i, !dbg !980

bb52.i:                                           ; preds = %bb51.i, %bb25.i
  %_61.sroa.0.0.i = phi i16 [ %_118.i, %bb51.i ], [ 7, %bb25.i ], !dbg !982
  br i1 %0, label %bb58.i, label %bb53.i, !dbg !983, !prof !61

bb53.i:                                           ; preds = %bb52.i
  %1 = icmp eq i16 %_6, -32768, !dbg !987
  %2 = icmp eq i16 %_8, -1
  %or.cond.i = and i1 %1, %2, !dbg !987
  br i1 %or.cond.i, label %bb58.i, label %bb57.i, !dbg !987, !prof !83

bb57.i:                                           ; preds = %bb53.i
  %_120.i = srem i16 %_6, %_8, !dbg !988
  br label %bb58.i, !dbg !989

bb58.i:                                           ; preds = %bb57.i, %bb53.i, %bb52.i
  %_64.sroa.0.0.i = phi i16 [ %_120.i, %bb57.i ], [ 8, %bb53.i ], [ 8, %bb52.i ], !dbg !992
  %_2.i.i = icmp ult i16 %_6, 256, !dbg !993
  br i1 %_2.i.i, label %bb5.i.i, label %bb2.i.i, !dbg !993

bb2.i.i:                                          ; preds = %bb58.i
  %3 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_6, i1 true), !dbg !997
  %4 = and i16 %3, 14, !dbg !999
  %5 = shl i16 %_6, %4, !dbg !1000
  %n1.i.i.i = lshr i16 %5, 8, !dbg !1001
  %_6.i.i.i = zext nneg i16 %n1.i.i.i to i64, !dbg !1003
  %6 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_6.i.i.i, !dbg !1004
  %s2.i.i.i = load i8, ptr %6, align 1, !dbg !1004, !noalias !1005, !noundef !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 1, !dbg !1008
  %r.i.i.i = load i8, ptr %7, align 1, !dbg !1008, !noalias !1005, !noundef !14
  %_8.i.i.i = icmp ne i16 %n1.i.i.i, 0, !dbg !1009
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !1010
  %_15.i.i.i = zext i8 %s2.i.i.i to i16, !dbg !1012
  %denominator.i.i.i = shl nuw nsw i16 %_15.i.i.i, 1, !dbg !1013
  %_12.i.i.i = zext i8 %r.i.i.i to i16, !dbg !1014
  %_11.i.i.i = shl nuw nsw i16 %_12.i.i.i, 4, !dbg !1015
  %lo.i.i.i = lshr i16 %5, 4, !dbg !1016
  %_13.i.i.i = and i16 %lo.i.i.i, 15, !dbg !1016
  %numerator.i.i.i = or disjoint i16 %_11.i.i.i, %_13.i.i.i, !dbg !1015
  %q.i.i.i = udiv i16 %numerator.i.i.i, %denominator.i.i.i, !dbg !1017
  %_19.i.i.i = shl i8 %s2.i.i.i, 4, !dbg !1018
  %_18.i.i.i = zext i8 %_19.i.i.i to i16, !dbg !1019
  %8 = add nuw nsw i16 %q.i.i.i, %_18.i.i.i, !dbg !1020
  %9 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %8, i16 %8), !dbg !1021
  %_22.0.i.i.i = extractvalue { i16, i1 } %9, 0, !dbg !1021
  %_22.1.i.i.i = extractvalue { i16, i1 } %9, 1, !dbg !1021
  %_25.i.i.i = icmp ugt i16 %_22.0.i.i.i, %5
  %or.cond.i.i.i = or i1 %_22.1.i.i.i, %_25.i.i.i, !dbg !1023
  %10 = sext i1 %or.cond.i.i.i to i16, !dbg !1023
  %s.sroa.0.0.i.i.i = add nsw i16 %8, %10, !dbg !1023
  %11 = lshr i16 %3, 1, !dbg !1024
  %12 = lshr i16 %s.sroa.0.0.i.i.i, %11, !dbg !1025
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts.exit, !dbg !1026

bb5.i.i:                                          ; preds = %bb58.i
  %_5.i.i = zext nneg i16 %_6 to i64, !dbg !1027
  %13 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_5.i.i, !dbg !1028
  %_4.i.i = load i8, ptr %13, align 1, !dbg !1028, !noalias !1005, !noundef !14
  %14 = zext i8 %_4.i.i to i16, !dbg !1030
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts.exit, !dbg !1026

_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts.exit: ; preds = %bb2.i.i, %bb5.i.i
  %_0.sroa.0.0.i.i = phi i16 [ %14, %bb5.i.i ], [ %12, %bb2.i.i ], !dbg !1031
  %_89.i = icmp ult i16 %_8, %_6, !dbg !1032
  %15 = xor i16 %_8, %_6
  %16 = icmp slt i16 %_8, %_6, !dbg !1038
  %17 = xor i1 %16, %_89.i, !dbg !1045
  %_26.sroa.0.2.i = select i1 %17, i16 %15, i16 0, !dbg !1045
  %_31.sroa.0.2.i = tail call i16 @llvm.umin.i16(i16 %_8, i16 %_6), !dbg !1045
  %spec.select28.i = tail call i16 @llvm.smin.i16(i16 %_8, i16 %_6), !dbg !1046
  %_131.i = zext i16 %_6 to i32, !dbg !1047
  %_13.i = zext i16 %_8 to i32, !dbg !1050
  %_130.i = add nuw nsw i32 %_13.i, %_131.i, !dbg !1051
  %_12925.i = lshr i32 %_130.i, 1, !dbg !1052
  %_74.i = trunc nuw i32 %_12925.i to i16, !dbg !1053
  %18 = tail call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %_6), !dbg !1054
  %19 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_6, i1 false), !dbg !1057
  %narrow.i = add nuw nsw i16 %18, %19, !dbg !1060
  %20 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %_6, i1 false), !dbg !1061
  %narrow24.i = add nuw nsw i16 %narrow.i, %20, !dbg !1064
  %21 = tail call noundef i16 @llvm.fshl.i16(i16 %_6, i16 %_6, i16 %_8), !dbg !1065
  %22 = tail call noundef i16 @llvm.fshl.i16(i16 %_6, i16 %_6, i16 13), !dbg !1070
  %_11.i = xor i16 %21, %22, !dbg !1075
  %23 = tail call i16 @llvm.uadd.sat.i16(i16 %_6, i16 %_8), !dbg !1076
  %24 = tail call i16 @llvm.sadd.sat.i16(i16 %_6, i16 %_8), !dbg !1079
  %_15.i = xor i16 %23, %24, !dbg !1082
  %25 = tail call i16 @llvm.usub.sat.i16(i16 %_6, i16 %_8), !dbg !1083
  %26 = tail call i16 @llvm.ssub.sat.i16(i16 %_6, i16 %_8), !dbg !1086
  %_19.i = xor i16 %25, %26, !dbg !1082
  %27 = tail call i16 @llvm.bswap.i16(i16 %_6), !dbg !1089
  %28 = tail call i16 @llvm.bitreverse.i16(i16 %_8), !dbg !1092
  %_23.i = xor i16 %28, %27, !dbg !1095
  %_30.i = xor i16 %_31.sroa.0.2.i, %spec.select28.i, !dbg !1082
  %_36.sroa.0.0.i = tail call i16 @llvm.abs.i16(i16 %_6, i1 false), !dbg !1096
  %_92.sroa.0.0.i = tail call i16 @llvm.abs.i16(i16 %_8, i1 false), !dbg !1099
  %_34.i = xor i16 %_92.sroa.0.0.i, %_36.sroa.0.0.i, !dbg !1103
  %29 = tail call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1104
  %_100.1.i = extractvalue { i16, i1 } %29, 1, !dbg !1104
  %_42.sroa.0.0.i = select i1 %_100.1.i, i16 2, i16 %_95.0.i, !dbg !1109, !prof !61
  %_38.i = xor i16 %_39.sroa.0.0.i, %_42.sroa.0.0.i, !dbg !1082
  %_102.i = icmp ult i16 %_6, %_8, !dbg !1112
  %_103.i = sub i16 %_6, %_8, !dbg !1112
  %_45.sroa.0.0.i = select i1 %_102.i, i16 3, i16 %_103.i, !dbg !1112
  %30 = tail call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1115
  %_106.1.i = extractvalue { i16, i1 } %30, 1, !dbg !1115
  %_48.sroa.0.0.i = select i1 %_106.1.i, i16 4, i16 %_103.i, !dbg !1120, !prof !61
  %_44.i = xor i16 %_48.sroa.0.0.i, %_45.sroa.0.0.i, !dbg !1082
  %31 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1123
  %_110.1.i = extractvalue { i16, i1 } %31, 1, !dbg !1123
  %_110.0.i = extractvalue { i16, i1 } %31, 0, !dbg !1128
  %_51.sroa.0.0.i = select i1 %_110.1.i, i16 5, i16 %_110.0.i, !dbg !1128, !prof !61
  %32 = tail call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1131
  %_114.1.i = extractvalue { i16, i1 } %32, 1, !dbg !1131
  %_54.sroa.0.0.i = select i1 %_114.1.i, i16 6, i16 %_110.0.i, !dbg !1136, !prof !61
  %_50.i = xor i16 %_51.sroa.0.0.i, %_54.sroa.0.0.i, !dbg !1082
  %33 = sub nuw i16 %_8, %_6, !dbg !1139
  %_57.sroa.0.0.i = select i1 %_102.i, i16 %33, i16 %_103.i, !dbg !1139
  %_116.i = tail call i8 @llvm.scmp.i8.i16(i16 %_6, i16 0), !dbg !1142
  %_59.i = sext i8 %_116.i to i16, !dbg !1142
  %_56.i = xor i16 %_57.sroa.0.0.i, %_59.i, !dbg !1082
  %_60.i = xor i16 %_64.sroa.0.0.i, %_61.sroa.0.0.i, !dbg !1082
  %_122.i = icmp ult i16 %_8, 16, !dbg !1145
  %_123.i = shl i16 %_6, %_8, !dbg !1145
  %_67.sroa.0.0.i = select i1 %_122.i, i16 %_123.i, i16 9, !dbg !1145
  %_124.i = and i16 %_8, 15, !dbg !1148
  %_70.i = ashr i16 %_6, %_124.i, !dbg !1151
  %_66.i = xor i16 %_67.sroa.0.0.i, %_70.i, !dbg !1082
  %.not.i = icmp eq i16 %_6, 0, !dbg !1154
  %34 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %_6, i1 true), !dbg !1157
  %_71.sroa.0.0.i = select i1 %.not.i, i16 10, i16 %34, !dbg !1157
  %_132.i = icmp ult i16 %_0.sroa.0.0.i.i, 256, !dbg !1158
  tail call void @llvm.assume(i1 %_132.i), !dbg !1160
  %_73.i = xor i16 %_0.sroa.0.0.i.i, %_74.i, !dbg !1163
  %_78.i = tail call i8 @llvm.ucmp.i8.i16(i16 %_6, i16 %_8), !dbg !1164
  %_81.i = tail call i8 @llvm.scmp.i8.i16(i16 %_6, i16 %_8), !dbg !1168
  %_7626.i = xor i8 %_78.i, %_81.i, !dbg !1172
  %_76.i = sext i8 %_7626.i to i16, !dbg !1172
  %_13.i.i = mul i16 %_6, %_6, !dbg !1173
  %35 = mul i16 %_13.i.i, %_6, !dbg !1180
  %_87.i = icmp eq i16 %18, 1, !dbg !1182
  %_86.i = zext i1 %_87.i to i16, !dbg !1185
  %_84.i = xor i16 %35, %_86.i, !dbg !1189
  %r.i.i = srem i16 %_6, 13, !dbg !1190
  %_8.i.i = icmp slt i16 %r.i.i, 0, !dbg !1197
  %36 = add nsw i16 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i16 %36, i16 %r.i.i, !dbg !1197
  %_83.i = xor i16 %_84.i, %spec.select.i.i, !dbg !1082
  %_10 = getelementptr inbounds nuw [18 x i16], ptr %out, i64 %t, !dbg !1199
  store i16 %narrow24.i, ptr %_10, align 2, !dbg !1202
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 2, !dbg !1202
  store i16 %_11.i, ptr %_5.sroa.4.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 4, !dbg !1202
  store i16 %_15.i, ptr %_5.sroa.5.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 6, !dbg !1202
  store i16 %_19.i, ptr %_5.sroa.6.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1202
  store i16 %_23.i, ptr %_5.sroa.7.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 10, !dbg !1202
  store i16 %_26.sroa.0.2.i, ptr %_5.sroa.8.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 12, !dbg !1202
  store i16 %_30.i, ptr %_5.sroa.9.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 14, !dbg !1202
  store i16 %_34.i, ptr %_5.sroa.10.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !1202
  store i16 %_38.i, ptr %_5.sroa.11.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 18, !dbg !1202
  store i16 %_44.i, ptr %_5.sroa.12.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 20, !dbg !1202
  store i16 %_50.i, ptr %_5.sroa.13.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 22, !dbg !1202
  store i16 %_56.i, ptr %_5.sroa.14.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !1202
  store i16 %_60.i, ptr %_5.sroa.15.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.16.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 26, !dbg !1202
  store i16 %_66.i, ptr %_5.sroa.16.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.17.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 28, !dbg !1202
  store i16 %_71.sroa.0.0.i, ptr %_5.sroa.17.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.18.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 30, !dbg !1202
  store i16 %_73.i, ptr %_5.sroa.18.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !1202
  store i16 %_76.i, ptr %_5.sroa.19.0._10.sroa_idx, align 2, !dbg !1202
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 34, !dbg !1202
  store i16 %_83.i, ptr %_5.sroa.20.0._10.sroa_idx, align 2, !dbg !1202
  ret void, !dbg !1203
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @words(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !1204 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1205
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1210
  %_12 = mul i32 %_13, %_14, !dbg !1207
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1213
  %_11 = add i32 %_12, %_15, !dbg !1216
  %t = zext i32 %_11 to i64, !dbg !1216
  %_7 = getelementptr inbounds nuw i32, ptr %a, i64 %t, !dbg !1217
  %_6 = load i32, ptr %_7, align 4, !dbg !1221, !noundef !14
  %_9 = getelementptr inbounds nuw i32, ptr %b, i64 %t, !dbg !1222
  %_8 = load i32, ptr %_9, align 4, !dbg !1224, !noundef !14
  %_93.0.i = add i32 %_8, %_6, !dbg !1225
  %_93.1.i = icmp ult i32 %_93.0.i, %_6, !dbg !1225
  br i1 %_93.1.i, label %bb22.i, label %bb25.i, !dbg !1231, !prof !61

bb22.i:                                           ; preds = %start
  br label %bb25.i, !dbg !1234

bb25.i:                                           ; preds = %bb22.i, %start
  %_37.sroa.0.0.i = phi i32 [ 1, %bb22.i ], [ %_93.0.i, %start ], !dbg !1237
  %0 = icmp eq i32 %_8, 0, !dbg !1238
  br i1 %0, label %bb52.i, label %bb51.i, !dbg !1238, !prof !61

bb51.i:                                           ; preds = %bb25.i
  %_116.i = udiv i32 %_6, %_8, !dbg !1242
  br label %bb52.i, !dbg !1243

bb52.i:                                           ; preds = %bb51.i, %bb25.i
  %_59.sroa.0.0.i = phi i32 [ %_116.i, %bb51.i ], [ 7, %bb25.i ], !dbg !1245
  br i1 %0, label %bb58.i, label %bb53.i, !dbg !1246, !prof !61

bb53.i:                                           ; preds = %bb52.i
  %1 = icmp eq i32 %_6, -2147483648, !dbg !1249
  %2 = icmp eq i32 %_8, -1
  %or.cond.i = and i1 %1, %2, !dbg !1249
  br i1 %or.cond.i, label %bb58.i, label %bb57.i, !dbg !1249, !prof !83

bb57.i:                                           ; preds = %bb53.i
  %_118.i = srem i32 %_6, %_8, !dbg !1250
  br label %bb58.i, !dbg !1251

bb58.i:                                           ; preds = %bb57.i, %bb53.i, %bb52.i
  %_62.sroa.0.0.i = phi i32 [ %_118.i, %bb57.i ], [ 8, %bb53.i ], [ 8, %bb52.i ], !dbg !1254
  %_128.i = zext i32 %_6 to i64, !dbg !1255
  %_2.i.i = icmp ult i32 %_6, 65536, !dbg !1258
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i, !dbg !1258

bb3.i.i:                                          ; preds = %bb58.i
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_6, i1 true), !dbg !1262
  %normalization_shift.i.i = and i32 %3, 30, !dbg !1264
  %4 = shl i32 %_6, %normalization_shift.i.i, !dbg !1265
  %n2.i.i.i = lshr i32 %4, 24, !dbg !1266
  %_6.i.i.i = zext nneg i32 %n2.i.i.i to i64, !dbg !1268
  %5 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_6.i.i.i, !dbg !1269
  %s3.i.i.i = load i8, ptr %5, align 1, !dbg !1269, !noalias !1270, !noundef !14
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 1, !dbg !1273
  %r4.i.i.i = load i8, ptr %6, align 1, !dbg !1273, !noalias !1270, !noundef !14
  %_8.i.i.i = icmp ne i32 %n2.i.i.i, 0, !dbg !1274
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !1275
  %_17.i.i.i = zext i8 %s3.i.i.i to i16, !dbg !1277
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1, !dbg !1278
  %_14.i.i.i = zext i8 %r4.i.i.i to i16, !dbg !1279
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4, !dbg !1280
  %_10.i.i.i = lshr i32 %4, 16, !dbg !1281
  %n5.i.i.i = trunc nuw i32 %_10.i.i.i to i16, !dbg !1282
  %lo.i.i.i = lshr i16 %n5.i.i.i, 4, !dbg !1283
  %_15.i.i.i = and i16 %lo.i.i.i, 15, !dbg !1283
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i, !dbg !1280
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i, !dbg !1284
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i, !dbg !1284
  %7 = mul i16 %q.i.i.i, %denominator.i.i.i, !dbg !1285
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %7, !dbg !1285
  %_23.i.i.i = shl i8 %s3.i.i.i, 4, !dbg !1286
  %_22.i.i.i = zext i8 %_23.i.i.i to i16, !dbg !1287
  %8 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i, !dbg !1288
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4, !dbg !1289
  %_29.i.i.i = and i16 %n5.i.i.i, 15, !dbg !1290
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i, !dbg !1291
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i, !dbg !1292
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i, !dbg !1293
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i, !dbg !1293
  %_33.i.i.i = shl nuw nsw i16 %8, 1, !dbg !1295
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1, !dbg !1295
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0, !dbg !1295
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i, !dbg !1295
  %9 = sext i1 %_26.1.i.i.i to i16, !dbg !1295
  %s1.sroa.0.0.i.i.i = add nsw i16 %8, %9, !dbg !1295
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i, 0, !dbg !1296
  tail call void @llvm.assume(i1 %_35.i.i.i), !dbg !1297
  %_43.i.i.i = zext i16 %s1.sroa.0.0.i.i.i to i32, !dbg !1299
  %denominator9.i.i.i = shl nuw nsw i32 %_43.i.i.i, 1, !dbg !1300
  %_40.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32, !dbg !1301
  %_39.i.i.i = shl nuw nsw i32 %_40.i.i.i, 8, !dbg !1302
  %lo7.i.i.i = lshr i32 %4, 8, !dbg !1303
  %_41.i.i.i = and i32 %lo7.i.i.i, 255, !dbg !1303
  %numerator8.i.i.i = or disjoint i32 %_39.i.i.i, %_41.i.i.i, !dbg !1302
  %q11.i.i.i = udiv i32 %numerator8.i.i.i, %denominator9.i.i.i, !dbg !1304
  %_47.i.i.i = shl i16 %s1.sroa.0.0.i.i.i, 8, !dbg !1305
  %_46.i.i.i = zext i16 %_47.i.i.i to i32, !dbg !1306
  %10 = add nuw nsw i32 %q11.i.i.i, %_46.i.i.i, !dbg !1307
  %11 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %10, i32 %10), !dbg !1308
  %_50.0.i.i.i = extractvalue { i32, i1 } %11, 0, !dbg !1308
  %_50.1.i.i.i = extractvalue { i32, i1 } %11, 1, !dbg !1308
  %_53.i.i.i = icmp ugt i32 %_50.0.i.i.i, %4
  %or.cond.i.i.i = or i1 %_50.1.i.i.i, %_53.i.i.i, !dbg !1310
  %12 = sext i1 %or.cond.i.i.i to i32, !dbg !1310
  %s.sroa.0.0.i.i.i = add nsw i32 %10, %12, !dbg !1310
  %denormalization_shift.i.i = lshr i32 %3, 1, !dbg !1311
  %13 = lshr i32 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i, !dbg !1312
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words.exit, !dbg !1313

bb1.i.i:                                          ; preds = %bb58.i
  %_2.i.i.i = icmp samesign ult i32 %_6, 256, !dbg !1314
  br i1 %_2.i.i.i, label %bb5.i.i.i, label %bb2.i.i.i, !dbg !1314

bb2.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i32 %_6 to i16, !dbg !1316
  %14 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i, i1 true), !dbg !1317
  %15 = and i16 %14, 14, !dbg !1319
  %16 = shl i16 %_5.i.i, %15, !dbg !1320
  %n1.i.i.i.i = lshr i16 %16, 8, !dbg !1321
  %_6.i.i.i.i = zext nneg i16 %n1.i.i.i.i to i64, !dbg !1323
  %17 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_6.i.i.i.i, !dbg !1324
  %s2.i.i.i.i = load i8, ptr %17, align 1, !dbg !1324, !noalias !1270, !noundef !14
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 1, !dbg !1325
  %r.i.i.i.i = load i8, ptr %18, align 1, !dbg !1325, !noalias !1270, !noundef !14
  %_8.i.i.i.i = icmp ne i16 %n1.i.i.i.i, 0, !dbg !1326
  tail call void @llvm.assume(i1 %_8.i.i.i.i), !dbg !1327
  %_15.i.i.i.i = zext i8 %s2.i.i.i.i to i16, !dbg !1329
  %denominator.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i, 1, !dbg !1330
  %_12.i.i.i.i = zext i8 %r.i.i.i.i to i16, !dbg !1331
  %_11.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i, 4, !dbg !1332
  %lo.i.i.i.i = lshr i16 %16, 4, !dbg !1333
  %_13.i.i.i.i = and i16 %lo.i.i.i.i, 15, !dbg !1333
  %numerator.i.i.i.i = or disjoint i16 %_11.i.i.i.i, %_13.i.i.i.i, !dbg !1332
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i, %denominator.i.i.i.i, !dbg !1334
  %_19.i.i.i.i = shl i8 %s2.i.i.i.i, 4, !dbg !1335
  %_18.i.i.i.i = zext i8 %_19.i.i.i.i to i16, !dbg !1336
  %19 = add nuw nsw i16 %q.i.i.i.i, %_18.i.i.i.i, !dbg !1337
  %20 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %19, i16 %19), !dbg !1338
  %_22.0.i.i.i.i = extractvalue { i16, i1 } %20, 0, !dbg !1338
  %_22.1.i.i.i.i = extractvalue { i16, i1 } %20, 1, !dbg !1338
  %_25.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i, %16
  %or.cond.i.i.i.i = or i1 %_22.1.i.i.i.i, %_25.i.i.i.i, !dbg !1340
  %21 = sext i1 %or.cond.i.i.i.i to i16, !dbg !1340
  %s.sroa.0.0.i.i.i.i = add nsw i16 %19, %21, !dbg !1340
  %22 = lshr i16 %14, 1, !dbg !1341
  %23 = lshr i16 %s.sroa.0.0.i.i.i.i, %22, !dbg !1342
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i, !dbg !1343

bb5.i.i.i:                                        ; preds = %bb1.i.i
  %24 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.891d501dbece5fd0305903cca0b87f1d.0, i64 %_128.i, !dbg !1344
  %_4.i.i.i = load i8, ptr %24, align 1, !dbg !1344, !noalias !1270, !noundef !14
  %25 = zext i8 %_4.i.i.i to i16, !dbg !1346
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i, !dbg !1343

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i: ; preds = %bb5.i.i.i, %bb2.i.i.i
  %_0.sroa.0.0.i.i.i = phi i16 [ %25, %bb5.i.i.i ], [ %23, %bb2.i.i.i ], !dbg !1347
  %26 = zext i16 %_0.sroa.0.0.i.i.i to i32, !dbg !1348
  br label %_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words.exit, !dbg !1313

_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words.exit: ; preds = %bb3.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i
  %_0.sroa.0.0.i.i = phi i32 [ %26, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i ], [ %13, %bb3.i.i ], !dbg !1349
  %_87.i = icmp ult i32 %_8, %_6, !dbg !1350
  %27 = xor i32 %_8, %_6
  %28 = icmp slt i32 %_8, %_6, !dbg !1356
  %29 = xor i1 %28, %_87.i, !dbg !1363
  %_24.sroa.0.2.i = select i1 %29, i32 %27, i32 0, !dbg !1363
  %_29.sroa.0.2.i = tail call i32 @llvm.umin.i32(i32 %_8, i32 %_6), !dbg !1363
  %spec.select26.i = tail call i32 @llvm.smin.i32(i32 %_8, i32 %_6), !dbg !1364
  %_129.i = zext i32 %_8 to i64, !dbg !1365
  %_127.i = add nuw nsw i64 %_129.i, %_128.i, !dbg !1366
  %_12623.i = lshr i64 %_127.i, 1, !dbg !1367
  %_72.i = trunc nuw i64 %_12623.i to i32, !dbg !1368
  %30 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %_6), !dbg !1369
  %31 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_6, i1 false), !dbg !1372
  %_6.i = add nuw nsw i32 %30, %31, !dbg !1375
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %_6, i1 false), !dbg !1376
  %_5.i = add nuw nsw i32 %_6.i, %32, !dbg !1379
  %33 = tail call noundef i32 @llvm.fshl.i32(i32 %_6, i32 %_6, i32 %_8), !dbg !1380
  %34 = tail call noundef i32 @llvm.fshl.i32(i32 %_6, i32 %_6, i32 29), !dbg !1385
  %_10.i = xor i32 %33, %34, !dbg !1390
  %35 = tail call i32 @llvm.uadd.sat.i32(i32 %_6, i32 %_8), !dbg !1391
  %36 = tail call i32 @llvm.sadd.sat.i32(i32 %_6, i32 %_8), !dbg !1394
  %_13.i = xor i32 %35, %36, !dbg !1397
  %37 = tail call i32 @llvm.usub.sat.i32(i32 %_6, i32 %_8), !dbg !1398
  %38 = tail call i32 @llvm.ssub.sat.i32(i32 %_6, i32 %_8), !dbg !1401
  %_17.i = xor i32 %37, %38, !dbg !1397
  %39 = tail call i32 @llvm.bswap.i32(i32 %_6), !dbg !1404
  %40 = tail call i32 @llvm.bitreverse.i32(i32 %_8), !dbg !1407
  %_21.i = xor i32 %40, %39, !dbg !1410
  %_28.i = xor i32 %_29.sroa.0.2.i, %spec.select26.i, !dbg !1397
  %_34.sroa.0.0.i = tail call i32 @llvm.abs.i32(i32 %_6, i1 false), !dbg !1411
  %_90.sroa.0.0.i = tail call i32 @llvm.abs.i32(i32 %_8, i1 false), !dbg !1414
  %_32.i = xor i32 %_90.sroa.0.0.i, %_34.sroa.0.0.i, !dbg !1418
  %41 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1419
  %_98.1.i = extractvalue { i32, i1 } %41, 1, !dbg !1419
  %_40.sroa.0.0.i = select i1 %_98.1.i, i32 2, i32 %_93.0.i, !dbg !1424, !prof !61
  %_36.i = xor i32 %_37.sroa.0.0.i, %_40.sroa.0.0.i, !dbg !1397
  %_100.i = icmp ult i32 %_6, %_8, !dbg !1427
  %_101.i = sub i32 %_6, %_8, !dbg !1427
  %_43.sroa.0.0.i = select i1 %_100.i, i32 3, i32 %_101.i, !dbg !1427
  %42 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1430
  %_104.1.i = extractvalue { i32, i1 } %42, 1, !dbg !1430
  %_46.sroa.0.0.i = select i1 %_104.1.i, i32 4, i32 %_101.i, !dbg !1435, !prof !61
  %_42.i = xor i32 %_46.sroa.0.0.i, %_43.sroa.0.0.i, !dbg !1397
  %43 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1438
  %_108.1.i = extractvalue { i32, i1 } %43, 1, !dbg !1438
  %_108.0.i = extractvalue { i32, i1 } %43, 0, !dbg !1443
  %_49.sroa.0.0.i = select i1 %_108.1.i, i32 5, i32 %_108.0.i, !dbg !1443, !prof !61
  %44 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1446
  %_112.1.i = extractvalue { i32, i1 } %44, 1, !dbg !1446
  %_52.sroa.0.0.i = select i1 %_112.1.i, i32 6, i32 %_108.0.i, !dbg !1451, !prof !61
  %_48.i = xor i32 %_49.sroa.0.0.i, %_52.sroa.0.0.i, !dbg !1397
  %45 = sub nuw i32 %_8, %_6, !dbg !1454
  %_55.sroa.0.0.i = select i1 %_100.i, i32 %45, i32 %_101.i, !dbg !1454
  %_114.i = tail call i8 @llvm.scmp.i8.i32(i32 %_6, i32 0), !dbg !1457
  %_57.i = sext i8 %_114.i to i32, !dbg !1457
  %_54.i = xor i32 %_55.sroa.0.0.i, %_57.i, !dbg !1397
  %_58.i = xor i32 %_62.sroa.0.0.i, %_59.sroa.0.0.i, !dbg !1397
  %_120.i = icmp ult i32 %_8, 32, !dbg !1460
  %_121.i = shl i32 %_6, %_8, !dbg !1460
  %_65.sroa.0.0.i = select i1 %_120.i, i32 %_121.i, i32 9, !dbg !1460
  %_122.i = and i32 %_8, 31, !dbg !1463
  %_68.i = ashr i32 %_6, %_122.i, !dbg !1466
  %_64.i = xor i32 %_65.sroa.0.0.i, %_68.i, !dbg !1397
  %.not.i = icmp eq i32 %_6, 0, !dbg !1469
  %46 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %_6, i1 true), !dbg !1472
  %_69.sroa.0.0.i = select i1 %.not.i, i32 10, i32 %46, !dbg !1472
  %_130.i = icmp ult i32 %_0.sroa.0.0.i.i, 65536, !dbg !1473
  tail call void @llvm.assume(i1 %_130.i), !dbg !1475
  %_71.i = xor i32 %_0.sroa.0.0.i.i, %_72.i, !dbg !1478
  %_76.i = tail call i8 @llvm.ucmp.i8.i32(i32 %_6, i32 %_8), !dbg !1479
  %_79.i = tail call i8 @llvm.scmp.i8.i32(i32 %_6, i32 %_8), !dbg !1483
  %_7424.i = xor i8 %_76.i, %_79.i, !dbg !1487
  %_74.i = sext i8 %_7424.i to i32, !dbg !1487
  %_13.i.i = mul i32 %_6, %_6, !dbg !1488
  %47 = mul i32 %_13.i.i, %_6, !dbg !1495
  %_85.i = icmp eq i32 %30, 1, !dbg !1497
  %_84.i = zext i1 %_85.i to i32, !dbg !1500
  %_82.i = xor i32 %47, %_84.i, !dbg !1504
  %r.i.i = srem i32 %_6, 13, !dbg !1505
  %_8.i.i = icmp slt i32 %r.i.i, 0, !dbg !1512
  %48 = add nsw i32 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i32 %48, i32 %r.i.i, !dbg !1512
  %_81.i = xor i32 %_82.i, %spec.select.i.i, !dbg !1397
  %_10 = getelementptr inbounds nuw [18 x i32], ptr %out, i64 %t, !dbg !1514
  store i32 %_5.i, ptr %_10, align 4, !dbg !1517
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 4, !dbg !1517
  store i32 %_10.i, ptr %_5.sroa.4.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1517
  store i32 %_13.i, ptr %_5.sroa.5.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 12, !dbg !1517
  store i32 %_17.i, ptr %_5.sroa.6.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !1517
  store i32 %_21.i, ptr %_5.sroa.7.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 20, !dbg !1517
  store i32 %_24.sroa.0.2.i, ptr %_5.sroa.8.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !1517
  store i32 %_28.i, ptr %_5.sroa.9.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 28, !dbg !1517
  store i32 %_32.i, ptr %_5.sroa.10.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !1517
  store i32 %_36.i, ptr %_5.sroa.11.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 36, !dbg !1517
  store i32 %_42.i, ptr %_5.sroa.12.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 40, !dbg !1517
  store i32 %_48.i, ptr %_5.sroa.13.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 44, !dbg !1517
  store i32 %_54.i, ptr %_5.sroa.14.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !1517
  store i32 %_58.i, ptr %_5.sroa.15.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.16.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 52, !dbg !1517
  store i32 %_64.i, ptr %_5.sroa.16.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.17.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 56, !dbg !1517
  store i32 %_69.sroa.0.0.i, ptr %_5.sroa.17.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.18.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 60, !dbg !1517
  store i32 %_71.i, ptr %_5.sroa.18.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !1517
  store i32 %_74.i, ptr %_5.sroa.19.0._10.sroa_idx, align 4, !dbg !1517
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 68, !dbg !1517
  store i32 %_81.i, ptr %_5.sroa.20.0._10.sroa_idx, align 4, !dbg !1517
  ret void, !dbg !1518
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshr.i8(i8, i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshr.i16(i16, i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctlz.i8(i8, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.cttz.i8(i8, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sadd.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.usub.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.cttz.i16(i16, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.uadd.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.usub.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bitreverse.i16(i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.abs.i16(i16, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/bit_tricks.rs/@/bit_tricks.66e740e7c81b365b-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "bytes", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/bit_tricks.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "bc7e8658da7390f5062a7faa264a1983")
!12 = !DINamespace(name: "bit_tricks", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 83, column: 5, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!18 = !DINamespace(name: "nvptx", scope: !19)
!19 = !DINamespace(name: "core_arch", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 11, column: 15, scope: !22, inlinedAt: !25)
!22 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!23 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!24 = !DINamespace(name: "corpus", scope: null)
!25 = !DILocation(line: 14, column: 21, scope: !10)
!26 = !DILocation(line: 62, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 125, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 16, column: 55, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 14, column: 13)
!41 = !DILocation(line: 16, column: 52, scope: !40)
!42 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !43)
!43 = !DILocation(line: 16, column: 66, scope: !40)
!44 = !DILocation(line: 16, column: 63, scope: !40)
!45 = !DILocation(line: 769, column: 37, scope: !46, inlinedAt: !50)
!46 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_add", scope: !48, file: !47, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!47 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!48 = !DINamespace(name: "{impl#6}", scope: !49)
!49 = !DINamespace(name: "num", scope: !20)
!50 = distinct !DILocation(line: 16, column: 19, scope: !51, inlinedAt: !55)
!51 = distinct !DILexicalBlock(scope: !53, file: !52, line: 6, column: 13)
!52 = !DIFile(filename: "kernels/../shared/integers.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6d5e3ad3dac03798142d8548cbc69c59")
!53 = distinct !DISubprogram(name: "bytes", linkageName: "_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DINamespace(name: "integers", scope: !12)
!55 = distinct !DILocation(line: 16, column: 46, scope: !40)
!56 = !DILocation(line: 457, column: 8, scope: !57, inlinedAt: !60)
!57 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !59, file: !58, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!58 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!59 = !DINamespace(name: "intrinsics", scope: !20)
!60 = distinct !DILocation(line: 769, column: 16, scope: !46, inlinedAt: !50)
!61 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!62 = !DILocation(line: 1044, column: 21, scope: !63, inlinedAt: !67)
!63 = distinct !DISubprogram(name: "unwrap_or<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionhE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!64 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!65 = !DINamespace(name: "Option", scope: !66)
!66 = !DINamespace(name: "option", scope: !20)
!67 = distinct !DILocation(line: 16, column: 34, scope: !51, inlinedAt: !55)
!68 = !DILocation(line: 0, scope: !63, inlinedAt: !67)
!69 = !DILocation(line: 457, column: 8, scope: !57, inlinedAt: !70)
!70 = distinct !DILocation(line: 1251, column: 16, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_div", scope: !48, file: !47, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!72 = distinct !DILocation(line: 20, column: 19, scope: !51, inlinedAt: !55)
!73 = !DILocation(line: 1256, column: 31, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 1046, column: 5, scope: !63, inlinedAt: !75)
!75 = distinct !DILocation(line: 20, column: 34, scope: !51, inlinedAt: !55)
!76 = !DILocation(line: 0, scope: !63, inlinedAt: !75)
!77 = !DILocation(line: 1135, column: 37, scope: !78, inlinedAt: !81)
!78 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_rem", scope: !80, file: !79, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!80 = !DINamespace(name: "{impl#0}", scope: !49)
!81 = distinct !DILocation(line: 20, column: 51, scope: !51, inlinedAt: !55)
!82 = !DILocation(line: 1135, column: 50, scope: !78, inlinedAt: !81)
!83 = !{!"branch_weights", i32 1, i32 4001}
!84 = !DILocation(line: 1139, column: 31, scope: !78, inlinedAt: !81)
!85 = !DILocation(line: 1046, column: 5, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "unwrap_or<i8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionaE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = distinct !DILocation(line: 20, column: 66, scope: !51, inlinedAt: !55)
!88 = !DILocation(line: 0, scope: !86, inlinedAt: !87)
!89 = !DILocation(line: 1916, column: 50, scope: !90, inlinedAt: !95)
!90 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsW_NtNtCs2TNzTbj2aEP_4core3cmp5implshNtB7_10PartialOrd2lt", scope: !92, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!91 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!92 = !DINamespace(name: "{impl#60}", scope: !93)
!93 = !DINamespace(name: "impls", scope: !94)
!94 = !DINamespace(name: "cmp", scope: !20)
!95 = distinct !DILocation(line: 1037, column: 12, scope: !96, inlinedAt: !98)
!96 = distinct !DISubprogram(name: "max<u8>", linkageName: "_RNvYhNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = !DINamespace(name: "Ord", scope: !94)
!98 = distinct !DILocation(line: 13, column: 19, scope: !51, inlinedAt: !55)
!99 = !DILocation(line: 1916, column: 50, scope: !100, inlinedAt: !102)
!100 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core3cmp5implsaNtB8_10PartialOrd2lt", scope: !101, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = !DINamespace(name: "{impl#72}", scope: !93)
!102 = distinct !DILocation(line: 1037, column: 12, scope: !103, inlinedAt: !105)
!103 = !DILexicalBlockFile(scope: !104, file: !91, discriminator: 2)
!104 = distinct !DISubprogram(name: "max<i8>", linkageName: "_RNvYaNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = distinct !DILocation(line: 13, column: 30, scope: !51, inlinedAt: !55)
!106 = !DILocation(line: 1037, column: 12, scope: !96, inlinedAt: !98)
!107 = !DILocation(line: 1037, column: 12, scope: !104, inlinedAt: !105)
!108 = !DILocation(line: 3018, column: 17, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh8abs_diff", scope: !48, file: !47, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = distinct !DILocation(line: 19, column: 19, scope: !51, inlinedAt: !55)
!111 = !DILocation(line: 9, column: 31, scope: !51, inlinedAt: !55)
!112 = !DILocation(line: 2137, column: 13, scope: !113, inlinedAt: !115)
!113 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_sub", scope: !114, file: !79, line: 2136, type: !13, scopeLine: 2136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!114 = !DINamespace(name: "{impl#2}", scope: !49)
!115 = distinct !DILocation(line: 3018, column: 31, scope: !109, inlinedAt: !110)
!116 = !DILocation(line: 2398, column: 17, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_abs", scope: !114, file: !79, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!118 = distinct !DILocation(line: 2422, column: 19, scope: !119, inlinedAt: !121)
!119 = !DILexicalBlockFile(scope: !120, file: !79, discriminator: 2)
!120 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12unsigned_abs", scope: !114, file: !79, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!121 = distinct !DILocation(line: 3018, column: 58, scope: !109, inlinedAt: !110)
!122 = !DILocation(line: 2711, column: 26, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa15overflowing_mul", scope: !80, file: !79, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!124 = distinct !DILocation(line: 804, column: 31, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_mul", scope: !80, file: !79, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = distinct !DILocation(line: 18, column: 51, scope: !51, inlinedAt: !55)
!127 = !DILocation(line: 457, column: 8, scope: !57, inlinedAt: !128)
!128 = distinct !DILocation(line: 805, column: 16, scope: !129, inlinedAt: !126)
!129 = distinct !DILexicalBlock(scope: !125, file: !79, line: 804, column: 13)
!130 = !DILocation(line: 3051, column: 26, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh15overflowing_mul", scope: !48, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!132 = distinct !DILocation(line: 1161, column: 31, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_mul", scope: !48, file: !47, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!134 = distinct !DILocation(line: 18, column: 19, scope: !51, inlinedAt: !55)
!135 = !DILocation(line: 457, column: 8, scope: !57, inlinedAt: !136)
!136 = distinct !DILocation(line: 1162, column: 16, scope: !137, inlinedAt: !134)
!137 = distinct !DILexicalBlock(scope: !133, file: !47, line: 1161, column: 13)
!138 = !DILocation(line: 2605, column: 26, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa15overflowing_sub", scope: !80, file: !79, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!140 = distinct !DILocation(line: 664, column: 31, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_sub", scope: !80, file: !79, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!142 = distinct !DILocation(line: 17, column: 51, scope: !51, inlinedAt: !55)
!143 = !DILocation(line: 457, column: 8, scope: !57, inlinedAt: !144)
!144 = distinct !DILocation(line: 665, column: 16, scope: !145, inlinedAt: !142)
!145 = distinct !DILexicalBlock(scope: !141, file: !79, line: 664, column: 13)
!146 = !DILocation(line: 923, column: 16, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_sub", scope: !48, file: !47, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!148 = distinct !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !55)
!149 = !DILocation(line: 2499, column: 26, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa15overflowing_add", scope: !80, file: !79, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!151 = distinct !DILocation(line: 524, column: 31, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_add", scope: !80, file: !79, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = distinct !DILocation(line: 16, column: 51, scope: !51, inlinedAt: !55)
!154 = !DILocation(line: 457, column: 8, scope: !57, inlinedAt: !155)
!155 = distinct !DILocation(line: 525, column: 16, scope: !156, inlinedAt: !153)
!156 = distinct !DILexicalBlock(scope: !152, file: !79, line: 524, column: 13)
!157 = !DILocation(line: 2398, column: 17, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa12wrapping_abs", scope: !80, file: !79, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = distinct !DILocation(line: 2422, column: 19, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa12unsigned_abs", scope: !80, file: !79, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!161 = distinct !DILocation(line: 15, column: 44, scope: !51, inlinedAt: !55)
!162 = !DILocation(line: 2398, column: 17, scope: !158, inlinedAt: !163)
!163 = distinct !DILocation(line: 15, column: 19, scope: !51, inlinedAt: !55)
!164 = !DILocation(line: 2051, column: 14, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "rotate_right<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_righthECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!166 = distinct !DILocation(line: 415, column: 20, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12rotate_right", scope: !48, file: !47, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!168 = distinct !DILocation(line: 9, column: 45, scope: !51, inlinedAt: !55)
!169 = !DILocation(line: 2029, column: 14, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "rotate_left<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_lefthECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = distinct !DILocation(line: 386, column: 20, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11rotate_left", scope: !48, file: !47, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!173 = distinct !DILocation(line: 9, column: 19, scope: !51, inlinedAt: !55)
!174 = !DILocation(line: 1850, column: 16, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_shl", scope: !48, file: !47, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!176 = distinct !DILocation(line: 21, column: 19, scope: !51, inlinedAt: !55)
!177 = !DILocation(line: 1229, column: 15, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u8>, u8, bit_tricks::integers::bytes::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerohEE6map_orhNCNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes0EB1t_", scope: !65, file: !64, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!179 = distinct !DILocation(line: 22, column: 44, scope: !51, inlinedAt: !55)
!180 = !DILocation(line: 1229, column: 9, scope: !178, inlinedAt: !179)
!181 = !DILocation(line: 41, column: 29, scope: !182, inlinedAt: !185)
!182 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt2u8", scope: !184, file: !183, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!183 = !DIFile(filename: "src/num/int_sqrt.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0d9076284c413af2d9a4d0ba56f714de")
!184 = !DINamespace(name: "int_sqrt", scope: !49)
!185 = distinct !DILocation(line: 3544, column: 48, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh5isqrt", scope: !48, file: !47, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!187 = distinct !DILocation(line: 23, column: 35, scope: !51, inlinedAt: !55)
!188 = !DILocation(line: 214, column: 15, scope: !189, inlinedAt: !191)
!189 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh8midpoint", scope: !48, file: !190, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!190 = !DIFile(filename: "src/num/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "1db7404d1c8f3f7800b5a2176e16a3e4")
!191 = distinct !DILocation(line: 23, column: 19, scope: !51, inlinedAt: !55)
!192 = !DILocation(line: 214, column: 23, scope: !189, inlinedAt: !191)
!193 = !DILocation(line: 214, column: 14, scope: !189, inlinedAt: !191)
!194 = !DILocation(line: 214, column: 13, scope: !189, inlinedAt: !191)
!195 = !DILocation(line: 203, column: 52, scope: !189, inlinedAt: !191)
!196 = !DILocation(line: 2372, column: 36, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa12wrapping_shr", scope: !80, file: !79, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!198 = distinct !DILocation(line: 21, column: 58, scope: !51, inlinedAt: !55)
!199 = !DILocation(line: 1591, column: 17, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa13unchecked_shr", scope: !80, file: !79, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!201 = distinct !DILocation(line: 2372, column: 22, scope: !197, inlinedAt: !198)
!202 = !DILocation(line: 3679, column: 13, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa6signum", scope: !80, file: !79, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!204 = distinct !DILocation(line: 19, column: 35, scope: !51, inlinedAt: !55)
!205 = !DILocation(line: 615, column: 13, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12reverse_bits", scope: !48, file: !47, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!207 = distinct !DILocation(line: 12, column: 36, scope: !51, inlinedAt: !55)
!208 = !DILocation(line: 2345, column: 13, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh14saturating_sub", scope: !48, file: !47, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!210 = distinct !DILocation(line: 11, column: 19, scope: !51, inlinedAt: !55)
!211 = !DILocation(line: 1937, column: 13, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa14saturating_sub", scope: !80, file: !79, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!213 = distinct !DILocation(line: 11, column: 41, scope: !51, inlinedAt: !55)
!214 = !DILocation(line: 2301, column: 13, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh14saturating_add", scope: !48, file: !47, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!216 = distinct !DILocation(line: 10, column: 19, scope: !51, inlinedAt: !55)
!217 = !DILocation(line: 1895, column: 13, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa14saturating_add", scope: !80, file: !79, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!219 = distinct !DILocation(line: 10, column: 41, scope: !51, inlinedAt: !55)
!220 = !DILocation(line: 85, column: 20, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh10count_ones", scope: !48, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!222 = distinct !DILocation(line: 8, column: 20, scope: !51, inlinedAt: !55)
!223 = !DILocation(line: 154, column: 20, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh13leading_zeros", scope: !48, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!225 = distinct !DILocation(line: 8, column: 37, scope: !51, inlinedAt: !55)
!226 = !DILocation(line: 8, column: 18, scope: !51, inlinedAt: !55)
!227 = !DILocation(line: 178, column: 20, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh14trailing_zeros", scope: !48, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!229 = distinct !DILocation(line: 8, column: 57, scope: !51, inlinedAt: !55)
!230 = !DILocation(line: 41, column: 5, scope: !182, inlinedAt: !185)
!231 = !{!232}
!232 = distinct !{!232, !233, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes: %_0"}
!233 = distinct !{!233, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5bytes"}
!234 = !DILocation(line: 2011, column: 21, scope: !235, inlinedAt: !237)
!235 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXsX_NtNtCs2TNzTbj2aEP_4core3cmp5implshNtB7_3Ord3cmp", scope: !236, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!236 = !DINamespace(name: "{impl#61}", scope: !93)
!237 = distinct !DILocation(line: 24, column: 20, scope: !51, inlinedAt: !55)
!238 = !DILocation(line: 2011, column: 21, scope: !239, inlinedAt: !241)
!239 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs19_NtNtCs2TNzTbj2aEP_4core3cmp5implsaNtB8_3Ord3cmp", scope: !240, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!240 = !DINamespace(name: "{impl#73}", scope: !93)
!241 = distinct !DILocation(line: 24, column: 46, scope: !51, inlinedAt: !55)
!242 = !DILocation(line: 24, column: 17, scope: !51, inlinedAt: !55)
!243 = !DILocation(line: 2533, column: 13, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12wrapping_mul", scope: !48, file: !47, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!245 = distinct !DILocation(line: 2785, column: 33, scope: !246, inlinedAt: !249)
!246 = distinct !DILexicalBlock(scope: !247, file: !47, line: 2777, column: 13)
!247 = distinct !DILexicalBlock(scope: !248, file: !47, line: 2776, column: 13)
!248 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12wrapping_pow", scope: !48, file: !47, line: 2772, type: !13, scopeLine: 2772, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!249 = distinct !DILocation(line: 25, column: 19, scope: !51, inlinedAt: !55)
!250 = !DILocation(line: 2533, column: 13, scope: !244, inlinedAt: !251)
!251 = distinct !DILocation(line: 2791, column: 21, scope: !246, inlinedAt: !249)
!252 = !DILocation(line: 3762, column: 13, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh15is_power_of_two", scope: !48, file: !47, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!254 = distinct !DILocation(line: 25, column: 50, scope: !51, inlinedAt: !55)
!255 = !DILocation(line: 61, column: 17, scope: !256, inlinedAt: !261)
!256 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsO_NtNtCs2TNzTbj2aEP_4core7convert3numhINtB7_4FrombE4from", scope: !258, file: !257, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!257 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!258 = !DINamespace(name: "{impl#52}", scope: !259)
!259 = !DINamespace(name: "num", scope: !260)
!260 = !DINamespace(name: "convert", scope: !20)
!261 = distinct !DILocation(line: 25, column: 37, scope: !51, inlinedAt: !55)
!262 = !DILocation(line: 25, column: 17, scope: !51, inlinedAt: !55)
!263 = !DILocation(line: 3228, column: 21, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa10rem_euclid", scope: !80, file: !79, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!265 = distinct !DILocation(line: 2926, column: 23, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa22overflowing_rem_euclid", scope: !80, file: !79, line: 2922, type: !13, scopeLine: 2922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!267 = distinct !DILocation(line: 2276, column: 18, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa19wrapping_rem_euclid", scope: !80, file: !79, line: 2275, type: !13, scopeLine: 2275, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!269 = distinct !DILocation(line: 25, column: 73, scope: !51, inlinedAt: !55)
!270 = !DILocation(line: 3229, column: 16, scope: !271, inlinedAt: !265)
!271 = distinct !DILexicalBlock(scope: !264, file: !79, line: 3228, column: 13)
!272 = !DILocation(line: 5, column: 25, scope: !51, inlinedAt: !55)
!273 = !DILocation(line: 961, column: 18, scope: !274, inlinedAt: !278)
!274 = distinct !DISubprogram(name: "add<[u8; 18]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAhj12_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!275 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!276 = !DINamespace(name: "{impl#0}", scope: !277)
!277 = !DINamespace(name: "mut_ptr", scope: !38)
!278 = !DILocation(line: 16, column: 27, scope: !40)
!279 = !DILocation(line: 9, column: 17, scope: !51, inlinedAt: !55)
!280 = !DILocation(line: 8, column: 17, scope: !51, inlinedAt: !55)
!281 = !DILocation(line: 16, column: 22, scope: !40)
!282 = !DILocation(line: 12, column: 17, scope: !51, inlinedAt: !55)
!283 = !DILocation(line: 17, column: 10, scope: !10)
!284 = distinct !DISubprogram(name: "funnel_bytes", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!285 = !DILocation(line: 83, column: 5, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!287 = !DILocation(line: 11, column: 15, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!289 = !DILocation(line: 21, column: 21, scope: !284)
!290 = !DILocation(line: 62, column: 5, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!292 = !DILocation(line: 11, column: 39, scope: !288, inlinedAt: !289)
!293 = !DILocation(line: 125, column: 5, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!295 = !DILocation(line: 11, column: 63, scope: !288, inlinedAt: !289)
!296 = !DILocation(line: 11, column: 14, scope: !288, inlinedAt: !289)
!297 = !DILocation(line: 863, column: 18, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!299 = !DILocation(line: 24, column: 34, scope: !300)
!300 = distinct !DILexicalBlock(scope: !284, file: !11, line: 21, column: 13)
!301 = !DILocation(line: 24, column: 31, scope: !300)
!302 = !DILocation(line: 863, column: 18, scope: !298, inlinedAt: !303)
!303 = !DILocation(line: 24, column: 45, scope: !300)
!304 = !DILocation(line: 24, column: 42, scope: !300)
!305 = !DILocation(line: 450, column: 22, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh10funnel_shl", scope: !48, file: !47, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!307 = !DILocation(line: 26, column: 34, scope: !308)
!308 = distinct !DILexicalBlock(scope: !309, file: !11, line: 25, column: 17)
!309 = distinct !DILexicalBlock(scope: !300, file: !11, line: 24, column: 17)
!310 = !DILocation(line: 485, column: 22, scope: !311, inlinedAt: !312)
!311 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh10funnel_shr", scope: !48, file: !47, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!312 = !DILocation(line: 26, column: 54, scope: !308)
!313 = !DILocation(line: 26, column: 90, scope: !308)
!314 = !DILocation(line: 2829, column: 26, scope: !315, inlinedAt: !316)
!315 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh15overflowing_add", scope: !48, file: !47, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!316 = !DILocation(line: 2876, column: 32, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12carrying_add", scope: !48, file: !47, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!318 = !DILocation(line: 26, column: 74, scope: !308)
!319 = !DILocation(line: 37, column: 51, scope: !320, inlinedAt: !318)
!320 = distinct !DILexicalBlock(scope: !317, file: !47, line: 2876, column: 13)
!321 = !DILocation(line: 2829, column: 26, scope: !315, inlinedAt: !322)
!322 = !DILocation(line: 2877, column: 29, scope: !320, inlinedAt: !318)
!323 = !DILocation(line: 961, column: 18, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "add<[u8; 3]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAhj3_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!325 = !DILocation(line: 26, column: 22, scope: !308)
!326 = !DILocation(line: 26, column: 17, scope: !308)
!327 = !DILocation(line: 28, column: 10, scope: !284)
!328 = distinct !DISubprogram(name: "funnel_longs", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!329 = !DILocation(line: 83, column: 5, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!331 = !DILocation(line: 11, column: 15, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!333 = !DILocation(line: 21, column: 21, scope: !328)
!334 = !DILocation(line: 62, column: 5, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!336 = !DILocation(line: 11, column: 39, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 125, column: 5, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!339 = !DILocation(line: 11, column: 63, scope: !332, inlinedAt: !333)
!340 = !DILocation(line: 11, column: 14, scope: !332, inlinedAt: !333)
!341 = !DILocation(line: 863, column: 18, scope: !342, inlinedAt: !343)
!342 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!343 = !DILocation(line: 24, column: 34, scope: !344)
!344 = distinct !DILexicalBlock(scope: !328, file: !11, line: 21, column: 13)
!345 = !DILocation(line: 24, column: 31, scope: !344)
!346 = !DILocation(line: 25, column: 25, scope: !347)
!347 = distinct !DILexicalBlock(scope: !344, file: !11, line: 24, column: 17)
!348 = !DILocation(line: 863, column: 18, scope: !342, inlinedAt: !349)
!349 = !DILocation(line: 24, column: 45, scope: !344)
!350 = !DILocation(line: 24, column: 42, scope: !344)
!351 = !DILocation(line: 450, column: 22, scope: !352, inlinedAt: !354)
!352 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10funnel_shl", scope: !353, file: !47, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!353 = !DINamespace(name: "{impl#9}", scope: !49)
!354 = !DILocation(line: 26, column: 34, scope: !355)
!355 = distinct !DILexicalBlock(scope: !347, file: !11, line: 25, column: 17)
!356 = !DILocation(line: 485, column: 22, scope: !357, inlinedAt: !358)
!357 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10funnel_shr", scope: !353, file: !47, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!358 = !DILocation(line: 26, column: 54, scope: !355)
!359 = !DILocation(line: 26, column: 90, scope: !355)
!360 = !DILocation(line: 2829, column: 26, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15overflowing_add", scope: !353, file: !47, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!362 = !DILocation(line: 2876, column: 32, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12carrying_add", scope: !353, file: !47, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!364 = !DILocation(line: 26, column: 74, scope: !355)
!365 = !DILocation(line: 37, column: 51, scope: !366, inlinedAt: !364)
!366 = distinct !DILexicalBlock(scope: !363, file: !47, line: 2876, column: 13)
!367 = !DILocation(line: 2829, column: 26, scope: !361, inlinedAt: !368)
!368 = !DILocation(line: 2877, column: 29, scope: !366, inlinedAt: !364)
!369 = !DILocation(line: 961, column: 18, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "add<[u64; 3]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAyj3_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!371 = !DILocation(line: 26, column: 22, scope: !355)
!372 = !DILocation(line: 26, column: 17, scope: !355)
!373 = !DILocation(line: 28, column: 10, scope: !328)
!374 = distinct !DISubprogram(name: "funnel_shorts", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!375 = !DILocation(line: 83, column: 5, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!377 = !DILocation(line: 11, column: 15, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!379 = !DILocation(line: 21, column: 21, scope: !374)
!380 = !DILocation(line: 62, column: 5, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!382 = !DILocation(line: 11, column: 39, scope: !378, inlinedAt: !379)
!383 = !DILocation(line: 125, column: 5, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!385 = !DILocation(line: 11, column: 63, scope: !378, inlinedAt: !379)
!386 = !DILocation(line: 11, column: 14, scope: !378, inlinedAt: !379)
!387 = !DILocation(line: 863, column: 18, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPt3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!389 = !DILocation(line: 24, column: 34, scope: !390)
!390 = distinct !DILexicalBlock(scope: !374, file: !11, line: 21, column: 13)
!391 = !DILocation(line: 24, column: 31, scope: !390)
!392 = !DILocation(line: 25, column: 25, scope: !393)
!393 = distinct !DILexicalBlock(scope: !390, file: !11, line: 24, column: 17)
!394 = !DILocation(line: 863, column: 18, scope: !388, inlinedAt: !395)
!395 = !DILocation(line: 24, column: 45, scope: !390)
!396 = !DILocation(line: 24, column: 42, scope: !390)
!397 = !DILocation(line: 450, column: 22, scope: !398, inlinedAt: !400)
!398 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10funnel_shl", scope: !399, file: !47, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!399 = !DINamespace(name: "{impl#7}", scope: !49)
!400 = !DILocation(line: 26, column: 34, scope: !401)
!401 = distinct !DILexicalBlock(scope: !393, file: !11, line: 25, column: 17)
!402 = !DILocation(line: 485, column: 22, scope: !403, inlinedAt: !404)
!403 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10funnel_shr", scope: !399, file: !47, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!404 = !DILocation(line: 26, column: 54, scope: !401)
!405 = !DILocation(line: 26, column: 90, scope: !401)
!406 = !DILocation(line: 2829, column: 26, scope: !407, inlinedAt: !408)
!407 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_add", scope: !399, file: !47, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!408 = !DILocation(line: 2876, column: 32, scope: !409, inlinedAt: !410)
!409 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12carrying_add", scope: !399, file: !47, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!410 = !DILocation(line: 26, column: 74, scope: !401)
!411 = !DILocation(line: 37, column: 51, scope: !412, inlinedAt: !410)
!412 = distinct !DILexicalBlock(scope: !409, file: !47, line: 2876, column: 13)
!413 = !DILocation(line: 2829, column: 26, scope: !407, inlinedAt: !414)
!414 = !DILocation(line: 2877, column: 29, scope: !412, inlinedAt: !410)
!415 = !DILocation(line: 961, column: 18, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "add<[u16; 3]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAtj3_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!417 = !DILocation(line: 26, column: 22, scope: !401)
!418 = !DILocation(line: 26, column: 17, scope: !401)
!419 = !DILocation(line: 28, column: 10, scope: !374)
!420 = distinct !DISubprogram(name: "funnel_words", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!421 = !DILocation(line: 83, column: 5, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!423 = !DILocation(line: 11, column: 15, scope: !424, inlinedAt: !425)
!424 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!425 = !DILocation(line: 21, column: 21, scope: !420)
!426 = !DILocation(line: 62, column: 5, scope: !427, inlinedAt: !428)
!427 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!428 = !DILocation(line: 11, column: 39, scope: !424, inlinedAt: !425)
!429 = !DILocation(line: 125, column: 5, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!431 = !DILocation(line: 11, column: 63, scope: !424, inlinedAt: !425)
!432 = !DILocation(line: 11, column: 14, scope: !424, inlinedAt: !425)
!433 = !DILocation(line: 863, column: 18, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!435 = !DILocation(line: 24, column: 34, scope: !436)
!436 = distinct !DILexicalBlock(scope: !420, file: !11, line: 21, column: 13)
!437 = !DILocation(line: 24, column: 31, scope: !436)
!438 = !DILocation(line: 25, column: 25, scope: !439)
!439 = distinct !DILexicalBlock(scope: !436, file: !11, line: 24, column: 17)
!440 = !DILocation(line: 863, column: 18, scope: !434, inlinedAt: !441)
!441 = !DILocation(line: 24, column: 45, scope: !436)
!442 = !DILocation(line: 24, column: 42, scope: !436)
!443 = !DILocation(line: 450, column: 22, scope: !444, inlinedAt: !446)
!444 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10funnel_shl", scope: !445, file: !47, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!445 = !DINamespace(name: "{impl#8}", scope: !49)
!446 = !DILocation(line: 26, column: 34, scope: !447)
!447 = distinct !DILexicalBlock(scope: !439, file: !11, line: 25, column: 17)
!448 = !DILocation(line: 485, column: 22, scope: !449, inlinedAt: !450)
!449 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10funnel_shr", scope: !445, file: !47, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!450 = !DILocation(line: 26, column: 54, scope: !447)
!451 = !DILocation(line: 26, column: 90, scope: !447)
!452 = !DILocation(line: 2829, column: 26, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_add", scope: !445, file: !47, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!454 = !DILocation(line: 2876, column: 32, scope: !455, inlinedAt: !456)
!455 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12carrying_add", scope: !445, file: !47, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!456 = !DILocation(line: 26, column: 74, scope: !447)
!457 = !DILocation(line: 37, column: 51, scope: !458, inlinedAt: !456)
!458 = distinct !DILexicalBlock(scope: !455, file: !47, line: 2876, column: 13)
!459 = !DILocation(line: 2829, column: 26, scope: !453, inlinedAt: !460)
!460 = !DILocation(line: 2877, column: 29, scope: !458, inlinedAt: !456)
!461 = !DILocation(line: 961, column: 18, scope: !462, inlinedAt: !463)
!462 = distinct !DISubprogram(name: "add<[u32; 3]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAmj3_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!463 = !DILocation(line: 26, column: 22, scope: !447)
!464 = !DILocation(line: 26, column: 17, scope: !447)
!465 = !DILocation(line: 28, column: 10, scope: !420)
!466 = distinct !DISubprogram(name: "longs", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!467 = !DILocation(line: 83, column: 5, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!469 = !DILocation(line: 11, column: 15, scope: !470, inlinedAt: !471)
!470 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!471 = !DILocation(line: 14, column: 21, scope: !466)
!472 = !DILocation(line: 62, column: 5, scope: !473, inlinedAt: !474)
!473 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!474 = !DILocation(line: 11, column: 39, scope: !470, inlinedAt: !471)
!475 = !DILocation(line: 125, column: 5, scope: !476, inlinedAt: !477)
!476 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!477 = !DILocation(line: 11, column: 63, scope: !470, inlinedAt: !471)
!478 = !DILocation(line: 11, column: 14, scope: !470, inlinedAt: !471)
!479 = !DILocation(line: 863, column: 18, scope: !480, inlinedAt: !481)
!480 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!481 = !DILocation(line: 16, column: 55, scope: !482)
!482 = distinct !DILexicalBlock(scope: !466, file: !11, line: 14, column: 13)
!483 = !DILocation(line: 16, column: 52, scope: !482)
!484 = !DILocation(line: 863, column: 18, scope: !480, inlinedAt: !485)
!485 = !DILocation(line: 16, column: 66, scope: !482)
!486 = !DILocation(line: 16, column: 63, scope: !482)
!487 = !DILocation(line: 769, column: 37, scope: !488, inlinedAt: !489)
!488 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_add", scope: !353, file: !47, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!489 = distinct !DILocation(line: 16, column: 19, scope: !490, inlinedAt: !492)
!490 = distinct !DILexicalBlock(scope: !491, file: !52, line: 6, column: 13)
!491 = distinct !DISubprogram(name: "longs", linkageName: "_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!492 = distinct !DILocation(line: 16, column: 46, scope: !482)
!493 = !DILocation(line: 457, column: 8, scope: !494, inlinedAt: !495)
!494 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !59, file: !58, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!495 = distinct !DILocation(line: 769, column: 16, scope: !488, inlinedAt: !489)
!496 = !DILocation(line: 1044, column: 21, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "unwrap_or<u64>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionyE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!498 = distinct !DILocation(line: 16, column: 34, scope: !490, inlinedAt: !492)
!499 = !DILocation(line: 0, scope: !497, inlinedAt: !498)
!500 = !DILocation(line: 457, column: 8, scope: !494, inlinedAt: !501)
!501 = distinct !DILocation(line: 1251, column: 16, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_div", scope: !353, file: !47, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!503 = distinct !DILocation(line: 20, column: 19, scope: !490, inlinedAt: !492)
!504 = !DILocation(line: 1256, column: 31, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 1046, column: 5, scope: !497, inlinedAt: !506)
!506 = distinct !DILocation(line: 20, column: 34, scope: !490, inlinedAt: !492)
!507 = !DILocation(line: 0, scope: !497, inlinedAt: !506)
!508 = !DILocation(line: 1135, column: 37, scope: !509, inlinedAt: !511)
!509 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_rem", scope: !510, file: !79, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!510 = !DINamespace(name: "{impl#3}", scope: !49)
!511 = distinct !DILocation(line: 20, column: 51, scope: !490, inlinedAt: !492)
!512 = !DILocation(line: 1135, column: 50, scope: !509, inlinedAt: !511)
!513 = !DILocation(line: 1139, column: 31, scope: !509, inlinedAt: !511)
!514 = !DILocation(line: 1046, column: 5, scope: !515, inlinedAt: !516)
!515 = distinct !DISubprogram(name: "unwrap_or<i64>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionxE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!516 = distinct !DILocation(line: 20, column: 66, scope: !490, inlinedAt: !492)
!517 = !DILocation(line: 0, scope: !515, inlinedAt: !516)
!518 = !DILocation(line: 87, column: 16, scope: !519, inlinedAt: !520)
!519 = distinct !DISubprogram(name: "u64", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u64", scope: !184, file: !183, line: 86, type: !13, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!520 = distinct !DILocation(line: 3544, column: 48, scope: !521, inlinedAt: !522)
!521 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy5isqrt", scope: !353, file: !47, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!522 = distinct !DILocation(line: 23, column: 35, scope: !490, inlinedAt: !492)
!523 = !DILocation(line: 154, column: 20, scope: !524, inlinedAt: !525)
!524 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy13leading_zeros", scope: !353, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!525 = distinct !DILocation(line: 121, column: 45, scope: !519, inlinedAt: !520)
!526 = !DILocation(line: 122, column: 17, scope: !527, inlinedAt: !520)
!527 = distinct !DILexicalBlock(scope: !519, file: !183, line: 121, column: 17)
!528 = !DILocation(line: 143, column: 17, scope: !529, inlinedAt: !530)
!529 = distinct !DISubprogram(name: "u64_stages", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt10u64_stages", scope: !184, file: !183, line: 283, type: !13, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!530 = distinct !DILocation(line: 124, column: 25, scope: !527, inlinedAt: !520)
!531 = !DILocation(line: 145, column: 14, scope: !532, inlinedAt: !530)
!532 = distinct !DILexicalBlock(scope: !529, file: !183, line: 143, column: 9)
!533 = !{!534}
!534 = distinct !{!534, !535, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs: %_0"}
!535 = distinct !{!535, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs"}
!536 = !DILocation(line: 145, column: 17, scope: !532, inlinedAt: !530)
!537 = !DILocation(line: 164, column: 48, scope: !538, inlinedAt: !530)
!538 = distinct !DILexicalBlock(scope: !532, file: !183, line: 145, column: 9)
!539 = !DILocation(line: 210, column: 9, scope: !540, inlinedAt: !543)
!540 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !542, file: !541, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!541 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!542 = !DINamespace(name: "hint", scope: !20)
!543 = distinct !DILocation(line: 164, column: 18, scope: !538, inlinedAt: !530)
!544 = !DILocation(line: 178, column: 48, scope: !545, inlinedAt: !530)
!545 = distinct !DILexicalBlock(scope: !546, file: !183, line: 187, column: 9)
!546 = distinct !DILexicalBlock(scope: !547, file: !183, line: 186, column: 9)
!547 = distinct !DILexicalBlock(scope: !548, file: !183, line: 179, column: 9)
!548 = distinct !DILexicalBlock(scope: !529, file: !183, line: 284, column: 5)
!549 = !DILocation(line: 188, column: 27, scope: !545, inlinedAt: !530)
!550 = !DILocation(line: 178, column: 48, scope: !546, inlinedAt: !530)
!551 = !DILocation(line: 187, column: 25, scope: !546, inlinedAt: !530)
!552 = !DILocation(line: 179, column: 17, scope: !548, inlinedAt: !530)
!553 = !DILocation(line: 178, column: 48, scope: !548, inlinedAt: !530)
!554 = !DILocation(line: 187, column: 57, scope: !546, inlinedAt: !530)
!555 = !DILocation(line: 189, column: 17, scope: !556, inlinedAt: !530)
!556 = distinct !DILexicalBlock(scope: !545, file: !183, line: 188, column: 9)
!557 = !DILocation(line: 190, column: 17, scope: !558, inlinedAt: !530)
!558 = distinct !DILexicalBlock(scope: !556, file: !183, line: 189, column: 9)
!559 = !DILocation(line: 192, column: 21, scope: !560, inlinedAt: !530)
!560 = distinct !DILexicalBlock(scope: !558, file: !183, line: 190, column: 9)
!561 = !DILocation(line: 178, column: 48, scope: !560, inlinedAt: !530)
!562 = !DILocation(line: 192, column: 45, scope: !560, inlinedAt: !530)
!563 = !DILocation(line: 194, column: 14, scope: !564, inlinedAt: !530)
!564 = distinct !DILexicalBlock(scope: !560, file: !183, line: 192, column: 9)
!565 = !DILocation(line: 194, column: 36, scope: !564, inlinedAt: !530)
!566 = !DILocation(line: 194, column: 13, scope: !564, inlinedAt: !530)
!567 = !DILocation(line: 194, column: 82, scope: !564, inlinedAt: !530)
!568 = !DILocation(line: 2928, column: 26, scope: !569, inlinedAt: !570)
!569 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_sub", scope: !399, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!570 = distinct !DILocation(line: 194, column: 66, scope: !564, inlinedAt: !530)
!571 = !DILocation(line: 195, column: 12, scope: !572, inlinedAt: !530)
!572 = distinct !DILexicalBlock(scope: !564, file: !183, line: 193, column: 9)
!573 = !DILocation(line: 178, column: 48, scope: !574, inlinedAt: !530)
!574 = distinct !DILexicalBlock(scope: !575, file: !183, line: 187, column: 9)
!575 = distinct !DILexicalBlock(scope: !576, file: !183, line: 186, column: 9)
!576 = distinct !DILexicalBlock(scope: !577, file: !183, line: 179, column: 9)
!577 = distinct !DILexicalBlock(scope: !548, file: !183, line: 285, column: 5)
!578 = !DILocation(line: 219, column: 48, scope: !572, inlinedAt: !530)
!579 = !DILocation(line: 210, column: 9, scope: !540, inlinedAt: !580)
!580 = distinct !DILocation(line: 219, column: 18, scope: !572, inlinedAt: !530)
!581 = !DILocation(line: 188, column: 27, scope: !574, inlinedAt: !530)
!582 = !DILocation(line: 178, column: 48, scope: !575, inlinedAt: !530)
!583 = !DILocation(line: 187, column: 25, scope: !575, inlinedAt: !530)
!584 = !DILocation(line: 179, column: 17, scope: !577, inlinedAt: !530)
!585 = !DILocation(line: 178, column: 48, scope: !577, inlinedAt: !530)
!586 = !DILocation(line: 187, column: 57, scope: !575, inlinedAt: !530)
!587 = !DILocation(line: 189, column: 17, scope: !588, inlinedAt: !530)
!588 = distinct !DILexicalBlock(scope: !574, file: !183, line: 188, column: 9)
!589 = !DILocation(line: 190, column: 17, scope: !590, inlinedAt: !530)
!590 = distinct !DILexicalBlock(scope: !588, file: !183, line: 189, column: 9)
!591 = !DILocation(line: 192, column: 21, scope: !592, inlinedAt: !530)
!592 = distinct !DILexicalBlock(scope: !590, file: !183, line: 190, column: 9)
!593 = !DILocation(line: 178, column: 48, scope: !592, inlinedAt: !530)
!594 = !DILocation(line: 192, column: 45, scope: !592, inlinedAt: !530)
!595 = !DILocation(line: 194, column: 14, scope: !596, inlinedAt: !530)
!596 = distinct !DILexicalBlock(scope: !592, file: !183, line: 192, column: 9)
!597 = !DILocation(line: 194, column: 36, scope: !596, inlinedAt: !530)
!598 = !DILocation(line: 194, column: 13, scope: !596, inlinedAt: !530)
!599 = !DILocation(line: 194, column: 82, scope: !596, inlinedAt: !530)
!600 = !DILocation(line: 2928, column: 26, scope: !601, inlinedAt: !602)
!601 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_sub", scope: !445, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!602 = distinct !DILocation(line: 194, column: 66, scope: !603, inlinedAt: !530)
!603 = !DILexicalBlockFile(scope: !596, file: !183, discriminator: 2)
!604 = !DILocation(line: 195, column: 12, scope: !605, inlinedAt: !530)
!605 = distinct !DILexicalBlock(scope: !596, file: !183, line: 193, column: 9)
!606 = !DILocation(line: 219, column: 48, scope: !605, inlinedAt: !530)
!607 = !DILocation(line: 210, column: 9, scope: !540, inlinedAt: !608)
!608 = distinct !DILocation(line: 219, column: 18, scope: !609, inlinedAt: !530)
!609 = !DILexicalBlockFile(scope: !605, file: !183, discriminator: 2)
!610 = !DILocation(line: 233, column: 33, scope: !611, inlinedAt: !530)
!611 = distinct !DILexicalBlock(scope: !612, file: !183, line: 238, column: 9)
!612 = distinct !DILexicalBlock(scope: !613, file: !183, line: 237, column: 9)
!613 = distinct !DILexicalBlock(scope: !577, file: !183, line: 286, column: 5)
!614 = !DILocation(line: 239, column: 27, scope: !611, inlinedAt: !530)
!615 = !DILocation(line: 233, column: 33, scope: !612, inlinedAt: !530)
!616 = !DILocation(line: 238, column: 25, scope: !612, inlinedAt: !530)
!617 = !DILocation(line: 238, column: 57, scope: !612, inlinedAt: !530)
!618 = !DILocation(line: 241, column: 17, scope: !619, inlinedAt: !530)
!619 = distinct !DILexicalBlock(scope: !611, file: !183, line: 239, column: 9)
!620 = !DILocation(line: 242, column: 21, scope: !621, inlinedAt: !530)
!621 = distinct !DILexicalBlock(scope: !619, file: !183, line: 241, column: 9)
!622 = !DILocation(line: 233, column: 33, scope: !621, inlinedAt: !530)
!623 = !DILocation(line: 242, column: 45, scope: !621, inlinedAt: !530)
!624 = !DILocation(line: 3051, column: 26, scope: !625, inlinedAt: !626)
!625 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15overflowing_mul", scope: !353, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!626 = distinct !DILocation(line: 243, column: 39, scope: !627, inlinedAt: !530)
!627 = distinct !DILexicalBlock(scope: !621, file: !183, line: 242, column: 9)
!628 = !DILocation(line: 244, column: 12, scope: !629, inlinedAt: !530)
!629 = distinct !DILexicalBlock(scope: !627, file: !183, line: 243, column: 9)
!630 = !DILocation(line: 126, column: 45, scope: !631, inlinedAt: !520)
!631 = distinct !DILexicalBlock(scope: !527, file: !183, line: 124, column: 17)
!632 = !DILocation(line: 127, column: 17, scope: !633, inlinedAt: !520)
!633 = distinct !DILexicalBlock(scope: !631, file: !183, line: 126, column: 17)
!634 = !DILocation(line: 87, column: 13, scope: !519, inlinedAt: !520)
!635 = !DILocation(line: 87, column: 16, scope: !636, inlinedAt: !637)
!636 = distinct !DISubprogram(name: "u32", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32", scope: !184, file: !183, line: 86, type: !13, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!637 = distinct !DILocation(line: 88, column: 17, scope: !519, inlinedAt: !520)
!638 = !DILocation(line: 88, column: 28, scope: !519, inlinedAt: !520)
!639 = !DILocation(line: 154, column: 20, scope: !640, inlinedAt: !641)
!640 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm13leading_zeros", scope: !445, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!641 = distinct !DILocation(line: 121, column: 45, scope: !636, inlinedAt: !637)
!642 = !DILocation(line: 121, column: 43, scope: !636, inlinedAt: !637)
!643 = !DILocation(line: 122, column: 17, scope: !644, inlinedAt: !637)
!644 = distinct !DILexicalBlock(scope: !636, file: !183, line: 121, column: 17)
!645 = !DILocation(line: 143, column: 17, scope: !646, inlinedAt: !647)
!646 = distinct !DISubprogram(name: "u32_stages", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt10u32_stages", scope: !184, file: !183, line: 270, type: !13, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!647 = distinct !DILocation(line: 124, column: 25, scope: !644, inlinedAt: !637)
!648 = !DILocation(line: 145, column: 46, scope: !649, inlinedAt: !647)
!649 = distinct !DILexicalBlock(scope: !646, file: !183, line: 143, column: 9)
!650 = !DILocation(line: 145, column: 14, scope: !649, inlinedAt: !647)
!651 = !DILocation(line: 145, column: 17, scope: !649, inlinedAt: !647)
!652 = !DILocation(line: 164, column: 48, scope: !653, inlinedAt: !647)
!653 = distinct !DILexicalBlock(scope: !649, file: !183, line: 145, column: 9)
!654 = !DILocation(line: 210, column: 9, scope: !655, inlinedAt: !656)
!655 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !542, file: !541, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!656 = distinct !DILocation(line: 164, column: 18, scope: !653, inlinedAt: !647)
!657 = !DILocation(line: 178, column: 48, scope: !658, inlinedAt: !647)
!658 = distinct !DILexicalBlock(scope: !659, file: !183, line: 187, column: 9)
!659 = distinct !DILexicalBlock(scope: !660, file: !183, line: 186, column: 9)
!660 = distinct !DILexicalBlock(scope: !661, file: !183, line: 179, column: 9)
!661 = distinct !DILexicalBlock(scope: !646, file: !183, line: 271, column: 5)
!662 = !DILocation(line: 188, column: 27, scope: !658, inlinedAt: !647)
!663 = !DILocation(line: 178, column: 48, scope: !659, inlinedAt: !647)
!664 = !DILocation(line: 187, column: 25, scope: !659, inlinedAt: !647)
!665 = !DILocation(line: 179, column: 17, scope: !661, inlinedAt: !647)
!666 = !DILocation(line: 178, column: 48, scope: !661, inlinedAt: !647)
!667 = !DILocation(line: 187, column: 57, scope: !659, inlinedAt: !647)
!668 = !DILocation(line: 189, column: 17, scope: !669, inlinedAt: !647)
!669 = distinct !DILexicalBlock(scope: !658, file: !183, line: 188, column: 9)
!670 = !DILocation(line: 190, column: 17, scope: !671, inlinedAt: !647)
!671 = distinct !DILexicalBlock(scope: !669, file: !183, line: 189, column: 9)
!672 = !DILocation(line: 192, column: 21, scope: !673, inlinedAt: !647)
!673 = distinct !DILexicalBlock(scope: !671, file: !183, line: 190, column: 9)
!674 = !DILocation(line: 178, column: 48, scope: !673, inlinedAt: !647)
!675 = !DILocation(line: 192, column: 45, scope: !673, inlinedAt: !647)
!676 = !DILocation(line: 194, column: 14, scope: !677, inlinedAt: !647)
!677 = distinct !DILexicalBlock(scope: !673, file: !183, line: 192, column: 9)
!678 = !DILocation(line: 194, column: 36, scope: !677, inlinedAt: !647)
!679 = !DILocation(line: 194, column: 13, scope: !677, inlinedAt: !647)
!680 = !DILocation(line: 194, column: 82, scope: !677, inlinedAt: !647)
!681 = !DILocation(line: 2928, column: 26, scope: !682, inlinedAt: !683)
!682 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_sub", scope: !399, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!683 = distinct !DILocation(line: 194, column: 66, scope: !677, inlinedAt: !647)
!684 = !DILocation(line: 195, column: 12, scope: !685, inlinedAt: !647)
!685 = distinct !DILexicalBlock(scope: !677, file: !183, line: 193, column: 9)
!686 = !DILocation(line: 219, column: 48, scope: !685, inlinedAt: !647)
!687 = !DILocation(line: 210, column: 9, scope: !655, inlinedAt: !688)
!688 = distinct !DILocation(line: 219, column: 18, scope: !685, inlinedAt: !647)
!689 = !DILocation(line: 233, column: 33, scope: !690, inlinedAt: !647)
!690 = distinct !DILexicalBlock(scope: !691, file: !183, line: 238, column: 9)
!691 = distinct !DILexicalBlock(scope: !692, file: !183, line: 237, column: 9)
!692 = distinct !DILexicalBlock(scope: !661, file: !183, line: 272, column: 5)
!693 = !DILocation(line: 239, column: 27, scope: !690, inlinedAt: !647)
!694 = !DILocation(line: 233, column: 33, scope: !691, inlinedAt: !647)
!695 = !DILocation(line: 238, column: 25, scope: !691, inlinedAt: !647)
!696 = !DILocation(line: 238, column: 57, scope: !691, inlinedAt: !647)
!697 = !DILocation(line: 241, column: 17, scope: !698, inlinedAt: !647)
!698 = distinct !DILexicalBlock(scope: !690, file: !183, line: 239, column: 9)
!699 = !DILocation(line: 242, column: 21, scope: !700, inlinedAt: !647)
!700 = distinct !DILexicalBlock(scope: !698, file: !183, line: 241, column: 9)
!701 = !DILocation(line: 233, column: 33, scope: !700, inlinedAt: !647)
!702 = !DILocation(line: 242, column: 45, scope: !700, inlinedAt: !647)
!703 = !DILocation(line: 3051, column: 26, scope: !704, inlinedAt: !705)
!704 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_mul", scope: !445, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!705 = distinct !DILocation(line: 243, column: 39, scope: !706, inlinedAt: !647)
!706 = distinct !DILexicalBlock(scope: !700, file: !183, line: 242, column: 9)
!707 = !DILocation(line: 244, column: 12, scope: !708, inlinedAt: !647)
!708 = distinct !DILexicalBlock(scope: !706, file: !183, line: 243, column: 9)
!709 = !DILocation(line: 126, column: 45, scope: !710, inlinedAt: !637)
!710 = distinct !DILexicalBlock(scope: !644, file: !183, line: 124, column: 17)
!711 = !DILocation(line: 127, column: 17, scope: !712, inlinedAt: !637)
!712 = distinct !DILexicalBlock(scope: !710, file: !183, line: 126, column: 17)
!713 = !DILocation(line: 87, column: 13, scope: !636, inlinedAt: !637)
!714 = !DILocation(line: 87, column: 16, scope: !715, inlinedAt: !716)
!715 = distinct !DISubprogram(name: "u16", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16", scope: !184, file: !183, line: 86, type: !13, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!716 = distinct !DILocation(line: 88, column: 17, scope: !636, inlinedAt: !637)
!717 = !DILocation(line: 88, column: 28, scope: !636, inlinedAt: !637)
!718 = !DILocation(line: 154, column: 20, scope: !719, inlinedAt: !720)
!719 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt13leading_zeros", scope: !399, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!720 = distinct !DILocation(line: 121, column: 45, scope: !715, inlinedAt: !716)
!721 = !DILocation(line: 121, column: 43, scope: !715, inlinedAt: !716)
!722 = !DILocation(line: 122, column: 17, scope: !723, inlinedAt: !716)
!723 = distinct !DILexicalBlock(scope: !715, file: !183, line: 121, column: 17)
!724 = !DILocation(line: 143, column: 17, scope: !725, inlinedAt: !726)
!725 = distinct !DISubprogram(name: "u16_stages", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt10u16_stages", scope: !184, file: !183, line: 258, type: !13, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!726 = distinct !DILocation(line: 124, column: 25, scope: !723, inlinedAt: !716)
!727 = !DILocation(line: 145, column: 46, scope: !728, inlinedAt: !726)
!728 = distinct !DILexicalBlock(scope: !725, file: !183, line: 143, column: 9)
!729 = !DILocation(line: 145, column: 14, scope: !728, inlinedAt: !726)
!730 = !DILocation(line: 145, column: 17, scope: !728, inlinedAt: !726)
!731 = !DILocation(line: 164, column: 48, scope: !732, inlinedAt: !726)
!732 = distinct !DILexicalBlock(scope: !728, file: !183, line: 145, column: 9)
!733 = !DILocation(line: 210, column: 9, scope: !734, inlinedAt: !735)
!734 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !542, file: !541, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!735 = distinct !DILocation(line: 164, column: 18, scope: !732, inlinedAt: !726)
!736 = !DILocation(line: 233, column: 33, scope: !737, inlinedAt: !726)
!737 = distinct !DILexicalBlock(scope: !738, file: !183, line: 238, column: 9)
!738 = distinct !DILexicalBlock(scope: !739, file: !183, line: 237, column: 9)
!739 = distinct !DILexicalBlock(scope: !725, file: !183, line: 259, column: 5)
!740 = !DILocation(line: 239, column: 27, scope: !737, inlinedAt: !726)
!741 = !DILocation(line: 233, column: 33, scope: !738, inlinedAt: !726)
!742 = !DILocation(line: 238, column: 25, scope: !738, inlinedAt: !726)
!743 = !DILocation(line: 238, column: 57, scope: !738, inlinedAt: !726)
!744 = !DILocation(line: 241, column: 17, scope: !745, inlinedAt: !726)
!745 = distinct !DILexicalBlock(scope: !737, file: !183, line: 239, column: 9)
!746 = !DILocation(line: 242, column: 21, scope: !747, inlinedAt: !726)
!747 = distinct !DILexicalBlock(scope: !745, file: !183, line: 241, column: 9)
!748 = !DILocation(line: 233, column: 33, scope: !747, inlinedAt: !726)
!749 = !DILocation(line: 242, column: 45, scope: !747, inlinedAt: !726)
!750 = !DILocation(line: 3051, column: 26, scope: !751, inlinedAt: !752)
!751 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_mul", scope: !399, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!752 = distinct !DILocation(line: 243, column: 39, scope: !753, inlinedAt: !726)
!753 = distinct !DILexicalBlock(scope: !747, file: !183, line: 242, column: 9)
!754 = !DILocation(line: 244, column: 12, scope: !755, inlinedAt: !726)
!755 = distinct !DILexicalBlock(scope: !753, file: !183, line: 243, column: 9)
!756 = !DILocation(line: 126, column: 45, scope: !757, inlinedAt: !716)
!757 = distinct !DILexicalBlock(scope: !723, file: !183, line: 124, column: 17)
!758 = !DILocation(line: 127, column: 17, scope: !759, inlinedAt: !716)
!759 = distinct !DILexicalBlock(scope: !757, file: !183, line: 126, column: 17)
!760 = !DILocation(line: 87, column: 13, scope: !715, inlinedAt: !716)
!761 = !DILocation(line: 41, column: 5, scope: !762, inlinedAt: !763)
!762 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt2u8", scope: !184, file: !183, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!763 = distinct !DILocation(line: 88, column: 17, scope: !715, inlinedAt: !716)
!764 = !DILocation(line: 88, column: 17, scope: !715, inlinedAt: !716)
!765 = !DILocation(line: 0, scope: !715, inlinedAt: !716)
!766 = !DILocation(line: 88, column: 17, scope: !636, inlinedAt: !637)
!767 = !DILocation(line: 0, scope: !636, inlinedAt: !637)
!768 = !DILocation(line: 88, column: 17, scope: !519, inlinedAt: !520)
!769 = !DILocation(line: 0, scope: !519, inlinedAt: !520)
!770 = !DILocation(line: 1916, column: 50, scope: !771, inlinedAt: !773)
!771 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs12_NtNtCs2TNzTbj2aEP_4core3cmp5implsyNtB8_10PartialOrd2lt", scope: !772, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!772 = !DINamespace(name: "{impl#66}", scope: !93)
!773 = distinct !DILocation(line: 1037, column: 12, scope: !774, inlinedAt: !775)
!774 = distinct !DISubprogram(name: "max<u64>", linkageName: "_RNvYyNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!775 = distinct !DILocation(line: 13, column: 19, scope: !490, inlinedAt: !492)
!776 = !DILocation(line: 1916, column: 50, scope: !777, inlinedAt: !779)
!777 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1e_NtNtCs2TNzTbj2aEP_4core3cmp5implsxNtB8_10PartialOrd2lt", scope: !778, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!778 = !DINamespace(name: "{impl#78}", scope: !93)
!779 = distinct !DILocation(line: 1037, column: 12, scope: !780, inlinedAt: !782)
!780 = !DILexicalBlockFile(scope: !781, file: !91, discriminator: 2)
!781 = distinct !DISubprogram(name: "max<i64>", linkageName: "_RNvYxNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!782 = distinct !DILocation(line: 13, column: 30, scope: !490, inlinedAt: !492)
!783 = !DILocation(line: 1037, column: 12, scope: !774, inlinedAt: !775)
!784 = !DILocation(line: 1037, column: 12, scope: !781, inlinedAt: !782)
!785 = !DILocation(line: 214, column: 15, scope: !786, inlinedAt: !787)
!786 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy8midpoint", scope: !353, file: !190, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!787 = distinct !DILocation(line: 23, column: 19, scope: !490, inlinedAt: !492)
!788 = !DILocation(line: 214, column: 23, scope: !786, inlinedAt: !787)
!789 = !DILocation(line: 214, column: 14, scope: !786, inlinedAt: !787)
!790 = !DILocation(line: 214, column: 13, scope: !786, inlinedAt: !787)
!791 = !DILocation(line: 203, column: 52, scope: !786, inlinedAt: !787)
!792 = !DILocation(line: 85, column: 20, scope: !793, inlinedAt: !794)
!793 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10count_ones", scope: !353, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!794 = distinct !DILocation(line: 8, column: 20, scope: !490, inlinedAt: !492)
!795 = !DILocation(line: 154, column: 20, scope: !796, inlinedAt: !797)
!796 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy13leading_zeros", scope: !353, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!797 = distinct !DILocation(line: 8, column: 37, scope: !490, inlinedAt: !492)
!798 = !DILocation(line: 8, column: 18, scope: !490, inlinedAt: !492)
!799 = !DILocation(line: 178, column: 20, scope: !800, inlinedAt: !801)
!800 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy14trailing_zeros", scope: !353, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!801 = distinct !DILocation(line: 8, column: 57, scope: !490, inlinedAt: !492)
!802 = !DILocation(line: 8, column: 17, scope: !490, inlinedAt: !492)
!803 = !DILocation(line: 2029, column: 14, scope: !804, inlinedAt: !805)
!804 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftyECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!805 = distinct !DILocation(line: 386, column: 20, scope: !806, inlinedAt: !807)
!806 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11rotate_left", scope: !353, file: !47, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!807 = distinct !DILocation(line: 9, column: 19, scope: !490, inlinedAt: !492)
!808 = !DILocation(line: 2051, column: 14, scope: !809, inlinedAt: !810)
!809 = distinct !DISubprogram(name: "rotate_right<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_rightyECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!810 = distinct !DILocation(line: 415, column: 20, scope: !811, inlinedAt: !812)
!811 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12rotate_right", scope: !353, file: !47, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!812 = distinct !DILocation(line: 9, column: 45, scope: !490, inlinedAt: !492)
!813 = !DILocation(line: 9, column: 17, scope: !490, inlinedAt: !492)
!814 = !DILocation(line: 2301, column: 13, scope: !815, inlinedAt: !816)
!815 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy14saturating_add", scope: !353, file: !47, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!816 = distinct !DILocation(line: 10, column: 19, scope: !490, inlinedAt: !492)
!817 = !DILocation(line: 1895, column: 13, scope: !818, inlinedAt: !819)
!818 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx14saturating_add", scope: !510, file: !79, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!819 = distinct !DILocation(line: 10, column: 41, scope: !490, inlinedAt: !492)
!820 = !DILocation(line: 5, column: 25, scope: !490, inlinedAt: !492)
!821 = !DILocation(line: 2345, column: 13, scope: !822, inlinedAt: !823)
!822 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy14saturating_sub", scope: !353, file: !47, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!823 = distinct !DILocation(line: 11, column: 19, scope: !490, inlinedAt: !492)
!824 = !DILocation(line: 1937, column: 13, scope: !825, inlinedAt: !826)
!825 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx14saturating_sub", scope: !510, file: !79, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!826 = distinct !DILocation(line: 11, column: 41, scope: !490, inlinedAt: !492)
!827 = !DILocation(line: 560, column: 13, scope: !828, inlinedAt: !829)
!828 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10swap_bytes", scope: !353, file: !47, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!829 = distinct !DILocation(line: 12, column: 19, scope: !490, inlinedAt: !492)
!830 = !DILocation(line: 615, column: 13, scope: !831, inlinedAt: !832)
!831 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12reverse_bits", scope: !353, file: !47, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!832 = distinct !DILocation(line: 12, column: 36, scope: !490, inlinedAt: !492)
!833 = !DILocation(line: 12, column: 17, scope: !490, inlinedAt: !492)
!834 = !DILocation(line: 2398, column: 17, scope: !835, inlinedAt: !836)
!835 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12wrapping_abs", scope: !510, file: !79, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!836 = distinct !DILocation(line: 15, column: 19, scope: !490, inlinedAt: !492)
!837 = !DILocation(line: 2398, column: 17, scope: !835, inlinedAt: !838)
!838 = distinct !DILocation(line: 2422, column: 19, scope: !839, inlinedAt: !840)
!839 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12unsigned_abs", scope: !510, file: !79, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!840 = distinct !DILocation(line: 15, column: 44, scope: !490, inlinedAt: !492)
!841 = !DILocation(line: 15, column: 37, scope: !490, inlinedAt: !492)
!842 = !DILocation(line: 2499, column: 26, scope: !843, inlinedAt: !844)
!843 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx15overflowing_add", scope: !510, file: !79, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!844 = distinct !DILocation(line: 524, column: 31, scope: !845, inlinedAt: !846)
!845 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_add", scope: !510, file: !79, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!846 = distinct !DILocation(line: 16, column: 51, scope: !490, inlinedAt: !492)
!847 = !DILocation(line: 457, column: 8, scope: !494, inlinedAt: !848)
!848 = distinct !DILocation(line: 525, column: 16, scope: !849, inlinedAt: !846)
!849 = distinct !DILexicalBlock(scope: !845, file: !79, line: 524, column: 13)
!850 = !DILocation(line: 923, column: 16, scope: !851, inlinedAt: !852)
!851 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_sub", scope: !353, file: !47, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!852 = distinct !DILocation(line: 17, column: 19, scope: !490, inlinedAt: !492)
!853 = !DILocation(line: 2605, column: 26, scope: !854, inlinedAt: !855)
!854 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx15overflowing_sub", scope: !510, file: !79, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!855 = distinct !DILocation(line: 664, column: 31, scope: !856, inlinedAt: !857)
!856 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_sub", scope: !510, file: !79, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!857 = distinct !DILocation(line: 17, column: 51, scope: !490, inlinedAt: !492)
!858 = !DILocation(line: 457, column: 8, scope: !494, inlinedAt: !859)
!859 = distinct !DILocation(line: 665, column: 16, scope: !860, inlinedAt: !857)
!860 = distinct !DILexicalBlock(scope: !856, file: !79, line: 664, column: 13)
!861 = !DILocation(line: 3051, column: 26, scope: !862, inlinedAt: !863)
!862 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15overflowing_mul", scope: !353, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!863 = distinct !DILocation(line: 1161, column: 31, scope: !864, inlinedAt: !865)
!864 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_mul", scope: !353, file: !47, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!865 = distinct !DILocation(line: 18, column: 19, scope: !490, inlinedAt: !492)
!866 = !DILocation(line: 457, column: 8, scope: !494, inlinedAt: !867)
!867 = distinct !DILocation(line: 1162, column: 16, scope: !868, inlinedAt: !865)
!868 = distinct !DILexicalBlock(scope: !864, file: !47, line: 1161, column: 13)
!869 = !DILocation(line: 2711, column: 26, scope: !870, inlinedAt: !871)
!870 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx15overflowing_mul", scope: !510, file: !79, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!871 = distinct !DILocation(line: 804, column: 31, scope: !872, inlinedAt: !873)
!872 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_mul", scope: !510, file: !79, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!873 = distinct !DILocation(line: 18, column: 51, scope: !490, inlinedAt: !492)
!874 = !DILocation(line: 457, column: 8, scope: !494, inlinedAt: !875)
!875 = distinct !DILocation(line: 805, column: 16, scope: !876, inlinedAt: !873)
!876 = distinct !DILexicalBlock(scope: !872, file: !79, line: 804, column: 13)
!877 = !DILocation(line: 3020, column: 20, scope: !878, inlinedAt: !879)
!878 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy8abs_diff", scope: !353, file: !47, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!879 = distinct !DILocation(line: 19, column: 19, scope: !490, inlinedAt: !492)
!880 = !DILocation(line: 3679, column: 13, scope: !881, inlinedAt: !882)
!881 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx6signum", scope: !510, file: !79, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!882 = distinct !DILocation(line: 19, column: 35, scope: !490, inlinedAt: !492)
!883 = !DILocation(line: 1850, column: 16, scope: !884, inlinedAt: !885)
!884 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_shl", scope: !353, file: !47, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!885 = distinct !DILocation(line: 21, column: 19, scope: !490, inlinedAt: !492)
!886 = !DILocation(line: 1591, column: 17, scope: !887, inlinedAt: !888)
!887 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx13unchecked_shr", scope: !510, file: !79, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!888 = distinct !DILocation(line: 2372, column: 22, scope: !889, inlinedAt: !890)
!889 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12wrapping_shr", scope: !510, file: !79, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!890 = distinct !DILocation(line: 21, column: 58, scope: !490, inlinedAt: !492)
!891 = !DILocation(line: 1229, column: 15, scope: !892, inlinedAt: !893)
!892 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u64>, u64, bit_tricks::integers::longs::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZeroyEE6map_oryNCNvNtCs8PKCOvk8WQV_10bit_tricks8integers5longs0EB1t_", scope: !65, file: !64, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!893 = distinct !DILocation(line: 22, column: 44, scope: !490, inlinedAt: !492)
!894 = !DILocation(line: 1229, column: 9, scope: !892, inlinedAt: !893)
!895 = !DILocation(line: 3558, column: 47, scope: !896, inlinedAt: !522)
!896 = distinct !DILexicalBlock(scope: !521, file: !47, line: 3544, column: 13)
!897 = !DILocation(line: 210, column: 9, scope: !898, inlinedAt: !899)
!898 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !542, file: !541, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!899 = distinct !DILocation(line: 3558, column: 17, scope: !896, inlinedAt: !522)
!900 = !DILocation(line: 23, column: 17, scope: !490, inlinedAt: !492)
!901 = !DILocation(line: 2011, column: 21, scope: !902, inlinedAt: !904)
!902 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs13_NtNtCs2TNzTbj2aEP_4core3cmp5implsyNtB8_3Ord3cmp", scope: !903, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!903 = !DINamespace(name: "{impl#67}", scope: !93)
!904 = distinct !DILocation(line: 24, column: 20, scope: !490, inlinedAt: !492)
!905 = !DILocation(line: 2011, column: 21, scope: !906, inlinedAt: !908)
!906 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1f_NtNtCs2TNzTbj2aEP_4core3cmp5implsxNtB8_3Ord3cmp", scope: !907, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!907 = !DINamespace(name: "{impl#79}", scope: !93)
!908 = distinct !DILocation(line: 24, column: 46, scope: !490, inlinedAt: !492)
!909 = !DILocation(line: 24, column: 17, scope: !490, inlinedAt: !492)
!910 = !DILocation(line: 2533, column: 13, scope: !911, inlinedAt: !912)
!911 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !353, file: !47, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!912 = distinct !DILocation(line: 2785, column: 33, scope: !913, inlinedAt: !916)
!913 = distinct !DILexicalBlock(scope: !914, file: !47, line: 2777, column: 13)
!914 = distinct !DILexicalBlock(scope: !915, file: !47, line: 2776, column: 13)
!915 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_pow", scope: !353, file: !47, line: 2772, type: !13, scopeLine: 2772, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!916 = distinct !DILocation(line: 25, column: 19, scope: !490, inlinedAt: !492)
!917 = !DILocation(line: 2533, column: 13, scope: !911, inlinedAt: !918)
!918 = distinct !DILocation(line: 2791, column: 21, scope: !913, inlinedAt: !916)
!919 = !DILocation(line: 3762, column: 13, scope: !920, inlinedAt: !921)
!920 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15is_power_of_two", scope: !353, file: !47, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!921 = distinct !DILocation(line: 25, column: 50, scope: !490, inlinedAt: !492)
!922 = !DILocation(line: 61, column: 17, scope: !923, inlinedAt: !925)
!923 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsR_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB7_4FrombE4from", scope: !924, file: !257, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!924 = !DINamespace(name: "{impl#55}", scope: !259)
!925 = distinct !DILocation(line: 25, column: 37, scope: !490, inlinedAt: !492)
!926 = !DILocation(line: 25, column: 17, scope: !490, inlinedAt: !492)
!927 = !DILocation(line: 3228, column: 21, scope: !928, inlinedAt: !929)
!928 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx10rem_euclid", scope: !510, file: !79, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!929 = distinct !DILocation(line: 2926, column: 23, scope: !930, inlinedAt: !931)
!930 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx22overflowing_rem_euclid", scope: !510, file: !79, line: 2922, type: !13, scopeLine: 2922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!931 = distinct !DILocation(line: 2276, column: 18, scope: !932, inlinedAt: !933)
!932 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx19wrapping_rem_euclid", scope: !510, file: !79, line: 2275, type: !13, scopeLine: 2275, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!933 = distinct !DILocation(line: 25, column: 73, scope: !490, inlinedAt: !492)
!934 = !DILocation(line: 3229, column: 16, scope: !935, inlinedAt: !929)
!935 = distinct !DILexicalBlock(scope: !928, file: !79, line: 3228, column: 13)
!936 = !DILocation(line: 961, column: 18, scope: !937, inlinedAt: !938)
!937 = distinct !DISubprogram(name: "add<[u64; 18]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAyj12_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!938 = !DILocation(line: 16, column: 27, scope: !482)
!939 = !DILocation(line: 16, column: 22, scope: !482)
!940 = !DILocation(line: 17, column: 10, scope: !466)
!941 = distinct !DISubprogram(name: "shorts", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!942 = !DILocation(line: 83, column: 5, scope: !943, inlinedAt: !944)
!943 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!944 = !DILocation(line: 11, column: 15, scope: !945, inlinedAt: !946)
!945 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!946 = !DILocation(line: 14, column: 21, scope: !941)
!947 = !DILocation(line: 62, column: 5, scope: !948, inlinedAt: !949)
!948 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!949 = !DILocation(line: 11, column: 39, scope: !945, inlinedAt: !946)
!950 = !DILocation(line: 125, column: 5, scope: !951, inlinedAt: !952)
!951 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!952 = !DILocation(line: 11, column: 63, scope: !945, inlinedAt: !946)
!953 = !DILocation(line: 11, column: 14, scope: !945, inlinedAt: !946)
!954 = !DILocation(line: 863, column: 18, scope: !955, inlinedAt: !956)
!955 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPt3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!956 = !DILocation(line: 16, column: 55, scope: !957)
!957 = distinct !DILexicalBlock(scope: !941, file: !11, line: 14, column: 13)
!958 = !DILocation(line: 16, column: 52, scope: !957)
!959 = !DILocation(line: 863, column: 18, scope: !955, inlinedAt: !960)
!960 = !DILocation(line: 16, column: 66, scope: !957)
!961 = !DILocation(line: 16, column: 63, scope: !957)
!962 = !DILocation(line: 769, column: 37, scope: !963, inlinedAt: !964)
!963 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_add", scope: !399, file: !47, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!964 = distinct !DILocation(line: 16, column: 19, scope: !965, inlinedAt: !967)
!965 = distinct !DILexicalBlock(scope: !966, file: !52, line: 6, column: 13)
!966 = distinct !DISubprogram(name: "shorts", linkageName: "_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!967 = distinct !DILocation(line: 16, column: 46, scope: !957)
!968 = !DILocation(line: 457, column: 8, scope: !969, inlinedAt: !970)
!969 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !59, file: !58, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!970 = distinct !DILocation(line: 769, column: 16, scope: !963, inlinedAt: !964)
!971 = !DILocation(line: 1044, column: 21, scope: !972, inlinedAt: !973)
!972 = distinct !DISubprogram(name: "unwrap_or<u16>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptiontE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!973 = distinct !DILocation(line: 16, column: 34, scope: !965, inlinedAt: !967)
!974 = !DILocation(line: 0, scope: !972, inlinedAt: !973)
!975 = !DILocation(line: 457, column: 8, scope: !969, inlinedAt: !976)
!976 = distinct !DILocation(line: 1251, column: 16, scope: !977, inlinedAt: !978)
!977 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_div", scope: !399, file: !47, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!978 = distinct !DILocation(line: 20, column: 19, scope: !965, inlinedAt: !967)
!979 = !DILocation(line: 1256, column: 31, scope: !977, inlinedAt: !978)
!980 = !DILocation(line: 1046, column: 5, scope: !972, inlinedAt: !981)
!981 = distinct !DILocation(line: 20, column: 34, scope: !965, inlinedAt: !967)
!982 = !DILocation(line: 0, scope: !972, inlinedAt: !981)
!983 = !DILocation(line: 1135, column: 37, scope: !984, inlinedAt: !986)
!984 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_rem", scope: !985, file: !79, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!985 = !DINamespace(name: "{impl#1}", scope: !49)
!986 = distinct !DILocation(line: 20, column: 51, scope: !965, inlinedAt: !967)
!987 = !DILocation(line: 1135, column: 50, scope: !984, inlinedAt: !986)
!988 = !DILocation(line: 1139, column: 31, scope: !984, inlinedAt: !986)
!989 = !DILocation(line: 1046, column: 5, scope: !990, inlinedAt: !991)
!990 = distinct !DISubprogram(name: "unwrap_or<i16>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionsE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!991 = distinct !DILocation(line: 20, column: 66, scope: !965, inlinedAt: !967)
!992 = !DILocation(line: 0, scope: !990, inlinedAt: !991)
!993 = !DILocation(line: 87, column: 16, scope: !715, inlinedAt: !994)
!994 = distinct !DILocation(line: 3544, column: 48, scope: !995, inlinedAt: !996)
!995 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt5isqrt", scope: !399, file: !47, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!996 = distinct !DILocation(line: 23, column: 35, scope: !965, inlinedAt: !967)
!997 = !DILocation(line: 154, column: 20, scope: !719, inlinedAt: !998)
!998 = distinct !DILocation(line: 121, column: 45, scope: !715, inlinedAt: !994)
!999 = !DILocation(line: 121, column: 43, scope: !715, inlinedAt: !994)
!1000 = !DILocation(line: 122, column: 17, scope: !723, inlinedAt: !994)
!1001 = !DILocation(line: 143, column: 17, scope: !725, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 124, column: 25, scope: !723, inlinedAt: !994)
!1003 = !DILocation(line: 145, column: 46, scope: !728, inlinedAt: !1002)
!1004 = !DILocation(line: 145, column: 14, scope: !728, inlinedAt: !1002)
!1005 = !{!1006}
!1006 = distinct !{!1006, !1007, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts: %_0"}
!1007 = distinct !{!1007, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts"}
!1008 = !DILocation(line: 145, column: 17, scope: !728, inlinedAt: !1002)
!1009 = !DILocation(line: 164, column: 48, scope: !732, inlinedAt: !1002)
!1010 = !DILocation(line: 210, column: 9, scope: !734, inlinedAt: !1011)
!1011 = distinct !DILocation(line: 164, column: 18, scope: !732, inlinedAt: !1002)
!1012 = !DILocation(line: 233, column: 33, scope: !737, inlinedAt: !1002)
!1013 = !DILocation(line: 239, column: 27, scope: !737, inlinedAt: !1002)
!1014 = !DILocation(line: 233, column: 33, scope: !738, inlinedAt: !1002)
!1015 = !DILocation(line: 238, column: 25, scope: !738, inlinedAt: !1002)
!1016 = !DILocation(line: 238, column: 57, scope: !738, inlinedAt: !1002)
!1017 = !DILocation(line: 241, column: 17, scope: !745, inlinedAt: !1002)
!1018 = !DILocation(line: 242, column: 21, scope: !747, inlinedAt: !1002)
!1019 = !DILocation(line: 233, column: 33, scope: !747, inlinedAt: !1002)
!1020 = !DILocation(line: 242, column: 45, scope: !747, inlinedAt: !1002)
!1021 = !DILocation(line: 3051, column: 26, scope: !751, inlinedAt: !1022)
!1022 = distinct !DILocation(line: 243, column: 39, scope: !753, inlinedAt: !1002)
!1023 = !DILocation(line: 244, column: 12, scope: !755, inlinedAt: !1002)
!1024 = !DILocation(line: 126, column: 45, scope: !757, inlinedAt: !994)
!1025 = !DILocation(line: 127, column: 17, scope: !759, inlinedAt: !994)
!1026 = !DILocation(line: 87, column: 13, scope: !715, inlinedAt: !994)
!1027 = !DILocation(line: 88, column: 28, scope: !715, inlinedAt: !994)
!1028 = !DILocation(line: 41, column: 5, scope: !762, inlinedAt: !1029)
!1029 = distinct !DILocation(line: 88, column: 17, scope: !715, inlinedAt: !994)
!1030 = !DILocation(line: 88, column: 17, scope: !715, inlinedAt: !994)
!1031 = !DILocation(line: 0, scope: !715, inlinedAt: !994)
!1032 = !DILocation(line: 1916, column: 50, scope: !1033, inlinedAt: !1035)
!1033 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !1034, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1034 = !DINamespace(name: "{impl#62}", scope: !93)
!1035 = distinct !DILocation(line: 1037, column: 12, scope: !1036, inlinedAt: !1037)
!1036 = distinct !DISubprogram(name: "max<u16>", linkageName: "_RNvYtNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1037 = distinct !DILocation(line: 13, column: 19, scope: !965, inlinedAt: !967)
!1038 = !DILocation(line: 1916, column: 50, scope: !1039, inlinedAt: !1041)
!1039 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1a_NtNtCs2TNzTbj2aEP_4core3cmp5implssNtB8_10PartialOrd2lt", scope: !1040, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1040 = !DINamespace(name: "{impl#74}", scope: !93)
!1041 = distinct !DILocation(line: 1037, column: 12, scope: !1042, inlinedAt: !1044)
!1042 = !DILexicalBlockFile(scope: !1043, file: !91, discriminator: 2)
!1043 = distinct !DISubprogram(name: "max<i16>", linkageName: "_RNvYsNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1044 = distinct !DILocation(line: 13, column: 30, scope: !965, inlinedAt: !967)
!1045 = !DILocation(line: 1037, column: 12, scope: !1036, inlinedAt: !1037)
!1046 = !DILocation(line: 1037, column: 12, scope: !1043, inlinedAt: !1044)
!1047 = !DILocation(line: 214, column: 15, scope: !1048, inlinedAt: !1049)
!1048 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt8midpoint", scope: !399, file: !190, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1049 = distinct !DILocation(line: 23, column: 19, scope: !965, inlinedAt: !967)
!1050 = !DILocation(line: 9, column: 31, scope: !965, inlinedAt: !967)
!1051 = !DILocation(line: 214, column: 14, scope: !1048, inlinedAt: !1049)
!1052 = !DILocation(line: 214, column: 13, scope: !1048, inlinedAt: !1049)
!1053 = !DILocation(line: 203, column: 52, scope: !1048, inlinedAt: !1049)
!1054 = !DILocation(line: 85, column: 20, scope: !1055, inlinedAt: !1056)
!1055 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10count_ones", scope: !399, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1056 = distinct !DILocation(line: 8, column: 20, scope: !965, inlinedAt: !967)
!1057 = !DILocation(line: 154, column: 20, scope: !1058, inlinedAt: !1059)
!1058 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt13leading_zeros", scope: !399, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1059 = distinct !DILocation(line: 8, column: 37, scope: !965, inlinedAt: !967)
!1060 = !DILocation(line: 8, column: 18, scope: !965, inlinedAt: !967)
!1061 = !DILocation(line: 178, column: 20, scope: !1062, inlinedAt: !1063)
!1062 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt14trailing_zeros", scope: !399, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1063 = distinct !DILocation(line: 8, column: 57, scope: !965, inlinedAt: !967)
!1064 = !DILocation(line: 8, column: 17, scope: !965, inlinedAt: !967)
!1065 = !DILocation(line: 2029, column: 14, scope: !1066, inlinedAt: !1067)
!1066 = distinct !DISubprogram(name: "rotate_left<u16>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_lefttECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1067 = distinct !DILocation(line: 386, column: 20, scope: !1068, inlinedAt: !1069)
!1068 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11rotate_left", scope: !399, file: !47, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1069 = distinct !DILocation(line: 9, column: 19, scope: !965, inlinedAt: !967)
!1070 = !DILocation(line: 2051, column: 14, scope: !1071, inlinedAt: !1072)
!1071 = distinct !DISubprogram(name: "rotate_right<u16>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_righttECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1072 = distinct !DILocation(line: 415, column: 20, scope: !1073, inlinedAt: !1074)
!1073 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12rotate_right", scope: !399, file: !47, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1074 = distinct !DILocation(line: 9, column: 45, scope: !965, inlinedAt: !967)
!1075 = !DILocation(line: 9, column: 17, scope: !965, inlinedAt: !967)
!1076 = !DILocation(line: 2301, column: 13, scope: !1077, inlinedAt: !1078)
!1077 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt14saturating_add", scope: !399, file: !47, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1078 = distinct !DILocation(line: 10, column: 19, scope: !965, inlinedAt: !967)
!1079 = !DILocation(line: 1895, column: 13, scope: !1080, inlinedAt: !1081)
!1080 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums14saturating_add", scope: !985, file: !79, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1081 = distinct !DILocation(line: 10, column: 41, scope: !965, inlinedAt: !967)
!1082 = !DILocation(line: 5, column: 25, scope: !965, inlinedAt: !967)
!1083 = !DILocation(line: 2345, column: 13, scope: !1084, inlinedAt: !1085)
!1084 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt14saturating_sub", scope: !399, file: !47, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1085 = distinct !DILocation(line: 11, column: 19, scope: !965, inlinedAt: !967)
!1086 = !DILocation(line: 1937, column: 13, scope: !1087, inlinedAt: !1088)
!1087 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums14saturating_sub", scope: !985, file: !79, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1088 = distinct !DILocation(line: 11, column: 41, scope: !965, inlinedAt: !967)
!1089 = !DILocation(line: 560, column: 13, scope: !1090, inlinedAt: !1091)
!1090 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10swap_bytes", scope: !399, file: !47, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1091 = distinct !DILocation(line: 12, column: 19, scope: !965, inlinedAt: !967)
!1092 = !DILocation(line: 615, column: 13, scope: !1093, inlinedAt: !1094)
!1093 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12reverse_bits", scope: !399, file: !47, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1094 = distinct !DILocation(line: 12, column: 36, scope: !965, inlinedAt: !967)
!1095 = !DILocation(line: 12, column: 17, scope: !965, inlinedAt: !967)
!1096 = !DILocation(line: 2398, column: 17, scope: !1097, inlinedAt: !1098)
!1097 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums12wrapping_abs", scope: !985, file: !79, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1098 = distinct !DILocation(line: 15, column: 19, scope: !965, inlinedAt: !967)
!1099 = !DILocation(line: 2398, column: 17, scope: !1097, inlinedAt: !1100)
!1100 = distinct !DILocation(line: 2422, column: 19, scope: !1101, inlinedAt: !1102)
!1101 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums12unsigned_abs", scope: !985, file: !79, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1102 = distinct !DILocation(line: 15, column: 44, scope: !965, inlinedAt: !967)
!1103 = !DILocation(line: 15, column: 37, scope: !965, inlinedAt: !967)
!1104 = !DILocation(line: 2499, column: 26, scope: !1105, inlinedAt: !1106)
!1105 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums15overflowing_add", scope: !985, file: !79, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1106 = distinct !DILocation(line: 524, column: 31, scope: !1107, inlinedAt: !1108)
!1107 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_add", scope: !985, file: !79, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1108 = distinct !DILocation(line: 16, column: 51, scope: !965, inlinedAt: !967)
!1109 = !DILocation(line: 457, column: 8, scope: !969, inlinedAt: !1110)
!1110 = distinct !DILocation(line: 525, column: 16, scope: !1111, inlinedAt: !1108)
!1111 = distinct !DILexicalBlock(scope: !1107, file: !79, line: 524, column: 13)
!1112 = !DILocation(line: 923, column: 16, scope: !1113, inlinedAt: !1114)
!1113 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_sub", scope: !399, file: !47, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1114 = distinct !DILocation(line: 17, column: 19, scope: !965, inlinedAt: !967)
!1115 = !DILocation(line: 2605, column: 26, scope: !1116, inlinedAt: !1117)
!1116 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums15overflowing_sub", scope: !985, file: !79, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1117 = distinct !DILocation(line: 664, column: 31, scope: !1118, inlinedAt: !1119)
!1118 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_sub", scope: !985, file: !79, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1119 = distinct !DILocation(line: 17, column: 51, scope: !965, inlinedAt: !967)
!1120 = !DILocation(line: 457, column: 8, scope: !969, inlinedAt: !1121)
!1121 = distinct !DILocation(line: 665, column: 16, scope: !1122, inlinedAt: !1119)
!1122 = distinct !DILexicalBlock(scope: !1118, file: !79, line: 664, column: 13)
!1123 = !DILocation(line: 3051, column: 26, scope: !1124, inlinedAt: !1125)
!1124 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_mul", scope: !399, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1125 = distinct !DILocation(line: 1161, column: 31, scope: !1126, inlinedAt: !1127)
!1126 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_mul", scope: !399, file: !47, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1127 = distinct !DILocation(line: 18, column: 19, scope: !965, inlinedAt: !967)
!1128 = !DILocation(line: 457, column: 8, scope: !969, inlinedAt: !1129)
!1129 = distinct !DILocation(line: 1162, column: 16, scope: !1130, inlinedAt: !1127)
!1130 = distinct !DILexicalBlock(scope: !1126, file: !47, line: 1161, column: 13)
!1131 = !DILocation(line: 2711, column: 26, scope: !1132, inlinedAt: !1133)
!1132 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums15overflowing_mul", scope: !985, file: !79, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1133 = distinct !DILocation(line: 804, column: 31, scope: !1134, inlinedAt: !1135)
!1134 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_mul", scope: !985, file: !79, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1135 = distinct !DILocation(line: 18, column: 51, scope: !965, inlinedAt: !967)
!1136 = !DILocation(line: 457, column: 8, scope: !969, inlinedAt: !1137)
!1137 = distinct !DILocation(line: 805, column: 16, scope: !1138, inlinedAt: !1135)
!1138 = distinct !DILexicalBlock(scope: !1134, file: !79, line: 804, column: 13)
!1139 = !DILocation(line: 3020, column: 20, scope: !1140, inlinedAt: !1141)
!1140 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt8abs_diff", scope: !399, file: !47, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1141 = distinct !DILocation(line: 19, column: 19, scope: !965, inlinedAt: !967)
!1142 = !DILocation(line: 3679, column: 13, scope: !1143, inlinedAt: !1144)
!1143 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums6signum", scope: !985, file: !79, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1144 = distinct !DILocation(line: 19, column: 35, scope: !965, inlinedAt: !967)
!1145 = !DILocation(line: 1850, column: 16, scope: !1146, inlinedAt: !1147)
!1146 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_shl", scope: !399, file: !47, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1147 = distinct !DILocation(line: 21, column: 19, scope: !965, inlinedAt: !967)
!1148 = !DILocation(line: 2372, column: 36, scope: !1149, inlinedAt: !1150)
!1149 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums12wrapping_shr", scope: !985, file: !79, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1150 = distinct !DILocation(line: 21, column: 58, scope: !965, inlinedAt: !967)
!1151 = !DILocation(line: 1591, column: 17, scope: !1152, inlinedAt: !1153)
!1152 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums13unchecked_shr", scope: !985, file: !79, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1153 = distinct !DILocation(line: 2372, column: 22, scope: !1149, inlinedAt: !1150)
!1154 = !DILocation(line: 1229, column: 15, scope: !1155, inlinedAt: !1156)
!1155 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u16>, u16, bit_tricks::integers::shorts::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerotEE6map_ortNCNvNtCs8PKCOvk8WQV_10bit_tricks8integers6shorts0EB1t_", scope: !65, file: !64, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1156 = distinct !DILocation(line: 22, column: 44, scope: !965, inlinedAt: !967)
!1157 = !DILocation(line: 1229, column: 9, scope: !1155, inlinedAt: !1156)
!1158 = !DILocation(line: 3558, column: 47, scope: !1159, inlinedAt: !996)
!1159 = distinct !DILexicalBlock(scope: !995, file: !47, line: 3544, column: 13)
!1160 = !DILocation(line: 210, column: 9, scope: !1161, inlinedAt: !1162)
!1161 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !542, file: !541, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1162 = distinct !DILocation(line: 3558, column: 17, scope: !1159, inlinedAt: !996)
!1163 = !DILocation(line: 23, column: 17, scope: !965, inlinedAt: !967)
!1164 = !DILocation(line: 2011, column: 21, scope: !1165, inlinedAt: !1167)
!1165 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXsZ_NtNtCs2TNzTbj2aEP_4core3cmp5implstNtB7_3Ord3cmp", scope: !1166, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1166 = !DINamespace(name: "{impl#63}", scope: !93)
!1167 = distinct !DILocation(line: 24, column: 20, scope: !965, inlinedAt: !967)
!1168 = !DILocation(line: 2011, column: 21, scope: !1169, inlinedAt: !1171)
!1169 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1b_NtNtCs2TNzTbj2aEP_4core3cmp5implssNtB8_3Ord3cmp", scope: !1170, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1170 = !DINamespace(name: "{impl#75}", scope: !93)
!1171 = distinct !DILocation(line: 24, column: 46, scope: !965, inlinedAt: !967)
!1172 = !DILocation(line: 24, column: 17, scope: !965, inlinedAt: !967)
!1173 = !DILocation(line: 2533, column: 13, scope: !1174, inlinedAt: !1175)
!1174 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12wrapping_mul", scope: !399, file: !47, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1175 = distinct !DILocation(line: 2785, column: 33, scope: !1176, inlinedAt: !1179)
!1176 = distinct !DILexicalBlock(scope: !1177, file: !47, line: 2777, column: 13)
!1177 = distinct !DILexicalBlock(scope: !1178, file: !47, line: 2776, column: 13)
!1178 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12wrapping_pow", scope: !399, file: !47, line: 2772, type: !13, scopeLine: 2772, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1179 = distinct !DILocation(line: 25, column: 19, scope: !965, inlinedAt: !967)
!1180 = !DILocation(line: 2533, column: 13, scope: !1174, inlinedAt: !1181)
!1181 = distinct !DILocation(line: 2791, column: 21, scope: !1176, inlinedAt: !1179)
!1182 = !DILocation(line: 3762, column: 13, scope: !1183, inlinedAt: !1184)
!1183 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15is_power_of_two", scope: !399, file: !47, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1184 = distinct !DILocation(line: 25, column: 50, scope: !965, inlinedAt: !967)
!1185 = !DILocation(line: 61, column: 17, scope: !1186, inlinedAt: !1188)
!1186 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsP_NtNtCs2TNzTbj2aEP_4core7convert3numtINtB7_4FrombE4from", scope: !1187, file: !257, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1187 = !DINamespace(name: "{impl#53}", scope: !259)
!1188 = distinct !DILocation(line: 25, column: 37, scope: !965, inlinedAt: !967)
!1189 = !DILocation(line: 25, column: 17, scope: !965, inlinedAt: !967)
!1190 = !DILocation(line: 3228, column: 21, scope: !1191, inlinedAt: !1192)
!1191 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums10rem_euclid", scope: !985, file: !79, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1192 = distinct !DILocation(line: 2926, column: 23, scope: !1193, inlinedAt: !1194)
!1193 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums22overflowing_rem_euclid", scope: !985, file: !79, line: 2922, type: !13, scopeLine: 2922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1194 = distinct !DILocation(line: 2276, column: 18, scope: !1195, inlinedAt: !1196)
!1195 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums19wrapping_rem_euclid", scope: !985, file: !79, line: 2275, type: !13, scopeLine: 2275, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1196 = distinct !DILocation(line: 25, column: 73, scope: !965, inlinedAt: !967)
!1197 = !DILocation(line: 3229, column: 16, scope: !1198, inlinedAt: !1192)
!1198 = distinct !DILexicalBlock(scope: !1191, file: !79, line: 3228, column: 13)
!1199 = !DILocation(line: 961, column: 18, scope: !1200, inlinedAt: !1201)
!1200 = distinct !DISubprogram(name: "add<[u16; 18]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAtj12_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1201 = !DILocation(line: 16, column: 27, scope: !957)
!1202 = !DILocation(line: 16, column: 22, scope: !957)
!1203 = !DILocation(line: 17, column: 10, scope: !941)
!1204 = distinct !DISubprogram(name: "words", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1205 = !DILocation(line: 83, column: 5, scope: !1206, inlinedAt: !1207)
!1206 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1207 = !DILocation(line: 11, column: 15, scope: !1208, inlinedAt: !1209)
!1208 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1209 = !DILocation(line: 14, column: 21, scope: !1204)
!1210 = !DILocation(line: 62, column: 5, scope: !1211, inlinedAt: !1212)
!1211 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1212 = !DILocation(line: 11, column: 39, scope: !1208, inlinedAt: !1209)
!1213 = !DILocation(line: 125, column: 5, scope: !1214, inlinedAt: !1215)
!1214 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1215 = !DILocation(line: 11, column: 63, scope: !1208, inlinedAt: !1209)
!1216 = !DILocation(line: 11, column: 14, scope: !1208, inlinedAt: !1209)
!1217 = !DILocation(line: 863, column: 18, scope: !1218, inlinedAt: !1219)
!1218 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1219 = !DILocation(line: 16, column: 55, scope: !1220)
!1220 = distinct !DILexicalBlock(scope: !1204, file: !11, line: 14, column: 13)
!1221 = !DILocation(line: 16, column: 52, scope: !1220)
!1222 = !DILocation(line: 863, column: 18, scope: !1218, inlinedAt: !1223)
!1223 = !DILocation(line: 16, column: 66, scope: !1220)
!1224 = !DILocation(line: 16, column: 63, scope: !1220)
!1225 = !DILocation(line: 769, column: 37, scope: !1226, inlinedAt: !1227)
!1226 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_add", scope: !445, file: !47, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1227 = distinct !DILocation(line: 16, column: 19, scope: !1228, inlinedAt: !1230)
!1228 = distinct !DILexicalBlock(scope: !1229, file: !52, line: 6, column: 13)
!1229 = distinct !DISubprogram(name: "words", linkageName: "_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1230 = distinct !DILocation(line: 16, column: 46, scope: !1220)
!1231 = !DILocation(line: 457, column: 8, scope: !1232, inlinedAt: !1233)
!1232 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !59, file: !58, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1233 = distinct !DILocation(line: 769, column: 16, scope: !1226, inlinedAt: !1227)
!1234 = !DILocation(line: 1044, column: 21, scope: !1235, inlinedAt: !1236)
!1235 = distinct !DISubprogram(name: "unwrap_or<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionmE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1236 = distinct !DILocation(line: 16, column: 34, scope: !1228, inlinedAt: !1230)
!1237 = !DILocation(line: 0, scope: !1235, inlinedAt: !1236)
!1238 = !DILocation(line: 457, column: 8, scope: !1232, inlinedAt: !1239)
!1239 = distinct !DILocation(line: 1251, column: 16, scope: !1240, inlinedAt: !1241)
!1240 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_div", scope: !445, file: !47, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1241 = distinct !DILocation(line: 20, column: 19, scope: !1228, inlinedAt: !1230)
!1242 = !DILocation(line: 1256, column: 31, scope: !1240, inlinedAt: !1241)
!1243 = !DILocation(line: 1046, column: 5, scope: !1235, inlinedAt: !1244)
!1244 = distinct !DILocation(line: 20, column: 34, scope: !1228, inlinedAt: !1230)
!1245 = !DILocation(line: 0, scope: !1235, inlinedAt: !1244)
!1246 = !DILocation(line: 1135, column: 37, scope: !1247, inlinedAt: !1248)
!1247 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_rem", scope: !114, file: !79, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1248 = distinct !DILocation(line: 20, column: 51, scope: !1228, inlinedAt: !1230)
!1249 = !DILocation(line: 1135, column: 50, scope: !1247, inlinedAt: !1248)
!1250 = !DILocation(line: 1139, column: 31, scope: !1247, inlinedAt: !1248)
!1251 = !DILocation(line: 1046, column: 5, scope: !1252, inlinedAt: !1253)
!1252 = distinct !DISubprogram(name: "unwrap_or<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionlE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !65, file: !64, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1253 = distinct !DILocation(line: 20, column: 66, scope: !1228, inlinedAt: !1230)
!1254 = !DILocation(line: 0, scope: !1252, inlinedAt: !1253)
!1255 = !DILocation(line: 214, column: 15, scope: !1256, inlinedAt: !1257)
!1256 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm8midpoint", scope: !445, file: !190, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1257 = distinct !DILocation(line: 23, column: 19, scope: !1228, inlinedAt: !1230)
!1258 = !DILocation(line: 87, column: 16, scope: !636, inlinedAt: !1259)
!1259 = distinct !DILocation(line: 3544, column: 48, scope: !1260, inlinedAt: !1261)
!1260 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm5isqrt", scope: !445, file: !47, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1261 = distinct !DILocation(line: 23, column: 35, scope: !1228, inlinedAt: !1230)
!1262 = !DILocation(line: 154, column: 20, scope: !640, inlinedAt: !1263)
!1263 = distinct !DILocation(line: 121, column: 45, scope: !636, inlinedAt: !1259)
!1264 = !DILocation(line: 121, column: 43, scope: !636, inlinedAt: !1259)
!1265 = !DILocation(line: 122, column: 17, scope: !644, inlinedAt: !1259)
!1266 = !DILocation(line: 143, column: 17, scope: !646, inlinedAt: !1267)
!1267 = distinct !DILocation(line: 124, column: 25, scope: !644, inlinedAt: !1259)
!1268 = !DILocation(line: 145, column: 46, scope: !649, inlinedAt: !1267)
!1269 = !DILocation(line: 145, column: 14, scope: !649, inlinedAt: !1267)
!1270 = !{!1271}
!1271 = distinct !{!1271, !1272, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words: %_0"}
!1272 = distinct !{!1272, !"_RNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words"}
!1273 = !DILocation(line: 145, column: 17, scope: !649, inlinedAt: !1267)
!1274 = !DILocation(line: 164, column: 48, scope: !653, inlinedAt: !1267)
!1275 = !DILocation(line: 210, column: 9, scope: !655, inlinedAt: !1276)
!1276 = distinct !DILocation(line: 164, column: 18, scope: !653, inlinedAt: !1267)
!1277 = !DILocation(line: 178, column: 48, scope: !658, inlinedAt: !1267)
!1278 = !DILocation(line: 188, column: 27, scope: !658, inlinedAt: !1267)
!1279 = !DILocation(line: 178, column: 48, scope: !659, inlinedAt: !1267)
!1280 = !DILocation(line: 187, column: 25, scope: !659, inlinedAt: !1267)
!1281 = !DILocation(line: 179, column: 17, scope: !661, inlinedAt: !1267)
!1282 = !DILocation(line: 178, column: 48, scope: !661, inlinedAt: !1267)
!1283 = !DILocation(line: 187, column: 57, scope: !659, inlinedAt: !1267)
!1284 = !DILocation(line: 189, column: 17, scope: !669, inlinedAt: !1267)
!1285 = !DILocation(line: 190, column: 17, scope: !671, inlinedAt: !1267)
!1286 = !DILocation(line: 192, column: 21, scope: !673, inlinedAt: !1267)
!1287 = !DILocation(line: 178, column: 48, scope: !673, inlinedAt: !1267)
!1288 = !DILocation(line: 192, column: 45, scope: !673, inlinedAt: !1267)
!1289 = !DILocation(line: 194, column: 14, scope: !677, inlinedAt: !1267)
!1290 = !DILocation(line: 194, column: 36, scope: !677, inlinedAt: !1267)
!1291 = !DILocation(line: 194, column: 13, scope: !677, inlinedAt: !1267)
!1292 = !DILocation(line: 194, column: 82, scope: !677, inlinedAt: !1267)
!1293 = !DILocation(line: 2928, column: 26, scope: !682, inlinedAt: !1294)
!1294 = distinct !DILocation(line: 194, column: 66, scope: !677, inlinedAt: !1267)
!1295 = !DILocation(line: 195, column: 12, scope: !685, inlinedAt: !1267)
!1296 = !DILocation(line: 219, column: 48, scope: !685, inlinedAt: !1267)
!1297 = !DILocation(line: 210, column: 9, scope: !655, inlinedAt: !1298)
!1298 = distinct !DILocation(line: 219, column: 18, scope: !685, inlinedAt: !1267)
!1299 = !DILocation(line: 233, column: 33, scope: !690, inlinedAt: !1267)
!1300 = !DILocation(line: 239, column: 27, scope: !690, inlinedAt: !1267)
!1301 = !DILocation(line: 233, column: 33, scope: !691, inlinedAt: !1267)
!1302 = !DILocation(line: 238, column: 25, scope: !691, inlinedAt: !1267)
!1303 = !DILocation(line: 238, column: 57, scope: !691, inlinedAt: !1267)
!1304 = !DILocation(line: 241, column: 17, scope: !698, inlinedAt: !1267)
!1305 = !DILocation(line: 242, column: 21, scope: !700, inlinedAt: !1267)
!1306 = !DILocation(line: 233, column: 33, scope: !700, inlinedAt: !1267)
!1307 = !DILocation(line: 242, column: 45, scope: !700, inlinedAt: !1267)
!1308 = !DILocation(line: 3051, column: 26, scope: !704, inlinedAt: !1309)
!1309 = distinct !DILocation(line: 243, column: 39, scope: !706, inlinedAt: !1267)
!1310 = !DILocation(line: 244, column: 12, scope: !708, inlinedAt: !1267)
!1311 = !DILocation(line: 126, column: 45, scope: !710, inlinedAt: !1259)
!1312 = !DILocation(line: 127, column: 17, scope: !712, inlinedAt: !1259)
!1313 = !DILocation(line: 87, column: 13, scope: !636, inlinedAt: !1259)
!1314 = !DILocation(line: 87, column: 16, scope: !715, inlinedAt: !1315)
!1315 = distinct !DILocation(line: 88, column: 17, scope: !636, inlinedAt: !1259)
!1316 = !DILocation(line: 88, column: 28, scope: !636, inlinedAt: !1259)
!1317 = !DILocation(line: 154, column: 20, scope: !719, inlinedAt: !1318)
!1318 = distinct !DILocation(line: 121, column: 45, scope: !715, inlinedAt: !1315)
!1319 = !DILocation(line: 121, column: 43, scope: !715, inlinedAt: !1315)
!1320 = !DILocation(line: 122, column: 17, scope: !723, inlinedAt: !1315)
!1321 = !DILocation(line: 143, column: 17, scope: !725, inlinedAt: !1322)
!1322 = distinct !DILocation(line: 124, column: 25, scope: !723, inlinedAt: !1315)
!1323 = !DILocation(line: 145, column: 46, scope: !728, inlinedAt: !1322)
!1324 = !DILocation(line: 145, column: 14, scope: !728, inlinedAt: !1322)
!1325 = !DILocation(line: 145, column: 17, scope: !728, inlinedAt: !1322)
!1326 = !DILocation(line: 164, column: 48, scope: !732, inlinedAt: !1322)
!1327 = !DILocation(line: 210, column: 9, scope: !734, inlinedAt: !1328)
!1328 = distinct !DILocation(line: 164, column: 18, scope: !732, inlinedAt: !1322)
!1329 = !DILocation(line: 233, column: 33, scope: !737, inlinedAt: !1322)
!1330 = !DILocation(line: 239, column: 27, scope: !737, inlinedAt: !1322)
!1331 = !DILocation(line: 233, column: 33, scope: !738, inlinedAt: !1322)
!1332 = !DILocation(line: 238, column: 25, scope: !738, inlinedAt: !1322)
!1333 = !DILocation(line: 238, column: 57, scope: !738, inlinedAt: !1322)
!1334 = !DILocation(line: 241, column: 17, scope: !745, inlinedAt: !1322)
!1335 = !DILocation(line: 242, column: 21, scope: !747, inlinedAt: !1322)
!1336 = !DILocation(line: 233, column: 33, scope: !747, inlinedAt: !1322)
!1337 = !DILocation(line: 242, column: 45, scope: !747, inlinedAt: !1322)
!1338 = !DILocation(line: 3051, column: 26, scope: !751, inlinedAt: !1339)
!1339 = distinct !DILocation(line: 243, column: 39, scope: !753, inlinedAt: !1322)
!1340 = !DILocation(line: 244, column: 12, scope: !755, inlinedAt: !1322)
!1341 = !DILocation(line: 126, column: 45, scope: !757, inlinedAt: !1315)
!1342 = !DILocation(line: 127, column: 17, scope: !759, inlinedAt: !1315)
!1343 = !DILocation(line: 87, column: 13, scope: !715, inlinedAt: !1315)
!1344 = !DILocation(line: 41, column: 5, scope: !762, inlinedAt: !1345)
!1345 = distinct !DILocation(line: 88, column: 17, scope: !715, inlinedAt: !1315)
!1346 = !DILocation(line: 88, column: 17, scope: !715, inlinedAt: !1315)
!1347 = !DILocation(line: 0, scope: !715, inlinedAt: !1315)
!1348 = !DILocation(line: 88, column: 17, scope: !636, inlinedAt: !1259)
!1349 = !DILocation(line: 0, scope: !636, inlinedAt: !1259)
!1350 = !DILocation(line: 1916, column: 50, scope: !1351, inlinedAt: !1353)
!1351 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !1352, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1352 = !DINamespace(name: "{impl#64}", scope: !93)
!1353 = distinct !DILocation(line: 1037, column: 12, scope: !1354, inlinedAt: !1355)
!1354 = distinct !DISubprogram(name: "max<u32>", linkageName: "_RNvYmNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1355 = distinct !DILocation(line: 13, column: 19, scope: !1228, inlinedAt: !1230)
!1356 = !DILocation(line: 1916, column: 50, scope: !1357, inlinedAt: !1359)
!1357 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCs2TNzTbj2aEP_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !1358, file: !91, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1358 = !DINamespace(name: "{impl#76}", scope: !93)
!1359 = distinct !DILocation(line: 1037, column: 12, scope: !1360, inlinedAt: !1362)
!1360 = !DILexicalBlockFile(scope: !1361, file: !91, discriminator: 2)
!1361 = distinct !DISubprogram(name: "max<i32>", linkageName: "_RNvYlNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !97, file: !91, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1362 = distinct !DILocation(line: 13, column: 30, scope: !1228, inlinedAt: !1230)
!1363 = !DILocation(line: 1037, column: 12, scope: !1354, inlinedAt: !1355)
!1364 = !DILocation(line: 1037, column: 12, scope: !1361, inlinedAt: !1362)
!1365 = !DILocation(line: 214, column: 23, scope: !1256, inlinedAt: !1257)
!1366 = !DILocation(line: 214, column: 14, scope: !1256, inlinedAt: !1257)
!1367 = !DILocation(line: 214, column: 13, scope: !1256, inlinedAt: !1257)
!1368 = !DILocation(line: 203, column: 52, scope: !1256, inlinedAt: !1257)
!1369 = !DILocation(line: 85, column: 20, scope: !1370, inlinedAt: !1371)
!1370 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10count_ones", scope: !445, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1371 = distinct !DILocation(line: 8, column: 20, scope: !1228, inlinedAt: !1230)
!1372 = !DILocation(line: 154, column: 20, scope: !1373, inlinedAt: !1374)
!1373 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm13leading_zeros", scope: !445, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1374 = distinct !DILocation(line: 8, column: 37, scope: !1228, inlinedAt: !1230)
!1375 = !DILocation(line: 8, column: 18, scope: !1228, inlinedAt: !1230)
!1376 = !DILocation(line: 178, column: 20, scope: !1377, inlinedAt: !1378)
!1377 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm14trailing_zeros", scope: !445, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1378 = distinct !DILocation(line: 8, column: 57, scope: !1228, inlinedAt: !1230)
!1379 = !DILocation(line: 8, column: 17, scope: !1228, inlinedAt: !1230)
!1380 = !DILocation(line: 2029, column: 14, scope: !1381, inlinedAt: !1382)
!1381 = distinct !DISubprogram(name: "rotate_left<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftmECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1382 = distinct !DILocation(line: 386, column: 20, scope: !1383, inlinedAt: !1384)
!1383 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11rotate_left", scope: !445, file: !47, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1384 = distinct !DILocation(line: 9, column: 19, scope: !1228, inlinedAt: !1230)
!1385 = !DILocation(line: 2051, column: 14, scope: !1386, inlinedAt: !1387)
!1386 = distinct !DISubprogram(name: "rotate_right<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_rightmECs8PKCOvk8WQV_10bit_tricks", scope: !59, file: !58, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1387 = distinct !DILocation(line: 415, column: 20, scope: !1388, inlinedAt: !1389)
!1388 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12rotate_right", scope: !445, file: !47, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1389 = distinct !DILocation(line: 9, column: 45, scope: !1228, inlinedAt: !1230)
!1390 = !DILocation(line: 9, column: 17, scope: !1228, inlinedAt: !1230)
!1391 = !DILocation(line: 2301, column: 13, scope: !1392, inlinedAt: !1393)
!1392 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm14saturating_add", scope: !445, file: !47, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1393 = distinct !DILocation(line: 10, column: 19, scope: !1228, inlinedAt: !1230)
!1394 = !DILocation(line: 1895, column: 13, scope: !1395, inlinedAt: !1396)
!1395 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl14saturating_add", scope: !114, file: !79, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1396 = distinct !DILocation(line: 10, column: 41, scope: !1228, inlinedAt: !1230)
!1397 = !DILocation(line: 5, column: 25, scope: !1228, inlinedAt: !1230)
!1398 = !DILocation(line: 2345, column: 13, scope: !1399, inlinedAt: !1400)
!1399 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm14saturating_sub", scope: !445, file: !47, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1400 = distinct !DILocation(line: 11, column: 19, scope: !1228, inlinedAt: !1230)
!1401 = !DILocation(line: 1937, column: 13, scope: !1402, inlinedAt: !1403)
!1402 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl14saturating_sub", scope: !114, file: !79, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1403 = distinct !DILocation(line: 11, column: 41, scope: !1228, inlinedAt: !1230)
!1404 = !DILocation(line: 560, column: 13, scope: !1405, inlinedAt: !1406)
!1405 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10swap_bytes", scope: !445, file: !47, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1406 = distinct !DILocation(line: 12, column: 19, scope: !1228, inlinedAt: !1230)
!1407 = !DILocation(line: 615, column: 13, scope: !1408, inlinedAt: !1409)
!1408 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12reverse_bits", scope: !445, file: !47, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1409 = distinct !DILocation(line: 12, column: 36, scope: !1228, inlinedAt: !1230)
!1410 = !DILocation(line: 12, column: 17, scope: !1228, inlinedAt: !1230)
!1411 = !DILocation(line: 2398, column: 17, scope: !1412, inlinedAt: !1413)
!1412 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_abs", scope: !114, file: !79, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1413 = distinct !DILocation(line: 15, column: 19, scope: !1228, inlinedAt: !1230)
!1414 = !DILocation(line: 2398, column: 17, scope: !1412, inlinedAt: !1415)
!1415 = distinct !DILocation(line: 2422, column: 19, scope: !1416, inlinedAt: !1417)
!1416 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12unsigned_abs", scope: !114, file: !79, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1417 = distinct !DILocation(line: 15, column: 44, scope: !1228, inlinedAt: !1230)
!1418 = !DILocation(line: 15, column: 37, scope: !1228, inlinedAt: !1230)
!1419 = !DILocation(line: 2499, column: 26, scope: !1420, inlinedAt: !1421)
!1420 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl15overflowing_add", scope: !114, file: !79, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1421 = distinct !DILocation(line: 524, column: 31, scope: !1422, inlinedAt: !1423)
!1422 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_add", scope: !114, file: !79, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1423 = distinct !DILocation(line: 16, column: 51, scope: !1228, inlinedAt: !1230)
!1424 = !DILocation(line: 457, column: 8, scope: !1232, inlinedAt: !1425)
!1425 = distinct !DILocation(line: 525, column: 16, scope: !1426, inlinedAt: !1423)
!1426 = distinct !DILexicalBlock(scope: !1422, file: !79, line: 524, column: 13)
!1427 = !DILocation(line: 923, column: 16, scope: !1428, inlinedAt: !1429)
!1428 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_sub", scope: !445, file: !47, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1429 = distinct !DILocation(line: 17, column: 19, scope: !1228, inlinedAt: !1230)
!1430 = !DILocation(line: 2605, column: 26, scope: !1431, inlinedAt: !1432)
!1431 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl15overflowing_sub", scope: !114, file: !79, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1432 = distinct !DILocation(line: 664, column: 31, scope: !1433, inlinedAt: !1434)
!1433 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_sub", scope: !114, file: !79, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1434 = distinct !DILocation(line: 17, column: 51, scope: !1228, inlinedAt: !1230)
!1435 = !DILocation(line: 457, column: 8, scope: !1232, inlinedAt: !1436)
!1436 = distinct !DILocation(line: 665, column: 16, scope: !1437, inlinedAt: !1434)
!1437 = distinct !DILexicalBlock(scope: !1433, file: !79, line: 664, column: 13)
!1438 = !DILocation(line: 3051, column: 26, scope: !1439, inlinedAt: !1440)
!1439 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_mul", scope: !445, file: !47, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1440 = distinct !DILocation(line: 1161, column: 31, scope: !1441, inlinedAt: !1442)
!1441 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_mul", scope: !445, file: !47, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1442 = distinct !DILocation(line: 18, column: 19, scope: !1228, inlinedAt: !1230)
!1443 = !DILocation(line: 457, column: 8, scope: !1232, inlinedAt: !1444)
!1444 = distinct !DILocation(line: 1162, column: 16, scope: !1445, inlinedAt: !1442)
!1445 = distinct !DILexicalBlock(scope: !1441, file: !47, line: 1161, column: 13)
!1446 = !DILocation(line: 2711, column: 26, scope: !1447, inlinedAt: !1448)
!1447 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl15overflowing_mul", scope: !114, file: !79, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1448 = distinct !DILocation(line: 804, column: 31, scope: !1449, inlinedAt: !1450)
!1449 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_mul", scope: !114, file: !79, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1450 = distinct !DILocation(line: 18, column: 51, scope: !1228, inlinedAt: !1230)
!1451 = !DILocation(line: 457, column: 8, scope: !1232, inlinedAt: !1452)
!1452 = distinct !DILocation(line: 805, column: 16, scope: !1453, inlinedAt: !1450)
!1453 = distinct !DILexicalBlock(scope: !1449, file: !79, line: 804, column: 13)
!1454 = !DILocation(line: 3020, column: 20, scope: !1455, inlinedAt: !1456)
!1455 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm8abs_diff", scope: !445, file: !47, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1456 = distinct !DILocation(line: 19, column: 19, scope: !1228, inlinedAt: !1230)
!1457 = !DILocation(line: 3679, column: 13, scope: !1458, inlinedAt: !1459)
!1458 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl6signum", scope: !114, file: !79, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1459 = distinct !DILocation(line: 19, column: 35, scope: !1228, inlinedAt: !1230)
!1460 = !DILocation(line: 1850, column: 16, scope: !1461, inlinedAt: !1462)
!1461 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_shl", scope: !445, file: !47, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1462 = distinct !DILocation(line: 21, column: 19, scope: !1228, inlinedAt: !1230)
!1463 = !DILocation(line: 2372, column: 36, scope: !1464, inlinedAt: !1465)
!1464 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_shr", scope: !114, file: !79, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1465 = distinct !DILocation(line: 21, column: 58, scope: !1228, inlinedAt: !1230)
!1466 = !DILocation(line: 1591, column: 17, scope: !1467, inlinedAt: !1468)
!1467 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl13unchecked_shr", scope: !114, file: !79, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1468 = distinct !DILocation(line: 2372, column: 22, scope: !1464, inlinedAt: !1465)
!1469 = !DILocation(line: 1229, column: 15, scope: !1470, inlinedAt: !1471)
!1470 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u32>, u32, bit_tricks::integers::words::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZeromEE6map_ormNCNvNtCs8PKCOvk8WQV_10bit_tricks8integers5words0EB1t_", scope: !65, file: !64, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1471 = distinct !DILocation(line: 22, column: 44, scope: !1228, inlinedAt: !1230)
!1472 = !DILocation(line: 1229, column: 9, scope: !1470, inlinedAt: !1471)
!1473 = !DILocation(line: 3558, column: 47, scope: !1474, inlinedAt: !1261)
!1474 = distinct !DILexicalBlock(scope: !1260, file: !47, line: 3544, column: 13)
!1475 = !DILocation(line: 210, column: 9, scope: !1476, inlinedAt: !1477)
!1476 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !542, file: !541, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1477 = distinct !DILocation(line: 3558, column: 17, scope: !1474, inlinedAt: !1261)
!1478 = !DILocation(line: 23, column: 17, scope: !1228, inlinedAt: !1230)
!1479 = !DILocation(line: 2011, column: 21, scope: !1480, inlinedAt: !1482)
!1480 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs11_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_3Ord3cmp", scope: !1481, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1481 = !DINamespace(name: "{impl#65}", scope: !93)
!1482 = distinct !DILocation(line: 24, column: 20, scope: !1228, inlinedAt: !1230)
!1483 = !DILocation(line: 2011, column: 21, scope: !1484, inlinedAt: !1486)
!1484 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCs2TNzTbj2aEP_4core3cmp5implslNtB8_3Ord3cmp", scope: !1485, file: !91, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1485 = !DINamespace(name: "{impl#77}", scope: !93)
!1486 = distinct !DILocation(line: 24, column: 46, scope: !1228, inlinedAt: !1230)
!1487 = !DILocation(line: 24, column: 17, scope: !1228, inlinedAt: !1230)
!1488 = !DILocation(line: 2533, column: 13, scope: !1489, inlinedAt: !1490)
!1489 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12wrapping_mul", scope: !445, file: !47, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1490 = distinct !DILocation(line: 2785, column: 33, scope: !1491, inlinedAt: !1494)
!1491 = distinct !DILexicalBlock(scope: !1492, file: !47, line: 2777, column: 13)
!1492 = distinct !DILexicalBlock(scope: !1493, file: !47, line: 2776, column: 13)
!1493 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12wrapping_pow", scope: !445, file: !47, line: 2772, type: !13, scopeLine: 2772, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1494 = distinct !DILocation(line: 25, column: 19, scope: !1228, inlinedAt: !1230)
!1495 = !DILocation(line: 2533, column: 13, scope: !1489, inlinedAt: !1496)
!1496 = distinct !DILocation(line: 2791, column: 21, scope: !1491, inlinedAt: !1494)
!1497 = !DILocation(line: 3762, column: 13, scope: !1498, inlinedAt: !1499)
!1498 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15is_power_of_two", scope: !445, file: !47, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1499 = distinct !DILocation(line: 25, column: 50, scope: !1228, inlinedAt: !1230)
!1500 = !DILocation(line: 61, column: 17, scope: !1501, inlinedAt: !1503)
!1501 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsQ_NtNtCs2TNzTbj2aEP_4core7convert3nummINtB7_4FrombE4from", scope: !1502, file: !257, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1502 = !DINamespace(name: "{impl#54}", scope: !259)
!1503 = distinct !DILocation(line: 25, column: 37, scope: !1228, inlinedAt: !1230)
!1504 = !DILocation(line: 25, column: 17, scope: !1228, inlinedAt: !1230)
!1505 = !DILocation(line: 3228, column: 21, scope: !1506, inlinedAt: !1507)
!1506 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl10rem_euclid", scope: !114, file: !79, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1507 = distinct !DILocation(line: 2926, column: 23, scope: !1508, inlinedAt: !1509)
!1508 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl22overflowing_rem_euclid", scope: !114, file: !79, line: 2922, type: !13, scopeLine: 2922, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1509 = distinct !DILocation(line: 2276, column: 18, scope: !1510, inlinedAt: !1511)
!1510 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl19wrapping_rem_euclid", scope: !114, file: !79, line: 2275, type: !13, scopeLine: 2275, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1511 = distinct !DILocation(line: 25, column: 73, scope: !1228, inlinedAt: !1230)
!1512 = !DILocation(line: 3229, column: 16, scope: !1513, inlinedAt: !1507)
!1513 = distinct !DILexicalBlock(scope: !1506, file: !79, line: 3228, column: 13)
!1514 = !DILocation(line: 961, column: 18, scope: !1515, inlinedAt: !1516)
!1515 = distinct !DISubprogram(name: "add<[u32; 18]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAmj12_3addCs8PKCOvk8WQV_10bit_tricks", scope: !276, file: !275, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1516 = !DILocation(line: 16, column: 27, scope: !1220)
!1517 = !DILocation(line: 16, column: 22, scope: !1220)
!1518 = !DILocation(line: 17, column: 10, scope: !1204)
