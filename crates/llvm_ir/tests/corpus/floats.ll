; ModuleID = 'floats.dea6b3bd94380283-cgu.0'
source_filename = "floats.dea6b3bd94380283-cgu.0"
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
  br i1 %_82.i, label %_RNvNtCsj7alYvJssLv_6floats7numbers10arithmetic.exit, label %bb3.i, !dbg !57

bb3.i:                                            ; preds = %start
  %_84.i = fcmp ult float %_6, 2.000000e+00, !dbg !58
  br i1 %_84.i, label %bb5.i, label %_RNvNtCsj7alYvJssLv_6floats7numbers10arithmetic.exit, !dbg !58

bb5.i:                                            ; preds = %bb3.i
  br label %_RNvNtCsj7alYvJssLv_6floats7numbers10arithmetic.exit, !dbg !59

_RNvNtCsj7alYvJssLv_6floats7numbers10arithmetic.exit: ; preds = %start, %bb3.i, %bb5.i
  %_83.sroa.0.0.i = phi double [ %_8, %bb5.i ], [ %0, %bb3.i ], [ 1.000000e+00, %start ], !dbg !60
  %switch.selectcmp.i = tail call i1 @llvm.is.fpclass.f64(double %_8, i32 759)
  %_77.i = select i1 %switch.selectcmp.i, double 0.000000e+00, double 2.000000e+00, !dbg !61
  %_68.i = bitcast double %_8 to i64, !dbg !73
  %1 = tail call float @llvm.fabs.f32(float %_6), !dbg !76
  %or.cond.i = fcmp une float %1, 0x7FF0000000000000, !dbg !76
  %_89.i = bitcast float %_6 to i32, !dbg !87
  %_106.i = and i32 %_89.i, 2139095040
  %cond.i = icmp eq i32 %_106.i, 0, !dbg !76
  %or.cond7.i = and i1 %or.cond.i, %cond.i, !dbg !76
  %_105.i = and i32 %_89.i, 8388607, !dbg !92
  %2 = icmp eq i32 %_105.i, 0, !dbg !76
  %..i = select i1 %2, double 0.000000e+00, double 1.000000e+00, !dbg !76
  %_73.i = select i1 %or.cond7.i, double %..i, double 0.000000e+00, !dbg !76
  %_0.i.i = tail call noundef i64 @llvm.fshl.i64(i64 %_68.i, i64 %_68.i, i64 1), !dbg !93
  %_7.i.i = fcmp olt float %_6, -1.000000e+00, !dbg !103
  %self.sroa.0.0.i.i = select i1 %_7.i.i, float -1.000000e+00, float %_6, !dbg !103
  %_9.i.i = fcmp ogt float %self.sroa.0.0.i.i, 1.000000e+00, !dbg !106
  %self.sroa.0.1.i.i = select i1 %_9.i.i, float 1.000000e+00, float %self.sroa.0.0.i.i, !dbg !106
  %_70.i = fadd double %_77.i, %_73.i, !dbg !107
  %sh.diff.i = lshr i64 %_68.i, 61, !dbg !108
  %tr.sh.diff.i = trunc nuw nsw i64 %sh.diff.i to i8, !dbg !108
  %3 = and i8 %tr.sh.diff.i, 4, !dbg !108
  %_78.i = uitofp nneg i8 %3 to double, !dbg !108
  %_69.i = fadd double %_70.i, %_78.i, !dbg !107
  %_65.i = xor i32 %_89.i, 32768, !dbg !109
  %_64.i = bitcast i32 %_65.i to float, !dbg !110
  %_63.i = fpext float %_64.i to double, !dbg !113
  %_66.i = bitcast i64 %_0.i.i to double, !dbg !115
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
  %4 = xor i32 %_92.i, %_89.i, !dbg !157
  %_26.i = tail call i8 @llvm.scmp.i8.i32(i32 %4, i32 1069547520), !dbg !158
  %_25.i = sitofp i8 %_26.i to double, !dbg !165
  %_30.i = fcmp uno double %_8, 0.000000e+00, !dbg !167
  %_28.i = uitofp i1 %_30.i to double, !dbg !170
  %_24.i = fadd double %_28.i, %_25.i, !dbg !172
  %_33.i = fcmp oeq float %1, 0x7FF0000000000000, !dbg !173
  %_31.i = uitofp i1 %_33.i to double, !dbg !176
  %_23.i = fadd double %_24.i, %_31.i, !dbg !172
  %_20.i = fdiv double 1.000000e+00, %_8, !dbg !178
  %_18.i = fpext float %self.sroa.0.1.i.i to double, !dbg !181
  %_17.i = fadd double %_20.i, %_18.i, !dbg !183
  %_22.i = fdiv float 1.000000e+00, %_6, !dbg !184
  %_21.i = fpext float %_22.i to double, !dbg !185
  %_16.i = fadd double %_17.i, %_21.i, !dbg !183
  %_12.i = tail call nsz double @llvm.minimumnum.f64(double %_8, double 5.000000e-01), !dbg !187
  %_11.i = fptrunc double %_8 to float, !dbg !190
  %_10.i = tail call nsz float @llvm.maximumnum.f32(float %_6, float %_11.i), !dbg !191
  %_9.i = fpext float %_10.i to double, !dbg !194
  %_8.i = fadd double %_12.i, %_9.i, !dbg !196
  %_14.i = fpext float %1 to double, !dbg !197
  %_13.i = tail call double @llvm.copysign.f64(double %_14.i, double %_8), !dbg !199
  %_7.i = fadd double %_13.i, %_8.i, !dbg !196
  %_5.i = fneg float %_6, !dbg !202
  %_4.i = fpext float %_5.i to double, !dbg !203
  %_6.i = fmul double %_8, 0x3FE6666666666666, !dbg !205
  %_3.i = fadd double %_6.i, %_4.i, !dbg !206
  %_86.i = fcmp ogt float %_6, 0.000000e+00, !dbg !207
  %_87.i = fneg double %_8, !dbg !208
  %_11.i.i = select i1 %_86.i, double %_8, double %_87.i, !dbg !209, !unpredictable !14
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
  store double %_11.i.i, ptr %_5.sroa.12.0._10.sroa_idx, align 8, !dbg !227
  ret void, !dbg !228
}

