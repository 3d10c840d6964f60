//! `obligato bench`: the same experiment gives the same coverage, goes on where it was killed, says what is wrong with its
//! file, takes strategies from outside, and its page works in a browser.

mod baseline;
mod labelled;
mod page;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::support::{Observed, javac, obligato, run, scratch};
use obligato::experiment::record::{End, Record};
use obligato::experiment::{Experiment, Mode, Options, Subject, in_process};
use obligato::search::{About, Custom, Strategy};

const LIMIT: Duration = Duration::from_secs(300);

/// The artifacts, compiled once.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("experiments");
        let artifacts = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/artifacts");
        fs::create_dir(folder.join("classes")).unwrap();
        javac(
            &["Triangle", "Wbs"].map(|name| artifacts.join(format!("{name}.java"))),
            &folder.join("classes"),
            &["-g"],
        );
        folder
    })
}

fn bench(arguments: &[&str]) -> Observed {
    run(obligato().current_dir(folder()).arg("bench").args(arguments), b"", LIMIT)
}

fn written(name: &str, text: &str) -> PathBuf {
    let path = folder().join(name);
    fs::write(&path, text).unwrap();
    path
}

fn records(out: &str) -> BTreeMap<String, Record> {
    let text = fs::read_to_string(folder().join(out).join("results.jsonl")).unwrap();
    let read = |line: &str| -> Record { serde_json::from_str(line).unwrap() };
    text.lines().map(read).map(|record| (record.run.id.clone(), record)).collect()
}

#[test]
fn the_same_seeds_give_the_same_coverage() {
    // Wbs has so many paths that their number has to end it.
    let file = "strategies = [\"directed\", \"random\"]\nmodes = [\"preprocessed\", \"tracked\", \"none\", \"instrumented\"]\nseeds = 2\n\
        budgets = 250\n[options]\nsteps = 1\npaths = 100\n[[target]]\nclasspath = \"classes\"\ntargets = \"Triangle\"\n\
        [[target]]\nclasspath = \"classes\"\ntargets = \"Wbs\"\n";
    written("same.toml", file);
    for out in ["same-1", "same-2"] {
        let seen = bench(&["--out", out, "--jobs", "2", "same.toml"]);
        assert_eq!((seen.code, seen.stderr.as_str()), (Some(0), ""), "{}", seen.stdout);
        assert!(seen.stdout.contains("32 of 32 runs have a result"), "{}", seen.stdout);
    }
    let (first, second) = (records("same-1"), records("same-2"));
    assert_eq!(first.len(), 32);
    for (id, record) in &first {
        let again = &second[id];
        let counts = |r: &Record| (r.paths, r.states, r.instructions, r.queries, r.tests, r.covered, r.all);
        assert_eq!((record.sequence(), counts(record)), (again.sequence(), counts(again)), "{id}");
        assert_eq!(
            record.covered,
            record.timeline.last().map(|p| p.covered).filter(|_| record.covered.is_some()),
            "{id}"
        );
        assert!(record.peak_memory.is_some_and(|bytes| bytes > 1 << 20) || !cfg!(target_os = "linux"));
        // Following coverage changes nothing of what is explored.
        if record.run.mode == Mode::Tracked {
            let plain = &first[&id.replace("/tracked/", "/none/")];
            let explored = |r: &Record| (r.paths, r.states, r.queries, r.end.clone());
            assert_eq!(explored(record), explored(plain), "{id}");
            assert!(record.covered > Some(0) && plain.covered.is_none(), "{id}");
        }
    }
    let rows = fs::read_to_string(folder().join("same-1/results.csv")).unwrap();
    assert_eq!(rows.lines().count(), 33);
    let plots = fs::read_dir(folder().join("same-1/plots")).unwrap().count();
    assert_eq!(plots, 6);
}

