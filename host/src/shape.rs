//! The dimensions that an algorithm runs on, as text: `n=1000`, `512x300x77` or `rows=512,cols=300`.

use std::fmt;

use crate::error::Error;

/// Largest dimension that is accepted. What several dimensions make together is the algorithm's own rule.
pub const MOST: usize = 1 << 31;

/// Named dimensions with their values, in the algorithm's order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    names: &'static [&'static str],
    values: Vec<usize>,
}

impl Shape {
    /// Pairs names with values; both have the same length.
    pub fn new(names: &'static [&'static str], values: &[usize]) -> Self {
        debug_assert_eq!(names.len(), values.len());
        Shape { names, values: values.to_vec() }
    }

    /// Reads `text` for an algorithm whose dimensions are `names`: either every value in order, separated by `x`, or
    /// `name=value` pairs separated by commas.
    ///
    /// # Errors
    /// [`Error::BadShape`] names the part that cannot be read, a dimension missing, unknown, given twice or too large.
    pub fn parse(names: &'static [&'static str], text: &str) -> Result<Self, Error> {
        let bad = |reason: String| Error::BadShape { shape: text.into(), reason, dims: names.join("x") };
        let number = |part: &str| {
            part.trim().parse::<usize>().map_err(|_| bad(format!("`{part}` is not a whole number")))
        };
        let mut values = vec![None; names.len()];
        if text.contains('=') {
            for pair in text.split(',') {
                let (name, value) =
                    pair.split_once('=').ok_or_else(|| bad(format!("`{pair}` is not NAME=NUMBER")))?;
                let at = names
                    .iter()
                    .position(|known| *known == name.trim())
                    .ok_or_else(|| bad(format!("there is no dimension `{}`", name.trim())))?;
                if values[at].replace(number(value)?).is_some() {
                    return Err(bad(format!("`{}` is given twice", name.trim())));
                }
            }
        } else {
            let parts: Vec<&str> = text.split('x').collect();
            if parts.len() != names.len() {
                return Err(bad(format!("{} numbers where {} belong", parts.len(), names.len())));
            }
            for (slot, part) in values.iter_mut().zip(parts) {
                *slot = Some(number(part)?);
            }
        }
        let mut complete = Vec::with_capacity(names.len());
        for (name, value) in names.iter().zip(values) {
            complete.push(value.ok_or_else(|| bad(format!("`{name}` is missing")))?);
        }
        if let Some(at) = complete.iter().position(|value| *value > MOST) {
            return Err(bad(format!("it is too large: `{}` is at most {MOST}", names[at])));
        }
        Ok(Shape { names, values: complete })
    }

    /// The values in the algorithm's order.
    pub fn values(&self) -> &[usize] {
        &self.values
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ([name], [value]) = (self.names, self.values.as_slice()) {
            return write!(f, "{name}={value}");
        }
        for (at, value) in self.values.iter().enumerate() {
            write!(f, "{}{value}", if at == 0 { "" } else { "x" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &[&str] = &["n"];
    const THREE: &[&str] = &["rows", "inner", "cols"];

    #[test]
    fn reads_back_what_it_prints() {
        for (names, values) in [(ONE, &[1000][..]), (THREE, &[512, 300, 77][..]), (ONE, &[0][..])] {
            let shape = Shape::new(names, values);
            assert_eq!(Shape::parse(names, &shape.to_string()).unwrap(), shape);
        }
    }

    #[test]
    fn accepts_names_in_any_order() {
        let shape = Shape::parse(THREE, "cols=3, rows=1,inner=2").unwrap();
        assert_eq!(shape.values(), [1, 2, 3]);
    }

    #[test]
    fn refuses_what_is_incomplete_unknown_twice_or_too_large() {
        for text in [
            "",
            "1x2",
            "1x2x3x4",
            "rows=1,inner=2",
            "rows=1,rows=2,inner=1,cols=1",
            "depth=1",
            "-1x2x3",
            "1x2x",
        ] {
            assert!(Shape::parse(THREE, text).is_err(), "{text}");
        }
        assert!(Shape::parse(ONE, "n=4294967296").is_err());
        let error = Shape::parse(THREE, "1x1x2147483649").unwrap_err().to_string();
        assert!(error.contains("`cols` is at most 2147483648"), "{error}");
        // What dimensions make together is for the algorithm to say: some add them.
        assert!(Shape::parse(THREE, "2147483648x2147483648x1").is_ok());
        assert!(Shape::parse(ONE, "99999999999999999999").is_err());
    }
}
