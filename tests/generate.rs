//! `generate` tells the truth: on programs from one-liners to the artifacts, an independently instrumented copy of each
//! confirms on the real JVM exactly the coverage that the report claims, both ways; all tests pass with the real JUnit; the
//! verdicts are those of `generate/expected.txt`.
//!
//! `OBLIGATO_ONLY=Tcas,Loops` chooses programs, `OBLIGATO_BLESS=1` rewrites the expectations of those that ran,
//! `OBLIGATO_SHOW=1` prints what took how long.

mod confirmed;
mod corpus;
mod drawn;
mod edges;
mod existing;
mod steady;
mod truth;
mod workers;

use crate::support::{self, JdkHome, in_parallel, scratch};
use corpus::Program;
use obligato::coverage::report::RunReport;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::RwLock;
use std::time::{Duration, Instant};

/// Tests that measure time write, and are alone; the others read.
pub static TURN: RwLock<()> = RwLock::new(());

/// More than a program needs on a busy machine; one has no end, and covers what it does in the first second.
fn budget(program: &Program) -> [&'static str; 2] {
    ["--budget", if program.class == "RedBlackTree" { "20" } else { "150" }]
}

/// Work in vain after which the search is over. More brings something where longer histories of calls are needed only.
fn patience(program: &Program) -> &'static [&'static str] {
    if program.class == "TrafficLight" { &[] } else { &["--patience", "60000000"] }
}

struct Generated {
    report: RunReport,
    code: Option<i32>,
    tests: Vec<PathBuf>,
}

fn generated(jdk: &JdkHome, folder: &Path, program: &Program, kind: &str, options: &[&str]) -> Generated {
    let out = folder.join(kind).join(program.name());
    let started = Instant::now();
    let options = [&budget(program)[..], patience(program), options].concat();
    let seen = corpus::generate(jdk, folder, program, &out, &options);
    if std::env::var_os("OBLIGATO_SHOW").is_some() {
        println!("{:6.1} s  {}", started.elapsed().as_secs_f64(), program.name());
    }
    assert!(matches!(seen.code, Some(0 | 1)), "{}: {}\n{}", program.name(), seen.stdout, seen.stderr);
    Generated { report: corpus::read_report(&out), code: seen.code, tests: corpus::java_files(&out.join("junit")) }
}

#[test]
fn the_jvm_confirms_every_claim() {
    let _turn = TURN.read();
    let jdk = corpus::jdk();
    let programs = corpus::programs();
    let folder = scratch("generate-corpus");
    corpus::compile(&jdk, &programs, &folder);
    let made = in_parallel(&programs, |program| generated(&jdk, &folder, program, "out", &[]));
    let mut wrong: Vec<String> = Vec::new();
    for (program, made) in programs.iter().zip(&made) {
        wrong.extend(plain_faults(made).into_iter().map(|w| format!("{}: {w}", program.name())));
    }
    wrong.extend(compare(&jdk, &folder, &programs, &made));
    let tests: Vec<PathBuf> = made.iter().flat_map(|m| m.tests.clone()).collect();
    let count = made.iter().map(|m| m.report.tests.len()).sum();
    let lines: Vec<(String, String)> =
        programs.iter().zip(&made).map(|(p, m)| (p.name(), corpus::line(p, &m.report))).collect();
    wrong.extend(expectations(&lines));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    corpus::confirm(&jdk, &folder.join("all"), &tests, count, &folder.join("junit5"));
}

/// What a report has to say about itself.
fn plain_faults(made: &Generated) -> Vec<String> {
    let report = &made.report;
    let mut wrong: Vec<String> = report.warnings.iter().map(|w| format!("warning: {w}")).collect();
    let open = report.totals.iter().any(|t| t.open > 0);
    if made.code != Some(i32::from(open)) {
        wrong.push(format!("exit code {:?}, with open objectives: {open}", made.code));
    }
    for test in &report.tests {
        // Of a program without an end the JVM may have no time left for some, on a busy machine. Then they confirm nothing.
        let not_run = |said: &Option<String>| said.as_deref().is_none_or(|said| said == "not run: no time left");
        let no_time = report.ended_early.is_some() && not_run(&test.on_jvm) && not_run(&test.coverage_on_jvm);
        if no_time && test.in_vm == "passed" {
            continue;
        }
        if test.in_vm != "passed" || test.on_jvm.as_deref() != Some("passed") {
            wrong.push(format!("{}: in the VM {}, on the JVM {:?}", test.method, test.in_vm, test.on_jvm));
        }
        // The tool itself says so, by other means than the comparison below.
        if test.coverage_on_jvm.as_deref() != Some("confirmed") {
            wrong.push(format!("{}: its coverage on the JVM is {:?}", test.method, test.coverage_on_jvm));
        }
    }
    wrong
}