#[test]
fn a_killed_experiment_goes_on() {
    let arguments =
        ["--classpath", "classes", "--strategies", "random", "--seeds", "6", "--budget", "1", "--out", "killed"];
    let mut child = obligato()
        .current_dir(folder())
        .arg("bench")
        .args(arguments)
        .arg("Wbs")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let results = folder().join("killed/results.jsonl");
    let deadline = Instant::now() + LIMIT;
    let lines = || fs::read_to_string(&results).unwrap_or_default().lines().count();
    while lines() < 2 {
        assert!(Instant::now() < deadline, "no result");
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let before = fs::read_to_string(&results).unwrap();
    assert!(before.lines().count() < 6, "it was too quick to be killed");
    // And as if it had been killed while it wrote.
    fs::write(&results, format!("{before}{}", &before[..40])).unwrap();
    let seen = bench(&[&arguments[..], &["Wbs"]].concat());
    assert_eq!((seen.code, seen.stderr.as_str()), (Some(0), ""), "{}", seen.stdout);
    let after = fs::read_to_string(&results).unwrap();
    assert!(after.starts_with(&before), "what was done is kept");
    assert_eq!(after.lines().count(), 6);
    assert_eq!(records("killed").len(), 6);
    // Nothing to do: nothing is done.
    assert_eq!(bench(&[&arguments[..], &["Wbs"]].concat()).code, Some(0));
    assert_eq!(fs::read_to_string(&results).unwrap(), after);
    // Another set of options is not mixed in.
    let seen = bench(&[&arguments[..], &["--option", "steps=1", "Wbs"]].concat());
    assert_eq!(seen.code, Some(2), "{}", seen.stderr);
    assert!(seen.stderr.contains("another set of options") && seen.stderr.contains("--force"), "{}", seen.stderr);
}

#[test]
fn an_interrupt_leaves_what_is_done() {
    let arguments =
        ["--classpath", "classes", "--strategies", "random", "--seeds", "50", "--budget", "1", "--out", "interrupted"];
    let mut command = obligato();
    command.current_dir(folder()).arg("bench").args(arguments).arg("Wbs");
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let results = folder().join("interrupted/results.jsonl");
    let deadline = Instant::now() + LIMIT;
    while fs::read_to_string(&results).unwrap_or_default().lines().count() < 2 {
        assert!(Instant::now() < deadline, "no result");
        std::thread::sleep(Duration::from_millis(50));
    }
    let sent = std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("of 50 runs have a result, ") && said.contains(" not run"), "{said}");
    let kept = records("interrupted");
    assert!(kept.len() >= 2 && kept.values().all(Record::is_result));
    assert!(folder().join("interrupted/bench.html").exists());
}

#[test]
fn the_file_in_the_manual_is_one() {
    let manual = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/bench.md")).unwrap();
    let (_, rest) = manual.split_once("```toml\n").unwrap();
    let (text, _) = rest.split_once("```").unwrap();
    let file = written("manual.toml", text);
    fs::create_dir_all(folder().join("src/main/java")).unwrap();
    let read = obligato::experiment::file::read(&file).unwrap();
    assert_eq!((read.name.as_str(), read.runs().len(), read.subjects[0].options.steps), ("strategies", 20, 2));
    for name in Options::NAMES {
        assert!(manual.contains(&format!("`{name}`")), "{name}");
    }
    let schema = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/bench-schema.md")).unwrap();
    let first = serde_json::to_value(Record::new(&read.runs()[0])).unwrap();
    for field in first.as_object().unwrap().keys() {
        assert!(schema.contains(&format!("`{field}`")), "{field}");
    }
}

