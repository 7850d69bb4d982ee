//! Integer instructions, as recorded.

use super::super::super::bits::{self, Permute};
use super::super::super::int::{self, Int};
use super::{Doubles, List, Table, Words};

pub(super) fn integers(list: &mut List) {
    fn all<I: Int>(list: &mut List, name: &str, table: Table) {
        list.int::<I>(&format!("div.{name}"), table, |a, b, _| a.div(b));
        list.int::<I>(&format!("rem.{name}"), table, |a, b, _| a.rem(b));
        list.int::<I>(&format!("mul.hi.{name}"), table, |a, b, _| a.mul_hi(b));
        list.int::<I>(&format!("mul.lo.{name}"), table, |a, b, _| a.mul_lo(b));
        list.int::<I>(&format!("min.{name}"), table, |a, b, _| a.lesser(b));
        list.int::<I>(&format!("max.{name}"), table, |a, b, _| a.greater(b));
        list.int::<I>(&format!("sad.{name}"), table, |a, b, c| a.sad(b, c));
        list.any(format!("shr.{name}"), table, |a, b, _| I::from_bits(a).shr(b as u32).to_bits());
    }
    all::<u16>(list, "u16", Words);
    all::<i16>(list, "s16", Words);
    all::<u32>(list, "u32", Words);
    all::<i32>(list, "s32", Words);
    all::<u64>(list, "u64", Doubles);
    all::<i64>(list, "s64", Doubles);
    list.any("shl.b16", Words, |a, b, _| (a as u16).shl(b as u32).into());
    list.word("shl.b32", |a, b, _| a.shl(b));
    list.word("shl.small.b32", |a, b, _| a.shl(b & 63));
    list.word("shr.small.s32", |a, b, _| (a as i32).shr(b & 63) as u32);
    list.any("shl.b64", Doubles, |a, b, _| a.shl(b as u32));
    list.int::<i32>("add.sat.s32", Words, |a, b, _| a.add_sat(b));
    list.int::<i32>("sub.sat.s32", Words, |a, b, _| a.sub_sat(b));
    list.int::<i32>("mad.hi.sat.s32", Words, |a, b, c| a.mad_hi_sat(b, c));
    list.int::<u32>("mad.hi.u32", Words, |a, b, c| a.mad_hi(b, c));
    list.int::<i32>("mad.hi.s32", Words, |a, b, c| a.mad_hi(b, c));
    list.int::<i32>("abs.s32", Words, |a, _, _| a.absolute());
    list.int::<i64>("abs.s64", Doubles, |a, _, _| a.absolute());
    list.int::<i32>("neg.s32", Words, |a, _, _| Int::neg(a));
    list.int::<i64>("neg.s64", Doubles, |a, _, _| Int::neg(a));
    list.int::<u32>("cnot.b32", Words, |a, _, _| a.cnot());
    list.any("mul.wide.u32", Words, |a, b, _| (a as u32).mul_wide(b as u32));
    list.any("mul.wide.s32", Words, |a, b, _| (a as i32).mul_wide(b as i32) as u64);
    list.word("mul24.lo.u32", |a, b, _| int::mul24_lo_u32(a, b));
    list.word("mul24.hi.u32", |a, b, _| int::mul24_hi_u32(a, b));
    list.word("mul24.lo.s32", |a, b, _| int::mul24_lo_s32(a as i32, b as i32) as u32);
    list.word("mul24.hi.s32", |a, b, _| int::mul24_hi_s32(a as i32, b as i32) as u32);
    for (name, a_signed) in [("u32", false), ("s32", true)] {
        for (second, b_signed) in [("u32", false), ("s32", true)] {
            list.word(format!("dp4a.{name}.{second}"), move |a, b, c| int::dp4a(a, b, c, a_signed, b_signed));
            for (half, high) in [("lo", false), ("hi", true)] {
                list.word(format!("dp2a.{half}.{name}.{second}"), move |a, b, c| {
                    int::dp2a(a, b, c, a_signed, b_signed, high)
                });
            }
        }
    }
    list.word("addc", |a, b, c| {
        let (_, carry) = int::add_carry_32(a, b, false);
        int::add_carry_32(c, 0, carry).0
    });
    list.word("subc", |a, b, c| {
        let (_, borrow) = int::sub_borrow_32(a, b, false);
        let (d, borrow) = int::sub_borrow_32(c, a, borrow);
        int::sub_borrow_32(d, 0, borrow).0
    });
    fields(list);
    list.word("popc.b32", |a, _, _| bits::popc_32(a));
    list.word("clz.b32", |a, _, _| bits::clz_32(a));
    list.word("brev.b32", |a, _, _| bits::brev_32(a));
    list.any("popc.b64", Doubles, |a, _, _| bits::popc_64(a).into());
    list.any("clz.b64", Doubles, |a, _, _| bits::clz_64(a).into());
    list.any("brev.b64", Doubles, |a, _, _| bits::brev_64(a));
    list.word("fns.b32", |a, b, c| bits::fns(a, b & 31, (c & 63) as i32 - 32));
    for (name, mode) in [
        ("", Permute::Index),
        (".f4e", Permute::Forward4),
        (".b4e", Permute::Backward4),
        (".rc8", Permute::Replicate8),
        (".ecl", Permute::EdgeLeft),
        (".ecr", Permute::EdgeRight),
        (".rc16", Permute::Replicate16),
    ] {
        list.word(format!("prmt.b32{name}"), move |a, b, c| bits::prmt(a, b, c, mode));
    }
    for table in [0x96, 0xe8, 0x1b, 0xca] {
        list.word(format!("lop3.{table:02x}"), move |a, b, c| bits::lop3(a, b, c, table));
    }
}

