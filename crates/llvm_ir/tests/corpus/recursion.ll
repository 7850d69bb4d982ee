; ModuleID = 'recursion.f06b79363686dc9a-cgu.0'
source_filename = "recursion.f06b79363686dc9a-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; recursion::odd_inverse
; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc noundef zeroext i1 @_RNvCskDKrlU8NuuA_9recursion11odd_inverse(i64 noundef range(i64 0, 4294967295) %n, ptr noalias nofree noundef nonnull readonly captures(none) dereferenceable(16) %path) unnamed_addr #0 !dbg !10 {
start:
  %copy = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %copy), !dbg !15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %copy, ptr noundef nonnull align 1 dereferenceable(16) %path, i64 16, i1 false), !dbg !16
  %_12 = getelementptr inbounds nuw i8, ptr %copy, i64 8, !dbg !17
  tail call void @llvm.experimental.noalias.scope.decl(metadata !33), !dbg !36
  tail call void @llvm.experimental.noalias.scope.decl(metadata !38), !dbg !36
  %_16.i = getelementptr inbounds nuw i8, ptr %copy, i64 15, !dbg !40
  %0 = load i8, ptr %copy, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %1 = load i8, ptr %_16.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %1, ptr %copy, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %0, ptr %_16.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.1.i = getelementptr inbounds nuw i8, ptr %copy, i64 1, !dbg !52
  %_16.1.i = getelementptr inbounds nuw i8, ptr %copy, i64 14, !dbg !40
  %2 = load i8, ptr %_12.1.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %3 = load i8, ptr %_16.1.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %3, ptr %_12.1.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %2, ptr %_16.1.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.2.i = getelementptr inbounds nuw i8, ptr %copy, i64 2, !dbg !52
  %_16.2.i = getelementptr inbounds nuw i8, ptr %copy, i64 13, !dbg !40
  %4 = load i8, ptr %_12.2.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %5 = load i8, ptr %_16.2.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %5, ptr %_12.2.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %4, ptr %_16.2.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.3.i = getelementptr inbounds nuw i8, ptr %copy, i64 3, !dbg !52
  %_16.3.i = getelementptr inbounds nuw i8, ptr %copy, i64 12, !dbg !40
  %6 = load i8, ptr %_12.3.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %7 = load i8, ptr %_16.3.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %7, ptr %_12.3.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %6, ptr %_16.3.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.4.i = getelementptr inbounds nuw i8, ptr %copy, i64 4, !dbg !52
  %_16.4.i = getelementptr inbounds nuw i8, ptr %copy, i64 11, !dbg !40
  %8 = load i8, ptr %_12.4.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %9 = load i8, ptr %_16.4.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %9, ptr %_12.4.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %8, ptr %_16.4.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.5.i = getelementptr inbounds nuw i8, ptr %copy, i64 5, !dbg !52
  %_16.5.i = getelementptr inbounds nuw i8, ptr %copy, i64 10, !dbg !40
  %10 = load i8, ptr %_12.5.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %11 = load i8, ptr %_16.5.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %11, ptr %_12.5.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %10, ptr %_16.5.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.6.i = getelementptr inbounds nuw i8, ptr %copy, i64 6, !dbg !52
  %_16.6.i = getelementptr inbounds nuw i8, ptr %copy, i64 9, !dbg !40
  %12 = load i8, ptr %_12.6.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %13 = load i8, ptr %_16.6.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %13, ptr %_12.6.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %12, ptr %_16.6.i, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %_12.7.i = getelementptr inbounds nuw i8, ptr %copy, i64 7, !dbg !52
  %14 = load i8, ptr %_12.7.i, align 1, !dbg !47, !alias.scope !33, !noalias !38, !noundef !14
  %15 = load i8, ptr %_12, align 1, !dbg !47, !alias.scope !38, !noalias !33
  store i8 %15, ptr %_12.7.i, align 1, !dbg !47, !alias.scope !33, !noalias !38
  store i8 %14, ptr %_12, align 1, !dbg !47, !alias.scope !38, !noalias !33
  %16 = icmp eq i64 %n, 0, !dbg !53
  br i1 %16, label %bb6, label %bb1, !dbg !53

