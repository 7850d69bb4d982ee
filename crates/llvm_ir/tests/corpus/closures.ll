; ModuleID = 'closures.415e133e4ce1af97-cgu.0'
source_filename = "closures.415e133e4ce1af97-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXCs5BWS8GU7F7T_8closuresNtB2_4GainNtB2_6Filter5apply, ptr @_RNvYNtCs5BWS8GU7F7T_8closures4GainNtB4_6Filter5orderB4_ }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs_Cs5BWS8GU7F7T_8closuresNtB4_4ClipNtB4_6Filter5apply, ptr @_RNvXs_Cs5BWS8GU7F7T_8closuresNtB4_4ClipNtB4_6Filter5order }>, align 8

; closures::each
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @_RNvCs5BWS8GU7F7T_8closures4each(i64 noundef %n, ptr nonnull captures(none) %body.0.0.val, ptr readonly captures(none) %body.0.8.val.0.val) unnamed_addr #0 !dbg !10 {
start:
  %_81.not = icmp eq i64 %n, 0, !dbg !15
  br i1 %_81.not, label %bb4, label %bb3.lr.ph, !dbg !34

bb3.lr.ph:                                        ; preds = %start
  %_5.i.pre = load i32, ptr %body.0.0.val, align 4, !dbg !35, !noalias !40
  %xtraiter = and i64 %n, 7, !dbg !34
  %0 = icmp ult i64 %n, 8, !dbg !34
  br i1 %0, label %bb3.epil.preheader, label %bb3.lr.ph.new, !dbg !34

bb3.lr.ph.new:                                    ; preds = %bb3.lr.ph
  %unroll_iter = and i64 %n, -8, !dbg !34
  br label %bb3, !dbg !34

bb3:                                              ; preds = %bb3, %bb3.lr.ph.new
  %_5.i = phi i32 [ %_5.i.pre, %bb3.lr.ph.new ], [ %_3.i.7, %bb3 ], !dbg !35
  %iter.sroa.0.02 = phi i64 [ 0, %bb3.lr.ph.new ], [ %7, %bb3 ]
  %niter = phi i64 [ 0, %bb3.lr.ph.new ], [ %niter.next.7, %bb3 ]
  %_4.i = mul i32 %_5.i, 17, !dbg !43
  %_7.i = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_6.i = load i32, ptr %_7.i, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i = add i32 %_6.i, %_4.i, !dbg !57
  store i32 %_3.i, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %_4.i.1 = mul i32 %_3.i, 17, !dbg !43
  %1 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.1 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !49
  %_6.i.1 = load i32, ptr %_7.i.1, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.1 = add i32 %_6.i.1, %_4.i.1, !dbg !57
  store i32 %_3.i.1, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %_4.i.2 = mul i32 %_3.i.1, 17, !dbg !43
  %2 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.2 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !49
  %_6.i.2 = load i32, ptr %_7.i.2, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.2 = add i32 %_6.i.2, %_4.i.2, !dbg !57
  store i32 %_3.i.2, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %_4.i.3 = mul i32 %_3.i.2, 17, !dbg !43
  %3 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.3 = getelementptr inbounds nuw i8, ptr %3, i64 12, !dbg !49
  %_6.i.3 = load i32, ptr %_7.i.3, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.3 = add i32 %_6.i.3, %_4.i.3, !dbg !57
  store i32 %_3.i.3, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %_4.i.4 = mul i32 %_3.i.3, 17, !dbg !43
  %4 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.4 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !49
  %_6.i.4 = load i32, ptr %_7.i.4, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.4 = add i32 %_6.i.4, %_4.i.4, !dbg !57
  store i32 %_3.i.4, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %_4.i.5 = mul i32 %_3.i.4, 17, !dbg !43
  %5 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.5 = getelementptr inbounds nuw i8, ptr %5, i64 20, !dbg !49
  %_6.i.5 = load i32, ptr %_7.i.5, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.5 = add i32 %_6.i.5, %_4.i.5, !dbg !57
  store i32 %_3.i.5, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %_4.i.6 = mul i32 %_3.i.5, 17, !dbg !43
  %6 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.6 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !49
  %_6.i.6 = load i32, ptr %_7.i.6, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.6 = add i32 %_6.i.6, %_4.i.6, !dbg !57
  store i32 %_3.i.6, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %7 = add nuw i64 %iter.sroa.0.02, 8, !dbg !22
  %_4.i.7 = mul i32 %_3.i.6, 17, !dbg !43
  %8 = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02, !dbg !49
  %_7.i.7 = getelementptr inbounds nuw i8, ptr %8, i64 28, !dbg !49
  %_6.i.7 = load i32, ptr %_7.i.7, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.7 = add i32 %_6.i.7, %_4.i.7, !dbg !57
  store i32 %_3.i.7, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %niter.next.7 = add i64 %niter, 8, !dbg !34
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter, !dbg !34
  br i1 %niter.ncmp.7, label %bb4.loopexit.unr-lcssa, label %bb3, !dbg !34

