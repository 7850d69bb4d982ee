//! From places in the PTX text back to lines of the program that it was compiled from (PTX ISA 9.0, 11.5.3).
//!
//! A `.loc` is in force up to the next one in the text of its function, whatever way control takes. Where a compiler
//! inlined a function, `inlined_at` names the call, and the `.loc` that describes the call's own inlining stands
//! earlier in the text; [`LineTable::frames`] follows that chain.

use std::collections::HashMap;
use std::fmt;

use crate::ast::{Function, Item, Loc, Module, Name, Place, Pos, Section, Statement, Symbol};
use crate::lexer::{Kind, Lexer};

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceLine {
    /// Name from the `.file` directive.
    pub file: Name,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 where the compiler names none.
    pub column: u32,
}

impl fmt::Display for SourceLine {
    /// `file:line:column`, as editors and terminals make links of.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        if self.column > 0 { write!(f, ":{}", self.column) } else { Ok(()) }
    }
}

/// One level of inlining.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The place in this function.
    pub source: SourceLine,
    /// Name of the inlined function, usually mangled; `None` for the function that the PTX shows, and where the
    /// compiler gave no name.
    pub function: Option<String>,
}

/// Source lines of a parsed module, by position. Trees that were built and not parsed have no positions.
#[derive(Clone, Debug, Default)]
pub struct LineTable {
    frames: Vec<Frame>,
    /// For each frame, the one it was inlined into.
    callers: Vec<Option<usize>>,
    /// Where a frame comes into force, in order of position; `None` where no place is known.
    changes: Vec<((u32, u32), Option<usize>)>,
}

/// The source lines of a module's instructions.
///
/// A `.loc` of line 0 marks code that belongs to no line; the line before it stays in force, so that a report has
/// somewhere to point. Where a `.loc` names a file that the module does not, no line is known.
pub fn lines(module: &Module) -> LineTable {
    let mut builder = Builder::new(module);
    for function in module.functions() {
        builder.function(function);
    }
    // Functions come in order of the text already, unless somebody moved them in the tree.
    builder.table.changes.sort_by_key(|change| change.0);
    builder.table
}

impl LineTable {
    /// The line that the instruction at this position was compiled from: the innermost one, where functions were
    /// inlined.
    pub fn get(&self, pos: Pos) -> Option<&SourceLine> {
        self.frame_at(pos).map(|index| &self.frames[index].source)
    }

    /// The places that the instruction at this position stands for, innermost first: the line itself, then
    /// the calls that were inlined around it.
    pub fn frames(&self, pos: Pos) -> impl Iterator<Item = &Frame> {
        let mut next = self.frame_at(pos);
        std::iter::from_fn(move || {
            let index = next?;
            // A caller's index is below its callee's, so this ends.
            next = self.callers[index];
            Some(&self.frames[index])
        })
    }

    /// The line where a function begins: that of the first `.loc` in its body.
    pub fn of_function(&self, function: &Function) -> Option<&SourceLine> {
        let mut first = None;
        Statement::walk(function.body.as_deref()?, &mut |statement| {
            if let (None, Statement::Loc(loc)) = (first, statement) {
                first = Some(loc.pos);
            }
        });
        self.get(first?)
    }

    fn frame_at(&self, pos: Pos) -> Option<usize> {
        let after = self.changes.partition_point(|change| change.0 <= pos.key());
        self.changes[..after].last().and_then(|change| change.1)
    }
}

struct Builder {
    table: LineTable,
    files: HashMap<u32, Name>,
    strings: Strings,
    /// The last frame of each place in this function, for chains of inlining.
    places: HashMap<Place, usize>,
    current: Option<usize>,
}

impl Builder {
    fn new(module: &Module) -> Self {
        let mut files = HashMap::new();
        let mut strings = Strings::default();
        for item in &module.items {
            match item {
                Item::File(file) => {
                    files.insert(file.index, file.name.clone());
                }
                Item::Section(section) if section.name == ".debug_str" => strings.read(section),
                _ => {}
            }
        }
        Self { table: LineTable::default(), files, strings, places: HashMap::new(), current: None }
    }

    fn function(&mut self, function: &Function) {
        let Some(body) = &function.body else { return };
        self.places.clear();
        self.current = None;
        self.table.changes.push((function.pos.key(), None));
        Statement::walk(body, &mut |statement| {
            if let Statement::Loc(loc) = statement {
                self.loc(loc);
            }
        });
    }

    fn loc(&mut self, loc: &Loc) {
        if loc.place.line > 0 {
            self.current = self.frame_of(loc);
        }
        self.table.changes.push((loc.pos.key(), self.current));
    }

    fn frame_of(&mut self, loc: &Loc) -> Option<usize> {
        let source = self.source(loc.place)?;
        let caller = loc.inlined_at.and_then(|place| self.caller(place));
        let function = loc.function.as_ref().and_then(|name| self.strings.get(name));
        let index = self.push(Frame { source, function }, caller);
        self.places.insert(loc.place, index);
        Some(index)
    }

    /// The frame of the place where a function was inlined: one that an earlier `.loc` described, or a new one.
    fn caller(&mut self, place: Place) -> Option<usize> {
        if let Some(&index) = self.places.get(&place) {
            return Some(index);
        }
        let source = self.source(place)?;
        let index = self.push(Frame { source, function: None }, None);
        self.places.insert(place, index);
        Some(index)
    }

    fn push(&mut self, frame: Frame, caller: Option<usize>) -> usize {
        // Neighbouring `.loc`s often repeat a place; one frame serves them.
        if let Some(index) = self.table.frames.len().checked_sub(1)
            && self.table.frames[index] == frame
            && self.table.callers[index] == caller
        {
            return index;
        }
        self.table.frames.push(frame);
        self.table.callers.push(caller);
        self.table.frames.len() - 1
    }

    fn source(&self, place: Place) -> Option<SourceLine> {
        let file = self.files.get(&place.file)?.clone();
        Some(SourceLine { file, line: place.line, column: place.column })
    }
}

/// Contents of `.debug_str`: bytes, and where its labels point.
#[derive(Default)]
struct Strings {
    bytes: Vec<u8>,
    labels: HashMap<String, usize>,
}

impl Strings {
    fn read(&mut self, section: &Section) {
        let mut lexer = Lexer::new(&section.body);
        let mut previous = lexer.next_token();
        loop {
            let token = lexer.next_token();
            match (previous.kind, token.kind) {
                (Kind::Word, Kind::Colon) => {
                    self.labels.insert(previous.text.to_owned(), self.bytes.len());
                }
                (_, Kind::Number) => self.bytes.extend(byte(token.text)),
                (_, Kind::End | Kind::Invalid(_)) => return,
                _ => {}
            }
            previous = token;
        }
    }

    fn get(&self, symbol: &Symbol) -> Option<String> {
        let start = self.labels.get(&*symbol.name)?.checked_add(usize::try_from(symbol.offset).ok()?)?;
        let text = self.bytes.get(start..)?.split(|&byte| byte == 0).next()?;
        Some(String::from_utf8_lossy(text).into_owned())
    }
}

fn byte(number: &str) -> Option<u8> {
    match number.strip_prefix("0x").or_else(|| number.strip_prefix("0X")) {
        Some(digits) => u8::from_str_radix(digits, 16).ok(),
        None => number.parse().ok(),
    }
}
