; ModuleID = 'closures.6d770d348c3107d4-cgu.0'
source_filename = "closures.6d770d348c3107d4-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXCs9oG9poTtqcW_8closuresNtB2_4GainNtB2_6Filter5apply, ptr @_RNvYNtCs9oG9poTtqcW_8closures4GainNtB4_6Filter5orderB4_ }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs_Cs9oG9poTtqcW_8closuresNtB4_4ClipNtB4_6Filter5apply, ptr @_RNvXs_Cs9oG9poTtqcW_8closuresNtB4_4ClipNtB4_6Filter5order }>, align 8

; closures::each
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define internal fastcc void @_RNvCs9oG9poTtqcW_8closures4each(i64 noundef %n, ptr nonnull captures(none) %body.0.0.val, ptr readonly captures(none) %body.0.8.val.0.val) unnamed_addr #0 !dbg !10 {
start:
  %_71.not = icmp eq i64 %n, 0, !dbg !15
  br i1 %_71.not, label %bb4, label %bb3.lr.ph, !dbg !22

bb3.lr.ph:                                        ; preds = %start
  %_5.i.pre = load i32, ptr %body.0.0.val, align 4, !dbg !34, !noalias !39
  %xtraiter = and i64 %n, 7, !dbg !22
  %0 = icmp ult i64 %n, 8, !dbg !22
  br i1 %0, label %bb3.epil.preheader, label %bb3.lr.ph.new, !dbg !22

bb3.lr.ph.new:                                    ; preds = %bb3.lr.ph
  %unroll_iter = and i64 %n, -8, !dbg !22
  br label %bb3, !dbg !22

bb4.loopexit.unr-lcssa:                           ; preds = %bb3
  %.lcssa = phi i64 [ %2, %bb3 ], !dbg !42
  %_3.i.7.lcssa = phi i32 [ %_3.i.7, %bb3 ], !dbg !52
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !22
  br i1 %lcmp.mod.not, label %bb4, label %bb3.epil.preheader, !dbg !22

bb3.epil.preheader:                               ; preds = %bb4.loopexit.unr-lcssa, %bb3.lr.ph
  %_5.i.epil.init = phi i32 [ %_5.i.pre, %bb3.lr.ph ], [ %_3.i.7.lcssa, %bb4.loopexit.unr-lcssa ]
  %iter.sroa.0.02.epil.init = phi i64 [ 0, %bb3.lr.ph ], [ %.lcssa, %bb4.loopexit.unr-lcssa ]
  %lcmp.mod4 = icmp ne i64 %xtraiter, 0, !dbg !22
  tail call void @llvm.assume(i1 %lcmp.mod4), !dbg !22
  br label %bb3.epil, !dbg !22

bb3.epil:                                         ; preds = %bb3.epil, %bb3.epil.preheader
  %_5.i.epil = phi i32 [ %_5.i.epil.init, %bb3.epil.preheader ], [ %_3.i.epil, %bb3.epil ], !dbg !34
  %iter.sroa.0.02.epil = phi i64 [ %iter.sroa.0.02.epil.init, %bb3.epil.preheader ], [ %1, %bb3.epil ]
  %epil.iter = phi i64 [ 0, %bb3.epil.preheader ], [ %epil.iter.next, %bb3.epil ]
  %1 = add nuw nsw i64 %iter.sroa.0.02.epil, 1, !dbg !42
  %_4.i.epil = mul i32 %_5.i.epil, 17, !dbg !56
  %_7.i.epil = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02.epil, !dbg !59
  %_6.i.epil = load i32, ptr %_7.i.epil, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.epil = add i32 %_6.i.epil, %_4.i.epil, !dbg !52
  store i32 %_3.i.epil, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1, !dbg !22
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !22
  br i1 %epil.iter.cmp.not, label %bb4, label %bb3.epil, !dbg !22, !llvm.loop !68

bb4:                                              ; preds = %bb3.epil, %bb4.loopexit.unr-lcssa, %start
  ret void, !dbg !70