bb4.loopexit.unr-lcssa:                           ; preds = %bb3
  %.lcssa = phi i64 [ %7, %bb3 ], !dbg !22
  %_3.i.7.lcssa = phi i32 [ %_3.i.7, %bb3 ], !dbg !57
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !34
  br i1 %lcmp.mod.not, label %bb4, label %bb3.epil.preheader, !dbg !34

bb3.epil.preheader:                               ; preds = %bb4.loopexit.unr-lcssa, %bb3.lr.ph
  %_5.i.epil.init = phi i32 [ %_5.i.pre, %bb3.lr.ph ], [ %_3.i.7.lcssa, %bb4.loopexit.unr-lcssa ]
  %iter.sroa.0.02.epil.init = phi i64 [ 0, %bb3.lr.ph ], [ %.lcssa, %bb4.loopexit.unr-lcssa ]
  %lcmp.mod1 = icmp ne i64 %xtraiter, 0, !dbg !34
  call void @llvm.assume(i1 %lcmp.mod1), !dbg !34
  br label %bb3.epil, !dbg !34

bb3.epil:                                         ; preds = %bb3.epil, %bb3.epil.preheader
  %_5.i.epil = phi i32 [ %_5.i.epil.init, %bb3.epil.preheader ], [ %_3.i.epil, %bb3.epil ], !dbg !35
  %iter.sroa.0.02.epil = phi i64 [ %iter.sroa.0.02.epil.init, %bb3.epil.preheader ], [ %9, %bb3.epil ]
  %epil.iter = phi i64 [ 0, %bb3.epil.preheader ], [ %epil.iter.next, %bb3.epil ]
  %9 = add nuw i64 %iter.sroa.0.02.epil, 1, !dbg !22
  %_4.i.epil = mul i32 %_5.i.epil, 17, !dbg !43
  %_7.i.epil = getelementptr inbounds nuw i32, ptr %body.0.8.val.0.val, i64 %iter.sroa.0.02.epil, !dbg !49
  %_6.i.epil = load i32, ptr %_7.i.epil, align 4, !dbg !56, !noalias !40, !noundef !14
  %_3.i.epil = add i32 %_6.i.epil, %_4.i.epil, !dbg !57
  store i32 %_3.i.epil, ptr %body.0.0.val, align 4, !dbg !60, !noalias !40
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !34
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !34
  br i1 %epil.iter.cmp.not, label %bb4, label %bb3.epil, !dbg !34, !llvm.loop !61

bb4:                                              ; preds = %bb3.epil, %bb4.loopexit.unr-lcssa, %start
  ret void, !dbg !63
}

