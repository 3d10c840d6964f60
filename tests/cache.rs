//! The cache of answers: what it gives is what a run without it gives, and only to the same question.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::support::{Observed, javac, obligato, run, scratch};

const LIMIT: Duration = Duration::from_secs(300);
const FROM_CACHE: &str = "from the cache";

const SHAPE: &str = "public interface Shape { int sides(); }";
const GATE: &str = "public class Gate {
    public static int open(int a, boolean key) { return key && a > LOW && a * 3 < 90 ? 1 : 2; }
    public static int close(int a, int b) { return a * b == 35 && a > 1 && b > a ? 3 : 4; }
    public static int corners(Shape shape) { return shape != null && shape.sides() > 4 ? 1 : 0; }
    public static void holds(int a) { assert (a & 1) < LIMIT; }
    static final int LOW = 7;
    static final int LIMIT = 2;
}";

/// A folder with classes and a cache of its own.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        let place = Self(scratch(&format!("cache-{name}")));
        place.compile(&[("Shape", SHAPE), ("Gate", GATE)]);
        place
    }

    fn compile(&self, sources: &[(&str, &str)]) {
        let folder = self.0.join("src");
        fs::create_dir_all(&folder).unwrap();
        let written = sources.iter().map(|(name, text)| {
            let file = folder.join(format!("{name}.java"));
            fs::write(&file, text).unwrap();
            file
        });
        let written: Vec<PathBuf> = written.collect();
        let classes = self.0.join("classes");
        javac(&written, &classes, &["-g", "-cp", classes.to_str().unwrap()]);
    }

    fn cache(&self) -> PathBuf {
        self.0.join("cache")
    }

    fn entries(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.cache().join("obligato-entries")).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = files.map(|file| file.path()).collect();
        files.retain(|file| file.file_name().is_some_and(|name| name.len() == 64));
        files.sort();
        files
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = obligato();
        command.current_dir(&self.0).env("OBLIGATO_CACHE", self.cache()).args(arguments);
        command
    }

    fn run(&self, arguments: &[&str]) -> Observed {
        run(&mut self.command(arguments), b"", LIMIT)
    }

    /// A generation into `out`, which is emptied before: what was written and said.
    fn generate(&self, more: &[&str]) -> Generated {
        let _ = fs::remove_dir_all(self.0.join("out"));
        let said = self.run(&[&["generate", "-cp", "classes", "--out", "out", "Gate"], more].concat());
        assert!(matches!(said.code, Some(0 | 1)), "{more:?}: {said:?}");
        Generated { files: files(&self.0.join("out")), hit: said.stderr.contains(FROM_CACHE), said }
    }
}

struct Generated {
    files: BTreeMap<PathBuf, Vec<u8>>,
    hit: bool,
    said: Observed,
}

impl Generated {
    /// All but the time that it took.
    fn told(&self) -> Vec<&str> {
        self.said.stdout.lines().skip(1).collect()
    }

    #[track_caller]
    fn assert_same(&self, other: &Generated) {
        assert_eq!(self.files.keys().collect::<Vec<_>>(), other.files.keys().collect::<Vec<_>>());
        for (path, bytes) in &self.files {
            assert!(other.files.get(path) == Some(bytes), "{} differs", path.display());
        }
        assert_eq!((self.told(), self.said.code), (other.told(), other.said.code));
    }
}

fn files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let (mut found, mut folders) = (BTreeMap::new(), vec![root.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                found.insert(entry.path().strip_prefix(root).unwrap().to_path_buf(), fs::read(entry.path()).unwrap());
            }
        }
    }
    found
}

/// With the JVM, as a user runs it.
#[test]
fn generate_gives_the_same_bytes_with_and_without() {
    let place = Place::new("same");
    let without = place.generate(&["--cache", "off"]);
    assert!(!without.hit && place.entries().is_empty() && !without.files.is_empty());
    let first = place.generate(&[]);
    let second = place.generate(&[]);
    assert!(!first.hit && second.hit, "{:?}", second.said);
    first.assert_same(&without);
    second.assert_same(&without);
    // A file of a person's stays, and tests go beside it.
    let mine = place.0.join("out/junit/GateTest.java");
    fs::write(&mine, "mine").unwrap();
    let again = |cache: &str| {
        let seen = place.run(&["generate", "-cp", "classes", "--out", "out", "--cache", cache, "--force", "Gate"]);
        assert_eq!(seen.code, without.said.code, "{seen:?}");
        (seen.stderr.contains(FROM_CACHE), files(&place.0.join("out")))
    };
    let cache = place.cache();
    // The first tells of the file; then it is known.
    again("off");
    let [without, first, second] = ["off", cache.to_str().unwrap(), cache.to_str().unwrap()].map(again);
    assert!(!without.0 && !first.0 && second.0);
    assert!(without.1 == first.1 && first.1 == second.1);
    assert_eq!(fs::read(&mine).unwrap(), b"mine");
}

