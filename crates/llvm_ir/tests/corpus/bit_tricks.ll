; ModuleID = 'bit_tricks.66e740e7c81b365b-cgu.0'
source_filename = "bit_tricks.66e740e7c81b365b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@anon.3798f59e5a3ad89b1125c4166aeedb60.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @bytes(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #0 !dbg !10 {
start:
  %_107 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %_108 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !26
  %_106 = mul i32 %_107, %_108, !dbg !21
  %_109 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !29
  %_105 = add i32 %_106, %_109, !dbg !32
  %t = zext i32 %_105 to i64, !dbg !32
  %_6 = getelementptr inbounds nuw i8, ptr %a, i64 %t, !dbg !33
  %x = load i8, ptr %_6, align 1, !dbg !41, !noundef !14
  %_8 = getelementptr inbounds nuw i8, ptr %b, i64 %t, !dbg !42
  %y = load i8, ptr %_8, align 1, !dbg !44, !noundef !14
  %_10 = mul nuw nsw i64 %t, 24, !dbg !45
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %_10, !dbg !46
  %0 = tail call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %x), !dbg !52
  %1 = tail call range(i8 0, 9) i8 @llvm.ctlz.i8(i8 %x, i1 false), !dbg !60
  %narrow = add nuw nsw i8 %0, %1, !dbg !63
  %2 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %x, i1 false), !dbg !64
  %_19 = zext i8 %y to i32, !dbg !67
  %3 = tail call noundef i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %y), !dbg !68
  %4 = tail call noundef i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 5), !dbg !75
  %5 = tail call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y), !dbg !80
  %6 = tail call i8 @llvm.sadd.sat.i8(i8 %x, i8 %y), !dbg !83
  %7 = tail call i8 @llvm.usub.sat.i8(i8 %x, i8 %y), !dbg !88
  %8 = tail call i8 @llvm.ssub.sat.i8(i8 %x, i8 %y), !dbg !91
  %9 = xor i8 %7, %8, !dbg !94
  %10 = xor i8 %5, %6, !dbg !94
  %11 = xor i8 %3, %4, !dbg !95
  %narrow30 = add nuw nsw i8 %narrow, %2, !dbg !96
  %12 = insertelement <4 x i8> poison, i8 %narrow30, i64 0, !dbg !94
  %13 = insertelement <4 x i8> %12, i8 %11, i64 1, !dbg !94
  %14 = insertelement <4 x i8> %13, i8 %10, i64 2, !dbg !94
  %15 = insertelement <4 x i8> %14, i8 %9, i64 3, !dbg !94
  store <4 x i8> %15, ptr %o, align 1, !dbg !94
  %16 = tail call i8 @llvm.bitreverse.i8(i8 %y), !dbg !97
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !100
  %_110 = icmp ult i8 %y, %x, !dbg !102
  %17 = icmp slt i8 %y, %x, !dbg !112
  %18 = xor i8 %y, %x
  %spec.select34 = tail call i8 @llvm.smin.i8(i8 %y, i8 %x), !dbg !119
  %19 = xor i1 %17, %_110, !dbg !108
  %_37.sroa.0.2 = tail call i8 @llvm.umin.i8(i8 %y, i8 %x), !dbg !108
  %_42.sroa.0.0 = tail call i8 @llvm.abs.i8(i8 %x, i1 false), !dbg !120
  %_113.sroa.0.0 = tail call i8 @llvm.abs.i8(i8 %y, i1 false), !dbg !123
  %.sink = select i1 %19, i8 %18, i8 0, !dbg !108
  %20 = insertelement <4 x i8> poison, i8 %16, i64 0, !dbg !127
  %21 = insertelement <4 x i8> %20, i8 %.sink, i64 1, !dbg !127
  %22 = insertelement <4 x i8> %21, i8 %_37.sroa.0.2, i64 2, !dbg !127
  %23 = insertelement <4 x i8> %22, i8 %_113.sroa.0.0, i64 3, !dbg !127
  %24 = insertelement <4 x i8> <i8 poison, i8 0, i8 poison, i8 poison>, i8 %x, i64 0, !dbg !127
  %25 = insertelement <4 x i8> %24, i8 %spec.select34, i64 2, !dbg !127
  %26 = insertelement <4 x i8> %25, i8 %_42.sroa.0.0, i64 3, !dbg !127
  %27 = xor <4 x i8> %23, %26, !dbg !127
  store <4 x i8> %27, ptr %_32, align 1, !dbg !127
  %_116.0 = add i8 %y, %x, !dbg !128
  %_116.1 = icmp ult i8 %_116.0, %x, !dbg !128
  br i1 %_116.1, label %bb26, label %bb29, !dbg !131, !prof !134

bb26:                                             ; preds = %start
  br label %bb29, !dbg !135

bb29:                                             ; preds = %start, %bb26
  %_45.sroa.0.0 = phi i8 [ 1, %bb26 ], [ %_116.0, %start ], !dbg !141
  %28 = tail call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %x, i8 %y), !dbg !142
  %_121.1 = extractvalue { i8, i1 } %28, 1, !dbg !142
  %_48.sroa.0.0 = select i1 %_121.1, i8 2, i8 %_116.0, !dbg !147, !prof !134
  %_50 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !150
  %_123 = icmp ult i8 %x, %y, !dbg !152
  %_124 = sub i8 %x, %y, !dbg !152
  %_51.sroa.0.0 = select i1 %_123, i8 3, i8 %_124, !dbg !152
  %29 = tail call { i8, i1 } @llvm.ssub.with.overflow.i8(i8 %x, i8 %y), !dbg !155
  %_127.1 = extractvalue { i8, i1 } %29, 1, !dbg !155
  %_54.sroa.0.0 = select i1 %_127.1, i8 4, i8 %_124, !dbg !160, !prof !134
  %30 = tail call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %x, i8 %y), !dbg !163
  %_131.1 = extractvalue { i8, i1 } %30, 1, !dbg !163
  %_131.0 = extractvalue { i8, i1 } %30, 0, !dbg !168
  %_57.sroa.0.0 = select i1 %_131.1, i8 5, i8 %_131.0, !dbg !168, !prof !134
  %31 = tail call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %x, i8 %y), !dbg !171
  %_135.1 = extractvalue { i8, i1 } %31, 1, !dbg !171
  %_60.sroa.0.0 = select i1 %_135.1, i8 6, i8 %_131.0, !dbg !176, !prof !134
  %_139 = zext i8 %x to i32, !dbg !179
  %_138 = sub nsw i32 %_139, %_19, !dbg !182
  %_141.sroa.0.0 = tail call i32 @llvm.abs.i32(i32 %_138, i1 true), !dbg !186
  %_63 = trunc nuw i32 %_141.sroa.0.0 to i8, !dbg !179
  %_143 = tail call i8 @llvm.scmp.i8.i8(i8 %x, i8 0), !dbg !192
  %32 = insertelement <4 x i8> poison, i8 %_45.sroa.0.0, i64 0, !dbg !94
  %33 = insertelement <4 x i8> %32, i8 %_54.sroa.0.0, i64 1, !dbg !94
  %34 = insertelement <4 x i8> %33, i8 %_57.sroa.0.0, i64 2, !dbg !94
  %35 = insertelement <4 x i8> %34, i8 %_143, i64 3, !dbg !94
  %36 = insertelement <4 x i8> poison, i8 %_48.sroa.0.0, i64 0, !dbg !94
  %37 = insertelement <4 x i8> %36, i8 %_51.sroa.0.0, i64 1, !dbg !94
  %38 = insertelement <4 x i8> %37, i8 %_60.sroa.0.0, i64 2, !dbg !94
  %39 = insertelement <4 x i8> %38, i8 %_63, i64 3, !dbg !94
  %40 = xor <4 x i8> %35, %39, !dbg !94
  store <4 x i8> %40, ptr %_50, align 1, !dbg !94
  %41 = icmp eq i8 %y, 0, !dbg !195
  br i1 %41, label %bb56, label %bb55, !dbg !195, !prof !134

bb55:                                             ; preds = %bb29
  %_144 = udiv i8 %x, %y, !dbg !199
  br label %bb56, !dbg !200

bb56:                                             ; preds = %bb29, %bb55
  %_67.sroa.0.0 = phi i8 [ %_144, %bb55 ], [ 7, %bb29 ], !dbg !202
  br i1 %41, label %bb62, label %bb57, !dbg !203, !prof !134

bb57:                                             ; preds = %bb56
  %42 = icmp eq i8 %x, -128, !dbg !206
  %43 = icmp eq i8 %y, -1
  %or.cond = and i1 %42, %43, !dbg !206
  br i1 %or.cond, label %bb62, label %bb61, !dbg !206, !prof !207

bb61:                                             ; preds = %bb57
  %_146 = srem i8 %x, %y, !dbg !208
  br label %bb62, !dbg !209

bb62:                                             ; preds = %bb56, %bb57, %bb61
  %_70.sroa.0.0 = phi i8 [ %_146, %bb61 ], [ 8, %bb57 ], [ 8, %bb56 ], !dbg !212
  %_72 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !213
  %_148 = icmp ult i8 %y, 8, !dbg !215
  %_149 = shl i8 %x, %y, !dbg !215
  %_73.sroa.0.0 = select i1 %_148, i8 %_149, i8 9, !dbg !215
  %_150 = and i8 %y, 7, !dbg !218
  %_76 = ashr i8 %x, %_150, !dbg !221
  %.not = icmp eq i8 %x, 0, !dbg !224
  %44 = tail call range(i8 0, 9) i8 @llvm.cttz.i8(i8 %x, i1 true), !dbg !227
  %_161 = zext i8 %x to i64, !dbg !228
  %_157 = zext i8 %x to i16, !dbg !235
  %_158 = zext i8 %y to i16, !dbg !239
  %_156 = add nuw nsw i16 %_158, %_157, !dbg !240
  %_15531 = lshr i16 %_156, 1, !dbg !241
  %_81 = trunc nuw i16 %_15531 to i8, !dbg !242
  %45 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_161, !dbg !243
  %_82 = load i8, ptr %45, align 1, !dbg !243, !noundef !14
  %_78.sroa.0.0 = select i1 %.not, i8 10, i8 %44, !dbg !227
  %46 = insertelement <4 x i8> poison, i8 %_70.sroa.0.0, i64 0, !dbg !94
  %47 = insertelement <4 x i8> %46, i8 %_73.sroa.0.0, i64 1, !dbg !94
  %48 = insertelement <4 x i8> %47, i8 %_78.sroa.0.0, i64 2, !dbg !94
  %49 = insertelement <4 x i8> %48, i8 %_82, i64 3, !dbg !94
  %50 = insertelement <4 x i8> <i8 poison, i8 poison, i8 0, i8 poison>, i8 %_67.sroa.0.0, i64 0, !dbg !94
  %51 = insertelement <4 x i8> %50, i8 %_76, i64 1, !dbg !94
  %52 = insertelement <4 x i8> %51, i8 %_81, i64 3, !dbg !94
  %53 = xor <4 x i8> %49, %52, !dbg !94
  store <4 x i8> %53, ptr %_72, align 1, !dbg !94
  %_85 = tail call i8 @llvm.ucmp.i8.i8(i8 %x, i8 %y), !dbg !244
  %_88 = tail call i8 @llvm.scmp.i8.i8(i8 %x, i8 %y), !dbg !248
  %_90 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !252
  %54 = tail call i8 @llvm.fshl.i8(i8 %x, i8 %y, i8 %x), !dbg !254
  %55 = tail call i8 @llvm.fshr.i8(i8 %x, i8 %y, i8 %x), !dbg !257
  %_13.0.i = mul i8 %x, %x, !dbg !260
  %_14.0.i = mul i8 %_13.0.i, %x, !dbg !265
  %_98 = icmp eq i8 %0, 1, !dbg !266
  %_97 = zext i1 %_98 to i8, !dbg !94
  %r.i = srem i8 %x, 13, !dbg !269
  %_8.i = icmp slt i8 %r.i, 0, !dbg !272
  %56 = add nsw i8 %r.i, 13
  %spec.select.i = select i1 %_8.i, i8 %56, i8 %r.i, !dbg !272
  %_103 = and i8 %x, 1, !dbg !274
  %_180 = xor i8 %_103, 1, !dbg !275
  %_179.0 = add i8 %_116.0, %_180, !dbg !279
  %57 = insertelement <4 x i8> poison, i8 %_85, i64 0, !dbg !282
  %58 = insertelement <4 x i8> %57, i8 %54, i64 1, !dbg !282
  %59 = insertelement <4 x i8> %58, i8 %_14.0.i, i64 2, !dbg !282
  %60 = insertelement <4 x i8> %59, i8 %_179.0, i64 3, !dbg !282
  %61 = insertelement <4 x i8> poison, i8 %_88, i64 0, !dbg !282
  %62 = insertelement <4 x i8> %61, i8 %55, i64 1, !dbg !282
  %63 = insertelement <4 x i8> %62, i8 %_97, i64 2, !dbg !282
  %64 = insertelement <4 x i8> %63, i8 %spec.select.i, i64 3, !dbg !282
  %65 = xor <4 x i8> %60, %64, !dbg !282
  store <4 x i8> %65, ptr %_90, align 1, !dbg !282
  ret void, !dbg !283
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @longs(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !284 {
start:
  %_107 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !285
  %_108 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !290
  %_106 = mul i32 %_107, %_108, !dbg !287
  %_109 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !293
  %_105 = add i32 %_106, %_109, !dbg !296
  %t = zext i32 %_105 to i64, !dbg !296
  %_6 = getelementptr inbounds nuw i64, ptr %a, i64 %t, !dbg !297
  %x = load i64, ptr %_6, align 8, !dbg !301, !noundef !14
  %_8 = getelementptr inbounds nuw i64, ptr %b, i64 %t, !dbg !302
  %y = load i64, ptr %_8, align 8, !dbg !304, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 192, !dbg !305
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !305
  %0 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %x), !dbg !308
  %1 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %x, i1 false), !dbg !314
  %_14 = add nuw nsw i64 %0, %1, !dbg !317
  %2 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %x, i1 false), !dbg !318
  %_13 = add nuw nsw i64 %_14, %2, !dbg !321
  store i64 %_13, ptr %o, align 8, !dbg !322
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %y), !dbg !323
  %4 = tail call noundef i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 61), !dbg !328
  %_21 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !333
  %5 = xor i64 %3, %4, !dbg !335
  store i64 %5, ptr %_21, align 8, !dbg !335
  %6 = tail call i64 @llvm.uadd.sat.i64(i64 %x, i64 %y), !dbg !336
  %7 = tail call i64 @llvm.sadd.sat.i64(i64 %x, i64 %y), !dbg !339
  %_25 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !343
  %8 = xor i64 %6, %7, !dbg !322
  store i64 %8, ptr %_25, align 8, !dbg !322
  %9 = tail call i64 @llvm.usub.sat.i64(i64 %x, i64 %y), !dbg !345
  %10 = tail call i64 @llvm.ssub.sat.i64(i64 %x, i64 %y), !dbg !348
  %_29 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !351
  %11 = xor i64 %9, %10, !dbg !322
  store i64 %11, ptr %_29, align 8, !dbg !322
  %12 = tail call i64 @llvm.bswap.i64(i64 %x), !dbg !353
  %13 = tail call i64 @llvm.bitreverse.i64(i64 %y), !dbg !356
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !359
  %14 = xor i64 %13, %12, !dbg !361
  store i64 %14, ptr %_32, align 8, !dbg !361
  %_110 = icmp ult i64 %y, %x, !dbg !362
  %15 = icmp slt i64 %y, %x, !dbg !368
  %16 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !375
  %17 = xor i64 %y, %x
  %spec.select33 = tail call i64 @llvm.smin.i64(i64 %y, i64 %x), !dbg !377
  %18 = xor i1 %15, %_110, !dbg !365
  %.sink = select i1 %18, i64 %17, i64 0, !dbg !365
  %_37.sroa.0.2 = tail call i64 @llvm.umin.i64(i64 %y, i64 %x), !dbg !365
  store i64 %.sink, ptr %16, align 8, !dbg !322
  %_40 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !378
  %19 = xor i64 %_37.sroa.0.2, %spec.select33, !dbg !322
  store i64 %19, ptr %_40, align 8, !dbg !322
  %_42.sroa.0.0 = tail call i64 @llvm.abs.i64(i64 %x, i1 false), !dbg !380
  %_113.sroa.0.0 = tail call i64 @llvm.abs.i64(i64 %y, i1 false), !dbg !383
  %_44 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !387
  %20 = xor i64 %_113.sroa.0.0, %_42.sroa.0.0, !dbg !389
  store i64 %20, ptr %_44, align 8, !dbg !389
  %_116.0 = add i64 %y, %x, !dbg !390
  %_116.1 = icmp ult i64 %_116.0, %x, !dbg !390
  br i1 %_116.1, label %bb26, label %bb29, !dbg !393, !prof !134

bb26:                                             ; preds = %start
  br label %bb29, !dbg !396

bb29:                                             ; preds = %start, %bb26
  %_45.sroa.0.0 = phi i64 [ 1, %bb26 ], [ %_116.0, %start ], !dbg !399
  %21 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %x, i64 %y), !dbg !400
  %_121.1 = extractvalue { i64, i1 } %21, 1, !dbg !400
  %_48.sroa.0.0 = select i1 %_121.1, i64 2, i64 %_116.0, !dbg !405, !prof !134
  %_50 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !408
  %22 = xor i64 %_45.sroa.0.0, %_48.sroa.0.0, !dbg !322
  store i64 %22, ptr %_50, align 8, !dbg !322
  %_123 = icmp ult i64 %x, %y, !dbg !410
  %_124 = sub i64 %x, %y, !dbg !410
  %_51.sroa.0.0 = select i1 %_123, i64 3, i64 %_124, !dbg !410
  %23 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %x, i64 %y), !dbg !413
  %_127.1 = extractvalue { i64, i1 } %23, 1, !dbg !413
  %_54.sroa.0.0 = select i1 %_127.1, i64 4, i64 %_124, !dbg !418, !prof !134
  %_56 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !421
  %24 = xor i64 %_54.sroa.0.0, %_51.sroa.0.0, !dbg !322
  store i64 %24, ptr %_56, align 8, !dbg !322
  %25 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %x, i64 %y), !dbg !423
  %_131.1 = extractvalue { i64, i1 } %25, 1, !dbg !423
  %_131.0 = extractvalue { i64, i1 } %25, 0, !dbg !428
  %_57.sroa.0.0 = select i1 %_131.1, i64 5, i64 %_131.0, !dbg !428, !prof !134
  %26 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %x, i64 %y), !dbg !431
  %_135.1 = extractvalue { i64, i1 } %26, 1, !dbg !431
  %_60.sroa.0.0 = select i1 %_135.1, i64 6, i64 %_131.0, !dbg !436, !prof !134
  %_62 = getelementptr inbounds nuw i8, ptr %o, i64 80, !dbg !439
  %27 = xor i64 %_57.sroa.0.0, %_60.sroa.0.0, !dbg !322
  store i64 %27, ptr %_62, align 8, !dbg !322
  %28 = sub nuw i64 %y, %x, !dbg !441
  %_63.sroa.0.0 = select i1 %_123, i64 %28, i64 %_124, !dbg !441
  %_137 = tail call i8 @llvm.scmp.i8.i64(i64 %x, i64 0), !dbg !444
  %_65 = sext i8 %_137 to i64, !dbg !444
  %_66 = getelementptr inbounds nuw i8, ptr %o, i64 88, !dbg !447
  %29 = xor i64 %_63.sroa.0.0, %_65, !dbg !322
  store i64 %29, ptr %_66, align 8, !dbg !322
  %30 = icmp eq i64 %y, 0, !dbg !449
  br i1 %30, label %bb56, label %bb55, !dbg !449, !prof !134

bb55:                                             ; preds = %bb29
  %_139 = udiv i64 %x, %y, !dbg !453
  br label %bb56, !dbg !454

bb56:                                             ; preds = %bb29, %bb55
  %_67.sroa.0.0 = phi i64 [ %_139, %bb55 ], [ 7, %bb29 ], !dbg !456
  br i1 %30, label %bb62, label %bb57, !dbg !457, !prof !134

bb57:                                             ; preds = %bb56
  %31 = icmp eq i64 %x, -9223372036854775808, !dbg !460
  %32 = icmp eq i64 %y, -1
  %or.cond = and i1 %31, %32, !dbg !460
  br i1 %or.cond, label %bb62, label %bb61, !dbg !460, !prof !207

bb61:                                             ; preds = %bb57
  %_141 = srem i64 %x, %y, !dbg !461
  br label %bb62, !dbg !462

bb62:                                             ; preds = %bb56, %bb57, %bb61
  %_70.sroa.0.0 = phi i64 [ %_141, %bb61 ], [ 8, %bb57 ], [ 8, %bb56 ], !dbg !465
  %_72 = getelementptr inbounds nuw i8, ptr %o, i64 96, !dbg !466
  %33 = xor i64 %_70.sroa.0.0, %_67.sroa.0.0, !dbg !322
  store i64 %33, ptr %_72, align 8, !dbg !322
  %34 = and i64 %y, 4294967232, !dbg !468
  %_143 = icmp eq i64 %34, 0, !dbg !468
  %35 = and i64 %y, 63, !dbg !468
  %_144 = shl i64 %x, %35, !dbg !468
  %_73.sroa.0.0 = select i1 %_143, i64 %_144, i64 9, !dbg !468
  %_76 = ashr i64 %x, %35, !dbg !471
  %_77 = getelementptr inbounds nuw i8, ptr %o, i64 104, !dbg !476
  %36 = xor i64 %_73.sroa.0.0, %_76, !dbg !322
  store i64 %36, ptr %_77, align 8, !dbg !322
  %.not = icmp eq i64 %x, 0, !dbg !478
  %37 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %x, i1 true), !dbg !481
  %_78.sroa.0.0 = select i1 %.not, i64 10, i64 %37, !dbg !481
  %_80 = getelementptr inbounds nuw i8, ptr %o, i64 112, !dbg !482
  store i64 %_78.sroa.0.0, ptr %_80, align 8, !dbg !484
  %_2.i = icmp ult i64 %x, 4294967296, !dbg !485
  br i1 %_2.i, label %bb1.i, label %bb3.i, !dbg !485

