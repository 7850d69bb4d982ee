//! The catalogue: every algorithm of the notes, with its inputs, its reference and its variants.
//!
//! # Adding an algorithm
//!
//! An algorithm is one kernel module in `gpu-kernels` and one file here; `cargo xtask new NAME` writes both and registers
//! them (`pub mod NAME;` and a line in [`FAMILIES`]). The file holds, from the top:
//!
//! 1. **The problem**: a struct with the input data and what the reference says about them, and a function that makes
//!    it for given dimensions. It runs once for all variants, so an expensive reference is paid for once.
//!    Everything random comes from [`Gen`], which is seeded.
//! 2. **The algorithm**: a static [`Algorithm`] with its id, note ids, dimensions, the three [`Sizes`], the [`Work`] that
//!    no kernel can do without, and the list of variants.
//! 3. **The variants**: functions `fn(&mut Case, &Problem, [usize; D]) -> CaseResult` which upload, launch and check.
//! 4. **The family**: a static [`Family`] that lists the algorithms of the file.
//!
//! ```
//! use warpbook::catalogue::prelude::*;
//! use gpu_kernels::vector;
//!
//! struct Sum {
//!     a: Vec<f32>,
//!     b: Vec<f32>,
//!     sum: Expected<f32>,
//! }
//!
//! fn problem([n]: [usize; 1], data: &mut Gen) -> Sum {
//!     let (a, b) = (data.f32s_with_specials(n), data.f32s_with_specials(n));
//!     // One rounded addition is the same everywhere: exact.
//!     let sum = Expected::Exact(a.iter().zip(&b).map(|(a, b)| a + b).collect());
//!     Sum { a, b, sum }
//! }
//!
//! static VECTOR_ADD: Algorithm<Sum, 1> = Algorithm {
//!     id: "vector_add",
//!     title: "Add two vectors",
//!     notes: &["A2"],
//!     dims: ["n"],
//!     sizes: Sizes { tiny: [1_000], notes: [100_000], large: [1 << 26] },
//!     accepts: any_shape,
//!     problem,
//!     work: |[n]| Work::new(12 * n, n),
//!     variants: &[Variant::new("guarded", "a grid of 256-thread blocks", &["vector_add"], guarded)],
//! };
//!
//! fn guarded(case: &mut Case<'_>, p: &Sum, [n]: [usize; 1]) -> CaseResult {
//!     let (a, b) = (case.input(&p.a)?, case.input(&p.b)?);
//!     let mut c = case.output::<f32>(n)?;
//!     case.run(|gpu| {
//!         // SAFETY: all three have n elements.
//!         let call = unsafe { vector::vector_add(a.slice(), b.slice(), c.ptr_mut()) };
//!         gpu.launch(Config::cover1(n, 256), call)
//!     })?;
//!     case.check(&c, &p.sum)
//! }
//!
//! pub static FAMILY: Family = Family { id: "vector", title: "Vectors", entries: &[&VECTOR_ADD] };
//! ```
//!
//! # What a case takes care of
//!
//! - **Buffers**: [`Case::input`] (verified unchanged), [`Case::output`] (poisoned before each run: an element left
//!   unwritten fails), [`Case::zeroed`] (counters, histograms), [`Case::in_out`] (restored before each run). On a GPU all
//!   have canaries on both sides; on the simulator each is an allocation of exactly its size, so that an access
//!   outside is an error with its source line.
//! - **Launches**: [`Case::run`] calls its closure once, or as often as `--repeat` and `bench` ask, and times it by events.
//!   The closure may launch many kernels, use several streams ([`Gpu::streams`]), wait for a result
//!   ([`Gpu::wait`]) and loop. A grid with an extent of 0 launches nothing, so n = 0 needs no special case.
//! - **Arguments** are typed by the kernel: a wrong count or type does not compile. `slice()` is for `&[T]`,
//!   `slice_mut()` for `DisjointSlice<T>` (`slice_mut().into_rows(..)` and `.into_matrix(..)` for its kin), `ptr()` and
//!   `ptr_mut()` for raw pointers.
//! - **Checks**: [`Case::check`] against [`Expected`] — `Exact` for integers and for floats whose every operation is rounded
//!   once, `Ulps`, or `Bounded` with an error bound for each element ([`reference`](crate::reference) has γ_n);
//!   [`Case::expect`] for anything else; [`Case::expect_refusal`] for launches that the driver must refuse.
//! - **Symbols** of the module (constants, device variables): [`Case::module`] gives cust's own module.
//!
//! A variant that needs its own sizes, note ids or compute capability says so: `Variant::new(..).sizes(..).notes(&["A1"])
//! .needs(7, 0)`. A shape that an algorithm cannot take is refused by [`Algorithm::accepts`] with its rule in words.
//! Shapes come from users as well (`--shape 512x300x77`) and from tests (0, 1, primes): take any that `accepts` lets
//! through.
//!
//! Architecture invariant: nothing here knows which driver answers. What differs between a GPU and the simulator is
//! settled in [`session`](crate::session).

mod entry;
pub mod prelude;

pub mod attention;
pub mod convolution;
pub mod divergence;
pub mod dynamic;
pub mod fusion;
pub mod histogram;
pub mod ids;
pub mod local;
pub mod matmul;
pub mod matmul_int;
pub mod matrix;
pub mod order;
pub mod pitched;
pub mod primitives;
pub mod reduce;
pub mod render;
pub mod scan;
pub mod sort;
pub mod sparse;
pub mod symbols;
pub mod transpose;
pub mod vector;
pub mod warp;

pub use entry::{
    Algorithm, Entry, Family, Problem, Size, Sizes, Variant, VariantInfo, Work, any_shape, at_most,
};

/// All families, in the order of the book.
pub static FAMILIES: &[&Family] = &[
    &vector::FAMILY,
    &ids::FAMILY,
    &matrix::FAMILY,
    &order::FAMILY,
    &matmul::FAMILY,
    &matmul_int::FAMILY,
    &pitched::FAMILY,
    &symbols::FAMILY,
    &local::FAMILY,
    &transpose::FAMILY,
    &warp::FAMILY,
    &divergence::FAMILY,
    &histogram::FAMILY,
    &reduce::FAMILY,
    &scan::FAMILY,
    &primitives::FAMILY,
    &sort::FAMILY,
    &convolution::FAMILY,
    &sparse::FAMILY,
    &fusion::FAMILY,
    &attention::FAMILY,
    &render::FAMILY,
    &dynamic::FAMILY,
];