; Function Attrs: convergent nounwind
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
  %_8 = tail call double @llvm.sqrt.f64(double %x), !dbg !292
  store double %_8, ptr %o, align 8, !dbg !294
  %_9 = tail call double @llvm.sin.f64(double %x), !dbg !295
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !296
  store double %_9, ptr %_10, align 8, !dbg !298
  %_11 = tail call double @llvm.cos.f64(double %x), !dbg !299
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !300
  store double %_11, ptr %_12, align 8, !dbg !302
  %_13 = tail call double @llvm.exp.f64(double %x), !dbg !303
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !304
  store double %_13, ptr %_14, align 8, !dbg !306
  %_15 = tail call double @llvm.exp2.f64(double %x), !dbg !307
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !308
  store double %_15, ptr %_16, align 8, !dbg !310
  %_17 = tail call double @llvm.log.f64(double %x), !dbg !311
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !312
  store double %_17, ptr %_18, align 8, !dbg !314
  %_19 = tail call double @llvm.log2.f64(double %x), !dbg !315
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !316
  store double %_19, ptr %_20, align 8, !dbg !318
  %_21 = tail call double @llvm.log10.f64(double %x), !dbg !319
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !320
  store double %_21, ptr %_22, align 8, !dbg !322
  %_23 = tail call double @llvm.pow.f64(double %x, double 1.700000e+00), !dbg !323
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !324
  store double %_23, ptr %_24, align 8, !dbg !326
  %_25 = tail call double @llvm.powi.f64.i32(double %x, i32 -3), !dbg !327
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !328
  store double %_25, ptr %_26, align 8, !dbg !330
  %_27 = tail call double @llvm.fma.f64(double %x, double 2.500000e+00, double %x), !dbg !331
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !332
  store double %_27, ptr %_28, align 8, !dbg !334
  %_29 = tail call double @llvm.floor.f64(double %x), !dbg !335
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 88, !dbg !336
  store double %_29, ptr %_30, align 8, !dbg !338
  %_31 = tail call double @llvm.ceil.f64(double %x), !dbg !339
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !340
  store double %_31, ptr %_32, align 8, !dbg !342
  %_33 = tail call double @llvm.trunc.f64(double %x), !dbg !343
  %_34 = getelementptr inbounds nuw i8, ptr %o, i64 104, !dbg !344
  store double %_33, ptr %_34, align 8, !dbg !346
  %_35 = tail call double @llvm.round.f64(double %x), !dbg !347
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 112, !dbg !348
  store double %_35, ptr %_36, align 8, !dbg !350
  %_37 = tail call double @llvm.rint.f64(double %x), !dbg !351
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 120, !dbg !352
  store double %_37, ptr %_38, align 8, !dbg !354
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
  %_13 = fpext float %x to double, !dbg !378
  %_3.i = fcmp ogt double %y, %_13, !dbg !384
  br i1 %_3.i, label %_RNvNtCslnt1oJOvDdB_4core10intrinsics10maximumf64.exit, label %bb2.i, !dbg !384

bb2.i:                                            ; preds = %start
  %_4.i = fcmp olt double %y, %_13, !dbg !389
  br i1 %_4.i, label %_RNvNtCslnt1oJOvDdB_4core10intrinsics10maximumf64.exit, label %bb4.i, !dbg !389

bb4.i:                                            ; preds = %bb2.i
  %_5.i = fcmp oeq double %y, %_13, !dbg !390
  br i1 %_5.i, label %bb5.i, label %bb11.i, !dbg !390

bb11.i:                                           ; preds = %bb4.i
  %0 = fadd double %y, %_13, !dbg !391
  br label %_RNvNtCslnt1oJOvDdB_4core10intrinsics10maximumf64.exit, !dbg !392

bb5.i:                                            ; preds = %bb4.i
  %_9.i = bitcast double %y to i64, !dbg !393
  %_7.not.i = icmp slt i64 %_9.i, 0, !dbg !400
  %1 = bitcast float %x to i32
  %2 = icmp sgt i32 %1, -1
  %or.cond.i = or i1 %2, %_7.not.i, !dbg !401
  %spec.select.i = select i1 %or.cond.i, double %_13, double %y, !dbg !401
  br label %_RNvNtCslnt1oJOvDdB_4core10intrinsics10maximumf64.exit, !dbg !401

