; ModuleID = 'floats.ec1f72bd60b43923-cgu.0'
source_filename = "floats.ec1f72bd60b43923-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @arithmetic(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_12 = mul i32 %_13, %_14, !dbg !21
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_11 = add i32 %_12, %_15, !dbg !32
  %t = zext i32 %_11 to i64, !dbg !32
  %_7 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !33
  %_6 = load float, ptr %_7, align 4, !dbg !41, !noundef !14
  %_9 = getelementptr inbounds nuw double, ptr %b, i64 %t, !dbg !42
  %_8 = load double, ptr %_9, align 8, !dbg !45, !noundef !14
  %0 = fpext float %_6 to double, !dbg !46
  %_82.i = fcmp ogt double %_8, %0, !dbg !57
  br i1 %_82.i, label %_RNvNtCskgSkJkxhJh7_6floats7numbers10arithmetic.exit, label %bb3.i, !dbg !57

bb3.i:                                            ; preds = %start
  %_84.i = fcmp ult float %_6, 2.000000e+00, !dbg !58
  br i1 %_84.i, label %bb5.i, label %_RNvNtCskgSkJkxhJh7_6floats7numbers10arithmetic.exit, !dbg !58

bb5.i:                                            ; preds = %bb3.i
  br label %_RNvNtCskgSkJkxhJh7_6floats7numbers10arithmetic.exit, !dbg !59

_RNvNtCskgSkJkxhJh7_6floats7numbers10arithmetic.exit: ; preds = %start, %bb3.i, %bb5.i
  %_83.sroa.0.0.i = phi double [ %_8, %bb5.i ], [ %0, %bb3.i ], [ 1.000000e+00, %start ], !dbg !60
  %_68.i = bitcast double %_8 to i64, !dbg !61
  %switch.selectcmp15.i = tail call i1 @llvm.is.fpclass.f64(double %_8, i32 759), !dbg !67
  %1 = select i1 %switch.selectcmp15.i, double 0.000000e+00, double 2.000000e+00, !dbg !67
  %_89.i = bitcast float %_6 to i32, !dbg !76
  %_105.i = and i32 %_89.i, 8388607, !dbg !84
  %2 = icmp eq i32 %_105.i, 0, !dbg !92
  %_106.i = and i32 %_89.i, 2139095040, !dbg !92
  %switch.selectcmp10.i = icmp eq i32 %_106.i, 0, !dbg !92
  %switch.select.i = select i1 %switch.selectcmp10.i, double 1.000000e+00, double 0.000000e+00, !dbg !92
  %_73.i = select i1 %2, double 0.000000e+00, double %switch.select.i, !dbg !92
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %_68.i, i64 %_68.i, i64 1), !dbg !93
  %_7.i.i = fcmp olt float %_6, -1.000000e+00, !dbg !103
  %self.sroa.0.0.i.i = select i1 %_7.i.i, float -1.000000e+00, float %_6, !dbg !103
  %_9.i.i = fcmp ogt float %self.sroa.0.0.i.i, 1.000000e+00, !dbg !106
  %self.sroa.0.1.i.i = select i1 %_9.i.i, float 1.000000e+00, float %self.sroa.0.0.i.i, !dbg !106
  %_70.i = fadd double %1, %_73.i, !dbg !107
  %sh.diff.i = lshr i64 %_68.i, 61, !dbg !108
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i8, !dbg !108
  %4 = and i8 %tr.sh.diff.i, 4, !dbg !108
  %_78.i = uitofp nneg i8 %4 to double, !dbg !108
  %_69.i = fadd double %_70.i, %_78.i, !dbg !107
  %_65.i = xor i32 %_89.i, 32768, !dbg !109
  %_64.i = bitcast i32 %_65.i to float, !dbg !110
  %_63.i = fpext float %_64.i to double, !dbg !113
  %_66.i = bitcast i64 %3 to double, !dbg !115
  %_62.i = fadd double %_63.i, %_66.i, !dbg !118
  %_53.i = tail call i8 @llvm.fptosi.sat.i8.f32(float %_6), !dbg !119
  %_52.i = sitofp i8 %_53.i to double, !dbg !120
  %_55.i = tail call i32 @llvm.fptoui.sat.i32.f32(float %_6), !dbg !124
  %_54.i = uitofp i32 %_55.i to double, !dbg !125
  %_51.i = fadd double %_52.i, %_54.i, !dbg !129
  %_57.i = tail call i64 @llvm.fptosi.sat.i64.f32(float %_6), !dbg !130
  %_56.i = sitofp i64 %_57.i to double, !dbg !130
  %_50.i = fadd double %_51.i, %_56.i, !dbg !129
  %_59.i = tail call i64 @llvm.fptoui.sat.i64.f32(float %_6), !dbg !131
  %_58.i = uitofp i64 %_59.i to double, !dbg !131
  %_49.i = fadd double %_50.i, %_58.i, !dbg !129
  %_61.i = tail call i32 @llvm.fptosi.sat.i32.f64(double %_8), !dbg !132
  %_60.i = sitofp i32 %_61.i to double, !dbg !133
  %_48.i = fadd double %_49.i, %_60.i, !dbg !129
  %_39.i = tail call i32 @llvm.fptosi.sat.i32.f32(float %_6), !dbg !137
  %_38.i = sitofp i32 %_39.i to double, !dbg !138
  %_41.i = tail call i64 @llvm.fptosi.sat.i64.f64(double %_8), !dbg !140
  %_40.i = sitofp i64 %_41.i to double, !dbg !140
  %_37.i = fadd double %_38.i, %_40.i, !dbg !141
  %_43.i = tail call i8 @llvm.fptoui.sat.i8.f32(float %_6), !dbg !142
  %_42.i = uitofp i8 %_43.i to double, !dbg !143
  %_36.i = fadd double %_37.i, %_42.i, !dbg !141
  %_45.i = tail call i64 @llvm.fptoui.sat.i64.f64(double %_8), !dbg !147
  %_44.i = uitofp i64 %_45.i to double, !dbg !147
  %_35.i = fadd double %_36.i, %_44.i, !dbg !141
  %_47.i = tail call i16 @llvm.fptosi.sat.i16.f64(double %_8), !dbg !148
  %_46.i = sitofp i16 %_47.i to double, !dbg !149
  %_34.i = fadd double %_35.i, %_46.i, !dbg !141
  %_94.i = ashr i32 %_89.i, 31, !dbg !153
  %_92.i = lshr i32 %_94.i, 1, !dbg !156
  %5 = xor i32 %_92.i, %_89.i, !dbg !157
  %_26.i = tail call i8 @llvm.scmp.i8.i32(i32 %5, i32 1069547520), !dbg !158
  %_25.i = sitofp i8 %_26.i to double, !dbg !165
  %_30.i = fcmp uno double %_8, 0.000000e+00, !dbg !167
  %_28.i = uitofp i1 %_30.i to double, !dbg !170
  %_24.i = fadd double %_28.i, %_25.i, !dbg !172
  %6 = tail call float @llvm.fabs.f32(float %_6), !dbg !173
  %_33.i = fcmp oeq float %6, 0x7FF0000000000000, !dbg !173
  %_31.i = uitofp i1 %_33.i to double, !dbg !176
  %_23.i = fadd double %_24.i, %_31.i, !dbg !172
  %_20.i = fdiv double 1.000000e+00, %_8, !dbg !178
  %_18.i = fpext float %self.sroa.0.1.i.i to double, !dbg !181
  %_17.i = fadd double %_20.i, %_18.i, !dbg !183
  %_22.i = fdiv float 1.000000e+00, %_6, !dbg !184
  %_21.i = fpext float %_22.i to double, !dbg !185
  %_16.i = fadd double %_17.i, %_21.i, !dbg !183
  %7 = tail call double @llvm.minnum.f64(double %_8, double 5.000000e-01), !dbg !187
  %_11.i = fptrunc double %_8 to float, !dbg !190
  %8 = tail call float @llvm.maxnum.f32(float %_6, float %_11.i), !dbg !191
  %_9.i = fpext float %8 to double, !dbg !194
  %_8.i = fadd double %7, %_9.i, !dbg !196
  %_14.i = fpext float %6 to double, !dbg !197
  %9 = tail call double @llvm.copysign.f64(double %_14.i, double %_8), !dbg !199
  %_7.i = fadd double %9, %_8.i, !dbg !196
  %_5.i = fneg float %_6, !dbg !202
  %_4.i = fpext float %_5.i to double, !dbg !203
  %_6.i = fmul double %_8, 0x3FE6666666666666, !dbg !205
  %_3.i = fadd double %_6.i, %_4.i, !dbg !206
  %_86.i = fcmp ogt float %_6, 0.000000e+00, !dbg !207
  %_87.i = fneg double %_8, !dbg !208
  %10 = select i1 %_86.i, double %_8, double %_87.i, !dbg !209, !unpredictable !14
  %_10 = getelementptr inbounds nuw [10 x double], ptr %out, i64 %t, !dbg !221
  store double %_3.i, ptr %_10, align 8, !dbg !227
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !227
  store double %_7.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.5.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 16, !dbg !227
  store double %_16.i, ptr %_5.sroa.5.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.6.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 24, !dbg !227
  store double %_23.i, ptr %_5.sroa.6.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.7.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 32, !dbg !227
  store double %_34.i, ptr %_5.sroa.7.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.8.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 40, !dbg !227
  store double %_48.i, ptr %_5.sroa.8.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.9.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 48, !dbg !227
  store double %_62.i, ptr %_5.sroa.9.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.10.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 56, !dbg !227
  store double %_69.i, ptr %_5.sroa.10.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.11.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 64, !dbg !227
  store double %_83.sroa.0.0.i, ptr %_5.sroa.11.0._10.sroa_idx, align 8, !dbg !227
  %_5.sroa.12.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 72, !dbg !227
  store double %10, ptr %_5.sroa.12.0._10.sroa_idx, align 8, !dbg !227
  ret void, !dbg !228
}

