//! Conversions there and back, and everything that is no sparse matrix.

use gpu_kernels::sparse::padded::PADDING;

use super::*;
use crate::data::Gen;

/// A random matrix: about one row in four is empty, and one row is full.
fn random(rows: usize, cols: usize, data: &mut Gen) -> Csr {
    let full = if rows > 0 { data.index(0..=rows - 1) } else { 0 };
    let mut entries = Vec::new();
    for row in 0..rows {
        let share = if row == full { 100 } else { data.index(0..=3) * data.index(0..=20) };
        for column in 0..cols {
            if data.index(1..=100) <= share {
                entries.push((row as u32, column as u32, data.f32s_with_specials(1)[0]));
            }
        }
    }
    // In any order.
    for i in (1..entries.len()).rev() {
        entries.swap(i, data.index(0..=i));
    }
    Csr::from_entries(rows, cols, entries).unwrap()
}

/// Equal, with any NaN equal to itself.
fn assert_same(a: &Csr, b: &Csr) {
    assert_eq!(
        (a.rows(), a.cols(), a.row_ptr(), a.columns()),
        (b.rows(), b.cols(), b.row_ptr(), b.columns())
    );
    let bits = |csr: &Csr| csr.values().iter().map(|value| value.to_bits()).collect::<Vec<_>>();
    assert_eq!(bits(a), bits(b));
}

#[test]
fn every_format_gives_back_what_it_was_made_from() {
    let mut data = Gen::new(3, "sparse");
    for rows in [0, 1, 2, 31, 32, 33, 65] {
        for cols in [0, 1, 3, 64, 101] {
            let csr = random(rows, cols, &mut data);
            let parts = (csr.row_ptr().to_vec(), csr.columns().to_vec(), csr.values().to_vec());
            assert_same(&csr, &Csr::new(rows, cols, parts.0, parts.1, parts.2).unwrap());

            let ell = Ell::from_csr(&csr, Ell::MOST_PLACES).unwrap();
            assert_same(&csr, &ell.to_csr());
            let again = Ell::new(rows, cols, ell.width(), ell.columns().to_vec(), ell.values().to_vec());
            assert_same(&csr, &again.unwrap().to_csr());
            assert_eq!((ell.entries(), ell.width()), (csr.entries(), csr.longest()));

            let coo = Coo::from_csr(&csr);
            assert_same(&csr, &coo.to_csr());
            let parts = (coo.entry_rows().to_vec(), coo.columns().to_vec(), coo.values().to_vec());
            assert_same(&csr, &Coo::new(rows, cols, parts.0, parts.1, parts.2).unwrap().to_csr());

            for width in [0, 1, Hybrid::width_of(&csr), csr.longest(), cols + 1] {
                let hybrid = Hybrid::from_csr(&csr, width, Ell::MOST_PLACES).unwrap();
                assert_same(&csr, &hybrid.to_csr());
                assert_eq!(hybrid.entries(), csr.entries());
                let again = Hybrid::new(hybrid.ell().clone(), hybrid.coo().clone());
                assert_same(&csr, &again.unwrap().to_csr());
            }

            let jds = Jds::from_csr(&csr);
            assert_same(&csr, &jds.to_csr());
            let (order, diagonals) = (jds.order().to_vec(), jds.diagonals().to_vec());
            let again = Jds::new(cols, order, diagonals, jds.columns().to_vec(), jds.values().to_vec());
            assert_same(&csr, &again.unwrap().to_csr());
            let groups = jds.groups();
            assert_eq!(groups.iter().map(|group| group.count).sum::<usize>(), rows);
            for group in &groups {
                let of_group = &jds.order()[group.first..group.first + group.count];
                assert!(of_group.iter().all(|row| csr.range(*row as usize).len() == group.length));
            }
            assert!(groups.windows(2).all(|pair| pair[0].length > pair[1].length));
        }
    }
}

#[test]
fn the_width_of_the_hybrid_is_that_of_a_third_of_the_rows() {
    let of_lengths = |lengths: &[u32]| {
        let entries = lengths.iter().enumerate();
        let entries =
            entries.flat_map(|(row, length)| (0..*length).map(move |column| (row as u32, column, 1.0)));
        Hybrid::width_of(&Csr::from_entries(lengths.len(), 100, entries.collect()).unwrap())
    };
    assert_eq!(of_lengths(&[]), 0);
    assert_eq!(of_lengths(&[7]), 7);
    assert_eq!(of_lengths(&[1, 2, 3]), 3);
    assert_eq!(of_lengths(&[1, 9, 2, 0, 3, 1]), 3);
    assert_eq!(of_lengths(&[2, 2, 2, 2, 99, 2]), 2);
}