; closures::chain
; Function Attrs: noinline nounwind
define internal fastcc noundef float @_RNvCs5BWS8GU7F7T_8closures5chain(ptr noalias nofree noundef nonnull readonly align 8 captures(none) %filters.0, float noundef %x) unnamed_addr #1 !dbg !64 {
start:
  %_37.val.i = load ptr, ptr %filters.0, align 8, !dbg !66, !nonnull !14, !noundef !14
  %0 = getelementptr i8, ptr %filters.0, i64 8, !dbg !66
  %_37.val4.i = load ptr, ptr %0, align 8, !dbg !66, !nonnull !14, !align !76, !noundef !14
  %1 = getelementptr inbounds nuw i8, ptr %_37.val4.i, i64 24, !dbg !77
  %2 = load ptr, ptr %1, align 8, !dbg !77, !invariant.load !14, !nonnull !14
  %_4.i.i = tail call noundef float %2(ptr noundef nonnull %_37.val.i, float noundef %x) #9, !dbg !81
  %3 = getelementptr inbounds nuw i8, ptr %_37.val4.i, i64 32, !dbg !82
  %4 = load ptr, ptr %3, align 8, !dbg !82, !invariant.load !14, !nonnull !14
  %_6.i.i = tail call noundef i32 %4(ptr noundef nonnull %_37.val.i) #9, !dbg !83
  %_5.i.i = uitofp i32 %_6.i.i to float, !dbg !82
  %_0.i.i = fadd float %_4.i.i, %_5.i.i, !dbg !77
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %filters.0, i64 16, !dbg !84
  %_37.val.i.1 = load ptr, ptr %_37.i.1, align 8, !dbg !66, !nonnull !14, !noundef !14
  %5 = getelementptr i8, ptr %filters.0, i64 24, !dbg !66
  %_37.val4.i.1 = load ptr, ptr %5, align 8, !dbg !66, !nonnull !14, !align !76, !noundef !14
  %6 = getelementptr inbounds nuw i8, ptr %_37.val4.i.1, i64 24, !dbg !77
  %7 = load ptr, ptr %6, align 8, !dbg !77, !invariant.load !14, !nonnull !14
  %_4.i.i.1 = tail call noundef float %7(ptr noundef nonnull %_37.val.i.1, float noundef %_0.i.i) #9, !dbg !81
  %8 = getelementptr inbounds nuw i8, ptr %_37.val4.i.1, i64 32, !dbg !82
  %9 = load ptr, ptr %8, align 8, !dbg !82, !invariant.load !14, !nonnull !14
  %_6.i.i.1 = tail call noundef i32 %9(ptr noundef nonnull %_37.val.i.1) #9, !dbg !83
  %_5.i.i.1 = uitofp i32 %_6.i.i.1 to float, !dbg !82
  %_0.i.i.1 = fadd float %_4.i.i.1, %_5.i.i.1, !dbg !77
  ret float %_0.i.i.1, !dbg !90
}

; <closures::Gain as closures::Filter>::apply
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_RNvXCs5BWS8GU7F7T_8closuresNtB2_4GainNtB2_6Filter5apply(ptr noalias nofree noundef readonly align 4 captures(none) dereferenceable(4) %self, float noundef %x) unnamed_addr #2 !dbg !91 {
start:
  %_3 = load float, ptr %self, align 4, !dbg !93, !noundef !14
  %_0 = fmul float %x, %_3, !dbg !93
  ret float %_0, !dbg !94
}

; <closures::Clip as closures::Filter>::apply
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_RNvXs_Cs5BWS8GU7F7T_8closuresNtB4_4ClipNtB4_6Filter5apply(ptr noalias nofree noundef readonly align 4 captures(none) dereferenceable(8) %self, float noundef %x) unnamed_addr #2 !dbg !95 {
start:
  %0 = load float, ptr %self, align 4, !dbg !97, !noundef !14
  %_3 = fcmp olt float %x, %0, !dbg !98
  br i1 %_3, label %bb6, label %bb2, !dbg !98

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 4, !dbg !99
  %2 = load float, ptr %1, align 4, !dbg !99, !noundef !14
  %_4 = fcmp ogt float %x, %2, !dbg !100
  br i1 %_4, label %bb6, label %bb4, !dbg !100

bb4:                                              ; preds = %bb2
  br label %bb6, !dbg !101

bb6:                                              ; preds = %bb4, %bb2, %start
  %_0.sroa.0.0 = phi float [ %0, %start ], [ %2, %bb2 ], [ %x, %bb4 ], !dbg !102
  ret float %_0.sroa.0.0, !dbg !103
}

; <closures::Clip as closures::Filter>::order
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvXs_Cs5BWS8GU7F7T_8closuresNtB4_4ClipNtB4_6Filter5order(ptr noalias nofree readonly align 4 captures(none) %self) unnamed_addr #3 !dbg !104 {
start:
  ret i32 2, !dbg !105
}

