//! Video instructions (PTX ISA 9.0, 9.7.20 and 9.7.21).

use ptx::ast::{Instruction, Operand, Register, ScalarType, Selector};

use super::{Lower, Lowered, unsupported};
use crate::num::video::{MultiplyAdd, Part, Relation, Scalar, Second, Simd, VideoKind};
use crate::op::{Op, R32, Video, VideoOp};

/// The kind of an opcode without its `2` or `4`.
fn kind_of(i: &Instruction, opcode: &str) -> Lowered<VideoKind> {
    Ok(match opcode {
        "vadd" => VideoKind::Add,
        "vsub" => VideoKind::Sub,
        "vabsdiff" => VideoKind::AbsDiff,
        "vmin" => VideoKind::Min,
        "vmax" => VideoKind::Max,
        "vavrg" => VideoKind::Average,
        "vshl" => VideoKind::ShiftLeft { wrap: i.has("wrap") },
        "vshr" => VideoKind::ShiftRight { wrap: i.has("wrap") },
        "vset" => VideoKind::Compare(
            match i.modifiers.iter().find_map(|m| {
                Some(match m.as_str() {
                    "eq" => Relation::Eq,
                    "ne" => Relation::Ne,
                    "lt" => Relation::Lt,
                    "le" => Relation::Le,
                    "gt" => Relation::Gt,
                    "ge" => Relation::Ge,
                    _ => return None,
                })
            }) {
                Some(relation) => relation,
                None => return unsupported("no comparison"),
            },
        ),
        _ => return unsupported(""),
    })
}

/// An operand without its selector and sign, its selector, and whether it is negated.
fn bare(operand: &Operand) -> (Operand, Option<&Selector>, bool) {
    match operand {
        Operand::Register(Register { name, selector }) => {
            (Operand::register(name.clone()), selector.as_ref(), false)
        }
        Operand::Negate(inner) => {
            let (operand, selector, negated) = bare(inner);
            (operand, selector, !negated)
        }
        other => (other.clone(), None, false),
    }
}

fn part(selector: Option<&Selector>) -> Lowered<Part> {
    match selector {
        None => Ok(Part::WORD),
        Some(selector) => match Part::named(selector.as_str()) {
            Some(part) => Ok(part),
            None => unsupported(format!("selector .{}", selector.as_str())),
        },
    }
}

impl Lower<'_> {
    pub(super) fn video(&mut self, i: &Instruction) -> Lowered {
        let types: Vec<bool> = i.types().map(ScalarType::is_signed).collect();
        if i.opcode == "vmad" {
            return self.video_multiply(i, &types);
        }
        let signed = match *types.as_slice() {
            [d, a, b] => [d, a, b],
            // Comparisons give 0 or 1 and have no type of the result.
            [a, b] => [false, a, b],
            _ => return unsupported("three types are expected"),
        };
        match i.opcode.as_str().strip_suffix(['2', '4']) {
            Some(opcode) => self.video_simd(i, kind_of(i, opcode)?, signed),
            None => self.video_scalar(i, kind_of(i, &i.opcode)?, signed),
        }
    }

    /// A source of a video instruction, its selector left out.
    fn video_source(&mut self, i: &Instruction, index: usize) -> Lowered<R32> {
        let (operand, ..) = bare(self.operand(i, index)?);
        self.s32(&operand, ScalarType::B32)
    }

    fn emit_video(&mut self, i: &Instruction, op: VideoOp) -> Lowered {
        let (a, b) = (self.video_source(i, 1)?, self.video_source(i, 2)?);
        let c = if i.operands.len() > 3 { self.video_source(i, 3)? } else { self.bits32(0) };
        let (d, ..) = bare(self.operand(i, 0)?);
        let d = self.d32(&d)?;
        self.emit(Op::Video(Box::new(Video { op, d, a, b, c })));
        Ok(())
    }

    fn video_scalar(&mut self, i: &Instruction, kind: VideoKind, signed: [bool; 3]) -> Lowered {
        let (_, to, _) = bare(self.operand(i, 0)?);
        let parts = [part(bare(self.operand(i, 1)?).1)?, part(bare(self.operand(i, 2)?).1)?];
        let second = match to {
            _ if i.operands.len() < 4 => Second::None,
            Some(_) => Second::Merge(part(to)?),
            None if i.has("add") => Second::Add,
            None if i.has("min") => Second::Min,
            None if i.has("max") => Second::Max,
            None => return unsupported("no second operation"),
        };
        let how = Scalar { kind, signed, parts, saturate: i.has("sat"), second };
        self.emit_video(i, VideoOp::Scalar(how))
    }

    fn video_simd(&mut self, i: &Instruction, kind: VideoKind, signed: [bool; 3]) -> Lowered {
        let bits = if i.opcode.ends_with('4') { 8 } else { 16 };
        let count = 32 / bits as usize;
        let letter = if bits == 8 { 'b' } else { 'h' };
        // `.b3210`: elements from the highest to the lowest.
        let digits = |selector: Option<&Selector>| -> Lowered<Option<Vec<u8>>> {
            let Some(selector) = selector else { return Ok(None) };
            let digits = selector.as_str().strip_prefix(letter).map(|text| text.bytes().rev());
            match digits.map(|digits| digits.map(|digit| digit.wrapping_sub(b'0')).collect::<Vec<u8>>()) {
                Some(digits) if digits.iter().all(|&digit| usize::from(digit) < 2 * count) => {
                    Ok(Some(digits))
                }
                _ => unsupported(format!("selector .{}", selector.as_str())),
            }
        };
        let mut picks = [[0, 1, 2, 3], [4, 5, 6, 7]];
        if count == 2 {
            picks = [[0, 1, 0, 0], [2, 3, 0, 0]];
        }
        for (operand, picks) in picks.iter_mut().enumerate() {
            let Some(chosen) = digits(bare(self.operand(i, operand + 1)?).1)? else { continue };
            if chosen.len() != count {
                return unsupported("selectors of this length");
            }
            picks[..count].copy_from_slice(&chosen);
        }
        let mask = match digits(bare(self.operand(i, 0)?).1)? {
            None => 0xf,
            Some(chosen) => chosen.iter().fold(0, |mask, digit| mask | 1 << digit),
        };
        let how = Simd { kind, bits, signed, picks, saturate: i.has("sat"), sum: i.has("add"), mask };
        self.emit_video(i, VideoOp::Simd(how))
    }

    fn video_multiply(&mut self, i: &Instruction, types: &[bool]) -> Lowered {
        let &[_, a_signed, b_signed] = types else { return unsupported("three types are expected") };
        let (_, a_part, a_negated) = bare(self.operand(i, 1)?);
        let (_, b_part, b_negated) = bare(self.operand(i, 2)?);
        let (_, _, c_negated) = bare(self.operand(i, 3)?);
        let how = MultiplyAdd {
            signed: [a_signed, b_signed],
            parts: [part(a_part)?, part(b_part)?],
            negate: [a_negated != b_negated, c_negated],
            plus_one: i.has("po"),
            shift: match () {
                () if i.has("shr7") => 7,
                () if i.has("shr15") => 15,
                () => 0,
            },
            saturate: i.has("sat"),
        };
        self.emit_video(i, VideoOp::MultiplyAdd(how))
    }
}