; Function Attrs: nounwind
define ptx_kernel void @by_name(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !229 {
start:
  %c = alloca [4 x i8], align 4
  %s = alloca [4 x i8], align 4
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !230
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !235
  %_20 = mul i32 %_21, %_22, !dbg !232
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !238
  %_19 = add i32 %_20, %_23, !dbg !241
  %t = zext i32 %_19 to i64, !dbg !241
  %_5 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !242
  %x = load float, ptr %_5, align 4, !dbg !246, !noundef !14
  call void @llvm.lifetime.start.p0(ptr nonnull %s), !dbg !247
  store float 0.000000e+00, ptr %s, align 4, !dbg !247
  call void @llvm.lifetime.start.p0(ptr nonnull %c), !dbg !249
  store float 0.000000e+00, ptr %c, align 4, !dbg !249
  call void @__nv_sincosf(float noundef %x, ptr noundef nonnull %s, ptr noundef nonnull %c) #5, !dbg !250
  %_13 = call noundef float @__nv_erff(float noundef %x) #5, !dbg !252
  %_12 = fpext float %_13 to double, !dbg !253
  %_11 = call noundef double @__nv_hypot(double noundef %_12, double noundef 2.000000e+00) #5, !dbg !260
  %_16 = load float, ptr %s, align 4, !dbg !261, !noundef !14
  %_17 = load float, ptr %c, align 4, !dbg !262, !noundef !14
  %_15 = fmul float %_16, %_17, !dbg !261
  %_14 = fpext float %_15 to double, !dbg !263
  %_18 = getelementptr inbounds nuw double, ptr %out, i64 %t, !dbg !265
  %0 = fadd double %_11, %_14, !dbg !268
  store double %0, ptr %_18, align 8, !dbg !268
  call void @llvm.lifetime.end.p0(ptr nonnull %c), !dbg !269
  call void @llvm.lifetime.end.p0(ptr nonnull %s), !dbg !269
  ret void, !dbg !270
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @doubles(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !271 {
start:
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !272
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !277
  %_40 = mul i32 %_41, %_42, !dbg !274
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !280
  %_39 = add i32 %_40, %_43, !dbg !283
  %t = zext i32 %_39 to i64, !dbg !283
  %_5 = getelementptr inbounds nuw double, ptr %a, i64 %t, !dbg !284
  %x = load double, ptr %_5, align 8, !dbg !288, !noundef !14
  %o.idx = shl nuw nsw i64 %t, 7, !dbg !289
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !289
  %0 = tail call double @llvm.sqrt.f64(double %x), !dbg !292
  store double %0, ptr %o, align 8, !dbg !294
  %1 = tail call double @llvm.sin.f64(double %x), !dbg !295
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !296
  store double %1, ptr %_10, align 8, !dbg !298
  %2 = tail call double @llvm.cos.f64(double %x), !dbg !299
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !300
  store double %2, ptr %_12, align 8, !dbg !302
  %3 = tail call double @llvm.exp.f64(double %x), !dbg !303
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !304
  store double %3, ptr %_14, align 8, !dbg !306
  %4 = tail call double @llvm.exp2.f64(double %x), !dbg !307
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !308
  store double %4, ptr %_16, align 8, !dbg !310
  %5 = tail call double @llvm.log.f64(double %x), !dbg !311
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !312
  store double %5, ptr %_18, align 8, !dbg !314
  %6 = tail call double @llvm.log2.f64(double %x), !dbg !315
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !316
  store double %6, ptr %_20, align 8, !dbg !318
  %7 = tail call double @llvm.log10.f64(double %x), !dbg !319
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !320
  store double %7, ptr %_22, align 8, !dbg !322
  %8 = tail call double @llvm.pow.f64(double %x, double 1.700000e+00), !dbg !323
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !324
  store double %8, ptr %_24, align 8, !dbg !326
  %9 = tail call double @llvm.powi.f64.i32(double %x, i32 -3), !dbg !327
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !328
  store double %9, ptr %_26, align 8, !dbg !330
  %10 = tail call double @llvm.fma.f64(double %x, double 2.500000e+00, double %x), !dbg !331
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !332
  store double %10, ptr %_28, align 8, !dbg !334
  %11 = tail call double @llvm.floor.f64(double %x), !dbg !335
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 88, !dbg !336
  store double %11, ptr %_30, align 8, !dbg !338
  %12 = tail call double @llvm.ceil.f64(double %x), !dbg !339
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !340
  store double %12, ptr %_32, align 8, !dbg !342
  %13 = tail call double @llvm.trunc.f64(double %x), !dbg !343
  %_34 = getelementptr inbounds nuw i8, ptr %o, i64 104, !dbg !344
  store double %13, ptr %_34, align 8, !dbg !346
  %14 = tail call double @llvm.round.f64(double %x), !dbg !347
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 112, !dbg !348
  store double %14, ptr %_36, align 8, !dbg !350
  %15 = tail call double @llvm.rint.f64(double %x), !dbg !351
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 120, !dbg !352
  store double %15, ptr %_38, align 8, !dbg !354
  ret void, !dbg !355
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @newer(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !356 {
start:
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !357
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !362
  %_19 = mul i32 %_20, %_21, !dbg !359
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !365
  %_18 = add i32 %_19, %_22, !dbg !368
  %t = zext i32 %_18 to i64, !dbg !368
  %_6 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !369
  %x = load float, ptr %_6, align 4, !dbg !373, !noundef !14
  %_8 = getelementptr inbounds nuw double, ptr %b, i64 %t, !dbg !374
  %y = load double, ptr %_8, align 8, !dbg !377, !noundef !14
  %_11 = fptrunc double %y to float, !dbg !378
  %_3.i = fcmp olt float %x, %_11, !dbg !380
  br i1 %_3.i, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit, label %bb2.i, !dbg !380

bb2.i:                                            ; preds = %start
  %_4.i = fcmp ogt float %x, %_11, !dbg !385
  br i1 %_4.i, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit, label %bb4.i, !dbg !385

bb4.i:                                            ; preds = %bb2.i
  %_5.i = fcmp oeq float %x, %_11, !dbg !386
  br i1 %_5.i, label %bb5.i, label %bb11.i, !dbg !386

bb11.i:                                           ; preds = %bb4.i
  %0 = fadd float %x, %_11, !dbg !387
  br label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit, !dbg !388

bb5.i:                                            ; preds = %bb4.i
  %_8.i = bitcast float %x to i32, !dbg !389
  %1 = icmp slt i32 %_8.i, 0, !dbg !394
  %2 = bitcast double %y to i64
  %_9.not.i = icmp sgt i64 %2, -1
  %or.cond.i = and i1 %1, %_9.not.i, !dbg !394
  %spec.select.i = select i1 %or.cond.i, float %x, float %_11, !dbg !394
  br label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit, !dbg !394

_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit: ; preds = %start, %bb2.i, %bb11.i, %bb5.i
  %_0.sroa.0.0.i = phi float [ %0, %bb11.i ], [ %x, %start ], [ %_11, %bb2.i ], [ %spec.select.i, %bb5.i ], !dbg !395
  %_13 = fpext float %x to double, !dbg !396
  %_3.i2 = fcmp ogt double %y, %_13, !dbg !401
  br i1 %_3.i2, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, label %bb2.i3, !dbg !401

bb2.i3:                                           ; preds = %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit
  %_4.i4 = fcmp olt double %y, %_13, !dbg !406
  br i1 %_4.i4, label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, label %bb4.i5, !dbg !406

bb4.i5:                                           ; preds = %bb2.i3
  %_5.i6 = fcmp oeq double %y, %_13, !dbg !407
  br i1 %_5.i6, label %bb5.i9, label %bb11.i7, !dbg !407

bb11.i7:                                          ; preds = %bb4.i5
  %3 = fadd double %y, %_13, !dbg !408
  br label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, !dbg !409

bb5.i9:                                           ; preds = %bb4.i5
  %_9.i = bitcast double %y to i64, !dbg !410
  %_7.not.i = icmp slt i64 %_9.i, 0, !dbg !417
  %4 = bitcast float %x to i32
  %5 = icmp sgt i32 %4, -1
  %or.cond.i11 = or i1 %5, %_7.not.i, !dbg !418
  %spec.select.i12 = select i1 %or.cond.i11, double %_13, double %y, !dbg !418
  br label %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit, !dbg !418

_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64.exit: ; preds = %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit, %bb2.i3, %bb11.i7, %bb5.i9
  %_0.sroa.0.0.i8 = phi double [ %3, %bb11.i7 ], [ %y, %_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32.exit ], [ %_13, %bb2.i3 ], [ %spec.select.i12, %bb5.i9 ], !dbg !419
  %_9 = fpext float %_0.sroa.0.0.i to double, !dbg !420
  %_15 = frem float %x, 3.000000e+00, !dbg !422
  %_14 = fpext float %_15 to double, !dbg !423
  %_16 = frem double %y, 0x3FE6666666666666, !dbg !425
  %_17 = getelementptr inbounds nuw [4 x double], ptr %out, i64 %t, !dbg !426
  store double %_9, ptr %_17, align 8, !dbg !429
  %6 = getelementptr inbounds nuw i8, ptr %_17, i64 8, !dbg !429
  store double %_0.sroa.0.0.i8, ptr %6, align 8, !dbg !429
  %7 = getelementptr inbounds nuw i8, ptr %_17, i64 16, !dbg !429
  store double %_14, ptr %7, align 8, !dbg !429
  %8 = getelementptr inbounds nuw i8, ptr %_17, i64 24, !dbg !429
  store double %_16, ptr %8, align 8, !dbg !429
  ret void, !dbg !430
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @singles(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !431 {
start:
  %_53 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !432
  %_54 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !437
  %_52 = mul i32 %_53, %_54, !dbg !434
  %_55 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !440
  %_51 = add i32 %_52, %_55, !dbg !443
  %t = zext i32 %_51 to i64, !dbg !443
  %_5 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !444
  %x = load float, ptr %_5, align 4, !dbg !448, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 80, !dbg !449
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !449
  %0 = tail call float @llvm.sqrt.f32(float %x), !dbg !452
  store float %0, ptr %o, align 4, !dbg !454
  %1 = tail call float @llvm.sin.f32(float %x), !dbg !455
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !456
  store float %1, ptr %_10, align 4, !dbg !458
  %2 = tail call float @llvm.cos.f32(float %x), !dbg !459
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !460
  store float %2, ptr %_12, align 4, !dbg !462
  %3 = tail call float @llvm.exp.f32(float %x), !dbg !463
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !464
  store float %3, ptr %_14, align 4, !dbg !466
  %4 = tail call float @llvm.exp2.f32(float %x), !dbg !467
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !468
  store float %4, ptr %_16, align 4, !dbg !470
  %5 = tail call float @llvm.log.f32(float %x), !dbg !471
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !472
  store float %5, ptr %_18, align 4, !dbg !474
  %6 = tail call float @llvm.log2.f32(float %x), !dbg !475
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !476
  store float %6, ptr %_20, align 4, !dbg !478
  %7 = tail call float @llvm.log10.f32(float %x), !dbg !479
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 28, !dbg !480
  store float %7, ptr %_22, align 4, !dbg !482
  %8 = tail call float @llvm.pow.f32(float %x, float 0x3FFB333340000000), !dbg !483
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !484
  store float %8, ptr %_24, align 4, !dbg !486
  %9 = tail call float @llvm.powi.f32.i32(float %x, i32 5), !dbg !487
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 36, !dbg !488
  store float %9, ptr %_26, align 4, !dbg !490
  %10 = tail call float @llvm.fma.f32(float %x, float 2.500000e+00, float %x), !dbg !491
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !492
  store float %10, ptr %_28, align 4, !dbg !494
  %11 = tail call float @llvm.floor.f32(float %x), !dbg !495
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 44, !dbg !496
  store float %11, ptr %_30, align 4, !dbg !498
  %12 = tail call float @llvm.ceil.f32(float %x), !dbg !499
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !500
  store float %12, ptr %_32, align 4, !dbg !502
  %13 = tail call float @llvm.trunc.f32(float %x), !dbg !503
  %_34 = getelementptr inbounds nuw i8, ptr %o, i64 52, !dbg !504
  store float %13, ptr %_34, align 4, !dbg !506
  %14 = tail call float @llvm.round.f32(float %x), !dbg !507
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !508
  store float %14, ptr %_36, align 4, !dbg !510
  %15 = tail call float @llvm.rint.f32(float %x), !dbg !511
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 60, !dbg !512
  store float %15, ptr %_38, align 4, !dbg !514
  %16 = fadd fast float %x, -1.000000e+00, !dbg !515
  %17 = fmul fast float %16, %x, !dbg !516
  %18 = fadd fast float %17, %x, !dbg !517
  %_42 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !518
  store float %18, ptr %_42, align 4, !dbg !520
  %19 = fadd reassoc nsz arcp contract float %x, 3.000000e+00, !dbg !521
  %20 = fdiv reassoc nsz arcp contract float %19, %x, !dbg !522
  %_45 = getelementptr inbounds nuw i8, ptr %o, i64 68, !dbg !523
  store float %20, ptr %_45, align 4, !dbg !525
  %21 = tail call float @llvm.fmuladd.f32(float %x, float %x, float 1.500000e+00), !dbg !526
  %_47 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !527
  store float %21, ptr %_47, align 4, !dbg !529
  %22 = tail call float @llvm.powi.f32.i32(float %x, i32 %_51), !dbg !530
  %_50 = getelementptr inbounds nuw i8, ptr %o, i64 76, !dbg !531
  store float %22, ptr %_50, align 4, !dbg !533
  ret void, !dbg !534
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptoui.sat.i64.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

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
!10 = distinct !DISubprogram(name: "arithmetic", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/floats.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "646854917cfaf21d9909822f146dc67c")
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
!25 = !DILocation(line: 14, column: 13, scope: !10)
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
!39 = !DILocation(line: 16, column: 51, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 14, column: 5)
!41 = !DILocation(line: 16, column: 48, scope: !40)
!42 = !DILocation(line: 863, column: 18, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPd3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DILocation(line: 16, column: 62, scope: !40)
!45 = !DILocation(line: 16, column: 59, scope: !40)
!46 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!49 = !DINamespace(name: "{impl#119}", scope: !50)
!50 = !DINamespace(name: "num", scope: !51)
!51 = !DINamespace(name: "convert", scope: !20)
!52 = distinct !DILocation(line: 17, column: 12, scope: !53, inlinedAt: !56)
!53 = distinct !DISubprogram(name: "arithmetic", linkageName: "_RNvNtCskgSkJkxhJh7_6floats7numbers10arithmetic", scope: !55, file: !54, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DIFile(filename: "kernels/../shared/numbers.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "87b909a03fe6dd22065fc378077d1725")
!55 = !DINamespace(name: "numbers", scope: !12)
!56 = distinct !DILocation(line: 16, column: 28, scope: !40)
!57 = !DILocation(line: 17, column: 12, scope: !53, inlinedAt: !56)
!58 = !DILocation(line: 19, column: 19, scope: !53, inlinedAt: !56)
!59 = !DILocation(line: 19, column: 16, scope: !53, inlinedAt: !56)
!60 = !DILocation(line: 0, scope: !53, inlinedAt: !56)
!61 = !DILocation(line: 1181, column: 18, scope: !62, inlinedAt: !66)
!62 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d7to_bits", scope: !64, file: !63, line: 1179, type: !13, scopeLine: 1179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!63 = !DIFile(filename: "src/num/f64.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "cbb76cb498122bc6efb17630e39a4d29")
!64 = !DINamespace(name: "{impl#0}", scope: !65)
!65 = !DINamespace(name: "f64", scope: !20)
!66 = distinct !DILocation(line: 13, column: 76, scope: !53, inlinedAt: !56)
!67 = !DILocation(line: 731, column: 9, scope: !68, inlinedAt: !70)
!68 = distinct !DILexicalBlock(scope: !69, file: !63, line: 730, column: 9)
!69 = distinct !DISubprogram(name: "classify", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d8classify", scope: !64, file: !63, line: 724, type: !13, scopeLine: 724, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = distinct !DILocation(line: 706, column: 23, scope: !71, inlinedAt: !75)
!71 = !DILexicalBlockFile(scope: !72, file: !63, discriminator: 0)
!72 = distinct !DILexicalBlock(scope: !74, file: !73, line: 433, column: 9)
!73 = !DIFile(filename: "src/macros/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!74 = distinct !DISubprogram(name: "is_normal", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d9is_normal", scope: !64, file: !63, line: 705, type: !13, scopeLine: 705, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!75 = distinct !DILocation(line: 15, column: 36, scope: !53, inlinedAt: !56)
!76 = !DILocation(line: 1183, column: 18, scope: !77, inlinedAt: !81)
!77 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f7to_bits", scope: !79, file: !78, line: 1181, type: !13, scopeLine: 1181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!78 = !DIFile(filename: "src/num/f32.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "29440f68993654c140e7292370c39f5c")
!79 = !DINamespace(name: "{impl#0}", scope: !80)
!80 = !DINamespace(name: "f32", scope: !20)
!81 = distinct !DILocation(line: 1441, column: 29, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "total_cmp", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f9total_cmp", scope: !79, file: !78, line: 1440, type: !13, scopeLine: 1440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!83 = distinct !DILocation(line: 8, column: 21, scope: !53, inlinedAt: !56)
!84 = !DILocation(line: 732, column: 16, scope: !85, inlinedAt: !87)
!85 = distinct !DILexicalBlock(scope: !86, file: !78, line: 731, column: 9)
!86 = distinct !DISubprogram(name: "classify", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f8classify", scope: !79, file: !78, line: 725, type: !13, scopeLine: 725, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = distinct !DILocation(line: 680, column: 23, scope: !88, inlinedAt: !91)
!88 = !DILexicalBlockFile(scope: !89, file: !78, discriminator: 0)
!89 = distinct !DILexicalBlock(scope: !90, file: !73, line: 433, column: 9)
!90 = distinct !DISubprogram(name: "is_subnormal", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f12is_subnormal", scope: !79, file: !78, line: 679, type: !13, scopeLine: 679, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!91 = distinct !DILocation(line: 14, column: 30, scope: !53, inlinedAt: !56)
!92 = !DILocation(line: 732, column: 9, scope: !85, inlinedAt: !87)
!93 = !DILocation(line: 2029, column: 14, scope: !94, inlinedAt: !97)
!94 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftyECskgSkJkxhJh7_6floats", scope: !96, file: !95, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!96 = !DINamespace(name: "intrinsics", scope: !20)
!97 = distinct !DILocation(line: 386, column: 20, scope: !98, inlinedAt: !102)
!98 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11rotate_left", scope: !100, file: !99, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!100 = !DINamespace(name: "{impl#9}", scope: !101)
!101 = !DINamespace(name: "num", scope: !20)
!102 = distinct !DILocation(line: 13, column: 86, scope: !53, inlinedAt: !56)
!103 = !DILocation(line: 1512, column: 12, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "clamp", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f5clamp", scope: !79, file: !78, line: 1503, type: !13, scopeLine: 1503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = distinct !DILocation(line: 7, column: 21, scope: !53, inlinedAt: !56)
!106 = !DILocation(line: 1515, column: 12, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 14, column: 9, scope: !53, inlinedAt: !56)
!108 = !DILocation(line: 16, column: 15, scope: !53, inlinedAt: !56)
!109 = !DILocation(line: 13, column: 34, scope: !53, inlinedAt: !56)
!110 = !DILocation(line: 1230, column: 18, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f9from_bits", scope: !79, file: !78, line: 1227, type: !13, scopeLine: 1227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = distinct !DILocation(line: 13, column: 19, scope: !53, inlinedAt: !56)
!113 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !114)
!114 = distinct !DILocation(line: 13, column: 9, scope: !53, inlinedAt: !56)
!115 = !DILocation(line: 1228, column: 18, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d9from_bits", scope: !64, file: !63, line: 1225, type: !13, scopeLine: 1225, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!117 = distinct !DILocation(line: 13, column: 59, scope: !53, inlinedAt: !56)
!118 = !DILocation(line: 13, column: 9, scope: !53, inlinedAt: !56)
!119 = !DILocation(line: 12, column: 19, scope: !53, inlinedAt: !56)
!120 = !DILocation(line: 82, column: 17, scope: !121, inlinedAt: !123)
!121 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1B_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromaE4from", scope: !122, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DINamespace(name: "{impl#101}", scope: !50)
!123 = distinct !DILocation(line: 12, column: 9, scope: !53, inlinedAt: !56)
!124 = !DILocation(line: 12, column: 40, scope: !53, inlinedAt: !56)
!125 = !DILocation(line: 82, column: 17, scope: !126, inlinedAt: !128)
!126 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1P_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FrommE4from", scope: !127, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DINamespace(name: "{impl#115}", scope: !50)
!128 = distinct !DILocation(line: 12, column: 30, scope: !53, inlinedAt: !56)
!129 = !DILocation(line: 12, column: 9, scope: !53, inlinedAt: !56)
!130 = !DILocation(line: 12, column: 52, scope: !53, inlinedAt: !56)
!131 = !DILocation(line: 12, column: 70, scope: !53, inlinedAt: !56)
!132 = !DILocation(line: 12, column: 98, scope: !53, inlinedAt: !56)
!133 = !DILocation(line: 82, column: 17, scope: !134, inlinedAt: !136)
!134 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1G_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromlE4from", scope: !135, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DINamespace(name: "{impl#106}", scope: !50)
!136 = distinct !DILocation(line: 12, column: 88, scope: !53, inlinedAt: !56)
!137 = !DILocation(line: 11, column: 19, scope: !53, inlinedAt: !56)
!138 = !DILocation(line: 82, column: 17, scope: !134, inlinedAt: !139)
!139 = distinct !DILocation(line: 11, column: 9, scope: !53, inlinedAt: !56)
!140 = !DILocation(line: 11, column: 31, scope: !53, inlinedAt: !56)
!141 = !DILocation(line: 11, column: 9, scope: !53, inlinedAt: !56)
!142 = !DILocation(line: 11, column: 59, scope: !53, inlinedAt: !56)
!143 = !DILocation(line: 82, column: 17, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1K_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromhE4from", scope: !145, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!145 = !DINamespace(name: "{impl#110}", scope: !50)
!146 = distinct !DILocation(line: 11, column: 49, scope: !53, inlinedAt: !56)
!147 = !DILocation(line: 11, column: 70, scope: !53, inlinedAt: !56)
!148 = !DILocation(line: 11, column: 98, scope: !53, inlinedAt: !56)
!149 = !DILocation(line: 82, column: 17, scope: !150, inlinedAt: !152)
!150 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1E_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromsE4from", scope: !151, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!151 = !DINamespace(name: "{impl#104}", scope: !50)
!152 = distinct !DILocation(line: 11, column: 88, scope: !53, inlinedAt: !56)
!153 = !DILocation(line: 1466, column: 19, scope: !154, inlinedAt: !83)
!154 = distinct !DILexicalBlock(scope: !155, file: !78, line: 1442, column: 9)
!155 = distinct !DILexicalBlock(scope: !82, file: !78, line: 1441, column: 9)
!156 = !DILocation(line: 1466, column: 17, scope: !154, inlinedAt: !83)
!157 = !DILocation(line: 1466, column: 9, scope: !154, inlinedAt: !83)
!158 = !DILocation(line: 2011, column: 21, scope: !159, inlinedAt: !164)
!159 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCs2TNzTbj2aEP_4core3cmp5implslNtB8_3Ord3cmp", scope: !161, file: !160, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!160 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!161 = !DINamespace(name: "{impl#77}", scope: !162)
!162 = !DINamespace(name: "impls", scope: !163)
!163 = !DINamespace(name: "cmp", scope: !20)
!164 = distinct !DILocation(line: 1469, column: 14, scope: !154, inlinedAt: !83)
!165 = !DILocation(line: 82, column: 17, scope: !121, inlinedAt: !166)
!166 = distinct !DILocation(line: 8, column: 9, scope: !53, inlinedAt: !56)
!167 = !DILocation(line: 603, column: 9, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "is_nan", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d6is_nan", scope: !64, file: !63, line: 602, type: !13, scopeLine: 602, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!169 = distinct !DILocation(line: 9, column: 36, scope: !53, inlinedAt: !56)
!170 = !DILocation(line: 82, column: 17, scope: !144, inlinedAt: !171)
!171 = distinct !DILocation(line: 9, column: 15, scope: !53, inlinedAt: !56)
!172 = !DILocation(line: 8, column: 9, scope: !53, inlinedAt: !56)
!173 = !DILocation(line: 630, column: 9, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "is_infinite", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f11is_infinite", scope: !79, file: !78, line: 626, type: !13, scopeLine: 626, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = distinct !DILocation(line: 10, column: 36, scope: !53, inlinedAt: !56)
!176 = !DILocation(line: 82, column: 17, scope: !144, inlinedAt: !177)
!177 = distinct !DILocation(line: 10, column: 15, scope: !53, inlinedAt: !56)
!178 = !DILocation(line: 925, column: 9, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "recip", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d5recip", scope: !64, file: !63, line: 924, type: !13, scopeLine: 924, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!180 = distinct !DILocation(line: 7, column: 43, scope: !53, inlinedAt: !56)
!181 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !182)
!182 = distinct !DILocation(line: 7, column: 9, scope: !53, inlinedAt: !56)
!183 = !DILocation(line: 7, column: 9, scope: !53, inlinedAt: !56)
!184 = !DILocation(line: 7, column: 63, scope: !53, inlinedAt: !56)
!185 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !186)
!186 = distinct !DILocation(line: 7, column: 53, scope: !53, inlinedAt: !56)
!187 = !DILocation(line: 1037, column: 9, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "min", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d3min", scope: !64, file: !63, line: 1036, type: !13, scopeLine: 1036, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!189 = distinct !DILocation(line: 6, column: 40, scope: !53, inlinedAt: !56)
!190 = !DILocation(line: 6, column: 25, scope: !53, inlinedAt: !56)
!191 = !DILocation(line: 992, column: 9, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "max", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f3max", scope: !79, file: !78, line: 991, type: !13, scopeLine: 991, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!193 = distinct !DILocation(line: 6, column: 21, scope: !53, inlinedAt: !56)
!194 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !195)
!195 = distinct !DILocation(line: 6, column: 9, scope: !53, inlinedAt: !56)
!196 = !DILocation(line: 6, column: 9, scope: !53, inlinedAt: !56)
!197 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !198)
!198 = distinct !DILocation(line: 6, column: 51, scope: !53, inlinedAt: !56)
!199 = !DILocation(line: 1626, column: 9, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "copysign", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d8copysign", scope: !64, file: !63, line: 1625, type: !13, scopeLine: 1625, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!201 = distinct !DILocation(line: 6, column: 70, scope: !53, inlinedAt: !56)
!202 = !DILocation(line: 5, column: 19, scope: !53, inlinedAt: !56)
!203 = !DILocation(line: 82, column: 17, scope: !47, inlinedAt: !204)
!204 = distinct !DILocation(line: 5, column: 9, scope: !53, inlinedAt: !56)
!205 = !DILocation(line: 5, column: 25, scope: !53, inlinedAt: !56)
!206 = !DILocation(line: 5, column: 9, scope: !53, inlinedAt: !56)
!207 = !DILocation(line: 24, column: 42, scope: !53, inlinedAt: !56)
!208 = !DILocation(line: 24, column: 54, scope: !53, inlinedAt: !56)
!209 = !DILocation(line: 876, column: 9, scope: !210, inlinedAt: !220)
!210 = distinct !DILexicalBlock(scope: !212, file: !211, line: 869, column: 9)
!211 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!212 = distinct !DILexicalBlock(scope: !213, file: !211, line: 863, column: 9)
!213 = distinct !DILexicalBlock(scope: !214, file: !211, line: 862, column: 9)
!214 = distinct !DILexicalBlock(scope: !215, file: !211, line: 852, column: 5)
!215 = distinct !DILexicalBlock(scope: !216, file: !211, line: 851, column: 5)
!216 = distinct !DILexicalBlock(scope: !217, file: !211, line: 836, column: 5)
!217 = distinct !DILexicalBlock(scope: !218, file: !211, line: 835, column: 5)
!218 = distinct !DISubprogram(name: "select_unpredictable<f64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core4hint20select_unpredictabledECskgSkJkxhJh7_6floats", scope: !219, file: !211, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!219 = !DINamespace(name: "hint", scope: !20)
!220 = distinct !DILocation(line: 24, column: 9, scope: !53, inlinedAt: !56)
!221 = !DILocation(line: 961, column: 18, scope: !222, inlinedAt: !226)
!222 = distinct !DISubprogram(name: "add<[f64; 10]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAdja_3addCskgSkJkxhJh7_6floats", scope: !224, file: !223, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!223 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!224 = !DINamespace(name: "{impl#0}", scope: !225)
!225 = !DINamespace(name: "mut_ptr", scope: !38)
!226 = !DILocation(line: 16, column: 19, scope: !40)
!227 = !DILocation(line: 16, column: 14, scope: !40)
!228 = !DILocation(line: 17, column: 2, scope: !10)
!229 = distinct !DISubprogram(name: "by_name", scope: !12, file: !11, line: 90, type: !13, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!230 = !DILocation(line: 83, column: 5, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!232 = !DILocation(line: 11, column: 15, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!234 = !DILocation(line: 91, column: 13, scope: !229)
!235 = !DILocation(line: 62, column: 5, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!237 = !DILocation(line: 11, column: 39, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 125, column: 5, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!240 = !DILocation(line: 11, column: 63, scope: !233, inlinedAt: !234)
!241 = !DILocation(line: 11, column: 14, scope: !233, inlinedAt: !234)
!242 = !DILocation(line: 863, column: 18, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!244 = !DILocation(line: 94, column: 20, scope: !245)
!245 = distinct !DILexicalBlock(scope: !229, file: !11, line: 91, column: 5)
!246 = !DILocation(line: 94, column: 17, scope: !245)
!247 = !DILocation(line: 95, column: 14, scope: !248)
!248 = distinct !DILexicalBlock(scope: !245, file: !11, line: 94, column: 9)
!249 = !DILocation(line: 95, column: 21, scope: !248)
!250 = !DILocation(line: 96, column: 9, scope: !251)
!251 = distinct !DILexicalBlock(scope: !248, file: !11, line: 95, column: 9)
!252 = !DILocation(line: 97, column: 34, scope: !251)
!253 = !DILocation(line: 82, column: 17, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!255 = !DILocation(line: 778, column: 9, scope: !256, inlinedAt: !259)
!256 = distinct !DISubprogram(name: "into<f32, f64>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertfINtB5_4IntodE4intoCskgSkJkxhJh7_6floats", scope: !258, file: !257, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!257 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!258 = !DINamespace(name: "{impl#3}", scope: !51)
!259 = !DILocation(line: 97, column: 47, scope: !251)
!260 = !DILocation(line: 97, column: 23, scope: !251)
!261 = !DILocation(line: 97, column: 72, scope: !251)
!262 = !DILocation(line: 97, column: 76, scope: !251)
!263 = !DILocation(line: 82, column: 17, scope: !254, inlinedAt: !264)
!264 = !DILocation(line: 97, column: 62, scope: !251)
!265 = !DILocation(line: 961, column: 18, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOd3addCskgSkJkxhJh7_6floats", scope: !224, file: !223, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!267 = !DILocation(line: 97, column: 14, scope: !251)
!268 = !DILocation(line: 97, column: 9, scope: !251)
!269 = !DILocation(line: 98, column: 5, scope: !248)
!270 = !DILocation(line: 99, column: 2, scope: !229)
!271 = distinct !DISubprogram(name: "doubles", scope: !12, file: !11, line: 59, type: !13, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!272 = !DILocation(line: 83, column: 5, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!274 = !DILocation(line: 11, column: 15, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!276 = !DILocation(line: 60, column: 13, scope: !271)
!277 = !DILocation(line: 62, column: 5, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!279 = !DILocation(line: 11, column: 39, scope: !275, inlinedAt: !276)
!280 = !DILocation(line: 125, column: 5, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!282 = !DILocation(line: 11, column: 63, scope: !275, inlinedAt: !276)
!283 = !DILocation(line: 11, column: 14, scope: !275, inlinedAt: !276)
!284 = !DILocation(line: 863, column: 18, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPd3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!286 = !DILocation(line: 63, column: 26, scope: !287)
!287 = distinct !DILexicalBlock(scope: !271, file: !11, line: 60, column: 5)
!288 = !DILocation(line: 63, column: 23, scope: !287)
!289 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOd3addCskgSkJkxhJh7_6floats", scope: !224, file: !223, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!291 = !DILocation(line: 63, column: 38, scope: !287)
!292 = !DILocation(line: 64, column: 14, scope: !293)
!293 = distinct !DILexicalBlock(scope: !287, file: !11, line: 63, column: 9)
!294 = !DILocation(line: 64, column: 9, scope: !293)
!295 = !DILocation(line: 65, column: 21, scope: !293)
!296 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !297)
!297 = !DILocation(line: 65, column: 12, scope: !293)
!298 = !DILocation(line: 65, column: 9, scope: !293)
!299 = !DILocation(line: 66, column: 21, scope: !293)
!300 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !301)
!301 = !DILocation(line: 66, column: 12, scope: !293)
!302 = !DILocation(line: 66, column: 9, scope: !293)
!303 = !DILocation(line: 67, column: 21, scope: !293)
!304 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !305)
!305 = !DILocation(line: 67, column: 12, scope: !293)
!306 = !DILocation(line: 67, column: 9, scope: !293)
!307 = !DILocation(line: 68, column: 21, scope: !293)
!308 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !309)
!309 = !DILocation(line: 68, column: 12, scope: !293)
!310 = !DILocation(line: 68, column: 9, scope: !293)
!311 = !DILocation(line: 69, column: 21, scope: !293)
!312 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !313)
!313 = !DILocation(line: 69, column: 12, scope: !293)
!314 = !DILocation(line: 69, column: 9, scope: !293)
!315 = !DILocation(line: 70, column: 21, scope: !293)
!316 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !317)
!317 = !DILocation(line: 70, column: 12, scope: !293)
!318 = !DILocation(line: 70, column: 9, scope: !293)
!319 = !DILocation(line: 71, column: 21, scope: !293)
!320 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !321)
!321 = !DILocation(line: 71, column: 12, scope: !293)
!322 = !DILocation(line: 71, column: 9, scope: !293)
!323 = !DILocation(line: 72, column: 21, scope: !293)
!324 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !325)
!325 = !DILocation(line: 72, column: 12, scope: !293)
!326 = !DILocation(line: 72, column: 9, scope: !293)
!327 = !DILocation(line: 73, column: 21, scope: !293)
!328 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !329)
!329 = !DILocation(line: 73, column: 12, scope: !293)
!330 = !DILocation(line: 73, column: 9, scope: !293)
!331 = !DILocation(line: 74, column: 22, scope: !293)
!332 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !333)
!333 = !DILocation(line: 74, column: 12, scope: !293)
!334 = !DILocation(line: 74, column: 9, scope: !293)
!335 = !DILocation(line: 75, column: 22, scope: !293)
!336 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !337)
!337 = !DILocation(line: 75, column: 12, scope: !293)
!338 = !DILocation(line: 75, column: 9, scope: !293)
!339 = !DILocation(line: 76, column: 22, scope: !293)
!340 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !341)
!341 = !DILocation(line: 76, column: 12, scope: !293)
!342 = !DILocation(line: 76, column: 9, scope: !293)
!343 = !DILocation(line: 77, column: 22, scope: !293)
!344 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !345)
!345 = !DILocation(line: 77, column: 12, scope: !293)
!346 = !DILocation(line: 77, column: 9, scope: !293)
!347 = !DILocation(line: 78, column: 22, scope: !293)
!348 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !349)
!349 = !DILocation(line: 78, column: 12, scope: !293)
!350 = !DILocation(line: 78, column: 9, scope: !293)
!351 = !DILocation(line: 79, column: 22, scope: !293)
!352 = !DILocation(line: 961, column: 18, scope: !290, inlinedAt: !353)
!353 = !DILocation(line: 79, column: 12, scope: !293)
!354 = !DILocation(line: 79, column: 9, scope: !293)
!355 = !DILocation(line: 81, column: 2, scope: !271)
!356 = distinct !DISubprogram(name: "newer", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!357 = !DILocation(line: 83, column: 5, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!359 = !DILocation(line: 11, column: 15, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!361 = !DILocation(line: 21, column: 13, scope: !356)
!362 = !DILocation(line: 62, column: 5, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!364 = !DILocation(line: 11, column: 39, scope: !360, inlinedAt: !361)
!365 = !DILocation(line: 125, column: 5, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!367 = !DILocation(line: 11, column: 63, scope: !360, inlinedAt: !361)
!368 = !DILocation(line: 11, column: 14, scope: !360, inlinedAt: !361)
!369 = !DILocation(line: 863, column: 18, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!371 = !DILocation(line: 24, column: 26, scope: !372)
!372 = distinct !DILexicalBlock(scope: !356, file: !11, line: 21, column: 5)
!373 = !DILocation(line: 24, column: 23, scope: !372)
!374 = !DILocation(line: 863, column: 18, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPd3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!376 = !DILocation(line: 24, column: 37, scope: !372)
!377 = !DILocation(line: 24, column: 34, scope: !372)
!378 = !DILocation(line: 25, column: 44, scope: !379)
!379 = distinct !DILexicalBlock(scope: !372, file: !11, line: 24, column: 9)
!380 = !DILocation(line: 3078, column: 8, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "minimumf32", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics10minimumf32", scope: !96, file: !95, line: 3077, type: !13, scopeLine: 3077, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!382 = distinct !DILocation(line: 1073, column: 9, scope: !383, inlinedAt: !384)
!383 = distinct !DISubprogram(name: "minimum", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f7minimum", scope: !79, file: !78, line: 1072, type: !13, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!384 = !DILocation(line: 25, column: 36, scope: !379)
!385 = !DILocation(line: 3080, column: 15, scope: !381, inlinedAt: !382)
!386 = !DILocation(line: 3082, column: 15, scope: !381, inlinedAt: !382)
!387 = !DILocation(line: 3086, column: 9, scope: !381, inlinedAt: !382)
!388 = !DILocation(line: 3082, column: 12, scope: !381, inlinedAt: !382)
!389 = !DILocation(line: 1183, column: 18, scope: !390, inlinedAt: !391)
!390 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f7to_bits", scope: !79, file: !78, line: 1181, type: !13, scopeLine: 1181, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!391 = distinct !DILocation(line: 790, column: 14, scope: !392, inlinedAt: !393)
!392 = distinct !DISubprogram(name: "is_sign_negative", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f32f16is_sign_negative", scope: !79, file: !78, line: 787, type: !13, scopeLine: 787, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!393 = distinct !DILocation(line: 3083, column: 14, scope: !381, inlinedAt: !382)
!394 = !DILocation(line: 3083, column: 12, scope: !381, inlinedAt: !382)
!395 = !DILocation(line: 0, scope: !381, inlinedAt: !382)
!396 = !DILocation(line: 82, column: 17, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1T_NtNtCs2TNzTbj2aEP_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!398 = !DILocation(line: 778, column: 9, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "into<f32, f64>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertfINtB5_4IntodE4intoCskgSkJkxhJh7_6floats", scope: !258, file: !257, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!400 = !DILocation(line: 25, column: 68, scope: !379)
!401 = !DILocation(line: 3267, column: 8, scope: !402, inlinedAt: !403)
!402 = distinct !DISubprogram(name: "maximumf64", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics10maximumf64", scope: !96, file: !95, line: 3266, type: !13, scopeLine: 3266, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!403 = distinct !DILocation(line: 1064, column: 9, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "maximum", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d7maximum", scope: !64, file: !63, line: 1063, type: !13, scopeLine: 1063, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!405 = !DILocation(line: 25, column: 58, scope: !379)
!406 = !DILocation(line: 3269, column: 15, scope: !402, inlinedAt: !403)
!407 = !DILocation(line: 3271, column: 15, scope: !402, inlinedAt: !403)
!408 = !DILocation(line: 3274, column: 9, scope: !402, inlinedAt: !403)
!409 = !DILocation(line: 3271, column: 12, scope: !402, inlinedAt: !403)
!410 = !DILocation(line: 1181, column: 18, scope: !411, inlinedAt: !412)
!411 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d7to_bits", scope: !64, file: !63, line: 1179, type: !13, scopeLine: 1179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!412 = distinct !DILocation(line: 798, column: 14, scope: !413, inlinedAt: !414)
!413 = distinct !DISubprogram(name: "is_sign_negative", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d16is_sign_negative", scope: !64, file: !63, line: 795, type: !13, scopeLine: 795, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!414 = distinct !DILocation(line: 762, column: 15, scope: !415, inlinedAt: !416)
!415 = distinct !DISubprogram(name: "is_sign_positive", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3f64d16is_sign_positive", scope: !64, file: !63, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!416 = distinct !DILocation(line: 3272, column: 14, scope: !402, inlinedAt: !403)
!417 = !DILocation(line: 798, column: 9, scope: !413, inlinedAt: !414)
!418 = !DILocation(line: 3272, column: 12, scope: !402, inlinedAt: !403)
!419 = !DILocation(line: 0, scope: !402, inlinedAt: !403)
!420 = !DILocation(line: 82, column: 17, scope: !397, inlinedAt: !421)
!421 = !DILocation(line: 25, column: 24, scope: !379)
!422 = !DILocation(line: 25, column: 87, scope: !379)
!423 = !DILocation(line: 82, column: 17, scope: !397, inlinedAt: !424)
!424 = !DILocation(line: 25, column: 77, scope: !379)
!425 = !DILocation(line: 25, column: 97, scope: !379)
!426 = !DILocation(line: 961, column: 18, scope: !427, inlinedAt: !428)
!427 = distinct !DISubprogram(name: "add<[f64; 4]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAdj4_3addCskgSkJkxhJh7_6floats", scope: !224, file: !223, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!428 = !DILocation(line: 25, column: 14, scope: !379)
!429 = !DILocation(line: 25, column: 9, scope: !379)
!430 = !DILocation(line: 27, column: 2, scope: !356)
!431 = distinct !DISubprogram(name: "singles", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!432 = !DILocation(line: 83, column: 5, scope: !433, inlinedAt: !434)
!433 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!434 = !DILocation(line: 11, column: 15, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!436 = !DILocation(line: 31, column: 13, scope: !431)
!437 = !DILocation(line: 62, column: 5, scope: !438, inlinedAt: !439)
!438 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!439 = !DILocation(line: 11, column: 39, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 125, column: 5, scope: !441, inlinedAt: !442)
!441 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!442 = !DILocation(line: 11, column: 63, scope: !435, inlinedAt: !436)
!443 = !DILocation(line: 11, column: 14, scope: !435, inlinedAt: !436)
!444 = !DILocation(line: 863, column: 18, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPf3addCskgSkJkxhJh7_6floats", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!446 = !DILocation(line: 34, column: 26, scope: !447)
!447 = distinct !DILexicalBlock(scope: !431, file: !11, line: 31, column: 5)
!448 = !DILocation(line: 34, column: 23, scope: !447)
!449 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !451)
!450 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOf3addCskgSkJkxhJh7_6floats", scope: !224, file: !223, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!451 = !DILocation(line: 34, column: 38, scope: !447)
!452 = !DILocation(line: 35, column: 14, scope: !453)
!453 = distinct !DILexicalBlock(scope: !447, file: !11, line: 34, column: 9)
!454 = !DILocation(line: 35, column: 9, scope: !453)
!455 = !DILocation(line: 36, column: 21, scope: !453)
!456 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !457)
!457 = !DILocation(line: 36, column: 12, scope: !453)
!458 = !DILocation(line: 36, column: 9, scope: !453)
!459 = !DILocation(line: 37, column: 21, scope: !453)
!460 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !461)
!461 = !DILocation(line: 37, column: 12, scope: !453)
!462 = !DILocation(line: 37, column: 9, scope: !453)
!463 = !DILocation(line: 38, column: 21, scope: !453)
!464 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !465)
!465 = !DILocation(line: 38, column: 12, scope: !453)
!466 = !DILocation(line: 38, column: 9, scope: !453)
!467 = !DILocation(line: 39, column: 21, scope: !453)
!468 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !469)
!469 = !DILocation(line: 39, column: 12, scope: !453)
!470 = !DILocation(line: 39, column: 9, scope: !453)
!471 = !DILocation(line: 40, column: 21, scope: !453)
!472 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !473)
!473 = !DILocation(line: 40, column: 12, scope: !453)
!474 = !DILocation(line: 40, column: 9, scope: !453)
!475 = !DILocation(line: 41, column: 21, scope: !453)
!476 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !477)
!477 = !DILocation(line: 41, column: 12, scope: !453)
!478 = !DILocation(line: 41, column: 9, scope: !453)
!479 = !DILocation(line: 42, column: 21, scope: !453)
!480 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !481)
!481 = !DILocation(line: 42, column: 12, scope: !453)
!482 = !DILocation(line: 42, column: 9, scope: !453)
!483 = !DILocation(line: 43, column: 21, scope: !453)
!484 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !485)
!485 = !DILocation(line: 43, column: 12, scope: !453)
!486 = !DILocation(line: 43, column: 9, scope: !453)
!487 = !DILocation(line: 44, column: 21, scope: !453)
!488 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !489)
!489 = !DILocation(line: 44, column: 12, scope: !453)
!490 = !DILocation(line: 44, column: 9, scope: !453)
!491 = !DILocation(line: 45, column: 22, scope: !453)
!492 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !493)
!493 = !DILocation(line: 45, column: 12, scope: !453)
!494 = !DILocation(line: 45, column: 9, scope: !453)
!495 = !DILocation(line: 46, column: 22, scope: !453)
!496 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !497)
!497 = !DILocation(line: 46, column: 12, scope: !453)
!498 = !DILocation(line: 46, column: 9, scope: !453)
!499 = !DILocation(line: 47, column: 22, scope: !453)
!500 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !501)
!501 = !DILocation(line: 47, column: 12, scope: !453)
!502 = !DILocation(line: 47, column: 9, scope: !453)
!503 = !DILocation(line: 48, column: 22, scope: !453)
!504 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !505)
!505 = !DILocation(line: 48, column: 12, scope: !453)
!506 = !DILocation(line: 48, column: 9, scope: !453)
!507 = !DILocation(line: 49, column: 22, scope: !453)
!508 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !509)
!509 = !DILocation(line: 49, column: 12, scope: !453)
!510 = !DILocation(line: 49, column: 9, scope: !453)
!511 = !DILocation(line: 50, column: 22, scope: !453)
!512 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !513)
!513 = !DILocation(line: 50, column: 12, scope: !453)
!514 = !DILocation(line: 50, column: 9, scope: !453)
!515 = !DILocation(line: 51, column: 54, scope: !453)
!516 = !DILocation(line: 51, column: 38, scope: !453)
!517 = !DILocation(line: 51, column: 22, scope: !453)
!518 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !519)
!519 = !DILocation(line: 51, column: 12, scope: !453)
!520 = !DILocation(line: 51, column: 9, scope: !453)
!521 = !DILocation(line: 52, column: 40, scope: !453)
!522 = !DILocation(line: 52, column: 22, scope: !453)
!523 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !524)
!524 = !DILocation(line: 52, column: 12, scope: !453)
!525 = !DILocation(line: 52, column: 9, scope: !453)
!526 = !DILocation(line: 53, column: 22, scope: !453)
!527 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !528)
!528 = !DILocation(line: 53, column: 12, scope: !453)
!529 = !DILocation(line: 53, column: 9, scope: !453)
!530 = !DILocation(line: 54, column: 22, scope: !453)
!531 = !DILocation(line: 961, column: 18, scope: !450, inlinedAt: !532)
!532 = !DILocation(line: 54, column: 12, scope: !453)
!533 = !DILocation(line: 54, column: 9, scope: !453)
!534 = !DILocation(line: 56, column: 2, scope: !431)
