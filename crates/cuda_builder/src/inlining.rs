//! Line information that points into the kernel crate.
//!
//! Kernels are made of small functions of `cuda_std` and `core`, all inlined; LLVM's `.loc` names the innermost one,
//! so that the load in `*input.add(i)` belongs to a line of `core/src/ptr/mut_ptr.rs`. `.loc` can name the call around
//! it only from PTX 7.2 on, and LLVM 22 does not write that form. But the calls are in the DWARF sections that it
//! writes for `ptxas`, between labels that stand among the instructions, so a `.loc` in a foreign file can be led up
//! to the line of the kernel crate where the call was inlined.
//!
//! What stays foreign in a kernel comes from a macro that wrote the kernel's first or last line, as `#[kernel]` does; it
//! goes to the nearest statement of the kernel.
//!
//! For PTX, LLVM gives each inlined call one range of labels (a call in several pieces gets the range from the first
//! to the last), in DWARF version 2. Where ranges overlap, the smallest one is taken.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap, HashSet};

use ptx::ast::{FunctionKind, Item, Module, Place, Pos, Section, Statement};

/// Attributes and forms of DWARF 2 (the standard's section 7.5.4).
mod dwarf {
    pub(super) const LOW_PC: u64 = 0x11;
    pub(super) const HIGH_PC: u64 = 0x12;
    pub(super) const CALL_COLUMN: u64 = 0x57;
    pub(super) const CALL_FILE: u64 = 0x58;
    pub(super) const CALL_LINE: u64 = 0x59;
    pub(super) const TAG_INLINED_SUBROUTINE: u64 = 0x1d;
}

/// Leads each `.loc` of a file that `is_kernel_file` refuses to the innermost call in a file that it accepts.
///
/// Lines whose calls are not known, and modules without debug sections or with ones of another form, stay as they are.
pub(crate) fn attribute_to_kernels(module: &mut Module, is_kernel_file: impl Fn(&str) -> bool) {
    let files = module.items.iter().filter_map(|item| match item {
        Item::File(file) if is_kernel_file(&file.name) => Some(file.index),
        _ => None,
    });
    let files: HashSet<u32> = files.collect();
    let Some(calls) = inlined_calls(module) else { return };
    for item in &mut module.items {
        let Item::Function(function) = item else { continue };
        let Some(body) = &mut function.body else { continue };
        let known = kernel_lines(body, &calls, &files);
        // Outside the known ones, a kernel's line is that of the statement before, or of its first one.
        let mut nearest = match function.kind {
            FunctionKind::Entry => known.first_key_value().map(|(_, line)| line.statement),
            FunctionKind::Func => None,
        };
        rewrite(body, &mut |place, pos| match known.get(&pos.key()) {
            Some(line) => {
                *place = line.innermost;
                nearest = nearest.and(Some(line.statement));
            }
            None => *place = nearest.unwrap_or(*place),
        });
    }
}

/// Where a `.loc` is in the kernel crate.
struct KernelLine {
    /// In the innermost of its functions.
    innermost: Place,
    /// In the outermost one: the statement of the kernel itself.
    statement: Place,
}

/// For each `.loc` of a body, by position, its line in the kernel crate.
fn kernel_lines(
    body: &[Statement],
    calls: &[Call],
    files: &HashSet<u32>,
) -> BTreeMap<(u32, u32), KernelLine> {
    let mut labels = HashMap::new();
    let mut locs = Vec::new();
    Statement::walk(body, &mut |statement| match statement {
        Statement::Label(label) => {
            labels.insert(label.name.as_str(), label.pos.key());
        }
        Statement::Loc(loc) => locs.push((loc.pos.key(), loc.place)),
        _ => {}
    });
    let ranges = calls.iter().enumerate().filter_map(|(index, call)| {
        let (low, high) = call.labels.as_ref()?;
        Some(Range { low: *labels.get(low.as_str())?, high: *labels.get(high.as_str())?, call: index })
    });
    let ranges: Vec<Range> = ranges.collect();
    let line = |(pos, place): ((u32, u32), Place)| {
        let around = ranges.iter().filter(|range| range.low <= pos && pos < range.high);
        // Among equal ranges the later one in the tree is the inner one.
        let innermost = around.min_by_key(|range| (range.high.0 - range.low.0, Reverse(range.call)));
        let chain = std::iter::successors(innermost.map(|range| &calls[range.call]), |call| {
            Some(&calls[call.parent?])
        });
        let places = std::iter::once(place).chain(chain.filter_map(|call| call.site));
        let mut own = places.filter(|place| files.contains(&place.file));
        let innermost = own.next()?;
        Some((pos, KernelLine { innermost, statement: own.last().unwrap_or(innermost) }))
    };
    locs.into_iter().filter_map(line).collect()
}

