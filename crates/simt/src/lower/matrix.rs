//! `ldmatrix`, `stmatrix`, `movmatrix`, `mma.sync` and `wmma` (PTX ISA 9.0, 9.7.15).

use ptx::ast::{Instruction, Operand, ScalarType};

use super::memory::space_of;
use super::operand::is_wide;
use super::{Lower, Lowered, unsupported};
use crate::Space;
use crate::op::{Element, Fragment, Layout, Matrix, MatrixKind, Op, Product, Role, Shape, Slot};

fn element_of(ty: ScalarType) -> Lowered<Element> {
    Ok(match ty {
        ScalarType::F16 => Element::F16,
        ScalarType::Bf16 => Element::Bf16,
        ScalarType::Tf32 => Element::Tf32,
        ScalarType::F32 => Element::F32,
        ScalarType::F64 => Element::F64,
        ScalarType::E4m3 => Element::E4m3,
        ScalarType::E5m2 => Element::E5m2,
        ScalarType::S8 => Element::S8,
        ScalarType::U8 => Element::U8,
        ScalarType::S4 => Element::S4,
        ScalarType::U4 => Element::U4,
        ScalarType::B1 => Element::B1,
        ScalarType::S32 => Element::S32,
        _ => return unsupported(format!("type {ty}")),
    })
}

fn shape_of(i: &Instruction) -> Lowered<Shape> {
    match i.modifiers.iter().find_map(|modifier| Shape::named(modifier)) {
        Some(shape) => Ok(shape),
        None => unsupported("no shape"),
    }
}

/// A matrix instruction without operands.
fn bare(kind: MatrixKind) -> Matrix {
    Matrix { kind, d: Vec::new(), a: Vec::new(), b: Vec::new(), c: Vec::new(), addr: None, stride: None }
}

