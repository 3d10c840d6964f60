//! Around a generation: the same seed gives the same bytes, in every file; a budget and an interrupt leave a valid result; bad input is
//! said to be so.

use super::TURN;
use super::corpus::{self, Program};
use crate::support::{self, JdkHome, Observed, in_parallel, run, scratch};
use obligato::coverage::report::RunReport;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn named(name: &str) -> Option<Program> {
    corpus::programs().into_iter().find(|p| p.class == name)
}

/// Every file below a folder with its bytes.
fn tree(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.insert(path.strip_prefix(root).unwrap().to_path_buf(), fs::read(path).unwrap());
            }
        }
    }
    found
}

#[test]
fn the_same_seed_gives_the_same_bytes() {
    let _turn = TURN.read();
    let jdk = corpus::jdk();
    let programs: Vec<Program> = ["Ternaries", "LinkedInts", "Tcas", "Pinpad"].into_iter().filter_map(named).collect();
    if programs.is_empty() {
        return;
    }
    let folder = scratch("generate-same");
    corpus::compile(&jdk, &programs, &folder);
    let differ = in_parallel(&programs, |program| {
        let out = folder.join("out").join(program.name());
        let trees = [0, 1].map(|_| {
            let _ = fs::remove_dir_all(&out);
            corpus::generate(&jdk, &folder, program, &out, &["--budget", "60", "--seed", "7"]);
            tree(&out)
        });
        let [one, other] = &trees;
        assert!(one.len() > 4, "{}: {:?}", program.name(), one.keys());
        assert_eq!(one.keys().collect::<Vec<_>>(), other.keys().collect::<Vec<_>>());
        let files = one.iter().filter(|(path, bytes)| other[*path] != **bytes);
        let difference = |path: &PathBuf, bytes: &[u8]| {
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            let difference = support::first_difference(&text(bytes), &text(&other[path]));
            format!("{}: {}: {difference}", program.name(), path.display())
        };
        files.map(|(path, bytes)| difference(path, bytes)).collect::<Vec<_>>()
    });
    let differ = differ.concat();
    assert!(differ.is_empty(), "{}", differ.join("\n"));
}

/// Something was found, and something was left: None says that the run ended too soon to tell.
fn halfway(out: &Path) -> Option<RunReport> {
    let report = corpus::read_report(out);
    assert!(report.ended_early.is_some(), "{:?}", report.totals);
    assert!(report.totals.iter().any(|total| total.open > 0), "{:?}", report.totals);
    (!report.tests.is_empty() && report.totals.iter().any(|total| total.covered > 0)).then_some(report)
}

/// The tests on disk compile, pass, and are those of the report.
fn valid(jdk: &JdkHome, folder: &Path, out: &Path, report: &RunReport) {
    let tests = corpus::java_files(&out.join("junit"));
    corpus::confirm(jdk, &folder.join("all"), &tests, report.tests.len(), &folder.join("confirmed"));
    for file in ["report.html", "cobertura.xml", "lcov.info", "sarif.json"] {
        assert!(out.join(file).is_file(), "{file}");
    }
    assert!(tree(out).keys().all(|path| path.extension().is_some_and(|e| e != "part")));
}

/// More than any budget here can exhaust.
const ENDLESS: (&str, [&str; 2]) = ("RedBlackTree", ["--steps", "6"]);

/// Seconds after which a run is ended: how much a machine does in them is its own matter, so the next is tried where nothing
/// was found yet.
const ENDS: [u64; 4] = [2, 8, 32, 128];

/// Runs what has no end, ended by `end` after so many seconds: what it leaves is a result.
fn ended_by(name: &str, end: impl Fn(&JdkHome, &Path, &Program, &Path, u64)) {
    let _turn = TURN.write();
    let Some(program) = named(ENDLESS.0) else { return };
    let jdk = corpus::jdk();
    let folder = scratch(name);
    let programs = [program];
    corpus::compile(&jdk, &programs, &folder);
    for seconds in ENDS {
        let out = folder.join(format!("out-{seconds}"));
        end(&jdk, &folder, &programs[0], &out, seconds);
        if let Some(report) = halfway(&out) {
            return valid(&jdk, &folder, &out, &report);
        }
    }
    panic!("nothing was found in {ENDS:?} seconds");
}

