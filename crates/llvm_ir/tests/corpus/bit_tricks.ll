; ModuleID = 'bit_tricks.41aff8916999ff0-cgu.0'
source_filename = "bit_tricks.41aff8916999ff0-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@anon.900eae3274c9cbbfc83b215307e3cb34.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
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
  %_96.0.i = add i8 %_8, %_6, !dbg !45
  %_96.1.not.i = icmp ult i8 %_96.0.i, %_6, !dbg !45
  br i1 %_96.1.not.i, label %bb34.i, label %bb33.i, !dbg !56, !prof !61

bb34.i:                                           ; preds = %start
  br label %bb33.i, !dbg !62

bb33.i:                                           ; preds = %bb34.i, %start
  %_39.sroa.0.0.i = phi i8 [ 1, %bb34.i ], [ %_96.0.i, %start ], !dbg !63
  %0 = tail call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %_6, i8 %_8), !dbg !69
  %_102.1.i = extractvalue { i8, i1 } %0, 1, !dbg !69
  br i1 %_102.1.i, label %bb45.i, label %bb44.i, !dbg !76, !prof !61

bb45.i:                                           ; preds = %bb33.i
  br label %bb44.i, !dbg !79

bb44.i:                                           ; preds = %bb45.i, %bb33.i
  %_42.sroa.0.0.i = phi i8 [ 2, %bb45.i ], [ %_96.0.i, %bb33.i ], !dbg !80
  %1 = tail call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %_6, i8 %_8), !dbg !83
  %_111.0.i = extractvalue { i8, i1 } %1, 0, !dbg !83
  %_111.1.i = extractvalue { i8, i1 } %1, 1, !dbg !83
  br i1 %_111.1.i, label %bb61.i, label %bb60.i, !dbg !88, !prof !61

bb61.i:                                           ; preds = %bb44.i
  br label %bb60.i, !dbg !91

bb60.i:                                           ; preds = %bb61.i, %bb44.i
  %_48.sroa.0.0.i = phi i8 [ 4, %bb61.i ], [ %_111.0.i, %bb44.i ], !dbg !92
  %2 = tail call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %_6, i8 %_8), !dbg !94
  %_117.0.i = extractvalue { i8, i1 } %2, 0, !dbg !94
  %_117.1.i = extractvalue { i8, i1 } %2, 1, !dbg !94
  br i1 %_117.1.i, label %bb71.i, label %bb70.i, !dbg !99, !prof !61

bb71.i:                                           ; preds = %bb60.i
  br label %bb70.i, !dbg !102

bb70.i:                                           ; preds = %bb71.i, %bb60.i
  %_51.sroa.0.0.i = phi i8 [ 5, %bb71.i ], [ %_117.0.i, %bb60.i ], !dbg !103
  %3 = tail call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %_6, i8 %_8), !dbg !105
  %_123.1.i = extractvalue { i8, i1 } %3, 1, !dbg !105
  br i1 %_123.1.i, label %bb81.i, label %bb80.i, !dbg !110, !prof !61

bb81.i:                                           ; preds = %bb70.i
  br label %bb80.i, !dbg !113

bb80.i:                                           ; preds = %bb81.i, %bb70.i
  %_54.sroa.0.0.i = phi i8 [ 6, %bb81.i ], [ %_117.0.i, %bb70.i ], !dbg !114
  %4 = icmp ne i8 %_8, 0, !dbg !116
  br i1 %4, label %bb91.i, label %bb92.i, !dbg !120

bb91.i:                                           ; preds = %bb80.i
  %_135.i = udiv i8 %_6, %_8, !dbg !121
  br label %bb92.i, !dbg !122

bb92.i:                                           ; preds = %bb91.i, %bb80.i
  %_62.sroa.5.0..i = phi i8 [ %_135.i, %bb91.i ], [ 7, %bb80.i ], !dbg !123
  %5 = icmp ne i8 %_6, -128
  %6 = icmp ne i8 %_8, -1
  %spec.select.not23.i = or i1 %5, %6, !dbg !124
  %spec.select19.not.i = and i1 %4, %spec.select.not23.i, !dbg !127
  br i1 %spec.select19.not.i, label %bb106.i, label %bb107.i, !dbg !127

bb106.i:                                          ; preds = %bb92.i
  %_140.i = srem i8 %_6, %_8, !dbg !128
  br label %bb107.i, !dbg !129

bb107.i:                                          ; preds = %bb106.i, %bb92.i
  %_65.sroa.5.0..i = phi i8 [ %_140.i, %bb106.i ], [ 8, %bb92.i ], !dbg !130
  %_162.i = zext i8 %_6 to i64, !dbg !131
  %7 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_162.i, !dbg !139
  %_75.i = load i8, ptr %7, align 1, !dbg !139, !noalias !140, !noundef !14
  %8 = tail call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %_6), !dbg !143
  %_159.i = mul nuw i8 %_75.i, %_75.i, !dbg !146
  %_158.i = icmp ule i8 %_159.i, %_6, !dbg !150
  tail call void @llvm.assume(i1 %_158.i), !dbg !151
  %_160.i = icmp ule i8 %_75.i, %_6, !dbg !156
  tail call void @llvm.assume(i1 %_160.i), !dbg !157
  %_4.i.i = tail call i1 @llvm.is.constant.i8(i8 %_6), !dbg !159
  %9 = icmp eq i8 %8, 1
  %or.cond.i.i = select i1 %_4.i.i, i1 %9, i1 false, !dbg !159
  br i1 %or.cond.i.i, label %bb33.i.i, label %bb15.i.i, !dbg !159

bb33.i.i:                                         ; preds = %bb107.i
  %10 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %_6, i1 true), !dbg !168
  %11 = xor i8 %10, 7, !dbg !182
  %narrow.i.i = mul nuw nsw i8 %11, 3, !dbg !183
  %_49.i.i = icmp samesign ult i8 %11, 3
  %12 = shl nuw i8 1, %narrow.i.i
  %_11.sroa.0.0.i.i = select i1 %_49.i.i, i8 %12, i8 0
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers5bytes.exit, !dbg !190

bb15.i.i:                                         ; preds = %bb107.i
  %_22.0.i.i = mul i8 %_6, %_6, !dbg !191
  %_24.0.i.i = mul i8 %_22.0.i.i, %_6, !dbg !194
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers5bytes.exit, !dbg !196

_RNvNtCslQTZAghaRU_10bit_tricks8integers5bytes.exit: ; preds = %bb33.i.i, %bb15.i.i
  %_0.sroa.0.0.i.i = phi i8 [ %_11.sroa.0.0.i.i, %bb33.i.i ], [ %_24.0.i.i, %bb15.i.i ], !dbg !198
  %_78.i = tail call i8 @llvm.ucmp.i8.i8(i8 %_6, i8 %_8), !dbg !199
  %_81.i = tail call i8 @llvm.scmp.i8.i8(i8 %_6, i8 %_8), !dbg !206
  %_76.i = xor i8 %_78.i, %_81.i, !dbg !210
  %_153.i = zext i8 %_6 to i16, !dbg !211
  %_154.i = zext i8 %_8 to i16, !dbg !215
  %_152.i = add nuw nsw i16 %_154.i, %_153.i, !dbg !216
  %_15112.i = lshr i16 %_152.i, 1, !dbg !217
  %_74.i = trunc nuw i16 %_15112.i to i8, !dbg !218
  %13 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %_6, i1 false), !dbg !219
  %narrow.i = add nuw nsw i8 %8, %13, !dbg !222
  %14 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %_6, i1 false), !dbg !223
  %_0.i.i = tail call noundef i8 @llvm.fshl.i8(i8 %_6, i8 %_6, i8 %_8), !dbg !226
  %_0.i18.i = tail call noundef i8 @llvm.fshl.i8(i8 %_6, i8 %_6, i8 5), !dbg !231
  %_16.i = tail call i8 @llvm.uadd.sat.i8(i8 %_6, i8 %_8), !dbg !236
  %_18.i = tail call i8 @llvm.sadd.sat.i8(i8 %_6, i8 %_8), !dbg !239
  %_20.i = tail call i8 @llvm.usub.sat.i8(i8 %_6, i8 %_8), !dbg !242
  %_22.i = tail call i8 @llvm.ssub.sat.i8(i8 %_6, i8 %_8), !dbg !245
  %_25.i = tail call i8 @llvm.bitreverse.i8(i8 %_8), !dbg !248
  %x.y.i = tail call i8 @llvm.umax.i8(i8 %_8, i8 %_6), !dbg !251
  %_29.sroa.0.0.i = tail call i8 @llvm.smax.i8(i8 %_8, i8 %_6), !dbg !255
  %_31.sroa.0.0.i = tail call i8 @llvm.umin.i8(i8 %_8, i8 %_6), !dbg !258
  %_33.sroa.0.0.i = tail call i8 @llvm.smin.i8(i8 %_8, i8 %_6), !dbg !261
  %_36.sroa.0.0.i = tail call i8 @llvm.abs.i8(i8 %_6, i1 false), !dbg !264
  %_92.sroa.0.0.i = tail call i8 @llvm.abs.i8(i8 %_8, i1 false), !dbg !267
  %_106.not.i = icmp ult i8 %_6, %_8, !dbg !271
  %_45.sroa.0.0.i = select i1 %_106.not.i, i8 3, i8 %_111.0.i, !dbg !274
  %_133.i = tail call i8 @llvm.scmp.i8.i8(i8 %_6, i8 0), !dbg !276
  %_129.i = zext i8 %_6 to i32, !dbg !279
  %_13.i = zext i8 %_8 to i32, !dbg !282
  %_128.i = sub nsw i32 %_129.i, %_13.i, !dbg !283
  %_131.sroa.0.0.i = tail call i32 @llvm.abs.i32(i32 %_128.i, i1 true), !dbg !287
  %_57.i = trunc nuw i32 %_131.sroa.0.0.i to i8, !dbg !279
  %_143.i = icmp ult i8 %_8, 8, !dbg !293
  %_144.i = shl i8 %_6, %_8, !dbg !293
  %_67.sroa.0.0.i = select i1 %_143.i, i8 %_144.i, i8 9, !dbg !296
  %_146.i = and i8 %_8, 7, !dbg !298
  %_70.i = ashr i8 %_6, %_146.i, !dbg !301
  %.not.i = icmp eq i8 %_6, 0, !dbg !304
  %15 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %_6, i1 true), !dbg !307
  %_86.i = zext i1 %9 to i8, !dbg !308
  %r.i.i = srem i8 %_6, 13, !dbg !315
  %_8.i.i = icmp slt i8 %r.i.i, 0, !dbg !322
  %16 = add nsw i8 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i8 %16, i8 %r.i.i, !dbg !322
  %_84.i = xor i8 %spec.select.i.i, %_86.i, !dbg !324
  %_83.i = xor i8 %_84.i, %_0.sroa.0.0.i.i, !dbg !325
  %_10 = getelementptr inbounds nuw [18 x i8], ptr %out, i64 %t, !dbg !326
  %_19.i = xor i8 %_20.i, %_22.i, !dbg !325
  %_15.i = xor i8 %_16.i, %_18.i, !dbg !325
  %_11.i = xor i8 %_0.i.i, %_0.i18.i, !dbg !332
  %narrow11.i = add nuw nsw i8 %narrow.i, %14, !dbg !333
  %17 = insertelement <4 x i8> poison, i8 %narrow11.i, i64 0, !dbg !334
  %18 = insertelement <4 x i8> %17, i8 %_11.i, i64 1, !dbg !334
  %19 = insertelement <4 x i8> %18, i8 %_15.i, i64 2, !dbg !334
  %20 = insertelement <4 x i8> %19, i8 %_19.i, i64 3, !dbg !334
  store <4 x i8> %20, ptr %_10, align 1, !dbg !334
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 4, !dbg !334
  %21 = insertelement <4 x i8> poison, i8 %_25.i, i64 0, !dbg !335
  %22 = insertelement <4 x i8> %21, i8 %x.y.i, i64 1, !dbg !335
  %23 = insertelement <4 x i8> %22, i8 %_31.sroa.0.0.i, i64 2, !dbg !335
  %24 = insertelement <4 x i8> %23, i8 %_92.sroa.0.0.i, i64 3, !dbg !335
  %25 = insertelement <4 x i8> poison, i8 %_6, i64 0, !dbg !335
  %26 = insertelement <4 x i8> %25, i8 %_29.sroa.0.0.i, i64 1, !dbg !335
  %27 = insertelement <4 x i8> %26, i8 %_33.sroa.0.0.i, i64 2, !dbg !335
  %28 = insertelement <4 x i8> %27, i8 %_36.sroa.0.0.i, i64 3, !dbg !335
  %29 = xor <4 x i8> %24, %28, !dbg !335
  store <4 x i8> %29, ptr %_5.sroa.7.0._10.sroa_idx, align 1, !dbg !334
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !334
  %30 = insertelement <4 x i8> poison, i8 %_42.sroa.0.0.i, i64 0, !dbg !325
  %31 = insertelement <4 x i8> %30, i8 %_48.sroa.0.0.i, i64 1, !dbg !325
  %32 = insertelement <4 x i8> %31, i8 %_54.sroa.0.0.i, i64 2, !dbg !325
  %33 = insertelement <4 x i8> %32, i8 %_133.i, i64 3, !dbg !325
  %34 = insertelement <4 x i8> poison, i8 %_39.sroa.0.0.i, i64 0, !dbg !325
  %35 = insertelement <4 x i8> %34, i8 %_45.sroa.0.0.i, i64 1, !dbg !325
  %36 = insertelement <4 x i8> %35, i8 %_51.sroa.0.0.i, i64 2, !dbg !325
  %37 = insertelement <4 x i8> %36, i8 %_57.i, i64 3, !dbg !325
  %38 = xor <4 x i8> %33, %37, !dbg !325
  store <4 x i8> %38, ptr %_5.sroa.11.0._10.sroa_idx, align 1, !dbg !334
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 12, !dbg !334
  %_71.sroa.0.0.i = select i1 %.not.i, i8 10, i8 %15, !dbg !307
  %39 = insertelement <4 x i8> poison, i8 %_65.sroa.5.0..i, i64 0, !dbg !325
  %40 = insertelement <4 x i8> %39, i8 %_67.sroa.0.0.i, i64 1, !dbg !325
  %41 = insertelement <4 x i8> %40, i8 %_71.sroa.0.0.i, i64 2, !dbg !325
  %42 = insertelement <4 x i8> %41, i8 %_75.i, i64 3, !dbg !325
  %43 = insertelement <4 x i8> <i8 poison, i8 poison, i8 0, i8 poison>, i8 %_62.sroa.5.0..i, i64 0, !dbg !325
  %44 = insertelement <4 x i8> %43, i8 %_70.i, i64 1, !dbg !325
  %45 = insertelement <4 x i8> %44, i8 %_74.i, i64 3, !dbg !325
  %46 = xor <4 x i8> %42, %45, !dbg !325
  store <4 x i8> %46, ptr %_5.sroa.15.0._10.sroa_idx, align 1, !dbg !334
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !334
  store i8 %_76.i, ptr %_5.sroa.19.0._10.sroa_idx, align 1, !dbg !334
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 17, !dbg !334
  store i8 %_83.i, ptr %_5.sroa.20.0._10.sroa_idx, align 1, !dbg !334
  ret void, !dbg !336
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_bytes(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !337 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !338
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !343
  %_17 = mul i32 %_18, %_19, !dbg !340
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !346
  %_16 = add i32 %_17, %_20, !dbg !349
  %t = zext i32 %_16 to i64, !dbg !349
  %_6 = getelementptr inbounds nuw i8, ptr %a, i64 %t, !dbg !350
  %x = load i8, ptr %_6, align 1, !dbg !354, !noundef !14
  %_8 = getelementptr inbounds nuw i8, ptr %b, i64 %t, !dbg !355
  %y = load i8, ptr %_8, align 1, !dbg !357, !noundef !14
  %_11 = tail call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 %x), !dbg !358
  %_12 = tail call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 %x), !dbg !365
  %_14 = and i8 %x, 1, !dbg !370
  %_35.0 = add i8 %y, %x, !dbg !371
  %_39 = xor i8 %_14, 1, !dbg !376
  %_38.0 = add i8 %_35.0, %_39, !dbg !378
  %_15 = getelementptr inbounds nuw [3 x i8], ptr %out, i64 %t, !dbg !380
  store i8 %_11, ptr %_15, align 1, !dbg !383
  %0 = getelementptr inbounds nuw i8, ptr %_15, i64 1, !dbg !383
  store i8 %_12, ptr %0, align 1, !dbg !383
  %1 = getelementptr inbounds nuw i8, ptr %_15, i64 2, !dbg !383
  store i8 %_38.0, ptr %1, align 1, !dbg !383
  ret void, !dbg !384
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_longs(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !385 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !386
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !391
  %_17 = mul i32 %_18, %_19, !dbg !388
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !394
  %_16 = add i32 %_17, %_20, !dbg !397
  %t = zext i32 %_16 to i64, !dbg !397
  %_6 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !398
  %x = load i64, ptr %_6, align 8, !dbg !402, !noundef !14
  %n = and i64 %x, 7, !dbg !403
  %_8 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !405
  %y = load i64, ptr %_8, align 8, !dbg !407, !noundef !14
  %_11 = tail call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 %n), !dbg !408
  %_12 = tail call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 %n), !dbg !415
  %_14 = and i64 %x, 1, !dbg !420
  %_35.0 = add i64 %y, %x, !dbg !421
  %_39 = xor i64 %_14, 1, !dbg !426
  %_38.0 = add i64 %_35.0, %_39, !dbg !428
  %_15 = getelementptr inbounds nuw [3 x i64], ptr %out, i64 %t, !dbg !430
  store i64 %_11, ptr %_15, align 8, !dbg !433
  %0 = getelementptr inbounds nuw i8, ptr %_15, i64 8, !dbg !433
  store i64 %_12, ptr %0, align 8, !dbg !433
  %1 = getelementptr inbounds nuw i8, ptr %_15, i64 16, !dbg !433
  store i64 %_38.0, ptr %1, align 8, !dbg !433
  ret void, !dbg !434
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_shorts(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !435 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !436
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !441
  %_17 = mul i32 %_18, %_19, !dbg !438
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !444
  %_16 = add i32 %_17, %_20, !dbg !447
  %t = zext i32 %_16 to i64, !dbg !447
  %_6 = getelementptr inbounds nuw i16, ptr %a, i64 %t, !dbg !448
  %x = load i16, ptr %_6, align 2, !dbg !452, !noundef !14
  %_10 = and i16 %x, 7, !dbg !453
  %_8 = getelementptr inbounds nuw i16, ptr %b, i64 %t, !dbg !455
  %y = load i16, ptr %_8, align 2, !dbg !457, !noundef !14
  %_11 = tail call i16 @llvm.fshl.i16(i16 %x, i16 %y, i16 %_10), !dbg !458
  %_12 = tail call i16 @llvm.fshr.i16(i16 %x, i16 %y, i16 %_10), !dbg !465
  %_14 = and i16 %x, 1, !dbg !470
  %_35.0 = add i16 %y, %x, !dbg !471
  %_39 = xor i16 %_14, 1, !dbg !476
  %_38.0 = add i16 %_35.0, %_39, !dbg !478
  %_15 = getelementptr inbounds nuw [3 x i16], ptr %out, i64 %t, !dbg !480
  store i16 %_11, ptr %_15, align 2, !dbg !483
  %0 = getelementptr inbounds nuw i8, ptr %_15, i64 2, !dbg !483
  store i16 %_12, ptr %0, align 2, !dbg !483
  %1 = getelementptr inbounds nuw i8, ptr %_15, i64 4, !dbg !483
  store i16 %_38.0, ptr %1, align 2, !dbg !483
  ret void, !dbg !484
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @funnel_words(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !485 {
start:
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !486
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !491
  %_16 = mul i32 %_17, %_18, !dbg !488
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !494
  %_15 = add i32 %_16, %_19, !dbg !497
  %t = zext i32 %_15 to i64, !dbg !497
  %_6 = getelementptr inbounds nuw i32, ptr %a, i64 %t, !dbg !498
  %x = load i32, ptr %_6, align 4, !dbg !502, !noundef !14
  %n = and i32 %x, 7, !dbg !503
  %_8 = getelementptr inbounds nuw i32, ptr %b, i64 %t, !dbg !505
  %y = load i32, ptr %_8, align 4, !dbg !507, !noundef !14
  %_10 = tail call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %n), !dbg !508
  %_11 = tail call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %n), !dbg !514
  %_13 = and i32 %x, 1, !dbg !519
  %_34.0 = add i32 %y, %x, !dbg !520
  %_38 = xor i32 %_13, 1, !dbg !525
  %_37.0 = add i32 %_34.0, %_38, !dbg !527
  %_14 = getelementptr inbounds nuw [3 x i32], ptr %out, i64 %t, !dbg !529
  store i32 %_10, ptr %_14, align 4, !dbg !532
  %0 = getelementptr inbounds nuw i8, ptr %_14, i64 4, !dbg !532
  store i32 %_11, ptr %0, align 4, !dbg !532
  %1 = getelementptr inbounds nuw i8, ptr %_14, i64 8, !dbg !532
  store i32 %_37.0, ptr %1, align 4, !dbg !532
  ret void, !dbg !533
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @longs(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !534 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !535
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !540
  %_12 = mul i32 %_13, %_14, !dbg !537
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !543
  %_11 = add i32 %_12, %_15, !dbg !546
  %t = zext i32 %_11 to i64, !dbg !546
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !547
  %_6 = load i64, ptr %_7, align 8, !dbg !551, !noundef !14
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !552
  %_8 = load i64, ptr %_9, align 8, !dbg !554, !noundef !14
  %0 = icmp eq i64 %_8, 0, !dbg !555
  br i1 %0, label %bb92.i, label %bb91.i, !dbg !563

bb91.i:                                           ; preds = %start
  %_130.i = udiv i64 %_6, %_8, !dbg !564
  br label %bb92.i, !dbg !565

bb92.i:                                           ; preds = %bb91.i, %start
  %._62.sroa.5.0.i = phi i64 [ %_130.i, %bb91.i ], [ 7, %start ], !dbg !566
  %1 = icmp eq i64 %_6, -9223372036854775808
  %2 = icmp eq i64 %_8, -1
  %spec.select.i = and i1 %1, %2
  %spec.select16.i = or i1 %0, %spec.select.i, !dbg !567
  br i1 %spec.select16.i, label %bb107.i, label %bb106.i, !dbg !571

bb106.i:                                          ; preds = %bb92.i
  %_135.i = srem i64 %_6, %_8, !dbg !572
  br label %bb107.i, !dbg !573

bb107.i:                                          ; preds = %bb106.i, %bb92.i
  %._65.sroa.5.0.i = phi i64 [ %_135.i, %bb106.i ], [ 8, %bb92.i ], !dbg !574
  %.not.i = icmp eq i64 %_6, 0, !dbg !575
  %_2.i.i = icmp ult i64 %_6, 4294967296, !dbg !578
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i, !dbg !578

bb3.i.i:                                          ; preds = %bb107.i
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %_6, i1 true), !dbg !583
  %4 = and i64 %3, 62, !dbg !586
  %5 = shl i64 %_6, %4, !dbg !586
  %n4.i.i.i = lshr i64 %5, 56, !dbg !588
  %6 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %n4.i.i.i, !dbg !591
  %s5.i.i.i = load i8, ptr %6, align 1, !dbg !591, !noalias !593, !noundef !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 1, !dbg !596
  %r6.i.i.i = load i8, ptr %7, align 1, !dbg !596, !noalias !593, !noundef !14
  %_8.i.i.i = icmp ne i64 %n4.i.i.i, 0, !dbg !597
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !599
  %_17.i.i.i = zext i8 %s5.i.i.i to i16, !dbg !602
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1, !dbg !607
  %_14.i.i.i = zext i8 %r6.i.i.i to i16, !dbg !608
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4, !dbg !609
  %_10.i.i.i = lshr i64 %5, 48, !dbg !610
  %n7.i.i.i = trunc nuw i64 %_10.i.i.i to i16, !dbg !611
  %lo.i.i.i = lshr i16 %n7.i.i.i, 4, !dbg !612
  %_15.i.i.i = and i16 %lo.i.i.i, 15, !dbg !612
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i, !dbg !609
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i, !dbg !613
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i, !dbg !613
  %8 = mul i16 %q.i.i.i, %denominator.i.i.i, !dbg !615
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %8, !dbg !615
  %_23.i.i.i = shl i8 %s5.i.i.i, 4, !dbg !617
  %_22.i.i.i = zext i8 %_23.i.i.i to i16, !dbg !619
  %9 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i, !dbg !620
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4, !dbg !621
  %_29.i.i.i = and i16 %n7.i.i.i, 15, !dbg !623
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i, !dbg !624
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i, !dbg !625
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i, !dbg !626
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i, !dbg !626
  %_33.i.i.i = shl nuw nsw i16 %9, 1, !dbg !629
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1, !dbg !629
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0, !dbg !629
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i, !dbg !629
  %10 = sext i1 %_26.1.i.i.i to i16, !dbg !629
  %s1.sroa.0.0.i.i.i = add nsw i16 %9, %10, !dbg !629
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i, 0, !dbg !631
  tail call void @llvm.assume(i1 %_35.i.i.i), !dbg !632
  %_45.i.i.i = zext i16 %s1.sroa.0.0.i.i.i to i32, !dbg !634
  %denominator13.i.i.i = shl nuw nsw i32 %_45.i.i.i, 1, !dbg !639
  %_42.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32, !dbg !640
  %_41.i.i.i = shl nuw nsw i32 %_42.i.i.i, 8, !dbg !641
  %_38.i.i.i = lshr i64 %5, 32, !dbg !642
  %n10.i.i.i = trunc nuw i64 %_38.i.i.i to i32, !dbg !643
  %lo11.i.i.i = lshr i32 %n10.i.i.i, 8, !dbg !644
  %_43.i.i.i = and i32 %lo11.i.i.i, 255, !dbg !644
  %numerator12.i.i.i = or disjoint i32 %_41.i.i.i, %_43.i.i.i, !dbg !641
  %numerator12.i.i.i.frozen = freeze i32 %numerator12.i.i.i, !dbg !645
  %denominator13.i.i.i.frozen = freeze i32 %denominator13.i.i.i, !dbg !645
  %q15.i.i.i = udiv i32 %numerator12.i.i.i.frozen, %denominator13.i.i.i.frozen, !dbg !645
  %11 = mul i32 %q15.i.i.i, %denominator13.i.i.i.frozen, !dbg !647
  %u17.i.i.i.decomposed = sub i32 %numerator12.i.i.i.frozen, %11, !dbg !647
  %_51.i.i.i = shl i16 %s1.sroa.0.0.i.i.i, 8, !dbg !649
  %_50.i.i.i = zext i16 %_51.i.i.i to i32, !dbg !651
  %12 = add nuw nsw i32 %q15.i.i.i, %_50.i.i.i, !dbg !652
  %_56.i.i.i = shl nuw nsw i32 %u17.i.i.i.decomposed, 8, !dbg !653
  %_57.i.i.i = and i32 %n10.i.i.i, 255, !dbg !655
  %_55.i.i.i = or disjoint i32 %_56.i.i.i, %_57.i.i.i, !dbg !656
  %_58.i.i.i = mul i32 %q15.i.i.i, %q15.i.i.i, !dbg !657
  %_54.0.i.i.i = sub i32 %_55.i.i.i, %_58.i.i.i, !dbg !658
  %_54.1.i.i.i = icmp ult i32 %_55.i.i.i, %_58.i.i.i, !dbg !658
  %_61.i.i.i = shl nuw nsw i32 %12, 1, !dbg !662
  %_60.i.i.i = add nsw i32 %_61.i.i.i, -1, !dbg !662
  %_59.i.i.i = select i1 %_54.1.i.i.i, i32 %_60.i.i.i, i32 0, !dbg !662
  %r3.sroa.0.0.i.i.i = add i32 %_54.0.i.i.i, %_59.i.i.i, !dbg !662
  %13 = sext i1 %_54.1.i.i.i to i32, !dbg !662
  %s2.sroa.0.0.i.i.i = add nsw i32 %12, %13, !dbg !662
  %_63.i.i.i = icmp ne i32 %s2.sroa.0.0.i.i.i, 0, !dbg !664
  tail call void @llvm.assume(i1 %_63.i.i.i), !dbg !665
  %_71.i.i.i = zext i32 %s2.sroa.0.0.i.i.i to i64, !dbg !668
  %denominator20.i.i.i = shl nuw nsw i64 %_71.i.i.i, 1, !dbg !672
  %_68.i.i.i = zext i32 %r3.sroa.0.0.i.i.i to i64, !dbg !673
  %_67.i.i.i = shl nuw nsw i64 %_68.i.i.i, 16, !dbg !674
  %lo18.i.i.i = lshr i64 %5, 16, !dbg !675
  %_69.i.i.i = and i64 %lo18.i.i.i, 65535, !dbg !675
  %numerator19.i.i.i = or disjoint i64 %_67.i.i.i, %_69.i.i.i, !dbg !674
  %q22.i.i.i = udiv i64 %numerator19.i.i.i, %denominator20.i.i.i, !dbg !676
  %_75.i.i.i = shl i32 %s2.sroa.0.0.i.i.i, 16, !dbg !678
  %_74.i.i.i = zext i32 %_75.i.i.i to i64, !dbg !680
  %14 = add nuw nsw i64 %q22.i.i.i, %_74.i.i.i, !dbg !681
  %15 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %14, i64 %14), !dbg !682
  %_78.0.i.i.i = extractvalue { i64, i1 } %15, 0, !dbg !682
  %_78.1.i.i.i = extractvalue { i64, i1 } %15, 1, !dbg !682
  %_81.i.i.i = icmp ugt i64 %_78.0.i.i.i, %5
  %or.cond.i.i.i = or i1 %_78.1.i.i.i, %_81.i.i.i, !dbg !686
  %16 = sext i1 %or.cond.i.i.i to i64, !dbg !686
  %s.sroa.0.0.i.i.i = add nsw i64 %14, %16, !dbg !686
  %denormalization_shift.i.i = lshr i64 %3, 1, !dbg !688
  %17 = lshr i64 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i, !dbg !690
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u64.exit.i, !dbg !692

