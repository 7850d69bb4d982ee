//! What a catalogue entry is made of: [`Algorithm`], its [`Variant`]s, and [`Entry`], the same without its types.

use std::fmt;

use crate::case::{Case, CaseResult};
use crate::data::Gen;
use crate::error::Error;
use crate::shape::{MOST, Shape};

/// A set of algorithms that share a kernel module and a chapter of the book.
pub struct Family {
    /// Name of the module in `gpu-kernels` and here.
    pub id: &'static str,
    /// One line for people.
    pub title: &'static str,
    /// The algorithms in the order of the book.
    pub entries: &'static [&'static dyn Entry],
}

/// An algorithm over `D` dimensions. `P` is its problem: the input data and what the reference says about them,
/// made once for a shape and a seed and shared by all variants.
pub struct Algorithm<P: 'static, const D: usize> {
    /// Unique in the catalogue; what filters and reports name.
    pub id: &'static str,
    /// One line for people.
    pub title: &'static str,
    /// Ids of the notes that every variant covers.
    pub notes: &'static [&'static str],
    /// Names of the dimensions, in the order of all the arrays below.
    pub dims: [&'static str; D],
    /// The shapes behind `--size`.
    pub sizes: Sizes<D>,
    /// The rule that a shape must meet beyond being a list of numbers; `Err` is the rule in words.
    pub accepts: fn([usize; D]) -> Result<(), &'static str>,
    /// Makes the problem. Anything random comes from `Gen`.
    pub problem: fn([usize; D], &mut Gen) -> P,
    /// What an ideal kernel must move and do.
    pub work: fn([usize; D]) -> Work,
    /// From the notes' first version to the best one.
    pub variants: &'static [Variant<P, D>],
}

/// One way to run an algorithm.
pub struct Variant<P: 'static, const D: usize> {
    /// Unique within the algorithm.
    pub id: &'static str,
    /// One line for people.
    pub title: &'static str,
    /// Kernels that it launches, by their names in PTX.
    pub kernels: &'static [&'static str],
    /// Ids of the notes that this variant covers beyond the algorithm's.
    pub notes: &'static [&'static str],
    /// Least compute capability.
    pub capability: (u32, u32),
    /// Shapes of its own, where the algorithm's do not fit.
    pub sizes: Option<Sizes<D>>,
    /// Uploads, launches, checks.
    pub run: fn(&mut Case<'_>, &P, [usize; D]) -> CaseResult,
}

impl<P, const D: usize> Variant<P, D> {
    /// A variant without further conditions.
    pub const fn new(
        id: &'static str,
        title: &'static str,
        kernels: &'static [&'static str],
        run: fn(&mut Case<'_>, &P, [usize; D]) -> CaseResult,
    ) -> Self {
        Variant { id, title, kernels, notes: &[], capability: (1, 0), sizes: None, run }
    }

    /// Adds ids of the notes.
    pub const fn notes(mut self, notes: &'static [&'static str]) -> Self {
        self.notes = notes;
        self
    }

    /// Sets the least compute capability.
    pub const fn needs(mut self, major: u32, minor: u32) -> Self {
        self.capability = (major, minor);
        self
    }

    /// Sets shapes of its own.
    pub const fn sizes(mut self, sizes: Sizes<D>) -> Self {
        self.sizes = Some(sizes);
        self
    }
}

/// The three shapes that an algorithm is run at.
#[derive(Clone, Copy, Debug)]
pub struct Sizes<const D: usize> {
    /// Milliseconds on the simulator, and not a multiple of any block.
    pub tiny: [usize; D],
    /// The notes' own sizes.
    pub notes: [usize; D],
    /// Enough to fill a large GPU.
    pub large: [usize; D],
}

/// Which of the shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Size {
    /// Milliseconds on the simulator, and not a multiple of any block
    Tiny,
    /// The notes' own sizes
    Notes,
    /// Enough to fill a large GPU
    Large,
}

