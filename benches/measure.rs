//! What labels cost `measure`: the same suite with branches alone and with labels beside them, those of weak mutation or a thousand of
//! a file, whole runs of the program by turns, as a ratio of the best times. Aim: at most 1.5 with about a thousand labels (paper 002
//! runs an instrumented copy).
//!
//! A run is everything: class files and sources are read, labels are made, tests run, and the reports are written. Without
//! `--bench` each is run once, which only shows that it runs; a name behind it chooses among the shapes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use obligato::coverage::report::RunReport;
use obligato::program::Jdk;

/// The measured classes, fewer and more labels.
const SUBJECTS: [&[&str]; 3] =
    [&["Triangle"], &["Triangle", "Tcas", "Wbs"], &["Triangle", "Tcas", "Wbs", "RedBlackTree"]];
const ROUNDS: usize = 15;

/// Lines of `Loops.java`: the statements of its two loops, and those of its long method.
const HOT: u32 = 9;
const STORED: u32 = 16;
const SPREAD: [u32; 14] = [23, 24, 25, 27, 28, 29, 30, 32, 33, 34, 35, 38, 39, 40];
/// Labels of a file.
const LABELS: u32 = 1_000;

/// A file of labels: its name, and the line and predicate of each of them.
type Shape = (&'static str, fn(u32) -> (u32, String));

const SHAPES: &[Shape] = &[
    ("spread, soon covered", |n| (spread(n), format!("a + {n} > b"))),
    ("spread, never", |n| (spread(n), format!("a < -{n} - 1"))),
    ("hot line, soon covered", |n| (HOT, format!("i > {n}"))),
    ("hot line, never", |n| (HOT, format!("i < -{n} - 1"))),
    ("hot line, one value each", |n| (HOT, format!("sum == {}", n * 7_919))),
    ("hot line, of two", |n| (HOT, format!("seed > {} && i % 2 == 0 || sum == i + 1 && i < 0", n + 7))),
    ("hot line, arrays", |n| (STORED, format!("values[i & 63] == -{n} - 1"))),
    ("hot line, fields", |n| (STORED, format!("this.count == -{n} - 1 || values.length > 64 + {n}"))),
];

fn spread(label: u32) -> u32 {
    SPREAD[label as usize % SPREAD.len()]
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn junit() -> PathBuf {
    let jar = root().join(".tools/junit/junit-platform-console-standalone.jar");
    assert!(jar.is_file(), "no JUnit: run scripts/setup junit");
    jar
}

/// Compiles the artifacts and their tests.
fn compiled() -> PathBuf {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench-measure");
    let (classes, tests) = (out.join("classes"), out.join("tests"));
    let javac = Jdk::locate(None).expect("a JDK").javac().expect("javac");
    for folder in [&classes, &tests] {
        std::fs::create_dir_all(folder).expect("a folder");
    }
    let artifacts =
        ["artifacts/Triangle", "artifacts/Tcas", "artifacts/Wbs", "artifacts/RedBlackTree", "measure/Loops"];
    let mut command = Command::new(&javac);
    command.args(["-g", "-d"]).arg(&classes);
    command.args(artifacts.map(|name| root().join(format!("benches/{name}.java"))));
    assert!(command.status().expect("javac runs").success());
    let mut command = Command::new(&javac);
    command.args(["-g", "-d"]).arg(&tests).arg("-cp").arg(format!("{}:{}", classes.display(), junit().display()));
    command.args(["Artifacts", "Loops"].map(|name| root().join(format!("benches/measure/{name}Test.java"))));
    assert!(command.status().expect("javac runs").success());
    out
}

/// A run of the tests of one class, for some classes.
struct Run<'a> {
    folder: &'a Path,
    /// Of the sources.
    sources: &'a str,
    classes: &'a [&'a str],
}

impl Run<'_> {
    /// The time that it takes, and how many labels it had.
    fn measure(&self, criteria: &str, labels: Option<&Path>) -> (Duration, u64) {
        let out = self.folder.join("report");
        let mut command = Command::new(env!("CARGO_BIN_EXE_obligato"));
        command.env("OBLIGATO_CACHE", "off").args(["measure", "--quiet", "--force", "--criterion", criteria, "--out"]);
        command.arg(&out).arg("--classpath").arg(self.folder.join("classes"));
        command.arg("--tests").arg(format!("{}:{}", self.folder.join("tests").display(), junit().display()));
        command.arg("--source").arg(root().join("benches").join(self.sources)).args(self.classes);
        labels.iter().for_each(|file| _ = command.arg("--labels").arg(file));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let started = Instant::now();
        let status = command.status().expect("obligato runs");
        let time = started.elapsed();
        assert!(matches!(status.code(), Some(0 | 1)), "{criteria}: {status}");
        let text = std::fs::read_to_string(out.join("report.json")).expect("a report");
        let report: RunReport = serde_json::from_str(&text).expect("a report");
        let is_label = |criterion: &str| matches!(criterion, "weak-mutation" | "labels");
        (time, report.totals.iter().filter(|total| is_label(&total.criterion)).map(|total| total.all).sum())
    }

    /// With and without labels by turns.
    fn compare(&self, name: &str, rounds: usize, criteria: &str, labels: Option<&Path>) {
        let (mut without, mut with, mut count) = (Duration::MAX, Duration::MAX, 0);
        for _ in 0..rounds {
            without = without.min(self.measure("branch", None).0);
            let (time, all) = self.measure(criteria, labels);
            with = with.min(time);
            count = all;
        }
        let ratio = with.as_secs_f64() / without.as_secs_f64();
        println!("{name:<36} {count:>7} {without:>10.2?} {with:>10.2?} {ratio:>7.2}");
    }
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let rounds = if std::env::args().any(|a| a == "--bench") { ROUNDS } else { 1 };
    let chosen = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let is_chosen = |name: &str| chosen.as_ref().is_none_or(|chosen| name.contains(chosen.as_str()));
    let folder = compiled();
    println!("{:<36} {:>7} {:>10} {:>10} {:>7}", "labels", "number", "without", "with", "ratio");
    for classes in SUBJECTS {
        let name = format!("mutants of {}", classes.join(" "));
        if is_chosen(&name) {
            let run = Run { folder: &folder, sources: "artifacts", classes };
            run.compare(&name, rounds, "branch,weak-mutation", None);
        }
    }
    for (name, label) in SHAPES.iter().filter(|(name, _)| is_chosen(name)) {
        let file = folder.join("labels.txt");
        let line = |number: u32| {
            let (line, predicate) = label(number);
            format!("Loops {line} n{number} {predicate}\n")
        };
        std::fs::write(&file, (0..LABELS).map(line).collect::<String>()).expect("a file");
        let run = Run { folder: &folder, sources: "measure", classes: &["Loops"] };
        run.compare(name, rounds, "branch,labels", Some(&file));
    }
}
