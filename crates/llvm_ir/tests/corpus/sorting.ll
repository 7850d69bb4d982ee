; ModuleID = 'sorting.d7319875acb7b4ef-cgu.0'
source_filename = "sorting.d7319875acb7b4ef-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"sorting::Block" = type { i8, i8, [2 x i8], [2 x i32] }

; core::slice::sort::unstable::ipnsort::<u32, <u32 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable7ipnsortmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting(ptr noalias nofree noundef nonnull align 4 captures(address) %v.0) unnamed_addr #0 !dbg !10 {
start:
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4, !dbg !18
  %_28.i.val = load i32, ptr %_28.i, align 4, !dbg !36, !alias.scope !37, !noalias !40, !noundef !17
  %v.0.val = load i32, ptr %v.0, align 4, !dbg !36, !alias.scope !40, !noalias !37, !noundef !17
  %_0.i.i = icmp ult i32 %_28.i.val, %v.0.val, !dbg !42
  %_34.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8, !dbg !55
  %_34.i.val = load i32, ptr %_34.i, align 4, !dbg !57, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4 = icmp ult i32 %_34.i.val, %_28.i.val, !dbg !59
  br i1 %_0.i.i, label %bb5.i.preheader, label %bb12.i.preheader, !dbg !61

bb12.i.preheader:                                 ; preds = %start
  br i1 %_0.i.i4, label %bb18, label %bb15.i, !dbg !62

bb5.i.preheader:                                  ; preds = %start
  br i1 %_0.i.i4, label %bb7.i, label %bb18, !dbg !63

bb15.i:                                           ; preds = %bb12.i.preheader
  %_40.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !64
  %_40.i.val.1 = load i32, ptr %_40.i.1, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.1 = icmp ult i32 %_40.i.val.1, %_34.i.val, !dbg !68
  br i1 %_0.i.i3.1, label %bb18, label %bb15.i.1, !dbg !62

bb15.i.1:                                         ; preds = %bb15.i
  %_40.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !64
  %_40.i.val.2 = load i32, ptr %_40.i.2, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.2 = icmp ult i32 %_40.i.val.2, %_40.i.val.1, !dbg !68
  br i1 %_0.i.i3.2, label %bb18, label %bb15.i.2, !dbg !62

bb15.i.2:                                         ; preds = %bb15.i.1
  %_40.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !64
  %_40.i.val.3 = load i32, ptr %_40.i.3, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.3 = icmp ult i32 %_40.i.val.3, %_40.i.val.2, !dbg !68
  br i1 %_0.i.i3.3, label %bb18, label %bb15.i.3, !dbg !62

bb15.i.3:                                         ; preds = %bb15.i.2
  %_40.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !64
  %_40.i.val.4 = load i32, ptr %_40.i.4, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.4 = icmp ult i32 %_40.i.val.4, %_40.i.val.3, !dbg !68
  br i1 %_0.i.i3.4, label %bb18, label %bb15.i.4, !dbg !62

bb15.i.4:                                         ; preds = %bb15.i.3
  %_40.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !64
  %_40.i.val.5 = load i32, ptr %_40.i.5, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.5 = icmp ult i32 %_40.i.val.5, %_40.i.val.4, !dbg !68
  br i1 %_0.i.i3.5, label %bb18, label %bb15.i.5, !dbg !62

bb15.i.5:                                         ; preds = %bb15.i.4
  %_40.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !64
  %_40.i.val.6 = load i32, ptr %_40.i.6, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.6 = icmp ult i32 %_40.i.val.6, %_40.i.val.5, !dbg !68
  br i1 %_0.i.i3.6, label %bb18, label %bb15.i.6, !dbg !62

bb15.i.6:                                         ; preds = %bb15.i.5
  %_40.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !64
  %_40.i.val.7 = load i32, ptr %_40.i.7, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.7 = icmp ult i32 %_40.i.val.7, %_40.i.val.6, !dbg !68
  br i1 %_0.i.i3.7, label %bb18, label %bb15.i.7, !dbg !62

bb15.i.7:                                         ; preds = %bb15.i.6
  %_40.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !64
  %_40.i.val.8 = load i32, ptr %_40.i.8, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.8 = icmp ult i32 %_40.i.val.8, %_40.i.val.7, !dbg !68
  br i1 %_0.i.i3.8, label %bb18, label %bb15.i.8, !dbg !62

bb15.i.8:                                         ; preds = %bb15.i.7
  %_40.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 44, !dbg !64
  %_40.i.val.9 = load i32, ptr %_40.i.9, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.9 = icmp ult i32 %_40.i.val.9, %_40.i.val.8, !dbg !68
  br i1 %_0.i.i3.9, label %bb18, label %bb15.i.9, !dbg !62

bb15.i.9:                                         ; preds = %bb15.i.8
  %_40.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !64
  %_40.i.val.10 = load i32, ptr %_40.i.10, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.10 = icmp ult i32 %_40.i.val.10, %_40.i.val.9, !dbg !68
  br i1 %_0.i.i3.10, label %bb18, label %bb15.i.10, !dbg !62

bb15.i.10:                                        ; preds = %bb15.i.9
  %_40.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 52, !dbg !64
  %_40.i.val.11 = load i32, ptr %_40.i.11, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.11 = icmp ult i32 %_40.i.val.11, %_40.i.val.10, !dbg !68
  br i1 %_0.i.i3.11, label %bb18, label %bb15.i.11, !dbg !62

bb15.i.11:                                        ; preds = %bb15.i.10
  %_40.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !64
  %_40.i.val.12 = load i32, ptr %_40.i.12, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.12 = icmp ult i32 %_40.i.val.12, %_40.i.val.11, !dbg !68
  br i1 %_0.i.i3.12, label %bb18, label %bb15.i.12, !dbg !62

bb15.i.12:                                        ; preds = %bb15.i.11
  %_40.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 60, !dbg !64
  %_40.i.val.13 = load i32, ptr %_40.i.13, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.13 = icmp ult i32 %_40.i.val.13, %_40.i.val.12, !dbg !68
  br i1 %_0.i.i3.13, label %bb18, label %bb15.i.13, !dbg !62

bb15.i.13:                                        ; preds = %bb15.i.12
  %_40.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !64
  %_40.i.val.14 = load i32, ptr %_40.i.14, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.14 = icmp ult i32 %_40.i.val.14, %_40.i.val.13, !dbg !68
  br i1 %_0.i.i3.14, label %bb18, label %bb15.i.14, !dbg !62

bb15.i.14:                                        ; preds = %bb15.i.13
  %_40.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 68, !dbg !64
  %_40.i.val.15 = load i32, ptr %_40.i.15, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.15 = icmp ult i32 %_40.i.val.15, %_40.i.val.14, !dbg !68
  br i1 %_0.i.i3.15, label %bb18, label %bb15.i.15, !dbg !62

bb15.i.15:                                        ; preds = %bb15.i.14
  %_40.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !64
  %_40.i.val.16 = load i32, ptr %_40.i.16, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.16 = icmp ult i32 %_40.i.val.16, %_40.i.val.15, !dbg !68
  br i1 %_0.i.i3.16, label %bb18, label %bb15.i.16, !dbg !62

bb15.i.16:                                        ; preds = %bb15.i.15
  %_40.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 76, !dbg !64
  %_40.i.val.17 = load i32, ptr %_40.i.17, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.17 = icmp ult i32 %_40.i.val.17, %_40.i.val.16, !dbg !68
  br i1 %_0.i.i3.17, label %bb18, label %bb15.i.17, !dbg !62

bb15.i.17:                                        ; preds = %bb15.i.16
  %_40.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !64
  %_40.i.val.18 = load i32, ptr %_40.i.18, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.18 = icmp ult i32 %_40.i.val.18, %_40.i.val.17, !dbg !68
  br i1 %_0.i.i3.18, label %bb18, label %bb15.i.18, !dbg !62

bb15.i.18:                                        ; preds = %bb15.i.17
  %_40.i.19 = getelementptr inbounds nuw i8, ptr %v.0, i64 84, !dbg !64
  %_40.i.val.19 = load i32, ptr %_40.i.19, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.19 = icmp ult i32 %_40.i.val.19, %_40.i.val.18, !dbg !68
  br i1 %_0.i.i3.19, label %bb18, label %bb15.i.19, !dbg !62

bb15.i.19:                                        ; preds = %bb15.i.18
  %_40.i.20 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !64
  %_40.i.val.20 = load i32, ptr %_40.i.20, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.20 = icmp ult i32 %_40.i.val.20, %_40.i.val.19, !dbg !68
  br i1 %_0.i.i3.20, label %bb18, label %bb15.i.20, !dbg !62

bb15.i.20:                                        ; preds = %bb15.i.19
  %_40.i.21 = getelementptr inbounds nuw i8, ptr %v.0, i64 92, !dbg !64
  %_40.i.val.21 = load i32, ptr %_40.i.21, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.21 = icmp uge i32 %_40.i.val.21, %_40.i.val.20, !dbg !68
  br label %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit, !dbg !62

bb7.i:                                            ; preds = %bb5.i.preheader
  %_34.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !71
  %_34.i.val.1 = load i32, ptr %_34.i.1, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.1 = icmp ult i32 %_34.i.val.1, %_34.i.val, !dbg !75
  br i1 %_0.i.i4.1, label %bb7.i.1, label %bb18, !dbg !63

bb7.i.1:                                          ; preds = %bb7.i
  %_34.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !71
  %_34.i.val.2 = load i32, ptr %_34.i.2, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.2 = icmp ult i32 %_34.i.val.2, %_34.i.val.1, !dbg !75
  br i1 %_0.i.i4.2, label %bb7.i.2, label %bb18, !dbg !63

bb7.i.2:                                          ; preds = %bb7.i.1
  %_34.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !71
  %_34.i.val.3 = load i32, ptr %_34.i.3, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.3 = icmp ult i32 %_34.i.val.3, %_34.i.val.2, !dbg !75
  br i1 %_0.i.i4.3, label %bb7.i.3, label %bb18, !dbg !63

bb7.i.3:                                          ; preds = %bb7.i.2
  %_34.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !71
  %_34.i.val.4 = load i32, ptr %_34.i.4, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.4 = icmp ult i32 %_34.i.val.4, %_34.i.val.3, !dbg !75
  br i1 %_0.i.i4.4, label %bb7.i.4, label %bb18, !dbg !63

bb7.i.4:                                          ; preds = %bb7.i.3
  %_34.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !71
  %_34.i.val.5 = load i32, ptr %_34.i.5, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.5 = icmp ult i32 %_34.i.val.5, %_34.i.val.4, !dbg !75
  br i1 %_0.i.i4.5, label %bb7.i.5, label %bb18, !dbg !63

bb7.i.5:                                          ; preds = %bb7.i.4
  %_34.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !71
  %_34.i.val.6 = load i32, ptr %_34.i.6, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.6 = icmp ult i32 %_34.i.val.6, %_34.i.val.5, !dbg !75
  br i1 %_0.i.i4.6, label %bb7.i.6, label %bb18, !dbg !63

bb7.i.6:                                          ; preds = %bb7.i.5
  %_34.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !71
  %_34.i.val.7 = load i32, ptr %_34.i.7, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.7 = icmp ult i32 %_34.i.val.7, %_34.i.val.6, !dbg !75
  br i1 %_0.i.i4.7, label %bb7.i.7, label %bb18, !dbg !63

bb7.i.7:                                          ; preds = %bb7.i.6
  %_34.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !71
  %_34.i.val.8 = load i32, ptr %_34.i.8, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.8 = icmp ult i32 %_34.i.val.8, %_34.i.val.7, !dbg !75
  br i1 %_0.i.i4.8, label %bb7.i.8, label %bb18, !dbg !63

bb7.i.8:                                          ; preds = %bb7.i.7
  %_34.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 44, !dbg !71
  %_34.i.val.9 = load i32, ptr %_34.i.9, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.9 = icmp ult i32 %_34.i.val.9, %_34.i.val.8, !dbg !75
  br i1 %_0.i.i4.9, label %bb7.i.9, label %bb18, !dbg !63

bb7.i.9:                                          ; preds = %bb7.i.8
  %_34.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !71
  %_34.i.val.10 = load i32, ptr %_34.i.10, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.10 = icmp ult i32 %_34.i.val.10, %_34.i.val.9, !dbg !75
  br i1 %_0.i.i4.10, label %bb7.i.10, label %bb18, !dbg !63

bb7.i.10:                                         ; preds = %bb7.i.9
  %_34.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 52, !dbg !71
  %_34.i.val.11 = load i32, ptr %_34.i.11, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.11 = icmp ult i32 %_34.i.val.11, %_34.i.val.10, !dbg !75
  br i1 %_0.i.i4.11, label %bb7.i.11, label %bb18, !dbg !63

bb7.i.11:                                         ; preds = %bb7.i.10
  %_34.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !71
  %_34.i.val.12 = load i32, ptr %_34.i.12, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.12 = icmp ult i32 %_34.i.val.12, %_34.i.val.11, !dbg !75
  br i1 %_0.i.i4.12, label %bb7.i.12, label %bb18, !dbg !63

bb7.i.12:                                         ; preds = %bb7.i.11
  %_34.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 60, !dbg !71
  %_34.i.val.13 = load i32, ptr %_34.i.13, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.13 = icmp ult i32 %_34.i.val.13, %_34.i.val.12, !dbg !75
  br i1 %_0.i.i4.13, label %bb7.i.13, label %bb18, !dbg !63

bb7.i.13:                                         ; preds = %bb7.i.12
  %_34.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !71
  %_34.i.val.14 = load i32, ptr %_34.i.14, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.14 = icmp ult i32 %_34.i.val.14, %_34.i.val.13, !dbg !75
  br i1 %_0.i.i4.14, label %bb7.i.14, label %bb18, !dbg !63

bb7.i.14:                                         ; preds = %bb7.i.13
  %_34.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 68, !dbg !71
  %_34.i.val.15 = load i32, ptr %_34.i.15, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.15 = icmp ult i32 %_34.i.val.15, %_34.i.val.14, !dbg !75
  br i1 %_0.i.i4.15, label %bb7.i.15, label %bb18, !dbg !63

bb7.i.15:                                         ; preds = %bb7.i.14
  %_34.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !71
  %_34.i.val.16 = load i32, ptr %_34.i.16, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.16 = icmp ult i32 %_34.i.val.16, %_34.i.val.15, !dbg !75
  br i1 %_0.i.i4.16, label %bb7.i.16, label %bb18, !dbg !63

bb7.i.16:                                         ; preds = %bb7.i.15
  %_34.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 76, !dbg !71
  %_34.i.val.17 = load i32, ptr %_34.i.17, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.17 = icmp ult i32 %_34.i.val.17, %_34.i.val.16, !dbg !75
  br i1 %_0.i.i4.17, label %bb7.i.17, label %bb18, !dbg !63

bb7.i.17:                                         ; preds = %bb7.i.16
  %_34.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !71
  %_34.i.val.18 = load i32, ptr %_34.i.18, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.18 = icmp ult i32 %_34.i.val.18, %_34.i.val.17, !dbg !75
  br i1 %_0.i.i4.18, label %bb7.i.18, label %bb18, !dbg !63

bb7.i.18:                                         ; preds = %bb7.i.17
  %_34.i.19 = getelementptr inbounds nuw i8, ptr %v.0, i64 84, !dbg !71
  %_34.i.val.19 = load i32, ptr %_34.i.19, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.19 = icmp ult i32 %_34.i.val.19, %_34.i.val.18, !dbg !75
  br i1 %_0.i.i4.19, label %bb7.i.19, label %bb18, !dbg !63

bb7.i.19:                                         ; preds = %bb7.i.18
  %_34.i.20 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !71
  %_34.i.val.20 = load i32, ptr %_34.i.20, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.20 = icmp ult i32 %_34.i.val.20, %_34.i.val.19, !dbg !75
  br i1 %_0.i.i4.20, label %bb7.i.20, label %bb18, !dbg !63

bb7.i.20:                                         ; preds = %bb7.i.19
  %_34.i.21 = getelementptr inbounds nuw i8, ptr %v.0, i64 92, !dbg !71
  %_34.i.val.21 = load i32, ptr %_34.i.21, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i4.21 = icmp ult i32 %_34.i.val.21, %_34.i.val.20, !dbg !75
  br label %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit, !dbg !63

_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit: ; preds = %bb7.i.20, %bb15.i.20
  %run_len.sroa.0.2.i = phi i1 [ %_0.i.i4.21, %bb7.i.20 ], [ %_0.i.i3.21, %bb15.i.20 ], !dbg !78
  br i1 %run_len.sroa.0.2.i, label %bb2, label %bb18, !dbg !79

bb2:                                              ; preds = %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit
  br i1 %_0.i.i, label %bb3, label %bb7, !dbg !81

bb18:                                             ; preds = %bb15.i.14, %bb5.i.preheader, %bb7.i.10, %bb7.i, %bb7.i.1, %bb7.i.15, %bb7.i.2, %bb7.i.19, %bb7.i.3, %bb7.i.11, %bb7.i.4, %bb7.i.18, %bb7.i.5, %bb7.i.13, %bb7.i.6, %bb7.i.17, %bb7.i.7, %bb7.i.12, %bb7.i.8, %bb7.i.16, %bb7.i.9, %bb7.i.14, %bb15.i.10, %bb12.i.preheader, %bb15.i, %bb15.i.1, %bb15.i.15, %bb15.i.2, %bb15.i.19, %bb15.i.3, %bb15.i.11, %bb15.i.4, %bb15.i.18, %bb15.i.5, %bb15.i.13, %bb15.i.6, %bb15.i.17, %bb15.i.7, %bb15.i.12, %bb15.i.8, %bb15.i.16, %bb15.i.9, %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit
  %_30.i.i = getelementptr i8, ptr %v.0, i64 48
  br label %bb8.i.i, !dbg !82

bb8.i.i:                                          ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.2, %bb18
  %region.sroa.0.0.i.i = phi ptr [ %v.0, %bb18 ], [ %_30.i.i, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.2 ], !dbg !105
  %v_b.i.i7.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 12, !dbg !110
  %v_b.val.i.i8.i.i = load i32, ptr %v_b.i.i7.i.i, align 4, !dbg !123, !alias.scope !125, !noalias !134, !noundef !17
  %v_a.val.i.i9.i.i = load i32, ptr %region.sroa.0.0.i.i, align 4, !dbg !123, !alias.scope !138, !noalias !139, !noundef !17
  %_14.i.i10.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i.i8.i.i, i32 %v_a.val.i.i9.i.i), !dbg !140
  %0 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i.i8.i.i, i32 %v_a.val.i.i9.i.i), !dbg !147
  %v_a.i.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 4, !dbg !151
  %v_b.i1.i12.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 28, !dbg !154
  %v_b.val.i2.i13.i.i = load i32, ptr %v_b.i1.i12.i.i, align 4, !dbg !156, !alias.scope !157, !noalias !160, !noundef !17
  %v_a.val.i3.i14.i.i = load i32, ptr %v_a.i.i11.i.i, align 4, !dbg !156, !alias.scope !162, !noalias !163, !noundef !17
  %_14.i4.i15.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i2.i13.i.i, i32 %v_a.val.i3.i14.i.i), !dbg !164
  %1 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i2.i13.i.i, i32 %v_a.val.i3.i14.i.i), !dbg !166
  %v_a.i5.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 8, !dbg !168
  %v_b.i6.i17.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 20, !dbg !171
  %v_b.val.i7.i18.i.i = load i32, ptr %v_b.i6.i17.i.i, align 4, !dbg !173, !alias.scope !174, !noalias !177, !noundef !17
  %v_a.val.i8.i19.i.i = load i32, ptr %v_a.i5.i16.i.i, align 4, !dbg !173, !alias.scope !179, !noalias !180, !noundef !17
  %_14.i9.i20.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i7.i18.i.i, i32 %v_a.val.i8.i19.i.i), !dbg !181
  %2 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i7.i18.i.i, i32 %v_a.val.i8.i19.i.i), !dbg !183
  %v_a.i10.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 16, !dbg !185
  %v_b.i11.i22.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 32, !dbg !188
  %v_b.val.i12.i23.i.i = load i32, ptr %v_b.i11.i22.i.i, align 4, !dbg !190, !alias.scope !191, !noalias !194, !noundef !17
  %v_a.val.i13.i24.i.i = load i32, ptr %v_a.i10.i21.i.i, align 4, !dbg !190, !alias.scope !196, !noalias !197, !noundef !17
  %_14.i14.i25.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i12.i23.i.i, i32 %v_a.val.i13.i24.i.i), !dbg !198
  %3 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i12.i23.i.i, i32 %v_a.val.i13.i24.i.i), !dbg !200
  %_14.i19.i26.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i4.i15.i.i, i32 %0), !dbg !202
  %4 = tail call i32 @llvm.umin.i32(i32 %_14.i4.i15.i.i, i32 %0), !dbg !205
  %_14.i24.i27.i.i = tail call i32 @llvm.umax.i32(i32 %3, i32 %2), !dbg !207
  %5 = tail call i32 @llvm.umin.i32(i32 %3, i32 %2), !dbg !210
  %_14.i29.i28.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i14.i25.i.i, i32 %_14.i.i10.i.i), !dbg !212
  %6 = tail call i32 @llvm.umin.i32(i32 %_14.i14.i25.i.i, i32 %_14.i.i10.i.i), !dbg !215
  %v_b.i31.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 24, !dbg !217
  %v_b.val.i32.i.i.i = load i32, ptr %v_b.i31.i.i.i, align 4, !dbg !220, !alias.scope !221, !noalias !224, !noundef !17
  %_14.i34.i29.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i32.i.i.i, i32 %_14.i9.i20.i.i), !dbg !226
  %7 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i32.i.i.i, i32 %_14.i9.i20.i.i), !dbg !228
  %_14.i39.i30.i.i = tail call i32 @llvm.umax.i32(i32 %5, i32 %4), !dbg !230
  %8 = tail call i32 @llvm.umin.i32(i32 %5, i32 %4), !dbg !233
  %_14.i44.i31.i.i = tail call i32 @llvm.umax.i32(i32 %6, i32 %1), !dbg !235
  %9 = tail call i32 @llvm.umin.i32(i32 %6, i32 %1), !dbg !238
  %_14.i49.i32.i.i = tail call i32 @llvm.umax.i32(i32 %7, i32 %_14.i24.i27.i.i), !dbg !240
  %10 = tail call i32 @llvm.umin.i32(i32 %7, i32 %_14.i24.i27.i.i), !dbg !243
  %_14.i54.i33.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i29.i28.i.i, i32 %_14.i19.i26.i.i), !dbg !245
  %11 = tail call i32 @llvm.umin.i32(i32 %_14.i29.i28.i.i, i32 %_14.i19.i26.i.i), !dbg !248
  %_14.i59.i34.i.i = tail call i32 @llvm.umax.i32(i32 %10, i32 %9), !dbg !250
  %12 = tail call i32 @llvm.umin.i32(i32 %10, i32 %9), !dbg !253
  %_14.i64.i35.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i34.i29.i.i, i32 %_14.i44.i31.i.i), !dbg !255
  %13 = tail call i32 @llvm.umin.i32(i32 %_14.i34.i29.i.i, i32 %_14.i44.i31.i.i), !dbg !258
  %_14.i69.i36.i.i = tail call i32 @llvm.umax.i32(i32 %11, i32 %_14.i49.i32.i.i), !dbg !260
  %14 = tail call i32 @llvm.umin.i32(i32 %11, i32 %_14.i49.i32.i.i), !dbg !263
  %_14.i74.i37.i.i = tail call i32 @llvm.umax.i32(i32 %12, i32 %8), !dbg !265
  %15 = tail call i32 @llvm.umin.i32(i32 %12, i32 %8), !dbg !268
  store i32 %15, ptr %region.sroa.0.0.i.i, align 4, !dbg !268, !alias.scope !270, !noalias !271
  %_14.i79.i38.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i59.i34.i.i, i32 %_14.i39.i30.i.i), !dbg !272
  %16 = tail call i32 @llvm.umin.i32(i32 %_14.i59.i34.i.i, i32 %_14.i39.i30.i.i), !dbg !275
  %_14.i84.i39.i.i = tail call i32 @llvm.umax.i32(i32 %14, i32 %13), !dbg !277
  %17 = tail call i32 @llvm.umin.i32(i32 %14, i32 %13), !dbg !280
  %_14.i89.i40.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i54.i33.i.i, i32 %_14.i64.i35.i.i), !dbg !282
  %18 = tail call i32 @llvm.umin.i32(i32 %_14.i54.i33.i.i, i32 %_14.i64.i35.i.i), !dbg !285
  store i32 %_14.i89.i40.i.i, ptr %v_b.i11.i22.i.i, align 4, !dbg !287, !alias.scope !270, !noalias !271
  %_14.i94.i41.i.i = tail call i32 @llvm.umax.i32(i32 %17, i32 %16), !dbg !290
  %19 = tail call i32 @llvm.umin.i32(i32 %17, i32 %16), !dbg !293
  %_14.i99.i42.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i84.i39.i.i, i32 %_14.i79.i38.i.i), !dbg !295
  %20 = tail call i32 @llvm.umin.i32(i32 %_14.i84.i39.i.i, i32 %_14.i79.i38.i.i), !dbg !298
  %_14.i104.i43.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i69.i36.i.i, i32 %18), !dbg !300
  %21 = tail call i32 @llvm.umin.i32(i32 %_14.i69.i36.i.i, i32 %18), !dbg !303
  store i32 %_14.i104.i43.i.i, ptr %v_b.i1.i12.i.i, align 4, !dbg !305, !alias.scope !270, !noalias !271
  %_14.i109.i44.i.i = tail call i32 @llvm.umax.i32(i32 %19, i32 %_14.i74.i37.i.i), !dbg !307
  %22 = tail call i32 @llvm.umin.i32(i32 %19, i32 %_14.i74.i37.i.i), !dbg !310
  store i32 %22, ptr %v_a.i.i11.i.i, align 4, !dbg !310, !alias.scope !270, !noalias !271
  store i32 %_14.i109.i44.i.i, ptr %v_a.i5.i16.i.i, align 4, !dbg !312, !alias.scope !270, !noalias !271
  %_14.i114.i45.i.i = tail call i32 @llvm.umax.i32(i32 %20, i32 %_14.i94.i41.i.i), !dbg !314
  %23 = tail call i32 @llvm.umin.i32(i32 %20, i32 %_14.i94.i41.i.i), !dbg !317
  store i32 %23, ptr %v_b.i.i7.i.i, align 4, !dbg !317, !alias.scope !270, !noalias !271
  store i32 %_14.i114.i45.i.i, ptr %v_a.i10.i21.i.i, align 4, !dbg !319, !alias.scope !270, !noalias !271
  %_14.i119.i46.i.i = tail call i32 @llvm.umax.i32(i32 %21, i32 %_14.i99.i42.i.i), !dbg !321
  %24 = tail call i32 @llvm.umin.i32(i32 %21, i32 %_14.i99.i42.i.i), !dbg !324
  store i32 %24, ptr %v_b.i6.i17.i.i, align 4, !dbg !324, !alias.scope !270, !noalias !271
  store i32 %_14.i119.i46.i.i, ptr %v_b.i31.i.i.i, align 4, !dbg !326, !alias.scope !270, !noalias !271
  %tail.sroa.0.02.i.i.i.ptr = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 36, !dbg !328
  %tail.val.i.i.i.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !340, !alias.scope !342, !noalias !347, !noundef !17
  %_0.i.i.i.i.i.i = icmp ult i32 %tail.val.i.i.i.i, %_14.i89.i40.i.i, !dbg !349
  br i1 %_0.i.i.i.i.i.i, label %bb4.i.i.i.i.preheader, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i, !dbg !340

bb4.i.i.i.i.preheader:                            ; preds = %bb8.i.i
  store i32 %_14.i89.i40.i.i, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i = icmp ult i32 %tail.val.i.i.i.i, %_14.i104.i43.i.i, !dbg !358
  br i1 %_0.i.i2.i.i.i.i, label %bb4.i.i.i.i.16, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.16:                                   ; preds = %bb4.i.i.i.i.preheader
  store i32 %_14.i104.i43.i.i, ptr %v_b.i11.i22.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.18 = icmp ult i32 %tail.val.i.i.i.i, %_14.i119.i46.i.i, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.18, label %bb4.i.i.i.i.210, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.210:                                  ; preds = %bb4.i.i.i.i.16
  store i32 %_14.i119.i46.i.i, ptr %v_b.i1.i12.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.212 = icmp ult i32 %tail.val.i.i.i.i, %24, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.212, label %bb4.i.i.i.i.3, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.3:                                    ; preds = %bb4.i.i.i.i.210
  store i32 %24, ptr %v_b.i31.i.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.3 = icmp ult i32 %tail.val.i.i.i.i, %_14.i114.i45.i.i, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.3, label %bb4.i.i.i.i.4, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.4:                                    ; preds = %bb4.i.i.i.i.3
  store i32 %_14.i114.i45.i.i, ptr %v_b.i6.i17.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.4 = icmp ult i32 %tail.val.i.i.i.i, %23, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.4, label %bb4.i.i.i.i.5, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.5:                                    ; preds = %bb4.i.i.i.i.4
  store i32 %23, ptr %v_a.i10.i21.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.5 = icmp ult i32 %tail.val.i.i.i.i, %_14.i109.i44.i.i, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.5, label %bb4.i.i.i.i.6, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.6:                                    ; preds = %bb4.i.i.i.i.5
  store i32 %_14.i109.i44.i.i, ptr %v_b.i.i7.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.6 = icmp ult i32 %tail.val.i.i.i.i, %22, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.6, label %bb4.i.i.i.i.7, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.7:                                    ; preds = %bb4.i.i.i.i.6
  store i32 %22, ptr %v_a.i5.i16.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %_0.i.i2.i.i.i.i.7 = icmp ult i32 %tail.val.i.i.i.i, %15, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.7, label %bb4.i.i.i.i.8, label %bb10.i.i.i.i, !dbg !361

bb4.i.i.i.i.8:                                    ; preds = %bb4.i.i.i.i.7
  store i32 %15, ptr %v_a.i.i11.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  br label %bb10.i.i.i.i, !dbg !362

bb10.i.i.i.i:                                     ; preds = %bb4.i.i.i.i.8, %bb4.i.i.i.i.7, %bb4.i.i.i.i.6, %bb4.i.i.i.i.5, %bb4.i.i.i.i.4, %bb4.i.i.i.i.3, %bb4.i.i.i.i.210, %bb4.i.i.i.i.16, %bb4.i.i.i.i.preheader
  %sift.sroa.0.0.i.lcssa.i.i.i = phi ptr [ %v_b.i11.i22.i.i, %bb4.i.i.i.i.preheader ], [ %v_a.i10.i21.i.i, %bb4.i.i.i.i.4 ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i.8 ], [ %v_b.i1.i12.i.i, %bb4.i.i.i.i.16 ], [ %v_a.i.i11.i.i, %bb4.i.i.i.i.7 ], [ %v_b.i31.i.i.i, %bb4.i.i.i.i.210 ], [ %v_b.i.i7.i.i, %bb4.i.i.i.i.5 ], [ %v_b.i6.i17.i.i, %bb4.i.i.i.i.3 ], [ %v_a.i5.i16.i.i, %bb4.i.i.i.i.6 ], !dbg !363
  store i32 %tail.val.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i, align 4, !dbg !364, !alias.scope !357, !noalias !372
  %.val1.i.i.i.i.1.pre = load i32, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !340, !alias.scope !377, !noalias !378
  br label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i, !dbg !379

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i: ; preds = %bb10.i.i.i.i, %bb8.i.i
  %.val1.i.i.i.i.1 = phi i32 [ %.val1.i.i.i.i.1.pre, %bb10.i.i.i.i ], [ %tail.val.i.i.i.i, %bb8.i.i ], !dbg !340
  %tail.sroa.0.02.i.i.i.ptr.1 = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 40, !dbg !328
  %tail.val.i.i.i.i.1 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !340, !alias.scope !342, !noalias !347, !noundef !17
  %_0.i.i.i.i.i.i.1 = icmp ult i32 %tail.val.i.i.i.i.1, %.val1.i.i.i.i.1, !dbg !349
  br i1 %_0.i.i.i.i.i.i.1, label %bb4.i.i.i.i.preheader.1, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.1, !dbg !340

bb4.i.i.i.i.preheader.1:                          ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i
  store i32 %.val1.i.i.i.i.1, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1 = load i32, ptr %v_b.i11.i22.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1, label %bb4.i.i.i.i.1.1, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.1:                                  ; preds = %bb4.i.i.i.i.preheader.1
  store i32 %.val.i.i.i.i.1, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.1 = load i32, ptr %v_b.i1.i12.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.1 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.1, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.1, label %bb4.i.i.i.i.1.2, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.2:                                  ; preds = %bb4.i.i.i.i.1.1
  store i32 %.val.i.i.i.i.1.1, ptr %v_b.i11.i22.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.2 = load i32, ptr %v_b.i31.i.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.2 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.2, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.2, label %bb4.i.i.i.i.1.3, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.3:                                  ; preds = %bb4.i.i.i.i.1.2
  store i32 %.val.i.i.i.i.1.2, ptr %v_b.i1.i12.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.3 = load i32, ptr %v_b.i6.i17.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.3 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.3, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.3, label %bb4.i.i.i.i.1.4, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.4:                                  ; preds = %bb4.i.i.i.i.1.3
  store i32 %.val.i.i.i.i.1.3, ptr %v_b.i31.i.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.4 = load i32, ptr %v_a.i10.i21.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.4 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.4, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.4, label %bb4.i.i.i.i.1.5, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.5:                                  ; preds = %bb4.i.i.i.i.1.4
  store i32 %.val.i.i.i.i.1.4, ptr %v_b.i6.i17.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.5 = load i32, ptr %v_b.i.i7.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.5 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.5, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.5, label %bb4.i.i.i.i.1.6, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.6:                                  ; preds = %bb4.i.i.i.i.1.5
  store i32 %.val.i.i.i.i.1.5, ptr %v_a.i10.i21.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.6 = load i32, ptr %v_a.i5.i16.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.6 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.6, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.6, label %bb4.i.i.i.i.1.7, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.7:                                  ; preds = %bb4.i.i.i.i.1.6
  store i32 %.val.i.i.i.i.1.6, ptr %v_b.i.i7.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.7 = load i32, ptr %v_a.i.i11.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.7 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.7, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.7, label %bb4.i.i.i.i.1.8, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.8:                                  ; preds = %bb4.i.i.i.i.1.7
  store i32 %.val.i.i.i.i.1.7, ptr %v_a.i5.i16.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.1.8 = load i32, ptr %region.sroa.0.0.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.1.8 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.8, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.1.8, label %bb4.i.i.i.i.1.9, label %bb10.i.i.i.i.1, !dbg !361

bb4.i.i.i.i.1.9:                                  ; preds = %bb4.i.i.i.i.1.8
  store i32 %.val.i.i.i.i.1.8, ptr %v_a.i.i11.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  br label %bb10.i.i.i.i.1, !dbg !362

bb10.i.i.i.i.1:                                   ; preds = %bb4.i.i.i.i.1.9, %bb4.i.i.i.i.1.8, %bb4.i.i.i.i.1.7, %bb4.i.i.i.i.1.6, %bb4.i.i.i.i.1.5, %bb4.i.i.i.i.1.4, %bb4.i.i.i.i.1.3, %bb4.i.i.i.i.1.2, %bb4.i.i.i.i.1.1, %bb4.i.i.i.i.preheader.1
  %sift.sroa.0.0.i.lcssa.i.i.i.1 = phi ptr [ %tail.sroa.0.02.i.i.i.ptr, %bb4.i.i.i.i.preheader.1 ], [ %v_b.i.i7.i.i, %bb4.i.i.i.i.1.6 ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i.1.9 ], [ %v_b.i11.i22.i.i, %bb4.i.i.i.i.1.1 ], [ %v_a.i.i11.i.i, %bb4.i.i.i.i.1.8 ], [ %v_b.i1.i12.i.i, %bb4.i.i.i.i.1.2 ], [ %v_a.i10.i21.i.i, %bb4.i.i.i.i.1.5 ], [ %v_b.i31.i.i.i, %bb4.i.i.i.i.1.3 ], [ %v_a.i5.i16.i.i, %bb4.i.i.i.i.1.7 ], [ %v_b.i6.i17.i.i, %bb4.i.i.i.i.1.4 ], !dbg !363
  store i32 %tail.val.i.i.i.i.1, ptr %sift.sroa.0.0.i.lcssa.i.i.i.1, align 4, !dbg !364, !alias.scope !357, !noalias !372
  %.val1.i.i.i.i.2.pre = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !340, !alias.scope !377, !noalias !378
  br label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.1, !dbg !379

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.1: ; preds = %bb10.i.i.i.i.1, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i
  %.val1.i.i.i.i.2 = phi i32 [ %.val1.i.i.i.i.2.pre, %bb10.i.i.i.i.1 ], [ %tail.val.i.i.i.i.1, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i ], !dbg !340
  %tail.sroa.0.02.i.i.i.ptr.2 = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 44, !dbg !328
  %tail.val.i.i.i.i.2 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2, align 4, !dbg !340, !alias.scope !342, !noalias !347, !noundef !17
  %_0.i.i.i.i.i.i.2 = icmp ult i32 %tail.val.i.i.i.i.2, %.val1.i.i.i.i.2, !dbg !349
  br i1 %_0.i.i.i.i.i.i.2, label %bb4.i.i.i.i.preheader.2, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.2, !dbg !340

bb4.i.i.i.i.preheader.2:                          ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.1
  store i32 %.val1.i.i.i.i.2, ptr %tail.sroa.0.02.i.i.i.ptr.2, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2, label %bb4.i.i.i.i.2.1, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.1:                                  ; preds = %bb4.i.i.i.i.preheader.2
  store i32 %.val.i.i.i.i.2, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.1 = load i32, ptr %v_b.i11.i22.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.1 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.1, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.1, label %bb4.i.i.i.i.2.2, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.2:                                  ; preds = %bb4.i.i.i.i.2.1
  store i32 %.val.i.i.i.i.2.1, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.2 = load i32, ptr %v_b.i1.i12.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.2 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.2, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.2, label %bb4.i.i.i.i.2.3, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.3:                                  ; preds = %bb4.i.i.i.i.2.2
  store i32 %.val.i.i.i.i.2.2, ptr %v_b.i11.i22.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.3 = load i32, ptr %v_b.i31.i.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.3 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.3, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.3, label %bb4.i.i.i.i.2.4, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.4:                                  ; preds = %bb4.i.i.i.i.2.3
  store i32 %.val.i.i.i.i.2.3, ptr %v_b.i1.i12.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.4 = load i32, ptr %v_b.i6.i17.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.4 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.4, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.4, label %bb4.i.i.i.i.2.5, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.5:                                  ; preds = %bb4.i.i.i.i.2.4
  store i32 %.val.i.i.i.i.2.4, ptr %v_b.i31.i.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.5 = load i32, ptr %v_a.i10.i21.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.5 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.5, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.5, label %bb4.i.i.i.i.2.6, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.6:                                  ; preds = %bb4.i.i.i.i.2.5
  store i32 %.val.i.i.i.i.2.5, ptr %v_b.i6.i17.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.6 = load i32, ptr %v_b.i.i7.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.6 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.6, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.6, label %bb4.i.i.i.i.2.7, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.7:                                  ; preds = %bb4.i.i.i.i.2.6
  store i32 %.val.i.i.i.i.2.6, ptr %v_a.i10.i21.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.7 = load i32, ptr %v_a.i5.i16.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.7 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.7, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.7, label %bb4.i.i.i.i.2.8, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.8:                                  ; preds = %bb4.i.i.i.i.2.7
  store i32 %.val.i.i.i.i.2.7, ptr %v_b.i.i7.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.8 = load i32, ptr %v_a.i.i11.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.8 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.8, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.8, label %bb4.i.i.i.i.2.9, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.9:                                  ; preds = %bb4.i.i.i.i.2.8
  store i32 %.val.i.i.i.i.2.8, ptr %v_a.i5.i16.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  %.val.i.i.i.i.2.9 = load i32, ptr %region.sroa.0.0.i.i, align 4, !dbg !361, !alias.scope !377, !noalias !378, !noundef !17
  %_0.i.i2.i.i.i.i.2.9 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.9, !dbg !358
  br i1 %_0.i.i2.i.i.i.i.2.9, label %bb4.i.i.i.i.2.10, label %bb10.i.i.i.i.2, !dbg !361

bb4.i.i.i.i.2.10:                                 ; preds = %bb4.i.i.i.i.2.9
  store i32 %.val.i.i.i.i.2.9, ptr %v_a.i.i11.i.i, align 4, !dbg !352, !alias.scope !357, !noalias !271
  br label %bb10.i.i.i.i.2, !dbg !362

bb10.i.i.i.i.2:                                   ; preds = %bb4.i.i.i.i.2.10, %bb4.i.i.i.i.2.9, %bb4.i.i.i.i.2.8, %bb4.i.i.i.i.2.7, %bb4.i.i.i.i.2.6, %bb4.i.i.i.i.2.5, %bb4.i.i.i.i.2.4, %bb4.i.i.i.i.2.3, %bb4.i.i.i.i.2.2, %bb4.i.i.i.i.2.1, %bb4.i.i.i.i.preheader.2
  %sift.sroa.0.0.i.lcssa.i.i.i.2 = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.1, %bb4.i.i.i.i.preheader.2 ], [ %v_b.i6.i17.i.i, %bb4.i.i.i.i.2.5 ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i.2.10 ], [ %tail.sroa.0.02.i.i.i.ptr, %bb4.i.i.i.i.2.1 ], [ %v_a.i.i11.i.i, %bb4.i.i.i.i.2.9 ], [ %v_b.i11.i22.i.i, %bb4.i.i.i.i.2.2 ], [ %v_b.i.i7.i.i, %bb4.i.i.i.i.2.7 ], [ %v_b.i1.i12.i.i, %bb4.i.i.i.i.2.3 ], [ %v_a.i5.i16.i.i, %bb4.i.i.i.i.2.8 ], [ %v_b.i31.i.i.i, %bb4.i.i.i.i.2.4 ], [ %v_a.i10.i21.i.i, %bb4.i.i.i.i.2.6 ], !dbg !363
  store i32 %tail.val.i.i.i.i.2, ptr %sift.sroa.0.0.i.lcssa.i.i.i.2, align 4, !dbg !364, !alias.scope !357, !noalias !372
  br label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.2, !dbg !379

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.2: ; preds = %bb10.i.i.i.i.2, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.1
  %_25.not.i.i = icmp eq ptr %region.sroa.0.0.i.i, %v.0, !dbg !380
  br i1 %_25.not.i.i, label %bb8.i.i, label %bb33.i.i, !dbg !380

bb33.i.i:                                         ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit.i.i.i.2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !381), !dbg !384
  %25 = getelementptr inbounds nuw i8, ptr %v.0, i64 92, !dbg !386
  %26 = getelementptr i8, ptr %v.0, i64 44, !dbg !401
  %right.sroa.0.0.val.i.i.i = load i32, ptr %_30.i.i, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i = load i32, ptr %v.0, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i = icmp ult i32 %right.sroa.0.0.val.i.i.i, %left.sroa.0.0.val.i.i.i, !dbg !416
  %is_l.i14.i.i.i = xor i1 %_0.i.i.i.i.i, true, !dbg !419
  %_13.i.i.i.i = zext i1 %_0.i.i.i.i.i to i64, !dbg !420
  %_12.i15.i.i.i = getelementptr inbounds nuw i32, ptr %_30.i.i, i64 %_13.i.i.i.i, !dbg !423
  %_15.i.i.i.i = zext i1 %is_l.i14.i.i.i to i64, !dbg !426
  %_14.i16.i.i.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_15.i.i.i.i, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i = load i32, ptr %25, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i = load i32, ptr %26, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i, %left_rev.sroa.0.0.val.i.i.i, !dbg !432
  %is_l.i.i.i.i = xor i1 %_0.i.i17.i.i.i, true, !dbg !435
  %_13.neg.i.i.i.i = sext i1 %is_l.i.i.i.i to i64, !dbg !436
  %_12.i.i.i.i = getelementptr i32, ptr %25, i64 %_13.neg.i.i.i.i, !dbg !439
  %_15.neg.i.i.i.i = sext i1 %_0.i.i17.i.i.i to i64, !dbg !444
  %_14.i.i48.i.i = getelementptr i32, ptr %26, i64 %_15.neg.i.i.i.i, !dbg !445
  %right.sroa.0.0.val.i.i.i.1 = load i32, ptr %_12.i15.i.i.i, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.1 = load i32, ptr %_14.i16.i.i.i, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.1 = icmp ult i32 %right.sroa.0.0.val.i.i.i.1, %left.sroa.0.0.val.i.i.i.1, !dbg !416
  %is_l.i14.i.i.i.1 = xor i1 %_0.i.i.i.i.i.1, true, !dbg !419
  %_13.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.1 to i64, !dbg !420
  %_12.i15.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i, i64 %_13.i.i.i.i.1, !dbg !423
  %_15.i.i.i.i.1 = zext i1 %is_l.i14.i.i.i.1 to i64, !dbg !426
  %_14.i16.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i, i64 %_15.i.i.i.i.1, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.1 = load i32, ptr %_12.i.i.i.i, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.1 = load i32, ptr %_14.i.i48.i.i, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.1 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.1, %left_rev.sroa.0.0.val.i.i.i.1, !dbg !432
  %is_l.i.i.i.i.1 = xor i1 %_0.i.i17.i.i.i.1, true, !dbg !435
  %_13.neg.i.i.i.i.1 = sext i1 %is_l.i.i.i.i.1 to i64, !dbg !436
  %_12.i.i.i.i.1 = getelementptr i32, ptr %_12.i.i.i.i, i64 %_13.neg.i.i.i.i.1, !dbg !439
  %_15.neg.i.i.i.i.1 = sext i1 %_0.i.i17.i.i.i.1 to i64, !dbg !444
  %_14.i.i48.i.i.1 = getelementptr i32, ptr %_14.i.i48.i.i, i64 %_15.neg.i.i.i.i.1, !dbg !445
  %right.sroa.0.0.val.i.i.i.2 = load i32, ptr %_12.i15.i.i.i.1, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.2 = load i32, ptr %_14.i16.i.i.i.1, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.2 = icmp ult i32 %right.sroa.0.0.val.i.i.i.2, %left.sroa.0.0.val.i.i.i.2, !dbg !416
  %is_l.i14.i.i.i.2 = xor i1 %_0.i.i.i.i.i.2, true, !dbg !419
  %_13.i.i.i.i.2 = zext i1 %_0.i.i.i.i.i.2 to i64, !dbg !420
  %_12.i15.i.i.i.2 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.1, i64 %_13.i.i.i.i.2, !dbg !423
  %_15.i.i.i.i.2 = zext i1 %is_l.i14.i.i.i.2 to i64, !dbg !426
  %_14.i16.i.i.i.2 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.1, i64 %_15.i.i.i.i.2, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.2 = load i32, ptr %_12.i.i.i.i.1, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.2 = load i32, ptr %_14.i.i48.i.i.1, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.2 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.2, %left_rev.sroa.0.0.val.i.i.i.2, !dbg !432
  %is_l.i.i.i.i.2 = xor i1 %_0.i.i17.i.i.i.2, true, !dbg !435
  %_13.neg.i.i.i.i.2 = sext i1 %is_l.i.i.i.i.2 to i64, !dbg !436
  %_12.i.i.i.i.2 = getelementptr i32, ptr %_12.i.i.i.i.1, i64 %_13.neg.i.i.i.i.2, !dbg !439
  %_15.neg.i.i.i.i.2 = sext i1 %_0.i.i17.i.i.i.2 to i64, !dbg !444
  %_14.i.i48.i.i.2 = getelementptr i32, ptr %_14.i.i48.i.i.1, i64 %_15.neg.i.i.i.i.2, !dbg !445
  %right.sroa.0.0.val.i.i.i.3 = load i32, ptr %_12.i15.i.i.i.2, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.3 = load i32, ptr %_14.i16.i.i.i.2, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.3 = icmp ult i32 %right.sroa.0.0.val.i.i.i.3, %left.sroa.0.0.val.i.i.i.3, !dbg !416
  %is_l.i14.i.i.i.3 = xor i1 %_0.i.i.i.i.i.3, true, !dbg !419
  %_13.i.i.i.i.3 = zext i1 %_0.i.i.i.i.i.3 to i64, !dbg !420
  %_12.i15.i.i.i.3 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.2, i64 %_13.i.i.i.i.3, !dbg !423
  %_15.i.i.i.i.3 = zext i1 %is_l.i14.i.i.i.3 to i64, !dbg !426
  %_14.i16.i.i.i.3 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.2, i64 %_15.i.i.i.i.3, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.3 = load i32, ptr %_12.i.i.i.i.2, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.3 = load i32, ptr %_14.i.i48.i.i.2, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.3 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.3, %left_rev.sroa.0.0.val.i.i.i.3, !dbg !432
  %is_l.i.i.i.i.3 = xor i1 %_0.i.i17.i.i.i.3, true, !dbg !435
  %_13.neg.i.i.i.i.3 = sext i1 %is_l.i.i.i.i.3 to i64, !dbg !436
  %_12.i.i.i.i.3 = getelementptr i32, ptr %_12.i.i.i.i.2, i64 %_13.neg.i.i.i.i.3, !dbg !439
  %_15.neg.i.i.i.i.3 = sext i1 %_0.i.i17.i.i.i.3 to i64, !dbg !444
  %_14.i.i48.i.i.3 = getelementptr i32, ptr %_14.i.i48.i.i.2, i64 %_15.neg.i.i.i.i.3, !dbg !445
  %right.sroa.0.0.val.i.i.i.4 = load i32, ptr %_12.i15.i.i.i.3, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.4 = load i32, ptr %_14.i16.i.i.i.3, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.4 = icmp ult i32 %right.sroa.0.0.val.i.i.i.4, %left.sroa.0.0.val.i.i.i.4, !dbg !416
  %is_l.i14.i.i.i.4 = xor i1 %_0.i.i.i.i.i.4, true, !dbg !419
  %_13.i.i.i.i.4 = zext i1 %_0.i.i.i.i.i.4 to i64, !dbg !420
  %_12.i15.i.i.i.4 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.3, i64 %_13.i.i.i.i.4, !dbg !423
  %_15.i.i.i.i.4 = zext i1 %is_l.i14.i.i.i.4 to i64, !dbg !426
  %_14.i16.i.i.i.4 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.3, i64 %_15.i.i.i.i.4, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.4 = load i32, ptr %_12.i.i.i.i.3, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.4 = load i32, ptr %_14.i.i48.i.i.3, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.4 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.4, %left_rev.sroa.0.0.val.i.i.i.4, !dbg !432
  %is_l.i.i.i.i.4 = xor i1 %_0.i.i17.i.i.i.4, true, !dbg !435
  %_13.neg.i.i.i.i.4 = sext i1 %is_l.i.i.i.i.4 to i64, !dbg !436
  %_12.i.i.i.i.4 = getelementptr i32, ptr %_12.i.i.i.i.3, i64 %_13.neg.i.i.i.i.4, !dbg !439
  %_15.neg.i.i.i.i.4 = sext i1 %_0.i.i17.i.i.i.4 to i64, !dbg !444
  %_14.i.i48.i.i.4 = getelementptr i32, ptr %_14.i.i48.i.i.3, i64 %_15.neg.i.i.i.i.4, !dbg !445
  %right.sroa.0.0.val.i.i.i.5 = load i32, ptr %_12.i15.i.i.i.4, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.5 = load i32, ptr %_14.i16.i.i.i.4, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.5 = icmp ult i32 %right.sroa.0.0.val.i.i.i.5, %left.sroa.0.0.val.i.i.i.5, !dbg !416
  %is_l.i14.i.i.i.5 = xor i1 %_0.i.i.i.i.i.5, true, !dbg !419
  %_13.i.i.i.i.5 = zext i1 %_0.i.i.i.i.i.5 to i64, !dbg !420
  %_12.i15.i.i.i.5 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.4, i64 %_13.i.i.i.i.5, !dbg !423
  %_15.i.i.i.i.5 = zext i1 %is_l.i14.i.i.i.5 to i64, !dbg !426
  %_14.i16.i.i.i.5 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.4, i64 %_15.i.i.i.i.5, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.5 = load i32, ptr %_12.i.i.i.i.4, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.5 = load i32, ptr %_14.i.i48.i.i.4, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.5 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.5, %left_rev.sroa.0.0.val.i.i.i.5, !dbg !432
  %is_l.i.i.i.i.5 = xor i1 %_0.i.i17.i.i.i.5, true, !dbg !435
  %_13.neg.i.i.i.i.5 = sext i1 %is_l.i.i.i.i.5 to i64, !dbg !436
  %_12.i.i.i.i.5 = getelementptr i32, ptr %_12.i.i.i.i.4, i64 %_13.neg.i.i.i.i.5, !dbg !439
  %_15.neg.i.i.i.i.5 = sext i1 %_0.i.i17.i.i.i.5 to i64, !dbg !444
  %_14.i.i48.i.i.5 = getelementptr i32, ptr %_14.i.i48.i.i.4, i64 %_15.neg.i.i.i.i.5, !dbg !445
  %right.sroa.0.0.val.i.i.i.6 = load i32, ptr %_12.i15.i.i.i.5, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.6 = load i32, ptr %_14.i16.i.i.i.5, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.6 = icmp ult i32 %right.sroa.0.0.val.i.i.i.6, %left.sroa.0.0.val.i.i.i.6, !dbg !416
  %is_l.i14.i.i.i.6 = xor i1 %_0.i.i.i.i.i.6, true, !dbg !419
  %_13.i.i.i.i.6 = zext i1 %_0.i.i.i.i.i.6 to i64, !dbg !420
  %_12.i15.i.i.i.6 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.5, i64 %_13.i.i.i.i.6, !dbg !423
  %_15.i.i.i.i.6 = zext i1 %is_l.i14.i.i.i.6 to i64, !dbg !426
  %_14.i16.i.i.i.6 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.5, i64 %_15.i.i.i.i.6, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.6 = load i32, ptr %_12.i.i.i.i.5, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.6 = load i32, ptr %_14.i.i48.i.i.5, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.6 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.6, %left_rev.sroa.0.0.val.i.i.i.6, !dbg !432
  %is_l.i.i.i.i.6 = xor i1 %_0.i.i17.i.i.i.6, true, !dbg !435
  %_13.neg.i.i.i.i.6 = sext i1 %is_l.i.i.i.i.6 to i64, !dbg !436
  %_12.i.i.i.i.6 = getelementptr i32, ptr %_12.i.i.i.i.5, i64 %_13.neg.i.i.i.i.6, !dbg !439
  %_15.neg.i.i.i.i.6 = sext i1 %_0.i.i17.i.i.i.6 to i64, !dbg !444
  %_14.i.i48.i.i.6 = getelementptr i32, ptr %_14.i.i48.i.i.5, i64 %_15.neg.i.i.i.i.6, !dbg !445
  %right.sroa.0.0.val.i.i.i.7 = load i32, ptr %_12.i15.i.i.i.6, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.7 = load i32, ptr %_14.i16.i.i.i.6, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.7 = icmp ult i32 %right.sroa.0.0.val.i.i.i.7, %left.sroa.0.0.val.i.i.i.7, !dbg !416
  %is_l.i14.i.i.i.7 = xor i1 %_0.i.i.i.i.i.7, true, !dbg !419
  %_13.i.i.i.i.7 = zext i1 %_0.i.i.i.i.i.7 to i64, !dbg !420
  %_12.i15.i.i.i.7 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.6, i64 %_13.i.i.i.i.7, !dbg !423
  %_15.i.i.i.i.7 = zext i1 %is_l.i14.i.i.i.7 to i64, !dbg !426
  %_14.i16.i.i.i.7 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.6, i64 %_15.i.i.i.i.7, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.7 = load i32, ptr %_12.i.i.i.i.6, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.7 = load i32, ptr %_14.i.i48.i.i.6, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.7 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.7, %left_rev.sroa.0.0.val.i.i.i.7, !dbg !432
  %is_l.i.i.i.i.7 = xor i1 %_0.i.i17.i.i.i.7, true, !dbg !435
  %_13.neg.i.i.i.i.7 = sext i1 %is_l.i.i.i.i.7 to i64, !dbg !436
  %_12.i.i.i.i.7 = getelementptr i32, ptr %_12.i.i.i.i.6, i64 %_13.neg.i.i.i.i.7, !dbg !439
  %_15.neg.i.i.i.i.7 = sext i1 %_0.i.i17.i.i.i.7 to i64, !dbg !444
  %_14.i.i48.i.i.7 = getelementptr i32, ptr %_14.i.i48.i.i.6, i64 %_15.neg.i.i.i.i.7, !dbg !445
  %right.sroa.0.0.val.i.i.i.8 = load i32, ptr %_12.i15.i.i.i.7, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.8 = load i32, ptr %_14.i16.i.i.i.7, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.8 = icmp ult i32 %right.sroa.0.0.val.i.i.i.8, %left.sroa.0.0.val.i.i.i.8, !dbg !416
  %is_l.i14.i.i.i.8 = xor i1 %_0.i.i.i.i.i.8, true, !dbg !419
  %_13.i.i.i.i.8 = zext i1 %_0.i.i.i.i.i.8 to i64, !dbg !420
  %_12.i15.i.i.i.8 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.7, i64 %_13.i.i.i.i.8, !dbg !423
  %_15.i.i.i.i.8 = zext i1 %is_l.i14.i.i.i.8 to i64, !dbg !426
  %_14.i16.i.i.i.8 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.7, i64 %_15.i.i.i.i.8, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.8 = load i32, ptr %_12.i.i.i.i.7, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.8 = load i32, ptr %_14.i.i48.i.i.7, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.8 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.8, %left_rev.sroa.0.0.val.i.i.i.8, !dbg !432
  %is_l.i.i.i.i.8 = xor i1 %_0.i.i17.i.i.i.8, true, !dbg !435
  %_13.neg.i.i.i.i.8 = sext i1 %is_l.i.i.i.i.8 to i64, !dbg !436
  %_12.i.i.i.i.8 = getelementptr i32, ptr %_12.i.i.i.i.7, i64 %_13.neg.i.i.i.i.8, !dbg !439
  %_15.neg.i.i.i.i.8 = sext i1 %_0.i.i17.i.i.i.8 to i64, !dbg !444
  %_14.i.i48.i.i.8 = getelementptr i32, ptr %_14.i.i48.i.i.7, i64 %_15.neg.i.i.i.i.8, !dbg !445
  %right.sroa.0.0.val.i.i.i.9 = load i32, ptr %_12.i15.i.i.i.8, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.9 = load i32, ptr %_14.i16.i.i.i.8, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.9 = icmp ult i32 %right.sroa.0.0.val.i.i.i.9, %left.sroa.0.0.val.i.i.i.9, !dbg !416
  %is_l.i14.i.i.i.9 = xor i1 %_0.i.i.i.i.i.9, true, !dbg !419
  %_13.i.i.i.i.9 = zext i1 %_0.i.i.i.i.i.9 to i64, !dbg !420
  %_12.i15.i.i.i.9 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.8, i64 %_13.i.i.i.i.9, !dbg !423
  %_15.i.i.i.i.9 = zext i1 %is_l.i14.i.i.i.9 to i64, !dbg !426
  %_14.i16.i.i.i.9 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.8, i64 %_15.i.i.i.i.9, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.9 = load i32, ptr %_12.i.i.i.i.8, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.9 = load i32, ptr %_14.i.i48.i.i.8, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.9 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.9, %left_rev.sroa.0.0.val.i.i.i.9, !dbg !432
  %is_l.i.i.i.i.9 = xor i1 %_0.i.i17.i.i.i.9, true, !dbg !435
  %_13.neg.i.i.i.i.9 = sext i1 %is_l.i.i.i.i.9 to i64, !dbg !436
  %_12.i.i.i.i.9 = getelementptr i32, ptr %_12.i.i.i.i.8, i64 %_13.neg.i.i.i.i.9, !dbg !439
  %_15.neg.i.i.i.i.9 = sext i1 %_0.i.i17.i.i.i.9 to i64, !dbg !444
  %_14.i.i48.i.i.9 = getelementptr i32, ptr %_14.i.i48.i.i.8, i64 %_15.neg.i.i.i.i.9, !dbg !445
  %right.sroa.0.0.val.i.i.i.10 = load i32, ptr %_12.i15.i.i.i.9, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.10 = load i32, ptr %_14.i16.i.i.i.9, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.10 = icmp ult i32 %right.sroa.0.0.val.i.i.i.10, %left.sroa.0.0.val.i.i.i.10, !dbg !416
  %is_l.i14.i.i.i.10 = xor i1 %_0.i.i.i.i.i.10, true, !dbg !419
  %_13.i.i.i.i.10 = zext i1 %_0.i.i.i.i.i.10 to i64, !dbg !420
  %_12.i15.i.i.i.10 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.9, i64 %_13.i.i.i.i.10, !dbg !423
  %_15.i.i.i.i.10 = zext i1 %is_l.i14.i.i.i.10 to i64, !dbg !426
  %_14.i16.i.i.i.10 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.9, i64 %_15.i.i.i.i.10, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.10 = load i32, ptr %_12.i.i.i.i.9, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.10 = load i32, ptr %_14.i.i48.i.i.9, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.10 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.10, %left_rev.sroa.0.0.val.i.i.i.10, !dbg !432
  %is_l.i.i.i.i.10 = xor i1 %_0.i.i17.i.i.i.10, true, !dbg !435
  %_13.neg.i.i.i.i.10 = sext i1 %is_l.i.i.i.i.10 to i64, !dbg !436
  %_12.i.i.i.i.10 = getelementptr i32, ptr %_12.i.i.i.i.9, i64 %_13.neg.i.i.i.i.10, !dbg !439
  %_15.neg.i.i.i.i.10 = sext i1 %_0.i.i17.i.i.i.10 to i64, !dbg !444
  %_14.i.i48.i.i.10 = getelementptr i32, ptr %_14.i.i48.i.i.9, i64 %_15.neg.i.i.i.i.10, !dbg !445
  %right.sroa.0.0.val.i.i.i.11 = load i32, ptr %_12.i15.i.i.i.10, align 4, !dbg !403, !alias.scope !409, !noalias !412, !noundef !17
  %left.sroa.0.0.val.i.i.i.11 = load i32, ptr %_14.i16.i.i.i.10, align 4, !dbg !403, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i.i.i.i.11 = icmp ult i32 %right.sroa.0.0.val.i.i.i.11, %left.sroa.0.0.val.i.i.i.11, !dbg !416
  %is_l.i14.i.i.i.11 = xor i1 %_0.i.i.i.i.i.11, true, !dbg !419
  %_13.i.i.i.i.11 = zext i1 %_0.i.i.i.i.i.11 to i64, !dbg !420
  %_12.i15.i.i.i.11 = getelementptr inbounds nuw i32, ptr %_12.i15.i.i.i.10, i64 %_13.i.i.i.i.11, !dbg !423
  %_15.i.i.i.i.11 = zext i1 %is_l.i14.i.i.i.11 to i64, !dbg !426
  %_14.i16.i.i.i.11 = getelementptr inbounds nuw i32, ptr %_14.i16.i.i.i.10, i64 %_15.i.i.i.i.11, !dbg !427
  %right_rev.sroa.0.0.val.i.i.i.11 = load i32, ptr %_12.i.i.i.i.10, align 4, !dbg !429, !alias.scope !409, !noalias !412, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.11 = load i32, ptr %_14.i.i48.i.i.10, align 4, !dbg !429, !alias.scope !414, !noalias !415, !noundef !17
  %_0.i.i17.i.i.i.11 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.11, %left_rev.sroa.0.0.val.i.i.i.11, !dbg !432
  %is_l.i.i.i.i.11 = xor i1 %_0.i.i17.i.i.i.11, true, !dbg !435
  %_13.neg.i.i.i.i.11 = sext i1 %is_l.i.i.i.i.11 to i64, !dbg !436
  %_12.i.i.i.i.11 = getelementptr i32, ptr %_12.i.i.i.i.10, i64 %_13.neg.i.i.i.i.11, !dbg !439
  %_15.neg.i.i.i.i.11 = sext i1 %_0.i.i17.i.i.i.11 to i64, !dbg !444
  %_14.i.i48.i.i.11 = getelementptr i32, ptr %_14.i.i48.i.i.10, i64 %_15.neg.i.i.i.i.11, !dbg !445
  %left_end.i.i.i = getelementptr i8, ptr %_14.i.i48.i.i.11, i64 4, !dbg !449
  %right_end.i.i.i = getelementptr i8, ptr %_12.i.i.i.i.11, i64 4, !dbg !454
  %_31.i.i.i = icmp ne ptr %_14.i16.i.i.i.11, %left_end.i.i.i, !dbg !459
  %_32.i.i.i = icmp ne ptr %_12.i15.i.i.i.11, %right_end.i.i.i
  %or.cond.i.i.i = select i1 %_31.i.i.i, i1 true, i1 %_32.i.i.i, !dbg !459, !prof !461
  br i1 %or.cond.i.i.i, label %bb15.i.i.i, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit, !dbg !459, !prof !461

bb15.i.i.i:                                       ; preds = %bb33.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call fastcc void @_RNvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #10, !dbg !462, !noalias !463
  unreachable, !dbg !462

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit: ; preds = %bb33.i.i
  %27 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.11, i32 %left_rev.sroa.0.0.val.i.i.i.11), !dbg !464
  %28 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.11, i32 %left.sroa.0.0.val.i.i.i.11), !dbg !467
  %29 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.10, i32 %left_rev.sroa.0.0.val.i.i.i.10), !dbg !464
  %30 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.10, i32 %left.sroa.0.0.val.i.i.i.10), !dbg !467
  %31 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.9, i32 %left_rev.sroa.0.0.val.i.i.i.9), !dbg !464
  %32 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.9, i32 %left.sroa.0.0.val.i.i.i.9), !dbg !467
  %33 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.8, i32 %left_rev.sroa.0.0.val.i.i.i.8), !dbg !464
  %34 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.8, i32 %left.sroa.0.0.val.i.i.i.8), !dbg !467
  %35 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.7, i32 %left_rev.sroa.0.0.val.i.i.i.7), !dbg !464
  %36 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.7, i32 %left.sroa.0.0.val.i.i.i.7), !dbg !467
  %37 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.6, i32 %left_rev.sroa.0.0.val.i.i.i.6), !dbg !464
  %38 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.6, i32 %left.sroa.0.0.val.i.i.i.6), !dbg !467
  %39 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.5, i32 %left_rev.sroa.0.0.val.i.i.i.5), !dbg !464
  %40 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.5, i32 %left.sroa.0.0.val.i.i.i.5), !dbg !467
  %41 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.4, i32 %left_rev.sroa.0.0.val.i.i.i.4), !dbg !464
  %42 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.4, i32 %left.sroa.0.0.val.i.i.i.4), !dbg !467
  %43 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.3, i32 %left_rev.sroa.0.0.val.i.i.i.3), !dbg !464
  %44 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.3, i32 %left.sroa.0.0.val.i.i.i.3), !dbg !467
  %45 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.2, i32 %left_rev.sroa.0.0.val.i.i.i.2), !dbg !464
  %46 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.2, i32 %left.sroa.0.0.val.i.i.i.2), !dbg !467
  %47 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.1, i32 %left_rev.sroa.0.0.val.i.i.i.1), !dbg !464
  %48 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.1, i32 %left.sroa.0.0.val.i.i.i.1), !dbg !467
  %49 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i, i32 %left_rev.sroa.0.0.val.i.i.i), !dbg !464
  %50 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i, i32 %left.sroa.0.0.val.i.i.i), !dbg !467
  store i32 %50, ptr %v.0, align 4, !dbg !470, !noalias !271
  store i32 %48, ptr %_28.i, align 4, !dbg !470, !noalias !271
  store i32 %46, ptr %_34.i, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.6.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !470
  store i32 %44, ptr %stack_array.i.i.sroa.6.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.7.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !470
  store i32 %42, ptr %stack_array.i.i.sroa.7.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.8.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !470
  store i32 %40, ptr %stack_array.i.i.sroa.8.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.9.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !470
  store i32 %38, ptr %stack_array.i.i.sroa.9.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.10.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !470
  store i32 %36, ptr %stack_array.i.i.sroa.10.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.11.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !470
  store i32 %34, ptr %stack_array.i.i.sroa.11.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.12.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !470
  store i32 %32, ptr %stack_array.i.i.sroa.12.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.13.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !470
  store i32 %30, ptr %stack_array.i.i.sroa.13.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  store i32 %28, ptr %26, align 4, !dbg !470, !noalias !271
  store i32 %27, ptr %_30.i.i, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.16.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 52, !dbg !470
  store i32 %29, ptr %stack_array.i.i.sroa.16.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.17.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !470
  store i32 %31, ptr %stack_array.i.i.sroa.17.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.18.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 60, !dbg !470
  store i32 %33, ptr %stack_array.i.i.sroa.18.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.19.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !470
  store i32 %35, ptr %stack_array.i.i.sroa.19.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.20.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 68, !dbg !470
  store i32 %37, ptr %stack_array.i.i.sroa.20.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.21.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !470
  store i32 %39, ptr %stack_array.i.i.sroa.21.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.22.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 76, !dbg !470
  store i32 %41, ptr %stack_array.i.i.sroa.22.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.23.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !470
  store i32 %43, ptr %stack_array.i.i.sroa.23.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.24.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 84, !dbg !470
  store i32 %45, ptr %stack_array.i.i.sroa.24.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  %stack_array.i.i.sroa.25.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !470
  store i32 %47, ptr %stack_array.i.i.sroa.25.0.v.0.sroa_idx, align 4, !dbg !470, !noalias !271
  store i32 %49, ptr %25, align 4, !dbg !470, !noalias !271
  br label %bb7, !dbg !473

bb7:                                              ; preds = %bb3, %bb2, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting.exit
  ret void, !dbg !473

bb3:                                              ; preds = %bb2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !474), !dbg !477
  tail call void @llvm.experimental.noalias.scope.decl(metadata !483), !dbg !477
  %_16.i = getelementptr i8, ptr %v.0, i64 92, !dbg !485
  %51 = load i32, ptr %_16.i, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %51, ptr %v.0, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %v.0.val, ptr %_16.i, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_16.i.1 = getelementptr i8, ptr %v.0, i64 88, !dbg !485
  %52 = load i32, ptr %_16.i.1, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %52, ptr %_28.i, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %_28.i.val, ptr %_16.i.1, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_16.i.2 = getelementptr i8, ptr %v.0, i64 84, !dbg !485
  %53 = load i32, ptr %_16.i.2, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %53, ptr %_34.i, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %_34.i.val, ptr %_16.i.2, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !497
  %_16.i.3 = getelementptr i8, ptr %v.0, i64 80, !dbg !485
  %54 = load i32, ptr %_12.i.3, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %55 = load i32, ptr %_16.i.3, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %55, ptr %_12.i.3, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %54, ptr %_16.i.3, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !497
  %_16.i.4 = getelementptr i8, ptr %v.0, i64 76, !dbg !485
  %56 = load i32, ptr %_12.i.4, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %57 = load i32, ptr %_16.i.4, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %57, ptr %_12.i.4, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %56, ptr %_16.i.4, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !497
  %_16.i.5 = getelementptr i8, ptr %v.0, i64 72, !dbg !485
  %58 = load i32, ptr %_12.i.5, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %59 = load i32, ptr %_16.i.5, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %59, ptr %_12.i.5, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %58, ptr %_16.i.5, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !497
  %_16.i.6 = getelementptr i8, ptr %v.0, i64 68, !dbg !485
  %60 = load i32, ptr %_12.i.6, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %61 = load i32, ptr %_16.i.6, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %61, ptr %_12.i.6, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %60, ptr %_16.i.6, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !497
  %_16.i.7 = getelementptr i8, ptr %v.0, i64 64, !dbg !485
  %62 = load i32, ptr %_12.i.7, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %63 = load i32, ptr %_16.i.7, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %63, ptr %_12.i.7, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %62, ptr %_16.i.7, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !497
  %_16.i.8 = getelementptr i8, ptr %v.0, i64 60, !dbg !485
  %64 = load i32, ptr %_12.i.8, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %65 = load i32, ptr %_16.i.8, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %65, ptr %_12.i.8, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %64, ptr %_16.i.8, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !497
  %_16.i.9 = getelementptr i8, ptr %v.0, i64 56, !dbg !485
  %66 = load i32, ptr %_12.i.9, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %67 = load i32, ptr %_16.i.9, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %67, ptr %_12.i.9, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %66, ptr %_16.i.9, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !497
  %_16.i.10 = getelementptr i8, ptr %v.0, i64 52, !dbg !485
  %68 = load i32, ptr %_12.i.10, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %69 = load i32, ptr %_16.i.10, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %69, ptr %_12.i.10, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %68, ptr %_16.i.10, align 4, !dbg !492, !alias.scope !483, !noalias !474
  %_12.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 44, !dbg !497
  %_16.i.11 = getelementptr i8, ptr %v.0, i64 48, !dbg !485
  %70 = load i32, ptr %_12.i.11, align 4, !dbg !492, !alias.scope !474, !noalias !483, !noundef !17
  %71 = load i32, ptr %_16.i.11, align 4, !dbg !492, !alias.scope !483, !noalias !474
  store i32 %71, ptr %_12.i.11, align 4, !dbg !492, !alias.scope !474, !noalias !483
  store i32 %70, ptr %_16.i.11, align 4, !dbg !492, !alias.scope !483, !noalias !474
  br label %bb7, !dbg !473
}

; core::slice::sort::unstable::ipnsort::<u64, <[u64]>::sort_unstable_by<sorting::sorting::sorted::{closure#1}>::{closure#0}>
; Function Attrs: noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable7ipnsortyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1t_(ptr noalias nofree noundef nonnull align 8 %v.0) unnamed_addr #0 !dbg !498 {
start:
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8, !dbg !499
  %_28.i.val = load i64, ptr %_28.i, align 8, !dbg !509, !noundef !17
  %v.0.val = load i64, ptr %v.0, align 8, !dbg !509, !noundef !17
  %_0.i = icmp ult i64 %v.0.val, %_28.i.val, !dbg !510
  %_34.i = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !519
  %_34.i.val = load i64, ptr %_34.i, align 8, !dbg !521, !noundef !17
  %_0.i4 = icmp ult i64 %_28.i.val, %_34.i.val, !dbg !523
  br i1 %_0.i, label %bb5.i.preheader, label %bb12.i.preheader, !dbg !525

bb12.i.preheader:                                 ; preds = %start
  br i1 %_0.i4, label %bb18, label %bb15.i, !dbg !526

bb5.i.preheader:                                  ; preds = %start
  br i1 %_0.i4, label %bb7.i, label %bb18, !dbg !527

bb15.i:                                           ; preds = %bb12.i.preheader
  %_40.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !528
  %_40.i.val.1 = load i64, ptr %_40.i.1, align 8, !dbg !526, !noundef !17
  %_0.i3.1 = icmp ult i64 %_34.i.val, %_40.i.val.1, !dbg !532
  br i1 %_0.i3.1, label %bb18, label %bb15.i.1, !dbg !526

bb15.i.1:                                         ; preds = %bb15.i
  %_40.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !528
  %_40.i.val.2 = load i64, ptr %_40.i.2, align 8, !dbg !526, !noundef !17
  %_0.i3.2 = icmp ult i64 %_40.i.val.1, %_40.i.val.2, !dbg !532
  br i1 %_0.i3.2, label %bb18, label %bb15.i.2, !dbg !526

bb15.i.2:                                         ; preds = %bb15.i.1
  %_40.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !528
  %_40.i.val.3 = load i64, ptr %_40.i.3, align 8, !dbg !526, !noundef !17
  %_0.i3.3 = icmp ult i64 %_40.i.val.2, %_40.i.val.3, !dbg !532
  br i1 %_0.i3.3, label %bb18, label %bb15.i.3, !dbg !526

bb15.i.3:                                         ; preds = %bb15.i.2
  %_40.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !528
  %_40.i.val.4 = load i64, ptr %_40.i.4, align 8, !dbg !526, !noundef !17
  %_0.i3.4 = icmp ult i64 %_40.i.val.3, %_40.i.val.4, !dbg !532
  br i1 %_0.i3.4, label %bb18, label %bb15.i.4, !dbg !526

bb15.i.4:                                         ; preds = %bb15.i.3
  %_40.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !528
  %_40.i.val.5 = load i64, ptr %_40.i.5, align 8, !dbg !526, !noundef !17
  %_0.i3.5 = icmp ult i64 %_40.i.val.4, %_40.i.val.5, !dbg !532
  br i1 %_0.i3.5, label %bb18, label %bb15.i.5, !dbg !526

bb15.i.5:                                         ; preds = %bb15.i.4
  %_40.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !528
  %_40.i.val.6 = load i64, ptr %_40.i.6, align 8, !dbg !526, !noundef !17
  %_0.i3.6 = icmp ult i64 %_40.i.val.5, %_40.i.val.6, !dbg !532
  br i1 %_0.i3.6, label %bb18, label %bb15.i.6, !dbg !526

bb15.i.6:                                         ; preds = %bb15.i.5
  %_40.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !528
  %_40.i.val.7 = load i64, ptr %_40.i.7, align 8, !dbg !526, !noundef !17
  %_0.i3.7 = icmp ult i64 %_40.i.val.6, %_40.i.val.7, !dbg !532
  br i1 %_0.i3.7, label %bb18, label %bb15.i.7, !dbg !526

bb15.i.7:                                         ; preds = %bb15.i.6
  %_40.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !528
  %_40.i.val.8 = load i64, ptr %_40.i.8, align 8, !dbg !526, !noundef !17
  %_0.i3.8 = icmp ult i64 %_40.i.val.7, %_40.i.val.8, !dbg !532
  br i1 %_0.i3.8, label %bb18, label %bb15.i.8, !dbg !526

bb15.i.8:                                         ; preds = %bb15.i.7
  %_40.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !528
  %_40.i.val.9 = load i64, ptr %_40.i.9, align 8, !dbg !526, !noundef !17
  %_0.i3.9 = icmp ult i64 %_40.i.val.8, %_40.i.val.9, !dbg !532
  br i1 %_0.i3.9, label %bb18, label %bb15.i.9, !dbg !526

bb15.i.9:                                         ; preds = %bb15.i.8
  %_40.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 96, !dbg !528
  %_40.i.val.10 = load i64, ptr %_40.i.10, align 8, !dbg !526, !noundef !17
  %_0.i3.10 = icmp ult i64 %_40.i.val.9, %_40.i.val.10, !dbg !532
  br i1 %_0.i3.10, label %bb18, label %bb15.i.10, !dbg !526

bb15.i.10:                                        ; preds = %bb15.i.9
  %_40.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 104, !dbg !528
  %_40.i.val.11 = load i64, ptr %_40.i.11, align 8, !dbg !526, !noundef !17
  %_0.i3.11 = icmp ult i64 %_40.i.val.10, %_40.i.val.11, !dbg !532
  br i1 %_0.i3.11, label %bb18, label %bb15.i.11, !dbg !526

bb15.i.11:                                        ; preds = %bb15.i.10
  %_40.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 112, !dbg !528
  %_40.i.val.12 = load i64, ptr %_40.i.12, align 8, !dbg !526, !noundef !17
  %_0.i3.12 = icmp ult i64 %_40.i.val.11, %_40.i.val.12, !dbg !532
  br i1 %_0.i3.12, label %bb18, label %bb15.i.12, !dbg !526

bb15.i.12:                                        ; preds = %bb15.i.11
  %_40.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 120, !dbg !528
  %_40.i.val.13 = load i64, ptr %_40.i.13, align 8, !dbg !526, !noundef !17
  %_0.i3.13 = icmp ult i64 %_40.i.val.12, %_40.i.val.13, !dbg !532
  br i1 %_0.i3.13, label %bb18, label %bb15.i.13, !dbg !526

bb15.i.13:                                        ; preds = %bb15.i.12
  %_40.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 128, !dbg !528
  %_40.i.val.14 = load i64, ptr %_40.i.14, align 8, !dbg !526, !noundef !17
  %_0.i3.14 = icmp ult i64 %_40.i.val.13, %_40.i.val.14, !dbg !532
  br i1 %_0.i3.14, label %bb18, label %bb15.i.14, !dbg !526

bb15.i.14:                                        ; preds = %bb15.i.13
  %_40.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 136, !dbg !528
  %_40.i.val.15 = load i64, ptr %_40.i.15, align 8, !dbg !526, !noundef !17
  %_0.i3.15 = icmp ult i64 %_40.i.val.14, %_40.i.val.15, !dbg !532
  br i1 %_0.i3.15, label %bb18, label %bb15.i.15, !dbg !526

bb15.i.15:                                        ; preds = %bb15.i.14
  %_40.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 144, !dbg !528
  %_40.i.val.16 = load i64, ptr %_40.i.16, align 8, !dbg !526, !noundef !17
  %_0.i3.16 = icmp ult i64 %_40.i.val.15, %_40.i.val.16, !dbg !532
  br i1 %_0.i3.16, label %bb18, label %bb15.i.16, !dbg !526

bb15.i.16:                                        ; preds = %bb15.i.15
  %_40.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 152, !dbg !528
  %_40.i.val.17 = load i64, ptr %_40.i.17, align 8, !dbg !526, !noundef !17
  %_0.i3.17 = icmp ult i64 %_40.i.val.16, %_40.i.val.17, !dbg !532
  br i1 %_0.i3.17, label %bb18, label %bb15.i.17, !dbg !526

bb15.i.17:                                        ; preds = %bb15.i.16
  %_40.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 160, !dbg !528
  %_40.i.val.18 = load i64, ptr %_40.i.18, align 8, !dbg !526, !noundef !17
  %_0.i3.18 = icmp uge i64 %_40.i.val.17, %_40.i.val.18, !dbg !532
  br label %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1C_.exit, !dbg !526

bb7.i:                                            ; preds = %bb5.i.preheader
  %_34.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !535
  %_34.i.val.1 = load i64, ptr %_34.i.1, align 8, !dbg !527, !noundef !17
  %_0.i4.1 = icmp ult i64 %_34.i.val, %_34.i.val.1, !dbg !539
  br i1 %_0.i4.1, label %bb7.i.1, label %bb18, !dbg !527

bb7.i.1:                                          ; preds = %bb7.i
  %_34.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !535
  %_34.i.val.2 = load i64, ptr %_34.i.2, align 8, !dbg !527, !noundef !17
  %_0.i4.2 = icmp ult i64 %_34.i.val.1, %_34.i.val.2, !dbg !539
  br i1 %_0.i4.2, label %bb7.i.2, label %bb18, !dbg !527

bb7.i.2:                                          ; preds = %bb7.i.1
  %_34.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !535
  %_34.i.val.3 = load i64, ptr %_34.i.3, align 8, !dbg !527, !noundef !17
  %_0.i4.3 = icmp ult i64 %_34.i.val.2, %_34.i.val.3, !dbg !539
  br i1 %_0.i4.3, label %bb7.i.3, label %bb18, !dbg !527

bb7.i.3:                                          ; preds = %bb7.i.2
  %_34.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !535
  %_34.i.val.4 = load i64, ptr %_34.i.4, align 8, !dbg !527, !noundef !17
  %_0.i4.4 = icmp ult i64 %_34.i.val.3, %_34.i.val.4, !dbg !539
  br i1 %_0.i4.4, label %bb7.i.4, label %bb18, !dbg !527

bb7.i.4:                                          ; preds = %bb7.i.3
  %_34.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !535
  %_34.i.val.5 = load i64, ptr %_34.i.5, align 8, !dbg !527, !noundef !17
  %_0.i4.5 = icmp ult i64 %_34.i.val.4, %_34.i.val.5, !dbg !539
  br i1 %_0.i4.5, label %bb7.i.5, label %bb18, !dbg !527

bb7.i.5:                                          ; preds = %bb7.i.4
  %_34.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !535
  %_34.i.val.6 = load i64, ptr %_34.i.6, align 8, !dbg !527, !noundef !17
  %_0.i4.6 = icmp ult i64 %_34.i.val.5, %_34.i.val.6, !dbg !539
  br i1 %_0.i4.6, label %bb7.i.6, label %bb18, !dbg !527

bb7.i.6:                                          ; preds = %bb7.i.5
  %_34.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !535
  %_34.i.val.7 = load i64, ptr %_34.i.7, align 8, !dbg !527, !noundef !17
  %_0.i4.7 = icmp ult i64 %_34.i.val.6, %_34.i.val.7, !dbg !539
  br i1 %_0.i4.7, label %bb7.i.7, label %bb18, !dbg !527

bb7.i.7:                                          ; preds = %bb7.i.6
  %_34.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !535
  %_34.i.val.8 = load i64, ptr %_34.i.8, align 8, !dbg !527, !noundef !17
  %_0.i4.8 = icmp ult i64 %_34.i.val.7, %_34.i.val.8, !dbg !539
  br i1 %_0.i4.8, label %bb7.i.8, label %bb18, !dbg !527

bb7.i.8:                                          ; preds = %bb7.i.7
  %_34.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !535
  %_34.i.val.9 = load i64, ptr %_34.i.9, align 8, !dbg !527, !noundef !17
  %_0.i4.9 = icmp ult i64 %_34.i.val.8, %_34.i.val.9, !dbg !539
  br i1 %_0.i4.9, label %bb7.i.9, label %bb18, !dbg !527

bb7.i.9:                                          ; preds = %bb7.i.8
  %_34.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 96, !dbg !535
  %_34.i.val.10 = load i64, ptr %_34.i.10, align 8, !dbg !527, !noundef !17
  %_0.i4.10 = icmp ult i64 %_34.i.val.9, %_34.i.val.10, !dbg !539
  br i1 %_0.i4.10, label %bb7.i.10, label %bb18, !dbg !527

bb7.i.10:                                         ; preds = %bb7.i.9
  %_34.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 104, !dbg !535
  %_34.i.val.11 = load i64, ptr %_34.i.11, align 8, !dbg !527, !noundef !17
  %_0.i4.11 = icmp ult i64 %_34.i.val.10, %_34.i.val.11, !dbg !539
  br i1 %_0.i4.11, label %bb7.i.11, label %bb18, !dbg !527

bb7.i.11:                                         ; preds = %bb7.i.10
  %_34.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 112, !dbg !535
  %_34.i.val.12 = load i64, ptr %_34.i.12, align 8, !dbg !527, !noundef !17
  %_0.i4.12 = icmp ult i64 %_34.i.val.11, %_34.i.val.12, !dbg !539
  br i1 %_0.i4.12, label %bb7.i.12, label %bb18, !dbg !527

bb7.i.12:                                         ; preds = %bb7.i.11
  %_34.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 120, !dbg !535
  %_34.i.val.13 = load i64, ptr %_34.i.13, align 8, !dbg !527, !noundef !17
  %_0.i4.13 = icmp ult i64 %_34.i.val.12, %_34.i.val.13, !dbg !539
  br i1 %_0.i4.13, label %bb7.i.13, label %bb18, !dbg !527

bb7.i.13:                                         ; preds = %bb7.i.12
  %_34.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 128, !dbg !535
  %_34.i.val.14 = load i64, ptr %_34.i.14, align 8, !dbg !527, !noundef !17
  %_0.i4.14 = icmp ult i64 %_34.i.val.13, %_34.i.val.14, !dbg !539
  br i1 %_0.i4.14, label %bb7.i.14, label %bb18, !dbg !527

bb7.i.14:                                         ; preds = %bb7.i.13
  %_34.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 136, !dbg !535
  %_34.i.val.15 = load i64, ptr %_34.i.15, align 8, !dbg !527, !noundef !17
  %_0.i4.15 = icmp ult i64 %_34.i.val.14, %_34.i.val.15, !dbg !539
  br i1 %_0.i4.15, label %bb7.i.15, label %bb18, !dbg !527

bb7.i.15:                                         ; preds = %bb7.i.14
  %_34.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 144, !dbg !535
  %_34.i.val.16 = load i64, ptr %_34.i.16, align 8, !dbg !527, !noundef !17
  %_0.i4.16 = icmp ult i64 %_34.i.val.15, %_34.i.val.16, !dbg !539
  br i1 %_0.i4.16, label %bb7.i.16, label %bb18, !dbg !527

bb7.i.16:                                         ; preds = %bb7.i.15
  %_34.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 152, !dbg !535
  %_34.i.val.17 = load i64, ptr %_34.i.17, align 8, !dbg !527, !noundef !17
  %_0.i4.17 = icmp ult i64 %_34.i.val.16, %_34.i.val.17, !dbg !539
  br i1 %_0.i4.17, label %bb7.i.17, label %bb18, !dbg !527

bb7.i.17:                                         ; preds = %bb7.i.16
  %_34.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 160, !dbg !535
  %_34.i.val.18 = load i64, ptr %_34.i.18, align 8, !dbg !527, !noundef !17
  %_0.i4.18 = icmp ult i64 %_34.i.val.17, %_34.i.val.18, !dbg !539
  br label %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1C_.exit, !dbg !527

_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1C_.exit: ; preds = %bb7.i.17, %bb15.i.17
  %run_len.sroa.0.2.i = phi i1 [ %_0.i4.18, %bb7.i.17 ], [ %_0.i3.18, %bb15.i.17 ], !dbg !542
  br i1 %run_len.sroa.0.2.i, label %bb2, label %bb18, !dbg !543

bb2:                                              ; preds = %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1C_.exit
  br i1 %_0.i, label %bb3, label %bb7, !dbg !545

bb18:                                             ; preds = %bb15.i.8, %bb5.i.preheader, %bb7.i.13, %bb7.i, %bb7.i.1, %bb7.i.9, %bb7.i.2, %bb7.i.16, %bb7.i.3, %bb7.i.11, %bb7.i.4, %bb7.i.15, %bb7.i.5, %bb7.i.10, %bb7.i.6, %bb7.i.14, %bb7.i.7, %bb7.i.12, %bb7.i.8, %bb15.i.13, %bb12.i.preheader, %bb15.i, %bb15.i.1, %bb15.i.9, %bb15.i.2, %bb15.i.16, %bb15.i.3, %bb15.i.11, %bb15.i.4, %bb15.i.15, %bb15.i.5, %bb15.i.10, %bb15.i.6, %bb15.i.14, %bb15.i.7, %bb15.i.12, %_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1C_.exit
  %_30.i.i = getelementptr i8, ptr %v.0, i64 80
  br label %bb8.i.i, !dbg !546

bb8.i.i:                                          ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i, %bb18
  %region.sroa.8.0.i.i = phi i64 [ 10, %bb18 ], [ 11, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i ], !dbg !563
  %region.sroa.0.0.i.i = phi ptr [ %v.0, %bb18 ], [ %_30.i.i, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i ], !dbg !563
  %v_b.i.i7.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 24, !dbg !566
  %v_b.val.i.i8.i.i = load i64, ptr %v_b.i.i7.i.i, align 8, !dbg !575, !alias.scope !577, !noalias !584, !noundef !17
  %v_a.val.i.i9.i.i = load i64, ptr %region.sroa.0.0.i.i, align 8, !dbg !575, !alias.scope !577, !noalias !584, !noundef !17
  %_14.i.i10.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i.i9.i.i, i64 %v_b.val.i.i8.i.i), !dbg !587
  %0 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i.i9.i.i, i64 %v_b.val.i.i8.i.i), !dbg !593
  %v_a.i.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 8, !dbg !597
  %v_b.i1.i12.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 56, !dbg !600
  %v_b.val.i2.i13.i.i = load i64, ptr %v_b.i1.i12.i.i, align 8, !dbg !602, !alias.scope !577, !noalias !584, !noundef !17
  %v_a.val.i3.i14.i.i = load i64, ptr %v_a.i.i11.i.i, align 8, !dbg !602, !alias.scope !577, !noalias !584, !noundef !17
  %_14.i4.i15.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i3.i14.i.i, i64 %v_b.val.i2.i13.i.i), !dbg !603
  %1 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i3.i14.i.i, i64 %v_b.val.i2.i13.i.i), !dbg !605
  %v_a.i5.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 16, !dbg !607
  %v_b.i6.i17.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 40, !dbg !610
  %v_b.val.i7.i18.i.i = load i64, ptr %v_b.i6.i17.i.i, align 8, !dbg !612, !alias.scope !577, !noalias !584, !noundef !17
  %v_a.val.i8.i19.i.i = load i64, ptr %v_a.i5.i16.i.i, align 8, !dbg !612, !alias.scope !577, !noalias !584, !noundef !17
  %_14.i9.i20.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i8.i19.i.i, i64 %v_b.val.i7.i18.i.i), !dbg !613
  %2 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i8.i19.i.i, i64 %v_b.val.i7.i18.i.i), !dbg !615
  %v_a.i10.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 32, !dbg !617
  %v_b.i11.i22.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 64, !dbg !620
  %v_b.val.i12.i23.i.i = load i64, ptr %v_b.i11.i22.i.i, align 8, !dbg !622, !alias.scope !577, !noalias !584, !noundef !17
  %v_a.val.i13.i24.i.i = load i64, ptr %v_a.i10.i21.i.i, align 8, !dbg !622, !alias.scope !577, !noalias !584, !noundef !17
  %_14.i14.i25.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i13.i24.i.i, i64 %v_b.val.i12.i23.i.i), !dbg !623
  %3 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i13.i24.i.i, i64 %v_b.val.i12.i23.i.i), !dbg !625
  %_14.i19.i26.i.i = tail call i64 @llvm.umin.i64(i64 %0, i64 %_14.i4.i15.i.i), !dbg !627
  %4 = tail call i64 @llvm.umax.i64(i64 %0, i64 %_14.i4.i15.i.i), !dbg !630
  %_14.i24.i27.i.i = tail call i64 @llvm.umin.i64(i64 %2, i64 %3), !dbg !632
  %5 = tail call i64 @llvm.umax.i64(i64 %2, i64 %3), !dbg !635
  %_14.i29.i28.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i.i10.i.i, i64 %_14.i14.i25.i.i), !dbg !637
  %6 = tail call i64 @llvm.umax.i64(i64 %_14.i.i10.i.i, i64 %_14.i14.i25.i.i), !dbg !640
  %v_b.i31.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 48, !dbg !642
  %v_b.val.i32.i.i.i = load i64, ptr %v_b.i31.i.i.i, align 8, !dbg !645, !alias.scope !577, !noalias !584, !noundef !17
  %_14.i34.i29.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i9.i20.i.i, i64 %v_b.val.i32.i.i.i), !dbg !646
  %7 = tail call i64 @llvm.umax.i64(i64 %_14.i9.i20.i.i, i64 %v_b.val.i32.i.i.i), !dbg !648
  %_14.i39.i30.i.i = tail call i64 @llvm.umin.i64(i64 %4, i64 %5), !dbg !650
  %8 = tail call i64 @llvm.umax.i64(i64 %4, i64 %5), !dbg !653
  %_14.i44.i31.i.i = tail call i64 @llvm.umin.i64(i64 %1, i64 %6), !dbg !655
  %9 = tail call i64 @llvm.umax.i64(i64 %1, i64 %6), !dbg !658
  %_14.i49.i32.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i24.i27.i.i, i64 %7), !dbg !660
  %10 = tail call i64 @llvm.umax.i64(i64 %_14.i24.i27.i.i, i64 %7), !dbg !663
  %_14.i54.i33.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i19.i26.i.i, i64 %_14.i29.i28.i.i), !dbg !665
  %11 = tail call i64 @llvm.umax.i64(i64 %_14.i19.i26.i.i, i64 %_14.i29.i28.i.i), !dbg !668
  %_14.i59.i34.i.i = tail call i64 @llvm.umin.i64(i64 %9, i64 %10), !dbg !670
  %12 = tail call i64 @llvm.umax.i64(i64 %9, i64 %10), !dbg !673
  %_14.i64.i35.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i44.i31.i.i, i64 %_14.i34.i29.i.i), !dbg !675
  %13 = tail call i64 @llvm.umax.i64(i64 %_14.i44.i31.i.i, i64 %_14.i34.i29.i.i), !dbg !678
  %_14.i69.i36.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i49.i32.i.i, i64 %11), !dbg !680
  %14 = tail call i64 @llvm.umax.i64(i64 %_14.i49.i32.i.i, i64 %11), !dbg !683
  %_14.i74.i37.i.i = tail call i64 @llvm.umin.i64(i64 %8, i64 %12), !dbg !685
  %15 = tail call i64 @llvm.umax.i64(i64 %8, i64 %12), !dbg !688
  store i64 %15, ptr %region.sroa.0.0.i.i, align 8, !dbg !688, !alias.scope !577, !noalias !584
  %_14.i79.i38.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i39.i30.i.i, i64 %_14.i59.i34.i.i), !dbg !690
  %16 = tail call i64 @llvm.umax.i64(i64 %_14.i39.i30.i.i, i64 %_14.i59.i34.i.i), !dbg !693
  %_14.i84.i39.i.i = tail call i64 @llvm.umin.i64(i64 %13, i64 %14), !dbg !695
  %17 = tail call i64 @llvm.umax.i64(i64 %13, i64 %14), !dbg !698
  %_14.i89.i40.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i64.i35.i.i, i64 %_14.i54.i33.i.i), !dbg !700
  %18 = tail call i64 @llvm.umax.i64(i64 %_14.i64.i35.i.i, i64 %_14.i54.i33.i.i), !dbg !703
  store i64 %_14.i89.i40.i.i, ptr %v_b.i11.i22.i.i, align 8, !dbg !705, !alias.scope !577, !noalias !584
  %_14.i94.i41.i.i = tail call i64 @llvm.umin.i64(i64 %16, i64 %17), !dbg !708
  %19 = tail call i64 @llvm.umax.i64(i64 %16, i64 %17), !dbg !711
  %_14.i99.i42.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i79.i38.i.i, i64 %_14.i84.i39.i.i), !dbg !713
  %20 = tail call i64 @llvm.umax.i64(i64 %_14.i79.i38.i.i, i64 %_14.i84.i39.i.i), !dbg !716
  %_14.i104.i43.i.i = tail call i64 @llvm.umin.i64(i64 %18, i64 %_14.i69.i36.i.i), !dbg !718
  %21 = tail call i64 @llvm.umax.i64(i64 %18, i64 %_14.i69.i36.i.i), !dbg !721
  store i64 %_14.i104.i43.i.i, ptr %v_b.i1.i12.i.i, align 8, !dbg !723, !alias.scope !577, !noalias !584
  %_14.i109.i44.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i74.i37.i.i, i64 %19), !dbg !725
  %22 = tail call i64 @llvm.umax.i64(i64 %_14.i74.i37.i.i, i64 %19), !dbg !728
  store i64 %22, ptr %v_a.i.i11.i.i, align 8, !dbg !728, !alias.scope !577, !noalias !584
  store i64 %_14.i109.i44.i.i, ptr %v_a.i5.i16.i.i, align 8, !dbg !730, !alias.scope !577, !noalias !584
  %_14.i114.i45.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i94.i41.i.i, i64 %20), !dbg !732
  %23 = tail call i64 @llvm.umax.i64(i64 %_14.i94.i41.i.i, i64 %20), !dbg !735
  store i64 %23, ptr %v_b.i.i7.i.i, align 8, !dbg !735, !alias.scope !577, !noalias !584
  store i64 %_14.i114.i45.i.i, ptr %v_a.i10.i21.i.i, align 8, !dbg !737, !alias.scope !577, !noalias !584
  %_14.i119.i46.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i99.i42.i.i, i64 %21), !dbg !739
  %24 = tail call i64 @llvm.umax.i64(i64 %_14.i99.i42.i.i, i64 %21), !dbg !742
  store i64 %24, ptr %v_b.i6.i17.i.i, align 8, !dbg !742, !alias.scope !577, !noalias !584
  store i64 %_14.i119.i46.i.i, ptr %v_b.i31.i.i.i, align 8, !dbg !744, !alias.scope !577, !noalias !584
  %v_end.i.i.i = getelementptr inbounds nuw i64, ptr %region.sroa.0.0.i.i, i64 %region.sroa.8.0.i.i, !dbg !746
  %25 = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 72, !dbg !754
  br label %bb5.i.i.i, !dbg !757

bb5.i.i.i:                                        ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i, %bb8.i.i
  %tail.sroa.0.02.i.i.i = phi ptr [ %_14.i.i.i, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i ], [ %25, %bb8.i.i ]
  %26 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i.i, i64 -8, !dbg !762
  %tail.val.i.i.i.i = load i64, ptr %tail.sroa.0.02.i.i.i, align 8, !dbg !757, !alias.scope !765, !noalias !584, !noundef !17
  %.val1.i.i.i.i = load i64, ptr %26, align 8, !dbg !757, !alias.scope !765, !noalias !584, !noundef !17
  %_0.i.i.i.i.i = icmp ult i64 %.val1.i.i.i.i, %tail.val.i.i.i.i, !dbg !768
  br i1 %_0.i.i.i.i.i, label %bb4.i.i.i.i, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i, !dbg !757

bb4.i.i.i.i:                                      ; preds = %bb5.i.i.i, %bb6.i.i.i.i
  %27 = phi i64 [ %.val.i.i.i.i, %bb6.i.i.i.i ], [ %.val1.i.i.i.i, %bb5.i.i.i ], !dbg !771
  %gap_guard.sroa.4.0.i.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb6.i.i.i.i ], [ %tail.sroa.0.02.i.i.i, %bb5.i.i.i ], !dbg !776
  %sift.sroa.0.0.i.i.i.i = phi ptr [ %28, %bb6.i.i.i.i ], [ %26, %bb5.i.i.i ], !dbg !777
  store i64 %27, ptr %gap_guard.sroa.4.0.i.i.i.i, align 8, !dbg !771, !alias.scope !765, !noalias !584
  %_17.i.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i.i, %region.sroa.0.0.i.i, !dbg !778
  br i1 %_17.i.i.i.i, label %bb10.i.i.i.i, label %bb6.i.i.i.i, !dbg !778

bb6.i.i.i.i:                                      ; preds = %bb4.i.i.i.i
  %28 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i.i, i64 -8, !dbg !779
  %.val.i.i.i.i = load i64, ptr %28, align 8, !dbg !781, !alias.scope !765, !noalias !584, !noundef !17
  %_0.i2.i.i.i.i = icmp ult i64 %.val.i.i.i.i, %tail.val.i.i.i.i, !dbg !782
  br i1 %_0.i2.i.i.i.i, label %bb4.i.i.i.i, label %bb10.i.i.i.i, !dbg !781

bb10.i.i.i.i:                                     ; preds = %bb6.i.i.i.i, %bb4.i.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb6.i.i.i.i ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i ], !dbg !777
  store i64 %tail.val.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i, align 8, !dbg !785, !alias.scope !765, !noalias !792
  br label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i, !dbg !797

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i: ; preds = %bb10.i.i.i.i, %bb5.i.i.i
  %_14.i.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i.i, i64 8, !dbg !798
  %_10.not.i.i.i = icmp eq ptr %_14.i.i.i, %v_end.i.i.i, !dbg !800
  br i1 %_10.not.i.i.i, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i, label %bb5.i.i.i, !dbg !800

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i: ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i
  %_25.not.i.i = icmp eq ptr %region.sroa.0.0.i.i, %v.0, !dbg !801
  br i1 %_25.not.i.i, label %bb8.i.i, label %bb33.i.i, !dbg !801

bb33.i.i:                                         ; preds = %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !802), !dbg !805
  %29 = getelementptr inbounds nuw i8, ptr %v.0, i64 160, !dbg !807
  %30 = getelementptr i8, ptr %v.0, i64 72, !dbg !819
  %right.sroa.0.0.val.i.i.i = load i64, ptr %_30.i.i, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i = load i64, ptr %v.0, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i = icmp ult i64 %left.sroa.0.0.val.i.i.i, %right.sroa.0.0.val.i.i.i, !dbg !828
  %is_l.i14.i.i.i = xor i1 %_0.i.i.i.i, true, !dbg !831
  %_13.i.i.i.i = zext i1 %_0.i.i.i.i to i64, !dbg !832
  %_12.i15.i.i.i = getelementptr inbounds nuw i64, ptr %_30.i.i, i64 %_13.i.i.i.i, !dbg !835
  %_15.i.i.i.i = zext i1 %is_l.i14.i.i.i to i64, !dbg !838
  %_14.i16.i.i.i = getelementptr inbounds nuw i64, ptr %v.0, i64 %_15.i.i.i.i, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i = load i64, ptr %29, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i = load i64, ptr %30, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i, %right_rev.sroa.0.0.val.i.i.i, !dbg !844
  %is_l.i.i.i.i = xor i1 %_0.i17.i.i.i, true, !dbg !847
  %_13.neg.i.i.i.i = sext i1 %is_l.i.i.i.i to i64, !dbg !848
  %_12.i.i.i.i = getelementptr i64, ptr %29, i64 %_13.neg.i.i.i.i, !dbg !851
  %_15.neg.i.i.i.i = sext i1 %_0.i17.i.i.i to i64, !dbg !856
  %_14.i.i48.i.i = getelementptr i64, ptr %30, i64 %_15.neg.i.i.i.i, !dbg !857
  %right.sroa.0.0.val.i.i.i.1 = load i64, ptr %_12.i15.i.i.i, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.1 = load i64, ptr %_14.i16.i.i.i, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.1 = icmp ult i64 %left.sroa.0.0.val.i.i.i.1, %right.sroa.0.0.val.i.i.i.1, !dbg !828
  %is_l.i14.i.i.i.1 = xor i1 %_0.i.i.i.i.1, true, !dbg !831
  %_13.i.i.i.i.1 = zext i1 %_0.i.i.i.i.1 to i64, !dbg !832
  %_12.i15.i.i.i.1 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i, i64 %_13.i.i.i.i.1, !dbg !835
  %_15.i.i.i.i.1 = zext i1 %is_l.i14.i.i.i.1 to i64, !dbg !838
  %_14.i16.i.i.i.1 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i, i64 %_15.i.i.i.i.1, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.1 = load i64, ptr %_12.i.i.i.i, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.1 = load i64, ptr %_14.i.i48.i.i, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.1 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.1, %right_rev.sroa.0.0.val.i.i.i.1, !dbg !844
  %is_l.i.i.i.i.1 = xor i1 %_0.i17.i.i.i.1, true, !dbg !847
  %_13.neg.i.i.i.i.1 = sext i1 %is_l.i.i.i.i.1 to i64, !dbg !848
  %_12.i.i.i.i.1 = getelementptr i64, ptr %_12.i.i.i.i, i64 %_13.neg.i.i.i.i.1, !dbg !851
  %_15.neg.i.i.i.i.1 = sext i1 %_0.i17.i.i.i.1 to i64, !dbg !856
  %_14.i.i48.i.i.1 = getelementptr i64, ptr %_14.i.i48.i.i, i64 %_15.neg.i.i.i.i.1, !dbg !857
  %right.sroa.0.0.val.i.i.i.2 = load i64, ptr %_12.i15.i.i.i.1, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.2 = load i64, ptr %_14.i16.i.i.i.1, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.2 = icmp ult i64 %left.sroa.0.0.val.i.i.i.2, %right.sroa.0.0.val.i.i.i.2, !dbg !828
  %is_l.i14.i.i.i.2 = xor i1 %_0.i.i.i.i.2, true, !dbg !831
  %_13.i.i.i.i.2 = zext i1 %_0.i.i.i.i.2 to i64, !dbg !832
  %_12.i15.i.i.i.2 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.1, i64 %_13.i.i.i.i.2, !dbg !835
  %_15.i.i.i.i.2 = zext i1 %is_l.i14.i.i.i.2 to i64, !dbg !838
  %_14.i16.i.i.i.2 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.1, i64 %_15.i.i.i.i.2, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.2 = load i64, ptr %_12.i.i.i.i.1, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.2 = load i64, ptr %_14.i.i48.i.i.1, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.2 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.2, %right_rev.sroa.0.0.val.i.i.i.2, !dbg !844
  %is_l.i.i.i.i.2 = xor i1 %_0.i17.i.i.i.2, true, !dbg !847
  %_13.neg.i.i.i.i.2 = sext i1 %is_l.i.i.i.i.2 to i64, !dbg !848
  %_12.i.i.i.i.2 = getelementptr i64, ptr %_12.i.i.i.i.1, i64 %_13.neg.i.i.i.i.2, !dbg !851
  %_15.neg.i.i.i.i.2 = sext i1 %_0.i17.i.i.i.2 to i64, !dbg !856
  %_14.i.i48.i.i.2 = getelementptr i64, ptr %_14.i.i48.i.i.1, i64 %_15.neg.i.i.i.i.2, !dbg !857
  %right.sroa.0.0.val.i.i.i.3 = load i64, ptr %_12.i15.i.i.i.2, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.3 = load i64, ptr %_14.i16.i.i.i.2, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.3 = icmp ult i64 %left.sroa.0.0.val.i.i.i.3, %right.sroa.0.0.val.i.i.i.3, !dbg !828
  %is_l.i14.i.i.i.3 = xor i1 %_0.i.i.i.i.3, true, !dbg !831
  %_13.i.i.i.i.3 = zext i1 %_0.i.i.i.i.3 to i64, !dbg !832
  %_12.i15.i.i.i.3 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.2, i64 %_13.i.i.i.i.3, !dbg !835
  %_15.i.i.i.i.3 = zext i1 %is_l.i14.i.i.i.3 to i64, !dbg !838
  %_14.i16.i.i.i.3 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.2, i64 %_15.i.i.i.i.3, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.3 = load i64, ptr %_12.i.i.i.i.2, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.3 = load i64, ptr %_14.i.i48.i.i.2, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.3 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.3, %right_rev.sroa.0.0.val.i.i.i.3, !dbg !844
  %is_l.i.i.i.i.3 = xor i1 %_0.i17.i.i.i.3, true, !dbg !847
  %_13.neg.i.i.i.i.3 = sext i1 %is_l.i.i.i.i.3 to i64, !dbg !848
  %_12.i.i.i.i.3 = getelementptr i64, ptr %_12.i.i.i.i.2, i64 %_13.neg.i.i.i.i.3, !dbg !851
  %_15.neg.i.i.i.i.3 = sext i1 %_0.i17.i.i.i.3 to i64, !dbg !856
  %_14.i.i48.i.i.3 = getelementptr i64, ptr %_14.i.i48.i.i.2, i64 %_15.neg.i.i.i.i.3, !dbg !857
  %right.sroa.0.0.val.i.i.i.4 = load i64, ptr %_12.i15.i.i.i.3, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.4 = load i64, ptr %_14.i16.i.i.i.3, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.4 = icmp ult i64 %left.sroa.0.0.val.i.i.i.4, %right.sroa.0.0.val.i.i.i.4, !dbg !828
  %is_l.i14.i.i.i.4 = xor i1 %_0.i.i.i.i.4, true, !dbg !831
  %_13.i.i.i.i.4 = zext i1 %_0.i.i.i.i.4 to i64, !dbg !832
  %_12.i15.i.i.i.4 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.3, i64 %_13.i.i.i.i.4, !dbg !835
  %_15.i.i.i.i.4 = zext i1 %is_l.i14.i.i.i.4 to i64, !dbg !838
  %_14.i16.i.i.i.4 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.3, i64 %_15.i.i.i.i.4, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.4 = load i64, ptr %_12.i.i.i.i.3, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.4 = load i64, ptr %_14.i.i48.i.i.3, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.4 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.4, %right_rev.sroa.0.0.val.i.i.i.4, !dbg !844
  %is_l.i.i.i.i.4 = xor i1 %_0.i17.i.i.i.4, true, !dbg !847
  %_13.neg.i.i.i.i.4 = sext i1 %is_l.i.i.i.i.4 to i64, !dbg !848
  %_12.i.i.i.i.4 = getelementptr i64, ptr %_12.i.i.i.i.3, i64 %_13.neg.i.i.i.i.4, !dbg !851
  %_15.neg.i.i.i.i.4 = sext i1 %_0.i17.i.i.i.4 to i64, !dbg !856
  %_14.i.i48.i.i.4 = getelementptr i64, ptr %_14.i.i48.i.i.3, i64 %_15.neg.i.i.i.i.4, !dbg !857
  %right.sroa.0.0.val.i.i.i.5 = load i64, ptr %_12.i15.i.i.i.4, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.5 = load i64, ptr %_14.i16.i.i.i.4, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.5 = icmp ult i64 %left.sroa.0.0.val.i.i.i.5, %right.sroa.0.0.val.i.i.i.5, !dbg !828
  %is_l.i14.i.i.i.5 = xor i1 %_0.i.i.i.i.5, true, !dbg !831
  %_13.i.i.i.i.5 = zext i1 %_0.i.i.i.i.5 to i64, !dbg !832
  %_12.i15.i.i.i.5 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.4, i64 %_13.i.i.i.i.5, !dbg !835
  %_15.i.i.i.i.5 = zext i1 %is_l.i14.i.i.i.5 to i64, !dbg !838
  %_14.i16.i.i.i.5 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.4, i64 %_15.i.i.i.i.5, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.5 = load i64, ptr %_12.i.i.i.i.4, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.5 = load i64, ptr %_14.i.i48.i.i.4, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.5 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.5, %right_rev.sroa.0.0.val.i.i.i.5, !dbg !844
  %is_l.i.i.i.i.5 = xor i1 %_0.i17.i.i.i.5, true, !dbg !847
  %_13.neg.i.i.i.i.5 = sext i1 %is_l.i.i.i.i.5 to i64, !dbg !848
  %_12.i.i.i.i.5 = getelementptr i64, ptr %_12.i.i.i.i.4, i64 %_13.neg.i.i.i.i.5, !dbg !851
  %_15.neg.i.i.i.i.5 = sext i1 %_0.i17.i.i.i.5 to i64, !dbg !856
  %_14.i.i48.i.i.5 = getelementptr i64, ptr %_14.i.i48.i.i.4, i64 %_15.neg.i.i.i.i.5, !dbg !857
  %right.sroa.0.0.val.i.i.i.6 = load i64, ptr %_12.i15.i.i.i.5, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.6 = load i64, ptr %_14.i16.i.i.i.5, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.6 = icmp ult i64 %left.sroa.0.0.val.i.i.i.6, %right.sroa.0.0.val.i.i.i.6, !dbg !828
  %is_l.i14.i.i.i.6 = xor i1 %_0.i.i.i.i.6, true, !dbg !831
  %_13.i.i.i.i.6 = zext i1 %_0.i.i.i.i.6 to i64, !dbg !832
  %_12.i15.i.i.i.6 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.5, i64 %_13.i.i.i.i.6, !dbg !835
  %_15.i.i.i.i.6 = zext i1 %is_l.i14.i.i.i.6 to i64, !dbg !838
  %_14.i16.i.i.i.6 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.5, i64 %_15.i.i.i.i.6, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.6 = load i64, ptr %_12.i.i.i.i.5, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.6 = load i64, ptr %_14.i.i48.i.i.5, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.6 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.6, %right_rev.sroa.0.0.val.i.i.i.6, !dbg !844
  %is_l.i.i.i.i.6 = xor i1 %_0.i17.i.i.i.6, true, !dbg !847
  %_13.neg.i.i.i.i.6 = sext i1 %is_l.i.i.i.i.6 to i64, !dbg !848
  %_12.i.i.i.i.6 = getelementptr i64, ptr %_12.i.i.i.i.5, i64 %_13.neg.i.i.i.i.6, !dbg !851
  %_15.neg.i.i.i.i.6 = sext i1 %_0.i17.i.i.i.6 to i64, !dbg !856
  %_14.i.i48.i.i.6 = getelementptr i64, ptr %_14.i.i48.i.i.5, i64 %_15.neg.i.i.i.i.6, !dbg !857
  %right.sroa.0.0.val.i.i.i.7 = load i64, ptr %_12.i15.i.i.i.6, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.7 = load i64, ptr %_14.i16.i.i.i.6, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.7 = icmp ult i64 %left.sroa.0.0.val.i.i.i.7, %right.sroa.0.0.val.i.i.i.7, !dbg !828
  %is_l.i14.i.i.i.7 = xor i1 %_0.i.i.i.i.7, true, !dbg !831
  %_13.i.i.i.i.7 = zext i1 %_0.i.i.i.i.7 to i64, !dbg !832
  %_12.i15.i.i.i.7 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.6, i64 %_13.i.i.i.i.7, !dbg !835
  %_15.i.i.i.i.7 = zext i1 %is_l.i14.i.i.i.7 to i64, !dbg !838
  %_14.i16.i.i.i.7 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.6, i64 %_15.i.i.i.i.7, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.7 = load i64, ptr %_12.i.i.i.i.6, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.7 = load i64, ptr %_14.i.i48.i.i.6, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.7 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.7, %right_rev.sroa.0.0.val.i.i.i.7, !dbg !844
  %is_l.i.i.i.i.7 = xor i1 %_0.i17.i.i.i.7, true, !dbg !847
  %_13.neg.i.i.i.i.7 = sext i1 %is_l.i.i.i.i.7 to i64, !dbg !848
  %_12.i.i.i.i.7 = getelementptr i64, ptr %_12.i.i.i.i.6, i64 %_13.neg.i.i.i.i.7, !dbg !851
  %_15.neg.i.i.i.i.7 = sext i1 %_0.i17.i.i.i.7 to i64, !dbg !856
  %_14.i.i48.i.i.7 = getelementptr i64, ptr %_14.i.i48.i.i.6, i64 %_15.neg.i.i.i.i.7, !dbg !857
  %right.sroa.0.0.val.i.i.i.8 = load i64, ptr %_12.i15.i.i.i.7, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.8 = load i64, ptr %_14.i16.i.i.i.7, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.8 = icmp ult i64 %left.sroa.0.0.val.i.i.i.8, %right.sroa.0.0.val.i.i.i.8, !dbg !828
  %is_l.i14.i.i.i.8 = xor i1 %_0.i.i.i.i.8, true, !dbg !831
  %_13.i.i.i.i.8 = zext i1 %_0.i.i.i.i.8 to i64, !dbg !832
  %_12.i15.i.i.i.8 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.7, i64 %_13.i.i.i.i.8, !dbg !835
  %_15.i.i.i.i.8 = zext i1 %is_l.i14.i.i.i.8 to i64, !dbg !838
  %_14.i16.i.i.i.8 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.7, i64 %_15.i.i.i.i.8, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.8 = load i64, ptr %_12.i.i.i.i.7, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.8 = load i64, ptr %_14.i.i48.i.i.7, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.8 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.8, %right_rev.sroa.0.0.val.i.i.i.8, !dbg !844
  %is_l.i.i.i.i.8 = xor i1 %_0.i17.i.i.i.8, true, !dbg !847
  %_13.neg.i.i.i.i.8 = sext i1 %is_l.i.i.i.i.8 to i64, !dbg !848
  %_12.i.i.i.i.8 = getelementptr i64, ptr %_12.i.i.i.i.7, i64 %_13.neg.i.i.i.i.8, !dbg !851
  %_15.neg.i.i.i.i.8 = sext i1 %_0.i17.i.i.i.8 to i64, !dbg !856
  %_14.i.i48.i.i.8 = getelementptr i64, ptr %_14.i.i48.i.i.7, i64 %_15.neg.i.i.i.i.8, !dbg !857
  %right.sroa.0.0.val.i.i.i.9 = load i64, ptr %_12.i15.i.i.i.8, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %left.sroa.0.0.val.i.i.i.9 = load i64, ptr %_14.i16.i.i.i.8, align 8, !dbg !821, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i.i.i.i.9 = icmp ult i64 %left.sroa.0.0.val.i.i.i.9, %right.sroa.0.0.val.i.i.i.9, !dbg !828
  %is_l.i14.i.i.i.9 = xor i1 %_0.i.i.i.i.9, true, !dbg !831
  %_13.i.i.i.i.9 = zext i1 %_0.i.i.i.i.9 to i64, !dbg !832
  %_12.i15.i.i.i.9 = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.8, i64 %_13.i.i.i.i.9, !dbg !835
  %_15.i.i.i.i.9 = zext i1 %is_l.i14.i.i.i.9 to i64, !dbg !838
  %_14.i16.i.i.i.9 = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.8, i64 %_15.i.i.i.i.9, !dbg !839
  %right_rev.sroa.0.0.val.i.i.i.9 = load i64, ptr %_12.i.i.i.i.8, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.9 = load i64, ptr %_14.i.i48.i.i.8, align 8, !dbg !841, !alias.scope !827, !noalias !584, !noundef !17
  %_0.i17.i.i.i.9 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.9, %right_rev.sroa.0.0.val.i.i.i.9, !dbg !844
  %is_l.i.i.i.i.9 = xor i1 %_0.i17.i.i.i.9, true, !dbg !847
  %_13.neg.i.i.i.i.9 = sext i1 %is_l.i.i.i.i.9 to i64, !dbg !848
  %_12.i.i.i.i.9 = getelementptr i64, ptr %_12.i.i.i.i.8, i64 %_13.neg.i.i.i.i.9, !dbg !851
  %_15.neg.i.i.i.i.9 = sext i1 %_0.i17.i.i.i.9 to i64, !dbg !856
  %_14.i.i48.i.i.9 = getelementptr i64, ptr %_14.i.i48.i.i.8, i64 %_15.neg.i.i.i.i.9, !dbg !857
  %left_end.i.i.i = getelementptr i8, ptr %_14.i.i48.i.i.9, i64 8, !dbg !861
  %right_end.i.i.i = getelementptr i8, ptr %_12.i.i.i.i.9, i64 8, !dbg !866
  %left_nonempty.i.i.i = icmp ult ptr %_14.i16.i.i.i.9, %left_end.i.i.i
  %_30.i.i.i = xor i1 %left_nonempty.i.i.i, true
  %_29.i.i.i = zext i1 %_30.i.i.i to i64
  %_28.i.i.i = getelementptr inbounds nuw i64, ptr %_12.i15.i.i.i.9, i64 %_29.i.i.i
  %_27.i.i.i = zext i1 %left_nonempty.i.i.i to i64
  %_26.i.i.i = getelementptr inbounds nuw i64, ptr %_14.i16.i.i.i.9, i64 %_27.i.i.i
  %_31.i.i.i = icmp ne ptr %_26.i.i.i, %left_end.i.i.i, !dbg !871
  %_32.i.i.i = icmp ne ptr %_28.i.i.i, %right_end.i.i.i
  %or.cond.i.i.i = select i1 %_31.i.i.i, i1 true, i1 %_32.i.i.i, !dbg !871, !prof !461
  br i1 %or.cond.i.i.i, label %bb15.i.i.i, label %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_.exit, !dbg !871, !prof !461

bb15.i.i.i:                                       ; preds = %bb33.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call fastcc void @_RNvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #10, !dbg !873, !noalias !874
  unreachable, !dbg !873

_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_.exit: ; preds = %bb33.i.i
  %left.sroa.0.0.right.sroa.0.0.i.i.i = select i1 %left_nonempty.i.i.i, ptr %_14.i16.i.i.i.9, ptr %_12.i15.i.i.i.9
  %31 = load i64, ptr %left.sroa.0.0.right.sroa.0.0.i.i.i, align 8, !dbg !875, !alias.scope !827, !noalias !584
  %32 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.9, i64 %right_rev.sroa.0.0.val.i.i.i.9), !dbg !880
  %33 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.9, i64 %right.sroa.0.0.val.i.i.i.9), !dbg !883
  %34 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.8, i64 %right_rev.sroa.0.0.val.i.i.i.8), !dbg !880
  %35 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.8, i64 %right.sroa.0.0.val.i.i.i.8), !dbg !883
  %36 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.7, i64 %right_rev.sroa.0.0.val.i.i.i.7), !dbg !880
  %37 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.7, i64 %right.sroa.0.0.val.i.i.i.7), !dbg !883
  %38 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.6, i64 %right_rev.sroa.0.0.val.i.i.i.6), !dbg !880
  %39 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.6, i64 %right.sroa.0.0.val.i.i.i.6), !dbg !883
  %40 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.5, i64 %right_rev.sroa.0.0.val.i.i.i.5), !dbg !880
  %41 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.5, i64 %right.sroa.0.0.val.i.i.i.5), !dbg !883
  %42 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.4, i64 %right_rev.sroa.0.0.val.i.i.i.4), !dbg !880
  %43 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.4, i64 %right.sroa.0.0.val.i.i.i.4), !dbg !883
  %44 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.3, i64 %right_rev.sroa.0.0.val.i.i.i.3), !dbg !880
  %45 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.3, i64 %right.sroa.0.0.val.i.i.i.3), !dbg !883
  %46 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.2, i64 %right_rev.sroa.0.0.val.i.i.i.2), !dbg !880
  %47 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.2, i64 %right.sroa.0.0.val.i.i.i.2), !dbg !883
  %48 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.1, i64 %right_rev.sroa.0.0.val.i.i.i.1), !dbg !880
  %49 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.1, i64 %right.sroa.0.0.val.i.i.i.1), !dbg !883
  %50 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i, i64 %right_rev.sroa.0.0.val.i.i.i), !dbg !880
  %51 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i, i64 %right.sroa.0.0.val.i.i.i), !dbg !883
  store i64 %51, ptr %v.0, align 8, !dbg !886, !noalias !584
  store i64 %49, ptr %_28.i, align 8, !dbg !886, !noalias !584
  store i64 %47, ptr %_34.i, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.6.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !886
  store i64 %45, ptr %stack_array.i.i.sroa.6.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.7.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !886
  store i64 %43, ptr %stack_array.i.i.sroa.7.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.8.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !886
  store i64 %41, ptr %stack_array.i.i.sroa.8.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.9.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !886
  store i64 %39, ptr %stack_array.i.i.sroa.9.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.10.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !886
  store i64 %37, ptr %stack_array.i.i.sroa.10.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.11.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !886
  store i64 %35, ptr %stack_array.i.i.sroa.11.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  store i64 %33, ptr %30, align 8, !dbg !886, !noalias !584
  store i64 %31, ptr %_30.i.i, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.14.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !886
  store i64 %32, ptr %stack_array.i.i.sroa.14.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.15.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 96, !dbg !886
  store i64 %34, ptr %stack_array.i.i.sroa.15.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.16.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 104, !dbg !886
  store i64 %36, ptr %stack_array.i.i.sroa.16.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.17.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 112, !dbg !886
  store i64 %38, ptr %stack_array.i.i.sroa.17.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.18.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 120, !dbg !886
  store i64 %40, ptr %stack_array.i.i.sroa.18.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.19.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 128, !dbg !886
  store i64 %42, ptr %stack_array.i.i.sroa.19.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.20.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 136, !dbg !886
  store i64 %44, ptr %stack_array.i.i.sroa.20.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.21.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 144, !dbg !886
  store i64 %46, ptr %stack_array.i.i.sroa.21.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  %stack_array.i.i.sroa.22.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 152, !dbg !886
  store i64 %48, ptr %stack_array.i.i.sroa.22.0.v.0.sroa_idx, align 8, !dbg !886, !noalias !584
  store i64 %50, ptr %29, align 8, !dbg !886, !noalias !584
  br label %bb7, !dbg !889

bb7:                                              ; preds = %bb3, %bb2, %_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_.exit
  ret void, !dbg !889

bb3:                                              ; preds = %bb2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !890), !dbg !893
  tail call void @llvm.experimental.noalias.scope.decl(metadata !899), !dbg !893
  %_16.i = getelementptr i8, ptr %v.0, i64 160, !dbg !901
  %52 = load i64, ptr %_16.i, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %52, ptr %v.0, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %v.0.val, ptr %_16.i, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_16.i.1 = getelementptr i8, ptr %v.0, i64 152, !dbg !901
  %53 = load i64, ptr %_16.i.1, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %53, ptr %_28.i, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %_28.i.val, ptr %_16.i.1, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_16.i.2 = getelementptr i8, ptr %v.0, i64 144, !dbg !901
  %54 = load i64, ptr %_16.i.2, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %54, ptr %_34.i, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %_34.i.val, ptr %_16.i.2, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !910
  %_16.i.3 = getelementptr i8, ptr %v.0, i64 136, !dbg !901
  %55 = load i64, ptr %_12.i.3, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %56 = load i64, ptr %_16.i.3, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %56, ptr %_12.i.3, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %55, ptr %_16.i.3, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !910
  %_16.i.4 = getelementptr i8, ptr %v.0, i64 128, !dbg !901
  %57 = load i64, ptr %_12.i.4, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %58 = load i64, ptr %_16.i.4, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %58, ptr %_12.i.4, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %57, ptr %_16.i.4, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !910
  %_16.i.5 = getelementptr i8, ptr %v.0, i64 120, !dbg !901
  %59 = load i64, ptr %_12.i.5, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %60 = load i64, ptr %_16.i.5, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %60, ptr %_12.i.5, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %59, ptr %_16.i.5, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !910
  %_16.i.6 = getelementptr i8, ptr %v.0, i64 112, !dbg !901
  %61 = load i64, ptr %_12.i.6, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %62 = load i64, ptr %_16.i.6, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %62, ptr %_12.i.6, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %61, ptr %_16.i.6, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !910
  %_16.i.7 = getelementptr i8, ptr %v.0, i64 104, !dbg !901
  %63 = load i64, ptr %_12.i.7, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %64 = load i64, ptr %_16.i.7, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %64, ptr %_12.i.7, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %63, ptr %_16.i.7, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !910
  %_16.i.8 = getelementptr i8, ptr %v.0, i64 96, !dbg !901
  %65 = load i64, ptr %_12.i.8, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %66 = load i64, ptr %_16.i.8, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %66, ptr %_12.i.8, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %65, ptr %_16.i.8, align 8, !dbg !907, !alias.scope !899, !noalias !890
  %_12.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !910
  %_16.i.9 = getelementptr i8, ptr %v.0, i64 88, !dbg !901
  %67 = load i64, ptr %_12.i.9, align 8, !dbg !907, !alias.scope !890, !noalias !899, !noundef !17
  %68 = load i64, ptr %_16.i.9, align 8, !dbg !907, !alias.scope !899, !noalias !890
  store i64 %68, ptr %_12.i.9, align 8, !dbg !907, !alias.scope !890, !noalias !899
  store i64 %67, ptr %_16.i.9, align 8, !dbg !907, !alias.scope !899, !noalias !890
  br label %bb7, !dbg !889
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @merged(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !911 {
start:
  %merged.i584.i = alloca [192 x i8], align 4
  %merged.i.i = alloca [128 x i8], align 4
  %_14.i = alloca [192 x i8], align 4
  %_12.i = alloca [192 x i8], align 4
  %_9.i = alloca [128 x i8], align 4
  %_7.i = alloca [128 x i8], align 4
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !914
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !924
  %_12 = mul i32 %_13, %_14, !dbg !919
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !927
  %_11 = add i32 %_12, %_15, !dbg !930
  %t = zext i32 %_11 to i64, !dbg !930
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !931
  %_6 = load i64, ptr %_7, align 8, !dbg !935, !noundef !17
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !936
  %_8 = load i64, ptr %_9, align 8, !dbg !938, !noundef !17
  call void @llvm.lifetime.start.p0(ptr nonnull %merged.i584.i), !dbg !939
  %_4.i = urem i64 %_6, 9, !dbg !939
  %count.i = add nuw nsw i64 %_4.i, 8, !dbg !944
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !945, !noalias !948
  %_0.i.i = tail call noundef i64 @llvm.fshl.i64(i64 %_8, i64 %_8, i64 9), !dbg !951
  %_25.i = xor i64 %_0.i.i, %_6, !dbg !963
  %0 = or i64 %_25.i, 1, !dbg !963
  %_4.i.i.i.i.i = mul i64 %0, 6364136223846793005, !dbg !964
  %_3.i.i.i.i.i = add i64 %_4.i.i.i.i.i, 1, !dbg !987
  %_0.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 33, !dbg !990
  %_4.i.i.1.i.i.i = mul i64 %_3.i.i.i.i.i, 6364136223846793005, !dbg !964
  %_0.i.i.1.i.i.i = lshr i64 %_4.i.i.1.i.i.i, 33, !dbg !990
  %1 = mul i64 %_3.i.i.i.i.i, 7520897724310334953, !dbg !964
  %_3.i.i.2.i.i.i = add i64 %1, 6364136223846793006, !dbg !987
  %_0.i.i.2.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 33, !dbg !990
  %_4.i.i.3.i.i.i = mul i64 %_3.i.i.2.i.i.i, 6364136223846793005, !dbg !964
  %_0.i.i.3.i.i.i = lshr i64 %_4.i.i.3.i.i.i, 33, !dbg !990
  %2 = mul i64 %_3.i.i.2.i.i.i, 7520897724310334953, !dbg !964
  %_3.i.i.4.i.i.i = add i64 %2, 6364136223846793006, !dbg !987
  %_0.i.i.4.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 33, !dbg !990
  %_4.i.i.5.i.i.i = mul i64 %_3.i.i.4.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.5.i.i.i = add i64 %_4.i.i.5.i.i.i, 1, !dbg !987
  %_0.i.i.5.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 33, !dbg !990
  %_4.i.i.6.i.i.i = mul i64 %_3.i.i.5.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.6.i.i.i = add i64 %_4.i.i.6.i.i.i, 1, !dbg !987
  %_0.i.i.6.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 33, !dbg !990
  %_4.i.i.7.i.i.i = mul i64 %_3.i.i.6.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.7.i.i.i = add i64 %_4.i.i.7.i.i.i, 1, !dbg !987
  %_0.i.i.7.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 33, !dbg !990
  %_4.i.i.8.i.i.i = mul i64 %_3.i.i.7.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.8.i.i.i = add i64 %_4.i.i.8.i.i.i, 1, !dbg !987
  %_0.i.i.8.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 33, !dbg !990
  %_4.i.i.9.i.i.i = mul i64 %_3.i.i.8.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.9.i.i.i = add i64 %_4.i.i.9.i.i.i, 1, !dbg !987
  %_0.i.i.9.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 33, !dbg !990
  %_4.i.i.10.i.i.i = mul i64 %_3.i.i.9.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.10.i.i.i = add i64 %_4.i.i.10.i.i.i, 1, !dbg !987
  %_0.i.i.10.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 33, !dbg !990
  %_4.i.i.11.i.i.i = mul i64 %_3.i.i.10.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.11.i.i.i = add i64 %_4.i.i.11.i.i.i, 1, !dbg !987
  %_0.i.i.11.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 33, !dbg !990
  %_4.i.i.12.i.i.i = mul i64 %_3.i.i.11.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.12.i.i.i = add i64 %_4.i.i.12.i.i.i, 1, !dbg !987
  %_0.i.i.12.i.i.i = lshr i64 %_3.i.i.12.i.i.i, 33, !dbg !990
  %_4.i.i.13.i.i.i = mul i64 %_3.i.i.12.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.13.i.i.i = add i64 %_4.i.i.13.i.i.i, 1, !dbg !987
  %_0.i.i.13.i.i.i = lshr i64 %_3.i.i.13.i.i.i, 33, !dbg !990
  %_4.i.i.14.i.i.i = mul i64 %_3.i.i.13.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.14.i.i.i = add i64 %_4.i.i.14.i.i.i, 1, !dbg !987
  %_0.i.i.14.i.i.i = lshr i64 %_3.i.i.14.i.i.i, 33, !dbg !990
  %_4.i.i.15.i.i.i = mul i64 %_3.i.i.14.i.i.i, 6364136223846793005, !dbg !964
  %_3.i.i.15.i.i.i = add i64 %_4.i.i.15.i.i.i, 1, !dbg !987
  %_0.i.i.15.i.i.i = lshr i64 %_3.i.i.15.i.i.i, 33, !dbg !990
  %_3.i.i.i.i.i.i.i = trunc i64 %_0.i.i.i.i.i to i8, !dbg !991
  %_5.i.i.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 41, !dbg !1016
  %_4.i.i.i.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.1.i.i.i.i = trunc i64 %_0.i.i.1.i.i.i to i8, !dbg !991
  %_5.i.i.i.1.i.i.i.i = lshr i64 %_4.i.i.1.i.i.i, 41, !dbg !1016
  %_4.i.i.i.1.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.1.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.2.i.i.i.i = trunc i64 %_0.i.i.2.i.i.i to i8, !dbg !991
  %_5.i.i.i.2.i.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 41, !dbg !1016
  %_4.i.i.i.2.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.2.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.3.i.i.i.i = trunc i64 %_0.i.i.3.i.i.i to i8, !dbg !991
  %_5.i.i.i.3.i.i.i.i = lshr i64 %_4.i.i.3.i.i.i, 41, !dbg !1016
  %_4.i.i.i.3.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.3.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.4.i.i.i.i = trunc i64 %_0.i.i.4.i.i.i to i8, !dbg !991
  %_5.i.i.i.4.i.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 41, !dbg !1016
  %_4.i.i.i.4.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.4.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.5.i.i.i.i = trunc i64 %_0.i.i.5.i.i.i to i8, !dbg !991
  %_5.i.i.i.5.i.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 41, !dbg !1016
  %_4.i.i.i.5.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.5.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.6.i.i.i.i = trunc i64 %_0.i.i.6.i.i.i to i8, !dbg !991
  %_5.i.i.i.6.i.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 41, !dbg !1016
  %_4.i.i.i.6.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.6.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.7.i.i.i.i = trunc i64 %_0.i.i.7.i.i.i to i8, !dbg !991
  %_5.i.i.i.7.i.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 41, !dbg !1016
  %_4.i.i.i.7.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.7.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.8.i.i.i.i = trunc i64 %_0.i.i.8.i.i.i to i8, !dbg !991
  %_5.i.i.i.8.i.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 41, !dbg !1016
  %_4.i.i.i.8.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.8.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.9.i.i.i.i = trunc i64 %_0.i.i.9.i.i.i to i8, !dbg !991
  %_5.i.i.i.9.i.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 41, !dbg !1016
  %_4.i.i.i.9.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.9.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.10.i.i.i.i = trunc i64 %_0.i.i.10.i.i.i to i8, !dbg !991
  %_5.i.i.i.10.i.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 41, !dbg !1016
  %_4.i.i.i.10.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.10.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.11.i.i.i.i = trunc i64 %_0.i.i.11.i.i.i to i8, !dbg !991
  %_5.i.i.i.11.i.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 41, !dbg !1016
  %_4.i.i.i.11.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.11.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.12.i.i.i.i = trunc i64 %_0.i.i.12.i.i.i to i8, !dbg !991
  %_5.i.i.i.12.i.i.i.i = lshr i64 %_3.i.i.12.i.i.i, 41, !dbg !1016
  %_4.i.i.i.12.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.12.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.13.i.i.i.i = trunc i64 %_0.i.i.13.i.i.i to i8, !dbg !991
  %_5.i.i.i.13.i.i.i.i = lshr i64 %_3.i.i.13.i.i.i, 41, !dbg !1016
  %_4.i.i.i.13.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.13.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.14.i.i.i.i = trunc i64 %_0.i.i.14.i.i.i to i8, !dbg !991
  %_5.i.i.i.14.i.i.i.i = lshr i64 %_3.i.i.14.i.i.i, 41, !dbg !1016
  %_4.i.i.i.14.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.14.i.i.i.i to i32, !dbg !1016
  %_3.i.i.i.15.i.i.i.i = trunc i64 %_0.i.i.15.i.i.i to i8, !dbg !991
  %_5.i.i.i.15.i.i.i.i = lshr i64 %_3.i.i.15.i.i.i, 41, !dbg !1016
  %_4.i.i.i.15.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.15.i.i.i.i to i32, !dbg !1016
  store i8 %_3.i.i.i.i.i.i.i, ptr %_7.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.4612.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 4, !dbg !1017
  store i32 %_4.i.i.i.i.i.i.i, ptr %_31.sroa.4612.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.5.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 8, !dbg !1017
  store i8 %_3.i.i.i.1.i.i.i.i, ptr %_31.sroa.5.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.6613.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 12, !dbg !1017
  store i32 %_4.i.i.i.1.i.i.i.i, ptr %_31.sroa.6613.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.7.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 16, !dbg !1017
  store i8 %_3.i.i.i.2.i.i.i.i, ptr %_31.sroa.7.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.8614.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 20, !dbg !1017
  store i32 %_4.i.i.i.2.i.i.i.i, ptr %_31.sroa.8614.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.9.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 24, !dbg !1017
  store i8 %_3.i.i.i.3.i.i.i.i, ptr %_31.sroa.9.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.10615.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 28, !dbg !1017
  store i32 %_4.i.i.i.3.i.i.i.i, ptr %_31.sroa.10615.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.11.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 32, !dbg !1017
  store i8 %_3.i.i.i.4.i.i.i.i, ptr %_31.sroa.11.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.12616.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 36, !dbg !1017
  store i32 %_4.i.i.i.4.i.i.i.i, ptr %_31.sroa.12616.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.13.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 40, !dbg !1017
  store i8 %_3.i.i.i.5.i.i.i.i, ptr %_31.sroa.13.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.14617.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 44, !dbg !1017
  store i32 %_4.i.i.i.5.i.i.i.i, ptr %_31.sroa.14617.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.15.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 48, !dbg !1017
  store i8 %_3.i.i.i.6.i.i.i.i, ptr %_31.sroa.15.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.16618.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 52, !dbg !1017
  store i32 %_4.i.i.i.6.i.i.i.i, ptr %_31.sroa.16618.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.17.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 56, !dbg !1017
  store i8 %_3.i.i.i.7.i.i.i.i, ptr %_31.sroa.17.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.18619.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 60, !dbg !1017
  store i32 %_4.i.i.i.7.i.i.i.i, ptr %_31.sroa.18619.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.19.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 64, !dbg !1017
  store i8 %_3.i.i.i.8.i.i.i.i, ptr %_31.sroa.19.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.20620.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 68, !dbg !1017
  store i32 %_4.i.i.i.8.i.i.i.i, ptr %_31.sroa.20620.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.21.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 72, !dbg !1017
  store i8 %_3.i.i.i.9.i.i.i.i, ptr %_31.sroa.21.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.22621.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 76, !dbg !1017
  store i32 %_4.i.i.i.9.i.i.i.i, ptr %_31.sroa.22621.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.23.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 80, !dbg !1017
  store i8 %_3.i.i.i.10.i.i.i.i, ptr %_31.sroa.23.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.24622.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 84, !dbg !1017
  store i32 %_4.i.i.i.10.i.i.i.i, ptr %_31.sroa.24622.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.25.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 88, !dbg !1017
  store i8 %_3.i.i.i.11.i.i.i.i, ptr %_31.sroa.25.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.26623.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 92, !dbg !1017
  store i32 %_4.i.i.i.11.i.i.i.i, ptr %_31.sroa.26623.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.27.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 96, !dbg !1017
  store i8 %_3.i.i.i.12.i.i.i.i, ptr %_31.sroa.27.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.28624.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 100, !dbg !1017
  store i32 %_4.i.i.i.12.i.i.i.i, ptr %_31.sroa.28624.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.29.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 104, !dbg !1017
  store i8 %_3.i.i.i.13.i.i.i.i, ptr %_31.sroa.29.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.30625.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 108, !dbg !1017
  store i32 %_4.i.i.i.13.i.i.i.i, ptr %_31.sroa.30625.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.31.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 112, !dbg !1017
  store i8 %_3.i.i.i.14.i.i.i.i, ptr %_31.sroa.31.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.32626.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 116, !dbg !1017
  store i32 %_4.i.i.i.14.i.i.i.i, ptr %_31.sroa.32626.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.33.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 120, !dbg !1017
  store i8 %_3.i.i.i.15.i.i.i.i, ptr %_31.sroa.33.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  %_31.sroa.34627.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 124, !dbg !1017
  store i32 %_4.i.i.i.15.i.i.i.i, ptr %_31.sroa.34627.0._7.sroa_idx.i, align 4, !dbg !1017, !noalias !948
  call void @llvm.lifetime.start.p0(ptr nonnull %_9.i), !dbg !1018, !noalias !948
  %_0.i2.i = tail call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 9), !dbg !1019
  %_33.i = xor i64 %_8, %_0.i2.i, !dbg !1024
  %3 = or i64 %_33.i, 1, !dbg !1024
  %_4.i.i.i.i4.i = mul i64 %3, 6364136223846793005, !dbg !1025
  %_3.i.i.i.i5.i = add i64 %_4.i.i.i.i4.i, 1, !dbg !1034
  %_0.i.i.i.i6.i = lshr i64 %_3.i.i.i.i5.i, 33, !dbg !1036
  %_4.i.i.1.i.i7.i = mul i64 %_3.i.i.i.i5.i, 6364136223846793005, !dbg !1025
  %_0.i.i.1.i.i9.i = lshr i64 %_4.i.i.1.i.i7.i, 33, !dbg !1036
  %4 = mul i64 %_3.i.i.i.i5.i, 7520897724310334953, !dbg !1025
  %_3.i.i.2.i.i11.i = add i64 %4, 6364136223846793006, !dbg !1034
  %_0.i.i.2.i.i12.i = lshr i64 %_3.i.i.2.i.i11.i, 33, !dbg !1036
  %_4.i.i.3.i.i13.i = mul i64 %_3.i.i.2.i.i11.i, 6364136223846793005, !dbg !1025
  %_0.i.i.3.i.i15.i = lshr i64 %_4.i.i.3.i.i13.i, 33, !dbg !1036
  %5 = mul i64 %_3.i.i.2.i.i11.i, 7520897724310334953, !dbg !1025
  %_3.i.i.4.i.i17.i = add i64 %5, 6364136223846793006, !dbg !1034
  %_0.i.i.4.i.i18.i = lshr i64 %_3.i.i.4.i.i17.i, 33, !dbg !1036
  %_4.i.i.5.i.i19.i = mul i64 %_3.i.i.4.i.i17.i, 6364136223846793005, !dbg !1025
  %_3.i.i.5.i.i20.i = add i64 %_4.i.i.5.i.i19.i, 1, !dbg !1034
  %_0.i.i.5.i.i21.i = lshr i64 %_3.i.i.5.i.i20.i, 33, !dbg !1036
  %_4.i.i.6.i.i22.i = mul i64 %_3.i.i.5.i.i20.i, 6364136223846793005, !dbg !1025
  %_3.i.i.6.i.i23.i = add i64 %_4.i.i.6.i.i22.i, 1, !dbg !1034
  %_0.i.i.6.i.i24.i = lshr i64 %_3.i.i.6.i.i23.i, 33, !dbg !1036
  %_4.i.i.7.i.i25.i = mul i64 %_3.i.i.6.i.i23.i, 6364136223846793005, !dbg !1025
  %_3.i.i.7.i.i26.i = add i64 %_4.i.i.7.i.i25.i, 1, !dbg !1034
  %_0.i.i.7.i.i27.i = lshr i64 %_3.i.i.7.i.i26.i, 33, !dbg !1036
  %_4.i.i.8.i.i28.i = mul i64 %_3.i.i.7.i.i26.i, 6364136223846793005, !dbg !1025
  %_3.i.i.8.i.i29.i = add i64 %_4.i.i.8.i.i28.i, 1, !dbg !1034
  %_0.i.i.8.i.i30.i = lshr i64 %_3.i.i.8.i.i29.i, 33, !dbg !1036
  %_4.i.i.9.i.i31.i = mul i64 %_3.i.i.8.i.i29.i, 6364136223846793005, !dbg !1025
  %_3.i.i.9.i.i32.i = add i64 %_4.i.i.9.i.i31.i, 1, !dbg !1034
  %_0.i.i.9.i.i33.i = lshr i64 %_3.i.i.9.i.i32.i, 33, !dbg !1036
  %_4.i.i.10.i.i34.i = mul i64 %_3.i.i.9.i.i32.i, 6364136223846793005, !dbg !1025
  %_3.i.i.10.i.i35.i = add i64 %_4.i.i.10.i.i34.i, 1, !dbg !1034
  %_0.i.i.10.i.i36.i = lshr i64 %_3.i.i.10.i.i35.i, 33, !dbg !1036
  %_4.i.i.11.i.i37.i = mul i64 %_3.i.i.10.i.i35.i, 6364136223846793005, !dbg !1025
  %_3.i.i.11.i.i38.i = add i64 %_4.i.i.11.i.i37.i, 1, !dbg !1034
  %_0.i.i.11.i.i39.i = lshr i64 %_3.i.i.11.i.i38.i, 33, !dbg !1036
  %_4.i.i.12.i.i40.i = mul i64 %_3.i.i.11.i.i38.i, 6364136223846793005, !dbg !1025
  %_3.i.i.12.i.i41.i = add i64 %_4.i.i.12.i.i40.i, 1, !dbg !1034
  %_0.i.i.12.i.i42.i = lshr i64 %_3.i.i.12.i.i41.i, 33, !dbg !1036
  %_4.i.i.13.i.i43.i = mul i64 %_3.i.i.12.i.i41.i, 6364136223846793005, !dbg !1025
  %_3.i.i.13.i.i44.i = add i64 %_4.i.i.13.i.i43.i, 1, !dbg !1034
  %_0.i.i.13.i.i45.i = lshr i64 %_3.i.i.13.i.i44.i, 33, !dbg !1036
  %_4.i.i.14.i.i46.i = mul i64 %_3.i.i.13.i.i44.i, 6364136223846793005, !dbg !1025
  %_3.i.i.14.i.i47.i = add i64 %_4.i.i.14.i.i46.i, 1, !dbg !1034
  %_0.i.i.14.i.i48.i = lshr i64 %_3.i.i.14.i.i47.i, 33, !dbg !1036
  %_4.i.i.15.i.i49.i = mul i64 %_3.i.i.14.i.i47.i, 6364136223846793005, !dbg !1025
  %_3.i.i.15.i.i50.i = add i64 %_4.i.i.15.i.i49.i, 1, !dbg !1034
  %_0.i.i.15.i.i51.i = lshr i64 %_3.i.i.15.i.i50.i, 33, !dbg !1036
  %_3.i.i.i.i.i.i98.i = trunc i64 %_0.i.i.i.i6.i to i8, !dbg !1037
  %_5.i.i.i.i.i.i99.i = lshr i64 %_3.i.i.i.i5.i, 41, !dbg !1045
  %_4.i.i.i.i.i.i100.i = trunc nuw nsw i64 %_5.i.i.i.i.i.i99.i to i32, !dbg !1045
  %_3.i.i.i.1.i.i.i101.i = trunc i64 %_0.i.i.1.i.i9.i to i8, !dbg !1037
  %_5.i.i.i.1.i.i.i102.i = lshr i64 %_4.i.i.1.i.i7.i, 41, !dbg !1045
  %_4.i.i.i.1.i.i.i103.i = trunc nuw nsw i64 %_5.i.i.i.1.i.i.i102.i to i32, !dbg !1045
  %_3.i.i.i.2.i.i.i104.i = trunc i64 %_0.i.i.2.i.i12.i to i8, !dbg !1037
  %_5.i.i.i.2.i.i.i105.i = lshr i64 %_3.i.i.2.i.i11.i, 41, !dbg !1045
  %_4.i.i.i.2.i.i.i106.i = trunc nuw nsw i64 %_5.i.i.i.2.i.i.i105.i to i32, !dbg !1045
  %_3.i.i.i.3.i.i.i107.i = trunc i64 %_0.i.i.3.i.i15.i to i8, !dbg !1037
  %_5.i.i.i.3.i.i.i108.i = lshr i64 %_4.i.i.3.i.i13.i, 41, !dbg !1045
  %_4.i.i.i.3.i.i.i109.i = trunc nuw nsw i64 %_5.i.i.i.3.i.i.i108.i to i32, !dbg !1045
  %_3.i.i.i.4.i.i.i110.i = trunc i64 %_0.i.i.4.i.i18.i to i8, !dbg !1037
  %_5.i.i.i.4.i.i.i111.i = lshr i64 %_3.i.i.4.i.i17.i, 41, !dbg !1045
  %_4.i.i.i.4.i.i.i112.i = trunc nuw nsw i64 %_5.i.i.i.4.i.i.i111.i to i32, !dbg !1045
  %_3.i.i.i.5.i.i.i113.i = trunc i64 %_0.i.i.5.i.i21.i to i8, !dbg !1037
  %_5.i.i.i.5.i.i.i114.i = lshr i64 %_3.i.i.5.i.i20.i, 41, !dbg !1045
  %_4.i.i.i.5.i.i.i115.i = trunc nuw nsw i64 %_5.i.i.i.5.i.i.i114.i to i32, !dbg !1045
  %_3.i.i.i.6.i.i.i116.i = trunc i64 %_0.i.i.6.i.i24.i to i8, !dbg !1037
  %_5.i.i.i.6.i.i.i117.i = lshr i64 %_3.i.i.6.i.i23.i, 41, !dbg !1045
  %_4.i.i.i.6.i.i.i118.i = trunc nuw nsw i64 %_5.i.i.i.6.i.i.i117.i to i32, !dbg !1045
  %_3.i.i.i.7.i.i.i119.i = trunc i64 %_0.i.i.7.i.i27.i to i8, !dbg !1037
  %_5.i.i.i.7.i.i.i120.i = lshr i64 %_3.i.i.7.i.i26.i, 41, !dbg !1045
  %_4.i.i.i.7.i.i.i121.i = trunc nuw nsw i64 %_5.i.i.i.7.i.i.i120.i to i32, !dbg !1045
  %_3.i.i.i.8.i.i.i122.i = trunc i64 %_0.i.i.8.i.i30.i to i8, !dbg !1037
  %_5.i.i.i.8.i.i.i123.i = lshr i64 %_3.i.i.8.i.i29.i, 41, !dbg !1045
  %_4.i.i.i.8.i.i.i124.i = trunc nuw nsw i64 %_5.i.i.i.8.i.i.i123.i to i32, !dbg !1045
  %_3.i.i.i.9.i.i.i125.i = trunc i64 %_0.i.i.9.i.i33.i to i8, !dbg !1037
  %_5.i.i.i.9.i.i.i126.i = lshr i64 %_3.i.i.9.i.i32.i, 41, !dbg !1045
  %_4.i.i.i.9.i.i.i127.i = trunc nuw nsw i64 %_5.i.i.i.9.i.i.i126.i to i32, !dbg !1045
  %_3.i.i.i.10.i.i.i128.i = trunc i64 %_0.i.i.10.i.i36.i to i8, !dbg !1037
  %_5.i.i.i.10.i.i.i129.i = lshr i64 %_3.i.i.10.i.i35.i, 41, !dbg !1045
  %_4.i.i.i.10.i.i.i130.i = trunc nuw nsw i64 %_5.i.i.i.10.i.i.i129.i to i32, !dbg !1045
  %_3.i.i.i.11.i.i.i131.i = trunc i64 %_0.i.i.11.i.i39.i to i8, !dbg !1037
  %_5.i.i.i.11.i.i.i132.i = lshr i64 %_3.i.i.11.i.i38.i, 41, !dbg !1045
  %_4.i.i.i.11.i.i.i133.i = trunc nuw nsw i64 %_5.i.i.i.11.i.i.i132.i to i32, !dbg !1045
  %_3.i.i.i.12.i.i.i134.i = trunc i64 %_0.i.i.12.i.i42.i to i8, !dbg !1037
  %_5.i.i.i.12.i.i.i135.i = lshr i64 %_3.i.i.12.i.i41.i, 41, !dbg !1045
  %_4.i.i.i.12.i.i.i136.i = trunc nuw nsw i64 %_5.i.i.i.12.i.i.i135.i to i32, !dbg !1045
  %_3.i.i.i.13.i.i.i137.i = trunc i64 %_0.i.i.13.i.i45.i to i8, !dbg !1037
  %_5.i.i.i.13.i.i.i138.i = lshr i64 %_3.i.i.13.i.i44.i, 41, !dbg !1045
  %_4.i.i.i.13.i.i.i139.i = trunc nuw nsw i64 %_5.i.i.i.13.i.i.i138.i to i32, !dbg !1045
  %_3.i.i.i.14.i.i.i140.i = trunc i64 %_0.i.i.14.i.i48.i to i8, !dbg !1037
  %_5.i.i.i.14.i.i.i141.i = lshr i64 %_3.i.i.14.i.i47.i, 41, !dbg !1045
  %_4.i.i.i.14.i.i.i142.i = trunc nuw nsw i64 %_5.i.i.i.14.i.i.i141.i to i32, !dbg !1045
  %_3.i.i.i.15.i.i.i143.i = trunc i64 %_0.i.i.15.i.i51.i to i8, !dbg !1037
  %_5.i.i.i.15.i.i.i144.i = lshr i64 %_3.i.i.15.i.i50.i, 41, !dbg !1045
  %_4.i.i.i.15.i.i.i145.i = trunc nuw nsw i64 %_5.i.i.i.15.i.i.i144.i to i32, !dbg !1045
  store i8 %_3.i.i.i.i.i.i98.i, ptr %_9.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.4628.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 4, !dbg !1046
  store i32 %_4.i.i.i.i.i.i100.i, ptr %_39.sroa.4628.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.5.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 8, !dbg !1046
  store i8 %_3.i.i.i.1.i.i.i101.i, ptr %_39.sroa.5.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.6629.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 12, !dbg !1046
  store i32 %_4.i.i.i.1.i.i.i103.i, ptr %_39.sroa.6629.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.7.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 16, !dbg !1046
  store i8 %_3.i.i.i.2.i.i.i104.i, ptr %_39.sroa.7.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.8630.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 20, !dbg !1046
  store i32 %_4.i.i.i.2.i.i.i106.i, ptr %_39.sroa.8630.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.9.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 24, !dbg !1046
  store i8 %_3.i.i.i.3.i.i.i107.i, ptr %_39.sroa.9.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.10631.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 28, !dbg !1046
  store i32 %_4.i.i.i.3.i.i.i109.i, ptr %_39.sroa.10631.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.11.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 32, !dbg !1046
  store i8 %_3.i.i.i.4.i.i.i110.i, ptr %_39.sroa.11.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.12632.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 36, !dbg !1046
  store i32 %_4.i.i.i.4.i.i.i112.i, ptr %_39.sroa.12632.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.13.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 40, !dbg !1046
  store i8 %_3.i.i.i.5.i.i.i113.i, ptr %_39.sroa.13.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.14633.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 44, !dbg !1046
  store i32 %_4.i.i.i.5.i.i.i115.i, ptr %_39.sroa.14633.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.15.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 48, !dbg !1046
  store i8 %_3.i.i.i.6.i.i.i116.i, ptr %_39.sroa.15.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.16634.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 52, !dbg !1046
  store i32 %_4.i.i.i.6.i.i.i118.i, ptr %_39.sroa.16634.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.17.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 56, !dbg !1046
  store i8 %_3.i.i.i.7.i.i.i119.i, ptr %_39.sroa.17.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.18635.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 60, !dbg !1046
  store i32 %_4.i.i.i.7.i.i.i121.i, ptr %_39.sroa.18635.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.19.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 64, !dbg !1046
  store i8 %_3.i.i.i.8.i.i.i122.i, ptr %_39.sroa.19.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.20636.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 68, !dbg !1046
  store i32 %_4.i.i.i.8.i.i.i124.i, ptr %_39.sroa.20636.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.21.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 72, !dbg !1046
  store i8 %_3.i.i.i.9.i.i.i125.i, ptr %_39.sroa.21.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.22637.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 76, !dbg !1046
  store i32 %_4.i.i.i.9.i.i.i127.i, ptr %_39.sroa.22637.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.23.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 80, !dbg !1046
  store i8 %_3.i.i.i.10.i.i.i128.i, ptr %_39.sroa.23.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.24638.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 84, !dbg !1046
  store i32 %_4.i.i.i.10.i.i.i130.i, ptr %_39.sroa.24638.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.25.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 88, !dbg !1046
  store i8 %_3.i.i.i.11.i.i.i131.i, ptr %_39.sroa.25.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.26639.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 92, !dbg !1046
  store i32 %_4.i.i.i.11.i.i.i133.i, ptr %_39.sroa.26639.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.27.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 96, !dbg !1046
  store i8 %_3.i.i.i.12.i.i.i134.i, ptr %_39.sroa.27.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.28640.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 100, !dbg !1046
  store i32 %_4.i.i.i.12.i.i.i136.i, ptr %_39.sroa.28640.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.29.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 104, !dbg !1046
  store i8 %_3.i.i.i.13.i.i.i137.i, ptr %_39.sroa.29.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.30641.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 108, !dbg !1046
  store i32 %_4.i.i.i.13.i.i.i139.i, ptr %_39.sroa.30641.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.31.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 112, !dbg !1046
  store i8 %_3.i.i.i.14.i.i.i140.i, ptr %_39.sroa.31.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.32642.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 116, !dbg !1046
  store i32 %_4.i.i.i.14.i.i.i142.i, ptr %_39.sroa.32642.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.33.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 120, !dbg !1046
  store i8 %_3.i.i.i.15.i.i.i143.i, ptr %_39.sroa.33.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  %_39.sroa.34643.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 124, !dbg !1046
  store i32 %_4.i.i.i.15.i.i.i145.i, ptr %_39.sroa.34643.0._9.sroa_idx.i, align 4, !dbg !1046, !noalias !948
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1047), !dbg !1050
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1051), !dbg !1050
  call void @llvm.lifetime.start.p0(ptr nonnull %merged.i.i), !dbg !1053, !noalias !1056
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %merged.i.i, ptr noundef nonnull readonly align 4 dereferenceable(128) %_7.i, i64 128, i1 false), !dbg !1058, !noalias !1059
  br label %bb3.i.i, !dbg !1060

bb3.i.i:                                          ; preds = %bb3.i.i, %start
  %count.sroa.0.09.i.i = phi i64 [ %count.i, %start ], [ %count.sroa.0.110.i.i, %bb3.i.i ]
  %l.sroa.0.08.i.i = phi ptr [ %_7.i, %start ], [ %_31.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb3.i.i ]
  %r.sroa.0.07.i.i = phi ptr [ %_9.i, %start ], [ %_29.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb3.i.i ]
  %iter1.sroa.0.0.idx6.i.i = phi i64 [ 0, %start ], [ %iter1.sroa.0.0.add.i.i, %bb3.i.i ]
  %iter1.sroa.0.0.ptr.i.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 %iter1.sroa.0.0.idx6.i.i, !dbg !1064
  %count.sroa.0.110.i.i = add i64 %count.sroa.0.09.i.i, -1, !dbg !1064
  %iter1.sroa.0.0.add.i.i = add nuw nsw i64 %iter1.sroa.0.0.idx6.i.i, 8
  %r.sroa.0.0.val.i.i = load i8, ptr %r.sroa.0.07.i.i, align 4, !dbg !1073, !alias.scope !1051, !noalias !1075, !noundef !17
  %l.sroa.0.0.val.i.i = load i8, ptr %l.sroa.0.08.i.i, align 4, !dbg !1076, !alias.scope !1047, !noalias !1059, !noundef !17
  %right_first.i.not.i = icmp ult i8 %r.sroa.0.0.val.i.i, %l.sroa.0.0.val.i.i, !dbg !1073
  %r.sroa.0.0.l.sroa.0.0.i.i = select i1 %right_first.i.not.i, ptr %r.sroa.0.07.i.i, ptr %l.sroa.0.08.i.i, !dbg !1077
  %6 = load i64, ptr %r.sroa.0.0.l.sroa.0.0.i.i, align 4, !dbg !1079, !alias.scope !1082, !noalias !1083
  store i64 %6, ptr %iter1.sroa.0.0.ptr.i.i, align 4, !dbg !1079, !noalias !1056
  %_29.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i.not.i, i64 8, i64 0, !dbg !1084
  %_29.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %r.sroa.0.07.i.i, i64 %_29.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1084
  %_31.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i.not.i, i64 0, i64 8, !dbg !1087
  %_31.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %l.sroa.0.08.i.i, i64 %_31.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1087
  %7 = icmp ult i64 %count.sroa.0.09.i.i, 2, !dbg !1064
  %_46.i.i = icmp eq i64 %iter1.sroa.0.0.add.i.i, 128
  %8 = select i1 %7, i1 true, i1 %_46.i.i, !dbg !1064
  br i1 %8, label %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i, label %bb3.i.i, !dbg !1060

_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i: ; preds = %bb3.i.i
  %pairs.sroa.0.0.copyload.i = load i8, ptr %merged.i.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.4676.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 4, !dbg !1089
  %pairs.sroa.4676.0.copyload.i = load i32, ptr %pairs.sroa.4676.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.5.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 8, !dbg !1089
  %pairs.sroa.5.0.copyload.i = load i8, ptr %pairs.sroa.5.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.6677.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 12, !dbg !1089
  %pairs.sroa.6677.0.copyload.i = load i32, ptr %pairs.sroa.6677.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.7.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 16, !dbg !1089
  %pairs.sroa.7.0.copyload.i = load i8, ptr %pairs.sroa.7.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.8678.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 20, !dbg !1089
  %pairs.sroa.8678.0.copyload.i = load i32, ptr %pairs.sroa.8678.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.9.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 24, !dbg !1089
  %pairs.sroa.9.0.copyload.i = load i8, ptr %pairs.sroa.9.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.10679.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 28, !dbg !1089
  %pairs.sroa.10679.0.copyload.i = load i32, ptr %pairs.sroa.10679.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.11.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 32, !dbg !1089
  %pairs.sroa.11.0.copyload.i = load i8, ptr %pairs.sroa.11.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.12680.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 36, !dbg !1089
  %pairs.sroa.12680.0.copyload.i = load i32, ptr %pairs.sroa.12680.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.13.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 40, !dbg !1089
  %pairs.sroa.13.0.copyload.i = load i8, ptr %pairs.sroa.13.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.14681.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 44, !dbg !1089
  %pairs.sroa.14681.0.copyload.i = load i32, ptr %pairs.sroa.14681.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.15.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 48, !dbg !1089
  %pairs.sroa.15.0.copyload.i = load i8, ptr %pairs.sroa.15.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.16682.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 52, !dbg !1089
  %pairs.sroa.16682.0.copyload.i = load i32, ptr %pairs.sroa.16682.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.17.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 56, !dbg !1089
  %pairs.sroa.17.0.copyload.i = load i8, ptr %pairs.sroa.17.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.18683.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 60, !dbg !1089
  %pairs.sroa.18683.0.copyload.i = load i32, ptr %pairs.sroa.18683.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.19.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 64, !dbg !1089
  %pairs.sroa.19.0.copyload.i = load i8, ptr %pairs.sroa.19.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.20684.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 68, !dbg !1089
  %pairs.sroa.20684.0.copyload.i = load i32, ptr %pairs.sroa.20684.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.21.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 72, !dbg !1089
  %pairs.sroa.21.0.copyload.i = load i8, ptr %pairs.sroa.21.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.22685.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 76, !dbg !1089
  %pairs.sroa.22685.0.copyload.i = load i32, ptr %pairs.sroa.22685.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.23.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 80, !dbg !1089
  %pairs.sroa.23.0.copyload.i = load i8, ptr %pairs.sroa.23.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.24686.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 84, !dbg !1089
  %pairs.sroa.24686.0.copyload.i = load i32, ptr %pairs.sroa.24686.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.25.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 88, !dbg !1089
  %pairs.sroa.25.0.copyload.i = load i8, ptr %pairs.sroa.25.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.26687.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 92, !dbg !1089
  %pairs.sroa.26687.0.copyload.i = load i32, ptr %pairs.sroa.26687.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.27.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 96, !dbg !1089
  %pairs.sroa.27.0.copyload.i = load i8, ptr %pairs.sroa.27.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.28688.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 100, !dbg !1089
  %pairs.sroa.28688.0.copyload.i = load i32, ptr %pairs.sroa.28688.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.29.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 104, !dbg !1089
  %pairs.sroa.29.0.copyload.i = load i8, ptr %pairs.sroa.29.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.30689.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 108, !dbg !1089
  %pairs.sroa.30689.0.copyload.i = load i32, ptr %pairs.sroa.30689.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.31.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 112, !dbg !1089
  %pairs.sroa.31.0.copyload.i = load i8, ptr %pairs.sroa.31.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.32690.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 116, !dbg !1089
  %pairs.sroa.32690.0.copyload.i = load i32, ptr %pairs.sroa.32690.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.33.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 120, !dbg !1089
  %pairs.sroa.33.0.copyload.i = load i8, ptr %pairs.sroa.33.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  %pairs.sroa.34691.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 124, !dbg !1089
  %pairs.sroa.34691.0.copyload.i = load i32, ptr %pairs.sroa.34691.0.merged.i.sroa_idx.i, align 4, !dbg !1089, !noalias !1090
  call void @llvm.lifetime.end.p0(ptr nonnull %merged.i.i), !dbg !1091, !noalias !1056
  call void @llvm.lifetime.end.p0(ptr nonnull %_9.i), !dbg !1092, !noalias !948
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !1092, !noalias !948
  call void @llvm.lifetime.start.p0(ptr nonnull %_12.i), !dbg !1093, !noalias !948
  %_4.i.i.i.i.i.i275.i = trunc i64 %_5.i.i.i.i.i.i.i to i8, !dbg !1096
  %9 = trunc nuw nsw i64 %_0.i.i.i.i.i to i32, !dbg !1116
  %_8.i.i.i.i.i.i.i = xor i32 %9, -1, !dbg !1116
  %_4.i.i.i.1.i.i.i278.i = trunc i64 %_5.i.i.i.1.i.i.i.i to i8, !dbg !1096
  %10 = trunc nuw nsw i64 %_0.i.i.1.i.i.i to i32, !dbg !1116
  %_8.i.i.i.1.i.i.i.i = xor i32 %10, -1, !dbg !1116
  %_4.i.i.i.2.i.i.i281.i = trunc i64 %_5.i.i.i.2.i.i.i.i to i8, !dbg !1096
  %11 = trunc nuw nsw i64 %_0.i.i.2.i.i.i to i32, !dbg !1116
  %_8.i.i.i.2.i.i.i.i = xor i32 %11, -1, !dbg !1116
  %_4.i.i.i.3.i.i.i284.i = trunc i64 %_5.i.i.i.3.i.i.i.i to i8, !dbg !1096
  %12 = trunc nuw nsw i64 %_0.i.i.3.i.i.i to i32, !dbg !1116
  %_8.i.i.i.3.i.i.i.i = xor i32 %12, -1, !dbg !1116
  %_4.i.i.i.4.i.i.i287.i = trunc i64 %_5.i.i.i.4.i.i.i.i to i8, !dbg !1096
  %13 = trunc nuw nsw i64 %_0.i.i.4.i.i.i to i32, !dbg !1116
  %_8.i.i.i.4.i.i.i.i = xor i32 %13, -1, !dbg !1116
  %_4.i.i.i.5.i.i.i290.i = trunc i64 %_5.i.i.i.5.i.i.i.i to i8, !dbg !1096
  %14 = trunc nuw nsw i64 %_0.i.i.5.i.i.i to i32, !dbg !1116
  %_8.i.i.i.5.i.i.i.i = xor i32 %14, -1, !dbg !1116
  %_4.i.i.i.6.i.i.i293.i = trunc i64 %_5.i.i.i.6.i.i.i.i to i8, !dbg !1096
  %15 = trunc nuw nsw i64 %_0.i.i.6.i.i.i to i32, !dbg !1116
  %_8.i.i.i.6.i.i.i.i = xor i32 %15, -1, !dbg !1116
  %_4.i.i.i.7.i.i.i296.i = trunc i64 %_5.i.i.i.7.i.i.i.i to i8, !dbg !1096
  %16 = trunc nuw nsw i64 %_0.i.i.7.i.i.i to i32, !dbg !1116
  %_8.i.i.i.7.i.i.i.i = xor i32 %16, -1, !dbg !1116
  %_4.i.i.i.8.i.i.i299.i = trunc i64 %_5.i.i.i.8.i.i.i.i to i8, !dbg !1096
  %17 = trunc nuw nsw i64 %_0.i.i.8.i.i.i to i32, !dbg !1116
  %_8.i.i.i.8.i.i.i.i = xor i32 %17, -1, !dbg !1116
  %_4.i.i.i.9.i.i.i302.i = trunc i64 %_5.i.i.i.9.i.i.i.i to i8, !dbg !1096
  %18 = trunc nuw nsw i64 %_0.i.i.9.i.i.i to i32, !dbg !1116
  %_8.i.i.i.9.i.i.i.i = xor i32 %18, -1, !dbg !1116
  %_4.i.i.i.10.i.i.i305.i = trunc i64 %_5.i.i.i.10.i.i.i.i to i8, !dbg !1096
  %19 = trunc nuw nsw i64 %_0.i.i.10.i.i.i to i32, !dbg !1116
  %_8.i.i.i.10.i.i.i.i = xor i32 %19, -1, !dbg !1116
  %_4.i.i.i.11.i.i.i308.i = trunc i64 %_5.i.i.i.11.i.i.i.i to i8, !dbg !1096
  %20 = trunc nuw nsw i64 %_0.i.i.11.i.i.i to i32, !dbg !1116
  %_8.i.i.i.11.i.i.i.i = xor i32 %20, -1, !dbg !1116
  %_4.i.i.i.12.i.i.i311.i = trunc i64 %_5.i.i.i.12.i.i.i.i to i8, !dbg !1096
  %21 = trunc nuw nsw i64 %_0.i.i.12.i.i.i to i32, !dbg !1116
  %_8.i.i.i.12.i.i.i.i = xor i32 %21, -1, !dbg !1116
  %_4.i.i.i.13.i.i.i314.i = trunc i64 %_5.i.i.i.13.i.i.i.i to i8, !dbg !1096
  %22 = trunc nuw nsw i64 %_0.i.i.13.i.i.i to i32, !dbg !1116
  %_8.i.i.i.13.i.i.i.i = xor i32 %22, -1, !dbg !1116
  %_4.i.i.i.14.i.i.i317.i = trunc i64 %_5.i.i.i.14.i.i.i.i to i8, !dbg !1096
  %23 = trunc nuw nsw i64 %_0.i.i.14.i.i.i to i32, !dbg !1116
  %_8.i.i.i.14.i.i.i.i = xor i32 %23, -1, !dbg !1116
  %_4.i.i.i.15.i.i.i320.i = trunc i64 %_5.i.i.i.15.i.i.i.i to i8, !dbg !1096
  %24 = trunc nuw nsw i64 %_0.i.i.15.i.i.i to i32, !dbg !1116
  %_8.i.i.i.15.i.i.i.i = xor i32 %24, -1, !dbg !1116
  store i8 %_3.i.i.i.i.i.i.i, ptr %_12.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.4.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 1, !dbg !1117
  store i8 %_4.i.i.i.i.i.i275.i, ptr %_47.sroa.4.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.5644.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 4, !dbg !1117
  store i32 %_4.i.i.i.i.i.i.i, ptr %_47.sroa.5644.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.6.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 8, !dbg !1117
  store i32 %_8.i.i.i.i.i.i.i, ptr %_47.sroa.6.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.7.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 12, !dbg !1117
  store i8 %_3.i.i.i.1.i.i.i.i, ptr %_47.sroa.7.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.8.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 13, !dbg !1117
  store i8 %_4.i.i.i.1.i.i.i278.i, ptr %_47.sroa.8.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.9645.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 16, !dbg !1117
  store i32 %_4.i.i.i.1.i.i.i.i, ptr %_47.sroa.9645.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.10.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 20, !dbg !1117
  store i32 %_8.i.i.i.1.i.i.i.i, ptr %_47.sroa.10.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.11.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 24, !dbg !1117
  store i8 %_3.i.i.i.2.i.i.i.i, ptr %_47.sroa.11.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.12.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 25, !dbg !1117
  store i8 %_4.i.i.i.2.i.i.i281.i, ptr %_47.sroa.12.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.13646.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 28, !dbg !1117
  store i32 %_4.i.i.i.2.i.i.i.i, ptr %_47.sroa.13646.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.14.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 32, !dbg !1117
  store i32 %_8.i.i.i.2.i.i.i.i, ptr %_47.sroa.14.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.15.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 36, !dbg !1117
  store i8 %_3.i.i.i.3.i.i.i.i, ptr %_47.sroa.15.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.16.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 37, !dbg !1117
  store i8 %_4.i.i.i.3.i.i.i284.i, ptr %_47.sroa.16.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.17647.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 40, !dbg !1117
  store i32 %_4.i.i.i.3.i.i.i.i, ptr %_47.sroa.17647.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.18.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 44, !dbg !1117
  store i32 %_8.i.i.i.3.i.i.i.i, ptr %_47.sroa.18.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.19.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 48, !dbg !1117
  store i8 %_3.i.i.i.4.i.i.i.i, ptr %_47.sroa.19.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.20.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 49, !dbg !1117
  store i8 %_4.i.i.i.4.i.i.i287.i, ptr %_47.sroa.20.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.21648.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 52, !dbg !1117
  store i32 %_4.i.i.i.4.i.i.i.i, ptr %_47.sroa.21648.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.22.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 56, !dbg !1117
  store i32 %_8.i.i.i.4.i.i.i.i, ptr %_47.sroa.22.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.23.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 60, !dbg !1117
  store i8 %_3.i.i.i.5.i.i.i.i, ptr %_47.sroa.23.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.24.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 61, !dbg !1117
  store i8 %_4.i.i.i.5.i.i.i290.i, ptr %_47.sroa.24.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.25649.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 64, !dbg !1117
  store i32 %_4.i.i.i.5.i.i.i.i, ptr %_47.sroa.25649.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.26.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 68, !dbg !1117
  store i32 %_8.i.i.i.5.i.i.i.i, ptr %_47.sroa.26.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.27.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 72, !dbg !1117
  store i8 %_3.i.i.i.6.i.i.i.i, ptr %_47.sroa.27.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.28.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 73, !dbg !1117
  store i8 %_4.i.i.i.6.i.i.i293.i, ptr %_47.sroa.28.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.29650.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 76, !dbg !1117
  store i32 %_4.i.i.i.6.i.i.i.i, ptr %_47.sroa.29650.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.30.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 80, !dbg !1117
  store i32 %_8.i.i.i.6.i.i.i.i, ptr %_47.sroa.30.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.31.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 84, !dbg !1117
  store i8 %_3.i.i.i.7.i.i.i.i, ptr %_47.sroa.31.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.32.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 85, !dbg !1117
  store i8 %_4.i.i.i.7.i.i.i296.i, ptr %_47.sroa.32.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.33651.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 88, !dbg !1117
  store i32 %_4.i.i.i.7.i.i.i.i, ptr %_47.sroa.33651.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.34.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 92, !dbg !1117
  store i32 %_8.i.i.i.7.i.i.i.i, ptr %_47.sroa.34.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.35.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 96, !dbg !1117
  store i8 %_3.i.i.i.8.i.i.i.i, ptr %_47.sroa.35.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.36.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 97, !dbg !1117
  store i8 %_4.i.i.i.8.i.i.i299.i, ptr %_47.sroa.36.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.37652.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 100, !dbg !1117
  store i32 %_4.i.i.i.8.i.i.i.i, ptr %_47.sroa.37652.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.38.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 104, !dbg !1117
  store i32 %_8.i.i.i.8.i.i.i.i, ptr %_47.sroa.38.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.39.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 108, !dbg !1117
  store i8 %_3.i.i.i.9.i.i.i.i, ptr %_47.sroa.39.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.40.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 109, !dbg !1117
  store i8 %_4.i.i.i.9.i.i.i302.i, ptr %_47.sroa.40.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.41653.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 112, !dbg !1117
  store i32 %_4.i.i.i.9.i.i.i.i, ptr %_47.sroa.41653.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.42.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 116, !dbg !1117
  store i32 %_8.i.i.i.9.i.i.i.i, ptr %_47.sroa.42.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.43.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 120, !dbg !1117
  store i8 %_3.i.i.i.10.i.i.i.i, ptr %_47.sroa.43.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.44.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 121, !dbg !1117
  store i8 %_4.i.i.i.10.i.i.i305.i, ptr %_47.sroa.44.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.45654.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 124, !dbg !1117
  store i32 %_4.i.i.i.10.i.i.i.i, ptr %_47.sroa.45654.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.46.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 128, !dbg !1117
  store i32 %_8.i.i.i.10.i.i.i.i, ptr %_47.sroa.46.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.47.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 132, !dbg !1117
  store i8 %_3.i.i.i.11.i.i.i.i, ptr %_47.sroa.47.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.48.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 133, !dbg !1117
  store i8 %_4.i.i.i.11.i.i.i308.i, ptr %_47.sroa.48.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.49655.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 136, !dbg !1117
  store i32 %_4.i.i.i.11.i.i.i.i, ptr %_47.sroa.49655.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.50.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 140, !dbg !1117
  store i32 %_8.i.i.i.11.i.i.i.i, ptr %_47.sroa.50.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.51.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 144, !dbg !1117
  store i8 %_3.i.i.i.12.i.i.i.i, ptr %_47.sroa.51.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.52.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 145, !dbg !1117
  store i8 %_4.i.i.i.12.i.i.i311.i, ptr %_47.sroa.52.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.53656.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 148, !dbg !1117
  store i32 %_4.i.i.i.12.i.i.i.i, ptr %_47.sroa.53656.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.54.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 152, !dbg !1117
  store i32 %_8.i.i.i.12.i.i.i.i, ptr %_47.sroa.54.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.55.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 156, !dbg !1117
  store i8 %_3.i.i.i.13.i.i.i.i, ptr %_47.sroa.55.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.56.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 157, !dbg !1117
  store i8 %_4.i.i.i.13.i.i.i314.i, ptr %_47.sroa.56.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.57657.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 160, !dbg !1117
  store i32 %_4.i.i.i.13.i.i.i.i, ptr %_47.sroa.57657.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.58.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 164, !dbg !1117
  store i32 %_8.i.i.i.13.i.i.i.i, ptr %_47.sroa.58.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.59.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 168, !dbg !1117
  store i8 %_3.i.i.i.14.i.i.i.i, ptr %_47.sroa.59.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.60.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 169, !dbg !1117
  store i8 %_4.i.i.i.14.i.i.i317.i, ptr %_47.sroa.60.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.61658.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 172, !dbg !1117
  store i32 %_4.i.i.i.14.i.i.i.i, ptr %_47.sroa.61658.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.62.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 176, !dbg !1117
  store i32 %_8.i.i.i.14.i.i.i.i, ptr %_47.sroa.62.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.63.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 180, !dbg !1117
  store i8 %_3.i.i.i.15.i.i.i.i, ptr %_47.sroa.63.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.64.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 181, !dbg !1117
  store i8 %_4.i.i.i.15.i.i.i320.i, ptr %_47.sroa.64.0._12.sroa_idx.i, align 1, !dbg !1117, !noalias !948
  %_47.sroa.65659.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 184, !dbg !1117
  store i32 %_4.i.i.i.15.i.i.i.i, ptr %_47.sroa.65659.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  %_47.sroa.66.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 188, !dbg !1117
  store i32 %_8.i.i.i.15.i.i.i.i, ptr %_47.sroa.66.0._12.sroa_idx.i, align 4, !dbg !1117, !noalias !948
  call void @llvm.lifetime.start.p0(ptr nonnull %_14.i), !dbg !1118, !noalias !948
  %_4.i.i.i.i.i.i443.i = trunc i64 %_5.i.i.i.i.i.i99.i to i8, !dbg !1119
  %25 = trunc nuw nsw i64 %_0.i.i.i.i6.i to i32, !dbg !1127
  %_8.i.i.i.i.i.i445.i = xor i32 %25, -1, !dbg !1127
  %_4.i.i.i.1.i.i.i448.i = trunc i64 %_5.i.i.i.1.i.i.i102.i to i8, !dbg !1119
  %26 = trunc nuw nsw i64 %_0.i.i.1.i.i9.i to i32, !dbg !1127
  %_8.i.i.i.1.i.i.i450.i = xor i32 %26, -1, !dbg !1127
  %_4.i.i.i.2.i.i.i453.i = trunc i64 %_5.i.i.i.2.i.i.i105.i to i8, !dbg !1119
  %27 = trunc nuw nsw i64 %_0.i.i.2.i.i12.i to i32, !dbg !1127
  %_8.i.i.i.2.i.i.i455.i = xor i32 %27, -1, !dbg !1127
  %_4.i.i.i.3.i.i.i458.i = trunc i64 %_5.i.i.i.3.i.i.i108.i to i8, !dbg !1119
  %28 = trunc nuw nsw i64 %_0.i.i.3.i.i15.i to i32, !dbg !1127
  %_8.i.i.i.3.i.i.i460.i = xor i32 %28, -1, !dbg !1127
  %_4.i.i.i.4.i.i.i463.i = trunc i64 %_5.i.i.i.4.i.i.i111.i to i8, !dbg !1119
  %29 = trunc nuw nsw i64 %_0.i.i.4.i.i18.i to i32, !dbg !1127
  %_8.i.i.i.4.i.i.i465.i = xor i32 %29, -1, !dbg !1127
  %_4.i.i.i.5.i.i.i468.i = trunc i64 %_5.i.i.i.5.i.i.i114.i to i8, !dbg !1119
  %30 = trunc nuw nsw i64 %_0.i.i.5.i.i21.i to i32, !dbg !1127
  %_8.i.i.i.5.i.i.i470.i = xor i32 %30, -1, !dbg !1127
  %_4.i.i.i.6.i.i.i473.i = trunc i64 %_5.i.i.i.6.i.i.i117.i to i8, !dbg !1119
  %31 = trunc nuw nsw i64 %_0.i.i.6.i.i24.i to i32, !dbg !1127
  %_8.i.i.i.6.i.i.i475.i = xor i32 %31, -1, !dbg !1127
  %_4.i.i.i.7.i.i.i478.i = trunc i64 %_5.i.i.i.7.i.i.i120.i to i8, !dbg !1119
  %32 = trunc nuw nsw i64 %_0.i.i.7.i.i27.i to i32, !dbg !1127
  %_8.i.i.i.7.i.i.i480.i = xor i32 %32, -1, !dbg !1127
  %_4.i.i.i.8.i.i.i483.i = trunc i64 %_5.i.i.i.8.i.i.i123.i to i8, !dbg !1119
  %33 = trunc nuw nsw i64 %_0.i.i.8.i.i30.i to i32, !dbg !1127
  %_8.i.i.i.8.i.i.i485.i = xor i32 %33, -1, !dbg !1127
  %_4.i.i.i.9.i.i.i488.i = trunc i64 %_5.i.i.i.9.i.i.i126.i to i8, !dbg !1119
  %34 = trunc nuw nsw i64 %_0.i.i.9.i.i33.i to i32, !dbg !1127
  %_8.i.i.i.9.i.i.i490.i = xor i32 %34, -1, !dbg !1127
  %_4.i.i.i.10.i.i.i493.i = trunc i64 %_5.i.i.i.10.i.i.i129.i to i8, !dbg !1119
  %35 = trunc nuw nsw i64 %_0.i.i.10.i.i36.i to i32, !dbg !1127
  %_8.i.i.i.10.i.i.i495.i = xor i32 %35, -1, !dbg !1127
  %_4.i.i.i.11.i.i.i498.i = trunc i64 %_5.i.i.i.11.i.i.i132.i to i8, !dbg !1119
  %36 = trunc nuw nsw i64 %_0.i.i.11.i.i39.i to i32, !dbg !1127
  %_8.i.i.i.11.i.i.i500.i = xor i32 %36, -1, !dbg !1127
  %_4.i.i.i.12.i.i.i503.i = trunc i64 %_5.i.i.i.12.i.i.i135.i to i8, !dbg !1119
  %37 = trunc nuw nsw i64 %_0.i.i.12.i.i42.i to i32, !dbg !1127
  %_8.i.i.i.12.i.i.i505.i = xor i32 %37, -1, !dbg !1127
  %_4.i.i.i.13.i.i.i508.i = trunc i64 %_5.i.i.i.13.i.i.i138.i to i8, !dbg !1119
  %38 = trunc nuw nsw i64 %_0.i.i.13.i.i45.i to i32, !dbg !1127
  %_8.i.i.i.13.i.i.i510.i = xor i32 %38, -1, !dbg !1127
  %_4.i.i.i.14.i.i.i513.i = trunc i64 %_5.i.i.i.14.i.i.i141.i to i8, !dbg !1119
  %39 = trunc nuw nsw i64 %_0.i.i.14.i.i48.i to i32, !dbg !1127
  %_8.i.i.i.14.i.i.i515.i = xor i32 %39, -1, !dbg !1127
  %_4.i.i.i.15.i.i.i518.i = trunc i64 %_5.i.i.i.15.i.i.i144.i to i8, !dbg !1119
  %40 = trunc nuw nsw i64 %_0.i.i.15.i.i51.i to i32, !dbg !1127
  %_8.i.i.i.15.i.i.i520.i = xor i32 %40, -1, !dbg !1127
  store i8 %_3.i.i.i.i.i.i98.i, ptr %_14.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.4.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 1, !dbg !1128
  store i8 %_4.i.i.i.i.i.i443.i, ptr %_55.sroa.4.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.5660.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 4, !dbg !1128
  store i32 %_4.i.i.i.i.i.i100.i, ptr %_55.sroa.5660.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.6.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 8, !dbg !1128
  store i32 %_8.i.i.i.i.i.i445.i, ptr %_55.sroa.6.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.7.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 12, !dbg !1128
  store i8 %_3.i.i.i.1.i.i.i101.i, ptr %_55.sroa.7.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.8.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 13, !dbg !1128
  store i8 %_4.i.i.i.1.i.i.i448.i, ptr %_55.sroa.8.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.9661.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 16, !dbg !1128
  store i32 %_4.i.i.i.1.i.i.i103.i, ptr %_55.sroa.9661.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.10.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 20, !dbg !1128
  store i32 %_8.i.i.i.1.i.i.i450.i, ptr %_55.sroa.10.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.11.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 24, !dbg !1128
  store i8 %_3.i.i.i.2.i.i.i104.i, ptr %_55.sroa.11.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.12.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 25, !dbg !1128
  store i8 %_4.i.i.i.2.i.i.i453.i, ptr %_55.sroa.12.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.13662.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 28, !dbg !1128
  store i32 %_4.i.i.i.2.i.i.i106.i, ptr %_55.sroa.13662.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.14.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 32, !dbg !1128
  store i32 %_8.i.i.i.2.i.i.i455.i, ptr %_55.sroa.14.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.15.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 36, !dbg !1128
  store i8 %_3.i.i.i.3.i.i.i107.i, ptr %_55.sroa.15.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.16.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 37, !dbg !1128
  store i8 %_4.i.i.i.3.i.i.i458.i, ptr %_55.sroa.16.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.17663.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 40, !dbg !1128
  store i32 %_4.i.i.i.3.i.i.i109.i, ptr %_55.sroa.17663.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.18.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 44, !dbg !1128
  store i32 %_8.i.i.i.3.i.i.i460.i, ptr %_55.sroa.18.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.19.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 48, !dbg !1128
  store i8 %_3.i.i.i.4.i.i.i110.i, ptr %_55.sroa.19.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.20.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 49, !dbg !1128
  store i8 %_4.i.i.i.4.i.i.i463.i, ptr %_55.sroa.20.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.21664.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 52, !dbg !1128
  store i32 %_4.i.i.i.4.i.i.i112.i, ptr %_55.sroa.21664.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.22.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 56, !dbg !1128
  store i32 %_8.i.i.i.4.i.i.i465.i, ptr %_55.sroa.22.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.23.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 60, !dbg !1128
  store i8 %_3.i.i.i.5.i.i.i113.i, ptr %_55.sroa.23.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.24.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 61, !dbg !1128
  store i8 %_4.i.i.i.5.i.i.i468.i, ptr %_55.sroa.24.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.25665.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 64, !dbg !1128
  store i32 %_4.i.i.i.5.i.i.i115.i, ptr %_55.sroa.25665.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.26.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 68, !dbg !1128
  store i32 %_8.i.i.i.5.i.i.i470.i, ptr %_55.sroa.26.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.27.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 72, !dbg !1128
  store i8 %_3.i.i.i.6.i.i.i116.i, ptr %_55.sroa.27.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.28.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 73, !dbg !1128
  store i8 %_4.i.i.i.6.i.i.i473.i, ptr %_55.sroa.28.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.29666.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 76, !dbg !1128
  store i32 %_4.i.i.i.6.i.i.i118.i, ptr %_55.sroa.29666.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.30.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 80, !dbg !1128
  store i32 %_8.i.i.i.6.i.i.i475.i, ptr %_55.sroa.30.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.31.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 84, !dbg !1128
  store i8 %_3.i.i.i.7.i.i.i119.i, ptr %_55.sroa.31.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.32.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 85, !dbg !1128
  store i8 %_4.i.i.i.7.i.i.i478.i, ptr %_55.sroa.32.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.33667.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 88, !dbg !1128
  store i32 %_4.i.i.i.7.i.i.i121.i, ptr %_55.sroa.33667.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.34.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 92, !dbg !1128
  store i32 %_8.i.i.i.7.i.i.i480.i, ptr %_55.sroa.34.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.35.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 96, !dbg !1128
  store i8 %_3.i.i.i.8.i.i.i122.i, ptr %_55.sroa.35.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.36.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 97, !dbg !1128
  store i8 %_4.i.i.i.8.i.i.i483.i, ptr %_55.sroa.36.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.37668.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 100, !dbg !1128
  store i32 %_4.i.i.i.8.i.i.i124.i, ptr %_55.sroa.37668.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.38.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 104, !dbg !1128
  store i32 %_8.i.i.i.8.i.i.i485.i, ptr %_55.sroa.38.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.39.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 108, !dbg !1128
  store i8 %_3.i.i.i.9.i.i.i125.i, ptr %_55.sroa.39.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.40.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 109, !dbg !1128
  store i8 %_4.i.i.i.9.i.i.i488.i, ptr %_55.sroa.40.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.41669.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 112, !dbg !1128
  store i32 %_4.i.i.i.9.i.i.i127.i, ptr %_55.sroa.41669.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.42.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 116, !dbg !1128
  store i32 %_8.i.i.i.9.i.i.i490.i, ptr %_55.sroa.42.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.43.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 120, !dbg !1128
  store i8 %_3.i.i.i.10.i.i.i128.i, ptr %_55.sroa.43.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.44.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 121, !dbg !1128
  store i8 %_4.i.i.i.10.i.i.i493.i, ptr %_55.sroa.44.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.45670.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 124, !dbg !1128
  store i32 %_4.i.i.i.10.i.i.i130.i, ptr %_55.sroa.45670.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.46.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 128, !dbg !1128
  store i32 %_8.i.i.i.10.i.i.i495.i, ptr %_55.sroa.46.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.47.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 132, !dbg !1128
  store i8 %_3.i.i.i.11.i.i.i131.i, ptr %_55.sroa.47.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.48.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 133, !dbg !1128
  store i8 %_4.i.i.i.11.i.i.i498.i, ptr %_55.sroa.48.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.49671.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 136, !dbg !1128
  store i32 %_4.i.i.i.11.i.i.i133.i, ptr %_55.sroa.49671.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.50.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 140, !dbg !1128
  store i32 %_8.i.i.i.11.i.i.i500.i, ptr %_55.sroa.50.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.51.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 144, !dbg !1128
  store i8 %_3.i.i.i.12.i.i.i134.i, ptr %_55.sroa.51.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.52.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 145, !dbg !1128
  store i8 %_4.i.i.i.12.i.i.i503.i, ptr %_55.sroa.52.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.53672.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 148, !dbg !1128
  store i32 %_4.i.i.i.12.i.i.i136.i, ptr %_55.sroa.53672.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.54.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 152, !dbg !1128
  store i32 %_8.i.i.i.12.i.i.i505.i, ptr %_55.sroa.54.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.55.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 156, !dbg !1128
  store i8 %_3.i.i.i.13.i.i.i137.i, ptr %_55.sroa.55.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.56.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 157, !dbg !1128
  store i8 %_4.i.i.i.13.i.i.i508.i, ptr %_55.sroa.56.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.57673.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 160, !dbg !1128
  store i32 %_4.i.i.i.13.i.i.i139.i, ptr %_55.sroa.57673.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.58.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 164, !dbg !1128
  store i32 %_8.i.i.i.13.i.i.i510.i, ptr %_55.sroa.58.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.59.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 168, !dbg !1128
  store i8 %_3.i.i.i.14.i.i.i140.i, ptr %_55.sroa.59.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.60.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 169, !dbg !1128
  store i8 %_4.i.i.i.14.i.i.i513.i, ptr %_55.sroa.60.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.61674.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 172, !dbg !1128
  store i32 %_4.i.i.i.14.i.i.i142.i, ptr %_55.sroa.61674.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.62.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 176, !dbg !1128
  store i32 %_8.i.i.i.14.i.i.i515.i, ptr %_55.sroa.62.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.63.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 180, !dbg !1128
  store i8 %_3.i.i.i.15.i.i.i143.i, ptr %_55.sroa.63.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.64.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 181, !dbg !1128
  store i8 %_4.i.i.i.15.i.i.i518.i, ptr %_55.sroa.64.0._14.sroa_idx.i, align 1, !dbg !1128, !noalias !948
  %_55.sroa.65675.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 184, !dbg !1128
  store i32 %_4.i.i.i.15.i.i.i145.i, ptr %_55.sroa.65675.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  %_55.sroa.66.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 188, !dbg !1128
  store i32 %_8.i.i.i.15.i.i.i520.i, ptr %_55.sroa.66.0._14.sroa_idx.i, align 4, !dbg !1128, !noalias !948
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1129), !dbg !1132
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1133), !dbg !1132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %merged.i584.i, ptr noundef nonnull readonly align 4 dereferenceable(192) %_12.i, i64 192, i1 false), !dbg !1135, !noalias !948
  br label %bb3.i585.i, !dbg !1138

bb3.i585.i:                                       ; preds = %bb3.i585.i, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i
  %count.sroa.0.09.i586.i = phi i64 [ %count.i, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %count.sroa.0.110.i591.i, %bb3.i585.i ]
  %l.sroa.0.08.i587.i = phi ptr [ %_12.i, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %_31.i600.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb3.i585.i ]
  %r.sroa.0.07.i588.i = phi ptr [ %_14.i, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %_29.i597.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb3.i585.i ]
  %iter1.sroa.0.0.idx6.i589.i = phi i64 [ 0, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %iter1.sroa.0.0.add.i592.i, %bb3.i585.i ]
  %iter1.sroa.0.0.ptr.i590.i = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 %iter1.sroa.0.0.idx6.i589.i, !dbg !1142
  %count.sroa.0.110.i591.i = add i64 %count.sroa.0.09.i586.i, -1, !dbg !1142
  %iter1.sroa.0.0.add.i592.i = add nuw nsw i64 %iter1.sroa.0.0.idx6.i589.i, 12
  %r.sroa.0.0.val.i593.i = load i8, ptr %r.sroa.0.07.i588.i, align 4, !dbg !1146, !alias.scope !1133, !noalias !1148, !noundef !17
  %l.sroa.0.0.val.i594.i = load i8, ptr %l.sroa.0.08.i587.i, align 4, !dbg !1150, !alias.scope !1129, !noalias !1151, !noundef !17
  %right_first.i595.not.i = icmp ult i8 %r.sroa.0.0.val.i593.i, %l.sroa.0.0.val.i594.i, !dbg !1146
  %r.sroa.0.0.l.sroa.0.0.i596.i = select i1 %right_first.i595.not.i, ptr %r.sroa.0.07.i588.i, ptr %l.sroa.0.08.i587.i, !dbg !1152
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %iter1.sroa.0.0.ptr.i590.i, ptr noundef nonnull align 4 dereferenceable(12) %r.sroa.0.0.l.sroa.0.0.i596.i, i64 12, i1 false), !dbg !1154, !noalias !948
  %_29.i597.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i595.not.i, i64 12, i64 0, !dbg !1157
  %_29.i597.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %r.sroa.0.07.i588.i, i64 %_29.i597.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1157
  %_31.i600.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i595.not.i, i64 0, i64 12, !dbg !1160
  %_31.i600.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %l.sroa.0.08.i587.i, i64 %_31.i600.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1160
  %41 = icmp ult i64 %count.sroa.0.09.i586.i, 2, !dbg !1142
  %_46.i602.i = icmp eq i64 %iter1.sroa.0.0.add.i592.i, 192
  %42 = select i1 %41, i1 true, i1 %_46.i602.i, !dbg !1142
  br i1 %42, label %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i, label %bb3.i585.i, !dbg !1138

_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i: ; preds = %bb3.i585.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_14.i), !dbg !1162, !noalias !948
  call void @llvm.lifetime.end.p0(ptr nonnull %_12.i), !dbg !1162, !noalias !948
  br label %bb8.i.i.i.i, !dbg !1163

bb8.i.i.i.i:                                      ; preds = %bb8.i.i.i.i, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i
  %i.sroa.0.0.i.i.i.i = phi i64 [ 0, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i ], [ %_22.i.i.i.i.1, %bb8.i.i.i.i ], !dbg !1200
  %init.sroa.0.0.i.i.i.i = phi i64 [ 1, %_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i ], [ %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, %bb8.i.i.i.i ]
  %_37.i.i.i.i = getelementptr inbounds nuw %"sorting::Block", ptr %merged.i584.i, i64 %i.sroa.0.0.i.i.i.i, !dbg !1201
  %_4.i.i.i.i.i.i = load i8, ptr %_37.i.i.i.i, align 4, !dbg !1207, !noalias !948, !noundef !17
  %43 = getelementptr inbounds nuw i8, ptr %_37.i.i.i.i, i64 1, !dbg !1213
  %_6.i.i.i.i.i.i = load i8, ptr %43, align 1, !dbg !1213, !noalias !948, !noundef !17
  %44 = getelementptr inbounds nuw i8, ptr %_37.i.i.i.i, i64 4, !dbg !1214
  %_7.i.i.i.i.i.i = load i32, ptr %44, align 4, !dbg !1214, !noalias !948, !noundef !17
  %45 = getelementptr inbounds nuw i8, ptr %_37.i.i.i.i, i64 8, !dbg !1215
  %_8.i.i.i.i5.i.i = load i32, ptr %45, align 4, !dbg !1215, !noalias !948, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i8 %_4.i.i.i.i.i.i to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i = mul i64 %init.sroa.0.0.i.i.i.i, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, !dbg !1273
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i = zext i8 %_6.i.i.i.i.i.i to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i, !dbg !1273
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i = zext i32 %_7.i.i.i.i.i.i to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i, !dbg !1273
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i = zext i32 %_8.i.i.i.i5.i.i to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i, !dbg !1273
  %46 = getelementptr inbounds nuw %"sorting::Block", ptr %merged.i584.i, i64 %i.sroa.0.0.i.i.i.i, !dbg !1201
  %_37.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %46, i64 12, !dbg !1201
  %_4.i.i.i.i.i.i.1 = load i8, ptr %_37.i.i.i.i.1, align 4, !dbg !1207, !noalias !948, !noundef !17
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 13, !dbg !1213
  %_6.i.i.i.i.i.i.1 = load i8, ptr %47, align 1, !dbg !1213, !noalias !948, !noundef !17
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 16, !dbg !1214
  %_7.i.i.i.i.i.i.1 = load i32, ptr %48, align 4, !dbg !1214, !noalias !948, !noundef !17
  %49 = getelementptr inbounds nuw i8, ptr %46, i64 20, !dbg !1215
  %_8.i.i.i.i5.i.i.1 = load i32, ptr %49, align 4, !dbg !1215, !noalias !948, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = zext i8 %_4.i.i.i.i.i.i.1 to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, !dbg !1273
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1 = zext i8 %_6.i.i.i.i.i.i.1 to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1, !dbg !1273
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1 = zext i32 %_7.i.i.i.i.i.i.1 to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1, !dbg !1273
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1 = zext i32 %_8.i.i.i.i5.i.i.1 to i64, !dbg !1216
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1, 1099511628211, !dbg !1267
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, !dbg !1273
  %_22.i.i.i.i.1 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i, 2, !dbg !1274
  %_23.i.i.i.i.1 = icmp eq i64 %_22.i.i.i.i.1, 16, !dbg !1163
  br i1 %_23.i.i.i.i.1, label %_RNvNtCsittdfyyMCUB_7sorting7sorting6merged.exit, label %bb8.i.i.i.i, !dbg !1163

_RNvNtCsittdfyyMCUB_7sorting7sorting6merged.exit: ; preds = %bb8.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.lcssa = phi i64 [ %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, %bb8.i.i.i.i ], !dbg !1273
  %_4.i.i.i.i = zext i8 %pairs.sroa.0.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.i = shl nuw nsw i64 %_4.i.i.i.i, 32, !dbg !1295
  %_6.i.i.i.i = zext i32 %pairs.sroa.4676.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.i = or disjoint i64 %_3.i.i.i.i, %_6.i.i.i.i, !dbg !1295
  %_0.i3.i.i.i = xor i64 %_0.i.i.i.i, 1099511628211, !dbg !1299
  %_4.i.i.i.1.i = zext i8 %pairs.sroa.5.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.1.i = shl nuw nsw i64 %_4.i.i.i.1.i, 32, !dbg !1295
  %_6.i.i.i.1.i = zext i32 %pairs.sroa.6677.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.1.i = or disjoint i64 %_3.i.i.i.1.i, %_6.i.i.i.1.i, !dbg !1295
  %_4.i2.i.i.1.i = mul i64 %_0.i3.i.i.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.1.i = xor i64 %_0.i.i.i.1.i, %_4.i2.i.i.1.i, !dbg !1299
  %_4.i.i.i.2.i = zext i8 %pairs.sroa.7.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.2.i = shl nuw nsw i64 %_4.i.i.i.2.i, 32, !dbg !1295
  %_6.i.i.i.2.i = zext i32 %pairs.sroa.8678.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.2.i = or disjoint i64 %_3.i.i.i.2.i, %_6.i.i.i.2.i, !dbg !1295
  %_4.i2.i.i.2.i = mul i64 %_0.i3.i.i.1.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.2.i = xor i64 %_0.i.i.i.2.i, %_4.i2.i.i.2.i, !dbg !1299
  %_4.i.i.i.3.i = zext i8 %pairs.sroa.9.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.3.i = shl nuw nsw i64 %_4.i.i.i.3.i, 32, !dbg !1295
  %_6.i.i.i.3.i = zext i32 %pairs.sroa.10679.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.3.i = or disjoint i64 %_3.i.i.i.3.i, %_6.i.i.i.3.i, !dbg !1295
  %_4.i2.i.i.3.i = mul i64 %_0.i3.i.i.2.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.3.i = xor i64 %_0.i.i.i.3.i, %_4.i2.i.i.3.i, !dbg !1299
  %_4.i.i.i.4.i = zext i8 %pairs.sroa.11.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.4.i = shl nuw nsw i64 %_4.i.i.i.4.i, 32, !dbg !1295
  %_6.i.i.i.4.i = zext i32 %pairs.sroa.12680.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.4.i = or disjoint i64 %_3.i.i.i.4.i, %_6.i.i.i.4.i, !dbg !1295
  %_4.i2.i.i.4.i = mul i64 %_0.i3.i.i.3.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.4.i = xor i64 %_0.i.i.i.4.i, %_4.i2.i.i.4.i, !dbg !1299
  %_4.i.i.i.5.i = zext i8 %pairs.sroa.13.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.5.i = shl nuw nsw i64 %_4.i.i.i.5.i, 32, !dbg !1295
  %_6.i.i.i.5.i = zext i32 %pairs.sroa.14681.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.5.i = or disjoint i64 %_3.i.i.i.5.i, %_6.i.i.i.5.i, !dbg !1295
  %_4.i2.i.i.5.i = mul i64 %_0.i3.i.i.4.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.5.i = xor i64 %_0.i.i.i.5.i, %_4.i2.i.i.5.i, !dbg !1299
  %_4.i.i.i.6.i = zext i8 %pairs.sroa.15.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.6.i = shl nuw nsw i64 %_4.i.i.i.6.i, 32, !dbg !1295
  %_6.i.i.i.6.i = zext i32 %pairs.sroa.16682.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.6.i = or disjoint i64 %_3.i.i.i.6.i, %_6.i.i.i.6.i, !dbg !1295
  %_4.i2.i.i.6.i = mul i64 %_0.i3.i.i.5.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.6.i = xor i64 %_0.i.i.i.6.i, %_4.i2.i.i.6.i, !dbg !1299
  %_4.i.i.i.7.i = zext i8 %pairs.sroa.17.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.7.i = shl nuw nsw i64 %_4.i.i.i.7.i, 32, !dbg !1295
  %_6.i.i.i.7.i = zext i32 %pairs.sroa.18683.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.7.i = or disjoint i64 %_3.i.i.i.7.i, %_6.i.i.i.7.i, !dbg !1295
  %_4.i2.i.i.7.i = mul i64 %_0.i3.i.i.6.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.7.i = xor i64 %_0.i.i.i.7.i, %_4.i2.i.i.7.i, !dbg !1299
  %_4.i.i.i.8.i = zext i8 %pairs.sroa.19.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.8.i = shl nuw nsw i64 %_4.i.i.i.8.i, 32, !dbg !1295
  %_6.i.i.i.8.i = zext i32 %pairs.sroa.20684.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.8.i = or disjoint i64 %_3.i.i.i.8.i, %_6.i.i.i.8.i, !dbg !1295
  %_4.i2.i.i.8.i = mul i64 %_0.i3.i.i.7.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.8.i = xor i64 %_0.i.i.i.8.i, %_4.i2.i.i.8.i, !dbg !1299
  %_4.i.i.i.9.i = zext i8 %pairs.sroa.21.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.9.i = shl nuw nsw i64 %_4.i.i.i.9.i, 32, !dbg !1295
  %_6.i.i.i.9.i = zext i32 %pairs.sroa.22685.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.9.i = or disjoint i64 %_3.i.i.i.9.i, %_6.i.i.i.9.i, !dbg !1295
  %_4.i2.i.i.9.i = mul i64 %_0.i3.i.i.8.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.9.i = xor i64 %_0.i.i.i.9.i, %_4.i2.i.i.9.i, !dbg !1299
  %_4.i.i.i.10.i = zext i8 %pairs.sroa.23.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.10.i = shl nuw nsw i64 %_4.i.i.i.10.i, 32, !dbg !1295
  %_6.i.i.i.10.i = zext i32 %pairs.sroa.24686.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.10.i = or disjoint i64 %_3.i.i.i.10.i, %_6.i.i.i.10.i, !dbg !1295
  %_4.i2.i.i.10.i = mul i64 %_0.i3.i.i.9.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.10.i = xor i64 %_0.i.i.i.10.i, %_4.i2.i.i.10.i, !dbg !1299
  %_4.i.i.i.11.i = zext i8 %pairs.sroa.25.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.11.i = shl nuw nsw i64 %_4.i.i.i.11.i, 32, !dbg !1295
  %_6.i.i.i.11.i = zext i32 %pairs.sroa.26687.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.11.i = or disjoint i64 %_3.i.i.i.11.i, %_6.i.i.i.11.i, !dbg !1295
  %_4.i2.i.i.11.i = mul i64 %_0.i3.i.i.10.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.11.i = xor i64 %_0.i.i.i.11.i, %_4.i2.i.i.11.i, !dbg !1299
  %_4.i.i.i.12.i = zext i8 %pairs.sroa.27.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.12.i = shl nuw nsw i64 %_4.i.i.i.12.i, 32, !dbg !1295
  %_6.i.i.i.12.i = zext i32 %pairs.sroa.28688.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.12.i = or disjoint i64 %_3.i.i.i.12.i, %_6.i.i.i.12.i, !dbg !1295
  %_4.i2.i.i.12.i = mul i64 %_0.i3.i.i.11.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.12.i = xor i64 %_0.i.i.i.12.i, %_4.i2.i.i.12.i, !dbg !1299
  %_4.i.i.i.13.i = zext i8 %pairs.sroa.29.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.13.i = shl nuw nsw i64 %_4.i.i.i.13.i, 32, !dbg !1295
  %_6.i.i.i.13.i = zext i32 %pairs.sroa.30689.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.13.i = or disjoint i64 %_3.i.i.i.13.i, %_6.i.i.i.13.i, !dbg !1295
  %_4.i2.i.i.13.i = mul i64 %_0.i3.i.i.12.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.13.i = xor i64 %_0.i.i.i.13.i, %_4.i2.i.i.13.i, !dbg !1299
  %_4.i.i.i.14.i = zext i8 %pairs.sroa.31.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.14.i = shl nuw nsw i64 %_4.i.i.i.14.i, 32, !dbg !1295
  %_6.i.i.i.14.i = zext i32 %pairs.sroa.32690.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.14.i = or disjoint i64 %_3.i.i.i.14.i, %_6.i.i.i.14.i, !dbg !1295
  %_4.i2.i.i.14.i = mul i64 %_0.i3.i.i.13.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.14.i = xor i64 %_0.i.i.i.14.i, %_4.i2.i.i.14.i, !dbg !1299
  %_4.i.i.i.15.i = zext i8 %pairs.sroa.33.0.copyload.i to i64, !dbg !1278
  %_3.i.i.i.15.i = shl nuw nsw i64 %_4.i.i.i.15.i, 32, !dbg !1295
  %_6.i.i.i.15.i = zext i32 %pairs.sroa.34691.0.copyload.i to i64, !dbg !1296
  %_0.i.i.i.15.i = or disjoint i64 %_3.i.i.i.15.i, %_6.i.i.i.15.i, !dbg !1295
  %_4.i2.i.i.15.i = mul i64 %_0.i3.i.i.14.i, 1099511628211, !dbg !1302
  %_0.i3.i.i.15.i = xor i64 %_0.i.i.i.15.i, %_4.i2.i.i.15.i, !dbg !1299
  call void @llvm.lifetime.end.p0(ptr nonnull %merged.i584.i), !dbg !1305
  %_10 = getelementptr inbounds nuw [2 x i64], ptr %out, i64 %t, !dbg !1306
  store i64 %_0.i3.i.i.15.i, ptr %_10, align 8, !dbg !1309
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1309
  store i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.lcssa, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !1309
  ret void, !dbg !1310
}

; Function Attrs: nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define ptx_kernel void @sorted(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !1311 {
start:
  %longs.i = alloca [168 x i8], align 8
  %words.i = alloca [96 x i8], align 4
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1312
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1317
  %_12 = mul i32 %_13, %_14, !dbg !1314
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1320
  %_11 = add i32 %_12, %_15, !dbg !1323
  %t = zext i32 %_11 to i64, !dbg !1323
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !1324
  %_6 = load i64, ptr %_7, align 8, !dbg !1328, !noundef !17
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !1329
  %_8 = load i64, ptr %_9, align 8, !dbg !1331, !noundef !17
  call void @llvm.lifetime.start.p0(ptr nonnull %words.i), !dbg !1332, !noalias !1335
  %_0.i.i = tail call noundef i64 @llvm.fshl.i64(i64 %_8, i64 %_8, i64 9), !dbg !1338
  %_20.i = xor i64 %_0.i.i, %_6, !dbg !1344
  %0 = or i64 %_20.i, 1, !dbg !1344
  %_4.i.i.i.i.i = mul i64 %0, 6364136223846793005, !dbg !1345
  %_3.i.i.i.i.i = add i64 %_4.i.i.i.i.i, 1, !dbg !1361
  %_0.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 33, !dbg !1364
  %_4.i.i.1.i.i.i = mul i64 %_3.i.i.i.i.i, 6364136223846793005, !dbg !1345
  %_0.i.i.1.i.i.i = lshr i64 %_4.i.i.1.i.i.i, 33, !dbg !1364
  %1 = mul i64 %_3.i.i.i.i.i, 7520897724310334953, !dbg !1345
  %_3.i.i.2.i.i.i = add i64 %1, 6364136223846793006, !dbg !1361
  %_0.i.i.2.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 33, !dbg !1364
  %_4.i.i.3.i.i.i = mul i64 %_3.i.i.2.i.i.i, 6364136223846793005, !dbg !1345
  %_0.i.i.3.i.i.i = lshr i64 %_4.i.i.3.i.i.i, 33, !dbg !1364
  %2 = mul i64 %_3.i.i.2.i.i.i, 7520897724310334953, !dbg !1345
  %_3.i.i.4.i.i.i = add i64 %2, 6364136223846793006, !dbg !1361
  %_0.i.i.4.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 33, !dbg !1364
  %_4.i.i.5.i.i.i = mul i64 %_3.i.i.4.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.5.i.i.i = add i64 %_4.i.i.5.i.i.i, 1, !dbg !1361
  %_0.i.i.5.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 33, !dbg !1364
  %_4.i.i.6.i.i.i = mul i64 %_3.i.i.5.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.6.i.i.i = add i64 %_4.i.i.6.i.i.i, 1, !dbg !1361
  %_0.i.i.6.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 33, !dbg !1364
  %_4.i.i.7.i.i.i = mul i64 %_3.i.i.6.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.7.i.i.i = add i64 %_4.i.i.7.i.i.i, 1, !dbg !1361
  %_0.i.i.7.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 33, !dbg !1364
  %_4.i.i.8.i.i.i = mul i64 %_3.i.i.7.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.8.i.i.i = add i64 %_4.i.i.8.i.i.i, 1, !dbg !1361
  %_0.i.i.8.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 33, !dbg !1364
  %_4.i.i.9.i.i.i = mul i64 %_3.i.i.8.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.9.i.i.i = add i64 %_4.i.i.9.i.i.i, 1, !dbg !1361
  %_0.i.i.9.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 33, !dbg !1364
  %_4.i.i.10.i.i.i = mul i64 %_3.i.i.9.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.10.i.i.i = add i64 %_4.i.i.10.i.i.i, 1, !dbg !1361
  %_0.i.i.10.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 33, !dbg !1364
  %_4.i.i.11.i.i.i = mul i64 %_3.i.i.10.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.11.i.i.i = add i64 %_4.i.i.11.i.i.i, 1, !dbg !1361
  %_0.i.i.11.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 33, !dbg !1364
  %_4.i.i.12.i.i.i = mul i64 %_3.i.i.11.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.12.i.i.i = add i64 %_4.i.i.12.i.i.i, 1, !dbg !1361
  %_0.i.i.12.i.i.i = lshr i64 %_3.i.i.12.i.i.i, 33, !dbg !1364
  %_4.i.i.13.i.i.i = mul i64 %_3.i.i.12.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.13.i.i.i = add i64 %_4.i.i.13.i.i.i, 1, !dbg !1361
  %_0.i.i.13.i.i.i = lshr i64 %_3.i.i.13.i.i.i, 33, !dbg !1364
  %_4.i.i.14.i.i.i = mul i64 %_3.i.i.13.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.14.i.i.i = add i64 %_4.i.i.14.i.i.i, 1, !dbg !1361
  %_0.i.i.14.i.i.i = lshr i64 %_3.i.i.14.i.i.i, 33, !dbg !1364
  %_4.i.i.15.i.i.i = mul i64 %_3.i.i.14.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.15.i.i.i = add i64 %_4.i.i.15.i.i.i, 1, !dbg !1361
  %_0.i.i.15.i.i.i = lshr i64 %_3.i.i.15.i.i.i, 33, !dbg !1364
  %_4.i.i.16.i.i.i = mul i64 %_3.i.i.15.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.16.i.i.i = add i64 %_4.i.i.16.i.i.i, 1, !dbg !1361
  %_0.i.i.16.i.i.i = lshr i64 %_3.i.i.16.i.i.i, 33, !dbg !1364
  %_4.i.i.17.i.i.i = mul i64 %_3.i.i.16.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.17.i.i.i = add i64 %_4.i.i.17.i.i.i, 1, !dbg !1361
  %_0.i.i.17.i.i.i = lshr i64 %_3.i.i.17.i.i.i, 33, !dbg !1364
  %_4.i.i.18.i.i.i = mul i64 %_3.i.i.17.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.18.i.i.i = add i64 %_4.i.i.18.i.i.i, 1, !dbg !1361
  %_0.i.i.18.i.i.i = lshr i64 %_3.i.i.18.i.i.i, 33, !dbg !1364
  %_4.i.i.19.i.i.i = mul i64 %_3.i.i.18.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.19.i.i.i = add i64 %_4.i.i.19.i.i.i, 1, !dbg !1361
  %_0.i.i.19.i.i.i = lshr i64 %_3.i.i.19.i.i.i, 33, !dbg !1364
  %_4.i.i.20.i.i.i = mul i64 %_3.i.i.19.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.20.i.i.i = add i64 %_4.i.i.20.i.i.i, 1, !dbg !1361
  %_0.i.i.20.i.i.i = lshr i64 %_3.i.i.20.i.i.i, 33, !dbg !1364
  %_4.i.i.21.i.i.i = mul i64 %_3.i.i.20.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.21.i.i.i = add i64 %_4.i.i.21.i.i.i, 1, !dbg !1361
  %_0.i.i.21.i.i.i = lshr i64 %_3.i.i.21.i.i.i, 33, !dbg !1364
  %_4.i.i.22.i.i.i = mul i64 %_3.i.i.21.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.22.i.i.i = add i64 %_4.i.i.22.i.i.i, 1, !dbg !1361
  %_0.i.i.22.i.i.i = lshr i64 %_3.i.i.22.i.i.i, 33, !dbg !1364
  %_4.i.i.23.i.i.i = mul i64 %_3.i.i.22.i.i.i, 6364136223846793005, !dbg !1345
  %_3.i.i.23.i.i.i = add i64 %_4.i.i.23.i.i.i, 1, !dbg !1361
  %_0.i.i.23.i.i.i = lshr i64 %_3.i.i.23.i.i.i, 33, !dbg !1364
  %_0.i.i.i.i.i.i.i = trunc nuw nsw i64 %_0.i.i.i.i.i to i32, !dbg !1365
  %_0.i.i.i.1.i.i.i.i = trunc nuw nsw i64 %_0.i.i.1.i.i.i to i32, !dbg !1365
  %_0.i.i.i.2.i.i.i.i = trunc nuw nsw i64 %_0.i.i.2.i.i.i to i32, !dbg !1365
  %_0.i.i.i.3.i.i.i.i = trunc nuw nsw i64 %_0.i.i.3.i.i.i to i32, !dbg !1365
  %_0.i.i.i.4.i.i.i.i = trunc nuw nsw i64 %_0.i.i.4.i.i.i to i32, !dbg !1365
  %_0.i.i.i.5.i.i.i.i = trunc nuw nsw i64 %_0.i.i.5.i.i.i to i32, !dbg !1365
  %_0.i.i.i.6.i.i.i.i = trunc nuw nsw i64 %_0.i.i.6.i.i.i to i32, !dbg !1365
  %_0.i.i.i.7.i.i.i.i = trunc nuw nsw i64 %_0.i.i.7.i.i.i to i32, !dbg !1365
  %_0.i.i.i.8.i.i.i.i = trunc nuw nsw i64 %_0.i.i.8.i.i.i to i32, !dbg !1365
  %_0.i.i.i.9.i.i.i.i = trunc nuw nsw i64 %_0.i.i.9.i.i.i to i32, !dbg !1365
  %_0.i.i.i.10.i.i.i.i = trunc nuw nsw i64 %_0.i.i.10.i.i.i to i32, !dbg !1365
  %_0.i.i.i.11.i.i.i.i = trunc nuw nsw i64 %_0.i.i.11.i.i.i to i32, !dbg !1365
  %_0.i.i.i.12.i.i.i.i = trunc nuw nsw i64 %_0.i.i.12.i.i.i to i32, !dbg !1365
  %_0.i.i.i.13.i.i.i.i = trunc nuw nsw i64 %_0.i.i.13.i.i.i to i32, !dbg !1365
  %_0.i.i.i.14.i.i.i.i = trunc nuw nsw i64 %_0.i.i.14.i.i.i to i32, !dbg !1365
  %_0.i.i.i.15.i.i.i.i = trunc nuw nsw i64 %_0.i.i.15.i.i.i to i32, !dbg !1365
  %_0.i.i.i.16.i.i.i.i = trunc nuw nsw i64 %_0.i.i.16.i.i.i to i32, !dbg !1365
  %_0.i.i.i.17.i.i.i.i = trunc nuw nsw i64 %_0.i.i.17.i.i.i to i32, !dbg !1365
  %_0.i.i.i.18.i.i.i.i = trunc nuw nsw i64 %_0.i.i.18.i.i.i to i32, !dbg !1365
  %_0.i.i.i.19.i.i.i.i = trunc nuw nsw i64 %_0.i.i.19.i.i.i to i32, !dbg !1365
  %_0.i.i.i.20.i.i.i.i = trunc nuw nsw i64 %_0.i.i.20.i.i.i to i32, !dbg !1365
  %_0.i.i.i.21.i.i.i.i = trunc nuw nsw i64 %_0.i.i.21.i.i.i to i32, !dbg !1365
  %_0.i.i.i.22.i.i.i.i = trunc nuw nsw i64 %_0.i.i.22.i.i.i to i32, !dbg !1365
  %_0.i.i.i.23.i.i.i.i = trunc nuw nsw i64 %_0.i.i.23.i.i.i to i32, !dbg !1365
  store i32 %_0.i.i.i.i.i.i.i, ptr %words.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.4.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 4, !dbg !1386
  store i32 %_0.i.i.i.1.i.i.i.i, ptr %_26.sroa.4.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.5.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 8, !dbg !1386
  store i32 %_0.i.i.i.2.i.i.i.i, ptr %_26.sroa.5.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.6.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 12, !dbg !1386
  store i32 %_0.i.i.i.3.i.i.i.i, ptr %_26.sroa.6.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.7.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 16, !dbg !1386
  store i32 %_0.i.i.i.4.i.i.i.i, ptr %_26.sroa.7.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.8.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 20, !dbg !1386
  store i32 %_0.i.i.i.5.i.i.i.i, ptr %_26.sroa.8.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.9.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 24, !dbg !1386
  store i32 %_0.i.i.i.6.i.i.i.i, ptr %_26.sroa.9.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.10.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 28, !dbg !1386
  store i32 %_0.i.i.i.7.i.i.i.i, ptr %_26.sroa.10.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.11.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 32, !dbg !1386
  store i32 %_0.i.i.i.8.i.i.i.i, ptr %_26.sroa.11.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.12.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 36, !dbg !1386
  store i32 %_0.i.i.i.9.i.i.i.i, ptr %_26.sroa.12.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.13.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 40, !dbg !1386
  store i32 %_0.i.i.i.10.i.i.i.i, ptr %_26.sroa.13.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.14.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 44, !dbg !1386
  store i32 %_0.i.i.i.11.i.i.i.i, ptr %_26.sroa.14.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.15.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 48, !dbg !1386
  store i32 %_0.i.i.i.12.i.i.i.i, ptr %_26.sroa.15.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.16.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 52, !dbg !1386
  store i32 %_0.i.i.i.13.i.i.i.i, ptr %_26.sroa.16.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.17.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 56, !dbg !1386
  store i32 %_0.i.i.i.14.i.i.i.i, ptr %_26.sroa.17.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.18.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 60, !dbg !1386
  store i32 %_0.i.i.i.15.i.i.i.i, ptr %_26.sroa.18.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.19.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 64, !dbg !1386
  store i32 %_0.i.i.i.16.i.i.i.i, ptr %_26.sroa.19.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.20.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 68, !dbg !1386
  store i32 %_0.i.i.i.17.i.i.i.i, ptr %_26.sroa.20.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.21.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 72, !dbg !1386
  store i32 %_0.i.i.i.18.i.i.i.i, ptr %_26.sroa.21.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.22.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 76, !dbg !1386
  store i32 %_0.i.i.i.19.i.i.i.i, ptr %_26.sroa.22.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.23.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 80, !dbg !1386
  store i32 %_0.i.i.i.20.i.i.i.i, ptr %_26.sroa.23.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.24.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 84, !dbg !1386
  store i32 %_0.i.i.i.21.i.i.i.i, ptr %_26.sroa.24.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.25.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 88, !dbg !1386
  store i32 %_0.i.i.i.22.i.i.i.i, ptr %_26.sroa.25.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
  %_26.sroa.26.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 92, !dbg !1386
  store i32 %_0.i.i.i.23.i.i.i.i, ptr %_26.sroa.26.0.words.sroa_idx.i, align 4, !dbg !1386, !noalias !1335
; call core::slice::sort::unstable::ipnsort::<u32, <u32 as core::cmp::PartialOrd>::lt>
  call fastcc void @_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable7ipnsortmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting(ptr noalias nofree noundef nonnull align 4 %words.i) #11, !dbg !1387
  call void @llvm.lifetime.start.p0(ptr nonnull %longs.i), !dbg !1394, !noalias !1335
  %_0.i1.i = call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 9), !dbg !1395
  %_31.i = xor i64 %_8, %_0.i1.i, !dbg !1401
  %3 = or i64 %_31.i, 1, !dbg !1401
  %_4.i.i.i.i3.i = mul i64 %3, 6364136223846793005, !dbg !1402
  %_3.i.i.i.i4.i = add i64 %_4.i.i.i.i3.i, 1, !dbg !1419
  %_0.i.i.i.i5.i = lshr i64 %_3.i.i.i.i4.i, 33, !dbg !1422
  %_4.i.i.1.i.i6.i = mul i64 %_3.i.i.i.i4.i, 6364136223846793005, !dbg !1402
  %_0.i.i.1.i.i8.i = lshr i64 %_4.i.i.1.i.i6.i, 33, !dbg !1422
  %4 = mul i64 %_3.i.i.i.i4.i, 7520897724310334953, !dbg !1402
  %_3.i.i.2.i.i10.i = add i64 %4, 6364136223846793006, !dbg !1419
  %_0.i.i.2.i.i11.i = lshr i64 %_3.i.i.2.i.i10.i, 33, !dbg !1422
  %_4.i.i.3.i.i12.i = mul i64 %_3.i.i.2.i.i10.i, 6364136223846793005, !dbg !1402
  %_0.i.i.3.i.i14.i = lshr i64 %_4.i.i.3.i.i12.i, 33, !dbg !1422
  %5 = mul i64 %_3.i.i.2.i.i10.i, 7520897724310334953, !dbg !1402
  %_3.i.i.4.i.i16.i = add i64 %5, 6364136223846793006, !dbg !1419
  %_0.i.i.4.i.i17.i = lshr i64 %_3.i.i.4.i.i16.i, 33, !dbg !1422
  %_4.i.i.5.i.i18.i = mul i64 %_3.i.i.4.i.i16.i, 6364136223846793005, !dbg !1402
  %_3.i.i.5.i.i19.i = add i64 %_4.i.i.5.i.i18.i, 1, !dbg !1419
  %_0.i.i.5.i.i20.i = lshr i64 %_3.i.i.5.i.i19.i, 33, !dbg !1422
  %_4.i.i.6.i.i21.i = mul i64 %_3.i.i.5.i.i19.i, 6364136223846793005, !dbg !1402
  %_3.i.i.6.i.i22.i = add i64 %_4.i.i.6.i.i21.i, 1, !dbg !1419
  %_0.i.i.6.i.i23.i = lshr i64 %_3.i.i.6.i.i22.i, 33, !dbg !1422
  %_4.i.i.7.i.i24.i = mul i64 %_3.i.i.6.i.i22.i, 6364136223846793005, !dbg !1402
  %_3.i.i.7.i.i25.i = add i64 %_4.i.i.7.i.i24.i, 1, !dbg !1419
  %_0.i.i.7.i.i26.i = lshr i64 %_3.i.i.7.i.i25.i, 33, !dbg !1422
  %_4.i.i.8.i.i27.i = mul i64 %_3.i.i.7.i.i25.i, 6364136223846793005, !dbg !1402
  %_3.i.i.8.i.i28.i = add i64 %_4.i.i.8.i.i27.i, 1, !dbg !1419
  %_0.i.i.8.i.i29.i = lshr i64 %_3.i.i.8.i.i28.i, 33, !dbg !1422
  %_4.i.i.9.i.i30.i = mul i64 %_3.i.i.8.i.i28.i, 6364136223846793005, !dbg !1402
  %_3.i.i.9.i.i31.i = add i64 %_4.i.i.9.i.i30.i, 1, !dbg !1419
  %_0.i.i.9.i.i32.i = lshr i64 %_3.i.i.9.i.i31.i, 33, !dbg !1422
  %_4.i.i.10.i.i33.i = mul i64 %_3.i.i.9.i.i31.i, 6364136223846793005, !dbg !1402
  %_3.i.i.10.i.i34.i = add i64 %_4.i.i.10.i.i33.i, 1, !dbg !1419
  %_0.i.i.10.i.i35.i = lshr i64 %_3.i.i.10.i.i34.i, 33, !dbg !1422
  %_4.i.i.11.i.i36.i = mul i64 %_3.i.i.10.i.i34.i, 6364136223846793005, !dbg !1402
  %_3.i.i.11.i.i37.i = add i64 %_4.i.i.11.i.i36.i, 1, !dbg !1419
  %_0.i.i.11.i.i38.i = lshr i64 %_3.i.i.11.i.i37.i, 33, !dbg !1422
  %_4.i.i.12.i.i39.i = mul i64 %_3.i.i.11.i.i37.i, 6364136223846793005, !dbg !1402
  %_3.i.i.12.i.i40.i = add i64 %_4.i.i.12.i.i39.i, 1, !dbg !1419
  %_0.i.i.12.i.i41.i = lshr i64 %_3.i.i.12.i.i40.i, 33, !dbg !1422
  %_4.i.i.13.i.i42.i = mul i64 %_3.i.i.12.i.i40.i, 6364136223846793005, !dbg !1402
  %_3.i.i.13.i.i43.i = add i64 %_4.i.i.13.i.i42.i, 1, !dbg !1419
  %_0.i.i.13.i.i44.i = lshr i64 %_3.i.i.13.i.i43.i, 33, !dbg !1422
  %_4.i.i.14.i.i45.i = mul i64 %_3.i.i.13.i.i43.i, 6364136223846793005, !dbg !1402
  %_3.i.i.14.i.i46.i = add i64 %_4.i.i.14.i.i45.i, 1, !dbg !1419
  %_0.i.i.14.i.i47.i = lshr i64 %_3.i.i.14.i.i46.i, 33, !dbg !1422
  %_4.i.i.15.i.i48.i = mul i64 %_3.i.i.14.i.i46.i, 6364136223846793005, !dbg !1402
  %_3.i.i.15.i.i49.i = add i64 %_4.i.i.15.i.i48.i, 1, !dbg !1419
  %_0.i.i.15.i.i50.i = lshr i64 %_3.i.i.15.i.i49.i, 33, !dbg !1422
  %_4.i.i.16.i.i51.i = mul i64 %_3.i.i.15.i.i49.i, 6364136223846793005, !dbg !1402
  %_3.i.i.16.i.i52.i = add i64 %_4.i.i.16.i.i51.i, 1, !dbg !1419
  %_0.i.i.16.i.i53.i = lshr i64 %_3.i.i.16.i.i52.i, 33, !dbg !1422
  %_4.i.i.17.i.i54.i = mul i64 %_3.i.i.16.i.i52.i, 6364136223846793005, !dbg !1402
  %_3.i.i.17.i.i55.i = add i64 %_4.i.i.17.i.i54.i, 1, !dbg !1419
  %_0.i.i.17.i.i56.i = lshr i64 %_3.i.i.17.i.i55.i, 33, !dbg !1422
  %_4.i.i.18.i.i57.i = mul i64 %_3.i.i.17.i.i55.i, 6364136223846793005, !dbg !1402
  %_3.i.i.18.i.i58.i = add i64 %_4.i.i.18.i.i57.i, 1, !dbg !1419
  %_0.i.i.18.i.i59.i = lshr i64 %_3.i.i.18.i.i58.i, 33, !dbg !1422
  %_4.i.i.19.i.i60.i = mul i64 %_3.i.i.18.i.i58.i, 6364136223846793005, !dbg !1402
  %_3.i.i.19.i.i61.i = add i64 %_4.i.i.19.i.i60.i, 1, !dbg !1419
  %_0.i.i.19.i.i62.i = lshr i64 %_3.i.i.19.i.i61.i, 33, !dbg !1422
  %_4.i.i.20.i.i63.i = mul i64 %_3.i.i.19.i.i61.i, 6364136223846793005, !dbg !1402
  %_3.i.i.20.i.i64.i = add i64 %_4.i.i.20.i.i63.i, 1, !dbg !1419
  %_0.i.i.20.i.i65.i = lshr i64 %_3.i.i.20.i.i64.i, 33, !dbg !1422
  store i64 %_0.i.i.i.i5.i, ptr %longs.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.4.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 8, !dbg !1423
  store i64 %_0.i.i.1.i.i8.i, ptr %_35.sroa.4.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.5.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 16, !dbg !1423
  store i64 %_0.i.i.2.i.i11.i, ptr %_35.sroa.5.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.6.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 24, !dbg !1423
  store i64 %_0.i.i.3.i.i14.i, ptr %_35.sroa.6.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.7.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 32, !dbg !1423
  store i64 %_0.i.i.4.i.i17.i, ptr %_35.sroa.7.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.8.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 40, !dbg !1423
  store i64 %_0.i.i.5.i.i20.i, ptr %_35.sroa.8.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.9.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 48, !dbg !1423
  store i64 %_0.i.i.6.i.i23.i, ptr %_35.sroa.9.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.10.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 56, !dbg !1423
  store i64 %_0.i.i.7.i.i26.i, ptr %_35.sroa.10.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.11.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 64, !dbg !1423
  store i64 %_0.i.i.8.i.i29.i, ptr %_35.sroa.11.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.12.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 72, !dbg !1423
  store i64 %_0.i.i.9.i.i32.i, ptr %_35.sroa.12.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.13.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 80, !dbg !1423
  store i64 %_0.i.i.10.i.i35.i, ptr %_35.sroa.13.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.14.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 88, !dbg !1423
  store i64 %_0.i.i.11.i.i38.i, ptr %_35.sroa.14.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.15.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 96, !dbg !1423
  store i64 %_0.i.i.12.i.i41.i, ptr %_35.sroa.15.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.16.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 104, !dbg !1423
  store i64 %_0.i.i.13.i.i44.i, ptr %_35.sroa.16.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.17.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 112, !dbg !1423
  store i64 %_0.i.i.14.i.i47.i, ptr %_35.sroa.17.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.18.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 120, !dbg !1423
  store i64 %_0.i.i.15.i.i50.i, ptr %_35.sroa.18.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.19.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 128, !dbg !1423
  store i64 %_0.i.i.16.i.i53.i, ptr %_35.sroa.19.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.20.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 136, !dbg !1423
  store i64 %_0.i.i.17.i.i56.i, ptr %_35.sroa.20.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.21.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 144, !dbg !1423
  store i64 %_0.i.i.18.i.i59.i, ptr %_35.sroa.21.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.22.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 152, !dbg !1423
  store i64 %_0.i.i.19.i.i62.i, ptr %_35.sroa.22.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
  %_35.sroa.23.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 160, !dbg !1423
  store i64 %_0.i.i.20.i.i65.i, ptr %_35.sroa.23.0.longs.sroa_idx.i, align 8, !dbg !1423, !noalias !1335
; call core::slice::sort::unstable::ipnsort::<u64, <[u64]>::sort_unstable_by<sorting::sorting::sorted::{closure#1}>::{closure#0}>
  call fastcc void @_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable7ipnsortyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1t_(ptr noalias nofree noundef nonnull align 8 %longs.i) #11, !dbg !1424
  %_37.val.i.i = load i32, ptr %words.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.1.i = load i32, ptr %_26.sroa.4.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.2.i = load i32, ptr %_26.sroa.5.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.3.i = load i32, ptr %_26.sroa.6.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.4.i = load i32, ptr %_26.sroa.7.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.5.i = load i32, ptr %_26.sroa.8.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.6.i = load i32, ptr %_26.sroa.9.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.7.i = load i32, ptr %_26.sroa.10.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.8.i = load i32, ptr %_26.sroa.11.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.9.i = load i32, ptr %_26.sroa.12.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.10.i = load i32, ptr %_26.sroa.13.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.11.i = load i32, ptr %_26.sroa.14.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.12.i = load i32, ptr %_26.sroa.15.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.13.i = load i32, ptr %_26.sroa.16.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.14.i = load i32, ptr %_26.sroa.17.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.15.i = load i32, ptr %_26.sroa.18.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.16.i = load i32, ptr %_26.sroa.19.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.17.i = load i32, ptr %_26.sroa.20.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.18.i = load i32, ptr %_26.sroa.21.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.19.i = load i32, ptr %_26.sroa.22.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.20.i = load i32, ptr %_26.sroa.23.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.21.i = load i32, ptr %_26.sroa.24.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.22.i = load i32, ptr %_26.sroa.25.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i.23.i = load i32, ptr %_26.sroa.26.0.words.sroa_idx.i, align 4, !dbg !1431, !noalias !1335, !noundef !17
  %_37.val.i90.i = load i64, ptr %longs.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_0.i.i.i92.i = xor i64 %_37.val.i90.i, 1099511628211, !dbg !1455
  %_37.val.i90.1.i = load i64, ptr %_35.sroa.4.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.1.i = mul i64 %_0.i.i.i92.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.1.i = xor i64 %_4.i.i.i91.1.i, %_37.val.i90.1.i, !dbg !1455
  %_37.val.i90.2.i = load i64, ptr %_35.sroa.5.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.2.i = mul i64 %_0.i.i.i92.1.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.2.i = xor i64 %_4.i.i.i91.2.i, %_37.val.i90.2.i, !dbg !1455
  %_37.val.i90.3.i = load i64, ptr %_35.sroa.6.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.3.i = mul i64 %_0.i.i.i92.2.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.3.i = xor i64 %_4.i.i.i91.3.i, %_37.val.i90.3.i, !dbg !1455
  %_37.val.i90.4.i = load i64, ptr %_35.sroa.7.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.4.i = mul i64 %_0.i.i.i92.3.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.4.i = xor i64 %_4.i.i.i91.4.i, %_37.val.i90.4.i, !dbg !1455
  %_37.val.i90.5.i = load i64, ptr %_35.sroa.8.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.5.i = mul i64 %_0.i.i.i92.4.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.5.i = xor i64 %_4.i.i.i91.5.i, %_37.val.i90.5.i, !dbg !1455
  %_37.val.i90.6.i = load i64, ptr %_35.sroa.9.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.6.i = mul i64 %_0.i.i.i92.5.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.6.i = xor i64 %_4.i.i.i91.6.i, %_37.val.i90.6.i, !dbg !1455
  %_37.val.i90.7.i = load i64, ptr %_35.sroa.10.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.7.i = mul i64 %_0.i.i.i92.6.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.7.i = xor i64 %_4.i.i.i91.7.i, %_37.val.i90.7.i, !dbg !1455
  %_37.val.i90.8.i = load i64, ptr %_35.sroa.11.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.8.i = mul i64 %_0.i.i.i92.7.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.8.i = xor i64 %_4.i.i.i91.8.i, %_37.val.i90.8.i, !dbg !1455
  %_37.val.i90.9.i = load i64, ptr %_35.sroa.12.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.9.i = mul i64 %_0.i.i.i92.8.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.9.i = xor i64 %_4.i.i.i91.9.i, %_37.val.i90.9.i, !dbg !1455
  %_37.val.i90.10.i = load i64, ptr %_35.sroa.13.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.10.i = mul i64 %_0.i.i.i92.9.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.10.i = xor i64 %_4.i.i.i91.10.i, %_37.val.i90.10.i, !dbg !1455
  %_37.val.i90.11.i = load i64, ptr %_35.sroa.14.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.11.i = mul i64 %_0.i.i.i92.10.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.11.i = xor i64 %_4.i.i.i91.11.i, %_37.val.i90.11.i, !dbg !1455
  %_37.val.i90.12.i = load i64, ptr %_35.sroa.15.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.12.i = mul i64 %_0.i.i.i92.11.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.12.i = xor i64 %_4.i.i.i91.12.i, %_37.val.i90.12.i, !dbg !1455
  %_37.val.i90.13.i = load i64, ptr %_35.sroa.16.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.13.i = mul i64 %_0.i.i.i92.12.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.13.i = xor i64 %_4.i.i.i91.13.i, %_37.val.i90.13.i, !dbg !1455
  %_37.val.i90.14.i = load i64, ptr %_35.sroa.17.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.14.i = mul i64 %_0.i.i.i92.13.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.14.i = xor i64 %_4.i.i.i91.14.i, %_37.val.i90.14.i, !dbg !1455
  %_37.val.i90.15.i = load i64, ptr %_35.sroa.18.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.15.i = mul i64 %_0.i.i.i92.14.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.15.i = xor i64 %_4.i.i.i91.15.i, %_37.val.i90.15.i, !dbg !1455
  %_37.val.i90.16.i = load i64, ptr %_35.sroa.19.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.16.i = mul i64 %_0.i.i.i92.15.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.16.i = xor i64 %_4.i.i.i91.16.i, %_37.val.i90.16.i, !dbg !1455
  %_37.val.i90.17.i = load i64, ptr %_35.sroa.20.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.17.i = mul i64 %_0.i.i.i92.16.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.17.i = xor i64 %_4.i.i.i91.17.i, %_37.val.i90.17.i, !dbg !1455
  %_37.val.i90.18.i = load i64, ptr %_35.sroa.21.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.18.i = mul i64 %_0.i.i.i92.17.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.18.i = xor i64 %_4.i.i.i91.18.i, %_37.val.i90.18.i, !dbg !1455
  %_37.val.i90.19.i = load i64, ptr %_35.sroa.22.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.19.i = mul i64 %_0.i.i.i92.18.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.19.i = xor i64 %_4.i.i.i91.19.i, %_37.val.i90.19.i, !dbg !1455
  %_37.val.i90.20.i = load i64, ptr %_35.sroa.23.0.longs.sroa_idx.i, align 8, !dbg !1441, !noalias !1335, !noundef !17
  %_4.i.i.i91.20.i = mul i64 %_0.i.i.i92.19.i, 1099511628211, !dbg !1462
  %_0.i.i.i92.20.i = xor i64 %_4.i.i.i91.20.i, %_37.val.i90.20.i, !dbg !1455
  %_0.i.i.i.i = zext i32 %_37.val.i.i to i64, !dbg !1465
  %_0.i1.i.i.i = xor i64 %_0.i.i.i.i, 1099511628211, !dbg !1472
  %_0.i.i.i.1.i = zext i32 %_37.val.i.1.i to i64, !dbg !1465
  %_4.i.i.i.1.i = mul i64 %_0.i1.i.i.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.1.i = xor i64 %_4.i.i.i.1.i, %_0.i.i.i.1.i, !dbg !1472
  %_0.i.i.i.2.i = zext i32 %_37.val.i.2.i to i64, !dbg !1465
  %_4.i.i.i.2.i = mul i64 %_0.i1.i.i.1.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.2.i = xor i64 %_4.i.i.i.2.i, %_0.i.i.i.2.i, !dbg !1472
  %_0.i.i.i.3.i = zext i32 %_37.val.i.3.i to i64, !dbg !1465
  %_4.i.i.i.3.i = mul i64 %_0.i1.i.i.2.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.3.i = xor i64 %_4.i.i.i.3.i, %_0.i.i.i.3.i, !dbg !1472
  %_0.i.i.i.4.i = zext i32 %_37.val.i.4.i to i64, !dbg !1465
  %_4.i.i.i.4.i = mul i64 %_0.i1.i.i.3.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.4.i = xor i64 %_4.i.i.i.4.i, %_0.i.i.i.4.i, !dbg !1472
  %_0.i.i.i.5.i = zext i32 %_37.val.i.5.i to i64, !dbg !1465
  %_4.i.i.i.5.i = mul i64 %_0.i1.i.i.4.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.5.i = xor i64 %_4.i.i.i.5.i, %_0.i.i.i.5.i, !dbg !1472
  %_0.i.i.i.6.i = zext i32 %_37.val.i.6.i to i64, !dbg !1465
  %_4.i.i.i.6.i = mul i64 %_0.i1.i.i.5.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.6.i = xor i64 %_4.i.i.i.6.i, %_0.i.i.i.6.i, !dbg !1472
  %_0.i.i.i.7.i = zext i32 %_37.val.i.7.i to i64, !dbg !1465
  %_4.i.i.i.7.i = mul i64 %_0.i1.i.i.6.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.7.i = xor i64 %_4.i.i.i.7.i, %_0.i.i.i.7.i, !dbg !1472
  %_0.i.i.i.8.i = zext i32 %_37.val.i.8.i to i64, !dbg !1465
  %_4.i.i.i.8.i = mul i64 %_0.i1.i.i.7.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.8.i = xor i64 %_4.i.i.i.8.i, %_0.i.i.i.8.i, !dbg !1472
  %_0.i.i.i.9.i = zext i32 %_37.val.i.9.i to i64, !dbg !1465
  %_4.i.i.i.9.i = mul i64 %_0.i1.i.i.8.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.9.i = xor i64 %_4.i.i.i.9.i, %_0.i.i.i.9.i, !dbg !1472
  %_0.i.i.i.10.i = zext i32 %_37.val.i.10.i to i64, !dbg !1465
  %_4.i.i.i.10.i = mul i64 %_0.i1.i.i.9.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.10.i = xor i64 %_4.i.i.i.10.i, %_0.i.i.i.10.i, !dbg !1472
  %_0.i.i.i.11.i = zext i32 %_37.val.i.11.i to i64, !dbg !1465
  %_4.i.i.i.11.i = mul i64 %_0.i1.i.i.10.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.11.i = xor i64 %_4.i.i.i.11.i, %_0.i.i.i.11.i, !dbg !1472
  %_0.i.i.i.12.i = zext i32 %_37.val.i.12.i to i64, !dbg !1465
  %_4.i.i.i.12.i = mul i64 %_0.i1.i.i.11.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.12.i = xor i64 %_4.i.i.i.12.i, %_0.i.i.i.12.i, !dbg !1472
  %_0.i.i.i.13.i = zext i32 %_37.val.i.13.i to i64, !dbg !1465
  %_4.i.i.i.13.i = mul i64 %_0.i1.i.i.12.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.13.i = xor i64 %_4.i.i.i.13.i, %_0.i.i.i.13.i, !dbg !1472
  %_0.i.i.i.14.i = zext i32 %_37.val.i.14.i to i64, !dbg !1465
  %_4.i.i.i.14.i = mul i64 %_0.i1.i.i.13.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.14.i = xor i64 %_4.i.i.i.14.i, %_0.i.i.i.14.i, !dbg !1472
  %_0.i.i.i.15.i = zext i32 %_37.val.i.15.i to i64, !dbg !1465
  %_4.i.i.i.15.i = mul i64 %_0.i1.i.i.14.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.15.i = xor i64 %_4.i.i.i.15.i, %_0.i.i.i.15.i, !dbg !1472
  %_0.i.i.i.16.i = zext i32 %_37.val.i.16.i to i64, !dbg !1465
  %_4.i.i.i.16.i = mul i64 %_0.i1.i.i.15.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.16.i = xor i64 %_4.i.i.i.16.i, %_0.i.i.i.16.i, !dbg !1472
  %_0.i.i.i.17.i = zext i32 %_37.val.i.17.i to i64, !dbg !1465
  %_4.i.i.i.17.i = mul i64 %_0.i1.i.i.16.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.17.i = xor i64 %_4.i.i.i.17.i, %_0.i.i.i.17.i, !dbg !1472
  %_0.i.i.i.18.i = zext i32 %_37.val.i.18.i to i64, !dbg !1465
  %_4.i.i.i.18.i = mul i64 %_0.i1.i.i.17.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.18.i = xor i64 %_4.i.i.i.18.i, %_0.i.i.i.18.i, !dbg !1472
  %_0.i.i.i.19.i = zext i32 %_37.val.i.19.i to i64, !dbg !1465
  %_4.i.i.i.19.i = mul i64 %_0.i1.i.i.18.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.19.i = xor i64 %_4.i.i.i.19.i, %_0.i.i.i.19.i, !dbg !1472
  %_0.i.i.i.20.i = zext i32 %_37.val.i.20.i to i64, !dbg !1465
  %_4.i.i.i.20.i = mul i64 %_0.i1.i.i.19.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.20.i = xor i64 %_4.i.i.i.20.i, %_0.i.i.i.20.i, !dbg !1472
  %_0.i.i.i.21.i = zext i32 %_37.val.i.21.i to i64, !dbg !1465
  %_4.i.i.i.21.i = mul i64 %_0.i1.i.i.20.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.21.i = xor i64 %_4.i.i.i.21.i, %_0.i.i.i.21.i, !dbg !1472
  %_0.i.i.i.22.i = zext i32 %_37.val.i.22.i to i64, !dbg !1465
  %_4.i.i.i.22.i = mul i64 %_0.i1.i.i.21.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.22.i = xor i64 %_4.i.i.i.22.i, %_0.i.i.i.22.i, !dbg !1472
  %_0.i.i.i.23.i = zext i32 %_37.val.i.23.i to i64, !dbg !1465
  %_4.i.i.i.23.i = mul i64 %_0.i1.i.i.22.i, 1099511628211, !dbg !1475
  %_0.i1.i.i.23.i = xor i64 %_4.i.i.i.23.i, %_0.i.i.i.23.i, !dbg !1472
  call void @llvm.lifetime.end.p0(ptr nonnull %longs.i), !dbg !1478, !noalias !1335
  call void @llvm.lifetime.end.p0(ptr nonnull %words.i), !dbg !1479, !noalias !1335
  %_10 = getelementptr inbounds nuw [2 x i64], ptr %out, i64 %t, !dbg !1480
  store i64 %_0.i1.i.i.23.i, ptr %_10, align 8, !dbg !1483
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1483
  store i64 %_0.i.i.i92.20.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !1483
  ret void, !dbg !1484
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() unnamed_addr #9 !dbg !1485 {
start:
  tail call void @llvm.trap(), !dbg !1488
  unreachable, !dbg !1488
}

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #9 !dbg !1494 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt() #10, !dbg !1495
  unreachable, !dbg !1495
}

attributes #0 = { noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/sorting.rs/@/sorting.d7319875acb7b4ef-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "ipnsort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable7ipnsortmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !12, file: !11, line: 114, type: !16, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!11 = !DIFile(filename: "src/slice/sort/unstable/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7d77d53d53cbf5a6aa3a2563a8e3597a")
!12 = !DINamespace(name: "unstable", scope: !13)
!13 = !DINamespace(name: "sort", scope: !14)
!14 = !DINamespace(name: "slice", scope: !15)
!15 = !DINamespace(name: "core", scope: null)
!16 = !DISubroutineType(cc: DW_CC_nocall, types: !17)
!17 = !{}
!18 = !DILocation(line: 219, column: 13, scope: !19, inlinedAt: !24)
!19 = distinct !DISubprogram(name: "get_unchecked<u32>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5slice5indexjINtB5_10SliceIndexSmE13get_uncheckedCsittdfyyMCUB_7sorting", scope: !21, file: !20, line: 205, type: !23, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!20 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a6478e6d30216db9f8cdcb9288808b92")
!21 = !DINamespace(name: "{impl#2}", scope: !22)
!22 = !DINamespace(name: "index", scope: !14)
!23 = !DISubroutineType(types: !17)
!24 = distinct !DILocation(line: 647, column: 26, scope: !25, inlinedAt: !28)
!25 = distinct !DISubprogram(name: "get_unchecked<u32, usize>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSm13get_uncheckedjECsittdfyyMCUB_7sorting", scope: !27, file: !26, line: 640, type: !23, scopeLine: 640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!26 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0e2876e145929ddccaef08a3691ff450")
!27 = !DINamespace(name: "{impl#0}", scope: !14)
!28 = distinct !DILocation(line: 34, column: 45, scope: !29, inlinedAt: !34)
!29 = distinct !DILexicalBlock(scope: !31, file: !30, line: 33, column: 9)
!30 = !DIFile(filename: "src/slice/sort/shared/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "694d50307d8b09e28f18230edf6cbedb")
!31 = distinct !DILexicalBlock(scope: !32, file: !30, line: 24, column: 5)
!32 = distinct !DISubprogram(name: "find_existing_run<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !33, file: !30, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!33 = !DINamespace(name: "shared", scope: !13)
!34 = distinct !DILocation(line: 119, column: 35, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !11, line: 118, column: 5)
!36 = !DILocation(line: 34, column: 35, scope: !29, inlinedAt: !34)
!37 = !{!38}
!38 = distinct !{!38, !39, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!39 = distinct !{!39, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!40 = !{!41}
!41 = distinct !{!41, !39, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!42 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !48)
!43 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !45, file: !44, line: 1916, type: !23, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!44 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "fdd440c32d9331fac13edfea24200374")
!45 = !DINamespace(name: "{impl#64}", scope: !46)
!46 = !DINamespace(name: "impls", scope: !47)
!47 = !DINamespace(name: "cmp", scope: !15)
!48 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !54)
!49 = distinct !DISubprogram(name: "call_mut<fn(&u32, &u32) -> bool, (&u32, &u32)>", linkageName: "_RNvYNvYmNtNtCslnt1oJOvDdB_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCsittdfyyMCUB_7sorting", scope: !51, file: !50, line: 166, type: !23, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!50 = !DIFile(filename: "src/ops/function.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "ae01f833f82cd27aa916c99d95502941")
!51 = !DINamespace(name: "FnMut", scope: !52)
!52 = !DINamespace(name: "function", scope: !53)
!53 = !DINamespace(name: "ops", scope: !15)
!54 = distinct !DILocation(line: 34, column: 35, scope: !29, inlinedAt: !34)
!55 = !DILocation(line: 219, column: 13, scope: !19, inlinedAt: !56)
!56 = !DILocation(line: 647, column: 26, scope: !25, inlinedAt: !57)
!57 = !DILocation(line: 0, scope: !58, inlinedAt: !34)
!58 = distinct !DILexicalBlock(scope: !29, file: !30, line: 34, column: 9)
!59 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !60)
!60 = !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !57)
!61 = !DILocation(line: 35, column: 12, scope: !58, inlinedAt: !34)
!62 = !DILocation(line: 40, column: 37, scope: !58, inlinedAt: !34)
!63 = !DILocation(line: 36, column: 36, scope: !58, inlinedAt: !34)
!64 = !DILocation(line: 219, column: 13, scope: !19, inlinedAt: !65)
!65 = distinct !DILocation(line: 647, column: 26, scope: !66, inlinedAt: !67)
!66 = !DILexicalBlockFile(scope: !25, file: !26, discriminator: 8)
!67 = distinct !DILocation(line: 40, column: 47, scope: !58, inlinedAt: !34)
!68 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !69)
!69 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !70)
!70 = distinct !DILocation(line: 40, column: 37, scope: !58, inlinedAt: !34)
!71 = !DILocation(line: 219, column: 13, scope: !19, inlinedAt: !72)
!72 = distinct !DILocation(line: 647, column: 26, scope: !73, inlinedAt: !74)
!73 = !DILexicalBlockFile(scope: !25, file: !26, discriminator: 4)
!74 = distinct !DILocation(line: 36, column: 46, scope: !58, inlinedAt: !34)
!75 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !76)
!76 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !77)
!77 = distinct !DILocation(line: 36, column: 36, scope: !58, inlinedAt: !34)
!78 = !DILocation(line: 33, column: 27, scope: !31, inlinedAt: !34)
!79 = !DILocation(line: 124, column: 8, scope: !80)
!80 = distinct !DILexicalBlock(scope: !35, file: !11, line: 119, column: 5)
!81 = !DILocation(line: 125, column: 12, scope: !80)
!82 = !DILocation(line: 338, column: 5, scope: !83, inlinedAt: !93)
!83 = distinct !DILexicalBlock(scope: !85, file: !84, line: 335, column: 5)
!84 = !DIFile(filename: "src/slice/sort/shared/smallsort.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "074784bc86116fb48d4086aea577fb6f")
!85 = distinct !DILexicalBlock(scope: !86, file: !84, line: 333, column: 5)
!86 = distinct !DILexicalBlock(scope: !87, file: !84, line: 332, column: 5)
!87 = distinct !DILexicalBlock(scope: !88, file: !84, line: 330, column: 5)
!88 = distinct !DILexicalBlock(scope: !89, file: !84, line: 329, column: 5)
!89 = distinct !DILexicalBlock(scope: !90, file: !84, line: 327, column: 5)
!90 = distinct !DILexicalBlock(scope: !91, file: !84, line: 318, column: 5)
!91 = distinct !DISubprogram(name: "small_sort_network<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort18small_sort_networkmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 311, type: !23, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!92 = !DINamespace(name: "smallsort", scope: !33)
!93 = distinct !DILocation(line: 164, column: 13, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "small_sort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvXs4_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortmNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNvYmNtNtBe_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !95, file: !84, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!95 = !DINamespace(name: "{impl#6}", scope: !92)
!96 = distinct !DILocation(line: 101, column: 9, scope: !97, inlinedAt: !99)
!97 = distinct !DISubprogram(name: "small_sort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvXs1_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortmNtB6_25UnstableSmallSortTypeImpl10small_sortNvYmNtNtBe_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !98, file: !84, line: 97, type: !23, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!98 = !DINamespace(name: "{impl#3}", scope: !92)
!99 = distinct !DILocation(line: 31, column: 13, scope: !100, inlinedAt: !103)
!100 = distinct !DISubprogram(name: "quicksort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !102, file: !101, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!101 = !DIFile(filename: "src/slice/sort/unstable/quicksort.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e6a83127a2b707e97e5c7026cf4bb1a4")
!102 = !DINamespace(name: "quicksort", scope: !12)
!103 = distinct !DILocation(line: 137, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !80, file: !11, line: 136, column: 5)
!105 = !DILocation(line: 194, column: 9, scope: !106, inlinedAt: !109)
!106 = distinct !DISubprogram(name: "from_raw_parts_mut<u32>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core5slice3raw18from_raw_parts_mutmECsittdfyyMCUB_7sorting", scope: !108, file: !107, line: 179, type: !23, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!107 = !DIFile(filename: "src/slice/raw.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "1c257c0bb74a1862c3fb776eeea63ad9")
!108 = !DINamespace(name: "raw", scope: !14)
!109 = distinct !DILocation(line: 0, scope: !85, inlinedAt: !93)
!110 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !116)
!111 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3addCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 936, type: !23, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!112 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!113 = !DINamespace(name: "{impl#0}", scope: !114)
!114 = !DINamespace(name: "mut_ptr", scope: !115)
!115 = !DINamespace(name: "ptr", scope: !15)
!116 = distinct !DILocation(line: 388, column: 26, scope: !117, inlinedAt: !119)
!117 = distinct !DILexicalBlock(scope: !118, file: !84, line: 387, column: 9)
!118 = distinct !DISubprogram(name: "swap_if_less<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort12swap_if_lessmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 380, type: !23, scopeLine: 380, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!119 = distinct !DILocation(line: 435, column: 9, scope: !120, inlinedAt: !122)
!120 = distinct !DILexicalBlock(scope: !121, file: !84, line: 428, column: 5)
!121 = distinct !DISubprogram(name: "sort9_optimal<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort13sort9_optimalmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 420, type: !23, scopeLine: 420, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!122 = distinct !DILocation(line: 343, column: 13, scope: !83, inlinedAt: !93)
!123 = !DILocation(line: 395, column: 27, scope: !124, inlinedAt: !119)
!124 = distinct !DILexicalBlock(scope: !117, file: !84, line: 388, column: 9)
!125 = !{!126, !128, !130, !132}
!126 = distinct !{!126, !127, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!127 = distinct !{!127, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!128 = distinct !{!128, !129, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort13sort9_optimalmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: %v.0"}
!129 = distinct !{!129, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort13sort9_optimalmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting"}
!130 = distinct !{!130, !131, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort18small_sort_networkmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: %v.0"}
!131 = distinct !{!131, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort18small_sort_networkmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting"}
!132 = distinct !{!132, !133, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: argument 0"}
!133 = distinct !{!133, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting"}
!134 = !{!135, !136, !137}
!135 = distinct !{!135, !127, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!136 = distinct !{!136, !133, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: argument 1"}
!137 = distinct !{!137, !133, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: %is_less"}
!138 = !{!135, !128, !130, !132}
!139 = !{!126, !136, !137}
!140 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !143)
!141 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4readmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 1692, type: !23, scopeLine: 1692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!142 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "adf09092a768fb63932c6e448fcd177c")
!143 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !119)
!144 = distinct !DILexicalBlock(scope: !145, file: !84, line: 406, column: 9)
!145 = distinct !DILexicalBlock(scope: !146, file: !84, line: 405, column: 9)
!146 = distinct !DILexicalBlock(scope: !124, file: !84, line: 395, column: 9)
!147 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "copy<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4copymECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 625, type: !23, scopeLine: 625, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!149 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !119)
!150 = distinct !DILexicalBlock(scope: !144, file: !84, line: 408, column: 9)
!151 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !152)
!152 = distinct !DILocation(line: 387, column: 26, scope: !118, inlinedAt: !153)
!153 = distinct !DILocation(line: 436, column: 9, scope: !120, inlinedAt: !122)
!154 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !155)
!155 = distinct !DILocation(line: 388, column: 26, scope: !117, inlinedAt: !153)
!156 = !DILocation(line: 395, column: 27, scope: !124, inlinedAt: !153)
!157 = !{!158, !128, !130, !132}
!158 = distinct !{!158, !159, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!159 = distinct !{!159, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!160 = !{!161, !136, !137}
!161 = distinct !{!161, !159, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!162 = !{!161, !128, !130, !132}
!163 = !{!158, !136, !137}
!164 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !165)
!165 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !153)
!166 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !167)
!167 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !153)
!168 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !169)
!169 = distinct !DILocation(line: 387, column: 26, scope: !118, inlinedAt: !170)
!170 = distinct !DILocation(line: 437, column: 9, scope: !120, inlinedAt: !122)
!171 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !172)
!172 = distinct !DILocation(line: 388, column: 26, scope: !117, inlinedAt: !170)
!173 = !DILocation(line: 395, column: 27, scope: !124, inlinedAt: !170)
!174 = !{!175, !128, !130, !132}
!175 = distinct !{!175, !176, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!176 = distinct !{!176, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!177 = !{!178, !136, !137}
!178 = distinct !{!178, !176, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!179 = !{!178, !128, !130, !132}
!180 = !{!175, !136, !137}
!181 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !182)
!182 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !170)
!183 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !184)
!184 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !170)
!185 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !186)
!186 = distinct !DILocation(line: 387, column: 26, scope: !118, inlinedAt: !187)
!187 = distinct !DILocation(line: 438, column: 9, scope: !120, inlinedAt: !122)
!188 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !189)
!189 = distinct !DILocation(line: 388, column: 26, scope: !117, inlinedAt: !187)
!190 = !DILocation(line: 395, column: 27, scope: !124, inlinedAt: !187)
!191 = !{!192, !128, !130, !132}
!192 = distinct !{!192, !193, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!193 = distinct !{!193, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!194 = !{!195, !136, !137}
!195 = distinct !{!195, !193, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!196 = !{!195, !128, !130, !132}
!197 = !{!192, !136, !137}
!198 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !199)
!199 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !187)
!200 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !201)
!201 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !187)
!202 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !203)
!203 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !204)
!204 = distinct !DILocation(line: 439, column: 9, scope: !120, inlinedAt: !122)
!205 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !206)
!206 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !204)
!207 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !208)
!208 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !209)
!209 = distinct !DILocation(line: 440, column: 9, scope: !120, inlinedAt: !122)
!210 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !211)
!211 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !209)
!212 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !213)
!213 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !214)
!214 = distinct !DILocation(line: 441, column: 9, scope: !120, inlinedAt: !122)
!215 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !216)
!216 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !214)
!217 = !DILocation(line: 970, column: 18, scope: !111, inlinedAt: !218)
!218 = distinct !DILocation(line: 388, column: 26, scope: !117, inlinedAt: !219)
!219 = distinct !DILocation(line: 442, column: 9, scope: !120, inlinedAt: !122)
!220 = !DILocation(line: 395, column: 27, scope: !124, inlinedAt: !219)
!221 = !{!222, !128, !130, !132}
!222 = distinct !{!222, !223, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!223 = distinct !{!223, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!224 = !{!225, !136, !137}
!225 = distinct !{!225, !223, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!226 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !227)
!227 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !219)
!228 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !229)
!229 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !219)
!230 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !231)
!231 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !232)
!232 = distinct !DILocation(line: 443, column: 9, scope: !120, inlinedAt: !122)
!233 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !234)
!234 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !232)
!235 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !236)
!236 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !237)
!237 = distinct !DILocation(line: 444, column: 9, scope: !120, inlinedAt: !122)
!238 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !239)
!239 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !237)
!240 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !241)
!241 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !242)
!242 = distinct !DILocation(line: 445, column: 9, scope: !120, inlinedAt: !122)
!243 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !244)
!244 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !242)
!245 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !246)
!246 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !247)
!247 = distinct !DILocation(line: 446, column: 9, scope: !120, inlinedAt: !122)
!248 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !249)
!249 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !247)
!250 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !251)
!251 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !252)
!252 = distinct !DILocation(line: 447, column: 9, scope: !120, inlinedAt: !122)
!253 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !254)
!254 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !252)
!255 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !256)
!256 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !257)
!257 = distinct !DILocation(line: 448, column: 9, scope: !120, inlinedAt: !122)
!258 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !259)
!259 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !257)
!260 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !261)
!261 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !262)
!262 = distinct !DILocation(line: 449, column: 9, scope: !120, inlinedAt: !122)
!263 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !264)
!264 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !262)
!265 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !266)
!266 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !267)
!267 = distinct !DILocation(line: 450, column: 9, scope: !120, inlinedAt: !122)
!268 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !269)
!269 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !267)
!270 = !{!128, !130, !132}
!271 = !{!136, !137}
!272 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !273)
!273 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !274)
!274 = distinct !DILocation(line: 451, column: 9, scope: !120, inlinedAt: !122)
!275 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !276)
!276 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !274)
!277 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !278)
!278 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !279)
!279 = distinct !DILocation(line: 452, column: 9, scope: !120, inlinedAt: !122)
!280 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !281)
!281 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !279)
!282 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !283)
!283 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !284)
!284 = distinct !DILocation(line: 453, column: 9, scope: !120, inlinedAt: !122)
!285 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !286)
!286 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !284)
!287 = !DILocation(line: 549, column: 14, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!289 = distinct !DILocation(line: 410, column: 9, scope: !150, inlinedAt: !284)
!290 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !291)
!291 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !292)
!292 = distinct !DILocation(line: 454, column: 9, scope: !120, inlinedAt: !122)
!293 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !294)
!294 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !292)
!295 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !296)
!296 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !297)
!297 = distinct !DILocation(line: 455, column: 9, scope: !120, inlinedAt: !122)
!298 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !299)
!299 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !297)
!300 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !301)
!301 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !302)
!302 = distinct !DILocation(line: 456, column: 9, scope: !120, inlinedAt: !122)
!303 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !304)
!304 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !302)
!305 = !DILocation(line: 549, column: 14, scope: !288, inlinedAt: !306)
!306 = distinct !DILocation(line: 410, column: 9, scope: !150, inlinedAt: !302)
!307 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !308)
!308 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !309)
!309 = distinct !DILocation(line: 457, column: 9, scope: !120, inlinedAt: !122)
!310 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !311)
!311 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !309)
!312 = !DILocation(line: 549, column: 14, scope: !288, inlinedAt: !313)
!313 = distinct !DILocation(line: 410, column: 9, scope: !150, inlinedAt: !309)
!314 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !315)
!315 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !316)
!316 = distinct !DILocation(line: 458, column: 9, scope: !120, inlinedAt: !122)
!317 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !318)
!318 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !316)
!319 = !DILocation(line: 549, column: 14, scope: !288, inlinedAt: !320)
!320 = distinct !DILocation(line: 410, column: 9, scope: !150, inlinedAt: !316)
!321 = !DILocation(line: 1731, column: 9, scope: !141, inlinedAt: !322)
!322 = distinct !DILocation(line: 408, column: 46, scope: !144, inlinedAt: !323)
!323 = distinct !DILocation(line: 459, column: 9, scope: !120, inlinedAt: !122)
!324 = !DILocation(line: 640, column: 9, scope: !148, inlinedAt: !325)
!325 = distinct !DILocation(line: 409, column: 9, scope: !150, inlinedAt: !323)
!326 = !DILocation(line: 549, column: 14, scope: !288, inlinedAt: !327)
!327 = distinct !DILocation(line: 410, column: 9, scope: !150, inlinedAt: !323)
!328 = !DILocation(line: 1054, column: 22, scope: !329, inlinedAt: !330)
!329 = distinct !DISubprogram(name: "sub<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOm3subCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 1015, type: !23, scopeLine: 1015, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!330 = distinct !DILocation(line: 540, column: 29, scope: !331, inlinedAt: !332)
!331 = distinct !DISubprogram(name: "insert_tail<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 536, type: !23, scopeLine: 536, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!332 = distinct !DILocation(line: 596, column: 13, scope: !333, inlinedAt: !338)
!333 = distinct !DILexicalBlock(scope: !334, file: !84, line: 592, column: 9)
!334 = distinct !DILexicalBlock(scope: !335, file: !84, line: 591, column: 9)
!335 = distinct !DILexicalBlock(scope: !336, file: !84, line: 590, column: 9)
!336 = distinct !DILexicalBlock(scope: !337, file: !84, line: 579, column: 5)
!337 = distinct !DISubprogram(name: "insertion_sort_shift_left<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 574, type: !23, scopeLine: 574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!338 = distinct !DILocation(line: 349, column: 9, scope: !339, inlinedAt: !93)
!339 = distinct !DILexicalBlock(scope: !83, file: !84, line: 339, column: 9)
!340 = !DILocation(line: 541, column: 13, scope: !341, inlinedAt: !332)
!341 = distinct !DILexicalBlock(scope: !331, file: !84, line: 540, column: 9)
!342 = !{!343, !345, !130, !132}
!343 = distinct !{!343, !344, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!344 = distinct !{!344, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!345 = distinct !{!345, !346, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: %v.0"}
!346 = distinct !{!346, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting"}
!347 = !{!348, !136, !137}
!348 = distinct !{!348, !344, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!349 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !350)
!350 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !351)
!351 = distinct !DILocation(line: 541, column: 13, scope: !341, inlinedAt: !332)
!352 = !DILocation(line: 549, column: 14, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!354 = distinct !DILocation(line: 557, column: 13, scope: !355, inlinedAt: !332)
!355 = distinct !DILexicalBlock(scope: !356, file: !84, line: 551, column: 9)
!356 = distinct !DILexicalBlock(scope: !341, file: !84, line: 550, column: 9)
!357 = !{!345, !130, !132}
!358 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !359)
!359 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !360)
!360 = distinct !DILocation(line: 566, column: 17, scope: !355, inlinedAt: !332)
!361 = !DILocation(line: 566, column: 17, scope: !355, inlinedAt: !332)
!362 = !DILocation(line: 560, column: 16, scope: !355, inlinedAt: !332)
!363 = !DILocation(line: 0, scope: !331, inlinedAt: !332)
!364 = !DILocation(line: 549, column: 14, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!366 = distinct !DILocation(line: 306, column: 13, scope: !367, inlinedAt: !369)
!367 = distinct !DISubprogram(name: "drop<u32>", linkageName: "_RNvXs5_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsittdfyyMCUB_7sorting", scope: !368, file: !84, line: 302, type: !23, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!368 = !DINamespace(name: "{impl#7}", scope: !92)
!369 = distinct !DILocation(line: 823, column: 1, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "drop_glue<core::slice::sort::shared::smallsort::CopyOnDrop<u32>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr9drop_glueINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 823, type: !23, scopeLine: 823, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!371 = distinct !DILocation(line: 570, column: 5, scope: !356, inlinedAt: !332)
!372 = !{!373, !375, !136, !137}
!373 = distinct !{!373, !374, !"_RNvXs5_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsittdfyyMCUB_7sorting: %self"}
!374 = distinct !{!374, !"_RNvXs5_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsittdfyyMCUB_7sorting"}
!375 = distinct !{!375, !376, !"_RINvNtCslnt1oJOvDdB_4core3ptr9drop_glueINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsittdfyyMCUB_7sorting: %_1"}
!376 = distinct !{!376, !"_RINvNtCslnt1oJOvDdB_4core3ptr9drop_glueINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsittdfyyMCUB_7sorting"}
!377 = !{!348, !345, !130, !132}
!378 = !{!343, !136, !137}
!379 = !DILocation(line: 571, column: 2, scope: !331, inlinedAt: !332)
!380 = !DILocation(line: 355, column: 12, scope: !339, inlinedAt: !93)
!381 = !{!382}
!382 = distinct !{!382, !383, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort19bidirectional_mergemNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting: %v.0"}
!383 = distinct !{!383, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort19bidirectional_mergemNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting"}
!384 = !DILocation(line: 368, column: 9, scope: !385, inlinedAt: !93)
!385 = distinct !DILexicalBlock(scope: !83, file: !84, line: 367, column: 9)
!386 = !DILocation(line: 872, column: 18, scope: !387, inlinedAt: !391)
!387 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!388 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!389 = !DINamespace(name: "{impl#0}", scope: !390)
!390 = !DINamespace(name: "const_ptr", scope: !115)
!391 = distinct !DILocation(line: 808, column: 33, scope: !392, inlinedAt: !400)
!392 = distinct !DILexicalBlock(scope: !393, file: !84, line: 807, column: 9)
!393 = distinct !DILexicalBlock(scope: !394, file: !84, line: 805, column: 9)
!394 = distinct !DILexicalBlock(scope: !395, file: !84, line: 804, column: 9)
!395 = distinct !DILexicalBlock(scope: !396, file: !84, line: 803, column: 9)
!396 = distinct !DILexicalBlock(scope: !397, file: !84, line: 791, column: 5)
!397 = distinct !DILexicalBlock(scope: !398, file: !84, line: 789, column: 5)
!398 = distinct !DILexicalBlock(scope: !399, file: !84, line: 788, column: 5)
!399 = distinct !DISubprogram(name: "bidirectional_merge<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort19bidirectional_mergemNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 754, type: !23, scopeLine: 754, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!400 = distinct !DILocation(line: 368, column: 9, scope: !385, inlinedAt: !93)
!401 = !DILocation(line: 872, column: 18, scope: !387, inlinedAt: !402)
!402 = distinct !DILocation(line: 807, column: 32, scope: !393, inlinedAt: !400)
!403 = !DILocation(line: 698, column: 21, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "merge_up<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort8merge_upmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 677, type: !23, scopeLine: 677, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!405 = distinct !DILocation(line: 812, column: 34, scope: !406, inlinedAt: !400)
!406 = distinct !DILexicalBlock(scope: !407, file: !84, line: 811, column: 9)
!407 = distinct !DILexicalBlock(scope: !408, file: !84, line: 809, column: 9)
!408 = distinct !DILexicalBlock(scope: !392, file: !84, line: 808, column: 9)
!409 = !{!410, !382, !130, !132}
!410 = distinct !{!410, !411, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!411 = distinct !{!411, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!412 = !{!413, !136, !137}
!413 = distinct !{!413, !411, !"_RNvXs10_NtNtCslnt1oJOvDdB_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!414 = !{!413, !382, !130, !132}
!415 = !{!410, !136, !137}
!416 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !417)
!417 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !418)
!418 = distinct !DILocation(line: 698, column: 21, scope: !404, inlinedAt: !405)
!419 = !DILocation(line: 698, column: 20, scope: !404, inlinedAt: !405)
!420 = !DILocation(line: 701, column: 35, scope: !421, inlinedAt: !405)
!421 = distinct !DILexicalBlock(scope: !422, file: !84, line: 699, column: 9)
!422 = distinct !DILexicalBlock(scope: !404, file: !84, line: 698, column: 9)
!423 = !DILocation(line: 872, column: 18, scope: !424, inlinedAt: !425)
!424 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!425 = distinct !DILocation(line: 701, column: 31, scope: !421, inlinedAt: !405)
!426 = !DILocation(line: 702, column: 33, scope: !421, inlinedAt: !405)
!427 = !DILocation(line: 872, column: 18, scope: !424, inlinedAt: !428)
!428 = distinct !DILocation(line: 702, column: 29, scope: !421, inlinedAt: !405)
!429 = !DILocation(line: 731, column: 21, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "merge_down<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort10merge_downmNvYmNtNtBa_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !92, file: !84, line: 710, type: !23, scopeLine: 710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!431 = distinct !DILocation(line: 813, column: 46, scope: !406, inlinedAt: !400)
!432 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !433)
!433 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !434)
!434 = distinct !DILocation(line: 731, column: 21, scope: !430, inlinedAt: !431)
!435 = !DILocation(line: 731, column: 20, scope: !430, inlinedAt: !431)
!436 = !DILocation(line: 734, column: 44, scope: !437, inlinedAt: !431)
!437 = distinct !DILexicalBlock(scope: !438, file: !84, line: 732, column: 9)
!438 = distinct !DILexicalBlock(scope: !430, file: !84, line: 731, column: 9)
!439 = !DILocation(line: 473, column: 18, scope: !440, inlinedAt: !441)
!440 = distinct !DISubprogram(name: "wrapping_offset<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm15wrapping_offsetCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 468, type: !23, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!441 = distinct !DILocation(line: 1118, column: 14, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "wrapping_sub<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm12wrapping_subCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 1114, type: !23, scopeLine: 1114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!443 = distinct !DILocation(line: 734, column: 31, scope: !437, inlinedAt: !431)
!444 = !DILocation(line: 735, column: 42, scope: !437, inlinedAt: !431)
!445 = !DILocation(line: 473, column: 18, scope: !440, inlinedAt: !446)
!446 = distinct !DILocation(line: 1118, column: 14, scope: !447, inlinedAt: !448)
!447 = !DILexicalBlockFile(scope: !442, file: !388, discriminator: 2)
!448 = distinct !DILocation(line: 735, column: 29, scope: !437, inlinedAt: !431)
!449 = !DILocation(line: 473, column: 18, scope: !450, inlinedAt: !451)
!450 = distinct !DISubprogram(name: "wrapping_offset<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm15wrapping_offsetCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 468, type: !23, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!451 = distinct !DILocation(line: 1039, column: 14, scope: !452, inlinedAt: !453)
!452 = distinct !DISubprogram(name: "wrapping_add<u32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPm12wrapping_addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 1035, type: !23, scopeLine: 1035, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!453 = distinct !DILocation(line: 816, column: 33, scope: !407, inlinedAt: !400)
!454 = !DILocation(line: 473, column: 18, scope: !450, inlinedAt: !455)
!455 = distinct !DILocation(line: 1039, column: 14, scope: !456, inlinedAt: !457)
!456 = !DILexicalBlockFile(scope: !452, file: !388, discriminator: 2)
!457 = distinct !DILocation(line: 817, column: 35, scope: !458, inlinedAt: !400)
!458 = distinct !DILexicalBlock(scope: !407, file: !84, line: 816, column: 9)
!459 = !DILocation(line: 831, column: 12, scope: !460, inlinedAt: !400)
!460 = distinct !DILexicalBlock(scope: !458, file: !84, line: 817, column: 9)
!461 = !{!"branch_weights", i32 4001, i32 4000000}
!462 = !DILocation(line: 832, column: 13, scope: !460, inlinedAt: !400)
!463 = !{!382, !136, !137}
!464 = !DILocation(line: 549, column: 14, scope: !465, inlinedAt: !466)
!465 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!466 = distinct !DILocation(line: 733, column: 9, scope: !437, inlinedAt: !431)
!467 = !DILocation(line: 549, column: 14, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!469 = distinct !DILocation(line: 700, column: 9, scope: !421, inlinedAt: !405)
!470 = !DILocation(line: 549, column: 14, scope: !471, inlinedAt: !472)
!471 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingmECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!472 = distinct !DILocation(line: 369, column: 9, scope: !385, inlinedAt: !93)
!473 = !DILocation(line: 138, column: 2, scope: !10)
!474 = !{!475}
!475 = distinct !{!475, !476, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapmECsittdfyyMCUB_7sorting: %a.0"}
!476 = distinct !{!476, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapmECsittdfyyMCUB_7sorting"}
!477 = !DILocation(line: 1001, column: 9, scope: !478, inlinedAt: !482)
!478 = distinct !DILexicalBlock(scope: !479, file: !26, line: 987, column: 9)
!479 = distinct !DILexicalBlock(scope: !480, file: !26, line: 983, column: 9)
!480 = distinct !DILexicalBlock(scope: !481, file: !26, line: 982, column: 9)
!481 = distinct !DISubprogram(name: "reverse<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm7reverseCsittdfyyMCUB_7sorting", scope: !27, file: !26, line: 981, type: !23, scopeLine: 981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!482 = !DILocation(line: 126, column: 15, scope: !80)
!483 = !{!484}
!484 = distinct !{!484, !476, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapmECsittdfyyMCUB_7sorting: %b.0"}
!485 = !DILocation(line: 1018, column: 38, scope: !486, inlinedAt: !491)
!486 = distinct !DILexicalBlock(scope: !487, file: !26, line: 1016, column: 13)
!487 = distinct !DILexicalBlock(scope: !488, file: !26, line: 1014, column: 13)
!488 = distinct !DILexicalBlock(scope: !489, file: !26, line: 1013, column: 13)
!489 = distinct !DISubprogram(name: "revswap<u32>", linkageName: "_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapmECsittdfyyMCUB_7sorting", scope: !490, file: !26, line: 1004, type: !23, scopeLine: 1004, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!490 = !DINamespace(name: "reverse", scope: !27)
!491 = distinct !DILocation(line: 1001, column: 9, scope: !478, inlinedAt: !482)
!492 = !DILocation(line: 825, column: 14, scope: !493, inlinedAt: !496)
!493 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3mem4swapmECsittdfyyMCUB_7sorting", scope: !495, file: !494, line: 822, type: !23, scopeLine: 822, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!494 = !DIFile(filename: "src/mem/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "82bad6eaa847ab9bebe78c484a405876")
!495 = !DINamespace(name: "mem", scope: !15)
!496 = distinct !DILocation(line: 1018, column: 17, scope: !486, inlinedAt: !491)
!497 = !DILocation(line: 1018, column: 27, scope: !486, inlinedAt: !491)
!498 = distinct !DISubprogram(name: "ipnsort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable7ipnsortyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1t_", scope: !12, file: !11, line: 114, type: !16, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!499 = !DILocation(line: 219, column: 13, scope: !500, inlinedAt: !501)
!500 = distinct !DISubprogram(name: "get_unchecked<u64>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5slice5indexjINtB5_10SliceIndexSyE13get_uncheckedCsittdfyyMCUB_7sorting", scope: !21, file: !20, line: 205, type: !23, scopeLine: 205, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!501 = distinct !DILocation(line: 647, column: 26, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "get_unchecked<u64, usize>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSy13get_uncheckedjECsittdfyyMCUB_7sorting", scope: !27, file: !26, line: 640, type: !23, scopeLine: 640, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!503 = distinct !DILocation(line: 34, column: 45, scope: !504, inlinedAt: !507)
!504 = distinct !DILexicalBlock(scope: !505, file: !30, line: 33, column: 9)
!505 = distinct !DILexicalBlock(scope: !506, file: !30, line: 24, column: 5)
!506 = distinct !DISubprogram(name: "find_existing_run<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1C_", scope: !33, file: !30, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!507 = distinct !DILocation(line: 119, column: 35, scope: !508)
!508 = distinct !DILexicalBlock(scope: !498, file: !11, line: 118, column: 5)
!509 = !DILocation(line: 34, column: 35, scope: !504, inlinedAt: !507)
!510 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !515)
!511 = distinct !DILexicalBlock(scope: !512, file: !44, line: 398, column: 44)
!512 = distinct !DILexicalBlock(scope: !513, file: !44, line: 398, column: 44)
!513 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCslnt1oJOvDdB_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eq", scope: !514, file: !44, line: 398, type: !23, scopeLine: 398, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!514 = !DINamespace(name: "{impl#13}", scope: !47)
!515 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !518)
!516 = distinct !DISubprogram(name: "{closure#0}<u64, sorting::sorting::sorted::{closure_env#1}>", linkageName: "_RNCINvMNtCslnt1oJOvDdB_4core5sliceSy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0BW_", scope: !517, file: !26, line: 3198, type: !23, scopeLine: 3198, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!517 = !DINamespace(name: "sort_unstable_by", scope: !27)
!518 = distinct !DILocation(line: 34, column: 35, scope: !504, inlinedAt: !507)
!519 = !DILocation(line: 219, column: 13, scope: !500, inlinedAt: !520)
!520 = !DILocation(line: 647, column: 26, scope: !502, inlinedAt: !521)
!521 = !DILocation(line: 0, scope: !522, inlinedAt: !507)
!522 = distinct !DILexicalBlock(scope: !504, file: !30, line: 34, column: 9)
!523 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !524)
!524 = !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !521)
!525 = !DILocation(line: 35, column: 12, scope: !522, inlinedAt: !507)
!526 = !DILocation(line: 40, column: 37, scope: !522, inlinedAt: !507)
!527 = !DILocation(line: 36, column: 36, scope: !522, inlinedAt: !507)
!528 = !DILocation(line: 219, column: 13, scope: !500, inlinedAt: !529)
!529 = distinct !DILocation(line: 647, column: 26, scope: !530, inlinedAt: !531)
!530 = !DILexicalBlockFile(scope: !502, file: !26, discriminator: 8)
!531 = distinct !DILocation(line: 40, column: 47, scope: !522, inlinedAt: !507)
!532 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !533)
!533 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !534)
!534 = distinct !DILocation(line: 40, column: 37, scope: !522, inlinedAt: !507)
!535 = !DILocation(line: 219, column: 13, scope: !500, inlinedAt: !536)
!536 = distinct !DILocation(line: 647, column: 26, scope: !537, inlinedAt: !538)
!537 = !DILexicalBlockFile(scope: !502, file: !26, discriminator: 4)
!538 = distinct !DILocation(line: 36, column: 46, scope: !522, inlinedAt: !507)
!539 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !540)
!540 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !541)
!541 = distinct !DILocation(line: 36, column: 36, scope: !522, inlinedAt: !507)
!542 = !DILocation(line: 33, column: 27, scope: !505, inlinedAt: !507)
!543 = !DILocation(line: 124, column: 8, scope: !544)
!544 = distinct !DILexicalBlock(scope: !508, file: !11, line: 119, column: 5)
!545 = !DILocation(line: 125, column: 12, scope: !544)
!546 = !DILocation(line: 338, column: 5, scope: !547, inlinedAt: !555)
!547 = distinct !DILexicalBlock(scope: !548, file: !84, line: 335, column: 5)
!548 = distinct !DILexicalBlock(scope: !549, file: !84, line: 333, column: 5)
!549 = distinct !DILexicalBlock(scope: !550, file: !84, line: 332, column: 5)
!550 = distinct !DILexicalBlock(scope: !551, file: !84, line: 330, column: 5)
!551 = distinct !DILexicalBlock(scope: !552, file: !84, line: 329, column: 5)
!552 = distinct !DILexicalBlock(scope: !553, file: !84, line: 327, column: 5)
!553 = distinct !DILexicalBlock(scope: !554, file: !84, line: 318, column: 5)
!554 = distinct !DISubprogram(name: "small_sort_network<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort18small_sort_networkyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1P_", scope: !92, file: !84, line: 311, type: !23, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!555 = distinct !DILocation(line: 164, column: 13, scope: !556, inlinedAt: !557)
!556 = distinct !DISubprogram(name: "small_sort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvXs4_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortyNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNCINvMBc_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB2n_", scope: !95, file: !84, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!557 = distinct !DILocation(line: 101, column: 9, scope: !558, inlinedAt: !559)
!558 = distinct !DISubprogram(name: "small_sort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvXs1_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortyNtB6_25UnstableSmallSortTypeImpl10small_sortNCINvMBc_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB2h_", scope: !98, file: !84, line: 97, type: !23, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!559 = distinct !DILocation(line: 31, column: 13, scope: !560, inlinedAt: !561)
!560 = distinct !DISubprogram(name: "quicksort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_", scope: !102, file: !101, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!561 = distinct !DILocation(line: 137, column: 5, scope: !562)
!562 = distinct !DILexicalBlock(scope: !544, file: !11, line: 136, column: 5)
!563 = !DILocation(line: 194, column: 9, scope: !564, inlinedAt: !565)
!564 = distinct !DISubprogram(name: "from_raw_parts_mut<u64>", linkageName: "_RINvNtNtCslnt1oJOvDdB_4core5slice3raw18from_raw_parts_mutyECsittdfyyMCUB_7sorting", scope: !108, file: !107, line: 179, type: !23, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!565 = distinct !DILocation(line: 0, scope: !548, inlinedAt: !555)
!566 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !568)
!567 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 936, type: !23, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!568 = distinct !DILocation(line: 388, column: 26, scope: !569, inlinedAt: !571)
!569 = distinct !DILexicalBlock(scope: !570, file: !84, line: 387, column: 9)
!570 = distinct !DISubprogram(name: "swap_if_less<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort12swap_if_lessyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1J_", scope: !92, file: !84, line: 380, type: !23, scopeLine: 380, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!571 = distinct !DILocation(line: 435, column: 9, scope: !572, inlinedAt: !574)
!572 = distinct !DILexicalBlock(scope: !573, file: !84, line: 428, column: 5)
!573 = distinct !DISubprogram(name: "sort9_optimal<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort13sort9_optimalyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1K_", scope: !92, file: !84, line: 420, type: !23, scopeLine: 420, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!574 = distinct !DILocation(line: 343, column: 13, scope: !547, inlinedAt: !555)
!575 = !DILocation(line: 395, column: 27, scope: !576, inlinedAt: !571)
!576 = distinct !DILexicalBlock(scope: !569, file: !84, line: 388, column: 9)
!577 = !{!578, !580, !582}
!578 = distinct !{!578, !579, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort13sort9_optimalyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1K_: %v.0"}
!579 = distinct !{!579, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort13sort9_optimalyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1K_"}
!580 = distinct !{!580, !581, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort18small_sort_networkyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1P_: %v.0"}
!581 = distinct !{!581, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort18small_sort_networkyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1P_"}
!582 = distinct !{!582, !583, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_: argument 0"}
!583 = distinct !{!583, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_"}
!584 = !{!585, !586}
!585 = distinct !{!585, !583, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_: argument 1"}
!586 = distinct !{!586, !583, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_: %is_less"}
!587 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !589)
!588 = distinct !DISubprogram(name: "read<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4readyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 1692, type: !23, scopeLine: 1692, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!589 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !571)
!590 = distinct !DILexicalBlock(scope: !591, file: !84, line: 406, column: 9)
!591 = distinct !DILexicalBlock(scope: !592, file: !84, line: 405, column: 9)
!592 = distinct !DILexicalBlock(scope: !576, file: !84, line: 395, column: 9)
!593 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !595)
!594 = distinct !DISubprogram(name: "copy<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr4copyyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 625, type: !23, scopeLine: 625, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!595 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !571)
!596 = distinct !DILexicalBlock(scope: !590, file: !84, line: 408, column: 9)
!597 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !598)
!598 = distinct !DILocation(line: 387, column: 26, scope: !570, inlinedAt: !599)
!599 = distinct !DILocation(line: 436, column: 9, scope: !572, inlinedAt: !574)
!600 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !601)
!601 = distinct !DILocation(line: 388, column: 26, scope: !569, inlinedAt: !599)
!602 = !DILocation(line: 395, column: 27, scope: !576, inlinedAt: !599)
!603 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !604)
!604 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !599)
!605 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !606)
!606 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !599)
!607 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !608)
!608 = distinct !DILocation(line: 387, column: 26, scope: !570, inlinedAt: !609)
!609 = distinct !DILocation(line: 437, column: 9, scope: !572, inlinedAt: !574)
!610 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !611)
!611 = distinct !DILocation(line: 388, column: 26, scope: !569, inlinedAt: !609)
!612 = !DILocation(line: 395, column: 27, scope: !576, inlinedAt: !609)
!613 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !614)
!614 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !609)
!615 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !616)
!616 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !609)
!617 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !618)
!618 = distinct !DILocation(line: 387, column: 26, scope: !570, inlinedAt: !619)
!619 = distinct !DILocation(line: 438, column: 9, scope: !572, inlinedAt: !574)
!620 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !621)
!621 = distinct !DILocation(line: 388, column: 26, scope: !569, inlinedAt: !619)
!622 = !DILocation(line: 395, column: 27, scope: !576, inlinedAt: !619)
!623 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !624)
!624 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !619)
!625 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !626)
!626 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !619)
!627 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !628)
!628 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !629)
!629 = distinct !DILocation(line: 439, column: 9, scope: !572, inlinedAt: !574)
!630 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !631)
!631 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !629)
!632 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !633)
!633 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !634)
!634 = distinct !DILocation(line: 440, column: 9, scope: !572, inlinedAt: !574)
!635 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !636)
!636 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !634)
!637 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !638)
!638 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !639)
!639 = distinct !DILocation(line: 441, column: 9, scope: !572, inlinedAt: !574)
!640 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !641)
!641 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !639)
!642 = !DILocation(line: 970, column: 18, scope: !567, inlinedAt: !643)
!643 = distinct !DILocation(line: 388, column: 26, scope: !569, inlinedAt: !644)
!644 = distinct !DILocation(line: 442, column: 9, scope: !572, inlinedAt: !574)
!645 = !DILocation(line: 395, column: 27, scope: !576, inlinedAt: !644)
!646 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !647)
!647 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !644)
!648 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !649)
!649 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !644)
!650 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !651)
!651 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !652)
!652 = distinct !DILocation(line: 443, column: 9, scope: !572, inlinedAt: !574)
!653 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !654)
!654 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !652)
!655 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !656)
!656 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !657)
!657 = distinct !DILocation(line: 444, column: 9, scope: !572, inlinedAt: !574)
!658 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !659)
!659 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !657)
!660 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !661)
!661 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !662)
!662 = distinct !DILocation(line: 445, column: 9, scope: !572, inlinedAt: !574)
!663 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !664)
!664 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !662)
!665 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !666)
!666 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !667)
!667 = distinct !DILocation(line: 446, column: 9, scope: !572, inlinedAt: !574)
!668 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !669)
!669 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !667)
!670 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !671)
!671 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !672)
!672 = distinct !DILocation(line: 447, column: 9, scope: !572, inlinedAt: !574)
!673 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !674)
!674 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !672)
!675 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !676)
!676 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !677)
!677 = distinct !DILocation(line: 448, column: 9, scope: !572, inlinedAt: !574)
!678 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !679)
!679 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !677)
!680 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !681)
!681 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !682)
!682 = distinct !DILocation(line: 449, column: 9, scope: !572, inlinedAt: !574)
!683 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !684)
!684 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !682)
!685 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !686)
!686 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !687)
!687 = distinct !DILocation(line: 450, column: 9, scope: !572, inlinedAt: !574)
!688 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !689)
!689 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !687)
!690 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !691)
!691 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !692)
!692 = distinct !DILocation(line: 451, column: 9, scope: !572, inlinedAt: !574)
!693 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !694)
!694 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !692)
!695 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !696)
!696 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !697)
!697 = distinct !DILocation(line: 452, column: 9, scope: !572, inlinedAt: !574)
!698 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !699)
!699 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !697)
!700 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !701)
!701 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !702)
!702 = distinct !DILocation(line: 453, column: 9, scope: !572, inlinedAt: !574)
!703 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !704)
!704 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !702)
!705 = !DILocation(line: 549, column: 14, scope: !706, inlinedAt: !707)
!706 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!707 = distinct !DILocation(line: 410, column: 9, scope: !596, inlinedAt: !702)
!708 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !709)
!709 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !710)
!710 = distinct !DILocation(line: 454, column: 9, scope: !572, inlinedAt: !574)
!711 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !712)
!712 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !710)
!713 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !714)
!714 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !715)
!715 = distinct !DILocation(line: 455, column: 9, scope: !572, inlinedAt: !574)
!716 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !717)
!717 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !715)
!718 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !719)
!719 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !720)
!720 = distinct !DILocation(line: 456, column: 9, scope: !572, inlinedAt: !574)
!721 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !722)
!722 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !720)
!723 = !DILocation(line: 549, column: 14, scope: !706, inlinedAt: !724)
!724 = distinct !DILocation(line: 410, column: 9, scope: !596, inlinedAt: !720)
!725 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !726)
!726 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !727)
!727 = distinct !DILocation(line: 457, column: 9, scope: !572, inlinedAt: !574)
!728 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !729)
!729 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !727)
!730 = !DILocation(line: 549, column: 14, scope: !706, inlinedAt: !731)
!731 = distinct !DILocation(line: 410, column: 9, scope: !596, inlinedAt: !727)
!732 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !733)
!733 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !734)
!734 = distinct !DILocation(line: 458, column: 9, scope: !572, inlinedAt: !574)
!735 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !736)
!736 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !734)
!737 = !DILocation(line: 549, column: 14, scope: !706, inlinedAt: !738)
!738 = distinct !DILocation(line: 410, column: 9, scope: !596, inlinedAt: !734)
!739 = !DILocation(line: 1731, column: 9, scope: !588, inlinedAt: !740)
!740 = distinct !DILocation(line: 408, column: 46, scope: !590, inlinedAt: !741)
!741 = distinct !DILocation(line: 459, column: 9, scope: !572, inlinedAt: !574)
!742 = !DILocation(line: 640, column: 9, scope: !594, inlinedAt: !743)
!743 = distinct !DILocation(line: 409, column: 9, scope: !596, inlinedAt: !741)
!744 = !DILocation(line: 549, column: 14, scope: !706, inlinedAt: !745)
!745 = distinct !DILocation(line: 410, column: 9, scope: !596, inlinedAt: !741)
!746 = !DILocation(line: 970, column: 18, scope: !747, inlinedAt: !748)
!747 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3addCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 936, type: !23, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!748 = distinct !DILocation(line: 591, column: 28, scope: !749, inlinedAt: !752)
!749 = distinct !DILexicalBlock(scope: !750, file: !84, line: 590, column: 9)
!750 = distinct !DILexicalBlock(scope: !751, file: !84, line: 579, column: 5)
!751 = distinct !DISubprogram(name: "insertion_sort_shift_left<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_", scope: !92, file: !84, line: 574, type: !23, scopeLine: 574, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!752 = distinct !DILocation(line: 349, column: 9, scope: !753, inlinedAt: !555)
!753 = distinct !DILexicalBlock(scope: !547, file: !84, line: 339, column: 9)
!754 = !DILocation(line: 970, column: 18, scope: !747, inlinedAt: !755)
!755 = distinct !DILocation(line: 592, column: 31, scope: !756, inlinedAt: !752)
!756 = distinct !DILexicalBlock(scope: !749, file: !84, line: 591, column: 9)
!757 = !DILocation(line: 541, column: 13, scope: !758, inlinedAt: !760)
!758 = distinct !DILexicalBlock(scope: !759, file: !84, line: 540, column: 9)
!759 = distinct !DISubprogram(name: "insert_tail<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1I_", scope: !92, file: !84, line: 536, type: !23, scopeLine: 536, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!760 = distinct !DILocation(line: 596, column: 13, scope: !761, inlinedAt: !752)
!761 = distinct !DILexicalBlock(scope: !756, file: !84, line: 592, column: 9)
!762 = !DILocation(line: 1054, column: 22, scope: !763, inlinedAt: !764)
!763 = distinct !DISubprogram(name: "sub<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOy3subCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 1015, type: !23, scopeLine: 1015, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!764 = distinct !DILocation(line: 540, column: 29, scope: !759, inlinedAt: !760)
!765 = !{!766, !580, !582}
!766 = distinct !{!766, !767, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_: %v.0"}
!767 = distinct !{!767, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1W_"}
!768 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !769)
!769 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !770)
!770 = distinct !DILocation(line: 541, column: 13, scope: !758, inlinedAt: !760)
!771 = !DILocation(line: 549, column: 14, scope: !772, inlinedAt: !773)
!772 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!773 = distinct !DILocation(line: 557, column: 13, scope: !774, inlinedAt: !760)
!774 = distinct !DILexicalBlock(scope: !775, file: !84, line: 551, column: 9)
!775 = distinct !DILexicalBlock(scope: !758, file: !84, line: 550, column: 9)
!776 = !DILocation(line: 0, scope: !775, inlinedAt: !760)
!777 = !DILocation(line: 0, scope: !759, inlinedAt: !760)
!778 = !DILocation(line: 560, column: 16, scope: !774, inlinedAt: !760)
!779 = !DILocation(line: 1054, column: 22, scope: !763, inlinedAt: !780)
!780 = distinct !DILocation(line: 565, column: 25, scope: !774, inlinedAt: !760)
!781 = !DILocation(line: 566, column: 17, scope: !774, inlinedAt: !760)
!782 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !783)
!783 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !784)
!784 = distinct !DILocation(line: 566, column: 17, scope: !774, inlinedAt: !760)
!785 = !DILocation(line: 549, column: 14, scope: !786, inlinedAt: !787)
!786 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!787 = distinct !DILocation(line: 306, column: 13, scope: !788, inlinedAt: !789)
!788 = distinct !DISubprogram(name: "drop<u64>", linkageName: "_RNvXs5_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropyENtNtNtBd_3ops4drop4Drop4dropCsittdfyyMCUB_7sorting", scope: !368, file: !84, line: 302, type: !23, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!789 = distinct !DILocation(line: 823, column: 1, scope: !790, inlinedAt: !791)
!790 = distinct !DISubprogram(name: "drop_glue<core::slice::sort::shared::smallsort::CopyOnDrop<u64>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr9drop_glueINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropyEECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 823, type: !23, scopeLine: 823, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!791 = distinct !DILocation(line: 570, column: 5, scope: !775, inlinedAt: !760)
!792 = !{!793, !795, !585, !586}
!793 = distinct !{!793, !794, !"_RNvXs5_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropyENtNtNtBd_3ops4drop4Drop4dropCsittdfyyMCUB_7sorting: %self"}
!794 = distinct !{!794, !"_RNvXs5_NtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropyENtNtNtBd_3ops4drop4Drop4dropCsittdfyyMCUB_7sorting"}
!795 = distinct !{!795, !796, !"_RINvNtCslnt1oJOvDdB_4core3ptr9drop_glueINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropyEECsittdfyyMCUB_7sorting: %_1"}
!796 = distinct !{!796, !"_RINvNtCslnt1oJOvDdB_4core3ptr9drop_glueINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropyEECsittdfyyMCUB_7sorting"}
!797 = !DILocation(line: 571, column: 2, scope: !759, inlinedAt: !760)
!798 = !DILocation(line: 970, column: 18, scope: !747, inlinedAt: !799)
!799 = distinct !DILocation(line: 599, column: 25, scope: !761, inlinedAt: !752)
!800 = !DILocation(line: 593, column: 15, scope: !761, inlinedAt: !752)
!801 = !DILocation(line: 355, column: 12, scope: !753, inlinedAt: !555)
!802 = !{!803}
!803 = distinct !{!803, !804, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort19bidirectional_mergeyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1Q_: %v.0"}
!804 = distinct !{!804, !"_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort19bidirectional_mergeyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1Q_"}
!805 = !DILocation(line: 368, column: 9, scope: !806, inlinedAt: !555)
!806 = distinct !DILexicalBlock(scope: !547, file: !84, line: 367, column: 9)
!807 = !DILocation(line: 872, column: 18, scope: !808, inlinedAt: !809)
!808 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!809 = distinct !DILocation(line: 808, column: 33, scope: !810, inlinedAt: !818)
!810 = distinct !DILexicalBlock(scope: !811, file: !84, line: 807, column: 9)
!811 = distinct !DILexicalBlock(scope: !812, file: !84, line: 805, column: 9)
!812 = distinct !DILexicalBlock(scope: !813, file: !84, line: 804, column: 9)
!813 = distinct !DILexicalBlock(scope: !814, file: !84, line: 803, column: 9)
!814 = distinct !DILexicalBlock(scope: !815, file: !84, line: 791, column: 5)
!815 = distinct !DILexicalBlock(scope: !816, file: !84, line: 789, column: 5)
!816 = distinct !DILexicalBlock(scope: !817, file: !84, line: 788, column: 5)
!817 = distinct !DISubprogram(name: "bidirectional_merge<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort19bidirectional_mergeyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1Q_", scope: !92, file: !84, line: 754, type: !23, scopeLine: 754, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!818 = distinct !DILocation(line: 368, column: 9, scope: !806, inlinedAt: !555)
!819 = !DILocation(line: 872, column: 18, scope: !808, inlinedAt: !820)
!820 = distinct !DILocation(line: 807, column: 32, scope: !811, inlinedAt: !818)
!821 = !DILocation(line: 698, column: 21, scope: !822, inlinedAt: !823)
!822 = distinct !DISubprogram(name: "merge_up<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort8merge_upyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1E_", scope: !92, file: !84, line: 677, type: !23, scopeLine: 677, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!823 = distinct !DILocation(line: 812, column: 34, scope: !824, inlinedAt: !818)
!824 = distinct !DILexicalBlock(scope: !825, file: !84, line: 811, column: 9)
!825 = distinct !DILexicalBlock(scope: !826, file: !84, line: 809, column: 9)
!826 = distinct !DILexicalBlock(scope: !810, file: !84, line: 808, column: 9)
!827 = !{!803, !580, !582}
!828 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !829)
!829 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !830)
!830 = distinct !DILocation(line: 698, column: 21, scope: !822, inlinedAt: !823)
!831 = !DILocation(line: 698, column: 20, scope: !822, inlinedAt: !823)
!832 = !DILocation(line: 701, column: 35, scope: !833, inlinedAt: !823)
!833 = distinct !DILexicalBlock(scope: !834, file: !84, line: 699, column: 9)
!834 = distinct !DILexicalBlock(scope: !822, file: !84, line: 698, column: 9)
!835 = !DILocation(line: 872, column: 18, scope: !836, inlinedAt: !837)
!836 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!837 = distinct !DILocation(line: 701, column: 31, scope: !833, inlinedAt: !823)
!838 = !DILocation(line: 702, column: 33, scope: !833, inlinedAt: !823)
!839 = !DILocation(line: 872, column: 18, scope: !836, inlinedAt: !840)
!840 = distinct !DILocation(line: 702, column: 29, scope: !833, inlinedAt: !823)
!841 = !DILocation(line: 731, column: 21, scope: !842, inlinedAt: !843)
!842 = distinct !DISubprogram(name: "merge_down<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort10merge_downyNCINvMB8_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1H_", scope: !92, file: !84, line: 710, type: !23, scopeLine: 710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!843 = distinct !DILocation(line: 813, column: 46, scope: !824, inlinedAt: !818)
!844 = !DILocation(line: 398, column: 44, scope: !511, inlinedAt: !845)
!845 = distinct !DILocation(line: 3198, column: 48, scope: !516, inlinedAt: !846)
!846 = distinct !DILocation(line: 731, column: 21, scope: !842, inlinedAt: !843)
!847 = !DILocation(line: 731, column: 20, scope: !842, inlinedAt: !843)
!848 = !DILocation(line: 734, column: 44, scope: !849, inlinedAt: !843)
!849 = distinct !DILexicalBlock(scope: !850, file: !84, line: 732, column: 9)
!850 = distinct !DILexicalBlock(scope: !842, file: !84, line: 731, column: 9)
!851 = !DILocation(line: 473, column: 18, scope: !852, inlinedAt: !853)
!852 = distinct !DISubprogram(name: "wrapping_offset<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy15wrapping_offsetCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 468, type: !23, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!853 = distinct !DILocation(line: 1118, column: 14, scope: !854, inlinedAt: !855)
!854 = distinct !DISubprogram(name: "wrapping_sub<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy12wrapping_subCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 1114, type: !23, scopeLine: 1114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!855 = distinct !DILocation(line: 734, column: 31, scope: !849, inlinedAt: !843)
!856 = !DILocation(line: 735, column: 42, scope: !849, inlinedAt: !843)
!857 = !DILocation(line: 473, column: 18, scope: !852, inlinedAt: !858)
!858 = distinct !DILocation(line: 1118, column: 14, scope: !859, inlinedAt: !860)
!859 = !DILexicalBlockFile(scope: !854, file: !388, discriminator: 2)
!860 = distinct !DILocation(line: 735, column: 29, scope: !849, inlinedAt: !843)
!861 = !DILocation(line: 473, column: 18, scope: !862, inlinedAt: !863)
!862 = distinct !DISubprogram(name: "wrapping_offset<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy15wrapping_offsetCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 468, type: !23, scopeLine: 468, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!863 = distinct !DILocation(line: 1039, column: 14, scope: !864, inlinedAt: !865)
!864 = distinct !DISubprogram(name: "wrapping_add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy12wrapping_addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 1035, type: !23, scopeLine: 1035, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!865 = distinct !DILocation(line: 816, column: 33, scope: !825, inlinedAt: !818)
!866 = !DILocation(line: 473, column: 18, scope: !862, inlinedAt: !867)
!867 = distinct !DILocation(line: 1039, column: 14, scope: !868, inlinedAt: !869)
!868 = !DILexicalBlockFile(scope: !864, file: !388, discriminator: 2)
!869 = distinct !DILocation(line: 817, column: 35, scope: !870, inlinedAt: !818)
!870 = distinct !DILexicalBlock(scope: !825, file: !84, line: 816, column: 9)
!871 = !DILocation(line: 831, column: 12, scope: !872, inlinedAt: !818)
!872 = distinct !DILexicalBlock(scope: !870, file: !84, line: 817, column: 9)
!873 = !DILocation(line: 832, column: 13, scope: !872, inlinedAt: !818)
!874 = !{!803, !585, !586}
!875 = !DILocation(line: 549, column: 14, scope: !876, inlinedAt: !877)
!876 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!877 = distinct !DILocation(line: 823, column: 13, scope: !878, inlinedAt: !818)
!878 = distinct !DILexicalBlock(scope: !879, file: !84, line: 822, column: 13)
!879 = distinct !DILexicalBlock(scope: !872, file: !84, line: 821, column: 13)
!880 = !DILocation(line: 549, column: 14, scope: !881, inlinedAt: !882)
!881 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!882 = distinct !DILocation(line: 733, column: 9, scope: !849, inlinedAt: !843)
!883 = !DILocation(line: 549, column: 14, scope: !884, inlinedAt: !885)
!884 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!885 = distinct !DILocation(line: 700, column: 9, scope: !833, inlinedAt: !823)
!886 = !DILocation(line: 549, column: 14, scope: !887, inlinedAt: !888)
!887 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingyECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!888 = distinct !DILocation(line: 369, column: 9, scope: !806, inlinedAt: !555)
!889 = !DILocation(line: 138, column: 2, scope: !498)
!890 = !{!891}
!891 = distinct !{!891, !892, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapyECsittdfyyMCUB_7sorting: %a.0"}
!892 = distinct !{!892, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapyECsittdfyyMCUB_7sorting"}
!893 = !DILocation(line: 1001, column: 9, scope: !894, inlinedAt: !898)
!894 = distinct !DILexicalBlock(scope: !895, file: !26, line: 987, column: 9)
!895 = distinct !DILexicalBlock(scope: !896, file: !26, line: 983, column: 9)
!896 = distinct !DILexicalBlock(scope: !897, file: !26, line: 982, column: 9)
!897 = distinct !DISubprogram(name: "reverse<u64>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSy7reverseCsittdfyyMCUB_7sorting", scope: !27, file: !26, line: 981, type: !23, scopeLine: 981, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!898 = !DILocation(line: 126, column: 15, scope: !544)
!899 = !{!900}
!900 = distinct !{!900, !892, !"_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapyECsittdfyyMCUB_7sorting: %b.0"}
!901 = !DILocation(line: 1018, column: 38, scope: !902, inlinedAt: !906)
!902 = distinct !DILexicalBlock(scope: !903, file: !26, line: 1016, column: 13)
!903 = distinct !DILexicalBlock(scope: !904, file: !26, line: 1014, column: 13)
!904 = distinct !DILexicalBlock(scope: !905, file: !26, line: 1013, column: 13)
!905 = distinct !DISubprogram(name: "revswap<u64>", linkageName: "_RINvNvMNtCslnt1oJOvDdB_4core5sliceSp7reverse7revswapyECsittdfyyMCUB_7sorting", scope: !490, file: !26, line: 1004, type: !23, scopeLine: 1004, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!906 = distinct !DILocation(line: 1001, column: 9, scope: !894, inlinedAt: !898)
!907 = !DILocation(line: 825, column: 14, scope: !908, inlinedAt: !909)
!908 = distinct !DISubprogram(name: "swap<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3mem4swapyECsittdfyyMCUB_7sorting", scope: !495, file: !494, line: 822, type: !23, scopeLine: 822, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!909 = distinct !DILocation(line: 1018, column: 17, scope: !902, inlinedAt: !906)
!910 = !DILocation(line: 1018, column: 27, scope: !902, inlinedAt: !906)
!911 = distinct !DISubprogram(name: "merged", scope: !913, file: !912, line: 18, type: !23, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!912 = !DIFile(filename: "kernels/sorting.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "bba67513a1a9a814f183aaf1f3b75bb2")
!913 = !DINamespace(name: "sorting", scope: null)
!914 = !DILocation(line: 85, column: 5, scope: !915, inlinedAt: !919)
!915 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !917, file: !916, line: 84, type: !23, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!916 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!917 = !DINamespace(name: "nvptx", scope: !918)
!918 = !DINamespace(name: "core_arch", scope: !15)
!919 = !DILocation(line: 11, column: 15, scope: !920, inlinedAt: !923)
!920 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !922, file: !921, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!921 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!922 = !DINamespace(name: "corpus", scope: null)
!923 = !DILocation(line: 19, column: 13, scope: !911)
!924 = !DILocation(line: 64, column: 5, scope: !925, inlinedAt: !926)
!925 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !917, file: !916, line: 63, type: !23, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!926 = !DILocation(line: 11, column: 39, scope: !920, inlinedAt: !923)
!927 = !DILocation(line: 127, column: 5, scope: !928, inlinedAt: !929)
!928 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !917, file: !916, line: 126, type: !23, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!929 = !DILocation(line: 11, column: 63, scope: !920, inlinedAt: !923)
!930 = !DILocation(line: 11, column: 14, scope: !920, inlinedAt: !923)
!931 = !DILocation(line: 872, column: 18, scope: !932, inlinedAt: !933)
!932 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!933 = !DILocation(line: 21, column: 47, scope: !934)
!934 = distinct !DILexicalBlock(scope: !911, file: !912, line: 19, column: 5)
!935 = !DILocation(line: 21, column: 44, scope: !934)
!936 = !DILocation(line: 872, column: 18, scope: !932, inlinedAt: !937)
!937 = !DILocation(line: 21, column: 58, scope: !934)
!938 = !DILocation(line: 21, column: 55, scope: !934)
!939 = !DILocation(line: 50, column: 21, scope: !940, inlinedAt: !943)
!940 = distinct !DISubprogram(name: "merged", linkageName: "_RNvNtCsittdfyyMCUB_7sorting7sorting6merged", scope: !942, file: !941, line: 49, type: !23, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!941 = !DIFile(filename: "kernels/../shared/sorting.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "a192c233ce8b2c24e8789c136abe54eb")
!942 = !DINamespace(name: "sorting", scope: !913)
!943 = distinct !DILocation(line: 21, column: 28, scope: !934)
!944 = !DILocation(line: 50, column: 17, scope: !940, inlinedAt: !943)
!945 = !DILocation(line: 52, column: 23, scope: !946, inlinedAt: !943)
!946 = distinct !DILexicalBlock(scope: !947, file: !941, line: 51, column: 5)
!947 = distinct !DILexicalBlock(scope: !940, file: !941, line: 50, column: 5)
!948 = !{!949}
!949 = distinct !{!949, !950, !"_RNvNtCsittdfyyMCUB_7sorting7sorting6merged: %_0"}
!950 = distinct !{!950, !"_RNvNtCsittdfyyMCUB_7sorting7sorting6merged"}
!951 = !DILocation(line: 2037, column: 14, scope: !952, inlinedAt: !955)
!952 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCslnt1oJOvDdB_4core10intrinsics11rotate_leftyECsittdfyyMCUB_7sorting", scope: !954, file: !953, line: 2033, type: !23, scopeLine: 2033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!953 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4e82dfee9e66af24bdaba3dd46fe5959")
!954 = !DINamespace(name: "intrinsics", scope: !15)
!955 = distinct !DILocation(line: 475, column: 20, scope: !956, inlinedAt: !960)
!956 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11rotate_left", scope: !958, file: !957, line: 474, type: !23, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!957 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0ccbfbe7fddb6564280e91d430f1b663")
!958 = !DINamespace(name: "{impl#9}", scope: !959)
!959 = !DINamespace(name: "num", scope: !15)
!960 = distinct !DILocation(line: 4, column: 27, scope: !961, inlinedAt: !962)
!961 = distinct !DISubprogram(name: "numbers<16>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj10_EB4_", scope: !942, file: !941, line: 3, type: !23, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!962 = distinct !DILocation(line: 52, column: 23, scope: !946, inlinedAt: !943)
!963 = !DILocation(line: 4, column: 21, scope: !961, inlinedAt: !962)
!964 = !DILocation(line: 2688, column: 13, scope: !965, inlinedAt: !966)
!965 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!966 = distinct !DILocation(line: 6, column: 23, scope: !967, inlinedAt: !969)
!967 = distinct !DISubprogram(name: "{closure#0}<16>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj10_E0B6_", scope: !968, file: !941, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!968 = !DINamespace(name: "numbers", scope: !942)
!969 = distinct !DILocation(line: 415, column: 42, scope: !970, inlinedAt: !975)
!970 = distinct !DISubprogram(name: "{closure#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<16>>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuityE10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj10_E0E0B1r_", scope: !972, file: !971, line: 415, type: !23, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!971 = !DIFile(filename: "src/ops/try_trait.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a780e9df41b4746d2da7862424c1d18")
!972 = !DINamespace(name: "wrap_mut_1", scope: !973)
!973 = !DINamespace(name: "{impl#0}", scope: !974)
!974 = !DINamespace(name: "try_trait", scope: !53)
!975 = distinct !DILocation(line: 913, column: 20, scope: !976, inlinedAt: !980)
!976 = distinct !DILexicalBlock(scope: !978, file: !977, line: 910, column: 5)
!977 = !DIFile(filename: "src/array/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7a70bfbf63cdead6b6acc4823ebb6443")
!978 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u64>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<16>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuityENCINvMBQ_BN_10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj10_E0E0EB22_", scope: !979, file: !977, line: 906, type: !23, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!979 = !DINamespace(name: "array", scope: !15)
!980 = distinct !DILocation(line: 155, column: 11, scope: !981, inlinedAt: !983)
!981 = distinct !DILexicalBlock(scope: !982, file: !977, line: 154, column: 5)
!982 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u64>, 16, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<16>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuityEKj10_NCINvMBJ_BG_10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKB1q_E0E0EB20_", scope: !979, file: !977, line: 149, type: !23, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!983 = distinct !DILocation(line: 114, column: 5, scope: !984, inlinedAt: !985)
!984 = distinct !DISubprogram(name: "from_fn<u64, 16, sorting::sorting::numbers::{closure_env#0}<16>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array7from_fnyKj10_NCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKBD_E0EBO_", scope: !979, file: !977, line: 110, type: !23, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!985 = distinct !DILocation(line: 5, column: 5, scope: !986, inlinedAt: !962)
!986 = distinct !DILexicalBlock(scope: !961, file: !941, line: 4, column: 5)
!987 = !DILocation(line: 2612, column: 13, scope: !988, inlinedAt: !989)
!988 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_add", scope: !958, file: !957, line: 2611, type: !23, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!989 = distinct !DILocation(line: 6, column: 57, scope: !967, inlinedAt: !969)
!990 = !DILocation(line: 7, column: 9, scope: !967, inlinedAt: !969)
!991 = !DILocation(line: 51, column: 26, scope: !992, inlinedAt: !994)
!992 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0B5_", scope: !993, file: !941, line: 51, type: !23, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!993 = !DINamespace(name: "merged", scope: !942)
!994 = distinct !DILocation(line: 415, column: 42, scope: !995, inlinedAt: !996)
!995 = distinct !DISubprogram(name: "{closure#0}<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuitThmEE10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0E0B1t_", scope: !972, file: !971, line: 415, type: !23, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!996 = distinct !DILocation(line: 97, column: 13, scope: !997, inlinedAt: !1002)
!997 = distinct !DILexicalBlock(scope: !999, file: !998, line: 93, column: 13)
!998 = !DIFile(filename: "src/array/drain.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "078cd34ce98584b3b5e1d05e078de52c")
!999 = distinct !DISubprogram(name: "call_mut<u64, core::ops::try_trait::NeverShortCircuit<(u8, u32)>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5array5drainQINtB5_5DrainyNCINvMNtNtB9_3ops9try_traitINtBY_17NeverShortCircuitThmEE10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0E0EINtNtB10_8function5FnMutTjEE8call_mutB26_", scope: !1000, file: !998, line: 73, type: !23, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1000 = !DINamespace(name: "{impl#2}", scope: !1001)
!1001 = !DINamespace(name: "drain", scope: !979)
!1002 = distinct !DILocation(line: 913, column: 20, scope: !1003, inlinedAt: !1005)
!1003 = distinct !DILexicalBlock(scope: !1004, file: !977, line: 910, column: 5)
!1004 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<(u8, u32)>, &mut core::array::drain::Drain<u64, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitThmEEQINtNtB2_5drain5DrainyNCINvMBQ_BN_10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0E0EEB2q_", scope: !979, file: !977, line: 906, type: !23, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1005 = distinct !DILocation(line: 155, column: 11, scope: !1006, inlinedAt: !1008)
!1006 = distinct !DILexicalBlock(scope: !1007, file: !977, line: 154, column: 5)
!1007 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<(u8, u32)>, 16, &mut core::array::drain::Drain<u64, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitThmEEKj10_QINtNtB2_5drain5DrainyNCINvMBJ_BG_10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0E0EEB2o_", scope: !979, file: !977, line: 149, type: !23, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1008 = distinct !DILocation(line: 644, column: 9, scope: !1009, inlinedAt: !1013)
!1009 = distinct !DILexicalBlock(scope: !1010, file: !977, line: 643, column: 9)
!1010 = distinct !DILexicalBlock(scope: !1011, file: !977, line: 641, column: 9)
!1011 = distinct !DISubprogram(name: "try_map<u64, 16, core::ops::try_trait::NeverShortCircuit<(u8, u32)>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAyj10_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitThmEENCINvMBO_BL_10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0E0EB22_", scope: !1012, file: !977, line: 633, type: !23, scopeLine: 633, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1012 = !DINamespace(name: "{impl#24}", scope: !979)
!1013 = distinct !DILocation(line: 598, column: 14, scope: !1014, inlinedAt: !1015)
!1014 = distinct !DISubprogram(name: "map<u64, 16, sorting::sorting::merged::{closure_env#0}, (u8, u32)>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAyj10_3mapNCNvNtCsittdfyyMCUB_7sorting7sorting6merged0ThmEEBN_", scope: !1012, file: !977, line: 592, type: !23, scopeLine: 592, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1015 = distinct !DILocation(line: 52, column: 43, scope: !946, inlinedAt: !943)
!1016 = !DILocation(line: 51, column: 35, scope: !992, inlinedAt: !994)
!1017 = !DILocation(line: 598, column: 9, scope: !1014, inlinedAt: !1015)
!1018 = !DILocation(line: 52, column: 54, scope: !946, inlinedAt: !943)
!1019 = !DILocation(line: 2037, column: 14, scope: !952, inlinedAt: !1020)
!1020 = distinct !DILocation(line: 475, column: 20, scope: !956, inlinedAt: !1021)
!1021 = distinct !DILocation(line: 4, column: 27, scope: !1022, inlinedAt: !1023)
!1022 = !DILexicalBlockFile(scope: !961, file: !941, discriminator: 2)
!1023 = distinct !DILocation(line: 52, column: 54, scope: !946, inlinedAt: !943)
!1024 = !DILocation(line: 4, column: 21, scope: !961, inlinedAt: !1023)
!1025 = !DILocation(line: 2688, column: 13, scope: !965, inlinedAt: !1026)
!1026 = distinct !DILocation(line: 6, column: 23, scope: !967, inlinedAt: !1027)
!1027 = distinct !DILocation(line: 415, column: 42, scope: !970, inlinedAt: !1028)
!1028 = distinct !DILocation(line: 913, column: 20, scope: !976, inlinedAt: !1029)
!1029 = distinct !DILocation(line: 155, column: 11, scope: !981, inlinedAt: !1030)
!1030 = distinct !DILocation(line: 114, column: 5, scope: !984, inlinedAt: !1031)
!1031 = distinct !DILocation(line: 5, column: 5, scope: !1032, inlinedAt: !1023)
!1032 = !DILexicalBlockFile(scope: !1033, file: !941, discriminator: 2)
!1033 = distinct !DILexicalBlock(scope: !961, file: !941, line: 4, column: 5)
!1034 = !DILocation(line: 2612, column: 13, scope: !988, inlinedAt: !1035)
!1035 = distinct !DILocation(line: 6, column: 57, scope: !967, inlinedAt: !1027)
!1036 = !DILocation(line: 7, column: 9, scope: !967, inlinedAt: !1027)
!1037 = !DILocation(line: 51, column: 26, scope: !992, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 415, column: 42, scope: !995, inlinedAt: !1039)
!1039 = distinct !DILocation(line: 97, column: 13, scope: !997, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 913, column: 20, scope: !1003, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 155, column: 11, scope: !1006, inlinedAt: !1042)
!1042 = distinct !DILocation(line: 644, column: 9, scope: !1009, inlinedAt: !1043)
!1043 = distinct !DILocation(line: 598, column: 14, scope: !1014, inlinedAt: !1044)
!1044 = distinct !DILocation(line: 52, column: 74, scope: !946, inlinedAt: !943)
!1045 = !DILocation(line: 51, column: 35, scope: !992, inlinedAt: !1038)
!1046 = !DILocation(line: 598, column: 9, scope: !1014, inlinedAt: !1044)
!1047 = !{!1048}
!1048 = distinct !{!1048, !1049, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_: %left"}
!1049 = distinct !{!1049, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_"}
!1050 = !DILocation(line: 52, column: 17, scope: !946, inlinedAt: !943)
!1051 = !{!1052}
!1052 = distinct !{!1052, !1049, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_: %right"}
!1053 = !DILocation(line: 26, column: 9, scope: !1054, inlinedAt: !1055)
!1054 = distinct !DISubprogram(name: "merge<(u8, u32), sorting::sorting::merged::{closure_env#1}>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_", scope: !942, file: !941, line: 25, type: !23, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1055 = distinct !DILocation(line: 52, column: 17, scope: !946, inlinedAt: !943)
!1056 = !{!1057, !1048, !1052, !949}
!1057 = distinct !{!1057, !1049, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_: %_0"}
!1058 = !DILocation(line: 26, column: 22, scope: !1054, inlinedAt: !1055)
!1059 = !{!1057, !1052, !949}
!1060 = !DILocation(line: 28, column: 15, scope: !1061, inlinedAt: !1055)
!1061 = distinct !DILexicalBlock(scope: !1062, file: !941, line: 28, column: 5)
!1062 = distinct !DILexicalBlock(scope: !1063, file: !941, line: 27, column: 5)
!1063 = distinct !DILexicalBlock(scope: !1054, file: !941, line: 26, column: 5)
!1064 = !DILocation(line: 37, column: 12, scope: !1065, inlinedAt: !1071)
!1065 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<(u8, u32)>>", linkageName: "_RNvXs_NtNtNtCslnt1oJOvDdB_4core4iter8adapters4takeINtB4_4TakeINtNtNtBa_5slice4iter7IterMutThmEEENtNtNtB8_6traits8iterator8Iterator4nextCsittdfyyMCUB_7sorting", scope: !1067, file: !1066, line: 36, type: !23, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1066 = !DIFile(filename: "src/iter/adapters/take.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "95f736dd4a9c55a9da784c0021b1b729")
!1067 = !DINamespace(name: "{impl#1}", scope: !1068)
!1068 = !DINamespace(name: "take", scope: !1069)
!1069 = !DINamespace(name: "adapters", scope: !1070)
!1070 = !DINamespace(name: "iter", scope: !15)
!1071 = distinct !DILocation(line: 28, column: 15, scope: !1072, inlinedAt: !1055)
!1072 = !DILexicalBlockFile(scope: !1061, file: !941, discriminator: 2)
!1073 = !DILocation(line: 31, column: 31, scope: !1074, inlinedAt: !1055)
!1074 = distinct !DILexicalBlock(scope: !1061, file: !941, line: 28, column: 5)
!1075 = !{!1057, !1048, !949}
!1076 = !DILocation(line: 31, column: 42, scope: !1074, inlinedAt: !1055)
!1077 = !DILocation(line: 32, column: 44, scope: !1078, inlinedAt: !1055)
!1078 = distinct !DILexicalBlock(scope: !1074, file: !941, line: 31, column: 13)
!1079 = !DILocation(line: 549, column: 14, scope: !1080, inlinedAt: !1081)
!1080 = distinct !DISubprogram(name: "copy_nonoverlapping<(u8, u32)>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingThmEECsittdfyyMCUB_7sorting", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1081 = distinct !DILocation(line: 32, column: 13, scope: !1078, inlinedAt: !1055)
!1082 = !{!1048, !1052}
!1083 = !{!1057, !949}
!1084 = !DILocation(line: 872, column: 18, scope: !1085, inlinedAt: !1086)
!1085 = distinct !DISubprogram(name: "add<(u8, u32)>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPThmE3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1086 = distinct !DILocation(line: 33, column: 19, scope: !1078, inlinedAt: !1055)
!1087 = !DILocation(line: 872, column: 18, scope: !1085, inlinedAt: !1088)
!1088 = distinct !DILocation(line: 34, column: 19, scope: !1078, inlinedAt: !1055)
!1089 = !DILocation(line: 37, column: 5, scope: !1062, inlinedAt: !1055)
!1090 = !{!1048, !1052, !949}
!1091 = !DILocation(line: 38, column: 1, scope: !1054, inlinedAt: !1055)
!1092 = !DILocation(line: 52, column: 99, scope: !946, inlinedAt: !943)
!1093 = !DILocation(line: 54, column: 24, scope: !1094, inlinedAt: !943)
!1094 = distinct !DILexicalBlock(scope: !1095, file: !941, line: 53, column: 5)
!1095 = distinct !DILexicalBlock(scope: !946, file: !941, line: 52, column: 5)
!1096 = !DILocation(line: 53, column: 53, scope: !1097, inlinedAt: !1098)
!1097 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds0_0B5_", scope: !993, file: !941, line: 53, type: !23, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1098 = distinct !DILocation(line: 415, column: 42, scope: !1099, inlinedAt: !1100)
!1099 = distinct !DISubprogram(name: "{closure#0}<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuitNtNtCsittdfyyMCUB_7sorting7sorting5BlockE10wrap_mut_1yNCNvB17_6mergeds0_0E0B19_", scope: !972, file: !971, line: 415, type: !23, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1100 = distinct !DILocation(line: 97, column: 13, scope: !1101, inlinedAt: !1103)
!1101 = distinct !DILexicalBlock(scope: !1102, file: !998, line: 93, column: 13)
!1102 = distinct !DISubprogram(name: "call_mut<u64, core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5array5drainQINtB5_5DrainyNCINvMNtNtB9_3ops9try_traitINtBY_17NeverShortCircuitNtNtCsittdfyyMCUB_7sorting7sorting5BlockE10wrap_mut_1yNCNvB1K_6mergeds0_0E0EINtNtB10_8function5FnMutTjEE8call_mutB1M_", scope: !1000, file: !998, line: 73, type: !23, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1103 = distinct !DILocation(line: 913, column: 20, scope: !1104, inlinedAt: !1106)
!1104 = distinct !DILexicalBlock(scope: !1105, file: !977, line: 910, column: 5)
!1105 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, &mut core::array::drain::Drain<u64, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitNtNtCsittdfyyMCUB_7sorting7sorting5BlockEQINtNtB2_5drain5DrainyNCINvMBQ_BN_10wrap_mut_1yNCNvB1w_6mergeds0_0E0EEB1y_", scope: !979, file: !977, line: 906, type: !23, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1106 = distinct !DILocation(line: 155, column: 11, scope: !1107, inlinedAt: !1109)
!1107 = distinct !DILexicalBlock(scope: !1108, file: !977, line: 154, column: 5)
!1108 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, 16, &mut core::array::drain::Drain<u64, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitNtNtCsittdfyyMCUB_7sorting7sorting5BlockEKj10_QINtNtB2_5drain5DrainyNCINvMBJ_BG_10wrap_mut_1yNCNvB1p_6mergeds0_0E0EEB1r_", scope: !979, file: !977, line: 149, type: !23, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1109 = distinct !DILocation(line: 644, column: 9, scope: !1110, inlinedAt: !1113)
!1110 = distinct !DILexicalBlock(scope: !1111, file: !977, line: 643, column: 9)
!1111 = distinct !DILexicalBlock(scope: !1112, file: !977, line: 641, column: 9)
!1112 = distinct !DISubprogram(name: "try_map<u64, 16, core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAyj10_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitNtNtCsittdfyyMCUB_7sorting7sorting5BlockENCINvMBO_BL_10wrap_mut_1yNCNvB1u_6mergeds0_0E0EB1w_", scope: !1012, file: !977, line: 633, type: !23, scopeLine: 633, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1113 = distinct !DILocation(line: 598, column: 14, scope: !1114, inlinedAt: !1115)
!1114 = distinct !DISubprogram(name: "map<u64, 16, sorting::sorting::merged::{closure_env#2}, sorting::sorting::Block>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAyj10_3mapNCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds0_0NtBL_5BlockEBN_", scope: !1012, file: !977, line: 592, type: !23, scopeLine: 592, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1115 = distinct !DILocation(line: 54, column: 44, scope: !1094, inlinedAt: !943)
!1116 = !DILocation(line: 53, column: 93, scope: !1097, inlinedAt: !1098)
!1117 = !DILocation(line: 598, column: 9, scope: !1114, inlinedAt: !1115)
!1118 = !DILocation(line: 54, column: 56, scope: !1094, inlinedAt: !943)
!1119 = !DILocation(line: 53, column: 53, scope: !1097, inlinedAt: !1120)
!1120 = distinct !DILocation(line: 415, column: 42, scope: !1099, inlinedAt: !1121)
!1121 = distinct !DILocation(line: 97, column: 13, scope: !1101, inlinedAt: !1122)
!1122 = distinct !DILocation(line: 913, column: 20, scope: !1104, inlinedAt: !1123)
!1123 = distinct !DILocation(line: 155, column: 11, scope: !1107, inlinedAt: !1124)
!1124 = distinct !DILocation(line: 644, column: 9, scope: !1110, inlinedAt: !1125)
!1125 = distinct !DILocation(line: 598, column: 14, scope: !1114, inlinedAt: !1126)
!1126 = distinct !DILocation(line: 54, column: 76, scope: !1094, inlinedAt: !943)
!1127 = !DILocation(line: 53, column: 93, scope: !1097, inlinedAt: !1120)
!1128 = !DILocation(line: 598, column: 9, scope: !1114, inlinedAt: !1126)
!1129 = !{!1130}
!1130 = distinct !{!1130, !1131, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_: %left"}
!1131 = distinct !{!1131, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_"}
!1132 = !DILocation(line: 54, column: 18, scope: !1094, inlinedAt: !943)
!1133 = !{!1134}
!1134 = distinct !{!1134, !1131, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_: %right"}
!1135 = !DILocation(line: 26, column: 22, scope: !1136, inlinedAt: !1137)
!1136 = distinct !DISubprogram(name: "merge<sorting::sorting::Block, sorting::sorting::merged::{closure_env#3}>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_", scope: !942, file: !941, line: 25, type: !23, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1137 = distinct !DILocation(line: 54, column: 18, scope: !1094, inlinedAt: !943)
!1138 = !DILocation(line: 28, column: 15, scope: !1139, inlinedAt: !1137)
!1139 = distinct !DILexicalBlock(scope: !1140, file: !941, line: 28, column: 5)
!1140 = distinct !DILexicalBlock(scope: !1141, file: !941, line: 27, column: 5)
!1141 = distinct !DILexicalBlock(scope: !1136, file: !941, line: 26, column: 5)
!1142 = !DILocation(line: 37, column: 12, scope: !1143, inlinedAt: !1144)
!1143 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<sorting::sorting::Block>>", linkageName: "_RNvXs_NtNtNtCslnt1oJOvDdB_4core4iter8adapters4takeINtB4_4TakeINtNtNtBa_5slice4iter7IterMutNtNtCsittdfyyMCUB_7sorting7sorting5BlockEENtNtNtB8_6traits8iterator8Iterator4nextB1u_", scope: !1067, file: !1066, line: 36, type: !23, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1144 = distinct !DILocation(line: 28, column: 15, scope: !1145, inlinedAt: !1137)
!1145 = !DILexicalBlockFile(scope: !1139, file: !941, discriminator: 2)
!1146 = !DILocation(line: 31, column: 31, scope: !1147, inlinedAt: !1137)
!1147 = distinct !DILexicalBlock(scope: !1139, file: !941, line: 28, column: 5)
!1148 = !{!1149, !1130, !949}
!1149 = distinct !{!1149, !1131, !"_RINvNtCsittdfyyMCUB_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_: %_0"}
!1150 = !DILocation(line: 31, column: 42, scope: !1147, inlinedAt: !1137)
!1151 = !{!1149, !1134, !949}
!1152 = !DILocation(line: 32, column: 44, scope: !1153, inlinedAt: !1137)
!1153 = distinct !DILexicalBlock(scope: !1147, file: !941, line: 31, column: 13)
!1154 = !DILocation(line: 549, column: 14, scope: !1155, inlinedAt: !1156)
!1155 = distinct !DISubprogram(name: "copy_nonoverlapping<sorting::sorting::Block>", linkageName: "_RINvNtCslnt1oJOvDdB_4core3ptr19copy_nonoverlappingNtNtCsittdfyyMCUB_7sorting7sorting5BlockEBQ_", scope: !115, file: !142, line: 528, type: !23, scopeLine: 528, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1156 = distinct !DILocation(line: 32, column: 13, scope: !1153, inlinedAt: !1137)
!1157 = !DILocation(line: 872, column: 18, scope: !1158, inlinedAt: !1159)
!1158 = distinct !DISubprogram(name: "add<sorting::sorting::Block>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPNtNtCsittdfyyMCUB_7sorting7sorting5Block3addBI_", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1159 = distinct !DILocation(line: 33, column: 19, scope: !1153, inlinedAt: !1137)
!1160 = !DILocation(line: 872, column: 18, scope: !1158, inlinedAt: !1161)
!1161 = distinct !DILocation(line: 34, column: 19, scope: !1153, inlinedAt: !1137)
!1162 = !DILocation(line: 54, column: 104, scope: !1094, inlinedAt: !943)
!1163 = !DILocation(line: 284, column: 24, scope: !1164, inlinedAt: !1171)
!1164 = distinct !DILexicalBlock(scope: !1166, file: !1165, line: 275, column: 17)
!1165 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6f131da7b4682617ab29050495ed9a52")
!1166 = distinct !DILexicalBlock(scope: !1167, file: !1165, line: 274, column: 17)
!1167 = distinct !DILexicalBlock(scope: !1168, file: !1165, line: 273, column: 17)
!1168 = distinct !DISubprogram(name: "fold<sorting::sorting::Block, u64, core::iter::adapters::map::map_fold::{closure_env#0}<&sorting::sorting::Block, [u32; 4], u64, sorting::sorting::merged::{closure_env#5}, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtB1B_8adapters3map8map_foldRBQ_Amj4_yNCNvBS_6mergeds3_0NCINvNvMsg_NtB2n_7flattenINtB3s_13FlattenCompatppE9iter_fold7flattenB2T_yNCINvNvXsi_B3s_B3G_B1v_4fold7flattenINtNtNtBb_5array4iter8IntoItermKB2V_EyNCIB2j_myyNvYyINtNtBb_7convert4FrommE4fromNCINvBS_3mixINtB2l_3MapINtB3s_7FlatMapBF_B2T_B2Z_EB5O_EE0E0E0E0E0EBU_", scope: !1169, file: !1165, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1169 = !DINamespace(name: "{impl#171}", scope: !1170)
!1170 = !DINamespace(name: "iter", scope: !14)
!1171 = distinct !DILocation(line: 128, column: 19, scope: !1172, inlinedAt: !1176)
!1172 = distinct !DISubprogram(name: "fold<[u32; 4], core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}, u64, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockENCNvB1p_6mergeds3_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvNvMsg_NtB8_7flattenINtB3b_13FlattenCompatppE9iter_fold7flattenAmj4_yNCINvNvXsi_B3b_B3o_B2m_4fold7flattenINtNtNtBc_5array4iter8IntoItermKB47_EyNCINvB6_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1p_3mixIBO_INtB3b_7FlatMapBX_B45_B22_EB5H_EE0E0E0E0EB1r_", scope: !1174, file: !1173, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1173 = !DIFile(filename: "src/iter/adapters/map.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "4c6778ae80de9d62520e12b61373153e")
!1174 = !DINamespace(name: "{impl#2}", scope: !1175)
!1175 = !DINamespace(name: "map", scope: !1069)
!1176 = distinct !DILocation(line: 98, column: 24, scope: !1177, inlinedAt: !1182)
!1177 = distinct !DILexicalBlock(scope: !1179, file: !1178, line: 97, column: 39)
!1178 = !DIFile(filename: "src/iter/adapters/fuse.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "89ee281492c6b3c133c680e7b88390b0")
!1179 = distinct !DISubprogram(name: "fold<core::iter::adapters::map::Map<core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}>, u64, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>", linkageName: "_RINvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters4fuseINtB6_4FuseINtNtB8_3map3MapINtNtNtBc_5slice4iter4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockENCNvB1H_6mergeds3_0EENtNtNtBa_6traits8iterator8Iterator4foldyNCINvNvMsg_NtB8_7flattenINtB3u_13FlattenCompatppE9iter_fold7flattenAmj4_yNCINvNvXsi_B3u_B3H_B2F_4fold7flattenINtNtNtBc_5array4iter8IntoItermKB4q_EyNCINvB12_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1H_3mixIB10_INtB3u_7FlatMapB1f_B4o_B2k_EB61_EE0E0E0E0EB1J_", scope: !1180, file: !1178, line: 93, type: !23, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1180 = !DINamespace(name: "{impl#3}", scope: !1181)
!1181 = !DINamespace(name: "fuse", scope: !1069)
!1182 = distinct !DILocation(line: 398, column: 25, scope: !1183, inlinedAt: !1187)
!1183 = distinct !DISubprogram(name: "iter_fold<core::iter::adapters::map::Map<core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}>, core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>", linkageName: "_RINvMsg_NtNtNtCslnt1oJOvDdB_4core4iter8adapters7flattenINtB6_13FlattenCompatINtNtB8_3map3MapINtNtNtBc_5slice4iter4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockENCNvB1U_6mergeds3_0EINtNtNtBc_5array4iter8IntoItermKj4_EE9iter_foldyNCINvNvXsi_B6_IBS_ppENtNtNtBa_6traits8iterator8Iterator4fold7flattenB2R_yNCINvB1f_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1U_3mixIB1d_INtB6_7FlatMapB1s_AmB3n_B2x_EB59_EE0E0E0EB1W_", scope: !1185, file: !1184, line: 383, type: !23, scopeLine: 383, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1184 = !DIFile(filename: "src/iter/adapters/flatten.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e35823cf44b08f724d6dff0be4284d93")
!1185 = !DINamespace(name: "FlattenCompat", scope: !1186)
!1186 = !DINamespace(name: "flatten", scope: !1069)
!1187 = distinct !DILocation(line: 584, column: 14, scope: !1188, inlinedAt: !1190)
!1188 = distinct !DISubprogram(name: "fold<core::iter::adapters::map::Map<core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}>, core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvXsi_NtNtNtCslnt1oJOvDdB_4core4iter8adapters7flattenINtB6_13FlattenCompatINtNtB8_3map3MapINtNtNtBc_5slice4iter4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockENCNvB1U_6mergeds3_0EINtNtNtBc_5array4iter8IntoItermKj4_EENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1f_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1U_3mixIB1d_INtB6_7FlatMapB1s_AmB3n_B2x_EB4r_EE0E0EB1W_", scope: !1189, file: !1184, line: 573, type: !23, scopeLine: 573, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1189 = !DINamespace(name: "{impl#20}", scope: !1186)
!1190 = distinct !DILocation(line: 87, column: 20, scope: !1191, inlinedAt: !1193)
!1191 = distinct !DISubprogram(name: "fold<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvXs1_NtNtNtCslnt1oJOvDdB_4core4iter8adapters7flattenINtB6_7FlatMapINtNtNtBc_5slice4iter4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockEAmj4_NCNvB1x_6mergeds3_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvNtB8_3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1x_3mixINtB3i_3MapBR_B3D_EE0E0EB1z_", scope: !1192, file: !1184, line: 83, type: !23, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1192 = !DINamespace(name: "{impl#3}", scope: !1186)
!1193 = distinct !DILocation(line: 128, column: 19, scope: !1194, inlinedAt: !1195)
!1194 = distinct !DISubprogram(name: "fold<u64, core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtB8_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtNtCsittdfyyMCUB_7sorting7sorting5BlockEAmj4_NCNvB1N_6mergeds3_0ENvYyINtNtBc_7convert4FrommE4fromENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1N_3mixBN_E0EB1P_", scope: !1174, file: !1173, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1195 = distinct !DILocation(line: 12, column: 12, scope: !1196, inlinedAt: !1198)
!1196 = !DILexicalBlockFile(scope: !1197, file: !941, discriminator: 2)
!1197 = distinct !DISubprogram(name: "mix<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtBH_7flatten7FlatMapINtNtNtBL_5slice4iter4IterNtB2_5BlockEAmj4_NCNvB2_6mergeds3_0ENvYyINtNtBL_7convert4FrommE4fromEEB4_", scope: !942, file: !941, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1198 = distinct !DILocation(line: 57, column: 9, scope: !1199, inlinedAt: !943)
!1199 = distinct !DILexicalBlock(scope: !1094, file: !941, line: 54, column: 5)
!1200 = !DILocation(line: 0, scope: !1167, inlinedAt: !1171)
!1201 = !DILocation(line: 614, column: 28, scope: !1202, inlinedAt: !1206)
!1202 = distinct !DISubprogram(name: "add<sorting::sorting::Block>", linkageName: "_RNvMs1_NtNtCslnt1oJOvDdB_4core3ptr8non_nullINtB5_7NonNullNtNtCsittdfyyMCUB_7sorting7sorting5BlockE3addBX_", scope: !1204, file: !1203, line: 606, type: !23, scopeLine: 606, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1203 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3c2c651e9e1abc2b808fff61b59d0fb6")
!1204 = !DINamespace(name: "NonNull", scope: !1205)
!1205 = !DINamespace(name: "non_null", scope: !115)
!1206 = distinct !DILocation(line: 279, column: 67, scope: !1164, inlinedAt: !1171)
!1207 = !DILocation(line: 59, column: 38, scope: !1208, inlinedAt: !1209)
!1208 = distinct !DISubprogram(name: "{closure#5}", linkageName: "_RNCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds3_0B5_", scope: !993, file: !941, line: 59, type: !23, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1209 = distinct !DILocation(line: 88, column: 28, scope: !1210, inlinedAt: !1212)
!1210 = distinct !DISubprogram(name: "{closure#0}<&sorting::sorting::Block, [u32; 4], u64, sorting::sorting::merged::{closure_env#5}, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRNtNtCsittdfyyMCUB_7sorting7sorting5BlockAmj4_yNCNvBX_6mergeds3_0NCINvNvMsg_NtB6_7flattenINtB28_13FlattenCompatppE9iter_fold7flattenB1z_yNCINvNvXsi_B28_B2l_NtNtNtB8_6traits8iterator8Iterator4fold7flattenINtNtNtBa_5array4iter8IntoItermKB1B_EyNCIB2_myyNvYyINtNtBa_7convert4FrommE4fromNCINvBX_3mixINtB4_3MapINtB28_7FlatMapINtNtNtBa_5slice4iter4IterBV_EB1z_B1F_EB4W_EE0E0E0E0E0BZ_", scope: !1211, file: !1173, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1211 = !DINamespace(name: "map_fold", scope: !1175)
!1212 = distinct !DILocation(line: 279, column: 27, scope: !1164, inlinedAt: !1171)
!1213 = !DILocation(line: 59, column: 56, scope: !1208, inlinedAt: !1209)
!1214 = !DILocation(line: 59, column: 64, scope: !1208, inlinedAt: !1209)
!1215 = !DILocation(line: 59, column: 75, scope: !1208, inlinedAt: !1209)
!1216 = !DILocation(line: 72, column: 17, scope: !1217, inlinedAt: !1222)
!1217 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !1219, file: !1218, line: 69, type: !23, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1218 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9655b0e0d658df71f0c35d50e8bee599")
!1219 = !DINamespace(name: "{impl#68}", scope: !1220)
!1220 = !DINamespace(name: "num", scope: !1221)
!1221 = !DINamespace(name: "convert", scope: !15)
!1222 = distinct !DILocation(line: 166, column: 5, scope: !1223, inlinedAt: !1224)
!1223 = distinct !DISubprogram(name: "call_mut<fn(u32) -> u64, (u32)>", linkageName: "_RNvYNvYyINtNtCslnt1oJOvDdB_4core7convert4FrommE4fromINtNtNtBb_3ops8function5FnMutTmEE8call_mutCsittdfyyMCUB_7sorting", scope: !51, file: !50, line: 166, type: !23, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1224 = distinct !DILocation(line: 88, column: 28, scope: !1225, inlinedAt: !1226)
!1225 = distinct !DISubprogram(name: "{closure#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldmyyNvYyINtNtBa_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB4_3MapINtNtB6_7flatten7FlatMapINtNtNtBa_5slice4iter4IterNtB1y_5BlockEAmj4_NCNvB1y_6mergeds3_0EBX_EE0E0B1A_", scope: !1211, file: !1173, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1226 = distinct !DILocation(line: 298, column: 21, scope: !1227, inlinedAt: !1230)
!1227 = distinct !DISubprogram(name: "call_mut<(u64, u32), core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RNvXs1_NtNtNtCslnt1oJOvDdB_4core3ops8function5implsQNCINvNtNtNtBb_4iter8adapters3map8map_foldmyyNvYyINtNtBb_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtBT_3MapINtNtBV_7flatten7FlatMapINtNtNtBb_5slice4iter4IterNtB27_5BlockEAmj4_NCNvB27_6mergeds3_0EB1w_EE0E0INtB7_5FnMutTymEE8call_mutB29_", scope: !1228, file: !50, line: 297, type: !23, scopeLine: 297, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1228 = !DINamespace(name: "{impl#3}", scope: !1229)
!1229 = !DINamespace(name: "impls", scope: !52)
!1230 = distinct !DILocation(line: 426, column: 45, scope: !1231, inlinedAt: !1233)
!1231 = distinct !DISubprogram(name: "{closure#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtNtB9_4iter8adapters3map8map_foldmyyNvYyINtNtB9_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB1r_3MapINtNtB1t_7flatten7FlatMapINtNtNtB9_5slice4iter4IterNtB2F_5BlockEAmj4_NCNvB2F_6mergeds3_0EB24_EE0E0E0B2H_", scope: !1232, file: !971, line: 426, type: !23, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1232 = !DINamespace(name: "wrap_mut_2", scope: !973)
!1233 = distinct !DILocation(line: 265, column: 13, scope: !1234, inlinedAt: !1241)
!1234 = distinct !DILexicalBlock(scope: !1236, file: !1235, line: 264, column: 13)
!1235 = !DIFile(filename: "src/array/iter/iter_inner.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48722c666ec792ae4b3ada9f644ba487")
!1236 = distinct !DISubprogram(name: "{closure#0}<u32, u64, core::ops::try_trait::{impl#0}::wrap_mut_2::{closure_env#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>, core::ops::try_trait::NeverShortCircuit<u64>>", linkageName: "_RNCINvMs8_NtNtNtCslnt1oJOvDdB_4core5array4iter10iter_innerINtB8_15PolymorphicIterSINtNtNtBe_3mem12maybe_uninit11MaybeUninitmEE8try_foldyNCINvMNtNtBe_3ops9try_traitINtB2g_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtNtBe_4iter8adapters3map8map_foldmyyNvYyINtNtBe_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB3n_3MapINtNtB3p_7flatten7FlatMapINtNtNtBe_5slice4iter4IterNtB4B_5BlockEAmj4_NCNvB4B_6mergeds3_0EB40_EE0E0E0B2B_E0B4D_", scope: !1237, file: !1235, line: 260, type: !23, scopeLine: 260, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1237 = !DINamespace(name: "try_fold", scope: !1238)
!1238 = !DINamespace(name: "{impl#10}", scope: !1239)
!1239 = !DINamespace(name: "iter_inner", scope: !1240)
!1240 = !DINamespace(name: "iter", scope: !979)
!1241 = distinct !DILocation(line: 170, column: 21, scope: !1242, inlinedAt: !1247)
!1242 = distinct !DILexicalBlock(scope: !1244, file: !1243, line: 169, column: 13)
!1243 = !DIFile(filename: "src/ops/index_range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!1244 = distinct !DISubprogram(name: "try_fold<u64, core::array::iter::iter_inner::{impl#10}::try_fold::{closure_env#0}<u32, u64, core::ops::try_trait::{impl#0}::wrap_mut_2::{closure_env#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>, core::ops::try_trait::NeverShortCircuit<u64>>, core::ops::try_trait::NeverShortCircuit<u64>>", linkageName: "_RINvXs_NtNtCslnt1oJOvDdB_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldyNCINvMs8_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldyNCINvMNtB7_9try_traitINtB3R_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtB16_8adapters3map8map_foldmyyNvYyINtNtB9_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB4S_3MapINtNtB4U_7flatten7FlatMapINtNtNtB9_5slice4iter4IterNtB60_5BlockEAmj4_NCNvB60_6mergeds3_0EB5p_EE0E0E0B46_E0B46_EB62_", scope: !1245, file: !1243, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1245 = !DINamespace(name: "{impl#1}", scope: !1246)
!1246 = !DINamespace(name: "index_range", scope: !53)
!1247 = distinct !DILocation(line: 260, column: 20, scope: !1248, inlinedAt: !1251)
!1248 = distinct !DILexicalBlock(scope: !1249, file: !1235, line: 259, column: 9)
!1249 = distinct !DISubprogram(name: "try_fold<u32, u64, core::ops::try_trait::{impl#0}::wrap_mut_2::{closure_env#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>, core::ops::try_trait::NeverShortCircuit<u64>>", linkageName: "_RINvMs8_NtNtNtCslnt1oJOvDdB_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE8try_foldyNCINvMNtNtBc_3ops9try_traitINtB2e_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtNtBc_4iter8adapters3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB3l_3MapINtNtB3n_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtB4z_5BlockEAmj4_NCNvB4z_6mergeds3_0EB3Y_EE0E0E0B2z_EB4B_", scope: !1250, file: !1235, line: 251, type: !23, scopeLine: 251, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1250 = !DINamespace(name: "PolymorphicIter", scope: !1239)
!1251 = distinct !DILocation(line: 247, column: 14, scope: !1252, inlinedAt: !1253)
!1252 = distinct !DISubprogram(name: "fold<u32, u64, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvMs8_NtNtNtCslnt1oJOvDdB_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE4foldyQNCINvNtNtNtBc_4iter8adapters3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB2a_3MapINtNtB2c_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtB3o_5BlockEAmj4_NCNvB3o_6mergeds3_0EB2N_EE0E0EB3q_", scope: !1250, file: !1235, line: 246, type: !23, scopeLine: 246, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1253 = distinct !DILocation(line: 256, column: 27, scope: !1254, inlinedAt: !1257)
!1254 = distinct !DISubprogram(name: "fold<u32, 4, u64, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvXs2_NtNtCslnt1oJOvDdB_4core5array4iterINtB6_8IntoItermKj4_ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldyQNCINvNtNtB15_8adapters3map8map_foldmyyNvYyINtNtBa_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB1Q_3MapINtNtB1S_7flatten7FlatMapINtNtNtBa_5slice4iter4IterNtB2Y_5BlockEAmBV_NCNvB2Y_6mergeds3_0EB2n_EE0E0EB30_", scope: !1256, file: !1255, line: 252, type: !23, scopeLine: 252, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1255 = !DIFile(filename: "src/array/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e4b2ae1d295050c2f7aab13bf5d10c3e")
!1256 = !DINamespace(name: "{impl#4}", scope: !1240)
!1257 = distinct !DILocation(line: 581, column: 35, scope: !1258, inlinedAt: !1261)
!1258 = distinct !DISubprogram(name: "{closure#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RNCINvNvXsi_NtNtNtCslnt1oJOvDdB_4core4iter8adapters7flattenINtBa_13FlattenCompatppENtNtNtBe_6traits8iterator8Iterator4fold7flattenINtNtNtBg_5array4iter8IntoItermKj4_EyNCINvNtBc_3map8map_foldmyyNvYyINtNtBg_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB2K_3MapINtBa_7FlatMapINtNtNtBg_5slice4iter4IterNtB3G_5BlockEAmB2A_NCNvB3G_6mergeds3_0EB35_EE0E0E0B3I_", scope: !1259, file: !1184, line: 581, type: !23, scopeLine: 581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1259 = !DINamespace(name: "flatten", scope: !1260)
!1260 = !DINamespace(name: "fold", scope: !1189)
!1261 = distinct !DILocation(line: 391, column: 30, scope: !1262, inlinedAt: !1266)
!1262 = distinct !DISubprogram(name: "{closure#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>", linkageName: "_RNCINvNvMsg_NtNtNtCslnt1oJOvDdB_4core4iter8adapters7flattenINtBa_13FlattenCompatppE9iter_fold7flattenAmj4_yNCINvNvXsi_Ba_BV_NtNtNtBe_6traits8iterator8Iterator4fold7flattenINtNtNtBg_5array4iter8IntoItermKB1D_EyNCINvNtBc_3map8map_foldmyyNvYyINtNtBg_7convert4FrommE4fromNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB3q_3MapINtBa_7FlatMapINtNtNtBg_5slice4iter4IterNtB4m_5BlockEB1B_NCNvB4m_6mergeds3_0EB3L_EE0E0E0E0B4o_", scope: !1263, file: !1184, line: 391, type: !23, scopeLine: 391, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1263 = !DINamespace(name: "flatten", scope: !1264)
!1264 = !DINamespace(name: "iter_fold", scope: !1265)
!1265 = !DINamespace(name: "{impl#18}", scope: !1186)
!1266 = distinct !DILocation(line: 88, column: 21, scope: !1210, inlinedAt: !1212)
!1267 = !DILocation(line: 2688, column: 13, scope: !1268, inlinedAt: !1269)
!1268 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1269 = distinct !DILocation(line: 12, column: 39, scope: !1270, inlinedAt: !1272)
!1270 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtBJ_7flatten7FlatMapINtNtNtBN_5slice4iter4IterNtB4_5BlockEAmj4_NCNvB4_6mergeds3_0ENvYyINtNtBN_7convert4FrommE4fromEE0B6_", scope: !1271, file: !941, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1271 = !DINamespace(name: "mix", scope: !942)
!1272 = distinct !DILocation(line: 88, column: 21, scope: !1225, inlinedAt: !1226)
!1273 = !DILocation(line: 12, column: 34, scope: !1270, inlinedAt: !1272)
!1274 = !DILocation(line: 973, column: 17, scope: !1275, inlinedAt: !1277)
!1275 = distinct !DISubprogram(name: "unchecked_add", linkageName: "_RNvMs9_NtCslnt1oJOvDdB_4core3numj13unchecked_add", scope: !1276, file: !957, line: 961, type: !23, scopeLine: 961, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1276 = !DINamespace(name: "{impl#11}", scope: !959)
!1277 = distinct !DILocation(line: 283, column: 36, scope: !1164, inlinedAt: !1171)
!1278 = !DILocation(line: 72, column: 17, scope: !1279, inlinedAt: !1281)
!1279 = distinct !DISubprogram(name: "from", linkageName: "_RNvXsY_NtNtCslnt1oJOvDdB_4core7convert3numyINtB7_4FromhE4from", scope: !1280, file: !1218, line: 69, type: !23, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1280 = !DINamespace(name: "{impl#62}", scope: !1220)
!1281 = distinct !DILocation(line: 56, column: 34, scope: !1282, inlinedAt: !1283)
!1282 = distinct !DISubprogram(name: "{closure#4}", linkageName: "_RNCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds2_0B5_", scope: !993, file: !941, line: 56, type: !23, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1283 = distinct !DILocation(line: 88, column: 28, scope: !1284, inlinedAt: !1285)
!1284 = distinct !DISubprogram(name: "{closure#0}<&(u8, u32), u64, u64, sorting::sorting::merged::{closure_env#4}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRThmEyyNCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds2_0NCINvB15_3mixINtB4_3MapINtNtNtBa_5slice4iter4IterBV_EB11_EE0E0B17_", scope: !1211, file: !1173, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1285 = distinct !DILocation(line: 279, column: 27, scope: !1286, inlinedAt: !1290)
!1286 = distinct !DILexicalBlock(scope: !1287, file: !1165, line: 275, column: 17)
!1287 = distinct !DILexicalBlock(scope: !1288, file: !1165, line: 274, column: 17)
!1288 = distinct !DILexicalBlock(scope: !1289, file: !1165, line: 273, column: 17)
!1289 = distinct !DISubprogram(name: "fold<(u8, u32), u64, core::iter::adapters::map::map_fold::{closure_env#0}<&(u8, u32), u64, u64, sorting::sorting::merged::{closure_env#4}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IterThmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtB11_8adapters3map8map_foldRBQ_yyNCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds2_0NCINvB2p_3mixINtB1L_3MapBF_B2l_EE0E0EB2r_", scope: !1169, file: !1165, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1290 = distinct !DILocation(line: 128, column: 19, scope: !1291, inlinedAt: !1292)
!1291 = distinct !DISubprogram(name: "fold<u64, core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterThmEENCNvNtCsittdfyyMCUB_7sorting7sorting6mergeds2_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1w_3mixBN_E0EB1y_", scope: !1174, file: !1173, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1292 = distinct !DILocation(line: 12, column: 12, scope: !1293, inlinedAt: !1294)
!1293 = distinct !DISubprogram(name: "mix<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBL_5slice4iter4IterThmEENCNvB2_6mergeds2_0EEB4_", scope: !942, file: !941, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1294 = distinct !DILocation(line: 56, column: 9, scope: !1199, inlinedAt: !943)
!1295 = !DILocation(line: 56, column: 34, scope: !1282, inlinedAt: !1283)
!1296 = !DILocation(line: 72, column: 17, scope: !1297, inlinedAt: !1298)
!1297 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !1219, file: !1218, line: 69, type: !23, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1298 = distinct !DILocation(line: 56, column: 57, scope: !1282, inlinedAt: !1283)
!1299 = !DILocation(line: 12, column: 34, scope: !1300, inlinedAt: !1301)
!1300 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBN_5slice4iter4IterThmEENCNvB4_6mergeds2_0EE0B6_", scope: !1271, file: !941, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1301 = distinct !DILocation(line: 88, column: 21, scope: !1284, inlinedAt: !1285)
!1302 = !DILocation(line: 2688, column: 13, scope: !1303, inlinedAt: !1304)
!1303 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1304 = distinct !DILocation(line: 12, column: 39, scope: !1300, inlinedAt: !1301)
!1305 = !DILocation(line: 62, column: 2, scope: !940, inlinedAt: !943)
!1306 = !DILocation(line: 970, column: 18, scope: !1307, inlinedAt: !1308)
!1307 = distinct !DISubprogram(name: "add<[u64; 2]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj2_3addCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 936, type: !23, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1308 = !DILocation(line: 21, column: 19, scope: !934)
!1309 = !DILocation(line: 21, column: 14, scope: !934)
!1310 = !DILocation(line: 22, column: 2, scope: !911)
!1311 = distinct !DISubprogram(name: "sorted", scope: !913, file: !912, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1312 = !DILocation(line: 85, column: 5, scope: !1313, inlinedAt: !1314)
!1313 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !917, file: !916, line: 84, type: !23, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1314 = !DILocation(line: 11, column: 15, scope: !1315, inlinedAt: !1316)
!1315 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !922, file: !921, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1316 = !DILocation(line: 12, column: 13, scope: !1311)
!1317 = !DILocation(line: 64, column: 5, scope: !1318, inlinedAt: !1319)
!1318 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !917, file: !916, line: 63, type: !23, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1319 = !DILocation(line: 11, column: 39, scope: !1315, inlinedAt: !1316)
!1320 = !DILocation(line: 127, column: 5, scope: !1321, inlinedAt: !1322)
!1321 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !917, file: !916, line: 126, type: !23, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1322 = !DILocation(line: 11, column: 63, scope: !1315, inlinedAt: !1316)
!1323 = !DILocation(line: 11, column: 14, scope: !1315, inlinedAt: !1316)
!1324 = !DILocation(line: 872, column: 18, scope: !1325, inlinedAt: !1326)
!1325 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPy3addCsittdfyyMCUB_7sorting", scope: !389, file: !388, line: 838, type: !23, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1326 = !DILocation(line: 14, column: 47, scope: !1327)
!1327 = distinct !DILexicalBlock(scope: !1311, file: !912, line: 12, column: 5)
!1328 = !DILocation(line: 14, column: 44, scope: !1327)
!1329 = !DILocation(line: 872, column: 18, scope: !1325, inlinedAt: !1330)
!1330 = !DILocation(line: 14, column: 58, scope: !1327)
!1331 = !DILocation(line: 14, column: 55, scope: !1327)
!1332 = !DILocation(line: 17, column: 9, scope: !1333, inlinedAt: !1334)
!1333 = distinct !DISubprogram(name: "sorted", linkageName: "_RNvNtCsittdfyyMCUB_7sorting7sorting6sorted", scope: !942, file: !941, line: 16, type: !23, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1334 = distinct !DILocation(line: 14, column: 28, scope: !1327)
!1335 = !{!1336}
!1336 = distinct !{!1336, !1337, !"_RNvNtCsittdfyyMCUB_7sorting7sorting6sorted: %_0"}
!1337 = distinct !{!1337, !"_RNvNtCsittdfyyMCUB_7sorting7sorting6sorted"}
!1338 = !DILocation(line: 2037, column: 14, scope: !952, inlinedAt: !1339)
!1339 = distinct !DILocation(line: 475, column: 20, scope: !1340, inlinedAt: !1341)
!1340 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy11rotate_left", scope: !958, file: !957, line: 474, type: !23, scopeLine: 474, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1341 = distinct !DILocation(line: 4, column: 27, scope: !1342, inlinedAt: !1343)
!1342 = distinct !DISubprogram(name: "numbers<24>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj18_EB4_", scope: !942, file: !941, line: 3, type: !23, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1343 = distinct !DILocation(line: 17, column: 21, scope: !1333, inlinedAt: !1334)
!1344 = !DILocation(line: 4, column: 21, scope: !1342, inlinedAt: !1343)
!1345 = !DILocation(line: 2688, column: 13, scope: !1346, inlinedAt: !1347)
!1346 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1347 = distinct !DILocation(line: 6, column: 23, scope: !1348, inlinedAt: !1349)
!1348 = distinct !DISubprogram(name: "{closure#0}<24>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj18_E0B6_", scope: !968, file: !941, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1349 = distinct !DILocation(line: 415, column: 42, scope: !1350, inlinedAt: !1351)
!1350 = distinct !DISubprogram(name: "{closure#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<24>>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuityE10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj18_E0E0B1r_", scope: !972, file: !971, line: 415, type: !23, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1351 = distinct !DILocation(line: 913, column: 20, scope: !1352, inlinedAt: !1354)
!1352 = distinct !DILexicalBlock(scope: !1353, file: !977, line: 910, column: 5)
!1353 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u64>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<24>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuityENCINvMBQ_BN_10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj18_E0E0EB22_", scope: !979, file: !977, line: 906, type: !23, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1354 = distinct !DILocation(line: 155, column: 11, scope: !1355, inlinedAt: !1357)
!1355 = distinct !DILexicalBlock(scope: !1356, file: !977, line: 154, column: 5)
!1356 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u64>, 24, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<24>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuityEKj18_NCINvMBJ_BG_10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKB1q_E0E0EB20_", scope: !979, file: !977, line: 149, type: !23, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1357 = distinct !DILocation(line: 114, column: 5, scope: !1358, inlinedAt: !1359)
!1358 = distinct !DISubprogram(name: "from_fn<u64, 24, sorting::sorting::numbers::{closure_env#0}<24>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array7from_fnyKj18_NCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKBD_E0EBO_", scope: !979, file: !977, line: 110, type: !23, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1359 = distinct !DILocation(line: 5, column: 5, scope: !1360, inlinedAt: !1343)
!1360 = distinct !DILexicalBlock(scope: !1342, file: !941, line: 4, column: 5)
!1361 = !DILocation(line: 2612, column: 13, scope: !1362, inlinedAt: !1363)
!1362 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_add", scope: !958, file: !957, line: 2611, type: !23, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1363 = distinct !DILocation(line: 6, column: 57, scope: !1348, inlinedAt: !1349)
!1364 = !DILocation(line: 7, column: 9, scope: !1348, inlinedAt: !1349)
!1365 = !DILocation(line: 17, column: 49, scope: !1366, inlinedAt: !1368)
!1366 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0B5_", scope: !1367, file: !941, line: 17, type: !23, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1367 = !DINamespace(name: "sorted", scope: !942)
!1368 = distinct !DILocation(line: 415, column: 42, scope: !1369, inlinedAt: !1370)
!1369 = distinct !DISubprogram(name: "{closure#0}<u32, u64, sorting::sorting::sorted::{closure_env#0}>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuitmE10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0E0B1q_", scope: !972, file: !971, line: 415, type: !23, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1370 = distinct !DILocation(line: 97, column: 13, scope: !1371, inlinedAt: !1373)
!1371 = distinct !DILexicalBlock(scope: !1372, file: !998, line: 93, column: 13)
!1372 = distinct !DISubprogram(name: "call_mut<u64, core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u32, u64, sorting::sorting::sorted::{closure_env#0}>>", linkageName: "_RNvXs0_NtNtCslnt1oJOvDdB_4core5array5drainQINtB5_5DrainyNCINvMNtNtB9_3ops9try_traitINtBY_17NeverShortCircuitmE10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0E0EINtNtB10_8function5FnMutTjEE8call_mutB23_", scope: !1000, file: !998, line: 73, type: !23, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1373 = distinct !DILocation(line: 913, column: 20, scope: !1374, inlinedAt: !1376)
!1374 = distinct !DILexicalBlock(scope: !1375, file: !977, line: 910, column: 5)
!1375 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u32>, &mut core::array::drain::Drain<u64, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u32, u64, sorting::sorting::sorted::{closure_env#0}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEQINtNtB2_5drain5DrainyNCINvMBQ_BN_10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0E0EEB2n_", scope: !979, file: !977, line: 906, type: !23, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1376 = distinct !DILocation(line: 155, column: 11, scope: !1377, inlinedAt: !1379)
!1377 = distinct !DILexicalBlock(scope: !1378, file: !977, line: 154, column: 5)
!1378 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u32>, 24, &mut core::array::drain::Drain<u64, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u32, u64, sorting::sorting::sorted::{closure_env#0}>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj18_QINtNtB2_5drain5DrainyNCINvMBJ_BG_10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0E0EEB2l_", scope: !979, file: !977, line: 149, type: !23, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1379 = distinct !DILocation(line: 644, column: 9, scope: !1380, inlinedAt: !1383)
!1380 = distinct !DILexicalBlock(scope: !1381, file: !977, line: 643, column: 9)
!1381 = distinct !DILexicalBlock(scope: !1382, file: !977, line: 641, column: 9)
!1382 = distinct !DISubprogram(name: "try_map<u64, 24, core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u32, u64, sorting::sorting::sorted::{closure_env#0}>>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAyj18_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmENCINvMBO_BL_10wrap_mut_1yNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0E0EB1Z_", scope: !1012, file: !977, line: 633, type: !23, scopeLine: 633, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1383 = distinct !DILocation(line: 598, column: 14, scope: !1384, inlinedAt: !1385)
!1384 = distinct !DISubprogram(name: "map<u64, 24, sorting::sorting::sorted::{closure_env#0}, u32>", linkageName: "_RINvMsm_NtCslnt1oJOvDdB_4core5arrayAyj18_3mapNCNvNtCsittdfyyMCUB_7sorting7sorting6sorted0mEBN_", scope: !1012, file: !977, line: 592, type: !23, scopeLine: 592, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1385 = distinct !DILocation(line: 17, column: 41, scope: !1333, inlinedAt: !1334)
!1386 = !DILocation(line: 598, column: 9, scope: !1384, inlinedAt: !1385)
!1387 = !DILocation(line: 55, column: 13, scope: !1388, inlinedAt: !1390)
!1388 = distinct !DILexicalBlock(scope: !1389, file: !11, line: 33, column: 5)
!1389 = distinct !DISubprogram(name: "sort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable4sortmNvYmNtNtB8_3cmp10PartialOrd2ltECsittdfyyMCUB_7sorting", scope: !12, file: !11, line: 22, type: !23, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1390 = distinct !DILocation(line: 3143, column: 9, scope: !1391, inlinedAt: !1392)
!1391 = distinct !DISubprogram(name: "sort_unstable<u32>", linkageName: "_RNvMNtCslnt1oJOvDdB_4core5sliceSm13sort_unstableCsittdfyyMCUB_7sorting", scope: !27, file: !26, line: 3139, type: !23, scopeLine: 3139, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1392 = distinct !DILocation(line: 18, column: 11, scope: !1393, inlinedAt: !1334)
!1393 = distinct !DILexicalBlock(scope: !1333, file: !941, line: 17, column: 5)
!1394 = !DILocation(line: 19, column: 9, scope: !1393, inlinedAt: !1334)
!1395 = !DILocation(line: 2037, column: 14, scope: !952, inlinedAt: !1396)
!1396 = distinct !DILocation(line: 475, column: 20, scope: !1340, inlinedAt: !1397)
!1397 = distinct !DILocation(line: 4, column: 27, scope: !1398, inlinedAt: !1400)
!1398 = !DILexicalBlockFile(scope: !1399, file: !941, discriminator: 2)
!1399 = distinct !DISubprogram(name: "numbers<21>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj15_EB4_", scope: !942, file: !941, line: 3, type: !23, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1400 = distinct !DILocation(line: 19, column: 21, scope: !1393, inlinedAt: !1334)
!1401 = !DILocation(line: 4, column: 21, scope: !1399, inlinedAt: !1400)
!1402 = !DILocation(line: 2688, column: 13, scope: !1403, inlinedAt: !1404)
!1403 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1404 = distinct !DILocation(line: 6, column: 23, scope: !1405, inlinedAt: !1406)
!1405 = distinct !DISubprogram(name: "{closure#0}<21>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj15_E0B6_", scope: !968, file: !941, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1406 = distinct !DILocation(line: 415, column: 42, scope: !1407, inlinedAt: !1408)
!1407 = distinct !DISubprogram(name: "{closure#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<21>>", linkageName: "_RNCINvMNtNtCslnt1oJOvDdB_4core3ops9try_traitINtB5_17NeverShortCircuityE10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj15_E0E0B1r_", scope: !972, file: !971, line: 415, type: !23, scopeLine: 415, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1408 = distinct !DILocation(line: 913, column: 20, scope: !1409, inlinedAt: !1411)
!1409 = distinct !DILexicalBlock(scope: !1410, file: !977, line: 910, column: 5)
!1410 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u64>, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<21>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuityENCINvMBQ_BN_10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKj15_E0E0EB22_", scope: !979, file: !977, line: 906, type: !23, scopeLine: 906, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1411 = distinct !DILocation(line: 155, column: 11, scope: !1412, inlinedAt: !1414)
!1412 = distinct !DILexicalBlock(scope: !1413, file: !977, line: 154, column: 5)
!1413 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u64>, 21, core::ops::try_trait::{impl#0}::wrap_mut_1::{closure_env#0}<u64, usize, sorting::sorting::numbers::{closure_env#0}<21>>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuityEKj15_NCINvMBJ_BG_10wrap_mut_1jNCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKB1q_E0E0EB20_", scope: !979, file: !977, line: 149, type: !23, scopeLine: 149, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1414 = distinct !DILocation(line: 114, column: 5, scope: !1415, inlinedAt: !1416)
!1415 = distinct !DISubprogram(name: "from_fn<u64, 21, sorting::sorting::numbers::{closure_env#0}<21>>", linkageName: "_RINvNtCslnt1oJOvDdB_4core5array7from_fnyKj15_NCINvNtCsittdfyyMCUB_7sorting7sorting7numbersKBD_E0EBO_", scope: !979, file: !977, line: 110, type: !23, scopeLine: 110, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1416 = distinct !DILocation(line: 5, column: 5, scope: !1417, inlinedAt: !1400)
!1417 = !DILexicalBlockFile(scope: !1418, file: !941, discriminator: 2)
!1418 = distinct !DILexicalBlock(scope: !1399, file: !941, line: 4, column: 5)
!1419 = !DILocation(line: 2612, column: 13, scope: !1420, inlinedAt: !1421)
!1420 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_add", scope: !958, file: !957, line: 2611, type: !23, scopeLine: 2611, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1421 = distinct !DILocation(line: 6, column: 57, scope: !1405, inlinedAt: !1406)
!1422 = !DILocation(line: 7, column: 9, scope: !1405, inlinedAt: !1406)
!1423 = !DILocation(line: 114, column: 5, scope: !1415, inlinedAt: !1416)
!1424 = !DILocation(line: 55, column: 13, scope: !1425, inlinedAt: !1427)
!1425 = distinct !DILexicalBlock(scope: !1426, file: !11, line: 33, column: 5)
!1426 = distinct !DISubprogram(name: "sort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtCslnt1oJOvDdB_4core5slice4sort8unstable4sortyNCINvMB6_Sy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0E0EB1q_", scope: !12, file: !11, line: 22, type: !23, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1427 = distinct !DILocation(line: 3198, column: 9, scope: !1428, inlinedAt: !1429)
!1428 = distinct !DISubprogram(name: "sort_unstable_by<u64, sorting::sorting::sorted::{closure_env#1}>", linkageName: "_RINvMNtCslnt1oJOvDdB_4core5sliceSy16sort_unstable_byNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds_0EBU_", scope: !27, file: !26, line: 3194, type: !23, scopeLine: 3194, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1429 = distinct !DILocation(line: 20, column: 11, scope: !1430, inlinedAt: !1334)
!1430 = distinct !DILexicalBlock(scope: !1393, file: !941, line: 19, column: 5)
!1431 = !DILocation(line: 279, column: 27, scope: !1432, inlinedAt: !1436)
!1432 = distinct !DILexicalBlock(scope: !1433, file: !1165, line: 275, column: 17)
!1433 = distinct !DILexicalBlock(scope: !1434, file: !1165, line: 274, column: 17)
!1434 = distinct !DILexicalBlock(scope: !1435, file: !1165, line: 273, column: 17)
!1435 = distinct !DISubprogram(name: "fold<u32, u64, core::iter::adapters::map::map_fold::{closure_env#0}<&u32, u64, u64, sorting::sorting::sorted::{closure_env#2}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds0_0NCINvB2j_3mixINtB1I_3MapBF_B2f_EE0E0EB2l_", scope: !1169, file: !1165, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1436 = distinct !DILocation(line: 128, column: 19, scope: !1437, inlinedAt: !1438)
!1437 = distinct !DISubprogram(name: "fold<u64, core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>>", linkageName: "_RINvXs0_NtNtNtCslnt1oJOvDdB_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItermENCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds0_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1t_3mixBN_E0EB1v_", scope: !1174, file: !1173, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1438 = distinct !DILocation(line: 12, column: 12, scope: !1439, inlinedAt: !1440)
!1439 = distinct !DISubprogram(name: "mix<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBL_5slice4iter4ItermENCNvB2_6sorteds0_0EEB4_", scope: !942, file: !941, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1440 = distinct !DILocation(line: 21, column: 6, scope: !1430, inlinedAt: !1334)
!1441 = !DILocation(line: 279, column: 27, scope: !1442, inlinedAt: !1446)
!1442 = distinct !DILexicalBlock(scope: !1443, file: !1165, line: 275, column: 17)
!1443 = distinct !DILexicalBlock(scope: !1444, file: !1165, line: 274, column: 17)
!1444 = distinct !DILexicalBlock(scope: !1445, file: !1165, line: 273, column: 17)
!1445 = distinct !DISubprogram(name: "fold<u64, u64, core::iter::adapters::copied::copy_fold::{closure_env#0}<u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>>>", linkageName: "_RINvXs2J_NtNtCslnt1oJOvDdB_4core5slice4iterINtB7_4IteryENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters6copied9copy_foldyyNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB1I_6CopiedBF_EE0E0EB2o_", scope: !1169, file: !1165, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1446 = distinct !DILocation(line: 81, column: 17, scope: !1447, inlinedAt: !1451)
!1447 = distinct !DISubprogram(name: "fold<core::slice::iter::Iter<u64>, u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>>", linkageName: "_RINvXs_NtNtNtCslnt1oJOvDdB_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IteryEENtNtNtB9_6traits8iterator8Iterator4foldyNCINvNtCsittdfyyMCUB_7sorting7sorting3mixBP_E0EB2g_", scope: !1449, file: !1448, line: 77, type: !23, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1448 = !DIFile(filename: "src/iter/adapters/copied.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a8d888f8d60ac75eb2c9d5156487ea4d")
!1449 = !DINamespace(name: "{impl#1}", scope: !1450)
!1450 = !DINamespace(name: "copied", scope: !1069)
!1451 = distinct !DILocation(line: 12, column: 12, scope: !1452, inlinedAt: !1454)
!1452 = !DILexicalBlockFile(scope: !1453, file: !941, discriminator: 2)
!1453 = distinct !DISubprogram(name: "mix<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>", linkageName: "_RINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters6copied6CopiedINtNtNtBL_5slice4iter4IteryEEEB4_", scope: !942, file: !941, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1454 = distinct !DILocation(line: 21, column: 48, scope: !1430, inlinedAt: !1334)
!1455 = !DILocation(line: 12, column: 34, scope: !1456, inlinedAt: !1457)
!1456 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters6copied6CopiedINtNtNtBN_5slice4iter4IteryEEE0B6_", scope: !1271, file: !941, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1457 = distinct !DILocation(line: 36, column: 22, scope: !1458, inlinedAt: !1461)
!1458 = distinct !DILexicalBlock(scope: !1459, file: !1448, line: 36, column: 22)
!1459 = distinct !DISubprogram(name: "{closure#0}<u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters6copied9copy_foldyyNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtB4_6CopiedINtNtNtBa_5slice4iter4IteryEEE0E0B17_", scope: !1460, file: !1448, line: 36, type: !23, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1460 = !DINamespace(name: "copy_fold", scope: !1450)
!1461 = distinct !DILocation(line: 279, column: 27, scope: !1442, inlinedAt: !1446)
!1462 = !DILocation(line: 2688, column: 13, scope: !1463, inlinedAt: !1464)
!1463 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1464 = distinct !DILocation(line: 12, column: 39, scope: !1456, inlinedAt: !1457)
!1465 = !DILocation(line: 72, column: 17, scope: !1466, inlinedAt: !1467)
!1466 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs14_NtNtCslnt1oJOvDdB_4core7convert3numyINtB8_4FrommE4from", scope: !1219, file: !1218, line: 69, type: !23, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1467 = distinct !DILocation(line: 21, column: 31, scope: !1468, inlinedAt: !1469)
!1468 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds0_0B5_", scope: !1367, file: !941, line: 21, type: !23, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1469 = distinct !DILocation(line: 88, column: 28, scope: !1470, inlinedAt: !1471)
!1470 = distinct !DISubprogram(name: "{closure#0}<&u32, u64, u64, sorting::sorting::sorted::{closure_env#2}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>>", linkageName: "_RNCINvNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map8map_foldRmyyNCNvNtCsittdfyyMCUB_7sorting7sorting6sorteds0_0NCINvB12_3mixINtB4_3MapINtNtNtBa_5slice4iter4ItermEBY_EE0E0B14_", scope: !1211, file: !1173, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1471 = distinct !DILocation(line: 279, column: 27, scope: !1432, inlinedAt: !1436)
!1472 = !DILocation(line: 12, column: 34, scope: !1473, inlinedAt: !1474)
!1473 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>", linkageName: "_RNCINvNtCsittdfyyMCUB_7sorting7sorting3mixINtNtNtNtCslnt1oJOvDdB_4core4iter8adapters3map3MapINtNtNtBN_5slice4iter4ItermENCNvB4_6sorteds0_0EE0B6_", scope: !1271, file: !941, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1474 = distinct !DILocation(line: 88, column: 21, scope: !1470, inlinedAt: !1471)
!1475 = !DILocation(line: 2688, column: 13, scope: !1476, inlinedAt: !1477)
!1476 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCslnt1oJOvDdB_4core3numy12wrapping_mul", scope: !958, file: !957, line: 2687, type: !23, scopeLine: 2687, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1477 = distinct !DILocation(line: 12, column: 39, scope: !1473, inlinedAt: !1474)
!1478 = !DILocation(line: 22, column: 1, scope: !1393, inlinedAt: !1334)
!1479 = !DILocation(line: 22, column: 1, scope: !1333, inlinedAt: !1334)
!1480 = !DILocation(line: 970, column: 18, scope: !1481, inlinedAt: !1482)
!1481 = distinct !DISubprogram(name: "add<[u64; 2]>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOAyj2_3addCsittdfyyMCUB_7sorting", scope: !113, file: !112, line: 936, type: !23, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1482 = !DILocation(line: 14, column: 19, scope: !1327)
!1483 = !DILocation(line: 14, column: 14, scope: !1327)
!1484 = !DILocation(line: 15, column: 2, scope: !1311)
!1485 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCslnt1oJOvDdB_4core9panicking9panic_fmt", scope: !1487, file: !1486, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!1486 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!1487 = !DINamespace(name: "panicking", scope: !15)
!1488 = !DILocation(line: 148, column: 5, scope: !1489, inlinedAt: !1490)
!1489 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx4trap", scope: !917, file: !916, line: 147, type: !23, scopeLine: 147, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1490 = distinct !DILocation(line: 21, column: 22, scope: !1491, inlinedAt: !1492)
!1491 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCs6rREvFdRhLb_7___rustc17rust_begin_unwind", scope: !913, file: !921, line: 19, type: !23, scopeLine: 19, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1492 = distinct !DILocation(line: 80, column: 14, scope: !1493)
!1493 = distinct !DILexicalBlock(scope: !1485, file: !1486, line: 72, column: 5)
!1494 = distinct !DISubprogram(name: "panic_on_ord_violation", linkageName: "_RNvNtNtNtNtCslnt1oJOvDdB_4core5slice4sort6shared9smallsort22panic_on_ord_violation", scope: !92, file: !84, line: 839, type: !23, scopeLine: 839, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!1495 = !DILocation(line: 854, column: 5, scope: !1494)
