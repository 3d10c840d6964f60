//! `obligato check` as users see it: verdicts with their explanations, JSON, interruption, budgets, bad input.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use obligato::program::Jdk;
use serde_json::Value;

use crate::support::{Observed, javac, obligato, run, scratch};

/// More than a run with a budget of a second takes on a busy machine, and less than one that forgets it.
const FAR_MORE: Duration = Duration::from_secs(60);

const LIMIT: Duration = Duration::from_secs(60);

/// The folder with the sources of `tests/cli/check`, compiled once: `classes`.
fn folder() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let folder = scratch("cli-check");
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let java = |folder: PathBuf| -> Vec<PathBuf> {
            let mut all: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
            all.sort();
            all
        };
        for name in ["api", "classes"] {
            fs::create_dir(folder.join(name)).unwrap();
        }
        let driver = root.join("jdk-stubs/driver");
        let api = [java(driver.join("obligato")), java(driver.join("gov/nasa/jpf/symbc"))].concat();
        javac(&api, &folder.join("api"), &[]);
        let api = folder.join("api");
        javac(&java(root.join("tests/cli/check")), &folder.join("classes"), &["-g", "-cp", api.to_str().unwrap()]);
        folder
    })
}

/// `confirmed in the VM and on the JVM (Java 17)`, with the JDK that is used.
fn confirmed() -> String {
    let java = Jdk::locate(None).unwrap().feature();
    format!("  replay: confirmed in the VM and on the JVM (Java {java})")
}

fn check(arguments: &[&str]) -> Observed {
    let mut command = obligato();
    command.current_dir(folder()).args(["check", "-cp", "classes"]).args(arguments);
    run(&mut command, b"", LIMIT)
}

/// Exit code, and lines that the output has in this order.
#[track_caller]
fn shows(arguments: &[&str], code: i32, lines: &[&str]) -> String {
    let seen = check(arguments);
    assert_eq!((seen.code, seen.stderr.as_str()), (Some(code), ""), "{arguments:?}\n{}", seen.stdout);
    let mut rest = seen.stdout.lines();
    for line in lines {
        assert!(rest.any(|l| l == *line), "{arguments:?}: '{line}' is not, or not in its place, in\n{}", seen.stdout);
    }
    seen.stdout
}

#[track_caller]
fn refused(arguments: &[&str], parts: &[&str]) {
    let seen = check(arguments);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""), "{arguments:?}\n{}", seen.stderr);
    assert!(seen.stderr.starts_with("obligato: ") && seen.stderr.lines().count() == 1, "{}", seen.stderr);
    parts.iter().for_each(|part| assert!(seen.stderr.contains(part), "'{part}' is not in\n{}", seen.stderr));
}

fn json(arguments: &[&str], code: i32) -> Value {
    let seen = check(&[&["--json"], arguments].concat());
    assert_eq!((seen.code, seen.stderr.as_str()), (Some(code), ""), "{arguments:?}\n{}", seen.stdout);
    serde_json::from_str(&seen.stdout).unwrap()
}

#[test]
fn holds() {
    shows(
        &["lab.Meter::distance"],
        0,
        &[
            "HOLDS lab.Meter::distance(int,int)",
            "  no assertion fails, for all inputs: every path was explored, nothing was cut off",
            "  bounds in force, none reached: --text 10, --array 6, --depth 3",
        ],
    );
}

#[test]
fn violated_main() {
    shows(
        &["lab.Door"],
        1,
        &[
            "VIOLATED lab.Door::main(java.lang.String[]): java.lang.AssertionError: opened by 42",
            "    at lab.Door.main(Door.java:10)",
            "  inputs:",
            "    args = new String[] {}",
            "    code = 42",
            &confirmed(),
            "  stopped at the first violation; --all goes on",
        ],
    );
}