bb1:                                              ; preds = %start
  %_7 = add nsw i64 %n, -1, !dbg !54
; call recursion::even
  %_6 = call fastcc noundef zeroext i1 @_RNvCskDKrlU8NuuA_9recursion4even(i64 noundef %_7, ptr noalias nofree noundef dereferenceable(16) %copy) #13, !dbg !55
  br i1 %_6, label %bb3, label %bb6, !dbg !55

bb3:                                              ; preds = %bb1
  %_9 = load i8, ptr %copy, align 1, !dbg !56, !noundef !14
  %17 = icmp ult i8 %_9, -6, !dbg !56
  br label %bb6, !dbg !53

bb6:                                              ; preds = %start, %bb1, %bb3
  %_0.sroa.0.0.off0 = phi i1 [ %17, %bb3 ], [ false, %bb1 ], [ false, %start ]
  call void @llvm.lifetime.end.p0(ptr nonnull %copy), !dbg !57
  ret i1 %_0.sroa.0.0.off0, !dbg !58
}

; recursion::even
; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc noundef zeroext i1 @_RNvCskDKrlU8NuuA_9recursion4even(i64 noundef range(i64 0, 4294967296) %n, ptr noalias nofree noundef nonnull captures(none) dereferenceable(16) %path) unnamed_addr #0 !dbg !59 {
start:
  %_4 = and i64 %n, 15, !dbg !60
  %0 = getelementptr inbounds nuw i8, ptr %path, i64 %_4, !dbg !61
  %1 = load i8, ptr %0, align 1, !dbg !61, !noundef !14
  %2 = add i8 %1, 1, !dbg !61
  store i8 %2, ptr %0, align 1, !dbg !61
  %3 = icmp eq i64 %n, 0, !dbg !62
  %_7.lhs.trunc = trunc nuw i64 %n to i32
  %_71 = urem i32 %_7.lhs.trunc, 7
  %4 = icmp eq i32 %_71, 3
  %or.cond = or i1 %3, %4, !dbg !62
  br i1 %or.cond, label %bb8, label %bb4, !dbg !62

bb8:                                              ; preds = %bb4, %start
  %_0.sroa.0.0.off0 = phi i1 [ true, %start ], [ %6, %bb4 ]
  ret i1 %_0.sroa.0.0.off0, !dbg !63

bb4:                                              ; preds = %start
  %_8 = add nsw i64 %n, -1
; call recursion::odd_inverse
  %5 = tail call fastcc noundef zeroext i1 @_RNvCskDKrlU8NuuA_9recursion11odd_inverse(i64 noundef %_8, ptr noalias nofree noundef dereferenceable(16) %path) #13, !dbg !64
  %6 = xor i1 %5, true, !dbg !65
  br label %bb8, !dbg !66
}

; recursion::sort
; Function Attrs: noinline nounwind memory(argmem: readwrite, inaccessiblemem: write)
define internal fastcc void @_RNvCskDKrlU8NuuA_9recursion4sort(ptr noalias nofree noundef nonnull align 4 captures(none) %data.0, i64 noundef range(i64 0, 2305843009213693952) %data.1) unnamed_addr #1 !dbg !67 {
start:
  %_234 = icmp samesign ult i64 %data.1, 2, !dbg !68
  br i1 %_234, label %bb18, label %bb3, !dbg !68

bb3:                                              ; preds = %start, %_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion.exit
  %data.1.tr36 = phi i64 [ %_15.i, %_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion.exit ], [ %data.1, %start ]
  %data.0.tr35 = phi ptr [ %.lcssa.lcssa170, %_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion.exit ], [ %data.0, %start ]
  %_512 = lshr i64 %data.1.tr36, 1, !dbg !69
  %0 = getelementptr inbounds nuw i32, ptr %data.0.tr35, i64 %_512, !dbg !70
  %pivot = load i32, ptr %0, align 4, !dbg !70, !noundef !14
  br label %bb5.lr.ph, !dbg !71