/// Where an inlined call's instructions lie in the text; both ends as line and column.
struct Range {
    low: (u32, u32),
    high: (u32, u32),
    call: usize,
}

fn rewrite(statements: &mut [Statement], change: &mut impl FnMut(&mut Place, Pos)) {
    for statement in statements {
        match statement {
            Statement::Loc(loc) if loc.inlined_at.is_none() => change(&mut loc.place, loc.pos),
            Statement::Block(block) => rewrite(&mut block.statements, change),
            _ => {}
        }
    }
}

/// An inlined call as the debug information describes it.
#[derive(Debug, PartialEq, Eq)]
struct Call {
    /// The labels before its first and behind its last instruction.
    labels: Option<(String, String)>,
    /// Where the call stands.
    site: Option<Place>,
    /// The inlined call that holds this one.
    parent: Option<usize>,
}

/// Every inlined call, outer ones before those inside; `None` when the sections are missing or cannot be read.
fn inlined_calls(module: &Module) -> Option<Vec<Call>> {
    let section = |name: &str| {
        let found = module.items.iter().find_map(|item| match item {
            Item::Section(section) if section.name == name => Some(section),
            _ => None,
        });
        Data::read(found?)
    };
    let (information, abbreviations) = (section(".debug_info")?, section(".debug_abbrev")?);
    let mut calls = Vec::new();
    let mut reader = Reader { data: &information, at: 0 };
    while reader.at < information.bytes.len() {
        unit(&mut reader, &abbreviations, &mut calls)?;
    }
    Some(calls)
}

/// Reads one compilation unit.
fn unit(reader: &mut Reader<'_>, abbreviations: &Data, calls: &mut Vec<Call>) -> Option<()> {
    let length = reader.fixed(4)?;
    let end = reader.at.checked_add(usize::try_from(length).ok()?)?;
    if reader.fixed(2)? != 2 {
        return None;
    }
    let table = abbreviation_table(abbreviations, usize::try_from(reader.fixed(4)?).ok()?)?;
    let address_size = usize::try_from(reader.fixed(1)?).ok()?;
    // For each open entry, the inlined call that it is or lies in.
    let mut open: Vec<Option<usize>> = Vec::new();
    while reader.at < end {
        let code = reader.unsigned()?;
        if code == 0 {
            open.pop();
            continue;
        }
        let shape = table.get(&code)?;
        let parent = open.last().copied().flatten();
        let mut numbers = HashMap::new();
        let (mut low, mut high) = (None, None);
        for &(attribute, form) in &shape.attributes {
            match (attribute, reader.value(form, address_size)?) {
                (dwarf::LOW_PC, Value::Label(label)) => low = Some(label),
                (dwarf::HIGH_PC, Value::Label(label)) => high = Some(label),
                (_, Value::Number(number)) => {
                    numbers.insert(attribute, number);
                }
                _ => {}
            }
        }
        let mut inside = parent;
        if shape.tag == dwarf::TAG_INLINED_SUBROUTINE {
            let number = |attribute| numbers.get(&attribute).and_then(|&number| u32::try_from(number).ok());
            let site = number(dwarf::CALL_FILE).zip(number(dwarf::CALL_LINE)).map(|(file, line)| Place {
                file,
                line,
                column: number(dwarf::CALL_COLUMN).unwrap_or(0),
            });
            inside = Some(calls.len());
            calls.push(Call { labels: low.zip(high), site, parent });
        }
        if shape.has_children {
            open.push(inside);
        }
    }
    Some(())
}

/// What an entry with one abbreviation code looks like.
struct Shape {
    tag: u64,
    has_children: bool,
    /// Attribute and form.
    attributes: Vec<(u64, u64)>,
}

