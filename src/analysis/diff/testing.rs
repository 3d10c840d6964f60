//! For unit tests: programs compiled twice.

use std::path::Path;
use std::process::Command;

use super::Changes;
use crate::program::{ClassPath, Jdk};
use crate::util::testing::TempFolder;

/// Compiles sources, each with its name, with these options; an empty list of sources gives an empty folder.
pub fn classes(folder: &TempFolder, name: &str, sources: &[(&str, &str)], options: &[&str]) -> ClassPath {
    let jdk = Jdk::locate(None).unwrap();
    let out = folder.folder(&format!("{name}/classes"));
    let files: Vec<_> = sources.iter().map(|(file, text)| folder.write(&format!("{name}/{file}.java"), text)).collect();
    let mut command = Command::new(jdk.javac().unwrap());
    let quick = ["-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC"];
    let output = command.args(quick).args(options).arg("-d").arg(&out).args(files).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    open(&out)
}

pub fn open(folder: &Path) -> ClassPath {
    ClassPath::open(folder.to_str().unwrap(), 17).unwrap()
}

/// Two versions of the file A.java, the old one without debug information.
pub fn between(old: &str, new: &str) -> Changes {
    let folder = TempFolder::new();
    let old = classes(&folder, "old", &[("A", old)], &["-g:none"]);
    let new = classes(&folder, "new", &[("A", new)], &["-g"]);
    Changes::between(&old, &new).unwrap()
}
