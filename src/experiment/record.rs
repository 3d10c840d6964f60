//! What came of a run, and the file that keeps it: one line of JSON for each run, appended when it is over.
//!
//! Invariants: a line is written whole or, if the process is killed in between, is the last and is dropped by whoever reads
//! the file next. Of several lines with one id the last counts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::Run;
use crate::coverage::goals::Goals;
use crate::coverage::subject::Subject;
use crate::util::InputError;
use crate::util::error::Result;

pub const SCHEMA: u32 = 1;

/// How many objectives were covered, whenever that changed.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Point {
    /// Since the exploration began.
    pub seconds: f64,
    /// Finished by then.
    pub paths: u64,
    pub covered: u64,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum End {
    /// Nothing was left to do: everything is covered, or everything was explored.
    Done,
    /// A budget ended it: `time`, `paths`, `memory`.
    Budget { what: String },
    /// There is no result.
    Failed { why: String },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    pub schema: u32,
    /// Name and version of the program.
    pub tool: String,
    pub run: Run,
    pub end: End,
    /// Of exploration, test generation included.
    pub seconds: f64,
    /// Before that: reading the program, its decisions and its call graph.
    pub setup_seconds: f64,
    /// Objectives that tests (in mode `tracked`: paths) cover, of all. None without coverage.
    pub covered: Option<u64>,
    pub all: Option<u64>,
    pub timeline: Vec<Point>,
    /// What is covered, by the ids of objectives; not written.
    #[serde(skip)]
    pub shown: BTreeSet<String>,
    /// Decisions that mode `instrumented` could not instrument: place and text. Their objectives count as not covered.
    #[serde(default)]
    pub not_instrumented: Vec<String>,
    pub tests: u64,
    pub paths: u64,
    /// Of these: runs with the inputs that the solver gave for a label. No path was forked for them.
    #[serde(default)]
    pub answers: u64,
    /// States of the tree of paths that were entered.
    pub states: u64,
    pub instructions: u64,
    pub queries: u64,
    /// In all layers of the solver, and in the decision procedures alone.
    pub solver_seconds: f64,
    pub backend_seconds: f64,
    /// Everything that can be explored was.
    pub exhaustive: bool,
    /// Bytes, where the system tells and the run had a process of its own.
    pub peak_memory: Option<u64>,
}

impl Record {
    pub fn new(run: &Run) -> Self {
        Self {
            schema: SCHEMA,
            tool: format!("obligato {}", env!("CARGO_PKG_VERSION")),
            run: run.clone(),
            end: End::Done,
            seconds: 0.0,
            setup_seconds: 0.0,
            covered: None,
            all: None,
            timeline: Vec::new(),
            shown: BTreeSet::new(),
            not_instrumented: Vec::new(),
            tests: 0,
            paths: 0,
            answers: 0,
            states: 0,
            instructions: 0,
            queries: 0,
            solver_seconds: 0.0,
            backend_seconds: 0.0,
            exhaustive: false,
            peak_memory: None,
        }
    }

    pub fn failed(run: &Run, why: impl Into<String>) -> Self {
        Self { end: End::Failed { why: why.into() }, ..Self::new(run) }
    }

    /// Takes over what was covered and when.
    pub fn cover(&mut self, subject: &Subject, goals: &Goals, timeline: Vec<Point>) {
        self.covered = Some(goals.covered() as u64);
        self.all = Some(goals.aims.len() as u64);
        self.timeline = timeline;
        let shown = goals.aims.iter().enumerate().filter(|(number, _)| goals.is_covered(*number));
        self.shown = shown.map(|(_, (_, aim))| aim.id(subject)).collect();
    }

    /// Whether there is a result.
    pub fn is_result(&self) -> bool {
        !matches!(self.end, End::Failed { .. })
    }

    /// Paths and coverage without times: what the same run gives again.
    pub fn sequence(&self) -> Vec<(u64, u64)> {
        self.timeline.iter().map(|point| (point.paths, point.covered)).collect()
    }

