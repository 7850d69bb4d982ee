; ModuleID = 'slices.ae5c08741912b966-cgu.0'
source_filename = "slices.ae5c08741912b966-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define ptx_kernel void @largest_window(ptr noundef readonly captures(address) %data, i64 noundef %len, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_2.i.i.i = icmp ult i64 %len, 3, !dbg !15
  %0 = icmp ne ptr %data, null
  br i1 %_2.i.i.i, label %_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices.exit.i.i, label %bb2.i.i.i, !dbg !15

bb2.i.i.i:                                        ; preds = %start
  %_31.i.i.i = getelementptr inbounds nuw i8, ptr %data, i64 4
  %_27.i.i.i = add i64 %len, -1
  tail call void @llvm.assume(i1 %0)
  br label %_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices.exit.i.i, !dbg !41

_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices.exit.i.i: ; preds = %bb2.i.i.i, %start
  %_7.sroa.0.0 = phi ptr [ %data, %start ], [ %_31.i.i.i, %bb2.i.i.i ], !dbg !42
  %_10.sroa.4.0.copyload.i = phi i64 [ %len, %start ], [ %_27.i.i.i, %bb2.i.i.i ]
  %ret.sroa.0.0.i.i.i = phi ptr [ null, %start ], [ %data, %bb2.i.i.i ], !dbg !43
  %.not.i.not.i.not = icmp eq ptr %ret.sroa.0.0.i.i.i, null, !dbg !44
  br i1 %.not.i.not.i.not, label %_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i, label %bb8.i.i.i.i.preheader, !dbg !50

bb8.i.i.i.i.preheader:                            ; preds = %_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices.exit.i.i
  %_37.val.i.i.i.i = load i32, ptr %ret.sroa.0.0.i.i.i, align 4, !dbg !51, !alias.scope !77, !noalias !80, !noundef !14
  %_37.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %ret.sroa.0.0.i.i.i, i64 4, !dbg !85
  %_37.val.i.i.i.i.1 = load i32, ptr %_37.i.i.i.i.1, align 4, !dbg !51, !alias.scope !77, !noalias !80, !noundef !14
  %_5.0.i.i.i.i.i.1 = add i32 %_37.val.i.i.i.i.1, %_37.val.i.i.i.i, !dbg !92
  %_37.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %ret.sroa.0.0.i.i.i, i64 8, !dbg !85
  %_37.val.i.i.i.i.2 = load i32, ptr %_37.i.i.i.i.2, align 4, !dbg !51, !alias.scope !77, !noalias !80, !noundef !14
  %_5.0.i.i.i.i.i.2 = add i32 %_37.val.i.i.i.i.2, %_5.0.i.i.i.i.i.1, !dbg !92
  br label %_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i, !dbg !105

_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i: ; preds = %bb8.i.i.i.i.preheader, %_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices.exit.i.i
  %_0.sroa.3.0.i.i = phi i32 [ undef, %_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices.exit.i.i ], [ %_5.0.i.i.i.i.i.2, %bb8.i.i.i.i.preheader ]
  br i1 %.not.i.not.i.not, label %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, label %bb3.i, !dbg !105

bb3.i:                                            ; preds = %_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i
  %_2.i.i2.i.i = icmp ugt i64 %_10.sroa.4.0.copyload.i, 2, !dbg !106
  %.not.i17.i.i = icmp ne ptr %_7.sroa.0.0, null, !dbg !115
  %.not.i.not8.i.i = select i1 %_2.i.i2.i.i, i1 %.not.i17.i.i, i1 false, !dbg !116
  br i1 %.not.i.not8.i.i, label %bb8.i.i.i.i.preheader.preheader.i.i, label %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, !dbg !116

bb8.i.i.i.i.preheader.preheader.i.i:              ; preds = %bb3.i
  %_27.i4.i6.i.i = add i64 %_10.sroa.4.0.copyload.i, -1, !dbg !106
  %_31.i6.i4.i.i = getelementptr inbounds nuw i8, ptr %_7.sroa.0.0, i64 4, !dbg !106
  %1 = add i64 %_10.sroa.4.0.copyload.i, -3, !dbg !117
  %2 = and i64 %_10.sroa.4.0.copyload.i, 3, !dbg !117
  %lcmp.mod.not = icmp eq i64 %2, 2, !dbg !117
  br i1 %lcmp.mod.not, label %bb8.i.i.i.i.preheader.i.i.prol.loopexit, label %bb8.i.i.i.i.preheader.i.i.prol, !dbg !117