bb3.i:                                            ; preds = %bb62
  %38 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %x, i1 true), !dbg !490
  %39 = and i64 %38, 62, !dbg !493
  %40 = shl i64 %x, %39, !dbg !493
  %n4.i.i = lshr i64 %40, 56, !dbg !495
  %41 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %n4.i.i, !dbg !498
  %s5.i.i = load i8, ptr %41, align 1, !dbg !498, !noundef !14
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 1, !dbg !500
  %r6.i.i = load i8, ptr %42, align 1, !dbg !500, !noundef !14
  %_8.i.i = icmp ne i64 %n4.i.i, 0, !dbg !501
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !503
  %_17.i.i = zext i8 %s5.i.i to i16, !dbg !508
  %denominator.i.i = shl nuw nsw i16 %_17.i.i, 1, !dbg !513
  %_14.i.i = zext i8 %r6.i.i to i16, !dbg !514
  %_13.i.i = shl nuw nsw i16 %_14.i.i, 4, !dbg !515
  %_10.i.i = lshr i64 %40, 48, !dbg !516
  %n7.i.i = trunc nuw i64 %_10.i.i to i16, !dbg !517
  %lo.i.i = lshr i16 %n7.i.i, 4, !dbg !518
  %_15.i.i = and i16 %lo.i.i, 15, !dbg !518
  %numerator.i.i = or disjoint i16 %_13.i.i, %_15.i.i, !dbg !515
  %numerator.i.i.frozen = freeze i16 %numerator.i.i, !dbg !519
  %q.i.i = udiv i16 %numerator.i.i.frozen, %denominator.i.i, !dbg !519
  %43 = mul i16 %q.i.i, %denominator.i.i, !dbg !521
  %u.i.i.decomposed = sub i16 %numerator.i.i.frozen, %43, !dbg !521
  %_23.i.i = shl i8 %s5.i.i, 4, !dbg !523
  %_22.i.i = zext i8 %_23.i.i to i16, !dbg !525
  %44 = add nuw nsw i16 %q.i.i, %_22.i.i, !dbg !526
  %_28.i.i = shl nuw nsw i16 %u.i.i.decomposed, 4, !dbg !527
  %_29.i.i = and i16 %n7.i.i, 15, !dbg !529
  %_27.i.i = or disjoint i16 %_28.i.i, %_29.i.i, !dbg !530
  %_30.i.i = mul i16 %q.i.i, %q.i.i, !dbg !531
  %_26.0.i.i = sub i16 %_27.i.i, %_30.i.i, !dbg !532
  %_26.1.i.i = icmp ult i16 %_27.i.i, %_30.i.i, !dbg !532
  %_33.i.i = shl nuw nsw i16 %44, 1, !dbg !536
  %_32.i.i = add nsw i16 %_33.i.i, -1, !dbg !536
  %_31.i.i = select i1 %_26.1.i.i, i16 %_32.i.i, i16 0, !dbg !536
  %r.sroa.0.0.i.i = add i16 %_26.0.i.i, %_31.i.i, !dbg !536
  %45 = sext i1 %_26.1.i.i to i16, !dbg !536
  %s1.sroa.0.0.i.i = add nsw i16 %44, %45, !dbg !536
  %s1.sroa.0.0.i.i.fr = freeze i16 %s1.sroa.0.0.i.i, !dbg !538
  %_35.i.i = icmp ne i16 %s1.sroa.0.0.i.i.fr, 0, !dbg !543
  tail call void @llvm.assume(i1 %_35.i.i), !dbg !544
  %_45.i.i = zext i16 %s1.sroa.0.0.i.i.fr to i32, !dbg !538
  %denominator12.i.i = shl nuw nsw i32 %_45.i.i, 1, !dbg !546
  %_42.i.i = zext i16 %r.sroa.0.0.i.i to i32, !dbg !547
  %_41.i.i = shl nuw nsw i32 %_42.i.i, 8, !dbg !548
  %_38.i.i = lshr i64 %40, 32, !dbg !549
  %n9.i.i = trunc nuw i64 %_38.i.i to i32, !dbg !550
  %lo10.i.i = lshr i32 %n9.i.i, 8, !dbg !551
  %_43.i.i = and i32 %lo10.i.i, 255, !dbg !551
  %numerator11.i.i = or disjoint i32 %_41.i.i, %_43.i.i, !dbg !548
  %numerator11.i.i.frozen = freeze i32 %numerator11.i.i, !dbg !552
  %q14.i.i = udiv i32 %numerator11.i.i.frozen, %denominator12.i.i, !dbg !552
  %46 = mul i32 %q14.i.i, %denominator12.i.i, !dbg !554
  %u15.i.i.decomposed = sub i32 %numerator11.i.i.frozen, %46, !dbg !554
  %_51.i.i = shl i16 %s1.sroa.0.0.i.i.fr, 8, !dbg !556
  %_50.i.i = zext i16 %_51.i.i to i32, !dbg !558
  %47 = add nuw nsw i32 %q14.i.i, %_50.i.i, !dbg !559
  %_56.i.i = shl nuw nsw i32 %u15.i.i.decomposed, 8, !dbg !560
  %_57.i.i = and i32 %n9.i.i, 255, !dbg !562
  %_55.i.i = or disjoint i32 %_56.i.i, %_57.i.i, !dbg !563
  %_58.i.i = mul i32 %q14.i.i, %q14.i.i, !dbg !564
  %_54.0.i.i = sub i32 %_55.i.i, %_58.i.i, !dbg !565
  %_54.1.i.i = icmp ult i32 %_55.i.i, %_58.i.i, !dbg !565
  %_61.i.i = shl nuw nsw i32 %47, 1, !dbg !570
  %_60.i.i = add nsw i32 %_61.i.i, -1, !dbg !570
  %_59.i.i = select i1 %_54.1.i.i, i32 %_60.i.i, i32 0, !dbg !570
  %r3.sroa.0.0.i.i = add i32 %_54.0.i.i, %_59.i.i, !dbg !570
  %48 = sext i1 %_54.1.i.i to i32, !dbg !570
  %s2.sroa.0.0.i.i = add nsw i32 %47, %48, !dbg !570
  %_63.i.i = icmp ne i32 %s2.sroa.0.0.i.i, 0, !dbg !572
  tail call void @llvm.assume(i1 %_63.i.i), !dbg !573
  %_71.i.i = zext i32 %s2.sroa.0.0.i.i to i64, !dbg !576
  %denominator18.i.i = shl nuw nsw i64 %_71.i.i, 1, !dbg !580
  %_68.i.i = zext i32 %r3.sroa.0.0.i.i to i64, !dbg !581
  %_67.i.i = shl nuw nsw i64 %_68.i.i, 16, !dbg !582
  %lo16.i.i = lshr i64 %40, 16, !dbg !583
  %_69.i.i = and i64 %lo16.i.i, 65535, !dbg !583
  %numerator17.i.i = or disjoint i64 %_67.i.i, %_69.i.i, !dbg !582
  %q20.i.i = udiv i64 %numerator17.i.i, %denominator18.i.i, !dbg !584
  %_75.i.i = shl i32 %s2.sroa.0.0.i.i, 16, !dbg !586
  %_74.i.i = zext i32 %_75.i.i to i64, !dbg !588
  %49 = add nuw nsw i64 %q20.i.i, %_74.i.i, !dbg !589
  %50 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %49, i64 %49), !dbg !590
  %_78.0.i.i = extractvalue { i64, i1 } %50, 0, !dbg !590
  %_78.1.i.i = extractvalue { i64, i1 } %50, 1, !dbg !590
  %_81.i.i = icmp ugt i64 %_78.0.i.i, %40
  %or.cond.i.i = or i1 %_78.1.i.i, %_81.i.i, !dbg !594
  %51 = sext i1 %or.cond.i.i to i64, !dbg !594
  %s.sroa.0.0.i.i = add nsw i64 %49, %51, !dbg !594
  %denormalization_shift.i = lshr i64 %38, 1, !dbg !596
  %52 = lshr i64 %s.sroa.0.0.i.i, %denormalization_shift.i, !dbg !598
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u64.exit, !dbg !600

bb1.i:                                            ; preds = %bb62
  %_2.i.i = icmp samesign ult i64 %x, 65536, !dbg !601
  br i1 %_2.i.i, label %bb1.i.i, label %bb3.i.i, !dbg !601

bb3.i.i:                                          ; preds = %bb1.i
  %_5.i = trunc nuw i64 %x to i32, !dbg !604
  %53 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %_5.i, i1 true), !dbg !605
  %normalization_shift.i.i = and i32 %53, 30, !dbg !608
  %54 = shl i32 %_5.i, %normalization_shift.i.i, !dbg !609
  %n2.i.i.i = lshr i32 %54, 24, !dbg !611
  %_6.i.i.i = zext nneg i32 %n2.i.i.i to i64, !dbg !614
  %55 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_6.i.i.i, !dbg !616
  %s3.i.i.i = load i8, ptr %55, align 1, !dbg !616, !noundef !14
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 1, !dbg !617
  %r4.i.i.i = load i8, ptr %56, align 1, !dbg !617, !noundef !14
  %_8.i.i.i = icmp ne i32 %n2.i.i.i, 0, !dbg !618
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !620
  %_17.i.i.i = zext i8 %s3.i.i.i to i16, !dbg !623
  %denominator.i.i.i = shl nuw nsw i16 %_17.i.i.i, 1, !dbg !628
  %_14.i.i.i = zext i8 %r4.i.i.i to i16, !dbg !629
  %_13.i.i.i = shl nuw nsw i16 %_14.i.i.i, 4, !dbg !630
  %_10.i.i.i = lshr i32 %54, 16, !dbg !631
  %n5.i.i.i = trunc nuw i32 %_10.i.i.i to i16, !dbg !632
  %lo.i.i.i = lshr i16 %n5.i.i.i, 4, !dbg !633
  %_15.i.i.i = and i16 %lo.i.i.i, 15, !dbg !633
  %numerator.i.i.i = or disjoint i16 %_13.i.i.i, %_15.i.i.i, !dbg !630
  %numerator.i.i.i.frozen = freeze i16 %numerator.i.i.i, !dbg !634
  %q.i.i.i = udiv i16 %numerator.i.i.i.frozen, %denominator.i.i.i, !dbg !634
  %57 = mul i16 %q.i.i.i, %denominator.i.i.i, !dbg !636
  %u.i.i.i.decomposed = sub i16 %numerator.i.i.i.frozen, %57, !dbg !636
  %_23.i.i.i = shl i8 %s3.i.i.i, 4, !dbg !638
  %_22.i.i.i = zext i8 %_23.i.i.i to i16, !dbg !640
  %58 = add nuw nsw i16 %q.i.i.i, %_22.i.i.i, !dbg !641
  %_28.i.i.i = shl nuw nsw i16 %u.i.i.i.decomposed, 4, !dbg !642
  %_29.i.i.i = and i16 %n5.i.i.i, 15, !dbg !644
  %_27.i.i.i = or disjoint i16 %_28.i.i.i, %_29.i.i.i, !dbg !645
  %_30.i.i.i = mul i16 %q.i.i.i, %q.i.i.i, !dbg !646
  %_26.0.i.i.i = sub i16 %_27.i.i.i, %_30.i.i.i, !dbg !647
  %_26.1.i.i.i = icmp ult i16 %_27.i.i.i, %_30.i.i.i, !dbg !647
  %_33.i.i.i = shl nuw nsw i16 %58, 1, !dbg !650
  %_32.i.i.i = add nsw i16 %_33.i.i.i, -1, !dbg !650
  %_31.i.i.i = select i1 %_26.1.i.i.i, i16 %_32.i.i.i, i16 0, !dbg !650
  %r.sroa.0.0.i.i.i = add i16 %_26.0.i.i.i, %_31.i.i.i, !dbg !650
  %59 = sext i1 %_26.1.i.i.i to i16, !dbg !650
  %s1.sroa.0.0.i.i.i = add nsw i16 %58, %59, !dbg !650
  %_35.i.i.i = icmp ne i16 %s1.sroa.0.0.i.i.i, 0, !dbg !652
  tail call void @llvm.assume(i1 %_35.i.i.i), !dbg !653
  %_43.i.i.i = zext i16 %s1.sroa.0.0.i.i.i to i32, !dbg !655
  %denominator9.i.i.i = shl nuw nsw i32 %_43.i.i.i, 1, !dbg !659
  %_40.i.i.i = zext i16 %r.sroa.0.0.i.i.i to i32, !dbg !660
  %_39.i.i.i = shl nuw nsw i32 %_40.i.i.i, 8, !dbg !661
  %lo7.i.i.i = lshr i32 %54, 8, !dbg !662
  %_41.i.i.i = and i32 %lo7.i.i.i, 255, !dbg !662
  %numerator8.i.i.i = or disjoint i32 %_39.i.i.i, %_41.i.i.i, !dbg !661
  %q11.i.i.i = udiv i32 %numerator8.i.i.i, %denominator9.i.i.i, !dbg !663
  %_47.i.i.i = shl i16 %s1.sroa.0.0.i.i.i, 8, !dbg !665
  %_46.i.i.i = zext i16 %_47.i.i.i to i32, !dbg !667
  %60 = add nuw nsw i32 %q11.i.i.i, %_46.i.i.i, !dbg !668
  %61 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %60, i32 %60), !dbg !669
  %_50.0.i.i.i = extractvalue { i32, i1 } %61, 0, !dbg !669
  %_50.1.i.i.i = extractvalue { i32, i1 } %61, 1, !dbg !669
  %_53.i.i.i = icmp ugt i32 %_50.0.i.i.i, %54
  %or.cond.i.i.i = or i1 %_50.1.i.i.i, %_53.i.i.i, !dbg !673
  %62 = sext i1 %or.cond.i.i.i to i32, !dbg !673
  %s.sroa.0.0.i.i.i = add nsw i32 %60, %62, !dbg !673
  %denormalization_shift.i.i = lshr i32 %53, 1, !dbg !675
  %63 = lshr i32 %s.sroa.0.0.i.i.i, %denormalization_shift.i.i, !dbg !677
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i, !dbg !679

bb1.i.i:                                          ; preds = %bb1.i
  %_2.i.i.i = icmp samesign ult i64 %x, 256, !dbg !680
  br i1 %_2.i.i.i, label %bb5.i.i.i, label %bb2.i.i.i, !dbg !680

bb2.i.i.i:                                        ; preds = %bb1.i.i
  %_5.i.i = trunc nuw i64 %x to i16, !dbg !683
  %64 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i.i, i1 true), !dbg !684
  %65 = and i16 %64, 14, !dbg !687
  %66 = shl i16 %_5.i.i, %65, !dbg !688
  %n1.i.i.i.i = lshr i16 %66, 8, !dbg !690
  %_6.i.i.i.i = zext nneg i16 %n1.i.i.i.i to i64, !dbg !693
  %67 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_6.i.i.i.i, !dbg !695
  %s2.i.i.i.i = load i8, ptr %67, align 1, !dbg !695, !noundef !14
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 1, !dbg !696
  %r.i.i.i.i = load i8, ptr %68, align 1, !dbg !696, !noundef !14
  %_8.i.i.i.i = icmp ne i16 %n1.i.i.i.i, 0, !dbg !697
  tail call void @llvm.assume(i1 %_8.i.i.i.i), !dbg !699
  %_15.i.i.i.i = zext i8 %s2.i.i.i.i to i16, !dbg !702
  %denominator.i.i.i.i = shl nuw nsw i16 %_15.i.i.i.i, 1, !dbg !706
  %_12.i.i.i.i = zext i8 %r.i.i.i.i to i16, !dbg !707
  %_11.i.i.i.i = shl nuw nsw i16 %_12.i.i.i.i, 4, !dbg !708
  %lo.i.i.i.i = lshr i16 %66, 4, !dbg !709
  %_13.i.i.i.i = and i16 %lo.i.i.i.i, 15, !dbg !709
  %numerator.i.i.i.i = or disjoint i16 %_11.i.i.i.i, %_13.i.i.i.i, !dbg !708
  %q.i.i.i.i = udiv i16 %numerator.i.i.i.i, %denominator.i.i.i.i, !dbg !710
  %_19.i.i.i.i = shl i8 %s2.i.i.i.i, 4, !dbg !712
  %_18.i.i.i.i = zext i8 %_19.i.i.i.i to i16, !dbg !714
  %69 = add nuw nsw i16 %q.i.i.i.i, %_18.i.i.i.i, !dbg !715
  %70 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %69, i16 %69), !dbg !716
  %_22.0.i.i.i.i = extractvalue { i16, i1 } %70, 0, !dbg !716
  %_22.1.i.i.i.i = extractvalue { i16, i1 } %70, 1, !dbg !716
  %_25.i.i.i.i = icmp ugt i16 %_22.0.i.i.i.i, %66
  %or.cond.i.i.i.i = or i1 %_22.1.i.i.i.i, %_25.i.i.i.i, !dbg !720
  %71 = sext i1 %or.cond.i.i.i.i to i16, !dbg !720
  %s.sroa.0.0.i.i.i.i = add nsw i16 %69, %71, !dbg !720
  %72 = lshr i16 %64, 1, !dbg !722
  %73 = lshr i16 %s.sroa.0.0.i.i.i.i, %72, !dbg !724
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i, !dbg !726

bb5.i.i.i:                                        ; preds = %bb1.i.i
  %74 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %x, !dbg !727
  %_4.i.i.i = load i8, ptr %74, align 1, !dbg !727, !noundef !14
  %75 = zext i8 %_4.i.i.i to i16, !dbg !730
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i, !dbg !726

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i: ; preds = %bb5.i.i.i, %bb2.i.i.i
  %_0.sroa.0.0.i.i.i = phi i16 [ %75, %bb5.i.i.i ], [ %73, %bb2.i.i.i ], !dbg !731
  %76 = zext i16 %_0.sroa.0.0.i.i.i to i32, !dbg !732
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i, !dbg !679

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i: ; preds = %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i, %bb3.i.i
  %_0.sroa.0.0.i.i = phi i32 [ %76, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i.i ], [ %63, %bb3.i.i ], !dbg !733
  %77 = zext i32 %_0.sroa.0.0.i.i to i64, !dbg !734
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u64.exit, !dbg !600

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u64.exit: ; preds = %bb3.i, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i
  %_0.sroa.0.0.i = phi i64 [ %77, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit.i ], [ %52, %bb3.i ], !dbg !735
  %_152 = zext i64 %x to i128, !dbg !736
  %_153 = zext i64 %y to i128, !dbg !739
  %_151 = add nuw nsw i128 %_153, %_152, !dbg !740
  %_15030 = lshr i128 %_151, 1, !dbg !741
  %_81 = trunc nuw i128 %_15030 to i64, !dbg !742
  %_154 = icmp ult i64 %_0.sroa.0.0.i, 4294967296, !dbg !743
  tail call void @llvm.assume(i1 %_154), !dbg !745
  %_83 = getelementptr inbounds nuw i8, ptr %o, i64 120, !dbg !748
  %78 = xor i64 %_0.sroa.0.0.i, %_81, !dbg !750
  store i64 %78, ptr %_83, align 8, !dbg !750
  %_85 = tail call i8 @llvm.ucmp.i8.i64(i64 %x, i64 %y), !dbg !751
  %_88 = tail call i8 @llvm.scmp.i8.i64(i64 %x, i64 %y), !dbg !755
  %_90 = getelementptr inbounds nuw i8, ptr %o, i64 128, !dbg !759
  %79 = xor i8 %_85, %_88, !dbg !761
  %80 = sext i8 %79 to i64, !dbg !761
  store i64 %80, ptr %_90, align 8, !dbg !761
  %_92 = and i64 %x, 7, !dbg !762
  %81 = tail call i64 @llvm.fshl.i64(i64 %x, i64 %y, i64 %_92), !dbg !763
  %82 = tail call i64 @llvm.fshr.i64(i64 %x, i64 %y, i64 %_92), !dbg !766
  %_95 = getelementptr inbounds nuw i8, ptr %o, i64 136, !dbg !769
  %83 = xor i64 %81, %82, !dbg !771
  store i64 %83, ptr %_95, align 8, !dbg !771
  %_13.0.i = mul i64 %x, %x, !dbg !772
  %_14.0.i = mul i64 %_13.0.i, %x, !dbg !777
  %_98 = icmp eq i64 %0, 1, !dbg !778
  %_97 = zext i1 %_98 to i64, !dbg !322
  %_99 = getelementptr inbounds nuw i8, ptr %o, i64 144, !dbg !781
  %84 = xor i64 %_14.0.i, %_97, !dbg !322
  store i64 %84, ptr %_99, align 8, !dbg !322
  %r.i = srem i64 %x, 13, !dbg !783
  %_8.i = icmp slt i64 %r.i, 0, !dbg !786
  %85 = add nsw i64 %r.i, 13
  %spec.select.i = select i1 %_8.i, i64 %85, i64 %r.i, !dbg !786
  %_103 = and i64 %x, 1, !dbg !788
  %_172 = xor i64 %_103, 1, !dbg !789
  %_171.0 = add i64 %_116.0, %_172, !dbg !793
  %_104 = getelementptr inbounds nuw i8, ptr %o, i64 152, !dbg !796
  %86 = xor i64 %spec.select.i, %_171.0, !dbg !798
  store i64 %86, ptr %_104, align 8, !dbg !798
  ret void, !dbg !799
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @shorts(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !800 {
start:
  %_107 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !801
  %_108 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !806
  %_106 = mul i32 %_107, %_108, !dbg !803
  %_109 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !809
  %_105 = add i32 %_106, %_109, !dbg !812
  %t = zext i32 %_105 to i64, !dbg !812
  %_6 = getelementptr inbounds nuw i16, ptr %a, i64 %t, !dbg !813
  %x = load i16, ptr %_6, align 2, !dbg !817, !noundef !14
  %_8 = getelementptr inbounds nuw i16, ptr %b, i64 %t, !dbg !818
  %y = load i16, ptr %_8, align 2, !dbg !820, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 48, !dbg !821
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !821
  %0 = tail call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %x), !dbg !824
  %1 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %x, i1 false), !dbg !829
  %narrow = add nuw nsw i16 %0, %1, !dbg !832
  %2 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %x, i1 false), !dbg !833
  %narrow30 = add nuw nsw i16 %narrow, %2, !dbg !836
  store i16 %narrow30, ptr %o, align 2, !dbg !837
  %3 = tail call noundef i16 @llvm.fshl.i16(i16 %x, i16 %x, i16 %y), !dbg !838
  %4 = tail call noundef i16 @llvm.fshl.i16(i16 %x, i16 %x, i16 13), !dbg !843
  %_21 = getelementptr inbounds nuw i8, ptr %o, i64 2, !dbg !848
  %5 = xor i16 %3, %4, !dbg !850
  store i16 %5, ptr %_21, align 2, !dbg !850
  %6 = tail call i16 @llvm.uadd.sat.i16(i16 %x, i16 %y), !dbg !851
  %7 = tail call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y), !dbg !854
  %_25 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !858
  %8 = xor i16 %6, %7, !dbg !837
  store i16 %8, ptr %_25, align 2, !dbg !837
  %9 = tail call i16 @llvm.usub.sat.i16(i16 %x, i16 %y), !dbg !860
  %10 = tail call i16 @llvm.ssub.sat.i16(i16 %x, i16 %y), !dbg !863
  %_29 = getelementptr inbounds nuw i8, ptr %o, i64 6, !dbg !866
  %11 = xor i16 %9, %10, !dbg !837
  store i16 %11, ptr %_29, align 2, !dbg !837
  %12 = tail call i16 @llvm.bswap.i16(i16 %x), !dbg !868
  %13 = tail call i16 @llvm.bitreverse.i16(i16 %y), !dbg !871
  %_32 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !874
  %14 = xor i16 %13, %12, !dbg !876
  store i16 %14, ptr %_32, align 2, !dbg !876
  %_110 = icmp ult i16 %y, %x, !dbg !877
  %15 = icmp slt i16 %y, %x, !dbg !883
  %16 = getelementptr inbounds nuw i8, ptr %o, i64 10, !dbg !890
  %17 = xor i16 %y, %x
  %spec.select34 = tail call i16 @llvm.smin.i16(i16 %y, i16 %x), !dbg !892
  %18 = xor i1 %15, %_110, !dbg !880
  %.sink = select i1 %18, i16 %17, i16 0, !dbg !880
  %_37.sroa.0.2 = tail call i16 @llvm.umin.i16(i16 %y, i16 %x), !dbg !880
  store i16 %.sink, ptr %16, align 2, !dbg !837
  %_40 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !893
  %19 = xor i16 %_37.sroa.0.2, %spec.select34, !dbg !837
  store i16 %19, ptr %_40, align 2, !dbg !837
  %_42.sroa.0.0 = tail call i16 @llvm.abs.i16(i16 %x, i1 false), !dbg !895
  %_113.sroa.0.0 = tail call i16 @llvm.abs.i16(i16 %y, i1 false), !dbg !898
  %_44 = getelementptr inbounds nuw i8, ptr %o, i64 14, !dbg !902
  %20 = xor i16 %_113.sroa.0.0, %_42.sroa.0.0, !dbg !904
  store i16 %20, ptr %_44, align 2, !dbg !904
  %_116.0 = add i16 %y, %x, !dbg !905
  %_116.1 = icmp ult i16 %_116.0, %x, !dbg !905
  br i1 %_116.1, label %bb26, label %bb29, !dbg !908, !prof !134

bb26:                                             ; preds = %start
  br label %bb29, !dbg !911

bb29:                                             ; preds = %start, %bb26
  %_45.sroa.0.0 = phi i16 [ 1, %bb26 ], [ %_116.0, %start ], !dbg !914
  %21 = tail call { i16, i1 } @llvm.sadd.with.overflow.i16(i16 %x, i16 %y), !dbg !915
  %_121.1 = extractvalue { i16, i1 } %21, 1, !dbg !915
  %_48.sroa.0.0 = select i1 %_121.1, i16 2, i16 %_116.0, !dbg !920, !prof !134
  %_50 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !923
  %22 = xor i16 %_45.sroa.0.0, %_48.sroa.0.0, !dbg !837
  store i16 %22, ptr %_50, align 2, !dbg !837
  %_123 = icmp ult i16 %x, %y, !dbg !925
  %_124 = sub i16 %x, %y, !dbg !925
  %_51.sroa.0.0 = select i1 %_123, i16 3, i16 %_124, !dbg !925
  %23 = tail call { i16, i1 } @llvm.ssub.with.overflow.i16(i16 %x, i16 %y), !dbg !928
  %_127.1 = extractvalue { i16, i1 } %23, 1, !dbg !928
  %_54.sroa.0.0 = select i1 %_127.1, i16 4, i16 %_124, !dbg !933, !prof !134
  %_56 = getelementptr inbounds nuw i8, ptr %o, i64 18, !dbg !936
  %24 = xor i16 %_54.sroa.0.0, %_51.sroa.0.0, !dbg !837
  store i16 %24, ptr %_56, align 2, !dbg !837
  %25 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %x, i16 %y), !dbg !938
  %_131.1 = extractvalue { i16, i1 } %25, 1, !dbg !938
  %_131.0 = extractvalue { i16, i1 } %25, 0, !dbg !943
  %_57.sroa.0.0 = select i1 %_131.1, i16 5, i16 %_131.0, !dbg !943, !prof !134
  %26 = tail call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %x, i16 %y), !dbg !946
  %_135.1 = extractvalue { i16, i1 } %26, 1, !dbg !946
  %_60.sroa.0.0 = select i1 %_135.1, i16 6, i16 %_131.0, !dbg !951, !prof !134
  %_62 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !954
  %27 = xor i16 %_57.sroa.0.0, %_60.sroa.0.0, !dbg !837
  store i16 %27, ptr %_62, align 2, !dbg !837
  %28 = sub nuw i16 %y, %x, !dbg !956
  %_63.sroa.0.0 = select i1 %_123, i16 %28, i16 %_124, !dbg !956
  %_137 = tail call i8 @llvm.scmp.i8.i16(i16 %x, i16 0), !dbg !959
  %_65 = sext i8 %_137 to i16, !dbg !959
  %_66 = getelementptr inbounds nuw i8, ptr %o, i64 22, !dbg !962
  %29 = xor i16 %_63.sroa.0.0, %_65, !dbg !837
  store i16 %29, ptr %_66, align 2, !dbg !837
  %30 = icmp eq i16 %y, 0, !dbg !964
  br i1 %30, label %bb56, label %bb55, !dbg !964, !prof !134