bb3:                                              ; preds = %bb3, %bb3.lr.ph.new
  %_5.i = phi i32 [ %_5.i.pre, %bb3.lr.ph.new ], [ %_3.i.7, %bb3 ], !dbg !34
  %iter.sroa.0.02 = phi i64 [ 0, %bb3.lr.ph.new ], [ %2, %bb3 ]
  %_4.i = mul i32 %_5.i, 17, !dbg !56
  %_7.i = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !59
  %_6.i = load i32, ptr %_7.i, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i = add i32 %_6.i, %_4.i, !dbg !52
  store i32 %_3.i, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %_4.i.1 = mul i32 %_3.i, 17, !dbg !56
  %_7.i.1 = getelementptr inbounds nuw i8, ptr %_7.i, i64 4, !dbg !59
  %_6.i.1 = load i32, ptr %_7.i.1, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.1 = add i32 %_6.i.1, %_4.i.1, !dbg !52
  store i32 %_3.i.1, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %_4.i.2 = mul i32 %_3.i.1, 17, !dbg !56
  %_7.i.2 = getelementptr inbounds nuw i8, ptr %_7.i, i64 8, !dbg !59
  %_6.i.2 = load i32, ptr %_7.i.2, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.2 = add i32 %_6.i.2, %_4.i.2, !dbg !52
  store i32 %_3.i.2, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %_4.i.3 = mul i32 %_3.i.2, 17, !dbg !56
  %_7.i.3 = getelementptr inbounds nuw i8, ptr %_7.i, i64 12, !dbg !59
  %_6.i.3 = load i32, ptr %_7.i.3, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.3 = add i32 %_6.i.3, %_4.i.3, !dbg !52
  store i32 %_3.i.3, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %_4.i.4 = mul i32 %_3.i.3, 17, !dbg !56
  %_7.i.4 = getelementptr inbounds nuw i8, ptr %_7.i, i64 16, !dbg !59
  %_6.i.4 = load i32, ptr %_7.i.4, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.4 = add i32 %_6.i.4, %_4.i.4, !dbg !52
  store i32 %_3.i.4, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %_4.i.5 = mul i32 %_3.i.4, 17, !dbg !56
  %_7.i.5 = getelementptr inbounds nuw i8, ptr %_7.i, i64 20, !dbg !59
  %_6.i.5 = load i32, ptr %_7.i.5, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.5 = add i32 %_6.i.5, %_4.i.5, !dbg !52
  store i32 %_3.i.5, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %_4.i.6 = mul i32 %_3.i.5, 17, !dbg !56
  %_7.i.6 = getelementptr inbounds nuw i8, ptr %_7.i, i64 24, !dbg !59
  %_6.i.6 = load i32, ptr %_7.i.6, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.6 = add i32 %_6.i.6, %_4.i.6, !dbg !52
  store i32 %_3.i.6, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %2 = add nuw i64 %iter.sroa.0.02, 8, !dbg !42
  %_4.i.7 = mul i32 %_3.i.6, 17, !dbg !56
  %_7.i.7 = getelementptr inbounds nuw i8, ptr %_7.i, i64 28, !dbg !59
  %_6.i.7 = load i32, ptr %_7.i.7, align 4, !dbg !66, !noalias !39, !noundef !14
  %_3.i.7 = add i32 %_6.i.7, %_4.i.7, !dbg !52
  store i32 %_3.i.7, ptr %body.0.0.val, align 4, !dbg !67, !noalias !39
  %niter.ncmp.7 = icmp eq i64 %2, %unroll_iter, !dbg !22
  br i1 %niter.ncmp.7, label %bb4.loopexit.unr-lcssa, label %bb3, !dbg !22
}

