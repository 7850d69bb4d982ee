//! Comparisons of `set`, `setp` and `slct` (PTX ISA 9.0, 9.3.1 and 9.7.6).

/// A comparison operator.
///
/// On integers the ordered and the unsigned names (`lo`, `ls`, `hi`, `hs`) mean the same as `lt`, `le`, `gt`, `ge`: the
/// type decides about the sign. The unordered ones hold for floats where an operand is NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Equ,
    Neu,
    Ltu,
    Leu,
    Gtu,
    Geu,
    /// Neither operand is NaN.
    Num,
    /// An operand is NaN.
    Nan,
}

impl Compare {
    /// The operator of a PTX modifier such as `.lt` (given without the dot).
    pub fn parse(name: &str) -> Option<Compare> {
        Some(match name {
            "eq" => Compare::Eq,
            "ne" => Compare::Ne,
            "lt" | "lo" => Compare::Lt,
            "le" | "ls" => Compare::Le,
            "gt" | "hi" => Compare::Gt,
            "ge" | "hs" => Compare::Ge,
            "equ" => Compare::Equ,
            "neu" => Compare::Neu,
            "ltu" => Compare::Ltu,
            "leu" => Compare::Leu,
            "gtu" => Compare::Gtu,
            "geu" => Compare::Geu,
            "num" => Compare::Num,
            "nan" => Compare::Nan,
            _ => return None,
        })
    }

    /// Whether it holds. NaN is what does not equal itself.
    #[inline(always)]
    pub fn holds<T: PartialOrd + Copy>(self, a: T, b: T) -> bool {
        #[allow(clippy::eq_op)]
        let unordered = a != a || b != b;
        match self {
            Compare::Eq => a == b,
            // `ne` is ordered: false where an operand is NaN.
            Compare::Ne => a != b && !unordered,
            Compare::Lt => a < b,
            Compare::Le => a <= b,
            Compare::Gt => a > b,
            Compare::Ge => a >= b,
            Compare::Equ => a == b || unordered,
            Compare::Neu => a != b,
            Compare::Ltu => a < b || unordered,
            Compare::Leu => a <= b || unordered,
            Compare::Gtu => a > b || unordered,
            Compare::Geu => a >= b || unordered,
            Compare::Num => !unordered,
            Compare::Nan => unordered,
        }
    }
}
