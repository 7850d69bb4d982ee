//! The ways to multiply a sparse matrix by a vector: each converts, uploads, launches and checks. The catalogue runs them on its
//! own matrices, `warpbook spmv` on the user's.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use cuda_std::launch::{DevicePtr, DevicePtrMut, KernelCall};
use gpu_kernels::sparse::coo::{self, COO_PART};
use gpu_kernels::sparse::merge::{self, MERGE_BLOCK, MERGE_TILE};
use gpu_kernels::sparse::{padded, rows};

use super::super::prelude::*;
use crate::sparse::{Coo, Csr, Ell, Group, Hybrid, Jds, SparseError, product};

/// A matrix, a vector, and what their product has to be.
pub struct Spmv {
    /// The matrix.
    pub csr: Csr,
    /// The vector.
    pub x: Vec<f32>,
    /// The product.
    pub y: Expected<f32>,
    /// The matrix in the format that was asked for last.
    converted: RefCell<Option<Rc<dyn Any>>>,
}

impl Spmv {
    /// The problem of a matrix and a vector.
    ///
    /// # Errors
    /// x has not an element for each column.
    pub fn new(csr: Csr, x: Vec<f32>) -> Result<Spmv, SparseError> {
        let y = product(&csr, &x)?;
        Ok(Spmv { csr, x, y, converted: RefCell::default() })
    }

    /// The matrix in another format. The last one is kept for the ways that share it and for further rounds; more would take a
    /// large matrix's memory several times over.
    fn converted<F: 'static>(
        &self,
        convert: impl FnOnce(&Csr) -> Result<F, SparseError>,
    ) -> CaseResult<Rc<F>> {
        let held = self.converted.take().and_then(|held| held.downcast::<F>().ok());
        let format = match held {
            Some(format) => format,
            None => Rc::new(convert(&self.csr).map_err(stopped)?),
        };
        self.converted.replace(Some(format.clone()));
        Ok(format)
    }
}

/// What a format keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Storage {
    /// Places for entries, padding included.
    pub places: usize,
    /// Bytes of all its arrays.
    pub bytes: usize,
}

/// A way to multiply.
pub struct Way {
    /// The variant's id.
    pub id: &'static str,
    /// The format, for people.
    pub format: &'static str,
    /// One line for people.
    pub title: &'static str,
    /// Kernels that it launches.
    pub kernels: &'static [&'static str],
    /// Ids of the notes.
    pub notes: &'static [&'static str],
    /// Whether each row is filled up to the longest.
    pub is_padded: bool,
    /// Uploads, launches, checks.
    pub run: fn(&mut Case<'_>, &Spmv) -> CaseResult,
    /// What the format keeps of a matrix.
    pub storage: fn(&Csr) -> Result<Storage, SparseError>,
}