bb1.i.i:                                          ; preds = %bb107.i
  %_2.i.i.i = icmp samesign ult i64 %_6, 65536, !dbg !693
  br i1 %_2.i.i.i, label %bb1.i.i.i, label %bb3.i.i.i, !dbg !693

bb3.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i64 %_6 to i32, !dbg !696
  %_7.i.i.i = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_5.i.i, i1 true), !dbg !697
  %normalization_shift.i.i.i = and i32 %_7.i.i.i, 30, !dbg !700
  %18 = shl i32 %_5.i.i, %normalization_shift.i.i.i, !dbg !701
  %n2.i.i.i.i = lshr i32 %18, 24, !dbg !703
  %_6.i.i.i.i = zext nneg i32 %n2.i.i.i.i to i64, !dbg !706
  %19 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_6.i.i.i.i, !dbg !708
  %s3.i.i.i.i = load i8, ptr %19, align 1, !dbg !708, !noalias !593, !noundef !14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 1, !dbg !709
  %r4.i.i.i.i = load i8, ptr %20, align 1, !dbg !709, !noalias !593, !noundef !14
  %_8.i.i.i.i = icmp ne i32 %n2.i.i.i.i, 0, !dbg !710
  tail call void @llvm.assume(i1 %_8.i.i.i.i), !dbg !712
  %_17.i.i.i.i = zext i8 %s3.i.i.i.i to i16, !dbg !715
  %denominator.i.i.i.i = shl nuw nsw i16 %_17.i.i.i.i, 1, !dbg !720
  %_14.i.i.i.i = zext i8 %r4.i.i.i.i to i16, !dbg !721
  %_13.i.i.i.i = shl nuw nsw i16 %_14.i.i.i.i, 4, !dbg !722
  %_10.i.i.i.i = lshr i32 %18, 16, !dbg !723
  %n5.i.i.i.i = trunc nuw i32 %_10.i.i.i.i to i16, !dbg !724
  %lo.i.i.i.i = lshr i16 %n5.i.i.i.i, 4, !dbg !725
  %_15.i.i.i.i = and i16 %lo.i.i.i.i, 15, !dbg !725
  %numerator.i.i.i.i = or disjoint i16 %_13.i.i.i.i, %_15.i.i.i.i, !dbg !722
  %numerator.i.i.i.i.frozen = freeze i16 %numerator.i.i.i.i, !dbg !726
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i.frozen, %denominator.i.i.i.i, !dbg !726
  %21 = mul i16 %q.i.i.i.i, %denominator.i.i.i.i, !dbg !728
  %u.i.i.i.i.decomposed = sub i16 %numerator.i.i.i.i.frozen, %21, !dbg !728
  %_23.i.i.i.i = shl i8 %s3.i.i.i.i, 4, !dbg !730
  %_22.i.i.i.i = zext i8 %_23.i.i.i.i to i16, !dbg !732
  %22 = add nuw nsw i16 %q.i.i.i.i, %_22.i.i.i.i, !dbg !733
  %_28.i.i.i.i = shl nuw nsw i16 %u.i.i.i.i.decomposed, 4, !dbg !734
  %_29.i.i.i.i = and i16 %n5.i.i.i.i, 15, !dbg !736
  %_27.i.i.i.i = or disjoint i16 %_28.i.i.i.i, %_29.i.i.i.i, !dbg !737
  %_30.i.i.i.i = mul i16 %q.i.i.i.i, %q.i.i.i.i, !dbg !738
  %_26.0.i.i.i.i = sub i16 %_27.i.i.i.i, %_30.i.i.i.i, !dbg !739
  %_26.1.i.i.i.i = icmp ult i16 %_27.i.i.i.i, %_30.i.i.i.i, !dbg !739
  %_33.i.i.i.i = shl nuw nsw i16 %22, 1, !dbg !742
  %_32.i.i.i.i = add nsw i16 %_33.i.i.i.i, -1, !dbg !742
  %_31.i.i.i.i = select i1 %_26.1.i.i.i.i, i16 %_32.i.i.i.i, i16 0, !dbg !742
  %r.sroa.0.0.i.i.i.i = add i16 %_26.0.i.i.i.i, %_31.i.i.i.i, !dbg !742
  %23 = sext i1 %_26.1.i.i.i.i to i16, !dbg !742
  %s1.sroa.0.0.i.i.i.i = add nsw i16 %22, %23, !dbg !742
  %_35.i.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i.i, 0, !dbg !744
  tail call void @llvm.assume(i1 %_35.i.i.i.i), !dbg !745
  %_43.i.i.i.i = zext i16 %s1.sroa.0.0.i.i.i.i to i32, !dbg !747
  %denominator10.i.i.i.i = shl nuw nsw i32 %_43.i.i.i.i, 1, !dbg !751
  %_40.i.i.i.i = zext i16 %r.sroa.0.0.i.i.i.i to i32, !dbg !752
  %_39.i.i.i.i = shl nuw nsw i32 %_40.i.i.i.i, 8, !dbg !753
  %lo8.i.i.i.i = lshr i32 %18, 8, !dbg !754
  %_41.i.i.i.i = and i32 %lo8.i.i.i.i, 255, !dbg !754
  %numerator9.i.i.i.i = or disjoint i32 %_39.i.i.i.i, %_41.i.i.i.i, !dbg !753
  %q12.i.i.i.i = udiv i32 %numerator9.i.i.i.i, %denominator10.i.i.i.i, !dbg !755
  %_47.i.i.i.i = shl i16 %s1.sroa.0.0.i.i.i.i, 8, !dbg !757
  %_46.i.i.i.i = zext i16 %_47.i.i.i.i to i32, !dbg !759
  %24 = add nuw nsw i32 %q12.i.i.i.i, %_46.i.i.i.i, !dbg !760
  %25 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %24, i32 %24), !dbg !761
  %_50.0.i.i.i.i = extractvalue { i32, i1 } %25, 0, !dbg !761
  %_50.1.i.i.i.i = extractvalue { i32, i1 } %25, 1, !dbg !761
  %_53.i.i.i.i = icmp ugt i32 %_50.0.i.i.i.i, %18
  %or.cond.i.i.i.i = or i1 %_50.1.i.i.i.i, %_53.i.i.i.i, !dbg !765
  %26 = sext i1 %or.cond.i.i.i.i to i32, !dbg !765
  %s.sroa.0.0.i.i.i.i = add nsw i32 %24, %26, !dbg !765
  %denormalization_shift.i.i.i = lshr i32 %_7.i.i.i, 1, !dbg !767
  %27 = lshr i32 %s.sroa.0.0.i.i.i.i, %denormalization_shift.i.i.i, !dbg !769
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i.i, !dbg !771

bb1.i.i.i:                                        ; preds = %bb1.i.i
  %_2.i.i.i.i = icmp samesign ult i64 %_6, 256, !dbg !772
  br i1 %_2.i.i.i.i, label %bb5.i.i.i.i, label %bb2.i.i.i.i, !dbg !772

bb2.i.i.i.i:                                      ; preds = %bb1.i.i.i
  %_5.i.i.i = trunc nuw i64 %_6 to i16, !dbg !775
  %28 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i.i, i1 true), !dbg !776
  %29 = and i16 %28, 14, !dbg !779
  %30 = shl i16 %_5.i.i.i, %29, !dbg !780
  %n1.i.i.i.i.i = lshr i16 %30, 8, !dbg !782
  %_6.i.i.i.i.i = zext nneg i16 %n1.i.i.i.i.i to i64, !dbg !785
  %31 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_6.i.i.i.i.i, !dbg !787
  %s2.i.i.i.i.i = load i8, ptr %31, align 1, !dbg !787, !noalias !593, !noundef !14
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 1, !dbg !788
  %r.i.i.i.i.i = load i8, ptr %32, align 1, !dbg !788, !noalias !593, !noundef !14
  %_8.i.i.i.i.i = icmp ne i16 %n1.i.i.i.i.i, 0, !dbg !789
  tail call void @llvm.assume(i1 %_8.i.i.i.i.i), !dbg !791
  %_15.i.i.i.i.i = zext i8 %s2.i.i.i.i.i to i16, !dbg !794
  %denominator.i.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i.i, 1, !dbg !798
  %_12.i.i.i.i.i = zext i8 %r.i.i.i.i.i to i16, !dbg !799
  %_11.i.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i.i, 4, !dbg !800
  %lo.i.i.i.i.i = lshr i16 %30, 4, !dbg !801
  %_13.i.i.i.i.i = and i16 %lo.i.i.i.i.i, 15, !dbg !801
  %numerator.i.i.i.i.i = or disjoint i16 %_11.i.i.i.i.i, %_13.i.i.i.i.i, !dbg !800
  %q.i.i.i.i.i = udiv i16 %numerator.i.i.i.i.i, %denominator.i.i.i.i.i, !dbg !802
  %_19.i.i.i.i.i = shl i8 %s2.i.i.i.i.i, 4, !dbg !804
  %_18.i.i.i.i.i = zext i8 %_19.i.i.i.i.i to i16, !dbg !806
  %33 = add nuw nsw i16 %q.i.i.i.i.i, %_18.i.i.i.i.i, !dbg !807
  %34 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %33, i16 %33), !dbg !808
  %_22.0.i.i.i.i.i = extractvalue { i16, i1 } %34, 0, !dbg !808
  %_22.1.i.i.i.i.i = extractvalue { i16, i1 } %34, 1, !dbg !808
  %_25.i.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i.i, %30
  %or.cond.i.i.i.i.i = or i1 %_22.1.i.i.i.i.i, %_25.i.i.i.i.i, !dbg !812
  %35 = sext i1 %or.cond.i.i.i.i.i to i16, !dbg !812
  %s.sroa.0.0.i.i.i.i.i = add nsw i16 %33, %35, !dbg !812
  %36 = lshr i16 %28, 1, !dbg !814
  %37 = lshr i16 %s.sroa.0.0.i.i.i.i.i, %36, !dbg !816
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i.i, !dbg !818

bb5.i.i.i.i:                                      ; preds = %bb1.i.i.i
  %38 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_6, !dbg !819
  %_4.i.i.i.i = load i8, ptr %38, align 1, !dbg !819, !noalias !593, !noundef !14
  %39 = zext i8 %_4.i.i.i.i to i16, !dbg !822
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i.i, !dbg !818

_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i.i: ; preds = %bb5.i.i.i.i, %bb2.i.i.i.i
  %_0.sroa.0.0.i.i.i.i = phi i16 [ %39, %bb5.i.i.i.i ], [ %37, %bb2.i.i.i.i ], !dbg !823
  %40 = zext i16 %_0.sroa.0.0.i.i.i.i to i32, !dbg !824
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i.i, !dbg !771

_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i.i: ; preds = %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i.i, %bb3.i.i.i
  %_0.sroa.0.0.i.i.i = phi i32 [ %40, %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i.i ], [ %27, %bb3.i.i.i ], !dbg !825
  %41 = zext i32 %_0.sroa.0.0.i.i.i to i64, !dbg !826
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u64.exit.i, !dbg !692

_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u64.exit.i: ; preds = %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i.i, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i64 [ %41, %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i.i ], [ %17, %bb3.i.i ], !dbg !827
  %_150.i = icmp ult i64 %_0.sroa.0.0.i.i, 4294967296, !dbg !828
  tail call void @llvm.assume(i1 %_150.i), !dbg !830
  %_152.i = icmp ne i64 %_0.sroa.0.0.i.i, 0
  br i1 %.not.i, label %bb127.i, label %bb126.i, !dbg !833

bb127.i:                                          ; preds = %bb126.i, %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u64.exit.i
  %42 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %_6), !dbg !834
  %_154.i = mul nuw i64 %_0.sroa.0.0.i.i, %_0.sroa.0.0.i.i, !dbg !837
  %_153.i = icmp ule i64 %_154.i, %_6, !dbg !840
  tail call void @llvm.assume(i1 %_153.i), !dbg !841
  %_155.i = icmp ule i64 %_0.sroa.0.0.i.i, %_6, !dbg !843
  tail call void @llvm.assume(i1 %_155.i), !dbg !844
  %_4.i.i = tail call i1 @llvm.is.constant.i64(i64 %_6), !dbg !846
  %43 = icmp eq i64 %42, 1
  %or.cond.i.i = select i1 %_4.i.i, i1 %43, i1 false, !dbg !846
  br i1 %or.cond.i.i, label %bb3.i15.i, label %bb15.i.i, !dbg !846

bb3.i15.i:                                        ; preds = %bb127.i
  %44 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %_6, i1 true), !dbg !855
  %_42.i.i = trunc nuw nsw i64 %44 to i32, !dbg !855
  %_41.i.i = xor i32 %_42.i.i, 63, !dbg !855
  %45 = mul nuw nsw i32 %_41.i.i, 3, !dbg !855
  %_49.i.i = icmp samesign ult i32 %_41.i.i, 22
  %46 = zext nneg i32 %45 to i64
  %47 = shl nuw i64 1, %46
  %_11.sroa.0.0.i.i = select i1 %_49.i.i, i64 %47, i64 0
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers5longs.exit, !dbg !861

bb15.i.i:                                         ; preds = %bb127.i
  %_22.0.i.i = mul i64 %_6, %_6, !dbg !863
  %_24.0.i.i = mul i64 %_22.0.i.i, %_6, !dbg !866
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers5longs.exit, !dbg !868

bb126.i:                                          ; preds = %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u64.exit.i
  tail call void @llvm.assume(i1 %_152.i), !dbg !870
  br label %bb127.i, !dbg !872

_RNvNtCslQTZAghaRU_10bit_tricks8integers5longs.exit: ; preds = %bb3.i15.i, %bb15.i.i
  %_0.sroa.0.0.i14.i = phi i64 [ %_11.sroa.0.0.i.i, %bb3.i15.i ], [ %_24.0.i.i, %bb15.i.i ], !dbg !873
  %_78.i = tail call i8 @llvm.ucmp.i8.i64(i64 %_6, i64 %_8), !dbg !874
  %_81.i = tail call i8 @llvm.scmp.i8.i64(i64 %_6, i64 %_8), !dbg !878
  %_7612.i = xor i8 %_78.i, %_81.i, !dbg !882
  %_76.i = sext i8 %_7612.i to i64, !dbg !882
  %_148.i = zext i64 %_6 to i128, !dbg !883
  %_149.i = zext i64 %_8 to i128, !dbg !886
  %_147.i = add nuw nsw i128 %_149.i, %_148.i, !dbg !887
  %_14611.i = lshr i128 %_147.i, 1, !dbg !888
  %_74.i = trunc nuw i128 %_14611.i to i64, !dbg !889
  %_73.i = xor i64 %_0.sroa.0.0.i.i, %_74.i, !dbg !890
  %48 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %_6, i1 false), !dbg !891
  %_7.i = add nuw nsw i64 %42, %48, !dbg !894
  %49 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %_6, i1 false), !dbg !895
  %_6.i = add nuw nsw i64 %_7.i, %49, !dbg !898
  %_0.i.i = tail call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 %_8), !dbg !899
  %_0.i13.i = tail call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 61), !dbg !904
  %_11.i = xor i64 %_0.i.i, %_0.i13.i, !dbg !909
  %_16.i = tail call i64 @llvm.uadd.sat.i64(i64 %_6, i64 %_8), !dbg !910
  %_18.i = tail call i64 @llvm.sadd.sat.i64(i64 %_6, i64 %_8), !dbg !913
  %_15.i = xor i64 %_16.i, %_18.i, !dbg !916
  %_20.i = tail call i64 @llvm.usub.sat.i64(i64 %_6, i64 %_8), !dbg !917
  %_22.i = tail call i64 @llvm.ssub.sat.i64(i64 %_6, i64 %_8), !dbg !920
  %_19.i = xor i64 %_20.i, %_22.i, !dbg !916
  %_24.i = tail call i64 @llvm.bswap.i64(i64 %_6), !dbg !923
  %_25.i = tail call i64 @llvm.bitreverse.i64(i64 %_8), !dbg !926
  %_23.i = xor i64 %_25.i, %_24.i, !dbg !929
  %x.y.i = tail call i64 @llvm.umax.i64(i64 %_8, i64 %_6), !dbg !930
  %_29.sroa.0.0.i = tail call i64 @llvm.smax.i64(i64 %_8, i64 %_6), !dbg !933
  %_26.i = xor i64 %x.y.i, %_29.sroa.0.0.i, !dbg !916
  %_31.sroa.0.0.i = tail call i64 @llvm.umin.i64(i64 %_8, i64 %_6), !dbg !936
  %_33.sroa.0.0.i = tail call i64 @llvm.smin.i64(i64 %_8, i64 %_6), !dbg !939
  %_30.i = xor i64 %_31.sroa.0.0.i, %_33.sroa.0.0.i, !dbg !916
  %_36.sroa.0.0.i = tail call i64 @llvm.abs.i64(i64 %_6, i1 false), !dbg !942
  %_92.sroa.0.0.i = tail call i64 @llvm.abs.i64(i64 %_8, i1 false), !dbg !945
  %_34.i = xor i64 %_92.sroa.0.0.i, %_36.sroa.0.0.i, !dbg !949
  %_96.0.i = add i64 %_8, %_6, !dbg !950
  %_96.1.i = icmp ult i64 %_96.0.i, %_6, !dbg !950
  %_39.sroa.0.0.i = select i1 %_96.1.i, i64 1, i64 %_96.0.i, !dbg !953
  %50 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_6, i64 %_8), !dbg !956
  %_102.1.i = extractvalue { i64, i1 } %50, 1, !dbg !956
  %_42.sroa.0.0.i = select i1 %_102.1.i, i64 2, i64 %_96.0.i, !dbg !961
  %_38.i = xor i64 %_39.sroa.0.0.i, %_42.sroa.0.0.i, !dbg !916
  %_106.not.i = icmp ult i64 %_6, %_8, !dbg !964
  %_107.i = sub i64 %_6, %_8, !dbg !964
  %_45.sroa.0.0.i = select i1 %_106.not.i, i64 3, i64 %_107.i, !dbg !967
  %51 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_6, i64 %_8), !dbg !969
  %_111.1.i = extractvalue { i64, i1 } %51, 1, !dbg !969
  %_48.sroa.0.0.i = select i1 %_111.1.i, i64 4, i64 %_107.i, !dbg !974
  %_44.i = xor i64 %_48.sroa.0.0.i, %_45.sroa.0.0.i, !dbg !916
  %52 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_6, i64 %_8), !dbg !976
  %_117.1.i = extractvalue { i64, i1 } %52, 1, !dbg !976
  %_117.0.i = extractvalue { i64, i1 } %52, 0, !dbg !976
  %_51.sroa.0.0.i = select i1 %_117.1.i, i64 5, i64 %_117.0.i, !dbg !981
  %53 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_6, i64 %_8), !dbg !983
  %_123.1.i = extractvalue { i64, i1 } %53, 1, !dbg !983
  %_54.sroa.0.0.i = select i1 %_123.1.i, i64 6, i64 %_117.0.i, !dbg !988
  %_50.i = xor i64 %_51.sroa.0.0.i, %_54.sroa.0.0.i, !dbg !916
  %54 = sub nuw i64 %_8, %_6, !dbg !990
  %_57.sroa.0.0.i = select i1 %_106.not.i, i64 %54, i64 %_107.i, !dbg !990
  %_127.i = tail call i8 @llvm.scmp.i8.i64(i64 %_6, i64 0), !dbg !993
  %_59.i = sext i8 %_127.i to i64, !dbg !993
  %_56.i = xor i64 %_57.sroa.0.0.i, %_59.i, !dbg !916
  %_60.i = xor i64 %._65.sroa.5.0.i, %._62.sroa.5.0.i, !dbg !916
  %55 = and i64 %_8, 4294967232, !dbg !996
  %_138.i = icmp eq i64 %55, 0, !dbg !996
  %56 = and i64 %_8, 63, !dbg !996
  %_139.i = shl i64 %_6, %56, !dbg !996
  %_67.sroa.0.0.i = select i1 %_138.i, i64 %_139.i, i64 9, !dbg !999
  %_70.i = ashr i64 %_6, %56, !dbg !1001
  %_66.i = xor i64 %_67.sroa.0.0.i, %_70.i, !dbg !916
  %57 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %_6, i1 true), !dbg !1006
  %_71.sroa.0.0.i = select i1 %.not.i, i64 10, i64 %57, !dbg !1006
  %_86.i = zext i1 %43 to i64, !dbg !1007
  %r.i.i = srem i64 %_6, 13, !dbg !1011
  %_8.i.i = icmp slt i64 %r.i.i, 0, !dbg !1018
  %58 = add nsw i64 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i64 %58, i64 %r.i.i, !dbg !1018
  %_84.i = xor i64 %spec.select.i.i, %_86.i, !dbg !1020
  %_83.i = xor i64 %_84.i, %_0.sroa.0.0.i14.i, !dbg !916
  %_10 = getelementptr inbounds nuw [18 x i64], ptr %out, i64 %t, !dbg !1021
  store i64 %_6.i, ptr %_10, align 8, !dbg !1024
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1024
  store i64 %_11.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !1024
  store i64 %_15.i, ptr %_5.sroa.5.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !1024
  store i64 %_19.i, ptr %_5.sroa.6.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !1024
  store i64 %_23.i, ptr %_5.sroa.7.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 40, !dbg !1024
  store i64 %_26.i, ptr %_5.sroa.8.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !1024
  store i64 %_30.i, ptr %_5.sroa.9.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 56, !dbg !1024
  store i64 %_34.i, ptr %_5.sroa.10.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !1024
  store i64 %_38.i, ptr %_5.sroa.11.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 72, !dbg !1024
  store i64 %_44.i, ptr %_5.sroa.12.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 80, !dbg !1024
  store i64 %_50.i, ptr %_5.sroa.13.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 88, !dbg !1024
  store i64 %_56.i, ptr %_5.sroa.14.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 96, !dbg !1024
  store i64 %_60.i, ptr %_5.sroa.15.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.16.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 104, !dbg !1024
  store i64 %_66.i, ptr %_5.sroa.16.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.17.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 112, !dbg !1024
  store i64 %_71.sroa.0.0.i, ptr %_5.sroa.17.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.18.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 120, !dbg !1024
  store i64 %_73.i, ptr %_5.sroa.18.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 128, !dbg !1024
  store i64 %_76.i, ptr %_5.sroa.19.0._10.sroa_idx, align 8, !dbg !1024
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 136, !dbg !1024
  store i64 %_83.i, ptr %_5.sroa.20.0._10.sroa_idx, align 8, !dbg !1024
  ret void, !dbg !1025
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @shorts(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !1026 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1027
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1032
  %_12 = mul i32 %_13, %_14, !dbg !1029
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1035
  %_11 = add i32 %_12, %_15, !dbg !1038
  %t = zext i32 %_11 to i64, !dbg !1038
  %_7 = getelementptr inbounds nuw i16, ptr %a, i64 %t, !dbg !1039
  %_6 = load i16, ptr %_7, align 2, !dbg !1043, !noundef !14
  %_9 = getelementptr inbounds nuw i16, ptr %b, i64 %t, !dbg !1044
  %_8 = load i16, ptr %_9, align 2, !dbg !1046, !noundef !14
  %0 = icmp eq i16 %_8, 0, !dbg !1047
  br i1 %0, label %bb92.i, label %bb91.i, !dbg !1055

bb91.i:                                           ; preds = %start
  %_130.i = udiv i16 %_6, %_8, !dbg !1056
  br label %bb92.i, !dbg !1057

bb92.i:                                           ; preds = %bb91.i, %start
  %._62.sroa.5.0.i = phi i16 [ %_130.i, %bb91.i ], [ 7, %start ], !dbg !1058
  %1 = icmp eq i16 %_6, -32768
  %2 = icmp eq i16 %_8, -1
  %spec.select.i = and i1 %1, %2
  %spec.select17.i = or i1 %0, %spec.select.i, !dbg !1059
  br i1 %spec.select17.i, label %bb107.i, label %bb106.i, !dbg !1063

bb106.i:                                          ; preds = %bb92.i
  %_135.i = srem i16 %_6, %_8, !dbg !1064
  br label %bb107.i, !dbg !1065

bb107.i:                                          ; preds = %bb106.i, %bb92.i
  %._65.sroa.5.0.i = phi i16 [ %_135.i, %bb106.i ], [ 8, %bb92.i ], !dbg !1066
  %.not.i = icmp eq i16 %_6, 0, !dbg !1067
  %_2.i.i = icmp ult i16 %_6, 256, !dbg !1070
  br i1 %_2.i.i, label %bb5.i.i, label %bb2.i.i, !dbg !1070

bb2.i.i:                                          ; preds = %bb107.i
  %3 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_6, i1 true), !dbg !1074
  %4 = and i16 %3, 14, !dbg !1076
  %5 = shl i16 %_6, %4, !dbg !1077
  %n1.i.i.i = lshr i16 %5, 8, !dbg !1078
  %_6.i.i.i = zext nneg i16 %n1.i.i.i to i64, !dbg !1080
  %6 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_6.i.i.i, !dbg !1081
  %s2.i.i.i = load i8, ptr %6, align 1, !dbg !1081, !noalias !1082, !noundef !14
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 1, !dbg !1085
  %r.i.i.i = load i8, ptr %7, align 1, !dbg !1085, !noalias !1082, !noundef !14
  %_8.i.i.i = icmp ne i16 %n1.i.i.i, 0, !dbg !1086
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !1087
  %_15.i.i.i = zext i8 %s2.i.i.i to i16, !dbg !1089
  %denominator.i.i.i = shl nuw nsw i16 %_15.i.i.i, 1, !dbg !1090
  %_12.i.i.i = zext i8 %r.i.i.i to i16, !dbg !1091
  %_11.i.i.i = shl nuw nsw i16 %_12.i.i.i, 4, !dbg !1092
  %lo.i.i.i = lshr i16 %5, 4, !dbg !1093
  %_13.i.i.i = and i16 %lo.i.i.i, 15, !dbg !1093
  %numerator.i.i.i = or disjoint i16 %_11.i.i.i, %_13.i.i.i, !dbg !1092
  %q.i.i.i = udiv i16 %numerator.i.i.i, %denominator.i.i.i, !dbg !1094
  %_19.i.i.i = shl i8 %s2.i.i.i, 4, !dbg !1095
  %_18.i.i.i = zext i8 %_19.i.i.i to i16, !dbg !1096
  %8 = add nuw nsw i16 %q.i.i.i, %_18.i.i.i, !dbg !1097
  %9 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %8, i16 %8), !dbg !1098
  %_22.0.i.i.i = extractvalue { i16, i1 } %9, 0, !dbg !1098
  %_22.1.i.i.i = extractvalue { i16, i1 } %9, 1, !dbg !1098
  %_25.i.i.i = icmp ugt i16 %_22.0.i.i.i, %5
  %or.cond.i.i.i = or i1 %_22.1.i.i.i, %_25.i.i.i, !dbg !1100
  %10 = sext i1 %or.cond.i.i.i to i16, !dbg !1100
  %s.sroa.0.0.i.i.i = add nsw i16 %8, %10, !dbg !1100
  %11 = lshr i16 %3, 1, !dbg !1101
  %12 = lshr i16 %s.sroa.0.0.i.i.i, %11, !dbg !1102
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i, !dbg !1103

bb5.i.i:                                          ; preds = %bb107.i
  %_5.i.i = zext nneg i16 %_6 to i64, !dbg !1104
  %13 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_5.i.i, !dbg !1105
  %_4.i.i = load i8, ptr %13, align 1, !dbg !1105, !noalias !1082, !noundef !14
  %14 = zext i8 %_4.i.i to i16, !dbg !1107
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i, !dbg !1103

_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i: ; preds = %bb5.i.i, %bb2.i.i
  %_0.sroa.0.0.i.i = phi i16 [ %14, %bb5.i.i ], [ %12, %bb2.i.i ], !dbg !1108
  %_149.i = icmp ult i16 %_0.sroa.0.0.i.i, 256, !dbg !1109
  tail call void @llvm.assume(i1 %_149.i), !dbg !1111
  %_151.i = icmp ne i16 %_0.sroa.0.0.i.i, 0
  br i1 %.not.i, label %bb127.i, label %bb126.i, !dbg !1114

bb127.i:                                          ; preds = %bb126.i, %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i
  %15 = tail call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %_6), !dbg !1115
  %_153.i = mul nuw i16 %_0.sroa.0.0.i.i, %_0.sroa.0.0.i.i, !dbg !1118
  %_152.i = icmp ule i16 %_153.i, %_6, !dbg !1121
  tail call void @llvm.assume(i1 %_152.i), !dbg !1122
  %_154.i = icmp ule i16 %_0.sroa.0.0.i.i, %_6, !dbg !1124
  tail call void @llvm.assume(i1 %_154.i), !dbg !1125
  %_4.i15.i = tail call i1 @llvm.is.constant.i16(i16 %_6), !dbg !1127
  %16 = icmp eq i16 %15, 1
  %or.cond.i.i = select i1 %_4.i15.i, i1 %16, i1 false, !dbg !1127
  br i1 %or.cond.i.i, label %bb33.i.i, label %bb15.i.i, !dbg !1127

bb33.i.i:                                         ; preds = %bb127.i
  %17 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_6, i1 true), !dbg !1136
  %18 = xor i16 %17, 15, !dbg !1147
  %narrow.i.i = mul nuw nsw i16 %18, 3, !dbg !1148
  %_49.i.i = icmp samesign ult i16 %18, 6
  %19 = shl nuw i16 1, %narrow.i.i
  %_11.sroa.0.0.i.i = select i1 %_49.i.i, i16 %19, i16 0
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers6shorts.exit, !dbg !1154

