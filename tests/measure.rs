//! `obligato measure`: suites run in the VM end as JUnit says, and cover what JaCoCo says.
//!
//! `tests/measure/main` has programs, `suite` tests of them, `odd` tests with what is not supported, `slow` one that does
//! not end. `tests/measure/state` has suites for state coverage, one folder each.

mod noticed;
mod state;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::support::{Observed, java, javac, jdks, obligato, run, scratch};
use obligato::coverage::report::{RunReport, Verdict};

const LIMIT: Duration = Duration::from_secs(120);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn junit() -> String {
    let jar = root().join(".tools/junit/junit-platform-console-standalone.jar");
    assert!(jar.exists(), "JUnit is missing: scripts/setup junit");
    jar.display().to_string()
}

fn sources(folder: &str) -> Vec<PathBuf> {
    let folder = root().join("tests/measure").join(folder);
    let mut found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    found.retain(|path| path.extension().is_some_and(|e| e == "java"));
    found.sort();
    found
}

/// The folder with everything compiled: `main`, `suite`, `odd`, `slow`.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("measure");
        let main = folder.join("main").display().to_string();
        for part in ["main", "suite", "odd", "slow"] {
            let out = folder.join(part);
            fs::create_dir(&out).unwrap();
            let path = format!("{main}:{}", junit());
            // JaCoCo of Debian knows no newer class files.
            let flags = ["-g", "--release", "11", "-cp", &path];
            javac(&sources(&format!("{part}/shop")), &out, &flags);
            if part == "suite" {
                fs::write(out.join("shop/data.txt"), "if\nx\n12\n").unwrap();
                fs::create_dir_all(out.join("META-INF/services")).unwrap();
                let providers = "# two\nshop.ResourceTest$Loud\nshop.ResourceTest$Quiet # the other\n";
                fs::write(out.join("META-INF/services/shop.ResourceTest$Voice"), providers).unwrap();
            }
        }
        folder
    })
}

fn start(tests: &str, more: &[&str]) -> Command {
    let mut command = obligato();
    command.current_dir(folder()).args(["measure", "--classpath", "main", "--tests"]);
    command.arg(format!("{tests}:{}", junit())).args(more);
    command
}

fn measured(tests: &str, more: &[&str]) -> (RunReport, Observed) {
    let mut command = start(tests, &[&["--json"], more].concat());
    let seen = run(&mut command, b"", LIMIT);
    let report = serde_json::from_str(&seen.stdout);
    (report.unwrap_or_else(|e| panic!("{command:?}: {e}\n{}\n{}", seen.stdout, seen.stderr)), seen)
}

fn sources_option() -> String {
    root().join("tests/measure/main").display().to_string()
}

/// The first word of what is said of a test.
fn word(outcome: &str) -> &str {
    outcome.split(':').next().unwrap_or(outcome)
}

/// `sums[2]` and `sums(Money, Money, String)[2]` are executions of `sums`.
fn base(method: &str) -> String {
    method.split(['(', '[']).next().unwrap_or_default().to_owned()
}

type Outcomes = BTreeMap<(String, String, String), usize>;

/// What JUnit's own console says: class, method and outcome, with how often.
fn on_the_jvm(tests: &str) -> Outcomes {
    let jdk = jdks().into_iter().next().unwrap();
    let reports = folder().join(format!("console-{tests}"));
    let mut command = java(&jdk);
    command.current_dir(folder()).args(["-ea", "-jar", &junit(), "-cp"]).arg(format!("main:{tests}"));
    command.args(["--scan-classpath", tests, "--include-classname", ".*", "--details=none", "--reports-dir"]);
    run(command.arg(&reports), b"", LIMIT);
    let mut found = Outcomes::new();
    for file in fs::read_dir(&reports).unwrap().map(|e| e.unwrap().path()) {
        let text = fs::read_to_string(file).unwrap();
        for case in text.split("<testcase ").skip(1) {
            let case = case.split("</testcase>").next().unwrap();
            let attribute = |name: &str| {
                let (_, rest) = case.split_once(&format!("{name}=\"")).unwrap();
                rest.split('"').next().unwrap().replace("&#91;", "[")
            };
            let outcome = match case {
                _ if case.contains("<failure") || case.contains("<error") => "failed",
                _ if case.contains("<skipped") => "skipped",
                _ => "passed",
            };
            let key = (attribute("classname"), base(&attribute("name")), outcome.to_owned());
            *found.entry(key).or_default() += 1;
        }
    }
    found
}

