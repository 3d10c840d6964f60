//! Java programs of ours whose verdict is known, through `obligato check`; and the corpus itself, on the real JVM.
//!
//! A program is `tests/check/<area>/<Name>.java`, a class of the default package. Comments at its head say what to do:
//!
//! - `// check: TARGET options` what to check, by default the class, which then has a `main`;
//! - `// property: assert|exceptions|all`, by default `assert`;
//! - `// verdict: HOLDS|VIOLATED`;
//! - `// witness: int 5; string "ab"` for VIOLATED: inputs that show it, in the notation of `obligato.Inputs`; for a
//!   method the receiver and the arguments first;
//! - `// end: ArithmeticException` for VIOLATED: how the JVM ends where the message of a failed assertion throws; `none`: well;
//! - `// needs: 20` seconds, if more than a few; `// inputs: bounded|unbounded` is for readers.
//!
//! `tests/check/unknown.txt` lists the programs that may end as UNKNOWN. No other verdict than the right one is ever
//! allowed. `OBLIGATO_ONLY=strings/` runs the programs whose path contains that text.

mod random;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::time::Duration;

use crate::support::{JdkHome, Observed, in_parallel, java, javac, jdks, obligato, run, scratch};

const BUDGET: u64 = 30;
/// What comes first: of the budget a part is spent on paths one by one before states are merged, so a small one saves time. What it
/// does not decide gets the whole.
const FIRST: u64 = 8;
const FEWEST: usize = 160;

struct Program {
    /// `area/Name`.
    id: String,
    source: PathBuf,
    target: String,
    options: Vec<String>,
    property: String,
    verdict: String,
    witness: Option<String>,
    /// How the witness ends on the JVM where that is not with the failure itself: a part of what is said, or `none`.
    end: Option<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check")
}

/// The sources below a folder, sorted.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(&folder).expect("a folder").flatten().map(|e| e.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "java") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn program(source: PathBuf) -> Program {
    let text = fs::read_to_string(&source).expect("a program");
    let head: BTreeMap<&str, &str> = text
        .lines()
        .map_while(|line| line.strip_prefix("// "))
        .filter_map(|line| line.split_once(": "))
        .map(|(key, value)| (key, value.trim()))
        .collect();
    let name = source.file_stem().and_then(|n| n.to_str()).expect("a name").to_string();
    let area = source.parent().and_then(Path::file_name).and_then(|n| n.to_str()).expect("an area");
    let mut words =
        head.get("check").unwrap_or(&name.as_str()).split_whitespace().map(str::to_string).collect::<Vec<_>>();
    Program {
        id: format!("{area}/{name}"),
        target: words.remove(0),
        options: words,
        property: head.get("property").unwrap_or(&"assert").to_string(),
        verdict: head.get("verdict").unwrap_or(&"").to_string(),
        witness: head.get("witness").map(|w| w.to_string()),
        end: head.get("end").map(|end| end.to_string()),
        source,
    }
}

fn programs() -> Vec<Program> {
    sources(&root()).into_iter().map(program).collect()
}

fn chosen(all: &[Program]) -> Vec<&Program> {
    let only = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    all.iter().filter(|p| p.source.to_string_lossy().contains(&only)).collect()
}

/// Compiles every area into a folder of its own, which it gives by area. The programs see the driver API.
fn compile(all: &[Program], name: &str) -> BTreeMap<String, PathBuf> {
    let stubs = Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk-stubs");
    let out = scratch(name);
    let api = out.join("api");
    fs::create_dir_all(&api).expect("a folder");
    javac(&sources(&stubs.join("driver")), &api, &[]);
    let mut areas: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for program in all {
        let area = program.id.split('/').next().expect("an area").to_string();
        areas.entry(area).or_default().push(program.source.clone());
    }
    let areas: Vec<(String, Vec<PathBuf>)> = areas.into_iter().collect();
    in_parallel(&areas, |(area, sources)| {
        let classes = out.join("classes").join(area);
        fs::create_dir_all(&classes).expect("a folder");
        javac(sources, &classes, &["-cp", api.to_str().expect("a path")]);
        (area.clone(), classes)
    })
    .into_iter()
    .collect()
}