/// What counts and what does not: options, classes, sources, the environment, the place of the output.
#[test]
fn only_the_same_question_has_the_answer() {
    let place = Place::new("question");
    let mut asked = Vec::new();
    let mut ask = |what: &str, expected: bool, more: &[&str]| {
        let seen = place.generate(&[&["--no-jvm"], more].concat());
        assert_eq!(seen.hit, expected, "{what}: {:?}", seen.said);
        asked.push(what.to_string());
        seen
    };
    let first = ask("first", false, &[]);
    ask("the same", true, &[]).assert_same(&first);
    ask("another option", false, &["--steps", "2"]);
    ask("another criterion", false, &["--criterion", "branch"]);
    ask("with sources", false, &["--source", "src"]);
    ask("with sources again", true, &["--source", "src"]);
    ask("shown otherwise", true, &["--json"]);
    // All is covered, so more time says nothing else; the report names the budget of this run.
    let longer = ask("another budget", true, &["--budget", "50"]);
    let without = ask("another budget, without", false, &["--budget", "50", "--cache", "off"]);
    longer.assert_same(&without);
    // A source that changed, and one that came.
    fs::write(place.0.join("src/Other.java"), "class Other {}").unwrap();
    ask("a source more", false, &["--source", "src"]);
    // A class that implements the interface.
    place.compile(&[("Hexagon", "public class Hexagon implements Shape { public int sides() { return 6; } }")]);
    let with_hexagon = ask("a class more", false, &[]);
    ask("a class more again", true, &[]).assert_same(&with_hexagon);
    fs::remove_file(place.0.join("classes/Hexagon.class")).unwrap();
    ask("without it again", true, &[]).assert_same(&first);
    // One method changed: the answer is that of a run without a cache, though solvers are spared questions.
    place.compile(&[("Gate", &GATE.replace("a * 3 < 90", "a * 5 < 90"))]);
    let changed = ask("another method", false, &[]);
    let without = ask("another method, without", false, &["--cache", "off"]);
    changed.assert_same(&without);
    assert_ne!(changed.files.get(Path::new("report.json")), first.files.get(Path::new("report.json")));
    let zone = run(
        place.command(&["generate", "-cp", "classes", "--no-jvm", "--out", "zone", "Gate"]).env("TZ", "Asia/Tokyo"),
        b"",
        LIMIT,
    );
    assert!(!zone.stderr.contains(FROM_CACHE), "{zone:?}");
    // Results inside of the class path are no part of the program.
    for out in ["classes/one", "classes/two"] {
        let inside = place.run(&["generate", "-cp", "classes", "--no-jvm", "--out", out, "Gate"]);
        assert!(inside.stderr.contains(FROM_CACHE), "{out}: {inside:?}");
    }
}

/// No answer about one class is given about another: bytes all over the class file are changed, one at a time.
#[test]
fn a_changed_class_never_gets_the_answer_of_another() {
    let place = Place::new("mutated");
    let check = || place.run(&["check", "-cp", "classes", "--no-jvm", "--budget", "5", "Gate::holds"]);
    let first = check();
    assert!(first.code == Some(0) && first.stdout.starts_with("HOLDS"), "{first:?}");
    assert!(check().stderr.contains(FROM_CACHE));
    let file = place.0.join("classes/Gate.class");
    let whole = fs::read(&file).unwrap();
    for at in (0..whole.len()).step_by(whole.len() / 23) {
        let mut changed = whole.clone();
        changed[at] ^= 1;
        fs::write(&file, &changed).unwrap();
        let seen = check();
        assert!(!seen.stderr.contains(FROM_CACHE), "byte {at}: {seen:?}");
    }
    place.compile(&[("Gate", &GATE.replace("LIMIT = 2", "LIMIT = 1"))]);
    let violated = check();
    assert!(violated.code == Some(1) && violated.stdout.starts_with("VIOLATED"), "{violated:?}");
    fs::write(&file, &whole).unwrap();
    let again = check();
    assert_eq!((&again.stdout, again.code), (&first.stdout, first.code));
    assert!(again.stderr.contains(FROM_CACHE));
}