bb5.lr.ph:                                        ; preds = %bb3, %bb13
  %i.sroa.0.0.ph33 = phi i64 [ 0, %bb3 ], [ %6, %bb13 ]
  %j.sroa.0.0.ph32.in = phi i64 [ %data.1.tr36, %bb3 ], [ %j.sroa.0.127.lcssa, %bb13 ]
  %j.sroa.0.0.ph32 = add nsw i64 %j.sroa.0.0.ph32.in, -1, !dbg !74
  br label %bb5, !dbg !71

bb5:                                              ; preds = %bb5.lr.ph, %bb6
  %i.sroa.0.022 = phi i64 [ %i.sroa.0.0.ph33, %bb5.lr.ph ], [ %3, %bb6 ]
  %1 = getelementptr inbounds nuw i32, ptr %data.0.tr35, i64 %i.sroa.0.022, !dbg !71
  %_10 = load i32, ptr %1, align 4, !dbg !71, !noundef !14
  %_9 = icmp ult i32 %_10, %pivot, !dbg !71
  br i1 %_9, label %bb6, label %bb8.preheader, !dbg !71

bb8.preheader:                                    ; preds = %bb5
  %i.sroa.0.022.lcssa = phi i64 [ %i.sroa.0.022, %bb5 ]
  %.lcssa = phi ptr [ %1, %bb5 ], !dbg !71
  %_10.lcssa = phi i32 [ %_10, %bb5 ], !dbg !71
  %_1626 = icmp ult i64 %j.sroa.0.0.ph32, %data.1.tr36, !dbg !75
  br i1 %_1626, label %bb9, label %panic2, !dbg !75

panic1.loopexit:                                  ; preds = %bb6
  %data.1.tr36.lcssa194 = phi i64 [ %data.1.tr36, %bb6 ]
  %i.sroa.0.0.ph33.lcssa190 = phi i64 [ %i.sroa.0.0.ph33, %bb6 ]
  %2 = add nuw nsw i64 %i.sroa.0.0.ph33.lcssa190, 1
  %umax.le = tail call i64 @llvm.umax.i64(i64 %data.1.tr36.lcssa194, i64 %2)
  br label %panic1, !dbg !71

panic1:                                           ; preds = %bb13, %panic1.loopexit
  %data.1.tr36195 = phi i64 [ %data.1.tr36.lcssa194, %panic1.loopexit ], [ %data.1.tr36, %bb13 ]
  %i.sroa.0.0.lcssa = phi i64 [ %umax.le, %panic1.loopexit ], [ %6, %bb13 ], !dbg !74
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %i.sroa.0.0.lcssa, i64 noundef %data.1.tr36195) #14, !dbg !71
  unreachable, !dbg !71

bb6:                                              ; preds = %bb5
  %3 = add nuw nsw i64 %i.sroa.0.022, 1, !dbg !76
  %_12 = icmp ult i64 %3, %data.1.tr36, !dbg !71
  br i1 %_12, label %bb5, label %panic1.loopexit, !dbg !71

bb9:                                              ; preds = %bb8.preheader, %bb10
  %j.sroa.0.127 = phi i64 [ %5, %bb10 ], [ %j.sroa.0.0.ph32, %bb8.preheader ]
  %4 = getelementptr inbounds nuw i32, ptr %data.0.tr35, i64 %j.sroa.0.127, !dbg !75
  %_14 = load i32, ptr %4, align 4, !dbg !75, !noundef !14
  %_13 = icmp ugt i32 %_14, %pivot, !dbg !75
  br i1 %_13, label %bb10, label %bb11, !dbg !75

panic2:                                           ; preds = %bb8.preheader, %bb10
  %data.1.tr36196 = phi i64 [ %data.1.tr36, %bb10 ], [ %data.1.tr36, %bb8.preheader ]
  %j.sroa.0.1.lcssa = phi i64 [ %5, %bb10 ], [ %j.sroa.0.0.ph32, %bb8.preheader ], !dbg !74
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %j.sroa.0.1.lcssa, i64 noundef %data.1.tr36196) #14, !dbg !75
  unreachable, !dbg !75