fn in_the_vm(report: &RunReport) -> Outcomes {
    let mut found = Outcomes::new();
    for test in &report.tests {
        *found.entry((test.class.clone(), base(&test.method), word(&test.in_vm).to_owned())).or_default() += 1;
    }
    found
}

#[test]
fn tests_end_as_on_the_jvm() {
    let (report, seen) = measured("suite", &[]);
    assert_eq!(seen.code, Some(1), "some of them fail on purpose");
    let (jvm, vm) = (on_the_jvm("suite"), in_the_vm(&report));
    let wrong: Vec<_> = jvm.iter().filter(|(key, count)| vm.get(key) != Some(count)).collect();
    let more: Vec<_> = vm.iter().filter(|(key, count)| jvm.get(key) != Some(count)).collect();
    assert!(wrong.is_empty() && more.is_empty(), "on the JVM: {wrong:#?}\nin the VM: {more:#?}");
    assert!(jvm.values().sum::<usize>() > 90);
}

/// File and line to instructions covered, branches covered, branches in all.
type Lines = BTreeMap<(String, u32), (u32, u32, u32)>;

/// None where JaCoCo is not installed.
fn by_jacoco() -> Option<Lines> {
    let jars = root().join(".tools/jacoco");
    if !jars.join("org.jacoco.core.jar").exists() {
        eprintln!("JaCoCo is missing (scripts/setup jacoco): not compared");
        return None;
    }
    let jars =
        ["org.jacoco.core", "asm", "asm-commons", "asm-tree", "asm-analysis"].map(|n| jars.join(format!("{n}.jar")));
    let jars: Vec<String> = jars.iter().map(|jar| jar.display().to_string()).collect();
    let path = format!("{}:{}", jars.join(":"), junit());
    let classes = scratch("measure-jacoco");
    javac(&sources("jacoco"), &classes, &["-cp", &path]);
    let jdk = jdks().into_iter().next().unwrap();
    let mut command = java(&jdk);
    command
        .current_dir(folder())
        .arg("-cp")
        .arg(format!("{}:{path}", classes.display()))
        .args(["Cover", "main", "suite"]);
    let seen = run(&mut command, b"", LIMIT);
    assert_eq!(seen.code, Some(0), "{}", seen.stderr);
    let mut lines = Lines::new();
    for line in seen.stdout.lines().filter_map(|line| line.strip_prefix("JACOCO ")) {
        let words: Vec<&str> = line.split(' ').collect();
        let number = |i: usize| words[i].parse::<u32>().unwrap();
        let entry = lines.entry((words[0].to_owned(), number(1))).or_default();
        entry.0 += number(2);
        entry.1 += number(4);
        entry.2 += number(4) + number(5);
    }
    Some(lines)
}

#[test]
fn lines_and_branches_are_those_of_jacoco() {
    let Some(jacoco) = by_jacoco() else { return };
    let (report, _) = measured("suite", &["--criterion", "statement,branch"]);
    let mut compared = (0, 0);
    for file in &report.files {
        for line in &file.code {
            // JaCoCo leaves out what compilers make.
            let Some((code, taken, all)) = jacoco.get(&(file.path.clone(), line.line)) else { continue };
            assert_eq!(*code > 0, !line.tests.is_empty(), "{}:{}", file.path, line.line);
            compared.0 += 1;
            // Where each branch is a decision of its own both count the same.
            if line.branches.1 == *all && *all > 0 {
                assert_eq!(line.branches.0, *taken, "{}:{}", file.path, line.line);
                compared.1 += 1;
            }
        }
    }
    assert!(compared.0 > 70 && compared.1 >= 8, "{compared:?}");
}