/// What a budget ended is no answer to a larger one.
#[test]
fn what_time_cut_off_is_for_the_same_budget_only() {
    let place = Place::new("budget");
    let endless = "public class Gate { public static int f(long a, long b, long c) { long x = a;
        for (long i = 0; i < b; i++) { x = x * 31 + c; if (x == 1234567891234567L && i > 1000000) { return 1; } } return 2; } }";
    place.compile(&[("Gate", endless)]);
    for (budget, expected) in [("1", false), ("1", true), ("2", false), ("2", true), ("1", true)] {
        let seen = place.generate(&["--no-jvm", "--budget", budget]);
        assert_eq!((seen.hit, seen.said.code), (expected, Some(1)), "{budget}: {:?}", seen.said);
        assert!(seen.said.stdout.contains("open"), "{:?}", seen.said);
    }
    for (budget, expected) in [("1", false), ("1", true), ("2", false)] {
        let seen = place.run(&["check", "-cp", "classes", "--property", "all", "--budget", budget, "Gate"]);
        assert_eq!((seen.stderr.contains(FROM_CACHE), seen.code), (expected, Some(4)), "{budget}: {seen:?}");
    }
}

/// Whether a run reads a file before or after it is changed, its answer is for neither.
#[test]
fn nothing_is_kept_of_files_that_change_meanwhile() {
    let place = Place::new("meanwhile");
    let file = place.0.join("classes/Shape.class");
    let bytes = fs::read(&file).unwrap();
    let mut command = place.command(&["generate", "-cp", "classes", "--out", "out", "Gate"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // Tests appear once classes were read; the JVM still has to run them.
    while !place.0.join("out").exists() {
        std::thread::sleep(Duration::from_millis(5));
    }
    fs::write(&file, &bytes).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(0) && said.contains("files changed while they were explored"), "{said}");
    assert!(!place.generate(&[]).hit);
    assert!(place.generate(&[]).hit);
}

#[test]
fn damaged_entries_cost_time_and_nothing_else() {
    let place = Place::new("damaged");
    let first = place.generate(&["--no-jvm"]);
    type Damage = fn(&[u8]) -> Vec<u8>;
    let damages: [(&str, Damage); 6] = [
        ("empty", |_| Vec::new()),
        ("short", |bytes| bytes[..bytes.len() / 2].to_vec()),
        ("another byte", |bytes| {
            let mut bytes = bytes.to_vec();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 0x20;
            bytes
        }),
        ("another version", |bytes| [b"obligato-cache 9", &bytes[16..]].concat()),
        ("foreign", |_| b"{\"report\":{}}".repeat(100)),
        ("longer", |bytes| [bytes, b"}"].concat()),
    ];
    for (what, damage) in damages {
        let entries = place.entries();
        assert!(!entries.is_empty());
        for entry in entries {
            fs::write(&entry, damage(&fs::read(&entry).unwrap())).unwrap();
        }
        let seen = place.generate(&["--no-jvm"]);
        assert!(!seen.hit, "{what}");
        seen.assert_same(&first);
        assert!(place.generate(&["--no-jvm"]).hit, "{what}");
    }
    // No folder at all: a warning, and the answer.
    let mut blocked = place.command(&["generate", "-cp", "classes", "--no-jvm", "--out", "other", "Gate"]);
    let seen = run(blocked.env("OBLIGATO_CACHE", place.0.join("classes/Gate.class")), b"", LIMIT);
    assert_eq!(seen.code, first.said.code);
    assert!(seen.stderr.contains("warning: the cache in") && seen.stderr.contains("cannot be written"), "{seen:?}");
}

#[test]
fn two_runs_at_once() {
    let place = Place::new("two");
    let start = |out: &str| {
        let mut command = place.command(&["generate", "-cp", "classes", "--no-jvm", "--out", out, "Gate"]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    };
    let both = [start("a"), start("b")];
    for child in both {
        let output = child.wait_with_output().unwrap();
        // Nothing was run on the JVM.
        assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(files(&place.0.join("a/junit")), files(&place.0.join("b/junit")));
    assert!(place.generate(&["--no-jvm"]).hit);
}

/// Wherever a run is when it is killed, the next has a cache that it can use.
#[test]
fn killed_runs_leave_a_usable_cache() {
    let place = Place::new("killed");
    let without = place.generate(&["--no-jvm", "--cache", "off"]);
    for milliseconds in [5, 50, 150, 300, 450, 600, 900] {
        let mut command = place.command(&["generate", "-cp", "classes", "--no-jvm", "--force", "--out", "k", "Gate"]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().unwrap();
        child.wait().unwrap();
        place.generate(&["--no-jvm", "--json"]).files.iter().for_each(|(path, bytes)| {
            assert!(without.files.get(path) == Some(bytes), "after {milliseconds} ms: {}", path.display());
        });
        let cleared = place.run(&["cache", "clear"]);
        assert!(cleared.code == Some(0) && place.entries().is_empty(), "{cleared:?}");
    }
}

#[test]
fn diff_is_answered_from_the_cache() {
    let place = Place::new("diff");
    let old = place.0.join("old");
    fs::rename(place.0.join("classes"), &old).unwrap();
    place.compile(&[("Shape", SHAPE), ("Gate", &GATE.replace("a * 3 < 90", "90 > a * 3"))]);
    let diff = |more: &[&str]| {
        let _ = fs::remove_dir_all(place.0.join("out"));
        let seen = place.run(&[&["diff", "--old", "old", "--new", "classes", "--out", "out"], more].concat());
        (seen.stderr.contains(FROM_CACHE), seen.stdout, seen.code, files(&place.0.join("out")))
    };
    let without = diff(&["--cache", "off"]);
    assert_eq!(without.2, Some(0), "{}", without.1);
    let (first, second) = (diff(&[]), diff(&[]));
    assert!(!first.0 && second.0);
    for seen in [&first, &second] {
        assert!((&seen.1, seen.2, &seen.3) == (&without.1, without.2, &without.3), "{}", seen.1);
    }
    place.compile(&[("Gate", &GATE.replace("a * 3 < 90", "a * 3 < 91"))]);
    let changed = diff(&[]);
    assert!(!changed.0 && changed.2 == Some(1), "{}", changed.1);
    let again = diff(&[]);
    assert!(again.0 && (&again.1, &again.3) == (&changed.1, &changed.3), "{}", again.1);
}

#[test]
fn the_command_shows_and_clears() {
    let place = Place::new("command");
    let said = |arguments: &[&str]| place.run(arguments).stdout;
    assert!(said(&["cache"]).contains("cache/obligato-entries: 0 entries"));
    place.generate(&["--no-jvm"]);
    assert!(said(&["cache"]).contains(" of 512.0 MiB"), "{}", said(&["cache"]));
    assert!(!place.entries().is_empty());
    assert_eq!(said(&["cache", "--cache", "off"]), "the cache is off\n");
    // Another folder has nothing of this one.
    assert!(said(&["cache", "clear", "--cache", "elsewhere"]).contains("removed 0 entries"));
    assert!(said(&["cache", "clear"]).contains("removed "));
    assert!(place.entries().is_empty() && !place.generate(&["--no-jvm"]).hit);
    // A small cache keeps what fits, and says nothing wrong for the rest.
    let small = |size: &str| {
        let mut command =
            place.command(&["generate", "-cp", "classes", "--no-jvm", "--force", "--out", "small", "Gate"]);
        run(command.env("OBLIGATO_CACHE_SIZE", size), b"", LIMIT)
    };
    place.run(&["cache", "clear"]);
    for _ in 0..2 {
        let seen = small("1k");
        assert!(seen.code == Some(1) && !seen.stderr.contains(FROM_CACHE), "{seen:?}");
        assert!(place.entries().iter().map(|entry| fs::metadata(entry).unwrap().len()).sum::<u64>() <= 1024);
    }
    let wrong = small("large");
    assert!(wrong.code == Some(2) && wrong.stderr.contains("OBLIGATO_CACHE_SIZE=large"), "{wrong:?}");
    // Without a place of its own it is in the user's folder of caches.
    let mut command = obligato();
    let seen =
        run(command.arg("cache").env_remove("OBLIGATO_CACHE").env("XDG_CACHE_HOME", place.0.join("xdg")), b"", LIMIT);
    assert!(seen.stdout.contains("xdg/obligato/obligato-entries: 0 entries"), "{seen:?}");
}