bb15.i.i:                                         ; preds = %bb127.i
  %_22.0.i.i = mul i16 %_6, %_6, !dbg !1155
  %_24.0.i.i = mul i16 %_22.0.i.i, %_6, !dbg !1158
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers6shorts.exit, !dbg !1160

bb126.i:                                          ; preds = %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i
  tail call void @llvm.assume(i1 %_151.i), !dbg !1162
  br label %bb127.i, !dbg !1164

_RNvNtCslQTZAghaRU_10bit_tricks8integers6shorts.exit: ; preds = %bb33.i.i, %bb15.i.i
  %_0.sroa.0.0.i16.i = phi i16 [ %_11.sroa.0.0.i.i, %bb33.i.i ], [ %_24.0.i.i, %bb15.i.i ], !dbg !1165
  %_78.i = tail call i8 @llvm.ucmp.i8.i16(i16 %_6, i16 %_8), !dbg !1166
  %_81.i = tail call i8 @llvm.scmp.i8.i16(i16 %_6, i16 %_8), !dbg !1170
  %_7613.i = xor i8 %_78.i, %_81.i, !dbg !1174
  %_76.i = sext i8 %_7613.i to i16, !dbg !1174
  %_148.i = zext i16 %_6 to i32, !dbg !1175
  %_13.i = zext i16 %_8 to i32, !dbg !1178
  %_147.i = add nuw nsw i32 %_13.i, %_148.i, !dbg !1179
  %_14612.i = lshr i32 %_147.i, 1, !dbg !1180
  %_74.i = trunc nuw i32 %_14612.i to i16, !dbg !1181
  %_73.i = xor i16 %_0.sroa.0.0.i.i, %_74.i, !dbg !1182
  %20 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_6, i1 false), !dbg !1183
  %narrow.i = add nuw nsw i16 %15, %20, !dbg !1186
  %21 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %_6, i1 false), !dbg !1187
  %narrow11.i = add nuw nsw i16 %narrow.i, %21, !dbg !1190
  %_0.i.i = tail call noundef i16 @llvm.fshl.i16(i16 %_6, i16 %_6, i16 %_8), !dbg !1191
  %_0.i14.i = tail call noundef i16 @llvm.fshl.i16(i16 %_6, i16 %_6, i16 13), !dbg !1196
  %_11.i = xor i16 %_0.i.i, %_0.i14.i, !dbg !1201
  %_16.i = tail call i16 @llvm.uadd.sat.i16(i16 %_6, i16 %_8), !dbg !1202
  %_18.i = tail call i16 @llvm.sadd.sat.i16(i16 %_6, i16 %_8), !dbg !1205
  %_15.i = xor i16 %_16.i, %_18.i, !dbg !1208
  %_20.i = tail call i16 @llvm.usub.sat.i16(i16 %_6, i16 %_8), !dbg !1209
  %_22.i = tail call i16 @llvm.ssub.sat.i16(i16 %_6, i16 %_8), !dbg !1212
  %_19.i = xor i16 %_20.i, %_22.i, !dbg !1208
  %_24.i = tail call i16 @llvm.bswap.i16(i16 %_6), !dbg !1215
  %_25.i = tail call i16 @llvm.bitreverse.i16(i16 %_8), !dbg !1218
  %_23.i = xor i16 %_25.i, %_24.i, !dbg !1221
  %x.y.i = tail call i16 @llvm.umax.i16(i16 %_8, i16 %_6), !dbg !1222
  %_29.sroa.0.0.i = tail call i16 @llvm.smax.i16(i16 %_8, i16 %_6), !dbg !1225
  %_26.i = xor i16 %x.y.i, %_29.sroa.0.0.i, !dbg !1208
  %_31.sroa.0.0.i = tail call i16 @llvm.umin.i16(i16 %_8, i16 %_6), !dbg !1228
  %_33.sroa.0.0.i = tail call i16 @llvm.smin.i16(i16 %_8, i16 %_6), !dbg !1231
  %_30.i = xor i16 %_31.sroa.0.0.i, %_33.sroa.0.0.i, !dbg !1208
  %_36.sroa.0.0.i = tail call i16 @llvm.abs.i16(i16 %_6, i1 false), !dbg !1234
  %_92.sroa.0.0.i = tail call i16 @llvm.abs.i16(i16 %_8, i1 false), !dbg !1237
  %_34.i = xor i16 %_92.sroa.0.0.i, %_36.sroa.0.0.i, !dbg !1241
  %_96.0.i = add i16 %_8, %_6, !dbg !1242
  %_96.1.i = icmp ult i16 %_96.0.i, %_6, !dbg !1242
  %_39.sroa.0.0.i = select i1 %_96.1.i, i16 1, i16 %_96.0.i, !dbg !1245
  %22 = tail call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1248
  %_102.1.i = extractvalue { i16, i1 } %22, 1, !dbg !1248
  %_42.sroa.0.0.i = select i1 %_102.1.i, i16 2, i16 %_96.0.i, !dbg !1253
  %_38.i = xor i16 %_39.sroa.0.0.i, %_42.sroa.0.0.i, !dbg !1208
  %_106.not.i = icmp ult i16 %_6, %_8, !dbg !1256
  %_107.i = sub i16 %_6, %_8, !dbg !1256
  %_45.sroa.0.0.i = select i1 %_106.not.i, i16 3, i16 %_107.i, !dbg !1259
  %23 = tail call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1261
  %_111.1.i = extractvalue { i16, i1 } %23, 1, !dbg !1261
  %_48.sroa.0.0.i = select i1 %_111.1.i, i16 4, i16 %_107.i, !dbg !1266
  %_44.i = xor i16 %_48.sroa.0.0.i, %_45.sroa.0.0.i, !dbg !1208
  %24 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1268
  %_117.1.i = extractvalue { i16, i1 } %24, 1, !dbg !1268
  %_117.0.i = extractvalue { i16, i1 } %24, 0, !dbg !1268
  %_51.sroa.0.0.i = select i1 %_117.1.i, i16 5, i16 %_117.0.i, !dbg !1273
  %25 = tail call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %_6, i16 %_8), !dbg !1275
  %_123.1.i = extractvalue { i16, i1 } %25, 1, !dbg !1275
  %_54.sroa.0.0.i = select i1 %_123.1.i, i16 6, i16 %_117.0.i, !dbg !1280
  %_50.i = xor i16 %_51.sroa.0.0.i, %_54.sroa.0.0.i, !dbg !1208
  %26 = sub nuw i16 %_8, %_6, !dbg !1282
  %_57.sroa.0.0.i = select i1 %_106.not.i, i16 %26, i16 %_107.i, !dbg !1282
  %_127.i = tail call i8 @llvm.scmp.i8.i16(i16 %_6, i16 0), !dbg !1285
  %_59.i = sext i8 %_127.i to i16, !dbg !1285
  %_56.i = xor i16 %_57.sroa.0.0.i, %_59.i, !dbg !1208
  %_60.i = xor i16 %._65.sroa.5.0.i, %._62.sroa.5.0.i, !dbg !1208
  %_138.i = icmp ult i16 %_8, 16, !dbg !1288
  %_139.i = shl i16 %_6, %_8, !dbg !1288
  %_67.sroa.0.0.i = select i1 %_138.i, i16 %_139.i, i16 9, !dbg !1291
  %_141.i = and i16 %_8, 15, !dbg !1293
  %_70.i = ashr i16 %_6, %_141.i, !dbg !1296
  %_66.i = xor i16 %_67.sroa.0.0.i, %_70.i, !dbg !1208
  %27 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %_6, i1 true), !dbg !1299
  %_71.sroa.0.0.i = select i1 %.not.i, i16 10, i16 %27, !dbg !1299
  %_86.i = zext i1 %16 to i16, !dbg !1300
  %r.i.i = srem i16 %_6, 13, !dbg !1304
  %_8.i.i = icmp slt i16 %r.i.i, 0, !dbg !1311
  %28 = add nsw i16 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i16 %28, i16 %r.i.i, !dbg !1311
  %_84.i = xor i16 %spec.select.i.i, %_86.i, !dbg !1313
  %_83.i = xor i16 %_84.i, %_0.sroa.0.0.i16.i, !dbg !1208
  %_10 = getelementptr inbounds nuw [18 x i16], ptr %out, i64 %t, !dbg !1314
  store i16 %narrow11.i, ptr %_10, align 2, !dbg !1317
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 2, !dbg !1317
  store i16 %_11.i, ptr %_5.sroa.4.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 4, !dbg !1317
  store i16 %_15.i, ptr %_5.sroa.5.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 6, !dbg !1317
  store i16 %_19.i, ptr %_5.sroa.6.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1317
  store i16 %_23.i, ptr %_5.sroa.7.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 10, !dbg !1317
  store i16 %_26.i, ptr %_5.sroa.8.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 12, !dbg !1317
  store i16 %_30.i, ptr %_5.sroa.9.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 14, !dbg !1317
  store i16 %_34.i, ptr %_5.sroa.10.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !1317
  store i16 %_38.i, ptr %_5.sroa.11.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 18, !dbg !1317
  store i16 %_44.i, ptr %_5.sroa.12.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 20, !dbg !1317
  store i16 %_50.i, ptr %_5.sroa.13.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 22, !dbg !1317
  store i16 %_56.i, ptr %_5.sroa.14.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !1317
  store i16 %_60.i, ptr %_5.sroa.15.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.16.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 26, !dbg !1317
  store i16 %_66.i, ptr %_5.sroa.16.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.17.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 28, !dbg !1317
  store i16 %_71.sroa.0.0.i, ptr %_5.sroa.17.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.18.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 30, !dbg !1317
  store i16 %_73.i, ptr %_5.sroa.18.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !1317
  store i16 %_76.i, ptr %_5.sroa.19.0._10.sroa_idx, align 2, !dbg !1317
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 34, !dbg !1317
  store i16 %_83.i, ptr %_5.sroa.20.0._10.sroa_idx, align 2, !dbg !1317
  ret void, !dbg !1318
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @words(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !1319 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1320
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1325
  %_12 = mul i32 %_13, %_14, !dbg !1322
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1328
  %_11 = add i32 %_12, %_15, !dbg !1331
  %t = zext i32 %_11 to i64, !dbg !1331
  %_7 = getelementptr inbounds nuw i32, ptr %a, i64 %t, !dbg !1332
  %_6 = load i32, ptr %_7, align 4, !dbg !1336, !noundef !14
  %_9 = getelementptr inbounds nuw i32, ptr %b, i64 %t, !dbg !1337
  %_8 = load i32, ptr %_9, align 4, !dbg !1339, !noundef !14
  %0 = icmp eq i32 %_8, 0, !dbg !1340
  br i1 %0, label %bb92.i, label %bb91.i, !dbg !1348

bb91.i:                                           ; preds = %start
  %_128.i = udiv i32 %_6, %_8, !dbg !1349
  br label %bb92.i, !dbg !1350

bb92.i:                                           ; preds = %bb91.i, %start
  %._60.sroa.5.0.i = phi i32 [ %_128.i, %bb91.i ], [ 7, %start ], !dbg !1351
  %1 = icmp eq i32 %_6, -2147483648
  %2 = icmp eq i32 %_8, -1
  %spec.select.i = and i1 %1, %2
  %spec.select16.i = or i1 %0, %spec.select.i, !dbg !1352
  br i1 %spec.select16.i, label %bb107.i, label %bb106.i, !dbg !1355

bb106.i:                                          ; preds = %bb92.i
  %_133.i = srem i32 %_6, %_8, !dbg !1356
  br label %bb107.i, !dbg !1357

bb107.i:                                          ; preds = %bb106.i, %bb92.i
  %._63.sroa.5.0.i = phi i32 [ %_133.i, %bb106.i ], [ 8, %bb92.i ], !dbg !1358
  %.not.i = icmp eq i32 %_6, 0, !dbg !1359
  %_2.i.i = icmp ult i32 %_6, 65536, !dbg !1362
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i, !dbg !1362

bb3.i.i:                                          ; preds = %bb107.i
  %_7.i.i = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_6, i1 true), !dbg !1366
  %normalization_shift.i.i = and i32 %_7.i.i, 30, !dbg !1368
  %3 = shl i32 %_6, %normalization_shift.i.i, !dbg !1369
  %n2.i.i.i = lshr i32 %3, 24, !dbg !1370
  %_6.i.i.i = zext nneg i32 %n2.i.i.i to i64, !dbg !1372
  %4 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_6.i.i.i, !dbg !1373
  %s3.i.i.i = load i8, ptr %4, align 1, !dbg !1373, !noalias !1374, !noundef !14
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 1, !dbg !1377
  %r4.i.i.i = load i8, ptr %5, align 1, !dbg !1377, !noalias !1374, !noundef !14
  %_8.i.i.i = icmp ne i32 %n2.i.i.i, 0, !dbg !1378
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !1379
  %_17.i.i.i = zext i8 %s3.i.i.i to i16, !dbg !1381
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1, !dbg !1382
  %_14.i.i.i = zext i8 %r4.i.i.i to i16, !dbg !1383
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4, !dbg !1384
  %_10.i.i.i = lshr i32 %3, 16, !dbg !1385
  %n5.i.i.i = trunc nuw i32 %_10.i.i.i to i16, !dbg !1386
  %lo.i.i.i = lshr i16 %n5.i.i.i, 4, !dbg !1387
  %_15.i.i.i = and i16 %lo.i.i.i, 15, !dbg !1387
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i, !dbg !1384
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i, !dbg !1388
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i, !dbg !1388
  %6 = mul i16 %q.i.i.i, %denominator.i.i.i, !dbg !1389
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %6, !dbg !1389
  %_23.i.i.i = shl i8 %s3.i.i.i, 4, !dbg !1390
  %_22.i.i.i = zext i8 %_23.i.i.i to i16, !dbg !1391
  %7 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i, !dbg !1392
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4, !dbg !1393
  %_29.i.i.i = and i16 %n5.i.i.i, 15, !dbg !1394
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i, !dbg !1395
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i, !dbg !1396
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i, !dbg !1397
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i, !dbg !1397
  %_33.i.i.i = shl nuw nsw i16 %7, 1, !dbg !1399
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1, !dbg !1399
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0, !dbg !1399
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i, !dbg !1399
  %8 = sext i1 %_26.1.i.i.i to i16, !dbg !1399
  %s1.sroa.0.0.i.i.i = add nsw i16 %7, %8, !dbg !1399
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i, 0, !dbg !1400
  tail call void @llvm.assume(i1 %_35.i.i.i), !dbg !1401
  %_43.i.i.i = zext i16 %s1.sroa.0.0.i.i.i to i32, !dbg !1403
  %denominator10.i.i.i = shl nuw nsw i32 %_43.i.i.i, 1, !dbg !1404
  %_40.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32, !dbg !1405
  %_39.i.i.i = shl nuw nsw i32 %_40.i.i.i, 8, !dbg !1406
  %lo8.i.i.i = lshr i32 %3, 8, !dbg !1407
  %_41.i.i.i = and i32 %lo8.i.i.i, 255, !dbg !1407
  %numerator9.i.i.i = or disjoint i32 %_39.i.i.i, %_41.i.i.i, !dbg !1406
  %q12.i.i.i = udiv i32 %numerator9.i.i.i, %denominator10.i.i.i, !dbg !1408
  %_47.i.i.i = shl i16 %s1.sroa.0.0.i.i.i, 8, !dbg !1409
  %_46.i.i.i = zext i16 %_47.i.i.i to i32, !dbg !1410
  %9 = add nuw nsw i32 %q12.i.i.i, %_46.i.i.i, !dbg !1411
  %10 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %9, i32 %9), !dbg !1412
  %_50.0.i.i.i = extractvalue { i32, i1 } %10, 0, !dbg !1412
  %_50.1.i.i.i = extractvalue { i32, i1 } %10, 1, !dbg !1412
  %_53.i.i.i = icmp ugt i32 %_50.0.i.i.i, %3
  %or.cond.i.i.i = or i1 %_50.1.i.i.i, %_53.i.i.i, !dbg !1414
  %11 = sext i1 %or.cond.i.i.i to i32, !dbg !1414
  %s.sroa.0.0.i.i.i = add nsw i32 %9, %11, !dbg !1414
  %denormalization_shift.i.i = lshr i32 %_7.i.i, 1, !dbg !1415
  %12 = lshr i32 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i, !dbg !1416
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i, !dbg !1417

bb1.i.i:                                          ; preds = %bb107.i
  %_2.i.i.i = icmp samesign ult i32 %_6, 256, !dbg !1418
  br i1 %_2.i.i.i, label %bb5.i.i.i, label %bb2.i.i.i, !dbg !1418

bb2.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i32 %_6 to i16, !dbg !1420
  %13 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i, i1 true), !dbg !1421
  %14 = and i16 %13, 14, !dbg !1423
  %15 = shl i16 %_5.i.i, %14, !dbg !1424
  %n1.i.i.i.i = lshr i16 %15, 8, !dbg !1425
  %_6.i.i.i.i = zext nneg i16 %n1.i.i.i.i to i64, !dbg !1427
  %16 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_6.i.i.i.i, !dbg !1428
  %s2.i.i.i.i = load i8, ptr %16, align 1, !dbg !1428, !noalias !1374, !noundef !14
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1, !dbg !1429
  %r.i.i.i.i = load i8, ptr %17, align 1, !dbg !1429, !noalias !1374, !noundef !14
  %_8.i.i.i.i = icmp ne i16 %n1.i.i.i.i, 0, !dbg !1430
  tail call void @llvm.assume(i1 %_8.i.i.i.i), !dbg !1431
  %_15.i.i.i.i = zext i8 %s2.i.i.i.i to i16, !dbg !1433
  %denominator.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i, 1, !dbg !1434
  %_12.i.i.i.i = zext i8 %r.i.i.i.i to i16, !dbg !1435
  %_11.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i, 4, !dbg !1436
  %lo.i.i.i.i = lshr i16 %15, 4, !dbg !1437
  %_13.i.i.i.i = and i16 %lo.i.i.i.i, 15, !dbg !1437
  %numerator.i.i.i.i = or disjoint i16 %_11.i.i.i.i, %_13.i.i.i.i, !dbg !1436
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i, %denominator.i.i.i.i, !dbg !1438
  %_19.i.i.i.i = shl i8 %s2.i.i.i.i, 4, !dbg !1439
  %_18.i.i.i.i = zext i8 %_19.i.i.i.i to i16, !dbg !1440
  %18 = add nuw nsw i16 %q.i.i.i.i, %_18.i.i.i.i, !dbg !1441
  %19 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %18, i16 %18), !dbg !1442
  %_22.0.i.i.i.i = extractvalue { i16, i1 } %19, 0, !dbg !1442
  %_22.1.i.i.i.i = extractvalue { i16, i1 } %19, 1, !dbg !1442
  %_25.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i, %15
  %or.cond.i.i.i.i = or i1 %_22.1.i.i.i.i, %_25.i.i.i.i, !dbg !1444
  %20 = sext i1 %or.cond.i.i.i.i to i16, !dbg !1444
  %s.sroa.0.0.i.i.i.i = add nsw i16 %18, %20, !dbg !1444
  %21 = lshr i16 %13, 1, !dbg !1445
  %22 = lshr i16 %s.sroa.0.0.i.i.i.i, %21, !dbg !1446
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i, !dbg !1447

bb5.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i.i = zext nneg i32 %_6 to i64, !dbg !1448
  %23 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.900eae3274c9cbbfc83b215307e3cb34.0, i64 %_5.i.i.i, !dbg !1449
  %_4.i.i.i = load i8, ptr %23, align 1, !dbg !1449, !noalias !1374, !noundef !14
  %24 = zext i8 %_4.i.i.i to i16, !dbg !1451
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i, !dbg !1447

_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i: ; preds = %bb5.i.i.i, %bb2.i.i.i
  %_0.sroa.0.0.i.i.i = phi i16 [ %24, %bb5.i.i.i ], [ %22, %bb2.i.i.i ], !dbg !1452
  %25 = zext i16 %_0.sroa.0.0.i.i.i to i32, !dbg !1453
  br label %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i, !dbg !1417

_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i: ; preds = %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i32 [ %25, %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16.exit.i.i ], [ %12, %bb3.i.i ], !dbg !1454
  %_147.i = icmp ult i32 %_0.sroa.0.0.i.i, 65536, !dbg !1455
  tail call void @llvm.assume(i1 %_147.i), !dbg !1457
  %_149.i = icmp ne i32 %_0.sroa.0.0.i.i, 0
  br i1 %.not.i, label %bb127.i, label %bb126.i, !dbg !1460

bb127.i:                                          ; preds = %bb126.i, %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i
  %_7.i = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %_6), !dbg !1461
  %_151.i = mul nuw i32 %_0.sroa.0.0.i.i, %_0.sroa.0.0.i.i, !dbg !1464
  %_150.i = icmp ule i32 %_151.i, %_6, !dbg !1467
  tail call void @llvm.assume(i1 %_150.i), !dbg !1468
  %_152.i = icmp ule i32 %_0.sroa.0.0.i.i, %_6, !dbg !1470
  tail call void @llvm.assume(i1 %_152.i), !dbg !1471
  %_4.i.i = tail call i1 @llvm.is.constant.i32(i32 %_6), !dbg !1473
  %26 = icmp eq i32 %_7.i, 1
  %or.cond.i.i = select i1 %_4.i.i, i1 %26, i1 false, !dbg !1473
  br i1 %or.cond.i.i, label %bb3.i15.i, label %bb15.i.i, !dbg !1473

bb3.i15.i:                                        ; preds = %bb127.i
  %_42.i.i = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_6, i1 true), !dbg !1482
  %_41.i.i = xor i32 %_42.i.i, 31, !dbg !1482
  %27 = mul nuw nsw i32 %_41.i.i, 3, !dbg !1482
  %_49.i.i = icmp samesign ult i32 %_41.i.i, 11
  %28 = shl nuw i32 1, %27
  %_11.sroa.0.0.i.i = select i1 %_49.i.i, i32 %28, i32 0
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers5words.exit, !dbg !1488

bb15.i.i:                                         ; preds = %bb127.i
  %_22.0.i.i = mul i32 %_6, %_6, !dbg !1490
  %_24.0.i.i = mul i32 %_22.0.i.i, %_6, !dbg !1493
  br label %_RNvNtCslQTZAghaRU_10bit_tricks8integers5words.exit, !dbg !1495

bb126.i:                                          ; preds = %_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32.exit.i
  tail call void @llvm.assume(i1 %_149.i), !dbg !1497
  br label %bb127.i, !dbg !1499

