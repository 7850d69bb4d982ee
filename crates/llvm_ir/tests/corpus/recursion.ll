; ModuleID = 'recursion.3b0709d30e108b72-cgu.0'
source_filename = "recursion.3b0709d30e108b72-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; recursion::odd_inverse
; Function Attrs: nofree noinline nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc noundef zeroext i1 @_RNvCs54cwlAZlJjW_9recursion11odd_inverse(i64 noundef range(i64 0, 4294967295) %n, ptr noalias noundef nonnull readonly align 1 captures(none) dereferenceable(16) %path) unnamed_addr #0 !dbg !10 {
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
  %_6 = call fastcc noundef zeroext i1 @_RNvCs54cwlAZlJjW_9recursion4even(i64 noundef %_7, ptr noalias noundef align 1 dereferenceable(16) %copy) #13, !dbg !55
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
define internal fastcc noundef zeroext i1 @_RNvCs54cwlAZlJjW_9recursion4even(i64 noundef range(i64 0, 4294967296) %n, ptr noalias noundef nonnull align 1 captures(none) dereferenceable(16) %path) unnamed_addr #0 !dbg !59 {
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
  %5 = tail call fastcc noundef zeroext i1 @_RNvCs54cwlAZlJjW_9recursion11odd_inverse(i64 noundef %_8, ptr noalias noundef align 1 dereferenceable(16) %path) #13, !dbg !64
  %6 = xor i1 %5, true, !dbg !65
  br label %bb8, !dbg !66
}

; recursion::sort
; Function Attrs: noinline nounwind memory(argmem: readwrite, inaccessiblemem: write)
define internal fastcc void @_RNvCs54cwlAZlJjW_9recursion4sort(ptr noalias noundef nonnull align 4 captures(none) %data.0, i64 noundef range(i64 0, 2305843009213693952) %data.1) unnamed_addr #1 !dbg !67 {
start:
  %_235 = icmp samesign ult i64 %data.1, 2, !dbg !68
  br i1 %_235, label %bb18, label %bb3, !dbg !68

bb3:                                              ; preds = %start, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion.exit
  %data.1.tr37 = phi i64 [ %_14.i, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion.exit ], [ %data.1, %start ]
  %data.0.tr36 = phi ptr [ %.lcssa.lcssa262, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion.exit ], [ %data.0, %start ]
  %_512 = lshr i64 %data.1.tr37, 1, !dbg !69
  %0 = getelementptr inbounds nuw i32, ptr %data.0.tr36, i64 %_512, !dbg !70
  %pivot = load i32, ptr %0, align 4, !dbg !70, !noundef !14
  br label %bb5.lr.ph, !dbg !71

bb5.lr.ph:                                        ; preds = %bb3, %bb13
  %i.sroa.0.0.ph34 = phi i64 [ 0, %bb3 ], [ %6, %bb13 ]
  %j.sroa.0.0.ph33.in = phi i64 [ %data.1.tr37, %bb3 ], [ %j.sroa.0.128.lcssa, %bb13 ]
  %j.sroa.0.0.ph33 = add nsw i64 %j.sroa.0.0.ph33.in, -1, !dbg !74
  br label %bb5, !dbg !71

bb5:                                              ; preds = %bb5.lr.ph, %bb6
  %i.sroa.0.023 = phi i64 [ %i.sroa.0.0.ph34, %bb5.lr.ph ], [ %3, %bb6 ]
  %1 = getelementptr inbounds nuw i32, ptr %data.0.tr36, i64 %i.sroa.0.023, !dbg !71
  %_10 = load i32, ptr %1, align 4, !dbg !71, !noundef !14
  %_9 = icmp ult i32 %_10, %pivot, !dbg !71
  br i1 %_9, label %bb6, label %bb8.preheader, !dbg !71