; <closures::Gain as closures::Filter>::order
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvYNtCs5BWS8GU7F7T_8closures4GainNtB4_6Filter5orderB4_(ptr noalias nofree readonly align 4 captures(none) %self) unnamed_addr #3 !dbg !106 {
start:
  ret i32 1, !dbg !108
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @capture(ptr noundef readonly captures(none) %0, i64 noundef %n, ptr noundef writeonly captures(none) %out) unnamed_addr #4 !dbg !109 {
start:
  %sum = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %sum), !dbg !110
  store i32 0, ptr %sum, align 4, !dbg !111
; call closures::each
  call fastcc void @_RNvCs5BWS8GU7F7T_8closures4each(i64 noundef %n, ptr nonnull %sum, ptr %0) #10, !dbg !112
  %_11 = load i32, ptr %sum, align 4, !dbg !114, !noundef !14
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !115
  %_17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %_15 = mul i32 %_16, %_17, !dbg !120
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %_14 = add i32 %_15, %_18, !dbg !131
  %_13 = zext i32 %_14 to i64, !dbg !131
  %_12 = getelementptr inbounds nuw i32, ptr %out, i64 %_13, !dbg !132
  store i32 %_11, ptr %_12, align 4, !dbg !138
  call void @llvm.lifetime.end.p0(ptr nonnull %sum), !dbg !139
  ret void, !dbg !140
}

; Function Attrs: nounwind
define ptx_kernel void @filters(ptr noundef captures(none) %data, float noundef %gain, i32 noundef %pick) unnamed_addr #5 !dbg !141 {
start:
  %orders = alloca [32 x i8], align 8
  %clip = alloca [8 x i8], align 4
  %gain1 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %gain1), !dbg !142
  store float %gain, ptr %gain1, align 4, !dbg !143
  call void @llvm.lifetime.start.p0(ptr nonnull %clip), !dbg !144
  store float -1.000000e+00, ptr %clip, align 4, !dbg !146
  %0 = getelementptr inbounds nuw i8, ptr %clip, i64 4, !dbg !146
  store float 1.000000e+00, ptr %0, align 4, !dbg !146
  call void @llvm.lifetime.start.p0(ptr nonnull %orders), !dbg !147
  %_7 = and i32 %pick, 1, !dbg !149
  %1 = icmp eq i32 %_7, 0, !dbg !149
  %gain1.clip = select i1 %1, ptr %gain1, ptr %clip, !dbg !150
  %vtable.1.vtable.2 = select i1 %1, ptr @vtable.1, ptr @vtable.2, !dbg !150
  %clip.gain1 = select i1 %1, ptr %clip, ptr %gain1, !dbg !150
  %vtable.2.vtable.1 = select i1 %1, ptr @vtable.2, ptr @vtable.1, !dbg !150
  store ptr %gain1.clip, ptr %orders, align 8, !dbg !151
  %2 = getelementptr inbounds nuw i8, ptr %orders, i64 8, !dbg !151
  store ptr %vtable.1.vtable.2, ptr %2, align 8, !dbg !151
  %3 = getelementptr inbounds nuw i8, ptr %orders, i64 16, !dbg !151
  store ptr %clip.gain1, ptr %3, align 8, !dbg !151
  %4 = getelementptr inbounds nuw i8, ptr %orders, i64 24, !dbg !151
  store ptr %vtable.2.vtable.1, ptr %4, align 8, !dbg !151
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !152
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !158
  %_23 = mul i32 %_24, %_25, !dbg !154
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !161
  %_22 = add i32 %_23, %_26, !dbg !164
  %_17 = zext i32 %_22 to i64, !dbg !164
  %x = getelementptr inbounds nuw float, ptr %data, i64 %_17, !dbg !165
  %_21 = load float, ptr %x, align 4, !dbg !168, !noundef !14