_RNvNtCslnt1oJOvDdB_4core10intrinsics10maximumf64.exit: ; preds = %start, %bb2.i, %bb11.i, %bb5.i
  %_0.sroa.0.0.i = phi double [ %0, %bb11.i ], [ %y, %start ], [ %_13, %bb2.i ], [ %spec.select.i, %bb5.i ], !dbg !402
  %_11 = fptrunc double %y to float, !dbg !403
  %_10 = tail call float @llvm.minimum.f32(float %x, float %_11), !dbg !404
  %_9 = fpext float %_10 to double, !dbg !407
  %_15 = frem float %x, 3.000000e+00, !dbg !409
  %_14 = fpext float %_15 to double, !dbg !410
  %_16 = frem double %y, 0x3FE6666666666666, !dbg !412
  %_17 = getelementptr inbounds nuw [4 x double], ptr %out, i64 %t, !dbg !413
  store double %_9, ptr %_17, align 8, !dbg !416
  %3 = getelementptr inbounds nuw i8, ptr %_17, i64 8, !dbg !416
  store double %_0.sroa.0.0.i, ptr %3, align 8, !dbg !416
  %4 = getelementptr inbounds nuw i8, ptr %_17, i64 16, !dbg !416
  store double %_14, ptr %4, align 8, !dbg !416
  %5 = getelementptr inbounds nuw i8, ptr %_17, i64 24, !dbg !416
  store double %_16, ptr %5, align 8, !dbg !416
  ret void, !dbg !417
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @singles(ptr noundef readonly captures(none) %a, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !418 {
start:
  %_53 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !419
  %_54 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !424
  %_52 = mul i32 %_53, %_54, !dbg !421
  %_55 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !427
  %_51 = add i32 %_52, %_55, !dbg !430
  %t = zext i32 %_51 to i64, !dbg !430
  %_5 = getelementptr inbounds nuw float, ptr %a, i64 %t, !dbg !431
  %x = load float, ptr %_5, align 4, !dbg !435, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 80, !dbg !436
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !436
  %_8 = tail call float @llvm.sqrt.f32(float %x), !dbg !439
  store float %_8, ptr %o, align 4, !dbg !441
  %_9 = tail call float @llvm.sin.f32(float %x), !dbg !442
  %_10 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !443
  store float %_9, ptr %_10, align 4, !dbg !445
  %_11 = tail call float @llvm.cos.f32(float %x), !dbg !446
  %_12 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !447
  store float %_11, ptr %_12, align 4, !dbg !449
  %_13 = tail call float @llvm.exp.f32(float %x), !dbg !450
  %_14 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !451
  store float %_13, ptr %_14, align 4, !dbg !453
  %_15 = tail call float @llvm.exp2.f32(float %x), !dbg !454
  %_16 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !455
  store float %_15, ptr %_16, align 4, !dbg !457
  %_17 = tail call float @llvm.log.f32(float %x), !dbg !458
  %_18 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !459
  store float %_17, ptr %_18, align 4, !dbg !461
  %_19 = tail call float @llvm.log2.f32(float %x), !dbg !462
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !463
  store float %_19, ptr %_20, align 4, !dbg !465
  %_21 = tail call float @llvm.log10.f32(float %x), !dbg !466
  %_22 = getelementptr inbounds nuw i8, ptr %o, i64 28, !dbg !467
  store float %_21, ptr %_22, align 4, !dbg !469
  %_23 = tail call float @llvm.pow.f32(float %x, float 0x3FFB333340000000), !dbg !470
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !471
  store float %_23, ptr %_24, align 4, !dbg !473
  %_25 = tail call float @llvm.powi.f32.i32(float %x, i32 5), !dbg !474
  %_26 = getelementptr inbounds nuw i8, ptr %o, i64 36, !dbg !475
  store float %_25, ptr %_26, align 4, !dbg !477
  %_27 = tail call float @llvm.fma.f32(float %x, float 2.500000e+00, float %x), !dbg !478
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !479
  store float %_27, ptr %_28, align 4, !dbg !481
  %_29 = tail call float @llvm.floor.f32(float %x), !dbg !482
  %_30 = getelementptr inbounds nuw i8, ptr %o, i64 44, !dbg !483
  store float %_29, ptr %_30, align 4, !dbg !485
  %_31 = tail call float @llvm.ceil.f32(float %x), !dbg !486
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !487
  store float %_31, ptr %_32, align 4, !dbg !489
  %_33 = tail call float @llvm.trunc.f32(float %x), !dbg !490
  %_34 = getelementptr inbounds nuw i8, ptr %o, i64 52, !dbg !491
  store float %_33, ptr %_34, align 4, !dbg !493
  %_35 = tail call float @llvm.round.f32(float %x), !dbg !494
  %_36 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !495
  store float %_35, ptr %_36, align 4, !dbg !497
  %_37 = tail call float @llvm.rint.f32(float %x), !dbg !498
  %_38 = getelementptr inbounds nuw i8, ptr %o, i64 60, !dbg !499
  store float %_37, ptr %_38, align 4, !dbg !501
  %_41 = fadd fast float %x, -1.000000e+00, !dbg !502
  %_40 = fmul fast float %_41, %x, !dbg !503
  %_39 = fadd fast float %_40, %x, !dbg !504
  %_42 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !505
  store float %_39, ptr %_42, align 4, !dbg !507
  %_44 = fadd reassoc nsz arcp contract float %x, 3.000000e+00, !dbg !508
  %_43 = fdiv reassoc nsz arcp contract float %_44, %x, !dbg !509
  %_45 = getelementptr inbounds nuw i8, ptr %o, i64 68, !dbg !510
  store float %_43, ptr %_45, align 4, !dbg !512
  %_46 = tail call float @llvm.fmuladd.f32(float %x, float %x, float 1.500000e+00), !dbg !513
  %_47 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !514
  store float %_46, ptr %_47, align 4, !dbg !516
  %_48 = tail call float @llvm.powi.f32.i32(float %x, i32 %_51), !dbg !517
  %_50 = getelementptr inbounds nuw i8, ptr %o, i64 76, !dbg !518
  store float %_48, ptr %_50, align 4, !dbg !520
  ret void, !dbg !521
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minimumnum.f64(double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptoui.sat.i8.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptoui.sat.i64.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fptosi.sat.i16.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptoui.sat.i64.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: convergent nounwind
declare void @__nv_sincosf(float noundef, ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: convergent nounwind
declare noundef float @__nv_erff(float noundef) unnamed_addr #1

; Function Attrs: convergent nounwind
declare noundef double @__nv_hypot(double noundef, double noundef) unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log2.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log10.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.powi.f64.i32(double, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.trunc.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.round.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.rint.f64(double) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log10.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.pow.f32(float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.powi.f32.i32(float, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.ceil.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.round.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/floats.rs/@/floats.dea6b3bd94380283-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "arithmetic", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/floats.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "646854917cfaf21d9909822f146dc67c")
!12 = !DINamespace(name: "floats", scope: null)
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
!25 = !DILocation(line: 14, column: 13, scope: !10)
!26 = !DILocation(line: 64, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 127, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 872, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 16, column: 51, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 14, column: 5)
!41 = !DILocation(line: 16, column: 48, scope: !40)
!42 = !DILocation(line: 872, column: 18, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPd3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DILocation(line: 16, column: 62, scope: !40)
!45 = !DILocation(line: 16, column: 59, scope: !40)
!46 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !52)
!47 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!49 = !DINamespace(name: "{impl#118}", scope: !50)
!50 = !DINamespace(name: "num", scope: !51)
!51 = !DINamespace(name: "convert", scope: !20)
!52 = distinct !DILocation(line: 17, column: 12, scope: !53, inlinedAt: !56)
!53 = distinct !DISubprogram(name: "arithmetic", linkageName: "_RNvNtCsj7alYvJssLv_6floats7numbers10arithmetic", scope: !55, file: !54, line: 3, type: !13, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DIFile(filename: "kernels/../shared/numbers.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "87b909a03fe6dd22065fc378077d1725")
!55 = !DINamespace(name: "numbers", scope: !12)
!56 = distinct !DILocation(line: 16, column: 28, scope: !40)
!57 = !DILocation(line: 17, column: 12, scope: !53, inlinedAt: !56)
!58 = !DILocation(line: 19, column: 19, scope: !53, inlinedAt: !56)
!59 = !DILocation(line: 19, column: 16, scope: !53, inlinedAt: !56)
!60 = !DILocation(line: 0, scope: !53, inlinedAt: !56)
!61 = !DILocation(line: 789, column: 9, scope: !62, inlinedAt: !67)
!62 = distinct !DILexicalBlock(scope: !64, file: !63, line: 788, column: 9)
!63 = !DIFile(filename: "src/num/f64.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e04272183a4f902c6151754b9a0db332")
!64 = distinct !DISubprogram(name: "classify", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d8classify", scope: !65, file: !63, line: 782, type: !13, scopeLine: 782, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DINamespace(name: "{impl#0}", scope: !66)
!66 = !DINamespace(name: "f64", scope: !20)
!67 = distinct !DILocation(line: 763, column: 23, scope: !68, inlinedAt: !72)
!68 = !DILexicalBlockFile(scope: !69, file: !63, discriminator: 0)
!69 = distinct !DILexicalBlock(scope: !71, file: !70, line: 430, column: 9)
!70 = !DIFile(filename: "src/macros/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "824d22018dce292422ff101909d966fc")
!71 = distinct !DISubprogram(name: "is_normal", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d9is_normal", scope: !65, file: !63, line: 762, type: !13, scopeLine: 762, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!72 = distinct !DILocation(line: 15, column: 36, scope: !53, inlinedAt: !56)
!73 = !DILocation(line: 1225, column: 18, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d7to_bits", scope: !65, file: !63, line: 1223, type: !13, scopeLine: 1223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!75 = distinct !DILocation(line: 13, column: 76, scope: !53, inlinedAt: !56)
!76 = !DILocation(line: 790, column: 9, scope: !77, inlinedAt: !82)
!77 = distinct !DILexicalBlock(scope: !79, file: !78, line: 789, column: 9)
!78 = !DIFile(filename: "src/num/f32.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c4668bae588178f5d3e26d0f0e6e160b")
!79 = distinct !DISubprogram(name: "classify", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f8classify", scope: !80, file: !78, line: 783, type: !13, scopeLine: 783, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!80 = !DINamespace(name: "{impl#0}", scope: !81)
!81 = !DINamespace(name: "f32", scope: !20)
!82 = distinct !DILocation(line: 737, column: 23, scope: !83, inlinedAt: !86)
!83 = !DILexicalBlockFile(scope: !84, file: !78, discriminator: 0)
!84 = distinct !DILexicalBlock(scope: !85, file: !70, line: 430, column: 9)
!85 = distinct !DISubprogram(name: "is_subnormal", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f12is_subnormal", scope: !80, file: !78, line: 736, type: !13, scopeLine: 736, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!86 = distinct !DILocation(line: 14, column: 30, scope: !53, inlinedAt: !56)
!87 = !DILocation(line: 1245, column: 18, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f7to_bits", scope: !80, file: !78, line: 1243, type: !13, scopeLine: 1243, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = distinct !DILocation(line: 1503, column: 29, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "total_cmp", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f9total_cmp", scope: !80, file: !78, line: 1502, type: !13, scopeLine: 1502, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!91 = distinct !DILocation(line: 8, column: 21, scope: !53, inlinedAt: !56)
!92 = !DILocation(line: 790, column: 16, scope: !77, inlinedAt: !82)
!93 = !DILocation(line: 2037, column: 14, scope: !94, inlinedAt: !97)
!94 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_leftyECsj7alYvJssLv_6floats", scope: !96, file: !95, line: 2033, type: !13, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e82dfee9e66af24bdaba3dd46fe5959")
!96 = !DINamespace(name: "intrinsics", scope: !20)
!97 = distinct !DILocation(line: 475, column: 20, scope: !98, inlinedAt: !102)
!98 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11rotate_left", scope: !100, file: !99, line: 474, type: !13, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!100 = !DINamespace(name: "{impl#9}", scope: !101)
!101 = !DINamespace(name: "num", scope: !20)
!102 = distinct !DILocation(line: 13, column: 86, scope: !53, inlinedAt: !56)
!103 = !DILocation(line: 1574, column: 12, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "clamp", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f5clamp", scope: !80, file: !78, line: 1565, type: !13, scopeLine: 1565, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = distinct !DILocation(line: 7, column: 21, scope: !53, inlinedAt: !56)
!106 = !DILocation(line: 1577, column: 12, scope: !104, inlinedAt: !105)
!107 = !DILocation(line: 14, column: 9, scope: !53, inlinedAt: !56)
!108 = !DILocation(line: 16, column: 15, scope: !53, inlinedAt: !56)
!109 = !DILocation(line: 13, column: 34, scope: !53, inlinedAt: !56)
!110 = !DILocation(line: 1292, column: 18, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f9from_bits", scope: !80, file: !78, line: 1289, type: !13, scopeLine: 1289, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = distinct !DILocation(line: 13, column: 19, scope: !53, inlinedAt: !56)
!113 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !114)
!114 = distinct !DILocation(line: 13, column: 9, scope: !53, inlinedAt: !56)
!115 = !DILocation(line: 1272, column: 18, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "from_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d9from_bits", scope: !65, file: !63, line: 1269, type: !13, scopeLine: 1269, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!117 = distinct !DILocation(line: 13, column: 59, scope: !53, inlinedAt: !56)
!118 = !DILocation(line: 13, column: 9, scope: !53, inlinedAt: !56)
!119 = !DILocation(line: 12, column: 19, scope: !53, inlinedAt: !56)
!120 = !DILocation(line: 72, column: 17, scope: !121, inlinedAt: !123)
!121 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1x_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromaE4from", scope: !122, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DINamespace(name: "{impl#97}", scope: !50)
!123 = distinct !DILocation(line: 12, column: 9, scope: !53, inlinedAt: !56)
!124 = !DILocation(line: 12, column: 40, scope: !53, inlinedAt: !56)
!125 = !DILocation(line: 72, column: 17, scope: !126, inlinedAt: !128)
!126 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1M_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FrommE4from", scope: !127, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DINamespace(name: "{impl#112}", scope: !50)
!128 = distinct !DILocation(line: 12, column: 30, scope: !53, inlinedAt: !56)
!129 = !DILocation(line: 12, column: 9, scope: !53, inlinedAt: !56)
!130 = !DILocation(line: 12, column: 52, scope: !53, inlinedAt: !56)
!131 = !DILocation(line: 12, column: 70, scope: !53, inlinedAt: !56)
!132 = !DILocation(line: 12, column: 98, scope: !53, inlinedAt: !56)
!133 = !DILocation(line: 72, column: 17, scope: !134, inlinedAt: !136)
!134 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1C_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromlE4from", scope: !135, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DINamespace(name: "{impl#102}", scope: !50)
!136 = distinct !DILocation(line: 12, column: 88, scope: !53, inlinedAt: !56)
!137 = !DILocation(line: 11, column: 19, scope: !53, inlinedAt: !56)
!138 = !DILocation(line: 72, column: 17, scope: !134, inlinedAt: !139)
!139 = distinct !DILocation(line: 11, column: 9, scope: !53, inlinedAt: !56)
!140 = !DILocation(line: 11, column: 31, scope: !53, inlinedAt: !56)
!141 = !DILocation(line: 11, column: 9, scope: !53, inlinedAt: !56)
!142 = !DILocation(line: 11, column: 59, scope: !53, inlinedAt: !56)
!143 = !DILocation(line: 72, column: 17, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1H_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromhE4from", scope: !145, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!145 = !DINamespace(name: "{impl#107}", scope: !50)
!146 = distinct !DILocation(line: 11, column: 49, scope: !53, inlinedAt: !56)
!147 = !DILocation(line: 11, column: 70, scope: !53, inlinedAt: !56)
!148 = !DILocation(line: 11, column: 98, scope: !53, inlinedAt: !56)
!149 = !DILocation(line: 72, column: 17, scope: !150, inlinedAt: !152)
!150 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1A_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromsE4from", scope: !151, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!151 = !DINamespace(name: "{impl#100}", scope: !50)
!152 = distinct !DILocation(line: 11, column: 88, scope: !53, inlinedAt: !56)
!153 = !DILocation(line: 1528, column: 19, scope: !154, inlinedAt: !91)
!154 = distinct !DILexicalBlock(scope: !155, file: !78, line: 1504, column: 9)
!155 = distinct !DILexicalBlock(scope: !90, file: !78, line: 1503, column: 9)
!156 = !DILocation(line: 1528, column: 17, scope: !154, inlinedAt: !91)
!157 = !DILocation(line: 1528, column: 9, scope: !154, inlinedAt: !91)
!158 = !DILocation(line: 2011, column: 21, scope: !159, inlinedAt: !164)
!159 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCslnt1oJOvDdB_4core3cmp5implslNtB8_3Ord3cmp", scope: !161, file: !160, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!160 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!161 = !DINamespace(name: "{impl#77}", scope: !162)
!162 = !DINamespace(name: "impls", scope: !163)
!163 = !DINamespace(name: "cmp", scope: !20)
!164 = distinct !DILocation(line: 1531, column: 14, scope: !154, inlinedAt: !91)
!165 = !DILocation(line: 72, column: 17, scope: !121, inlinedAt: !166)
!166 = distinct !DILocation(line: 8, column: 9, scope: !53, inlinedAt: !56)
!167 = !DILocation(line: 660, column: 9, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "is_nan", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d6is_nan", scope: !65, file: !63, line: 659, type: !13, scopeLine: 659, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!169 = distinct !DILocation(line: 9, column: 36, scope: !53, inlinedAt: !56)
!170 = !DILocation(line: 72, column: 17, scope: !144, inlinedAt: !171)
!171 = distinct !DILocation(line: 9, column: 15, scope: !53, inlinedAt: !56)
!172 = !DILocation(line: 8, column: 9, scope: !53, inlinedAt: !56)
!173 = !DILocation(line: 687, column: 9, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "is_infinite", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f11is_infinite", scope: !80, file: !78, line: 683, type: !13, scopeLine: 683, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = distinct !DILocation(line: 10, column: 36, scope: !53, inlinedAt: !56)
!176 = !DILocation(line: 72, column: 17, scope: !144, inlinedAt: !177)
!177 = distinct !DILocation(line: 10, column: 15, scope: !53, inlinedAt: !56)
!178 = !DILocation(line: 967, column: 9, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "recip", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d5recip", scope: !65, file: !63, line: 966, type: !13, scopeLine: 966, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!180 = distinct !DILocation(line: 7, column: 43, scope: !53, inlinedAt: !56)
!181 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !182)
!182 = distinct !DILocation(line: 7, column: 9, scope: !53, inlinedAt: !56)
!183 = !DILocation(line: 7, column: 9, scope: !53, inlinedAt: !56)
!184 = !DILocation(line: 7, column: 63, scope: !53, inlinedAt: !56)
!185 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !186)
!186 = distinct !DILocation(line: 7, column: 53, scope: !53, inlinedAt: !56)
!187 = !DILocation(line: 1079, column: 9, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "min", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d3min", scope: !65, file: !63, line: 1078, type: !13, scopeLine: 1078, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!189 = distinct !DILocation(line: 6, column: 40, scope: !53, inlinedAt: !56)
!190 = !DILocation(line: 6, column: 25, scope: !53, inlinedAt: !56)
!191 = !DILocation(line: 1052, column: 9, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "max", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f3max", scope: !80, file: !78, line: 1051, type: !13, scopeLine: 1051, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!193 = distinct !DILocation(line: 6, column: 21, scope: !53, inlinedAt: !56)
!194 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !195)
!195 = distinct !DILocation(line: 6, column: 9, scope: !53, inlinedAt: !56)
!196 = !DILocation(line: 6, column: 9, scope: !53, inlinedAt: !56)
!197 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !198)
!198 = distinct !DILocation(line: 6, column: 51, scope: !53, inlinedAt: !56)
!199 = !DILocation(line: 1670, column: 9, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "copysign", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d8copysign", scope: !65, file: !63, line: 1669, type: !13, scopeLine: 1669, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!201 = distinct !DILocation(line: 6, column: 70, scope: !53, inlinedAt: !56)
!202 = !DILocation(line: 5, column: 19, scope: !53, inlinedAt: !56)
!203 = !DILocation(line: 72, column: 17, scope: !47, inlinedAt: !204)
!204 = distinct !DILocation(line: 5, column: 9, scope: !53, inlinedAt: !56)
!205 = !DILocation(line: 5, column: 25, scope: !53, inlinedAt: !56)
!206 = !DILocation(line: 5, column: 9, scope: !53, inlinedAt: !56)
!207 = !DILocation(line: 24, column: 42, scope: !53, inlinedAt: !56)
!208 = !DILocation(line: 24, column: 54, scope: !53, inlinedAt: !56)
!209 = !DILocation(line: 879, column: 9, scope: !210, inlinedAt: !220)
!210 = distinct !DILexicalBlock(scope: !212, file: !211, line: 872, column: 9)
!211 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "720ecb12dbf1a304509abd161627e0e2")
!212 = distinct !DILexicalBlock(scope: !213, file: !211, line: 866, column: 9)
!213 = distinct !DILexicalBlock(scope: !214, file: !211, line: 865, column: 9)
!214 = distinct !DILexicalBlock(scope: !215, file: !211, line: 855, column: 5)
!215 = distinct !DILexicalBlock(scope: !216, file: !211, line: 854, column: 5)
!216 = distinct !DILexicalBlock(scope: !217, file: !211, line: 839, column: 5)
!217 = distinct !DILexicalBlock(scope: !218, file: !211, line: 838, column: 5)
!218 = distinct !DISubprogram(name: "select_unpredictable<f64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core4hint20select_unpredictabledECsj7alYvJssLv_6floats", scope: !219, file: !211, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!219 = !DINamespace(name: "hint", scope: !20)
!220 = distinct !DILocation(line: 24, column: 9, scope: !53, inlinedAt: !56)
!221 = !DILocation(line: 970, column: 18, scope: !222, inlinedAt: !226)
!222 = distinct !DISubprogram(name: "add<[f64; 10]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAdja_3addCsj7alYvJssLv_6floats", scope: !224, file: !223, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!223 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!224 = !DINamespace(name: "{impl#0}", scope: !225)
!225 = !DINamespace(name: "mut_ptr", scope: !38)
!226 = !DILocation(line: 16, column: 19, scope: !40)
!227 = !DILocation(line: 16, column: 14, scope: !40)
!228 = !DILocation(line: 17, column: 2, scope: !10)
!229 = distinct !DISubprogram(name: "by_name", scope: !12, file: !11, line: 90, type: !13, scopeLine: 90, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!230 = !DILocation(line: 85, column: 5, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!232 = !DILocation(line: 11, column: 15, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!234 = !DILocation(line: 91, column: 13, scope: !229)
!235 = !DILocation(line: 64, column: 5, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!237 = !DILocation(line: 11, column: 39, scope: !233, inlinedAt: !234)
!238 = !DILocation(line: 127, column: 5, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!240 = !DILocation(line: 11, column: 63, scope: !233, inlinedAt: !234)
!241 = !DILocation(line: 11, column: 14, scope: !233, inlinedAt: !234)
!242 = !DILocation(line: 872, column: 18, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!244 = !DILocation(line: 94, column: 20, scope: !245)
!245 = distinct !DILexicalBlock(scope: !229, file: !11, line: 91, column: 5)
!246 = !DILocation(line: 94, column: 17, scope: !245)
!247 = !DILocation(line: 95, column: 14, scope: !248)
!248 = distinct !DILexicalBlock(scope: !245, file: !11, line: 94, column: 9)
!249 = !DILocation(line: 95, column: 21, scope: !248)
!250 = !DILocation(line: 96, column: 9, scope: !251)
!251 = distinct !DILexicalBlock(scope: !248, file: !11, line: 95, column: 9)
!252 = !DILocation(line: 97, column: 34, scope: !251)
!253 = !DILocation(line: 72, column: 17, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!255 = !DILocation(line: 780, column: 9, scope: !256, inlinedAt: !259)
!256 = distinct !DISubprogram(name: "into<f32, f64>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertfINtB5_4IntodE4intoCsj7alYvJssLv_6floats", scope: !258, file: !257, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!257 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "36ae519c88055cfff26b55442fab5b51")
!258 = !DINamespace(name: "{impl#3}", scope: !51)
!259 = !DILocation(line: 97, column: 47, scope: !251)
!260 = !DILocation(line: 97, column: 23, scope: !251)
!261 = !DILocation(line: 97, column: 72, scope: !251)
!262 = !DILocation(line: 97, column: 76, scope: !251)
!263 = !DILocation(line: 72, column: 17, scope: !254, inlinedAt: !264)
!264 = !DILocation(line: 97, column: 62, scope: !251)
!265 = !DILocation(line: 970, column: 18, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOd3addCsj7alYvJssLv_6floats", scope: !224, file: !223, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!267 = !DILocation(line: 97, column: 14, scope: !251)
!268 = !DILocation(line: 97, column: 9, scope: !251)
!269 = !DILocation(line: 98, column: 5, scope: !248)
!270 = !DILocation(line: 99, column: 2, scope: !229)
!271 = distinct !DISubprogram(name: "doubles", scope: !12, file: !11, line: 59, type: !13, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!272 = !DILocation(line: 85, column: 5, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!274 = !DILocation(line: 11, column: 15, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!276 = !DILocation(line: 60, column: 13, scope: !271)
!277 = !DILocation(line: 64, column: 5, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!279 = !DILocation(line: 11, column: 39, scope: !275, inlinedAt: !276)
!280 = !DILocation(line: 127, column: 5, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!282 = !DILocation(line: 11, column: 63, scope: !275, inlinedAt: !276)
!283 = !DILocation(line: 11, column: 14, scope: !275, inlinedAt: !276)
!284 = !DILocation(line: 872, column: 18, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPd3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!286 = !DILocation(line: 63, column: 26, scope: !287)
!287 = distinct !DILexicalBlock(scope: !271, file: !11, line: 60, column: 5)
!288 = !DILocation(line: 63, column: 23, scope: !287)
!289 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOd3addCsj7alYvJssLv_6floats", scope: !224, file: !223, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!291 = !DILocation(line: 63, column: 38, scope: !287)
!292 = !DILocation(line: 64, column: 14, scope: !293)
!293 = distinct !DILexicalBlock(scope: !287, file: !11, line: 63, column: 9)
!294 = !DILocation(line: 64, column: 9, scope: !293)
!295 = !DILocation(line: 65, column: 21, scope: !293)
!296 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !297)
!297 = !DILocation(line: 65, column: 12, scope: !293)
!298 = !DILocation(line: 65, column: 9, scope: !293)
!299 = !DILocation(line: 66, column: 21, scope: !293)
!300 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !301)
!301 = !DILocation(line: 66, column: 12, scope: !293)
!302 = !DILocation(line: 66, column: 9, scope: !293)
!303 = !DILocation(line: 67, column: 21, scope: !293)
!304 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !305)
!305 = !DILocation(line: 67, column: 12, scope: !293)
!306 = !DILocation(line: 67, column: 9, scope: !293)
!307 = !DILocation(line: 68, column: 21, scope: !293)
!308 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !309)
!309 = !DILocation(line: 68, column: 12, scope: !293)
!310 = !DILocation(line: 68, column: 9, scope: !293)
!311 = !DILocation(line: 69, column: 21, scope: !293)
!312 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !313)
!313 = !DILocation(line: 69, column: 12, scope: !293)
!314 = !DILocation(line: 69, column: 9, scope: !293)
!315 = !DILocation(line: 70, column: 21, scope: !293)
!316 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !317)
!317 = !DILocation(line: 70, column: 12, scope: !293)
!318 = !DILocation(line: 70, column: 9, scope: !293)
!319 = !DILocation(line: 71, column: 21, scope: !293)
!320 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !321)
!321 = !DILocation(line: 71, column: 12, scope: !293)
!322 = !DILocation(line: 71, column: 9, scope: !293)
!323 = !DILocation(line: 72, column: 21, scope: !293)
!324 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !325)
!325 = !DILocation(line: 72, column: 12, scope: !293)
!326 = !DILocation(line: 72, column: 9, scope: !293)
!327 = !DILocation(line: 73, column: 21, scope: !293)
!328 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !329)
!329 = !DILocation(line: 73, column: 12, scope: !293)
!330 = !DILocation(line: 73, column: 9, scope: !293)
!331 = !DILocation(line: 74, column: 22, scope: !293)
!332 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !333)
!333 = !DILocation(line: 74, column: 12, scope: !293)
!334 = !DILocation(line: 74, column: 9, scope: !293)
!335 = !DILocation(line: 75, column: 22, scope: !293)
!336 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !337)
!337 = !DILocation(line: 75, column: 12, scope: !293)
!338 = !DILocation(line: 75, column: 9, scope: !293)
!339 = !DILocation(line: 76, column: 22, scope: !293)
!340 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !341)
!341 = !DILocation(line: 76, column: 12, scope: !293)
!342 = !DILocation(line: 76, column: 9, scope: !293)
!343 = !DILocation(line: 77, column: 22, scope: !293)
!344 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !345)
!345 = !DILocation(line: 77, column: 12, scope: !293)
!346 = !DILocation(line: 77, column: 9, scope: !293)
!347 = !DILocation(line: 78, column: 22, scope: !293)
!348 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !349)
!349 = !DILocation(line: 78, column: 12, scope: !293)
!350 = !DILocation(line: 78, column: 9, scope: !293)
!351 = !DILocation(line: 79, column: 22, scope: !293)
!352 = !DILocation(line: 970, column: 18, scope: !290, inlinedAt: !353)
!353 = !DILocation(line: 79, column: 12, scope: !293)
!354 = !DILocation(line: 79, column: 9, scope: !293)
!355 = !DILocation(line: 81, column: 2, scope: !271)
!356 = distinct !DISubprogram(name: "newer", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!357 = !DILocation(line: 85, column: 5, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!359 = !DILocation(line: 11, column: 15, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!361 = !DILocation(line: 21, column: 13, scope: !356)
!362 = !DILocation(line: 64, column: 5, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!364 = !DILocation(line: 11, column: 39, scope: !360, inlinedAt: !361)
!365 = !DILocation(line: 127, column: 5, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!367 = !DILocation(line: 11, column: 63, scope: !360, inlinedAt: !361)
!368 = !DILocation(line: 11, column: 14, scope: !360, inlinedAt: !361)
!369 = !DILocation(line: 872, column: 18, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!371 = !DILocation(line: 24, column: 26, scope: !372)
!372 = distinct !DILexicalBlock(scope: !356, file: !11, line: 21, column: 5)
!373 = !DILocation(line: 24, column: 23, scope: !372)
!374 = !DILocation(line: 872, column: 18, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "add<f64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPd3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!376 = !DILocation(line: 24, column: 37, scope: !372)
!377 = !DILocation(line: 24, column: 34, scope: !372)
!378 = !DILocation(line: 72, column: 17, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1S_NtNtCslnt1oJOvDdB_4core7convert3numdINtB8_4FromfE4from", scope: !49, file: !48, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!380 = !DILocation(line: 780, column: 9, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "into<f32, f64>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertfINtB5_4IntodE4intoCsj7alYvJssLv_6floats", scope: !258, file: !257, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!382 = !DILocation(line: 25, column: 68, scope: !383)
!383 = distinct !DILexicalBlock(scope: !372, file: !11, line: 24, column: 9)
!384 = !DILocation(line: 3432, column: 8, scope: !385, inlinedAt: !386)
!385 = distinct !DISubprogram(name: "maximumf64", linkageName: "_RNvNtCslnt1oJOvDdB_4core10intrinsics10maximumf64", scope: !96, file: !95, line: 3431, type: !13, scopeLine: 3431, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!386 = distinct !DILocation(line: 1106, column: 9, scope: !387, inlinedAt: !388)
!387 = distinct !DISubprogram(name: "maximum", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d7maximum", scope: !65, file: !63, line: 1105, type: !13, scopeLine: 1105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!388 = !DILocation(line: 25, column: 58, scope: !383)
!389 = !DILocation(line: 3434, column: 15, scope: !385, inlinedAt: !386)
!390 = !DILocation(line: 3436, column: 15, scope: !385, inlinedAt: !386)
!391 = !DILocation(line: 3439, column: 9, scope: !385, inlinedAt: !386)
!392 = !DILocation(line: 3436, column: 12, scope: !385, inlinedAt: !386)
!393 = !DILocation(line: 1225, column: 18, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "to_bits", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d7to_bits", scope: !65, file: !63, line: 1223, type: !13, scopeLine: 1223, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!395 = distinct !DILocation(line: 847, column: 14, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "is_sign_negative", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d16is_sign_negative", scope: !65, file: !63, line: 844, type: !13, scopeLine: 844, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!397 = distinct !DILocation(line: 820, column: 15, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "is_sign_positive", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f64d16is_sign_positive", scope: !65, file: !63, line: 819, type: !13, scopeLine: 819, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!399 = distinct !DILocation(line: 3437, column: 14, scope: !385, inlinedAt: !386)
!400 = !DILocation(line: 847, column: 9, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 3437, column: 12, scope: !385, inlinedAt: !386)
!402 = !DILocation(line: 0, scope: !385, inlinedAt: !386)
!403 = !DILocation(line: 25, column: 44, scope: !383)
!404 = !DILocation(line: 1133, column: 9, scope: !405, inlinedAt: !406)
!405 = distinct !DISubprogram(name: "minimum", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3f32f7minimum", scope: !80, file: !78, line: 1132, type: !13, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!406 = !DILocation(line: 25, column: 36, scope: !383)
!407 = !DILocation(line: 72, column: 17, scope: !379, inlinedAt: !408)
!408 = !DILocation(line: 25, column: 24, scope: !383)
!409 = !DILocation(line: 25, column: 87, scope: !383)
!410 = !DILocation(line: 72, column: 17, scope: !379, inlinedAt: !411)
!411 = !DILocation(line: 25, column: 77, scope: !383)
!412 = !DILocation(line: 25, column: 97, scope: !383)
!413 = !DILocation(line: 970, column: 18, scope: !414, inlinedAt: !415)
!414 = distinct !DISubprogram(name: "add<[f64; 4]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAdj4_3addCsj7alYvJssLv_6floats", scope: !224, file: !223, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!415 = !DILocation(line: 25, column: 14, scope: !383)
!416 = !DILocation(line: 25, column: 9, scope: !383)
!417 = !DILocation(line: 27, column: 2, scope: !356)
!418 = distinct !DISubprogram(name: "singles", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!419 = !DILocation(line: 85, column: 5, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!421 = !DILocation(line: 11, column: 15, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!423 = !DILocation(line: 31, column: 13, scope: !418)
!424 = !DILocation(line: 64, column: 5, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!426 = !DILocation(line: 11, column: 39, scope: !422, inlinedAt: !423)
!427 = !DILocation(line: 127, column: 5, scope: !428, inlinedAt: !429)
!428 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!429 = !DILocation(line: 11, column: 63, scope: !422, inlinedAt: !423)
!430 = !DILocation(line: 11, column: 14, scope: !422, inlinedAt: !423)
!431 = !DILocation(line: 872, column: 18, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCsj7alYvJssLv_6floats", scope: !36, file: !35, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!433 = !DILocation(line: 34, column: 26, scope: !434)
!434 = distinct !DILexicalBlock(scope: !418, file: !11, line: 31, column: 5)
!435 = !DILocation(line: 34, column: 23, scope: !434)
!436 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCsj7alYvJssLv_6floats", scope: !224, file: !223, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!438 = !DILocation(line: 34, column: 38, scope: !434)
!439 = !DILocation(line: 35, column: 14, scope: !440)
!440 = distinct !DILexicalBlock(scope: !434, file: !11, line: 34, column: 9)
!441 = !DILocation(line: 35, column: 9, scope: !440)
!442 = !DILocation(line: 36, column: 21, scope: !440)
!443 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !444)
!444 = !DILocation(line: 36, column: 12, scope: !440)
!445 = !DILocation(line: 36, column: 9, scope: !440)
!446 = !DILocation(line: 37, column: 21, scope: !440)
!447 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !448)
!448 = !DILocation(line: 37, column: 12, scope: !440)
!449 = !DILocation(line: 37, column: 9, scope: !440)
!450 = !DILocation(line: 38, column: 21, scope: !440)
!451 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !452)
!452 = !DILocation(line: 38, column: 12, scope: !440)
!453 = !DILocation(line: 38, column: 9, scope: !440)
!454 = !DILocation(line: 39, column: 21, scope: !440)
!455 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !456)
!456 = !DILocation(line: 39, column: 12, scope: !440)
!457 = !DILocation(line: 39, column: 9, scope: !440)
!458 = !DILocation(line: 40, column: 21, scope: !440)
!459 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !460)
!460 = !DILocation(line: 40, column: 12, scope: !440)
!461 = !DILocation(line: 40, column: 9, scope: !440)
!462 = !DILocation(line: 41, column: 21, scope: !440)
!463 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !464)
!464 = !DILocation(line: 41, column: 12, scope: !440)
!465 = !DILocation(line: 41, column: 9, scope: !440)
!466 = !DILocation(line: 42, column: 21, scope: !440)
!467 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !468)
!468 = !DILocation(line: 42, column: 12, scope: !440)
!469 = !DILocation(line: 42, column: 9, scope: !440)
!470 = !DILocation(line: 43, column: 21, scope: !440)
!471 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !472)
!472 = !DILocation(line: 43, column: 12, scope: !440)
!473 = !DILocation(line: 43, column: 9, scope: !440)
!474 = !DILocation(line: 44, column: 21, scope: !440)
!475 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !476)
!476 = !DILocation(line: 44, column: 12, scope: !440)
!477 = !DILocation(line: 44, column: 9, scope: !440)
!478 = !DILocation(line: 45, column: 22, scope: !440)
!479 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !480)
!480 = !DILocation(line: 45, column: 12, scope: !440)
!481 = !DILocation(line: 45, column: 9, scope: !440)
!482 = !DILocation(line: 46, column: 22, scope: !440)
!483 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !484)
!484 = !DILocation(line: 46, column: 12, scope: !440)
!485 = !DILocation(line: 46, column: 9, scope: !440)
!486 = !DILocation(line: 47, column: 22, scope: !440)
!487 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !488)
!488 = !DILocation(line: 47, column: 12, scope: !440)
!489 = !DILocation(line: 47, column: 9, scope: !440)
!490 = !DILocation(line: 48, column: 22, scope: !440)
!491 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !492)
!492 = !DILocation(line: 48, column: 12, scope: !440)
!493 = !DILocation(line: 48, column: 9, scope: !440)
!494 = !DILocation(line: 49, column: 22, scope: !440)
!495 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !496)
!496 = !DILocation(line: 49, column: 12, scope: !440)
!497 = !DILocation(line: 49, column: 9, scope: !440)
!498 = !DILocation(line: 50, column: 22, scope: !440)
!499 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !500)
!500 = !DILocation(line: 50, column: 12, scope: !440)
!501 = !DILocation(line: 50, column: 9, scope: !440)
!502 = !DILocation(line: 51, column: 54, scope: !440)
!503 = !DILocation(line: 51, column: 38, scope: !440)
!504 = !DILocation(line: 51, column: 22, scope: !440)
!505 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !506)
!506 = !DILocation(line: 51, column: 12, scope: !440)
!507 = !DILocation(line: 51, column: 9, scope: !440)
!508 = !DILocation(line: 52, column: 40, scope: !440)
!509 = !DILocation(line: 52, column: 22, scope: !440)
!510 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !511)
!511 = !DILocation(line: 52, column: 12, scope: !440)
!512 = !DILocation(line: 52, column: 9, scope: !440)
!513 = !DILocation(line: 53, column: 22, scope: !440)
!514 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !515)
!515 = !DILocation(line: 53, column: 12, scope: !440)
!516 = !DILocation(line: 53, column: 9, scope: !440)
!517 = !DILocation(line: 54, column: 22, scope: !440)
!518 = !DILocation(line: 970, column: 18, scope: !437, inlinedAt: !519)
!519 = !DILocation(line: 54, column: 12, scope: !440)
!520 = !DILocation(line: 54, column: 9, scope: !440)
!521 = !DILocation(line: 56, column: 2, scope: !418)