/// All of them, from the notes' first to the best.
pub const WAYS: [Way; 11] = [
    Way {
        id: "csr_thread",
        format: "CSR",
        title: "a thread a row",
        kernels: &["spmv_csr_thread"],
        notes: &["C17"],
        is_padded: false,
        run: |case, p| by_rows(case, p, 1, rows::spmv_csr_thread),
        storage: in_csr,
    },
    Way {
        id: "csr_eight",
        format: "CSR",
        title: "eight lanes a row",
        kernels: &["spmv_csr_eight"],
        notes: &["C17", "B6"],
        is_padded: false,
        run: |case, p| by_rows(case, p, 8, rows::spmv_csr_eight),
        storage: in_csr,
    },
    Way {
        id: "csr_warp",
        format: "CSR",
        title: "a warp a row",
        kernels: &["spmv_csr_warp"],
        notes: &["C17", "B6"],
        is_padded: false,
        run: |case, p| by_rows(case, p, 32, rows::spmv_csr_warp),
        storage: in_csr,
    },
    Way {
        id: "ell",
        format: "ELL",
        title: "padded to the longest row, column by column",
        kernels: &["spmv_ell"],
        notes: &["C18"],
        is_padded: true,
        run: |case, p| in_ell(case, p, padded::spmv_ell),
        storage: storage_of_ell,
    },
    Way {
        id: "ell_stop",
        format: "ELL",
        title: "the same, each row up to its own end",
        kernels: &["spmv_ell_stop"],
        notes: &["C18"],
        is_padded: true,
        run: |case, p| in_ell(case, p, padded::spmv_ell_stop),
        storage: storage_of_ell,
    },
    Way {
        id: "coo_atomics",
        format: "COO",
        title: "a thread an entry, atomics",
        kernels: &["spmv_zero", "spmv_coo_atomics"],
        notes: &["C19"],
        is_padded: false,
        run: coo_atomics,
        storage: in_coo,
    },
    Way {
        id: "coo_segments",
        format: "COO",
        title: "a warp a part, sums by segment",
        kernels: &["spmv_zero", "spmv_coo_segments", "spmv_add_carries"],
        notes: &["C19", "B6"],
        is_padded: false,
        run: coo_segments,
        storage: in_coo,
    },
    Way {
        id: "hybrid",
        format: "ELL + COO",
        title: "long rows spill over into coordinates",
        kernels: &["spmv_ell_stop", "spmv_coo_segments", "spmv_add_carries"],
        notes: &["C20"],
        is_padded: false,
        run: hybrid,
        storage: |csr| {
            let width = Hybrid::width_of(csr);
            let in_ell = Ell::places(csr, width, Ell::MOST_PLACES)?;
            let in_coo = csr.lengths().map(|length| length.saturating_sub(width)).sum::<usize>();
            Ok(Storage { places: in_ell + in_coo, bytes: 8 * in_ell + 12 * in_coo })
        },
    },
    Way {
        id: "jds_groups",
        format: "JDS",
        title: "a launch for each length of rows",
        kernels: &["spmv_jds_group"],
        notes: &["C21"],
        is_padded: false,
        run: jds_groups,
        storage: in_jds,
    },
    Way {
        id: "jds",
        format: "JDS",
        title: "one launch for all rows",
        kernels: &["spmv_jds"],
        notes: &["C21"],
        is_padded: false,
        run: jds,
        storage: in_jds,
    },
    Way {
        id: "merge",
        format: "CSR",
        title: "pieces of equal work along the merge path",
        kernels: &["spmv_merge_search", "spmv_merge", "spmv_add_carries"],
        notes: &["C17"],
        is_padded: false,
        run: by_merge,
        storage: in_csr,
    },
];

/// A variant for each way, over any dimensions.
pub(super) const fn variants<const D: usize>() -> [Variant<Spmv, D>; WAYS.len()] {
    macro_rules! variant {
        ($($i:literal)*) => {
            [$(
                Variant::new(WAYS[$i].id, WAYS[$i].title, WAYS[$i].kernels, |case, p, _| {
                    let way: &Way = const { &WAYS[$i] };
                    (way.run)(case, p)
                })
                .notes(WAYS[$i].notes)
            ),*]
        };
    }
    variant!(0 1 2 3 4 5 6 7 8 9 10)
}

/// Threads of a block, of all kernels but [`merge::spmv_merge`].
const BLOCK: u32 = 256;

fn stopped(error: SparseError) -> CaseError {
    CaseError::Stopped(error.to_string())
}

fn in_csr(csr: &Csr) -> Result<Storage, SparseError> {
    Ok(Storage { places: csr.entries(), bytes: csr.bytes() })
}

fn in_coo(csr: &Csr) -> Result<Storage, SparseError> {
    Ok(Storage { places: csr.entries(), bytes: 12 * csr.entries() })
}

fn in_jds(csr: &Csr) -> Result<Storage, SparseError> {
    // The order of the rows, and the offsets of the diagonals.
    Ok(Storage { places: csr.entries(), bytes: 8 * csr.entries() + 4 * (csr.rows() + csr.longest() + 1) })
}

fn storage_of_ell(csr: &Csr) -> Result<Storage, SparseError> {
    let places = Ell::places(csr, csr.longest(), Ell::MOST_PLACES)?;
    Ok(Storage { places, bytes: 8 * places })
}

