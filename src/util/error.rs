//! Errors about what the user gave us: a file, a name, an option.
//!
//! Java's exceptions are behaviour and never travel as these; a defect of ours is neither.

use std::path::PathBuf;

/// Bad input: which file (or option), what was wrong, and where it helps, what to do.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InputError {
    #[error("{}: {what}", file.display())]
    File { file: PathBuf, what: String },
    #[error("{0}")]
    Usage(String),
}

impl InputError {
    pub fn file(file: impl Into<PathBuf>, what: impl Into<String>) -> Self {
        Self::File { file: file.into(), what: what.into() }
    }
    pub fn usage(what: impl Into<String>) -> Self {
        Self::Usage(what.into())
    }
}

pub type Result<T> = std::result::Result<T, InputError>;