_RNvNtCslQTZAghaRU_10bit_tricks8integers5words.exit: ; preds = %bb3.i15.i, %bb15.i.i
  %_0.sroa.0.0.i14.i = phi i32 [ %_11.sroa.0.0.i.i, %bb3.i15.i ], [ %_24.0.i.i, %bb15.i.i ], !dbg !1500
  %_76.i = tail call i8 @llvm.ucmp.i8.i32(i32 %_6, i32 %_8), !dbg !1501
  %_79.i = tail call i8 @llvm.scmp.i8.i32(i32 %_6, i32 %_8), !dbg !1505
  %_7412.i = xor i8 %_76.i, %_79.i, !dbg !1509
  %_74.i = sext i8 %_7412.i to i32, !dbg !1509
  %_145.i = zext i32 %_6 to i64, !dbg !1510
  %_146.i = zext i32 %_8 to i64, !dbg !1513
  %_144.i = add nuw nsw i64 %_146.i, %_145.i, !dbg !1514
  %_14311.i = lshr i64 %_144.i, 1, !dbg !1515
  %_72.i = trunc nuw i64 %_14311.i to i32, !dbg !1516
  %_71.i = xor i32 %_0.sroa.0.0.i.i, %_72.i, !dbg !1517
  %_8.i = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_6, i1 false), !dbg !1518
  %_6.i = add nuw nsw i32 %_7.i, %_8.i, !dbg !1521
  %_9.i = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %_6, i1 false), !dbg !1522
  %_5.i = add nuw nsw i32 %_6.i, %_9.i, !dbg !1525
  %_0.i.i = tail call noundef i32 @llvm.fshl.i32(i32 %_6, i32 %_6, i32 %_8), !dbg !1526
  %_0.i13.i = tail call noundef i32 @llvm.fshl.i32(i32 %_6, i32 %_6, i32 29), !dbg !1531
  %_10.i = xor i32 %_0.i.i, %_0.i13.i, !dbg !1536
  %_14.i = tail call i32 @llvm.uadd.sat.i32(i32 %_6, i32 %_8), !dbg !1537
  %_16.i = tail call i32 @llvm.sadd.sat.i32(i32 %_6, i32 %_8), !dbg !1540
  %_13.i = xor i32 %_14.i, %_16.i, !dbg !1543
  %_18.i = tail call i32 @llvm.usub.sat.i32(i32 %_6, i32 %_8), !dbg !1544
  %_20.i = tail call i32 @llvm.ssub.sat.i32(i32 %_6, i32 %_8), !dbg !1547
  %_17.i = xor i32 %_18.i, %_20.i, !dbg !1543
  %_22.i = tail call i32 @llvm.bswap.i32(i32 %_6), !dbg !1550
  %_23.i = tail call i32 @llvm.bitreverse.i32(i32 %_8), !dbg !1553
  %_21.i = xor i32 %_23.i, %_22.i, !dbg !1556
  %x.y.i = tail call i32 @llvm.umax.i32(i32 %_8, i32 %_6), !dbg !1557
  %_27.sroa.0.0.i = tail call i32 @llvm.smax.i32(i32 %_8, i32 %_6), !dbg !1560
  %_24.i = xor i32 %x.y.i, %_27.sroa.0.0.i, !dbg !1543
  %_29.sroa.0.0.i = tail call i32 @llvm.umin.i32(i32 %_8, i32 %_6), !dbg !1563
  %_31.sroa.0.0.i = tail call i32 @llvm.smin.i32(i32 %_8, i32 %_6), !dbg !1566
  %_28.i = xor i32 %_29.sroa.0.0.i, %_31.sroa.0.0.i, !dbg !1543
  %_34.sroa.0.0.i = tail call i32 @llvm.abs.i32(i32 %_6, i1 false), !dbg !1569
  %_90.sroa.0.0.i = tail call i32 @llvm.abs.i32(i32 %_8, i1 false), !dbg !1572
  %_32.i = xor i32 %_90.sroa.0.0.i, %_34.sroa.0.0.i, !dbg !1576
  %_94.0.i = add i32 %_8, %_6, !dbg !1577
  %_94.1.i = icmp ult i32 %_94.0.i, %_6, !dbg !1577
  %_37.sroa.0.0.i = select i1 %_94.1.i, i32 1, i32 %_94.0.i, !dbg !1580
  %29 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1583
  %_100.1.i = extractvalue { i32, i1 } %29, 1, !dbg !1583
  %_40.sroa.0.0.i = select i1 %_100.1.i, i32 2, i32 %_94.0.i, !dbg !1588
  %_36.i = xor i32 %_37.sroa.0.0.i, %_40.sroa.0.0.i, !dbg !1543
  %_104.not.i = icmp ult i32 %_6, %_8, !dbg !1591
  %_105.i = sub i32 %_6, %_8, !dbg !1591
  %_43.sroa.0.0.i = select i1 %_104.not.i, i32 3, i32 %_105.i, !dbg !1594
  %30 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1596
  %_109.1.i = extractvalue { i32, i1 } %30, 1, !dbg !1596
  %_46.sroa.0.0.i = select i1 %_109.1.i, i32 4, i32 %_105.i, !dbg !1601
  %_42.i = xor i32 %_46.sroa.0.0.i, %_43.sroa.0.0.i, !dbg !1543
  %31 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1603
  %_115.1.i = extractvalue { i32, i1 } %31, 1, !dbg !1603
  %_115.0.i = extractvalue { i32, i1 } %31, 0, !dbg !1603
  %_49.sroa.0.0.i = select i1 %_115.1.i, i32 5, i32 %_115.0.i, !dbg !1608
  %32 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_6, i32 %_8), !dbg !1610
  %_121.1.i = extractvalue { i32, i1 } %32, 1, !dbg !1610
  %_52.sroa.0.0.i = select i1 %_121.1.i, i32 6, i32 %_115.0.i, !dbg !1615
  %_48.i = xor i32 %_49.sroa.0.0.i, %_52.sroa.0.0.i, !dbg !1543
  %33 = sub nuw i32 %_8, %_6, !dbg !1617
  %_55.sroa.0.0.i = select i1 %_104.not.i, i32 %33, i32 %_105.i, !dbg !1617
  %_125.i = tail call i8 @llvm.scmp.i8.i32(i32 %_6, i32 0), !dbg !1620
  %_57.i = sext i8 %_125.i to i32, !dbg !1620
  %_54.i = xor i32 %_55.sroa.0.0.i, %_57.i, !dbg !1543
  %_58.i = xor i32 %._63.sroa.5.0.i, %._60.sroa.5.0.i, !dbg !1543
  %_136.i = icmp ult i32 %_8, 32, !dbg !1623
  %_137.i = shl i32 %_6, %_8, !dbg !1623
  %_65.sroa.0.0.i = select i1 %_136.i, i32 %_137.i, i32 9, !dbg !1626
  %_139.i = and i32 %_8, 31, !dbg !1628
  %_68.i = ashr i32 %_6, %_139.i, !dbg !1631
  %_64.i = xor i32 %_65.sroa.0.0.i, %_68.i, !dbg !1543
  %34 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %_6, i1 true), !dbg !1634
  %_69.sroa.0.0.i = select i1 %.not.i, i32 10, i32 %34, !dbg !1634
  %_84.i = zext i1 %26 to i32, !dbg !1635
  %r.i.i = srem i32 %_6, 13, !dbg !1639
  %_8.i.i = icmp slt i32 %r.i.i, 0, !dbg !1646
  %35 = add nsw i32 %r.i.i, 13
  %spec.select.i.i = select i1 %_8.i.i, i32 %35, i32 %r.i.i, !dbg !1646
  %_82.i = xor i32 %spec.select.i.i, %_84.i, !dbg !1648
  %_81.i = xor i32 %_82.i, %_0.sroa.0.0.i14.i, !dbg !1543
  %_10 = getelementptr inbounds nuw [18 x i32], ptr %out, i64 %t, !dbg !1649
  store i32 %_5.i, ptr %_10, align 4, !dbg !1652
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 4, !dbg !1652
  store i32 %_10.i, ptr %_5.sroa.4.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1652
  store i32 %_13.i, ptr %_5.sroa.5.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 12, !dbg !1652
  store i32 %_17.i, ptr %_5.sroa.6.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !1652
  store i32 %_21.i, ptr %_5.sroa.7.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 20, !dbg !1652
  store i32 %_24.i, ptr %_5.sroa.8.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !1652
  store i32 %_28.i, ptr %_5.sroa.9.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 28, !dbg !1652
  store i32 %_32.i, ptr %_5.sroa.10.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !1652
  store i32 %_36.i, ptr %_5.sroa.11.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 36, !dbg !1652
  store i32 %_42.i, ptr %_5.sroa.12.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.13.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 40, !dbg !1652
  store i32 %_48.i, ptr %_5.sroa.13.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.14.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 44, !dbg !1652
  store i32 %_54.i, ptr %_5.sroa.14.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.15.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !1652
  store i32 %_58.i, ptr %_5.sroa.15.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.16.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 52, !dbg !1652
  store i32 %_64.i, ptr %_5.sroa.16.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.17.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 56, !dbg !1652
  store i32 %_69.sroa.0.0.i, ptr %_5.sroa.17.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.18.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 60, !dbg !1652
  store i32 %_71.i, ptr %_5.sroa.18.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.19.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !1652
  store i32 %_74.i, ptr %_5.sroa.19.0._10.sroa_idx, align 4, !dbg !1652
  %_5.sroa.20.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 68, !dbg !1652
  store i32 %_81.i, ptr %_5.sroa.20.0._10.sroa_idx, align 4, !dbg !1652
  ret void, !dbg !1653
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

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i8(i8) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctlz.i8(i8, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i32(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #2

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i16(i16) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i64(i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.cttz.i8(i8, i1 immarg) #5

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
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #5

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
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

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
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.cttz.i16(i16, i1 immarg) #5

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
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umax.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.abs.i16(i16, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

attributes #0 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/bit_tricks.rs/@/bit_tricks.41aff8916999ff0-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "bytes", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/bit_tricks.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "bc7e8658da7390f5062a7faa264a1983")
!12 = !DINamespace(name: "bit_tricks", scope: null)
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
!25 = !DILocation(line: 14, column: 21, scope: !10)
!26 = !DILocation(line: 64, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 127, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 872, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 16, column: 55, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 14, column: 13)
!41 = !DILocation(line: 16, column: 52, scope: !40)
!42 = !DILocation(line: 872, column: 18, scope: !34, inlinedAt: !43)
!43 = !DILocation(line: 16, column: 66, scope: !40)
!44 = !DILocation(line: 16, column: 63, scope: !40)
!45 = !DILocation(line: 898, column: 37, scope: !46, inlinedAt: !50)
!46 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh11checked_add", scope: !48, file: !47, line: 890, type: !13, scopeLine: 890, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!47 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!48 = !DINamespace(name: "{impl#6}", scope: !49)
!49 = !DINamespace(name: "num", scope: !20)
!50 = distinct !DILocation(line: 16, column: 19, scope: !51, inlinedAt: !55)
!51 = distinct !DILexicalBlock(scope: !53, file: !52, line: 6, column: 13)
!52 = !DIFile(filename: "kernels/../shared/integers.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6d5e3ad3dac03798142d8548cbc69c59")
!53 = distinct !DISubprogram(name: "bytes", linkageName: "_RNvNtCslQTZAghaRU_10bit_tricks8integers5bytes", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DINamespace(name: "integers", scope: !12)
!55 = distinct !DILocation(line: 16, column: 46, scope: !40)
!56 = !DILocation(line: 459, column: 8, scope: !57, inlinedAt: !60)
!57 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCslnt1oJOvDdB_4core10intrinsics8unlikely", scope: !59, file: !58, line: 458, type: !13, scopeLine: 458, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!58 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e82dfee9e66af24bdaba3dd46fe5959")
!59 = !DINamespace(name: "intrinsics", scope: !20)
!60 = distinct !DILocation(line: 898, column: 16, scope: !46, inlinedAt: !50)
!61 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!62 = !DILocation(line: 459, column: 5, scope: !57, inlinedAt: !60)
!63 = !DILocation(line: 1040, column: 9, scope: !64, inlinedAt: !68)
!64 = distinct !DISubprogram(name: "unwrap_or<u8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionhE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "449cc8c84fe08ecd2cb99614118648ca")
!66 = !DINamespace(name: "Option", scope: !67)
!67 = !DINamespace(name: "option", scope: !20)
!68 = distinct !DILocation(line: 16, column: 34, scope: !51, inlinedAt: !55)
!69 = !DILocation(line: 2553, column: 26, scope: !70, inlinedAt: !73)
!70 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa15overflowing_add", scope: !72, file: !71, line: 2552, type: !13, scopeLine: 2552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!71 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a9d766e90465f481ce3cfcb304986982")
!72 = !DINamespace(name: "{impl#0}", scope: !49)
!73 = distinct !DILocation(line: 595, column: 31, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa11checked_add", scope: !72, file: !71, line: 594, type: !13, scopeLine: 594, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!75 = distinct !DILocation(line: 16, column: 51, scope: !51, inlinedAt: !55)
!76 = !DILocation(line: 459, column: 8, scope: !57, inlinedAt: !77)
!77 = distinct !DILocation(line: 596, column: 16, scope: !78, inlinedAt: !75)
!78 = distinct !DILexicalBlock(scope: !74, file: !71, line: 595, column: 13)
!79 = !DILocation(line: 459, column: 5, scope: !57, inlinedAt: !77)
!80 = !DILocation(line: 1040, column: 9, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "unwrap_or<i8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionaE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = distinct !DILocation(line: 16, column: 66, scope: !51, inlinedAt: !55)
!83 = !DILocation(line: 2659, column: 26, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa15overflowing_sub", scope: !72, file: !71, line: 2658, type: !13, scopeLine: 2658, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = distinct !DILocation(line: 735, column: 31, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa11checked_sub", scope: !72, file: !71, line: 734, type: !13, scopeLine: 734, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = distinct !DILocation(line: 17, column: 51, scope: !51, inlinedAt: !55)
!88 = !DILocation(line: 459, column: 8, scope: !57, inlinedAt: !89)
!89 = distinct !DILocation(line: 736, column: 16, scope: !90, inlinedAt: !87)
!90 = distinct !DILexicalBlock(scope: !86, file: !71, line: 735, column: 13)
!91 = !DILocation(line: 459, column: 5, scope: !57, inlinedAt: !89)
!92 = !DILocation(line: 1040, column: 9, scope: !81, inlinedAt: !93)
!93 = distinct !DILocation(line: 17, column: 66, scope: !51, inlinedAt: !55)
!94 = !DILocation(line: 3172, column: 26, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh15overflowing_mul", scope: !48, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!96 = distinct !DILocation(line: 1290, column: 31, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh11checked_mul", scope: !48, file: !47, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = distinct !DILocation(line: 18, column: 19, scope: !51, inlinedAt: !55)
!99 = !DILocation(line: 459, column: 8, scope: !57, inlinedAt: !100)
!100 = distinct !DILocation(line: 1291, column: 16, scope: !101, inlinedAt: !98)
!101 = distinct !DILexicalBlock(scope: !97, file: !47, line: 1290, column: 13)
!102 = !DILocation(line: 459, column: 5, scope: !57, inlinedAt: !100)
!103 = !DILocation(line: 1040, column: 9, scope: !64, inlinedAt: !104)
!104 = distinct !DILocation(line: 18, column: 34, scope: !51, inlinedAt: !55)
!105 = !DILocation(line: 2765, column: 26, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa15overflowing_mul", scope: !72, file: !71, line: 2764, type: !13, scopeLine: 2764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = distinct !DILocation(line: 875, column: 31, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa11checked_mul", scope: !72, file: !71, line: 874, type: !13, scopeLine: 874, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!109 = distinct !DILocation(line: 18, column: 51, scope: !51, inlinedAt: !55)
!110 = !DILocation(line: 459, column: 8, scope: !57, inlinedAt: !111)
!111 = distinct !DILocation(line: 876, column: 16, scope: !112, inlinedAt: !109)
!112 = distinct !DILexicalBlock(scope: !108, file: !71, line: 875, column: 13)
!113 = !DILocation(line: 459, column: 5, scope: !57, inlinedAt: !111)
!114 = !DILocation(line: 1040, column: 9, scope: !81, inlinedAt: !115)
!115 = distinct !DILocation(line: 18, column: 66, scope: !51, inlinedAt: !55)
!116 = !DILocation(line: 459, column: 8, scope: !57, inlinedAt: !117)
!117 = distinct !DILocation(line: 1380, column: 16, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh11checked_div", scope: !48, file: !47, line: 1379, type: !13, scopeLine: 1379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = distinct !DILocation(line: 20, column: 19, scope: !51, inlinedAt: !55)
!120 = !DILocation(line: 1380, column: 16, scope: !118, inlinedAt: !119)
!121 = !DILocation(line: 1385, column: 31, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 1380, column: 13, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 0, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 1212, column: 37, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa11checked_rem", scope: !72, file: !71, line: 1211, type: !13, scopeLine: 1211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = distinct !DILocation(line: 20, column: 51, scope: !51, inlinedAt: !55)
!127 = !DILocation(line: 1212, column: 16, scope: !125, inlinedAt: !126)
!128 = !DILocation(line: 1216, column: 31, scope: !125, inlinedAt: !126)
!129 = !DILocation(line: 1212, column: 13, scope: !125, inlinedAt: !126)
!130 = !DILocation(line: 0, scope: !125, inlinedAt: !126)
!131 = !DILocation(line: 41, column: 29, scope: !132, inlinedAt: !136)
!132 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt2u8", scope: !134, file: !133, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!133 = !DIFile(filename: "src/num/imp/int_sqrt.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "210d919149e170454f6798853316c32d")
!134 = !DINamespace(name: "int_sqrt", scope: !135)
!135 = !DINamespace(name: "imp", scope: !49)
!136 = distinct !DILocation(line: 3615, column: 41, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh5isqrt", scope: !48, file: !47, line: 3614, type: !13, scopeLine: 3614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!138 = distinct !DILocation(line: 23, column: 35, scope: !51, inlinedAt: !55)
!139 = !DILocation(line: 41, column: 5, scope: !132, inlinedAt: !136)
!140 = !{!141}
!141 = distinct !{!141, !142, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers5bytes: %_0"}
!142 = distinct !{!142, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers5bytes"}
!143 = !DILocation(line: 85, column: 20, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh10count_ones", scope: !48, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!145 = distinct !DILocation(line: 8, column: 20, scope: !51, inlinedAt: !55)
!146 = !DILocation(line: 1361, column: 17, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh13unchecked_mul", scope: !48, file: !47, line: 1349, type: !13, scopeLine: 1349, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!148 = distinct !DILocation(line: 3647, column: 54, scope: !149, inlinedAt: !138)
!149 = distinct !DILexicalBlock(scope: !137, file: !47, line: 3615, column: 13)
!150 = !DILocation(line: 3647, column: 47, scope: !149, inlinedAt: !138)
!151 = !DILocation(line: 210, column: 9, scope: !152, inlinedAt: !155)
!152 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "720ecb12dbf1a304509abd161627e0e2")
!154 = !DINamespace(name: "hint", scope: !20)
!155 = distinct !DILocation(line: 3647, column: 17, scope: !149, inlinedAt: !138)
!156 = !DILocation(line: 3648, column: 47, scope: !149, inlinedAt: !138)
!157 = !DILocation(line: 210, column: 9, scope: !152, inlinedAt: !158)
!158 = distinct !DILocation(line: 3648, column: 17, scope: !149, inlinedAt: !138)
!159 = !DILocation(line: 3528, column: 16, scope: !160, inlinedAt: !165)
!160 = distinct !DILexicalBlock(scope: !161, file: !47, line: 3526, column: 13)
!161 = distinct !DILexicalBlock(scope: !162, file: !47, line: 3525, column: 13)
!162 = distinct !DILexicalBlock(scope: !163, file: !47, line: 3524, column: 13)
!163 = distinct !DILexicalBlock(scope: !164, file: !47, line: 3523, column: 13)
!164 = distinct !DISubprogram(name: "overflowing_pow", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh15overflowing_pow", scope: !48, file: !47, line: 3522, type: !13, scopeLine: 3522, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!165 = distinct !DILocation(line: 2928, column: 31, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh12wrapping_pow", scope: !48, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!167 = distinct !DILocation(line: 25, column: 19, scope: !51, inlinedAt: !55)
!168 = !DILocation(line: 598, column: 21, scope: !169, inlinedAt: !173)
!169 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMsG_NtNtCslnt1oJOvDdB_4core3num7nonzeroINtB5_7NonZerohE13leading_zeros", scope: !171, file: !170, line: 595, type: !13, scopeLine: 595, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!170 = !DIFile(filename: "src/num/nonzero.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6507390a2ccd34e490992fdf33fc5f6a")
!171 = !DINamespace(name: "NonZero", scope: !172)
!172 = !DINamespace(name: "nonzero", scope: !49)
!173 = distinct !DILocation(line: 1789, column: 35, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMsG_NtNtCslnt1oJOvDdB_4core3num7nonzeroINtB5_7NonZerohE5ilog2", scope: !171, file: !170, line: 1788, type: !13, scopeLine: 1788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = distinct !DILocation(line: 1893, column: 35, scope: !176, inlinedAt: !178)
!176 = distinct !DILexicalBlock(scope: !177, file: !47, line: 1893, column: 17)
!177 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh13checked_ilog2", scope: !48, file: !47, line: 1891, type: !13, scopeLine: 1891, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!178 = distinct !DILocation(line: 1769, column: 37, scope: !179, inlinedAt: !181)
!179 = distinct !DILexicalBlock(scope: !180, file: !47, line: 1769, column: 53)
!180 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh5ilog2", scope: !48, file: !47, line: 1768, type: !13, scopeLine: 1768, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!181 = distinct !DILocation(line: 3534, column: 30, scope: !160, inlinedAt: !165)
!182 = !DILocation(line: 1789, column: 13, scope: !174, inlinedAt: !175)
!183 = !DILocation(line: 3172, column: 26, scope: !184, inlinedAt: !186)
!184 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !185, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!185 = !DINamespace(name: "{impl#8}", scope: !49)
!186 = distinct !DILocation(line: 1290, column: 31, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_mul", scope: !185, file: !47, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!188 = distinct !DILocation(line: 3535, column: 37, scope: !189, inlinedAt: !165)
!189 = distinct !DILexicalBlock(scope: !160, file: !47, line: 3534, column: 17)
!190 = !DILocation(line: 3535, column: 21, scope: !189, inlinedAt: !165)
!191 = !DILocation(line: 3172, column: 26, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh15overflowing_mul", scope: !48, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!193 = distinct !DILocation(line: 3552, column: 49, scope: !160, inlinedAt: !165)
!194 = !DILocation(line: 3172, column: 26, scope: !192, inlinedAt: !195)
!195 = distinct !DILocation(line: 3560, column: 43, scope: !160, inlinedAt: !165)
!196 = !DILocation(line: 0, scope: !197, inlinedAt: !165)
!197 = !DILexicalBlockFile(scope: !160, file: !11, discriminator: 0)
!198 = !DILocation(line: 0, scope: !160, inlinedAt: !165)
!199 = !DILocation(line: 2011, column: 21, scope: !200, inlinedAt: !205)
!200 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXsX_NtNtCslnt1oJOvDdB_4core3cmp5implshNtB7_3Ord3cmp", scope: !202, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!201 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!202 = !DINamespace(name: "{impl#61}", scope: !203)
!203 = !DINamespace(name: "impls", scope: !204)
!204 = !DINamespace(name: "cmp", scope: !20)
!205 = distinct !DILocation(line: 24, column: 20, scope: !51, inlinedAt: !55)
!206 = !DILocation(line: 2011, column: 21, scope: !207, inlinedAt: !209)
!207 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs19_NtNtCslnt1oJOvDdB_4core3cmp5implsaNtB8_3Ord3cmp", scope: !208, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!208 = !DINamespace(name: "{impl#73}", scope: !203)
!209 = distinct !DILocation(line: 24, column: 46, scope: !51, inlinedAt: !55)
!210 = !DILocation(line: 24, column: 17, scope: !51, inlinedAt: !55)
!211 = !DILocation(line: 211, column: 15, scope: !212, inlinedAt: !214)
!212 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh8midpoint", scope: !48, file: !213, line: 210, type: !13, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!213 = !DIFile(filename: "src/num/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "d63df5e3a9677bb11f0e658c64168ffc")
!214 = distinct !DILocation(line: 23, column: 19, scope: !51, inlinedAt: !55)
!215 = !DILocation(line: 211, column: 23, scope: !212, inlinedAt: !214)
!216 = !DILocation(line: 211, column: 14, scope: !212, inlinedAt: !214)
!217 = !DILocation(line: 211, column: 13, scope: !212, inlinedAt: !214)
!218 = !DILocation(line: 200, column: 52, scope: !212, inlinedAt: !214)
!219 = !DILocation(line: 154, column: 20, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh13leading_zeros", scope: !48, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!221 = distinct !DILocation(line: 8, column: 37, scope: !51, inlinedAt: !55)
!222 = !DILocation(line: 8, column: 18, scope: !51, inlinedAt: !55)
!223 = !DILocation(line: 178, column: 20, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh14trailing_zeros", scope: !48, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!225 = distinct !DILocation(line: 8, column: 57, scope: !51, inlinedAt: !55)
!226 = !DILocation(line: 2037, column: 14, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "rotate_left<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_lefthECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2033, type: !13, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!228 = distinct !DILocation(line: 475, column: 20, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh11rotate_left", scope: !48, file: !47, line: 474, type: !13, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!230 = distinct !DILocation(line: 9, column: 19, scope: !51, inlinedAt: !55)
!231 = !DILocation(line: 2059, column: 14, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "rotate_right<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics12rotate_righthECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2055, type: !13, scopeLine: 2055, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!233 = distinct !DILocation(line: 504, column: 20, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh12rotate_right", scope: !48, file: !47, line: 503, type: !13, scopeLine: 503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!235 = distinct !DILocation(line: 9, column: 45, scope: !51, inlinedAt: !55)
!236 = !DILocation(line: 2456, column: 13, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh14saturating_add", scope: !48, file: !47, line: 2455, type: !13, scopeLine: 2455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!238 = distinct !DILocation(line: 10, column: 19, scope: !51, inlinedAt: !55)
!239 = !DILocation(line: 1983, column: 13, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa14saturating_add", scope: !72, file: !71, line: 1982, type: !13, scopeLine: 1982, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!241 = distinct !DILocation(line: 10, column: 41, scope: !51, inlinedAt: !55)
!242 = !DILocation(line: 2500, column: 13, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh14saturating_sub", scope: !48, file: !47, line: 2499, type: !13, scopeLine: 2499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!244 = distinct !DILocation(line: 11, column: 19, scope: !51, inlinedAt: !55)
!245 = !DILocation(line: 2025, column: 13, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa14saturating_sub", scope: !72, file: !71, line: 2024, type: !13, scopeLine: 2024, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!247 = distinct !DILocation(line: 11, column: 41, scope: !51, inlinedAt: !55)
!248 = !DILocation(line: 760, column: 13, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh12reverse_bits", scope: !48, file: !47, line: 759, type: !13, scopeLine: 759, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!250 = distinct !DILocation(line: 12, column: 36, scope: !51, inlinedAt: !55)
!251 = !DILocation(line: 1038, column: 9, scope: !252, inlinedAt: !254)
!252 = distinct !DISubprogram(name: "max<u8>", linkageName: "_RNvYhNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!253 = !DINamespace(name: "Ord", scope: !204)
!254 = distinct !DILocation(line: 13, column: 19, scope: !51, inlinedAt: !55)
!255 = !DILocation(line: 1038, column: 12, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "max<i8>", linkageName: "_RNvYaNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!257 = distinct !DILocation(line: 13, column: 30, scope: !51, inlinedAt: !55)
!258 = !DILocation(line: 1077, column: 12, scope: !259, inlinedAt: !260)
!259 = distinct !DISubprogram(name: "min<u8>", linkageName: "_RNvYhNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!260 = distinct !DILocation(line: 14, column: 19, scope: !51, inlinedAt: !55)
!261 = !DILocation(line: 1077, column: 12, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "min<i8>", linkageName: "_RNvYaNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!263 = distinct !DILocation(line: 14, column: 30, scope: !51, inlinedAt: !55)
!264 = !DILocation(line: 2486, column: 17, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa12wrapping_abs", scope: !72, file: !71, line: 2485, type: !13, scopeLine: 2485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!266 = distinct !DILocation(line: 15, column: 19, scope: !51, inlinedAt: !55)
!267 = !DILocation(line: 2486, column: 17, scope: !265, inlinedAt: !268)
!268 = distinct !DILocation(line: 2510, column: 19, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa12unsigned_abs", scope: !72, file: !71, line: 2509, type: !13, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!270 = distinct !DILocation(line: 15, column: 44, scope: !51, inlinedAt: !55)
!271 = !DILocation(line: 1052, column: 16, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh11checked_sub", scope: !48, file: !47, line: 1046, type: !13, scopeLine: 1046, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!273 = distinct !DILocation(line: 17, column: 19, scope: !51, inlinedAt: !55)
!274 = !DILocation(line: 1040, column: 9, scope: !64, inlinedAt: !275)
!275 = distinct !DILocation(line: 17, column: 34, scope: !51, inlinedAt: !55)
!276 = !DILocation(line: 3705, column: 13, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa6signum", scope: !72, file: !71, line: 3699, type: !13, scopeLine: 3699, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!278 = distinct !DILocation(line: 19, column: 35, scope: !51, inlinedAt: !55)
!279 = !DILocation(line: 3139, column: 17, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh8abs_diff", scope: !48, file: !47, line: 3135, type: !13, scopeLine: 3135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!281 = distinct !DILocation(line: 19, column: 19, scope: !51, inlinedAt: !55)
!282 = !DILocation(line: 9, column: 31, scope: !51, inlinedAt: !55)
!283 = !DILocation(line: 2225, column: 13, scope: !284, inlinedAt: !286)
!284 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12wrapping_sub", scope: !285, file: !71, line: 2224, type: !13, scopeLine: 2224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!285 = !DINamespace(name: "{impl#2}", scope: !49)
!286 = distinct !DILocation(line: 3139, column: 31, scope: !280, inlinedAt: !281)
!287 = !DILocation(line: 2486, column: 17, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12wrapping_abs", scope: !285, file: !71, line: 2485, type: !13, scopeLine: 2485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!289 = distinct !DILocation(line: 2510, column: 19, scope: !290, inlinedAt: !292)
!290 = !DILexicalBlockFile(scope: !291, file: !71, discriminator: 2)
!291 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12unsigned_abs", scope: !285, file: !71, line: 2509, type: !13, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!292 = distinct !DILocation(line: 3139, column: 58, scope: !280, inlinedAt: !281)
!293 = !DILocation(line: 1990, column: 16, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh11checked_shl", scope: !48, file: !47, line: 1988, type: !13, scopeLine: 1988, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!295 = distinct !DILocation(line: 21, column: 19, scope: !51, inlinedAt: !55)
!296 = !DILocation(line: 1040, column: 9, scope: !64, inlinedAt: !297)
!297 = distinct !DILocation(line: 21, column: 41, scope: !51, inlinedAt: !55)
!298 = !DILocation(line: 2460, column: 36, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa12wrapping_shr", scope: !72, file: !71, line: 2456, type: !13, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!300 = distinct !DILocation(line: 21, column: 58, scope: !51, inlinedAt: !55)
!301 = !DILocation(line: 1668, column: 17, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa13unchecked_shr", scope: !72, file: !71, line: 1657, type: !13, scopeLine: 1657, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!303 = distinct !DILocation(line: 2460, column: 22, scope: !299, inlinedAt: !300)
!304 = !DILocation(line: 1227, column: 15, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u8>, u8, bit_tricks::integers::bytes::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerohEE6map_orhNCNvNtCslQTZAghaRU_10bit_tricks8integers5bytes0EB1t_", scope: !66, file: !65, line: 1222, type: !13, scopeLine: 1222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!306 = distinct !DILocation(line: 22, column: 44, scope: !51, inlinedAt: !55)
!307 = !DILocation(line: 1227, column: 9, scope: !305, inlinedAt: !306)
!308 = !DILocation(line: 51, column: 17, scope: !309, inlinedAt: !314)
!309 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsK_NtNtCslnt1oJOvDdB_4core7convert3numhINtB7_4FrombE4from", scope: !311, file: !310, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!310 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!311 = !DINamespace(name: "{impl#48}", scope: !312)
!312 = !DINamespace(name: "num", scope: !313)
!313 = !DINamespace(name: "convert", scope: !20)
!314 = distinct !DILocation(line: 25, column: 37, scope: !51, inlinedAt: !55)
!315 = !DILocation(line: 3251, column: 21, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa10rem_euclid", scope: !72, file: !71, line: 3250, type: !13, scopeLine: 3250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!317 = distinct !DILocation(line: 2951, column: 23, scope: !318, inlinedAt: !319)
!318 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa22overflowing_rem_euclid", scope: !72, file: !71, line: 2947, type: !13, scopeLine: 2947, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!319 = distinct !DILocation(line: 2364, column: 18, scope: !320, inlinedAt: !321)
!320 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3numa19wrapping_rem_euclid", scope: !72, file: !71, line: 2363, type: !13, scopeLine: 2363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!321 = distinct !DILocation(line: 25, column: 73, scope: !51, inlinedAt: !55)
!322 = !DILocation(line: 3252, column: 16, scope: !323, inlinedAt: !317)
!323 = distinct !DILexicalBlock(scope: !316, file: !71, line: 3251, column: 13)
!324 = !DILocation(line: 25, column: 17, scope: !51, inlinedAt: !55)
!325 = !DILocation(line: 5, column: 25, scope: !51, inlinedAt: !55)
!326 = !DILocation(line: 970, column: 18, scope: !327, inlinedAt: !331)
!327 = distinct !DISubprogram(name: "add<[u8; 18]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAhj12_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!328 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!329 = !DINamespace(name: "{impl#0}", scope: !330)
!330 = !DINamespace(name: "mut_ptr", scope: !38)
!331 = !DILocation(line: 16, column: 27, scope: !40)
!332 = !DILocation(line: 9, column: 17, scope: !51, inlinedAt: !55)
!333 = !DILocation(line: 8, column: 17, scope: !51, inlinedAt: !55)
!334 = !DILocation(line: 16, column: 22, scope: !40)
!335 = !DILocation(line: 12, column: 17, scope: !51, inlinedAt: !55)
!336 = !DILocation(line: 17, column: 10, scope: !10)
!337 = distinct !DISubprogram(name: "funnel_bytes", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!338 = !DILocation(line: 85, column: 5, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!340 = !DILocation(line: 11, column: 15, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!342 = !DILocation(line: 21, column: 21, scope: !337)
!343 = !DILocation(line: 64, column: 5, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!345 = !DILocation(line: 11, column: 39, scope: !341, inlinedAt: !342)
!346 = !DILocation(line: 127, column: 5, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!348 = !DILocation(line: 11, column: 63, scope: !341, inlinedAt: !342)
!349 = !DILocation(line: 11, column: 14, scope: !341, inlinedAt: !342)
!350 = !DILocation(line: 872, column: 18, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!352 = !DILocation(line: 24, column: 34, scope: !353)
!353 = distinct !DILexicalBlock(scope: !337, file: !11, line: 21, column: 13)
!354 = !DILocation(line: 24, column: 31, scope: !353)
!355 = !DILocation(line: 872, column: 18, scope: !351, inlinedAt: !356)
!356 = !DILocation(line: 24, column: 45, scope: !353)
!357 = !DILocation(line: 24, column: 42, scope: !353)
!358 = !DILocation(line: 600, column: 17, scope: !359, inlinedAt: !360)
!359 = distinct !DISubprogram(name: "unchecked_funnel_shl", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh20unchecked_funnel_shl", scope: !48, file: !47, line: 591, type: !13, scopeLine: 591, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!360 = !DILocation(line: 539, column: 27, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh10funnel_shl", scope: !48, file: !47, line: 536, type: !13, scopeLine: 536, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!362 = !DILocation(line: 26, column: 34, scope: !363)
!363 = distinct !DILexicalBlock(scope: !364, file: !11, line: 25, column: 17)
!364 = distinct !DILexicalBlock(scope: !353, file: !11, line: 24, column: 17)
!365 = !DILocation(line: 627, column: 17, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "unchecked_funnel_shr", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh20unchecked_funnel_shr", scope: !48, file: !47, line: 618, type: !13, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!367 = !DILocation(line: 574, column: 27, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh10funnel_shr", scope: !48, file: !47, line: 571, type: !13, scopeLine: 571, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!369 = !DILocation(line: 26, column: 54, scope: !363)
!370 = !DILocation(line: 26, column: 90, scope: !363)
!371 = !DILocation(line: 2950, column: 26, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh15overflowing_add", scope: !48, file: !47, line: 2949, type: !13, scopeLine: 2949, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!373 = !DILocation(line: 2997, column: 32, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3numh12carrying_add", scope: !48, file: !47, line: 2994, type: !13, scopeLine: 2994, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!375 = !DILocation(line: 26, column: 74, scope: !363)
!376 = !DILocation(line: 37, column: 51, scope: !377, inlinedAt: !375)
!377 = distinct !DILexicalBlock(scope: !374, file: !47, line: 2997, column: 13)
!378 = !DILocation(line: 2950, column: 26, scope: !372, inlinedAt: !379)
!379 = !DILocation(line: 2998, column: 29, scope: !377, inlinedAt: !375)
!380 = !DILocation(line: 970, column: 18, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "add<[u8; 3]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAhj3_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!382 = !DILocation(line: 26, column: 22, scope: !363)
!383 = !DILocation(line: 26, column: 17, scope: !363)
!384 = !DILocation(line: 28, column: 10, scope: !337)
!385 = distinct !DISubprogram(name: "funnel_longs", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!386 = !DILocation(line: 85, column: 5, scope: !387, inlinedAt: !388)
!387 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!388 = !DILocation(line: 11, column: 15, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!390 = !DILocation(line: 21, column: 21, scope: !385)
!391 = !DILocation(line: 64, column: 5, scope: !392, inlinedAt: !393)
!392 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!393 = !DILocation(line: 11, column: 39, scope: !389, inlinedAt: !390)
!394 = !DILocation(line: 127, column: 5, scope: !395, inlinedAt: !396)
!395 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!396 = !DILocation(line: 11, column: 63, scope: !389, inlinedAt: !390)
!397 = !DILocation(line: 11, column: 14, scope: !389, inlinedAt: !390)
!398 = !DILocation(line: 872, column: 18, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!400 = !DILocation(line: 24, column: 34, scope: !401)
!401 = distinct !DILexicalBlock(scope: !385, file: !11, line: 21, column: 13)
!402 = !DILocation(line: 24, column: 31, scope: !401)
!403 = !DILocation(line: 25, column: 25, scope: !404)
!404 = distinct !DILexicalBlock(scope: !401, file: !11, line: 24, column: 17)
!405 = !DILocation(line: 872, column: 18, scope: !399, inlinedAt: !406)
!406 = !DILocation(line: 24, column: 45, scope: !401)
!407 = !DILocation(line: 24, column: 42, scope: !401)
!408 = !DILocation(line: 600, column: 17, scope: !409, inlinedAt: !411)
!409 = distinct !DISubprogram(name: "unchecked_funnel_shl", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy20unchecked_funnel_shl", scope: !410, file: !47, line: 591, type: !13, scopeLine: 591, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!410 = !DINamespace(name: "{impl#9}", scope: !49)
!411 = !DILocation(line: 539, column: 27, scope: !412, inlinedAt: !413)
!412 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy10funnel_shl", scope: !410, file: !47, line: 536, type: !13, scopeLine: 536, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!413 = !DILocation(line: 26, column: 34, scope: !414)
!414 = distinct !DILexicalBlock(scope: !404, file: !11, line: 25, column: 17)
!415 = !DILocation(line: 627, column: 17, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "unchecked_funnel_shr", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy20unchecked_funnel_shr", scope: !410, file: !47, line: 618, type: !13, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!417 = !DILocation(line: 574, column: 27, scope: !418, inlinedAt: !419)
!418 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy10funnel_shr", scope: !410, file: !47, line: 571, type: !13, scopeLine: 571, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!419 = !DILocation(line: 26, column: 54, scope: !414)
!420 = !DILocation(line: 26, column: 90, scope: !414)
!421 = !DILocation(line: 2950, column: 26, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy15overflowing_add", scope: !410, file: !47, line: 2949, type: !13, scopeLine: 2949, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!423 = !DILocation(line: 2997, column: 32, scope: !424, inlinedAt: !425)
!424 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12carrying_add", scope: !410, file: !47, line: 2994, type: !13, scopeLine: 2994, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!425 = !DILocation(line: 26, column: 74, scope: !414)
!426 = !DILocation(line: 37, column: 51, scope: !427, inlinedAt: !425)
!427 = distinct !DILexicalBlock(scope: !424, file: !47, line: 2997, column: 13)
!428 = !DILocation(line: 2950, column: 26, scope: !422, inlinedAt: !429)
!429 = !DILocation(line: 2998, column: 29, scope: !427, inlinedAt: !425)
!430 = !DILocation(line: 970, column: 18, scope: !431, inlinedAt: !432)
!431 = distinct !DISubprogram(name: "add<[u64; 3]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj3_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!432 = !DILocation(line: 26, column: 22, scope: !414)
!433 = !DILocation(line: 26, column: 17, scope: !414)
!434 = !DILocation(line: 28, column: 10, scope: !385)
!435 = distinct !DISubprogram(name: "funnel_shorts", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!436 = !DILocation(line: 85, column: 5, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!438 = !DILocation(line: 11, column: 15, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!440 = !DILocation(line: 21, column: 21, scope: !435)
!441 = !DILocation(line: 64, column: 5, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!443 = !DILocation(line: 11, column: 39, scope: !439, inlinedAt: !440)
!444 = !DILocation(line: 127, column: 5, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!446 = !DILocation(line: 11, column: 63, scope: !439, inlinedAt: !440)
!447 = !DILocation(line: 11, column: 14, scope: !439, inlinedAt: !440)
!448 = !DILocation(line: 872, column: 18, scope: !449, inlinedAt: !450)
!449 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPt3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!450 = !DILocation(line: 24, column: 34, scope: !451)
!451 = distinct !DILexicalBlock(scope: !435, file: !11, line: 21, column: 13)
!452 = !DILocation(line: 24, column: 31, scope: !451)
!453 = !DILocation(line: 25, column: 25, scope: !454)
!454 = distinct !DILexicalBlock(scope: !451, file: !11, line: 24, column: 17)
!455 = !DILocation(line: 872, column: 18, scope: !449, inlinedAt: !456)
!456 = !DILocation(line: 24, column: 45, scope: !451)
!457 = !DILocation(line: 24, column: 42, scope: !451)
!458 = !DILocation(line: 600, column: 17, scope: !459, inlinedAt: !461)
!459 = distinct !DISubprogram(name: "unchecked_funnel_shl", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt20unchecked_funnel_shl", scope: !460, file: !47, line: 591, type: !13, scopeLine: 591, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!460 = !DINamespace(name: "{impl#7}", scope: !49)
!461 = !DILocation(line: 539, column: 27, scope: !462, inlinedAt: !463)
!462 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt10funnel_shl", scope: !460, file: !47, line: 536, type: !13, scopeLine: 536, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!463 = !DILocation(line: 26, column: 34, scope: !464)
!464 = distinct !DILexicalBlock(scope: !454, file: !11, line: 25, column: 17)
!465 = !DILocation(line: 627, column: 17, scope: !466, inlinedAt: !467)
!466 = distinct !DISubprogram(name: "unchecked_funnel_shr", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt20unchecked_funnel_shr", scope: !460, file: !47, line: 618, type: !13, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!467 = !DILocation(line: 574, column: 27, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt10funnel_shr", scope: !460, file: !47, line: 571, type: !13, scopeLine: 571, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!469 = !DILocation(line: 26, column: 54, scope: !464)
!470 = !DILocation(line: 26, column: 90, scope: !464)
!471 = !DILocation(line: 2950, column: 26, scope: !472, inlinedAt: !473)
!472 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_add", scope: !460, file: !47, line: 2949, type: !13, scopeLine: 2949, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!473 = !DILocation(line: 2997, column: 32, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt12carrying_add", scope: !460, file: !47, line: 2994, type: !13, scopeLine: 2994, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!475 = !DILocation(line: 26, column: 74, scope: !464)
!476 = !DILocation(line: 37, column: 51, scope: !477, inlinedAt: !475)
!477 = distinct !DILexicalBlock(scope: !474, file: !47, line: 2997, column: 13)
!478 = !DILocation(line: 2950, column: 26, scope: !472, inlinedAt: !479)
!479 = !DILocation(line: 2998, column: 29, scope: !477, inlinedAt: !475)
!480 = !DILocation(line: 970, column: 18, scope: !481, inlinedAt: !482)
!481 = distinct !DISubprogram(name: "add<[u16; 3]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAtj3_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!482 = !DILocation(line: 26, column: 22, scope: !464)
!483 = !DILocation(line: 26, column: 17, scope: !464)
!484 = !DILocation(line: 28, column: 10, scope: !435)
!485 = distinct !DISubprogram(name: "funnel_words", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!486 = !DILocation(line: 85, column: 5, scope: !487, inlinedAt: !488)
!487 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!488 = !DILocation(line: 11, column: 15, scope: !489, inlinedAt: !490)
!489 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!490 = !DILocation(line: 21, column: 21, scope: !485)
!491 = !DILocation(line: 64, column: 5, scope: !492, inlinedAt: !493)
!492 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!493 = !DILocation(line: 11, column: 39, scope: !489, inlinedAt: !490)
!494 = !DILocation(line: 127, column: 5, scope: !495, inlinedAt: !496)
!495 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!496 = !DILocation(line: 11, column: 63, scope: !489, inlinedAt: !490)
!497 = !DILocation(line: 11, column: 14, scope: !489, inlinedAt: !490)
!498 = !DILocation(line: 872, column: 18, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!500 = !DILocation(line: 24, column: 34, scope: !501)
!501 = distinct !DILexicalBlock(scope: !485, file: !11, line: 21, column: 13)
!502 = !DILocation(line: 24, column: 31, scope: !501)
!503 = !DILocation(line: 25, column: 25, scope: !504)
!504 = distinct !DILexicalBlock(scope: !501, file: !11, line: 24, column: 17)
!505 = !DILocation(line: 872, column: 18, scope: !499, inlinedAt: !506)
!506 = !DILocation(line: 24, column: 45, scope: !501)
!507 = !DILocation(line: 24, column: 42, scope: !501)
!508 = !DILocation(line: 600, column: 17, scope: !509, inlinedAt: !510)
!509 = distinct !DISubprogram(name: "unchecked_funnel_shl", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm20unchecked_funnel_shl", scope: !185, file: !47, line: 591, type: !13, scopeLine: 591, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!510 = !DILocation(line: 539, column: 27, scope: !511, inlinedAt: !512)
!511 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm10funnel_shl", scope: !185, file: !47, line: 536, type: !13, scopeLine: 536, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!512 = !DILocation(line: 26, column: 34, scope: !513)
!513 = distinct !DILexicalBlock(scope: !504, file: !11, line: 25, column: 17)
!514 = !DILocation(line: 627, column: 17, scope: !515, inlinedAt: !516)
!515 = distinct !DISubprogram(name: "unchecked_funnel_shr", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm20unchecked_funnel_shr", scope: !185, file: !47, line: 618, type: !13, scopeLine: 618, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!516 = !DILocation(line: 574, column: 27, scope: !517, inlinedAt: !518)
!517 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm10funnel_shr", scope: !185, file: !47, line: 571, type: !13, scopeLine: 571, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!518 = !DILocation(line: 26, column: 54, scope: !513)
!519 = !DILocation(line: 26, column: 90, scope: !513)
!520 = !DILocation(line: 2950, column: 26, scope: !521, inlinedAt: !522)
!521 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_add", scope: !185, file: !47, line: 2949, type: !13, scopeLine: 2949, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!522 = !DILocation(line: 2997, column: 32, scope: !523, inlinedAt: !524)
!523 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12carrying_add", scope: !185, file: !47, line: 2994, type: !13, scopeLine: 2994, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!524 = !DILocation(line: 26, column: 74, scope: !513)
!525 = !DILocation(line: 37, column: 51, scope: !526, inlinedAt: !524)
!526 = distinct !DILexicalBlock(scope: !523, file: !47, line: 2997, column: 13)
!527 = !DILocation(line: 2950, column: 26, scope: !521, inlinedAt: !528)
!528 = !DILocation(line: 2998, column: 29, scope: !526, inlinedAt: !524)
!529 = !DILocation(line: 970, column: 18, scope: !530, inlinedAt: !531)
!530 = distinct !DISubprogram(name: "add<[u32; 3]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAmj3_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!531 = !DILocation(line: 26, column: 22, scope: !513)
!532 = !DILocation(line: 26, column: 17, scope: !513)
!533 = !DILocation(line: 28, column: 10, scope: !485)
!534 = distinct !DISubprogram(name: "longs", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!535 = !DILocation(line: 85, column: 5, scope: !536, inlinedAt: !537)
!536 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!537 = !DILocation(line: 11, column: 15, scope: !538, inlinedAt: !539)
!538 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!539 = !DILocation(line: 14, column: 21, scope: !534)
!540 = !DILocation(line: 64, column: 5, scope: !541, inlinedAt: !542)
!541 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!542 = !DILocation(line: 11, column: 39, scope: !538, inlinedAt: !539)
!543 = !DILocation(line: 127, column: 5, scope: !544, inlinedAt: !545)
!544 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!545 = !DILocation(line: 11, column: 63, scope: !538, inlinedAt: !539)
!546 = !DILocation(line: 11, column: 14, scope: !538, inlinedAt: !539)
!547 = !DILocation(line: 872, column: 18, scope: !548, inlinedAt: !549)
!548 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!549 = !DILocation(line: 16, column: 55, scope: !550)
!550 = distinct !DILexicalBlock(scope: !534, file: !11, line: 14, column: 13)
!551 = !DILocation(line: 16, column: 52, scope: !550)
!552 = !DILocation(line: 872, column: 18, scope: !548, inlinedAt: !553)
!553 = !DILocation(line: 16, column: 66, scope: !550)
!554 = !DILocation(line: 16, column: 63, scope: !550)
!555 = !DILocation(line: 459, column: 8, scope: !556, inlinedAt: !557)
!556 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCslnt1oJOvDdB_4core10intrinsics8unlikely", scope: !59, file: !58, line: 458, type: !13, scopeLine: 458, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!557 = distinct !DILocation(line: 1380, column: 16, scope: !558, inlinedAt: !559)
!558 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11checked_div", scope: !410, file: !47, line: 1379, type: !13, scopeLine: 1379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!559 = distinct !DILocation(line: 20, column: 19, scope: !560, inlinedAt: !562)
!560 = distinct !DILexicalBlock(scope: !561, file: !52, line: 6, column: 13)
!561 = distinct !DISubprogram(name: "longs", linkageName: "_RNvNtCslQTZAghaRU_10bit_tricks8integers5longs", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!562 = distinct !DILocation(line: 16, column: 46, scope: !550)
!563 = !DILocation(line: 1380, column: 16, scope: !558, inlinedAt: !559)
!564 = !DILocation(line: 1385, column: 31, scope: !558, inlinedAt: !559)
!565 = !DILocation(line: 1380, column: 13, scope: !558, inlinedAt: !559)
!566 = !DILocation(line: 0, scope: !558, inlinedAt: !559)
!567 = !DILocation(line: 1212, column: 37, scope: !568, inlinedAt: !570)
!568 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx11checked_rem", scope: !569, file: !71, line: 1211, type: !13, scopeLine: 1211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!569 = !DINamespace(name: "{impl#3}", scope: !49)
!570 = distinct !DILocation(line: 20, column: 51, scope: !560, inlinedAt: !562)
!571 = !DILocation(line: 1212, column: 16, scope: !568, inlinedAt: !570)
!572 = !DILocation(line: 1216, column: 31, scope: !568, inlinedAt: !570)
!573 = !DILocation(line: 1212, column: 13, scope: !568, inlinedAt: !570)
!574 = !DILocation(line: 0, scope: !568, inlinedAt: !570)
!575 = !DILocation(line: 1227, column: 15, scope: !576, inlinedAt: !577)
!576 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u64>, u64, bit_tricks::integers::longs::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZeroyEE6map_oryNCNvNtCslQTZAghaRU_10bit_tricks8integers5longs0EB1t_", scope: !66, file: !65, line: 1222, type: !13, scopeLine: 1222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!577 = distinct !DILocation(line: 22, column: 44, scope: !560, inlinedAt: !562)
!578 = !DILocation(line: 57, column: 16, scope: !579, inlinedAt: !580)
!579 = distinct !DISubprogram(name: "u64", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u64", scope: !134, file: !133, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!580 = distinct !DILocation(line: 3615, column: 41, scope: !581, inlinedAt: !582)
!581 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy5isqrt", scope: !410, file: !47, line: 3614, type: !13, scopeLine: 3614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!582 = distinct !DILocation(line: 23, column: 35, scope: !560, inlinedAt: !562)
!583 = !DILocation(line: 154, column: 20, scope: !584, inlinedAt: !585)
!584 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy13leading_zeros", scope: !410, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!585 = distinct !DILocation(line: 91, column: 45, scope: !579, inlinedAt: !580)
!586 = !DILocation(line: 92, column: 17, scope: !587, inlinedAt: !580)
!587 = distinct !DILexicalBlock(scope: !579, file: !133, line: 91, column: 17)
!588 = !DILocation(line: 113, column: 17, scope: !589, inlinedAt: !590)
!589 = distinct !DISubprogram(name: "u64_stages", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt10u64_stages", scope: !134, file: !133, line: 253, type: !13, scopeLine: 253, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!590 = distinct !DILocation(line: 94, column: 25, scope: !587, inlinedAt: !580)
!591 = !DILocation(line: 115, column: 14, scope: !592, inlinedAt: !590)
!592 = distinct !DILexicalBlock(scope: !589, file: !133, line: 113, column: 9)
!593 = !{!594}
!594 = distinct !{!594, !595, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers5longs: %_0"}
!595 = distinct !{!595, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers5longs"}
!596 = !DILocation(line: 115, column: 17, scope: !592, inlinedAt: !590)
!597 = !DILocation(line: 134, column: 48, scope: !598, inlinedAt: !590)
!598 = distinct !DILexicalBlock(scope: !592, file: !133, line: 115, column: 9)
!599 = !DILocation(line: 210, column: 9, scope: !600, inlinedAt: !601)
!600 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!601 = distinct !DILocation(line: 134, column: 18, scope: !598, inlinedAt: !590)
!602 = !DILocation(line: 148, column: 48, scope: !603, inlinedAt: !590)
!603 = distinct !DILexicalBlock(scope: !604, file: !133, line: 157, column: 9)
!604 = distinct !DILexicalBlock(scope: !605, file: !133, line: 156, column: 9)
!605 = distinct !DILexicalBlock(scope: !606, file: !133, line: 149, column: 9)
!606 = distinct !DILexicalBlock(scope: !589, file: !133, line: 254, column: 5)
!607 = !DILocation(line: 158, column: 27, scope: !603, inlinedAt: !590)
!608 = !DILocation(line: 148, column: 48, scope: !604, inlinedAt: !590)
!609 = !DILocation(line: 157, column: 25, scope: !604, inlinedAt: !590)
!610 = !DILocation(line: 149, column: 17, scope: !606, inlinedAt: !590)
!611 = !DILocation(line: 148, column: 48, scope: !606, inlinedAt: !590)
!612 = !DILocation(line: 157, column: 57, scope: !604, inlinedAt: !590)
!613 = !DILocation(line: 159, column: 17, scope: !614, inlinedAt: !590)
!614 = distinct !DILexicalBlock(scope: !603, file: !133, line: 158, column: 9)
!615 = !DILocation(line: 160, column: 17, scope: !616, inlinedAt: !590)
!616 = distinct !DILexicalBlock(scope: !614, file: !133, line: 159, column: 9)
!617 = !DILocation(line: 162, column: 21, scope: !618, inlinedAt: !590)
!618 = distinct !DILexicalBlock(scope: !616, file: !133, line: 160, column: 9)
!619 = !DILocation(line: 148, column: 48, scope: !618, inlinedAt: !590)
!620 = !DILocation(line: 162, column: 45, scope: !618, inlinedAt: !590)
!621 = !DILocation(line: 164, column: 14, scope: !622, inlinedAt: !590)
!622 = distinct !DILexicalBlock(scope: !618, file: !133, line: 162, column: 9)
!623 = !DILocation(line: 164, column: 36, scope: !622, inlinedAt: !590)
!624 = !DILocation(line: 164, column: 13, scope: !622, inlinedAt: !590)
!625 = !DILocation(line: 164, column: 82, scope: !622, inlinedAt: !590)
!626 = !DILocation(line: 3049, column: 26, scope: !627, inlinedAt: !628)
!627 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_sub", scope: !460, file: !47, line: 3048, type: !13, scopeLine: 3048, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!628 = distinct !DILocation(line: 164, column: 66, scope: !622, inlinedAt: !590)
!629 = !DILocation(line: 165, column: 12, scope: !630, inlinedAt: !590)
!630 = distinct !DILexicalBlock(scope: !622, file: !133, line: 163, column: 9)
!631 = !DILocation(line: 189, column: 48, scope: !630, inlinedAt: !590)
!632 = !DILocation(line: 210, column: 9, scope: !600, inlinedAt: !633)
!633 = distinct !DILocation(line: 189, column: 18, scope: !630, inlinedAt: !590)
!634 = !DILocation(line: 148, column: 48, scope: !635, inlinedAt: !590)
!635 = distinct !DILexicalBlock(scope: !636, file: !133, line: 157, column: 9)
!636 = distinct !DILexicalBlock(scope: !637, file: !133, line: 156, column: 9)
!637 = distinct !DILexicalBlock(scope: !638, file: !133, line: 149, column: 9)
!638 = distinct !DILexicalBlock(scope: !606, file: !133, line: 255, column: 5)
!639 = !DILocation(line: 158, column: 27, scope: !635, inlinedAt: !590)
!640 = !DILocation(line: 148, column: 48, scope: !636, inlinedAt: !590)
!641 = !DILocation(line: 157, column: 25, scope: !636, inlinedAt: !590)
!642 = !DILocation(line: 149, column: 17, scope: !638, inlinedAt: !590)
!643 = !DILocation(line: 148, column: 48, scope: !638, inlinedAt: !590)
!644 = !DILocation(line: 157, column: 57, scope: !636, inlinedAt: !590)
!645 = !DILocation(line: 159, column: 17, scope: !646, inlinedAt: !590)
!646 = distinct !DILexicalBlock(scope: !635, file: !133, line: 158, column: 9)
!647 = !DILocation(line: 160, column: 17, scope: !648, inlinedAt: !590)
!648 = distinct !DILexicalBlock(scope: !646, file: !133, line: 159, column: 9)
!649 = !DILocation(line: 162, column: 21, scope: !650, inlinedAt: !590)
!650 = distinct !DILexicalBlock(scope: !648, file: !133, line: 160, column: 9)
!651 = !DILocation(line: 148, column: 48, scope: !650, inlinedAt: !590)
!652 = !DILocation(line: 162, column: 45, scope: !650, inlinedAt: !590)
!653 = !DILocation(line: 164, column: 14, scope: !654, inlinedAt: !590)
!654 = distinct !DILexicalBlock(scope: !650, file: !133, line: 162, column: 9)
!655 = !DILocation(line: 164, column: 36, scope: !654, inlinedAt: !590)
!656 = !DILocation(line: 164, column: 13, scope: !654, inlinedAt: !590)
!657 = !DILocation(line: 164, column: 82, scope: !654, inlinedAt: !590)
!658 = !DILocation(line: 3049, column: 26, scope: !659, inlinedAt: !660)
!659 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_sub", scope: !185, file: !47, line: 3048, type: !13, scopeLine: 3048, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!660 = distinct !DILocation(line: 164, column: 66, scope: !661, inlinedAt: !590)
!661 = !DILexicalBlockFile(scope: !654, file: !133, discriminator: 2)
!662 = !DILocation(line: 165, column: 12, scope: !663, inlinedAt: !590)
!663 = distinct !DILexicalBlock(scope: !654, file: !133, line: 163, column: 9)
!664 = !DILocation(line: 189, column: 48, scope: !663, inlinedAt: !590)
!665 = !DILocation(line: 210, column: 9, scope: !600, inlinedAt: !666)
!666 = distinct !DILocation(line: 189, column: 18, scope: !667, inlinedAt: !590)
!667 = !DILexicalBlockFile(scope: !663, file: !133, discriminator: 2)
!668 = !DILocation(line: 203, column: 33, scope: !669, inlinedAt: !590)
!669 = distinct !DILexicalBlock(scope: !670, file: !133, line: 208, column: 9)
!670 = distinct !DILexicalBlock(scope: !671, file: !133, line: 207, column: 9)
!671 = distinct !DILexicalBlock(scope: !638, file: !133, line: 256, column: 5)
!672 = !DILocation(line: 209, column: 27, scope: !669, inlinedAt: !590)
!673 = !DILocation(line: 203, column: 33, scope: !670, inlinedAt: !590)
!674 = !DILocation(line: 208, column: 25, scope: !670, inlinedAt: !590)
!675 = !DILocation(line: 208, column: 57, scope: !670, inlinedAt: !590)
!676 = !DILocation(line: 211, column: 17, scope: !677, inlinedAt: !590)
!677 = distinct !DILexicalBlock(scope: !669, file: !133, line: 209, column: 9)
!678 = !DILocation(line: 212, column: 21, scope: !679, inlinedAt: !590)
!679 = distinct !DILexicalBlock(scope: !677, file: !133, line: 211, column: 9)
!680 = !DILocation(line: 203, column: 33, scope: !679, inlinedAt: !590)
!681 = !DILocation(line: 212, column: 45, scope: !679, inlinedAt: !590)
!682 = !DILocation(line: 3172, column: 26, scope: !683, inlinedAt: !684)
!683 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy15overflowing_mul", scope: !410, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!684 = distinct !DILocation(line: 213, column: 39, scope: !685, inlinedAt: !590)
!685 = distinct !DILexicalBlock(scope: !679, file: !133, line: 212, column: 9)
!686 = !DILocation(line: 214, column: 12, scope: !687, inlinedAt: !590)
!687 = distinct !DILexicalBlock(scope: !685, file: !133, line: 213, column: 9)
!688 = !DILocation(line: 96, column: 45, scope: !689, inlinedAt: !580)
!689 = distinct !DILexicalBlock(scope: !587, file: !133, line: 94, column: 17)
!690 = !DILocation(line: 97, column: 17, scope: !691, inlinedAt: !580)
!691 = distinct !DILexicalBlock(scope: !689, file: !133, line: 96, column: 17)
!692 = !DILocation(line: 57, column: 13, scope: !579, inlinedAt: !580)
!693 = !DILocation(line: 57, column: 16, scope: !694, inlinedAt: !695)
!694 = distinct !DISubprogram(name: "u32", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u32", scope: !134, file: !133, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!695 = distinct !DILocation(line: 58, column: 17, scope: !579, inlinedAt: !580)
!696 = !DILocation(line: 58, column: 28, scope: !579, inlinedAt: !580)
!697 = !DILocation(line: 154, column: 20, scope: !698, inlinedAt: !699)
!698 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm13leading_zeros", scope: !185, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!699 = distinct !DILocation(line: 91, column: 45, scope: !694, inlinedAt: !695)
!700 = !DILocation(line: 91, column: 43, scope: !694, inlinedAt: !695)
!701 = !DILocation(line: 92, column: 17, scope: !702, inlinedAt: !695)
!702 = distinct !DILexicalBlock(scope: !694, file: !133, line: 91, column: 17)
!703 = !DILocation(line: 113, column: 17, scope: !704, inlinedAt: !705)
!704 = distinct !DISubprogram(name: "u32_stages", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt10u32_stages", scope: !134, file: !133, line: 240, type: !13, scopeLine: 240, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!705 = distinct !DILocation(line: 94, column: 25, scope: !702, inlinedAt: !695)
!706 = !DILocation(line: 115, column: 46, scope: !707, inlinedAt: !705)
!707 = distinct !DILexicalBlock(scope: !704, file: !133, line: 113, column: 9)
!708 = !DILocation(line: 115, column: 14, scope: !707, inlinedAt: !705)
!709 = !DILocation(line: 115, column: 17, scope: !707, inlinedAt: !705)
!710 = !DILocation(line: 134, column: 48, scope: !711, inlinedAt: !705)
!711 = distinct !DILexicalBlock(scope: !707, file: !133, line: 115, column: 9)
!712 = !DILocation(line: 210, column: 9, scope: !713, inlinedAt: !714)
!713 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!714 = distinct !DILocation(line: 134, column: 18, scope: !711, inlinedAt: !705)
!715 = !DILocation(line: 148, column: 48, scope: !716, inlinedAt: !705)
!716 = distinct !DILexicalBlock(scope: !717, file: !133, line: 157, column: 9)
!717 = distinct !DILexicalBlock(scope: !718, file: !133, line: 156, column: 9)
!718 = distinct !DILexicalBlock(scope: !719, file: !133, line: 149, column: 9)
!719 = distinct !DILexicalBlock(scope: !704, file: !133, line: 241, column: 5)
!720 = !DILocation(line: 158, column: 27, scope: !716, inlinedAt: !705)
!721 = !DILocation(line: 148, column: 48, scope: !717, inlinedAt: !705)
!722 = !DILocation(line: 157, column: 25, scope: !717, inlinedAt: !705)
!723 = !DILocation(line: 149, column: 17, scope: !719, inlinedAt: !705)
!724 = !DILocation(line: 148, column: 48, scope: !719, inlinedAt: !705)
!725 = !DILocation(line: 157, column: 57, scope: !717, inlinedAt: !705)
!726 = !DILocation(line: 159, column: 17, scope: !727, inlinedAt: !705)
!727 = distinct !DILexicalBlock(scope: !716, file: !133, line: 158, column: 9)
!728 = !DILocation(line: 160, column: 17, scope: !729, inlinedAt: !705)
!729 = distinct !DILexicalBlock(scope: !727, file: !133, line: 159, column: 9)
!730 = !DILocation(line: 162, column: 21, scope: !731, inlinedAt: !705)
!731 = distinct !DILexicalBlock(scope: !729, file: !133, line: 160, column: 9)
!732 = !DILocation(line: 148, column: 48, scope: !731, inlinedAt: !705)
!733 = !DILocation(line: 162, column: 45, scope: !731, inlinedAt: !705)
!734 = !DILocation(line: 164, column: 14, scope: !735, inlinedAt: !705)
!735 = distinct !DILexicalBlock(scope: !731, file: !133, line: 162, column: 9)
!736 = !DILocation(line: 164, column: 36, scope: !735, inlinedAt: !705)
!737 = !DILocation(line: 164, column: 13, scope: !735, inlinedAt: !705)
!738 = !DILocation(line: 164, column: 82, scope: !735, inlinedAt: !705)
!739 = !DILocation(line: 3049, column: 26, scope: !740, inlinedAt: !741)
!740 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_sub", scope: !460, file: !47, line: 3048, type: !13, scopeLine: 3048, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!741 = distinct !DILocation(line: 164, column: 66, scope: !735, inlinedAt: !705)
!742 = !DILocation(line: 165, column: 12, scope: !743, inlinedAt: !705)
!743 = distinct !DILexicalBlock(scope: !735, file: !133, line: 163, column: 9)
!744 = !DILocation(line: 189, column: 48, scope: !743, inlinedAt: !705)
!745 = !DILocation(line: 210, column: 9, scope: !713, inlinedAt: !746)
!746 = distinct !DILocation(line: 189, column: 18, scope: !743, inlinedAt: !705)
!747 = !DILocation(line: 203, column: 33, scope: !748, inlinedAt: !705)
!748 = distinct !DILexicalBlock(scope: !749, file: !133, line: 208, column: 9)
!749 = distinct !DILexicalBlock(scope: !750, file: !133, line: 207, column: 9)
!750 = distinct !DILexicalBlock(scope: !719, file: !133, line: 242, column: 5)
!751 = !DILocation(line: 209, column: 27, scope: !748, inlinedAt: !705)
!752 = !DILocation(line: 203, column: 33, scope: !749, inlinedAt: !705)
!753 = !DILocation(line: 208, column: 25, scope: !749, inlinedAt: !705)
!754 = !DILocation(line: 208, column: 57, scope: !749, inlinedAt: !705)
!755 = !DILocation(line: 211, column: 17, scope: !756, inlinedAt: !705)
!756 = distinct !DILexicalBlock(scope: !748, file: !133, line: 209, column: 9)
!757 = !DILocation(line: 212, column: 21, scope: !758, inlinedAt: !705)
!758 = distinct !DILexicalBlock(scope: !756, file: !133, line: 211, column: 9)
!759 = !DILocation(line: 203, column: 33, scope: !758, inlinedAt: !705)
!760 = !DILocation(line: 212, column: 45, scope: !758, inlinedAt: !705)
!761 = !DILocation(line: 3172, column: 26, scope: !762, inlinedAt: !763)
!762 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !185, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!763 = distinct !DILocation(line: 213, column: 39, scope: !764, inlinedAt: !705)
!764 = distinct !DILexicalBlock(scope: !758, file: !133, line: 212, column: 9)
!765 = !DILocation(line: 214, column: 12, scope: !766, inlinedAt: !705)
!766 = distinct !DILexicalBlock(scope: !764, file: !133, line: 213, column: 9)
!767 = !DILocation(line: 96, column: 45, scope: !768, inlinedAt: !695)
!768 = distinct !DILexicalBlock(scope: !702, file: !133, line: 94, column: 17)
!769 = !DILocation(line: 97, column: 17, scope: !770, inlinedAt: !695)
!770 = distinct !DILexicalBlock(scope: !768, file: !133, line: 96, column: 17)
!771 = !DILocation(line: 57, column: 13, scope: !694, inlinedAt: !695)
!772 = !DILocation(line: 57, column: 16, scope: !773, inlinedAt: !774)
!773 = distinct !DISubprogram(name: "u16", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt3u16", scope: !134, file: !133, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!774 = distinct !DILocation(line: 58, column: 17, scope: !694, inlinedAt: !695)
!775 = !DILocation(line: 58, column: 28, scope: !694, inlinedAt: !695)
!776 = !DILocation(line: 154, column: 20, scope: !777, inlinedAt: !778)
!777 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt13leading_zeros", scope: !460, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!778 = distinct !DILocation(line: 91, column: 45, scope: !773, inlinedAt: !774)
!779 = !DILocation(line: 91, column: 43, scope: !773, inlinedAt: !774)
!780 = !DILocation(line: 92, column: 17, scope: !781, inlinedAt: !774)
!781 = distinct !DILexicalBlock(scope: !773, file: !133, line: 91, column: 17)
!782 = !DILocation(line: 113, column: 17, scope: !783, inlinedAt: !784)
!783 = distinct !DISubprogram(name: "u16_stages", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt10u16_stages", scope: !134, file: !133, line: 228, type: !13, scopeLine: 228, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!784 = distinct !DILocation(line: 94, column: 25, scope: !781, inlinedAt: !774)
!785 = !DILocation(line: 115, column: 46, scope: !786, inlinedAt: !784)
!786 = distinct !DILexicalBlock(scope: !783, file: !133, line: 113, column: 9)
!787 = !DILocation(line: 115, column: 14, scope: !786, inlinedAt: !784)
!788 = !DILocation(line: 115, column: 17, scope: !786, inlinedAt: !784)
!789 = !DILocation(line: 134, column: 48, scope: !790, inlinedAt: !784)
!790 = distinct !DILexicalBlock(scope: !786, file: !133, line: 115, column: 9)
!791 = !DILocation(line: 210, column: 9, scope: !792, inlinedAt: !793)
!792 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!793 = distinct !DILocation(line: 134, column: 18, scope: !790, inlinedAt: !784)
!794 = !DILocation(line: 203, column: 33, scope: !795, inlinedAt: !784)
!795 = distinct !DILexicalBlock(scope: !796, file: !133, line: 208, column: 9)
!796 = distinct !DILexicalBlock(scope: !797, file: !133, line: 207, column: 9)
!797 = distinct !DILexicalBlock(scope: !783, file: !133, line: 229, column: 5)
!798 = !DILocation(line: 209, column: 27, scope: !795, inlinedAt: !784)
!799 = !DILocation(line: 203, column: 33, scope: !796, inlinedAt: !784)
!800 = !DILocation(line: 208, column: 25, scope: !796, inlinedAt: !784)
!801 = !DILocation(line: 208, column: 57, scope: !796, inlinedAt: !784)
!802 = !DILocation(line: 211, column: 17, scope: !803, inlinedAt: !784)
!803 = distinct !DILexicalBlock(scope: !795, file: !133, line: 209, column: 9)
!804 = !DILocation(line: 212, column: 21, scope: !805, inlinedAt: !784)
!805 = distinct !DILexicalBlock(scope: !803, file: !133, line: 211, column: 9)
!806 = !DILocation(line: 203, column: 33, scope: !805, inlinedAt: !784)
!807 = !DILocation(line: 212, column: 45, scope: !805, inlinedAt: !784)
!808 = !DILocation(line: 3172, column: 26, scope: !809, inlinedAt: !810)
!809 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_mul", scope: !460, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!810 = distinct !DILocation(line: 213, column: 39, scope: !811, inlinedAt: !784)
!811 = distinct !DILexicalBlock(scope: !805, file: !133, line: 212, column: 9)
!812 = !DILocation(line: 214, column: 12, scope: !813, inlinedAt: !784)
!813 = distinct !DILexicalBlock(scope: !811, file: !133, line: 213, column: 9)
!814 = !DILocation(line: 96, column: 45, scope: !815, inlinedAt: !774)
!815 = distinct !DILexicalBlock(scope: !781, file: !133, line: 94, column: 17)
!816 = !DILocation(line: 97, column: 17, scope: !817, inlinedAt: !774)
!817 = distinct !DILexicalBlock(scope: !815, file: !133, line: 96, column: 17)
!818 = !DILocation(line: 57, column: 13, scope: !773, inlinedAt: !774)
!819 = !DILocation(line: 41, column: 5, scope: !820, inlinedAt: !821)
!820 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtNtCslnt1oJOvDdB_4core3num3imp8int_sqrt2u8", scope: !134, file: !133, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!821 = distinct !DILocation(line: 58, column: 17, scope: !773, inlinedAt: !774)
!822 = !DILocation(line: 58, column: 17, scope: !773, inlinedAt: !774)
!823 = !DILocation(line: 0, scope: !773, inlinedAt: !774)
!824 = !DILocation(line: 58, column: 17, scope: !694, inlinedAt: !695)
!825 = !DILocation(line: 0, scope: !694, inlinedAt: !695)
!826 = !DILocation(line: 58, column: 17, scope: !579, inlinedAt: !580)
!827 = !DILocation(line: 0, scope: !579, inlinedAt: !580)
!828 = !DILocation(line: 3631, column: 47, scope: !829, inlinedAt: !582)
!829 = distinct !DILexicalBlock(scope: !581, file: !47, line: 3615, column: 13)
!830 = !DILocation(line: 210, column: 9, scope: !831, inlinedAt: !832)
!831 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!832 = distinct !DILocation(line: 3631, column: 17, scope: !829, inlinedAt: !582)
!833 = !DILocation(line: 3634, column: 16, scope: !829, inlinedAt: !582)
!834 = !DILocation(line: 85, column: 20, scope: !835, inlinedAt: !836)
!835 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy10count_ones", scope: !410, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!836 = distinct !DILocation(line: 8, column: 20, scope: !560, inlinedAt: !562)
!837 = !DILocation(line: 1361, column: 17, scope: !838, inlinedAt: !839)
!838 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy13unchecked_mul", scope: !410, file: !47, line: 1349, type: !13, scopeLine: 1349, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!839 = distinct !DILocation(line: 3647, column: 54, scope: !829, inlinedAt: !582)
!840 = !DILocation(line: 3647, column: 47, scope: !829, inlinedAt: !582)
!841 = !DILocation(line: 210, column: 9, scope: !831, inlinedAt: !842)
!842 = distinct !DILocation(line: 3647, column: 17, scope: !829, inlinedAt: !582)
!843 = !DILocation(line: 3648, column: 47, scope: !829, inlinedAt: !582)
!844 = !DILocation(line: 210, column: 9, scope: !831, inlinedAt: !845)
!845 = distinct !DILocation(line: 3648, column: 17, scope: !829, inlinedAt: !582)
!846 = !DILocation(line: 3528, column: 16, scope: !847, inlinedAt: !852)
!847 = distinct !DILexicalBlock(scope: !848, file: !47, line: 3526, column: 13)
!848 = distinct !DILexicalBlock(scope: !849, file: !47, line: 3525, column: 13)
!849 = distinct !DILexicalBlock(scope: !850, file: !47, line: 3524, column: 13)
!850 = distinct !DILexicalBlock(scope: !851, file: !47, line: 3523, column: 13)
!851 = distinct !DISubprogram(name: "overflowing_pow", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy15overflowing_pow", scope: !410, file: !47, line: 3522, type: !13, scopeLine: 3522, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!852 = distinct !DILocation(line: 2928, column: 31, scope: !853, inlinedAt: !854)
!853 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_pow", scope: !410, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!854 = distinct !DILocation(line: 25, column: 19, scope: !560, inlinedAt: !562)
!855 = !DILocation(line: 1892, column: 13, scope: !856, inlinedAt: !857)
!856 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy13checked_ilog2", scope: !410, file: !47, line: 1891, type: !13, scopeLine: 1891, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!857 = distinct !DILocation(line: 1769, column: 37, scope: !858, inlinedAt: !860)
!858 = distinct !DILexicalBlock(scope: !859, file: !47, line: 1769, column: 53)
!859 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy5ilog2", scope: !410, file: !47, line: 1768, type: !13, scopeLine: 1768, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!860 = distinct !DILocation(line: 3534, column: 30, scope: !847, inlinedAt: !852)
!861 = !DILocation(line: 3535, column: 21, scope: !862, inlinedAt: !852)
!862 = distinct !DILexicalBlock(scope: !847, file: !47, line: 3534, column: 17)
!863 = !DILocation(line: 3172, column: 26, scope: !864, inlinedAt: !865)
!864 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy15overflowing_mul", scope: !410, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!865 = distinct !DILocation(line: 3552, column: 49, scope: !847, inlinedAt: !852)
!866 = !DILocation(line: 3172, column: 26, scope: !864, inlinedAt: !867)
!867 = distinct !DILocation(line: 3560, column: 43, scope: !847, inlinedAt: !852)
!868 = !DILocation(line: 0, scope: !869, inlinedAt: !852)
!869 = !DILexicalBlockFile(scope: !847, file: !11, discriminator: 0)
!870 = !DILocation(line: 210, column: 9, scope: !831, inlinedAt: !871)
!871 = distinct !DILocation(line: 3639, column: 26, scope: !829, inlinedAt: !582)
!872 = !DILocation(line: 3634, column: 13, scope: !829, inlinedAt: !582)
!873 = !DILocation(line: 0, scope: !847, inlinedAt: !852)
!874 = !DILocation(line: 2011, column: 21, scope: !875, inlinedAt: !877)
!875 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs13_NtNtCslnt1oJOvDdB_4core3cmp5implsyNtB8_3Ord3cmp", scope: !876, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!876 = !DINamespace(name: "{impl#67}", scope: !203)
!877 = distinct !DILocation(line: 24, column: 20, scope: !560, inlinedAt: !562)
!878 = !DILocation(line: 2011, column: 21, scope: !879, inlinedAt: !881)
!879 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1f_NtNtCslnt1oJOvDdB_4core3cmp5implsxNtB8_3Ord3cmp", scope: !880, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!880 = !DINamespace(name: "{impl#79}", scope: !203)
!881 = distinct !DILocation(line: 24, column: 46, scope: !560, inlinedAt: !562)
!882 = !DILocation(line: 24, column: 17, scope: !560, inlinedAt: !562)
!883 = !DILocation(line: 211, column: 15, scope: !884, inlinedAt: !885)
!884 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy8midpoint", scope: !410, file: !213, line: 210, type: !13, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!885 = distinct !DILocation(line: 23, column: 19, scope: !560, inlinedAt: !562)
!886 = !DILocation(line: 211, column: 23, scope: !884, inlinedAt: !885)
!887 = !DILocation(line: 211, column: 14, scope: !884, inlinedAt: !885)
!888 = !DILocation(line: 211, column: 13, scope: !884, inlinedAt: !885)
!889 = !DILocation(line: 200, column: 52, scope: !884, inlinedAt: !885)
!890 = !DILocation(line: 23, column: 17, scope: !560, inlinedAt: !562)
!891 = !DILocation(line: 154, column: 20, scope: !892, inlinedAt: !893)
!892 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy13leading_zeros", scope: !410, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!893 = distinct !DILocation(line: 8, column: 37, scope: !560, inlinedAt: !562)
!894 = !DILocation(line: 8, column: 18, scope: !560, inlinedAt: !562)
!895 = !DILocation(line: 178, column: 20, scope: !896, inlinedAt: !897)
!896 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy14trailing_zeros", scope: !410, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!897 = distinct !DILocation(line: 8, column: 57, scope: !560, inlinedAt: !562)
!898 = !DILocation(line: 8, column: 17, scope: !560, inlinedAt: !562)
!899 = !DILocation(line: 2037, column: 14, scope: !900, inlinedAt: !901)
!900 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_leftyECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2033, type: !13, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!901 = distinct !DILocation(line: 475, column: 20, scope: !902, inlinedAt: !903)
!902 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11rotate_left", scope: !410, file: !47, line: 474, type: !13, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!903 = distinct !DILocation(line: 9, column: 19, scope: !560, inlinedAt: !562)
!904 = !DILocation(line: 2059, column: 14, scope: !905, inlinedAt: !906)
!905 = distinct !DISubprogram(name: "rotate_right<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics12rotate_rightyECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2055, type: !13, scopeLine: 2055, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!906 = distinct !DILocation(line: 504, column: 20, scope: !907, inlinedAt: !908)
!907 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12rotate_right", scope: !410, file: !47, line: 503, type: !13, scopeLine: 503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!908 = distinct !DILocation(line: 9, column: 45, scope: !560, inlinedAt: !562)
!909 = !DILocation(line: 9, column: 17, scope: !560, inlinedAt: !562)
!910 = !DILocation(line: 2456, column: 13, scope: !911, inlinedAt: !912)
!911 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy14saturating_add", scope: !410, file: !47, line: 2455, type: !13, scopeLine: 2455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!912 = distinct !DILocation(line: 10, column: 19, scope: !560, inlinedAt: !562)
!913 = !DILocation(line: 1983, column: 13, scope: !914, inlinedAt: !915)
!914 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx14saturating_add", scope: !569, file: !71, line: 1982, type: !13, scopeLine: 1982, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!915 = distinct !DILocation(line: 10, column: 41, scope: !560, inlinedAt: !562)
!916 = !DILocation(line: 5, column: 25, scope: !560, inlinedAt: !562)
!917 = !DILocation(line: 2500, column: 13, scope: !918, inlinedAt: !919)
!918 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy14saturating_sub", scope: !410, file: !47, line: 2499, type: !13, scopeLine: 2499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!919 = distinct !DILocation(line: 11, column: 19, scope: !560, inlinedAt: !562)
!920 = !DILocation(line: 2025, column: 13, scope: !921, inlinedAt: !922)
!921 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx14saturating_sub", scope: !569, file: !71, line: 2024, type: !13, scopeLine: 2024, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!922 = distinct !DILocation(line: 11, column: 41, scope: !560, inlinedAt: !562)
!923 = !DILocation(line: 703, column: 13, scope: !924, inlinedAt: !925)
!924 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy10swap_bytes", scope: !410, file: !47, line: 702, type: !13, scopeLine: 702, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!925 = distinct !DILocation(line: 12, column: 19, scope: !560, inlinedAt: !562)
!926 = !DILocation(line: 760, column: 13, scope: !927, inlinedAt: !928)
!927 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12reverse_bits", scope: !410, file: !47, line: 759, type: !13, scopeLine: 759, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!928 = distinct !DILocation(line: 12, column: 36, scope: !560, inlinedAt: !562)
!929 = !DILocation(line: 12, column: 17, scope: !560, inlinedAt: !562)
!930 = !DILocation(line: 1038, column: 9, scope: !931, inlinedAt: !932)
!931 = distinct !DISubprogram(name: "max<u64>", linkageName: "_RNvYyNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!932 = distinct !DILocation(line: 13, column: 19, scope: !560, inlinedAt: !562)
!933 = !DILocation(line: 1038, column: 12, scope: !934, inlinedAt: !935)
!934 = distinct !DISubprogram(name: "max<i64>", linkageName: "_RNvYxNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!935 = distinct !DILocation(line: 13, column: 30, scope: !560, inlinedAt: !562)
!936 = !DILocation(line: 1077, column: 12, scope: !937, inlinedAt: !938)
!937 = distinct !DISubprogram(name: "min<u64>", linkageName: "_RNvYyNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!938 = distinct !DILocation(line: 14, column: 19, scope: !560, inlinedAt: !562)
!939 = !DILocation(line: 1077, column: 12, scope: !940, inlinedAt: !941)
!940 = distinct !DISubprogram(name: "min<i64>", linkageName: "_RNvYxNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!941 = distinct !DILocation(line: 14, column: 30, scope: !560, inlinedAt: !562)
!942 = !DILocation(line: 2486, column: 17, scope: !943, inlinedAt: !944)
!943 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx12wrapping_abs", scope: !569, file: !71, line: 2485, type: !13, scopeLine: 2485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!944 = distinct !DILocation(line: 15, column: 19, scope: !560, inlinedAt: !562)
!945 = !DILocation(line: 2486, column: 17, scope: !943, inlinedAt: !946)
!946 = distinct !DILocation(line: 2510, column: 19, scope: !947, inlinedAt: !948)
!947 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx12unsigned_abs", scope: !569, file: !71, line: 2509, type: !13, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!948 = distinct !DILocation(line: 15, column: 44, scope: !560, inlinedAt: !562)
!949 = !DILocation(line: 15, column: 37, scope: !560, inlinedAt: !562)
!950 = !DILocation(line: 898, column: 37, scope: !951, inlinedAt: !952)
!951 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11checked_add", scope: !410, file: !47, line: 890, type: !13, scopeLine: 890, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!952 = distinct !DILocation(line: 16, column: 19, scope: !560, inlinedAt: !562)
!953 = !DILocation(line: 1040, column: 9, scope: !954, inlinedAt: !955)
!954 = distinct !DISubprogram(name: "unwrap_or<u64>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionyE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!955 = distinct !DILocation(line: 16, column: 34, scope: !560, inlinedAt: !562)
!956 = !DILocation(line: 2553, column: 26, scope: !957, inlinedAt: !958)
!957 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx15overflowing_add", scope: !569, file: !71, line: 2552, type: !13, scopeLine: 2552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!958 = distinct !DILocation(line: 595, column: 31, scope: !959, inlinedAt: !960)
!959 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx11checked_add", scope: !569, file: !71, line: 594, type: !13, scopeLine: 594, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!960 = distinct !DILocation(line: 16, column: 51, scope: !560, inlinedAt: !562)
!961 = !DILocation(line: 1040, column: 9, scope: !962, inlinedAt: !963)
!962 = distinct !DISubprogram(name: "unwrap_or<i64>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionxE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!963 = distinct !DILocation(line: 16, column: 66, scope: !560, inlinedAt: !562)
!964 = !DILocation(line: 1052, column: 16, scope: !965, inlinedAt: !966)
!965 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11checked_sub", scope: !410, file: !47, line: 1046, type: !13, scopeLine: 1046, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!966 = distinct !DILocation(line: 17, column: 19, scope: !560, inlinedAt: !562)
!967 = !DILocation(line: 1040, column: 9, scope: !954, inlinedAt: !968)
!968 = distinct !DILocation(line: 17, column: 34, scope: !560, inlinedAt: !562)
!969 = !DILocation(line: 2659, column: 26, scope: !970, inlinedAt: !971)
!970 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx15overflowing_sub", scope: !569, file: !71, line: 2658, type: !13, scopeLine: 2658, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!971 = distinct !DILocation(line: 735, column: 31, scope: !972, inlinedAt: !973)
!972 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx11checked_sub", scope: !569, file: !71, line: 734, type: !13, scopeLine: 734, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!973 = distinct !DILocation(line: 17, column: 51, scope: !560, inlinedAt: !562)
!974 = !DILocation(line: 1040, column: 9, scope: !962, inlinedAt: !975)
!975 = distinct !DILocation(line: 17, column: 66, scope: !560, inlinedAt: !562)
!976 = !DILocation(line: 3172, column: 26, scope: !977, inlinedAt: !978)
!977 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy15overflowing_mul", scope: !410, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!978 = distinct !DILocation(line: 1290, column: 31, scope: !979, inlinedAt: !980)
!979 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11checked_mul", scope: !410, file: !47, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!980 = distinct !DILocation(line: 18, column: 19, scope: !560, inlinedAt: !562)
!981 = !DILocation(line: 1040, column: 9, scope: !954, inlinedAt: !982)
!982 = distinct !DILocation(line: 18, column: 34, scope: !560, inlinedAt: !562)
!983 = !DILocation(line: 2765, column: 26, scope: !984, inlinedAt: !985)
!984 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx15overflowing_mul", scope: !569, file: !71, line: 2764, type: !13, scopeLine: 2764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!985 = distinct !DILocation(line: 875, column: 31, scope: !986, inlinedAt: !987)
!986 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx11checked_mul", scope: !569, file: !71, line: 874, type: !13, scopeLine: 874, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!987 = distinct !DILocation(line: 18, column: 51, scope: !560, inlinedAt: !562)
!988 = !DILocation(line: 1040, column: 9, scope: !962, inlinedAt: !989)
!989 = distinct !DILocation(line: 18, column: 66, scope: !560, inlinedAt: !562)
!990 = !DILocation(line: 3141, column: 20, scope: !991, inlinedAt: !992)
!991 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy8abs_diff", scope: !410, file: !47, line: 3135, type: !13, scopeLine: 3135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!992 = distinct !DILocation(line: 19, column: 19, scope: !560, inlinedAt: !562)
!993 = !DILocation(line: 3705, column: 13, scope: !994, inlinedAt: !995)
!994 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx6signum", scope: !569, file: !71, line: 3699, type: !13, scopeLine: 3699, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!995 = distinct !DILocation(line: 19, column: 35, scope: !560, inlinedAt: !562)
!996 = !DILocation(line: 1990, column: 16, scope: !997, inlinedAt: !998)
!997 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11checked_shl", scope: !410, file: !47, line: 1988, type: !13, scopeLine: 1988, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!998 = distinct !DILocation(line: 21, column: 19, scope: !560, inlinedAt: !562)
!999 = !DILocation(line: 1040, column: 9, scope: !954, inlinedAt: !1000)
!1000 = distinct !DILocation(line: 21, column: 41, scope: !560, inlinedAt: !562)
!1001 = !DILocation(line: 1668, column: 17, scope: !1002, inlinedAt: !1003)
!1002 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx13unchecked_shr", scope: !569, file: !71, line: 1657, type: !13, scopeLine: 1657, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1003 = distinct !DILocation(line: 2460, column: 22, scope: !1004, inlinedAt: !1005)
!1004 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx12wrapping_shr", scope: !569, file: !71, line: 2456, type: !13, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1005 = distinct !DILocation(line: 21, column: 58, scope: !560, inlinedAt: !562)
!1006 = !DILocation(line: 1227, column: 9, scope: !576, inlinedAt: !577)
!1007 = !DILocation(line: 51, column: 17, scope: !1008, inlinedAt: !1010)
!1008 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsN_NtNtCslnt1oJOvDdB_4core7convert3numyINtB7_4FrombE4from", scope: !1009, file: !310, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1009 = !DINamespace(name: "{impl#51}", scope: !312)
!1010 = distinct !DILocation(line: 25, column: 37, scope: !560, inlinedAt: !562)
!1011 = !DILocation(line: 3251, column: 21, scope: !1012, inlinedAt: !1013)
!1012 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx10rem_euclid", scope: !569, file: !71, line: 3250, type: !13, scopeLine: 3250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1013 = distinct !DILocation(line: 2951, column: 23, scope: !1014, inlinedAt: !1015)
!1014 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx22overflowing_rem_euclid", scope: !569, file: !71, line: 2947, type: !13, scopeLine: 2947, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1015 = distinct !DILocation(line: 2364, column: 18, scope: !1016, inlinedAt: !1017)
!1016 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3numx19wrapping_rem_euclid", scope: !569, file: !71, line: 2363, type: !13, scopeLine: 2363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1017 = distinct !DILocation(line: 25, column: 73, scope: !560, inlinedAt: !562)
!1018 = !DILocation(line: 3252, column: 16, scope: !1019, inlinedAt: !1013)
!1019 = distinct !DILexicalBlock(scope: !1012, file: !71, line: 3251, column: 13)
!1020 = !DILocation(line: 25, column: 17, scope: !560, inlinedAt: !562)
!1021 = !DILocation(line: 970, column: 18, scope: !1022, inlinedAt: !1023)
!1022 = distinct !DISubprogram(name: "add<[u64; 18]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj12_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1023 = !DILocation(line: 16, column: 27, scope: !550)
!1024 = !DILocation(line: 16, column: 22, scope: !550)
!1025 = !DILocation(line: 17, column: 10, scope: !534)
!1026 = distinct !DISubprogram(name: "shorts", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1027 = !DILocation(line: 85, column: 5, scope: !1028, inlinedAt: !1029)
!1028 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1029 = !DILocation(line: 11, column: 15, scope: !1030, inlinedAt: !1031)
!1030 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1031 = !DILocation(line: 14, column: 21, scope: !1026)
!1032 = !DILocation(line: 64, column: 5, scope: !1033, inlinedAt: !1034)
!1033 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1034 = !DILocation(line: 11, column: 39, scope: !1030, inlinedAt: !1031)
!1035 = !DILocation(line: 127, column: 5, scope: !1036, inlinedAt: !1037)
!1036 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1037 = !DILocation(line: 11, column: 63, scope: !1030, inlinedAt: !1031)
!1038 = !DILocation(line: 11, column: 14, scope: !1030, inlinedAt: !1031)
!1039 = !DILocation(line: 872, column: 18, scope: !1040, inlinedAt: !1041)
!1040 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPt3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1041 = !DILocation(line: 16, column: 55, scope: !1042)
!1042 = distinct !DILexicalBlock(scope: !1026, file: !11, line: 14, column: 13)
!1043 = !DILocation(line: 16, column: 52, scope: !1042)
!1044 = !DILocation(line: 872, column: 18, scope: !1040, inlinedAt: !1045)
!1045 = !DILocation(line: 16, column: 66, scope: !1042)
!1046 = !DILocation(line: 16, column: 63, scope: !1042)
!1047 = !DILocation(line: 459, column: 8, scope: !1048, inlinedAt: !1049)
!1048 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCslnt1oJOvDdB_4core10intrinsics8unlikely", scope: !59, file: !58, line: 458, type: !13, scopeLine: 458, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1049 = distinct !DILocation(line: 1380, column: 16, scope: !1050, inlinedAt: !1051)
!1050 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt11checked_div", scope: !460, file: !47, line: 1379, type: !13, scopeLine: 1379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1051 = distinct !DILocation(line: 20, column: 19, scope: !1052, inlinedAt: !1054)
!1052 = distinct !DILexicalBlock(scope: !1053, file: !52, line: 6, column: 13)
!1053 = distinct !DISubprogram(name: "shorts", linkageName: "_RNvNtCslQTZAghaRU_10bit_tricks8integers6shorts", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1054 = distinct !DILocation(line: 16, column: 46, scope: !1042)
!1055 = !DILocation(line: 1380, column: 16, scope: !1050, inlinedAt: !1051)
!1056 = !DILocation(line: 1385, column: 31, scope: !1050, inlinedAt: !1051)
!1057 = !DILocation(line: 1380, column: 13, scope: !1050, inlinedAt: !1051)
!1058 = !DILocation(line: 0, scope: !1050, inlinedAt: !1051)
!1059 = !DILocation(line: 1212, column: 37, scope: !1060, inlinedAt: !1062)
!1060 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums11checked_rem", scope: !1061, file: !71, line: 1211, type: !13, scopeLine: 1211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1061 = !DINamespace(name: "{impl#1}", scope: !49)
!1062 = distinct !DILocation(line: 20, column: 51, scope: !1052, inlinedAt: !1054)
!1063 = !DILocation(line: 1212, column: 16, scope: !1060, inlinedAt: !1062)
!1064 = !DILocation(line: 1216, column: 31, scope: !1060, inlinedAt: !1062)
!1065 = !DILocation(line: 1212, column: 13, scope: !1060, inlinedAt: !1062)
!1066 = !DILocation(line: 0, scope: !1060, inlinedAt: !1062)
!1067 = !DILocation(line: 1227, column: 15, scope: !1068, inlinedAt: !1069)
!1068 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u16>, u16, bit_tricks::integers::shorts::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerotEE6map_ortNCNvNtCslQTZAghaRU_10bit_tricks8integers6shorts0EB1t_", scope: !66, file: !65, line: 1222, type: !13, scopeLine: 1222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1069 = distinct !DILocation(line: 22, column: 44, scope: !1052, inlinedAt: !1054)
!1070 = !DILocation(line: 57, column: 16, scope: !773, inlinedAt: !1071)
!1071 = distinct !DILocation(line: 3615, column: 41, scope: !1072, inlinedAt: !1073)
!1072 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt5isqrt", scope: !460, file: !47, line: 3614, type: !13, scopeLine: 3614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1073 = distinct !DILocation(line: 23, column: 35, scope: !1052, inlinedAt: !1054)
!1074 = !DILocation(line: 154, column: 20, scope: !777, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 91, column: 45, scope: !773, inlinedAt: !1071)
!1076 = !DILocation(line: 91, column: 43, scope: !773, inlinedAt: !1071)
!1077 = !DILocation(line: 92, column: 17, scope: !781, inlinedAt: !1071)
!1078 = !DILocation(line: 113, column: 17, scope: !783, inlinedAt: !1079)
!1079 = distinct !DILocation(line: 94, column: 25, scope: !781, inlinedAt: !1071)
!1080 = !DILocation(line: 115, column: 46, scope: !786, inlinedAt: !1079)
!1081 = !DILocation(line: 115, column: 14, scope: !786, inlinedAt: !1079)
!1082 = !{!1083}
!1083 = distinct !{!1083, !1084, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers6shorts: %_0"}
!1084 = distinct !{!1084, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers6shorts"}
!1085 = !DILocation(line: 115, column: 17, scope: !786, inlinedAt: !1079)
!1086 = !DILocation(line: 134, column: 48, scope: !790, inlinedAt: !1079)
!1087 = !DILocation(line: 210, column: 9, scope: !792, inlinedAt: !1088)
!1088 = distinct !DILocation(line: 134, column: 18, scope: !790, inlinedAt: !1079)
!1089 = !DILocation(line: 203, column: 33, scope: !795, inlinedAt: !1079)
!1090 = !DILocation(line: 209, column: 27, scope: !795, inlinedAt: !1079)
!1091 = !DILocation(line: 203, column: 33, scope: !796, inlinedAt: !1079)
!1092 = !DILocation(line: 208, column: 25, scope: !796, inlinedAt: !1079)
!1093 = !DILocation(line: 208, column: 57, scope: !796, inlinedAt: !1079)
!1094 = !DILocation(line: 211, column: 17, scope: !803, inlinedAt: !1079)
!1095 = !DILocation(line: 212, column: 21, scope: !805, inlinedAt: !1079)
!1096 = !DILocation(line: 203, column: 33, scope: !805, inlinedAt: !1079)
!1097 = !DILocation(line: 212, column: 45, scope: !805, inlinedAt: !1079)
!1098 = !DILocation(line: 3172, column: 26, scope: !809, inlinedAt: !1099)
!1099 = distinct !DILocation(line: 213, column: 39, scope: !811, inlinedAt: !1079)
!1100 = !DILocation(line: 214, column: 12, scope: !813, inlinedAt: !1079)
!1101 = !DILocation(line: 96, column: 45, scope: !815, inlinedAt: !1071)
!1102 = !DILocation(line: 97, column: 17, scope: !817, inlinedAt: !1071)
!1103 = !DILocation(line: 57, column: 13, scope: !773, inlinedAt: !1071)
!1104 = !DILocation(line: 58, column: 28, scope: !773, inlinedAt: !1071)
!1105 = !DILocation(line: 41, column: 5, scope: !820, inlinedAt: !1106)
!1106 = distinct !DILocation(line: 58, column: 17, scope: !773, inlinedAt: !1071)
!1107 = !DILocation(line: 58, column: 17, scope: !773, inlinedAt: !1071)
!1108 = !DILocation(line: 0, scope: !773, inlinedAt: !1071)
!1109 = !DILocation(line: 3631, column: 47, scope: !1110, inlinedAt: !1073)
!1110 = distinct !DILexicalBlock(scope: !1072, file: !47, line: 3615, column: 13)
!1111 = !DILocation(line: 210, column: 9, scope: !1112, inlinedAt: !1113)
!1112 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1113 = distinct !DILocation(line: 3631, column: 17, scope: !1110, inlinedAt: !1073)
!1114 = !DILocation(line: 3634, column: 16, scope: !1110, inlinedAt: !1073)
!1115 = !DILocation(line: 85, column: 20, scope: !1116, inlinedAt: !1117)
!1116 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt10count_ones", scope: !460, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1117 = distinct !DILocation(line: 8, column: 20, scope: !1052, inlinedAt: !1054)
!1118 = !DILocation(line: 1361, column: 17, scope: !1119, inlinedAt: !1120)
!1119 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt13unchecked_mul", scope: !460, file: !47, line: 1349, type: !13, scopeLine: 1349, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1120 = distinct !DILocation(line: 3647, column: 54, scope: !1110, inlinedAt: !1073)
!1121 = !DILocation(line: 3647, column: 47, scope: !1110, inlinedAt: !1073)
!1122 = !DILocation(line: 210, column: 9, scope: !1112, inlinedAt: !1123)
!1123 = distinct !DILocation(line: 3647, column: 17, scope: !1110, inlinedAt: !1073)
!1124 = !DILocation(line: 3648, column: 47, scope: !1110, inlinedAt: !1073)
!1125 = !DILocation(line: 210, column: 9, scope: !1112, inlinedAt: !1126)
!1126 = distinct !DILocation(line: 3648, column: 17, scope: !1110, inlinedAt: !1073)
!1127 = !DILocation(line: 3528, column: 16, scope: !1128, inlinedAt: !1133)
!1128 = distinct !DILexicalBlock(scope: !1129, file: !47, line: 3526, column: 13)
!1129 = distinct !DILexicalBlock(scope: !1130, file: !47, line: 3525, column: 13)
!1130 = distinct !DILexicalBlock(scope: !1131, file: !47, line: 3524, column: 13)
!1131 = distinct !DILexicalBlock(scope: !1132, file: !47, line: 3523, column: 13)
!1132 = distinct !DISubprogram(name: "overflowing_pow", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_pow", scope: !460, file: !47, line: 3522, type: !13, scopeLine: 3522, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1133 = distinct !DILocation(line: 2928, column: 31, scope: !1134, inlinedAt: !1135)
!1134 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt12wrapping_pow", scope: !460, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1135 = distinct !DILocation(line: 25, column: 19, scope: !1052, inlinedAt: !1054)
!1136 = !DILocation(line: 598, column: 21, scope: !1137, inlinedAt: !1138)
!1137 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMsN_NtNtCslnt1oJOvDdB_4core3num7nonzeroINtB5_7NonZerotE13leading_zeros", scope: !171, file: !170, line: 595, type: !13, scopeLine: 595, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1138 = distinct !DILocation(line: 1789, column: 35, scope: !1139, inlinedAt: !1140)
!1139 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMsN_NtNtCslnt1oJOvDdB_4core3num7nonzeroINtB5_7NonZerotE5ilog2", scope: !171, file: !170, line: 1788, type: !13, scopeLine: 1788, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1140 = distinct !DILocation(line: 1893, column: 35, scope: !1141, inlinedAt: !1143)
!1141 = distinct !DILexicalBlock(scope: !1142, file: !47, line: 1893, column: 17)
!1142 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt13checked_ilog2", scope: !460, file: !47, line: 1891, type: !13, scopeLine: 1891, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1143 = distinct !DILocation(line: 1769, column: 37, scope: !1144, inlinedAt: !1146)
!1144 = distinct !DILexicalBlock(scope: !1145, file: !47, line: 1769, column: 53)
!1145 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt5ilog2", scope: !460, file: !47, line: 1768, type: !13, scopeLine: 1768, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1146 = distinct !DILocation(line: 3534, column: 30, scope: !1128, inlinedAt: !1133)
!1147 = !DILocation(line: 1789, column: 13, scope: !1139, inlinedAt: !1140)
!1148 = !DILocation(line: 3172, column: 26, scope: !1149, inlinedAt: !1150)
!1149 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !185, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1150 = distinct !DILocation(line: 1290, column: 31, scope: !1151, inlinedAt: !1152)
!1151 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_mul", scope: !185, file: !47, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1152 = distinct !DILocation(line: 3535, column: 37, scope: !1153, inlinedAt: !1133)
!1153 = distinct !DILexicalBlock(scope: !1128, file: !47, line: 3534, column: 17)
!1154 = !DILocation(line: 3535, column: 21, scope: !1153, inlinedAt: !1133)
!1155 = !DILocation(line: 3172, column: 26, scope: !1156, inlinedAt: !1157)
!1156 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_mul", scope: !460, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1157 = distinct !DILocation(line: 3552, column: 49, scope: !1128, inlinedAt: !1133)
!1158 = !DILocation(line: 3172, column: 26, scope: !1156, inlinedAt: !1159)
!1159 = distinct !DILocation(line: 3560, column: 43, scope: !1128, inlinedAt: !1133)
!1160 = !DILocation(line: 0, scope: !1161, inlinedAt: !1133)
!1161 = !DILexicalBlockFile(scope: !1128, file: !11, discriminator: 0)
!1162 = !DILocation(line: 210, column: 9, scope: !1112, inlinedAt: !1163)
!1163 = distinct !DILocation(line: 3639, column: 26, scope: !1110, inlinedAt: !1073)
!1164 = !DILocation(line: 3634, column: 13, scope: !1110, inlinedAt: !1073)
!1165 = !DILocation(line: 0, scope: !1128, inlinedAt: !1133)
!1166 = !DILocation(line: 2011, column: 21, scope: !1167, inlinedAt: !1169)
!1167 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXsZ_NtNtCslnt1oJOvDdB_4core3cmp5implstNtB7_3Ord3cmp", scope: !1168, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1168 = !DINamespace(name: "{impl#63}", scope: !203)
!1169 = distinct !DILocation(line: 24, column: 20, scope: !1052, inlinedAt: !1054)
!1170 = !DILocation(line: 2011, column: 21, scope: !1171, inlinedAt: !1173)
!1171 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1b_NtNtCslnt1oJOvDdB_4core3cmp5implssNtB8_3Ord3cmp", scope: !1172, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1172 = !DINamespace(name: "{impl#75}", scope: !203)
!1173 = distinct !DILocation(line: 24, column: 46, scope: !1052, inlinedAt: !1054)
!1174 = !DILocation(line: 24, column: 17, scope: !1052, inlinedAt: !1054)
!1175 = !DILocation(line: 211, column: 15, scope: !1176, inlinedAt: !1177)
!1176 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt8midpoint", scope: !460, file: !213, line: 210, type: !13, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1177 = distinct !DILocation(line: 23, column: 19, scope: !1052, inlinedAt: !1054)
!1178 = !DILocation(line: 9, column: 31, scope: !1052, inlinedAt: !1054)
!1179 = !DILocation(line: 211, column: 14, scope: !1176, inlinedAt: !1177)
!1180 = !DILocation(line: 211, column: 13, scope: !1176, inlinedAt: !1177)
!1181 = !DILocation(line: 200, column: 52, scope: !1176, inlinedAt: !1177)
!1182 = !DILocation(line: 23, column: 17, scope: !1052, inlinedAt: !1054)
!1183 = !DILocation(line: 154, column: 20, scope: !1184, inlinedAt: !1185)
!1184 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt13leading_zeros", scope: !460, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1185 = distinct !DILocation(line: 8, column: 37, scope: !1052, inlinedAt: !1054)
!1186 = !DILocation(line: 8, column: 18, scope: !1052, inlinedAt: !1054)
!1187 = !DILocation(line: 178, column: 20, scope: !1188, inlinedAt: !1189)
!1188 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt14trailing_zeros", scope: !460, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1189 = distinct !DILocation(line: 8, column: 57, scope: !1052, inlinedAt: !1054)
!1190 = !DILocation(line: 8, column: 17, scope: !1052, inlinedAt: !1054)
!1191 = !DILocation(line: 2037, column: 14, scope: !1192, inlinedAt: !1193)
!1192 = distinct !DISubprogram(name: "rotate_left<u16>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_lefttECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2033, type: !13, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1193 = distinct !DILocation(line: 475, column: 20, scope: !1194, inlinedAt: !1195)
!1194 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt11rotate_left", scope: !460, file: !47, line: 474, type: !13, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1195 = distinct !DILocation(line: 9, column: 19, scope: !1052, inlinedAt: !1054)
!1196 = !DILocation(line: 2059, column: 14, scope: !1197, inlinedAt: !1198)
!1197 = distinct !DISubprogram(name: "rotate_right<u16>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics12rotate_righttECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2055, type: !13, scopeLine: 2055, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1198 = distinct !DILocation(line: 504, column: 20, scope: !1199, inlinedAt: !1200)
!1199 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt12rotate_right", scope: !460, file: !47, line: 503, type: !13, scopeLine: 503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1200 = distinct !DILocation(line: 9, column: 45, scope: !1052, inlinedAt: !1054)
!1201 = !DILocation(line: 9, column: 17, scope: !1052, inlinedAt: !1054)
!1202 = !DILocation(line: 2456, column: 13, scope: !1203, inlinedAt: !1204)
!1203 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt14saturating_add", scope: !460, file: !47, line: 2455, type: !13, scopeLine: 2455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1204 = distinct !DILocation(line: 10, column: 19, scope: !1052, inlinedAt: !1054)
!1205 = !DILocation(line: 1983, column: 13, scope: !1206, inlinedAt: !1207)
!1206 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums14saturating_add", scope: !1061, file: !71, line: 1982, type: !13, scopeLine: 1982, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1207 = distinct !DILocation(line: 10, column: 41, scope: !1052, inlinedAt: !1054)
!1208 = !DILocation(line: 5, column: 25, scope: !1052, inlinedAt: !1054)
!1209 = !DILocation(line: 2500, column: 13, scope: !1210, inlinedAt: !1211)
!1210 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt14saturating_sub", scope: !460, file: !47, line: 2499, type: !13, scopeLine: 2499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1211 = distinct !DILocation(line: 11, column: 19, scope: !1052, inlinedAt: !1054)
!1212 = !DILocation(line: 2025, column: 13, scope: !1213, inlinedAt: !1214)
!1213 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums14saturating_sub", scope: !1061, file: !71, line: 2024, type: !13, scopeLine: 2024, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1214 = distinct !DILocation(line: 11, column: 41, scope: !1052, inlinedAt: !1054)
!1215 = !DILocation(line: 703, column: 13, scope: !1216, inlinedAt: !1217)
!1216 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt10swap_bytes", scope: !460, file: !47, line: 702, type: !13, scopeLine: 702, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1217 = distinct !DILocation(line: 12, column: 19, scope: !1052, inlinedAt: !1054)
!1218 = !DILocation(line: 760, column: 13, scope: !1219, inlinedAt: !1220)
!1219 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt12reverse_bits", scope: !460, file: !47, line: 759, type: !13, scopeLine: 759, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1220 = distinct !DILocation(line: 12, column: 36, scope: !1052, inlinedAt: !1054)
!1221 = !DILocation(line: 12, column: 17, scope: !1052, inlinedAt: !1054)
!1222 = !DILocation(line: 1038, column: 9, scope: !1223, inlinedAt: !1224)
!1223 = distinct !DISubprogram(name: "max<u16>", linkageName: "_RNvYtNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1224 = distinct !DILocation(line: 13, column: 19, scope: !1052, inlinedAt: !1054)
!1225 = !DILocation(line: 1038, column: 12, scope: !1226, inlinedAt: !1227)
!1226 = distinct !DISubprogram(name: "max<i16>", linkageName: "_RNvYsNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1227 = distinct !DILocation(line: 13, column: 30, scope: !1052, inlinedAt: !1054)
!1228 = !DILocation(line: 1077, column: 12, scope: !1229, inlinedAt: !1230)
!1229 = distinct !DISubprogram(name: "min<u16>", linkageName: "_RNvYtNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1230 = distinct !DILocation(line: 14, column: 19, scope: !1052, inlinedAt: !1054)
!1231 = !DILocation(line: 1077, column: 12, scope: !1232, inlinedAt: !1233)
!1232 = distinct !DISubprogram(name: "min<i16>", linkageName: "_RNvYsNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1233 = distinct !DILocation(line: 14, column: 30, scope: !1052, inlinedAt: !1054)
!1234 = !DILocation(line: 2486, column: 17, scope: !1235, inlinedAt: !1236)
!1235 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums12wrapping_abs", scope: !1061, file: !71, line: 2485, type: !13, scopeLine: 2485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1236 = distinct !DILocation(line: 15, column: 19, scope: !1052, inlinedAt: !1054)
!1237 = !DILocation(line: 2486, column: 17, scope: !1235, inlinedAt: !1238)
!1238 = distinct !DILocation(line: 2510, column: 19, scope: !1239, inlinedAt: !1240)
!1239 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums12unsigned_abs", scope: !1061, file: !71, line: 2509, type: !13, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1240 = distinct !DILocation(line: 15, column: 44, scope: !1052, inlinedAt: !1054)
!1241 = !DILocation(line: 15, column: 37, scope: !1052, inlinedAt: !1054)
!1242 = !DILocation(line: 898, column: 37, scope: !1243, inlinedAt: !1244)
!1243 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt11checked_add", scope: !460, file: !47, line: 890, type: !13, scopeLine: 890, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1244 = distinct !DILocation(line: 16, column: 19, scope: !1052, inlinedAt: !1054)
!1245 = !DILocation(line: 1040, column: 9, scope: !1246, inlinedAt: !1247)
!1246 = distinct !DISubprogram(name: "unwrap_or<u16>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptiontE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1247 = distinct !DILocation(line: 16, column: 34, scope: !1052, inlinedAt: !1054)
!1248 = !DILocation(line: 2553, column: 26, scope: !1249, inlinedAt: !1250)
!1249 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums15overflowing_add", scope: !1061, file: !71, line: 2552, type: !13, scopeLine: 2552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1250 = distinct !DILocation(line: 595, column: 31, scope: !1251, inlinedAt: !1252)
!1251 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums11checked_add", scope: !1061, file: !71, line: 594, type: !13, scopeLine: 594, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1252 = distinct !DILocation(line: 16, column: 51, scope: !1052, inlinedAt: !1054)
!1253 = !DILocation(line: 1040, column: 9, scope: !1254, inlinedAt: !1255)
!1254 = distinct !DISubprogram(name: "unwrap_or<i16>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionsE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1255 = distinct !DILocation(line: 16, column: 66, scope: !1052, inlinedAt: !1054)
!1256 = !DILocation(line: 1052, column: 16, scope: !1257, inlinedAt: !1258)
!1257 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt11checked_sub", scope: !460, file: !47, line: 1046, type: !13, scopeLine: 1046, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1258 = distinct !DILocation(line: 17, column: 19, scope: !1052, inlinedAt: !1054)
!1259 = !DILocation(line: 1040, column: 9, scope: !1246, inlinedAt: !1260)
!1260 = distinct !DILocation(line: 17, column: 34, scope: !1052, inlinedAt: !1054)
!1261 = !DILocation(line: 2659, column: 26, scope: !1262, inlinedAt: !1263)
!1262 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums15overflowing_sub", scope: !1061, file: !71, line: 2658, type: !13, scopeLine: 2658, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1263 = distinct !DILocation(line: 735, column: 31, scope: !1264, inlinedAt: !1265)
!1264 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums11checked_sub", scope: !1061, file: !71, line: 734, type: !13, scopeLine: 734, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1265 = distinct !DILocation(line: 17, column: 51, scope: !1052, inlinedAt: !1054)
!1266 = !DILocation(line: 1040, column: 9, scope: !1254, inlinedAt: !1267)
!1267 = distinct !DILocation(line: 17, column: 66, scope: !1052, inlinedAt: !1054)
!1268 = !DILocation(line: 3172, column: 26, scope: !1269, inlinedAt: !1270)
!1269 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt15overflowing_mul", scope: !460, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1270 = distinct !DILocation(line: 1290, column: 31, scope: !1271, inlinedAt: !1272)
!1271 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt11checked_mul", scope: !460, file: !47, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1272 = distinct !DILocation(line: 18, column: 19, scope: !1052, inlinedAt: !1054)
!1273 = !DILocation(line: 1040, column: 9, scope: !1246, inlinedAt: !1274)
!1274 = distinct !DILocation(line: 18, column: 34, scope: !1052, inlinedAt: !1054)
!1275 = !DILocation(line: 2765, column: 26, scope: !1276, inlinedAt: !1277)
!1276 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums15overflowing_mul", scope: !1061, file: !71, line: 2764, type: !13, scopeLine: 2764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1277 = distinct !DILocation(line: 875, column: 31, scope: !1278, inlinedAt: !1279)
!1278 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums11checked_mul", scope: !1061, file: !71, line: 874, type: !13, scopeLine: 874, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1279 = distinct !DILocation(line: 18, column: 51, scope: !1052, inlinedAt: !1054)
!1280 = !DILocation(line: 1040, column: 9, scope: !1254, inlinedAt: !1281)
!1281 = distinct !DILocation(line: 18, column: 66, scope: !1052, inlinedAt: !1054)
!1282 = !DILocation(line: 3141, column: 20, scope: !1283, inlinedAt: !1284)
!1283 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt8abs_diff", scope: !460, file: !47, line: 3135, type: !13, scopeLine: 3135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1284 = distinct !DILocation(line: 19, column: 19, scope: !1052, inlinedAt: !1054)
!1285 = !DILocation(line: 3705, column: 13, scope: !1286, inlinedAt: !1287)
!1286 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums6signum", scope: !1061, file: !71, line: 3699, type: !13, scopeLine: 3699, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1287 = distinct !DILocation(line: 19, column: 35, scope: !1052, inlinedAt: !1054)
!1288 = !DILocation(line: 1990, column: 16, scope: !1289, inlinedAt: !1290)
!1289 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs5_NtCslnt1oJOvDdB_4core3numt11checked_shl", scope: !460, file: !47, line: 1988, type: !13, scopeLine: 1988, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1290 = distinct !DILocation(line: 21, column: 19, scope: !1052, inlinedAt: !1054)
!1291 = !DILocation(line: 1040, column: 9, scope: !1246, inlinedAt: !1292)
!1292 = distinct !DILocation(line: 21, column: 41, scope: !1052, inlinedAt: !1054)
!1293 = !DILocation(line: 2460, column: 36, scope: !1294, inlinedAt: !1295)
!1294 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums12wrapping_shr", scope: !1061, file: !71, line: 2456, type: !13, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1295 = distinct !DILocation(line: 21, column: 58, scope: !1052, inlinedAt: !1054)
!1296 = !DILocation(line: 1668, column: 17, scope: !1297, inlinedAt: !1298)
!1297 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums13unchecked_shr", scope: !1061, file: !71, line: 1657, type: !13, scopeLine: 1657, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1298 = distinct !DILocation(line: 2460, column: 22, scope: !1294, inlinedAt: !1295)
!1299 = !DILocation(line: 1227, column: 9, scope: !1068, inlinedAt: !1069)
!1300 = !DILocation(line: 51, column: 17, scope: !1301, inlinedAt: !1303)
!1301 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsL_NtNtCslnt1oJOvDdB_4core7convert3numtINtB7_4FrombE4from", scope: !1302, file: !310, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1302 = !DINamespace(name: "{impl#49}", scope: !312)
!1303 = distinct !DILocation(line: 25, column: 37, scope: !1052, inlinedAt: !1054)
!1304 = !DILocation(line: 3251, column: 21, scope: !1305, inlinedAt: !1306)
!1305 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums10rem_euclid", scope: !1061, file: !71, line: 3250, type: !13, scopeLine: 3250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1306 = distinct !DILocation(line: 2951, column: 23, scope: !1307, inlinedAt: !1308)
!1307 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums22overflowing_rem_euclid", scope: !1061, file: !71, line: 2947, type: !13, scopeLine: 2947, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1308 = distinct !DILocation(line: 2364, column: 18, scope: !1309, inlinedAt: !1310)
!1309 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3nums19wrapping_rem_euclid", scope: !1061, file: !71, line: 2363, type: !13, scopeLine: 2363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1310 = distinct !DILocation(line: 25, column: 73, scope: !1052, inlinedAt: !1054)
!1311 = !DILocation(line: 3252, column: 16, scope: !1312, inlinedAt: !1306)
!1312 = distinct !DILexicalBlock(scope: !1305, file: !71, line: 3251, column: 13)
!1313 = !DILocation(line: 25, column: 17, scope: !1052, inlinedAt: !1054)
!1314 = !DILocation(line: 970, column: 18, scope: !1315, inlinedAt: !1316)
!1315 = distinct !DISubprogram(name: "add<[u16; 18]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAtj12_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1316 = !DILocation(line: 16, column: 27, scope: !1042)
!1317 = !DILocation(line: 16, column: 22, scope: !1042)
!1318 = !DILocation(line: 17, column: 10, scope: !1026)
!1319 = distinct !DISubprogram(name: "words", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1320 = !DILocation(line: 85, column: 5, scope: !1321, inlinedAt: !1322)
!1321 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1322 = !DILocation(line: 11, column: 15, scope: !1323, inlinedAt: !1324)
!1323 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1324 = !DILocation(line: 14, column: 21, scope: !1319)
!1325 = !DILocation(line: 64, column: 5, scope: !1326, inlinedAt: !1327)
!1326 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1327 = !DILocation(line: 11, column: 39, scope: !1323, inlinedAt: !1324)
!1328 = !DILocation(line: 127, column: 5, scope: !1329, inlinedAt: !1330)
!1329 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1330 = !DILocation(line: 11, column: 63, scope: !1323, inlinedAt: !1324)
!1331 = !DILocation(line: 11, column: 14, scope: !1323, inlinedAt: !1324)
!1332 = !DILocation(line: 872, column: 18, scope: !1333, inlinedAt: !1334)
!1333 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCslQTZAghaRU_10bit_tricks", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1334 = !DILocation(line: 16, column: 55, scope: !1335)
!1335 = distinct !DILexicalBlock(scope: !1319, file: !11, line: 14, column: 13)
!1336 = !DILocation(line: 16, column: 52, scope: !1335)
!1337 = !DILocation(line: 872, column: 18, scope: !1333, inlinedAt: !1338)
!1338 = !DILocation(line: 16, column: 66, scope: !1335)
!1339 = !DILocation(line: 16, column: 63, scope: !1335)
!1340 = !DILocation(line: 459, column: 8, scope: !1341, inlinedAt: !1342)
!1341 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCslnt1oJOvDdB_4core10intrinsics8unlikely", scope: !59, file: !58, line: 458, type: !13, scopeLine: 458, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1342 = distinct !DILocation(line: 1380, column: 16, scope: !1343, inlinedAt: !1344)
!1343 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_div", scope: !185, file: !47, line: 1379, type: !13, scopeLine: 1379, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1344 = distinct !DILocation(line: 20, column: 19, scope: !1345, inlinedAt: !1347)
!1345 = distinct !DILexicalBlock(scope: !1346, file: !52, line: 6, column: 13)
!1346 = distinct !DISubprogram(name: "words", linkageName: "_RNvNtCslQTZAghaRU_10bit_tricks8integers5words", scope: !54, file: !52, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1347 = distinct !DILocation(line: 16, column: 46, scope: !1335)
!1348 = !DILocation(line: 1380, column: 16, scope: !1343, inlinedAt: !1344)
!1349 = !DILocation(line: 1385, column: 31, scope: !1343, inlinedAt: !1344)
!1350 = !DILocation(line: 1380, column: 13, scope: !1343, inlinedAt: !1344)
!1351 = !DILocation(line: 0, scope: !1343, inlinedAt: !1344)
!1352 = !DILocation(line: 1212, column: 37, scope: !1353, inlinedAt: !1354)
!1353 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl11checked_rem", scope: !285, file: !71, line: 1211, type: !13, scopeLine: 1211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1354 = distinct !DILocation(line: 20, column: 51, scope: !1345, inlinedAt: !1347)
!1355 = !DILocation(line: 1212, column: 16, scope: !1353, inlinedAt: !1354)
!1356 = !DILocation(line: 1216, column: 31, scope: !1353, inlinedAt: !1354)
!1357 = !DILocation(line: 1212, column: 13, scope: !1353, inlinedAt: !1354)
!1358 = !DILocation(line: 0, scope: !1353, inlinedAt: !1354)
!1359 = !DILocation(line: 1227, column: 15, scope: !1360, inlinedAt: !1361)
!1360 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u32>, u32, bit_tricks::integers::words::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZeromEE6map_ormNCNvNtCslQTZAghaRU_10bit_tricks8integers5words0EB1t_", scope: !66, file: !65, line: 1222, type: !13, scopeLine: 1222, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1361 = distinct !DILocation(line: 22, column: 44, scope: !1345, inlinedAt: !1347)
!1362 = !DILocation(line: 57, column: 16, scope: !694, inlinedAt: !1363)
!1363 = distinct !DILocation(line: 3615, column: 41, scope: !1364, inlinedAt: !1365)
!1364 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm5isqrt", scope: !185, file: !47, line: 3614, type: !13, scopeLine: 3614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1365 = distinct !DILocation(line: 23, column: 35, scope: !1345, inlinedAt: !1347)
!1366 = !DILocation(line: 154, column: 20, scope: !698, inlinedAt: !1367)
!1367 = distinct !DILocation(line: 91, column: 45, scope: !694, inlinedAt: !1363)
!1368 = !DILocation(line: 91, column: 43, scope: !694, inlinedAt: !1363)
!1369 = !DILocation(line: 92, column: 17, scope: !702, inlinedAt: !1363)
!1370 = !DILocation(line: 113, column: 17, scope: !704, inlinedAt: !1371)
!1371 = distinct !DILocation(line: 94, column: 25, scope: !702, inlinedAt: !1363)
!1372 = !DILocation(line: 115, column: 46, scope: !707, inlinedAt: !1371)
!1373 = !DILocation(line: 115, column: 14, scope: !707, inlinedAt: !1371)
!1374 = !{!1375}
!1375 = distinct !{!1375, !1376, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers5words: %_0"}
!1376 = distinct !{!1376, !"_RNvNtCslQTZAghaRU_10bit_tricks8integers5words"}
!1377 = !DILocation(line: 115, column: 17, scope: !707, inlinedAt: !1371)
!1378 = !DILocation(line: 134, column: 48, scope: !711, inlinedAt: !1371)
!1379 = !DILocation(line: 210, column: 9, scope: !713, inlinedAt: !1380)
!1380 = distinct !DILocation(line: 134, column: 18, scope: !711, inlinedAt: !1371)
!1381 = !DILocation(line: 148, column: 48, scope: !716, inlinedAt: !1371)
!1382 = !DILocation(line: 158, column: 27, scope: !716, inlinedAt: !1371)
!1383 = !DILocation(line: 148, column: 48, scope: !717, inlinedAt: !1371)
!1384 = !DILocation(line: 157, column: 25, scope: !717, inlinedAt: !1371)
!1385 = !DILocation(line: 149, column: 17, scope: !719, inlinedAt: !1371)
!1386 = !DILocation(line: 148, column: 48, scope: !719, inlinedAt: !1371)
!1387 = !DILocation(line: 157, column: 57, scope: !717, inlinedAt: !1371)
!1388 = !DILocation(line: 159, column: 17, scope: !727, inlinedAt: !1371)
!1389 = !DILocation(line: 160, column: 17, scope: !729, inlinedAt: !1371)
!1390 = !DILocation(line: 162, column: 21, scope: !731, inlinedAt: !1371)
!1391 = !DILocation(line: 148, column: 48, scope: !731, inlinedAt: !1371)
!1392 = !DILocation(line: 162, column: 45, scope: !731, inlinedAt: !1371)
!1393 = !DILocation(line: 164, column: 14, scope: !735, inlinedAt: !1371)
!1394 = !DILocation(line: 164, column: 36, scope: !735, inlinedAt: !1371)
!1395 = !DILocation(line: 164, column: 13, scope: !735, inlinedAt: !1371)
!1396 = !DILocation(line: 164, column: 82, scope: !735, inlinedAt: !1371)
!1397 = !DILocation(line: 3049, column: 26, scope: !740, inlinedAt: !1398)
!1398 = distinct !DILocation(line: 164, column: 66, scope: !735, inlinedAt: !1371)
!1399 = !DILocation(line: 165, column: 12, scope: !743, inlinedAt: !1371)
!1400 = !DILocation(line: 189, column: 48, scope: !743, inlinedAt: !1371)
!1401 = !DILocation(line: 210, column: 9, scope: !713, inlinedAt: !1402)
!1402 = distinct !DILocation(line: 189, column: 18, scope: !743, inlinedAt: !1371)
!1403 = !DILocation(line: 203, column: 33, scope: !748, inlinedAt: !1371)
!1404 = !DILocation(line: 209, column: 27, scope: !748, inlinedAt: !1371)
!1405 = !DILocation(line: 203, column: 33, scope: !749, inlinedAt: !1371)
!1406 = !DILocation(line: 208, column: 25, scope: !749, inlinedAt: !1371)
!1407 = !DILocation(line: 208, column: 57, scope: !749, inlinedAt: !1371)
!1408 = !DILocation(line: 211, column: 17, scope: !756, inlinedAt: !1371)
!1409 = !DILocation(line: 212, column: 21, scope: !758, inlinedAt: !1371)
!1410 = !DILocation(line: 203, column: 33, scope: !758, inlinedAt: !1371)
!1411 = !DILocation(line: 212, column: 45, scope: !758, inlinedAt: !1371)
!1412 = !DILocation(line: 3172, column: 26, scope: !762, inlinedAt: !1413)
!1413 = distinct !DILocation(line: 213, column: 39, scope: !764, inlinedAt: !1371)
!1414 = !DILocation(line: 214, column: 12, scope: !766, inlinedAt: !1371)
!1415 = !DILocation(line: 96, column: 45, scope: !768, inlinedAt: !1363)
!1416 = !DILocation(line: 97, column: 17, scope: !770, inlinedAt: !1363)
!1417 = !DILocation(line: 57, column: 13, scope: !694, inlinedAt: !1363)
!1418 = !DILocation(line: 57, column: 16, scope: !773, inlinedAt: !1419)
!1419 = distinct !DILocation(line: 58, column: 17, scope: !694, inlinedAt: !1363)
!1420 = !DILocation(line: 58, column: 28, scope: !694, inlinedAt: !1363)
!1421 = !DILocation(line: 154, column: 20, scope: !777, inlinedAt: !1422)
!1422 = distinct !DILocation(line: 91, column: 45, scope: !773, inlinedAt: !1419)
!1423 = !DILocation(line: 91, column: 43, scope: !773, inlinedAt: !1419)
!1424 = !DILocation(line: 92, column: 17, scope: !781, inlinedAt: !1419)
!1425 = !DILocation(line: 113, column: 17, scope: !783, inlinedAt: !1426)
!1426 = distinct !DILocation(line: 94, column: 25, scope: !781, inlinedAt: !1419)
!1427 = !DILocation(line: 115, column: 46, scope: !786, inlinedAt: !1426)
!1428 = !DILocation(line: 115, column: 14, scope: !786, inlinedAt: !1426)
!1429 = !DILocation(line: 115, column: 17, scope: !786, inlinedAt: !1426)
!1430 = !DILocation(line: 134, column: 48, scope: !790, inlinedAt: !1426)
!1431 = !DILocation(line: 210, column: 9, scope: !792, inlinedAt: !1432)
!1432 = distinct !DILocation(line: 134, column: 18, scope: !790, inlinedAt: !1426)
!1433 = !DILocation(line: 203, column: 33, scope: !795, inlinedAt: !1426)
!1434 = !DILocation(line: 209, column: 27, scope: !795, inlinedAt: !1426)
!1435 = !DILocation(line: 203, column: 33, scope: !796, inlinedAt: !1426)
!1436 = !DILocation(line: 208, column: 25, scope: !796, inlinedAt: !1426)
!1437 = !DILocation(line: 208, column: 57, scope: !796, inlinedAt: !1426)
!1438 = !DILocation(line: 211, column: 17, scope: !803, inlinedAt: !1426)
!1439 = !DILocation(line: 212, column: 21, scope: !805, inlinedAt: !1426)
!1440 = !DILocation(line: 203, column: 33, scope: !805, inlinedAt: !1426)
!1441 = !DILocation(line: 212, column: 45, scope: !805, inlinedAt: !1426)
!1442 = !DILocation(line: 3172, column: 26, scope: !809, inlinedAt: !1443)
!1443 = distinct !DILocation(line: 213, column: 39, scope: !811, inlinedAt: !1426)
!1444 = !DILocation(line: 214, column: 12, scope: !813, inlinedAt: !1426)
!1445 = !DILocation(line: 96, column: 45, scope: !815, inlinedAt: !1419)
!1446 = !DILocation(line: 97, column: 17, scope: !817, inlinedAt: !1419)
!1447 = !DILocation(line: 57, column: 13, scope: !773, inlinedAt: !1419)
!1448 = !DILocation(line: 58, column: 28, scope: !773, inlinedAt: !1419)
!1449 = !DILocation(line: 41, column: 5, scope: !820, inlinedAt: !1450)
!1450 = distinct !DILocation(line: 58, column: 17, scope: !773, inlinedAt: !1419)
!1451 = !DILocation(line: 58, column: 17, scope: !773, inlinedAt: !1419)
!1452 = !DILocation(line: 0, scope: !773, inlinedAt: !1419)
!1453 = !DILocation(line: 58, column: 17, scope: !694, inlinedAt: !1363)
!1454 = !DILocation(line: 0, scope: !694, inlinedAt: !1363)
!1455 = !DILocation(line: 3631, column: 47, scope: !1456, inlinedAt: !1365)
!1456 = distinct !DILexicalBlock(scope: !1364, file: !47, line: 3615, column: 13)
!1457 = !DILocation(line: 210, column: 9, scope: !1458, inlinedAt: !1459)
!1458 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !154, file: !153, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1459 = distinct !DILocation(line: 3631, column: 17, scope: !1456, inlinedAt: !1365)
!1460 = !DILocation(line: 3634, column: 16, scope: !1456, inlinedAt: !1365)
!1461 = !DILocation(line: 85, column: 20, scope: !1462, inlinedAt: !1463)
!1462 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm10count_ones", scope: !185, file: !47, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1463 = distinct !DILocation(line: 8, column: 20, scope: !1345, inlinedAt: !1347)
!1464 = !DILocation(line: 1361, column: 17, scope: !1465, inlinedAt: !1466)
!1465 = distinct !DISubprogram(name: "unchecked_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm13unchecked_mul", scope: !185, file: !47, line: 1349, type: !13, scopeLine: 1349, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1466 = distinct !DILocation(line: 3647, column: 54, scope: !1456, inlinedAt: !1365)
!1467 = !DILocation(line: 3647, column: 47, scope: !1456, inlinedAt: !1365)
!1468 = !DILocation(line: 210, column: 9, scope: !1458, inlinedAt: !1469)
!1469 = distinct !DILocation(line: 3647, column: 17, scope: !1456, inlinedAt: !1365)
!1470 = !DILocation(line: 3648, column: 47, scope: !1456, inlinedAt: !1365)
!1471 = !DILocation(line: 210, column: 9, scope: !1458, inlinedAt: !1472)
!1472 = distinct !DILocation(line: 3648, column: 17, scope: !1456, inlinedAt: !1365)
!1473 = !DILocation(line: 3528, column: 16, scope: !1474, inlinedAt: !1479)
!1474 = distinct !DILexicalBlock(scope: !1475, file: !47, line: 3526, column: 13)
!1475 = distinct !DILexicalBlock(scope: !1476, file: !47, line: 3525, column: 13)
!1476 = distinct !DILexicalBlock(scope: !1477, file: !47, line: 3524, column: 13)
!1477 = distinct !DILexicalBlock(scope: !1478, file: !47, line: 3523, column: 13)
!1478 = distinct !DISubprogram(name: "overflowing_pow", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_pow", scope: !185, file: !47, line: 3522, type: !13, scopeLine: 3522, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1479 = distinct !DILocation(line: 2928, column: 31, scope: !1480, inlinedAt: !1481)
!1480 = distinct !DISubprogram(name: "wrapping_pow", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12wrapping_pow", scope: !185, file: !47, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1481 = distinct !DILocation(line: 25, column: 19, scope: !1345, inlinedAt: !1347)
!1482 = !DILocation(line: 1892, column: 13, scope: !1483, inlinedAt: !1484)
!1483 = distinct !DISubprogram(name: "checked_ilog2", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm13checked_ilog2", scope: !185, file: !47, line: 1891, type: !13, scopeLine: 1891, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1484 = distinct !DILocation(line: 1769, column: 37, scope: !1485, inlinedAt: !1487)
!1485 = distinct !DILexicalBlock(scope: !1486, file: !47, line: 1769, column: 53)
!1486 = distinct !DISubprogram(name: "ilog2", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm5ilog2", scope: !185, file: !47, line: 1768, type: !13, scopeLine: 1768, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1487 = distinct !DILocation(line: 3534, column: 30, scope: !1474, inlinedAt: !1479)
!1488 = !DILocation(line: 3535, column: 21, scope: !1489, inlinedAt: !1479)
!1489 = distinct !DILexicalBlock(scope: !1474, file: !47, line: 3534, column: 17)
!1490 = !DILocation(line: 3172, column: 26, scope: !1491, inlinedAt: !1492)
!1491 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !185, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1492 = distinct !DILocation(line: 3552, column: 49, scope: !1474, inlinedAt: !1479)
!1493 = !DILocation(line: 3172, column: 26, scope: !1491, inlinedAt: !1494)
!1494 = distinct !DILocation(line: 3560, column: 43, scope: !1474, inlinedAt: !1479)
!1495 = !DILocation(line: 0, scope: !1496, inlinedAt: !1479)
!1496 = !DILexicalBlockFile(scope: !1474, file: !11, discriminator: 0)
!1497 = !DILocation(line: 210, column: 9, scope: !1458, inlinedAt: !1498)
!1498 = distinct !DILocation(line: 3639, column: 26, scope: !1456, inlinedAt: !1365)
!1499 = !DILocation(line: 3634, column: 13, scope: !1456, inlinedAt: !1365)
!1500 = !DILocation(line: 0, scope: !1474, inlinedAt: !1479)
!1501 = !DILocation(line: 2011, column: 21, scope: !1502, inlinedAt: !1504)
!1502 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs11_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_3Ord3cmp", scope: !1503, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1503 = !DINamespace(name: "{impl#65}", scope: !203)
!1504 = distinct !DILocation(line: 24, column: 20, scope: !1345, inlinedAt: !1347)
!1505 = !DILocation(line: 2011, column: 21, scope: !1506, inlinedAt: !1508)
!1506 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCslnt1oJOvDdB_4core3cmp5implslNtB8_3Ord3cmp", scope: !1507, file: !201, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1507 = !DINamespace(name: "{impl#77}", scope: !203)
!1508 = distinct !DILocation(line: 24, column: 46, scope: !1345, inlinedAt: !1347)
!1509 = !DILocation(line: 24, column: 17, scope: !1345, inlinedAt: !1347)
!1510 = !DILocation(line: 211, column: 15, scope: !1511, inlinedAt: !1512)
!1511 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm8midpoint", scope: !185, file: !213, line: 210, type: !13, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1512 = distinct !DILocation(line: 23, column: 19, scope: !1345, inlinedAt: !1347)
!1513 = !DILocation(line: 211, column: 23, scope: !1511, inlinedAt: !1512)
!1514 = !DILocation(line: 211, column: 14, scope: !1511, inlinedAt: !1512)
!1515 = !DILocation(line: 211, column: 13, scope: !1511, inlinedAt: !1512)
!1516 = !DILocation(line: 200, column: 52, scope: !1511, inlinedAt: !1512)
!1517 = !DILocation(line: 23, column: 17, scope: !1345, inlinedAt: !1347)
!1518 = !DILocation(line: 154, column: 20, scope: !1519, inlinedAt: !1520)
!1519 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm13leading_zeros", scope: !185, file: !47, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1520 = distinct !DILocation(line: 8, column: 37, scope: !1345, inlinedAt: !1347)
!1521 = !DILocation(line: 8, column: 18, scope: !1345, inlinedAt: !1347)
!1522 = !DILocation(line: 178, column: 20, scope: !1523, inlinedAt: !1524)
!1523 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm14trailing_zeros", scope: !185, file: !47, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1524 = distinct !DILocation(line: 8, column: 57, scope: !1345, inlinedAt: !1347)
!1525 = !DILocation(line: 8, column: 17, scope: !1345, inlinedAt: !1347)
!1526 = !DILocation(line: 2037, column: 14, scope: !1527, inlinedAt: !1528)
!1527 = distinct !DISubprogram(name: "rotate_left<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_leftmECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2033, type: !13, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1528 = distinct !DILocation(line: 475, column: 20, scope: !1529, inlinedAt: !1530)
!1529 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11rotate_left", scope: !185, file: !47, line: 474, type: !13, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1530 = distinct !DILocation(line: 9, column: 19, scope: !1345, inlinedAt: !1347)
!1531 = !DILocation(line: 2059, column: 14, scope: !1532, inlinedAt: !1533)
!1532 = distinct !DISubprogram(name: "rotate_right<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics12rotate_rightmECslQTZAghaRU_10bit_tricks", scope: !59, file: !58, line: 2055, type: !13, scopeLine: 2055, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1533 = distinct !DILocation(line: 504, column: 20, scope: !1534, inlinedAt: !1535)
!1534 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12rotate_right", scope: !185, file: !47, line: 503, type: !13, scopeLine: 503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1535 = distinct !DILocation(line: 9, column: 45, scope: !1345, inlinedAt: !1347)
!1536 = !DILocation(line: 9, column: 17, scope: !1345, inlinedAt: !1347)
!1537 = !DILocation(line: 2456, column: 13, scope: !1538, inlinedAt: !1539)
!1538 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm14saturating_add", scope: !185, file: !47, line: 2455, type: !13, scopeLine: 2455, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1539 = distinct !DILocation(line: 10, column: 19, scope: !1345, inlinedAt: !1347)
!1540 = !DILocation(line: 1983, column: 13, scope: !1541, inlinedAt: !1542)
!1541 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl14saturating_add", scope: !285, file: !71, line: 1982, type: !13, scopeLine: 1982, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1542 = distinct !DILocation(line: 10, column: 41, scope: !1345, inlinedAt: !1347)
!1543 = !DILocation(line: 5, column: 25, scope: !1345, inlinedAt: !1347)
!1544 = !DILocation(line: 2500, column: 13, scope: !1545, inlinedAt: !1546)
!1545 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm14saturating_sub", scope: !185, file: !47, line: 2499, type: !13, scopeLine: 2499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1546 = distinct !DILocation(line: 11, column: 19, scope: !1345, inlinedAt: !1347)
!1547 = !DILocation(line: 2025, column: 13, scope: !1548, inlinedAt: !1549)
!1548 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl14saturating_sub", scope: !285, file: !71, line: 2024, type: !13, scopeLine: 2024, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1549 = distinct !DILocation(line: 11, column: 41, scope: !1345, inlinedAt: !1347)
!1550 = !DILocation(line: 703, column: 13, scope: !1551, inlinedAt: !1552)
!1551 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm10swap_bytes", scope: !185, file: !47, line: 702, type: !13, scopeLine: 702, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1552 = distinct !DILocation(line: 12, column: 19, scope: !1345, inlinedAt: !1347)
!1553 = !DILocation(line: 760, column: 13, scope: !1554, inlinedAt: !1555)
!1554 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12reverse_bits", scope: !185, file: !47, line: 759, type: !13, scopeLine: 759, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1555 = distinct !DILocation(line: 12, column: 36, scope: !1345, inlinedAt: !1347)
!1556 = !DILocation(line: 12, column: 17, scope: !1345, inlinedAt: !1347)
!1557 = !DILocation(line: 1038, column: 9, scope: !1558, inlinedAt: !1559)
!1558 = distinct !DISubprogram(name: "max<u32>", linkageName: "_RNvYmNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1559 = distinct !DILocation(line: 13, column: 19, scope: !1345, inlinedAt: !1347)
!1560 = !DILocation(line: 1038, column: 12, scope: !1561, inlinedAt: !1562)
!1561 = distinct !DISubprogram(name: "max<i32>", linkageName: "_RNvYlNtNtCslnt1oJOvDdB_4core3cmp3Ord3maxCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1034, type: !13, scopeLine: 1034, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1562 = distinct !DILocation(line: 13, column: 30, scope: !1345, inlinedAt: !1347)
!1563 = !DILocation(line: 1077, column: 12, scope: !1564, inlinedAt: !1565)
!1564 = distinct !DISubprogram(name: "min<u32>", linkageName: "_RNvYmNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1565 = distinct !DILocation(line: 14, column: 19, scope: !1345, inlinedAt: !1347)
!1566 = !DILocation(line: 1077, column: 12, scope: !1567, inlinedAt: !1568)
!1567 = distinct !DISubprogram(name: "min<i32>", linkageName: "_RNvYlNtNtCslnt1oJOvDdB_4core3cmp3Ord3minCslQTZAghaRU_10bit_tricks", scope: !253, file: !201, line: 1073, type: !13, scopeLine: 1073, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1568 = distinct !DILocation(line: 14, column: 30, scope: !1345, inlinedAt: !1347)
!1569 = !DILocation(line: 2486, column: 17, scope: !1570, inlinedAt: !1571)
!1570 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12wrapping_abs", scope: !285, file: !71, line: 2485, type: !13, scopeLine: 2485, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1571 = distinct !DILocation(line: 15, column: 19, scope: !1345, inlinedAt: !1347)
!1572 = !DILocation(line: 2486, column: 17, scope: !1570, inlinedAt: !1573)
!1573 = distinct !DILocation(line: 2510, column: 19, scope: !1574, inlinedAt: !1575)
!1574 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12unsigned_abs", scope: !285, file: !71, line: 2509, type: !13, scopeLine: 2509, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1575 = distinct !DILocation(line: 15, column: 44, scope: !1345, inlinedAt: !1347)
!1576 = !DILocation(line: 15, column: 37, scope: !1345, inlinedAt: !1347)
!1577 = !DILocation(line: 898, column: 37, scope: !1578, inlinedAt: !1579)
!1578 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_add", scope: !185, file: !47, line: 890, type: !13, scopeLine: 890, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1579 = distinct !DILocation(line: 16, column: 19, scope: !1345, inlinedAt: !1347)
!1580 = !DILocation(line: 1040, column: 9, scope: !1581, inlinedAt: !1582)
!1581 = distinct !DISubprogram(name: "unwrap_or<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionmE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1582 = distinct !DILocation(line: 16, column: 34, scope: !1345, inlinedAt: !1347)
!1583 = !DILocation(line: 2553, column: 26, scope: !1584, inlinedAt: !1585)
!1584 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl15overflowing_add", scope: !285, file: !71, line: 2552, type: !13, scopeLine: 2552, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1585 = distinct !DILocation(line: 595, column: 31, scope: !1586, inlinedAt: !1587)
!1586 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl11checked_add", scope: !285, file: !71, line: 594, type: !13, scopeLine: 594, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1587 = distinct !DILocation(line: 16, column: 51, scope: !1345, inlinedAt: !1347)
!1588 = !DILocation(line: 1040, column: 9, scope: !1589, inlinedAt: !1590)
!1589 = distinct !DISubprogram(name: "unwrap_or<i32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptionlE9unwrap_orCslQTZAghaRU_10bit_tricks", scope: !66, file: !65, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1590 = distinct !DILocation(line: 16, column: 66, scope: !1345, inlinedAt: !1347)
!1591 = !DILocation(line: 1052, column: 16, scope: !1592, inlinedAt: !1593)
!1592 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_sub", scope: !185, file: !47, line: 1046, type: !13, scopeLine: 1046, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1593 = distinct !DILocation(line: 17, column: 19, scope: !1345, inlinedAt: !1347)
!1594 = !DILocation(line: 1040, column: 9, scope: !1581, inlinedAt: !1595)
!1595 = distinct !DILocation(line: 17, column: 34, scope: !1345, inlinedAt: !1347)
!1596 = !DILocation(line: 2659, column: 26, scope: !1597, inlinedAt: !1598)
!1597 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl15overflowing_sub", scope: !285, file: !71, line: 2658, type: !13, scopeLine: 2658, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1598 = distinct !DILocation(line: 735, column: 31, scope: !1599, inlinedAt: !1600)
!1599 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl11checked_sub", scope: !285, file: !71, line: 734, type: !13, scopeLine: 734, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1600 = distinct !DILocation(line: 17, column: 51, scope: !1345, inlinedAt: !1347)
!1601 = !DILocation(line: 1040, column: 9, scope: !1589, inlinedAt: !1602)
!1602 = distinct !DILocation(line: 17, column: 66, scope: !1345, inlinedAt: !1347)
!1603 = !DILocation(line: 3172, column: 26, scope: !1604, inlinedAt: !1605)
!1604 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm15overflowing_mul", scope: !185, file: !47, line: 3171, type: !13, scopeLine: 3171, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1605 = distinct !DILocation(line: 1290, column: 31, scope: !1606, inlinedAt: !1607)
!1606 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_mul", scope: !185, file: !47, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1607 = distinct !DILocation(line: 18, column: 19, scope: !1345, inlinedAt: !1347)
!1608 = !DILocation(line: 1040, column: 9, scope: !1581, inlinedAt: !1609)
!1609 = distinct !DILocation(line: 18, column: 34, scope: !1345, inlinedAt: !1347)
!1610 = !DILocation(line: 2765, column: 26, scope: !1611, inlinedAt: !1612)
!1611 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl15overflowing_mul", scope: !285, file: !71, line: 2764, type: !13, scopeLine: 2764, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1612 = distinct !DILocation(line: 875, column: 31, scope: !1613, inlinedAt: !1614)
!1613 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl11checked_mul", scope: !285, file: !71, line: 874, type: !13, scopeLine: 874, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1614 = distinct !DILocation(line: 18, column: 51, scope: !1345, inlinedAt: !1347)
!1615 = !DILocation(line: 1040, column: 9, scope: !1589, inlinedAt: !1616)
!1616 = distinct !DILocation(line: 18, column: 66, scope: !1345, inlinedAt: !1347)
!1617 = !DILocation(line: 3141, column: 20, scope: !1618, inlinedAt: !1619)
!1618 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm8abs_diff", scope: !185, file: !47, line: 3135, type: !13, scopeLine: 3135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1619 = distinct !DILocation(line: 19, column: 19, scope: !1345, inlinedAt: !1347)
!1620 = !DILocation(line: 3705, column: 13, scope: !1621, inlinedAt: !1622)
!1621 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl6signum", scope: !285, file: !71, line: 3699, type: !13, scopeLine: 3699, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1622 = distinct !DILocation(line: 19, column: 35, scope: !1345, inlinedAt: !1347)
!1623 = !DILocation(line: 1990, column: 16, scope: !1624, inlinedAt: !1625)
!1624 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm11checked_shl", scope: !185, file: !47, line: 1988, type: !13, scopeLine: 1988, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1625 = distinct !DILocation(line: 21, column: 19, scope: !1345, inlinedAt: !1347)
!1626 = !DILocation(line: 1040, column: 9, scope: !1581, inlinedAt: !1627)
!1627 = distinct !DILocation(line: 21, column: 41, scope: !1345, inlinedAt: !1347)
!1628 = !DILocation(line: 2460, column: 36, scope: !1629, inlinedAt: !1630)
!1629 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12wrapping_shr", scope: !285, file: !71, line: 2456, type: !13, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1630 = distinct !DILocation(line: 21, column: 58, scope: !1345, inlinedAt: !1347)
!1631 = !DILocation(line: 1668, column: 17, scope: !1632, inlinedAt: !1633)
!1632 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl13unchecked_shr", scope: !285, file: !71, line: 1657, type: !13, scopeLine: 1657, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1633 = distinct !DILocation(line: 2460, column: 22, scope: !1629, inlinedAt: !1630)
!1634 = !DILocation(line: 1227, column: 9, scope: !1360, inlinedAt: !1361)
!1635 = !DILocation(line: 51, column: 17, scope: !1636, inlinedAt: !1638)
!1636 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsM_NtNtCslnt1oJOvDdB_4core7convert3nummINtB7_4FrombE4from", scope: !1637, file: !310, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1637 = !DINamespace(name: "{impl#50}", scope: !312)
!1638 = distinct !DILocation(line: 25, column: 37, scope: !1345, inlinedAt: !1347)
!1639 = !DILocation(line: 3251, column: 21, scope: !1640, inlinedAt: !1641)
!1640 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl10rem_euclid", scope: !285, file: !71, line: 3250, type: !13, scopeLine: 3250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1641 = distinct !DILocation(line: 2951, column: 23, scope: !1642, inlinedAt: !1643)
!1642 = distinct !DISubprogram(name: "overflowing_rem_euclid", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl22overflowing_rem_euclid", scope: !285, file: !71, line: 2947, type: !13, scopeLine: 2947, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1643 = distinct !DILocation(line: 2364, column: 18, scope: !1644, inlinedAt: !1645)
!1644 = distinct !DISubprogram(name: "wrapping_rem_euclid", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl19wrapping_rem_euclid", scope: !285, file: !71, line: 2363, type: !13, scopeLine: 2363, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1645 = distinct !DILocation(line: 25, column: 73, scope: !1345, inlinedAt: !1347)
!1646 = !DILocation(line: 3252, column: 16, scope: !1647, inlinedAt: !1641)
!1647 = distinct !DILexicalBlock(scope: !1640, file: !71, line: 3251, column: 13)
!1648 = !DILocation(line: 25, column: 17, scope: !1345, inlinedAt: !1347)
!1649 = !DILocation(line: 970, column: 18, scope: !1650, inlinedAt: !1651)
!1650 = distinct !DISubprogram(name: "add<[u32; 18]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAmj12_3addCslQTZAghaRU_10bit_tricks", scope: !329, file: !328, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1651 = !DILocation(line: 16, column: 27, scope: !1335)
!1652 = !DILocation(line: 16, column: 22, scope: !1335)
!1653 = !DILocation(line: 17, column: 10, scope: !1319)
