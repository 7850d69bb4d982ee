//! `new --project`: a cargo project of one's own, with a kernel crate, a host and tests that need no GPU.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cargo;
use crate::error::{Error, OnFile};

/// The template's files: the path in the project, and the text. In the text, `@NAME@` is the package, `@CRATE@` its
/// name in Rust, and `@cuda_launch@` and the like are where cargo finds a crate of this repository.
const FILES: [(&str, &str); 9] = [
    ("Cargo.toml", include_str!("../template/Cargo.toml.in")),
    ("README.md", include_str!("../template/README.md")),
    (".gitignore", include_str!("../template/gitignore")),
    ("build.rs", include_str!("../template/build.rs")),
    ("src/lib.rs", include_str!("../template/src/lib.rs")),
    ("src/main.rs", include_str!("../template/src/main.rs")),
    ("tests/kernels.rs", include_str!("../template/tests/kernels.rs")),
    ("kernels/Cargo.toml", include_str!("../template/kernels/Cargo.toml.in")),
    ("kernels/src/lib.rs", include_str!("../template/kernels/src/lib.rs")),
];

/// The crates of this repository that the project names.
const CRATES: [&str; 4] = ["cuda_builder", "cuda_launch", "cuda_std", "find_cuda_helper"];

/// Names that mean something else to cargo or in the project.
const TAKEN: [&str; 12] = [
    "alloc",
    "build",
    "core",
    "cuda_builder",
    "cuda_launch",
    "cuda_std",
    "cust",
    "kernels",
    "libm",
    "proc-macro",
    "std",
    "test",
];

/// Writes the project into `folder`, which must not exist or be empty: everything, or nothing. The package is called
/// `name`, or else as the folder. The crates of this repository come from `git`, or else from this checkout by their
/// path.
pub fn create(folder: &Path, name: Option<&str>, git: Option<&str>) -> Result<(), Error> {
    let folder = std::path::absolute(folder).on("find", folder)?;
    let own = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let name = name.unwrap_or(&own);
    check(name)?;
    let existed = folder.exists();
    if existed && folder.read_dir().on("read", &folder)?.next().is_some() {
        return Err(Error::Failed(format!(
            "{} is not empty: choose a folder that does not exist yet, or an empty one",
            folder.display()
        )));
    }
    let files = files(&cargo::root(), name, git)?;
    if let Err(error) = write(&folder, &files) {
        // What is left of it tells nobody anything; the first error is the one to tell.
        let _ = fs::remove_dir_all(&folder);
        if existed {
            let _ = fs::create_dir(&folder);
        }
        return Err(error);
    }
    for (path, _) in &files {
        println!("wrote   {}", folder.join(path).display());
    }
    println!("\n`cargo run` and `cargo test` in {} build and run it", folder.display());
    Ok(())
}

/// Whether cargo and the template's sources take it as a package's name.
fn check(name: &str) -> Result<(), Error> {
    let bad = |rule| Err(Error::Name { name: name.into(), of: "a package", rule });
    let form = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-' || byte == b'_';
    if !name.starts_with(|first: char| first.is_ascii_lowercase()) || !name.bytes().all(form) {
        return bad(
            "use lower-case letters, digits, hyphens and underscores, a letter first; without a name it is the folder's, \
             and `cargo xtask new NAME --project FOLDER` sets another",
        );
    }
    if TAKEN.contains(&name) || crate::new::is_keyword(&name.replace('-', "_")) {
        return bad("it is a word with a meaning of its own in Rust or in the project; choose another");
    }
    Ok(())
}

/// The project's files with their texts.
fn files(root: &Path, name: &str, git: Option<&str>) -> Result<Vec<(PathBuf, String)>, Error> {
    let mut files = Vec::new();
    for (path, text) in FILES {
        let mut text = text.replace("@NAME@", name).replace("@CRATE@", &name.replace('-', "_"));
        for krate in CRATES {
            let source = match git {
                Some(url) => format!("{{ git = {} }}", toml_string(url)?),
                None => {
                    let path = root.join("crates").join(krate);
                    format!("{{ path = {} }}", toml_string(&path.to_string_lossy())?)
                }
            };
            text = text.replace(&format!("@{krate}@"), &source);
        }
        files.push((PathBuf::from(path), text));
    }
    if git.is_none() {
        // The versions that this checkout was tested with; cargo drops what the project does not use.
        let lock = root.join("Cargo.lock");
        files.push(("Cargo.lock".into(), fs::read_to_string(&lock).on("read", &lock)?));
    }
    Ok(files)
}

/// A text as a string of TOML.
fn toml_string(text: &str) -> Result<String, Error> {
    if text.chars().any(char::is_control) {
        return Err(Error::Failed(format!(
            "`{}` cannot stand in a manifest: it has a control character",
            text.escape_debug()
        )));
    }
    Ok(format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")))
}

fn write(folder: &Path, files: &[(PathBuf, String)]) -> Result<(), Error> {
    for (path, text) in files {
        let path = folder.join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).on("create", parent)?;
        }
        fs::write(&path, text).on("write", &path)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked() {
        for name in ["wave", "wave-2", "my_waves"] {
            assert!(check(name).is_ok(), "{name}");
        }
        for name in ["", "Wave", "2d", "-x", "a b", "ä", "fn", "std", "kernels", "cust", "../x"] {
            assert!(check(name).is_err(), "{name}");
        }
    }

    #[test]
    fn every_placeholder_is_filled() {
        let root = cargo::root();
        for git in [None, Some("https://example.org/\"warpbook\"")] {
            let files = files(&root, "my-wave", git).unwrap();
            assert_eq!(files.len(), FILES.len() + usize::from(git.is_none()));
            for (path, text) in files.iter().filter(|(path, _)| !path.ends_with("Cargo.lock")) {
                assert!(!text.contains('@'), "{}: {text}", path.display());
            }
            let manifest = &files[0].1;
            assert!(manifest.contains("name = \"my-wave\""), "{manifest}");
            match git {
                None => assert!(manifest.contains("crates/cuda_launch\" }"), "{manifest}"),
                Some(_) => assert!(
                    manifest.contains(r#"{ git = "https://example.org/\"warpbook\"" }"#),
                    "{manifest}"
                ),
            }
            assert!(files.iter().any(|(_, text)| text.contains("use my_wave::Gpu;")));
        }
        assert!(toml_string("a\nb").is_err());
    }

    #[test]
    fn a_folder_with_files_is_left_alone() {
        let base = std::env::temp_dir().join(format!("warpbook-project-test-{}", std::process::id()));
        fs::create_dir_all(&base).unwrap();
        fs::write(base.join("file"), "precious").unwrap();
        let error = create(&base, Some("wave"), None).unwrap_err().to_string();
        assert!(error.contains("is not empty"), "{error}");
        assert_eq!(fs::read_dir(&base).unwrap().count(), 1);
        // A file in the way of a folder: nothing stays.
        let inside = base.join("file").join("project");
        assert!(create(&inside, Some("wave"), None).is_err());
        assert_eq!(fs::read_to_string(base.join("file")).unwrap(), "precious");
        fs::remove_dir_all(&base).unwrap();
    }
}
