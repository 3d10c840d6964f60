//! Copies of classes with probes: the JVM's verifier takes them, they do what the classes do, and a claim that is wrong is
//! found. That right claims are confirmed is shown by `tests/generate.rs`.
//!
//! `OBLIGATO_ALL=1` also runs a javac that is full of probes.

use crate::support::{self, JdkHome, scratch};
use obligato::coverage::facts::Recorder;
use obligato::coverage::probes::{Probes, Told};
use obligato::coverage::scope::subject;
use obligato::interp::Config;
use obligato::program::{ClassPath, Jdk, stubs};
use obligato::testgen::generate::scope::machine;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::Duration;

/// Folders of `tests/java` with all that the compiler makes of control flow.
const AREAS: &[&str] = &[
    "control",
    "enums",
    "exceptions",
    "init",
    "lambdas",
    "limits",
    "monitors",
    "nested",
    "npe",
    "records",
    "switches",
];
/// They end the JVM, read input, or show how deep the stack can get, which probes change.
const LEFT_OUT: &[&str] = &["exit(", "System.in", "StackOverflowError", "halt("];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn write_class(folder: &Path, name: &str, bytes: &[u8]) {
    let file = folder.join(format!("{name}.class"));
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, bytes).unwrap();
}

/// Copies with probes of all classes in a folder; what is not told, with reasons.
fn probed(jdk: &Path, classes: &Path, copies: &Path) -> Vec<(String, String)> {
    let vm = machine(Jdk::open(jdk).unwrap(), &classes.display().to_string(), Config::default()).unwrap();
    let names = ClassPath::open(&classes.display().to_string(), 17).unwrap().classes().unwrap();
    let tops: Vec<String> = names.into_iter().filter(|name| !name.contains('$')).collect();
    let subject = subject(vm.program.classpath(), &tops, None, &|_, _| true).unwrap();
    let probes = Probes::new(&subject, &vm.program);
    assert!(probes.classes.len() > 10);
    for (name, bytes) in &probes.classes {
        obligato::classfile::parse(bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        write_class(copies, name, bytes);
    }
    probes.not_told(&subject)
}

/// The main classes of these folders, compiled.
fn compiled(jdk: &JdkHome, folders: &[PathBuf], classes: &Path, flags: &[&str]) -> Vec<String> {
    let mut sources = Vec::new();
    let mut mains = Vec::new();
    for folder in folders {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            let beside = |extension: &str| path.with_extension(extension).exists();
            if path.extension().is_none_or(|e| e != "java") {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let plain = !LEFT_OUT.iter().any(|word| text.contains(word)) && !beside("in") && !beside("args");
            if plain && text.contains("void main(String[]") {
                let area = folder.file_name().unwrap().to_str().unwrap();
                mains.push(format!("{area}.{}", path.file_stem().unwrap().to_str().unwrap()));
            }
            sources.push(path);
        }
    }
    sources.sort();
    mains.sort();
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources, classes, flags);
    mains
}

fn same_twice(jdk: &JdkHome, folders: &[PathBuf], flags: &[&str], name: &str) -> Vec<(String, String)> {
    let folder = scratch(name);
    let [classes, copies, tools] = ["classes", "copies", "tools"].map(|name| folder.join(name));
    for folder in [&classes, &copies, &tools] {
        fs::create_dir_all(folder).unwrap();
    }
    let mains = compiled(jdk, folders, &classes, flags);
    assert!(mains.len() > 10);
    let not_told = probed(&jdk.home, &classes, &copies);
    for (name, bytes) in stubs::junit_classes().iter().filter(|(name, _)| name.starts_with("obligato/")) {
        write_class(&tools, name, bytes);
    }
    support::javac_with(jdk.javac.as_ref().unwrap(), &[root().join("tests/probes/Twice.java")], &tools, &[]);
    fs::write(folder.join("list"), mains.join("\n") + "\n").unwrap();
    let mut command = support::java(jdk);
    command.args(["-ea", "-Xss8m", "-cp"]).arg(&tools).arg("Twice").args([&classes, &copies, &folder.join("list")]);
    let seen = support::run(&mut command, b"", Duration::from_secs(120));
    assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
    let told = seen.stdout.lines().find_map(|line| line.strip_prefix("TOLD ")).expect(&seen.stdout);
    assert!(!seen.stdout.contains("DIFFERS"), "{}", seen.stdout);
    assert!(told.parse::<u64>().unwrap() > 1_000, "{told}");
    not_told
}

#[test]
fn copies_with_probes_do_the_same() {
    let jdk = support::jdks().into_iter().find(|j| j.feature >= 17 && j.javac.is_some()).expect("a JDK with javac");
    let folders: Vec<PathBuf> = AREAS.iter().map(|area| root().join("tests/java").join(area)).collect();
    assert_eq!(same_twice(&jdk, &folders, &["-g"], "probes"), []);
}

