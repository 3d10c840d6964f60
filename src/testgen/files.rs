//! The replay classes on disk, and a folder of our own to put them.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::program::stubs;

/// Names that are tried for a temporary folder.
const MOST_TRIES: u32 = 1000;

/// A temporary folder that only this user can read; removed with everything in it when dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> io::Result<Self> {
        let process = std::process::id();
        for number in 0..MOST_TRIES {
            let path = std::env::temp_dir().join(format!("obligato-{process}-{number}"));
            // A folder that is there already belongs to somebody else.
            match private_folder(&path) {
                Ok(()) => return Ok(Self(path)),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind is small and in the system's own temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn private_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Writes the replay classes below this folder.
pub fn write_classes(folder: &Path) -> io::Result<()> {
    write_all(folder, stubs::replay_classes())
}

/// Writes the stand-ins for JUnit below this folder.
pub fn write_junit(folder: &Path) -> io::Result<()> {
    write_all(folder, stubs::junit_classes())
}

/// Writes the driver API, as a plain JVM needs it, below this folder.
pub fn write_api(folder: &Path) -> io::Result<()> {
    write_all(folder, stubs::api_classes())
}

fn write_all(folder: &Path, classes: &[(&str, &[u8])]) -> io::Result<()> {
    classes.iter().try_for_each(|(name, bytes)| write_class(folder, name, bytes))
}

/// Writes a class of this internal name below a folder.
pub fn write_class(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    let file = folder.join(format!("{name}.class"));
    if let Some(parent) = file.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(file, bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scratch_folder_goes_away() {
        let (one, two) = (Scratch::new().unwrap(), Scratch::new().unwrap());
        assert_ne!(one.path(), two.path());
        write_classes(one.path()).unwrap();
        assert!(one.path().join("obligato/Replay.class").is_file());
        let path = one.path().to_path_buf();
        drop(one);
        assert!(!path.exists());
    }
}