bb8.preheader:                                    ; preds = %bb5
  %i.sroa.0.023.lcssa = phi i64 [ %i.sroa.0.023, %bb5 ]
  %.lcssa = phi ptr [ %1, %bb5 ], !dbg !71
  %_10.lcssa = phi i32 [ %_10, %bb5 ], !dbg !71
  %_1627 = icmp ult i64 %j.sroa.0.0.ph33, %data.1.tr37, !dbg !75
  br i1 %_1627, label %bb9, label %panic2, !dbg !75

panic1.loopexit:                                  ; preds = %bb6
  %data.1.tr37.lcssa286 = phi i64 [ %data.1.tr37, %bb6 ]
  %i.sroa.0.0.ph34.lcssa282 = phi i64 [ %i.sroa.0.0.ph34, %bb6 ]
  %2 = add nuw nsw i64 %i.sroa.0.0.ph34.lcssa282, 1
  %umax.le = tail call i64 @llvm.umax.i64(i64 %data.1.tr37.lcssa286, i64 %2)
  br label %panic1, !dbg !71

panic1:                                           ; preds = %bb13, %panic1.loopexit
  %data.1.tr37287 = phi i64 [ %data.1.tr37.lcssa286, %panic1.loopexit ], [ %data.1.tr37, %bb13 ]
  %i.sroa.0.0.lcssa = phi i64 [ %umax.le, %panic1.loopexit ], [ %6, %bb13 ], !dbg !74
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %i.sroa.0.0.lcssa, i64 noundef %data.1.tr37287) #14, !dbg !71
  unreachable, !dbg !71

bb6:                                              ; preds = %bb5
  %3 = add nuw nsw i64 %i.sroa.0.023, 1, !dbg !76
  %_12 = icmp ult i64 %3, %data.1.tr37, !dbg !71
  br i1 %_12, label %bb5, label %panic1.loopexit, !dbg !71

bb9:                                              ; preds = %bb8.preheader, %bb10
  %j.sroa.0.128 = phi i64 [ %5, %bb10 ], [ %j.sroa.0.0.ph33, %bb8.preheader ]
  %4 = getelementptr inbounds nuw i32, ptr %data.0.tr36, i64 %j.sroa.0.128, !dbg !75
  %_14 = load i32, ptr %4, align 4, !dbg !75, !noundef !14
  %_13 = icmp ugt i32 %_14, %pivot, !dbg !75
  br i1 %_13, label %bb10, label %bb11, !dbg !75

panic2:                                           ; preds = %bb8.preheader, %bb10
  %data.1.tr37288 = phi i64 [ %data.1.tr37, %bb10 ], [ %data.1.tr37, %bb8.preheader ]
  %j.sroa.0.1.lcssa = phi i64 [ %5, %bb10 ], [ %j.sroa.0.0.ph33, %bb8.preheader ], !dbg !74
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %j.sroa.0.1.lcssa, i64 noundef %data.1.tr37288) #14, !dbg !75
  unreachable, !dbg !75

bb11:                                             ; preds = %bb9
  %j.sroa.0.128.lcssa = phi i64 [ %j.sroa.0.128, %bb9 ]
  %.lcssa270 = phi ptr [ %4, %bb9 ], !dbg !75
  %_14.lcssa = phi i32 [ %_14, %bb9 ], !dbg !75
  %_17.not = icmp ult i64 %i.sroa.0.023.lcssa, %j.sroa.0.128.lcssa, !dbg !77
  br i1 %_17.not, label %bb13, label %_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion.exit, !dbg !77

bb10:                                             ; preds = %bb9
  %5 = add nsw i64 %j.sroa.0.128, -1, !dbg !78
  %_16 = icmp ult i64 %5, %data.1.tr37, !dbg !75
  br i1 %_16, label %bb9, label %panic2, !dbg !75

