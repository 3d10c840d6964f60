//! Java programs of ours, compiled by the installed `javac`, run by the real `java` and by the VM in the same test run,
//! and compared: standard output, exit code, and the report of an uncaught exception.
//!
//! `OBLIGATO_ONLY=libstring` runs the programs whose path contains that text; `OBLIGATO_JDK=17` only one JDK.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::{
    self, JdkHome, Observed, first_difference, in_parallel, java, javac, jdks, obligato, run, run_main, scratch,
};

struct Program {
    source: PathBuf,
    class: String,
    input: Vec<u8>,
    arguments: Vec<String>,
    flags: Vec<String>,
}

impl Program {
    /// Whether other programs can run after it in the same JVM.
    fn leaves_the_jvm_alone(&self) -> bool {
        let of_the_jvm =
            ["exit(", "halt(", "Thread", "Executor", "System.set", "Locale.set", "TimeZone.set", "Runtime."];
        let text = fs::read_to_string(&self.source).unwrap_or_default();
        let is_plain = self.input.is_empty() && self.arguments.is_empty() && self.flags.is_empty();
        is_plain && !of_the_jvm.iter().any(|word| text.contains(word))
    }
}

fn programs(folder: &str) -> Vec<Program> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut areas: Vec<PathBuf> =
        fs::read_dir(&root).expect("a folder of programs").flatten().map(|e| e.path()).collect();
    areas.sort();
    let mut sources: Vec<PathBuf> =
        areas.iter().flat_map(|a| fs::read_dir(a).into_iter().flatten().flatten().map(|e| e.path())).collect();
    sources.retain(|s| s.extension().is_some_and(|e| e == "java"));
    sources.sort();
    let lines = |source: &Path, extension: &str| -> Vec<String> {
        let text = fs::read_to_string(source.with_extension(extension)).unwrap_or_default();
        text.lines().map(str::to_string).collect()
    };
    sources
        .into_iter()
        .map(|source| {
            let name = source.file_stem().and_then(|n| n.to_str()).expect("a name");
            let area = source.parent().and_then(Path::file_name).and_then(|n| n.to_str()).expect("an area");
            Program {
                class: format!("{area}.{name}"),
                input: fs::read(source.with_extension("in")).unwrap_or_default(),
                arguments: lines(&source, "args"),
                flags: lines(&source, "flags"),
                source,
            }
        })
        .collect()
}

const LIMIT: Duration = Duration::from_secs(60);

fn compare(program: &Program, jdk: &JdkHome, classes: &Path) -> Option<String> {
    let on = |command: &mut std::process::Command| -> Observed {
        command.args(&program.flags).arg("-cp").arg(classes).arg(&program.class).args(&program.arguments);
        run(command, &program.input, LIMIT)
    };
    let actual = on(obligato().arg("run").arg("--jdk").arg(&jdk.home)).comparable();
    // Where they agree there is nothing to look at; else a JVM of its own decides.
    let shared = || run_main(jdk, &classes.display().to_string(), &program.class);
    if program.leaves_the_jvm_alone() && shared().as_ref() == Some(&actual) {
        return None;
    }
    let expected = on(&mut java(jdk)).comparable();
    if expected == actual {
        return None;
    }
    let mut what = format!("{} on JDK {}:", program.class, jdk.feature);
    if expected.code != actual.code {
        what += &format!("\n  exit code: java {:?}, obligato {:?}", expected.code, actual.code);
    }
    for (stream, a, b) in [("stdout", &expected.stdout, &actual.stdout), ("stderr", &expected.stderr, &actual.stderr)] {
        if a != b {
            what += &format!("\n  {stream} {}", first_difference(a, b));
        }
    }
    Some(what)
}

/// Compares the chosen programs on every chosen JDK from `oldest` on; gives how many runs were compared.
fn compare_all(all: &[Program], classes: &Path, oldest: u16) -> usize {
    let only = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    let feature = std::env::var("OBLIGATO_JDK").ok();
    let chosen: Vec<&Program> = all.iter().filter(|p| p.source.to_string_lossy().contains(&only)).collect();
    let mut failures = Vec::new();
    let mut compared = 0;
    let wanted = |j: &JdkHome| j.feature >= oldest && feature.as_ref().is_none_or(|f| *f == j.feature.to_string());
    for jdk in jdks().iter().filter(|j| wanted(j)) {
        compared += chosen.len();
        failures.extend(in_parallel(&chosen, |p| compare(p, jdk, classes)).into_iter().flatten());
    }
    assert!(failures.is_empty(), "{} of {compared} runs differ:\n{}", failures.len(), failures.join("\n"));
    compared
}

fn sources(all: &[Program]) -> Vec<PathBuf> {
    all.iter().map(|p| p.source.clone()).collect()
}

#[test]
fn programs_behave_as_on_the_jvm() {
    let all = programs("tests/java");
    assert!(all.len() >= 200, "the suite has {} programs, at least 200 are promised", all.len());
    let classes = scratch("conformance");
    javac(&sources(&all), &classes, &[]);
    let compared = compare_all(&all, &classes, 17);
    assert!(compared > 0 || std::env::var_os("OBLIGATO_ONLY").is_some(), "nothing was compared");
}

/// What Java 21 added to the language and the library; needs a JDK 21 or newer beside the default one.
#[test]
fn newer_programs_behave_as_on_a_newer_jvm() {
    let all = programs("tests/java21");
    let Some(javac) = jdks().into_iter().filter(|j| j.feature >= 21).find_map(|j| j.javac) else { return };
    let classes = scratch("conformance21");
    support::javac_with(&javac, &sources(&all), &classes, &["--release", "21"]);
    compare_all(&all, &classes, 21);
}
