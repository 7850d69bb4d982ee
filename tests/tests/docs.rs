//! What the pages say about the catalogue is what the catalogue says, and their links lead somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use warpbook::catalogue::FAMILIES;
use warpbook::select;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// A letter and a number, in the order of the notes: A2 comes before A10.
fn key(id: &str) -> (char, u32) {
    let number = id[1..].parse().unwrap_or_else(|_| panic!("`{id}` is a letter and a number"));
    (id.as_bytes()[0].into(), number)
}

/// The first cells of a page's table rows below a heading, up to the next heading.
fn first_cells(page: &str, heading: &str) -> Vec<String> {
    let rest = page.split_once(&format!("\n## {heading}\n")).expect("the page has the heading").1;
    let part = rest.split("\n## ").next().unwrap_or(rest);
    let rows = part.lines().filter_map(|line| line.strip_prefix("| "));
    let cells = rows.filter_map(|row| row.split(" | ").next()).map(str::to_owned);
    cells.filter(|cell| !cell.starts_with("---")).skip(1).collect()
}

/// Every algorithm that the book's list of the notes names has a variant, and no variant claims an id that is not there.
#[test]
fn every_algorithm_of_the_notes_is_in_the_catalogue() {
    let listed = first_cells(&read("docs/src/note-ids.md"), "Algorithms");
    assert!(listed.len() > 50, "the table was not found: {listed:?}");
    let listed: BTreeSet<&str> = listed.iter().map(String::as_str).collect();
    let all = select::all();
    let covered: BTreeSet<&str> = all.iter().flat_map(|one| one.notes()).collect();
    let missing: Vec<_> = listed.difference(&covered).collect();
    let unknown: Vec<_> = covered.difference(&listed).collect();
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "without a variant: {missing:?}; not listed: {unknown:?}"
    );
}

/// The README's table is the catalogue's, but for algorithms of nobody's notes, such as a new one; when this fails, its message is the table to put there.
#[test]
fn the_readme_lists_the_catalogue() {
    let mut table = String::from("| algorithm | what | notes | variants |\n| --- | --- | --- | --- |\n");
    let mut notes: BTreeMap<&str, BTreeSet<(char, u32)>> = BTreeMap::new();
    for one in select::all() {
        notes.entry(one.entry.id()).or_default().extend(one.notes().into_iter().map(key));
    }
    for entry in FAMILIES.iter().flat_map(|family| family.entries) {
        if notes[entry.id()].is_empty() {
            continue;
        }
        let ids: Vec<String> = notes[entry.id()].iter().map(|(set, row)| format!("{set}{row}")).collect();
        let variants: Vec<&str> = entry.variants().iter().map(|variant| variant.id).collect();
        table.push_str(&format!(
            "| `{}` | {} | {} | {} |\n",
            entry.id(),
            entry.title(),
            ids.join(", "),
            variants.join(", ")
        ));
    }
    assert!(read("README.md").contains(&table), "README.md's table should be\n{table}");
}

#[test]
fn the_book_has_the_chapters_of_its_summary_and_no_others() {
    let summary = read("docs/src/SUMMARY.md");
    let listed: BTreeSet<String> = links(&summary).map(str::to_owned).collect();
    let files = fs::read_dir(root().join("docs/src")).expect("the book is there");
    let names =
        files.map(|file| file.expect("the folder can be read").file_name().into_string().expect("UTF-8"));
    let chapters: BTreeSet<String> =
        names.filter(|name| name.ends_with(".md") && name != "SUMMARY.md").collect();
    assert_eq!(listed, chapters);
}

#[test]
fn decisions_and_results_are_listed() {
    for folder in ["docs/decisions", "docs/results"] {
        let list = read(&format!("{folder}/README.md"));
        let listed: BTreeSet<String> = links(&list).map(str::to_owned).collect();
        let files = fs::read_dir(root().join(folder)).expect("the folder is there");
        let names =
            files.map(|file| file.expect("the folder can be read").file_name().into_string().expect("UTF-8"));
        let pages: BTreeSet<String> = names.filter(|name| name != "README.md").collect();
        assert_eq!(listed, pages, "{folder}");
    }
}

/// What stands in round brackets after square ones.
fn links(page: &str) -> impl Iterator<Item = &str> {
    page.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

#[test]
fn links_between_pages_lead_somewhere() {
    let mut pages = vec!["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
        .into_iter()
        .map(|name| root().join(name))
        .collect::<Vec<_>>();
    for folder in ["docs/src", "docs/decisions", "docs/results"] {
        let files = fs::read_dir(root().join(folder)).expect("the folder is there");
        let paths = files.map(|file| file.expect("the folder can be read").path());
        pages.extend(paths.filter(|path| path.extension().is_some_and(|extension| extension == "md")));
    }
    let mut broken = Vec::new();
    let mut followed = 0;
    for page in pages {
        let text = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        // Code has brackets of its own.
        let prose: String = text.split("```").step_by(2).collect();
        let folder = page.parent().unwrap_or(Path::new("."));
        for link in links(&prose) {
            let target = link.split('#').next().unwrap_or_default();
            if target.is_empty() || target.contains("://") || target.contains(['`', ' ']) {
                continue;
            }
            followed += 1;
            // mdBook copies nothing from outside of the book's folder.
            let leaves = folder.ends_with("docs/src") && target.starts_with("..");
            if leaves || !folder.join(target).exists() {
                broken.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(followed > 20, "only {followed} links were found");
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
}
