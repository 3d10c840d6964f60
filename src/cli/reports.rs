//! The output folder of a command: nothing of a person in it is lost, and a reader never sees half a file.
//!
//! A list beside the files says which of them a command wrote, and how they were when it did. Only those are replaced or taken
//! away, and only as long as nobody changed them: a list that says more than is true, or a file that was edited, costs
//! nobody anything.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};

use crate::testgen::JavaFile;
use crate::testgen::generate::outcome::JUNIT_FOLDER;
use crate::util::InputError;
use crate::util::error::Result;

/// The list of what was written, below the output folder.
const LIST: &str = "obligato-files.txt";
const HEAD: &str =
    "# What Obligato wrote here: --force replaces these files while they are as they were written, and no others.\n";

/// Paths below the folder with the prints of the texts that were written there. While files are written, they may have the
/// text before or after: a process that ends then leaves nothing that looks like the work of a person.
type List = BTreeMap<String, BTreeSet<u64>>;

/// An output folder that can be written.
pub struct OutFolder {
    root: PathBuf,
    list: List,
    /// Tests that this run wrote.
    tests: BTreeSet<String>,
    /// What stays of a person in the folder of tests, as Java names of classes: no test has one of them.
    pub taken: BTreeSet<String>,
    /// What a user has to know about files that stay.
    pub warnings: Vec<String>,
}

/// What `--out` was of an earlier run: nothing in it is part of a program.
pub fn is_out_folder(folder: &Path) -> bool {
    folder.join(LIST).is_file()
}

impl OutFolder {
    /// What would be [`OutFolder::taken`] once the folder is prepared for tests.
    pub fn left_by_others(out: &Path) -> BTreeSet<String> {
        let list = read_list(out);
        let root = out.to_path_buf();
        let folder = Self { root, list, tests: BTreeSet::new(), taken: BTreeSet::new(), warnings: Vec::new() };
        let files = below(&out.join(JUNIT_FOLDER)).into_iter();
        let others = files.filter(|path| !folder.is_ours(&format!("{JUNIT_FOLDER}/{path}")));
        others.filter_map(|path| Some(path.strip_suffix(".java")?.replace('/', "."))).collect()
    }