bb8.i.i.i.i.preheader.i.i.prol:                   ; preds = %bb8.i.i.i.i.preheader.preheader.i.i, %bb8.i.i.i.i.preheader.i.i.prol
  %_27.i4.i12.i.i.prol = phi i64 [ %_27.i4.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_27.i4.i6.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %_31.i6.i11.i.i.prol = phi ptr [ %_31.i6.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_31.i6.i4.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %init.sroa.0.0.i10.i.i.prol = phi i32 [ %..i.i.i.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_0.sroa.3.0.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %_31.i7.i9.i.i.prol = phi ptr [ %_31.i6.i11.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ], [ %_7.sroa.0.0, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %prol.iter = phi i64 [ %prol.iter.next, %bb8.i.i.i.i.preheader.i.i.prol ], [ 0, %bb8.i.i.i.i.preheader.preheader.i.i ]
  %_37.val.i.i.i.i.i.i.prol = load i32, ptr %_31.i7.i9.i.i.prol, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_37.i.i.i.i.i.i.1.prol = getelementptr inbounds nuw i8, ptr %_31.i7.i9.i.i.prol, i64 4, !dbg !136
  %_37.val.i.i.i.i.i.i.1.prol = load i32, ptr %_37.i.i.i.i.i.i.1.prol, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.prol = add i32 %_37.val.i.i.i.i.i.i.1.prol, %_37.val.i.i.i.i.i.i.prol, !dbg !138
  %_37.i.i.i.i.i.i.2.prol = getelementptr inbounds nuw i8, ptr %_31.i7.i9.i.i.prol, i64 8, !dbg !136
  %_37.val.i.i.i.i.i.i.2.prol = load i32, ptr %_37.i.i.i.i.i.i.2.prol, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.prol = add i32 %_37.val.i.i.i.i.i.i.2.prol, %_5.0.i.i.i.i.i.i.i.1.prol, !dbg !138
  %..i.i.i.i.i.i.prol = tail call noundef i32 @llvm.smax.i32(i32 %init.sroa.0.0.i10.i.i.prol, i32 %_5.0.i.i.i.i.i.i.i.2.prol), !dbg !142
  %_2.i.i.i.i.prol = icmp ugt i64 %_27.i4.i12.i.i.prol, 2, !dbg !106
  %_31.i6.i.idx.i.i.prol = select i1 %_2.i.i.i.i.prol, i64 4, i64 0, !dbg !106
  %_31.i6.i.i.i.prol = getelementptr inbounds nuw i8, ptr %_31.i6.i11.i.i.prol, i64 %_31.i6.i.idx.i.i.prol, !dbg !106
  %_27.i.i.i.i.prol = sext i1 %_2.i.i.i.i.prol to i64, !dbg !106
  %_27.i4.i.i.i.prol = add i64 %_27.i4.i12.i.i.prol, %_27.i.i.i.i.prol, !dbg !106
  %prol.iter.next = add i64 %prol.iter, 1, !dbg !116
  %3 = xor i64 %2, %prol.iter.next, !dbg !116
  %prol.iter.cmp.not = icmp eq i64 %3, 2, !dbg !116
  br i1 %prol.iter.cmp.not, label %bb8.i.i.i.i.preheader.i.i.prol.loopexit, label %bb8.i.i.i.i.preheader.i.i.prol, !dbg !116, !llvm.loop !151

bb8.i.i.i.i.preheader.i.i.prol.loopexit:          ; preds = %bb8.i.i.i.i.preheader.i.i.prol, %bb8.i.i.i.i.preheader.preheader.i.i
  %_27.i4.i12.i.i.unr = phi i64 [ %_27.i4.i6.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %_27.i4.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %_31.i6.i11.i.i.unr = phi ptr [ %_31.i6.i4.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %_31.i6.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %init.sroa.0.0.i10.i.i.unr = phi i32 [ %_0.sroa.3.0.i.i, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %..i.i.i.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %_31.i7.i9.i.i.unr = phi ptr [ %_7.sroa.0.0, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %_31.i6.i11.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %..i.i.i.i.i.i.lcssa.unr = phi i32 [ poison, %bb8.i.i.i.i.preheader.preheader.i.i ], [ %..i.i.i.i.i.i.prol, %bb8.i.i.i.i.preheader.i.i.prol ]
  %4 = icmp ult i64 %1, 3, !dbg !117
  br i1 %4, label %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, label %bb8.i.i.i.i.preheader.i.i, !dbg !117

bb8.i.i.i.i.preheader.i.i:                        ; preds = %bb8.i.i.i.i.preheader.i.i.prol.loopexit, %bb8.i.i.i.i.preheader.i.i
  %_27.i4.i12.i.i = phi i64 [ %_27.i4.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ], [ %_27.i4.i12.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %_31.i6.i11.i.i = phi ptr [ %_31.i6.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ], [ %_31.i6.i11.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %init.sroa.0.0.i10.i.i = phi i32 [ %..i.i.i.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ], [ %init.sroa.0.0.i10.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %_31.i7.i9.i.i = phi ptr [ %_31.i6.i.i.i.2, %bb8.i.i.i.i.preheader.i.i ], [ %_31.i7.i9.i.i.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ]
  %_37.val.i.i.i.i.i.i = load i32, ptr %_31.i7.i9.i.i, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_37.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %_31.i7.i9.i.i, i64 4, !dbg !136
  %_37.val.i.i.i.i.i.i.1 = load i32, ptr %_37.i.i.i.i.i.i.1, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1 = add i32 %_37.val.i.i.i.i.i.i.1, %_37.val.i.i.i.i.i.i, !dbg !138
  %_37.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %_31.i7.i9.i.i, i64 8, !dbg !136
  %_37.val.i.i.i.i.i.i.2 = load i32, ptr %_37.i.i.i.i.i.i.2, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2 = add i32 %_37.val.i.i.i.i.i.i.2, %_5.0.i.i.i.i.i.i.i.1, !dbg !138
  %..i.i.i.i.i.i = tail call noundef i32 @llvm.smax.i32(i32 %init.sroa.0.0.i10.i.i, i32 %_5.0.i.i.i.i.i.i.i.2), !dbg !142
  %_2.i.i.i.i = icmp ugt i64 %_27.i4.i12.i.i, 2, !dbg !106
  %_31.i6.i.idx.i.i = select i1 %_2.i.i.i.i, i64 4, i64 0, !dbg !106
  %_31.i6.i.i.i = getelementptr inbounds nuw i8, ptr %_31.i6.i11.i.i, i64 %_31.i6.i.idx.i.i, !dbg !106
  %_27.i.i.i.i = sext i1 %_2.i.i.i.i to i64, !dbg !106
  %_27.i4.i.i.i = add i64 %_27.i4.i12.i.i, %_27.i.i.i.i, !dbg !106
  %_37.val.i.i.i.i.i.i.116 = load i32, ptr %_31.i6.i11.i.i, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_37.i.i.i.i.i.i.1.1 = getelementptr inbounds nuw i8, ptr %_31.i6.i11.i.i, i64 4, !dbg !136
  %_37.val.i.i.i.i.i.i.1.1 = load i32, ptr %_37.i.i.i.i.i.i.1.1, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.1 = add i32 %_37.val.i.i.i.i.i.i.1.1, %_37.val.i.i.i.i.i.i.116, !dbg !138
  %_37.i.i.i.i.i.i.2.1 = getelementptr inbounds nuw i8, ptr %_31.i6.i11.i.i, i64 8, !dbg !136
  %_37.val.i.i.i.i.i.i.2.1 = load i32, ptr %_37.i.i.i.i.i.i.2.1, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.1 = add i32 %_37.val.i.i.i.i.i.i.2.1, %_5.0.i.i.i.i.i.i.i.1.1, !dbg !138
  %..i.i.i.i.i.i.1 = tail call noundef i32 @llvm.smax.i32(i32 %..i.i.i.i.i.i, i32 %_5.0.i.i.i.i.i.i.i.2.1), !dbg !142
  %_2.i.i.i.i.1 = icmp ugt i64 %_27.i4.i.i.i, 2, !dbg !106
  %_31.i6.i.idx.i.i.1 = select i1 %_2.i.i.i.i.1, i64 4, i64 0, !dbg !106
  %_31.i6.i.i.i.1 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i, i64 %_31.i6.i.idx.i.i.1, !dbg !106
  %_27.i.i.i.i.1 = sext i1 %_2.i.i.i.i.1 to i64, !dbg !106
  %_27.i4.i.i.i.1 = add i64 %_27.i4.i.i.i, %_27.i.i.i.i.1, !dbg !106
  %_37.val.i.i.i.i.i.i.217 = load i32, ptr %_31.i6.i.i.i, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_37.i.i.i.i.i.i.1.2 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i, i64 4, !dbg !136
  %_37.val.i.i.i.i.i.i.1.2 = load i32, ptr %_37.i.i.i.i.i.i.1.2, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.2 = add i32 %_37.val.i.i.i.i.i.i.1.2, %_37.val.i.i.i.i.i.i.217, !dbg !138
  %_37.i.i.i.i.i.i.2.2 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i, i64 8, !dbg !136
  %_37.val.i.i.i.i.i.i.2.2 = load i32, ptr %_37.i.i.i.i.i.i.2.2, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.2 = add i32 %_37.val.i.i.i.i.i.i.2.2, %_5.0.i.i.i.i.i.i.i.1.2, !dbg !138
  %..i.i.i.i.i.i.2 = tail call noundef i32 @llvm.smax.i32(i32 %..i.i.i.i.i.i.1, i32 %_5.0.i.i.i.i.i.i.i.2.2), !dbg !142
  %_2.i.i.i.i.2 = icmp ugt i64 %_27.i4.i.i.i.1, 2, !dbg !106
  %_31.i6.i.idx.i.i.2 = select i1 %_2.i.i.i.i.2, i64 4, i64 0, !dbg !106
  %_31.i6.i.i.i.2 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i.1, i64 %_31.i6.i.idx.i.i.2, !dbg !106
  %_27.i.i.i.i.2 = sext i1 %_2.i.i.i.i.2 to i64, !dbg !106
  %_27.i4.i.i.i.2 = add i64 %_27.i4.i.i.i.1, %_27.i.i.i.i.2, !dbg !106
  %_37.val.i.i.i.i.i.i.3 = load i32, ptr %_31.i6.i.i.i.1, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_37.i.i.i.i.i.i.1.3 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i.1, i64 4, !dbg !136
  %_37.val.i.i.i.i.i.i.1.3 = load i32, ptr %_37.i.i.i.i.i.i.1.3, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.1.3 = add i32 %_37.val.i.i.i.i.i.i.1.3, %_37.val.i.i.i.i.i.i.3, !dbg !138
  %_37.i.i.i.i.i.i.2.3 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i.1, i64 8, !dbg !136
  %_37.val.i.i.i.i.i.i.2.3 = load i32, ptr %_37.i.i.i.i.i.i.2.3, align 4, !dbg !125, !alias.scope !126, !noalias !131, !noundef !14
  %_5.0.i.i.i.i.i.i.i.2.3 = add i32 %_37.val.i.i.i.i.i.i.2.3, %_5.0.i.i.i.i.i.i.i.1.3, !dbg !138
  %..i.i.i.i.i.i.3 = tail call noundef i32 @llvm.smax.i32(i32 %..i.i.i.i.i.i.2, i32 %_5.0.i.i.i.i.i.i.i.2.3), !dbg !142
  %_2.i.i.i.i.3 = icmp ugt i64 %_27.i4.i.i.i.2, 2, !dbg !106
  %_31.i6.i.idx.i.i.3 = select i1 %_2.i.i.i.i.3, i64 4, i64 0, !dbg !106
  %_31.i6.i.i.i.3 = getelementptr inbounds nuw i8, ptr %_31.i6.i.i.i.2, i64 %_31.i6.i.idx.i.i.3, !dbg !106
  %_27.i.i.i.i.3 = sext i1 %_2.i.i.i.i.3 to i64, !dbg !106
  %_27.i4.i.i.i.3 = add i64 %_27.i4.i.i.i.2, %_27.i.i.i.i.3, !dbg !106
  br i1 %_2.i.i.i.i.3, label %bb8.i.i.i.i.preheader.i.i, label %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, !dbg !116

_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit: ; preds = %bb8.i.i.i.i.preheader.i.i, %bb8.i.i.i.i.preheader.i.i.prol.loopexit, %_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i, %bb3.i
  %best.sroa.0.0 = phi i32 [ -2147483648, %_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_.exit.i ], [ %_0.sroa.3.0.i.i, %bb3.i ], [ %..i.i.i.i.i.i.lcssa.unr, %bb8.i.i.i.i.preheader.i.i.prol.loopexit ], [ %..i.i.i.i.i.i.3, %bb8.i.i.i.i.preheader.i.i ]
  %_8.i = and i64 %len, 2305843009213693948, !dbg !153
  tail call void @llvm.assume(i1 %0)
  %_178 = icmp eq i64 %_8.i, 0, !dbg !163
  br i1 %_178, label %bb9, label %bb14, !dbg !179

bb9:                                              ; preds = %bb14, %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit
  %chunks.sroa.0.0.lcssa = phi i32 [ 0, %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit ], [ %6, %bb14 ], !dbg !178
  store i32 %best.sroa.0.0, ptr %out, align 4, !dbg !180
  %_10 = getelementptr inbounds nuw i8, ptr %out, i64 4, !dbg !182
  store i32 %chunks.sroa.0.0.lcssa, ptr %_10, align 4, !dbg !188
  ret void, !dbg !189

bb14:                                             ; preds = %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit, %bb14
  %_19.sroa.5.115.in = phi i64 [ %_19.sroa.5.115, %bb14 ], [ %_8.i, %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit ]
  %chunks.sroa.0.013 = phi i32 [ %6, %bb14 ], [ 0, %_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_.exit ]
  %_19.sroa.5.115 = add i64 %_19.sroa.5.115.in, -4, !dbg !163
  %_14.sroa.0.014 = getelementptr inbounds nuw i32, ptr %data, i64 %_19.sroa.5.115, !dbg !163
  %_26 = mul i32 %chunks.sroa.0.013, 31, !dbg !190
  %5 = getelementptr inbounds nuw i8, ptr %_14.sroa.0.014, i64 12, !dbg !198
  %_28 = load i32, ptr %5, align 4, !dbg !198, !noundef !14
  %_31 = load i32, ptr %_14.sroa.0.014, align 4, !dbg !199, !noundef !14
  %_27 = add i32 %_28, %_26, !dbg !198
  %6 = sub i32 %_27, %_31, !dbg !200
  %_17 = icmp eq i64 %_19.sroa.5.115, 0, !dbg !163
  br i1 %_17, label %bb9, label %bb14, !dbg !179
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @row_sums(ptr noundef readonly captures(address_is_null) %data, i64 noundef %len, i64 noundef %width, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !203 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !204
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !215
  %_17 = mul i32 %_18, %_19, !dbg !209
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !218
  %_16 = add i32 %_17, %_20, !dbg !221
  %row = zext i32 %_16 to i64, !dbg !221
  %_8 = icmp eq i64 %width, 0, !dbg !222
  br i1 %_8, label %panic, label %bb1, !dbg !222

bb1:                                              ; preds = %start
  %_7 = udiv i64 %len, %width, !dbg !222
  %_6 = icmp ugt i64 %_7, %row, !dbg !224
  br i1 %_6, label %bb2, label %bb4, !dbg !224

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_div_by_zero
  tail call fastcc void @_RNvNtNtCslnt1oJOvDdB_4core9panicking11panic_const23panic_const_div_by_zero() #8, !dbg !222
  unreachable, !dbg !222

bb2:                                              ; preds = %bb1
  %_11 = mul i64 %width, %row, !dbg !225
  %_13 = add nuw nsw i64 %row, 1, !dbg !226
  %_12 = mul i64 %_13, %width, !dbg !226
  %_28.not = icmp ult i64 %_12, %_11, !dbg !227
  %_24.not = icmp ugt i64 %_12, %len
  %or.cond = or i1 %_28.not, %_24.not, !dbg !240
  br i1 %or.cond, label %bb10, label %bb9, !dbg !240, !prof !241

bb4:                                              ; preds = %bb1, %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit
  ret void, !dbg !242

bb10:                                             ; preds = %bb2
; call core::slice::index::slice_index_fail
  tail call fastcc void @_RNvNtNtCslnt1oJOvDdB_4core5slice5index16slice_index_fail(i64 noundef %_11, i64 noundef %_12, i64 noundef %len) #8, !dbg !243
  unreachable, !dbg !243

bb9:                                              ; preds = %bb2
  %_31 = getelementptr inbounds nuw i32, ptr %data, i64 %_11, !dbg !244
  %0 = icmp ne ptr %data, null, !dbg !248
  tail call void @llvm.assume(i1 %0), !dbg !248
  %xtraiter = and i64 %width, 7, !dbg !258
  %1 = icmp ult i64 %width, 8, !dbg !258
  br i1 %1, label %bb8.i.epil.preheader, label %bb9.new, !dbg !258

bb9.new:                                          ; preds = %bb9
  %unroll_iter = and i64 %width, -8, !dbg !258
  br label %bb8.i, !dbg !258

bb8.i:                                            ; preds = %bb8.i, %bb9.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb9.new ], [ %_22.i.7, %bb8.i ], !dbg !271
  %init.sroa.0.0.i = phi i64 [ 0, %bb9.new ], [ %_4.0.i.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb9.new ], [ %niter.next.7, %bb8.i ]
  %_37.i = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.val.i = load i32, ptr %_37.i, align 4, !dbg !276, !noundef !14
  %_0.i.i.i = zext i32 %_37.val.i to i64, !dbg !277
  %_4.0.i.i.i = add i64 %init.sroa.0.0.i, %_0.i.i.i, !dbg !290
  %2 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.1 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !272
  %_37.val.i.1 = load i32, ptr %_37.i.1, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.1 = zext i32 %_37.val.i.1 to i64, !dbg !277
  %_4.0.i.i.i.1 = add i64 %_4.0.i.i.i, %_0.i.i.i.1, !dbg !290
  %3 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.2 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !272
  %_37.val.i.2 = load i32, ptr %_37.i.2, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.2 = zext i32 %_37.val.i.2 to i64, !dbg !277
  %_4.0.i.i.i.2 = add i64 %_4.0.i.i.i.1, %_0.i.i.i.2, !dbg !290
  %4 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.3 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !272
  %_37.val.i.3 = load i32, ptr %_37.i.3, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.3 = zext i32 %_37.val.i.3 to i64, !dbg !277
  %_4.0.i.i.i.3 = add i64 %_4.0.i.i.i.2, %_0.i.i.i.3, !dbg !290
  %5 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.4 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !272
  %_37.val.i.4 = load i32, ptr %_37.i.4, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.4 = zext i32 %_37.val.i.4 to i64, !dbg !277
  %_4.0.i.i.i.4 = add i64 %_4.0.i.i.i.3, %_0.i.i.i.4, !dbg !290
  %6 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.5 = getelementptr inbounds nuw i8, ptr %6, i64 20, !dbg !272
  %_37.val.i.5 = load i32, ptr %_37.i.5, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.5 = zext i32 %_37.val.i.5 to i64, !dbg !277
  %_4.0.i.i.i.5 = add i64 %_4.0.i.i.i.4, %_0.i.i.i.5, !dbg !290
  %7 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.6 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !272
  %_37.val.i.6 = load i32, ptr %_37.i.6, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.6 = zext i32 %_37.val.i.6 to i64, !dbg !277
  %_4.0.i.i.i.6 = add i64 %_4.0.i.i.i.5, %_0.i.i.i.6, !dbg !290
  %8 = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i, !dbg !272
  %_37.i.7 = getelementptr inbounds nuw i8, ptr %8, i64 28, !dbg !272
  %_37.val.i.7 = load i32, ptr %_37.i.7, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.7 = zext i32 %_37.val.i.7 to i64, !dbg !277
  %_4.0.i.i.i.7 = add i64 %_4.0.i.i.i.6, %_0.i.i.i.7, !dbg !290
  %_22.i.7 = add nuw i64 %i.sroa.0.0.i, 8, !dbg !294
  %niter.next.7 = add i64 %niter, 8, !dbg !297
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter, !dbg !297
  br i1 %niter.ncmp.7, label %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa, label %bb8.i, !dbg !297

_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa: ; preds = %bb8.i
  %_4.0.i.i.i.7.lcssa = phi i64 [ %_4.0.i.i.i.7, %bb8.i ], !dbg !290
  %_22.i.7.lcssa = phi i64 [ %_22.i.7, %bb8.i ], !dbg !294
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0, !dbg !297
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit, label %bb8.i.epil.preheader, !dbg !297

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa, %bb9
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb9 ], [ %_22.i.7.lcssa, %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa ]
  %init.sroa.0.0.i.epil.init = phi i64 [ 0, %bb9 ], [ %_4.0.i.i.i.7.lcssa, %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0, !dbg !297
  call void @llvm.assume(i1 %lcmp.mod3), !dbg !297
  br label %bb8.i.epil, !dbg !297

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_22.i.epil, %bb8.i.epil ], !dbg !271
  %init.sroa.0.0.i.epil = phi i64 [ %init.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_4.0.i.i.i.epil, %bb8.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.epil.preheader ], [ %epil.iter.next, %bb8.i.epil ]
  %_37.i.epil = getelementptr inbounds nuw i32, ptr %_31, i64 %i.sroa.0.0.i.epil, !dbg !272
  %_37.val.i.epil = load i32, ptr %_37.i.epil, align 4, !dbg !276, !noundef !14
  %_0.i.i.i.epil = zext i32 %_37.val.i.epil to i64, !dbg !277
  %_4.0.i.i.i.epil = add i64 %init.sroa.0.0.i.epil, %_0.i.i.i.epil, !dbg !290
  %_22.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1, !dbg !294
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !297
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter, !dbg !297
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit, label %bb8.i.epil, !dbg !297, !llvm.loop !298

_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit: ; preds = %bb8.i.epil, %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa
  %_4.0.i.i.i.lcssa = phi i64 [ %_4.0.i.i.i.7.lcssa, %_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_.exit.unr-lcssa ], [ %_4.0.i.i.i.epil, %bb8.i.epil ], !dbg !290
  %_14 = getelementptr inbounds nuw i64, ptr %out, i64 %row, !dbg !299
  store i64 %_4.0.i.i.i.lcssa, ptr %_14, align 8, !dbg !303
  br label %bb4, !dbg !304
}

; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @vector_add(ptr noundef readonly captures(none) %a, i64 noundef %a_len, ptr noundef readonly captures(none) %b, i64 noundef %b_len, ptr noundef writeonly captures(none) %c) unnamed_addr #1 !dbg !305 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !306
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !312
  %_17 = mul i32 %_18, %_19, !dbg !308
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !315
  %_16 = add i32 %_17, %_20, !dbg !318
  %i = zext i32 %_16 to i64, !dbg !318
  %_9 = icmp ugt i64 %a_len, %i, !dbg !319
  br i1 %_9, label %bb1, label %bb3, !dbg !319

bb3:                                              ; preds = %bb2, %start
  ret void, !dbg !321

bb1:                                              ; preds = %start
  %_12 = icmp ugt i64 %b_len, %i, !dbg !322
  br i1 %_12, label %bb2, label %panic, !dbg !322

bb2:                                              ; preds = %bb1
  %0 = getelementptr inbounds nuw float, ptr %a, i64 %i, !dbg !323
  %_10 = load float, ptr %0, align 4, !dbg !323, !noundef !14
  %1 = getelementptr inbounds nuw float, ptr %b, i64 %i, !dbg !322
  %_11 = load float, ptr %1, align 4, !dbg !322, !noundef !14
  %_13 = getelementptr inbounds nuw float, ptr %c, i64 %i, !dbg !324
  %2 = fadd float %_10, %_11, !dbg !327
  store float %2, ptr %_13, align 4, !dbg !327
  br label %bb3, !dbg !328

panic:                                            ; preds = %bb1
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %i, i64 noundef %b_len) #8, !dbg !322
  unreachable, !dbg !322
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() unnamed_addr #6 !dbg !329 {
start:
  tail call void @llvm.trap(), !dbg !333
  unreachable, !dbg !333
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCslnt1oJOvDdB_4core5slice5index16slice_index_fail(i64 noundef %start1, i64 noundef %end, i64 noundef %len) unnamed_addr #6 !dbg !339 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() #8, !dbg !340
  unreachable, !dbg !340
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef range(i64 0, 4294967296) %0, i64 noundef range(i64 0, 4294967296) %1) unnamed_addr #7 !dbg !343 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() #8, !dbg !344
  unreachable, !dbg !344
}

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCslnt1oJOvDdB_4core9panicking11panic_const23panic_const_div_by_zero() unnamed_addr #6 !dbg !345 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() #8, !dbg !347
  unreachable, !dbg !347
}

attributes #0 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #7 = { cold minsize noinline noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #8 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/slices.rs/@/slices.ae5c08741912b966-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "largest_window", scope: !12, file: !11, line: 32, type: !13, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/slices.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "51e847d89178d4547900f49248a47f0d")
!12 = !DINamespace(name: "slices", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 1355, column: 12, scope: !16, inlinedAt: !22)
!16 = distinct !DISubprogram(name: "next<i32>", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCseY6UN6xsfTC_6slices", scope: !18, file: !17, line: 1354, type: !13, scopeLine: 1354, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/slice/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e239e03c118fedee89a052f8165dcf4")
!18 = !DINamespace(name: "{impl#62}", scope: !19)
!19 = !DINamespace(name: "iter", scope: !20)
!20 = !DINamespace(name: "slice", scope: !21)
!21 = !DINamespace(name: "core", scope: null)
!22 = distinct !DILocation(line: 107, column: 19, scope: !23, inlinedAt: !29)
!23 = distinct !DISubprogram(name: "next<i32, core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>", linkageName: "_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_", scope: !25, file: !24, line: 106, type: !13, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!24 = !DIFile(filename: "src/iter/adapters/map.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4c6778ae80de9d62520e12b61373153e")
!25 = !DINamespace(name: "{impl#2}", scope: !26)
!26 = !DINamespace(name: "map", scope: !27)
!27 = !DINamespace(name: "adapters", scope: !28)
!28 = !DINamespace(name: "iter", scope: !21)
!29 = distinct !DILocation(line: 2706, column: 26, scope: !30, inlinedAt: !35)
!30 = distinct !DISubprogram(name: "reduce<core::iter::adapters::map::Map<core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>", linkageName: "_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_", scope: !32, file: !31, line: 2701, type: !13, scopeLine: 2701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6989f56d6c292fa3b53b47a1cac95d8d")
!32 = !DINamespace(name: "Iterator", scope: !33)
!33 = !DINamespace(name: "iterator", scope: !34)
!34 = !DINamespace(name: "traits", scope: !28)
!35 = distinct !DILocation(line: 3354, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "max_by<core::iter::adapters::map::Map<core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>, fn(&i32, &i32) -> core::cmp::Ordering>", linkageName: "_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6max_byNvYlNtNtBc_3cmp3Ord3cmpEB1q_", scope: !32, file: !31, line: 3344, type: !13, scopeLine: 3344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!37 = !DILocation(line: 3255, column: 14, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "max<core::iter::adapters::map::Map<core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}>>", linkageName: "_RNvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator3maxB1p_", scope: !32, file: !31, line: 3250, type: !13, scopeLine: 3250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!39 = !DILocation(line: 35, column: 63, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 34, column: 5)
!41 = !DILocation(line: 1355, column: 9, scope: !16, inlinedAt: !22)
!42 = !DILocation(line: 35, scope: !40)
!43 = !DILocation(line: 0, scope: !16, inlinedAt: !22)
!44 = !DILocation(line: 1162, column: 15, scope: !45, inlinedAt: !49)
!45 = distinct !DISubprogram(name: "map<&[i32], i32, &mut slices::largest_window::{closure_env#0}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core6optionINtB3_6OptionRSlE3maplQNCNvCseY6UN6xsfTC_6slices14largest_window0EBW_", scope: !47, file: !46, line: 1158, type: !13, scopeLine: 1158, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!46 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "449cc8c84fe08ecd2cb99614118648ca")
!47 = !DINamespace(name: "Option", scope: !48)
!48 = !DINamespace(name: "option", scope: !21)
!49 = distinct !DILocation(line: 107, column: 26, scope: !23, inlinedAt: !29)
!50 = !DILocation(line: 1162, column: 9, scope: !45, inlinedAt: !49)
!51 = !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !58)
!52 = distinct !DILexicalBlock(scope: !54, file: !53, line: 275, column: 17)
!53 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6f131da7b4682617ab29050495ed9a52")
!54 = distinct !DILexicalBlock(scope: !55, file: !53, line: 274, column: 17)
!55 = distinct !DILexicalBlock(scope: !56, file: !53, line: 273, column: 17)
!56 = distinct !DISubprogram(name: "fold<i32, i32, core::iter::traits::accum::{impl#14}::sum::{closure_env#0}<core::slice::iter::Iter<i32>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECseY6UN6xsfTC_6slices", scope: !57, file: !53, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!57 = !DINamespace(name: "{impl#171}", scope: !19)
!58 = distinct !DILocation(line: 74, column: 22, scope: !59, inlinedAt: !63)
!59 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<i32>>", linkageName: "_RINvXsc_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECseY6UN6xsfTC_6slices", scope: !61, file: !60, line: 73, type: !13, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!60 = !DIFile(filename: "src/iter/traits/accum.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!61 = !DINamespace(name: "{impl#14}", scope: !62)
!62 = !DINamespace(name: "accum", scope: !34)
!63 = distinct !DILocation(line: 3674, column: 9, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "sum<core::slice::iter::Iter<i32>, i32>", linkageName: "_RINvYINtNtNtCslnt1oJOvDdB_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3sumlECseY6UN6xsfTC_6slices", scope: !32, file: !31, line: 3669, type: !13, scopeLine: 3669, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!65 = distinct !DILocation(line: 35, column: 49, scope: !66, inlinedAt: !68)
!66 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCseY6UN6xsfTC_6slices14largest_window0B3_", scope: !67, file: !11, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!67 = !DINamespace(name: "largest_window", scope: !12)
!68 = distinct !DILocation(line: 310, column: 21, scope: !69, inlinedAt: !75)
!69 = distinct !DISubprogram(name: "call_once<(&[i32]), slices::largest_window::{closure_env#0}>", linkageName: "_RNvXs2_NtNtNtCslnt1oJOvDdB_4core3ops8function5implsQNCNvCseY6UN6xsfTC_6slices14largest_window0INtB7_6FnOnceTRSlEE9call_onceBS_", scope: !71, file: !70, line: 309, type: !13, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DIFile(filename: "src/ops/function.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "ae01f833f82cd27aa916c99d95502941")
!71 = !DINamespace(name: "{impl#4}", scope: !72)
!72 = !DINamespace(name: "impls", scope: !73)
!73 = !DINamespace(name: "function", scope: !74)
!74 = !DINamespace(name: "ops", scope: !21)
!75 = distinct !DILocation(line: 1163, column: 29, scope: !76, inlinedAt: !49)
!76 = distinct !DILexicalBlock(scope: !45, file: !46, line: 1163, column: 13)
!77 = !{!78}
!78 = distinct !{!78, !79, !"_RNCNvCseY6UN6xsfTC_6slices14largest_window0B3_: %w.0"}
!79 = distinct !{!79, !"_RNCNvCseY6UN6xsfTC_6slices14largest_window0B3_"}
!80 = !{!81, !83}
!81 = distinct !{!81, !82, !"_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_: %self"}
!82 = distinct !{!82, !"_RNvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtB9_6traits8iterator8Iterator4nextB1v_"}
!83 = distinct !{!83, !84, !"_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_: %self"}
!84 = distinct !{!84, !"_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB23_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1q_"}
!85 = !DILocation(line: 614, column: 28, scope: !86, inlinedAt: !91)
!86 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNulllE3addCseY6UN6xsfTC_6slices", scope: !88, file: !87, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!87 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3c2c651e9e1abc2b808fff61b59d0fb6")
!88 = !DINamespace(name: "NonNull", scope: !89)
!89 = !DINamespace(name: "non_null", scope: !90)
!90 = !DINamespace(name: "ptr", scope: !21)
!91 = distinct !DILocation(line: 279, column: 67, scope: !52, inlinedAt: !58)
!92 = !DILocation(line: 104, column: 45, scope: !93, inlinedAt: !97)
!93 = distinct !DISubprogram(name: "add", linkageName: "_RNvXs7_NtNtCslnt1oJOvDdB_4core3ops5arithlNtB5_3Add3add", scope: !95, file: !94, line: 104, type: !13, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!94 = !DIFile(filename: "src/ops/arith.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a90ea76ea68a6d4da3ce004a8c5d5c08")
!95 = !DINamespace(name: "{impl#9}", scope: !96)
!96 = !DINamespace(name: "arith", scope: !74)
!97 = distinct !DILocation(line: 39, column: 17, scope: !98, inlinedAt: !101)
!98 = distinct !DISubprogram(name: "add", linkageName: "_RNvXsG_NtNtCslnt1oJOvDdB_4core3ops5arithlINtB5_3AddRlE3add", scope: !100, file: !99, line: 38, type: !13, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DIFile(filename: "src/internal_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "51c008a9374c554409160e46dbae758a")
!100 = !DINamespace(name: "{impl#44}", scope: !96)
!101 = distinct !DILocation(line: 77, column: 28, scope: !102, inlinedAt: !104)
!102 = distinct !DISubprogram(name: "{closure#0}<core::slice::iter::Iter<i32>>", linkageName: "_RNCINvXsc_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CseY6UN6xsfTC_6slices", scope: !103, file: !60, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!103 = !DINamespace(name: "sum", scope: !61)
!104 = distinct !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !58)
!105 = !DILocation(line: 2706, column: 21, scope: !30, inlinedAt: !35)
!106 = !DILocation(line: 1355, column: 12, scope: !16, inlinedAt: !107)
!107 = distinct !DILocation(line: 2670, column: 34, scope: !108, inlinedAt: !111)
!108 = distinct !DILexicalBlock(scope: !109, file: !31, line: 2670, column: 41)
!109 = distinct !DILexicalBlock(scope: !110, file: !31, line: 2669, column: 9)
!110 = distinct !DISubprogram(name: "fold<core::slice::iter::Windows<i32>, i32, core::iter::adapters::map::map_fold::{closure_env#0}<&[i32], i32, i32, slices::largest_window::{closure_env#0}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>>", linkageName: "_RINvYINtNtNtCslnt1oJOvDdB_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldlNCINvNtNtBU_8adapters3map8map_foldRSlllNCNvCseY6UN6xsfTC_6slices14largest_window0NCINvNvBO_6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0EB2g_", scope: !32, file: !31, line: 2664, type: !13, scopeLine: 2664, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!111 = distinct !DILocation(line: 128, column: 19, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "fold<i32, core::slice::iter::Windows<i32>, slices::largest_window::{closure_env#0}, i32, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator4foldlNCINvNvB29_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1w_", scope: !25, file: !24, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!113 = distinct !DILocation(line: 2707, column: 19, scope: !114, inlinedAt: !35)
!114 = distinct !DILexicalBlock(scope: !30, file: !31, line: 2706, column: 9)
!115 = !DILocation(line: 2670, column: 29, scope: !108, inlinedAt: !111)
!116 = !DILocation(line: 2670, column: 19, scope: !108, inlinedAt: !111)
!117 = !DILocation(line: 284, column: 24, scope: !52, inlinedAt: !118)
!118 = distinct !DILocation(line: 74, column: 22, scope: !59, inlinedAt: !119)
!119 = distinct !DILocation(line: 3674, column: 9, scope: !64, inlinedAt: !120)
!120 = distinct !DILocation(line: 35, column: 49, scope: !66, inlinedAt: !121)
!121 = distinct !DILocation(line: 88, column: 28, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "{closure#0}<&[i32], i32, i32, slices::largest_window::{closure_env#0}, core::iter::traits::iterator::Iterator::max_by::fold::{closure_env#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRSlllNCNvCseY6UN6xsfTC_6slices14largest_window0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0B13_", scope: !123, file: !24, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!123 = !DINamespace(name: "map_fold", scope: !26)
!124 = distinct !DILocation(line: 2671, column: 21, scope: !108, inlinedAt: !111)
!125 = !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !118)
!126 = !{!127, !129}
!127 = distinct !{!127, !128, !"_RNCNvCseY6UN6xsfTC_6slices14largest_window0B3_: %w.0"}
!128 = distinct !{!128, !"_RNCNvCseY6UN6xsfTC_6slices14largest_window0B3_"}
!129 = distinct !{!129, !130, !"_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRSlllNCNvCseY6UN6xsfTC_6slices14largest_window0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0B13_: %elt.0"}
!130 = distinct !{!130, !"_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRSlllNCNvCseY6UN6xsfTC_6slices14largest_window0NCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0B13_"}
!131 = !{!132, !134, !83}
!132 = distinct !{!132, !133, !"_RINvYINtNtNtCslnt1oJOvDdB_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldlNCINvNtNtBU_8adapters3map8map_foldRSlllNCNvCseY6UN6xsfTC_6slices14largest_window0NCINvNvBO_6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0EB2g_: %self"}
!133 = distinct !{!133, !"_RINvYINtNtNtCslnt1oJOvDdB_4core5slice4iter7WindowslENtNtNtNtBa_4iter6traits8iterator8Iterator4foldlNCINvNtNtBU_8adapters3map8map_foldRSlllNCNvCseY6UN6xsfTC_6slices14largest_window0NCINvNvBO_6max_by4foldlNvYlNtNtBa_3cmp3Ord3cmpE0E0EB2g_"}
!134 = distinct !{!134, !135, !"_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator4foldlNCINvNvB29_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1w_: %self"}
!135 = distinct !{!135, !"_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter7WindowslENCNvCseY6UN6xsfTC_6slices14largest_window0ENtNtNtBa_6traits8iterator8Iterator4foldlNCINvNvB29_6max_by4foldlNvYlNtNtBc_3cmp3Ord3cmpE0EB1w_"}
!136 = !DILocation(line: 614, column: 28, scope: !86, inlinedAt: !137)
!137 = distinct !DILocation(line: 279, column: 67, scope: !52, inlinedAt: !118)
!138 = !DILocation(line: 104, column: 45, scope: !93, inlinedAt: !139)
!139 = distinct !DILocation(line: 39, column: 17, scope: !98, inlinedAt: !140)
!140 = distinct !DILocation(line: 77, column: 28, scope: !102, inlinedAt: !141)
!141 = distinct !DILocation(line: 279, column: 27, scope: !52, inlinedAt: !118)
!142 = !DILocation(line: 1717, column: 5, scope: !143, inlinedAt: !146)
!143 = distinct !DISubprogram(name: "max_by<i32, &mut fn(&i32, &i32) -> core::cmp::Ordering>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3cmp6max_bylQNvYlNtB2_3Ord3cmpECseY6UN6xsfTC_6slices", scope: !145, file: !144, line: 1712, type: !13, scopeLine: 1712, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!145 = !DINamespace(name: "cmp", scope: !21)
!146 = distinct !DILocation(line: 3351, column: 25, scope: !147, inlinedAt: !150)
!147 = distinct !DISubprogram(name: "{closure#0}<i32, fn(&i32, &i32) -> core::cmp::Ordering>", linkageName: "_RNCINvNvNtNtNtNtCslnt1oJOvDdB_4core4iter6traits8iterator8Iterator6max_by4foldlNvYlNtNtBe_3cmp3Ord3cmpE0CseY6UN6xsfTC_6slices", scope: !148, file: !31, line: 3351, type: !13, scopeLine: 3351, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!148 = !DINamespace(name: "fold", scope: !149)
!149 = !DINamespace(name: "max_by", scope: !32)
!150 = distinct !DILocation(line: 88, column: 21, scope: !122, inlinedAt: !124)
!151 = distinct !{!151, !152}
!152 = !{!"llvm.loop.unroll.disable"}
!153 = !DILocation(line: 1851, column: 23, scope: !154, inlinedAt: !157)
!154 = distinct !DILexicalBlock(scope: !155, file: !17, line: 1850, column: 9)
!155 = distinct !DISubprogram(name: "new<i32>", linkageName: "_RNvMs1o_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_11ChunksExactlE3newCseY6UN6xsfTC_6slices", scope: !156, file: !17, line: 1849, type: !13, scopeLine: 1849, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!156 = !DINamespace(name: "ChunksExact", scope: !19)
!157 = distinct !DILocation(line: 1247, column: 9, scope: !158, inlinedAt: !161)
!158 = distinct !DISubprogram(name: "chunks_exact<i32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSl12chunks_exactCseY6UN6xsfTC_6slices", scope: !160, file: !159, line: 1245, type: !13, scopeLine: 1245, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!160 = !DINamespace(name: "{impl#0}", scope: !20)
!161 = distinct !DILocation(line: 36, column: 23, scope: !162)
!162 = distinct !DILexicalBlock(scope: !40, file: !11, line: 35, column: 5)
!163 = !DILocation(line: 1941, column: 12, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "next_back<i32>", linkageName: "_RNvXs1r_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_11ChunksExactlENtNtNtNtBa_4iter6traits12double_ended19DoubleEndedIterator9next_backCseY6UN6xsfTC_6slices", scope: !165, file: !17, line: 1940, type: !13, scopeLine: 1940, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!165 = !DINamespace(name: "{impl#91}", scope: !19)
!166 = !DILocation(line: 359, column: 34, scope: !167, inlinedAt: !173)
!167 = distinct !DILexicalBlock(scope: !169, file: !168, line: 359, column: 46)
!168 = !DIFile(filename: "src/iter/traits/double_ended.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "61d88747ca72259b35301c3c51fbcdbe")
!169 = distinct !DILexicalBlock(scope: !170, file: !168, line: 358, column: 9)
!170 = distinct !DISubprogram(name: "rfold<core::slice::iter::ChunksExact<i32>, i32, slices::largest_window::{closure_env#1}>", linkageName: "_RINvYINtNtNtCslnt1oJOvDdB_4core5slice4iter11ChunksExactlENtNtNtNtBa_4iter6traits12double_ended19DoubleEndedIterator5rfoldlNCNvCseY6UN6xsfTC_6slices14largest_windows_0EB20_", scope: !171, file: !168, line: 353, type: !13, scopeLine: 353, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!171 = !DINamespace(name: "DoubleEndedIterator", scope: !172)
!172 = !DINamespace(name: "double_ended", scope: !34)
!173 = !DILocation(line: 83, column: 19, scope: !174, inlinedAt: !178)
!174 = distinct !DISubprogram(name: "fold<core::slice::iter::ChunksExact<i32>, i32, slices::largest_window::{closure_env#1}>", linkageName: "_RINvXs_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3revINtB5_3RevINtNtNtBb_5slice4iter11ChunksExactlEENtNtNtB9_6traits8iterator8Iterator4foldlNCNvCseY6UN6xsfTC_6slices14largest_windows_0EB2f_", scope: !176, file: !175, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = !DIFile(filename: "src/iter/adapters/rev.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "97bbf16646f958a86a45b6ba280b14d9")
!176 = !DINamespace(name: "{impl#1}", scope: !177)
!177 = !DINamespace(name: "rev", scope: !27)
!178 = !DILocation(line: 36, column: 45, scope: !162)
!179 = !DILocation(line: 359, column: 19, scope: !167, inlinedAt: !173)
!180 = !DILocation(line: 39, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !162, file: !11, line: 36, column: 5)
!182 = !DILocation(line: 970, column: 18, scope: !183, inlinedAt: !187)
!183 = distinct !DISubprogram(name: "add<i32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOl3addCseY6UN6xsfTC_6slices", scope: !185, file: !184, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!184 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!185 = !DINamespace(name: "{impl#0}", scope: !186)
!186 = !DINamespace(name: "mut_ptr", scope: !90)
!187 = !DILocation(line: 40, column: 14, scope: !181)
!188 = !DILocation(line: 40, column: 9, scope: !181)
!189 = !DILocation(line: 42, column: 2, scope: !10)
!190 = !DILocation(line: 2261, column: 13, scope: !191, inlinedAt: !195)
!191 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12wrapping_mul", scope: !193, file: !192, line: 2260, type: !13, scopeLine: 2260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!192 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a9d766e90465f481ce3cfcb304986982")
!193 = !DINamespace(name: "{impl#2}", scope: !194)
!194 = !DINamespace(name: "num", scope: !21)
!195 = !DILocation(line: 36, column: 65, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "{closure#1}", linkageName: "_RNCNvCseY6UN6xsfTC_6slices14largest_windows_0B3_", scope: !67, file: !11, line: 36, type: !13, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!197 = !DILocation(line: 360, column: 21, scope: !167, inlinedAt: !173)
!198 = !DILocation(line: 36, column: 95, scope: !196, inlinedAt: !197)
!199 = !DILocation(line: 36, column: 102, scope: !196, inlinedAt: !197)
!200 = !DILocation(line: 2189, column: 13, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs0_NtCslnt1oJOvDdB_4core3numl12wrapping_add", scope: !193, file: !192, line: 2188, type: !13, scopeLine: 2188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!202 = !DILocation(line: 36, column: 82, scope: !196, inlinedAt: !197)
!203 = distinct !DISubprogram(name: "row_sums", scope: !12, file: !11, line: 20, type: !13, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!204 = !DILocation(line: 85, column: 5, scope: !205, inlinedAt: !209)
!205 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !207, file: !206, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!206 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!207 = !DINamespace(name: "nvptx", scope: !208)
!208 = !DINamespace(name: "core_arch", scope: !21)
!209 = !DILocation(line: 11, column: 15, scope: !210, inlinedAt: !213)
!210 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !212, file: !211, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!211 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!212 = !DINamespace(name: "corpus", scope: null)
!213 = !DILocation(line: 23, column: 15, scope: !214)
!214 = distinct !DILexicalBlock(scope: !203, file: !11, line: 22, column: 5)
!215 = !DILocation(line: 64, column: 5, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !207, file: !206, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!217 = !DILocation(line: 11, column: 39, scope: !210, inlinedAt: !213)
!218 = !DILocation(line: 127, column: 5, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !207, file: !206, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!220 = !DILocation(line: 11, column: 63, scope: !210, inlinedAt: !213)
!221 = !DILocation(line: 11, column: 14, scope: !210, inlinedAt: !213)
!222 = !DILocation(line: 24, column: 14, scope: !223)
!223 = distinct !DILexicalBlock(scope: !214, file: !11, line: 23, column: 5)
!224 = !DILocation(line: 24, column: 8, scope: !223)
!225 = !DILocation(line: 25, column: 24, scope: !223)
!226 = !DILocation(line: 25, column: 37, scope: !223)
!227 = !DILocation(line: 1052, column: 16, scope: !228, inlinedAt: !231)
!228 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj11checked_sub", scope: !230, file: !229, line: 1046, type: !13, scopeLine: 1046, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!229 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!230 = !DINamespace(name: "{impl#11}", scope: !194)
!231 = !DILocation(line: 407, column: 32, scope: !232, inlinedAt: !236)
!232 = distinct !DISubprogram(name: "index<u32>", linkageName: "_RNvXs2_NtNtCslnt1oJOvDdB_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSmE5indexCseY6UN6xsfTC_6slices", scope: !234, file: !233, line: 405, type: !13, scopeLine: 405, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!233 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a6478e6d30216db9f8cdcb9288808b92")
!234 = !DINamespace(name: "{impl#4}", scope: !235)
!235 = !DINamespace(name: "index", scope: !20)
!236 = !DILocation(line: 19, column: 15, scope: !237, inlinedAt: !239)
!237 = distinct !DISubprogram(name: "index<u32, core::ops::range::Range<usize>>", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core5slice5indexSmINtNtNtB6_3ops5index5IndexINtNtBI_5range5RangejEE5indexCseY6UN6xsfTC_6slices", scope: !238, file: !233, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!238 = !DINamespace(name: "{impl#0}", scope: !235)
!239 = !DILocation(line: 25, column: 23, scope: !223)
!240 = !DILocation(line: 407, column: 16, scope: !232, inlinedAt: !236)
!241 = !{!"branch_weights", i32 4001, i32 4000000}
!242 = !DILocation(line: 29, column: 2, scope: !203)
!243 = !DILocation(line: 413, column: 13, scope: !232, inlinedAt: !236)
!244 = !DILocation(line: 90, column: 24, scope: !245, inlinedAt: !247)
!245 = distinct !DILexicalBlock(scope: !246, file: !233, line: 88, column: 5)
!246 = distinct !DISubprogram(name: "get_offset_len_noubcheck<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core5slice5index24get_offset_len_noubcheckmECseY6UN6xsfTC_6slices", scope: !235, file: !233, line: 83, type: !13, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!247 = !DILocation(line: 411, column: 24, scope: !232, inlinedAt: !236)
!248 = !DILocation(line: 404, column: 18, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "as_ptr<u32>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullmE6as_ptrCseY6UN6xsfTC_6slices", scope: !88, file: !87, line: 398, type: !13, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!250 = !DILocation(line: 100, column: 69, scope: !251, inlinedAt: !255)
!251 = distinct !DILexicalBlock(scope: !252, file: !17, line: 96, column: 9)
!252 = distinct !DILexicalBlock(scope: !253, file: !17, line: 95, column: 9)
!253 = distinct !DISubprogram(name: "new<u32>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4ItermE3newCseY6UN6xsfTC_6slices", scope: !254, file: !17, line: 94, type: !13, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!254 = !DINamespace(name: "Iter", scope: !19)
!255 = !DILocation(line: 1044, column: 9, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "iter<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm4iterCseY6UN6xsfTC_6slices", scope: !160, file: !159, line: 1043, type: !13, scopeLine: 1043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!257 = !DILocation(line: 25, column: 56, scope: !223)
!258 = !DILocation(line: 28, column: 9, scope: !259, inlinedAt: !263)
!259 = distinct !DILexicalBlock(scope: !260, file: !53, line: 25, column: 86)
!260 = distinct !DILexicalBlock(scope: !261, file: !53, line: 274, column: 17)
!261 = distinct !DILexicalBlock(scope: !262, file: !53, line: 273, column: 17)
!262 = distinct !DISubprogram(name: "fold<u32, u64, core::iter::adapters::map::map_fold::{closure_env#0}<&u32, u64, u64, slices::row_sums::{closure_env#0}, core::iter::traits::accum::{impl#40}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtBW_5accumyNtB2X_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EB2j_", scope: !57, file: !53, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!263 = distinct !DILocation(line: 128, column: 19, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "fold<u64, core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}, u64, core::iter::traits::accum::{impl#40}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItermENCNvCseY6UN6xsfTC_6slices8row_sums0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvXsC_NtB23_5accumyNtB2M_3Sum3sumBN_E0EB1t_", scope: !25, file: !24, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!265 = !DILocation(line: 52, column: 22, scope: !266, inlinedAt: !268)
!266 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>", linkageName: "_RINvXsC_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accumyNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4ItermENCNvCseY6UN6xsfTC_6slices8row_sums0EEB1Y_", scope: !267, file: !60, line: 51, type: !13, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!267 = !DINamespace(name: "{impl#40}", scope: !62)
!268 = !DILocation(line: 3674, column: 9, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>, u64>", linkageName: "_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4ItermENCNvCseY6UN6xsfTC_6slices8row_sums0ENtNtNtBa_6traits8iterator8Iterator3sumyEB1n_", scope: !32, file: !31, line: 3669, type: !13, scopeLine: 3669, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!270 = !DILocation(line: 25, column: 86, scope: !223)
!271 = !DILocation(line: 0, scope: !261, inlinedAt: !263)
!272 = !DILocation(line: 614, column: 28, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullmE3addCseY6UN6xsfTC_6slices", scope: !88, file: !87, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!274 = distinct !DILocation(line: 279, column: 67, scope: !275, inlinedAt: !263)
!275 = distinct !DILexicalBlock(scope: !260, file: !53, line: 275, column: 17)
!276 = !DILocation(line: 279, column: 27, scope: !275, inlinedAt: !263)
!277 = !DILocation(line: 72, column: 17, scope: !278, inlinedAt: !283)
!278 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !280, file: !279, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!279 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!280 = !DINamespace(name: "{impl#68}", scope: !281)
!281 = !DINamespace(name: "num", scope: !282)
!282 = !DINamespace(name: "convert", scope: !21)
!283 = distinct !DILocation(line: 25, column: 72, scope: !284, inlinedAt: !287)
!284 = distinct !DILexicalBlock(scope: !285, file: !11, line: 25, column: 72)
!285 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvCseY6UN6xsfTC_6slices8row_sums0B3_", scope: !286, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!286 = !DINamespace(name: "row_sums", scope: !12)
!287 = distinct !DILocation(line: 88, column: 28, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "{closure#0}<&u32, u64, u64, slices::row_sums::{closure_env#0}, core::iter::traits::accum::{impl#40}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRmyyNCNvCseY6UN6xsfTC_6slices8row_sums0NCINvXsC_NtNtB8_6traits5accumyNtB1G_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4ItermEBY_EE0E0B12_", scope: !123, file: !24, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!289 = distinct !DILocation(line: 279, column: 27, scope: !275, inlinedAt: !263)
!290 = !DILocation(line: 55, column: 28, scope: !291, inlinedAt: !293)
!291 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, slices::row_sums::{closure_env#0}>>", linkageName: "_RNCINvXsC_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accumyNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4ItermENCNvCseY6UN6xsfTC_6slices8row_sums0EE0B20_", scope: !292, file: !60, line: 55, type: !13, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!292 = !DINamespace(name: "sum", scope: !267)
!293 = distinct !DILocation(line: 88, column: 21, scope: !288, inlinedAt: !289)
!294 = !DILocation(line: 973, column: 17, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj13unchecked_add", scope: !230, file: !229, line: 961, type: !13, scopeLine: 961, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!296 = distinct !DILocation(line: 283, column: 36, scope: !275, inlinedAt: !263)
!297 = !DILocation(line: 284, column: 24, scope: !275, inlinedAt: !263)
!298 = distinct !{!298, !152}
!299 = !DILocation(line: 970, column: 18, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCseY6UN6xsfTC_6slices", scope: !185, file: !184, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!301 = !DILocation(line: 27, column: 23, scope: !302)
!302 = distinct !DILexicalBlock(scope: !223, file: !11, line: 25, column: 9)
!303 = !DILocation(line: 27, column: 18, scope: !302)
!304 = !DILocation(line: 24, column: 5, scope: !223)
!305 = distinct !DISubprogram(name: "vector_add", scope: !12, file: !11, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!306 = !DILocation(line: 85, column: 5, scope: !307, inlinedAt: !308)
!307 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !207, file: !206, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!308 = !DILocation(line: 11, column: 15, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !212, file: !211, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!310 = !DILocation(line: 12, column: 13, scope: !311)
!311 = distinct !DILexicalBlock(scope: !305, file: !11, line: 11, column: 5)
!312 = !DILocation(line: 64, column: 5, scope: !313, inlinedAt: !314)
!313 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !207, file: !206, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!314 = !DILocation(line: 11, column: 39, scope: !309, inlinedAt: !310)
!315 = !DILocation(line: 127, column: 5, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !207, file: !206, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!317 = !DILocation(line: 11, column: 63, scope: !309, inlinedAt: !310)
!318 = !DILocation(line: 11, column: 14, scope: !309, inlinedAt: !310)
!319 = !DILocation(line: 13, column: 8, scope: !320)
!320 = distinct !DILexicalBlock(scope: !311, file: !11, line: 12, column: 5)
!321 = !DILocation(line: 17, column: 2, scope: !305)
!322 = !DILocation(line: 15, column: 37, scope: !320)
!323 = !DILocation(line: 15, column: 30, scope: !320)
!324 = !DILocation(line: 970, column: 18, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCseY6UN6xsfTC_6slices", scope: !185, file: !184, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!326 = !DILocation(line: 15, column: 21, scope: !320)
!327 = !DILocation(line: 15, column: 18, scope: !320)
!328 = !DILocation(line: 13, column: 5, scope: !320)
!329 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt", scope: !331, file: !330, line: 60, type: !332, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!330 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!331 = !DINamespace(name: "panicking", scope: !21)
!332 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!333 = !DILocation(line: 148, column: 5, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx4trap", scope: !207, file: !206, line: 147, type: !13, scopeLine: 147, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!335 = distinct !DILocation(line: 21, column: 22, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCs6rREvFdRhLb_7___rustc17rust_begin_unwind", scope: !12, file: !211, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!337 = distinct !DILocation(line: 80, column: 14, scope: !338)
!338 = distinct !DILexicalBlock(scope: !329, file: !330, line: 72, column: 5)
!339 = distinct !DISubprogram(name: "slice_index_fail", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core5slice5index16slice_index_fail", scope: !235, file: !233, line: 39, type: !332, scopeLine: 39, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!340 = !DILocation(line: 177, column: 9, scope: !341)
!341 = !DILexicalBlockFile(scope: !339, file: !342, discriminator: 0)
!342 = !DIFile(filename: "src/panic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "02ad459d08f675a3c3698211c6bb8fcd")
!343 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check", scope: !331, file: !330, line: 266, type: !332, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!344 = !DILocation(line: 271, column: 5, scope: !343)
!345 = distinct !DISubprogram(name: "panic_const_div_by_zero", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9panicking11panic_const23panic_const_div_by_zero", scope: !346, file: !330, line: 173, type: !332, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!346 = !DINamespace(name: "panic_const", scope: !331)
!347 = !DILocation(line: 175, column: 17, scope: !345)