fn abbreviation_table(data: &Data, offset: usize) -> Option<HashMap<u64, Shape>> {
    let mut reader = Reader { data, at: offset };
    let mut table = HashMap::new();
    loop {
        let code = reader.unsigned()?;
        if code == 0 {
            return Some(table);
        }
        let (tag, has_children) = (reader.unsigned()?, reader.fixed(1)? != 0);
        let mut attributes = Vec::new();
        loop {
            match (reader.unsigned()?, reader.unsigned()?) {
                (0, 0) => break,
                attribute => attributes.push(attribute),
            }
        }
        table.insert(code, Shape { tag, has_children, attributes });
    }
}

/// A section's bytes; where a label stands for a value, its bytes are zero but for an offset behind the label.
#[derive(Debug, Default)]
struct Data {
    bytes: Vec<u8>,
    labels: BTreeMap<usize, String>,
}

impl Data {
    /// Reads lines such as `.b8 1`, `.b8 1, 2` and `.b64 $L__tmp0`.
    fn read(section: &Section) -> Option<Self> {
        let mut data = Self::default();
        for line in
            section.body.lines().map(str::trim).filter(|line| !line.is_empty() && !line.ends_with(':'))
        {
            let (directive, values) = line.split_once(char::is_whitespace)?;
            let width = match directive {
                ".b8" => 1,
                ".b16" => 2,
                ".b32" => 4,
                ".b64" => 8,
                _ => return None,
            };
            for value in values.split(',').map(str::trim) {
                let number = match value.parse::<u64>() {
                    Ok(number) => number,
                    Err(_) => {
                        let (label, offset) = value.split_once('+').unwrap_or((value, "0"));
                        data.labels.insert(data.bytes.len(), label.to_owned());
                        offset.parse().ok()?
                    }
                };
                data.bytes.extend_from_slice(&number.to_le_bytes()[..width]);
            }
        }
        Some(data)
    }
}

struct Reader<'a> {
    data: &'a Data,
    at: usize,
}

enum Value {
    Number(u64),
    Label(String),
    /// One that nothing here asks for.
    Other,
}