bb13:                                             ; preds = %bb11
  store i32 %_14.lcssa, ptr %.lcssa, align 4, !dbg !79, !alias.scope !90
  store i32 %_10.lcssa, ptr %.lcssa270, align 4, !dbg !93, !alias.scope !90
  %6 = add nuw nsw i64 %i.sroa.0.023.lcssa, 1, !dbg !96
  %_1222 = icmp ult i64 %6, %data.1.tr37, !dbg !71
  br i1 %_1222, label %bb5.lr.ph, label %panic1, !dbg !71

_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion.exit: ; preds = %bb11
  %i.sroa.0.023.lcssa.lcssa266 = phi i64 [ %i.sroa.0.023.lcssa, %bb11 ]
  %.lcssa.lcssa262 = phi ptr [ %.lcssa, %bb11 ], !dbg !71
  %_14.i = sub nuw nsw i64 %data.1.tr37, %i.sroa.0.023.lcssa.lcssa266, !dbg !97
; call recursion::sort
  tail call fastcc void @_RNvCs54cwlAZlJjW_9recursion4sort(ptr noalias noundef nonnull align 4 %data.0.tr36, i64 noundef %i.sroa.0.023.lcssa.lcssa266) #13, !dbg !106
  %_2 = icmp samesign ult i64 %_14.i, 2, !dbg !68
  br i1 %_2, label %bb18, label %bb3, !dbg !68

bb18:                                             ; preds = %_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion.exit, %start
  ret void, !dbg !108
}

; recursion::ackermann
; Function Attrs: nofree noinline nosync nounwind memory(none)
define internal fastcc noundef i32 @_RNvCs54cwlAZlJjW_9recursion9ackermann(i32 noundef range(i32 0, 3) %m, i32 noundef %n) unnamed_addr #2 !dbg !109 {
start:
  %0 = icmp eq i32 %m, 0, !dbg !110
  br i1 %0, label %bb4, label %bb1.peel, !dbg !110

bb1.peel:                                         ; preds = %start
  %1 = icmp eq i32 %n, 0, !dbg !110
  br i1 %1, label %tailrecurse.backedge.peel, label %bb2.peel, !dbg !110

bb2.peel:                                         ; preds = %bb1.peel
  %_6.peel = add i32 %n, -1, !dbg !111
; call recursion::ackermann
  %_5.peel = tail call fastcc noundef i32 @_RNvCs54cwlAZlJjW_9recursion9ackermann(i32 noundef %m, i32 noundef %_6.peel) #13, !dbg !113
  br label %tailrecurse.backedge.peel, !dbg !114

tailrecurse.backedge.peel:                        ; preds = %bb2.peel, %bb1.peel
  %n.tr.be.peel = phi i32 [ %_5.peel, %bb2.peel ], [ 1, %bb1.peel ]
  %2 = icmp eq i32 %m, 1, !dbg !110
  br i1 %2, label %bb4, label %bb1.preheader.peel.newph, !dbg !110

bb1.preheader.peel.newph:                         ; preds = %tailrecurse.backedge.peel
  %3 = icmp eq i32 %n.tr.be.peel, 0
  br i1 %3, label %bb4, label %bb2, !dbg !110

bb4:                                              ; preds = %bb2, %bb1.preheader.peel.newph, %tailrecurse.backedge.peel, %start
  %n.tr.lcssa = phi i32 [ %n, %start ], [ %n.tr.be.peel, %tailrecurse.backedge.peel ], [ %_5, %bb2 ], [ 1, %bb1.preheader.peel.newph ]
  %4 = add i32 %n.tr.lcssa, 1, !dbg !115
  ret i32 %4, !dbg !117

bb2:                                              ; preds = %bb1.preheader.peel.newph
  %_6 = add i32 %n.tr.be.peel, -1