#[test]
fn violated_method_with_objects_and_its_replay() {
    let keep = folder().join("kept");
    let text = shows(
        &["lab.Meter::left", "--keep", keep.to_str().unwrap()],
        1,
        &[
            "VIOLATED lab.Meter::left(lab.Meter$Limit): java.lang.AssertionError: count 2",
            "    at lab.Meter.left(Meter.java:18)",
            "    this = new Meter(0), then tick(), tick()",
            &confirmed(),
        ],
    );
    assert!(text.contains("    limit = new Meter.Limit("), "{text}");
    let command = text.lines().find_map(|l| l.strip_prefix("  reproduce: ")).unwrap();
    assert!(command.ends_with("/kept/violation-1.sh"), "{command}");
    let inputs = fs::read_to_string(keep.join("violation-1.inputs")).unwrap();
    assert!(inputs.contains("\n# limit\nnew lab.Meter$Limit(int,int)[int "), "{inputs}");
    let mut again = std::process::Command::new("sh");
    let again = run(again.arg(keep.join("violation-1.sh")), b"", LIMIT);
    assert_eq!(again.code, Some(1));
    assert!(again.stderr.starts_with("Exception in thread \"main\" java.lang.AssertionError: count 2"));
}

#[test]
fn unknown_beyond_a_bound() {
    shows(
        &["lab.Meter::beyond"],
        4,
        &[
            "  no violation was found, but not everything was explored:",
            "  bounds in force: --text 10, --array 6 (reached), --depth 3",
        ],
    );
    let report = json(&["lab.Meter::beyond"], 4);
    let reason = &report["targets"][0]["reasons"][0];
    assert_eq!((&reason["option"], &reason["advice"]), (&"--array".into(), &"raise --array".into()), "{reason}");
    assert_eq!(report["targets"][0]["bounds_reached"][0]["option"], "--array");
    // The advice helps.
    shows(&["lab.Meter::beyond", "--array", "9"], 1, &["VIOLATED lab.Meter::beyond(int[]): java.lang.AssertionError"]);
}

#[test]
fn unknown_because_something_is_unsupported() {
    shows(
        &["lab.Meter::threads"],
        4,
        &[
            "UNKNOWN lab.Meter::threads(int): not supported: java.lang.Thread.start",
            "    1 x not supported: java.lang.Thread.start: avoid the call, or give a model for it",
        ],
    );
    let report = json(&["lab.Meter::threads"], 4);
    let unsupported = &report["targets"][0]["library"]["unsupported"];
    assert_eq!(unsupported[0]["what"], "java.lang.Thread.start", "{unsupported}");
    assert!(!report["targets"][0]["library"]["stubs"].as_array().unwrap().is_empty());
}

/// Another tool would take more for unknown than the program itself says: one plain run proves nothing of that.
#[test]
fn code_that_javac_wrote_is_not_called_malformed() {
    for method in
        ["cast", "generic", "reflected", "cloneable", "nested", "ofList", "ofMap", "supplied", "applied", "deep"]
    {
        let seen = check(&[&format!("ArraysBehindObjects::{method}"), "--budget", "3"]);
        let text = seen.stdout + &seen.stderr;
        assert!(text.contains("UNKNOWN ") || text.contains("HOLDS "), "{method}: {text}");
        assert!(!text.contains("malformed") && !text.contains("of no array"), "{method}: {text}");
    }
}

#[test]
fn unknown_because_a_driver_is_not_followed() {
    let advice = "make the field static, or give it an unknown value in the driver";
    let lines = [
        "    left out: other arguments of lab.Driver.half (@Preconditions): name the method as the target",
        &format!("    left out: other values of the field lab.Driver.speed (@Symbolic): {advice}"),
    ];
    shows(&["lab.Driver"], 4, &lines);
}

