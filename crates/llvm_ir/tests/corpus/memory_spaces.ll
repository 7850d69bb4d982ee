; ModuleID = 'memory_spaces.2cd2773591cb738e-cgu.0'
source_filename = "memory_spaces.2cd2773591cb738e-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

module asm ".shared .align 16 .b8 TILE[1024];"
module asm ".extern .shared .align 16 .b8 DYNAMIC[];"
module asm ".visible .const .align 4 .b8 COEFFICIENTS[64];"
module asm ".visible .global .align 8 .u64 TOTAL = 0;"

; Function Attrs: convergent nounwind
define ptx_kernel void @block_sum(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %t = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %0 = tail call i32 asm "mov.u32 ${0}, TILE;", "=&r"() #4, !dbg !22, !srcloc !27
  %_29 = shl nuw nsw i32 %t, 2, !dbg !28
  %_4 = add i32 %0, %_29, !dbg !29
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !30
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !37
  %_31 = mul i32 %_32, %_33, !dbg !32
  %_30 = add i32 %_31, %t, !dbg !40
  %_7 = zext i32 %_30 to i64, !dbg !40
  %_6 = getelementptr inbounds nuw float, ptr %data, i64 %_7, !dbg !41
  %_5 = load float, ptr %_6, align 4, !dbg !48, !noundef !14
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_5) #5, !dbg !49, !srcloc !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !53
  %_12 = icmp samesign ult i32 %t, 128, !dbg !56
  br i1 %_12, label %bb3, label %bb5, !dbg !56

bb8:                                              ; preds = %bb5.7
  %_26 = zext nneg i32 %_32 to i64
  %_25 = getelementptr inbounds nuw float, ptr %out, i64 %_26
  %1 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %0) #6, !dbg !58, !srcloc !62
  store float %1, ptr %_25, align 4, !dbg !63
  br label %bb9, !dbg !64

bb9:                                              ; preds = %bb8, %bb5.7
  ret void, !dbg !65

bb3:                                              ; preds = %start
  %_38 = or disjoint i32 %_29, 512
  %_19 = add i32 %_38, %0
  %2 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %3 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19) #6, !dbg !69, !srcloc !62
  %_15 = fadd float %2, %3, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15) #5, !dbg !72, !srcloc !52
  br label %bb5, !dbg !74

bb5:                                              ; preds = %start, %bb3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.1 = icmp samesign ult i32 %t, 64, !dbg !56
  br i1 %_12.1, label %bb3.1, label %bb5.1, !dbg !56

bb3.1:                                            ; preds = %bb5
  %_38.1 = or disjoint i32 %_29, 256
  %_19.1 = add i32 %_38.1, %0
  %4 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %5 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.1) #6, !dbg !69, !srcloc !62
  %_15.1 = fadd float %4, %5, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.1) #5, !dbg !72, !srcloc !52
  br label %bb5.1, !dbg !74

bb5.1:                                            ; preds = %bb3.1, %bb5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.2 = icmp samesign ult i32 %t, 32, !dbg !56
  br i1 %_12.2, label %bb3.2, label %bb5.2, !dbg !56

bb3.2:                                            ; preds = %bb5.1
  %_38.2 = or disjoint i32 %_29, 128
  %_19.2 = add i32 %_38.2, %0
  %6 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %7 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.2) #6, !dbg !69, !srcloc !62
  %_15.2 = fadd float %6, %7, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.2) #5, !dbg !72, !srcloc !52
  br label %bb5.2, !dbg !74

bb5.2:                                            ; preds = %bb3.2, %bb5.1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.3 = icmp samesign ult i32 %t, 16, !dbg !56
  br i1 %_12.3, label %bb3.3, label %bb5.3, !dbg !56

bb3.3:                                            ; preds = %bb5.2
  %_38.3 = or disjoint i32 %_29, 64
  %_19.3 = add i32 %_38.3, %0
  %8 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %9 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.3) #6, !dbg !69, !srcloc !62
  %_15.3 = fadd float %8, %9, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.3) #5, !dbg !72, !srcloc !52
  br label %bb5.3, !dbg !74