; closures::chain
; Function Attrs: noinline nounwind
define internal fastcc noundef float @_RNvCs9oG9poTtqcW_8closures5chain(ptr noalias noundef nonnull readonly align 8 captures(none) %filters.0, float noundef %x) unnamed_addr #1 !dbg !71 {
start:
  %_37.val.i = load ptr, ptr %filters.0, align 8, !dbg !73, !nonnull !14, !align !83, !noundef !14
  %0 = getelementptr i8, ptr %filters.0, i64 8, !dbg !73
  %_37.val4.i = load ptr, ptr %0, align 8, !dbg !73, !nonnull !14, !align !84, !noundef !14
  %1 = getelementptr inbounds nuw i8, ptr %_37.val4.i, i64 24, !dbg !85
  %2 = load ptr, ptr %1, align 8, !dbg !85, !invariant.load !14, !nonnull !14
  %_4.i.i = tail call noundef float %2(ptr noundef nonnull align 1 %_37.val.i, float noundef %x) #9, !dbg !89
  %3 = getelementptr inbounds nuw i8, ptr %_37.val4.i, i64 32, !dbg !90
  %4 = load ptr, ptr %3, align 8, !dbg !90, !invariant.load !14, !nonnull !14
  %_6.i.i = tail call noundef i32 %4(ptr noundef nonnull align 1 %_37.val.i) #9, !dbg !91
  %_5.i.i = uitofp i32 %_6.i.i to float, !dbg !90
  %_0.i.i = fadd float %_4.i.i, %_5.i.i, !dbg !85
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %filters.0, i64 16, !dbg !92
  %_37.val.i.1 = load ptr, ptr %_37.i.1, align 8, !dbg !73, !nonnull !14, !align !83, !noundef !14
  %5 = getelementptr i8, ptr %filters.0, i64 24, !dbg !73
  %_37.val4.i.1 = load ptr, ptr %5, align 8, !dbg !73, !nonnull !14, !align !84, !noundef !14
  %6 = getelementptr inbounds nuw i8, ptr %_37.val4.i.1, i64 24, !dbg !85
  %7 = load ptr, ptr %6, align 8, !dbg !85, !invariant.load !14, !nonnull !14
  %_4.i.i.1 = tail call noundef float %7(ptr noundef nonnull align 1 %_37.val.i.1, float noundef %_0.i.i) #9, !dbg !89
  %8 = getelementptr inbounds nuw i8, ptr %_37.val4.i.1, i64 32, !dbg !90
  %9 = load ptr, ptr %8, align 8, !dbg !90, !invariant.load !14, !nonnull !14
  %_6.i.i.1 = tail call noundef i32 %9(ptr noundef nonnull align 1 %_37.val.i.1) #9, !dbg !91
  %_5.i.i.1 = uitofp i32 %_6.i.i.1 to float, !dbg !90
  %_0.i.i.1 = fadd float %_4.i.i.1, %_5.i.i.1, !dbg !85
  ret float %_0.i.i.1, !dbg !98
}

; <closures::Gain as closures::Filter>::apply
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_RNvXCs9oG9poTtqcW_8closuresNtB2_4GainNtB2_6Filter5apply(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, float noundef %x) unnamed_addr #2 !dbg !99 {
start:
  %_3 = load float, ptr %self, align 4, !dbg !101, !noundef !14
  %_0 = fmul float %x, %_3, !dbg !101
  ret float %_0, !dbg !102
}

; <closures::Clip as closures::Filter>::apply
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_RNvXs_Cs9oG9poTtqcW_8closuresNtB4_4ClipNtB4_6Filter5apply(ptr noalias noundef readonly align 4 captures(none) dereferenceable(8) %self, float noundef %x) unnamed_addr #2 !dbg !103 {
start:
  %0 = load float, ptr %self, align 4, !dbg !105, !noundef !14
  %_3 = fcmp olt float %x, %0, !dbg !106
  br i1 %_3, label %bb6, label %bb2, !dbg !106

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 4, !dbg !107
  %2 = load float, ptr %1, align 4, !dbg !107, !noundef !14
  %_4 = fcmp ogt float %x, %2, !dbg !108
  br i1 %_4, label %bb6, label %bb4, !dbg !108

bb4:                                              ; preds = %bb2
  br label %bb6, !dbg !109

bb6:                                              ; preds = %bb4, %bb2, %start
  %_0.sroa.0.0 = phi float [ %0, %start ], [ %2, %bb2 ], [ %x, %bb4 ], !dbg !110
  ret float %_0.sroa.0.0, !dbg !111
}

; <closures::Clip as closures::Filter>::order
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvXs_Cs9oG9poTtqcW_8closuresNtB4_4ClipNtB4_6Filter5order(ptr noalias readonly align 4 captures(none) %self) unnamed_addr #3 !dbg !112 {
start:
  ret i32 2, !dbg !113
}