bb11:                                             ; preds = %bb9
  %j.sroa.0.127.lcssa = phi i64 [ %j.sroa.0.127, %bb9 ]
  %.lcssa178 = phi ptr [ %4, %bb9 ], !dbg !75
  %_14.lcssa = phi i32 [ %_14, %bb9 ], !dbg !75
  %_17.not = icmp ult i64 %i.sroa.0.022.lcssa, %j.sroa.0.127.lcssa, !dbg !77
  br i1 %_17.not, label %bb13, label %_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion.exit, !dbg !77

bb10:                                             ; preds = %bb9
  %5 = add nsw i64 %j.sroa.0.127, -1, !dbg !78
  %_16 = icmp ult i64 %5, %data.1.tr36, !dbg !75
  br i1 %_16, label %bb9, label %panic2, !dbg !75

bb13:                                             ; preds = %bb11
  store i32 %_14.lcssa, ptr %.lcssa, align 4, !dbg !79, !alias.scope !90
  store i32 %_10.lcssa, ptr %.lcssa178, align 4, !dbg !93, !alias.scope !90
  %6 = add nuw nsw i64 %i.sroa.0.022.lcssa, 1, !dbg !96
  %_1221 = icmp ult i64 %6, %data.1.tr36, !dbg !71
  br i1 %_1221, label %bb5.lr.ph, label %panic1, !dbg !71

_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion.exit: ; preds = %bb11
  %i.sroa.0.022.lcssa.lcssa174 = phi i64 [ %i.sroa.0.022.lcssa, %bb11 ]
  %.lcssa.lcssa170 = phi ptr [ %.lcssa, %bb11 ], !dbg !71
  %_15.i = sub nuw nsw i64 %data.1.tr36, %i.sroa.0.022.lcssa.lcssa174, !dbg !97
; call recursion::sort
  tail call fastcc void @_RNvCskDKrlU8NuuA_9recursion4sort(ptr noalias nofree noundef nonnull align 4 %data.0.tr35, i64 noundef %i.sroa.0.022.lcssa.lcssa174) #13, !dbg !102
  %_2 = icmp samesign ult i64 %_15.i, 2, !dbg !68
  br i1 %_2, label %bb18, label %bb3, !dbg !68

bb18:                                             ; preds = %_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion.exit, %start
  ret void, !dbg !104
}

; recursion::ackermann
; Function Attrs: nofree noinline nosync nounwind memory(none)
define internal fastcc noundef i32 @_RNvCskDKrlU8NuuA_9recursion9ackermann(i32 noundef range(i32 0, 3) %m, i32 noundef range(i32 0, -1) %n) unnamed_addr #2 !dbg !105 {
start:
  %0 = icmp eq i32 %m, 0, !dbg !106
  br i1 %0, label %bb4, label %bb1.peel, !dbg !106

bb1.peel:                                         ; preds = %start
  %1 = icmp eq i32 %n, 0, !dbg !106
  br i1 %1, label %tailrecurse.backedge.peel, label %bb2.peel, !dbg !106

bb2.peel:                                         ; preds = %bb1.peel
  %_6.peel = add i32 %n, -1, !dbg !107
; call recursion::ackermann
  %_5.peel = tail call fastcc noundef i32 @_RNvCskDKrlU8NuuA_9recursion9ackermann(i32 noundef %m, i32 noundef %_6.peel) #13, !dbg !109
  br label %tailrecurse.backedge.peel, !dbg !110

tailrecurse.backedge.peel:                        ; preds = %bb2.peel, %bb1.peel
  %n.tr.be.peel = phi i32 [ %_5.peel, %bb2.peel ], [ 1, %bb1.peel ]
  %2 = icmp eq i32 %m, 1, !dbg !106
  br i1 %2, label %bb4, label %bb1, !dbg !106

bb4:                                              ; preds = %bb2, %bb1, %tailrecurse.backedge.peel, %start
  %n.tr.lcssa = phi i32 [ %n, %start ], [ %n.tr.be.peel, %tailrecurse.backedge.peel ], [ %_5, %bb2 ], [ 1, %bb1 ]
  %3 = add i32 %n.tr.lcssa, 1, !dbg !111
  ret i32 %3, !dbg !113

