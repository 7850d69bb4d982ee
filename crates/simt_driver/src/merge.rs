//! Several PTX texts made one, as a linker makes one device binary of them (PTX ISA 9.0, 11.6, "Linking Directives").
//!
//! Declarations in one text find their definitions in another. Names that only their own text sees get new ones where
//! they would clash. Line information is kept of the first text only, because each numbers its files from 1.

use std::collections::{HashMap, HashSet};
use std::fmt::Write;

use ptx::ast::{Item, Linkage, Module};

use crate::error::CudaError;
use crate::image::LoadFailure;

/// A name that a text defines, and who sees it.
struct Definition<'a> {
    name: &'a str,
    linkage: Option<Linkage>,
}

fn definition(item: &Item) -> Option<Definition<'_>> {
    let (name, linkage) = match item {
        Item::Variable(variable) if variable.linkage != Some(Linkage::Extern) => {
            (&variable.name, variable.linkage)
        }
        Item::Function(function) if function.body.is_some() => (&function.name, function.linkage),
        _ => return None,
    };
    Some(Definition { name, linkage })
}

/// Joins PTX texts.
///
/// # Errors
///
/// `INVALID_PTX` for a text that does not parse, `INVALID_IMAGE` for a name that two texts define for all to see.
pub(crate) fn merge(texts: &[String]) -> Result<String, LoadFailure> {
    if let [only] = texts {
        return Ok(only.clone());
    }
    let parsed: Result<Vec<Module>, _> = texts.iter().map(|text| ptx::parse(text)).collect();
    let mut modules = parsed.map_err(|error| LoadFailure::new(CudaError::INVALID_PTX, error.to_string()))?;
    let header = modules.iter().max_by_key(|module| module.target.sm);
    let Some(target) = header.map(|module| module.target.clone()) else {
        return Err(LoadFailure::new(CudaError::INVALID_IMAGE, "there is nothing to link"));
    };
    let version = modules.iter().map(|module| module.version).max();

    let defined = definitions(&modules)?;
    let mut used: HashSet<String> = HashSet::new();
    let mut merged = String::new();
    for (index, module) in modules.iter_mut().enumerate() {
        if index == 0 {
            module.target = target.clone();
            module.version = version.unwrap_or(module.version);
        }
        // A weak or common definition that another text has made already, and a declaration of what is defined.
        module.items.retain(|item| match (item, definition(item)) {
            (_, Some(Definition { name, linkage: Some(_) })) => {
                defined.get(name).is_none_or(|owner| *owner == index)
            }
            (Item::Variable(variable), None) => {
                variable.is_dynamic_shared() || !defined.contains_key(&*variable.name)
            }
            _ => true,
        });
        let own =
            module.items.iter().filter_map(definition).filter(|definition| definition.linkage.is_none());
        let clashing = own.filter(|own| used.contains(own.name) || defined.contains_key(own.name));
        let renamed: HashMap<String, String> =
            clashing.map(|own| (own.name.to_owned(), format!("{}$linked{index}", own.name))).collect();
        used.extend(module.items.iter().filter_map(definition).map(|own| own.name.to_owned()));
        append(&mut merged, &module.to_string(), &renamed, index == 0);
    }
    Ok(merged)
}

/// Which text defines each name that all texts see.
fn definitions(modules: &[Module]) -> Result<HashMap<String, usize>, LoadFailure> {
    let mut defined: HashMap<String, (usize, Linkage)> = HashMap::new();
    for (index, module) in modules.iter().enumerate() {
        for definition in module.items.iter().filter_map(definition) {
            let Some(linkage) = definition.linkage else { continue };
            match defined.get(definition.name) {
                Some((_, Linkage::Visible)) if linkage == Linkage::Visible => {
                    let log =
                        format!("`{}` is defined in more than one of the linked texts", definition.name);
                    return Err(LoadFailure::new(CudaError::INVALID_IMAGE, log));
                }
                // What comes first stays, unless it was only a stand-in.
                Some((_, earlier)) if *earlier == Linkage::Visible || linkage != Linkage::Visible => {}
                _ => {
                    defined.insert(definition.name.to_owned(), (index, linkage));
                }
            }
        }
    }
    Ok(defined.into_iter().map(|(name, (index, _))| (name, index)).collect())
}