; call recursion::ackermann
  %_5 = tail call fastcc noundef i32 @_RNvCs54cwlAZlJjW_9recursion9ackermann(i32 noundef 1, i32 noundef %_6) #13, !dbg !113
  br label %bb4, !dbg !114
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @recursive(ptr noundef writeonly captures(none) %out, ptr noundef captures(none) %data, i64 noundef %len) unnamed_addr #3 !dbg !118 {
start:
  %_14 = alloca [16 x i8], align 1
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !119
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !129
  %_22 = mul i32 %_23, %_24, !dbg !124
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !132
  %_21 = add i32 %_22, %_25, !dbg !135
  %i = zext i32 %_21 to i64, !dbg !135
  %_7 = urem i32 %_21, 3, !dbg !136
; call recursion::ackermann
  %_5 = tail call fastcc noundef i32 @_RNvCs54cwlAZlJjW_9recursion9ackermann(i32 noundef %_7, i32 noundef 3) #13, !dbg !138
  %_8.idx = shl nuw nsw i64 %i, 3, !dbg !139
  %_8 = getelementptr inbounds nuw i8, ptr %out, i64 %_8.idx, !dbg !139
  store i32 %_5, ptr %_8, align 4, !dbg !142
  call void @llvm.lifetime.start.p0(ptr nonnull %_14), !dbg !143
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %_14, i8 0, i64 16, i1 false), !dbg !143
; call recursion::even
  %_11 = call fastcc noundef zeroext i1 @_RNvCs54cwlAZlJjW_9recursion4even(i64 noundef %i, ptr noalias noundef align 1 dereferenceable(16) %_14) #13, !dbg !144
  %_10 = zext i1 %_11 to i32, !dbg !145
  %_15 = getelementptr inbounds nuw i8, ptr %_8, i64 4, !dbg !156
  store i32 %_10, ptr %_15, align 4, !dbg !158
  call void @llvm.lifetime.end.p0(ptr nonnull %_14), !dbg !159
  %_20 = mul i64 %len, %i, !dbg !160
  %_19 = getelementptr inbounds nuw i32, ptr %data, i64 %_20, !dbg !161
; call recursion::sort
  tail call fastcc void @_RNvCs54cwlAZlJjW_9recursion4sort(ptr noalias noundef nonnull align 4 %_19, i64 noundef %len) #13, !dbg !163
  ret void, !dbg !164
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() unnamed_addr #11 !dbg !165 {
start:
  tail call void @llvm.trap(), !dbg !169
  unreachable, !dbg !169
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef range(i64 -1, 2305843009213693952) %0, i64 noundef range(i64 2, 2305843009213693952) %1) unnamed_addr #12 !dbg !175 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() #14, !dbg !176
  unreachable, !dbg !176
}

