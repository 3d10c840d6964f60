//! Generated tests: every public method of some classes explored, each path made a test, run in the VM, written, compiled
//! without warnings and run on a real JVM with the real JUnit.
//!
//! `OBLIGATO_SHOW=1` prints what was written.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use obligato::explore::engine::{Ended, Engine, Limits, Listener, Wish};
use obligato::explore::input::{Built, CallInput, Input, Primitive, Purpose, RootInput, StubbedMethod};
use obligato::explore::script::Receiver;
use obligato::explore::tally::PathEnd;
use obligato::explore::target::{self, Reach};
use obligato::interp::{Bounds, Config, Vm};
use obligato::program::{ClassPath, Jdk, Program};
use obligato::search;
use obligato::solver::{self, Solver};
use obligato::testgen::{Access, Draft, JUnit, JavaFile, Note, OnJvm, Runner, TestCase, capture, run_on_jvm, write};

use crate::support::{self, JdkHome, junit_jar};

/// Paths of one method.
const MOST_PATHS: u64 = 8;
/// Around a list that leads back to itself a path need not end.
const MOST_STEPS: u64 = 2_000_000;

fn vm(jdk: &JdkHome, classes: &Path, exploring: bool) -> Vm {
    let jdk = Jdk::open(&jdk.home).expect("a JDK");
    let classpath = ClassPath::open(&classes.display().to_string(), jdk.feature()).expect("a class path");
    let bounds = Bounds { text: 3, array: 3, depth: 2 };
    let config = Config { assertions: true, exploring, max_depth: 2000, bounds, ..Config::default() };
    Vm::new(Program::new(jdk, classpath), config, obligato::models::registry()).expect("core classes")
}

#[derive(Default)]
struct Collected {
    drafts: Vec<Result<Draft, String>>,
}

impl Listener for Collected {
    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        if matches!(path.end, PathEnd::Returned(_) | PathEnd::Threw(_) | PathEnd::AssertionFailed(_)) {
            self.drafts.push(capture(path, false));
        }
        Wish::GoOn
    }
}

struct Generated {
    cases: Vec<TestCase>,
    notes: Vec<Note>,
    gaps: Vec<String>,
}

/// Tests for the public methods of classes.
fn generate(jdk: &JdkHome, classes: &Path, names: &[&str], receiver: Receiver) -> Generated {
    let (explorer, concrete) = (vm(jdk, classes, true), vm(jdk, classes, false));
    let runner = Runner::new(&concrete, &explorer);
    let reach = Reach { receiver, ..Reach::built(0) };
    let mut made = Generated { cases: Vec::new(), notes: Vec::new(), gaps: Vec::new() };
    for name in names {
        for target in target::find(&explorer, name, &reach).unwrap_or_else(|e| panic!("{name}: {e}")) {
            let mut collected = Collected::default();
            let limits = Limits { paths: Some(MOST_PATHS), steps_per_path: MOST_STEPS, ..Limits::default() };
            let strategy = search::strategy("bfs", 7).unwrap();
            let options = solver::Options::default();
            let mut engine = Engine::new(&explorer, &target.script, strategy, Solver::new(&options), limits);
            engine.start();
            engine.run(&mut collected, &AtomicBool::new(false));
            let method = target.name.split("::").nth(1).unwrap().split('(').next().unwrap().to_string();
            for (i, draft) in collected.drafts.into_iter().enumerate() {
                let mut advances = 0;
                match draft.and_then(|d| runner.run(&d, &mut |_, _| advances += 1)) {
                    Ok(case) => {
                        assert!(advances > 0, "{}: nothing was observed", target.name);
                        let comment = vec![format!("{}: path {i} */ \\u0041", target.name)];
                        made.notes.push(Note { name: format!("{method} path"), comment });
                        made.cases.push(case);
                    }
                    Err(why) => made.gaps.push(format!("{}: {why}", target.name)),
                }
            }
        }
    }
    made
}

