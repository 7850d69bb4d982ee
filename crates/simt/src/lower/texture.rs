//! `tex` (PTX ISA 9.0, 9.7.10).

use ptx::ast::{self, Instruction, Operand, ScalarType};

use super::{Lower, Lowered, unsupported};
use crate::op::{Op, Slot, Tex};

impl Lower<'_> {
    /// `tex.1d`, `.2d` and `.3d` of texture objects, in unified mode.
    pub(super) fn texture(&mut self, i: &Instruction) -> Lowered {
        let dimensions = match () {
            () if i.has("1d") => 1,
            () if i.has("2d") => 2,
            () if i.has("3d") => 3,
            () => return unsupported(""),
        };
        let mut types = i.types();
        let (Some(result), Some(coordinate), None) = (types.next(), types.next(), types.next()) else {
            return unsupported("two types are expected");
        };
        let floats = match coordinate {
            ScalarType::F32 => true,
            ScalarType::S32 => false,
            _ => return unsupported(format!("coordinates of {coordinate}")),
        };
        let plain = i.modifiers.iter().all(|m| {
            matches!(m.as_str(), "1d" | "2d" | "3d" | "v4" | "v2") || ScalarType::from_modifier(m).is_some()
        });
        if !plain || i.operands.len() != 2 || result.bits() != 32 {
            return unsupported("");
        }
        let Operand::Address(ast::Address {
            base: ast::AddressBase::Register(handle), offset: 0, more, ..
        }) = self.operand(i, 1)?
        else {
            return unsupported("a texture object is expected");
        };
        let [at] = more.as_slice() else { return unsupported("a sampler") };
        let handle = self.s64(&Operand::Register(handle.clone()), ScalarType::U64)?;
        let mut coordinates = Vec::new();
        for part in at.elements().iter().take(dimensions) {
            coordinates.push(self.s32(part, coordinate)?);
        }
        if coordinates.len() != dimensions {
            return unsupported("so few coordinates");
        }
        let mut d = Vec::new();
        for part in self.operand(i, 0)?.elements() {
            d.push(if *part == Operand::Sink { Slot::None } else { Slot::W32(self.d32(part)?) });
        }
        self.emit(Op::Tex(Box::new(Tex { d, handle, coordinates, floats })));
        Ok(())
    }
}