; call closures::chain
  %_18 = call fastcc noundef float @_RNvCs5BWS8GU7F7T_8closures5chain(ptr noalias nofree noundef nonnull readonly align 8 captures(address, read_provenance) %orders, float noundef %_21) #10, !dbg !170
  store float %_18, ptr %x, align 4, !dbg !171
  call void @llvm.lifetime.end.p0(ptr nonnull %orders), !dbg !172
  call void @llvm.lifetime.end.p0(ptr nonnull %clip), !dbg !173
  call void @llvm.lifetime.end.p0(ptr nonnull %gain1), !dbg !174
  ret void, !dbg !175
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { noinline nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #5 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/closures.rs/@/closures.415e133e4ce1af97-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "each", linkageName: "_RNvCs5BWS8GU7F7T_8closures4each", scope: !12, file: !11, line: 33, type: !13, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/closures.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "49ccdce327db0865c3e8d134953019df")
!12 = !DINamespace(name: "closures", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 1916, column: 50, scope: !16, inlinedAt: !22)
!16 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsU_NtNtCslnt1oJOvDdB_4core3cmp5implsjNtB7_10PartialOrd2lt", scope: !18, file: !17, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!18 = !DINamespace(name: "{impl#58}", scope: !19)
!19 = !DINamespace(name: "impls", scope: !20)
!20 = !DINamespace(name: "cmp", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = !DILocation(line: 900, column: 12, scope: !23, inlinedAt: !28)
!23 = distinct !DISubprogram(name: "spec_next<usize>", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs5BWS8GU7F7T_8closures", scope: !25, file: !24, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!24 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "d11477719a5861e5d0c1d9c302f102b9")
!25 = !DINamespace(name: "{impl#5}", scope: !26)
!26 = !DINamespace(name: "range", scope: !27)
!27 = !DINamespace(name: "iter", scope: !21)
!28 = !DILocation(line: 985, column: 14, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs4_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs5BWS8GU7F7T_8closures", scope: !30, file: !24, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!30 = !DINamespace(name: "{impl#6}", scope: !26)
!31 = !DILocation(line: 34, column: 14, scope: !32)
!32 = !DILexicalBlockFile(scope: !33, file: !11, discriminator: 2)
!33 = distinct !DILexicalBlock(scope: !10, file: !11, line: 34, column: 5)
!34 = !DILocation(line: 34, column: 14, scope: !33)
!35 = !DILocation(line: 48, column: 28, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs5BWS8GU7F7T_8closures7capture0B3_", scope: !37, file: !11, line: 48, type: !13, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!37 = !DINamespace(name: "capture", scope: !12)
!38 = distinct !DILocation(line: 35, column: 9, scope: !39)
!39 = distinct !DILexicalBlock(scope: !33, file: !11, line: 34, column: 5)
!40 = !{!41}
!41 = distinct !{!41, !42, !"_RNCNvCs5BWS8GU7F7T_8closures7capture0B3_: %_1"}
!42 = distinct !{!42, !"_RNCNvCs5BWS8GU7F7T_8closures7capture0B3_"}
!43 = !DILocation(line: 2688, column: 13, scope: !44, inlinedAt: !48)
!44 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12wrapping_mul", scope: !46, file: !45, line: 2687, type: !13, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!45 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!46 = !DINamespace(name: "{impl#8}", scope: !47)
!47 = !DINamespace(name: "num", scope: !21)
!48 = distinct !DILocation(line: 48, column: 32, scope: !36, inlinedAt: !38)
!49 = !DILocation(line: 872, column: 18, scope: !50, inlinedAt: !55)
!50 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCs5BWS8GU7F7T_8closures", scope: !52, file: !51, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!52 = !DINamespace(name: "{impl#0}", scope: !53)
!53 = !DINamespace(name: "const_ptr", scope: !54)
!54 = !DINamespace(name: "ptr", scope: !21)
!55 = distinct !DILocation(line: 48, column: 77, scope: !36, inlinedAt: !38)
!56 = !DILocation(line: 48, column: 71, scope: !36, inlinedAt: !38)
!57 = !DILocation(line: 2612, column: 13, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs6_NtCslnt1oJOvDdB_4core3numm12wrapping_add", scope: !46, file: !45, line: 2611, type: !13, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!59 = distinct !DILocation(line: 48, column: 49, scope: !36, inlinedAt: !38)
!60 = !DILocation(line: 48, column: 22, scope: !36, inlinedAt: !38)
!61 = distinct !{!61, !62}
!62 = !{!"llvm.loop.unroll.disable"}
!63 = !DILocation(line: 37, column: 2, scope: !10)
!64 = distinct !DISubprogram(name: "chain", linkageName: "_RNvCs5BWS8GU7F7T_8closures5chain", scope: !12, file: !11, line: 40, type: !65, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!66 = !DILocation(line: 279, column: 27, scope: !67, inlinedAt: !75)
!67 = distinct !DILexicalBlock(scope: !69, file: !68, line: 275, column: 17)
!68 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6f131da7b4682617ab29050495ed9a52")
!69 = distinct !DILexicalBlock(scope: !70, file: !68, line: 274, column: 17)
!70 = distinct !DILexicalBlock(scope: !71, file: !68, line: 273, column: 17)
!71 = distinct !DISubprogram(name: "fold<&dyn closures::Filter, f32, closures::chain::{closure_env#0}>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IterRDNtCs5BWS8GU7F7T_8closures6FilterEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCNvBU_5chain0EBU_", scope: !72, file: !68, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!72 = !DINamespace(name: "{impl#171}", scope: !73)
!73 = !DINamespace(name: "iter", scope: !74)
!74 = !DINamespace(name: "slice", scope: !21)
!75 = distinct !DILocation(line: 41, column: 20, scope: !64)
!76 = !{i64 8}
!77 = !DILocation(line: 41, column: 35, scope: !78, inlinedAt: !80)
!78 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs5BWS8GU7F7T_8closures5chain0B3_", scope: !79, file: !11, line: 41, type: !13, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DINamespace(name: "chain", scope: !12)
!80 = distinct !DILocation(line: 279, column: 27, scope: !67, inlinedAt: !75)
!81 = !DILocation(line: 41, column: 37, scope: !78, inlinedAt: !80)
!82 = !DILocation(line: 41, column: 48, scope: !78, inlinedAt: !80)
!83 = !DILocation(line: 41, column: 50, scope: !78, inlinedAt: !80)
!84 = !DILocation(line: 614, column: 28, scope: !85, inlinedAt: !89)
!85 = distinct !DISubprogram(name: "add<&dyn closures::Filter>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullRDNtCs5BWS8GU7F7T_8closures6FilterEL_E3addBX_", scope: !87, file: !86, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!86 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3c2c651e9e1abc2b808fff61b59d0fb6")
!87 = !DINamespace(name: "NonNull", scope: !88)
!88 = !DINamespace(name: "non_null", scope: !54)
!89 = distinct !DILocation(line: 279, column: 67, scope: !67, inlinedAt: !75)
!90 = !DILocation(line: 42, column: 2, scope: !64)
!91 = distinct !DISubprogram(name: "apply", linkageName: "_RNvXCs5BWS8GU7F7T_8closuresNtB2_4GainNtB2_6Filter5apply", scope: !92, file: !11, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!92 = !DINamespace(name: "{impl#0}", scope: !12)
!93 = !DILocation(line: 20, column: 9, scope: !91)
!94 = !DILocation(line: 21, column: 6, scope: !91)
!95 = distinct !DISubprogram(name: "apply", linkageName: "_RNvXs_Cs5BWS8GU7F7T_8closuresNtB4_4ClipNtB4_6Filter5apply", scope: !96, file: !11, line: 24, type: !13, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!96 = !DINamespace(name: "{impl#1}", scope: !12)
!97 = !DILocation(line: 25, column: 16, scope: !95)
!98 = !DILocation(line: 25, column: 12, scope: !95)
!99 = !DILocation(line: 25, column: 50, scope: !95)
!100 = !DILocation(line: 25, column: 46, scope: !95)
!101 = !DILocation(line: 25, column: 43, scope: !95)
!102 = !DILocation(line: 25, scope: !95)
!103 = !DILocation(line: 26, column: 6, scope: !95)
!104 = distinct !DISubprogram(name: "order", linkageName: "_RNvXs_Cs5BWS8GU7F7T_8closuresNtB4_4ClipNtB4_6Filter5order", scope: !96, file: !11, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = !DILocation(line: 29, column: 6, scope: !104)
!106 = distinct !DISubprogram(name: "order<closures::Gain>", linkageName: "_RNvYNtCs5BWS8GU7F7T_8closures4GainNtB4_6Filter5orderB4_", scope: !107, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DINamespace(name: "Filter", scope: !12)
!108 = !DILocation(line: 11, column: 6, scope: !106)
!109 = distinct !DISubprogram(name: "capture", scope: !12, file: !11, line: 45, type: !13, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DILocation(line: 46, column: 9, scope: !109)
!111 = !DILocation(line: 46, column: 19, scope: !109)
!112 = !DILocation(line: 48, column: 5, scope: !113)
!113 = distinct !DILexicalBlock(scope: !109, file: !11, line: 46, column: 5)
!114 = !DILocation(line: 50, column: 35, scope: !113)
!115 = !DILocation(line: 85, column: 5, scope: !116, inlinedAt: !120)
!116 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !118, file: !117, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!117 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!118 = !DINamespace(name: "nvptx", scope: !119)
!119 = !DINamespace(name: "core_arch", scope: !21)
!120 = !DILocation(line: 11, column: 15, scope: !121, inlinedAt: !124)
!121 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !123, file: !122, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!123 = !DINamespace(name: "corpus", scope: null)
!124 = !DILocation(line: 50, column: 23, scope: !113)
!125 = !DILocation(line: 64, column: 5, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !118, file: !117, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DILocation(line: 11, column: 39, scope: !121, inlinedAt: !124)
!128 = !DILocation(line: 127, column: 5, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !118, file: !117, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DILocation(line: 11, column: 63, scope: !121, inlinedAt: !124)
!131 = !DILocation(line: 11, column: 14, scope: !121, inlinedAt: !124)
!132 = !DILocation(line: 970, column: 18, scope: !133, inlinedAt: !137)
!133 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCs5BWS8GU7F7T_8closures", scope: !135, file: !134, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!134 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!135 = !DINamespace(name: "{impl#0}", scope: !136)
!136 = !DINamespace(name: "mut_ptr", scope: !54)
!137 = !DILocation(line: 50, column: 19, scope: !113)
!138 = !DILocation(line: 50, column: 14, scope: !113)
!139 = !DILocation(line: 51, column: 1, scope: !109)
!140 = !DILocation(line: 51, column: 2, scope: !109)
!141 = distinct !DISubprogram(name: "filters", scope: !12, file: !11, line: 54, type: !13, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!142 = !DILocation(line: 55, column: 9, scope: !141)
!143 = !DILocation(line: 55, column: 16, scope: !141)
!144 = !DILocation(line: 56, column: 9, scope: !145)
!145 = distinct !DILexicalBlock(scope: !141, file: !11, line: 55, column: 5)
!146 = !DILocation(line: 56, column: 16, scope: !145)
!147 = !DILocation(line: 57, column: 9, scope: !148)
!148 = distinct !DILexicalBlock(scope: !145, file: !11, line: 56, column: 5)
!149 = !DILocation(line: 57, column: 39, scope: !148)
!150 = !DILocation(line: 57, column: 36, scope: !148)
!151 = !DILocation(line: 57, scope: !148)
!152 = !DILocation(line: 85, column: 5, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !118, file: !117, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!154 = !DILocation(line: 11, column: 15, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !123, file: !122, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!156 = !DILocation(line: 60, column: 26, scope: !157)
!157 = distinct !DILexicalBlock(scope: !148, file: !11, line: 57, column: 5)
!158 = !DILocation(line: 64, column: 5, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !118, file: !117, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!160 = !DILocation(line: 11, column: 39, scope: !155, inlinedAt: !156)
!161 = !DILocation(line: 127, column: 5, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !118, file: !117, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!163 = !DILocation(line: 11, column: 63, scope: !155, inlinedAt: !156)
!164 = !DILocation(line: 11, column: 14, scope: !155, inlinedAt: !156)
!165 = !DILocation(line: 970, column: 18, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCs5BWS8GU7F7T_8closures", scope: !135, file: !134, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!167 = !DILocation(line: 60, column: 22, scope: !157)
!168 = !DILocation(line: 61, column: 29, scope: !169)
!169 = distinct !DILexicalBlock(scope: !157, file: !11, line: 60, column: 9)
!170 = !DILocation(line: 61, column: 14, scope: !169)
!171 = !DILocation(line: 61, column: 9, scope: !169)
!172 = !DILocation(line: 63, column: 1, scope: !148)
!173 = !DILocation(line: 63, column: 1, scope: !145)
!174 = !DILocation(line: 63, column: 1, scope: !141)
!175 = !DILocation(line: 63, column: 2, scope: !141)
