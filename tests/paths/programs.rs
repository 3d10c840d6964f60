//! Programs of all kinds with few inputs (`programs/*.java`): what all of them do on the JVM, with a probe at each branch, switch and
//! handler of the bytecode, is exactly what the generated tests do. None is missing and none is there twice.
//!
//! A program is a class with a method `f` and its precondition `pre`; behind the line `//// all inputs` is code that makes all
//! inputs that `pre` accepts, and more. Where the first line says so, the report need not say that these are all paths.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::support::{self, JdkHome, java, javac_with, jdks, junit_jar, obligato, scratch};

const BEHIND: &str = "//// all inputs";
const OPEN: &str = "// more may be left out";
/// The library that reads and writes class files is the JDK's own, while it has one.
const EXPORTS: &str = "--add-exports=java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED";

fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/paths").join(name)
}

fn jdk() -> JdkHome {
    jdks().into_iter().find(|jdk| jdk.javac.is_some()).unwrap()
}

/// The classes that run others with probes.
fn tracer(name: &str) -> PathBuf {
    let classes = scratch(name);
    let sources = ["traced/Trace.java", "traced/Traced.java"].map(here);
    javac_with(jdk().javac.as_ref().unwrap(), &sources, &classes, &[EXPORTS]);
    classes
}

fn programs() -> Vec<String> {
    let files = fs::read_dir(here("programs")).unwrap().map(|file| file.unwrap().path());
    let mut names: Vec<String> = files.map(|file| file.file_stem().unwrap().to_str().unwrap().to_string()).collect();
    names.sort();
    names
}

fn compare(tracer: &Path, name: &str, options: &[&str]) -> Result<(), String> {
    let (jdk, jar) = (jdk(), junit_jar().display().to_string());
    let javac = jdk.javac.as_ref().unwrap();
    let folder = scratch(&format!("paths-of-{name}{}", options.concat()));
    let [source, all, classes, others] =
        [&format!("{name}.java"), "All.java", "classes", "others"].map(|part| folder.join(part));
    fs::create_dir_all(&classes).unwrap();
    fs::create_dir_all(&others).unwrap();
    let text = fs::read_to_string(here("programs").join(format!("{name}.java"))).unwrap();
    let (program, inputs) = text.split_once(BEHIND).unwrap();
    fs::write(&source, program).unwrap();
    let main = "public class All { public static void main(String[] none) throws Throwable {";
    fs::write(&all, format!("{main} {inputs} }} }}")).unwrap();
    // Newer class files have attributes that the library above refuses.
    javac_with(javac, &[source], &classes, &["-g", "--release", "16"]);
    let path = std::env::join_paths([&classes, tracer]).unwrap();
    javac_with(javac, &[all], &others, &["-cp", path.to_str().unwrap()]);
    let traces = |arguments: &[&str]| {
        let mut command = java(&jdk);
        let path = std::env::join_paths([tracer, Path::new(&jar)]).unwrap();
        command.args(["-ea", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", EXPORTS, "-cp"]);
        command.arg(path).arg("Traced").args([&classes, &others]).arg(format!("{name}::f")).args(arguments);
        let seen = support::run(&mut command, b"", Duration::from_secs(120));
        assert_eq!(seen.code, Some(0), "{name}: {}{}", seen.stdout, seen.stderr);
        let mut found: Vec<String> = seen.stdout.lines().map(str::to_string).collect();
        found.sort();
        found
    };
    let mut expected = traces(&["all", "All"]);
    expected.dedup();

    let out = folder.join("out");
    let mut command = obligato();
    command.args(["generate", "--criterion", "paths", "--classpath"]).arg(&classes);
    command.args(["--assume", &format!("{name}::pre")]).args(options).arg("--out").arg(&out).arg(format!("{name}::f"));
    let seen = support::run(&mut command, b"", Duration::from_secs(240));
    let output = format!("{}{}", seen.stdout, seen.stderr);
    let code = if program.starts_with(OPEN) { 1 } else { 0 };
    if seen.code != Some(code) {
        return Err(format!("{name} {options:?}: exit code {:?}\n{output}", seen.code));
    }
    let tests = out.join(format!("junit/{name}Test.java"));
    let path = std::env::join_paths([&classes, Path::new(&jar)]).unwrap();
    javac_with(javac, &[tests], &others, &["-cp", path.to_str().unwrap()]);
    let taken = traces(&["tests", &format!("{name}Test")]);
    match taken == expected {
        true => Ok(()),
        false => {
            Err(format!("{name} {options:?}: tests take\n{taken:#?}\nand all inputs take\n{expected:#?}\n{output}"))
        }
    }
}

fn compare_all(tracer: &Path, names: &[String], options: &[&str]) {
    let failed = std::sync::Mutex::new(Vec::new());
    support::in_parallel(names, |name| {
        if let Err(why) = compare(tracer, name, options) {
            failed.lock().unwrap().push(why);
        }
    });
    let failed = failed.into_inner().unwrap();
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[test]
fn tests_of_all_kinds_of_programs_take_exactly_the_paths_of_all_inputs() {
    let chosen = std::env::var("OBLIGATO_ONLY").unwrap_or_default();
    let names: Vec<String> =
        programs().into_iter().filter(|name| chosen.is_empty() || chosen.split(',').any(|only| only == name)).collect();
    assert!(!names.is_empty());
    compare_all(&tracer("paths-tracer"), &names, &[]);
}

/// Objects that may be the same, cycles, arrays that may be the same, arrays of arrays, indices that are elements.
#[test]
fn aliases_of_objects_and_arrays_give_the_same_paths_in_every_way() {
    let names = ["Objects", "Cycle", "Tree", "TwoArrays", "Matrix", "Swap", "NestedArrays"].map(str::to_string);
    let tracer = tracer("paths-tracer-aliases");
    for aliases in ["early", "late", "terms"] {
        compare_all(&tracer, &names, &["--aliases", aliases]);
    }
}
