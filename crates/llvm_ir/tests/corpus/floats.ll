; ModuleID = 'floats.ec1f72bd60b43923-cgu.0'
source_filename = "floats.ec1f72bd60b43923-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @arithmetic(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_84 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_85 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_83 = mul i32 %_84, %_85, !dbg !21
  %_86 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_82 = add i32 %_83, %_86, !dbg !32
  %t = zext i32 %_82 to i64, !dbg !32
  %_6 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !33
  %x = load float, ptr %_6, align 4, !dbg !41, !noundef !14
  %_8 = getelementptr inbounds nuw double, ptr %b, i64 %t, !dbg !42
  %y = load double, ptr %_8, align 8, !dbg !45, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 80, !dbg !46
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !46
  %_13 = fneg float %x, !dbg !53
  %_12 = frem float %_13, 3.000000e+00, !dbg !55
  %_11 = fpext float %_12 to double, !dbg !55
  %_14 = frem double %y, 0x3FE6666666666666, !dbg !56
  %0 = fadd double %_14, %_11, !dbg !57
  store double %0, ptr %o, align 8, !dbg !57
  %_18 = fptrunc double %y to float, !dbg !58
  %1 = tail call float @llvm.maxnum.f32(float %x, float %_18), !dbg !59
  %_16 = fpext float %1 to double, !dbg !65
  %2 = tail call double @llvm.minnum.f64(double %y, double 5.000000e-01), !dbg !72
  %_15 = fadd double %2, %_16, !dbg !71
  %3 = tail call float @llvm.fabs.f32(float %x), !dbg !78
  %_21 = fpext float %3 to double, !dbg !81
  %4 = tail call double @llvm.copysign.f64(double %_21, double %y), !dbg !83
  %_23 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !86
  %5 = fadd double %4, %_15, !dbg !88
  store double %5, ptr %_23, align 8, !dbg !88
  %_7.i = fcmp olt float %x, -1.000000e+00, !dbg !89
  %self.sroa.0.0.i = select i1 %_7.i, float -1.000000e+00, float %x, !dbg !89
  %_9.i = fcmp ogt float %self.sroa.0.0.i, 1.000000e+00, !dbg !92
  %self.sroa.0.1.i = select i1 %_9.i, float 1.000000e+00, float %self.sroa.0.0.i, !dbg !92
  %_25 = fpext float %self.sroa.0.1.i to double, !dbg !93
  %_27 = fdiv double 1.000000e+00, %y, !dbg !95
  %_24 = fadd double %_27, %_25, !dbg !94
  %_29 = fdiv float 1.000000e+00, %x, !dbg !98
  %_28 = fpext float %_29 to double, !dbg !99
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !101
  %6 = fadd double %_24, %_28, !dbg !103
  store double %6, ptr %_30, align 8, !dbg !103
  %_88 = bitcast float %x to i32, !dbg !104
  %_93 = ashr i32 %_88, 31, !dbg !109
  %_91 = lshr i32 %_93, 1, !dbg !112
  %7 = xor i32 %_91, %_88, !dbg !113
  %_33 = tail call i8 @llvm.scmp.i8.i32(i32 %7, i32 1069547520), !dbg !114
  %_32 = sitofp i8 %_33 to double, !dbg !121
  %_36 = fcmp uno double %y, 0.000000e+00, !dbg !125
  %_35 = uitofp i1 %_36 to double, !dbg !128
  %_31 = fadd double %_35, %_32, !dbg !124
  %_38 = fcmp uno float %x, 0.000000e+00, !dbg !132
  %_37 = uitofp i1 %_38 to double, !dbg !133
  %_39 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !135
  %8 = fadd double %_31, %_37, !dbg !137
  store double %8, ptr %_39, align 8, !dbg !137
  %_44 = tail call i32 @llvm.fptosi.sat.i32.f32(float %x), !dbg !138
  %_43 = sitofp i32 %_44 to double, !dbg !139
  %_46 = tail call i64 @llvm.fptosi.sat.i64.f64(double %y), !dbg !143
  %_45 = sitofp i64 %_46 to double, !dbg !143
  %_42 = fadd double %_43, %_45, !dbg !142
  %_48 = tail call i8 @llvm.fptoui.sat.i8.f32(float %x), !dbg !144
  %_47 = uitofp i8 %_48 to double, !dbg !145
  %_41 = fadd double %_42, %_47, !dbg !142
  %_50 = tail call i64 @llvm.fptoui.sat.i64.f64(double %y), !dbg !149
  %_49 = uitofp i64 %_50 to double, !dbg !149
  %_40 = fadd double %_41, %_49, !dbg !142
  %_52 = tail call i16 @llvm.fptosi.sat.i16.f64(double %y), !dbg !150
  %_51 = sitofp i16 %_52 to double, !dbg !151
  %_53 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !155
  %9 = fadd double %_40, %_51, !dbg !157
  store double %9, ptr %_53, align 8, !dbg !157
  %_55 = uitofp i32 %_82 to double, !dbg !158
  %_57 = sitofp i32 %_82 to float, !dbg !159
  %_56 = fpext float %_57 to double, !dbg !160
  %_54 = fadd double %_55, %_56, !dbg !158
  %_60 = uitofp i32 %_82 to float, !dbg !162
  %_59 = fpext float %_60 to double, !dbg !163
  %_62 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !165
  %10 = fadd double %_54, %_59, !dbg !167
  store double %10, ptr %_62, align 8, !dbg !167
  %_65 = xor i32 %_88, 32768, !dbg !168
  %_64 = bitcast i32 %_65 to float, !dbg !169
  %_63 = fpext float %_64 to double, !dbg !172
  %_68 = bitcast double %y to i64, !dbg !174
  %11 = tail call noundef i64 @llvm.fshl.i64(i64 %_68, i64 %_68, i64 1), !dbg !177
  %_66 = bitcast i64 %11 to double, !dbg !187
  %_69 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !190
  %12 = fadd double %_63, %_66, !dbg !192
  store double %12, ptr %_69, align 8, !dbg !192
  %_3.i = fcmp olt float %x, 2.500000e-01, !dbg !193
  %or.cond.i = fcmp oge float %x, 2.500000e-01
  %13 = fadd float %x, 2.500000e-01
  %spec.select.i = select i1 %or.cond.i, float 2.500000e-01, float %13
  %_0.sroa.0.0.i = select i1 %_3.i, float %x, float %spec.select.i, !dbg !193
  %_70 = fpext float %_0.sroa.0.0.i to double, !dbg !198
  %_3.i11 = fcmp ogt double %y, 0.000000e+00, !dbg !200
  br i1 %_3.i11, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, label %bb2.i, !dbg !200