/// Class files of the newest JDK that is installed.
#[test]
fn newer_class_files_too() {
    let newer = support::jdks().into_iter().rfind(|j| j.feature >= 21 && j.javac.is_some());
    let Some(jdk) = newer else { return };
    let areas = ["j21apps", "j21coll", "j21records", "j21switch", "j21text"];
    let folders: Vec<PathBuf> = areas.iter().map(|area| root().join("tests/java21").join(area)).collect();
    assert_eq!(same_twice(&jdk, &folders, &[], "probes21"), []);
}

/// A record that nobody made: the reason, and no panic.
#[test]
fn broken_records_are_refused() {
    let jdk = support::jdks().into_iter().find(|j| j.feature >= 17 && j.javac.is_some()).expect("a JDK with javac");
    let folder = scratch("probes-broken");
    let source = folder.join("Both.java");
    fs::write(&source, "class Both { static int m(boolean a, boolean b) { return a & b ? 1 : 2; } }\n").unwrap();
    support::javac_with(jdk.javac.as_ref().unwrap(), &[source], &folder, &["-g"]);
    let classpath = folder.display().to_string();
    let vm = machine(Jdk::open(&jdk.home).unwrap(), &classpath, Config::default()).unwrap();
    let source = Some(folder.as_path());
    let subject = Rc::new(subject(vm.program.classpath(), &["Both".to_string()], source, &|_, _| true).unwrap());
    let probes = Probes::new(&subject, &vm.program);
    let mut recorder = Recorder::new(Rc::clone(&subject));
    let number = subject.spots.iter().position(|spot| spot.look.values.len() == 2).expect("both operands are told");
    // Everything in order, without the depth.
    let told = |value| Told { number: 3 * number as u32 + 1, depth: 0, value };
    let mut facts = |told: &[Told]| probes.facts(&mut recorder, told).map(|facts| facts.iter().count());
    assert_eq!(facts(&[]), Ok(0));
    assert!(facts(&[told(1), told(0)]).is_ok_and(|count| count > 0));
    for wrong in [&[told(1)][..], &[told(1), Told { number: 0, ..told(0) }], &[Told { number: u32::MAX, ..told(1) }]] {
        assert!(facts(wrong).is_err());
    }
}

/// The compiler of the JDK, with a probe at every branch and line, compiles as it does without.
#[test]
fn a_compiler_full_of_probes_compiles() {
    if std::env::var_os("OBLIGATO_ALL").is_none() {
        return;
    }
    let module = "jdk.compiler";
    for jdk in support::jdks().into_iter().filter(|j| j.feature >= 17 && j.javac.is_some()) {
        let folder = scratch(&format!("probes-{module}-{}", jdk.feature));
        let place = |name: &str| {
            fs::create_dir_all(folder.join(name)).unwrap();
            folder.join(name)
        };
        let open = Jdk::open(&jdk.home).unwrap();
        for name in open.classes_of_module(module).unwrap() {
            write_class(&place("classes"), &name, &open.find(&name).unwrap().unwrap().bytes);
        }
        let not_told = probed(&jdk.home, &place("classes"), &place("copies"));
        let (name, bytes) = stubs::junit_classes().iter().find(|(name, _)| *name == "obligato/Probe").unwrap();
        write_class(&place("tools"), name, bytes);
        let mut sources: Vec<PathBuf> = Vec::new();
        for area in ["apps", "lambdas", "generics", "switches"] {
            sources.extend(fs::read_dir(root().join("tests/java").join(area)).unwrap().flatten().map(|e| e.path()));
        }
        sources.retain(|source| source.extension().is_some_and(|e| e == "java"));
        sources.sort();
        let compile = |out: &Path, options: &[String]| {
            let mut command = support::java(&jdk);
            command.args(["-XX:+UnlockDiagnosticVMOptions", "-XX:+BytecodeVerificationLocal"]).args(options);
            command.args(["-m", "jdk.compiler/com.sun.tools.javac.Main", "-g", "-d"]).arg(out).args(&sources);
            let seen = support::run(&mut command, b"", Duration::from_secs(300));
            assert_eq!(seen.code, Some(0), "{}{}", seen.stdout, seen.stderr);
        };
        compile(&place("plain"), &[]);
        let patch = format!("--patch-module={module}={}", place("copies").display());
        let reads = format!("--add-reads={module}=ALL-UNNAMED");
        compile(&place("probed"), &[patch, reads, format!("--class-path={}", place("tools").display())]);
        let all = |name: &str| {
            let classes = ClassPath::open(&place(name).display().to_string(), 17).unwrap();
            let names = classes.classes().unwrap();
            names.into_iter().map(|n| (classes.find(&n).unwrap().unwrap().bytes, n)).collect::<Vec<_>>()
        };
        assert!(all("plain") == all("probed"), "JDK {}", jdk.feature);
        assert_eq!(not_told, [], "JDK {}", jdk.feature);
    }
}
