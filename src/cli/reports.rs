//! The output folder of a command: nothing in it is lost, and a reader never sees half a file.

use std::path::{Path, PathBuf};

use crate::testgen::generate::outcome::JUNIT_FOLDER;
use crate::util::InputError;
use crate::util::error::Result;

/// The output folder can be written, and nothing in it is lost.
///
/// `files`: what is written there. `tests`: the folder of tests is ours to write as well; that of another command is left alone.
pub fn prepare<'f>(out: &Path, files: impl Iterator<Item = &'f str>, tests: bool, force: bool) -> Result<()> {
    let junit = out.join(JUNIT_FOLDER);
    let ours = files.map(|file| out.join(file)).chain(tests.then(|| junit.clone()));
    let there: Vec<PathBuf> = ours.filter(|path| path.exists()).collect();
    if let Some(first) = there.first().filter(|_| !force) {
        return Err(InputError::file(first, "exists; give another --out, or --force to replace it"));
    }
    std::fs::create_dir_all(out).map_err(|e| InputError::file(out, format!("cannot be written (--out): {e}")))?;
    let probe = out.join(".obligato-probe");
    std::fs::write(&probe, b"").map_err(|e| InputError::file(out, format!("cannot be written (--out): {e}")))?;
    let _ = std::fs::remove_file(&probe);
    // Tests of an earlier run that this one does not write again would be taken for its own.
    if tests && junit.exists() {
        std::fs::remove_dir_all(&junit).map_err(|e| InputError::file(&junit, format!("cannot be replaced: {e}")))?;
    }
    Ok(())
}

/// All or nothing: a reader never sees half a file.
pub fn write_file(path: &Path, text: &str) -> Result<()> {
    let written = || -> std::io::Result<()> {
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        let mut name = path.file_name().unwrap_or_default().to_os_string();
        name.push(".part");
        let part = path.with_file_name(name);
        std::fs::write(&part, text)?;
        std::fs::rename(&part, path)
    };
    written().map_err(|e| InputError::file(path, format!("cannot be written: {e}")))
}