bb55:                                             ; preds = %bb29
  %_139 = udiv i16 %x, %y, !dbg !968
  br label %bb56, !dbg !969

bb56:                                             ; preds = %bb29, %bb55
  %_67.sroa.0.0 = phi i16 [ %_139, %bb55 ], [ 7, %bb29 ], !dbg !971
  br i1 %30, label %bb62, label %bb57, !dbg !972, !prof !134

bb57:                                             ; preds = %bb56
  %31 = icmp eq i16 %x, -32768, !dbg !975
  %32 = icmp eq i16 %y, -1
  %or.cond = and i1 %31, %32, !dbg !975
  br i1 %or.cond, label %bb62, label %bb61, !dbg !975, !prof !207

bb61:                                             ; preds = %bb57
  %_141 = srem i16 %x, %y, !dbg !976
  br label %bb62, !dbg !977

bb62:                                             ; preds = %bb56, %bb57, %bb61
  %_70.sroa.0.0 = phi i16 [ %_141, %bb61 ], [ 8, %bb57 ], [ 8, %bb56 ], !dbg !980
  %_72 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !981
  %33 = xor i16 %_70.sroa.0.0, %_67.sroa.0.0, !dbg !837
  store i16 %33, ptr %_72, align 2, !dbg !837
  %_143 = icmp ult i16 %y, 16, !dbg !983
  %_144 = shl i16 %x, %y, !dbg !983
  %_73.sroa.0.0 = select i1 %_143, i16 %_144, i16 9, !dbg !983
  %_145 = and i16 %y, 15, !dbg !986
  %_76 = ashr i16 %x, %_145, !dbg !989
  %_77 = getelementptr inbounds nuw i8, ptr %o, i64 26, !dbg !992
  %34 = xor i16 %_73.sroa.0.0, %_76, !dbg !837
  store i16 %34, ptr %_77, align 2, !dbg !837
  %.not = icmp eq i16 %x, 0, !dbg !994
  %35 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %x, i1 true), !dbg !997
  %_78.sroa.0.0 = select i1 %.not, i16 10, i16 %35, !dbg !997
  %_80 = getelementptr inbounds nuw i8, ptr %o, i64 28, !dbg !998
  store i16 %_78.sroa.0.0, ptr %_80, align 2, !dbg !1000
  %_2.i = icmp ult i16 %x, 256, !dbg !1001
  br i1 %_2.i, label %bb5.i, label %bb2.i, !dbg !1001

bb2.i:                                            ; preds = %bb62
  %36 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %x, i1 true), !dbg !1005
  %37 = and i16 %36, 14, !dbg !1007
  %38 = shl i16 %x, %37, !dbg !1008
  %n1.i.i = lshr i16 %38, 8, !dbg !1009
  %_6.i.i = zext nneg i16 %n1.i.i to i64, !dbg !1011
  %39 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_6.i.i, !dbg !1012
  %s2.i.i = load i8, ptr %39, align 1, !dbg !1012, !noundef !14
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 1, !dbg !1013
  %r.i.i = load i8, ptr %40, align 1, !dbg !1013, !noundef !14
  %_8.i.i = icmp ne i16 %n1.i.i, 0, !dbg !1014
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !1015
  %_15.i.i = zext i8 %s2.i.i to i16, !dbg !1017
  %denominator.i.i = shl nuw nsw i16 %_15.i.i, 1, !dbg !1018
  %_12.i.i = zext i8 %r.i.i to i16, !dbg !1019
  %_11.i.i = shl nuw nsw i16 %_12.i.i, 4, !dbg !1020
  %lo.i.i = lshr i16 %38, 4, !dbg !1021
  %_13.i.i = and i16 %lo.i.i, 15, !dbg !1021
  %numerator.i.i = or disjoint i16 %_11.i.i, %_13.i.i, !dbg !1020
  %q.i.i = udiv i16 %numerator.i.i, %denominator.i.i, !dbg !1022
  %_19.i.i = shl i8 %s2.i.i, 4, !dbg !1023
  %_18.i.i = zext i8 %_19.i.i to i16, !dbg !1024
  %41 = add nuw nsw i16 %q.i.i, %_18.i.i, !dbg !1025
  %42 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %41, i16 %41), !dbg !1026
  %_22.0.i.i = extractvalue { i16, i1 } %42, 0, !dbg !1026
  %_22.1.i.i = extractvalue { i16, i1 } %42, 1, !dbg !1026
  %_25.i.i = icmp ugt i16 %_22.0.i.i, %38
  %or.cond.i.i = or i1 %_22.1.i.i, %_25.i.i, !dbg !1028
  %43 = sext i1 %or.cond.i.i to i16, !dbg !1028
  %s.sroa.0.0.i.i = add nsw i16 %41, %43, !dbg !1028
  %44 = lshr i16 %36, 1, !dbg !1029
  %45 = lshr i16 %s.sroa.0.0.i.i, %44, !dbg !1030
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit, !dbg !1031

bb5.i:                                            ; preds = %bb62
  %_5.i = zext nneg i16 %x to i64, !dbg !1032
  %46 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_5.i, !dbg !1033
  %_4.i = load i8, ptr %46, align 1, !dbg !1033, !noundef !14
  %47 = zext i8 %_4.i to i16, !dbg !1035
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit, !dbg !1031

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit: ; preds = %bb2.i, %bb5.i
  %_0.sroa.0.0.i = phi i16 [ %47, %bb5.i ], [ %45, %bb2.i ], !dbg !1036
  %_152 = zext i16 %x to i32, !dbg !1037
  %_19 = zext i16 %y to i32, !dbg !1040
  %_151 = add nuw nsw i32 %_19, %_152, !dbg !1041
  %_15031 = lshr i32 %_151, 1, !dbg !1042
  %_81 = trunc nuw i32 %_15031 to i16, !dbg !1043
  %_153 = icmp ult i16 %_0.sroa.0.0.i, 256, !dbg !1044
  tail call void @llvm.assume(i1 %_153), !dbg !1046
  %_83 = getelementptr inbounds nuw i8, ptr %o, i64 30, !dbg !1049
  %48 = xor i16 %_0.sroa.0.0.i, %_81, !dbg !1051
  store i16 %48, ptr %_83, align 2, !dbg !1051
  %_85 = tail call i8 @llvm.ucmp.i8.i16(i16 %x, i16 %y), !dbg !1052
  %_88 = tail call i8 @llvm.scmp.i8.i16(i16 %x, i16 %y), !dbg !1056
  %_90 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !1060
  %49 = xor i8 %_85, %_88, !dbg !1062
  %50 = sext i8 %49 to i16, !dbg !1062
  store i16 %50, ptr %_90, align 2, !dbg !1062
  %_93 = and i16 %x, 7, !dbg !1063
  %51 = tail call i16 @llvm.fshl.i16(i16 %x, i16 %y, i16 %_93), !dbg !1064
  %52 = tail call i16 @llvm.fshr.i16(i16 %x, i16 %y, i16 %_93), !dbg !1067
  %_95 = getelementptr inbounds nuw i8, ptr %o, i64 34, !dbg !1070
  %53 = xor i16 %51, %52, !dbg !1072
  store i16 %53, ptr %_95, align 2, !dbg !1072
  %_13.0.i = mul i16 %x, %x, !dbg !1073
  %_14.0.i = mul i16 %_13.0.i, %x, !dbg !1078
  %_98 = icmp eq i16 %0, 1, !dbg !1079
  %_97 = zext i1 %_98 to i16, !dbg !837
  %_99 = getelementptr inbounds nuw i8, ptr %o, i64 36, !dbg !1082
  %54 = xor i16 %_14.0.i, %_97, !dbg !837
  store i16 %54, ptr %_99, align 2, !dbg !837
  %r.i = srem i16 %x, 13, !dbg !1084
  %_8.i = icmp slt i16 %r.i, 0, !dbg !1087
  %55 = add nsw i16 %r.i, 13
  %spec.select.i = select i1 %_8.i, i16 %55, i16 %r.i, !dbg !1087
  %_103 = and i16 %x, 1, !dbg !1089
  %_171 = xor i16 %_103, 1, !dbg !1090
  %_170.0 = add i16 %_116.0, %_171, !dbg !1094
  %_104 = getelementptr inbounds nuw i8, ptr %o, i64 38, !dbg !1097
  %56 = xor i16 %spec.select.i, %_170.0, !dbg !1099
  store i16 %56, ptr %_104, align 2, !dbg !1099
  ret void, !dbg !1100
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @words(ptr noundef readonly captures(none) %a, ptr noundef readonly captures(none) %b, ptr noundef writeonly captures(none) %out) unnamed_addr #1 !dbg !1101 {
start:
  %_105 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !1102
  %_106 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !1107
  %_104 = mul i32 %_105, %_106, !dbg !1104
  %_107 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !1110
  %_103 = add i32 %_104, %_107, !dbg !1113
  %t = zext i32 %_103 to i64, !dbg !1113
  %_6 = getelementptr inbounds nuw i32, ptr %a, i64 %t, !dbg !1114
  %x = load i32, ptr %_6, align 4, !dbg !1118, !noundef !14
  %_8 = getelementptr inbounds nuw i32, ptr %b, i64 %t, !dbg !1119
  %y = load i32, ptr %_8, align 4, !dbg !1121, !noundef !14
  %o.idx = mul nuw nsw i64 %t, 96, !dbg !1122
  %o = getelementptr inbounds nuw i8, ptr %out, i64 %o.idx, !dbg !1122
  %0 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %x), !dbg !1125
  %1 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %x, i1 false), !dbg !1130
  %_14 = add nuw nsw i32 %0, %1, !dbg !1133
  %2 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %x, i1 false), !dbg !1134
  %_13 = add nuw nsw i32 %_14, %2, !dbg !1137
  store i32 %_13, ptr %o, align 4, !dbg !1138
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %y), !dbg !1139
  %4 = tail call noundef i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 29), !dbg !1144
  %_20 = getelementptr inbounds nuw i8, ptr %o, i64 4, !dbg !1149
  %5 = xor i32 %3, %4, !dbg !1151
  store i32 %5, ptr %_20, align 4, !dbg !1151
  %6 = tail call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y), !dbg !1152
  %7 = tail call i32 @llvm.sadd.sat.i32(i32 %x, i32 %y), !dbg !1155
  %_24 = getelementptr inbounds nuw i8, ptr %o, i64 8, !dbg !1158
  %8 = xor i32 %6, %7, !dbg !1138
  store i32 %8, ptr %_24, align 4, !dbg !1138
  %9 = tail call i32 @llvm.usub.sat.i32(i32 %x, i32 %y), !dbg !1160
  %10 = tail call i32 @llvm.ssub.sat.i32(i32 %x, i32 %y), !dbg !1163
  %_28 = getelementptr inbounds nuw i8, ptr %o, i64 12, !dbg !1166
  %11 = xor i32 %9, %10, !dbg !1138
  store i32 %11, ptr %_28, align 4, !dbg !1138
  %12 = tail call i32 @llvm.bswap.i32(i32 %x), !dbg !1168
  %13 = tail call i32 @llvm.bitreverse.i32(i32 %y), !dbg !1171
  %_31 = getelementptr inbounds nuw i8, ptr %o, i64 16, !dbg !1174
  %14 = xor i32 %13, %12, !dbg !1176
  store i32 %14, ptr %_31, align 4, !dbg !1176
  %_108 = icmp ult i32 %y, %x, !dbg !1177
  %15 = icmp slt i32 %y, %x, !dbg !1183
  %16 = getelementptr inbounds nuw i8, ptr %o, i64 20, !dbg !1190
  %17 = xor i32 %y, %x
  %spec.select32 = tail call i32 @llvm.smin.i32(i32 %y, i32 %x), !dbg !1192
  %18 = xor i1 %15, %_108, !dbg !1180
  %.sink = select i1 %18, i32 %17, i32 0, !dbg !1180
  %_36.sroa.0.2 = tail call i32 @llvm.umin.i32(i32 %y, i32 %x), !dbg !1180
  store i32 %.sink, ptr %16, align 4, !dbg !1138
  %_39 = getelementptr inbounds nuw i8, ptr %o, i64 24, !dbg !1193
  %19 = xor i32 %_36.sroa.0.2, %spec.select32, !dbg !1138
  store i32 %19, ptr %_39, align 4, !dbg !1138
  %_41.sroa.0.0 = tail call i32 @llvm.abs.i32(i32 %x, i1 false), !dbg !1195
  %_111.sroa.0.0 = tail call i32 @llvm.abs.i32(i32 %y, i1 false), !dbg !1198
  %_43 = getelementptr inbounds nuw i8, ptr %o, i64 28, !dbg !1202
  %20 = xor i32 %_111.sroa.0.0, %_41.sroa.0.0, !dbg !1204
  store i32 %20, ptr %_43, align 4, !dbg !1204
  %_114.0 = add i32 %y, %x, !dbg !1205
  %_114.1 = icmp ult i32 %_114.0, %x, !dbg !1205
  br i1 %_114.1, label %bb26, label %bb29, !dbg !1208, !prof !134

bb26:                                             ; preds = %start
  br label %bb29, !dbg !1211

bb29:                                             ; preds = %start, %bb26
  %_44.sroa.0.0 = phi i32 [ 1, %bb26 ], [ %_114.0, %start ], !dbg !1214
  %21 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y), !dbg !1215
  %_119.1 = extractvalue { i32, i1 } %21, 1, !dbg !1215
  %_47.sroa.0.0 = select i1 %_119.1, i32 2, i32 %_114.0, !dbg !1220, !prof !134
  %_49 = getelementptr inbounds nuw i8, ptr %o, i64 32, !dbg !1223
  %22 = xor i32 %_44.sroa.0.0, %_47.sroa.0.0, !dbg !1138
  store i32 %22, ptr %_49, align 4, !dbg !1138
  %_121 = icmp ult i32 %x, %y, !dbg !1225
  %_122 = sub i32 %x, %y, !dbg !1225
  %_50.sroa.0.0 = select i1 %_121, i32 3, i32 %_122, !dbg !1225
  %23 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %x, i32 %y), !dbg !1228
  %_125.1 = extractvalue { i32, i1 } %23, 1, !dbg !1228
  %_53.sroa.0.0 = select i1 %_125.1, i32 4, i32 %_122, !dbg !1233, !prof !134
  %_55 = getelementptr inbounds nuw i8, ptr %o, i64 36, !dbg !1236
  %24 = xor i32 %_53.sroa.0.0, %_50.sroa.0.0, !dbg !1138
  store i32 %24, ptr %_55, align 4, !dbg !1138
  %25 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %x, i32 %y), !dbg !1238
  %_129.1 = extractvalue { i32, i1 } %25, 1, !dbg !1238
  %_129.0 = extractvalue { i32, i1 } %25, 0, !dbg !1243
  %_56.sroa.0.0 = select i1 %_129.1, i32 5, i32 %_129.0, !dbg !1243, !prof !134
  %26 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %x, i32 %y), !dbg !1246
  %_133.1 = extractvalue { i32, i1 } %26, 1, !dbg !1246
  %_59.sroa.0.0 = select i1 %_133.1, i32 6, i32 %_129.0, !dbg !1251, !prof !134
  %_61 = getelementptr inbounds nuw i8, ptr %o, i64 40, !dbg !1254
  %27 = xor i32 %_56.sroa.0.0, %_59.sroa.0.0, !dbg !1138
  store i32 %27, ptr %_61, align 4, !dbg !1138
  %28 = sub nuw i32 %y, %x, !dbg !1256
  %_62.sroa.0.0 = select i1 %_121, i32 %28, i32 %_122, !dbg !1256
  %_135 = tail call i8 @llvm.scmp.i8.i32(i32 %x, i32 0), !dbg !1259
  %_64 = sext i8 %_135 to i32, !dbg !1259
  %_65 = getelementptr inbounds nuw i8, ptr %o, i64 44, !dbg !1262
  %29 = xor i32 %_62.sroa.0.0, %_64, !dbg !1138
  store i32 %29, ptr %_65, align 4, !dbg !1138
  %30 = icmp eq i32 %y, 0, !dbg !1264
  br i1 %30, label %bb56, label %bb55, !dbg !1264, !prof !134

bb55:                                             ; preds = %bb29
  %_137 = udiv i32 %x, %y, !dbg !1268
  br label %bb56, !dbg !1269

bb56:                                             ; preds = %bb29, %bb55
  %_66.sroa.0.0 = phi i32 [ %_137, %bb55 ], [ 7, %bb29 ], !dbg !1271
  br i1 %30, label %bb62, label %bb57, !dbg !1272, !prof !134

bb57:                                             ; preds = %bb56
  %31 = icmp eq i32 %x, -2147483648, !dbg !1275
  %32 = icmp eq i32 %y, -1
  %or.cond = and i1 %31, %32, !dbg !1275
  br i1 %or.cond, label %bb62, label %bb61, !dbg !1275, !prof !207

bb61:                                             ; preds = %bb57
  %_139 = srem i32 %x, %y, !dbg !1276
  br label %bb62, !dbg !1277

bb62:                                             ; preds = %bb56, %bb57, %bb61
  %_69.sroa.0.0 = phi i32 [ %_139, %bb61 ], [ 8, %bb57 ], [ 8, %bb56 ], !dbg !1280
  %_71 = getelementptr inbounds nuw i8, ptr %o, i64 48, !dbg !1281
  %33 = xor i32 %_69.sroa.0.0, %_66.sroa.0.0, !dbg !1138
  store i32 %33, ptr %_71, align 4, !dbg !1138
  %_141 = icmp ult i32 %y, 32, !dbg !1283
  %_142 = shl i32 %x, %y, !dbg !1283
  %_72.sroa.0.0 = select i1 %_141, i32 %_142, i32 9, !dbg !1283
  %_143 = and i32 %y, 31, !dbg !1286
  %_75 = ashr i32 %x, %_143, !dbg !1289
  %_76 = getelementptr inbounds nuw i8, ptr %o, i64 52, !dbg !1292
  %34 = xor i32 %_72.sroa.0.0, %_75, !dbg !1138
  store i32 %34, ptr %_76, align 4, !dbg !1138
  %.not = icmp eq i32 %x, 0, !dbg !1294
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %x, i1 true), !dbg !1297
  %_77.sroa.0.0 = select i1 %.not, i32 10, i32 %35, !dbg !1297
  %_79 = getelementptr inbounds nuw i8, ptr %o, i64 56, !dbg !1298
  store i32 %_77.sroa.0.0, ptr %_79, align 4, !dbg !1300
  %_149 = zext i32 %x to i64, !dbg !1301
  %_2.i = icmp ult i32 %x, 65536, !dbg !1304
  br i1 %_2.i, label %bb1.i, label %bb3.i, !dbg !1304

bb3.i:                                            ; preds = %bb62
  %36 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %x, i1 true), !dbg !1308
  %normalization_shift.i = and i32 %36, 30, !dbg !1310
  %37 = shl i32 %x, %normalization_shift.i, !dbg !1311
  %n2.i.i = lshr i32 %37, 24, !dbg !1312
  %_6.i.i = zext nneg i32 %n2.i.i to i64, !dbg !1314
  %38 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_6.i.i, !dbg !1315
  %s3.i.i = load i8, ptr %38, align 1, !dbg !1315, !noundef !14
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 1, !dbg !1316
  %r4.i.i = load i8, ptr %39, align 1, !dbg !1316, !noundef !14
  %_8.i.i = icmp ne i32 %n2.i.i, 0, !dbg !1317
  tail call void @llvm.assume(i1 %_8.i.i), !dbg !1318
  %_17.i.i = zext i8 %s3.i.i to i16, !dbg !1320
  %denominator.i.i = shl nuw nsw i16 %_17.i.i, 1, !dbg !1321
  %_14.i.i = zext i8 %r4.i.i to i16, !dbg !1322
  %_13.i.i = shl nuw nsw i16 %_14.i.i, 4, !dbg !1323
  %_10.i.i = lshr i32 %37, 16, !dbg !1324
  %n5.i.i = trunc nuw i32 %_10.i.i to i16, !dbg !1325
  %lo.i.i = lshr i16 %n5.i.i, 4, !dbg !1326
  %_15.i.i = and i16 %lo.i.i, 15, !dbg !1326
  %numerator.i.i = or disjoint i16 %_13.i.i, %_15.i.i, !dbg !1323
  %numerator.i.i.frozen = freeze i16 %numerator.i.i, !dbg !1327
  %q.i.i = udiv i16 %numerator.i.i.frozen, %denominator.i.i, !dbg !1327
  %40 = mul i16 %q.i.i, %denominator.i.i, !dbg !1328
  %u.i.i.decomposed = sub i16 %numerator.i.i.frozen, %40, !dbg !1328
  %_23.i.i = shl i8 %s3.i.i, 4, !dbg !1329
  %_22.i.i = zext i8 %_23.i.i to i16, !dbg !1330
  %41 = add nuw nsw i16 %q.i.i, %_22.i.i, !dbg !1331
  %_28.i.i = shl nuw nsw i16 %u.i.i.decomposed, 4, !dbg !1332
  %_29.i.i = and i16 %n5.i.i, 15, !dbg !1333
  %_27.i.i = or disjoint i16 %_28.i.i, %_29.i.i, !dbg !1334
  %_30.i.i = mul i16 %q.i.i, %q.i.i, !dbg !1335
  %_26.0.i.i = sub i16 %_27.i.i, %_30.i.i, !dbg !1336
  %_26.1.i.i = icmp ult i16 %_27.i.i, %_30.i.i, !dbg !1336
  %_33.i.i = shl nuw nsw i16 %41, 1, !dbg !1338
  %_32.i.i = add nsw i16 %_33.i.i, -1, !dbg !1338
  %_31.i.i = select i1 %_26.1.i.i, i16 %_32.i.i, i16 0, !dbg !1338
  %r.sroa.0.0.i.i = add i16 %_26.0.i.i, %_31.i.i, !dbg !1338
  %42 = sext i1 %_26.1.i.i to i16, !dbg !1338
  %s1.sroa.0.0.i.i = add nsw i16 %41, %42, !dbg !1338
  %_35.i.i = icmp ne i16 %s1.sroa.0.0.i.i, 0, !dbg !1339
  tail call void @llvm.assume(i1 %_35.i.i), !dbg !1340
  %_43.i.i = zext i16 %s1.sroa.0.0.i.i to i32, !dbg !1342
  %denominator9.i.i = shl nuw nsw i32 %_43.i.i, 1, !dbg !1343
  %_40.i.i = zext i16 %r.sroa.0.0.i.i to i32, !dbg !1344
  %_39.i.i = shl nuw nsw i32 %_40.i.i, 8, !dbg !1345
  %lo7.i.i = lshr i32 %37, 8, !dbg !1346
  %_41.i.i = and i32 %lo7.i.i, 255, !dbg !1346
  %numerator8.i.i = or disjoint i32 %_39.i.i, %_41.i.i, !dbg !1345
  %q11.i.i = udiv i32 %numerator8.i.i, %denominator9.i.i, !dbg !1347
  %_47.i.i = shl i16 %s1.sroa.0.0.i.i, 8, !dbg !1348
  %_46.i.i = zext i16 %_47.i.i to i32, !dbg !1349
  %43 = add nuw nsw i32 %q11.i.i, %_46.i.i, !dbg !1350
  %44 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %43, i32 %43), !dbg !1351
  %_50.0.i.i = extractvalue { i32, i1 } %44, 0, !dbg !1351
  %_50.1.i.i = extractvalue { i32, i1 } %44, 1, !dbg !1351
  %_53.i.i = icmp ugt i32 %_50.0.i.i, %37
  %or.cond.i.i = or i1 %_50.1.i.i, %_53.i.i, !dbg !1353
  %45 = sext i1 %or.cond.i.i to i32, !dbg !1353
  %s.sroa.0.0.i.i = add nsw i32 %43, %45, !dbg !1353
  %denormalization_shift.i = lshr i32 %36, 1, !dbg !1354
  %46 = lshr i32 %s.sroa.0.0.i.i, %denormalization_shift.i, !dbg !1355
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit, !dbg !1356

bb1.i:                                            ; preds = %bb62
  %_2.i.i = icmp samesign ult i32 %x, 256, !dbg !1357
  br i1 %_2.i.i, label %bb5.i.i, label %bb2.i.i, !dbg !1357