#[test]
fn several_targets_and_quiet() {
    let text = shows(
        &[
            "--quiet",
            "lab.Meter::distance",
            "lab.Meter::threads",
            "lab.Meter::beyond",
            "--array=9",
            "lab.Meter::distance",
        ],
        1,
        &[
            "HOLDS lab.Meter::distance(int,int)",
            "UNKNOWN lab.Meter::threads(int): not supported: java.lang.Thread.start",
            "VIOLATED lab.Meter::beyond(int[]): java.lang.AssertionError",
        ],
    );
    assert_eq!(text.lines().count(), 4, "{text}");
    assert!(text.lines().last().unwrap().starts_with("3 targets: 1 hold, 1 violated, 1 unknown ("), "{text}");
    // A bare class without a main: its public methods.
    let report = json(&["lab.Meter", "--steps", "0", "--no-jvm"], 4);
    let names: Vec<&str> =
        report["targets"].as_array().unwrap().iter().map(|t| t["target"].as_str().unwrap()).collect();
    assert_eq!(names, ["lab.Meter::tick()", "lab.Meter::left(lab.Meter$Limit)"]);
}

#[test]
fn all_violations_are_told_apart_by_place() {
    let report = json(&["--all", "--property", "all", "--no-jvm", "lab.Meter::several"], 1);
    let target = &report["targets"][0];
    let mut found: Vec<(String, u64)> = Vec::new();
    for violation in target["violations"].as_array().unwrap() {
        found.push((
            violation["exception"].as_str().unwrap().to_string(),
            violation["trace"][0]["line"].as_u64().unwrap(),
        ));
        assert_eq!(violation["replay"]["standing"], "vm-only");
        assert_eq!(violation["replay"]["why"], "--no-jvm");
        assert_eq!(violation["replay"]["vm"]["end"], "threw");
    }
    found.sort();
    let assertion = "java.lang.AssertionError".to_string();
    let expected = [("java.lang.ArithmeticException".to_string(), 46), (assertion.clone(), 41), (assertion, 44)];
    assert_eq!(found, expected);
    assert_eq!((&target["exhaustive"], &target["stopped_at_first"]), (&true.into(), &false.into()));
}

/// The assertion is caught: the JVM cannot show it, and ends as the VM does when it goes on.
#[test]
fn an_assertion_that_the_program_catches() {
    let target = json(&["lab.Meter::caught"], 1)["targets"][0].clone();
    let replay = &target["violations"][0]["replay"];
    assert_eq!((&target["verdict"], &replay["standing"]), (&"VIOLATED".into(), &"caught-later".into()), "{replay}");
    assert_eq!((&replay["jvm"]["end"], &replay["jvm"]["exit_code"]), (&"ended".into(), &0.into()));
}

#[test]
fn what_the_jvm_does_not_confirm_is_unknown() {
    let target = json(&["lab.Meter::differs"], 4)["targets"][0].clone();
    assert_eq!((&target["verdict"], &target["violations"]), (&"UNKNOWN".into(), &Value::Array(Vec::new())));
    assert_eq!(target["unconfirmed"][0]["replay"]["standing"], "refuted");
    assert_eq!(target["reasons"][0]["kind"], "replay");
    shows(
        &["--no-jvm", "-q", "lab.Meter::differs"],
        1,
        &["VIOLATED lab.Meter::differs(int): java.lang.AssertionError"],
    );
}

#[test]
fn text_of_the_program_is_no_verdict() {
    let text = shows(
        &["lab.Meter::trick", "--no-jvm"],
        1,
        &["VIOLATED lab.Meter::trick(int): java.lang.AssertionError: \\nHOLDS lab.Meter\\u001b[2J"],
    );
    assert!(!text.contains('\u{1b}') && !text.lines().any(|l| l.starts_with("HOLDS")), "{text}");
    let coloured = check(&["lab.Meter::trick", "--no-jvm", "--color", "always"]);
    assert!(coloured.stdout.starts_with("\u{1b}[1;31mVIOLATED\u{1b}[0m lab.Meter"), "{}", coloured.stdout);
}

