//! Runs written tests on copies of the tested classes that tell what they do (`coverage::probes`,
//! `obligato.ProbeRunner`): in a JVM of their own, beside the one that says which tests pass.
//!
//! Each test has classes of its own there, as in the VM, so that static initialisers run again for each. What cannot be had
//! is no fault of a test: every case that is asked for has a record or the reason why there is none.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use super::files::write_class;
use super::junit::{OTHER_HASHES, Waiting, listed, patience};
use super::jvm::{Ending, QUICK, java_command, wait};
use crate::coverage::probes::{Probes, Told};

/// What the probes told of one test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recorded {
    /// The test did not pass, for this reason.
    pub failure: Option<String>,
    /// There was more than is recorded.
    pub full: bool,
    pub told: Vec<Told>,
}

/// JVMs that are started because one ended or was ended before it was done.
const MOST_STARTS: u32 = 5;
/// Bytes of a record that are read; `ProbeRunner` writes less.
const MOST_BYTES: u64 = 128 << 20;
/// Of a reason, in bytes.
const LONGEST_REASON: usize = 1 << 16;

/// A JVM that is under way.
pub(super) struct Recording {
    java: PathBuf,
    /// Of our own: the copies, lists of tests, records.
    folder: PathBuf,
    path: OsString,
    tests: Vec<Waiting>,
    child: Option<Child>,
}

impl Drop for Recording {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Recording {
    /// Starts to run these tests; `path` has the class path with the tests and the runner.
    pub(super) fn start(
        java: &Path,
        folder: &Path,
        path: &OsString,
        probes: &Probes,
        tests: Vec<Waiting>,
    ) -> Result<Self, String> {
        let classes = folder.join("classes");
        for name in ["classes", "run"] {
            fs::create_dir_all(folder.join(name)).map_err(|e| e.to_string())?;
        }
        for (name, bytes) in &probes.classes {
            write_class(&classes, name, bytes).map_err(|e| format!("{name}: {e}"))?;
        }
        let all = std::iter::once(classes).chain(std::env::split_paths(path));
        let path = std::env::join_paths(all).map_err(|e| e.to_string())?;
        let mut recording = Self { java: java.to_path_buf(), folder: folder.to_path_buf(), path, tests, child: None };
        recording.launch()?;
        Ok(recording)
    }

    fn launch(&mut self) -> Result<(), String> {
        let (list, record) = (self.folder.join("tests.txt"), self.folder.join("record"));
        fs::write(&list, listed(&self.tests)).map_err(|e| e.to_string())?;
        let _ = fs::remove_file(&record);
        let mut command = java_command(&self.java, &self.folder.join("run"));
        command.args(QUICK).args(OTHER_HASHES).arg("-ea").arg("-cp").arg(&self.path);
        command.arg("obligato.ProbeRunner").arg(&list).arg(&record);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        self.child = Some(command.spawn().map_err(|e| format!("{}: {e}", self.java.display()))?);
        Ok(())
    }

    /// Waits for the records of these cases.
    pub(super) fn finish(
        mut self,
        wanted: &BTreeSet<usize>,
        until: Instant,
        stop: &AtomicBool,
    ) -> BTreeMap<usize, Result<Recorded, String>> {
        let mut found = BTreeMap::new();
        let why = self.follow(wanted, until, stop, &mut found).err();
        let why = why.unwrap_or_else(|| "it was not reached".to_string());
        wanted.iter().map(|case| (*case, found.remove(case).unwrap_or_else(|| Err(why.clone())))).collect()
    }