/// That it is refused, and in words that hold each of `parts`.
fn assert_refused<T: std::fmt::Debug>(result: Result<T, SparseError>, parts: &[&str]) {
    let text = result.unwrap_err().to_string();
    assert!(parts.iter().all(|part| text.contains(part)), "{text:?} lacks one of {parts:?}");
}

#[test]
fn malformed_csr_is_refused() {
    let csr = |rows, row_ptr: &[u32], columns: &[u32]| {
        Csr::new(rows, 3, row_ptr.to_vec(), columns.to_vec(), vec![f32::NAN; columns.len()])
    };
    assert!(csr(2, &[0, 1, 3], &[2, 0, 1]).is_ok());
    assert_refused(csr(2, &[0, 3], &[0, 1, 2]), &["`row_ptr`", "2 elements where 3"]);
    assert_refused(csr(0, &[], &[]), &["`row_ptr`", "0 elements where 1"]);
    assert_refused(csr(2, &[1, 1, 3], &[0, 1, 2]), &["`row_ptr`", "starts with 1"]);
    assert_refused(csr(3, &[0, 2, 1, 3], &[0, 1, 2]), &["`row_ptr`", "falls from 2 to 1 after element 1"]);
    assert_refused(csr(2, &[0, 1, 2], &[0, 1, 2]), &["`row_ptr`", "ends with 2", "3 entries"]);
    assert_refused(csr(2, &[0, 1, 4], &[0, 1, 2]), &["`row_ptr`", "ends with 4"]);
    assert_refused(csr(2, &[0, 1, 2], &[0, 3]), &["`columns`", "holds 3 (row 1)", "3 columns"]);
    assert_refused(csr(2, &[0, 0, 2], &[1, 0]), &["column 0 follows 1 in row 1"]);
    assert_refused(csr(1, &[0, 2], &[1, 1]), &["row 0 has two entries in column 1"]);
    assert_refused(Csr::new(1, 1, vec![0, 1], vec![0], vec![]), &["`columns`", "1 elements where 0"]);
    assert_refused(Csr::new(0, MOST + 1, vec![0], vec![], vec![]), &["`cols`", "32 bits"]);
    assert_refused(Csr::new(MOST + 1, 0, vec![0], vec![], vec![]), &["`rows`", "32 bits"]);
}

#[test]
fn malformed_entries_are_refused() {
    assert_refused(Csr::from_entries(2, 2, vec![(2, 0, 1.0)]), &["`entries`", "holds 2", "2 rows"]);
    assert_refused(Csr::from_entries(2, 2, vec![(0, 2, 1.0)]), &["holds 2 (row 0)", "2 columns"]);
    assert_refused(Csr::from_entries(2, 2, vec![(1, 1, 1.0), (0, 0, 1.0), (1, 1, 2.0)]), &["two entries"]);
    assert_refused(Csr::from_entries(0, 2, vec![(0, 0, 1.0)]), &["0 rows"]);
}

#[test]
fn malformed_coordinates_are_refused() {
    let coo = |rows: &[u32], columns: &[u32], values: usize| {
        Coo::new(2, 3, rows.to_vec(), columns.to_vec(), vec![f32::INFINITY; values])
    };
    assert!(coo(&[0, 0, 1], &[0, 2, 1], 3).is_ok());
    assert_refused(coo(&[0, 1], &[0, 2, 1], 3), &["`entry_rows`", "2 elements where 3"]);
    assert_refused(coo(&[0, 1], &[0], 2), &["`columns`", "1 elements where 2"]);
    assert_refused(coo(&[1, 0], &[0, 1], 2), &["row 0 follows 1 at entry 1"]);
    assert_refused(coo(&[0, 2], &[0, 1], 2), &["`entry_rows`", "holds 2", "2 rows"]);
    assert_refused(coo(&[0, 1], &[0, 3], 2), &["`columns`", "holds 3"]);
    assert_refused(coo(&[0, 1, 1], &[0, 2, 1], 3), &["column 1 follows 2 in row 1"]);
    assert_refused(coo(&[1, 1], &[2, 2], 2), &["row 1 has two entries"]);
}

