//! Places in the kernels' source.

use ptx::ast::Pos;

pub use ptx::SourceLine;

/// Directories of the standard library and of device libraries, whose lines no user wants to read a report about.
const LIBRARIES: [&str; 5] = [
    "/rustlib/src/rust/library/",
    "/rustc/",
    "/registry/src/",
    "/cuda_std/src/",
    "/targets/x86_64-linux/include/",
];

/// The lines of a module.
pub(crate) struct Lines(ptx::LineTable);

impl Lines {
    pub fn of(module: &ptx::ast::Module) -> Lines {
        Lines(ptx::lines(module))
    }

    /// The line that a report about an instruction names: of the functions inlined there, the innermost one that is the
    /// user's own, or the outermost one.
    pub fn at(&self, pos: Pos) -> Option<SourceLine> {
        let mut outermost = None;
        for frame in self.0.frames(pos) {
            if !LIBRARIES.iter().any(|library| frame.source.file.contains(library)) {
                return Some(frame.source.clone());
            }
            outermost = Some(&frame.source);
        }
        outermost.cloned()
    }

    /// Where a function begins.
    pub fn of_function(&self, function: &ptx::ast::Function) -> Option<SourceLine> {
        self.0.of_function(function).cloned()
    }
}

/// The key of what belongs to no line.
pub(crate) fn unknown() -> SourceLine {
    SourceLine { file: "".into(), line: 0, column: 0 }
}