    /// How many were covered at that time.
    pub fn covered_at(&self, seconds: f64) -> u64 {
        self.timeline.iter().take_while(|point| point.seconds <= seconds).last().map_or(0, |point| point.covered)
    }

    /// When that many were covered.
    pub fn time_to(&self, covered: u64) -> Option<f64> {
        if covered == 0 {
            return Some(0.0);
        }
        self.timeline.iter().find(|point| point.covered >= covered).map(|point| point.seconds)
    }
}

/// `results.jsonl`, open for more.
pub struct Journal {
    path: PathBuf,
    file: File,
    /// What is there, the last of each id, in the order in which they were written.
    pub records: Vec<Record>,
}

impl Journal {
    /// Opens the file, or makes it. Half a line at its end is dropped.
    pub fn open(path: &Path) -> Result<Self> {
        let wrong = |error: std::io::Error| InputError::file(path, format!("cannot be written: {error}"));
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).create(true).open(path).map_err(wrong)?;
        // Lasts as long as the file is open; a file system without locks is no reason not to run.
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            return Err(InputError::file(path, "another experiment is writing it"));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(wrong)?;
        let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(wrong)?;
            bytes.truncate(whole);
        }
        let text = String::from_utf8(bytes).map_err(|_| InputError::file(path, "is no text in UTF-8"))?;
        let mut records: BTreeMap<String, (usize, Record)> = BTreeMap::new();
        for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let what = |error: serde_json::Error| {
                let advice = "it was not written by this version; give another --out, or --force to begin again";
                InputError::file(path, format!("line {}: {error}; {advice}", number + 1))
            };
            let record: Record = serde_json::from_str(line).map_err(what)?;
            records.insert(record.run.id.clone(), (number, record));
        }
        let mut records: Vec<(usize, Record)> = records.into_values().collect();
        records.sort_by_key(|(number, _)| *number);
        let records = records.into_iter().map(|(_, record)| record).collect();
        Ok(Self { path: path.to_path_buf(), file, records })
    }

    pub fn add(&mut self, record: Record) -> Result<()> {
        let wrong = |error: std::io::Error| InputError::file(&self.path, format!("cannot be written: {error}"));
        let mut line = serde_json::to_string(&record).map_err(|e| wrong(e.into()))?;
        line.push('\n');
        self.file.write_all(line.as_bytes()).and_then(|()| self.file.sync_data()).map_err(wrong)?;
        match self.records.iter_mut().find(|known| known.run.id == record.run.id) {
            Some(known) => *known = record,
            None => self.records.push(record),
        }
        Ok(())
    }

    /// The runs that are still to be done. A result that another run with the same id gave is an error.
    pub fn open_runs(&self, runs: &[Run]) -> Result<Vec<Run>> {
        let known: BTreeMap<&str, &Record> = self.records.iter().map(|r| (r.run.id.as_str(), r)).collect();
        let mut open = Vec::new();
        for run in runs {
            let Some(record) = known.get(run.id.as_str()).filter(|record| record.is_result()) else {
                open.push(run.clone());
                continue;
            };
            let tool = Record::new(run).tool;
            let why = if record.tool != tool {
                format!("by {}", record.tool)
            } else if record.run != *run {
                format!("with another {}", differing(&record.run, run))
            } else {
                continue;
            };
            let what = format!("{} was run {why}; give another --out, or --force to begin again", run.id);
            return Err(InputError::file(&self.path, what));
        }
        Ok(open)
    }
}