; <closures::Gain as closures::Filter>::order
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvYNtCs9oG9poTtqcW_8closures4GainNtB4_6Filter5orderB4_(ptr noalias readonly align 4 captures(none) %self) unnamed_addr #3 !dbg !114 {
start:
  ret i32 1, !dbg !116
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @capture(ptr noundef readonly captures(none) %0, i64 noundef %n, ptr noundef writeonly captures(none) %out) unnamed_addr #4 !dbg !117 {
start:
  %sum = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %sum), !dbg !118
  store i32 0, ptr %sum, align 4, !dbg !119
; call closures::each
  call fastcc void @_RNvCs9oG9poTtqcW_8closures4each(i64 noundef %n, ptr nonnull %sum, ptr %0) #10, !dbg !120
  %_11 = load i32, ptr %sum, align 4, !dbg !122, !noundef !14
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !123
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !133
  %_15 = mul i32 %_16, %_17, !dbg !128
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !136
  %_14 = add i32 %_15, %_18, !dbg !139
  %_13 = zext i32 %_14 to i64, !dbg !139
  %_12 = getelementptr inbounds nuw i32, ptr %out, i64 %_13, !dbg !140
  store i32 %_11, ptr %_12, align 4, !dbg !146
  call void @llvm.lifetime.end.p0(ptr nonnull %sum), !dbg !147
  ret void, !dbg !148
}

; Function Attrs: nounwind
define ptx_kernel void @filters(ptr noundef captures(none) %data, float noundef %gain, i32 noundef %pick) unnamed_addr #5 !dbg !149 {
start:
  %orders = alloca [32 x i8], align 8
  %clip = alloca [8 x i8], align 4
  %gain1 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %gain1), !dbg !150
  store float %gain, ptr %gain1, align 4, !dbg !151
  call void @llvm.lifetime.start.p0(ptr nonnull %clip), !dbg !152
  store float -1.000000e+00, ptr %clip, align 4, !dbg !154
  %0 = getelementptr inbounds nuw i8, ptr %clip, i64 4, !dbg !154
  store float 1.000000e+00, ptr %0, align 4, !dbg !154
  call void @llvm.lifetime.start.p0(ptr nonnull %orders), !dbg !155
  %_7 = and i32 %pick, 1, !dbg !157
  %1 = icmp eq i32 %_7, 0, !dbg !157
  %gain1.clip = select i1 %1, ptr %gain1, ptr %clip, !dbg !158
  %vtable.1.vtable.2 = select i1 %1, ptr @vtable.1, ptr @vtable.2, !dbg !158
  %clip.gain1 = select i1 %1, ptr %clip, ptr %gain1, !dbg !158
  %vtable.2.vtable.1 = select i1 %1, ptr @vtable.2, ptr @vtable.1, !dbg !158
  store ptr %gain1.clip, ptr %orders, align 8, !dbg !159
  %2 = getelementptr inbounds nuw i8, ptr %orders, i64 8, !dbg !159
  store ptr %vtable.1.vtable.2, ptr %2, align 8, !dbg !159
  %3 = getelementptr inbounds nuw i8, ptr %orders, i64 16, !dbg !159
  store ptr %clip.gain1, ptr %3, align 8, !dbg !159
  %4 = getelementptr inbounds nuw i8, ptr %orders, i64 24, !dbg !159
  store ptr %vtable.2.vtable.1, ptr %4, align 8, !dbg !159
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !160
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !166
  %_23 = mul i32 %_24, %_25, !dbg !162
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !169
  %_22 = add i32 %_23, %_26, !dbg !172
  %_17 = zext i32 %_22 to i64, !dbg !172
  %x = getelementptr inbounds nuw float, ptr %data, i64 %_17, !dbg !173
  %_21 = load float, ptr %x, align 4, !dbg !176, !noundef !14