impl Size {
    /// All of them, smallest first.
    pub const ALL: [Size; 3] = [Size::Tiny, Size::Notes, Size::Large];
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Size::Tiny => "tiny",
            Size::Notes => "notes",
            Size::Large => "large",
        })
    }
}

/// Bytes that must cross global memory and operations that must be done, if nothing is moved or done twice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// Bytes read and written.
    pub bytes: u64,
    /// Arithmetic operations on elements; a multiply-add counts as two.
    pub ops: u64,
}

impl Work {
    /// So many bytes and operations.
    pub const fn new(bytes: usize, ops: usize) -> Self {
        Work { bytes: bytes as u64, ops: ops as u64 }
    }
}

/// For [`Algorithm::accepts`]: every shape will do whose two largest dimensions span no more than 2³¹ elements. More would not fit
/// the memory of the machines that this is meant for, and would let index arithmetic overflow.
pub fn any_shape<const D: usize>(mut dims: [usize; D]) -> Result<(), &'static str> {
    dims.sort_unstable_by(|a, b| b.cmp(a));
    at_most(MOST, &dims[..D.min(2)], "two dimensions may span 2147483648 elements at most")
}

/// For [`Algorithm::accepts`]: that the product of `extents`, of which those of 0 do not count, is at most `most`; or else the rule.
pub fn at_most(most: usize, extents: &[usize], rule: &'static str) -> Result<(), &'static str> {
    let product = extents.iter().try_fold(1usize, |product, extent| product.checked_mul((*extent).max(1)));
    if product.is_some_and(|product| product <= most) { Ok(()) } else { Err(rule) }
}

/// A variant without its types.
#[derive(Clone, Copy, Debug)]
pub struct VariantInfo {
    /// See [`Variant::id`].
    pub id: &'static str,
    /// See [`Variant::title`].
    pub title: &'static str,
    /// See [`Variant::kernels`].
    pub kernels: &'static [&'static str],
    /// See [`Variant::notes`].
    pub notes: &'static [&'static str],
    /// See [`Variant::capability`].
    pub capability: (u32, u32),
}

