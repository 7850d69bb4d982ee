//! Which algorithms and variants a command line means.

use crate::catalogue::{Entry, FAMILIES, Family, VariantInfo};
use crate::error::Error;

/// A variant of the catalogue, selected.
#[derive(Clone, Copy)]
pub struct Selected {
    /// Its family.
    pub family: &'static Family,
    /// Its algorithm.
    pub entry: &'static dyn Entry,
    /// Its number in the algorithm's list.
    pub variant: usize,
    /// Its description.
    pub info: VariantInfo,
}

impl Selected {
    /// `algorithm/variant`.
    pub fn name(&self) -> String {
        format!("{}/{}", self.entry.id(), self.info.id)
    }

    /// Ids of the notes that it covers: the algorithm's and its own.
    pub fn notes(&self) -> Vec<&'static str> {
        self.entry.notes().iter().chain(self.info.notes).copied().collect()
    }
}

/// The whole catalogue, variant by variant.
pub fn all() -> Vec<Selected> {
    let mut all = Vec::new();
    for family in FAMILIES {
        for entry in family.entries {
            for (variant, info) in entry.variants().into_iter().enumerate() {
                all.push(Selected { family, entry: *entry, variant, info });
            }
        }
    }
    all
}

/// What `filters` and `variant` select; everything when both are empty.
///
/// A filter is the id of an algorithm, a family, a note or a variant (`transpose/tiled`), a pattern with `*` and `?`
/// over those, or a part of an algorithm's id. The exact meaning wins: `A1` selects note A1, not A10.
///
/// # Errors
/// [`Error::UnknownFilter`] and [`Error::UnknownVariant`], with the nearest names.
pub fn select(filters: &[String], variant: Option<&str>) -> Result<Vec<Selected>, Error> {
    let all = all();
    let mut chosen = vec![filters.is_empty(); all.len()];
    for filter in filters {
        let exact: Vec<bool> =
            all.iter().map(|one| names(one).iter().any(|name| same(name, filter))).collect();
        let hits: Vec<bool> = if exact.contains(&true) {
            exact
        } else if filter.contains(['*', '?']) {
            let pattern = filter.to_lowercase();
            all.iter()
                .map(|one| {
                    names(one).iter().any(|name| glob(pattern.as_bytes(), name.to_lowercase().as_bytes()))
                })
                .collect()
        } else {
            let part = filter.to_lowercase();
            all.iter().map(|one| !part.is_empty() && one.name().contains(&part)).collect()
        };
        if !hits.contains(&true) {
            return Err(Error::UnknownFilter {
                filter: filter.clone(),
                nearest: nearest(filter, &all_names(&all)),
            });
        }
        for (slot, hit) in chosen.iter_mut().zip(hits) {
            *slot |= hit;
        }
    }
    let selected: Vec<Selected> =
        all.into_iter().zip(chosen).filter_map(|(one, chosen)| chosen.then_some(one)).collect();
    let Some(variant) = variant else { return Ok(selected) };
    let kept: Vec<Selected> = selected.iter().copied().filter(|one| same(one.info.id, variant)).collect();
    if kept.is_empty() {
        let mut variants: Vec<String> = selected.iter().map(|one| one.info.id.to_owned()).collect();
        variants.sort_unstable();
        variants.dedup();
        return Err(Error::UnknownVariant { variant: variant.into(), nearest: nearest(variant, &variants) });
    }
    Ok(kept)
}

fn names(one: &Selected) -> Vec<String> {
    let mut names = vec![one.entry.id().to_owned(), one.family.id.to_owned(), one.name()];
    names.extend(one.notes().into_iter().map(str::to_owned));
    names
}

fn all_names(all: &[Selected]) -> Vec<String> {
    let mut names: Vec<String> = all.iter().flat_map(names).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn same(name: &str, given: &str) -> bool {
    name.eq_ignore_ascii_case(given)
}

/// Whether `text` matches `pattern`, in which `*` stands for any text and `?` for one character.
fn glob(pattern: &[u8], text: &[u8]) -> bool {
    let (mut p, mut t) = (0, 0);
    // Where to go on after the last `*`, should what follows it fail: the star takes one character more.
    let mut retry = None;
    while t < text.len() {
        match pattern.get(p) {
            Some(b'*') => {
                retry = Some((p + 1, t));
                p += 1;
            }
            Some(b'?') => {
                p += 1;
                t += 1;
            }
            Some(byte) if *byte == text[t] => {
                p += 1;
                t += 1;
            }
            _ => match retry {
                Some((after, start)) => {
                    p = after;
                    t = start + 1;
                    retry = Some((after, start + 1));
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|byte| *byte == b'*')
}

/// Up to three of `names` that are near to `given`, nearest first.
pub fn nearest(given: &str, names: &[String]) -> Vec<String> {
    const LEAST: f64 = 0.6;
    let given = given.to_lowercase();
    let mut scored: Vec<(f64, &String)> = names
        .iter()
        .map(|name| (strsim::jaro_winkler(&given, &name.to_lowercase()), name))
        .filter(|(score, _)| *score >= LEAST)
        .collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(b.1)));
    scored.into_iter().take(3).map(|(_, name)| name.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn globs() {
        for (pattern, text, matches) in [
            ("*", "", true),
            ("a*c", "abbc", true),
            ("a*c", "abb", false),
            ("*b*b*", "abab", true),
            ("a?", "ab", true),
            ("a?", "a", false),
            ("c1?", "c12", true),
            ("**x", "yx", true),
        ] {
            assert_eq!(glob(pattern.as_bytes(), text.as_bytes()), matches, "{pattern} {text}");
        }
    }

    #[test]
    fn the_nearest_name_comes_first() {
        let names = ["vector_add", "matrix_add", "transpose"].map(str::to_owned);
        assert_eq!(nearest("vectoradd", &names)[0], "vector_add");
        assert_eq!(nearest("transpse", &names)[0], "transpose");
        assert!(nearest("qqqq", &names).is_empty());
    }
}