#[test]
fn a_report_agrees_with_itself() {
    let source = sources_option();
    let all = "mcdc,unique-cause,statement,branch,decision,condition,decision-condition,multiple-condition";
    let (report, _) = measured("suite", &["--criterion", all, "--source", &source]);
    assert_eq!((report.command.as_str(), report.totals.len()), ("measure", 8));
    for total in &report.totals {
        let here: Vec<_> = report.objectives.iter().filter(|o| o.criterion == total.criterion).collect();
        let covered = here.iter().filter(|o| matches!(o.verdict, Verdict::Covered { .. })).count() as u64;
        assert_eq!((total.all, total.covered), (here.len() as u64, covered), "{}", total.criterion);
        assert_eq!(total.all, total.covered + total.infeasible + total.open);
        assert!(total.covered > 0 && total.open > 0, "{}", total.criterion);
    }
    for (number, objective) in report.objectives.iter().enumerate() {
        let Verdict::Covered { tests, .. } = &objective.verdict else { continue };
        assert!(!tests.is_empty() && objective.file.is_some() && objective.line > 0, "{objective:?}");
        assert!(tests.iter().all(|test| report.tests[*test].objectives.contains(&number)));
    }
    for decision in &report.decisions {
        assert_eq!(decision.origin, "source", "{}", decision.text);
        for pair in &decision.pairs {
            let (no, yes) = (&decision.rows[pair.rows.0], &decision.rows[pair.rows.1]);
            assert!(no.outcome != yes.outcome && no.tests.contains(&pair.tests.0) && yes.tests.contains(&pair.tests.1));
            assert!(no.shows[pair.condition] && yes.shows[pair.condition]);
        }
    }
    let triangle = report.files.iter().find(|f| f.path == "shop/Triangle.java").unwrap();
    assert!(triangle.lines.len() > 20 && triangle.methods.iter().any(|m| m.shown == "classify(int, int, int)"));
}

#[test]
fn what_each_test_covers() {
    let source = sources_option();
    let (report, _) = measured("suite", &["--source", &source, "shop.Triangle"]);
    let shows = |class: &str, method: &str| -> BTreeSet<String> {
        let test = report.tests.iter().find(|t| t.class == class && t.method == method).unwrap();
        test.objectives.iter().map(|o| report.objectives[*o].what.clone()).collect()
    };
    let negative = shows("shop.TriangleTest", "negative");
    assert_eq!(negative.into_iter().collect::<Vec<_>>(), ["b <= 0 is true and decides (line 12)"]);
    let equilateral = shows("shop.TriangleTest", "equilateral");
    assert!(equilateral.contains("a == b is true and decides (line 19)"), "{equilateral:?}");
    assert!(!equilateral.contains("a == b is true and decides (line 22)"), "{equilateral:?}");
    assert!(shows("shop.StockTest", "c_low").is_empty());
    assert!(report.decisions.iter().all(|d| d.class.starts_with("shop.Triangle")));
}

#[test]
fn what_is_not_supported_is_said_by_name() {
    let (report, seen) = measured("odd", &[]);
    assert_eq!(seen.code, Some(1));
    let said = |class: &str, method: &str| {
        let test = report.tests.iter().find(|t| t.class == class && t.method == method);
        test.unwrap_or_else(|| panic!("{class}.{method}: {:#?}", report.tests)).in_vm.clone()
    };
    let check = |class: &str, method: &str, expected: &str| {
        let said = said(class, method);
        assert!(said.starts_with(expected), "{class}.{method}: {said}");
    };
    check("shop.OddTest$Extended", "test", "unsupported: @ExtendWith(shop.OddTest$Nothing)");
    check("shop.OddTest$Folder", "test", "unsupported: @TempDir on the field folder");
    check("shop.OddTest$Registered", "test", "unsupported: @RegisterExtension on the field nothing");
    check("shop.OddTest$SetUpFails", "one", "failed: before its tests: java.lang.IllegalStateException: no set-up");
    check("shop.OddTest$SetUpFails", "two", "failed: before its tests: ");
    check("shop.OddTest", "onLinux", "unsupported: @EnabledOnOs");
    check("shop.OddTest", "inAThread", "ended: not supported: java.lang.Thread.start");
    check("shop.OddTest", "exits", "ended: it called System.exit(3)");
    check("shop.OddTest", "withParameter", "unsupported: a parameter of type TestReporter");
    check("shop.OddTest", "unknownParameter", "failed: no ParameterResolver is registered");
    check("shop.OddTest", "fromFile", "unsupported: @CsvFileSource");
    check("shop.OddTest", "fine", "passed");
    check("shop.RuleTest", "throwing", "unsupported: @ClassRule on the field resource");
    assert!(
        report.warnings.iter().any(|w| w == "1 test was not run: not supported: @EnabledOnOs"),
        "{:?}",
        report.warnings
    );
}

#[test]
fn time_and_instructions_are_limited() {
    let started = Instant::now();
    let (report, _) = measured("slow", &["--budget", "2"]);
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
    let said: Vec<&str> = report.tests.iter().map(|t| word(&t.in_vm)).collect();
    assert_eq!(said, ["passed", "ended", "not run"]);
    assert!(report.ended_early.is_some_and(|why| why.contains("--budget")));
    let (report, _) = measured("slow", &["--steps-per-test", "1000000"]);
    // The test that was cut off left no trace in the statics.
    let said: Vec<&str> = report.tests.iter().map(|t| word(&t.in_vm)).collect();
    assert_eq!(said, ["passed", "ended", "passed"]);
    assert!(report.tests[1].in_vm.contains("--steps-per-test"));
}

