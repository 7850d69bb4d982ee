; ModuleID = 'sorting.6702dfb4fad0fcef-cgu.0'
source_filename = "sorting.6702dfb4fad0fcef-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; core::slice::sort::unstable::ipnsort::<u32, <u32 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable7ipnsortmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting(ptr noalias noundef nonnull align 4 captures(address) %v.0) unnamed_addr #0 !dbg !10 {
start:
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4, !dbg !18
  %_28.i.val = load i32, ptr %_28.i, align 4, !dbg !36, !alias.scope !37, !noalias !40, !noundef !17
  %v.0.val = load i32, ptr %v.0, align 4, !dbg !36, !alias.scope !40, !noalias !37, !noundef !17
  %_0.i.i = icmp ult i32 %_28.i.val, %v.0.val, !dbg !42
  %_34.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8, !dbg !55
  %_34.i.val = load i32, ptr %_34.i, align 4, !dbg !57, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3 = icmp ult i32 %_34.i.val, %_28.i.val, !dbg !59
  br i1 %_0.i.i, label %bb5.i.preheader, label %bb12.i.preheader, !dbg !61

bb12.i.preheader:                                 ; preds = %start
  br i1 %_0.i.i3, label %bb19, label %bb15.i, !dbg !62

bb5.i.preheader:                                  ; preds = %start
  br i1 %_0.i.i3, label %bb7.i, label %bb19, !dbg !63

bb15.i:                                           ; preds = %bb12.i.preheader
  %_40.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !64
  %_40.i.val.1 = load i32, ptr %_40.i.1, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.1 = icmp ult i32 %_40.i.val.1, %_34.i.val, !dbg !68
  br i1 %_0.i.i2.1, label %bb19, label %bb15.i.1, !dbg !62

bb15.i.1:                                         ; preds = %bb15.i
  %_40.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !64
  %_40.i.val.2 = load i32, ptr %_40.i.2, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.2 = icmp ult i32 %_40.i.val.2, %_40.i.val.1, !dbg !68
  br i1 %_0.i.i2.2, label %bb19, label %bb15.i.2, !dbg !62

bb15.i.2:                                         ; preds = %bb15.i.1
  %_40.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !64
  %_40.i.val.3 = load i32, ptr %_40.i.3, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.3 = icmp ult i32 %_40.i.val.3, %_40.i.val.2, !dbg !68
  br i1 %_0.i.i2.3, label %bb19, label %bb15.i.3, !dbg !62

bb15.i.3:                                         ; preds = %bb15.i.2
  %_40.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !64
  %_40.i.val.4 = load i32, ptr %_40.i.4, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.4 = icmp ult i32 %_40.i.val.4, %_40.i.val.3, !dbg !68
  br i1 %_0.i.i2.4, label %bb19, label %bb15.i.4, !dbg !62

bb15.i.4:                                         ; preds = %bb15.i.3
  %_40.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !64
  %_40.i.val.5 = load i32, ptr %_40.i.5, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.5 = icmp ult i32 %_40.i.val.5, %_40.i.val.4, !dbg !68
  br i1 %_0.i.i2.5, label %bb19, label %bb15.i.5, !dbg !62

bb15.i.5:                                         ; preds = %bb15.i.4
  %_40.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !64
  %_40.i.val.6 = load i32, ptr %_40.i.6, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.6 = icmp ult i32 %_40.i.val.6, %_40.i.val.5, !dbg !68
  br i1 %_0.i.i2.6, label %bb19, label %bb15.i.6, !dbg !62

bb15.i.6:                                         ; preds = %bb15.i.5
  %_40.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !64
  %_40.i.val.7 = load i32, ptr %_40.i.7, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.7 = icmp ult i32 %_40.i.val.7, %_40.i.val.6, !dbg !68
  br i1 %_0.i.i2.7, label %bb19, label %bb15.i.7, !dbg !62

bb15.i.7:                                         ; preds = %bb15.i.6
  %_40.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !64
  %_40.i.val.8 = load i32, ptr %_40.i.8, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.8 = icmp ult i32 %_40.i.val.8, %_40.i.val.7, !dbg !68
  br i1 %_0.i.i2.8, label %bb19, label %bb15.i.8, !dbg !62

bb15.i.8:                                         ; preds = %bb15.i.7
  %_40.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 44, !dbg !64
  %_40.i.val.9 = load i32, ptr %_40.i.9, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.9 = icmp ult i32 %_40.i.val.9, %_40.i.val.8, !dbg !68
  br i1 %_0.i.i2.9, label %bb19, label %bb15.i.9, !dbg !62

bb15.i.9:                                         ; preds = %bb15.i.8
  %_40.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !64
  %_40.i.val.10 = load i32, ptr %_40.i.10, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.10 = icmp ult i32 %_40.i.val.10, %_40.i.val.9, !dbg !68
  br i1 %_0.i.i2.10, label %bb19, label %bb15.i.10, !dbg !62

bb15.i.10:                                        ; preds = %bb15.i.9
  %_40.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 52, !dbg !64
  %_40.i.val.11 = load i32, ptr %_40.i.11, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.11 = icmp ult i32 %_40.i.val.11, %_40.i.val.10, !dbg !68
  br i1 %_0.i.i2.11, label %bb19, label %bb15.i.11, !dbg !62

bb15.i.11:                                        ; preds = %bb15.i.10
  %_40.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !64
  %_40.i.val.12 = load i32, ptr %_40.i.12, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.12 = icmp ult i32 %_40.i.val.12, %_40.i.val.11, !dbg !68
  br i1 %_0.i.i2.12, label %bb19, label %bb15.i.12, !dbg !62

bb15.i.12:                                        ; preds = %bb15.i.11
  %_40.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 60, !dbg !64
  %_40.i.val.13 = load i32, ptr %_40.i.13, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.13 = icmp ult i32 %_40.i.val.13, %_40.i.val.12, !dbg !68
  br i1 %_0.i.i2.13, label %bb19, label %bb15.i.13, !dbg !62

bb15.i.13:                                        ; preds = %bb15.i.12
  %_40.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !64
  %_40.i.val.14 = load i32, ptr %_40.i.14, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.14 = icmp ult i32 %_40.i.val.14, %_40.i.val.13, !dbg !68
  br i1 %_0.i.i2.14, label %bb19, label %bb15.i.14, !dbg !62

bb15.i.14:                                        ; preds = %bb15.i.13
  %_40.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 68, !dbg !64
  %_40.i.val.15 = load i32, ptr %_40.i.15, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.15 = icmp ult i32 %_40.i.val.15, %_40.i.val.14, !dbg !68
  br i1 %_0.i.i2.15, label %bb19, label %bb15.i.15, !dbg !62

bb15.i.15:                                        ; preds = %bb15.i.14
  %_40.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !64
  %_40.i.val.16 = load i32, ptr %_40.i.16, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.16 = icmp ult i32 %_40.i.val.16, %_40.i.val.15, !dbg !68
  br i1 %_0.i.i2.16, label %bb19, label %bb15.i.16, !dbg !62

bb15.i.16:                                        ; preds = %bb15.i.15
  %_40.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 76, !dbg !64
  %_40.i.val.17 = load i32, ptr %_40.i.17, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.17 = icmp ult i32 %_40.i.val.17, %_40.i.val.16, !dbg !68
  br i1 %_0.i.i2.17, label %bb19, label %bb15.i.17, !dbg !62

bb15.i.17:                                        ; preds = %bb15.i.16
  %_40.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !64
  %_40.i.val.18 = load i32, ptr %_40.i.18, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.18 = icmp ult i32 %_40.i.val.18, %_40.i.val.17, !dbg !68
  br i1 %_0.i.i2.18, label %bb19, label %bb15.i.18, !dbg !62

bb15.i.18:                                        ; preds = %bb15.i.17
  %_40.i.19 = getelementptr inbounds nuw i8, ptr %v.0, i64 84, !dbg !64
  %_40.i.val.19 = load i32, ptr %_40.i.19, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.19 = icmp ult i32 %_40.i.val.19, %_40.i.val.18, !dbg !68
  br i1 %_0.i.i2.19, label %bb19, label %bb15.i.19, !dbg !62

bb15.i.19:                                        ; preds = %bb15.i.18
  %_40.i.20 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !64
  %_40.i.val.20 = load i32, ptr %_40.i.20, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.20 = icmp ult i32 %_40.i.val.20, %_40.i.val.19, !dbg !68
  br i1 %_0.i.i2.20, label %bb19, label %bb15.i.20, !dbg !62

bb15.i.20:                                        ; preds = %bb15.i.19
  %_40.i.21 = getelementptr inbounds nuw i8, ptr %v.0, i64 92, !dbg !64
  %_40.i.val.21 = load i32, ptr %_40.i.21, align 4, !dbg !62, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i2.21 = icmp uge i32 %_40.i.val.21, %_40.i.val.20, !dbg !68
  br label %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit, !dbg !62

bb7.i:                                            ; preds = %bb5.i.preheader
  %_34.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !71
  %_34.i.val.1 = load i32, ptr %_34.i.1, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.1 = icmp ult i32 %_34.i.val.1, %_34.i.val, !dbg !75
  br i1 %_0.i.i3.1, label %bb7.i.1, label %bb19, !dbg !63

bb7.i.1:                                          ; preds = %bb7.i
  %_34.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !71
  %_34.i.val.2 = load i32, ptr %_34.i.2, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.2 = icmp ult i32 %_34.i.val.2, %_34.i.val.1, !dbg !75
  br i1 %_0.i.i3.2, label %bb7.i.2, label %bb19, !dbg !63

bb7.i.2:                                          ; preds = %bb7.i.1
  %_34.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !71
  %_34.i.val.3 = load i32, ptr %_34.i.3, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.3 = icmp ult i32 %_34.i.val.3, %_34.i.val.2, !dbg !75
  br i1 %_0.i.i3.3, label %bb7.i.3, label %bb19, !dbg !63

bb7.i.3:                                          ; preds = %bb7.i.2
  %_34.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !71
  %_34.i.val.4 = load i32, ptr %_34.i.4, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.4 = icmp ult i32 %_34.i.val.4, %_34.i.val.3, !dbg !75
  br i1 %_0.i.i3.4, label %bb7.i.4, label %bb19, !dbg !63

bb7.i.4:                                          ; preds = %bb7.i.3
  %_34.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !71
  %_34.i.val.5 = load i32, ptr %_34.i.5, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.5 = icmp ult i32 %_34.i.val.5, %_34.i.val.4, !dbg !75
  br i1 %_0.i.i3.5, label %bb7.i.5, label %bb19, !dbg !63

bb7.i.5:                                          ; preds = %bb7.i.4
  %_34.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !71
  %_34.i.val.6 = load i32, ptr %_34.i.6, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.6 = icmp ult i32 %_34.i.val.6, %_34.i.val.5, !dbg !75
  br i1 %_0.i.i3.6, label %bb7.i.6, label %bb19, !dbg !63

bb7.i.6:                                          ; preds = %bb7.i.5
  %_34.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !71
  %_34.i.val.7 = load i32, ptr %_34.i.7, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.7 = icmp ult i32 %_34.i.val.7, %_34.i.val.6, !dbg !75
  br i1 %_0.i.i3.7, label %bb7.i.7, label %bb19, !dbg !63

bb7.i.7:                                          ; preds = %bb7.i.6
  %_34.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !71
  %_34.i.val.8 = load i32, ptr %_34.i.8, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.8 = icmp ult i32 %_34.i.val.8, %_34.i.val.7, !dbg !75
  br i1 %_0.i.i3.8, label %bb7.i.8, label %bb19, !dbg !63

bb7.i.8:                                          ; preds = %bb7.i.7
  %_34.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 44, !dbg !71
  %_34.i.val.9 = load i32, ptr %_34.i.9, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.9 = icmp ult i32 %_34.i.val.9, %_34.i.val.8, !dbg !75
  br i1 %_0.i.i3.9, label %bb7.i.9, label %bb19, !dbg !63

bb7.i.9:                                          ; preds = %bb7.i.8
  %_34.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !71
  %_34.i.val.10 = load i32, ptr %_34.i.10, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.10 = icmp ult i32 %_34.i.val.10, %_34.i.val.9, !dbg !75
  br i1 %_0.i.i3.10, label %bb7.i.10, label %bb19, !dbg !63

bb7.i.10:                                         ; preds = %bb7.i.9
  %_34.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 52, !dbg !71
  %_34.i.val.11 = load i32, ptr %_34.i.11, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.11 = icmp ult i32 %_34.i.val.11, %_34.i.val.10, !dbg !75
  br i1 %_0.i.i3.11, label %bb7.i.11, label %bb19, !dbg !63

bb7.i.11:                                         ; preds = %bb7.i.10
  %_34.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !71
  %_34.i.val.12 = load i32, ptr %_34.i.12, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.12 = icmp ult i32 %_34.i.val.12, %_34.i.val.11, !dbg !75
  br i1 %_0.i.i3.12, label %bb7.i.12, label %bb19, !dbg !63

bb7.i.12:                                         ; preds = %bb7.i.11
  %_34.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 60, !dbg !71
  %_34.i.val.13 = load i32, ptr %_34.i.13, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.13 = icmp ult i32 %_34.i.val.13, %_34.i.val.12, !dbg !75
  br i1 %_0.i.i3.13, label %bb7.i.13, label %bb19, !dbg !63

bb7.i.13:                                         ; preds = %bb7.i.12
  %_34.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !71
  %_34.i.val.14 = load i32, ptr %_34.i.14, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.14 = icmp ult i32 %_34.i.val.14, %_34.i.val.13, !dbg !75
  br i1 %_0.i.i3.14, label %bb7.i.14, label %bb19, !dbg !63

bb7.i.14:                                         ; preds = %bb7.i.13
  %_34.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 68, !dbg !71
  %_34.i.val.15 = load i32, ptr %_34.i.15, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.15 = icmp ult i32 %_34.i.val.15, %_34.i.val.14, !dbg !75
  br i1 %_0.i.i3.15, label %bb7.i.15, label %bb19, !dbg !63

bb7.i.15:                                         ; preds = %bb7.i.14
  %_34.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !71
  %_34.i.val.16 = load i32, ptr %_34.i.16, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.16 = icmp ult i32 %_34.i.val.16, %_34.i.val.15, !dbg !75
  br i1 %_0.i.i3.16, label %bb7.i.16, label %bb19, !dbg !63

bb7.i.16:                                         ; preds = %bb7.i.15
  %_34.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 76, !dbg !71
  %_34.i.val.17 = load i32, ptr %_34.i.17, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.17 = icmp ult i32 %_34.i.val.17, %_34.i.val.16, !dbg !75
  br i1 %_0.i.i3.17, label %bb7.i.17, label %bb19, !dbg !63

bb7.i.17:                                         ; preds = %bb7.i.16
  %_34.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !71
  %_34.i.val.18 = load i32, ptr %_34.i.18, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.18 = icmp ult i32 %_34.i.val.18, %_34.i.val.17, !dbg !75
  br i1 %_0.i.i3.18, label %bb7.i.18, label %bb19, !dbg !63

bb7.i.18:                                         ; preds = %bb7.i.17
  %_34.i.19 = getelementptr inbounds nuw i8, ptr %v.0, i64 84, !dbg !71
  %_34.i.val.19 = load i32, ptr %_34.i.19, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.19 = icmp ult i32 %_34.i.val.19, %_34.i.val.18, !dbg !75
  br i1 %_0.i.i3.19, label %bb7.i.19, label %bb19, !dbg !63

bb7.i.19:                                         ; preds = %bb7.i.18
  %_34.i.20 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !71
  %_34.i.val.20 = load i32, ptr %_34.i.20, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.20 = icmp ult i32 %_34.i.val.20, %_34.i.val.19, !dbg !75
  br i1 %_0.i.i3.20, label %bb7.i.20, label %bb19, !dbg !63

bb7.i.20:                                         ; preds = %bb7.i.19
  %_34.i.21 = getelementptr inbounds nuw i8, ptr %v.0, i64 92, !dbg !71
  %_34.i.val.21 = load i32, ptr %_34.i.21, align 4, !dbg !63, !alias.scope !37, !noalias !40, !noundef !17
  %_0.i.i3.21 = icmp ult i32 %_34.i.val.21, %_34.i.val.20, !dbg !75
  br label %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit, !dbg !63

_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit: ; preds = %bb7.i.20, %bb15.i.20
  %0 = phi i32 [ %_34.i.val.10, %bb7.i.20 ], [ %_40.i.val.10, %bb15.i.20 ]
  %1 = phi i32 [ %_34.i.val.9, %bb7.i.20 ], [ %_40.i.val.9, %bb15.i.20 ]
  %2 = phi i32 [ %_34.i.val.11, %bb7.i.20 ], [ %_40.i.val.11, %bb15.i.20 ]
  %3 = phi i32 [ %_34.i.val.8, %bb7.i.20 ], [ %_40.i.val.8, %bb15.i.20 ]
  %4 = phi i32 [ %_34.i.val.12, %bb7.i.20 ], [ %_40.i.val.12, %bb15.i.20 ]
  %5 = phi i32 [ %_34.i.val.7, %bb7.i.20 ], [ %_40.i.val.7, %bb15.i.20 ]
  %6 = phi i32 [ %_34.i.val.13, %bb7.i.20 ], [ %_40.i.val.13, %bb15.i.20 ]
  %7 = phi i32 [ %_34.i.val.6, %bb7.i.20 ], [ %_40.i.val.6, %bb15.i.20 ]
  %8 = phi i32 [ %_34.i.val.14, %bb7.i.20 ], [ %_40.i.val.14, %bb15.i.20 ]
  %9 = phi i32 [ %_34.i.val.5, %bb7.i.20 ], [ %_40.i.val.5, %bb15.i.20 ]
  %10 = phi i32 [ %_34.i.val.15, %bb7.i.20 ], [ %_40.i.val.15, %bb15.i.20 ]
  %11 = phi i32 [ %_34.i.val.4, %bb7.i.20 ], [ %_40.i.val.4, %bb15.i.20 ]
  %12 = phi i32 [ %_34.i.val.16, %bb7.i.20 ], [ %_40.i.val.16, %bb15.i.20 ]
  %13 = phi i32 [ %_34.i.val.3, %bb7.i.20 ], [ %_40.i.val.3, %bb15.i.20 ]
  %14 = phi i32 [ %_34.i.val.17, %bb7.i.20 ], [ %_40.i.val.17, %bb15.i.20 ]
  %15 = phi i32 [ %_34.i.val.2, %bb7.i.20 ], [ %_40.i.val.2, %bb15.i.20 ]
  %16 = phi i32 [ %_34.i.val.18, %bb7.i.20 ], [ %_40.i.val.18, %bb15.i.20 ]
  %17 = phi i32 [ %_34.i.val.1, %bb7.i.20 ], [ %_40.i.val.1, %bb15.i.20 ]
  %18 = phi i32 [ %_34.i.val.19, %bb7.i.20 ], [ %_40.i.val.19, %bb15.i.20 ]
  %19 = phi i32 [ %_34.i.val.20, %bb7.i.20 ], [ %_40.i.val.20, %bb15.i.20 ]
  %20 = phi i32 [ %_34.i.val.21, %bb7.i.20 ], [ %_40.i.val.21, %bb15.i.20 ]
  %run_len.sroa.0.2.i = phi i1 [ %_0.i.i3.21, %bb7.i.20 ], [ %_0.i.i2.21, %bb15.i.20 ], !dbg !78
  br i1 %run_len.sroa.0.2.i, label %bb2, label %bb19, !dbg !79

bb2:                                              ; preds = %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit
  br i1 %_0.i.i, label %bb3, label %bb6, !dbg !81

bb19:                                             ; preds = %bb15.i.14, %bb5.i.preheader, %bb7.i.10, %bb7.i, %bb7.i.1, %bb7.i.15, %bb7.i.2, %bb7.i.19, %bb7.i.3, %bb7.i.11, %bb7.i.4, %bb7.i.18, %bb7.i.5, %bb7.i.13, %bb7.i.6, %bb7.i.17, %bb7.i.7, %bb7.i.12, %bb7.i.8, %bb7.i.16, %bb7.i.9, %bb7.i.14, %bb15.i.10, %bb12.i.preheader, %bb15.i, %bb15.i.1, %bb15.i.15, %bb15.i.2, %bb15.i.19, %bb15.i.3, %bb15.i.11, %bb15.i.4, %bb15.i.18, %bb15.i.5, %bb15.i.13, %bb15.i.6, %bb15.i.17, %bb15.i.7, %bb15.i.12, %bb15.i.8, %bb15.i.16, %bb15.i.9, %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit
  %_32.i.i = getelementptr i8, ptr %v.0, i64 48
  br label %bb8.i.i, !dbg !82

bb8.i.i:                                          ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.2, %bb19
  %region.sroa.0.0.i.i = phi ptr [ %v.0, %bb19 ], [ %_32.i.i, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.2 ], !dbg !105
  %v_b.i.i7.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 12, !dbg !106
  %v_b.val.i.i8.i.i = load i32, ptr %v_b.i.i7.i.i, align 4, !dbg !119, !alias.scope !121, !noalias !130, !noundef !17
  %v_a.val.i.i9.i.i = load i32, ptr %region.sroa.0.0.i.i, align 4, !dbg !119, !alias.scope !134, !noalias !135, !noundef !17
  %_14.i.i10.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i.i8.i.i, i32 %v_a.val.i.i9.i.i), !dbg !136
  %21 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i.i8.i.i, i32 %v_a.val.i.i9.i.i), !dbg !143
  %v_a.i.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 4, !dbg !147
  %v_b.i1.i12.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 28, !dbg !150
  %v_b.val.i2.i13.i.i = load i32, ptr %v_b.i1.i12.i.i, align 4, !dbg !152, !alias.scope !153, !noalias !156, !noundef !17
  %v_a.val.i3.i14.i.i = load i32, ptr %v_a.i.i11.i.i, align 4, !dbg !152, !alias.scope !158, !noalias !159, !noundef !17
  %_14.i4.i15.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i2.i13.i.i, i32 %v_a.val.i3.i14.i.i), !dbg !160
  %22 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i2.i13.i.i, i32 %v_a.val.i3.i14.i.i), !dbg !162
  %v_a.i5.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 8, !dbg !164
  %v_b.i6.i17.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 20, !dbg !167
  %v_b.val.i7.i18.i.i = load i32, ptr %v_b.i6.i17.i.i, align 4, !dbg !169, !alias.scope !170, !noalias !173, !noundef !17
  %v_a.val.i8.i19.i.i = load i32, ptr %v_a.i5.i16.i.i, align 4, !dbg !169, !alias.scope !175, !noalias !176, !noundef !17
  %_14.i9.i20.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i7.i18.i.i, i32 %v_a.val.i8.i19.i.i), !dbg !177
  %23 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i7.i18.i.i, i32 %v_a.val.i8.i19.i.i), !dbg !179
  %v_a.i10.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 16, !dbg !181
  %v_b.i11.i22.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 32, !dbg !184
  %v_b.val.i12.i23.i.i = load i32, ptr %v_b.i11.i22.i.i, align 4, !dbg !186, !alias.scope !187, !noalias !190, !noundef !17
  %v_a.val.i13.i24.i.i = load i32, ptr %v_a.i10.i21.i.i, align 4, !dbg !186, !alias.scope !192, !noalias !193, !noundef !17
  %_14.i14.i25.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i12.i23.i.i, i32 %v_a.val.i13.i24.i.i), !dbg !194
  %24 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i12.i23.i.i, i32 %v_a.val.i13.i24.i.i), !dbg !196
  %_14.i19.i26.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i4.i15.i.i, i32 %21), !dbg !198
  %25 = tail call i32 @llvm.umin.i32(i32 %_14.i4.i15.i.i, i32 %21), !dbg !201
  %_14.i24.i27.i.i = tail call i32 @llvm.umax.i32(i32 %24, i32 %23), !dbg !203
  %26 = tail call i32 @llvm.umin.i32(i32 %24, i32 %23), !dbg !206
  %_14.i29.i28.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i14.i25.i.i, i32 %_14.i.i10.i.i), !dbg !208
  %27 = tail call i32 @llvm.umin.i32(i32 %_14.i14.i25.i.i, i32 %_14.i.i10.i.i), !dbg !211
  %v_b.i31.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 24, !dbg !213
  %v_b.val.i32.i.i.i = load i32, ptr %v_b.i31.i.i.i, align 4, !dbg !216, !alias.scope !217, !noalias !220, !noundef !17
  %_14.i34.i29.i.i = tail call i32 @llvm.umax.i32(i32 %v_b.val.i32.i.i.i, i32 %_14.i9.i20.i.i), !dbg !222
  %28 = tail call i32 @llvm.umin.i32(i32 %v_b.val.i32.i.i.i, i32 %_14.i9.i20.i.i), !dbg !224
  %_14.i39.i30.i.i = tail call i32 @llvm.umax.i32(i32 %26, i32 %25), !dbg !226
  %29 = tail call i32 @llvm.umin.i32(i32 %26, i32 %25), !dbg !229
  %_14.i44.i31.i.i = tail call i32 @llvm.umax.i32(i32 %27, i32 %22), !dbg !231
  %30 = tail call i32 @llvm.umin.i32(i32 %27, i32 %22), !dbg !234
  %_14.i49.i32.i.i = tail call i32 @llvm.umax.i32(i32 %28, i32 %_14.i24.i27.i.i), !dbg !236
  %31 = tail call i32 @llvm.umin.i32(i32 %28, i32 %_14.i24.i27.i.i), !dbg !239
  %_14.i54.i33.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i29.i28.i.i, i32 %_14.i19.i26.i.i), !dbg !241
  %32 = tail call i32 @llvm.umin.i32(i32 %_14.i29.i28.i.i, i32 %_14.i19.i26.i.i), !dbg !244
  %_14.i59.i34.i.i = tail call i32 @llvm.umax.i32(i32 %31, i32 %30), !dbg !246
  %33 = tail call i32 @llvm.umin.i32(i32 %31, i32 %30), !dbg !249
  %_14.i64.i35.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i34.i29.i.i, i32 %_14.i44.i31.i.i), !dbg !251
  %34 = tail call i32 @llvm.umin.i32(i32 %_14.i34.i29.i.i, i32 %_14.i44.i31.i.i), !dbg !254
  %_14.i69.i36.i.i = tail call i32 @llvm.umax.i32(i32 %32, i32 %_14.i49.i32.i.i), !dbg !256
  %35 = tail call i32 @llvm.umin.i32(i32 %32, i32 %_14.i49.i32.i.i), !dbg !259
  %_14.i74.i37.i.i = tail call i32 @llvm.umax.i32(i32 %33, i32 %29), !dbg !261
  %36 = tail call i32 @llvm.umin.i32(i32 %33, i32 %29), !dbg !264
  store i32 %36, ptr %region.sroa.0.0.i.i, align 4, !dbg !264, !alias.scope !266, !noalias !267
  %_14.i79.i38.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i59.i34.i.i, i32 %_14.i39.i30.i.i), !dbg !268
  %37 = tail call i32 @llvm.umin.i32(i32 %_14.i59.i34.i.i, i32 %_14.i39.i30.i.i), !dbg !271
  %_14.i84.i39.i.i = tail call i32 @llvm.umax.i32(i32 %35, i32 %34), !dbg !273
  %38 = tail call i32 @llvm.umin.i32(i32 %35, i32 %34), !dbg !276
  %_14.i89.i40.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i54.i33.i.i, i32 %_14.i64.i35.i.i), !dbg !278
  %39 = tail call i32 @llvm.umin.i32(i32 %_14.i54.i33.i.i, i32 %_14.i64.i35.i.i), !dbg !281
  store i32 %_14.i89.i40.i.i, ptr %v_b.i11.i22.i.i, align 4, !dbg !283, !alias.scope !266, !noalias !267
  %_14.i94.i41.i.i = tail call i32 @llvm.umax.i32(i32 %38, i32 %37), !dbg !286
  %40 = tail call i32 @llvm.umin.i32(i32 %38, i32 %37), !dbg !289
  %_14.i99.i42.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i84.i39.i.i, i32 %_14.i79.i38.i.i), !dbg !291
  %41 = tail call i32 @llvm.umin.i32(i32 %_14.i84.i39.i.i, i32 %_14.i79.i38.i.i), !dbg !294
  %_14.i104.i43.i.i = tail call i32 @llvm.umax.i32(i32 %_14.i69.i36.i.i, i32 %39), !dbg !296
  %42 = tail call i32 @llvm.umin.i32(i32 %_14.i69.i36.i.i, i32 %39), !dbg !299
  store i32 %_14.i104.i43.i.i, ptr %v_b.i1.i12.i.i, align 4, !dbg !301, !alias.scope !266, !noalias !267
  %_14.i109.i44.i.i = tail call i32 @llvm.umax.i32(i32 %40, i32 %_14.i74.i37.i.i), !dbg !303
  %43 = tail call i32 @llvm.umin.i32(i32 %40, i32 %_14.i74.i37.i.i), !dbg !306
  store i32 %43, ptr %v_a.i.i11.i.i, align 4, !dbg !306, !alias.scope !266, !noalias !267
  store i32 %_14.i109.i44.i.i, ptr %v_a.i5.i16.i.i, align 4, !dbg !308, !alias.scope !266, !noalias !267
  %_14.i114.i45.i.i = tail call i32 @llvm.umax.i32(i32 %41, i32 %_14.i94.i41.i.i), !dbg !310
  %44 = tail call i32 @llvm.umin.i32(i32 %41, i32 %_14.i94.i41.i.i), !dbg !313
  store i32 %44, ptr %v_b.i.i7.i.i, align 4, !dbg !313, !alias.scope !266, !noalias !267
  store i32 %_14.i114.i45.i.i, ptr %v_a.i10.i21.i.i, align 4, !dbg !315, !alias.scope !266, !noalias !267
  %_14.i119.i46.i.i = tail call i32 @llvm.umax.i32(i32 %42, i32 %_14.i99.i42.i.i), !dbg !317
  %45 = tail call i32 @llvm.umin.i32(i32 %42, i32 %_14.i99.i42.i.i), !dbg !320
  store i32 %45, ptr %v_b.i6.i17.i.i, align 4, !dbg !320, !alias.scope !266, !noalias !267
  store i32 %_14.i119.i46.i.i, ptr %v_b.i31.i.i.i, align 4, !dbg !322, !alias.scope !266, !noalias !267
  %tail.sroa.0.02.i.i.i.ptr = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 36, !dbg !324
  %tail.val.i.i.i.i = load i32, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !336, !alias.scope !338, !noalias !343, !noundef !17
  %_0.i.i.i.i.i.i = icmp ult i32 %tail.val.i.i.i.i, %_14.i89.i40.i.i, !dbg !345
  br i1 %_0.i.i.i.i.i.i, label %bb4.i.i.i.i.preheader, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i, !dbg !336

bb4.i.i.i.i.preheader:                            ; preds = %bb8.i.i
  store i32 %_14.i89.i40.i.i, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i = icmp ult i32 %tail.val.i.i.i.i, %_14.i104.i43.i.i, !dbg !354
  br i1 %_0.i.i2.i.i.i.i, label %bb4.i.i.i.i.18, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.18:                                   ; preds = %bb4.i.i.i.i.preheader
  store i32 %_14.i104.i43.i.i, ptr %v_b.i11.i22.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.110 = icmp ult i32 %tail.val.i.i.i.i, %_14.i119.i46.i.i, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.110, label %bb4.i.i.i.i.212, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.212:                                  ; preds = %bb4.i.i.i.i.18
  store i32 %_14.i119.i46.i.i, ptr %v_b.i1.i12.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.214 = icmp ult i32 %tail.val.i.i.i.i, %45, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.214, label %bb4.i.i.i.i.3, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.3:                                    ; preds = %bb4.i.i.i.i.212
  store i32 %45, ptr %v_b.i31.i.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.3 = icmp ult i32 %tail.val.i.i.i.i, %_14.i114.i45.i.i, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.3, label %bb4.i.i.i.i.4, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.4:                                    ; preds = %bb4.i.i.i.i.3
  store i32 %_14.i114.i45.i.i, ptr %v_b.i6.i17.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.4 = icmp ult i32 %tail.val.i.i.i.i, %44, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.4, label %bb4.i.i.i.i.5, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.5:                                    ; preds = %bb4.i.i.i.i.4
  store i32 %44, ptr %v_a.i10.i21.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.5 = icmp ult i32 %tail.val.i.i.i.i, %_14.i109.i44.i.i, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.5, label %bb4.i.i.i.i.6, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.6:                                    ; preds = %bb4.i.i.i.i.5
  store i32 %_14.i109.i44.i.i, ptr %v_b.i.i7.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.6 = icmp ult i32 %tail.val.i.i.i.i, %43, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.6, label %bb4.i.i.i.i.7, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.7:                                    ; preds = %bb4.i.i.i.i.6
  store i32 %43, ptr %v_a.i5.i16.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %_0.i.i2.i.i.i.i.7 = icmp ult i32 %tail.val.i.i.i.i, %36, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.7, label %bb4.i.i.i.i.8, label %bb10.i.i.i.i, !dbg !357

bb4.i.i.i.i.8:                                    ; preds = %bb4.i.i.i.i.7
  store i32 %36, ptr %v_a.i.i11.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  br label %bb10.i.i.i.i, !dbg !358

bb10.i.i.i.i:                                     ; preds = %bb4.i.i.i.i.8, %bb4.i.i.i.i.7, %bb4.i.i.i.i.6, %bb4.i.i.i.i.5, %bb4.i.i.i.i.4, %bb4.i.i.i.i.3, %bb4.i.i.i.i.212, %bb4.i.i.i.i.18, %bb4.i.i.i.i.preheader
  %sift.sroa.0.0.i.lcssa.i.i.i = phi ptr [ %v_b.i11.i22.i.i, %bb4.i.i.i.i.preheader ], [ %v_a.i10.i21.i.i, %bb4.i.i.i.i.4 ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i.8 ], [ %v_b.i1.i12.i.i, %bb4.i.i.i.i.18 ], [ %v_a.i.i11.i.i, %bb4.i.i.i.i.7 ], [ %v_b.i31.i.i.i, %bb4.i.i.i.i.212 ], [ %v_b.i.i7.i.i, %bb4.i.i.i.i.5 ], [ %v_b.i6.i17.i.i, %bb4.i.i.i.i.3 ], [ %v_a.i5.i16.i.i, %bb4.i.i.i.i.6 ], !dbg !359
  store i32 %tail.val.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i, align 4, !dbg !360, !alias.scope !353, !noalias !368
  %.val1.i.i.i.i.1.pre = load i32, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !336, !alias.scope !373, !noalias !374
  br label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i, !dbg !375

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i: ; preds = %bb10.i.i.i.i, %bb8.i.i
  %.val1.i.i.i.i.1 = phi i32 [ %.val1.i.i.i.i.1.pre, %bb10.i.i.i.i ], [ %tail.val.i.i.i.i, %bb8.i.i ], !dbg !336
  %tail.sroa.0.02.i.i.i.ptr.1 = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 40, !dbg !324
  %tail.val.i.i.i.i.1 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !336, !alias.scope !338, !noalias !343, !noundef !17
  %_0.i.i.i.i.i.i.1 = icmp ult i32 %tail.val.i.i.i.i.1, %.val1.i.i.i.i.1, !dbg !345
  br i1 %_0.i.i.i.i.i.i.1, label %bb4.i.i.i.i.preheader.1, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.1, !dbg !336

bb4.i.i.i.i.preheader.1:                          ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i
  store i32 %.val1.i.i.i.i.1, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1 = load i32, ptr %v_b.i11.i22.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1, label %bb4.i.i.i.i.1.1, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.1:                                  ; preds = %bb4.i.i.i.i.preheader.1
  store i32 %.val.i.i.i.i.1, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.1 = load i32, ptr %v_b.i1.i12.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.1 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.1, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.1, label %bb4.i.i.i.i.1.2, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.2:                                  ; preds = %bb4.i.i.i.i.1.1
  store i32 %.val.i.i.i.i.1.1, ptr %v_b.i11.i22.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.2 = load i32, ptr %v_b.i31.i.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.2 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.2, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.2, label %bb4.i.i.i.i.1.3, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.3:                                  ; preds = %bb4.i.i.i.i.1.2
  store i32 %.val.i.i.i.i.1.2, ptr %v_b.i1.i12.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.3 = load i32, ptr %v_b.i6.i17.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.3 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.3, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.3, label %bb4.i.i.i.i.1.4, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.4:                                  ; preds = %bb4.i.i.i.i.1.3
  store i32 %.val.i.i.i.i.1.3, ptr %v_b.i31.i.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.4 = load i32, ptr %v_a.i10.i21.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.4 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.4, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.4, label %bb4.i.i.i.i.1.5, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.5:                                  ; preds = %bb4.i.i.i.i.1.4
  store i32 %.val.i.i.i.i.1.4, ptr %v_b.i6.i17.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.5 = load i32, ptr %v_b.i.i7.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.5 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.5, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.5, label %bb4.i.i.i.i.1.6, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.6:                                  ; preds = %bb4.i.i.i.i.1.5
  store i32 %.val.i.i.i.i.1.5, ptr %v_a.i10.i21.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.6 = load i32, ptr %v_a.i5.i16.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.6 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.6, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.6, label %bb4.i.i.i.i.1.7, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.7:                                  ; preds = %bb4.i.i.i.i.1.6
  store i32 %.val.i.i.i.i.1.6, ptr %v_b.i.i7.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.7 = load i32, ptr %v_a.i.i11.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.7 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.7, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.7, label %bb4.i.i.i.i.1.8, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.8:                                  ; preds = %bb4.i.i.i.i.1.7
  store i32 %.val.i.i.i.i.1.7, ptr %v_a.i5.i16.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.1.8 = load i32, ptr %region.sroa.0.0.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.1.8 = icmp ult i32 %tail.val.i.i.i.i.1, %.val.i.i.i.i.1.8, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.1.8, label %bb4.i.i.i.i.1.9, label %bb10.i.i.i.i.1, !dbg !357

bb4.i.i.i.i.1.9:                                  ; preds = %bb4.i.i.i.i.1.8
  store i32 %.val.i.i.i.i.1.8, ptr %v_a.i.i11.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  br label %bb10.i.i.i.i.1, !dbg !358

bb10.i.i.i.i.1:                                   ; preds = %bb4.i.i.i.i.1.9, %bb4.i.i.i.i.1.8, %bb4.i.i.i.i.1.7, %bb4.i.i.i.i.1.6, %bb4.i.i.i.i.1.5, %bb4.i.i.i.i.1.4, %bb4.i.i.i.i.1.3, %bb4.i.i.i.i.1.2, %bb4.i.i.i.i.1.1, %bb4.i.i.i.i.preheader.1
  %sift.sroa.0.0.i.lcssa.i.i.i.1 = phi ptr [ %tail.sroa.0.02.i.i.i.ptr, %bb4.i.i.i.i.preheader.1 ], [ %v_b.i.i7.i.i, %bb4.i.i.i.i.1.6 ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i.1.9 ], [ %v_b.i11.i22.i.i, %bb4.i.i.i.i.1.1 ], [ %v_a.i.i11.i.i, %bb4.i.i.i.i.1.8 ], [ %v_b.i1.i12.i.i, %bb4.i.i.i.i.1.2 ], [ %v_a.i10.i21.i.i, %bb4.i.i.i.i.1.5 ], [ %v_b.i31.i.i.i, %bb4.i.i.i.i.1.3 ], [ %v_a.i5.i16.i.i, %bb4.i.i.i.i.1.7 ], [ %v_b.i6.i17.i.i, %bb4.i.i.i.i.1.4 ], !dbg !359
  store i32 %tail.val.i.i.i.i.1, ptr %sift.sroa.0.0.i.lcssa.i.i.i.1, align 4, !dbg !360, !alias.scope !353, !noalias !368
  %.val1.i.i.i.i.2.pre = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !336, !alias.scope !373, !noalias !374
  br label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.1, !dbg !375

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.1: ; preds = %bb10.i.i.i.i.1, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i
  %.val1.i.i.i.i.2 = phi i32 [ %.val1.i.i.i.i.2.pre, %bb10.i.i.i.i.1 ], [ %tail.val.i.i.i.i.1, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i ], !dbg !336
  %tail.sroa.0.02.i.i.i.ptr.2 = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 44, !dbg !324
  %tail.val.i.i.i.i.2 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr.2, align 4, !dbg !336, !alias.scope !338, !noalias !343, !noundef !17
  %_0.i.i.i.i.i.i.2 = icmp ult i32 %tail.val.i.i.i.i.2, %.val1.i.i.i.i.2, !dbg !345
  br i1 %_0.i.i.i.i.i.i.2, label %bb4.i.i.i.i.preheader.2, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.2, !dbg !336

bb4.i.i.i.i.preheader.2:                          ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.1
  store i32 %.val1.i.i.i.i.2, ptr %tail.sroa.0.02.i.i.i.ptr.2, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2 = load i32, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2, label %bb4.i.i.i.i.2.1, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.1:                                  ; preds = %bb4.i.i.i.i.preheader.2
  store i32 %.val.i.i.i.i.2, ptr %tail.sroa.0.02.i.i.i.ptr.1, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.1 = load i32, ptr %v_b.i11.i22.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.1 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.1, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.1, label %bb4.i.i.i.i.2.2, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.2:                                  ; preds = %bb4.i.i.i.i.2.1
  store i32 %.val.i.i.i.i.2.1, ptr %tail.sroa.0.02.i.i.i.ptr, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.2 = load i32, ptr %v_b.i1.i12.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.2 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.2, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.2, label %bb4.i.i.i.i.2.3, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.3:                                  ; preds = %bb4.i.i.i.i.2.2
  store i32 %.val.i.i.i.i.2.2, ptr %v_b.i11.i22.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.3 = load i32, ptr %v_b.i31.i.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.3 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.3, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.3, label %bb4.i.i.i.i.2.4, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.4:                                  ; preds = %bb4.i.i.i.i.2.3
  store i32 %.val.i.i.i.i.2.3, ptr %v_b.i1.i12.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.4 = load i32, ptr %v_b.i6.i17.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.4 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.4, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.4, label %bb4.i.i.i.i.2.5, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.5:                                  ; preds = %bb4.i.i.i.i.2.4
  store i32 %.val.i.i.i.i.2.4, ptr %v_b.i31.i.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.5 = load i32, ptr %v_a.i10.i21.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.5 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.5, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.5, label %bb4.i.i.i.i.2.6, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.6:                                  ; preds = %bb4.i.i.i.i.2.5
  store i32 %.val.i.i.i.i.2.5, ptr %v_b.i6.i17.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.6 = load i32, ptr %v_b.i.i7.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.6 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.6, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.6, label %bb4.i.i.i.i.2.7, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.7:                                  ; preds = %bb4.i.i.i.i.2.6
  store i32 %.val.i.i.i.i.2.6, ptr %v_a.i10.i21.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.7 = load i32, ptr %v_a.i5.i16.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.7 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.7, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.7, label %bb4.i.i.i.i.2.8, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.8:                                  ; preds = %bb4.i.i.i.i.2.7
  store i32 %.val.i.i.i.i.2.7, ptr %v_b.i.i7.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.8 = load i32, ptr %v_a.i.i11.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.8 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.8, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.8, label %bb4.i.i.i.i.2.9, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.9:                                  ; preds = %bb4.i.i.i.i.2.8
  store i32 %.val.i.i.i.i.2.8, ptr %v_a.i5.i16.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  %.val.i.i.i.i.2.9 = load i32, ptr %region.sroa.0.0.i.i, align 4, !dbg !357, !alias.scope !373, !noalias !374, !noundef !17
  %_0.i.i2.i.i.i.i.2.9 = icmp ult i32 %tail.val.i.i.i.i.2, %.val.i.i.i.i.2.9, !dbg !354
  br i1 %_0.i.i2.i.i.i.i.2.9, label %bb4.i.i.i.i.2.10, label %bb10.i.i.i.i.2, !dbg !357

bb4.i.i.i.i.2.10:                                 ; preds = %bb4.i.i.i.i.2.9
  store i32 %.val.i.i.i.i.2.9, ptr %v_a.i.i11.i.i, align 4, !dbg !348, !alias.scope !353, !noalias !267
  br label %bb10.i.i.i.i.2, !dbg !358

bb10.i.i.i.i.2:                                   ; preds = %bb4.i.i.i.i.2.10, %bb4.i.i.i.i.2.9, %bb4.i.i.i.i.2.8, %bb4.i.i.i.i.2.7, %bb4.i.i.i.i.2.6, %bb4.i.i.i.i.2.5, %bb4.i.i.i.i.2.4, %bb4.i.i.i.i.2.3, %bb4.i.i.i.i.2.2, %bb4.i.i.i.i.2.1, %bb4.i.i.i.i.preheader.2
  %sift.sroa.0.0.i.lcssa.i.i.i.2 = phi ptr [ %tail.sroa.0.02.i.i.i.ptr.1, %bb4.i.i.i.i.preheader.2 ], [ %v_b.i6.i17.i.i, %bb4.i.i.i.i.2.5 ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i.2.10 ], [ %tail.sroa.0.02.i.i.i.ptr, %bb4.i.i.i.i.2.1 ], [ %v_a.i.i11.i.i, %bb4.i.i.i.i.2.9 ], [ %v_b.i11.i22.i.i, %bb4.i.i.i.i.2.2 ], [ %v_b.i.i7.i.i, %bb4.i.i.i.i.2.7 ], [ %v_b.i1.i12.i.i, %bb4.i.i.i.i.2.3 ], [ %v_a.i5.i16.i.i, %bb4.i.i.i.i.2.8 ], [ %v_b.i31.i.i.i, %bb4.i.i.i.i.2.4 ], [ %v_a.i10.i21.i.i, %bb4.i.i.i.i.2.6 ], !dbg !359
  store i32 %tail.val.i.i.i.i.2, ptr %sift.sroa.0.0.i.lcssa.i.i.i.2, align 4, !dbg !360, !alias.scope !353, !noalias !368
  br label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.2, !dbg !375

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.2: ; preds = %bb10.i.i.i.i.2, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.1
  %_26.not.i.i = icmp eq ptr %region.sroa.0.0.i.i, %v.0, !dbg !376
  br i1 %_26.not.i.i, label %bb8.i.i, label %bb20.i.i, !dbg !376

bb20.i.i:                                         ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit.i.i.i.2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !377), !dbg !380
  %46 = getelementptr inbounds nuw i8, ptr %v.0, i64 92, !dbg !382
  %47 = getelementptr i8, ptr %v.0, i64 44, !dbg !397
  %right.sroa.0.0.val.i.i.i = load i32, ptr %_32.i.i, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i = load i32, ptr %v.0, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i = icmp ult i32 %right.sroa.0.0.val.i.i.i, %left.sroa.0.0.val.i.i.i, !dbg !412
  %is_l.i15.i.i.i = xor i1 %_0.i.i.i.i.i, true, !dbg !415
  %_13.i.i.i.i = zext i1 %_0.i.i.i.i.i to i64, !dbg !416
  %_12.i.i.i.i = getelementptr inbounds nuw i32, ptr %_32.i.i, i64 %_13.i.i.i.i, !dbg !419
  %_15.i.i.i.i = zext i1 %is_l.i15.i.i.i to i64, !dbg !422
  %_14.i.i47.i.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_15.i.i.i.i, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i = load i32, ptr %46, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i = load i32, ptr %47, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i, %left_rev.sroa.0.0.val.i.i.i, !dbg !428
  %is_l.i.i.i.i = xor i1 %_0.i.i16.i.i.i, true, !dbg !431
  %_13.neg.i.i.i.i = sext i1 %is_l.i.i.i.i to i64, !dbg !432
  %48 = getelementptr i32, ptr %46, i64 %_13.neg.i.i.i.i, !dbg !435
  %_15.neg.i.i.i.i = sext i1 %_0.i.i16.i.i.i to i64, !dbg !440
  %49 = getelementptr i32, ptr %47, i64 %_15.neg.i.i.i.i, !dbg !441
  %right.sroa.0.0.val.i.i.i.1 = load i32, ptr %_12.i.i.i.i, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.1 = load i32, ptr %_14.i.i47.i.i, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.1 = icmp ult i32 %right.sroa.0.0.val.i.i.i.1, %left.sroa.0.0.val.i.i.i.1, !dbg !412
  %is_l.i15.i.i.i.1 = xor i1 %_0.i.i.i.i.i.1, true, !dbg !415
  %_13.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.1 to i64, !dbg !416
  %_12.i.i.i.i.1 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i, i64 %_13.i.i.i.i.1, !dbg !419
  %_15.i.i.i.i.1 = zext i1 %is_l.i15.i.i.i.1 to i64, !dbg !422
  %_14.i.i47.i.i.1 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i, i64 %_15.i.i.i.i.1, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.1 = load i32, ptr %48, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.1 = load i32, ptr %49, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.1 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.1, %left_rev.sroa.0.0.val.i.i.i.1, !dbg !428
  %is_l.i.i.i.i.1 = xor i1 %_0.i.i16.i.i.i.1, true, !dbg !431
  %_13.neg.i.i.i.i.1 = sext i1 %is_l.i.i.i.i.1 to i64, !dbg !432
  %50 = getelementptr i32, ptr %48, i64 %_13.neg.i.i.i.i.1, !dbg !435
  %_15.neg.i.i.i.i.1 = sext i1 %_0.i.i16.i.i.i.1 to i64, !dbg !440
  %51 = getelementptr i32, ptr %49, i64 %_15.neg.i.i.i.i.1, !dbg !441
  %right.sroa.0.0.val.i.i.i.2 = load i32, ptr %_12.i.i.i.i.1, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.2 = load i32, ptr %_14.i.i47.i.i.1, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.2 = icmp ult i32 %right.sroa.0.0.val.i.i.i.2, %left.sroa.0.0.val.i.i.i.2, !dbg !412
  %is_l.i15.i.i.i.2 = xor i1 %_0.i.i.i.i.i.2, true, !dbg !415
  %_13.i.i.i.i.2 = zext i1 %_0.i.i.i.i.i.2 to i64, !dbg !416
  %_12.i.i.i.i.2 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.1, i64 %_13.i.i.i.i.2, !dbg !419
  %_15.i.i.i.i.2 = zext i1 %is_l.i15.i.i.i.2 to i64, !dbg !422
  %_14.i.i47.i.i.2 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.1, i64 %_15.i.i.i.i.2, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.2 = load i32, ptr %50, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.2 = load i32, ptr %51, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.2 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.2, %left_rev.sroa.0.0.val.i.i.i.2, !dbg !428
  %is_l.i.i.i.i.2 = xor i1 %_0.i.i16.i.i.i.2, true, !dbg !431
  %_13.neg.i.i.i.i.2 = sext i1 %is_l.i.i.i.i.2 to i64, !dbg !432
  %52 = getelementptr i32, ptr %50, i64 %_13.neg.i.i.i.i.2, !dbg !435
  %_15.neg.i.i.i.i.2 = sext i1 %_0.i.i16.i.i.i.2 to i64, !dbg !440
  %53 = getelementptr i32, ptr %51, i64 %_15.neg.i.i.i.i.2, !dbg !441
  %right.sroa.0.0.val.i.i.i.3 = load i32, ptr %_12.i.i.i.i.2, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.3 = load i32, ptr %_14.i.i47.i.i.2, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.3 = icmp ult i32 %right.sroa.0.0.val.i.i.i.3, %left.sroa.0.0.val.i.i.i.3, !dbg !412
  %is_l.i15.i.i.i.3 = xor i1 %_0.i.i.i.i.i.3, true, !dbg !415
  %_13.i.i.i.i.3 = zext i1 %_0.i.i.i.i.i.3 to i64, !dbg !416
  %_12.i.i.i.i.3 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.2, i64 %_13.i.i.i.i.3, !dbg !419
  %_15.i.i.i.i.3 = zext i1 %is_l.i15.i.i.i.3 to i64, !dbg !422
  %_14.i.i47.i.i.3 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.2, i64 %_15.i.i.i.i.3, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.3 = load i32, ptr %52, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.3 = load i32, ptr %53, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.3 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.3, %left_rev.sroa.0.0.val.i.i.i.3, !dbg !428
  %is_l.i.i.i.i.3 = xor i1 %_0.i.i16.i.i.i.3, true, !dbg !431
  %_13.neg.i.i.i.i.3 = sext i1 %is_l.i.i.i.i.3 to i64, !dbg !432
  %54 = getelementptr i32, ptr %52, i64 %_13.neg.i.i.i.i.3, !dbg !435
  %_15.neg.i.i.i.i.3 = sext i1 %_0.i.i16.i.i.i.3 to i64, !dbg !440
  %55 = getelementptr i32, ptr %53, i64 %_15.neg.i.i.i.i.3, !dbg !441
  %right.sroa.0.0.val.i.i.i.4 = load i32, ptr %_12.i.i.i.i.3, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.4 = load i32, ptr %_14.i.i47.i.i.3, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.4 = icmp ult i32 %right.sroa.0.0.val.i.i.i.4, %left.sroa.0.0.val.i.i.i.4, !dbg !412
  %is_l.i15.i.i.i.4 = xor i1 %_0.i.i.i.i.i.4, true, !dbg !415
  %_13.i.i.i.i.4 = zext i1 %_0.i.i.i.i.i.4 to i64, !dbg !416
  %_12.i.i.i.i.4 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.3, i64 %_13.i.i.i.i.4, !dbg !419
  %_15.i.i.i.i.4 = zext i1 %is_l.i15.i.i.i.4 to i64, !dbg !422
  %_14.i.i47.i.i.4 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.3, i64 %_15.i.i.i.i.4, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.4 = load i32, ptr %54, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.4 = load i32, ptr %55, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.4 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.4, %left_rev.sroa.0.0.val.i.i.i.4, !dbg !428
  %is_l.i.i.i.i.4 = xor i1 %_0.i.i16.i.i.i.4, true, !dbg !431
  %_13.neg.i.i.i.i.4 = sext i1 %is_l.i.i.i.i.4 to i64, !dbg !432
  %56 = getelementptr i32, ptr %54, i64 %_13.neg.i.i.i.i.4, !dbg !435
  %_15.neg.i.i.i.i.4 = sext i1 %_0.i.i16.i.i.i.4 to i64, !dbg !440
  %57 = getelementptr i32, ptr %55, i64 %_15.neg.i.i.i.i.4, !dbg !441
  %right.sroa.0.0.val.i.i.i.5 = load i32, ptr %_12.i.i.i.i.4, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.5 = load i32, ptr %_14.i.i47.i.i.4, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.5 = icmp ult i32 %right.sroa.0.0.val.i.i.i.5, %left.sroa.0.0.val.i.i.i.5, !dbg !412
  %is_l.i15.i.i.i.5 = xor i1 %_0.i.i.i.i.i.5, true, !dbg !415
  %_13.i.i.i.i.5 = zext i1 %_0.i.i.i.i.i.5 to i64, !dbg !416
  %_12.i.i.i.i.5 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.4, i64 %_13.i.i.i.i.5, !dbg !419
  %_15.i.i.i.i.5 = zext i1 %is_l.i15.i.i.i.5 to i64, !dbg !422
  %_14.i.i47.i.i.5 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.4, i64 %_15.i.i.i.i.5, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.5 = load i32, ptr %56, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.5 = load i32, ptr %57, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.5 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.5, %left_rev.sroa.0.0.val.i.i.i.5, !dbg !428
  %is_l.i.i.i.i.5 = xor i1 %_0.i.i16.i.i.i.5, true, !dbg !431
  %_13.neg.i.i.i.i.5 = sext i1 %is_l.i.i.i.i.5 to i64, !dbg !432
  %58 = getelementptr i32, ptr %56, i64 %_13.neg.i.i.i.i.5, !dbg !435
  %_15.neg.i.i.i.i.5 = sext i1 %_0.i.i16.i.i.i.5 to i64, !dbg !440
  %59 = getelementptr i32, ptr %57, i64 %_15.neg.i.i.i.i.5, !dbg !441
  %right.sroa.0.0.val.i.i.i.6 = load i32, ptr %_12.i.i.i.i.5, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.6 = load i32, ptr %_14.i.i47.i.i.5, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.6 = icmp ult i32 %right.sroa.0.0.val.i.i.i.6, %left.sroa.0.0.val.i.i.i.6, !dbg !412
  %is_l.i15.i.i.i.6 = xor i1 %_0.i.i.i.i.i.6, true, !dbg !415
  %_13.i.i.i.i.6 = zext i1 %_0.i.i.i.i.i.6 to i64, !dbg !416
  %_12.i.i.i.i.6 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.5, i64 %_13.i.i.i.i.6, !dbg !419
  %_15.i.i.i.i.6 = zext i1 %is_l.i15.i.i.i.6 to i64, !dbg !422
  %_14.i.i47.i.i.6 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.5, i64 %_15.i.i.i.i.6, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.6 = load i32, ptr %58, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.6 = load i32, ptr %59, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.6 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.6, %left_rev.sroa.0.0.val.i.i.i.6, !dbg !428
  %is_l.i.i.i.i.6 = xor i1 %_0.i.i16.i.i.i.6, true, !dbg !431
  %_13.neg.i.i.i.i.6 = sext i1 %is_l.i.i.i.i.6 to i64, !dbg !432
  %60 = getelementptr i32, ptr %58, i64 %_13.neg.i.i.i.i.6, !dbg !435
  %_15.neg.i.i.i.i.6 = sext i1 %_0.i.i16.i.i.i.6 to i64, !dbg !440
  %61 = getelementptr i32, ptr %59, i64 %_15.neg.i.i.i.i.6, !dbg !441
  %right.sroa.0.0.val.i.i.i.7 = load i32, ptr %_12.i.i.i.i.6, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.7 = load i32, ptr %_14.i.i47.i.i.6, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.7 = icmp ult i32 %right.sroa.0.0.val.i.i.i.7, %left.sroa.0.0.val.i.i.i.7, !dbg !412
  %is_l.i15.i.i.i.7 = xor i1 %_0.i.i.i.i.i.7, true, !dbg !415
  %_13.i.i.i.i.7 = zext i1 %_0.i.i.i.i.i.7 to i64, !dbg !416
  %_12.i.i.i.i.7 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.6, i64 %_13.i.i.i.i.7, !dbg !419
  %_15.i.i.i.i.7 = zext i1 %is_l.i15.i.i.i.7 to i64, !dbg !422
  %_14.i.i47.i.i.7 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.6, i64 %_15.i.i.i.i.7, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.7 = load i32, ptr %60, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.7 = load i32, ptr %61, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.7 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.7, %left_rev.sroa.0.0.val.i.i.i.7, !dbg !428
  %is_l.i.i.i.i.7 = xor i1 %_0.i.i16.i.i.i.7, true, !dbg !431
  %_13.neg.i.i.i.i.7 = sext i1 %is_l.i.i.i.i.7 to i64, !dbg !432
  %62 = getelementptr i32, ptr %60, i64 %_13.neg.i.i.i.i.7, !dbg !435
  %_15.neg.i.i.i.i.7 = sext i1 %_0.i.i16.i.i.i.7 to i64, !dbg !440
  %63 = getelementptr i32, ptr %61, i64 %_15.neg.i.i.i.i.7, !dbg !441
  %right.sroa.0.0.val.i.i.i.8 = load i32, ptr %_12.i.i.i.i.7, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.8 = load i32, ptr %_14.i.i47.i.i.7, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.8 = icmp ult i32 %right.sroa.0.0.val.i.i.i.8, %left.sroa.0.0.val.i.i.i.8, !dbg !412
  %is_l.i15.i.i.i.8 = xor i1 %_0.i.i.i.i.i.8, true, !dbg !415
  %_13.i.i.i.i.8 = zext i1 %_0.i.i.i.i.i.8 to i64, !dbg !416
  %_12.i.i.i.i.8 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.7, i64 %_13.i.i.i.i.8, !dbg !419
  %_15.i.i.i.i.8 = zext i1 %is_l.i15.i.i.i.8 to i64, !dbg !422
  %_14.i.i47.i.i.8 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.7, i64 %_15.i.i.i.i.8, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.8 = load i32, ptr %62, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.8 = load i32, ptr %63, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.8 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.8, %left_rev.sroa.0.0.val.i.i.i.8, !dbg !428
  %is_l.i.i.i.i.8 = xor i1 %_0.i.i16.i.i.i.8, true, !dbg !431
  %_13.neg.i.i.i.i.8 = sext i1 %is_l.i.i.i.i.8 to i64, !dbg !432
  %64 = getelementptr i32, ptr %62, i64 %_13.neg.i.i.i.i.8, !dbg !435
  %_15.neg.i.i.i.i.8 = sext i1 %_0.i.i16.i.i.i.8 to i64, !dbg !440
  %65 = getelementptr i32, ptr %63, i64 %_15.neg.i.i.i.i.8, !dbg !441
  %right.sroa.0.0.val.i.i.i.9 = load i32, ptr %_12.i.i.i.i.8, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.9 = load i32, ptr %_14.i.i47.i.i.8, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.9 = icmp ult i32 %right.sroa.0.0.val.i.i.i.9, %left.sroa.0.0.val.i.i.i.9, !dbg !412
  %is_l.i15.i.i.i.9 = xor i1 %_0.i.i.i.i.i.9, true, !dbg !415
  %_13.i.i.i.i.9 = zext i1 %_0.i.i.i.i.i.9 to i64, !dbg !416
  %_12.i.i.i.i.9 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.8, i64 %_13.i.i.i.i.9, !dbg !419
  %_15.i.i.i.i.9 = zext i1 %is_l.i15.i.i.i.9 to i64, !dbg !422
  %_14.i.i47.i.i.9 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.8, i64 %_15.i.i.i.i.9, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.9 = load i32, ptr %64, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.9 = load i32, ptr %65, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.9 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.9, %left_rev.sroa.0.0.val.i.i.i.9, !dbg !428
  %is_l.i.i.i.i.9 = xor i1 %_0.i.i16.i.i.i.9, true, !dbg !431
  %_13.neg.i.i.i.i.9 = sext i1 %is_l.i.i.i.i.9 to i64, !dbg !432
  %66 = getelementptr i32, ptr %64, i64 %_13.neg.i.i.i.i.9, !dbg !435
  %_15.neg.i.i.i.i.9 = sext i1 %_0.i.i16.i.i.i.9 to i64, !dbg !440
  %67 = getelementptr i32, ptr %65, i64 %_15.neg.i.i.i.i.9, !dbg !441
  %right.sroa.0.0.val.i.i.i.10 = load i32, ptr %_12.i.i.i.i.9, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.10 = load i32, ptr %_14.i.i47.i.i.9, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.10 = icmp ult i32 %right.sroa.0.0.val.i.i.i.10, %left.sroa.0.0.val.i.i.i.10, !dbg !412
  %is_l.i15.i.i.i.10 = xor i1 %_0.i.i.i.i.i.10, true, !dbg !415
  %_13.i.i.i.i.10 = zext i1 %_0.i.i.i.i.i.10 to i64, !dbg !416
  %_12.i.i.i.i.10 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.9, i64 %_13.i.i.i.i.10, !dbg !419
  %_15.i.i.i.i.10 = zext i1 %is_l.i15.i.i.i.10 to i64, !dbg !422
  %_14.i.i47.i.i.10 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.9, i64 %_15.i.i.i.i.10, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.10 = load i32, ptr %66, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.10 = load i32, ptr %67, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.10 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.10, %left_rev.sroa.0.0.val.i.i.i.10, !dbg !428
  %is_l.i.i.i.i.10 = xor i1 %_0.i.i16.i.i.i.10, true, !dbg !431
  %_13.neg.i.i.i.i.10 = sext i1 %is_l.i.i.i.i.10 to i64, !dbg !432
  %68 = getelementptr i32, ptr %66, i64 %_13.neg.i.i.i.i.10, !dbg !435
  %_15.neg.i.i.i.i.10 = sext i1 %_0.i.i16.i.i.i.10 to i64, !dbg !440
  %69 = getelementptr i32, ptr %67, i64 %_15.neg.i.i.i.i.10, !dbg !441
  %right.sroa.0.0.val.i.i.i.11 = load i32, ptr %_12.i.i.i.i.10, align 4, !dbg !399, !alias.scope !405, !noalias !408, !noundef !17
  %left.sroa.0.0.val.i.i.i.11 = load i32, ptr %_14.i.i47.i.i.10, align 4, !dbg !399, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i.i.i.i.11 = icmp ult i32 %right.sroa.0.0.val.i.i.i.11, %left.sroa.0.0.val.i.i.i.11, !dbg !412
  %is_l.i15.i.i.i.11 = xor i1 %_0.i.i.i.i.i.11, true, !dbg !415
  %_13.i.i.i.i.11 = zext i1 %_0.i.i.i.i.i.11 to i64, !dbg !416
  %_12.i.i.i.i.11 = getelementptr inbounds nuw i32, ptr %_12.i.i.i.i.10, i64 %_13.i.i.i.i.11, !dbg !419
  %_15.i.i.i.i.11 = zext i1 %is_l.i15.i.i.i.11 to i64, !dbg !422
  %_14.i.i47.i.i.11 = getelementptr inbounds nuw i32, ptr %_14.i.i47.i.i.10, i64 %_15.i.i.i.i.11, !dbg !423
  %right_rev.sroa.0.0.val.i.i.i.11 = load i32, ptr %68, align 4, !dbg !425, !alias.scope !405, !noalias !408, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.11 = load i32, ptr %69, align 4, !dbg !425, !alias.scope !410, !noalias !411, !noundef !17
  %_0.i.i16.i.i.i.11 = icmp ult i32 %right_rev.sroa.0.0.val.i.i.i.11, %left_rev.sroa.0.0.val.i.i.i.11, !dbg !428
  %is_l.i.i.i.i.11 = xor i1 %_0.i.i16.i.i.i.11, true, !dbg !431
  %_13.neg.i.i.i.i.11 = sext i1 %is_l.i.i.i.i.11 to i64, !dbg !432
  %70 = getelementptr i32, ptr %68, i64 %_13.neg.i.i.i.i.11, !dbg !435
  %_15.neg.i.i.i.i.11 = sext i1 %_0.i.i16.i.i.i.11 to i64, !dbg !440
  %71 = getelementptr i32, ptr %69, i64 %_15.neg.i.i.i.i.11, !dbg !441
  %72 = getelementptr i8, ptr %71, i64 4, !dbg !445
  %73 = getelementptr i8, ptr %70, i64 4, !dbg !450
  %_29.i.i.i = icmp ne ptr %_14.i.i47.i.i.11, %72, !dbg !455
  %_30.i.i.i = icmp ne ptr %_12.i.i.i.i.11, %73
  %or.cond.i.i.i = select i1 %_29.i.i.i, i1 true, i1 %_30.i.i.i, !dbg !455, !prof !457
  br i1 %or.cond.i.i.i, label %bb12.i.i.i, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit, !dbg !455, !prof !457

bb12.i.i.i:                                       ; preds = %bb20.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call fastcc void @_RNvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #10, !dbg !458, !noalias !459
  unreachable, !dbg !458

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit: ; preds = %bb20.i.i
  %74 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.11, i32 %left_rev.sroa.0.0.val.i.i.i.11), !dbg !460
  %75 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.11, i32 %left.sroa.0.0.val.i.i.i.11), !dbg !463
  %76 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.10, i32 %left_rev.sroa.0.0.val.i.i.i.10), !dbg !460
  %77 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.10, i32 %left.sroa.0.0.val.i.i.i.10), !dbg !463
  %78 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.9, i32 %left_rev.sroa.0.0.val.i.i.i.9), !dbg !460
  %79 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.9, i32 %left.sroa.0.0.val.i.i.i.9), !dbg !463
  %80 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.8, i32 %left_rev.sroa.0.0.val.i.i.i.8), !dbg !460
  %81 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.8, i32 %left.sroa.0.0.val.i.i.i.8), !dbg !463
  %82 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.7, i32 %left_rev.sroa.0.0.val.i.i.i.7), !dbg !460
  %83 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.7, i32 %left.sroa.0.0.val.i.i.i.7), !dbg !463
  %84 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.6, i32 %left_rev.sroa.0.0.val.i.i.i.6), !dbg !460
  %85 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.6, i32 %left.sroa.0.0.val.i.i.i.6), !dbg !463
  %86 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.5, i32 %left_rev.sroa.0.0.val.i.i.i.5), !dbg !460
  %87 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.5, i32 %left.sroa.0.0.val.i.i.i.5), !dbg !463
  %88 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.4, i32 %left_rev.sroa.0.0.val.i.i.i.4), !dbg !460
  %89 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.4, i32 %left.sroa.0.0.val.i.i.i.4), !dbg !463
  %90 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.3, i32 %left_rev.sroa.0.0.val.i.i.i.3), !dbg !460
  %91 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.3, i32 %left.sroa.0.0.val.i.i.i.3), !dbg !463
  %92 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.2, i32 %left_rev.sroa.0.0.val.i.i.i.2), !dbg !460
  %93 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.2, i32 %left.sroa.0.0.val.i.i.i.2), !dbg !463
  %94 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i.1, i32 %left_rev.sroa.0.0.val.i.i.i.1), !dbg !460
  %95 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i.1, i32 %left.sroa.0.0.val.i.i.i.1), !dbg !463
  %96 = tail call i32 @llvm.umax.i32(i32 %right_rev.sroa.0.0.val.i.i.i, i32 %left_rev.sroa.0.0.val.i.i.i), !dbg !460
  %97 = tail call i32 @llvm.umin.i32(i32 %right.sroa.0.0.val.i.i.i, i32 %left.sroa.0.0.val.i.i.i), !dbg !463
  store i32 %97, ptr %v.0, align 4, !dbg !466, !noalias !267
  store i32 %95, ptr %_28.i, align 4, !dbg !466, !noalias !267
  store i32 %93, ptr %_34.i, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.6.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !466
  store i32 %91, ptr %stack_array.i.i.sroa.6.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.7.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !466
  store i32 %89, ptr %stack_array.i.i.sroa.7.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.8.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !466
  store i32 %87, ptr %stack_array.i.i.sroa.8.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.9.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !466
  store i32 %85, ptr %stack_array.i.i.sroa.9.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.10.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !466
  store i32 %83, ptr %stack_array.i.i.sroa.10.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.11.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !466
  store i32 %81, ptr %stack_array.i.i.sroa.11.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.12.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !466
  store i32 %79, ptr %stack_array.i.i.sroa.12.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.13.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !466
  store i32 %77, ptr %stack_array.i.i.sroa.13.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  store i32 %75, ptr %47, align 4, !dbg !466, !noalias !267
  store i32 %74, ptr %_32.i.i, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.16.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 52, !dbg !466
  store i32 %76, ptr %stack_array.i.i.sroa.16.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.17.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !466
  store i32 %78, ptr %stack_array.i.i.sroa.17.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.18.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 60, !dbg !466
  store i32 %80, ptr %stack_array.i.i.sroa.18.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.19.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !466
  store i32 %82, ptr %stack_array.i.i.sroa.19.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.20.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 68, !dbg !466
  store i32 %84, ptr %stack_array.i.i.sroa.20.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.21.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !466
  store i32 %86, ptr %stack_array.i.i.sroa.21.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.22.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 76, !dbg !466
  store i32 %88, ptr %stack_array.i.i.sroa.22.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.23.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !466
  store i32 %90, ptr %stack_array.i.i.sroa.23.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.24.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 84, !dbg !466
  store i32 %92, ptr %stack_array.i.i.sroa.24.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  %stack_array.i.i.sroa.25.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !466
  store i32 %94, ptr %stack_array.i.i.sroa.25.0.v.0.sroa_idx, align 4, !dbg !466, !noalias !267
  store i32 %96, ptr %46, align 4, !dbg !466, !noalias !267
  br label %bb6, !dbg !469

bb6:                                              ; preds = %bb3, %bb2, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting.exit
  ret void, !dbg !470

bb3:                                              ; preds = %bb2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !471), !dbg !474
  tail call void @llvm.experimental.noalias.scope.decl(metadata !480), !dbg !474
  %_16.i = getelementptr i8, ptr %v.0, i64 92, !dbg !482
  store i32 %20, ptr %v.0, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %v.0.val, ptr %_16.i, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_16.i.1 = getelementptr i8, ptr %v.0, i64 88, !dbg !482
  store i32 %19, ptr %_28.i, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %_28.i.val, ptr %_16.i.1, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_16.i.2 = getelementptr i8, ptr %v.0, i64 84, !dbg !482
  store i32 %18, ptr %_34.i, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %_34.i.val, ptr %_16.i.2, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 12, !dbg !494
  %_16.i.3 = getelementptr i8, ptr %v.0, i64 80, !dbg !482
  store i32 %16, ptr %_12.i.3, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %17, ptr %_16.i.3, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !494
  %_16.i.4 = getelementptr i8, ptr %v.0, i64 76, !dbg !482
  store i32 %14, ptr %_12.i.4, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %15, ptr %_16.i.4, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 20, !dbg !494
  %_16.i.5 = getelementptr i8, ptr %v.0, i64 72, !dbg !482
  store i32 %12, ptr %_12.i.5, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %13, ptr %_16.i.5, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !494
  %_16.i.6 = getelementptr i8, ptr %v.0, i64 68, !dbg !482
  store i32 %10, ptr %_12.i.6, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %11, ptr %_16.i.6, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 28, !dbg !494
  %_16.i.7 = getelementptr i8, ptr %v.0, i64 64, !dbg !482
  store i32 %8, ptr %_12.i.7, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %9, ptr %_16.i.7, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !494
  %_16.i.8 = getelementptr i8, ptr %v.0, i64 60, !dbg !482
  store i32 %6, ptr %_12.i.8, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %7, ptr %_16.i.8, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 36, !dbg !494
  %_16.i.9 = getelementptr i8, ptr %v.0, i64 56, !dbg !482
  store i32 %4, ptr %_12.i.9, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %5, ptr %_16.i.9, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !494
  %_16.i.10 = getelementptr i8, ptr %v.0, i64 52, !dbg !482
  store i32 %2, ptr %_12.i.10, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %3, ptr %_16.i.10, align 4, !dbg !489, !alias.scope !480, !noalias !471
  %_12.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 44, !dbg !494
  %_16.i.11 = getelementptr i8, ptr %v.0, i64 48, !dbg !482
  store i32 %0, ptr %_12.i.11, align 4, !dbg !489, !alias.scope !471, !noalias !480
  store i32 %1, ptr %_16.i.11, align 4, !dbg !489, !alias.scope !480, !noalias !471
  br label %bb6, !dbg !470
}

; core::slice::sort::unstable::ipnsort::<u64, <[u64]>::sort_unstable_by<sorting::sorting::sorted::{closure#1}>::{closure#0}>
; Function Attrs: noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define internal fastcc void @_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable7ipnsortyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1t_(ptr noalias noundef nonnull align 8 %v.0) unnamed_addr #0 !dbg !495 {
start:
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8, !dbg !496
  %_28.i.val = load i64, ptr %_28.i, align 8, !dbg !506, !noundef !17
  %v.0.val = load i64, ptr %v.0, align 8, !dbg !506, !noundef !17
  %_0.i = icmp ult i64 %v.0.val, %_28.i.val, !dbg !507
  %_34.i = getelementptr inbounds nuw i8, ptr %v.0, i64 16, !dbg !516
  %_34.i.val = load i64, ptr %_34.i, align 8, !dbg !518, !noundef !17
  %_0.i3 = icmp ult i64 %_28.i.val, %_34.i.val, !dbg !520
  br i1 %_0.i, label %bb5.i.preheader, label %bb12.i.preheader, !dbg !522

bb12.i.preheader:                                 ; preds = %start
  br i1 %_0.i3, label %bb19, label %bb15.i, !dbg !523

bb5.i.preheader:                                  ; preds = %start
  br i1 %_0.i3, label %bb7.i, label %bb19, !dbg !524

bb15.i:                                           ; preds = %bb12.i.preheader
  %_40.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !525
  %_40.i.val.1 = load i64, ptr %_40.i.1, align 8, !dbg !523, !noundef !17
  %_0.i2.1 = icmp ult i64 %_34.i.val, %_40.i.val.1, !dbg !529
  br i1 %_0.i2.1, label %bb19, label %bb15.i.1, !dbg !523

bb15.i.1:                                         ; preds = %bb15.i
  %_40.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !525
  %_40.i.val.2 = load i64, ptr %_40.i.2, align 8, !dbg !523, !noundef !17
  %_0.i2.2 = icmp ult i64 %_40.i.val.1, %_40.i.val.2, !dbg !529
  br i1 %_0.i2.2, label %bb19, label %bb15.i.2, !dbg !523

bb15.i.2:                                         ; preds = %bb15.i.1
  %_40.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !525
  %_40.i.val.3 = load i64, ptr %_40.i.3, align 8, !dbg !523, !noundef !17
  %_0.i2.3 = icmp ult i64 %_40.i.val.2, %_40.i.val.3, !dbg !529
  br i1 %_0.i2.3, label %bb19, label %bb15.i.3, !dbg !523

bb15.i.3:                                         ; preds = %bb15.i.2
  %_40.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !525
  %_40.i.val.4 = load i64, ptr %_40.i.4, align 8, !dbg !523, !noundef !17
  %_0.i2.4 = icmp ult i64 %_40.i.val.3, %_40.i.val.4, !dbg !529
  br i1 %_0.i2.4, label %bb19, label %bb15.i.4, !dbg !523

bb15.i.4:                                         ; preds = %bb15.i.3
  %_40.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !525
  %_40.i.val.5 = load i64, ptr %_40.i.5, align 8, !dbg !523, !noundef !17
  %_0.i2.5 = icmp ult i64 %_40.i.val.4, %_40.i.val.5, !dbg !529
  br i1 %_0.i2.5, label %bb19, label %bb15.i.5, !dbg !523

bb15.i.5:                                         ; preds = %bb15.i.4
  %_40.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !525
  %_40.i.val.6 = load i64, ptr %_40.i.6, align 8, !dbg !523, !noundef !17
  %_0.i2.6 = icmp ult i64 %_40.i.val.5, %_40.i.val.6, !dbg !529
  br i1 %_0.i2.6, label %bb19, label %bb15.i.6, !dbg !523

bb15.i.6:                                         ; preds = %bb15.i.5
  %_40.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !525
  %_40.i.val.7 = load i64, ptr %_40.i.7, align 8, !dbg !523, !noundef !17
  %_0.i2.7 = icmp ult i64 %_40.i.val.6, %_40.i.val.7, !dbg !529
  br i1 %_0.i2.7, label %bb19, label %bb15.i.7, !dbg !523

bb15.i.7:                                         ; preds = %bb15.i.6
  %_40.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !525
  %_40.i.val.8 = load i64, ptr %_40.i.8, align 8, !dbg !523, !noundef !17
  %_0.i2.8 = icmp ult i64 %_40.i.val.7, %_40.i.val.8, !dbg !529
  br i1 %_0.i2.8, label %bb19, label %bb15.i.8, !dbg !523

bb15.i.8:                                         ; preds = %bb15.i.7
  %_40.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !525
  %_40.i.val.9 = load i64, ptr %_40.i.9, align 8, !dbg !523, !noundef !17
  %_0.i2.9 = icmp ult i64 %_40.i.val.8, %_40.i.val.9, !dbg !529
  br i1 %_0.i2.9, label %bb19, label %bb15.i.9, !dbg !523

bb15.i.9:                                         ; preds = %bb15.i.8
  %_40.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 96, !dbg !525
  %_40.i.val.10 = load i64, ptr %_40.i.10, align 8, !dbg !523, !noundef !17
  %_0.i2.10 = icmp ult i64 %_40.i.val.9, %_40.i.val.10, !dbg !529
  br i1 %_0.i2.10, label %bb19, label %bb15.i.10, !dbg !523

bb15.i.10:                                        ; preds = %bb15.i.9
  %_40.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 104, !dbg !525
  %_40.i.val.11 = load i64, ptr %_40.i.11, align 8, !dbg !523, !noundef !17
  %_0.i2.11 = icmp ult i64 %_40.i.val.10, %_40.i.val.11, !dbg !529
  br i1 %_0.i2.11, label %bb19, label %bb15.i.11, !dbg !523

bb15.i.11:                                        ; preds = %bb15.i.10
  %_40.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 112, !dbg !525
  %_40.i.val.12 = load i64, ptr %_40.i.12, align 8, !dbg !523, !noundef !17
  %_0.i2.12 = icmp ult i64 %_40.i.val.11, %_40.i.val.12, !dbg !529
  br i1 %_0.i2.12, label %bb19, label %bb15.i.12, !dbg !523

bb15.i.12:                                        ; preds = %bb15.i.11
  %_40.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 120, !dbg !525
  %_40.i.val.13 = load i64, ptr %_40.i.13, align 8, !dbg !523, !noundef !17
  %_0.i2.13 = icmp ult i64 %_40.i.val.12, %_40.i.val.13, !dbg !529
  br i1 %_0.i2.13, label %bb19, label %bb15.i.13, !dbg !523

bb15.i.13:                                        ; preds = %bb15.i.12
  %_40.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 128, !dbg !525
  %_40.i.val.14 = load i64, ptr %_40.i.14, align 8, !dbg !523, !noundef !17
  %_0.i2.14 = icmp ult i64 %_40.i.val.13, %_40.i.val.14, !dbg !529
  br i1 %_0.i2.14, label %bb19, label %bb15.i.14, !dbg !523

bb15.i.14:                                        ; preds = %bb15.i.13
  %_40.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 136, !dbg !525
  %_40.i.val.15 = load i64, ptr %_40.i.15, align 8, !dbg !523, !noundef !17
  %_0.i2.15 = icmp ult i64 %_40.i.val.14, %_40.i.val.15, !dbg !529
  br i1 %_0.i2.15, label %bb19, label %bb15.i.15, !dbg !523

bb15.i.15:                                        ; preds = %bb15.i.14
  %_40.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 144, !dbg !525
  %_40.i.val.16 = load i64, ptr %_40.i.16, align 8, !dbg !523, !noundef !17
  %_0.i2.16 = icmp ult i64 %_40.i.val.15, %_40.i.val.16, !dbg !529
  br i1 %_0.i2.16, label %bb19, label %bb15.i.16, !dbg !523

bb15.i.16:                                        ; preds = %bb15.i.15
  %_40.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 152, !dbg !525
  %_40.i.val.17 = load i64, ptr %_40.i.17, align 8, !dbg !523, !noundef !17
  %_0.i2.17 = icmp ult i64 %_40.i.val.16, %_40.i.val.17, !dbg !529
  br i1 %_0.i2.17, label %bb19, label %bb15.i.17, !dbg !523

bb15.i.17:                                        ; preds = %bb15.i.16
  %_40.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 160, !dbg !525
  %_40.i.val.18 = load i64, ptr %_40.i.18, align 8, !dbg !523, !noundef !17
  %_0.i2.18 = icmp uge i64 %_40.i.val.17, %_40.i.val.18, !dbg !529
  br label %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1C_.exit, !dbg !523

bb7.i:                                            ; preds = %bb5.i.preheader
  %_34.i.1 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !532
  %_34.i.val.1 = load i64, ptr %_34.i.1, align 8, !dbg !524, !noundef !17
  %_0.i3.1 = icmp ult i64 %_34.i.val, %_34.i.val.1, !dbg !536
  br i1 %_0.i3.1, label %bb7.i.1, label %bb19, !dbg !524

bb7.i.1:                                          ; preds = %bb7.i
  %_34.i.2 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !532
  %_34.i.val.2 = load i64, ptr %_34.i.2, align 8, !dbg !524, !noundef !17
  %_0.i3.2 = icmp ult i64 %_34.i.val.1, %_34.i.val.2, !dbg !536
  br i1 %_0.i3.2, label %bb7.i.2, label %bb19, !dbg !524

bb7.i.2:                                          ; preds = %bb7.i.1
  %_34.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !532
  %_34.i.val.3 = load i64, ptr %_34.i.3, align 8, !dbg !524, !noundef !17
  %_0.i3.3 = icmp ult i64 %_34.i.val.2, %_34.i.val.3, !dbg !536
  br i1 %_0.i3.3, label %bb7.i.3, label %bb19, !dbg !524

bb7.i.3:                                          ; preds = %bb7.i.2
  %_34.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !532
  %_34.i.val.4 = load i64, ptr %_34.i.4, align 8, !dbg !524, !noundef !17
  %_0.i3.4 = icmp ult i64 %_34.i.val.3, %_34.i.val.4, !dbg !536
  br i1 %_0.i3.4, label %bb7.i.4, label %bb19, !dbg !524

bb7.i.4:                                          ; preds = %bb7.i.3
  %_34.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !532
  %_34.i.val.5 = load i64, ptr %_34.i.5, align 8, !dbg !524, !noundef !17
  %_0.i3.5 = icmp ult i64 %_34.i.val.4, %_34.i.val.5, !dbg !536
  br i1 %_0.i3.5, label %bb7.i.5, label %bb19, !dbg !524

bb7.i.5:                                          ; preds = %bb7.i.4
  %_34.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !532
  %_34.i.val.6 = load i64, ptr %_34.i.6, align 8, !dbg !524, !noundef !17
  %_0.i3.6 = icmp ult i64 %_34.i.val.5, %_34.i.val.6, !dbg !536
  br i1 %_0.i3.6, label %bb7.i.6, label %bb19, !dbg !524

bb7.i.6:                                          ; preds = %bb7.i.5
  %_34.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !532
  %_34.i.val.7 = load i64, ptr %_34.i.7, align 8, !dbg !524, !noundef !17
  %_0.i3.7 = icmp ult i64 %_34.i.val.6, %_34.i.val.7, !dbg !536
  br i1 %_0.i3.7, label %bb7.i.7, label %bb19, !dbg !524

bb7.i.7:                                          ; preds = %bb7.i.6
  %_34.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 80, !dbg !532
  %_34.i.val.8 = load i64, ptr %_34.i.8, align 8, !dbg !524, !noundef !17
  %_0.i3.8 = icmp ult i64 %_34.i.val.7, %_34.i.val.8, !dbg !536
  br i1 %_0.i3.8, label %bb7.i.8, label %bb19, !dbg !524

bb7.i.8:                                          ; preds = %bb7.i.7
  %_34.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !532
  %_34.i.val.9 = load i64, ptr %_34.i.9, align 8, !dbg !524, !noundef !17
  %_0.i3.9 = icmp ult i64 %_34.i.val.8, %_34.i.val.9, !dbg !536
  br i1 %_0.i3.9, label %bb7.i.9, label %bb19, !dbg !524

bb7.i.9:                                          ; preds = %bb7.i.8
  %_34.i.10 = getelementptr inbounds nuw i8, ptr %v.0, i64 96, !dbg !532
  %_34.i.val.10 = load i64, ptr %_34.i.10, align 8, !dbg !524, !noundef !17
  %_0.i3.10 = icmp ult i64 %_34.i.val.9, %_34.i.val.10, !dbg !536
  br i1 %_0.i3.10, label %bb7.i.10, label %bb19, !dbg !524

bb7.i.10:                                         ; preds = %bb7.i.9
  %_34.i.11 = getelementptr inbounds nuw i8, ptr %v.0, i64 104, !dbg !532
  %_34.i.val.11 = load i64, ptr %_34.i.11, align 8, !dbg !524, !noundef !17
  %_0.i3.11 = icmp ult i64 %_34.i.val.10, %_34.i.val.11, !dbg !536
  br i1 %_0.i3.11, label %bb7.i.11, label %bb19, !dbg !524

bb7.i.11:                                         ; preds = %bb7.i.10
  %_34.i.12 = getelementptr inbounds nuw i8, ptr %v.0, i64 112, !dbg !532
  %_34.i.val.12 = load i64, ptr %_34.i.12, align 8, !dbg !524, !noundef !17
  %_0.i3.12 = icmp ult i64 %_34.i.val.11, %_34.i.val.12, !dbg !536
  br i1 %_0.i3.12, label %bb7.i.12, label %bb19, !dbg !524

bb7.i.12:                                         ; preds = %bb7.i.11
  %_34.i.13 = getelementptr inbounds nuw i8, ptr %v.0, i64 120, !dbg !532
  %_34.i.val.13 = load i64, ptr %_34.i.13, align 8, !dbg !524, !noundef !17
  %_0.i3.13 = icmp ult i64 %_34.i.val.12, %_34.i.val.13, !dbg !536
  br i1 %_0.i3.13, label %bb7.i.13, label %bb19, !dbg !524

bb7.i.13:                                         ; preds = %bb7.i.12
  %_34.i.14 = getelementptr inbounds nuw i8, ptr %v.0, i64 128, !dbg !532
  %_34.i.val.14 = load i64, ptr %_34.i.14, align 8, !dbg !524, !noundef !17
  %_0.i3.14 = icmp ult i64 %_34.i.val.13, %_34.i.val.14, !dbg !536
  br i1 %_0.i3.14, label %bb7.i.14, label %bb19, !dbg !524

bb7.i.14:                                         ; preds = %bb7.i.13
  %_34.i.15 = getelementptr inbounds nuw i8, ptr %v.0, i64 136, !dbg !532
  %_34.i.val.15 = load i64, ptr %_34.i.15, align 8, !dbg !524, !noundef !17
  %_0.i3.15 = icmp ult i64 %_34.i.val.14, %_34.i.val.15, !dbg !536
  br i1 %_0.i3.15, label %bb7.i.15, label %bb19, !dbg !524

bb7.i.15:                                         ; preds = %bb7.i.14
  %_34.i.16 = getelementptr inbounds nuw i8, ptr %v.0, i64 144, !dbg !532
  %_34.i.val.16 = load i64, ptr %_34.i.16, align 8, !dbg !524, !noundef !17
  %_0.i3.16 = icmp ult i64 %_34.i.val.15, %_34.i.val.16, !dbg !536
  br i1 %_0.i3.16, label %bb7.i.16, label %bb19, !dbg !524

bb7.i.16:                                         ; preds = %bb7.i.15
  %_34.i.17 = getelementptr inbounds nuw i8, ptr %v.0, i64 152, !dbg !532
  %_34.i.val.17 = load i64, ptr %_34.i.17, align 8, !dbg !524, !noundef !17
  %_0.i3.17 = icmp ult i64 %_34.i.val.16, %_34.i.val.17, !dbg !536
  br i1 %_0.i3.17, label %bb7.i.17, label %bb19, !dbg !524

bb7.i.17:                                         ; preds = %bb7.i.16
  %_34.i.18 = getelementptr inbounds nuw i8, ptr %v.0, i64 160, !dbg !532
  %_34.i.val.18 = load i64, ptr %_34.i.18, align 8, !dbg !524, !noundef !17
  %_0.i3.18 = icmp ult i64 %_34.i.val.17, %_34.i.val.18, !dbg !536
  br label %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1C_.exit, !dbg !524

_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1C_.exit: ; preds = %bb7.i.17, %bb15.i.17
  %0 = phi i64 [ %_34.i.val.9, %bb7.i.17 ], [ %_40.i.val.9, %bb15.i.17 ]
  %1 = phi i64 [ %_34.i.val.7, %bb7.i.17 ], [ %_40.i.val.7, %bb15.i.17 ]
  %2 = phi i64 [ %_34.i.val.10, %bb7.i.17 ], [ %_40.i.val.10, %bb15.i.17 ]
  %3 = phi i64 [ %_34.i.val.6, %bb7.i.17 ], [ %_40.i.val.6, %bb15.i.17 ]
  %4 = phi i64 [ %_34.i.val.11, %bb7.i.17 ], [ %_40.i.val.11, %bb15.i.17 ]
  %5 = phi i64 [ %_34.i.val.5, %bb7.i.17 ], [ %_40.i.val.5, %bb15.i.17 ]
  %6 = phi i64 [ %_34.i.val.12, %bb7.i.17 ], [ %_40.i.val.12, %bb15.i.17 ]
  %7 = phi i64 [ %_34.i.val.4, %bb7.i.17 ], [ %_40.i.val.4, %bb15.i.17 ]
  %8 = phi i64 [ %_34.i.val.13, %bb7.i.17 ], [ %_40.i.val.13, %bb15.i.17 ]
  %9 = phi i64 [ %_34.i.val.3, %bb7.i.17 ], [ %_40.i.val.3, %bb15.i.17 ]
  %10 = phi i64 [ %_34.i.val.14, %bb7.i.17 ], [ %_40.i.val.14, %bb15.i.17 ]
  %11 = phi i64 [ %_34.i.val.2, %bb7.i.17 ], [ %_40.i.val.2, %bb15.i.17 ]
  %12 = phi i64 [ %_34.i.val.15, %bb7.i.17 ], [ %_40.i.val.15, %bb15.i.17 ]
  %13 = phi i64 [ %_34.i.val.1, %bb7.i.17 ], [ %_40.i.val.1, %bb15.i.17 ]
  %14 = phi i64 [ %_34.i.val.16, %bb7.i.17 ], [ %_40.i.val.16, %bb15.i.17 ]
  %15 = phi i64 [ %_34.i.val.17, %bb7.i.17 ], [ %_40.i.val.17, %bb15.i.17 ]
  %16 = phi i64 [ %_34.i.val.18, %bb7.i.17 ], [ %_40.i.val.18, %bb15.i.17 ]
  %run_len.sroa.0.2.i = phi i1 [ %_0.i3.18, %bb7.i.17 ], [ %_0.i2.18, %bb15.i.17 ], !dbg !539
  br i1 %run_len.sroa.0.2.i, label %bb2, label %bb19, !dbg !540

bb2:                                              ; preds = %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1C_.exit
  br i1 %_0.i, label %bb3, label %bb6, !dbg !542

bb19:                                             ; preds = %bb15.i.8, %bb5.i.preheader, %bb7.i.13, %bb7.i, %bb7.i.1, %bb7.i.9, %bb7.i.2, %bb7.i.16, %bb7.i.3, %bb7.i.11, %bb7.i.4, %bb7.i.15, %bb7.i.5, %bb7.i.10, %bb7.i.6, %bb7.i.14, %bb7.i.7, %bb7.i.12, %bb7.i.8, %bb15.i.13, %bb12.i.preheader, %bb15.i, %bb15.i.1, %bb15.i.9, %bb15.i.2, %bb15.i.16, %bb15.i.3, %bb15.i.11, %bb15.i.4, %bb15.i.15, %bb15.i.5, %bb15.i.10, %bb15.i.6, %bb15.i.14, %bb15.i.7, %bb15.i.12, %_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1C_.exit
  %_32.i.i = getelementptr i8, ptr %v.0, i64 80
  br label %bb8.i.i, !dbg !543

bb8.i.i:                                          ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i, %bb19
  %region.sroa.8.0.i.i = phi i64 [ 10, %bb19 ], [ 11, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i ], !dbg !560
  %region.sroa.0.0.i.i = phi ptr [ %v.0, %bb19 ], [ %_32.i.i, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i ], !dbg !560
  %v_b.i.i7.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 24, !dbg !561
  %v_b.val.i.i8.i.i = load i64, ptr %v_b.i.i7.i.i, align 8, !dbg !570, !alias.scope !572, !noalias !579, !noundef !17
  %v_a.val.i.i9.i.i = load i64, ptr %region.sroa.0.0.i.i, align 8, !dbg !570, !alias.scope !572, !noalias !579, !noundef !17
  %_14.i.i10.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i.i9.i.i, i64 %v_b.val.i.i8.i.i), !dbg !582
  %17 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i.i9.i.i, i64 %v_b.val.i.i8.i.i), !dbg !588
  %v_a.i.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 8, !dbg !592
  %v_b.i1.i12.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 56, !dbg !595
  %v_b.val.i2.i13.i.i = load i64, ptr %v_b.i1.i12.i.i, align 8, !dbg !597, !alias.scope !572, !noalias !579, !noundef !17
  %v_a.val.i3.i14.i.i = load i64, ptr %v_a.i.i11.i.i, align 8, !dbg !597, !alias.scope !572, !noalias !579, !noundef !17
  %_14.i4.i15.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i3.i14.i.i, i64 %v_b.val.i2.i13.i.i), !dbg !598
  %18 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i3.i14.i.i, i64 %v_b.val.i2.i13.i.i), !dbg !600
  %v_a.i5.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 16, !dbg !602
  %v_b.i6.i17.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 40, !dbg !605
  %v_b.val.i7.i18.i.i = load i64, ptr %v_b.i6.i17.i.i, align 8, !dbg !607, !alias.scope !572, !noalias !579, !noundef !17
  %v_a.val.i8.i19.i.i = load i64, ptr %v_a.i5.i16.i.i, align 8, !dbg !607, !alias.scope !572, !noalias !579, !noundef !17
  %_14.i9.i20.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i8.i19.i.i, i64 %v_b.val.i7.i18.i.i), !dbg !608
  %19 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i8.i19.i.i, i64 %v_b.val.i7.i18.i.i), !dbg !610
  %v_a.i10.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 32, !dbg !612
  %v_b.i11.i22.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 64, !dbg !615
  %v_b.val.i12.i23.i.i = load i64, ptr %v_b.i11.i22.i.i, align 8, !dbg !617, !alias.scope !572, !noalias !579, !noundef !17
  %v_a.val.i13.i24.i.i = load i64, ptr %v_a.i10.i21.i.i, align 8, !dbg !617, !alias.scope !572, !noalias !579, !noundef !17
  %_14.i14.i25.i.i = tail call i64 @llvm.umin.i64(i64 %v_a.val.i13.i24.i.i, i64 %v_b.val.i12.i23.i.i), !dbg !618
  %20 = tail call i64 @llvm.umax.i64(i64 %v_a.val.i13.i24.i.i, i64 %v_b.val.i12.i23.i.i), !dbg !620
  %_14.i19.i26.i.i = tail call i64 @llvm.umin.i64(i64 %17, i64 %_14.i4.i15.i.i), !dbg !622
  %21 = tail call i64 @llvm.umax.i64(i64 %17, i64 %_14.i4.i15.i.i), !dbg !625
  %_14.i24.i27.i.i = tail call i64 @llvm.umin.i64(i64 %19, i64 %20), !dbg !627
  %22 = tail call i64 @llvm.umax.i64(i64 %19, i64 %20), !dbg !630
  %_14.i29.i28.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i.i10.i.i, i64 %_14.i14.i25.i.i), !dbg !632
  %23 = tail call i64 @llvm.umax.i64(i64 %_14.i.i10.i.i, i64 %_14.i14.i25.i.i), !dbg !635
  %v_b.i31.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 48, !dbg !637
  %v_b.val.i32.i.i.i = load i64, ptr %v_b.i31.i.i.i, align 8, !dbg !640, !alias.scope !572, !noalias !579, !noundef !17
  %_14.i34.i29.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i9.i20.i.i, i64 %v_b.val.i32.i.i.i), !dbg !641
  %24 = tail call i64 @llvm.umax.i64(i64 %_14.i9.i20.i.i, i64 %v_b.val.i32.i.i.i), !dbg !643
  %_14.i39.i30.i.i = tail call i64 @llvm.umin.i64(i64 %21, i64 %22), !dbg !645
  %25 = tail call i64 @llvm.umax.i64(i64 %21, i64 %22), !dbg !648
  %_14.i44.i31.i.i = tail call i64 @llvm.umin.i64(i64 %18, i64 %23), !dbg !650
  %26 = tail call i64 @llvm.umax.i64(i64 %18, i64 %23), !dbg !653
  %_14.i49.i32.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i24.i27.i.i, i64 %24), !dbg !655
  %27 = tail call i64 @llvm.umax.i64(i64 %_14.i24.i27.i.i, i64 %24), !dbg !658
  %_14.i54.i33.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i19.i26.i.i, i64 %_14.i29.i28.i.i), !dbg !660
  %28 = tail call i64 @llvm.umax.i64(i64 %_14.i19.i26.i.i, i64 %_14.i29.i28.i.i), !dbg !663
  %_14.i59.i34.i.i = tail call i64 @llvm.umin.i64(i64 %26, i64 %27), !dbg !665
  %29 = tail call i64 @llvm.umax.i64(i64 %26, i64 %27), !dbg !668
  %_14.i64.i35.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i44.i31.i.i, i64 %_14.i34.i29.i.i), !dbg !670
  %30 = tail call i64 @llvm.umax.i64(i64 %_14.i44.i31.i.i, i64 %_14.i34.i29.i.i), !dbg !673
  %_14.i69.i36.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i49.i32.i.i, i64 %28), !dbg !675
  %31 = tail call i64 @llvm.umax.i64(i64 %_14.i49.i32.i.i, i64 %28), !dbg !678
  %_14.i74.i37.i.i = tail call i64 @llvm.umin.i64(i64 %25, i64 %29), !dbg !680
  %32 = tail call i64 @llvm.umax.i64(i64 %25, i64 %29), !dbg !683
  store i64 %32, ptr %region.sroa.0.0.i.i, align 8, !dbg !683, !alias.scope !572, !noalias !579
  %_14.i79.i38.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i39.i30.i.i, i64 %_14.i59.i34.i.i), !dbg !685
  %33 = tail call i64 @llvm.umax.i64(i64 %_14.i39.i30.i.i, i64 %_14.i59.i34.i.i), !dbg !688
  %_14.i84.i39.i.i = tail call i64 @llvm.umin.i64(i64 %30, i64 %31), !dbg !690
  %34 = tail call i64 @llvm.umax.i64(i64 %30, i64 %31), !dbg !693
  %_14.i89.i40.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i64.i35.i.i, i64 %_14.i54.i33.i.i), !dbg !695
  %35 = tail call i64 @llvm.umax.i64(i64 %_14.i64.i35.i.i, i64 %_14.i54.i33.i.i), !dbg !698
  store i64 %_14.i89.i40.i.i, ptr %v_b.i11.i22.i.i, align 8, !dbg !700, !alias.scope !572, !noalias !579
  %_14.i94.i41.i.i = tail call i64 @llvm.umin.i64(i64 %33, i64 %34), !dbg !703
  %36 = tail call i64 @llvm.umax.i64(i64 %33, i64 %34), !dbg !706
  %_14.i99.i42.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i79.i38.i.i, i64 %_14.i84.i39.i.i), !dbg !708
  %37 = tail call i64 @llvm.umax.i64(i64 %_14.i79.i38.i.i, i64 %_14.i84.i39.i.i), !dbg !711
  %_14.i104.i43.i.i = tail call i64 @llvm.umin.i64(i64 %35, i64 %_14.i69.i36.i.i), !dbg !713
  %38 = tail call i64 @llvm.umax.i64(i64 %35, i64 %_14.i69.i36.i.i), !dbg !716
  store i64 %_14.i104.i43.i.i, ptr %v_b.i1.i12.i.i, align 8, !dbg !718, !alias.scope !572, !noalias !579
  %_14.i109.i44.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i74.i37.i.i, i64 %36), !dbg !720
  %39 = tail call i64 @llvm.umax.i64(i64 %_14.i74.i37.i.i, i64 %36), !dbg !723
  store i64 %39, ptr %v_a.i.i11.i.i, align 8, !dbg !723, !alias.scope !572, !noalias !579
  store i64 %_14.i109.i44.i.i, ptr %v_a.i5.i16.i.i, align 8, !dbg !725, !alias.scope !572, !noalias !579
  %_14.i114.i45.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i94.i41.i.i, i64 %37), !dbg !727
  %40 = tail call i64 @llvm.umax.i64(i64 %_14.i94.i41.i.i, i64 %37), !dbg !730
  store i64 %40, ptr %v_b.i.i7.i.i, align 8, !dbg !730, !alias.scope !572, !noalias !579
  store i64 %_14.i114.i45.i.i, ptr %v_a.i10.i21.i.i, align 8, !dbg !732, !alias.scope !572, !noalias !579
  %_14.i119.i46.i.i = tail call i64 @llvm.umin.i64(i64 %_14.i99.i42.i.i, i64 %38), !dbg !734
  %41 = tail call i64 @llvm.umax.i64(i64 %_14.i99.i42.i.i, i64 %38), !dbg !737
  store i64 %41, ptr %v_b.i6.i17.i.i, align 8, !dbg !737, !alias.scope !572, !noalias !579
  store i64 %_14.i119.i46.i.i, ptr %v_b.i31.i.i.i, align 8, !dbg !739, !alias.scope !572, !noalias !579
  %v_end.i.i.i = getelementptr inbounds nuw i64, ptr %region.sroa.0.0.i.i, i64 %region.sroa.8.0.i.i, !dbg !741
  %42 = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i.i, i64 72, !dbg !749
  br label %bb5.i.i.i, !dbg !752

bb5.i.i.i:                                        ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i, %bb8.i.i
  %tail.sroa.0.02.i.i.i = phi ptr [ %_14.i.i.i, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i ], [ %42, %bb8.i.i ]
  %43 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i.i, i64 -8, !dbg !757
  %tail.val.i.i.i.i = load i64, ptr %tail.sroa.0.02.i.i.i, align 8, !dbg !752, !alias.scope !760, !noalias !579, !noundef !17
  %.val1.i.i.i.i = load i64, ptr %43, align 8, !dbg !752, !alias.scope !760, !noalias !579, !noundef !17
  %_0.i.i.i.i.i = icmp ult i64 %.val1.i.i.i.i, %tail.val.i.i.i.i, !dbg !763
  br i1 %_0.i.i.i.i.i, label %bb4.i.i.i.i, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i, !dbg !752

bb4.i.i.i.i:                                      ; preds = %bb5.i.i.i, %bb6.i.i.i.i
  %44 = phi i64 [ %.val.i.i.i.i, %bb6.i.i.i.i ], [ %.val1.i.i.i.i, %bb5.i.i.i ], !dbg !766
  %gap_guard.sroa.4.0.i.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb6.i.i.i.i ], [ %tail.sroa.0.02.i.i.i, %bb5.i.i.i ], !dbg !771
  %sift.sroa.0.0.i.i.i.i = phi ptr [ %45, %bb6.i.i.i.i ], [ %43, %bb5.i.i.i ], !dbg !772
  store i64 %44, ptr %gap_guard.sroa.4.0.i.i.i.i, align 8, !dbg !766, !alias.scope !760, !noalias !579
  %_17.i.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i.i, %region.sroa.0.0.i.i, !dbg !773
  br i1 %_17.i.i.i.i, label %bb10.i.i.i.i, label %bb6.i.i.i.i, !dbg !773

bb6.i.i.i.i:                                      ; preds = %bb4.i.i.i.i
  %45 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i.i, i64 -8, !dbg !774
  %.val.i.i.i.i = load i64, ptr %45, align 8, !dbg !776, !alias.scope !760, !noalias !579, !noundef !17
  %_0.i2.i.i.i.i = icmp ult i64 %.val.i.i.i.i, %tail.val.i.i.i.i, !dbg !777
  br i1 %_0.i2.i.i.i.i, label %bb4.i.i.i.i, label %bb10.i.i.i.i, !dbg !776

bb10.i.i.i.i:                                     ; preds = %bb6.i.i.i.i, %bb4.i.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb6.i.i.i.i ], [ %region.sroa.0.0.i.i, %bb4.i.i.i.i ], !dbg !772
  store i64 %tail.val.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i, align 8, !dbg !780, !alias.scope !760, !noalias !787
  br label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i, !dbg !792

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i: ; preds = %bb10.i.i.i.i, %bb5.i.i.i
  %_14.i.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i.i, i64 8, !dbg !793
  %_10.not.i.i.i = icmp eq ptr %_14.i.i.i, %v_end.i.i.i, !dbg !795
  br i1 %_10.not.i.i.i, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i, label %bb5.i.i.i, !dbg !795

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i: ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_.exit.i.i.i
  %_26.not.i.i = icmp eq ptr %region.sroa.0.0.i.i, %v.0, !dbg !796
  br i1 %_26.not.i.i, label %bb8.i.i, label %bb20.i.i, !dbg !796

bb20.i.i:                                         ; preds = %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_.exit.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !797), !dbg !800
  %46 = getelementptr inbounds nuw i8, ptr %v.0, i64 160, !dbg !802
  %47 = getelementptr i8, ptr %v.0, i64 72, !dbg !814
  %right.sroa.0.0.val.i.i.i = load i64, ptr %_32.i.i, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i = load i64, ptr %v.0, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i = icmp ult i64 %left.sroa.0.0.val.i.i.i, %right.sroa.0.0.val.i.i.i, !dbg !823
  %is_l.i15.i.i.i = xor i1 %_0.i.i.i.i, true, !dbg !826
  %_13.i.i.i.i = zext i1 %_0.i.i.i.i to i64, !dbg !827
  %_12.i.i.i.i = getelementptr inbounds nuw i64, ptr %_32.i.i, i64 %_13.i.i.i.i, !dbg !830
  %_15.i.i.i.i = zext i1 %is_l.i15.i.i.i to i64, !dbg !833
  %_14.i.i47.i.i = getelementptr inbounds nuw i64, ptr %v.0, i64 %_15.i.i.i.i, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i = load i64, ptr %46, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i = load i64, ptr %47, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i, %right_rev.sroa.0.0.val.i.i.i, !dbg !839
  %is_l.i.i.i.i = xor i1 %_0.i16.i.i.i, true, !dbg !842
  %_13.neg.i.i.i.i = sext i1 %is_l.i.i.i.i to i64, !dbg !843
  %48 = getelementptr i64, ptr %46, i64 %_13.neg.i.i.i.i, !dbg !846
  %_15.neg.i.i.i.i = sext i1 %_0.i16.i.i.i to i64, !dbg !851
  %49 = getelementptr i64, ptr %47, i64 %_15.neg.i.i.i.i, !dbg !852
  %right.sroa.0.0.val.i.i.i.1 = load i64, ptr %_12.i.i.i.i, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.1 = load i64, ptr %_14.i.i47.i.i, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.1 = icmp ult i64 %left.sroa.0.0.val.i.i.i.1, %right.sroa.0.0.val.i.i.i.1, !dbg !823
  %is_l.i15.i.i.i.1 = xor i1 %_0.i.i.i.i.1, true, !dbg !826
  %_13.i.i.i.i.1 = zext i1 %_0.i.i.i.i.1 to i64, !dbg !827
  %_12.i.i.i.i.1 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i, i64 %_13.i.i.i.i.1, !dbg !830
  %_15.i.i.i.i.1 = zext i1 %is_l.i15.i.i.i.1 to i64, !dbg !833
  %_14.i.i47.i.i.1 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i, i64 %_15.i.i.i.i.1, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.1 = load i64, ptr %48, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.1 = load i64, ptr %49, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.1 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.1, %right_rev.sroa.0.0.val.i.i.i.1, !dbg !839
  %is_l.i.i.i.i.1 = xor i1 %_0.i16.i.i.i.1, true, !dbg !842
  %_13.neg.i.i.i.i.1 = sext i1 %is_l.i.i.i.i.1 to i64, !dbg !843
  %50 = getelementptr i64, ptr %48, i64 %_13.neg.i.i.i.i.1, !dbg !846
  %_15.neg.i.i.i.i.1 = sext i1 %_0.i16.i.i.i.1 to i64, !dbg !851
  %51 = getelementptr i64, ptr %49, i64 %_15.neg.i.i.i.i.1, !dbg !852
  %right.sroa.0.0.val.i.i.i.2 = load i64, ptr %_12.i.i.i.i.1, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.2 = load i64, ptr %_14.i.i47.i.i.1, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.2 = icmp ult i64 %left.sroa.0.0.val.i.i.i.2, %right.sroa.0.0.val.i.i.i.2, !dbg !823
  %is_l.i15.i.i.i.2 = xor i1 %_0.i.i.i.i.2, true, !dbg !826
  %_13.i.i.i.i.2 = zext i1 %_0.i.i.i.i.2 to i64, !dbg !827
  %_12.i.i.i.i.2 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.1, i64 %_13.i.i.i.i.2, !dbg !830
  %_15.i.i.i.i.2 = zext i1 %is_l.i15.i.i.i.2 to i64, !dbg !833
  %_14.i.i47.i.i.2 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.1, i64 %_15.i.i.i.i.2, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.2 = load i64, ptr %50, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.2 = load i64, ptr %51, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.2 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.2, %right_rev.sroa.0.0.val.i.i.i.2, !dbg !839
  %is_l.i.i.i.i.2 = xor i1 %_0.i16.i.i.i.2, true, !dbg !842
  %_13.neg.i.i.i.i.2 = sext i1 %is_l.i.i.i.i.2 to i64, !dbg !843
  %52 = getelementptr i64, ptr %50, i64 %_13.neg.i.i.i.i.2, !dbg !846
  %_15.neg.i.i.i.i.2 = sext i1 %_0.i16.i.i.i.2 to i64, !dbg !851
  %53 = getelementptr i64, ptr %51, i64 %_15.neg.i.i.i.i.2, !dbg !852
  %right.sroa.0.0.val.i.i.i.3 = load i64, ptr %_12.i.i.i.i.2, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.3 = load i64, ptr %_14.i.i47.i.i.2, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.3 = icmp ult i64 %left.sroa.0.0.val.i.i.i.3, %right.sroa.0.0.val.i.i.i.3, !dbg !823
  %is_l.i15.i.i.i.3 = xor i1 %_0.i.i.i.i.3, true, !dbg !826
  %_13.i.i.i.i.3 = zext i1 %_0.i.i.i.i.3 to i64, !dbg !827
  %_12.i.i.i.i.3 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.2, i64 %_13.i.i.i.i.3, !dbg !830
  %_15.i.i.i.i.3 = zext i1 %is_l.i15.i.i.i.3 to i64, !dbg !833
  %_14.i.i47.i.i.3 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.2, i64 %_15.i.i.i.i.3, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.3 = load i64, ptr %52, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.3 = load i64, ptr %53, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.3 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.3, %right_rev.sroa.0.0.val.i.i.i.3, !dbg !839
  %is_l.i.i.i.i.3 = xor i1 %_0.i16.i.i.i.3, true, !dbg !842
  %_13.neg.i.i.i.i.3 = sext i1 %is_l.i.i.i.i.3 to i64, !dbg !843
  %54 = getelementptr i64, ptr %52, i64 %_13.neg.i.i.i.i.3, !dbg !846
  %_15.neg.i.i.i.i.3 = sext i1 %_0.i16.i.i.i.3 to i64, !dbg !851
  %55 = getelementptr i64, ptr %53, i64 %_15.neg.i.i.i.i.3, !dbg !852
  %right.sroa.0.0.val.i.i.i.4 = load i64, ptr %_12.i.i.i.i.3, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.4 = load i64, ptr %_14.i.i47.i.i.3, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.4 = icmp ult i64 %left.sroa.0.0.val.i.i.i.4, %right.sroa.0.0.val.i.i.i.4, !dbg !823
  %is_l.i15.i.i.i.4 = xor i1 %_0.i.i.i.i.4, true, !dbg !826
  %_13.i.i.i.i.4 = zext i1 %_0.i.i.i.i.4 to i64, !dbg !827
  %_12.i.i.i.i.4 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.3, i64 %_13.i.i.i.i.4, !dbg !830
  %_15.i.i.i.i.4 = zext i1 %is_l.i15.i.i.i.4 to i64, !dbg !833
  %_14.i.i47.i.i.4 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.3, i64 %_15.i.i.i.i.4, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.4 = load i64, ptr %54, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.4 = load i64, ptr %55, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.4 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.4, %right_rev.sroa.0.0.val.i.i.i.4, !dbg !839
  %is_l.i.i.i.i.4 = xor i1 %_0.i16.i.i.i.4, true, !dbg !842
  %_13.neg.i.i.i.i.4 = sext i1 %is_l.i.i.i.i.4 to i64, !dbg !843
  %56 = getelementptr i64, ptr %54, i64 %_13.neg.i.i.i.i.4, !dbg !846
  %_15.neg.i.i.i.i.4 = sext i1 %_0.i16.i.i.i.4 to i64, !dbg !851
  %57 = getelementptr i64, ptr %55, i64 %_15.neg.i.i.i.i.4, !dbg !852
  %right.sroa.0.0.val.i.i.i.5 = load i64, ptr %_12.i.i.i.i.4, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.5 = load i64, ptr %_14.i.i47.i.i.4, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.5 = icmp ult i64 %left.sroa.0.0.val.i.i.i.5, %right.sroa.0.0.val.i.i.i.5, !dbg !823
  %is_l.i15.i.i.i.5 = xor i1 %_0.i.i.i.i.5, true, !dbg !826
  %_13.i.i.i.i.5 = zext i1 %_0.i.i.i.i.5 to i64, !dbg !827
  %_12.i.i.i.i.5 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.4, i64 %_13.i.i.i.i.5, !dbg !830
  %_15.i.i.i.i.5 = zext i1 %is_l.i15.i.i.i.5 to i64, !dbg !833
  %_14.i.i47.i.i.5 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.4, i64 %_15.i.i.i.i.5, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.5 = load i64, ptr %56, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.5 = load i64, ptr %57, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.5 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.5, %right_rev.sroa.0.0.val.i.i.i.5, !dbg !839
  %is_l.i.i.i.i.5 = xor i1 %_0.i16.i.i.i.5, true, !dbg !842
  %_13.neg.i.i.i.i.5 = sext i1 %is_l.i.i.i.i.5 to i64, !dbg !843
  %58 = getelementptr i64, ptr %56, i64 %_13.neg.i.i.i.i.5, !dbg !846
  %_15.neg.i.i.i.i.5 = sext i1 %_0.i16.i.i.i.5 to i64, !dbg !851
  %59 = getelementptr i64, ptr %57, i64 %_15.neg.i.i.i.i.5, !dbg !852
  %right.sroa.0.0.val.i.i.i.6 = load i64, ptr %_12.i.i.i.i.5, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.6 = load i64, ptr %_14.i.i47.i.i.5, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.6 = icmp ult i64 %left.sroa.0.0.val.i.i.i.6, %right.sroa.0.0.val.i.i.i.6, !dbg !823
  %is_l.i15.i.i.i.6 = xor i1 %_0.i.i.i.i.6, true, !dbg !826
  %_13.i.i.i.i.6 = zext i1 %_0.i.i.i.i.6 to i64, !dbg !827
  %_12.i.i.i.i.6 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.5, i64 %_13.i.i.i.i.6, !dbg !830
  %_15.i.i.i.i.6 = zext i1 %is_l.i15.i.i.i.6 to i64, !dbg !833
  %_14.i.i47.i.i.6 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.5, i64 %_15.i.i.i.i.6, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.6 = load i64, ptr %58, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.6 = load i64, ptr %59, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.6 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.6, %right_rev.sroa.0.0.val.i.i.i.6, !dbg !839
  %is_l.i.i.i.i.6 = xor i1 %_0.i16.i.i.i.6, true, !dbg !842
  %_13.neg.i.i.i.i.6 = sext i1 %is_l.i.i.i.i.6 to i64, !dbg !843
  %60 = getelementptr i64, ptr %58, i64 %_13.neg.i.i.i.i.6, !dbg !846
  %_15.neg.i.i.i.i.6 = sext i1 %_0.i16.i.i.i.6 to i64, !dbg !851
  %61 = getelementptr i64, ptr %59, i64 %_15.neg.i.i.i.i.6, !dbg !852
  %right.sroa.0.0.val.i.i.i.7 = load i64, ptr %_12.i.i.i.i.6, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.7 = load i64, ptr %_14.i.i47.i.i.6, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.7 = icmp ult i64 %left.sroa.0.0.val.i.i.i.7, %right.sroa.0.0.val.i.i.i.7, !dbg !823
  %is_l.i15.i.i.i.7 = xor i1 %_0.i.i.i.i.7, true, !dbg !826
  %_13.i.i.i.i.7 = zext i1 %_0.i.i.i.i.7 to i64, !dbg !827
  %_12.i.i.i.i.7 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.6, i64 %_13.i.i.i.i.7, !dbg !830
  %_15.i.i.i.i.7 = zext i1 %is_l.i15.i.i.i.7 to i64, !dbg !833
  %_14.i.i47.i.i.7 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.6, i64 %_15.i.i.i.i.7, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.7 = load i64, ptr %60, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.7 = load i64, ptr %61, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.7 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.7, %right_rev.sroa.0.0.val.i.i.i.7, !dbg !839
  %is_l.i.i.i.i.7 = xor i1 %_0.i16.i.i.i.7, true, !dbg !842
  %_13.neg.i.i.i.i.7 = sext i1 %is_l.i.i.i.i.7 to i64, !dbg !843
  %62 = getelementptr i64, ptr %60, i64 %_13.neg.i.i.i.i.7, !dbg !846
  %_15.neg.i.i.i.i.7 = sext i1 %_0.i16.i.i.i.7 to i64, !dbg !851
  %63 = getelementptr i64, ptr %61, i64 %_15.neg.i.i.i.i.7, !dbg !852
  %right.sroa.0.0.val.i.i.i.8 = load i64, ptr %_12.i.i.i.i.7, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.8 = load i64, ptr %_14.i.i47.i.i.7, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.8 = icmp ult i64 %left.sroa.0.0.val.i.i.i.8, %right.sroa.0.0.val.i.i.i.8, !dbg !823
  %is_l.i15.i.i.i.8 = xor i1 %_0.i.i.i.i.8, true, !dbg !826
  %_13.i.i.i.i.8 = zext i1 %_0.i.i.i.i.8 to i64, !dbg !827
  %_12.i.i.i.i.8 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.7, i64 %_13.i.i.i.i.8, !dbg !830
  %_15.i.i.i.i.8 = zext i1 %is_l.i15.i.i.i.8 to i64, !dbg !833
  %_14.i.i47.i.i.8 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.7, i64 %_15.i.i.i.i.8, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.8 = load i64, ptr %62, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.8 = load i64, ptr %63, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.8 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.8, %right_rev.sroa.0.0.val.i.i.i.8, !dbg !839
  %is_l.i.i.i.i.8 = xor i1 %_0.i16.i.i.i.8, true, !dbg !842
  %_13.neg.i.i.i.i.8 = sext i1 %is_l.i.i.i.i.8 to i64, !dbg !843
  %64 = getelementptr i64, ptr %62, i64 %_13.neg.i.i.i.i.8, !dbg !846
  %_15.neg.i.i.i.i.8 = sext i1 %_0.i16.i.i.i.8 to i64, !dbg !851
  %65 = getelementptr i64, ptr %63, i64 %_15.neg.i.i.i.i.8, !dbg !852
  %right.sroa.0.0.val.i.i.i.9 = load i64, ptr %_12.i.i.i.i.8, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %left.sroa.0.0.val.i.i.i.9 = load i64, ptr %_14.i.i47.i.i.8, align 8, !dbg !816, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i.i.i.i.9 = icmp ult i64 %left.sroa.0.0.val.i.i.i.9, %right.sroa.0.0.val.i.i.i.9, !dbg !823
  %is_l.i15.i.i.i.9 = xor i1 %_0.i.i.i.i.9, true, !dbg !826
  %_13.i.i.i.i.9 = zext i1 %_0.i.i.i.i.9 to i64, !dbg !827
  %_12.i.i.i.i.9 = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.8, i64 %_13.i.i.i.i.9, !dbg !830
  %_15.i.i.i.i.9 = zext i1 %is_l.i15.i.i.i.9 to i64, !dbg !833
  %_14.i.i47.i.i.9 = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.8, i64 %_15.i.i.i.i.9, !dbg !834
  %right_rev.sroa.0.0.val.i.i.i.9 = load i64, ptr %64, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %left_rev.sroa.0.0.val.i.i.i.9 = load i64, ptr %65, align 8, !dbg !836, !alias.scope !822, !noalias !579, !noundef !17
  %_0.i16.i.i.i.9 = icmp ult i64 %left_rev.sroa.0.0.val.i.i.i.9, %right_rev.sroa.0.0.val.i.i.i.9, !dbg !839
  %is_l.i.i.i.i.9 = xor i1 %_0.i16.i.i.i.9, true, !dbg !842
  %_13.neg.i.i.i.i.9 = sext i1 %is_l.i.i.i.i.9 to i64, !dbg !843
  %66 = getelementptr i64, ptr %64, i64 %_13.neg.i.i.i.i.9, !dbg !846
  %_15.neg.i.i.i.i.9 = sext i1 %_0.i16.i.i.i.9 to i64, !dbg !851
  %67 = getelementptr i64, ptr %65, i64 %_15.neg.i.i.i.i.9, !dbg !852
  %68 = getelementptr i8, ptr %67, i64 8, !dbg !856
  %69 = getelementptr i8, ptr %66, i64 8, !dbg !861
  %left_nonempty.i.i.i = icmp ult ptr %_14.i.i47.i.i.9, %68
  %_28.i.i.i = xor i1 %left_nonempty.i.i.i, true
  %_27.i.i.i = zext i1 %_28.i.i.i to i64
  %_26.i.i.i = getelementptr inbounds nuw i64, ptr %_12.i.i.i.i.9, i64 %_27.i.i.i
  %_25.i.i.i = zext i1 %left_nonempty.i.i.i to i64
  %_24.i.i.i = getelementptr inbounds nuw i64, ptr %_14.i.i47.i.i.9, i64 %_25.i.i.i
  %_29.i.i.i = icmp ne ptr %_24.i.i.i, %68, !dbg !866
  %_30.i.i.i = icmp ne ptr %_26.i.i.i, %69
  %or.cond.i.i.i = select i1 %_29.i.i.i, i1 true, i1 %_30.i.i.i, !dbg !866, !prof !457
  br i1 %or.cond.i.i.i, label %bb12.i.i.i, label %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_.exit, !dbg !866, !prof !457

bb12.i.i.i:                                       ; preds = %bb20.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call fastcc void @_RNvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #10, !dbg !868, !noalias !869
  unreachable, !dbg !868

_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_.exit: ; preds = %bb20.i.i
  %left.sroa.0.0.right.sroa.0.0.i.i.i = select i1 %left_nonempty.i.i.i, ptr %_14.i.i47.i.i.9, ptr %_12.i.i.i.i.9
  %70 = load i64, ptr %left.sroa.0.0.right.sroa.0.0.i.i.i, align 8, !dbg !870, !alias.scope !822, !noalias !579
  %71 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.9, i64 %right_rev.sroa.0.0.val.i.i.i.9), !dbg !875
  %72 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.9, i64 %right.sroa.0.0.val.i.i.i.9), !dbg !878
  %73 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.8, i64 %right_rev.sroa.0.0.val.i.i.i.8), !dbg !875
  %74 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.8, i64 %right.sroa.0.0.val.i.i.i.8), !dbg !878
  %75 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.7, i64 %right_rev.sroa.0.0.val.i.i.i.7), !dbg !875
  %76 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.7, i64 %right.sroa.0.0.val.i.i.i.7), !dbg !878
  %77 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.6, i64 %right_rev.sroa.0.0.val.i.i.i.6), !dbg !875
  %78 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.6, i64 %right.sroa.0.0.val.i.i.i.6), !dbg !878
  %79 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.5, i64 %right_rev.sroa.0.0.val.i.i.i.5), !dbg !875
  %80 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.5, i64 %right.sroa.0.0.val.i.i.i.5), !dbg !878
  %81 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.4, i64 %right_rev.sroa.0.0.val.i.i.i.4), !dbg !875
  %82 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.4, i64 %right.sroa.0.0.val.i.i.i.4), !dbg !878
  %83 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.3, i64 %right_rev.sroa.0.0.val.i.i.i.3), !dbg !875
  %84 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.3, i64 %right.sroa.0.0.val.i.i.i.3), !dbg !878
  %85 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.2, i64 %right_rev.sroa.0.0.val.i.i.i.2), !dbg !875
  %86 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.2, i64 %right.sroa.0.0.val.i.i.i.2), !dbg !878
  %87 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i.1, i64 %right_rev.sroa.0.0.val.i.i.i.1), !dbg !875
  %88 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i.1, i64 %right.sroa.0.0.val.i.i.i.1), !dbg !878
  %89 = tail call i64 @llvm.umin.i64(i64 %left_rev.sroa.0.0.val.i.i.i, i64 %right_rev.sroa.0.0.val.i.i.i), !dbg !875
  %90 = tail call i64 @llvm.umax.i64(i64 %left.sroa.0.0.val.i.i.i, i64 %right.sroa.0.0.val.i.i.i), !dbg !878
  store i64 %90, ptr %v.0, align 8, !dbg !881, !noalias !579
  store i64 %88, ptr %_28.i, align 8, !dbg !881, !noalias !579
  store i64 %86, ptr %_34.i, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.6.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !881
  store i64 %84, ptr %stack_array.i.i.sroa.6.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.7.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !881
  store i64 %82, ptr %stack_array.i.i.sroa.7.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.8.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !881
  store i64 %80, ptr %stack_array.i.i.sroa.8.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.9.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !881
  store i64 %78, ptr %stack_array.i.i.sroa.9.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.10.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !881
  store i64 %76, ptr %stack_array.i.i.sroa.10.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.11.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !881
  store i64 %74, ptr %stack_array.i.i.sroa.11.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  store i64 %72, ptr %47, align 8, !dbg !881, !noalias !579
  store i64 %70, ptr %_32.i.i, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.14.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 88, !dbg !881
  store i64 %71, ptr %stack_array.i.i.sroa.14.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.15.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 96, !dbg !881
  store i64 %73, ptr %stack_array.i.i.sroa.15.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.16.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 104, !dbg !881
  store i64 %75, ptr %stack_array.i.i.sroa.16.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.17.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 112, !dbg !881
  store i64 %77, ptr %stack_array.i.i.sroa.17.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.18.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 120, !dbg !881
  store i64 %79, ptr %stack_array.i.i.sroa.18.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.19.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 128, !dbg !881
  store i64 %81, ptr %stack_array.i.i.sroa.19.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.20.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 136, !dbg !881
  store i64 %83, ptr %stack_array.i.i.sroa.20.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.21.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 144, !dbg !881
  store i64 %85, ptr %stack_array.i.i.sroa.21.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  %stack_array.i.i.sroa.22.0.v.0.sroa_idx = getelementptr inbounds nuw i8, ptr %v.0, i64 152, !dbg !881
  store i64 %87, ptr %stack_array.i.i.sroa.22.0.v.0.sroa_idx, align 8, !dbg !881, !noalias !579
  store i64 %89, ptr %46, align 8, !dbg !881, !noalias !579
  br label %bb6, !dbg !884

bb6:                                              ; preds = %bb3, %bb2, %_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_.exit
  ret void, !dbg !885

bb3:                                              ; preds = %bb2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !886), !dbg !889
  tail call void @llvm.experimental.noalias.scope.decl(metadata !895), !dbg !889
  %_16.i = getelementptr i8, ptr %v.0, i64 160, !dbg !897
  store i64 %16, ptr %v.0, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %v.0.val, ptr %_16.i, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_16.i.1 = getelementptr i8, ptr %v.0, i64 152, !dbg !897
  store i64 %15, ptr %_28.i, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %_28.i.val, ptr %_16.i.1, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_16.i.2 = getelementptr i8, ptr %v.0, i64 144, !dbg !897
  store i64 %14, ptr %_34.i, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %_34.i.val, ptr %_16.i.2, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.3 = getelementptr inbounds nuw i8, ptr %v.0, i64 24, !dbg !906
  %_16.i.3 = getelementptr i8, ptr %v.0, i64 136, !dbg !897
  store i64 %12, ptr %_12.i.3, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %13, ptr %_16.i.3, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.4 = getelementptr inbounds nuw i8, ptr %v.0, i64 32, !dbg !906
  %_16.i.4 = getelementptr i8, ptr %v.0, i64 128, !dbg !897
  store i64 %10, ptr %_12.i.4, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %11, ptr %_16.i.4, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.5 = getelementptr inbounds nuw i8, ptr %v.0, i64 40, !dbg !906
  %_16.i.5 = getelementptr i8, ptr %v.0, i64 120, !dbg !897
  store i64 %8, ptr %_12.i.5, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %9, ptr %_16.i.5, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.6 = getelementptr inbounds nuw i8, ptr %v.0, i64 48, !dbg !906
  %_16.i.6 = getelementptr i8, ptr %v.0, i64 112, !dbg !897
  store i64 %6, ptr %_12.i.6, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %7, ptr %_16.i.6, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.7 = getelementptr inbounds nuw i8, ptr %v.0, i64 56, !dbg !906
  %_16.i.7 = getelementptr i8, ptr %v.0, i64 104, !dbg !897
  store i64 %4, ptr %_12.i.7, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %5, ptr %_16.i.7, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.8 = getelementptr inbounds nuw i8, ptr %v.0, i64 64, !dbg !906
  %_16.i.8 = getelementptr i8, ptr %v.0, i64 96, !dbg !897
  store i64 %2, ptr %_12.i.8, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %3, ptr %_16.i.8, align 8, !dbg !903, !alias.scope !895, !noalias !886
  %_12.i.9 = getelementptr inbounds nuw i8, ptr %v.0, i64 72, !dbg !906
  %_16.i.9 = getelementptr i8, ptr %v.0, i64 88, !dbg !897
  store i64 %0, ptr %_12.i.9, align 8, !dbg !903, !alias.scope !886, !noalias !895
  store i64 %1, ptr %_16.i.9, align 8, !dbg !903, !alias.scope !895, !noalias !886
  br label %bb6, !dbg !885
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @merged(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !907 {
start:
  %merged.i584.i = alloca [192 x i8], align 4
  %merged.i.i = alloca [128 x i8], align 4
  %_14.i = alloca [192 x i8], align 4
  %_12.i = alloca [192 x i8], align 4
  %_9.i = alloca [128 x i8], align 4
  %_7.i = alloca [128 x i8], align 4
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !910
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !920
  %_12 = mul i32 %_13, %_14, !dbg !915
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !923
  %_11 = add i32 %_12, %_15, !dbg !926
  %t = zext i32 %_11 to i64, !dbg !926
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !927
  %_6 = load i64, ptr %_7, align 8, !dbg !931, !noundef !17
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !932
  %_8 = load i64, ptr %_9, align 8, !dbg !934, !noundef !17
  call void @llvm.lifetime.start.p0(ptr nonnull %merged.i584.i), !dbg !935
  %_4.i = urem i64 %_6, 9, !dbg !935
  %count.i = add nuw nsw i64 %_4.i, 8, !dbg !940
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i), !dbg !941, !noalias !944
  %0 = tail call noundef i64 @llvm.fshl.i64(i64 %_8, i64 %_8, i64 9), !dbg !947
  %_25.i = xor i64 %0, %_6, !dbg !959
  %1 = or i64 %_25.i, 1, !dbg !959
  %_4.i.i.i.i.i = mul i64 %1, 6364136223846793005, !dbg !960
  %_3.i.i.i.i.i = add i64 %_4.i.i.i.i.i, 1, !dbg !983
  %_0.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 33, !dbg !986
  %_4.i.i.1.i.i.i = mul i64 %_3.i.i.i.i.i, 6364136223846793005, !dbg !960
  %_0.i.i.1.i.i.i = lshr i64 %_4.i.i.1.i.i.i, 33, !dbg !986
  %2 = mul i64 %_3.i.i.i.i.i, 7520897724310334953, !dbg !960
  %_3.i.i.2.i.i.i = add i64 %2, 6364136223846793006, !dbg !983
  %_0.i.i.2.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 33, !dbg !986
  %_4.i.i.3.i.i.i = mul i64 %_3.i.i.2.i.i.i, 6364136223846793005, !dbg !960
  %_0.i.i.3.i.i.i = lshr i64 %_4.i.i.3.i.i.i, 33, !dbg !986
  %3 = mul i64 %_3.i.i.2.i.i.i, 7520897724310334953, !dbg !960
  %_3.i.i.4.i.i.i = add i64 %3, 6364136223846793006, !dbg !983
  %_0.i.i.4.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 33, !dbg !986
  %_4.i.i.5.i.i.i = mul i64 %_3.i.i.4.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.5.i.i.i = add i64 %_4.i.i.5.i.i.i, 1, !dbg !983
  %_0.i.i.5.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 33, !dbg !986
  %_4.i.i.6.i.i.i = mul i64 %_3.i.i.5.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.6.i.i.i = add i64 %_4.i.i.6.i.i.i, 1, !dbg !983
  %_0.i.i.6.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 33, !dbg !986
  %_4.i.i.7.i.i.i = mul i64 %_3.i.i.6.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.7.i.i.i = add i64 %_4.i.i.7.i.i.i, 1, !dbg !983
  %_0.i.i.7.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 33, !dbg !986
  %_4.i.i.8.i.i.i = mul i64 %_3.i.i.7.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.8.i.i.i = add i64 %_4.i.i.8.i.i.i, 1, !dbg !983
  %_0.i.i.8.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 33, !dbg !986
  %_4.i.i.9.i.i.i = mul i64 %_3.i.i.8.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.9.i.i.i = add i64 %_4.i.i.9.i.i.i, 1, !dbg !983
  %_0.i.i.9.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 33, !dbg !986
  %_4.i.i.10.i.i.i = mul i64 %_3.i.i.9.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.10.i.i.i = add i64 %_4.i.i.10.i.i.i, 1, !dbg !983
  %_0.i.i.10.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 33, !dbg !986
  %_4.i.i.11.i.i.i = mul i64 %_3.i.i.10.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.11.i.i.i = add i64 %_4.i.i.11.i.i.i, 1, !dbg !983
  %_0.i.i.11.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 33, !dbg !986
  %_4.i.i.12.i.i.i = mul i64 %_3.i.i.11.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.12.i.i.i = add i64 %_4.i.i.12.i.i.i, 1, !dbg !983
  %_0.i.i.12.i.i.i = lshr i64 %_3.i.i.12.i.i.i, 33, !dbg !986
  %_4.i.i.13.i.i.i = mul i64 %_3.i.i.12.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.13.i.i.i = add i64 %_4.i.i.13.i.i.i, 1, !dbg !983
  %_0.i.i.13.i.i.i = lshr i64 %_3.i.i.13.i.i.i, 33, !dbg !986
  %_4.i.i.14.i.i.i = mul i64 %_3.i.i.13.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.14.i.i.i = add i64 %_4.i.i.14.i.i.i, 1, !dbg !983
  %_0.i.i.14.i.i.i = lshr i64 %_3.i.i.14.i.i.i, 33, !dbg !986
  %_4.i.i.15.i.i.i = mul i64 %_3.i.i.14.i.i.i, 6364136223846793005, !dbg !960
  %_3.i.i.15.i.i.i = add i64 %_4.i.i.15.i.i.i, 1, !dbg !983
  %_0.i.i.15.i.i.i = lshr i64 %_3.i.i.15.i.i.i, 33, !dbg !986
  %_3.i.i.i.i.i.i.i = trunc i64 %_0.i.i.i.i.i to i8, !dbg !987
  %_5.i.i.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 41, !dbg !1013
  %_4.i.i.i.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.1.i.i.i.i = trunc i64 %_0.i.i.1.i.i.i to i8, !dbg !987
  %_5.i.i.i.1.i.i.i.i = lshr i64 %_4.i.i.1.i.i.i, 41, !dbg !1013
  %_4.i.i.i.1.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.1.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.2.i.i.i.i = trunc i64 %_0.i.i.2.i.i.i to i8, !dbg !987
  %_5.i.i.i.2.i.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 41, !dbg !1013
  %_4.i.i.i.2.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.2.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.3.i.i.i.i = trunc i64 %_0.i.i.3.i.i.i to i8, !dbg !987
  %_5.i.i.i.3.i.i.i.i = lshr i64 %_4.i.i.3.i.i.i, 41, !dbg !1013
  %_4.i.i.i.3.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.3.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.4.i.i.i.i = trunc i64 %_0.i.i.4.i.i.i to i8, !dbg !987
  %_5.i.i.i.4.i.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 41, !dbg !1013
  %_4.i.i.i.4.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.4.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.5.i.i.i.i = trunc i64 %_0.i.i.5.i.i.i to i8, !dbg !987
  %_5.i.i.i.5.i.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 41, !dbg !1013
  %_4.i.i.i.5.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.5.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.6.i.i.i.i = trunc i64 %_0.i.i.6.i.i.i to i8, !dbg !987
  %_5.i.i.i.6.i.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 41, !dbg !1013
  %_4.i.i.i.6.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.6.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.7.i.i.i.i = trunc i64 %_0.i.i.7.i.i.i to i8, !dbg !987
  %_5.i.i.i.7.i.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 41, !dbg !1013
  %_4.i.i.i.7.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.7.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.8.i.i.i.i = trunc i64 %_0.i.i.8.i.i.i to i8, !dbg !987
  %_5.i.i.i.8.i.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 41, !dbg !1013
  %_4.i.i.i.8.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.8.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.9.i.i.i.i = trunc i64 %_0.i.i.9.i.i.i to i8, !dbg !987
  %_5.i.i.i.9.i.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 41, !dbg !1013
  %_4.i.i.i.9.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.9.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.10.i.i.i.i = trunc i64 %_0.i.i.10.i.i.i to i8, !dbg !987
  %_5.i.i.i.10.i.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 41, !dbg !1013
  %_4.i.i.i.10.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.10.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.11.i.i.i.i = trunc i64 %_0.i.i.11.i.i.i to i8, !dbg !987
  %_5.i.i.i.11.i.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 41, !dbg !1013
  %_4.i.i.i.11.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.11.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.12.i.i.i.i = trunc i64 %_0.i.i.12.i.i.i to i8, !dbg !987
  %_5.i.i.i.12.i.i.i.i = lshr i64 %_3.i.i.12.i.i.i, 41, !dbg !1013
  %_4.i.i.i.12.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.12.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.13.i.i.i.i = trunc i64 %_0.i.i.13.i.i.i to i8, !dbg !987
  %_5.i.i.i.13.i.i.i.i = lshr i64 %_3.i.i.13.i.i.i, 41, !dbg !1013
  %_4.i.i.i.13.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.13.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.14.i.i.i.i = trunc i64 %_0.i.i.14.i.i.i to i8, !dbg !987
  %_5.i.i.i.14.i.i.i.i = lshr i64 %_3.i.i.14.i.i.i, 41, !dbg !1013
  %_4.i.i.i.14.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.14.i.i.i.i to i32, !dbg !1013
  %_3.i.i.i.15.i.i.i.i = trunc i64 %_0.i.i.15.i.i.i to i8, !dbg !987
  %_5.i.i.i.15.i.i.i.i = lshr i64 %_3.i.i.15.i.i.i, 41, !dbg !1013
  %_4.i.i.i.15.i.i.i.i = trunc nuw nsw i64 %_5.i.i.i.15.i.i.i.i to i32, !dbg !1013
  store i8 %_3.i.i.i.i.i.i.i, ptr %_7.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.4611.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 4, !dbg !1014
  store i32 %_4.i.i.i.i.i.i.i, ptr %_31.sroa.4611.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.5.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 8, !dbg !1014
  store i8 %_3.i.i.i.1.i.i.i.i, ptr %_31.sroa.5.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.6612.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 12, !dbg !1014
  store i32 %_4.i.i.i.1.i.i.i.i, ptr %_31.sroa.6612.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.7.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 16, !dbg !1014
  store i8 %_3.i.i.i.2.i.i.i.i, ptr %_31.sroa.7.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.8613.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 20, !dbg !1014
  store i32 %_4.i.i.i.2.i.i.i.i, ptr %_31.sroa.8613.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.9.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 24, !dbg !1014
  store i8 %_3.i.i.i.3.i.i.i.i, ptr %_31.sroa.9.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.10614.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 28, !dbg !1014
  store i32 %_4.i.i.i.3.i.i.i.i, ptr %_31.sroa.10614.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.11.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 32, !dbg !1014
  store i8 %_3.i.i.i.4.i.i.i.i, ptr %_31.sroa.11.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.12615.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 36, !dbg !1014
  store i32 %_4.i.i.i.4.i.i.i.i, ptr %_31.sroa.12615.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.13.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 40, !dbg !1014
  store i8 %_3.i.i.i.5.i.i.i.i, ptr %_31.sroa.13.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.14616.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 44, !dbg !1014
  store i32 %_4.i.i.i.5.i.i.i.i, ptr %_31.sroa.14616.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.15.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 48, !dbg !1014
  store i8 %_3.i.i.i.6.i.i.i.i, ptr %_31.sroa.15.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.16617.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 52, !dbg !1014
  store i32 %_4.i.i.i.6.i.i.i.i, ptr %_31.sroa.16617.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.17.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 56, !dbg !1014
  store i8 %_3.i.i.i.7.i.i.i.i, ptr %_31.sroa.17.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.18618.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 60, !dbg !1014
  store i32 %_4.i.i.i.7.i.i.i.i, ptr %_31.sroa.18618.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.19.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 64, !dbg !1014
  store i8 %_3.i.i.i.8.i.i.i.i, ptr %_31.sroa.19.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.20619.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 68, !dbg !1014
  store i32 %_4.i.i.i.8.i.i.i.i, ptr %_31.sroa.20619.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.21.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 72, !dbg !1014
  store i8 %_3.i.i.i.9.i.i.i.i, ptr %_31.sroa.21.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.22620.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 76, !dbg !1014
  store i32 %_4.i.i.i.9.i.i.i.i, ptr %_31.sroa.22620.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.23.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 80, !dbg !1014
  store i8 %_3.i.i.i.10.i.i.i.i, ptr %_31.sroa.23.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.24621.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 84, !dbg !1014
  store i32 %_4.i.i.i.10.i.i.i.i, ptr %_31.sroa.24621.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.25.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 88, !dbg !1014
  store i8 %_3.i.i.i.11.i.i.i.i, ptr %_31.sroa.25.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.26622.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 92, !dbg !1014
  store i32 %_4.i.i.i.11.i.i.i.i, ptr %_31.sroa.26622.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.27.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 96, !dbg !1014
  store i8 %_3.i.i.i.12.i.i.i.i, ptr %_31.sroa.27.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.28623.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 100, !dbg !1014
  store i32 %_4.i.i.i.12.i.i.i.i, ptr %_31.sroa.28623.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.29.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 104, !dbg !1014
  store i8 %_3.i.i.i.13.i.i.i.i, ptr %_31.sroa.29.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.30624.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 108, !dbg !1014
  store i32 %_4.i.i.i.13.i.i.i.i, ptr %_31.sroa.30624.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.31.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 112, !dbg !1014
  store i8 %_3.i.i.i.14.i.i.i.i, ptr %_31.sroa.31.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.32625.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 116, !dbg !1014
  store i32 %_4.i.i.i.14.i.i.i.i, ptr %_31.sroa.32625.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.33.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 120, !dbg !1014
  store i8 %_3.i.i.i.15.i.i.i.i, ptr %_31.sroa.33.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  %_31.sroa.34626.0._7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 124, !dbg !1014
  store i32 %_4.i.i.i.15.i.i.i.i, ptr %_31.sroa.34626.0._7.sroa_idx.i, align 4, !dbg !1014, !noalias !944
  call void @llvm.lifetime.start.p0(ptr nonnull %_9.i), !dbg !1015, !noalias !944
  %4 = tail call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 9), !dbg !1016
  %_33.i = xor i64 %_8, %4, !dbg !1021
  %5 = or i64 %_33.i, 1, !dbg !1021
  %_4.i.i.i.i6.i = mul i64 %5, 6364136223846793005, !dbg !1022
  %_3.i.i.i.i7.i = add i64 %_4.i.i.i.i6.i, 1, !dbg !1031
  %_0.i.i.i.i8.i = lshr i64 %_3.i.i.i.i7.i, 33, !dbg !1033
  %_4.i.i.1.i.i9.i = mul i64 %_3.i.i.i.i7.i, 6364136223846793005, !dbg !1022
  %_0.i.i.1.i.i11.i = lshr i64 %_4.i.i.1.i.i9.i, 33, !dbg !1033
  %6 = mul i64 %_3.i.i.i.i7.i, 7520897724310334953, !dbg !1022
  %_3.i.i.2.i.i13.i = add i64 %6, 6364136223846793006, !dbg !1031
  %_0.i.i.2.i.i14.i = lshr i64 %_3.i.i.2.i.i13.i, 33, !dbg !1033
  %_4.i.i.3.i.i15.i = mul i64 %_3.i.i.2.i.i13.i, 6364136223846793005, !dbg !1022
  %_0.i.i.3.i.i17.i = lshr i64 %_4.i.i.3.i.i15.i, 33, !dbg !1033
  %7 = mul i64 %_3.i.i.2.i.i13.i, 7520897724310334953, !dbg !1022
  %_3.i.i.4.i.i19.i = add i64 %7, 6364136223846793006, !dbg !1031
  %_0.i.i.4.i.i20.i = lshr i64 %_3.i.i.4.i.i19.i, 33, !dbg !1033
  %_4.i.i.5.i.i21.i = mul i64 %_3.i.i.4.i.i19.i, 6364136223846793005, !dbg !1022
  %_3.i.i.5.i.i22.i = add i64 %_4.i.i.5.i.i21.i, 1, !dbg !1031
  %_0.i.i.5.i.i23.i = lshr i64 %_3.i.i.5.i.i22.i, 33, !dbg !1033
  %_4.i.i.6.i.i24.i = mul i64 %_3.i.i.5.i.i22.i, 6364136223846793005, !dbg !1022
  %_3.i.i.6.i.i25.i = add i64 %_4.i.i.6.i.i24.i, 1, !dbg !1031
  %_0.i.i.6.i.i26.i = lshr i64 %_3.i.i.6.i.i25.i, 33, !dbg !1033
  %_4.i.i.7.i.i27.i = mul i64 %_3.i.i.6.i.i25.i, 6364136223846793005, !dbg !1022
  %_3.i.i.7.i.i28.i = add i64 %_4.i.i.7.i.i27.i, 1, !dbg !1031
  %_0.i.i.7.i.i29.i = lshr i64 %_3.i.i.7.i.i28.i, 33, !dbg !1033
  %_4.i.i.8.i.i30.i = mul i64 %_3.i.i.7.i.i28.i, 6364136223846793005, !dbg !1022
  %_3.i.i.8.i.i31.i = add i64 %_4.i.i.8.i.i30.i, 1, !dbg !1031
  %_0.i.i.8.i.i32.i = lshr i64 %_3.i.i.8.i.i31.i, 33, !dbg !1033
  %_4.i.i.9.i.i33.i = mul i64 %_3.i.i.8.i.i31.i, 6364136223846793005, !dbg !1022
  %_3.i.i.9.i.i34.i = add i64 %_4.i.i.9.i.i33.i, 1, !dbg !1031
  %_0.i.i.9.i.i35.i = lshr i64 %_3.i.i.9.i.i34.i, 33, !dbg !1033
  %_4.i.i.10.i.i36.i = mul i64 %_3.i.i.9.i.i34.i, 6364136223846793005, !dbg !1022
  %_3.i.i.10.i.i37.i = add i64 %_4.i.i.10.i.i36.i, 1, !dbg !1031
  %_0.i.i.10.i.i38.i = lshr i64 %_3.i.i.10.i.i37.i, 33, !dbg !1033
  %_4.i.i.11.i.i39.i = mul i64 %_3.i.i.10.i.i37.i, 6364136223846793005, !dbg !1022
  %_3.i.i.11.i.i40.i = add i64 %_4.i.i.11.i.i39.i, 1, !dbg !1031
  %_0.i.i.11.i.i41.i = lshr i64 %_3.i.i.11.i.i40.i, 33, !dbg !1033
  %_4.i.i.12.i.i42.i = mul i64 %_3.i.i.11.i.i40.i, 6364136223846793005, !dbg !1022
  %_3.i.i.12.i.i43.i = add i64 %_4.i.i.12.i.i42.i, 1, !dbg !1031
  %_0.i.i.12.i.i44.i = lshr i64 %_3.i.i.12.i.i43.i, 33, !dbg !1033
  %_4.i.i.13.i.i45.i = mul i64 %_3.i.i.12.i.i43.i, 6364136223846793005, !dbg !1022
  %_3.i.i.13.i.i46.i = add i64 %_4.i.i.13.i.i45.i, 1, !dbg !1031
  %_0.i.i.13.i.i47.i = lshr i64 %_3.i.i.13.i.i46.i, 33, !dbg !1033
  %_4.i.i.14.i.i48.i = mul i64 %_3.i.i.13.i.i46.i, 6364136223846793005, !dbg !1022
  %_3.i.i.14.i.i49.i = add i64 %_4.i.i.14.i.i48.i, 1, !dbg !1031
  %_0.i.i.14.i.i50.i = lshr i64 %_3.i.i.14.i.i49.i, 33, !dbg !1033
  %_4.i.i.15.i.i51.i = mul i64 %_3.i.i.14.i.i49.i, 6364136223846793005, !dbg !1022
  %_3.i.i.15.i.i52.i = add i64 %_4.i.i.15.i.i51.i, 1, !dbg !1031
  %_0.i.i.15.i.i53.i = lshr i64 %_3.i.i.15.i.i52.i, 33, !dbg !1033
  %_3.i.i.i.i.i.i100.i = trunc i64 %_0.i.i.i.i8.i to i8, !dbg !1034
  %_5.i.i.i.i.i.i101.i = lshr i64 %_3.i.i.i.i7.i, 41, !dbg !1042
  %_4.i.i.i.i.i.i102.i = trunc nuw nsw i64 %_5.i.i.i.i.i.i101.i to i32, !dbg !1042
  %_3.i.i.i.1.i.i.i103.i = trunc i64 %_0.i.i.1.i.i11.i to i8, !dbg !1034
  %_5.i.i.i.1.i.i.i104.i = lshr i64 %_4.i.i.1.i.i9.i, 41, !dbg !1042
  %_4.i.i.i.1.i.i.i105.i = trunc nuw nsw i64 %_5.i.i.i.1.i.i.i104.i to i32, !dbg !1042
  %_3.i.i.i.2.i.i.i106.i = trunc i64 %_0.i.i.2.i.i14.i to i8, !dbg !1034
  %_5.i.i.i.2.i.i.i107.i = lshr i64 %_3.i.i.2.i.i13.i, 41, !dbg !1042
  %_4.i.i.i.2.i.i.i108.i = trunc nuw nsw i64 %_5.i.i.i.2.i.i.i107.i to i32, !dbg !1042
  %_3.i.i.i.3.i.i.i109.i = trunc i64 %_0.i.i.3.i.i17.i to i8, !dbg !1034
  %_5.i.i.i.3.i.i.i110.i = lshr i64 %_4.i.i.3.i.i15.i, 41, !dbg !1042
  %_4.i.i.i.3.i.i.i111.i = trunc nuw nsw i64 %_5.i.i.i.3.i.i.i110.i to i32, !dbg !1042
  %_3.i.i.i.4.i.i.i112.i = trunc i64 %_0.i.i.4.i.i20.i to i8, !dbg !1034
  %_5.i.i.i.4.i.i.i113.i = lshr i64 %_3.i.i.4.i.i19.i, 41, !dbg !1042
  %_4.i.i.i.4.i.i.i114.i = trunc nuw nsw i64 %_5.i.i.i.4.i.i.i113.i to i32, !dbg !1042
  %_3.i.i.i.5.i.i.i115.i = trunc i64 %_0.i.i.5.i.i23.i to i8, !dbg !1034
  %_5.i.i.i.5.i.i.i116.i = lshr i64 %_3.i.i.5.i.i22.i, 41, !dbg !1042
  %_4.i.i.i.5.i.i.i117.i = trunc nuw nsw i64 %_5.i.i.i.5.i.i.i116.i to i32, !dbg !1042
  %_3.i.i.i.6.i.i.i118.i = trunc i64 %_0.i.i.6.i.i26.i to i8, !dbg !1034
  %_5.i.i.i.6.i.i.i119.i = lshr i64 %_3.i.i.6.i.i25.i, 41, !dbg !1042
  %_4.i.i.i.6.i.i.i120.i = trunc nuw nsw i64 %_5.i.i.i.6.i.i.i119.i to i32, !dbg !1042
  %_3.i.i.i.7.i.i.i121.i = trunc i64 %_0.i.i.7.i.i29.i to i8, !dbg !1034
  %_5.i.i.i.7.i.i.i122.i = lshr i64 %_3.i.i.7.i.i28.i, 41, !dbg !1042
  %_4.i.i.i.7.i.i.i123.i = trunc nuw nsw i64 %_5.i.i.i.7.i.i.i122.i to i32, !dbg !1042
  %_3.i.i.i.8.i.i.i124.i = trunc i64 %_0.i.i.8.i.i32.i to i8, !dbg !1034
  %_5.i.i.i.8.i.i.i125.i = lshr i64 %_3.i.i.8.i.i31.i, 41, !dbg !1042
  %_4.i.i.i.8.i.i.i126.i = trunc nuw nsw i64 %_5.i.i.i.8.i.i.i125.i to i32, !dbg !1042
  %_3.i.i.i.9.i.i.i127.i = trunc i64 %_0.i.i.9.i.i35.i to i8, !dbg !1034
  %_5.i.i.i.9.i.i.i128.i = lshr i64 %_3.i.i.9.i.i34.i, 41, !dbg !1042
  %_4.i.i.i.9.i.i.i129.i = trunc nuw nsw i64 %_5.i.i.i.9.i.i.i128.i to i32, !dbg !1042
  %_3.i.i.i.10.i.i.i130.i = trunc i64 %_0.i.i.10.i.i38.i to i8, !dbg !1034
  %_5.i.i.i.10.i.i.i131.i = lshr i64 %_3.i.i.10.i.i37.i, 41, !dbg !1042
  %_4.i.i.i.10.i.i.i132.i = trunc nuw nsw i64 %_5.i.i.i.10.i.i.i131.i to i32, !dbg !1042
  %_3.i.i.i.11.i.i.i133.i = trunc i64 %_0.i.i.11.i.i41.i to i8, !dbg !1034
  %_5.i.i.i.11.i.i.i134.i = lshr i64 %_3.i.i.11.i.i40.i, 41, !dbg !1042
  %_4.i.i.i.11.i.i.i135.i = trunc nuw nsw i64 %_5.i.i.i.11.i.i.i134.i to i32, !dbg !1042
  %_3.i.i.i.12.i.i.i136.i = trunc i64 %_0.i.i.12.i.i44.i to i8, !dbg !1034
  %_5.i.i.i.12.i.i.i137.i = lshr i64 %_3.i.i.12.i.i43.i, 41, !dbg !1042
  %_4.i.i.i.12.i.i.i138.i = trunc nuw nsw i64 %_5.i.i.i.12.i.i.i137.i to i32, !dbg !1042
  %_3.i.i.i.13.i.i.i139.i = trunc i64 %_0.i.i.13.i.i47.i to i8, !dbg !1034
  %_5.i.i.i.13.i.i.i140.i = lshr i64 %_3.i.i.13.i.i46.i, 41, !dbg !1042
  %_4.i.i.i.13.i.i.i141.i = trunc nuw nsw i64 %_5.i.i.i.13.i.i.i140.i to i32, !dbg !1042
  %_3.i.i.i.14.i.i.i142.i = trunc i64 %_0.i.i.14.i.i50.i to i8, !dbg !1034
  %_5.i.i.i.14.i.i.i143.i = lshr i64 %_3.i.i.14.i.i49.i, 41, !dbg !1042
  %_4.i.i.i.14.i.i.i144.i = trunc nuw nsw i64 %_5.i.i.i.14.i.i.i143.i to i32, !dbg !1042
  %_3.i.i.i.15.i.i.i145.i = trunc i64 %_0.i.i.15.i.i53.i to i8, !dbg !1034
  %_5.i.i.i.15.i.i.i146.i = lshr i64 %_3.i.i.15.i.i52.i, 41, !dbg !1042
  %_4.i.i.i.15.i.i.i147.i = trunc nuw nsw i64 %_5.i.i.i.15.i.i.i146.i to i32, !dbg !1042
  store i8 %_3.i.i.i.i.i.i100.i, ptr %_9.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.4627.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 4, !dbg !1043
  store i32 %_4.i.i.i.i.i.i102.i, ptr %_39.sroa.4627.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.5.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 8, !dbg !1043
  store i8 %_3.i.i.i.1.i.i.i103.i, ptr %_39.sroa.5.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.6628.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 12, !dbg !1043
  store i32 %_4.i.i.i.1.i.i.i105.i, ptr %_39.sroa.6628.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.7.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 16, !dbg !1043
  store i8 %_3.i.i.i.2.i.i.i106.i, ptr %_39.sroa.7.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.8629.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 20, !dbg !1043
  store i32 %_4.i.i.i.2.i.i.i108.i, ptr %_39.sroa.8629.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.9.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 24, !dbg !1043
  store i8 %_3.i.i.i.3.i.i.i109.i, ptr %_39.sroa.9.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.10630.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 28, !dbg !1043
  store i32 %_4.i.i.i.3.i.i.i111.i, ptr %_39.sroa.10630.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.11.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 32, !dbg !1043
  store i8 %_3.i.i.i.4.i.i.i112.i, ptr %_39.sroa.11.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.12631.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 36, !dbg !1043
  store i32 %_4.i.i.i.4.i.i.i114.i, ptr %_39.sroa.12631.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.13.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 40, !dbg !1043
  store i8 %_3.i.i.i.5.i.i.i115.i, ptr %_39.sroa.13.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.14632.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 44, !dbg !1043
  store i32 %_4.i.i.i.5.i.i.i117.i, ptr %_39.sroa.14632.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.15.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 48, !dbg !1043
  store i8 %_3.i.i.i.6.i.i.i118.i, ptr %_39.sroa.15.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.16633.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 52, !dbg !1043
  store i32 %_4.i.i.i.6.i.i.i120.i, ptr %_39.sroa.16633.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.17.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 56, !dbg !1043
  store i8 %_3.i.i.i.7.i.i.i121.i, ptr %_39.sroa.17.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.18634.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 60, !dbg !1043
  store i32 %_4.i.i.i.7.i.i.i123.i, ptr %_39.sroa.18634.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.19.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 64, !dbg !1043
  store i8 %_3.i.i.i.8.i.i.i124.i, ptr %_39.sroa.19.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.20635.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 68, !dbg !1043
  store i32 %_4.i.i.i.8.i.i.i126.i, ptr %_39.sroa.20635.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.21.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 72, !dbg !1043
  store i8 %_3.i.i.i.9.i.i.i127.i, ptr %_39.sroa.21.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.22636.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 76, !dbg !1043
  store i32 %_4.i.i.i.9.i.i.i129.i, ptr %_39.sroa.22636.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.23.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 80, !dbg !1043
  store i8 %_3.i.i.i.10.i.i.i130.i, ptr %_39.sroa.23.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.24637.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 84, !dbg !1043
  store i32 %_4.i.i.i.10.i.i.i132.i, ptr %_39.sroa.24637.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.25.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 88, !dbg !1043
  store i8 %_3.i.i.i.11.i.i.i133.i, ptr %_39.sroa.25.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.26638.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 92, !dbg !1043
  store i32 %_4.i.i.i.11.i.i.i135.i, ptr %_39.sroa.26638.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.27.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 96, !dbg !1043
  store i8 %_3.i.i.i.12.i.i.i136.i, ptr %_39.sroa.27.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.28639.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 100, !dbg !1043
  store i32 %_4.i.i.i.12.i.i.i138.i, ptr %_39.sroa.28639.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.29.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 104, !dbg !1043
  store i8 %_3.i.i.i.13.i.i.i139.i, ptr %_39.sroa.29.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.30640.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 108, !dbg !1043
  store i32 %_4.i.i.i.13.i.i.i141.i, ptr %_39.sroa.30640.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.31.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 112, !dbg !1043
  store i8 %_3.i.i.i.14.i.i.i142.i, ptr %_39.sroa.31.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.32641.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 116, !dbg !1043
  store i32 %_4.i.i.i.14.i.i.i144.i, ptr %_39.sroa.32641.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.33.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 120, !dbg !1043
  store i8 %_3.i.i.i.15.i.i.i145.i, ptr %_39.sroa.33.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  %_39.sroa.34642.0._9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_9.i, i64 124, !dbg !1043
  store i32 %_4.i.i.i.15.i.i.i147.i, ptr %_39.sroa.34642.0._9.sroa_idx.i, align 4, !dbg !1043, !noalias !944
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1044), !dbg !1047
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1048), !dbg !1047
  call void @llvm.lifetime.start.p0(ptr nonnull %merged.i.i), !dbg !1050, !noalias !1053
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %merged.i.i, ptr noundef nonnull readonly align 4 dereferenceable(128) %_7.i, i64 128, i1 false), !dbg !1055, !noalias !1056
  br label %bb18.i.i, !dbg !1057

bb18.i.i:                                         ; preds = %bb18.i.i, %start
  %count.sroa.0.08.i.i = phi i64 [ %count.i, %start ], [ %8, %bb18.i.i ]
  %l.sroa.0.07.i.i = phi ptr [ %_7.i, %start ], [ %_30.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb18.i.i ]
  %r.sroa.0.06.i.i = phi ptr [ %_9.i, %start ], [ %_28.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb18.i.i ]
  %iter1.sroa.0.0.idx5.i.i = phi i64 [ 0, %start ], [ %iter1.sroa.0.0.add.i.i, %bb18.i.i ]
  %iter1.sroa.0.0.ptr9.i.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 %iter1.sroa.0.0.idx5.i.i, !dbg !1069
  %8 = add nsw i64 %count.sroa.0.08.i.i, -1, !dbg !1069
  %iter1.sroa.0.0.add.i.i = add nuw nsw i64 %iter1.sroa.0.0.idx5.i.i, 8, !dbg !1070
  %r.sroa.0.0.val.i.i = load i8, ptr %r.sroa.0.06.i.i, align 4, !dbg !1083, !alias.scope !1048, !noalias !1085, !noundef !17
  %l.sroa.0.0.val.i.i = load i8, ptr %l.sroa.0.07.i.i, align 4, !dbg !1086, !alias.scope !1044, !noalias !1056, !noundef !17
  %right_first.i.not.i = icmp ult i8 %r.sroa.0.0.val.i.i, %l.sroa.0.0.val.i.i, !dbg !1083
  %r.sroa.0.0.l.sroa.0.0.i.i = select i1 %right_first.i.not.i, ptr %r.sroa.0.06.i.i, ptr %l.sroa.0.07.i.i, !dbg !1087
  %9 = load i64, ptr %r.sroa.0.0.l.sroa.0.0.i.i, align 4, !dbg !1089, !alias.scope !1092, !noalias !1093
  store i64 %9, ptr %iter1.sroa.0.0.ptr9.i.i, align 4, !dbg !1089, !noalias !1053
  %_28.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i.not.i, i64 8, i64 0, !dbg !1094
  %_28.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %r.sroa.0.06.i.i, i64 %_28.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1094
  %_30.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i.not.i, i64 0, i64 8, !dbg !1097
  %_30.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %l.sroa.0.07.i.i, i64 %_30.i.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1097
  %10 = icmp eq i64 %8, 0, !dbg !1057
  %_45.i.i = icmp eq i64 %iter1.sroa.0.0.add.i.i, 128
  %or.cond.i.i = select i1 %10, i1 true, i1 %_45.i.i, !dbg !1057
  br i1 %or.cond.i.i, label %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i, label %bb18.i.i, !dbg !1057

_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i: ; preds = %bb18.i.i
  %pairs.sroa.0.0.copyload.i = load i8, ptr %merged.i.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.4675.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 4, !dbg !1099
  %pairs.sroa.4675.0.copyload.i = load i32, ptr %pairs.sroa.4675.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.5.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 8, !dbg !1099
  %pairs.sroa.5.0.copyload.i = load i8, ptr %pairs.sroa.5.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.6676.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 12, !dbg !1099
  %pairs.sroa.6676.0.copyload.i = load i32, ptr %pairs.sroa.6676.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.7.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 16, !dbg !1099
  %pairs.sroa.7.0.copyload.i = load i8, ptr %pairs.sroa.7.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.8677.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 20, !dbg !1099
  %pairs.sroa.8677.0.copyload.i = load i32, ptr %pairs.sroa.8677.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.9.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 24, !dbg !1099
  %pairs.sroa.9.0.copyload.i = load i8, ptr %pairs.sroa.9.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.10678.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 28, !dbg !1099
  %pairs.sroa.10678.0.copyload.i = load i32, ptr %pairs.sroa.10678.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.11.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 32, !dbg !1099
  %pairs.sroa.11.0.copyload.i = load i8, ptr %pairs.sroa.11.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.12679.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 36, !dbg !1099
  %pairs.sroa.12679.0.copyload.i = load i32, ptr %pairs.sroa.12679.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.13.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 40, !dbg !1099
  %pairs.sroa.13.0.copyload.i = load i8, ptr %pairs.sroa.13.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.14680.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 44, !dbg !1099
  %pairs.sroa.14680.0.copyload.i = load i32, ptr %pairs.sroa.14680.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.15.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 48, !dbg !1099
  %pairs.sroa.15.0.copyload.i = load i8, ptr %pairs.sroa.15.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.16681.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 52, !dbg !1099
  %pairs.sroa.16681.0.copyload.i = load i32, ptr %pairs.sroa.16681.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.17.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 56, !dbg !1099
  %pairs.sroa.17.0.copyload.i = load i8, ptr %pairs.sroa.17.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.18682.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 60, !dbg !1099
  %pairs.sroa.18682.0.copyload.i = load i32, ptr %pairs.sroa.18682.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.19.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 64, !dbg !1099
  %pairs.sroa.19.0.copyload.i = load i8, ptr %pairs.sroa.19.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.20683.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 68, !dbg !1099
  %pairs.sroa.20683.0.copyload.i = load i32, ptr %pairs.sroa.20683.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.21.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 72, !dbg !1099
  %pairs.sroa.21.0.copyload.i = load i8, ptr %pairs.sroa.21.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.22684.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 76, !dbg !1099
  %pairs.sroa.22684.0.copyload.i = load i32, ptr %pairs.sroa.22684.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.23.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 80, !dbg !1099
  %pairs.sroa.23.0.copyload.i = load i8, ptr %pairs.sroa.23.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.24685.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 84, !dbg !1099
  %pairs.sroa.24685.0.copyload.i = load i32, ptr %pairs.sroa.24685.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.25.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 88, !dbg !1099
  %pairs.sroa.25.0.copyload.i = load i8, ptr %pairs.sroa.25.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.26686.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 92, !dbg !1099
  %pairs.sroa.26686.0.copyload.i = load i32, ptr %pairs.sroa.26686.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.27.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 96, !dbg !1099
  %pairs.sroa.27.0.copyload.i = load i8, ptr %pairs.sroa.27.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.28687.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 100, !dbg !1099
  %pairs.sroa.28687.0.copyload.i = load i32, ptr %pairs.sroa.28687.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.29.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 104, !dbg !1099
  %pairs.sroa.29.0.copyload.i = load i8, ptr %pairs.sroa.29.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.30688.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 108, !dbg !1099
  %pairs.sroa.30688.0.copyload.i = load i32, ptr %pairs.sroa.30688.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.31.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 112, !dbg !1099
  %pairs.sroa.31.0.copyload.i = load i8, ptr %pairs.sroa.31.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.32689.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 116, !dbg !1099
  %pairs.sroa.32689.0.copyload.i = load i32, ptr %pairs.sroa.32689.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.33.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 120, !dbg !1099
  %pairs.sroa.33.0.copyload.i = load i8, ptr %pairs.sroa.33.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  %pairs.sroa.34690.0.merged.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %merged.i.i, i64 124, !dbg !1099
  %pairs.sroa.34690.0.copyload.i = load i32, ptr %pairs.sroa.34690.0.merged.i.sroa_idx.i, align 4, !dbg !1099, !noalias !1100
  call void @llvm.lifetime.end.p0(ptr nonnull %merged.i.i), !dbg !1101, !noalias !1053
  call void @llvm.lifetime.end.p0(ptr nonnull %_9.i), !dbg !1102, !noalias !944
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i), !dbg !1102, !noalias !944
  call void @llvm.lifetime.start.p0(ptr nonnull %_12.i), !dbg !1103, !noalias !944
  %_4.i.i.i.i.i.i276.i = trunc i64 %_5.i.i.i.i.i.i.i to i8, !dbg !1106
  %11 = trunc nuw nsw i64 %_0.i.i.i.i.i to i32, !dbg !1127
  %_8.i.i.i.i.i.i.i = xor i32 %11, -1, !dbg !1127
  %_4.i.i.i.1.i.i.i279.i = trunc i64 %_5.i.i.i.1.i.i.i.i to i8, !dbg !1106
  %12 = trunc nuw nsw i64 %_0.i.i.1.i.i.i to i32, !dbg !1127
  %_8.i.i.i.1.i.i.i.i = xor i32 %12, -1, !dbg !1127
  %_4.i.i.i.2.i.i.i282.i = trunc i64 %_5.i.i.i.2.i.i.i.i to i8, !dbg !1106
  %13 = trunc nuw nsw i64 %_0.i.i.2.i.i.i to i32, !dbg !1127
  %_8.i.i.i.2.i.i.i.i = xor i32 %13, -1, !dbg !1127
  %_4.i.i.i.3.i.i.i285.i = trunc i64 %_5.i.i.i.3.i.i.i.i to i8, !dbg !1106
  %14 = trunc nuw nsw i64 %_0.i.i.3.i.i.i to i32, !dbg !1127
  %_8.i.i.i.3.i.i.i.i = xor i32 %14, -1, !dbg !1127
  %_4.i.i.i.4.i.i.i288.i = trunc i64 %_5.i.i.i.4.i.i.i.i to i8, !dbg !1106
  %15 = trunc nuw nsw i64 %_0.i.i.4.i.i.i to i32, !dbg !1127
  %_8.i.i.i.4.i.i.i.i = xor i32 %15, -1, !dbg !1127
  %_4.i.i.i.5.i.i.i291.i = trunc i64 %_5.i.i.i.5.i.i.i.i to i8, !dbg !1106
  %16 = trunc nuw nsw i64 %_0.i.i.5.i.i.i to i32, !dbg !1127
  %_8.i.i.i.5.i.i.i.i = xor i32 %16, -1, !dbg !1127
  %_4.i.i.i.6.i.i.i294.i = trunc i64 %_5.i.i.i.6.i.i.i.i to i8, !dbg !1106
  %17 = trunc nuw nsw i64 %_0.i.i.6.i.i.i to i32, !dbg !1127
  %_8.i.i.i.6.i.i.i.i = xor i32 %17, -1, !dbg !1127
  %_4.i.i.i.7.i.i.i297.i = trunc i64 %_5.i.i.i.7.i.i.i.i to i8, !dbg !1106
  %18 = trunc nuw nsw i64 %_0.i.i.7.i.i.i to i32, !dbg !1127
  %_8.i.i.i.7.i.i.i.i = xor i32 %18, -1, !dbg !1127
  %_4.i.i.i.8.i.i.i300.i = trunc i64 %_5.i.i.i.8.i.i.i.i to i8, !dbg !1106
  %19 = trunc nuw nsw i64 %_0.i.i.8.i.i.i to i32, !dbg !1127
  %_8.i.i.i.8.i.i.i.i = xor i32 %19, -1, !dbg !1127
  %_4.i.i.i.9.i.i.i303.i = trunc i64 %_5.i.i.i.9.i.i.i.i to i8, !dbg !1106
  %20 = trunc nuw nsw i64 %_0.i.i.9.i.i.i to i32, !dbg !1127
  %_8.i.i.i.9.i.i.i.i = xor i32 %20, -1, !dbg !1127
  %_4.i.i.i.10.i.i.i306.i = trunc i64 %_5.i.i.i.10.i.i.i.i to i8, !dbg !1106
  %21 = trunc nuw nsw i64 %_0.i.i.10.i.i.i to i32, !dbg !1127
  %_8.i.i.i.10.i.i.i.i = xor i32 %21, -1, !dbg !1127
  %_4.i.i.i.11.i.i.i309.i = trunc i64 %_5.i.i.i.11.i.i.i.i to i8, !dbg !1106
  %22 = trunc nuw nsw i64 %_0.i.i.11.i.i.i to i32, !dbg !1127
  %_8.i.i.i.11.i.i.i.i = xor i32 %22, -1, !dbg !1127
  %_4.i.i.i.12.i.i.i312.i = trunc i64 %_5.i.i.i.12.i.i.i.i to i8, !dbg !1106
  %23 = trunc nuw nsw i64 %_0.i.i.12.i.i.i to i32, !dbg !1127
  %_8.i.i.i.12.i.i.i.i = xor i32 %23, -1, !dbg !1127
  %_4.i.i.i.13.i.i.i315.i = trunc i64 %_5.i.i.i.13.i.i.i.i to i8, !dbg !1106
  %24 = trunc nuw nsw i64 %_0.i.i.13.i.i.i to i32, !dbg !1127
  %_8.i.i.i.13.i.i.i.i = xor i32 %24, -1, !dbg !1127
  %_4.i.i.i.14.i.i.i318.i = trunc i64 %_5.i.i.i.14.i.i.i.i to i8, !dbg !1106
  %25 = trunc nuw nsw i64 %_0.i.i.14.i.i.i to i32, !dbg !1127
  %_8.i.i.i.14.i.i.i.i = xor i32 %25, -1, !dbg !1127
  %_4.i.i.i.15.i.i.i321.i = trunc i64 %_5.i.i.i.15.i.i.i.i to i8, !dbg !1106
  %26 = trunc nuw nsw i64 %_0.i.i.15.i.i.i to i32, !dbg !1127
  %_8.i.i.i.15.i.i.i.i = xor i32 %26, -1, !dbg !1127
  store i8 %_3.i.i.i.i.i.i.i, ptr %_12.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.4.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 1, !dbg !1128
  store i8 %_4.i.i.i.i.i.i276.i, ptr %_47.sroa.4.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.5643.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 4, !dbg !1128
  store i32 %_4.i.i.i.i.i.i.i, ptr %_47.sroa.5643.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.6.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 8, !dbg !1128
  store i32 %_8.i.i.i.i.i.i.i, ptr %_47.sroa.6.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.7.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 12, !dbg !1128
  store i8 %_3.i.i.i.1.i.i.i.i, ptr %_47.sroa.7.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.8.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 13, !dbg !1128
  store i8 %_4.i.i.i.1.i.i.i279.i, ptr %_47.sroa.8.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.9644.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 16, !dbg !1128
  store i32 %_4.i.i.i.1.i.i.i.i, ptr %_47.sroa.9644.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.10.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 20, !dbg !1128
  store i32 %_8.i.i.i.1.i.i.i.i, ptr %_47.sroa.10.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.11.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 24, !dbg !1128
  store i8 %_3.i.i.i.2.i.i.i.i, ptr %_47.sroa.11.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.12.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 25, !dbg !1128
  store i8 %_4.i.i.i.2.i.i.i282.i, ptr %_47.sroa.12.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.13645.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 28, !dbg !1128
  store i32 %_4.i.i.i.2.i.i.i.i, ptr %_47.sroa.13645.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.14.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 32, !dbg !1128
  store i32 %_8.i.i.i.2.i.i.i.i, ptr %_47.sroa.14.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.15.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 36, !dbg !1128
  store i8 %_3.i.i.i.3.i.i.i.i, ptr %_47.sroa.15.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.16.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 37, !dbg !1128
  store i8 %_4.i.i.i.3.i.i.i285.i, ptr %_47.sroa.16.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.17646.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 40, !dbg !1128
  store i32 %_4.i.i.i.3.i.i.i.i, ptr %_47.sroa.17646.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.18.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 44, !dbg !1128
  store i32 %_8.i.i.i.3.i.i.i.i, ptr %_47.sroa.18.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.19.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 48, !dbg !1128
  store i8 %_3.i.i.i.4.i.i.i.i, ptr %_47.sroa.19.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.20.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 49, !dbg !1128
  store i8 %_4.i.i.i.4.i.i.i288.i, ptr %_47.sroa.20.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.21647.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 52, !dbg !1128
  store i32 %_4.i.i.i.4.i.i.i.i, ptr %_47.sroa.21647.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.22.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 56, !dbg !1128
  store i32 %_8.i.i.i.4.i.i.i.i, ptr %_47.sroa.22.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.23.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 60, !dbg !1128
  store i8 %_3.i.i.i.5.i.i.i.i, ptr %_47.sroa.23.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.24.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 61, !dbg !1128
  store i8 %_4.i.i.i.5.i.i.i291.i, ptr %_47.sroa.24.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.25648.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 64, !dbg !1128
  store i32 %_4.i.i.i.5.i.i.i.i, ptr %_47.sroa.25648.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.26.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 68, !dbg !1128
  store i32 %_8.i.i.i.5.i.i.i.i, ptr %_47.sroa.26.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.27.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 72, !dbg !1128
  store i8 %_3.i.i.i.6.i.i.i.i, ptr %_47.sroa.27.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.28.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 73, !dbg !1128
  store i8 %_4.i.i.i.6.i.i.i294.i, ptr %_47.sroa.28.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.29649.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 76, !dbg !1128
  store i32 %_4.i.i.i.6.i.i.i.i, ptr %_47.sroa.29649.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.30.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 80, !dbg !1128
  store i32 %_8.i.i.i.6.i.i.i.i, ptr %_47.sroa.30.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.31.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 84, !dbg !1128
  store i8 %_3.i.i.i.7.i.i.i.i, ptr %_47.sroa.31.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.32.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 85, !dbg !1128
  store i8 %_4.i.i.i.7.i.i.i297.i, ptr %_47.sroa.32.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.33650.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 88, !dbg !1128
  store i32 %_4.i.i.i.7.i.i.i.i, ptr %_47.sroa.33650.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.34.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 92, !dbg !1128
  store i32 %_8.i.i.i.7.i.i.i.i, ptr %_47.sroa.34.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.35.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 96, !dbg !1128
  store i8 %_3.i.i.i.8.i.i.i.i, ptr %_47.sroa.35.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.36.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 97, !dbg !1128
  store i8 %_4.i.i.i.8.i.i.i300.i, ptr %_47.sroa.36.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.37651.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 100, !dbg !1128
  store i32 %_4.i.i.i.8.i.i.i.i, ptr %_47.sroa.37651.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.38.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 104, !dbg !1128
  store i32 %_8.i.i.i.8.i.i.i.i, ptr %_47.sroa.38.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.39.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 108, !dbg !1128
  store i8 %_3.i.i.i.9.i.i.i.i, ptr %_47.sroa.39.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.40.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 109, !dbg !1128
  store i8 %_4.i.i.i.9.i.i.i303.i, ptr %_47.sroa.40.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.41652.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 112, !dbg !1128
  store i32 %_4.i.i.i.9.i.i.i.i, ptr %_47.sroa.41652.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.42.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 116, !dbg !1128
  store i32 %_8.i.i.i.9.i.i.i.i, ptr %_47.sroa.42.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.43.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 120, !dbg !1128
  store i8 %_3.i.i.i.10.i.i.i.i, ptr %_47.sroa.43.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.44.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 121, !dbg !1128
  store i8 %_4.i.i.i.10.i.i.i306.i, ptr %_47.sroa.44.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.45653.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 124, !dbg !1128
  store i32 %_4.i.i.i.10.i.i.i.i, ptr %_47.sroa.45653.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.46.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 128, !dbg !1128
  store i32 %_8.i.i.i.10.i.i.i.i, ptr %_47.sroa.46.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.47.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 132, !dbg !1128
  store i8 %_3.i.i.i.11.i.i.i.i, ptr %_47.sroa.47.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.48.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 133, !dbg !1128
  store i8 %_4.i.i.i.11.i.i.i309.i, ptr %_47.sroa.48.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.49654.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 136, !dbg !1128
  store i32 %_4.i.i.i.11.i.i.i.i, ptr %_47.sroa.49654.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.50.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 140, !dbg !1128
  store i32 %_8.i.i.i.11.i.i.i.i, ptr %_47.sroa.50.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.51.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 144, !dbg !1128
  store i8 %_3.i.i.i.12.i.i.i.i, ptr %_47.sroa.51.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.52.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 145, !dbg !1128
  store i8 %_4.i.i.i.12.i.i.i312.i, ptr %_47.sroa.52.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.53655.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 148, !dbg !1128
  store i32 %_4.i.i.i.12.i.i.i.i, ptr %_47.sroa.53655.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.54.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 152, !dbg !1128
  store i32 %_8.i.i.i.12.i.i.i.i, ptr %_47.sroa.54.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.55.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 156, !dbg !1128
  store i8 %_3.i.i.i.13.i.i.i.i, ptr %_47.sroa.55.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.56.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 157, !dbg !1128
  store i8 %_4.i.i.i.13.i.i.i315.i, ptr %_47.sroa.56.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.57656.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 160, !dbg !1128
  store i32 %_4.i.i.i.13.i.i.i.i, ptr %_47.sroa.57656.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.58.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 164, !dbg !1128
  store i32 %_8.i.i.i.13.i.i.i.i, ptr %_47.sroa.58.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.59.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 168, !dbg !1128
  store i8 %_3.i.i.i.14.i.i.i.i, ptr %_47.sroa.59.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.60.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 169, !dbg !1128
  store i8 %_4.i.i.i.14.i.i.i318.i, ptr %_47.sroa.60.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.61657.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 172, !dbg !1128
  store i32 %_4.i.i.i.14.i.i.i.i, ptr %_47.sroa.61657.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.62.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 176, !dbg !1128
  store i32 %_8.i.i.i.14.i.i.i.i, ptr %_47.sroa.62.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.63.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 180, !dbg !1128
  store i8 %_3.i.i.i.15.i.i.i.i, ptr %_47.sroa.63.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.64.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 181, !dbg !1128
  store i8 %_4.i.i.i.15.i.i.i321.i, ptr %_47.sroa.64.0._12.sroa_idx.i, align 1, !dbg !1128, !noalias !944
  %_47.sroa.65658.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 184, !dbg !1128
  store i32 %_4.i.i.i.15.i.i.i.i, ptr %_47.sroa.65658.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  %_47.sroa.66.0._12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_12.i, i64 188, !dbg !1128
  store i32 %_8.i.i.i.15.i.i.i.i, ptr %_47.sroa.66.0._12.sroa_idx.i, align 4, !dbg !1128, !noalias !944
  call void @llvm.lifetime.start.p0(ptr nonnull %_14.i), !dbg !1129, !noalias !944
  %_4.i.i.i.i.i.i443.i = trunc i64 %_5.i.i.i.i.i.i101.i to i8, !dbg !1130
  %27 = trunc nuw nsw i64 %_0.i.i.i.i8.i to i32, !dbg !1138
  %_8.i.i.i.i.i.i445.i = xor i32 %27, -1, !dbg !1138
  %_4.i.i.i.1.i.i.i448.i = trunc i64 %_5.i.i.i.1.i.i.i104.i to i8, !dbg !1130
  %28 = trunc nuw nsw i64 %_0.i.i.1.i.i11.i to i32, !dbg !1138
  %_8.i.i.i.1.i.i.i450.i = xor i32 %28, -1, !dbg !1138
  %_4.i.i.i.2.i.i.i453.i = trunc i64 %_5.i.i.i.2.i.i.i107.i to i8, !dbg !1130
  %29 = trunc nuw nsw i64 %_0.i.i.2.i.i14.i to i32, !dbg !1138
  %_8.i.i.i.2.i.i.i455.i = xor i32 %29, -1, !dbg !1138
  %_4.i.i.i.3.i.i.i458.i = trunc i64 %_5.i.i.i.3.i.i.i110.i to i8, !dbg !1130
  %30 = trunc nuw nsw i64 %_0.i.i.3.i.i17.i to i32, !dbg !1138
  %_8.i.i.i.3.i.i.i460.i = xor i32 %30, -1, !dbg !1138
  %_4.i.i.i.4.i.i.i463.i = trunc i64 %_5.i.i.i.4.i.i.i113.i to i8, !dbg !1130
  %31 = trunc nuw nsw i64 %_0.i.i.4.i.i20.i to i32, !dbg !1138
  %_8.i.i.i.4.i.i.i465.i = xor i32 %31, -1, !dbg !1138
  %_4.i.i.i.5.i.i.i468.i = trunc i64 %_5.i.i.i.5.i.i.i116.i to i8, !dbg !1130
  %32 = trunc nuw nsw i64 %_0.i.i.5.i.i23.i to i32, !dbg !1138
  %_8.i.i.i.5.i.i.i470.i = xor i32 %32, -1, !dbg !1138
  %_4.i.i.i.6.i.i.i473.i = trunc i64 %_5.i.i.i.6.i.i.i119.i to i8, !dbg !1130
  %33 = trunc nuw nsw i64 %_0.i.i.6.i.i26.i to i32, !dbg !1138
  %_8.i.i.i.6.i.i.i475.i = xor i32 %33, -1, !dbg !1138
  %_4.i.i.i.7.i.i.i478.i = trunc i64 %_5.i.i.i.7.i.i.i122.i to i8, !dbg !1130
  %34 = trunc nuw nsw i64 %_0.i.i.7.i.i29.i to i32, !dbg !1138
  %_8.i.i.i.7.i.i.i480.i = xor i32 %34, -1, !dbg !1138
  %_4.i.i.i.8.i.i.i483.i = trunc i64 %_5.i.i.i.8.i.i.i125.i to i8, !dbg !1130
  %35 = trunc nuw nsw i64 %_0.i.i.8.i.i32.i to i32, !dbg !1138
  %_8.i.i.i.8.i.i.i485.i = xor i32 %35, -1, !dbg !1138
  %_4.i.i.i.9.i.i.i488.i = trunc i64 %_5.i.i.i.9.i.i.i128.i to i8, !dbg !1130
  %36 = trunc nuw nsw i64 %_0.i.i.9.i.i35.i to i32, !dbg !1138
  %_8.i.i.i.9.i.i.i490.i = xor i32 %36, -1, !dbg !1138
  %_4.i.i.i.10.i.i.i493.i = trunc i64 %_5.i.i.i.10.i.i.i131.i to i8, !dbg !1130
  %37 = trunc nuw nsw i64 %_0.i.i.10.i.i38.i to i32, !dbg !1138
  %_8.i.i.i.10.i.i.i495.i = xor i32 %37, -1, !dbg !1138
  %_4.i.i.i.11.i.i.i498.i = trunc i64 %_5.i.i.i.11.i.i.i134.i to i8, !dbg !1130
  %38 = trunc nuw nsw i64 %_0.i.i.11.i.i41.i to i32, !dbg !1138
  %_8.i.i.i.11.i.i.i500.i = xor i32 %38, -1, !dbg !1138
  %_4.i.i.i.12.i.i.i503.i = trunc i64 %_5.i.i.i.12.i.i.i137.i to i8, !dbg !1130
  %39 = trunc nuw nsw i64 %_0.i.i.12.i.i44.i to i32, !dbg !1138
  %_8.i.i.i.12.i.i.i505.i = xor i32 %39, -1, !dbg !1138
  %_4.i.i.i.13.i.i.i508.i = trunc i64 %_5.i.i.i.13.i.i.i140.i to i8, !dbg !1130
  %40 = trunc nuw nsw i64 %_0.i.i.13.i.i47.i to i32, !dbg !1138
  %_8.i.i.i.13.i.i.i510.i = xor i32 %40, -1, !dbg !1138
  %_4.i.i.i.14.i.i.i513.i = trunc i64 %_5.i.i.i.14.i.i.i143.i to i8, !dbg !1130
  %41 = trunc nuw nsw i64 %_0.i.i.14.i.i50.i to i32, !dbg !1138
  %_8.i.i.i.14.i.i.i515.i = xor i32 %41, -1, !dbg !1138
  %_4.i.i.i.15.i.i.i518.i = trunc i64 %_5.i.i.i.15.i.i.i146.i to i8, !dbg !1130
  %42 = trunc nuw nsw i64 %_0.i.i.15.i.i53.i to i32, !dbg !1138
  %_8.i.i.i.15.i.i.i520.i = xor i32 %42, -1, !dbg !1138
  store i8 %_3.i.i.i.i.i.i100.i, ptr %_14.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.4.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 1, !dbg !1139
  store i8 %_4.i.i.i.i.i.i443.i, ptr %_55.sroa.4.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.5659.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 4, !dbg !1139
  store i32 %_4.i.i.i.i.i.i102.i, ptr %_55.sroa.5659.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.6.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 8, !dbg !1139
  store i32 %_8.i.i.i.i.i.i445.i, ptr %_55.sroa.6.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.7.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 12, !dbg !1139
  store i8 %_3.i.i.i.1.i.i.i103.i, ptr %_55.sroa.7.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.8.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 13, !dbg !1139
  store i8 %_4.i.i.i.1.i.i.i448.i, ptr %_55.sroa.8.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.9660.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 16, !dbg !1139
  store i32 %_4.i.i.i.1.i.i.i105.i, ptr %_55.sroa.9660.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.10.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 20, !dbg !1139
  store i32 %_8.i.i.i.1.i.i.i450.i, ptr %_55.sroa.10.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.11.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 24, !dbg !1139
  store i8 %_3.i.i.i.2.i.i.i106.i, ptr %_55.sroa.11.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.12.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 25, !dbg !1139
  store i8 %_4.i.i.i.2.i.i.i453.i, ptr %_55.sroa.12.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.13661.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 28, !dbg !1139
  store i32 %_4.i.i.i.2.i.i.i108.i, ptr %_55.sroa.13661.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.14.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 32, !dbg !1139
  store i32 %_8.i.i.i.2.i.i.i455.i, ptr %_55.sroa.14.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.15.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 36, !dbg !1139
  store i8 %_3.i.i.i.3.i.i.i109.i, ptr %_55.sroa.15.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.16.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 37, !dbg !1139
  store i8 %_4.i.i.i.3.i.i.i458.i, ptr %_55.sroa.16.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.17662.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 40, !dbg !1139
  store i32 %_4.i.i.i.3.i.i.i111.i, ptr %_55.sroa.17662.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.18.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 44, !dbg !1139
  store i32 %_8.i.i.i.3.i.i.i460.i, ptr %_55.sroa.18.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.19.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 48, !dbg !1139
  store i8 %_3.i.i.i.4.i.i.i112.i, ptr %_55.sroa.19.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.20.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 49, !dbg !1139
  store i8 %_4.i.i.i.4.i.i.i463.i, ptr %_55.sroa.20.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.21663.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 52, !dbg !1139
  store i32 %_4.i.i.i.4.i.i.i114.i, ptr %_55.sroa.21663.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.22.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 56, !dbg !1139
  store i32 %_8.i.i.i.4.i.i.i465.i, ptr %_55.sroa.22.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.23.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 60, !dbg !1139
  store i8 %_3.i.i.i.5.i.i.i115.i, ptr %_55.sroa.23.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.24.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 61, !dbg !1139
  store i8 %_4.i.i.i.5.i.i.i468.i, ptr %_55.sroa.24.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.25664.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 64, !dbg !1139
  store i32 %_4.i.i.i.5.i.i.i117.i, ptr %_55.sroa.25664.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.26.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 68, !dbg !1139
  store i32 %_8.i.i.i.5.i.i.i470.i, ptr %_55.sroa.26.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.27.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 72, !dbg !1139
  store i8 %_3.i.i.i.6.i.i.i118.i, ptr %_55.sroa.27.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.28.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 73, !dbg !1139
  store i8 %_4.i.i.i.6.i.i.i473.i, ptr %_55.sroa.28.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.29665.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 76, !dbg !1139
  store i32 %_4.i.i.i.6.i.i.i120.i, ptr %_55.sroa.29665.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.30.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 80, !dbg !1139
  store i32 %_8.i.i.i.6.i.i.i475.i, ptr %_55.sroa.30.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.31.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 84, !dbg !1139
  store i8 %_3.i.i.i.7.i.i.i121.i, ptr %_55.sroa.31.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.32.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 85, !dbg !1139
  store i8 %_4.i.i.i.7.i.i.i478.i, ptr %_55.sroa.32.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.33666.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 88, !dbg !1139
  store i32 %_4.i.i.i.7.i.i.i123.i, ptr %_55.sroa.33666.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.34.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 92, !dbg !1139
  store i32 %_8.i.i.i.7.i.i.i480.i, ptr %_55.sroa.34.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.35.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 96, !dbg !1139
  store i8 %_3.i.i.i.8.i.i.i124.i, ptr %_55.sroa.35.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.36.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 97, !dbg !1139
  store i8 %_4.i.i.i.8.i.i.i483.i, ptr %_55.sroa.36.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.37667.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 100, !dbg !1139
  store i32 %_4.i.i.i.8.i.i.i126.i, ptr %_55.sroa.37667.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.38.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 104, !dbg !1139
  store i32 %_8.i.i.i.8.i.i.i485.i, ptr %_55.sroa.38.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.39.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 108, !dbg !1139
  store i8 %_3.i.i.i.9.i.i.i127.i, ptr %_55.sroa.39.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.40.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 109, !dbg !1139
  store i8 %_4.i.i.i.9.i.i.i488.i, ptr %_55.sroa.40.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.41668.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 112, !dbg !1139
  store i32 %_4.i.i.i.9.i.i.i129.i, ptr %_55.sroa.41668.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.42.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 116, !dbg !1139
  store i32 %_8.i.i.i.9.i.i.i490.i, ptr %_55.sroa.42.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.43.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 120, !dbg !1139
  store i8 %_3.i.i.i.10.i.i.i130.i, ptr %_55.sroa.43.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.44.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 121, !dbg !1139
  store i8 %_4.i.i.i.10.i.i.i493.i, ptr %_55.sroa.44.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.45669.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 124, !dbg !1139
  store i32 %_4.i.i.i.10.i.i.i132.i, ptr %_55.sroa.45669.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.46.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 128, !dbg !1139
  store i32 %_8.i.i.i.10.i.i.i495.i, ptr %_55.sroa.46.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.47.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 132, !dbg !1139
  store i8 %_3.i.i.i.11.i.i.i133.i, ptr %_55.sroa.47.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.48.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 133, !dbg !1139
  store i8 %_4.i.i.i.11.i.i.i498.i, ptr %_55.sroa.48.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.49670.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 136, !dbg !1139
  store i32 %_4.i.i.i.11.i.i.i135.i, ptr %_55.sroa.49670.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.50.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 140, !dbg !1139
  store i32 %_8.i.i.i.11.i.i.i500.i, ptr %_55.sroa.50.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.51.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 144, !dbg !1139
  store i8 %_3.i.i.i.12.i.i.i136.i, ptr %_55.sroa.51.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.52.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 145, !dbg !1139
  store i8 %_4.i.i.i.12.i.i.i503.i, ptr %_55.sroa.52.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.53671.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 148, !dbg !1139
  store i32 %_4.i.i.i.12.i.i.i138.i, ptr %_55.sroa.53671.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.54.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 152, !dbg !1139
  store i32 %_8.i.i.i.12.i.i.i505.i, ptr %_55.sroa.54.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.55.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 156, !dbg !1139
  store i8 %_3.i.i.i.13.i.i.i139.i, ptr %_55.sroa.55.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.56.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 157, !dbg !1139
  store i8 %_4.i.i.i.13.i.i.i508.i, ptr %_55.sroa.56.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.57672.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 160, !dbg !1139
  store i32 %_4.i.i.i.13.i.i.i141.i, ptr %_55.sroa.57672.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.58.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 164, !dbg !1139
  store i32 %_8.i.i.i.13.i.i.i510.i, ptr %_55.sroa.58.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.59.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 168, !dbg !1139
  store i8 %_3.i.i.i.14.i.i.i142.i, ptr %_55.sroa.59.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.60.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 169, !dbg !1139
  store i8 %_4.i.i.i.14.i.i.i513.i, ptr %_55.sroa.60.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.61673.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 172, !dbg !1139
  store i32 %_4.i.i.i.14.i.i.i144.i, ptr %_55.sroa.61673.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.62.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 176, !dbg !1139
  store i32 %_8.i.i.i.14.i.i.i515.i, ptr %_55.sroa.62.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.63.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 180, !dbg !1139
  store i8 %_3.i.i.i.15.i.i.i145.i, ptr %_55.sroa.63.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.64.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 181, !dbg !1139
  store i8 %_4.i.i.i.15.i.i.i518.i, ptr %_55.sroa.64.0._14.sroa_idx.i, align 1, !dbg !1139, !noalias !944
  %_55.sroa.65674.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 184, !dbg !1139
  store i32 %_4.i.i.i.15.i.i.i147.i, ptr %_55.sroa.65674.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  %_55.sroa.66.0._14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_14.i, i64 188, !dbg !1139
  store i32 %_8.i.i.i.15.i.i.i520.i, ptr %_55.sroa.66.0._14.sroa_idx.i, align 4, !dbg !1139, !noalias !944
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1140), !dbg !1143
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1144), !dbg !1143
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(192) %merged.i584.i, ptr noundef nonnull readonly align 4 dereferenceable(192) %_12.i, i64 192, i1 false), !dbg !1146, !noalias !944
  br label %bb18.i585.i, !dbg !1149

bb18.i585.i:                                      ; preds = %bb18.i585.i, %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i
  %count.sroa.0.08.i586.i = phi i64 [ %count.i, %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %43, %bb18.i585.i ]
  %l.sroa.0.07.i587.i = phi ptr [ %_12.i, %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %_30.i599.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb18.i585.i ]
  %r.sroa.0.06.i588.i = phi ptr [ %_14.i, %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %_28.i596.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel, %bb18.i585.i ]
  %iter1.sroa.0.0.idx5.i589.i = phi i64 [ 0, %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_.exit.i ], [ %iter1.sroa.0.0.add.i591.i, %bb18.i585.i ]
  %iter1.sroa.0.0.ptr9.i590.i = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 %iter1.sroa.0.0.idx5.i589.i, !dbg !1156
  %43 = add nsw i64 %count.sroa.0.08.i586.i, -1, !dbg !1156
  %iter1.sroa.0.0.add.i591.i = add nuw nsw i64 %iter1.sroa.0.0.idx5.i589.i, 12, !dbg !1157
  %r.sroa.0.0.val.i592.i = load i8, ptr %r.sroa.0.06.i588.i, align 4, !dbg !1164, !alias.scope !1144, !noalias !1166, !noundef !17
  %l.sroa.0.0.val.i593.i = load i8, ptr %l.sroa.0.07.i587.i, align 4, !dbg !1168, !alias.scope !1140, !noalias !1169, !noundef !17
  %right_first.i594.not.i = icmp ult i8 %r.sroa.0.0.val.i592.i, %l.sroa.0.0.val.i593.i, !dbg !1164
  %r.sroa.0.0.l.sroa.0.0.i595.i = select i1 %right_first.i594.not.i, ptr %r.sroa.0.06.i588.i, ptr %l.sroa.0.07.i587.i, !dbg !1170
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %iter1.sroa.0.0.ptr9.i590.i, ptr noundef nonnull align 4 dereferenceable(12) %r.sroa.0.0.l.sroa.0.0.i595.i, i64 12, i1 false), !dbg !1172, !noalias !944
  %_28.i596.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i594.not.i, i64 12, i64 0, !dbg !1175
  %_28.i596.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %r.sroa.0.06.i588.i, i64 %_28.i596.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1175
  %_30.i599.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx = select i1 %right_first.i594.not.i, i64 0, i64 12, !dbg !1178
  %_30.i599.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel = getelementptr inbounds nuw i8, ptr %l.sroa.0.07.i587.i, i64 %_30.i599.sroa.sel.idx.sroa.sel.idx.i.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx.sroa.sel.idx, !dbg !1178
  %44 = icmp eq i64 %43, 0, !dbg !1149
  %_45.i601.i = icmp eq i64 %iter1.sroa.0.0.add.i591.i, 192
  %or.cond.i602.i = select i1 %44, i1 true, i1 %_45.i601.i, !dbg !1149
  br i1 %or.cond.i602.i, label %_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i, label %bb18.i585.i, !dbg !1149

_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_.exit.i: ; preds = %bb18.i585.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_14.i), !dbg !1180, !noalias !944
  call void @llvm.lifetime.end.p0(ptr nonnull %_12.i), !dbg !1180, !noalias !944
  %_4.i.i.i.i.i.i = load i8, ptr %merged.i584.i, align 4, !dbg !1181, !noalias !944, !noundef !17
  %45 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 1, !dbg !1221
  %_6.i.i.i.i.i.i = load i8, ptr %45, align 1, !dbg !1221, !noalias !944, !noundef !17
  %46 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 4, !dbg !1222
  %_7.i.i.i.i.i.i = load i32, ptr %46, align 4, !dbg !1222, !noalias !944, !noundef !17
  %47 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 8, !dbg !1223
  %_8.i.i.i.i5.i.i = load i32, ptr %47, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i8 %_4.i.i.i.i.i.i to i64, !dbg !1224
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = xor i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 1099511628211, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i = zext i8 %_6.i.i.i.i.i.i to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i = zext i32 %_7.i.i.i.i.i.i to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i = zext i32 %_8.i.i.i.i5.i.i to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i, !dbg !1276
  %_37.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 12, !dbg !1283
  %_4.i.i.i.i.i.i.1 = load i8, ptr %_37.i.i.i.i.1, align 4, !dbg !1181, !noalias !944, !noundef !17
  %48 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 13, !dbg !1221
  %_6.i.i.i.i.i.i.1 = load i8, ptr %48, align 1, !dbg !1221, !noalias !944, !noundef !17
  %49 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 16, !dbg !1222
  %_7.i.i.i.i.i.i.1 = load i32, ptr %49, align 4, !dbg !1222, !noalias !944, !noundef !17
  %50 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 20, !dbg !1223
  %_8.i.i.i.i5.i.i.1 = load i32, ptr %50, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = zext i8 %_4.i.i.i.i.i.i.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1 = zext i8 %_6.i.i.i.i.i.i.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1 = zext i32 %_7.i.i.i.i.i.i.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1 = zext i32 %_8.i.i.i.i5.i.i.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, !dbg !1276
  %_37.i.i.i.i.136 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 24, !dbg !1283
  %_4.i.i.i.i.i.i.137 = load i8, ptr %_37.i.i.i.i.136, align 4, !dbg !1181, !noalias !944, !noundef !17
  %51 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 25, !dbg !1221
  %_6.i.i.i.i.i.i.138 = load i8, ptr %51, align 1, !dbg !1221, !noalias !944, !noundef !17
  %52 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 28, !dbg !1222
  %_7.i.i.i.i.i.i.139 = load i32, ptr %52, align 4, !dbg !1222, !noalias !944, !noundef !17
  %53 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 32, !dbg !1223
  %_8.i.i.i.i5.i.i.140 = load i32, ptr %53, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.141 = zext i8 %_4.i.i.i.i.i.i.137 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.142 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.143 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.142, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.141, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.144 = zext i8 %_6.i.i.i.i.i.i.138 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.145 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.143, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.146 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.145, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.144, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.147 = zext i32 %_7.i.i.i.i.i.i.139 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.148 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.146, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.149 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.148, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.147, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.150 = zext i32 %_8.i.i.i.i5.i.i.140 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.151 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.149, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.152 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.151, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.150, !dbg !1276
  %_37.i.i.i.i.1.1 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 36, !dbg !1283
  %_4.i.i.i.i.i.i.1.1 = load i8, ptr %_37.i.i.i.i.1.1, align 4, !dbg !1181, !noalias !944, !noundef !17
  %54 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 37, !dbg !1221
  %_6.i.i.i.i.i.i.1.1 = load i8, ptr %54, align 1, !dbg !1221, !noalias !944, !noundef !17
  %55 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 40, !dbg !1222
  %_7.i.i.i.i.i.i.1.1 = load i32, ptr %55, align 4, !dbg !1222, !noalias !944, !noundef !17
  %56 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 44, !dbg !1223
  %_8.i.i.i.i5.i.i.1.1 = load i32, ptr %56, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.1 = zext i8 %_4.i.i.i.i.i.i.1.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.1 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.152, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.1 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.1, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.1, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.1 = zext i8 %_6.i.i.i.i.i.i.1.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.1 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.1 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.1, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.1, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.1 = zext i32 %_7.i.i.i.i.i.i.1.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.1 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.1 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.1, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.1, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.1 = zext i32 %_8.i.i.i.i5.i.i.1.1 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.1 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.1 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.1, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.1, !dbg !1276
  %_37.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 48, !dbg !1283
  %_4.i.i.i.i.i.i.2 = load i8, ptr %_37.i.i.i.i.2, align 4, !dbg !1181, !noalias !944, !noundef !17
  %57 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 49, !dbg !1221
  %_6.i.i.i.i.i.i.2 = load i8, ptr %57, align 1, !dbg !1221, !noalias !944, !noundef !17
  %58 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 52, !dbg !1222
  %_7.i.i.i.i.i.i.2 = load i32, ptr %58, align 4, !dbg !1222, !noalias !944, !noundef !17
  %59 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 56, !dbg !1223
  %_8.i.i.i.i5.i.i.2 = load i32, ptr %59, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = zext i8 %_4.i.i.i.i.i.i.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.1, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.2 = zext i8 %_6.i.i.i.i.i.i.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.2 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.2 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.2, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.2 = zext i32 %_7.i.i.i.i.i.i.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.2 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.2 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.2, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.2 = zext i32 %_8.i.i.i.i5.i.i.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.2 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.2 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.2, !dbg !1276
  %_37.i.i.i.i.1.2 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 60, !dbg !1283
  %_4.i.i.i.i.i.i.1.2 = load i8, ptr %_37.i.i.i.i.1.2, align 4, !dbg !1181, !noalias !944, !noundef !17
  %60 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 61, !dbg !1221
  %_6.i.i.i.i.i.i.1.2 = load i8, ptr %60, align 1, !dbg !1221, !noalias !944, !noundef !17
  %61 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 64, !dbg !1222
  %_7.i.i.i.i.i.i.1.2 = load i32, ptr %61, align 4, !dbg !1222, !noalias !944, !noundef !17
  %62 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 68, !dbg !1223
  %_8.i.i.i.i5.i.i.1.2 = load i32, ptr %62, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.2 = zext i8 %_4.i.i.i.i.i.i.1.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.2 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.2 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.2, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.2, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.2 = zext i8 %_6.i.i.i.i.i.i.1.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.2 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.2 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.2, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.2, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.2 = zext i32 %_7.i.i.i.i.i.i.1.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.2 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.2 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.2, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.2, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.2 = zext i32 %_8.i.i.i.i5.i.i.1.2 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.2 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.2 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.2, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.2, !dbg !1276
  %_37.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 72, !dbg !1283
  %_4.i.i.i.i.i.i.3 = load i8, ptr %_37.i.i.i.i.3, align 4, !dbg !1181, !noalias !944, !noundef !17
  %63 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 73, !dbg !1221
  %_6.i.i.i.i.i.i.3 = load i8, ptr %63, align 1, !dbg !1221, !noalias !944, !noundef !17
  %64 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 76, !dbg !1222
  %_7.i.i.i.i.i.i.3 = load i32, ptr %64, align 4, !dbg !1222, !noalias !944, !noundef !17
  %65 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 80, !dbg !1223
  %_8.i.i.i.i5.i.i.3 = load i32, ptr %65, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = zext i8 %_4.i.i.i.i.i.i.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.2, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.3 = zext i8 %_6.i.i.i.i.i.i.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.3 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.3 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.3, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.3 = zext i32 %_7.i.i.i.i.i.i.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.3 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.3 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.3, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.3 = zext i32 %_8.i.i.i.i5.i.i.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.3 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.3 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.3, !dbg !1276
  %_37.i.i.i.i.1.3 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 84, !dbg !1283
  %_4.i.i.i.i.i.i.1.3 = load i8, ptr %_37.i.i.i.i.1.3, align 4, !dbg !1181, !noalias !944, !noundef !17
  %66 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 85, !dbg !1221
  %_6.i.i.i.i.i.i.1.3 = load i8, ptr %66, align 1, !dbg !1221, !noalias !944, !noundef !17
  %67 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 88, !dbg !1222
  %_7.i.i.i.i.i.i.1.3 = load i32, ptr %67, align 4, !dbg !1222, !noalias !944, !noundef !17
  %68 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 92, !dbg !1223
  %_8.i.i.i.i5.i.i.1.3 = load i32, ptr %68, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.3 = zext i8 %_4.i.i.i.i.i.i.1.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.3 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.3 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.3, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.3, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.3 = zext i8 %_6.i.i.i.i.i.i.1.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.3 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.3 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.3, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.3, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.3 = zext i32 %_7.i.i.i.i.i.i.1.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.3 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.3 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.3, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.3, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.3 = zext i32 %_8.i.i.i.i5.i.i.1.3 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.3 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.3 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.3, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.3, !dbg !1276
  %_37.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 96, !dbg !1283
  %_4.i.i.i.i.i.i.4 = load i8, ptr %_37.i.i.i.i.4, align 4, !dbg !1181, !noalias !944, !noundef !17
  %69 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 97, !dbg !1221
  %_6.i.i.i.i.i.i.4 = load i8, ptr %69, align 1, !dbg !1221, !noalias !944, !noundef !17
  %70 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 100, !dbg !1222
  %_7.i.i.i.i.i.i.4 = load i32, ptr %70, align 4, !dbg !1222, !noalias !944, !noundef !17
  %71 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 104, !dbg !1223
  %_8.i.i.i.i5.i.i.4 = load i32, ptr %71, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4 = zext i8 %_4.i.i.i.i.i.i.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.3, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.4 = zext i8 %_6.i.i.i.i.i.i.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.4 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.4 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.4, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.4 = zext i32 %_7.i.i.i.i.i.i.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.4 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.4 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.4, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.4 = zext i32 %_8.i.i.i.i5.i.i.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.4 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.4 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.4, !dbg !1276
  %_37.i.i.i.i.1.4 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 108, !dbg !1283
  %_4.i.i.i.i.i.i.1.4 = load i8, ptr %_37.i.i.i.i.1.4, align 4, !dbg !1181, !noalias !944, !noundef !17
  %72 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 109, !dbg !1221
  %_6.i.i.i.i.i.i.1.4 = load i8, ptr %72, align 1, !dbg !1221, !noalias !944, !noundef !17
  %73 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 112, !dbg !1222
  %_7.i.i.i.i.i.i.1.4 = load i32, ptr %73, align 4, !dbg !1222, !noalias !944, !noundef !17
  %74 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 116, !dbg !1223
  %_8.i.i.i.i5.i.i.1.4 = load i32, ptr %74, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.4 = zext i8 %_4.i.i.i.i.i.i.1.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.4 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.4 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.4, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.4, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.4 = zext i8 %_6.i.i.i.i.i.i.1.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.4 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.4 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.4, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.4, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.4 = zext i32 %_7.i.i.i.i.i.i.1.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.4 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.4 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.4, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.4, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.4 = zext i32 %_8.i.i.i.i5.i.i.1.4 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.4 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.4 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.4, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.4, !dbg !1276
  %_37.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 120, !dbg !1283
  %_4.i.i.i.i.i.i.5 = load i8, ptr %_37.i.i.i.i.5, align 4, !dbg !1181, !noalias !944, !noundef !17
  %75 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 121, !dbg !1221
  %_6.i.i.i.i.i.i.5 = load i8, ptr %75, align 1, !dbg !1221, !noalias !944, !noundef !17
  %76 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 124, !dbg !1222
  %_7.i.i.i.i.i.i.5 = load i32, ptr %76, align 4, !dbg !1222, !noalias !944, !noundef !17
  %77 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 128, !dbg !1223
  %_8.i.i.i.i5.i.i.5 = load i32, ptr %77, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5 = zext i8 %_4.i.i.i.i.i.i.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.4, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.5 = zext i8 %_6.i.i.i.i.i.i.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.5 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.5 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.5, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.5 = zext i32 %_7.i.i.i.i.i.i.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.5 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.5 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.5, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.5 = zext i32 %_8.i.i.i.i5.i.i.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.5 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.5 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.5, !dbg !1276
  %_37.i.i.i.i.1.5 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 132, !dbg !1283
  %_4.i.i.i.i.i.i.1.5 = load i8, ptr %_37.i.i.i.i.1.5, align 4, !dbg !1181, !noalias !944, !noundef !17
  %78 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 133, !dbg !1221
  %_6.i.i.i.i.i.i.1.5 = load i8, ptr %78, align 1, !dbg !1221, !noalias !944, !noundef !17
  %79 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 136, !dbg !1222
  %_7.i.i.i.i.i.i.1.5 = load i32, ptr %79, align 4, !dbg !1222, !noalias !944, !noundef !17
  %80 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 140, !dbg !1223
  %_8.i.i.i.i5.i.i.1.5 = load i32, ptr %80, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.5 = zext i8 %_4.i.i.i.i.i.i.1.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.5 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.5 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.5, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.5, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.5 = zext i8 %_6.i.i.i.i.i.i.1.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.5 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.5 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.5, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.5, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.5 = zext i32 %_7.i.i.i.i.i.i.1.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.5 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.5 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.5, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.5, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.5 = zext i32 %_8.i.i.i.i5.i.i.1.5 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.5 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.5 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.5, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.5, !dbg !1276
  %_37.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 144, !dbg !1283
  %_4.i.i.i.i.i.i.6 = load i8, ptr %_37.i.i.i.i.6, align 4, !dbg !1181, !noalias !944, !noundef !17
  %81 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 145, !dbg !1221
  %_6.i.i.i.i.i.i.6 = load i8, ptr %81, align 1, !dbg !1221, !noalias !944, !noundef !17
  %82 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 148, !dbg !1222
  %_7.i.i.i.i.i.i.6 = load i32, ptr %82, align 4, !dbg !1222, !noalias !944, !noundef !17
  %83 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 152, !dbg !1223
  %_8.i.i.i.i5.i.i.6 = load i32, ptr %83, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6 = zext i8 %_4.i.i.i.i.i.i.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.5, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.6 = zext i8 %_6.i.i.i.i.i.i.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.6 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.6 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.6, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.6 = zext i32 %_7.i.i.i.i.i.i.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.6 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.6 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.6, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.6 = zext i32 %_8.i.i.i.i5.i.i.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.6 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.6 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.6, !dbg !1276
  %_37.i.i.i.i.1.6 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 156, !dbg !1283
  %_4.i.i.i.i.i.i.1.6 = load i8, ptr %_37.i.i.i.i.1.6, align 4, !dbg !1181, !noalias !944, !noundef !17
  %84 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 157, !dbg !1221
  %_6.i.i.i.i.i.i.1.6 = load i8, ptr %84, align 1, !dbg !1221, !noalias !944, !noundef !17
  %85 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 160, !dbg !1222
  %_7.i.i.i.i.i.i.1.6 = load i32, ptr %85, align 4, !dbg !1222, !noalias !944, !noundef !17
  %86 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 164, !dbg !1223
  %_8.i.i.i.i5.i.i.1.6 = load i32, ptr %86, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.6 = zext i8 %_4.i.i.i.i.i.i.1.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.6 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.6 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.6, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.6, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.6 = zext i8 %_6.i.i.i.i.i.i.1.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.6 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.6 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.6, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.6, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.6 = zext i32 %_7.i.i.i.i.i.i.1.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.6 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.6 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.6, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.6, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.6 = zext i32 %_8.i.i.i.i5.i.i.1.6 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.6 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.6 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.6, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.6, !dbg !1276
  %_37.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 168, !dbg !1283
  %_4.i.i.i.i.i.i.7 = load i8, ptr %_37.i.i.i.i.7, align 4, !dbg !1181, !noalias !944, !noundef !17
  %87 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 169, !dbg !1221
  %_6.i.i.i.i.i.i.7 = load i8, ptr %87, align 1, !dbg !1221, !noalias !944, !noundef !17
  %88 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 172, !dbg !1222
  %_7.i.i.i.i.i.i.7 = load i32, ptr %88, align 4, !dbg !1222, !noalias !944, !noundef !17
  %89 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 176, !dbg !1223
  %_8.i.i.i.i5.i.i.7 = load i32, ptr %89, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7 = zext i8 %_4.i.i.i.i.i.i.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.6, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.7 = zext i8 %_6.i.i.i.i.i.i.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.7 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.7 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.7, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.7, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.7 = zext i32 %_7.i.i.i.i.i.i.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.7 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.7 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.7, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.7, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.7 = zext i32 %_8.i.i.i.i5.i.i.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.7 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.7 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.7, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.7, !dbg !1276
  %_37.i.i.i.i.1.7 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 180, !dbg !1283
  %_4.i.i.i.i.i.i.1.7 = load i8, ptr %_37.i.i.i.i.1.7, align 4, !dbg !1181, !noalias !944, !noundef !17
  %90 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 181, !dbg !1221
  %_6.i.i.i.i.i.i.1.7 = load i8, ptr %90, align 1, !dbg !1221, !noalias !944, !noundef !17
  %91 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 184, !dbg !1222
  %_7.i.i.i.i.i.i.1.7 = load i32, ptr %91, align 4, !dbg !1222, !noalias !944, !noundef !17
  %92 = getelementptr inbounds nuw i8, ptr %merged.i584.i, i64 188, !dbg !1223
  %_8.i.i.i.i5.i.i.1.7 = load i32, ptr %92, align 4, !dbg !1223, !noalias !944, !noundef !17
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.7 = zext i8 %_4.i.i.i.i.i.i.1.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.7 = mul i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.7 = xor i64 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.7, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.7, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.7 = zext i8 %_6.i.i.i.i.i.i.1.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.7 = mul i64 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.7 = xor i64 %_4.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.7, %_0.i.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.7, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.7 = zext i32 %_7.i.i.i.i.i.i.1.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.7 = mul i64 %_0.i.i.i.i.i.i.i.i.1.i.i.i.i.i.i.1.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.7 = xor i64 %_4.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.7, %_0.i.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.7, !dbg !1276
  %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.7 = zext i32 %_8.i.i.i.i5.i.i.1.7 to i64, !dbg !1224
  %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.7 = mul i64 %_0.i.i.i.i.i.i.i.i.2.i.i.i.i.i.i.1.7, 1099511628211, !dbg !1280
  %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.7 = xor i64 %_4.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.7, %_0.i.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.7, !dbg !1276
  %_4.i.i.i.i = zext i8 %pairs.sroa.0.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.i = shl nuw nsw i64 %_4.i.i.i.i, 32, !dbg !1303
  %_6.i.i.i.i = zext i32 %pairs.sroa.4675.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.i = or disjoint i64 %_3.i.i.i.i, %_6.i.i.i.i, !dbg !1303
  %_0.i3.i.i.i = xor i64 %_0.i.i.i.i, 1099511628211, !dbg !1307
  %_4.i.i.i.1.i = zext i8 %pairs.sroa.5.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.1.i = shl nuw nsw i64 %_4.i.i.i.1.i, 32, !dbg !1303
  %_6.i.i.i.1.i = zext i32 %pairs.sroa.6676.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.1.i = or disjoint i64 %_3.i.i.i.1.i, %_6.i.i.i.1.i, !dbg !1303
  %_4.i2.i.i.1.i = mul i64 %_0.i3.i.i.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.1.i = xor i64 %_0.i.i.i.1.i, %_4.i2.i.i.1.i, !dbg !1307
  %_4.i.i.i.2.i = zext i8 %pairs.sroa.7.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.2.i = shl nuw nsw i64 %_4.i.i.i.2.i, 32, !dbg !1303
  %_6.i.i.i.2.i = zext i32 %pairs.sroa.8677.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.2.i = or disjoint i64 %_3.i.i.i.2.i, %_6.i.i.i.2.i, !dbg !1303
  %_4.i2.i.i.2.i = mul i64 %_0.i3.i.i.1.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.2.i = xor i64 %_0.i.i.i.2.i, %_4.i2.i.i.2.i, !dbg !1307
  %_4.i.i.i.3.i = zext i8 %pairs.sroa.9.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.3.i = shl nuw nsw i64 %_4.i.i.i.3.i, 32, !dbg !1303
  %_6.i.i.i.3.i = zext i32 %pairs.sroa.10678.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.3.i = or disjoint i64 %_3.i.i.i.3.i, %_6.i.i.i.3.i, !dbg !1303
  %_4.i2.i.i.3.i = mul i64 %_0.i3.i.i.2.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.3.i = xor i64 %_0.i.i.i.3.i, %_4.i2.i.i.3.i, !dbg !1307
  %_4.i.i.i.4.i = zext i8 %pairs.sroa.11.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.4.i = shl nuw nsw i64 %_4.i.i.i.4.i, 32, !dbg !1303
  %_6.i.i.i.4.i = zext i32 %pairs.sroa.12679.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.4.i = or disjoint i64 %_3.i.i.i.4.i, %_6.i.i.i.4.i, !dbg !1303
  %_4.i2.i.i.4.i = mul i64 %_0.i3.i.i.3.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.4.i = xor i64 %_0.i.i.i.4.i, %_4.i2.i.i.4.i, !dbg !1307
  %_4.i.i.i.5.i = zext i8 %pairs.sroa.13.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.5.i = shl nuw nsw i64 %_4.i.i.i.5.i, 32, !dbg !1303
  %_6.i.i.i.5.i = zext i32 %pairs.sroa.14680.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.5.i = or disjoint i64 %_3.i.i.i.5.i, %_6.i.i.i.5.i, !dbg !1303
  %_4.i2.i.i.5.i = mul i64 %_0.i3.i.i.4.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.5.i = xor i64 %_0.i.i.i.5.i, %_4.i2.i.i.5.i, !dbg !1307
  %_4.i.i.i.6.i = zext i8 %pairs.sroa.15.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.6.i = shl nuw nsw i64 %_4.i.i.i.6.i, 32, !dbg !1303
  %_6.i.i.i.6.i = zext i32 %pairs.sroa.16681.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.6.i = or disjoint i64 %_3.i.i.i.6.i, %_6.i.i.i.6.i, !dbg !1303
  %_4.i2.i.i.6.i = mul i64 %_0.i3.i.i.5.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.6.i = xor i64 %_0.i.i.i.6.i, %_4.i2.i.i.6.i, !dbg !1307
  %_4.i.i.i.7.i = zext i8 %pairs.sroa.17.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.7.i = shl nuw nsw i64 %_4.i.i.i.7.i, 32, !dbg !1303
  %_6.i.i.i.7.i = zext i32 %pairs.sroa.18682.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.7.i = or disjoint i64 %_3.i.i.i.7.i, %_6.i.i.i.7.i, !dbg !1303
  %_4.i2.i.i.7.i = mul i64 %_0.i3.i.i.6.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.7.i = xor i64 %_0.i.i.i.7.i, %_4.i2.i.i.7.i, !dbg !1307
  %_4.i.i.i.8.i = zext i8 %pairs.sroa.19.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.8.i = shl nuw nsw i64 %_4.i.i.i.8.i, 32, !dbg !1303
  %_6.i.i.i.8.i = zext i32 %pairs.sroa.20683.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.8.i = or disjoint i64 %_3.i.i.i.8.i, %_6.i.i.i.8.i, !dbg !1303
  %_4.i2.i.i.8.i = mul i64 %_0.i3.i.i.7.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.8.i = xor i64 %_0.i.i.i.8.i, %_4.i2.i.i.8.i, !dbg !1307
  %_4.i.i.i.9.i = zext i8 %pairs.sroa.21.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.9.i = shl nuw nsw i64 %_4.i.i.i.9.i, 32, !dbg !1303
  %_6.i.i.i.9.i = zext i32 %pairs.sroa.22684.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.9.i = or disjoint i64 %_3.i.i.i.9.i, %_6.i.i.i.9.i, !dbg !1303
  %_4.i2.i.i.9.i = mul i64 %_0.i3.i.i.8.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.9.i = xor i64 %_0.i.i.i.9.i, %_4.i2.i.i.9.i, !dbg !1307
  %_4.i.i.i.10.i = zext i8 %pairs.sroa.23.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.10.i = shl nuw nsw i64 %_4.i.i.i.10.i, 32, !dbg !1303
  %_6.i.i.i.10.i = zext i32 %pairs.sroa.24685.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.10.i = or disjoint i64 %_3.i.i.i.10.i, %_6.i.i.i.10.i, !dbg !1303
  %_4.i2.i.i.10.i = mul i64 %_0.i3.i.i.9.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.10.i = xor i64 %_0.i.i.i.10.i, %_4.i2.i.i.10.i, !dbg !1307
  %_4.i.i.i.11.i = zext i8 %pairs.sroa.25.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.11.i = shl nuw nsw i64 %_4.i.i.i.11.i, 32, !dbg !1303
  %_6.i.i.i.11.i = zext i32 %pairs.sroa.26686.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.11.i = or disjoint i64 %_3.i.i.i.11.i, %_6.i.i.i.11.i, !dbg !1303
  %_4.i2.i.i.11.i = mul i64 %_0.i3.i.i.10.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.11.i = xor i64 %_0.i.i.i.11.i, %_4.i2.i.i.11.i, !dbg !1307
  %_4.i.i.i.12.i = zext i8 %pairs.sroa.27.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.12.i = shl nuw nsw i64 %_4.i.i.i.12.i, 32, !dbg !1303
  %_6.i.i.i.12.i = zext i32 %pairs.sroa.28687.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.12.i = or disjoint i64 %_3.i.i.i.12.i, %_6.i.i.i.12.i, !dbg !1303
  %_4.i2.i.i.12.i = mul i64 %_0.i3.i.i.11.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.12.i = xor i64 %_0.i.i.i.12.i, %_4.i2.i.i.12.i, !dbg !1307
  %_4.i.i.i.13.i = zext i8 %pairs.sroa.29.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.13.i = shl nuw nsw i64 %_4.i.i.i.13.i, 32, !dbg !1303
  %_6.i.i.i.13.i = zext i32 %pairs.sroa.30688.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.13.i = or disjoint i64 %_3.i.i.i.13.i, %_6.i.i.i.13.i, !dbg !1303
  %_4.i2.i.i.13.i = mul i64 %_0.i3.i.i.12.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.13.i = xor i64 %_0.i.i.i.13.i, %_4.i2.i.i.13.i, !dbg !1307
  %_4.i.i.i.14.i = zext i8 %pairs.sroa.31.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.14.i = shl nuw nsw i64 %_4.i.i.i.14.i, 32, !dbg !1303
  %_6.i.i.i.14.i = zext i32 %pairs.sroa.32689.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.14.i = or disjoint i64 %_3.i.i.i.14.i, %_6.i.i.i.14.i, !dbg !1303
  %_4.i2.i.i.14.i = mul i64 %_0.i3.i.i.13.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.14.i = xor i64 %_0.i.i.i.14.i, %_4.i2.i.i.14.i, !dbg !1307
  %_4.i.i.i.15.i = zext i8 %pairs.sroa.33.0.copyload.i to i64, !dbg !1286
  %_3.i.i.i.15.i = shl nuw nsw i64 %_4.i.i.i.15.i, 32, !dbg !1303
  %_6.i.i.i.15.i = zext i32 %pairs.sroa.34690.0.copyload.i to i64, !dbg !1304
  %_0.i.i.i.15.i = or disjoint i64 %_3.i.i.i.15.i, %_6.i.i.i.15.i, !dbg !1303
  %_4.i2.i.i.15.i = mul i64 %_0.i3.i.i.14.i, 1099511628211, !dbg !1310
  %_0.i3.i.i.15.i = xor i64 %_0.i.i.i.15.i, %_4.i2.i.i.15.i, !dbg !1307
  call void @llvm.lifetime.end.p0(ptr nonnull %merged.i584.i), !dbg !1313
  %_10 = getelementptr inbounds nuw [2 x i64], ptr %out, i64 %t, !dbg !1314
  store i64 %_0.i3.i.i.15.i, ptr %_10, align 8, !dbg !1317
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1317
  store i64 %_0.i.i.i.i.i.i.i.i.3.i.i.i.i.i.i.1.7, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !1317
  ret void, !dbg !1318
}

; Function Attrs: nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define ptx_kernel void @sorted(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #2 !dbg !1319 {
start:
  %longs.i = alloca [168 x i8], align 8
  %words.i = alloca [96 x i8], align 4
  %_13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1320
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1325
  %_12 = mul i32 %_13, %_14, !dbg !1322
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1328
  %_11 = add i32 %_12, %_15, !dbg !1331
  %t = zext i32 %_11 to i64, !dbg !1331
  %_7 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !1332
  %_6 = load i64, ptr %_7, align 8, !dbg !1336, !noundef !17
  %_9 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !1337
  %_8 = load i64, ptr %_9, align 8, !dbg !1339, !noundef !17
  call void @llvm.lifetime.start.p0(ptr nonnull %words.i), !dbg !1340, !noalias !1343
  %0 = tail call noundef i64 @llvm.fshl.i64(i64 %_8, i64 %_8, i64 9), !dbg !1346
  %_20.i = xor i64 %0, %_6, !dbg !1352
  %1 = or i64 %_20.i, 1, !dbg !1352
  %_4.i.i.i.i.i = mul i64 %1, 6364136223846793005, !dbg !1353
  %_3.i.i.i.i.i = add i64 %_4.i.i.i.i.i, 1, !dbg !1370
  %_0.i.i.i.i.i = lshr i64 %_3.i.i.i.i.i, 33, !dbg !1373
  %_4.i.i.1.i.i.i = mul i64 %_3.i.i.i.i.i, 6364136223846793005, !dbg !1353
  %_0.i.i.1.i.i.i = lshr i64 %_4.i.i.1.i.i.i, 33, !dbg !1373
  %2 = mul i64 %_3.i.i.i.i.i, 7520897724310334953, !dbg !1353
  %_3.i.i.2.i.i.i = add i64 %2, 6364136223846793006, !dbg !1370
  %_0.i.i.2.i.i.i = lshr i64 %_3.i.i.2.i.i.i, 33, !dbg !1373
  %_4.i.i.3.i.i.i = mul i64 %_3.i.i.2.i.i.i, 6364136223846793005, !dbg !1353
  %_0.i.i.3.i.i.i = lshr i64 %_4.i.i.3.i.i.i, 33, !dbg !1373
  %3 = mul i64 %_3.i.i.2.i.i.i, 7520897724310334953, !dbg !1353
  %_3.i.i.4.i.i.i = add i64 %3, 6364136223846793006, !dbg !1370
  %_0.i.i.4.i.i.i = lshr i64 %_3.i.i.4.i.i.i, 33, !dbg !1373
  %_4.i.i.5.i.i.i = mul i64 %_3.i.i.4.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.5.i.i.i = add i64 %_4.i.i.5.i.i.i, 1, !dbg !1370
  %_0.i.i.5.i.i.i = lshr i64 %_3.i.i.5.i.i.i, 33, !dbg !1373
  %_4.i.i.6.i.i.i = mul i64 %_3.i.i.5.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.6.i.i.i = add i64 %_4.i.i.6.i.i.i, 1, !dbg !1370
  %_0.i.i.6.i.i.i = lshr i64 %_3.i.i.6.i.i.i, 33, !dbg !1373
  %_4.i.i.7.i.i.i = mul i64 %_3.i.i.6.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.7.i.i.i = add i64 %_4.i.i.7.i.i.i, 1, !dbg !1370
  %_0.i.i.7.i.i.i = lshr i64 %_3.i.i.7.i.i.i, 33, !dbg !1373
  %_4.i.i.8.i.i.i = mul i64 %_3.i.i.7.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.8.i.i.i = add i64 %_4.i.i.8.i.i.i, 1, !dbg !1370
  %_0.i.i.8.i.i.i = lshr i64 %_3.i.i.8.i.i.i, 33, !dbg !1373
  %_4.i.i.9.i.i.i = mul i64 %_3.i.i.8.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.9.i.i.i = add i64 %_4.i.i.9.i.i.i, 1, !dbg !1370
  %_0.i.i.9.i.i.i = lshr i64 %_3.i.i.9.i.i.i, 33, !dbg !1373
  %_4.i.i.10.i.i.i = mul i64 %_3.i.i.9.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.10.i.i.i = add i64 %_4.i.i.10.i.i.i, 1, !dbg !1370
  %_0.i.i.10.i.i.i = lshr i64 %_3.i.i.10.i.i.i, 33, !dbg !1373
  %_4.i.i.11.i.i.i = mul i64 %_3.i.i.10.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.11.i.i.i = add i64 %_4.i.i.11.i.i.i, 1, !dbg !1370
  %_0.i.i.11.i.i.i = lshr i64 %_3.i.i.11.i.i.i, 33, !dbg !1373
  %_4.i.i.12.i.i.i = mul i64 %_3.i.i.11.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.12.i.i.i = add i64 %_4.i.i.12.i.i.i, 1, !dbg !1370
  %_0.i.i.12.i.i.i = lshr i64 %_3.i.i.12.i.i.i, 33, !dbg !1373
  %_4.i.i.13.i.i.i = mul i64 %_3.i.i.12.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.13.i.i.i = add i64 %_4.i.i.13.i.i.i, 1, !dbg !1370
  %_0.i.i.13.i.i.i = lshr i64 %_3.i.i.13.i.i.i, 33, !dbg !1373
  %_4.i.i.14.i.i.i = mul i64 %_3.i.i.13.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.14.i.i.i = add i64 %_4.i.i.14.i.i.i, 1, !dbg !1370
  %_0.i.i.14.i.i.i = lshr i64 %_3.i.i.14.i.i.i, 33, !dbg !1373
  %_4.i.i.15.i.i.i = mul i64 %_3.i.i.14.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.15.i.i.i = add i64 %_4.i.i.15.i.i.i, 1, !dbg !1370
  %_0.i.i.15.i.i.i = lshr i64 %_3.i.i.15.i.i.i, 33, !dbg !1373
  %_4.i.i.16.i.i.i = mul i64 %_3.i.i.15.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.16.i.i.i = add i64 %_4.i.i.16.i.i.i, 1, !dbg !1370
  %_0.i.i.16.i.i.i = lshr i64 %_3.i.i.16.i.i.i, 33, !dbg !1373
  %_4.i.i.17.i.i.i = mul i64 %_3.i.i.16.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.17.i.i.i = add i64 %_4.i.i.17.i.i.i, 1, !dbg !1370
  %_0.i.i.17.i.i.i = lshr i64 %_3.i.i.17.i.i.i, 33, !dbg !1373
  %_4.i.i.18.i.i.i = mul i64 %_3.i.i.17.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.18.i.i.i = add i64 %_4.i.i.18.i.i.i, 1, !dbg !1370
  %_0.i.i.18.i.i.i = lshr i64 %_3.i.i.18.i.i.i, 33, !dbg !1373
  %_4.i.i.19.i.i.i = mul i64 %_3.i.i.18.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.19.i.i.i = add i64 %_4.i.i.19.i.i.i, 1, !dbg !1370
  %_0.i.i.19.i.i.i = lshr i64 %_3.i.i.19.i.i.i, 33, !dbg !1373
  %_4.i.i.20.i.i.i = mul i64 %_3.i.i.19.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.20.i.i.i = add i64 %_4.i.i.20.i.i.i, 1, !dbg !1370
  %_0.i.i.20.i.i.i = lshr i64 %_3.i.i.20.i.i.i, 33, !dbg !1373
  %_4.i.i.21.i.i.i = mul i64 %_3.i.i.20.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.21.i.i.i = add i64 %_4.i.i.21.i.i.i, 1, !dbg !1370
  %_0.i.i.21.i.i.i = lshr i64 %_3.i.i.21.i.i.i, 33, !dbg !1373
  %_4.i.i.22.i.i.i = mul i64 %_3.i.i.21.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.22.i.i.i = add i64 %_4.i.i.22.i.i.i, 1, !dbg !1370
  %_0.i.i.22.i.i.i = lshr i64 %_3.i.i.22.i.i.i, 33, !dbg !1373
  %_4.i.i.23.i.i.i = mul i64 %_3.i.i.22.i.i.i, 6364136223846793005, !dbg !1353
  %_3.i.i.23.i.i.i = add i64 %_4.i.i.23.i.i.i, 1, !dbg !1370
  %_0.i.i.23.i.i.i = lshr i64 %_3.i.i.23.i.i.i, 33, !dbg !1373
  %_0.i.i.i.i.i.i.i = trunc nuw nsw i64 %_0.i.i.i.i.i to i32, !dbg !1374
  %_0.i.i.i.1.i.i.i.i = trunc nuw nsw i64 %_0.i.i.1.i.i.i to i32, !dbg !1374
  %_0.i.i.i.2.i.i.i.i = trunc nuw nsw i64 %_0.i.i.2.i.i.i to i32, !dbg !1374
  %_0.i.i.i.3.i.i.i.i = trunc nuw nsw i64 %_0.i.i.3.i.i.i to i32, !dbg !1374
  %_0.i.i.i.4.i.i.i.i = trunc nuw nsw i64 %_0.i.i.4.i.i.i to i32, !dbg !1374
  %_0.i.i.i.5.i.i.i.i = trunc nuw nsw i64 %_0.i.i.5.i.i.i to i32, !dbg !1374
  %_0.i.i.i.6.i.i.i.i = trunc nuw nsw i64 %_0.i.i.6.i.i.i to i32, !dbg !1374
  %_0.i.i.i.7.i.i.i.i = trunc nuw nsw i64 %_0.i.i.7.i.i.i to i32, !dbg !1374
  %_0.i.i.i.8.i.i.i.i = trunc nuw nsw i64 %_0.i.i.8.i.i.i to i32, !dbg !1374
  %_0.i.i.i.9.i.i.i.i = trunc nuw nsw i64 %_0.i.i.9.i.i.i to i32, !dbg !1374
  %_0.i.i.i.10.i.i.i.i = trunc nuw nsw i64 %_0.i.i.10.i.i.i to i32, !dbg !1374
  %_0.i.i.i.11.i.i.i.i = trunc nuw nsw i64 %_0.i.i.11.i.i.i to i32, !dbg !1374
  %_0.i.i.i.12.i.i.i.i = trunc nuw nsw i64 %_0.i.i.12.i.i.i to i32, !dbg !1374
  %_0.i.i.i.13.i.i.i.i = trunc nuw nsw i64 %_0.i.i.13.i.i.i to i32, !dbg !1374
  %_0.i.i.i.14.i.i.i.i = trunc nuw nsw i64 %_0.i.i.14.i.i.i to i32, !dbg !1374
  %_0.i.i.i.15.i.i.i.i = trunc nuw nsw i64 %_0.i.i.15.i.i.i to i32, !dbg !1374
  %_0.i.i.i.16.i.i.i.i = trunc nuw nsw i64 %_0.i.i.16.i.i.i to i32, !dbg !1374
  %_0.i.i.i.17.i.i.i.i = trunc nuw nsw i64 %_0.i.i.17.i.i.i to i32, !dbg !1374
  %_0.i.i.i.18.i.i.i.i = trunc nuw nsw i64 %_0.i.i.18.i.i.i to i32, !dbg !1374
  %_0.i.i.i.19.i.i.i.i = trunc nuw nsw i64 %_0.i.i.19.i.i.i to i32, !dbg !1374
  %_0.i.i.i.20.i.i.i.i = trunc nuw nsw i64 %_0.i.i.20.i.i.i to i32, !dbg !1374
  %_0.i.i.i.21.i.i.i.i = trunc nuw nsw i64 %_0.i.i.21.i.i.i to i32, !dbg !1374
  %_0.i.i.i.22.i.i.i.i = trunc nuw nsw i64 %_0.i.i.22.i.i.i to i32, !dbg !1374
  %_0.i.i.i.23.i.i.i.i = trunc nuw nsw i64 %_0.i.i.23.i.i.i to i32, !dbg !1374
  store i32 %_0.i.i.i.i.i.i.i, ptr %words.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.4.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 4, !dbg !1396
  store i32 %_0.i.i.i.1.i.i.i.i, ptr %_26.sroa.4.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.5.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 8, !dbg !1396
  store i32 %_0.i.i.i.2.i.i.i.i, ptr %_26.sroa.5.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.6.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 12, !dbg !1396
  store i32 %_0.i.i.i.3.i.i.i.i, ptr %_26.sroa.6.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.7.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 16, !dbg !1396
  store i32 %_0.i.i.i.4.i.i.i.i, ptr %_26.sroa.7.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.8.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 20, !dbg !1396
  store i32 %_0.i.i.i.5.i.i.i.i, ptr %_26.sroa.8.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.9.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 24, !dbg !1396
  store i32 %_0.i.i.i.6.i.i.i.i, ptr %_26.sroa.9.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.10.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 28, !dbg !1396
  store i32 %_0.i.i.i.7.i.i.i.i, ptr %_26.sroa.10.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.11.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 32, !dbg !1396
  store i32 %_0.i.i.i.8.i.i.i.i, ptr %_26.sroa.11.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.12.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 36, !dbg !1396
  store i32 %_0.i.i.i.9.i.i.i.i, ptr %_26.sroa.12.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.13.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 40, !dbg !1396
  store i32 %_0.i.i.i.10.i.i.i.i, ptr %_26.sroa.13.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.14.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 44, !dbg !1396
  store i32 %_0.i.i.i.11.i.i.i.i, ptr %_26.sroa.14.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.15.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 48, !dbg !1396
  store i32 %_0.i.i.i.12.i.i.i.i, ptr %_26.sroa.15.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.16.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 52, !dbg !1396
  store i32 %_0.i.i.i.13.i.i.i.i, ptr %_26.sroa.16.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.17.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 56, !dbg !1396
  store i32 %_0.i.i.i.14.i.i.i.i, ptr %_26.sroa.17.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.18.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 60, !dbg !1396
  store i32 %_0.i.i.i.15.i.i.i.i, ptr %_26.sroa.18.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.19.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 64, !dbg !1396
  store i32 %_0.i.i.i.16.i.i.i.i, ptr %_26.sroa.19.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.20.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 68, !dbg !1396
  store i32 %_0.i.i.i.17.i.i.i.i, ptr %_26.sroa.20.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.21.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 72, !dbg !1396
  store i32 %_0.i.i.i.18.i.i.i.i, ptr %_26.sroa.21.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.22.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 76, !dbg !1396
  store i32 %_0.i.i.i.19.i.i.i.i, ptr %_26.sroa.22.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.23.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 80, !dbg !1396
  store i32 %_0.i.i.i.20.i.i.i.i, ptr %_26.sroa.23.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.24.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 84, !dbg !1396
  store i32 %_0.i.i.i.21.i.i.i.i, ptr %_26.sroa.24.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.25.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 88, !dbg !1396
  store i32 %_0.i.i.i.22.i.i.i.i, ptr %_26.sroa.25.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
  %_26.sroa.26.0.words.sroa_idx.i = getelementptr inbounds nuw i8, ptr %words.i, i64 92, !dbg !1396
  store i32 %_0.i.i.i.23.i.i.i.i, ptr %_26.sroa.26.0.words.sroa_idx.i, align 4, !dbg !1396, !noalias !1343
; call core::slice::sort::unstable::ipnsort::<u32, <u32 as core::cmp::PartialOrd>::lt>
  call fastcc void @_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable7ipnsortmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting(ptr noalias noundef nonnull align 4 %words.i) #11, !dbg !1397
  call void @llvm.lifetime.start.p0(ptr nonnull %longs.i), !dbg !1404, !noalias !1343
  %4 = call noundef i64 @llvm.fshl.i64(i64 %_6, i64 %_6, i64 9), !dbg !1405
  %_33.i = xor i64 %_8, %4, !dbg !1411
  %5 = or i64 %_33.i, 1, !dbg !1411
  %_4.i.i.i.i3.i = mul i64 %5, 6364136223846793005, !dbg !1412
  %_3.i.i.i.i4.i = add i64 %_4.i.i.i.i3.i, 1, !dbg !1430
  %_0.i.i.i.i5.i = lshr i64 %_3.i.i.i.i4.i, 33, !dbg !1433
  %_4.i.i.1.i.i6.i = mul i64 %_3.i.i.i.i4.i, 6364136223846793005, !dbg !1412
  %_0.i.i.1.i.i8.i = lshr i64 %_4.i.i.1.i.i6.i, 33, !dbg !1433
  %6 = mul i64 %_3.i.i.i.i4.i, 7520897724310334953, !dbg !1412
  %_3.i.i.2.i.i10.i = add i64 %6, 6364136223846793006, !dbg !1430
  %_0.i.i.2.i.i11.i = lshr i64 %_3.i.i.2.i.i10.i, 33, !dbg !1433
  %_4.i.i.3.i.i12.i = mul i64 %_3.i.i.2.i.i10.i, 6364136223846793005, !dbg !1412
  %_0.i.i.3.i.i14.i = lshr i64 %_4.i.i.3.i.i12.i, 33, !dbg !1433
  %7 = mul i64 %_3.i.i.2.i.i10.i, 7520897724310334953, !dbg !1412
  %_3.i.i.4.i.i16.i = add i64 %7, 6364136223846793006, !dbg !1430
  %_0.i.i.4.i.i17.i = lshr i64 %_3.i.i.4.i.i16.i, 33, !dbg !1433
  %_4.i.i.5.i.i18.i = mul i64 %_3.i.i.4.i.i16.i, 6364136223846793005, !dbg !1412
  %_3.i.i.5.i.i19.i = add i64 %_4.i.i.5.i.i18.i, 1, !dbg !1430
  %_0.i.i.5.i.i20.i = lshr i64 %_3.i.i.5.i.i19.i, 33, !dbg !1433
  %_4.i.i.6.i.i21.i = mul i64 %_3.i.i.5.i.i19.i, 6364136223846793005, !dbg !1412
  %_3.i.i.6.i.i22.i = add i64 %_4.i.i.6.i.i21.i, 1, !dbg !1430
  %_0.i.i.6.i.i23.i = lshr i64 %_3.i.i.6.i.i22.i, 33, !dbg !1433
  %_4.i.i.7.i.i24.i = mul i64 %_3.i.i.6.i.i22.i, 6364136223846793005, !dbg !1412
  %_3.i.i.7.i.i25.i = add i64 %_4.i.i.7.i.i24.i, 1, !dbg !1430
  %_0.i.i.7.i.i26.i = lshr i64 %_3.i.i.7.i.i25.i, 33, !dbg !1433
  %_4.i.i.8.i.i27.i = mul i64 %_3.i.i.7.i.i25.i, 6364136223846793005, !dbg !1412
  %_3.i.i.8.i.i28.i = add i64 %_4.i.i.8.i.i27.i, 1, !dbg !1430
  %_0.i.i.8.i.i29.i = lshr i64 %_3.i.i.8.i.i28.i, 33, !dbg !1433
  %_4.i.i.9.i.i30.i = mul i64 %_3.i.i.8.i.i28.i, 6364136223846793005, !dbg !1412
  %_3.i.i.9.i.i31.i = add i64 %_4.i.i.9.i.i30.i, 1, !dbg !1430
  %_0.i.i.9.i.i32.i = lshr i64 %_3.i.i.9.i.i31.i, 33, !dbg !1433
  %_4.i.i.10.i.i33.i = mul i64 %_3.i.i.9.i.i31.i, 6364136223846793005, !dbg !1412
  %_3.i.i.10.i.i34.i = add i64 %_4.i.i.10.i.i33.i, 1, !dbg !1430
  %_0.i.i.10.i.i35.i = lshr i64 %_3.i.i.10.i.i34.i, 33, !dbg !1433
  %_4.i.i.11.i.i36.i = mul i64 %_3.i.i.10.i.i34.i, 6364136223846793005, !dbg !1412
  %_3.i.i.11.i.i37.i = add i64 %_4.i.i.11.i.i36.i, 1, !dbg !1430
  %_0.i.i.11.i.i38.i = lshr i64 %_3.i.i.11.i.i37.i, 33, !dbg !1433
  %_4.i.i.12.i.i39.i = mul i64 %_3.i.i.11.i.i37.i, 6364136223846793005, !dbg !1412
  %_3.i.i.12.i.i40.i = add i64 %_4.i.i.12.i.i39.i, 1, !dbg !1430
  %_0.i.i.12.i.i41.i = lshr i64 %_3.i.i.12.i.i40.i, 33, !dbg !1433
  %_4.i.i.13.i.i42.i = mul i64 %_3.i.i.12.i.i40.i, 6364136223846793005, !dbg !1412
  %_3.i.i.13.i.i43.i = add i64 %_4.i.i.13.i.i42.i, 1, !dbg !1430
  %_0.i.i.13.i.i44.i = lshr i64 %_3.i.i.13.i.i43.i, 33, !dbg !1433
  %_4.i.i.14.i.i45.i = mul i64 %_3.i.i.13.i.i43.i, 6364136223846793005, !dbg !1412
  %_3.i.i.14.i.i46.i = add i64 %_4.i.i.14.i.i45.i, 1, !dbg !1430
  %_0.i.i.14.i.i47.i = lshr i64 %_3.i.i.14.i.i46.i, 33, !dbg !1433
  %_4.i.i.15.i.i48.i = mul i64 %_3.i.i.14.i.i46.i, 6364136223846793005, !dbg !1412
  %_3.i.i.15.i.i49.i = add i64 %_4.i.i.15.i.i48.i, 1, !dbg !1430
  %_0.i.i.15.i.i50.i = lshr i64 %_3.i.i.15.i.i49.i, 33, !dbg !1433
  %_4.i.i.16.i.i51.i = mul i64 %_3.i.i.15.i.i49.i, 6364136223846793005, !dbg !1412
  %_3.i.i.16.i.i52.i = add i64 %_4.i.i.16.i.i51.i, 1, !dbg !1430
  %_0.i.i.16.i.i53.i = lshr i64 %_3.i.i.16.i.i52.i, 33, !dbg !1433
  %_4.i.i.17.i.i54.i = mul i64 %_3.i.i.16.i.i52.i, 6364136223846793005, !dbg !1412
  %_3.i.i.17.i.i55.i = add i64 %_4.i.i.17.i.i54.i, 1, !dbg !1430
  %_0.i.i.17.i.i56.i = lshr i64 %_3.i.i.17.i.i55.i, 33, !dbg !1433
  %_4.i.i.18.i.i57.i = mul i64 %_3.i.i.17.i.i55.i, 6364136223846793005, !dbg !1412
  %_3.i.i.18.i.i58.i = add i64 %_4.i.i.18.i.i57.i, 1, !dbg !1430
  %_0.i.i.18.i.i59.i = lshr i64 %_3.i.i.18.i.i58.i, 33, !dbg !1433
  %_4.i.i.19.i.i60.i = mul i64 %_3.i.i.18.i.i58.i, 6364136223846793005, !dbg !1412
  %_3.i.i.19.i.i61.i = add i64 %_4.i.i.19.i.i60.i, 1, !dbg !1430
  %_0.i.i.19.i.i62.i = lshr i64 %_3.i.i.19.i.i61.i, 33, !dbg !1433
  %_4.i.i.20.i.i63.i = mul i64 %_3.i.i.19.i.i61.i, 6364136223846793005, !dbg !1412
  %_3.i.i.20.i.i64.i = add i64 %_4.i.i.20.i.i63.i, 1, !dbg !1430
  %_0.i.i.20.i.i65.i = lshr i64 %_3.i.i.20.i.i64.i, 33, !dbg !1433
  store i64 %_0.i.i.i.i5.i, ptr %longs.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.4.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 8, !dbg !1434
  store i64 %_0.i.i.1.i.i8.i, ptr %_37.sroa.4.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.5.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 16, !dbg !1434
  store i64 %_0.i.i.2.i.i11.i, ptr %_37.sroa.5.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.6.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 24, !dbg !1434
  store i64 %_0.i.i.3.i.i14.i, ptr %_37.sroa.6.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.7.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 32, !dbg !1434
  store i64 %_0.i.i.4.i.i17.i, ptr %_37.sroa.7.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.8.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 40, !dbg !1434
  store i64 %_0.i.i.5.i.i20.i, ptr %_37.sroa.8.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.9.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 48, !dbg !1434
  store i64 %_0.i.i.6.i.i23.i, ptr %_37.sroa.9.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.10.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 56, !dbg !1434
  store i64 %_0.i.i.7.i.i26.i, ptr %_37.sroa.10.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.11.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 64, !dbg !1434
  store i64 %_0.i.i.8.i.i29.i, ptr %_37.sroa.11.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.12.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 72, !dbg !1434
  store i64 %_0.i.i.9.i.i32.i, ptr %_37.sroa.12.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.13.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 80, !dbg !1434
  store i64 %_0.i.i.10.i.i35.i, ptr %_37.sroa.13.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.14.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 88, !dbg !1434
  store i64 %_0.i.i.11.i.i38.i, ptr %_37.sroa.14.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.15.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 96, !dbg !1434
  store i64 %_0.i.i.12.i.i41.i, ptr %_37.sroa.15.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.16.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 104, !dbg !1434
  store i64 %_0.i.i.13.i.i44.i, ptr %_37.sroa.16.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.17.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 112, !dbg !1434
  store i64 %_0.i.i.14.i.i47.i, ptr %_37.sroa.17.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.18.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 120, !dbg !1434
  store i64 %_0.i.i.15.i.i50.i, ptr %_37.sroa.18.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.19.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 128, !dbg !1434
  store i64 %_0.i.i.16.i.i53.i, ptr %_37.sroa.19.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.20.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 136, !dbg !1434
  store i64 %_0.i.i.17.i.i56.i, ptr %_37.sroa.20.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.21.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 144, !dbg !1434
  store i64 %_0.i.i.18.i.i59.i, ptr %_37.sroa.21.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.22.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 152, !dbg !1434
  store i64 %_0.i.i.19.i.i62.i, ptr %_37.sroa.22.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
  %_37.sroa.23.0.longs.sroa_idx.i = getelementptr inbounds nuw i8, ptr %longs.i, i64 160, !dbg !1434
  store i64 %_0.i.i.20.i.i65.i, ptr %_37.sroa.23.0.longs.sroa_idx.i, align 8, !dbg !1434, !noalias !1343
; call core::slice::sort::unstable::ipnsort::<u64, <[u64]>::sort_unstable_by<sorting::sorting::sorted::{closure#1}>::{closure#0}>
  call fastcc void @_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable7ipnsortyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1t_(ptr noalias noundef nonnull align 8 %longs.i) #11, !dbg !1435
  %_37.val.i.i = load i32, ptr %words.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.1.i = load i32, ptr %_26.sroa.4.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.2.i = load i32, ptr %_26.sroa.5.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.3.i = load i32, ptr %_26.sroa.6.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.4.i = load i32, ptr %_26.sroa.7.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.5.i = load i32, ptr %_26.sroa.8.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.6.i = load i32, ptr %_26.sroa.9.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.7.i = load i32, ptr %_26.sroa.10.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.8.i = load i32, ptr %_26.sroa.11.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.9.i = load i32, ptr %_26.sroa.12.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.10.i = load i32, ptr %_26.sroa.13.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.11.i = load i32, ptr %_26.sroa.14.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.12.i = load i32, ptr %_26.sroa.15.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.13.i = load i32, ptr %_26.sroa.16.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.14.i = load i32, ptr %_26.sroa.17.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.15.i = load i32, ptr %_26.sroa.18.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.16.i = load i32, ptr %_26.sroa.19.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.17.i = load i32, ptr %_26.sroa.20.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.18.i = load i32, ptr %_26.sroa.21.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.19.i = load i32, ptr %_26.sroa.22.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.20.i = load i32, ptr %_26.sroa.23.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.21.i = load i32, ptr %_26.sroa.24.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.22.i = load i32, ptr %_26.sroa.25.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i.23.i = load i32, ptr %_26.sroa.26.0.words.sroa_idx.i, align 4, !dbg !1442, !noalias !1343, !noundef !17
  %_37.val.i90.i = load i64, ptr %longs.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_0.i.i.i92.i = xor i64 %_37.val.i90.i, 1099511628211, !dbg !1466
  %_37.val.i90.1.i = load i64, ptr %_37.sroa.4.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.1.i = mul i64 %_0.i.i.i92.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.1.i = xor i64 %_4.i.i.i91.1.i, %_37.val.i90.1.i, !dbg !1466
  %_37.val.i90.2.i = load i64, ptr %_37.sroa.5.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.2.i = mul i64 %_0.i.i.i92.1.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.2.i = xor i64 %_4.i.i.i91.2.i, %_37.val.i90.2.i, !dbg !1466
  %_37.val.i90.3.i = load i64, ptr %_37.sroa.6.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.3.i = mul i64 %_0.i.i.i92.2.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.3.i = xor i64 %_4.i.i.i91.3.i, %_37.val.i90.3.i, !dbg !1466
  %_37.val.i90.4.i = load i64, ptr %_37.sroa.7.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.4.i = mul i64 %_0.i.i.i92.3.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.4.i = xor i64 %_4.i.i.i91.4.i, %_37.val.i90.4.i, !dbg !1466
  %_37.val.i90.5.i = load i64, ptr %_37.sroa.8.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.5.i = mul i64 %_0.i.i.i92.4.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.5.i = xor i64 %_4.i.i.i91.5.i, %_37.val.i90.5.i, !dbg !1466
  %_37.val.i90.6.i = load i64, ptr %_37.sroa.9.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.6.i = mul i64 %_0.i.i.i92.5.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.6.i = xor i64 %_4.i.i.i91.6.i, %_37.val.i90.6.i, !dbg !1466
  %_37.val.i90.7.i = load i64, ptr %_37.sroa.10.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.7.i = mul i64 %_0.i.i.i92.6.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.7.i = xor i64 %_4.i.i.i91.7.i, %_37.val.i90.7.i, !dbg !1466
  %_37.val.i90.8.i = load i64, ptr %_37.sroa.11.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.8.i = mul i64 %_0.i.i.i92.7.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.8.i = xor i64 %_4.i.i.i91.8.i, %_37.val.i90.8.i, !dbg !1466
  %_37.val.i90.9.i = load i64, ptr %_37.sroa.12.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.9.i = mul i64 %_0.i.i.i92.8.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.9.i = xor i64 %_4.i.i.i91.9.i, %_37.val.i90.9.i, !dbg !1466
  %_37.val.i90.10.i = load i64, ptr %_37.sroa.13.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.10.i = mul i64 %_0.i.i.i92.9.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.10.i = xor i64 %_4.i.i.i91.10.i, %_37.val.i90.10.i, !dbg !1466
  %_37.val.i90.11.i = load i64, ptr %_37.sroa.14.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.11.i = mul i64 %_0.i.i.i92.10.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.11.i = xor i64 %_4.i.i.i91.11.i, %_37.val.i90.11.i, !dbg !1466
  %_37.val.i90.12.i = load i64, ptr %_37.sroa.15.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.12.i = mul i64 %_0.i.i.i92.11.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.12.i = xor i64 %_4.i.i.i91.12.i, %_37.val.i90.12.i, !dbg !1466
  %_37.val.i90.13.i = load i64, ptr %_37.sroa.16.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.13.i = mul i64 %_0.i.i.i92.12.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.13.i = xor i64 %_4.i.i.i91.13.i, %_37.val.i90.13.i, !dbg !1466
  %_37.val.i90.14.i = load i64, ptr %_37.sroa.17.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.14.i = mul i64 %_0.i.i.i92.13.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.14.i = xor i64 %_4.i.i.i91.14.i, %_37.val.i90.14.i, !dbg !1466
  %_37.val.i90.15.i = load i64, ptr %_37.sroa.18.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.15.i = mul i64 %_0.i.i.i92.14.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.15.i = xor i64 %_4.i.i.i91.15.i, %_37.val.i90.15.i, !dbg !1466
  %_37.val.i90.16.i = load i64, ptr %_37.sroa.19.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.16.i = mul i64 %_0.i.i.i92.15.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.16.i = xor i64 %_4.i.i.i91.16.i, %_37.val.i90.16.i, !dbg !1466
  %_37.val.i90.17.i = load i64, ptr %_37.sroa.20.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.17.i = mul i64 %_0.i.i.i92.16.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.17.i = xor i64 %_4.i.i.i91.17.i, %_37.val.i90.17.i, !dbg !1466
  %_37.val.i90.18.i = load i64, ptr %_37.sroa.21.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.18.i = mul i64 %_0.i.i.i92.17.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.18.i = xor i64 %_4.i.i.i91.18.i, %_37.val.i90.18.i, !dbg !1466
  %_37.val.i90.19.i = load i64, ptr %_37.sroa.22.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.19.i = mul i64 %_0.i.i.i92.18.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.19.i = xor i64 %_4.i.i.i91.19.i, %_37.val.i90.19.i, !dbg !1466
  %_37.val.i90.20.i = load i64, ptr %_37.sroa.23.0.longs.sroa_idx.i, align 8, !dbg !1452, !noalias !1343, !noundef !17
  %_4.i.i.i91.20.i = mul i64 %_0.i.i.i92.19.i, 1099511628211, !dbg !1473
  %_0.i.i.i92.20.i = xor i64 %_4.i.i.i91.20.i, %_37.val.i90.20.i, !dbg !1466
  %_0.i.i.i.i = zext i32 %_37.val.i.i to i64, !dbg !1476
  %_0.i1.i.i.i = xor i64 %_0.i.i.i.i, 1099511628211, !dbg !1483
  %_0.i.i.i.1.i = zext i32 %_37.val.i.1.i to i64, !dbg !1476
  %_4.i.i.i.1.i = mul i64 %_0.i1.i.i.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.1.i = xor i64 %_4.i.i.i.1.i, %_0.i.i.i.1.i, !dbg !1483
  %_0.i.i.i.2.i = zext i32 %_37.val.i.2.i to i64, !dbg !1476
  %_4.i.i.i.2.i = mul i64 %_0.i1.i.i.1.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.2.i = xor i64 %_4.i.i.i.2.i, %_0.i.i.i.2.i, !dbg !1483
  %_0.i.i.i.3.i = zext i32 %_37.val.i.3.i to i64, !dbg !1476
  %_4.i.i.i.3.i = mul i64 %_0.i1.i.i.2.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.3.i = xor i64 %_4.i.i.i.3.i, %_0.i.i.i.3.i, !dbg !1483
  %_0.i.i.i.4.i = zext i32 %_37.val.i.4.i to i64, !dbg !1476
  %_4.i.i.i.4.i = mul i64 %_0.i1.i.i.3.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.4.i = xor i64 %_4.i.i.i.4.i, %_0.i.i.i.4.i, !dbg !1483
  %_0.i.i.i.5.i = zext i32 %_37.val.i.5.i to i64, !dbg !1476
  %_4.i.i.i.5.i = mul i64 %_0.i1.i.i.4.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.5.i = xor i64 %_4.i.i.i.5.i, %_0.i.i.i.5.i, !dbg !1483
  %_0.i.i.i.6.i = zext i32 %_37.val.i.6.i to i64, !dbg !1476
  %_4.i.i.i.6.i = mul i64 %_0.i1.i.i.5.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.6.i = xor i64 %_4.i.i.i.6.i, %_0.i.i.i.6.i, !dbg !1483
  %_0.i.i.i.7.i = zext i32 %_37.val.i.7.i to i64, !dbg !1476
  %_4.i.i.i.7.i = mul i64 %_0.i1.i.i.6.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.7.i = xor i64 %_4.i.i.i.7.i, %_0.i.i.i.7.i, !dbg !1483
  %_0.i.i.i.8.i = zext i32 %_37.val.i.8.i to i64, !dbg !1476
  %_4.i.i.i.8.i = mul i64 %_0.i1.i.i.7.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.8.i = xor i64 %_4.i.i.i.8.i, %_0.i.i.i.8.i, !dbg !1483
  %_0.i.i.i.9.i = zext i32 %_37.val.i.9.i to i64, !dbg !1476
  %_4.i.i.i.9.i = mul i64 %_0.i1.i.i.8.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.9.i = xor i64 %_4.i.i.i.9.i, %_0.i.i.i.9.i, !dbg !1483
  %_0.i.i.i.10.i = zext i32 %_37.val.i.10.i to i64, !dbg !1476
  %_4.i.i.i.10.i = mul i64 %_0.i1.i.i.9.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.10.i = xor i64 %_4.i.i.i.10.i, %_0.i.i.i.10.i, !dbg !1483
  %_0.i.i.i.11.i = zext i32 %_37.val.i.11.i to i64, !dbg !1476
  %_4.i.i.i.11.i = mul i64 %_0.i1.i.i.10.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.11.i = xor i64 %_4.i.i.i.11.i, %_0.i.i.i.11.i, !dbg !1483
  %_0.i.i.i.12.i = zext i32 %_37.val.i.12.i to i64, !dbg !1476
  %_4.i.i.i.12.i = mul i64 %_0.i1.i.i.11.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.12.i = xor i64 %_4.i.i.i.12.i, %_0.i.i.i.12.i, !dbg !1483
  %_0.i.i.i.13.i = zext i32 %_37.val.i.13.i to i64, !dbg !1476
  %_4.i.i.i.13.i = mul i64 %_0.i1.i.i.12.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.13.i = xor i64 %_4.i.i.i.13.i, %_0.i.i.i.13.i, !dbg !1483
  %_0.i.i.i.14.i = zext i32 %_37.val.i.14.i to i64, !dbg !1476
  %_4.i.i.i.14.i = mul i64 %_0.i1.i.i.13.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.14.i = xor i64 %_4.i.i.i.14.i, %_0.i.i.i.14.i, !dbg !1483
  %_0.i.i.i.15.i = zext i32 %_37.val.i.15.i to i64, !dbg !1476
  %_4.i.i.i.15.i = mul i64 %_0.i1.i.i.14.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.15.i = xor i64 %_4.i.i.i.15.i, %_0.i.i.i.15.i, !dbg !1483
  %_0.i.i.i.16.i = zext i32 %_37.val.i.16.i to i64, !dbg !1476
  %_4.i.i.i.16.i = mul i64 %_0.i1.i.i.15.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.16.i = xor i64 %_4.i.i.i.16.i, %_0.i.i.i.16.i, !dbg !1483
  %_0.i.i.i.17.i = zext i32 %_37.val.i.17.i to i64, !dbg !1476
  %_4.i.i.i.17.i = mul i64 %_0.i1.i.i.16.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.17.i = xor i64 %_4.i.i.i.17.i, %_0.i.i.i.17.i, !dbg !1483
  %_0.i.i.i.18.i = zext i32 %_37.val.i.18.i to i64, !dbg !1476
  %_4.i.i.i.18.i = mul i64 %_0.i1.i.i.17.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.18.i = xor i64 %_4.i.i.i.18.i, %_0.i.i.i.18.i, !dbg !1483
  %_0.i.i.i.19.i = zext i32 %_37.val.i.19.i to i64, !dbg !1476
  %_4.i.i.i.19.i = mul i64 %_0.i1.i.i.18.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.19.i = xor i64 %_4.i.i.i.19.i, %_0.i.i.i.19.i, !dbg !1483
  %_0.i.i.i.20.i = zext i32 %_37.val.i.20.i to i64, !dbg !1476
  %_4.i.i.i.20.i = mul i64 %_0.i1.i.i.19.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.20.i = xor i64 %_4.i.i.i.20.i, %_0.i.i.i.20.i, !dbg !1483
  %_0.i.i.i.21.i = zext i32 %_37.val.i.21.i to i64, !dbg !1476
  %_4.i.i.i.21.i = mul i64 %_0.i1.i.i.20.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.21.i = xor i64 %_4.i.i.i.21.i, %_0.i.i.i.21.i, !dbg !1483
  %_0.i.i.i.22.i = zext i32 %_37.val.i.22.i to i64, !dbg !1476
  %_4.i.i.i.22.i = mul i64 %_0.i1.i.i.21.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.22.i = xor i64 %_4.i.i.i.22.i, %_0.i.i.i.22.i, !dbg !1483
  %_0.i.i.i.23.i = zext i32 %_37.val.i.23.i to i64, !dbg !1476
  %_4.i.i.i.23.i = mul i64 %_0.i1.i.i.22.i, 1099511628211, !dbg !1486
  %_0.i1.i.i.23.i = xor i64 %_4.i.i.i.23.i, %_0.i.i.i.23.i, !dbg !1483
  call void @llvm.lifetime.end.p0(ptr nonnull %longs.i), !dbg !1489, !noalias !1343
  call void @llvm.lifetime.end.p0(ptr nonnull %words.i), !dbg !1490, !noalias !1343
  %_10 = getelementptr inbounds nuw [2 x i64], ptr %out, i64 %t, !dbg !1491
  store i64 %_0.i1.i.i.23.i, ptr %_10, align 8, !dbg !1494
  %_5.sroa.4.0._10.sroa_idx = getelementptr inbounds nuw i8, ptr %_10, i64 8, !dbg !1494
  store i64 %_0.i.i.i92.20.i, ptr %_5.sroa.4.0._10.sroa_idx, align 8, !dbg !1494
  ret void, !dbg !1495
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

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
define internal fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() unnamed_addr #9 !dbg !1496 {
start:
  tail call void @llvm.trap(), !dbg !1499
  unreachable, !dbg !1499
}

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #9 !dbg !1505 {
start:
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt() #10, !dbg !1506
  unreachable, !dbg !1506
}

attributes #0 = { noinline nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/sorting.rs/@/sorting.6702dfb4fad0fcef-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "ipnsort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable7ipnsortmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !12, file: !11, line: 114, type: !16, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!11 = !DIFile(filename: "src/slice/sort/unstable/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7d77d53d53cbf5a6aa3a2563a8e3597a")
!12 = !DINamespace(name: "unstable", scope: !13)
!13 = !DINamespace(name: "sort", scope: !14)
!14 = !DINamespace(name: "slice", scope: !15)
!15 = !DINamespace(name: "core", scope: null)
!16 = !DISubroutineType(cc: DW_CC_nocall, types: !17)
!17 = !{}
!18 = !DILocation(line: 253, column: 13, scope: !19, inlinedAt: !24)
!19 = distinct !DISubprogram(name: "get_unchecked<u32>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5slice5indexjINtB5_10SliceIndexSmE13get_uncheckedCs8QkerG6WjiR_7sorting", scope: !21, file: !20, line: 239, type: !23, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!20 = !DIFile(filename: "src/slice/index.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "35f1d9855ef780cd44773269ad8900cd")
!21 = !DINamespace(name: "{impl#2}", scope: !22)
!22 = !DINamespace(name: "index", scope: !14)
!23 = !DISubroutineType(types: !17)
!24 = distinct !DILocation(line: 646, column: 26, scope: !25, inlinedAt: !28)
!25 = distinct !DISubprogram(name: "get_unchecked<u32, usize>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSm13get_uncheckedjECs8QkerG6WjiR_7sorting", scope: !27, file: !26, line: 639, type: !23, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!26 = !DIFile(filename: "src/slice/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b606e5d97bff599edd0dcbc6067a14f1")
!27 = !DINamespace(name: "{impl#0}", scope: !14)
!28 = distinct !DILocation(line: 34, column: 45, scope: !29, inlinedAt: !34)
!29 = distinct !DILexicalBlock(scope: !31, file: !30, line: 33, column: 9)
!30 = !DIFile(filename: "src/slice/sort/shared/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "694d50307d8b09e28f18230edf6cbedb")
!31 = distinct !DILexicalBlock(scope: !32, file: !30, line: 24, column: 5)
!32 = distinct !DISubprogram(name: "find_existing_run<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !33, file: !30, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!33 = !DINamespace(name: "shared", scope: !13)
!34 = distinct !DILocation(line: 119, column: 35, scope: !35)
!35 = distinct !DILexicalBlock(scope: !10, file: !11, line: 118, column: 5)
!36 = !DILocation(line: 34, column: 35, scope: !29, inlinedAt: !34)
!37 = !{!38}
!38 = distinct !{!38, !39, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!39 = distinct !{!39, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!40 = !{!41}
!41 = distinct !{!41, !39, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!42 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !48)
!43 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !45, file: !44, line: 1916, type: !23, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!44 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!45 = !DINamespace(name: "{impl#64}", scope: !46)
!46 = !DINamespace(name: "impls", scope: !47)
!47 = !DINamespace(name: "cmp", scope: !15)
!48 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !54)
!49 = distinct !DISubprogram(name: "call_mut<fn(&u32, &u32) -> bool, (&u32, &u32)>", linkageName: "_RNvYNvYmNtNtCs2TNzTbj2aEP_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRmB1g_EE8call_mutCs8QkerG6WjiR_7sorting", scope: !51, file: !50, line: 166, type: !23, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!50 = !DIFile(filename: "src/ops/function.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7165aec212fc528edf645f7f5c1c91bb")
!51 = !DINamespace(name: "FnMut", scope: !52)
!52 = !DINamespace(name: "function", scope: !53)
!53 = !DINamespace(name: "ops", scope: !15)
!54 = distinct !DILocation(line: 34, column: 35, scope: !29, inlinedAt: !34)
!55 = !DILocation(line: 253, column: 13, scope: !19, inlinedAt: !56)
!56 = !DILocation(line: 646, column: 26, scope: !25, inlinedAt: !57)
!57 = !DILocation(line: 0, scope: !58, inlinedAt: !34)
!58 = distinct !DILexicalBlock(scope: !29, file: !30, line: 34, column: 9)
!59 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !60)
!60 = !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !57)
!61 = !DILocation(line: 35, column: 12, scope: !58, inlinedAt: !34)
!62 = !DILocation(line: 40, column: 37, scope: !58, inlinedAt: !34)
!63 = !DILocation(line: 36, column: 36, scope: !58, inlinedAt: !34)
!64 = !DILocation(line: 253, column: 13, scope: !19, inlinedAt: !65)
!65 = distinct !DILocation(line: 646, column: 26, scope: !66, inlinedAt: !67)
!66 = !DILexicalBlockFile(scope: !25, file: !26, discriminator: 8)
!67 = distinct !DILocation(line: 40, column: 47, scope: !58, inlinedAt: !34)
!68 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !69)
!69 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !70)
!70 = distinct !DILocation(line: 40, column: 37, scope: !58, inlinedAt: !34)
!71 = !DILocation(line: 253, column: 13, scope: !19, inlinedAt: !72)
!72 = distinct !DILocation(line: 646, column: 26, scope: !73, inlinedAt: !74)
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
!84 = !DIFile(filename: "src/slice/sort/shared/smallsort.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "8c9626ba4802244e0fd645526c52bc5d")
!85 = distinct !DILexicalBlock(scope: !86, file: !84, line: 333, column: 5)
!86 = distinct !DILexicalBlock(scope: !87, file: !84, line: 332, column: 5)
!87 = distinct !DILexicalBlock(scope: !88, file: !84, line: 330, column: 5)
!88 = distinct !DILexicalBlock(scope: !89, file: !84, line: 329, column: 5)
!89 = distinct !DILexicalBlock(scope: !90, file: !84, line: 327, column: 5)
!90 = distinct !DILexicalBlock(scope: !91, file: !84, line: 318, column: 5)
!91 = distinct !DISubprogram(name: "small_sort_network<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort18small_sort_networkmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 311, type: !23, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!92 = !DINamespace(name: "smallsort", scope: !33)
!93 = distinct !DILocation(line: 164, column: 13, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "small_sort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvXs4_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortmNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNvYmNtNtBe_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !95, file: !84, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!95 = !DINamespace(name: "{impl#6}", scope: !92)
!96 = distinct !DILocation(line: 101, column: 9, scope: !97, inlinedAt: !99)
!97 = distinct !DISubprogram(name: "small_sort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvXs1_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortmNtB6_25UnstableSmallSortTypeImpl10small_sortNvYmNtNtBe_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !98, file: !84, line: 97, type: !23, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!98 = !DINamespace(name: "{impl#3}", scope: !92)
!99 = distinct !DILocation(line: 31, column: 13, scope: !100, inlinedAt: !103)
!100 = distinct !DISubprogram(name: "quicksort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !102, file: !101, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!101 = !DIFile(filename: "src/slice/sort/unstable/quicksort.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e6a83127a2b707e97e5c7026cf4bb1a4")
!102 = !DINamespace(name: "quicksort", scope: !12)
!103 = distinct !DILocation(line: 137, column: 5, scope: !104)
!104 = distinct !DILexicalBlock(scope: !80, file: !11, line: 136, column: 5)
!105 = !DILocation(line: 0, scope: !85, inlinedAt: !93)
!106 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !112)
!107 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3addCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 927, type: !23, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!108 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!109 = !DINamespace(name: "{impl#0}", scope: !110)
!110 = !DINamespace(name: "mut_ptr", scope: !111)
!111 = !DINamespace(name: "ptr", scope: !15)
!112 = distinct !DILocation(line: 394, column: 26, scope: !113, inlinedAt: !115)
!113 = distinct !DILexicalBlock(scope: !114, file: !84, line: 393, column: 9)
!114 = distinct !DISubprogram(name: "swap_if_less<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort12swap_if_lessmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 386, type: !23, scopeLine: 386, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!115 = distinct !DILocation(line: 441, column: 9, scope: !116, inlinedAt: !118)
!116 = distinct !DILexicalBlock(scope: !117, file: !84, line: 434, column: 5)
!117 = distinct !DISubprogram(name: "sort9_optimal<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort13sort9_optimalmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 426, type: !23, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!118 = distinct !DILocation(line: 343, column: 13, scope: !83, inlinedAt: !93)
!119 = !DILocation(line: 401, column: 27, scope: !120, inlinedAt: !115)
!120 = distinct !DILexicalBlock(scope: !113, file: !84, line: 394, column: 9)
!121 = !{!122, !124, !126, !128}
!122 = distinct !{!122, !123, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!123 = distinct !{!123, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!124 = distinct !{!124, !125, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort13sort9_optimalmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: %v.0"}
!125 = distinct !{!125, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort13sort9_optimalmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting"}
!126 = distinct !{!126, !127, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort18small_sort_networkmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: %v.0"}
!127 = distinct !{!127, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort18small_sort_networkmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting"}
!128 = distinct !{!128, !129, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: argument 0"}
!129 = distinct !{!129, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting"}
!130 = !{!131, !132, !133}
!131 = distinct !{!131, !123, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!132 = distinct !{!132, !129, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: argument 1"}
!133 = distinct !{!133, !129, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: %is_less"}
!134 = !{!131, !124, !126, !128}
!135 = !{!122, !132, !133}
!136 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !139)
!137 = distinct !DISubprogram(name: "read<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4readmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 1678, type: !23, scopeLine: 1678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!138 = !DIFile(filename: "src/ptr/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "8f706ae0a0620120e6e931983ef127f1")
!139 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !115)
!140 = distinct !DILexicalBlock(scope: !141, file: !84, line: 412, column: 9)
!141 = distinct !DILexicalBlock(scope: !142, file: !84, line: 411, column: 9)
!142 = distinct !DILexicalBlock(scope: !120, file: !84, line: 401, column: 9)
!143 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "copy<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4copymECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 623, type: !23, scopeLine: 623, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!145 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !115)
!146 = distinct !DILexicalBlock(scope: !140, file: !84, line: 414, column: 9)
!147 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !148)
!148 = distinct !DILocation(line: 393, column: 26, scope: !114, inlinedAt: !149)
!149 = distinct !DILocation(line: 442, column: 9, scope: !116, inlinedAt: !118)
!150 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !151)
!151 = distinct !DILocation(line: 394, column: 26, scope: !113, inlinedAt: !149)
!152 = !DILocation(line: 401, column: 27, scope: !120, inlinedAt: !149)
!153 = !{!154, !124, !126, !128}
!154 = distinct !{!154, !155, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!155 = distinct !{!155, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!156 = !{!157, !132, !133}
!157 = distinct !{!157, !155, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!158 = !{!157, !124, !126, !128}
!159 = !{!154, !132, !133}
!160 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !161)
!161 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !149)
!162 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !163)
!163 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !149)
!164 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !165)
!165 = distinct !DILocation(line: 393, column: 26, scope: !114, inlinedAt: !166)
!166 = distinct !DILocation(line: 443, column: 9, scope: !116, inlinedAt: !118)
!167 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !168)
!168 = distinct !DILocation(line: 394, column: 26, scope: !113, inlinedAt: !166)
!169 = !DILocation(line: 401, column: 27, scope: !120, inlinedAt: !166)
!170 = !{!171, !124, !126, !128}
!171 = distinct !{!171, !172, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!172 = distinct !{!172, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!173 = !{!174, !132, !133}
!174 = distinct !{!174, !172, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!175 = !{!174, !124, !126, !128}
!176 = !{!171, !132, !133}
!177 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !178)
!178 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !166)
!179 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !180)
!180 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !166)
!181 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !182)
!182 = distinct !DILocation(line: 393, column: 26, scope: !114, inlinedAt: !183)
!183 = distinct !DILocation(line: 444, column: 9, scope: !116, inlinedAt: !118)
!184 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !185)
!185 = distinct !DILocation(line: 394, column: 26, scope: !113, inlinedAt: !183)
!186 = !DILocation(line: 401, column: 27, scope: !120, inlinedAt: !183)
!187 = !{!188, !124, !126, !128}
!188 = distinct !{!188, !189, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!189 = distinct !{!189, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!190 = !{!191, !132, !133}
!191 = distinct !{!191, !189, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!192 = !{!191, !124, !126, !128}
!193 = !{!188, !132, !133}
!194 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !195)
!195 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !183)
!196 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !197)
!197 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !183)
!198 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !199)
!199 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !200)
!200 = distinct !DILocation(line: 445, column: 9, scope: !116, inlinedAt: !118)
!201 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !202)
!202 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !200)
!203 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !204)
!204 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !205)
!205 = distinct !DILocation(line: 446, column: 9, scope: !116, inlinedAt: !118)
!206 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !207)
!207 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !205)
!208 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !209)
!209 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !210)
!210 = distinct !DILocation(line: 447, column: 9, scope: !116, inlinedAt: !118)
!211 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !212)
!212 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !210)
!213 = !DILocation(line: 961, column: 18, scope: !107, inlinedAt: !214)
!214 = distinct !DILocation(line: 394, column: 26, scope: !113, inlinedAt: !215)
!215 = distinct !DILocation(line: 448, column: 9, scope: !116, inlinedAt: !118)
!216 = !DILocation(line: 401, column: 27, scope: !120, inlinedAt: !215)
!217 = !{!218, !124, !126, !128}
!218 = distinct !{!218, !219, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!219 = distinct !{!219, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!220 = !{!221, !132, !133}
!221 = distinct !{!221, !219, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!222 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !223)
!223 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !215)
!224 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !225)
!225 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !215)
!226 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !227)
!227 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !228)
!228 = distinct !DILocation(line: 449, column: 9, scope: !116, inlinedAt: !118)
!229 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !230)
!230 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !228)
!231 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !232)
!232 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !233)
!233 = distinct !DILocation(line: 450, column: 9, scope: !116, inlinedAt: !118)
!234 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !235)
!235 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !233)
!236 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !237)
!237 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !238)
!238 = distinct !DILocation(line: 451, column: 9, scope: !116, inlinedAt: !118)
!239 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !240)
!240 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !238)
!241 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !242)
!242 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !243)
!243 = distinct !DILocation(line: 452, column: 9, scope: !116, inlinedAt: !118)
!244 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !245)
!245 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !243)
!246 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !247)
!247 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !248)
!248 = distinct !DILocation(line: 453, column: 9, scope: !116, inlinedAt: !118)
!249 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !250)
!250 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !248)
!251 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !252)
!252 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !253)
!253 = distinct !DILocation(line: 454, column: 9, scope: !116, inlinedAt: !118)
!254 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !255)
!255 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !253)
!256 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !257)
!257 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !258)
!258 = distinct !DILocation(line: 455, column: 9, scope: !116, inlinedAt: !118)
!259 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !260)
!260 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !258)
!261 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !262)
!262 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !263)
!263 = distinct !DILocation(line: 456, column: 9, scope: !116, inlinedAt: !118)
!264 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !265)
!265 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !263)
!266 = !{!124, !126, !128}
!267 = !{!132, !133}
!268 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !269)
!269 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !270)
!270 = distinct !DILocation(line: 457, column: 9, scope: !116, inlinedAt: !118)
!271 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !272)
!272 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !270)
!273 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !274)
!274 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !275)
!275 = distinct !DILocation(line: 458, column: 9, scope: !116, inlinedAt: !118)
!276 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !277)
!277 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !275)
!278 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !279)
!279 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !280)
!280 = distinct !DILocation(line: 459, column: 9, scope: !116, inlinedAt: !118)
!281 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !282)
!282 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !280)
!283 = !DILocation(line: 547, column: 14, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!285 = distinct !DILocation(line: 416, column: 9, scope: !146, inlinedAt: !280)
!286 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !287)
!287 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !288)
!288 = distinct !DILocation(line: 460, column: 9, scope: !116, inlinedAt: !118)
!289 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !290)
!290 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !288)
!291 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !292)
!292 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !293)
!293 = distinct !DILocation(line: 461, column: 9, scope: !116, inlinedAt: !118)
!294 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !295)
!295 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !293)
!296 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !297)
!297 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !298)
!298 = distinct !DILocation(line: 462, column: 9, scope: !116, inlinedAt: !118)
!299 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !300)
!300 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !298)
!301 = !DILocation(line: 547, column: 14, scope: !284, inlinedAt: !302)
!302 = distinct !DILocation(line: 416, column: 9, scope: !146, inlinedAt: !298)
!303 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !304)
!304 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !305)
!305 = distinct !DILocation(line: 463, column: 9, scope: !116, inlinedAt: !118)
!306 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !307)
!307 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !305)
!308 = !DILocation(line: 547, column: 14, scope: !284, inlinedAt: !309)
!309 = distinct !DILocation(line: 416, column: 9, scope: !146, inlinedAt: !305)
!310 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !311)
!311 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !312)
!312 = distinct !DILocation(line: 464, column: 9, scope: !116, inlinedAt: !118)
!313 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !314)
!314 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !312)
!315 = !DILocation(line: 547, column: 14, scope: !284, inlinedAt: !316)
!316 = distinct !DILocation(line: 416, column: 9, scope: !146, inlinedAt: !312)
!317 = !DILocation(line: 1717, column: 9, scope: !137, inlinedAt: !318)
!318 = distinct !DILocation(line: 414, column: 46, scope: !140, inlinedAt: !319)
!319 = distinct !DILocation(line: 465, column: 9, scope: !116, inlinedAt: !118)
!320 = !DILocation(line: 638, column: 9, scope: !144, inlinedAt: !321)
!321 = distinct !DILocation(line: 415, column: 9, scope: !146, inlinedAt: !319)
!322 = !DILocation(line: 547, column: 14, scope: !284, inlinedAt: !323)
!323 = distinct !DILocation(line: 416, column: 9, scope: !146, inlinedAt: !319)
!324 = !DILocation(line: 1072, column: 22, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "sub<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3subCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 1033, type: !23, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!326 = distinct !DILocation(line: 546, column: 29, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "insert_tail<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 542, type: !23, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!328 = distinct !DILocation(line: 602, column: 13, scope: !329, inlinedAt: !334)
!329 = distinct !DILexicalBlock(scope: !330, file: !84, line: 598, column: 9)
!330 = distinct !DILexicalBlock(scope: !331, file: !84, line: 597, column: 9)
!331 = distinct !DILexicalBlock(scope: !332, file: !84, line: 596, column: 9)
!332 = distinct !DILexicalBlock(scope: !333, file: !84, line: 585, column: 5)
!333 = distinct !DISubprogram(name: "insertion_sort_shift_left<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 580, type: !23, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!334 = distinct !DILocation(line: 349, column: 9, scope: !335, inlinedAt: !93)
!335 = distinct !DILexicalBlock(scope: !83, file: !84, line: 339, column: 9)
!336 = !DILocation(line: 547, column: 13, scope: !337, inlinedAt: !328)
!337 = distinct !DILexicalBlock(scope: !327, file: !84, line: 546, column: 9)
!338 = !{!339, !341, !126, !128}
!339 = distinct !{!339, !340, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!340 = distinct !{!340, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!341 = distinct !{!341, !342, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: %v.0"}
!342 = distinct !{!342, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting"}
!343 = !{!344, !132, !133}
!344 = distinct !{!344, !340, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!345 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !346)
!346 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !347)
!347 = distinct !DILocation(line: 547, column: 13, scope: !337, inlinedAt: !328)
!348 = !DILocation(line: 547, column: 14, scope: !349, inlinedAt: !350)
!349 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!350 = distinct !DILocation(line: 563, column: 13, scope: !351, inlinedAt: !328)
!351 = distinct !DILexicalBlock(scope: !352, file: !84, line: 557, column: 9)
!352 = distinct !DILexicalBlock(scope: !337, file: !84, line: 556, column: 9)
!353 = !{!341, !126, !128}
!354 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !355)
!355 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !356)
!356 = distinct !DILocation(line: 572, column: 17, scope: !351, inlinedAt: !328)
!357 = !DILocation(line: 572, column: 17, scope: !351, inlinedAt: !328)
!358 = !DILocation(line: 566, column: 16, scope: !351, inlinedAt: !328)
!359 = !DILocation(line: 0, scope: !327, inlinedAt: !328)
!360 = !DILocation(line: 547, column: 14, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!362 = distinct !DILocation(line: 306, column: 13, scope: !363, inlinedAt: !365)
!363 = distinct !DISubprogram(name: "drop<u32>", linkageName: "_RNvXs5_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCs8QkerG6WjiR_7sorting", scope: !364, file: !84, line: 302, type: !23, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!364 = !DINamespace(name: "{impl#7}", scope: !92)
!365 = distinct !DILocation(line: 805, column: 1, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "drop_in_place<core::slice::sort::shared::smallsort::CopyOnDrop<u32>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 805, type: !23, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!367 = distinct !DILocation(line: 576, column: 5, scope: !352, inlinedAt: !328)
!368 = !{!369, !371, !132, !133}
!369 = distinct !{!369, !370, !"_RNvXs5_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCs8QkerG6WjiR_7sorting: %self"}
!370 = distinct !{!370, !"_RNvXs5_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCs8QkerG6WjiR_7sorting"}
!371 = distinct !{!371, !372, !"_RINvNtCs2TNzTbj2aEP_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECs8QkerG6WjiR_7sorting: %_1"}
!372 = distinct !{!372, !"_RINvNtCs2TNzTbj2aEP_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECs8QkerG6WjiR_7sorting"}
!373 = !{!344, !341, !126, !128}
!374 = !{!339, !132, !133}
!375 = !DILocation(line: 577, column: 2, scope: !327, inlinedAt: !328)
!376 = !DILocation(line: 355, column: 12, scope: !335, inlinedAt: !93)
!377 = !{!378}
!378 = distinct !{!378, !379, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort19bidirectional_mergemNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting: %v.0"}
!379 = distinct !{!379, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort19bidirectional_mergemNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting"}
!380 = !DILocation(line: 370, column: 9, scope: !381, inlinedAt: !93)
!381 = distinct !DILexicalBlock(scope: !83, file: !84, line: 369, column: 9)
!382 = !DILocation(line: 863, column: 18, scope: !383, inlinedAt: !387)
!383 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!384 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!385 = !DINamespace(name: "{impl#0}", scope: !386)
!386 = !DINamespace(name: "const_ptr", scope: !111)
!387 = distinct !DILocation(line: 814, column: 33, scope: !388, inlinedAt: !396)
!388 = distinct !DILexicalBlock(scope: !389, file: !84, line: 813, column: 9)
!389 = distinct !DILexicalBlock(scope: !390, file: !84, line: 811, column: 9)
!390 = distinct !DILexicalBlock(scope: !391, file: !84, line: 810, column: 9)
!391 = distinct !DILexicalBlock(scope: !392, file: !84, line: 809, column: 9)
!392 = distinct !DILexicalBlock(scope: !393, file: !84, line: 797, column: 5)
!393 = distinct !DILexicalBlock(scope: !394, file: !84, line: 795, column: 5)
!394 = distinct !DILexicalBlock(scope: !395, file: !84, line: 794, column: 5)
!395 = distinct !DISubprogram(name: "bidirectional_merge<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort19bidirectional_mergemNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 760, type: !23, scopeLine: 760, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!396 = distinct !DILocation(line: 370, column: 9, scope: !381, inlinedAt: !93)
!397 = !DILocation(line: 863, column: 18, scope: !383, inlinedAt: !398)
!398 = distinct !DILocation(line: 813, column: 32, scope: !389, inlinedAt: !396)
!399 = !DILocation(line: 704, column: 21, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "merge_up<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort8merge_upmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 683, type: !23, scopeLine: 683, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!401 = distinct !DILocation(line: 818, column: 34, scope: !402, inlinedAt: !396)
!402 = distinct !DILexicalBlock(scope: !403, file: !84, line: 817, column: 9)
!403 = distinct !DILexicalBlock(scope: !404, file: !84, line: 815, column: 9)
!404 = distinct !DILexicalBlock(scope: !388, file: !84, line: 814, column: 9)
!405 = !{!406, !378, !126, !128}
!406 = distinct !{!406, !407, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %self"}
!407 = distinct !{!407, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt"}
!408 = !{!409, !132, !133}
!409 = distinct !{!409, !407, !"_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt: %other"}
!410 = !{!409, !378, !126, !128}
!411 = !{!406, !132, !133}
!412 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !413)
!413 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !414)
!414 = distinct !DILocation(line: 704, column: 21, scope: !400, inlinedAt: !401)
!415 = !DILocation(line: 704, column: 20, scope: !400, inlinedAt: !401)
!416 = !DILocation(line: 707, column: 35, scope: !417, inlinedAt: !401)
!417 = distinct !DILexicalBlock(scope: !418, file: !84, line: 705, column: 9)
!418 = distinct !DILexicalBlock(scope: !400, file: !84, line: 704, column: 9)
!419 = !DILocation(line: 863, column: 18, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!421 = distinct !DILocation(line: 707, column: 31, scope: !417, inlinedAt: !401)
!422 = !DILocation(line: 708, column: 33, scope: !417, inlinedAt: !401)
!423 = !DILocation(line: 863, column: 18, scope: !420, inlinedAt: !424)
!424 = distinct !DILocation(line: 708, column: 29, scope: !417, inlinedAt: !401)
!425 = !DILocation(line: 737, column: 21, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "merge_down<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort10merge_downmNvYmNtNtBa_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !92, file: !84, line: 716, type: !23, scopeLine: 716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!427 = distinct !DILocation(line: 819, column: 46, scope: !402, inlinedAt: !396)
!428 = !DILocation(line: 1916, column: 50, scope: !43, inlinedAt: !429)
!429 = distinct !DILocation(line: 166, column: 5, scope: !49, inlinedAt: !430)
!430 = distinct !DILocation(line: 737, column: 21, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 737, column: 20, scope: !426, inlinedAt: !427)
!432 = !DILocation(line: 740, column: 44, scope: !433, inlinedAt: !427)
!433 = distinct !DILexicalBlock(scope: !434, file: !84, line: 738, column: 9)
!434 = distinct !DILexicalBlock(scope: !426, file: !84, line: 737, column: 9)
!435 = !DILocation(line: 468, column: 18, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "wrapping_offset<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm15wrapping_offsetCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 463, type: !23, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!437 = distinct !DILocation(line: 1136, column: 14, scope: !438, inlinedAt: !439)
!438 = distinct !DISubprogram(name: "wrapping_sub<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm12wrapping_subCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 1132, type: !23, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!439 = distinct !DILocation(line: 740, column: 31, scope: !433, inlinedAt: !427)
!440 = !DILocation(line: 741, column: 42, scope: !433, inlinedAt: !427)
!441 = !DILocation(line: 468, column: 18, scope: !436, inlinedAt: !442)
!442 = distinct !DILocation(line: 1136, column: 14, scope: !443, inlinedAt: !444)
!443 = !DILexicalBlockFile(scope: !438, file: !384, discriminator: 2)
!444 = distinct !DILocation(line: 741, column: 29, scope: !433, inlinedAt: !427)
!445 = !DILocation(line: 468, column: 18, scope: !446, inlinedAt: !447)
!446 = distinct !DISubprogram(name: "wrapping_offset<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm15wrapping_offsetCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 463, type: !23, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!447 = distinct !DILocation(line: 1057, column: 14, scope: !448, inlinedAt: !449)
!448 = distinct !DISubprogram(name: "wrapping_add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm12wrapping_addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 1053, type: !23, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!449 = distinct !DILocation(line: 822, column: 33, scope: !403, inlinedAt: !396)
!450 = !DILocation(line: 468, column: 18, scope: !446, inlinedAt: !451)
!451 = distinct !DILocation(line: 1057, column: 14, scope: !452, inlinedAt: !453)
!452 = !DILexicalBlockFile(scope: !448, file: !384, discriminator: 2)
!453 = distinct !DILocation(line: 823, column: 35, scope: !454, inlinedAt: !396)
!454 = distinct !DILexicalBlock(scope: !403, file: !84, line: 822, column: 9)
!455 = !DILocation(line: 837, column: 12, scope: !456, inlinedAt: !396)
!456 = distinct !DILexicalBlock(scope: !454, file: !84, line: 823, column: 9)
!457 = !{!"branch_weights", i32 4001, i32 4000000}
!458 = !DILocation(line: 838, column: 13, scope: !456, inlinedAt: !396)
!459 = !{!378, !132, !133}
!460 = !DILocation(line: 547, column: 14, scope: !461, inlinedAt: !462)
!461 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!462 = distinct !DILocation(line: 739, column: 9, scope: !433, inlinedAt: !427)
!463 = !DILocation(line: 547, column: 14, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!465 = distinct !DILocation(line: 706, column: 9, scope: !417, inlinedAt: !401)
!466 = !DILocation(line: 547, column: 14, scope: !467, inlinedAt: !468)
!467 = distinct !DISubprogram(name: "copy_nonoverlapping<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingmECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!468 = distinct !DILocation(line: 375, column: 9, scope: !381, inlinedAt: !93)
!469 = !DILocation(line: 137, column: 5, scope: !104)
!470 = !DILocation(line: 138, column: 2, scope: !10)
!471 = !{!472}
!472 = distinct !{!472, !473, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapmECs8QkerG6WjiR_7sorting: %a.0"}
!473 = distinct !{!473, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapmECs8QkerG6WjiR_7sorting"}
!474 = !DILocation(line: 998, column: 9, scope: !475, inlinedAt: !479)
!475 = distinct !DILexicalBlock(scope: !476, file: !26, line: 984, column: 9)
!476 = distinct !DILexicalBlock(scope: !477, file: !26, line: 980, column: 9)
!477 = distinct !DILexicalBlock(scope: !478, file: !26, line: 979, column: 9)
!478 = distinct !DISubprogram(name: "reverse<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm7reverseCs8QkerG6WjiR_7sorting", scope: !27, file: !26, line: 978, type: !23, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!479 = !DILocation(line: 126, column: 15, scope: !80)
!480 = !{!481}
!481 = distinct !{!481, !473, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapmECs8QkerG6WjiR_7sorting: %b.0"}
!482 = !DILocation(line: 1015, column: 38, scope: !483, inlinedAt: !488)
!483 = distinct !DILexicalBlock(scope: !484, file: !26, line: 1013, column: 13)
!484 = distinct !DILexicalBlock(scope: !485, file: !26, line: 1011, column: 13)
!485 = distinct !DILexicalBlock(scope: !486, file: !26, line: 1010, column: 13)
!486 = distinct !DISubprogram(name: "revswap<u32>", linkageName: "_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapmECs8QkerG6WjiR_7sorting", scope: !487, file: !26, line: 1001, type: !23, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!487 = !DINamespace(name: "reverse", scope: !27)
!488 = distinct !DILocation(line: 998, column: 9, scope: !475, inlinedAt: !479)
!489 = !DILocation(line: 759, column: 14, scope: !490, inlinedAt: !493)
!490 = distinct !DISubprogram(name: "swap<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3mem4swapmECs8QkerG6WjiR_7sorting", scope: !492, file: !491, line: 756, type: !23, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!491 = !DIFile(filename: "src/mem/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "6bca88b164013e73def192dcdbc80502")
!492 = !DINamespace(name: "mem", scope: !15)
!493 = distinct !DILocation(line: 1015, column: 17, scope: !483, inlinedAt: !488)
!494 = !DILocation(line: 1015, column: 27, scope: !483, inlinedAt: !488)
!495 = distinct !DISubprogram(name: "ipnsort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable7ipnsortyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1t_", scope: !12, file: !11, line: 114, type: !16, scopeLine: 114, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!496 = !DILocation(line: 253, column: 13, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "get_unchecked<u64>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5slice5indexjINtB5_10SliceIndexSyE13get_uncheckedCs8QkerG6WjiR_7sorting", scope: !21, file: !20, line: 239, type: !23, scopeLine: 239, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!498 = distinct !DILocation(line: 646, column: 26, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "get_unchecked<u64, usize>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSy13get_uncheckedjECs8QkerG6WjiR_7sorting", scope: !27, file: !26, line: 639, type: !23, scopeLine: 639, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!500 = distinct !DILocation(line: 34, column: 45, scope: !501, inlinedAt: !504)
!501 = distinct !DILexicalBlock(scope: !502, file: !30, line: 33, column: 9)
!502 = distinct !DILexicalBlock(scope: !503, file: !30, line: 24, column: 5)
!503 = distinct !DISubprogram(name: "find_existing_run<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared17find_existing_runyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1C_", scope: !33, file: !30, line: 20, type: !23, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!504 = distinct !DILocation(line: 119, column: 35, scope: !505)
!505 = distinct !DILexicalBlock(scope: !495, file: !11, line: 118, column: 5)
!506 = !DILocation(line: 34, column: 35, scope: !501, inlinedAt: !504)
!507 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !512)
!508 = distinct !DILexicalBlock(scope: !509, file: !44, line: 397, column: 44)
!509 = distinct !DILexicalBlock(scope: !510, file: !44, line: 397, column: 44)
!510 = distinct !DISubprogram(name: "eq", linkageName: "_RNvXsb_NtCs2TNzTbj2aEP_4core3cmpNtB5_8OrderingNtB5_9PartialEq2eq", scope: !511, file: !44, line: 397, type: !23, scopeLine: 397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!511 = !DINamespace(name: "{impl#13}", scope: !47)
!512 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !515)
!513 = distinct !DISubprogram(name: "{closure#0}<u64, sorting::sorting::sorted::{closure_env#1}>", linkageName: "_RNCINvMNtCs2TNzTbj2aEP_4core5sliceSy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0BW_", scope: !514, file: !26, line: 3192, type: !23, scopeLine: 3192, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!514 = !DINamespace(name: "sort_unstable_by", scope: !27)
!515 = distinct !DILocation(line: 34, column: 35, scope: !501, inlinedAt: !504)
!516 = !DILocation(line: 253, column: 13, scope: !497, inlinedAt: !517)
!517 = !DILocation(line: 646, column: 26, scope: !499, inlinedAt: !518)
!518 = !DILocation(line: 0, scope: !519, inlinedAt: !504)
!519 = distinct !DILexicalBlock(scope: !501, file: !30, line: 34, column: 9)
!520 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !521)
!521 = !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !518)
!522 = !DILocation(line: 35, column: 12, scope: !519, inlinedAt: !504)
!523 = !DILocation(line: 40, column: 37, scope: !519, inlinedAt: !504)
!524 = !DILocation(line: 36, column: 36, scope: !519, inlinedAt: !504)
!525 = !DILocation(line: 253, column: 13, scope: !497, inlinedAt: !526)
!526 = distinct !DILocation(line: 646, column: 26, scope: !527, inlinedAt: !528)
!527 = !DILexicalBlockFile(scope: !499, file: !26, discriminator: 8)
!528 = distinct !DILocation(line: 40, column: 47, scope: !519, inlinedAt: !504)
!529 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !530)
!530 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !531)
!531 = distinct !DILocation(line: 40, column: 37, scope: !519, inlinedAt: !504)
!532 = !DILocation(line: 253, column: 13, scope: !497, inlinedAt: !533)
!533 = distinct !DILocation(line: 646, column: 26, scope: !534, inlinedAt: !535)
!534 = !DILexicalBlockFile(scope: !499, file: !26, discriminator: 4)
!535 = distinct !DILocation(line: 36, column: 46, scope: !519, inlinedAt: !504)
!536 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !537)
!537 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !538)
!538 = distinct !DILocation(line: 36, column: 36, scope: !519, inlinedAt: !504)
!539 = !DILocation(line: 33, column: 27, scope: !502, inlinedAt: !504)
!540 = !DILocation(line: 124, column: 8, scope: !541)
!541 = distinct !DILexicalBlock(scope: !505, file: !11, line: 119, column: 5)
!542 = !DILocation(line: 125, column: 12, scope: !541)
!543 = !DILocation(line: 338, column: 5, scope: !544, inlinedAt: !552)
!544 = distinct !DILexicalBlock(scope: !545, file: !84, line: 335, column: 5)
!545 = distinct !DILexicalBlock(scope: !546, file: !84, line: 333, column: 5)
!546 = distinct !DILexicalBlock(scope: !547, file: !84, line: 332, column: 5)
!547 = distinct !DILexicalBlock(scope: !548, file: !84, line: 330, column: 5)
!548 = distinct !DILexicalBlock(scope: !549, file: !84, line: 329, column: 5)
!549 = distinct !DILexicalBlock(scope: !550, file: !84, line: 327, column: 5)
!550 = distinct !DILexicalBlock(scope: !551, file: !84, line: 318, column: 5)
!551 = distinct !DISubprogram(name: "small_sort_network<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort18small_sort_networkyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1P_", scope: !92, file: !84, line: 311, type: !23, scopeLine: 311, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!552 = distinct !DILocation(line: 164, column: 13, scope: !553, inlinedAt: !554)
!553 = distinct !DISubprogram(name: "small_sort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvXs4_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortyNtB6_31UnstableSmallSortFreezeTypeImpl10small_sortNCINvMBc_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB2n_", scope: !95, file: !84, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!554 = distinct !DILocation(line: 101, column: 9, scope: !555, inlinedAt: !556)
!555 = distinct !DISubprogram(name: "small_sort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvXs1_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortyNtB6_25UnstableSmallSortTypeImpl10small_sortNCINvMBc_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB2h_", scope: !98, file: !84, line: 97, type: !23, scopeLine: 97, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!556 = distinct !DILocation(line: 31, column: 13, scope: !557, inlinedAt: !558)
!557 = distinct !DISubprogram(name: "quicksort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_", scope: !102, file: !101, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!558 = distinct !DILocation(line: 137, column: 5, scope: !559)
!559 = distinct !DILexicalBlock(scope: !541, file: !11, line: 136, column: 5)
!560 = !DILocation(line: 0, scope: !545, inlinedAt: !552)
!561 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !563)
!562 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 927, type: !23, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!563 = distinct !DILocation(line: 394, column: 26, scope: !564, inlinedAt: !566)
!564 = distinct !DILexicalBlock(scope: !565, file: !84, line: 393, column: 9)
!565 = distinct !DISubprogram(name: "swap_if_less<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort12swap_if_lessyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1J_", scope: !92, file: !84, line: 386, type: !23, scopeLine: 386, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!566 = distinct !DILocation(line: 441, column: 9, scope: !567, inlinedAt: !569)
!567 = distinct !DILexicalBlock(scope: !568, file: !84, line: 434, column: 5)
!568 = distinct !DISubprogram(name: "sort9_optimal<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort13sort9_optimalyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1K_", scope: !92, file: !84, line: 426, type: !23, scopeLine: 426, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!569 = distinct !DILocation(line: 343, column: 13, scope: !544, inlinedAt: !552)
!570 = !DILocation(line: 401, column: 27, scope: !571, inlinedAt: !566)
!571 = distinct !DILexicalBlock(scope: !564, file: !84, line: 394, column: 9)
!572 = !{!573, !575, !577}
!573 = distinct !{!573, !574, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort13sort9_optimalyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1K_: %v.0"}
!574 = distinct !{!574, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort13sort9_optimalyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1K_"}
!575 = distinct !{!575, !576, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort18small_sort_networkyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1P_: %v.0"}
!576 = distinct !{!576, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort18small_sort_networkyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1P_"}
!577 = distinct !{!577, !578, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_: argument 0"}
!578 = distinct !{!578, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_"}
!579 = !{!580, !581}
!580 = distinct !{!580, !578, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_: argument 1"}
!581 = distinct !{!581, !578, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable9quicksort9quicksortyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_: %is_less"}
!582 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !584)
!583 = distinct !DISubprogram(name: "read<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4readyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 1678, type: !23, scopeLine: 1678, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!584 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !566)
!585 = distinct !DILexicalBlock(scope: !586, file: !84, line: 412, column: 9)
!586 = distinct !DILexicalBlock(scope: !587, file: !84, line: 411, column: 9)
!587 = distinct !DILexicalBlock(scope: !571, file: !84, line: 401, column: 9)
!588 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !590)
!589 = distinct !DISubprogram(name: "copy<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr4copyyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 623, type: !23, scopeLine: 623, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!590 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !566)
!591 = distinct !DILexicalBlock(scope: !585, file: !84, line: 414, column: 9)
!592 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !593)
!593 = distinct !DILocation(line: 393, column: 26, scope: !565, inlinedAt: !594)
!594 = distinct !DILocation(line: 442, column: 9, scope: !567, inlinedAt: !569)
!595 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !596)
!596 = distinct !DILocation(line: 394, column: 26, scope: !564, inlinedAt: !594)
!597 = !DILocation(line: 401, column: 27, scope: !571, inlinedAt: !594)
!598 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !599)
!599 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !594)
!600 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !601)
!601 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !594)
!602 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !603)
!603 = distinct !DILocation(line: 393, column: 26, scope: !565, inlinedAt: !604)
!604 = distinct !DILocation(line: 443, column: 9, scope: !567, inlinedAt: !569)
!605 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !606)
!606 = distinct !DILocation(line: 394, column: 26, scope: !564, inlinedAt: !604)
!607 = !DILocation(line: 401, column: 27, scope: !571, inlinedAt: !604)
!608 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !609)
!609 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !604)
!610 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !611)
!611 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !604)
!612 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !613)
!613 = distinct !DILocation(line: 393, column: 26, scope: !565, inlinedAt: !614)
!614 = distinct !DILocation(line: 444, column: 9, scope: !567, inlinedAt: !569)
!615 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !616)
!616 = distinct !DILocation(line: 394, column: 26, scope: !564, inlinedAt: !614)
!617 = !DILocation(line: 401, column: 27, scope: !571, inlinedAt: !614)
!618 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !619)
!619 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !614)
!620 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !621)
!621 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !614)
!622 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !623)
!623 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !624)
!624 = distinct !DILocation(line: 445, column: 9, scope: !567, inlinedAt: !569)
!625 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !626)
!626 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !624)
!627 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !628)
!628 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !629)
!629 = distinct !DILocation(line: 446, column: 9, scope: !567, inlinedAt: !569)
!630 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !631)
!631 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !629)
!632 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !633)
!633 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !634)
!634 = distinct !DILocation(line: 447, column: 9, scope: !567, inlinedAt: !569)
!635 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !636)
!636 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !634)
!637 = !DILocation(line: 961, column: 18, scope: !562, inlinedAt: !638)
!638 = distinct !DILocation(line: 394, column: 26, scope: !564, inlinedAt: !639)
!639 = distinct !DILocation(line: 448, column: 9, scope: !567, inlinedAt: !569)
!640 = !DILocation(line: 401, column: 27, scope: !571, inlinedAt: !639)
!641 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !642)
!642 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !639)
!643 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !644)
!644 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !639)
!645 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !646)
!646 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !647)
!647 = distinct !DILocation(line: 449, column: 9, scope: !567, inlinedAt: !569)
!648 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !649)
!649 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !647)
!650 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !651)
!651 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !652)
!652 = distinct !DILocation(line: 450, column: 9, scope: !567, inlinedAt: !569)
!653 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !654)
!654 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !652)
!655 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !656)
!656 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !657)
!657 = distinct !DILocation(line: 451, column: 9, scope: !567, inlinedAt: !569)
!658 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !659)
!659 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !657)
!660 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !661)
!661 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !662)
!662 = distinct !DILocation(line: 452, column: 9, scope: !567, inlinedAt: !569)
!663 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !664)
!664 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !662)
!665 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !666)
!666 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !667)
!667 = distinct !DILocation(line: 453, column: 9, scope: !567, inlinedAt: !569)
!668 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !669)
!669 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !667)
!670 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !671)
!671 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !672)
!672 = distinct !DILocation(line: 454, column: 9, scope: !567, inlinedAt: !569)
!673 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !674)
!674 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !672)
!675 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !676)
!676 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !677)
!677 = distinct !DILocation(line: 455, column: 9, scope: !567, inlinedAt: !569)
!678 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !679)
!679 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !677)
!680 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !681)
!681 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !682)
!682 = distinct !DILocation(line: 456, column: 9, scope: !567, inlinedAt: !569)
!683 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !684)
!684 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !682)
!685 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !686)
!686 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !687)
!687 = distinct !DILocation(line: 457, column: 9, scope: !567, inlinedAt: !569)
!688 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !689)
!689 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !687)
!690 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !691)
!691 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !692)
!692 = distinct !DILocation(line: 458, column: 9, scope: !567, inlinedAt: !569)
!693 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !694)
!694 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !692)
!695 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !696)
!696 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !697)
!697 = distinct !DILocation(line: 459, column: 9, scope: !567, inlinedAt: !569)
!698 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !699)
!699 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !697)
!700 = !DILocation(line: 547, column: 14, scope: !701, inlinedAt: !702)
!701 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!702 = distinct !DILocation(line: 416, column: 9, scope: !591, inlinedAt: !697)
!703 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !704)
!704 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !705)
!705 = distinct !DILocation(line: 460, column: 9, scope: !567, inlinedAt: !569)
!706 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !707)
!707 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !705)
!708 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !709)
!709 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !710)
!710 = distinct !DILocation(line: 461, column: 9, scope: !567, inlinedAt: !569)
!711 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !712)
!712 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !710)
!713 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !714)
!714 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !715)
!715 = distinct !DILocation(line: 462, column: 9, scope: !567, inlinedAt: !569)
!716 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !717)
!717 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !715)
!718 = !DILocation(line: 547, column: 14, scope: !701, inlinedAt: !719)
!719 = distinct !DILocation(line: 416, column: 9, scope: !591, inlinedAt: !715)
!720 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !721)
!721 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !722)
!722 = distinct !DILocation(line: 463, column: 9, scope: !567, inlinedAt: !569)
!723 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !724)
!724 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !722)
!725 = !DILocation(line: 547, column: 14, scope: !701, inlinedAt: !726)
!726 = distinct !DILocation(line: 416, column: 9, scope: !591, inlinedAt: !722)
!727 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !728)
!728 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !729)
!729 = distinct !DILocation(line: 464, column: 9, scope: !567, inlinedAt: !569)
!730 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !731)
!731 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !729)
!732 = !DILocation(line: 547, column: 14, scope: !701, inlinedAt: !733)
!733 = distinct !DILocation(line: 416, column: 9, scope: !591, inlinedAt: !729)
!734 = !DILocation(line: 1717, column: 9, scope: !583, inlinedAt: !735)
!735 = distinct !DILocation(line: 414, column: 46, scope: !585, inlinedAt: !736)
!736 = distinct !DILocation(line: 465, column: 9, scope: !567, inlinedAt: !569)
!737 = !DILocation(line: 638, column: 9, scope: !589, inlinedAt: !738)
!738 = distinct !DILocation(line: 415, column: 9, scope: !591, inlinedAt: !736)
!739 = !DILocation(line: 547, column: 14, scope: !701, inlinedAt: !740)
!740 = distinct !DILocation(line: 416, column: 9, scope: !591, inlinedAt: !736)
!741 = !DILocation(line: 961, column: 18, scope: !742, inlinedAt: !743)
!742 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 927, type: !23, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!743 = distinct !DILocation(line: 597, column: 28, scope: !744, inlinedAt: !747)
!744 = distinct !DILexicalBlock(scope: !745, file: !84, line: 596, column: 9)
!745 = distinct !DILexicalBlock(scope: !746, file: !84, line: 585, column: 5)
!746 = distinct !DISubprogram(name: "insertion_sort_shift_left<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_", scope: !92, file: !84, line: 580, type: !23, scopeLine: 580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!747 = distinct !DILocation(line: 349, column: 9, scope: !748, inlinedAt: !552)
!748 = distinct !DILexicalBlock(scope: !544, file: !84, line: 339, column: 9)
!749 = !DILocation(line: 961, column: 18, scope: !742, inlinedAt: !750)
!750 = distinct !DILocation(line: 598, column: 31, scope: !751, inlinedAt: !747)
!751 = distinct !DILexicalBlock(scope: !744, file: !84, line: 597, column: 9)
!752 = !DILocation(line: 547, column: 13, scope: !753, inlinedAt: !755)
!753 = distinct !DILexicalBlock(scope: !754, file: !84, line: 546, column: 9)
!754 = distinct !DISubprogram(name: "insert_tail<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort11insert_tailyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1I_", scope: !92, file: !84, line: 542, type: !23, scopeLine: 542, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!755 = distinct !DILocation(line: 602, column: 13, scope: !756, inlinedAt: !747)
!756 = distinct !DILexicalBlock(scope: !751, file: !84, line: 598, column: 9)
!757 = !DILocation(line: 1072, column: 22, scope: !758, inlinedAt: !759)
!758 = distinct !DISubprogram(name: "sub<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3subCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 1033, type: !23, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!759 = distinct !DILocation(line: 546, column: 29, scope: !754, inlinedAt: !755)
!760 = !{!761, !575, !577}
!761 = distinct !{!761, !762, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_: %v.0"}
!762 = distinct !{!762, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1W_"}
!763 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !764)
!764 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !765)
!765 = distinct !DILocation(line: 547, column: 13, scope: !753, inlinedAt: !755)
!766 = !DILocation(line: 547, column: 14, scope: !767, inlinedAt: !768)
!767 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!768 = distinct !DILocation(line: 563, column: 13, scope: !769, inlinedAt: !755)
!769 = distinct !DILexicalBlock(scope: !770, file: !84, line: 557, column: 9)
!770 = distinct !DILexicalBlock(scope: !753, file: !84, line: 556, column: 9)
!771 = !DILocation(line: 0, scope: !770, inlinedAt: !755)
!772 = !DILocation(line: 0, scope: !754, inlinedAt: !755)
!773 = !DILocation(line: 566, column: 16, scope: !769, inlinedAt: !755)
!774 = !DILocation(line: 1072, column: 22, scope: !758, inlinedAt: !775)
!775 = distinct !DILocation(line: 571, column: 25, scope: !769, inlinedAt: !755)
!776 = !DILocation(line: 572, column: 17, scope: !769, inlinedAt: !755)
!777 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !778)
!778 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !779)
!779 = distinct !DILocation(line: 572, column: 17, scope: !769, inlinedAt: !755)
!780 = !DILocation(line: 547, column: 14, scope: !781, inlinedAt: !782)
!781 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!782 = distinct !DILocation(line: 306, column: 13, scope: !783, inlinedAt: !784)
!783 = distinct !DISubprogram(name: "drop<u64>", linkageName: "_RNvXs5_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropyENtNtNtBd_3ops4drop4Drop4dropCs8QkerG6WjiR_7sorting", scope: !364, file: !84, line: 302, type: !23, scopeLine: 302, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!784 = distinct !DILocation(line: 805, column: 1, scope: !785, inlinedAt: !786)
!785 = distinct !DISubprogram(name: "drop_in_place<core::slice::sort::shared::smallsort::CopyOnDrop<u64>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropyEECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 805, type: !23, scopeLine: 805, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!786 = distinct !DILocation(line: 576, column: 5, scope: !770, inlinedAt: !755)
!787 = !{!788, !790, !580, !581}
!788 = distinct !{!788, !789, !"_RNvXs5_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropyENtNtNtBd_3ops4drop4Drop4dropCs8QkerG6WjiR_7sorting: %self"}
!789 = distinct !{!789, !"_RNvXs5_NtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropyENtNtNtBd_3ops4drop4Drop4dropCs8QkerG6WjiR_7sorting"}
!790 = distinct !{!790, !791, !"_RINvNtCs2TNzTbj2aEP_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropyEECs8QkerG6WjiR_7sorting: %_1"}
!791 = distinct !{!791, !"_RINvNtCs2TNzTbj2aEP_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropyEECs8QkerG6WjiR_7sorting"}
!792 = !DILocation(line: 577, column: 2, scope: !754, inlinedAt: !755)
!793 = !DILocation(line: 961, column: 18, scope: !742, inlinedAt: !794)
!794 = distinct !DILocation(line: 605, column: 25, scope: !756, inlinedAt: !747)
!795 = !DILocation(line: 599, column: 15, scope: !756, inlinedAt: !747)
!796 = !DILocation(line: 355, column: 12, scope: !748, inlinedAt: !552)
!797 = !{!798}
!798 = distinct !{!798, !799, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort19bidirectional_mergeyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1Q_: %v.0"}
!799 = distinct !{!799, !"_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort19bidirectional_mergeyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1Q_"}
!800 = !DILocation(line: 370, column: 9, scope: !801, inlinedAt: !552)
!801 = distinct !DILexicalBlock(scope: !544, file: !84, line: 369, column: 9)
!802 = !DILocation(line: 863, column: 18, scope: !803, inlinedAt: !804)
!803 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!804 = distinct !DILocation(line: 814, column: 33, scope: !805, inlinedAt: !813)
!805 = distinct !DILexicalBlock(scope: !806, file: !84, line: 813, column: 9)
!806 = distinct !DILexicalBlock(scope: !807, file: !84, line: 811, column: 9)
!807 = distinct !DILexicalBlock(scope: !808, file: !84, line: 810, column: 9)
!808 = distinct !DILexicalBlock(scope: !809, file: !84, line: 809, column: 9)
!809 = distinct !DILexicalBlock(scope: !810, file: !84, line: 797, column: 5)
!810 = distinct !DILexicalBlock(scope: !811, file: !84, line: 795, column: 5)
!811 = distinct !DILexicalBlock(scope: !812, file: !84, line: 794, column: 5)
!812 = distinct !DISubprogram(name: "bidirectional_merge<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort19bidirectional_mergeyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1Q_", scope: !92, file: !84, line: 760, type: !23, scopeLine: 760, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!813 = distinct !DILocation(line: 370, column: 9, scope: !801, inlinedAt: !552)
!814 = !DILocation(line: 863, column: 18, scope: !803, inlinedAt: !815)
!815 = distinct !DILocation(line: 813, column: 32, scope: !806, inlinedAt: !813)
!816 = !DILocation(line: 704, column: 21, scope: !817, inlinedAt: !818)
!817 = distinct !DISubprogram(name: "merge_up<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort8merge_upyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1E_", scope: !92, file: !84, line: 683, type: !23, scopeLine: 683, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!818 = distinct !DILocation(line: 818, column: 34, scope: !819, inlinedAt: !813)
!819 = distinct !DILexicalBlock(scope: !820, file: !84, line: 817, column: 9)
!820 = distinct !DILexicalBlock(scope: !821, file: !84, line: 815, column: 9)
!821 = distinct !DILexicalBlock(scope: !805, file: !84, line: 814, column: 9)
!822 = !{!798, !575, !577}
!823 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !824)
!824 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !825)
!825 = distinct !DILocation(line: 704, column: 21, scope: !817, inlinedAt: !818)
!826 = !DILocation(line: 704, column: 20, scope: !817, inlinedAt: !818)
!827 = !DILocation(line: 707, column: 35, scope: !828, inlinedAt: !818)
!828 = distinct !DILexicalBlock(scope: !829, file: !84, line: 705, column: 9)
!829 = distinct !DILexicalBlock(scope: !817, file: !84, line: 704, column: 9)
!830 = !DILocation(line: 863, column: 18, scope: !831, inlinedAt: !832)
!831 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!832 = distinct !DILocation(line: 707, column: 31, scope: !828, inlinedAt: !818)
!833 = !DILocation(line: 708, column: 33, scope: !828, inlinedAt: !818)
!834 = !DILocation(line: 863, column: 18, scope: !831, inlinedAt: !835)
!835 = distinct !DILocation(line: 708, column: 29, scope: !828, inlinedAt: !818)
!836 = !DILocation(line: 737, column: 21, scope: !837, inlinedAt: !838)
!837 = distinct !DISubprogram(name: "merge_down<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort10merge_downyNCINvMB8_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1H_", scope: !92, file: !84, line: 716, type: !23, scopeLine: 716, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!838 = distinct !DILocation(line: 819, column: 46, scope: !819, inlinedAt: !813)
!839 = !DILocation(line: 397, column: 44, scope: !508, inlinedAt: !840)
!840 = distinct !DILocation(line: 3192, column: 48, scope: !513, inlinedAt: !841)
!841 = distinct !DILocation(line: 737, column: 21, scope: !837, inlinedAt: !838)
!842 = !DILocation(line: 737, column: 20, scope: !837, inlinedAt: !838)
!843 = !DILocation(line: 740, column: 44, scope: !844, inlinedAt: !838)
!844 = distinct !DILexicalBlock(scope: !845, file: !84, line: 738, column: 9)
!845 = distinct !DILexicalBlock(scope: !837, file: !84, line: 737, column: 9)
!846 = !DILocation(line: 468, column: 18, scope: !847, inlinedAt: !848)
!847 = distinct !DISubprogram(name: "wrapping_offset<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy15wrapping_offsetCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 463, type: !23, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!848 = distinct !DILocation(line: 1136, column: 14, scope: !849, inlinedAt: !850)
!849 = distinct !DISubprogram(name: "wrapping_sub<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy12wrapping_subCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 1132, type: !23, scopeLine: 1132, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!850 = distinct !DILocation(line: 740, column: 31, scope: !844, inlinedAt: !838)
!851 = !DILocation(line: 741, column: 42, scope: !844, inlinedAt: !838)
!852 = !DILocation(line: 468, column: 18, scope: !847, inlinedAt: !853)
!853 = distinct !DILocation(line: 1136, column: 14, scope: !854, inlinedAt: !855)
!854 = !DILexicalBlockFile(scope: !849, file: !384, discriminator: 2)
!855 = distinct !DILocation(line: 741, column: 29, scope: !844, inlinedAt: !838)
!856 = !DILocation(line: 468, column: 18, scope: !857, inlinedAt: !858)
!857 = distinct !DISubprogram(name: "wrapping_offset<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy15wrapping_offsetCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 463, type: !23, scopeLine: 463, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!858 = distinct !DILocation(line: 1057, column: 14, scope: !859, inlinedAt: !860)
!859 = distinct !DISubprogram(name: "wrapping_add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy12wrapping_addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 1053, type: !23, scopeLine: 1053, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!860 = distinct !DILocation(line: 822, column: 33, scope: !820, inlinedAt: !813)
!861 = !DILocation(line: 468, column: 18, scope: !857, inlinedAt: !862)
!862 = distinct !DILocation(line: 1057, column: 14, scope: !863, inlinedAt: !864)
!863 = !DILexicalBlockFile(scope: !859, file: !384, discriminator: 2)
!864 = distinct !DILocation(line: 823, column: 35, scope: !865, inlinedAt: !813)
!865 = distinct !DILexicalBlock(scope: !820, file: !84, line: 822, column: 9)
!866 = !DILocation(line: 837, column: 12, scope: !867, inlinedAt: !813)
!867 = distinct !DILexicalBlock(scope: !865, file: !84, line: 823, column: 9)
!868 = !DILocation(line: 838, column: 13, scope: !867, inlinedAt: !813)
!869 = !{!798, !580, !581}
!870 = !DILocation(line: 547, column: 14, scope: !871, inlinedAt: !872)
!871 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!872 = distinct !DILocation(line: 829, column: 13, scope: !873, inlinedAt: !813)
!873 = distinct !DILexicalBlock(scope: !874, file: !84, line: 828, column: 13)
!874 = distinct !DILexicalBlock(scope: !867, file: !84, line: 827, column: 13)
!875 = !DILocation(line: 547, column: 14, scope: !876, inlinedAt: !877)
!876 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!877 = distinct !DILocation(line: 739, column: 9, scope: !844, inlinedAt: !838)
!878 = !DILocation(line: 547, column: 14, scope: !879, inlinedAt: !880)
!879 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!880 = distinct !DILocation(line: 706, column: 9, scope: !828, inlinedAt: !818)
!881 = !DILocation(line: 547, column: 14, scope: !882, inlinedAt: !883)
!882 = distinct !DISubprogram(name: "copy_nonoverlapping<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingyECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!883 = distinct !DILocation(line: 375, column: 9, scope: !801, inlinedAt: !552)
!884 = !DILocation(line: 137, column: 5, scope: !559)
!885 = !DILocation(line: 138, column: 2, scope: !495)
!886 = !{!887}
!887 = distinct !{!887, !888, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapyECs8QkerG6WjiR_7sorting: %a.0"}
!888 = distinct !{!888, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapyECs8QkerG6WjiR_7sorting"}
!889 = !DILocation(line: 998, column: 9, scope: !890, inlinedAt: !894)
!890 = distinct !DILexicalBlock(scope: !891, file: !26, line: 984, column: 9)
!891 = distinct !DILexicalBlock(scope: !892, file: !26, line: 980, column: 9)
!892 = distinct !DILexicalBlock(scope: !893, file: !26, line: 979, column: 9)
!893 = distinct !DISubprogram(name: "reverse<u64>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSy7reverseCs8QkerG6WjiR_7sorting", scope: !27, file: !26, line: 978, type: !23, scopeLine: 978, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!894 = !DILocation(line: 126, column: 15, scope: !541)
!895 = !{!896}
!896 = distinct !{!896, !888, !"_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapyECs8QkerG6WjiR_7sorting: %b.0"}
!897 = !DILocation(line: 1015, column: 38, scope: !898, inlinedAt: !902)
!898 = distinct !DILexicalBlock(scope: !899, file: !26, line: 1013, column: 13)
!899 = distinct !DILexicalBlock(scope: !900, file: !26, line: 1011, column: 13)
!900 = distinct !DILexicalBlock(scope: !901, file: !26, line: 1010, column: 13)
!901 = distinct !DISubprogram(name: "revswap<u64>", linkageName: "_RINvNvMNtCs2TNzTbj2aEP_4core5sliceSp7reverse7revswapyECs8QkerG6WjiR_7sorting", scope: !487, file: !26, line: 1001, type: !23, scopeLine: 1001, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!902 = distinct !DILocation(line: 998, column: 9, scope: !890, inlinedAt: !894)
!903 = !DILocation(line: 759, column: 14, scope: !904, inlinedAt: !905)
!904 = distinct !DISubprogram(name: "swap<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3mem4swapyECs8QkerG6WjiR_7sorting", scope: !492, file: !491, line: 756, type: !23, scopeLine: 756, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!905 = distinct !DILocation(line: 1015, column: 17, scope: !898, inlinedAt: !902)
!906 = !DILocation(line: 1015, column: 27, scope: !898, inlinedAt: !902)
!907 = distinct !DISubprogram(name: "merged", scope: !909, file: !908, line: 18, type: !23, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!908 = !DIFile(filename: "kernels/sorting.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "bba67513a1a9a814f183aaf1f3b75bb2")
!909 = !DINamespace(name: "sorting", scope: null)
!910 = !DILocation(line: 83, column: 5, scope: !911, inlinedAt: !915)
!911 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !913, file: !912, line: 82, type: !23, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!912 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!913 = !DINamespace(name: "nvptx", scope: !914)
!914 = !DINamespace(name: "core_arch", scope: !15)
!915 = !DILocation(line: 11, column: 15, scope: !916, inlinedAt: !919)
!916 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !918, file: !917, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!917 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!918 = !DINamespace(name: "corpus", scope: null)
!919 = !DILocation(line: 19, column: 13, scope: !907)
!920 = !DILocation(line: 62, column: 5, scope: !921, inlinedAt: !922)
!921 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !913, file: !912, line: 61, type: !23, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!922 = !DILocation(line: 11, column: 39, scope: !916, inlinedAt: !919)
!923 = !DILocation(line: 125, column: 5, scope: !924, inlinedAt: !925)
!924 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !913, file: !912, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!925 = !DILocation(line: 11, column: 63, scope: !916, inlinedAt: !919)
!926 = !DILocation(line: 11, column: 14, scope: !916, inlinedAt: !919)
!927 = !DILocation(line: 863, column: 18, scope: !928, inlinedAt: !929)
!928 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!929 = !DILocation(line: 21, column: 47, scope: !930)
!930 = distinct !DILexicalBlock(scope: !907, file: !908, line: 19, column: 5)
!931 = !DILocation(line: 21, column: 44, scope: !930)
!932 = !DILocation(line: 863, column: 18, scope: !928, inlinedAt: !933)
!933 = !DILocation(line: 21, column: 58, scope: !930)
!934 = !DILocation(line: 21, column: 55, scope: !930)
!935 = !DILocation(line: 50, column: 21, scope: !936, inlinedAt: !939)
!936 = distinct !DISubprogram(name: "merged", linkageName: "_RNvNtCs8QkerG6WjiR_7sorting7sorting6merged", scope: !938, file: !937, line: 49, type: !23, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!937 = !DIFile(filename: "kernels/../shared/sorting.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "a192c233ce8b2c24e8789c136abe54eb")
!938 = !DINamespace(name: "sorting", scope: !909)
!939 = distinct !DILocation(line: 21, column: 28, scope: !930)
!940 = !DILocation(line: 50, column: 17, scope: !936, inlinedAt: !939)
!941 = !DILocation(line: 52, column: 23, scope: !942, inlinedAt: !939)
!942 = distinct !DILexicalBlock(scope: !943, file: !937, line: 51, column: 5)
!943 = distinct !DILexicalBlock(scope: !936, file: !937, line: 50, column: 5)
!944 = !{!945}
!945 = distinct !{!945, !946, !"_RNvNtCs8QkerG6WjiR_7sorting7sorting6merged: %_0"}
!946 = distinct !{!946, !"_RNvNtCs8QkerG6WjiR_7sorting7sorting6merged"}
!947 = !DILocation(line: 2029, column: 14, scope: !948, inlinedAt: !951)
!948 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftyECs8QkerG6WjiR_7sorting", scope: !950, file: !949, line: 2025, type: !23, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!949 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!950 = !DINamespace(name: "intrinsics", scope: !15)
!951 = distinct !DILocation(line: 386, column: 20, scope: !952, inlinedAt: !956)
!952 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11rotate_left", scope: !954, file: !953, line: 385, type: !23, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!953 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!954 = !DINamespace(name: "{impl#9}", scope: !955)
!955 = !DINamespace(name: "num", scope: !15)
!956 = distinct !DILocation(line: 4, column: 27, scope: !957, inlinedAt: !958)
!957 = distinct !DISubprogram(name: "numbers<16>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj10_EB4_", scope: !938, file: !937, line: 3, type: !23, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!958 = distinct !DILocation(line: 52, column: 23, scope: !942, inlinedAt: !939)
!959 = !DILocation(line: 4, column: 21, scope: !957, inlinedAt: !958)
!960 = !DILocation(line: 2533, column: 13, scope: !961, inlinedAt: !962)
!961 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!962 = distinct !DILocation(line: 6, column: 23, scope: !963, inlinedAt: !965)
!963 = distinct !DISubprogram(name: "{closure#0}<16>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj10_E0B6_", scope: !964, file: !937, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!964 = !DINamespace(name: "numbers", scope: !938)
!965 = distinct !DILocation(line: 417, column: 27, scope: !966, inlinedAt: !971)
!966 = distinct !DILexicalBlock(scope: !968, file: !967, line: 416, column: 78)
!967 = !DIFile(filename: "src/ops/try_trait.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "335edf7dc4f730de066f28da87d0a7cf")
!968 = distinct !DISubprogram(name: "call_mut<u64, usize, sorting::sorting::numbers::{closure_env#0}<16>>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB4_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj10_E0EINtNtB6_8function5FnMutTjEE8call_mutB12_", scope: !969, file: !967, line: 416, type: !23, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!969 = !DINamespace(name: "{impl#1}", scope: !970)
!970 = !DINamespace(name: "try_trait", scope: !53)
!971 = distinct !DILocation(line: 935, column: 20, scope: !972, inlinedAt: !976)
!972 = distinct !DILexicalBlock(scope: !974, file: !973, line: 932, column: 5)
!973 = !DIFile(filename: "src/array/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "ae7ea7cfa39f7224b0ae145dc07999b5")
!974 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u64>, core::ops::try_trait::Wrapped<u64, usize, sorting::sorting::numbers::{closure_env#0}<16>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuityEINtBQ_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj10_E0EEB1T_", scope: !975, file: !973, line: 928, type: !23, scopeLine: 928, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!975 = !DINamespace(name: "array", scope: !15)
!976 = distinct !DILocation(line: 154, column: 11, scope: !977, inlinedAt: !979)
!977 = distinct !DILexicalBlock(scope: !978, file: !973, line: 153, column: 5)
!978 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u64>, 16, core::ops::try_trait::Wrapped<u64, usize, sorting::sorting::numbers::{closure_env#0}<16>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuityEKj10_INtBJ_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKB1q_E0EEB1R_", scope: !975, file: !973, line: 148, type: !23, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!979 = distinct !DILocation(line: 113, column: 5, scope: !980, inlinedAt: !981)
!980 = distinct !DISubprogram(name: "from_fn<u64, 16, sorting::sorting::numbers::{closure_env#0}<16>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array7from_fnyKj10_NCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKBD_E0EBO_", scope: !975, file: !973, line: 109, type: !23, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!981 = distinct !DILocation(line: 5, column: 5, scope: !982, inlinedAt: !958)
!982 = distinct !DILexicalBlock(scope: !957, file: !937, line: 4, column: 5)
!983 = !DILocation(line: 2457, column: 13, scope: !984, inlinedAt: !985)
!984 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_add", scope: !954, file: !953, line: 2456, type: !23, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!985 = distinct !DILocation(line: 6, column: 57, scope: !963, inlinedAt: !965)
!986 = !DILocation(line: 7, column: 9, scope: !963, inlinedAt: !965)
!987 = !DILocation(line: 51, column: 26, scope: !988, inlinedAt: !990)
!988 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0B5_", scope: !989, file: !937, line: 51, type: !23, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!989 = !DINamespace(name: "merged", scope: !938)
!990 = distinct !DILocation(line: 417, column: 27, scope: !991, inlinedAt: !993)
!991 = distinct !DILexicalBlock(scope: !992, file: !967, line: 416, column: 78)
!992 = distinct !DISubprogram(name: "call_mut<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB4_7WrappedThmEyNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0EINtNtB6_8function5FnMutTyEE8call_mutB14_", scope: !969, file: !967, line: 416, type: !23, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!993 = distinct !DILocation(line: 85, column: 13, scope: !994, inlinedAt: !999)
!994 = distinct !DILexicalBlock(scope: !996, file: !995, line: 81, column: 13)
!995 = !DIFile(filename: "src/array/drain.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c567c5ff332baf87e0438c3fdabc72a5")
!996 = distinct !DISubprogram(name: "call_mut<u64, core::ops::try_trait::NeverShortCircuit<(u8, u32)>, 16, core::ops::try_trait::Wrapped<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5array5drainQINtB5_5DrainyKj10_INtNtNtB9_3ops9try_trait7WrappedThmEyNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0EEINtNtB12_8function5FnMutTjEE8call_mutB1E_", scope: !997, file: !995, line: 71, type: !23, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!997 = !DINamespace(name: "{impl#2}", scope: !998)
!998 = !DINamespace(name: "drain", scope: !975)
!999 = distinct !DILocation(line: 935, column: 20, scope: !1000, inlinedAt: !1002)
!1000 = distinct !DILexicalBlock(scope: !1001, file: !973, line: 932, column: 5)
!1001 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<(u8, u32)>, &mut core::array::drain::Drain<u64, 16, core::ops::try_trait::Wrapped<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitThmEEQINtNtB2_5drain5DrainyKj10_INtBQ_7WrappedB1u_yNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0EEEB2p_", scope: !975, file: !973, line: 928, type: !23, scopeLine: 928, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1002 = distinct !DILocation(line: 154, column: 11, scope: !1003, inlinedAt: !1005)
!1003 = distinct !DILexicalBlock(scope: !1004, file: !973, line: 153, column: 5)
!1004 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<(u8, u32)>, 16, &mut core::array::drain::Drain<u64, 16, core::ops::try_trait::Wrapped<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitThmEEKj10_QINtNtB2_5drain5DrainyKB1t_INtBJ_7WrappedB1n_yNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0EEEB2n_", scope: !975, file: !973, line: 148, type: !23, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1005 = distinct !DILocation(line: 633, column: 9, scope: !1006, inlinedAt: !1010)
!1006 = distinct !DILexicalBlock(scope: !1007, file: !973, line: 632, column: 9)
!1007 = distinct !DILexicalBlock(scope: !1008, file: !973, line: 630, column: 9)
!1008 = distinct !DISubprogram(name: "try_map<u64, 16, core::ops::try_trait::NeverShortCircuit<(u8, u32)>, core::ops::try_trait::Wrapped<(u8, u32), u64, sorting::sorting::merged::{closure_env#0}>>", linkageName: "_RINvMsm_NtCs2TNzTbj2aEP_4core5arrayAyj10_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitThmEEINtBO_7WrappedB1s_yNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0EEB1W_", scope: !1009, file: !973, line: 622, type: !23, scopeLine: 622, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1009 = !DINamespace(name: "{impl#24}", scope: !975)
!1010 = distinct !DILocation(line: 587, column: 14, scope: !1011, inlinedAt: !1012)
!1011 = distinct !DISubprogram(name: "map<u64, 16, sorting::sorting::merged::{closure_env#0}, (u8, u32)>", linkageName: "_RINvMsm_NtCs2TNzTbj2aEP_4core5arrayAyj10_3mapNCNvNtCs8QkerG6WjiR_7sorting7sorting6merged0ThmEEBN_", scope: !1009, file: !973, line: 581, type: !23, scopeLine: 581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1012 = distinct !DILocation(line: 52, column: 43, scope: !942, inlinedAt: !939)
!1013 = !DILocation(line: 51, column: 35, scope: !988, inlinedAt: !990)
!1014 = !DILocation(line: 587, column: 9, scope: !1011, inlinedAt: !1012)
!1015 = !DILocation(line: 52, column: 54, scope: !942, inlinedAt: !939)
!1016 = !DILocation(line: 2029, column: 14, scope: !948, inlinedAt: !1017)
!1017 = distinct !DILocation(line: 386, column: 20, scope: !952, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 4, column: 27, scope: !1019, inlinedAt: !1020)
!1019 = !DILexicalBlockFile(scope: !957, file: !937, discriminator: 2)
!1020 = distinct !DILocation(line: 52, column: 54, scope: !942, inlinedAt: !939)
!1021 = !DILocation(line: 4, column: 21, scope: !957, inlinedAt: !1020)
!1022 = !DILocation(line: 2533, column: 13, scope: !961, inlinedAt: !1023)
!1023 = distinct !DILocation(line: 6, column: 23, scope: !963, inlinedAt: !1024)
!1024 = distinct !DILocation(line: 417, column: 27, scope: !966, inlinedAt: !1025)
!1025 = distinct !DILocation(line: 935, column: 20, scope: !972, inlinedAt: !1026)
!1026 = distinct !DILocation(line: 154, column: 11, scope: !977, inlinedAt: !1027)
!1027 = distinct !DILocation(line: 113, column: 5, scope: !980, inlinedAt: !1028)
!1028 = distinct !DILocation(line: 5, column: 5, scope: !1029, inlinedAt: !1020)
!1029 = !DILexicalBlockFile(scope: !1030, file: !937, discriminator: 2)
!1030 = distinct !DILexicalBlock(scope: !957, file: !937, line: 4, column: 5)
!1031 = !DILocation(line: 2457, column: 13, scope: !984, inlinedAt: !1032)
!1032 = distinct !DILocation(line: 6, column: 57, scope: !963, inlinedAt: !1024)
!1033 = !DILocation(line: 7, column: 9, scope: !963, inlinedAt: !1024)
!1034 = !DILocation(line: 51, column: 26, scope: !988, inlinedAt: !1035)
!1035 = distinct !DILocation(line: 417, column: 27, scope: !991, inlinedAt: !1036)
!1036 = distinct !DILocation(line: 85, column: 13, scope: !994, inlinedAt: !1037)
!1037 = distinct !DILocation(line: 935, column: 20, scope: !1000, inlinedAt: !1038)
!1038 = distinct !DILocation(line: 154, column: 11, scope: !1003, inlinedAt: !1039)
!1039 = distinct !DILocation(line: 633, column: 9, scope: !1006, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 587, column: 14, scope: !1011, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 52, column: 74, scope: !942, inlinedAt: !939)
!1042 = !DILocation(line: 51, column: 35, scope: !988, inlinedAt: !1035)
!1043 = !DILocation(line: 587, column: 9, scope: !1011, inlinedAt: !1041)
!1044 = !{!1045}
!1045 = distinct !{!1045, !1046, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_: %left"}
!1046 = distinct !{!1046, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_"}
!1047 = !DILocation(line: 52, column: 17, scope: !942, inlinedAt: !939)
!1048 = !{!1049}
!1049 = distinct !{!1049, !1046, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_: %right"}
!1050 = !DILocation(line: 26, column: 9, scope: !1051, inlinedAt: !1052)
!1051 = distinct !DISubprogram(name: "merge<(u8, u32), sorting::sorting::merged::{closure_env#1}>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_", scope: !938, file: !937, line: 25, type: !23, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1052 = distinct !DILocation(line: 52, column: 17, scope: !942, inlinedAt: !939)
!1053 = !{!1054, !1045, !1049, !945}
!1054 = distinct !{!1054, !1046, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeThmENCNvB2_6mergeds_0EB4_: %_0"}
!1055 = !DILocation(line: 26, column: 22, scope: !1051, inlinedAt: !1052)
!1056 = !{!1054, !1049, !945}
!1057 = !DILocation(line: 37, column: 12, scope: !1058, inlinedAt: !1064)
!1058 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<(u8, u32)>>", linkageName: "_RNvXs_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters4takeINtB4_4TakeINtNtNtBa_5slice4iter7IterMutThmEEENtNtNtB8_6traits8iterator8Iterator4nextCs8QkerG6WjiR_7sorting", scope: !1060, file: !1059, line: 36, type: !23, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1059 = !DIFile(filename: "src/iter/adapters/take.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b8371ff60bcab0d62300825b4b578e43")
!1060 = !DINamespace(name: "{impl#1}", scope: !1061)
!1061 = !DINamespace(name: "take", scope: !1062)
!1062 = !DINamespace(name: "adapters", scope: !1063)
!1063 = !DINamespace(name: "iter", scope: !15)
!1064 = distinct !DILocation(line: 28, column: 15, scope: !1065, inlinedAt: !1052)
!1065 = !DILexicalBlockFile(scope: !1066, file: !937, discriminator: 2)
!1066 = distinct !DILexicalBlock(scope: !1067, file: !937, line: 28, column: 5)
!1067 = distinct !DILexicalBlock(scope: !1068, file: !937, line: 27, column: 5)
!1068 = distinct !DILexicalBlock(scope: !1051, file: !937, line: 26, column: 5)
!1069 = !DILocation(line: 38, column: 13, scope: !1058, inlinedAt: !1064)
!1070 = !DILocation(line: 659, column: 28, scope: !1071, inlinedAt: !1075)
!1071 = distinct !DISubprogram(name: "add<(u8, u32)>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullThmEE3addCs8QkerG6WjiR_7sorting", scope: !1073, file: !1072, line: 651, type: !23, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1072 = !DIFile(filename: "src/ptr/non_null.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "e5222a5160165ba1cd09076ad7a11733")
!1073 = !DINamespace(name: "NonNull", scope: !1074)
!1074 = !DINamespace(name: "non_null", scope: !111)
!1075 = distinct !DILocation(line: 185, column: 40, scope: !1076, inlinedAt: !1082)
!1076 = distinct !DILexicalBlock(scope: !1078, file: !1077, line: 162, column: 17)
!1077 = !DIFile(filename: "src/slice/iter/macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "87d1f0c2746f51593d75ddf4c9271f14")
!1078 = distinct !DILexicalBlock(scope: !1079, file: !1077, line: 161, column: 17)
!1079 = distinct !DISubprogram(name: "next<(u8, u32)>", linkageName: "_RNvXs2R_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_7IterMutThmEENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs8QkerG6WjiR_7sorting", scope: !1080, file: !1077, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1080 = !DINamespace(name: "{impl#179}", scope: !1081)
!1081 = !DINamespace(name: "iter", scope: !14)
!1082 = distinct !DILocation(line: 39, column: 23, scope: !1058, inlinedAt: !1064)
!1083 = !DILocation(line: 31, column: 31, scope: !1084, inlinedAt: !1052)
!1084 = distinct !DILexicalBlock(scope: !1066, file: !937, line: 28, column: 5)
!1085 = !{!1054, !1045, !945}
!1086 = !DILocation(line: 31, column: 42, scope: !1084, inlinedAt: !1052)
!1087 = !DILocation(line: 32, column: 44, scope: !1088, inlinedAt: !1052)
!1088 = distinct !DILexicalBlock(scope: !1084, file: !937, line: 31, column: 13)
!1089 = !DILocation(line: 547, column: 14, scope: !1090, inlinedAt: !1091)
!1090 = distinct !DISubprogram(name: "copy_nonoverlapping<(u8, u32)>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingThmEECs8QkerG6WjiR_7sorting", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1091 = distinct !DILocation(line: 32, column: 13, scope: !1088, inlinedAt: !1052)
!1092 = !{!1045, !1049}
!1093 = !{!1054, !945}
!1094 = !DILocation(line: 863, column: 18, scope: !1095, inlinedAt: !1096)
!1095 = distinct !DISubprogram(name: "add<(u8, u32)>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPThmE3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1096 = distinct !DILocation(line: 33, column: 19, scope: !1088, inlinedAt: !1052)
!1097 = !DILocation(line: 863, column: 18, scope: !1095, inlinedAt: !1098)
!1098 = distinct !DILocation(line: 34, column: 19, scope: !1088, inlinedAt: !1052)
!1099 = !DILocation(line: 37, column: 5, scope: !1067, inlinedAt: !1052)
!1100 = !{!1045, !1049, !945}
!1101 = !DILocation(line: 38, column: 1, scope: !1051, inlinedAt: !1052)
!1102 = !DILocation(line: 52, column: 99, scope: !942, inlinedAt: !939)
!1103 = !DILocation(line: 54, column: 24, scope: !1104, inlinedAt: !939)
!1104 = distinct !DILexicalBlock(scope: !1105, file: !937, line: 53, column: 5)
!1105 = distinct !DILexicalBlock(scope: !942, file: !937, line: 52, column: 5)
!1106 = !DILocation(line: 53, column: 53, scope: !1107, inlinedAt: !1108)
!1107 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds0_0B5_", scope: !989, file: !937, line: 53, type: !23, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1108 = distinct !DILocation(line: 417, column: 27, scope: !1109, inlinedAt: !1111)
!1109 = distinct !DILexicalBlock(scope: !1110, file: !967, line: 416, column: 78)
!1110 = distinct !DISubprogram(name: "call_mut<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB4_7WrappedNtNtCs8QkerG6WjiR_7sorting7sorting5BlockyNCNvBV_6mergeds0_0EINtNtB6_8function5FnMutTyEE8call_mutBX_", scope: !969, file: !967, line: 416, type: !23, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1111 = distinct !DILocation(line: 85, column: 13, scope: !1112, inlinedAt: !1114)
!1112 = distinct !DILexicalBlock(scope: !1113, file: !995, line: 81, column: 13)
!1113 = distinct !DISubprogram(name: "call_mut<u64, core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, 16, core::ops::try_trait::Wrapped<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5array5drainQINtB5_5DrainyKj10_INtNtNtB9_3ops9try_trait7WrappedNtNtCs8QkerG6WjiR_7sorting7sorting5BlockyNCNvB1v_6mergeds0_0EEINtNtB12_8function5FnMutTjEE8call_mutB1x_", scope: !997, file: !995, line: 71, type: !23, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1114 = distinct !DILocation(line: 935, column: 20, scope: !1115, inlinedAt: !1117)
!1115 = distinct !DILexicalBlock(scope: !1116, file: !973, line: 932, column: 5)
!1116 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, &mut core::array::drain::Drain<u64, 16, core::ops::try_trait::Wrapped<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEQINtNtB2_5drain5DrainyKj10_INtBQ_7WrappedB1u_yNCNvB1w_6mergeds0_0EEEB1y_", scope: !975, file: !973, line: 928, type: !23, scopeLine: 928, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1117 = distinct !DILocation(line: 154, column: 11, scope: !1118, inlinedAt: !1120)
!1118 = distinct !DILexicalBlock(scope: !1119, file: !973, line: 153, column: 5)
!1119 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, 16, &mut core::array::drain::Drain<u64, 16, core::ops::try_trait::Wrapped<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEKj10_QINtNtB2_5drain5DrainyKB23_INtBJ_7WrappedB1n_yNCNvB1p_6mergeds0_0EEEB1r_", scope: !975, file: !973, line: 148, type: !23, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1120 = distinct !DILocation(line: 633, column: 9, scope: !1121, inlinedAt: !1124)
!1121 = distinct !DILexicalBlock(scope: !1122, file: !973, line: 632, column: 9)
!1122 = distinct !DILexicalBlock(scope: !1123, file: !973, line: 630, column: 9)
!1123 = distinct !DISubprogram(name: "try_map<u64, 16, core::ops::try_trait::NeverShortCircuit<sorting::sorting::Block>, core::ops::try_trait::Wrapped<sorting::sorting::Block, u64, sorting::sorting::merged::{closure_env#2}>>", linkageName: "_RINvMsm_NtCs2TNzTbj2aEP_4core5arrayAyj10_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEINtBO_7WrappedB1s_yNCNvB1u_6mergeds0_0EEB1w_", scope: !1009, file: !973, line: 622, type: !23, scopeLine: 622, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1124 = distinct !DILocation(line: 587, column: 14, scope: !1125, inlinedAt: !1126)
!1125 = distinct !DISubprogram(name: "map<u64, 16, sorting::sorting::merged::{closure_env#2}, sorting::sorting::Block>", linkageName: "_RINvMsm_NtCs2TNzTbj2aEP_4core5arrayAyj10_3mapNCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds0_0NtBL_5BlockEBN_", scope: !1009, file: !973, line: 581, type: !23, scopeLine: 581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1126 = distinct !DILocation(line: 54, column: 44, scope: !1104, inlinedAt: !939)
!1127 = !DILocation(line: 53, column: 93, scope: !1107, inlinedAt: !1108)
!1128 = !DILocation(line: 587, column: 9, scope: !1125, inlinedAt: !1126)
!1129 = !DILocation(line: 54, column: 56, scope: !1104, inlinedAt: !939)
!1130 = !DILocation(line: 53, column: 53, scope: !1107, inlinedAt: !1131)
!1131 = distinct !DILocation(line: 417, column: 27, scope: !1109, inlinedAt: !1132)
!1132 = distinct !DILocation(line: 85, column: 13, scope: !1112, inlinedAt: !1133)
!1133 = distinct !DILocation(line: 935, column: 20, scope: !1115, inlinedAt: !1134)
!1134 = distinct !DILocation(line: 154, column: 11, scope: !1118, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 633, column: 9, scope: !1121, inlinedAt: !1136)
!1136 = distinct !DILocation(line: 587, column: 14, scope: !1125, inlinedAt: !1137)
!1137 = distinct !DILocation(line: 54, column: 76, scope: !1104, inlinedAt: !939)
!1138 = !DILocation(line: 53, column: 93, scope: !1107, inlinedAt: !1131)
!1139 = !DILocation(line: 587, column: 9, scope: !1125, inlinedAt: !1137)
!1140 = !{!1141}
!1141 = distinct !{!1141, !1142, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_: %left"}
!1142 = distinct !{!1142, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_"}
!1143 = !DILocation(line: 54, column: 18, scope: !1104, inlinedAt: !939)
!1144 = !{!1145}
!1145 = distinct !{!1145, !1142, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_: %right"}
!1146 = !DILocation(line: 26, column: 22, scope: !1147, inlinedAt: !1148)
!1147 = distinct !DISubprogram(name: "merge<sorting::sorting::Block, sorting::sorting::merged::{closure_env#3}>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_", scope: !938, file: !937, line: 25, type: !23, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1148 = distinct !DILocation(line: 54, column: 18, scope: !1104, inlinedAt: !939)
!1149 = !DILocation(line: 37, column: 12, scope: !1150, inlinedAt: !1151)
!1150 = distinct !DISubprogram(name: "next<core::slice::iter::IterMut<sorting::sorting::Block>>", linkageName: "_RNvXs_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters4takeINtB4_4TakeINtNtNtBa_5slice4iter7IterMutNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEENtNtNtB8_6traits8iterator8Iterator4nextB1u_", scope: !1060, file: !1059, line: 36, type: !23, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1151 = distinct !DILocation(line: 28, column: 15, scope: !1152, inlinedAt: !1148)
!1152 = !DILexicalBlockFile(scope: !1153, file: !937, discriminator: 2)
!1153 = distinct !DILexicalBlock(scope: !1154, file: !937, line: 28, column: 5)
!1154 = distinct !DILexicalBlock(scope: !1155, file: !937, line: 27, column: 5)
!1155 = distinct !DILexicalBlock(scope: !1147, file: !937, line: 26, column: 5)
!1156 = !DILocation(line: 38, column: 13, scope: !1150, inlinedAt: !1151)
!1157 = !DILocation(line: 659, column: 28, scope: !1158, inlinedAt: !1159)
!1158 = distinct !DISubprogram(name: "add<sorting::sorting::Block>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullNtNtCs8QkerG6WjiR_7sorting7sorting5BlockE3addBX_", scope: !1073, file: !1072, line: 651, type: !23, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1159 = distinct !DILocation(line: 185, column: 40, scope: !1160, inlinedAt: !1163)
!1160 = distinct !DILexicalBlock(scope: !1161, file: !1077, line: 162, column: 17)
!1161 = distinct !DILexicalBlock(scope: !1162, file: !1077, line: 161, column: 17)
!1162 = distinct !DISubprogram(name: "next<sorting::sorting::Block>", linkageName: "_RNvXs2R_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB6_7IterMutNtNtCs8QkerG6WjiR_7sorting7sorting5BlockENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBW_", scope: !1080, file: !1077, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1163 = distinct !DILocation(line: 39, column: 23, scope: !1150, inlinedAt: !1151)
!1164 = !DILocation(line: 31, column: 31, scope: !1165, inlinedAt: !1148)
!1165 = distinct !DILexicalBlock(scope: !1153, file: !937, line: 28, column: 5)
!1166 = !{!1167, !1141, !945}
!1167 = distinct !{!1167, !1142, !"_RINvNtCs8QkerG6WjiR_7sorting7sorting5mergeNtB2_5BlockNCNvB2_6mergeds1_0EB4_: %_0"}
!1168 = !DILocation(line: 31, column: 42, scope: !1165, inlinedAt: !1148)
!1169 = !{!1167, !1145, !945}
!1170 = !DILocation(line: 32, column: 44, scope: !1171, inlinedAt: !1148)
!1171 = distinct !DILexicalBlock(scope: !1165, file: !937, line: 31, column: 13)
!1172 = !DILocation(line: 547, column: 14, scope: !1173, inlinedAt: !1174)
!1173 = distinct !DISubprogram(name: "copy_nonoverlapping<sorting::sorting::Block>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core3ptr19copy_nonoverlappingNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEBQ_", scope: !111, file: !138, line: 526, type: !23, scopeLine: 526, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1174 = distinct !DILocation(line: 32, column: 13, scope: !1171, inlinedAt: !1148)
!1175 = !DILocation(line: 863, column: 18, scope: !1176, inlinedAt: !1177)
!1176 = distinct !DISubprogram(name: "add<sorting::sorting::Block>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPNtNtCs8QkerG6WjiR_7sorting7sorting5Block3addBI_", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1177 = distinct !DILocation(line: 33, column: 19, scope: !1171, inlinedAt: !1148)
!1178 = !DILocation(line: 863, column: 18, scope: !1176, inlinedAt: !1179)
!1179 = distinct !DILocation(line: 34, column: 19, scope: !1171, inlinedAt: !1148)
!1180 = !DILocation(line: 54, column: 104, scope: !1104, inlinedAt: !939)
!1181 = !DILocation(line: 59, column: 38, scope: !1182, inlinedAt: !1183)
!1182 = distinct !DISubprogram(name: "{closure#5}", linkageName: "_RNCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds3_0B5_", scope: !989, file: !937, line: 59, type: !23, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1183 = distinct !DILocation(line: 88, column: 28, scope: !1184, inlinedAt: !1188)
!1184 = distinct !DISubprogram(name: "{closure#0}<&sorting::sorting::Block, [u32; 4], u64, sorting::sorting::merged::{closure_env#5}, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRNtNtCs8QkerG6WjiR_7sorting7sorting5BlockAmj4_yNCNvBX_6mergeds3_0NCINvNvMsg_NtB6_7flattenINtB28_13FlattenCompatppE9iter_fold7flattenB1z_yNCINvNvXsi_B28_B2l_NtNtNtB8_6traits8iterator8Iterator4fold7flattenINtNtNtBa_5array4iter8IntoItermKB1B_EyNCIB2_myyNvYyINtNtBa_7convert4FrommE4fromNCINvBX_3mixINtB4_3MapINtB28_7FlatMapINtNtNtBa_5slice4iter4IterBV_EB1z_B1F_EB4W_EE0E0E0E0E0BZ_", scope: !1186, file: !1185, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1185 = !DIFile(filename: "src/iter/adapters/map.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "47fd4c3c8424e034238ec6bb5a169812")
!1186 = !DINamespace(name: "map_fold", scope: !1187)
!1187 = !DINamespace(name: "map", scope: !1062)
!1188 = distinct !DILocation(line: 279, column: 27, scope: !1189, inlinedAt: !1194)
!1189 = distinct !DILexicalBlock(scope: !1190, file: !1077, line: 275, column: 17)
!1190 = distinct !DILexicalBlock(scope: !1191, file: !1077, line: 274, column: 17)
!1191 = distinct !DILexicalBlock(scope: !1192, file: !1077, line: 273, column: 17)
!1192 = distinct !DISubprogram(name: "fold<sorting::sorting::Block, u64, core::iter::adapters::map::map_fold::{closure_env#0}<&sorting::sorting::Block, [u32; 4], u64, sorting::sorting::merged::{closure_env#5}, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtB1B_8adapters3map8map_foldRBQ_Amj4_yNCNvBS_6mergeds3_0NCINvNvMsg_NtB2n_7flattenINtB3s_13FlattenCompatppE9iter_fold7flattenB2T_yNCINvNvXsi_B3s_B3G_B1v_4fold7flattenINtNtNtBb_5array4iter8IntoItermKB2V_EyNCIB2j_myyNvYyINtNtBb_7convert4FrommE4fromNCINvBS_3mixINtB2l_3MapINtB3s_7FlatMapBF_B2T_B2Z_EB5O_EE0E0E0E0E0EBU_", scope: !1193, file: !1077, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1193 = !DINamespace(name: "{impl#171}", scope: !1081)
!1194 = distinct !DILocation(line: 128, column: 19, scope: !1195, inlinedAt: !1197)
!1195 = distinct !DISubprogram(name: "fold<[u32; 4], core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}, u64, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockENCNvB1p_6mergeds3_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvNvMsg_NtB8_7flattenINtB3b_13FlattenCompatppE9iter_fold7flattenAmj4_yNCINvNvXsi_B3b_B3o_B2m_4fold7flattenINtNtNtBc_5array4iter8IntoItermKB47_EyNCINvB6_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1p_3mixIBO_INtB3b_7FlatMapBX_B45_B22_EB5H_EE0E0E0E0EB1r_", scope: !1196, file: !1185, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1196 = !DINamespace(name: "{impl#2}", scope: !1187)
!1197 = distinct !DILocation(line: 98, column: 24, scope: !1198, inlinedAt: !1203)
!1198 = distinct !DILexicalBlock(scope: !1200, file: !1199, line: 97, column: 39)
!1199 = !DIFile(filename: "src/iter/adapters/fuse.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "a618cb9fac08599ada0db3afa7f10d39")
!1200 = distinct !DISubprogram(name: "fold<core::iter::adapters::map::Map<core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}>, u64, core::iter::adapters::flatten::{impl#18}::iter_fold::flatten::{closure_env#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>>", linkageName: "_RINvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters4fuseINtB6_4FuseINtNtB8_3map3MapINtNtNtBc_5slice4iter4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockENCNvB1H_6mergeds3_0EENtNtNtBa_6traits8iterator8Iterator4foldyNCINvNvMsg_NtB8_7flattenINtB3u_13FlattenCompatppE9iter_fold7flattenAmj4_yNCINvNvXsi_B3u_B3H_B2F_4fold7flattenINtNtNtBc_5array4iter8IntoItermKB4q_EyNCINvB12_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1H_3mixIB10_INtB3u_7FlatMapB1f_B4o_B2k_EB61_EE0E0E0E0EB1J_", scope: !1201, file: !1199, line: 93, type: !23, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1201 = !DINamespace(name: "{impl#3}", scope: !1202)
!1202 = !DINamespace(name: "fuse", scope: !1062)
!1203 = distinct !DILocation(line: 395, column: 25, scope: !1204, inlinedAt: !1208)
!1204 = distinct !DISubprogram(name: "iter_fold<core::iter::adapters::map::Map<core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}>, core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>", linkageName: "_RINvMsg_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters7flattenINtB6_13FlattenCompatINtNtB8_3map3MapINtNtNtBc_5slice4iter4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockENCNvB1U_6mergeds3_0EINtNtNtBc_5array4iter8IntoItermKj4_EE9iter_foldyNCINvNvXsi_B6_IBS_ppENtNtNtBa_6traits8iterator8Iterator4fold7flattenB2R_yNCINvB1f_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1U_3mixIB1d_INtB6_7FlatMapB1s_AmB3n_B2x_EB59_EE0E0E0EB1W_", scope: !1206, file: !1205, line: 380, type: !23, scopeLine: 380, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1205 = !DIFile(filename: "src/iter/adapters/flatten.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "87c64ff204439d4b7ed5c14ef1f8caa3")
!1206 = !DINamespace(name: "FlattenCompat", scope: !1207)
!1207 = !DINamespace(name: "flatten", scope: !1062)
!1208 = distinct !DILocation(line: 581, column: 14, scope: !1209, inlinedAt: !1211)
!1209 = distinct !DISubprogram(name: "fold<core::iter::adapters::map::Map<core::slice::iter::Iter<sorting::sorting::Block>, sorting::sorting::merged::{closure_env#5}>, core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvXsi_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters7flattenINtB6_13FlattenCompatINtNtB8_3map3MapINtNtNtBc_5slice4iter4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockENCNvB1U_6mergeds3_0EINtNtNtBc_5array4iter8IntoItermKj4_EENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1f_8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1U_3mixIB1d_INtB6_7FlatMapB1s_AmB3n_B2x_EB4r_EE0E0EB1W_", scope: !1210, file: !1205, line: 570, type: !23, scopeLine: 570, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1210 = !DINamespace(name: "{impl#20}", scope: !1207)
!1211 = distinct !DILocation(line: 87, column: 20, scope: !1212, inlinedAt: !1214)
!1212 = distinct !DISubprogram(name: "fold<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvXs1_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters7flattenINtB6_7FlatMapINtNtNtBc_5slice4iter4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEAmj4_NCNvB1x_6mergeds3_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvNtB8_3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvB1x_3mixINtB3i_3MapBR_B3D_EE0E0EB1z_", scope: !1213, file: !1205, line: 83, type: !23, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1213 = !DINamespace(name: "{impl#3}", scope: !1207)
!1214 = distinct !DILocation(line: 128, column: 19, scope: !1215, inlinedAt: !1216)
!1215 = distinct !DISubprogram(name: "fold<u64, core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtB8_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtNtCs8QkerG6WjiR_7sorting7sorting5BlockEAmj4_NCNvB1N_6mergeds3_0ENvYyINtNtBc_7convert4FrommE4fromENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1N_3mixBN_E0EB1P_", scope: !1196, file: !1185, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1216 = distinct !DILocation(line: 12, column: 12, scope: !1217, inlinedAt: !1219)
!1217 = !DILexicalBlockFile(scope: !1218, file: !937, discriminator: 2)
!1218 = distinct !DISubprogram(name: "mix<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtBH_7flatten7FlatMapINtNtNtBL_5slice4iter4IterNtB2_5BlockEAmj4_NCNvB2_6mergeds3_0ENvYyINtNtBL_7convert4FrommE4fromEEB4_", scope: !938, file: !937, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1219 = distinct !DILocation(line: 57, column: 9, scope: !1220, inlinedAt: !939)
!1220 = distinct !DILexicalBlock(scope: !1104, file: !937, line: 54, column: 5)
!1221 = !DILocation(line: 59, column: 56, scope: !1182, inlinedAt: !1183)
!1222 = !DILocation(line: 59, column: 64, scope: !1182, inlinedAt: !1183)
!1223 = !DILocation(line: 59, column: 75, scope: !1182, inlinedAt: !1183)
!1224 = !DILocation(line: 82, column: 17, scope: !1225, inlinedAt: !1230)
!1225 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !1227, file: !1226, line: 79, type: !23, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1226 = !DIFile(filename: "src/convert/num.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "5c89b4a3c13ad525a8a6672c69b7f326")
!1227 = !DINamespace(name: "{impl#72}", scope: !1228)
!1228 = !DINamespace(name: "num", scope: !1229)
!1229 = !DINamespace(name: "convert", scope: !15)
!1230 = distinct !DILocation(line: 166, column: 5, scope: !1231, inlinedAt: !1232)
!1231 = distinct !DISubprogram(name: "call_mut<fn(u32) -> u64, (u32)>", linkageName: "_RNvYNvYyINtNtCs2TNzTbj2aEP_4core7convert4FrommE4fromINtNtNtBb_3ops8function5FnMutTmEE8call_mutCs8QkerG6WjiR_7sorting", scope: !51, file: !50, line: 166, type: !23, scopeLine: 166, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1232 = distinct !DILocation(line: 88, column: 28, scope: !1233, inlinedAt: !1234)
!1233 = distinct !DISubprogram(name: "{closure#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldmyyNvYyINtNtBa_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB4_3MapINtNtB6_7flatten7FlatMapINtNtNtBa_5slice4iter4IterNtB1y_5BlockEAmj4_NCNvB1y_6mergeds3_0EBX_EE0E0B1A_", scope: !1186, file: !1185, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1234 = distinct !DILocation(line: 298, column: 21, scope: !1235, inlinedAt: !1238)
!1235 = distinct !DISubprogram(name: "call_mut<(u64, u32), core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RNvXs1_NtNtNtCs2TNzTbj2aEP_4core3ops8function5implsQNCINvNtNtNtBb_4iter8adapters3map8map_foldmyyNvYyINtNtBb_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtBT_3MapINtNtBV_7flatten7FlatMapINtNtNtBb_5slice4iter4IterNtB27_5BlockEAmj4_NCNvB27_6mergeds3_0EB1w_EE0E0INtB7_5FnMutTymEE8call_mutB29_", scope: !1236, file: !50, line: 297, type: !23, scopeLine: 297, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1236 = !DINamespace(name: "{impl#3}", scope: !1237)
!1237 = !DINamespace(name: "impls", scope: !52)
!1238 = distinct !DILocation(line: 436, column: 39, scope: !1239, inlinedAt: !1242)
!1239 = distinct !DISubprogram(name: "{closure#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RNCINvMs0_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB8_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtNtBc_4iter8adapters3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB1u_3MapINtNtB1w_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtB2I_5BlockEAmj4_NCNvB2I_6mergeds3_0EB27_EE0E0E0B2K_", scope: !1240, file: !967, line: 436, type: !23, scopeLine: 436, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1240 = !DINamespace(name: "wrap_mut_2", scope: !1241)
!1241 = !DINamespace(name: "{impl#2}", scope: !970)
!1242 = distinct !DILocation(line: 220, column: 13, scope: !1243, inlinedAt: !1250)
!1243 = distinct !DILexicalBlock(scope: !1245, file: !1244, line: 219, column: 13)
!1244 = !DIFile(filename: "src/array/iter/iter_inner.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "82dc76d1ba04cdd16151ae5a75c6edf2")
!1245 = distinct !DISubprogram(name: "{closure#0}<u32, u64, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>, core::ops::try_trait::NeverShortCircuit<u64>>", linkageName: "_RNCINvMs6_NtNtNtCs2TNzTbj2aEP_4core5array4iter10iter_innerINtB8_15PolymorphicIterSINtNtNtBe_3mem12maybe_uninit11MaybeUninitmEE8try_foldyNCINvMs0_NtNtBe_3ops9try_traitINtB2j_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtNtBe_4iter8adapters3map8map_foldmyyNvYyINtNtBe_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB3q_3MapINtNtB3s_7flatten7FlatMapINtNtNtBe_5slice4iter4IterNtB4E_5BlockEAmj4_NCNvB4E_6mergeds3_0EB43_EE0E0E0B2E_E0B4G_", scope: !1246, file: !1244, line: 215, type: !23, scopeLine: 215, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1246 = !DINamespace(name: "try_fold", scope: !1247)
!1247 = !DINamespace(name: "{impl#8}", scope: !1248)
!1248 = !DINamespace(name: "iter_inner", scope: !1249)
!1249 = !DINamespace(name: "iter", scope: !975)
!1250 = distinct !DILocation(line: 170, column: 21, scope: !1251, inlinedAt: !1256)
!1251 = distinct !DILexicalBlock(scope: !1253, file: !1252, line: 169, column: 13)
!1252 = !DIFile(filename: "src/ops/index_range.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0cbb503d6203e487667028bd8e76f0d1")
!1253 = distinct !DISubprogram(name: "try_fold<u64, core::array::iter::iter_inner::{impl#8}::try_fold::{closure_env#0}<u32, u64, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>, core::ops::try_trait::NeverShortCircuit<u64>>, core::ops::try_trait::NeverShortCircuit<u64>>", linkageName: "_RINvXs_NtNtCs2TNzTbj2aEP_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldyNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldyNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtB16_8adapters3map8map_foldmyyNvYyINtNtB9_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB4V_3MapINtNtB4X_7flatten7FlatMapINtNtNtB9_5slice4iter4IterNtB63_5BlockEAmj4_NCNvB63_6mergeds3_0EB5s_EE0E0E0B49_E0B49_EB65_", scope: !1254, file: !1252, line: 157, type: !23, scopeLine: 157, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1254 = !DINamespace(name: "{impl#1}", scope: !1255)
!1255 = !DINamespace(name: "index_range", scope: !53)
!1256 = distinct !DILocation(line: 215, column: 20, scope: !1257, inlinedAt: !1260)
!1257 = distinct !DILexicalBlock(scope: !1258, file: !1244, line: 214, column: 9)
!1258 = distinct !DISubprogram(name: "try_fold<u32, u64, core::ops::try_trait::{impl#2}::wrap_mut_2::{closure_env#0}<u64, u64, u32, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>, core::ops::try_trait::NeverShortCircuit<u64>>", linkageName: "_RINvMs6_NtNtNtCs2TNzTbj2aEP_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE8try_foldyNCINvMs0_NtNtBc_3ops9try_traitINtB2h_17NeverShortCircuityE10wrap_mut_2ymQNCINvNtNtNtBc_4iter8adapters3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB3o_3MapINtNtB3q_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtB4C_5BlockEAmj4_NCNvB4C_6mergeds3_0EB41_EE0E0E0B2C_EB4E_", scope: !1259, file: !1244, line: 206, type: !23, scopeLine: 206, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1259 = !DINamespace(name: "PolymorphicIter", scope: !1248)
!1260 = distinct !DILocation(line: 202, column: 14, scope: !1261, inlinedAt: !1262)
!1261 = distinct !DISubprogram(name: "fold<u32, u64, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvMs6_NtNtNtCs2TNzTbj2aEP_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE4foldyQNCINvNtNtNtBc_4iter8adapters3map8map_foldmyyNvYyINtNtBc_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB2a_3MapINtNtB2c_7flatten7FlatMapINtNtNtBc_5slice4iter4IterNtB3o_5BlockEAmj4_NCNvB3o_6mergeds3_0EB2N_EE0E0EB3q_", scope: !1259, file: !1244, line: 201, type: !23, scopeLine: 201, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1262 = distinct !DILocation(line: 253, column: 27, scope: !1263, inlinedAt: !1266)
!1263 = distinct !DISubprogram(name: "fold<u32, 4, u64, &mut core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RINvXs2_NtNtCs2TNzTbj2aEP_4core5array4iterINtB6_8IntoItermKj4_ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldyQNCINvNtNtB15_8adapters3map8map_foldmyyNvYyINtNtBa_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB1Q_3MapINtNtB1S_7flatten7FlatMapINtNtNtBa_5slice4iter4IterNtB2Y_5BlockEAmBV_NCNvB2Y_6mergeds3_0EB2n_EE0E0EB30_", scope: !1265, file: !1264, line: 249, type: !23, scopeLine: 249, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1264 = !DIFile(filename: "src/array/iter.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "850b034bcb1e8fcbd62ac2367d33e28f")
!1265 = !DINamespace(name: "{impl#4}", scope: !1249)
!1266 = distinct !DILocation(line: 578, column: 35, scope: !1267, inlinedAt: !1270)
!1267 = distinct !DISubprogram(name: "{closure#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>", linkageName: "_RNCINvNvXsi_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters7flattenINtBa_13FlattenCompatppENtNtNtBe_6traits8iterator8Iterator4fold7flattenINtNtNtBg_5array4iter8IntoItermKj4_EyNCINvNtBc_3map8map_foldmyyNvYyINtNtBg_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB2K_3MapINtBa_7FlatMapINtNtNtBg_5slice4iter4IterNtB3G_5BlockEAmB2A_NCNvB3G_6mergeds3_0EB35_EE0E0E0B3I_", scope: !1268, file: !1205, line: 578, type: !23, scopeLine: 578, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1268 = !DINamespace(name: "flatten", scope: !1269)
!1269 = !DINamespace(name: "fold", scope: !1210)
!1270 = distinct !DILocation(line: 388, column: 30, scope: !1271, inlinedAt: !1275)
!1271 = distinct !DISubprogram(name: "{closure#0}<[u32; 4], u64, core::iter::adapters::flatten::{impl#20}::fold::flatten::{closure_env#0}<core::array::iter::IntoIter<u32, 4>, u64, core::iter::adapters::map::map_fold::{closure_env#0}<u32, u64, u64, fn(u32) -> u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>>>>", linkageName: "_RNCINvNvMsg_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters7flattenINtBa_13FlattenCompatppE9iter_fold7flattenAmj4_yNCINvNvXsi_Ba_BV_NtNtNtBe_6traits8iterator8Iterator4fold7flattenINtNtNtBg_5array4iter8IntoItermKB1D_EyNCINvNtBc_3map8map_foldmyyNvYyINtNtBg_7convert4FrommE4fromNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB3q_3MapINtBa_7FlatMapINtNtNtBg_5slice4iter4IterNtB4m_5BlockEB1B_NCNvB4m_6mergeds3_0EB3L_EE0E0E0E0B4o_", scope: !1272, file: !1205, line: 388, type: !23, scopeLine: 388, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1272 = !DINamespace(name: "flatten", scope: !1273)
!1273 = !DINamespace(name: "iter_fold", scope: !1274)
!1274 = !DINamespace(name: "{impl#18}", scope: !1207)
!1275 = distinct !DILocation(line: 88, column: 21, scope: !1184, inlinedAt: !1188)
!1276 = !DILocation(line: 12, column: 34, scope: !1277, inlinedAt: !1279)
!1277 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::iter::adapters::flatten::FlatMap<core::slice::iter::Iter<sorting::sorting::Block>, [u32; 4], sorting::sorting::merged::{closure_env#5}>, fn(u32) -> u64>>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtBJ_7flatten7FlatMapINtNtNtBN_5slice4iter4IterNtB4_5BlockEAmj4_NCNvB4_6mergeds3_0ENvYyINtNtBN_7convert4FrommE4fromEE0B6_", scope: !1278, file: !937, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1278 = !DINamespace(name: "mix", scope: !938)
!1279 = distinct !DILocation(line: 88, column: 21, scope: !1233, inlinedAt: !1234)
!1280 = !DILocation(line: 2533, column: 13, scope: !1281, inlinedAt: !1282)
!1281 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1282 = distinct !DILocation(line: 12, column: 39, scope: !1277, inlinedAt: !1279)
!1283 = !DILocation(line: 659, column: 28, scope: !1284, inlinedAt: !1285)
!1284 = distinct !DISubprogram(name: "add<sorting::sorting::Block>", linkageName: "_RNvMs1_NtNtCs2TNzTbj2aEP_4core3ptr8non_nullINtB5_7NonNullNtNtCs8QkerG6WjiR_7sorting7sorting5BlockE3addBX_", scope: !1073, file: !1072, line: 651, type: !23, scopeLine: 651, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1285 = distinct !DILocation(line: 279, column: 67, scope: !1189, inlinedAt: !1194)
!1286 = !DILocation(line: 82, column: 17, scope: !1287, inlinedAt: !1289)
!1287 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs12_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FromhE4from", scope: !1288, file: !1226, line: 79, type: !23, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1288 = !DINamespace(name: "{impl#66}", scope: !1228)
!1289 = distinct !DILocation(line: 56, column: 34, scope: !1290, inlinedAt: !1291)
!1290 = distinct !DISubprogram(name: "{closure#4}", linkageName: "_RNCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds2_0B5_", scope: !989, file: !937, line: 56, type: !23, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1291 = distinct !DILocation(line: 88, column: 28, scope: !1292, inlinedAt: !1293)
!1292 = distinct !DISubprogram(name: "{closure#0}<&(u8, u32), u64, u64, sorting::sorting::merged::{closure_env#4}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRThmEyyNCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds2_0NCINvB15_3mixINtB4_3MapINtNtNtBa_5slice4iter4IterBV_EB11_EE0E0B17_", scope: !1186, file: !1185, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1293 = distinct !DILocation(line: 279, column: 27, scope: !1294, inlinedAt: !1298)
!1294 = distinct !DILexicalBlock(scope: !1295, file: !1077, line: 275, column: 17)
!1295 = distinct !DILexicalBlock(scope: !1296, file: !1077, line: 274, column: 17)
!1296 = distinct !DILexicalBlock(scope: !1297, file: !1077, line: 273, column: 17)
!1297 = distinct !DISubprogram(name: "fold<(u8, u32), u64, core::iter::adapters::map::map_fold::{closure_env#0}<&(u8, u32), u64, u64, sorting::sorting::merged::{closure_env#4}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4IterThmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtB11_8adapters3map8map_foldRBQ_yyNCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds2_0NCINvB2p_3mixINtB1L_3MapBF_B2l_EE0E0EB2r_", scope: !1193, file: !1077, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1298 = distinct !DILocation(line: 128, column: 19, scope: !1299, inlinedAt: !1300)
!1299 = distinct !DISubprogram(name: "fold<u64, core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4IterThmEENCNvNtCs8QkerG6WjiR_7sorting7sorting6mergeds2_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1w_3mixBN_E0EB1y_", scope: !1196, file: !1185, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1300 = distinct !DILocation(line: 12, column: 12, scope: !1301, inlinedAt: !1302)
!1301 = distinct !DISubprogram(name: "mix<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBL_5slice4iter4IterThmEENCNvB2_6mergeds2_0EEB4_", scope: !938, file: !937, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1302 = distinct !DILocation(line: 56, column: 9, scope: !1220, inlinedAt: !939)
!1303 = !DILocation(line: 56, column: 34, scope: !1290, inlinedAt: !1291)
!1304 = !DILocation(line: 82, column: 17, scope: !1305, inlinedAt: !1306)
!1305 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !1227, file: !1226, line: 79, type: !23, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1306 = distinct !DILocation(line: 56, column: 57, scope: !1290, inlinedAt: !1291)
!1307 = !DILocation(line: 12, column: 34, scope: !1308, inlinedAt: !1309)
!1308 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<(u8, u32)>, sorting::sorting::merged::{closure_env#4}>>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBN_5slice4iter4IterThmEENCNvB4_6mergeds2_0EE0B6_", scope: !1278, file: !937, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1309 = distinct !DILocation(line: 88, column: 21, scope: !1292, inlinedAt: !1293)
!1310 = !DILocation(line: 2533, column: 13, scope: !1311, inlinedAt: !1312)
!1311 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1312 = distinct !DILocation(line: 12, column: 39, scope: !1308, inlinedAt: !1309)
!1313 = !DILocation(line: 62, column: 2, scope: !936, inlinedAt: !939)
!1314 = !DILocation(line: 961, column: 18, scope: !1315, inlinedAt: !1316)
!1315 = distinct !DISubprogram(name: "add<[u64; 2]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAyj2_3addCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 927, type: !23, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1316 = !DILocation(line: 21, column: 19, scope: !930)
!1317 = !DILocation(line: 21, column: 14, scope: !930)
!1318 = !DILocation(line: 22, column: 2, scope: !907)
!1319 = distinct !DISubprogram(name: "sorted", scope: !909, file: !908, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1320 = !DILocation(line: 83, column: 5, scope: !1321, inlinedAt: !1322)
!1321 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !913, file: !912, line: 82, type: !23, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1322 = !DILocation(line: 11, column: 15, scope: !1323, inlinedAt: !1324)
!1323 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !918, file: !917, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1324 = !DILocation(line: 12, column: 13, scope: !1319)
!1325 = !DILocation(line: 62, column: 5, scope: !1326, inlinedAt: !1327)
!1326 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !913, file: !912, line: 61, type: !23, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1327 = !DILocation(line: 11, column: 39, scope: !1323, inlinedAt: !1324)
!1328 = !DILocation(line: 125, column: 5, scope: !1329, inlinedAt: !1330)
!1329 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !913, file: !912, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1330 = !DILocation(line: 11, column: 63, scope: !1323, inlinedAt: !1324)
!1331 = !DILocation(line: 11, column: 14, scope: !1323, inlinedAt: !1324)
!1332 = !DILocation(line: 863, column: 18, scope: !1333, inlinedAt: !1334)
!1333 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8QkerG6WjiR_7sorting", scope: !385, file: !384, line: 829, type: !23, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1334 = !DILocation(line: 14, column: 47, scope: !1335)
!1335 = distinct !DILexicalBlock(scope: !1319, file: !908, line: 12, column: 5)
!1336 = !DILocation(line: 14, column: 44, scope: !1335)
!1337 = !DILocation(line: 863, column: 18, scope: !1333, inlinedAt: !1338)
!1338 = !DILocation(line: 14, column: 58, scope: !1335)
!1339 = !DILocation(line: 14, column: 55, scope: !1335)
!1340 = !DILocation(line: 17, column: 9, scope: !1341, inlinedAt: !1342)
!1341 = distinct !DISubprogram(name: "sorted", linkageName: "_RNvNtCs8QkerG6WjiR_7sorting7sorting6sorted", scope: !938, file: !937, line: 16, type: !23, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1342 = distinct !DILocation(line: 14, column: 28, scope: !1335)
!1343 = !{!1344}
!1344 = distinct !{!1344, !1345, !"_RNvNtCs8QkerG6WjiR_7sorting7sorting6sorted: %_0"}
!1345 = distinct !{!1345, !"_RNvNtCs8QkerG6WjiR_7sorting7sorting6sorted"}
!1346 = !DILocation(line: 2029, column: 14, scope: !948, inlinedAt: !1347)
!1347 = distinct !DILocation(line: 386, column: 20, scope: !1348, inlinedAt: !1349)
!1348 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11rotate_left", scope: !954, file: !953, line: 385, type: !23, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1349 = distinct !DILocation(line: 4, column: 27, scope: !1350, inlinedAt: !1351)
!1350 = distinct !DISubprogram(name: "numbers<24>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj18_EB4_", scope: !938, file: !937, line: 3, type: !23, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1351 = distinct !DILocation(line: 17, column: 21, scope: !1341, inlinedAt: !1342)
!1352 = !DILocation(line: 4, column: 21, scope: !1350, inlinedAt: !1351)
!1353 = !DILocation(line: 2533, column: 13, scope: !1354, inlinedAt: !1355)
!1354 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1355 = distinct !DILocation(line: 6, column: 23, scope: !1356, inlinedAt: !1357)
!1356 = distinct !DISubprogram(name: "{closure#0}<24>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj18_E0B6_", scope: !964, file: !937, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1357 = distinct !DILocation(line: 417, column: 27, scope: !1358, inlinedAt: !1360)
!1358 = distinct !DILexicalBlock(scope: !1359, file: !967, line: 416, column: 78)
!1359 = distinct !DISubprogram(name: "call_mut<u64, usize, sorting::sorting::numbers::{closure_env#0}<24>>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB4_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj18_E0EINtNtB6_8function5FnMutTjEE8call_mutB12_", scope: !969, file: !967, line: 416, type: !23, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1360 = distinct !DILocation(line: 935, column: 20, scope: !1361, inlinedAt: !1363)
!1361 = distinct !DILexicalBlock(scope: !1362, file: !973, line: 932, column: 5)
!1362 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u64>, core::ops::try_trait::Wrapped<u64, usize, sorting::sorting::numbers::{closure_env#0}<24>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuityEINtBQ_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj18_E0EEB1T_", scope: !975, file: !973, line: 928, type: !23, scopeLine: 928, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1363 = distinct !DILocation(line: 154, column: 11, scope: !1364, inlinedAt: !1366)
!1364 = distinct !DILexicalBlock(scope: !1365, file: !973, line: 153, column: 5)
!1365 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u64>, 24, core::ops::try_trait::Wrapped<u64, usize, sorting::sorting::numbers::{closure_env#0}<24>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuityEKj18_INtBJ_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKB1q_E0EEB1R_", scope: !975, file: !973, line: 148, type: !23, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1366 = distinct !DILocation(line: 113, column: 5, scope: !1367, inlinedAt: !1368)
!1367 = distinct !DISubprogram(name: "from_fn<u64, 24, sorting::sorting::numbers::{closure_env#0}<24>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array7from_fnyKj18_NCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKBD_E0EBO_", scope: !975, file: !973, line: 109, type: !23, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1368 = distinct !DILocation(line: 5, column: 5, scope: !1369, inlinedAt: !1351)
!1369 = distinct !DILexicalBlock(scope: !1350, file: !937, line: 4, column: 5)
!1370 = !DILocation(line: 2457, column: 13, scope: !1371, inlinedAt: !1372)
!1371 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_add", scope: !954, file: !953, line: 2456, type: !23, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1372 = distinct !DILocation(line: 6, column: 57, scope: !1356, inlinedAt: !1357)
!1373 = !DILocation(line: 7, column: 9, scope: !1356, inlinedAt: !1357)
!1374 = !DILocation(line: 17, column: 49, scope: !1375, inlinedAt: !1377)
!1375 = distinct !DISubprogram(name: "{closure#0}", linkageName: "_RNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0B5_", scope: !1376, file: !937, line: 17, type: !23, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1376 = !DINamespace(name: "sorted", scope: !938)
!1377 = distinct !DILocation(line: 417, column: 27, scope: !1378, inlinedAt: !1380)
!1378 = distinct !DILexicalBlock(scope: !1379, file: !967, line: 416, column: 78)
!1379 = distinct !DISubprogram(name: "call_mut<u32, u64, sorting::sorting::sorted::{closure_env#0}>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB4_7WrappedmyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0EINtNtB6_8function5FnMutTyEE8call_mutB11_", scope: !969, file: !967, line: 416, type: !23, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1380 = distinct !DILocation(line: 85, column: 13, scope: !1381, inlinedAt: !1383)
!1381 = distinct !DILexicalBlock(scope: !1382, file: !995, line: 81, column: 13)
!1382 = distinct !DISubprogram(name: "call_mut<u64, core::ops::try_trait::NeverShortCircuit<u32>, 24, core::ops::try_trait::Wrapped<u32, u64, sorting::sorting::sorted::{closure_env#0}>>", linkageName: "_RNvXs0_NtNtCs2TNzTbj2aEP_4core5array5drainQINtB5_5DrainyKj18_INtNtNtB9_3ops9try_trait7WrappedmyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0EEINtNtB12_8function5FnMutTjEE8call_mutB1B_", scope: !997, file: !995, line: 71, type: !23, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1383 = distinct !DILocation(line: 935, column: 20, scope: !1384, inlinedAt: !1386)
!1384 = distinct !DILexicalBlock(scope: !1385, file: !973, line: 932, column: 5)
!1385 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u32>, &mut core::array::drain::Drain<u64, 24, core::ops::try_trait::Wrapped<u32, u64, sorting::sorting::sorted::{closure_env#0}>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEQINtNtB2_5drain5DrainyKj18_INtBQ_7WrappedmyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0EEEB2j_", scope: !975, file: !973, line: 928, type: !23, scopeLine: 928, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1386 = distinct !DILocation(line: 154, column: 11, scope: !1387, inlinedAt: !1389)
!1387 = distinct !DILexicalBlock(scope: !1388, file: !973, line: 153, column: 5)
!1388 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u32>, 24, &mut core::array::drain::Drain<u64, 24, core::ops::try_trait::Wrapped<u32, u64, sorting::sorting::sorted::{closure_env#0}>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj18_QINtNtB2_5drain5DrainyKB1q_INtBJ_7WrappedmyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0EEEB2h_", scope: !975, file: !973, line: 148, type: !23, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1389 = distinct !DILocation(line: 633, column: 9, scope: !1390, inlinedAt: !1393)
!1390 = distinct !DILexicalBlock(scope: !1391, file: !973, line: 632, column: 9)
!1391 = distinct !DILexicalBlock(scope: !1392, file: !973, line: 630, column: 9)
!1392 = distinct !DISubprogram(name: "try_map<u64, 24, core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::Wrapped<u32, u64, sorting::sorting::sorted::{closure_env#0}>>", linkageName: "_RINvMsm_NtCs2TNzTbj2aEP_4core5arrayAyj18_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBO_7WrappedmyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0EEB1Q_", scope: !1009, file: !973, line: 622, type: !23, scopeLine: 622, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1393 = distinct !DILocation(line: 587, column: 14, scope: !1394, inlinedAt: !1395)
!1394 = distinct !DISubprogram(name: "map<u64, 24, sorting::sorting::sorted::{closure_env#0}, u32>", linkageName: "_RINvMsm_NtCs2TNzTbj2aEP_4core5arrayAyj18_3mapNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorted0mEBN_", scope: !1009, file: !973, line: 581, type: !23, scopeLine: 581, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1395 = distinct !DILocation(line: 17, column: 41, scope: !1341, inlinedAt: !1342)
!1396 = !DILocation(line: 587, column: 9, scope: !1394, inlinedAt: !1395)
!1397 = !DILocation(line: 55, column: 13, scope: !1398, inlinedAt: !1400)
!1398 = distinct !DILexicalBlock(scope: !1399, file: !11, line: 33, column: 5)
!1399 = distinct !DISubprogram(name: "sort<u32, fn(&u32, &u32) -> bool>", linkageName: "_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable4sortmNvYmNtNtB8_3cmp10PartialOrd2ltECs8QkerG6WjiR_7sorting", scope: !12, file: !11, line: 22, type: !23, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1400 = distinct !DILocation(line: 3137, column: 9, scope: !1401, inlinedAt: !1402)
!1401 = distinct !DISubprogram(name: "sort_unstable<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core5sliceSm13sort_unstableCs8QkerG6WjiR_7sorting", scope: !27, file: !26, line: 3133, type: !23, scopeLine: 3133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1402 = distinct !DILocation(line: 18, column: 11, scope: !1403, inlinedAt: !1342)
!1403 = distinct !DILexicalBlock(scope: !1341, file: !937, line: 17, column: 5)
!1404 = !DILocation(line: 19, column: 9, scope: !1403, inlinedAt: !1342)
!1405 = !DILocation(line: 2029, column: 14, scope: !948, inlinedAt: !1406)
!1406 = distinct !DILocation(line: 386, column: 20, scope: !1348, inlinedAt: !1407)
!1407 = distinct !DILocation(line: 4, column: 27, scope: !1408, inlinedAt: !1410)
!1408 = !DILexicalBlockFile(scope: !1409, file: !937, discriminator: 2)
!1409 = distinct !DISubprogram(name: "numbers<21>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj15_EB4_", scope: !938, file: !937, line: 3, type: !23, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1410 = distinct !DILocation(line: 19, column: 21, scope: !1403, inlinedAt: !1342)
!1411 = !DILocation(line: 4, column: 21, scope: !1409, inlinedAt: !1410)
!1412 = !DILocation(line: 2533, column: 13, scope: !1413, inlinedAt: !1414)
!1413 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1414 = distinct !DILocation(line: 6, column: 23, scope: !1415, inlinedAt: !1416)
!1415 = distinct !DISubprogram(name: "{closure#0}<21>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj15_E0B6_", scope: !964, file: !937, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1416 = distinct !DILocation(line: 417, column: 27, scope: !1417, inlinedAt: !1419)
!1417 = distinct !DILexicalBlock(scope: !1418, file: !967, line: 416, column: 78)
!1418 = distinct !DISubprogram(name: "call_mut<u64, usize, sorting::sorting::numbers::{closure_env#0}<21>>", linkageName: "_RNvXs_NtNtCs2TNzTbj2aEP_4core3ops9try_traitINtB4_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj15_E0EINtNtB6_8function5FnMutTjEE8call_mutB12_", scope: !969, file: !967, line: 416, type: !23, scopeLine: 416, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1419 = distinct !DILocation(line: 935, column: 20, scope: !1420, inlinedAt: !1422)
!1420 = distinct !DILexicalBlock(scope: !1421, file: !973, line: 932, column: 5)
!1421 = distinct !DISubprogram(name: "try_from_fn_erased<core::ops::try_trait::NeverShortCircuit<u64>, core::ops::try_trait::Wrapped<u64, usize, sorting::sorting::numbers::{closure_env#0}<21>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuityEINtBQ_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKj15_E0EEB1T_", scope: !975, file: !973, line: 928, type: !23, scopeLine: 928, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1422 = distinct !DILocation(line: 154, column: 11, scope: !1423, inlinedAt: !1425)
!1423 = distinct !DILexicalBlock(scope: !1424, file: !973, line: 153, column: 5)
!1424 = distinct !DISubprogram(name: "try_from_fn<core::ops::try_trait::NeverShortCircuit<u64>, 21, core::ops::try_trait::Wrapped<u64, usize, sorting::sorting::numbers::{closure_env#0}<21>>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuityEKj15_INtBJ_7WrappedyjNCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKB1q_E0EEB1R_", scope: !975, file: !973, line: 148, type: !23, scopeLine: 148, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1425 = distinct !DILocation(line: 113, column: 5, scope: !1426, inlinedAt: !1427)
!1426 = distinct !DISubprogram(name: "from_fn<u64, 21, sorting::sorting::numbers::{closure_env#0}<21>>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core5array7from_fnyKj15_NCINvNtCs8QkerG6WjiR_7sorting7sorting7numbersKBD_E0EBO_", scope: !975, file: !973, line: 109, type: !23, scopeLine: 109, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1427 = distinct !DILocation(line: 5, column: 5, scope: !1428, inlinedAt: !1410)
!1428 = !DILexicalBlockFile(scope: !1429, file: !937, discriminator: 2)
!1429 = distinct !DILexicalBlock(scope: !1409, file: !937, line: 4, column: 5)
!1430 = !DILocation(line: 2457, column: 13, scope: !1431, inlinedAt: !1432)
!1431 = distinct !DISubprogram(name: "wrapping_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_add", scope: !954, file: !953, line: 2456, type: !23, scopeLine: 2456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1432 = distinct !DILocation(line: 6, column: 57, scope: !1415, inlinedAt: !1416)
!1433 = !DILocation(line: 7, column: 9, scope: !1415, inlinedAt: !1416)
!1434 = !DILocation(line: 113, column: 5, scope: !1426, inlinedAt: !1427)
!1435 = !DILocation(line: 55, column: 13, scope: !1436, inlinedAt: !1438)
!1436 = distinct !DILexicalBlock(scope: !1437, file: !11, line: 33, column: 5)
!1437 = distinct !DISubprogram(name: "sort<u64, core::slice::{impl#0}::sort_unstable_by::{closure_env#0}<u64, sorting::sorting::sorted::{closure_env#1}>>", linkageName: "_RINvNtNtNtCs2TNzTbj2aEP_4core5slice4sort8unstable4sortyNCINvMB6_Sy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0E0EB1q_", scope: !12, file: !11, line: 22, type: !23, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1438 = distinct !DILocation(line: 3192, column: 9, scope: !1439, inlinedAt: !1440)
!1439 = distinct !DISubprogram(name: "sort_unstable_by<u64, sorting::sorting::sorted::{closure_env#1}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core5sliceSy16sort_unstable_byNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds_0EBU_", scope: !27, file: !26, line: 3188, type: !23, scopeLine: 3188, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1440 = distinct !DILocation(line: 20, column: 11, scope: !1441, inlinedAt: !1342)
!1441 = distinct !DILexicalBlock(scope: !1403, file: !937, line: 19, column: 5)
!1442 = !DILocation(line: 279, column: 27, scope: !1443, inlinedAt: !1447)
!1443 = distinct !DILexicalBlock(scope: !1444, file: !1077, line: 275, column: 17)
!1444 = distinct !DILexicalBlock(scope: !1445, file: !1077, line: 274, column: 17)
!1445 = distinct !DILexicalBlock(scope: !1446, file: !1077, line: 273, column: 17)
!1446 = distinct !DISubprogram(name: "fold<u32, u64, core::iter::adapters::map::map_fold::{closure_env#0}<&u32, u64, u64, sorting::sorting::sorted::{closure_env#2}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters3map8map_foldRmyyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds0_0NCINvB2j_3mixINtB1I_3MapBF_B2f_EE0E0EB2l_", scope: !1193, file: !1077, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1447 = distinct !DILocation(line: 128, column: 19, scope: !1448, inlinedAt: !1449)
!1448 = distinct !DISubprogram(name: "fold<u64, core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>>", linkageName: "_RINvXs0_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter4ItermENCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds0_0ENtNtNtBa_6traits8iterator8Iterator4foldyNCINvB1t_3mixBN_E0EB1v_", scope: !1196, file: !1185, line: 124, type: !23, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1449 = distinct !DILocation(line: 12, column: 12, scope: !1450, inlinedAt: !1451)
!1450 = distinct !DISubprogram(name: "mix<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBL_5slice4iter4ItermENCNvB2_6sorteds0_0EEB4_", scope: !938, file: !937, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1451 = distinct !DILocation(line: 21, column: 6, scope: !1441, inlinedAt: !1342)
!1452 = !DILocation(line: 279, column: 27, scope: !1453, inlinedAt: !1457)
!1453 = distinct !DILexicalBlock(scope: !1454, file: !1077, line: 275, column: 17)
!1454 = distinct !DILexicalBlock(scope: !1455, file: !1077, line: 274, column: 17)
!1455 = distinct !DILexicalBlock(scope: !1456, file: !1077, line: 273, column: 17)
!1456 = distinct !DISubprogram(name: "fold<u64, u64, core::iter::adapters::copied::copy_fold::{closure_env#0}<u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>>>", linkageName: "_RINvXs2J_NtNtCs2TNzTbj2aEP_4core5slice4iterINtB7_4IteryENtNtNtNtBb_4iter6traits8iterator8Iterator4foldyNCINvNtNtBY_8adapters6copied9copy_foldyyNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB1I_6CopiedBF_EE0E0EB2o_", scope: !1193, file: !1077, line: 259, type: !23, scopeLine: 259, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1457 = distinct !DILocation(line: 81, column: 17, scope: !1458, inlinedAt: !1462)
!1458 = distinct !DISubprogram(name: "fold<core::slice::iter::Iter<u64>, u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>>", linkageName: "_RINvXs_NtNtNtCs2TNzTbj2aEP_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IteryEENtNtNtB9_6traits8iterator8Iterator4foldyNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixBP_E0EB2g_", scope: !1460, file: !1459, line: 77, type: !23, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1459 = !DIFile(filename: "src/iter/adapters/copied.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2838c80928acd493744bdb03bf18337c")
!1460 = !DINamespace(name: "{impl#1}", scope: !1461)
!1461 = !DINamespace(name: "copied", scope: !1062)
!1462 = distinct !DILocation(line: 12, column: 12, scope: !1463, inlinedAt: !1465)
!1463 = !DILexicalBlockFile(scope: !1464, file: !937, discriminator: 2)
!1464 = distinct !DISubprogram(name: "mix<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>", linkageName: "_RINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters6copied6CopiedINtNtNtBL_5slice4iter4IteryEEEB4_", scope: !938, file: !937, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1465 = distinct !DILocation(line: 21, column: 48, scope: !1441, inlinedAt: !1342)
!1466 = !DILocation(line: 12, column: 34, scope: !1467, inlinedAt: !1468)
!1467 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters6copied6CopiedINtNtNtBN_5slice4iter4IteryEEE0B6_", scope: !1278, file: !937, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1468 = distinct !DILocation(line: 36, column: 22, scope: !1469, inlinedAt: !1472)
!1469 = distinct !DILexicalBlock(scope: !1470, file: !1459, line: 36, column: 22)
!1470 = distinct !DISubprogram(name: "{closure#0}<u64, u64, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::copied::Copied<core::slice::iter::Iter<u64>>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters6copied9copy_foldyyNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtB4_6CopiedINtNtNtBa_5slice4iter4IteryEEE0E0B17_", scope: !1471, file: !1459, line: 36, type: !23, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1471 = !DINamespace(name: "copy_fold", scope: !1461)
!1472 = distinct !DILocation(line: 279, column: 27, scope: !1453, inlinedAt: !1457)
!1473 = !DILocation(line: 2533, column: 13, scope: !1474, inlinedAt: !1475)
!1474 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1475 = distinct !DILocation(line: 12, column: 39, scope: !1467, inlinedAt: !1468)
!1476 = !DILocation(line: 82, column: 17, scope: !1477, inlinedAt: !1478)
!1477 = distinct !DISubprogram(name: "from", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core7convert3numyINtB8_4FrommE4from", scope: !1227, file: !1226, line: 79, type: !23, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1478 = distinct !DILocation(line: 21, column: 31, scope: !1479, inlinedAt: !1480)
!1479 = distinct !DISubprogram(name: "{closure#2}", linkageName: "_RNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds0_0B5_", scope: !1376, file: !937, line: 21, type: !23, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1480 = distinct !DILocation(line: 88, column: 28, scope: !1481, inlinedAt: !1482)
!1481 = distinct !DISubprogram(name: "{closure#0}<&u32, u64, u64, sorting::sorting::sorted::{closure_env#2}, sorting::sorting::mix::{closure_env#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>>", linkageName: "_RNCINvNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map8map_foldRmyyNCNvNtCs8QkerG6WjiR_7sorting7sorting6sorteds0_0NCINvB12_3mixINtB4_3MapINtNtNtBa_5slice4iter4ItermEBY_EE0E0B14_", scope: !1186, file: !1185, line: 88, type: !23, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1482 = distinct !DILocation(line: 279, column: 27, scope: !1443, inlinedAt: !1447)
!1483 = !DILocation(line: 12, column: 34, scope: !1484, inlinedAt: !1485)
!1484 = distinct !DISubprogram(name: "{closure#0}<core::iter::adapters::map::Map<core::slice::iter::Iter<u32>, sorting::sorting::sorted::{closure_env#2}>>", linkageName: "_RNCINvNtCs8QkerG6WjiR_7sorting7sorting3mixINtNtNtNtCs2TNzTbj2aEP_4core4iter8adapters3map3MapINtNtNtBN_5slice4iter4ItermENCNvB4_6sorteds0_0EE0B6_", scope: !1278, file: !937, line: 12, type: !23, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1485 = distinct !DILocation(line: 88, column: 21, scope: !1481, inlinedAt: !1482)
!1486 = !DILocation(line: 2533, column: 13, scope: !1487, inlinedAt: !1488)
!1487 = distinct !DISubprogram(name: "wrapping_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12wrapping_mul", scope: !954, file: !953, line: 2532, type: !23, scopeLine: 2532, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1488 = distinct !DILocation(line: 12, column: 39, scope: !1484, inlinedAt: !1485)
!1489 = !DILocation(line: 22, column: 1, scope: !1403, inlinedAt: !1342)
!1490 = !DILocation(line: 22, column: 1, scope: !1341, inlinedAt: !1342)
!1491 = !DILocation(line: 961, column: 18, scope: !1492, inlinedAt: !1493)
!1492 = distinct !DISubprogram(name: "add<[u64; 2]>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOAyj2_3addCs8QkerG6WjiR_7sorting", scope: !109, file: !108, line: 927, type: !23, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1493 = !DILocation(line: 14, column: 19, scope: !1335)
!1494 = !DILocation(line: 14, column: 14, scope: !1335)
!1495 = !DILocation(line: 15, column: 2, scope: !1319)
!1496 = distinct !DISubprogram(name: "panic_fmt", linkageName: "_RNvNtCs2TNzTbj2aEP_4core9panicking9panic_fmt", scope: !1498, file: !1497, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!1497 = !DIFile(filename: "src/panicking.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "982c30f04ae1f5e0f0f90d98d8701456")
!1498 = !DINamespace(name: "panicking", scope: !15)
!1499 = !DILocation(line: 146, column: 5, scope: !1500, inlinedAt: !1501)
!1500 = distinct !DISubprogram(name: "trap", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx4trap", scope: !913, file: !912, line: 145, type: !23, scopeLine: 145, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1501 = distinct !DILocation(line: 21, column: 22, scope: !1502, inlinedAt: !1503)
!1502 = distinct !DISubprogram(name: "panic", linkageName: "_RNvCsfLfy6EI15iL_7___rustc17rust_begin_unwind", scope: !909, file: !917, line: 19, type: !23, scopeLine: 19, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !17)
!1503 = distinct !DILocation(line: 80, column: 14, scope: !1504)
!1504 = distinct !DILexicalBlock(scope: !1496, file: !1497, line: 72, column: 5)
!1505 = distinct !DISubprogram(name: "panic_on_ord_violation", linkageName: "_RNvNtNtNtNtCs2TNzTbj2aEP_4core5slice4sort6shared9smallsort22panic_on_ord_violation", scope: !92, file: !84, line: 845, type: !23, scopeLine: 845, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6, templateParams: !17)
!1506 = !DILocation(line: 860, column: 5, scope: !1505)