impl Lower<'_> {
    fn fragment(&mut self, operand: &Operand, ty: ScalarType, destination: bool) -> Lowered<Vec<Slot>> {
        let mut slots = Vec::new();
        for part in operand.elements() {
            slots.push(match (destination, is_wide(ty)) {
                (false, _) => self.source(part, ty)?,
                (true, false) => Slot::W32(self.d32(part)?),
                (true, true) => Slot::W64(self.d64(part)?),
            });
        }
        Ok(slots)
    }

    pub(super) fn matrix(&mut self, i: &Instruction) -> Lowered {
        let transposed = i.has("trans");
        let ty = ScalarType::B32;
        let matrix = match i.opcode.as_str() {
            "mma" | "wmma" if i.has("mma") || i.opcode == "mma" => self.multiply(i)?,
            "wmma" => self.fragment_access(i)?,
            _ if !i.has("m8n8") || !i.has("b16") => return unsupported(""),
            "ldmatrix" => {
                let addr = Some(self.shared_address(self.operand(i, 1)?, i)?);
                let d = self.fragment(self.operand(i, 0)?, ty, true)?;
                if !matches!(d.len(), 1 | 2 | 4) {
                    return unsupported("so many matrices");
                }
                Matrix { d, addr, ..bare(MatrixKind::Load { transposed }) }
            }
            "stmatrix" => {
                let addr = Some(self.shared_address(self.operand(i, 0)?, i)?);
                let a = self.fragment(self.operand(i, 1)?, ty, false)?;
                if !matches!(a.len(), 1 | 2 | 4) {
                    return unsupported("so many matrices");
                }
                Matrix { a, addr, ..bare(MatrixKind::Store { transposed }) }
            }
            _ => {
                let a = self.fragment(self.operand(i, 1)?, ty, false)?;
                let d = self.fragment(self.operand(i, 0)?, ty, true)?;
                Matrix { a, d, ..bare(MatrixKind::Transpose) }
            }
        };
        self.emit(Op::Matrix(Box::new(matrix)));
        Ok(())
    }

    /// `wmma.load` and `wmma.store`.
    fn fragment_access(&mut self, i: &Instruction) -> Lowered<Matrix> {
        let load = i.has("load");
        if !load && !i.has("store") {
            return unsupported("");
        }
        let role = match () {
            () if i.has("a") => Role::A,
            () if i.has("b") => Role::B,
            () if i.has("c") || i.has("d") => Role::C,
            () => return unsupported("no matrix is named"),
        };
        let Some(ty) = i.ty() else { return unsupported("no type") };
        let (address, data) = if load { (1, 0) } else { (0, 1) };
        let space = match i.space() {
            None => Space::Generic,
            Some(space) => match space_of(space) {
                Some(space) => space,
                None => return unsupported("space"),
            },
        };
        let addr = Some(self.address(self.operand(i, address)?, space)?);
        let stride = match i.operands.get(2) {
            Some(stride) => Some(self.s32(stride, ScalarType::U32)?),
            None => None,
        };
        let registers = self.fragment(self.operand(i, data)?, ty, load)?;
        let fragment = Fragment {
            role,
            shape: shape_of(i)?,
            element: element_of(ty)?,
            layout: Layout::Wmma,
            registers: registers.len() as u32,
            row_major: i.has("row"),
        };
        // Elements smaller than bytes are accessed by registers, which have to be runs in memory.
        let runs = match role {
            Role::A => fragment.row_major,
            Role::B => !fragment.row_major,
            Role::C => true,
        };
        if !fragment.fits() || (fragment.element.bits() < 8 && !runs) {
            return unsupported("");
        }
        Ok(if load {
            Matrix { d: registers, addr, stride, ..bare(MatrixKind::LoadFragment(fragment)) }
        } else {
            Matrix { a: registers, addr, stride, ..bare(MatrixKind::StoreFragment(fragment)) }
        })
    }

    fn multiply(&mut self, i: &Instruction) -> Lowered<Matrix> {
        let layout = if i.opcode == "wmma" { Layout::Wmma } else { Layout::Mma };
        let types: Vec<ScalarType> = i.types().collect();
        let [d_type, a_type, b_type, c_type] = match *types.as_slice() {
            [d, a, b, c] => [d, a, b, c],
            // `wmma` of halves names the accumulators only.
            [d, c] => [d, ScalarType::F16, ScalarType::F16, c],
            _ => return unsupported("four types are expected"),
        };
        let integer = c_type == ScalarType::S32;
        // Operands of `mma` are by row and by column but in its oldest shape, whose layout is another one.
        if layout == Layout::Mma && (!i.has("row") || !i.has("col")) {
            return unsupported("");
        }
        if i.has("sp")
            || i.has("sp::ordered_metadata")
            || i.has("block_scale")
            || (integer && d_type != c_type)
        {
            return unsupported("");
        }
        let shape = shape_of(i)?;
        let a = self.fragment(self.operand(i, 1)?, register_type(a_type), false)?;
        let b = self.fragment(self.operand(i, 2)?, register_type(b_type), false)?;
        let c = self.fragment(self.operand(i, 3)?, register_type(c_type), false)?;
        let d = self.fragment(self.operand(i, 0)?, register_type(d_type), true)?;
        let fragment = |role, ty, registers: &[Slot]| -> Lowered<Fragment> {
            let fragment = Fragment {
                role,
                shape,
                element: element_of(ty)?,
                layout,
                registers: registers.len() as u32,
                row_major: true,
            };
            if fragment.fits() {
                Ok(fragment)
            } else {
                unsupported(format!("{} registers of {ty}", registers.len()))
            }
        };
        let product = Product {
            a: fragment(Role::A, a_type, &a)?,
            b: fragment(Role::B, b_type, &b)?,
            c: fragment(Role::C, c_type, &c)?,
            d: fragment(Role::C, d_type, &d)?,
            saturate: integer && i.has("satfinite"),
            and: i.has("and"),
        };
        let results = |element| matches!(element, Element::F16 | Element::F32 | Element::F64 | Element::S32);
        if !results(product.c.element) || !results(product.d.element) {
            return unsupported("");
        }
        Ok(Matrix { d, a, b, c, ..bare(MatrixKind::Multiply(product)) })
    }
}

/// What registers of a fragment are: elements narrower than a word come packed in words.
fn register_type(ty: ScalarType) -> ScalarType {
    if is_wide(ty) { ScalarType::F64 } else { ScalarType::B32 }
}