bb5.3:                                            ; preds = %bb3.3, %bb5.2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.4 = icmp samesign ult i32 %t, 8, !dbg !56
  br i1 %_12.4, label %bb3.4, label %bb5.4, !dbg !56

bb3.4:                                            ; preds = %bb5.3
  %_38.4 = or disjoint i32 %_29, 32
  %_19.4 = add i32 %_38.4, %0
  %10 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %11 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.4) #6, !dbg !69, !srcloc !62
  %_15.4 = fadd float %10, %11, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.4) #5, !dbg !72, !srcloc !52
  br label %bb5.4, !dbg !74

bb5.4:                                            ; preds = %bb3.4, %bb5.3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.5 = icmp samesign ult i32 %t, 4, !dbg !56
  br i1 %_12.5, label %bb3.5, label %bb5.5, !dbg !56

bb3.5:                                            ; preds = %bb5.4
  %_38.5 = or disjoint i32 %_29, 16
  %_19.5 = add i32 %_38.5, %0
  %12 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %13 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.5) #6, !dbg !69, !srcloc !62
  %_15.5 = fadd float %12, %13, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.5) #5, !dbg !72, !srcloc !52
  br label %bb5.5, !dbg !74

bb5.5:                                            ; preds = %bb3.5, %bb5.4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.6 = icmp samesign ult i32 %t, 2, !dbg !56
  br i1 %_12.6, label %bb3.6, label %bb5.6, !dbg !56

bb3.6:                                            ; preds = %bb5.5
  %_38.6 = or disjoint i32 %_29, 8
  %_19.6 = add i32 %_38.6, %0
  %14 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %15 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.6) #6, !dbg !69, !srcloc !62
  %_15.6 = fadd float %14, %15, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.6) #5, !dbg !72, !srcloc !52
  br label %bb5.6, !dbg !74

bb5.6:                                            ; preds = %bb3.6, %bb5.5
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  %_12.7 = icmp eq i32 %t, 0, !dbg !56
  br i1 %_12.7, label %bb3.7, label %bb5.7, !dbg !56

bb3.7:                                            ; preds = %bb5.6
  %_19.7 = add i32 %0, 4
  %16 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_4) #6, !dbg !66, !srcloc !62
  %17 = tail call float asm sideeffect "ld.shared.f32 ${0}, [${1}];", "=&r,r,~{memory}"(i32 %_19.7) #6, !dbg !69, !srcloc !62
  %_15.7 = fadd float %16, %17, !dbg !68
  tail call void asm sideeffect "st.shared.f32 [${0}], ${1};", "r,r,~{memory}"(i32 %_4, float %_15.7) #5, !dbg !72, !srcloc !52
  br label %bb5.7, !dbg !74

bb5.7:                                            ; preds = %bb3.7, %bb5.6
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !75
  br i1 %_12.7, label %bb8, label %bb9, !dbg !77
}