bb1:                                              ; preds = %tailrecurse.backedge.peel
  %4 = icmp eq i32 %n.tr.be.peel, 0, !dbg !106
  br i1 %4, label %bb4, label %bb2, !dbg !106

bb2:                                              ; preds = %bb1
  %_6 = add i32 %n.tr.be.peel, -1, !dbg !107
; call recursion::ackermann
  %_5 = tail call fastcc noundef i32 @_RNvCskDKrlU8NuuA_9recursion9ackermann(i32 noundef 1, i32 noundef %_6) #13, !dbg !109
  br label %bb4, !dbg !110
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @recursive(ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %data, i64 noundef %len) unnamed_addr #3 !dbg !114 {
start:
  %_14 = alloca [16 x i8], align 1
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !115
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !125
  %_22 = mul i32 %_23, %_24, !dbg !120
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !128
  %_21 = add i32 %_22, %_25, !dbg !131
  %i = zext i32 %_21 to i64, !dbg !131
  %_7 = urem i32 %_21, 3, !dbg !132
; call recursion::ackermann
  %_5 = tail call fastcc noundef i32 @_RNvCskDKrlU8NuuA_9recursion9ackermann(i32 noundef %_7, i32 noundef 3) #13, !dbg !134
  %_8.idx = shl nuw nsw i64 %i, 3, !dbg !135
  %_8 = getelementptr inbounds nuw i8, ptr %out, i64 %_8.idx, !dbg !135
  store i32 %_5, ptr %_8, align 4, !dbg !138
  call void @llvm.lifetime.start.p0(ptr nonnull %_14), !dbg !139
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %_14, i8 0, i64 16, i1 false), !dbg !139
; call recursion::even
  %_11 = call fastcc noundef zeroext i1 @_RNvCskDKrlU8NuuA_9recursion4even(i64 noundef %i, ptr noalias nofree noundef dereferenceable(16) %_14) #13, !dbg !140
  %_10 = zext i1 %_11 to i32, !dbg !141
  %_15 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !152
  store i32 %_10, ptr %_15, align 4, !dbg !154
  call void @llvm.lifetime.end.p0(ptr nonnull %_14), !dbg !155
  %_20 = mul i64 %len, %i, !dbg !156
  %_19 = getelementptr inbounds nuw i32, ptr %data, i64 %_20, !dbg !157
; call recursion::sort
  tail call fastcc void @_RNvCskDKrlU8NuuA_9recursion4sort(ptr noalias nofree noundef nonnull align 4 %_19, i64 noundef %len) #13, !dbg !159
  ret void, !dbg !160
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() unnamed_addr #11 !dbg !161 {
start:
  tail call void @llvm.trap(), !dbg !165
  unreachable, !dbg !165
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef range(i64 -1, 2305843009213693952) %0, i64 noundef range(i64 2, 2305843009213693952) %1) unnamed_addr #12 !dbg !171 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() #14, !dbg !172
  unreachable, !dbg !172
}

