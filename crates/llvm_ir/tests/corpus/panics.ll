; ModuleID = 'panics.d7ecac59684f2be-cgu.0'
source_filename = "panics.d7ecac59684f2be-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"fmt::rt::Argument<'_>" = type { %"fmt::rt::ArgumentType<'_>" }
%"fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_901c358b497f6bc4face5c484caa25a6 = private unnamed_addr constant [10 x i8] c"\04 at \C0\01:\C0\00", align 1
@alloc_df03e4a3fea9799ae8a4548fcad9a043 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@alloc_b450dc10ef1a923f00c011d1afb09351 = private unnamed_addr constant [18 x i8] c"kernels/panics.rs\00", align 1
@alloc_b241aebecefa1f31e0854d09d5cfb2e2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b450dc10ef1a923f00c011d1afb09351, [16 x i8] c"\11\00\00\00\00\00\00\00\10\00\00\00\11\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\C8\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str, ptr @_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write10write_charB4_, ptr @_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtB4_ }>, align 8
@alloc_f0c850ab1427218506a39c9e50a25e06 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b450dc10ef1a923f00c011d1afb09351, [16 x i8] c"\11\00\00\00\00\00\00\00,\00\00\00\0F\00\00\00" }>, align 8
@alloc_27fca708343da4578d5bc53e8e3864e4 = private unnamed_addr constant [10 x i8] c"\07odd at \C0\00", align 1
@alloc_241f6e127a1c7a398f1802d1a575f485 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b450dc10ef1a923f00c011d1afb09351, [16 x i8] c"\11\00\00\00\00\00\00\000\00\00\00\05\00\00\00" }>, align 8
@alloc_34e7abeeae961f87cab3293c64305bf7 = private unnamed_addr constant [17 x i8] c"\08element \C0\04 is \C0\00", align 1
@alloc_60241b01b0788a44256828ec48ef9a16 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b450dc10ef1a923f00c011d1afb09351, [16 x i8] c"\11\00\00\00\00\00\00\00.\00\00\00\09\00\00\00" }>, align 8
@alloc_ed3f73fe0fc508fe94253a8637bd9ed8 = private unnamed_addr constant [15 x i8] c"not a character", align 1
@alloc_8ae18ac05457a820ff881b8ad47a3c43 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b450dc10ef1a923f00c011d1afb09351, [16 x i8] c"\11\00\00\00\00\00\00\007\00\00\009\00\00\00" }>, align 8
@alloc_0c812808379efded5a4fb82d2790b55612 = private unnamed_addr constant [2 x i8] c"\C0\00", align 1
@alloc_a434a7e153ac922489f2ed192aeda5a5 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@alloc_7ef6fe6e5749e409bd35c794f395407d = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@alloc_5bd1ef6667dbdbecff436d9509a4d052 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1

; __rustc::rust_begin_unwind
; Function Attrs: cold noreturn nounwind
define internal fastcc void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %info) unnamed_addr #0 !dbg !10 {
start:
  %arguments = alloca [8 x i8], align 8
  %args1 = alloca [32 x i8], align 8
  %_18 = alloca [4 x i8], align 4
  %_16 = alloca [16 x i8], align 8
  %args = alloca [16 x i8], align 8
  %_8 = alloca [8 x i8], align 8
  %line = alloca [200 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %line), !dbg !15
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(200) %line, i8 0, i64 200, i1 false), !dbg !16
  call void @llvm.lifetime.start.p0(ptr nonnull %_8), !dbg !17
  %_33 = load ptr, ptr %info, align 8, !dbg !19, !nonnull !14, !align !27, !noundef !14
  store ptr %_33, ptr %_8, align 8, !dbg !28
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !29
  store ptr %_8, ptr %args, align 8, !dbg !29
  %_10.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !29
  store ptr @_RNvXs1_NtNtCs2TNzTbj2aEP_4core5panic10panic_infoNtB5_12PanicMessageNtNtB9_3fmt7Display3fmt, ptr %_10.sroa.4.0..sroa_idx, align 8, !dbg !29
; call <&mut panics::Line as core::fmt::Write::write_fmt::SpecWriteFmt>::spec_write_fmt
  call fastcc void @_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_(ptr noalias noundef align 8 dereferenceable(200) %line, ptr noundef nonnull @alloc_0c812808379efded5a4fb82d2790b55612, ptr noundef nonnull %args) #14, !dbg !33
  call void @llvm.lifetime.end.p0(ptr nonnull %args), !dbg !40
  call void @llvm.lifetime.end.p0(ptr nonnull %_8), !dbg !40
  %0 = getelementptr inbounds nuw i8, ptr %info, i64 8, !dbg !41
  %place = load ptr, ptr %0, align 8, !dbg !41, !nonnull !14, !align !27, !noundef !14
  call void @llvm.lifetime.start.p0(ptr nonnull %_16), !dbg !46
  %_43.0 = load ptr, ptr %place, align 8, !dbg !47, !nonnull !14, !noundef !14
  %1 = getelementptr inbounds nuw i8, ptr %place, i64 8, !dbg !47
  %_43.1 = load i64, ptr %1, align 8, !dbg !47, !noundef !14
  store ptr %_43.0, ptr %_16, align 8, !dbg !59
  %2 = getelementptr inbounds nuw i8, ptr %_16, i64 8, !dbg !59
  store i64 %_43.1, ptr %2, align 8, !dbg !59
  call void @llvm.lifetime.start.p0(ptr nonnull %_18), !dbg !60
  %3 = getelementptr inbounds nuw i8, ptr %place, i64 16, !dbg !61
  %4 = load i32, ptr %3, align 8, !dbg !61, !noundef !14
  store i32 %4, ptr %_18, align 4, !dbg !61
  call void @llvm.lifetime.start.p0(ptr nonnull %args1), !dbg !64
  store ptr %_16, ptr %args1, align 8, !dbg !64
  %_20.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8, !dbg !64
  store ptr @_RNvXs1i_NtCs2TNzTbj2aEP_4core3fmtReNtB6_7Display3fmtCs19PLZR7PZjS_6panics, ptr %_20.sroa.4.0..sroa_idx, align 8, !dbg !64
  %5 = getelementptr inbounds nuw i8, ptr %args1, i64 16, !dbg !64
  store ptr %_18, ptr %5, align 8, !dbg !64
  %_21.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 24, !dbg !64
  store ptr @_RNvXs8_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_21.sroa.4.0..sroa_idx, align 8, !dbg !64
; call <&mut panics::Line as core::fmt::Write::write_fmt::SpecWriteFmt>::spec_write_fmt
  call fastcc void @_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_(ptr noalias noundef align 8 dereferenceable(200) %line, ptr noundef nonnull @alloc_901c358b497f6bc4face5c484caa25a6, ptr noundef nonnull %args1) #14, !dbg !67
  call void @llvm.lifetime.end.p0(ptr nonnull %args1), !dbg !70
  call void @llvm.lifetime.end.p0(ptr nonnull %_18), !dbg !70
  call void @llvm.lifetime.end.p0(ptr nonnull %_16), !dbg !70
  call void @llvm.lifetime.start.p0(ptr nonnull %arguments), !dbg !71
  store ptr %line, ptr %arguments, align 8, !dbg !72
  %_27 = call noundef i32 @vprintf(ptr noundef nonnull @alloc_df03e4a3fea9799ae8a4548fcad9a043, ptr noundef nonnull %arguments) #15, !dbg !73
  call void @llvm.trap(), !dbg !75
  unreachable, !dbg !75
}

; <panics::Line as core::fmt::Write>::write_str
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str(ptr noalias noundef align 8 captures(none) dereferenceable(200) %self, ptr noalias noundef nonnull readonly align 1 captures(address) %s.0, i64 noundef %s.1) unnamed_addr #1 !dbg !81 {
start:
  %_17 = getelementptr inbounds nuw i8, ptr %s.0, i64 %s.1, !dbg !83
  %_241 = icmp samesign eq i64 %s.1, 0, !dbg !104
  br i1 %_241, label %bb6, label %bb7.lr.ph, !dbg !107

bb7.lr.ph:                                        ; preds = %start
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_9.pre = load i64, ptr %0, align 8, !dbg !116
  br label %bb7, !dbg !107

bb7:                                              ; preds = %bb7.lr.ph, %bb5
  %_9 = phi i64 [ %_9.pre, %bb7.lr.ph ], [ %_94, %bb5 ], !dbg !116
  %iter.sroa.0.02 = phi ptr [ %s.0, %bb7.lr.ph ], [ %_30, %bb5 ]
  %_30 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02, i64 1, !dbg !118
  %b = load i8, ptr %iter.sroa.0.02, align 1, !dbg !121, !noundef !14
  %_8 = add i64 %_9, 1, !dbg !116
  %_7 = icmp ult i64 %_8, 192, !dbg !116
  br i1 %_7, label %bb2, label %bb5, !dbg !116

bb6:                                              ; preds = %bb5, %start
  ret i1 false, !dbg !122

bb2:                                              ; preds = %bb7
  %_11 = icmp ult i64 %_9, 192, !dbg !123
  br i1 %_11, label %bb3, label %panic, !dbg !123

bb5:                                              ; preds = %bb7, %bb3
  %_94 = phi i64 [ %_9, %bb7 ], [ %3, %bb3 ]
  %_24 = icmp eq ptr %_30, %_17, !dbg !104
  br i1 %_24, label %bb6, label %bb7, !dbg !107

bb3:                                              ; preds = %bb2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 %_9, !dbg !123
  store i8 %b, ptr %1, align 1, !dbg !123
  %2 = load i64, ptr %0, align 8, !dbg !124, !noundef !14
  %3 = add i64 %2, 1, !dbg !124
  store i64 %3, ptr %0, align 8, !dbg !124
  br label %bb5, !dbg !125

panic:                                            ; preds = %bb2
  %_9.lcssa = phi i64 [ %_9, %bb2 ], !dbg !116
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !123
  unreachable, !dbg !123
}

; <core::panic::panic_info::PanicMessage as core::fmt::Display>::fmt
; Function Attrs: inlinehint nounwind
define internal noundef zeroext i1 @_RNvXs1_NtNtCs2TNzTbj2aEP_4core5panic10panic_infoNtB5_12PanicMessageNtNtB9_3fmt7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %formatter) unnamed_addr #2 !dbg !126 {
start:
  %_66.i = alloca [24 x i8], align 8
  %_27.i = alloca [24 x i8], align 8
  %_4 = load ptr, ptr %self, align 8, !dbg !128, !nonnull !14, !align !27, !noundef !14
  %_3.0 = load ptr, ptr %_4, align 8, !dbg !128, !nonnull !14, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 8, !dbg !128
  %_3.1 = load ptr, ptr %0, align 8, !dbg !128, !nonnull !14, !noundef !14
  %formatter.val = load ptr, ptr %formatter, align 8, !dbg !129
  %1 = getelementptr inbounds nuw i8, ptr %formatter, i64 8, !dbg !129
  %formatter.val1 = load ptr, ptr %1, align 8, !dbg !129
  %_9.i = ptrtoint ptr %_3.1 to i64, !dbg !130
  %_11.i = and i64 %_9.i, 1, !dbg !140
  %.not.i = icmp eq i64 %_11.i, 0, !dbg !140
  br i1 %.not.i, label %bb11.i, label %bb13.i, !dbg !140

bb13.i:                                           ; preds = %start
  %_16.i = lshr i64 %_9.i, 1, !dbg !142
  %2 = icmp ne ptr %formatter.val, null
  tail call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %formatter.val1, null
  tail call void @llvm.assume(i1 %3)
  %4 = getelementptr inbounds nuw i8, ptr %formatter.val1, i64 24, !dbg !143
  %5 = load ptr, ptr %4, align 8, !dbg !143, !invariant.load !14, !nonnull !14
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull align 1 %formatter.val, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %_16.i) #14, !dbg !144
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, !dbg !145

bb11.i:                                           ; preds = %start
  %7 = icmp ne ptr %formatter.val, null
  tail call void @llvm.assume(i1 %7)
  %8 = icmp ne ptr %formatter.val1, null
  tail call void @llvm.assume(i1 %8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !146), !dbg !149
  %n4.i = load i8, ptr %_3.0, align 1, !dbg !150, !noalias !146, !noundef !14
  %9 = icmp eq i8 %n4.i, 0, !dbg !161
  br i1 %9, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb4.lr.ph.i, !dbg !161

bb4.lr.ph.i:                                      ; preds = %bb11.i
  %10 = getelementptr inbounds nuw i8, ptr %_27.i, i64 16
  %_28.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_27.i, i64 20
  %11 = getelementptr inbounds nuw i8, ptr %_27.i, i64 8
  %12 = getelementptr inbounds nuw i8, ptr %formatter.val1, i64 24
  %13 = load ptr, ptr %12, align 8, !alias.scope !146, !nonnull !14
  %14 = getelementptr inbounds nuw i8, ptr %_66.i, i64 16
  %opt.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_66.i, i64 20
  %opt.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_66.i, i64 22
  %15 = getelementptr inbounds nuw i8, ptr %_66.i, i64 8
  br label %bb4.i, !dbg !161

bb4.i:                                            ; preds = %bb34.i, %bb4.lr.ph.i
  %n8.i = phi i8 [ %n4.i, %bb4.lr.ph.i ], [ %n.i, %bb34.i ]
  %template.sroa.0.07.i = phi ptr [ %_3.0, %bb4.lr.ph.i ], [ %template.sroa.0.5.i, %bb34.i ]
  %arg_index.sroa.0.06.i = phi i64 [ 0, %bb4.lr.ph.i ], [ %arg_index.sroa.0.2.i, %bb34.i ]
  %_809.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 1, !dbg !163
  %_7.i = icmp sgt i8 %n8.i, -1, !dbg !167
  br i1 %_7.i, label %bb5.i, label %bb8.i, !dbg !167

bb8.i:                                            ; preds = %bb4.i
  switch i8 %n8.i, label %bb13.i3 [
    i8 -128, label %bb9.i
    i8 -64, label %bb12.i
  ], !dbg !168

bb5.i:                                            ; preds = %bb4.i
  %_11.i4 = zext nneg i8 %n8.i to i64, !dbg !169
  %_83.i = getelementptr inbounds nuw i8, ptr %_809.i, i64 %_11.i4, !dbg !170
  %_12.i = call noundef zeroext i1 %13(ptr noundef nonnull align 1 %formatter.val, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_809.i, i64 noundef %_11.i4) #14, !dbg !173
  br i1 %_12.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb34.i, !dbg !175

bb9.i:                                            ; preds = %bb8.i
  %_16.sroa.0.0.copyload.i = load i16, ptr %_809.i, align 1, !dbg !181, !noalias !146
  %len.i = zext i16 %_16.sroa.0.0.copyload.i to i64, !dbg !187
  %_89.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 3, !dbg !194
  %_92.i = getelementptr inbounds nuw i8, ptr %_89.i, i64 %len.i, !dbg !197
  %_21.i = call noundef zeroext i1 %13(ptr noundef nonnull align 1 %formatter.val, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_89.i, i64 noundef %len.i) #14, !dbg !200
  br i1 %_21.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb34.i, !dbg !202

bb12.i:                                           ; preds = %bb8.i
  %_97.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %arg_index.sroa.0.06.i, !dbg !204
  call void @llvm.lifetime.start.p0(ptr nonnull %_27.i), !dbg !207, !noalias !146
  store i32 1610612768, ptr %10, align 8, !dbg !208, !noalias !146
  store <2 x i16> zeroinitializer, ptr %_28.sroa.4.0..sroa_idx.i, align 4, !dbg !208, !noalias !146
  store ptr %formatter.val, ptr %_27.i, align 8, !dbg !208, !noalias !146
  store ptr %formatter.val1, ptr %11, align 8, !dbg !208, !noalias !146
  %16 = load ptr, ptr %_97.i, align 8, !dbg !211, !noalias !146, !nonnull !14, !noundef !14
  %17 = getelementptr inbounds nuw i8, ptr %_97.i, i64 8, !dbg !217
  %_101.i = load ptr, ptr %17, align 8, !dbg !217, !noalias !146, !nonnull !14, !noundef !14
  %_23.i = call noundef zeroext i1 %_101.i(ptr noundef nonnull %16, ptr noalias noundef nonnull align 8 dereferenceable(24) %_27.i) #15, !dbg !218
  call void @llvm.lifetime.end.p0(ptr nonnull %_27.i), !dbg !220, !noalias !146
  br i1 %_23.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb53.i, !dbg !221

bb13.i3:                                          ; preds = %bb8.i
  %_30.i = icmp samesign ugt i8 %n8.i, -64, !dbg !223
  call void @llvm.assume(i1 %_30.i), !dbg !224
  %_32.i = and i8 %n8.i, 1, !dbg !229
  %18 = icmp eq i8 %_32.i, 0, !dbg !229
  br i1 %18, label %bb16.i, label %bb14.i, !dbg !229

bb53.i:                                           ; preds = %bb12.i
  %19 = add i64 %arg_index.sroa.0.06.i, 1, !dbg !231
  br label %bb34.i, !dbg !232

bb14.i:                                           ; preds = %bb13.i3
  %_109.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 5
  %_34.sroa.0.0.copyload.i = load i32, ptr %_809.i, align 1, !dbg !233, !noalias !146
  br label %bb16.i, !dbg !239

bb16.i:                                           ; preds = %bb14.i, %bb13.i3
  %opt.sroa.0.0.i = phi i32 [ 1610612768, %bb13.i3 ], [ %_34.sroa.0.0.copyload.i, %bb14.i ], !dbg !240
  %template.sroa.0.1.i = phi ptr [ %_809.i, %bb13.i3 ], [ %_109.i, %bb14.i ], !dbg !241
  %_36.i = and i8 %n8.i, 2, !dbg !243
  %20 = icmp eq i8 %_36.i, 0, !dbg !243
  br i1 %20, label %bb19.i, label %bb17.i, !dbg !243

bb17.i:                                           ; preds = %bb16.i
  %_112.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i, i64 2
  %_38.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.1.i, align 1, !dbg !244, !noalias !146
  br label %bb19.i, !dbg !248

bb19.i:                                           ; preds = %bb17.i, %bb16.i
  %opt.sroa.3.0.i = phi i16 [ 0, %bb16.i ], [ %_38.sroa.0.0.copyload.i, %bb17.i ], !dbg !240
  %template.sroa.0.2.i = phi ptr [ %template.sroa.0.1.i, %bb16.i ], [ %_112.i, %bb17.i ], !dbg !241
  %_40.i = and i8 %n8.i, 4, !dbg !249
  %21 = icmp eq i8 %_40.i, 0, !dbg !249
  br i1 %21, label %bb22.i, label %bb20.i, !dbg !249

bb20.i:                                           ; preds = %bb19.i
  %_115.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i, i64 2
  %_42.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.2.i, align 1, !dbg !250, !noalias !146
  br label %bb22.i, !dbg !254

bb22.i:                                           ; preds = %bb20.i, %bb19.i
  %opt.sroa.7.0.i = phi i16 [ 0, %bb19.i ], [ %_42.sroa.0.0.copyload.i, %bb20.i ], !dbg !240
  %template.sroa.0.3.i = phi ptr [ %template.sroa.0.2.i, %bb19.i ], [ %_115.i, %bb20.i ], !dbg !241
  %_44.i = and i8 %n8.i, 8, !dbg !255
  %22 = icmp eq i8 %_44.i, 0, !dbg !255
  br i1 %22, label %bb25.i, label %bb23.i, !dbg !255

bb23.i:                                           ; preds = %bb22.i
  %_118.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i, i64 2
  %_47.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.3.i, align 1, !dbg !256, !noalias !146
  %23 = zext i16 %_47.sroa.0.0.copyload.i to i64, !dbg !260
  br label %bb25.i, !dbg !262

bb25.i:                                           ; preds = %bb23.i, %bb22.i
  %arg_index.sroa.0.1.i = phi i64 [ %arg_index.sroa.0.06.i, %bb22.i ], [ %23, %bb23.i ], !dbg !263
  %template.sroa.0.4.i = phi ptr [ %template.sroa.0.3.i, %bb22.i ], [ %_118.i, %bb23.i ], !dbg !241
  %_50.i = and i8 %n8.i, 16, !dbg !264
  %24 = icmp eq i8 %_50.i, 0, !dbg !264
  br i1 %24, label %bb28.i, label %bb26.i, !dbg !264

bb26.i:                                           ; preds = %bb25.i
  %_54.i = zext i16 %opt.sroa.3.0.i to i64
  %_120.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %_54.i
  %25 = getelementptr inbounds nuw i8, ptr %_120.i, i64 8
  %_124.i = load i16, ptr %25, align 8, !dbg !265, !noalias !146, !noundef !14
  br label %bb28.i, !dbg !268

bb28.i:                                           ; preds = %bb26.i, %bb25.i
  %opt.sroa.3.1.i = phi i16 [ %opt.sroa.3.0.i, %bb25.i ], [ %_124.i, %bb26.i ], !dbg !240
  %_56.i = and i8 %n8.i, 32, !dbg !269
  %26 = icmp eq i8 %_56.i, 0, !dbg !269
  br i1 %26, label %bb31.i, label %bb29.i, !dbg !269

bb29.i:                                           ; preds = %bb28.i
  %_60.i = zext i16 %opt.sroa.7.0.i to i64
  %_126.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %_60.i
  %27 = getelementptr inbounds nuw i8, ptr %_126.i, i64 8
  %_130.i = load i16, ptr %27, align 8, !dbg !270, !noalias !146, !noundef !14
  br label %bb31.i, !dbg !272

bb31.i:                                           ; preds = %bb29.i, %bb28.i
  %opt.sroa.7.1.i = phi i16 [ %opt.sroa.7.0.i, %bb28.i ], [ %_130.i, %bb29.i ], !dbg !240
  %_132.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %arg_index.sroa.0.1.i, !dbg !273
  call void @llvm.lifetime.start.p0(ptr nonnull %_66.i), !dbg !275, !noalias !146
  store i32 %opt.sroa.0.0.i, ptr %14, align 8, !dbg !276, !noalias !146
  store i16 %opt.sroa.3.1.i, ptr %opt.sroa.3.0..sroa_idx.i, align 4, !dbg !276, !noalias !146
  store i16 %opt.sroa.7.1.i, ptr %opt.sroa.7.0..sroa_idx.i, align 2, !dbg !276, !noalias !146
  store ptr %formatter.val, ptr %_66.i, align 8, !dbg !276, !noalias !146
  store ptr %formatter.val1, ptr %15, align 8, !dbg !276, !noalias !146
  %28 = load ptr, ptr %_132.i, align 8, !dbg !278, !noalias !146, !nonnull !14, !noundef !14
  %29 = getelementptr inbounds nuw i8, ptr %_132.i, i64 8, !dbg !280
  %_136.i = load ptr, ptr %29, align 8, !dbg !280, !noalias !146, !nonnull !14, !noundef !14
  %_62.i = call noundef zeroext i1 %_136.i(ptr noundef nonnull %28, ptr noalias noundef nonnull align 8 dereferenceable(24) %_66.i) #15, !dbg !281
  call void @llvm.lifetime.end.p0(ptr nonnull %_66.i), !dbg !283, !noalias !146
  br i1 %_62.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb64.i, !dbg !284

bb64.i:                                           ; preds = %bb31.i
  %30 = add i64 %arg_index.sroa.0.1.i, 1, !dbg !286
  br label %bb34.i, !dbg !232

bb34.i:                                           ; preds = %bb64.i, %bb53.i, %bb9.i, %bb5.i
  %arg_index.sroa.0.2.i = phi i64 [ %arg_index.sroa.0.06.i, %bb5.i ], [ %30, %bb64.i ], [ %arg_index.sroa.0.06.i, %bb9.i ], [ %19, %bb53.i ], !dbg !263
  %template.sroa.0.5.i = phi ptr [ %_83.i, %bb5.i ], [ %template.sroa.0.4.i, %bb64.i ], [ %_92.i, %bb9.i ], [ %_809.i, %bb53.i ], !dbg !241
  %n.i = load i8, ptr %template.sroa.0.5.i, align 1, !dbg !150, !noalias !146, !noundef !14
  %31 = icmp eq i8 %n.i, 0, !dbg !161
  br i1 %31, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb4.i, !dbg !161

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt.exit: ; preds = %bb34.i, %bb31.i, %bb12.i, %bb9.i, %bb5.i, %bb11.i, %bb13.i
  %_0.sroa.0.0.in.i = phi i1 [ %6, %bb13.i ], [ false, %bb11.i ], [ true, %bb9.i ], [ true, %bb12.i ], [ true, %bb5.i ], [ false, %bb34.i ], [ true, %bb31.i ]
  ret i1 %_0.sroa.0.0.in.i, !dbg !287
}

; <&str as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs1i_NtCs2TNzTbj2aEP_4core3fmtReNtB6_7Display3fmtCs19PLZR7PZjS_6panics(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #1 !dbg !288 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !dbg !290, !nonnull !14, !align !291, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !290
  %_3.1 = load i64, ptr %0, align 8, !dbg !290, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !292), !dbg !295
  tail call void @llvm.experimental.noalias.scope.decl(metadata !296), !dbg !295
  tail call void @llvm.experimental.noalias.scope.decl(metadata !298), !dbg !301
  tail call void @llvm.experimental.noalias.scope.decl(metadata !305), !dbg !301
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 16, !dbg !307
  %_4.i.i = load i32, ptr %1, align 8, !dbg !307, !alias.scope !310, !noalias !311, !noundef !14
  %_3.i.i = and i32 %_4.i.i, 402653184, !dbg !307
  %2 = icmp eq i32 %_3.i.i, 0, !dbg !307
  br i1 %2, label %bb1.i.i, label %bb3.i.i, !dbg !307

bb1.i.i:                                          ; preds = %start
  %_28.0.i.i = load ptr, ptr %f, align 8, !dbg !312, !alias.scope !310, !noalias !311, !nonnull !14, !align !291, !noundef !14
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !312
  %_28.1.i.i = load ptr, ptr %3, align 8, !dbg !312, !alias.scope !310, !noalias !311, !nonnull !14, !align !27, !noundef !14
  %4 = getelementptr inbounds nuw i8, ptr %_28.1.i.i, i64 24, !dbg !312
  %5 = load ptr, ptr %4, align 8, !dbg !312, !invariant.load !14, !noalias !313, !nonnull !14
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull align 1 %_28.0.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %_3.1) #14, !dbg !314, !noalias !310
  br label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, !dbg !315

bb3.i.i:                                          ; preds = %start
  %_31.i.i = and i32 %_4.i.i, 268435456, !dbg !318
  %7 = icmp eq i32 %_31.i.i, 0, !dbg !318
  br i1 %7, label %bb17.i.i, label %bb16.i.i, !dbg !318

bb17.i.i:                                         ; preds = %bb3.i.i
  %_16.i.i.i = icmp ult i64 %_3.1, 32, !dbg !323
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb9.i.i.i, !dbg !323

bb9.i.i.i:                                        ; preds = %bb17.i.i
  %8 = ptrtoint ptr %_3.0 to i64, !dbg !334
  %_9.i.i.i.i.i.i = add i64 %8, 7, !dbg !354
  %aligned_address.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i, -8, !dbg !354
  %byte_offset.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i, %8, !dbg !366
  %_12.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i, 8, !dbg !368
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i.i), !dbg !370
  %_13.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %byte_offset.i.i.i.i.i.i, !dbg !371
  %_14.i.i.i.i.i.i = sub nuw nsw i64 %_3.1, %byte_offset.i.i.i.i.i.i, !dbg !383
  %_241.i.i.i.i.i = lshr i64 %_14.i.i.i.i.i.i, 3, !dbg !384
  %ts_len.i.i.i.i.i = and i64 %_14.i.i.i.i.i.i, 7, !dbg !391
  %_18.i.i.i.i.i = and i64 %_14.i.i.i.i.i.i, 9223372036854775800, !dbg !393
  %_16.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i.i.i.i.i.i, i64 %_18.i.i.i.i.i, !dbg !395
  %9 = icmp eq i64 %aligned_address.i.i.i.i.i.i, %8, !dbg !398
  br i1 %9, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.preheader, !dbg !432

bb8.i.i.i.i.i.i.i.preheader:                      ; preds = %bb9.i.i.i
  %10 = sub i64 %8, %aligned_address.i.i.i.i.i.i, !dbg !433
  %11 = icmp ugt i64 %10, -8, !dbg !433
  br i1 %11, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !433

bb8.i.i.i.i.i.i.i:                                ; preds = %bb8.i.i.i.i.i.i.i.preheader, %bb8.i.i.i.i.i.i.i
  %i.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ], !dbg !437
  %init.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %op.rdx20, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %_37.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !438
  %12 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i, align 1, !dbg !441, !alias.scope !442, !noalias !310
  %13 = icmp sgt <4 x i8> %12, splat (i8 -65), !dbg !449
  %14 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !438
  %_37.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %14, i64 4, !dbg !438
  %15 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i.4, align 1, !dbg !441, !alias.scope !442, !noalias !310
  %16 = icmp sgt <4 x i8> %15, splat (i8 -65), !dbg !449
  %rdx.op19 = shufflevector <4 x i1> %13, <4 x i1> %16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !465
  %17 = bitcast <8 x i1> %rdx.op19 to i8, !dbg !465
  %18 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %17), !dbg !465
  %19 = zext nneg i8 %18 to i64, !dbg !465
  %op.rdx20 = add i64 %init.sroa.0.0.i.i.i.i.i.i.i, %19, !dbg !465
  %_22.i.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i, 8, !dbg !469
  %niter.next.7 = add i64 %niter, 8, !dbg !433
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, 0, !dbg !433
  br i1 %niter.ncmp.7, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !433

bb8.i.i.i.i.i.i.i.epil.preheader:                 ; preds = %bb8.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %op.rdx20, %bb8.i.i.i.i.i.i.i ]
  br label %bb8.i.i.i.i.i.i.i.epil, !dbg !433

bb8.i.i.i.i.i.i.i.epil:                           ; preds = %bb8.i.i.i.i.i.i.i.epil.preheader, %bb8.i.i.i.i.i.i.i.epil
  %i.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ], !dbg !437
  %init.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, !dbg !438
  %_37.val.i.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.i.epil, align 1, !dbg !441, !alias.scope !442, !noalias !310, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.epil, -65, !dbg !449
  %_0.i.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !475
  %_4.0.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.epil, !dbg !465
  %_22.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, 1, !dbg !469
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !433
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %byte_offset.i.i.i.i.i.i, !dbg !433
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.epil, !dbg !433, !llvm.loop !476

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i: ; preds = %bb8.i.i.i.i.i.i.i.epil, %bb9.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb9.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], !dbg !478
  %_3.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i.i, !dbg !479
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i), !dbg !484
  %20 = icmp samesign eq i64 %ts_len.i.i.i.i.i, 0, !dbg !487
  br i1 %20, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i, label %bb8.i.i.i17.i.i.i.i, !dbg !495

bb8.i.i.i17.i.i.i.i:                              ; preds = %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i, %bb8.i.i.i17.i.i.i.i
  %i.sroa.0.0.i.i.i18.i.i.i.i = phi i64 [ %_22.i.i.i25.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], [ 0, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i ], !dbg !496
  %init.sroa.0.0.i.i.i19.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i24.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], [ 0, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i ]
  %_37.i.i.i20.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i18.i.i.i.i, !dbg !497
  %_37.val.i.i.i21.i.i.i.i = load i8, ptr %_37.i.i.i20.i.i.i.i, align 1, !dbg !499, !alias.scope !500, !noalias !310, !noundef !14
  %_4.i.i.i.i.i.i22.i.i.i.i = icmp sgt i8 %_37.val.i.i.i21.i.i.i.i, -65, !dbg !505
  %_0.i.i.i.i.i23.i.i.i.i = zext i1 %_4.i.i.i.i.i.i22.i.i.i.i to i64, !dbg !510
  %_4.0.i.i.i.i.i24.i.i.i.i = add i64 %init.sroa.0.0.i.i.i19.i.i.i.i, %_0.i.i.i.i.i23.i.i.i.i, !dbg !511
  %_22.i.i.i25.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i18.i.i.i.i, 1, !dbg !513
  %_23.i.i.i26.i.i.i.i = icmp eq i64 %_22.i.i.i25.i.i.i.i, %ts_len.i.i.i.i.i, !dbg !515
  br i1 %_23.i.i.i26.i.i.i.i, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i, label %bb8.i.i.i17.i.i.i.i, !dbg !515

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i: ; preds = %bb8.i.i.i17.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i
  %_0.sroa.0.0.i.i.i27.i.i.i.i = phi i64 [ 0, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %_4.0.i.i.i.i.i24.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], !dbg !516
  %_3.i.i.i28.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i27.i.i.i.i, %ts_len.i.i.i.i.i, !dbg !517
  tail call void @llvm.assume(i1 %_3.i.i.i28.i.i.i.i), !dbg !519
  %21 = add nuw nsw i64 %_0.sroa.0.0.i.i.i27.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i, !dbg !521
  br label %bb10.i.i.i.i, !dbg !522

bb10.i.i.i.i:                                     ; preds = %bb28.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i
  %body.sroa.0.0.i.i.i.i = phi ptr [ %_13.i.i.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %_13.i.i.i.i.i, %bb28.i.i.i.i ], !dbg !525
  %body.sroa.6.0.i.i.i.i = phi i64 [ %_241.i.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %_14.i.i.i.i.i, %bb28.i.i.i.i ], !dbg !525
  %total.sroa.0.0.i.i.i.i = phi i64 [ %21, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %28, %bb28.i.i.i.i ], !dbg !526
  %22 = icmp eq i64 %body.sroa.6.0.i.i.i.i, 0, !dbg !527
  br i1 %22, label %bb7.i.i, label %bb23.i.i.i.i, !dbg !527

bb23.i.i.i.i:                                     ; preds = %bb10.i.i.i.i
  %spec.store.select.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %body.sroa.6.0.i.i.i.i, i64 192), !dbg !532
  %_13.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i, i64 %spec.store.select.i.i.i.i, !dbg !540
  %_14.i.i.i.i.i = sub nuw nsw i64 %body.sroa.6.0.i.i.i.i, %spec.store.select.i.i.i.i, !dbg !552
  %_24.i.i.i.i.i = and i64 %spec.store.select.i.i.i.i, 3, !dbg !553
  %23 = shl nuw nsw i64 %spec.store.select.i.i.i.i, 3, !dbg !563
  %_49.idx.i.i.i.i = and i64 %23, 2016, !dbg !563
  %_49.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 %_49.idx.i.i.i.i, !dbg !563
  %_5646.i.i.i.i = icmp samesign eq i64 %_49.idx.i.i.i.i, 0, !dbg !575
  br i1 %_5646.i.i.i.i, label %bb28.i.i.i.i, label %bb29.i.i.i.i, !dbg !584

bb29.i.i.i.i:                                     ; preds = %bb23.i.i.i.i, %bb29.i.i.i.i
  %counts.sroa.0.048.i.i.i.i = phi i64 [ %27, %bb29.i.i.i.i ], [ 0, %bb23.i.i.i.i ]
  %iter.sroa.0.047.i.i.i.i = phi ptr [ %_62.i.i.i.i, %bb29.i.i.i.i ], [ %body.sroa.0.0.i.i.i.i, %bb23.i.i.i.i ]
  %word.i.i.i.i = load i64, ptr %iter.sroa.0.047.i.i.i.i, align 8, !dbg !585, !alias.scope !311, !noalias !310, !noundef !14
  %_90.i.i.i.i = xor i64 %word.i.i.i.i, -1, !dbg !588
  %_89.i.i.i.i = lshr i64 %_90.i.i.i.i, 7, !dbg !592
  %_91.i.i.i.i = lshr i64 %word.i.i.i.i, 6, !dbg !593
  %_88.i.i.i.i = or i64 %_89.i.i.i.i, %_91.i.i.i.i, !dbg !594
  %_24.i.i.i.i = and i64 %_88.i.i.i.i, 72340172838076673, !dbg !594
  %24 = add i64 %_24.i.i.i.i, %counts.sroa.0.048.i.i.i.i, !dbg !595
  %iter1.sroa.0.0.ptr.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 8, !dbg !596
  %word.1.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.1.i.i.i.i, align 8, !dbg !585, !alias.scope !311, !noalias !310, !noundef !14
  %_90.1.i.i.i.i = xor i64 %word.1.i.i.i.i, -1, !dbg !588
  %_89.1.i.i.i.i = lshr i64 %_90.1.i.i.i.i, 7, !dbg !592
  %_91.1.i.i.i.i = lshr i64 %word.1.i.i.i.i, 6, !dbg !593
  %_88.1.i.i.i.i = or i64 %_89.1.i.i.i.i, %_91.1.i.i.i.i, !dbg !594
  %_24.1.i.i.i.i = and i64 %_88.1.i.i.i.i, 72340172838076673, !dbg !594
  %25 = add i64 %24, %_24.1.i.i.i.i, !dbg !595
  %iter1.sroa.0.0.ptr.2.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 16, !dbg !596
  %word.2.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.2.i.i.i.i, align 8, !dbg !585, !alias.scope !311, !noalias !310, !noundef !14
  %_90.2.i.i.i.i = xor i64 %word.2.i.i.i.i, -1, !dbg !588
  %_89.2.i.i.i.i = lshr i64 %_90.2.i.i.i.i, 7, !dbg !592
  %_91.2.i.i.i.i = lshr i64 %word.2.i.i.i.i, 6, !dbg !593
  %_88.2.i.i.i.i = or i64 %_89.2.i.i.i.i, %_91.2.i.i.i.i, !dbg !594
  %_24.2.i.i.i.i = and i64 %_88.2.i.i.i.i, 72340172838076673, !dbg !594
  %26 = add i64 %25, %_24.2.i.i.i.i, !dbg !595
  %iter1.sroa.0.0.ptr.3.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 24, !dbg !596
  %word.3.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.3.i.i.i.i, align 8, !dbg !585, !alias.scope !311, !noalias !310, !noundef !14
  %_90.3.i.i.i.i = xor i64 %word.3.i.i.i.i, -1, !dbg !588
  %_89.3.i.i.i.i = lshr i64 %_90.3.i.i.i.i, 7, !dbg !592
  %_91.3.i.i.i.i = lshr i64 %word.3.i.i.i.i, 6, !dbg !593
  %_88.3.i.i.i.i = or i64 %_89.3.i.i.i.i, %_91.3.i.i.i.i, !dbg !594
  %_24.3.i.i.i.i = and i64 %_88.3.i.i.i.i, 72340172838076673, !dbg !594
  %27 = add i64 %26, %_24.3.i.i.i.i, !dbg !595
  %_62.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 32, !dbg !605
  %_56.i.i.i.i = icmp eq ptr %_62.i.i.i.i, %_49.i.i.i.i, !dbg !575
  br i1 %_56.i.i.i.i, label %bb28.i.i.i.i, label %bb29.i.i.i.i, !dbg !584

bb28.i.i.i.i:                                     ; preds = %bb29.i.i.i.i, %bb23.i.i.i.i
  %counts.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 0, %bb23.i.i.i.i ], [ %27, %bb29.i.i.i.i ], !dbg !608
  %_74.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i.i, 71777214294589695, !dbg !609
  %_76.i.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i.i, 8, !dbg !612
  %_75.i.i.i.i = and i64 %_76.i.i.i.i, 71777214294589695, !dbg !613
  %_73.i.i.i.i = add nuw nsw i64 %_75.i.i.i.i, %_74.i.i.i.i, !dbg !609
  %_77.i.i.i.i = mul i64 %_73.i.i.i.i, 281479271743489, !dbg !614
  %_25.i.i.i.i = lshr i64 %_77.i.i.i.i, 48, !dbg !618
  %28 = add i64 %_25.i.i.i.i, %total.sroa.0.0.i.i.i.i, !dbg !619
  %29 = icmp eq i64 %_24.i.i.i.i.i, 0, !dbg !620
  br i1 %29, label %bb10.i.i.i.i, label %bb15.i.i.i.i, !dbg !620

bb15.i.i.i.i:                                     ; preds = %bb28.i.i.i.i
  %.lcssa25 = phi i64 [ %28, %bb28.i.i.i.i ], !dbg !619
  %spec.store.select.i.i.i.i.lcssa = phi i64 [ %spec.store.select.i.i.i.i, %bb28.i.i.i.i ], !dbg !532
  %_24.i.i.i.i.i.lcssa = phi i64 [ %_24.i.i.i.i.i, %bb28.i.i.i.i ], !dbg !553
  %body.sroa.0.0.i.i.i.i.lcssa24 = phi ptr [ %body.sroa.0.0.i.i.i.i, %bb28.i.i.i.i ], !dbg !525
  %len_rounded_down.i.le.i.i.i.i = and i64 %spec.store.select.i.i.i.i.lcssa, 252
  %_23.i.le.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i.lcssa24, i64 %len_rounded_down.i.le.i.i.i.i
  %_96.idx.i.i.i.i = shl nuw nsw i64 %_24.i.i.i.i.i.lcssa, 3, !dbg !621
  %_96.i.i.i.i = getelementptr inbounds nuw i8, ptr %_23.i.le.i.i.i.i, i64 %_96.idx.i.i.i.i, !dbg !621
  br label %bb33.i.i.i.i, !dbg !636

bb33.i.i.i.i:                                     ; preds = %bb33.i.i.i.i, %bb15.i.i.i.i
  %iter3.sroa.0.051.i.i.i.i = phi ptr [ %_109.i.i.i.i, %bb33.i.i.i.i ], [ %_23.i.le.i.i.i.i, %bb15.i.i.i.i ]
  %counts2.sroa.0.050.i.i.i.i = phi i64 [ %30, %bb33.i.i.i.i ], [ 0, %bb15.i.i.i.i ]
  %_109.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter3.sroa.0.051.i.i.i.i, i64 8, !dbg !642
  %word4.i.i.i.i = load i64, ptr %iter3.sroa.0.051.i.i.i.i, align 8, !dbg !646, !alias.scope !311, !noalias !310, !noundef !14
  %_113.i.i.i.i = xor i64 %word4.i.i.i.i, -1, !dbg !647
  %_112.i.i.i.i = lshr i64 %_113.i.i.i.i, 7, !dbg !650
  %_114.i.i.i.i = lshr i64 %word4.i.i.i.i, 6, !dbg !651
  %_111.i.i.i.i = or i64 %_112.i.i.i.i, %_114.i.i.i.i, !dbg !652
  %_30.i.i.i.i = and i64 %_111.i.i.i.i, 72340172838076673, !dbg !652
  %30 = add i64 %_30.i.i.i.i, %counts2.sroa.0.050.i.i.i.i, !dbg !653
  %_103.i.i.i.i = icmp eq ptr %_109.i.i.i.i, %_96.i.i.i.i, !dbg !654
  br i1 %_103.i.i.i.i, label %bb32.i.i.i.i, label %bb33.i.i.i.i, !dbg !636

bb32.i.i.i.i:                                     ; preds = %bb33.i.i.i.i
  %.lcssa = phi i64 [ %30, %bb33.i.i.i.i ], !dbg !653
  %_116.i.i.i.i = and i64 %.lcssa, 71777214294589695, !dbg !656
  %_118.i.i.i.i = lshr i64 %.lcssa, 8, !dbg !658
  %_117.i.i.i.i = and i64 %_118.i.i.i.i, 71777214294589695, !dbg !659
  %_115.i.i.i.i = add nuw nsw i64 %_117.i.i.i.i, %_116.i.i.i.i, !dbg !656
  %_119.i.i.i.i = mul i64 %_115.i.i.i.i, 281479271743489, !dbg !660
  %_31.i.i.i.i = lshr i64 %_119.i.i.i.i, 48, !dbg !664
  %31 = add i64 %_31.i.i.i.i, %.lcssa25, !dbg !665
  br label %bb7.i.i, !dbg !666

bb8.i.i.i:                                        ; preds = %bb17.i.i
  %32 = icmp samesign eq i64 %_3.1, 0, !dbg !668
  br i1 %32, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.preheader, !dbg !676

bb8.i.i.i.i.i.i.preheader:                        ; preds = %bb8.i.i.i
  %xtraiter11 = and i64 %_3.1, 7, !dbg !677
  %33 = icmp ult i64 %_3.1, 8, !dbg !677
  br i1 %33, label %bb8.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.preheader.new, !dbg !677

bb8.i.i.i.i.i.i.preheader.new:                    ; preds = %bb8.i.i.i.i.i.i.preheader
  %unroll_iter16 = and i64 %_3.1, 24, !dbg !677
  br label %bb8.i.i.i.i.i.i, !dbg !677

bb8.i.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.preheader.new
  %i.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !678
  %init.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %op.rdx, %bb8.i.i.i.i.i.i ]
  %niter17 = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %niter17.next.7, %bb8.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !679
  %34 = load <4 x i8>, ptr %_37.i.i.i.i.i.i, align 1, !dbg !681, !alias.scope !682, !noalias !310
  %35 = icmp sgt <4 x i8> %34, splat (i8 -65), !dbg !687
  %36 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !679
  %_37.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %36, i64 4, !dbg !679
  %37 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.4, align 1, !dbg !681, !alias.scope !682, !noalias !310
  %38 = icmp sgt <4 x i8> %37, splat (i8 -65), !dbg !687
  %rdx.op = shufflevector <4 x i1> %35, <4 x i1> %38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !692
  %39 = bitcast <8 x i1> %rdx.op to i8, !dbg !692
  %40 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %39), !dbg !692
  %41 = zext nneg i8 %40 to i64, !dbg !692
  %op.rdx = add i64 %init.sroa.0.0.i.i.i.i.i.i, %41, !dbg !692
  %_22.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i, 8, !dbg !694
  %niter17.next.7 = add i64 %niter17, 8, !dbg !677
  %niter17.ncmp.7 = icmp eq i64 %niter17.next.7, %unroll_iter16, !dbg !677
  br i1 %niter17.ncmp.7, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i, !dbg !677

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa: ; preds = %bb8.i.i.i.i.i.i
  %op.rdx.lcssa = phi i64 [ %op.rdx, %bb8.i.i.i.i.i.i ], !dbg !692
  %_22.i.i.i.i.i.i.7.lcssa = phi i64 [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !694
  %lcmp.mod13.not = icmp eq i64 %xtraiter11, 0, !dbg !677
  br i1 %lcmp.mod13.not, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil.preheader, !dbg !677

bb8.i.i.i.i.i.i.epil.preheader:                   ; preds = %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.7.lcssa, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %op.rdx.lcssa, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod15 = icmp ne i64 %xtraiter11, 0, !dbg !677
  call void @llvm.assume(i1 %lcmp.mod15), !dbg !677
  br label %bb8.i.i.i.i.i.i.epil, !dbg !677

bb8.i.i.i.i.i.i.epil:                             ; preds = %bb8.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ], !dbg !678
  %init.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ]
  %epil.iter12 = phi i64 [ %epil.iter12.next, %bb8.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.epil, !dbg !679
  %_37.val.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.epil, align 1, !dbg !681, !alias.scope !682, !noalias !310, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.epil, -65, !dbg !687
  %_0.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !696
  %_4.0.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.epil, !dbg !692
  %_22.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.epil, 1, !dbg !694
  %epil.iter12.next = add i64 %epil.iter12, 1, !dbg !677
  %epil.iter12.cmp.not = icmp eq i64 %epil.iter12.next, %xtraiter11, !dbg !677
  br i1 %epil.iter12.cmp.not, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil, !dbg !677, !llvm.loop !697

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i: ; preds = %bb8.i.i.i.i.i.i.epil, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i ], [ %op.rdx.lcssa, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], !dbg !698
  %_3.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i, %_3.1, !dbg !699
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i), !dbg !701
  br label %bb7.i.i, !dbg !703

bb16.i.i:                                         ; preds = %bb3.i.i
  %42 = getelementptr inbounds nuw i8, ptr %f, i64 22, !dbg !704
  %_33.i.i = load i16, ptr %42, align 2, !dbg !704, !alias.scope !310, !noalias !311, !noundef !14
  %_41.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %_3.1, !dbg !705
  %_11.i.i = zext i16 %_33.i.i to i64, !dbg !720
  %.not.i.i = icmp eq i16 %_33.i.i, 0, !dbg !724
  br i1 %.not.i.i, label %bb5.i.i, label %bb1.i.i.i, !dbg !731

bb7.i.i:                                          ; preds = %bb10.i.i.i.i, %bb5.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, %bb32.i.i.i.i
  %char_count.sroa.0.0.i.i = phi i64 [ %49, %bb5.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i ], [ %31, %bb32.i.i.i.i ], [ %total.sroa.0.0.i.i.i.i, %bb10.i.i.i.i ], !dbg !732
  %s.sroa.8.0.i.i = phi i64 [ %iter.sroa.10.1.i.i, %bb5.i.i ], [ %_3.1, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i ], [ %_3.1, %bb32.i.i.i.i ], [ %_3.1, %bb10.i.i.i.i ]
  %43 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !733
  %_18.i.i = load i16, ptr %43, align 4, !dbg !733, !alias.scope !310, !noalias !311, !noundef !14
  %_17.i.i = zext i16 %_18.i.i to i64, !dbg !735
  %_16.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_17.i.i, !dbg !737
  br i1 %_16.i.i, label %bb8.i.i, label %bb12.i.i, !dbg !737

bb1.i.i.i:                                        ; preds = %bb16.i.i, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i
  %iter.sroa.10.2.i.i = phi i64 [ %46, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ 0, %bb16.i.i ], !dbg !738
  %_13.i19.i.i7.i.i.i = phi ptr [ %_13.i19.i.i5.i.i.i, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_3.0, %bb16.i.i ]
  %init.sroa.0.0.i.i.i = phi i64 [ %47, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_11.i.i, %bb16.i.i ]
  %_6.i.i.i.i.i.i = icmp ne ptr %_13.i19.i.i7.i.i.i, %_41.i.i, !dbg !739
  %spec.select.idx.i.i = zext i1 %_6.i.i.i.i.i.i to i64, !dbg !759
  %spec.select.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i7.i.i.i, i64 %spec.select.idx.i.i, !dbg !759
  br i1 %_6.i.i.i.i.i.i, label %bb14.i.i.i.i.i, label %bb5.i.i, !dbg !760

bb14.i.i.i.i.i:                                   ; preds = %bb1.i.i.i
  %x.i.i.i.i.i = load i8, ptr %_13.i19.i.i7.i.i.i, align 1, !dbg !766, !alias.scope !311, !noalias !767, !noundef !14
  %_7.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i, -1, !dbg !774
  br i1 %_7.i.i.i.i.i, label %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, label %bb4.i.i.i.i.i, !dbg !774

bb4.i.i.i.i.i:                                    ; preds = %bb14.i.i.i.i.i
  %_6.i3.i.i.i.i.i = icmp ne ptr %spec.select.i.i, %_41.i.i, !dbg !776
  %_13.i5.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 1
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i), !dbg !780
  %_14.i.i.i18.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -33, !dbg !781
  br i1 %_14.i.i.i18.i.i, label %bb6.i.i.i.i.i, label %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, !dbg !781

bb6.i.i.i.i.i:                                    ; preds = %bb4.i.i.i.i.i
  %_6.i10.i.i.i.i.i = icmp ne ptr %_13.i5.i.i.i.i.i, %_41.i.i, !dbg !784
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i.i), !dbg !787
  %_22.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -17, !dbg !788
  %spec.select.v = select i1 %_22.i.i.i.i.i, i64 3, i64 2, !dbg !788
  %spec.select = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 %spec.select.v, !dbg !788
  br label %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, !dbg !788

_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i: ; preds = %bb6.i.i.i.i.i, %bb14.i.i.i.i.i, %bb4.i.i.i.i.i
  %_13.i19.i.i5.i.i.i = phi ptr [ %spec.select, %bb6.i.i.i.i.i ], [ %_13.i5.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %spec.select.i.i, %bb14.i.i.i.i.i ]
  %44 = ptrtoint ptr %_13.i19.i.i7.i.i.i to i64, !dbg !791
  %45 = ptrtoint ptr %_13.i19.i.i5.i.i.i to i64, !dbg !804
  %_7.i.i.i.i = sub i64 %45, %44, !dbg !817
  %46 = add i64 %_7.i.i.i.i, %iter.sroa.10.2.i.i, !dbg !819
  %47 = add nsw i64 %init.sroa.0.0.i.i.i, -1, !dbg !820
  %48 = icmp eq i64 %47, 0, !dbg !829
  br i1 %48, label %bb5.i.i, label %bb1.i.i.i, !dbg !829

bb5.i.i:                                          ; preds = %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, %bb1.i.i.i, %bb16.i.i
  %iter.sroa.10.1.i.i = phi i64 [ 0, %bb16.i.i ], [ %iter.sroa.10.2.i.i, %bb1.i.i.i ], [ %46, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], !dbg !830
  %remaining.sroa.0.0.i.i = phi i64 [ 0, %bb16.i.i ], [ %init.sroa.0.0.i.i.i, %bb1.i.i.i ], [ 0, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], !dbg !831
  %49 = sub nsw i64 %_11.i.i, %remaining.sroa.0.0.i.i, !dbg !832
  br label %bb7.i.i, !dbg !835

bb12.i.i:                                         ; preds = %bb7.i.i
  %_30.0.i.i = load ptr, ptr %f, align 8, !dbg !836, !alias.scope !310, !noalias !311, !nonnull !14, !align !291, !noundef !14
  %50 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !836
  %_30.1.i.i = load ptr, ptr %50, align 8, !dbg !836, !alias.scope !310, !noalias !311, !nonnull !14, !align !27, !noundef !14
  %51 = getelementptr inbounds nuw i8, ptr %_30.1.i.i, i64 24, !dbg !836
  %52 = load ptr, ptr %51, align 8, !dbg !836, !invariant.load !14, !noalias !310, !nonnull !14
  %53 = tail call noundef zeroext i1 %52(ptr noundef nonnull align 1 %_30.0.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #14, !dbg !837, !noalias !310
  br label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, !dbg !837

bb8.i.i:                                          ; preds = %bb7.i.i
  %_23.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16, !dbg !838
  %_21.i.i = sub i16 %_18.i.i, %_23.i.i, !dbg !839
  tail call void @llvm.experimental.noalias.scope.decl(metadata !840), !dbg !843
  %_15.i.i.i = lshr i32 %_4.i.i, 29, !dbg !844
  %54 = and i32 %_15.i.i.i, 3, !dbg !844
  %_2.i11.i.i.i = and i32 %_4.i.i, 2097151, !dbg !849
  %55 = icmp samesign ult i32 %_2.i11.i.i.i, 1114112, !dbg !853
  tail call void @llvm.assume(i1 %55), !dbg !853
  switch i32 %54, label %default.unreachable [
    i32 0, label %bb6.i.i.i
    i32 1, label %bb12.i.i.i
    i32 2, label %bb11.i.i.i
    i32 3, label %bb6.i.i.i
  ], !dbg !844

default.unreachable:                              ; preds = %bb8.i.i
  unreachable

bb12.i.i.i:                                       ; preds = %bb8.i.i
  br label %bb6.i.i.i, !dbg !864

bb11.i.i.i:                                       ; preds = %bb8.i.i
  %56 = lshr i16 %_21.i.i, 1, !dbg !866
  br label %bb6.i.i.i, !dbg !867

bb6.i.i.i:                                        ; preds = %bb11.i.i.i, %bb12.i.i.i, %bb8.i.i, %bb8.i.i
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %56, %bb11.i.i.i ], [ %_21.i.i, %bb12.i.i.i ], [ 0, %bb8.i.i ], [ 0, %bb8.i.i ], !dbg !868
  %_14.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !869, !noalias !311
  %57 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i.i = load ptr, ptr %57, align 8, !alias.scope !869, !noalias !311
  %58 = getelementptr inbounds nuw i8, ptr %_14.1.i.i.i, i64 32
  br label %bb7.i.i.i, !dbg !870

bb7.i.i.i:                                        ; preds = %bb17.i.i.i, %bb6.i.i.i
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb6.i.i.i ], [ %_18.i.i.i, %bb17.i.i.i ], !dbg !873
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !874
  br i1 %exitcond.not.i.i.i, label %bb15.i.i.i, label %bb17.i.i.i, !dbg !888

bb15.i.i.i:                                       ; preds = %bb7.i.i.i
  %_13.i.i.i = sub i16 %_21.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !889
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i, !dbg !890

bb17.i.i.i:                                       ; preds = %bb7.i.i.i
  %_18.i.i.i = add i16 %iter.sroa.0.0.i.i.i, 1, !dbg !891
  %59 = load ptr, ptr %58, align 8, !dbg !899, !invariant.load !14, !noalias !869, !nonnull !14
  %_10.i.i.i = tail call noundef zeroext i1 %59(ptr noundef nonnull align 1 %_14.0.i.i.i, i32 noundef %_2.i11.i.i.i) #14, !dbg !900, !noalias !869
  br i1 %_10.i.i.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb7.i.i.i, !dbg !901

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i: ; preds = %bb17.i.i.i, %bb15.i.i.i
  %_0.sroa.3.0.i.i.i = phi i16 [ %_13.i.i.i, %bb15.i.i.i ], [ undef, %bb17.i.i.i ], !dbg !904
  %_0.sroa.0.0.i22.i.i = phi i32 [ %_2.i11.i.i.i, %bb15.i.i.i ], [ 1114112, %bb17.i.i.i ], !dbg !904
  %60 = icmp eq i32 %_0.sroa.0.0.i22.i.i, 1114112, !dbg !905
  br i1 %60, label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, label %bb27.i.i, !dbg !908

bb27.i.i:                                         ; preds = %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i
  %61 = getelementptr inbounds nuw i8, ptr %_14.1.i.i.i, i64 24, !dbg !909
  %62 = load ptr, ptr %61, align 8, !dbg !909, !invariant.load !14, !noalias !310, !nonnull !14
  %_26.i.i = tail call noundef zeroext i1 %62(ptr noundef nonnull align 1 %_14.0.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #14, !dbg !911, !noalias !310
  br i1 %_26.i.i, label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, label %bb1.i23.i.i, !dbg !912

bb1.i23.i.i:                                      ; preds = %bb27.i.i, %bb8.i26.i.i
  %iter.sroa.0.0.i24.i.i = phi i16 [ %_9.i.i.i, %bb8.i26.i.i ], [ 0, %bb27.i.i ], !dbg !915
  %exitcond.not.i25.i.i = icmp eq i16 %iter.sroa.0.0.i24.i.i, %_0.sroa.3.0.i.i.i, !dbg !919
  br i1 %exitcond.not.i25.i.i, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb8.i26.i.i, !dbg !928

bb8.i26.i.i:                                      ; preds = %bb1.i23.i.i
  %_9.i.i.i = add i16 %iter.sroa.0.0.i24.i.i, 1, !dbg !929
  %63 = load ptr, ptr %58, align 8, !dbg !935, !invariant.load !14, !noalias !310, !nonnull !14
  %_4.i.i.i = tail call noundef zeroext i1 %63(ptr noundef nonnull align 1 %_14.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i22.i.i) #14, !dbg !936, !noalias !310
  br i1 %_4.i.i.i, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb1.i23.i.i, !dbg !937

_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i: ; preds = %bb8.i26.i.i, %bb1.i23.i.i
  %iter.sroa.0.0.i24.lcssa.i.i = phi i16 [ %_0.sroa.3.0.i.i.i, %bb1.i23.i.i ], [ %iter.sroa.0.0.i24.i.i, %bb8.i26.i.i ], !dbg !915
  %_8.i.i.i = icmp ult i16 %iter.sroa.0.0.i24.lcssa.i.i, %_0.sroa.3.0.i.i.i, !dbg !919
  br label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, !dbg !940

_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit: ; preds = %bb1.i.i, %bb12.i.i, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i, %bb27.i.i, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %6, %bb1.i.i ], [ %53, %bb12.i.i ], [ true, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_8.i.i.i, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb27.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i, !dbg !941
}

; <&mut panics::Line as core::fmt::Write::write_fmt::SpecWriteFmt>::spec_write_fmt
; Function Attrs: inlinehint nounwind
define internal fastcc void @_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_(ptr noalias noundef nonnull align 8 dereferenceable(200) %self, ptr noundef nonnull readonly captures(address) %args.0, ptr noundef nonnull %args.1) unnamed_addr #2 !dbg !942 {
start:
  %_66.i = alloca [24 x i8], align 8
  %_27.i = alloca [24 x i8], align 8
  %_8 = ptrtoint ptr %args.1 to i64, !dbg !946
  %_10 = and i64 %_8, 1, !dbg !952
  %.not = icmp eq i64 %_10, 0, !dbg !952
  br i1 %.not, label %bb2.preheader.i, label %bb14, !dbg !952

bb14:                                             ; preds = %start
  %_15 = lshr i64 %_8, 1, !dbg !954
  tail call void @llvm.experimental.noalias.scope.decl(metadata !955), !dbg !958
  tail call void @llvm.experimental.noalias.scope.decl(metadata !959), !dbg !958
  %_17.i = getelementptr inbounds nuw i8, ptr %args.0, i64 %_15, !dbg !961
  %_241.i = icmp samesign eq i64 %_15, 0, !dbg !967
  br i1 %_241.i, label %bb3, label %bb7.lr.ph.i, !dbg !970

bb7.lr.ph.i:                                      ; preds = %bb14
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_9.pre.i = load i64, ptr %0, align 8, !dbg !971, !alias.scope !955, !noalias !959
  br label %bb7.i, !dbg !970

bb7.i:                                            ; preds = %bb5.i, %bb7.lr.ph.i
  %_9.i = phi i64 [ %_9.pre.i, %bb7.lr.ph.i ], [ %_94.i, %bb5.i ], !dbg !971
  %iter.sroa.0.02.i = phi ptr [ %args.0, %bb7.lr.ph.i ], [ %_30.i, %bb5.i ]
  %_30.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 1, !dbg !972
  %b.i = load i8, ptr %iter.sroa.0.02.i, align 1, !dbg !974, !alias.scope !959, !noalias !955, !noundef !14
  %_8.i = add i64 %_9.i, 1, !dbg !971
  %_7.i = icmp ult i64 %_8.i, 192, !dbg !971
  br i1 %_7.i, label %bb2.i, label %bb5.i, !dbg !971

bb2.i:                                            ; preds = %bb7.i
  %_11.i = icmp ult i64 %_9.i, 192, !dbg !975
  br i1 %_11.i, label %bb3.i, label %panic.i, !dbg !975

bb5.i:                                            ; preds = %bb3.i, %bb7.i
  %_94.i = phi i64 [ %_9.i, %bb7.i ], [ %3, %bb3.i ]
  %_24.i = icmp eq ptr %_30.i, %_17.i, !dbg !967
  br i1 %_24.i, label %bb3, label %bb7.i, !dbg !970

bb3.i:                                            ; preds = %bb2.i
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i, !dbg !975
  store i8 %b.i, ptr %1, align 1, !dbg !975, !alias.scope !955, !noalias !959
  %2 = load i64, ptr %0, align 8, !dbg !976, !alias.scope !955, !noalias !959, !noundef !14
  %3 = add i64 %2, 1, !dbg !976
  store i64 %3, ptr %0, align 8, !dbg !976, !alias.scope !955, !noalias !959
  br label %bb5.i, !dbg !977

panic.i:                                          ; preds = %bb2.i
  %_9.i.lcssa = phi i64 [ %_9.i, %bb2.i ], !dbg !971
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !975, !noalias !978
  unreachable, !dbg !975

bb3:                                              ; preds = %bb5.i, %bb34.i, %bb31.i, %bb12.i, %bb2.preheader.i, %bb14
  ret void, !dbg !979

bb2.preheader.i:                                  ; preds = %start
  %n4.i = load i8, ptr %args.0, align 1, !dbg !980, !noalias !984, !noundef !14
  %4 = icmp eq i8 %n4.i, 0, !dbg !987
  br i1 %4, label %bb3, label %bb4.lr.ph.i, !dbg !987

bb4.lr.ph.i:                                      ; preds = %bb2.preheader.i
  %5 = getelementptr inbounds nuw i8, ptr %_27.i, i64 16
  %_28.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_27.i, i64 20
  %6 = getelementptr inbounds nuw i8, ptr %_27.i, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %_66.i, i64 16
  %opt.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_66.i, i64 20
  %opt.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_66.i, i64 22
  %8 = getelementptr inbounds nuw i8, ptr %_66.i, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 192
  br label %bb4.i, !dbg !987

bb4.i:                                            ; preds = %bb34.i, %bb4.lr.ph.i
  %n8.i = phi i8 [ %n4.i, %bb4.lr.ph.i ], [ %n.i, %bb34.i ]
  %template.sroa.0.07.i = phi ptr [ %args.0, %bb4.lr.ph.i ], [ %template.sroa.0.5.i, %bb34.i ]
  %arg_index.sroa.0.06.i = phi i64 [ 0, %bb4.lr.ph.i ], [ %arg_index.sroa.0.2.i, %bb34.i ]
  %_809.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 1, !dbg !988
  %_7.i4 = icmp sgt i8 %n8.i, -1, !dbg !990
  br i1 %_7.i4, label %bb5.i6, label %bb8.i, !dbg !990

bb8.i:                                            ; preds = %bb4.i
  switch i8 %n8.i, label %bb13.i [
    i8 -128, label %bb9.i
    i8 -64, label %bb12.i
  ], !dbg !991

bb5.i6:                                           ; preds = %bb4.i
  %_11.i7 = zext nneg i8 %n8.i to i64, !dbg !992
  %_83.i = getelementptr inbounds nuw i8, ptr %_809.i, i64 %_11.i7, !dbg !993
  call void @llvm.experimental.noalias.scope.decl(metadata !995), !dbg !998
  call void @llvm.experimental.noalias.scope.decl(metadata !999), !dbg !998
  %_9.pre.i29 = load i64, ptr %9, align 8, !dbg !1001, !alias.scope !995, !noalias !999
  br label %bb7.i30, !dbg !1003

bb7.i30:                                          ; preds = %bb5.i37, %bb5.i6
  %_9.i31 = phi i64 [ %_9.pre.i29, %bb5.i6 ], [ %_94.i38, %bb5.i37 ], !dbg !1001
  %iter.sroa.0.02.i32 = phi ptr [ %_809.i, %bb5.i6 ], [ %_30.i33, %bb5.i37 ]
  %_30.i33 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i32, i64 1, !dbg !1005
  %b.i34 = load i8, ptr %iter.sroa.0.02.i32, align 1, !dbg !1007, !alias.scope !999, !noalias !995, !noundef !14
  %_8.i35 = add i64 %_9.i31, 1, !dbg !1001
  %_7.i36 = icmp ult i64 %_8.i35, 192, !dbg !1001
  br i1 %_7.i36, label %bb2.i40, label %bb5.i37, !dbg !1001

bb2.i40:                                          ; preds = %bb7.i30
  %_11.i41 = icmp ult i64 %_9.i31, 192, !dbg !1008
  br i1 %_11.i41, label %bb3.i43, label %panic.i42, !dbg !1008

bb5.i37:                                          ; preds = %bb3.i43, %bb7.i30
  %_94.i38 = phi i64 [ %_9.i31, %bb7.i30 ], [ %12, %bb3.i43 ]
  %_24.i39 = icmp eq ptr %_30.i33, %_83.i, !dbg !1009
  br i1 %_24.i39, label %bb34.i, label %bb7.i30, !dbg !1003

bb3.i43:                                          ; preds = %bb2.i40
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i31, !dbg !1008
  store i8 %b.i34, ptr %10, align 1, !dbg !1008, !alias.scope !995, !noalias !999
  %11 = load i64, ptr %9, align 8, !dbg !1011, !alias.scope !995, !noalias !999, !noundef !14
  %12 = add i64 %11, 1, !dbg !1011
  store i64 %12, ptr %9, align 8, !dbg !1011, !alias.scope !995, !noalias !999
  br label %bb5.i37, !dbg !1012

panic.i42:                                        ; preds = %bb2.i40
  %_9.i31.lcssa = phi i64 [ %_9.i31, %bb2.i40 ], !dbg !1001
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i31.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !1008, !noalias !1013
  unreachable, !dbg !1008

bb9.i:                                            ; preds = %bb8.i
  %_16.sroa.0.0.copyload.i = load i16, ptr %_809.i, align 1, !dbg !1014, !noalias !984
  %len.i = zext i16 %_16.sroa.0.0.copyload.i to i64, !dbg !1017
  %_89.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 3, !dbg !1019
  %_92.i = getelementptr inbounds nuw i8, ptr %_89.i, i64 %len.i, !dbg !1021
  call void @llvm.experimental.noalias.scope.decl(metadata !1023), !dbg !1026
  call void @llvm.experimental.noalias.scope.decl(metadata !1027), !dbg !1026
  %_241.i9 = icmp eq i16 %_16.sroa.0.0.copyload.i, 0, !dbg !1029
  br i1 %_241.i9, label %bb34.i, label %bb7.lr.ph.i10, !dbg !1033

bb7.lr.ph.i10:                                    ; preds = %bb9.i
  %_9.pre.i11 = load i64, ptr %9, align 8, !dbg !1034, !alias.scope !1023, !noalias !1027
  br label %bb7.i12, !dbg !1033

bb7.i12:                                          ; preds = %bb5.i19, %bb7.lr.ph.i10
  %_9.i13 = phi i64 [ %_9.pre.i11, %bb7.lr.ph.i10 ], [ %_94.i20, %bb5.i19 ], !dbg !1034
  %iter.sroa.0.02.i14 = phi ptr [ %_89.i, %bb7.lr.ph.i10 ], [ %_30.i15, %bb5.i19 ]
  %_30.i15 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i14, i64 1, !dbg !1035
  %b.i16 = load i8, ptr %iter.sroa.0.02.i14, align 1, !dbg !1037, !alias.scope !1027, !noalias !1023, !noundef !14
  %_8.i17 = add i64 %_9.i13, 1, !dbg !1034
  %_7.i18 = icmp ult i64 %_8.i17, 192, !dbg !1034
  br i1 %_7.i18, label %bb2.i22, label %bb5.i19, !dbg !1034

bb2.i22:                                          ; preds = %bb7.i12
  %_11.i23 = icmp ult i64 %_9.i13, 192, !dbg !1038
  br i1 %_11.i23, label %bb3.i25, label %panic.i24, !dbg !1038

bb5.i19:                                          ; preds = %bb3.i25, %bb7.i12
  %_94.i20 = phi i64 [ %_9.i13, %bb7.i12 ], [ %15, %bb3.i25 ]
  %_24.i21 = icmp eq ptr %_30.i15, %_92.i, !dbg !1029
  br i1 %_24.i21, label %bb34.i, label %bb7.i12, !dbg !1033

bb3.i25:                                          ; preds = %bb2.i22
  %13 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i13, !dbg !1038
  store i8 %b.i16, ptr %13, align 1, !dbg !1038, !alias.scope !1023, !noalias !1027
  %14 = load i64, ptr %9, align 8, !dbg !1039, !alias.scope !1023, !noalias !1027, !noundef !14
  %15 = add i64 %14, 1, !dbg !1039
  store i64 %15, ptr %9, align 8, !dbg !1039, !alias.scope !1023, !noalias !1027
  br label %bb5.i19, !dbg !1040

panic.i24:                                        ; preds = %bb2.i22
  %_9.i13.lcssa = phi i64 [ %_9.i13, %bb2.i22 ], !dbg !1034
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i13.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !1038, !noalias !1041
  unreachable, !dbg !1038

bb12.i:                                           ; preds = %bb8.i
  %_97.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.06.i, !dbg !1042
  call void @llvm.lifetime.start.p0(ptr nonnull %_27.i), !dbg !1044, !noalias !984
  store i32 1610612768, ptr %5, align 8, !dbg !1045, !noalias !984
  store <2 x i16> zeroinitializer, ptr %_28.sroa.4.0..sroa_idx.i, align 4, !dbg !1045, !noalias !984
  store ptr %self, ptr %_27.i, align 8, !dbg !1045, !noalias !984
  store ptr @vtable.0, ptr %6, align 8, !dbg !1045, !noalias !984
  %16 = load ptr, ptr %_97.i, align 8, !dbg !1047, !noalias !984, !nonnull !14, !noundef !14
  %17 = getelementptr inbounds nuw i8, ptr %_97.i, i64 8, !dbg !1049
  %_101.i = load ptr, ptr %17, align 8, !dbg !1049, !noalias !984, !nonnull !14, !noundef !14
  %_23.i = call noundef zeroext i1 %_101.i(ptr noundef nonnull %16, ptr noalias noundef nonnull align 8 dereferenceable(24) %_27.i) #15, !dbg !1050
  call void @llvm.lifetime.end.p0(ptr nonnull %_27.i), !dbg !1051, !noalias !984
  br i1 %_23.i, label %bb3, label %bb53.i, !dbg !1052

bb13.i:                                           ; preds = %bb8.i
  %_30.i5 = icmp samesign ugt i8 %n8.i, -64, !dbg !1054
  call void @llvm.assume(i1 %_30.i5), !dbg !1055
  %_32.i = and i8 %n8.i, 1, !dbg !1057
  %18 = icmp eq i8 %_32.i, 0, !dbg !1057
  br i1 %18, label %bb16.i, label %bb14.i, !dbg !1057

bb53.i:                                           ; preds = %bb12.i
  %19 = add i64 %arg_index.sroa.0.06.i, 1, !dbg !1058
  br label %bb34.i, !dbg !1059

bb14.i:                                           ; preds = %bb13.i
  %_109.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 5
  %_34.sroa.0.0.copyload.i = load i32, ptr %_809.i, align 1, !dbg !1060, !noalias !984
  br label %bb16.i, !dbg !1063

bb16.i:                                           ; preds = %bb14.i, %bb13.i
  %opt.sroa.0.0.i = phi i32 [ 1610612768, %bb13.i ], [ %_34.sroa.0.0.copyload.i, %bb14.i ], !dbg !1064
  %template.sroa.0.1.i = phi ptr [ %_809.i, %bb13.i ], [ %_109.i, %bb14.i ], !dbg !1065
  %_36.i = and i8 %n8.i, 2, !dbg !1067
  %20 = icmp eq i8 %_36.i, 0, !dbg !1067
  br i1 %20, label %bb19.i, label %bb17.i, !dbg !1067

bb17.i:                                           ; preds = %bb16.i
  %_112.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i, i64 2
  %_38.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.1.i, align 1, !dbg !1068, !noalias !984
  br label %bb19.i, !dbg !1071

bb19.i:                                           ; preds = %bb17.i, %bb16.i
  %opt.sroa.3.0.i = phi i16 [ 0, %bb16.i ], [ %_38.sroa.0.0.copyload.i, %bb17.i ], !dbg !1064
  %template.sroa.0.2.i = phi ptr [ %template.sroa.0.1.i, %bb16.i ], [ %_112.i, %bb17.i ], !dbg !1065
  %_40.i = and i8 %n8.i, 4, !dbg !1072
  %21 = icmp eq i8 %_40.i, 0, !dbg !1072
  br i1 %21, label %bb22.i, label %bb20.i, !dbg !1072

bb20.i:                                           ; preds = %bb19.i
  %_115.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i, i64 2
  %_42.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.2.i, align 1, !dbg !1073, !noalias !984
  br label %bb22.i, !dbg !1076

bb22.i:                                           ; preds = %bb20.i, %bb19.i
  %opt.sroa.7.0.i = phi i16 [ 0, %bb19.i ], [ %_42.sroa.0.0.copyload.i, %bb20.i ], !dbg !1064
  %template.sroa.0.3.i = phi ptr [ %template.sroa.0.2.i, %bb19.i ], [ %_115.i, %bb20.i ], !dbg !1065
  %_44.i = and i8 %n8.i, 8, !dbg !1077
  %22 = icmp eq i8 %_44.i, 0, !dbg !1077
  br i1 %22, label %bb25.i, label %bb23.i, !dbg !1077

bb23.i:                                           ; preds = %bb22.i
  %_118.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i, i64 2
  %_47.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.3.i, align 1, !dbg !1078, !noalias !984
  %23 = zext i16 %_47.sroa.0.0.copyload.i to i64, !dbg !1081
  br label %bb25.i, !dbg !1083

bb25.i:                                           ; preds = %bb23.i, %bb22.i
  %arg_index.sroa.0.1.i = phi i64 [ %arg_index.sroa.0.06.i, %bb22.i ], [ %23, %bb23.i ], !dbg !1084
  %template.sroa.0.4.i = phi ptr [ %template.sroa.0.3.i, %bb22.i ], [ %_118.i, %bb23.i ], !dbg !1065
  %_50.i = and i8 %n8.i, 16, !dbg !1085
  %24 = icmp eq i8 %_50.i, 0, !dbg !1085
  br i1 %24, label %bb28.i, label %bb26.i, !dbg !1085

bb26.i:                                           ; preds = %bb25.i
  %_54.i = zext i16 %opt.sroa.3.0.i to i64
  %_120.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_54.i
  %25 = getelementptr inbounds nuw i8, ptr %_120.i, i64 8
  %_124.i = load i16, ptr %25, align 8, !dbg !1086, !noalias !984, !noundef !14
  br label %bb28.i, !dbg !1088

bb28.i:                                           ; preds = %bb26.i, %bb25.i
  %opt.sroa.3.1.i = phi i16 [ %opt.sroa.3.0.i, %bb25.i ], [ %_124.i, %bb26.i ], !dbg !1064
  %_56.i = and i8 %n8.i, 32, !dbg !1089
  %26 = icmp eq i8 %_56.i, 0, !dbg !1089
  br i1 %26, label %bb31.i, label %bb29.i, !dbg !1089

bb29.i:                                           ; preds = %bb28.i
  %_60.i = zext i16 %opt.sroa.7.0.i to i64
  %_126.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_60.i
  %27 = getelementptr inbounds nuw i8, ptr %_126.i, i64 8
  %_130.i = load i16, ptr %27, align 8, !dbg !1090, !noalias !984, !noundef !14
  br label %bb31.i, !dbg !1092

bb31.i:                                           ; preds = %bb29.i, %bb28.i
  %opt.sroa.7.1.i = phi i16 [ %opt.sroa.7.0.i, %bb28.i ], [ %_130.i, %bb29.i ], !dbg !1064
  %_132.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i, !dbg !1093
  call void @llvm.lifetime.start.p0(ptr nonnull %_66.i), !dbg !1095, !noalias !984
  store i32 %opt.sroa.0.0.i, ptr %7, align 8, !dbg !1096, !noalias !984
  store i16 %opt.sroa.3.1.i, ptr %opt.sroa.3.0..sroa_idx.i, align 4, !dbg !1096, !noalias !984
  store i16 %opt.sroa.7.1.i, ptr %opt.sroa.7.0..sroa_idx.i, align 2, !dbg !1096, !noalias !984
  store ptr %self, ptr %_66.i, align 8, !dbg !1096, !noalias !984
  store ptr @vtable.0, ptr %8, align 8, !dbg !1096, !noalias !984
  %28 = load ptr, ptr %_132.i, align 8, !dbg !1098, !noalias !984, !nonnull !14, !noundef !14
  %29 = getelementptr inbounds nuw i8, ptr %_132.i, i64 8, !dbg !1100
  %_136.i = load ptr, ptr %29, align 8, !dbg !1100, !noalias !984, !nonnull !14, !noundef !14
  %_62.i = call noundef zeroext i1 %_136.i(ptr noundef nonnull %28, ptr noalias noundef nonnull align 8 dereferenceable(24) %_66.i) #15, !dbg !1101
  call void @llvm.lifetime.end.p0(ptr nonnull %_66.i), !dbg !1102, !noalias !984
  br i1 %_62.i, label %bb3, label %bb64.i, !dbg !1103

bb64.i:                                           ; preds = %bb31.i
  %30 = add i64 %arg_index.sroa.0.1.i, 1, !dbg !1105
  br label %bb34.i, !dbg !1059

bb34.i:                                           ; preds = %bb5.i19, %bb5.i37, %bb9.i, %bb64.i, %bb53.i
  %arg_index.sroa.0.2.i = phi i64 [ %19, %bb53.i ], [ %30, %bb64.i ], [ %arg_index.sroa.0.06.i, %bb9.i ], [ %arg_index.sroa.0.06.i, %bb5.i37 ], [ %arg_index.sroa.0.06.i, %bb5.i19 ], !dbg !1084
  %template.sroa.0.5.i = phi ptr [ %_809.i, %bb53.i ], [ %template.sroa.0.4.i, %bb64.i ], [ %_92.i, %bb9.i ], [ %_83.i, %bb5.i37 ], [ %_92.i, %bb5.i19 ], !dbg !1065
  %n.i = load i8, ptr %template.sroa.0.5.i, align 1, !dbg !980, !noalias !984, !noundef !14
  %31 = icmp eq i8 %n.i, 0, !dbg !987
  br i1 %31, label %bb3, label %bb4.i, !dbg !987
}

; <panics::Line as core::fmt::Write>::write_char
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write10write_charB4_(ptr noalias noundef align 8 captures(none) dereferenceable(200) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #1 !dbg !1106 {
start:
  %_6 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_6), !dbg !1107
  store i32 0, ptr %_6, align 4, !dbg !1107
  %_11.i = icmp samesign ult i32 %c, 128, !dbg !1108
  %_13.i = icmp samesign ult i32 %c, 65536, !dbg !1108
  %0 = trunc i32 %c to i8, !dbg !1115
  %len.sroa.0.0.i.sroa.gep = getelementptr inbounds nuw i8, ptr %_6, i64 1, !dbg !1120
  %len.sroa.0.0.i.sroa.gep4 = getelementptr inbounds nuw i8, ptr %_6, i64 2, !dbg !1120
  %len.sroa.0.0.i.sroa.gep5 = getelementptr inbounds nuw i8, ptr %_6, i64 3, !dbg !1120
  %len.sroa.0.0.i.sroa.gep6 = getelementptr inbounds nuw i8, ptr %_6, i64 4, !dbg !1120
  br i1 %_11.i, label %bb12.i.i, label %bb7.i.i, !dbg !1120

bb7.i.i:                                          ; preds = %start
  %_12.i = icmp samesign ult i32 %c, 2048, !dbg !1108
  %_10.i.i = lshr i32 %c, 6, !dbg !1123
  %1 = trunc i32 %_10.i.i to i8, !dbg !1125
  %_14.i.i = lshr i32 %c, 12, !dbg !1126
  %2 = trunc i32 %_14.i.i to i8, !dbg !1128
  %_18.i.i = lshr i32 %c, 18, !dbg !1129
  %_16.i.i = trunc nuw nsw i32 %_18.i.i to i8, !dbg !1131
  %3 = insertelement <4 x i8> poison, i8 %_16.i.i, i64 0, !dbg !1128
  %4 = insertelement <4 x i8> %3, i8 %2, i64 1, !dbg !1128
  %5 = insertelement <4 x i8> %4, i8 %1, i64 2, !dbg !1128
  %6 = insertelement <4 x i8> %5, i8 %0, i64 3, !dbg !1128
  %7 = and <4 x i8> %6, <i8 -1, i8 63, i8 63, i8 63>, !dbg !1128
  %8 = or disjoint <4 x i8> %7, <i8 -16, i8 -128, i8 -128, i8 -128>, !dbg !1131
  br i1 %_12.i, label %bb1.i.i, label %bb2.i.i, !dbg !1132

bb12.i.i:                                         ; preds = %start
  store i8 %0, ptr %_6, align 4, !dbg !1134, !alias.scope !1135
  br label %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit, !dbg !1138

bb1.i.i:                                          ; preds = %bb7.i.i
  %9 = or disjoint i8 %1, -64, !dbg !1140
  store i8 %9, ptr %_6, align 4, !dbg !1140, !alias.scope !1135
  %10 = extractelement <4 x i8> %8, i64 3, !dbg !1141
  store i8 %10, ptr %len.sroa.0.0.i.sroa.gep, align 1, !dbg !1141, !alias.scope !1135
  br label %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit, !dbg !1142

bb2.i.i:                                          ; preds = %bb7.i.i
  br i1 %_13.i, label %bb3.i.i, label %bb4.i.i, !dbg !1144

bb3.i.i:                                          ; preds = %bb2.i.i
  %11 = or disjoint i8 %2, -32, !dbg !1145
  store i8 %11, ptr %_6, align 4, !dbg !1145, !alias.scope !1135
  %12 = shufflevector <4 x i8> %8, <4 x i8> poison, <2 x i32> <i32 2, i32 3>, !dbg !1146
  store <2 x i8> %12, ptr %len.sroa.0.0.i.sroa.gep, align 1, !dbg !1146, !alias.scope !1135
  br label %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit, !dbg !1142

bb4.i.i:                                          ; preds = %bb2.i.i
  store <4 x i8> %8, ptr %_6, align 4, !dbg !1147, !alias.scope !1135
  br label %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit, !dbg !1148

_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit: ; preds = %bb12.i.i, %bb1.i.i, %bb3.i.i, %bb4.i.i
  %len.sroa.0.0.i.sroa.phi = phi ptr [ %len.sroa.0.0.i.sroa.gep, %bb12.i.i ], [ %len.sroa.0.0.i.sroa.gep4, %bb1.i.i ], [ %len.sroa.0.0.i.sroa.gep5, %bb3.i.i ], [ %len.sroa.0.0.i.sroa.gep6, %bb4.i.i ], !dbg !1108
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1149), !dbg !1152
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1153), !dbg !1152
  %13 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_9.pre.i = load i64, ptr %13, align 8, !dbg !1155, !alias.scope !1149, !noalias !1153
  br label %bb7.i, !dbg !1157

bb7.i:                                            ; preds = %bb5.i, %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit
  %_9.i = phi i64 [ %_9.pre.i, %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit ], [ %_94.i, %bb5.i ], !dbg !1155
  %iter.sroa.0.02.i = phi ptr [ %_6, %_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw.exit ], [ %_30.i, %bb5.i ]
  %_30.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 1, !dbg !1159
  %b.i = load i8, ptr %iter.sroa.0.02.i, align 1, !dbg !1161, !alias.scope !1153, !noalias !1149, !noundef !14
  %_8.i = add i64 %_9.i, 1, !dbg !1155
  %_7.i = icmp ult i64 %_8.i, 192, !dbg !1155
  br i1 %_7.i, label %bb2.i, label %bb5.i, !dbg !1155

bb2.i:                                            ; preds = %bb7.i
  %_11.i1 = icmp ult i64 %_9.i, 192, !dbg !1162
  br i1 %_11.i1, label %bb3.i, label %panic.i, !dbg !1162

bb5.i:                                            ; preds = %bb3.i, %bb7.i
  %_94.i = phi i64 [ %_9.i, %bb7.i ], [ %16, %bb3.i ]
  %_24.i = icmp eq ptr %_30.i, %len.sroa.0.0.i.sroa.phi, !dbg !1163
  br i1 %_24.i, label %_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str.exit, label %bb7.i, !dbg !1157

bb3.i:                                            ; preds = %bb2.i
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i, !dbg !1162
  store i8 %b.i, ptr %14, align 1, !dbg !1162, !alias.scope !1149, !noalias !1153
  %15 = load i64, ptr %13, align 8, !dbg !1165, !alias.scope !1149, !noalias !1153, !noundef !14
  %16 = add i64 %15, 1, !dbg !1165
  store i64 %16, ptr %13, align 8, !dbg !1165, !alias.scope !1149, !noalias !1153
  br label %bb5.i, !dbg !1166

panic.i:                                          ; preds = %bb2.i
  %_9.i.lcssa = phi i64 [ %_9.i, %bb2.i ], !dbg !1155
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !1162, !noalias !1167
  unreachable, !dbg !1162

_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str.exit: ; preds = %bb5.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_6), !dbg !1168
  ret i1 false, !dbg !1169
}

; <panics::Line as core::fmt::Write>::write_fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtB4_(ptr noalias noundef align 8 dereferenceable(200) %self, ptr noundef nonnull readonly captures(address) %args.0, ptr noundef nonnull %args.1) unnamed_addr #1 !dbg !1170 {
start:
  %_66.i = alloca [24 x i8], align 8
  %_27.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1171), !dbg !1174
  %_8.i = ptrtoint ptr %args.1 to i64, !dbg !1175
  %_10.i = and i64 %_8.i, 1, !dbg !1179
  %.not.i = icmp eq i64 %_10.i, 0, !dbg !1179
  br i1 %.not.i, label %bb2.preheader.i, label %bb14.i, !dbg !1179

bb14.i:                                           ; preds = %start
  %_15.i = lshr i64 %_8.i, 1, !dbg !1180
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1181), !dbg !1184
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1185), !dbg !1184
  %_17.i.i = getelementptr inbounds nuw i8, ptr %args.0, i64 %_15.i, !dbg !1187
  %_241.i.i = icmp samesign eq i64 %_15.i, 0, !dbg !1193
  br i1 %_241.i.i, label %_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb7.lr.ph.i.i, !dbg !1196

bb7.lr.ph.i.i:                                    ; preds = %bb14.i
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_9.pre.i.i = load i64, ptr %0, align 8, !dbg !1197, !alias.scope !1198, !noalias !1185
  br label %bb7.i.i, !dbg !1196

bb7.i.i:                                          ; preds = %bb5.i.i, %bb7.lr.ph.i.i
  %_9.i.i = phi i64 [ %_9.pre.i.i, %bb7.lr.ph.i.i ], [ %_94.i.i, %bb5.i.i ], !dbg !1197
  %iter.sroa.0.02.i.i = phi ptr [ %args.0, %bb7.lr.ph.i.i ], [ %_30.i.i, %bb5.i.i ]
  %_30.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i.i, i64 1, !dbg !1199
  %b.i.i = load i8, ptr %iter.sroa.0.02.i.i, align 1, !dbg !1201, !alias.scope !1185, !noalias !1198, !noundef !14
  %_8.i.i = add i64 %_9.i.i, 1, !dbg !1197
  %_7.i.i = icmp ult i64 %_8.i.i, 192, !dbg !1197
  br i1 %_7.i.i, label %bb2.i.i, label %bb5.i.i, !dbg !1197

bb2.i.i:                                          ; preds = %bb7.i.i
  %_11.i.i = icmp ult i64 %_9.i.i, 192, !dbg !1202
  br i1 %_11.i.i, label %bb3.i.i, label %panic.i.i, !dbg !1202

bb5.i.i:                                          ; preds = %bb3.i.i, %bb7.i.i
  %_94.i.i = phi i64 [ %_9.i.i, %bb7.i.i ], [ %3, %bb3.i.i ]
  %_24.i.i = icmp eq ptr %_30.i.i, %_17.i.i, !dbg !1193
  br i1 %_24.i.i, label %_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb7.i.i, !dbg !1196

bb3.i.i:                                          ; preds = %bb2.i.i
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i.i, !dbg !1202
  store i8 %b.i.i, ptr %1, align 1, !dbg !1202, !alias.scope !1198, !noalias !1185
  %2 = load i64, ptr %0, align 8, !dbg !1203, !alias.scope !1198, !noalias !1185, !noundef !14
  %3 = add i64 %2, 1, !dbg !1203
  store i64 %3, ptr %0, align 8, !dbg !1203, !alias.scope !1198, !noalias !1185
  br label %bb5.i.i, !dbg !1204

panic.i.i:                                        ; preds = %bb2.i.i
  %_9.i.i.lcssa = phi i64 [ %_9.i.i, %bb2.i.i ], !dbg !1197
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i.i.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !1202, !noalias !1205
  unreachable, !dbg !1202

bb2.preheader.i:                                  ; preds = %start
  %n4.i = load i8, ptr %args.0, align 1, !dbg !1206, !noalias !1210, !noundef !14
  %4 = icmp eq i8 %n4.i, 0, !dbg !1213
  br i1 %4, label %_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb4.lr.ph.i, !dbg !1213

bb4.lr.ph.i:                                      ; preds = %bb2.preheader.i
  %5 = getelementptr inbounds nuw i8, ptr %_27.i, i64 16
  %_28.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_27.i, i64 20
  %6 = getelementptr inbounds nuw i8, ptr %_27.i, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %_66.i, i64 16
  %opt.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_66.i, i64 20
  %opt.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_66.i, i64 22
  %8 = getelementptr inbounds nuw i8, ptr %_66.i, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 192
  br label %bb4.i, !dbg !1213

bb4.i:                                            ; preds = %bb34.i, %bb4.lr.ph.i
  %n8.i = phi i8 [ %n4.i, %bb4.lr.ph.i ], [ %n.i, %bb34.i ]
  %template.sroa.0.07.i = phi ptr [ %args.0, %bb4.lr.ph.i ], [ %template.sroa.0.5.i, %bb34.i ]
  %arg_index.sroa.0.06.i = phi i64 [ 0, %bb4.lr.ph.i ], [ %arg_index.sroa.0.2.i, %bb34.i ]
  %_809.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 1, !dbg !1214
  %_7.i = icmp sgt i8 %n8.i, -1, !dbg !1216
  br i1 %_7.i, label %bb5.i, label %bb8.i, !dbg !1216

bb8.i:                                            ; preds = %bb4.i
  switch i8 %n8.i, label %bb13.i [
    i8 -128, label %bb9.i
    i8 -64, label %bb12.i9
  ], !dbg !1217

bb5.i:                                            ; preds = %bb4.i
  %_11.i = zext nneg i8 %n8.i to i64, !dbg !1218
  %_83.i = getelementptr inbounds nuw i8, ptr %_809.i, i64 %_11.i, !dbg !1219
  call void @llvm.experimental.noalias.scope.decl(metadata !1221), !dbg !1224
  call void @llvm.experimental.noalias.scope.decl(metadata !1225), !dbg !1224
  %_9.pre.i19 = load i64, ptr %9, align 8, !dbg !1227, !alias.scope !1221, !noalias !1225
  br label %bb7.i20, !dbg !1229

bb7.i20:                                          ; preds = %bb5.i27, %bb5.i
  %_9.i21 = phi i64 [ %_9.pre.i19, %bb5.i ], [ %_94.i28, %bb5.i27 ], !dbg !1227
  %iter.sroa.0.02.i22 = phi ptr [ %_809.i, %bb5.i ], [ %_30.i23, %bb5.i27 ]
  %_30.i23 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i22, i64 1, !dbg !1231
  %b.i24 = load i8, ptr %iter.sroa.0.02.i22, align 1, !dbg !1233, !alias.scope !1225, !noalias !1221, !noundef !14
  %_8.i25 = add i64 %_9.i21, 1, !dbg !1227
  %_7.i26 = icmp ult i64 %_8.i25, 192, !dbg !1227
  br i1 %_7.i26, label %bb2.i30, label %bb5.i27, !dbg !1227

bb2.i30:                                          ; preds = %bb7.i20
  %_11.i31 = icmp ult i64 %_9.i21, 192, !dbg !1234
  br i1 %_11.i31, label %bb3.i33, label %panic.i32, !dbg !1234

bb5.i27:                                          ; preds = %bb3.i33, %bb7.i20
  %_94.i28 = phi i64 [ %_9.i21, %bb7.i20 ], [ %12, %bb3.i33 ]
  %_24.i29 = icmp eq ptr %_30.i23, %_83.i, !dbg !1235
  br i1 %_24.i29, label %bb34.i, label %bb7.i20, !dbg !1229

bb3.i33:                                          ; preds = %bb2.i30
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i21, !dbg !1234
  store i8 %b.i24, ptr %10, align 1, !dbg !1234, !alias.scope !1221, !noalias !1225
  %11 = load i64, ptr %9, align 8, !dbg !1237, !alias.scope !1221, !noalias !1225, !noundef !14
  %12 = add i64 %11, 1, !dbg !1237
  store i64 %12, ptr %9, align 8, !dbg !1237, !alias.scope !1221, !noalias !1225
  br label %bb5.i27, !dbg !1238

panic.i32:                                        ; preds = %bb2.i30
  %_9.i21.lcssa = phi i64 [ %_9.i21, %bb2.i30 ], !dbg !1227
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i21.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !1234, !noalias !1239
  unreachable, !dbg !1234

bb9.i:                                            ; preds = %bb8.i
  %_16.sroa.0.0.copyload.i = load i16, ptr %_809.i, align 1, !dbg !1240, !noalias !1210
  %len.i = zext i16 %_16.sroa.0.0.copyload.i to i64, !dbg !1243
  %_89.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 3, !dbg !1245
  %_92.i = getelementptr inbounds nuw i8, ptr %_89.i, i64 %len.i, !dbg !1247
  call void @llvm.experimental.noalias.scope.decl(metadata !1249), !dbg !1252
  call void @llvm.experimental.noalias.scope.decl(metadata !1253), !dbg !1252
  %_241.i = icmp eq i16 %_16.sroa.0.0.copyload.i, 0, !dbg !1255
  br i1 %_241.i, label %bb34.i, label %bb7.lr.ph.i, !dbg !1259

bb7.lr.ph.i:                                      ; preds = %bb9.i
  %_9.pre.i = load i64, ptr %9, align 8, !dbg !1260, !alias.scope !1249, !noalias !1253
  br label %bb7.i, !dbg !1259

bb7.i:                                            ; preds = %bb5.i14, %bb7.lr.ph.i
  %_9.i = phi i64 [ %_9.pre.i, %bb7.lr.ph.i ], [ %_94.i, %bb5.i14 ], !dbg !1260
  %iter.sroa.0.02.i = phi ptr [ %_89.i, %bb7.lr.ph.i ], [ %_30.i11, %bb5.i14 ]
  %_30.i11 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.02.i, i64 1, !dbg !1261
  %b.i = load i8, ptr %iter.sroa.0.02.i, align 1, !dbg !1263, !alias.scope !1253, !noalias !1249, !noundef !14
  %_8.i12 = add i64 %_9.i, 1, !dbg !1260
  %_7.i13 = icmp ult i64 %_8.i12, 192, !dbg !1260
  br i1 %_7.i13, label %bb2.i, label %bb5.i14, !dbg !1260

bb2.i:                                            ; preds = %bb7.i
  %_11.i15 = icmp ult i64 %_9.i, 192, !dbg !1264
  br i1 %_11.i15, label %bb3.i, label %panic.i, !dbg !1264

bb5.i14:                                          ; preds = %bb3.i, %bb7.i
  %_94.i = phi i64 [ %_9.i, %bb7.i ], [ %15, %bb3.i ]
  %_24.i = icmp eq ptr %_30.i11, %_92.i, !dbg !1255
  br i1 %_24.i, label %bb34.i, label %bb7.i, !dbg !1259

bb3.i:                                            ; preds = %bb2.i
  %13 = getelementptr inbounds nuw i8, ptr %self, i64 %_9.i, !dbg !1264
  store i8 %b.i, ptr %13, align 1, !dbg !1264, !alias.scope !1249, !noalias !1253
  %14 = load i64, ptr %9, align 8, !dbg !1265, !alias.scope !1249, !noalias !1253, !noundef !14
  %15 = add i64 %14, 1, !dbg !1265
  store i64 %15, ptr %9, align 8, !dbg !1265, !alias.scope !1249, !noalias !1253
  br label %bb5.i14, !dbg !1266

panic.i:                                          ; preds = %bb2.i
  %_9.i.lcssa = phi i64 [ %_9.i, %bb2.i ], !dbg !1260
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %_9.i.lcssa, i64 noundef 192, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #16, !dbg !1264, !noalias !1267
  unreachable, !dbg !1264

bb12.i9:                                          ; preds = %bb8.i
  %_97.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.06.i, !dbg !1268
  call void @llvm.lifetime.start.p0(ptr nonnull %_27.i), !dbg !1270, !noalias !1210
  store i32 1610612768, ptr %5, align 8, !dbg !1271, !noalias !1210
  store <2 x i16> zeroinitializer, ptr %_28.sroa.4.0..sroa_idx.i, align 4, !dbg !1271, !noalias !1210
  store ptr %self, ptr %_27.i, align 8, !dbg !1271, !noalias !1210
  store ptr @vtable.0, ptr %6, align 8, !dbg !1271, !noalias !1210
  %16 = load ptr, ptr %_97.i, align 8, !dbg !1273, !noalias !1210, !nonnull !14, !noundef !14
  %17 = getelementptr inbounds nuw i8, ptr %_97.i, i64 8, !dbg !1275
  %_101.i = load ptr, ptr %17, align 8, !dbg !1275, !noalias !1210, !nonnull !14, !noundef !14
  %_23.i = call noundef zeroext i1 %_101.i(ptr noundef nonnull %16, ptr noalias noundef nonnull align 8 dereferenceable(24) %_27.i) #15, !dbg !1276
  call void @llvm.lifetime.end.p0(ptr nonnull %_27.i), !dbg !1277, !noalias !1210
  br i1 %_23.i, label %_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb53.i, !dbg !1278

bb13.i:                                           ; preds = %bb8.i
  %_30.i = icmp samesign ugt i8 %n8.i, -64, !dbg !1280
  call void @llvm.assume(i1 %_30.i), !dbg !1281
  %_32.i = and i8 %n8.i, 1, !dbg !1283
  %18 = icmp eq i8 %_32.i, 0, !dbg !1283
  br i1 %18, label %bb16.i, label %bb14.i10, !dbg !1283

bb53.i:                                           ; preds = %bb12.i9
  %19 = add i64 %arg_index.sroa.0.06.i, 1, !dbg !1284
  br label %bb34.i, !dbg !1285

bb14.i10:                                         ; preds = %bb13.i
  %_109.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i, i64 5
  %_34.sroa.0.0.copyload.i = load i32, ptr %_809.i, align 1, !dbg !1286, !noalias !1210
  br label %bb16.i, !dbg !1289

bb16.i:                                           ; preds = %bb14.i10, %bb13.i
  %opt.sroa.0.0.i = phi i32 [ 1610612768, %bb13.i ], [ %_34.sroa.0.0.copyload.i, %bb14.i10 ], !dbg !1290
  %template.sroa.0.1.i = phi ptr [ %_809.i, %bb13.i ], [ %_109.i, %bb14.i10 ], !dbg !1291
  %_36.i = and i8 %n8.i, 2, !dbg !1293
  %20 = icmp eq i8 %_36.i, 0, !dbg !1293
  br i1 %20, label %bb19.i, label %bb17.i, !dbg !1293

bb17.i:                                           ; preds = %bb16.i
  %_112.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i, i64 2
  %_38.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.1.i, align 1, !dbg !1294, !noalias !1210
  br label %bb19.i, !dbg !1297

bb19.i:                                           ; preds = %bb17.i, %bb16.i
  %opt.sroa.3.0.i = phi i16 [ 0, %bb16.i ], [ %_38.sroa.0.0.copyload.i, %bb17.i ], !dbg !1290
  %template.sroa.0.2.i = phi ptr [ %template.sroa.0.1.i, %bb16.i ], [ %_112.i, %bb17.i ], !dbg !1291
  %_40.i = and i8 %n8.i, 4, !dbg !1298
  %21 = icmp eq i8 %_40.i, 0, !dbg !1298
  br i1 %21, label %bb22.i, label %bb20.i, !dbg !1298

bb20.i:                                           ; preds = %bb19.i
  %_115.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i, i64 2
  %_42.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.2.i, align 1, !dbg !1299, !noalias !1210
  br label %bb22.i, !dbg !1302

bb22.i:                                           ; preds = %bb20.i, %bb19.i
  %opt.sroa.7.0.i = phi i16 [ 0, %bb19.i ], [ %_42.sroa.0.0.copyload.i, %bb20.i ], !dbg !1290
  %template.sroa.0.3.i = phi ptr [ %template.sroa.0.2.i, %bb19.i ], [ %_115.i, %bb20.i ], !dbg !1291
  %_44.i = and i8 %n8.i, 8, !dbg !1303
  %22 = icmp eq i8 %_44.i, 0, !dbg !1303
  br i1 %22, label %bb25.i, label %bb23.i, !dbg !1303

bb23.i:                                           ; preds = %bb22.i
  %_118.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i, i64 2
  %_47.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.3.i, align 1, !dbg !1304, !noalias !1210
  %23 = zext i16 %_47.sroa.0.0.copyload.i to i64, !dbg !1307
  br label %bb25.i, !dbg !1309

bb25.i:                                           ; preds = %bb23.i, %bb22.i
  %arg_index.sroa.0.1.i = phi i64 [ %arg_index.sroa.0.06.i, %bb22.i ], [ %23, %bb23.i ], !dbg !1310
  %template.sroa.0.4.i = phi ptr [ %template.sroa.0.3.i, %bb22.i ], [ %_118.i, %bb23.i ], !dbg !1291
  %_50.i = and i8 %n8.i, 16, !dbg !1311
  %24 = icmp eq i8 %_50.i, 0, !dbg !1311
  br i1 %24, label %bb28.i, label %bb26.i, !dbg !1311

bb26.i:                                           ; preds = %bb25.i
  %_54.i = zext i16 %opt.sroa.3.0.i to i64
  %_120.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_54.i
  %25 = getelementptr inbounds nuw i8, ptr %_120.i, i64 8
  %_124.i = load i16, ptr %25, align 8, !dbg !1312, !noalias !1210, !noundef !14
  br label %bb28.i, !dbg !1314

bb28.i:                                           ; preds = %bb26.i, %bb25.i
  %opt.sroa.3.1.i = phi i16 [ %opt.sroa.3.0.i, %bb25.i ], [ %_124.i, %bb26.i ], !dbg !1290
  %_56.i = and i8 %n8.i, 32, !dbg !1315
  %26 = icmp eq i8 %_56.i, 0, !dbg !1315
  br i1 %26, label %bb31.i, label %bb29.i, !dbg !1315

bb29.i:                                           ; preds = %bb28.i
  %_60.i = zext i16 %opt.sroa.7.0.i to i64
  %_126.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_60.i
  %27 = getelementptr inbounds nuw i8, ptr %_126.i, i64 8
  %_130.i = load i16, ptr %27, align 8, !dbg !1316, !noalias !1210, !noundef !14
  br label %bb31.i, !dbg !1318

bb31.i:                                           ; preds = %bb29.i, %bb28.i
  %opt.sroa.7.1.i = phi i16 [ %opt.sroa.7.0.i, %bb28.i ], [ %_130.i, %bb29.i ], !dbg !1290
  %_132.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i, !dbg !1319
  call void @llvm.lifetime.start.p0(ptr nonnull %_66.i), !dbg !1321, !noalias !1210
  store i32 %opt.sroa.0.0.i, ptr %7, align 8, !dbg !1322, !noalias !1210
  store i16 %opt.sroa.3.1.i, ptr %opt.sroa.3.0..sroa_idx.i, align 4, !dbg !1322, !noalias !1210
  store i16 %opt.sroa.7.1.i, ptr %opt.sroa.7.0..sroa_idx.i, align 2, !dbg !1322, !noalias !1210
  store ptr %self, ptr %_66.i, align 8, !dbg !1322, !noalias !1210
  store ptr @vtable.0, ptr %8, align 8, !dbg !1322, !noalias !1210
  %28 = load ptr, ptr %_132.i, align 8, !dbg !1324, !noalias !1210, !nonnull !14, !noundef !14
  %29 = getelementptr inbounds nuw i8, ptr %_132.i, i64 8, !dbg !1326
  %_136.i = load ptr, ptr %29, align 8, !dbg !1326, !noalias !1210, !nonnull !14, !noundef !14
  %_62.i = call noundef zeroext i1 %_136.i(ptr noundef nonnull %28, ptr noalias noundef nonnull align 8 dereferenceable(24) %_66.i) #15, !dbg !1327
  call void @llvm.lifetime.end.p0(ptr nonnull %_66.i), !dbg !1328, !noalias !1210
  br i1 %_62.i, label %_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb64.i, !dbg !1329

bb64.i:                                           ; preds = %bb31.i
  %30 = add i64 %arg_index.sroa.0.1.i, 1, !dbg !1331
  br label %bb34.i, !dbg !1285

bb34.i:                                           ; preds = %bb5.i14, %bb5.i27, %bb9.i, %bb64.i, %bb53.i
  %arg_index.sroa.0.2.i = phi i64 [ %19, %bb53.i ], [ %30, %bb64.i ], [ %arg_index.sroa.0.06.i, %bb9.i ], [ %arg_index.sroa.0.06.i, %bb5.i27 ], [ %arg_index.sroa.0.06.i, %bb5.i14 ], !dbg !1310
  %template.sroa.0.5.i = phi ptr [ %_809.i, %bb53.i ], [ %template.sroa.0.4.i, %bb64.i ], [ %_92.i, %bb9.i ], [ %_83.i, %bb5.i27 ], [ %_92.i, %bb5.i14 ], !dbg !1291
  %n.i = load i8, ptr %template.sroa.0.5.i, align 1, !dbg !1206, !noalias !1210, !noundef !14
  %31 = icmp eq i8 %n.i, 0, !dbg !1213
  br i1 %31, label %_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb4.i, !dbg !1213

_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit: ; preds = %bb5.i.i, %bb34.i, %bb31.i, %bb12.i9, %bb2.preheader.i, %bb14.i
  %_0.sroa.0.0.off0.i = phi i1 [ true, %bb31.i ], [ false, %bb14.i ], [ false, %bb2.preheader.i ], [ true, %bb12.i9 ], [ false, %bb34.i ], [ false, %bb5.i.i ]
  ret i1 %_0.sroa.0.0.off0.i, !dbg !1332
}

; Function Attrs: nounwind
define ptx_kernel void @checked(ptr noundef %data, i64 noundef %len, i32 noundef %divisor) unnamed_addr #1 !dbg !1333 {
start:
  %args1 = alloca [16 x i8], align 8
  %args = alloca [32 x i8], align 8
  %i = alloca [8 x i8], align 8
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1334
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1342
  %_28 = mul i32 %_29, %_30, !dbg !1336
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1345
  %_27 = add i32 %_28, %_31, !dbg !1348
  %0 = zext i32 %_27 to i64, !dbg !1348
  store i64 %0, ptr %i, align 8, !dbg !1348
  %_6 = icmp ugt i64 %len, %0, !dbg !1349
  br i1 %_6, label %bb1, label %panic, !dbg !1349

bb1:                                              ; preds = %start
  %_7 = icmp eq i32 %divisor, 0, !dbg !1349
  br i1 %_7, label %panic2, label %bb2, !dbg !1349

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f0c850ab1427218506a39c9e50a25e06) #16, !dbg !1349
  unreachable, !dbg !1349

bb2:                                              ; preds = %bb1
  %1 = getelementptr inbounds nuw i32, ptr %data, i64 %0, !dbg !1349
  %_5 = load i32, ptr %1, align 4, !dbg !1349, !noundef !14
  %2 = udiv i32 %_5, %divisor, !dbg !1351
  store i32 %2, ptr %1, align 4, !dbg !1351
  %_8 = icmp ugt i32 %2, 1000, !dbg !1352
  br i1 %_8, label %bb3, label %bb4, !dbg !1352, !prof !1353

panic2:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_div_by_zero
  tail call fastcc void @_RNvNtNtCs2TNzTbj2aEP_4core9panicking11panic_const23panic_const_div_by_zero() #16, !dbg !1349
  unreachable, !dbg !1349

bb4:                                              ; preds = %bb2
  %_18 = and i32 %2, 1, !dbg !1354
  %3 = icmp eq i32 %_18, 0, !dbg !1354
  br i1 %3, label %bb5, label %bb6, !dbg !1354, !prof !1355

bb3:                                              ; preds = %bb2
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !1356
  store ptr %i, ptr %args, align 8, !dbg !1356
  %_15.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !1356
  store ptr @_RNvXsi_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_15.sroa.4.0..sroa_idx, align 8, !dbg !1356
  %4 = getelementptr inbounds nuw i8, ptr %args, i64 16, !dbg !1356
  store ptr %1, ptr %4, align 8, !dbg !1356
  %_16.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24, !dbg !1356
  store ptr @_RNvXs8_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_16.sroa.4.0..sroa_idx, align 8, !dbg !1356
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_34e7abeeae961f87cab3293c64305bf7, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_60241b01b0788a44256828ec48ef9a16) #16, !dbg !1360
  unreachable, !dbg !1360

bb5:                                              ; preds = %bb4
  ret void, !dbg !1361

bb6:                                              ; preds = %bb4
  call void @llvm.lifetime.start.p0(ptr nonnull %args1), !dbg !1362
  store ptr %i, ptr %args1, align 8, !dbg !1362
  %_24.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8, !dbg !1362
  store ptr @_RNvXsi_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_24.sroa.4.0..sroa_idx, align 8, !dbg !1362
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_27fca708343da4578d5bc53e8e3864e4, ptr noundef nonnull %args1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_241f6e127a1c7a398f1802d1a575f485) #16, !dbg !1365
  unreachable, !dbg !1365
}

; Function Attrs: nounwind
define ptx_kernel void @unwraps(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !1366 {
start:
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1367
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1372
  %_10 = mul i32 %_11, %_12, !dbg !1369
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1375
  %_9 = add i32 %_10, %_13, !dbg !1378
  %i = zext i32 %_9 to i64, !dbg !1378
  %_7 = getelementptr inbounds nuw i32, ptr %data, i64 %i, !dbg !1379
  %_6 = load i32, ptr %_7, align 4, !dbg !1383, !noundef !14
  %_16 = xor i32 %_6, 55296, !dbg !1384
  %0 = add i32 %_16, -1114112, !dbg !1384
  %_14 = icmp ult i32 %0, -1112064, !dbg !1384
  br i1 %_14, label %bb4, label %bb5, !dbg !1384, !prof !1353

bb5:                                              ; preds = %start
  %1 = icmp ult i32 %_6, 1114112, !dbg !1391
  tail call void @llvm.assume(i1 %1), !dbg !1391
  %_8 = getelementptr inbounds nuw i32, ptr %out, i64 %i, !dbg !1392
  store i32 %_6, ptr %_8, align 4, !dbg !1395
  ret void, !dbg !1396

bb4:                                              ; preds = %start
; call core::option::expect_failed
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core6option13expect_failed() #16, !dbg !1397
  unreachable, !dbg !1397
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

; Function Attrs: nounwind
declare noundef i32 @vprintf(ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

; <&str as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs1i_NtCs2TNzTbj2aEP_4core3fmtReNtB6_7Display3fmtB8_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #1 !dbg !1401 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !dbg !1402, !nonnull !14, !align !291, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !1402
  %_3.1 = load i64, ptr %0, align 8, !dbg !1402, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1403), !dbg !1406
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1407), !dbg !1406
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1409), !dbg !1412
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1414), !dbg !1412
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 16, !dbg !1416
  %_4.i.i = load i32, ptr %1, align 8, !dbg !1416, !alias.scope !1418, !noalias !1419, !noundef !14
  %_3.i.i = and i32 %_4.i.i, 402653184, !dbg !1416
  %2 = icmp eq i32 %_3.i.i, 0, !dbg !1416
  br i1 %2, label %bb1.i.i, label %bb3.i.i, !dbg !1416

bb1.i.i:                                          ; preds = %start
  %_28.0.i.i = load ptr, ptr %f, align 8, !dbg !1420, !alias.scope !1418, !noalias !1419, !nonnull !14, !align !291, !noundef !14
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1420
  %_28.1.i.i = load ptr, ptr %3, align 8, !dbg !1420, !alias.scope !1418, !noalias !1419, !nonnull !14, !align !27, !noundef !14
  %4 = getelementptr inbounds nuw i8, ptr %_28.1.i.i, i64 24, !dbg !1420
  %5 = load ptr, ptr %4, align 8, !dbg !1420, !invariant.load !14, !noalias !1421, !nonnull !14
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull align 1 %_28.0.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %_3.1) #14, !dbg !1422, !noalias !1418
  br label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, !dbg !1423

bb3.i.i:                                          ; preds = %start
  %_31.i.i = and i32 %_4.i.i, 268435456, !dbg !1424
  %7 = icmp eq i32 %_31.i.i, 0, !dbg !1424
  br i1 %7, label %bb17.i.i, label %bb16.i.i, !dbg !1424

bb17.i.i:                                         ; preds = %bb3.i.i
  %_16.i.i.i = icmp ult i64 %_3.1, 32, !dbg !1426
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb9.i.i.i, !dbg !1426

bb9.i.i.i:                                        ; preds = %bb17.i.i
  %8 = ptrtoint ptr %_3.0 to i64, !dbg !1429
  %_9.i.i.i.i.i.i = add i64 %8, 7, !dbg !1436
  %aligned_address.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i, -8, !dbg !1436
  %byte_offset.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i, %8, !dbg !1440
  %_12.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i, 8, !dbg !1441
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i.i), !dbg !1442
  %_13.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %byte_offset.i.i.i.i.i.i, !dbg !1443
  %_14.i.i.i.i.i.i = sub nuw nsw i64 %_3.1, %byte_offset.i.i.i.i.i.i, !dbg !1448
  %_241.i.i.i.i.i = lshr i64 %_14.i.i.i.i.i.i, 3, !dbg !1449
  %ts_len.i.i.i.i.i = and i64 %_14.i.i.i.i.i.i, 7, !dbg !1451
  %_18.i.i.i.i.i = and i64 %_14.i.i.i.i.i.i, 9223372036854775800, !dbg !1452
  %_16.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i.i.i.i.i.i, i64 %_18.i.i.i.i.i, !dbg !1453
  %9 = icmp eq i64 %aligned_address.i.i.i.i.i.i, %8, !dbg !1455
  br i1 %9, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.preheader, !dbg !1463

bb8.i.i.i.i.i.i.i.preheader:                      ; preds = %bb9.i.i.i
  %10 = sub i64 %8, %aligned_address.i.i.i.i.i.i, !dbg !1464
  %11 = icmp ugt i64 %10, -8, !dbg !1464
  br i1 %11, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !1464

bb8.i.i.i.i.i.i.i:                                ; preds = %bb8.i.i.i.i.i.i.i.preheader, %bb8.i.i.i.i.i.i.i
  %i.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ], !dbg !1465
  %init.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %op.rdx21, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %_37.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !1466
  %12 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i, align 1, !dbg !1468, !alias.scope !1469, !noalias !1418
  %13 = icmp sgt <4 x i8> %12, splat (i8 -65), !dbg !1476
  %14 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !1466
  %_37.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %14, i64 4, !dbg !1466
  %15 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i.4, align 1, !dbg !1468, !alias.scope !1469, !noalias !1418
  %16 = icmp sgt <4 x i8> %15, splat (i8 -65), !dbg !1476
  %rdx.op20 = shufflevector <4 x i1> %13, <4 x i1> %16, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !1481
  %17 = bitcast <8 x i1> %rdx.op20 to i8, !dbg !1481
  %18 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %17), !dbg !1481
  %19 = zext nneg i8 %18 to i64, !dbg !1481
  %op.rdx21 = add i64 %init.sroa.0.0.i.i.i.i.i.i.i, %19, !dbg !1481
  %_22.i.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i, 8, !dbg !1483
  %niter.next.7 = add i64 %niter, 8, !dbg !1464
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, 0, !dbg !1464
  br i1 %niter.ncmp.7, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !1464

bb8.i.i.i.i.i.i.i.epil.preheader:                 ; preds = %bb8.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %op.rdx21, %bb8.i.i.i.i.i.i.i ]
  br label %bb8.i.i.i.i.i.i.i.epil, !dbg !1464

bb8.i.i.i.i.i.i.i.epil:                           ; preds = %bb8.i.i.i.i.i.i.i.epil.preheader, %bb8.i.i.i.i.i.i.i.epil
  %i.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ], !dbg !1465
  %init.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, !dbg !1466
  %_37.val.i.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.i.epil, align 1, !dbg !1468, !alias.scope !1469, !noalias !1418, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.epil, -65, !dbg !1476
  %_0.i.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !1485
  %_4.0.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.epil, !dbg !1481
  %_22.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, 1, !dbg !1483
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !1464
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %byte_offset.i.i.i.i.i.i, !dbg !1464
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.epil, !dbg !1464, !llvm.loop !1486

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i: ; preds = %bb8.i.i.i.i.i.i.i.epil, %bb9.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb9.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], !dbg !1487
  %_3.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i.i, !dbg !1488
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i), !dbg !1490
  %20 = icmp samesign eq i64 %ts_len.i.i.i.i.i, 0, !dbg !1492
  br i1 %20, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i, label %bb8.i.i.i17.i.i.i.i, !dbg !1500

bb8.i.i.i17.i.i.i.i:                              ; preds = %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i, %bb8.i.i.i17.i.i.i.i
  %i.sroa.0.0.i.i.i18.i.i.i.i = phi i64 [ %_22.i.i.i25.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], [ 0, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i ], !dbg !1501
  %init.sroa.0.0.i.i.i19.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i24.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], [ 0, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i ]
  %_37.i.i.i20.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i18.i.i.i.i, !dbg !1502
  %_37.val.i.i.i21.i.i.i.i = load i8, ptr %_37.i.i.i20.i.i.i.i, align 1, !dbg !1504, !alias.scope !1505, !noalias !1418, !noundef !14
  %_4.i.i.i.i.i.i22.i.i.i.i = icmp sgt i8 %_37.val.i.i.i21.i.i.i.i, -65, !dbg !1510
  %_0.i.i.i.i.i23.i.i.i.i = zext i1 %_4.i.i.i.i.i.i22.i.i.i.i to i64, !dbg !1515
  %_4.0.i.i.i.i.i24.i.i.i.i = add i64 %init.sroa.0.0.i.i.i19.i.i.i.i, %_0.i.i.i.i.i23.i.i.i.i, !dbg !1516
  %_22.i.i.i25.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i18.i.i.i.i, 1, !dbg !1518
  %_23.i.i.i26.i.i.i.i = icmp eq i64 %_22.i.i.i25.i.i.i.i, %ts_len.i.i.i.i.i, !dbg !1520
  br i1 %_23.i.i.i26.i.i.i.i, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i, label %bb8.i.i.i17.i.i.i.i, !dbg !1520

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i: ; preds = %bb8.i.i.i17.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i
  %_0.sroa.0.0.i.i.i27.i.i.i.i = phi i64 [ 0, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %_4.0.i.i.i.i.i24.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], !dbg !1521
  %_3.i.i.i28.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i27.i.i.i.i, %ts_len.i.i.i.i.i, !dbg !1522
  tail call void @llvm.assume(i1 %_3.i.i.i28.i.i.i.i), !dbg !1524
  %21 = add nuw nsw i64 %_0.sroa.0.0.i.i.i27.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i, !dbg !1526
  br label %bb10.i.i.i.i, !dbg !1527

bb10.i.i.i.i:                                     ; preds = %bb28.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i
  %body.sroa.0.0.i.i.i.i = phi ptr [ %_13.i.i.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %_13.i.i.i.i.i, %bb28.i.i.i.i ], !dbg !1528
  %body.sroa.6.0.i.i.i.i = phi i64 [ %_241.i.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %_14.i.i.i.i.i, %bb28.i.i.i.i ], !dbg !1528
  %total.sroa.0.0.i.i.i.i = phi i64 [ %21, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %28, %bb28.i.i.i.i ], !dbg !1529
  %22 = icmp eq i64 %body.sroa.6.0.i.i.i.i, 0, !dbg !1530
  br i1 %22, label %bb7.i.i, label %bb23.i.i.i.i, !dbg !1530

bb23.i.i.i.i:                                     ; preds = %bb10.i.i.i.i
  %spec.store.select.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %body.sroa.6.0.i.i.i.i, i64 192), !dbg !1532
  %_13.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i, i64 %spec.store.select.i.i.i.i, !dbg !1535
  %_14.i.i.i.i.i = sub nuw nsw i64 %body.sroa.6.0.i.i.i.i, %spec.store.select.i.i.i.i, !dbg !1540
  %_24.i.i.i.i.i = and i64 %spec.store.select.i.i.i.i, 3, !dbg !1541
  %23 = shl nuw nsw i64 %spec.store.select.i.i.i.i, 3, !dbg !1544
  %_49.idx.i.i.i.i = and i64 %23, 2016, !dbg !1544
  %_49.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 %_49.idx.i.i.i.i, !dbg !1544
  %_5646.i.i.i.i = icmp samesign eq i64 %_49.idx.i.i.i.i, 0, !dbg !1549
  br i1 %_5646.i.i.i.i, label %bb28.i.i.i.i, label %bb29.i.i.i.i, !dbg !1552

bb29.i.i.i.i:                                     ; preds = %bb23.i.i.i.i, %bb29.i.i.i.i
  %counts.sroa.0.048.i.i.i.i = phi i64 [ %27, %bb29.i.i.i.i ], [ 0, %bb23.i.i.i.i ]
  %iter.sroa.0.047.i.i.i.i = phi ptr [ %_62.i.i.i.i, %bb29.i.i.i.i ], [ %body.sroa.0.0.i.i.i.i, %bb23.i.i.i.i ]
  %word.i.i.i.i = load i64, ptr %iter.sroa.0.047.i.i.i.i, align 8, !dbg !1553, !alias.scope !1419, !noalias !1418, !noundef !14
  %_90.i.i.i.i = xor i64 %word.i.i.i.i, -1, !dbg !1554
  %_89.i.i.i.i = lshr i64 %_90.i.i.i.i, 7, !dbg !1556
  %_91.i.i.i.i = lshr i64 %word.i.i.i.i, 6, !dbg !1557
  %_88.i.i.i.i = or i64 %_89.i.i.i.i, %_91.i.i.i.i, !dbg !1558
  %_24.i.i.i.i = and i64 %_88.i.i.i.i, 72340172838076673, !dbg !1558
  %24 = add i64 %_24.i.i.i.i, %counts.sroa.0.048.i.i.i.i, !dbg !1559
  %iter1.sroa.0.0.ptr.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 8, !dbg !1560
  %word.1.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.1.i.i.i.i, align 8, !dbg !1553, !alias.scope !1419, !noalias !1418, !noundef !14
  %_90.1.i.i.i.i = xor i64 %word.1.i.i.i.i, -1, !dbg !1554
  %_89.1.i.i.i.i = lshr i64 %_90.1.i.i.i.i, 7, !dbg !1556
  %_91.1.i.i.i.i = lshr i64 %word.1.i.i.i.i, 6, !dbg !1557
  %_88.1.i.i.i.i = or i64 %_89.1.i.i.i.i, %_91.1.i.i.i.i, !dbg !1558
  %_24.1.i.i.i.i = and i64 %_88.1.i.i.i.i, 72340172838076673, !dbg !1558
  %25 = add i64 %24, %_24.1.i.i.i.i, !dbg !1559
  %iter1.sroa.0.0.ptr.2.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 16, !dbg !1560
  %word.2.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.2.i.i.i.i, align 8, !dbg !1553, !alias.scope !1419, !noalias !1418, !noundef !14
  %_90.2.i.i.i.i = xor i64 %word.2.i.i.i.i, -1, !dbg !1554
  %_89.2.i.i.i.i = lshr i64 %_90.2.i.i.i.i, 7, !dbg !1556
  %_91.2.i.i.i.i = lshr i64 %word.2.i.i.i.i, 6, !dbg !1557
  %_88.2.i.i.i.i = or i64 %_89.2.i.i.i.i, %_91.2.i.i.i.i, !dbg !1558
  %_24.2.i.i.i.i = and i64 %_88.2.i.i.i.i, 72340172838076673, !dbg !1558
  %26 = add i64 %25, %_24.2.i.i.i.i, !dbg !1559
  %iter1.sroa.0.0.ptr.3.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 24, !dbg !1560
  %word.3.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.3.i.i.i.i, align 8, !dbg !1553, !alias.scope !1419, !noalias !1418, !noundef !14
  %_90.3.i.i.i.i = xor i64 %word.3.i.i.i.i, -1, !dbg !1554
  %_89.3.i.i.i.i = lshr i64 %_90.3.i.i.i.i, 7, !dbg !1556
  %_91.3.i.i.i.i = lshr i64 %word.3.i.i.i.i, 6, !dbg !1557
  %_88.3.i.i.i.i = or i64 %_89.3.i.i.i.i, %_91.3.i.i.i.i, !dbg !1558
  %_24.3.i.i.i.i = and i64 %_88.3.i.i.i.i, 72340172838076673, !dbg !1558
  %27 = add i64 %26, %_24.3.i.i.i.i, !dbg !1559
  %_62.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 32, !dbg !1563
  %_56.i.i.i.i = icmp eq ptr %_62.i.i.i.i, %_49.i.i.i.i, !dbg !1549
  br i1 %_56.i.i.i.i, label %bb28.i.i.i.i, label %bb29.i.i.i.i, !dbg !1552

bb28.i.i.i.i:                                     ; preds = %bb29.i.i.i.i, %bb23.i.i.i.i
  %counts.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 0, %bb23.i.i.i.i ], [ %27, %bb29.i.i.i.i ], !dbg !1565
  %_74.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i.i, 71777214294589695, !dbg !1566
  %_76.i.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i.i, 8, !dbg !1568
  %_75.i.i.i.i = and i64 %_76.i.i.i.i, 71777214294589695, !dbg !1569
  %_73.i.i.i.i = add nuw nsw i64 %_75.i.i.i.i, %_74.i.i.i.i, !dbg !1566
  %_77.i.i.i.i = mul i64 %_73.i.i.i.i, 281479271743489, !dbg !1570
  %_25.i.i.i.i = lshr i64 %_77.i.i.i.i, 48, !dbg !1572
  %28 = add i64 %_25.i.i.i.i, %total.sroa.0.0.i.i.i.i, !dbg !1573
  %29 = icmp eq i64 %_24.i.i.i.i.i, 0, !dbg !1574
  br i1 %29, label %bb10.i.i.i.i, label %bb15.i.i.i.i, !dbg !1574

bb15.i.i.i.i:                                     ; preds = %bb28.i.i.i.i
  %.lcssa26 = phi i64 [ %28, %bb28.i.i.i.i ], !dbg !1573
  %spec.store.select.i.i.i.i.lcssa = phi i64 [ %spec.store.select.i.i.i.i, %bb28.i.i.i.i ], !dbg !1532
  %_24.i.i.i.i.i.lcssa = phi i64 [ %_24.i.i.i.i.i, %bb28.i.i.i.i ], !dbg !1541
  %body.sroa.0.0.i.i.i.i.lcssa25 = phi ptr [ %body.sroa.0.0.i.i.i.i, %bb28.i.i.i.i ], !dbg !1528
  %len_rounded_down.i.le.i.i.i.i = and i64 %spec.store.select.i.i.i.i.lcssa, 252
  %_23.i.le.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i.lcssa25, i64 %len_rounded_down.i.le.i.i.i.i
  %_96.idx.i.i.i.i = shl nuw nsw i64 %_24.i.i.i.i.i.lcssa, 3, !dbg !1575
  %_96.i.i.i.i = getelementptr inbounds nuw i8, ptr %_23.i.le.i.i.i.i, i64 %_96.idx.i.i.i.i, !dbg !1575
  br label %bb33.i.i.i.i, !dbg !1580

bb33.i.i.i.i:                                     ; preds = %bb33.i.i.i.i, %bb15.i.i.i.i
  %iter3.sroa.0.051.i.i.i.i = phi ptr [ %_109.i.i.i.i, %bb33.i.i.i.i ], [ %_23.i.le.i.i.i.i, %bb15.i.i.i.i ]
  %counts2.sroa.0.050.i.i.i.i = phi i64 [ %30, %bb33.i.i.i.i ], [ 0, %bb15.i.i.i.i ]
  %_109.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter3.sroa.0.051.i.i.i.i, i64 8, !dbg !1582
  %word4.i.i.i.i = load i64, ptr %iter3.sroa.0.051.i.i.i.i, align 8, !dbg !1584, !alias.scope !1419, !noalias !1418, !noundef !14
  %_113.i.i.i.i = xor i64 %word4.i.i.i.i, -1, !dbg !1585
  %_112.i.i.i.i = lshr i64 %_113.i.i.i.i, 7, !dbg !1587
  %_114.i.i.i.i = lshr i64 %word4.i.i.i.i, 6, !dbg !1588
  %_111.i.i.i.i = or i64 %_112.i.i.i.i, %_114.i.i.i.i, !dbg !1589
  %_30.i.i.i.i = and i64 %_111.i.i.i.i, 72340172838076673, !dbg !1589
  %30 = add i64 %_30.i.i.i.i, %counts2.sroa.0.050.i.i.i.i, !dbg !1590
  %_103.i.i.i.i = icmp eq ptr %_109.i.i.i.i, %_96.i.i.i.i, !dbg !1591
  br i1 %_103.i.i.i.i, label %bb32.i.i.i.i, label %bb33.i.i.i.i, !dbg !1580

bb32.i.i.i.i:                                     ; preds = %bb33.i.i.i.i
  %.lcssa = phi i64 [ %30, %bb33.i.i.i.i ], !dbg !1590
  %_116.i.i.i.i = and i64 %.lcssa, 71777214294589695, !dbg !1593
  %_118.i.i.i.i = lshr i64 %.lcssa, 8, !dbg !1595
  %_117.i.i.i.i = and i64 %_118.i.i.i.i, 71777214294589695, !dbg !1596
  %_115.i.i.i.i = add nuw nsw i64 %_117.i.i.i.i, %_116.i.i.i.i, !dbg !1593
  %_119.i.i.i.i = mul i64 %_115.i.i.i.i, 281479271743489, !dbg !1597
  %_31.i.i.i.i = lshr i64 %_119.i.i.i.i, 48, !dbg !1599
  %31 = add i64 %_31.i.i.i.i, %.lcssa26, !dbg !1600
  br label %bb7.i.i, !dbg !1601

bb8.i.i.i:                                        ; preds = %bb17.i.i
  %32 = icmp samesign eq i64 %_3.1, 0, !dbg !1602
  br i1 %32, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.preheader, !dbg !1610

bb8.i.i.i.i.i.i.preheader:                        ; preds = %bb8.i.i.i
  %xtraiter12 = and i64 %_3.1, 7, !dbg !1611
  %33 = icmp ult i64 %_3.1, 8, !dbg !1611
  br i1 %33, label %bb8.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.preheader.new, !dbg !1611

bb8.i.i.i.i.i.i.preheader.new:                    ; preds = %bb8.i.i.i.i.i.i.preheader
  %unroll_iter17 = and i64 %_3.1, 24, !dbg !1611
  br label %bb8.i.i.i.i.i.i, !dbg !1611

bb8.i.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.preheader.new
  %i.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !1612
  %init.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %op.rdx, %bb8.i.i.i.i.i.i ]
  %niter18 = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %niter18.next.7, %bb8.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !1613
  %34 = load <4 x i8>, ptr %_37.i.i.i.i.i.i, align 1, !dbg !1615, !alias.scope !1616, !noalias !1418
  %35 = icmp sgt <4 x i8> %34, splat (i8 -65), !dbg !1621
  %36 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !1613
  %_37.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %36, i64 4, !dbg !1613
  %37 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.4, align 1, !dbg !1615, !alias.scope !1616, !noalias !1418
  %38 = icmp sgt <4 x i8> %37, splat (i8 -65), !dbg !1621
  %rdx.op = shufflevector <4 x i1> %35, <4 x i1> %38, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !1626
  %39 = bitcast <8 x i1> %rdx.op to i8, !dbg !1626
  %40 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %39), !dbg !1626
  %41 = zext nneg i8 %40 to i64, !dbg !1626
  %op.rdx = add i64 %init.sroa.0.0.i.i.i.i.i.i, %41, !dbg !1626
  %_22.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i, 8, !dbg !1628
  %niter18.next.7 = add i64 %niter18, 8, !dbg !1611
  %niter18.ncmp.7 = icmp eq i64 %niter18.next.7, %unroll_iter17, !dbg !1611
  br i1 %niter18.ncmp.7, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i, !dbg !1611

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa: ; preds = %bb8.i.i.i.i.i.i
  %op.rdx.lcssa = phi i64 [ %op.rdx, %bb8.i.i.i.i.i.i ], !dbg !1626
  %_22.i.i.i.i.i.i.7.lcssa = phi i64 [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !1628
  %lcmp.mod14.not = icmp eq i64 %xtraiter12, 0, !dbg !1611
  br i1 %lcmp.mod14.not, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil.preheader, !dbg !1611

bb8.i.i.i.i.i.i.epil.preheader:                   ; preds = %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.7.lcssa, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %op.rdx.lcssa, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod16 = icmp ne i64 %xtraiter12, 0, !dbg !1611
  call void @llvm.assume(i1 %lcmp.mod16), !dbg !1611
  br label %bb8.i.i.i.i.i.i.epil, !dbg !1611

bb8.i.i.i.i.i.i.epil:                             ; preds = %bb8.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ], !dbg !1612
  %init.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ]
  %epil.iter13 = phi i64 [ %epil.iter13.next, %bb8.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.epil, !dbg !1613
  %_37.val.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.epil, align 1, !dbg !1615, !alias.scope !1616, !noalias !1418, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.epil, -65, !dbg !1621
  %_0.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !1630
  %_4.0.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.epil, !dbg !1626
  %_22.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.epil, 1, !dbg !1628
  %epil.iter13.next = add i64 %epil.iter13, 1, !dbg !1611
  %epil.iter13.cmp.not = icmp eq i64 %epil.iter13.next, %xtraiter12, !dbg !1611
  br i1 %epil.iter13.cmp.not, label %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil, !dbg !1611, !llvm.loop !1631

_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i: ; preds = %bb8.i.i.i.i.i.i.epil, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i ], [ %op.rdx.lcssa, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], !dbg !1632
  %_3.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i, %_3.1, !dbg !1633
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i), !dbg !1635
  br label %bb7.i.i, !dbg !1637

bb16.i.i:                                         ; preds = %bb3.i.i
  %42 = getelementptr inbounds nuw i8, ptr %f, i64 22, !dbg !1638
  %_33.i.i = load i16, ptr %42, align 2, !dbg !1638, !alias.scope !1418, !noalias !1419, !noundef !14
  %_41.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %_3.1, !dbg !1639
  %_11.i.i = zext i16 %_33.i.i to i64, !dbg !1645
  %.not.i.i = icmp eq i16 %_33.i.i, 0, !dbg !1647
  br i1 %.not.i.i, label %bb5.i.i, label %bb1.i.i.i, !dbg !1650

bb7.i.i:                                          ; preds = %bb10.i.i.i.i, %bb5.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i, %bb32.i.i.i.i
  %char_count.sroa.0.0.i.i = phi i64 [ %49, %bb5.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i ], [ %31, %bb32.i.i.i.i ], [ %total.sroa.0.0.i.i.i.i, %bb10.i.i.i.i ], !dbg !1651
  %s.sroa.8.0.i.i = phi i64 [ %iter.sroa.10.1.i.i, %bb5.i.i ], [ %_3.1, %_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case.exit.i.i.i ], [ %_3.1, %bb32.i.i.i.i ], [ %_3.1, %bb10.i.i.i.i ]
  %43 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !1652
  %_18.i.i = load i16, ptr %43, align 4, !dbg !1652, !alias.scope !1418, !noalias !1419, !noundef !14
  %_17.i.i = zext i16 %_18.i.i to i64, !dbg !1653
  %_16.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_17.i.i, !dbg !1655
  br i1 %_16.i.i, label %bb8.i.i, label %bb12.i.i, !dbg !1655

bb1.i.i.i:                                        ; preds = %bb16.i.i, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i
  %iter.sroa.10.2.i.i = phi i64 [ %46, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ 0, %bb16.i.i ], !dbg !1656
  %_13.i19.i.i7.i.i.i = phi ptr [ %_13.i19.i.i5.i.i.i, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_3.0, %bb16.i.i ]
  %init.sroa.0.0.i.i.i = phi i64 [ %47, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_11.i.i, %bb16.i.i ]
  %_6.i.i.i.i.i.i = icmp ne ptr %_13.i19.i.i7.i.i.i, %_41.i.i, !dbg !1657
  %spec.select.idx.i.i = zext i1 %_6.i.i.i.i.i.i to i64, !dbg !1664
  %spec.select.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i7.i.i.i, i64 %spec.select.idx.i.i, !dbg !1664
  br i1 %_6.i.i.i.i.i.i, label %bb14.i.i.i.i.i, label %bb5.i.i, !dbg !1665

bb14.i.i.i.i.i:                                   ; preds = %bb1.i.i.i
  %x.i.i.i.i.i = load i8, ptr %_13.i19.i.i7.i.i.i, align 1, !dbg !1667, !alias.scope !1419, !noalias !1668, !noundef !14
  %_7.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i, -1, !dbg !1675
  br i1 %_7.i.i.i.i.i, label %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, label %bb4.i.i.i.i.i, !dbg !1675

bb4.i.i.i.i.i:                                    ; preds = %bb14.i.i.i.i.i
  %_6.i3.i.i.i.i.i = icmp ne ptr %spec.select.i.i, %_41.i.i, !dbg !1676
  %_13.i5.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 1
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i), !dbg !1679
  %_14.i.i.i18.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -33, !dbg !1680
  br i1 %_14.i.i.i18.i.i, label %bb6.i.i.i.i.i, label %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, !dbg !1680

bb6.i.i.i.i.i:                                    ; preds = %bb4.i.i.i.i.i
  %_6.i10.i.i.i.i.i = icmp ne ptr %_13.i5.i.i.i.i.i, %_41.i.i, !dbg !1681
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i.i), !dbg !1684
  %_22.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -17, !dbg !1685
  %spec.select.v = select i1 %_22.i.i.i.i.i, i64 3, i64 2, !dbg !1685
  %spec.select = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 %spec.select.v, !dbg !1685
  br label %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, !dbg !1685

_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i: ; preds = %bb6.i.i.i.i.i, %bb14.i.i.i.i.i, %bb4.i.i.i.i.i
  %_13.i19.i.i5.i.i.i = phi ptr [ %spec.select, %bb6.i.i.i.i.i ], [ %_13.i5.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %spec.select.i.i, %bb14.i.i.i.i.i ]
  %44 = ptrtoint ptr %_13.i19.i.i7.i.i.i to i64, !dbg !1686
  %45 = ptrtoint ptr %_13.i19.i.i5.i.i.i to i64, !dbg !1691
  %_7.i.i.i.i = sub i64 %45, %44, !dbg !1696
  %46 = add i64 %_7.i.i.i.i, %iter.sroa.10.2.i.i, !dbg !1697
  %47 = add nsw i64 %init.sroa.0.0.i.i.i, -1, !dbg !1698
  %48 = icmp eq i64 %47, 0, !dbg !1701
  br i1 %48, label %bb5.i.i, label %bb1.i.i.i, !dbg !1701

bb5.i.i:                                          ; preds = %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, %bb1.i.i.i, %bb16.i.i
  %iter.sroa.10.1.i.i = phi i64 [ 0, %bb16.i.i ], [ %iter.sroa.10.2.i.i, %bb1.i.i.i ], [ %46, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], !dbg !1702
  %remaining.sroa.0.0.i.i = phi i64 [ 0, %bb16.i.i ], [ %init.sroa.0.0.i.i.i, %bb1.i.i.i ], [ 0, %_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], !dbg !1703
  %49 = sub nsw i64 %_11.i.i, %remaining.sroa.0.0.i.i, !dbg !1704
  br label %bb7.i.i, !dbg !1705

bb12.i.i:                                         ; preds = %bb7.i.i
  %_30.0.i.i = load ptr, ptr %f, align 8, !dbg !1706, !alias.scope !1418, !noalias !1419, !nonnull !14, !align !291, !noundef !14
  %50 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1706
  %_30.1.i.i = load ptr, ptr %50, align 8, !dbg !1706, !alias.scope !1418, !noalias !1419, !nonnull !14, !align !27, !noundef !14
  %51 = getelementptr inbounds nuw i8, ptr %_30.1.i.i, i64 24, !dbg !1706
  %52 = load ptr, ptr %51, align 8, !dbg !1706, !invariant.load !14, !noalias !1418, !nonnull !14
  %53 = tail call noundef zeroext i1 %52(ptr noundef nonnull align 1 %_30.0.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #14, !dbg !1707, !noalias !1418
  br label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, !dbg !1707

bb8.i.i:                                          ; preds = %bb7.i.i
  %_23.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16, !dbg !1708
  %_21.i.i = sub i16 %_18.i.i, %_23.i.i, !dbg !1709
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1710), !dbg !1713
  %_15.i.i.i = lshr i32 %_4.i.i, 29, !dbg !1714
  %54 = and i32 %_15.i.i.i, 3, !dbg !1714
  %_2.i11.i.i.i = and i32 %_4.i.i, 2097151, !dbg !1717
  %55 = icmp samesign ult i32 %_2.i11.i.i.i, 1114112, !dbg !1719
  tail call void @llvm.assume(i1 %55), !dbg !1719
  switch i32 %54, label %default.unreachable [
    i32 0, label %bb6.i.i.i
    i32 1, label %bb12.i.i.i
    i32 2, label %bb11.i.i.i
    i32 3, label %bb6.i.i.i
  ], !dbg !1714

default.unreachable:                              ; preds = %bb8.i.i
  unreachable

bb12.i.i.i:                                       ; preds = %bb8.i.i
  br label %bb6.i.i.i, !dbg !1722

bb11.i.i.i:                                       ; preds = %bb8.i.i
  %56 = lshr i16 %_21.i.i, 1, !dbg !1723
  br label %bb6.i.i.i, !dbg !1724

bb6.i.i.i:                                        ; preds = %bb11.i.i.i, %bb12.i.i.i, %bb8.i.i, %bb8.i.i
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %56, %bb11.i.i.i ], [ %_21.i.i, %bb12.i.i.i ], [ 0, %bb8.i.i ], [ 0, %bb8.i.i ], !dbg !1725
  %_14.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !1726, !noalias !1419
  %57 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i.i = load ptr, ptr %57, align 8, !alias.scope !1726, !noalias !1419
  %58 = getelementptr inbounds nuw i8, ptr %_14.1.i.i.i, i64 32
  br label %bb7.i.i.i, !dbg !1727

bb7.i.i.i:                                        ; preds = %bb17.i.i.i, %bb6.i.i.i
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb6.i.i.i ], [ %_18.i.i.i, %bb17.i.i.i ], !dbg !1728
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !1729
  br i1 %exitcond.not.i.i.i, label %bb15.i.i.i, label %bb17.i.i.i, !dbg !1733

bb15.i.i.i:                                       ; preds = %bb7.i.i.i
  %_13.i.i.i = sub i16 %_21.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !1734
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i, !dbg !1735

bb17.i.i.i:                                       ; preds = %bb7.i.i.i
  %_18.i.i.i = add i16 %iter.sroa.0.0.i.i.i, 1, !dbg !1736
  %59 = load ptr, ptr %58, align 8, !dbg !1739, !invariant.load !14, !noalias !1726, !nonnull !14
  %_10.i.i.i = tail call noundef zeroext i1 %59(ptr noundef nonnull align 1 %_14.0.i.i.i, i32 noundef %_2.i11.i.i.i) #14, !dbg !1740, !noalias !1726
  br i1 %_10.i.i.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb7.i.i.i, !dbg !1741

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i: ; preds = %bb17.i.i.i, %bb15.i.i.i
  %_0.sroa.3.0.i.i.i = phi i16 [ %_13.i.i.i, %bb15.i.i.i ], [ undef, %bb17.i.i.i ], !dbg !1743
  %_0.sroa.0.0.i22.i.i = phi i32 [ %_2.i11.i.i.i, %bb15.i.i.i ], [ 1114112, %bb17.i.i.i ], !dbg !1743
  %60 = icmp eq i32 %_0.sroa.0.0.i22.i.i, 1114112, !dbg !1744
  br i1 %60, label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, label %bb27.i.i, !dbg !1746

bb27.i.i:                                         ; preds = %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i
  %61 = getelementptr inbounds nuw i8, ptr %_14.1.i.i.i, i64 24, !dbg !1747
  %62 = load ptr, ptr %61, align 8, !dbg !1747, !invariant.load !14, !noalias !1418, !nonnull !14
  %_26.i.i = tail call noundef zeroext i1 %62(ptr noundef nonnull align 1 %_14.0.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #14, !dbg !1748, !noalias !1418
  br i1 %_26.i.i, label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, label %bb1.i23.i.i, !dbg !1749

bb1.i23.i.i:                                      ; preds = %bb27.i.i, %bb8.i26.i.i
  %iter.sroa.0.0.i24.i.i = phi i16 [ %_9.i.i.i, %bb8.i26.i.i ], [ 0, %bb27.i.i ], !dbg !1751
  %exitcond.not.i25.i.i = icmp eq i16 %iter.sroa.0.0.i24.i.i, %_0.sroa.3.0.i.i.i, !dbg !1753
  br i1 %exitcond.not.i25.i.i, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb8.i26.i.i, !dbg !1757

bb8.i26.i.i:                                      ; preds = %bb1.i23.i.i
  %_9.i.i.i = add i16 %iter.sroa.0.0.i24.i.i, 1, !dbg !1758
  %63 = load ptr, ptr %58, align 8, !dbg !1761, !invariant.load !14, !noalias !1418, !nonnull !14
  %_4.i.i.i = tail call noundef zeroext i1 %63(ptr noundef nonnull align 1 %_14.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i22.i.i) #14, !dbg !1762, !noalias !1418
  br i1 %_4.i.i.i, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb1.i23.i.i, !dbg !1763

_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i: ; preds = %bb8.i26.i.i, %bb1.i23.i.i
  %iter.sroa.0.0.i24.lcssa.i.i = phi i16 [ %_0.sroa.3.0.i.i.i, %bb1.i23.i.i ], [ %iter.sroa.0.0.i24.i.i, %bb8.i26.i.i ], !dbg !1751
  %_8.i.i.i = icmp ult i16 %iter.sroa.0.0.i24.lcssa.i.i, %_0.sroa.3.0.i.i.i, !dbg !1753
  br label %_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit, !dbg !1765

_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt.exit: ; preds = %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i, %bb27.i.i, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i, %bb12.i.i, %bb1.i.i
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %6, %bb1.i.i ], [ %53, %bb12.i.i ], [ true, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_8.i.i.i, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb27.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i, !dbg !1766
}

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 !dbg !1767 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds nuw i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %pi), !dbg !1770
  store ptr %fmt, ptr %pi, align 8, !dbg !1771
  %4 = getelementptr inbounds nuw i8, ptr %pi, i64 8, !dbg !1771
  store ptr %2, ptr %4, align 8, !dbg !1771
  %5 = getelementptr inbounds nuw i8, ptr %pi, i64 16, !dbg !1771
  store i8 1, ptr %5, align 8, !dbg !1771
  %6 = getelementptr inbounds nuw i8, ptr %pi, i64 17, !dbg !1771
  store i8 0, ptr %6, align 1, !dbg !1771
; call __rustc::rust_begin_unwind
  call fastcc void @_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #17, !dbg !1774
  unreachable, !dbg !1774
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #10

; <core::fmt::Formatter>::pad_integral::write_prefix
; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %f.0.val, ptr readonly captures(address_is_null) %f.8.val, i32 noundef range(i32 43, 1114113) %0, ptr noalias noundef readonly align 1 captures(address, read_provenance) %1) unnamed_addr #11 !dbg !1776 {
start:
  %.not = icmp eq i32 %0, 1114112, !dbg !1779
  br i1 %.not, label %bb4, label %bb1, !dbg !1781

bb1:                                              ; preds = %start
  %2 = icmp ne ptr %f.0.val, null
  tail call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %f.8.val, null
  tail call void @llvm.assume(i1 %3)
  %4 = getelementptr inbounds nuw i8, ptr %f.8.val, i64 32, !dbg !1782
  %5 = load ptr, ptr %4, align 8, !dbg !1782, !invariant.load !14, !nonnull !14
  %_6 = tail call noundef zeroext i1 %5(ptr noundef nonnull align 1 %f.0.val, i32 noundef %0) #14, !dbg !1783
  br i1 %_6, label %bb7, label %bb4, !dbg !1784

bb4:                                              ; preds = %bb1, %start
  %.not3 = icmp eq ptr %1, null, !dbg !1786
  %6 = icmp ne ptr %f.0.val, null
  %7 = icmp ne ptr %f.8.val, null
  br i1 %.not3, label %bb7, label %bb5, !dbg !1788

bb7:                                              ; preds = %bb5, %bb4, %bb1
  %_0.sroa.0.0.off0 = phi i1 [ true, %bb1 ], [ %10, %bb5 ], [ false, %bb4 ]
  ret i1 %_0.sroa.0.0.off0, !dbg !1789

bb5:                                              ; preds = %bb4
  %8 = getelementptr inbounds nuw i8, ptr %f.8.val, i64 24
  tail call void @llvm.assume(i1 %6)
  tail call void @llvm.assume(i1 %7)
  %9 = load ptr, ptr %8, align 8, !dbg !1790, !invariant.load !14, !nonnull !14
  %10 = tail call noundef zeroext i1 %9(ptr noundef nonnull align 1 %f.0.val, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %1, i64 noundef 0) #14, !dbg !1791
  br label %bb7, !dbg !1791
}

; <usize as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXsi_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #1 !dbg !1792 {
start:
  %buf = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf), !dbg !1797
  %_5 = load i64, ptr %self, align 8, !dbg !1798, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1800), !dbg !1803
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1804), !dbg !1807
  %_460.i.i = icmp ugt i64 %_5, 999, !dbg !1811
  br i1 %_460.i.i, label %bb2.i.i, label %bb12.i.i, !dbg !1811

bb12.i.i:                                         ; preds = %bb2.i.i, %start
  %remain.sroa.0.0.lcssa.i.i = phi i64 [ %_5, %start ], [ %1, %bb2.i.i ], !dbg !1816
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 20, %start ], [ %0, %bb2.i.i ], !dbg !1817
  %_48.i.i = icmp samesign ugt i64 %remain.sroa.0.0.lcssa.i.i, 9, !dbg !1818
  br i1 %_48.i.i, label %bb13.i.i, label %bb19.i.i, !dbg !1818

bb2.i.i:                                          ; preds = %start, %bb2.i.i
  %offset.sroa.0.062.i.i = phi i64 [ %0, %bb2.i.i ], [ 20, %start ]
  %remain.sroa.0.061.i.i = phi i64 [ %1, %bb2.i.i ], [ %_5, %start ]
  %_8.i.i = icmp ne i64 %offset.sroa.0.062.i.i, 0, !dbg !1819
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !1820
  %0 = add nsw i64 %offset.sroa.0.062.i.i, -4, !dbg !1823
  %remain.sroa.0.061.i.i.frozen = freeze i64 %remain.sroa.0.061.i.i, !dbg !1824
  %1 = udiv i64 %remain.sroa.0.061.i.i.frozen, 10000, !dbg !1824
  %2 = mul i64 %1, 10000, !dbg !1827
  %quad.i.i.decomposed = sub i64 %remain.sroa.0.061.i.i.frozen, %2, !dbg !1827
  %pair2.lhs.trunc.i.i = trunc nuw nsw i64 %quad.i.i.decomposed to i16, !dbg !1828
  %pair144.i.i = udiv i16 %pair2.lhs.trunc.i.i, 100, !dbg !1830
  %3 = mul i16 %pair144.i.i, 100, !dbg !1828
  %pair243.i.i.decomposed = sub i16 %pair2.lhs.trunc.i.i, %3, !dbg !1828
  %4 = shl nuw nsw i16 %pair144.i.i, 1, !dbg !1831
  %_25.i.i = zext nneg i16 %4 to i64, !dbg !1831
  %_20.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0, !dbg !1833
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_25.i.i, !dbg !1834
  %_23.i.i = load i8, ptr %5, align 1, !dbg !1834, !noalias !1835, !noundef !14
  store i8 %_23.i.i, ptr %_20.i.i, align 1, !dbg !1836, !alias.scope !1835
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.062.i.i, !dbg !1843
  %_27.i.i = getelementptr i8, ptr %6, i64 -3, !dbg !1843
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1, !dbg !1844
  %_31.i.i = load i8, ptr %7, align 1, !dbg !1844, !noalias !1835, !noundef !14
  store i8 %_31.i.i, ptr %_27.i.i, align 1, !dbg !1845, !alias.scope !1835
  %8 = shl nuw nsw i16 %pair243.i.i.decomposed, 1, !dbg !1847
  %_39.i.i = zext nneg i16 %8 to i64, !dbg !1847
  %_34.i.i = getelementptr i8, ptr %6, i64 -2, !dbg !1848
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_39.i.i, !dbg !1849
  %_38.i.i = load i8, ptr %9, align 1, !dbg !1849, !noalias !1835, !noundef !14
  store i8 %_38.i.i, ptr %_34.i.i, align 1, !dbg !1850, !alias.scope !1835
  %_41.i.i = getelementptr i8, ptr %6, i64 -1, !dbg !1852
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1, !dbg !1853
  %_45.i.i = load i8, ptr %10, align 1, !dbg !1853, !noalias !1835, !noundef !14
  store i8 %_45.i.i, ptr %_41.i.i, align 1, !dbg !1854, !alias.scope !1835
  %_4.i.i = icmp ugt i64 %remain.sroa.0.061.i.i, 9999999, !dbg !1811
  br i1 %_4.i.i, label %bb2.i.i, label %bb12.i.i, !dbg !1811

bb13.i.i:                                         ; preds = %bb12.i.i
  %_50.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1, !dbg !1856
  tail call void @llvm.assume(i1 %_50.i.i), !dbg !1857
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2, !dbg !1859
  %.lhs.trunc.i.i = trunc nuw i64 %remain.sroa.0.0.lcssa.i.i to i16, !dbg !1860
  %12 = udiv i16 %.lhs.trunc.i.i, 100, !dbg !1860
  %.zext.i.i = zext nneg i16 %12 to i64, !dbg !1860
  %13 = mul i16 %12, 100, !dbg !1862
  %pair45.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13, !dbg !1862
  %14 = shl nuw nsw i16 %pair45.i.i.decomposed, 1, !dbg !1863
  %_62.i.i = zext nneg i16 %14 to i64, !dbg !1863
  %_57.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11, !dbg !1864
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_62.i.i, !dbg !1865
  %_60.i.i = load i8, ptr %15, align 1, !dbg !1865, !noalias !1835, !noundef !14
  store i8 %_60.i.i, ptr %_57.i.i, align 1, !dbg !1866, !alias.scope !1835
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i, !dbg !1868
  %_64.i.i = getelementptr i8, ptr %16, i64 -1, !dbg !1868
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1, !dbg !1869
  %_68.i.i = load i8, ptr %17, align 1, !dbg !1869, !noalias !1835, !noundef !14
  store i8 %_68.i.i, ptr %_64.i.i, align 1, !dbg !1870, !alias.scope !1835
  br label %bb19.i.i, !dbg !1872

bb19.i.i:                                         ; preds = %bb13.i.i, %bb12.i.i
  %remain.sroa.0.1.i.i = phi i64 [ %.zext.i.i, %bb13.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb12.i.i ], !dbg !1816
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb13.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb12.i.i ], !dbg !1817
  %18 = icmp ne i64 %remain.sroa.0.1.i.i, 0, !dbg !1873
  %19 = icmp eq i64 %_5, 0
  %or.cond.i.i = or i1 %19, %18, !dbg !1873
  %_72.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  br i1 %or.cond.i.i, label %bb22.i.i, label %_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt.exit, !dbg !1873

bb22.i.i:                                         ; preds = %bb19.i.i
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_78.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %_84.i.i = shl nuw nsw i64 %remain.sroa.0.1.i.i, 1
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_84.i.i
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  tail call void @llvm.assume(i1 %_72.i.i), !dbg !1874
  %_81.i.i = load i8, ptr %22, align 1, !dbg !1876, !noalias !1835, !noundef !14
  store i8 %_81.i.i, ptr %_78.i.i, align 1, !dbg !1878, !alias.scope !1835
  br label %_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt.exit, !dbg !1880

_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt.exit: ; preds = %bb22.i.i, %bb19.i.i
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb22.i.i ], [ %offset.sroa.0.1.i.i, %bb19.i.i ], !dbg !1881
  %_8.i1.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i, !dbg !1882
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i, !dbg !1896
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1901), !dbg !1904
  %23 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_44.i = load i32, ptr %23, align 8, !dbg !1905, !alias.scope !1901, !noalias !1910
  %_43.i = and i32 %_44.i, 2097152, !dbg !1913
  %.not.i = icmp eq i32 %_43.i, 0, !dbg !1916
  %spec.select.i = select i1 %.not.i, i32 1114112, i32 43, !dbg !1916
  %_43.lobit.i = lshr exact i32 %_43.i, 21, !dbg !1916
  %24 = zext nneg i32 %_43.lobit.i to i64, !dbg !1916
  %width.sroa.0.0.i = add nuw nsw i64 %_8.i1.i, %24, !dbg !1905
  %_45.i = and i32 %_44.i, 8388608, !dbg !1917
  %25 = icmp eq i32 %_45.i, 0, !dbg !1920
  %spec.select = select i1 %25, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !1920
  %26 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !1921
  %min.i = load i16, ptr %26, align 4, !dbg !1921, !alias.scope !1901, !noalias !1910, !noundef !14
  %_13.i = zext i16 %min.i to i64, !dbg !1923
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i, !dbg !1927
  br i1 %_11.not.i, label %bb14.i, label %bb11.i, !dbg !1927

bb14.i:                                           ; preds = %_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt.exit
  %_61.i = and i32 %_44.i, 16777216, !dbg !1928
  %27 = icmp eq i32 %_61.i, 0, !dbg !1931
  br i1 %27, label %bb20.i, label %bb15.i, !dbg !1931

bb11.i:                                           ; preds = %_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt.exit
  %self.val23.i = load ptr, ptr %f, align 8, !dbg !1932, !alias.scope !1901, !noalias !1910
  %28 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1932
  %self.val24.i = load ptr, ptr %28, align 8, !dbg !1932, !alias.scope !1901, !noalias !1910
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_14.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val23.i, ptr %self.val24.i, i32 noundef %spec.select.i, ptr noalias noundef readonly align 1 captures(address, read_provenance) %spec.select) #18, !dbg !1932
  br i1 %_14.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb33.i, !dbg !1933

bb20.i:                                           ; preds = %bb14.i
  %_32.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !1936
  %_31.i = sub i16 %min.i, %_32.i, !dbg !1937
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1938), !dbg !1941
  %_15.i.i = lshr i32 %_44.i, 29, !dbg !1942
  %29 = and i32 %_15.i.i, 3, !dbg !1942
  %_2.i11.i.i = and i32 %_44.i, 2097151, !dbg !1945
  %30 = icmp samesign ult i32 %_2.i11.i.i, 1114112, !dbg !1947
  tail call void @llvm.assume(i1 %30), !dbg !1947
  switch i32 %29, label %default.unreachable [
    i32 0, label %bb6.i.i
    i32 1, label %bb12.i.i1
    i32 2, label %bb11.i.i
    i32 3, label %bb12.i.i1
  ], !dbg !1942

default.unreachable:                              ; preds = %bb20.i
  unreachable

bb12.i.i1:                                        ; preds = %bb20.i, %bb20.i
  br label %bb6.i.i, !dbg !1950

bb11.i.i:                                         ; preds = %bb20.i
  %31 = lshr i16 %_31.i, 1, !dbg !1951
  br label %bb6.i.i, !dbg !1952

bb6.i.i:                                          ; preds = %bb11.i.i, %bb12.i.i1, %bb20.i
  %padding_left.sroa.0.0.i.i = phi i16 [ %31, %bb11.i.i ], [ %_31.i, %bb12.i.i1 ], [ 0, %bb20.i ], !dbg !1953
  %_14.0.i.i = load ptr, ptr %f, align 8, !alias.scope !1954, !noalias !1910
  %32 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i = load ptr, ptr %32, align 8, !alias.scope !1954, !noalias !1910
  %33 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 32
  br label %bb7.i.i, !dbg !1955

bb7.i.i:                                          ; preds = %bb17.i.i, %bb6.i.i
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb6.i.i ], [ %_18.i.i, %bb17.i.i ], !dbg !1956
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i, !dbg !1957
  br i1 %exitcond.not.i.i, label %bb15.i.i, label %bb17.i.i, !dbg !1961

bb15.i.i:                                         ; preds = %bb7.i.i
  %_13.i.i = sub i16 %_31.i, %padding_left.sroa.0.0.i.i, !dbg !1962
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i, !dbg !1963

bb17.i.i:                                         ; preds = %bb7.i.i
  %_18.i.i = add i16 %iter.sroa.0.0.i.i, 1, !dbg !1964
  %34 = load ptr, ptr %33, align 8, !dbg !1967, !invariant.load !14, !noalias !1968, !nonnull !14
  %_10.i.i2 = tail call noundef zeroext i1 %34(ptr noundef nonnull align 1 %_14.0.i.i, i32 noundef %_2.i11.i.i) #14, !dbg !1969, !noalias !1968
  br i1 %_10.i.i2, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i, !dbg !1970

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i: ; preds = %bb17.i.i, %bb15.i.i
  %_0.sroa.3.0.i.i = phi i16 [ %_13.i.i, %bb15.i.i ], [ undef, %bb17.i.i ], !dbg !1972
  %_0.sroa.0.0.i31.i = phi i32 [ %_2.i11.i.i, %bb15.i.i ], [ 1114112, %bb17.i.i ], !dbg !1972
  %35 = icmp eq i32 %_0.sroa.0.0.i31.i, 1114112, !dbg !1973
  br i1 %35, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb43.i, !dbg !1976

bb15.i:                                           ; preds = %bb14.i
  %old_options.sroa.0.0.copyload.i = load i64, ptr %23, align 8, !dbg !1977, !alias.scope !1901, !noalias !1910
  %36 = trunc i64 %old_options.sroa.0.0.copyload.i to i32, !dbg !1978
  %_63.i = and i32 %36, -1612709888, !dbg !1978
  %37 = or disjoint i32 %_63.i, 536870960, !dbg !1982
  store i32 %37, ptr %23, align 8, !dbg !1982, !alias.scope !1901, !noalias !1910
  %self.val25.i = load ptr, ptr %f, align 8, !dbg !1986, !alias.scope !1901, !noalias !1910
  %38 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1986
  %self.val26.i = load ptr, ptr %38, align 8, !dbg !1986, !alias.scope !1901, !noalias !1910
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_17.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val25.i, ptr %self.val26.i, i32 noundef %spec.select.i, ptr noalias noundef readonly align 1 captures(address, read_provenance) %spec.select) #18, !dbg !1986
  br i1 %_17.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i, !dbg !1987

bb43.i:                                           ; preds = %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_35.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_14.0.i.i, ptr %_14.1.i.i, i32 noundef %spec.select.i, ptr noalias noundef readonly align 1 captures(address, read_provenance) %spec.select) #18, !dbg !1989
  br i1 %_35.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i, !dbg !1991

bb45.i:                                           ; preds = %bb43.i
  %39 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 24, !dbg !1993
  %40 = load ptr, ptr %39, align 8, !dbg !1993, !invariant.load !14, !noalias !1994, !nonnull !14
  %_37.i = call noundef zeroext i1 %40(ptr noundef nonnull align 1 %_14.0.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !dbg !1995, !noalias !1901
  br i1 %_37.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i, !dbg !1996

bb1.i.i:                                          ; preds = %bb45.i, %bb8.i34.i
  %iter.sroa.0.0.i32.i = phi i16 [ %_9.i.i, %bb8.i34.i ], [ 0, %bb45.i ], !dbg !1998
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %_0.sroa.3.0.i.i, !dbg !2000
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb8.i34.i, !dbg !2004

bb8.i34.i:                                        ; preds = %bb1.i.i
  %_9.i.i = add i16 %iter.sroa.0.0.i32.i, 1, !dbg !2005
  %41 = load ptr, ptr %33, align 8, !dbg !2008, !invariant.load !14, !noalias !1901, !nonnull !14
  %_4.i.i3 = call noundef zeroext i1 %41(ptr noundef nonnull align 1 %_14.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i31.i) #14, !dbg !2009, !noalias !1901
  br i1 %_4.i.i3, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb1.i.i, !dbg !2010

_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i: ; preds = %bb8.i34.i, %bb1.i.i
  %iter.sroa.0.0.i32.lcssa.i = phi i16 [ %_0.sroa.3.0.i.i, %bb1.i.i ], [ %iter.sroa.0.0.i32.i, %bb8.i34.i ], !dbg !1998
  %_8.i.i4 = icmp ult i16 %iter.sroa.0.0.i32.lcssa.i, %_0.sroa.3.0.i.i, !dbg !2000
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2012

bb35.i:                                           ; preds = %bb15.i
  %_22.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !2013
  %_21.i = sub i16 %min.i, %_22.i, !dbg !2014
  %42 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 32
  br label %bb7.i43.i, !dbg !2015

bb7.i43.i:                                        ; preds = %bb17.i46.i, %bb35.i
  %iter.sroa.0.0.i44.i = phi i16 [ 0, %bb35.i ], [ %_18.i47.i, %bb17.i46.i ], !dbg !2017
  %exitcond.not.i45.not.i = icmp eq i16 %iter.sroa.0.0.i44.i, %_21.i, !dbg !2018
  br i1 %exitcond.not.i45.not.i, label %bb37.i, label %bb17.i46.i, !dbg !2022

bb17.i46.i:                                       ; preds = %bb7.i43.i
  %_18.i47.i = add i16 %iter.sroa.0.0.i44.i, 1, !dbg !2023
  %43 = load ptr, ptr %42, align 8, !dbg !2026, !invariant.load !14, !noalias !2027, !nonnull !14
  %_10.i48.i = tail call noundef zeroext i1 %43(ptr noundef nonnull align 1 %self.val25.i, i32 noundef 48) #14, !dbg !2030, !noalias !2027
  br i1 %_10.i48.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i43.i, !dbg !2031

bb37.i:                                           ; preds = %bb7.i43.i
  %44 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 24, !dbg !2033
  %45 = load ptr, ptr %44, align 8, !dbg !2033, !invariant.load !14, !noalias !1994, !nonnull !14
  %_25.i = call noundef zeroext i1 %45(ptr noundef nonnull align 1 %self.val25.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !dbg !2035, !noalias !1901
  br i1 %_25.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb41.i, !dbg !2036

bb41.i:                                           ; preds = %bb37.i
  store i64 %old_options.sroa.0.0.copyload.i, ptr %23, align 8, !dbg !2038, !alias.scope !1901, !noalias !1910
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2012

bb33.i:                                           ; preds = %bb11.i
  %46 = getelementptr inbounds nuw i8, ptr %self.val24.i, i64 24
  %47 = load ptr, ptr %46, align 8, !dbg !2039, !invariant.load !14, !noalias !1994, !nonnull !14
  %48 = call noundef zeroext i1 %47(ptr noundef nonnull align 1 %self.val23.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !dbg !2040, !noalias !1901
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2040

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit: ; preds = %bb17.i46.i, %bb33.i, %bb41.i, %bb37.i, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i, %bb45.i, %bb43.i, %bb15.i, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i, %bb11.i
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb11.i ], [ %48, %bb33.i ], [ false, %bb41.i ], [ true, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb43.i ], [ %_8.i.i4, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb45.i ], [ true, %bb15.i ], [ true, %bb37.i ], [ true, %bb17.i46.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf), !dbg !2041
  ret i1 %_0.sroa.0.0.shrunk.i, !dbg !2042
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef range(i64 0, 4294967296) %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #12 !dbg !2043 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !2044
  store ptr %len, ptr %args, align 8, !dbg !2044
  %_8.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !2044
  store ptr @_RNvXsi_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0..sroa_idx, align 8, !dbg !2044
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16, !dbg !2044
  store ptr %index, ptr %3, align 8, !dbg !2044
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24, !dbg !2044
  store ptr @_RNvXsi_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8, !dbg !2044
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16, !dbg !2047
  unreachable, !dbg !2047
}

; <u32 as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs8_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #1 !dbg !2048 {
start:
  %buf = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf), !dbg !2050
  %_5 = load i32, ptr %self, align 4, !dbg !2051, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2053), !dbg !2056
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2057), !dbg !2060
  %_460.i.i = icmp ugt i32 %_5, 999, !dbg !2064
  br i1 %_460.i.i, label %bb2.i.i, label %bb12.i.i, !dbg !2064

bb12.i.i:                                         ; preds = %bb2.i.i, %start
  %remain.sroa.0.0.lcssa.i.i = phi i32 [ %_5, %start ], [ %1, %bb2.i.i ], !dbg !2069
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 10, %start ], [ %0, %bb2.i.i ], !dbg !2070
  %_50.i.i = icmp samesign ugt i32 %remain.sroa.0.0.lcssa.i.i, 9, !dbg !2071
  br i1 %_50.i.i, label %bb13.i.i, label %bb19.i.i, !dbg !2071

bb2.i.i:                                          ; preds = %start, %bb2.i.i
  %offset.sroa.0.062.i.i = phi i64 [ %0, %bb2.i.i ], [ 10, %start ]
  %remain.sroa.0.061.i.i = phi i32 [ %1, %bb2.i.i ], [ %_5, %start ]
  %_8.i.i = icmp samesign ugt i64 %offset.sroa.0.062.i.i, 3, !dbg !2072
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !2073
  %0 = add nsw i64 %offset.sroa.0.062.i.i, -4, !dbg !2076
  %remain.sroa.0.061.i.i.frozen = freeze i32 %remain.sroa.0.061.i.i, !dbg !2077
  %1 = udiv i32 %remain.sroa.0.061.i.i.frozen, 10000, !dbg !2077
  %2 = mul i32 %1, 10000, !dbg !2080
  %quad.i.i.decomposed = sub i32 %remain.sroa.0.061.i.i.frozen, %2, !dbg !2080
  %_21.lhs.trunc.i.i = trunc nuw nsw i32 %quad.i.i.decomposed to i16, !dbg !2081
  %_1944.i.i = udiv i16 %_21.lhs.trunc.i.i, 100, !dbg !2083
  %3 = mul i16 %_1944.i.i, 100, !dbg !2081
  %_2143.i.i.decomposed = sub i16 %_21.lhs.trunc.i.i, %3, !dbg !2081
  %4 = shl nuw nsw i16 %_1944.i.i, 1, !dbg !2084
  %_27.i.i = zext nneg i16 %4 to i64, !dbg !2084
  %_22.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0, !dbg !2086
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_27.i.i, !dbg !2087
  %_25.i.i = load i8, ptr %5, align 1, !dbg !2087, !noalias !2088, !noundef !14
  store i8 %_25.i.i, ptr %_22.i.i, align 1, !dbg !2089, !alias.scope !2088
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.062.i.i, !dbg !2092
  %_29.i.i = getelementptr i8, ptr %6, i64 -3, !dbg !2092
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1, !dbg !2093
  %_33.i.i = load i8, ptr %7, align 1, !dbg !2093, !noalias !2088, !noundef !14
  store i8 %_33.i.i, ptr %_29.i.i, align 1, !dbg !2094, !alias.scope !2088
  %8 = shl nuw nsw i16 %_2143.i.i.decomposed, 1, !dbg !2096
  %_41.i.i = zext nneg i16 %8 to i64, !dbg !2096
  %_36.i.i = getelementptr i8, ptr %6, i64 -2, !dbg !2097
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_41.i.i, !dbg !2098
  %_40.i.i = load i8, ptr %9, align 1, !dbg !2098, !noalias !2088, !noundef !14
  store i8 %_40.i.i, ptr %_36.i.i, align 1, !dbg !2099, !alias.scope !2088
  %_43.i.i = getelementptr i8, ptr %6, i64 -1, !dbg !2101
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1, !dbg !2102
  %_47.i.i = load i8, ptr %10, align 1, !dbg !2102, !noalias !2088, !noundef !14
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !dbg !2103, !alias.scope !2088
  %_4.i.i = icmp ugt i32 %remain.sroa.0.061.i.i, 9999999, !dbg !2064
  br i1 %_4.i.i, label %bb2.i.i, label %bb12.i.i, !dbg !2064

bb13.i.i:                                         ; preds = %bb12.i.i
  %_52.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1, !dbg !2105
  tail call void @llvm.assume(i1 %_52.i.i), !dbg !2106
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2, !dbg !2108
  %.lhs.trunc.i.i = trunc nuw i32 %remain.sroa.0.0.lcssa.i.i to i16, !dbg !2109
  %12 = udiv i16 %.lhs.trunc.i.i, 100, !dbg !2109
  %.zext.i.i = zext nneg i16 %12 to i32, !dbg !2109
  %13 = mul i16 %12, 100, !dbg !2111
  %_5845.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13, !dbg !2111
  %14 = shl nuw nsw i16 %_5845.i.i.decomposed, 1, !dbg !2112
  %_65.i.i = zext nneg i16 %14 to i64, !dbg !2112
  %_60.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11, !dbg !2113
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_65.i.i, !dbg !2114
  %_63.i.i = load i8, ptr %15, align 1, !dbg !2114, !noalias !2088, !noundef !14
  store i8 %_63.i.i, ptr %_60.i.i, align 1, !dbg !2115, !alias.scope !2088
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i, !dbg !2117
  %_67.i.i = getelementptr i8, ptr %16, i64 -1, !dbg !2117
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1, !dbg !2118
  %_71.i.i = load i8, ptr %17, align 1, !dbg !2118, !noalias !2088, !noundef !14
  store i8 %_71.i.i, ptr %_67.i.i, align 1, !dbg !2119, !alias.scope !2088
  br label %bb19.i.i, !dbg !2121

bb19.i.i:                                         ; preds = %bb13.i.i, %bb12.i.i
  %remain.sroa.0.1.i.i = phi i32 [ %.zext.i.i, %bb13.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb12.i.i ], !dbg !2069
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb13.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb12.i.i ], !dbg !2070
  %18 = icmp ne i32 %remain.sroa.0.1.i.i, 0, !dbg !2122
  %19 = icmp eq i32 %_5, 0
  %or.cond.i.i = or i1 %19, %18, !dbg !2122
  br i1 %or.cond.i.i, label %bb22.i.i, label %_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt.exit, !dbg !2122

bb22.i.i:                                         ; preds = %bb19.i.i
  %_75.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0, !dbg !2123
  tail call void @llvm.assume(i1 %_75.i.i), !dbg !2124
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1, !dbg !2126
  %21 = shl nuw nsw i32 %remain.sroa.0.1.i.i, 1, !dbg !2127
  %_82.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20, !dbg !2129
  %22 = zext nneg i32 %21 to i64, !dbg !2130
  %23 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %22, !dbg !2130
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 1, !dbg !2130
  %_85.i.i = load i8, ptr %24, align 1, !dbg !2130, !noalias !2088, !noundef !14
  store i8 %_85.i.i, ptr %_82.i.i, align 1, !dbg !2131, !alias.scope !2088
  br label %_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt.exit, !dbg !2133

_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt.exit: ; preds = %bb22.i.i, %bb19.i.i
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb22.i.i ], [ %offset.sroa.0.1.i.i, %bb19.i.i ], !dbg !2134
  %_8.i1.i = sub nuw nsw i64 10, %offset.sroa.0.2.i.i, !dbg !2135
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i, !dbg !2141
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2143), !dbg !2146
  %25 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_44.i = load i32, ptr %25, align 8, !dbg !2147, !alias.scope !2143, !noalias !2149
  %_43.i = and i32 %_44.i, 2097152, !dbg !2152
  %.not.i = icmp eq i32 %_43.i, 0, !dbg !2154
  %spec.select.i = select i1 %.not.i, i32 1114112, i32 43, !dbg !2154
  %_43.lobit.i = lshr exact i32 %_43.i, 21, !dbg !2154
  %26 = zext nneg i32 %_43.lobit.i to i64, !dbg !2154
  %width.sroa.0.0.i = add nuw nsw i64 %_8.i1.i, %26, !dbg !2147
  %_45.i = and i32 %_44.i, 8388608, !dbg !2155
  %27 = icmp eq i32 %_45.i, 0, !dbg !2157
  %spec.select = select i1 %27, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !2157
  %28 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !2158
  %min.i = load i16, ptr %28, align 4, !dbg !2158, !alias.scope !2143, !noalias !2149, !noundef !14
  %_13.i = zext i16 %min.i to i64, !dbg !2159
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i, !dbg !2161
  br i1 %_11.not.i, label %bb14.i, label %bb11.i, !dbg !2161

bb14.i:                                           ; preds = %_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt.exit
  %_61.i = and i32 %_44.i, 16777216, !dbg !2162
  %29 = icmp eq i32 %_61.i, 0, !dbg !2164
  br i1 %29, label %bb20.i, label %bb15.i, !dbg !2164

bb11.i:                                           ; preds = %_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt.exit
  %self.val23.i = load ptr, ptr %f, align 8, !dbg !2165, !alias.scope !2143, !noalias !2149
  %30 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !2165
  %self.val24.i = load ptr, ptr %30, align 8, !dbg !2165, !alias.scope !2143, !noalias !2149
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_14.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val23.i, ptr %self.val24.i, i32 noundef %spec.select.i, ptr noalias noundef readonly align 1 captures(address, read_provenance) %spec.select) #18, !dbg !2165
  br i1 %_14.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb33.i, !dbg !2166

bb20.i:                                           ; preds = %bb14.i
  %_32.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !2168
  %_31.i = sub i16 %min.i, %_32.i, !dbg !2169
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2170), !dbg !2173
  %_15.i.i = lshr i32 %_44.i, 29, !dbg !2174
  %31 = and i32 %_15.i.i, 3, !dbg !2174
  %_2.i11.i.i = and i32 %_44.i, 2097151, !dbg !2177
  %32 = icmp samesign ult i32 %_2.i11.i.i, 1114112, !dbg !2179
  tail call void @llvm.assume(i1 %32), !dbg !2179
  switch i32 %31, label %default.unreachable [
    i32 0, label %bb6.i.i
    i32 1, label %bb12.i.i1
    i32 2, label %bb11.i.i
    i32 3, label %bb12.i.i1
  ], !dbg !2174

default.unreachable:                              ; preds = %bb20.i
  unreachable

bb12.i.i1:                                        ; preds = %bb20.i, %bb20.i
  br label %bb6.i.i, !dbg !2182

bb11.i.i:                                         ; preds = %bb20.i
  %33 = lshr i16 %_31.i, 1, !dbg !2183
  br label %bb6.i.i, !dbg !2184

bb6.i.i:                                          ; preds = %bb11.i.i, %bb12.i.i1, %bb20.i
  %padding_left.sroa.0.0.i.i = phi i16 [ %33, %bb11.i.i ], [ %_31.i, %bb12.i.i1 ], [ 0, %bb20.i ], !dbg !2185
  %_14.0.i.i = load ptr, ptr %f, align 8, !alias.scope !2186, !noalias !2149
  %34 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i = load ptr, ptr %34, align 8, !alias.scope !2186, !noalias !2149
  %35 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 32
  br label %bb7.i.i, !dbg !2187

bb7.i.i:                                          ; preds = %bb17.i.i, %bb6.i.i
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb6.i.i ], [ %_18.i.i, %bb17.i.i ], !dbg !2188
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i, !dbg !2189
  br i1 %exitcond.not.i.i, label %bb15.i.i, label %bb17.i.i, !dbg !2193

bb15.i.i:                                         ; preds = %bb7.i.i
  %_13.i.i = sub i16 %_31.i, %padding_left.sroa.0.0.i.i, !dbg !2194
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i, !dbg !2195

bb17.i.i:                                         ; preds = %bb7.i.i
  %_18.i.i = add i16 %iter.sroa.0.0.i.i, 1, !dbg !2196
  %36 = load ptr, ptr %35, align 8, !dbg !2199, !invariant.load !14, !noalias !2200, !nonnull !14
  %_10.i.i2 = tail call noundef zeroext i1 %36(ptr noundef nonnull align 1 %_14.0.i.i, i32 noundef %_2.i11.i.i) #14, !dbg !2201, !noalias !2200
  br i1 %_10.i.i2, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i, !dbg !2202

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i: ; preds = %bb17.i.i, %bb15.i.i
  %_0.sroa.3.0.i.i = phi i16 [ %_13.i.i, %bb15.i.i ], [ undef, %bb17.i.i ], !dbg !2204
  %_0.sroa.0.0.i31.i = phi i32 [ %_2.i11.i.i, %bb15.i.i ], [ 1114112, %bb17.i.i ], !dbg !2204
  %37 = icmp eq i32 %_0.sroa.0.0.i31.i, 1114112, !dbg !2205
  br i1 %37, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb43.i, !dbg !2207

bb15.i:                                           ; preds = %bb14.i
  %old_options.sroa.0.0.copyload.i = load i64, ptr %25, align 8, !dbg !2208, !alias.scope !2143, !noalias !2149
  %38 = trunc i64 %old_options.sroa.0.0.copyload.i to i32, !dbg !2209
  %_63.i = and i32 %38, -1612709888, !dbg !2209
  %39 = or disjoint i32 %_63.i, 536870960, !dbg !2211
  store i32 %39, ptr %25, align 8, !dbg !2211, !alias.scope !2143, !noalias !2149
  %self.val25.i = load ptr, ptr %f, align 8, !dbg !2213, !alias.scope !2143, !noalias !2149
  %40 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !2213
  %self.val26.i = load ptr, ptr %40, align 8, !dbg !2213, !alias.scope !2143, !noalias !2149
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_17.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val25.i, ptr %self.val26.i, i32 noundef %spec.select.i, ptr noalias noundef readonly align 1 captures(address, read_provenance) %spec.select) #18, !dbg !2213
  br i1 %_17.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i, !dbg !2214

bb43.i:                                           ; preds = %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_35.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_14.0.i.i, ptr %_14.1.i.i, i32 noundef %spec.select.i, ptr noalias noundef readonly align 1 captures(address, read_provenance) %spec.select) #18, !dbg !2216
  br i1 %_35.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i, !dbg !2217

bb45.i:                                           ; preds = %bb43.i
  %41 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 24, !dbg !2219
  %42 = load ptr, ptr %41, align 8, !dbg !2219, !invariant.load !14, !noalias !2220, !nonnull !14
  %_37.i = call noundef zeroext i1 %42(ptr noundef nonnull align 1 %_14.0.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !dbg !2221, !noalias !2143
  br i1 %_37.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i, !dbg !2222

bb1.i.i:                                          ; preds = %bb45.i, %bb8.i34.i
  %iter.sroa.0.0.i32.i = phi i16 [ %_9.i.i, %bb8.i34.i ], [ 0, %bb45.i ], !dbg !2224
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %_0.sroa.3.0.i.i, !dbg !2226
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb8.i34.i, !dbg !2230

bb8.i34.i:                                        ; preds = %bb1.i.i
  %_9.i.i = add i16 %iter.sroa.0.0.i32.i, 1, !dbg !2231
  %43 = load ptr, ptr %35, align 8, !dbg !2234, !invariant.load !14, !noalias !2143, !nonnull !14
  %_4.i.i3 = call noundef zeroext i1 %43(ptr noundef nonnull align 1 %_14.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i31.i) #14, !dbg !2235, !noalias !2143
  br i1 %_4.i.i3, label %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb1.i.i, !dbg !2236

_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i: ; preds = %bb8.i34.i, %bb1.i.i
  %iter.sroa.0.0.i32.lcssa.i = phi i16 [ %_0.sroa.3.0.i.i, %bb1.i.i ], [ %iter.sroa.0.0.i32.i, %bb8.i34.i ], !dbg !2224
  %_8.i.i4 = icmp ult i16 %iter.sroa.0.0.i32.lcssa.i, %_0.sroa.3.0.i.i, !dbg !2226
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2238

bb35.i:                                           ; preds = %bb15.i
  %_22.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !2239
  %_21.i = sub i16 %min.i, %_22.i, !dbg !2240
  %44 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 32
  br label %bb7.i43.i, !dbg !2241

bb7.i43.i:                                        ; preds = %bb17.i46.i, %bb35.i
  %iter.sroa.0.0.i44.i = phi i16 [ 0, %bb35.i ], [ %_18.i47.i, %bb17.i46.i ], !dbg !2243
  %exitcond.not.i45.not.i = icmp eq i16 %iter.sroa.0.0.i44.i, %_21.i, !dbg !2244
  br i1 %exitcond.not.i45.not.i, label %bb37.i, label %bb17.i46.i, !dbg !2248

bb17.i46.i:                                       ; preds = %bb7.i43.i
  %_18.i47.i = add i16 %iter.sroa.0.0.i44.i, 1, !dbg !2249
  %45 = load ptr, ptr %44, align 8, !dbg !2252, !invariant.load !14, !noalias !2253, !nonnull !14
  %_10.i48.i = tail call noundef zeroext i1 %45(ptr noundef nonnull align 1 %self.val25.i, i32 noundef 48) #14, !dbg !2256, !noalias !2253
  br i1 %_10.i48.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i43.i, !dbg !2257

bb37.i:                                           ; preds = %bb7.i43.i
  %46 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 24, !dbg !2259
  %47 = load ptr, ptr %46, align 8, !dbg !2259, !invariant.load !14, !noalias !2220, !nonnull !14
  %_25.i = call noundef zeroext i1 %47(ptr noundef nonnull align 1 %self.val25.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !dbg !2260, !noalias !2143
  br i1 %_25.i, label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb41.i, !dbg !2261

bb41.i:                                           ; preds = %bb37.i
  store i64 %old_options.sroa.0.0.copyload.i, ptr %25, align 8, !dbg !2263, !alias.scope !2143, !noalias !2149
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2238

bb33.i:                                           ; preds = %bb11.i
  %48 = getelementptr inbounds nuw i8, ptr %self.val24.i, i64 24
  %49 = load ptr, ptr %48, align 8, !dbg !2264, !invariant.load !14, !noalias !2220, !nonnull !14
  %50 = call noundef zeroext i1 %49(ptr noundef nonnull align 1 %self.val23.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !dbg !2265, !noalias !2143
  br label %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2265

_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral.exit: ; preds = %bb17.i46.i, %bb33.i, %bb41.i, %bb37.i, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i, %bb45.i, %bb43.i, %bb15.i, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i, %bb11.i
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb11.i ], [ %50, %bb33.i ], [ false, %bb41.i ], [ true, %_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb43.i ], [ %_8.i.i4, %_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb45.i ], [ true, %bb15.i ], [ true, %bb37.i ], [ true, %bb17.i46.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf), !dbg !2266
  ret i1 %_0.sroa.0.0.shrunk.i, !dbg !2267
}

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nounwind
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core6option13expect_failed() unnamed_addr #9 !dbg !2268 {
start:
  %_4 = alloca [16 x i8], align 8
  %msg = alloca [16 x i8], align 8
  store ptr @alloc_ed3f73fe0fc508fe94253a8637bd9ed8, ptr %msg, align 8
  %0 = getelementptr inbounds nuw i8, ptr %msg, i64 8
  store i64 15, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_4), !dbg !2269
  store ptr %msg, ptr %_4, align 8, !dbg !2269
  %_5.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_4, i64 8, !dbg !2269
  store ptr @_RNvXs1i_NtCs2TNzTbj2aEP_4core3fmtReNtB6_7Display3fmtB8_, ptr %_5.sroa.4.0..sroa_idx, align 8, !dbg !2269
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_0c812808379efded5a4fb82d2790b55612, ptr noundef nonnull %_4, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8ae18ac05457a820ff881b8ad47a3c43) #16, !dbg !2273
  unreachable, !dbg !2273
}

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal fastcc void @_RNvNtNtCs2TNzTbj2aEP_4core9panicking11panic_const23panic_const_div_by_zero() unnamed_addr #9 !dbg !2274 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_5bd1ef6667dbdbecff436d9509a4d052, ptr noundef nonnull inttoptr (i64 51 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f0c850ab1427218506a39c9e50a25e06) #16, !dbg !2276
  unreachable, !dbg !2276
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #13

attributes #0 = { cold noreturn nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { inlinehint nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { cold noinline noreturn nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { noinline nounwind "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #12 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { inlinehint nounwind }
attributes #15 = { nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/panics.rs/@/panics.d7ecac59684f2be-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/panics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "c605b176e6e278f4b23775b90b628209")
!12 = !DINamespace(name: "panics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 26, column: 9, scope: !10)
!16 = !DILocation(line: 26, column: 20, scope: !10)
!17 = !DILocation(line: 27, column: 32, scope: !18)
!18 = distinct !DILexicalBlock(scope: !10, file: !11, line: 26, column: 5)
!19 = !DILocation(line: 62, column: 33, scope: !20, inlinedAt: !26)
!20 = distinct !DISubprogram(name: "message", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core5panic10panic_infoNtB2_9PanicInfo7message", scope: !22, file: !21, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!21 = !DIFile(filename: "src/panic/panic_info.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "159d79a4d32fbd5db8734e5d368978b4")
!22 = !DINamespace(name: "PanicInfo", scope: !23)
!23 = !DINamespace(name: "panic_info", scope: !24)
!24 = !DINamespace(name: "panic", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 27, column: 37, scope: !18)
!27 = !{i64 8}
!28 = !DILocation(line: 62, column: 9, scope: !20, inlinedAt: !26)
!29 = !DILocation(line: 27, column: 13, scope: !30)
!30 = !DILexicalBlockFile(scope: !31, file: !11, discriminator: 0)
!31 = distinct !DILexicalBlock(scope: !18, file: !32, line: 608, column: 24)
!32 = !DIFile(filename: "src/macros/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "51376b65c07e3acab5731a6bddd7c4b3")
!33 = !DILocation(line: 241, column: 14, scope: !34, inlinedAt: !38)
!34 = distinct !DISubprogram(name: "write_fmt<panics::Line>", linkageName: "_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtB4_", scope: !36, file: !35, line: 212, type: !13, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/fmt/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "66c54229528687a22c80807f245fa4df")
!36 = !DINamespace(name: "Write", scope: !37)
!37 = !DINamespace(name: "fmt", scope: !25)
!38 = !DILocation(line: 27, column: 13, scope: !39)
!39 = !DILexicalBlockFile(scope: !18, file: !11, discriminator: 4)
!40 = !DILocation(line: 27, column: 47, scope: !18)
!41 = !DILocation(line: 94, column: 14, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "location", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core5panic10panic_infoNtB2_9PanicInfo8location", scope: !22, file: !21, line: 91, type: !13, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DILocation(line: 28, column: 31, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !11, line: 28, column: 42)
!45 = distinct !DILexicalBlock(scope: !18, file: !11, line: 27, column: 5)
!46 = !DILocation(line: 29, column: 43, scope: !44)
!47 = !DILocation(line: 444, column: 20, scope: !48, inlinedAt: !53)
!48 = distinct !DISubprogram(name: "as_ref<str>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNulleE6as_refCs19PLZR7PZjS_6panics", scope: !50, file: !49, line: 440, type: !13, scopeLine: 440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!50 = !DINamespace(name: "NonNull", scope: !51)
!51 = !DINamespace(name: "non_null", scope: !52)
!52 = !DINamespace(name: "ptr", scope: !25)
!53 = !DILocation(line: 222, column: 32, scope: !54, inlinedAt: !58)
!54 = distinct !DISubprogram(name: "file", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5panic8locationNtB5_8Location4file", scope: !56, file: !55, line: 220, type: !13, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!55 = !DIFile(filename: "src/panic/location.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "bfd79aaf5fcb3673f7c8370e2924ddd5")
!56 = !DINamespace(name: "Location", scope: !57)
!57 = !DINamespace(name: "location", scope: !24)
!58 = !DILocation(line: 29, column: 49, scope: !44)
!59 = !DILocation(line: 444, column: 18, scope: !48, inlinedAt: !53)
!60 = !DILocation(line: 29, column: 57, scope: !44)
!61 = !DILocation(line: 269, column: 9, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "line", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5panic8locationNtB5_8Location4line", scope: !56, file: !55, line: 268, type: !13, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!63 = !DILocation(line: 29, column: 63, scope: !44)
!64 = !DILocation(line: 29, column: 17, scope: !65)
!65 = !DILexicalBlockFile(scope: !66, file: !11, discriminator: 0)
!66 = distinct !DILexicalBlock(scope: !44, file: !32, line: 608, column: 24)
!67 = !DILocation(line: 241, column: 14, scope: !34, inlinedAt: !68)
!68 = !DILocation(line: 29, column: 17, scope: !69)
!69 = !DILexicalBlockFile(scope: !44, file: !11, discriminator: 6)
!70 = !DILocation(line: 29, column: 70, scope: !44)
!71 = !DILocation(line: 31, column: 9, scope: !45)
!72 = !DILocation(line: 31, column: 21, scope: !45)
!73 = !DILocation(line: 34, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !45, file: !11, line: 31, column: 5)
!75 = !DILocation(line: 146, column: 5, scope: !76, inlinedAt: !80)
!76 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx4trap", scope: !78, file: !77, line: 145, type: !13, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!77 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!78 = !DINamespace(name: "nvptx", scope: !79)
!79 = !DINamespace(name: "core_arch", scope: !25)
!80 = !DILocation(line: 35, column: 9, scope: !74)
!81 = distinct !DISubprogram(name: "write_str", linkageName: "_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str", scope: !82, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DINamespace(name: "{impl#0}", scope: !12)
!83 = !DILocation(line: 961, column: 18, scope: !84, inlinedAt: !88)
!84 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3addCs19PLZR7PZjS_6panics", scope: !86, file: !85, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!86 = !DINamespace(name: "{impl#0}", scope: !87)
!87 = !DINamespace(name: "mut_ptr", scope: !52)
!88 = !DILocation(line: 102, column: 78, scope: !89, inlinedAt: !96)
!89 = distinct !DILexicalBlock(scope: !91, file: !90, line: 98, column: 9)
!90 = !DIFile(filename: "src/slice/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "f33ab2e22fe09095bf73c41c52bd166c")
!91 = distinct !DILexicalBlock(scope: !92, file: !90, line: 97, column: 9)
!92 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_4IterhE3newCs19PLZR7PZjS_6panics", scope: !93, file: !90, line: 96, type: !13, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!93 = !DINamespace(name: "Iter", scope: !94)
!94 = !DINamespace(name: "iter", scope: !95)
!95 = !DINamespace(name: "slice", scope: !25)
!96 = !DILocation(line: 1041, column: 9, scope: !97, inlinedAt: !100)
!97 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSh4iterCs19PLZR7PZjS_6panics", scope: !99, file: !98, line: 1040, type: !13, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!99 = !DINamespace(name: "{impl#0}", scope: !95)
!100 = !DILocation(line: 26, column: 14, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "into_iter<u8>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs19PLZR7PZjS_6panics", scope: !102, file: !90, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!102 = !DINamespace(name: "{impl#1}", scope: !94)
!103 = !DILocation(line: 14, column: 19, scope: !81)
!104 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXse_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCs19PLZR7PZjS_6panics", scope: !106, file: !49, line: 1719, type: !13, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DINamespace(name: "{impl#16}", scope: !51)
!107 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !113)
!108 = distinct !DILexicalBlock(scope: !110, file: !109, line: 162, column: 17)
!109 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!110 = distinct !DILexicalBlock(scope: !111, file: !109, line: 161, column: 17)
!111 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs19PLZR7PZjS_6panics", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = !DINamespace(name: "{impl#171}", scope: !94)
!113 = !DILocation(line: 14, column: 19, scope: !114)
!114 = !DILexicalBlockFile(scope: !115, file: !11, discriminator: 2)
!115 = distinct !DILexicalBlock(scope: !81, file: !11, line: 14, column: 9)
!116 = !DILocation(line: 15, column: 16, scope: !117)
!117 = distinct !DILexicalBlock(scope: !115, file: !11, line: 14, column: 9)
!118 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhE3addCs19PLZR7PZjS_6panics", scope: !50, file: !49, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!120 = !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !113)
!121 = !DILocation(line: 14, column: 14, scope: !115)
!122 = !DILocation(line: 21, column: 6, scope: !81)
!123 = !DILocation(line: 16, column: 17, scope: !117)
!124 = !DILocation(line: 17, column: 17, scope: !117)
!125 = !DILocation(line: 15, column: 13, scope: !117)
!126 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs1_NtNtCs2TNzTbj2aEP_4core5panic10panic_infoNtB5_12PanicMessageNtNtB9_3fmt7Display3fmt", scope: !127, file: !21, line: 179, type: !13, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!127 = !DINamespace(name: "{impl#3}", scope: !23)
!128 = !DILocation(line: 180, column: 29, scope: !126)
!129 = !DILocation(line: 180, column: 19, scope: !126)
!130 = !DILocation(line: 877, column: 36, scope: !131, inlinedAt: !133)
!131 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Arguments6as_str", scope: !132, file: !35, line: 871, type: !13, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!132 = !DINamespace(name: "Arguments", scope: !37)
!133 = distinct !DILocation(line: 897, column: 22, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "as_statically_known_str", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Arguments23as_statically_known_str", scope: !132, file: !35, line: 896, type: !13, scopeLine: 896, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!135 = distinct !DILocation(line: 2122, column: 30, scope: !136, inlinedAt: !139)
!136 = distinct !DILexicalBlock(scope: !137, file: !35, line: 2122, column: 56)
!137 = distinct !DISubprogram(name: "write_fmt", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9write_fmt", scope: !138, file: !35, line: 2121, type: !13, scopeLine: 2121, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!138 = !DINamespace(name: "Formatter", scope: !37)
!139 = distinct !DILocation(line: 180, column: 19, scope: !126)
!140 = !DILocation(line: 878, column: 12, scope: !141, inlinedAt: !133)
!141 = distinct !DILexicalBlock(scope: !131, file: !35, line: 877, column: 9)
!142 = !DILocation(line: 883, column: 21, scope: !141, inlinedAt: !133)
!143 = !DILocation(line: 2123, column: 13, scope: !136, inlinedAt: !139)
!144 = !DILocation(line: 2123, column: 22, scope: !136, inlinedAt: !139)
!145 = !DILocation(line: 2122, column: 9, scope: !137, inlinedAt: !139)
!146 = !{!147}
!147 = distinct !{!147, !148, !"_RNvNtCs2TNzTbj2aEP_4core3fmt5write: %output.1"}
!148 = distinct !{!148, !"_RNvNtCs2TNzTbj2aEP_4core3fmt5write"}
!149 = !DILocation(line: 2125, column: 13, scope: !137, inlinedAt: !139)
!150 = !DILocation(line: 1717, column: 9, scope: !151, inlinedAt: !153)
!151 = distinct !DISubprogram(name: "read<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4readhEB4_", scope: !52, file: !152, line: 1678, type: !13, scopeLine: 1678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!152 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!153 = distinct !DILocation(line: 990, column: 18, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "read<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhE4readB9_", scope: !50, file: !49, line: 985, type: !13, scopeLine: 985, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!155 = distinct !DILocation(line: 1647, column: 30, scope: !156, inlinedAt: !160)
!156 = distinct !DILexicalBlock(scope: !157, file: !35, line: 1638, column: 5)
!157 = distinct !DILexicalBlock(scope: !158, file: !35, line: 1636, column: 5)
!158 = distinct !DILexicalBlock(scope: !159, file: !35, line: 1635, column: 5)
!159 = distinct !DISubprogram(name: "write", linkageName: "_RNvNtCs2TNzTbj2aEP_4core3fmt5write", scope: !37, file: !35, line: 1630, type: !13, scopeLine: 1630, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!160 = distinct !DILocation(line: 2125, column: 13, scope: !137, inlinedAt: !139)
!161 = !DILocation(line: 1652, column: 12, scope: !162, inlinedAt: !160)
!162 = distinct !DILexicalBlock(scope: !156, file: !35, line: 1646, column: 9)
!163 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhE3addB9_", scope: !50, file: !49, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!165 = distinct !DILocation(line: 1648, column: 33, scope: !166, inlinedAt: !160)
!166 = distinct !DILexicalBlock(scope: !156, file: !35, line: 1647, column: 13)
!167 = !DILocation(line: 1655, column: 19, scope: !162, inlinedAt: !160)
!168 = !DILocation(line: 1665, column: 19, scope: !162, inlinedAt: !160)
!169 = !DILocation(line: 1660, column: 71, scope: !162, inlinedAt: !160)
!170 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !171)
!171 = distinct !DILocation(line: 1661, column: 37, scope: !172, inlinedAt: !160)
!172 = distinct !DILexicalBlock(scope: !162, file: !35, line: 1660, column: 17)
!173 = !DILocation(line: 1664, column: 20, scope: !174, inlinedAt: !160)
!174 = distinct !DILexicalBlock(scope: !162, file: !35, line: 1659, column: 13)
!175 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !180)
!176 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!177 = !DIFile(filename: "src/result.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7ebc974a4b69a504d7e902d792c422dd")
!178 = !DINamespace(name: "{impl#27}", scope: !179)
!179 = !DINamespace(name: "result", scope: !25)
!180 = distinct !DILocation(line: 1664, column: 13, scope: !174, inlinedAt: !160)
!181 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "read<[u8; 2]>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4readAhj2_EB4_", scope: !52, file: !152, line: 1678, type: !13, scopeLine: 1678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!183 = distinct !DILocation(line: 990, column: 18, scope: !184, inlinedAt: !186)
!184 = !DILexicalBlockFile(scope: !185, file: !49, discriminator: 2)
!185 = distinct !DISubprogram(name: "read<[u8; 2]>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullAhj2_E4readB9_", scope: !50, file: !49, line: 985, type: !13, scopeLine: 985, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!186 = distinct !DILocation(line: 1670, column: 80, scope: !162, inlinedAt: !160)
!187 = !DILocation(line: 82, column: 17, scope: !188, inlinedAt: !193)
!188 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCs2TNzTbj2aEP_4core7convert3numjINtB8_4FromtE4from", scope: !190, file: !189, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!189 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!190 = !DINamespace(name: "{impl#96}", scope: !191)
!191 = !DINamespace(name: "num", scope: !192)
!192 = !DINamespace(name: "convert", scope: !25)
!193 = distinct !DILocation(line: 1670, column: 27, scope: !162, inlinedAt: !160)
!194 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !195)
!195 = distinct !DILocation(line: 1671, column: 37, scope: !196, inlinedAt: !160)
!196 = distinct !DILexicalBlock(scope: !162, file: !35, line: 1670, column: 17)
!197 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !198)
!198 = distinct !DILocation(line: 1673, column: 37, scope: !199, inlinedAt: !160)
!199 = distinct !DILexicalBlock(scope: !196, file: !35, line: 1672, column: 17)
!200 = !DILocation(line: 1676, column: 20, scope: !201, inlinedAt: !160)
!201 = distinct !DILexicalBlock(scope: !162, file: !35, line: 1669, column: 13)
!202 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !203)
!203 = distinct !DILocation(line: 1676, column: 13, scope: !201, inlinedAt: !160)
!204 = !DILocation(line: 659, column: 28, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "add<core::fmt::rt::Argument>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullNtNtNtB9_3fmt2rt8ArgumentE3addB9_", scope: !50, file: !49, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!206 = distinct !DILocation(line: 1684, column: 22, scope: !162, inlinedAt: !160)
!207 = !DILocation(line: 1686, column: 31, scope: !162, inlinedAt: !160)
!208 = !DILocation(line: 577, column: 9, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "new", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3new", scope: !138, file: !35, line: 576, type: !13, scopeLine: 576, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!210 = distinct !DILocation(line: 1686, column: 31, scope: !162, inlinedAt: !160)
!211 = !DILocation(line: 144, column: 15, scope: !212, inlinedAt: !216)
!212 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3fmt2rtNtB2_8Argument3fmt", scope: !214, file: !213, line: 143, type: !13, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!213 = !DIFile(filename: "src/fmt/rt.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "f03333f1e0f72e96e1911387c755e384")
!214 = !DINamespace(name: "Argument", scope: !215)
!215 = !DINamespace(name: "rt", scope: !37)
!216 = distinct !DILocation(line: 1686, column: 22, scope: !162, inlinedAt: !160)
!217 = !DILocation(line: 152, column: 41, scope: !212, inlinedAt: !216)
!218 = !DILocation(line: 152, column: 76, scope: !219, inlinedAt: !216)
!219 = distinct !DILexicalBlock(scope: !212, file: !213, line: 152, column: 13)
!220 = !DILocation(line: 1686, column: 81, scope: !162, inlinedAt: !160)
!221 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !222)
!222 = distinct !DILocation(line: 1684, column: 17, scope: !162, inlinedAt: !160)
!223 = !DILocation(line: 1691, column: 39, scope: !162, inlinedAt: !160)
!224 = !DILocation(line: 210, column: 9, scope: !225, inlinedAt: !228)
!225 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !227, file: !226, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!226 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!227 = !DINamespace(name: "hint", scope: !25)
!228 = distinct !DILocation(line: 1691, column: 22, scope: !162, inlinedAt: !160)
!229 = !DILocation(line: 1699, column: 20, scope: !230, inlinedAt: !160)
!230 = distinct !DILexicalBlock(scope: !162, file: !35, line: 1695, column: 13)
!231 = !DILocation(line: 1688, column: 13, scope: !162, inlinedAt: !160)
!232 = !DILocation(line: 1677, column: 16, scope: !162, inlinedAt: !160)
!233 = !DILocation(line: 1717, column: 9, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "read<[u8; 4]>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4readAhj4_EB4_", scope: !52, file: !152, line: 1678, type: !13, scopeLine: 1678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!235 = distinct !DILocation(line: 990, column: 18, scope: !236, inlinedAt: !238)
!236 = !DILexicalBlockFile(scope: !237, file: !49, discriminator: 4)
!237 = distinct !DISubprogram(name: "read<[u8; 4]>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullAhj4_E4readB9_", scope: !50, file: !49, line: 985, type: !13, scopeLine: 985, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!238 = distinct !DILocation(line: 1700, column: 74, scope: !230, inlinedAt: !160)
!239 = !DILocation(line: 1699, column: 17, scope: !230, inlinedAt: !160)
!240 = !DILocation(line: 0, scope: !162, inlinedAt: !160)
!241 = !DILocation(line: 659, column: 18, scope: !164, inlinedAt: !242)
!242 = distinct !DILocation(line: 0, scope: !156, inlinedAt: !160)
!243 = !DILocation(line: 1703, column: 20, scope: !230, inlinedAt: !160)
!244 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !245)
!245 = distinct !DILocation(line: 990, column: 18, scope: !246, inlinedAt: !247)
!246 = !DILexicalBlockFile(scope: !185, file: !49, discriminator: 6)
!247 = distinct !DILocation(line: 1704, column: 74, scope: !230, inlinedAt: !160)
!248 = !DILocation(line: 1703, column: 17, scope: !230, inlinedAt: !160)
!249 = !DILocation(line: 1707, column: 20, scope: !230, inlinedAt: !160)
!250 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !251)
!251 = distinct !DILocation(line: 990, column: 18, scope: !252, inlinedAt: !253)
!252 = !DILexicalBlockFile(scope: !185, file: !49, discriminator: 8)
!253 = distinct !DILocation(line: 1708, column: 78, scope: !230, inlinedAt: !160)
!254 = !DILocation(line: 1707, column: 17, scope: !230, inlinedAt: !160)
!255 = !DILocation(line: 1711, column: 20, scope: !230, inlinedAt: !160)
!256 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !257)
!257 = distinct !DILocation(line: 990, column: 18, scope: !258, inlinedAt: !259)
!258 = !DILexicalBlockFile(scope: !185, file: !49, discriminator: 10)
!259 = distinct !DILocation(line: 1712, column: 86, scope: !230, inlinedAt: !160)
!260 = !DILocation(line: 82, column: 17, scope: !188, inlinedAt: !261)
!261 = distinct !DILocation(line: 1712, column: 33, scope: !230, inlinedAt: !160)
!262 = !DILocation(line: 1711, column: 17, scope: !230, inlinedAt: !160)
!263 = !DILocation(line: 0, scope: !157, inlinedAt: !160)
!264 = !DILocation(line: 1716, column: 16, scope: !230, inlinedAt: !160)
!265 = !DILocation(line: 161, column: 33, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "as_u16", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3fmt2rtNtB2_8Argument6as_u16", scope: !214, file: !213, line: 159, type: !13, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!267 = distinct !DILocation(line: 1720, column: 71, scope: !230, inlinedAt: !160)
!268 = !DILocation(line: 1716, column: 13, scope: !230, inlinedAt: !160)
!269 = !DILocation(line: 1723, column: 16, scope: !230, inlinedAt: !160)
!270 = !DILocation(line: 161, column: 33, scope: !266, inlinedAt: !271)
!271 = distinct !DILocation(line: 1728, column: 67, scope: !230, inlinedAt: !160)
!272 = !DILocation(line: 1723, column: 13, scope: !230, inlinedAt: !160)
!273 = !DILocation(line: 659, column: 28, scope: !205, inlinedAt: !274)
!274 = distinct !DILocation(line: 1734, column: 22, scope: !230, inlinedAt: !160)
!275 = !DILocation(line: 1734, column: 55, scope: !230, inlinedAt: !160)
!276 = !DILocation(line: 577, column: 9, scope: !209, inlinedAt: !277)
!277 = distinct !DILocation(line: 1734, column: 55, scope: !230, inlinedAt: !160)
!278 = !DILocation(line: 144, column: 15, scope: !212, inlinedAt: !279)
!279 = distinct !DILocation(line: 1734, column: 46, scope: !230, inlinedAt: !160)
!280 = !DILocation(line: 152, column: 41, scope: !212, inlinedAt: !279)
!281 = !DILocation(line: 152, column: 76, scope: !282, inlinedAt: !279)
!282 = distinct !DILexicalBlock(scope: !212, file: !213, line: 152, column: 13)
!283 = !DILocation(line: 1734, column: 84, scope: !230, inlinedAt: !160)
!284 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !285)
!285 = distinct !DILocation(line: 1734, column: 17, scope: !230, inlinedAt: !160)
!286 = !DILocation(line: 1736, column: 13, scope: !230, inlinedAt: !160)
!287 = !DILocation(line: 181, column: 6, scope: !126)
!288 = distinct !DISubprogram(name: "fmt<str>", linkageName: "_RNvXs1i_NtCs2TNzTbj2aEP_4core3fmtReNtB6_7Display3fmtCs19PLZR7PZjS_6panics", scope: !289, file: !35, line: 2865, type: !13, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!289 = !DINamespace(name: "{impl#82}", scope: !37)
!290 = !DILocation(line: 2865, column: 71, scope: !288)
!291 = !{i64 1}
!292 = !{!293}
!293 = distinct !{!293, !294, !"_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt: %self.0"}
!294 = distinct !{!294, !"_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt"}
!295 = !DILocation(line: 2865, column: 62, scope: !288)
!296 = !{!297}
!297 = distinct !{!297, !294, !"_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt: %f"}
!298 = !{!299}
!299 = distinct !{!299, !300, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad: %self"}
!300 = distinct !{!300, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad"}
!301 = !DILocation(line: 2960, column: 11, scope: !302, inlinedAt: !304)
!302 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt", scope: !303, file: !35, line: 2959, type: !13, scopeLine: 2959, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!303 = !DINamespace(name: "{impl#20}", scope: !37)
!304 = distinct !DILocation(line: 2865, column: 62, scope: !288)
!305 = !{!306}
!306 = distinct !{!306, !300, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad: argument 1"}
!307 = !DILocation(line: 1911, column: 12, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "pad", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad", scope: !138, file: !35, line: 1909, type: !13, scopeLine: 1909, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!309 = distinct !DILocation(line: 2960, column: 11, scope: !302, inlinedAt: !304)
!310 = !{!299, !297}
!311 = !{!306, !293}
!312 = !DILocation(line: 1912, column: 20, scope: !308, inlinedAt: !309)
!313 = !{!299, !306, !293, !297}
!314 = !DILocation(line: 1912, column: 29, scope: !308, inlinedAt: !309)
!315 = !DILocation(line: 0, scope: !316, inlinedAt: !309)
!316 = !DILexicalBlockFile(scope: !308, file: !317, discriminator: 0)
!317 = !DIFile(filename: "src/lib.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5b9c1b93a18e4e5695bf134d1a2004b0")
!318 = !DILocation(line: 517, column: 12, scope: !319, inlinedAt: !321)
!319 = distinct !DISubprogram(name: "get_precision", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3fmtNtB4_17FormattingOptions13get_precision", scope: !320, file: !35, line: 516, type: !13, scopeLine: 516, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!320 = !DINamespace(name: "FormattingOptions", scope: !37)
!321 = distinct !DILocation(line: 1917, column: 74, scope: !322, inlinedAt: !309)
!322 = distinct !DILexicalBlock(scope: !308, file: !35, line: 1917, column: 90)
!323 = !DILocation(line: 28, column: 47, scope: !324, inlinedAt: !328)
!324 = distinct !DISubprogram(name: "count_chars", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3str5count11count_chars", scope: !326, file: !325, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!325 = !DIFile(filename: "src/str/count.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "167d0e85f4bf5ca9cc19a4e6b26841ba")
!326 = !DINamespace(name: "count", scope: !327)
!327 = !DINamespace(name: "str", scope: !25)
!328 = distinct !DILocation(line: 47, column: 9, scope: !329, inlinedAt: !333)
!329 = distinct !DISubprogram(name: "count", linkageName: "_RNvXNtNtCs2TNzTbj2aEP_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count", scope: !331, file: !330, line: 46, type: !13, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!330 = !DIFile(filename: "src/str/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "930179fefecf60d8f78cba5290f596b2")
!331 = !DINamespace(name: "{impl#0}", scope: !332)
!332 = !DINamespace(name: "iter", scope: !327)
!333 = distinct !DILocation(line: 1929, column: 27, scope: !308, inlinedAt: !309)
!334 = !DILocation(line: 729, column: 18, scope: !335, inlinedAt: !340)
!335 = distinct !DILexicalBlock(scope: !337, file: !336, line: 726, column: 9)
!336 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!337 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh20offset_from_unsignedB6_", scope: !338, file: !336, line: 701, type: !13, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!338 = !DINamespace(name: "{impl#0}", scope: !339)
!339 = !DINamespace(name: "const_ptr", scope: !52)
!340 = distinct !DILocation(line: 887, column: 37, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh20offset_from_unsignedB6_", scope: !86, file: !85, line: 882, type: !13, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!342 = distinct !DILocation(line: 953, column: 32, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhE20offset_from_unsignedB9_", scope: !50, file: !49, line: 948, type: !13, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!344 = distinct !DILocation(line: 57, column: 30, scope: !345, inlinedAt: !348)
!345 = distinct !DILexicalBlock(scope: !346, file: !109, line: 33, column: 13)
!346 = distinct !DILexicalBlock(scope: !347, file: !109, line: 25, column: 86)
!347 = distinct !DISubprogram(name: "make_slice<u8>", linkageName: "_RNvMs2H_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_4IterhE10make_sliceBa_", scope: !93, file: !109, line: 89, type: !13, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!348 = distinct !DILocation(line: 138, column: 14, scope: !349, inlinedAt: !350)
!349 = distinct !DISubprogram(name: "as_slice<u8>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_4IterhE8as_sliceB9_", scope: !93, file: !90, line: 137, type: !13, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!350 = distinct !DILocation(line: 158, column: 48, scope: !351, inlinedAt: !353)
!351 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs2_NtNtCs2TNzTbj2aEP_4core3str4iterNtB5_5Chars6as_str", scope: !352, file: !330, line: 156, type: !13, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!352 = !DINamespace(name: "Chars", scope: !332)
!353 = distinct !DILocation(line: 47, column: 40, scope: !329, inlinedAt: !333)
!354 = !DILocation(line: 2292, column: 31, scope: !355, inlinedAt: !360)
!355 = distinct !DILexicalBlock(scope: !356, file: !152, line: 2275, column: 5)
!356 = distinct !DILexicalBlock(scope: !357, file: !152, line: 2264, column: 5)
!357 = distinct !DILexicalBlock(scope: !358, file: !152, line: 2261, column: 5)
!358 = distinct !DILexicalBlock(scope: !359, file: !152, line: 2259, column: 5)
!359 = distinct !DISubprogram(name: "align_offset<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr12align_offsethEB4_", scope: !52, file: !152, line: 2200, type: !13, scopeLine: 2200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!360 = distinct !DILocation(line: 4510, column: 31, scope: !361, inlinedAt: !363)
!361 = distinct !DILexicalBlock(scope: !362, file: !98, line: 4508, column: 9)
!362 = distinct !DISubprogram(name: "align_to<u8, usize>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSh8align_tojEB5_", scope: !99, file: !98, line: 4499, type: !13, scopeLine: 4499, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!363 = distinct !DILocation(line: 59, column: 52, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "do_count_chars", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3str5count14do_count_chars", scope: !326, file: !325, line: 39, type: !13, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!365 = distinct !DILocation(line: 35, column: 9, scope: !324, inlinedAt: !328)
!366 = !DILocation(line: 2293, column: 27, scope: !367, inlinedAt: !360)
!367 = distinct !DILexicalBlock(scope: !355, file: !152, line: 2292, column: 9)
!368 = !DILocation(line: 2298, column: 25, scope: !369, inlinedAt: !360)
!369 = distinct !DILexicalBlock(scope: !367, file: !152, line: 2293, column: 9)
!370 = !DILocation(line: 2298, column: 18, scope: !369, inlinedAt: !360)
!371 = !DILocation(line: 863, column: 18, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addB6_", scope: !338, file: !336, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!373 = distinct !DILocation(line: 2053, column: 64, scope: !374, inlinedAt: !377)
!374 = distinct !DILexicalBlock(scope: !375, file: !98, line: 2044, column: 9)
!375 = distinct !DILexicalBlock(scope: !376, file: !98, line: 2043, column: 9)
!376 = distinct !DISubprogram(name: "split_at_unchecked<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSh18split_at_uncheckedB4_", scope: !99, file: !98, line: 2038, type: !13, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!377 = distinct !DILocation(line: 2157, column: 32, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "split_at_checked<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSh16split_at_checkedB4_", scope: !99, file: !98, line: 2153, type: !13, scopeLine: 2153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!379 = distinct !DILocation(line: 1953, column: 20, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "split_at<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSh8split_atB4_", scope: !99, file: !98, line: 1952, type: !13, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!381 = distinct !DILocation(line: 4514, column: 37, scope: !382, inlinedAt: !363)
!382 = distinct !DILexicalBlock(scope: !361, file: !98, line: 4510, column: 9)
!383 = !DILocation(line: 2053, column: 74, scope: !374, inlinedAt: !377)
!384 = !DILocation(line: 4463, column: 22, scope: !385, inlinedAt: !389)
!385 = distinct !DILexicalBlock(scope: !386, file: !98, line: 4460, column: 9)
!386 = distinct !DILexicalBlock(scope: !387, file: !98, line: 4459, column: 9)
!387 = distinct !DILexicalBlock(scope: !388, file: !98, line: 4458, column: 9)
!388 = distinct !DISubprogram(name: "align_to_offsets<u8, usize>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSh16align_to_offsetsjEB5_", scope: !99, file: !98, line: 4433, type: !13, scopeLine: 4433, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!389 = distinct !DILocation(line: 4515, column: 41, scope: !390, inlinedAt: !363)
!390 = distinct !DILexicalBlock(scope: !382, file: !98, line: 4514, column: 13)
!391 = !DILocation(line: 4465, column: 22, scope: !392, inlinedAt: !389)
!392 = distinct !DILexicalBlock(scope: !385, file: !98, line: 4463, column: 9)
!393 = !DILocation(line: 4528, column: 54, scope: !394, inlinedAt: !363)
!394 = distinct !DILexicalBlock(scope: !390, file: !98, line: 4515, column: 13)
!395 = !DILocation(line: 863, column: 18, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addB6_", scope: !338, file: !336, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!397 = distinct !DILocation(line: 4528, column: 50, scope: !394, inlinedAt: !363)
!398 = !DILocation(line: 1720, column: 9, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXse_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1719, type: !13, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!400 = distinct !DILocation(line: 44, column: 20, scope: !401, inlinedAt: !404)
!401 = distinct !DILexicalBlock(scope: !402, file: !109, line: 33, column: 13)
!402 = distinct !DILexicalBlock(scope: !403, file: !109, line: 25, column: 86)
!403 = distinct !DISubprogram(name: "fold<u8, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBY_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1K_6filterINtB2q_6FilterppEBS_5count8to_usizeB2b_NCNvNtNtBb_3str5count23char_count_general_case0E0NCINvXsK_NtBW_5accumjNtB4c_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EBb_", scope: !112, file: !109, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!404 = distinct !DILocation(line: 128, column: 19, scope: !405, inlinedAt: !411)
!405 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1A_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBc_3str5count23char_count_general_case0E0EB23_4foldjNCINvXsK_NtB27_5accumjNtB3Z_3Sum3sumBN_E0EBc_", scope: !407, file: !406, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!406 = !DIFile(filename: "src/iter/adapters/map.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!407 = !DINamespace(name: "{impl#2}", scope: !408)
!408 = !DINamespace(name: "map", scope: !409)
!409 = !DINamespace(name: "adapters", scope: !410)
!410 = !DINamespace(name: "iter", scope: !25)
!411 = distinct !DILocation(line: 50, column: 22, scope: !412, inlinedAt: !417)
!412 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>", linkageName: "_RINvXsK_NtNtNtCs2TNzTbj2aEP_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB16_6filterINtB25_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRhNCNvNtNtBc_3str5count23char_count_general_case0E0EEBc_", scope: !414, file: !413, line: 49, type: !13, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!413 = !DIFile(filename: "src/iter/traits/accum.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "29c702feed2d279674f04740ce9fc327")
!414 = !DINamespace(name: "{impl#48}", scope: !415)
!415 = !DINamespace(name: "accum", scope: !416)
!416 = !DINamespace(name: "traits", scope: !410)
!417 = distinct !DILocation(line: 3658, column: 9, scope: !418, inlinedAt: !422)
!418 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>, usize>", linkageName: "_RINvYINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1u_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBc_3str5count23char_count_general_case0E0EB1X_3sumjEBc_", scope: !420, file: !419, line: 3653, type: !13, scopeLine: 3653, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!419 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "03f316921fc0b2bb7786dd4fa41456f9")
!420 = !DINamespace(name: "Iterator", scope: !421)
!421 = !DINamespace(name: "iterator", scope: !416)
!422 = distinct !DILocation(line: 142, column: 61, scope: !423, inlinedAt: !428)
!423 = distinct !DILexicalBlock(scope: !425, file: !424, line: 141, column: 9)
!424 = !DIFile(filename: "src/iter/adapters/filter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "634e5fd3f9a3a9d3391e3e4b05922314")
!425 = distinct !DISubprogram(name: "count<core::slice::iter::Iter<u8>, core::str::count::char_count_general_case::{closure_env#0}>", linkageName: "_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvNtNtBb_3str5count23char_count_general_case0ENtNtNtB9_6traits8iterator8Iterator5countBb_", scope: !426, file: !424, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!426 = !DINamespace(name: "{impl#3}", scope: !427)
!427 = !DINamespace(name: "filter", scope: !409)
!428 = distinct !DILocation(line: 136, column: 76, scope: !429, inlinedAt: !430)
!429 = distinct !DISubprogram(name: "char_count_general_case", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case", scope: !326, file: !325, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!430 = distinct !DILocation(line: 72, column: 21, scope: !431, inlinedAt: !365)
!431 = distinct !DILexicalBlock(scope: !364, file: !325, line: 59, column: 5)
!432 = !DILocation(line: 25, column: 86, scope: !402, inlinedAt: !404)
!433 = !DILocation(line: 284, column: 24, scope: !434, inlinedAt: !404)
!434 = distinct !DILexicalBlock(scope: !435, file: !109, line: 275, column: 17)
!435 = distinct !DILexicalBlock(scope: !436, file: !109, line: 274, column: 17)
!436 = distinct !DILexicalBlock(scope: !403, file: !109, line: 273, column: 17)
!437 = !DILocation(line: 0, scope: !436, inlinedAt: !404)
!438 = !DILocation(line: 659, column: 28, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhE3addB9_", scope: !50, file: !49, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!440 = distinct !DILocation(line: 279, column: 67, scope: !434, inlinedAt: !404)
!441 = !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !404)
!442 = !{!443, !445, !447, !306, !293}
!443 = distinct !{!443, !444, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!444 = distinct !{!444, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!445 = distinct !{!445, !446, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case: %s.0"}
!446 = distinct !{!446, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case"}
!447 = distinct !{!447, !448, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count14do_count_chars: %s.0"}
!448 = distinct !{!448, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count14do_count_chars"}
!449 = !DILocation(line: 24, column: 5, scope: !450, inlinedAt: !453)
!450 = distinct !DISubprogram(name: "utf8_is_cont_byte", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3str11validations17utf8_is_cont_byte", scope: !452, file: !451, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!451 = !DIFile(filename: "src/str/validations.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3ff4baf6e4458f1a7f4e35f76384ccd7")
!452 = !DINamespace(name: "validations", scope: !327)
!453 = distinct !DILocation(line: 136, column: 31, scope: !454, inlinedAt: !457)
!454 = distinct !DILexicalBlock(scope: !455, file: !325, line: 136, column: 30)
!455 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case0B7_", scope: !456, file: !325, line: 136, type: !13, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!456 = !DINamespace(name: "char_count_general_case", scope: !326)
!457 = distinct !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !461)
!458 = distinct !DISubprogram(name: "{closure#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>", linkageName: "_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_", scope: !459, file: !424, line: 138, type: !13, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!459 = !DINamespace(name: "to_usize", scope: !460)
!460 = !DINamespace(name: "count", scope: !426)
!461 = distinct !DILocation(line: 88, column: 28, scope: !462, inlinedAt: !464)
!462 = distinct !DISubprogram(name: "{closure#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_", scope: !463, file: !406, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!463 = !DINamespace(name: "map_fold", scope: !408)
!464 = distinct !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !404)
!465 = !DILocation(line: 53, column: 28, scope: !466, inlinedAt: !468)
!466 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>", linkageName: "_RNCINvXsK_NtNtNtCs2TNzTbj2aEP_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB18_6filterINtB27_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvNtNtBe_3str5count23char_count_general_case0E0EE0Be_", scope: !467, file: !413, line: 53, type: !13, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!467 = !DINamespace(name: "sum", scope: !414)
!468 = distinct !DILocation(line: 88, column: 21, scope: !462, inlinedAt: !464)
!469 = !DILocation(line: 844, column: 17, scope: !470, inlinedAt: !474)
!470 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCs2TNzTbj2aEP_4core3numj13unchecked_add", scope: !472, file: !471, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!471 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!472 = !DINamespace(name: "{impl#11}", scope: !473)
!473 = !DINamespace(name: "num", scope: !25)
!474 = distinct !DILocation(line: 283, column: 36, scope: !434, inlinedAt: !404)
!475 = !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !461)
!476 = distinct !{!476, !477}
!477 = !{!"llvm.loop.unroll.disable"}
!478 = !DILocation(line: 0, scope: !403, inlinedAt: !404)
!479 = !DILocation(line: 251, column: 48, scope: !480, inlinedAt: !482)
!480 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Iter<u8>>", linkageName: "_RNvXs8_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundBb_", scope: !481, file: !424, line: 249, type: !13, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!481 = !DINamespace(name: "{impl#10}", scope: !427)
!482 = distinct !DILocation(line: 145, column: 13, scope: !483, inlinedAt: !428)
!483 = distinct !DILexicalBlock(scope: !423, file: !424, line: 142, column: 9)
!484 = !DILocation(line: 210, column: 9, scope: !485, inlinedAt: !486)
!485 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !227, file: !226, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!486 = distinct !DILocation(line: 251, column: 18, scope: !480, inlinedAt: !482)
!487 = !DILocation(line: 1720, column: 9, scope: !399, inlinedAt: !488)
!488 = distinct !DILocation(line: 44, column: 20, scope: !401, inlinedAt: !489)
!489 = distinct !DILocation(line: 128, column: 19, scope: !405, inlinedAt: !490)
!490 = distinct !DILocation(line: 50, column: 22, scope: !412, inlinedAt: !491)
!491 = distinct !DILocation(line: 3658, column: 9, scope: !418, inlinedAt: !492)
!492 = distinct !DILocation(line: 142, column: 61, scope: !423, inlinedAt: !493)
!493 = distinct !DILocation(line: 136, column: 76, scope: !429, inlinedAt: !494)
!494 = distinct !DILocation(line: 72, column: 53, scope: !431, inlinedAt: !365)
!495 = !DILocation(line: 25, column: 86, scope: !402, inlinedAt: !489)
!496 = !DILocation(line: 0, scope: !436, inlinedAt: !489)
!497 = !DILocation(line: 659, column: 28, scope: !439, inlinedAt: !498)
!498 = distinct !DILocation(line: 279, column: 67, scope: !434, inlinedAt: !489)
!499 = !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !489)
!500 = !{!501, !503, !306, !293}
!501 = distinct !{!501, !502, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!502 = distinct !{!502, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!503 = distinct !{!503, !504, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case: %s.0"}
!504 = distinct !{!504, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case"}
!505 = !DILocation(line: 24, column: 5, scope: !450, inlinedAt: !506)
!506 = distinct !DILocation(line: 136, column: 31, scope: !454, inlinedAt: !507)
!507 = distinct !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !508)
!508 = distinct !DILocation(line: 88, column: 28, scope: !462, inlinedAt: !509)
!509 = distinct !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !489)
!510 = !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !508)
!511 = !DILocation(line: 53, column: 28, scope: !466, inlinedAt: !512)
!512 = distinct !DILocation(line: 88, column: 21, scope: !462, inlinedAt: !509)
!513 = !DILocation(line: 844, column: 17, scope: !470, inlinedAt: !514)
!514 = distinct !DILocation(line: 283, column: 36, scope: !434, inlinedAt: !489)
!515 = !DILocation(line: 284, column: 24, scope: !434, inlinedAt: !489)
!516 = !DILocation(line: 0, scope: !403, inlinedAt: !489)
!517 = !DILocation(line: 251, column: 48, scope: !480, inlinedAt: !518)
!518 = distinct !DILocation(line: 145, column: 13, scope: !483, inlinedAt: !493)
!519 = !DILocation(line: 210, column: 9, scope: !485, inlinedAt: !520)
!520 = distinct !DILocation(line: 251, column: 18, scope: !480, inlinedAt: !518)
!521 = !DILocation(line: 72, column: 21, scope: !431, inlinedAt: !365)
!522 = !DILocation(line: 75, column: 5, scope: !523, inlinedAt: !365)
!523 = distinct !DILexicalBlock(scope: !524, file: !325, line: 75, column: 5)
!524 = distinct !DILexicalBlock(scope: !431, file: !325, line: 72, column: 5)
!525 = !DILocation(line: 0, scope: !364, inlinedAt: !365)
!526 = !DILocation(line: 0, scope: !431, inlinedAt: !365)
!527 = !DILocation(line: 1506, column: 12, scope: !528, inlinedAt: !530)
!528 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs17_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !529, file: !90, line: 1505, type: !13, scopeLine: 1505, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!529 = !DINamespace(name: "{impl#71}", scope: !94)
!530 = distinct !DILocation(line: 75, column: 18, scope: !531, inlinedAt: !365)
!531 = !DILexicalBlockFile(scope: !523, file: !325, discriminator: 2)
!532 = !DILocation(line: 1076, column: 12, scope: !533, inlinedAt: !537)
!533 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RNvYjNtNtCs2TNzTbj2aEP_4core3cmp3Ord3minB7_", scope: !535, file: !534, line: 1072, type: !13, scopeLine: 1072, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!534 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!535 = !DINamespace(name: "Ord", scope: !536)
!536 = !DINamespace(name: "cmp", scope: !25)
!537 = distinct !DILocation(line: 1575, column: 8, scope: !538, inlinedAt: !539)
!538 = distinct !DISubprogram(name: "min<usize>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3cmp3minjEB4_", scope: !536, file: !534, line: 1574, type: !13, scopeLine: 1574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!539 = distinct !DILocation(line: 1509, column: 27, scope: !528, inlinedAt: !530)
!540 = !DILocation(line: 863, column: 18, scope: !541, inlinedAt: !542)
!541 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPj3addB6_", scope: !338, file: !336, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!542 = distinct !DILocation(line: 2053, column: 64, scope: !543, inlinedAt: !546)
!543 = distinct !DILexicalBlock(scope: !544, file: !98, line: 2044, column: 9)
!544 = distinct !DILexicalBlock(scope: !545, file: !98, line: 2043, column: 9)
!545 = distinct !DISubprogram(name: "split_at_unchecked<usize>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSj18split_at_uncheckedB4_", scope: !99, file: !98, line: 2038, type: !13, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!546 = distinct !DILocation(line: 2157, column: 32, scope: !547, inlinedAt: !548)
!547 = distinct !DISubprogram(name: "split_at_checked<usize>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSj16split_at_checkedB4_", scope: !99, file: !98, line: 2153, type: !13, scopeLine: 2153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!548 = distinct !DILocation(line: 1953, column: 20, scope: !549, inlinedAt: !550)
!549 = distinct !DISubprogram(name: "split_at<usize>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSj8split_atB4_", scope: !99, file: !98, line: 1952, type: !13, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!550 = distinct !DILocation(line: 1510, column: 37, scope: !551, inlinedAt: !530)
!551 = distinct !DILexicalBlock(scope: !528, file: !90, line: 1509, column: 13)
!552 = !DILocation(line: 2053, column: 74, scope: !543, inlinedAt: !546)
!553 = !DILocation(line: 2053, column: 74, scope: !554, inlinedAt: !557)
!554 = distinct !DILexicalBlock(scope: !555, file: !98, line: 2044, column: 9)
!555 = distinct !DILexicalBlock(scope: !556, file: !98, line: 2043, column: 9)
!556 = distinct !DISubprogram(name: "split_at_unchecked<usize>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSj18split_at_uncheckedB4_", scope: !99, file: !98, line: 2038, type: !13, scopeLine: 2038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!557 = distinct !DILocation(line: 1401, column: 56, scope: !558, inlinedAt: !560)
!558 = distinct !DILexicalBlock(scope: !559, file: !98, line: 1398, column: 9)
!559 = distinct !DISubprogram(name: "as_chunks<usize, 4>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSj9as_chunksKj4_EB5_", scope: !99, file: !98, line: 1396, type: !13, scopeLine: 1396, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!560 = distinct !DILocation(line: 80, column: 50, scope: !561, inlinedAt: !365)
!561 = distinct !DILexicalBlock(scope: !562, file: !325, line: 78, column: 9)
!562 = distinct !DILexicalBlock(scope: !523, file: !325, line: 75, column: 5)
!563 = !DILocation(line: 961, column: 18, scope: !564, inlinedAt: !565)
!564 = distinct !DISubprogram(name: "add<[usize; 4]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAjj4_3addB6_", scope: !86, file: !85, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!565 = distinct !DILocation(line: 102, column: 78, scope: !566, inlinedAt: !569)
!566 = distinct !DILexicalBlock(scope: !567, file: !90, line: 98, column: 9)
!567 = distinct !DILexicalBlock(scope: !568, file: !90, line: 97, column: 9)
!568 = distinct !DISubprogram(name: "new<[usize; 4]>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_4IterAjj4_E3newB9_", scope: !93, file: !90, line: 96, type: !13, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!569 = distinct !DILocation(line: 1041, column: 9, scope: !570, inlinedAt: !571)
!570 = distinct !DISubprogram(name: "iter<[usize; 4]>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSAjj4_4iterB4_", scope: !99, file: !98, line: 1040, type: !13, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!571 = distinct !DILocation(line: 26, column: 14, scope: !572, inlinedAt: !573)
!572 = distinct !DISubprogram(name: "into_iter<[usize; 4]>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core5slice4iterRSAjj4_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterB8_", scope: !102, file: !90, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!573 = distinct !DILocation(line: 81, column: 25, scope: !574, inlinedAt: !365)
!574 = distinct !DILexicalBlock(scope: !561, file: !325, line: 80, column: 9)
!575 = !DILocation(line: 1720, column: 9, scope: !576, inlinedAt: !577)
!576 = distinct !DISubprogram(name: "eq<[usize; 4]>", linkageName: "_RNvXse_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullAjj4_ENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1719, type: !13, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!577 = distinct !DILocation(line: 180, column: 28, scope: !578, inlinedAt: !581)
!578 = distinct !DILexicalBlock(scope: !579, file: !109, line: 162, column: 17)
!579 = distinct !DILexicalBlock(scope: !580, file: !109, line: 161, column: 17)
!580 = distinct !DISubprogram(name: "next<[usize; 4]>", linkageName: "_RNvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_4IterAjj4_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!581 = distinct !DILocation(line: 81, column: 25, scope: !582, inlinedAt: !365)
!582 = !DILexicalBlockFile(scope: !583, file: !325, discriminator: 2)
!583 = distinct !DILexicalBlock(scope: !574, file: !325, line: 81, column: 9)
!584 = !DILocation(line: 180, column: 28, scope: !578, inlinedAt: !581)
!585 = !DILocation(line: 82, column: 18, scope: !586, inlinedAt: !365)
!586 = distinct !DILexicalBlock(scope: !587, file: !325, line: 82, column: 13)
!587 = distinct !DILexicalBlock(scope: !583, file: !325, line: 81, column: 9)
!588 = !DILocation(line: 117, column: 7, scope: !589, inlinedAt: !590)
!589 = distinct !DISubprogram(name: "contains_non_continuation_byte", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3str5count30contains_non_continuation_byte", scope: !326, file: !325, line: 115, type: !13, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!590 = distinct !DILocation(line: 85, column: 27, scope: !591, inlinedAt: !365)
!591 = distinct !DILexicalBlock(scope: !586, file: !325, line: 82, column: 13)
!592 = !DILocation(line: 117, column: 6, scope: !589, inlinedAt: !590)
!593 = !DILocation(line: 117, column: 18, scope: !589, inlinedAt: !590)
!594 = !DILocation(line: 117, column: 5, scope: !589, inlinedAt: !590)
!595 = !DILocation(line: 85, column: 17, scope: !591, inlinedAt: !365)
!596 = !DILocation(line: 1720, column: 9, scope: !597, inlinedAt: !598)
!597 = distinct !DISubprogram(name: "eq<usize>", linkageName: "_RNvXse_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNulljENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1719, type: !13, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!598 = distinct !DILocation(line: 180, column: 28, scope: !599, inlinedAt: !603)
!599 = !DILexicalBlockFile(scope: !600, file: !109, discriminator: 2)
!600 = distinct !DILexicalBlock(scope: !601, file: !109, line: 162, column: 17)
!601 = distinct !DILexicalBlock(scope: !602, file: !109, line: 161, column: 17)
!602 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_4IterjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!603 = distinct !DILocation(line: 82, column: 26, scope: !604, inlinedAt: !365)
!604 = !DILexicalBlockFile(scope: !586, file: !325, discriminator: 2)
!605 = !DILocation(line: 659, column: 28, scope: !606, inlinedAt: !607)
!606 = distinct !DISubprogram(name: "add<[usize; 4]>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullAjj4_E3addB9_", scope: !50, file: !49, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!607 = distinct !DILocation(line: 185, column: 40, scope: !578, inlinedAt: !581)
!608 = !DILocation(line: 78, column: 26, scope: !562, inlinedAt: !365)
!609 = !DILocation(line: 127, column: 27, scope: !610, inlinedAt: !611)
!610 = distinct !DISubprogram(name: "sum_bytes_in_usize", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3str5count18sum_bytes_in_usize", scope: !326, file: !325, line: 123, type: !13, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!611 = distinct !DILocation(line: 91, column: 18, scope: !574, inlinedAt: !365)
!612 = !DILocation(line: 127, column: 52, scope: !610, inlinedAt: !611)
!613 = !DILocation(line: 127, column: 51, scope: !610, inlinedAt: !611)
!614 = !DILocation(line: 2533, column: 13, scope: !615, inlinedAt: !616)
!615 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs9_NtCs2TNzTbj2aEP_4core3numj12wrapping_mul", scope: !472, file: !471, line: 2532, type: !13, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!616 = distinct !DILocation(line: 128, column: 14, scope: !617, inlinedAt: !611)
!617 = distinct !DILexicalBlock(scope: !610, file: !325, line: 127, column: 5)
!618 = !DILocation(line: 128, column: 5, scope: !617, inlinedAt: !611)
!619 = !DILocation(line: 91, column: 9, scope: !574, inlinedAt: !365)
!620 = !DILocation(line: 97, column: 13, scope: !574, inlinedAt: !365)
!621 = !DILocation(line: 961, column: 18, scope: !622, inlinedAt: !623)
!622 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOj3addB6_", scope: !86, file: !85, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!623 = distinct !DILocation(line: 102, column: 78, scope: !624, inlinedAt: !628)
!624 = !DILexicalBlockFile(scope: !625, file: !90, discriminator: 4)
!625 = distinct !DILexicalBlock(scope: !626, file: !90, line: 98, column: 9)
!626 = distinct !DILexicalBlock(scope: !627, file: !90, line: 97, column: 9)
!627 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_4IterjE3newB9_", scope: !93, file: !90, line: 96, type: !13, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!628 = distinct !DILocation(line: 1041, column: 9, scope: !629, inlinedAt: !631)
!629 = !DILexicalBlockFile(scope: !630, file: !98, discriminator: 4)
!630 = distinct !DISubprogram(name: "iter<usize>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSj4iterB4_", scope: !99, file: !98, line: 1040, type: !13, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!631 = distinct !DILocation(line: 26, column: 14, scope: !632, inlinedAt: !634)
!632 = !DILexicalBlockFile(scope: !633, file: !90, discriminator: 2)
!633 = distinct !DISubprogram(name: "into_iter<usize>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core5slice4iterRSjNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterB8_", scope: !102, file: !90, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!634 = distinct !DILocation(line: 100, column: 26, scope: !635, inlinedAt: !365)
!635 = distinct !DILexicalBlock(scope: !574, file: !325, line: 99, column: 13)
!636 = !DILocation(line: 180, column: 28, scope: !637, inlinedAt: !639)
!637 = distinct !DILexicalBlock(scope: !638, file: !109, line: 162, column: 17)
!638 = distinct !DILexicalBlock(scope: !602, file: !109, line: 161, column: 17)
!639 = distinct !DILocation(line: 100, column: 26, scope: !640, inlinedAt: !365)
!640 = !DILexicalBlockFile(scope: !641, file: !325, discriminator: 2)
!641 = distinct !DILexicalBlock(scope: !635, file: !325, line: 100, column: 13)
!642 = !DILocation(line: 659, column: 28, scope: !643, inlinedAt: !644)
!643 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNulljE3addB9_", scope: !50, file: !49, line: 651, type: !13, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!644 = distinct !DILocation(line: 185, column: 40, scope: !645, inlinedAt: !639)
!645 = !DILexicalBlockFile(scope: !637, file: !109, discriminator: 4)
!646 = !DILocation(line: 100, column: 18, scope: !641, inlinedAt: !365)
!647 = !DILocation(line: 117, column: 7, scope: !589, inlinedAt: !648)
!648 = distinct !DILocation(line: 101, column: 27, scope: !649, inlinedAt: !365)
!649 = distinct !DILexicalBlock(scope: !641, file: !325, line: 100, column: 13)
!650 = !DILocation(line: 117, column: 6, scope: !589, inlinedAt: !648)
!651 = !DILocation(line: 117, column: 18, scope: !589, inlinedAt: !648)
!652 = !DILocation(line: 117, column: 5, scope: !589, inlinedAt: !648)
!653 = !DILocation(line: 101, column: 17, scope: !649, inlinedAt: !365)
!654 = !DILocation(line: 1720, column: 9, scope: !597, inlinedAt: !655)
!655 = distinct !DILocation(line: 180, column: 28, scope: !645, inlinedAt: !639)
!656 = !DILocation(line: 127, column: 27, scope: !610, inlinedAt: !657)
!657 = distinct !DILocation(line: 103, column: 22, scope: !635, inlinedAt: !365)
!658 = !DILocation(line: 127, column: 52, scope: !610, inlinedAt: !657)
!659 = !DILocation(line: 127, column: 51, scope: !610, inlinedAt: !657)
!660 = !DILocation(line: 2533, column: 13, scope: !615, inlinedAt: !661)
!661 = distinct !DILocation(line: 128, column: 14, scope: !662, inlinedAt: !657)
!662 = !DILexicalBlockFile(scope: !663, file: !325, discriminator: 2)
!663 = distinct !DILexicalBlock(scope: !610, file: !325, line: 127, column: 5)
!664 = !DILocation(line: 128, column: 5, scope: !663, inlinedAt: !657)
!665 = !DILocation(line: 103, column: 13, scope: !635, inlinedAt: !365)
!666 = !DILocation(line: 0, scope: !667, inlinedAt: !365)
!667 = !DILexicalBlockFile(scope: !523, file: !317, discriminator: 0)
!668 = !DILocation(line: 1720, column: 9, scope: !399, inlinedAt: !669)
!669 = distinct !DILocation(line: 44, column: 20, scope: !401, inlinedAt: !670)
!670 = distinct !DILocation(line: 128, column: 19, scope: !405, inlinedAt: !671)
!671 = distinct !DILocation(line: 50, column: 22, scope: !412, inlinedAt: !672)
!672 = distinct !DILocation(line: 3658, column: 9, scope: !418, inlinedAt: !673)
!673 = distinct !DILocation(line: 142, column: 61, scope: !423, inlinedAt: !674)
!674 = distinct !DILocation(line: 136, column: 76, scope: !429, inlinedAt: !675)
!675 = distinct !DILocation(line: 33, column: 9, scope: !324, inlinedAt: !328)
!676 = !DILocation(line: 25, column: 86, scope: !402, inlinedAt: !670)
!677 = !DILocation(line: 284, column: 24, scope: !434, inlinedAt: !670)
!678 = !DILocation(line: 0, scope: !436, inlinedAt: !670)
!679 = !DILocation(line: 659, column: 28, scope: !439, inlinedAt: !680)
!680 = distinct !DILocation(line: 279, column: 67, scope: !434, inlinedAt: !670)
!681 = !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !670)
!682 = !{!683, !685, !306, !293}
!683 = distinct !{!683, !684, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!684 = distinct !{!684, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!685 = distinct !{!685, !686, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case: %s.0"}
!686 = distinct !{!686, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case"}
!687 = !DILocation(line: 24, column: 5, scope: !450, inlinedAt: !688)
!688 = distinct !DILocation(line: 136, column: 31, scope: !454, inlinedAt: !689)
!689 = distinct !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !690)
!690 = distinct !DILocation(line: 88, column: 28, scope: !462, inlinedAt: !691)
!691 = distinct !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !670)
!692 = !DILocation(line: 53, column: 28, scope: !466, inlinedAt: !693)
!693 = distinct !DILocation(line: 88, column: 21, scope: !462, inlinedAt: !691)
!694 = !DILocation(line: 844, column: 17, scope: !470, inlinedAt: !695)
!695 = distinct !DILocation(line: 283, column: 36, scope: !434, inlinedAt: !670)
!696 = !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !690)
!697 = distinct !{!697, !477}
!698 = !DILocation(line: 0, scope: !403, inlinedAt: !670)
!699 = !DILocation(line: 251, column: 48, scope: !480, inlinedAt: !700)
!700 = distinct !DILocation(line: 145, column: 13, scope: !483, inlinedAt: !674)
!701 = !DILocation(line: 210, column: 9, scope: !485, inlinedAt: !702)
!702 = distinct !DILocation(line: 251, column: 18, scope: !480, inlinedAt: !700)
!703 = !DILocation(line: 33, column: 9, scope: !324, inlinedAt: !328)
!704 = !DILocation(line: 517, column: 59, scope: !319, inlinedAt: !321)
!705 = !DILocation(line: 961, column: 18, scope: !706, inlinedAt: !707)
!706 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3addB6_", scope: !86, file: !85, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!707 = distinct !DILocation(line: 102, column: 78, scope: !708, inlinedAt: !711)
!708 = distinct !DILexicalBlock(scope: !709, file: !90, line: 98, column: 9)
!709 = distinct !DILexicalBlock(scope: !710, file: !90, line: 97, column: 9)
!710 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB5_4IterhE3newB9_", scope: !93, file: !90, line: 96, type: !13, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!711 = distinct !DILocation(line: 1041, column: 9, scope: !712, inlinedAt: !713)
!712 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSh4iterB4_", scope: !99, file: !98, line: 1040, type: !13, scopeLine: 1040, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!713 = distinct !DILocation(line: 1067, column: 39, scope: !714, inlinedAt: !717)
!714 = distinct !DISubprogram(name: "chars", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3stre5chars", scope: !716, file: !715, line: 1066, type: !13, scopeLine: 1066, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!715 = !DIFile(filename: "src/str/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b67baab1b9aefdbe1feb84767953c83d")
!716 = !DINamespace(name: "{impl#0}", scope: !327)
!717 = distinct !DILocation(line: 1124, column: 51, scope: !718, inlinedAt: !719)
!718 = distinct !DISubprogram(name: "char_indices", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3stre12char_indices", scope: !716, file: !715, line: 1123, type: !13, scopeLine: 1123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!719 = distinct !DILocation(line: 1918, column: 30, scope: !322, inlinedAt: !309)
!720 = !DILocation(line: 82, column: 17, scope: !721, inlinedAt: !722)
!721 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCs2TNzTbj2aEP_4core7convert3numjINtB8_4FromtE4from", scope: !190, file: !189, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!722 = distinct !DILocation(line: 1919, column: 51, scope: !723, inlinedAt: !309)
!723 = distinct !DILexicalBlock(scope: !322, file: !35, line: 1918, column: 13)
!724 = !DILocation(line: 326, column: 31, scope: !725, inlinedAt: !728)
!725 = distinct !DISubprogram(name: "spec_advance_by<core::str::iter::CharIndices>", linkageName: "_RNvXs_NvNtNtNtNtCs2TNzTbj2aEP_4core4iter6traits8iterator8Iterator10advance_byNtNtNtBe_3str4iter11CharIndicesNtB4_13SpecAdvanceBy15spec_advance_byBe_", scope: !726, file: !419, line: 325, type: !13, scopeLine: 325, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!726 = !DINamespace(name: "{impl#1}", scope: !727)
!727 = !DINamespace(name: "advance_by", scope: !420)
!728 = distinct !DILocation(line: 339, column: 14, scope: !729, inlinedAt: !730)
!729 = distinct !DISubprogram(name: "advance_by<core::str::iter::CharIndices>", linkageName: "_RNvYNtNtNtCs2TNzTbj2aEP_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_", scope: !420, file: !419, line: 306, type: !13, scopeLine: 306, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!730 = distinct !DILocation(line: 1919, column: 40, scope: !723, inlinedAt: !309)
!731 = !DILocation(line: 326, column: 21, scope: !725, inlinedAt: !728)
!732 = !DILocation(line: 0, scope: !308, inlinedAt: !309)
!733 = !DILocation(line: 1933, column: 37, scope: !734, inlinedAt: !309)
!734 = distinct !DILexicalBlock(scope: !308, file: !35, line: 1917, column: 9)
!735 = !DILocation(line: 82, column: 17, scope: !721, inlinedAt: !736)
!736 = distinct !DILocation(line: 1933, column: 25, scope: !734, inlinedAt: !309)
!737 = !DILocation(line: 1933, column: 12, scope: !734, inlinedAt: !309)
!738 = !DILocation(line: 0, scope: !322, inlinedAt: !309)
!739 = !DILocation(line: 1720, column: 9, scope: !740, inlinedAt: !741)
!740 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXse_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1719, type: !13, scopeLine: 1719, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!741 = distinct !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !745)
!742 = distinct !DILexicalBlock(scope: !743, file: !109, line: 162, column: 17)
!743 = distinct !DILexicalBlock(scope: !744, file: !109, line: 161, column: 17)
!744 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!745 = distinct !DILocation(line: 37, column: 20, scope: !746, inlinedAt: !747)
!746 = distinct !DISubprogram(name: "next_code_point<core::slice::iter::Iter<u8>>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_", scope: !452, file: !451, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!747 = distinct !DILocation(line: 42, column: 18, scope: !748, inlinedAt: !749)
!748 = distinct !DISubprogram(name: "next", linkageName: "_RNvXNtNtCs2TNzTbj2aEP_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next", scope: !331, file: !330, line: 39, type: !13, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!749 = distinct !DILocation(line: 184, column: 25, scope: !750, inlinedAt: !753)
!750 = distinct !DILexicalBlock(scope: !751, file: !330, line: 183, column: 9)
!751 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next", scope: !752, file: !330, line: 182, type: !13, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!752 = !DINamespace(name: "{impl#5}", scope: !332)
!753 = distinct !DILocation(line: 2468, column: 34, scope: !754, inlinedAt: !757)
!754 = distinct !DILexicalBlock(scope: !755, file: !419, line: 2468, column: 41)
!755 = distinct !DILexicalBlock(scope: !756, file: !419, line: 2467, column: 9)
!756 = distinct !DISubprogram(name: "try_fold<core::str::iter::CharIndices, core::num::nonzero::NonZero<usize>, core::iter::traits::iterator::Iterator::advance_by::{impl#1}::spec_advance_by::{closure_env#0}<core::str::iter::CharIndices>, core::option::Option<core::num::nonzero::NonZero<usize>>>", linkageName: "_RINvYNtNtNtCs2TNzTbj2aEP_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_", scope: !420, file: !419, line: 2461, type: !13, scopeLine: 2461, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!757 = distinct !DILocation(line: 330, column: 32, scope: !758, inlinedAt: !728)
!758 = distinct !DILexicalBlock(scope: !725, file: !419, line: 326, column: 17)
!759 = !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !745)
!760 = !DILocation(line: 2766, column: 9, scope: !761, inlinedAt: !765)
!761 = distinct !DISubprogram(name: "branch<&u8>", linkageName: "_RNvXsJ_NtCs2TNzTbj2aEP_4core6optionINtB5_6OptionRhENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !763, file: !762, line: 2765, type: !13, scopeLine: 2765, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!762 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!763 = !DINamespace(name: "{impl#47}", scope: !764)
!764 = !DINamespace(name: "option", scope: !25)
!765 = distinct !DILocation(line: 37, column: 14, scope: !746, inlinedAt: !747)
!766 = !DILocation(line: 37, column: 13, scope: !746, inlinedAt: !747)
!767 = !{!768, !770, !772, !299, !297}
!768 = distinct !{!768, !769, !"_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!769 = distinct !{!769, !"_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!770 = distinct !{!770, !771, !"_RNvXs3_NtNtCs2TNzTbj2aEP_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!771 = distinct !{!771, !"_RNvXs3_NtNtCs2TNzTbj2aEP_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!772 = distinct !{!772, !773, !"_RINvYNtNtNtCs2TNzTbj2aEP_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!773 = distinct !{!773, !"_RINvYNtNtNtCs2TNzTbj2aEP_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!774 = !DILocation(line: 38, column: 8, scope: !775, inlinedAt: !747)
!775 = distinct !DILexicalBlock(scope: !746, file: !451, line: 37, column: 5)
!776 = !DILocation(line: 1720, column: 9, scope: !740, inlinedAt: !777)
!777 = distinct !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !778)
!778 = distinct !DILocation(line: 48, column: 29, scope: !779, inlinedAt: !747)
!779 = distinct !DILexicalBlock(scope: !775, file: !451, line: 45, column: 5)
!780 = !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !778)
!781 = !DILocation(line: 50, column: 8, scope: !782, inlinedAt: !747)
!782 = distinct !DILexicalBlock(scope: !783, file: !451, line: 49, column: 5)
!783 = distinct !DILexicalBlock(scope: !779, file: !451, line: 48, column: 5)
!784 = !DILocation(line: 1720, column: 9, scope: !740, inlinedAt: !785)
!785 = distinct !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !786)
!786 = distinct !DILocation(line: 55, column: 33, scope: !782, inlinedAt: !747)
!787 = !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !786)
!788 = !DILocation(line: 58, column: 12, scope: !789, inlinedAt: !747)
!789 = distinct !DILexicalBlock(scope: !790, file: !451, line: 56, column: 9)
!790 = distinct !DILexicalBlock(scope: !782, file: !451, line: 55, column: 9)
!791 = !DILocation(line: 729, column: 18, scope: !792, inlinedAt: !794)
!792 = distinct !DILexicalBlock(scope: !793, file: !336, line: 726, column: 9)
!793 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh20offset_from_unsignedB6_", scope: !338, file: !336, line: 701, type: !13, scopeLine: 701, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!794 = distinct !DILocation(line: 887, column: 37, scope: !795, inlinedAt: !796)
!795 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh20offset_from_unsignedB6_", scope: !86, file: !85, line: 882, type: !13, scopeLine: 882, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!796 = distinct !DILocation(line: 953, column: 32, scope: !797, inlinedAt: !798)
!797 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullhE20offset_from_unsignedB9_", scope: !50, file: !49, line: 948, type: !13, scopeLine: 948, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!798 = distinct !DILocation(line: 57, column: 30, scope: !799, inlinedAt: !803)
!799 = distinct !DILexicalBlock(scope: !800, file: !109, line: 33, column: 13)
!800 = distinct !DILexicalBlock(scope: !801, file: !109, line: 25, column: 86)
!801 = distinct !DISubprogram(name: "len<u8>", linkageName: "_RNvXs2I_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits10exact_size17ExactSizeIterator3lenBa_", scope: !802, file: !109, line: 142, type: !13, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!802 = !DINamespace(name: "{impl#170}", scope: !94)
!803 = distinct !DILocation(line: 183, column: 38, scope: !751, inlinedAt: !753)
!804 = !DILocation(line: 729, column: 18, scope: !805, inlinedAt: !806)
!805 = distinct !DILexicalBlock(scope: !793, file: !336, line: 726, column: 9)
!806 = distinct !DILocation(line: 887, column: 37, scope: !807, inlinedAt: !808)
!807 = !DILexicalBlockFile(scope: !795, file: !85, discriminator: 2)
!808 = distinct !DILocation(line: 953, column: 32, scope: !809, inlinedAt: !810)
!809 = !DILexicalBlockFile(scope: !797, file: !49, discriminator: 2)
!810 = distinct !DILocation(line: 57, column: 30, scope: !811, inlinedAt: !814)
!811 = !DILexicalBlockFile(scope: !812, file: !109, discriminator: 2)
!812 = distinct !DILexicalBlock(scope: !813, file: !109, line: 33, column: 13)
!813 = distinct !DILexicalBlock(scope: !801, file: !109, line: 25, column: 86)
!814 = distinct !DILocation(line: 188, column: 42, scope: !815, inlinedAt: !753)
!815 = distinct !DILexicalBlock(scope: !816, file: !330, line: 187, column: 17)
!816 = distinct !DILexicalBlock(scope: !750, file: !330, line: 186, column: 13)
!817 = !DILocation(line: 189, column: 38, scope: !818, inlinedAt: !753)
!818 = distinct !DILexicalBlock(scope: !815, file: !330, line: 188, column: 17)
!819 = !DILocation(line: 189, column: 17, scope: !818, inlinedAt: !753)
!820 = !DILocation(line: 499, column: 18, scope: !821, inlinedAt: !825)
!821 = distinct !DISubprogram(name: "get<usize>", linkageName: "_RNvMse_NtNtCs2TNzTbj2aEP_4core3num7nonzeroINtB5_7NonZerojE3getB9_", scope: !823, file: !822, line: 480, type: !13, scopeLine: 480, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!822 = !DIFile(filename: "src/num/nonzero.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "aad4bdcbb1703d04909aa911a1ea2cc8")
!823 = !DINamespace(name: "NonZero", scope: !824)
!824 = !DINamespace(name: "nonzero", scope: !473)
!825 = distinct !DILocation(line: 330, column: 66, scope: !826, inlinedAt: !828)
!826 = distinct !DISubprogram(name: "{closure#0}<core::str::iter::CharIndices>", linkageName: "_RNCNvXs_NvNtNtNtNtCs2TNzTbj2aEP_4core4iter6traits8iterator8Iterator10advance_byNtNtNtBg_3str4iter11CharIndicesNtB6_13SpecAdvanceBy15spec_advance_by0Bg_", scope: !827, file: !419, line: 330, type: !13, scopeLine: 330, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!827 = !DINamespace(name: "spec_advance_by", scope: !726)
!828 = distinct !DILocation(line: 2469, column: 21, scope: !754, inlinedAt: !757)
!829 = !DILocation(line: 2469, column: 21, scope: !754, inlinedAt: !757)
!830 = !DILocation(line: 1124, column: 9, scope: !718, inlinedAt: !719)
!831 = !DILocation(line: 0, scope: !723, inlinedAt: !309)
!832 = !DILocation(line: 1926, column: 25, scope: !833, inlinedAt: !309)
!833 = distinct !DILexicalBlock(scope: !834, file: !35, line: 1925, column: 13)
!834 = distinct !DILexicalBlock(scope: !723, file: !35, line: 1919, column: 13)
!835 = !DILocation(line: 1917, column: 31, scope: !308, inlinedAt: !309)
!836 = !DILocation(line: 1943, column: 13, scope: !734, inlinedAt: !309)
!837 = !DILocation(line: 1943, column: 22, scope: !734, inlinedAt: !309)
!838 = !DILocation(line: 1937, column: 51, scope: !734, inlinedAt: !309)
!839 = !DILocation(line: 1937, column: 30, scope: !734, inlinedAt: !309)
!840 = !{!841}
!841 = distinct !{!841, !842, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding: %self"}
!842 = distinct !{!842, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding"}
!843 = !DILocation(line: 1937, column: 22, scope: !734, inlinedAt: !309)
!844 = !DILocation(line: 502, column: 9, scope: !845, inlinedAt: !846)
!845 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3fmtNtB4_17FormattingOptions9get_align", scope: !320, file: !35, line: 501, type: !13, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!846 = distinct !DILocation(line: 1956, column: 34, scope: !847, inlinedAt: !848)
!847 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding", scope: !138, file: !35, line: 1951, type: !13, scopeLine: 1951, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!848 = distinct !DILocation(line: 1937, column: 22, scope: !734, inlinedAt: !309)
!849 = !DILocation(line: 497, column: 43, scope: !850, inlinedAt: !851)
!850 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !320, file: !35, line: 495, type: !13, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!851 = distinct !DILocation(line: 1957, column: 33, scope: !852, inlinedAt: !848)
!852 = distinct !DILexicalBlock(scope: !847, file: !35, line: 1956, column: 9)
!853 = !DILocation(line: 34, column: 9, scope: !854, inlinedAt: !858)
!854 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7convert18from_u32_unchecked", scope: !856, file: !855, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!855 = !DIFile(filename: "src/char/convert.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdce958fc348cd3d447b8c64a2fb30f1")
!856 = !DINamespace(name: "convert", scope: !857)
!857 = !DINamespace(name: "char", scope: !25)
!858 = distinct !DILocation(line: 239, column: 18, scope: !859, inlinedAt: !863)
!859 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core4char7methodsc18from_u32_unchecked", scope: !861, file: !860, line: 237, type: !13, scopeLine: 237, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!860 = !DIFile(filename: "src/char/methods.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5d684acd75bd81500f3b16def5f1380a")
!861 = !DINamespace(name: "{impl#0}", scope: !862)
!862 = !DINamespace(name: "methods", scope: !857)
!863 = distinct !DILocation(line: 497, column: 18, scope: !850, inlinedAt: !851)
!864 = !DILocation(line: 1959, column: 28, scope: !865, inlinedAt: !848)
!865 = distinct !DILexicalBlock(scope: !852, file: !35, line: 1957, column: 9)
!866 = !DILocation(line: 1962, column: 34, scope: !865, inlinedAt: !848)
!867 = !DILocation(line: 1962, column: 44, scope: !865, inlinedAt: !848)
!868 = !DILocation(line: 0, scope: !865, inlinedAt: !848)
!869 = !{!841, !299, !297}
!870 = !DILocation(line: 1965, column: 9, scope: !871, inlinedAt: !848)
!871 = distinct !DILexicalBlock(scope: !872, file: !35, line: 1965, column: 9)
!872 = distinct !DILexicalBlock(scope: !865, file: !35, line: 1959, column: 9)
!873 = !DILocation(line: 1965, column: 18, scope: !872, inlinedAt: !848)
!874 = !DILocation(line: 1916, column: 50, scope: !875, inlinedAt: !878)
!875 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !876, file: !534, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!876 = !DINamespace(name: "{impl#62}", scope: !877)
!877 = !DINamespace(name: "impls", scope: !536)
!878 = distinct !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !883)
!879 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !881, file: !880, line: 771, type: !13, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!880 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e302cc3146df1591d87c4742d277fd2d")
!881 = !DINamespace(name: "{impl#5}", scope: !882)
!882 = !DINamespace(name: "range", scope: !410)
!883 = distinct !DILocation(line: 857, column: 14, scope: !884, inlinedAt: !886)
!884 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !885, file: !880, line: 856, type: !13, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!885 = !DINamespace(name: "{impl#6}", scope: !882)
!886 = distinct !DILocation(line: 1965, column: 18, scope: !887, inlinedAt: !848)
!887 = !DILexicalBlockFile(scope: !871, file: !35, discriminator: 2)
!888 = !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !883)
!889 = !DILocation(line: 1969, column: 35, scope: !872, inlinedAt: !848)
!890 = !DILocation(line: 1970, column: 6, scope: !847, inlinedAt: !848)
!891 = !DILocation(line: 844, column: 17, scope: !892, inlinedAt: !894)
!892 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt13unchecked_add", scope: !893, file: !471, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!893 = !DINamespace(name: "{impl#7}", scope: !473)
!894 = distinct !DILocation(line: 213, column: 28, scope: !895, inlinedAt: !897)
!895 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsz_NtNtCs2TNzTbj2aEP_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !896, file: !880, line: 211, type: !13, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!896 = !DINamespace(name: "{impl#37}", scope: !882)
!897 = distinct !DILocation(line: 775, column: 35, scope: !898, inlinedAt: !883)
!898 = distinct !DILexicalBlock(scope: !879, file: !880, line: 773, column: 13)
!899 = !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !848)
!900 = !DILocation(line: 1966, column: 22, scope: !871, inlinedAt: !848)
!901 = !DILocation(line: 2173, column: 9, scope: !902, inlinedAt: !903)
!902 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!903 = distinct !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !848)
!904 = !DILocation(line: 0, scope: !872, inlinedAt: !848)
!905 = !DILocation(line: 2173, column: 15, scope: !906, inlinedAt: !907)
!906 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBM_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!907 = distinct !DILocation(line: 1937, column: 17, scope: !734, inlinedAt: !309)
!908 = !DILocation(line: 2173, column: 9, scope: !906, inlinedAt: !907)
!909 = !DILocation(line: 1938, column: 13, scope: !910, inlinedAt: !309)
!910 = distinct !DILexicalBlock(scope: !734, file: !35, line: 1936, column: 13)
!911 = !DILocation(line: 1938, column: 22, scope: !910, inlinedAt: !309)
!912 = !DILocation(line: 2173, column: 9, scope: !913, inlinedAt: !914)
!913 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!914 = distinct !DILocation(line: 1938, column: 13, scope: !910, inlinedAt: !309)
!915 = !DILocation(line: 1755, column: 18, scope: !916, inlinedAt: !918)
!916 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCs2TNzTbj2aEP_4core3fmtNtB5_11PostPadding5write", scope: !917, file: !35, line: 1754, type: !13, scopeLine: 1754, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!917 = !DINamespace(name: "PostPadding", scope: !37)
!918 = distinct !DILocation(line: 1939, column: 26, scope: !910, inlinedAt: !309)
!919 = !DILocation(line: 1916, column: 50, scope: !920, inlinedAt: !921)
!920 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !876, file: !534, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!921 = distinct !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !923)
!922 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !881, file: !880, line: 771, type: !13, scopeLine: 771, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!923 = distinct !DILocation(line: 857, column: 14, scope: !924, inlinedAt: !925)
!924 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCs2TNzTbj2aEP_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !885, file: !880, line: 856, type: !13, scopeLine: 856, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!925 = distinct !DILocation(line: 1755, column: 18, scope: !926, inlinedAt: !918)
!926 = !DILexicalBlockFile(scope: !927, file: !35, discriminator: 2)
!927 = distinct !DILexicalBlock(scope: !916, file: !35, line: 1755, column: 9)
!928 = !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !923)
!929 = !DILocation(line: 844, column: 17, scope: !930, inlinedAt: !931)
!930 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt13unchecked_add", scope: !893, file: !471, line: 832, type: !13, scopeLine: 832, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!931 = distinct !DILocation(line: 213, column: 28, scope: !932, inlinedAt: !933)
!932 = distinct !DISubprogram(name: "forward_unchecked", linkageName: "_RNvXsz_NtNtCs2TNzTbj2aEP_4core4iter5rangetNtB5_4Step17forward_unchecked", scope: !896, file: !880, line: 211, type: !13, scopeLine: 211, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!933 = distinct !DILocation(line: 775, column: 35, scope: !934, inlinedAt: !923)
!934 = distinct !DILexicalBlock(scope: !922, file: !880, line: 773, column: 13)
!935 = !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !918)
!936 = !DILocation(line: 1756, column: 19, scope: !927, inlinedAt: !918)
!937 = !DILocation(line: 2173, column: 9, scope: !938, inlinedAt: !939)
!938 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!939 = distinct !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !918)
!940 = !DILocation(line: 1933, column: 9, scope: !734, inlinedAt: !309)
!941 = !DILocation(line: 2865, column: 84, scope: !288)
!942 = distinct !DISubprogram(name: "spec_write_fmt<panics::Line>", linkageName: "_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_", scope: !943, file: !35, line: 232, type: !945, scopeLine: 232, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!943 = !DINamespace(name: "{impl#1}", scope: !944)
!944 = !DINamespace(name: "write_fmt", scope: !36)
!945 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!946 = !DILocation(line: 877, column: 36, scope: !947, inlinedAt: !948)
!947 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Arguments6as_str", scope: !132, file: !35, line: 871, type: !13, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!948 = !DILocation(line: 897, column: 22, scope: !949, inlinedAt: !950)
!949 = distinct !DISubprogram(name: "as_statically_known_str", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Arguments23as_statically_known_str", scope: !132, file: !35, line: 896, type: !13, scopeLine: 896, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!950 = !DILocation(line: 233, column: 39, scope: !951)
!951 = distinct !DILexicalBlock(scope: !942, file: !35, line: 233, column: 65)
!952 = !DILocation(line: 878, column: 12, scope: !953, inlinedAt: !948)
!953 = distinct !DILexicalBlock(scope: !947, file: !35, line: 877, column: 9)
!954 = !DILocation(line: 883, column: 21, scope: !953, inlinedAt: !948)
!955 = !{!956}
!956 = distinct !{!956, !957, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!957 = distinct !{!957, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!958 = !DILocation(line: 234, column: 26, scope: !951)
!959 = !{!960}
!960 = distinct !{!960, !957, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!961 = !DILocation(line: 961, column: 18, scope: !84, inlinedAt: !962)
!962 = distinct !DILocation(line: 102, column: 78, scope: !89, inlinedAt: !963)
!963 = distinct !DILocation(line: 1041, column: 9, scope: !97, inlinedAt: !964)
!964 = distinct !DILocation(line: 26, column: 14, scope: !101, inlinedAt: !965)
!965 = distinct !DILocation(line: 14, column: 19, scope: !81, inlinedAt: !966)
!966 = distinct !DILocation(line: 234, column: 26, scope: !951)
!967 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !968)
!968 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !969)
!969 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !966)
!970 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !969)
!971 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !966)
!972 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !973)
!973 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !969)
!974 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !966)
!975 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !966)
!976 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !966)
!977 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !966)
!978 = !{!956, !960}
!979 = !DILocation(line: 238, column: 14, scope: !942)
!980 = !DILocation(line: 1717, column: 9, scope: !151, inlinedAt: !981)
!981 = distinct !DILocation(line: 990, column: 18, scope: !154, inlinedAt: !982)
!982 = distinct !DILocation(line: 1647, column: 30, scope: !156, inlinedAt: !983)
!983 = distinct !DILocation(line: 236, column: 21, scope: !942)
!984 = !{!985}
!985 = distinct !{!985, !986, !"_RNvNtCs2TNzTbj2aEP_4core3fmt5write: %output.1"}
!986 = distinct !{!986, !"_RNvNtCs2TNzTbj2aEP_4core3fmt5write"}
!987 = !DILocation(line: 1652, column: 12, scope: !162, inlinedAt: !983)
!988 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !989)
!989 = distinct !DILocation(line: 1648, column: 33, scope: !166, inlinedAt: !983)
!990 = !DILocation(line: 1655, column: 19, scope: !162, inlinedAt: !983)
!991 = !DILocation(line: 1665, column: 19, scope: !162, inlinedAt: !983)
!992 = !DILocation(line: 1660, column: 71, scope: !162, inlinedAt: !983)
!993 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !994)
!994 = distinct !DILocation(line: 1661, column: 37, scope: !172, inlinedAt: !983)
!995 = !{!996}
!996 = distinct !{!996, !997, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!997 = distinct !{!997, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!998 = !DILocation(line: 1664, column: 20, scope: !174, inlinedAt: !983)
!999 = !{!1000}
!1000 = distinct !{!1000, !997, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!1001 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 1664, column: 20, scope: !174, inlinedAt: !983)
!1003 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1004)
!1004 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1002)
!1005 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !1006)
!1006 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !1004)
!1007 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1002)
!1008 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !1002)
!1009 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !1010)
!1010 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1004)
!1011 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !1002)
!1012 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !1002)
!1013 = !{!996, !1000}
!1014 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1015)
!1015 = distinct !DILocation(line: 990, column: 18, scope: !184, inlinedAt: !1016)
!1016 = distinct !DILocation(line: 1670, column: 80, scope: !162, inlinedAt: !983)
!1017 = !DILocation(line: 82, column: 17, scope: !188, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 1670, column: 27, scope: !162, inlinedAt: !983)
!1019 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !1020)
!1020 = distinct !DILocation(line: 1671, column: 37, scope: !196, inlinedAt: !983)
!1021 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !1022)
!1022 = distinct !DILocation(line: 1673, column: 37, scope: !199, inlinedAt: !983)
!1023 = !{!1024}
!1024 = distinct !{!1024, !1025, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!1025 = distinct !{!1025, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!1026 = !DILocation(line: 1676, column: 20, scope: !201, inlinedAt: !983)
!1027 = !{!1028}
!1028 = distinct !{!1028, !1025, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!1029 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !1030)
!1030 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1031)
!1031 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1032)
!1032 = distinct !DILocation(line: 1676, column: 20, scope: !201, inlinedAt: !983)
!1033 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1031)
!1034 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !1032)
!1035 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !1036)
!1036 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !1031)
!1037 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1032)
!1038 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !1032)
!1039 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !1032)
!1040 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !1032)
!1041 = !{!1024, !1028}
!1042 = !DILocation(line: 659, column: 28, scope: !205, inlinedAt: !1043)
!1043 = distinct !DILocation(line: 1684, column: 22, scope: !162, inlinedAt: !983)
!1044 = !DILocation(line: 1686, column: 31, scope: !162, inlinedAt: !983)
!1045 = !DILocation(line: 577, column: 9, scope: !209, inlinedAt: !1046)
!1046 = distinct !DILocation(line: 1686, column: 31, scope: !162, inlinedAt: !983)
!1047 = !DILocation(line: 144, column: 15, scope: !212, inlinedAt: !1048)
!1048 = distinct !DILocation(line: 1686, column: 22, scope: !162, inlinedAt: !983)
!1049 = !DILocation(line: 152, column: 41, scope: !212, inlinedAt: !1048)
!1050 = !DILocation(line: 152, column: 76, scope: !219, inlinedAt: !1048)
!1051 = !DILocation(line: 1686, column: 81, scope: !162, inlinedAt: !983)
!1052 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !1053)
!1053 = distinct !DILocation(line: 1684, column: 17, scope: !162, inlinedAt: !983)
!1054 = !DILocation(line: 1691, column: 39, scope: !162, inlinedAt: !983)
!1055 = !DILocation(line: 210, column: 9, scope: !225, inlinedAt: !1056)
!1056 = distinct !DILocation(line: 1691, column: 22, scope: !162, inlinedAt: !983)
!1057 = !DILocation(line: 1699, column: 20, scope: !230, inlinedAt: !983)
!1058 = !DILocation(line: 1688, column: 13, scope: !162, inlinedAt: !983)
!1059 = !DILocation(line: 1677, column: 16, scope: !162, inlinedAt: !983)
!1060 = !DILocation(line: 1717, column: 9, scope: !234, inlinedAt: !1061)
!1061 = distinct !DILocation(line: 990, column: 18, scope: !236, inlinedAt: !1062)
!1062 = distinct !DILocation(line: 1700, column: 74, scope: !230, inlinedAt: !983)
!1063 = !DILocation(line: 1699, column: 17, scope: !230, inlinedAt: !983)
!1064 = !DILocation(line: 0, scope: !162, inlinedAt: !983)
!1065 = !DILocation(line: 659, column: 18, scope: !164, inlinedAt: !1066)
!1066 = distinct !DILocation(line: 0, scope: !156, inlinedAt: !983)
!1067 = !DILocation(line: 1703, column: 20, scope: !230, inlinedAt: !983)
!1068 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 990, column: 18, scope: !246, inlinedAt: !1070)
!1070 = distinct !DILocation(line: 1704, column: 74, scope: !230, inlinedAt: !983)
!1071 = !DILocation(line: 1703, column: 17, scope: !230, inlinedAt: !983)
!1072 = !DILocation(line: 1707, column: 20, scope: !230, inlinedAt: !983)
!1073 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1074)
!1074 = distinct !DILocation(line: 990, column: 18, scope: !252, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 1708, column: 78, scope: !230, inlinedAt: !983)
!1076 = !DILocation(line: 1707, column: 17, scope: !230, inlinedAt: !983)
!1077 = !DILocation(line: 1711, column: 20, scope: !230, inlinedAt: !983)
!1078 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1079)
!1079 = distinct !DILocation(line: 990, column: 18, scope: !258, inlinedAt: !1080)
!1080 = distinct !DILocation(line: 1712, column: 86, scope: !230, inlinedAt: !983)
!1081 = !DILocation(line: 82, column: 17, scope: !188, inlinedAt: !1082)
!1082 = distinct !DILocation(line: 1712, column: 33, scope: !230, inlinedAt: !983)
!1083 = !DILocation(line: 1711, column: 17, scope: !230, inlinedAt: !983)
!1084 = !DILocation(line: 0, scope: !157, inlinedAt: !983)
!1085 = !DILocation(line: 1716, column: 16, scope: !230, inlinedAt: !983)
!1086 = !DILocation(line: 161, column: 33, scope: !266, inlinedAt: !1087)
!1087 = distinct !DILocation(line: 1720, column: 71, scope: !230, inlinedAt: !983)
!1088 = !DILocation(line: 1716, column: 13, scope: !230, inlinedAt: !983)
!1089 = !DILocation(line: 1723, column: 16, scope: !230, inlinedAt: !983)
!1090 = !DILocation(line: 161, column: 33, scope: !266, inlinedAt: !1091)
!1091 = distinct !DILocation(line: 1728, column: 67, scope: !230, inlinedAt: !983)
!1092 = !DILocation(line: 1723, column: 13, scope: !230, inlinedAt: !983)
!1093 = !DILocation(line: 659, column: 28, scope: !205, inlinedAt: !1094)
!1094 = distinct !DILocation(line: 1734, column: 22, scope: !230, inlinedAt: !983)
!1095 = !DILocation(line: 1734, column: 55, scope: !230, inlinedAt: !983)
!1096 = !DILocation(line: 577, column: 9, scope: !209, inlinedAt: !1097)
!1097 = distinct !DILocation(line: 1734, column: 55, scope: !230, inlinedAt: !983)
!1098 = !DILocation(line: 144, column: 15, scope: !212, inlinedAt: !1099)
!1099 = distinct !DILocation(line: 1734, column: 46, scope: !230, inlinedAt: !983)
!1100 = !DILocation(line: 152, column: 41, scope: !212, inlinedAt: !1099)
!1101 = !DILocation(line: 152, column: 76, scope: !282, inlinedAt: !1099)
!1102 = !DILocation(line: 1734, column: 84, scope: !230, inlinedAt: !983)
!1103 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !1104)
!1104 = distinct !DILocation(line: 1734, column: 17, scope: !230, inlinedAt: !983)
!1105 = !DILocation(line: 1736, column: 13, scope: !230, inlinedAt: !983)
!1106 = distinct !DISubprogram(name: "write_char<panics::Line>", linkageName: "_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write10write_charB4_", scope: !36, file: !35, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1107 = !DILocation(line: 184, column: 43, scope: !1106)
!1108 = !DILocation(line: 1845, column: 9, scope: !1109, inlinedAt: !1110)
!1109 = distinct !DISubprogram(name: "len_utf8", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7methods8len_utf8", scope: !862, file: !860, line: 1843, type: !13, scopeLine: 1843, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1110 = distinct !DILocation(line: 1875, column: 15, scope: !1111, inlinedAt: !1112)
!1111 = distinct !DISubprogram(name: "encode_utf8_raw", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw", scope: !862, file: !860, line: 1874, type: !13, scopeLine: 1874, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1112 = distinct !DILocation(line: 716, column: 42, scope: !1113, inlinedAt: !1114)
!1113 = distinct !DISubprogram(name: "encode_utf8", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core4char7methodsc11encode_utf8", scope: !861, file: !860, line: 714, type: !13, scopeLine: 714, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1114 = !DILocation(line: 184, column: 26, scope: !1106)
!1115 = !DILocation(line: 0, scope: !1116, inlinedAt: !1118)
!1116 = distinct !DILexicalBlock(scope: !1117, file: !860, line: 1912, column: 5)
!1117 = distinct !DISubprogram(name: "encode_utf8_raw_unchecked", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7methods25encode_utf8_raw_unchecked", scope: !862, file: !860, line: 1911, type: !13, scopeLine: 1911, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1118 = distinct !DILocation(line: 1887, column: 14, scope: !1119, inlinedAt: !1112)
!1119 = distinct !DILexicalBlock(scope: !1111, file: !860, line: 1875, column: 5)
!1120 = !DILocation(line: 1845, column: 9, scope: !1121, inlinedAt: !1122)
!1121 = distinct !DISubprogram(name: "len_utf8", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7methods8len_utf8", scope: !862, file: !860, line: 1843, type: !13, scopeLine: 1843, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1122 = distinct !DILocation(line: 1912, column: 15, scope: !1117, inlinedAt: !1118)
!1123 = !DILocation(line: 1922, column: 22, scope: !1124, inlinedAt: !1118)
!1124 = distinct !DILexicalBlock(scope: !1116, file: !860, line: 1921, column: 9)
!1125 = !DILocation(line: 1922, column: 21, scope: !1124, inlinedAt: !1118)
!1126 = !DILocation(line: 1923, column: 22, scope: !1127, inlinedAt: !1118)
!1127 = distinct !DILexicalBlock(scope: !1124, file: !860, line: 1922, column: 9)
!1128 = !DILocation(line: 1923, column: 21, scope: !1127, inlinedAt: !1118)
!1129 = !DILocation(line: 1924, column: 22, scope: !1130, inlinedAt: !1118)
!1130 = distinct !DILexicalBlock(scope: !1127, file: !860, line: 1923, column: 9)
!1131 = !DILocation(line: 1924, column: 21, scope: !1130, inlinedAt: !1118)
!1132 = !DILocation(line: 1926, column: 12, scope: !1133, inlinedAt: !1118)
!1133 = distinct !DILexicalBlock(scope: !1130, file: !860, line: 1924, column: 9)
!1134 = !DILocation(line: 1917, column: 13, scope: !1116, inlinedAt: !1118)
!1135 = !{!1136}
!1136 = distinct !{!1136, !1137, !"_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw: %dst.0"}
!1137 = distinct !{!1137, !"_RNvNtNtCs2TNzTbj2aEP_4core4char7methods15encode_utf8_raw"}
!1138 = !DILocation(line: 0, scope: !1139, inlinedAt: !1118)
!1139 = !DILexicalBlockFile(scope: !1116, file: !11, discriminator: 0)
!1140 = !DILocation(line: 1927, column: 13, scope: !1133, inlinedAt: !1118)
!1141 = !DILocation(line: 1928, column: 13, scope: !1133, inlinedAt: !1118)
!1142 = !DILocation(line: 0, scope: !1143, inlinedAt: !1118)
!1143 = !DILexicalBlockFile(scope: !1133, file: !11, discriminator: 0)
!1144 = !DILocation(line: 1932, column: 12, scope: !1133, inlinedAt: !1118)
!1145 = !DILocation(line: 1933, column: 13, scope: !1133, inlinedAt: !1118)
!1146 = !DILocation(line: 1934, column: 13, scope: !1133, inlinedAt: !1118)
!1147 = !DILocation(line: 1939, column: 9, scope: !1133, inlinedAt: !1118)
!1148 = !DILocation(line: 1944, column: 2, scope: !1117, inlinedAt: !1118)
!1149 = !{!1150}
!1150 = distinct !{!1150, !1151, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!1151 = distinct !{!1151, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!1152 = !DILocation(line: 184, column: 14, scope: !1106)
!1153 = !{!1154}
!1154 = distinct !{!1154, !1151, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!1155 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !1156)
!1156 = distinct !DILocation(line: 184, column: 14, scope: !1106)
!1157 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1158)
!1158 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1156)
!1159 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !1160)
!1160 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !1158)
!1161 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1156)
!1162 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !1156)
!1163 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !1164)
!1164 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1158)
!1165 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !1156)
!1166 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !1156)
!1167 = !{!1150, !1154}
!1168 = !DILocation(line: 184, column: 67, scope: !1106)
!1169 = !DILocation(line: 185, column: 6, scope: !1106)
!1170 = distinct !DISubprogram(name: "write_fmt<panics::Line>", linkageName: "_RNvYNtCs19PLZR7PZjS_6panics4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtB4_", scope: !36, file: !35, line: 212, type: !13, scopeLine: 212, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1171 = !{!1172}
!1172 = distinct !{!1172, !1173, !"_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_: %self"}
!1173 = distinct !{!1173, !"_RNvXs_NvNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_fmtQNtCs19PLZR7PZjS_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_"}
!1174 = !DILocation(line: 241, column: 14, scope: !1170)
!1175 = !DILocation(line: 877, column: 36, scope: !947, inlinedAt: !1176)
!1176 = distinct !DILocation(line: 897, column: 22, scope: !949, inlinedAt: !1177)
!1177 = distinct !DILocation(line: 233, column: 39, scope: !951, inlinedAt: !1178)
!1178 = distinct !DILocation(line: 241, column: 14, scope: !1170)
!1179 = !DILocation(line: 878, column: 12, scope: !953, inlinedAt: !1176)
!1180 = !DILocation(line: 883, column: 21, scope: !953, inlinedAt: !1176)
!1181 = !{!1182}
!1182 = distinct !{!1182, !1183, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!1183 = distinct !{!1183, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!1184 = !DILocation(line: 234, column: 26, scope: !951, inlinedAt: !1178)
!1185 = !{!1186}
!1186 = distinct !{!1186, !1183, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!1187 = !DILocation(line: 961, column: 18, scope: !84, inlinedAt: !1188)
!1188 = distinct !DILocation(line: 102, column: 78, scope: !89, inlinedAt: !1189)
!1189 = distinct !DILocation(line: 1041, column: 9, scope: !97, inlinedAt: !1190)
!1190 = distinct !DILocation(line: 26, column: 14, scope: !101, inlinedAt: !1191)
!1191 = distinct !DILocation(line: 14, column: 19, scope: !81, inlinedAt: !1192)
!1192 = distinct !DILocation(line: 234, column: 26, scope: !951, inlinedAt: !1178)
!1193 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !1194)
!1194 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1195)
!1195 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1192)
!1196 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1195)
!1197 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !1192)
!1198 = !{!1182, !1172}
!1199 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !1200)
!1200 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !1195)
!1201 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1192)
!1202 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !1192)
!1203 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !1192)
!1204 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !1192)
!1205 = !{!1182, !1186, !1172}
!1206 = !DILocation(line: 1717, column: 9, scope: !151, inlinedAt: !1207)
!1207 = distinct !DILocation(line: 990, column: 18, scope: !154, inlinedAt: !1208)
!1208 = distinct !DILocation(line: 1647, column: 30, scope: !156, inlinedAt: !1209)
!1209 = distinct !DILocation(line: 236, column: 21, scope: !942, inlinedAt: !1178)
!1210 = !{!1211}
!1211 = distinct !{!1211, !1212, !"_RNvNtCs2TNzTbj2aEP_4core3fmt5write: %output.1"}
!1212 = distinct !{!1212, !"_RNvNtCs2TNzTbj2aEP_4core3fmt5write"}
!1213 = !DILocation(line: 1652, column: 12, scope: !162, inlinedAt: !1209)
!1214 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !1215)
!1215 = distinct !DILocation(line: 1648, column: 33, scope: !166, inlinedAt: !1209)
!1216 = !DILocation(line: 1655, column: 19, scope: !162, inlinedAt: !1209)
!1217 = !DILocation(line: 1665, column: 19, scope: !162, inlinedAt: !1209)
!1218 = !DILocation(line: 1660, column: 71, scope: !162, inlinedAt: !1209)
!1219 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !1220)
!1220 = distinct !DILocation(line: 1661, column: 37, scope: !172, inlinedAt: !1209)
!1221 = !{!1222}
!1222 = distinct !{!1222, !1223, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!1223 = distinct !{!1223, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!1224 = !DILocation(line: 1664, column: 20, scope: !174, inlinedAt: !1209)
!1225 = !{!1226}
!1226 = distinct !{!1226, !1223, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!1227 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !1228)
!1228 = distinct !DILocation(line: 1664, column: 20, scope: !174, inlinedAt: !1209)
!1229 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1230)
!1230 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1228)
!1231 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !1232)
!1232 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !1230)
!1233 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1228)
!1234 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !1228)
!1235 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !1236)
!1236 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1230)
!1237 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !1228)
!1238 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !1228)
!1239 = !{!1222, !1226}
!1240 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1241)
!1241 = distinct !DILocation(line: 990, column: 18, scope: !184, inlinedAt: !1242)
!1242 = distinct !DILocation(line: 1670, column: 80, scope: !162, inlinedAt: !1209)
!1243 = !DILocation(line: 82, column: 17, scope: !188, inlinedAt: !1244)
!1244 = distinct !DILocation(line: 1670, column: 27, scope: !162, inlinedAt: !1209)
!1245 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !1246)
!1246 = distinct !DILocation(line: 1671, column: 37, scope: !196, inlinedAt: !1209)
!1247 = !DILocation(line: 659, column: 28, scope: !164, inlinedAt: !1248)
!1248 = distinct !DILocation(line: 1673, column: 37, scope: !199, inlinedAt: !1209)
!1249 = !{!1250}
!1250 = distinct !{!1250, !1251, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %self"}
!1251 = distinct !{!1251, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str"}
!1252 = !DILocation(line: 1676, column: 20, scope: !201, inlinedAt: !1209)
!1253 = !{!1254}
!1254 = distinct !{!1254, !1251, !"_RNvXCs19PLZR7PZjS_6panicsNtB2_4LineNtNtCs2TNzTbj2aEP_4core3fmt5Write9write_str: %s.0"}
!1255 = !DILocation(line: 1720, column: 9, scope: !105, inlinedAt: !1256)
!1256 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1257)
!1257 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1258)
!1258 = distinct !DILocation(line: 1676, column: 20, scope: !201, inlinedAt: !1209)
!1259 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1257)
!1260 = !DILocation(line: 15, column: 16, scope: !117, inlinedAt: !1258)
!1261 = !DILocation(line: 659, column: 28, scope: !119, inlinedAt: !1262)
!1262 = distinct !DILocation(line: 185, column: 40, scope: !108, inlinedAt: !1257)
!1263 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1258)
!1264 = !DILocation(line: 16, column: 17, scope: !117, inlinedAt: !1258)
!1265 = !DILocation(line: 17, column: 17, scope: !117, inlinedAt: !1258)
!1266 = !DILocation(line: 15, column: 13, scope: !117, inlinedAt: !1258)
!1267 = !{!1250, !1254}
!1268 = !DILocation(line: 659, column: 28, scope: !205, inlinedAt: !1269)
!1269 = distinct !DILocation(line: 1684, column: 22, scope: !162, inlinedAt: !1209)
!1270 = !DILocation(line: 1686, column: 31, scope: !162, inlinedAt: !1209)
!1271 = !DILocation(line: 577, column: 9, scope: !209, inlinedAt: !1272)
!1272 = distinct !DILocation(line: 1686, column: 31, scope: !162, inlinedAt: !1209)
!1273 = !DILocation(line: 144, column: 15, scope: !212, inlinedAt: !1274)
!1274 = distinct !DILocation(line: 1686, column: 22, scope: !162, inlinedAt: !1209)
!1275 = !DILocation(line: 152, column: 41, scope: !212, inlinedAt: !1274)
!1276 = !DILocation(line: 152, column: 76, scope: !219, inlinedAt: !1274)
!1277 = !DILocation(line: 1686, column: 81, scope: !162, inlinedAt: !1209)
!1278 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !1279)
!1279 = distinct !DILocation(line: 1684, column: 17, scope: !162, inlinedAt: !1209)
!1280 = !DILocation(line: 1691, column: 39, scope: !162, inlinedAt: !1209)
!1281 = !DILocation(line: 210, column: 9, scope: !225, inlinedAt: !1282)
!1282 = distinct !DILocation(line: 1691, column: 22, scope: !162, inlinedAt: !1209)
!1283 = !DILocation(line: 1699, column: 20, scope: !230, inlinedAt: !1209)
!1284 = !DILocation(line: 1688, column: 13, scope: !162, inlinedAt: !1209)
!1285 = !DILocation(line: 1677, column: 16, scope: !162, inlinedAt: !1209)
!1286 = !DILocation(line: 1717, column: 9, scope: !234, inlinedAt: !1287)
!1287 = distinct !DILocation(line: 990, column: 18, scope: !236, inlinedAt: !1288)
!1288 = distinct !DILocation(line: 1700, column: 74, scope: !230, inlinedAt: !1209)
!1289 = !DILocation(line: 1699, column: 17, scope: !230, inlinedAt: !1209)
!1290 = !DILocation(line: 0, scope: !162, inlinedAt: !1209)
!1291 = !DILocation(line: 659, column: 18, scope: !164, inlinedAt: !1292)
!1292 = distinct !DILocation(line: 0, scope: !156, inlinedAt: !1209)
!1293 = !DILocation(line: 1703, column: 20, scope: !230, inlinedAt: !1209)
!1294 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1295)
!1295 = distinct !DILocation(line: 990, column: 18, scope: !246, inlinedAt: !1296)
!1296 = distinct !DILocation(line: 1704, column: 74, scope: !230, inlinedAt: !1209)
!1297 = !DILocation(line: 1703, column: 17, scope: !230, inlinedAt: !1209)
!1298 = !DILocation(line: 1707, column: 20, scope: !230, inlinedAt: !1209)
!1299 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1300)
!1300 = distinct !DILocation(line: 990, column: 18, scope: !252, inlinedAt: !1301)
!1301 = distinct !DILocation(line: 1708, column: 78, scope: !230, inlinedAt: !1209)
!1302 = !DILocation(line: 1707, column: 17, scope: !230, inlinedAt: !1209)
!1303 = !DILocation(line: 1711, column: 20, scope: !230, inlinedAt: !1209)
!1304 = !DILocation(line: 1717, column: 9, scope: !182, inlinedAt: !1305)
!1305 = distinct !DILocation(line: 990, column: 18, scope: !258, inlinedAt: !1306)
!1306 = distinct !DILocation(line: 1712, column: 86, scope: !230, inlinedAt: !1209)
!1307 = !DILocation(line: 82, column: 17, scope: !188, inlinedAt: !1308)
!1308 = distinct !DILocation(line: 1712, column: 33, scope: !230, inlinedAt: !1209)
!1309 = !DILocation(line: 1711, column: 17, scope: !230, inlinedAt: !1209)
!1310 = !DILocation(line: 0, scope: !157, inlinedAt: !1209)
!1311 = !DILocation(line: 1716, column: 16, scope: !230, inlinedAt: !1209)
!1312 = !DILocation(line: 161, column: 33, scope: !266, inlinedAt: !1313)
!1313 = distinct !DILocation(line: 1720, column: 71, scope: !230, inlinedAt: !1209)
!1314 = !DILocation(line: 1716, column: 13, scope: !230, inlinedAt: !1209)
!1315 = !DILocation(line: 1723, column: 16, scope: !230, inlinedAt: !1209)
!1316 = !DILocation(line: 161, column: 33, scope: !266, inlinedAt: !1317)
!1317 = distinct !DILocation(line: 1728, column: 67, scope: !230, inlinedAt: !1209)
!1318 = !DILocation(line: 1723, column: 13, scope: !230, inlinedAt: !1209)
!1319 = !DILocation(line: 659, column: 28, scope: !205, inlinedAt: !1320)
!1320 = distinct !DILocation(line: 1734, column: 22, scope: !230, inlinedAt: !1209)
!1321 = !DILocation(line: 1734, column: 55, scope: !230, inlinedAt: !1209)
!1322 = !DILocation(line: 577, column: 9, scope: !209, inlinedAt: !1323)
!1323 = distinct !DILocation(line: 1734, column: 55, scope: !230, inlinedAt: !1209)
!1324 = !DILocation(line: 144, column: 15, scope: !212, inlinedAt: !1325)
!1325 = distinct !DILocation(line: 1734, column: 46, scope: !230, inlinedAt: !1209)
!1326 = !DILocation(line: 152, column: 41, scope: !212, inlinedAt: !1325)
!1327 = !DILocation(line: 152, column: 76, scope: !282, inlinedAt: !1325)
!1328 = !DILocation(line: 1734, column: 84, scope: !230, inlinedAt: !1209)
!1329 = !DILocation(line: 2173, column: 9, scope: !176, inlinedAt: !1330)
!1330 = distinct !DILocation(line: 1734, column: 17, scope: !230, inlinedAt: !1209)
!1331 = !DILocation(line: 1736, column: 13, scope: !230, inlinedAt: !1209)
!1332 = !DILocation(line: 242, column: 6, scope: !1170)
!1333 = distinct !DISubprogram(name: "checked", scope: !12, file: !11, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1334 = !DILocation(line: 83, column: 5, scope: !1335, inlinedAt: !1336)
!1335 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !78, file: !77, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1336 = !DILocation(line: 11, column: 15, scope: !1337, inlinedAt: !1340)
!1337 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !1339, file: !1338, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1338 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!1339 = !DINamespace(name: "corpus", scope: null)
!1340 = !DILocation(line: 43, column: 13, scope: !1341)
!1341 = distinct !DILexicalBlock(scope: !1333, file: !11, line: 42, column: 5)
!1342 = !DILocation(line: 62, column: 5, scope: !1343, inlinedAt: !1344)
!1343 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !78, file: !77, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1344 = !DILocation(line: 11, column: 39, scope: !1337, inlinedAt: !1340)
!1345 = !DILocation(line: 125, column: 5, scope: !1346, inlinedAt: !1347)
!1346 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !78, file: !77, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1347 = !DILocation(line: 11, column: 63, scope: !1337, inlinedAt: !1340)
!1348 = !DILocation(line: 11, column: 14, scope: !1337, inlinedAt: !1340)
!1349 = !DILocation(line: 44, column: 15, scope: !1350)
!1350 = distinct !DILexicalBlock(scope: !1341, file: !11, line: 43, column: 5)
!1351 = !DILocation(line: 44, column: 5, scope: !1350)
!1352 = !DILocation(line: 45, column: 8, scope: !1350)
!1353 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!1354 = !DILocation(line: 48, column: 13, scope: !1350)
!1355 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1356 = !DILocation(line: 46, column: 9, scope: !1357)
!1357 = !DILexicalBlockFile(scope: !1358, file: !11, discriminator: 0)
!1358 = distinct !DILexicalBlock(scope: !1350, file: !1359, line: 62, column: 38)
!1359 = !DIFile(filename: "src/panic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5ea139883c81a8074ac3b0ff123e16cc")
!1360 = !DILocation(line: 46, column: 9, scope: !1350)
!1361 = !DILocation(line: 49, column: 2, scope: !1333)
!1362 = !DILocation(line: 48, column: 5, scope: !1363)
!1363 = !DILexicalBlockFile(scope: !1364, file: !11, discriminator: 0)
!1364 = distinct !DILexicalBlock(scope: !1350, file: !1359, line: 62, column: 38)
!1365 = !DILocation(line: 48, column: 5, scope: !1350)
!1366 = distinct !DISubprogram(name: "unwraps", scope: !12, file: !11, line: 52, type: !13, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1367 = !DILocation(line: 83, column: 5, scope: !1368, inlinedAt: !1369)
!1368 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !78, file: !77, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1369 = !DILocation(line: 11, column: 15, scope: !1370, inlinedAt: !1371)
!1370 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !1339, file: !1338, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1371 = !DILocation(line: 53, column: 13, scope: !1366)
!1372 = !DILocation(line: 62, column: 5, scope: !1373, inlinedAt: !1374)
!1373 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !78, file: !77, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1374 = !DILocation(line: 11, column: 39, scope: !1370, inlinedAt: !1371)
!1375 = !DILocation(line: 125, column: 5, scope: !1376, inlinedAt: !1377)
!1376 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !78, file: !77, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1377 = !DILocation(line: 11, column: 63, scope: !1370, inlinedAt: !1371)
!1378 = !DILocation(line: 11, column: 14, scope: !1370, inlinedAt: !1371)
!1379 = !DILocation(line: 863, column: 18, scope: !1380, inlinedAt: !1381)
!1380 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs19PLZR7PZjS_6panics", scope: !338, file: !336, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1381 = !DILocation(line: 55, column: 49, scope: !1382)
!1382 = distinct !DILexicalBlock(scope: !1366, file: !11, line: 53, column: 5)
!1383 = !DILocation(line: 55, column: 43, scope: !1382)
!1384 = !DILocation(line: 293, column: 8, scope: !1385, inlinedAt: !1386)
!1385 = distinct !DISubprogram(name: "char_try_from_u32", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7convert17char_try_from_u32", scope: !856, file: !855, line: 280, type: !13, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1386 = !DILocation(line: 15, column: 11, scope: !1387, inlinedAt: !1388)
!1387 = distinct !DISubprogram(name: "from_u32", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core4char7convert8from_u32", scope: !856, file: !855, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1388 = !DILocation(line: 197, column: 9, scope: !1389, inlinedAt: !1390)
!1389 = distinct !DISubprogram(name: "from_u32", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core4char7methodsc8from_u32", scope: !861, file: !860, line: 196, type: !13, scopeLine: 196, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1390 = !DILocation(line: 55, column: 28, scope: !1382)
!1391 = !DILocation(line: 297, column: 21, scope: !1385, inlinedAt: !1386)
!1392 = !DILocation(line: 961, column: 18, scope: !1393, inlinedAt: !1394)
!1393 = distinct !DISubprogram(name: "add<char>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOc3addCs19PLZR7PZjS_6panics", scope: !86, file: !85, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1394 = !DILocation(line: 55, column: 19, scope: !1382)
!1395 = !DILocation(line: 55, column: 14, scope: !1382)
!1396 = !DILocation(line: 56, column: 2, scope: !1366)
!1397 = !DILocation(line: 971, column: 21, scope: !1398, inlinedAt: !1400)
!1398 = distinct !DISubprogram(name: "expect<char>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptioncE6expectCs19PLZR7PZjS_6panics", scope: !1399, file: !762, line: 968, type: !13, scopeLine: 968, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1399 = !DINamespace(name: "Option", scope: !764)
!1400 = !DILocation(line: 55, column: 57, scope: !1382)
!1401 = distinct !DISubprogram(name: "fmt<str>", linkageName: "_RNvXs1i_NtCs2TNzTbj2aEP_4core3fmtReNtB6_7Display3fmtB8_", scope: !289, file: !35, line: 2865, type: !13, scopeLine: 2865, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1402 = !DILocation(line: 2865, column: 71, scope: !1401)
!1403 = !{!1404}
!1404 = distinct !{!1404, !1405, !"_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt: %self.0"}
!1405 = distinct !{!1405, !"_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt"}
!1406 = !DILocation(line: 2865, column: 62, scope: !1401)
!1407 = !{!1408}
!1408 = distinct !{!1408, !1405, !"_RNvXsi_NtCs2TNzTbj2aEP_4core3fmteNtB5_7Display3fmt: %f"}
!1409 = !{!1410}
!1410 = distinct !{!1410, !1411, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad: %self"}
!1411 = distinct !{!1411, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad"}
!1412 = !DILocation(line: 2960, column: 11, scope: !302, inlinedAt: !1413)
!1413 = distinct !DILocation(line: 2865, column: 62, scope: !1401)
!1414 = !{!1415}
!1415 = distinct !{!1415, !1411, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter3pad: argument 1"}
!1416 = !DILocation(line: 1911, column: 12, scope: !308, inlinedAt: !1417)
!1417 = distinct !DILocation(line: 2960, column: 11, scope: !302, inlinedAt: !1413)
!1418 = !{!1410, !1408}
!1419 = !{!1415, !1404}
!1420 = !DILocation(line: 1912, column: 20, scope: !308, inlinedAt: !1417)
!1421 = !{!1410, !1415, !1404, !1408}
!1422 = !DILocation(line: 1912, column: 29, scope: !308, inlinedAt: !1417)
!1423 = !DILocation(line: 0, scope: !316, inlinedAt: !1417)
!1424 = !DILocation(line: 517, column: 12, scope: !319, inlinedAt: !1425)
!1425 = distinct !DILocation(line: 1917, column: 74, scope: !322, inlinedAt: !1417)
!1426 = !DILocation(line: 28, column: 47, scope: !324, inlinedAt: !1427)
!1427 = distinct !DILocation(line: 47, column: 9, scope: !329, inlinedAt: !1428)
!1428 = distinct !DILocation(line: 1929, column: 27, scope: !308, inlinedAt: !1417)
!1429 = !DILocation(line: 729, column: 18, scope: !335, inlinedAt: !1430)
!1430 = distinct !DILocation(line: 887, column: 37, scope: !341, inlinedAt: !1431)
!1431 = distinct !DILocation(line: 953, column: 32, scope: !343, inlinedAt: !1432)
!1432 = distinct !DILocation(line: 57, column: 30, scope: !345, inlinedAt: !1433)
!1433 = distinct !DILocation(line: 138, column: 14, scope: !349, inlinedAt: !1434)
!1434 = distinct !DILocation(line: 158, column: 48, scope: !351, inlinedAt: !1435)
!1435 = distinct !DILocation(line: 47, column: 40, scope: !329, inlinedAt: !1428)
!1436 = !DILocation(line: 2292, column: 31, scope: !355, inlinedAt: !1437)
!1437 = distinct !DILocation(line: 4510, column: 31, scope: !361, inlinedAt: !1438)
!1438 = distinct !DILocation(line: 59, column: 52, scope: !364, inlinedAt: !1439)
!1439 = distinct !DILocation(line: 35, column: 9, scope: !324, inlinedAt: !1427)
!1440 = !DILocation(line: 2293, column: 27, scope: !367, inlinedAt: !1437)
!1441 = !DILocation(line: 2298, column: 25, scope: !369, inlinedAt: !1437)
!1442 = !DILocation(line: 2298, column: 18, scope: !369, inlinedAt: !1437)
!1443 = !DILocation(line: 863, column: 18, scope: !372, inlinedAt: !1444)
!1444 = distinct !DILocation(line: 2053, column: 64, scope: !374, inlinedAt: !1445)
!1445 = distinct !DILocation(line: 2157, column: 32, scope: !378, inlinedAt: !1446)
!1446 = distinct !DILocation(line: 1953, column: 20, scope: !380, inlinedAt: !1447)
!1447 = distinct !DILocation(line: 4514, column: 37, scope: !382, inlinedAt: !1438)
!1448 = !DILocation(line: 2053, column: 74, scope: !374, inlinedAt: !1445)
!1449 = !DILocation(line: 4463, column: 22, scope: !385, inlinedAt: !1450)
!1450 = distinct !DILocation(line: 4515, column: 41, scope: !390, inlinedAt: !1438)
!1451 = !DILocation(line: 4465, column: 22, scope: !392, inlinedAt: !1450)
!1452 = !DILocation(line: 4528, column: 54, scope: !394, inlinedAt: !1438)
!1453 = !DILocation(line: 863, column: 18, scope: !396, inlinedAt: !1454)
!1454 = distinct !DILocation(line: 4528, column: 50, scope: !394, inlinedAt: !1438)
!1455 = !DILocation(line: 1720, column: 9, scope: !399, inlinedAt: !1456)
!1456 = distinct !DILocation(line: 44, column: 20, scope: !401, inlinedAt: !1457)
!1457 = distinct !DILocation(line: 128, column: 19, scope: !405, inlinedAt: !1458)
!1458 = distinct !DILocation(line: 50, column: 22, scope: !412, inlinedAt: !1459)
!1459 = distinct !DILocation(line: 3658, column: 9, scope: !418, inlinedAt: !1460)
!1460 = distinct !DILocation(line: 142, column: 61, scope: !423, inlinedAt: !1461)
!1461 = distinct !DILocation(line: 136, column: 76, scope: !429, inlinedAt: !1462)
!1462 = distinct !DILocation(line: 72, column: 21, scope: !431, inlinedAt: !1439)
!1463 = !DILocation(line: 25, column: 86, scope: !402, inlinedAt: !1457)
!1464 = !DILocation(line: 284, column: 24, scope: !434, inlinedAt: !1457)
!1465 = !DILocation(line: 0, scope: !436, inlinedAt: !1457)
!1466 = !DILocation(line: 659, column: 28, scope: !439, inlinedAt: !1467)
!1467 = distinct !DILocation(line: 279, column: 67, scope: !434, inlinedAt: !1457)
!1468 = !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !1457)
!1469 = !{!1470, !1472, !1474, !1415, !1404}
!1470 = distinct !{!1470, !1471, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!1471 = distinct !{!1471, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!1472 = distinct !{!1472, !1473, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case: %s.0"}
!1473 = distinct !{!1473, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case"}
!1474 = distinct !{!1474, !1475, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count14do_count_chars: %s.0"}
!1475 = distinct !{!1475, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count14do_count_chars"}
!1476 = !DILocation(line: 24, column: 5, scope: !450, inlinedAt: !1477)
!1477 = distinct !DILocation(line: 136, column: 31, scope: !454, inlinedAt: !1478)
!1478 = distinct !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !1479)
!1479 = distinct !DILocation(line: 88, column: 28, scope: !462, inlinedAt: !1480)
!1480 = distinct !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !1457)
!1481 = !DILocation(line: 53, column: 28, scope: !466, inlinedAt: !1482)
!1482 = distinct !DILocation(line: 88, column: 21, scope: !462, inlinedAt: !1480)
!1483 = !DILocation(line: 844, column: 17, scope: !470, inlinedAt: !1484)
!1484 = distinct !DILocation(line: 283, column: 36, scope: !434, inlinedAt: !1457)
!1485 = !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !1479)
!1486 = distinct !{!1486, !477}
!1487 = !DILocation(line: 0, scope: !403, inlinedAt: !1457)
!1488 = !DILocation(line: 251, column: 48, scope: !480, inlinedAt: !1489)
!1489 = distinct !DILocation(line: 145, column: 13, scope: !483, inlinedAt: !1461)
!1490 = !DILocation(line: 210, column: 9, scope: !485, inlinedAt: !1491)
!1491 = distinct !DILocation(line: 251, column: 18, scope: !480, inlinedAt: !1489)
!1492 = !DILocation(line: 1720, column: 9, scope: !399, inlinedAt: !1493)
!1493 = distinct !DILocation(line: 44, column: 20, scope: !401, inlinedAt: !1494)
!1494 = distinct !DILocation(line: 128, column: 19, scope: !405, inlinedAt: !1495)
!1495 = distinct !DILocation(line: 50, column: 22, scope: !412, inlinedAt: !1496)
!1496 = distinct !DILocation(line: 3658, column: 9, scope: !418, inlinedAt: !1497)
!1497 = distinct !DILocation(line: 142, column: 61, scope: !423, inlinedAt: !1498)
!1498 = distinct !DILocation(line: 136, column: 76, scope: !429, inlinedAt: !1499)
!1499 = distinct !DILocation(line: 72, column: 53, scope: !431, inlinedAt: !1439)
!1500 = !DILocation(line: 25, column: 86, scope: !402, inlinedAt: !1494)
!1501 = !DILocation(line: 0, scope: !436, inlinedAt: !1494)
!1502 = !DILocation(line: 659, column: 28, scope: !439, inlinedAt: !1503)
!1503 = distinct !DILocation(line: 279, column: 67, scope: !434, inlinedAt: !1494)
!1504 = !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !1494)
!1505 = !{!1506, !1508, !1415, !1404}
!1506 = distinct !{!1506, !1507, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!1507 = distinct !{!1507, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!1508 = distinct !{!1508, !1509, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case: %s.0"}
!1509 = distinct !{!1509, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case"}
!1510 = !DILocation(line: 24, column: 5, scope: !450, inlinedAt: !1511)
!1511 = distinct !DILocation(line: 136, column: 31, scope: !454, inlinedAt: !1512)
!1512 = distinct !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !1513)
!1513 = distinct !DILocation(line: 88, column: 28, scope: !462, inlinedAt: !1514)
!1514 = distinct !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !1494)
!1515 = !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !1513)
!1516 = !DILocation(line: 53, column: 28, scope: !466, inlinedAt: !1517)
!1517 = distinct !DILocation(line: 88, column: 21, scope: !462, inlinedAt: !1514)
!1518 = !DILocation(line: 844, column: 17, scope: !470, inlinedAt: !1519)
!1519 = distinct !DILocation(line: 283, column: 36, scope: !434, inlinedAt: !1494)
!1520 = !DILocation(line: 284, column: 24, scope: !434, inlinedAt: !1494)
!1521 = !DILocation(line: 0, scope: !403, inlinedAt: !1494)
!1522 = !DILocation(line: 251, column: 48, scope: !480, inlinedAt: !1523)
!1523 = distinct !DILocation(line: 145, column: 13, scope: !483, inlinedAt: !1498)
!1524 = !DILocation(line: 210, column: 9, scope: !485, inlinedAt: !1525)
!1525 = distinct !DILocation(line: 251, column: 18, scope: !480, inlinedAt: !1523)
!1526 = !DILocation(line: 72, column: 21, scope: !431, inlinedAt: !1439)
!1527 = !DILocation(line: 75, column: 5, scope: !523, inlinedAt: !1439)
!1528 = !DILocation(line: 0, scope: !364, inlinedAt: !1439)
!1529 = !DILocation(line: 0, scope: !431, inlinedAt: !1439)
!1530 = !DILocation(line: 1506, column: 12, scope: !528, inlinedAt: !1531)
!1531 = distinct !DILocation(line: 75, column: 18, scope: !531, inlinedAt: !1439)
!1532 = !DILocation(line: 1076, column: 12, scope: !533, inlinedAt: !1533)
!1533 = distinct !DILocation(line: 1575, column: 8, scope: !538, inlinedAt: !1534)
!1534 = distinct !DILocation(line: 1509, column: 27, scope: !528, inlinedAt: !1531)
!1535 = !DILocation(line: 863, column: 18, scope: !541, inlinedAt: !1536)
!1536 = distinct !DILocation(line: 2053, column: 64, scope: !543, inlinedAt: !1537)
!1537 = distinct !DILocation(line: 2157, column: 32, scope: !547, inlinedAt: !1538)
!1538 = distinct !DILocation(line: 1953, column: 20, scope: !549, inlinedAt: !1539)
!1539 = distinct !DILocation(line: 1510, column: 37, scope: !551, inlinedAt: !1531)
!1540 = !DILocation(line: 2053, column: 74, scope: !543, inlinedAt: !1537)
!1541 = !DILocation(line: 2053, column: 74, scope: !554, inlinedAt: !1542)
!1542 = distinct !DILocation(line: 1401, column: 56, scope: !558, inlinedAt: !1543)
!1543 = distinct !DILocation(line: 80, column: 50, scope: !561, inlinedAt: !1439)
!1544 = !DILocation(line: 961, column: 18, scope: !564, inlinedAt: !1545)
!1545 = distinct !DILocation(line: 102, column: 78, scope: !566, inlinedAt: !1546)
!1546 = distinct !DILocation(line: 1041, column: 9, scope: !570, inlinedAt: !1547)
!1547 = distinct !DILocation(line: 26, column: 14, scope: !572, inlinedAt: !1548)
!1548 = distinct !DILocation(line: 81, column: 25, scope: !574, inlinedAt: !1439)
!1549 = !DILocation(line: 1720, column: 9, scope: !576, inlinedAt: !1550)
!1550 = distinct !DILocation(line: 180, column: 28, scope: !578, inlinedAt: !1551)
!1551 = distinct !DILocation(line: 81, column: 25, scope: !582, inlinedAt: !1439)
!1552 = !DILocation(line: 180, column: 28, scope: !578, inlinedAt: !1551)
!1553 = !DILocation(line: 82, column: 18, scope: !586, inlinedAt: !1439)
!1554 = !DILocation(line: 117, column: 7, scope: !589, inlinedAt: !1555)
!1555 = distinct !DILocation(line: 85, column: 27, scope: !591, inlinedAt: !1439)
!1556 = !DILocation(line: 117, column: 6, scope: !589, inlinedAt: !1555)
!1557 = !DILocation(line: 117, column: 18, scope: !589, inlinedAt: !1555)
!1558 = !DILocation(line: 117, column: 5, scope: !589, inlinedAt: !1555)
!1559 = !DILocation(line: 85, column: 17, scope: !591, inlinedAt: !1439)
!1560 = !DILocation(line: 1720, column: 9, scope: !597, inlinedAt: !1561)
!1561 = distinct !DILocation(line: 180, column: 28, scope: !599, inlinedAt: !1562)
!1562 = distinct !DILocation(line: 82, column: 26, scope: !604, inlinedAt: !1439)
!1563 = !DILocation(line: 659, column: 28, scope: !606, inlinedAt: !1564)
!1564 = distinct !DILocation(line: 185, column: 40, scope: !578, inlinedAt: !1551)
!1565 = !DILocation(line: 78, column: 26, scope: !562, inlinedAt: !1439)
!1566 = !DILocation(line: 127, column: 27, scope: !610, inlinedAt: !1567)
!1567 = distinct !DILocation(line: 91, column: 18, scope: !574, inlinedAt: !1439)
!1568 = !DILocation(line: 127, column: 52, scope: !610, inlinedAt: !1567)
!1569 = !DILocation(line: 127, column: 51, scope: !610, inlinedAt: !1567)
!1570 = !DILocation(line: 2533, column: 13, scope: !615, inlinedAt: !1571)
!1571 = distinct !DILocation(line: 128, column: 14, scope: !617, inlinedAt: !1567)
!1572 = !DILocation(line: 128, column: 5, scope: !617, inlinedAt: !1567)
!1573 = !DILocation(line: 91, column: 9, scope: !574, inlinedAt: !1439)
!1574 = !DILocation(line: 97, column: 13, scope: !574, inlinedAt: !1439)
!1575 = !DILocation(line: 961, column: 18, scope: !622, inlinedAt: !1576)
!1576 = distinct !DILocation(line: 102, column: 78, scope: !624, inlinedAt: !1577)
!1577 = distinct !DILocation(line: 1041, column: 9, scope: !629, inlinedAt: !1578)
!1578 = distinct !DILocation(line: 26, column: 14, scope: !632, inlinedAt: !1579)
!1579 = distinct !DILocation(line: 100, column: 26, scope: !635, inlinedAt: !1439)
!1580 = !DILocation(line: 180, column: 28, scope: !637, inlinedAt: !1581)
!1581 = distinct !DILocation(line: 100, column: 26, scope: !640, inlinedAt: !1439)
!1582 = !DILocation(line: 659, column: 28, scope: !643, inlinedAt: !1583)
!1583 = distinct !DILocation(line: 185, column: 40, scope: !645, inlinedAt: !1581)
!1584 = !DILocation(line: 100, column: 18, scope: !641, inlinedAt: !1439)
!1585 = !DILocation(line: 117, column: 7, scope: !589, inlinedAt: !1586)
!1586 = distinct !DILocation(line: 101, column: 27, scope: !649, inlinedAt: !1439)
!1587 = !DILocation(line: 117, column: 6, scope: !589, inlinedAt: !1586)
!1588 = !DILocation(line: 117, column: 18, scope: !589, inlinedAt: !1586)
!1589 = !DILocation(line: 117, column: 5, scope: !589, inlinedAt: !1586)
!1590 = !DILocation(line: 101, column: 17, scope: !649, inlinedAt: !1439)
!1591 = !DILocation(line: 1720, column: 9, scope: !597, inlinedAt: !1592)
!1592 = distinct !DILocation(line: 180, column: 28, scope: !645, inlinedAt: !1581)
!1593 = !DILocation(line: 127, column: 27, scope: !610, inlinedAt: !1594)
!1594 = distinct !DILocation(line: 103, column: 22, scope: !635, inlinedAt: !1439)
!1595 = !DILocation(line: 127, column: 52, scope: !610, inlinedAt: !1594)
!1596 = !DILocation(line: 127, column: 51, scope: !610, inlinedAt: !1594)
!1597 = !DILocation(line: 2533, column: 13, scope: !615, inlinedAt: !1598)
!1598 = distinct !DILocation(line: 128, column: 14, scope: !662, inlinedAt: !1594)
!1599 = !DILocation(line: 128, column: 5, scope: !663, inlinedAt: !1594)
!1600 = !DILocation(line: 103, column: 13, scope: !635, inlinedAt: !1439)
!1601 = !DILocation(line: 0, scope: !667, inlinedAt: !1439)
!1602 = !DILocation(line: 1720, column: 9, scope: !399, inlinedAt: !1603)
!1603 = distinct !DILocation(line: 44, column: 20, scope: !401, inlinedAt: !1604)
!1604 = distinct !DILocation(line: 128, column: 19, scope: !405, inlinedAt: !1605)
!1605 = distinct !DILocation(line: 50, column: 22, scope: !412, inlinedAt: !1606)
!1606 = distinct !DILocation(line: 3658, column: 9, scope: !418, inlinedAt: !1607)
!1607 = distinct !DILocation(line: 142, column: 61, scope: !423, inlinedAt: !1608)
!1608 = distinct !DILocation(line: 136, column: 76, scope: !429, inlinedAt: !1609)
!1609 = distinct !DILocation(line: 33, column: 9, scope: !324, inlinedAt: !1427)
!1610 = !DILocation(line: 25, column: 86, scope: !402, inlinedAt: !1604)
!1611 = !DILocation(line: 284, column: 24, scope: !434, inlinedAt: !1604)
!1612 = !DILocation(line: 0, scope: !436, inlinedAt: !1604)
!1613 = !DILocation(line: 659, column: 28, scope: !439, inlinedAt: !1614)
!1614 = distinct !DILocation(line: 279, column: 67, scope: !434, inlinedAt: !1604)
!1615 = !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !1604)
!1616 = !{!1617, !1619, !1415, !1404}
!1617 = distinct !{!1617, !1618, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!1618 = distinct !{!1618, !"_RNCINvNvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!1619 = distinct !{!1619, !1620, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case: %s.0"}
!1620 = distinct !{!1620, !"_RNvNtNtCs2TNzTbj2aEP_4core3str5count23char_count_general_case"}
!1621 = !DILocation(line: 24, column: 5, scope: !450, inlinedAt: !1622)
!1622 = distinct !DILocation(line: 136, column: 31, scope: !454, inlinedAt: !1623)
!1623 = distinct !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !1624)
!1624 = distinct !DILocation(line: 88, column: 28, scope: !462, inlinedAt: !1625)
!1625 = distinct !DILocation(line: 279, column: 27, scope: !434, inlinedAt: !1604)
!1626 = !DILocation(line: 53, column: 28, scope: !466, inlinedAt: !1627)
!1627 = distinct !DILocation(line: 88, column: 21, scope: !462, inlinedAt: !1625)
!1628 = !DILocation(line: 844, column: 17, scope: !470, inlinedAt: !1629)
!1629 = distinct !DILocation(line: 283, column: 36, scope: !434, inlinedAt: !1604)
!1630 = !DILocation(line: 138, column: 22, scope: !458, inlinedAt: !1624)
!1631 = distinct !{!1631, !477}
!1632 = !DILocation(line: 0, scope: !403, inlinedAt: !1604)
!1633 = !DILocation(line: 251, column: 48, scope: !480, inlinedAt: !1634)
!1634 = distinct !DILocation(line: 145, column: 13, scope: !483, inlinedAt: !1608)
!1635 = !DILocation(line: 210, column: 9, scope: !485, inlinedAt: !1636)
!1636 = distinct !DILocation(line: 251, column: 18, scope: !480, inlinedAt: !1634)
!1637 = !DILocation(line: 33, column: 9, scope: !324, inlinedAt: !1427)
!1638 = !DILocation(line: 517, column: 59, scope: !319, inlinedAt: !1425)
!1639 = !DILocation(line: 961, column: 18, scope: !706, inlinedAt: !1640)
!1640 = distinct !DILocation(line: 102, column: 78, scope: !708, inlinedAt: !1641)
!1641 = distinct !DILocation(line: 1041, column: 9, scope: !712, inlinedAt: !1642)
!1642 = distinct !DILocation(line: 1067, column: 39, scope: !714, inlinedAt: !1643)
!1643 = distinct !DILocation(line: 1124, column: 51, scope: !718, inlinedAt: !1644)
!1644 = distinct !DILocation(line: 1918, column: 30, scope: !322, inlinedAt: !1417)
!1645 = !DILocation(line: 82, column: 17, scope: !721, inlinedAt: !1646)
!1646 = distinct !DILocation(line: 1919, column: 51, scope: !723, inlinedAt: !1417)
!1647 = !DILocation(line: 326, column: 31, scope: !725, inlinedAt: !1648)
!1648 = distinct !DILocation(line: 339, column: 14, scope: !729, inlinedAt: !1649)
!1649 = distinct !DILocation(line: 1919, column: 40, scope: !723, inlinedAt: !1417)
!1650 = !DILocation(line: 326, column: 21, scope: !725, inlinedAt: !1648)
!1651 = !DILocation(line: 0, scope: !308, inlinedAt: !1417)
!1652 = !DILocation(line: 1933, column: 37, scope: !734, inlinedAt: !1417)
!1653 = !DILocation(line: 82, column: 17, scope: !721, inlinedAt: !1654)
!1654 = distinct !DILocation(line: 1933, column: 25, scope: !734, inlinedAt: !1417)
!1655 = !DILocation(line: 1933, column: 12, scope: !734, inlinedAt: !1417)
!1656 = !DILocation(line: 0, scope: !322, inlinedAt: !1417)
!1657 = !DILocation(line: 1720, column: 9, scope: !740, inlinedAt: !1658)
!1658 = distinct !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !1659)
!1659 = distinct !DILocation(line: 37, column: 20, scope: !746, inlinedAt: !1660)
!1660 = distinct !DILocation(line: 42, column: 18, scope: !748, inlinedAt: !1661)
!1661 = distinct !DILocation(line: 184, column: 25, scope: !750, inlinedAt: !1662)
!1662 = distinct !DILocation(line: 2468, column: 34, scope: !754, inlinedAt: !1663)
!1663 = distinct !DILocation(line: 330, column: 32, scope: !758, inlinedAt: !1648)
!1664 = !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !1659)
!1665 = !DILocation(line: 2766, column: 9, scope: !761, inlinedAt: !1666)
!1666 = distinct !DILocation(line: 37, column: 14, scope: !746, inlinedAt: !1660)
!1667 = !DILocation(line: 37, column: 13, scope: !746, inlinedAt: !1660)
!1668 = !{!1669, !1671, !1673, !1410, !1408}
!1669 = distinct !{!1669, !1670, !"_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!1670 = distinct !{!1670, !"_RINvNtNtCs2TNzTbj2aEP_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!1671 = distinct !{!1671, !1672, !"_RNvXs3_NtNtCs2TNzTbj2aEP_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!1672 = distinct !{!1672, !"_RNvXs3_NtNtCs2TNzTbj2aEP_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!1673 = distinct !{!1673, !1674, !"_RINvYNtNtNtCs2TNzTbj2aEP_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!1674 = distinct !{!1674, !"_RINvYNtNtNtCs2TNzTbj2aEP_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!1675 = !DILocation(line: 38, column: 8, scope: !775, inlinedAt: !1660)
!1676 = !DILocation(line: 1720, column: 9, scope: !740, inlinedAt: !1677)
!1677 = distinct !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !1678)
!1678 = distinct !DILocation(line: 48, column: 29, scope: !779, inlinedAt: !1660)
!1679 = !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !1678)
!1680 = !DILocation(line: 50, column: 8, scope: !782, inlinedAt: !1660)
!1681 = !DILocation(line: 1720, column: 9, scope: !740, inlinedAt: !1682)
!1682 = distinct !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !1683)
!1683 = distinct !DILocation(line: 55, column: 33, scope: !782, inlinedAt: !1660)
!1684 = !DILocation(line: 180, column: 28, scope: !742, inlinedAt: !1683)
!1685 = !DILocation(line: 58, column: 12, scope: !789, inlinedAt: !1660)
!1686 = !DILocation(line: 729, column: 18, scope: !792, inlinedAt: !1687)
!1687 = distinct !DILocation(line: 887, column: 37, scope: !795, inlinedAt: !1688)
!1688 = distinct !DILocation(line: 953, column: 32, scope: !797, inlinedAt: !1689)
!1689 = distinct !DILocation(line: 57, column: 30, scope: !799, inlinedAt: !1690)
!1690 = distinct !DILocation(line: 183, column: 38, scope: !751, inlinedAt: !1662)
!1691 = !DILocation(line: 729, column: 18, scope: !805, inlinedAt: !1692)
!1692 = distinct !DILocation(line: 887, column: 37, scope: !807, inlinedAt: !1693)
!1693 = distinct !DILocation(line: 953, column: 32, scope: !809, inlinedAt: !1694)
!1694 = distinct !DILocation(line: 57, column: 30, scope: !811, inlinedAt: !1695)
!1695 = distinct !DILocation(line: 188, column: 42, scope: !815, inlinedAt: !1662)
!1696 = !DILocation(line: 189, column: 38, scope: !818, inlinedAt: !1662)
!1697 = !DILocation(line: 189, column: 17, scope: !818, inlinedAt: !1662)
!1698 = !DILocation(line: 499, column: 18, scope: !821, inlinedAt: !1699)
!1699 = distinct !DILocation(line: 330, column: 66, scope: !826, inlinedAt: !1700)
!1700 = distinct !DILocation(line: 2469, column: 21, scope: !754, inlinedAt: !1663)
!1701 = !DILocation(line: 2469, column: 21, scope: !754, inlinedAt: !1663)
!1702 = !DILocation(line: 1124, column: 9, scope: !718, inlinedAt: !1644)
!1703 = !DILocation(line: 0, scope: !723, inlinedAt: !1417)
!1704 = !DILocation(line: 1926, column: 25, scope: !833, inlinedAt: !1417)
!1705 = !DILocation(line: 1917, column: 31, scope: !308, inlinedAt: !1417)
!1706 = !DILocation(line: 1943, column: 13, scope: !734, inlinedAt: !1417)
!1707 = !DILocation(line: 1943, column: 22, scope: !734, inlinedAt: !1417)
!1708 = !DILocation(line: 1937, column: 51, scope: !734, inlinedAt: !1417)
!1709 = !DILocation(line: 1937, column: 30, scope: !734, inlinedAt: !1417)
!1710 = !{!1711}
!1711 = distinct !{!1711, !1712, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding: %self"}
!1712 = distinct !{!1712, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding"}
!1713 = !DILocation(line: 1937, column: 22, scope: !734, inlinedAt: !1417)
!1714 = !DILocation(line: 502, column: 9, scope: !845, inlinedAt: !1715)
!1715 = distinct !DILocation(line: 1956, column: 34, scope: !847, inlinedAt: !1716)
!1716 = distinct !DILocation(line: 1937, column: 22, scope: !734, inlinedAt: !1417)
!1717 = !DILocation(line: 497, column: 43, scope: !850, inlinedAt: !1718)
!1718 = distinct !DILocation(line: 1957, column: 33, scope: !852, inlinedAt: !1716)
!1719 = !DILocation(line: 34, column: 9, scope: !854, inlinedAt: !1720)
!1720 = distinct !DILocation(line: 239, column: 18, scope: !859, inlinedAt: !1721)
!1721 = distinct !DILocation(line: 497, column: 18, scope: !850, inlinedAt: !1718)
!1722 = !DILocation(line: 1959, column: 28, scope: !865, inlinedAt: !1716)
!1723 = !DILocation(line: 1962, column: 34, scope: !865, inlinedAt: !1716)
!1724 = !DILocation(line: 1962, column: 44, scope: !865, inlinedAt: !1716)
!1725 = !DILocation(line: 0, scope: !865, inlinedAt: !1716)
!1726 = !{!1711, !1410, !1408}
!1727 = !DILocation(line: 1965, column: 9, scope: !871, inlinedAt: !1716)
!1728 = !DILocation(line: 1965, column: 18, scope: !872, inlinedAt: !1716)
!1729 = !DILocation(line: 1916, column: 50, scope: !875, inlinedAt: !1730)
!1730 = distinct !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !1731)
!1731 = distinct !DILocation(line: 857, column: 14, scope: !884, inlinedAt: !1732)
!1732 = distinct !DILocation(line: 1965, column: 18, scope: !887, inlinedAt: !1716)
!1733 = !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !1731)
!1734 = !DILocation(line: 1969, column: 35, scope: !872, inlinedAt: !1716)
!1735 = !DILocation(line: 1970, column: 6, scope: !847, inlinedAt: !1716)
!1736 = !DILocation(line: 844, column: 17, scope: !892, inlinedAt: !1737)
!1737 = distinct !DILocation(line: 213, column: 28, scope: !895, inlinedAt: !1738)
!1738 = distinct !DILocation(line: 775, column: 35, scope: !898, inlinedAt: !1731)
!1739 = !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !1716)
!1740 = !DILocation(line: 1966, column: 22, scope: !871, inlinedAt: !1716)
!1741 = !DILocation(line: 2173, column: 9, scope: !902, inlinedAt: !1742)
!1742 = distinct !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !1716)
!1743 = !DILocation(line: 0, scope: !872, inlinedAt: !1716)
!1744 = !DILocation(line: 2173, column: 15, scope: !906, inlinedAt: !1745)
!1745 = distinct !DILocation(line: 1937, column: 17, scope: !734, inlinedAt: !1417)
!1746 = !DILocation(line: 2173, column: 9, scope: !906, inlinedAt: !1745)
!1747 = !DILocation(line: 1938, column: 13, scope: !910, inlinedAt: !1417)
!1748 = !DILocation(line: 1938, column: 22, scope: !910, inlinedAt: !1417)
!1749 = !DILocation(line: 2173, column: 9, scope: !913, inlinedAt: !1750)
!1750 = distinct !DILocation(line: 1938, column: 13, scope: !910, inlinedAt: !1417)
!1751 = !DILocation(line: 1755, column: 18, scope: !916, inlinedAt: !1752)
!1752 = distinct !DILocation(line: 1939, column: 26, scope: !910, inlinedAt: !1417)
!1753 = !DILocation(line: 1916, column: 50, scope: !920, inlinedAt: !1754)
!1754 = distinct !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !1755)
!1755 = distinct !DILocation(line: 857, column: 14, scope: !924, inlinedAt: !1756)
!1756 = distinct !DILocation(line: 1755, column: 18, scope: !926, inlinedAt: !1752)
!1757 = !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !1755)
!1758 = !DILocation(line: 844, column: 17, scope: !930, inlinedAt: !1759)
!1759 = distinct !DILocation(line: 213, column: 28, scope: !932, inlinedAt: !1760)
!1760 = distinct !DILocation(line: 775, column: 35, scope: !934, inlinedAt: !1755)
!1761 = !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !1752)
!1762 = !DILocation(line: 1756, column: 19, scope: !927, inlinedAt: !1752)
!1763 = !DILocation(line: 2173, column: 9, scope: !938, inlinedAt: !1764)
!1764 = distinct !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !1752)
!1765 = !DILocation(line: 1933, column: 9, scope: !734, inlinedAt: !1417)
!1766 = !DILocation(line: 2865, column: 84, scope: !1401)
!1767 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt", scope: !1769, file: !1768, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1768 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!1769 = !DINamespace(name: "panicking", scope: !25)
!1770 = !DILocation(line: 72, column: 9, scope: !1767)
!1771 = !DILocation(line: 40, column: 9, scope: !1772, inlinedAt: !1773)
!1772 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !22, file: !21, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1773 = !DILocation(line: 72, column: 14, scope: !1767)
!1774 = !DILocation(line: 80, column: 14, scope: !1775)
!1775 = distinct !DILexicalBlock(scope: !1767, file: !1768, line: 72, column: 5)
!1776 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !1777, file: !35, line: 1846, type: !945, scopeLine: 1846, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1777 = !DINamespace(name: "pad_integral", scope: !1778)
!1778 = !DINamespace(name: "{impl#12}", scope: !37)
!1779 = !DILocation(line: 1847, column: 30, scope: !1780)
!1780 = distinct !DILexicalBlock(scope: !1776, file: !35, line: 1847, column: 35)
!1781 = !DILocation(line: 1847, column: 20, scope: !1780)
!1782 = !DILocation(line: 1848, column: 17, scope: !1780)
!1783 = !DILocation(line: 1848, column: 23, scope: !1780)
!1784 = !DILocation(line: 2173, column: 9, scope: !1785, inlinedAt: !1782)
!1785 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1786 = !DILocation(line: 1850, column: 35, scope: !1787)
!1787 = distinct !DILexicalBlock(scope: !1776, file: !35, line: 1850, column: 42)
!1788 = !DILocation(line: 1850, column: 20, scope: !1787)
!1789 = !DILocation(line: 1851, column: 10, scope: !1776)
!1790 = !DILocation(line: 1850, column: 44, scope: !1787)
!1791 = !DILocation(line: 1850, column: 50, scope: !1787)
!1792 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsi_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impjNtB9_7Display3fmt", scope: !1794, file: !1793, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1793 = !DIFile(filename: "src/fmt/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "14f1acdd980d957a36bf4243cc704071")
!1794 = !DINamespace(name: "{impl#20}", scope: !1795)
!1795 = !DINamespace(name: "imp", scope: !1796)
!1796 = !DINamespace(name: "num", scope: !37)
!1797 = !DILocation(line: 140, column: 25, scope: !1792)
!1798 = !DILocation(line: 143, column: 55, scope: !1799)
!1799 = distinct !DILexicalBlock(scope: !1792, file: !1793, line: 140, column: 21)
!1800 = !{!1801}
!1801 = distinct !{!1801, !1802, !"_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt: %buf.0"}
!1802 = distinct !{!1802, !"_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt"}
!1803 = !DILocation(line: 143, column: 60, scope: !1799)
!1804 = !{!1805}
!1805 = distinct !{!1805, !1806, !"_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!1806 = distinct !{!1806, !"_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj10__fmt_inner"}
!1807 = !DILocation(line: 185, column: 44, scope: !1808, inlinedAt: !1810)
!1808 = distinct !DISubprogram(name: "_fmt", linkageName: "_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj4__fmt", scope: !1809, file: !1793, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1809 = !DINamespace(name: "{impl#22}", scope: !1795)
!1810 = distinct !DILocation(line: 143, column: 60, scope: !1799)
!1811 = !DILocation(line: 198, column: 48, scope: !1812, inlinedAt: !1815)
!1812 = distinct !DILexicalBlock(scope: !1813, file: !1793, line: 194, column: 17)
!1813 = distinct !DILexicalBlock(scope: !1814, file: !1793, line: 192, column: 17)
!1814 = distinct !DISubprogram(name: "_fmt_inner", linkageName: "_RNvMsk_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impj10__fmt_inner", scope: !1809, file: !1793, line: 190, type: !13, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1815 = distinct !DILocation(line: 185, column: 44, scope: !1808, inlinedAt: !1810)
!1816 = !DILocation(line: 0, scope: !1813, inlinedAt: !1815)
!1817 = !DILocation(line: 0, scope: !1814, inlinedAt: !1815)
!1818 = !DILocation(line: 220, column: 20, scope: !1812, inlinedAt: !1815)
!1819 = !DILocation(line: 201, column: 59, scope: !1812, inlinedAt: !1815)
!1820 = !DILocation(line: 210, column: 9, scope: !1821, inlinedAt: !1822)
!1821 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !227, file: !226, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1822 = distinct !DILocation(line: 201, column: 30, scope: !1812, inlinedAt: !1815)
!1823 = !DILocation(line: 205, column: 21, scope: !1812, inlinedAt: !1815)
!1824 = !DILocation(line: 210, column: 21, scope: !1825, inlinedAt: !1815)
!1825 = distinct !DILexicalBlock(scope: !1826, file: !1793, line: 209, column: 21)
!1826 = distinct !DILexicalBlock(scope: !1812, file: !1793, line: 208, column: 21)
!1827 = !DILocation(line: 209, column: 32, scope: !1826, inlinedAt: !1815)
!1828 = !DILocation(line: 212, column: 33, scope: !1829, inlinedAt: !1815)
!1829 = distinct !DILexicalBlock(scope: !1825, file: !1793, line: 211, column: 21)
!1830 = !DILocation(line: 211, column: 33, scope: !1825, inlinedAt: !1815)
!1831 = !DILocation(line: 213, column: 57, scope: !1832, inlinedAt: !1815)
!1832 = distinct !DILexicalBlock(scope: !1829, file: !1793, line: 212, column: 21)
!1833 = !DILocation(line: 213, column: 21, scope: !1832, inlinedAt: !1815)
!1834 = !DILocation(line: 213, column: 43, scope: !1832, inlinedAt: !1815)
!1835 = !{!1805, !1801}
!1836 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1842)
!1837 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !1839, file: !1838, line: 563, type: !13, scopeLine: 563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1838 = !DIFile(filename: "src/mem/maybe_uninit.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "89f2894609c73ba2762e84773a0bc293")
!1839 = !DINamespace(name: "MaybeUninit", scope: !1840)
!1840 = !DINamespace(name: "maybe_uninit", scope: !1841)
!1841 = !DINamespace(name: "mem", scope: !25)
!1842 = distinct !DILocation(line: 213, column: 37, scope: !1832, inlinedAt: !1815)
!1843 = !DILocation(line: 214, column: 21, scope: !1832, inlinedAt: !1815)
!1844 = !DILocation(line: 214, column: 43, scope: !1832, inlinedAt: !1815)
!1845 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1846)
!1846 = distinct !DILocation(line: 214, column: 37, scope: !1832, inlinedAt: !1815)
!1847 = !DILocation(line: 215, column: 57, scope: !1832, inlinedAt: !1815)
!1848 = !DILocation(line: 215, column: 21, scope: !1832, inlinedAt: !1815)
!1849 = !DILocation(line: 215, column: 43, scope: !1832, inlinedAt: !1815)
!1850 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1851)
!1851 = distinct !DILocation(line: 215, column: 37, scope: !1832, inlinedAt: !1815)
!1852 = !DILocation(line: 216, column: 21, scope: !1832, inlinedAt: !1815)
!1853 = !DILocation(line: 216, column: 43, scope: !1832, inlinedAt: !1815)
!1854 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1855)
!1855 = distinct !DILocation(line: 216, column: 37, scope: !1832, inlinedAt: !1815)
!1856 = !DILocation(line: 223, column: 59, scope: !1812, inlinedAt: !1815)
!1857 = !DILocation(line: 210, column: 9, scope: !1821, inlinedAt: !1858)
!1858 = distinct !DILocation(line: 223, column: 30, scope: !1812, inlinedAt: !1815)
!1859 = !DILocation(line: 227, column: 21, scope: !1812, inlinedAt: !1815)
!1860 = !DILocation(line: 230, column: 21, scope: !1861, inlinedAt: !1815)
!1861 = distinct !DILexicalBlock(scope: !1812, file: !1793, line: 229, column: 21)
!1862 = !DILocation(line: 229, column: 32, scope: !1812, inlinedAt: !1815)
!1863 = !DILocation(line: 231, column: 57, scope: !1861, inlinedAt: !1815)
!1864 = !DILocation(line: 231, column: 21, scope: !1861, inlinedAt: !1815)
!1865 = !DILocation(line: 231, column: 43, scope: !1861, inlinedAt: !1815)
!1866 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1867)
!1867 = distinct !DILocation(line: 231, column: 37, scope: !1861, inlinedAt: !1815)
!1868 = !DILocation(line: 232, column: 21, scope: !1861, inlinedAt: !1815)
!1869 = !DILocation(line: 232, column: 43, scope: !1861, inlinedAt: !1815)
!1870 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1871)
!1871 = distinct !DILocation(line: 232, column: 37, scope: !1861, inlinedAt: !1815)
!1872 = !DILocation(line: 220, column: 17, scope: !1812, inlinedAt: !1815)
!1873 = !DILocation(line: 236, column: 20, scope: !1812, inlinedAt: !1815)
!1874 = !DILocation(line: 210, column: 9, scope: !1821, inlinedAt: !1875)
!1875 = distinct !DILocation(line: 239, column: 30, scope: !1812, inlinedAt: !1815)
!1876 = !DILocation(line: 248, column: 39, scope: !1877, inlinedAt: !1815)
!1877 = distinct !DILexicalBlock(scope: !1812, file: !1793, line: 247, column: 21)
!1878 = !DILocation(line: 564, column: 9, scope: !1837, inlinedAt: !1879)
!1879 = distinct !DILocation(line: 248, column: 33, scope: !1877, inlinedAt: !1815)
!1880 = !DILocation(line: 236, column: 17, scope: !1812, inlinedAt: !1815)
!1881 = !DILocation(line: 0, scope: !1812, inlinedAt: !1815)
!1882 = !DILocation(line: 410, column: 27, scope: !1883, inlinedAt: !1887)
!1883 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCs2TNzTbj2aEP_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !1885, file: !1884, line: 392, type: !13, scopeLine: 392, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1884 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!1885 = !DINamespace(name: "{impl#4}", scope: !1886)
!1886 = !DINamespace(name: "index", scope: !95)
!1887 = distinct !DILocation(line: 557, column: 44, scope: !1888, inlinedAt: !1890)
!1888 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCs2TNzTbj2aEP_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !1889, file: !1884, line: 555, type: !13, scopeLine: 555, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1889 = !DINamespace(name: "{impl#7}", scope: !1886)
!1890 = distinct !DILocation(line: 646, column: 26, scope: !1891, inlinedAt: !1892)
!1891 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !99, file: !98, line: 639, type: !13, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1892 = distinct !DILocation(line: 115, column: 32, scope: !1893, inlinedAt: !1894)
!1893 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3fmt3num19slice_buffer_to_str", scope: !1796, file: !1793, line: 113, type: !13, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1894 = distinct !DILocation(line: 187, column: 26, scope: !1895, inlinedAt: !1810)
!1895 = distinct !DILexicalBlock(scope: !1808, file: !1793, line: 185, column: 17)
!1896 = !DILocation(line: 89, column: 24, scope: !1897, inlinedAt: !1899)
!1897 = distinct !DILexicalBlock(scope: !1898, file: !1884, line: 87, column: 5)
!1898 = distinct !DISubprogram(name: "get_offset_len_noubcheck<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RINvNtNtCs2TNzTbj2aEP_4core5slice5index24get_offset_len_noubcheckINtNtNtB6_3mem12maybe_uninit11MaybeUninithEEB6_", scope: !1886, file: !1884, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1899 = distinct !DILocation(line: 411, column: 13, scope: !1900, inlinedAt: !1887)
!1900 = distinct !DILexicalBlock(scope: !1883, file: !1884, line: 410, column: 13)
!1901 = !{!1902}
!1902 = distinct !{!1902, !1903, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!1903 = distinct !{!1903, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral"}
!1904 = !DILocation(line: 143, column: 32, scope: !1799)
!1905 = !DILocation(line: 0, scope: !1906, inlinedAt: !1909)
!1906 = distinct !DILexicalBlock(scope: !1907, file: !35, line: 1828, column: 9)
!1907 = distinct !DILexicalBlock(scope: !1908, file: !35, line: 1826, column: 9)
!1908 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral", scope: !138, file: !35, line: 1825, type: !13, scopeLine: 1825, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1909 = distinct !DILocation(line: 143, column: 32, scope: !1799)
!1910 = !{!1911, !1912}
!1911 = distinct !{!1911, !1903, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!1912 = distinct !{!1912, !1903, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!1913 = !DILocation(line: 2309, column: 9, scope: !1914, inlinedAt: !1915)
!1914 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9sign_plus", scope: !138, file: !35, line: 2308, type: !13, scopeLine: 2308, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1915 = distinct !DILocation(line: 1832, column: 24, scope: !1906, inlinedAt: !1909)
!1916 = !DILocation(line: 1832, column: 19, scope: !1906, inlinedAt: !1909)
!1917 = !DILocation(line: 2366, column: 9, scope: !1918, inlinedAt: !1919)
!1918 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter9alternate", scope: !138, file: !35, line: 2365, type: !13, scopeLine: 2365, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1919 = distinct !DILocation(line: 1837, column: 30, scope: !1906, inlinedAt: !1909)
!1920 = !DILocation(line: 1837, column: 25, scope: !1906, inlinedAt: !1909)
!1921 = !DILocation(line: 1854, column: 19, scope: !1922, inlinedAt: !1909)
!1922 = distinct !DILexicalBlock(scope: !1906, file: !35, line: 1837, column: 9)
!1923 = !DILocation(line: 82, column: 17, scope: !1924, inlinedAt: !1925)
!1924 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1w_NtNtCs2TNzTbj2aEP_4core7convert3numjINtB8_4FromtE4from", scope: !190, file: !189, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1925 = distinct !DILocation(line: 1855, column: 21, scope: !1926, inlinedAt: !1909)
!1926 = distinct !DILexicalBlock(scope: !1922, file: !35, line: 1854, column: 9)
!1927 = !DILocation(line: 1855, column: 12, scope: !1926, inlinedAt: !1909)
!1928 = !DILocation(line: 2392, column: 9, scope: !1929, inlinedAt: !1930)
!1929 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !138, file: !35, line: 2391, type: !13, scopeLine: 2391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1930 = distinct !DILocation(line: 1859, column: 24, scope: !1926, inlinedAt: !1909)
!1931 = !DILocation(line: 1859, column: 19, scope: !1926, inlinedAt: !1909)
!1932 = !DILocation(line: 1857, column: 13, scope: !1926, inlinedAt: !1909)
!1933 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !1935)
!1934 = distinct !DISubprogram(name: "branch<(), core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultuNtNtB7_3fmt5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1935 = distinct !DILocation(line: 1857, column: 13, scope: !1926, inlinedAt: !1909)
!1936 = !DILocation(line: 1872, column: 51, scope: !1926, inlinedAt: !1909)
!1937 = !DILocation(line: 1872, column: 45, scope: !1926, inlinedAt: !1909)
!1938 = !{!1939}
!1939 = distinct !{!1939, !1940, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding: %self"}
!1940 = distinct !{!1940, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding"}
!1941 = !DILocation(line: 1872, column: 37, scope: !1926, inlinedAt: !1909)
!1942 = !DILocation(line: 502, column: 9, scope: !845, inlinedAt: !1943)
!1943 = distinct !DILocation(line: 1956, column: 34, scope: !847, inlinedAt: !1944)
!1944 = distinct !DILocation(line: 1872, column: 37, scope: !1926, inlinedAt: !1909)
!1945 = !DILocation(line: 497, column: 43, scope: !850, inlinedAt: !1946)
!1946 = distinct !DILocation(line: 1957, column: 33, scope: !852, inlinedAt: !1944)
!1947 = !DILocation(line: 34, column: 9, scope: !854, inlinedAt: !1948)
!1948 = distinct !DILocation(line: 239, column: 18, scope: !859, inlinedAt: !1949)
!1949 = distinct !DILocation(line: 497, column: 18, scope: !850, inlinedAt: !1946)
!1950 = !DILocation(line: 1959, column: 28, scope: !865, inlinedAt: !1944)
!1951 = !DILocation(line: 1962, column: 34, scope: !865, inlinedAt: !1944)
!1952 = !DILocation(line: 1962, column: 44, scope: !865, inlinedAt: !1944)
!1953 = !DILocation(line: 0, scope: !865, inlinedAt: !1944)
!1954 = !{!1939, !1902}
!1955 = !DILocation(line: 1965, column: 9, scope: !871, inlinedAt: !1944)
!1956 = !DILocation(line: 1965, column: 18, scope: !872, inlinedAt: !1944)
!1957 = !DILocation(line: 1916, column: 50, scope: !875, inlinedAt: !1958)
!1958 = distinct !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !1959)
!1959 = distinct !DILocation(line: 857, column: 14, scope: !884, inlinedAt: !1960)
!1960 = distinct !DILocation(line: 1965, column: 18, scope: !887, inlinedAt: !1944)
!1961 = !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !1959)
!1962 = !DILocation(line: 1969, column: 35, scope: !872, inlinedAt: !1944)
!1963 = !DILocation(line: 1970, column: 6, scope: !847, inlinedAt: !1944)
!1964 = !DILocation(line: 844, column: 17, scope: !892, inlinedAt: !1965)
!1965 = distinct !DILocation(line: 213, column: 28, scope: !895, inlinedAt: !1966)
!1966 = distinct !DILocation(line: 775, column: 35, scope: !898, inlinedAt: !1959)
!1967 = !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !1944)
!1968 = !{!1939, !1902, !1912}
!1969 = !DILocation(line: 1966, column: 22, scope: !871, inlinedAt: !1944)
!1970 = !DILocation(line: 2173, column: 9, scope: !902, inlinedAt: !1971)
!1971 = distinct !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !1944)
!1972 = !DILocation(line: 0, scope: !872, inlinedAt: !1944)
!1973 = !DILocation(line: 2173, column: 15, scope: !1974, inlinedAt: !1975)
!1974 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCs2TNzTbj2aEP_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBM_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !178, file: !177, line: 2172, type: !13, scopeLine: 2172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1975 = distinct !DILocation(line: 1872, column: 32, scope: !1926, inlinedAt: !1909)
!1976 = !DILocation(line: 2173, column: 9, scope: !1974, inlinedAt: !1975)
!1977 = !DILocation(line: 1862, column: 31, scope: !1926, inlinedAt: !1909)
!1978 = !DILocation(line: 403, column: 22, scope: !1979, inlinedAt: !1980)
!1979 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3fmtNtB4_17FormattingOptions4fill", scope: !320, file: !35, line: 402, type: !13, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1980 = distinct !DILocation(line: 1863, column: 26, scope: !1981, inlinedAt: !1909)
!1981 = distinct !DILexicalBlock(scope: !1926, file: !35, line: 1862, column: 13)
!1982 = !DILocation(line: 418, column: 9, scope: !1983, inlinedAt: !1985)
!1983 = distinct !DILexicalBlock(scope: !1984, file: !35, line: 412, column: 9)
!1984 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3fmtNtB4_17FormattingOptions5align", scope: !320, file: !35, line: 411, type: !13, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1985 = distinct !DILocation(line: 1863, column: 36, scope: !1981, inlinedAt: !1909)
!1986 = !DILocation(line: 1864, column: 13, scope: !1981, inlinedAt: !1909)
!1987 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !1988)
!1988 = distinct !DILocation(line: 1864, column: 13, scope: !1981, inlinedAt: !1909)
!1989 = !DILocation(line: 1873, column: 13, scope: !1990, inlinedAt: !1909)
!1990 = distinct !DILexicalBlock(scope: !1926, file: !35, line: 1872, column: 13)
!1991 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !1992)
!1992 = distinct !DILocation(line: 1873, column: 13, scope: !1990, inlinedAt: !1909)
!1993 = !DILocation(line: 1874, column: 13, scope: !1990, inlinedAt: !1909)
!1994 = !{!1902, !1912}
!1995 = !DILocation(line: 1874, column: 22, scope: !1990, inlinedAt: !1909)
!1996 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !1997)
!1997 = distinct !DILocation(line: 1874, column: 13, scope: !1990, inlinedAt: !1909)
!1998 = !DILocation(line: 1755, column: 18, scope: !916, inlinedAt: !1999)
!1999 = distinct !DILocation(line: 1875, column: 26, scope: !1990, inlinedAt: !1909)
!2000 = !DILocation(line: 1916, column: 50, scope: !920, inlinedAt: !2001)
!2001 = distinct !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !2002)
!2002 = distinct !DILocation(line: 857, column: 14, scope: !924, inlinedAt: !2003)
!2003 = distinct !DILocation(line: 1755, column: 18, scope: !926, inlinedAt: !1999)
!2004 = !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !2002)
!2005 = !DILocation(line: 844, column: 17, scope: !930, inlinedAt: !2006)
!2006 = distinct !DILocation(line: 213, column: 28, scope: !932, inlinedAt: !2007)
!2007 = distinct !DILocation(line: 775, column: 35, scope: !934, inlinedAt: !2002)
!2008 = !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !1999)
!2009 = !DILocation(line: 1756, column: 19, scope: !927, inlinedAt: !1999)
!2010 = !DILocation(line: 2173, column: 9, scope: !938, inlinedAt: !2011)
!2011 = distinct !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !1999)
!2012 = !DILocation(line: 1859, column: 16, scope: !1926, inlinedAt: !1909)
!2013 = !DILocation(line: 1865, column: 51, scope: !1981, inlinedAt: !1909)
!2014 = !DILocation(line: 1865, column: 45, scope: !1981, inlinedAt: !1909)
!2015 = !DILocation(line: 1965, column: 9, scope: !871, inlinedAt: !2016)
!2016 = distinct !DILocation(line: 1865, column: 37, scope: !1981, inlinedAt: !1909)
!2017 = !DILocation(line: 1965, column: 18, scope: !872, inlinedAt: !2016)
!2018 = !DILocation(line: 1916, column: 50, scope: !875, inlinedAt: !2019)
!2019 = distinct !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !2020)
!2020 = distinct !DILocation(line: 857, column: 14, scope: !884, inlinedAt: !2021)
!2021 = distinct !DILocation(line: 1965, column: 18, scope: !887, inlinedAt: !2016)
!2022 = !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !2020)
!2023 = !DILocation(line: 844, column: 17, scope: !892, inlinedAt: !2024)
!2024 = distinct !DILocation(line: 213, column: 28, scope: !895, inlinedAt: !2025)
!2025 = distinct !DILocation(line: 775, column: 35, scope: !898, inlinedAt: !2020)
!2026 = !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !2016)
!2027 = !{!2028, !1902, !1912}
!2028 = distinct !{!2028, !2029, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding: %self"}
!2029 = distinct !{!2029, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding"}
!2030 = !DILocation(line: 1966, column: 22, scope: !871, inlinedAt: !2016)
!2031 = !DILocation(line: 2173, column: 9, scope: !902, inlinedAt: !2032)
!2032 = distinct !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !2016)
!2033 = !DILocation(line: 1866, column: 13, scope: !2034, inlinedAt: !1909)
!2034 = distinct !DILexicalBlock(scope: !1981, file: !35, line: 1865, column: 13)
!2035 = !DILocation(line: 1866, column: 22, scope: !2034, inlinedAt: !1909)
!2036 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !2037)
!2037 = distinct !DILocation(line: 1866, column: 13, scope: !2034, inlinedAt: !1909)
!2038 = !DILocation(line: 1868, column: 13, scope: !2034, inlinedAt: !1909)
!2039 = !DILocation(line: 1858, column: 13, scope: !1926, inlinedAt: !1909)
!2040 = !DILocation(line: 1858, column: 22, scope: !1926, inlinedAt: !1909)
!2041 = !DILocation(line: 144, column: 17, scope: !1792)
!2042 = !DILocation(line: 151, column: 14, scope: !1792)
!2043 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking18panic_bounds_check", scope: !1769, file: !1768, line: 266, type: !13, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2044 = !DILocation(line: 271, column: 5, scope: !2045)
!2045 = !DILexicalBlockFile(scope: !2046, file: !1768, discriminator: 0)
!2046 = distinct !DILexicalBlock(scope: !2043, file: !1359, line: 62, column: 38)
!2047 = !DILocation(line: 271, column: 5, scope: !2043)
!2048 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs8_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impmNtB9_7Display3fmt", scope: !2049, file: !1793, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2049 = !DINamespace(name: "{impl#10}", scope: !1795)
!2050 = !DILocation(line: 140, column: 25, scope: !2048)
!2051 = !DILocation(line: 143, column: 55, scope: !2052)
!2052 = distinct !DILexicalBlock(scope: !2048, file: !1793, line: 140, column: 21)
!2053 = !{!2054}
!2054 = distinct !{!2054, !2055, !"_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt: %buf.0"}
!2055 = distinct !{!2055, !"_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt"}
!2056 = !DILocation(line: 143, column: 60, scope: !2052)
!2057 = !{!2058}
!2058 = distinct !{!2058, !2059, !"_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm10__fmt_inner: %buf.0"}
!2059 = distinct !{!2059, !"_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm10__fmt_inner"}
!2060 = !DILocation(line: 185, column: 44, scope: !2061, inlinedAt: !2063)
!2061 = distinct !DISubprogram(name: "_fmt", linkageName: "_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm4__fmt", scope: !2062, file: !1793, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2062 = !DINamespace(name: "{impl#12}", scope: !1795)
!2063 = distinct !DILocation(line: 143, column: 60, scope: !2052)
!2064 = !DILocation(line: 198, column: 48, scope: !2065, inlinedAt: !2068)
!2065 = distinct !DILexicalBlock(scope: !2066, file: !1793, line: 194, column: 17)
!2066 = distinct !DILexicalBlock(scope: !2067, file: !1793, line: 192, column: 17)
!2067 = distinct !DISubprogram(name: "_fmt_inner", linkageName: "_RNvMsa_NtNtNtCs2TNzTbj2aEP_4core3fmt3num3impm10__fmt_inner", scope: !2062, file: !1793, line: 190, type: !13, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2068 = distinct !DILocation(line: 185, column: 44, scope: !2061, inlinedAt: !2063)
!2069 = !DILocation(line: 0, scope: !2066, inlinedAt: !2068)
!2070 = !DILocation(line: 0, scope: !2067, inlinedAt: !2068)
!2071 = !DILocation(line: 220, column: 20, scope: !2065, inlinedAt: !2068)
!2072 = !DILocation(line: 201, column: 59, scope: !2065, inlinedAt: !2068)
!2073 = !DILocation(line: 210, column: 9, scope: !2074, inlinedAt: !2075)
!2074 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !227, file: !226, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2075 = distinct !DILocation(line: 201, column: 30, scope: !2065, inlinedAt: !2068)
!2076 = !DILocation(line: 205, column: 21, scope: !2065, inlinedAt: !2068)
!2077 = !DILocation(line: 210, column: 21, scope: !2078, inlinedAt: !2068)
!2078 = distinct !DILexicalBlock(scope: !2079, file: !1793, line: 209, column: 21)
!2079 = distinct !DILexicalBlock(scope: !2065, file: !1793, line: 208, column: 21)
!2080 = !DILocation(line: 209, column: 32, scope: !2079, inlinedAt: !2068)
!2081 = !DILocation(line: 212, column: 33, scope: !2082, inlinedAt: !2068)
!2082 = distinct !DILexicalBlock(scope: !2078, file: !1793, line: 211, column: 21)
!2083 = !DILocation(line: 211, column: 33, scope: !2078, inlinedAt: !2068)
!2084 = !DILocation(line: 213, column: 57, scope: !2085, inlinedAt: !2068)
!2085 = distinct !DILexicalBlock(scope: !2082, file: !1793, line: 212, column: 21)
!2086 = !DILocation(line: 213, column: 21, scope: !2085, inlinedAt: !2068)
!2087 = !DILocation(line: 213, column: 43, scope: !2085, inlinedAt: !2068)
!2088 = !{!2058, !2054}
!2089 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2091)
!2090 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !1839, file: !1838, line: 563, type: !13, scopeLine: 563, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2091 = distinct !DILocation(line: 213, column: 37, scope: !2085, inlinedAt: !2068)
!2092 = !DILocation(line: 214, column: 21, scope: !2085, inlinedAt: !2068)
!2093 = !DILocation(line: 214, column: 43, scope: !2085, inlinedAt: !2068)
!2094 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2095)
!2095 = distinct !DILocation(line: 214, column: 37, scope: !2085, inlinedAt: !2068)
!2096 = !DILocation(line: 215, column: 57, scope: !2085, inlinedAt: !2068)
!2097 = !DILocation(line: 215, column: 21, scope: !2085, inlinedAt: !2068)
!2098 = !DILocation(line: 215, column: 43, scope: !2085, inlinedAt: !2068)
!2099 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2100)
!2100 = distinct !DILocation(line: 215, column: 37, scope: !2085, inlinedAt: !2068)
!2101 = !DILocation(line: 216, column: 21, scope: !2085, inlinedAt: !2068)
!2102 = !DILocation(line: 216, column: 43, scope: !2085, inlinedAt: !2068)
!2103 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2104)
!2104 = distinct !DILocation(line: 216, column: 37, scope: !2085, inlinedAt: !2068)
!2105 = !DILocation(line: 223, column: 59, scope: !2065, inlinedAt: !2068)
!2106 = !DILocation(line: 210, column: 9, scope: !2074, inlinedAt: !2107)
!2107 = distinct !DILocation(line: 223, column: 30, scope: !2065, inlinedAt: !2068)
!2108 = !DILocation(line: 227, column: 21, scope: !2065, inlinedAt: !2068)
!2109 = !DILocation(line: 230, column: 21, scope: !2110, inlinedAt: !2068)
!2110 = distinct !DILexicalBlock(scope: !2065, file: !1793, line: 229, column: 21)
!2111 = !DILocation(line: 229, column: 32, scope: !2065, inlinedAt: !2068)
!2112 = !DILocation(line: 231, column: 57, scope: !2110, inlinedAt: !2068)
!2113 = !DILocation(line: 231, column: 21, scope: !2110, inlinedAt: !2068)
!2114 = !DILocation(line: 231, column: 43, scope: !2110, inlinedAt: !2068)
!2115 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2116)
!2116 = distinct !DILocation(line: 231, column: 37, scope: !2110, inlinedAt: !2068)
!2117 = !DILocation(line: 232, column: 21, scope: !2110, inlinedAt: !2068)
!2118 = !DILocation(line: 232, column: 43, scope: !2110, inlinedAt: !2068)
!2119 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2120)
!2120 = distinct !DILocation(line: 232, column: 37, scope: !2110, inlinedAt: !2068)
!2121 = !DILocation(line: 220, column: 17, scope: !2065, inlinedAt: !2068)
!2122 = !DILocation(line: 236, column: 20, scope: !2065, inlinedAt: !2068)
!2123 = !DILocation(line: 239, column: 59, scope: !2065, inlinedAt: !2068)
!2124 = !DILocation(line: 210, column: 9, scope: !2074, inlinedAt: !2125)
!2125 = distinct !DILocation(line: 239, column: 30, scope: !2065, inlinedAt: !2068)
!2126 = !DILocation(line: 243, column: 21, scope: !2065, inlinedAt: !2068)
!2127 = !DILocation(line: 248, column: 53, scope: !2128, inlinedAt: !2068)
!2128 = distinct !DILexicalBlock(scope: !2065, file: !1793, line: 247, column: 21)
!2129 = !DILocation(line: 248, column: 21, scope: !2128, inlinedAt: !2068)
!2130 = !DILocation(line: 248, column: 39, scope: !2128, inlinedAt: !2068)
!2131 = !DILocation(line: 564, column: 9, scope: !2090, inlinedAt: !2132)
!2132 = distinct !DILocation(line: 248, column: 33, scope: !2128, inlinedAt: !2068)
!2133 = !DILocation(line: 236, column: 17, scope: !2065, inlinedAt: !2068)
!2134 = !DILocation(line: 0, scope: !2065, inlinedAt: !2068)
!2135 = !DILocation(line: 410, column: 27, scope: !1883, inlinedAt: !2136)
!2136 = distinct !DILocation(line: 557, column: 44, scope: !1888, inlinedAt: !2137)
!2137 = distinct !DILocation(line: 646, column: 26, scope: !1891, inlinedAt: !2138)
!2138 = distinct !DILocation(line: 115, column: 32, scope: !1893, inlinedAt: !2139)
!2139 = distinct !DILocation(line: 187, column: 26, scope: !2140, inlinedAt: !2063)
!2140 = distinct !DILexicalBlock(scope: !2061, file: !1793, line: 185, column: 17)
!2141 = !DILocation(line: 89, column: 24, scope: !1897, inlinedAt: !2142)
!2142 = distinct !DILocation(line: 411, column: 13, scope: !1900, inlinedAt: !2136)
!2143 = !{!2144}
!2144 = distinct !{!2144, !2145, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!2145 = distinct !{!2145, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral"}
!2146 = !DILocation(line: 143, column: 32, scope: !2052)
!2147 = !DILocation(line: 0, scope: !1906, inlinedAt: !2148)
!2148 = distinct !DILocation(line: 143, column: 32, scope: !2052)
!2149 = !{!2150, !2151}
!2150 = distinct !{!2150, !2145, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!2151 = distinct !{!2151, !2145, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!2152 = !DILocation(line: 2309, column: 9, scope: !1914, inlinedAt: !2153)
!2153 = distinct !DILocation(line: 1832, column: 24, scope: !1906, inlinedAt: !2148)
!2154 = !DILocation(line: 1832, column: 19, scope: !1906, inlinedAt: !2148)
!2155 = !DILocation(line: 2366, column: 9, scope: !1918, inlinedAt: !2156)
!2156 = distinct !DILocation(line: 1837, column: 30, scope: !1906, inlinedAt: !2148)
!2157 = !DILocation(line: 1837, column: 25, scope: !1906, inlinedAt: !2148)
!2158 = !DILocation(line: 1854, column: 19, scope: !1922, inlinedAt: !2148)
!2159 = !DILocation(line: 82, column: 17, scope: !1924, inlinedAt: !2160)
!2160 = distinct !DILocation(line: 1855, column: 21, scope: !1926, inlinedAt: !2148)
!2161 = !DILocation(line: 1855, column: 12, scope: !1926, inlinedAt: !2148)
!2162 = !DILocation(line: 2392, column: 9, scope: !1929, inlinedAt: !2163)
!2163 = distinct !DILocation(line: 1859, column: 24, scope: !1926, inlinedAt: !2148)
!2164 = !DILocation(line: 1859, column: 19, scope: !1926, inlinedAt: !2148)
!2165 = !DILocation(line: 1857, column: 13, scope: !1926, inlinedAt: !2148)
!2166 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !2167)
!2167 = distinct !DILocation(line: 1857, column: 13, scope: !1926, inlinedAt: !2148)
!2168 = !DILocation(line: 1872, column: 51, scope: !1926, inlinedAt: !2148)
!2169 = !DILocation(line: 1872, column: 45, scope: !1926, inlinedAt: !2148)
!2170 = !{!2171}
!2171 = distinct !{!2171, !2172, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding: %self"}
!2172 = distinct !{!2172, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding"}
!2173 = !DILocation(line: 1872, column: 37, scope: !1926, inlinedAt: !2148)
!2174 = !DILocation(line: 502, column: 9, scope: !845, inlinedAt: !2175)
!2175 = distinct !DILocation(line: 1956, column: 34, scope: !847, inlinedAt: !2176)
!2176 = distinct !DILocation(line: 1872, column: 37, scope: !1926, inlinedAt: !2148)
!2177 = !DILocation(line: 497, column: 43, scope: !850, inlinedAt: !2178)
!2178 = distinct !DILocation(line: 1957, column: 33, scope: !852, inlinedAt: !2176)
!2179 = !DILocation(line: 34, column: 9, scope: !854, inlinedAt: !2180)
!2180 = distinct !DILocation(line: 239, column: 18, scope: !859, inlinedAt: !2181)
!2181 = distinct !DILocation(line: 497, column: 18, scope: !850, inlinedAt: !2178)
!2182 = !DILocation(line: 1959, column: 28, scope: !865, inlinedAt: !2176)
!2183 = !DILocation(line: 1962, column: 34, scope: !865, inlinedAt: !2176)
!2184 = !DILocation(line: 1962, column: 44, scope: !865, inlinedAt: !2176)
!2185 = !DILocation(line: 0, scope: !865, inlinedAt: !2176)
!2186 = !{!2171, !2144}
!2187 = !DILocation(line: 1965, column: 9, scope: !871, inlinedAt: !2176)
!2188 = !DILocation(line: 1965, column: 18, scope: !872, inlinedAt: !2176)
!2189 = !DILocation(line: 1916, column: 50, scope: !875, inlinedAt: !2190)
!2190 = distinct !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !2191)
!2191 = distinct !DILocation(line: 857, column: 14, scope: !884, inlinedAt: !2192)
!2192 = distinct !DILocation(line: 1965, column: 18, scope: !887, inlinedAt: !2176)
!2193 = !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !2191)
!2194 = !DILocation(line: 1969, column: 35, scope: !872, inlinedAt: !2176)
!2195 = !DILocation(line: 1970, column: 6, scope: !847, inlinedAt: !2176)
!2196 = !DILocation(line: 844, column: 17, scope: !892, inlinedAt: !2197)
!2197 = distinct !DILocation(line: 213, column: 28, scope: !895, inlinedAt: !2198)
!2198 = distinct !DILocation(line: 775, column: 35, scope: !898, inlinedAt: !2191)
!2199 = !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !2176)
!2200 = !{!2171, !2144, !2151}
!2201 = !DILocation(line: 1966, column: 22, scope: !871, inlinedAt: !2176)
!2202 = !DILocation(line: 2173, column: 9, scope: !902, inlinedAt: !2203)
!2203 = distinct !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !2176)
!2204 = !DILocation(line: 0, scope: !872, inlinedAt: !2176)
!2205 = !DILocation(line: 2173, column: 15, scope: !1974, inlinedAt: !2206)
!2206 = distinct !DILocation(line: 1872, column: 32, scope: !1926, inlinedAt: !2148)
!2207 = !DILocation(line: 2173, column: 9, scope: !1974, inlinedAt: !2206)
!2208 = !DILocation(line: 1862, column: 31, scope: !1926, inlinedAt: !2148)
!2209 = !DILocation(line: 403, column: 22, scope: !1979, inlinedAt: !2210)
!2210 = distinct !DILocation(line: 1863, column: 26, scope: !1981, inlinedAt: !2148)
!2211 = !DILocation(line: 418, column: 9, scope: !1983, inlinedAt: !2212)
!2212 = distinct !DILocation(line: 1863, column: 36, scope: !1981, inlinedAt: !2148)
!2213 = !DILocation(line: 1864, column: 13, scope: !1981, inlinedAt: !2148)
!2214 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !2215)
!2215 = distinct !DILocation(line: 1864, column: 13, scope: !1981, inlinedAt: !2148)
!2216 = !DILocation(line: 1873, column: 13, scope: !1990, inlinedAt: !2148)
!2217 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !2218)
!2218 = distinct !DILocation(line: 1873, column: 13, scope: !1990, inlinedAt: !2148)
!2219 = !DILocation(line: 1874, column: 13, scope: !1990, inlinedAt: !2148)
!2220 = !{!2144, !2151}
!2221 = !DILocation(line: 1874, column: 22, scope: !1990, inlinedAt: !2148)
!2222 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !2223)
!2223 = distinct !DILocation(line: 1874, column: 13, scope: !1990, inlinedAt: !2148)
!2224 = !DILocation(line: 1755, column: 18, scope: !916, inlinedAt: !2225)
!2225 = distinct !DILocation(line: 1875, column: 26, scope: !1990, inlinedAt: !2148)
!2226 = !DILocation(line: 1916, column: 50, scope: !920, inlinedAt: !2227)
!2227 = distinct !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !2228)
!2228 = distinct !DILocation(line: 857, column: 14, scope: !924, inlinedAt: !2229)
!2229 = distinct !DILocation(line: 1755, column: 18, scope: !926, inlinedAt: !2225)
!2230 = !DILocation(line: 772, column: 12, scope: !922, inlinedAt: !2228)
!2231 = !DILocation(line: 844, column: 17, scope: !930, inlinedAt: !2232)
!2232 = distinct !DILocation(line: 213, column: 28, scope: !932, inlinedAt: !2233)
!2233 = distinct !DILocation(line: 775, column: 35, scope: !934, inlinedAt: !2228)
!2234 = !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !2225)
!2235 = !DILocation(line: 1756, column: 19, scope: !927, inlinedAt: !2225)
!2236 = !DILocation(line: 2173, column: 9, scope: !938, inlinedAt: !2237)
!2237 = distinct !DILocation(line: 1756, column: 13, scope: !927, inlinedAt: !2225)
!2238 = !DILocation(line: 1859, column: 16, scope: !1926, inlinedAt: !2148)
!2239 = !DILocation(line: 1865, column: 51, scope: !1981, inlinedAt: !2148)
!2240 = !DILocation(line: 1865, column: 45, scope: !1981, inlinedAt: !2148)
!2241 = !DILocation(line: 1965, column: 9, scope: !871, inlinedAt: !2242)
!2242 = distinct !DILocation(line: 1865, column: 37, scope: !1981, inlinedAt: !2148)
!2243 = !DILocation(line: 1965, column: 18, scope: !872, inlinedAt: !2242)
!2244 = !DILocation(line: 1916, column: 50, scope: !875, inlinedAt: !2245)
!2245 = distinct !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !2246)
!2246 = distinct !DILocation(line: 857, column: 14, scope: !884, inlinedAt: !2247)
!2247 = distinct !DILocation(line: 1965, column: 18, scope: !887, inlinedAt: !2242)
!2248 = !DILocation(line: 772, column: 12, scope: !879, inlinedAt: !2246)
!2249 = !DILocation(line: 844, column: 17, scope: !892, inlinedAt: !2250)
!2250 = distinct !DILocation(line: 213, column: 28, scope: !895, inlinedAt: !2251)
!2251 = distinct !DILocation(line: 775, column: 35, scope: !898, inlinedAt: !2246)
!2252 = !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !2242)
!2253 = !{!2254, !2144, !2151}
!2254 = distinct !{!2254, !2255, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding: %self"}
!2255 = distinct !{!2255, !"_RNvMsa_NtCs2TNzTbj2aEP_4core3fmtNtB5_9Formatter7padding"}
!2256 = !DILocation(line: 1966, column: 22, scope: !871, inlinedAt: !2242)
!2257 = !DILocation(line: 2173, column: 9, scope: !902, inlinedAt: !2258)
!2258 = distinct !DILocation(line: 1966, column: 13, scope: !871, inlinedAt: !2242)
!2259 = !DILocation(line: 1866, column: 13, scope: !2034, inlinedAt: !2148)
!2260 = !DILocation(line: 1866, column: 22, scope: !2034, inlinedAt: !2148)
!2261 = !DILocation(line: 2173, column: 9, scope: !1934, inlinedAt: !2262)
!2262 = distinct !DILocation(line: 1866, column: 13, scope: !2034, inlinedAt: !2148)
!2263 = !DILocation(line: 1868, column: 13, scope: !2034, inlinedAt: !2148)
!2264 = !DILocation(line: 1858, column: 13, scope: !1926, inlinedAt: !2148)
!2265 = !DILocation(line: 1858, column: 22, scope: !1926, inlinedAt: !2148)
!2266 = !DILocation(line: 144, column: 17, scope: !2048)
!2267 = !DILocation(line: 151, column: 14, scope: !2048)
!2268 = distinct !DISubprogram(name: "expect_failed", linkageName: "_RNvNtCs2TNzTbj2aEP_4core6option13expect_failed", scope: !764, file: !762, line: 2244, type: !945, scopeLine: 2244, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2269 = !DILocation(line: 259, column: 15, scope: !2270, inlinedAt: !2272)
!2270 = distinct !DILexicalBlock(scope: !2271, file: !1768, line: 259, column: 15)
!2271 = distinct !DISubprogram(name: "panic_display<&str>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core9panicking13panic_displayReEB4_", scope: !1769, file: !1768, line: 258, type: !13, scopeLine: 258, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2272 = !DILocation(line: 2245, column: 5, scope: !2268)
!2273 = !DILocation(line: 259, column: 5, scope: !2271, inlinedAt: !2272)
!2274 = distinct !DISubprogram(name: "panic_const_div_by_zero", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9panicking11panic_const23panic_const_div_by_zero", scope: !2275, file: !1768, line: 173, type: !945, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2275 = !DINamespace(name: "panic_const", scope: !1769)
!2276 = !DILocation(line: 175, column: 17, scope: !2274)