#[test]
fn a_budget_ends_the_run() {
    ended_by("generate-budget", |jdk, folder, program, out, seconds| {
        let budget = seconds.to_string();
        let options = [&ENDLESS.1[..], &["--budget", &budget]].concat();
        let started = Instant::now();
        let seen = corpus::generate(jdk, folder, program, out, &options);
        let took = started.elapsed();
        assert_eq!(seen.code, Some(1), "{}\n{}", seen.stdout, seen.stderr);
        // Without a budget it would take hours; how near it ends is the machine's matter, and a benchmark's.
        assert!(took < Duration::from_secs(120 + seconds), "{took:?}");
    });
}

#[test]
fn an_interrupt_leaves_a_valid_result() {
    ended_by("generate-interrupt", |jdk, folder, program, out, seconds| {
        let options = [&ENDLESS.1[..], &["--budget", "600"]].concat();
        let mut command = corpus::command(jdk, folder, program, out, &options);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        std::thread::sleep(Duration::from_secs(seconds));
        let sent = Instant::now();
        assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(sent.elapsed() < Duration::from_secs(60), "{:?}", sent.elapsed());
    });
}

/// A class of so many methods, each of which calls others in circles.
fn many(folder: &Path, methods: usize, bound: &str) -> PathBuf {
    let classes = folder.join("classes");
    fs::create_dir_all(&classes).unwrap();
    let method = |n: usize| {
        let [next, far] = [(n + 1) % methods, n * 7 % methods];
        format!(
            "  public static int m{n}(int x, int y) {{ if (x > {n} && y < x) {{ return m{next}(x - {bound}, y); }} return x == y ? m{far}(x / 2, y - 1) : {n}; }}\n"
        )
    };
    let text: String = (0..methods).map(method).collect();
    let source = folder.join("Many.java");
    fs::write(&source, format!("public class Many {{\n{text}}}\n")).unwrap();
    support::javac_with(corpus::jdk().javac.as_ref().unwrap(), &[source], &classes, &["-g"]);
    classes
}

/// What is done once for each method, or for each pair of them, is done within the budget too. How near a run ends is the machine's
/// matter; minutes are none.
#[test]
fn a_budget_ends_the_run_over_many_methods() {
    let folder = scratch("generate-many");
    let [old, new] = [("old", "1"), ("new", "2")].map(|(name, bound)| many(&folder.join(name), 500, bound));
    let out = folder.join("out");
    let ends = |arguments: &[&str]| {
        let mut command = support::obligato();
        command.args(arguments).args(["--budget", "2"]);
        let started = Instant::now();
        let seen = run(&mut command, b"", Duration::from_secs(120));
        assert!(started.elapsed() < Duration::from_secs(60), "{arguments:?}: {:?}", started.elapsed());
        seen
    };
    let path = |path: &Path| path.display().to_string();
    let seen = ends(&["generate", "--classpath", &path(&old), "--out", &path(&out), "Many"]);
    assert_eq!(seen.code, Some(1), "{}{}", seen.stdout, seen.stderr);
    let report = corpus::read_report(&out);
    assert!(report.ended_early.is_some() && !report.objectives.is_empty(), "{}", seen.stdout);
    let seen = ends(&["diff", "--old", &path(&old), "--new", &path(&new)]);
    assert!([1, 4].contains(&seen.code.unwrap_or_default()), "{:?}\n{}{}", seen.code, seen.stdout, seen.stderr);
}

/// Exit code 2, nothing on standard output, and words that say what is wrong.
fn refused(seen: &Observed, words: &[&str]) {
    assert_eq!(seen.code, Some(2), "{words:?}: {}\n{}", seen.stdout, seen.stderr);
    assert_eq!(seen.stdout, "", "{words:?}");
    for word in words {
        assert!(seen.stderr.contains(word), "{word:?} is not in: {}", seen.stderr);
    }
}

