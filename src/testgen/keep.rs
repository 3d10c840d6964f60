//! `--keep DIR`: the inputs of violations as files, with the command that shows each again on a JVM.
//!
//! The folder gets `replay/` (the replay classes), and for each violation `violation-N.inputs` and `violation-N.sh`.

use std::fs;
use std::path::{Path, PathBuf};

use super::files::write_classes;
use super::jvm::absolute;
use crate::explore::check::Violation;
use crate::program::Jdk;
use crate::util::InputError;
use crate::util::error::Result;

pub struct Keeper {
    folder: PathBuf,
    java: PathBuf,
    classpath: String,
    next: u32,
}

impl Keeper {
    /// Makes the folder, so that one that cannot be made is known before the exploration.
    pub fn new(folder: &Path, jdk: &Jdk, classpath: &str) -> Result<Self> {
        let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.to_path_buf());
        let replay = folder.join("replay");
        write_classes(&replay).map_err(|e| InputError::file(&folder, format!("cannot be written (--keep): {e}")))?;
        let all = std::iter::once(replay).chain(absolute(classpath));
        let classpath = std::env::join_paths(all)
            .map_err(|e| InputError::file(&folder, format!("cannot be on a class path (--keep): {e}")))?;
        let java = jdk.java().unwrap_or_else(|| PathBuf::from("java"));
        Ok(Self { folder, java, classpath: classpath.to_string_lossy().into_owned(), next: 1 })
    }

    /// Writes a violation and gives the command that replays it.
    pub fn keep(&mut self, target: &str, violation: &Violation) -> Result<String> {
        let number = self.next;
        self.next += 1;
        let inputs = self.folder.join(format!("violation-{number}.inputs"));
        let mut text = format!("# {}\n# {}\n", one_line(target), one_line(&violation.exception));
        for (name, value) in &violation.witness.values {
            text += &format!("# {}\n{value}\n", one_line(name));
        }
        write(&inputs, &text)?;
        let command = format!(
            "{} -ea -Dobligato.inputs={} -cp {} obligato.Replay {}",
            quoted(&self.java.to_string_lossy()),
            quoted(&inputs.to_string_lossy()),
            quoted(&self.classpath),
            quoted(target)
        );
        let script = self.folder.join(format!("violation-{number}.sh"));
        write(&script, &format!("#!/bin/sh\n# Shows {} again.\nexec {command}\n", one_line(&violation.exception)))?;
        Ok(format!("sh {}", quoted(&script.to_string_lossy())))
    }
}

fn write(file: &Path, text: &str) -> Result<()> {
    fs::write(file, text).map_err(|e| InputError::file(file, format!("cannot be written (--keep): {e}")))
}

/// Names come from class files, which may hold anything.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// For a POSIX shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:,=+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_for_a_shell() {
        assert_eq!(quoted("a/b-c.jar"), "a/b-c.jar");
        assert_eq!(quoted("A::b(int)"), "'A::b(int)'");
        assert_eq!(quoted("it's"), "'it'\\''s'");
        assert_eq!(quoted("A$B"), "'A$B'");
        assert_eq!(quoted(""), "''");
    }
}