/// What docs/check-schema.md promises.
#[test]
fn json_has_what_the_schema_says() {
    let report = json(&["lab.Door", "lab.Meter::distance"], 1);
    let has = |value: &Value, names: &[&str]| {
        let mut found: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
        let mut expected = names.to_vec();
        found.sort();
        expected.sort();
        assert_eq!(found, expected);
    };
    has(&report, &["schema", "version", "verdict", "summary", "settings", "targets", "warnings", "seconds"]);
    assert_eq!((&report["schema"], &report["verdict"]), (&"obligato-check/1".into(), &"VIOLATED".into()));
    has(&report["summary"], &["targets", "holds", "violated", "unknown"]);
    let settings = "property classpath jdk java strategy seed all receiver symbolic_statics assumed bounds";
    has(&report["settings"], &settings.split(' ').collect::<Vec<_>>());
    let target = &report["targets"][0];
    let fields = "target verdict exhaustive scope granted stopped_at_first violations unconfirmed reasons bounds_reached bounds_widened paths forks \
                  infeasible merged models instructions most_waiting solver library seconds";
    has(target, &fields.split_whitespace().collect::<Vec<_>>());
    let paths = "returned threw assertion_failed exited assumption_false receiver_not_built pruned partial left";
    has(&target["paths"], &paths.split(' ').collect::<Vec<_>>());
    has(&target["solver"], &["queries", "sat", "unsat", "unknown", "layers", "backends", "disagreements"]);
    has(&target["library"], &["modelled", "stubs", "real", "unsupported"]);
    let violation = &target["violations"][0];
    has(violation, &["exception", "message", "assertion", "trace", "inputs", "replay", "paths", "reproduce"]);
    has(&violation["trace"][0], &["class", "method", "file", "line", "application"]);
    has(&violation["replay"], &["standing", "why", "vm", "jvm"]);
    has(&violation["replay"]["jvm"], &["end", "exception", "exit_code", "detail"]);
    has(&violation["inputs"][1], &["name", "value", "java"]);
    assert_eq!((&violation["inputs"][1]["value"], &violation["inputs"][1]["java"]), (&"int 42".into(), &"42".into()));
    assert_eq!(report["targets"][1]["verdict"], "HOLDS");
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/check-schema.md");
    let schema = fs::read_to_string(schema).unwrap();
    let all = [settings, fields, paths].join(" ");
    for name in all.split_whitespace() {
        assert!(schema.contains(&format!("`{name}`")), "docs/check-schema.md does not say what {name} is");
    }
}

#[test]
fn the_budget_is_kept() {
    let started = Instant::now();
    let report = json(&["--budget", "1", "lab.Meter::forever"], 4);
    assert!(started.elapsed() < FAR_MORE, "{:?}", started.elapsed());
    let target = &report["targets"][0];
    let seconds = target["seconds"].as_f64().unwrap();
    assert!((1.0..FAR_MORE.as_secs_f64()).contains(&seconds), "{seconds}");
    let kinds: Vec<&Value> = target["reasons"].as_array().unwrap().iter().map(|r| &r["kind"]).collect();
    assert!(kinds.contains(&&"time".into()), "{kinds:?}");
}

/// Where a single step takes long: many forks, large choices, large conditions.
#[test]
fn the_budget_is_kept_where_terms_grow() {
    for method in ["recursion", "rotation"] {
        let report = json(&["--budget", "1", "--no-jvm", &format!("lab.Graph::{method}")], 4);
        let seconds = report["targets"][0]["seconds"].as_f64().unwrap();
        assert!(seconds < FAR_MORE.as_secs_f64(), "{method}: {seconds}");
    }
}

#[test]
fn references_that_are_written_around_circles_do_not_grow() {
    let output = shows(&["lab.Graph::writes"], 1, &[&confirmed()]);
    assert!(output.starts_with("VIOLATED lab.Graph::writes(lab.Graph$Node)"), "{output}");
}

#[test]
fn the_memory_limit_leaves_a_partial_report() {
    let target = json(&["--max-memory", "1m", "--no-jvm", "lab.Meter::forever"], 4)["targets"][0].clone();
    let kinds: Vec<&Value> = target["reasons"].as_array().unwrap().iter().map(|r| &r["kind"]).collect();
    assert!(target["verdict"] == "UNKNOWN" && kinds.contains(&&"memory".into()), "{kinds:?}");
}