#[test]
fn bad_input_is_refused() {
    let _turn = TURN.read();
    let jdk = corpus::jdk();
    let folder = scratch("generate-refused");
    let (source, classes) = (folder.join("src"), folder.join("classes"));
    fs::create_dir_all(&source).unwrap();
    fs::create_dir_all(&classes).unwrap();
    let text = "public abstract class Given {\n  public abstract int open(int x);\n  public native int far(int x);\n  \
                public static int sign(int x) { return x < 0 ? -1 : 1; }\n  public static int sign(long x) { return 0; }\n}\n";
    fs::write(source.join("Given.java"), text).unwrap();
    support::javac_with(jdk.javac.as_ref().unwrap(), &[source.join("Given.java")], &classes, &[]);
    let out = folder.join("out");
    let generate = |source: &Path, out: &Path, rest: &[&str]| {
        let mut command = support::obligato();
        command.args(["generate", "--budget", "60", "--jdk"]).arg(&jdk.home).arg("--classpath").arg(&classes);
        command.arg("--source").arg(source).arg("--out").arg(out).args(rest);
        run(&mut command, b"", Duration::from_secs(60))
    };
    let good = |rest: &[&str]| generate(&source, &out, rest);
    refused(&good(&["Given::sing"]), &["sing", "sign(int)", "sign(long)"]);
    refused(&good(&["Given::sign(byte)"]), &["sign", "sign(int)", "sign(long)"]);
    refused(&good(&["Giben"]), &["Giben"]);
    refused(&good(&["Given::open"]), &["open", "abstract"]);
    refused(&good(&["Given::far"]), &["far", "native"]);
    refused(&good(&["--criterion", "mcdx", "Given::sign(int)"]), &["mcdx", "mcdc"]);
    refused(&good(&["--junit", "3", "Given::sign(int)"]), &["--junit"]);
    refused(&good(&["--budget", "0", "Given::sign(int)"]), &["--budget"]);
    refused(&good(&[]), &["TARGET"]);
    refused(&generate(&folder.join("nowhere"), &out, &["Given::sign(int)"]), &["nowhere", "--source"]);
    refused(&generate(&source, &source.join("Given.java/out"), &["Given::sign(int)"]), &["--out"]);
    refused(&generate(&source, Path::new("/proc/obligato"), &["Given::sign(int)"]), &["/proc/obligato", "--out"]);
    assert!(!out.exists(), "nothing is written where the input is bad");
    // What is there is not lost, unless that is asked for.
    assert_eq!(good(&["Given::sign(int)"]).code, Some(0));
    let before = tree(&out);
    assert!(before.contains_key(Path::new("junit/GivenTest.java")), "{:?}", before.keys());
    refused(&good(&["Given::sign(int)"]), &["exists", "--force"]);
    assert_eq!(before, tree(&out));
    assert_eq!(good(&["--force", "Given::sign(int)"]).code, Some(0));
    // A source that is not that of the class is said to be so, and the decisions are those of the bytecode.
    fs::write(source.join("Given.java"), text.replace("x < 0", "x < 0 && x > -9")).unwrap();
    let seen = good(&["--force", "Given::sign(int)"]);
    assert!(seen.stderr.contains("Given.java") && seen.stderr.contains("does not fit"), "{}", seen.stderr);
    assert!(corpus::read_report(&out).decisions.iter().all(|d| d.origin == "bytecode"));
}

