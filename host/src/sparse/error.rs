//! What is wrong with a sparse matrix.

/// Why something is no sparse matrix. Each tells the argument, the rule and the way out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SparseError {
    /// An array of another length than it must have.
    #[error("`{argument}` has {got} elements where {want} belong: {rule}")]
    Length {
        /// The array.
        argument: &'static str,
        /// Its length.
        got: usize,
        /// The length it must have.
        want: usize,
        /// Why.
        rule: &'static str,
    },
    /// More than 32-bit indices can number.
    #[error("`{argument}` is {value}: indices have 32 bits, so it is at most {most}; split the matrix")]
    TooLarge {
        /// What is counted.
        argument: &'static str,
        /// How many there are.
        value: usize,
        /// How many there may be.
        most: usize,
    },
    /// Offsets that do not start at 0.
    #[error(
        "`{argument}` starts with {got}: the entries of row 0 start at 0, so subtract {got} from each offset"
    )]
    FirstOffset {
        /// The array.
        argument: &'static str,
        /// Its first element.
        got: u32,
    },
    /// Offsets that fall.
    #[error(
        "`{argument}` falls from {before} to {after} after element {at}: offsets never fall; add up the lengths"
    )]
    FallingOffset {
        /// The array.
        argument: &'static str,
        /// The place before the fall.
        at: usize,
        /// The offset there.
        before: u32,
        /// The next offset.
        after: u32,
    },
    /// Offsets that do not end at the number of entries.
    #[error("`{argument}` ends with {got}, but there are {entries} entries: the last offset is their number")]
    LastOffset {
        /// The array.
        argument: &'static str,
        /// Its last element.
        got: u32,
        /// The number of entries.
        entries: usize,
    },
    /// An index outside of the matrix.
    #[error(
        "`{argument}` holds {value} ({} {at}), but the matrix has {limit} {what}: indices count from 0",
        if *what == "rows" { "element" } else { "row" }
    )]
    OutOfRange {
        /// The array.
        argument: &'static str,
        /// The row of a column, or the place of a row in the array.
        at: usize,
        /// The index.
        value: u32,
        /// What it must be below.
        limit: usize,
        /// What there are `limit` of.
        what: &'static str,
    },
    /// Columns of a row that do not ascend.
    #[error(
        "column {after} follows {before} in row {row}: columns ascend within a row; `Csr::from_entries` sorts them"
    )]
    Unsorted {
        /// The row.
        row: usize,
        /// The earlier entry's column.
        before: u32,
        /// The later one's.
        after: u32,
    },
    /// Rows of coordinates that do not ascend.
    #[error(
        "row {after} follows {before} at entry {at}: entries ascend by row; `Csr::from_entries` sorts them"
    )]
    UnsortedRows {
        /// The later entry's place.
        at: usize,
        /// The earlier entry's row.
        before: u32,
        /// The later one's.
        after: u32,
    },
    /// A place of the matrix that has two entries.
    #[error(
        "row {row} has two entries in column {column}: a place has one entry at most; add them up before"
    )]
    Duplicate {
        /// The row.
        row: usize,
        /// The column.
        column: u32,
    },
    /// Padding in the wrong place.
    #[error(
        "row {row} has an entry at place {place}, after padding: a row's entries stand before its padding"
    )]
    AfterPadding {
        /// The row; beyond the last one for the rows that fill up a column of places.
        row: usize,
        /// The entry's place in its row.
        place: usize,
    },
    /// An order that names a row twice.
    #[error("`order` names row {row} a second time at element {at}: it names each row once")]
    NotAnOrder {
        /// The place of the second mention.
        at: usize,
        /// The row.
        row: u32,
    },
    /// Diagonals that grow.
    #[error(
        "diagonal {at} has {after} entries, more than the {before} of the one before: sort the rows by length, longest first"
    )]
    GrowingDiagonal {
        /// The longer diagonal.
        at: usize,
        /// The length of the one before.
        before: usize,
        /// Its own.
        after: usize,
    },
    /// More padding than is allowed.
    #[error(
        "ELL needs {places} places for {entries} entries, since each row is filled up to the longest, of {width}: more than the \
         {most} allowed; take the hybrid, JDS or CSR"
    )]
    TooPadded {
        /// The places.
        places: usize,
        /// The entries.
        entries: usize,
        /// The longest row.
        width: usize,
        /// The limit.
        most: usize,
    },
}