attributes #0 = { nofree noinline nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { noinline nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { nofree noinline nosync nounwind memory(none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #12 = { cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #13 = { noinline nounwind }
attributes #14 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/recursion.rs/@/recursion.3b0709d30e108b72-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "odd_inverse", linkageName: "_RNvCs54cwlAZlJjW_9recursion11odd_inverse", scope: !12, file: !11, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/recursion.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "801429164625363cfd6d9d51fc737816")
!12 = !DINamespace(name: "recursion", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 24, column: 9, scope: !10)
!16 = !DILocation(line: 24, column: 20, scope: !10)
!17 = !DILocation(line: 1072, column: 22, scope: !18, inlinedAt: !24)
!18 = distinct !DISubprogram(name: "sub<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3subCs54cwlAZlJjW_9recursion", scope: !20, file: !19, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!19 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!20 = !DINamespace(name: "{impl#0}", scope: !21)
!21 = !DINamespace(name: "mut_ptr", scope: !22)
!22 = !DINamespace(name: "ptr", scope: !23)
!23 = !DINamespace(name: "core", scope: null)
!24 = !DILocation(line: 991, column: 51, scope: !25, inlinedAt: !31)
!25 = distinct !DILexicalBlock(scope: !27, file: !26, line: 980, column: 9)
!26 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!27 = distinct !DILexicalBlock(scope: !28, file: !26, line: 979, column: 9)
!28 = distinct !DISubprogram(name: "reverse<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSh7reverseCs54cwlAZlJjW_9recursion", scope: !29, file: !26, line: 978, type: !13, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!29 = !DINamespace(name: "{impl#0}", scope: !30)
!30 = !DINamespace(name: "slice", scope: !23)
!31 = !DILocation(line: 25, column: 10, scope: !32)
!32 = distinct !DILexicalBlock(scope: !10, file: !11, line: 24, column: 5)
!33 = !{!34}
!34 = distinct !{!34, !35, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswaphECs54cwlAZlJjW_9recursion: %a.0"}
!35 = distinct !{!35, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswaphECs54cwlAZlJjW_9recursion"}
!36 = !DILocation(line: 998, column: 9, scope: !37, inlinedAt: !31)
!37 = distinct !DILexicalBlock(scope: !25, file: !26, line: 984, column: 9)
!38 = !{!39}
!39 = distinct !{!39, !35, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswaphECs54cwlAZlJjW_9recursion: %b.0"}
!40 = !DILocation(line: 1015, column: 38, scope: !41, inlinedAt: !46)
!41 = distinct !DILexicalBlock(scope: !42, file: !26, line: 1013, column: 13)
!42 = distinct !DILexicalBlock(scope: !43, file: !26, line: 1011, column: 13)
!43 = distinct !DILexicalBlock(scope: !44, file: !26, line: 1010, column: 13)
!44 = distinct !DISubprogram(name: "revswap<u8>", linkageName: "_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswaphECs54cwlAZlJjW_9recursion", scope: !45, file: !26, line: 1001, type: !13, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!45 = !DINamespace(name: "reverse", scope: !29)
!46 = distinct !DILocation(line: 998, column: 9, scope: !37, inlinedAt: !31)
!47 = !DILocation(line: 759, column: 14, scope: !48, inlinedAt: !51)
!48 = distinct !DISubprogram(name: "swap<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3mem4swaphECs54cwlAZlJjW_9recursion", scope: !50, file: !49, line: 756, type: !13, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DIFile(filename: "src/mem/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!50 = !DINamespace(name: "mem", scope: !23)
!51 = distinct !DILocation(line: 1015, column: 17, scope: !41, inlinedAt: !46)
!52 = !DILocation(line: 1015, column: 27, scope: !41, inlinedAt: !46)
!53 = !DILocation(line: 26, column: 5, scope: !32)
!54 = !DILocation(line: 26, column: 20, scope: !32)
!55 = !DILocation(line: 26, column: 15, scope: !32)
!56 = !DILocation(line: 26, column: 41, scope: !32)
!57 = !DILocation(line: 27, column: 1, scope: !10)
!58 = !DILocation(line: 27, column: 2, scope: !10)
!59 = distinct !DISubprogram(name: "even", linkageName: "_RNvCs54cwlAZlJjW_9recursion4even", scope: !12, file: !11, line: 17, type: !13, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!60 = !DILocation(line: 18, column: 10, scope: !59)
!61 = !DILocation(line: 18, column: 5, scope: !59)
!62 = !DILocation(line: 19, column: 5, scope: !59)
!63 = !DILocation(line: 20, column: 2, scope: !59)
!64 = !DILocation(line: 19, column: 31, scope: !59)
!65 = !DILocation(line: 19, column: 15, scope: !59)
!66 = !DILocation(line: 19, column: 16, scope: !59)
!67 = distinct !DISubprogram(name: "sort", linkageName: "_RNvCs54cwlAZlJjW_9recursion4sort", scope: !12, file: !11, line: 30, type: !13, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
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
!79 = !DILocation(line: 638, column: 9, scope: !80, inlinedAt: !82)
!80 = distinct !DISubprogram(name: "copy<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4copymECs54cwlAZlJjW_9recursion", scope: !22, file: !81, line: 623, type: !13, scopeLine: 623, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!82 = distinct !DILocation(line: 1311, column: 9, scope: !83, inlinedAt: !85)
!83 = distinct !DILexicalBlock(scope: !84, file: !81, line: 1302, column: 5)
!84 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4swapmECs54cwlAZlJjW_9recursion", scope: !22, file: !81, line: 1299, type: !13, scopeLine: 1299, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = distinct !DILocation(line: 915, column: 13, scope: !86, inlinedAt: !89)
!86 = distinct !DILexicalBlock(scope: !87, file: !26, line: 909, column: 9)
!87 = distinct !DILexicalBlock(scope: !88, file: !26, line: 908, column: 9)
!88 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm4swapCs54cwlAZlJjW_9recursion", scope: !29, file: !26, line: 905, type: !13, scopeLine: 905, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = distinct !DILocation(line: 46, column: 14, scope: !72)
!90 = !{!91}
!91 = distinct !{!91, !92, !"_RNvMNtCs2TNzTbj2aEP_4core5sliceSm4swapCs54cwlAZlJjW_9recursion: %self.0"}
!92 = distinct !{!92, !"_RNvMNtCs2TNzTbj2aEP_4core5sliceSm4swapCs54cwlAZlJjW_9recursion"}
!93 = !DILocation(line: 547, column: 14, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs54cwlAZlJjW_9recursion", scope: !22, file: !81, line: 526, type: !13, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!95 = distinct !DILocation(line: 1312, column: 9, scope: !83, inlinedAt: !85)
!96 = !DILocation(line: 47, column: 9, scope: !72)
!97 = !DILocation(line: 2109, column: 50, scope: !98, inlinedAt: !101)
!98 = distinct !DILexicalBlock(scope: !99, file: !26, line: 2094, column: 9)
!99 = distinct !DILexicalBlock(scope: !100, file: !26, line: 2093, column: 9)
!100 = distinct !DISubprogram(name: "split_at_mut_unchecked<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm22split_at_mut_uncheckedCs54cwlAZlJjW_9recursion", scope: !29, file: !26, line: 2092, type: !13, scopeLine: 2092, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!101 = distinct !DILocation(line: 2196, column: 32, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "split_at_mut_checked<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm20split_at_mut_checkedCs54cwlAZlJjW_9recursion", scope: !29, file: !26, line: 2192, type: !13, scopeLine: 2192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = distinct !DILocation(line: 1987, column: 20, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "split_at_mut<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm12split_at_mutCs54cwlAZlJjW_9recursion", scope: !29, file: !26, line: 1986, type: !13, scopeLine: 1986, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!105 = distinct !DILocation(line: 50, column: 30, scope: !72)
!106 = !DILocation(line: 51, column: 5, scope: !107)
!107 = distinct !DILexicalBlock(scope: !72, file: !11, line: 50, column: 5)
!108 = !DILocation(line: 53, column: 2, scope: !67)
!109 = distinct !DISubprogram(name: "ackermann", linkageName: "_RNvCs54cwlAZlJjW_9recursion9ackermann", scope: !12, file: !11, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DILocation(line: 9, column: 5, scope: !109)
!111 = !DILocation(line: 12, column: 49, scope: !112)
!112 = distinct !DILexicalBlock(scope: !109, file: !11, line: 12, column: 9)
!113 = !DILocation(line: 12, column: 36, scope: !112)
!114 = !DILocation(line: 12, column: 19, scope: !112)
!115 = !DILocation(line: 10, column: 19, scope: !116)
!116 = distinct !DILexicalBlock(scope: !109, file: !11, line: 10, column: 9)
!117 = !DILocation(line: 14, column: 2, scope: !109)
!118 = distinct !DISubprogram(name: "recursive", scope: !12, file: !11, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!119 = !DILocation(line: 83, column: 5, scope: !120, inlinedAt: !124)
!120 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !122, file: !121, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!121 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!122 = !DINamespace(name: "nvptx", scope: !123)
!123 = !DINamespace(name: "core_arch", scope: !23)
!124 = !DILocation(line: 11, column: 15, scope: !125, inlinedAt: !128)
!125 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !127, file: !126, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!127 = !DINamespace(name: "corpus", scope: null)
!128 = !DILocation(line: 57, column: 13, scope: !118)
!129 = !DILocation(line: 62, column: 5, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !122, file: !121, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!131 = !DILocation(line: 11, column: 39, scope: !125, inlinedAt: !128)
!132 = !DILocation(line: 125, column: 5, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !122, file: !121, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!134 = !DILocation(line: 11, column: 63, scope: !125, inlinedAt: !128)
!135 = !DILocation(line: 11, column: 14, scope: !125, inlinedAt: !128)
!136 = !DILocation(line: 60, column: 37, scope: !137)
!137 = distinct !DILexicalBlock(scope: !118, file: !11, line: 57, column: 5)
!138 = !DILocation(line: 60, column: 27, scope: !137)
!139 = !DILocation(line: 961, column: 18, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3addCs54cwlAZlJjW_9recursion", scope: !20, file: !19, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!141 = !DILocation(line: 60, column: 14, scope: !137)
!142 = !DILocation(line: 60, column: 9, scope: !137)
!143 = !DILocation(line: 61, column: 51, scope: !137)
!144 = !DILocation(line: 61, column: 31, scope: !137)
!145 = !DILocation(line: 61, column: 17, scope: !146, inlinedAt: !151)
!146 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsQ_NtNtCs2TNzTbj2aEP_4core7convert3nummINtB7_4FrombE4from", scope: !148, file: !147, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!147 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!148 = !DINamespace(name: "{impl#54}", scope: !149)
!149 = !DINamespace(name: "num", scope: !150)
!150 = !DINamespace(name: "convert", scope: !23)
!151 = !DILocation(line: 778, column: 9, scope: !152, inlinedAt: !155)
!152 = distinct !DISubprogram(name: "into<bool, u32>", linkageName: "_RNvXs1_NtCs2TNzTbj2aEP_4core7convertbINtB5_4IntomE4intoCs54cwlAZlJjW_9recursion", scope: !154, file: !153, line: 777, type: !13, scopeLine: 777, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!153 = !DIFile(filename: "src/convert/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "895b07ad419949eb0829369911de237b")
!154 = !DINamespace(name: "{impl#3}", scope: !150)
!155 = !DILocation(line: 61, column: 60, scope: !137)
!156 = !DILocation(line: 961, column: 18, scope: !140, inlinedAt: !157)
!157 = !DILocation(line: 61, column: 14, scope: !137)
!158 = !DILocation(line: 61, column: 9, scope: !137)
!159 = !DILocation(line: 61, column: 66, scope: !137)
!160 = !DILocation(line: 62, column: 55, scope: !137)
!161 = !DILocation(line: 961, column: 18, scope: !140, inlinedAt: !162)
!162 = !DILocation(line: 62, column: 51, scope: !137)
!163 = !DILocation(line: 62, column: 9, scope: !137)
!164 = !DILocation(line: 64, column: 2, scope: !118)
!165 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt", scope: !167, file: !166, line: 60, type: !168, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!166 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!167 = !DINamespace(name: "panicking", scope: !23)
!168 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!169 = !DILocation(line: 146, column: 5, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx4trap", scope: !122, file: !121, line: 145, type: !13, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = distinct !DILocation(line: 21, column: 22, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !12, file: !126, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!173 = distinct !DILocation(line: 80, column: 14, scope: !174)
!174 = distinct !DILexicalBlock(scope: !165, file: !166, line: 72, column: 5)
!175 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check", scope: !167, file: !166, line: 266, type: !168, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!176 = !DILocation(line: 271, column: 5, scope: !175)
