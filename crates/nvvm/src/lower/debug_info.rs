//! Debug information.
//!
//! For LLVM 7 only what places a line of PTX in the source is kept: files, units, functions, blocks, namespaces and locations
//! with what they were inlined from. Types and variables are dropped; their forms changed too much since.

use llvm_ir::{Field, Metadata, MetadataBody, MetadataNode, Module, Op};
use std::collections::{BTreeMap, HashMap};

/// Fields that LLVM 7 knows, for the classes of nodes that are kept.
const CLASSES: &[(&str, &[&str])] = &[
    ("DILocation", &["line", "column", "scope", "inlinedAt"]),
    ("DILexicalBlock", &["scope", "file", "line", "column"]),
    ("DILexicalBlockFile", &["scope", "file", "discriminator"]),
    ("DIFile", &["filename", "directory", "checksumkind", "checksum"]),
    ("DINamespace", &["name", "scope"]),
    ("DISubroutineType", &["types"]),
    ("DISubprogram", &["name", "linkageName", "scope", "file", "line", "scopeLine", "unit", "type"]),
    (
        "DICompileUnit",
        &[
            "language",
            "file",
            "producer",
            "isOptimized",
            "runtimeVersion",
            "splitDebugInlining",
            "emissionKind",
        ],
    ),
];

/// Removes all debug information.
pub(super) fn strip(module: &mut Module) {
    for function in &mut module.functions {
        function.metadata.retain(|(kind, _)| kind != "dbg");
        for block in &mut function.blocks {
            block.instructions.retain(|i| !matches!(i.op, Op::DebugRecord { .. }));
            block.instructions.iter_mut().for_each(|i| i.metadata.retain(|(kind, _)| kind != "dbg"));
        }
    }
    module.globals.iter_mut().for_each(|g| g.metadata.retain(|(kind, _)| kind != "dbg"));
    module.named_metadata.retain(|(name, _)| name != "llvm.dbg.cu");
}

/// Asks for `.loc` lines and nothing else: the debug sections would only be refused by ptxas when it optimises.
pub(super) fn directives_only(module: &mut Module) {
    for n in module.metadata.values_mut() {
        if let MetadataBody::Specialized { class, fields } = &mut n.body
            && class == "DICompileUnit"
        {
            fields.retain(|(key, _)| key.as_deref() != Some("emissionKind"));
            fields.push((Some("emissionKind".to_owned()), Field::word("DebugDirectivesOnly")));
        }
    }
}

/// Rewrites the nodes to LLVM 7's forms.
pub(super) fn to_llvm_7(module: &mut Module) {
    if !module.named_metadata.iter().any(|(name, _)| name == "llvm.dbg.cu") {
        return;
    }
    let empty = module.add_metadata(MetadataNode::tuple(Vec::new()));
    let signature = module.add_metadata(MetadataNode {
        distinct: false,
        body: MetadataBody::Specialized {
            class: "DISubroutineType".to_owned(),
            fields: vec![(Some("types".to_owned()), node(empty))],
        },
    });
    let classes: HashMap<u32, String> =
        module.metadata.iter().filter_map(|(id, n)| Some((*id, n.class()?.to_owned()))).collect();
    let files: BTreeMap<u32, Field> =
        module.metadata.iter().filter_map(|(id, n)| Some((*id, n.field("file")?.clone()))).collect();
    for (id, n) in &mut module.metadata {
        let MetadataBody::Specialized { class, fields } = &mut n.body else { continue };
        let Some((_, known)) = CLASSES.iter().find(|(name, _)| name == class) else { continue };
        let linkage = subprogram_flags(class, fields);
        fields.retain(|(key, _)| key.as_deref().is_some_and(|key| known.contains(&key)));
        fields.extend(linkage);
        for (key, value) in fields.iter_mut() {
            match key.as_deref() {
                // A method's scope is its type; what is left of that is the file.
                Some("scope") if value.as_node().is_some_and(|to| !is_scope(&classes, to)) => {
                    *value = files.get(id).cloned().unwrap_or_else(|| Field::word("null"));
                }
                Some("type") => *value = node(signature),
                Some("types") => *value = node(empty),
                _ => {}
            }
        }
        match class.as_str() {
            "DISubprogram" if !fields.iter().any(|(key, _)| key.as_deref() == Some("type")) => {
                fields.push((Some("type".to_owned()), node(signature)));
            }
            _ => {}
        }
    }
}

fn node(id: u32) -> Field {
    Field::Metadata(Metadata::Node(id))
}

fn is_scope(classes: &HashMap<u32, String>, id: u32) -> bool {
    classes.get(&id).is_some_and(|class| {
        matches!(
            class.as_str(),
            "DISubprogram"
                | "DILexicalBlock"
                | "DILexicalBlockFile"
                | "DINamespace"
                | "DIFile"
                | "DICompileUnit"
        )
    })
}

/// `spFlags: DISPFlag…` as the separate fields that LLVM 7 has.
fn subprogram_flags(class: &str, fields: &[(Option<String>, Field)]) -> Vec<(Option<String>, Field)> {
    if class != "DISubprogram" {
        return Vec::new();
    }
    let words: &[String] = fields
        .iter()
        .find_map(|(key, value)| match (key.as_deref(), value) {
            (Some("spFlags"), Field::Words(words)) => Some(words.as_slice()),
            _ => None,
        })
        .unwrap_or_default();
    let has = |word: &str| Field::word(if words.iter().any(|w| w == word) { "true" } else { "false" });
    vec![
        (Some("isLocal".to_owned()), has("DISPFlagLocalToUnit")),
        (Some("isDefinition".to_owned()), has("DISPFlagDefinition")),
        (Some("isOptimized".to_owned()), has("DISPFlagOptimized")),
    ]
}