bb2.i.i:                                          ; preds = %bb1.i
  %_5.i = trunc nuw i32 %x to i16, !dbg !1359
  %47 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_5.i, i1 true), !dbg !1360
  %48 = and i16 %47, 14, !dbg !1362
  %49 = shl i16 %_5.i, %48, !dbg !1363
  %n1.i.i.i = lshr i16 %49, 8, !dbg !1364
  %_6.i.i.i = zext nneg i16 %n1.i.i.i to i64, !dbg !1366
  %50 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_6.i.i.i, !dbg !1367
  %s2.i.i.i = load i8, ptr %50, align 1, !dbg !1367, !noundef !14
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 1, !dbg !1368
  %r.i.i.i = load i8, ptr %51, align 1, !dbg !1368, !noundef !14
  %_8.i.i.i = icmp ne i16 %n1.i.i.i, 0, !dbg !1369
  tail call void @llvm.assume(i1 %_8.i.i.i), !dbg !1370
  %_15.i.i.i = zext i8 %s2.i.i.i to i16, !dbg !1372
  %denominator.i.i.i = shl nuw nsw i16 %_15.i.i.i, 1, !dbg !1373
  %_12.i.i.i = zext i8 %r.i.i.i to i16, !dbg !1374
  %_11.i.i.i = shl nuw nsw i16 %_12.i.i.i, 4, !dbg !1375
  %lo.i.i.i = lshr i16 %49, 4, !dbg !1376
  %_13.i.i.i = and i16 %lo.i.i.i, 15, !dbg !1376
  %numerator.i.i.i = or disjoint i16 %_11.i.i.i, %_13.i.i.i, !dbg !1375
  %q.i.i.i = udiv i16 %numerator.i.i.i, %denominator.i.i.i, !dbg !1377
  %_19.i.i.i = shl i8 %s2.i.i.i, 4, !dbg !1378
  %_18.i.i.i = zext i8 %_19.i.i.i to i16, !dbg !1379
  %52 = add nuw nsw i16 %q.i.i.i, %_18.i.i.i, !dbg !1380
  %53 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %52, i16 %52), !dbg !1381
  %_22.0.i.i.i = extractvalue { i16, i1 } %53, 0, !dbg !1381
  %_22.1.i.i.i = extractvalue { i16, i1 } %53, 1, !dbg !1381
  %_25.i.i.i = icmp ugt i16 %_22.0.i.i.i, %49
  %or.cond.i.i.i = or i1 %_22.1.i.i.i, %_25.i.i.i, !dbg !1383
  %54 = sext i1 %or.cond.i.i.i to i16, !dbg !1383
  %s.sroa.0.0.i.i.i = add nsw i16 %52, %54, !dbg !1383
  %55 = lshr i16 %47, 1, !dbg !1384
  %56 = lshr i16 %s.sroa.0.0.i.i.i, %55, !dbg !1385
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i, !dbg !1386

bb5.i.i:                                          ; preds = %bb1.i
  %57 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.3798f59e5a3ad89b1125c4166aeedb60.0, i64 %_149, !dbg !1387
  %_4.i.i = load i8, ptr %57, align 1, !dbg !1387, !noundef !14
  %58 = zext i8 %_4.i.i to i16, !dbg !1389
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i, !dbg !1386

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i: ; preds = %bb5.i.i, %bb2.i.i
  %_0.sroa.0.0.i.i = phi i16 [ %58, %bb5.i.i ], [ %56, %bb2.i.i ], !dbg !1390
  %59 = zext i16 %_0.sroa.0.0.i.i to i32, !dbg !1391
  br label %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit, !dbg !1356

