//! Sizes and alignments of types in memory on nvptx64.
//!
//! Both data layouts in use (LLVM's own and libNVVM's) agree on every type that rustc emits: integers and floats are aligned
//! to their size up to 16 bytes, pointers are 8 bytes (4 in address space 6, LLVM's name for a cluster's shared memory),
//! vectors are aligned to their size.

use crate::tree::module::Module;
use crate::tree::types::Type;

/// Size without tail padding up to the next multiple of the alignment, and alignment, both in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// Bytes that a load or store touches.
    pub store_size: u64,
    /// Alignment that the target prefers.
    pub align: u64,
}

impl Layout {
    /// Distance between elements of an array.
    #[must_use]
    pub const fn stride(self) -> u64 {
        self.store_size.next_multiple_of(self.align)
    }
}

/// Layout of a type; `None` for one without a size (functions, labels, opaque structs).
#[must_use]
pub fn layout(module: &Module, ty: &Type) -> Option<Layout> {
    let scalar = |bits: u64| {
        let store_size = bits.div_ceil(8);
        Layout { store_size, align: store_size.next_power_of_two().min(16) }
    };
    Some(match ty {
        Type::Integer(bits) => scalar(u64::from(*bits)),
        Type::Float(kind) => scalar(u64::from(kind.bits())),
        Type::Pointer(6) | Type::TypedPointer { space: 6, .. } => scalar(32),
        Type::Pointer(_) | Type::TypedPointer { .. } => scalar(64),
        Type::Array { length, element } => {
            let element = layout(module, element)?;
            Layout { store_size: element.stride().checked_mul(*length)?, align: element.align }
        }
        Type::Vector { length, element } => {
            let bits = match **element {
                Type::Integer(bits) => u64::from(bits),
                _ => layout(module, element)?.store_size * 8,
            };
            let store_size = bits.checked_mul(*length)?.div_ceil(8);
            Layout { store_size, align: store_size.next_power_of_two() }
        }
        Type::Struct { fields, packed } => {
            let (mut end, mut align) = (0u64, 1);
            for field in fields {
                let field = layout(module, field)?;
                if !packed {
                    end = end.next_multiple_of(field.align);
                    align = align.max(field.align);
                }
                end = end.checked_add(field.stride())?;
            }
            Layout { store_size: end.next_multiple_of(align), align }
        }
        Type::Named(name) => layout(module, module.named_type(name)?)?,
        Type::Void | Type::Function { .. } | Type::Label | Type::Metadata | Type::Token => return None,
    })
}
