//! Modules, variables, functions.

use super::attributes::InGroup;
use super::commas;
use super::metadata::attachments;
use crate::tree::function::{Block, Function, Parameter};
use crate::tree::module::{Alias, Global, Module, Symbol};
use crate::tree::name::Quoted;
use std::fmt;

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.source_filename {
            writeln!(f, "source_filename = {}", Quoted(name))?;
        }
        if let Some(layout) = &self.data_layout {
            writeln!(f, "target datalayout = {}", Quoted(layout.as_bytes()))?;
        }
        if let Some(triple) = &self.triple {
            writeln!(f, "target triple = {}", Quoted(triple.as_bytes()))?;
        }
        for line in &self.asm {
            writeln!(f, "module asm {}", Quoted(line))?;
        }
        for (name, ty) in &self.types {
            match ty {
                Some(ty) => writeln!(f, "%{name} = type {ty}")?,
                None => writeln!(f, "%{name} = type opaque")?,
            }
        }
        for global in &self.globals {
            writeln!(f, "{global}")?;
        }
        for alias in &self.aliases {
            writeln!(f, "{alias}")?;
        }
        for function in &self.functions {
            write!(f, "\n{function}")?;
        }
        writeln!(f)?;
        for (id, attributes) in &self.attribute_groups {
            write!(f, "attributes #{id} = {{ ")?;
            for attribute in attributes {
                write!(f, "{} ", InGroup(attribute))?;
            }
            writeln!(f, "}}")?;
        }
        for (name, elements) in &self.named_metadata {
            write!(f, "!{name} = !{{")?;
            commas(f, elements)?;
            writeln!(f, "}}")?;
        }
        for (id, node) in &self.metadata {
            writeln!(f, "!{id} = {node}")?;
        }
        Ok(())
    }
}

/// Linkage and visibility, each followed by a space.
fn symbol_prefix(f: &mut fmt::Formatter<'_>, symbol: &Symbol) -> fmt::Result {
    if let Some(linkage) = symbol.linkage {
        write!(f, "{} ", linkage.keyword())?;
    }
    if symbol.dso_local {
        f.write_str("dso_local ")?;
    }
    if let Some(visibility) = &symbol.visibility {
        write!(f, "{visibility} ")?;
    }
    Ok(())
}

impl fmt::Display for Global {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{} = ", self.name)?;
        symbol_prefix(f, &self.symbol)?;
        if self.thread_local {
            f.write_str("thread_local ")?;
        }
        if let Some(word) = &self.symbol.unnamed_address {
            write!(f, "{word} ")?;
        }
        if self.symbol.space != 0 {
            write!(f, "addrspace({}) ", self.symbol.space)?;
        }
        if self.externally_initialized {
            f.write_str("externally_initialized ")?;
        }
        write!(f, "{} {}", if self.constant { "constant" } else { "global" }, self.ty)?;
        if let Some(initializer) = &self.initializer {
            write!(f, " {initializer}")?;
        }
        if let Some(section) = &self.section {
            write!(f, ", section {}", Quoted(section))?;
        }
        if let Some(align) = self.align {
            write!(f, ", align {align}")?;
        }
        attachments(f, ", ", &self.metadata)?;
        for attribute in &self.attributes {
            write!(f, " {attribute}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Alias {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "@{} = ", self.name)?;
        symbol_prefix(f, &self.symbol)?;
        if let Some(word) = &self.symbol.unnamed_address {
            write!(f, "{word} ")?;
        }
        write!(f, "alias {}, {}", self.ty, self.target)
    }
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.ty)?;
        for attribute in &self.attributes {
            write!(f, " {attribute}")?;
        }
        match &self.name {
            Some(name) => write!(f, " %{name}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_declaration() { "declare " } else { "define " })?;
        if self.is_declaration() {
            for (kind, metadata) in &self.metadata {
                write!(f, "!{kind} {metadata} ")?;
            }
        }
        symbol_prefix(f, &self.symbol)?;
        if let Some(convention) = &self.convention {
            write!(f, "{convention} ")?;
        }
        for attribute in &self.result_attributes {
            write!(f, "{attribute} ")?;
        }
        write!(f, "{} @{}(", self.result, self.name)?;
        commas(f, &self.parameters)?;
        if self.variadic {
            f.write_str(if self.parameters.is_empty() { "..." } else { ", ..." })?;
        }
        f.write_str(")")?;
        if let Some(word) = &self.symbol.unnamed_address {
            write!(f, " {word}")?;
        }
        if self.symbol.space != 0 {
            write!(f, " addrspace({})", self.symbol.space)?;
        }
        for attribute in &self.attributes {
            write!(f, " {attribute}")?;
        }
        if let Some(section) = &self.section {
            write!(f, " section {}", Quoted(section))?;
        }
        if let Some(align) = self.align {
            write!(f, " align {align}")?;
        }
        if self.is_declaration() {
            return writeln!(f);
        }
        attachments(f, " ", &self.metadata)?;
        writeln!(f, " {{")?;
        for (i, block) in self.blocks.iter().enumerate() {
            if i > 0 {
                writeln!(f)?;
            }
            write!(f, "{block}")?;
        }
        writeln!(f, "}}")
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(label) = &self.label {
            writeln!(f, "{label}:")?;
        }
        for instruction in &self.instructions {
            writeln!(f, "  {instruction}")?;
        }
        Ok(())
    }
}