impl Reader<'_> {
    fn skip(&mut self, count: usize) -> Option<Value> {
        self.at = self.at.checked_add(count).filter(|&at| at <= self.data.bytes.len())?;
        Some(Value::Other)
    }

    /// A little-endian number of up to eight bytes.
    fn fixed(&mut self, width: usize) -> Option<u64> {
        let bytes = self.data.bytes.get(self.at..self.at.checked_add(width)?)?;
        self.at += width;
        Some(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    }

    /// A number in LEB128.
    fn unsigned(&mut self) -> Option<u64> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.fixed(1)?;
            number |= (byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn address(&mut self, width: usize) -> Option<Value> {
        let label = self.data.labels.get(&self.at).cloned();
        let number = self.fixed(width)?;
        Some(label.map_or(Value::Number(number), Value::Label))
    }

    /// A value of one of the forms of DWARF 2; `None` for a form of a later version.
    fn value(&mut self, form: u64, address_size: usize) -> Option<Value> {
        match form {
            0x01 | 0x10 => self.address(address_size),
            0x0b | 0x0c | 0x11 => self.fixed(1).map(Value::Number),
            0x05 | 0x12 => self.fixed(2).map(Value::Number),
            0x06 | 0x0e | 0x13 => self.fixed(4).map(Value::Number),
            0x07 | 0x14 => self.fixed(8).map(Value::Number),
            0x0d | 0x0f | 0x15 => self.unsigned().map(Value::Number),
            0x08 => {
                while self.fixed(1)? != 0 {}
                Some(Value::Other)
            }
            0x03 | 0x04 | 0x09 | 0x0a => {
                let length = match form {
                    0x03 => self.fixed(2)?,
                    0x04 => self.fixed(4)?,
                    0x09 => self.unsigned()?,
                    _ => self.fixed(1)?,
                };
                self.skip(usize::try_from(length).ok()?)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A kernel of file 1 that calls a function of file 2 at 4:22, which calls one of file 3 at 8:1.
    const PTX: &str = "\
.version 6.3
.target sm_75, debug
.address_size 64
.visible .entry k()
{
.reg .b32 %r<3>;
.loc 1 3 0
$L__func_begin0:
mov.b32 %r0, 0;
$L__tmp0:
.loc 2 7 5
mov.b32 %r1, 0;
$L__tmp1:
.loc 3 9 5
mov.b32 %r2, 0;
$L__tmp2:
.loc 1 5 1
ret;
$L__tmp3:
.loc 2 99 1
ret;
$L__func_end0:
}
.file 1 \"k/src/lib.rs\"
.file 2 \"std/src/lib.rs\"
.file 3 \"/rustc/x/core.rs\"
.section .debug_abbrev
{
.b8 1
.b8 17
.b8 1
.b8 0
.b8 0
.b8 2
.b8 46
.b8 1
.b8 17
.b8 1
.b8 18
.b8 1
.b8 3
.b8 8
.b8 0
.b8 0
.b8 3
.b8 29
.b8 1
.b8 17
.b8 1
.b8 18
.b8 1
.b8 88
.b8 11
.b8 89
.b8 5
.b8 87
.b8 11
.b8 0
.b8 0
.b8 0
}
.section .debug_info
{
.b32 75
.b8 2
.b8 0
.b32 .debug_abbrev
.b8 8
.b8 1
.b8 2
.b64 $L__func_begin0
.b64 $L__func_end0
.b8 107
.b8 0
.b8 3
.b64 $L__tmp0
.b64 $L__tmp2
.b8 1
.b16 4
.b8 22
.b8 3
.b64 $L__tmp1
.b64 $L__tmp2
.b8 2
.b16 8
.b8 1
.b8 0
.b8 0
.b8 0
.b8 0
.b8 0
.b8 0
}
";

    fn places(module: &Module) -> Vec<(u32, u32, u32)> {
        let mut places = Vec::new();
        for function in module.functions() {
            Statement::walk(function.body.as_deref().unwrap_or_default(), &mut |statement| {
                if let Statement::Loc(loc) = statement {
                    places.push((loc.place.file, loc.place.line, loc.place.column));
                }
            });
        }
        places
    }

    #[test]
    fn calls_lead_to_the_kernel_crate() {
        let mut module = ptx::parse(PTX).unwrap();
        attribute_to_kernels(&mut module, |file| file.starts_with("k/"));
        assert_eq!(places(&module), [(1, 3, 0), (1, 4, 22), (1, 4, 22), (1, 5, 1), (1, 5, 1)]);
    }

    #[test]
    fn the_innermost_accepted_file_is_taken() {
        let mut module = ptx::parse(PTX).unwrap();
        attribute_to_kernels(&mut module, |file| !file.starts_with('/'));
        assert_eq!(places(&module), [(1, 3, 0), (2, 7, 5), (2, 8, 1), (1, 5, 1), (2, 99, 1)]);
    }

    #[test]
    fn what_a_macro_wrote_goes_to_the_nearest_line() {
        let mut module = ptx::parse(&PTX.replace(".loc 1 3 0", ".loc 3 13 0")).unwrap();
        attribute_to_kernels(&mut module, |file| file.starts_with("k/"));
        assert_eq!(places(&module)[0], (1, 4, 22));
        // The statement of the kernel, and not the line of the helper that it calls.
        let mut module = ptx::parse(&PTX.replace(".loc 1 3 0", ".loc 3 13 0")).unwrap();
        attribute_to_kernels(&mut module, |file| !file.starts_with('/'));
        assert_eq!(places(&module)[..3], [(1, 4, 22), (2, 7, 5), (2, 8, 1)]);
    }

    #[test]
    fn sections_of_another_form_change_nothing() {
        for (from, to) in
            [(".b8 2\n.b8 0\n.b32 .debug_abbrev", ".b8 5\n.b8 0\n.b32 .debug_abbrev"), (".b16 4", ".b7 4")]
        {
            let text = PTX.replace(from, to);
            assert_ne!(text, PTX);
            let mut module = ptx::parse(&text).unwrap();
            let before = places(&module);
            attribute_to_kernels(&mut module, |file| file.starts_with("k/"));
            assert_eq!(places(&module), before);
        }
    }
}