; Function Attrs: nounwind
define ptx_kernel void @constant_and_dynamic(ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !78 {
start:
  %_14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !79
  %_15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !84
  %_13 = mul i32 %_14, %_15, !dbg !81
  %_16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !87
  %_12 = add i32 %_13, %_16, !dbg !90
  %t = zext i32 %_12 to i64, !dbg !90
  %_5 = shl nuw nsw i64 %t, 2, !dbg !91
  %0 = tail call float asm "{ .reg .u64 a; mov.u64 a, COEFFICIENTS; add.u64 a, a, ${1}; ld.const.f32 ${0}, [a]; }", "=&r,l,~{memory}"(i64 %_5) #7, !dbg !94, !srcloc !95
  %_7 = shl i32 %_12, 2, !dbg !96
  %_9 = fadd float %0, 1.000000e+00, !dbg !97
  %1 = tail call float asm sideeffect alignstack "{ .reg .u32 a; mov.u32 a, DYNAMIC; add.u32 a, a, ${1}; st.shared.f32 [a], ${2}; ld.shared.f32 ${0}, [a]; }", "=&r,r,r,~{memory}"(i32 %_7, float %_9) #5, !dbg !98, !srcloc !99
  tail call void asm sideeffect alignstack "red.global.add.u64 [TOTAL], 1;", "~{memory}"() #5, !dbg !100, !srcloc !101
  %_11 = getelementptr inbounds nuw float, ptr %out, i64 %t, !dbg !102
  %2 = fmul float %0, %1, !dbg !108
  store float %2, ptr %_11, align 4, !dbg !108
  ret void, !dbg !109
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #1 = { nounwind "target-cpu"="sm_75" "target-features"="+ptx70,+ptx70" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nounwind willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { nounwind memory(read, inaccessiblemem: readwrite) }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.98.0 (88d9e12ae 2026-08-18)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/memory_spaces.rs/@/memory_spaces.2cd2773591cb738e-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.f90242071946f2f1-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.98.0 (88d9e12ae 2026-08-18))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.4f4ad7dd7ca4c3b8-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "block_sum", scope: !12, file: !11, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/memory_spaces.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "e0734e4beafbd8e8b7d8f7d2605d860c")
!12 = !DINamespace(name: "memory_spaces", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 127, column: 5, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "c1c280e74ad3961efe4f7b1b3fa17c64")
!18 = !DINamespace(name: "nvptx", scope: !19)
!19 = !DINamespace(name: "core_arch", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 38, column: 17, scope: !10)
!22 = !DILocation(line: 16, column: 14, scope: !23, inlinedAt: !25)
!23 = distinct !DILexicalBlock(scope: !24, file: !11, line: 14, column: 5)
!24 = distinct !DISubprogram(name: "tile", linkageName: "_RNvCs3QAp1hcPHxq_13memory_spaces4tile", scope: !12, file: !11, line: 13, type: !13, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!25 = !DILocation(line: 39, column: 15, scope: !26)
!26 = distinct !DILexicalBlock(scope: !10, file: !11, line: 38, column: 9)
!27 = !{i64 2589865280073}
!28 = !DILocation(line: 17, column: 12, scope: !23, inlinedAt: !25)
!29 = !DILocation(line: 17, column: 5, scope: !23, inlinedAt: !25)
!30 = !DILocation(line: 85, column: 5, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!32 = !DILocation(line: 11, column: 15, scope: !33, inlinedAt: !36)
!33 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !35, file: !34, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!34 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!35 = !DINamespace(name: "corpus", scope: null)
!36 = !DILocation(line: 39, column: 34, scope: !26)
!37 = !DILocation(line: 64, column: 5, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!39 = !DILocation(line: 11, column: 39, scope: !33, inlinedAt: !36)
!40 = !DILocation(line: 11, column: 14, scope: !33, inlinedAt: !36)
!41 = !DILocation(line: 872, column: 18, scope: !42, inlinedAt: !47)
!42 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr9const_ptrPf3addCs3QAp1hcPHxq_13memory_spaces", scope: !44, file: !43, line: 838, type: !13, scopeLine: 838, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!43 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7502698646a1d0fc6eeea1d3df03cef6")
!44 = !DINamespace(name: "{impl#0}", scope: !45)
!45 = !DINamespace(name: "const_ptr", scope: !46)
!46 = !DINamespace(name: "ptr", scope: !20)
!47 = !DILocation(line: 39, column: 30, scope: !26)
!48 = !DILocation(line: 39, column: 24, scope: !26)
!49 = !DILocation(line: 31, column: 14, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "store", linkageName: "_RNvCs3QAp1hcPHxq_13memory_spaces5store", scope: !12, file: !11, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!51 = !DILocation(line: 39, column: 9, scope: !26)
!52 = !{i64 4986457031792}
!53 = !DILocation(line: 57, column: 5, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "_syncthreads", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__syncthreads", scope: !18, file: !17, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!55 = !DILocation(line: 40, column: 9, scope: !26)
!56 = !DILocation(line: 43, column: 16, scope: !57)
!57 = distinct !DILexicalBlock(scope: !26, file: !11, line: 41, column: 9)
!58 = !DILocation(line: 24, column: 14, scope: !59, inlinedAt: !61)
!59 = distinct !DILexicalBlock(scope: !60, file: !11, line: 22, column: 5)
!60 = distinct !DISubprogram(name: "load", linkageName: "_RNvCs3QAp1hcPHxq_13memory_spaces4load", scope: !12, file: !11, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!61 = !DILocation(line: 50, column: 56, scope: !57)
!62 = !{i64 3813930959711}
!63 = !DILocation(line: 50, column: 13, scope: !57)
!64 = !DILocation(line: 49, column: 9, scope: !57)
!65 = !DILocation(line: 53, column: 2, scope: !10)
!66 = !DILocation(line: 24, column: 14, scope: !67, inlinedAt: !68)
!67 = distinct !DILexicalBlock(scope: !60, file: !11, line: 22, column: 5)
!68 = !DILocation(line: 44, column: 32, scope: !57)
!69 = !DILocation(line: 24, column: 14, scope: !70, inlinedAt: !71)
!70 = distinct !DILexicalBlock(scope: !60, file: !11, line: 22, column: 5)
!71 = !DILocation(line: 44, column: 48, scope: !57)
!72 = !DILocation(line: 31, column: 14, scope: !50, inlinedAt: !73)
!73 = !DILocation(line: 44, column: 17, scope: !57)
!74 = !DILocation(line: 43, column: 13, scope: !57)
!75 = !DILocation(line: 57, column: 5, scope: !54, inlinedAt: !76)
!76 = !DILocation(line: 46, column: 13, scope: !57)
!77 = !DILocation(line: 49, column: 12, scope: !57)
!78 = distinct !DISubprogram(name: "constant_and_dynamic", scope: !12, file: !11, line: 56, type: !13, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DILocation(line: 85, column: 5, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!81 = !DILocation(line: 11, column: 15, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs6O4qhedj1VI_6corpus6thread", scope: !35, file: !34, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!83 = !DILocation(line: 57, column: 13, scope: !78)
!84 = !DILocation(line: 64, column: 5, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!86 = !DILocation(line: 11, column: 39, scope: !82, inlinedAt: !83)
!87 = !DILocation(line: 127, column: 5, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCslnt1oJOvDdB_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 126, type: !13, scopeLine: 126, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!89 = !DILocation(line: 11, column: 63, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 11, column: 14, scope: !82, inlinedAt: !83)
!91 = !DILocation(line: 62, column: 37, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !11, line: 60, column: 9)
!93 = distinct !DILexicalBlock(scope: !78, file: !11, line: 57, column: 5)
!94 = !DILocation(line: 61, column: 9, scope: !92)
!95 = !{i64 9702331123838}
!96 = !DILocation(line: 64, column: 37, scope: !92)
!97 = !DILocation(line: 64, column: 61, scope: !92)
!98 = !DILocation(line: 63, column: 9, scope: !92)
!99 = !{i64 10591389354297}
!100 = !DILocation(line: 65, column: 9, scope: !92)
!101 = !{i64 11093900528121}
!102 = !DILocation(line: 970, column: 18, scope: !103, inlinedAt: !107)
!103 = distinct !DISubprogram(name: "add<f32>", linkageName: "_RNvMNtNtCslnt1oJOvDdB_4core3ptr7mut_ptrOf3addCs3QAp1hcPHxq_13memory_spaces", scope: !105, file: !104, line: 936, type: !13, scopeLine: 936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b801fd1545b7efabfd51f22bd5061ba6")
!105 = !DINamespace(name: "{impl#0}", scope: !106)
!106 = !DINamespace(name: "mut_ptr", scope: !46)
!107 = !DILocation(line: 66, column: 14, scope: !92)
!108 = !DILocation(line: 66, column: 9, scope: !92)
!109 = !DILocation(line: 68, column: 2, scope: !78)
