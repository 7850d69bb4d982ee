; ModuleID = 'panics.b78d1517c5e41fc-cgu.0'
source_filename = "panics.b78d1517c5e41fc-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"fmt::rt::Argument<'_>" = type { %"fmt::rt::ArgumentType<'_>" }
%"fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_901c358b497f6bc4face5c484caa25a6 = private unnamed_addr constant [10 x i8] c"\04 at \C0\01:\C0\00", align 1
@alloc_df03e4a3fea9799ae8a4548fcad9a043 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@alloc_b450dc10ef1a923f00c011d1afb09351 = private unnamed_addr constant [18 x i8] c"kernels/panics.rs\00", align 1
@alloc_b241aebecefa1f31e0854d09d5cfb2e2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b450dc10ef1a923f00c011d1afb09351, [16 x i8] c"\11\00\00\00\00\00\00\00\10\00\00\00\11\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\C8\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str, ptr @_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write10write_charB4_, ptr @_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtB4_ }>, align 8
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
; Function Attrs: cold convergent noreturn nounwind
define internal fastcc void @_RNvCs6rREvFdRhLb_7___rustc17rust_begin_unwind(ptr noalias nofree noundef nonnull readonly align 8 captures(none) dereferenceable(24) %info) unnamed_addr #0 !dbg !10 {
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
  store ptr @_RNvXs1_NtNtCslnt1oJOvDdB_4core5panic10panic_infoNtB5_12PanicMessageNtNtB9_3fmt7Display3fmt, ptr %_10.sroa.4.0..sroa_idx, align 8, !dbg !29
; call <&mut panics::Line as core::fmt::Write::write_fmt::SpecWriteFmt>::spec_write_fmt
  call fastcc void @_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_(ptr noalias nofree noundef align 8 dereferenceable(200) %line, ptr noundef nonnull @alloc_0c812808379efded5a4fb82d2790b55612, ptr noundef nonnull %args) #16, !dbg !33
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
  store ptr @_RNvXs1i_NtCslnt1oJOvDdB_4core3fmtReNtB6_7Display3fmtCsZ41qJ9voro_6panics, ptr %_20.sroa.4.0..sroa_idx, align 8, !dbg !64
  %5 = getelementptr inbounds nuw i8, ptr %args1, i64 16, !dbg !64
  store ptr %_18, ptr %5, align 8, !dbg !64
  %_21.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 24, !dbg !64
  store ptr @_RNvXs8_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_21.sroa.4.0..sroa_idx, align 8, !dbg !64
; call <&mut panics::Line as core::fmt::Write::write_fmt::SpecWriteFmt>::spec_write_fmt
  call fastcc void @_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_(ptr noalias nofree noundef align 8 dereferenceable(200) %line, ptr noundef nonnull @alloc_901c358b497f6bc4face5c484caa25a6, ptr noundef nonnull %args1) #16, !dbg !67
  call void @llvm.lifetime.end.p0(ptr nonnull %args1), !dbg !70
  call void @llvm.lifetime.end.p0(ptr nonnull %_18), !dbg !70
  call void @llvm.lifetime.end.p0(ptr nonnull %_16), !dbg !70
  call void @llvm.lifetime.start.p0(ptr nonnull %arguments), !dbg !71
  store ptr %line, ptr %arguments, align 8, !dbg !72
  %_27 = call noundef i32 @vprintf(ptr noundef nonnull @alloc_df03e4a3fea9799ae8a4548fcad9a043, ptr noundef nonnull %arguments) #17, !dbg !73
  call void @llvm.trap(), !dbg !75
  unreachable, !dbg !75
}

; <panics::Line as core::fmt::Write>::write_str
; Function Attrs: convergent nounwind
define internal noundef zeroext i1 @_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str(ptr noalias nofree noundef align 8 captures(none) dereferenceable(200) %self, ptr noalias nofree noundef nonnull readonly captures(address) %s.0, i64 noundef %s.1) unnamed_addr #1 !dbg !81 {
start:
  %_18 = getelementptr inbounds nuw i8, ptr %s.0, i64 %s.1, !dbg !83
  %_252.not = icmp samesign eq i64 %s.1, 0, !dbg !104
  br i1 %_252.not, label %bb4, label %bb3.lr.ph, !dbg !116

bb3.lr.ph:                                        ; preds = %start
  %iter.sroa.0.14 = getelementptr inbounds nuw i8, ptr %s.0, i64 1, !dbg !107
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_10.pre = load i64, ptr %0, align 8, !dbg !117
  br label %bb3, !dbg !116

bb3:                                              ; preds = %bb3.lr.ph, %bb8
  %_10 = phi i64 [ %_10.pre, %bb3.lr.ph ], [ %_108, %bb8 ], !dbg !117
  %iter.sroa.0.16 = phi ptr [ %iter.sroa.0.14, %bb3.lr.ph ], [ %iter.sroa.0.1, %bb8 ]
  %iter.sroa.0.05 = phi ptr [ %s.0, %bb3.lr.ph ], [ %iter.sroa.0.16, %bb8 ]
  %b = load i8, ptr %iter.sroa.0.05, align 1, !dbg !119, !noundef !14
  %_9 = add i64 %_10, 1, !dbg !117
  %_8 = icmp ult i64 %_9, 192, !dbg !117
  br i1 %_8, label %bb5, label %bb8, !dbg !117

bb4:                                              ; preds = %bb8, %start
  ret i1 false, !dbg !120

bb5:                                              ; preds = %bb3
  %_12 = icmp ult i64 %_10, 192, !dbg !121
  br i1 %_12, label %bb6, label %panic, !dbg !121

bb8:                                              ; preds = %bb3, %bb6
  %_108 = phi i64 [ %_10, %bb3 ], [ %3, %bb6 ]
  %_25 = icmp ne ptr %iter.sroa.0.16, %_18, !dbg !104
  %iter.sroa.0.1.idx = zext i1 %_25 to i64, !dbg !107
  %iter.sroa.0.1 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16, i64 %iter.sroa.0.1.idx, !dbg !107
  br i1 %_25, label %bb3, label %bb4, !dbg !116

bb6:                                              ; preds = %bb5
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 %_10, !dbg !121
  store i8 %b, ptr %1, align 1, !dbg !121
  %2 = load i64, ptr %0, align 8, !dbg !122, !noundef !14
  %3 = add i64 %2, 1, !dbg !122
  store i64 %3, ptr %0, align 8, !dbg !122
  br label %bb8, !dbg !123

panic:                                            ; preds = %bb5
  %_10.lcssa = phi i64 [ %_10, %bb5 ], !dbg !117
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !121
  unreachable, !dbg !121
}

; <core::panic::panic_info::PanicMessage as core::fmt::Display>::fmt
; Function Attrs: convergent inlinehint nounwind
define internal noundef zeroext i1 @_RNvXs1_NtNtCslnt1oJOvDdB_4core5panic10panic_infoNtB5_12PanicMessageNtNtB9_3fmt7Display3fmt(ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(24) %formatter) unnamed_addr #2 !dbg !124 {
start:
  %_74.i = alloca [24 x i8], align 8
  %_33.i = alloca [24 x i8], align 8
  %_4 = load ptr, ptr %self, align 8, !dbg !126, !nonnull !14, !align !27, !noundef !14
  %_3.0 = load ptr, ptr %_4, align 8, !dbg !126, !nonnull !14, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 8, !dbg !126
  %_3.1 = load ptr, ptr %0, align 8, !dbg !126, !nonnull !14, !noundef !14
  %formatter.val = load ptr, ptr %formatter, align 8, !dbg !127
  %1 = getelementptr inbounds nuw i8, ptr %formatter, i64 8, !dbg !127
  %formatter.val1 = load ptr, ptr %1, align 8, !dbg !127
  %_10.i = ptrtoint ptr %_3.1 to i64, !dbg !128
  %_12.i = and i64 %_10.i, 1, !dbg !138
  %.not.i = icmp ne i64 %_12.i, 0, !dbg !138
  %_8.i = tail call i1 @llvm.is.constant.i1(i1 %.not.i), !dbg !140
  %2 = and i1 %.not.i, %_8.i, !dbg !140
  %3 = icmp ne ptr %formatter.val, null
  tail call void @llvm.assume(i1 %3)
  %4 = icmp ne ptr %formatter.val1, null
  tail call void @llvm.assume(i1 %4)
  br i1 %2, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit.sink.split, label %bb3.i, !dbg !142

bb3.i:                                            ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !143), !dbg !146
  %.not.i2 = icmp eq i64 %_12.i, 0, !dbg !147
  br i1 %.not.i2, label %bb4.preheader.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit.sink.split, !dbg !154

bb4.preheader.i:                                  ; preds = %bb3.i
  %n11.i = load i8, ptr %_3.0, align 1, !dbg !155, !noalias !143, !noundef !14
  %5 = icmp eq i8 %n11.i, 0, !dbg !164
  br i1 %5, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb6.lr.ph.i, !dbg !164

bb6.lr.ph.i:                                      ; preds = %bb4.preheader.i
  %6 = getelementptr inbounds nuw i8, ptr %_33.i, i64 16
  %_34.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_33.i, i64 20
  %7 = getelementptr inbounds nuw i8, ptr %_33.i, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %formatter.val1, i64 24
  %9 = load ptr, ptr %8, align 8, !alias.scope !143, !nonnull !14
  %10 = getelementptr inbounds nuw i8, ptr %_74.i, i64 16
  %opt.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_74.i, i64 20
  %opt.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_74.i, i64 22
  %11 = getelementptr inbounds nuw i8, ptr %_74.i, i64 8
  br label %bb6.i, !dbg !164

bb6.i:                                            ; preds = %bb44.i, %bb6.lr.ph.i
  %n15.i = phi i8 [ %n11.i, %bb6.lr.ph.i ], [ %n.i, %bb44.i ]
  %template.sroa.0.014.i = phi ptr [ %_3.0, %bb6.lr.ph.i ], [ %template.sroa.0.5.i, %bb44.i ]
  %arg_index.sroa.0.013.i = phi i64 [ 0, %bb6.lr.ph.i ], [ %arg_index.sroa.0.2.i, %bb44.i ]
  %_8916.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 1, !dbg !166
  %_8.i4 = icmp sgt i8 %n15.i, -1, !dbg !170
  br i1 %_8.i4, label %bb7.i, label %bb12.i, !dbg !170

bb12.i:                                           ; preds = %bb6.i
  switch i8 %n15.i, label %bb21.i [
    i8 -128, label %bb13.i
    i8 -64, label %bb18.i
  ], !dbg !171

bb7.i:                                            ; preds = %bb6.i
  %_12.i5 = zext nneg i8 %n15.i to i64, !dbg !172
  %_92.i = getelementptr inbounds nuw i8, ptr %_8916.i, i64 %_12.i5, !dbg !173
  %_14.i = call noundef zeroext i1 %9(ptr noundef nonnull %formatter.val, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_8916.i, i64 noundef %_12.i5) #16, !dbg !176
  br i1 %_14.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb44.i, !dbg !178

bb13.i:                                           ; preds = %bb12.i
  %_19.sroa.0.0.copyload.i = load i16, ptr %_8916.i, align 1, !dbg !179, !noalias !143
  %len.i = zext i16 %_19.sroa.0.0.copyload.i to i64, !dbg !185
  %_98.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 3, !dbg !192
  %_101.i = getelementptr inbounds nuw i8, ptr %_98.i, i64 %len.i, !dbg !195
  %_25.i = call noundef zeroext i1 %9(ptr noundef nonnull %formatter.val, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_98.i, i64 noundef %len.i) #16, !dbg !198
  br i1 %_25.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb44.i, !dbg !200

bb18.i:                                           ; preds = %bb12.i
  %_106.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %arg_index.sroa.0.013.i, !dbg !201
  call void @llvm.lifetime.start.p0(ptr nonnull %_33.i), !dbg !204, !noalias !143
  store i32 1610612768, ptr %6, align 8, !dbg !205, !noalias !143
  store <2 x i16> zeroinitializer, ptr %_34.sroa.4.0..sroa_idx.i, align 4, !dbg !205, !noalias !143
  store ptr %formatter.val, ptr %_33.i, align 8, !dbg !205, !noalias !143
  store ptr %formatter.val1, ptr %7, align 8, !dbg !205, !noalias !143
  %12 = load ptr, ptr %_106.i, align 8, !dbg !208, !noalias !143, !nonnull !14, !noundef !14
  %13 = getelementptr inbounds nuw i8, ptr %_106.i, i64 8, !dbg !214
  %_110.i = load ptr, ptr %13, align 8, !dbg !214, !noalias !143, !nonnull !14, !noundef !14
  %_29.i = call noundef zeroext i1 %_110.i(ptr noundef nonnull %12, ptr noalias nofree noundef nonnull align 8 dereferenceable(24) %_33.i) #17, !dbg !215
  call void @llvm.lifetime.end.p0(ptr nonnull %_33.i), !dbg !217, !noalias !143
  br i1 %_29.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb19.i, !dbg !218

bb21.i:                                           ; preds = %bb12.i
  %_37.i = icmp samesign ugt i8 %n15.i, -64, !dbg !219
  call void @llvm.assume(i1 %_37.i), !dbg !220
  %_39.i = and i8 %n15.i, 1, !dbg !225
  %14 = icmp eq i8 %_39.i, 0, !dbg !225
  br i1 %14, label %bb24.i, label %bb22.i, !dbg !225

bb19.i:                                           ; preds = %bb18.i
  %15 = add i64 %arg_index.sroa.0.013.i, 1, !dbg !227
  br label %bb44.i, !dbg !228

bb22.i:                                           ; preds = %bb21.i
  %_118.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 5
  %_41.sroa.0.0.copyload.i = load i32, ptr %_8916.i, align 1, !dbg !229, !noalias !143
  br label %bb24.i, !dbg !235

bb24.i:                                           ; preds = %bb22.i, %bb21.i
  %template.sroa.0.1.i = phi ptr [ %_8916.i, %bb21.i ], [ %_118.i, %bb22.i ], !dbg !236
  %opt.sroa.0.0.i = phi i32 [ 1610612768, %bb21.i ], [ %_41.sroa.0.0.copyload.i, %bb22.i ], !dbg !238
  %_43.i = and i8 %n15.i, 2, !dbg !239
  %16 = icmp eq i8 %_43.i, 0, !dbg !239
  br i1 %16, label %bb27.i, label %bb25.i, !dbg !239

bb25.i:                                           ; preds = %bb24.i
  %_121.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i, i64 2
  %_45.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.1.i, align 1, !dbg !240, !noalias !143
  br label %bb27.i, !dbg !244

bb27.i:                                           ; preds = %bb25.i, %bb24.i
  %template.sroa.0.2.i = phi ptr [ %template.sroa.0.1.i, %bb24.i ], [ %_121.i, %bb25.i ], !dbg !236
  %opt.sroa.3.0.i = phi i16 [ 0, %bb24.i ], [ %_45.sroa.0.0.copyload.i, %bb25.i ], !dbg !238
  %_47.i = and i8 %n15.i, 4, !dbg !245
  %17 = icmp eq i8 %_47.i, 0, !dbg !245
  br i1 %17, label %bb30.i, label %bb28.i, !dbg !245

bb28.i:                                           ; preds = %bb27.i
  %_124.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i, i64 2
  %_49.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.2.i, align 1, !dbg !246, !noalias !143
  br label %bb30.i, !dbg !250

bb30.i:                                           ; preds = %bb28.i, %bb27.i
  %template.sroa.0.3.i = phi ptr [ %template.sroa.0.2.i, %bb27.i ], [ %_124.i, %bb28.i ], !dbg !236
  %opt.sroa.7.0.i = phi i16 [ 0, %bb27.i ], [ %_49.sroa.0.0.copyload.i, %bb28.i ], !dbg !238
  %_51.i = and i8 %n15.i, 8, !dbg !251
  %18 = icmp eq i8 %_51.i, 0, !dbg !251
  br i1 %18, label %bb33.i, label %bb31.i, !dbg !251

bb31.i:                                           ; preds = %bb30.i
  %_127.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i, i64 2
  %_54.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.3.i, align 1, !dbg !252, !noalias !143
  %19 = zext i16 %_54.sroa.0.0.copyload.i to i64, !dbg !256
  br label %bb33.i, !dbg !258

bb33.i:                                           ; preds = %bb31.i, %bb30.i
  %arg_index.sroa.0.1.i = phi i64 [ %arg_index.sroa.0.013.i, %bb30.i ], [ %19, %bb31.i ], !dbg !259
  %template.sroa.0.4.i = phi ptr [ %template.sroa.0.3.i, %bb30.i ], [ %_127.i, %bb31.i ], !dbg !236
  %_57.i = and i8 %n15.i, 16, !dbg !260
  %20 = icmp eq i8 %_57.i, 0, !dbg !260
  br i1 %20, label %bb36.i, label %bb34.i, !dbg !260

bb34.i:                                           ; preds = %bb33.i
  %_61.i = zext i16 %opt.sroa.3.0.i to i64, !dbg !261
  %_129.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %_61.i, !dbg !262
  %21 = load ptr, ptr %_129.i, align 8, !dbg !264, !noalias !143, !noundef !14
  %22 = icmp eq ptr %21, null, !dbg !264
  br i1 %22, label %bb72.i, label %bb70.i, !dbg !267

bb36.i:                                           ; preds = %bb70.i, %bb33.i
  %opt.sroa.3.1.i = phi i16 [ %opt.sroa.3.0.i, %bb33.i ], [ %_59.sroa.5.0.i, %bb70.i ], !dbg !238
  %_63.i = and i8 %n15.i, 32, !dbg !268
  %23 = icmp eq i8 %_63.i, 0, !dbg !268
  br i1 %23, label %bb39.i, label %bb37.i, !dbg !268

bb72.i:                                           ; preds = %bb34.i
  %24 = getelementptr inbounds nuw i8, ptr %_129.i, i64 8
  %_133.i = load i16, ptr %24, align 8, !dbg !269, !noalias !143, !noundef !14
  br label %bb70.i, !dbg !270

bb70.i:                                           ; preds = %bb72.i, %bb34.i
  %_59.sroa.5.0.i = phi i16 [ %_133.i, %bb72.i ], [ undef, %bb34.i ], !dbg !271
  call void @llvm.assume(i1 %22), !dbg !272
  br label %bb36.i, !dbg !278

bb37.i:                                           ; preds = %bb36.i
  %_67.i = zext i16 %opt.sroa.7.0.i to i64, !dbg !279
  %_136.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %_67.i, !dbg !280
  %25 = load ptr, ptr %_136.i, align 8, !dbg !282, !noalias !143, !noundef !14
  %26 = icmp eq ptr %25, null, !dbg !282
  br i1 %26, label %bb77.i, label %bb75.i, !dbg !284

bb39.i:                                           ; preds = %bb75.i, %bb36.i
  %opt.sroa.7.1.i = phi i16 [ %opt.sroa.7.0.i, %bb36.i ], [ %_65.sroa.5.0.i, %bb75.i ], !dbg !238
  %_143.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %_3.1, i64 %arg_index.sroa.0.1.i, !dbg !285
  call void @llvm.lifetime.start.p0(ptr nonnull %_74.i), !dbg !287, !noalias !143
  store i32 %opt.sroa.0.0.i, ptr %10, align 8, !dbg !288, !noalias !143
  store i16 %opt.sroa.3.1.i, ptr %opt.sroa.3.0..sroa_idx.i, align 4, !dbg !288, !noalias !143
  store i16 %opt.sroa.7.1.i, ptr %opt.sroa.7.0..sroa_idx.i, align 2, !dbg !288, !noalias !143
  store ptr %formatter.val, ptr %_74.i, align 8, !dbg !288, !noalias !143
  store ptr %formatter.val1, ptr %11, align 8, !dbg !288, !noalias !143
  %27 = load ptr, ptr %_143.i, align 8, !dbg !290, !noalias !143, !nonnull !14, !noundef !14
  %28 = getelementptr inbounds nuw i8, ptr %_143.i, i64 8, !dbg !292
  %_147.i = load ptr, ptr %28, align 8, !dbg !292, !noalias !143, !nonnull !14, !noundef !14
  %_70.i = call noundef zeroext i1 %_147.i(ptr noundef nonnull %27, ptr noalias nofree noundef nonnull align 8 dereferenceable(24) %_74.i) #17, !dbg !293
  call void @llvm.lifetime.end.p0(ptr nonnull %_74.i), !dbg !295, !noalias !143
  br i1 %_70.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb40.i, !dbg !296

bb77.i:                                           ; preds = %bb37.i
  %29 = getelementptr inbounds nuw i8, ptr %_136.i, i64 8
  %_140.i = load i16, ptr %29, align 8, !dbg !297, !noalias !143, !noundef !14
  br label %bb75.i, !dbg !298

bb75.i:                                           ; preds = %bb77.i, %bb37.i
  %_65.sroa.5.0.i = phi i16 [ %_140.i, %bb77.i ], [ undef, %bb37.i ], !dbg !299
  call void @llvm.assume(i1 %26), !dbg !300
  br label %bb39.i, !dbg !302

bb40.i:                                           ; preds = %bb39.i
  %30 = add i64 %arg_index.sroa.0.1.i, 1, !dbg !303
  br label %bb44.i, !dbg !228

bb44.i:                                           ; preds = %bb40.i, %bb19.i, %bb13.i, %bb7.i
  %arg_index.sroa.0.2.i = phi i64 [ %arg_index.sroa.0.013.i, %bb13.i ], [ %30, %bb40.i ], [ %15, %bb19.i ], [ %arg_index.sroa.0.013.i, %bb7.i ], !dbg !259
  %template.sroa.0.5.i = phi ptr [ %_101.i, %bb13.i ], [ %template.sroa.0.4.i, %bb40.i ], [ %_8916.i, %bb19.i ], [ %_92.i, %bb7.i ], !dbg !236
  %n.i = load i8, ptr %template.sroa.0.5.i, align 1, !dbg !155, !noalias !143, !noundef !14
  %31 = icmp eq i8 %n.i, 0, !dbg !164
  br i1 %31, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, label %bb6.i, !dbg !164

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit.sink.split: ; preds = %bb3.i, %start
  %_84.i.sink = lshr i64 %_10.i, 1, !dbg !304
  %32 = getelementptr inbounds nuw i8, ptr %formatter.val1, i64 24, !dbg !304
  %33 = load ptr, ptr %32, align 8, !dbg !304, !invariant.load !14, !nonnull !14
  %34 = tail call noundef zeroext i1 %33(ptr noundef nonnull %formatter.val, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %_84.i.sink) #16, !dbg !304
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit, !dbg !305

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit: ; preds = %bb44.i, %bb39.i, %bb18.i, %bb13.i, %bb7.i, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit.sink.split, %bb4.preheader.i
  %_0.sroa.0.0.in.i = phi i1 [ false, %bb4.preheader.i ], [ %34, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt.exit.sink.split ], [ true, %bb7.i ], [ false, %bb44.i ], [ true, %bb39.i ], [ true, %bb13.i ], [ true, %bb18.i ]
  ret i1 %_0.sroa.0.0.in.i, !dbg !305
}

; <&str as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs1i_NtCslnt1oJOvDdB_4core3fmtReNtB6_7Display3fmtCsZ41qJ9voro_6panics(ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #3 !dbg !306 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !dbg !308, !nonnull !14, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !308
  %_3.1 = load i64, ptr %0, align 8, !dbg !308, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !309), !dbg !312
  tail call void @llvm.experimental.noalias.scope.decl(metadata !313), !dbg !312
  tail call void @llvm.experimental.noalias.scope.decl(metadata !315), !dbg !318
  tail call void @llvm.experimental.noalias.scope.decl(metadata !322), !dbg !318
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 16, !dbg !324
  %_4.i.i = load i32, ptr %1, align 8, !dbg !324, !alias.scope !327, !noalias !328, !noundef !14
  %_3.i.i = and i32 %_4.i.i, 402653184, !dbg !324
  %2 = icmp eq i32 %_3.i.i, 0, !dbg !324
  br i1 %2, label %bb1.i.i, label %bb3.i.i, !dbg !324

bb1.i.i:                                          ; preds = %start
  %_33.0.i.i = load ptr, ptr %f, align 8, !dbg !329, !alias.scope !327, !noalias !328, !nonnull !14, !noundef !14
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !329
  %_33.1.i.i = load ptr, ptr %3, align 8, !dbg !329, !alias.scope !327, !noalias !328, !nonnull !14, !align !27, !noundef !14
  %4 = getelementptr inbounds nuw i8, ptr %_33.1.i.i, i64 24, !dbg !329
  %5 = load ptr, ptr %4, align 8, !dbg !329, !invariant.load !14, !noalias !327, !nonnull !14
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_33.0.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %_3.1) #16, !dbg !330, !noalias !327
  br label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, !dbg !331

bb3.i.i:                                          ; preds = %start
  %_36.i.i = and i32 %_4.i.i, 268435456, !dbg !334
  %.not.i.i = icmp eq i32 %_36.i.i, 0, !dbg !334
  %7 = getelementptr inbounds nuw i8, ptr %f, i64 22, !dbg !334
  %_38.i.i = load i16, ptr %7, align 2, !dbg !334, !alias.scope !327, !noalias !328
  %8 = zext i16 %_38.i.i to i64, !dbg !334
  %_5.sroa.6.0.i.i = select i1 %.not.i.i, i64 0, i64 %8, !dbg !334
  br i1 %.not.i.i, label %bb9.i.i, label %bb4.i.i, !dbg !339

bb4.i.i:                                          ; preds = %bb3.i.i
  %_46.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %_3.1, !dbg !340
  %.not18.i.i = icmp eq i16 %_38.i.i, 0, !dbg !356
  br i1 %.not18.i.i, label %bb27.i.i, label %bb1.i.i.i, !dbg !369

bb9.i.i:                                          ; preds = %bb3.i.i
  %_16.i.i.i = icmp ult i64 %_3.1, 32, !dbg !370
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb9.i.i.i, !dbg !370

bb9.i.i.i:                                        ; preds = %bb9.i.i
  %9 = ptrtoint ptr %_3.0 to i64, !dbg !380
  %_9.i.i.i.i.i.i = add i64 %9, 7, !dbg !400
  %aligned_address.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i, -8, !dbg !400
  %byte_offset.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i, %9, !dbg !412
  %_12.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i, 8, !dbg !414
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i.i), !dbg !416
  %_15.i.i.i.i.i.i = sub nuw nsw i64 %_3.1, %byte_offset.i.i.i.i.i.i, !dbg !417
  %_14.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %byte_offset.i.i.i.i.i.i, !dbg !417
  %_61.i.i.i.i.i.i = lshr i64 %_15.i.i.i.i.i.i, 3, !dbg !423
  %ts_len.i.i.i.i.i.i = and i64 %_15.i.i.i.i.i.i, 7, !dbg !430
  %_21.i.i.i.i.i = and i64 %_15.i.i.i.i.i.i, 9223372036854775800, !dbg !432
  %_19.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_14.i.i.i.i.i.i, i64 %_21.i.i.i.i.i, !dbg !434
  %10 = icmp eq i64 %aligned_address.i.i.i.i.i.i, %9, !dbg !437
  br i1 %10, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.preheader, !dbg !466

bb8.i.i.i.i.i.i.i.preheader:                      ; preds = %bb9.i.i.i
  %11 = sub i64 %9, %aligned_address.i.i.i.i.i.i, !dbg !467
  %12 = icmp ugt i64 %11, -8, !dbg !467
  br i1 %12, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !467

bb8.i.i.i.i.i.i.i:                                ; preds = %bb8.i.i.i.i.i.i.i.preheader, %bb8.i.i.i.i.i.i.i
  %i.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ], !dbg !471
  %init.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %op.rdx22, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %_37.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !472
  %13 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i, align 1, !dbg !475, !alias.scope !476, !noalias !327
  %14 = icmp sgt <4 x i8> %13, splat (i8 -65), !dbg !483
  %15 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !472
  %_37.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %15, i64 4, !dbg !472
  %16 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i.4, align 1, !dbg !475, !alias.scope !476, !noalias !327
  %17 = icmp sgt <4 x i8> %16, splat (i8 -65), !dbg !483
  %rdx.op21 = shufflevector <4 x i1> %14, <4 x i1> %17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !499
  %18 = bitcast <8 x i1> %rdx.op21 to i8, !dbg !499
  %19 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %18), !dbg !499
  %20 = zext nneg i8 %19 to i64, !dbg !499
  %op.rdx22 = add i64 %init.sroa.0.0.i.i.i.i.i.i.i, %20, !dbg !499
  %_22.i.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i, 8, !dbg !503
  %niter.next.7 = add i64 %niter, 8, !dbg !467
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, 0, !dbg !467
  br i1 %niter.ncmp.7, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !467

bb8.i.i.i.i.i.i.i.epil.preheader:                 ; preds = %bb8.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %op.rdx22, %bb8.i.i.i.i.i.i.i ]
  br label %bb8.i.i.i.i.i.i.i.epil, !dbg !467

bb8.i.i.i.i.i.i.i.epil:                           ; preds = %bb8.i.i.i.i.i.i.i.epil.preheader, %bb8.i.i.i.i.i.i.i.epil
  %i.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ], !dbg !471
  %init.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, !dbg !472
  %_37.val.i.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.i.epil, align 1, !dbg !475, !alias.scope !476, !noalias !327, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.epil, -65, !dbg !483
  %_0.i.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !509
  %_4.0.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.epil, !dbg !499
  %_22.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, 1, !dbg !503
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !467
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %byte_offset.i.i.i.i.i.i, !dbg !467
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.epil, !dbg !467, !llvm.loop !510

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i: ; preds = %bb8.i.i.i.i.i.i.i.epil, %bb9.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb9.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], !dbg !512
  %_3.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i.i, !dbg !513
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i), !dbg !518
  %21 = icmp samesign eq i64 %ts_len.i.i.i.i.i.i, 0, !dbg !521
  br i1 %21, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i, label %bb8.i.i.i20.i.i.i.i, !dbg !529

bb8.i.i.i20.i.i.i.i:                              ; preds = %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i, %bb8.i.i.i20.i.i.i.i
  %i.sroa.0.0.i.i.i21.i.i.i.i = phi i64 [ %_22.i.i.i28.i.i.i.i, %bb8.i.i.i20.i.i.i.i ], [ 0, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i ], !dbg !530
  %init.sroa.0.0.i.i.i22.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i27.i.i.i.i, %bb8.i.i.i20.i.i.i.i ], [ 0, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i ]
  %_37.i.i.i23.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i21.i.i.i.i, !dbg !531
  %_37.val.i.i.i24.i.i.i.i = load i8, ptr %_37.i.i.i23.i.i.i.i, align 1, !dbg !533, !alias.scope !534, !noalias !327, !noundef !14
  %_4.i.i.i.i.i.i25.i.i.i.i = icmp sgt i8 %_37.val.i.i.i24.i.i.i.i, -65, !dbg !539
  %_0.i.i.i.i.i26.i.i.i.i = zext i1 %_4.i.i.i.i.i.i25.i.i.i.i to i64, !dbg !544
  %_4.0.i.i.i.i.i27.i.i.i.i = add i64 %init.sroa.0.0.i.i.i22.i.i.i.i, %_0.i.i.i.i.i26.i.i.i.i, !dbg !545
  %_22.i.i.i28.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i21.i.i.i.i, 1, !dbg !547
  %_23.i.i.i29.i.i.i.i = icmp eq i64 %_22.i.i.i28.i.i.i.i, %ts_len.i.i.i.i.i.i, !dbg !549
  br i1 %_23.i.i.i29.i.i.i.i, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i, label %bb8.i.i.i20.i.i.i.i, !dbg !549

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i: ; preds = %bb8.i.i.i20.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i
  %_0.sroa.0.0.i.i.i30.i.i.i.i = phi i64 [ 0, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %_4.0.i.i.i.i.i27.i.i.i.i, %bb8.i.i.i20.i.i.i.i ], !dbg !550
  %_3.i.i.i31.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i30.i.i.i.i, %ts_len.i.i.i.i.i.i, !dbg !551
  tail call void @llvm.assume(i1 %_3.i.i.i31.i.i.i.i), !dbg !553
  %22 = add nuw nsw i64 %_0.sroa.0.0.i.i.i30.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i, !dbg !555
  br label %bb13.i.i.i.i, !dbg !556

bb13.i.i.i.i:                                     ; preds = %bb19.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i
  %body.sroa.0.0.i.i.i.i = phi ptr [ %_14.i.i.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i ], [ %_14.i.i.i.i.i, %bb19.i.i.i.i ], !dbg !559
  %body.sroa.6.0.i.i.i.i = phi i64 [ %_61.i.i.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i ], [ %_15.i.i.i.i.i, %bb19.i.i.i.i ], !dbg !559
  %total.sroa.0.0.i.i.i.i = phi i64 [ %22, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i ], [ %29, %bb19.i.i.i.i ], !dbg !560
  %23 = icmp eq i64 %body.sroa.6.0.i.i.i.i, 0, !dbg !561
  %spec.store.select.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %body.sroa.6.0.i.i.i.i, i64 192)
  %_15.i.i.i.i.i = sub nuw nsw i64 %body.sroa.6.0.i.i.i.i, %spec.store.select.i.i.i.i, !dbg !561
  %_14.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i, i64 %spec.store.select.i.i.i.i, !dbg !561
  br i1 %23, label %bb11.i.i, label %bb15.i.i.i.i, !dbg !566

bb15.i.i.i.i:                                     ; preds = %bb13.i.i.i.i
  %_24.i.i.i.i.i = and i64 %spec.store.select.i.i.i.i, 3, !dbg !567
  %24 = shl nuw nsw i64 %spec.store.select.i.i.i.i, 3, !dbg !577
  %_54.idx.i.i.i.i = and i64 %24, 2016, !dbg !577
  %_54.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 %_54.idx.i.i.i.i, !dbg !577
  %_6151.i.i.i.i = icmp samesign eq i64 %_54.idx.i.i.i.i, 0, !dbg !589
  br i1 %_6151.i.i.i.i, label %bb19.i.i.i.i, label %bb20.preheader.preheader.i.i.i.i, !dbg !598

bb20.preheader.preheader.i.i.i.i:                 ; preds = %bb15.i.i.i.i
  %iter.sroa.0.153.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 32, !dbg !599
  br label %bb20.preheader.i.i.i.i, !dbg !600

bb20.preheader.i.i.i.i:                           ; preds = %bb20.preheader.i.i.i.i, %bb20.preheader.preheader.i.i.i.i
  %iter.sroa.0.156.i.i.i.i = phi ptr [ %iter.sroa.0.1.i.i.i.i, %bb20.preheader.i.i.i.i ], [ %iter.sroa.0.153.i.i.i.i, %bb20.preheader.preheader.i.i.i.i ]
  %counts.sroa.0.055.i.i.i.i = phi i64 [ %28, %bb20.preheader.i.i.i.i ], [ 0, %bb20.preheader.preheader.i.i.i.i ]
  %iter.sroa.0.054.i.i.i.i = phi ptr [ %iter.sroa.0.156.i.i.i.i, %bb20.preheader.i.i.i.i ], [ %body.sroa.0.0.i.i.i.i, %bb20.preheader.preheader.i.i.i.i ]
  %word4.i.i.i.i = load i64, ptr %iter.sroa.0.054.i.i.i.i, align 8, !dbg !603, !alias.scope !328, !noalias !327, !noundef !14
  %_95.i.i.i.i = xor i64 %word4.i.i.i.i, -1, !dbg !604
  %_94.i.i.i.i = lshr i64 %_95.i.i.i.i, 7, !dbg !608
  %_96.i.i.i.i = lshr i64 %word4.i.i.i.i, 6, !dbg !609
  %_93.i.i.i.i = or i64 %_94.i.i.i.i, %_96.i.i.i.i, !dbg !610
  %_28.i.i.i.i = and i64 %_93.i.i.i.i, 72340172838076673, !dbg !610
  %25 = add i64 %_28.i.i.i.i, %counts.sroa.0.055.i.i.i.i, !dbg !611
  %iter1.sroa.0.0.ptr.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.054.i.i.i.i, i64 8, !dbg !612
  %word4.1.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.1.i.i.i.i, align 8, !dbg !603, !alias.scope !328, !noalias !327, !noundef !14
  %_95.1.i.i.i.i = xor i64 %word4.1.i.i.i.i, -1, !dbg !604
  %_94.1.i.i.i.i = lshr i64 %_95.1.i.i.i.i, 7, !dbg !608
  %_96.1.i.i.i.i = lshr i64 %word4.1.i.i.i.i, 6, !dbg !609
  %_93.1.i.i.i.i = or i64 %_94.1.i.i.i.i, %_96.1.i.i.i.i, !dbg !610
  %_28.1.i.i.i.i = and i64 %_93.1.i.i.i.i, 72340172838076673, !dbg !610
  %26 = add i64 %25, %_28.1.i.i.i.i, !dbg !611
  %iter1.sroa.0.0.ptr.2.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.054.i.i.i.i, i64 16, !dbg !612
  %word4.2.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.2.i.i.i.i, align 8, !dbg !603, !alias.scope !328, !noalias !327, !noundef !14
  %_95.2.i.i.i.i = xor i64 %word4.2.i.i.i.i, -1, !dbg !604
  %_94.2.i.i.i.i = lshr i64 %_95.2.i.i.i.i, 7, !dbg !608
  %_96.2.i.i.i.i = lshr i64 %word4.2.i.i.i.i, 6, !dbg !609
  %_93.2.i.i.i.i = or i64 %_94.2.i.i.i.i, %_96.2.i.i.i.i, !dbg !610
  %_28.2.i.i.i.i = and i64 %_93.2.i.i.i.i, 72340172838076673, !dbg !610
  %27 = add i64 %26, %_28.2.i.i.i.i, !dbg !611
  %iter1.sroa.0.0.ptr.3.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.054.i.i.i.i, i64 24, !dbg !612
  %word4.3.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.3.i.i.i.i, align 8, !dbg !603, !alias.scope !328, !noalias !327, !noundef !14
  %_95.3.i.i.i.i = xor i64 %word4.3.i.i.i.i, -1, !dbg !604
  %_94.3.i.i.i.i = lshr i64 %_95.3.i.i.i.i, 7, !dbg !608
  %_96.3.i.i.i.i = lshr i64 %word4.3.i.i.i.i, 6, !dbg !609
  %_93.3.i.i.i.i = or i64 %_94.3.i.i.i.i, %_96.3.i.i.i.i, !dbg !610
  %_28.3.i.i.i.i = and i64 %_93.3.i.i.i.i, 72340172838076673, !dbg !610
  %28 = add i64 %27, %_28.3.i.i.i.i, !dbg !611
  %_61.i.i.i.i = icmp eq ptr %iter.sroa.0.156.i.i.i.i, %_54.i.i.i.i, !dbg !589
  %iter.sroa.0.1.idx.i.i.i.i = select i1 %_61.i.i.i.i, i64 0, i64 32, !dbg !599
  %iter.sroa.0.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.156.i.i.i.i, i64 %iter.sroa.0.1.idx.i.i.i.i, !dbg !599
  br i1 %_61.i.i.i.i, label %bb19.i.i.i.i, label %bb20.preheader.i.i.i.i, !dbg !598

bb19.i.i.i.i:                                     ; preds = %bb20.preheader.i.i.i.i, %bb15.i.i.i.i
  %counts.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 0, %bb15.i.i.i.i ], [ %28, %bb20.preheader.i.i.i.i ], !dbg !618
  %_79.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i.i, 71777214294589695, !dbg !619
  %_81.i.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i.i, 8, !dbg !622
  %_80.i.i.i.i = and i64 %_81.i.i.i.i, 71777214294589695, !dbg !623
  %_78.i.i.i.i = add nuw nsw i64 %_80.i.i.i.i, %_79.i.i.i.i, !dbg !619
  %_82.i.i.i.i = mul i64 %_78.i.i.i.i, 281479271743489, !dbg !624
  %_29.i.i.i.i = lshr i64 %_82.i.i.i.i, 48, !dbg !628
  %29 = add i64 %_29.i.i.i.i, %total.sroa.0.0.i.i.i.i, !dbg !629
  %30 = icmp eq i64 %_24.i.i.i.i.i, 0, !dbg !630
  br i1 %30, label %bb13.i.i.i.i, label %bb24.i.i.i.i, !dbg !630

bb24.i.i.i.i:                                     ; preds = %bb19.i.i.i.i
  %.lcssa28 = phi i64 [ %29, %bb19.i.i.i.i ], !dbg !629
  %_24.i.i.i.i.i.lcssa = phi i64 [ %_24.i.i.i.i.i, %bb19.i.i.i.i ], !dbg !567
  %body.sroa.0.0.i.i.i.i.lcssa27 = phi ptr [ %body.sroa.0.0.i.i.i.i, %bb19.i.i.i.i ], !dbg !559
  %spec.store.select.i.i.i.i.lcssa25 = phi i64 [ %spec.store.select.i.i.i.i, %bb19.i.i.i.i ]
  %len_rounded_down.i.le.i.i.i.i = and i64 %spec.store.select.i.i.i.i.lcssa25, 252
  %_23.i.le.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i.lcssa27, i64 %len_rounded_down.i.le.i.i.i.i
  %_101.idx.i.i.i.i = shl nuw nsw i64 %_24.i.i.i.i.i.lcssa, 3, !dbg !631
  %_101.i.i.i.i = getelementptr inbounds nuw i8, ptr %_23.i.le.i.i.i.i, i64 %_101.idx.i.i.i.i, !dbg !631
  br label %bb26.i.i.i.i, !dbg !646

bb26.i.i.i.i:                                     ; preds = %bb26.i.i.i.i, %bb24.i.i.i.i
  %counts2.sroa.0.059.i.i.i.i = phi i64 [ %31, %bb26.i.i.i.i ], [ 0, %bb24.i.i.i.i ]
  %iter3.sroa.0.058.i.i.i.i = phi ptr [ %iter3.sroa.0.1.i.i.i.i, %bb26.i.i.i.i ], [ %_23.i.le.i.i.i.i, %bb24.i.i.i.i ]
  %iter3.sroa.0.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter3.sroa.0.058.i.i.i.i, i64 8, !dbg !648
  %word.i.i.i.i = load i64, ptr %iter3.sroa.0.058.i.i.i.i, align 8, !dbg !653, !alias.scope !328, !noalias !327, !noundef !14
  %_118.i.i.i.i = xor i64 %word.i.i.i.i, -1, !dbg !654
  %_117.i.i.i.i = lshr i64 %_118.i.i.i.i, 7, !dbg !657
  %_119.i.i.i.i = lshr i64 %word.i.i.i.i, 6, !dbg !658
  %_116.i.i.i.i = or i64 %_117.i.i.i.i, %_119.i.i.i.i, !dbg !659
  %_35.i.i.i.i = and i64 %_116.i.i.i.i, 72340172838076673, !dbg !659
  %31 = add i64 %_35.i.i.i.i, %counts2.sroa.0.059.i.i.i.i, !dbg !660
  %_108.i.i.i.i = icmp eq ptr %iter3.sroa.0.1.i.i.i.i, %_101.i.i.i.i, !dbg !661
  br i1 %_108.i.i.i.i, label %bb27.i.i.i.i, label %bb26.i.i.i.i, !dbg !646

bb27.i.i.i.i:                                     ; preds = %bb26.i.i.i.i
  %.lcssa = phi i64 [ %31, %bb26.i.i.i.i ], !dbg !660
  %_121.i.i.i.i = and i64 %.lcssa, 71777214294589695, !dbg !665
  %_123.i.i.i.i = lshr i64 %.lcssa, 8, !dbg !667
  %_122.i.i.i.i = and i64 %_123.i.i.i.i, 71777214294589695, !dbg !668
  %_120.i.i.i.i = add nuw nsw i64 %_122.i.i.i.i, %_121.i.i.i.i, !dbg !665
  %_124.i.i.i.i = mul i64 %_120.i.i.i.i, 281479271743489, !dbg !669
  %_36.i.i.i.i = lshr i64 %_124.i.i.i.i, 48, !dbg !673
  %32 = add i64 %_36.i.i.i.i, %.lcssa28, !dbg !674
  br label %bb11.i.i, !dbg !675

bb8.i.i.i:                                        ; preds = %bb9.i.i
  %33 = icmp samesign eq i64 %_3.1, 0, !dbg !677
  br i1 %33, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.preheader, !dbg !685

bb8.i.i.i.i.i.i.preheader:                        ; preds = %bb8.i.i.i
  %xtraiter13 = and i64 %_3.1, 7, !dbg !686
  %34 = icmp ult i64 %_3.1, 8, !dbg !686
  br i1 %34, label %bb8.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.preheader.new, !dbg !686

bb8.i.i.i.i.i.i.preheader.new:                    ; preds = %bb8.i.i.i.i.i.i.preheader
  %unroll_iter18 = and i64 %_3.1, 24, !dbg !686
  br label %bb8.i.i.i.i.i.i, !dbg !686

bb8.i.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.preheader.new
  %i.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !687
  %init.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %op.rdx, %bb8.i.i.i.i.i.i ]
  %niter19 = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %niter19.next.7, %bb8.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !688
  %35 = load <4 x i8>, ptr %_37.i.i.i.i.i.i, align 1, !dbg !690, !alias.scope !691, !noalias !327
  %36 = icmp sgt <4 x i8> %35, splat (i8 -65), !dbg !696
  %37 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !688
  %_37.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %37, i64 4, !dbg !688
  %38 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.4, align 1, !dbg !690, !alias.scope !691, !noalias !327
  %39 = icmp sgt <4 x i8> %38, splat (i8 -65), !dbg !696
  %rdx.op = shufflevector <4 x i1> %36, <4 x i1> %39, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !701
  %40 = bitcast <8 x i1> %rdx.op to i8, !dbg !701
  %41 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %40), !dbg !701
  %42 = zext nneg i8 %41 to i64, !dbg !701
  %op.rdx = add i64 %init.sroa.0.0.i.i.i.i.i.i, %42, !dbg !701
  %_22.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i, 8, !dbg !703
  %niter19.next.7 = add i64 %niter19, 8, !dbg !686
  %niter19.ncmp.7 = icmp eq i64 %niter19.next.7, %unroll_iter18, !dbg !686
  br i1 %niter19.ncmp.7, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i, !dbg !686

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa: ; preds = %bb8.i.i.i.i.i.i
  %op.rdx.lcssa = phi i64 [ %op.rdx, %bb8.i.i.i.i.i.i ], !dbg !701
  %_22.i.i.i.i.i.i.7.lcssa = phi i64 [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !703
  %lcmp.mod15.not = icmp eq i64 %xtraiter13, 0, !dbg !686
  br i1 %lcmp.mod15.not, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil.preheader, !dbg !686

bb8.i.i.i.i.i.i.epil.preheader:                   ; preds = %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.7.lcssa, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %op.rdx.lcssa, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod17 = icmp ne i64 %xtraiter13, 0, !dbg !686
  call void @llvm.assume(i1 %lcmp.mod17), !dbg !686
  br label %bb8.i.i.i.i.i.i.epil, !dbg !686

bb8.i.i.i.i.i.i.epil:                             ; preds = %bb8.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ], !dbg !687
  %init.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ]
  %epil.iter14 = phi i64 [ %epil.iter14.next, %bb8.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.epil, !dbg !688
  %_37.val.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.epil, align 1, !dbg !690, !alias.scope !691, !noalias !327, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.epil, -65, !dbg !696
  %_0.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !705
  %_4.0.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.epil, !dbg !701
  %_22.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.epil, 1, !dbg !703
  %epil.iter14.next = add i64 %epil.iter14, 1, !dbg !686
  %epil.iter14.cmp.not = icmp eq i64 %epil.iter14.next, %xtraiter13, !dbg !686
  br i1 %epil.iter14.cmp.not, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil, !dbg !686, !llvm.loop !706

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i: ; preds = %bb8.i.i.i.i.i.i.epil, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i ], [ %op.rdx.lcssa, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], !dbg !707
  %_3.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i, %_3.1, !dbg !708
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i), !dbg !710
  br label %bb11.i.i, !dbg !712

bb1.i.i.i:                                        ; preds = %bb4.i.i, %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i
  %iter.sroa.10.1.i.i = phi i64 [ %45, %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ 0, %bb4.i.i ], !dbg !713
  %_13.i19.i.i7.i.i.i = phi ptr [ %_13.i19.i.i5.i.i.i, %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_3.0, %bb4.i.i ]
  %init.sroa.0.0.i.i.i = phi i64 [ %46, %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %8, %bb4.i.i ]
  %43 = ptrtoint ptr %_13.i19.i.i7.i.i.i to i64, !dbg !714
  %_6.i.i.i.i.i.i = icmp ne ptr %_13.i19.i.i7.i.i.i, %_46.i.i, !dbg !735
  %spec.select.idx.i.i = zext i1 %_6.i.i.i.i.i.i to i64, !dbg !747
  %spec.select.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i7.i.i.i, i64 %spec.select.idx.i.i, !dbg !747
  br i1 %_6.i.i.i.i.i.i, label %bb3.i.i.i.i.i, label %bb27.i.i, !dbg !748

bb3.i.i.i.i.i:                                    ; preds = %bb1.i.i.i
  %x.i.i.i.i.i = load i8, ptr %_13.i19.i.i7.i.i.i, align 1, !dbg !749, !alias.scope !328, !noalias !750, !noundef !14
  %_8.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i, -1, !dbg !757
  br i1 %_8.i.i.i.i.i, label %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, label %bb6.i.i.i.i.i, !dbg !757

bb6.i.i.i.i.i:                                    ; preds = %bb3.i.i.i.i.i
  %_6.i3.i.i.i.i.i = icmp ne ptr %spec.select.i.i, %_46.i.i, !dbg !759
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i), !dbg !763
  %_15.i.i.i24.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -33, !dbg !764
  %_23.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -17
  %spec.select36.v.i.i = select i1 %_23.i.i.i.i.i, i64 3, i64 2
  %spec.select.v.i = select i1 %_15.i.i.i24.i.i, i64 %spec.select36.v.i.i, i64 1, !dbg !764
  %spec.select.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 %spec.select.v.i, !dbg !764
  br label %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, !dbg !764

_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i: ; preds = %bb6.i.i.i.i.i, %bb3.i.i.i.i.i
  %_13.i19.i.i5.i.i.i = phi ptr [ %spec.select.i.i, %bb3.i.i.i.i.i ], [ %spec.select.i, %bb6.i.i.i.i.i ]
  %44 = ptrtoint ptr %_13.i19.i.i5.i.i.i to i64
  %_8.i.i.i.i = sub i64 %44, %43, !dbg !767
  %45 = add i64 %_8.i.i.i.i, %iter.sroa.10.1.i.i, !dbg !771
  %46 = add nsw i64 %init.sroa.0.0.i.i.i, -1, !dbg !772
  %47 = icmp eq i64 %46, 0, !dbg !781
  br i1 %47, label %bb27.i.i, label %bb1.i.i.i, !dbg !781

bb27.i.i:                                         ; preds = %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, %bb1.i.i.i, %bb4.i.i
  %iter.sroa.10.0.i.i = phi i64 [ 0, %bb4.i.i ], [ %iter.sroa.10.1.i.i, %bb1.i.i.i ], [ %45, %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], !dbg !782
  %_10.sroa.0.1.i.i = phi i64 [ 0, %bb4.i.i ], [ %init.sroa.0.0.i.i.i, %bb1.i.i.i ], [ 0, %_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], !dbg !783
  %48 = sub nsw i64 %_5.sroa.6.0.i.i, %_10.sroa.0.1.i.i, !dbg !784
  br label %bb11.i.i, !dbg !787

bb11.i.i:                                         ; preds = %bb13.i.i.i.i, %bb27.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, %bb27.i.i.i.i
  %char_count.sroa.0.0.i.i = phi i64 [ %48, %bb27.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i ], [ %32, %bb27.i.i.i.i ], [ %total.sroa.0.0.i.i.i.i, %bb13.i.i.i.i ], !dbg !788
  %s.sroa.8.0.i.i = phi i64 [ %iter.sroa.10.0.i.i, %bb27.i.i ], [ %_3.1, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i ], [ %_3.1, %bb27.i.i.i.i ], [ %_3.1, %bb13.i.i.i.i ]
  %49 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !789
  %_20.i.i = load i16, ptr %49, align 4, !dbg !789, !alias.scope !327, !noalias !328, !noundef !14
  %_19.i.i = zext i16 %_20.i.i to i64, !dbg !791
  %_18.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_19.i.i, !dbg !794
  br i1 %_18.i.i, label %bb12.i.i, label %bb20.i.i, !dbg !794

bb20.i.i:                                         ; preds = %bb11.i.i
  %_35.0.i.i = load ptr, ptr %f, align 8, !dbg !795, !alias.scope !327, !noalias !328, !nonnull !14, !noundef !14
  %50 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !795
  %_35.1.i.i = load ptr, ptr %50, align 8, !dbg !795, !alias.scope !327, !noalias !328, !nonnull !14, !align !27, !noundef !14
  %51 = getelementptr inbounds nuw i8, ptr %_35.1.i.i, i64 24, !dbg !795
  %52 = load ptr, ptr %51, align 8, !dbg !795, !invariant.load !14, !noalias !327, !nonnull !14
  %53 = tail call noundef zeroext i1 %52(ptr noundef nonnull %_35.0.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #16, !dbg !796, !noalias !327
  br label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, !dbg !796

bb12.i.i:                                         ; preds = %bb11.i.i
  %_25.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16, !dbg !797
  %_23.i.i = sub i16 %_20.i.i, %_25.i.i, !dbg !798
  tail call void @llvm.experimental.noalias.scope.decl(metadata !799), !dbg !802
  %54 = lshr i32 %_4.i.i, 26, !dbg !803
  %switch.shiftamt = and i32 %54, 24, !dbg !803
  %switch.downshift = lshr i32 131328, %switch.shiftamt, !dbg !803
  %switch.masked = trunc i32 %switch.downshift to i8, !dbg !803
  %_2.i.i.i.i = and i32 %_4.i.i, 2097151, !dbg !808
  %55 = icmp samesign ult i32 %_2.i.i.i.i, 1114112, !dbg !812
  tail call void @llvm.assume(i1 %55), !dbg !812
  switch i8 %switch.masked, label %default.unreachable1.i [
    i8 0, label %bb6.i.i.i
    i8 1, label %bb3.i.i.i
    i8 2, label %bb5.i.i.i
  ], !dbg !823

default.unreachable1.i:                           ; preds = %bb12.i.i
  unreachable

bb3.i.i.i:                                        ; preds = %bb12.i.i
  br label %bb6.i.i.i, !dbg !825

bb5.i.i.i:                                        ; preds = %bb12.i.i
  %56 = lshr i16 %_23.i.i, 1, !dbg !826
  br label %bb6.i.i.i, !dbg !827

bb6.i.i.i:                                        ; preds = %bb5.i.i.i, %bb3.i.i.i, %bb12.i.i
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %56, %bb5.i.i.i ], [ %_23.i.i, %bb3.i.i.i ], [ 0, %bb12.i.i ], !dbg !828
  %_18.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !829, !noalias !328
  %57 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_18.1.i.i.i = load ptr, ptr %57, align 8, !alias.scope !829, !noalias !328
  %58 = getelementptr inbounds nuw i8, ptr %_18.1.i.i.i, i64 32
  br label %bb7.i.i.i, !dbg !830

bb7.i.i.i:                                        ; preds = %bb8.i26.i.i, %bb6.i.i.i
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb6.i.i.i ], [ %59, %bb8.i26.i.i ], !dbg !833
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !834
  br i1 %exitcond.not.i.i.i, label %bb9.i28.i.i, label %bb8.i26.i.i, !dbg !850

bb8.i26.i.i:                                      ; preds = %bb7.i.i.i
  %59 = add i16 %iter.sroa.0.0.i.i.i, 1, !dbg !851
  %60 = load ptr, ptr %58, align 8, !dbg !852, !invariant.load !14, !noalias !829, !nonnull !14
  %_13.i.i.i = tail call noundef zeroext i1 %60(ptr noundef nonnull %_18.0.i.i.i, i32 noundef %_2.i.i.i.i) #16, !dbg !853, !noalias !829
  br i1 %_13.i.i.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb7.i.i.i, !dbg !852

bb9.i28.i.i:                                      ; preds = %bb7.i.i.i
  %_17.i.i.i = sub i16 %_23.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !854
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i, !dbg !855

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i: ; preds = %bb8.i26.i.i, %bb9.i28.i.i
  %_0.sroa.3.0.i.i.i = phi i16 [ %_17.i.i.i, %bb9.i28.i.i ], [ undef, %bb8.i26.i.i ], !dbg !856
  %_0.sroa.0.0.i27.i.i = phi i32 [ %_2.i.i.i.i, %bb9.i28.i.i ], [ -1, %bb8.i26.i.i ], !dbg !856
  %61 = icmp eq i32 %_0.sroa.0.0.i27.i.i, -1, !dbg !857
  %_21.sroa.7.0.i.i = select i1 %61, i16 undef, i16 %_0.sroa.3.0.i.i.i, !dbg !863
  br i1 %61, label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, label %bb14.i.i, !dbg !864

bb14.i.i:                                         ; preds = %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i
  %62 = getelementptr inbounds nuw i8, ptr %_18.1.i.i.i, i64 24, !dbg !865
  %63 = load ptr, ptr %62, align 8, !dbg !865, !invariant.load !14, !noalias !327, !nonnull !14
  %_30.i.i = tail call noundef zeroext i1 %63(ptr noundef nonnull %_18.0.i.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #16, !dbg !867, !noalias !327
  br i1 %_30.i.i, label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, label %bb1.i29.i.i, !dbg !865

bb1.i29.i.i:                                      ; preds = %bb14.i.i, %bb3.i32.i.i
  %iter.sroa.0.0.i30.i.i = phi i16 [ %64, %bb3.i32.i.i ], [ 0, %bb14.i.i ], !dbg !868
  %exitcond.not.i31.i.i = icmp eq i16 %iter.sroa.0.0.i30.i.i, %_21.sroa.7.0.i.i, !dbg !872
  br i1 %exitcond.not.i31.i.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb3.i32.i.i, !dbg !881

bb3.i32.i.i:                                      ; preds = %bb1.i29.i.i
  %64 = add i16 %iter.sroa.0.0.i30.i.i, 1, !dbg !882
  %65 = load ptr, ptr %58, align 8, !dbg !883, !invariant.load !14, !noalias !327, !nonnull !14
  %_7.i.i.i = tail call noundef zeroext i1 %65(ptr noundef nonnull %_18.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i27.i.i) #16, !dbg !884, !noalias !327
  br i1 %_7.i.i.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb1.i29.i.i, !dbg !883

_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i: ; preds = %bb3.i32.i.i, %bb1.i29.i.i
  %iter.sroa.0.0.i30.lcssa.i.i = phi i16 [ %_21.sroa.7.0.i.i, %bb1.i29.i.i ], [ %iter.sroa.0.0.i30.i.i, %bb3.i32.i.i ], !dbg !868
  %_12.i.i.i = icmp ult i16 %iter.sroa.0.0.i30.lcssa.i.i, %_21.sroa.7.0.i.i, !dbg !872
  br label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, !dbg !885

_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit: ; preds = %bb1.i.i, %bb20.i.i, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i, %bb14.i.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %6, %bb1.i.i ], [ %53, %bb20.i.i ], [ true, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_12.i.i.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb14.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i, !dbg !886
}

; <&mut panics::Line as core::fmt::Write::write_fmt::SpecWriteFmt>::spec_write_fmt
; Function Attrs: convergent inlinehint nounwind
define internal fastcc void @_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_(ptr noalias nofree noundef nonnull align 8 dereferenceable(200) %self, ptr noundef nonnull readonly captures(address) %args.0, ptr noundef nonnull %args.1) unnamed_addr #2 !dbg !887 {
start:
  %_74.i = alloca [24 x i8], align 8
  %_33.i = alloca [24 x i8], align 8
  %_9 = ptrtoint ptr %args.1 to i64, !dbg !891
  %_11 = and i64 %_9, 1, !dbg !897
  %.not = icmp ne i64 %_11, 0, !dbg !897
  %_7 = tail call i1 @llvm.is.constant.i1(i1 %.not), !dbg !899
  %.not4.demorgan = and i1 %.not, %_7, !dbg !901
  br i1 %.not4.demorgan, label %bb1, label %bb3, !dbg !902

bb1:                                              ; preds = %start
  %_16 = lshr i64 %_9, 1, !dbg !897
  tail call void @llvm.experimental.noalias.scope.decl(metadata !903), !dbg !906
  tail call void @llvm.experimental.noalias.scope.decl(metadata !907), !dbg !906
  %_18.i = getelementptr inbounds nuw i8, ptr %args.0, i64 %_16, !dbg !909
  %_252.not.i = icmp samesign eq i64 %_16, 0, !dbg !915
  br i1 %_252.not.i, label %bb5, label %bb3.lr.ph.i, !dbg !918

bb3.lr.ph.i:                                      ; preds = %bb1
  %iter.sroa.0.14.i = getelementptr inbounds nuw i8, ptr %args.0, i64 1, !dbg !919
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_10.pre.i = load i64, ptr %0, align 8, !dbg !920, !alias.scope !903, !noalias !907
  br label %bb3.i, !dbg !918

bb3.i:                                            ; preds = %bb8.i, %bb3.lr.ph.i
  %_10.i = phi i64 [ %_10.pre.i, %bb3.lr.ph.i ], [ %_108.i, %bb8.i ], !dbg !920
  %iter.sroa.0.16.i = phi ptr [ %iter.sroa.0.14.i, %bb3.lr.ph.i ], [ %iter.sroa.0.1.i, %bb8.i ]
  %iter.sroa.0.05.i = phi ptr [ %args.0, %bb3.lr.ph.i ], [ %iter.sroa.0.16.i, %bb8.i ]
  %b.i = load i8, ptr %iter.sroa.0.05.i, align 1, !dbg !921, !alias.scope !907, !noalias !903, !noundef !14
  %_9.i = add i64 %_10.i, 1, !dbg !920
  %_8.i = icmp ult i64 %_9.i, 192, !dbg !920
  br i1 %_8.i, label %bb5.i, label %bb8.i, !dbg !920

bb5.i:                                            ; preds = %bb3.i
  %_12.i = icmp ult i64 %_10.i, 192, !dbg !922
  br i1 %_12.i, label %bb6.i, label %panic.i, !dbg !922

bb8.i:                                            ; preds = %bb6.i, %bb3.i
  %_108.i = phi i64 [ %_10.i, %bb3.i ], [ %3, %bb6.i ]
  %_25.i = icmp ne ptr %iter.sroa.0.16.i, %_18.i, !dbg !915
  %iter.sroa.0.1.idx.i = zext i1 %_25.i to i64, !dbg !919
  %iter.sroa.0.1.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i, i64 %iter.sroa.0.1.idx.i, !dbg !919
  br i1 %_25.i, label %bb3.i, label %bb5, !dbg !918

bb6.i:                                            ; preds = %bb5.i
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i, !dbg !922
  store i8 %b.i, ptr %1, align 1, !dbg !922, !alias.scope !903, !noalias !907
  %2 = load i64, ptr %0, align 8, !dbg !923, !alias.scope !903, !noalias !907, !noundef !14
  %3 = add i64 %2, 1, !dbg !923
  store i64 %3, ptr %0, align 8, !dbg !923, !alias.scope !903, !noalias !907
  br label %bb8.i, !dbg !924

panic.i:                                          ; preds = %bb5.i
  %_10.i.lcssa = phi i64 [ %_10.i, %bb5.i ], !dbg !920
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !922, !noalias !925
  unreachable, !dbg !922

bb3:                                              ; preds = %start
  %.not.i = icmp eq i64 %_11, 0, !dbg !926
  br i1 %.not.i, label %bb4.preheader.i, label %bb1.i, !dbg !929

bb4.preheader.i:                                  ; preds = %bb3
  %n11.i = load i8, ptr %args.0, align 1, !dbg !930, !noalias !933, !noundef !14
  %4 = icmp eq i8 %n11.i, 0, !dbg !936
  br i1 %4, label %bb5, label %bb6.lr.ph.i, !dbg !936

bb6.lr.ph.i:                                      ; preds = %bb4.preheader.i
  %5 = getelementptr inbounds nuw i8, ptr %_33.i, i64 16
  %_34.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_33.i, i64 20
  %6 = getelementptr inbounds nuw i8, ptr %_33.i, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %_74.i, i64 16
  %opt.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_74.i, i64 20
  %opt.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_74.i, i64 22
  %8 = getelementptr inbounds nuw i8, ptr %_74.i, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 192
  br label %bb6.i1, !dbg !936

bb1.i:                                            ; preds = %bb3
  %_84.i = lshr i64 %_9, 1, !dbg !926
  tail call void @llvm.experimental.noalias.scope.decl(metadata !937), !dbg !940
  tail call void @llvm.experimental.noalias.scope.decl(metadata !941), !dbg !940
  %_18.i48 = getelementptr inbounds nuw i8, ptr %args.0, i64 %_84.i, !dbg !943
  %_252.not.i49 = icmp samesign eq i64 %_84.i, 0, !dbg !949
  br i1 %_252.not.i49, label %bb5, label %bb3.lr.ph.i50, !dbg !952

bb3.lr.ph.i50:                                    ; preds = %bb1.i
  %iter.sroa.0.14.i51 = getelementptr inbounds nuw i8, ptr %args.0, i64 1, !dbg !953
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_10.pre.i52 = load i64, ptr %10, align 8, !dbg !954, !alias.scope !937, !noalias !955
  br label %bb3.i53, !dbg !952

bb3.i53:                                          ; preds = %bb8.i60, %bb3.lr.ph.i50
  %_10.i54 = phi i64 [ %_10.pre.i52, %bb3.lr.ph.i50 ], [ %_108.i61, %bb8.i60 ], !dbg !954
  %iter.sroa.0.16.i55 = phi ptr [ %iter.sroa.0.14.i51, %bb3.lr.ph.i50 ], [ %iter.sroa.0.1.i64, %bb8.i60 ]
  %iter.sroa.0.05.i56 = phi ptr [ %args.0, %bb3.lr.ph.i50 ], [ %iter.sroa.0.16.i55, %bb8.i60 ]
  %b.i57 = load i8, ptr %iter.sroa.0.05.i56, align 1, !dbg !956, !alias.scope !941, !noalias !957, !noundef !14
  %_9.i58 = add i64 %_10.i54, 1, !dbg !954
  %_8.i59 = icmp ult i64 %_9.i58, 192, !dbg !954
  br i1 %_8.i59, label %bb5.i65, label %bb8.i60, !dbg !954

bb5.i65:                                          ; preds = %bb3.i53
  %_12.i66 = icmp ult i64 %_10.i54, 192, !dbg !958
  br i1 %_12.i66, label %bb6.i68, label %panic.i67, !dbg !958

bb8.i60:                                          ; preds = %bb6.i68, %bb3.i53
  %_108.i61 = phi i64 [ %_10.i54, %bb3.i53 ], [ %13, %bb6.i68 ]
  %_25.i62 = icmp ne ptr %iter.sroa.0.16.i55, %_18.i48, !dbg !949
  %iter.sroa.0.1.idx.i63 = zext i1 %_25.i62 to i64, !dbg !953
  %iter.sroa.0.1.i64 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i55, i64 %iter.sroa.0.1.idx.i63, !dbg !953
  br i1 %_25.i62, label %bb3.i53, label %bb5, !dbg !952

bb6.i68:                                          ; preds = %bb5.i65
  %11 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i54, !dbg !958
  store i8 %b.i57, ptr %11, align 1, !dbg !958, !alias.scope !937, !noalias !955
  %12 = load i64, ptr %10, align 8, !dbg !959, !alias.scope !937, !noalias !955, !noundef !14
  %13 = add i64 %12, 1, !dbg !959
  store i64 %13, ptr %10, align 8, !dbg !959, !alias.scope !937, !noalias !955
  br label %bb8.i60, !dbg !960

panic.i67:                                        ; preds = %bb5.i65
  %_10.i54.lcssa = phi i64 [ %_10.i54, %bb5.i65 ], !dbg !954
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i54.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !958, !noalias !961
  unreachable, !dbg !958

bb6.i1:                                           ; preds = %bb44.i, %bb6.lr.ph.i
  %n15.i = phi i8 [ %n11.i, %bb6.lr.ph.i ], [ %n.i, %bb44.i ]
  %template.sroa.0.014.i = phi ptr [ %args.0, %bb6.lr.ph.i ], [ %template.sroa.0.5.i, %bb44.i ]
  %arg_index.sroa.0.013.i = phi i64 [ 0, %bb6.lr.ph.i ], [ %arg_index.sroa.0.2.i, %bb44.i ]
  %_8916.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 1, !dbg !962
  %_8.i2 = icmp sgt i8 %n15.i, -1, !dbg !964
  br i1 %_8.i2, label %bb7.i, label %bb12.i, !dbg !964

bb12.i:                                           ; preds = %bb6.i1
  switch i8 %n15.i, label %bb21.i [
    i8 -128, label %bb13.i
    i8 -64, label %bb18.i
  ], !dbg !965

bb7.i:                                            ; preds = %bb6.i1
  %_12.i4 = zext nneg i8 %n15.i to i64, !dbg !966
  %_92.i = getelementptr inbounds nuw i8, ptr %_8916.i, i64 %_12.i4, !dbg !967
  call void @llvm.experimental.noalias.scope.decl(metadata !969), !dbg !972
  call void @llvm.experimental.noalias.scope.decl(metadata !973), !dbg !972
  %iter.sroa.0.14.i29 = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 2, !dbg !975
  %_10.pre.i30 = load i64, ptr %9, align 8, !dbg !978, !alias.scope !969, !noalias !973
  br label %bb3.i31, !dbg !979

bb3.i31:                                          ; preds = %bb8.i38, %bb7.i
  %_10.i32 = phi i64 [ %_10.pre.i30, %bb7.i ], [ %_108.i39, %bb8.i38 ], !dbg !978
  %iter.sroa.0.16.i33 = phi ptr [ %iter.sroa.0.14.i29, %bb7.i ], [ %iter.sroa.0.1.i42, %bb8.i38 ]
  %iter.sroa.0.05.i34 = phi ptr [ %_8916.i, %bb7.i ], [ %iter.sroa.0.16.i33, %bb8.i38 ]
  %b.i35 = load i8, ptr %iter.sroa.0.05.i34, align 1, !dbg !980, !alias.scope !973, !noalias !969, !noundef !14
  %_9.i36 = add i64 %_10.i32, 1, !dbg !978
  %_8.i37 = icmp ult i64 %_9.i36, 192, !dbg !978
  br i1 %_8.i37, label %bb5.i43, label %bb8.i38, !dbg !978

bb5.i43:                                          ; preds = %bb3.i31
  %_12.i44 = icmp ult i64 %_10.i32, 192, !dbg !981
  br i1 %_12.i44, label %bb6.i46, label %panic.i45, !dbg !981

bb8.i38:                                          ; preds = %bb6.i46, %bb3.i31
  %_108.i39 = phi i64 [ %_10.i32, %bb3.i31 ], [ %16, %bb6.i46 ]
  %_25.i40 = icmp ne ptr %iter.sroa.0.16.i33, %_92.i, !dbg !982
  %iter.sroa.0.1.idx.i41 = zext i1 %_25.i40 to i64, !dbg !975
  %iter.sroa.0.1.i42 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i33, i64 %iter.sroa.0.1.idx.i41, !dbg !975
  br i1 %_25.i40, label %bb3.i31, label %bb44.i, !dbg !979

bb6.i46:                                          ; preds = %bb5.i43
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i32, !dbg !981
  store i8 %b.i35, ptr %14, align 1, !dbg !981, !alias.scope !969, !noalias !973
  %15 = load i64, ptr %9, align 8, !dbg !984, !alias.scope !969, !noalias !973, !noundef !14
  %16 = add i64 %15, 1, !dbg !984
  store i64 %16, ptr %9, align 8, !dbg !984, !alias.scope !969, !noalias !973
  br label %bb8.i38, !dbg !985

panic.i45:                                        ; preds = %bb5.i43
  %_10.i32.lcssa = phi i64 [ %_10.i32, %bb5.i43 ], !dbg !978
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i32.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !981, !noalias !986
  unreachable, !dbg !981

bb13.i:                                           ; preds = %bb12.i
  %_19.sroa.0.0.copyload.i = load i16, ptr %_8916.i, align 1, !dbg !987, !noalias !933
  %len.i = zext i16 %_19.sroa.0.0.copyload.i to i64, !dbg !990
  %_98.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 3, !dbg !992
  %_101.i = getelementptr inbounds nuw i8, ptr %_98.i, i64 %len.i, !dbg !994
  call void @llvm.experimental.noalias.scope.decl(metadata !996), !dbg !999
  call void @llvm.experimental.noalias.scope.decl(metadata !1000), !dbg !999
  %_252.not.i6 = icmp eq i16 %_19.sroa.0.0.copyload.i, 0, !dbg !1002
  br i1 %_252.not.i6, label %bb44.i, label %bb3.lr.ph.i7, !dbg !1006

bb3.lr.ph.i7:                                     ; preds = %bb13.i
  %iter.sroa.0.14.i8 = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 4, !dbg !1007
  %_10.pre.i9 = load i64, ptr %9, align 8, !dbg !1008, !alias.scope !996, !noalias !1000
  br label %bb3.i10, !dbg !1006

bb3.i10:                                          ; preds = %bb8.i17, %bb3.lr.ph.i7
  %_10.i11 = phi i64 [ %_10.pre.i9, %bb3.lr.ph.i7 ], [ %_108.i18, %bb8.i17 ], !dbg !1008
  %iter.sroa.0.16.i12 = phi ptr [ %iter.sroa.0.14.i8, %bb3.lr.ph.i7 ], [ %iter.sroa.0.1.i21, %bb8.i17 ]
  %iter.sroa.0.05.i13 = phi ptr [ %_98.i, %bb3.lr.ph.i7 ], [ %iter.sroa.0.16.i12, %bb8.i17 ]
  %b.i14 = load i8, ptr %iter.sroa.0.05.i13, align 1, !dbg !1009, !alias.scope !1000, !noalias !996, !noundef !14
  %_9.i15 = add i64 %_10.i11, 1, !dbg !1008
  %_8.i16 = icmp ult i64 %_9.i15, 192, !dbg !1008
  br i1 %_8.i16, label %bb5.i22, label %bb8.i17, !dbg !1008

bb5.i22:                                          ; preds = %bb3.i10
  %_12.i23 = icmp ult i64 %_10.i11, 192, !dbg !1010
  br i1 %_12.i23, label %bb6.i25, label %panic.i24, !dbg !1010

bb8.i17:                                          ; preds = %bb6.i25, %bb3.i10
  %_108.i18 = phi i64 [ %_10.i11, %bb3.i10 ], [ %19, %bb6.i25 ]
  %_25.i19 = icmp ne ptr %iter.sroa.0.16.i12, %_101.i, !dbg !1002
  %iter.sroa.0.1.idx.i20 = zext i1 %_25.i19 to i64, !dbg !1007
  %iter.sroa.0.1.i21 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i12, i64 %iter.sroa.0.1.idx.i20, !dbg !1007
  br i1 %_25.i19, label %bb3.i10, label %bb44.i, !dbg !1006

bb6.i25:                                          ; preds = %bb5.i22
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i11, !dbg !1010
  store i8 %b.i14, ptr %17, align 1, !dbg !1010, !alias.scope !996, !noalias !1000
  %18 = load i64, ptr %9, align 8, !dbg !1011, !alias.scope !996, !noalias !1000, !noundef !14
  %19 = add i64 %18, 1, !dbg !1011
  store i64 %19, ptr %9, align 8, !dbg !1011, !alias.scope !996, !noalias !1000
  br label %bb8.i17, !dbg !1012

panic.i24:                                        ; preds = %bb5.i22
  %_10.i11.lcssa = phi i64 [ %_10.i11, %bb5.i22 ], !dbg !1008
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i11.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !1010, !noalias !1013
  unreachable, !dbg !1010

bb18.i:                                           ; preds = %bb12.i
  %_106.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.013.i, !dbg !1014
  call void @llvm.lifetime.start.p0(ptr nonnull %_33.i), !dbg !1016, !noalias !933
  store i32 1610612768, ptr %5, align 8, !dbg !1017, !noalias !933
  store <2 x i16> zeroinitializer, ptr %_34.sroa.4.0..sroa_idx.i, align 4, !dbg !1017, !noalias !933
  store ptr %self, ptr %_33.i, align 8, !dbg !1017, !noalias !933
  store ptr @vtable.0, ptr %6, align 8, !dbg !1017, !noalias !933
  %20 = load ptr, ptr %_106.i, align 8, !dbg !1019, !noalias !933, !nonnull !14, !noundef !14
  %21 = getelementptr inbounds nuw i8, ptr %_106.i, i64 8, !dbg !1021
  %_110.i = load ptr, ptr %21, align 8, !dbg !1021, !noalias !933, !nonnull !14, !noundef !14
  %_29.i = call noundef zeroext i1 %_110.i(ptr noundef nonnull %20, ptr noalias nofree noundef nonnull align 8 dereferenceable(24) %_33.i) #17, !dbg !1022
  call void @llvm.lifetime.end.p0(ptr nonnull %_33.i), !dbg !1023, !noalias !933
  br i1 %_29.i, label %bb5, label %bb19.i, !dbg !1024

bb21.i:                                           ; preds = %bb12.i
  %_37.i = icmp samesign ugt i8 %n15.i, -64, !dbg !1025
  call void @llvm.assume(i1 %_37.i), !dbg !1026
  %_39.i = and i8 %n15.i, 1, !dbg !1028
  %22 = icmp eq i8 %_39.i, 0, !dbg !1028
  br i1 %22, label %bb24.i, label %bb22.i, !dbg !1028

bb19.i:                                           ; preds = %bb18.i
  %23 = add i64 %arg_index.sroa.0.013.i, 1, !dbg !1029
  br label %bb44.i, !dbg !1030

bb22.i:                                           ; preds = %bb21.i
  %_118.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 5
  %_41.sroa.0.0.copyload.i = load i32, ptr %_8916.i, align 1, !dbg !1031, !noalias !933
  br label %bb24.i, !dbg !1034

bb24.i:                                           ; preds = %bb22.i, %bb21.i
  %template.sroa.0.1.i = phi ptr [ %_8916.i, %bb21.i ], [ %_118.i, %bb22.i ], !dbg !1035
  %opt.sroa.0.0.i = phi i32 [ 1610612768, %bb21.i ], [ %_41.sroa.0.0.copyload.i, %bb22.i ], !dbg !1037
  %_43.i = and i8 %n15.i, 2, !dbg !1038
  %24 = icmp eq i8 %_43.i, 0, !dbg !1038
  br i1 %24, label %bb27.i, label %bb25.i, !dbg !1038

bb25.i:                                           ; preds = %bb24.i
  %_121.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i, i64 2
  %_45.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.1.i, align 1, !dbg !1039, !noalias !933
  br label %bb27.i, !dbg !1042

bb27.i:                                           ; preds = %bb25.i, %bb24.i
  %template.sroa.0.2.i = phi ptr [ %template.sroa.0.1.i, %bb24.i ], [ %_121.i, %bb25.i ], !dbg !1035
  %opt.sroa.3.0.i = phi i16 [ 0, %bb24.i ], [ %_45.sroa.0.0.copyload.i, %bb25.i ], !dbg !1037
  %_47.i = and i8 %n15.i, 4, !dbg !1043
  %25 = icmp eq i8 %_47.i, 0, !dbg !1043
  br i1 %25, label %bb30.i, label %bb28.i, !dbg !1043

bb28.i:                                           ; preds = %bb27.i
  %_124.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i, i64 2
  %_49.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.2.i, align 1, !dbg !1044, !noalias !933
  br label %bb30.i, !dbg !1047

bb30.i:                                           ; preds = %bb28.i, %bb27.i
  %template.sroa.0.3.i = phi ptr [ %template.sroa.0.2.i, %bb27.i ], [ %_124.i, %bb28.i ], !dbg !1035
  %opt.sroa.7.0.i = phi i16 [ 0, %bb27.i ], [ %_49.sroa.0.0.copyload.i, %bb28.i ], !dbg !1037
  %_51.i = and i8 %n15.i, 8, !dbg !1048
  %26 = icmp eq i8 %_51.i, 0, !dbg !1048
  br i1 %26, label %bb33.i, label %bb31.i, !dbg !1048

bb31.i:                                           ; preds = %bb30.i
  %_127.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i, i64 2
  %_54.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.3.i, align 1, !dbg !1049, !noalias !933
  %27 = zext i16 %_54.sroa.0.0.copyload.i to i64, !dbg !1052
  br label %bb33.i, !dbg !1054

bb33.i:                                           ; preds = %bb31.i, %bb30.i
  %arg_index.sroa.0.1.i = phi i64 [ %arg_index.sroa.0.013.i, %bb30.i ], [ %27, %bb31.i ], !dbg !1055
  %template.sroa.0.4.i = phi ptr [ %template.sroa.0.3.i, %bb30.i ], [ %_127.i, %bb31.i ], !dbg !1035
  %_57.i = and i8 %n15.i, 16, !dbg !1056
  %28 = icmp eq i8 %_57.i, 0, !dbg !1056
  br i1 %28, label %bb36.i, label %bb34.i, !dbg !1056

bb34.i:                                           ; preds = %bb33.i
  %_61.i = zext i16 %opt.sroa.3.0.i to i64, !dbg !1057
  %_129.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_61.i, !dbg !1058
  %29 = load ptr, ptr %_129.i, align 8, !dbg !1060, !noalias !933, !noundef !14
  %30 = icmp eq ptr %29, null, !dbg !1060
  br i1 %30, label %bb72.i, label %bb70.i, !dbg !1062

bb36.i:                                           ; preds = %bb70.i, %bb33.i
  %opt.sroa.3.1.i = phi i16 [ %opt.sroa.3.0.i, %bb33.i ], [ %_59.sroa.5.0.i, %bb70.i ], !dbg !1037
  %_63.i = and i8 %n15.i, 32, !dbg !1063
  %31 = icmp eq i8 %_63.i, 0, !dbg !1063
  br i1 %31, label %bb39.i, label %bb37.i, !dbg !1063

bb72.i:                                           ; preds = %bb34.i
  %32 = getelementptr inbounds nuw i8, ptr %_129.i, i64 8
  %_133.i = load i16, ptr %32, align 8, !dbg !1064, !noalias !933, !noundef !14
  br label %bb70.i, !dbg !1065

bb70.i:                                           ; preds = %bb72.i, %bb34.i
  %_59.sroa.5.0.i = phi i16 [ %_133.i, %bb72.i ], [ undef, %bb34.i ], !dbg !1066
  call void @llvm.assume(i1 %30), !dbg !1067
  br label %bb36.i, !dbg !1069

bb37.i:                                           ; preds = %bb36.i
  %_67.i = zext i16 %opt.sroa.7.0.i to i64, !dbg !1070
  %_136.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_67.i, !dbg !1071
  %33 = load ptr, ptr %_136.i, align 8, !dbg !1073, !noalias !933, !noundef !14
  %34 = icmp eq ptr %33, null, !dbg !1073
  br i1 %34, label %bb77.i, label %bb75.i, !dbg !1075

bb39.i:                                           ; preds = %bb75.i, %bb36.i
  %opt.sroa.7.1.i = phi i16 [ %opt.sroa.7.0.i, %bb36.i ], [ %_65.sroa.5.0.i, %bb75.i ], !dbg !1037
  %_143.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i, !dbg !1076
  call void @llvm.lifetime.start.p0(ptr nonnull %_74.i), !dbg !1078, !noalias !933
  store i32 %opt.sroa.0.0.i, ptr %7, align 8, !dbg !1079, !noalias !933
  store i16 %opt.sroa.3.1.i, ptr %opt.sroa.3.0..sroa_idx.i, align 4, !dbg !1079, !noalias !933
  store i16 %opt.sroa.7.1.i, ptr %opt.sroa.7.0..sroa_idx.i, align 2, !dbg !1079, !noalias !933
  store ptr %self, ptr %_74.i, align 8, !dbg !1079, !noalias !933
  store ptr @vtable.0, ptr %8, align 8, !dbg !1079, !noalias !933
  %35 = load ptr, ptr %_143.i, align 8, !dbg !1081, !noalias !933, !nonnull !14, !noundef !14
  %36 = getelementptr inbounds nuw i8, ptr %_143.i, i64 8, !dbg !1083
  %_147.i = load ptr, ptr %36, align 8, !dbg !1083, !noalias !933, !nonnull !14, !noundef !14
  %_70.i = call noundef zeroext i1 %_147.i(ptr noundef nonnull %35, ptr noalias nofree noundef nonnull align 8 dereferenceable(24) %_74.i) #17, !dbg !1084
  call void @llvm.lifetime.end.p0(ptr nonnull %_74.i), !dbg !1085, !noalias !933
  br i1 %_70.i, label %bb5, label %bb40.i, !dbg !1086

bb77.i:                                           ; preds = %bb37.i
  %37 = getelementptr inbounds nuw i8, ptr %_136.i, i64 8
  %_140.i = load i16, ptr %37, align 8, !dbg !1087, !noalias !933, !noundef !14
  br label %bb75.i, !dbg !1088

bb75.i:                                           ; preds = %bb77.i, %bb37.i
  %_65.sroa.5.0.i = phi i16 [ %_140.i, %bb77.i ], [ undef, %bb37.i ], !dbg !1089
  call void @llvm.assume(i1 %34), !dbg !1090
  br label %bb39.i, !dbg !1092

bb40.i:                                           ; preds = %bb39.i
  %38 = add i64 %arg_index.sroa.0.1.i, 1, !dbg !1093
  br label %bb44.i, !dbg !1030

bb44.i:                                           ; preds = %bb8.i17, %bb8.i38, %bb13.i, %bb40.i, %bb19.i
  %arg_index.sroa.0.2.i = phi i64 [ %arg_index.sroa.0.013.i, %bb13.i ], [ %38, %bb40.i ], [ %23, %bb19.i ], [ %arg_index.sroa.0.013.i, %bb8.i38 ], [ %arg_index.sroa.0.013.i, %bb8.i17 ], !dbg !1055
  %template.sroa.0.5.i = phi ptr [ %_101.i, %bb13.i ], [ %template.sroa.0.4.i, %bb40.i ], [ %_8916.i, %bb19.i ], [ %_92.i, %bb8.i38 ], [ %_101.i, %bb8.i17 ], !dbg !1035
  %n.i = load i8, ptr %template.sroa.0.5.i, align 1, !dbg !930, !noalias !933, !noundef !14
  %39 = icmp eq i8 %n.i, 0, !dbg !936
  br i1 %39, label %bb5, label %bb6.i1, !dbg !936

bb5:                                              ; preds = %bb8.i60, %bb44.i, %bb39.i, %bb18.i, %bb8.i, %bb4.preheader.i, %bb1.i, %bb1
  ret void, !dbg !1094
}

; <panics::Line as core::fmt::Write>::write_char
; Function Attrs: convergent nounwind
define internal noundef zeroext i1 @_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write10write_charB4_(ptr noalias nofree noundef align 8 captures(none) dereferenceable(200) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #1 !dbg !1095 {
start:
  %_6 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_6), !dbg !1096
  store i32 0, ptr %_6, align 4, !dbg !1096
  %_11.i = icmp samesign ult i32 %c, 128, !dbg !1097
  %_13.i = icmp samesign ult i32 %c, 65536, !dbg !1097
  %0 = trunc i32 %c to i8, !dbg !1104
  %len.sroa.0.0.i.sroa.gep = getelementptr inbounds nuw i8, ptr %_6, i64 1, !dbg !1109
  %len.sroa.0.0.i.sroa.gep5 = getelementptr inbounds nuw i8, ptr %_6, i64 2, !dbg !1109
  %len.sroa.0.0.i.sroa.gep6 = getelementptr inbounds nuw i8, ptr %_6, i64 3, !dbg !1109
  %len.sroa.0.0.i.sroa.gep7 = getelementptr inbounds nuw i8, ptr %_6, i64 4, !dbg !1109
  br i1 %_11.i, label %bb1.i.i, label %bb11.i.i, !dbg !1109

bb11.i.i:                                         ; preds = %start
  %_12.i = icmp samesign ult i32 %c, 2048, !dbg !1097
  %_11.i.i = lshr i32 %c, 6, !dbg !1112
  %1 = trunc i32 %_11.i.i to i8, !dbg !1114
  %_15.i.i = lshr i32 %c, 12, !dbg !1115
  %2 = trunc i32 %_15.i.i to i8, !dbg !1117
  %_19.i.i = lshr i32 %c, 18, !dbg !1118
  %_17.i.i = trunc nuw nsw i32 %_19.i.i to i8, !dbg !1120
  %3 = insertelement <4 x i8> poison, i8 %_17.i.i, i64 0, !dbg !1117
  %4 = insertelement <4 x i8> %3, i8 %2, i64 1, !dbg !1117
  %5 = insertelement <4 x i8> %4, i8 %1, i64 2, !dbg !1117
  %6 = insertelement <4 x i8> %5, i8 %0, i64 3, !dbg !1117
  %7 = and <4 x i8> %6, <i8 -1, i8 63, i8 63, i8 63>, !dbg !1117
  %8 = or disjoint <4 x i8> %7, <i8 -16, i8 -128, i8 -128, i8 -128>, !dbg !1120
  br i1 %_12.i, label %bb3.i.i, label %bb4.i.i, !dbg !1121

bb1.i.i:                                          ; preds = %start
  store i8 %0, ptr %_6, align 4, !dbg !1123, !alias.scope !1124
  br label %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit, !dbg !1127

bb3.i.i:                                          ; preds = %bb11.i.i
  %9 = or disjoint i8 %1, -64, !dbg !1129
  store i8 %9, ptr %_6, align 4, !dbg !1129, !alias.scope !1124
  %10 = extractelement <4 x i8> %8, i64 3, !dbg !1130
  store i8 %10, ptr %len.sroa.0.0.i.sroa.gep, align 1, !dbg !1130, !alias.scope !1124
  br label %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit, !dbg !1131

bb4.i.i:                                          ; preds = %bb11.i.i
  br i1 %_13.i, label %bb5.i.i, label %bb6.i.i, !dbg !1133

bb5.i.i:                                          ; preds = %bb4.i.i
  %11 = or disjoint i8 %2, -32, !dbg !1134
  store i8 %11, ptr %_6, align 4, !dbg !1134, !alias.scope !1124
  %12 = extractelement <4 x i8> %8, i64 2, !dbg !1135
  store i8 %12, ptr %len.sroa.0.0.i.sroa.gep, align 1, !dbg !1135, !alias.scope !1124
  %13 = extractelement <4 x i8> %8, i64 3, !dbg !1136
  store i8 %13, ptr %len.sroa.0.0.i.sroa.gep5, align 2, !dbg !1136, !alias.scope !1124
  br label %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit, !dbg !1131

bb6.i.i:                                          ; preds = %bb4.i.i
  store <4 x i8> %8, ptr %_6, align 4, !dbg !1137, !alias.scope !1124
  br label %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit, !dbg !1138

_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit: ; preds = %bb1.i.i, %bb3.i.i, %bb5.i.i, %bb6.i.i
  %len.sroa.0.0.i.sroa.phi = phi ptr [ %len.sroa.0.0.i.sroa.gep, %bb1.i.i ], [ %len.sroa.0.0.i.sroa.gep5, %bb3.i.i ], [ %len.sroa.0.0.i.sroa.gep6, %bb5.i.i ], [ %len.sroa.0.0.i.sroa.gep7, %bb6.i.i ], !dbg !1097
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1139), !dbg !1142
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1143), !dbg !1142
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_10.pre.i = load i64, ptr %14, align 8, !dbg !1145, !alias.scope !1139, !noalias !1143
  br label %bb3.i, !dbg !1147

bb3.i:                                            ; preds = %bb8.i, %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit
  %_10.i = phi i64 [ %_10.pre.i, %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit ], [ %_108.i, %bb8.i ], !dbg !1145
  %iter.sroa.0.16.i = phi ptr [ %len.sroa.0.0.i.sroa.gep, %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit ], [ %iter.sroa.0.1.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb8.i ]
  %iter.sroa.0.05.i = phi ptr [ %_6, %_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw.exit ], [ %iter.sroa.0.16.i, %bb8.i ]
  %b.i = load i8, ptr %iter.sroa.0.05.i, align 1, !dbg !1148, !alias.scope !1143, !noalias !1139, !noundef !14
  %_9.i = add i64 %_10.i, 1, !dbg !1145
  %_8.i = icmp ult i64 %_9.i, 192, !dbg !1145
  br i1 %_8.i, label %bb5.i, label %bb8.i, !dbg !1145

bb5.i:                                            ; preds = %bb3.i
  %_12.i1 = icmp ult i64 %_10.i, 192, !dbg !1149
  br i1 %_12.i1, label %bb6.i, label %panic.i, !dbg !1149

bb8.i:                                            ; preds = %bb6.i, %bb3.i
  %_108.i = phi i64 [ %_10.i, %bb3.i ], [ %17, %bb6.i ]
  %_25.i.not.not.not = icmp ne ptr %iter.sroa.0.16.i, %len.sroa.0.0.i.sroa.phi, !dbg !1150
  %iter.sroa.0.1.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = zext i1 %_25.i.not.not.not to i64, !dbg !1153
  %iter.sroa.0.1.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i, i64 %iter.sroa.0.1.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1153
  br i1 %_25.i.not.not.not, label %bb3.i, label %_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str.exit, !dbg !1147

bb6.i:                                            ; preds = %bb5.i
  %15 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i, !dbg !1149
  store i8 %b.i, ptr %15, align 1, !dbg !1149, !alias.scope !1139, !noalias !1143
  %16 = load i64, ptr %14, align 8, !dbg !1154, !alias.scope !1139, !noalias !1143, !noundef !14
  %17 = add i64 %16, 1, !dbg !1154
  store i64 %17, ptr %14, align 8, !dbg !1154, !alias.scope !1139, !noalias !1143
  br label %bb8.i, !dbg !1155

panic.i:                                          ; preds = %bb5.i
  %_10.i.lcssa = phi i64 [ %_10.i, %bb5.i ], !dbg !1145
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !1149, !noalias !1156
  unreachable, !dbg !1149

_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str.exit: ; preds = %bb8.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_6), !dbg !1157
  ret i1 false, !dbg !1158
}

; <panics::Line as core::fmt::Write>::write_fmt
; Function Attrs: convergent nounwind
define internal noundef zeroext i1 @_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtB4_(ptr noalias nofree noundef align 8 dereferenceable(200) %self, ptr noundef nonnull readonly captures(address) %args.0, ptr noundef nonnull %args.1) unnamed_addr #1 !dbg !1159 {
start:
  %_74.i = alloca [24 x i8], align 8
  %_33.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1160), !dbg !1163
  %_9.i = ptrtoint ptr %args.1 to i64, !dbg !1164
  %_11.i = and i64 %_9.i, 1, !dbg !1168
  %.not.i = icmp ne i64 %_11.i, 0, !dbg !1168
  %_7.i = tail call i1 @llvm.is.constant.i1(i1 %.not.i), !dbg !1169
  %.not4.demorgan.i = and i1 %.not.i, %_7.i, !dbg !1170
  br i1 %.not4.demorgan.i, label %bb1.i, label %bb3.i, !dbg !1171

bb1.i:                                            ; preds = %start
  %_16.i = lshr i64 %_9.i, 1, !dbg !1168
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1172), !dbg !1175
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1176), !dbg !1175
  %_18.i.i = getelementptr inbounds nuw i8, ptr %args.0, i64 %_16.i, !dbg !1178
  %_252.not.i.i = icmp samesign eq i64 %_16.i, 0, !dbg !1184
  br i1 %_252.not.i.i, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb3.lr.ph.i.i, !dbg !1187

bb3.lr.ph.i.i:                                    ; preds = %bb1.i
  %iter.sroa.0.14.i.i = getelementptr inbounds nuw i8, ptr %args.0, i64 1, !dbg !1188
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_10.pre.i.i = load i64, ptr %0, align 8, !dbg !1189, !alias.scope !1190, !noalias !1176
  br label %bb3.i.i, !dbg !1187

bb3.i.i:                                          ; preds = %bb8.i.i, %bb3.lr.ph.i.i
  %_10.i.i = phi i64 [ %_10.pre.i.i, %bb3.lr.ph.i.i ], [ %_108.i.i, %bb8.i.i ], !dbg !1189
  %iter.sroa.0.16.i.i = phi ptr [ %iter.sroa.0.14.i.i, %bb3.lr.ph.i.i ], [ %iter.sroa.0.1.i.i, %bb8.i.i ]
  %iter.sroa.0.05.i.i = phi ptr [ %args.0, %bb3.lr.ph.i.i ], [ %iter.sroa.0.16.i.i, %bb8.i.i ]
  %b.i.i = load i8, ptr %iter.sroa.0.05.i.i, align 1, !dbg !1191, !alias.scope !1176, !noalias !1190, !noundef !14
  %_9.i.i = add i64 %_10.i.i, 1, !dbg !1189
  %_8.i.i = icmp ult i64 %_9.i.i, 192, !dbg !1189
  br i1 %_8.i.i, label %bb5.i.i, label %bb8.i.i, !dbg !1189

bb5.i.i:                                          ; preds = %bb3.i.i
  %_12.i.i = icmp ult i64 %_10.i.i, 192, !dbg !1192
  br i1 %_12.i.i, label %bb6.i.i, label %panic.i.i, !dbg !1192

bb8.i.i:                                          ; preds = %bb6.i.i, %bb3.i.i
  %_108.i.i = phi i64 [ %_10.i.i, %bb3.i.i ], [ %3, %bb6.i.i ]
  %_25.i.i = icmp ne ptr %iter.sroa.0.16.i.i, %_18.i.i, !dbg !1184
  %iter.sroa.0.1.idx.i.i = zext i1 %_25.i.i to i64, !dbg !1188
  %iter.sroa.0.1.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i.i, i64 %iter.sroa.0.1.idx.i.i, !dbg !1188
  br i1 %_25.i.i, label %bb3.i.i, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, !dbg !1187

bb6.i.i:                                          ; preds = %bb5.i.i
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i.i, !dbg !1192
  store i8 %b.i.i, ptr %1, align 1, !dbg !1192, !alias.scope !1190, !noalias !1176
  %2 = load i64, ptr %0, align 8, !dbg !1193, !alias.scope !1190, !noalias !1176, !noundef !14
  %3 = add i64 %2, 1, !dbg !1193
  store i64 %3, ptr %0, align 8, !dbg !1193, !alias.scope !1190, !noalias !1176
  br label %bb8.i.i, !dbg !1194

panic.i.i:                                        ; preds = %bb5.i.i
  %_10.i.i.lcssa = phi i64 [ %_10.i.i, %bb5.i.i ], !dbg !1189
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i.i.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !1192, !noalias !1195
  unreachable, !dbg !1192

bb3.i:                                            ; preds = %start
  %.not.i4 = icmp eq i64 %_11.i, 0, !dbg !1196
  br i1 %.not.i4, label %bb4.preheader.i, label %bb1.i5, !dbg !1199

bb4.preheader.i:                                  ; preds = %bb3.i
  %n11.i = load i8, ptr %args.0, align 1, !dbg !1200, !noalias !1203, !noundef !14
  %4 = icmp eq i8 %n11.i, 0, !dbg !1206
  br i1 %4, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb6.lr.ph.i, !dbg !1206

bb6.lr.ph.i:                                      ; preds = %bb4.preheader.i
  %5 = getelementptr inbounds nuw i8, ptr %_33.i, i64 16
  %_34.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_33.i, i64 20
  %6 = getelementptr inbounds nuw i8, ptr %_33.i, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %_74.i, i64 16
  %opt.sroa.3.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_74.i, i64 20
  %opt.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_74.i, i64 22
  %8 = getelementptr inbounds nuw i8, ptr %_74.i, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 192
  br label %bb6.i, !dbg !1206

bb1.i5:                                           ; preds = %bb3.i
  %_84.i = lshr i64 %_9.i, 1, !dbg !1196
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1207), !dbg !1210
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1211), !dbg !1210
  %_18.i34 = getelementptr inbounds nuw i8, ptr %args.0, i64 %_84.i, !dbg !1213
  %_252.not.i35 = icmp samesign eq i64 %_84.i, 0, !dbg !1219
  br i1 %_252.not.i35, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb3.lr.ph.i36, !dbg !1222

bb3.lr.ph.i36:                                    ; preds = %bb1.i5
  %iter.sroa.0.14.i37 = getelementptr inbounds nuw i8, ptr %args.0, i64 1, !dbg !1223
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 192
  %_10.pre.i38 = load i64, ptr %10, align 8, !dbg !1224, !alias.scope !1207, !noalias !1225
  br label %bb3.i39, !dbg !1222

bb3.i39:                                          ; preds = %bb8.i46, %bb3.lr.ph.i36
  %_10.i40 = phi i64 [ %_10.pre.i38, %bb3.lr.ph.i36 ], [ %_108.i47, %bb8.i46 ], !dbg !1224
  %iter.sroa.0.16.i41 = phi ptr [ %iter.sroa.0.14.i37, %bb3.lr.ph.i36 ], [ %iter.sroa.0.1.i50, %bb8.i46 ]
  %iter.sroa.0.05.i42 = phi ptr [ %args.0, %bb3.lr.ph.i36 ], [ %iter.sroa.0.16.i41, %bb8.i46 ]
  %b.i43 = load i8, ptr %iter.sroa.0.05.i42, align 1, !dbg !1226, !alias.scope !1211, !noalias !1227, !noundef !14
  %_9.i44 = add i64 %_10.i40, 1, !dbg !1224
  %_8.i45 = icmp ult i64 %_9.i44, 192, !dbg !1224
  br i1 %_8.i45, label %bb5.i51, label %bb8.i46, !dbg !1224

bb5.i51:                                          ; preds = %bb3.i39
  %_12.i52 = icmp ult i64 %_10.i40, 192, !dbg !1228
  br i1 %_12.i52, label %bb6.i54, label %panic.i53, !dbg !1228

bb8.i46:                                          ; preds = %bb6.i54, %bb3.i39
  %_108.i47 = phi i64 [ %_10.i40, %bb3.i39 ], [ %13, %bb6.i54 ]
  %_25.i48 = icmp ne ptr %iter.sroa.0.16.i41, %_18.i34, !dbg !1219
  %iter.sroa.0.1.idx.i49 = zext i1 %_25.i48 to i64, !dbg !1223
  %iter.sroa.0.1.i50 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i41, i64 %iter.sroa.0.1.idx.i49, !dbg !1223
  br i1 %_25.i48, label %bb3.i39, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, !dbg !1222

bb6.i54:                                          ; preds = %bb5.i51
  %11 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i40, !dbg !1228
  store i8 %b.i43, ptr %11, align 1, !dbg !1228, !alias.scope !1207, !noalias !1225
  %12 = load i64, ptr %10, align 8, !dbg !1229, !alias.scope !1207, !noalias !1225, !noundef !14
  %13 = add i64 %12, 1, !dbg !1229
  store i64 %13, ptr %10, align 8, !dbg !1229, !alias.scope !1207, !noalias !1225
  br label %bb8.i46, !dbg !1230

panic.i53:                                        ; preds = %bb5.i51
  %_10.i40.lcssa = phi i64 [ %_10.i40, %bb5.i51 ], !dbg !1224
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i40.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !1228, !noalias !1231
  unreachable, !dbg !1228

bb6.i:                                            ; preds = %bb44.i, %bb6.lr.ph.i
  %n15.i = phi i8 [ %n11.i, %bb6.lr.ph.i ], [ %n.i, %bb44.i ]
  %template.sroa.0.014.i = phi ptr [ %args.0, %bb6.lr.ph.i ], [ %template.sroa.0.5.i, %bb44.i ]
  %arg_index.sroa.0.013.i = phi i64 [ 0, %bb6.lr.ph.i ], [ %arg_index.sroa.0.2.i, %bb44.i ]
  %_8916.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 1, !dbg !1232
  %_8.i = icmp sgt i8 %n15.i, -1, !dbg !1234
  br i1 %_8.i, label %bb7.i, label %bb12.i, !dbg !1234

bb12.i:                                           ; preds = %bb6.i
  switch i8 %n15.i, label %bb21.i [
    i8 -128, label %bb13.i
    i8 -64, label %bb18.i
  ], !dbg !1235

bb7.i:                                            ; preds = %bb6.i
  %_12.i = zext nneg i8 %n15.i to i64, !dbg !1236
  %_92.i = getelementptr inbounds nuw i8, ptr %_8916.i, i64 %_12.i, !dbg !1237
  call void @llvm.experimental.noalias.scope.decl(metadata !1239), !dbg !1242
  call void @llvm.experimental.noalias.scope.decl(metadata !1243), !dbg !1242
  %iter.sroa.0.14.i16 = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 2, !dbg !1245
  %_10.pre.i17 = load i64, ptr %9, align 8, !dbg !1248, !alias.scope !1239, !noalias !1243
  br label %bb3.i18, !dbg !1249

bb3.i18:                                          ; preds = %bb8.i25, %bb7.i
  %_10.i19 = phi i64 [ %_10.pre.i17, %bb7.i ], [ %_108.i26, %bb8.i25 ], !dbg !1248
  %iter.sroa.0.16.i20 = phi ptr [ %iter.sroa.0.14.i16, %bb7.i ], [ %iter.sroa.0.1.i28, %bb8.i25 ]
  %iter.sroa.0.05.i21 = phi ptr [ %_8916.i, %bb7.i ], [ %iter.sroa.0.16.i20, %bb8.i25 ]
  %b.i22 = load i8, ptr %iter.sroa.0.05.i21, align 1, !dbg !1250, !alias.scope !1243, !noalias !1239, !noundef !14
  %_9.i23 = add i64 %_10.i19, 1, !dbg !1248
  %_8.i24 = icmp ult i64 %_9.i23, 192, !dbg !1248
  br i1 %_8.i24, label %bb5.i29, label %bb8.i25, !dbg !1248

bb5.i29:                                          ; preds = %bb3.i18
  %_12.i30 = icmp ult i64 %_10.i19, 192, !dbg !1251
  br i1 %_12.i30, label %bb6.i32, label %panic.i31, !dbg !1251

bb8.i25:                                          ; preds = %bb6.i32, %bb3.i18
  %_108.i26 = phi i64 [ %_10.i19, %bb3.i18 ], [ %16, %bb6.i32 ]
  %_25.i = icmp ne ptr %iter.sroa.0.16.i20, %_92.i, !dbg !1252
  %iter.sroa.0.1.idx.i27 = zext i1 %_25.i to i64, !dbg !1245
  %iter.sroa.0.1.i28 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i20, i64 %iter.sroa.0.1.idx.i27, !dbg !1245
  br i1 %_25.i, label %bb3.i18, label %bb44.i, !dbg !1249

bb6.i32:                                          ; preds = %bb5.i29
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i19, !dbg !1251
  store i8 %b.i22, ptr %14, align 1, !dbg !1251, !alias.scope !1239, !noalias !1243
  %15 = load i64, ptr %9, align 8, !dbg !1254, !alias.scope !1239, !noalias !1243, !noundef !14
  %16 = add i64 %15, 1, !dbg !1254
  store i64 %16, ptr %9, align 8, !dbg !1254, !alias.scope !1239, !noalias !1243
  br label %bb8.i25, !dbg !1255

panic.i31:                                        ; preds = %bb5.i29
  %_10.i19.lcssa = phi i64 [ %_10.i19, %bb5.i29 ], !dbg !1248
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i19.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !1251, !noalias !1256
  unreachable, !dbg !1251

bb13.i:                                           ; preds = %bb12.i
  %_19.sroa.0.0.copyload.i = load i16, ptr %_8916.i, align 1, !dbg !1257, !noalias !1203
  %len.i = zext i16 %_19.sroa.0.0.copyload.i to i64, !dbg !1260
  %_98.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 3, !dbg !1262
  %_101.i = getelementptr inbounds nuw i8, ptr %_98.i, i64 %len.i, !dbg !1264
  call void @llvm.experimental.noalias.scope.decl(metadata !1266), !dbg !1269
  call void @llvm.experimental.noalias.scope.decl(metadata !1270), !dbg !1269
  %_252.not.i = icmp eq i16 %_19.sroa.0.0.copyload.i, 0, !dbg !1272
  br i1 %_252.not.i, label %bb44.i, label %bb3.lr.ph.i, !dbg !1276

bb3.lr.ph.i:                                      ; preds = %bb13.i
  %iter.sroa.0.14.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 4, !dbg !1277
  %_10.pre.i = load i64, ptr %9, align 8, !dbg !1278, !alias.scope !1266, !noalias !1270
  br label %bb3.i7, !dbg !1276

bb3.i7:                                           ; preds = %bb8.i, %bb3.lr.ph.i
  %_10.i = phi i64 [ %_10.pre.i, %bb3.lr.ph.i ], [ %_108.i, %bb8.i ], !dbg !1278
  %iter.sroa.0.16.i = phi ptr [ %iter.sroa.0.14.i, %bb3.lr.ph.i ], [ %iter.sroa.0.1.i, %bb8.i ]
  %iter.sroa.0.05.i = phi ptr [ %_98.i, %bb3.lr.ph.i ], [ %iter.sroa.0.16.i, %bb8.i ]
  %b.i = load i8, ptr %iter.sroa.0.05.i, align 1, !dbg !1279, !alias.scope !1270, !noalias !1266, !noundef !14
  %_9.i8 = add i64 %_10.i, 1, !dbg !1278
  %_8.i9 = icmp ult i64 %_9.i8, 192, !dbg !1278
  br i1 %_8.i9, label %bb5.i, label %bb8.i, !dbg !1278

bb5.i:                                            ; preds = %bb3.i7
  %_12.i11 = icmp ult i64 %_10.i, 192, !dbg !1280
  br i1 %_12.i11, label %bb6.i12, label %panic.i, !dbg !1280

bb8.i:                                            ; preds = %bb6.i12, %bb3.i7
  %_108.i = phi i64 [ %_10.i, %bb3.i7 ], [ %19, %bb6.i12 ]
  %_25.i10 = icmp ne ptr %iter.sroa.0.16.i, %_101.i, !dbg !1272
  %iter.sroa.0.1.idx.i = zext i1 %_25.i10 to i64, !dbg !1277
  %iter.sroa.0.1.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.16.i, i64 %iter.sroa.0.1.idx.i, !dbg !1277
  br i1 %_25.i10, label %bb3.i7, label %bb44.i, !dbg !1276

bb6.i12:                                          ; preds = %bb5.i
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 %_10.i, !dbg !1280
  store i8 %b.i, ptr %17, align 1, !dbg !1280, !alias.scope !1266, !noalias !1270
  %18 = load i64, ptr %9, align 8, !dbg !1281, !alias.scope !1266, !noalias !1270, !noundef !14
  %19 = add i64 %18, 1, !dbg !1281
  store i64 %19, ptr %9, align 8, !dbg !1281, !alias.scope !1266, !noalias !1270
  br label %bb8.i, !dbg !1282

panic.i:                                          ; preds = %bb5.i
  %_10.i.lcssa = phi i64 [ %_10.i, %bb5.i ], !dbg !1278
; call core::panicking::panic_bounds_check
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %_10.i.lcssa, i64 noundef 192, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b241aebecefa1f31e0854d09d5cfb2e2) #18, !dbg !1280, !noalias !1283
  unreachable, !dbg !1280

bb18.i:                                           ; preds = %bb12.i
  %_106.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.013.i, !dbg !1284
  call void @llvm.lifetime.start.p0(ptr nonnull %_33.i), !dbg !1286, !noalias !1203
  store i32 1610612768, ptr %5, align 8, !dbg !1287, !noalias !1203
  store <2 x i16> zeroinitializer, ptr %_34.sroa.4.0..sroa_idx.i, align 4, !dbg !1287, !noalias !1203
  store ptr %self, ptr %_33.i, align 8, !dbg !1287, !noalias !1203
  store ptr @vtable.0, ptr %6, align 8, !dbg !1287, !noalias !1203
  %20 = load ptr, ptr %_106.i, align 8, !dbg !1289, !noalias !1203, !nonnull !14, !noundef !14
  %21 = getelementptr inbounds nuw i8, ptr %_106.i, i64 8, !dbg !1291
  %_110.i = load ptr, ptr %21, align 8, !dbg !1291, !noalias !1203, !nonnull !14, !noundef !14
  %_29.i = call noundef zeroext i1 %_110.i(ptr noundef nonnull %20, ptr noalias nofree noundef nonnull align 8 dereferenceable(24) %_33.i) #17, !dbg !1292
  call void @llvm.lifetime.end.p0(ptr nonnull %_33.i), !dbg !1293, !noalias !1203
  br i1 %_29.i, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb19.i, !dbg !1294

bb21.i:                                           ; preds = %bb12.i
  %_37.i = icmp samesign ugt i8 %n15.i, -64, !dbg !1295
  call void @llvm.assume(i1 %_37.i), !dbg !1296
  %_39.i = and i8 %n15.i, 1, !dbg !1298
  %22 = icmp eq i8 %_39.i, 0, !dbg !1298
  br i1 %22, label %bb24.i, label %bb22.i, !dbg !1298

bb19.i:                                           ; preds = %bb18.i
  %23 = add i64 %arg_index.sroa.0.013.i, 1, !dbg !1299
  br label %bb44.i, !dbg !1300

bb22.i:                                           ; preds = %bb21.i
  %_118.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.014.i, i64 5
  %_41.sroa.0.0.copyload.i = load i32, ptr %_8916.i, align 1, !dbg !1301, !noalias !1203
  br label %bb24.i, !dbg !1304

bb24.i:                                           ; preds = %bb22.i, %bb21.i
  %template.sroa.0.1.i = phi ptr [ %_8916.i, %bb21.i ], [ %_118.i, %bb22.i ], !dbg !1305
  %opt.sroa.0.0.i = phi i32 [ 1610612768, %bb21.i ], [ %_41.sroa.0.0.copyload.i, %bb22.i ], !dbg !1307
  %_43.i = and i8 %n15.i, 2, !dbg !1308
  %24 = icmp eq i8 %_43.i, 0, !dbg !1308
  br i1 %24, label %bb27.i, label %bb25.i, !dbg !1308

bb25.i:                                           ; preds = %bb24.i
  %_121.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i, i64 2
  %_45.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.1.i, align 1, !dbg !1309, !noalias !1203
  br label %bb27.i, !dbg !1312

bb27.i:                                           ; preds = %bb25.i, %bb24.i
  %template.sroa.0.2.i = phi ptr [ %template.sroa.0.1.i, %bb24.i ], [ %_121.i, %bb25.i ], !dbg !1305
  %opt.sroa.3.0.i = phi i16 [ 0, %bb24.i ], [ %_45.sroa.0.0.copyload.i, %bb25.i ], !dbg !1307
  %_47.i = and i8 %n15.i, 4, !dbg !1313
  %25 = icmp eq i8 %_47.i, 0, !dbg !1313
  br i1 %25, label %bb30.i, label %bb28.i, !dbg !1313

bb28.i:                                           ; preds = %bb27.i
  %_124.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i, i64 2
  %_49.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.2.i, align 1, !dbg !1314, !noalias !1203
  br label %bb30.i, !dbg !1317

bb30.i:                                           ; preds = %bb28.i, %bb27.i
  %template.sroa.0.3.i = phi ptr [ %template.sroa.0.2.i, %bb27.i ], [ %_124.i, %bb28.i ], !dbg !1305
  %opt.sroa.7.0.i = phi i16 [ 0, %bb27.i ], [ %_49.sroa.0.0.copyload.i, %bb28.i ], !dbg !1307
  %_51.i = and i8 %n15.i, 8, !dbg !1318
  %26 = icmp eq i8 %_51.i, 0, !dbg !1318
  br i1 %26, label %bb33.i, label %bb31.i, !dbg !1318

bb31.i:                                           ; preds = %bb30.i
  %_127.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i, i64 2
  %_54.sroa.0.0.copyload.i = load i16, ptr %template.sroa.0.3.i, align 1, !dbg !1319, !noalias !1203
  %27 = zext i16 %_54.sroa.0.0.copyload.i to i64, !dbg !1322
  br label %bb33.i, !dbg !1324

bb33.i:                                           ; preds = %bb31.i, %bb30.i
  %arg_index.sroa.0.1.i = phi i64 [ %arg_index.sroa.0.013.i, %bb30.i ], [ %27, %bb31.i ], !dbg !1325
  %template.sroa.0.4.i = phi ptr [ %template.sroa.0.3.i, %bb30.i ], [ %_127.i, %bb31.i ], !dbg !1305
  %_57.i = and i8 %n15.i, 16, !dbg !1326
  %28 = icmp eq i8 %_57.i, 0, !dbg !1326
  br i1 %28, label %bb36.i, label %bb34.i, !dbg !1326

bb34.i:                                           ; preds = %bb33.i
  %_61.i = zext i16 %opt.sroa.3.0.i to i64, !dbg !1327
  %_129.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_61.i, !dbg !1328
  %29 = load ptr, ptr %_129.i, align 8, !dbg !1330, !noalias !1203, !noundef !14
  %30 = icmp eq ptr %29, null, !dbg !1330
  br i1 %30, label %bb72.i, label %bb70.i, !dbg !1332

bb36.i:                                           ; preds = %bb70.i, %bb33.i
  %opt.sroa.3.1.i = phi i16 [ %opt.sroa.3.0.i, %bb33.i ], [ %_59.sroa.5.0.i, %bb70.i ], !dbg !1307
  %_63.i = and i8 %n15.i, 32, !dbg !1333
  %31 = icmp eq i8 %_63.i, 0, !dbg !1333
  br i1 %31, label %bb39.i, label %bb37.i, !dbg !1333

bb72.i:                                           ; preds = %bb34.i
  %32 = getelementptr inbounds nuw i8, ptr %_129.i, i64 8
  %_133.i = load i16, ptr %32, align 8, !dbg !1334, !noalias !1203, !noundef !14
  br label %bb70.i, !dbg !1335

bb70.i:                                           ; preds = %bb72.i, %bb34.i
  %_59.sroa.5.0.i = phi i16 [ %_133.i, %bb72.i ], [ undef, %bb34.i ], !dbg !1336
  call void @llvm.assume(i1 %30), !dbg !1337
  br label %bb36.i, !dbg !1339

bb37.i:                                           ; preds = %bb36.i
  %_67.i = zext i16 %opt.sroa.7.0.i to i64, !dbg !1340
  %_136.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_67.i, !dbg !1341
  %33 = load ptr, ptr %_136.i, align 8, !dbg !1343, !noalias !1203, !noundef !14
  %34 = icmp eq ptr %33, null, !dbg !1343
  br i1 %34, label %bb77.i, label %bb75.i, !dbg !1345

bb39.i:                                           ; preds = %bb75.i, %bb36.i
  %opt.sroa.7.1.i = phi i16 [ %opt.sroa.7.0.i, %bb36.i ], [ %_65.sroa.5.0.i, %bb75.i ], !dbg !1307
  %_143.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i, !dbg !1346
  call void @llvm.lifetime.start.p0(ptr nonnull %_74.i), !dbg !1348, !noalias !1203
  store i32 %opt.sroa.0.0.i, ptr %7, align 8, !dbg !1349, !noalias !1203
  store i16 %opt.sroa.3.1.i, ptr %opt.sroa.3.0..sroa_idx.i, align 4, !dbg !1349, !noalias !1203
  store i16 %opt.sroa.7.1.i, ptr %opt.sroa.7.0..sroa_idx.i, align 2, !dbg !1349, !noalias !1203
  store ptr %self, ptr %_74.i, align 8, !dbg !1349, !noalias !1203
  store ptr @vtable.0, ptr %8, align 8, !dbg !1349, !noalias !1203
  %35 = load ptr, ptr %_143.i, align 8, !dbg !1351, !noalias !1203, !nonnull !14, !noundef !14
  %36 = getelementptr inbounds nuw i8, ptr %_143.i, i64 8, !dbg !1353
  %_147.i = load ptr, ptr %36, align 8, !dbg !1353, !noalias !1203, !nonnull !14, !noundef !14
  %_70.i = call noundef zeroext i1 %_147.i(ptr noundef nonnull %35, ptr noalias nofree noundef nonnull align 8 dereferenceable(24) %_74.i) #17, !dbg !1354
  call void @llvm.lifetime.end.p0(ptr nonnull %_74.i), !dbg !1355, !noalias !1203
  br i1 %_70.i, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb40.i, !dbg !1356

bb77.i:                                           ; preds = %bb37.i
  %37 = getelementptr inbounds nuw i8, ptr %_136.i, i64 8
  %_140.i = load i16, ptr %37, align 8, !dbg !1357, !noalias !1203, !noundef !14
  br label %bb75.i, !dbg !1358

bb75.i:                                           ; preds = %bb77.i, %bb37.i
  %_65.sroa.5.0.i = phi i16 [ %_140.i, %bb77.i ], [ undef, %bb37.i ], !dbg !1359
  call void @llvm.assume(i1 %34), !dbg !1360
  br label %bb39.i, !dbg !1362

bb40.i:                                           ; preds = %bb39.i
  %38 = add i64 %arg_index.sroa.0.1.i, 1, !dbg !1363
  br label %bb44.i, !dbg !1300

bb44.i:                                           ; preds = %bb8.i, %bb8.i25, %bb13.i, %bb40.i, %bb19.i
  %arg_index.sroa.0.2.i = phi i64 [ %arg_index.sroa.0.013.i, %bb13.i ], [ %38, %bb40.i ], [ %23, %bb19.i ], [ %arg_index.sroa.0.013.i, %bb8.i25 ], [ %arg_index.sroa.0.013.i, %bb8.i ], !dbg !1325
  %template.sroa.0.5.i = phi ptr [ %_101.i, %bb13.i ], [ %template.sroa.0.4.i, %bb40.i ], [ %_8916.i, %bb19.i ], [ %_92.i, %bb8.i25 ], [ %_101.i, %bb8.i ], !dbg !1305
  %n.i = load i8, ptr %template.sroa.0.5.i, align 1, !dbg !1200, !noalias !1203, !noundef !14
  %39 = icmp eq i8 %n.i, 0, !dbg !1206
  br i1 %39, label %_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit, label %bb6.i, !dbg !1206

_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_.exit: ; preds = %bb8.i46, %bb44.i, %bb39.i, %bb18.i, %bb8.i.i, %bb4.preheader.i, %bb1.i5, %bb1.i
  %_0.sroa.0.0.off0.i = phi i1 [ true, %bb39.i ], [ false, %bb1.i ], [ false, %bb1.i5 ], [ false, %bb4.preheader.i ], [ false, %bb8.i.i ], [ true, %bb18.i ], [ false, %bb44.i ], [ false, %bb8.i46 ]
  ret i1 %_0.sroa.0.0.off0.i, !dbg !1364
}

; Function Attrs: convergent nounwind
define ptx_kernel void @checked(ptr noundef %data, i64 noundef %len, i32 noundef %divisor) unnamed_addr #1 !dbg !1365 {
start:
  %args1 = alloca [16 x i8], align 8
  %args = alloca [32 x i8], align 8
  %i = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %i), !dbg !1366
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1368
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1375
  %_28 = mul i32 %_29, %_30, !dbg !1370
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1378
  %_27 = add i32 %_28, %_31, !dbg !1381
  %0 = zext i32 %_27 to i64, !dbg !1381
  store i64 %0, ptr %i, align 8, !dbg !1381
  %_6 = icmp ugt i64 %len, %0, !dbg !1382
  br i1 %_6, label %bb1, label %panic, !dbg !1382

bb1:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i32, ptr %data, i64 %0, !dbg !1382
  %_7 = icmp eq i32 %divisor, 0, !dbg !1382
  br i1 %_7, label %panic2, label %bb3, !dbg !1382

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %len, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f0c850ab1427218506a39c9e50a25e06) #18, !dbg !1382
  unreachable, !dbg !1382

panic2:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_div_by_zero
  tail call fastcc void @_RNvNtNtCslnt1oJOvDdB_4core9panicking11panic_const23panic_const_div_by_zero() #18, !dbg !1382
  unreachable, !dbg !1382

bb3:                                              ; preds = %bb1
  %_5 = load i32, ptr %1, align 4, !dbg !1382, !noundef !14
  %2 = udiv i32 %_5, %divisor, !dbg !1384
  store i32 %2, ptr %1, align 4, !dbg !1384
  %_8 = icmp ugt i32 %2, 1000, !dbg !1385
  br i1 %_8, label %bb6, label %bb8, !dbg !1385, !prof !1386

bb8:                                              ; preds = %bb3
  %_18 = and i32 %2, 1, !dbg !1387
  %3 = icmp eq i32 %_18, 0, !dbg !1387
  br i1 %3, label %bb9, label %bb10, !dbg !1387, !prof !1388

bb9:                                              ; preds = %bb8
  call void @llvm.lifetime.end.p0(ptr nonnull %i), !dbg !1389
  ret void, !dbg !1390

bb10:                                             ; preds = %bb8
  call void @llvm.lifetime.start.p0(ptr nonnull %args1), !dbg !1391
  store ptr %i, ptr %args1, align 8, !dbg !1391
  %_24.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8, !dbg !1391
  store ptr @_RNvXsi_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_24.sroa.4.0..sroa_idx, align 8, !dbg !1391
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_27fca708343da4578d5bc53e8e3864e4, ptr noundef nonnull %args1, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_241f6e127a1c7a398f1802d1a575f485) #18, !dbg !1395
  unreachable, !dbg !1395

bb6:                                              ; preds = %bb3
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !1396
  store ptr %i, ptr %args, align 8, !dbg !1396
  %_15.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !1396
  store ptr @_RNvXsi_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_15.sroa.4.0..sroa_idx, align 8, !dbg !1396
  %4 = getelementptr inbounds nuw i8, ptr %args, i64 16, !dbg !1396
  store ptr %1, ptr %4, align 8, !dbg !1396
  %_16.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24, !dbg !1396
  store ptr @_RNvXs8_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_16.sroa.4.0..sroa_idx, align 8, !dbg !1396
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_34e7abeeae961f87cab3293c64305bf7, ptr noundef nonnull %args, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_60241b01b0788a44256828ec48ef9a16) #18, !dbg !1399
  unreachable, !dbg !1399
}

; Function Attrs: convergent nounwind
define ptx_kernel void @unwraps(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !1400 {
start:
  %_11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1401
  %_12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1406
  %_10 = mul i32 %_11, %_12, !dbg !1403
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1409
  %_9 = add i32 %_10, %_13, !dbg !1412
  %i = zext i32 %_9 to i64, !dbg !1412
  %_7 = getelementptr inbounds nuw i32, ptr %data, i64 %i, !dbg !1413
  %_6 = load i32, ptr %_7, align 4, !dbg !1417, !noundef !14
  %_19 = xor i32 %_6, 55296, !dbg !1418
  %0 = add i32 %_19, -1114112, !dbg !1418
  %_17 = icmp ult i32 %0, -1112064, !dbg !1418
  br i1 %_17, label %bb11, label %bb12, !dbg !1425, !prof !1386

bb12:                                             ; preds = %start
  %_8 = getelementptr inbounds nuw i32, ptr %out, i64 %i, !dbg !1428
  store i32 %_6, ptr %_8, align 4, !dbg !1431
  ret void, !dbg !1432

bb11:                                             ; preds = %start
; call core::option::expect_failed
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core6option13expect_failed() #18, !dbg !1433
  unreachable, !dbg !1433
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: convergent nounwind
declare noundef i32 @vprintf(ptr noundef, ptr noundef) unnamed_addr #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #7

; Function Attrs: convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare i1 @llvm.is.constant.i1(i1) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; <&str as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs1i_NtCslnt1oJOvDdB_4core3fmtReNtB6_7Display3fmtB8_(ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #3 !dbg !1434 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !dbg !1435, !nonnull !14, !noundef !14
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8, !dbg !1435
  %_3.1 = load i64, ptr %0, align 8, !dbg !1435, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1436), !dbg !1439
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1440), !dbg !1439
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1442), !dbg !1445
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1447), !dbg !1445
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 16, !dbg !1449
  %_4.i.i = load i32, ptr %1, align 8, !dbg !1449, !alias.scope !1451, !noalias !1452, !noundef !14
  %_3.i.i = and i32 %_4.i.i, 402653184, !dbg !1449
  %2 = icmp eq i32 %_3.i.i, 0, !dbg !1449
  br i1 %2, label %bb1.i.i, label %bb3.i.i, !dbg !1449

bb1.i.i:                                          ; preds = %start
  %_33.0.i.i = load ptr, ptr %f, align 8, !dbg !1453, !alias.scope !1451, !noalias !1452, !nonnull !14, !noundef !14
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1453
  %_33.1.i.i = load ptr, ptr %3, align 8, !dbg !1453, !alias.scope !1451, !noalias !1452, !nonnull !14, !align !27, !noundef !14
  %4 = getelementptr inbounds nuw i8, ptr %_33.1.i.i, i64 24, !dbg !1453
  %5 = load ptr, ptr %4, align 8, !dbg !1453, !invariant.load !14, !noalias !1451, !nonnull !14
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_33.0.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %_3.1) #16, !dbg !1454, !noalias !1451
  br label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, !dbg !1455

bb3.i.i:                                          ; preds = %start
  %_36.i.i = and i32 %_4.i.i, 268435456, !dbg !1456
  %.not.i.i = icmp eq i32 %_36.i.i, 0, !dbg !1456
  %7 = getelementptr inbounds nuw i8, ptr %f, i64 22, !dbg !1456
  %_38.i.i = load i16, ptr %7, align 2, !dbg !1456, !alias.scope !1451, !noalias !1452
  %8 = zext i16 %_38.i.i to i64, !dbg !1456
  %_5.sroa.6.0.i.i = select i1 %.not.i.i, i64 0, i64 %8, !dbg !1456
  br i1 %.not.i.i, label %bb9.i.i, label %bb4.i.i, !dbg !1458

bb4.i.i:                                          ; preds = %bb3.i.i
  %_46.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %_3.1, !dbg !1459
  %.not18.i.i = icmp eq i16 %_38.i.i, 0, !dbg !1465
  br i1 %.not18.i.i, label %bb27.i.i, label %bb1.i.i.i, !dbg !1468

bb9.i.i:                                          ; preds = %bb3.i.i
  %_16.i.i.i = icmp ult i64 %_3.1, 32, !dbg !1469
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb9.i.i.i, !dbg !1469

bb9.i.i.i:                                        ; preds = %bb9.i.i
  %9 = ptrtoint ptr %_3.0 to i64, !dbg !1472
  %_9.i.i.i.i.i.i = add i64 %9, 7, !dbg !1479
  %aligned_address.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i, -8, !dbg !1479
  %byte_offset.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i, %9, !dbg !1483
  %_12.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i, 8, !dbg !1484
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i.i), !dbg !1485
  %_15.i.i.i.i.i.i = sub nuw nsw i64 %_3.1, %byte_offset.i.i.i.i.i.i, !dbg !1486
  %_14.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %byte_offset.i.i.i.i.i.i, !dbg !1486
  %_61.i.i.i.i.i.i = lshr i64 %_15.i.i.i.i.i.i, 3, !dbg !1489
  %ts_len.i.i.i.i.i.i = and i64 %_15.i.i.i.i.i.i, 7, !dbg !1491
  %_21.i.i.i.i.i = and i64 %_15.i.i.i.i.i.i, 9223372036854775800, !dbg !1492
  %_19.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_14.i.i.i.i.i.i, i64 %_21.i.i.i.i.i, !dbg !1493
  %10 = icmp eq i64 %aligned_address.i.i.i.i.i.i, %9, !dbg !1495
  br i1 %10, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.preheader, !dbg !1503

bb8.i.i.i.i.i.i.i.preheader:                      ; preds = %bb9.i.i.i
  %11 = sub i64 %9, %aligned_address.i.i.i.i.i.i, !dbg !1504
  %12 = icmp ugt i64 %11, -8, !dbg !1504
  br i1 %12, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !1504

bb8.i.i.i.i.i.i.i:                                ; preds = %bb8.i.i.i.i.i.i.i.preheader, %bb8.i.i.i.i.i.i.i
  %i.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ], !dbg !1505
  %init.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %op.rdx23, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %_37.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !1506
  %13 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i, align 1, !dbg !1508, !alias.scope !1509, !noalias !1451
  %14 = icmp sgt <4 x i8> %13, splat (i8 -65), !dbg !1516
  %15 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i, !dbg !1506
  %_37.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %15, i64 4, !dbg !1506
  %16 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.i.4, align 1, !dbg !1508, !alias.scope !1509, !noalias !1451
  %17 = icmp sgt <4 x i8> %16, splat (i8 -65), !dbg !1516
  %rdx.op22 = shufflevector <4 x i1> %14, <4 x i1> %17, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !1521
  %18 = bitcast <8 x i1> %rdx.op22 to i8, !dbg !1521
  %19 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %18), !dbg !1521
  %20 = zext nneg i8 %19 to i64, !dbg !1521
  %op.rdx23 = add i64 %init.sroa.0.0.i.i.i.i.i.i.i, %20, !dbg !1521
  %_22.i.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i, 8, !dbg !1523
  %niter.next.7 = add i64 %niter, 8, !dbg !1504
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, 0, !dbg !1504
  br i1 %niter.ncmp.7, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i, !dbg !1504

bb8.i.i.i.i.i.i.i.epil.preheader:                 ; preds = %bb8.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %op.rdx23, %bb8.i.i.i.i.i.i.i ]
  br label %bb8.i.i.i.i.i.i.i.epil, !dbg !1504

bb8.i.i.i.i.i.i.i.epil:                           ; preds = %bb8.i.i.i.i.i.i.i.epil.preheader, %bb8.i.i.i.i.i.i.i.epil
  %i.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ], !dbg !1505
  %init.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.epil.ph, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, !dbg !1506
  %_37.val.i.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.i.epil, align 1, !dbg !1508, !alias.scope !1509, !noalias !1451, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.epil, -65, !dbg !1516
  %_0.i.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !1525
  %_4.0.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.epil, !dbg !1521
  %_22.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, 1, !dbg !1523
  %epil.iter.next = add i64 %epil.iter, 1, !dbg !1504
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %byte_offset.i.i.i.i.i.i, !dbg !1504
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.epil, !dbg !1504, !llvm.loop !1526

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i: ; preds = %bb8.i.i.i.i.i.i.i.epil, %bb9.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb9.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], !dbg !1527
  %_3.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i.i, !dbg !1528
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i), !dbg !1530
  %21 = icmp samesign eq i64 %ts_len.i.i.i.i.i.i, 0, !dbg !1532
  br i1 %21, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i, label %bb8.i.i.i20.i.i.i.i, !dbg !1540

bb8.i.i.i20.i.i.i.i:                              ; preds = %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i, %bb8.i.i.i20.i.i.i.i
  %i.sroa.0.0.i.i.i21.i.i.i.i = phi i64 [ %_22.i.i.i28.i.i.i.i, %bb8.i.i.i20.i.i.i.i ], [ 0, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i ], !dbg !1541
  %init.sroa.0.0.i.i.i22.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i27.i.i.i.i, %bb8.i.i.i20.i.i.i.i ], [ 0, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i ]
  %_37.i.i.i23.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i21.i.i.i.i, !dbg !1542
  %_37.val.i.i.i24.i.i.i.i = load i8, ptr %_37.i.i.i23.i.i.i.i, align 1, !dbg !1544, !alias.scope !1545, !noalias !1451, !noundef !14
  %_4.i.i.i.i.i.i25.i.i.i.i = icmp sgt i8 %_37.val.i.i.i24.i.i.i.i, -65, !dbg !1550
  %_0.i.i.i.i.i26.i.i.i.i = zext i1 %_4.i.i.i.i.i.i25.i.i.i.i to i64, !dbg !1555
  %_4.0.i.i.i.i.i27.i.i.i.i = add i64 %init.sroa.0.0.i.i.i22.i.i.i.i, %_0.i.i.i.i.i26.i.i.i.i, !dbg !1556
  %_22.i.i.i28.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i21.i.i.i.i, 1, !dbg !1558
  %_23.i.i.i29.i.i.i.i = icmp eq i64 %_22.i.i.i28.i.i.i.i, %ts_len.i.i.i.i.i.i, !dbg !1560
  br i1 %_23.i.i.i29.i.i.i.i, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i, label %bb8.i.i.i20.i.i.i.i, !dbg !1560

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i: ; preds = %bb8.i.i.i20.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i
  %_0.sroa.0.0.i.i.i30.i.i.i.i = phi i64 [ 0, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %_4.0.i.i.i.i.i27.i.i.i.i, %bb8.i.i.i20.i.i.i.i ], !dbg !1561
  %_3.i.i.i31.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i30.i.i.i.i, %ts_len.i.i.i.i.i.i, !dbg !1562
  tail call void @llvm.assume(i1 %_3.i.i.i31.i.i.i.i), !dbg !1564
  %22 = add nuw nsw i64 %_0.sroa.0.0.i.i.i30.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i, !dbg !1566
  br label %bb13.i.i.i.i, !dbg !1567

bb13.i.i.i.i:                                     ; preds = %bb19.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i
  %body.sroa.0.0.i.i.i.i = phi ptr [ %_14.i.i.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i ], [ %_14.i.i.i.i.i, %bb19.i.i.i.i ], !dbg !1568
  %body.sroa.6.0.i.i.i.i = phi i64 [ %_61.i.i.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i ], [ %_15.i.i.i.i.i, %bb19.i.i.i.i ], !dbg !1568
  %total.sroa.0.0.i.i.i.i = phi i64 [ %22, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit32.i.i.i.i ], [ %29, %bb19.i.i.i.i ], !dbg !1569
  %23 = icmp eq i64 %body.sroa.6.0.i.i.i.i, 0, !dbg !1570
  %spec.store.select.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %body.sroa.6.0.i.i.i.i, i64 192)
  %_15.i.i.i.i.i = sub nuw nsw i64 %body.sroa.6.0.i.i.i.i, %spec.store.select.i.i.i.i, !dbg !1570
  %_14.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i, i64 %spec.store.select.i.i.i.i, !dbg !1570
  br i1 %23, label %bb11.i.i, label %bb15.i.i.i.i, !dbg !1572

bb15.i.i.i.i:                                     ; preds = %bb13.i.i.i.i
  %_24.i.i.i.i.i = and i64 %spec.store.select.i.i.i.i, 3, !dbg !1573
  %24 = shl nuw nsw i64 %spec.store.select.i.i.i.i, 3, !dbg !1576
  %_54.idx.i.i.i.i = and i64 %24, 2016, !dbg !1576
  %_54.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 %_54.idx.i.i.i.i, !dbg !1576
  %_6151.i.i.i.i = icmp samesign eq i64 %_54.idx.i.i.i.i, 0, !dbg !1581
  br i1 %_6151.i.i.i.i, label %bb19.i.i.i.i, label %bb20.preheader.preheader.i.i.i.i, !dbg !1584

bb20.preheader.preheader.i.i.i.i:                 ; preds = %bb15.i.i.i.i
  %iter.sroa.0.153.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 32, !dbg !1585
  br label %bb20.preheader.i.i.i.i, !dbg !1586

bb20.preheader.i.i.i.i:                           ; preds = %bb20.preheader.i.i.i.i, %bb20.preheader.preheader.i.i.i.i
  %iter.sroa.0.156.i.i.i.i = phi ptr [ %iter.sroa.0.1.i.i.i.i, %bb20.preheader.i.i.i.i ], [ %iter.sroa.0.153.i.i.i.i, %bb20.preheader.preheader.i.i.i.i ]
  %counts.sroa.0.055.i.i.i.i = phi i64 [ %28, %bb20.preheader.i.i.i.i ], [ 0, %bb20.preheader.preheader.i.i.i.i ]
  %iter.sroa.0.054.i.i.i.i = phi ptr [ %iter.sroa.0.156.i.i.i.i, %bb20.preheader.i.i.i.i ], [ %body.sroa.0.0.i.i.i.i, %bb20.preheader.preheader.i.i.i.i ]
  %word4.i.i.i.i = load i64, ptr %iter.sroa.0.054.i.i.i.i, align 8, !dbg !1587, !alias.scope !1452, !noalias !1451, !noundef !14
  %_95.i.i.i.i = xor i64 %word4.i.i.i.i, -1, !dbg !1588
  %_94.i.i.i.i = lshr i64 %_95.i.i.i.i, 7, !dbg !1590
  %_96.i.i.i.i = lshr i64 %word4.i.i.i.i, 6, !dbg !1591
  %_93.i.i.i.i = or i64 %_94.i.i.i.i, %_96.i.i.i.i, !dbg !1592
  %_28.i.i.i.i = and i64 %_93.i.i.i.i, 72340172838076673, !dbg !1592
  %25 = add i64 %_28.i.i.i.i, %counts.sroa.0.055.i.i.i.i, !dbg !1593
  %iter1.sroa.0.0.ptr.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.054.i.i.i.i, i64 8, !dbg !1594
  %word4.1.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.1.i.i.i.i, align 8, !dbg !1587, !alias.scope !1452, !noalias !1451, !noundef !14
  %_95.1.i.i.i.i = xor i64 %word4.1.i.i.i.i, -1, !dbg !1588
  %_94.1.i.i.i.i = lshr i64 %_95.1.i.i.i.i, 7, !dbg !1590
  %_96.1.i.i.i.i = lshr i64 %word4.1.i.i.i.i, 6, !dbg !1591
  %_93.1.i.i.i.i = or i64 %_94.1.i.i.i.i, %_96.1.i.i.i.i, !dbg !1592
  %_28.1.i.i.i.i = and i64 %_93.1.i.i.i.i, 72340172838076673, !dbg !1592
  %26 = add i64 %25, %_28.1.i.i.i.i, !dbg !1593
  %iter1.sroa.0.0.ptr.2.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.054.i.i.i.i, i64 16, !dbg !1594
  %word4.2.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.2.i.i.i.i, align 8, !dbg !1587, !alias.scope !1452, !noalias !1451, !noundef !14
  %_95.2.i.i.i.i = xor i64 %word4.2.i.i.i.i, -1, !dbg !1588
  %_94.2.i.i.i.i = lshr i64 %_95.2.i.i.i.i, 7, !dbg !1590
  %_96.2.i.i.i.i = lshr i64 %word4.2.i.i.i.i, 6, !dbg !1591
  %_93.2.i.i.i.i = or i64 %_94.2.i.i.i.i, %_96.2.i.i.i.i, !dbg !1592
  %_28.2.i.i.i.i = and i64 %_93.2.i.i.i.i, 72340172838076673, !dbg !1592
  %27 = add i64 %26, %_28.2.i.i.i.i, !dbg !1593
  %iter1.sroa.0.0.ptr.3.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.054.i.i.i.i, i64 24, !dbg !1594
  %word4.3.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.3.i.i.i.i, align 8, !dbg !1587, !alias.scope !1452, !noalias !1451, !noundef !14
  %_95.3.i.i.i.i = xor i64 %word4.3.i.i.i.i, -1, !dbg !1588
  %_94.3.i.i.i.i = lshr i64 %_95.3.i.i.i.i, 7, !dbg !1590
  %_96.3.i.i.i.i = lshr i64 %word4.3.i.i.i.i, 6, !dbg !1591
  %_93.3.i.i.i.i = or i64 %_94.3.i.i.i.i, %_96.3.i.i.i.i, !dbg !1592
  %_28.3.i.i.i.i = and i64 %_93.3.i.i.i.i, 72340172838076673, !dbg !1592
  %28 = add i64 %27, %_28.3.i.i.i.i, !dbg !1593
  %_61.i.i.i.i = icmp eq ptr %iter.sroa.0.156.i.i.i.i, %_54.i.i.i.i, !dbg !1581
  %iter.sroa.0.1.idx.i.i.i.i = select i1 %_61.i.i.i.i, i64 0, i64 32, !dbg !1585
  %iter.sroa.0.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.156.i.i.i.i, i64 %iter.sroa.0.1.idx.i.i.i.i, !dbg !1585
  br i1 %_61.i.i.i.i, label %bb19.i.i.i.i, label %bb20.preheader.i.i.i.i, !dbg !1584

bb19.i.i.i.i:                                     ; preds = %bb20.preheader.i.i.i.i, %bb15.i.i.i.i
  %counts.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 0, %bb15.i.i.i.i ], [ %28, %bb20.preheader.i.i.i.i ], !dbg !1596
  %_79.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i.i, 71777214294589695, !dbg !1597
  %_81.i.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i.i, 8, !dbg !1599
  %_80.i.i.i.i = and i64 %_81.i.i.i.i, 71777214294589695, !dbg !1600
  %_78.i.i.i.i = add nuw nsw i64 %_80.i.i.i.i, %_79.i.i.i.i, !dbg !1597
  %_82.i.i.i.i = mul i64 %_78.i.i.i.i, 281479271743489, !dbg !1601
  %_29.i.i.i.i = lshr i64 %_82.i.i.i.i, 48, !dbg !1603
  %29 = add i64 %_29.i.i.i.i, %total.sroa.0.0.i.i.i.i, !dbg !1604
  %30 = icmp eq i64 %_24.i.i.i.i.i, 0, !dbg !1605
  br i1 %30, label %bb13.i.i.i.i, label %bb24.i.i.i.i, !dbg !1605

bb24.i.i.i.i:                                     ; preds = %bb19.i.i.i.i
  %.lcssa29 = phi i64 [ %29, %bb19.i.i.i.i ], !dbg !1604
  %_24.i.i.i.i.i.lcssa = phi i64 [ %_24.i.i.i.i.i, %bb19.i.i.i.i ], !dbg !1573
  %body.sroa.0.0.i.i.i.i.lcssa28 = phi ptr [ %body.sroa.0.0.i.i.i.i, %bb19.i.i.i.i ], !dbg !1568
  %spec.store.select.i.i.i.i.lcssa26 = phi i64 [ %spec.store.select.i.i.i.i, %bb19.i.i.i.i ]
  %len_rounded_down.i.le.i.i.i.i = and i64 %spec.store.select.i.i.i.i.lcssa26, 252
  %_23.i.le.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i.lcssa28, i64 %len_rounded_down.i.le.i.i.i.i
  %_101.idx.i.i.i.i = shl nuw nsw i64 %_24.i.i.i.i.i.lcssa, 3, !dbg !1606
  %_101.i.i.i.i = getelementptr inbounds nuw i8, ptr %_23.i.le.i.i.i.i, i64 %_101.idx.i.i.i.i, !dbg !1606
  br label %bb26.i.i.i.i, !dbg !1611

bb26.i.i.i.i:                                     ; preds = %bb26.i.i.i.i, %bb24.i.i.i.i
  %counts2.sroa.0.059.i.i.i.i = phi i64 [ %31, %bb26.i.i.i.i ], [ 0, %bb24.i.i.i.i ]
  %iter3.sroa.0.058.i.i.i.i = phi ptr [ %iter3.sroa.0.1.i.i.i.i, %bb26.i.i.i.i ], [ %_23.i.le.i.i.i.i, %bb24.i.i.i.i ]
  %iter3.sroa.0.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter3.sroa.0.058.i.i.i.i, i64 8, !dbg !1612
  %word.i.i.i.i = load i64, ptr %iter3.sroa.0.058.i.i.i.i, align 8, !dbg !1614, !alias.scope !1452, !noalias !1451, !noundef !14
  %_118.i.i.i.i = xor i64 %word.i.i.i.i, -1, !dbg !1615
  %_117.i.i.i.i = lshr i64 %_118.i.i.i.i, 7, !dbg !1617
  %_119.i.i.i.i = lshr i64 %word.i.i.i.i, 6, !dbg !1618
  %_116.i.i.i.i = or i64 %_117.i.i.i.i, %_119.i.i.i.i, !dbg !1619
  %_35.i.i.i.i = and i64 %_116.i.i.i.i, 72340172838076673, !dbg !1619
  %31 = add i64 %_35.i.i.i.i, %counts2.sroa.0.059.i.i.i.i, !dbg !1620
  %_108.i.i.i.i = icmp eq ptr %iter3.sroa.0.1.i.i.i.i, %_101.i.i.i.i, !dbg !1621
  br i1 %_108.i.i.i.i, label %bb27.i.i.i.i, label %bb26.i.i.i.i, !dbg !1611

bb27.i.i.i.i:                                     ; preds = %bb26.i.i.i.i
  %.lcssa = phi i64 [ %31, %bb26.i.i.i.i ], !dbg !1620
  %_121.i.i.i.i = and i64 %.lcssa, 71777214294589695, !dbg !1623
  %_123.i.i.i.i = lshr i64 %.lcssa, 8, !dbg !1625
  %_122.i.i.i.i = and i64 %_123.i.i.i.i, 71777214294589695, !dbg !1626
  %_120.i.i.i.i = add nuw nsw i64 %_122.i.i.i.i, %_121.i.i.i.i, !dbg !1623
  %_124.i.i.i.i = mul i64 %_120.i.i.i.i, 281479271743489, !dbg !1627
  %_36.i.i.i.i = lshr i64 %_124.i.i.i.i, 48, !dbg !1629
  %32 = add i64 %_36.i.i.i.i, %.lcssa29, !dbg !1630
  br label %bb11.i.i, !dbg !1631

bb8.i.i.i:                                        ; preds = %bb9.i.i
  %33 = icmp samesign eq i64 %_3.1, 0, !dbg !1632
  br i1 %33, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.preheader, !dbg !1640

bb8.i.i.i.i.i.i.preheader:                        ; preds = %bb8.i.i.i
  %xtraiter14 = and i64 %_3.1, 7, !dbg !1641
  %34 = icmp ult i64 %_3.1, 8, !dbg !1641
  br i1 %34, label %bb8.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.preheader.new, !dbg !1641

bb8.i.i.i.i.i.i.preheader.new:                    ; preds = %bb8.i.i.i.i.i.i.preheader
  %unroll_iter19 = and i64 %_3.1, 24, !dbg !1641
  br label %bb8.i.i.i.i.i.i, !dbg !1641

bb8.i.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.preheader.new
  %i.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !1642
  %init.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %op.rdx, %bb8.i.i.i.i.i.i ]
  %niter20 = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %niter20.next.7, %bb8.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !1643
  %35 = load <4 x i8>, ptr %_37.i.i.i.i.i.i, align 1, !dbg !1645, !alias.scope !1646, !noalias !1451
  %36 = icmp sgt <4 x i8> %35, splat (i8 -65), !dbg !1651
  %37 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i, !dbg !1643
  %_37.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %37, i64 4, !dbg !1643
  %38 = load <4 x i8>, ptr %_37.i.i.i.i.i.i.4, align 1, !dbg !1645, !alias.scope !1646, !noalias !1451
  %39 = icmp sgt <4 x i8> %38, splat (i8 -65), !dbg !1651
  %rdx.op = shufflevector <4 x i1> %36, <4 x i1> %39, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !1656
  %40 = bitcast <8 x i1> %rdx.op to i8, !dbg !1656
  %41 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %40), !dbg !1656
  %42 = zext nneg i8 %41 to i64, !dbg !1656
  %op.rdx = add i64 %init.sroa.0.0.i.i.i.i.i.i, %42, !dbg !1656
  %_22.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i, 8, !dbg !1658
  %niter20.next.7 = add i64 %niter20, 8, !dbg !1641
  %niter20.ncmp.7 = icmp eq i64 %niter20.next.7, %unroll_iter19, !dbg !1641
  br i1 %niter20.ncmp.7, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i, !dbg !1641

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa: ; preds = %bb8.i.i.i.i.i.i
  %op.rdx.lcssa = phi i64 [ %op.rdx, %bb8.i.i.i.i.i.i ], !dbg !1656
  %_22.i.i.i.i.i.i.7.lcssa = phi i64 [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ], !dbg !1658
  %lcmp.mod16.not = icmp eq i64 %xtraiter14, 0, !dbg !1641
  br i1 %lcmp.mod16.not, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil.preheader, !dbg !1641

bb8.i.i.i.i.i.i.epil.preheader:                   ; preds = %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i.i.i.i.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.7.lcssa, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %op.rdx.lcssa, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod18 = icmp ne i64 %xtraiter14, 0, !dbg !1641
  call void @llvm.assume(i1 %lcmp.mod18), !dbg !1641
  br label %bb8.i.i.i.i.i.i.epil, !dbg !1641

bb8.i.i.i.i.i.i.epil:                             ; preds = %bb8.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil.preheader
  %i.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ], !dbg !1642
  %init.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ]
  %epil.iter15 = phi i64 [ %epil.iter15.next, %bb8.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.epil, !dbg !1643
  %_37.val.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.epil, align 1, !dbg !1645, !alias.scope !1646, !noalias !1451, !noundef !14
  %_4.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.epil, -65, !dbg !1651
  %_0.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.epil to i64, !dbg !1660
  %_4.0.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.epil, !dbg !1656
  %_22.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.epil, 1, !dbg !1658
  %epil.iter15.next = add i64 %epil.iter15, 1, !dbg !1641
  %epil.iter15.cmp.not = icmp eq i64 %epil.iter15.next, %xtraiter14, !dbg !1641
  br i1 %epil.iter15.cmp.not, label %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil, !dbg !1641, !llvm.loop !1661

_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i: ; preds = %bb8.i.i.i.i.i.i.epil, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, %bb8.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i ], [ %op.rdx.lcssa, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], !dbg !1662
  %_3.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i, %_3.1, !dbg !1663
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i), !dbg !1665
  br label %bb11.i.i, !dbg !1667

bb1.i.i.i:                                        ; preds = %bb4.i.i, %bb3.i.i.i.i.i
  %iter.sroa.10.1.i.i = phi i64 [ %43, %bb3.i.i.i.i.i ], [ 0, %bb4.i.i ], !dbg !1668
  %_13.i19.i.i7.i.i.i = phi ptr [ %spec.select, %bb3.i.i.i.i.i ], [ %_3.0, %bb4.i.i ]
  %init.sroa.0.0.i.i.i = phi i64 [ %44, %bb3.i.i.i.i.i ], [ %8, %bb4.i.i ]
  %_6.i.i.i.i.i.i.not = icmp eq ptr %_13.i19.i.i7.i.i.i, %_46.i.i, !dbg !1669
  br i1 %_6.i.i.i.i.i.i.not, label %bb27.i.i, label %bb3.i.i.i.i.i, !dbg !1676

bb3.i.i.i.i.i:                                    ; preds = %bb1.i.i.i
  %spec.select.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i7.i.i.i, i64 1, !dbg !1677
  %x.i.i.i.i.i = load i8, ptr %_13.i19.i.i7.i.i.i, align 1, !dbg !1678, !alias.scope !1452, !noalias !1679, !noundef !14
  %_15.i.i.i24.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -33
  %_23.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -17
  %spec.select36.v.i.i = select i1 %_23.i.i.i.i.i, i64 3, i64 2
  %spec.select.v.i = select i1 %_15.i.i.i24.i.i, i64 %spec.select36.v.i.i, i64 1
  %_8.i.i.i.i.i1 = icmp slt i8 %x.i.i.i.i.i, 0, !dbg !1686
  %spec.select.idx = select i1 %_8.i.i.i.i.i1, i64 %spec.select.v.i, i64 0, !dbg !1686
  %spec.select = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 %spec.select.idx, !dbg !1686
  %_8.i.i.i.i = add i64 %iter.sroa.10.1.i.i, 1, !dbg !1687
  %43 = add i64 %_8.i.i.i.i, %spec.select.idx, !dbg !1688
  %44 = add nsw i64 %init.sroa.0.0.i.i.i, -1, !dbg !1689
  %45 = icmp eq i64 %44, 0, !dbg !1692
  br i1 %45, label %bb27.i.i, label %bb1.i.i.i, !dbg !1692

bb27.i.i:                                         ; preds = %bb3.i.i.i.i.i, %bb1.i.i.i, %bb4.i.i
  %iter.sroa.10.0.i.i = phi i64 [ 0, %bb4.i.i ], [ %iter.sroa.10.1.i.i, %bb1.i.i.i ], [ %43, %bb3.i.i.i.i.i ], !dbg !1693
  %_10.sroa.0.1.i.i = phi i64 [ 0, %bb4.i.i ], [ %init.sroa.0.0.i.i.i, %bb1.i.i.i ], [ 0, %bb3.i.i.i.i.i ], !dbg !1694
  %46 = sub nsw i64 %_5.sroa.6.0.i.i, %_10.sroa.0.1.i.i, !dbg !1695
  br label %bb11.i.i, !dbg !1696

bb11.i.i:                                         ; preds = %bb13.i.i.i.i, %bb27.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i, %bb27.i.i.i.i
  %char_count.sroa.0.0.i.i = phi i64 [ %46, %bb27.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i ], [ %32, %bb27.i.i.i.i ], [ %total.sroa.0.0.i.i.i.i, %bb13.i.i.i.i ], !dbg !1697
  %s.sroa.8.0.i.i = phi i64 [ %iter.sroa.10.0.i.i, %bb27.i.i ], [ %_3.1, %_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case.exit.i.i.i ], [ %_3.1, %bb27.i.i.i.i ], [ %_3.1, %bb13.i.i.i.i ]
  %47 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !1698
  %_20.i.i = load i16, ptr %47, align 4, !dbg !1698, !alias.scope !1451, !noalias !1452, !noundef !14
  %_19.i.i = zext i16 %_20.i.i to i64, !dbg !1699
  %_18.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_19.i.i, !dbg !1701
  br i1 %_18.i.i, label %bb12.i.i, label %bb20.i.i, !dbg !1701

bb20.i.i:                                         ; preds = %bb11.i.i
  %_35.0.i.i = load ptr, ptr %f, align 8, !dbg !1702, !alias.scope !1451, !noalias !1452, !nonnull !14, !noundef !14
  %48 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1702
  %_35.1.i.i = load ptr, ptr %48, align 8, !dbg !1702, !alias.scope !1451, !noalias !1452, !nonnull !14, !align !27, !noundef !14
  %49 = getelementptr inbounds nuw i8, ptr %_35.1.i.i, i64 24, !dbg !1702
  %50 = load ptr, ptr %49, align 8, !dbg !1702, !invariant.load !14, !noalias !1451, !nonnull !14
  %51 = tail call noundef zeroext i1 %50(ptr noundef nonnull %_35.0.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #16, !dbg !1703, !noalias !1451
  br label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, !dbg !1703

bb12.i.i:                                         ; preds = %bb11.i.i
  %_25.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16, !dbg !1704
  %_23.i.i = sub i16 %_20.i.i, %_25.i.i, !dbg !1705
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1706), !dbg !1709
  %52 = lshr i32 %_4.i.i, 26, !dbg !1710
  %switch.shiftamt = and i32 %52, 24, !dbg !1710
  %switch.downshift = lshr i32 131328, %switch.shiftamt, !dbg !1710
  %switch.masked = trunc i32 %switch.downshift to i8, !dbg !1710
  %_2.i.i.i.i = and i32 %_4.i.i, 2097151, !dbg !1713
  %53 = icmp samesign ult i32 %_2.i.i.i.i, 1114112, !dbg !1715
  tail call void @llvm.assume(i1 %53), !dbg !1715
  switch i8 %switch.masked, label %default.unreachable1 [
    i8 0, label %bb6.i.i.i
    i8 1, label %bb3.i.i.i
    i8 2, label %bb5.i.i.i
  ], !dbg !1718

default.unreachable1:                             ; preds = %bb12.i.i
  unreachable

bb3.i.i.i:                                        ; preds = %bb12.i.i
  br label %bb6.i.i.i, !dbg !1719

bb5.i.i.i:                                        ; preds = %bb12.i.i
  %54 = lshr i16 %_23.i.i, 1, !dbg !1720
  br label %bb6.i.i.i, !dbg !1721

bb6.i.i.i:                                        ; preds = %bb5.i.i.i, %bb3.i.i.i, %bb12.i.i
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %54, %bb5.i.i.i ], [ %_23.i.i, %bb3.i.i.i ], [ 0, %bb12.i.i ], !dbg !1722
  %_18.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !1723, !noalias !1452
  %55 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_18.1.i.i.i = load ptr, ptr %55, align 8, !alias.scope !1723, !noalias !1452
  %56 = getelementptr inbounds nuw i8, ptr %_18.1.i.i.i, i64 32
  br label %bb7.i.i.i, !dbg !1724

bb7.i.i.i:                                        ; preds = %bb8.i26.i.i, %bb6.i.i.i
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb6.i.i.i ], [ %57, %bb8.i26.i.i ], !dbg !1725
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !1726
  br i1 %exitcond.not.i.i.i, label %bb9.i28.i.i, label %bb8.i26.i.i, !dbg !1730

bb8.i26.i.i:                                      ; preds = %bb7.i.i.i
  %57 = add i16 %iter.sroa.0.0.i.i.i, 1, !dbg !1731
  %58 = load ptr, ptr %56, align 8, !dbg !1732, !invariant.load !14, !noalias !1723, !nonnull !14
  %_13.i.i.i = tail call noundef zeroext i1 %58(ptr noundef nonnull %_18.0.i.i.i, i32 noundef %_2.i.i.i.i) #16, !dbg !1733, !noalias !1723
  br i1 %_13.i.i.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb7.i.i.i, !dbg !1732

bb9.i28.i.i:                                      ; preds = %bb7.i.i.i
  %_17.i.i.i = sub i16 %_23.i.i, %padding_left.sroa.0.0.i.i.i, !dbg !1734
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i, !dbg !1735

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i: ; preds = %bb8.i26.i.i, %bb9.i28.i.i
  %_0.sroa.3.0.i.i.i = phi i16 [ %_17.i.i.i, %bb9.i28.i.i ], [ undef, %bb8.i26.i.i ], !dbg !1736
  %_0.sroa.0.0.i27.i.i = phi i32 [ %_2.i.i.i.i, %bb9.i28.i.i ], [ -1, %bb8.i26.i.i ], !dbg !1736
  %59 = icmp eq i32 %_0.sroa.0.0.i27.i.i, -1, !dbg !1737
  %_21.sroa.7.0.i.i = select i1 %59, i16 undef, i16 %_0.sroa.3.0.i.i.i, !dbg !1739
  br i1 %59, label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, label %bb14.i.i, !dbg !1740

bb14.i.i:                                         ; preds = %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i
  %60 = getelementptr inbounds nuw i8, ptr %_18.1.i.i.i, i64 24, !dbg !1741
  %61 = load ptr, ptr %60, align 8, !dbg !1741, !invariant.load !14, !noalias !1451, !nonnull !14
  %_30.i.i = tail call noundef zeroext i1 %61(ptr noundef nonnull %_18.0.i.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #16, !dbg !1742, !noalias !1451
  br i1 %_30.i.i, label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, label %bb1.i29.i.i, !dbg !1741

bb1.i29.i.i:                                      ; preds = %bb14.i.i, %bb3.i32.i.i
  %iter.sroa.0.0.i30.i.i = phi i16 [ %62, %bb3.i32.i.i ], [ 0, %bb14.i.i ], !dbg !1743
  %exitcond.not.i31.i.i = icmp eq i16 %iter.sroa.0.0.i30.i.i, %_21.sroa.7.0.i.i, !dbg !1745
  br i1 %exitcond.not.i31.i.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb3.i32.i.i, !dbg !1749

bb3.i32.i.i:                                      ; preds = %bb1.i29.i.i
  %62 = add i16 %iter.sroa.0.0.i30.i.i, 1, !dbg !1750
  %63 = load ptr, ptr %56, align 8, !dbg !1751, !invariant.load !14, !noalias !1451, !nonnull !14
  %_7.i.i.i = tail call noundef zeroext i1 %63(ptr noundef nonnull %_18.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i27.i.i) #16, !dbg !1752, !noalias !1451
  br i1 %_7.i.i.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb1.i29.i.i, !dbg !1751

_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i: ; preds = %bb3.i32.i.i, %bb1.i29.i.i
  %iter.sroa.0.0.i30.lcssa.i.i = phi i16 [ %_21.sroa.7.0.i.i, %bb1.i29.i.i ], [ %iter.sroa.0.0.i30.i.i, %bb3.i32.i.i ], !dbg !1743
  %_12.i.i.i = icmp ult i16 %iter.sroa.0.0.i30.lcssa.i.i, %_21.sroa.7.0.i.i, !dbg !1745
  br label %_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit, !dbg !1753

_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt.exit: ; preds = %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i, %bb14.i.i, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i, %bb20.i.i, %bb1.i.i
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %6, %bb1.i.i ], [ %51, %bb20.i.i ], [ true, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_12.i.i.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb14.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i, !dbg !1754
}

; core::panicking::panic_fmt
; Function Attrs: cold convergent noinline noreturn nounwind
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %_4) unnamed_addr #11 !dbg !1755 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %2 = getelementptr inbounds nuw i8, ptr %fmt, i64 8
  store ptr %1, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %pi), !dbg !1758
  store ptr %fmt, ptr %pi, align 8, !dbg !1759
  %3 = getelementptr inbounds nuw i8, ptr %pi, i64 8, !dbg !1759
  store ptr %_4, ptr %3, align 8, !dbg !1759
  %4 = getelementptr inbounds nuw i8, ptr %pi, i64 16, !dbg !1759
  store i8 1, ptr %4, align 8, !dbg !1759
  %5 = getelementptr inbounds nuw i8, ptr %pi, i64 17, !dbg !1759
  store i8 0, ptr %5, align 1, !dbg !1759
; call __rustc::rust_begin_unwind
  call fastcc void @_RNvCs6rREvFdRhLb_7___rustc17rust_begin_unwind(ptr noalias nofree noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #19, !dbg !1762
  unreachable, !dbg !1762
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #12

; <core::fmt::Formatter>::pad_integral::write_prefix
; Function Attrs: noinline nounwind
define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %f.0.val, ptr readonly captures(address_is_null) %f.8.val, i32 noundef range(i32 -1, 44) %0, ptr noalias nofree noundef readonly captures(address, read_provenance) %1) unnamed_addr #13 !dbg !1764 {
start:
  %.not = icmp eq i32 %0, -1, !dbg !1767
  br i1 %.not, label %bb6, label %bb1, !dbg !1769

bb1:                                              ; preds = %start
  %2 = icmp ne ptr %f.0.val, null
  tail call void @llvm.assume(i1 %2)
  %3 = icmp ne ptr %f.8.val, null
  tail call void @llvm.assume(i1 %3)
  %4 = getelementptr inbounds nuw i8, ptr %f.8.val, i64 32, !dbg !1770
  %5 = load ptr, ptr %4, align 8, !dbg !1770, !invariant.load !14, !nonnull !14
  %_7 = tail call noundef zeroext i1 %5(ptr noundef nonnull %f.0.val, i32 noundef %0) #16, !dbg !1771
  br i1 %_7, label %bb10, label %bb6, !dbg !1770

bb6:                                              ; preds = %bb1, %start
  %.not3 = icmp eq ptr %1, null, !dbg !1772
  %6 = icmp ne ptr %f.0.val, null
  %7 = icmp ne ptr %f.8.val, null
  br i1 %.not3, label %bb10, label %bb7, !dbg !1774

bb10:                                             ; preds = %bb7, %bb6, %bb1
  %_0.sroa.0.0.off0 = phi i1 [ true, %bb1 ], [ %10, %bb7 ], [ false, %bb6 ]
  ret i1 %_0.sroa.0.0.off0, !dbg !1775

bb7:                                              ; preds = %bb6
  %8 = getelementptr inbounds nuw i8, ptr %f.8.val, i64 24
  tail call void @llvm.assume(i1 %6)
  tail call void @llvm.assume(i1 %7)
  %9 = load ptr, ptr %8, align 8, !dbg !1776, !invariant.load !14, !nonnull !14
  %10 = tail call noundef zeroext i1 %9(ptr noundef nonnull %f.0.val, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %1, i64 noundef 0) #16, !dbg !1777
  br label %bb10, !dbg !1778
}

; <usize as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXsi_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias nofree noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias nofree noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #3 !dbg !1779 {
start:
  %buf = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf), !dbg !1784
  %_5 = load i64, ptr %self, align 8, !dbg !1785, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1787), !dbg !1790
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1791), !dbg !1794
  %_463.i.i = icmp ugt i64 %_5, 999, !dbg !1798
  br i1 %_463.i.i, label %bb2.i.i, label %bb13.i.i, !dbg !1798

bb13.i.i:                                         ; preds = %bb2.i.i, %start
  %remain.sroa.0.0.lcssa.i.i = phi i64 [ %_5, %start ], [ %1, %bb2.i.i ], !dbg !1803
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 20, %start ], [ %0, %bb2.i.i ], !dbg !1804
  %_48.i.i = icmp samesign ugt i64 %remain.sroa.0.0.lcssa.i.i, 9, !dbg !1805
  br i1 %_48.i.i, label %bb14.i.i, label %bb20.i.i, !dbg !1805

bb2.i.i:                                          ; preds = %start, %bb2.i.i
  %offset.sroa.0.065.i.i = phi i64 [ %0, %bb2.i.i ], [ 20, %start ]
  %remain.sroa.0.064.i.i = phi i64 [ %1, %bb2.i.i ], [ %_5, %start ]
  %_8.i.i = icmp ne i64 %offset.sroa.0.065.i.i, 0, !dbg !1806
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !1807
  %0 = add nsw i64 %offset.sroa.0.065.i.i, -4, !dbg !1810
  %remain.sroa.0.064.i.i.frozen = freeze i64 %remain.sroa.0.064.i.i, !dbg !1811
  %1 = udiv i64 %remain.sroa.0.064.i.i.frozen, 10000, !dbg !1811
  %2 = mul i64 %1, 10000, !dbg !1814
  %quad.i.i.decomposed = sub i64 %remain.sroa.0.064.i.i.frozen, %2, !dbg !1814
  %pair2.lhs.trunc.i.i = trunc nuw nsw i64 %quad.i.i.decomposed to i16, !dbg !1815
  %pair147.i.i = udiv i16 %pair2.lhs.trunc.i.i, 100, !dbg !1817
  %3 = mul i16 %pair147.i.i, 100, !dbg !1815
  %pair246.i.i.decomposed = sub i16 %pair2.lhs.trunc.i.i, %3, !dbg !1815
  %4 = shl nuw nsw i16 %pair147.i.i, 1, !dbg !1818
  %_25.i.i = zext nneg i16 %4 to i64, !dbg !1818
  %_20.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0, !dbg !1820
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_25.i.i, !dbg !1821
  %_23.i.i = load i8, ptr %5, align 1, !dbg !1821, !noalias !1822, !noundef !14
  store i8 %_23.i.i, ptr %_20.i.i, align 1, !dbg !1823, !alias.scope !1822
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.065.i.i, !dbg !1830
  %_27.i.i = getelementptr i8, ptr %6, i64 -3, !dbg !1830
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1, !dbg !1831
  %_31.i.i = load i8, ptr %7, align 1, !dbg !1831, !noalias !1822, !noundef !14
  store i8 %_31.i.i, ptr %_27.i.i, align 1, !dbg !1832, !alias.scope !1822
  %8 = shl nuw nsw i16 %pair246.i.i.decomposed, 1, !dbg !1834
  %_39.i.i = zext nneg i16 %8 to i64, !dbg !1834
  %_34.i.i = getelementptr i8, ptr %6, i64 -2, !dbg !1835
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_39.i.i, !dbg !1836
  %_38.i.i = load i8, ptr %9, align 1, !dbg !1836, !noalias !1822, !noundef !14
  store i8 %_38.i.i, ptr %_34.i.i, align 1, !dbg !1837, !alias.scope !1822
  %_41.i.i = getelementptr i8, ptr %6, i64 -1, !dbg !1839
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1, !dbg !1840
  %_45.i.i = load i8, ptr %10, align 1, !dbg !1840, !noalias !1822, !noundef !14
  store i8 %_45.i.i, ptr %_41.i.i, align 1, !dbg !1841, !alias.scope !1822
  %_4.i.i = icmp ugt i64 %remain.sroa.0.064.i.i, 9999999, !dbg !1798
  br i1 %_4.i.i, label %bb2.i.i, label %bb13.i.i, !dbg !1798

bb14.i.i:                                         ; preds = %bb13.i.i
  %_50.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1, !dbg !1843
  tail call void @llvm.assume(i1 %_50.i.i), !dbg !1844
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2, !dbg !1846
  %.lhs.trunc.i.i = trunc nuw i64 %remain.sroa.0.0.lcssa.i.i to i16, !dbg !1847
  %12 = udiv i16 %.lhs.trunc.i.i, 100, !dbg !1847
  %.zext.i.i = zext nneg i16 %12 to i64, !dbg !1847
  %13 = mul i16 %12, 100, !dbg !1849
  %pair48.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13, !dbg !1849
  %14 = shl nuw nsw i16 %pair48.i.i.decomposed, 1, !dbg !1850
  %_62.i.i = zext nneg i16 %14 to i64, !dbg !1850
  %_57.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11, !dbg !1851
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_62.i.i, !dbg !1852
  %_60.i.i = load i8, ptr %15, align 1, !dbg !1852, !noalias !1822, !noundef !14
  store i8 %_60.i.i, ptr %_57.i.i, align 1, !dbg !1853, !alias.scope !1822
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i, !dbg !1855
  %_64.i.i = getelementptr i8, ptr %16, i64 -1, !dbg !1855
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1, !dbg !1856
  %_68.i.i = load i8, ptr %17, align 1, !dbg !1856, !noalias !1822, !noundef !14
  store i8 %_68.i.i, ptr %_64.i.i, align 1, !dbg !1857, !alias.scope !1822
  br label %bb20.i.i, !dbg !1859

bb20.i.i:                                         ; preds = %bb14.i.i, %bb13.i.i
  %remain.sroa.0.1.i.i = phi i64 [ %.zext.i.i, %bb14.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb13.i.i ], !dbg !1803
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb14.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb13.i.i ], !dbg !1804
  %18 = icmp ne i64 %remain.sroa.0.1.i.i, 0, !dbg !1860
  %19 = icmp eq i64 %_5, 0
  %or.cond.i.i = or i1 %19, %18, !dbg !1860
  %_72.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  br i1 %or.cond.i.i, label %bb23.i.i, label %_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt.exit, !dbg !1860

bb23.i.i:                                         ; preds = %bb20.i.i
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_78.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %_84.i.i = shl nuw nsw i64 %remain.sroa.0.1.i.i, 1
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_84.i.i
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  tail call void @llvm.assume(i1 %_72.i.i), !dbg !1861
  %_81.i.i = load i8, ptr %22, align 1, !dbg !1863, !noalias !1822, !noundef !14
  store i8 %_81.i.i, ptr %_78.i.i, align 1, !dbg !1865, !alias.scope !1822
  br label %_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt.exit, !dbg !1867

_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt.exit: ; preds = %bb23.i.i, %bb20.i.i
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb23.i.i ], [ %offset.sroa.0.1.i.i, %bb20.i.i ], !dbg !1868
  %_8.i1.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i, !dbg !1869
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i, !dbg !1883
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1888), !dbg !1891
  %23 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_58.i = load i32, ptr %23, align 8, !dbg !1892, !alias.scope !1888, !noalias !1897
  %_57.i = and i32 %_58.i, 2097152, !dbg !1900
  %.not.i = icmp eq i32 %_57.i, 0, !dbg !1903
  %spec.select.i = select i1 %.not.i, i32 -1, i32 43, !dbg !1903
  %_57.lobit.i = lshr exact i32 %_57.i, 21, !dbg !1903
  %24 = zext nneg i32 %_57.lobit.i to i64, !dbg !1903
  %width.sroa.0.0.i = add nuw nsw i64 %_8.i1.i, %24, !dbg !1892
  %_59.i = and i32 %_58.i, 8388608, !dbg !1904
  %25 = icmp eq i32 %_59.i, 0, !dbg !1907
  %spec.select = select i1 %25, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !1907
  %26 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !1908
  %min.i = load i16, ptr %26, align 4, !dbg !1908, !alias.scope !1888, !noalias !1897, !noundef !14
  %_13.i = zext i16 %min.i to i64, !dbg !1910
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i, !dbg !1914
  br i1 %_11.not.i, label %bb16.i, label %bb11.i, !dbg !1914

bb16.i:                                           ; preds = %_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt.exit
  %_75.i = and i32 %_58.i, 16777216, !dbg !1915
  %27 = icmp eq i32 %_75.i, 0, !dbg !1918
  br i1 %27, label %bb30.i, label %bb17.i, !dbg !1918

bb11.i:                                           ; preds = %_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt.exit
  %self.val32.i = load ptr, ptr %f, align 8, !dbg !1919, !alias.scope !1888, !noalias !1897
  %28 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1919
  %self.val33.i = load ptr, ptr %28, align 8, !dbg !1919, !alias.scope !1888, !noalias !1897
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_15.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val32.i, ptr %self.val33.i, i32 noundef %spec.select.i, ptr noalias nofree noundef readonly captures(address, read_provenance) %spec.select) #20, !dbg !1919
  br i1 %_15.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb14.i, !dbg !1919

bb30.i:                                           ; preds = %bb16.i
  %_41.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !1920
  %_40.i = sub i16 %min.i, %_41.i, !dbg !1921
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1922), !dbg !1925
  %29 = lshr i32 %_58.i, 26, !dbg !1926
  %switch.shiftamt = and i32 %29, 24, !dbg !1926
  %switch.downshift = lshr i32 16908544, %switch.shiftamt, !dbg !1926
  %switch.masked = trunc i32 %switch.downshift to i8, !dbg !1926
  %_2.i.i.i = and i32 %_58.i, 2097151, !dbg !1929
  %30 = icmp samesign ult i32 %_2.i.i.i, 1114112, !dbg !1931
  tail call void @llvm.assume(i1 %30), !dbg !1931
  switch i8 %switch.masked, label %default.unreachable1 [
    i8 0, label %bb6.i.i
    i8 1, label %bb3.i.i
    i8 2, label %bb5.i.i
  ], !dbg !1934

default.unreachable1:                             ; preds = %bb30.i
  unreachable

bb3.i.i:                                          ; preds = %bb30.i
  br label %bb6.i.i, !dbg !1935

bb5.i.i:                                          ; preds = %bb30.i
  %31 = lshr i16 %_40.i, 1, !dbg !1936
  br label %bb6.i.i, !dbg !1937

bb6.i.i:                                          ; preds = %bb5.i.i, %bb3.i.i, %bb30.i
  %padding_left.sroa.0.0.i.i = phi i16 [ %31, %bb5.i.i ], [ %_40.i, %bb3.i.i ], [ 0, %bb30.i ], !dbg !1938
  %_18.0.i.i = load ptr, ptr %f, align 8, !alias.scope !1939, !noalias !1897
  %32 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_18.1.i.i = load ptr, ptr %32, align 8, !alias.scope !1939, !noalias !1897
  %33 = getelementptr inbounds nuw i8, ptr %_18.1.i.i, i64 32
  br label %bb7.i.i, !dbg !1940

bb7.i.i:                                          ; preds = %bb8.i38.i, %bb6.i.i
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb6.i.i ], [ %34, %bb8.i38.i ], !dbg !1941
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i, !dbg !1942
  br i1 %exitcond.not.i.i, label %bb9.i40.i, label %bb8.i38.i, !dbg !1946

bb8.i38.i:                                        ; preds = %bb7.i.i
  %34 = add i16 %iter.sroa.0.0.i.i, 1, !dbg !1947
  %35 = load ptr, ptr %33, align 8, !dbg !1948, !invariant.load !14, !noalias !1949, !nonnull !14
  %_13.i.i = tail call noundef zeroext i1 %35(ptr noundef nonnull %_18.0.i.i, i32 noundef %_2.i.i.i) #16, !dbg !1950, !noalias !1949
  br i1 %_13.i.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i, !dbg !1948

bb9.i40.i:                                        ; preds = %bb7.i.i
  %_17.i.i = sub i16 %_40.i, %padding_left.sroa.0.0.i.i, !dbg !1951
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i, !dbg !1952

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i: ; preds = %bb8.i38.i, %bb9.i40.i
  %_0.sroa.3.0.i.i = phi i16 [ %_17.i.i, %bb9.i40.i ], [ undef, %bb8.i38.i ], !dbg !1953
  %_0.sroa.0.0.i39.i = phi i32 [ %_2.i.i.i, %bb9.i40.i ], [ -1, %bb8.i38.i ], !dbg !1953
  %36 = icmp eq i32 %_0.sroa.0.0.i39.i, -1, !dbg !1954
  %_38.sroa.7.0.i = select i1 %36, i16 undef, i16 %_0.sroa.3.0.i.i, !dbg !1957
  br i1 %36, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb32.i, !dbg !1958

bb17.i:                                           ; preds = %bb16.i
  %old_options.sroa.0.0.copyload.i = load i64, ptr %23, align 8, !dbg !1959, !alias.scope !1888, !noalias !1897
  %37 = trunc i64 %old_options.sroa.0.0.copyload.i to i32, !dbg !1960
  %_77.i = and i32 %37, -1612709888, !dbg !1960
  %38 = or disjoint i32 %_77.i, 536870960, !dbg !1964
  store i32 %38, ptr %23, align 8, !dbg !1964, !alias.scope !1888, !noalias !1897
  %self.val34.i = load ptr, ptr %f, align 8, !dbg !1968, !alias.scope !1888, !noalias !1897
  %39 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !1968
  %self.val35.i = load ptr, ptr %39, align 8, !dbg !1968, !alias.scope !1888, !noalias !1897
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_20.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val34.i, ptr %self.val35.i, i32 noundef %spec.select.i, ptr noalias nofree noundef readonly captures(address, read_provenance) %spec.select) #20, !dbg !1968
  br i1 %_20.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb19.i, !dbg !1968

bb32.i:                                           ; preds = %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_46.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_18.0.i.i, ptr %_18.1.i.i, i32 noundef %spec.select.i, ptr noalias nofree noundef readonly captures(address, read_provenance) %spec.select) #20, !dbg !1969
  br i1 %_46.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i, !dbg !1969

bb35.i:                                           ; preds = %bb32.i
  %40 = getelementptr inbounds nuw i8, ptr %_18.1.i.i, i64 24, !dbg !1971
  %41 = load ptr, ptr %40, align 8, !dbg !1971, !invariant.load !14, !noalias !1972, !nonnull !14
  %_50.i = call noundef zeroext i1 %41(ptr noundef nonnull %_18.0.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #16, !dbg !1973, !noalias !1888
  br i1 %_50.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i, !dbg !1971

bb1.i.i:                                          ; preds = %bb35.i, %bb3.i43.i
  %iter.sroa.0.0.i41.i = phi i16 [ %42, %bb3.i43.i ], [ 0, %bb35.i ], !dbg !1974
  %exitcond.not.i42.i = icmp eq i16 %iter.sroa.0.0.i41.i, %_38.sroa.7.0.i, !dbg !1976
  br i1 %exitcond.not.i42.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb3.i43.i, !dbg !1980

bb3.i43.i:                                        ; preds = %bb1.i.i
  %42 = add i16 %iter.sroa.0.0.i41.i, 1, !dbg !1981
  %43 = load ptr, ptr %33, align 8, !dbg !1982, !invariant.load !14, !noalias !1888, !nonnull !14
  %_7.i.i = call noundef zeroext i1 %43(ptr noundef nonnull %_18.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i39.i) #16, !dbg !1983, !noalias !1888
  br i1 %_7.i.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb1.i.i, !dbg !1982

_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i: ; preds = %bb3.i43.i, %bb1.i.i
  %iter.sroa.0.0.i41.lcssa.i = phi i16 [ %_38.sroa.7.0.i, %bb1.i.i ], [ %iter.sroa.0.0.i41.i, %bb3.i43.i ], !dbg !1974
  %_12.i.i = icmp ult i16 %iter.sroa.0.0.i41.lcssa.i, %_38.sroa.7.0.i, !dbg !1976
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !1984

bb19.i:                                           ; preds = %bb17.i
  %_26.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !1985
  %_25.i = sub i16 %min.i, %_26.i, !dbg !1986
  %44 = getelementptr inbounds nuw i8, ptr %self.val35.i, i64 32
  br label %bb7.i55.i, !dbg !1987

bb7.i55.i:                                        ; preds = %bb8.i58.i, %bb19.i
  %iter.sroa.0.0.i56.i = phi i16 [ 0, %bb19.i ], [ %45, %bb8.i58.i ], !dbg !1989
  %exitcond.not.i57.not.i = icmp eq i16 %iter.sroa.0.0.i56.i, %_25.i, !dbg !1990
  br i1 %exitcond.not.i57.not.i, label %bb22.i, label %bb8.i58.i, !dbg !1994

bb8.i58.i:                                        ; preds = %bb7.i55.i
  %45 = add i16 %iter.sroa.0.0.i56.i, 1, !dbg !1995
  %46 = load ptr, ptr %44, align 8, !dbg !1996, !invariant.load !14, !noalias !1997, !nonnull !14
  %_13.i59.i = tail call noundef zeroext i1 %46(ptr noundef nonnull %self.val34.i, i32 noundef 48) #16, !dbg !2000, !noalias !1997
  br i1 %_13.i59.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i55.i, !dbg !1996

bb22.i:                                           ; preds = %bb7.i55.i
  %47 = getelementptr inbounds nuw i8, ptr %self.val35.i, i64 24, !dbg !2001
  %48 = load ptr, ptr %47, align 8, !dbg !2001, !invariant.load !14, !noalias !1972, !nonnull !14
  %_31.i = call noundef zeroext i1 %48(ptr noundef nonnull %self.val34.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #16, !dbg !2003, !noalias !1888
  br i1 %_31.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb28.i, !dbg !2001

bb28.i:                                           ; preds = %bb22.i
  store i64 %old_options.sroa.0.0.copyload.i, ptr %23, align 8, !dbg !2004, !alias.scope !1888, !noalias !1897
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !1984

bb14.i:                                           ; preds = %bb11.i
  %49 = getelementptr inbounds nuw i8, ptr %self.val33.i, i64 24
  %50 = load ptr, ptr %49, align 8, !dbg !2005, !invariant.load !14, !noalias !1972, !nonnull !14
  %51 = call noundef zeroext i1 %50(ptr noundef nonnull %self.val32.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #16, !dbg !2006, !noalias !1888
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2006

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit: ; preds = %bb8.i58.i, %bb14.i, %bb28.i, %bb22.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i, %bb35.i, %bb32.i, %bb17.i, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i, %bb11.i
  %_0.sroa.0.1.shrunk.i = phi i1 [ true, %bb17.i ], [ %51, %bb14.i ], [ false, %bb28.i ], [ true, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb32.i ], [ %_12.i.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb35.i ], [ true, %bb11.i ], [ true, %bb22.i ], [ true, %bb8.i58.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf), !dbg !2007
  ret i1 %_0.sroa.0.1.shrunk.i, !dbg !2008
}

; core::panicking::panic_bounds_check
; Function Attrs: cold convergent minsize noinline noreturn nounwind optsize
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef range(i64 0, 4294967296) %1, ptr noalias nofree noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #14 !dbg !2009 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args), !dbg !2010
  store ptr %len, ptr %args, align 8, !dbg !2010
  %_8.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8, !dbg !2010
  store ptr @_RNvXsi_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0..sroa_idx, align 8, !dbg !2010
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16, !dbg !2010
  store ptr %index, ptr %3, align 8, !dbg !2010
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24, !dbg !2010
  store ptr @_RNvXsi_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8, !dbg !2010
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias nofree noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #18, !dbg !2013
  unreachable, !dbg !2013
}

; <u32 as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXs8_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias nofree noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias nofree noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #3 !dbg !2014 {
start:
  %buf = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf), !dbg !2016
  %_5 = load i32, ptr %self, align 4, !dbg !2017, !noundef !14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2019), !dbg !2022
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2023), !dbg !2026
  %_463.i.i = icmp ugt i32 %_5, 999, !dbg !2030
  br i1 %_463.i.i, label %bb2.i.i, label %bb13.i.i, !dbg !2030

bb13.i.i:                                         ; preds = %bb2.i.i, %start
  %remain.sroa.0.0.lcssa.i.i = phi i32 [ %_5, %start ], [ %1, %bb2.i.i ], !dbg !2035
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 10, %start ], [ %0, %bb2.i.i ], !dbg !2036
  %_50.i.i = icmp samesign ugt i32 %remain.sroa.0.0.lcssa.i.i, 9, !dbg !2037
  br i1 %_50.i.i, label %bb14.i.i, label %bb20.i.i, !dbg !2037

bb2.i.i:                                          ; preds = %start, %bb2.i.i
  %offset.sroa.0.065.i.i = phi i64 [ %0, %bb2.i.i ], [ 10, %start ]
  %remain.sroa.0.064.i.i = phi i32 [ %1, %bb2.i.i ], [ %_5, %start ]
  %_8.i.i = icmp samesign ugt i64 %offset.sroa.0.065.i.i, 3, !dbg !2038
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !2039
  %0 = add nsw i64 %offset.sroa.0.065.i.i, -4, !dbg !2042
  %remain.sroa.0.064.i.i.frozen = freeze i32 %remain.sroa.0.064.i.i, !dbg !2043
  %1 = udiv i32 %remain.sroa.0.064.i.i.frozen, 10000, !dbg !2043
  %2 = mul i32 %1, 10000, !dbg !2046
  %quad.i.i.decomposed = sub i32 %remain.sroa.0.064.i.i.frozen, %2, !dbg !2046
  %_21.lhs.trunc.i.i = trunc nuw nsw i32 %quad.i.i.decomposed to i16, !dbg !2047
  %_1947.i.i = udiv i16 %_21.lhs.trunc.i.i, 100, !dbg !2049
  %3 = mul i16 %_1947.i.i, 100, !dbg !2047
  %_2146.i.i.decomposed = sub i16 %_21.lhs.trunc.i.i, %3, !dbg !2047
  %4 = shl nuw nsw i16 %_1947.i.i, 1, !dbg !2050
  %_27.i.i = zext nneg i16 %4 to i64, !dbg !2050
  %_22.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0, !dbg !2052
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_27.i.i, !dbg !2053
  %_25.i.i = load i8, ptr %5, align 1, !dbg !2053, !noalias !2054, !noundef !14
  store i8 %_25.i.i, ptr %_22.i.i, align 1, !dbg !2055, !alias.scope !2054
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.065.i.i, !dbg !2058
  %_29.i.i = getelementptr i8, ptr %6, i64 -3, !dbg !2058
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1, !dbg !2059
  %_33.i.i = load i8, ptr %7, align 1, !dbg !2059, !noalias !2054, !noundef !14
  store i8 %_33.i.i, ptr %_29.i.i, align 1, !dbg !2060, !alias.scope !2054
  %8 = shl nuw nsw i16 %_2146.i.i.decomposed, 1, !dbg !2062
  %_41.i.i = zext nneg i16 %8 to i64, !dbg !2062
  %_36.i.i = getelementptr i8, ptr %6, i64 -2, !dbg !2063
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_41.i.i, !dbg !2064
  %_40.i.i = load i8, ptr %9, align 1, !dbg !2064, !noalias !2054, !noundef !14
  store i8 %_40.i.i, ptr %_36.i.i, align 1, !dbg !2065, !alias.scope !2054
  %_43.i.i = getelementptr i8, ptr %6, i64 -1, !dbg !2067
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1, !dbg !2068
  %_47.i.i = load i8, ptr %10, align 1, !dbg !2068, !noalias !2054, !noundef !14
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !dbg !2069, !alias.scope !2054
  %_4.i.i = icmp ugt i32 %remain.sroa.0.064.i.i, 9999999, !dbg !2030
  br i1 %_4.i.i, label %bb2.i.i, label %bb13.i.i, !dbg !2030

bb14.i.i:                                         ; preds = %bb13.i.i
  %_52.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1, !dbg !2071
  tail call void @llvm.assume(i1 %_52.i.i), !dbg !2072
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2, !dbg !2074
  %.lhs.trunc.i.i = trunc nuw i32 %remain.sroa.0.0.lcssa.i.i to i16, !dbg !2075
  %12 = udiv i16 %.lhs.trunc.i.i, 100, !dbg !2075
  %.zext.i.i = zext nneg i16 %12 to i32, !dbg !2075
  %13 = mul i16 %12, 100, !dbg !2077
  %_5848.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13, !dbg !2077
  %14 = shl nuw nsw i16 %_5848.i.i.decomposed, 1, !dbg !2078
  %_65.i.i = zext nneg i16 %14 to i64, !dbg !2078
  %_60.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11, !dbg !2079
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_65.i.i, !dbg !2080
  %_63.i.i = load i8, ptr %15, align 1, !dbg !2080, !noalias !2054, !noundef !14
  store i8 %_63.i.i, ptr %_60.i.i, align 1, !dbg !2081, !alias.scope !2054
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i, !dbg !2083
  %_67.i.i = getelementptr i8, ptr %16, i64 -1, !dbg !2083
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1, !dbg !2084
  %_71.i.i = load i8, ptr %17, align 1, !dbg !2084, !noalias !2054, !noundef !14
  store i8 %_71.i.i, ptr %_67.i.i, align 1, !dbg !2085, !alias.scope !2054
  br label %bb20.i.i, !dbg !2087

bb20.i.i:                                         ; preds = %bb14.i.i, %bb13.i.i
  %remain.sroa.0.1.i.i = phi i32 [ %.zext.i.i, %bb14.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb13.i.i ], !dbg !2035
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb14.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb13.i.i ], !dbg !2036
  %18 = icmp ne i32 %remain.sroa.0.1.i.i, 0, !dbg !2088
  %19 = icmp eq i32 %_5, 0
  %or.cond.i.i = or i1 %19, %18, !dbg !2088
  br i1 %or.cond.i.i, label %bb23.i.i, label %_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt.exit, !dbg !2088

bb23.i.i:                                         ; preds = %bb20.i.i
  %_75.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0, !dbg !2089
  tail call void @llvm.assume(i1 %_75.i.i), !dbg !2090
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1, !dbg !2092
  %21 = shl nuw nsw i32 %remain.sroa.0.1.i.i, 1, !dbg !2093
  %_82.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20, !dbg !2095
  %22 = zext nneg i32 %21 to i64, !dbg !2096
  %23 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %22, !dbg !2096
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 1, !dbg !2096
  %_85.i.i = load i8, ptr %24, align 1, !dbg !2096, !noalias !2054, !noundef !14
  store i8 %_85.i.i, ptr %_82.i.i, align 1, !dbg !2097, !alias.scope !2054
  br label %_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt.exit, !dbg !2099

_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt.exit: ; preds = %bb23.i.i, %bb20.i.i
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb23.i.i ], [ %offset.sroa.0.1.i.i, %bb20.i.i ], !dbg !2100
  %_8.i1.i = sub nuw nsw i64 10, %offset.sroa.0.2.i.i, !dbg !2101
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i, !dbg !2107
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2109), !dbg !2112
  %25 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_58.i = load i32, ptr %25, align 8, !dbg !2113, !alias.scope !2109, !noalias !2115
  %_57.i = and i32 %_58.i, 2097152, !dbg !2118
  %.not.i = icmp eq i32 %_57.i, 0, !dbg !2120
  %spec.select.i = select i1 %.not.i, i32 -1, i32 43, !dbg !2120
  %_57.lobit.i = lshr exact i32 %_57.i, 21, !dbg !2120
  %26 = zext nneg i32 %_57.lobit.i to i64, !dbg !2120
  %width.sroa.0.0.i = add nuw nsw i64 %_8.i1.i, %26, !dbg !2113
  %_59.i = and i32 %_58.i, 8388608, !dbg !2121
  %27 = icmp eq i32 %_59.i, 0, !dbg !2123
  %spec.select = select i1 %27, ptr null, ptr inttoptr (i64 1 to ptr), !dbg !2123
  %28 = getelementptr inbounds nuw i8, ptr %f, i64 20, !dbg !2124
  %min.i = load i16, ptr %28, align 4, !dbg !2124, !alias.scope !2109, !noalias !2115, !noundef !14
  %_13.i = zext i16 %min.i to i64, !dbg !2125
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i, !dbg !2127
  br i1 %_11.not.i, label %bb16.i, label %bb11.i, !dbg !2127

bb16.i:                                           ; preds = %_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt.exit
  %_75.i = and i32 %_58.i, 16777216, !dbg !2128
  %29 = icmp eq i32 %_75.i, 0, !dbg !2130
  br i1 %29, label %bb30.i, label %bb17.i, !dbg !2130

bb11.i:                                           ; preds = %_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt.exit
  %self.val32.i = load ptr, ptr %f, align 8, !dbg !2131, !alias.scope !2109, !noalias !2115
  %30 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !2131
  %self.val33.i = load ptr, ptr %30, align 8, !dbg !2131, !alias.scope !2109, !noalias !2115
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_15.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val32.i, ptr %self.val33.i, i32 noundef %spec.select.i, ptr noalias nofree noundef readonly captures(address, read_provenance) %spec.select) #20, !dbg !2131
  br i1 %_15.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb14.i, !dbg !2131

bb30.i:                                           ; preds = %bb16.i
  %_41.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !2132
  %_40.i = sub i16 %min.i, %_41.i, !dbg !2133
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2134), !dbg !2137
  %31 = lshr i32 %_58.i, 26, !dbg !2138
  %switch.shiftamt = and i32 %31, 24, !dbg !2138
  %switch.downshift = lshr i32 16908544, %switch.shiftamt, !dbg !2138
  %switch.masked = trunc i32 %switch.downshift to i8, !dbg !2138
  %_2.i.i.i = and i32 %_58.i, 2097151, !dbg !2141
  %32 = icmp samesign ult i32 %_2.i.i.i, 1114112, !dbg !2143
  tail call void @llvm.assume(i1 %32), !dbg !2143
  switch i8 %switch.masked, label %default.unreachable1 [
    i8 0, label %bb6.i.i
    i8 1, label %bb3.i.i
    i8 2, label %bb5.i.i
  ], !dbg !2146

default.unreachable1:                             ; preds = %bb30.i
  unreachable

bb3.i.i:                                          ; preds = %bb30.i
  br label %bb6.i.i, !dbg !2147

bb5.i.i:                                          ; preds = %bb30.i
  %33 = lshr i16 %_40.i, 1, !dbg !2148
  br label %bb6.i.i, !dbg !2149

bb6.i.i:                                          ; preds = %bb5.i.i, %bb3.i.i, %bb30.i
  %padding_left.sroa.0.0.i.i = phi i16 [ %33, %bb5.i.i ], [ %_40.i, %bb3.i.i ], [ 0, %bb30.i ], !dbg !2150
  %_18.0.i.i = load ptr, ptr %f, align 8, !alias.scope !2151, !noalias !2115
  %34 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_18.1.i.i = load ptr, ptr %34, align 8, !alias.scope !2151, !noalias !2115
  %35 = getelementptr inbounds nuw i8, ptr %_18.1.i.i, i64 32
  br label %bb7.i.i, !dbg !2152

bb7.i.i:                                          ; preds = %bb8.i38.i, %bb6.i.i
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb6.i.i ], [ %36, %bb8.i38.i ], !dbg !2153
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i, !dbg !2154
  br i1 %exitcond.not.i.i, label %bb9.i40.i, label %bb8.i38.i, !dbg !2158

bb8.i38.i:                                        ; preds = %bb7.i.i
  %36 = add i16 %iter.sroa.0.0.i.i, 1, !dbg !2159
  %37 = load ptr, ptr %35, align 8, !dbg !2160, !invariant.load !14, !noalias !2161, !nonnull !14
  %_13.i.i = tail call noundef zeroext i1 %37(ptr noundef nonnull %_18.0.i.i, i32 noundef %_2.i.i.i) #16, !dbg !2162, !noalias !2161
  br i1 %_13.i.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i, !dbg !2160

bb9.i40.i:                                        ; preds = %bb7.i.i
  %_17.i.i = sub i16 %_40.i, %padding_left.sroa.0.0.i.i, !dbg !2163
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i, !dbg !2164

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i: ; preds = %bb8.i38.i, %bb9.i40.i
  %_0.sroa.3.0.i.i = phi i16 [ %_17.i.i, %bb9.i40.i ], [ undef, %bb8.i38.i ], !dbg !2165
  %_0.sroa.0.0.i39.i = phi i32 [ %_2.i.i.i, %bb9.i40.i ], [ -1, %bb8.i38.i ], !dbg !2165
  %38 = icmp eq i32 %_0.sroa.0.0.i39.i, -1, !dbg !2166
  %_38.sroa.7.0.i = select i1 %38, i16 undef, i16 %_0.sroa.3.0.i.i, !dbg !2168
  br i1 %38, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb32.i, !dbg !2169

bb17.i:                                           ; preds = %bb16.i
  %old_options.sroa.0.0.copyload.i = load i64, ptr %25, align 8, !dbg !2170, !alias.scope !2109, !noalias !2115
  %39 = trunc i64 %old_options.sroa.0.0.copyload.i to i32, !dbg !2171
  %_77.i = and i32 %39, -1612709888, !dbg !2171
  %40 = or disjoint i32 %_77.i, 536870960, !dbg !2173
  store i32 %40, ptr %25, align 8, !dbg !2173, !alias.scope !2109, !noalias !2115
  %self.val34.i = load ptr, ptr %f, align 8, !dbg !2175, !alias.scope !2109, !noalias !2115
  %41 = getelementptr inbounds nuw i8, ptr %f, i64 8, !dbg !2175
  %self.val35.i = load ptr, ptr %41, align 8, !dbg !2175, !alias.scope !2109, !noalias !2115
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_20.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val34.i, ptr %self.val35.i, i32 noundef %spec.select.i, ptr noalias nofree noundef readonly captures(address, read_provenance) %spec.select) #20, !dbg !2175
  br i1 %_20.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb19.i, !dbg !2175

bb32.i:                                           ; preds = %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i
; call <core::fmt::Formatter>::pad_integral::write_prefix
  %_46.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_18.0.i.i, ptr %_18.1.i.i, i32 noundef %spec.select.i, ptr noalias nofree noundef readonly captures(address, read_provenance) %spec.select) #20, !dbg !2176
  br i1 %_46.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i, !dbg !2176

bb35.i:                                           ; preds = %bb32.i
  %42 = getelementptr inbounds nuw i8, ptr %_18.1.i.i, i64 24, !dbg !2177
  %43 = load ptr, ptr %42, align 8, !dbg !2177, !invariant.load !14, !noalias !2178, !nonnull !14
  %_50.i = call noundef zeroext i1 %43(ptr noundef nonnull %_18.0.i.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #16, !dbg !2179, !noalias !2109
  br i1 %_50.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i, !dbg !2177

bb1.i.i:                                          ; preds = %bb35.i, %bb3.i43.i
  %iter.sroa.0.0.i41.i = phi i16 [ %44, %bb3.i43.i ], [ 0, %bb35.i ], !dbg !2180
  %exitcond.not.i42.i = icmp eq i16 %iter.sroa.0.0.i41.i, %_38.sroa.7.0.i, !dbg !2182
  br i1 %exitcond.not.i42.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb3.i43.i, !dbg !2186

bb3.i43.i:                                        ; preds = %bb1.i.i
  %44 = add i16 %iter.sroa.0.0.i41.i, 1, !dbg !2187
  %45 = load ptr, ptr %35, align 8, !dbg !2188, !invariant.load !14, !noalias !2109, !nonnull !14
  %_7.i.i = call noundef zeroext i1 %45(ptr noundef nonnull %_18.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i39.i) #16, !dbg !2189, !noalias !2109
  br i1 %_7.i.i, label %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb1.i.i, !dbg !2188

_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i: ; preds = %bb3.i43.i, %bb1.i.i
  %iter.sroa.0.0.i41.lcssa.i = phi i16 [ %_38.sroa.7.0.i, %bb1.i.i ], [ %iter.sroa.0.0.i41.i, %bb3.i43.i ], !dbg !2180
  %_12.i.i = icmp ult i16 %iter.sroa.0.0.i41.lcssa.i, %_38.sroa.7.0.i, !dbg !2182
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2190

bb19.i:                                           ; preds = %bb17.i
  %_26.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16, !dbg !2191
  %_25.i = sub i16 %min.i, %_26.i, !dbg !2192
  %46 = getelementptr inbounds nuw i8, ptr %self.val35.i, i64 32
  br label %bb7.i55.i, !dbg !2193

bb7.i55.i:                                        ; preds = %bb8.i58.i, %bb19.i
  %iter.sroa.0.0.i56.i = phi i16 [ 0, %bb19.i ], [ %47, %bb8.i58.i ], !dbg !2195
  %exitcond.not.i57.not.i = icmp eq i16 %iter.sroa.0.0.i56.i, %_25.i, !dbg !2196
  br i1 %exitcond.not.i57.not.i, label %bb22.i, label %bb8.i58.i, !dbg !2200

bb8.i58.i:                                        ; preds = %bb7.i55.i
  %47 = add i16 %iter.sroa.0.0.i56.i, 1, !dbg !2201
  %48 = load ptr, ptr %46, align 8, !dbg !2202, !invariant.load !14, !noalias !2203, !nonnull !14
  %_13.i59.i = tail call noundef zeroext i1 %48(ptr noundef nonnull %self.val34.i, i32 noundef 48) #16, !dbg !2206, !noalias !2203
  br i1 %_13.i59.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i55.i, !dbg !2202

bb22.i:                                           ; preds = %bb7.i55.i
  %49 = getelementptr inbounds nuw i8, ptr %self.val35.i, i64 24, !dbg !2207
  %50 = load ptr, ptr %49, align 8, !dbg !2207, !invariant.load !14, !noalias !2178, !nonnull !14
  %_31.i = call noundef zeroext i1 %50(ptr noundef nonnull %self.val34.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #16, !dbg !2208, !noalias !2109
  br i1 %_31.i, label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb28.i, !dbg !2207

bb28.i:                                           ; preds = %bb22.i
  store i64 %old_options.sroa.0.0.copyload.i, ptr %25, align 8, !dbg !2209, !alias.scope !2109, !noalias !2115
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2190

bb14.i:                                           ; preds = %bb11.i
  %51 = getelementptr inbounds nuw i8, ptr %self.val33.i, i64 24
  %52 = load ptr, ptr %51, align 8, !dbg !2210, !invariant.load !14, !noalias !2178, !nonnull !14
  %53 = call noundef zeroext i1 %52(ptr noundef nonnull %self.val32.i, ptr noalias nofree noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #16, !dbg !2211, !noalias !2109
  br label %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit, !dbg !2211

_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral.exit: ; preds = %bb8.i58.i, %bb14.i, %bb28.i, %bb22.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i, %bb35.i, %bb32.i, %bb17.i, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i, %bb11.i
  %_0.sroa.0.1.shrunk.i = phi i1 [ true, %bb17.i ], [ %53, %bb14.i ], [ false, %bb28.i ], [ true, %_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb32.i ], [ %_12.i.i, %_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb35.i ], [ true, %bb11.i ], [ true, %bb22.i ], [ true, %bb8.i58.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf), !dbg !2212
  ret i1 %_0.sroa.0.1.shrunk.i, !dbg !2213
}

; core::option::expect_failed
; Function Attrs: cold convergent noinline noreturn nounwind
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core6option13expect_failed() unnamed_addr #11 !dbg !2214 {
start:
  %_4 = alloca [16 x i8], align 8
  %msg = alloca [16 x i8], align 8
  store ptr @alloc_ed3f73fe0fc508fe94253a8637bd9ed8, ptr %msg, align 8
  %0 = getelementptr inbounds nuw i8, ptr %msg, i64 8
  store i64 15, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_4), !dbg !2215
  store ptr %msg, ptr %_4, align 8, !dbg !2215
  %_5.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_4, i64 8, !dbg !2215
  store ptr @_RNvXs1i_NtCslnt1oJOvDdB_4core3fmtReNtB6_7Display3fmtB8_, ptr %_5.sroa.4.0..sroa_idx, align 8, !dbg !2215
; call core::panicking::panic_fmt
  call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_0c812808379efded5a4fb82d2790b55612, ptr noundef nonnull %_4, ptr noalias nofree noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8ae18ac05457a820ff881b8ad47a3c43) #18, !dbg !2219
  unreachable, !dbg !2219
}

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold convergent noinline noreturn nounwind
define internal fastcc void @_RNvNtNtCslnt1oJOvDdB_4core9panicking11panic_const23panic_const_div_by_zero() unnamed_addr #11 !dbg !2220 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_5bd1ef6667dbdbecff436d9509a4d052, ptr noundef nonnull inttoptr (i64 51 to ptr), ptr noalias nofree noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f0c850ab1427218506a39c9e50a25e06) #18, !dbg !2222
  unreachable, !dbg !2222
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #15

attributes #0 = { cold convergent noreturn nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { convergent nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { convergent inlinehint nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #8 = { convergent mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noinline nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #14 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { inlinehint nounwind }
attributes #17 = { nounwind }
attributes #18 = { noinline noreturn nounwind }
attributes #19 = { noreturn nounwind }
attributes #20 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/panics.rs/@/panics.b78d1517c5e41fc-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCs6rREvFdRhLb_7___rustc17rust_begin_unwind", scope: !12, file: !11, line: 25, type: !13, scopeLine: 25, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/panics.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "c605b176e6e278f4b23775b90b628209")
!12 = !DINamespace(name: "panics", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 26, column: 9, scope: !10)
!16 = !DILocation(line: 26, column: 20, scope: !10)
!17 = !DILocation(line: 27, column: 32, scope: !18)
!18 = distinct !DILexicalBlock(scope: !10, file: !11, line: 26, column: 5)
!19 = !DILocation(line: 62, column: 33, scope: !20, inlinedAt: !26)
!20 = distinct !DISubprogram(name: "message", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core5panic10panic_infoNtB2_9PanicInfo7message", scope: !22, file: !21, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!21 = !DIFile(filename: "src/panic/panic_info.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "89848bdd61d7b7cc626c644736820cf5")
!22 = !DINamespace(name: "PanicInfo", scope: !23)
!23 = !DINamespace(name: "panic_info", scope: !24)
!24 = !DINamespace(name: "panic", scope: !25)
!25 = !DINamespace(name: "core", scope: null)
!26 = !DILocation(line: 27, column: 37, scope: !18)
!27 = !{i64 8}
!28 = !DILocation(line: 62, column: 9, scope: !20, inlinedAt: !26)
!29 = !DILocation(line: 27, column: 13, scope: !30)
!30 = !DILexicalBlockFile(scope: !31, file: !11, discriminator: 0)
!31 = distinct !DILexicalBlock(scope: !18, file: !32, line: 605, column: 24)
!32 = !DIFile(filename: "src/macros/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "824d22018dce292422ff101909d966fc")
!33 = !DILocation(line: 243, column: 14, scope: !34, inlinedAt: !38)
!34 = distinct !DISubprogram(name: "write_fmt<panics::Line>", linkageName: "_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtB4_", scope: !36, file: !35, line: 214, type: !13, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/fmt/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e2b8072d78f697fa596188a47806b74c")
!36 = !DINamespace(name: "Write", scope: !37)
!37 = !DINamespace(name: "fmt", scope: !25)
!38 = !DILocation(line: 27, column: 13, scope: !39)
!39 = !DILexicalBlockFile(scope: !18, file: !11, discriminator: 4)
!40 = !DILocation(line: 27, column: 47, scope: !18)
!41 = !DILocation(line: 94, column: 14, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "location", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core5panic10panic_infoNtB2_9PanicInfo8location", scope: !22, file: !21, line: 91, type: !13, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DILocation(line: 28, column: 31, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !11, line: 28, column: 42)
!45 = distinct !DILexicalBlock(scope: !18, file: !11, line: 27, column: 5)
!46 = !DILocation(line: 29, column: 43, scope: !44)
!47 = !DILocation(line: 441, column: 20, scope: !48, inlinedAt: !53)
!48 = distinct !DISubprogram(name: "as_ref<str>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNulleE6as_refCsZ41qJ9voro_6panics", scope: !50, file: !49, line: 437, type: !13, scopeLine: 437, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!49 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3c2c651e9e1abc2b808fff61b59d0fb6")
!50 = !DINamespace(name: "NonNull", scope: !51)
!51 = !DINamespace(name: "non_null", scope: !52)
!52 = !DINamespace(name: "ptr", scope: !25)
!53 = !DILocation(line: 222, column: 32, scope: !54, inlinedAt: !58)
!54 = distinct !DISubprogram(name: "file", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5panic8locationNtB5_8Location4file", scope: !56, file: !55, line: 220, type: !13, scopeLine: 220, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!55 = !DIFile(filename: "src/panic/location.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "bfd79aaf5fcb3673f7c8370e2924ddd5")
!56 = !DINamespace(name: "Location", scope: !57)
!57 = !DINamespace(name: "location", scope: !24)
!58 = !DILocation(line: 29, column: 49, scope: !44)
!59 = !DILocation(line: 441, column: 18, scope: !48, inlinedAt: !53)
!60 = !DILocation(line: 29, column: 57, scope: !44)
!61 = !DILocation(line: 269, column: 9, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "line", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5panic8locationNtB5_8Location4line", scope: !56, file: !55, line: 268, type: !13, scopeLine: 268, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!63 = !DILocation(line: 29, column: 63, scope: !44)
!64 = !DILocation(line: 29, column: 17, scope: !65)
!65 = !DILexicalBlockFile(scope: !66, file: !11, discriminator: 0)
!66 = distinct !DILexicalBlock(scope: !44, file: !32, line: 605, column: 24)
!67 = !DILocation(line: 243, column: 14, scope: !34, inlinedAt: !68)
!68 = !DILocation(line: 29, column: 17, scope: !69)
!69 = !DILexicalBlockFile(scope: !44, file: !11, discriminator: 6)
!70 = !DILocation(line: 29, column: 70, scope: !44)
!71 = !DILocation(line: 31, column: 9, scope: !45)
!72 = !DILocation(line: 31, column: 21, scope: !45)
!73 = !DILocation(line: 34, column: 9, scope: !74)
!74 = distinct !DILexicalBlock(scope: !45, file: !11, line: 31, column: 5)
!75 = !DILocation(line: 148, column: 5, scope: !76, inlinedAt: !80)
!76 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx4trap", scope: !78, file: !77, line: 147, type: !13, scopeLine: 147, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!77 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!78 = !DINamespace(name: "nvptx", scope: !79)
!79 = !DINamespace(name: "core_arch", scope: !25)
!80 = !DILocation(line: 35, column: 9, scope: !74)
!81 = distinct !DISubprogram(name: "write_str", linkageName: "_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str", scope: !82, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DINamespace(name: "{impl#0}", scope: !12)
!83 = !DILocation(line: 970, column: 18, scope: !84, inlinedAt: !88)
!84 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh3addCsZ41qJ9voro_6panics", scope: !86, file: !85, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!86 = !DINamespace(name: "{impl#0}", scope: !87)
!87 = !DINamespace(name: "mut_ptr", scope: !52)
!88 = !DILocation(line: 100, column: 78, scope: !89, inlinedAt: !96)
!89 = distinct !DILexicalBlock(scope: !91, file: !90, line: 96, column: 9)
!90 = !DIFile(filename: "src/slice/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e239e03c118fedee89a052f8165dcf4")
!91 = distinct !DILexicalBlock(scope: !92, file: !90, line: 95, column: 9)
!92 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4IterhE3newCsZ41qJ9voro_6panics", scope: !93, file: !90, line: 94, type: !13, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!93 = !DINamespace(name: "Iter", scope: !94)
!94 = !DINamespace(name: "iter", scope: !95)
!95 = !DINamespace(name: "slice", scope: !25)
!96 = !DILocation(line: 1044, column: 9, scope: !97, inlinedAt: !100)
!97 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSh4iterCsZ41qJ9voro_6panics", scope: !99, file: !98, line: 1043, type: !13, scopeLine: 1043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!98 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!99 = !DINamespace(name: "{impl#0}", scope: !95)
!100 = !DILocation(line: 24, column: 14, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "into_iter<u8>", linkageName: "_RNvXs_NtNtCslnt1oJOvDdB_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCsZ41qJ9voro_6panics", scope: !102, file: !90, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!102 = !DINamespace(name: "{impl#1}", scope: !94)
!103 = !DILocation(line: 14, column: 19, scope: !81)
!104 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqCsZ41qJ9voro_6panics", scope: !106, file: !49, line: 1649, type: !13, scopeLine: 1649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!106 = !DINamespace(name: "{impl#15}", scope: !51)
!107 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !113)
!108 = distinct !DILexicalBlock(scope: !110, file: !109, line: 162, column: 17)
!109 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6f131da7b4682617ab29050495ed9a52")
!110 = distinct !DILexicalBlock(scope: !111, file: !109, line: 161, column: 17)
!111 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsZ41qJ9voro_6panics", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!112 = !DINamespace(name: "{impl#171}", scope: !94)
!113 = !DILocation(line: 14, column: 19, scope: !114)
!114 = !DILexicalBlockFile(scope: !115, file: !11, discriminator: 2)
!115 = distinct !DILexicalBlock(scope: !81, file: !11, line: 14, column: 9)
!116 = !DILocation(line: 14, column: 19, scope: !115)
!117 = !DILocation(line: 15, column: 16, scope: !118)
!118 = distinct !DILexicalBlock(scope: !115, file: !11, line: 14, column: 9)
!119 = !DILocation(line: 14, column: 14, scope: !115)
!120 = !DILocation(line: 21, column: 6, scope: !81)
!121 = !DILocation(line: 16, column: 17, scope: !118)
!122 = !DILocation(line: 17, column: 17, scope: !118)
!123 = !DILocation(line: 15, column: 13, scope: !118)
!124 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs1_NtNtCslnt1oJOvDdB_4core5panic10panic_infoNtB5_12PanicMessageNtNtB9_3fmt7Display3fmt", scope: !125, file: !21, line: 179, type: !13, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!125 = !DINamespace(name: "{impl#3}", scope: !23)
!126 = !DILocation(line: 180, column: 29, scope: !124)
!127 = !DILocation(line: 180, column: 19, scope: !124)
!128 = !DILocation(line: 877, column: 36, scope: !129, inlinedAt: !131)
!129 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3fmtNtB5_9Arguments6as_str", scope: !130, file: !35, line: 871, type: !13, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DINamespace(name: "Arguments", scope: !37)
!131 = distinct !DILocation(line: 897, column: 22, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "as_statically_known_str", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3fmtNtB5_9Arguments23as_statically_known_str", scope: !130, file: !35, line: 896, type: !13, scopeLine: 896, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!133 = distinct !DILocation(line: 2129, column: 30, scope: !134, inlinedAt: !137)
!134 = distinct !DILexicalBlock(scope: !135, file: !35, line: 2129, column: 56)
!135 = distinct !DISubprogram(name: "write_fmt", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9write_fmt", scope: !136, file: !35, line: 2128, type: !13, scopeLine: 2128, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!136 = !DINamespace(name: "Formatter", scope: !37)
!137 = distinct !DILocation(line: 180, column: 19, scope: !124)
!138 = !DILocation(line: 878, column: 12, scope: !139, inlinedAt: !131)
!139 = distinct !DILexicalBlock(scope: !129, file: !35, line: 877, column: 9)
!140 = !DILocation(line: 898, column: 12, scope: !141, inlinedAt: !133)
!141 = distinct !DILexicalBlock(scope: !132, file: !35, line: 897, column: 9)
!142 = !DILocation(line: 2129, column: 16, scope: !134, inlinedAt: !137)
!143 = !{!144}
!144 = distinct !{!144, !145, !"_RNvNtCslnt1oJOvDdB_4core3fmt5write: %output.1"}
!145 = distinct !{!145, !"_RNvNtCslnt1oJOvDdB_4core3fmt5write"}
!146 = !DILocation(line: 2132, column: 13, scope: !135, inlinedAt: !137)
!147 = !DILocation(line: 878, column: 12, scope: !148, inlinedAt: !150)
!148 = distinct !DILexicalBlock(scope: !149, file: !35, line: 877, column: 9)
!149 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3fmtNtB5_9Arguments6as_str", scope: !130, file: !35, line: 871, type: !13, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!150 = distinct !DILocation(line: 1632, column: 26, scope: !151, inlinedAt: !153)
!151 = distinct !DILexicalBlock(scope: !152, file: !35, line: 1632, column: 35)
!152 = distinct !DISubprogram(name: "write", linkageName: "_RNvNtCslnt1oJOvDdB_4core3fmt5write", scope: !37, file: !35, line: 1631, type: !13, scopeLine: 1631, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!153 = distinct !DILocation(line: 2132, column: 13, scope: !135, inlinedAt: !137)
!154 = !DILocation(line: 1632, column: 12, scope: !151, inlinedAt: !153)
!155 = !DILocation(line: 1731, column: 9, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "read<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4readhEB4_", scope: !52, file: !157, line: 1692, type: !13, scopeLine: 1692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!157 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "adf09092a768fb63932c6e448fcd177c")
!158 = distinct !DILocation(line: 923, column: 18, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "read<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhE4readB9_", scope: !50, file: !49, line: 918, type: !13, scopeLine: 918, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!160 = distinct !DILocation(line: 1648, column: 30, scope: !161, inlinedAt: !153)
!161 = distinct !DILexicalBlock(scope: !162, file: !35, line: 1639, column: 5)
!162 = distinct !DILexicalBlock(scope: !163, file: !35, line: 1637, column: 5)
!163 = distinct !DILexicalBlock(scope: !152, file: !35, line: 1636, column: 5)
!164 = !DILocation(line: 1653, column: 12, scope: !165, inlinedAt: !153)
!165 = distinct !DILexicalBlock(scope: !161, file: !35, line: 1647, column: 9)
!166 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhE3addB9_", scope: !50, file: !49, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!168 = distinct !DILocation(line: 1649, column: 33, scope: !169, inlinedAt: !153)
!169 = distinct !DILexicalBlock(scope: !161, file: !35, line: 1648, column: 13)
!170 = !DILocation(line: 1656, column: 19, scope: !165, inlinedAt: !153)
!171 = !DILocation(line: 1666, column: 19, scope: !165, inlinedAt: !153)
!172 = !DILocation(line: 1661, column: 71, scope: !165, inlinedAt: !153)
!173 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !174)
!174 = distinct !DILocation(line: 1662, column: 37, scope: !175, inlinedAt: !153)
!175 = distinct !DILexicalBlock(scope: !165, file: !35, line: 1661, column: 17)
!176 = !DILocation(line: 1665, column: 20, scope: !177, inlinedAt: !153)
!177 = distinct !DILexicalBlock(scope: !165, file: !35, line: 1660, column: 13)
!178 = !DILocation(line: 1665, column: 13, scope: !177, inlinedAt: !153)
!179 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "read<[u8; 2]>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4readAhj2_EB4_", scope: !52, file: !157, line: 1692, type: !13, scopeLine: 1692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!181 = distinct !DILocation(line: 923, column: 18, scope: !182, inlinedAt: !184)
!182 = !DILexicalBlockFile(scope: !183, file: !49, discriminator: 2)
!183 = distinct !DISubprogram(name: "read<[u8; 2]>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullAhj2_E4readB9_", scope: !50, file: !49, line: 918, type: !13, scopeLine: 918, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!184 = distinct !DILocation(line: 1671, column: 80, scope: !165, inlinedAt: !153)
!185 = !DILocation(line: 72, column: 17, scope: !186, inlinedAt: !191)
!186 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1s_NtNtCslnt1oJOvDdB_4core7convert3numjINtB8_4FromtE4from", scope: !188, file: !187, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!187 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!188 = !DINamespace(name: "{impl#92}", scope: !189)
!189 = !DINamespace(name: "num", scope: !190)
!190 = !DINamespace(name: "convert", scope: !25)
!191 = distinct !DILocation(line: 1671, column: 27, scope: !165, inlinedAt: !153)
!192 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !193)
!193 = distinct !DILocation(line: 1672, column: 37, scope: !194, inlinedAt: !153)
!194 = distinct !DILexicalBlock(scope: !165, file: !35, line: 1671, column: 17)
!195 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !196)
!196 = distinct !DILocation(line: 1674, column: 37, scope: !197, inlinedAt: !153)
!197 = distinct !DILexicalBlock(scope: !194, file: !35, line: 1673, column: 17)
!198 = !DILocation(line: 1677, column: 20, scope: !199, inlinedAt: !153)
!199 = distinct !DILexicalBlock(scope: !165, file: !35, line: 1670, column: 13)
!200 = !DILocation(line: 1677, column: 13, scope: !199, inlinedAt: !153)
!201 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "add<core::fmt::rt::Argument>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullNtNtNtB9_3fmt2rt8ArgumentE3addB9_", scope: !50, file: !49, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!203 = distinct !DILocation(line: 1685, column: 22, scope: !165, inlinedAt: !153)
!204 = !DILocation(line: 1687, column: 31, scope: !165, inlinedAt: !153)
!205 = !DILocation(line: 577, column: 9, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "new", linkageName: "_RNvMs1_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3new", scope: !136, file: !35, line: 576, type: !13, scopeLine: 576, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!207 = distinct !DILocation(line: 1687, column: 31, scope: !165, inlinedAt: !153)
!208 = !DILocation(line: 144, column: 15, scope: !209, inlinedAt: !213)
!209 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3fmt2rtNtB2_8Argument3fmt", scope: !211, file: !210, line: 143, type: !13, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!210 = !DIFile(filename: "src/fmt/rt.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "f03333f1e0f72e96e1911387c755e384")
!211 = !DINamespace(name: "Argument", scope: !212)
!212 = !DINamespace(name: "rt", scope: !37)
!213 = distinct !DILocation(line: 1687, column: 22, scope: !165, inlinedAt: !153)
!214 = !DILocation(line: 152, column: 41, scope: !209, inlinedAt: !213)
!215 = !DILocation(line: 152, column: 76, scope: !216, inlinedAt: !213)
!216 = distinct !DILexicalBlock(scope: !209, file: !210, line: 152, column: 13)
!217 = !DILocation(line: 1687, column: 81, scope: !165, inlinedAt: !153)
!218 = !DILocation(line: 1685, column: 17, scope: !165, inlinedAt: !153)
!219 = !DILocation(line: 1692, column: 39, scope: !165, inlinedAt: !153)
!220 = !DILocation(line: 210, column: 9, scope: !221, inlinedAt: !224)
!221 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !223, file: !222, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!222 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "720ecb12dbf1a304509abd161627e0e2")
!223 = !DINamespace(name: "hint", scope: !25)
!224 = distinct !DILocation(line: 1692, column: 22, scope: !165, inlinedAt: !153)
!225 = !DILocation(line: 1700, column: 20, scope: !226, inlinedAt: !153)
!226 = distinct !DILexicalBlock(scope: !165, file: !35, line: 1696, column: 13)
!227 = !DILocation(line: 1689, column: 13, scope: !165, inlinedAt: !153)
!228 = !DILocation(line: 1678, column: 16, scope: !165, inlinedAt: !153)
!229 = !DILocation(line: 1731, column: 9, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "read<[u8; 4]>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4readAhj4_EB4_", scope: !52, file: !157, line: 1692, type: !13, scopeLine: 1692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!231 = distinct !DILocation(line: 923, column: 18, scope: !232, inlinedAt: !234)
!232 = !DILexicalBlockFile(scope: !233, file: !49, discriminator: 4)
!233 = distinct !DISubprogram(name: "read<[u8; 4]>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullAhj4_E4readB9_", scope: !50, file: !49, line: 918, type: !13, scopeLine: 918, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!234 = distinct !DILocation(line: 1701, column: 74, scope: !226, inlinedAt: !153)
!235 = !DILocation(line: 1700, column: 17, scope: !226, inlinedAt: !153)
!236 = !DILocation(line: 614, column: 18, scope: !167, inlinedAt: !237)
!237 = distinct !DILocation(line: 0, scope: !161, inlinedAt: !153)
!238 = !DILocation(line: 0, scope: !165, inlinedAt: !153)
!239 = !DILocation(line: 1704, column: 20, scope: !226, inlinedAt: !153)
!240 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !241)
!241 = distinct !DILocation(line: 923, column: 18, scope: !242, inlinedAt: !243)
!242 = !DILexicalBlockFile(scope: !183, file: !49, discriminator: 6)
!243 = distinct !DILocation(line: 1705, column: 74, scope: !226, inlinedAt: !153)
!244 = !DILocation(line: 1704, column: 17, scope: !226, inlinedAt: !153)
!245 = !DILocation(line: 1708, column: 20, scope: !226, inlinedAt: !153)
!246 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !247)
!247 = distinct !DILocation(line: 923, column: 18, scope: !248, inlinedAt: !249)
!248 = !DILexicalBlockFile(scope: !183, file: !49, discriminator: 8)
!249 = distinct !DILocation(line: 1709, column: 78, scope: !226, inlinedAt: !153)
!250 = !DILocation(line: 1708, column: 17, scope: !226, inlinedAt: !153)
!251 = !DILocation(line: 1712, column: 20, scope: !226, inlinedAt: !153)
!252 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !253)
!253 = distinct !DILocation(line: 923, column: 18, scope: !254, inlinedAt: !255)
!254 = !DILexicalBlockFile(scope: !183, file: !49, discriminator: 10)
!255 = distinct !DILocation(line: 1713, column: 86, scope: !226, inlinedAt: !153)
!256 = !DILocation(line: 72, column: 17, scope: !186, inlinedAt: !257)
!257 = distinct !DILocation(line: 1713, column: 33, scope: !226, inlinedAt: !153)
!258 = !DILocation(line: 1712, column: 17, scope: !226, inlinedAt: !153)
!259 = !DILocation(line: 0, scope: !162, inlinedAt: !153)
!260 = !DILocation(line: 1717, column: 16, scope: !226, inlinedAt: !153)
!261 = !DILocation(line: 1721, column: 42, scope: !226, inlinedAt: !153)
!262 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !263)
!263 = distinct !DILocation(line: 1721, column: 38, scope: !226, inlinedAt: !153)
!264 = !DILocation(line: 160, column: 15, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "as_u16", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3fmt2rtNtB2_8Argument6as_u16", scope: !211, file: !210, line: 159, type: !13, scopeLine: 159, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!266 = distinct !DILocation(line: 1721, column: 71, scope: !226, inlinedAt: !153)
!267 = !DILocation(line: 160, column: 9, scope: !265, inlinedAt: !266)
!268 = !DILocation(line: 1724, column: 16, scope: !226, inlinedAt: !153)
!269 = !DILocation(line: 161, column: 33, scope: !265, inlinedAt: !266)
!270 = !DILocation(line: 161, column: 53, scope: !265, inlinedAt: !266)
!271 = !DILocation(line: 0, scope: !265, inlinedAt: !266)
!272 = !DILocation(line: 1127, column: 9, scope: !273, inlinedAt: !277)
!273 = distinct !DISubprogram(name: "unwrap_unchecked<u16>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptiontE16unwrap_uncheckedB4_", scope: !275, file: !274, line: 1126, type: !13, scopeLine: 1126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!274 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "449cc8c84fe08ecd2cb99614118648ca")
!275 = !DINamespace(name: "Option", scope: !276)
!276 = !DINamespace(name: "option", scope: !25)
!277 = distinct !DILocation(line: 1721, column: 80, scope: !226, inlinedAt: !153)
!278 = !DILocation(line: 1717, column: 13, scope: !226, inlinedAt: !153)
!279 = !DILocation(line: 1729, column: 34, scope: !226, inlinedAt: !153)
!280 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !281)
!281 = distinct !DILocation(line: 1729, column: 30, scope: !226, inlinedAt: !153)
!282 = !DILocation(line: 160, column: 15, scope: !265, inlinedAt: !283)
!283 = distinct !DILocation(line: 1729, column: 67, scope: !226, inlinedAt: !153)
!284 = !DILocation(line: 160, column: 9, scope: !265, inlinedAt: !283)
!285 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !286)
!286 = distinct !DILocation(line: 1735, column: 22, scope: !226, inlinedAt: !153)
!287 = !DILocation(line: 1735, column: 55, scope: !226, inlinedAt: !153)
!288 = !DILocation(line: 577, column: 9, scope: !206, inlinedAt: !289)
!289 = distinct !DILocation(line: 1735, column: 55, scope: !226, inlinedAt: !153)
!290 = !DILocation(line: 144, column: 15, scope: !209, inlinedAt: !291)
!291 = distinct !DILocation(line: 1735, column: 46, scope: !226, inlinedAt: !153)
!292 = !DILocation(line: 152, column: 41, scope: !209, inlinedAt: !291)
!293 = !DILocation(line: 152, column: 76, scope: !294, inlinedAt: !291)
!294 = distinct !DILexicalBlock(scope: !209, file: !210, line: 152, column: 13)
!295 = !DILocation(line: 1735, column: 84, scope: !226, inlinedAt: !153)
!296 = !DILocation(line: 1735, column: 17, scope: !226, inlinedAt: !153)
!297 = !DILocation(line: 161, column: 33, scope: !265, inlinedAt: !283)
!298 = !DILocation(line: 161, column: 53, scope: !265, inlinedAt: !283)
!299 = !DILocation(line: 0, scope: !265, inlinedAt: !283)
!300 = !DILocation(line: 1127, column: 9, scope: !273, inlinedAt: !301)
!301 = distinct !DILocation(line: 1729, column: 76, scope: !226, inlinedAt: !153)
!302 = !DILocation(line: 1724, column: 13, scope: !226, inlinedAt: !153)
!303 = !DILocation(line: 1737, column: 13, scope: !226, inlinedAt: !153)
!304 = !DILocation(line: 0, scope: !135, inlinedAt: !137)
!305 = !DILocation(line: 181, column: 6, scope: !124)
!306 = distinct !DISubprogram(name: "fmt<str>", linkageName: "_RNvXs1i_NtCslnt1oJOvDdB_4core3fmtReNtB6_7Display3fmtCsZ41qJ9voro_6panics", scope: !307, file: !35, line: 2872, type: !13, scopeLine: 2872, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!307 = !DINamespace(name: "{impl#82}", scope: !37)
!308 = !DILocation(line: 2872, column: 71, scope: !306)
!309 = !{!310}
!310 = distinct !{!310, !311, !"_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt: %self.0"}
!311 = distinct !{!311, !"_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt"}
!312 = !DILocation(line: 2872, column: 62, scope: !306)
!313 = !{!314}
!314 = distinct !{!314, !311, !"_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt: %f"}
!315 = !{!316}
!316 = distinct !{!316, !317, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad: %self"}
!317 = distinct !{!317, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad"}
!318 = !DILocation(line: 2967, column: 11, scope: !319, inlinedAt: !321)
!319 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt", scope: !320, file: !35, line: 2966, type: !13, scopeLine: 2966, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!320 = !DINamespace(name: "{impl#20}", scope: !37)
!321 = distinct !DILocation(line: 2872, column: 62, scope: !306)
!322 = !{!323}
!323 = distinct !{!323, !317, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad: argument 1"}
!324 = !DILocation(line: 1912, column: 12, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "pad", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad", scope: !136, file: !35, line: 1910, type: !13, scopeLine: 1910, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!326 = distinct !DILocation(line: 2967, column: 11, scope: !319, inlinedAt: !321)
!327 = !{!316, !314}
!328 = !{!323, !310}
!329 = !DILocation(line: 1913, column: 20, scope: !325, inlinedAt: !326)
!330 = !DILocation(line: 1913, column: 29, scope: !325, inlinedAt: !326)
!331 = !DILocation(line: 0, scope: !332, inlinedAt: !326)
!332 = !DILexicalBlockFile(scope: !325, file: !333, discriminator: 0)
!333 = !DIFile(filename: "src/lib.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "cc9296ac51e08f0e686508ad956a02fb")
!334 = !DILocation(line: 517, column: 12, scope: !335, inlinedAt: !337)
!335 = distinct !DISubprogram(name: "get_precision", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3fmtNtB4_17FormattingOptions13get_precision", scope: !336, file: !35, line: 516, type: !13, scopeLine: 516, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!336 = !DINamespace(name: "FormattingOptions", scope: !37)
!337 = distinct !DILocation(line: 1918, column: 74, scope: !338, inlinedAt: !326)
!338 = distinct !DILexicalBlock(scope: !325, file: !35, line: 1918, column: 90)
!339 = !DILocation(line: 1918, column: 38, scope: !338, inlinedAt: !326)
!340 = !DILocation(line: 970, column: 18, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh3addB6_", scope: !86, file: !85, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!342 = distinct !DILocation(line: 100, column: 78, scope: !343, inlinedAt: !346)
!343 = distinct !DILexicalBlock(scope: !344, file: !90, line: 96, column: 9)
!344 = distinct !DILexicalBlock(scope: !345, file: !90, line: 95, column: 9)
!345 = distinct !DISubprogram(name: "new<u8>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4IterhE3newB9_", scope: !93, file: !90, line: 94, type: !13, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!346 = distinct !DILocation(line: 1044, column: 9, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "iter<u8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSh4iterB4_", scope: !99, file: !98, line: 1043, type: !13, scopeLine: 1043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!348 = distinct !DILocation(line: 1079, column: 39, scope: !349, inlinedAt: !353)
!349 = distinct !DISubprogram(name: "chars", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3stre5chars", scope: !351, file: !350, line: 1078, type: !13, scopeLine: 1078, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!350 = !DIFile(filename: "src/str/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a8178ed410b630ab121ec2c11d42488d")
!351 = !DINamespace(name: "{impl#0}", scope: !352)
!352 = !DINamespace(name: "str", scope: !25)
!353 = distinct !DILocation(line: 1136, column: 51, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "char_indices", linkageName: "_RNvMNtCslnt1oJOvDdB_4core3stre12char_indices", scope: !351, file: !350, line: 1135, type: !13, scopeLine: 1135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!355 = distinct !DILocation(line: 1919, column: 30, scope: !338, inlinedAt: !326)
!356 = !DILocation(line: 330, column: 31, scope: !357, inlinedAt: !365)
!357 = distinct !DISubprogram(name: "spec_advance_by<core::str::iter::CharIndices>", linkageName: "_RNvXs_NvNtNtNtNtCslnt1oJOvDdB_4core4iter6traits8iterator8Iterator10advance_byNtNtNtBe_3str4iter11CharIndicesNtB4_13SpecAdvanceBy15spec_advance_byBe_", scope: !359, file: !358, line: 329, type: !13, scopeLine: 329, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!358 = !DIFile(filename: "src/iter/traits/iterator.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6989f56d6c292fa3b53b47a1cac95d8d")
!359 = !DINamespace(name: "{impl#1}", scope: !360)
!360 = !DINamespace(name: "advance_by", scope: !361)
!361 = !DINamespace(name: "Iterator", scope: !362)
!362 = !DINamespace(name: "iterator", scope: !363)
!363 = !DINamespace(name: "traits", scope: !364)
!364 = !DINamespace(name: "iter", scope: !25)
!365 = distinct !DILocation(line: 343, column: 14, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "advance_by<core::str::iter::CharIndices>", linkageName: "_RNvYNtNtNtCslnt1oJOvDdB_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_", scope: !361, file: !358, line: 310, type: !13, scopeLine: 310, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!367 = distinct !DILocation(line: 1920, column: 40, scope: !368, inlinedAt: !326)
!368 = distinct !DILexicalBlock(scope: !338, file: !35, line: 1919, column: 13)
!369 = !DILocation(line: 330, column: 21, scope: !357, inlinedAt: !365)
!370 = !DILocation(line: 28, column: 47, scope: !371, inlinedAt: !374)
!371 = distinct !DISubprogram(name: "count_chars", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3str5count11count_chars", scope: !373, file: !372, line: 27, type: !13, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!372 = !DIFile(filename: "src/str/count.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "167d0e85f4bf5ca9cc19a4e6b26841ba")
!373 = !DINamespace(name: "count", scope: !352)
!374 = distinct !DILocation(line: 47, column: 9, scope: !375, inlinedAt: !379)
!375 = distinct !DISubprogram(name: "count", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count", scope: !377, file: !376, line: 46, type: !13, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!376 = !DIFile(filename: "src/str/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "930179fefecf60d8f78cba5290f596b2")
!377 = !DINamespace(name: "{impl#0}", scope: !378)
!378 = !DINamespace(name: "iter", scope: !352)
!379 = distinct !DILocation(line: 1930, column: 27, scope: !325, inlinedAt: !326)
!380 = !DILocation(line: 734, column: 18, scope: !381, inlinedAt: !386)
!381 = distinct !DILexicalBlock(scope: !383, file: !382, line: 731, column: 9)
!382 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!383 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh20offset_from_unsignedB6_", scope: !384, file: !382, line: 706, type: !13, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!384 = !DINamespace(name: "{impl#0}", scope: !385)
!385 = !DINamespace(name: "const_ptr", scope: !52)
!386 = distinct !DILocation(line: 892, column: 37, scope: !387, inlinedAt: !388)
!387 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh20offset_from_unsignedB6_", scope: !86, file: !85, line: 887, type: !13, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!388 = distinct !DILocation(line: 886, column: 32, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhE20offset_from_unsignedB9_", scope: !50, file: !49, line: 881, type: !13, scopeLine: 881, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!390 = distinct !DILocation(line: 57, column: 30, scope: !391, inlinedAt: !394)
!391 = distinct !DILexicalBlock(scope: !392, file: !109, line: 33, column: 13)
!392 = distinct !DILexicalBlock(scope: !393, file: !109, line: 25, column: 86)
!393 = distinct !DISubprogram(name: "make_slice<u8>", linkageName: "_RNvMs2H_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_4IterhE10make_sliceBa_", scope: !93, file: !109, line: 89, type: !13, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!394 = distinct !DILocation(line: 136, column: 14, scope: !395, inlinedAt: !396)
!395 = distinct !DISubprogram(name: "as_slice<u8>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4IterhE8as_sliceB9_", scope: !93, file: !90, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!396 = distinct !DILocation(line: 158, column: 48, scope: !397, inlinedAt: !399)
!397 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs2_NtNtCslnt1oJOvDdB_4core3str4iterNtB5_5Chars6as_str", scope: !398, file: !376, line: 156, type: !13, scopeLine: 156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!398 = !DINamespace(name: "Chars", scope: !378)
!399 = distinct !DILocation(line: 47, column: 40, scope: !375, inlinedAt: !379)
!400 = !DILocation(line: 2348, column: 31, scope: !401, inlinedAt: !406)
!401 = distinct !DILexicalBlock(scope: !402, file: !157, line: 2331, column: 5)
!402 = distinct !DILexicalBlock(scope: !403, file: !157, line: 2320, column: 5)
!403 = distinct !DILexicalBlock(scope: !404, file: !157, line: 2317, column: 5)
!404 = distinct !DILexicalBlock(scope: !405, file: !157, line: 2315, column: 5)
!405 = distinct !DISubprogram(name: "align_offset<u8>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr12align_offsethEB4_", scope: !52, file: !157, line: 2256, type: !13, scopeLine: 2256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!406 = distinct !DILocation(line: 4517, column: 31, scope: !407, inlinedAt: !409)
!407 = distinct !DILexicalBlock(scope: !408, file: !98, line: 4515, column: 9)
!408 = distinct !DISubprogram(name: "align_to<u8, usize>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSh8align_tojEB5_", scope: !99, file: !98, line: 4506, type: !13, scopeLine: 4506, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!409 = distinct !DILocation(line: 59, column: 52, scope: !410, inlinedAt: !411)
!410 = distinct !DISubprogram(name: "do_count_chars", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3str5count14do_count_chars", scope: !373, file: !372, line: 39, type: !13, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!411 = distinct !DILocation(line: 35, column: 9, scope: !371, inlinedAt: !374)
!412 = !DILocation(line: 2349, column: 27, scope: !413, inlinedAt: !406)
!413 = distinct !DILexicalBlock(scope: !401, file: !157, line: 2348, column: 9)
!414 = !DILocation(line: 2354, column: 25, scope: !415, inlinedAt: !406)
!415 = distinct !DILexicalBlock(scope: !413, file: !157, line: 2349, column: 9)
!416 = !DILocation(line: 2354, column: 18, scope: !415, inlinedAt: !406)
!417 = !DILocation(line: 2157, column: 12, scope: !418, inlinedAt: !419)
!418 = distinct !DISubprogram(name: "split_at_checked<u8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSh16split_at_checkedB4_", scope: !99, file: !98, line: 2156, type: !13, scopeLine: 2156, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!419 = distinct !DILocation(line: 1956, column: 20, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "split_at<u8>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSh8split_atB4_", scope: !99, file: !98, line: 1955, type: !13, scopeLine: 1955, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!421 = distinct !DILocation(line: 4521, column: 37, scope: !422, inlinedAt: !409)
!422 = distinct !DILexicalBlock(scope: !407, file: !98, line: 4517, column: 9)
!423 = !DILocation(line: 4470, column: 22, scope: !424, inlinedAt: !428)
!424 = distinct !DILexicalBlock(scope: !425, file: !98, line: 4467, column: 9)
!425 = distinct !DILexicalBlock(scope: !426, file: !98, line: 4466, column: 9)
!426 = distinct !DILexicalBlock(scope: !427, file: !98, line: 4465, column: 9)
!427 = distinct !DISubprogram(name: "align_to_offsets<u8, usize>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSh16align_to_offsetsjEB5_", scope: !99, file: !98, line: 4440, type: !13, scopeLine: 4440, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!428 = distinct !DILocation(line: 4522, column: 41, scope: !429, inlinedAt: !409)
!429 = distinct !DILexicalBlock(scope: !422, file: !98, line: 4521, column: 13)
!430 = !DILocation(line: 4472, column: 22, scope: !431, inlinedAt: !428)
!431 = distinct !DILexicalBlock(scope: !424, file: !98, line: 4470, column: 9)
!432 = !DILocation(line: 4535, column: 54, scope: !433, inlinedAt: !409)
!433 = distinct !DILexicalBlock(scope: !429, file: !98, line: 4522, column: 13)
!434 = !DILocation(line: 872, column: 18, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh3addB6_", scope: !384, file: !382, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!436 = distinct !DILocation(line: 4535, column: 50, scope: !433, inlinedAt: !409)
!437 = !DILocation(line: 1650, column: 9, scope: !438, inlinedAt: !439)
!438 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1649, type: !13, scopeLine: 1649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!439 = distinct !DILocation(line: 44, column: 20, scope: !440, inlinedAt: !443)
!440 = distinct !DILexicalBlock(scope: !441, file: !109, line: 33, column: 13)
!441 = distinct !DILexicalBlock(scope: !442, file: !109, line: 25, column: 86)
!442 = distinct !DISubprogram(name: "fold<u8, usize, core::iter::adapters::map::map_fold::{closure_env#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldjNCINvNtNtBY_8adapters3map8map_foldRhjjNCINvNvXs1_NtB1K_6filterINtB2q_6FilterppEBS_5count8to_usizeB2b_NCNvNtNtBb_3str5count23char_count_general_case0E0NCINvXsK_NtBW_5accumjNtB4c_3Sum3sumINtB1I_3MapBF_B2f_EE0E0EBb_", scope: !112, file: !109, line: 259, type: !13, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!443 = distinct !DILocation(line: 128, column: 19, scope: !444, inlinedAt: !449)
!444 = distinct !DISubprogram(name: "fold<usize, core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>, usize, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1A_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBc_3str5count23char_count_general_case0E0EB23_4foldjNCINvXsK_NtB27_5accumjNtB3Z_3Sum3sumBN_E0EBc_", scope: !446, file: !445, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!445 = !DIFile(filename: "src/iter/adapters/map.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4c6778ae80de9d62520e12b61373153e")
!446 = !DINamespace(name: "{impl#2}", scope: !447)
!447 = !DINamespace(name: "map", scope: !448)
!448 = !DINamespace(name: "adapters", scope: !364)
!449 = distinct !DILocation(line: 52, column: 22, scope: !450, inlinedAt: !454)
!450 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>", linkageName: "_RINvXsK_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accumjNtB6_3Sum3sumINtNtNtBa_8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB16_6filterINtB25_6FilterppENtNtB8_8iterator8Iterator5count8to_usizeRhNCNvNtNtBc_3str5count23char_count_general_case0E0EEBc_", scope: !452, file: !451, line: 51, type: !13, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!451 = !DIFile(filename: "src/iter/traits/accum.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "feb1ff9fb1952daa0ee55a4414e2f66e")
!452 = !DINamespace(name: "{impl#48}", scope: !453)
!453 = !DINamespace(name: "accum", scope: !363)
!454 = distinct !DILocation(line: 3674, column: 9, scope: !455, inlinedAt: !456)
!455 = distinct !DISubprogram(name: "sum<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>, usize>", linkageName: "_RINvYINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter4IterhENCINvNvXs1_NtB8_6filterINtB1u_6FilterppENtNtNtBa_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBc_3str5count23char_count_general_case0E0EB1X_3sumjEBc_", scope: !361, file: !358, line: 3669, type: !13, scopeLine: 3669, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!456 = distinct !DILocation(line: 142, column: 61, scope: !457, inlinedAt: !462)
!457 = distinct !DILexicalBlock(scope: !459, file: !458, line: 141, column: 9)
!458 = !DIFile(filename: "src/iter/adapters/filter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0fe38b0a028a2625f3dab8491b9d0983")
!459 = distinct !DISubprogram(name: "count<core::slice::iter::Iter<u8>, core::str::count::char_count_general_case::{closure_env#0}>", linkageName: "_RNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtB5_6FilterINtNtNtBb_5slice4iter4IterhENCNvNtNtBb_3str5count23char_count_general_case0ENtNtNtB9_6traits8iterator8Iterator5countBb_", scope: !460, file: !458, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!460 = !DINamespace(name: "{impl#3}", scope: !461)
!461 = !DINamespace(name: "filter", scope: !448)
!462 = distinct !DILocation(line: 136, column: 76, scope: !463, inlinedAt: !464)
!463 = distinct !DISubprogram(name: "char_count_general_case", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case", scope: !373, file: !372, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!464 = distinct !DILocation(line: 72, column: 21, scope: !465, inlinedAt: !411)
!465 = distinct !DILexicalBlock(scope: !410, file: !372, line: 59, column: 5)
!466 = !DILocation(line: 25, column: 86, scope: !441, inlinedAt: !443)
!467 = !DILocation(line: 284, column: 24, scope: !468, inlinedAt: !443)
!468 = distinct !DILexicalBlock(scope: !469, file: !109, line: 275, column: 17)
!469 = distinct !DILexicalBlock(scope: !470, file: !109, line: 274, column: 17)
!470 = distinct !DILexicalBlock(scope: !442, file: !109, line: 273, column: 17)
!471 = !DILocation(line: 0, scope: !470, inlinedAt: !443)
!472 = !DILocation(line: 614, column: 28, scope: !473, inlinedAt: !474)
!473 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhE3addB9_", scope: !50, file: !49, line: 606, type: !13, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!474 = distinct !DILocation(line: 279, column: 67, scope: !468, inlinedAt: !443)
!475 = !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !443)
!476 = !{!477, !479, !481, !323, !310}
!477 = distinct !{!477, !478, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!478 = distinct !{!478, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!479 = distinct !{!479, !480, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case: %s.0"}
!480 = distinct !{!480, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case"}
!481 = distinct !{!481, !482, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count14do_count_chars: %s.0"}
!482 = distinct !{!482, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count14do_count_chars"}
!483 = !DILocation(line: 24, column: 5, scope: !484, inlinedAt: !487)
!484 = distinct !DISubprogram(name: "utf8_is_cont_byte", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3str11validations17utf8_is_cont_byte", scope: !486, file: !485, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!485 = !DIFile(filename: "src/str/validations.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3ff4baf6e4458f1a7f4e35f76384ccd7")
!486 = !DINamespace(name: "validations", scope: !352)
!487 = distinct !DILocation(line: 136, column: 31, scope: !488, inlinedAt: !491)
!488 = distinct !DILexicalBlock(scope: !489, file: !372, line: 136, column: 30)
!489 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case0B7_", scope: !490, file: !372, line: 136, type: !13, scopeLine: 136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!490 = !DINamespace(name: "char_count_general_case", scope: !373)
!491 = distinct !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !495)
!492 = distinct !DISubprogram(name: "{closure#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>", linkageName: "_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_", scope: !493, file: !458, line: 138, type: !13, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!493 = !DINamespace(name: "to_usize", scope: !494)
!494 = !DINamespace(name: "count", scope: !460)
!495 = distinct !DILocation(line: 88, column: 28, scope: !496, inlinedAt: !498)
!496 = distinct !DISubprogram(name: "{closure#0}<&u8, usize, usize, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>, core::iter::traits::accum::{impl#48}::sum::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_", scope: !497, file: !445, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!497 = !DINamespace(name: "map_fold", scope: !447)
!498 = distinct !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !443)
!499 = !DILocation(line: 55, column: 28, scope: !500, inlinedAt: !502)
!500 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u8>, core::iter::adapters::filter::{impl#3}::count::to_usize::{closure_env#0}<&u8, core::str::count::char_count_general_case::{closure_env#0}>>>", linkageName: "_RNCINvXsK_NtNtNtCslnt1oJOvDdB_4core4iter6traits5accumjNtB8_3Sum3sumINtNtNtBc_8adapters3map3MapINtNtNtBe_5slice4iter4IterhENCINvNvXs1_NtB18_6filterINtB27_6FilterppENtNtBa_8iterator8Iterator5count8to_usizeRhNCNvNtNtBe_3str5count23char_count_general_case0E0EE0Be_", scope: !501, file: !451, line: 55, type: !13, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!501 = !DINamespace(name: "sum", scope: !452)
!502 = distinct !DILocation(line: 88, column: 21, scope: !496, inlinedAt: !498)
!503 = !DILocation(line: 973, column: 17, scope: !504, inlinedAt: !508)
!504 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj13unchecked_add", scope: !506, file: !505, line: 961, type: !13, scopeLine: 961, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!505 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!506 = !DINamespace(name: "{impl#11}", scope: !507)
!507 = !DINamespace(name: "num", scope: !25)
!508 = distinct !DILocation(line: 283, column: 36, scope: !468, inlinedAt: !443)
!509 = !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !495)
!510 = distinct !{!510, !511}
!511 = !{!"llvm.loop.unroll.disable"}
!512 = !DILocation(line: 0, scope: !442, inlinedAt: !443)
!513 = !DILocation(line: 251, column: 48, scope: !514, inlinedAt: !516)
!514 = distinct !DISubprogram(name: "assume_count_le_upper_bound<core::slice::iter::Iter<u8>>", linkageName: "_RNvXs8_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtNtNtBb_5slice4iter4IterhENtB5_15SpecAssumeCount27assume_count_le_upper_boundBb_", scope: !515, file: !458, line: 249, type: !13, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!515 = !DINamespace(name: "{impl#10}", scope: !461)
!516 = distinct !DILocation(line: 145, column: 13, scope: !517, inlinedAt: !462)
!517 = distinct !DILexicalBlock(scope: !457, file: !458, line: 142, column: 9)
!518 = !DILocation(line: 210, column: 9, scope: !519, inlinedAt: !520)
!519 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !223, file: !222, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!520 = distinct !DILocation(line: 251, column: 18, scope: !514, inlinedAt: !516)
!521 = !DILocation(line: 1650, column: 9, scope: !438, inlinedAt: !522)
!522 = distinct !DILocation(line: 44, column: 20, scope: !440, inlinedAt: !523)
!523 = distinct !DILocation(line: 128, column: 19, scope: !444, inlinedAt: !524)
!524 = distinct !DILocation(line: 52, column: 22, scope: !450, inlinedAt: !525)
!525 = distinct !DILocation(line: 3674, column: 9, scope: !455, inlinedAt: !526)
!526 = distinct !DILocation(line: 142, column: 61, scope: !457, inlinedAt: !527)
!527 = distinct !DILocation(line: 136, column: 76, scope: !463, inlinedAt: !528)
!528 = distinct !DILocation(line: 72, column: 53, scope: !465, inlinedAt: !411)
!529 = !DILocation(line: 25, column: 86, scope: !441, inlinedAt: !523)
!530 = !DILocation(line: 0, scope: !470, inlinedAt: !523)
!531 = !DILocation(line: 614, column: 28, scope: !473, inlinedAt: !532)
!532 = distinct !DILocation(line: 279, column: 67, scope: !468, inlinedAt: !523)
!533 = !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !523)
!534 = !{!535, !537, !323, !310}
!535 = distinct !{!535, !536, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!536 = distinct !{!536, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!537 = distinct !{!537, !538, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case: %s.0"}
!538 = distinct !{!538, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case"}
!539 = !DILocation(line: 24, column: 5, scope: !484, inlinedAt: !540)
!540 = distinct !DILocation(line: 136, column: 31, scope: !488, inlinedAt: !541)
!541 = distinct !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !542)
!542 = distinct !DILocation(line: 88, column: 28, scope: !496, inlinedAt: !543)
!543 = distinct !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !523)
!544 = !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !542)
!545 = !DILocation(line: 55, column: 28, scope: !500, inlinedAt: !546)
!546 = distinct !DILocation(line: 88, column: 21, scope: !496, inlinedAt: !543)
!547 = !DILocation(line: 973, column: 17, scope: !504, inlinedAt: !548)
!548 = distinct !DILocation(line: 283, column: 36, scope: !468, inlinedAt: !523)
!549 = !DILocation(line: 284, column: 24, scope: !468, inlinedAt: !523)
!550 = !DILocation(line: 0, scope: !442, inlinedAt: !523)
!551 = !DILocation(line: 251, column: 48, scope: !514, inlinedAt: !552)
!552 = distinct !DILocation(line: 145, column: 13, scope: !517, inlinedAt: !527)
!553 = !DILocation(line: 210, column: 9, scope: !519, inlinedAt: !554)
!554 = distinct !DILocation(line: 251, column: 18, scope: !514, inlinedAt: !552)
!555 = !DILocation(line: 72, column: 21, scope: !465, inlinedAt: !411)
!556 = !DILocation(line: 75, column: 5, scope: !557, inlinedAt: !411)
!557 = distinct !DILexicalBlock(scope: !558, file: !372, line: 75, column: 5)
!558 = distinct !DILexicalBlock(scope: !465, file: !372, line: 72, column: 5)
!559 = !DILocation(line: 59, column: 16, scope: !410, inlinedAt: !411)
!560 = !DILocation(line: 0, scope: !465, inlinedAt: !411)
!561 = !DILocation(line: 1504, column: 12, scope: !562, inlinedAt: !564)
!562 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs17_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !563, file: !90, line: 1503, type: !13, scopeLine: 1503, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!563 = !DINamespace(name: "{impl#71}", scope: !94)
!564 = distinct !DILocation(line: 75, column: 18, scope: !565, inlinedAt: !411)
!565 = !DILexicalBlockFile(scope: !557, file: !372, discriminator: 2)
!566 = !DILocation(line: 75, column: 18, scope: !557, inlinedAt: !411)
!567 = !DILocation(line: 2056, column: 74, scope: !568, inlinedAt: !571)
!568 = distinct !DILexicalBlock(scope: !569, file: !98, line: 2047, column: 9)
!569 = distinct !DILexicalBlock(scope: !570, file: !98, line: 2046, column: 9)
!570 = distinct !DISubprogram(name: "split_at_unchecked<usize>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSj18split_at_uncheckedB4_", scope: !99, file: !98, line: 2041, type: !13, scopeLine: 2041, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!571 = distinct !DILocation(line: 1404, column: 56, scope: !572, inlinedAt: !574)
!572 = distinct !DILexicalBlock(scope: !573, file: !98, line: 1401, column: 9)
!573 = distinct !DISubprogram(name: "as_chunks<usize, 4>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSj9as_chunksKj4_EB5_", scope: !99, file: !98, line: 1399, type: !13, scopeLine: 1399, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!574 = distinct !DILocation(line: 80, column: 50, scope: !575, inlinedAt: !411)
!575 = distinct !DILexicalBlock(scope: !576, file: !372, line: 78, column: 9)
!576 = distinct !DILexicalBlock(scope: !557, file: !372, line: 75, column: 5)
!577 = !DILocation(line: 970, column: 18, scope: !578, inlinedAt: !579)
!578 = distinct !DISubprogram(name: "add<[usize; 4]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAjj4_3addB6_", scope: !86, file: !85, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!579 = distinct !DILocation(line: 100, column: 78, scope: !580, inlinedAt: !583)
!580 = distinct !DILexicalBlock(scope: !581, file: !90, line: 96, column: 9)
!581 = distinct !DILexicalBlock(scope: !582, file: !90, line: 95, column: 9)
!582 = distinct !DISubprogram(name: "new<[usize; 4]>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4IterAjj4_E3newB9_", scope: !93, file: !90, line: 94, type: !13, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!583 = distinct !DILocation(line: 1044, column: 9, scope: !584, inlinedAt: !585)
!584 = distinct !DISubprogram(name: "iter<[usize; 4]>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSAjj4_4iterB4_", scope: !99, file: !98, line: 1043, type: !13, scopeLine: 1043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!585 = distinct !DILocation(line: 24, column: 14, scope: !586, inlinedAt: !587)
!586 = distinct !DISubprogram(name: "into_iter<[usize; 4]>", linkageName: "_RNvXs_NtNtCslnt1oJOvDdB_4core5slice4iterRSAjj4_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterB8_", scope: !102, file: !90, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!587 = distinct !DILocation(line: 81, column: 25, scope: !588, inlinedAt: !411)
!588 = distinct !DILexicalBlock(scope: !575, file: !372, line: 80, column: 9)
!589 = !DILocation(line: 1650, column: 9, scope: !590, inlinedAt: !591)
!590 = distinct !DISubprogram(name: "eq<[usize; 4]>", linkageName: "_RNvXsd_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullAjj4_ENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1649, type: !13, scopeLine: 1649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!591 = distinct !DILocation(line: 180, column: 28, scope: !592, inlinedAt: !595)
!592 = distinct !DILexicalBlock(scope: !593, file: !109, line: 162, column: 17)
!593 = distinct !DILexicalBlock(scope: !594, file: !109, line: 161, column: 17)
!594 = distinct !DISubprogram(name: "next<[usize; 4]>", linkageName: "_RNvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_4IterAjj4_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!595 = distinct !DILocation(line: 81, column: 25, scope: !596, inlinedAt: !411)
!596 = !DILexicalBlockFile(scope: !597, file: !372, discriminator: 2)
!597 = distinct !DILexicalBlock(scope: !588, file: !372, line: 81, column: 9)
!598 = !DILocation(line: 81, column: 25, scope: !597, inlinedAt: !411)
!599 = !DILocation(line: 180, column: 28, scope: !592, inlinedAt: !595)
!600 = !DILocation(line: 82, column: 26, scope: !601, inlinedAt: !411)
!601 = distinct !DILexicalBlock(scope: !602, file: !372, line: 82, column: 13)
!602 = distinct !DILexicalBlock(scope: !597, file: !372, line: 81, column: 9)
!603 = !DILocation(line: 82, column: 18, scope: !601, inlinedAt: !411)
!604 = !DILocation(line: 117, column: 7, scope: !605, inlinedAt: !606)
!605 = distinct !DISubprogram(name: "contains_non_continuation_byte", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3str5count30contains_non_continuation_byte", scope: !373, file: !372, line: 115, type: !13, scopeLine: 115, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!606 = distinct !DILocation(line: 85, column: 27, scope: !607, inlinedAt: !411)
!607 = distinct !DILexicalBlock(scope: !601, file: !372, line: 82, column: 13)
!608 = !DILocation(line: 117, column: 6, scope: !605, inlinedAt: !606)
!609 = !DILocation(line: 117, column: 18, scope: !605, inlinedAt: !606)
!610 = !DILocation(line: 117, column: 5, scope: !605, inlinedAt: !606)
!611 = !DILocation(line: 85, column: 17, scope: !607, inlinedAt: !411)
!612 = !DILocation(line: 180, column: 28, scope: !613, inlinedAt: !616)
!613 = distinct !DILexicalBlock(scope: !614, file: !109, line: 162, column: 17)
!614 = distinct !DILexicalBlock(scope: !615, file: !109, line: 161, column: 17)
!615 = distinct !DISubprogram(name: "next<usize>", linkageName: "_RNvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_4IterjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!616 = distinct !DILocation(line: 82, column: 26, scope: !617, inlinedAt: !411)
!617 = !DILexicalBlockFile(scope: !601, file: !372, discriminator: 2)
!618 = !DILocation(line: 78, column: 26, scope: !576, inlinedAt: !411)
!619 = !DILocation(line: 127, column: 27, scope: !620, inlinedAt: !621)
!620 = distinct !DISubprogram(name: "sum_bytes_in_usize", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3str5count18sum_bytes_in_usize", scope: !373, file: !372, line: 123, type: !13, scopeLine: 123, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!621 = distinct !DILocation(line: 91, column: 18, scope: !588, inlinedAt: !411)
!622 = !DILocation(line: 127, column: 52, scope: !620, inlinedAt: !621)
!623 = !DILocation(line: 127, column: 51, scope: !620, inlinedAt: !621)
!624 = !DILocation(line: 2688, column: 13, scope: !625, inlinedAt: !626)
!625 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj12wrapping_mul", scope: !506, file: !505, line: 2687, type: !13, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!626 = distinct !DILocation(line: 128, column: 14, scope: !627, inlinedAt: !621)
!627 = distinct !DILexicalBlock(scope: !620, file: !372, line: 127, column: 5)
!628 = !DILocation(line: 128, column: 5, scope: !627, inlinedAt: !621)
!629 = !DILocation(line: 91, column: 9, scope: !588, inlinedAt: !411)
!630 = !DILocation(line: 97, column: 13, scope: !588, inlinedAt: !411)
!631 = !DILocation(line: 970, column: 18, scope: !632, inlinedAt: !633)
!632 = distinct !DISubprogram(name: "add<usize>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOj3addB6_", scope: !86, file: !85, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!633 = distinct !DILocation(line: 100, column: 78, scope: !634, inlinedAt: !638)
!634 = !DILexicalBlockFile(scope: !635, file: !90, discriminator: 4)
!635 = distinct !DILexicalBlock(scope: !636, file: !90, line: 96, column: 9)
!636 = distinct !DILexicalBlock(scope: !637, file: !90, line: 95, column: 9)
!637 = distinct !DISubprogram(name: "new<usize>", linkageName: "_RNvMs4_NtNtCslnt1oJOvDdB_4core5slice4iterINtB5_4IterjE3newB9_", scope: !93, file: !90, line: 94, type: !13, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!638 = distinct !DILocation(line: 1044, column: 9, scope: !639, inlinedAt: !641)
!639 = !DILexicalBlockFile(scope: !640, file: !98, discriminator: 4)
!640 = distinct !DISubprogram(name: "iter<usize>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSj4iterB4_", scope: !99, file: !98, line: 1043, type: !13, scopeLine: 1043, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!641 = distinct !DILocation(line: 24, column: 14, scope: !642, inlinedAt: !644)
!642 = !DILexicalBlockFile(scope: !643, file: !90, discriminator: 2)
!643 = distinct !DISubprogram(name: "into_iter<usize>", linkageName: "_RNvXs_NtNtCslnt1oJOvDdB_4core5slice4iterRSjNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterB8_", scope: !102, file: !90, line: 23, type: !13, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!644 = distinct !DILocation(line: 100, column: 26, scope: !645, inlinedAt: !411)
!645 = distinct !DILexicalBlock(scope: !588, file: !372, line: 99, column: 13)
!646 = !DILocation(line: 100, column: 26, scope: !647, inlinedAt: !411)
!647 = distinct !DILexicalBlock(scope: !645, file: !372, line: 100, column: 13)
!648 = !DILocation(line: 180, column: 28, scope: !649, inlinedAt: !651)
!649 = distinct !DILexicalBlock(scope: !650, file: !109, line: 162, column: 17)
!650 = distinct !DILexicalBlock(scope: !615, file: !109, line: 161, column: 17)
!651 = distinct !DILocation(line: 100, column: 26, scope: !652, inlinedAt: !411)
!652 = !DILexicalBlockFile(scope: !647, file: !372, discriminator: 2)
!653 = !DILocation(line: 100, column: 18, scope: !647, inlinedAt: !411)
!654 = !DILocation(line: 117, column: 7, scope: !605, inlinedAt: !655)
!655 = distinct !DILocation(line: 101, column: 27, scope: !656, inlinedAt: !411)
!656 = distinct !DILexicalBlock(scope: !647, file: !372, line: 100, column: 13)
!657 = !DILocation(line: 117, column: 6, scope: !605, inlinedAt: !655)
!658 = !DILocation(line: 117, column: 18, scope: !605, inlinedAt: !655)
!659 = !DILocation(line: 117, column: 5, scope: !605, inlinedAt: !655)
!660 = !DILocation(line: 101, column: 17, scope: !656, inlinedAt: !411)
!661 = !DILocation(line: 1650, column: 9, scope: !662, inlinedAt: !663)
!662 = distinct !DISubprogram(name: "eq<usize>", linkageName: "_RNvXsd_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNulljENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1649, type: !13, scopeLine: 1649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!663 = distinct !DILocation(line: 180, column: 28, scope: !664, inlinedAt: !651)
!664 = !DILexicalBlockFile(scope: !649, file: !109, discriminator: 4)
!665 = !DILocation(line: 127, column: 27, scope: !620, inlinedAt: !666)
!666 = distinct !DILocation(line: 103, column: 22, scope: !645, inlinedAt: !411)
!667 = !DILocation(line: 127, column: 52, scope: !620, inlinedAt: !666)
!668 = !DILocation(line: 127, column: 51, scope: !620, inlinedAt: !666)
!669 = !DILocation(line: 2688, column: 13, scope: !625, inlinedAt: !670)
!670 = distinct !DILocation(line: 128, column: 14, scope: !671, inlinedAt: !666)
!671 = !DILexicalBlockFile(scope: !672, file: !372, discriminator: 2)
!672 = distinct !DILexicalBlock(scope: !620, file: !372, line: 127, column: 5)
!673 = !DILocation(line: 128, column: 5, scope: !672, inlinedAt: !666)
!674 = !DILocation(line: 103, column: 13, scope: !645, inlinedAt: !411)
!675 = !DILocation(line: 0, scope: !676, inlinedAt: !411)
!676 = !DILexicalBlockFile(scope: !557, file: !333, discriminator: 0)
!677 = !DILocation(line: 1650, column: 9, scope: !438, inlinedAt: !678)
!678 = distinct !DILocation(line: 44, column: 20, scope: !440, inlinedAt: !679)
!679 = distinct !DILocation(line: 128, column: 19, scope: !444, inlinedAt: !680)
!680 = distinct !DILocation(line: 52, column: 22, scope: !450, inlinedAt: !681)
!681 = distinct !DILocation(line: 3674, column: 9, scope: !455, inlinedAt: !682)
!682 = distinct !DILocation(line: 142, column: 61, scope: !457, inlinedAt: !683)
!683 = distinct !DILocation(line: 136, column: 76, scope: !463, inlinedAt: !684)
!684 = distinct !DILocation(line: 33, column: 9, scope: !371, inlinedAt: !374)
!685 = !DILocation(line: 25, column: 86, scope: !441, inlinedAt: !679)
!686 = !DILocation(line: 284, column: 24, scope: !468, inlinedAt: !679)
!687 = !DILocation(line: 0, scope: !470, inlinedAt: !679)
!688 = !DILocation(line: 614, column: 28, scope: !473, inlinedAt: !689)
!689 = distinct !DILocation(line: 279, column: 67, scope: !468, inlinedAt: !679)
!690 = !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !679)
!691 = !{!692, !694, !323, !310}
!692 = distinct !{!692, !693, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!693 = distinct !{!693, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!694 = distinct !{!694, !695, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case: %s.0"}
!695 = distinct !{!695, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case"}
!696 = !DILocation(line: 24, column: 5, scope: !484, inlinedAt: !697)
!697 = distinct !DILocation(line: 136, column: 31, scope: !488, inlinedAt: !698)
!698 = distinct !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !699)
!699 = distinct !DILocation(line: 88, column: 28, scope: !496, inlinedAt: !700)
!700 = distinct !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !679)
!701 = !DILocation(line: 55, column: 28, scope: !500, inlinedAt: !702)
!702 = distinct !DILocation(line: 88, column: 21, scope: !496, inlinedAt: !700)
!703 = !DILocation(line: 973, column: 17, scope: !504, inlinedAt: !704)
!704 = distinct !DILocation(line: 283, column: 36, scope: !468, inlinedAt: !679)
!705 = !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !699)
!706 = distinct !{!706, !511}
!707 = !DILocation(line: 0, scope: !442, inlinedAt: !679)
!708 = !DILocation(line: 251, column: 48, scope: !514, inlinedAt: !709)
!709 = distinct !DILocation(line: 145, column: 13, scope: !517, inlinedAt: !683)
!710 = !DILocation(line: 210, column: 9, scope: !519, inlinedAt: !711)
!711 = distinct !DILocation(line: 251, column: 18, scope: !514, inlinedAt: !709)
!712 = !DILocation(line: 33, column: 9, scope: !371, inlinedAt: !374)
!713 = !DILocation(line: 0, scope: !338, inlinedAt: !326)
!714 = !DILocation(line: 734, column: 18, scope: !715, inlinedAt: !717)
!715 = distinct !DILexicalBlock(scope: !716, file: !382, line: 731, column: 9)
!716 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPh20offset_from_unsignedB6_", scope: !384, file: !382, line: 706, type: !13, scopeLine: 706, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!717 = distinct !DILocation(line: 892, column: 37, scope: !718, inlinedAt: !719)
!718 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOh20offset_from_unsignedB6_", scope: !86, file: !85, line: 887, type: !13, scopeLine: 887, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!719 = distinct !DILocation(line: 886, column: 32, scope: !720, inlinedAt: !721)
!720 = distinct !DISubprogram(name: "offset_from_unsigned<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhE20offset_from_unsignedB9_", scope: !50, file: !49, line: 881, type: !13, scopeLine: 881, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!721 = distinct !DILocation(line: 57, column: 30, scope: !722, inlinedAt: !726)
!722 = distinct !DILexicalBlock(scope: !723, file: !109, line: 33, column: 13)
!723 = distinct !DILexicalBlock(scope: !724, file: !109, line: 25, column: 86)
!724 = distinct !DISubprogram(name: "len<u8>", linkageName: "_RNvXs2I_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits10exact_size17ExactSizeIterator3lenBa_", scope: !725, file: !109, line: 142, type: !13, scopeLine: 142, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!725 = !DINamespace(name: "{impl#170}", scope: !94)
!726 = distinct !DILocation(line: 183, column: 38, scope: !727, inlinedAt: !729)
!727 = distinct !DISubprogram(name: "next", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next", scope: !728, file: !376, line: 182, type: !13, scopeLine: 182, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!728 = !DINamespace(name: "{impl#5}", scope: !378)
!729 = distinct !DILocation(line: 2493, column: 34, scope: !730, inlinedAt: !733)
!730 = distinct !DILexicalBlock(scope: !731, file: !358, line: 2493, column: 41)
!731 = distinct !DILexicalBlock(scope: !732, file: !358, line: 2492, column: 9)
!732 = distinct !DISubprogram(name: "try_fold<core::str::iter::CharIndices, core::num::nonzero::NonZero<usize>, core::iter::traits::iterator::Iterator::advance_by::{impl#1}::spec_advance_by::{closure_env#0}<core::str::iter::CharIndices>, core::option::Option<core::num::nonzero::NonZero<usize>>>", linkageName: "_RINvYNtNtNtCslnt1oJOvDdB_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_", scope: !361, file: !358, line: 2486, type: !13, scopeLine: 2486, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!733 = distinct !DILocation(line: 334, column: 32, scope: !734, inlinedAt: !365)
!734 = distinct !DILexicalBlock(scope: !357, file: !358, line: 330, column: 17)
!735 = !DILocation(line: 1650, column: 9, scope: !736, inlinedAt: !737)
!736 = distinct !DISubprogram(name: "eq<u8>", linkageName: "_RNvXsd_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullhENtNtB9_3cmp9PartialEq2eqB9_", scope: !106, file: !49, line: 1649, type: !13, scopeLine: 1649, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!737 = distinct !DILocation(line: 180, column: 28, scope: !738, inlinedAt: !741)
!738 = distinct !DILexicalBlock(scope: !739, file: !109, line: 162, column: 17)
!739 = distinct !DILexicalBlock(scope: !740, file: !109, line: 161, column: 17)
!740 = distinct !DISubprogram(name: "next<u8>", linkageName: "_RNvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_", scope: !112, file: !109, line: 157, type: !13, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!741 = distinct !DILocation(line: 37, column: 20, scope: !742, inlinedAt: !743)
!742 = distinct !DISubprogram(name: "next_code_point<core::slice::iter::Iter<u8>>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_", scope: !486, file: !485, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!743 = distinct !DILocation(line: 42, column: 18, scope: !744, inlinedAt: !745)
!744 = distinct !DISubprogram(name: "next", linkageName: "_RNvXNtNtCslnt1oJOvDdB_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next", scope: !377, file: !376, line: 39, type: !13, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!745 = distinct !DILocation(line: 184, column: 25, scope: !746, inlinedAt: !729)
!746 = distinct !DILexicalBlock(scope: !727, file: !376, line: 183, column: 9)
!747 = !DILocation(line: 180, column: 28, scope: !738, inlinedAt: !741)
!748 = !DILocation(line: 37, column: 14, scope: !742, inlinedAt: !743)
!749 = !DILocation(line: 37, column: 13, scope: !742, inlinedAt: !743)
!750 = !{!751, !753, !755, !316, !314}
!751 = distinct !{!751, !752, !"_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!752 = distinct !{!752, !"_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!753 = distinct !{!753, !754, !"_RNvXs3_NtNtCslnt1oJOvDdB_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!754 = distinct !{!754, !"_RNvXs3_NtNtCslnt1oJOvDdB_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!755 = distinct !{!755, !756, !"_RINvYNtNtNtCslnt1oJOvDdB_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!756 = distinct !{!756, !"_RINvYNtNtNtCslnt1oJOvDdB_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!757 = !DILocation(line: 38, column: 8, scope: !758, inlinedAt: !743)
!758 = distinct !DILexicalBlock(scope: !742, file: !485, line: 37, column: 5)
!759 = !DILocation(line: 1650, column: 9, scope: !736, inlinedAt: !760)
!760 = distinct !DILocation(line: 180, column: 28, scope: !738, inlinedAt: !761)
!761 = distinct !DILocation(line: 48, column: 29, scope: !762, inlinedAt: !743)
!762 = distinct !DILexicalBlock(scope: !758, file: !485, line: 45, column: 5)
!763 = !DILocation(line: 180, column: 28, scope: !738, inlinedAt: !761)
!764 = !DILocation(line: 50, column: 8, scope: !765, inlinedAt: !743)
!765 = distinct !DILexicalBlock(scope: !766, file: !485, line: 49, column: 5)
!766 = distinct !DILexicalBlock(scope: !762, file: !485, line: 48, column: 5)
!767 = !DILocation(line: 189, column: 38, scope: !768, inlinedAt: !729)
!768 = distinct !DILexicalBlock(scope: !769, file: !376, line: 188, column: 17)
!769 = distinct !DILexicalBlock(scope: !770, file: !376, line: 187, column: 17)
!770 = distinct !DILexicalBlock(scope: !746, file: !376, line: 186, column: 13)
!771 = !DILocation(line: 189, column: 17, scope: !768, inlinedAt: !729)
!772 = !DILocation(line: 486, column: 18, scope: !773, inlinedAt: !777)
!773 = distinct !DISubprogram(name: "get<usize>", linkageName: "_RNvMse_NtNtCslnt1oJOvDdB_4core3num7nonzeroINtB5_7NonZerojE3getB9_", scope: !775, file: !774, line: 467, type: !13, scopeLine: 467, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!774 = !DIFile(filename: "src/num/nonzero.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6507390a2ccd34e490992fdf33fc5f6a")
!775 = !DINamespace(name: "NonZero", scope: !776)
!776 = !DINamespace(name: "nonzero", scope: !507)
!777 = distinct !DILocation(line: 334, column: 66, scope: !778, inlinedAt: !780)
!778 = distinct !DISubprogram(name: "{closure#0}<core::str::iter::CharIndices>", linkageName: "_RNCNvXs_NvNtNtNtNtCslnt1oJOvDdB_4core4iter6traits8iterator8Iterator10advance_byNtNtNtBg_3str4iter11CharIndicesNtB6_13SpecAdvanceBy15spec_advance_by0Bg_", scope: !779, file: !358, line: 334, type: !13, scopeLine: 334, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!779 = !DINamespace(name: "spec_advance_by", scope: !359)
!780 = distinct !DILocation(line: 2494, column: 21, scope: !730, inlinedAt: !733)
!781 = !DILocation(line: 2494, column: 21, scope: !730, inlinedAt: !733)
!782 = !DILocation(line: 1136, column: 9, scope: !354, inlinedAt: !355)
!783 = !DILocation(line: 0, scope: !357, inlinedAt: !365)
!784 = !DILocation(line: 1927, column: 25, scope: !785, inlinedAt: !326)
!785 = distinct !DILexicalBlock(scope: !786, file: !35, line: 1926, column: 13)
!786 = distinct !DILexicalBlock(scope: !368, file: !35, line: 1920, column: 13)
!787 = !DILocation(line: 1918, column: 31, scope: !325, inlinedAt: !326)
!788 = !DILocation(line: 0, scope: !325, inlinedAt: !326)
!789 = !DILocation(line: 1934, column: 37, scope: !790, inlinedAt: !326)
!790 = distinct !DILexicalBlock(scope: !325, file: !35, line: 1918, column: 9)
!791 = !DILocation(line: 72, column: 17, scope: !792, inlinedAt: !793)
!792 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1s_NtNtCslnt1oJOvDdB_4core7convert3numjINtB8_4FromtE4from", scope: !188, file: !187, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!793 = distinct !DILocation(line: 1934, column: 25, scope: !790, inlinedAt: !326)
!794 = !DILocation(line: 1934, column: 12, scope: !790, inlinedAt: !326)
!795 = !DILocation(line: 1944, column: 13, scope: !790, inlinedAt: !326)
!796 = !DILocation(line: 1944, column: 22, scope: !790, inlinedAt: !326)
!797 = !DILocation(line: 1938, column: 51, scope: !790, inlinedAt: !326)
!798 = !DILocation(line: 1938, column: 30, scope: !790, inlinedAt: !326)
!799 = !{!800}
!800 = distinct !{!800, !801, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding: %self"}
!801 = distinct !{!801, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding"}
!802 = !DILocation(line: 1938, column: 22, scope: !790, inlinedAt: !326)
!803 = !DILocation(line: 502, column: 9, scope: !804, inlinedAt: !805)
!804 = distinct !DISubprogram(name: "get_align", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3fmtNtB4_17FormattingOptions9get_align", scope: !336, file: !35, line: 501, type: !13, scopeLine: 501, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!805 = distinct !DILocation(line: 1957, column: 34, scope: !806, inlinedAt: !807)
!806 = distinct !DISubprogram(name: "padding", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding", scope: !136, file: !35, line: 1952, type: !13, scopeLine: 1952, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!807 = distinct !DILocation(line: 1938, column: 22, scope: !790, inlinedAt: !326)
!808 = !DILocation(line: 497, column: 43, scope: !809, inlinedAt: !810)
!809 = distinct !DISubprogram(name: "get_fill", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3fmtNtB4_17FormattingOptions8get_fill", scope: !336, file: !35, line: 495, type: !13, scopeLine: 495, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!810 = distinct !DILocation(line: 1958, column: 33, scope: !811, inlinedAt: !807)
!811 = distinct !DILexicalBlock(scope: !806, file: !35, line: 1957, column: 9)
!812 = !DILocation(line: 34, column: 9, scope: !813, inlinedAt: !817)
!813 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7convert18from_u32_unchecked", scope: !815, file: !814, line: 26, type: !13, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!814 = !DIFile(filename: "src/char/convert.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "06f18dc36f52feefd195ff986dbdcce9")
!815 = !DINamespace(name: "convert", scope: !816)
!816 = !DINamespace(name: "char", scope: !25)
!817 = distinct !DILocation(line: 243, column: 18, scope: !818, inlinedAt: !822)
!818 = distinct !DISubprogram(name: "from_u32_unchecked", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core4char7methodsc18from_u32_unchecked", scope: !820, file: !819, line: 241, type: !13, scopeLine: 241, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!819 = !DIFile(filename: "src/char/methods.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b51914fc67a8542f1c5ca968d6f7f5cf")
!820 = !DINamespace(name: "{impl#0}", scope: !821)
!821 = !DINamespace(name: "methods", scope: !816)
!822 = distinct !DILocation(line: 497, column: 18, scope: !809, inlinedAt: !810)
!823 = !DILocation(line: 1960, column: 28, scope: !824, inlinedAt: !807)
!824 = distinct !DILexicalBlock(scope: !811, file: !35, line: 1958, column: 9)
!825 = !DILocation(line: 1962, column: 33, scope: !824, inlinedAt: !807)
!826 = !DILocation(line: 1963, column: 34, scope: !824, inlinedAt: !807)
!827 = !DILocation(line: 1963, column: 44, scope: !824, inlinedAt: !807)
!828 = !DILocation(line: 0, scope: !824, inlinedAt: !807)
!829 = !{!800, !316, !314}
!830 = !DILocation(line: 1966, column: 9, scope: !831, inlinedAt: !807)
!831 = distinct !DILexicalBlock(scope: !832, file: !35, line: 1966, column: 9)
!832 = distinct !DILexicalBlock(scope: !824, file: !35, line: 1960, column: 9)
!833 = !DILocation(line: 1966, column: 18, scope: !832, inlinedAt: !807)
!834 = !DILocation(line: 1916, column: 50, scope: !835, inlinedAt: !840)
!835 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !837, file: !836, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!836 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!837 = !DINamespace(name: "{impl#62}", scope: !838)
!838 = !DINamespace(name: "impls", scope: !839)
!839 = !DINamespace(name: "cmp", scope: !25)
!840 = distinct !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !845)
!841 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !843, file: !842, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!842 = !DIFile(filename: "src/iter/range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "d11477719a5861e5d0c1d9c302f102b9")
!843 = !DINamespace(name: "{impl#5}", scope: !844)
!844 = !DINamespace(name: "range", scope: !364)
!845 = distinct !DILocation(line: 985, column: 14, scope: !846, inlinedAt: !848)
!846 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !847, file: !842, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!847 = !DINamespace(name: "{impl#6}", scope: !844)
!848 = distinct !DILocation(line: 1966, column: 18, scope: !849, inlinedAt: !807)
!849 = !DILexicalBlockFile(scope: !831, file: !35, discriminator: 2)
!850 = !DILocation(line: 1966, column: 18, scope: !831, inlinedAt: !807)
!851 = !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !845)
!852 = !DILocation(line: 1967, column: 13, scope: !831, inlinedAt: !807)
!853 = !DILocation(line: 1967, column: 22, scope: !831, inlinedAt: !807)
!854 = !DILocation(line: 1970, column: 35, scope: !832, inlinedAt: !807)
!855 = !DILocation(line: 1971, column: 6, scope: !806, inlinedAt: !807)
!856 = !DILocation(line: 0, scope: !832, inlinedAt: !807)
!857 = !DILocation(line: 2176, column: 15, scope: !858, inlinedAt: !862)
!858 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCslnt1oJOvDdB_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBM_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !860, file: !859, line: 2175, type: !13, scopeLine: 2175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!859 = !DIFile(filename: "src/result.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9cc68a9aa40a713f2495e5c9463681ad")
!860 = !DINamespace(name: "{impl#27}", scope: !861)
!861 = !DINamespace(name: "result", scope: !25)
!862 = distinct !DILocation(line: 1938, column: 17, scope: !790, inlinedAt: !326)
!863 = !DILocation(line: 2176, column: 9, scope: !858, inlinedAt: !862)
!864 = !DILocation(line: 1938, column: 17, scope: !790, inlinedAt: !326)
!865 = !DILocation(line: 1939, column: 13, scope: !866, inlinedAt: !326)
!866 = distinct !DILexicalBlock(scope: !790, file: !35, line: 1937, column: 13)
!867 = !DILocation(line: 1939, column: 22, scope: !866, inlinedAt: !326)
!868 = !DILocation(line: 1756, column: 18, scope: !869, inlinedAt: !871)
!869 = distinct !DISubprogram(name: "write", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3fmtNtB5_11PostPadding5write", scope: !870, file: !35, line: 1755, type: !13, scopeLine: 1755, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!870 = !DINamespace(name: "PostPadding", scope: !37)
!871 = distinct !DILocation(line: 1940, column: 26, scope: !866, inlinedAt: !326)
!872 = !DILocation(line: 1916, column: 50, scope: !873, inlinedAt: !874)
!873 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !837, file: !836, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!874 = distinct !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !876)
!875 = distinct !DISubprogram(name: "spec_next<u16>", linkageName: "_RNvXs3_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtB5_17RangeIteratorImpl9spec_nextB9_", scope: !843, file: !842, line: 899, type: !13, scopeLine: 899, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!876 = distinct !DILocation(line: 985, column: 14, scope: !877, inlinedAt: !878)
!877 = distinct !DISubprogram(name: "next<u16>", linkageName: "_RNvXs4_NtNtCslnt1oJOvDdB_4core4iter5rangeINtNtNtB9_3ops5range5RangetENtNtNtB7_6traits8iterator8Iterator4nextB9_", scope: !847, file: !842, line: 984, type: !13, scopeLine: 984, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!878 = distinct !DILocation(line: 1756, column: 18, scope: !879, inlinedAt: !871)
!879 = !DILexicalBlockFile(scope: !880, file: !35, discriminator: 2)
!880 = distinct !DILexicalBlock(scope: !869, file: !35, line: 1756, column: 9)
!881 = !DILocation(line: 1756, column: 18, scope: !880, inlinedAt: !871)
!882 = !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !876)
!883 = !DILocation(line: 1757, column: 13, scope: !880, inlinedAt: !871)
!884 = !DILocation(line: 1757, column: 19, scope: !880, inlinedAt: !871)
!885 = !DILocation(line: 1934, column: 9, scope: !790, inlinedAt: !326)
!886 = !DILocation(line: 2872, column: 84, scope: !306)
!887 = distinct !DISubprogram(name: "spec_write_fmt<panics::Line>", linkageName: "_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_", scope: !888, file: !35, line: 234, type: !890, scopeLine: 234, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!888 = !DINamespace(name: "{impl#1}", scope: !889)
!889 = !DINamespace(name: "write_fmt", scope: !36)
!890 = !DISubroutineType(cc: DW_CC_nocall, types: !14)
!891 = !DILocation(line: 877, column: 36, scope: !892, inlinedAt: !893)
!892 = distinct !DISubprogram(name: "as_str", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3fmtNtB5_9Arguments6as_str", scope: !130, file: !35, line: 871, type: !13, scopeLine: 871, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!893 = !DILocation(line: 897, column: 22, scope: !894, inlinedAt: !895)
!894 = distinct !DISubprogram(name: "as_statically_known_str", linkageName: "_RNvMs4_NtCslnt1oJOvDdB_4core3fmtNtB5_9Arguments23as_statically_known_str", scope: !130, file: !35, line: 896, type: !13, scopeLine: 896, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!895 = !DILocation(line: 235, column: 39, scope: !896)
!896 = distinct !DILexicalBlock(scope: !887, file: !35, line: 235, column: 65)
!897 = !DILocation(line: 878, column: 12, scope: !898, inlinedAt: !893)
!898 = distinct !DILexicalBlock(scope: !892, file: !35, line: 877, column: 9)
!899 = !DILocation(line: 898, column: 12, scope: !900, inlinedAt: !895)
!900 = distinct !DILexicalBlock(scope: !894, file: !35, line: 897, column: 9)
!901 = !DILocation(line: 235, column: 34, scope: !896)
!902 = !DILocation(line: 235, column: 24, scope: !896)
!903 = !{!904}
!904 = distinct !{!904, !905, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!905 = distinct !{!905, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!906 = !DILocation(line: 236, column: 26, scope: !896)
!907 = !{!908}
!908 = distinct !{!908, !905, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!909 = !DILocation(line: 970, column: 18, scope: !84, inlinedAt: !910)
!910 = distinct !DILocation(line: 100, column: 78, scope: !89, inlinedAt: !911)
!911 = distinct !DILocation(line: 1044, column: 9, scope: !97, inlinedAt: !912)
!912 = distinct !DILocation(line: 24, column: 14, scope: !101, inlinedAt: !913)
!913 = distinct !DILocation(line: 14, column: 19, scope: !81, inlinedAt: !914)
!914 = distinct !DILocation(line: 236, column: 26, scope: !896)
!915 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !916)
!916 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !917)
!917 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !914)
!918 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !914)
!919 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !917)
!920 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !914)
!921 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !914)
!922 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !914)
!923 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !914)
!924 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !914)
!925 = !{!904, !908}
!926 = !DILocation(line: 878, column: 12, scope: !148, inlinedAt: !927)
!927 = distinct !DILocation(line: 1632, column: 26, scope: !151, inlinedAt: !928)
!928 = distinct !DILocation(line: 238, column: 21, scope: !887)
!929 = !DILocation(line: 1632, column: 12, scope: !151, inlinedAt: !928)
!930 = !DILocation(line: 1731, column: 9, scope: !156, inlinedAt: !931)
!931 = distinct !DILocation(line: 923, column: 18, scope: !159, inlinedAt: !932)
!932 = distinct !DILocation(line: 1648, column: 30, scope: !161, inlinedAt: !928)
!933 = !{!934}
!934 = distinct !{!934, !935, !"_RNvNtCslnt1oJOvDdB_4core3fmt5write: %output.1"}
!935 = distinct !{!935, !"_RNvNtCslnt1oJOvDdB_4core3fmt5write"}
!936 = !DILocation(line: 1653, column: 12, scope: !165, inlinedAt: !928)
!937 = !{!938}
!938 = distinct !{!938, !939, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!939 = distinct !{!939, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!940 = !DILocation(line: 1633, column: 23, scope: !151, inlinedAt: !928)
!941 = !{!942}
!942 = distinct !{!942, !939, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!943 = !DILocation(line: 970, column: 18, scope: !84, inlinedAt: !944)
!944 = distinct !DILocation(line: 100, column: 78, scope: !89, inlinedAt: !945)
!945 = distinct !DILocation(line: 1044, column: 9, scope: !97, inlinedAt: !946)
!946 = distinct !DILocation(line: 24, column: 14, scope: !101, inlinedAt: !947)
!947 = distinct !DILocation(line: 14, column: 19, scope: !81, inlinedAt: !948)
!948 = distinct !DILocation(line: 1633, column: 23, scope: !151, inlinedAt: !928)
!949 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !950)
!950 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !951)
!951 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !948)
!952 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !948)
!953 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !951)
!954 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !948)
!955 = !{!942, !934}
!956 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !948)
!957 = !{!938, !934}
!958 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !948)
!959 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !948)
!960 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !948)
!961 = !{!938, !942, !934}
!962 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !963)
!963 = distinct !DILocation(line: 1649, column: 33, scope: !169, inlinedAt: !928)
!964 = !DILocation(line: 1656, column: 19, scope: !165, inlinedAt: !928)
!965 = !DILocation(line: 1666, column: 19, scope: !165, inlinedAt: !928)
!966 = !DILocation(line: 1661, column: 71, scope: !165, inlinedAt: !928)
!967 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !968)
!968 = distinct !DILocation(line: 1662, column: 37, scope: !175, inlinedAt: !928)
!969 = !{!970}
!970 = distinct !{!970, !971, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!971 = distinct !{!971, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!972 = !DILocation(line: 1665, column: 20, scope: !177, inlinedAt: !928)
!973 = !{!974}
!974 = distinct !{!974, !971, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!975 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !976)
!976 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !977)
!977 = distinct !DILocation(line: 1665, column: 20, scope: !177, inlinedAt: !928)
!978 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !977)
!979 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !977)
!980 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !977)
!981 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !977)
!982 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !983)
!983 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !976)
!984 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !977)
!985 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !977)
!986 = !{!970, !974}
!987 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !988)
!988 = distinct !DILocation(line: 923, column: 18, scope: !182, inlinedAt: !989)
!989 = distinct !DILocation(line: 1671, column: 80, scope: !165, inlinedAt: !928)
!990 = !DILocation(line: 72, column: 17, scope: !186, inlinedAt: !991)
!991 = distinct !DILocation(line: 1671, column: 27, scope: !165, inlinedAt: !928)
!992 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !993)
!993 = distinct !DILocation(line: 1672, column: 37, scope: !194, inlinedAt: !928)
!994 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !995)
!995 = distinct !DILocation(line: 1674, column: 37, scope: !197, inlinedAt: !928)
!996 = !{!997}
!997 = distinct !{!997, !998, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!998 = distinct !{!998, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!999 = !DILocation(line: 1677, column: 20, scope: !199, inlinedAt: !928)
!1000 = !{!1001}
!1001 = distinct !{!1001, !998, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!1002 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !1003)
!1003 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1004)
!1004 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1005)
!1005 = distinct !DILocation(line: 1677, column: 20, scope: !199, inlinedAt: !928)
!1006 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !1005)
!1007 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1004)
!1008 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !1005)
!1009 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1005)
!1010 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !1005)
!1011 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !1005)
!1012 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !1005)
!1013 = !{!997, !1001}
!1014 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1015)
!1015 = distinct !DILocation(line: 1685, column: 22, scope: !165, inlinedAt: !928)
!1016 = !DILocation(line: 1687, column: 31, scope: !165, inlinedAt: !928)
!1017 = !DILocation(line: 577, column: 9, scope: !206, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 1687, column: 31, scope: !165, inlinedAt: !928)
!1019 = !DILocation(line: 144, column: 15, scope: !209, inlinedAt: !1020)
!1020 = distinct !DILocation(line: 1687, column: 22, scope: !165, inlinedAt: !928)
!1021 = !DILocation(line: 152, column: 41, scope: !209, inlinedAt: !1020)
!1022 = !DILocation(line: 152, column: 76, scope: !216, inlinedAt: !1020)
!1023 = !DILocation(line: 1687, column: 81, scope: !165, inlinedAt: !928)
!1024 = !DILocation(line: 1685, column: 17, scope: !165, inlinedAt: !928)
!1025 = !DILocation(line: 1692, column: 39, scope: !165, inlinedAt: !928)
!1026 = !DILocation(line: 210, column: 9, scope: !221, inlinedAt: !1027)
!1027 = distinct !DILocation(line: 1692, column: 22, scope: !165, inlinedAt: !928)
!1028 = !DILocation(line: 1700, column: 20, scope: !226, inlinedAt: !928)
!1029 = !DILocation(line: 1689, column: 13, scope: !165, inlinedAt: !928)
!1030 = !DILocation(line: 1678, column: 16, scope: !165, inlinedAt: !928)
!1031 = !DILocation(line: 1731, column: 9, scope: !230, inlinedAt: !1032)
!1032 = distinct !DILocation(line: 923, column: 18, scope: !232, inlinedAt: !1033)
!1033 = distinct !DILocation(line: 1701, column: 74, scope: !226, inlinedAt: !928)
!1034 = !DILocation(line: 1700, column: 17, scope: !226, inlinedAt: !928)
!1035 = !DILocation(line: 614, column: 18, scope: !167, inlinedAt: !1036)
!1036 = distinct !DILocation(line: 0, scope: !161, inlinedAt: !928)
!1037 = !DILocation(line: 0, scope: !165, inlinedAt: !928)
!1038 = !DILocation(line: 1704, column: 20, scope: !226, inlinedAt: !928)
!1039 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 923, column: 18, scope: !242, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 1705, column: 74, scope: !226, inlinedAt: !928)
!1042 = !DILocation(line: 1704, column: 17, scope: !226, inlinedAt: !928)
!1043 = !DILocation(line: 1708, column: 20, scope: !226, inlinedAt: !928)
!1044 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1045)
!1045 = distinct !DILocation(line: 923, column: 18, scope: !248, inlinedAt: !1046)
!1046 = distinct !DILocation(line: 1709, column: 78, scope: !226, inlinedAt: !928)
!1047 = !DILocation(line: 1708, column: 17, scope: !226, inlinedAt: !928)
!1048 = !DILocation(line: 1712, column: 20, scope: !226, inlinedAt: !928)
!1049 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1050)
!1050 = distinct !DILocation(line: 923, column: 18, scope: !254, inlinedAt: !1051)
!1051 = distinct !DILocation(line: 1713, column: 86, scope: !226, inlinedAt: !928)
!1052 = !DILocation(line: 72, column: 17, scope: !186, inlinedAt: !1053)
!1053 = distinct !DILocation(line: 1713, column: 33, scope: !226, inlinedAt: !928)
!1054 = !DILocation(line: 1712, column: 17, scope: !226, inlinedAt: !928)
!1055 = !DILocation(line: 0, scope: !162, inlinedAt: !928)
!1056 = !DILocation(line: 1717, column: 16, scope: !226, inlinedAt: !928)
!1057 = !DILocation(line: 1721, column: 42, scope: !226, inlinedAt: !928)
!1058 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1059)
!1059 = distinct !DILocation(line: 1721, column: 38, scope: !226, inlinedAt: !928)
!1060 = !DILocation(line: 160, column: 15, scope: !265, inlinedAt: !1061)
!1061 = distinct !DILocation(line: 1721, column: 71, scope: !226, inlinedAt: !928)
!1062 = !DILocation(line: 160, column: 9, scope: !265, inlinedAt: !1061)
!1063 = !DILocation(line: 1724, column: 16, scope: !226, inlinedAt: !928)
!1064 = !DILocation(line: 161, column: 33, scope: !265, inlinedAt: !1061)
!1065 = !DILocation(line: 161, column: 53, scope: !265, inlinedAt: !1061)
!1066 = !DILocation(line: 0, scope: !265, inlinedAt: !1061)
!1067 = !DILocation(line: 1127, column: 9, scope: !273, inlinedAt: !1068)
!1068 = distinct !DILocation(line: 1721, column: 80, scope: !226, inlinedAt: !928)
!1069 = !DILocation(line: 1717, column: 13, scope: !226, inlinedAt: !928)
!1070 = !DILocation(line: 1729, column: 34, scope: !226, inlinedAt: !928)
!1071 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1072)
!1072 = distinct !DILocation(line: 1729, column: 30, scope: !226, inlinedAt: !928)
!1073 = !DILocation(line: 160, column: 15, scope: !265, inlinedAt: !1074)
!1074 = distinct !DILocation(line: 1729, column: 67, scope: !226, inlinedAt: !928)
!1075 = !DILocation(line: 160, column: 9, scope: !265, inlinedAt: !1074)
!1076 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1077)
!1077 = distinct !DILocation(line: 1735, column: 22, scope: !226, inlinedAt: !928)
!1078 = !DILocation(line: 1735, column: 55, scope: !226, inlinedAt: !928)
!1079 = !DILocation(line: 577, column: 9, scope: !206, inlinedAt: !1080)
!1080 = distinct !DILocation(line: 1735, column: 55, scope: !226, inlinedAt: !928)
!1081 = !DILocation(line: 144, column: 15, scope: !209, inlinedAt: !1082)
!1082 = distinct !DILocation(line: 1735, column: 46, scope: !226, inlinedAt: !928)
!1083 = !DILocation(line: 152, column: 41, scope: !209, inlinedAt: !1082)
!1084 = !DILocation(line: 152, column: 76, scope: !294, inlinedAt: !1082)
!1085 = !DILocation(line: 1735, column: 84, scope: !226, inlinedAt: !928)
!1086 = !DILocation(line: 1735, column: 17, scope: !226, inlinedAt: !928)
!1087 = !DILocation(line: 161, column: 33, scope: !265, inlinedAt: !1074)
!1088 = !DILocation(line: 161, column: 53, scope: !265, inlinedAt: !1074)
!1089 = !DILocation(line: 0, scope: !265, inlinedAt: !1074)
!1090 = !DILocation(line: 1127, column: 9, scope: !273, inlinedAt: !1091)
!1091 = distinct !DILocation(line: 1729, column: 76, scope: !226, inlinedAt: !928)
!1092 = !DILocation(line: 1724, column: 13, scope: !226, inlinedAt: !928)
!1093 = !DILocation(line: 1737, column: 13, scope: !226, inlinedAt: !928)
!1094 = !DILocation(line: 240, column: 14, scope: !887)
!1095 = distinct !DISubprogram(name: "write_char<panics::Line>", linkageName: "_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write10write_charB4_", scope: !36, file: !35, line: 185, type: !13, scopeLine: 185, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1096 = !DILocation(line: 186, column: 43, scope: !1095)
!1097 = !DILocation(line: 2451, column: 9, scope: !1098, inlinedAt: !1099)
!1098 = distinct !DISubprogram(name: "len_utf8", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7methods8len_utf8", scope: !821, file: !819, line: 2449, type: !13, scopeLine: 2449, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1099 = distinct !DILocation(line: 2481, column: 15, scope: !1100, inlinedAt: !1101)
!1100 = distinct !DISubprogram(name: "encode_utf8_raw", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw", scope: !821, file: !819, line: 2480, type: !13, scopeLine: 2480, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1101 = distinct !DILocation(line: 732, column: 42, scope: !1102, inlinedAt: !1103)
!1102 = distinct !DISubprogram(name: "encode_utf8", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core4char7methodsc11encode_utf8", scope: !820, file: !819, line: 730, type: !13, scopeLine: 730, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1103 = !DILocation(line: 186, column: 26, scope: !1095)
!1104 = !DILocation(line: 0, scope: !1105, inlinedAt: !1107)
!1105 = distinct !DILexicalBlock(scope: !1106, file: !819, line: 2518, column: 5)
!1106 = distinct !DISubprogram(name: "encode_utf8_raw_unchecked", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7methods25encode_utf8_raw_unchecked", scope: !821, file: !819, line: 2517, type: !13, scopeLine: 2517, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1107 = distinct !DILocation(line: 2493, column: 14, scope: !1108, inlinedAt: !1101)
!1108 = distinct !DILexicalBlock(scope: !1100, file: !819, line: 2481, column: 5)
!1109 = !DILocation(line: 2451, column: 9, scope: !1110, inlinedAt: !1111)
!1110 = distinct !DISubprogram(name: "len_utf8", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7methods8len_utf8", scope: !821, file: !819, line: 2449, type: !13, scopeLine: 2449, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1111 = distinct !DILocation(line: 2518, column: 15, scope: !1106, inlinedAt: !1107)
!1112 = !DILocation(line: 2528, column: 22, scope: !1113, inlinedAt: !1107)
!1113 = distinct !DILexicalBlock(scope: !1105, file: !819, line: 2527, column: 9)
!1114 = !DILocation(line: 2528, column: 21, scope: !1113, inlinedAt: !1107)
!1115 = !DILocation(line: 2529, column: 22, scope: !1116, inlinedAt: !1107)
!1116 = distinct !DILexicalBlock(scope: !1113, file: !819, line: 2528, column: 9)
!1117 = !DILocation(line: 2529, column: 21, scope: !1116, inlinedAt: !1107)
!1118 = !DILocation(line: 2530, column: 22, scope: !1119, inlinedAt: !1107)
!1119 = distinct !DILexicalBlock(scope: !1116, file: !819, line: 2529, column: 9)
!1120 = !DILocation(line: 2530, column: 21, scope: !1119, inlinedAt: !1107)
!1121 = !DILocation(line: 2532, column: 12, scope: !1122, inlinedAt: !1107)
!1122 = distinct !DILexicalBlock(scope: !1119, file: !819, line: 2530, column: 9)
!1123 = !DILocation(line: 2523, column: 13, scope: !1105, inlinedAt: !1107)
!1124 = !{!1125}
!1125 = distinct !{!1125, !1126, !"_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw: %dst.0"}
!1126 = distinct !{!1126, !"_RNvNtNtCslnt1oJOvDdB_4core4char7methods15encode_utf8_raw"}
!1127 = !DILocation(line: 0, scope: !1128, inlinedAt: !1107)
!1128 = !DILexicalBlockFile(scope: !1105, file: !11, discriminator: 0)
!1129 = !DILocation(line: 2533, column: 13, scope: !1122, inlinedAt: !1107)
!1130 = !DILocation(line: 2534, column: 13, scope: !1122, inlinedAt: !1107)
!1131 = !DILocation(line: 0, scope: !1132, inlinedAt: !1107)
!1132 = !DILexicalBlockFile(scope: !1122, file: !11, discriminator: 0)
!1133 = !DILocation(line: 2538, column: 12, scope: !1122, inlinedAt: !1107)
!1134 = !DILocation(line: 2539, column: 13, scope: !1122, inlinedAt: !1107)
!1135 = !DILocation(line: 2540, column: 13, scope: !1122, inlinedAt: !1107)
!1136 = !DILocation(line: 2541, column: 13, scope: !1122, inlinedAt: !1107)
!1137 = !DILocation(line: 2545, column: 9, scope: !1122, inlinedAt: !1107)
!1138 = !DILocation(line: 2550, column: 2, scope: !1106, inlinedAt: !1107)
!1139 = !{!1140}
!1140 = distinct !{!1140, !1141, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!1141 = distinct !{!1141, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!1142 = !DILocation(line: 186, column: 14, scope: !1095)
!1143 = !{!1144}
!1144 = distinct !{!1144, !1141, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!1145 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !1146)
!1146 = distinct !DILocation(line: 186, column: 14, scope: !1095)
!1147 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !1146)
!1148 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1146)
!1149 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !1146)
!1150 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !1151)
!1151 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1152)
!1152 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1146)
!1153 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1152)
!1154 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !1146)
!1155 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !1146)
!1156 = !{!1140, !1144}
!1157 = !DILocation(line: 186, column: 67, scope: !1095)
!1158 = !DILocation(line: 187, column: 6, scope: !1095)
!1159 = distinct !DISubprogram(name: "write_fmt<panics::Line>", linkageName: "_RNvYNtCsZ41qJ9voro_6panics4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtB4_", scope: !36, file: !35, line: 214, type: !13, scopeLine: 214, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1160 = !{!1161}
!1161 = distinct !{!1161, !1162, !"_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_: %self"}
!1162 = distinct !{!1162, !"_RNvXs_NvNtNtCslnt1oJOvDdB_4core3fmt5Write9write_fmtQNtCsZ41qJ9voro_6panics4LineNtB4_12SpecWriteFmt14spec_write_fmtBQ_"}
!1163 = !DILocation(line: 243, column: 14, scope: !1159)
!1164 = !DILocation(line: 877, column: 36, scope: !892, inlinedAt: !1165)
!1165 = distinct !DILocation(line: 897, column: 22, scope: !894, inlinedAt: !1166)
!1166 = distinct !DILocation(line: 235, column: 39, scope: !896, inlinedAt: !1167)
!1167 = distinct !DILocation(line: 243, column: 14, scope: !1159)
!1168 = !DILocation(line: 878, column: 12, scope: !898, inlinedAt: !1165)
!1169 = !DILocation(line: 898, column: 12, scope: !900, inlinedAt: !1166)
!1170 = !DILocation(line: 235, column: 34, scope: !896, inlinedAt: !1167)
!1171 = !DILocation(line: 235, column: 24, scope: !896, inlinedAt: !1167)
!1172 = !{!1173}
!1173 = distinct !{!1173, !1174, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!1174 = distinct !{!1174, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!1175 = !DILocation(line: 236, column: 26, scope: !896, inlinedAt: !1167)
!1176 = !{!1177}
!1177 = distinct !{!1177, !1174, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!1178 = !DILocation(line: 970, column: 18, scope: !84, inlinedAt: !1179)
!1179 = distinct !DILocation(line: 100, column: 78, scope: !89, inlinedAt: !1180)
!1180 = distinct !DILocation(line: 1044, column: 9, scope: !97, inlinedAt: !1181)
!1181 = distinct !DILocation(line: 24, column: 14, scope: !101, inlinedAt: !1182)
!1182 = distinct !DILocation(line: 14, column: 19, scope: !81, inlinedAt: !1183)
!1183 = distinct !DILocation(line: 236, column: 26, scope: !896, inlinedAt: !1167)
!1184 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !1185)
!1185 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1186)
!1186 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1183)
!1187 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !1183)
!1188 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1186)
!1189 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !1183)
!1190 = !{!1173, !1161}
!1191 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1183)
!1192 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !1183)
!1193 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !1183)
!1194 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !1183)
!1195 = !{!1173, !1177, !1161}
!1196 = !DILocation(line: 878, column: 12, scope: !148, inlinedAt: !1197)
!1197 = distinct !DILocation(line: 1632, column: 26, scope: !151, inlinedAt: !1198)
!1198 = distinct !DILocation(line: 238, column: 21, scope: !887, inlinedAt: !1167)
!1199 = !DILocation(line: 1632, column: 12, scope: !151, inlinedAt: !1198)
!1200 = !DILocation(line: 1731, column: 9, scope: !156, inlinedAt: !1201)
!1201 = distinct !DILocation(line: 923, column: 18, scope: !159, inlinedAt: !1202)
!1202 = distinct !DILocation(line: 1648, column: 30, scope: !161, inlinedAt: !1198)
!1203 = !{!1204}
!1204 = distinct !{!1204, !1205, !"_RNvNtCslnt1oJOvDdB_4core3fmt5write: %output.1"}
!1205 = distinct !{!1205, !"_RNvNtCslnt1oJOvDdB_4core3fmt5write"}
!1206 = !DILocation(line: 1653, column: 12, scope: !165, inlinedAt: !1198)
!1207 = !{!1208}
!1208 = distinct !{!1208, !1209, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!1209 = distinct !{!1209, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!1210 = !DILocation(line: 1633, column: 23, scope: !151, inlinedAt: !1198)
!1211 = !{!1212}
!1212 = distinct !{!1212, !1209, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!1213 = !DILocation(line: 970, column: 18, scope: !84, inlinedAt: !1214)
!1214 = distinct !DILocation(line: 100, column: 78, scope: !89, inlinedAt: !1215)
!1215 = distinct !DILocation(line: 1044, column: 9, scope: !97, inlinedAt: !1216)
!1216 = distinct !DILocation(line: 24, column: 14, scope: !101, inlinedAt: !1217)
!1217 = distinct !DILocation(line: 14, column: 19, scope: !81, inlinedAt: !1218)
!1218 = distinct !DILocation(line: 1633, column: 23, scope: !151, inlinedAt: !1198)
!1219 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !1220)
!1220 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1221)
!1221 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1218)
!1222 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !1218)
!1223 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1221)
!1224 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !1218)
!1225 = !{!1212, !1204}
!1226 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1218)
!1227 = !{!1208, !1204}
!1228 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !1218)
!1229 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !1218)
!1230 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !1218)
!1231 = !{!1208, !1212, !1204}
!1232 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !1233)
!1233 = distinct !DILocation(line: 1649, column: 33, scope: !169, inlinedAt: !1198)
!1234 = !DILocation(line: 1656, column: 19, scope: !165, inlinedAt: !1198)
!1235 = !DILocation(line: 1666, column: 19, scope: !165, inlinedAt: !1198)
!1236 = !DILocation(line: 1661, column: 71, scope: !165, inlinedAt: !1198)
!1237 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !1238)
!1238 = distinct !DILocation(line: 1662, column: 37, scope: !175, inlinedAt: !1198)
!1239 = !{!1240}
!1240 = distinct !{!1240, !1241, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!1241 = distinct !{!1241, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!1242 = !DILocation(line: 1665, column: 20, scope: !177, inlinedAt: !1198)
!1243 = !{!1244}
!1244 = distinct !{!1244, !1241, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!1245 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1246)
!1246 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1247)
!1247 = distinct !DILocation(line: 1665, column: 20, scope: !177, inlinedAt: !1198)
!1248 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !1247)
!1249 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !1247)
!1250 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1247)
!1251 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !1247)
!1252 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !1253)
!1253 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1246)
!1254 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !1247)
!1255 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !1247)
!1256 = !{!1240, !1244}
!1257 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1258)
!1258 = distinct !DILocation(line: 923, column: 18, scope: !182, inlinedAt: !1259)
!1259 = distinct !DILocation(line: 1671, column: 80, scope: !165, inlinedAt: !1198)
!1260 = !DILocation(line: 72, column: 17, scope: !186, inlinedAt: !1261)
!1261 = distinct !DILocation(line: 1671, column: 27, scope: !165, inlinedAt: !1198)
!1262 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !1263)
!1263 = distinct !DILocation(line: 1672, column: 37, scope: !194, inlinedAt: !1198)
!1264 = !DILocation(line: 614, column: 28, scope: !167, inlinedAt: !1265)
!1265 = distinct !DILocation(line: 1674, column: 37, scope: !197, inlinedAt: !1198)
!1266 = !{!1267}
!1267 = distinct !{!1267, !1268, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %self"}
!1268 = distinct !{!1268, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str"}
!1269 = !DILocation(line: 1677, column: 20, scope: !199, inlinedAt: !1198)
!1270 = !{!1271}
!1271 = distinct !{!1271, !1268, !"_RNvXCsZ41qJ9voro_6panicsNtB2_4LineNtNtCslnt1oJOvDdB_4core3fmt5Write9write_str: %s.0"}
!1272 = !DILocation(line: 1650, column: 9, scope: !105, inlinedAt: !1273)
!1273 = distinct !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1274)
!1274 = distinct !DILocation(line: 14, column: 19, scope: !114, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 1677, column: 20, scope: !199, inlinedAt: !1198)
!1276 = !DILocation(line: 14, column: 19, scope: !115, inlinedAt: !1275)
!1277 = !DILocation(line: 180, column: 28, scope: !108, inlinedAt: !1274)
!1278 = !DILocation(line: 15, column: 16, scope: !118, inlinedAt: !1275)
!1279 = !DILocation(line: 14, column: 14, scope: !115, inlinedAt: !1275)
!1280 = !DILocation(line: 16, column: 17, scope: !118, inlinedAt: !1275)
!1281 = !DILocation(line: 17, column: 17, scope: !118, inlinedAt: !1275)
!1282 = !DILocation(line: 15, column: 13, scope: !118, inlinedAt: !1275)
!1283 = !{!1267, !1271}
!1284 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1285)
!1285 = distinct !DILocation(line: 1685, column: 22, scope: !165, inlinedAt: !1198)
!1286 = !DILocation(line: 1687, column: 31, scope: !165, inlinedAt: !1198)
!1287 = !DILocation(line: 577, column: 9, scope: !206, inlinedAt: !1288)
!1288 = distinct !DILocation(line: 1687, column: 31, scope: !165, inlinedAt: !1198)
!1289 = !DILocation(line: 144, column: 15, scope: !209, inlinedAt: !1290)
!1290 = distinct !DILocation(line: 1687, column: 22, scope: !165, inlinedAt: !1198)
!1291 = !DILocation(line: 152, column: 41, scope: !209, inlinedAt: !1290)
!1292 = !DILocation(line: 152, column: 76, scope: !216, inlinedAt: !1290)
!1293 = !DILocation(line: 1687, column: 81, scope: !165, inlinedAt: !1198)
!1294 = !DILocation(line: 1685, column: 17, scope: !165, inlinedAt: !1198)
!1295 = !DILocation(line: 1692, column: 39, scope: !165, inlinedAt: !1198)
!1296 = !DILocation(line: 210, column: 9, scope: !221, inlinedAt: !1297)
!1297 = distinct !DILocation(line: 1692, column: 22, scope: !165, inlinedAt: !1198)
!1298 = !DILocation(line: 1700, column: 20, scope: !226, inlinedAt: !1198)
!1299 = !DILocation(line: 1689, column: 13, scope: !165, inlinedAt: !1198)
!1300 = !DILocation(line: 1678, column: 16, scope: !165, inlinedAt: !1198)
!1301 = !DILocation(line: 1731, column: 9, scope: !230, inlinedAt: !1302)
!1302 = distinct !DILocation(line: 923, column: 18, scope: !232, inlinedAt: !1303)
!1303 = distinct !DILocation(line: 1701, column: 74, scope: !226, inlinedAt: !1198)
!1304 = !DILocation(line: 1700, column: 17, scope: !226, inlinedAt: !1198)
!1305 = !DILocation(line: 614, column: 18, scope: !167, inlinedAt: !1306)
!1306 = distinct !DILocation(line: 0, scope: !161, inlinedAt: !1198)
!1307 = !DILocation(line: 0, scope: !165, inlinedAt: !1198)
!1308 = !DILocation(line: 1704, column: 20, scope: !226, inlinedAt: !1198)
!1309 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1310)
!1310 = distinct !DILocation(line: 923, column: 18, scope: !242, inlinedAt: !1311)
!1311 = distinct !DILocation(line: 1705, column: 74, scope: !226, inlinedAt: !1198)
!1312 = !DILocation(line: 1704, column: 17, scope: !226, inlinedAt: !1198)
!1313 = !DILocation(line: 1708, column: 20, scope: !226, inlinedAt: !1198)
!1314 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1315)
!1315 = distinct !DILocation(line: 923, column: 18, scope: !248, inlinedAt: !1316)
!1316 = distinct !DILocation(line: 1709, column: 78, scope: !226, inlinedAt: !1198)
!1317 = !DILocation(line: 1708, column: 17, scope: !226, inlinedAt: !1198)
!1318 = !DILocation(line: 1712, column: 20, scope: !226, inlinedAt: !1198)
!1319 = !DILocation(line: 1731, column: 9, scope: !180, inlinedAt: !1320)
!1320 = distinct !DILocation(line: 923, column: 18, scope: !254, inlinedAt: !1321)
!1321 = distinct !DILocation(line: 1713, column: 86, scope: !226, inlinedAt: !1198)
!1322 = !DILocation(line: 72, column: 17, scope: !186, inlinedAt: !1323)
!1323 = distinct !DILocation(line: 1713, column: 33, scope: !226, inlinedAt: !1198)
!1324 = !DILocation(line: 1712, column: 17, scope: !226, inlinedAt: !1198)
!1325 = !DILocation(line: 0, scope: !162, inlinedAt: !1198)
!1326 = !DILocation(line: 1717, column: 16, scope: !226, inlinedAt: !1198)
!1327 = !DILocation(line: 1721, column: 42, scope: !226, inlinedAt: !1198)
!1328 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1329)
!1329 = distinct !DILocation(line: 1721, column: 38, scope: !226, inlinedAt: !1198)
!1330 = !DILocation(line: 160, column: 15, scope: !265, inlinedAt: !1331)
!1331 = distinct !DILocation(line: 1721, column: 71, scope: !226, inlinedAt: !1198)
!1332 = !DILocation(line: 160, column: 9, scope: !265, inlinedAt: !1331)
!1333 = !DILocation(line: 1724, column: 16, scope: !226, inlinedAt: !1198)
!1334 = !DILocation(line: 161, column: 33, scope: !265, inlinedAt: !1331)
!1335 = !DILocation(line: 161, column: 53, scope: !265, inlinedAt: !1331)
!1336 = !DILocation(line: 0, scope: !265, inlinedAt: !1331)
!1337 = !DILocation(line: 1127, column: 9, scope: !273, inlinedAt: !1338)
!1338 = distinct !DILocation(line: 1721, column: 80, scope: !226, inlinedAt: !1198)
!1339 = !DILocation(line: 1717, column: 13, scope: !226, inlinedAt: !1198)
!1340 = !DILocation(line: 1729, column: 34, scope: !226, inlinedAt: !1198)
!1341 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1342)
!1342 = distinct !DILocation(line: 1729, column: 30, scope: !226, inlinedAt: !1198)
!1343 = !DILocation(line: 160, column: 15, scope: !265, inlinedAt: !1344)
!1344 = distinct !DILocation(line: 1729, column: 67, scope: !226, inlinedAt: !1198)
!1345 = !DILocation(line: 160, column: 9, scope: !265, inlinedAt: !1344)
!1346 = !DILocation(line: 614, column: 28, scope: !202, inlinedAt: !1347)
!1347 = distinct !DILocation(line: 1735, column: 22, scope: !226, inlinedAt: !1198)
!1348 = !DILocation(line: 1735, column: 55, scope: !226, inlinedAt: !1198)
!1349 = !DILocation(line: 577, column: 9, scope: !206, inlinedAt: !1350)
!1350 = distinct !DILocation(line: 1735, column: 55, scope: !226, inlinedAt: !1198)
!1351 = !DILocation(line: 144, column: 15, scope: !209, inlinedAt: !1352)
!1352 = distinct !DILocation(line: 1735, column: 46, scope: !226, inlinedAt: !1198)
!1353 = !DILocation(line: 152, column: 41, scope: !209, inlinedAt: !1352)
!1354 = !DILocation(line: 152, column: 76, scope: !294, inlinedAt: !1352)
!1355 = !DILocation(line: 1735, column: 84, scope: !226, inlinedAt: !1198)
!1356 = !DILocation(line: 1735, column: 17, scope: !226, inlinedAt: !1198)
!1357 = !DILocation(line: 161, column: 33, scope: !265, inlinedAt: !1344)
!1358 = !DILocation(line: 161, column: 53, scope: !265, inlinedAt: !1344)
!1359 = !DILocation(line: 0, scope: !265, inlinedAt: !1344)
!1360 = !DILocation(line: 1127, column: 9, scope: !273, inlinedAt: !1361)
!1361 = distinct !DILocation(line: 1729, column: 76, scope: !226, inlinedAt: !1198)
!1362 = !DILocation(line: 1724, column: 13, scope: !226, inlinedAt: !1198)
!1363 = !DILocation(line: 1737, column: 13, scope: !226, inlinedAt: !1198)
!1364 = !DILocation(line: 244, column: 6, scope: !1159)
!1365 = distinct !DISubprogram(name: "checked", scope: !12, file: !11, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1366 = !DILocation(line: 43, column: 9, scope: !1367)
!1367 = distinct !DILexicalBlock(scope: !1365, file: !11, line: 42, column: 5)
!1368 = !DILocation(line: 85, column: 5, scope: !1369, inlinedAt: !1370)
!1369 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !78, file: !77, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1370 = !DILocation(line: 11, column: 15, scope: !1371, inlinedAt: !1374)
!1371 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !1373, file: !1372, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1372 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!1373 = !DINamespace(name: "corpus", scope: null)
!1374 = !DILocation(line: 43, column: 13, scope: !1367)
!1375 = !DILocation(line: 64, column: 5, scope: !1376, inlinedAt: !1377)
!1376 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !78, file: !77, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1377 = !DILocation(line: 11, column: 39, scope: !1371, inlinedAt: !1374)
!1378 = !DILocation(line: 127, column: 5, scope: !1379, inlinedAt: !1380)
!1379 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !78, file: !77, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1380 = !DILocation(line: 11, column: 63, scope: !1371, inlinedAt: !1374)
!1381 = !DILocation(line: 11, column: 14, scope: !1371, inlinedAt: !1374)
!1382 = !DILocation(line: 44, column: 15, scope: !1383)
!1383 = distinct !DILexicalBlock(scope: !1367, file: !11, line: 43, column: 5)
!1384 = !DILocation(line: 44, column: 5, scope: !1383)
!1385 = !DILocation(line: 45, column: 8, scope: !1383)
!1386 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!1387 = !DILocation(line: 48, column: 13, scope: !1383)
!1388 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!1389 = !DILocation(line: 49, column: 1, scope: !1367)
!1390 = !DILocation(line: 49, column: 2, scope: !1365)
!1391 = !DILocation(line: 48, column: 5, scope: !1392)
!1392 = !DILexicalBlockFile(scope: !1393, file: !11, discriminator: 0)
!1393 = distinct !DILexicalBlock(scope: !1383, file: !1394, line: 62, column: 38)
!1394 = !DIFile(filename: "src/panic.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "02ad459d08f675a3c3698211c6bb8fcd")
!1395 = !DILocation(line: 48, column: 5, scope: !1383)
!1396 = !DILocation(line: 46, column: 9, scope: !1397)
!1397 = !DILexicalBlockFile(scope: !1398, file: !11, discriminator: 0)
!1398 = distinct !DILexicalBlock(scope: !1383, file: !1394, line: 62, column: 38)
!1399 = !DILocation(line: 46, column: 9, scope: !1383)
!1400 = distinct !DISubprogram(name: "unwraps", scope: !12, file: !11, line: 52, type: !13, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1401 = !DILocation(line: 85, column: 5, scope: !1402, inlinedAt: !1403)
!1402 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !78, file: !77, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1403 = !DILocation(line: 11, column: 15, scope: !1404, inlinedAt: !1405)
!1404 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !1373, file: !1372, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1405 = !DILocation(line: 53, column: 13, scope: !1400)
!1406 = !DILocation(line: 64, column: 5, scope: !1407, inlinedAt: !1408)
!1407 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !78, file: !77, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1408 = !DILocation(line: 11, column: 39, scope: !1404, inlinedAt: !1405)
!1409 = !DILocation(line: 127, column: 5, scope: !1410, inlinedAt: !1411)
!1410 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !78, file: !77, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1411 = !DILocation(line: 11, column: 63, scope: !1404, inlinedAt: !1405)
!1412 = !DILocation(line: 11, column: 14, scope: !1404, inlinedAt: !1405)
!1413 = !DILocation(line: 872, column: 18, scope: !1414, inlinedAt: !1415)
!1414 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCsZ41qJ9voro_6panics", scope: !384, file: !382, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1415 = !DILocation(line: 55, column: 49, scope: !1416)
!1416 = distinct !DILexicalBlock(scope: !1400, file: !11, line: 53, column: 5)
!1417 = !DILocation(line: 55, column: 43, scope: !1416)
!1418 = !DILocation(line: 293, column: 8, scope: !1419, inlinedAt: !1420)
!1419 = distinct !DISubprogram(name: "char_try_from_u32", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7convert17char_try_from_u32", scope: !815, file: !814, line: 280, type: !13, scopeLine: 280, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1420 = !DILocation(line: 15, column: 11, scope: !1421, inlinedAt: !1422)
!1421 = distinct !DISubprogram(name: "from_u32", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core4char7convert8from_u32", scope: !815, file: !814, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1422 = !DILocation(line: 201, column: 9, scope: !1423, inlinedAt: !1424)
!1423 = distinct !DISubprogram(name: "from_u32", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core4char7methodsc8from_u32", scope: !820, file: !819, line: 200, type: !13, scopeLine: 200, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1424 = !DILocation(line: 55, column: 28, scope: !1416)
!1425 = !DILocation(line: 967, column: 9, scope: !1426, inlinedAt: !1427)
!1426 = distinct !DISubprogram(name: "expect<char>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core6optionINtB2_6OptioncE6expectCsZ41qJ9voro_6panics", scope: !275, file: !274, line: 966, type: !13, scopeLine: 966, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1427 = !DILocation(line: 55, column: 57, scope: !1416)
!1428 = !DILocation(line: 970, column: 18, scope: !1429, inlinedAt: !1430)
!1429 = distinct !DISubprogram(name: "add<char>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOc3addCsZ41qJ9voro_6panics", scope: !86, file: !85, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1430 = !DILocation(line: 55, column: 19, scope: !1416)
!1431 = !DILocation(line: 55, column: 14, scope: !1416)
!1432 = !DILocation(line: 56, column: 2, scope: !1400)
!1433 = !DILocation(line: 969, column: 21, scope: !1426, inlinedAt: !1427)
!1434 = distinct !DISubprogram(name: "fmt<str>", linkageName: "_RNvXs1i_NtCslnt1oJOvDdB_4core3fmtReNtB6_7Display3fmtB8_", scope: !307, file: !35, line: 2872, type: !13, scopeLine: 2872, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1435 = !DILocation(line: 2872, column: 71, scope: !1434)
!1436 = !{!1437}
!1437 = distinct !{!1437, !1438, !"_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt: %self.0"}
!1438 = distinct !{!1438, !"_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt"}
!1439 = !DILocation(line: 2872, column: 62, scope: !1434)
!1440 = !{!1441}
!1441 = distinct !{!1441, !1438, !"_RNvXsi_NtCslnt1oJOvDdB_4core3fmteNtB5_7Display3fmt: %f"}
!1442 = !{!1443}
!1443 = distinct !{!1443, !1444, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad: %self"}
!1444 = distinct !{!1444, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad"}
!1445 = !DILocation(line: 2967, column: 11, scope: !319, inlinedAt: !1446)
!1446 = distinct !DILocation(line: 2872, column: 62, scope: !1434)
!1447 = !{!1448}
!1448 = distinct !{!1448, !1444, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter3pad: argument 1"}
!1449 = !DILocation(line: 1912, column: 12, scope: !325, inlinedAt: !1450)
!1450 = distinct !DILocation(line: 2967, column: 11, scope: !319, inlinedAt: !1446)
!1451 = !{!1443, !1441}
!1452 = !{!1448, !1437}
!1453 = !DILocation(line: 1913, column: 20, scope: !325, inlinedAt: !1450)
!1454 = !DILocation(line: 1913, column: 29, scope: !325, inlinedAt: !1450)
!1455 = !DILocation(line: 0, scope: !332, inlinedAt: !1450)
!1456 = !DILocation(line: 517, column: 12, scope: !335, inlinedAt: !1457)
!1457 = distinct !DILocation(line: 1918, column: 74, scope: !338, inlinedAt: !1450)
!1458 = !DILocation(line: 1918, column: 38, scope: !338, inlinedAt: !1450)
!1459 = !DILocation(line: 970, column: 18, scope: !341, inlinedAt: !1460)
!1460 = distinct !DILocation(line: 100, column: 78, scope: !343, inlinedAt: !1461)
!1461 = distinct !DILocation(line: 1044, column: 9, scope: !347, inlinedAt: !1462)
!1462 = distinct !DILocation(line: 1079, column: 39, scope: !349, inlinedAt: !1463)
!1463 = distinct !DILocation(line: 1136, column: 51, scope: !354, inlinedAt: !1464)
!1464 = distinct !DILocation(line: 1919, column: 30, scope: !338, inlinedAt: !1450)
!1465 = !DILocation(line: 330, column: 31, scope: !357, inlinedAt: !1466)
!1466 = distinct !DILocation(line: 343, column: 14, scope: !366, inlinedAt: !1467)
!1467 = distinct !DILocation(line: 1920, column: 40, scope: !368, inlinedAt: !1450)
!1468 = !DILocation(line: 330, column: 21, scope: !357, inlinedAt: !1466)
!1469 = !DILocation(line: 28, column: 47, scope: !371, inlinedAt: !1470)
!1470 = distinct !DILocation(line: 47, column: 9, scope: !375, inlinedAt: !1471)
!1471 = distinct !DILocation(line: 1930, column: 27, scope: !325, inlinedAt: !1450)
!1472 = !DILocation(line: 734, column: 18, scope: !381, inlinedAt: !1473)
!1473 = distinct !DILocation(line: 892, column: 37, scope: !387, inlinedAt: !1474)
!1474 = distinct !DILocation(line: 886, column: 32, scope: !389, inlinedAt: !1475)
!1475 = distinct !DILocation(line: 57, column: 30, scope: !391, inlinedAt: !1476)
!1476 = distinct !DILocation(line: 136, column: 14, scope: !395, inlinedAt: !1477)
!1477 = distinct !DILocation(line: 158, column: 48, scope: !397, inlinedAt: !1478)
!1478 = distinct !DILocation(line: 47, column: 40, scope: !375, inlinedAt: !1471)
!1479 = !DILocation(line: 2348, column: 31, scope: !401, inlinedAt: !1480)
!1480 = distinct !DILocation(line: 4517, column: 31, scope: !407, inlinedAt: !1481)
!1481 = distinct !DILocation(line: 59, column: 52, scope: !410, inlinedAt: !1482)
!1482 = distinct !DILocation(line: 35, column: 9, scope: !371, inlinedAt: !1470)
!1483 = !DILocation(line: 2349, column: 27, scope: !413, inlinedAt: !1480)
!1484 = !DILocation(line: 2354, column: 25, scope: !415, inlinedAt: !1480)
!1485 = !DILocation(line: 2354, column: 18, scope: !415, inlinedAt: !1480)
!1486 = !DILocation(line: 2157, column: 12, scope: !418, inlinedAt: !1487)
!1487 = distinct !DILocation(line: 1956, column: 20, scope: !420, inlinedAt: !1488)
!1488 = distinct !DILocation(line: 4521, column: 37, scope: !422, inlinedAt: !1481)
!1489 = !DILocation(line: 4470, column: 22, scope: !424, inlinedAt: !1490)
!1490 = distinct !DILocation(line: 4522, column: 41, scope: !429, inlinedAt: !1481)
!1491 = !DILocation(line: 4472, column: 22, scope: !431, inlinedAt: !1490)
!1492 = !DILocation(line: 4535, column: 54, scope: !433, inlinedAt: !1481)
!1493 = !DILocation(line: 872, column: 18, scope: !435, inlinedAt: !1494)
!1494 = distinct !DILocation(line: 4535, column: 50, scope: !433, inlinedAt: !1481)
!1495 = !DILocation(line: 1650, column: 9, scope: !438, inlinedAt: !1496)
!1496 = distinct !DILocation(line: 44, column: 20, scope: !440, inlinedAt: !1497)
!1497 = distinct !DILocation(line: 128, column: 19, scope: !444, inlinedAt: !1498)
!1498 = distinct !DILocation(line: 52, column: 22, scope: !450, inlinedAt: !1499)
!1499 = distinct !DILocation(line: 3674, column: 9, scope: !455, inlinedAt: !1500)
!1500 = distinct !DILocation(line: 142, column: 61, scope: !457, inlinedAt: !1501)
!1501 = distinct !DILocation(line: 136, column: 76, scope: !463, inlinedAt: !1502)
!1502 = distinct !DILocation(line: 72, column: 21, scope: !465, inlinedAt: !1482)
!1503 = !DILocation(line: 25, column: 86, scope: !441, inlinedAt: !1497)
!1504 = !DILocation(line: 284, column: 24, scope: !468, inlinedAt: !1497)
!1505 = !DILocation(line: 0, scope: !470, inlinedAt: !1497)
!1506 = !DILocation(line: 614, column: 28, scope: !473, inlinedAt: !1507)
!1507 = distinct !DILocation(line: 279, column: 67, scope: !468, inlinedAt: !1497)
!1508 = !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !1497)
!1509 = !{!1510, !1512, !1514, !1448, !1437}
!1510 = distinct !{!1510, !1511, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!1511 = distinct !{!1511, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!1512 = distinct !{!1512, !1513, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case: %s.0"}
!1513 = distinct !{!1513, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case"}
!1514 = distinct !{!1514, !1515, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count14do_count_chars: %s.0"}
!1515 = distinct !{!1515, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count14do_count_chars"}
!1516 = !DILocation(line: 24, column: 5, scope: !484, inlinedAt: !1517)
!1517 = distinct !DILocation(line: 136, column: 31, scope: !488, inlinedAt: !1518)
!1518 = distinct !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !1519)
!1519 = distinct !DILocation(line: 88, column: 28, scope: !496, inlinedAt: !1520)
!1520 = distinct !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !1497)
!1521 = !DILocation(line: 55, column: 28, scope: !500, inlinedAt: !1522)
!1522 = distinct !DILocation(line: 88, column: 21, scope: !496, inlinedAt: !1520)
!1523 = !DILocation(line: 973, column: 17, scope: !504, inlinedAt: !1524)
!1524 = distinct !DILocation(line: 283, column: 36, scope: !468, inlinedAt: !1497)
!1525 = !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !1519)
!1526 = distinct !{!1526, !511}
!1527 = !DILocation(line: 0, scope: !442, inlinedAt: !1497)
!1528 = !DILocation(line: 251, column: 48, scope: !514, inlinedAt: !1529)
!1529 = distinct !DILocation(line: 145, column: 13, scope: !517, inlinedAt: !1501)
!1530 = !DILocation(line: 210, column: 9, scope: !519, inlinedAt: !1531)
!1531 = distinct !DILocation(line: 251, column: 18, scope: !514, inlinedAt: !1529)
!1532 = !DILocation(line: 1650, column: 9, scope: !438, inlinedAt: !1533)
!1533 = distinct !DILocation(line: 44, column: 20, scope: !440, inlinedAt: !1534)
!1534 = distinct !DILocation(line: 128, column: 19, scope: !444, inlinedAt: !1535)
!1535 = distinct !DILocation(line: 52, column: 22, scope: !450, inlinedAt: !1536)
!1536 = distinct !DILocation(line: 3674, column: 9, scope: !455, inlinedAt: !1537)
!1537 = distinct !DILocation(line: 142, column: 61, scope: !457, inlinedAt: !1538)
!1538 = distinct !DILocation(line: 136, column: 76, scope: !463, inlinedAt: !1539)
!1539 = distinct !DILocation(line: 72, column: 53, scope: !465, inlinedAt: !1482)
!1540 = !DILocation(line: 25, column: 86, scope: !441, inlinedAt: !1534)
!1541 = !DILocation(line: 0, scope: !470, inlinedAt: !1534)
!1542 = !DILocation(line: 614, column: 28, scope: !473, inlinedAt: !1543)
!1543 = distinct !DILocation(line: 279, column: 67, scope: !468, inlinedAt: !1534)
!1544 = !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !1534)
!1545 = !{!1546, !1548, !1448, !1437}
!1546 = distinct !{!1546, !1547, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!1547 = distinct !{!1547, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!1548 = distinct !{!1548, !1549, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case: %s.0"}
!1549 = distinct !{!1549, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case"}
!1550 = !DILocation(line: 24, column: 5, scope: !484, inlinedAt: !1551)
!1551 = distinct !DILocation(line: 136, column: 31, scope: !488, inlinedAt: !1552)
!1552 = distinct !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !1553)
!1553 = distinct !DILocation(line: 88, column: 28, scope: !496, inlinedAt: !1554)
!1554 = distinct !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !1534)
!1555 = !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !1553)
!1556 = !DILocation(line: 55, column: 28, scope: !500, inlinedAt: !1557)
!1557 = distinct !DILocation(line: 88, column: 21, scope: !496, inlinedAt: !1554)
!1558 = !DILocation(line: 973, column: 17, scope: !504, inlinedAt: !1559)
!1559 = distinct !DILocation(line: 283, column: 36, scope: !468, inlinedAt: !1534)
!1560 = !DILocation(line: 284, column: 24, scope: !468, inlinedAt: !1534)
!1561 = !DILocation(line: 0, scope: !442, inlinedAt: !1534)
!1562 = !DILocation(line: 251, column: 48, scope: !514, inlinedAt: !1563)
!1563 = distinct !DILocation(line: 145, column: 13, scope: !517, inlinedAt: !1538)
!1564 = !DILocation(line: 210, column: 9, scope: !519, inlinedAt: !1565)
!1565 = distinct !DILocation(line: 251, column: 18, scope: !514, inlinedAt: !1563)
!1566 = !DILocation(line: 72, column: 21, scope: !465, inlinedAt: !1482)
!1567 = !DILocation(line: 75, column: 5, scope: !557, inlinedAt: !1482)
!1568 = !DILocation(line: 59, column: 16, scope: !410, inlinedAt: !1482)
!1569 = !DILocation(line: 0, scope: !465, inlinedAt: !1482)
!1570 = !DILocation(line: 1504, column: 12, scope: !562, inlinedAt: !1571)
!1571 = distinct !DILocation(line: 75, column: 18, scope: !565, inlinedAt: !1482)
!1572 = !DILocation(line: 75, column: 18, scope: !557, inlinedAt: !1482)
!1573 = !DILocation(line: 2056, column: 74, scope: !568, inlinedAt: !1574)
!1574 = distinct !DILocation(line: 1404, column: 56, scope: !572, inlinedAt: !1575)
!1575 = distinct !DILocation(line: 80, column: 50, scope: !575, inlinedAt: !1482)
!1576 = !DILocation(line: 970, column: 18, scope: !578, inlinedAt: !1577)
!1577 = distinct !DILocation(line: 100, column: 78, scope: !580, inlinedAt: !1578)
!1578 = distinct !DILocation(line: 1044, column: 9, scope: !584, inlinedAt: !1579)
!1579 = distinct !DILocation(line: 24, column: 14, scope: !586, inlinedAt: !1580)
!1580 = distinct !DILocation(line: 81, column: 25, scope: !588, inlinedAt: !1482)
!1581 = !DILocation(line: 1650, column: 9, scope: !590, inlinedAt: !1582)
!1582 = distinct !DILocation(line: 180, column: 28, scope: !592, inlinedAt: !1583)
!1583 = distinct !DILocation(line: 81, column: 25, scope: !596, inlinedAt: !1482)
!1584 = !DILocation(line: 81, column: 25, scope: !597, inlinedAt: !1482)
!1585 = !DILocation(line: 180, column: 28, scope: !592, inlinedAt: !1583)
!1586 = !DILocation(line: 82, column: 26, scope: !601, inlinedAt: !1482)
!1587 = !DILocation(line: 82, column: 18, scope: !601, inlinedAt: !1482)
!1588 = !DILocation(line: 117, column: 7, scope: !605, inlinedAt: !1589)
!1589 = distinct !DILocation(line: 85, column: 27, scope: !607, inlinedAt: !1482)
!1590 = !DILocation(line: 117, column: 6, scope: !605, inlinedAt: !1589)
!1591 = !DILocation(line: 117, column: 18, scope: !605, inlinedAt: !1589)
!1592 = !DILocation(line: 117, column: 5, scope: !605, inlinedAt: !1589)
!1593 = !DILocation(line: 85, column: 17, scope: !607, inlinedAt: !1482)
!1594 = !DILocation(line: 180, column: 28, scope: !613, inlinedAt: !1595)
!1595 = distinct !DILocation(line: 82, column: 26, scope: !617, inlinedAt: !1482)
!1596 = !DILocation(line: 78, column: 26, scope: !576, inlinedAt: !1482)
!1597 = !DILocation(line: 127, column: 27, scope: !620, inlinedAt: !1598)
!1598 = distinct !DILocation(line: 91, column: 18, scope: !588, inlinedAt: !1482)
!1599 = !DILocation(line: 127, column: 52, scope: !620, inlinedAt: !1598)
!1600 = !DILocation(line: 127, column: 51, scope: !620, inlinedAt: !1598)
!1601 = !DILocation(line: 2688, column: 13, scope: !625, inlinedAt: !1602)
!1602 = distinct !DILocation(line: 128, column: 14, scope: !627, inlinedAt: !1598)
!1603 = !DILocation(line: 128, column: 5, scope: !627, inlinedAt: !1598)
!1604 = !DILocation(line: 91, column: 9, scope: !588, inlinedAt: !1482)
!1605 = !DILocation(line: 97, column: 13, scope: !588, inlinedAt: !1482)
!1606 = !DILocation(line: 970, column: 18, scope: !632, inlinedAt: !1607)
!1607 = distinct !DILocation(line: 100, column: 78, scope: !634, inlinedAt: !1608)
!1608 = distinct !DILocation(line: 1044, column: 9, scope: !639, inlinedAt: !1609)
!1609 = distinct !DILocation(line: 24, column: 14, scope: !642, inlinedAt: !1610)
!1610 = distinct !DILocation(line: 100, column: 26, scope: !645, inlinedAt: !1482)
!1611 = !DILocation(line: 100, column: 26, scope: !647, inlinedAt: !1482)
!1612 = !DILocation(line: 180, column: 28, scope: !649, inlinedAt: !1613)
!1613 = distinct !DILocation(line: 100, column: 26, scope: !652, inlinedAt: !1482)
!1614 = !DILocation(line: 100, column: 18, scope: !647, inlinedAt: !1482)
!1615 = !DILocation(line: 117, column: 7, scope: !605, inlinedAt: !1616)
!1616 = distinct !DILocation(line: 101, column: 27, scope: !656, inlinedAt: !1482)
!1617 = !DILocation(line: 117, column: 6, scope: !605, inlinedAt: !1616)
!1618 = !DILocation(line: 117, column: 18, scope: !605, inlinedAt: !1616)
!1619 = !DILocation(line: 117, column: 5, scope: !605, inlinedAt: !1616)
!1620 = !DILocation(line: 101, column: 17, scope: !656, inlinedAt: !1482)
!1621 = !DILocation(line: 1650, column: 9, scope: !662, inlinedAt: !1622)
!1622 = distinct !DILocation(line: 180, column: 28, scope: !664, inlinedAt: !1613)
!1623 = !DILocation(line: 127, column: 27, scope: !620, inlinedAt: !1624)
!1624 = distinct !DILocation(line: 103, column: 22, scope: !645, inlinedAt: !1482)
!1625 = !DILocation(line: 127, column: 52, scope: !620, inlinedAt: !1624)
!1626 = !DILocation(line: 127, column: 51, scope: !620, inlinedAt: !1624)
!1627 = !DILocation(line: 2688, column: 13, scope: !625, inlinedAt: !1628)
!1628 = distinct !DILocation(line: 128, column: 14, scope: !671, inlinedAt: !1624)
!1629 = !DILocation(line: 128, column: 5, scope: !672, inlinedAt: !1624)
!1630 = !DILocation(line: 103, column: 13, scope: !645, inlinedAt: !1482)
!1631 = !DILocation(line: 0, scope: !676, inlinedAt: !1482)
!1632 = !DILocation(line: 1650, column: 9, scope: !438, inlinedAt: !1633)
!1633 = distinct !DILocation(line: 44, column: 20, scope: !440, inlinedAt: !1634)
!1634 = distinct !DILocation(line: 128, column: 19, scope: !444, inlinedAt: !1635)
!1635 = distinct !DILocation(line: 52, column: 22, scope: !450, inlinedAt: !1636)
!1636 = distinct !DILocation(line: 3674, column: 9, scope: !455, inlinedAt: !1637)
!1637 = distinct !DILocation(line: 142, column: 61, scope: !457, inlinedAt: !1638)
!1638 = distinct !DILocation(line: 136, column: 76, scope: !463, inlinedAt: !1639)
!1639 = distinct !DILocation(line: 33, column: 9, scope: !371, inlinedAt: !1470)
!1640 = !DILocation(line: 25, column: 86, scope: !441, inlinedAt: !1634)
!1641 = !DILocation(line: 284, column: 24, scope: !468, inlinedAt: !1634)
!1642 = !DILocation(line: 0, scope: !470, inlinedAt: !1634)
!1643 = !DILocation(line: 614, column: 28, scope: !473, inlinedAt: !1644)
!1644 = distinct !DILocation(line: 279, column: 67, scope: !468, inlinedAt: !1634)
!1645 = !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !1634)
!1646 = !{!1647, !1649, !1448, !1437}
!1647 = distinct !{!1647, !1648, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!1648 = distinct !{!1648, !"_RNCINvNvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!1649 = distinct !{!1649, !1650, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case: %s.0"}
!1650 = distinct !{!1650, !"_RNvNtNtCslnt1oJOvDdB_4core3str5count23char_count_general_case"}
!1651 = !DILocation(line: 24, column: 5, scope: !484, inlinedAt: !1652)
!1652 = distinct !DILocation(line: 136, column: 31, scope: !488, inlinedAt: !1653)
!1653 = distinct !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !1654)
!1654 = distinct !DILocation(line: 88, column: 28, scope: !496, inlinedAt: !1655)
!1655 = distinct !DILocation(line: 279, column: 27, scope: !468, inlinedAt: !1634)
!1656 = !DILocation(line: 55, column: 28, scope: !500, inlinedAt: !1657)
!1657 = distinct !DILocation(line: 88, column: 21, scope: !496, inlinedAt: !1655)
!1658 = !DILocation(line: 973, column: 17, scope: !504, inlinedAt: !1659)
!1659 = distinct !DILocation(line: 283, column: 36, scope: !468, inlinedAt: !1634)
!1660 = !DILocation(line: 138, column: 22, scope: !492, inlinedAt: !1654)
!1661 = distinct !{!1661, !511}
!1662 = !DILocation(line: 0, scope: !442, inlinedAt: !1634)
!1663 = !DILocation(line: 251, column: 48, scope: !514, inlinedAt: !1664)
!1664 = distinct !DILocation(line: 145, column: 13, scope: !517, inlinedAt: !1638)
!1665 = !DILocation(line: 210, column: 9, scope: !519, inlinedAt: !1666)
!1666 = distinct !DILocation(line: 251, column: 18, scope: !514, inlinedAt: !1664)
!1667 = !DILocation(line: 33, column: 9, scope: !371, inlinedAt: !1470)
!1668 = !DILocation(line: 0, scope: !338, inlinedAt: !1450)
!1669 = !DILocation(line: 1650, column: 9, scope: !736, inlinedAt: !1670)
!1670 = distinct !DILocation(line: 180, column: 28, scope: !738, inlinedAt: !1671)
!1671 = distinct !DILocation(line: 37, column: 20, scope: !742, inlinedAt: !1672)
!1672 = distinct !DILocation(line: 42, column: 18, scope: !744, inlinedAt: !1673)
!1673 = distinct !DILocation(line: 184, column: 25, scope: !746, inlinedAt: !1674)
!1674 = distinct !DILocation(line: 2493, column: 34, scope: !730, inlinedAt: !1675)
!1675 = distinct !DILocation(line: 334, column: 32, scope: !734, inlinedAt: !1466)
!1676 = !DILocation(line: 37, column: 14, scope: !742, inlinedAt: !1672)
!1677 = !DILocation(line: 180, column: 28, scope: !738, inlinedAt: !1671)
!1678 = !DILocation(line: 37, column: 13, scope: !742, inlinedAt: !1672)
!1679 = !{!1680, !1682, !1684, !1443, !1441}
!1680 = distinct !{!1680, !1681, !"_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!1681 = distinct !{!1681, !"_RINvNtNtCslnt1oJOvDdB_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!1682 = distinct !{!1682, !1683, !"_RNvXs3_NtNtCslnt1oJOvDdB_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!1683 = distinct !{!1683, !"_RNvXs3_NtNtCslnt1oJOvDdB_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!1684 = distinct !{!1684, !1685, !"_RINvYNtNtNtCslnt1oJOvDdB_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!1685 = distinct !{!1685, !"_RINvYNtNtNtCslnt1oJOvDdB_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!1686 = !DILocation(line: 38, column: 8, scope: !758, inlinedAt: !1672)
!1687 = !DILocation(line: 189, column: 38, scope: !768, inlinedAt: !1674)
!1688 = !DILocation(line: 189, column: 17, scope: !768, inlinedAt: !1674)
!1689 = !DILocation(line: 486, column: 18, scope: !773, inlinedAt: !1690)
!1690 = distinct !DILocation(line: 334, column: 66, scope: !778, inlinedAt: !1691)
!1691 = distinct !DILocation(line: 2494, column: 21, scope: !730, inlinedAt: !1675)
!1692 = !DILocation(line: 2494, column: 21, scope: !730, inlinedAt: !1675)
!1693 = !DILocation(line: 1136, column: 9, scope: !354, inlinedAt: !1464)
!1694 = !DILocation(line: 0, scope: !357, inlinedAt: !1466)
!1695 = !DILocation(line: 1927, column: 25, scope: !785, inlinedAt: !1450)
!1696 = !DILocation(line: 1918, column: 31, scope: !325, inlinedAt: !1450)
!1697 = !DILocation(line: 0, scope: !325, inlinedAt: !1450)
!1698 = !DILocation(line: 1934, column: 37, scope: !790, inlinedAt: !1450)
!1699 = !DILocation(line: 72, column: 17, scope: !792, inlinedAt: !1700)
!1700 = distinct !DILocation(line: 1934, column: 25, scope: !790, inlinedAt: !1450)
!1701 = !DILocation(line: 1934, column: 12, scope: !790, inlinedAt: !1450)
!1702 = !DILocation(line: 1944, column: 13, scope: !790, inlinedAt: !1450)
!1703 = !DILocation(line: 1944, column: 22, scope: !790, inlinedAt: !1450)
!1704 = !DILocation(line: 1938, column: 51, scope: !790, inlinedAt: !1450)
!1705 = !DILocation(line: 1938, column: 30, scope: !790, inlinedAt: !1450)
!1706 = !{!1707}
!1707 = distinct !{!1707, !1708, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding: %self"}
!1708 = distinct !{!1708, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding"}
!1709 = !DILocation(line: 1938, column: 22, scope: !790, inlinedAt: !1450)
!1710 = !DILocation(line: 502, column: 9, scope: !804, inlinedAt: !1711)
!1711 = distinct !DILocation(line: 1957, column: 34, scope: !806, inlinedAt: !1712)
!1712 = distinct !DILocation(line: 1938, column: 22, scope: !790, inlinedAt: !1450)
!1713 = !DILocation(line: 497, column: 43, scope: !809, inlinedAt: !1714)
!1714 = distinct !DILocation(line: 1958, column: 33, scope: !811, inlinedAt: !1712)
!1715 = !DILocation(line: 34, column: 9, scope: !813, inlinedAt: !1716)
!1716 = distinct !DILocation(line: 243, column: 18, scope: !818, inlinedAt: !1717)
!1717 = distinct !DILocation(line: 497, column: 18, scope: !809, inlinedAt: !1714)
!1718 = !DILocation(line: 1960, column: 28, scope: !824, inlinedAt: !1712)
!1719 = !DILocation(line: 1962, column: 33, scope: !824, inlinedAt: !1712)
!1720 = !DILocation(line: 1963, column: 34, scope: !824, inlinedAt: !1712)
!1721 = !DILocation(line: 1963, column: 44, scope: !824, inlinedAt: !1712)
!1722 = !DILocation(line: 0, scope: !824, inlinedAt: !1712)
!1723 = !{!1707, !1443, !1441}
!1724 = !DILocation(line: 1966, column: 9, scope: !831, inlinedAt: !1712)
!1725 = !DILocation(line: 1966, column: 18, scope: !832, inlinedAt: !1712)
!1726 = !DILocation(line: 1916, column: 50, scope: !835, inlinedAt: !1727)
!1727 = distinct !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !1728)
!1728 = distinct !DILocation(line: 985, column: 14, scope: !846, inlinedAt: !1729)
!1729 = distinct !DILocation(line: 1966, column: 18, scope: !849, inlinedAt: !1712)
!1730 = !DILocation(line: 1966, column: 18, scope: !831, inlinedAt: !1712)
!1731 = !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !1728)
!1732 = !DILocation(line: 1967, column: 13, scope: !831, inlinedAt: !1712)
!1733 = !DILocation(line: 1967, column: 22, scope: !831, inlinedAt: !1712)
!1734 = !DILocation(line: 1970, column: 35, scope: !832, inlinedAt: !1712)
!1735 = !DILocation(line: 1971, column: 6, scope: !806, inlinedAt: !1712)
!1736 = !DILocation(line: 0, scope: !832, inlinedAt: !1712)
!1737 = !DILocation(line: 2176, column: 15, scope: !858, inlinedAt: !1738)
!1738 = distinct !DILocation(line: 1938, column: 17, scope: !790, inlinedAt: !1450)
!1739 = !DILocation(line: 2176, column: 9, scope: !858, inlinedAt: !1738)
!1740 = !DILocation(line: 1938, column: 17, scope: !790, inlinedAt: !1450)
!1741 = !DILocation(line: 1939, column: 13, scope: !866, inlinedAt: !1450)
!1742 = !DILocation(line: 1939, column: 22, scope: !866, inlinedAt: !1450)
!1743 = !DILocation(line: 1756, column: 18, scope: !869, inlinedAt: !1744)
!1744 = distinct !DILocation(line: 1940, column: 26, scope: !866, inlinedAt: !1450)
!1745 = !DILocation(line: 1916, column: 50, scope: !873, inlinedAt: !1746)
!1746 = distinct !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !1747)
!1747 = distinct !DILocation(line: 985, column: 14, scope: !877, inlinedAt: !1748)
!1748 = distinct !DILocation(line: 1756, column: 18, scope: !879, inlinedAt: !1744)
!1749 = !DILocation(line: 1756, column: 18, scope: !880, inlinedAt: !1744)
!1750 = !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !1747)
!1751 = !DILocation(line: 1757, column: 13, scope: !880, inlinedAt: !1744)
!1752 = !DILocation(line: 1757, column: 19, scope: !880, inlinedAt: !1744)
!1753 = !DILocation(line: 1934, column: 9, scope: !790, inlinedAt: !1450)
!1754 = !DILocation(line: 2872, column: 84, scope: !1434)
!1755 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt", scope: !1757, file: !1756, line: 60, type: !13, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1756 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!1757 = !DINamespace(name: "panicking", scope: !25)
!1758 = !DILocation(line: 72, column: 9, scope: !1755)
!1759 = !DILocation(line: 40, column: 9, scope: !1760, inlinedAt: !1761)
!1760 = distinct !DISubprogram(name: "new", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core5panic10panic_infoNtB2_9PanicInfo3new", scope: !22, file: !21, line: 34, type: !13, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1761 = !DILocation(line: 72, column: 14, scope: !1755)
!1762 = !DILocation(line: 80, column: 14, scope: !1763)
!1763 = distinct !DILexicalBlock(scope: !1755, file: !1756, line: 72, column: 5)
!1764 = distinct !DISubprogram(name: "write_prefix", linkageName: "_RNvNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB7_9Formatter12pad_integral12write_prefix", scope: !1765, file: !35, line: 1847, type: !890, scopeLine: 1847, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1765 = !DINamespace(name: "pad_integral", scope: !1766)
!1766 = !DINamespace(name: "{impl#12}", scope: !37)
!1767 = !DILocation(line: 1848, column: 30, scope: !1768)
!1768 = distinct !DILexicalBlock(scope: !1764, file: !35, line: 1848, column: 35)
!1769 = !DILocation(line: 1848, column: 20, scope: !1768)
!1770 = !DILocation(line: 1849, column: 17, scope: !1768)
!1771 = !DILocation(line: 1849, column: 23, scope: !1768)
!1772 = !DILocation(line: 1851, column: 35, scope: !1773)
!1773 = distinct !DILexicalBlock(scope: !1764, file: !35, line: 1851, column: 42)
!1774 = !DILocation(line: 1851, column: 20, scope: !1773)
!1775 = !DILocation(line: 1852, column: 10, scope: !1764)
!1776 = !DILocation(line: 1851, column: 44, scope: !1773)
!1777 = !DILocation(line: 1851, column: 50, scope: !1773)
!1778 = !DILocation(line: 1851, column: 13, scope: !1764)
!1779 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXsi_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impjNtB9_7Display3fmt", scope: !1781, file: !1780, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1780 = !DIFile(filename: "src/fmt/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3a9d432f4108015e193c091f690c1105")
!1781 = !DINamespace(name: "{impl#20}", scope: !1782)
!1782 = !DINamespace(name: "imp", scope: !1783)
!1783 = !DINamespace(name: "num", scope: !37)
!1784 = !DILocation(line: 140, column: 25, scope: !1779)
!1785 = !DILocation(line: 143, column: 55, scope: !1786)
!1786 = distinct !DILexicalBlock(scope: !1779, file: !1780, line: 140, column: 21)
!1787 = !{!1788}
!1788 = distinct !{!1788, !1789, !"_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt: %buf.0"}
!1789 = distinct !{!1789, !"_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt"}
!1790 = !DILocation(line: 143, column: 60, scope: !1786)
!1791 = !{!1792}
!1792 = distinct !{!1792, !1793, !"_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!1793 = distinct !{!1793, !"_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj10__fmt_inner"}
!1794 = !DILocation(line: 185, column: 44, scope: !1795, inlinedAt: !1797)
!1795 = distinct !DISubprogram(name: "_fmt", linkageName: "_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj4__fmt", scope: !1796, file: !1780, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1796 = !DINamespace(name: "{impl#22}", scope: !1782)
!1797 = distinct !DILocation(line: 143, column: 60, scope: !1786)
!1798 = !DILocation(line: 198, column: 48, scope: !1799, inlinedAt: !1802)
!1799 = distinct !DILexicalBlock(scope: !1800, file: !1780, line: 194, column: 17)
!1800 = distinct !DILexicalBlock(scope: !1801, file: !1780, line: 192, column: 17)
!1801 = distinct !DISubprogram(name: "_fmt_inner", linkageName: "_RNvMsk_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impj10__fmt_inner", scope: !1796, file: !1780, line: 190, type: !13, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1802 = distinct !DILocation(line: 185, column: 44, scope: !1795, inlinedAt: !1797)
!1803 = !DILocation(line: 0, scope: !1800, inlinedAt: !1802)
!1804 = !DILocation(line: 0, scope: !1801, inlinedAt: !1802)
!1805 = !DILocation(line: 220, column: 20, scope: !1799, inlinedAt: !1802)
!1806 = !DILocation(line: 201, column: 59, scope: !1799, inlinedAt: !1802)
!1807 = !DILocation(line: 210, column: 9, scope: !1808, inlinedAt: !1809)
!1808 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !223, file: !222, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1809 = distinct !DILocation(line: 201, column: 30, scope: !1799, inlinedAt: !1802)
!1810 = !DILocation(line: 205, column: 21, scope: !1799, inlinedAt: !1802)
!1811 = !DILocation(line: 210, column: 21, scope: !1812, inlinedAt: !1802)
!1812 = distinct !DILexicalBlock(scope: !1813, file: !1780, line: 209, column: 21)
!1813 = distinct !DILexicalBlock(scope: !1799, file: !1780, line: 208, column: 21)
!1814 = !DILocation(line: 209, column: 32, scope: !1813, inlinedAt: !1802)
!1815 = !DILocation(line: 212, column: 33, scope: !1816, inlinedAt: !1802)
!1816 = distinct !DILexicalBlock(scope: !1812, file: !1780, line: 211, column: 21)
!1817 = !DILocation(line: 211, column: 33, scope: !1812, inlinedAt: !1802)
!1818 = !DILocation(line: 213, column: 57, scope: !1819, inlinedAt: !1802)
!1819 = distinct !DILexicalBlock(scope: !1816, file: !1780, line: 212, column: 21)
!1820 = !DILocation(line: 213, column: 21, scope: !1819, inlinedAt: !1802)
!1821 = !DILocation(line: 213, column: 43, scope: !1819, inlinedAt: !1802)
!1822 = !{!1792, !1788}
!1823 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1829)
!1824 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !1826, file: !1825, line: 574, type: !13, scopeLine: 574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1825 = !DIFile(filename: "src/mem/maybe_uninit.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5b432971c224403d201ef6c1ae64edf0")
!1826 = !DINamespace(name: "MaybeUninit", scope: !1827)
!1827 = !DINamespace(name: "maybe_uninit", scope: !1828)
!1828 = !DINamespace(name: "mem", scope: !25)
!1829 = distinct !DILocation(line: 213, column: 37, scope: !1819, inlinedAt: !1802)
!1830 = !DILocation(line: 214, column: 21, scope: !1819, inlinedAt: !1802)
!1831 = !DILocation(line: 214, column: 43, scope: !1819, inlinedAt: !1802)
!1832 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1833)
!1833 = distinct !DILocation(line: 214, column: 37, scope: !1819, inlinedAt: !1802)
!1834 = !DILocation(line: 215, column: 57, scope: !1819, inlinedAt: !1802)
!1835 = !DILocation(line: 215, column: 21, scope: !1819, inlinedAt: !1802)
!1836 = !DILocation(line: 215, column: 43, scope: !1819, inlinedAt: !1802)
!1837 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1838)
!1838 = distinct !DILocation(line: 215, column: 37, scope: !1819, inlinedAt: !1802)
!1839 = !DILocation(line: 216, column: 21, scope: !1819, inlinedAt: !1802)
!1840 = !DILocation(line: 216, column: 43, scope: !1819, inlinedAt: !1802)
!1841 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1842)
!1842 = distinct !DILocation(line: 216, column: 37, scope: !1819, inlinedAt: !1802)
!1843 = !DILocation(line: 223, column: 59, scope: !1799, inlinedAt: !1802)
!1844 = !DILocation(line: 210, column: 9, scope: !1808, inlinedAt: !1845)
!1845 = distinct !DILocation(line: 223, column: 30, scope: !1799, inlinedAt: !1802)
!1846 = !DILocation(line: 227, column: 21, scope: !1799, inlinedAt: !1802)
!1847 = !DILocation(line: 230, column: 21, scope: !1848, inlinedAt: !1802)
!1848 = distinct !DILexicalBlock(scope: !1799, file: !1780, line: 229, column: 21)
!1849 = !DILocation(line: 229, column: 32, scope: !1799, inlinedAt: !1802)
!1850 = !DILocation(line: 231, column: 57, scope: !1848, inlinedAt: !1802)
!1851 = !DILocation(line: 231, column: 21, scope: !1848, inlinedAt: !1802)
!1852 = !DILocation(line: 231, column: 43, scope: !1848, inlinedAt: !1802)
!1853 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1854)
!1854 = distinct !DILocation(line: 231, column: 37, scope: !1848, inlinedAt: !1802)
!1855 = !DILocation(line: 232, column: 21, scope: !1848, inlinedAt: !1802)
!1856 = !DILocation(line: 232, column: 43, scope: !1848, inlinedAt: !1802)
!1857 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1858)
!1858 = distinct !DILocation(line: 232, column: 37, scope: !1848, inlinedAt: !1802)
!1859 = !DILocation(line: 220, column: 17, scope: !1799, inlinedAt: !1802)
!1860 = !DILocation(line: 236, column: 20, scope: !1799, inlinedAt: !1802)
!1861 = !DILocation(line: 210, column: 9, scope: !1808, inlinedAt: !1862)
!1862 = distinct !DILocation(line: 239, column: 30, scope: !1799, inlinedAt: !1802)
!1863 = !DILocation(line: 248, column: 39, scope: !1864, inlinedAt: !1802)
!1864 = distinct !DILexicalBlock(scope: !1799, file: !1780, line: 247, column: 21)
!1865 = !DILocation(line: 575, column: 9, scope: !1824, inlinedAt: !1866)
!1866 = distinct !DILocation(line: 248, column: 33, scope: !1864, inlinedAt: !1802)
!1867 = !DILocation(line: 236, column: 17, scope: !1799, inlinedAt: !1802)
!1868 = !DILocation(line: 0, scope: !1799, inlinedAt: !1802)
!1869 = !DILocation(line: 380, column: 27, scope: !1870, inlinedAt: !1874)
!1870 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs2_NtNtCslnt1oJOvDdB_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !1872, file: !1871, line: 362, type: !13, scopeLine: 362, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1871 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a6478e6d30216db9f8cdcb9288808b92")
!1872 = !DINamespace(name: "{impl#4}", scope: !1873)
!1873 = !DINamespace(name: "index", scope: !95)
!1874 = distinct !DILocation(line: 533, column: 44, scope: !1875, inlinedAt: !1877)
!1875 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RNvXs5_NtNtCslnt1oJOvDdB_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninithEE13get_uncheckedB9_", scope: !1876, file: !1871, line: 531, type: !13, scopeLine: 531, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1876 = !DINamespace(name: "{impl#7}", scope: !1873)
!1877 = distinct !DILocation(line: 647, column: 26, scope: !1878, inlinedAt: !1879)
!1878 = distinct !DISubprogram(name: "get_unchecked<core::mem::maybe_uninit::MaybeUninit<u8>, core::ops::range::RangeFrom<usize>>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninithE13get_uncheckedINtNtNtB5_3ops5range9RangeFromjEEB5_", scope: !99, file: !98, line: 640, type: !13, scopeLine: 640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1879 = distinct !DILocation(line: 115, column: 32, scope: !1880, inlinedAt: !1881)
!1880 = distinct !DISubprogram(name: "slice_buffer_to_str", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core3fmt3num19slice_buffer_to_str", scope: !1783, file: !1780, line: 113, type: !13, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1881 = distinct !DILocation(line: 187, column: 26, scope: !1882, inlinedAt: !1797)
!1882 = distinct !DILexicalBlock(scope: !1795, file: !1780, line: 185, column: 17)
!1883 = !DILocation(line: 90, column: 24, scope: !1884, inlinedAt: !1886)
!1884 = distinct !DILexicalBlock(scope: !1885, file: !1871, line: 88, column: 5)
!1885 = distinct !DISubprogram(name: "get_offset_len_noubcheck<core::mem::maybe_uninit::MaybeUninit<u8>>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core5slice5index24get_offset_len_noubcheckINtNtNtB6_3mem12maybe_uninit11MaybeUninithEEB6_", scope: !1873, file: !1871, line: 83, type: !13, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1886 = distinct !DILocation(line: 381, column: 13, scope: !1887, inlinedAt: !1874)
!1887 = distinct !DILexicalBlock(scope: !1870, file: !1871, line: 380, column: 13)
!1888 = !{!1889}
!1889 = distinct !{!1889, !1890, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!1890 = distinct !{!1890, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral"}
!1891 = !DILocation(line: 143, column: 32, scope: !1786)
!1892 = !DILocation(line: 0, scope: !1893, inlinedAt: !1896)
!1893 = distinct !DILexicalBlock(scope: !1894, file: !35, line: 1829, column: 9)
!1894 = distinct !DILexicalBlock(scope: !1895, file: !35, line: 1827, column: 9)
!1895 = distinct !DISubprogram(name: "pad_integral", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral", scope: !136, file: !35, line: 1826, type: !13, scopeLine: 1826, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1896 = distinct !DILocation(line: 143, column: 32, scope: !1786)
!1897 = !{!1898, !1899}
!1898 = distinct !{!1898, !1890, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!1899 = distinct !{!1899, !1890, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!1900 = !DILocation(line: 2316, column: 9, scope: !1901, inlinedAt: !1902)
!1901 = distinct !DISubprogram(name: "sign_plus", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9sign_plus", scope: !136, file: !35, line: 2315, type: !13, scopeLine: 2315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1902 = distinct !DILocation(line: 1833, column: 24, scope: !1893, inlinedAt: !1896)
!1903 = !DILocation(line: 1833, column: 19, scope: !1893, inlinedAt: !1896)
!1904 = !DILocation(line: 2373, column: 9, scope: !1905, inlinedAt: !1906)
!1905 = distinct !DISubprogram(name: "alternate", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter9alternate", scope: !136, file: !35, line: 2372, type: !13, scopeLine: 2372, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1906 = distinct !DILocation(line: 1838, column: 30, scope: !1893, inlinedAt: !1896)
!1907 = !DILocation(line: 1838, column: 25, scope: !1893, inlinedAt: !1896)
!1908 = !DILocation(line: 1855, column: 19, scope: !1909, inlinedAt: !1896)
!1909 = distinct !DILexicalBlock(scope: !1893, file: !35, line: 1838, column: 9)
!1910 = !DILocation(line: 72, column: 17, scope: !1911, inlinedAt: !1912)
!1911 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs1s_NtNtCslnt1oJOvDdB_4core7convert3numjINtB8_4FromtE4from", scope: !188, file: !187, line: 69, type: !13, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1912 = distinct !DILocation(line: 1856, column: 21, scope: !1913, inlinedAt: !1896)
!1913 = distinct !DILexicalBlock(scope: !1909, file: !35, line: 1855, column: 9)
!1914 = !DILocation(line: 1856, column: 12, scope: !1913, inlinedAt: !1896)
!1915 = !DILocation(line: 2399, column: 9, scope: !1916, inlinedAt: !1917)
!1916 = distinct !DISubprogram(name: "sign_aware_zero_pad", linkageName: "_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter19sign_aware_zero_pad", scope: !136, file: !35, line: 2398, type: !13, scopeLine: 2398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1917 = distinct !DILocation(line: 1860, column: 24, scope: !1913, inlinedAt: !1896)
!1918 = !DILocation(line: 1860, column: 19, scope: !1913, inlinedAt: !1896)
!1919 = !DILocation(line: 1858, column: 13, scope: !1913, inlinedAt: !1896)
!1920 = !DILocation(line: 1873, column: 51, scope: !1913, inlinedAt: !1896)
!1921 = !DILocation(line: 1873, column: 45, scope: !1913, inlinedAt: !1896)
!1922 = !{!1923}
!1923 = distinct !{!1923, !1924, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding: %self"}
!1924 = distinct !{!1924, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding"}
!1925 = !DILocation(line: 1873, column: 37, scope: !1913, inlinedAt: !1896)
!1926 = !DILocation(line: 502, column: 9, scope: !804, inlinedAt: !1927)
!1927 = distinct !DILocation(line: 1957, column: 34, scope: !806, inlinedAt: !1928)
!1928 = distinct !DILocation(line: 1873, column: 37, scope: !1913, inlinedAt: !1896)
!1929 = !DILocation(line: 497, column: 43, scope: !809, inlinedAt: !1930)
!1930 = distinct !DILocation(line: 1958, column: 33, scope: !811, inlinedAt: !1928)
!1931 = !DILocation(line: 34, column: 9, scope: !813, inlinedAt: !1932)
!1932 = distinct !DILocation(line: 243, column: 18, scope: !818, inlinedAt: !1933)
!1933 = distinct !DILocation(line: 497, column: 18, scope: !809, inlinedAt: !1930)
!1934 = !DILocation(line: 1960, column: 28, scope: !824, inlinedAt: !1928)
!1935 = !DILocation(line: 1962, column: 33, scope: !824, inlinedAt: !1928)
!1936 = !DILocation(line: 1963, column: 34, scope: !824, inlinedAt: !1928)
!1937 = !DILocation(line: 1963, column: 44, scope: !824, inlinedAt: !1928)
!1938 = !DILocation(line: 0, scope: !824, inlinedAt: !1928)
!1939 = !{!1923, !1889}
!1940 = !DILocation(line: 1966, column: 9, scope: !831, inlinedAt: !1928)
!1941 = !DILocation(line: 1966, column: 18, scope: !832, inlinedAt: !1928)
!1942 = !DILocation(line: 1916, column: 50, scope: !835, inlinedAt: !1943)
!1943 = distinct !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !1944)
!1944 = distinct !DILocation(line: 985, column: 14, scope: !846, inlinedAt: !1945)
!1945 = distinct !DILocation(line: 1966, column: 18, scope: !849, inlinedAt: !1928)
!1946 = !DILocation(line: 1966, column: 18, scope: !831, inlinedAt: !1928)
!1947 = !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !1944)
!1948 = !DILocation(line: 1967, column: 13, scope: !831, inlinedAt: !1928)
!1949 = !{!1923, !1889, !1899}
!1950 = !DILocation(line: 1967, column: 22, scope: !831, inlinedAt: !1928)
!1951 = !DILocation(line: 1970, column: 35, scope: !832, inlinedAt: !1928)
!1952 = !DILocation(line: 1971, column: 6, scope: !806, inlinedAt: !1928)
!1953 = !DILocation(line: 0, scope: !832, inlinedAt: !1928)
!1954 = !DILocation(line: 2176, column: 15, scope: !1955, inlinedAt: !1956)
!1955 = distinct !DISubprogram(name: "branch<core::fmt::PostPadding, core::fmt::Error>", linkageName: "_RNvXsp_NtCslnt1oJOvDdB_4core6resultINtB5_6ResultNtNtB7_3fmt11PostPaddingNtBM_5ErrorENtNtNtB7_3ops9try_trait3Try6branchB7_", scope: !860, file: !859, line: 2175, type: !13, scopeLine: 2175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1956 = distinct !DILocation(line: 1873, column: 32, scope: !1913, inlinedAt: !1896)
!1957 = !DILocation(line: 2176, column: 9, scope: !1955, inlinedAt: !1956)
!1958 = !DILocation(line: 1873, column: 32, scope: !1913, inlinedAt: !1896)
!1959 = !DILocation(line: 1863, column: 31, scope: !1913, inlinedAt: !1896)
!1960 = !DILocation(line: 403, column: 22, scope: !1961, inlinedAt: !1962)
!1961 = distinct !DISubprogram(name: "fill", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3fmtNtB4_17FormattingOptions4fill", scope: !336, file: !35, line: 402, type: !13, scopeLine: 402, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1962 = distinct !DILocation(line: 1864, column: 26, scope: !1963, inlinedAt: !1896)
!1963 = distinct !DILexicalBlock(scope: !1913, file: !35, line: 1863, column: 13)
!1964 = !DILocation(line: 418, column: 9, scope: !1965, inlinedAt: !1967)
!1965 = distinct !DILexicalBlock(scope: !1966, file: !35, line: 412, column: 9)
!1966 = distinct !DISubprogram(name: "align", linkageName: "_RNvMs_NtCslnt1oJOvDdB_4core3fmtNtB4_17FormattingOptions5align", scope: !336, file: !35, line: 411, type: !13, scopeLine: 411, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!1967 = distinct !DILocation(line: 1864, column: 36, scope: !1963, inlinedAt: !1896)
!1968 = !DILocation(line: 1865, column: 13, scope: !1963, inlinedAt: !1896)
!1969 = !DILocation(line: 1874, column: 13, scope: !1970, inlinedAt: !1896)
!1970 = distinct !DILexicalBlock(scope: !1913, file: !35, line: 1873, column: 13)
!1971 = !DILocation(line: 1875, column: 13, scope: !1970, inlinedAt: !1896)
!1972 = !{!1889, !1899}
!1973 = !DILocation(line: 1875, column: 22, scope: !1970, inlinedAt: !1896)
!1974 = !DILocation(line: 1756, column: 18, scope: !869, inlinedAt: !1975)
!1975 = distinct !DILocation(line: 1876, column: 26, scope: !1970, inlinedAt: !1896)
!1976 = !DILocation(line: 1916, column: 50, scope: !873, inlinedAt: !1977)
!1977 = distinct !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !1978)
!1978 = distinct !DILocation(line: 985, column: 14, scope: !877, inlinedAt: !1979)
!1979 = distinct !DILocation(line: 1756, column: 18, scope: !879, inlinedAt: !1975)
!1980 = !DILocation(line: 1756, column: 18, scope: !880, inlinedAt: !1975)
!1981 = !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !1978)
!1982 = !DILocation(line: 1757, column: 13, scope: !880, inlinedAt: !1975)
!1983 = !DILocation(line: 1757, column: 19, scope: !880, inlinedAt: !1975)
!1984 = !DILocation(line: 1860, column: 16, scope: !1913, inlinedAt: !1896)
!1985 = !DILocation(line: 1866, column: 51, scope: !1963, inlinedAt: !1896)
!1986 = !DILocation(line: 1866, column: 45, scope: !1963, inlinedAt: !1896)
!1987 = !DILocation(line: 1966, column: 9, scope: !831, inlinedAt: !1988)
!1988 = distinct !DILocation(line: 1866, column: 37, scope: !1963, inlinedAt: !1896)
!1989 = !DILocation(line: 1966, column: 18, scope: !832, inlinedAt: !1988)
!1990 = !DILocation(line: 1916, column: 50, scope: !835, inlinedAt: !1991)
!1991 = distinct !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !1992)
!1992 = distinct !DILocation(line: 985, column: 14, scope: !846, inlinedAt: !1993)
!1993 = distinct !DILocation(line: 1966, column: 18, scope: !849, inlinedAt: !1988)
!1994 = !DILocation(line: 1966, column: 18, scope: !831, inlinedAt: !1988)
!1995 = !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !1992)
!1996 = !DILocation(line: 1967, column: 13, scope: !831, inlinedAt: !1988)
!1997 = !{!1998, !1889, !1899}
!1998 = distinct !{!1998, !1999, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding: %self"}
!1999 = distinct !{!1999, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding"}
!2000 = !DILocation(line: 1967, column: 22, scope: !831, inlinedAt: !1988)
!2001 = !DILocation(line: 1867, column: 13, scope: !2002, inlinedAt: !1896)
!2002 = distinct !DILexicalBlock(scope: !1963, file: !35, line: 1866, column: 13)
!2003 = !DILocation(line: 1867, column: 22, scope: !2002, inlinedAt: !1896)
!2004 = !DILocation(line: 1869, column: 13, scope: !2002, inlinedAt: !1896)
!2005 = !DILocation(line: 1859, column: 13, scope: !1913, inlinedAt: !1896)
!2006 = !DILocation(line: 1859, column: 22, scope: !1913, inlinedAt: !1896)
!2007 = !DILocation(line: 144, column: 17, scope: !1779)
!2008 = !DILocation(line: 151, column: 14, scope: !1779)
!2009 = distinct !DISubprogram(name: "panic_bounds_check", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking18panic_bounds_check", scope: !1757, file: !1756, line: 266, type: !13, scopeLine: 266, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2010 = !DILocation(line: 271, column: 5, scope: !2011)
!2011 = !DILexicalBlockFile(scope: !2012, file: !1756, discriminator: 0)
!2012 = distinct !DILexicalBlock(scope: !2009, file: !1394, line: 62, column: 38)
!2013 = !DILocation(line: 271, column: 5, scope: !2009)
!2014 = distinct !DISubprogram(name: "fmt", linkageName: "_RNvXs8_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impmNtB9_7Display3fmt", scope: !2015, file: !1780, line: 135, type: !13, scopeLine: 135, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2015 = !DINamespace(name: "{impl#10}", scope: !1782)
!2016 = !DILocation(line: 140, column: 25, scope: !2014)
!2017 = !DILocation(line: 143, column: 55, scope: !2018)
!2018 = distinct !DILexicalBlock(scope: !2014, file: !1780, line: 140, column: 21)
!2019 = !{!2020}
!2020 = distinct !{!2020, !2021, !"_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt: %buf.0"}
!2021 = distinct !{!2021, !"_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt"}
!2022 = !DILocation(line: 143, column: 60, scope: !2018)
!2023 = !{!2024}
!2024 = distinct !{!2024, !2025, !"_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm10__fmt_inner: %buf.0"}
!2025 = distinct !{!2025, !"_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm10__fmt_inner"}
!2026 = !DILocation(line: 185, column: 44, scope: !2027, inlinedAt: !2029)
!2027 = distinct !DISubprogram(name: "_fmt", linkageName: "_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm4__fmt", scope: !2028, file: !1780, line: 183, type: !13, scopeLine: 183, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2028 = !DINamespace(name: "{impl#12}", scope: !1782)
!2029 = distinct !DILocation(line: 143, column: 60, scope: !2018)
!2030 = !DILocation(line: 198, column: 48, scope: !2031, inlinedAt: !2034)
!2031 = distinct !DILexicalBlock(scope: !2032, file: !1780, line: 194, column: 17)
!2032 = distinct !DILexicalBlock(scope: !2033, file: !1780, line: 192, column: 17)
!2033 = distinct !DISubprogram(name: "_fmt_inner", linkageName: "_RNvMsa_NtNtNtCslnt1oJOvDdB_4core3fmt3num3impm10__fmt_inner", scope: !2028, file: !1780, line: 190, type: !13, scopeLine: 190, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2034 = distinct !DILocation(line: 185, column: 44, scope: !2027, inlinedAt: !2029)
!2035 = !DILocation(line: 0, scope: !2032, inlinedAt: !2034)
!2036 = !DILocation(line: 0, scope: !2033, inlinedAt: !2034)
!2037 = !DILocation(line: 220, column: 20, scope: !2031, inlinedAt: !2034)
!2038 = !DILocation(line: 201, column: 59, scope: !2031, inlinedAt: !2034)
!2039 = !DILocation(line: 210, column: 9, scope: !2040, inlinedAt: !2041)
!2040 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCslnt1oJOvDdB_4core4hint16assert_unchecked", scope: !223, file: !222, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2041 = distinct !DILocation(line: 201, column: 30, scope: !2031, inlinedAt: !2034)
!2042 = !DILocation(line: 205, column: 21, scope: !2031, inlinedAt: !2034)
!2043 = !DILocation(line: 210, column: 21, scope: !2044, inlinedAt: !2034)
!2044 = distinct !DILexicalBlock(scope: !2045, file: !1780, line: 209, column: 21)
!2045 = distinct !DILexicalBlock(scope: !2031, file: !1780, line: 208, column: 21)
!2046 = !DILocation(line: 209, column: 32, scope: !2045, inlinedAt: !2034)
!2047 = !DILocation(line: 212, column: 33, scope: !2048, inlinedAt: !2034)
!2048 = distinct !DILexicalBlock(scope: !2044, file: !1780, line: 211, column: 21)
!2049 = !DILocation(line: 211, column: 33, scope: !2044, inlinedAt: !2034)
!2050 = !DILocation(line: 213, column: 57, scope: !2051, inlinedAt: !2034)
!2051 = distinct !DILexicalBlock(scope: !2048, file: !1780, line: 212, column: 21)
!2052 = !DILocation(line: 213, column: 21, scope: !2051, inlinedAt: !2034)
!2053 = !DILocation(line: 213, column: 43, scope: !2051, inlinedAt: !2034)
!2054 = !{!2024, !2020}
!2055 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2057)
!2056 = distinct !DISubprogram(name: "write<u8>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_", scope: !1826, file: !1825, line: 574, type: !13, scopeLine: 574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2057 = distinct !DILocation(line: 213, column: 37, scope: !2051, inlinedAt: !2034)
!2058 = !DILocation(line: 214, column: 21, scope: !2051, inlinedAt: !2034)
!2059 = !DILocation(line: 214, column: 43, scope: !2051, inlinedAt: !2034)
!2060 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2061)
!2061 = distinct !DILocation(line: 214, column: 37, scope: !2051, inlinedAt: !2034)
!2062 = !DILocation(line: 215, column: 57, scope: !2051, inlinedAt: !2034)
!2063 = !DILocation(line: 215, column: 21, scope: !2051, inlinedAt: !2034)
!2064 = !DILocation(line: 215, column: 43, scope: !2051, inlinedAt: !2034)
!2065 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2066)
!2066 = distinct !DILocation(line: 215, column: 37, scope: !2051, inlinedAt: !2034)
!2067 = !DILocation(line: 216, column: 21, scope: !2051, inlinedAt: !2034)
!2068 = !DILocation(line: 216, column: 43, scope: !2051, inlinedAt: !2034)
!2069 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2070)
!2070 = distinct !DILocation(line: 216, column: 37, scope: !2051, inlinedAt: !2034)
!2071 = !DILocation(line: 223, column: 59, scope: !2031, inlinedAt: !2034)
!2072 = !DILocation(line: 210, column: 9, scope: !2040, inlinedAt: !2073)
!2073 = distinct !DILocation(line: 223, column: 30, scope: !2031, inlinedAt: !2034)
!2074 = !DILocation(line: 227, column: 21, scope: !2031, inlinedAt: !2034)
!2075 = !DILocation(line: 230, column: 21, scope: !2076, inlinedAt: !2034)
!2076 = distinct !DILexicalBlock(scope: !2031, file: !1780, line: 229, column: 21)
!2077 = !DILocation(line: 229, column: 32, scope: !2031, inlinedAt: !2034)
!2078 = !DILocation(line: 231, column: 57, scope: !2076, inlinedAt: !2034)
!2079 = !DILocation(line: 231, column: 21, scope: !2076, inlinedAt: !2034)
!2080 = !DILocation(line: 231, column: 43, scope: !2076, inlinedAt: !2034)
!2081 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2082)
!2082 = distinct !DILocation(line: 231, column: 37, scope: !2076, inlinedAt: !2034)
!2083 = !DILocation(line: 232, column: 21, scope: !2076, inlinedAt: !2034)
!2084 = !DILocation(line: 232, column: 43, scope: !2076, inlinedAt: !2034)
!2085 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2086)
!2086 = distinct !DILocation(line: 232, column: 37, scope: !2076, inlinedAt: !2034)
!2087 = !DILocation(line: 220, column: 17, scope: !2031, inlinedAt: !2034)
!2088 = !DILocation(line: 236, column: 20, scope: !2031, inlinedAt: !2034)
!2089 = !DILocation(line: 239, column: 59, scope: !2031, inlinedAt: !2034)
!2090 = !DILocation(line: 210, column: 9, scope: !2040, inlinedAt: !2091)
!2091 = distinct !DILocation(line: 239, column: 30, scope: !2031, inlinedAt: !2034)
!2092 = !DILocation(line: 243, column: 21, scope: !2031, inlinedAt: !2034)
!2093 = !DILocation(line: 248, column: 53, scope: !2094, inlinedAt: !2034)
!2094 = distinct !DILexicalBlock(scope: !2031, file: !1780, line: 247, column: 21)
!2095 = !DILocation(line: 248, column: 21, scope: !2094, inlinedAt: !2034)
!2096 = !DILocation(line: 248, column: 39, scope: !2094, inlinedAt: !2034)
!2097 = !DILocation(line: 575, column: 9, scope: !2056, inlinedAt: !2098)
!2098 = distinct !DILocation(line: 248, column: 33, scope: !2094, inlinedAt: !2034)
!2099 = !DILocation(line: 236, column: 17, scope: !2031, inlinedAt: !2034)
!2100 = !DILocation(line: 0, scope: !2031, inlinedAt: !2034)
!2101 = !DILocation(line: 380, column: 27, scope: !1870, inlinedAt: !2102)
!2102 = distinct !DILocation(line: 533, column: 44, scope: !1875, inlinedAt: !2103)
!2103 = distinct !DILocation(line: 647, column: 26, scope: !1878, inlinedAt: !2104)
!2104 = distinct !DILocation(line: 115, column: 32, scope: !1880, inlinedAt: !2105)
!2105 = distinct !DILocation(line: 187, column: 26, scope: !2106, inlinedAt: !2029)
!2106 = distinct !DILexicalBlock(scope: !2027, file: !1780, line: 185, column: 17)
!2107 = !DILocation(line: 90, column: 24, scope: !1884, inlinedAt: !2108)
!2108 = distinct !DILocation(line: 381, column: 13, scope: !1887, inlinedAt: !2102)
!2109 = !{!2110}
!2110 = distinct !{!2110, !2111, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!2111 = distinct !{!2111, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral"}
!2112 = !DILocation(line: 143, column: 32, scope: !2018)
!2113 = !DILocation(line: 0, scope: !1893, inlinedAt: !2114)
!2114 = distinct !DILocation(line: 143, column: 32, scope: !2018)
!2115 = !{!2116, !2117}
!2116 = distinct !{!2116, !2111, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!2117 = distinct !{!2117, !2111, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!2118 = !DILocation(line: 2316, column: 9, scope: !1901, inlinedAt: !2119)
!2119 = distinct !DILocation(line: 1833, column: 24, scope: !1893, inlinedAt: !2114)
!2120 = !DILocation(line: 1833, column: 19, scope: !1893, inlinedAt: !2114)
!2121 = !DILocation(line: 2373, column: 9, scope: !1905, inlinedAt: !2122)
!2122 = distinct !DILocation(line: 1838, column: 30, scope: !1893, inlinedAt: !2114)
!2123 = !DILocation(line: 1838, column: 25, scope: !1893, inlinedAt: !2114)
!2124 = !DILocation(line: 1855, column: 19, scope: !1909, inlinedAt: !2114)
!2125 = !DILocation(line: 72, column: 17, scope: !1911, inlinedAt: !2126)
!2126 = distinct !DILocation(line: 1856, column: 21, scope: !1913, inlinedAt: !2114)
!2127 = !DILocation(line: 1856, column: 12, scope: !1913, inlinedAt: !2114)
!2128 = !DILocation(line: 2399, column: 9, scope: !1916, inlinedAt: !2129)
!2129 = distinct !DILocation(line: 1860, column: 24, scope: !1913, inlinedAt: !2114)
!2130 = !DILocation(line: 1860, column: 19, scope: !1913, inlinedAt: !2114)
!2131 = !DILocation(line: 1858, column: 13, scope: !1913, inlinedAt: !2114)
!2132 = !DILocation(line: 1873, column: 51, scope: !1913, inlinedAt: !2114)
!2133 = !DILocation(line: 1873, column: 45, scope: !1913, inlinedAt: !2114)
!2134 = !{!2135}
!2135 = distinct !{!2135, !2136, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding: %self"}
!2136 = distinct !{!2136, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding"}
!2137 = !DILocation(line: 1873, column: 37, scope: !1913, inlinedAt: !2114)
!2138 = !DILocation(line: 502, column: 9, scope: !804, inlinedAt: !2139)
!2139 = distinct !DILocation(line: 1957, column: 34, scope: !806, inlinedAt: !2140)
!2140 = distinct !DILocation(line: 1873, column: 37, scope: !1913, inlinedAt: !2114)
!2141 = !DILocation(line: 497, column: 43, scope: !809, inlinedAt: !2142)
!2142 = distinct !DILocation(line: 1958, column: 33, scope: !811, inlinedAt: !2140)
!2143 = !DILocation(line: 34, column: 9, scope: !813, inlinedAt: !2144)
!2144 = distinct !DILocation(line: 243, column: 18, scope: !818, inlinedAt: !2145)
!2145 = distinct !DILocation(line: 497, column: 18, scope: !809, inlinedAt: !2142)
!2146 = !DILocation(line: 1960, column: 28, scope: !824, inlinedAt: !2140)
!2147 = !DILocation(line: 1962, column: 33, scope: !824, inlinedAt: !2140)
!2148 = !DILocation(line: 1963, column: 34, scope: !824, inlinedAt: !2140)
!2149 = !DILocation(line: 1963, column: 44, scope: !824, inlinedAt: !2140)
!2150 = !DILocation(line: 0, scope: !824, inlinedAt: !2140)
!2151 = !{!2135, !2110}
!2152 = !DILocation(line: 1966, column: 9, scope: !831, inlinedAt: !2140)
!2153 = !DILocation(line: 1966, column: 18, scope: !832, inlinedAt: !2140)
!2154 = !DILocation(line: 1916, column: 50, scope: !835, inlinedAt: !2155)
!2155 = distinct !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !2156)
!2156 = distinct !DILocation(line: 985, column: 14, scope: !846, inlinedAt: !2157)
!2157 = distinct !DILocation(line: 1966, column: 18, scope: !849, inlinedAt: !2140)
!2158 = !DILocation(line: 1966, column: 18, scope: !831, inlinedAt: !2140)
!2159 = !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !2156)
!2160 = !DILocation(line: 1967, column: 13, scope: !831, inlinedAt: !2140)
!2161 = !{!2135, !2110, !2117}
!2162 = !DILocation(line: 1967, column: 22, scope: !831, inlinedAt: !2140)
!2163 = !DILocation(line: 1970, column: 35, scope: !832, inlinedAt: !2140)
!2164 = !DILocation(line: 1971, column: 6, scope: !806, inlinedAt: !2140)
!2165 = !DILocation(line: 0, scope: !832, inlinedAt: !2140)
!2166 = !DILocation(line: 2176, column: 15, scope: !1955, inlinedAt: !2167)
!2167 = distinct !DILocation(line: 1873, column: 32, scope: !1913, inlinedAt: !2114)
!2168 = !DILocation(line: 2176, column: 9, scope: !1955, inlinedAt: !2167)
!2169 = !DILocation(line: 1873, column: 32, scope: !1913, inlinedAt: !2114)
!2170 = !DILocation(line: 1863, column: 31, scope: !1913, inlinedAt: !2114)
!2171 = !DILocation(line: 403, column: 22, scope: !1961, inlinedAt: !2172)
!2172 = distinct !DILocation(line: 1864, column: 26, scope: !1963, inlinedAt: !2114)
!2173 = !DILocation(line: 418, column: 9, scope: !1965, inlinedAt: !2174)
!2174 = distinct !DILocation(line: 1864, column: 36, scope: !1963, inlinedAt: !2114)
!2175 = !DILocation(line: 1865, column: 13, scope: !1963, inlinedAt: !2114)
!2176 = !DILocation(line: 1874, column: 13, scope: !1970, inlinedAt: !2114)
!2177 = !DILocation(line: 1875, column: 13, scope: !1970, inlinedAt: !2114)
!2178 = !{!2110, !2117}
!2179 = !DILocation(line: 1875, column: 22, scope: !1970, inlinedAt: !2114)
!2180 = !DILocation(line: 1756, column: 18, scope: !869, inlinedAt: !2181)
!2181 = distinct !DILocation(line: 1876, column: 26, scope: !1970, inlinedAt: !2114)
!2182 = !DILocation(line: 1916, column: 50, scope: !873, inlinedAt: !2183)
!2183 = distinct !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !2184)
!2184 = distinct !DILocation(line: 985, column: 14, scope: !877, inlinedAt: !2185)
!2185 = distinct !DILocation(line: 1756, column: 18, scope: !879, inlinedAt: !2181)
!2186 = !DILocation(line: 1756, column: 18, scope: !880, inlinedAt: !2181)
!2187 = !DILocation(line: 900, column: 12, scope: !875, inlinedAt: !2184)
!2188 = !DILocation(line: 1757, column: 13, scope: !880, inlinedAt: !2181)
!2189 = !DILocation(line: 1757, column: 19, scope: !880, inlinedAt: !2181)
!2190 = !DILocation(line: 1860, column: 16, scope: !1913, inlinedAt: !2114)
!2191 = !DILocation(line: 1866, column: 51, scope: !1963, inlinedAt: !2114)
!2192 = !DILocation(line: 1866, column: 45, scope: !1963, inlinedAt: !2114)
!2193 = !DILocation(line: 1966, column: 9, scope: !831, inlinedAt: !2194)
!2194 = distinct !DILocation(line: 1866, column: 37, scope: !1963, inlinedAt: !2114)
!2195 = !DILocation(line: 1966, column: 18, scope: !832, inlinedAt: !2194)
!2196 = !DILocation(line: 1916, column: 50, scope: !835, inlinedAt: !2197)
!2197 = distinct !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !2198)
!2198 = distinct !DILocation(line: 985, column: 14, scope: !846, inlinedAt: !2199)
!2199 = distinct !DILocation(line: 1966, column: 18, scope: !849, inlinedAt: !2194)
!2200 = !DILocation(line: 1966, column: 18, scope: !831, inlinedAt: !2194)
!2201 = !DILocation(line: 900, column: 12, scope: !841, inlinedAt: !2198)
!2202 = !DILocation(line: 1967, column: 13, scope: !831, inlinedAt: !2194)
!2203 = !{!2204, !2110, !2117}
!2204 = distinct !{!2204, !2205, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding: %self"}
!2205 = distinct !{!2205, !"_RNvMsa_NtCslnt1oJOvDdB_4core3fmtNtB5_9Formatter7padding"}
!2206 = !DILocation(line: 1967, column: 22, scope: !831, inlinedAt: !2194)
!2207 = !DILocation(line: 1867, column: 13, scope: !2002, inlinedAt: !2114)
!2208 = !DILocation(line: 1867, column: 22, scope: !2002, inlinedAt: !2114)
!2209 = !DILocation(line: 1869, column: 13, scope: !2002, inlinedAt: !2114)
!2210 = !DILocation(line: 1859, column: 13, scope: !1913, inlinedAt: !2114)
!2211 = !DILocation(line: 1859, column: 22, scope: !1913, inlinedAt: !2114)
!2212 = !DILocation(line: 144, column: 17, scope: !2014)
!2213 = !DILocation(line: 151, column: 14, scope: !2014)
!2214 = distinct !DISubprogram(name: "expect_failed", linkageName: "_RNvNtCslnt1oJOvDdB_4core6option13expect_failed", scope: !276, file: !274, line: 2259, type: !890, scopeLine: 2259, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2215 = !DILocation(line: 259, column: 15, scope: !2216, inlinedAt: !2218)
!2216 = distinct !DILexicalBlock(scope: !2217, file: !1756, line: 259, column: 15)
!2217 = distinct !DISubprogram(name: "panic_display<&str>", linkageName: "_RINvNtCslnt1oJOvDdB_4core9panicking13panic_displayReEB4_", scope: !1757, file: !1756, line: 258, type: !13, scopeLine: 258, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2218 = !DILocation(line: 2260, column: 5, scope: !2214)
!2219 = !DILocation(line: 259, column: 5, scope: !2217, inlinedAt: !2218)
!2220 = distinct !DISubprogram(name: "panic_const_div_by_zero", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9panicking11panic_const23panic_const_div_by_zero", scope: !2221, file: !1756, line: 173, type: !890, scopeLine: 173, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !14)
!2221 = !DINamespace(name: "panic_const", scope: !1757)
!2222 = !DILocation(line: 175, column: 17, scope: !2220)