type RowKernel = for<'k> unsafe fn(
    usize,
    DevicePtr<'k, u32>,
    DevicePtr<'k, u32>,
    DevicePtr<'k, f32>,
    DevicePtr<'k, f32>,
    DevicePtrMut<'k, f32>,
) -> KernelCall<'k>;

fn by_rows(case: &mut Case<'_>, p: &Spmv, lanes: usize, kernel: RowKernel) -> CaseResult {
    let rows = p.csr.rows();
    let offsets = case.input(p.csr.row_ptr())?;
    let (columns, values) = (case.input(p.csr.columns())?, case.input(p.csr.values())?);
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(rows)?;
    case.run(|gpu| {
        // SAFETY: a `Csr` is well-formed, x has an element for each of its columns, y for each row.
        let call = unsafe { kernel(rows, offsets.ptr(), columns.ptr(), values.ptr(), x.ptr(), y.ptr_mut()) };
        gpu.launch(Config::cover1(rows * lanes, BLOCK), call)
    })?;
    case.check(&y, &p.y)
}

type EllKernel = for<'k> unsafe fn(
    usize,
    usize,
    usize,
    DevicePtr<'k, u32>,
    DevicePtr<'k, f32>,
    DevicePtr<'k, f32>,
    DevicePtrMut<'k, f32>,
) -> KernelCall<'k>;

fn in_ell(case: &mut Case<'_>, p: &Spmv, kernel: EllKernel) -> CaseResult {
    let ell = p.converted(|csr| Ell::from_csr(csr, Ell::MOST_PLACES))?;
    let (columns, values) = (case.input(ell.columns())?, case.input(ell.values())?);
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(ell.rows())?;
    case.run(|gpu| {
        let (rows, stride, width) = (ell.rows(), ell.stride(), ell.width());
        // SAFETY: an `Ell` is well-formed, x has an element for each of its columns, y for each row.
        let call = unsafe { kernel(rows, stride, width, columns.ptr(), values.ptr(), x.ptr(), y.ptr_mut()) };
        gpu.launch(Config::cover1(rows, BLOCK), call)
    })?;
    case.check(&y, &p.y)
}

/// Clears y.
fn zero(gpu: &Gpu<'_>, y: &mut Output<f32>) -> CaseResult {
    // A quarter of the threads: each clears four elements, with a step of the grid.
    gpu.launch(Config::cover1(y.len().div_ceil(4), BLOCK), coo::spmv_zero(y.slice_mut()))
}

fn coo_atomics(case: &mut Case<'_>, p: &Spmv) -> CaseResult {
    let coo = p.converted(|csr| Ok(Coo::from_csr(csr)))?;
    let entry_rows = case.input(coo.entry_rows())?;
    let (columns, values) = (case.input(coo.columns())?, case.input(coo.values())?);
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(coo.rows())?;
    case.run(|gpu| {
        zero(gpu, &mut y)?;
        let sums = y.slice_mut().into_atomic();
        // SAFETY: a `Coo` is well-formed, and x has an element for each of its columns.
        let call =
            unsafe { coo::spmv_coo_atomics(entry_rows.slice(), columns.ptr(), values.ptr(), x.ptr(), sums) };
        gpu.launch(Config::cover1(coo.entries(), BLOCK), call)
    })?;
    case.check(&y, &p.y)
}

/// A buffer for each of the rows and sums that `parts` pieces of work leave open.
struct Carries {
    rows: Output<u32>,
    sums: Output<f32>,
}

impl Carries {
    fn new(case: &mut Case<'_>, parts: usize) -> CaseResult<Carries> {
        Ok(Carries { rows: case.output(parts)?, sums: case.output(parts)? })
    }

    /// Adds them to their rows.
    fn add(&self, gpu: &Gpu<'_>, y: &mut Output<f32>) -> CaseResult {
        let (parts, rows) = (self.rows.len(), y.len());
        // SAFETY: ascending rows, written by the launch before, and a sum for each.
        let call =
            unsafe { coo::spmv_add_carries(parts, self.rows.ptr(), self.sums.ptr(), rows, y.ptr_mut()) };
        gpu.launch(Config::cover1(parts, BLOCK), call)
    }
}

