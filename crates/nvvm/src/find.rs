//! Where libNVVM may be: the toolkit that the environment names, the usual folders, the project's cache.

use std::env;
use std::path::{Path, PathBuf};

/// Variables that name a toolkit's folder, in order of preference.
pub const VARIABLES: &[&str] = &["CUDA_PATH", "CUDA_HOME", "CUDA_ROOT", "CUDA_TOOLKIT_ROOT_DIR"];

/// Places of the library inside of a toolkit or an unpacked wheel.
const PLACES: &[&str] =
    &["nvvm/lib64", "nvvm/lib", "lib64", "lib", "nvidia/cu13/lib", "nvidia/cuda_nvcc/nvvm/lib64"];

/// File names, the newest first.
const NAMES: &[&str] = &["libnvvm.so.4", "libnvvm.so"];

/// Folder in which [`crate::fetch`] keeps what it downloads: `warpbook/nvvm` in the user's cache.
#[must_use]
pub fn cache_folder() -> Option<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    let base = base.or_else(|| env::var_os("HOME").map(|home| PathBuf::from(home).join(".cache")))?;
    Some(base.join("warpbook").join("nvvm"))
}

/// Folders that are searched, in order.
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    folders_with(&[])
}

/// Folders that are searched, in order: those that the environment names, then what was fetched into the `caches` of the
/// caller, then the usual ones.
#[must_use]
pub fn folders_with(caches: &[PathBuf]) -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = VARIABLES
        .iter()
        .filter_map(env::var_os)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
        .collect();
    folders.extend(caches.iter().flat_map(|cache| versioned(cache, "")));
    folders.push(PathBuf::from("/usr/local/cuda"));
    folders.extend(versioned(Path::new("/usr/local"), "cuda-"));
    folders.push(PathBuf::from("/opt/cuda"));
    folders.push(PathBuf::from("/usr/lib/cuda"));
    if let Some(cache) = cache_folder() {
        folders.extend(versioned(&cache, ""));
    }
    folders
}

/// Folders in `parent` whose names are a prefix and a version, the newest first.
fn versioned(parent: &Path, prefix: &str) -> Vec<PathBuf> {
    let mut found: Vec<(Vec<u32>, PathBuf)> = Vec::new();
    for entry in parent.read_dir().into_iter().flatten().flatten() {
        let name = entry.file_name();
        let version = name
            .to_str()
            .and_then(|name| name.strip_prefix(prefix))
            .map(|version| version.split('.').map(str::parse).collect::<Result<Vec<u32>, _>>());
        if let Some(Ok(version)) = version {
            found.push((version, entry.path()));
        }
    }
    found.sort_by(|a, b| b.0.cmp(&a.0));
    found.into_iter().map(|(_, path)| path).collect()
}

/// The first file that may be the library.
#[must_use]
pub fn library_with(caches: &[PathBuf]) -> Option<PathBuf> {
    folders_with(caches).iter().find_map(|folder| candidates_in(folder).find(|path| path.is_file()))
}

/// Files in one toolkit that may be the library.
pub(crate) fn candidates_in(folder: &Path) -> impl Iterator<Item = PathBuf> + '_ {
    PLACES.iter().flat_map(move |place| NAMES.iter().map(move |name| folder.join(place).join(name)))
}

/// The libdevice that belongs to a library: in a folder of its toolkit above it.
pub(crate) fn libdevice_beside(library: &Path) -> Option<PathBuf> {
    let above = library.ancestors().skip(1).take(4);
    above
        .flat_map(|folder| {
            ["libdevice", "nvvm/libdevice"].map(|place| folder.join(place).join("libdevice.10.bc"))
        })
        .find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newest_version_first() {
        let parent = env::temp_dir().join(format!("nvvm-find-{}", std::process::id()));
        for name in ["cuda-9.2", "cuda-12.10", "cuda-12.4", "cuda-old", "other"] {
            std::fs::create_dir_all(parent.join(name)).expect("temporary folder");
        }
        let names: Vec<_> = versioned(&parent, "cuda-")
            .iter()
            .filter_map(|p| p.file_name()?.to_str().map(str::to_owned))
            .collect();
        std::fs::remove_dir_all(&parent).expect("temporary folder");
        assert_eq!(names, ["cuda-12.10", "cuda-12.4", "cuda-9.2"]);
    }

    #[test]
    fn libdevice_is_found_in_both_layouts() {
        let root = env::temp_dir().join(format!("nvvm-libdevice-{}", std::process::id()));
        for (library, libdevice) in [
            ("toolkit/nvvm/lib64/libnvvm.so.4", "toolkit/nvvm/libdevice"),
            ("wheel/nvidia/cu13/lib/libnvvm.so.4", "wheel/nvidia/cu13/nvvm/libdevice"),
        ] {
            std::fs::create_dir_all(root.join(libdevice)).expect("temporary folder");
            let file = root.join(libdevice).join("libdevice.10.bc");
            std::fs::write(&file, b"BC").expect("temporary file");
            assert_eq!(libdevice_beside(&root.join(library)).as_deref(), Some(file.as_path()));
        }
        std::fs::remove_dir_all(&root).expect("temporary folder");
    }
}
