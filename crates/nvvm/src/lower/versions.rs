//! Which flags, attributes and constants came with which version of LLVM.
//!
//! Everything here only promises something to the optimiser, so that a reader of an older version may do without: LangRef of
//! the releases, and LLVM's release notes.

use super::constants::{vector_of, walk_mut};
use llvm_ir::{Attribute, BinaryOp, CastOp, Constant, ConstantExpression, Flags, Op, Type};

/// The oldest current dialect: that of libNVVM 12.8, the first to know compute_100.
pub(crate) const OLDEST_CURRENT: u32 = 18;

/// Attributes without arguments, by the version that introduced them.
const NEW_WORDS: &[(&str, u32)] = &[("dead_on_return", 22), ("nocreateundeforpoison", 22)];

/// Drops the flags of an instruction that a version of LLVM does not know, or takes for more than they say.
pub(super) fn drop_flags(op: &mut Op, llvm: u32) {
    let since = |version: u32, flags: Flags| if llvm >= version { flags } else { Flags::NONE };
    match op {
        Op::Binary { op, flags, .. } => {
            let known = match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => Flags::NUW | Flags::NSW,
                BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => Flags::EXACT,
                BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => {
                    Flags::FAST_MATH
                }
                BinaryOp::Or => since(18, Flags::DISJOINT),
                _ => Flags::NONE,
            };
            *flags = flags.intersection(known);
        }
        Op::GetElementPtr { flags, .. } => *flags = flags.intersection(known_address_flags(llvm)),
        Op::ICmp { flags, .. } => *flags = flags.intersection(since(20, Flags::SAMESIGN)),
        Op::Cast { op, flags, .. } => {
            let known = match op {
                CastOp::Trunc => since(19, Flags::NUW | Flags::NSW),
                CastOp::ZExt => since(18, Flags::NNEG),
                CastOp::UiToFp => since(19, Flags::NNEG),
                CastOp::FpTrunc | CastOp::FpExt => since(21, Flags::FAST_MATH),
                _ => Flags::NONE,
            };
            *flags = flags.intersection(known);
        }
        Op::Select { flags, .. } | Op::Phi { flags, .. } => {
            *flags = flags.intersection(since(OLDEST_CURRENT, Flags::FAST_MATH));
        }
        _ => {}
    }
    // LLVM 7 takes `nsz` for a promise that the result is not -0.0, and leaves out a `+ 0.0` behind it.
    if llvm < OLDEST_CURRENT {
        match op {
            Op::Binary { flags, .. } | Op::FCmp { flags, .. } => *flags = flags.without(Flags::NSZ),
            Op::Call(call) => call.flags = call.flags.without(Flags::NSZ),
            _ => {}
        }
    }
}

fn known_address_flags(llvm: u32) -> Flags {
    if llvm >= 20 { Flags::INBOUNDS | Flags::NUSW | Flags::NUW } else { Flags::INBOUNDS }
}

/// Rewrites a constant of type `ty` to the forms that a version of LLVM knows.
pub(super) fn rewrite_constant(ty: &Type, constant: &mut Constant, llvm: u32) {
    if let (Constant::Splat(lane), Type::Vector { length, element }, ..22) = (&*constant, ty, llvm) {
        *constant = vector_of(element, &lane.value, *length);
    }
    walk_mut(constant, &mut |c| match c {
        Constant::Poison if llvm < OLDEST_CURRENT => *c = Constant::Undef,
        Constant::Expression(expression) => match &mut **expression {
            ConstantExpression::GetElementPtr { flags, in_range, .. } => {
                *flags = flags.intersection(known_address_flags(llvm));
                if llvm < 19 {
                    *in_range = None;
                }
            }
            ConstantExpression::Cast { op: op @ CastOp::PtrToAddr, .. } if llvm < 22 => {
                *op = CastOp::PtrToInt
            }
            _ => {}
        },
        _ => {}
    });
}

/// An attribute in the form of a current dialect's version, if it has one.
pub(super) fn current_attribute(attribute: &Attribute, llvm: u32) -> Option<Attribute> {
    match attribute {
        Attribute::Word(word) if NEW_WORDS.iter().any(|(new, since)| new == word && llvm < *since) => None,
        Attribute::Captures(parts) if llvm < 20 => {
            parts.iter().all(|part| part == "none").then(|| Attribute::word("nocapture"))
        }
        Attribute::Range { .. } if llvm < 19 => None,
        Attribute::Arguments { name, .. } if name == "initializes" && llvm < 20 => None,
        // Locations that came with LLVM 22 are left to the default.
        Attribute::Memory(effects) if llvm < 22 => {
            let mut effects = effects.clone();
            effects
                .locations
                .retain(|(location, _)| matches!(location.as_str(), "argmem" | "inaccessiblemem"));
            Some(Attribute::Memory(effects))
        }
        _ => Some(attribute.clone()),
    }
}
