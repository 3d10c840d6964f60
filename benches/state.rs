//! What state coverage costs: the same suite measured with `--criterion branch` and with `--criterion branch,state`, by turns, as a ratio
//! of the best times. Aim: at most 3.
//!
//! The suite is that of `tests/measure`, or any other: `OBLIGATO_MEASURED=classes` and `OBLIGATO_TESTS=tests:junit.jar` name the paths of
//! `measure`. Both times are of whole processes, as a user waits for them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const ROUNDS: usize = 5;

fn sources(folder: &Path) -> Vec<PathBuf> {
    let (mut found, mut todo) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(folder) = todo.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|e| e == "java") {
                found.push(path);
            }
        }
    }
    found
}

fn javac(sources: &[PathBuf], out: &Path, path: &str) {
    std::fs::create_dir_all(out).unwrap();
    let done =
        Command::new("javac").args(["-nowarn", "-g", "-parameters", "-cp", path, "-d"]).arg(out).args(sources).status();
    assert!(done.expect("javac runs").success());
}

/// The paths of the suite of this repository.
fn own_suite() -> (String, String) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let junit = root.join(".tools/junit/junit-platform-console-standalone.jar").display().to_string();
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("state");
    let (main, tests) = (out.join("main"), out.join("tests"));
    javac(&sources(&root.join("tests/measure/main")), &main, &junit);
    javac(&sources(&root.join("tests/measure/suite")), &tests, &format!("{}:{junit}", main.display()));
    (main.display().to_string(), format!("{}:{junit}", tests.display()))
}

fn measured(main: &str, tests: &str, criterion: &str) -> Duration {
    let mut command = Command::new(env!("CARGO_BIN_EXE_obligato"));
    command.args(["measure", "--quiet", "--classpath", main, "--tests", tests, "--criterion", criterion]);
    command.env("OBLIGATO_CACHE", "off").stdout(Stdio::null()).stderr(Stdio::null());
    let began = Instant::now();
    let code = command.status().unwrap().code();
    assert!(matches!(code, Some(0 | 1)), "{command:?}: {code:?}");
    began.elapsed()
}

fn main() {
    // `cargo test` runs benches without this, to see that they start.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let (main, tests) = match (std::env::var("OBLIGATO_MEASURED"), std::env::var("OBLIGATO_TESTS")) {
        (Ok(main), Ok(tests)) => (main, tests),
        _ => own_suite(),
    };
    let (mut without, mut with) = (Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        without = without.min(measured(&main, &tests, "branch"));
        with = with.min(measured(&main, &tests, "branch,state"));
    }
    println!("without state {without:.2?}, with {with:.2?}: {:.2} times", with.as_secs_f64() / without.as_secs_f64());
}