/// Coordinates on the device, and room for the carries.
struct OnDevice {
    entry_rows: Input<u32>,
    columns: Input<u32>,
    values: Input<f32>,
    carries: Carries,
}

impl OnDevice {
    fn new(case: &mut Case<'_>, coo: &Coo) -> CaseResult<OnDevice> {
        Ok(OnDevice {
            entry_rows: case.input(coo.entry_rows())?,
            columns: case.input(coo.columns())?,
            values: case.input(coo.values())?,
            carries: Carries::new(case, coo.entries().div_ceil(COO_PART))?,
        })
    }

    /// y += A·x.
    fn add_product(&mut self, gpu: &Gpu<'_>, x: &Input<f32>, y: &mut Output<f32>) -> CaseResult {
        let (entries, parts) = (self.values.len(), self.carries.rows.len());
        // SAFETY: a `Coo` is well-formed, x has an element for each of its columns, y for each row, and each part a carry.
        let call = unsafe {
            coo::spmv_coo_segments(
                entries,
                self.entry_rows.ptr(),
                self.columns.ptr(),
                self.values.ptr(),
                x.ptr(),
                y.ptr_mut(),
                self.carries.rows.ptr_mut(),
                self.carries.sums.ptr_mut(),
            )
        };
        gpu.launch(Config::cover1(parts * 32, BLOCK), call)?;
        self.carries.add(gpu, y)
    }
}

fn coo_segments(case: &mut Case<'_>, p: &Spmv) -> CaseResult {
    let coo = p.converted(|csr| Ok(Coo::from_csr(csr)))?;
    let mut matrix = OnDevice::new(case, &coo)?;
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(coo.rows())?;
    case.run(|gpu| {
        zero(gpu, &mut y)?;
        matrix.add_product(gpu, &x, &mut y)
    })?;
    case.check(&y, &p.y)
}

fn hybrid(case: &mut Case<'_>, p: &Spmv) -> CaseResult {
    let hybrid = p.converted(|csr| Hybrid::from_csr(csr, Hybrid::width_of(csr), Ell::MOST_PLACES))?;
    let ell = hybrid.ell();
    let (columns, values) = (case.input(ell.columns())?, case.input(ell.values())?);
    let mut rest = OnDevice::new(case, hybrid.coo())?;
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(ell.rows())?;
    case.run(|gpu| {
        let (rows, stride, width) = (ell.rows(), ell.stride(), ell.width());
        // SAFETY: an `Ell` is well-formed, x has an element for each of its columns, y for each row.
        let call = unsafe {
            padded::spmv_ell_stop(rows, stride, width, columns.ptr(), values.ptr(), x.ptr(), y.ptr_mut())
        };
        gpu.launch(Config::cover1(rows, BLOCK), call)?;
        rest.add_product(gpu, &x, &mut y)
    })?;
    case.check(&y, &p.y)
}

/// JDS on the device.
struct Jagged {
    diagonals: Input<u32>,
    order: Input<u32>,
    columns: Input<u32>,
    values: Input<f32>,
}

impl Jagged {
    fn new(case: &mut Case<'_>, jds: &Jds) -> CaseResult<Jagged> {
        Ok(Jagged {
            diagonals: case.input(jds.diagonals())?,
            order: case.input(jds.order())?,
            columns: case.input(jds.columns())?,
            values: case.input(jds.values())?,
        })
    }
}

fn jds_groups(case: &mut Case<'_>, p: &Spmv) -> CaseResult {
    let jds = p.converted(|csr| Ok(Jds::from_csr(csr)))?;
    let groups = jds.groups();
    let a = Jagged::new(case, &jds)?;
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(jds.rows())?;
    case.run(|gpu| {
        for Group { first, count, length } in groups.iter().copied() {
            let (diagonals, order) = (a.diagonals.ptr(), a.order.ptr());
            let (columns, values) = (a.columns.ptr(), a.values.ptr());
            // SAFETY: a `Jds` and its groups are well-formed, x has an element for each column, y for each row.
            let call = unsafe {
                padded::spmv_jds_group(
                    first,
                    count,
                    length,
                    diagonals,
                    order,
                    columns,
                    values,
                    x.ptr(),
                    y.ptr_mut(),
                )
            };
            gpu.launch(Config::cover1(count, BLOCK), call)?;
        }
        Ok(())
    })?;
    case.check(&y, &p.y)
}

