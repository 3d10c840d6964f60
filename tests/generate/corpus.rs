//! The programs of the corpus, compiled, and what `generate` makes of them.

use crate::support::{self, JdkHome, Observed, junit_jar};
use obligato::coverage::report::{RunReport, Verdict};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Programs of the benchmarks, as drivers that a user would name. The others are in `programs`.
const ARTIFACTS: [&str; 9] = [
    "AltitudeSwitch",
    "FibonacciHeap",
    "FlightGuidance",
    "Permutation",
    "RedBlackTree",
    "Tcas",
    "Triangle",
    "Utf8",
    "Wbs",
];

pub struct Program {
    /// Internal form: `shop/till/Basket`.
    pub class: String,
    /// The root folder of its source.
    pub root: PathBuf,
}

impl Program {
    /// `shop.till.Basket`
    pub fn name(&self) -> String {
        self.class.replace('/', ".")
    }

    pub fn source(&self) -> PathBuf {
        self.root.join(format!("{}.java", self.class))
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All programs, or those that `OBLIGATO_ONLY` names (separated by commas).
pub fn programs() -> Vec<Program> {
    let only = std::env::var("OBLIGATO_ONLY").ok();
    let wanted = |class: &str| {
        let simple = class.rsplit('/').next().unwrap_or_default();
        only.as_deref().is_none_or(|only| only.split(',').any(|name| name == simple))
    };
    let ours = root().join("tests/generate/programs");
    let mut found: Vec<Program> = java_files(&ours)
        .iter()
        .map(|path| path.strip_prefix(&ours).unwrap().with_extension("").display().to_string())
        .map(|class| Program { class, root: ours.clone() })
        .collect();
    let artifacts = root().join("benches/artifacts");
    found.extend(ARTIFACTS.map(|name| Program { class: name.into(), root: artifacts.clone() }));
    found.retain(|program| wanted(&program.class));
    found
}

/// The Java files below a folder, sorted.
pub fn java_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
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

pub fn jdk() -> JdkHome {
    let jdk = support::jdks().into_iter().find(|j| j.feature >= 17 && j.javac.is_some());
    jdk.expect("a JDK with javac").with_resident_compiler()
}

/// Compiles all at once, each to a folder of its own below `folder`.
pub fn compile(jdk: &JdkHome, programs: &[Program], folder: &Path) {
    let all = folder.join("all");
    fs::create_dir_all(&all).unwrap();
    let sources: Vec<PathBuf> = programs.iter().map(Program::source).collect();
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources, &all, &["-g"]);
    for program in programs {
        let (package, simple) = program.class.rsplit_once('/').unwrap_or(("", &program.class));
        let target = classes(folder, program).join(package);
        fs::create_dir_all(&target).unwrap();
        for entry in fs::read_dir(all.join(package)).unwrap().flatten() {
            let name = entry.file_name().into_string().unwrap();
            // In a package, classes may use each other.
            let own = name == format!("{simple}.class") || name.starts_with(&format!("{simple}$"));
            if own || !package.is_empty() && name.ends_with(".class") {
                fs::copy(entry.path(), target.join(name)).unwrap();
            }
        }
    }
}

/// The classes of one program.
pub fn classes(folder: &Path, program: &Program) -> PathBuf {
    folder.join("classes").join(program.name())
}

/// `obligato generate` for a program, with options.
pub fn command(jdk: &JdkHome, folder: &Path, program: &Program, out: &Path, options: &[&str]) -> Command {
    let mut command = support::obligato();
    command.args(["generate", "--jdk"]).arg(&jdk.home).arg("--classpath").arg(classes(folder, program));
    command.arg("--source").arg(&program.root).arg("--out").arg(out).args(options).arg(program.name());
    command
}

pub fn generate(jdk: &JdkHome, folder: &Path, program: &Program, out: &Path, options: &[&str]) -> Observed {
    support::run(&mut command(jdk, folder, program, out, options), b"", Duration::from_secs(900))
}

pub fn read_report(out: &Path) -> RunReport {
    let text = fs::read_to_string(out.join("report.json")).expect("report.json");
    serde_json::from_str(&text).expect("report.json is a report")
}

/// A line of `expected.txt`.
pub fn line(program: &Program, report: &RunReport) -> String {
    let (mut covered, mut infeasible) = (0, 0);
    let mut open: BTreeMap<&str, u32> = BTreeMap::new();
    for objective in &report.objectives {
        match &objective.verdict {
            Verdict::Covered { .. } => covered += 1,
            Verdict::Infeasible { .. } => infeasible += 1,
            Verdict::Open { cause, .. } => *open.entry(cause).or_default() += 1,
        }
    }
    let causes: Vec<String> = open.iter().map(|(cause, count)| format!("{cause} {count}")).collect();
    let count: u32 = open.values().sum();
    let open = if causes.is_empty() { "0".into() } else { format!("{count} ({})", causes.join(", ")) };
    let tests = report.tests.len();
    let withheld: u64 = report.withheld.iter().map(|w| w.count).sum();
    let withheld = if withheld == 0 { String::new() } else { format!(", withheld {withheld}") };
    let early = if report.ended_early.is_some() { EARLY } else { "" };
    let name = program.name();
    format!("{name}: covered {covered}, infeasible {infeasible}, open {open}, tests {tests}{withheld}{early}")
}

/// At the end of a line about a run that the budget ended: how far it came depends on the machine.
const EARLY: &str = ", ended early";

/// Is this as expected? How many tests it takes depends a little on which were found first, and that on the time that queries
/// took: a tenth more are fine. Where the budget ended the run, a tenth less may be covered.
pub fn fits(expected: &str, line: &str) -> bool {
    let number = |line: &str, name: &str| -> Option<u32> {
        let (_, rest) = line.split_once(name)?;
        rest.split(',').next()?.parse().ok()
    };
    let both = |name: &str| number(line, name).zip(number(expected, name));
    if expected.ends_with(EARLY) {
        return both("covered ").is_some_and(|(is, was)| is * 10 >= was * 9);
    }
    let verdicts = |line: &str| line.split(", tests ").next().map(str::to_string);
    let withheld = |line: &str| line.contains(", withheld ");
    verdicts(expected) == verdicts(line)
        && withheld(expected) == withheld(line)
        && !line.ends_with(EARLY)
        && both(", tests ").is_some_and(|(is, was)| is <= was + was / 10 + 1)
}

/// Compiles generated tests without a warning and runs them with the real JUnit: all pass, and none is missing.
pub fn confirm(jdk: &JdkHome, classes: &Path, tests: &[PathBuf], count: usize, folder: &Path) {
    let out = folder.join("out");
    fs::create_dir_all(&out).unwrap();
    let path = std::env::join_paths([classes, &junit_jar()]).unwrap();
    support::javac_strictly(jdk.javac.as_ref().unwrap(), tests, &out, &["-cp", path.to_str().unwrap()]);
    let path = std::env::join_paths([out.as_path(), classes]).unwrap();
    let mut command = support::java(jdk);
    command.args(["-ea", "-jar"]).arg(junit_jar());
    command.args(["--disable-banner", "--details=tree", "--disable-ansi-colors", "-cp"]).arg(path);
    command.arg(format!("--scan-classpath={}", out.display()));
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    assert_eq!(seen.code, Some(0), "JUnit:\n{}\n{}", seen.stdout, seen.stderr);
    let all = format!("[{count:>10} tests successful");
    assert!(seen.stdout.contains(&all), "not all of {count} tests ran:\n{}", seen.stdout);
}