bb2.i:                                            ; preds = %start
  %_4.i = fcmp olt double %y, 0.000000e+00, !dbg !205
  br i1 %_4.i, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, label %bb4.i, !dbg !205

bb4.i:                                            ; preds = %bb2.i
  %_5.i = fcmp oeq double %y, 0.000000e+00, !dbg !206
  br i1 %_5.i, label %bb5.i, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, !dbg !206

bb5.i:                                            ; preds = %bb4.i
  %_7.not.i = tail call i1 @llvm.is.fpclass.f64(double %y, i32 64)
  %spec.select.i13 = select i1 %_7.not.i, double %y, double -0.000000e+00
  br label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, !dbg !207

_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit: ; preds = %start, %bb2.i, %bb4.i, %bb5.i
  %_0.sroa.0.0.i12 = phi double [ -0.000000e+00, %bb2.i ], [ %y, %start ], [ %y, %bb4.i ], [ %spec.select.i13, %bb5.i ], !dbg !208
  %_73 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !209
  %14 = fadd double %_0.sroa.0.0.i12, %_70, !dbg !211
  store double %14, ptr %_73, align 8, !dbg !211
  %_75 = fcmp olt float %x, %_18, !dbg !212
  br i1 %_75, label %bb7, label %bb3, !dbg !212

bb3:                                              ; preds = %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit
  %_76 = fcmp ult float %x, 2.000000e+00, !dbg !213
  br i1 %_76, label %bb7, label %bb4, !dbg !213

bb4:                                              ; preds = %bb3
  %15 = fpext float %x to double
  br label %bb7, !dbg !214

bb7:                                              ; preds = %bb3, %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, %bb4
  %_74.sroa.0.0 = phi double [ 1.000000e+00, %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit ], [ %15, %bb4 ], [ %y, %bb3 ], !dbg !215
  %_77 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !216
  store double %_74.sroa.0.0, ptr %_77, align 8, !dbg !218
  %_79 = fcmp ogt float %x, 0.000000e+00, !dbg !219
  %_80 = fneg double %y, !dbg !220
  %16 = select i1 %_79, double %y, double %_80, !dbg !221, !unpredictable !14
  %_81 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !233
  store double %16, ptr %_81, align 8, !dbg !235
  ret void, !dbg !236
}