attributes #0 = { nofree noinline nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { noinline nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { nofree noinline nosync nounwind memory(none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #12 = { cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #13 = { noinline nounwind }
attributes #14 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/recursion.rs/@/recursion.f06b79363686dc9a-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "odd_inverse", linkageName: "_RNvCskDKrlU8NuuA_9recursion11odd_inverse", scope: !12, file: !11, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/recursion.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "801429164625363cfd6d9d51fc737816")
!12 = !DINamespace(name: "recursion", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 24, column: 9, scope: !10)
!16 = !DILocation(line: 24, column: 20, scope: !10)
!17 = !DILocation(line: 1054, column: 22, scope: !18, inlinedAt: !24)
!18 = distinct !DISubprogram(name: "sub<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh3subCskDKrlU8NuuA_9recursion", scope: !20, file: !19, line: 1015, type: !13, scopeLine: 1015, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!19 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!20 = !DINamespace(name: "{impl#0}", scope: !21)
!21 = !DINamespace(name: "mut_ptr", scope: !22)
!22 = !DINamespace(name: "ptr", scope: !23)
!23 = !DINamespace(name: "core", scope: null)
!24 = !DILocation(line: 994, column: 51, scope: !25, inlinedAt: !31)
!25 = distinct !DILexicalBlock(scope: !27, file: !26, line: 983, column: 9)
!26 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!27 = distinct !DILexicalBlock(scope: !28, file: !26, line: 982, column: 9)
!28 = distinct !DISubprogram(name: "reverse<u8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSh7reverseCskDKrlU8NuuA_9recursion", scope: !29, file: !26, line: 981, type: !13, scopeLine: 981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!29 = !DINamespace(name: "{impl#0}", scope: !30)
!30 = !DINamespace(name: "slice", scope: !23)
!31 = !DILocation(line: 25, column: 10, scope: !32)
!32 = distinct !DILexicalBlock(scope: !10, file: !11, line: 24, column: 5)
!33 = !{!34}
!34 = distinct !{!34, !35, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswaphECskDKrlU8NuuA_9recursion: %a.0"}
!35 = distinct !{!35, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswaphECskDKrlU8NuuA_9recursion"}
!36 = !DILocation(line: 1001, column: 9, scope: !37, inlinedAt: !31)
!37 = distinct !DILexicalBlock(scope: !25, file: !26, line: 987, column: 9)
!38 = !{!39}
!39 = distinct !{!39, !35, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswaphECskDKrlU8NuuA_9recursion: %b.0"}
!40 = !DILocation(line: 1018, column: 38, scope: !41, inlinedAt: !46)
!41 = distinct !DILexicalBlock(scope: !42, file: !26, line: 1016, column: 13)
!42 = distinct !DILexicalBlock(scope: !43, file: !26, line: 1014, column: 13)
!43 = distinct !DILexicalBlock(scope: !44, file: !26, line: 1013, column: 13)
!44 = distinct !DISubprogram(name: "revswap<u8>", linkageName: "_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswaphECskDKrlU8NuuA_9recursion", scope: !45, file: !26, line: 1004, type: !13, scopeLine: 1004, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!45 = !DINamespace(name: "reverse", scope: !29)
!46 = distinct !DILocation(line: 1001, column: 9, scope: !37, inlinedAt: !31)
!47 = !DILocation(line: 825, column: 14, scope: !48, inlinedAt: !51)
!48 = distinct !DISubprogram(name: "swap<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3mem4swaphECskDKrlU8NuuA_9recursion", scope: !50, file: !49, line: 822, type: !13, scopeLine: 822, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DIFile(filename: "src/mem/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "82bad6eaa847ab9bebe78c484a405876")
!50 = !DINamespace(name: "mem", scope: !23)
!51 = distinct !DILocation(line: 1018, column: 17, scope: !41, inlinedAt: !46)
!52 = !DILocation(line: 1018, column: 27, scope: !41, inlinedAt: !46)
!53 = !DILocation(line: 26, column: 5, scope: !32)
!54 = !DILocation(line: 26, column: 20, scope: !32)
!55 = !DILocation(line: 26, column: 15, scope: !32)
!56 = !DILocation(line: 26, column: 41, scope: !32)
!57 = !DILocation(line: 27, column: 1, scope: !10)
!58 = !DILocation(line: 27, column: 2, scope: !10)
!59 = distinct !DISubprogram(name: "even", linkageName: "_RNvCskDKrlU8NuuA_9recursion4even", scope: !12, file: !11, line: 17, type: !13, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!60 = !DILocation(line: 18, column: 10, scope: !59)
!61 = !DILocation(line: 18, column: 5, scope: !59)
!62 = !DILocation(line: 19, column: 5, scope: !59)
!63 = !DILocation(line: 20, column: 2, scope: !59)
!64 = !DILocation(line: 19, column: 31, scope: !59)
!65 = !DILocation(line: 19, column: 15, scope: !59)
!66 = !DILocation(line: 19, column: 16, scope: !59)
!67 = distinct !DISubprogram(name: "sort", linkageName: "_RNvCskDKrlU8NuuA_9recursion4sort", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!68 = !DILocation(line: 31, column: 8, scope: !67)
!69 = !DILocation(line: 34, column: 22, scope: !67)
!70 = !DILocation(line: 34, column: 17, scope: !67)
!71 = !DILocation(line: 37, column: 15, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !11, line: 35, column: 5)
!73 = distinct !DILexicalBlock(scope: !67, file: !11, line: 34, column: 5)
!74 = !DILocation(line: 0, scope: !73)
!75 = !DILocation(line: 40, column: 15, scope: !72)
!76 = !DILocation(line: 38, column: 13, scope: !72)
!77 = !DILocation(line: 43, column: 12, scope: !72)
!78 = !DILocation(line: 41, column: 13, scope: !72)
!79 = !DILocation(line: 640, column: 9, scope: !80, inlinedAt: !82)
!80 = distinct !DISubprogram(name: "copy<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4copymECskDKrlU8NuuA_9recursion", scope: !22, file: !81, line: 625, type: !13, scopeLine: 625, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "adf09092a768fb63932c6e448fcd177c")
!82 = distinct !DILocation(line: 1326, column: 9, scope: !83, inlinedAt: !85)
!83 = distinct !DILexicalBlock(scope: !84, file: !81, line: 1317, column: 5)
!84 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4swapmECskDKrlU8NuuA_9recursion", scope: !22, file: !81, line: 1314, type: !13, scopeLine: 1314, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = distinct !DILocation(line: 918, column: 13, scope: !86, inlinedAt: !89)
!86 = distinct !DILexicalBlock(scope: !87, file: !26, line: 912, column: 9)
!87 = distinct !DILexicalBlock(scope: !88, file: !26, line: 911, column: 9)
!88 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm4swapCskDKrlU8NuuA_9recursion", scope: !29, file: !26, line: 908, type: !13, scopeLine: 908, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = distinct !DILocation(line: 46, column: 14, scope: !72)
!90 = !{!91}
!91 = distinct !{!91, !92, !"_RNvMNtCslnt1oJOvDdB_4core5sliceSm4swapCskDKrlU8NuuA_9recursion: %self.0"}
!92 = distinct !{!92, !"_RNvMNtCslnt1oJOvDdB_4core5sliceSm4swapCskDKrlU8NuuA_9recursion"}
!93 = !DILocation(line: 549, column: 14, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECskDKrlU8NuuA_9recursion", scope: !22, file: !81, line: 528, type: !13, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = distinct !DILocation(line: 1327, column: 9, scope: !83, inlinedAt: !85)
!96 = !DILocation(line: 47, column: 9, scope: !72)
!97 = !DILocation(line: 2196, column: 12, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "split_at_mut_checked<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm20split_at_mut_checkedCskDKrlU8NuuA_9recursion", scope: !29, file: !26, line: 2195, type: !13, scopeLine: 2195, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = distinct !DILocation(line: 1990, column: 20, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "split_at_mut<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm12split_at_mutCskDKrlU8NuuA_9recursion", scope: !29, file: !26, line: 1989, type: !13, scopeLine: 1989, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = distinct !DILocation(line: 50, column: 30, scope: !72)
!102 = !DILocation(line: 51, column: 5, scope: !103)
!103 = distinct !DILexicalBlock(scope: !72, file: !11, line: 50, column: 5)
!104 = !DILocation(line: 53, column: 2, scope: !67)
!105 = distinct !DISubprogram(name: "ackermann", linkageName: "_RNvCskDKrlU8NuuA_9recursion9ackermann", scope: !12, file: !11, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DILocation(line: 9, column: 5, scope: !105)
!107 = !DILocation(line: 12, column: 49, scope: !108)
!108 = distinct !DILexicalBlock(scope: !105, file: !11, line: 12, column: 9)
!109 = !DILocation(line: 12, column: 36, scope: !108)
!110 = !DILocation(line: 12, column: 19, scope: !108)
!111 = !DILocation(line: 10, column: 19, scope: !112)
!112 = distinct !DILexicalBlock(scope: !105, file: !11, line: 10, column: 9)
!113 = !DILocation(line: 14, column: 2, scope: !105)
!114 = distinct !DISubprogram(name: "recursive", scope: !12, file: !11, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!115 = !DILocation(line: 85, column: 5, scope: !116, inlinedAt: !120)
!116 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !118, file: !117, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!117 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!118 = !DINamespace(name: "nvptx", scope: !119)
!119 = !DINamespace(name: "core_arch", scope: !23)
!120 = !DILocation(line: 11, column: 15, scope: !121, inlinedAt: !124)
!121 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !123, file: !122, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!123 = !DINamespace(name: "corpus", scope: null)
!124 = !DILocation(line: 57, column: 13, scope: !114)
!125 = !DILocation(line: 64, column: 5, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !118, file: !117, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DILocation(line: 11, column: 39, scope: !121, inlinedAt: !124)
!128 = !DILocation(line: 127, column: 5, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !118, file: !117, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DILocation(line: 11, column: 63, scope: !121, inlinedAt: !124)
!131 = !DILocation(line: 11, column: 14, scope: !121, inlinedAt: !124)
!132 = !DILocation(line: 60, column: 37, scope: !133)
!133 = distinct !DILexicalBlock(scope: !114, file: !11, line: 57, column: 5)
!134 = !DILocation(line: 60, column: 27, scope: !133)
!135 = !DILocation(line: 970, column: 18, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCskDKrlU8NuuA_9recursion", scope: !20, file: !19, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!137 = !DILocation(line: 60, column: 14, scope: !133)
!138 = !DILocation(line: 60, column: 9, scope: !133)
!139 = !DILocation(line: 61, column: 51, scope: !133)
!140 = !DILocation(line: 61, column: 31, scope: !133)
!141 = !DILocation(line: 51, column: 17, scope: !142, inlinedAt: !147)
!142 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsM_NtNtCslnt1oJOvDdB_4core7convert3nummINtB7_4FrombE4from", scope: !144, file: !143, line: 50, type: !13, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!143 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!144 = !DINamespace(name: "{impl#50}", scope: !145)
!145 = !DINamespace(name: "num", scope: !146)
!146 = !DINamespace(name: "convert", scope: !23)
!147 = !DILocation(line: 780, column: 9, scope: !148, inlinedAt: !151)
!148 = distinct !DISubprogram(name: "into<bool, u32>", linkageName: "_RNvXs1_NtCslnt1oJOvDdB_4core7convertbINtB5_4IntomE4intoCskDKrlU8NuuA_9recursion", scope: !150, file: !149, line: 779, type: !13, scopeLine: 779, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!149 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "36ae519c88055cfff26b55442fab5b51")
!150 = !DINamespace(name: "{impl#3}", scope: !146)
!151 = !DILocation(line: 61, column: 60, scope: !133)
!152 = !DILocation(line: 970, column: 18, scope: !136, inlinedAt: !153)
!153 = !DILocation(line: 61, column: 14, scope: !133)
!154 = !DILocation(line: 61, column: 9, scope: !133)
!155 = !DILocation(line: 61, column: 66, scope: !133)
!156 = !DILocation(line: 62, column: 55, scope: !133)
!157 = !DILocation(line: 970, column: 18, scope: !136, inlinedAt: !158)
!158 = !DILocation(line: 62, column: 51, scope: !133)
!159 = !DILocation(line: 62, column: 9, scope: !133)
!160 = !DILocation(line: 64, column: 2, scope: !114)
!161 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt", scope: !163, file: !162, line: 60, type: !164, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!162 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!163 = !DINamespace(name: "panicking", scope: !23)
!164 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!165 = !DILocation(line: 148, column: 5, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx4trap", scope: !118, file: !117, line: 147, type: !13, scopeLine: 147, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!167 = distinct !DILocation(line: 21, column: 22, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCs6rREvFdRhLb_7___rustc17rust_begin_unwind", scope: !12, file: !122, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!169 = distinct !DILocation(line: 80, column: 14, scope: !170)
!170 = distinct !DILexicalBlock(scope: !161, file: !162, line: 72, column: 5)
!171 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check", scope: !163, file: !162, line: 266, type: !164, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!172 = !DILocation(line: 271, column: 5, scope: !171)