fn sources(folder: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/testgen").join(folder);
    let mut found = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
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

/// Compiles the files without a warning and runs them with the real JUnit.
fn confirm(jdk: &JdkHome, classes: &Path, files: &[JavaFile], release: &str, name: &str) {
    let folder = support::scratch(name);
    let out = folder.join("out");
    fs::create_dir_all(&out).unwrap();
    let mut paths = Vec::new();
    for file in files {
        let path = folder.join(&file.path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &file.text).unwrap();
        paths.push(path);
        for (_, method, line) in &file.tests {
            let declared = file.text.lines().nth(*line as usize - 1).unwrap();
            assert!(declared.contains(&format!("void {method}(")), "{}:{line}: {declared}", file.path);
        }
    }
    let path = std::env::join_paths([classes, &junit_jar()]).unwrap();
    let flags = ["--release", release, "-cp", path.to_str().unwrap()];
    support::javac_strictly(jdk.javac.as_ref().unwrap(), &paths, &out, &flags);
    let path = std::env::join_paths([out.as_path(), classes]).unwrap();
    let output = support::java(jdk)
        .args(["-ea", "-jar"])
        .arg(junit_jar())
        .args(["--disable-banner", "--details=tree", "--disable-ansi-colors", "-cp"])
        .arg(path)
        .arg(format!("--scan-classpath={}", out.display()))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let count: usize = files.iter().map(|f| f.tests.len()).sum();
    assert!(output.status.success(), "JUnit:\n{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.contains(&format!("[{count:>10} tests successful")), "not all of {count} tests ran:\n{said}");
}

fn check(jdk: &JdkHome, folder: &str, names: &[&str], release: &str) -> Generated {
    let classes = support::scratch(&format!("testgen-{folder}"));
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources(folder), &classes, &["-g", "--release", release]);
    let made = generate(jdk, &classes, names, Receiver::Built { steps: 1 });
    let five = write(&made.cases, &made.notes, JUnit::Five);
    let show = std::env::var_os("OBLIGATO_SHOW").is_some();
    for file in five.iter().filter(|_| show) {
        println!("{}", file.text);
    }
    for gap in made.gaps.iter().filter(|_| show) {
        println!("GAP {gap}");
    }
    assert_eq!(five, write(&made.cases, &made.notes, JUnit::Five), "the same bytes");
    confirm(jdk, &classes, &five, release, &format!("testgen-{folder}-five"));
    let four = write(&made.cases, &made.notes, JUnit::Four);
    confirm(jdk, &classes, &four, release, &format!("testgen-{folder}-four"));
    // With the stand-ins the same tests pass.
    let jdk = Jdk::open(&jdk.home).unwrap();
    let until = Instant::now() + Duration::from_secs(60);
    for files in [&five, &four] {
        let seen = run_on_jvm(&jdk, &classes.display().to_string(), files, until, &AtomicBool::new(false));
        assert_eq!(seen.len(), made.cases.len());
        let wrong = seen.iter().zip(&made.cases).find(|(s, _)| **s != OnJvm::Passed);
        assert!(wrong.is_none(), "{wrong:#?}");
    }
    made
}

fn jdk(oldest: u16) -> Option<JdkHome> {
    support::jdks().into_iter().find(|j| j.feature >= oldest && j.javac.is_some())
}

#[test]
fn java_8() {
    let jdk = jdk(17).expect("a JDK");
    let names = [
        "shop.Numbers",
        "shop.Texts",
        "shop.Account",
        "shop.Shapes",
        "shop.Stack",
        "shop.Order",
        "shop.Label",
        "shop.Mixed",
        "shop.Test",
        "Plain",
    ];
    let made = check(&jdk, "java8", &names, "8");
    assert!(made.cases.len() > 150, "{} cases", made.cases.len());
    let by = |access| made.cases.iter().filter(|c| c.access == access).count();
    assert!(by(Access::Package) > 0 && by(Access::Reflection) > 0);
    // What setters, factories and builders can do is not done by reflection.
    let forced = made.cases.iter().filter(|c| c.access == Access::Reflection).map(|c| c.target.as_str());
    let allowed = ["shop.Order::open(", "shop.Order::full("];
    let wrong: Vec<&str> = forced.filter(|t| !allowed.iter().any(|a| t.starts_with(a))).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    assert!(made.gaps.iter().all(|g| g.starts_with("shop.Shapes::grow(")), "{:#?}", made.gaps);
}

/// A class that a test writes gives its last answer as often as it is asked.
#[test]
fn answers_are_as_many_as_asked_for() {
    let jdk = jdk(17).expect("a JDK");
    let classes = support::scratch("testgen-answers");
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources("java8"), &classes, &["-g", "--release", "8"]);
    let (explorer, concrete) = (vm(&jdk, &classes, true), vm(&jdk, &classes, false));
    let answer = |yes: u64| Input::Primitive(Primitive::new('Z', yes));
    let method = |name: &str, descriptor: &str, answers: Vec<Input>| StubbedMethod {
        owner: "java/util/Iterator".into(),
        name: name.into(),
        descriptor: descriptor.into(),
        answers,
    };
    let methods = vec![
        method("hasNext", "()Z", vec![answer(1), answer(0)]),
        method("next", "()Ljava/lang/Object;", vec![Input::Null]),
    ];
    let input = Input::Stub { number: 0, class: "java.util.Iterator".into(), methods };
    let descriptor = "Ljava/util/Iterator;".to_string();
    let draft = Draft {
        class: "shop/Mixed".into(),
        owner: "shop/Mixed".into(),
        method: "gaps".into(),
        descriptor: format!("({descriptor})I"),
        statics: Vec::new(),
        receiver: None,
        arguments: vec![RootInput { purpose: Purpose::Argument, name: "all".into(), descriptor, input }],
    };
    let case = Runner::new(&concrete, &explorer).run(&draft, &mut |_, _| {}).expect("a test");
    let files = write(&[case], &[Note { name: "gaps".into(), comment: Vec::new() }], JUnit::Five);
    assert!(files[0].text.contains("Arrays.asList(true, false, false)"), "{}", files[0].text);
    confirm(&jdk, &classes, &files, "17", "testgen-answers-five");
}

/// A local that calls are made on has the type of its class, so another overload would take it.
#[test]
fn locals_are_cast_to_what_the_overload_takes() {
    let jdk = jdk(17).expect("a JDK");
    let classes = support::scratch("testgen-overloads");
    support::javac_with(jdk.javac.as_ref().unwrap(), &sources("java8"), &classes, &["-g", "--release", "8"]);
    let (explorer, concrete) = (vm(&jdk, &classes, true), vm(&jdk, &classes, false));
    let tally = |number| {
        let first = CallInput::new("shop.Tally".into(), "<init>", "()V", Vec::new());
        let add = CallInput::new("shop.Tally".into(), "add", "(I)V", vec![Input::Primitive(Primitive::new('I', 1))]);
        let (class, assigned) = ("shop.Tally".to_string(), Vec::new());
        Input::New(Box::new(Built { number, class, first, calls: vec![add], last_gives: false, assigned }))
    };
    let descriptor = "Ljava/lang/Object;".to_string();
    let draft = Draft {
        class: "shop/Tally".into(),
        owner: "shop/Tally".into(),
        method: "equals".into(),
        descriptor: format!("({descriptor})Z"),
        statics: Vec::new(),
        receiver: Some(tally(0)),
        arguments: vec![RootInput { purpose: Purpose::Argument, name: "other".into(), descriptor, input: tally(1) }],
    };
    let case = Runner::new(&concrete, &explorer).run(&draft, &mut |_, _| {}).expect("a test");
    let files = write(&[case], &[Note { name: "equal".into(), comment: Vec::new() }], JUnit::Five);
    assert!(files[0].text.contains(".equals((Object) other)"), "{}", files[0].text);
    confirm(&jdk, &classes, &files, "8", "testgen-overloads-five");
}

#[test]
fn java_17() {
    let jdk = jdk(17).expect("a JDK");
    check(&jdk, "java17", &["modern.Records"], "17");
}

#[test]
fn java_21() {
    let Some(jdk) = jdk(21) else { return };
    check(&jdk, "java21", &["newer.Patterns"], "21");
}

/// Tests that fail, do not compile, or end the JVM do not take the others with them.
#[test]
fn bad_tests_are_told_apart() {
    let bodies = [
        ("good", "assertEquals(1, 1);"),
        ("wrong", "assertEquals(1, 2);"),
        ("broken", "int x = \"\";"),
        ("exits", "System.exit(0);"),
        ("alsoGood", "assertTrue(true);"),
        ("first", "assertEquals(0, count++);"),
    ];
    let mut text = String::from("package p;\n\nimport static org.junit.jupiter.api.Assertions.*;\n\nclass ATest {\n");
    text += "    static int count;\n";
    let mut tests = Vec::new();
    for (i, (name, body)) in bodies.iter().enumerate() {
        text += "    @org.junit.jupiter.api.Test\n";
        tests.push((i, (*name).to_string(), text.lines().count() as u32 + 1));
        text += &format!("    void {name}() {{\n        {body}\n    }}\n");
    }
    text += "}\n";
    let file = JavaFile { path: "p/ATest.java".into(), text, tests, doubtful: [4].into() };
    let jdk = Jdk::locate(None).unwrap();
    let until = Instant::now() + Duration::from_secs(60);
    let stop = AtomicBool::new(false);
    let seen = run_on_jvm(&jdk, "", std::slice::from_ref(&file), until, &stop);
    assert_eq!(seen[0], OnJvm::Passed);
    assert!(matches!(&seen[1], OnJvm::Failed(why) if why.contains("expected: <1> but was: <2>")), "{seen:?}");
    assert!(matches!(&seen[2], OnJvm::Broken(why) if why.contains("incompatible types")), "{seen:?}");
    assert!(matches!(&seen[3], OnJvm::Failed(_)), "{seen:?}");
    assert_eq!(seen[4], OnJvm::Passed);
    assert!(matches!(&seen[5], OnJvm::Failed(why) if why.contains("order")), "{seen:?}");
    let stopped = run_on_jvm(&jdk, "", &[file], until, &AtomicBool::new(true));
    assert!(stopped.iter().all(|s| matches!(s, OnJvm::NotRun(_))), "{stopped:?}");
}