/// What makes two runs of one id different.
fn differing(a: &Run, b: &Run) -> &'static str {
    if a.subject.classpath != b.subject.classpath {
        "class path"
    } else if a.subject.source != b.subject.source {
        "source folder"
    } else if a.subject.targets != b.subject.targets {
        "list of targets"
    } else if a.subject.options != b.subject.options {
        "set of options"
    } else {
        "JDK"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::{Experiment, Options, Subject};
    use crate::util::testing::TempFolder;

    fn runs() -> Vec<Run> {
        let subject = Subject {
            name: "A".into(),
            classpath: ".".into(),
            source: None,
            targets: vec!["A".into()],
            options: Options::default(),
        };
        Experiment { subjects: vec![subject], seeds: vec![0, 1, 2], ..Experiment::default() }.runs()
    }

    #[test]
    fn a_journal_goes_on_where_it_was_killed() {
        let folder = TempFolder::new();
        let file = folder.path().join("results.jsonl");
        let runs = runs();
        let mut journal = Journal::open(&file).unwrap();
        journal.add(Record::new(&runs[0])).unwrap();
        journal.add(Record::failed(&runs[1], "killed")).unwrap();
        let half = std::fs::read_to_string(&file).unwrap() + r#"{"schema":1,"tool":"#;
        drop(journal);
        std::fs::write(&file, half).unwrap();
        let mut journal = Journal::open(&file).unwrap();
        let open = journal.open_runs(&runs).unwrap();
        assert_eq!(open.iter().map(|run| run.seed).collect::<Vec<_>>(), [1, 2]);
        journal.add(Record::new(&runs[1])).unwrap();
        assert!(Journal::open(&file).err().unwrap().to_string().contains("another experiment"));
        drop(journal);
        let journal = Journal::open(&file).unwrap();
        assert_eq!(journal.records.len(), 2);
        assert_eq!(journal.open_runs(&runs).unwrap().len(), 1);
    }

    #[test]
    fn every_number_is_read_back_as_it_was_written() {
        let folder = TempFolder::new();
        let file = folder.path().join("results.jsonl");
        let mut run = runs().remove(0);
        // The shortest form of some of these is a neighbour's for a reader that is not exact.
        for (number, budget) in [0.1, 0.3, 1.1, 2.675, 122.416_294_033_786_58, 1e-7].into_iter().enumerate() {
            run.id = number.to_string();
            run.budget = budget;
            let mut journal = Journal::open(&file).unwrap();
            journal.add(Record { seconds: budget * 1.000_000_1, ..Record::new(&run) }).unwrap();
            let written = journal.records.clone();
            drop(journal);
            let journal = Journal::open(&file).unwrap();
            assert_eq!(journal.records, written);
            assert!(journal.open_runs(&[run.clone()]).unwrap().is_empty());
        }
    }

    #[test]
    fn another_experiment_is_not_mixed_in() {
        let folder = TempFolder::new();
        let file = folder.path().join("results.jsonl");
        let runs = runs();
        let mut journal = Journal::open(&file).unwrap();
        journal.add(Record::new(&runs[0])).unwrap();
        let mut other = runs.clone();
        other[0].subject.options.steps = 7;
        assert!(journal.open_runs(&other).unwrap_err().to_string().contains("another set of options"));
        let mut old = Record::new(&runs[1]);
        old.tool = "obligato 0.0.1".into();
        journal.add(old).unwrap();
        assert!(journal.open_runs(&runs).unwrap_err().to_string().contains("by obligato 0.0.1"));
        drop(journal);
        std::fs::write(&file, "{\"schema\":1}\n").unwrap();
        assert!(Journal::open(&file).err().unwrap().to_string().contains("line 1: "));
    }

    #[test]
    fn a_timeline_is_a_staircase() {
        let mut record = Record::new(&runs()[0]);
        let point = |seconds, covered| Point { seconds, paths: 0, covered };
        record.timeline = vec![point(1.0, 2), point(2.0, 5)];
        assert_eq!([0.5, 1.0, 1.9, 2.0, 9.0].map(|t| record.covered_at(t)), [0, 2, 2, 5, 5]);
        assert_eq!([0, 1, 2, 3, 6].map(|n| record.time_to(n)), [Some(0.0), Some(1.0), Some(1.0), Some(2.0), None]);
    }
}
