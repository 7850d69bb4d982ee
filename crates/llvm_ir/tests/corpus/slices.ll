; ModuleID = 'slices.19ddfb979aea1547-cgu.0'
source_filename = "slices.19ddfb979aea1547-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define ptx_kernel void @largest_window(ptr noundef readonly captures(address) %data, i64 noundef %len, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_2.i.i.i = icmp ult i64 %len, 3, !dbg !15
  %0 = icmp ne ptr %data, null
  br i1 %_2.i.i.i, label %_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices.exit.i.i, label %bb2.i.i.i, !dbg !15

bb2.i.i.i:                                        ; preds = %start
  %_28.i.i.i = getelementptr inbounds nuw i8, ptr %data, i64 4
  %_24.i.i.i = add i64 %len, -1
  tail call void @llvm.assume(i1 %0)
  br label %_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices.exit.i.i, !dbg !41

_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices.exit.i.i: ; preds = %bb2.i.i.i, %start
  %_7.sroa.0.0 = phi ptr [ %data, %start ], [ %_28.i.i.i, %bb2.i.i.i ], !dbg !42
  %_9.sroa.4.0.copyload.i = phi i64 [ %len, %start ], [ %_24.i.i.i, %bb2.i.i.i ]
  %ret.sroa.0.0.i.i.i = phi ptr [ null, %start ], [ %data, %bb2.i.i.i ], !dbg !43
  %.not.i.not.i.not = icmp eq ptr %ret.sroa.0.0.i.i.i, null, !dbg !44
  br i1 %.not.i.not.i.not, label %_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i, label %bb8.i.i.i.i.preheader, !dbg !50

bb8.i.i.i.i.preheader:                            ; preds = %_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices.exit.i.i
  %_37.val.i.i.i.i = load i32, ptr %ret.sroa.0.0.i.i.i, align 4, !dbg !51, !alias.scope !77, !noalias !80, !noundef !14
  %_37.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %ret.sroa.0.0.i.i.i, i64 4, !dbg !85
  %_37.val.i.i.i.i.1 = load i32, ptr %_37.i.i.i.i.1, align 4, !dbg !51, !alias.scope !77, !noalias !80, !noundef !14
  %_5.0.i.i.i.i.i.1 = add i32 %_37.val.i.i.i.i.1, %_37.val.i.i.i.i, !dbg !92
  %_37.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %ret.sroa.0.0.i.i.i, i64 8, !dbg !85
  %_37.val.i.i.i.i.2 = load i32, ptr %_37.i.i.i.i.2, align 4, !dbg !51, !alias.scope !77, !noalias !80, !noundef !14
  %_5.0.i.i.i.i.i.2 = add i32 %_37.val.i.i.i.i.2, %_5.0.i.i.i.i.i.1, !dbg !92
  br label %_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i, !dbg !105

_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i: ; preds = %bb8.i.i.i.i.preheader, %_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices.exit.i.i
  %_0.sroa.3.0.i.i = phi i32 [ undef, %_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices.exit.i.i ], [ %_5.0.i.i.i.i.i.2, %bb8.i.i.i.i.preheader ]
  br i1 %.not.i.not.i.not, label %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, label %bb7.i, !dbg !105

bb7.i:                                            ; preds = %_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i
  %_2.i.i2.i.i = icmp ugt i64 %_9.sroa.4.0.copyload.i, 2, !dbg !109
  %.not.i17.i.i = icmp ne ptr %_7.sroa.0.0, null, !dbg !118
  %.not.i.not8.i.i = select i1 %_2.i.i2.i.i, i1 %.not.i17.i.i, i1 false, !dbg !119
  br i1 %.not.i.not8.i.i, label %bb8.i.i.i.i.preheader.preheader.i.i, label %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, !dbg !119

bb8.i.i.i.i.preheader.preheader.i.i:              ; preds = %bb7.i
  %_24.i4.i6.i.i = add i64 %_9.sroa.4.0.copyload.i, -1, !dbg !109
  %_28.i6.i4.i.i = getelementptr inbounds nuw i8, ptr %_7.sroa.0.0, i64 4, !dbg !109
  %1 = add i64 %_9.sroa.4.0.copyload.i, -3, !dbg !120
  %2 = and i64 %_9.sroa.4.0.copyload.i, 3, !dbg !120
  %lcmp.mod.not = icmp eq i64 %2, 2, !dbg !120
  br i1 %lcmp.mod.not, label %bb8.i.i.i.i.preheader.i.i.prol.loopexit, label %bb8.i.i.i.i.preheader.i.i.prol, !dbg !120

