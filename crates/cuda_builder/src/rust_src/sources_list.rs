//! Where the machine's own package sources are: `/etc/apt/sources.list` and `sources.list.d/*.{list,sources}`
//! (sources.list(5)).

use std::fs;
use std::path::{Path, PathBuf};

use super::below;

/// One place that binary packages come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Source {
    pub(super) uri: String,
    pub(super) suite: String,
    pub(super) components: Vec<String>,
    /// The value of `Signed-By`: paths, fingerprints or a whole key with its line breaks.
    pub(super) signed_by: Option<String>,
}

/// Every enabled source below `root`, in the order in which apt reads them. Files that cannot be read give none.
pub(super) fn read(root: &Path) -> Vec<Source> {
    let mut files = vec![below(root, "/etc/apt/sources.list")];
    if let Ok(entries) = fs::read_dir(below(root, "/etc/apt/sources.list.d")) {
        let mut parts: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
        parts.sort();
        files.extend(parts);
    }
    let mut sources = Vec::new();
    for file in files {
        let Ok(text) = fs::read_to_string(&file) else { continue };
        match file.extension().and_then(|extension| extension.to_str()) {
            Some("list") => sources.extend(text.lines().flat_map(parse_line)),
            Some("sources") => sources.extend(parse_stanzas(&text)),
            _ => {}
        }
    }
    sources
}

/// The one-line style: `deb [signed-by=/key] http://mirror suite component …`.
fn parse_line(line: &str) -> Option<Source> {
    let line = line.split('#').next()?.trim();
    let mut rest = line.strip_prefix("deb")?;
    if !rest.starts_with([' ', '\t']) {
        return None;
    }
    rest = rest.trim_start();
    let mut signed_by = None;
    if let Some(inside) = rest.strip_prefix('[') {
        let (options, after) = inside.split_once(']')?;
        signed_by = options
            .split_whitespace()
            .find_map(|option| Some(option.strip_prefix("signed-by=")?.replace(',', " ")));
        rest = after;
    }
    let mut words = rest.split_whitespace().map(str::to_owned);
    Some(Source { uri: words.next()?, suite: words.next()?, components: words.collect(), signed_by })
}

/// The deb822 style: stanzas of fields, a field going on in lines that begin with a space.
fn parse_stanzas(text: &str) -> Vec<Source> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    lines.split(|line| line.trim().is_empty()).flat_map(parse_stanza).collect()
}

fn parse_stanza(lines: &[&str]) -> Vec<Source> {
    let mut fields: Vec<(String, String)> = Vec::new();
    for line in lines {
        if line.starts_with([' ', '\t']) {
            if let Some((_, value)) = fields.last_mut() {
                value.push('\n');
                value.push_str(line);
            }
        } else if let Some((name, value)) = line.split_once(':') {
            fields.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
    let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str());
    let words = |name: &str| {
        field(name).unwrap_or_default().split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    let disabled = field("enabled").is_some_and(|value| value.eq_ignore_ascii_case("no"));
    if disabled || !words("types").contains(&"deb".to_owned()) {
        return Vec::new();
    }
    let (suites, components) = (words("suites"), words("components"));
    let signed_by = field("signed-by").map(str::to_owned);
    words("uris")
        .into_iter()
        .flat_map(|uri| suites.iter().map(move |suite| (uri.clone(), suite.clone())))
        .map(|(uri, suite)| Source {
            uri,
            suite,
            components: components.clone(),
            signed_by: signed_by.clone(),
        })
        .collect()
}

/// The source as a stanza for other suites of the same archive.
pub(super) fn stanza(source: &Source, suites: &[String]) -> String {
    let mut text = format!(
        "Types: deb\nURIs: {}\nSuites: {}\nComponents: {}\n",
        source.uri,
        suites.join(" "),
        source.components.join(" ")
    );
    if let Some(key) = &source.signed_by {
        text.push_str(&format!("Signed-By: {key}\n"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_entries() {
        let line =
            "deb [arch=amd64 signed-by=/keys/a.gpg] https://mirror.example/debian trixie main contrib # ours";
        let source = parse_line(line).unwrap();
        assert_eq!((source.uri.as_str(), source.suite.as_str()), ("https://mirror.example/debian", "trixie"));
        assert_eq!(source.components, ["main", "contrib"]);
        assert_eq!(source.signed_by.as_deref(), Some("/keys/a.gpg"));
        for other in ["deb-src http://m s main", "# deb http://m s main", "", "deb", "deb http://m"] {
            assert_eq!(parse_line(other), None, "{other}");
        }
    }

    #[test]
    fn stanzas_with_several_suites_and_an_inline_key() {
        let text = "\
# machine image
Types: deb deb-src
URIs: http://mirror.example/debian
Suites: trixie trixie-updates
Components: main
Signed-By:
 -----BEGIN PGP PUBLIC KEY BLOCK-----
 .
 abc

Types: deb
Enabled: no
URIs: http://off.example
Suites: x
";
        let sources = parse_stanzas(text);
        let suites: Vec<&str> = sources.iter().map(|source| source.suite.as_str()).collect();
        assert_eq!(suites, ["trixie", "trixie-updates"]);
        let again = stanza(&sources[0], &["sid".to_owned()]);
        assert!(again.contains("Suites: sid\n") && again.contains("\n -----BEGIN PGP"), "{again}");
        assert_eq!(parse_stanzas(&again)[0].signed_by, sources[0].signed_by);
    }
}