_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32.exit: ; preds = %bb3.i, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i
  %_0.sroa.0.0.i = phi i32 [ %59, %_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16.exit.i ], [ %46, %bb3.i ], !dbg !1392
  %_150 = zext i32 %y to i64, !dbg !1393
  %_148 = add nuw nsw i64 %_150, %_149, !dbg !1394
  %_14729 = lshr i64 %_148, 1, !dbg !1395
  %_80 = trunc nuw i64 %_14729 to i32, !dbg !1396
  %_151 = icmp ult i32 %_0.sroa.0.0.i, 65536, !dbg !1397
  tail call void @llvm.assume(i1 %_151), !dbg !1399
  %_82 = getelementptr inbounds nuw i8, ptr %o, i64 60, !dbg !1402
  %60 = xor i32 %_0.sroa.0.0.i, %_80, !dbg !1404
  store i32 %60, ptr %_82, align 4, !dbg !1404
  %_84 = tail call i8 @llvm.ucmp.i8.i32(i32 %x, i32 %y), !dbg !1405
  %_87 = tail call i8 @llvm.scmp.i8.i32(i32 %x, i32 %y), !dbg !1409
  %_89 = getelementptr inbounds nuw i8, ptr %o, i64 64, !dbg !1413
  %61 = xor i8 %_84, %_87, !dbg !1415
  %62 = sext i8 %61 to i32, !dbg !1415
  store i32 %62, ptr %_89, align 4, !dbg !1415
  %_91 = and i32 %x, 7, !dbg !1416
  %63 = tail call i32 @llvm.fshl.i32(i32 %x, i32 %y, i32 %_91), !dbg !1417
  %64 = tail call i32 @llvm.fshr.i32(i32 %x, i32 %y, i32 %_91), !dbg !1420
  %_93 = getelementptr inbounds nuw i8, ptr %o, i64 68, !dbg !1423
  %65 = xor i32 %63, %64, !dbg !1425
  store i32 %65, ptr %_93, align 4, !dbg !1425
  %_13.0.i = mul i32 %x, %x, !dbg !1426
  %_14.0.i = mul i32 %_13.0.i, %x, !dbg !1431
  %_96 = icmp eq i32 %0, 1, !dbg !1432
  %_95 = zext i1 %_96 to i32, !dbg !1138
  %_97 = getelementptr inbounds nuw i8, ptr %o, i64 72, !dbg !1435
  %66 = xor i32 %_14.0.i, %_95, !dbg !1138
  store i32 %66, ptr %_97, align 4, !dbg !1138
  %r.i = srem i32 %x, 13, !dbg !1437
  %_8.i = icmp slt i32 %r.i, 0, !dbg !1440
  %67 = add nsw i32 %r.i, 13
  %spec.select.i = select i1 %_8.i, i32 %67, i32 %r.i, !dbg !1440
  %_101 = and i32 %x, 1, !dbg !1442
  %_169 = xor i32 %_101, 1, !dbg !1443
  %_168.0 = add i32 %_114.0, %_169, !dbg !1447
  %_102 = getelementptr inbounds nuw i8, ptr %o, i64 76, !dbg !1450
  %68 = xor i32 %spec.select.i, %_168.0, !dbg !1452
  store i32 %68, ptr %_102, align 4, !dbg !1452
  ret void, !dbg !1453
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshr.i8(i8, i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshr.i16(i16, i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctlz.i8(i8, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.cttz.i8(i8, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.sadd.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.usub.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.bitreverse.i8(i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.ssub.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.cttz.i16(i16, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.uadd.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.usub.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ssub.sat.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bitreverse.i16(i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.sadd.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.ssub.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.abs.i16(i16, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" "target-features"="+ptx32,+ptx40,+ptx41,+ptx42,+ptx43,+ptx50,+ptx60,+ptx61,+ptx62,+ptx63,+ptx64,+ptx65,+ptx70" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4, !6, !8}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "kernels/bit_tricks.rs/@/bit_tricks.66e740e7c81b365b-cgu.0", directory: "/corpus")
!6 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !7, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "/rust/library/core/src/lib.rs/@/core.21c72cf3791e310d-cgu.0", directory: "/rust/library/core")
!8 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !9, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!9 = !DIFile(filename: "lib.rs/@/corpus.711752b23b90150d-cgu.0", directory: "/corpus")
!10 = distinct !DISubprogram(name: "bytes", scope: !12, file: !11, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!11 = !DIFile(filename: "kernels/bit_tricks.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "304e67bb2e677138162c2eb3dc27af61")
!12 = !DINamespace(name: "bit_tricks", scope: null)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 83, column: 5, scope: !16, inlinedAt: !21)
!16 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!17 = !DIFile(filename: "src/../../stdarch/crates/core_arch/src/nvptx/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "16a4dad78f062ae677bda6260d25b363")
!18 = !DINamespace(name: "nvptx", scope: !19)
!19 = !DINamespace(name: "core_arch", scope: !20)
!20 = !DINamespace(name: "core", scope: null)
!21 = !DILocation(line: 11, column: 15, scope: !22, inlinedAt: !25)
!22 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!23 = !DIFile(filename: "lib.rs", directory: "/corpus", checksumkind: CSK_MD5, checksum: "6b5f0399ffcd4f64c3b6761d57ef0717")
!24 = !DINamespace(name: "corpus", scope: null)
!25 = !DILocation(line: 12, column: 21, scope: !10)
!26 = !DILocation(line: 62, column: 5, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!28 = !DILocation(line: 11, column: 39, scope: !22, inlinedAt: !25)
!29 = !DILocation(line: 125, column: 5, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!31 = !DILocation(line: 11, column: 63, scope: !22, inlinedAt: !25)
!32 = !DILocation(line: 11, column: 14, scope: !22, inlinedAt: !25)
!33 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !39)
!34 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPh3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!35 = !DIFile(filename: "src/ptr/const_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "48638a38fe414ca30cde797e4a40b3a9")
!36 = !DINamespace(name: "{impl#0}", scope: !37)
!37 = !DINamespace(name: "const_ptr", scope: !38)
!38 = !DINamespace(name: "ptr", scope: !20)
!39 = !DILocation(line: 15, column: 37, scope: !40)
!40 = distinct !DILexicalBlock(scope: !10, file: !11, line: 12, column: 13)
!41 = !DILocation(line: 15, column: 34, scope: !40)
!42 = !DILocation(line: 863, column: 18, scope: !34, inlinedAt: !43)
!43 = !DILocation(line: 15, column: 48, scope: !40)
!44 = !DILocation(line: 15, column: 45, scope: !40)
!45 = !DILocation(line: 15, column: 64, scope: !40)
!46 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !51)
!47 = distinct !DISubprogram(name: "add<u8>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOh3addCs8PKCOvk8WQV_10bit_tricks", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!48 = !DIFile(filename: "src/ptr/mut_ptr.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "7c03c8e0ae695174f7f10881dc49d2cb")
!49 = !DINamespace(name: "{impl#0}", scope: !50)
!50 = !DINamespace(name: "mut_ptr", scope: !38)
!51 = !DILocation(line: 15, column: 60, scope: !40)
!52 = !DILocation(line: 85, column: 20, scope: !53, inlinedAt: !57)
!53 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh10count_ones", scope: !55, file: !54, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!54 = !DIFile(filename: "src/num/uint_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "de2f29a3485fc28d710ba6c3062e6efa")
!55 = !DINamespace(name: "{impl#6}", scope: !56)
!56 = !DINamespace(name: "num", scope: !20)
!57 = !DILocation(line: 17, column: 25, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !11, line: 16, column: 17)
!59 = distinct !DILexicalBlock(scope: !40, file: !11, line: 15, column: 17)
!60 = !DILocation(line: 154, column: 20, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh13leading_zeros", scope: !55, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!62 = !DILocation(line: 17, column: 42, scope: !58)
!63 = !DILocation(line: 17, column: 23, scope: !58)
!64 = !DILocation(line: 178, column: 20, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh14trailing_zeros", scope: !55, file: !54, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!66 = !DILocation(line: 17, column: 62, scope: !58)
!67 = !DILocation(line: 18, column: 43, scope: !58)
!68 = !DILocation(line: 2029, column: 14, scope: !69, inlinedAt: !72)
!69 = distinct !DISubprogram(name: "rotate_left<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_lefthECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!70 = !DIFile(filename: "src/intrinsics/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "b1b7915c1b8b57766c20270acae549ce")
!71 = !DINamespace(name: "intrinsics", scope: !20)
!72 = distinct !DILocation(line: 386, column: 20, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11rotate_left", scope: !55, file: !54, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!74 = !DILocation(line: 18, column: 31, scope: !58)
!75 = !DILocation(line: 2051, column: 14, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "rotate_right<u8>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_righthECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!77 = distinct !DILocation(line: 415, column: 20, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12rotate_right", scope: !55, file: !54, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!79 = !DILocation(line: 18, column: 57, scope: !58)
!80 = !DILocation(line: 2301, column: 13, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh14saturating_add", scope: !55, file: !54, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!82 = !DILocation(line: 19, column: 31, scope: !58)
!83 = !DILocation(line: 1895, column: 13, scope: !84, inlinedAt: !87)
!84 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa14saturating_add", scope: !86, file: !85, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!85 = !DIFile(filename: "src/num/int_macros.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "25372f0d2fb76edc2f95599cb5b8df1b")
!86 = !DINamespace(name: "{impl#0}", scope: !56)
!87 = !DILocation(line: 19, column: 53, scope: !58)
!88 = !DILocation(line: 2345, column: 13, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh14saturating_sub", scope: !55, file: !54, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!90 = !DILocation(line: 20, column: 31, scope: !58)
!91 = !DILocation(line: 1937, column: 13, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa14saturating_sub", scope: !86, file: !85, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!93 = !DILocation(line: 20, column: 53, scope: !58)
!94 = !DILocation(line: 11, column: 59, scope: !58)
!95 = !DILocation(line: 18, column: 17, scope: !58)
!96 = !DILocation(line: 17, column: 22, scope: !58)
!97 = !DILocation(line: 615, column: 13, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12reverse_bits", scope: !55, file: !54, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!99 = !DILocation(line: 21, column: 48, scope: !58)
!100 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !101)
!101 = !DILocation(line: 21, column: 20, scope: !58)
!102 = !DILocation(line: 1916, column: 50, scope: !103, inlinedAt: !108)
!103 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsW_NtNtCs2TNzTbj2aEP_4core3cmp5implshNtB7_10PartialOrd2lt", scope: !105, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!104 = !DIFile(filename: "src/cmp.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "9b875f3ee90b4abbf50efdba3db39504")
!105 = !DINamespace(name: "{impl#60}", scope: !106)
!106 = !DINamespace(name: "impls", scope: !107)
!107 = !DINamespace(name: "cmp", scope: !20)
!108 = !DILocation(line: 1037, column: 12, scope: !109, inlinedAt: !111)
!109 = distinct !DISubprogram(name: "max<u8>", linkageName: "_RNvYhNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!110 = !DINamespace(name: "Ord", scope: !107)
!111 = !DILocation(line: 22, column: 31, scope: !58)
!112 = !DILocation(line: 1916, column: 50, scope: !113, inlinedAt: !115)
!113 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs18_NtNtCs2TNzTbj2aEP_4core3cmp5implsaNtB8_10PartialOrd2lt", scope: !114, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!114 = !DINamespace(name: "{impl#72}", scope: !106)
!115 = !DILocation(line: 1037, column: 12, scope: !116, inlinedAt: !118)
!116 = !DILexicalBlockFile(scope: !117, file: !104, discriminator: 2)
!117 = distinct !DISubprogram(name: "max<i8>", linkageName: "_RNvYaNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!118 = !DILocation(line: 22, column: 42, scope: !58)
!119 = !DILocation(line: 1037, column: 12, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 2398, column: 17, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa12wrapping_abs", scope: !86, file: !85, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!122 = !DILocation(line: 24, column: 31, scope: !58)
!123 = !DILocation(line: 2398, column: 17, scope: !121, inlinedAt: !124)
!124 = !DILocation(line: 2422, column: 19, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa12unsigned_abs", scope: !86, file: !85, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!126 = !DILocation(line: 24, column: 56, scope: !58)
!127 = !DILocation(line: 21, column: 17, scope: !58)
!128 = !DILocation(line: 769, column: 37, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_add", scope: !55, file: !54, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!130 = !DILocation(line: 25, column: 31, scope: !58)
!131 = !DILocation(line: 457, column: 8, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !71, file: !70, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!133 = !DILocation(line: 769, column: 16, scope: !129, inlinedAt: !130)
!134 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!135 = !DILocation(line: 1044, column: 21, scope: !136, inlinedAt: !140)
!136 = distinct !DISubprogram(name: "unwrap_or<u8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionhE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!137 = !DIFile(filename: "src/option.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "3f12dd837a95e960b90752f70f5ddc0e")
!138 = !DINamespace(name: "Option", scope: !139)
!139 = !DINamespace(name: "option", scope: !20)
!140 = !DILocation(line: 25, column: 46, scope: !58)
!141 = !DILocation(line: 0, scope: !136, inlinedAt: !140)
!142 = !DILocation(line: 2499, column: 26, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa15overflowing_add", scope: !86, file: !85, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!144 = !DILocation(line: 524, column: 31, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_add", scope: !86, file: !85, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!146 = !DILocation(line: 25, column: 63, scope: !58)
!147 = !DILocation(line: 457, column: 8, scope: !132, inlinedAt: !148)
!148 = !DILocation(line: 525, column: 16, scope: !149, inlinedAt: !146)
!149 = distinct !DILexicalBlock(scope: !145, file: !85, line: 524, column: 13)
!150 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !151)
!151 = !DILocation(line: 25, column: 20, scope: !58)
!152 = !DILocation(line: 923, column: 16, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_sub", scope: !55, file: !54, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!154 = !DILocation(line: 26, column: 31, scope: !58)
!155 = !DILocation(line: 2605, column: 26, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa15overflowing_sub", scope: !86, file: !85, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!157 = !DILocation(line: 664, column: 31, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_sub", scope: !86, file: !85, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!159 = !DILocation(line: 26, column: 63, scope: !58)
!160 = !DILocation(line: 457, column: 8, scope: !132, inlinedAt: !161)
!161 = !DILocation(line: 665, column: 16, scope: !162, inlinedAt: !159)
!162 = distinct !DILexicalBlock(scope: !158, file: !85, line: 664, column: 13)
!163 = !DILocation(line: 3051, column: 26, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh15overflowing_mul", scope: !55, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!165 = !DILocation(line: 1161, column: 31, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_mul", scope: !55, file: !54, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!167 = !DILocation(line: 27, column: 32, scope: !58)
!168 = !DILocation(line: 457, column: 8, scope: !132, inlinedAt: !169)
!169 = !DILocation(line: 1162, column: 16, scope: !170, inlinedAt: !167)
!170 = distinct !DILexicalBlock(scope: !166, file: !54, line: 1161, column: 13)
!171 = !DILocation(line: 2711, column: 26, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa15overflowing_mul", scope: !86, file: !85, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!173 = !DILocation(line: 804, column: 31, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_mul", scope: !86, file: !85, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!175 = !DILocation(line: 27, column: 64, scope: !58)
!176 = !DILocation(line: 457, column: 8, scope: !132, inlinedAt: !177)
!177 = !DILocation(line: 805, column: 16, scope: !178, inlinedAt: !175)
!178 = distinct !DILexicalBlock(scope: !174, file: !85, line: 804, column: 13)
!179 = !DILocation(line: 3018, column: 17, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh8abs_diff", scope: !55, file: !54, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!181 = !DILocation(line: 28, column: 32, scope: !58)
!182 = !DILocation(line: 2137, column: 13, scope: !183, inlinedAt: !185)
!183 = distinct !DISubprogram(name: "wrapping_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_sub", scope: !184, file: !85, line: 2136, type: !13, scopeLine: 2136, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!184 = !DINamespace(name: "{impl#2}", scope: !56)
!185 = !DILocation(line: 3018, column: 31, scope: !180, inlinedAt: !181)
!186 = !DILocation(line: 2398, column: 17, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_abs", scope: !184, file: !85, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!188 = !DILocation(line: 2422, column: 19, scope: !189, inlinedAt: !191)
!189 = !DILexicalBlockFile(scope: !190, file: !85, discriminator: 2)
!190 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12unsigned_abs", scope: !184, file: !85, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!191 = !DILocation(line: 3018, column: 58, scope: !180, inlinedAt: !181)
!192 = !DILocation(line: 3679, column: 13, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa6signum", scope: !86, file: !85, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!194 = !DILocation(line: 28, column: 48, scope: !58)
!195 = !DILocation(line: 457, column: 8, scope: !132, inlinedAt: !196)
!196 = !DILocation(line: 1251, column: 16, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_div", scope: !55, file: !54, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!198 = !DILocation(line: 29, column: 32, scope: !58)
!199 = !DILocation(line: 1256, column: 31, scope: !197, inlinedAt: !198)
!200 = !DILocation(line: 1046, column: 5, scope: !136, inlinedAt: !201)
!201 = !DILocation(line: 29, column: 47, scope: !58)
!202 = !DILocation(line: 0, scope: !136, inlinedAt: !201)
!203 = !DILocation(line: 1135, column: 37, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa11checked_rem", scope: !86, file: !85, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!205 = !DILocation(line: 29, column: 64, scope: !58)
!206 = !DILocation(line: 1135, column: 50, scope: !204, inlinedAt: !205)
!207 = !{!"branch_weights", i32 1, i32 4001}
!208 = !DILocation(line: 1139, column: 31, scope: !204, inlinedAt: !205)
!209 = !DILocation(line: 1046, column: 5, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "unwrap_or<i8>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionaE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!211 = !DILocation(line: 29, column: 79, scope: !58)
!212 = !DILocation(line: 0, scope: !210, inlinedAt: !211)
!213 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !214)
!214 = !DILocation(line: 29, column: 20, scope: !58)
!215 = !DILocation(line: 1850, column: 16, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh11checked_shl", scope: !55, file: !54, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!217 = !DILocation(line: 30, column: 32, scope: !58)
!218 = !DILocation(line: 2372, column: 36, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa12wrapping_shr", scope: !86, file: !85, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!220 = !DILocation(line: 30, column: 71, scope: !58)
!221 = !DILocation(line: 1591, column: 17, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa13unchecked_shr", scope: !86, file: !85, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!223 = !DILocation(line: 2372, column: 22, scope: !219, inlinedAt: !220)
!224 = !DILocation(line: 1229, column: 15, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u8>, u8, bit_tricks::bytes::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerohEE6map_orhNCNvCs8PKCOvk8WQV_10bit_tricks5bytes0EB1r_", scope: !138, file: !137, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!226 = !DILocation(line: 31, column: 57, scope: !58)
!227 = !DILocation(line: 1229, column: 9, scope: !225, inlinedAt: !226)
!228 = !DILocation(line: 41, column: 29, scope: !229, inlinedAt: !232)
!229 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt2u8", scope: !231, file: !230, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!230 = !DIFile(filename: "src/num/int_sqrt.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "0d9076284c413af2d9a4d0ba56f714de")
!231 = !DINamespace(name: "int_sqrt", scope: !56)
!232 = !DILocation(line: 3544, column: 48, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh5isqrt", scope: !55, file: !54, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!234 = !DILocation(line: 32, column: 48, scope: !58)
!235 = !DILocation(line: 214, column: 15, scope: !236, inlinedAt: !238)
!236 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh8midpoint", scope: !55, file: !237, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!237 = !DIFile(filename: "src/num/mod.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "1db7404d1c8f3f7800b5a2176e16a3e4")
!238 = !DILocation(line: 32, column: 32, scope: !58)
!239 = !DILocation(line: 214, column: 23, scope: !236, inlinedAt: !238)
!240 = !DILocation(line: 214, column: 14, scope: !236, inlinedAt: !238)
!241 = !DILocation(line: 214, column: 13, scope: !236, inlinedAt: !238)
!242 = !DILocation(line: 203, column: 52, scope: !236, inlinedAt: !238)
!243 = !DILocation(line: 41, column: 5, scope: !229, inlinedAt: !232)
!244 = !DILocation(line: 2011, column: 21, scope: !245, inlinedAt: !247)
!245 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXsX_NtNtCs2TNzTbj2aEP_4core3cmp5implshNtB7_3Ord3cmp", scope: !246, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!246 = !DINamespace(name: "{impl#61}", scope: !106)
!247 = !DILocation(line: 33, column: 33, scope: !58)
!248 = !DILocation(line: 2011, column: 21, scope: !249, inlinedAt: !251)
!249 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs19_NtNtCs2TNzTbj2aEP_4core3cmp5implsaNtB8_3Ord3cmp", scope: !250, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!250 = !DINamespace(name: "{impl#73}", scope: !106)
!251 = !DILocation(line: 33, column: 59, scope: !58)
!252 = !DILocation(line: 961, column: 18, scope: !47, inlinedAt: !253)
!253 = !DILocation(line: 33, column: 20, scope: !58)
!254 = !DILocation(line: 450, column: 22, scope: !255, inlinedAt: !256)
!255 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh10funnel_shl", scope: !55, file: !54, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!256 = !DILocation(line: 34, column: 32, scope: !58)
!257 = !DILocation(line: 485, column: 22, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh10funnel_shr", scope: !55, file: !54, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!259 = !DILocation(line: 34, column: 66, scope: !58)
!260 = !DILocation(line: 3504, column: 28, scope: !261, inlinedAt: !264)
!261 = distinct !DILexicalBlock(scope: !262, file: !54, line: 3496, column: 13)
!262 = distinct !DILexicalBlock(scope: !263, file: !54, line: 3495, column: 13)
!263 = distinct !DISubprogram(name: "pow", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh3pow", scope: !55, file: !54, line: 3491, type: !13, scopeLine: 3491, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!264 = distinct !DILocation(line: 35, column: 32, scope: !58)
!265 = !DILocation(line: 3511, column: 17, scope: !261, inlinedAt: !264)
!266 = !DILocation(line: 3762, column: 13, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh15is_power_of_two", scope: !55, file: !54, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!268 = !DILocation(line: 35, column: 43, scope: !58)
!269 = !DILocation(line: 3228, column: 21, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core3numa10rem_euclid", scope: !86, file: !85, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!271 = distinct !DILocation(line: 36, column: 32, scope: !58)
!272 = !DILocation(line: 3229, column: 16, scope: !273, inlinedAt: !271)
!273 = distinct !DILexicalBlock(scope: !270, file: !85, line: 3228, column: 13)
!274 = !DILocation(line: 36, column: 73, scope: !58)
!275 = !DILocation(line: 37, column: 51, scope: !276, inlinedAt: !278)
!276 = distinct !DILexicalBlock(scope: !277, file: !54, line: 2876, column: 13)
!277 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh12carrying_add", scope: !55, file: !54, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!278 = !DILocation(line: 36, column: 57, scope: !58)
!279 = !DILocation(line: 2829, column: 26, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs4_NtCs2TNzTbj2aEP_4core3numh15overflowing_add", scope: !55, file: !54, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!281 = !DILocation(line: 2877, column: 29, scope: !276, inlinedAt: !278)
!282 = !DILocation(line: 33, column: 17, scope: !58)
!283 = !DILocation(line: 38, column: 10, scope: !10)
!284 = distinct !DISubprogram(name: "longs", scope: !12, file: !11, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!285 = !DILocation(line: 83, column: 5, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!287 = !DILocation(line: 11, column: 15, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!289 = !DILocation(line: 12, column: 21, scope: !284)
!290 = !DILocation(line: 62, column: 5, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!292 = !DILocation(line: 11, column: 39, scope: !288, inlinedAt: !289)
!293 = !DILocation(line: 125, column: 5, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!295 = !DILocation(line: 11, column: 63, scope: !288, inlinedAt: !289)
!296 = !DILocation(line: 11, column: 14, scope: !288, inlinedAt: !289)
!297 = !DILocation(line: 863, column: 18, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPy3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!299 = !DILocation(line: 15, column: 37, scope: !300)
!300 = distinct !DILexicalBlock(scope: !284, file: !11, line: 12, column: 13)
!301 = !DILocation(line: 15, column: 34, scope: !300)
!302 = !DILocation(line: 863, column: 18, scope: !298, inlinedAt: !303)
!303 = !DILocation(line: 15, column: 48, scope: !300)
!304 = !DILocation(line: 15, column: 45, scope: !300)
!305 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "add<u64>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOy3addCs8PKCOvk8WQV_10bit_tricks", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!307 = !DILocation(line: 15, column: 60, scope: !300)
!308 = !DILocation(line: 85, column: 20, scope: !309, inlinedAt: !311)
!309 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10count_ones", scope: !310, file: !54, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!310 = !DINamespace(name: "{impl#9}", scope: !56)
!311 = !DILocation(line: 17, column: 25, scope: !312)
!312 = distinct !DILexicalBlock(scope: !313, file: !11, line: 16, column: 17)
!313 = distinct !DILexicalBlock(scope: !300, file: !11, line: 15, column: 17)
!314 = !DILocation(line: 154, column: 20, scope: !315, inlinedAt: !316)
!315 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy13leading_zeros", scope: !310, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!316 = !DILocation(line: 17, column: 42, scope: !312)
!317 = !DILocation(line: 17, column: 23, scope: !312)
!318 = !DILocation(line: 178, column: 20, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy14trailing_zeros", scope: !310, file: !54, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!320 = !DILocation(line: 17, column: 62, scope: !312)
!321 = !DILocation(line: 17, column: 22, scope: !312)
!322 = !DILocation(line: 11, column: 59, scope: !312)
!323 = !DILocation(line: 2029, column: 14, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "rotate_left<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftyECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!325 = distinct !DILocation(line: 386, column: 20, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11rotate_left", scope: !310, file: !54, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!327 = !DILocation(line: 18, column: 31, scope: !312)
!328 = !DILocation(line: 2051, column: 14, scope: !329, inlinedAt: !330)
!329 = distinct !DISubprogram(name: "rotate_right<u64>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_rightyECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!330 = distinct !DILocation(line: 415, column: 20, scope: !331, inlinedAt: !332)
!331 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12rotate_right", scope: !310, file: !54, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!332 = !DILocation(line: 18, column: 57, scope: !312)
!333 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !334)
!334 = !DILocation(line: 18, column: 20, scope: !312)
!335 = !DILocation(line: 18, column: 17, scope: !312)
!336 = !DILocation(line: 2301, column: 13, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy14saturating_add", scope: !310, file: !54, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!338 = !DILocation(line: 19, column: 31, scope: !312)
!339 = !DILocation(line: 1895, column: 13, scope: !340, inlinedAt: !342)
!340 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx14saturating_add", scope: !341, file: !85, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!341 = !DINamespace(name: "{impl#3}", scope: !56)
!342 = !DILocation(line: 19, column: 53, scope: !312)
!343 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !344)
!344 = !DILocation(line: 19, column: 20, scope: !312)
!345 = !DILocation(line: 2345, column: 13, scope: !346, inlinedAt: !347)
!346 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy14saturating_sub", scope: !310, file: !54, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!347 = !DILocation(line: 20, column: 31, scope: !312)
!348 = !DILocation(line: 1937, column: 13, scope: !349, inlinedAt: !350)
!349 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx14saturating_sub", scope: !341, file: !85, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!350 = !DILocation(line: 20, column: 53, scope: !312)
!351 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !352)
!352 = !DILocation(line: 20, column: 20, scope: !312)
!353 = !DILocation(line: 560, column: 13, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10swap_bytes", scope: !310, file: !54, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!355 = !DILocation(line: 21, column: 31, scope: !312)
!356 = !DILocation(line: 615, column: 13, scope: !357, inlinedAt: !358)
!357 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12reverse_bits", scope: !310, file: !54, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!358 = !DILocation(line: 21, column: 48, scope: !312)
!359 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !360)
!360 = !DILocation(line: 21, column: 20, scope: !312)
!361 = !DILocation(line: 21, column: 17, scope: !312)
!362 = !DILocation(line: 1916, column: 50, scope: !363, inlinedAt: !365)
!363 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs12_NtNtCs2TNzTbj2aEP_4core3cmp5implsyNtB8_10PartialOrd2lt", scope: !364, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!364 = !DINamespace(name: "{impl#66}", scope: !106)
!365 = !DILocation(line: 1037, column: 12, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "max<u64>", linkageName: "_RNvYyNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!367 = !DILocation(line: 22, column: 31, scope: !312)
!368 = !DILocation(line: 1916, column: 50, scope: !369, inlinedAt: !371)
!369 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1e_NtNtCs2TNzTbj2aEP_4core3cmp5implsxNtB8_10PartialOrd2lt", scope: !370, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!370 = !DINamespace(name: "{impl#78}", scope: !106)
!371 = !DILocation(line: 1037, column: 12, scope: !372, inlinedAt: !374)
!372 = !DILexicalBlockFile(scope: !373, file: !104, discriminator: 2)
!373 = distinct !DISubprogram(name: "max<i64>", linkageName: "_RNvYxNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!374 = !DILocation(line: 22, column: 42, scope: !312)
!375 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !376)
!376 = !DILocation(line: 22, column: 20, scope: !312)
!377 = !DILocation(line: 1037, column: 12, scope: !373, inlinedAt: !374)
!378 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !379)
!379 = !DILocation(line: 23, column: 20, scope: !312)
!380 = !DILocation(line: 2398, column: 17, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12wrapping_abs", scope: !341, file: !85, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!382 = !DILocation(line: 24, column: 31, scope: !312)
!383 = !DILocation(line: 2398, column: 17, scope: !381, inlinedAt: !384)
!384 = !DILocation(line: 2422, column: 19, scope: !385, inlinedAt: !386)
!385 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12unsigned_abs", scope: !341, file: !85, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!386 = !DILocation(line: 24, column: 56, scope: !312)
!387 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !388)
!388 = !DILocation(line: 24, column: 20, scope: !312)
!389 = !DILocation(line: 24, column: 17, scope: !312)
!390 = !DILocation(line: 769, column: 37, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_add", scope: !310, file: !54, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!392 = !DILocation(line: 25, column: 31, scope: !312)
!393 = !DILocation(line: 457, column: 8, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !71, file: !70, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!395 = !DILocation(line: 769, column: 16, scope: !391, inlinedAt: !392)
!396 = !DILocation(line: 1044, column: 21, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "unwrap_or<u64>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionyE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!398 = !DILocation(line: 25, column: 46, scope: !312)
!399 = !DILocation(line: 0, scope: !397, inlinedAt: !398)
!400 = !DILocation(line: 2499, column: 26, scope: !401, inlinedAt: !402)
!401 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx15overflowing_add", scope: !341, file: !85, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!402 = !DILocation(line: 524, column: 31, scope: !403, inlinedAt: !404)
!403 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_add", scope: !341, file: !85, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!404 = !DILocation(line: 25, column: 63, scope: !312)
!405 = !DILocation(line: 457, column: 8, scope: !394, inlinedAt: !406)
!406 = !DILocation(line: 525, column: 16, scope: !407, inlinedAt: !404)
!407 = distinct !DILexicalBlock(scope: !403, file: !85, line: 524, column: 13)
!408 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !409)
!409 = !DILocation(line: 25, column: 20, scope: !312)
!410 = !DILocation(line: 923, column: 16, scope: !411, inlinedAt: !412)
!411 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_sub", scope: !310, file: !54, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!412 = !DILocation(line: 26, column: 31, scope: !312)
!413 = !DILocation(line: 2605, column: 26, scope: !414, inlinedAt: !415)
!414 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx15overflowing_sub", scope: !341, file: !85, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!415 = !DILocation(line: 664, column: 31, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_sub", scope: !341, file: !85, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!417 = !DILocation(line: 26, column: 63, scope: !312)
!418 = !DILocation(line: 457, column: 8, scope: !394, inlinedAt: !419)
!419 = !DILocation(line: 665, column: 16, scope: !420, inlinedAt: !417)
!420 = distinct !DILexicalBlock(scope: !416, file: !85, line: 664, column: 13)
!421 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !422)
!422 = !DILocation(line: 26, column: 20, scope: !312)
!423 = !DILocation(line: 3051, column: 26, scope: !424, inlinedAt: !425)
!424 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15overflowing_mul", scope: !310, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!425 = !DILocation(line: 1161, column: 31, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_mul", scope: !310, file: !54, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!427 = !DILocation(line: 27, column: 32, scope: !312)
!428 = !DILocation(line: 457, column: 8, scope: !394, inlinedAt: !429)
!429 = !DILocation(line: 1162, column: 16, scope: !430, inlinedAt: !427)
!430 = distinct !DILexicalBlock(scope: !426, file: !54, line: 1161, column: 13)
!431 = !DILocation(line: 2711, column: 26, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx15overflowing_mul", scope: !341, file: !85, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!433 = !DILocation(line: 804, column: 31, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_mul", scope: !341, file: !85, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!435 = !DILocation(line: 27, column: 64, scope: !312)
!436 = !DILocation(line: 457, column: 8, scope: !394, inlinedAt: !437)
!437 = !DILocation(line: 805, column: 16, scope: !438, inlinedAt: !435)
!438 = distinct !DILexicalBlock(scope: !434, file: !85, line: 804, column: 13)
!439 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !440)
!440 = !DILocation(line: 27, column: 20, scope: !312)
!441 = !DILocation(line: 3020, column: 20, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy8abs_diff", scope: !310, file: !54, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!443 = !DILocation(line: 28, column: 32, scope: !312)
!444 = !DILocation(line: 3679, column: 13, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx6signum", scope: !341, file: !85, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!446 = !DILocation(line: 28, column: 48, scope: !312)
!447 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !448)
!448 = !DILocation(line: 28, column: 20, scope: !312)
!449 = !DILocation(line: 457, column: 8, scope: !394, inlinedAt: !450)
!450 = !DILocation(line: 1251, column: 16, scope: !451, inlinedAt: !452)
!451 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_div", scope: !310, file: !54, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!452 = !DILocation(line: 29, column: 32, scope: !312)
!453 = !DILocation(line: 1256, column: 31, scope: !451, inlinedAt: !452)
!454 = !DILocation(line: 1046, column: 5, scope: !397, inlinedAt: !455)
!455 = !DILocation(line: 29, column: 47, scope: !312)
!456 = !DILocation(line: 0, scope: !397, inlinedAt: !455)
!457 = !DILocation(line: 1135, column: 37, scope: !458, inlinedAt: !459)
!458 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx11checked_rem", scope: !341, file: !85, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!459 = !DILocation(line: 29, column: 64, scope: !312)
!460 = !DILocation(line: 1135, column: 50, scope: !458, inlinedAt: !459)
!461 = !DILocation(line: 1139, column: 31, scope: !458, inlinedAt: !459)
!462 = !DILocation(line: 1046, column: 5, scope: !463, inlinedAt: !464)
!463 = distinct !DISubprogram(name: "unwrap_or<i64>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionxE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!464 = !DILocation(line: 29, column: 79, scope: !312)
!465 = !DILocation(line: 0, scope: !463, inlinedAt: !464)
!466 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !467)
!467 = !DILocation(line: 29, column: 20, scope: !312)
!468 = !DILocation(line: 1850, column: 16, scope: !469, inlinedAt: !470)
!469 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy11checked_shl", scope: !310, file: !54, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!470 = !DILocation(line: 30, column: 32, scope: !312)
!471 = !DILocation(line: 1591, column: 17, scope: !472, inlinedAt: !473)
!472 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx13unchecked_shr", scope: !341, file: !85, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!473 = !DILocation(line: 2372, column: 22, scope: !474, inlinedAt: !475)
!474 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx12wrapping_shr", scope: !341, file: !85, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!475 = !DILocation(line: 30, column: 71, scope: !312)
!476 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !477)
!477 = !DILocation(line: 30, column: 20, scope: !312)
!478 = !DILocation(line: 1229, column: 15, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u64>, u64, bit_tricks::longs::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZeroyEE6map_oryNCNvCs8PKCOvk8WQV_10bit_tricks5longs0EB1r_", scope: !138, file: !137, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!480 = !DILocation(line: 31, column: 57, scope: !312)
!481 = !DILocation(line: 1229, column: 9, scope: !479, inlinedAt: !480)
!482 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !483)
!483 = !DILocation(line: 31, column: 20, scope: !312)
!484 = !DILocation(line: 31, column: 17, scope: !312)
!485 = !DILocation(line: 87, column: 16, scope: !486, inlinedAt: !487)
!486 = distinct !DISubprogram(name: "u64", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u64", scope: !231, file: !230, line: 86, type: !13, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!487 = distinct !DILocation(line: 3544, column: 48, scope: !488, inlinedAt: !489)
!488 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy5isqrt", scope: !310, file: !54, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!489 = !DILocation(line: 32, column: 48, scope: !312)
!490 = !DILocation(line: 154, column: 20, scope: !491, inlinedAt: !492)
!491 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy13leading_zeros", scope: !310, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!492 = distinct !DILocation(line: 121, column: 45, scope: !486, inlinedAt: !487)
!493 = !DILocation(line: 122, column: 17, scope: !494, inlinedAt: !487)
!494 = distinct !DILexicalBlock(scope: !486, file: !230, line: 121, column: 17)
!495 = !DILocation(line: 143, column: 17, scope: !496, inlinedAt: !497)
!496 = distinct !DISubprogram(name: "u64_stages", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt10u64_stages", scope: !231, file: !230, line: 283, type: !13, scopeLine: 283, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!497 = distinct !DILocation(line: 124, column: 25, scope: !494, inlinedAt: !487)
!498 = !DILocation(line: 145, column: 14, scope: !499, inlinedAt: !497)
!499 = distinct !DILexicalBlock(scope: !496, file: !230, line: 143, column: 9)
!500 = !DILocation(line: 145, column: 17, scope: !499, inlinedAt: !497)
!501 = !DILocation(line: 164, column: 48, scope: !502, inlinedAt: !497)
!502 = distinct !DILexicalBlock(scope: !499, file: !230, line: 145, column: 9)
!503 = !DILocation(line: 210, column: 9, scope: !504, inlinedAt: !507)
!504 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !506, file: !505, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!505 = !DIFile(filename: "src/hint.rs", directory: "/rust/library/core", checksumkind: CSK_MD5, checksum: "2a901a283eb5f69871d8be07d256ca78")
!506 = !DINamespace(name: "hint", scope: !20)
!507 = distinct !DILocation(line: 164, column: 18, scope: !502, inlinedAt: !497)
!508 = !DILocation(line: 178, column: 48, scope: !509, inlinedAt: !497)
!509 = distinct !DILexicalBlock(scope: !510, file: !230, line: 187, column: 9)
!510 = distinct !DILexicalBlock(scope: !511, file: !230, line: 186, column: 9)
!511 = distinct !DILexicalBlock(scope: !512, file: !230, line: 179, column: 9)
!512 = distinct !DILexicalBlock(scope: !496, file: !230, line: 284, column: 5)
!513 = !DILocation(line: 188, column: 27, scope: !509, inlinedAt: !497)
!514 = !DILocation(line: 178, column: 48, scope: !510, inlinedAt: !497)
!515 = !DILocation(line: 187, column: 25, scope: !510, inlinedAt: !497)
!516 = !DILocation(line: 179, column: 17, scope: !512, inlinedAt: !497)
!517 = !DILocation(line: 178, column: 48, scope: !512, inlinedAt: !497)
!518 = !DILocation(line: 187, column: 57, scope: !510, inlinedAt: !497)
!519 = !DILocation(line: 189, column: 17, scope: !520, inlinedAt: !497)
!520 = distinct !DILexicalBlock(scope: !509, file: !230, line: 188, column: 9)
!521 = !DILocation(line: 190, column: 17, scope: !522, inlinedAt: !497)
!522 = distinct !DILexicalBlock(scope: !520, file: !230, line: 189, column: 9)
!523 = !DILocation(line: 192, column: 21, scope: !524, inlinedAt: !497)
!524 = distinct !DILexicalBlock(scope: !522, file: !230, line: 190, column: 9)
!525 = !DILocation(line: 178, column: 48, scope: !524, inlinedAt: !497)
!526 = !DILocation(line: 192, column: 45, scope: !524, inlinedAt: !497)
!527 = !DILocation(line: 194, column: 14, scope: !528, inlinedAt: !497)
!528 = distinct !DILexicalBlock(scope: !524, file: !230, line: 192, column: 9)
!529 = !DILocation(line: 194, column: 36, scope: !528, inlinedAt: !497)
!530 = !DILocation(line: 194, column: 13, scope: !528, inlinedAt: !497)
!531 = !DILocation(line: 194, column: 82, scope: !528, inlinedAt: !497)
!532 = !DILocation(line: 2928, column: 26, scope: !533, inlinedAt: !535)
!533 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_sub", scope: !534, file: !54, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!534 = !DINamespace(name: "{impl#7}", scope: !56)
!535 = distinct !DILocation(line: 194, column: 66, scope: !528, inlinedAt: !497)
!536 = !DILocation(line: 195, column: 12, scope: !537, inlinedAt: !497)
!537 = distinct !DILexicalBlock(scope: !528, file: !230, line: 193, column: 9)
!538 = !DILocation(line: 178, column: 48, scope: !539, inlinedAt: !497)
!539 = distinct !DILexicalBlock(scope: !540, file: !230, line: 187, column: 9)
!540 = distinct !DILexicalBlock(scope: !541, file: !230, line: 186, column: 9)
!541 = distinct !DILexicalBlock(scope: !542, file: !230, line: 179, column: 9)
!542 = distinct !DILexicalBlock(scope: !512, file: !230, line: 285, column: 5)
!543 = !DILocation(line: 219, column: 48, scope: !537, inlinedAt: !497)
!544 = !DILocation(line: 210, column: 9, scope: !504, inlinedAt: !545)
!545 = distinct !DILocation(line: 219, column: 18, scope: !537, inlinedAt: !497)
!546 = !DILocation(line: 188, column: 27, scope: !539, inlinedAt: !497)
!547 = !DILocation(line: 178, column: 48, scope: !540, inlinedAt: !497)
!548 = !DILocation(line: 187, column: 25, scope: !540, inlinedAt: !497)
!549 = !DILocation(line: 179, column: 17, scope: !542, inlinedAt: !497)
!550 = !DILocation(line: 178, column: 48, scope: !542, inlinedAt: !497)
!551 = !DILocation(line: 187, column: 57, scope: !540, inlinedAt: !497)
!552 = !DILocation(line: 189, column: 17, scope: !553, inlinedAt: !497)
!553 = distinct !DILexicalBlock(scope: !539, file: !230, line: 188, column: 9)
!554 = !DILocation(line: 190, column: 17, scope: !555, inlinedAt: !497)
!555 = distinct !DILexicalBlock(scope: !553, file: !230, line: 189, column: 9)
!556 = !DILocation(line: 192, column: 21, scope: !557, inlinedAt: !497)
!557 = distinct !DILexicalBlock(scope: !555, file: !230, line: 190, column: 9)
!558 = !DILocation(line: 178, column: 48, scope: !557, inlinedAt: !497)
!559 = !DILocation(line: 192, column: 45, scope: !557, inlinedAt: !497)
!560 = !DILocation(line: 194, column: 14, scope: !561, inlinedAt: !497)
!561 = distinct !DILexicalBlock(scope: !557, file: !230, line: 192, column: 9)
!562 = !DILocation(line: 194, column: 36, scope: !561, inlinedAt: !497)
!563 = !DILocation(line: 194, column: 13, scope: !561, inlinedAt: !497)
!564 = !DILocation(line: 194, column: 82, scope: !561, inlinedAt: !497)
!565 = !DILocation(line: 2928, column: 26, scope: !566, inlinedAt: !568)
!566 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_sub", scope: !567, file: !54, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!567 = !DINamespace(name: "{impl#8}", scope: !56)
!568 = distinct !DILocation(line: 194, column: 66, scope: !569, inlinedAt: !497)
!569 = !DILexicalBlockFile(scope: !561, file: !230, discriminator: 2)
!570 = !DILocation(line: 195, column: 12, scope: !571, inlinedAt: !497)
!571 = distinct !DILexicalBlock(scope: !561, file: !230, line: 193, column: 9)
!572 = !DILocation(line: 219, column: 48, scope: !571, inlinedAt: !497)
!573 = !DILocation(line: 210, column: 9, scope: !504, inlinedAt: !574)
!574 = distinct !DILocation(line: 219, column: 18, scope: !575, inlinedAt: !497)
!575 = !DILexicalBlockFile(scope: !571, file: !230, discriminator: 2)
!576 = !DILocation(line: 233, column: 33, scope: !577, inlinedAt: !497)
!577 = distinct !DILexicalBlock(scope: !578, file: !230, line: 238, column: 9)
!578 = distinct !DILexicalBlock(scope: !579, file: !230, line: 237, column: 9)
!579 = distinct !DILexicalBlock(scope: !542, file: !230, line: 286, column: 5)
!580 = !DILocation(line: 239, column: 27, scope: !577, inlinedAt: !497)
!581 = !DILocation(line: 233, column: 33, scope: !578, inlinedAt: !497)
!582 = !DILocation(line: 238, column: 25, scope: !578, inlinedAt: !497)
!583 = !DILocation(line: 238, column: 57, scope: !578, inlinedAt: !497)
!584 = !DILocation(line: 241, column: 17, scope: !585, inlinedAt: !497)
!585 = distinct !DILexicalBlock(scope: !577, file: !230, line: 239, column: 9)
!586 = !DILocation(line: 242, column: 21, scope: !587, inlinedAt: !497)
!587 = distinct !DILexicalBlock(scope: !585, file: !230, line: 241, column: 9)
!588 = !DILocation(line: 233, column: 33, scope: !587, inlinedAt: !497)
!589 = !DILocation(line: 242, column: 45, scope: !587, inlinedAt: !497)
!590 = !DILocation(line: 3051, column: 26, scope: !591, inlinedAt: !592)
!591 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15overflowing_mul", scope: !310, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!592 = distinct !DILocation(line: 243, column: 39, scope: !593, inlinedAt: !497)
!593 = distinct !DILexicalBlock(scope: !587, file: !230, line: 242, column: 9)
!594 = !DILocation(line: 244, column: 12, scope: !595, inlinedAt: !497)
!595 = distinct !DILexicalBlock(scope: !593, file: !230, line: 243, column: 9)
!596 = !DILocation(line: 126, column: 45, scope: !597, inlinedAt: !487)
!597 = distinct !DILexicalBlock(scope: !494, file: !230, line: 124, column: 17)
!598 = !DILocation(line: 127, column: 17, scope: !599, inlinedAt: !487)
!599 = distinct !DILexicalBlock(scope: !597, file: !230, line: 126, column: 17)
!600 = !DILocation(line: 87, column: 13, scope: !486, inlinedAt: !487)
!601 = !DILocation(line: 87, column: 16, scope: !602, inlinedAt: !603)
!602 = distinct !DISubprogram(name: "u32", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u32", scope: !231, file: !230, line: 86, type: !13, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!603 = distinct !DILocation(line: 88, column: 17, scope: !486, inlinedAt: !487)
!604 = !DILocation(line: 88, column: 28, scope: !486, inlinedAt: !487)
!605 = !DILocation(line: 154, column: 20, scope: !606, inlinedAt: !607)
!606 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm13leading_zeros", scope: !567, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!607 = distinct !DILocation(line: 121, column: 45, scope: !602, inlinedAt: !603)
!608 = !DILocation(line: 121, column: 43, scope: !602, inlinedAt: !603)
!609 = !DILocation(line: 122, column: 17, scope: !610, inlinedAt: !603)
!610 = distinct !DILexicalBlock(scope: !602, file: !230, line: 121, column: 17)
!611 = !DILocation(line: 143, column: 17, scope: !612, inlinedAt: !613)
!612 = distinct !DISubprogram(name: "u32_stages", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt10u32_stages", scope: !231, file: !230, line: 270, type: !13, scopeLine: 270, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!613 = distinct !DILocation(line: 124, column: 25, scope: !610, inlinedAt: !603)
!614 = !DILocation(line: 145, column: 46, scope: !615, inlinedAt: !613)
!615 = distinct !DILexicalBlock(scope: !612, file: !230, line: 143, column: 9)
!616 = !DILocation(line: 145, column: 14, scope: !615, inlinedAt: !613)
!617 = !DILocation(line: 145, column: 17, scope: !615, inlinedAt: !613)
!618 = !DILocation(line: 164, column: 48, scope: !619, inlinedAt: !613)
!619 = distinct !DILexicalBlock(scope: !615, file: !230, line: 145, column: 9)
!620 = !DILocation(line: 210, column: 9, scope: !621, inlinedAt: !622)
!621 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !506, file: !505, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!622 = distinct !DILocation(line: 164, column: 18, scope: !619, inlinedAt: !613)
!623 = !DILocation(line: 178, column: 48, scope: !624, inlinedAt: !613)
!624 = distinct !DILexicalBlock(scope: !625, file: !230, line: 187, column: 9)
!625 = distinct !DILexicalBlock(scope: !626, file: !230, line: 186, column: 9)
!626 = distinct !DILexicalBlock(scope: !627, file: !230, line: 179, column: 9)
!627 = distinct !DILexicalBlock(scope: !612, file: !230, line: 271, column: 5)
!628 = !DILocation(line: 188, column: 27, scope: !624, inlinedAt: !613)
!629 = !DILocation(line: 178, column: 48, scope: !625, inlinedAt: !613)
!630 = !DILocation(line: 187, column: 25, scope: !625, inlinedAt: !613)
!631 = !DILocation(line: 179, column: 17, scope: !627, inlinedAt: !613)
!632 = !DILocation(line: 178, column: 48, scope: !627, inlinedAt: !613)
!633 = !DILocation(line: 187, column: 57, scope: !625, inlinedAt: !613)
!634 = !DILocation(line: 189, column: 17, scope: !635, inlinedAt: !613)
!635 = distinct !DILexicalBlock(scope: !624, file: !230, line: 188, column: 9)
!636 = !DILocation(line: 190, column: 17, scope: !637, inlinedAt: !613)
!637 = distinct !DILexicalBlock(scope: !635, file: !230, line: 189, column: 9)
!638 = !DILocation(line: 192, column: 21, scope: !639, inlinedAt: !613)
!639 = distinct !DILexicalBlock(scope: !637, file: !230, line: 190, column: 9)
!640 = !DILocation(line: 178, column: 48, scope: !639, inlinedAt: !613)
!641 = !DILocation(line: 192, column: 45, scope: !639, inlinedAt: !613)
!642 = !DILocation(line: 194, column: 14, scope: !643, inlinedAt: !613)
!643 = distinct !DILexicalBlock(scope: !639, file: !230, line: 192, column: 9)
!644 = !DILocation(line: 194, column: 36, scope: !643, inlinedAt: !613)
!645 = !DILocation(line: 194, column: 13, scope: !643, inlinedAt: !613)
!646 = !DILocation(line: 194, column: 82, scope: !643, inlinedAt: !613)
!647 = !DILocation(line: 2928, column: 26, scope: !648, inlinedAt: !649)
!648 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_sub", scope: !534, file: !54, line: 2927, type: !13, scopeLine: 2927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!649 = distinct !DILocation(line: 194, column: 66, scope: !643, inlinedAt: !613)
!650 = !DILocation(line: 195, column: 12, scope: !651, inlinedAt: !613)
!651 = distinct !DILexicalBlock(scope: !643, file: !230, line: 193, column: 9)
!652 = !DILocation(line: 219, column: 48, scope: !651, inlinedAt: !613)
!653 = !DILocation(line: 210, column: 9, scope: !621, inlinedAt: !654)
!654 = distinct !DILocation(line: 219, column: 18, scope: !651, inlinedAt: !613)
!655 = !DILocation(line: 233, column: 33, scope: !656, inlinedAt: !613)
!656 = distinct !DILexicalBlock(scope: !657, file: !230, line: 238, column: 9)
!657 = distinct !DILexicalBlock(scope: !658, file: !230, line: 237, column: 9)
!658 = distinct !DILexicalBlock(scope: !627, file: !230, line: 272, column: 5)
!659 = !DILocation(line: 239, column: 27, scope: !656, inlinedAt: !613)
!660 = !DILocation(line: 233, column: 33, scope: !657, inlinedAt: !613)
!661 = !DILocation(line: 238, column: 25, scope: !657, inlinedAt: !613)
!662 = !DILocation(line: 238, column: 57, scope: !657, inlinedAt: !613)
!663 = !DILocation(line: 241, column: 17, scope: !664, inlinedAt: !613)
!664 = distinct !DILexicalBlock(scope: !656, file: !230, line: 239, column: 9)
!665 = !DILocation(line: 242, column: 21, scope: !666, inlinedAt: !613)
!666 = distinct !DILexicalBlock(scope: !664, file: !230, line: 241, column: 9)
!667 = !DILocation(line: 233, column: 33, scope: !666, inlinedAt: !613)
!668 = !DILocation(line: 242, column: 45, scope: !666, inlinedAt: !613)
!669 = !DILocation(line: 3051, column: 26, scope: !670, inlinedAt: !671)
!670 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_mul", scope: !567, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!671 = distinct !DILocation(line: 243, column: 39, scope: !672, inlinedAt: !613)
!672 = distinct !DILexicalBlock(scope: !666, file: !230, line: 242, column: 9)
!673 = !DILocation(line: 244, column: 12, scope: !674, inlinedAt: !613)
!674 = distinct !DILexicalBlock(scope: !672, file: !230, line: 243, column: 9)
!675 = !DILocation(line: 126, column: 45, scope: !676, inlinedAt: !603)
!676 = distinct !DILexicalBlock(scope: !610, file: !230, line: 124, column: 17)
!677 = !DILocation(line: 127, column: 17, scope: !678, inlinedAt: !603)
!678 = distinct !DILexicalBlock(scope: !676, file: !230, line: 126, column: 17)
!679 = !DILocation(line: 87, column: 13, scope: !602, inlinedAt: !603)
!680 = !DILocation(line: 87, column: 16, scope: !681, inlinedAt: !682)
!681 = distinct !DISubprogram(name: "u16", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt3u16", scope: !231, file: !230, line: 86, type: !13, scopeLine: 86, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!682 = distinct !DILocation(line: 88, column: 17, scope: !602, inlinedAt: !603)
!683 = !DILocation(line: 88, column: 28, scope: !602, inlinedAt: !603)
!684 = !DILocation(line: 154, column: 20, scope: !685, inlinedAt: !686)
!685 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt13leading_zeros", scope: !534, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!686 = distinct !DILocation(line: 121, column: 45, scope: !681, inlinedAt: !682)
!687 = !DILocation(line: 121, column: 43, scope: !681, inlinedAt: !682)
!688 = !DILocation(line: 122, column: 17, scope: !689, inlinedAt: !682)
!689 = distinct !DILexicalBlock(scope: !681, file: !230, line: 121, column: 17)
!690 = !DILocation(line: 143, column: 17, scope: !691, inlinedAt: !692)
!691 = distinct !DISubprogram(name: "u16_stages", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt10u16_stages", scope: !231, file: !230, line: 258, type: !13, scopeLine: 258, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!692 = distinct !DILocation(line: 124, column: 25, scope: !689, inlinedAt: !682)
!693 = !DILocation(line: 145, column: 46, scope: !694, inlinedAt: !692)
!694 = distinct !DILexicalBlock(scope: !691, file: !230, line: 143, column: 9)
!695 = !DILocation(line: 145, column: 14, scope: !694, inlinedAt: !692)
!696 = !DILocation(line: 145, column: 17, scope: !694, inlinedAt: !692)
!697 = !DILocation(line: 164, column: 48, scope: !698, inlinedAt: !692)
!698 = distinct !DILexicalBlock(scope: !694, file: !230, line: 145, column: 9)
!699 = !DILocation(line: 210, column: 9, scope: !700, inlinedAt: !701)
!700 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !506, file: !505, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!701 = distinct !DILocation(line: 164, column: 18, scope: !698, inlinedAt: !692)
!702 = !DILocation(line: 233, column: 33, scope: !703, inlinedAt: !692)
!703 = distinct !DILexicalBlock(scope: !704, file: !230, line: 238, column: 9)
!704 = distinct !DILexicalBlock(scope: !705, file: !230, line: 237, column: 9)
!705 = distinct !DILexicalBlock(scope: !691, file: !230, line: 259, column: 5)
!706 = !DILocation(line: 239, column: 27, scope: !703, inlinedAt: !692)
!707 = !DILocation(line: 233, column: 33, scope: !704, inlinedAt: !692)
!708 = !DILocation(line: 238, column: 25, scope: !704, inlinedAt: !692)
!709 = !DILocation(line: 238, column: 57, scope: !704, inlinedAt: !692)
!710 = !DILocation(line: 241, column: 17, scope: !711, inlinedAt: !692)
!711 = distinct !DILexicalBlock(scope: !703, file: !230, line: 239, column: 9)
!712 = !DILocation(line: 242, column: 21, scope: !713, inlinedAt: !692)
!713 = distinct !DILexicalBlock(scope: !711, file: !230, line: 241, column: 9)
!714 = !DILocation(line: 233, column: 33, scope: !713, inlinedAt: !692)
!715 = !DILocation(line: 242, column: 45, scope: !713, inlinedAt: !692)
!716 = !DILocation(line: 3051, column: 26, scope: !717, inlinedAt: !718)
!717 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_mul", scope: !534, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!718 = distinct !DILocation(line: 243, column: 39, scope: !719, inlinedAt: !692)
!719 = distinct !DILexicalBlock(scope: !713, file: !230, line: 242, column: 9)
!720 = !DILocation(line: 244, column: 12, scope: !721, inlinedAt: !692)
!721 = distinct !DILexicalBlock(scope: !719, file: !230, line: 243, column: 9)
!722 = !DILocation(line: 126, column: 45, scope: !723, inlinedAt: !682)
!723 = distinct !DILexicalBlock(scope: !689, file: !230, line: 124, column: 17)
!724 = !DILocation(line: 127, column: 17, scope: !725, inlinedAt: !682)
!725 = distinct !DILexicalBlock(scope: !723, file: !230, line: 126, column: 17)
!726 = !DILocation(line: 87, column: 13, scope: !681, inlinedAt: !682)
!727 = !DILocation(line: 41, column: 5, scope: !728, inlinedAt: !729)
!728 = distinct !DISubprogram(name: "u8", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core3num8int_sqrt2u8", scope: !231, file: !230, line: 40, type: !13, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!729 = distinct !DILocation(line: 88, column: 17, scope: !681, inlinedAt: !682)
!730 = !DILocation(line: 88, column: 17, scope: !681, inlinedAt: !682)
!731 = !DILocation(line: 0, scope: !681, inlinedAt: !682)
!732 = !DILocation(line: 88, column: 17, scope: !602, inlinedAt: !603)
!733 = !DILocation(line: 0, scope: !602, inlinedAt: !603)
!734 = !DILocation(line: 88, column: 17, scope: !486, inlinedAt: !487)
!735 = !DILocation(line: 0, scope: !486, inlinedAt: !487)
!736 = !DILocation(line: 214, column: 15, scope: !737, inlinedAt: !738)
!737 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy8midpoint", scope: !310, file: !237, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!738 = !DILocation(line: 32, column: 32, scope: !312)
!739 = !DILocation(line: 214, column: 23, scope: !737, inlinedAt: !738)
!740 = !DILocation(line: 214, column: 14, scope: !737, inlinedAt: !738)
!741 = !DILocation(line: 214, column: 13, scope: !737, inlinedAt: !738)
!742 = !DILocation(line: 203, column: 52, scope: !737, inlinedAt: !738)
!743 = !DILocation(line: 3558, column: 47, scope: !744, inlinedAt: !489)
!744 = distinct !DILexicalBlock(scope: !488, file: !54, line: 3544, column: 13)
!745 = !DILocation(line: 210, column: 9, scope: !746, inlinedAt: !747)
!746 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !506, file: !505, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!747 = !DILocation(line: 3558, column: 17, scope: !744, inlinedAt: !489)
!748 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !749)
!749 = !DILocation(line: 32, column: 20, scope: !312)
!750 = !DILocation(line: 32, column: 17, scope: !312)
!751 = !DILocation(line: 2011, column: 21, scope: !752, inlinedAt: !754)
!752 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs13_NtNtCs2TNzTbj2aEP_4core3cmp5implsyNtB8_3Ord3cmp", scope: !753, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!753 = !DINamespace(name: "{impl#67}", scope: !106)
!754 = !DILocation(line: 33, column: 33, scope: !312)
!755 = !DILocation(line: 2011, column: 21, scope: !756, inlinedAt: !758)
!756 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1f_NtNtCs2TNzTbj2aEP_4core3cmp5implsxNtB8_3Ord3cmp", scope: !757, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!757 = !DINamespace(name: "{impl#79}", scope: !106)
!758 = !DILocation(line: 33, column: 59, scope: !312)
!759 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !760)
!760 = !DILocation(line: 33, column: 20, scope: !312)
!761 = !DILocation(line: 33, column: 17, scope: !312)
!762 = !DILocation(line: 34, column: 46, scope: !312)
!763 = !DILocation(line: 450, column: 22, scope: !764, inlinedAt: !765)
!764 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10funnel_shl", scope: !310, file: !54, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!765 = !DILocation(line: 34, column: 32, scope: !312)
!766 = !DILocation(line: 485, column: 22, scope: !767, inlinedAt: !768)
!767 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy10funnel_shr", scope: !310, file: !54, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!768 = !DILocation(line: 34, column: 66, scope: !312)
!769 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !770)
!770 = !DILocation(line: 34, column: 20, scope: !312)
!771 = !DILocation(line: 34, column: 17, scope: !312)
!772 = !DILocation(line: 3504, column: 28, scope: !773, inlinedAt: !776)
!773 = distinct !DILexicalBlock(scope: !774, file: !54, line: 3496, column: 13)
!774 = distinct !DILexicalBlock(scope: !775, file: !54, line: 3495, column: 13)
!775 = distinct !DISubprogram(name: "pow", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy3pow", scope: !310, file: !54, line: 3491, type: !13, scopeLine: 3491, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!776 = distinct !DILocation(line: 35, column: 32, scope: !312)
!777 = !DILocation(line: 3511, column: 17, scope: !773, inlinedAt: !776)
!778 = !DILocation(line: 3762, column: 13, scope: !779, inlinedAt: !780)
!779 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15is_power_of_two", scope: !310, file: !54, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!780 = !DILocation(line: 35, column: 43, scope: !312)
!781 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !782)
!782 = !DILocation(line: 35, column: 20, scope: !312)
!783 = !DILocation(line: 3228, column: 21, scope: !784, inlinedAt: !785)
!784 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs1_NtCs2TNzTbj2aEP_4core3numx10rem_euclid", scope: !341, file: !85, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!785 = distinct !DILocation(line: 36, column: 32, scope: !312)
!786 = !DILocation(line: 3229, column: 16, scope: !787, inlinedAt: !785)
!787 = distinct !DILexicalBlock(scope: !784, file: !85, line: 3228, column: 13)
!788 = !DILocation(line: 36, column: 73, scope: !312)
!789 = !DILocation(line: 37, column: 51, scope: !790, inlinedAt: !792)
!790 = distinct !DILexicalBlock(scope: !791, file: !54, line: 2876, column: 13)
!791 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy12carrying_add", scope: !310, file: !54, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!792 = !DILocation(line: 36, column: 57, scope: !312)
!793 = !DILocation(line: 2829, column: 26, scope: !794, inlinedAt: !795)
!794 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs7_NtCs2TNzTbj2aEP_4core3numy15overflowing_add", scope: !310, file: !54, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!795 = !DILocation(line: 2877, column: 29, scope: !790, inlinedAt: !792)
!796 = !DILocation(line: 961, column: 18, scope: !306, inlinedAt: !797)
!797 = !DILocation(line: 36, column: 20, scope: !312)
!798 = !DILocation(line: 36, column: 17, scope: !312)
!799 = !DILocation(line: 38, column: 10, scope: !284)
!800 = distinct !DISubprogram(name: "shorts", scope: !12, file: !11, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!801 = !DILocation(line: 83, column: 5, scope: !802, inlinedAt: !803)
!802 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!803 = !DILocation(line: 11, column: 15, scope: !804, inlinedAt: !805)
!804 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!805 = !DILocation(line: 12, column: 21, scope: !800)
!806 = !DILocation(line: 62, column: 5, scope: !807, inlinedAt: !808)
!807 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!808 = !DILocation(line: 11, column: 39, scope: !804, inlinedAt: !805)
!809 = !DILocation(line: 125, column: 5, scope: !810, inlinedAt: !811)
!810 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!811 = !DILocation(line: 11, column: 63, scope: !804, inlinedAt: !805)
!812 = !DILocation(line: 11, column: 14, scope: !804, inlinedAt: !805)
!813 = !DILocation(line: 863, column: 18, scope: !814, inlinedAt: !815)
!814 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPt3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!815 = !DILocation(line: 15, column: 37, scope: !816)
!816 = distinct !DILexicalBlock(scope: !800, file: !11, line: 12, column: 13)
!817 = !DILocation(line: 15, column: 34, scope: !816)
!818 = !DILocation(line: 863, column: 18, scope: !814, inlinedAt: !819)
!819 = !DILocation(line: 15, column: 48, scope: !816)
!820 = !DILocation(line: 15, column: 45, scope: !816)
!821 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !823)
!822 = distinct !DISubprogram(name: "add<u16>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOt3addCs8PKCOvk8WQV_10bit_tricks", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!823 = !DILocation(line: 15, column: 60, scope: !816)
!824 = !DILocation(line: 85, column: 20, scope: !825, inlinedAt: !826)
!825 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10count_ones", scope: !534, file: !54, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!826 = !DILocation(line: 17, column: 25, scope: !827)
!827 = distinct !DILexicalBlock(scope: !828, file: !11, line: 16, column: 17)
!828 = distinct !DILexicalBlock(scope: !816, file: !11, line: 15, column: 17)
!829 = !DILocation(line: 154, column: 20, scope: !830, inlinedAt: !831)
!830 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt13leading_zeros", scope: !534, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!831 = !DILocation(line: 17, column: 42, scope: !827)
!832 = !DILocation(line: 17, column: 23, scope: !827)
!833 = !DILocation(line: 178, column: 20, scope: !834, inlinedAt: !835)
!834 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt14trailing_zeros", scope: !534, file: !54, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!835 = !DILocation(line: 17, column: 62, scope: !827)
!836 = !DILocation(line: 17, column: 22, scope: !827)
!837 = !DILocation(line: 11, column: 59, scope: !827)
!838 = !DILocation(line: 2029, column: 14, scope: !839, inlinedAt: !840)
!839 = distinct !DISubprogram(name: "rotate_left<u16>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_lefttECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!840 = distinct !DILocation(line: 386, column: 20, scope: !841, inlinedAt: !842)
!841 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11rotate_left", scope: !534, file: !54, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!842 = !DILocation(line: 18, column: 31, scope: !827)
!843 = !DILocation(line: 2051, column: 14, scope: !844, inlinedAt: !845)
!844 = distinct !DISubprogram(name: "rotate_right<u16>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_righttECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!845 = distinct !DILocation(line: 415, column: 20, scope: !846, inlinedAt: !847)
!846 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12rotate_right", scope: !534, file: !54, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!847 = !DILocation(line: 18, column: 57, scope: !827)
!848 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !849)
!849 = !DILocation(line: 18, column: 20, scope: !827)
!850 = !DILocation(line: 18, column: 17, scope: !827)
!851 = !DILocation(line: 2301, column: 13, scope: !852, inlinedAt: !853)
!852 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt14saturating_add", scope: !534, file: !54, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!853 = !DILocation(line: 19, column: 31, scope: !827)
!854 = !DILocation(line: 1895, column: 13, scope: !855, inlinedAt: !857)
!855 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums14saturating_add", scope: !856, file: !85, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!856 = !DINamespace(name: "{impl#1}", scope: !56)
!857 = !DILocation(line: 19, column: 53, scope: !827)
!858 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !859)
!859 = !DILocation(line: 19, column: 20, scope: !827)
!860 = !DILocation(line: 2345, column: 13, scope: !861, inlinedAt: !862)
!861 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt14saturating_sub", scope: !534, file: !54, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!862 = !DILocation(line: 20, column: 31, scope: !827)
!863 = !DILocation(line: 1937, column: 13, scope: !864, inlinedAt: !865)
!864 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums14saturating_sub", scope: !856, file: !85, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!865 = !DILocation(line: 20, column: 53, scope: !827)
!866 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !867)
!867 = !DILocation(line: 20, column: 20, scope: !827)
!868 = !DILocation(line: 560, column: 13, scope: !869, inlinedAt: !870)
!869 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10swap_bytes", scope: !534, file: !54, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!870 = !DILocation(line: 21, column: 31, scope: !827)
!871 = !DILocation(line: 615, column: 13, scope: !872, inlinedAt: !873)
!872 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12reverse_bits", scope: !534, file: !54, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!873 = !DILocation(line: 21, column: 48, scope: !827)
!874 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !875)
!875 = !DILocation(line: 21, column: 20, scope: !827)
!876 = !DILocation(line: 21, column: 17, scope: !827)
!877 = !DILocation(line: 1916, column: 50, scope: !878, inlinedAt: !880)
!878 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXsY_NtNtCs2TNzTbj2aEP_4core3cmp5implstNtB7_10PartialOrd2lt", scope: !879, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!879 = !DINamespace(name: "{impl#62}", scope: !106)
!880 = !DILocation(line: 1037, column: 12, scope: !881, inlinedAt: !882)
!881 = distinct !DISubprogram(name: "max<u16>", linkageName: "_RNvYtNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!882 = !DILocation(line: 22, column: 31, scope: !827)
!883 = !DILocation(line: 1916, column: 50, scope: !884, inlinedAt: !886)
!884 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1a_NtNtCs2TNzTbj2aEP_4core3cmp5implssNtB8_10PartialOrd2lt", scope: !885, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!885 = !DINamespace(name: "{impl#74}", scope: !106)
!886 = !DILocation(line: 1037, column: 12, scope: !887, inlinedAt: !889)
!887 = !DILexicalBlockFile(scope: !888, file: !104, discriminator: 2)
!888 = distinct !DISubprogram(name: "max<i16>", linkageName: "_RNvYsNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!889 = !DILocation(line: 22, column: 42, scope: !827)
!890 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !891)
!891 = !DILocation(line: 22, column: 20, scope: !827)
!892 = !DILocation(line: 1037, column: 12, scope: !888, inlinedAt: !889)
!893 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !894)
!894 = !DILocation(line: 23, column: 20, scope: !827)
!895 = !DILocation(line: 2398, column: 17, scope: !896, inlinedAt: !897)
!896 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums12wrapping_abs", scope: !856, file: !85, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!897 = !DILocation(line: 24, column: 31, scope: !827)
!898 = !DILocation(line: 2398, column: 17, scope: !896, inlinedAt: !899)
!899 = !DILocation(line: 2422, column: 19, scope: !900, inlinedAt: !901)
!900 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums12unsigned_abs", scope: !856, file: !85, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!901 = !DILocation(line: 24, column: 56, scope: !827)
!902 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !903)
!903 = !DILocation(line: 24, column: 20, scope: !827)
!904 = !DILocation(line: 24, column: 17, scope: !827)
!905 = !DILocation(line: 769, column: 37, scope: !906, inlinedAt: !907)
!906 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_add", scope: !534, file: !54, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!907 = !DILocation(line: 25, column: 31, scope: !827)
!908 = !DILocation(line: 457, column: 8, scope: !909, inlinedAt: !910)
!909 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !71, file: !70, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!910 = !DILocation(line: 769, column: 16, scope: !906, inlinedAt: !907)
!911 = !DILocation(line: 1044, column: 21, scope: !912, inlinedAt: !913)
!912 = distinct !DISubprogram(name: "unwrap_or<u16>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptiontE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!913 = !DILocation(line: 25, column: 46, scope: !827)
!914 = !DILocation(line: 0, scope: !912, inlinedAt: !913)
!915 = !DILocation(line: 2499, column: 26, scope: !916, inlinedAt: !917)
!916 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums15overflowing_add", scope: !856, file: !85, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!917 = !DILocation(line: 524, column: 31, scope: !918, inlinedAt: !919)
!918 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_add", scope: !856, file: !85, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!919 = !DILocation(line: 25, column: 63, scope: !827)
!920 = !DILocation(line: 457, column: 8, scope: !909, inlinedAt: !921)
!921 = !DILocation(line: 525, column: 16, scope: !922, inlinedAt: !919)
!922 = distinct !DILexicalBlock(scope: !918, file: !85, line: 524, column: 13)
!923 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !924)
!924 = !DILocation(line: 25, column: 20, scope: !827)
!925 = !DILocation(line: 923, column: 16, scope: !926, inlinedAt: !927)
!926 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_sub", scope: !534, file: !54, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!927 = !DILocation(line: 26, column: 31, scope: !827)
!928 = !DILocation(line: 2605, column: 26, scope: !929, inlinedAt: !930)
!929 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums15overflowing_sub", scope: !856, file: !85, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!930 = !DILocation(line: 664, column: 31, scope: !931, inlinedAt: !932)
!931 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_sub", scope: !856, file: !85, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!932 = !DILocation(line: 26, column: 63, scope: !827)
!933 = !DILocation(line: 457, column: 8, scope: !909, inlinedAt: !934)
!934 = !DILocation(line: 665, column: 16, scope: !935, inlinedAt: !932)
!935 = distinct !DILexicalBlock(scope: !931, file: !85, line: 664, column: 13)
!936 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !937)
!937 = !DILocation(line: 26, column: 20, scope: !827)
!938 = !DILocation(line: 3051, column: 26, scope: !939, inlinedAt: !940)
!939 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_mul", scope: !534, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!940 = !DILocation(line: 1161, column: 31, scope: !941, inlinedAt: !942)
!941 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_mul", scope: !534, file: !54, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!942 = !DILocation(line: 27, column: 32, scope: !827)
!943 = !DILocation(line: 457, column: 8, scope: !909, inlinedAt: !944)
!944 = !DILocation(line: 1162, column: 16, scope: !945, inlinedAt: !942)
!945 = distinct !DILexicalBlock(scope: !941, file: !54, line: 1161, column: 13)
!946 = !DILocation(line: 2711, column: 26, scope: !947, inlinedAt: !948)
!947 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums15overflowing_mul", scope: !856, file: !85, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!948 = !DILocation(line: 804, column: 31, scope: !949, inlinedAt: !950)
!949 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_mul", scope: !856, file: !85, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!950 = !DILocation(line: 27, column: 64, scope: !827)
!951 = !DILocation(line: 457, column: 8, scope: !909, inlinedAt: !952)
!952 = !DILocation(line: 805, column: 16, scope: !953, inlinedAt: !950)
!953 = distinct !DILexicalBlock(scope: !949, file: !85, line: 804, column: 13)
!954 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !955)
!955 = !DILocation(line: 27, column: 20, scope: !827)
!956 = !DILocation(line: 3020, column: 20, scope: !957, inlinedAt: !958)
!957 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt8abs_diff", scope: !534, file: !54, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!958 = !DILocation(line: 28, column: 32, scope: !827)
!959 = !DILocation(line: 3679, column: 13, scope: !960, inlinedAt: !961)
!960 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums6signum", scope: !856, file: !85, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!961 = !DILocation(line: 28, column: 48, scope: !827)
!962 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !963)
!963 = !DILocation(line: 28, column: 20, scope: !827)
!964 = !DILocation(line: 457, column: 8, scope: !909, inlinedAt: !965)
!965 = !DILocation(line: 1251, column: 16, scope: !966, inlinedAt: !967)
!966 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_div", scope: !534, file: !54, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!967 = !DILocation(line: 29, column: 32, scope: !827)
!968 = !DILocation(line: 1256, column: 31, scope: !966, inlinedAt: !967)
!969 = !DILocation(line: 1046, column: 5, scope: !912, inlinedAt: !970)
!970 = !DILocation(line: 29, column: 47, scope: !827)
!971 = !DILocation(line: 0, scope: !912, inlinedAt: !970)
!972 = !DILocation(line: 1135, column: 37, scope: !973, inlinedAt: !974)
!973 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums11checked_rem", scope: !856, file: !85, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!974 = !DILocation(line: 29, column: 64, scope: !827)
!975 = !DILocation(line: 1135, column: 50, scope: !973, inlinedAt: !974)
!976 = !DILocation(line: 1139, column: 31, scope: !973, inlinedAt: !974)
!977 = !DILocation(line: 1046, column: 5, scope: !978, inlinedAt: !979)
!978 = distinct !DISubprogram(name: "unwrap_or<i16>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionsE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!979 = !DILocation(line: 29, column: 79, scope: !827)
!980 = !DILocation(line: 0, scope: !978, inlinedAt: !979)
!981 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !982)
!982 = !DILocation(line: 29, column: 20, scope: !827)
!983 = !DILocation(line: 1850, column: 16, scope: !984, inlinedAt: !985)
!984 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt11checked_shl", scope: !534, file: !54, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!985 = !DILocation(line: 30, column: 32, scope: !827)
!986 = !DILocation(line: 2372, column: 36, scope: !987, inlinedAt: !988)
!987 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums12wrapping_shr", scope: !856, file: !85, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!988 = !DILocation(line: 30, column: 71, scope: !827)
!989 = !DILocation(line: 1591, column: 17, scope: !990, inlinedAt: !991)
!990 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums13unchecked_shr", scope: !856, file: !85, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!991 = !DILocation(line: 2372, column: 22, scope: !987, inlinedAt: !988)
!992 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !993)
!993 = !DILocation(line: 30, column: 20, scope: !827)
!994 = !DILocation(line: 1229, column: 15, scope: !995, inlinedAt: !996)
!995 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u16>, u16, bit_tricks::shorts::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerotEE6map_ortNCNvCs8PKCOvk8WQV_10bit_tricks6shorts0EB1r_", scope: !138, file: !137, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!996 = !DILocation(line: 31, column: 57, scope: !827)
!997 = !DILocation(line: 1229, column: 9, scope: !995, inlinedAt: !996)
!998 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !999)
!999 = !DILocation(line: 31, column: 20, scope: !827)
!1000 = !DILocation(line: 31, column: 17, scope: !827)
!1001 = !DILocation(line: 87, column: 16, scope: !681, inlinedAt: !1002)
!1002 = distinct !DILocation(line: 3544, column: 48, scope: !1003, inlinedAt: !1004)
!1003 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt5isqrt", scope: !534, file: !54, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1004 = !DILocation(line: 32, column: 48, scope: !827)
!1005 = !DILocation(line: 154, column: 20, scope: !685, inlinedAt: !1006)
!1006 = distinct !DILocation(line: 121, column: 45, scope: !681, inlinedAt: !1002)
!1007 = !DILocation(line: 121, column: 43, scope: !681, inlinedAt: !1002)
!1008 = !DILocation(line: 122, column: 17, scope: !689, inlinedAt: !1002)
!1009 = !DILocation(line: 143, column: 17, scope: !691, inlinedAt: !1010)
!1010 = distinct !DILocation(line: 124, column: 25, scope: !689, inlinedAt: !1002)
!1011 = !DILocation(line: 145, column: 46, scope: !694, inlinedAt: !1010)
!1012 = !DILocation(line: 145, column: 14, scope: !694, inlinedAt: !1010)
!1013 = !DILocation(line: 145, column: 17, scope: !694, inlinedAt: !1010)
!1014 = !DILocation(line: 164, column: 48, scope: !698, inlinedAt: !1010)
!1015 = !DILocation(line: 210, column: 9, scope: !700, inlinedAt: !1016)
!1016 = distinct !DILocation(line: 164, column: 18, scope: !698, inlinedAt: !1010)
!1017 = !DILocation(line: 233, column: 33, scope: !703, inlinedAt: !1010)
!1018 = !DILocation(line: 239, column: 27, scope: !703, inlinedAt: !1010)
!1019 = !DILocation(line: 233, column: 33, scope: !704, inlinedAt: !1010)
!1020 = !DILocation(line: 238, column: 25, scope: !704, inlinedAt: !1010)
!1021 = !DILocation(line: 238, column: 57, scope: !704, inlinedAt: !1010)
!1022 = !DILocation(line: 241, column: 17, scope: !711, inlinedAt: !1010)
!1023 = !DILocation(line: 242, column: 21, scope: !713, inlinedAt: !1010)
!1024 = !DILocation(line: 233, column: 33, scope: !713, inlinedAt: !1010)
!1025 = !DILocation(line: 242, column: 45, scope: !713, inlinedAt: !1010)
!1026 = !DILocation(line: 3051, column: 26, scope: !717, inlinedAt: !1027)
!1027 = distinct !DILocation(line: 243, column: 39, scope: !719, inlinedAt: !1010)
!1028 = !DILocation(line: 244, column: 12, scope: !721, inlinedAt: !1010)
!1029 = !DILocation(line: 126, column: 45, scope: !723, inlinedAt: !1002)
!1030 = !DILocation(line: 127, column: 17, scope: !725, inlinedAt: !1002)
!1031 = !DILocation(line: 87, column: 13, scope: !681, inlinedAt: !1002)
!1032 = !DILocation(line: 88, column: 28, scope: !681, inlinedAt: !1002)
!1033 = !DILocation(line: 41, column: 5, scope: !728, inlinedAt: !1034)
!1034 = distinct !DILocation(line: 88, column: 17, scope: !681, inlinedAt: !1002)
!1035 = !DILocation(line: 88, column: 17, scope: !681, inlinedAt: !1002)
!1036 = !DILocation(line: 0, scope: !681, inlinedAt: !1002)
!1037 = !DILocation(line: 214, column: 15, scope: !1038, inlinedAt: !1039)
!1038 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt8midpoint", scope: !534, file: !237, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1039 = !DILocation(line: 32, column: 32, scope: !827)
!1040 = !DILocation(line: 18, column: 43, scope: !827)
!1041 = !DILocation(line: 214, column: 14, scope: !1038, inlinedAt: !1039)
!1042 = !DILocation(line: 214, column: 13, scope: !1038, inlinedAt: !1039)
!1043 = !DILocation(line: 203, column: 52, scope: !1038, inlinedAt: !1039)
!1044 = !DILocation(line: 3558, column: 47, scope: !1045, inlinedAt: !1004)
!1045 = distinct !DILexicalBlock(scope: !1003, file: !54, line: 3544, column: 13)
!1046 = !DILocation(line: 210, column: 9, scope: !1047, inlinedAt: !1048)
!1047 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !506, file: !505, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1048 = !DILocation(line: 3558, column: 17, scope: !1045, inlinedAt: !1004)
!1049 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !1050)
!1050 = !DILocation(line: 32, column: 20, scope: !827)
!1051 = !DILocation(line: 32, column: 17, scope: !827)
!1052 = !DILocation(line: 2011, column: 21, scope: !1053, inlinedAt: !1055)
!1053 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXsZ_NtNtCs2TNzTbj2aEP_4core3cmp5implstNtB7_3Ord3cmp", scope: !1054, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1054 = !DINamespace(name: "{impl#63}", scope: !106)
!1055 = !DILocation(line: 33, column: 33, scope: !827)
!1056 = !DILocation(line: 2011, column: 21, scope: !1057, inlinedAt: !1059)
!1057 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1b_NtNtCs2TNzTbj2aEP_4core3cmp5implssNtB8_3Ord3cmp", scope: !1058, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1058 = !DINamespace(name: "{impl#75}", scope: !106)
!1059 = !DILocation(line: 33, column: 59, scope: !827)
!1060 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !1061)
!1061 = !DILocation(line: 33, column: 20, scope: !827)
!1062 = !DILocation(line: 33, column: 17, scope: !827)
!1063 = !DILocation(line: 34, column: 46, scope: !827)
!1064 = !DILocation(line: 450, column: 22, scope: !1065, inlinedAt: !1066)
!1065 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10funnel_shl", scope: !534, file: !54, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1066 = !DILocation(line: 34, column: 32, scope: !827)
!1067 = !DILocation(line: 485, column: 22, scope: !1068, inlinedAt: !1069)
!1068 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt10funnel_shr", scope: !534, file: !54, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1069 = !DILocation(line: 34, column: 66, scope: !827)
!1070 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !1071)
!1071 = !DILocation(line: 34, column: 20, scope: !827)
!1072 = !DILocation(line: 34, column: 17, scope: !827)
!1073 = !DILocation(line: 3504, column: 28, scope: !1074, inlinedAt: !1077)
!1074 = distinct !DILexicalBlock(scope: !1075, file: !54, line: 3496, column: 13)
!1075 = distinct !DILexicalBlock(scope: !1076, file: !54, line: 3495, column: 13)
!1076 = distinct !DISubprogram(name: "pow", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt3pow", scope: !534, file: !54, line: 3491, type: !13, scopeLine: 3491, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1077 = distinct !DILocation(line: 35, column: 32, scope: !827)
!1078 = !DILocation(line: 3511, column: 17, scope: !1074, inlinedAt: !1077)
!1079 = !DILocation(line: 3762, column: 13, scope: !1080, inlinedAt: !1081)
!1080 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15is_power_of_two", scope: !534, file: !54, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1081 = !DILocation(line: 35, column: 43, scope: !827)
!1082 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !1083)
!1083 = !DILocation(line: 35, column: 20, scope: !827)
!1084 = !DILocation(line: 3228, column: 21, scope: !1085, inlinedAt: !1086)
!1085 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs_NtCs2TNzTbj2aEP_4core3nums10rem_euclid", scope: !856, file: !85, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1086 = distinct !DILocation(line: 36, column: 32, scope: !827)
!1087 = !DILocation(line: 3229, column: 16, scope: !1088, inlinedAt: !1086)
!1088 = distinct !DILexicalBlock(scope: !1085, file: !85, line: 3228, column: 13)
!1089 = !DILocation(line: 36, column: 73, scope: !827)
!1090 = !DILocation(line: 37, column: 51, scope: !1091, inlinedAt: !1093)
!1091 = distinct !DILexicalBlock(scope: !1092, file: !54, line: 2876, column: 13)
!1092 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt12carrying_add", scope: !534, file: !54, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1093 = !DILocation(line: 36, column: 57, scope: !827)
!1094 = !DILocation(line: 2829, column: 26, scope: !1095, inlinedAt: !1096)
!1095 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs5_NtCs2TNzTbj2aEP_4core3numt15overflowing_add", scope: !534, file: !54, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1096 = !DILocation(line: 2877, column: 29, scope: !1091, inlinedAt: !1093)
!1097 = !DILocation(line: 961, column: 18, scope: !822, inlinedAt: !1098)
!1098 = !DILocation(line: 36, column: 20, scope: !827)
!1099 = !DILocation(line: 36, column: 17, scope: !827)
!1100 = !DILocation(line: 38, column: 10, scope: !800)
!1101 = distinct !DISubprogram(name: "words", scope: !12, file: !11, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1102 = !DILocation(line: 83, column: 5, scope: !1103, inlinedAt: !1104)
!1103 = distinct !DISubprogram(name: "_block_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_idx_x", scope: !18, file: !17, line: 82, type: !13, scopeLine: 82, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1104 = !DILocation(line: 11, column: 15, scope: !1105, inlinedAt: !1106)
!1105 = distinct !DISubprogram(name: "thread", linkageName: "_RNvCs9HYQ7B7pN6b_6corpus6thread", scope: !24, file: !23, line: 9, type: !13, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1106 = !DILocation(line: 12, column: 21, scope: !1101)
!1107 = !DILocation(line: 62, column: 5, scope: !1108, inlinedAt: !1109)
!1108 = distinct !DISubprogram(name: "_block_dim_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx12__block_dim_x", scope: !18, file: !17, line: 61, type: !13, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1109 = !DILocation(line: 11, column: 39, scope: !1105, inlinedAt: !1106)
!1110 = !DILocation(line: 125, column: 5, scope: !1111, inlinedAt: !1112)
!1111 = distinct !DISubprogram(name: "_thread_idx_x", linkageName: "_RNvNtNtCs2TNzTbj2aEP_4core9core_arch5nvptx13__thread_idx_x", scope: !18, file: !17, line: 124, type: !13, scopeLine: 124, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1112 = !DILocation(line: 11, column: 63, scope: !1105, inlinedAt: !1106)
!1113 = !DILocation(line: 11, column: 14, scope: !1105, inlinedAt: !1106)
!1114 = !DILocation(line: 863, column: 18, scope: !1115, inlinedAt: !1116)
!1115 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr9const_ptrPm3addCs8PKCOvk8WQV_10bit_tricks", scope: !36, file: !35, line: 829, type: !13, scopeLine: 829, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1116 = !DILocation(line: 15, column: 37, scope: !1117)
!1117 = distinct !DILexicalBlock(scope: !1101, file: !11, line: 12, column: 13)
!1118 = !DILocation(line: 15, column: 34, scope: !1117)
!1119 = !DILocation(line: 863, column: 18, scope: !1115, inlinedAt: !1120)
!1120 = !DILocation(line: 15, column: 48, scope: !1117)
!1121 = !DILocation(line: 15, column: 45, scope: !1117)
!1122 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1124)
!1123 = distinct !DISubprogram(name: "add<u32>", linkageName: "_RNvMNtNtCs2TNzTbj2aEP_4core3ptr7mut_ptrOm3addCs8PKCOvk8WQV_10bit_tricks", scope: !49, file: !48, line: 927, type: !13, scopeLine: 927, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1124 = !DILocation(line: 15, column: 60, scope: !1117)
!1125 = !DILocation(line: 85, column: 20, scope: !1126, inlinedAt: !1127)
!1126 = distinct !DISubprogram(name: "count_ones", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10count_ones", scope: !567, file: !54, line: 84, type: !13, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1127 = !DILocation(line: 17, column: 25, scope: !1128)
!1128 = distinct !DILexicalBlock(scope: !1129, file: !11, line: 16, column: 17)
!1129 = distinct !DILexicalBlock(scope: !1117, file: !11, line: 15, column: 17)
!1130 = !DILocation(line: 154, column: 20, scope: !1131, inlinedAt: !1132)
!1131 = distinct !DISubprogram(name: "leading_zeros", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm13leading_zeros", scope: !567, file: !54, line: 153, type: !13, scopeLine: 153, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1132 = !DILocation(line: 17, column: 42, scope: !1128)
!1133 = !DILocation(line: 17, column: 23, scope: !1128)
!1134 = !DILocation(line: 178, column: 20, scope: !1135, inlinedAt: !1136)
!1135 = distinct !DISubprogram(name: "trailing_zeros", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm14trailing_zeros", scope: !567, file: !54, line: 177, type: !13, scopeLine: 177, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1136 = !DILocation(line: 17, column: 62, scope: !1128)
!1137 = !DILocation(line: 17, column: 22, scope: !1128)
!1138 = !DILocation(line: 11, column: 59, scope: !1128)
!1139 = !DILocation(line: 2029, column: 14, scope: !1140, inlinedAt: !1141)
!1140 = distinct !DISubprogram(name: "rotate_left<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics11rotate_leftmECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2025, type: !13, scopeLine: 2025, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1141 = distinct !DILocation(line: 386, column: 20, scope: !1142, inlinedAt: !1143)
!1142 = distinct !DISubprogram(name: "rotate_left", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11rotate_left", scope: !567, file: !54, line: 385, type: !13, scopeLine: 385, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1143 = !DILocation(line: 18, column: 31, scope: !1128)
!1144 = !DILocation(line: 2051, column: 14, scope: !1145, inlinedAt: !1146)
!1145 = distinct !DISubprogram(name: "rotate_right<u32>", linkageName: "_RINvNtCs2TNzTbj2aEP_4core10intrinsics12rotate_rightmECs8PKCOvk8WQV_10bit_tricks", scope: !71, file: !70, line: 2047, type: !13, scopeLine: 2047, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1146 = distinct !DILocation(line: 415, column: 20, scope: !1147, inlinedAt: !1148)
!1147 = distinct !DISubprogram(name: "rotate_right", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12rotate_right", scope: !567, file: !54, line: 414, type: !13, scopeLine: 414, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1148 = !DILocation(line: 18, column: 57, scope: !1128)
!1149 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1150)
!1150 = !DILocation(line: 18, column: 20, scope: !1128)
!1151 = !DILocation(line: 18, column: 17, scope: !1128)
!1152 = !DILocation(line: 2301, column: 13, scope: !1153, inlinedAt: !1154)
!1153 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm14saturating_add", scope: !567, file: !54, line: 2300, type: !13, scopeLine: 2300, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1154 = !DILocation(line: 19, column: 31, scope: !1128)
!1155 = !DILocation(line: 1895, column: 13, scope: !1156, inlinedAt: !1157)
!1156 = distinct !DISubprogram(name: "saturating_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl14saturating_add", scope: !184, file: !85, line: 1894, type: !13, scopeLine: 1894, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1157 = !DILocation(line: 19, column: 53, scope: !1128)
!1158 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1159)
!1159 = !DILocation(line: 19, column: 20, scope: !1128)
!1160 = !DILocation(line: 2345, column: 13, scope: !1161, inlinedAt: !1162)
!1161 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm14saturating_sub", scope: !567, file: !54, line: 2344, type: !13, scopeLine: 2344, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1162 = !DILocation(line: 20, column: 31, scope: !1128)
!1163 = !DILocation(line: 1937, column: 13, scope: !1164, inlinedAt: !1165)
!1164 = distinct !DISubprogram(name: "saturating_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl14saturating_sub", scope: !184, file: !85, line: 1936, type: !13, scopeLine: 1936, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1165 = !DILocation(line: 20, column: 53, scope: !1128)
!1166 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1167)
!1167 = !DILocation(line: 20, column: 20, scope: !1128)
!1168 = !DILocation(line: 560, column: 13, scope: !1169, inlinedAt: !1170)
!1169 = distinct !DISubprogram(name: "swap_bytes", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10swap_bytes", scope: !567, file: !54, line: 559, type: !13, scopeLine: 559, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1170 = !DILocation(line: 21, column: 31, scope: !1128)
!1171 = !DILocation(line: 615, column: 13, scope: !1172, inlinedAt: !1173)
!1172 = distinct !DISubprogram(name: "reverse_bits", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12reverse_bits", scope: !567, file: !54, line: 614, type: !13, scopeLine: 614, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1173 = !DILocation(line: 21, column: 48, scope: !1128)
!1174 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1175)
!1175 = !DILocation(line: 21, column: 20, scope: !1128)
!1176 = !DILocation(line: 21, column: 17, scope: !1128)
!1177 = !DILocation(line: 1916, column: 50, scope: !1178, inlinedAt: !1180)
!1178 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs10_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_10PartialOrd2lt", scope: !1179, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1179 = !DINamespace(name: "{impl#64}", scope: !106)
!1180 = !DILocation(line: 1037, column: 12, scope: !1181, inlinedAt: !1182)
!1181 = distinct !DISubprogram(name: "max<u32>", linkageName: "_RNvYmNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1182 = !DILocation(line: 22, column: 31, scope: !1128)
!1183 = !DILocation(line: 1916, column: 50, scope: !1184, inlinedAt: !1186)
!1184 = distinct !DISubprogram(name: "lt", linkageName: "_RNvXs1c_NtNtCs2TNzTbj2aEP_4core3cmp5implslNtB8_10PartialOrd2lt", scope: !1185, file: !104, line: 1916, type: !13, scopeLine: 1916, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1185 = !DINamespace(name: "{impl#76}", scope: !106)
!1186 = !DILocation(line: 1037, column: 12, scope: !1187, inlinedAt: !1189)
!1187 = !DILexicalBlockFile(scope: !1188, file: !104, discriminator: 2)
!1188 = distinct !DISubprogram(name: "max<i32>", linkageName: "_RNvYlNtNtCs2TNzTbj2aEP_4core3cmp3Ord3maxCs8PKCOvk8WQV_10bit_tricks", scope: !110, file: !104, line: 1033, type: !13, scopeLine: 1033, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1189 = !DILocation(line: 22, column: 42, scope: !1128)
!1190 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1191)
!1191 = !DILocation(line: 22, column: 20, scope: !1128)
!1192 = !DILocation(line: 1037, column: 12, scope: !1188, inlinedAt: !1189)
!1193 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1194)
!1194 = !DILocation(line: 23, column: 20, scope: !1128)
!1195 = !DILocation(line: 2398, column: 17, scope: !1196, inlinedAt: !1197)
!1196 = distinct !DISubprogram(name: "wrapping_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_abs", scope: !184, file: !85, line: 2397, type: !13, scopeLine: 2397, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1197 = !DILocation(line: 24, column: 31, scope: !1128)
!1198 = !DILocation(line: 2398, column: 17, scope: !1196, inlinedAt: !1199)
!1199 = !DILocation(line: 2422, column: 19, scope: !1200, inlinedAt: !1201)
!1200 = distinct !DISubprogram(name: "unsigned_abs", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12unsigned_abs", scope: !184, file: !85, line: 2421, type: !13, scopeLine: 2421, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1201 = !DILocation(line: 24, column: 56, scope: !1128)
!1202 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1203)
!1203 = !DILocation(line: 24, column: 20, scope: !1128)
!1204 = !DILocation(line: 24, column: 17, scope: !1128)
!1205 = !DILocation(line: 769, column: 37, scope: !1206, inlinedAt: !1207)
!1206 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_add", scope: !567, file: !54, line: 761, type: !13, scopeLine: 761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1207 = !DILocation(line: 25, column: 31, scope: !1128)
!1208 = !DILocation(line: 457, column: 8, scope: !1209, inlinedAt: !1210)
!1209 = distinct !DISubprogram(name: "unlikely", linkageName: "_RNvNtCs2TNzTbj2aEP_4core10intrinsics8unlikely", scope: !71, file: !70, line: 456, type: !13, scopeLine: 456, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1210 = !DILocation(line: 769, column: 16, scope: !1206, inlinedAt: !1207)
!1211 = !DILocation(line: 1044, column: 21, scope: !1212, inlinedAt: !1213)
!1212 = distinct !DISubprogram(name: "unwrap_or<u32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionmE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1213 = !DILocation(line: 25, column: 46, scope: !1128)
!1214 = !DILocation(line: 0, scope: !1212, inlinedAt: !1213)
!1215 = !DILocation(line: 2499, column: 26, scope: !1216, inlinedAt: !1217)
!1216 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl15overflowing_add", scope: !184, file: !85, line: 2498, type: !13, scopeLine: 2498, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1217 = !DILocation(line: 524, column: 31, scope: !1218, inlinedAt: !1219)
!1218 = distinct !DISubprogram(name: "checked_add", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_add", scope: !184, file: !85, line: 523, type: !13, scopeLine: 523, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1219 = !DILocation(line: 25, column: 63, scope: !1128)
!1220 = !DILocation(line: 457, column: 8, scope: !1209, inlinedAt: !1221)
!1221 = !DILocation(line: 525, column: 16, scope: !1222, inlinedAt: !1219)
!1222 = distinct !DILexicalBlock(scope: !1218, file: !85, line: 524, column: 13)
!1223 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1224)
!1224 = !DILocation(line: 25, column: 20, scope: !1128)
!1225 = !DILocation(line: 923, column: 16, scope: !1226, inlinedAt: !1227)
!1226 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_sub", scope: !567, file: !54, line: 917, type: !13, scopeLine: 917, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1227 = !DILocation(line: 26, column: 31, scope: !1128)
!1228 = !DILocation(line: 2605, column: 26, scope: !1229, inlinedAt: !1230)
!1229 = distinct !DISubprogram(name: "overflowing_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl15overflowing_sub", scope: !184, file: !85, line: 2604, type: !13, scopeLine: 2604, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1230 = !DILocation(line: 664, column: 31, scope: !1231, inlinedAt: !1232)
!1231 = distinct !DISubprogram(name: "checked_sub", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_sub", scope: !184, file: !85, line: 663, type: !13, scopeLine: 663, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1232 = !DILocation(line: 26, column: 63, scope: !1128)
!1233 = !DILocation(line: 457, column: 8, scope: !1209, inlinedAt: !1234)
!1234 = !DILocation(line: 665, column: 16, scope: !1235, inlinedAt: !1232)
!1235 = distinct !DILexicalBlock(scope: !1231, file: !85, line: 664, column: 13)
!1236 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1237)
!1237 = !DILocation(line: 26, column: 20, scope: !1128)
!1238 = !DILocation(line: 3051, column: 26, scope: !1239, inlinedAt: !1240)
!1239 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_mul", scope: !567, file: !54, line: 3050, type: !13, scopeLine: 3050, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1240 = !DILocation(line: 1161, column: 31, scope: !1241, inlinedAt: !1242)
!1241 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_mul", scope: !567, file: !54, line: 1160, type: !13, scopeLine: 1160, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1242 = !DILocation(line: 27, column: 32, scope: !1128)
!1243 = !DILocation(line: 457, column: 8, scope: !1209, inlinedAt: !1244)
!1244 = !DILocation(line: 1162, column: 16, scope: !1245, inlinedAt: !1242)
!1245 = distinct !DILexicalBlock(scope: !1241, file: !54, line: 1161, column: 13)
!1246 = !DILocation(line: 2711, column: 26, scope: !1247, inlinedAt: !1248)
!1247 = distinct !DISubprogram(name: "overflowing_mul", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl15overflowing_mul", scope: !184, file: !85, line: 2710, type: !13, scopeLine: 2710, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1248 = !DILocation(line: 804, column: 31, scope: !1249, inlinedAt: !1250)
!1249 = distinct !DISubprogram(name: "checked_mul", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_mul", scope: !184, file: !85, line: 803, type: !13, scopeLine: 803, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1250 = !DILocation(line: 27, column: 64, scope: !1128)
!1251 = !DILocation(line: 457, column: 8, scope: !1209, inlinedAt: !1252)
!1252 = !DILocation(line: 805, column: 16, scope: !1253, inlinedAt: !1250)
!1253 = distinct !DILexicalBlock(scope: !1249, file: !85, line: 804, column: 13)
!1254 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1255)
!1255 = !DILocation(line: 27, column: 20, scope: !1128)
!1256 = !DILocation(line: 3020, column: 20, scope: !1257, inlinedAt: !1258)
!1257 = distinct !DISubprogram(name: "abs_diff", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm8abs_diff", scope: !567, file: !54, line: 3014, type: !13, scopeLine: 3014, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1258 = !DILocation(line: 28, column: 32, scope: !1128)
!1259 = !DILocation(line: 3679, column: 13, scope: !1260, inlinedAt: !1261)
!1260 = distinct !DISubprogram(name: "signum", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl6signum", scope: !184, file: !85, line: 3673, type: !13, scopeLine: 3673, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1261 = !DILocation(line: 28, column: 48, scope: !1128)
!1262 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1263)
!1263 = !DILocation(line: 28, column: 20, scope: !1128)
!1264 = !DILocation(line: 457, column: 8, scope: !1209, inlinedAt: !1265)
!1265 = !DILocation(line: 1251, column: 16, scope: !1266, inlinedAt: !1267)
!1266 = distinct !DISubprogram(name: "checked_div", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_div", scope: !567, file: !54, line: 1250, type: !13, scopeLine: 1250, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1267 = !DILocation(line: 29, column: 32, scope: !1128)
!1268 = !DILocation(line: 1256, column: 31, scope: !1266, inlinedAt: !1267)
!1269 = !DILocation(line: 1046, column: 5, scope: !1212, inlinedAt: !1270)
!1270 = !DILocation(line: 29, column: 47, scope: !1128)
!1271 = !DILocation(line: 0, scope: !1212, inlinedAt: !1270)
!1272 = !DILocation(line: 1135, column: 37, scope: !1273, inlinedAt: !1274)
!1273 = distinct !DISubprogram(name: "checked_rem", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl11checked_rem", scope: !184, file: !85, line: 1134, type: !13, scopeLine: 1134, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1274 = !DILocation(line: 29, column: 64, scope: !1128)
!1275 = !DILocation(line: 1135, column: 50, scope: !1273, inlinedAt: !1274)
!1276 = !DILocation(line: 1139, column: 31, scope: !1273, inlinedAt: !1274)
!1277 = !DILocation(line: 1046, column: 5, scope: !1278, inlinedAt: !1279)
!1278 = distinct !DISubprogram(name: "unwrap_or<i32>", linkageName: "_RNvMNtCs2TNzTbj2aEP_4core6optionINtB2_6OptionlE9unwrap_orCs8PKCOvk8WQV_10bit_tricks", scope: !138, file: !137, line: 1038, type: !13, scopeLine: 1038, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1279 = !DILocation(line: 29, column: 79, scope: !1128)
!1280 = !DILocation(line: 0, scope: !1278, inlinedAt: !1279)
!1281 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1282)
!1282 = !DILocation(line: 29, column: 20, scope: !1128)
!1283 = !DILocation(line: 1850, column: 16, scope: !1284, inlinedAt: !1285)
!1284 = distinct !DISubprogram(name: "checked_shl", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm11checked_shl", scope: !567, file: !54, line: 1848, type: !13, scopeLine: 1848, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1285 = !DILocation(line: 30, column: 32, scope: !1128)
!1286 = !DILocation(line: 2372, column: 36, scope: !1287, inlinedAt: !1288)
!1287 = distinct !DISubprogram(name: "wrapping_shr", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl12wrapping_shr", scope: !184, file: !85, line: 2368, type: !13, scopeLine: 2368, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1288 = !DILocation(line: 30, column: 71, scope: !1128)
!1289 = !DILocation(line: 1591, column: 17, scope: !1290, inlinedAt: !1291)
!1290 = distinct !DISubprogram(name: "unchecked_shr", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl13unchecked_shr", scope: !184, file: !85, line: 1580, type: !13, scopeLine: 1580, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1291 = !DILocation(line: 2372, column: 22, scope: !1287, inlinedAt: !1288)
!1292 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1293)
!1293 = !DILocation(line: 30, column: 20, scope: !1128)
!1294 = !DILocation(line: 1229, column: 15, scope: !1295, inlinedAt: !1296)
!1295 = distinct !DISubprogram(name: "map_or<core::num::nonzero::NonZero<u32>, u32, bit_tricks::words::{closure_env#0}>", linkageName: "_RINvMNtCs2TNzTbj2aEP_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZeromEE6map_ormNCNvCs8PKCOvk8WQV_10bit_tricks5words0EB1r_", scope: !138, file: !137, line: 1224, type: !13, scopeLine: 1224, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1296 = !DILocation(line: 31, column: 57, scope: !1128)
!1297 = !DILocation(line: 1229, column: 9, scope: !1295, inlinedAt: !1296)
!1298 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1299)
!1299 = !DILocation(line: 31, column: 20, scope: !1128)
!1300 = !DILocation(line: 31, column: 17, scope: !1128)
!1301 = !DILocation(line: 214, column: 15, scope: !1302, inlinedAt: !1303)
!1302 = distinct !DISubprogram(name: "midpoint", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm8midpoint", scope: !567, file: !237, line: 213, type: !13, scopeLine: 213, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1303 = !DILocation(line: 32, column: 32, scope: !1128)
!1304 = !DILocation(line: 87, column: 16, scope: !602, inlinedAt: !1305)
!1305 = distinct !DILocation(line: 3544, column: 48, scope: !1306, inlinedAt: !1307)
!1306 = distinct !DISubprogram(name: "isqrt", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm5isqrt", scope: !567, file: !54, line: 3543, type: !13, scopeLine: 3543, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1307 = !DILocation(line: 32, column: 48, scope: !1128)
!1308 = !DILocation(line: 154, column: 20, scope: !606, inlinedAt: !1309)
!1309 = distinct !DILocation(line: 121, column: 45, scope: !602, inlinedAt: !1305)
!1310 = !DILocation(line: 121, column: 43, scope: !602, inlinedAt: !1305)
!1311 = !DILocation(line: 122, column: 17, scope: !610, inlinedAt: !1305)
!1312 = !DILocation(line: 143, column: 17, scope: !612, inlinedAt: !1313)
!1313 = distinct !DILocation(line: 124, column: 25, scope: !610, inlinedAt: !1305)
!1314 = !DILocation(line: 145, column: 46, scope: !615, inlinedAt: !1313)
!1315 = !DILocation(line: 145, column: 14, scope: !615, inlinedAt: !1313)
!1316 = !DILocation(line: 145, column: 17, scope: !615, inlinedAt: !1313)
!1317 = !DILocation(line: 164, column: 48, scope: !619, inlinedAt: !1313)
!1318 = !DILocation(line: 210, column: 9, scope: !621, inlinedAt: !1319)
!1319 = distinct !DILocation(line: 164, column: 18, scope: !619, inlinedAt: !1313)
!1320 = !DILocation(line: 178, column: 48, scope: !624, inlinedAt: !1313)
!1321 = !DILocation(line: 188, column: 27, scope: !624, inlinedAt: !1313)
!1322 = !DILocation(line: 178, column: 48, scope: !625, inlinedAt: !1313)
!1323 = !DILocation(line: 187, column: 25, scope: !625, inlinedAt: !1313)
!1324 = !DILocation(line: 179, column: 17, scope: !627, inlinedAt: !1313)
!1325 = !DILocation(line: 178, column: 48, scope: !627, inlinedAt: !1313)
!1326 = !DILocation(line: 187, column: 57, scope: !625, inlinedAt: !1313)
!1327 = !DILocation(line: 189, column: 17, scope: !635, inlinedAt: !1313)
!1328 = !DILocation(line: 190, column: 17, scope: !637, inlinedAt: !1313)
!1329 = !DILocation(line: 192, column: 21, scope: !639, inlinedAt: !1313)
!1330 = !DILocation(line: 178, column: 48, scope: !639, inlinedAt: !1313)
!1331 = !DILocation(line: 192, column: 45, scope: !639, inlinedAt: !1313)
!1332 = !DILocation(line: 194, column: 14, scope: !643, inlinedAt: !1313)
!1333 = !DILocation(line: 194, column: 36, scope: !643, inlinedAt: !1313)
!1334 = !DILocation(line: 194, column: 13, scope: !643, inlinedAt: !1313)
!1335 = !DILocation(line: 194, column: 82, scope: !643, inlinedAt: !1313)
!1336 = !DILocation(line: 2928, column: 26, scope: !648, inlinedAt: !1337)
!1337 = distinct !DILocation(line: 194, column: 66, scope: !643, inlinedAt: !1313)
!1338 = !DILocation(line: 195, column: 12, scope: !651, inlinedAt: !1313)
!1339 = !DILocation(line: 219, column: 48, scope: !651, inlinedAt: !1313)
!1340 = !DILocation(line: 210, column: 9, scope: !621, inlinedAt: !1341)
!1341 = distinct !DILocation(line: 219, column: 18, scope: !651, inlinedAt: !1313)
!1342 = !DILocation(line: 233, column: 33, scope: !656, inlinedAt: !1313)
!1343 = !DILocation(line: 239, column: 27, scope: !656, inlinedAt: !1313)
!1344 = !DILocation(line: 233, column: 33, scope: !657, inlinedAt: !1313)
!1345 = !DILocation(line: 238, column: 25, scope: !657, inlinedAt: !1313)
!1346 = !DILocation(line: 238, column: 57, scope: !657, inlinedAt: !1313)
!1347 = !DILocation(line: 241, column: 17, scope: !664, inlinedAt: !1313)
!1348 = !DILocation(line: 242, column: 21, scope: !666, inlinedAt: !1313)
!1349 = !DILocation(line: 233, column: 33, scope: !666, inlinedAt: !1313)
!1350 = !DILocation(line: 242, column: 45, scope: !666, inlinedAt: !1313)
!1351 = !DILocation(line: 3051, column: 26, scope: !670, inlinedAt: !1352)
!1352 = distinct !DILocation(line: 243, column: 39, scope: !672, inlinedAt: !1313)
!1353 = !DILocation(line: 244, column: 12, scope: !674, inlinedAt: !1313)
!1354 = !DILocation(line: 126, column: 45, scope: !676, inlinedAt: !1305)
!1355 = !DILocation(line: 127, column: 17, scope: !678, inlinedAt: !1305)
!1356 = !DILocation(line: 87, column: 13, scope: !602, inlinedAt: !1305)
!1357 = !DILocation(line: 87, column: 16, scope: !681, inlinedAt: !1358)
!1358 = distinct !DILocation(line: 88, column: 17, scope: !602, inlinedAt: !1305)
!1359 = !DILocation(line: 88, column: 28, scope: !602, inlinedAt: !1305)
!1360 = !DILocation(line: 154, column: 20, scope: !685, inlinedAt: !1361)
!1361 = distinct !DILocation(line: 121, column: 45, scope: !681, inlinedAt: !1358)
!1362 = !DILocation(line: 121, column: 43, scope: !681, inlinedAt: !1358)
!1363 = !DILocation(line: 122, column: 17, scope: !689, inlinedAt: !1358)
!1364 = !DILocation(line: 143, column: 17, scope: !691, inlinedAt: !1365)
!1365 = distinct !DILocation(line: 124, column: 25, scope: !689, inlinedAt: !1358)
!1366 = !DILocation(line: 145, column: 46, scope: !694, inlinedAt: !1365)
!1367 = !DILocation(line: 145, column: 14, scope: !694, inlinedAt: !1365)
!1368 = !DILocation(line: 145, column: 17, scope: !694, inlinedAt: !1365)
!1369 = !DILocation(line: 164, column: 48, scope: !698, inlinedAt: !1365)
!1370 = !DILocation(line: 210, column: 9, scope: !700, inlinedAt: !1371)
!1371 = distinct !DILocation(line: 164, column: 18, scope: !698, inlinedAt: !1365)
!1372 = !DILocation(line: 233, column: 33, scope: !703, inlinedAt: !1365)
!1373 = !DILocation(line: 239, column: 27, scope: !703, inlinedAt: !1365)
!1374 = !DILocation(line: 233, column: 33, scope: !704, inlinedAt: !1365)
!1375 = !DILocation(line: 238, column: 25, scope: !704, inlinedAt: !1365)
!1376 = !DILocation(line: 238, column: 57, scope: !704, inlinedAt: !1365)
!1377 = !DILocation(line: 241, column: 17, scope: !711, inlinedAt: !1365)
!1378 = !DILocation(line: 242, column: 21, scope: !713, inlinedAt: !1365)
!1379 = !DILocation(line: 233, column: 33, scope: !713, inlinedAt: !1365)
!1380 = !DILocation(line: 242, column: 45, scope: !713, inlinedAt: !1365)
!1381 = !DILocation(line: 3051, column: 26, scope: !717, inlinedAt: !1382)
!1382 = distinct !DILocation(line: 243, column: 39, scope: !719, inlinedAt: !1365)
!1383 = !DILocation(line: 244, column: 12, scope: !721, inlinedAt: !1365)
!1384 = !DILocation(line: 126, column: 45, scope: !723, inlinedAt: !1358)
!1385 = !DILocation(line: 127, column: 17, scope: !725, inlinedAt: !1358)
!1386 = !DILocation(line: 87, column: 13, scope: !681, inlinedAt: !1358)
!1387 = !DILocation(line: 41, column: 5, scope: !728, inlinedAt: !1388)
!1388 = distinct !DILocation(line: 88, column: 17, scope: !681, inlinedAt: !1358)
!1389 = !DILocation(line: 88, column: 17, scope: !681, inlinedAt: !1358)
!1390 = !DILocation(line: 0, scope: !681, inlinedAt: !1358)
!1391 = !DILocation(line: 88, column: 17, scope: !602, inlinedAt: !1305)
!1392 = !DILocation(line: 0, scope: !602, inlinedAt: !1305)
!1393 = !DILocation(line: 214, column: 23, scope: !1302, inlinedAt: !1303)
!1394 = !DILocation(line: 214, column: 14, scope: !1302, inlinedAt: !1303)
!1395 = !DILocation(line: 214, column: 13, scope: !1302, inlinedAt: !1303)
!1396 = !DILocation(line: 203, column: 52, scope: !1302, inlinedAt: !1303)
!1397 = !DILocation(line: 3558, column: 47, scope: !1398, inlinedAt: !1307)
!1398 = distinct !DILexicalBlock(scope: !1306, file: !54, line: 3544, column: 13)
!1399 = !DILocation(line: 210, column: 9, scope: !1400, inlinedAt: !1401)
!1400 = distinct !DISubprogram(name: "assert_unchecked", linkageName: "_RNvNtCs2TNzTbj2aEP_4core4hint16assert_unchecked", scope: !506, file: !505, line: 202, type: !13, scopeLine: 202, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1401 = !DILocation(line: 3558, column: 17, scope: !1398, inlinedAt: !1307)
!1402 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1403)
!1403 = !DILocation(line: 32, column: 20, scope: !1128)
!1404 = !DILocation(line: 32, column: 17, scope: !1128)
!1405 = !DILocation(line: 2011, column: 21, scope: !1406, inlinedAt: !1408)
!1406 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs11_NtNtCs2TNzTbj2aEP_4core3cmp5implsmNtB8_3Ord3cmp", scope: !1407, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1407 = !DINamespace(name: "{impl#65}", scope: !106)
!1408 = !DILocation(line: 33, column: 33, scope: !1128)
!1409 = !DILocation(line: 2011, column: 21, scope: !1410, inlinedAt: !1412)
!1410 = distinct !DISubprogram(name: "cmp", linkageName: "_RNvXs1d_NtNtCs2TNzTbj2aEP_4core3cmp5implslNtB8_3Ord3cmp", scope: !1411, file: !104, line: 2010, type: !13, scopeLine: 2010, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1411 = !DINamespace(name: "{impl#77}", scope: !106)
!1412 = !DILocation(line: 33, column: 59, scope: !1128)
!1413 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1414)
!1414 = !DILocation(line: 33, column: 20, scope: !1128)
!1415 = !DILocation(line: 33, column: 17, scope: !1128)
!1416 = !DILocation(line: 34, column: 46, scope: !1128)
!1417 = !DILocation(line: 450, column: 22, scope: !1418, inlinedAt: !1419)
!1418 = distinct !DISubprogram(name: "funnel_shl", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10funnel_shl", scope: !567, file: !54, line: 447, type: !13, scopeLine: 447, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1419 = !DILocation(line: 34, column: 32, scope: !1128)
!1420 = !DILocation(line: 485, column: 22, scope: !1421, inlinedAt: !1422)
!1421 = distinct !DISubprogram(name: "funnel_shr", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm10funnel_shr", scope: !567, file: !54, line: 482, type: !13, scopeLine: 482, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1422 = !DILocation(line: 34, column: 66, scope: !1128)
!1423 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1424)
!1424 = !DILocation(line: 34, column: 20, scope: !1128)
!1425 = !DILocation(line: 34, column: 17, scope: !1128)
!1426 = !DILocation(line: 3504, column: 28, scope: !1427, inlinedAt: !1430)
!1427 = distinct !DILexicalBlock(scope: !1428, file: !54, line: 3496, column: 13)
!1428 = distinct !DILexicalBlock(scope: !1429, file: !54, line: 3495, column: 13)
!1429 = distinct !DISubprogram(name: "pow", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm3pow", scope: !567, file: !54, line: 3491, type: !13, scopeLine: 3491, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1430 = distinct !DILocation(line: 35, column: 32, scope: !1128)
!1431 = !DILocation(line: 3511, column: 17, scope: !1427, inlinedAt: !1430)
!1432 = !DILocation(line: 3762, column: 13, scope: !1433, inlinedAt: !1434)
!1433 = distinct !DISubprogram(name: "is_power_of_two", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15is_power_of_two", scope: !567, file: !54, line: 3761, type: !13, scopeLine: 3761, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1434 = !DILocation(line: 35, column: 43, scope: !1128)
!1435 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1436)
!1436 = !DILocation(line: 35, column: 20, scope: !1128)
!1437 = !DILocation(line: 3228, column: 21, scope: !1438, inlinedAt: !1439)
!1438 = distinct !DISubprogram(name: "rem_euclid", linkageName: "_RNvMs0_NtCs2TNzTbj2aEP_4core3numl10rem_euclid", scope: !184, file: !85, line: 3227, type: !13, scopeLine: 3227, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1439 = distinct !DILocation(line: 36, column: 32, scope: !1128)
!1440 = !DILocation(line: 3229, column: 16, scope: !1441, inlinedAt: !1439)
!1441 = distinct !DILexicalBlock(scope: !1438, file: !85, line: 3228, column: 13)
!1442 = !DILocation(line: 36, column: 73, scope: !1128)
!1443 = !DILocation(line: 37, column: 51, scope: !1444, inlinedAt: !1446)
!1444 = distinct !DILexicalBlock(scope: !1445, file: !54, line: 2876, column: 13)
!1445 = distinct !DISubprogram(name: "carrying_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm12carrying_add", scope: !567, file: !54, line: 2873, type: !13, scopeLine: 2873, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1446 = !DILocation(line: 36, column: 57, scope: !1128)
!1447 = !DILocation(line: 2829, column: 26, scope: !1448, inlinedAt: !1449)
!1448 = distinct !DISubprogram(name: "overflowing_add", linkageName: "_RNvMs6_NtCs2TNzTbj2aEP_4core3numm15overflowing_add", scope: !567, file: !54, line: 2828, type: !13, scopeLine: 2828, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !14)
!1449 = !DILocation(line: 2877, column: 29, scope: !1444, inlinedAt: !1446)
!1450 = !DILocation(line: 961, column: 18, scope: !1123, inlinedAt: !1451)
!1451 = !DILocation(line: 36, column: 20, scope: !1128)
!1452 = !DILocation(line: 36, column: 17, scope: !1128)
!1453 = !DILocation(line: 38, column: 10, scope: !1101)