bb8.i.i.i.i.preheader.i.i.prol:                   ; preds = %bb8.i.i.i.i.preheader.preheader.i.i, %bb8.i.i.i.i.preheader.i.i.prol
  %_24.i4.i12.i.i.prol = phi i64 [ %_24.i4.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_24.i4.i6.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %_28.i6.i11.i.i.prol = phi ptr [ %_28.i6.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_28.i6.i4.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %init.sroa.0.0.i10.i.i.prol = phi i32 [ %..i.i.i.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_0.sroa.3.0.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %_28.i7.i9.i.i.prol = phi ptr [ %_28.i6.i11.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_7.sroa.0.0, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb8.i.i.i.i.preheader.i.i.prol ], [ 0, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %_37.val.i.i.i.i.i.i.prol = load i32, ptr %_28.i7.i9.i.i.prol, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_37.i.i.i.i.i.i.1.prol = getelementptr inbounds nuw i8, ptr %_28.i7.i9.i.i.prol, i64 4, !dbg !139
  %_37.val.i.i.i.i.i.i.1.prol = load i32, ptr %_37.i.i.i.i.i.i.1.prol, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.prol = add i32 %_37.val.i.i.i.i.i.i.1.prol, %_37.val.i.i.i.i.i.i.prol, !dbg !141
  %_37.i.i.i.i.i.i.2.prol = getelementptr inbounds nuw i8, ptr %_28.i7.i9.i.i.prol, i64 8, !dbg !139
  %_37.val.i.i.i.i.i.i.2.prol = load i32, ptr %_37.i.i.i.i.i.i.2.prol, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.prol = add i32 %_37.val.i.i.i.i.i.i.2.prol, %_5.0.i.i.i.i.i.i.i.1.prol, !dbg !141
  %..i.i.i.i.i.i.prol = tail call noundef i32 @llvm.smax.i32(i32 %init.sroa.0.0.i10.i.i.prol, i32 %_5.0.i.i.i.i.i.i.i.2.prol), !dbg !145
  %_2.i.i.i.i.prol = icmp ugt i64 %_24.i4.i12.i.i.prol, 2, !dbg !109
  %_28.i6.i.idx.i.i.prol = select i1 %_2.i.i.i.i.prol, i64 4, i64 0, !dbg !109
  %_28.i6.i.i.i.prol = getelementptr inbounds nuw i8, ptr %_28.i6.i11.i.i.prol, i64 %_28.i6.i.idx.i.i.prol, !dbg !109
  %_24.i.i.i.i.prol = sext i1 %_2.i.i.i.i.prol to i64, !dbg !109
  %_24.i4.i.i.i.prol = add i64 %_24.i4.i12.i.i.prol, %_24.i.i.i.i.prol, !dbg !109
  %prol.iter.next = add i64 %prol.iter, 1, !dbg !119
  %3 = xor i64 %2, %prol.iter.next, !dbg !119
  %prol.iter.cmp.not = icmp eq i64 %3, 2, !dbg !119
  br i1 %prol.iter.cmp.not, label %bb8.i.i.i.i.preheader.i.i.prol.loopexit, label %bb8.i.i.i.i.preheader.i.i.prol, !dbg !119, !llvm.loop !154

bb8.i.i.i.i.preheader.i.i.prol.loopexit:          ; preds = %bb8.i.i.i.i.preheader.i.i.prol, %bb8.i.i.i.i.preheader.preheader.i.i
  %_24.i4.i12.i.i.unr = phi i64 [ %_24.i4.i6.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %_24.i4.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %_28.i6.i11.i.i.unr = phi ptr [ %_28.i6.i4.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %_28.i6.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %init.sroa.0.0.i10.i.i.unr = phi i32 [ %_0.sroa.3.0.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %..i.i.i.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %_28.i7.i9.i.i.unr = phi ptr [ %_7.sroa.0.0, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %_28.i6.i11.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %..i.i.i.i.i.i.lcssa.unr = phi i32 [ poison, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %..i.i.i.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %4 = icmp ult i64 %1, 3, !dbg !120
  br i1 %4, label %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, label %bb8.i.i.i.i.preheader.i.i, !dbg !120

bb8.i.i.i.i.preheader.i.i:                        ; preds = %bb8.i.i.i.i.preheader.i.i.prol.loopexit, %bb8.i.i.i.i.preheader.i.i
  %_24.i4.i12.i.i = phi i64 [ %_24.i4.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ], [ %_24.i4.i12.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %_28.i6.i11.i.i = phi ptr [ %_28.i6.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ], [ %_28.i6.i11.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %init.sroa.0.0.i10.i.i = phi i32 [ %..i.i.i.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ], [ %init.sroa.0.0.i10.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %_28.i7.i9.i.i = phi ptr [ %_28.i6.i.i.i.2, %bb8.i.i.i.i.preheader.i.i ], [ %_28.i7.i9.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %_37.val.i.i.i.i.i.i = load i32, ptr %_28.i7.i9.i.i, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_37.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %_28.i7.i9.i.i, i64 4, !dbg !139
  %_37.val.i.i.i.i.i.i.1 = load i32, ptr %_37.i.i.i.i.i.i.1, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1 = add i32 %_37.val.i.i.i.i.i.i.1, %_37.val.i.i.i.i.i.i, !dbg !141
  %_37.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %_28.i7.i9.i.i, i64 8, !dbg !139
  %_37.val.i.i.i.i.i.i.2 = load i32, ptr %_37.i.i.i.i.i.i.2, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2 = add i32 %_37.val.i.i.i.i.i.i.2, %_5.0.i.i.i.i.i.i.i.1, !dbg !141
  %..i.i.i.i.i.i = tail call noundef i32 @llvm.smax.i32(i32 %init.sroa.0.0.i10.i.i, i32 %_5.0.i.i.i.i.i.i.i.2), !dbg !145
  %_2.i.i.i.i = icmp ugt i64 %_24.i4.i12.i.i, 2, !dbg !109
  %_28.i6.i.idx.i.i = select i1 %_2.i.i.i.i, i64 4, i64 0, !dbg !109
  %_28.i6.i.i.i = getelementptr inbounds nuw i8, ptr %_28.i6.i11.i.i, i64 %_28.i6.i.idx.i.i, !dbg !109
  %_24.i.i.i.i = sext i1 %_2.i.i.i.i to i64, !dbg !109
  %_24.i4.i.i.i = add i64 %_24.i4.i12.i.i, %_24.i.i.i.i, !dbg !109
  %_37.val.i.i.i.i.i.i.110 = load i32, ptr %_28.i6.i11.i.i, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_37.i.i.i.i.i.i.1.1 = getelementptr inbounds nuw i8, ptr %_28.i6.i11.i.i, i64 4, !dbg !139
  %_37.val.i.i.i.i.i.i.1.1 = load i32, ptr %_37.i.i.i.i.i.i.1.1, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.1 = add i32 %_37.val.i.i.i.i.i.i.1.1, %_37.val.i.i.i.i.i.i.110, !dbg !141
  %_37.i.i.i.i.i.i.2.1 = getelementptr inbounds nuw i8, ptr %_28.i6.i11.i.i, i64 8, !dbg !139
  %_37.val.i.i.i.i.i.i.2.1 = load i32, ptr %_37.i.i.i.i.i.i.2.1, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.1 = add i32 %_37.val.i.i.i.i.i.i.2.1, %_5.0.i.i.i.i.i.i.i.1.1, !dbg !141
  %..i.i.i.i.i.i.1 = tail call noundef i32 @llvm.smax.i32(i32 %..i.i.i.i.i.i, i32 %_5.0.i.i.i.i.i.i.i.2.1), !dbg !145
  %_2.i.i.i.i.1 = icmp ugt i64 %_24.i4.i.i.i, 2, !dbg !109
  %_28.i6.i.idx.i.i.1 = select i1 %_2.i.i.i.i.1, i64 4, i64 0, !dbg !109
  %_28.i6.i.i.i.1 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i, i64 %_28.i6.i.idx.i.i.1, !dbg !109
  %_24.i.i.i.i.1 = sext i1 %_2.i.i.i.i.1 to i64, !dbg !109
  %_24.i4.i.i.i.1 = add i64 %_24.i4.i.i.i, %_24.i.i.i.i.1, !dbg !109
  %_37.val.i.i.i.i.i.i.211 = load i32, ptr %_28.i6.i.i.i, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_37.i.i.i.i.i.i.1.2 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i, i64 4, !dbg !139
  %_37.val.i.i.i.i.i.i.1.2 = load i32, ptr %_37.i.i.i.i.i.i.1.2, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.2 = add i32 %_37.val.i.i.i.i.i.i.1.2, %_37.val.i.i.i.i.i.i.211, !dbg !141
  %_37.i.i.i.i.i.i.2.2 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i, i64 8, !dbg !139
  %_37.val.i.i.i.i.i.i.2.2 = load i32, ptr %_37.i.i.i.i.i.i.2.2, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.2 = add i32 %_37.val.i.i.i.i.i.i.2.2, %_5.0.i.i.i.i.i.i.i.1.2, !dbg !141
  %..i.i.i.i.i.i.2 = tail call noundef i32 @llvm.smax.i32(i32 %..i.i.i.i.i.i.1, i32 %_5.0.i.i.i.i.i.i.i.2.2), !dbg !145
  %_2.i.i.i.i.2 = icmp ugt i64 %_24.i4.i.i.i.1, 2, !dbg !109
  %_28.i6.i.idx.i.i.2 = select i1 %_2.i.i.i.i.2, i64 4, i64 0, !dbg !109
  %_28.i6.i.i.i.2 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.1, i64 %_28.i6.i.idx.i.i.2, !dbg !109
  %_24.i.i.i.i.2 = sext i1 %_2.i.i.i.i.2 to i64, !dbg !109
  %_24.i4.i.i.i.2 = add i64 %_24.i4.i.i.i.1, %_24.i.i.i.i.2, !dbg !109
  %_37.val.i.i.i.i.i.i.3 = load i32, ptr %_28.i6.i.i.i.1, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_37.i.i.i.i.i.i.1.3 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.1, i64 4, !dbg !139
  %_37.val.i.i.i.i.i.i.1.3 = load i32, ptr %_37.i.i.i.i.i.i.1.3, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.3 = add i32 %_37.val.i.i.i.i.i.i.1.3, %_37.val.i.i.i.i.i.i.3, !dbg !141
  %_37.i.i.i.i.i.i.2.3 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.1, i64 8, !dbg !139
  %_37.val.i.i.i.i.i.i.2.3 = load i32, ptr %_37.i.i.i.i.i.i.2.3, align 4, !dbg !128, !alias.scope !129, !noalias !134, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.3 = add i32 %_37.val.i.i.i.i.i.i.2.3, %_5.0.i.i.i.i.i.i.i.1.3, !dbg !141
  %..i.i.i.i.i.i.3 = tail call noundef i32 @llvm.smax.i32(i32 %..i.i.i.i.i.i.2, i32 %_5.0.i.i.i.i.i.i.i.2.3), !dbg !145
  %_2.i.i.i.i.3 = icmp ugt i64 %_24.i4.i.i.i.2, 2, !dbg !109
  %_28.i6.i.idx.i.i.3 = select i1 %_2.i.i.i.i.3, i64 4, i64 0, !dbg !109
  %_28.i6.i.i.i.3 = getelementptr inbounds nuw i8, ptr %_28.i6.i.i.i.2, i64 %_28.i6.i.idx.i.i.3, !dbg !109
  %_24.i.i.i.i.3 = sext i1 %_2.i.i.i.i.3 to i64, !dbg !109
  %_24.i4.i.i.i.3 = add i64 %_24.i4.i.i.i.2, %_24.i.i.i.i.3, !dbg !109
  br i1 %_2.i.i.i.i.3, label %bb8.i.i.i.i.preheader.i.i, label %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, !dbg !119

_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit: ; preds = %bb8.i.i.i.i.preheader.i.i, %bb8.i.i.i.i.preheader.i.i.prol.loopexit, %_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i, %bb7.i
  %best.sroa.0.0 = phi i32 [ -2147483648, %_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i ], [ %_0.sroa.3.0.i.i, %bb7.i ], [ %..i.i.i.i.i.i.lcssa.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ], [ %..i.i.i.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ]
  %_8.i = and i64 %len, 2305843009213693948, !dbg !156
  tail call void @llvm.assume(i1 %0)
  %_167 = icmp eq i64 %_8.i, 0, !dbg !166
  br i1 %_167, label %bb8, label %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit, !dbg !166

_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit: ; preds = %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit
  %_18.sroa.5.09 = phi i64 [ %_21, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit ], [ %_8.i, %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit ]
  %chunks.sroa.0.08 = phi i32 [ %6, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit ], [ 0, %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit ]
  %_21 = add i64 %_18.sroa.5.09, -4, !dbg !182
  %_13.i6 = getelementptr inbounds nuw i32, ptr %data, i64 %_21, !dbg !183
  %_25 = mul i32 %chunks.sroa.0.08, 31, !dbg !197
  %5 = getelementptr inbounds nuw i8, ptr %_13.i6, i64 12, !dbg !205
  %_27 = load i32, ptr %5, align 4, !dbg !205, !noundef !14
  %_30 = load i32, ptr %_13.i6, align 4, !dbg !206, !noundef !14
  %_26 = add i32 %_27, %_25, !dbg !205
  %6 = sub i32 %_26, %_30, !dbg !207
  %_16 = icmp eq i64 %_21, 0, !dbg !166
  br i1 %_16, label %bb8, label %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit, !dbg !166

bb8:                                              ; preds = %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit, %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit
  %chunks.sroa.0.0.lcssa = phi i32 [ 0, %_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit ], [ %6, %_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices.exit ], !dbg !181
  store i32 %best.sroa.0.0, ptr %out, align 4, !dbg !210
  %_10 = getelementptr inbounds nuw i8, ptr %out, i64 4, !dbg !212
  store i32 %chunks.sroa.0.0.lcssa, ptr %_10, align 4, !dbg !218
  ret void, !dbg !219
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @row_sums(ptr noundef readonly captures(address_is_null) %data, i64 noundef %len, i64 noundef %width, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !220 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !221
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !232
  %_17 = mul i32 %_18, %_19, !dbg !226
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !235
  %_16 = add i32 %_17, %_20, !dbg !238
  %row = zext i32 %_16 to i64, !dbg !238
  %_8 = icmp eq i64 %width, 0, !dbg !239
  br i1 %_8, label %panic, label %bb1, !dbg !239

bb1:                                              ; preds = %start
  %_7 = udiv i64 %len, %width, !dbg !239
  %_6 = icmp ugt i64 %_7, %row, !dbg !241
  br i1 %_6, label %bb2, label %bb4, !dbg !241

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_div_by_zero
  tail call fastcc void @_RNvNtNtCs2TNzTbj2aEP_4core9panicking11panic_const23panic_const_div_by_zero() #8, !dbg !239
  unreachable, !dbg !239

bb2:                                              ; preds = %bb1
  %_11 = mul i64 %width, %row, !dbg !242
  %_13 = add nuw nsw i64 %row, 1, !dbg !243
  %_12 = mul i64 %_13, %width, !dbg !243
  %_25 = icmp ult i64 %_12, %_11, !dbg !244
  %_21.not = icmp ugt i64 %_12, %len
  %or.cond = or i1 %_25, %_21.not, !dbg !244
  br i1 %or.cond, label %bb9, label %bb8, !dbg !244, !prof !257

bb4:                                              ; preds = %bb1, %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit
  ret void, !dbg !258

bb9:                                              ; preds = %bb2
; call core::slice::index::slice_index_fail
  tail call fastcc void @_RNvNtNtCs2TNzTbj2aEP_4core5slice5index16slice_index_fail(i64 noundef %_11, i64 noundef %_12, i64 noundef %len) #8, !dbg !259
  unreachable, !dbg !259

bb8:                                              ; preds = %bb2
  %_28 = getelementptr inbounds nuw i32, ptr %data, i64 %_11, !dbg !260
  %0 = icmp ne ptr %data, null, !dbg !264
  tail call void @llvm.assume(i1 %0), !dbg !264
  %xtraiter = and i64 %width, 7, !dbg !274
  %1 = icmp ult i64 %width, 8, !dbg !274
  br i1 %1, label %bb8.i.epil.preheader, label %bb8.new, !dbg !274

bb8.new:                                          ; preds = %bb8
  %unroll_iter = and i64 %width, -8, !dbg !274
  br label %bb8.i, !dbg !274

bb8.i:                                            ; preds = %bb8.i, %bb8.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.new ], [ %_22.i.7, %bb8.i ], !dbg !287
  %init.sroa.0.0.i = phi i64 [ 0, %bb8.new ], [ %_4.0.i.i.i.7, %bb8.i ]
  %_37.i = getelementptr inbounds nuw i32, ptr %_28, i64 %i.sroa.0.0.i, !dbg !288
  %_37.val.i = load i32, ptr %_37.i, align 4, !dbg !292, !noundef !14
  %_0.i.i.i = zext i32 %_37.val.i to i64, !dbg !293
  %_4.0.i.i.i = add i64 %init.sroa.0.0.i, %_0.i.i.i, !dbg !306
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %_37.i, i64 4, !dbg !288
  %_37.val.i.1 = load i32, ptr %_37.i.1, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.1 = zext i32 %_37.val.i.1 to i64, !dbg !293
  %_4.0.i.i.i.1 = add i64 %_4.0.i.i.i, %_0.i.i.i.1, !dbg !306
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %_37.i, i64 8, !dbg !288
  %_37.val.i.2 = load i32, ptr %_37.i.2, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.2 = zext i32 %_37.val.i.2 to i64, !dbg !293
  %_4.0.i.i.i.2 = add i64 %_4.0.i.i.i.1, %_0.i.i.i.2, !dbg !306
  %_37.i.3 = getelementptr inbounds nuw i8, ptr %_37.i, i64 12, !dbg !288
  %_37.val.i.3 = load i32, ptr %_37.i.3, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.3 = zext i32 %_37.val.i.3 to i64, !dbg !293
  %_4.0.i.i.i.3 = add i64 %_4.0.i.i.i.2, %_0.i.i.i.3, !dbg !306
  %_37.i.4 = getelementptr inbounds nuw i8, ptr %_37.i, i64 16, !dbg !288
  %_37.val.i.4 = load i32, ptr %_37.i.4, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.4 = zext i32 %_37.val.i.4 to i64, !dbg !293
  %_4.0.i.i.i.4 = add i64 %_4.0.i.i.i.3, %_0.i.i.i.4, !dbg !306
  %_37.i.5 = getelementptr inbounds nuw i8, ptr %_37.i, i64 20, !dbg !288
  %_37.val.i.5 = load i32, ptr %_37.i.5, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.5 = zext i32 %_37.val.i.5 to i64, !dbg !293
  %_4.0.i.i.i.5 = add i64 %_4.0.i.i.i.4, %_0.i.i.i.5, !dbg !306
  %_37.i.6 = getelementptr inbounds nuw i8, ptr %_37.i, i64 24, !dbg !288
  %_37.val.i.6 = load i32, ptr %_37.i.6, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.6 = zext i32 %_37.val.i.6 to i64, !dbg !293
  %_4.0.i.i.i.6 = add i64 %_4.0.i.i.i.5, %_0.i.i.i.6, !dbg !306
  %_37.i.7 = getelementptr inbounds nuw i8, ptr %_37.i, i64 28, !dbg !288
  %_37.val.i.7 = load i32, ptr %_37.i.7, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.7 = zext i32 %_37.val.i.7 to i64, !dbg !293
  %_4.0.i.i.i.7 = add i64 %_4.0.i.i.i.6, %_0.i.i.i.7, !dbg !306
  %_22.i.7 = add nuw i64 %i.sroa.0.0.i, 8, !dbg !310
  %niter.ncmp.7 = icmp eq i64 %_22.i.7, %unroll_iter, !dbg !313
  br i1 %niter.ncmp.7, label %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa, label %bb8.i, !dbg !313

_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa: ; preds = %bb8.i
  %_4.0.i.i.i.7.lcssa = phi i64 [ %_4.0.i.i.i.7, %bb8.i ], !dbg !306
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !313
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit, label %bb8.i.epil.preheader, !dbg !313

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa, %bb8
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8 ], [ %unroll_iter, %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa ]
  %init.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8 ], [ %_4.0.i.i.i.7.lcssa, %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0, !dbg !313
  tail call void @llvm.assume(i1 %lcmp.mod2), !dbg !313
  br label %bb8.i.epil, !dbg !313

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_22.i.epil, %bb8.i.epil ], !dbg !287
  %init.sroa.0.0.i.epil = phi i64 [ %init.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_4.0.i.i.i.epil, %bb8.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.epil.preheader ], [ %epil.iter.next, %bb8.i.epil ]
  %_37.i.epil = getelementptr inbounds nuw i32, ptr %_28, i64 %i.sroa.0.0.i.epil, !dbg !288
  %_37.val.i.epil = load i32, ptr %_37.i.epil, align 4, !dbg !292, !noundef !14
  %_0.i.i.i.epil = zext i32 %_37.val.i.epil to i64, !dbg !293
  %_4.0.i.i.i.epil = add i64 %init.sroa.0.0.i.epil, %_0.i.i.i.epil, !dbg !306
  %_22.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1, !dbg !310
  %epil.iter.next = add nuw nsw i64 %epil.iter, 1, !dbg !313
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !313
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit, label %bb8.i.epil, !dbg !313, !llvm.loop !314

_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit: ; preds = %bb8.i.epil, %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa
  %_4.0.i.i.i.lcssa = phi i64 [ %_4.0.i.i.i.7.lcssa, %_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa ], [ %_4.0.i.i.i.epil, %bb8.i.epil ], !dbg !306
  %_14 = getelementptr inbounds nuw i64, ptr %out, i64 %row, !dbg !315
  store i64 %_4.0.i.i.i.lcssa, ptr %_14, align 8, !dbg !319
  br label %bb4, !dbg !320
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @vector_add(ptr noundef readonly captures(none) %a, i64 noundef %a_len, ptr noundef readonly captures(none) %b, i64 noundef %b_len, ptr noundef writeonly captures(none) %c) unnamed_addr #1 !dbg !321 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !322
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !328
  %_17 = mul i32 %_18, %_19, !dbg !324
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !331
  %_16 = add i32 %_17, %_20, !dbg !334
  %i = zext i32 %_16 to i64, !dbg !334
  %_9 = icmp ugt i64 %a_len, %i, !dbg !335
  br i1 %_9, label %bb1, label %bb3, !dbg !335

bb3:                                              ; preds = %bb2, %start
  ret void, !dbg !337

bb1:                                              ; preds = %start
  %_12 = icmp ugt i64 %b_len, %i, !dbg !338
  br i1 %_12, label %bb2, label %panic, !dbg !338

bb2:                                              ; preds = %bb1
  %0 = getelementptr inbounds nuw float, ptr %a, i64 %i, !dbg !339
  %_10 = load float, ptr %0, align 4, !dbg !339, !noundef !14
  %1 = getelementptr inbounds nuw float, ptr %b, i64 %i, !dbg !338
  %_11 = load float, ptr %1, align 4, !dbg !338, !noundef !14
  %_13 = getelementptr inbounds nuw float, ptr %c, i64 %i, !dbg !340
  %2 = fadd float %_10, %_11, !dbg !343
  store float %2, ptr %_13, align 4, !dbg !343
  br label %bb3, !dbg !344

panic:                                            ; preds = %bb1
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %b_len) #8, !dbg !338
  unreachable, !dbg !338
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() unnamed_addr #6 !dbg !345 {
start:
  tail call void @llvm.trap(), !dbg !349
  unreachable, !dbg !349
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCs2TNzTbj2aEP_4core5slice5index16slice_index_fail(i64 noundef %start1, i64 noundef %end, i64 noundef %len) unnamed_addr #6 !dbg !355 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() #8, !dbg !356
  unreachable, !dbg !356
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef range(i64 0, 4294967296) %0, i64 noundef range(i64 0, 4294967296) %1) unnamed_addr #7 !dbg !359 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() #8, !dbg !360
  unreachable, !dbg !360
}

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCs2TNzTbj2aEP_4core9panicking11panic_const23panic_const_div_by_zero() unnamed_addr #6 !dbg !361 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() #8, !dbg !363
  unreachable, !dbg !363
}

attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #7 = { cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #8 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/slices.rs/@/slices.19ddfb979aea1547-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "largest_window", scope: !12, file: !11, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/slices.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "51e847d89178d4547900f49248a47f0d")
!12 = !DINamespace(name: "slices", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 1357, column: 12, scope: !16, inlinedAt: !22)
!16 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCs2dGMDYrBT6J_6slices", scope: !18, file: !17, line: 1356, type: !13, scopeLine: 1356, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/slice/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!18 = !DINamespace(name: "{impl#62}", scope: !19)
!19 = !DINamespace(name: "iter", scope: !20)
!20 = !DINamespace(name: "slice", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = distinct !DILocation(line: 107, column: 19, scope: !23, inlinedAt: !29)
!23 = distinct !DISubprogram(name: "next<i32, core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>", linkageName: "_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_", scope: !25, file: !24, line: 106, type: !13, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!24 = !DIFile(filename: "src/iter/adapters/map.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!25 = !DINamespace(name: "{impl#2}", scope: !26)
!26 = !DINamespace(name: "map", scope: !27)
!27 = !DINamespace(name: "adapters", scope: !28)
!28 = !DINamespace(name: "iter", scope: !21)
!29 = distinct !DILocation(line: 2683, column: 26, scope: !30, inlinedAt: !35)
!30 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>", linkageName: "_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_", scope: !32, file: !31, line: 2678, type: !13, scopeLine: 2678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!32 = !DINamespace(name: "Iterator", scope: !33)
!33 = !DINamespace(name: "iterator", scope: !34)
!34 = !DINamespace(name: "traits", scope: !28)
!35 = distinct !DILocation(line: 3332, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>, fn(&i32, &i32) -> core::cmp::Ordering>", linkageName: "_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYlNtNtBc_3cmp3Ord3cmpEB1q_", scope: !32, file: !31, line: 3322, type: !13, scopeLine: 3322, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!37 = !DILocation(line: 3233, column: 14, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "max<core::iter::adapters::map::Map<core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>>", linkageName: "_RNvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator3maxB1p_", scope: !32, file: !31, line: 3228, type: !13, scopeLine: 3228, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!39 = !DILocation(line: 35, column: 63, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 34, column: 5)
!41 = !DILocation(line: 1357, column: 9, scope: !16, inlinedAt: !22)
!42 = !DILocation(line: 35, scope: !40)
!43 = !DILocation(line: 0, scope: !16, inlinedAt: !22)
!44 = !DILocation(line: 1164, column: 15, scope: !45, inlinedAt: !49)
!45 = distinct !DISubprogram(name: "map<&[i32], i32, &mut slices::largest_window::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionRSlE3maplQNCNvCs2dGMDYrBT6J_6slices14largest_window0EBW_", scope: !47, file: !46, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!46 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!47 = !DINamespace(name: "Option", scope: !48)
!48 = !DINamespace(name: "option", scope: !21)
!49 = distinct !DILocation(line: 107, column: 26, scope: !23, inlinedAt: !29)
!50 = !DILocation(line: 1164, column: 9, scope: !45, inlinedAt: !49)
!51 = !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !58)
!52 = distinct !DILexicalBlock(scope: !54, file: !53, line: 275, column: 17)
!53 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!54 = distinct !DILexicalBlock(scope: !55, file: !53, line: 274, column: 17)
!55 = distinct !DILexicalBlock(scope: !56, file: !53, line: 273, column: 17)
!56 = distinct !DISubprogram(name: "fold<i32, i32, core::iter::traits::accum::{impl#14}::sum::{closure_env#0}<core::slice::iter::Iter<i32>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECs2dGMDYrBT6J_6slices", scope: !57, file: !53, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!57 = !DINamespace(name: "{impl#171}", scope: !19)
!58 = distinct !DILocation(line: 72, column: 22, scope: !59, inlinedAt: !63)
!59 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<i32>>", linkageName: "_RINvXsc_NtNtNtCs2TNzTbj2aEP_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECs2dGMDYrBT6J_6slices", scope: !61, file: !60, line: 71, type: !13, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!60 = !DIFile(filename: "src/iter/traits/accum.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!61 = !DINamespace(name: "{impl#14}", scope: !62)
!62 = !DINamespace(name: "accum", scope: !34)
!63 = distinct !DILocation(line: 3658, column: 9, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<i32>, i32>", linkageName: "_RINvYINtNtNtCs2TNzTbj2aEP_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3sumlECs2dGMDYrBT6J_6slices", scope: !32, file: !31, line: 3653, type: !13, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = distinct !DILocation(line: 35, column: 49, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs2dGMDYrBT6J_6slices14largest_window0B3_", scope: !67, file: !11, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!67 = !DINamespace(name: "largest_window", scope: !12)
!68 = distinct !DILocation(line: 310, column: 21, scope: !69, inlinedAt: !75)
!69 = distinct !DISubprogram(name: "call_once<(&[i32]), slices::largest_window::{closure_env#0}>", linkageName: "_RNvXs2_NtNtNtCs2TNzTbj2aEP_4core3ops8function5implsQNCNvCs2dGMDYrBT6J_6slices14largest_window0INtB7_6FnOnceTRSlEE9call_onceBS_", scope: !71, file: !70, line: 309, type: !13, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DIFile(filename: "src/ops/function.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!71 = !DINamespace(name: "{impl#4}", scope: !72)
!72 = !DINamespace(name: "impls", scope: !73)
!73 = !DINamespace(name: "function", scope: !74)
!74 = !DINamespace(name: "ops", scope: !21)
!75 = distinct !DILocation(line: 1165, column: 29, scope: !76, inlinedAt: !49)
!76 = distinct !DILexicalBlock(scope: !45, file: !46, line: 1165, column: 13)
!77 = !{!78}
!78 = distinct !{!78, !79, !"_RNCNvCs2dGMDYrBT6J_6slices14largest_window0B3_: %w.0"}
!79 = distinct !{!79, !"_RNCNvCs2dGMDYrBT6J_6slices14largest_window0B3_"}
!80 = !{!81, !83}
!81 = distinct !{!81, !82, !"_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_: %self"}
!82 = distinct !{!82, !"_RNvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_"}
!83 = distinct !{!83, !84, !"_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_: %self"}
!84 = distinct !{!84, !"_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_"}
!85 = !DILocation(line: 659, column: 28, scope: !86, inlinedAt: !91)
!86 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNulllE3addCs2dGMDYrBT6J_6slices", scope: !88, file: !87, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!88 = !DINamespace(name: "NonNull", scope: !89)
!89 = !DINamespace(name: "non_null", scope: !90)
!90 = !DINamespace(name: "ptr", scope: !21)
!91 = distinct !DILocation(line: 279, column: 67, scope: !52, inlinedAt: !58)
!92 = !DILocation(line: 105, column: 45, scope: !93, inlinedAt: !97)
!93 = distinct !DISubprogram(name: "add", linkageName: "_RNvXs7_NtNtCs2TNzTbj2aEP_4core3ops5arithlNtB5_3Add3add", scope: !95, file: !94, line: 105, type: !13, scopeLine: 105, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!94 = !DIFile(filename: "src/ops/arith.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "82a843efd6957c9872d7564e4a5df756")
!95 = !DINamespace(name: "{impl#9}", scope: !96)
!96 = !DINamespace(name: "arith", scope: !74)
!97 = distinct !DILocation(line: 39, column: 17, scope: !98, inlinedAt: !101)
!98 = distinct !DISubprogram(name: "add", linkageName: "_RNvXsG_NtNtCs2TNzTbj2aEP_4core3ops5arithlINtB5_3AddRlE3add", scope: !100, file: !99, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DIFile(filename: "src/internal_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9ec673d06a3eb53c47178443a566ec32")
!100 = !DINamespace(name: "{impl#44}", scope: !96)
!101 = distinct !DILocation(line: 75, column: 28, scope: !102, inlinedAt: !104)
!102 = distinct !DISubprogram(name: "{closure#0}<core::slice::iter::Iter<i32>>", linkageName: "_RNCINvXsc_NtNtNtCs2TNzTbj2aEP_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0Cs2dGMDYrBT6J_6slices", scope: !103, file: !60, line: 75, type: !13, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = !DINamespace(name: "sum", scope: !61)
!104 = distinct !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !58)
!105 = !DILocation(line: 2766, column: 9, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "branch<i32>", linkageName: "_RNvXsJ_NtCs2TNzTbj2aEP_4core6optionINtB5_6OptionlENtNtNtB7_3ops9try_trait3Try6branchCs2dGMDYrBT6J_6slices", scope: !107, file: !46, line: 2765, type: !13, scopeLine: 2765, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!107 = !DINamespace(name: "{impl#47}", scope: !48)
!108 = distinct !DILocation(line: 2683, column: 21, scope: !30, inlinedAt: !35)
!109 = !DILocation(line: 1357, column: 12, scope: !16, inlinedAt: !110)
!110 = distinct !DILocation(line: 2646, column: 34, scope: !111, inlinedAt: !114)
!111 = distinct !DILexicalBlock(scope: !112, file: !31, line: 2646, column: 41)
!112 = distinct !DILexicalBlock(scope: !113, file: !31, line: 2645, column: 9)
!113 = distinct !DISubprogram(name: "fold<core::slice::iter::Windows<i32>, i32, core::iter::adapters::map::map_fold::{closure_env#0}<&[i32], i32, i32, slices::largest_window::{closure_env#0}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>>", linkageName: "_RINvYINtNtNtCs2TNzTbj2aEP_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldlNCINvNtNtBU_8adapters3map8map_foldRSlllNCNvCs2dGMDYrBT6J_6slices14largest_window0NCINvNvBO_6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0EB2g_", scope: !32, file: !31, line: 2640, type: !13, scopeLine: 2640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!114 = distinct !DILocation(line: 128, column: 19, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "fold<i32, core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}, i32, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator4foldlNCINvNvB29_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1w_", scope: !25, file: !24, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!116 = distinct !DILocation(line: 2684, column: 19, scope: !117, inlinedAt: !35)
!117 = distinct !DILexicalBlock(scope: !30, file: !31, line: 2683, column: 9)
!118 = !DILocation(line: 2646, column: 29, scope: !111, inlinedAt: !114)
!119 = !DILocation(line: 2646, column: 19, scope: !111, inlinedAt: !114)
!120 = !DILocation(line: 284, column: 24, scope: !52, inlinedAt: !121)
!121 = distinct !DILocation(line: 72, column: 22, scope: !59, inlinedAt: !122)
!122 = distinct !DILocation(line: 3658, column: 9, scope: !64, inlinedAt: !123)
!123 = distinct !DILocation(line: 35, column: 49, scope: !66, inlinedAt: !124)
!124 = distinct !DILocation(line: 88, column: 28, scope: !125, inlinedAt: !127)
!125 = distinct !DISubprogram(name: "{closure#0}<&[i32], i32, i32, slices::largest_window::{closure_env#0}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRSlllNCNvCs2dGMDYrBT6J_6slices14largest_window0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0B13_", scope: !126, file: !24, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = !DINamespace(name: "map_fold", scope: !26)
!127 = distinct !DILocation(line: 2647, column: 21, scope: !111, inlinedAt: !114)
!128 = !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !121)
!129 = !{!130, !132}
!130 = distinct !{!130, !131, !"_RNCNvCs2dGMDYrBT6J_6slices14largest_window0B3_: %w.0"}
!131 = distinct !{!131, !"_RNCNvCs2dGMDYrBT6J_6slices14largest_window0B3_"}
!132 = distinct !{!132, !133, !"_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRSlllNCNvCs2dGMDYrBT6J_6slices14largest_window0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0B13_: %elt.0"}
!133 = distinct !{!133, !"_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRSlllNCNvCs2dGMDYrBT6J_6slices14largest_window0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0B13_"}
!134 = !{!135, !137, !83}
!135 = distinct !{!135, !136, !"_RINvYINtNtNtCs2TNzTbj2aEP_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldlNCINvNtNtBU_8adapters3map8map_foldRSlllNCNvCs2dGMDYrBT6J_6slices14largest_window0NCINvNvBO_6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0EB2g_: %self"}
!136 = distinct !{!136, !"_RINvYINtNtNtCs2TNzTbj2aEP_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldlNCINvNtNtBU_8adapters3map8map_foldRSlllNCNvCs2dGMDYrBT6J_6slices14largest_window0NCINvNvBO_6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0EB2g_"}
!137 = distinct !{!137, !138, !"_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator4foldlNCINvNvB29_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1w_: %self"}
!138 = distinct !{!138, !"_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCNvCs2dGMDYrBT6J_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator4foldlNCINvNvB29_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1w_"}
!139 = !DILocation(line: 659, column: 28, scope: !86, inlinedAt: !140)
!140 = distinct !DILocation(line: 279, column: 67, scope: !52, inlinedAt: !121)
!141 = !DILocation(line: 105, column: 45, scope: !93, inlinedAt: !142)
!142 = distinct !DILocation(line: 39, column: 17, scope: !98, inlinedAt: !143)
!143 = distinct !DILocation(line: 75, column: 28, scope: !102, inlinedAt: !144)
!144 = distinct !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !121)
!145 = !DILocation(line: 1718, column: 1, scope: !146, inlinedAt: !149)
!146 = distinct !DISubprogram(name: "max_by<i32, &mut fn(&i32, &i32) -> core::cmp::Ordering>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3cmp6max_bylQNvYlNtB2_3Ord3cmpECs2dGMDYrBT6J_6slices", scope: !148, file: !147, line: 1712, type: !13, scopeLine: 1712, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!147 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!148 = !DINamespace(name: "cmp", scope: !21)
!149 = distinct !DILocation(line: 3329, column: 25, scope: !150, inlinedAt: !153)
!150 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>", linkageName: "_RNCINvNvNtNtNtNtCs2TNzTbj2aEP_4core4iter6traits8iterator8Iterator6max_by4foldlNvYlNtNtBe_3cmp3Ord3cmpE0Cs2dGMDYrBT6J_6slices", scope: !151, file: !31, line: 3329, type: !13, scopeLine: 3329, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!151 = !DINamespace(name: "fold", scope: !152)
!152 = !DINamespace(name: "max_by", scope: !32)
!153 = distinct !DILocation(line: 88, column: 21, scope: !125, inlinedAt: !127)
!154 = distinct !{!154, !155}
!155 = !{!"llvm.loop.unroll.disable"}
!156 = !DILocation(line: 1853, column: 23, scope: !157, inlinedAt: !160)
!157 = distinct !DILexicalBlock(scope: !158, file: !17, line: 1852, column: 9)
!158 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs1o_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_11ChunksExactlE3newCs2dGMDYrBT6J_6slices", scope: !159, file: !17, line: 1851, type: !13, scopeLine: 1851, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = !DINamespace(name: "ChunksExact", scope: !19)
!160 = distinct !DILocation(line: 1244, column: 9, scope: !161, inlinedAt: !164)
!161 = distinct !DISubprogram(name: "chunks_exact<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSl12chunks_exactCs2dGMDYrBT6J_6slices", scope: !163, file: !162, line: 1242, type: !13, scopeLine: 1242, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!162 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!163 = !DINamespace(name: "{impl#0}", scope: !20)
!164 = distinct !DILocation(line: 36, column: 23, scope: !165)
!165 = distinct !DILexicalBlock(scope: !40, file: !11, line: 35, column: 5)
!166 = !DILocation(line: 1943, column: 12, scope: !167, inlinedAt: !169)
!167 = distinct !DISubprogram(name: "next_back<i32>", linkageName: "_RNvXs1r_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_11ChunksExactlENtNtNtNtBa_4iter6traits12double_ended19DoubleEndedIterator9next_backCs2dGMDYrBT6J_6slices", scope: !168, file: !17, line: 1942, type: !13, scopeLine: 1942, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!168 = !DINamespace(name: "{impl#91}", scope: !19)
!169 = !DILocation(line: 307, column: 34, scope: !170, inlinedAt: !176)
!170 = distinct !DILexicalBlock(scope: !172, file: !171, line: 307, column: 46)
!171 = !DIFile(filename: "src/iter/traits/double_ended.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "44f20493a76f1796bc2878d611fe77c6")
!172 = distinct !DILexicalBlock(scope: !173, file: !171, line: 306, column: 9)
!173 = distinct !DISubprogram(name: "rfold<core::slice::iter::ChunksExact<i32>, i32, slices::largest_window::{closure_env#1}>", linkageName: "_RINvYINtNtNtCs2TNzTbj2aEP_4core5slice4iter11ChunksExactlENtNtNtNtBa_4iter6traits12double_ended19DoubleEndedIterator5rfoldlNCNvCs2dGMDYrBT6J_6slices14largest_windows_0EB20_", scope: !174, file: !171, line: 301, type: !13, scopeLine: 301, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!174 = !DINamespace(name: "DoubleEndedIterator", scope: !175)
!175 = !DINamespace(name: "double_ended", scope: !34)
!176 = !DILocation(line: 83, column: 19, scope: !177, inlinedAt: !181)
!177 = distinct !DISubprogram(name: "fold<core::slice::iter::ChunksExact<i32>, i32, slices::largest_window::{closure_env#1}>", linkageName: "_RINvXs_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3revINtB5_3RevINtNtNtBb_5slice4iter11ChunksExactlEENtNtNtB9_6traits8iterator8Iterator4foldlNCNvCs2dGMDYrBT6J_6slices14largest_windows_0EB2f_", scope: !179, file: !178, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!178 = !DIFile(filename: "src/iter/adapters/rev.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c0b51c2e2801a373cd0b2d2d78a81982")
!179 = !DINamespace(name: "{impl#1}", scope: !180)
!180 = !DINamespace(name: "rev", scope: !27)
!181 = !DILocation(line: 36, column: 45, scope: !165)
!182 = !DILocation(line: 1946, column: 46, scope: !167, inlinedAt: !169)
!183 = !DILocation(line: 863, column: 18, scope: !184, inlinedAt: !188)
!184 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPl3addCs2dGMDYrBT6J_6slices", scope: !186, file: !185, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!185 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!186 = !DINamespace(name: "{impl#0}", scope: !187)
!187 = !DINamespace(name: "const_ptr", scope: !90)
!188 = distinct !DILocation(line: 2053, column: 64, scope: !189, inlinedAt: !192)
!189 = distinct !DILexicalBlock(scope: !190, file: !162, line: 2044, column: 9)
!190 = distinct !DILexicalBlock(scope: !191, file: !162, line: 2043, column: 9)
!191 = distinct !DISubprogram(name: "split_at_unchecked<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSl18split_at_uncheckedCs2dGMDYrBT6J_6slices", scope: !163, file: !162, line: 2038, type: !13, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!192 = distinct !DILocation(line: 2157, column: 32, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "split_at_checked<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSl16split_at_checkedCs2dGMDYrBT6J_6slices", scope: !163, file: !162, line: 2153, type: !13, scopeLine: 2153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!194 = distinct !DILocation(line: 1953, column: 20, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "split_at<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSl8split_atCs2dGMDYrBT6J_6slices", scope: !163, file: !162, line: 1952, type: !13, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!196 = distinct !DILocation(line: 1946, column: 37, scope: !167, inlinedAt: !169)
!197 = !DILocation(line: 2173, column: 13, scope: !198, inlinedAt: !202)
!198 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_mul", scope: !200, file: !199, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!199 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!200 = !DINamespace(name: "{impl#2}", scope: !201)
!201 = !DINamespace(name: "num", scope: !21)
!202 = !DILocation(line: 36, column: 65, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCs2dGMDYrBT6J_6slices14largest_windows_0B3_", scope: !67, file: !11, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!204 = !DILocation(line: 308, column: 21, scope: !170, inlinedAt: !176)
!205 = !DILocation(line: 36, column: 95, scope: !203, inlinedAt: !204)
!206 = !DILocation(line: 36, column: 102, scope: !203, inlinedAt: !204)
!207 = !DILocation(line: 2101, column: 13, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_add", scope: !200, file: !199, line: 2100, type: !13, scopeLine: 2100, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!209 = !DILocation(line: 36, column: 82, scope: !203, inlinedAt: !204)
!210 = !DILocation(line: 39, column: 9, scope: !211)
!211 = distinct !DILexicalBlock(scope: !165, file: !11, line: 36, column: 5)
!212 = !DILocation(line: 961, column: 18, scope: !213, inlinedAt: !217)
!213 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOl3addCs2dGMDYrBT6J_6slices", scope: !215, file: !214, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!214 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!215 = !DINamespace(name: "{impl#0}", scope: !216)
!216 = !DINamespace(name: "mut_ptr", scope: !90)
!217 = !DILocation(line: 40, column: 14, scope: !211)
!218 = !DILocation(line: 40, column: 9, scope: !211)
!219 = !DILocation(line: 42, column: 2, scope: !10)
!220 = distinct !DISubprogram(name: "row_sums", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!221 = !DILocation(line: 83, column: 5, scope: !222, inlinedAt: !226)
!222 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !224, file: !223, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!223 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!224 = !DINamespace(name: "nvptx", scope: !225)
!225 = !DINamespace(name: "core_arch", scope: !21)
!226 = !DILocation(line: 11, column: 15, scope: !227, inlinedAt: !230)
!227 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !229, file: !228, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!228 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!229 = !DINamespace(name: "corpus", scope: null)
!230 = !DILocation(line: 23, column: 15, scope: !231)
!231 = distinct !DILexicalBlock(scope: !220, file: !11, line: 22, column: 5)
!232 = !DILocation(line: 62, column: 5, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !224, file: !223, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!234 = !DILocation(line: 11, column: 39, scope: !227, inlinedAt: !230)
!235 = !DILocation(line: 125, column: 5, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !224, file: !223, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!237 = !DILocation(line: 11, column: 63, scope: !227, inlinedAt: !230)
!238 = !DILocation(line: 11, column: 14, scope: !227, inlinedAt: !230)
!239 = !DILocation(line: 24, column: 14, scope: !240)
!240 = distinct !DILexicalBlock(scope: !231, file: !11, line: 23, column: 5)
!241 = !DILocation(line: 24, column: 8, scope: !240)
!242 = !DILocation(line: 25, column: 24, scope: !240)
!243 = !DILocation(line: 25, column: 37, scope: !240)
!244 = !DILocation(line: 923, column: 16, scope: !245, inlinedAt: !248)
!245 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCs2TNzTbj2aEP_4core3numj11checked_sub", scope: !247, file: !246, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!246 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!247 = !DINamespace(name: "{impl#11}", scope: !201)
!248 = !DILocation(line: 437, column: 32, scope: !249, inlinedAt: !253)
!249 = distinct !DISubprogram(name: "index<u32>", linkageName: "_RNvXs2_NtNtCs2TNzTbj2aEP_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSmE5indexCs2dGMDYrBT6J_6slices", scope: !251, file: !250, line: 435, type: !13, scopeLine: 435, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!250 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!251 = !DINamespace(name: "{impl#4}", scope: !252)
!252 = !DINamespace(name: "index", scope: !20)
!253 = !DILocation(line: 19, column: 15, scope: !254, inlinedAt: !256)
!254 = distinct !DISubprogram(name: "index<u32, core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtCs2TNzTbj2aEP_4core5slice5indexSmINtNtNtB6_3ops5index5IndexINtNtBI_5range5RangejEE5indexCs2dGMDYrBT6J_6slices", scope: !255, file: !250, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!255 = !DINamespace(name: "{impl#0}", scope: !252)
!256 = !DILocation(line: 25, column: 23, scope: !240)
!257 = !{!"branch_weights", i32 4001, i32 4000000}
!258 = !DILocation(line: 29, column: 2, scope: !220)
!259 = !DILocation(line: 443, column: 13, scope: !249, inlinedAt: !253)
!260 = !DILocation(line: 89, column: 24, scope: !261, inlinedAt: !263)
!261 = distinct !DILexicalBlock(scope: !262, file: !250, line: 87, column: 5)
!262 = distinct !DISubprogram(name: "get_offset_len_noubcheck<u32>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core5slice5index24get_offset_len_noubcheckmECs2dGMDYrBT6J_6slices", scope: !252, file: !250, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!263 = !DILocation(line: 441, column: 24, scope: !249, inlinedAt: !253)
!264 = !DILocation(line: 407, column: 18, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "as_ptr<u32>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullmE6as_ptrCs2dGMDYrBT6J_6slices", scope: !88, file: !87, line: 401, type: !13, scopeLine: 401, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!266 = !DILocation(line: 102, column: 69, scope: !267, inlinedAt: !271)
!267 = distinct !DILexicalBlock(scope: !268, file: !17, line: 98, column: 9)
!268 = distinct !DILexicalBlock(scope: !269, file: !17, line: 97, column: 9)
!269 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_4ItermE3newCs2dGMDYrBT6J_6slices", scope: !270, file: !17, line: 96, type: !13, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!270 = !DINamespace(name: "Iter", scope: !19)
!271 = !DILocation(line: 1041, column: 9, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "iter<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm4iterCs2dGMDYrBT6J_6slices", scope: !163, file: !162, line: 1040, type: !13, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!273 = !DILocation(line: 25, column: 56, scope: !240)
!274 = !DILocation(line: 28, column: 9, scope: !275, inlinedAt: !279)
!275 = distinct !DILexicalBlock(scope: !276, file: !53, line: 25, column: 86)
!276 = distinct !DILexicalBlock(scope: !277, file: !53, line: 274, column: 17)
!277 = distinct !DILexicalBlock(scope: !278, file: !53, line: 273, column: 17)
!278 = distinct !DISubprogram(name: "fold<u32, u64, core::iter::adapters::map::map_fold::{closure_env#0}<&u32, u64, u64, slices::row_sums::{closure_env#0}, core::iter::traits::accum::{impl#40}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_", scope: !57, file: !53, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!279 = distinct !DILocation(line: 128, column: 19, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "fold<u64, core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}, u64, core::iter::traits::accum::{impl#40}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItermENCNvCs2dGMDYrBT6J_6slices8row_sums0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvXsC_NtB23_5accumyNtB2M_3Sum3sumBN_E0EB1t_", scope: !25, file: !24, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!281 = !DILocation(line: 50, column: 22, scope: !282, inlinedAt: !284)
!282 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>", linkageName: "_RINvXsC_NtNtNtCs2TNzTbj2aEP_4core4iter6traits5accumyNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4ItermENCNvCs2dGMDYrBT6J_6slices8row_sums0EEB1Y_", scope: !283, file: !60, line: 49, type: !13, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!283 = !DINamespace(name: "{impl#40}", scope: !62)
!284 = !DILocation(line: 3658, column: 9, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>, u64>", linkageName: "_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItermENCNvCs2dGMDYrBT6J_6slices8row_sums0ENtNtNtBa_6traits8iterator8Iterator3sumyEB1n_", scope: !32, file: !31, line: 3653, type: !13, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!286 = !DILocation(line: 25, column: 86, scope: !240)
!287 = !DILocation(line: 0, scope: !277, inlinedAt: !279)
!288 = !DILocation(line: 659, column: 28, scope: !289, inlinedAt: !290)
!289 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullmE3addCs2dGMDYrBT6J_6slices", scope: !88, file: !87, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!290 = distinct !DILocation(line: 279, column: 67, scope: !291, inlinedAt: !279)
!291 = distinct !DILexicalBlock(scope: !276, file: !53, line: 275, column: 17)
!292 = !DILocation(line: 279, column: 27, scope: !291, inlinedAt: !279)
!293 = !DILocation(line: 82, column: 17, scope: !294, inlinedAt: !299)
!294 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !296, file: !295, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!295 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!296 = !DINamespace(name: "{impl#72}", scope: !297)
!297 = !DINamespace(name: "num", scope: !298)
!298 = !DINamespace(name: "convert", scope: !21)
!299 = distinct !DILocation(line: 25, column: 72, scope: !300, inlinedAt: !303)
!300 = distinct !DILexicalBlock(scope: !301, file: !11, line: 25, column: 72)
!301 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCs2dGMDYrBT6J_6slices8row_sums0B3_", scope: !302, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!302 = !DINamespace(name: "row_sums", scope: !12)
!303 = distinct !DILocation(line: 88, column: 28, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "{closure#0}<&u32, u64, u64, slices::row_sums::{closure_env#0}, core::iter::traits::accum::{impl#40}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRmyyNCNvCs2dGMDYrBT6J_6slices8row_sums0NCINvXsC_NtNtB8_6traits5accumyNtB1G_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItermEBY_EE0E0B12_", scope: !126, file: !24, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!305 = distinct !DILocation(line: 279, column: 27, scope: !291, inlinedAt: !279)
!306 = !DILocation(line: 53, column: 28, scope: !307, inlinedAt: !309)
!307 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>", linkageName: "_RNCINvXsC_NtNtNtCs2TNzTbj2aEP_4core4iter6traits5accumyNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4ItermENCNvCs2dGMDYrBT6J_6slices8row_sums0EE0B20_", scope: !308, file: !60, line: 53, type: !13, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!308 = !DINamespace(name: "sum", scope: !283)
!309 = distinct !DILocation(line: 88, column: 21, scope: !304, inlinedAt: !305)
!310 = !DILocation(line: 844, column: 17, scope: !311, inlinedAt: !312)
!311 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCs2TNzTbj2aEP_4core3numj13unchecked_add", scope: !247, file: !246, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!312 = distinct !DILocation(line: 283, column: 36, scope: !291, inlinedAt: !279)
!313 = !DILocation(line: 284, column: 24, scope: !291, inlinedAt: !279)
!314 = distinct !{!314, !155}
!315 = !DILocation(line: 961, column: 18, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs2dGMDYrBT6J_6slices", scope: !215, file: !214, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!317 = !DILocation(line: 27, column: 23, scope: !318)
!318 = distinct !DILexicalBlock(scope: !240, file: !11, line: 25, column: 9)
!319 = !DILocation(line: 27, column: 18, scope: !318)
!320 = !DILocation(line: 24, column: 5, scope: !240)
!321 = distinct !DISubprogram(name: "vector_add", scope: !12, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!322 = !DILocation(line: 83, column: 5, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !224, file: !223, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!324 = !DILocation(line: 11, column: 15, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !229, file: !228, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!326 = !DILocation(line: 12, column: 13, scope: !327)
!327 = distinct !DILexicalBlock(scope: !321, file: !11, line: 11, column: 5)
!328 = !DILocation(line: 62, column: 5, scope: !329, inlinedAt: !330)
!329 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !224, file: !223, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!330 = !DILocation(line: 11, column: 39, scope: !325, inlinedAt: !326)
!331 = !DILocation(line: 125, column: 5, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !224, file: !223, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!333 = !DILocation(line: 11, column: 63, scope: !325, inlinedAt: !326)
!334 = !DILocation(line: 11, column: 14, scope: !325, inlinedAt: !326)
!335 = !DILocation(line: 13, column: 8, scope: !336)
!336 = distinct !DILexicalBlock(scope: !327, file: !11, line: 12, column: 5)
!337 = !DILocation(line: 17, column: 2, scope: !321)
!338 = !DILocation(line: 15, column: 37, scope: !336)
!339 = !DILocation(line: 15, column: 30, scope: !336)
!340 = !DILocation(line: 961, column: 18, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOf3addCs2dGMDYrBT6J_6slices", scope: !215, file: !214, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!342 = !DILocation(line: 15, column: 21, scope: !336)
!343 = !DILocation(line: 15, column: 18, scope: !336)
!344 = !DILocation(line: 13, column: 5, scope: !336)
!345 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt", scope: !347, file: !346, line: 60, type: !348, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!346 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!347 = !DINamespace(name: "panicking", scope: !21)
!348 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!349 = !DILocation(line: 146, column: 5, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx4trap", scope: !224, file: !223, line: 145, type: !13, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!351 = distinct !DILocation(line: 21, column: 22, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !12, file: !228, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!353 = distinct !DILocation(line: 80, column: 14, scope: !354)
!354 = distinct !DILexicalBlock(scope: !345, file: !346, line: 72, column: 5)
!355 = distinct !DISubprogram(name: "slice_index_fail", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core5slice5index16slice_index_fail", scope: !252, file: !250, line: 38, type: !348, scopeLine: 38, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!356 = !DILocation(line: 177, column: 9, scope: !357)
!357 = !DILexicalBlockFile(scope: !355, file: !358, discriminator: 0)
!358 = !DIFile(filename: "src/panic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!359 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check", scope: !347, file: !346, line: 266, type: !348, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!360 = !DILocation(line: 271, column: 5, scope: !359)
!361 = distinct !DISubprogram(name: "panic_const_div_by_zero", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9panicking11panic_const23panic_const_div_by_zero", scope: !362, file: !346, line: 173, type: !348, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!362 = !DINamespace(name: "panic_const", scope: !347)
!363 = !DILocation(line: 175, column: 17, scope: !361)
