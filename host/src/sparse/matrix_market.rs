//! Matrix Market exchange files (NIST, "The Matrix Market Exchange Formats"): `coordinate` and `array`; `real`, `integer` and
//! `pattern`; `general`, `symmetric` and `skew-symmetric`.
//!
//! Lines are read as they come, so that a file may be larger than memory has room for its text. Values become single
//! precision; a pattern's are 1. Of an array, zeros are no entries. Comments may be in any encoding.
//!
//! ```
//! use warpbook::sparse::matrix_market::parse;
//!
//! let matrix = parse("%%MatrixMarket matrix coordinate real symmetric\n2 2 2\n1 1 4.0\n2 1 -1.0\n")?;
//! assert_eq!((matrix.row_ptr(), matrix.columns()), (&[0, 2, 3][..], &[0, 1, 0][..]));
//!
//! let error = parse("%%MatrixMarket matrix coordinate real general\n2 2 1\n3 1 1.0\n").unwrap_err();
//! assert_eq!(error.line, 3);
//! # Ok::<(), warpbook::sparse::matrix_market::ReadError>(())
//! ```

use std::io::{BufRead, Read};

use super::{Csr, Entry, MOST, SparseError};

/// Why a file cannot be read, and where.
#[derive(Debug, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct ReadError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
pub enum Problem {
    /// The first line is no Matrix Market header.
    #[error(
        "`{0}` is no header: the first line is `%%MatrixMarket matrix FORMAT FIELD SYMMETRY`, such as `%%MatrixMarket \
         matrix coordinate real general`"
    )]
    Header(String),
    /// A word of the header that this reader does not know.
    #[error("{what} `{got}` is not read: take one of {known}")]
    Unsupported {
        /// What the word says.
        what: &'static str,
        /// The word.
        got: String,
        /// The words that are known.
        known: &'static str,
    },
    /// A line with another number of words than it must have.
    #[error("{got} numbers where {want} belong: {rule}")]
    Count {
        /// Words there are.
        got: usize,
        /// Words there should be.
        want: usize,
        /// What they are.
        rule: &'static str,
    },
    /// A word that is no number, or not one that fits.
    #[error("`{word}` is no {what}")]
    Number {
        /// The word.
        word: String,
        /// What it should be.
        what: &'static str,
    },
    /// A number beyond single precision.
    #[error("{0} is beyond single precision, whose largest number is about 3.4e38: scale the matrix")]
    Overflow(String),
    /// An index outside of the matrix.
    #[error("{what} {got} is outside of the matrix: indices count from 1 to {most}")]
    Index {
        /// `row` or `column`.
        what: &'static str,
        /// The index.
        got: usize,
        /// The largest one.
        most: usize,
    },
    /// An entry above the diagonal of a symmetric matrix, or on that of a skew-symmetric one.
    #[error("the entry in row {row}, column {column} must not be there: {rule}")]
    Triangle {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// What a file of this symmetry holds.
        rule: &'static str,
    },
    /// A matrix that is said to be symmetric and is not square.
    #[error("a matrix of {rows} rows and {cols} columns cannot be symmetric: write it as `general`")]
    NotSquare {
        /// Rows.
        rows: usize,
        /// Columns.
        cols: usize,
    },
    /// A place with two entries.
    #[error(
        "the entry in row {row}, column {column} was given in line {before} already: a place has one entry at most"
    )]
    Duplicate {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// The earlier line.
        before: usize,
    },
    /// The file ends too soon.
    #[error("the file ends after {got} of {want} {what}")]
    End {
        /// How many there were.
        got: usize,
        /// How many were announced.
        want: usize,
        /// Of what.
        what: &'static str,
    },
    /// The file does not end when it should.
    #[error("there is more than the {0} values that the size line announces: correct the size line")]
    TooMany(usize),
    /// The matrix is too large.
    #[error(transparent)]
    Matrix(#[from] SparseError),
    /// A gzip file, as collections of matrices hand out.
    #[error("this is a gzip file: unpack it first")]
    Compressed,
    /// A line that is none.
    #[error("the line has more than {0} bytes: this is no Matrix Market file")]
    LongLine(usize),
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Io(#[from] std::io::Error),
}

#[derive(Clone, Copy, PartialEq)]
enum Field {
    Real,
    Integer,
    Pattern,
}

#[derive(Clone, Copy, PartialEq)]
enum Symmetry {
    General,
    Symmetric,
    Skew,
}

/// Most bytes of a line, so that a file without lines does not fill the memory. The format allows 1024.
const LONGEST_LINE: usize = 1 << 20;

/// The lines of a file, with their numbers.
struct Lines<R> {
    reader: R,
    bytes: Vec<u8>,
    text: String,
    line: usize,
}

impl<R: BufRead> Lines<R> {
    /// The next line, or `None` at the end.
    fn next(&mut self) -> Result<Option<&str>, ReadError> {
        self.bytes.clear();
        self.line += 1;
        let mut line = self.reader.by_ref().take(LONGEST_LINE as u64 + 1);
        match line.read_until(b'\n', &mut self.bytes) {
            Err(error) => Err(self.error(error)),
            Ok(0) => Ok(None),
            Ok(read) if read > LONGEST_LINE => Err(self.error(Problem::LongLine(LONGEST_LINE))),
            Ok(_) => {
                // What is no UTF-8 can only stand in a comment; elsewhere it is no number.
                self.text.clear();
                self.text.push_str(&String::from_utf8_lossy(&self.bytes));
                Ok(Some(self.text.trim()))
            }
        }
    }

    /// The next line that holds numbers.
    fn next_numbers(&mut self) -> Result<Option<&str>, ReadError> {
        loop {
            let done = match self.next()? {
                None => return Ok(None),
                Some(text) => !text.is_empty() && !text.starts_with('%'),
            };
            if done {
                return Ok(Some(self.text.trim()));
            }
        }
    }

    fn error(&self, problem: impl Into<Problem>) -> ReadError {
        ReadError { line: self.line, problem: problem.into() }
    }
}

/// Reads a matrix from a file's text.
///
/// # Errors
/// Anything that is no Matrix Market file, or none that this reader knows; with the line.
pub fn parse(text: &str) -> Result<Csr, ReadError> {
    read(text.as_bytes())
}

/// Reads a matrix.
///
/// # Errors
/// As [`parse`], and the reader's.
pub fn read(reader: impl BufRead) -> Result<Csr, ReadError> {
    let mut lines = Lines { reader, bytes: Vec::new(), text: String::new(), line: 0 };
    let header = lines.next()?.unwrap_or_default().to_owned();
    if lines.bytes.starts_with(&[0x1f, 0x8b]) {
        return Err(lines.error(Problem::Compressed));
    }
    let (is_array, field, symmetry) = words_of_header(&header).map_err(|problem| lines.error(problem))?;
    let size = lines.next_numbers()?.map(|text| sizes(text, is_array));
    let end = Problem::End { got: 0, want: 1, what: "size lines" };
    let [rows, cols, count] = size.unwrap_or(Err(end)).map_err(|problem| lines.error(problem))?;
    if symmetry != Symmetry::General && rows != cols {
        return Err(lines.error(Problem::NotSquare { rows, cols }));
    }
    for (argument, value) in [("rows", rows), ("columns", cols), ("entries", count)] {
        if value > MOST {
            return Err(lines.error(SparseError::TooLarge { argument, value, most: MOST }));
        }
    }
    let entries = if is_array {
        array(&mut lines, [rows, cols], field, symmetry)?
    } else {
        coordinates(&mut lines, [rows, cols], count, field, symmetry)?
    };
    Csr::from_entries(rows, cols, entries).map_err(|error| lines.error(error))
}

fn words_of_header(header: &str) -> Result<(bool, Field, Symmetry), Problem> {
    let lower = header.to_lowercase();
    let words: Vec<&str> = lower.split_whitespace().collect();
    let ["%%matrixmarket", "matrix", format, field, symmetry] = words[..] else {
        // Of a file of another kind nothing but what can be printed.
        let start: String = header.chars().take(80).collect();
        return Err(Problem::Header(start.escape_debug().to_string()));
    };
    let unsupported = |what, got: &str, known| Problem::Unsupported { what, got: got.into(), known };
    let is_array = match format {
        "coordinate" => false,
        "array" => true,
        other => return Err(unsupported("the format", other, "`coordinate`, `array`")),
    };
    let field = match field {
        "real" | "double" => Field::Real,
        "integer" => Field::Integer,
        "pattern" if !is_array => Field::Pattern,
        other if is_array => return Err(unsupported("the field", other, "`real`, `integer`")),
        other => return Err(unsupported("the field", other, "`real`, `integer`, `pattern`")),
    };
    let symmetry = match symmetry {
        "general" => Symmetry::General,
        "symmetric" => Symmetry::Symmetric,
        "skew-symmetric" => Symmetry::Skew,
        other => {
            return Err(unsupported("the symmetry", other, "`general`, `symmetric`, `skew-symmetric`"));
        }
    };
    Ok((is_array, field, symmetry))
}

fn whole(word: &str, what: &'static str) -> Result<usize, Problem> {
    word.parse().map_err(|_| Problem::Number { word: word.into(), what })
}

/// Rows, columns and, of coordinates, entries.
fn sizes(text: &str, is_array: bool) -> Result<[usize; 3], Problem> {
    let numbers = text
        .split_whitespace()
        .map(|word| whole(word, "size: sizes are whole numbers from 0 on"))
        .collect::<Result<Vec<_>, _>>()?;
    match (is_array, &numbers[..]) {
        (true, [rows, cols]) => Ok([*rows, *cols, 0]),
        (false, [rows, cols, entries]) => Ok([*rows, *cols, *entries]),
        (true, _) => Err(Problem::Count { got: numbers.len(), want: 2, rule: "rows and columns" }),
        (false, _) => Err(Problem::Count { got: numbers.len(), want: 3, rule: "rows, columns and entries" }),
    }
}

fn value(word: &str, field: Field) -> Result<f32, Problem> {
    if field == Field::Integer {
        let number: Result<i64, _> = word.parse();
        return number.map(|number| number as f32).map_err(|_| Problem::Number {
            word: word.into(),
            what: "integer of 64 bits, though the header says `integer`",
        });
    }
    let bad = || Problem::Number { word: word.into(), what: "real number: write it as 1, -0.5 or 2.5e-3" };
    let number: f32 = word.parse().map_err(|_| bad())?;
    // A number that only becomes infinite here; one that is written as infinity may stay.
    if number.is_infinite() && word.contains(|c: char| c.is_ascii_digit()) {
        return Err(Problem::Overflow(word.into()));
    }
    Ok(number)
}

/// Where entries may stand in a file, and what a given one stands for.
fn expand(entries: &mut Vec<Entry>, (row, column, value): Entry, symmetry: Symmetry) -> Result<(), Problem> {
    let rule = match symmetry {
        Symmetry::Symmetric if row < column => "a symmetric file holds the lower triangle only",
        Symmetry::Skew if row <= column => {
            "a skew-symmetric file holds what is below the diagonal only; the diagonal is 0"
        }
        _ => {
            entries.push((row, column, value));
            if row != column {
                match symmetry {
                    Symmetry::General => {}
                    Symmetry::Symmetric => entries.push((column, row, value)),
                    Symmetry::Skew => entries.push((column, row, -value)),
                }
            }
            return Ok(());
        }
    };
    Err(Problem::Triangle { row: row as usize + 1, column: column as usize + 1, rule })
}

/// What is reserved ahead, whatever a file announces.
const RESERVED: usize = 1 << 20;

fn coordinates<R: BufRead>(
    lines: &mut Lines<R>,
    [rows, cols]: [usize; 2],
    count: usize,
    field: Field,
    symmetry: Symmetry,
) -> Result<Vec<Entry>, ReadError> {
    let mut entries = Vec::with_capacity(count.min(RESERVED));
    // Row, column and line of each entry, to find what is given twice.
    let mut places: Vec<(u32, u32, usize)> = Vec::with_capacity(count.min(RESERVED));
    let mut got = 0;
    while let Some(text) = lines.next_numbers()? {
        let entry =
            if got == count { Err(Problem::TooMany(count)) } else { entry(text, [rows, cols], field) };
        let added = entry.and_then(|entry| {
            expand(&mut entries, entry, symmetry)?;
            Ok(entry)
        });
        let (row, column, _) = added.map_err(|problem| lines.error(problem))?;
        places.push((row, column, lines.line));
        got += 1;
    }
    if got < count {
        return Err(lines.error(Problem::End { got, want: count, what: "entries" }));
    }
    places.sort_unstable();
    let twice = places.windows(2).filter(|pair| (pair[0].0, pair[0].1) == (pair[1].0, pair[1].1));
    if let Some(pair) = twice.min_by_key(|pair| pair[1].2) {
        let (row, column, line) = pair[1];
        let (row, column, before) = (row as usize + 1, column as usize + 1, pair[0].2);
        return Err(ReadError { line, problem: Problem::Duplicate { row, column, before } });
    }
    Ok(entries)
}

fn entry(text: &str, [rows, cols]: [usize; 2], field: Field) -> Result<Entry, Problem> {
    let mut words = text.split_whitespace();
    let (want, rule) = match field {
        Field::Pattern => (2, "a row and a column"),
        _ => (3, "a row, a column and a value"),
    };
    let got = words.clone().count();
    let (Some(row), Some(column), true) = (words.next(), words.next(), got == want) else {
        return Err(Problem::Count { got, want, rule });
    };
    let index = |word, what, most| {
        let index = whole(word, "index: indices are whole numbers from 1 on")?;
        if (1..=most).contains(&index) {
            Ok(index as u32 - 1)
        } else {
            Err(Problem::Index { what, got: index, most })
        }
    };
    let (row, column) = (index(row, "row", rows)?, index(column, "column", cols)?);
    let value = words.next().map_or(Ok(1.0), |word| value(word, field))?;
    Ok((row, column, value))
}

fn array<R: BufRead>(
    lines: &mut Lines<R>,
    [rows, cols]: [usize; 2],
    field: Field,
    symmetry: Symmetry,
) -> Result<Vec<Entry>, ReadError> {
    let first_row = |column: usize| match symmetry {
        Symmetry::General => 0,
        Symmetry::Symmetric => column,
        Symmetry::Skew => column + 1,
    };
    let want = match symmetry {
        Symmetry::General => rows.saturating_mul(cols),
        Symmetry::Symmetric => rows * (rows + 1) / 2,
        Symmetry::Skew => rows * rows.saturating_sub(1) / 2,
    };
    let mut entries = Vec::new();
    let (mut got, mut column) = (0, 0);
    let mut row = first_row(0);
    while let Some(text) = lines.next_numbers()? {
        let mut problem = None;
        for word in text.split_whitespace() {
            // Columns whose rows are all above the first one are none.
            if got == want {
                problem = Some(Problem::TooMany(want));
                break;
            }
            let added = value(word, field).and_then(|value| {
                if value == 0.0 {
                    Ok(())
                } else {
                    expand(&mut entries, (row as u32, column as u32, value), symmetry)
                }
            });
            if let Err(error) = added {
                problem = Some(error);
                break;
            }
            got += 1;
            row += 1;
            if row == rows {
                column += 1;
                row = first_row(column);
            }
        }
        if let Some(problem) = problem {
            return Err(lines.error(problem));
        }
    }
    if got < want {
        return Err(lines.error(Problem::End { got, want, what: "values" }));
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(header: &str, body: &str) -> Result<Csr, ReadError> {
        parse(&format!("%%MatrixMarket matrix {header}\n{body}"))
    }

    fn dense(csr: &Csr) -> Vec<Vec<f32>> {
        let mut all = vec![vec![0.0; csr.cols()]; csr.rows()];
        for (row, values) in all.iter_mut().enumerate() {
            csr.row(row).for_each(|(column, value)| values[column as usize] = value);
        }
        all
    }

    #[test]
    fn every_kind_is_read() {
        let general =
            file("coordinate real general", "% note\n\n2 3 3\n2 3 -1e-3\n1 1 2\n % more\n1 2 nan\n");
        let general = dense(&general.unwrap());
        assert!(general[0][0] == 2.0 && general[0][1].is_nan() && general[1] == [0.0, 0.0, -1e-3]);
        let symmetric = file("coordinate integer symmetric", "2 2 2\n1 1 4\n2 1 -7\n").unwrap();
        assert_eq!(dense(&symmetric), [[4.0, -7.0], [-7.0, 0.0]]);
        let skew = file("COORDINATE Pattern Skew-Symmetric", "2 2 1\n2 1\n").unwrap();
        assert_eq!(dense(&skew), [[0.0, -1.0], [1.0, 0.0]]);
        let array = file("array real general", "2 2\n1\n0\n3\ninf\n").unwrap();
        assert_eq!((dense(&array), array.entries()), (vec![vec![1.0, 3.0], vec![0.0, f32::INFINITY]], 3));
        let array = file("array integer symmetric", "2 2\n1\n2\n3\n").unwrap();
        assert_eq!(dense(&array), [[1.0, 2.0], [2.0, 3.0]]);
        let array = file("array real skew-symmetric", "3 3\n1\n2\n3\n").unwrap();
        assert_eq!(dense(&array), [[0.0, -1.0, -2.0], [1.0, 0.0, -3.0], [2.0, 3.0, 0.0]]);
        for empty in ["0 0 0\n", "3 0 0", "0 3 0\n%\n"] {
            assert_eq!(file("coordinate real general", empty).unwrap().entries(), 0);
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (header, body, line, part) in [
            ("coordinate real", "", 1, "no header"),
            ("coordinate complex general", "", 1, "`complex`"),
            ("coordinate real hermitian", "", 1, "`hermitian`"),
            ("array pattern general", "", 1, "`pattern`"),
            ("vector real general", "", 1, "`vector`"),
            ("coordinate real general", "", 2, "0 of 1 size"),
            ("coordinate real general", "2 2\n", 2, "2 numbers where 3"),
            ("coordinate real general", "2 -2 1\n", 2, "`-2`"),
            ("coordinate real general", "2 2 99999999999\n", 2, "32 bits"),
            ("coordinate real general", "5000000000 2 1\n", 2, "32 bits"),
            ("coordinate real symmetric", "2 3 1\n", 2, "cannot be symmetric"),
            ("coordinate real general", "2 2 1\n0 1 1\n", 3, "row 0"),
            ("coordinate real general", "2 2 1\n\n1 3 1\n", 4, "column 3"),
            ("coordinate real general", "2 2 1\n1 1\n", 3, "2 numbers where 3"),
            ("coordinate pattern general", "2 2 1\n1 1 1\n", 3, "3 numbers where 2"),
            ("coordinate real general", "2 2 1\n1 1 x\n", 3, "`x`"),
            ("coordinate real general", "2 2 1\n1 1 1e39\n", 3, "1e39"),
            ("coordinate integer general", "2 2 1\n1 1 1.5\n", 3, "`1.5`"),
            ("coordinate real general", "2 2 2\n1 1 1\n", 4, "1 of 2 entries"),
            ("coordinate real general", "2 2 1\n1 1 1\n2 2 1\n", 4, "more than the 1"),
            ("coordinate real general", "2 2 3\n1 1 1\n2 2 1\n1 1 3\n", 5, "line 3"),
            ("coordinate real symmetric", "2 2 1\n1 2 1\n", 3, "lower triangle"),
            ("coordinate real skew-symmetric", "2 2 1\n1 1 1\n", 3, "diagonal"),
            ("array real general", "2 2\n1 2 3\n", 4, "3 of 4 values"),
            ("array real general", "1 1\n1\n2\n", 4, "more than the 1"),
            ("array real symmetric", "0 0\n2\n", 3, "more than the 0"),
        ] {
            let error = file(header, body).unwrap_err();
            assert!(error.line == line && error.to_string().contains(part), "{header} {body:?}: {error}");
        }
        assert!(parse("").unwrap_err().to_string().contains("no header"));
        let of_bytes = |bytes: &[u8]| read(bytes).unwrap_err().to_string();
        assert!(of_bytes(b"%%MatrixMarket matrix \xff").contains("no header"));
        assert!(of_bytes(b"\x7fELF\x02\x1b[31m").contains("`\\u{7f}ELF\\u{2}\\u{1b}[31m` is no header"));
        assert!(of_bytes(&[0x1f, 0x8b, 8, 0, 0]).contains("unpack"));
        assert!(of_bytes(&vec![0; LONGEST_LINE + 1]).contains("line 1: the line has more than"));
        assert!(of_bytes(b"%%MatrixMarket matrix array real general\n1 1\n\xff\n").contains("line 3"));
    }

    #[test]
    fn lines_may_end_as_windows_ends_them_and_comments_be_in_latin_1() {
        let text = b"%%MatrixMarket matrix coordinate real general\r\n% P\xe9rez\r\n\r\n2 2 1\r\n2 1 -3\r\n";
        assert_eq!(dense(&read(&text[..]).unwrap()), [[0.0, 0.0], [-3.0, 0.0]]);
        let unended = "%%MatrixMarket matrix coordinate pattern general\n\t2  2\t1\n 2 2";
        assert_eq!(dense(&parse(unended).unwrap()), [[0.0, 0.0], [0.0, 1.0]]);
        let longest =
            format!("%%MatrixMarket matrix array real general\n%{}\n0 0\n", " ".repeat(LONGEST_LINE - 2));
        assert_eq!(parse(&longest).unwrap().entries(), 0);
    }
}