#[test]
fn malformed_ell_is_refused() {
    // Two rows in a stride of 32.
    let ell = |width: usize, places: &[(usize, u32)]| {
        let mut columns = vec![PADDING; 64];
        places.iter().for_each(|(at, column)| columns[*at] = *column);
        Ell::new(2, 3, width, columns, vec![1.0; 64])
    };
    assert!(ell(2, &[(0, 0), (32, 2), (1, 1)]).is_ok());
    assert_refused(ell(1, &[]), &["`columns`", "64 elements where 32"]);
    assert_refused(ell(usize::MAX, &[]), &["`columns`"]);
    assert_refused(Ell::new(2, 3, 1, vec![PADDING; 32], vec![]), &["`values`", "0 elements where 32"]);
    assert_refused(ell(2, &[(33, 0)]), &["row 1", "place 1", "after padding"]);
    assert_refused(ell(2, &[(5, 0)]), &["row 5", "after padding"]);
    assert_refused(ell(2, &[(0, 3)]), &["holds 3 (row 0)"]);
    assert_refused(ell(2, &[(1, 1), (33, 0)]), &["column 0 follows 1 in row 1"]);
    assert_refused(ell(2, &[(1, 1), (33, 1)]), &["row 1 has two entries"]);
    let wide = Csr::from_entries(100, 50, (0..50).map(|column| (7, column, 1.0)).collect()).unwrap();
    assert_refused(Ell::from_csr(&wide, 6399), &["6400 places for 50 entries", "the hybrid"]);
    assert!(Ell::from_csr(&wide, 6400).is_ok());
}

#[test]
fn malformed_hybrids_are_refused() {
    let of = |rows, cols, entries: Vec<Entry>| Csr::from_entries(rows, cols, entries).unwrap();
    let ell = |csr: Csr| Ell::from_csr(&csr, Ell::MOST_PLACES).unwrap();
    let left = ell(of(2, 2, vec![(0, 0, 1.0)]));
    let coo = |csr: Csr| Coo::from_csr(&csr);
    assert!(Hybrid::new(left.clone(), coo(of(2, 2, vec![(0, 1, 1.0)]))).is_ok());
    assert_refused(Hybrid::new(left.clone(), coo(of(3, 2, vec![]))), &["`coo.rows`", "3 elements where 2"]);
    assert_refused(Hybrid::new(left.clone(), coo(of(2, 1, vec![]))), &["`coo.cols`"]);
    assert_refused(
        Hybrid::new(left, coo(of(2, 2, vec![(0, 0, 1.0)]))),
        &["row 0 has two entries in column 0"],
    );
}

#[test]
fn malformed_jds_is_refused() {
    let jds = |order: &[u32], diagonals: &[u32], columns: &[u32]| {
        let values = vec![1.0; columns.len()];
        Jds::new(3, order.to_vec(), diagonals.to_vec(), columns.to_vec(), values)
    };
    assert!(jds(&[1, 0], &[0, 2, 3], &[0, 1, 2]).is_ok());
    assert_refused(jds(&[1, 0], &[], &[]), &["`diagonals`", "0 elements where 1"]);
    assert_refused(jds(&[1, 0], &[1, 2], &[0, 1]), &["`diagonals`", "starts with 1"]);
    assert_refused(jds(&[1, 0], &[0, 2, 1], &[0]), &["`diagonals`", "falls from 2 to 1"]);
    assert_refused(jds(&[1, 0], &[0, 2], &[0, 1, 2]), &["`diagonals`", "ends with 2"]);
    assert_refused(jds(&[1, 0], &[0, 3], &[0, 1, 2]), &["diagonal 0 has 3 entries", "2 of the one before"]);
    assert_refused(
        jds(&[1, 0], &[0, 1, 3], &[0, 1, 2]),
        &["diagonal 1 has 2 entries", "1 of the one before"],
    );
    assert_refused(jds(&[1, 1], &[0, 2], &[0, 1]), &["`order`", "row 1 a second time at element 1"]);
    assert_refused(jds(&[1, 2], &[0, 2], &[0, 1]), &["`order`", "holds 2", "2 rows"]);
    assert_refused(jds(&[1, 0], &[0, 2], &[0, 3]), &["`columns`", "holds 3 (row 0)"]);
    assert_refused(jds(&[1, 0], &[0, 2, 3], &[1, 1, 0]), &["column 0 follows 1 in row 1"]);
    assert_refused(Jds::new(1, vec![0], vec![0, 1], vec![0], vec![]), &["`columns`", "1 elements where 0"]);
}