    /// The folder can be written, and nothing in it is lost.
    ///
    /// `files`: what is written there. `tests`: the folder of tests is ours to write as well; that of another command is
    /// left alone. `force`: what an earlier run wrote is replaced.
    pub fn prepare<'f>(out: &Path, files: impl Iterator<Item = &'f str>, tests: bool, force: bool) -> Result<Self> {
        let files: Vec<&str> = files.collect();
        let there = |name: &&str| is_there(&out.join(name));
        let junit = out.join(JUNIT_FOLDER);
        let first = files.iter().copied().find(there).or_else(|| Some(JUNIT_FOLDER).filter(|n| tests && there(n)));
        if let Some(first) = first.filter(|_| !force) {
            let what = "exists; give another --out, or --force to replace what an earlier run wrote";
            return Err(InputError::file(out.join(first), what));
        }
        let list = read_list(out);
        let mut folder = Self {
            root: out.to_path_buf(),
            list,
            tests: BTreeSet::new(),
            taken: BTreeSet::new(),
            warnings: Vec::new(),
        };
        if let Some(own) = files.iter().find(|name| there(name) && !folder.is_ours(name)) {
            let what = if folder.list.contains_key(*own) {
                "was changed since an earlier run wrote it, so --force does not replace it"
            } else {
                "was not written by an earlier run, so --force does not replace it"
            };
            return Err(InputError::file(out.join(own), format!("{what}; move it away, or give another --out")));
        }
        let refused = |e: std::io::Error| InputError::file(out, format!("cannot be written (--out): {e}"));
        std::fs::create_dir_all(out).map_err(refused)?;
        let probe = out.join(".obligato-probe");
        std::fs::write(&probe, b"").map_err(refused)?;
        let _ = std::fs::remove_file(&probe);
        if tests && is_there(&junit) {
            folder.clear_tests(&junit)?;
        }
        Ok(folder)
    }

    /// Tests of an earlier run that this one does not write again would be taken for its own.
    fn clear_tests(&mut self, junit: &Path) -> Result<()> {
        let prefix = format!("{JUNIT_FOLDER}/");
        let old: Vec<String> = self.list.keys().filter(|path| path.starts_with(&prefix)).cloned().collect();
        for path in old {
            let place = self.root.join(&path);
            if self.is_ours(&path) {
                std::fs::remove_file(&place)
                    .map_err(|e| InputError::file(&place, format!("cannot be replaced: {e}")))?;
                // Folders that are empty now; the others cannot be removed.
                let packages = place.ancestors().skip(1).take_while(|folder| folder.starts_with(junit));
                let _ = packages.map(std::fs::remove_dir).find(std::io::Result::is_err);
            } else if is_there(&place) {
                let what = "was changed since an earlier run wrote it, so it stays; its tests are written beside it";
                self.warnings.push(format!("{} {what}", place.display()));
            }
            self.list.remove(&path);
        }
        for path in below(junit) {
            let Some(path) = path.strip_suffix(".java") else { continue };
            self.taken.insert(path.replace('/', "."));
        }
        self.save()
    }

    /// Is the file there, as it was written?
    fn is_ours(&self, path: &str) -> bool {
        let place = self.root.join(path);
        // A link leads to something else.
        let plain = std::fs::symlink_metadata(&place).is_ok_and(|is| is.is_file());
        let prints = self.list.get(path).filter(|_| plain);
        prints.is_some_and(|prints| std::fs::read(&place).is_ok_and(|bytes| prints.contains(&print(&bytes))))
    }

    /// These are the tests; those that this run wrote before and that are not among them go away.
    pub fn write_tests(&mut self, files: &[JavaFile]) -> Result<()> {
        let named = |file: &JavaFile| (format!("{JUNIT_FOLDER}/{}", file.path), file.text.clone());
        let files: Vec<(String, String)> = files.iter().map(named).collect();
        let now: BTreeSet<String> = files.iter().map(|(path, _)| path.clone()).collect();
        for path in std::mem::replace(&mut self.tests, now.clone()).difference(&now) {
            if self.is_ours(path) {
                let _ = std::fs::remove_file(self.root.join(path));
            }
            self.list.remove(path);
        }
        self.write(&files)
    }

    /// Writes files, by their paths below the folder.
    pub fn write(&mut self, files: &[(String, String)]) -> Result<()> {
        let prints: Vec<(&String, u64)> = files.iter().map(|(path, text)| (path, print(text.as_bytes()))).collect();
        for (path, print) in &prints {
            self.list.entry((*path).clone()).or_default().insert(*print);
        }
        self.save()?;
        for (path, text) in files {
            write_file(&self.root.join(path), text)?;
        }
        for (path, print) in prints {
            self.list.insert(path.clone(), BTreeSet::from([print]));
        }
        self.save()
    }

    fn save(&self) -> Result<()> {
        let entry = |path: &str, print: &u64| format!("{print:016x} {path}\n");
        let entries = self.list.iter().flat_map(|(path, prints)| prints.iter().map(move |print| entry(path, print)));
        write_file(&self.root.join(LIST), &(HEAD.to_string() + &entries.collect::<String>()))
    }
}

/// Also a link that leads nowhere is there.
fn is_there(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok()
}

/// The files below a folder, by their paths with slashes.
fn below(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![(folder.to_path_buf(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push((entry.path(), format!("{name}/")));
            }
            found.push(name);
        }
    }
    found
}

/// What cannot be read was not written by us. No path leads out of the folder.
fn read_list(out: &Path) -> List {
    let text = std::fs::read_to_string(out.join(LIST)).unwrap_or_default();
    let mut list = List::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some((print, path)) = line.split_once(' ') else { continue };
        let plain = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
        if let Ok(print) = u64::from_str_radix(print, 16)
            && plain
            && !path.is_empty()
        {
            list.entry(path.to_string()).or_default().insert(print);
        }
    }
    list
}

/// Tells texts apart (FNV-1a): a change by hand shows.
fn print(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |print, byte| (print ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
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