fn fields(list: &mut List) {
    list.word("bfe.u32", bits::bfe_u32);
    list.word("bfe.small.u32", |a, b, c| bits::bfe_u32(a, b & 63, c & 63));
    list.word("bfe.s32", |a, b, c| bits::bfe_s32(a as i32, b, c) as u32);
    list.word("bfe.small.s32", |a, b, c| bits::bfe_s32(a as i32, b & 63, c & 63) as u32);
    list.any("bfe.u64", Doubles, |a, b, c| bits::bfe_u64(a, b as u32, c as u32));
    list.any("bfe.small.u64", Doubles, |a, b, c| bits::bfe_u64(a, b as u32 & 127, c as u32 & 127));
    list.any("bfe.s64", Doubles, |a, b, c| bits::bfe_s64(a as i64, b as u32, c as u32) as u64);
    list.any("bfe.small.s64", Doubles, |a, b, c| {
        bits::bfe_s64(a as i64, b as u32 & 127, c as u32 & 127) as u64
    });
    list.word("bfi.b32", |a, b, c| bits::bfi_32(a, b, b, c));
    list.word("bfi.small.b32", |a, b, c| bits::bfi_32(a, b, b & 63, c & 63));
    list.any("bfi.b64", Doubles, |a, b, c| bits::bfi_64(a, b, b as u32, c as u32));
    list.any("bfi.small.b64", Doubles, |a, b, c| bits::bfi_64(a, b, b as u32 & 127, c as u32 & 127));
    for (name, amount) in [("", false), (".shiftamt", true)] {
        list.word(format!("bfind{name}.u32"), move |a, _, _| bits::bfind_u32(a, amount));
        list.word(format!("bfind{name}.s32"), move |a, _, _| bits::bfind_s32(a as i32, amount));
        list.any(format!("bfind{name}.u64"), Doubles, move |a, _, _| bits::bfind_u64(a, amount).into());
        list.any(format!("bfind{name}.s64"), Doubles, move |a, _, _| {
            bits::bfind_s64(a as i64, amount).into()
        });
    }
    for (name, clamp) in [("clamp", true), ("wrap", false)] {
        list.word(format!("szext.{name}.u32"), move |a, b, _| bits::szext_u32(a, b, clamp));
        list.word(format!("szext.{name}.small.u32"), move |a, b, _| bits::szext_u32(a, b & 63, clamp));
        list.word(format!("szext.{name}.s32"), move |a, b, _| bits::szext_s32(a as i32, b, clamp) as u32);
        list.word(format!("szext.{name}.small.s32"), move |a, b, _| {
            bits::szext_s32(a as i32, b & 63, clamp) as u32
        });
        list.word(format!("bmsk.{name}.b32"), move |a, b, _| bits::bmsk(a, b, clamp));
        list.word(format!("bmsk.{name}.small.b32"), move |a, b, _| bits::bmsk(a & 63, b & 63, clamp));
        list.word(format!("shf.l.{name}.b32"), move |a, b, c| bits::shf_left(a, b, c, clamp));
        list.word(format!("shf.r.{name}.b32"), move |a, b, c| bits::shf_right(a, b, c, clamp));
        list.word(format!("shf.l.{name}.small.b32"), move |a, b, c| bits::shf_left(a, b, c & 63, clamp));
        list.word(format!("shf.r.{name}.small.b32"), move |a, b, c| bits::shf_right(a, b, c & 63, clamp));
    }
}