; Function Attrs: nounwind
define ptx_kernel void @by_name(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !237 {
start:
  %c = alloca [4 x i8], align 4
  %s = alloca [4 x i8], align 4
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !238
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !243
  %_20 = mul i32 %_21, %_22, !dbg !240
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !246
  %_19 = add i32 %_20, %_23, !dbg !249
  %t = zext i32 %_19 to i64, !dbg !249
  %_5 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !250
  %x = load float, ptr %_5, align 4, !dbg !254, !noundef !14
  call void @llvm.lifetime.start.p0(ptr nonnull %s), !dbg !255
  store float 0.000000e+00, ptr %s, align 4, !dbg !255
  call void @llvm.lifetime.start.p0(ptr nonnull %c), !dbg !257
  store float 0.000000e+00, ptr %c, align 4, !dbg !257
  call void @__nv_sincosf(float noundef %x, ptr noundef nonnull %s, ptr noundef nonnull %c) #5, !dbg !258
  %_13 = call noundef float @__nv_erff(float noundef %x) #5, !dbg !260
  %_12 = fpext float %_13 to double, !dbg !261
  %_11 = call noundef double @__nv_hypot(double noundef %_12, double noundef 2.000000e+00) #5, !dbg !268
  %_16 = load float, ptr %s, align 4, !dbg !269, !noundef !14
  %_17 = load float, ptr %c, align 4, !dbg !270, !noundef !14
  %_15 = fmul float %_16, %_17, !dbg !269
  %_14 = fpext float %_15 to double, !dbg !271
  %_18 = getelementptr inbounds nuw double, ptr %out, i64 %t, !dbg !273
  %0 = fadd double %_11, %_14, !dbg !276
  store double %0, ptr %_18, align 8, !dbg !276
  call void @llvm.lifetime.end.p0(ptr nonnull %c), !dbg !277
  call void @llvm.lifetime.end.p0(ptr nonnull %s), !dbg !277
  ret void, !dbg !278
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @doubles(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !279 {
start:
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !280
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !285
  %_40 = mul i32 %_41, %_42, !dbg !282
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !288
  %_39 = add i32 %_40, %_43, !dbg !291
  %t = zext i32 %_39 to i64, !dbg !291
  %_5 = getelementptr inbounds nuw double, ptr %a, i64 %t, !dbg !292
  %x = load double, ptr %_5, align 8, !dbg !296, !noundef !14
  %o.idx = shl nuw nsw i64 %t, 7, !dbg !297
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !297
  %0 = tail call double @llvm.sqrt.f64(double %x), !dbg !300
  store double %0, ptr %o, align 8, !dbg !302
  %1 = tail call double @llvm.sin.f64(double %x), !dbg !303
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !304
  store double %1, ptr %_10, align 8, !dbg !306
  %2 = tail call double @llvm.cos.f64(double %x), !dbg !307
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !308
  store double %2, ptr %_12, align 8, !dbg !310
  %3 = tail call double @llvm.exp.f64(double %x), !dbg !311
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !312
  store double %3, ptr %_14, align 8, !dbg !314
  %4 = tail call double @llvm.exp2.f64(double %x), !dbg !315
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !316
  store double %4, ptr %_16, align 8, !dbg !318
  %5 = tail call double @llvm.log.f64(double %x), !dbg !319
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !320
  store double %5, ptr %_18, align 8, !dbg !322
  %6 = tail call double @llvm.log2.f64(double %x), !dbg !323
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !324
  store double %6, ptr %_20, align 8, !dbg !326
  %7 = tail call double @llvm.log10.f64(double %x), !dbg !327
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !328
  store double %7, ptr %_22, align 8, !dbg !330
  %8 = tail call double @llvm.pow.f64(double %x, double 1.700000e+00), !dbg !331
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !332
  store double %8, ptr %_24, align 8, !dbg !334
  %9 = tail call double @llvm.powi.f64.i32(double %x, i32 -3), !dbg !335
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !336
  store double %9, ptr %_26, align 8, !dbg !338
  %10 = tail call double @llvm.fma.f64(double %x, double 2.500000e+00, double %x), !dbg !339
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !340
  store double %10, ptr %_28, align 8, !dbg !342
  %11 = tail call double @llvm.floor.f64(double %x), !dbg !343
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 88, !dbg !344
  store double %11, ptr %_30, align 8, !dbg !346
  %12 = tail call double @llvm.ceil.f64(double %x), !dbg !347
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !348
  store double %12, ptr %_32, align 8, !dbg !350
  %13 = tail call double @llvm.trunc.f64(double %x), !dbg !351
  %_34 = getelementptr inbounds nuw i8, ptr %o, i64 104, !dbg !352
  store double %13, ptr %_34, align 8, !dbg !354
  %14 = tail call double @llvm.round.f64(double %x), !dbg !355
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 112, !dbg !356
  store double %14, ptr %_36, align 8, !dbg !358
  %15 = tail call double @llvm.rint.f64(double %x), !dbg !359
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 120, !dbg !360
  store double %15, ptr %_38, align 8, !dbg !362
  ret void, !dbg !363
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @singles(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !364 {
start:
  %_53 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !365
  %_54 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !370
  %_52 = mul i32 %_53, %_54, !dbg !367
  %_55 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !373
  %_51 = add i32 %_52, %_55, !dbg !376
  %t = zext i32 %_51 to i64, !dbg !376
  %_5 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !377
  %x = load float, ptr %_5, align 4, !dbg !381, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 96, !dbg !382
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !382
  %0 = tail call float @llvm.sqrt.f32(float %x), !dbg !385
  store float %0, ptr %o, align 4, !dbg !387
  %1 = tail call float @llvm.sin.f32(float %x), !dbg !388
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !389
  store float %1, ptr %_10, align 4, !dbg !391
  %2 = tail call float @llvm.cos.f32(float %x), !dbg !392
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !393
  store float %2, ptr %_12, align 4, !dbg !395
  %3 = tail call float @llvm.exp.f32(float %x), !dbg !396
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !397
  store float %3, ptr %_14, align 4, !dbg !399
  %4 = tail call float @llvm.exp2.f32(float %x), !dbg !400
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !401
  store float %4, ptr %_16, align 4, !dbg !403
  %5 = tail call float @llvm.log.f32(float %x), !dbg !404
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !405
  store float %5, ptr %_18, align 4, !dbg !407
  %6 = tail call float @llvm.log2.f32(float %x), !dbg !408
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !409
  store float %6, ptr %_20, align 4, !dbg !411
  %7 = tail call float @llvm.log10.f32(float %x), !dbg !412
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 28, !dbg !413
  store float %7, ptr %_22, align 4, !dbg !415
  %8 = tail call float @llvm.pow.f32(float %x, float 0x3FFB333340000000), !dbg !416
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !417
  store float %8, ptr %_24, align 4, !dbg !419
  %9 = tail call float @llvm.powi.f32.i32(float %x, i32 5), !dbg !420
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 36, !dbg !421
  store float %9, ptr %_26, align 4, !dbg !423
  %10 = tail call float @llvm.fma.f32(float %x, float 2.500000e+00, float %x), !dbg !424
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !425
  store float %10, ptr %_28, align 4, !dbg !427
  %11 = tail call float @llvm.floor.f32(float %x), !dbg !428
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 44, !dbg !429
  store float %11, ptr %_30, align 4, !dbg !431
  %12 = tail call float @llvm.ceil.f32(float %x), !dbg !432
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !433
  store float %12, ptr %_32, align 4, !dbg !435
  %13 = tail call float @llvm.trunc.f32(float %x), !dbg !436
  %_34 = getelementptr inbounds nuw i8, ptr %o, i64 52, !dbg !437
  store float %13, ptr %_34, align 4, !dbg !439
  %14 = tail call float @llvm.round.f32(float %x), !dbg !440
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !441
  store float %14, ptr %_36, align 4, !dbg !443
  %15 = tail call float @llvm.rint.f32(float %x), !dbg !444
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 60, !dbg !445
  store float %15, ptr %_38, align 4, !dbg !447
  %16 = fadd fast float %x, -1.000000e+00, !dbg !448
  %17 = fmul fast float %16, %x, !dbg !449
  %18 = fadd fast float %17, %x, !dbg !450
  %_42 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !451
  store float %18, ptr %_42, align 4, !dbg !453
  %19 = fadd reassoc nsz arcp contract float %x, 3.000000e+00, !dbg !454
  %20 = fdiv reassoc nsz arcp contract float %19, %x, !dbg !455
  %_45 = getelementptr inbounds nuw i8, ptr %o, i64 68, !dbg !456
  store float %20, ptr %_45, align 4, !dbg !458
  %21 = tail call float @llvm.fmuladd.f32(float %x, float %x, float 1.500000e+00), !dbg !459
  %_47 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !460
  store float %21, ptr %_47, align 4, !dbg !462
  %22 = tail call float @llvm.powi.f32.i32(float %x, i32 %_51), !dbg !463
  %_50 = getelementptr inbounds nuw i8, ptr %o, i64 76, !dbg !464
  store float %22, ptr %_50, align 4, !dbg !466
  ret void, !dbg !467
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptoui.sat.i8.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptoui.sat.i64.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fptosi.sat.i16.f64(double) #3

; Function Attrs: nounwind
declare void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: nounwind
declare noundef float @__nv_erff(float noundef) unnamed_addr #1

; Function Attrs: nounwind
declare noundef double @__nv_hypot(double noundef, double noundef) unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log2.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log10.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.powi.f64.i32(double, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log10.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/floats.rs/@/floats.ec1f72bd60b43923-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "arithmetic", scope: !12, file: !11, line: 10, type: !13, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/floats.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "4db93eb3612ef194f5e87950b8c505f9")
!12 = !DINamespace(name: "floats", scope: null)
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
!25 = !DILocation(line: 11, column: 13, scope: !10)
!26 = !DILocation(line: 62, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 125, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 14, column: 26, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 11, column: 5)
!41 = !DILocation(line: 14, column: 23, scope: !40)
!42 = !DILocation(line: 863, column: 18, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPd3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DILocation(line: 14, column: 37, scope: !40)
!45 = !DILocation(line: 14, column: 34, scope: !40)
!46 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !51)
!47 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOd3addCskgSkJkxhJh7_6floats", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!49 = !DINamespace(name: "{impl#0}", scope: !50)
!50 = !DINamespace(name: "mut_ptr", scope: !38)
!51 = !DILocation(line: 15, column: 21, scope: !52)
!52 = distinct !DILexicalBlock(scope: !40, file: !11, line: 14, column: 9)
!53 = !DILocation(line: 16, column: 15, scope: !54)
!54 = distinct !DILexicalBlock(scope: !52, file: !11, line: 15, column: 9)
!55 = !DILocation(line: 16, column: 14, scope: !54)
!56 = !DILocation(line: 16, column: 34, scope: !54)
!57 = !DILocation(line: 16, column: 9, scope: !54)
!58 = !DILocation(line: 17, column: 37, scope: !54)
!59 = !DILocation(line: 992, column: 9, scope: !60, inlinedAt: !64)
!60 = distinct !DISubprogram(name: "max", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f3max", scope: !62, file: !61, line: 991, type: !13, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!61 = !DIFile(filename: "src/num/f32.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "29440f68993654c140e7292370c39f5c")
!62 = !DINamespace(name: "{impl#0}", scope: !63)
!63 = !DINamespace(name: "f32", scope: !20)
!64 = !DILocation(line: 17, column: 33, scope: !54)
!65 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !71)
!66 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !68, file: !67, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!67 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!68 = !DINamespace(name: "{impl#119}", scope: !69)
!69 = !DINamespace(name: "num", scope: !70)
!70 = !DINamespace(name: "convert", scope: !20)
!71 = !DILocation(line: 17, column: 21, scope: !54)
!72 = !DILocation(line: 1037, column: 9, scope: !73, inlinedAt: !77)
!73 = distinct !DISubprogram(name: "min", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d3min", scope: !75, file: !74, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = !DIFile(filename: "src/num/f64.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "cbb76cb498122bc6efb17630e39a4d29")
!75 = !DINamespace(name: "{impl#0}", scope: !76)
!76 = !DINamespace(name: "f64", scope: !20)
!77 = !DILocation(line: 17, column: 52, scope: !54)
!78 = !DILocation(line: 1570, column: 9, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "abs", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f3abs", scope: !62, file: !61, line: 1569, type: !13, scopeLine: 1569, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DILocation(line: 17, column: 75, scope: !54)
!81 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !82)
!82 = !DILocation(line: 17, column: 63, scope: !54)
!83 = !DILocation(line: 1626, column: 9, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "copysign", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d8copysign", scope: !75, file: !74, line: 1625, type: !13, scopeLine: 1625, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DILocation(line: 17, column: 82, scope: !54)
!86 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !87)
!87 = !DILocation(line: 17, column: 12, scope: !54)
!88 = !DILocation(line: 17, column: 9, scope: !54)
!89 = !DILocation(line: 1512, column: 12, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "clamp", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f5clamp", scope: !62, file: !61, line: 1503, type: !13, scopeLine: 1503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!91 = distinct !DILocation(line: 18, column: 33, scope: !54)
!92 = !DILocation(line: 1515, column: 12, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !94)
!94 = !DILocation(line: 18, column: 21, scope: !54)
!95 = !DILocation(line: 925, column: 9, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "recip", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d5recip", scope: !75, file: !74, line: 924, type: !13, scopeLine: 924, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!97 = !DILocation(line: 18, column: 55, scope: !54)
!98 = !DILocation(line: 18, column: 75, scope: !54)
!99 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !100)
!100 = !DILocation(line: 18, column: 65, scope: !54)
!101 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !102)
!102 = !DILocation(line: 18, column: 12, scope: !54)
!103 = !DILocation(line: 18, column: 9, scope: !54)
!104 = !DILocation(line: 1183, column: 18, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f7to_bits", scope: !62, file: !61, line: 1181, type: !13, scopeLine: 1181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DILocation(line: 1441, column: 29, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "total_cmp", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f9total_cmp", scope: !62, file: !61, line: 1440, type: !13, scopeLine: 1440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!108 = !DILocation(line: 19, column: 33, scope: !54)
!109 = !DILocation(line: 1466, column: 19, scope: !110, inlinedAt: !108)
!110 = distinct !DILexicalBlock(scope: !111, file: !61, line: 1442, column: 9)
!111 = distinct !DILexicalBlock(scope: !107, file: !61, line: 1441, column: 9)
!112 = !DILocation(line: 1466, column: 17, scope: !110, inlinedAt: !108)
!113 = !DILocation(line: 1466, column: 9, scope: !110, inlinedAt: !108)
!114 = !DILocation(line: 2011, column: 21, scope: !115, inlinedAt: !120)
!115 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCs2TNzTbj2aEP_4core3cmp5implslNtB8_3Ord3cmp", scope: !117, file: !116, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!116 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!117 = !DINamespace(name: "{impl#77}", scope: !118)
!118 = !DINamespace(name: "impls", scope: !119)
!119 = !DINamespace(name: "cmp", scope: !20)
!120 = !DILocation(line: 1469, column: 14, scope: !110, inlinedAt: !108)
!121 = !DILocation(line: 82, column: 17, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1B_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromaE4from", scope: !123, file: !67, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!123 = !DINamespace(name: "{impl#101}", scope: !69)
!124 = !DILocation(line: 19, column: 21, scope: !54)
!125 = !DILocation(line: 603, column: 9, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "is_nan", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d6is_nan", scope: !75, file: !74, line: 602, type: !13, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DILocation(line: 19, column: 70, scope: !54)
!128 = !DILocation(line: 211, column: 17, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1Y_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FrombE4from", scope: !130, file: !67, line: 210, type: !13, scopeLine: 210, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DINamespace(name: "{impl#124}", scope: !69)
!131 = !DILocation(line: 19, column: 58, scope: !54)
!132 = !DILocation(line: 19, column: 92, scope: !54)
!133 = !DILocation(line: 211, column: 17, scope: !129, inlinedAt: !134)
!134 = !DILocation(line: 19, column: 82, scope: !54)
!135 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !136)
!136 = !DILocation(line: 19, column: 12, scope: !54)
!137 = !DILocation(line: 19, column: 9, scope: !54)
!138 = !DILocation(line: 20, column: 31, scope: !54)
!139 = !DILocation(line: 82, column: 17, scope: !140, inlinedAt: !142)
!140 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1G_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromlE4from", scope: !141, file: !67, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!141 = !DINamespace(name: "{impl#106}", scope: !69)
!142 = !DILocation(line: 20, column: 21, scope: !54)
!143 = !DILocation(line: 20, column: 43, scope: !54)
!144 = !DILocation(line: 20, column: 71, scope: !54)
!145 = !DILocation(line: 82, column: 17, scope: !146, inlinedAt: !148)
!146 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1K_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromhE4from", scope: !147, file: !67, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!147 = !DINamespace(name: "{impl#110}", scope: !69)
!148 = !DILocation(line: 20, column: 61, scope: !54)
!149 = !DILocation(line: 20, column: 82, scope: !54)
!150 = !DILocation(line: 20, column: 110, scope: !54)
!151 = !DILocation(line: 82, column: 17, scope: !152, inlinedAt: !154)
!152 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1E_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromsE4from", scope: !153, file: !67, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = !DINamespace(name: "{impl#104}", scope: !69)
!154 = !DILocation(line: 20, column: 100, scope: !54)
!155 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !156)
!156 = !DILocation(line: 20, column: 12, scope: !54)
!157 = !DILocation(line: 20, column: 9, scope: !54)
!158 = !DILocation(line: 21, column: 21, scope: !54)
!159 = !DILocation(line: 21, column: 42, scope: !54)
!160 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !161)
!161 = !DILocation(line: 21, column: 32, scope: !54)
!162 = !DILocation(line: 21, column: 71, scope: !54)
!163 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !164)
!164 = !DILocation(line: 21, column: 61, scope: !54)
!165 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !166)
!166 = !DILocation(line: 21, column: 12, scope: !54)
!167 = !DILocation(line: 21, column: 9, scope: !54)
!168 = !DILocation(line: 22, column: 46, scope: !54)
!169 = !DILocation(line: 1230, column: 18, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f9from_bits", scope: !62, file: !61, line: 1227, type: !13, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = !DILocation(line: 22, column: 31, scope: !54)
!172 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !173)
!173 = !DILocation(line: 22, column: 21, scope: !54)
!174 = !DILocation(line: 1181, column: 18, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d7to_bits", scope: !75, file: !74, line: 1179, type: !13, scopeLine: 1179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!176 = !DILocation(line: 22, column: 88, scope: !54)
!177 = !DILocation(line: 2029, column: 14, scope: !178, inlinedAt: !181)
!178 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftyECskgSkJkxhJh7_6floats", scope: !180, file: !179, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!179 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!180 = !DINamespace(name: "intrinsics", scope: !20)
!181 = distinct !DILocation(line: 386, column: 20, scope: !182, inlinedAt: !186)
!182 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11rotate_left", scope: !184, file: !183, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!183 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!184 = !DINamespace(name: "{impl#9}", scope: !185)
!185 = !DINamespace(name: "num", scope: !20)
!186 = !DILocation(line: 22, column: 98, scope: !54)
!187 = !DILocation(line: 1228, column: 18, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d9from_bits", scope: !75, file: !74, line: 1225, type: !13, scopeLine: 1225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!189 = !DILocation(line: 22, column: 71, scope: !54)
!190 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !191)
!191 = !DILocation(line: 22, column: 12, scope: !54)
!192 = !DILocation(line: 22, column: 9, scope: !54)
!193 = !DILocation(line: 3078, column: 8, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "minimumf32", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32", scope: !180, file: !179, line: 3077, type: !13, scopeLine: 3077, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!195 = distinct !DILocation(line: 1073, column: 9, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "minimum", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f7minimum", scope: !62, file: !61, line: 1072, type: !13, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!197 = !DILocation(line: 23, column: 33, scope: !54)
!198 = !DILocation(line: 82, column: 17, scope: !66, inlinedAt: !199)
!199 = !DILocation(line: 23, column: 21, scope: !54)
!200 = !DILocation(line: 3267, column: 8, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "maximumf64", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64", scope: !180, file: !179, line: 3266, type: !13, scopeLine: 3266, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!202 = distinct !DILocation(line: 1064, column: 9, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "maximum", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d7maximum", scope: !75, file: !74, line: 1063, type: !13, scopeLine: 1063, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!204 = !DILocation(line: 23, column: 52, scope: !54)
!205 = !DILocation(line: 3269, column: 15, scope: !201, inlinedAt: !202)
!206 = !DILocation(line: 3271, column: 15, scope: !201, inlinedAt: !202)
!207 = !DILocation(line: 3272, column: 12, scope: !201, inlinedAt: !202)
!208 = !DILocation(line: 0, scope: !201, inlinedAt: !202)
!209 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !210)
!210 = !DILocation(line: 23, column: 12, scope: !54)
!211 = !DILocation(line: 23, column: 9, scope: !54)
!212 = !DILocation(line: 24, column: 24, scope: !54)
!213 = !DILocation(line: 24, column: 53, scope: !54)
!214 = !DILocation(line: 24, column: 50, scope: !54)
!215 = !DILocation(line: 24, scope: !54)
!216 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !217)
!217 = !DILocation(line: 24, column: 12, scope: !54)
!218 = !DILocation(line: 24, column: 9, scope: !54)
!219 = !DILocation(line: 25, column: 54, scope: !54)
!220 = !DILocation(line: 25, column: 66, scope: !54)
!221 = !DILocation(line: 876, column: 9, scope: !222, inlinedAt: !232)
!222 = distinct !DILexicalBlock(scope: !224, file: !223, line: 869, column: 9)
!223 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!224 = distinct !DILexicalBlock(scope: !225, file: !223, line: 863, column: 9)
!225 = distinct !DILexicalBlock(scope: !226, file: !223, line: 862, column: 9)
!226 = distinct !DILexicalBlock(scope: !227, file: !223, line: 852, column: 5)
!227 = distinct !DILexicalBlock(scope: !228, file: !223, line: 851, column: 5)
!228 = distinct !DILexicalBlock(scope: !229, file: !223, line: 836, column: 5)
!229 = distinct !DILexicalBlock(scope: !230, file: !223, line: 835, column: 5)
!230 = distinct !DISubprogram(name: "select_unpredictable<f64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core4hint20select_unpredictabledECskgSkJkxhJh7_6floats", scope: !231, file: !223, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!231 = !DINamespace(name: "hint", scope: !20)
!232 = distinct !DILocation(line: 25, column: 21, scope: !54)
!233 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !234)
!234 = !DILocation(line: 25, column: 12, scope: !54)
!235 = !DILocation(line: 25, column: 9, scope: !54)
!236 = !DILocation(line: 27, column: 2, scope: !10)
!237 = distinct !DISubprogram(name: "by_name", scope: !12, file: !11, line: 90, type: !13, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!238 = !DILocation(line: 83, column: 5, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!240 = !DILocation(line: 11, column: 15, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!242 = !DILocation(line: 91, column: 13, scope: !237)
!243 = !DILocation(line: 62, column: 5, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!245 = !DILocation(line: 11, column: 39, scope: !241, inlinedAt: !242)
!246 = !DILocation(line: 125, column: 5, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!248 = !DILocation(line: 11, column: 63, scope: !241, inlinedAt: !242)
!249 = !DILocation(line: 11, column: 14, scope: !241, inlinedAt: !242)
!250 = !DILocation(line: 863, column: 18, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!252 = !DILocation(line: 94, column: 20, scope: !253)
!253 = distinct !DILexicalBlock(scope: !237, file: !11, line: 91, column: 5)
!254 = !DILocation(line: 94, column: 17, scope: !253)
!255 = !DILocation(line: 95, column: 14, scope: !256)
!256 = distinct !DILexicalBlock(scope: !253, file: !11, line: 94, column: 9)
!257 = !DILocation(line: 95, column: 21, scope: !256)
!258 = !DILocation(line: 96, column: 9, scope: !259)
!259 = distinct !DILexicalBlock(scope: !256, file: !11, line: 95, column: 9)
!260 = !DILocation(line: 97, column: 34, scope: !259)
!261 = !DILocation(line: 82, column: 17, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !68, file: !67, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!263 = !DILocation(line: 778, column: 9, scope: !264, inlinedAt: !267)
!264 = distinct !DISubprogram(name: "into<f32, f64>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertfINtB5_4IntodE4intoCskgSkJkxhJh7_6floats", scope: !266, file: !265, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!265 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!266 = !DINamespace(name: "{impl#3}", scope: !70)
!267 = !DILocation(line: 97, column: 47, scope: !259)
!268 = !DILocation(line: 97, column: 23, scope: !259)
!269 = !DILocation(line: 97, column: 72, scope: !259)
!270 = !DILocation(line: 97, column: 76, scope: !259)
!271 = !DILocation(line: 82, column: 17, scope: !262, inlinedAt: !272)
!272 = !DILocation(line: 97, column: 62, scope: !259)
!273 = !DILocation(line: 961, column: 18, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOd3addCskgSkJkxhJh7_6floats", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!275 = !DILocation(line: 97, column: 14, scope: !259)
!276 = !DILocation(line: 97, column: 9, scope: !259)
!277 = !DILocation(line: 98, column: 5, scope: !256)
!278 = !DILocation(line: 99, column: 2, scope: !237)
!279 = distinct !DISubprogram(name: "doubles", scope: !12, file: !11, line: 59, type: !13, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!280 = !DILocation(line: 83, column: 5, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!282 = !DILocation(line: 11, column: 15, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!284 = !DILocation(line: 60, column: 13, scope: !279)
!285 = !DILocation(line: 62, column: 5, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!287 = !DILocation(line: 11, column: 39, scope: !283, inlinedAt: !284)
!288 = !DILocation(line: 125, column: 5, scope: !289, inlinedAt: !290)
!289 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!290 = !DILocation(line: 11, column: 63, scope: !283, inlinedAt: !284)
!291 = !DILocation(line: 11, column: 14, scope: !283, inlinedAt: !284)
!292 = !DILocation(line: 863, column: 18, scope: !293, inlinedAt: !294)
!293 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPd3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!294 = !DILocation(line: 63, column: 26, scope: !295)
!295 = distinct !DILexicalBlock(scope: !279, file: !11, line: 60, column: 5)
!296 = !DILocation(line: 63, column: 23, scope: !295)
!297 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOd3addCskgSkJkxhJh7_6floats", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!299 = !DILocation(line: 63, column: 38, scope: !295)
!300 = !DILocation(line: 64, column: 14, scope: !301)
!301 = distinct !DILexicalBlock(scope: !295, file: !11, line: 63, column: 9)
!302 = !DILocation(line: 64, column: 9, scope: !301)
!303 = !DILocation(line: 65, column: 21, scope: !301)
!304 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !305)
!305 = !DILocation(line: 65, column: 12, scope: !301)
!306 = !DILocation(line: 65, column: 9, scope: !301)
!307 = !DILocation(line: 66, column: 21, scope: !301)
!308 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !309)
!309 = !DILocation(line: 66, column: 12, scope: !301)
!310 = !DILocation(line: 66, column: 9, scope: !301)
!311 = !DILocation(line: 67, column: 21, scope: !301)
!312 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !313)
!313 = !DILocation(line: 67, column: 12, scope: !301)
!314 = !DILocation(line: 67, column: 9, scope: !301)
!315 = !DILocation(line: 68, column: 21, scope: !301)
!316 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !317)
!317 = !DILocation(line: 68, column: 12, scope: !301)
!318 = !DILocation(line: 68, column: 9, scope: !301)
!319 = !DILocation(line: 69, column: 21, scope: !301)
!320 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !321)
!321 = !DILocation(line: 69, column: 12, scope: !301)
!322 = !DILocation(line: 69, column: 9, scope: !301)
!323 = !DILocation(line: 70, column: 21, scope: !301)
!324 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !325)
!325 = !DILocation(line: 70, column: 12, scope: !301)
!326 = !DILocation(line: 70, column: 9, scope: !301)
!327 = !DILocation(line: 71, column: 21, scope: !301)
!328 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !329)
!329 = !DILocation(line: 71, column: 12, scope: !301)
!330 = !DILocation(line: 71, column: 9, scope: !301)
!331 = !DILocation(line: 72, column: 21, scope: !301)
!332 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !333)
!333 = !DILocation(line: 72, column: 12, scope: !301)
!334 = !DILocation(line: 72, column: 9, scope: !301)
!335 = !DILocation(line: 73, column: 21, scope: !301)
!336 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !337)
!337 = !DILocation(line: 73, column: 12, scope: !301)
!338 = !DILocation(line: 73, column: 9, scope: !301)
!339 = !DILocation(line: 74, column: 22, scope: !301)
!340 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !341)
!341 = !DILocation(line: 74, column: 12, scope: !301)
!342 = !DILocation(line: 74, column: 9, scope: !301)
!343 = !DILocation(line: 75, column: 22, scope: !301)
!344 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !345)
!345 = !DILocation(line: 75, column: 12, scope: !301)
!346 = !DILocation(line: 75, column: 9, scope: !301)
!347 = !DILocation(line: 76, column: 22, scope: !301)
!348 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !349)
!349 = !DILocation(line: 76, column: 12, scope: !301)
!350 = !DILocation(line: 76, column: 9, scope: !301)
!351 = !DILocation(line: 77, column: 22, scope: !301)
!352 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !353)
!353 = !DILocation(line: 77, column: 12, scope: !301)
!354 = !DILocation(line: 77, column: 9, scope: !301)
!355 = !DILocation(line: 78, column: 22, scope: !301)
!356 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !357)
!357 = !DILocation(line: 78, column: 12, scope: !301)
!358 = !DILocation(line: 78, column: 9, scope: !301)
!359 = !DILocation(line: 79, column: 22, scope: !301)
!360 = !DILocation(line: 961, column: 18, scope: !298, inlinedAt: !361)
!361 = !DILocation(line: 79, column: 12, scope: !301)
!362 = !DILocation(line: 79, column: 9, scope: !301)
!363 = !DILocation(line: 81, column: 2, scope: !279)
!364 = distinct !DISubprogram(name: "singles", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!365 = !DILocation(line: 83, column: 5, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!367 = !DILocation(line: 11, column: 15, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!369 = !DILocation(line: 31, column: 13, scope: !364)
!370 = !DILocation(line: 62, column: 5, scope: !371, inlinedAt: !372)
!371 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!372 = !DILocation(line: 11, column: 39, scope: !368, inlinedAt: !369)
!373 = !DILocation(line: 125, column: 5, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!375 = !DILocation(line: 11, column: 63, scope: !368, inlinedAt: !369)
!376 = !DILocation(line: 11, column: 14, scope: !368, inlinedAt: !369)
!377 = !DILocation(line: 863, column: 18, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!379 = !DILocation(line: 34, column: 26, scope: !380)
!380 = distinct !DILexicalBlock(scope: !364, file: !11, line: 31, column: 5)
!381 = !DILocation(line: 34, column: 23, scope: !380)
!382 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !384)
!383 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOf3addCskgSkJkxhJh7_6floats", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!384 = !DILocation(line: 34, column: 38, scope: !380)
!385 = !DILocation(line: 35, column: 14, scope: !386)
!386 = distinct !DILexicalBlock(scope: !380, file: !11, line: 34, column: 9)
!387 = !DILocation(line: 35, column: 9, scope: !386)
!388 = !DILocation(line: 36, column: 21, scope: !386)
!389 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !390)
!390 = !DILocation(line: 36, column: 12, scope: !386)
!391 = !DILocation(line: 36, column: 9, scope: !386)
!392 = !DILocation(line: 37, column: 21, scope: !386)
!393 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !394)
!394 = !DILocation(line: 37, column: 12, scope: !386)
!395 = !DILocation(line: 37, column: 9, scope: !386)
!396 = !DILocation(line: 38, column: 21, scope: !386)
!397 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !398)
!398 = !DILocation(line: 38, column: 12, scope: !386)
!399 = !DILocation(line: 38, column: 9, scope: !386)
!400 = !DILocation(line: 39, column: 21, scope: !386)
!401 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !402)
!402 = !DILocation(line: 39, column: 12, scope: !386)
!403 = !DILocation(line: 39, column: 9, scope: !386)
!404 = !DILocation(line: 40, column: 21, scope: !386)
!405 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !406)
!406 = !DILocation(line: 40, column: 12, scope: !386)
!407 = !DILocation(line: 40, column: 9, scope: !386)
!408 = !DILocation(line: 41, column: 21, scope: !386)
!409 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !410)
!410 = !DILocation(line: 41, column: 12, scope: !386)
!411 = !DILocation(line: 41, column: 9, scope: !386)
!412 = !DILocation(line: 42, column: 21, scope: !386)
!413 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !414)
!414 = !DILocation(line: 42, column: 12, scope: !386)
!415 = !DILocation(line: 42, column: 9, scope: !386)
!416 = !DILocation(line: 43, column: 21, scope: !386)
!417 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !418)
!418 = !DILocation(line: 43, column: 12, scope: !386)
!419 = !DILocation(line: 43, column: 9, scope: !386)
!420 = !DILocation(line: 44, column: 21, scope: !386)
!421 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !422)
!422 = !DILocation(line: 44, column: 12, scope: !386)
!423 = !DILocation(line: 44, column: 9, scope: !386)
!424 = !DILocation(line: 45, column: 22, scope: !386)
!425 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !426)
!426 = !DILocation(line: 45, column: 12, scope: !386)
!427 = !DILocation(line: 45, column: 9, scope: !386)
!428 = !DILocation(line: 46, column: 22, scope: !386)
!429 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !430)
!430 = !DILocation(line: 46, column: 12, scope: !386)
!431 = !DILocation(line: 46, column: 9, scope: !386)
!432 = !DILocation(line: 47, column: 22, scope: !386)
!433 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !434)
!434 = !DILocation(line: 47, column: 12, scope: !386)
!435 = !DILocation(line: 47, column: 9, scope: !386)
!436 = !DILocation(line: 48, column: 22, scope: !386)
!437 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !438)
!438 = !DILocation(line: 48, column: 12, scope: !386)
!439 = !DILocation(line: 48, column: 9, scope: !386)
!440 = !DILocation(line: 49, column: 22, scope: !386)
!441 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !442)
!442 = !DILocation(line: 49, column: 12, scope: !386)
!443 = !DILocation(line: 49, column: 9, scope: !386)
!444 = !DILocation(line: 50, column: 22, scope: !386)
!445 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !446)
!446 = !DILocation(line: 50, column: 12, scope: !386)
!447 = !DILocation(line: 50, column: 9, scope: !386)
!448 = !DILocation(line: 51, column: 54, scope: !386)
!449 = !DILocation(line: 51, column: 38, scope: !386)
!450 = !DILocation(line: 51, column: 22, scope: !386)
!451 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !452)
!452 = !DILocation(line: 51, column: 12, scope: !386)
!453 = !DILocation(line: 51, column: 9, scope: !386)
!454 = !DILocation(line: 52, column: 40, scope: !386)
!455 = !DILocation(line: 52, column: 22, scope: !386)
!456 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !457)
!457 = !DILocation(line: 52, column: 12, scope: !386)
!458 = !DILocation(line: 52, column: 9, scope: !386)
!459 = !DILocation(line: 53, column: 22, scope: !386)
!460 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !461)
!461 = !DILocation(line: 53, column: 12, scope: !386)
!462 = !DILocation(line: 53, column: 9, scope: !386)
!463 = !DILocation(line: 54, column: 22, scope: !386)
!464 = !DILocation(line: 961, column: 18, scope: !383, inlinedAt: !465)
!465 = !DILocation(line: 54, column: 12, scope: !386)
!466 = !DILocation(line: 54, column: 9, scope: !386)
!467 = !DILocation(line: 56, column: 2, scope: !364)