#[test]
fn mistakes_are_told_with_line_and_field() {
    let good = "seeds = 1\n[[target]]\nclasspath = \"classes\"\ntargets = \"Triangle\"\n";
    for (number, (from, to, parts)) in [
        ("seeds", "sedes", &["line 1: sedes: unknown field; did you mean 'seeds'?"][..]),
        (
            "seeds = 1",
            "modes = \"instrumented\"\ncriteria = \"branch\"",
            &["line 1: modes: the mode 'instrumented' has no formulas for the criterion 'branch'"],
        ),
        ("seeds = 1", "strategies = 'dsf'", &["line 1: strategies: 'dsf' is no strategy; did you mean 'dfs'?"]),
        ("\"Triangle\"", "", &["line 4: "]),
        ("\"Triangle\"", "\"Triangel\"", &["Triangel"]),
        ("\"classes\"", "\"nowhere\"", &["Triangle"]),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("bad-{number}.toml");
        written(&name, &good.replacen(from, to, 1));
        refused(&["--out", "bad", &name], parts);
    }
    refused(&["--out", "bad", "missing.toml"], &["missing.toml", "cannot be read"]);
    refused(&["--out", "bad", "--seeds", "3", "bad-0.toml"], &["'--seeds' goes into the file"]);
    refused(&["--out", "bad", "--strategies", "dfs,sdf", "Triangle"], &["--strategies: 'sdf' is no strategy"]);
    refused(
        &["--out", "bad", "--modes", "instrumented", "--criteria", "statement", "Triangle"],
        &["--modes: the mode 'instrumented' has no formulas for the criterion 'statement'"],
    );
    refused(&["--out", "bad", "-o", "stesp=1", "Triangle"], &["did you mean 'steps'"]);
    refused(&["--out", "bad"], &["FILE|TARGET"]);
    assert!(!folder().join("bad").exists(), "nothing is written");
}

fn refused(arguments: &[&str], parts: &[&str]) {
    let seen = bench(arguments);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""), "{arguments:?} {}", seen.stderr);
    assert!(seen.stderr.starts_with("obligato: ") && seen.stderr.lines().count() == 1, "{}", seen.stderr);
    parts.iter().for_each(|part| assert!(seen.stderr.contains(part), "'{part}' is not in {}", seen.stderr));
}

/// The newest state first, as `dfs`.
#[derive(Default)]
struct Newest(Vec<u32>);

impl Strategy for Newest {
    fn add(&mut self, id: u32, _: &About) {
        self.0.push(id);
    }
    fn next(&mut self) -> Option<u32> {
        self.0.pop()
    }
    fn give(&mut self) -> Option<u32> {
        (!self.0.is_empty()).then(|| self.0.remove(0))
    }
}

#[test]
fn a_strategy_from_outside_takes_part() {
    let own: [Custom; 1] = [("newest".into(), Box::new(|_| Box::new(Newest::default())))];
    let experiment = Experiment {
        subjects: vec![Subject {
            name: "Triangle".into(),
            classpath: folder().join("classes").display().to_string(),
            source: None,
            targets: vec!["Triangle".into()],
            options: Options { steps: 1, ..Options::default() },
        }],
        strategies: vec!["dfs".into(), "newest".into()],
        modes: vec![Mode::Preprocessed, Mode::Tracked],
        seeds: vec![0],
        budgets: vec![250.0],
        ..Experiment::default()
    };
    let records = in_process(&experiment, &own, &AtomicBool::new(false), &mut |_| {}).unwrap();
    assert_eq!(records.len(), 4);
    assert!(records.iter().all(|record| record.end == End::Done), "{records:?}");
    // The same order, so the same coverage by paths.
    assert_eq!(records[0].sequence(), records[2].sequence());
    assert_eq!(records[1].sequence(), records[3].sequence());
    assert!(!records[0].timeline.is_empty() && !records[1].timeline.is_empty());
    let refused = in_process(&experiment, &[], &AtomicBool::new(false), &mut |_| {}).unwrap_err();
    assert!(refused.to_string().starts_with("strategies: 'newest' is no strategy"), "{refused}");
    let ours: [Custom; 1] = [("dfs".into(), Box::new(|_| Box::new(Newest::default())))];
    assert!(in_process(&experiment, &ours, &AtomicBool::new(false), &mut |_| {}).is_err());
}