/// An [`Algorithm`] without its types: what running, listing and testing go through.
pub trait Entry: Sync {
    /// See [`Algorithm::id`].
    fn id(&self) -> &'static str;
    /// See [`Algorithm::title`].
    fn title(&self) -> &'static str;
    /// See [`Algorithm::notes`].
    fn notes(&self) -> &'static [&'static str];
    /// See [`Algorithm::dims`].
    fn dims(&'static self) -> &'static [&'static str];
    /// See [`Algorithm::variants`].
    fn variants(&self) -> Vec<VariantInfo>;
    /// The shape behind `size` for the variant number `variant`.
    fn shape(&'static self, variant: usize, size: Size) -> Shape;
    /// See [`Algorithm::work`].
    fn work(&self, shape: &Shape) -> Work;
    /// Makes the problem for a shape and a seed.
    ///
    /// # Errors
    /// [`Error::BadShape`] with the algorithm's rule when the shape breaks it.
    fn prepare(&'static self, shape: &Shape, seed: u64) -> Result<Box<dyn Problem>, Error>;
}

/// A problem made for a shape and a seed, without its types.
pub trait Problem {
    /// Runs the variant number `variant` on it.
    ///
    /// # Errors
    /// Whatever stopped the variant; failed checks are recorded in `case`.
    fn run(&self, variant: usize, case: &mut Case<'_>) -> CaseResult;
}

struct Prepared<P: 'static, const D: usize> {
    algorithm: &'static Algorithm<P, D>,
    dims: [usize; D],
    problem: P,
}

impl<P, const D: usize> Problem for Prepared<P, D> {
    fn run(&self, variant: usize, case: &mut Case<'_>) -> CaseResult {
        (self.algorithm.variants[variant].run)(case, &self.problem, self.dims)
    }
}

impl<P, const D: usize> Algorithm<P, D> {
    fn checked(&self, shape: &Shape) -> Result<[usize; D], Error> {
        let bad = |reason: &str| Error::BadShape {
            shape: shape.to_string(),
            reason: reason.into(),
            dims: self.dims.join("x"),
        };
        let dims = shape.values().try_into().map_err(|_| bad("it has another number of dimensions"))?;
        (self.accepts)(dims).map_err(bad)?;
        Ok(dims)
    }
}

impl<P, const D: usize> Entry for Algorithm<P, D> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn title(&self) -> &'static str {
        self.title
    }

    fn notes(&self) -> &'static [&'static str] {
        self.notes
    }

    fn dims(&'static self) -> &'static [&'static str] {
        &self.dims
    }

    fn variants(&self) -> Vec<VariantInfo> {
        let info = |v: &Variant<P, D>| VariantInfo {
            id: v.id,
            title: v.title,
            kernels: v.kernels,
            notes: v.notes,
            capability: v.capability,
        };
        self.variants.iter().map(info).collect()
    }

    fn shape(&'static self, variant: usize, size: Size) -> Shape {
        let sizes = self.variants.get(variant).and_then(|v| v.sizes).unwrap_or(self.sizes);
        let dims = match size {
            Size::Tiny => sizes.tiny,
            Size::Notes => sizes.notes,
            Size::Large => sizes.large,
        };
        Shape::new(&self.dims, &dims)
    }

    fn work(&self, shape: &Shape) -> Work {
        self.checked(shape).map(self.work).unwrap_or_default()
    }

    fn prepare(&'static self, shape: &Shape, seed: u64) -> Result<Box<dyn Problem>, Error> {
        let dims = self.checked(shape)?;
        let problem = (self.problem)(dims, &mut Gen::new(seed, self.id));
        Ok(Box::new(Prepared { algorithm: self, dims, problem }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_spans_so_much_and_no_more() {
        assert!(any_shape([MOST]).is_ok() && any_shape([0, MOST]).is_ok() && any_shape::<0>([]).is_ok());
        assert!(any_shape([1 << 15, 1 << 16, 1 << 15]).is_ok());
        assert!(any_shape([1 << 16, 1 << 16, 1]).is_err() && any_shape([MOST, MOST]).is_err());
        assert!(at_most(8, &[2, 0, 4], "").is_ok() && at_most(8, &[3, 3], "rule") == Err("rule"));
        assert!(at_most(usize::MAX, &[MOST; 3], "").is_err());
    }

    #[test]
    fn what_is_added_is_not_multiplied() {
        let prepare = |id: &str, text: &str| {
            let one = crate::select::select(&[format!("{id}/*")], None).unwrap().remove(0);
            let shape = Shape::parse(one.entry.dims(), text).unwrap();
            one.entry.prepare(&shape, 1).map(drop).map_err(|error| error.to_string())
        };
        // Two lengths that are added, and a large matrix with few entries.
        assert_eq!(prepare("merge", "65536x65537"), Ok(()));
        assert_eq!(prepare("spmv_uniform", "70000x70000x1"), Ok(()));
        for (id, text, rule) in [
            ("transpose", "65536x65536", "two dimensions"),
            ("convolution_2d", "65536x65536x3x3", "two dimensions"),
            ("pitched_3d", "2147483648x2147483648x2147483648x1", "2^31 elements"),
            ("thread_ids", "2147483648x65535x65535x1x1x1", "2^28 threads"),
            ("thread_ids", "1x1x1x2147483648x2147483648x4", "1024 threads"),
            ("local_sum", "2147483648", "512 elements"),
            ("attention_64", "65535x2147483648", "numbers each"),
            ("fusion", "65535x65536x2", "2^31 elements"),
        ] {
            let error = prepare(id, text).unwrap_err();
            assert!(error.contains(rule), "{id} {text}: {error}");
        }
    }
}