    fn follow(
        &mut self,
        wanted: &BTreeSet<usize>,
        until: Instant,
        stop: &AtomicBool,
        found: &mut BTreeMap<usize, Result<Recorded, String>>,
    ) -> Result<(), String> {
        let file = self.folder.join("record");
        for _ in 0..MOST_STARTS {
            let Some(mut child) = self.child.take() else { return Ok(()) };
            // A test that is not asked for may hang.
            let idle = Record::read(&file).running.is_some_and(|case| !wanted.contains(&case));
            let ending = wait(&mut child, if idle { Instant::now() } else { patience(until) }, stop);
            let Record { ended, running, done } = Record::read(&file);
            found.extend(ended.into_iter().map(|(case, recorded)| (case, Ok(recorded))));
            if matches!(ending, Ending::Interrupted) {
                return Err("interrupted".into());
            }
            match running.filter(|case| wanted.contains(case)) {
                _ if done => return Ok(()),
                Some(case) => {
                    let late = matches!(ending, Ending::OutOfTime);
                    let why =
                        if late { "it did not end in time with probes" } else { "the JVM ended in it with probes" };
                    found.insert(case, Err(why.into()));
                }
                None if matches!(ending, Ending::OutOfTime) && running.is_none() => return Err("no time left".into()),
                None if running.is_none() => return Err("the JVM with probes did not start".into()),
                None => {}
            }
            if Instant::now() >= until {
                return Err("no time left".into());
            }
            self.tests.retain(|(case, ..)| wanted.contains(case) && !found.contains_key(case));
            if self.tests.is_empty() {
                return Ok(());
            }
            self.launch()?;
        }
        Ok(())
    }
}

/// What the runner wrote so far.
#[derive(Default)]
struct Record {
    ended: BTreeMap<usize, Recorded>,
    running: Option<usize>,
    done: bool,
}

impl Record {
    fn read(file: &Path) -> Self {
        let mut bytes = Vec::new();
        if let Ok(file) = File::open(file) {
            // What cannot be read is missing.
            let _ = file.take(MOST_BYTES).read_to_end(&mut bytes);
        }
        let mut record = Record::default();
        // It may end anywhere.
        let _ = record.parse(&bytes);
        record
    }

    fn parse(&mut self, mut rest: &[u8]) -> Option<()> {
        loop {
            match number(&mut rest)? {
                1 => self.running = Some(number(&mut rest)? as usize),
                2 => {
                    let case = number(&mut rest)? as usize;
                    let length = number(&mut rest)? as usize;
                    let (reason, after) = rest.split_at_checked(length)?;
                    rest = after;
                    let reason = String::from_utf8_lossy(reason.get(..LONGEST_REASON).unwrap_or(reason)).into_owned();
                    let full = number(&mut rest)? != 0;
                    let count = number(&mut rest)? as usize;
                    let (numbers, after) = rest.split_at_checked(count.checked_mul(4)?)?;
                    rest = after;
                    let (triples, _) = numbers.as_chunks::<12>();
                    let told = triples.iter().filter_map(|triple| told(triple)).collect();
                    let failure = Some(reason).filter(|reason| !reason.is_empty());
                    self.running = None;
                    self.ended.insert(case, Recorded { failure, full, told });
                }
                3 => {
                    self.done = true;
                    return Some(());
                }
                _ => return None,
            }
        }
    }
}

fn told(mut triple: &[u8]) -> Option<Told> {
    let (number, depth, value) = (number(&mut triple)?, number(&mut triple)?, number(&mut triple)?);
    Some(Told { number, depth, value: value as i32 })
}

fn number(rest: &mut &[u8]) -> Option<u32> {
    let (first, after) = rest.split_first_chunk::<4>()?;
    *rest = after;
    Some(u32::from_be_bytes(*first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_understood_wherever_they_end() {
        let word = |n: i32| n.to_be_bytes();
        let mut bytes: Vec<u8> = [1, 7, 2, 7, 0, 0, 3, 12, 4, -5].map(word).concat();
        bytes.extend([1, 8, 2, 8, 2].map(word).concat());
        bytes.extend(b"no");
        bytes.extend([1, 0].map(word).concat());
        let whole = bytes.len();
        bytes.extend([1, 9].map(word).concat());
        let read = |bytes: &[u8]| {
            let mut record = Record::default();
            let _ = record.parse(bytes);
            record
        };
        let record = read(&bytes);
        let first = Recorded { failure: None, full: false, told: vec![Told { number: 12, depth: 4, value: -5 }] };
        let second = Recorded { failure: Some("no".into()), full: true, told: Vec::new() };
        assert_eq!(record.ended, BTreeMap::from([(7, first), (8, second)]));
        assert_eq!((record.running, record.done), (Some(9), false));
        for end in 0..whole {
            assert!(read(&bytes[..end]).ended.len() < 2);
        }
        assert!(read(&[1, 5, 3].map(word).concat()).done);
        assert!(!read(&[9, 9].map(word).concat()).done);
    }
}
