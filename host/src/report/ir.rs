//! One kernel's part of an LLVM or NVVM IR module, as text.

use std::collections::{BTreeSet, HashMap};

/// The kernel's function with every function, declaration and global that it reaches, in the module's order. Debug locations
/// are left out. `None` if the module does not define the kernel.
pub fn excerpt(module: &str, kernel: &str) -> Option<String> {
    let parts = parts(module);
    let by_name: HashMap<&str, usize> =
        parts.iter().enumerate().map(|(index, part)| (part.name, index)).collect();
    let start = *by_name.get(kernel).filter(|index| parts[**index].lines[0].starts_with("define "))?;
    let (mut wanted, mut todo) = (BTreeSet::from([start]), vec![start]);
    while let Some(index) = todo.pop() {
        for name in parts[index].lines.iter().flat_map(|line| names(line)) {
            if let Some(&next) = by_name.get(name)
                && wanted.insert(next)
            {
                todo.push(next);
            }
        }
    }
    let mut text = String::new();
    for index in wanted {
        let lines = &parts[index].lines;
        // Functions stand apart; globals and declarations are a line each.
        if !text.is_empty() && lines.len() > 1 {
            text.push('\n');
        }
        for line in lines {
            text.push_str(&without_locations(line));
            text.push('\n');
        }
    }
    Some(text)
}

/// A function, a declaration or a global.
struct Part<'a> {
    name: &'a str,
    lines: Vec<&'a str>,
}

fn parts(module: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut lines = module.lines();
    while let Some(line) = lines.next() {
        let is_part = ["define ", "declare ", "@"].iter().any(|start| line.starts_with(start));
        let Some(name) = names(line).next().filter(|_| is_part) else { continue };
        let mut part = Part { name, lines: vec![line] };
        if line.starts_with("define ") {
            for line in lines.by_ref() {
                part.lines.push(line);
                if line == "}" {
                    break;
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// The names `@x` and `@"x y"` in a line.
fn names(line: &str) -> impl Iterator<Item = &str> {
    let starts = line.match_indices('@').map(|(at, _)| &line[at + 1..]);
    starts.filter_map(|rest| match rest.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').map(|(name, _)| name),
        None => {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || "-$._".contains(c))).unwrap_or(rest.len());
            (end > 0).then(|| &rest[..end])
        }
    })
}

/// A line without `, !dbg !12` and `!dbg !12`, and without records for debuggers.
fn without_locations(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some(at) = rest.find("!dbg !") {
        let number = &rest[at + "!dbg !".len()..];
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        text.push_str(rest[..at].trim_end_matches([' ', ',']));
        rest = &number[end..];
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "\
@table = global i32 1
@other = global i32 2

define ptx_kernel void @k(ptr %p) #0 !dbg !7 {
  %1 = call i32 @\"quoted name\"(), !dbg !12
  ret void, !dbg !13
}

define internal i32 @\"quoted name\"() {
  %1 = load i32, ptr @table, align 4
  call void @llvm.x.y(), !dbg !1, !srcloc !3
  ret i32 %1
}

define void @unused() {
  ret void
}
declare void @llvm.x.y()
declare void @z()
";

    #[test]
    fn what_a_kernel_reaches_is_shown() {
        let text = excerpt(MODULE, "k").unwrap();
        let expected = "\
@table = global i32 1

define ptx_kernel void @k(ptr %p) #0 {
  %1 = call i32 @\"quoted name\"()
  ret void
}

define internal i32 @\"quoted name\"() {
  %1 = load i32, ptr @table, align 4
  call void @llvm.x.y(), !srcloc !3
  ret i32 %1
}
declare void @llvm.x.y()
";
        assert_eq!(text, expected);
        assert_eq!(excerpt(MODULE, "llvm.x.y"), None);
        assert_eq!(excerpt(MODULE, "absent"), None);
        assert_eq!(excerpt("define void @k() {", "k").unwrap(), "define void @k() {\n");
    }
}