fn jds(case: &mut Case<'_>, p: &Spmv) -> CaseResult {
    let jds = p.converted(|csr| Ok(Jds::from_csr(csr)))?;
    let a = Jagged::new(case, &jds)?;
    let x = case.input(&p.x)?;
    let mut y = case.output::<f32>(jds.rows())?;
    case.run(|gpu| {
        let (rows, depth) = (jds.rows(), jds.depth());
        let (diagonals, order) = (a.diagonals.ptr(), a.order.ptr());
        let (columns, values) = (a.columns.ptr(), a.values.ptr());
        // SAFETY: a `Jds` is well-formed, x has an element for each of its columns, y for each row.
        let call =
            unsafe { padded::spmv_jds(rows, depth, diagonals, order, columns, values, x.ptr(), y.ptr_mut()) };
        gpu.launch(Config::cover1(rows, BLOCK), call)
    })?;
    case.check(&y, &p.y)
}

fn by_merge(case: &mut Case<'_>, p: &Spmv) -> CaseResult {
    let rows = p.csr.rows();
    let tiles = (rows + p.csr.entries()).div_ceil(MERGE_TILE);
    let offsets = case.input(p.csr.row_ptr())?;
    let (columns, values) = (case.input(p.csr.columns())?, case.input(p.csr.values())?);
    let x = case.input(&p.x)?;
    let mut starts = case.output::<u32>(tiles + 1)?;
    let mut carries = Carries::new(case, tiles)?;
    let mut y = case.output::<f32>(rows)?;
    case.run(|gpu| {
        // SAFETY: a `Csr` is well-formed, and `starts` has a place for each tile and one more.
        let search = unsafe { merge::spmv_merge_search(rows, offsets.ptr(), tiles + 1, starts.ptr_mut()) };
        gpu.launch(Config::cover1(tiles + 1, BLOCK), search)?;
        // SAFETY: besides, x has an element for each column, y for each row, and each tile a carry and a block of 256.
        let call = unsafe {
            merge::spmv_merge(
                rows,
                offsets.ptr(),
                columns.ptr(),
                values.ptr(),
                x.ptr(),
                starts.ptr(),
                y.ptr_mut(),
                carries.rows.ptr_mut(),
                carries.sums.ptr_mut(),
            )
        };
        gpu.launch((tiles as u32, MERGE_BLOCK), call)?;
        carries.add(gpu, &mut y)
    })?;
    case.check(&y, &p.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn storage_is_what_the_formats_keep() {
        let entries = (0..40u32).flat_map(|row| (0..row * row % 17).map(move |column| (row, column, 1.0)));
        let csr = Csr::from_entries(41, 17, entries.collect()).unwrap();
        let storage = |id| {
            let way = WAYS.iter().find(|way| way.id == id).unwrap();
            (way.storage)(&csr).unwrap()
        };
        let ell = Ell::from_csr(&csr, Ell::MOST_PLACES).unwrap();
        assert_eq!(storage("ell"), Storage { places: ell.columns().len(), bytes: ell.bytes() });
        let hybrid = Hybrid::from_csr(&csr, Hybrid::width_of(&csr), Ell::MOST_PLACES).unwrap();
        let places = hybrid.ell().columns().len() + hybrid.coo().entries();
        assert_eq!(storage("hybrid"), Storage { places, bytes: hybrid.bytes() });
        let (jds, coo) = (Jds::from_csr(&csr), Coo::from_csr(&csr));
        assert_eq!(storage("jds"), Storage { places: csr.entries(), bytes: jds.bytes() });
        assert_eq!(storage("coo_segments"), Storage { places: csr.entries(), bytes: coo.bytes() });
        assert_eq!(storage("merge"), Storage { places: csr.entries(), bytes: csr.bytes() });
    }
}