#[test]
fn the_same_again_and_from_jars() {
    let timeless = |mut report: RunReport| {
        report.seconds = 0.0;
        report.timeline.clear();
        report
    };
    let (first, _) = measured("suite", &[]);
    let (second, _) = measured("suite", &[]);
    assert_eq!(timeless(first.clone()), timeless(second));
    let jar = jdks().into_iter().find_map(|j| j.javac).unwrap().with_file_name("jar");
    for part in ["main", "suite"] {
        let made =
            Command::new(&jar).current_dir(folder()).args(["cf", &format!("{part}.jar"), "-C", part, "."]).status();
        assert!(made.unwrap().success());
    }
    let mut command = obligato();
    command.current_dir(folder()).args(["measure", "--json", "--classpath", "main.jar", "--tests"]);
    let seen = run(command.arg(format!("suite.jar:{}", junit())), b"", LIMIT);
    let jars: RunReport = serde_json::from_str(&seen.stdout).unwrap_or_else(|e| panic!("{e}: {}", seen.stderr));
    assert_eq!((&first.totals, in_the_vm(&first)), (&jars.totals, in_the_vm(&jars)));
}

#[test]
fn bad_input() {
    let refused = |arguments: &[&str], parts: &[&str]| {
        let mut command = obligato();
        let seen = run(command.current_dir(folder()).arg("measure").args(arguments), b"", LIMIT);
        assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""), "{arguments:?}\n{}", seen.stderr);
        assert_eq!(seen.stderr.lines().count(), 1, "{arguments:?}\n{}", seen.stderr);
        for part in parts {
            assert!(seen.stderr.contains(part), "{arguments:?}: '{part}' is not in\n{}", seen.stderr);
        }
    };
    let suite = format!("suite:{}", junit());
    refused(
        &["--classpath", "main", "--tests", "nowhere"],
        &["--tests names no folder or jar", "nowhere does not exist"],
    );
    refused(&["--classpath", "main", "--tests", "main"], &["no JUnit tests were found in main"]);
    refused(
        &["--classpath", "main", "--tests", "suite"],
        &["which is on neither path", "needs the class", "junit-platform-console-standalone.jar"],
    );
    refused(&["--classpath", "main", "--tests", &suite, "shop.Trangle"], &["there is no class shop.Trangle"]);
    refused(&["--classpath", "main", "--tests", &suite, "--criterion", "path"], &["bad value 'path'", "--criterion"]);
    refused(&["--classpath", "main", "--tests", &suite, "--source", "nowhere"], &["nowhere: is no folder", "--source"]);
    refused(&["--classpath", "main"], &["missing", "--tests"]);
    // A class of the program that the tests bring too: theirs is the one that runs.
    fs::create_dir_all(folder().join("double/shop")).unwrap();
    fs::copy(folder().join("main/shop/Door.class"), folder().join("double/shop/Door.class")).unwrap();
    let double = format!("double:{suite}");
    refused(&["--classpath", "main", "--tests", &double, "shop.Door"], &["shop.Door", "double", "comes first"]);
    fs::create_dir_all(folder().join("taken")).unwrap();
    fs::write(folder().join("taken/report.json"), "mine").unwrap();
    refused(&["--classpath", "main", "--tests", &suite, "--out", "taken"], &["report.json: exists", "--force"]);
    assert_eq!(fs::read_to_string(folder().join("taken/report.json")).unwrap(), "mine");
}

#[test]
fn for_people() {
    let seen = run(&mut start("suite", &["--quiet", "--out", "kept", "--force"]), b"", LIMIT);
    assert_eq!((seen.code, seen.stderr.as_str()), (Some(1), ""));
    assert!(seen.stdout.contains("107 tests: 88 passed, 14 failed, 5 skipped\n"), "{}", seen.stdout);
    assert!(seen.stdout.contains("mcdc: ") && !seen.stdout.contains("printed by a test"), "{}", seen.stdout);
    let kept: RunReport =
        serde_json::from_str(&fs::read_to_string(folder().join("kept/report.json")).unwrap()).unwrap();
    assert_eq!(kept.tests.len(), 107);
    let seen = run(&mut start("suite", &["--verbose"]), b"", LIMIT);
    assert!(
        seen.stderr.contains("printed by a test") && seen.stdout.contains("two sides too short"),
        "{}",
        seen.stdout
    );
}