; call closures::chain
  %_18 = call fastcc noundef float @_RNvCs9oG9poTtqcW_8closures5chain(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) %orders, float noundef %_21) #10, !dbg !178
  store float %_18, ptr %x, align 4, !dbg !179
  call void @llvm.lifetime.end.p0(ptr nonnull %orders), !dbg !180
  call void @llvm.lifetime.end.p0(ptr nonnull %clip), !dbg !181
  call void @llvm.lifetime.end.p0(ptr nonnull %gain1), !dbg !182
  ret void, !dbg !183
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { noinline nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #5 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/closures.rs/@/closures.6d770d348c3107d4-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "each", linkageName: "_RNvCs9oG9poTtqcW_8closures4each", scope: !12, file: !11, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/closures.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "49ccdce327db0865c3e8d134953019df")
!12 = !DINamespace(name: "closures", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 1916, column: 50, scope: !16, inlinedAt: !22)
!16 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCs2TNzTbj2aEP_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !18, file: !17, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!18 = !DINamespace(name: "{impl#58}", scope: !19)
!19 = !DINamespace(name: "impls", scope: !20)
!20 = !DINamespace(name: "cmp", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = !DILocation(line: 772, column: 12, scope: !23, inlinedAt: !28)
!23 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9oG9poTtqcW_8closures", scope: !25, file: !24, line: 771, type: !13, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!24 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!25 = !DINamespace(name: "{impl#5}", scope: !26)
!26 = !DINamespace(name: "range", scope: !27)
!27 = !DINamespace(name: "iter", scope: !21)
!28 = !DILocation(line: 857, column: 14, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9oG9poTtqcW_8closures", scope: !30, file: !24, line: 856, type: !13, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!30 = !DINamespace(name: "{impl#6}", scope: !26)
!31 = !DILocation(line: 34, column: 14, scope: !32)
!32 = !DILexicalBlockFile(scope: !33, file: !11, discriminator: 2)
!33 = distinct !DILexicalBlock(scope: !10, file: !11, line: 34, column: 5)
!34 = !DILocation(line: 48, column: 28, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs9oG9poTtqcW_8closures7capture0B3_", scope: !36, file: !11, line: 48, type: !13, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!36 = !DINamespace(name: "capture", scope: !12)
!37 = distinct !DILocation(line: 35, column: 9, scope: !38)
!38 = distinct !DILexicalBlock(scope: !33, file: !11, line: 34, column: 5)
!39 = !{!40}
!40 = distinct !{!40, !41, !"_RNCNvCs9oG9poTtqcW_8closures7capture0B3_: %_1"}
!41 = distinct !{!41, !"_RNCNvCs9oG9poTtqcW_8closures7capture0B3_"}
!42 = !DILocation(line: 844, column: 17, scope: !43, inlinedAt: !47)
!43 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCs2TNzTbj2aEP_4core3numj13unchecked_add", scope: !45, file: !44, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!44 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!45 = !DINamespace(name: "{impl#11}", scope: !46)
!46 = !DINamespace(name: "num", scope: !21)
!47 = !DILocation(line: 213, column: 28, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsF_NtNtCs2TNzTbj2aEP_4core4iter5rangejNtB5_4Step17forward_unchecked", scope: !49, file: !24, line: 211, type: !13, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DINamespace(name: "{impl#43}", scope: !26)
!50 = !DILocation(line: 775, column: 35, scope: !51, inlinedAt: !28)
!51 = distinct !DILexicalBlock(scope: !23, file: !24, line: 773, column: 13)
!52 = !DILocation(line: 2457, column: 13, scope: !53, inlinedAt: !55)
!53 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12wrapping_add", scope: !54, file: !44, line: 2456, type: !13, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DINamespace(name: "{impl#8}", scope: !46)
!55 = distinct !DILocation(line: 48, column: 49, scope: !35, inlinedAt: !37)
!56 = !DILocation(line: 2533, column: 13, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12wrapping_mul", scope: !54, file: !44, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!58 = distinct !DILocation(line: 48, column: 32, scope: !35, inlinedAt: !37)
!59 = !DILocation(line: 863, column: 18, scope: !60, inlinedAt: !65)
!60 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs9oG9poTtqcW_8closures", scope: !62, file: !61, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!61 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!62 = !DINamespace(name: "{impl#0}", scope: !63)
!63 = !DINamespace(name: "const_ptr", scope: !64)
!64 = !DINamespace(name: "ptr", scope: !21)
!65 = distinct !DILocation(line: 48, column: 77, scope: !35, inlinedAt: !37)
!66 = !DILocation(line: 48, column: 71, scope: !35, inlinedAt: !37)
!67 = !DILocation(line: 48, column: 22, scope: !35, inlinedAt: !37)
!68 = distinct !{!68, !69}
!69 = !{!"llvm.loop.unroll.disable"}
!70 = !DILocation(line: 37, column: 2, scope: !10)
!71 = distinct !DISubprogram(name: "chain", linkageName: "_RNvCs9oG9poTtqcW_8closures5chain", scope: !12, file: !11, line: 40, type: !72, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!72 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!73 = !DILocation(line: 279, column: 27, scope: !74, inlinedAt: !82)
!74 = distinct !DILexicalBlock(scope: !76, file: !75, line: 275, column: 17)
!75 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!76 = distinct !DILexicalBlock(scope: !77, file: !75, line: 274, column: 17)
!77 = distinct !DILexicalBlock(scope: !78, file: !75, line: 273, column: 17)
!78 = distinct !DISubprogram(name: "fold<&dyn closures::Filter, f32, closures::chain::{closure_env#0}>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4IterRDNtCs9oG9poTtqcW_8closures6FilterEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvBU_5chain0EBU_", scope: !79, file: !75, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DINamespace(name: "{impl#171}", scope: !80)
!80 = !DINamespace(name: "iter", scope: !81)
!81 = !DINamespace(name: "slice", scope: !21)
!82 = distinct !DILocation(line: 41, column: 20, scope: !71)
!83 = !{i64 1}
!84 = !{i64 8}
!85 = !DILocation(line: 41, column: 35, scope: !86, inlinedAt: !88)
!86 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs9oG9poTtqcW_8closures5chain0B3_", scope: !87, file: !11, line: 41, type: !13, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DINamespace(name: "chain", scope: !12)
!88 = distinct !DILocation(line: 279, column: 27, scope: !74, inlinedAt: !82)
!89 = !DILocation(line: 41, column: 37, scope: !86, inlinedAt: !88)
!90 = !DILocation(line: 41, column: 48, scope: !86, inlinedAt: !88)
!91 = !DILocation(line: 41, column: 50, scope: !86, inlinedAt: !88)
!92 = !DILocation(line: 659, column: 28, scope: !93, inlinedAt: !97)
!93 = distinct !DISubprogram(name: "add<&dyn closures::Filter>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullRDNtCs9oG9poTtqcW_8closures6FilterEL_E3addBX_", scope: !95, file: !94, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!94 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!95 = !DINamespace(name: "NonNull", scope: !96)
!96 = !DINamespace(name: "non_null", scope: !64)
!97 = distinct !DILocation(line: 279, column: 67, scope: !74, inlinedAt: !82)
!98 = !DILocation(line: 42, column: 2, scope: !71)
!99 = distinct !DISubprogram(name: "apply", linkageName: "_RNvXCs9oG9poTtqcW_8closuresNtB2_4GainNtB2_6Filter5apply", scope: !100, file: !11, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!100 = !DINamespace(name: "{impl#0}", scope: !12)
!101 = !DILocation(line: 20, column: 9, scope: !99)
!102 = !DILocation(line: 21, column: 6, scope: !99)
!103 = distinct !DISubprogram(name: "apply", linkageName: "_RNvXs_Cs9oG9poTtqcW_8closuresNtB4_4ClipNtB4_6Filter5apply", scope: !104, file: !11, line: 24, type: !13, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DINamespace(name: "{impl#1}", scope: !12)
!105 = !DILocation(line: 25, column: 16, scope: !103)
!106 = !DILocation(line: 25, column: 12, scope: !103)
!107 = !DILocation(line: 25, column: 50, scope: !103)
!108 = !DILocation(line: 25, column: 46, scope: !103)
!109 = !DILocation(line: 25, column: 43, scope: !103)
!110 = !DILocation(line: 25, scope: !103)
!111 = !DILocation(line: 26, column: 6, scope: !103)
!112 = distinct !DISubprogram(name: "order", linkageName: "_RNvXs_Cs9oG9poTtqcW_8closuresNtB4_4ClipNtB4_6Filter5order", scope: !104, file: !11, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!113 = !DILocation(line: 29, column: 6, scope: !112)
!114 = distinct !DISubprogram(name: "order<closures::Gain>", linkageName: "_RNvYNtCs9oG9poTtqcW_8closures4GainNtB4_6Filter5orderB4_", scope: !115, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!115 = !DINamespace(name: "Filter", scope: !12)
!116 = !DILocation(line: 11, column: 6, scope: !114)
!117 = distinct !DISubprogram(name: "capture", scope: !12, file: !11, line: 45, type: !13, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!118 = !DILocation(line: 46, column: 9, scope: !117)
!119 = !DILocation(line: 46, column: 19, scope: !117)
!120 = !DILocation(line: 48, column: 5, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !11, line: 46, column: 5)
!122 = !DILocation(line: 50, column: 35, scope: !121)
!123 = !DILocation(line: 83, column: 5, scope: !124, inlinedAt: !128)
!124 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !126, file: !125, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!125 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!126 = !DINamespace(name: "nvptx", scope: !127)
!127 = !DINamespace(name: "core_arch", scope: !21)
!128 = !DILocation(line: 11, column: 15, scope: !129, inlinedAt: !132)
!129 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !131, file: !130, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!131 = !DINamespace(name: "corpus", scope: null)
!132 = !DILocation(line: 50, column: 23, scope: !121)
!133 = !DILocation(line: 62, column: 5, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !126, file: !125, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = !DILocation(line: 11, column: 39, scope: !129, inlinedAt: !132)
!136 = !DILocation(line: 125, column: 5, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !126, file: !125, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!138 = !DILocation(line: 11, column: 63, scope: !129, inlinedAt: !132)
!139 = !DILocation(line: 11, column: 14, scope: !129, inlinedAt: !132)
!140 = !DILocation(line: 961, column: 18, scope: !141, inlinedAt: !145)
!141 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3addCs9oG9poTtqcW_8closures", scope: !143, file: !142, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!142 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!143 = !DINamespace(name: "{impl#0}", scope: !144)
!144 = !DINamespace(name: "mut_ptr", scope: !64)
!145 = !DILocation(line: 50, column: 19, scope: !121)
!146 = !DILocation(line: 50, column: 14, scope: !121)
!147 = !DILocation(line: 51, column: 1, scope: !117)
!148 = !DILocation(line: 51, column: 2, scope: !117)
!149 = distinct !DISubprogram(name: "filters", scope: !12, file: !11, line: 54, type: !13, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!150 = !DILocation(line: 55, column: 9, scope: !149)
!151 = !DILocation(line: 55, column: 16, scope: !149)
!152 = !DILocation(line: 56, column: 9, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !11, line: 55, column: 5)
!154 = !DILocation(line: 56, column: 16, scope: !153)
!155 = !DILocation(line: 57, column: 9, scope: !156)
!156 = distinct !DILexicalBlock(scope: !153, file: !11, line: 56, column: 5)
!157 = !DILocation(line: 57, column: 39, scope: !156)
!158 = !DILocation(line: 57, column: 36, scope: !156)
!159 = !DILocation(line: 57, scope: !156)
!160 = !DILocation(line: 83, column: 5, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !126, file: !125, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!162 = !DILocation(line: 11, column: 15, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !131, file: !130, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!164 = !DILocation(line: 60, column: 26, scope: !165)
!165 = distinct !DILexicalBlock(scope: !156, file: !11, line: 57, column: 5)
!166 = !DILocation(line: 62, column: 5, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !126, file: !125, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!168 = !DILocation(line: 11, column: 39, scope: !163, inlinedAt: !164)
!169 = !DILocation(line: 125, column: 5, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !126, file: !125, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = !DILocation(line: 11, column: 63, scope: !163, inlinedAt: !164)
!172 = !DILocation(line: 11, column: 14, scope: !163, inlinedAt: !164)
!173 = !DILocation(line: 961, column: 18, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOf3addCs9oG9poTtqcW_8closures", scope: !143, file: !142, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = !DILocation(line: 60, column: 22, scope: !165)
!176 = !DILocation(line: 61, column: 29, scope: !177)
!177 = distinct !DILexicalBlock(scope: !165, file: !11, line: 60, column: 9)
!178 = !DILocation(line: 61, column: 14, scope: !177)
!179 = !DILocation(line: 61, column: 9, scope: !177)
!180 = !DILocation(line: 63, column: 1, scope: !156)
!181 = !DILocation(line: 63, column: 1, scope: !153)
!182 = !DILocation(line: 63, column: 1, scope: !149)
!183 = !DILocation(line: 63, column: 2, scope: !149)