/// A path that has ended leaves nothing behind that grows.
#[test]
fn finished_paths_take_no_memory() {
    let alone = ["--no-jvm", "--compose", "off", "--steps", "0", "--array", "15", "--strategy", "dfs"];
    let report = json(&[&alone[..], &["--max-memory", "200m", "lab.Graph::ways"]].concat(), 0);
    let target = &report["targets"][0];
    assert!(target["verdict"] == "HOLDS" && target["paths"]["returned"].as_u64().unwrap() > 10_000, "{target}");
}

#[test]
fn what_needs_memory_is_in_the_scope() {
    let scope = "new arrays whose length depends on the inputs take at most 64 MiB each";
    shows(&["lab.Graph::room"], 0, &["HOLDS lab.Graph::room(int)", &format!("  as long as {scope}")]);
    let report = json(&["lab.Graph::room"], 0);
    assert_eq!(report["targets"][0]["scope"], Value::Array(vec![scope.into()]));
}

#[test]
fn answers_are_compared_where_that_is_wanted() {
    let report = json(&["--solver-check", "lab.Meter::distance", "lab.Meter::beyond"], 4);
    for target in report["targets"].as_array().unwrap() {
        assert_eq!(target["solver"]["disagreements"], Value::Array(Vec::new()));
        assert!(target["solver"]["queries"].as_u64().unwrap() > 0);
    }
    assert_eq!(report["targets"][0]["verdict"], "HOLDS");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_still_reports() {
    let mut command = obligato();
    command.current_dir(folder()).args([
        "check",
        "-cp",
        "classes",
        "--json",
        "lab.Meter::forever",
        "lab.Meter::caught",
    ]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    let id = child.id().to_string();
    let started = Instant::now();
    assert!(std::process::Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    let mut text = String::new();
    child.stdout.take().unwrap().read_to_string(&mut text).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(4), "{text}");
    assert!(started.elapsed() < FAR_MORE, "{:?}", started.elapsed());
    let report: Value = serde_json::from_str(&text).unwrap();
    for target in report["targets"].as_array().unwrap() {
        let kinds: Vec<&Value> = target["reasons"].as_array().unwrap().iter().map(|r| &r["kind"]).collect();
        assert!(target["verdict"] == "UNKNOWN" && kinds.contains(&&"interrupted".into()), "{target}");
    }
}

#[test]
fn bad_input() {
    let help = "see 'obligato check --help'";
    refused(&[], &["missing <TARGET>", help]);
    refused(&["lab.Metre"], &["there is no class lab.Metre", "did you mean lab.Meter?"]);
    refused(
        &["lab.Meter::distanse"],
        &["lab.Meter has no method distanse", "did you mean lab.Meter::distance(int,int)?"],
    );
    refused(&["lab.Meter::distance(int)"], &["fits no method", "lab.Meter::distance(int,int)"]);
    refused(&["lab.Meter::outside"], &["lab.Meter::outside(int) is native"]);
    refused(&["lab.Meter$Shape::area"], &["lab.Meter$Shape::area() is abstract"]);
    refused(&["--strategy", "best", "lab.Door"], &["'best'", "--strategy", "dfs", help]);
    refused(&["--budget", "0", "lab.Door"], &["'0'", "--budget", "seconds", help]);
    refused(&["--budget", "nan", "lab.Door"], &["'nan'", "--budget", help]);
    refused(&["--text", "1000000", "lab.Door"], &["'1000000'", "--text", help]);
    refused(&["--max-heap", "lots", "lab.Door"], &["'lots'", "--max-heap", help]);
    refused(&["--property", "speed", "lab.Door"], &["'speed'", "--property", "assert", help]);
    refused(&["--keep", "classes/lab/Door.class/x", "lab.Door"], &["--keep"]);
    let mut command = obligato();
    let seen = run(command.current_dir(folder()).args(["check", "-cp", "nowhere", "lab.Door"]), b"", LIMIT);
    assert_eq!((seen.code, seen.stdout.as_str()), (Some(2), ""));
    assert!(seen.stderr.contains("nowhere does not exist") && seen.stderr.contains("--classpath"), "{}", seen.stderr);
}
