//! What labels cost `measure`: the same suite with branches alone and with the labels of weak mutation beside them, whole runs of
//! the program by turns, as a ratio of the best times. Aim: at most 1.5 with about a thousand labels (paper 002 runs an
//! instrumented copy).
//!
//! A run is everything: class files and sources are read, labels are made, tests run, and the reports are written.

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
    let artifacts = ["Triangle", "Tcas", "Wbs", "RedBlackTree"];
    let mut command = Command::new(&javac);
    command.args(["-g", "-d"]).arg(&classes);
    command.args(artifacts.map(|name| root().join(format!("benches/artifacts/{name}.java"))));
    assert!(command.status().expect("javac runs").success());
    let mut command = Command::new(&javac);
    command.args(["-g", "-d"]).arg(&tests).arg("-cp").arg(format!("{}:{}", classes.display(), junit().display()));
    command.arg(root().join("benches/measure/ArtifactsTest.java"));
    assert!(command.status().expect("javac runs").success());
    out
}

/// The time of a run, and how many labels it had.
fn measured(folder: &Path, classes: &[&str], criteria: &str) -> (Duration, u64) {
    let out = folder.join("report");
    let mut command = Command::new(env!("CARGO_BIN_EXE_obligato"));
    command.env("OBLIGATO_CACHE", "off").args(["measure", "--quiet", "--force", "--criterion", criteria, "--out"]);
    command.arg(&out).arg("--classpath").arg(folder.join("classes"));
    command.arg("--tests").arg(format!("{}:{}", folder.join("tests").display(), junit().display()));
    command.arg("--source").arg(root().join("benches/artifacts")).args(classes);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let started = Instant::now();
    let status = command.status().expect("obligato runs");
    let time = started.elapsed();
    assert!(matches!(status.code(), Some(0 | 1)), "{criteria}: {status}");
    let text = std::fs::read_to_string(out.join("report.json")).expect("a report");
    let report: RunReport = serde_json::from_str(&text).expect("a report");
    (time, report.totals.iter().filter(|total| total.criterion == "weak-mutation").map(|total| total.all).sum())
}

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let rounds = if std::env::args().any(|a| a == "--bench") { ROUNDS } else { 1 };
    let folder = compiled();
    println!("{:<36} {:>7} {:>10} {:>10} {:>7}", "classes", "labels", "without", "with", "ratio");
    for classes in SUBJECTS {
        let (mut without, mut with, mut labels) = (Duration::MAX, Duration::MAX, 0);
        for _ in 0..rounds {
            without = without.min(measured(&folder, classes, "branch").0);
            let (time, all) = measured(&folder, classes, "branch,weak-mutation");
            with = with.min(time);
            labels = all;
        }
        let ratio = with.as_secs_f64() / without.as_secs_f64();
        println!("{:<36} {labels:>7} {without:>10.2?} {with:>10.2?} {ratio:>7.2}", classes.join(" "));
    }
}