/// `--force` replaces what an earlier run wrote, as long as nobody changed it, and nothing else.
#[test]
fn what_a_person_wrote_stays() {
    let _turn = TURN.read();
    let jdk = corpus::jdk();
    let folder = scratch("generate-kept");
    let (classes, out, outside) = (folder.join("classes"), folder.join("out"), folder.join("outside.txt"));
    let sources = [
        ("Sign", "package a; public class Sign { public static int of(int x) { return x < 0 ? -1 : 1; } }"),
        ("Even", "package a; public class Even { public static boolean is(int x) { return x % 2 == 0; } }"),
    ];
    fs::create_dir_all(&classes).unwrap();
    for (name, text) in sources {
        let path = folder.join(format!("{name}.java"));
        fs::write(&path, text).unwrap();
        support::javac_with(jdk.javac.as_ref().unwrap(), &[path], &classes, &["-g"]);
    }
    let generate = |target: &str, rest: &[&str]| {
        let mut command = support::obligato();
        command.args(["generate", "--budget", "120", "--jdk"]).arg(&jdk.home).arg("--classpath").arg(&classes);
        command.arg("--out").arg(&out).args(rest).arg(target);
        run(&mut command, b"", Duration::from_secs(60))
    };
    let own =
        [("junit/MineTest.java", "class MineTest { }"), ("junit/a/notes/plan.md", "to do"), ("index.html", "mine")];
    let write = |path: &str, text: &str| {
        fs::create_dir_all(out.join(path).parent().unwrap()).unwrap();
        fs::write(out.join(path), text).unwrap();
    };
    let read = |path: &str| fs::read_to_string(out.join(path)).unwrap_or_else(|_| format!("{path} is not there"));
    assert_eq!(generate("a.Sign", &[]).code, Some(0));
    let generated = read("junit/a/SignTest.java");
    own.iter().for_each(|(path, text)| write(path, text));
    assert_eq!(generate("a.Sign", &["--force"]).code, Some(0));
    assert_eq!(read("junit/a/SignTest.java"), generated);
    // A test that was changed stays, and its name is taken.
    let changed = generated.replace("class SignTest {", "class SignTest { // mine");
    write("junit/a/SignTest.java", &changed);
    let seen = generate("a.Sign", &["--force"]);
    assert_eq!(seen.code, Some(0), "{}", seen.stderr);
    assert!(seen.stderr.contains("SignTest.java was changed since"), "{}", seen.stderr);
    assert_eq!(read("junit/a/SignTest.java"), changed);
    assert_eq!(read("junit/a/SignTest2.java").replace("SignTest2", "SignTest"), generated);
    // From now on it is a person's.
    write("junit/a/SignTest.java", &generated);
    let seen = generate("a.Even", &["--force"]);
    assert_eq!((seen.code, seen.stderr.contains("SignTest")), (Some(0), false), "{}", seen.stderr);
    assert_eq!(read("junit/a/SignTest.java"), generated);
    assert!(out.join("junit/a/EvenTest.java").is_file() && !out.join("junit/a/SignTest2.java").exists());
    // A list is believed in what it says of files below the folder, as they were written.
    fs::write(&outside, "x").unwrap();
    let list = read("obligato-files.txt");
    let print = list.lines().find(|l| l.ends_with("junit/a/EvenTest.java")).unwrap().split(' ').next().unwrap();
    let more = ["../outside.txt", "junit/../../outside.txt", "junit/MineTest.java", "junit/a/SignTest.java"];
    let more: String = more.iter().map(|path| format!("{print} {path}\n")).collect();
    write("obligato-files.txt", &(list + &more));
    assert_eq!(generate("a.Sign", &["--force"]).code, Some(0));
    assert_eq!(read("junit/a/SignTest.java"), generated);
    assert!(
        outside.is_file()
            && out.join("junit/a/SignTest2.java").is_file()
            && !out.join("junit/a/EvenTest.java").exists()
    );
    own.iter().for_each(|(path, text)| assert_eq!(read(path), *text));
    // A report that was changed, or that is not ours.
    write("report.html", "mine");
    refused(&generate("a.Sign", &["--force"]), &["report.html", "was changed since"]);
    fs::remove_file(out.join("obligato-files.txt")).unwrap();
    refused(&generate("a.Sign", &["--force"]), &["report.html", "not written by an earlier run", "--out"]);
    assert_eq!(read("report.html"), "mine");
}

#[test]
fn programs_in_the_same_folder_do_not_matter() {
    let jdk = corpus::jdk();
    let programs: Vec<Program> = ["Asserts", "Vault", "Statics"].into_iter().filter_map(named).collect();
    let [asserts, ..] = programs.as_slice() else { return };
    let folder = scratch("generate-neighbours");
    corpus::compile(&jdk, &programs, &folder);
    let line = |out: &str, classes: &Path| {
        let out = folder.join(out);
        let mut command = support::obligato();
        command.args(["generate", "Asserts", "--no-jvm", "--jdk"]).arg(&jdk.home).arg("--classpath").arg(classes);
        command.arg("--source").arg(&asserts.root).arg("--out").arg(&out);
        run(&mut command, b"", Duration::from_secs(120));
        corpus::line(asserts, &corpus::read_report(&out))
    };
    let alone = line("alone", &corpus::classes(&folder, asserts));
    assert!(alone.contains("infeasible 1, open 0"), "{alone}");
    assert_eq!(alone, line("among-others", &folder.join("all")));
}