/// Instrumented copies of all programs with all tests, compiled and run at once; what happened against the reports.
fn compare(jdk: &JdkHome, folder: &Path, programs: &[Program], made: &[Generated]) -> Vec<String> {
    let copies = folder.join("instrumented");
    let mut sources = corpus::java_files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/truth"));
    let mut list = String::new();
    let mut parsed = Vec::new();
    for (number, (program, made)) in programs.iter().zip(made).enumerate() {
        let text = fs::read_to_string(program.source()).unwrap();
        let name = format!("{}.java", program.class);
        let copy = truth::Copy::new(number, &name, &text, &corpus::classes(folder, program));
        let path = copies.join("src").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &copy.text).unwrap();
        sources.push(path);
        sources.extend(made.tests.iter().cloned());
        made.report.tests.iter().for_each(|t| list.push_str(&format!("{} {}\n", t.class, t.method)));
        parsed.push(copy);
    }
    let (classes, jar) = (copies.join("classes"), support::junit_jar());
    fs::create_dir_all(&classes).unwrap();
    fs::write(copies.join("list"), list).unwrap();
    let path = jar.display().to_string();
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources, &classes, &["-g", "-proc:none", "-cp", &path]);
    let mut command = support::java(jdk);
    command.args(["-ea", "-cp"]).arg(&classes).arg("truth.Runner").args([&classes, &jar, &copies.join("list")]);
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    assert_eq!(seen.code, Some(0), "{}", seen.stderr);
    let mut records: BTreeMap<(&str, &str), (&str, &str)> = BTreeMap::new();
    for part in seen.stdout.split("= ").skip(1) {
        let (head, record) = part.split_once('\n').unwrap();
        let mut words = head.splitn(3, ' ');
        let key = (words.next().unwrap(), words.next().unwrap());
        records.insert(key, (words.next().unwrap(), record));
    }
    let mut wrong = Vec::new();
    for ((program, made), copy) in programs.iter().zip(made).zip(&parsed) {
        let mut rows = truth::AllRows::new();
        for (number, test) in made.report.tests.iter().enumerate() {
            let (result, record) = records[&(&*test.class, &*test.method)];
            if result != "passed" {
                wrong.push(format!("{}: {} on the instrumented copy: {result}", program.name(), test.method));
            }
            copy.read(record, number, &mut rows);
        }
        assert!(made.report.tests.is_empty() || !rows.is_empty(), "{}: nothing was recorded", program.name());
        let found = copy.differences(&program.class, &made.report, &rows);
        wrong.extend(found.into_iter().map(|w| format!("{}: {w}", program.name())));
        // The comparison sees something: without one of the tests it would complain.
        rows.values_mut().flat_map(|rows| rows.values_mut()).for_each(|tests| tests.retain(|test| *test > 0));
        assert!(!copy.differences(&program.class, &made.report, &rows).is_empty(), "{}", program.name());
    }
    wrong
}

/// The lines of `expected.txt` for these programs are so; or are made so, with `OBLIGATO_BLESS=1`.
fn expectations(lines: &[(String, String)]) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/expected.txt");
    let text = fs::read_to_string(&path).unwrap_or_default();
    let entries = text.lines().filter(|l| !l.starts_with('#'));
    let mut expected: BTreeMap<String, String> =
        entries.filter_map(|l| Some((l.split_once(':')?.0.to_string(), l.to_string()))).collect();
    if std::env::var_os("OBLIGATO_BLESS").is_some() {
        let head: Vec<&str> = text.lines().filter(|l| l.starts_with('#')).collect();
        expected.extend(lines.iter().cloned());
        let all: Vec<&str> = head.into_iter().chain(expected.values().map(String::as_str)).collect();
        fs::write(&path, all.join("\n") + "\n").unwrap();
        return Vec::new();
    }
    let differs = lines.iter().filter(|(name, line)| !expected.get(name).is_some_and(|e| corpus::fits(e, line)));
    differs.map(|(name, line)| format!("expected {:?}\n     got {line}", expected.get(name))).collect()
}

/// JUnit 4, by option.
#[test]
fn junit_4_passes_too() {
    let _turn = TURN.read();
    let jdk = corpus::jdk();
    let programs: Vec<Program> =
        corpus::programs().into_iter().filter(|p| ["Throws", "shop/till/Basket"].contains(&&*p.class)).collect();
    let folder = scratch("generate-four");
    if programs.is_empty() {
        return;
    }
    corpus::compile(&jdk, &programs, &folder);
    let made = in_parallel(&programs, |program| generated(&jdk, &folder, program, "out", &["--junit", "4"]));
    let tests: Vec<PathBuf> = made.iter().flat_map(|m| m.tests.clone()).collect();
    let wrong: Vec<String> = made.iter().flat_map(plain_faults).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let text = fs::read_to_string(&tests[0]).unwrap();
    assert!(text.contains("org.junit.Test") && !text.contains("jupiter"), "{text}");
    let count = made.iter().map(|m| m.report.tests.len()).sum();
    corpus::confirm(&jdk, &folder.join("all"), &tests, count, &folder.join("junit4"));
}