/// Appends a printed module with other names, and unless it is the first without what may stand only once.
fn append(merged: &mut String, text: &str, renamed: &HashMap<String, String>, first: bool) {
    const ONCE: [&str; 5] = [".version", ".target", ".address_size", ".file", ".loc"];
    for line in text.lines() {
        let directive = line.split_whitespace().next().unwrap_or("");
        if !first && ONCE.contains(&directive) {
            continue;
        }
        if renamed.is_empty() {
            merged.push_str(line);
        } else {
            rename(merged, line, renamed);
        }
        merged.push('\n');
    }
}

/// Appends a line with identifiers replaced; what stands in quotes is left alone.
fn rename(merged: &mut String, line: &str, renamed: &HashMap<String, String>) {
    let starts = |c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '$' | '%');
    let mut rest = line;
    let mut quoted = false;
    while let Some(c) = rest.chars().next() {
        if !quoted && starts(c) {
            let end = rest.find(|c: char| !(starts(c) || c.is_ascii_digit())).unwrap_or(rest.len());
            let (name, after) = rest.split_at(end);
            // Writing to a String cannot fail.
            let _ = write!(merged, "{}", renamed.get(name).map_or(name, String::as_str));
            rest = after;
            continue;
        }
        quoted ^= c == '"';
        merged.push(c);
        rest = &rest[c.len_utf8()..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = ".version 7.0\n.target sm_75\n.address_size 64\n";

    fn text(header: &str, body: &str) -> String {
        format!("{header}{body}")
    }

    #[test]
    fn declarations_meet_definitions_and_private_names_stay_apart() {
        let kernel = text(
            HEADER,
            ".extern .global .u32 seen;\n.global .align 1 .b8 text[3] = {97, 98, 0};\n\
             .extern .func (.param .b32 r) twice(.param .b32 x);\n\
             .visible .entry k(.param .u64 out) { .reg .b64 %rd<2>; mov.u64 %rd1, text; ret; }\n",
        );
        let library = text(
            ".version 7.8\n.target sm_80\n.address_size 64\n",
            ".visible .global .u32 seen = 5;\n.global .align 1 .b8 text[3] = {99, 100, 0};\n\
             .visible .func (.param .b32 r) twice(.param .b32 x) { .reg .b64 %rd<2>; mov.u64 %rd1, text; ret; }\n",
        );
        let merged = merge(&[kernel, library]).unwrap();
        let module = ptx::parse(&merged).unwrap();
        assert_eq!((module.version.major, module.version.minor, module.target.sm), (7, 8, 80));
        let names: Vec<String> = module.variables().map(|variable| variable.name.to_string()).collect();
        assert_eq!(names, ["text", "seen", "text$linked1"]);
        assert_eq!(merged.matches("text$linked1").count(), 2, "{merged}");
        assert!(module.function("twice").is_some_and(|function| function.body.is_some()));
    }

    #[test]
    fn two_visible_definitions_are_refused_and_weak_ones_are_not() {
        let visible = text(HEADER, ".visible .func f() { ret; }\n");
        let weak = text(HEADER, ".weak .func f() { ret; }\n");
        let error = merge(&[visible.clone(), visible.clone()]).unwrap_err();
        assert!(error.log.contains("`f`"), "{}", error.log);
        for pair in [[weak.clone(), visible.clone()], [visible, weak.clone()], [weak.clone(), weak]] {
            let module = ptx::parse(&merge(&pair).unwrap()).unwrap();
            assert_eq!(module.functions().count(), 1);
        }
    }
}