/// All programs, compiled once for the tests that run them.
fn compiled() -> &'static BTreeMap<String, PathBuf> {
    static COMPILED: OnceLock<BTreeMap<String, PathBuf>> = OnceLock::new();
    COMPILED.get_or_init(|| compile(&programs(), "check"))
}

fn classes<'a>(folders: &'a BTreeMap<String, PathBuf>, program: &Program) -> &'a Path {
    &folders[program.id.split('/').next().expect("an area")]
}

/// The programs that may end as UNKNOWN.
fn unknown() -> BTreeSet<String> {
    let text = fs::read_to_string(root().join("unknown.txt")).expect("the list of unknown programs");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_whitespace().next()).map(str::to_string).collect()
}

/// The values of a witness, one per line; semicolons separate them, except inside quotes.
fn lines(witness: &str) -> String {
    let (mut result, mut quoted, mut escaped) = (String::new(), false, false);
    for c in witness.chars() {
        let separates = c == ';' && !quoted;
        quoted ^= c == '"' && !escaped;
        escaped = quoted && c == '\\' && !escaped;
        result.push(if separates { '\n' } else { c });
    }
    result + "\n"
}

#[test]
fn the_corpus_is_well_formed() {
    let all = programs();
    let ids: BTreeSet<&str> = all.iter().map(|p| p.id.as_str()).collect();
    let mut wrong = Vec::new();
    for p in &all {
        if !matches!(p.verdict.as_str(), "HOLDS" | "VIOLATED") {
            wrong.push(format!("{}: no verdict", p.id));
        }
        if (p.verdict == "VIOLATED") != p.witness.is_some() {
            wrong.push(format!("{}: a witness belongs to VIOLATED", p.id));
        }
        if !matches!(p.property.as_str(), "assert" | "exceptions" | "all") {
            wrong.push(format!("{}: unknown property {}", p.id, p.property));
        }
    }
    wrong.extend(unknown().iter().filter(|id| !ids.contains(id.as_str())).map(|id| format!("unknown.txt: no {id}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let violated = all.iter().filter(|p| p.verdict == "VIOLATED").count();
    assert!(all.len() >= FEWEST, "{} programs, at least {FEWEST} are promised", all.len());
    assert!(violated * 3 > all.len() && violated * 3 < all.len() * 2, "{violated} of {} are VIOLATED", all.len());
}

/// Compiles the replay classes: the same API as in the VM, except for the class that makes the values.
fn replay_classes(name: &str) -> PathBuf {
    let stubs = Path::new(env!("CARGO_MANIFEST_DIR")).join("jdk-stubs");
    let out = scratch(name);
    let mut api = sources(&stubs.join("replay"));
    api.extend(sources(&stubs.join("driver")).into_iter().filter(|s| !s.ends_with("obligato/Engine.java")));
    javac(&api, &out, &[]);
    out
}

/// Runs a program on the real JVM with these inputs, one per line.
fn replay(jdk: &JdkHome, program: &Program, inputs: &str, classes: &Path, replay: &Path) -> Observed {
    let file = replay.join(program.id.replace('/', "-"));
    fs::write(&file, inputs).expect("a file of inputs");
    let class_path = std::env::join_paths([replay, classes]).expect("a class path");
    let mut command = java(jdk);
    command.arg("-ea").arg(format!("-Dobligato.inputs={}", file.display())).arg("-cp").arg(class_path);
    if program.target.contains("::") {
        command.arg("obligato.Replay");
    }
    run(command.arg(&program.target), b"", Duration::from_secs(60))
}

/// What the corpus calls VIOLATED is: its witness, replayed on the real JVM, ends in the failure.
#[test]
fn witnesses_fail_on_the_jvm() {
    let all = programs();
    let folders = compiled();
    let replayer = replay_classes("check-replay");
    let jdk = jdks().remove(0);
    let violated: Vec<&Program> = chosen(&all).into_iter().filter(|p| p.verdict == "VIOLATED").collect();
    let wrong: Vec<String> = in_parallel(&violated, |p| {
        let witness = p.witness.as_deref().unwrap_or_default();
        let seen = replay(&jdk, p, &lines(witness), classes(folders, p), &replayer);
        let thrown = seen.stderr.lines().find(|l| l.starts_with("Exception in thread \"main\" ")).unwrap_or("");
        let assertion = thrown.contains("AssertionError");
        let fits = p.property == "all" || assertion == (p.property == "assert");
        let fails = match p.end.as_deref() {
            None => seen.code == Some(1) && !thrown.is_empty() && fits,
            Some("none") => seen.code == Some(0) && thrown.is_empty(),
            Some(end) => seen.code == Some(1) && thrown.contains(end),
        };
        (!fails).then(|| format!("{}: exit code {:?}\n{}", p.id, seen.code, seen.stderr))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(wrong.is_empty(), "{} witnesses show nothing:\n{}", wrong.len(), wrong.join("\n"));
}

/// Inputs that do not fit end the replay with a message and the exit code that says so.
#[test]
fn replay_says_what_does_not_fit() {
    let all = programs();
    let wanted = [
        "spf/DebugAssume",
        "methods/ReceiverConstructed",
        "api/ObjectsAndFields",
        "sequences/CountedBeforeRefused",
        "sequences/StaticLimit",
    ];
    let mut chosen: Vec<Program> = all.into_iter().filter(|p| wanted.contains(&p.id.as_str())).collect();
    chosen.sort_by_key(|p| wanted.iter().position(|id| *id == p.id));
    let folders = compile(&chosen, "check-misfits");
    let replayer = replay_classes("check-misfits-replay");
    let jdk = jdks().remove(0);
    let check = |which: usize, inputs: &str, code: i32, message: &str| {
        let program = &chosen[which];
        let seen = replay(&jdk, program, inputs, classes(&folders, program), &replayer);
        let said = seen.stderr.lines().next().unwrap_or("");
        assert!(seen.code == Some(code) && said.contains(message), "{inputs:?}: {:?} {}", seen.code, seen.stderr);
    };
    check(0, "int 0\nbyte 0\n", 99, "an assumption is false after input 2");
    check(0, "# a comment\n\nint 0\n", 98, "no value left; the program asks for byte");
    check(0, "int 0\nint 5\n", 98, "asks for byte, the value is: int 5");
    check(0, "int 99999999999\n", 98, "not a number of type int");
    check(1, "object ReceiverConstructed {low: int 1, other: int 2}\n", 98, "field other");
    check(1, "new ReceiverConstructed(int,int)[int 2, int 1]\n", 98, "empty range");
    check(1, "string \"x\"\n", 98, "asks for ReceiverConstructed");
    check(2, "#1 = object ObjectsAndFields$Box {n: int 1\n", 98, "'}' expected");
    check(2, "#2\n", 98, "no object has the number 2");
    check(2, "null\n", 99, "an assumption is false");
    let add = |rest: &str| format!("new CountedBeforeRefused()[].add(int){rest}\n");
    check(3, &add("[int -1]"), 98, "call of add: java.lang.IllegalArgumentException: negative");
    check(3, &add("[int -1] throws(java.lang.RuntimeException)"), 98, "IllegalArgumentException: negative");
    check(3, &add("[int 1] throws(java.lang.IllegalArgumentException)"), 98, "it does not throw java.lang.Illegal");
    check(3, &add("[int 1] throws(IllegalArgumentException"), 98, "')' expected");
    check(4, "before call StaticLimit.people(int)[int 1] throws(java.lang.Error)\nint 1\n", 98, "it does not throw");
}

/// Sequences in which calls throw, or that begin with calls for static fields: they are found however they are explored, and the
/// inputs say what throws, in every form of the report.
#[test]
fn inputs_say_which_call_throws() {
    let all = programs();
    let folders = compiled();
    let cases = [
        ("CountedBeforeRefused", "new CountedBeforeRefused(), then add(", ") throws IllegalArgumentException"),
        ("CheckedRefusal", "new CheckedRefusal(", "take() throws CheckedRefusal.Full"),
        ("StaticLimit", "before = StaticLimit.people(0)", ""),
        ("StaticHalfDone", "before = StaticHalfDone.register(null) throws NullPointerException", ""),
        ("ConstructorHalfDone", "before = new ConstructorHalfDone(", ") throws IllegalArgumentException"),
    ];
    let ways: [&[&str]; 6] = [
        &[],
        &["--jobs", "2"],
        &["--compose", "always"],
        &["--strategy", "dfs"],
        &["--strategy", "bfs", "--all"],
        &["--no-jvm"],
    ];
    let runs: Vec<_> = cases.iter().flat_map(|case| ways.map(|way| (case, way))).collect();
    let wrong: Vec<String> = in_parallel(&runs, |((name, begin, end), way)| {
        let p = all.iter().find(|p| p.id == format!("sequences/{name}")).expect(name);
        let check = |format: &[&str]| {
            let mut command = obligato();
            command.args(["check", "--budget", "300", "--property", &p.property, "--classpath"]);
            run(command.arg(classes(folders, p)).args(*way).args(format).arg(&p.target), b"", Duration::from_secs(900))
        };
        let text = check(&[]).stdout;
        let said = text.lines().any(|line| line.contains(begin) && line.ends_with(end));
        if !text.starts_with("VIOLATED") || !said || !text.contains("replay: confirmed") {
            return Some(format!("{name} {way:?}:\n{text}"));
        }
        let json: serde_json::Value = serde_json::from_str(&check(&["--json"]).stdout).expect("a report");
        let inputs = json["targets"][0]["violations"][0]["inputs"].as_array().cloned().unwrap_or_default();
        let has = |part: &str| inputs.iter().any(|i| i["value"].as_str().is_some_and(|value| value.contains(part)));
        let told = if end.contains("throws") { has(" throws(") } else { has("before call") };
        (!told).then(|| format!("{name} {way:?}: {inputs:?}"))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// After a failed assertion no sequence goes on: the program has said itself what is wrong there.
#[test]
fn sequences_end_where_an_assertion_fails() {
    let folder = scratch("check-failed-steps");
    let source = folder.join("Meter.java");
    let text = "public class Meter {
        private boolean started;
        public void start(int at) {
            started = true;
            assert at >= 0;
            started = false;
        }
        public void rest() {
            assert !started;
        }
        public int read() {
            if (started) throw new IllegalStateException();
            return 1;
        }
    }";
    fs::write(&source, text).expect("a program");
    javac(&[source], &folder, &[]);
    for (property, target) in [("assert", "rest"), ("exceptions", "read"), ("all", "rest"), ("all", "read")] {
        let mut command = obligato();
        command.args(["check", "--property", property, "--budget", "300", "--classpath"]).arg(&folder);
        let seen = run(command.arg(format!("Meter::{target}")), b"", Duration::from_secs(900));
        assert!(seen.stdout.starts_with("UNKNOWN"), "{property}: {}", seen.stdout);
        assert!(seen.stdout.contains("receivers after calls that throw"), "{property}: {}", seen.stdout);
    }
}

/// Every program gets its verdict, or UNKNOWN where the list allows it.
#[test]
fn verdicts_are_right() {
    let all = programs();
    let folders = compiled();
    let allowed = unknown();
    let chosen = chosen(&all);
    let check = |p: &Program, budget: u64| {
        let mut command = obligato();
        command.arg("check").arg("--classpath").arg(classes(folders, p)).arg("--budget").arg(budget.to_string());
        command.arg("--property").arg(&p.property).args(&p.options).arg(&p.target);
        let seen = run(&mut command, b"", Duration::from_secs(budget + 30));
        let first = |line: &str| line.split(|c: char| !c.is_ascii_uppercase()).next().map(str::to_string);
        let verdict =
            seen.stdout.lines().filter_map(first).find(|w| ["HOLDS", "VIOLATED", "UNKNOWN"].contains(&w.as_str()));
        (seen, verdict.unwrap_or_else(|| "nothing".to_string()))
    };
    let wrong: Vec<String> = in_parallel(&chosen, |p| {
        let right = |verdict: &str| verdict == p.verdict || verdict == "UNKNOWN" && allowed.contains(&p.id);
        let (mut seen, mut verdict) = check(p, FIRST);
        if verdict == "UNKNOWN" && !right(&verdict) {
            (seen, verdict) = check(p, BUDGET);
        }
        (!right(&verdict)).then(|| {
            let why: Vec<&str> = seen.stdout.lines().chain(seen.stderr.lines()).take(12).collect();
            format!("{}: expected {}, got {verdict}\n    {}", p.id, p.verdict, why.join("\n    "))
        })
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(wrong.is_empty(), "{} of {} verdicts are wrong:\n{}", wrong.len(), chosen.len(), wrong.join("\n"));
}

/// Whether ways are merged where they meet changes no verdict: random programs, of which the JVM says what is true.
/// `OBLIGATO_PROGRAMS=100..200` chooses others, by their seeds.
#[test]
fn composition_changes_no_verdict() {
    let seeds = std::env::var("OBLIGATO_PROGRAMS").ok();
    let seeds = seeds.as_deref().and_then(|seeds| seeds.split_once("..")).unwrap_or(("0", "40"));
    let seeds = seeds.0.parse::<u64>().expect("a number")..seeds.1.parse().expect("a number");
    let folder = scratch("check-random");
    let names: Vec<String> = seeds.clone().map(|seed| format!("Random{seed}")).collect();
    let mut files = Vec::new();
    for (seed, name) in seeds.zip(&names) {
        files.push(folder.join(format!("{name}.java")));
        fs::write(&files[files.len() - 1], random::program(seed, name)).expect("a program");
    }
    files.push(folder.join("Truth.java"));
    fs::write(&files[files.len() - 1], random::truth(&names)).expect("a program");
    javac(&files, &folder, &[]);
    let jdk = jdks().remove(0);
    let said = run(java(&jdk).arg("-ea").arg("-cp").arg(&folder).arg("Truth"), b"", Duration::from_secs(60)).stdout;
    let truth: Vec<(&str, &str)> = said.lines().filter_map(|line| line.split_once(' ')).collect();
    assert_eq!(truth.len(), names.len(), "{said}");
    let seen: Vec<Vec<String>> = in_parallel(&truth, |(name, _)| {
        let verdicts = ["off", "auto", "always"].map(|compose| {
            let mut command = obligato();
            command.args(["check", "--quiet", "--no-jvm", "--budget", "20", "--compose", compose, "--classpath"]);
            let seen = run(command.arg(&folder).arg(format!("{name}::target")), b"", Duration::from_secs(60));
            seen.stdout.split_whitespace().next().unwrap_or_default().to_string()
        });
        verdicts.into()
    });
    let is_wrong = |verdict: &String, truth: &str| verdict != truth && verdict != "UNKNOWN";
    let wrong = truth.iter().zip(&seen).filter(|((_, truth), seen)| seen.iter().any(|v| is_wrong(v, truth)));
    let wrong: Vec<String> = wrong.map(|((name, truth), seen)| format!("{name} is {truth}: {seen:?}")).collect();
    assert!(wrong.is_empty(), "in {}:\n{}", folder.display(), wrong.join("\n"));
    let known = seen.iter().flatten().filter(|verdict| *verdict != "UNKNOWN").count();
    assert!(known > seen.len() * 2, "{known} verdicts on {} programs", seen.len());
}
