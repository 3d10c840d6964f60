//! Compiles written tests with the JDK's javac and runs them on its JVM, with small stand-ins for the JUnit API
//! (`jdk-stubs/junit`) behind the user's class path.
//!
//! The tests run for real here, with whatever the tested code does. Time is bounded: what is late is killed, and every
//! case has an answer. A test that does not compile, ends the JVM or hangs does not take the others with it.
//!
//! Where probes are given, a second JVM runs the tests on copies of the classes at the same time (`record`). The classes as
//! they are decide what passes.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use super::files::{Scratch, write_api, write_junit};
use super::jvm::{Ending, QUICK, absolute, java_command, javac_command, wait};
use super::record::{Recorded, Recording};
use super::write::JavaFile;
use crate::coverage::probes::Probes;
use crate::program::{ClassPath, Jdk};
use crate::util::InputError;

/// What a test did on the JVM.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnJvm {
    Passed,
    Failed(String),
    /// No file may have it: with it nothing else in the file compiles.
    Broken(String),
    NotRun(String),
}

/// JVMs that are started because a test ended the one before.
const MOST_STARTS: u32 = 20;
/// Time for one test before it counts as hanging, if there is that much.
const LONGEST_TEST: Duration = Duration::from_secs(20);

/// With less time two JVMs do not run side by side.
const ENOUGH_FOR_BOTH: Duration = Duration::from_secs(3);

/// When a JVM that runs tests is given up: a test that hangs must not take the time of all others.
pub(super) fn patience(until: Instant) -> Instant {
    let share = until.saturating_duration_since(Instant::now());
    Instant::now() + share.min(LONGEST_TEST.max(share / 2))
}

/// Identity hashes are the same in each start of a JVM, by default; these are others. The order of `Set.of` is another one in
/// each start.
pub(super) const OTHER_HASHES: [&str; 3] =
    ["-XX:+IgnoreUnrecognizedVMOptions", "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=3"];

/// A test that is to be run: case, class and method.
pub(super) type Waiting = (usize, String, String);

/// The lines that tell a runner which tests to run.
pub(super) fn listed(waiting: &[Waiting]) -> String {
    waiting.iter().map(|(case, class, method)| format!("{case}\t{class}\t{method}\n")).collect()
}

/// Bytes of a tool's output that are read.
const MOST_OUTPUT: usize = 8 << 20;
/// Begins each line of the runner.
const MARK: &str = "##obligato##";

/// Compiles and runs all tests until `until` or until `stop` is set; the answers are by the number of the case.
pub fn run_on_jvm(jdk: &Jdk, classpath: &str, files: &[JavaFile], until: Instant, stop: &AtomicBool) -> Vec<OnJvm> {
    run_and_record(jdk, classpath, files, None, until, stop).0
}

/// The same; what the probes told of each case that passed, or why that is not known, comes with it.
pub fn run_and_record(
    jdk: &Jdk,
    classpath: &str,
    files: &[JavaFile],
    probes: Option<&Probes>,
    until: Instant,
    stop: &AtomicBool,
) -> (Vec<OnJvm>, BTreeMap<usize, Result<Recorded, String>>) {
    let cases = files.iter().flat_map(|f| &f.tests).map(|(case, ..)| case + 1).max().unwrap_or(0);
    let (mut seen, mut recorded) = (BTreeMap::new(), BTreeMap::new());
    let why = match Session::new(jdk, classpath, files, until, stop) {
        Ok(mut session) => session.run(&mut seen, probes, &mut recorded).err(),
        Err(why) => Some(why),
    };
    let why = why.unwrap_or_else(|| "it was not reached".into());
    let seen = (0..cases).map(|case| seen.remove(&case).unwrap_or_else(|| OnJvm::NotRun(why.clone()))).collect();
    (seen, recorded)
}

struct Session<'a> {
    java: PathBuf,
    javac: PathBuf,
    folder: Scratch,
    path: OsString,
    files: Vec<JavaFile>,
    until: Instant,
    stop: &'a AtomicBool,
}

/// Copies of the classes of signed jars that share a package with tests: a JVM would not load the tests beside them.
fn unsigned(jdk: &Jdk, classpath: &str, files: &[JavaFile], folder: &Path) -> crate::util::error::Result<()> {
    let path = ClassPath::open(classpath, jdk.feature())?;
    let signed: Vec<&Path> = path.signed().collect();
    if signed.is_empty() {
        return Ok(());
    }
    let package = |name: &str| name.rsplit_once('/').map(|(package, _)| package.to_string()).unwrap_or_default();
    let packages: BTreeSet<String> = files.iter().map(|file| package(&file.path)).collect();
    for name in path.classes()?.iter().filter(|name| packages.contains(&package(name))) {
        let Some(found) = path.find(name)?.filter(|found| signed.contains(&&*found.origin.container)) else { continue };
        let place = folder.join(format!("{name}.class"));
        let written = place.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&place, &found.bytes));
        written.map_err(|error| InputError::file(&place, format!("cannot be written: {error}")))?;
    }
    Ok(())
}

impl<'a> Session<'a> {
    fn new(
        jdk: &Jdk,
        classpath: &str,
        files: &[JavaFile],
        until: Instant,
        stop: &'a AtomicBool,
    ) -> Result<Self, String> {
        let java = jdk.java().ok_or("this JDK has no java")?;
        let javac = jdk.javac().ok_or("this JDK has no javac")?;
        let folder = Scratch::new().map_err(|e| format!("no temporary folder: {e}"))?;
        let place = |name: &str| folder.path().join(name);
        for name in ["src", "out", "unsigned", "api", "junit", "run"] {
            fs::create_dir_all(place(name)).map_err(|e| e.to_string())?;
        }
        write_junit(&place("junit")).map_err(|e| e.to_string())?;
        write_api(&place("api")).map_err(|e| e.to_string())?;
        unsigned(jdk, classpath, files, &place("unsigned")).map_err(|e| e.to_string())?;
        // Before the class path, where there may be the classes that only the machine can run.
        let own = [place("out"), place("unsigned"), place("api")].into_iter();
        let all = own.chain(absolute(classpath)).chain(std::iter::once(place("junit")));
        let path = std::env::join_paths(all).map_err(|e| e.to_string())?;
        Ok(Self { java, javac, folder, path, files: files.to_vec(), until, stop })
    }

    fn place(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(
        &mut self,
        seen: &mut BTreeMap<usize, OnJvm>,
        probes: Option<&Probes>,
        recorded: &mut BTreeMap<usize, Result<Recorded, String>>,
    ) -> Result<(), String> {
        self.compile(seen)?;
        let mut waiting = self.waiting();
        waiting.retain(|(case, ..)| !seen.contains_key(case));
        let tests = waiting.clone();
        let record = || {
            let folder = self.place("probed");
            probes.filter(|_| !tests.is_empty()).map(|p| Recording::start(&self.java, &folder, &self.path, p, tests))
        };
        // Where time is short, what passes comes first.
        let (recording, ran) = if self.until.saturating_duration_since(Instant::now()) > ENOUGH_FOR_BOTH {
            let recording = record();
            (recording, self.run_plain(waiting, seen, &[]))
        } else {
            let ran = self.run_plain(waiting, seen, &[]);
            (record(), ran)
        };
        if ran.is_ok() {
            self.run_again(seen);
        }
        let passed = seen.iter().filter(|(_, end)| **end == OnJvm::Passed).map(|(case, _)| *case).collect();
        let unknown =
            |passed: BTreeSet<usize>, why: &str| passed.into_iter().map(|case| (case, Err(why.to_string()))).collect();
        *recorded = match (recording, &ran) {
            (None, _) => BTreeMap::new(),
            (Some(Ok(recording)), Ok(())) => recording.finish(&passed, self.until, self.stop),
            (Some(Err(why)), _) => unknown(passed, &why),
            (Some(Ok(_)), Err(why)) => unknown(passed, why),
        };
        ran
    }

    /// What is doubtful has to pass in another JVM too, with other hash codes and another order of `Set.of`.
    fn run_again(&self, seen: &mut BTreeMap<usize, OnJvm>) {
        let doubtful = |case: &usize| self.files.iter().any(|file| file.doubtful.contains(case));
        let tests = self.waiting().into_iter();
        let again = tests.filter(|(case, ..)| doubtful(case) && seen.get(case) == Some(&OnJvm::Passed)).collect();
        let mut second = BTreeMap::new();
        // What it does not come to has passed once.
        let _ = self.run_plain(again, &mut second, &OTHER_HASHES);
        for (case, end) in second {
            if let OnJvm::Failed(why) = end {
                seen.insert(case, OnJvm::Failed(format!("{why} (in another JVM)")));
            }
        }
    }

    fn waiting(&self) -> Vec<Waiting> {
        let mut waiting: Vec<Waiting> = Vec::new();
        for file in &self.files {
            let class = file.path.trim_end_matches(".java").replace('/', ".");
            waiting.extend(file.tests.iter().map(|(case, method, _)| (*case, class.clone(), method.clone())));
        }
        waiting
    }

    /// The classes as they are.
    fn run_plain(
        &self,
        mut waiting: Vec<Waiting>,
        seen: &mut BTreeMap<usize, OnJvm>,
        options: &[&str],
    ) -> Result<(), String> {
        for _ in 0..MOST_STARTS {
            if waiting.is_empty() {
                break;
            }
            self.start(&waiting, seen, options)?;
            waiting.retain(|(case, ..)| !seen.contains_key(case));
        }
        Ok(())
    }

    /// Compiles until what is left has no errors: each time there are fewer tests.
    fn compile(&mut self, seen: &mut BTreeMap<usize, OnJvm>) -> Result<(), String> {
        while !self.files.is_empty() {
            let sources = self.write_sources()?;
            let output = self.place("javac.txt");
            let mut command = javac_command(&self.javac, self.folder.path());
            command.args(["-proc:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-implicit:none"]);
            command.args(["-Xmaxerrs", "10000"]);
            command.arg("-sourcepath").arg(self.place("run"));
            command.arg("-d").arg(self.place("out")).arg("-cp").arg(&self.path).args(&sources);
            command.stdout(Stdio::null()).stderr(to_file(&output)?);
            let mut child = command.spawn().map_err(|e| format!("{}: {e}", self.javac.display()))?;
            match wait(&mut child, self.until, self.stop) {
                Ending::Code(Some(0)) => return Ok(()),
                Ending::Code(_) => self.leave_out(&read(&output), seen)?,
                Ending::OutOfTime => return Err("no time left".into()),
                Ending::Interrupted => return Err("interrupted".into()),
            }
        }
        Ok(())
    }

    fn write_sources(&self) -> Result<Vec<PathBuf>, String> {
        let mut sources = Vec::new();
        for file in &self.files {
            let path = self.place("src").join(&file.path);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(|e| e.to_string())?;
            }
            fs::write(&path, &file.text).map_err(|e| format!("{}: {e}", path.display()))?;
            sources.push(path);
        }
        Ok(sources)
    }

    /// Empties the tests that javac complains about; a file with another error is left out as a whole.
    fn leave_out(&mut self, output: &str, seen: &mut BTreeMap<usize, OnJvm>) -> Result<(), String> {
        let root = self.place("src");
        let mut found = false;
        let mut now = BTreeSet::new();
        let mut whole: BTreeMap<String, String> = BTreeMap::new();
        for (path, line, what) in output.lines().filter_map(|l| error_at(l, &root)) {
            let Some(file) = self.files.iter_mut().find(|f| f.path == path) else { continue };
            found = true;
            // A test that was emptied before has nothing more to empty.
            match empty_test(file, line).filter(|case| now.contains(case) || !seen.contains_key(case)) {
                Some(case) => {
                    now.insert(case);
                    seen.entry(case).or_insert(OnJvm::Broken(what));
                }
                None => {
                    whole.entry(path).or_insert(what);
                }
            }
        }
        if !found {
            let first = output.lines().find(|l| l.contains("error")).unwrap_or("no output");
            return Err(format!("javac failed: {first}"));
        }
        for (path, what) in whole {
            for (case, ..) in self.files.iter().filter(|f| f.path == path).flat_map(|f| &f.tests) {
                seen.entry(*case).or_insert_with(|| OnJvm::Broken(what.clone()));
            }
            self.files.retain(|f| f.path != path);
        }
        Ok(())
    }

    /// Starts a JVM that runs these tests, and notes what it says.
    fn start(&self, waiting: &[Waiting], seen: &mut BTreeMap<usize, OnJvm>, options: &[&str]) -> Result<(), String> {
        let (list, output) = (self.place("tests.txt"), self.place("report.txt"));
        fs::write(&list, listed(waiting)).map_err(|e| e.to_string())?;
        let mut command = java_command(&self.java, &self.place("run"));
        command.args(QUICK).args(options).arg("-ea").arg("-cp").arg(&self.path);
        command.arg("obligato.TestRunner").arg(&list).arg(MARK);
        command.stdout(to_file(&output)?).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", self.java.display()))?;
        let ending = wait(&mut child, patience(self.until), self.stop);
        let report = Report::of(&read(&output));
        seen.extend(report.ended());
        match ending {
            Ending::Code(_) if report.done => Ok(()),
            Ending::Interrupted => Err("interrupted".into()),
            Ending::Code(_) => match report.running {
                Some(case) => {
                    seen.insert(case, OnJvm::Failed("the JVM ended in it".into()));
                    Ok(())
                }
                None => Err("the JVM did not start".into()),
            },
            Ending::OutOfTime => match report.running.filter(|_| Instant::now() < self.until) {
                Some(case) => {
                    seen.insert(case, OnJvm::Failed("it did not end in time".into()));
                    Ok(())
                }
                None => Err("no time left".into()),
            },
        }
    }
}

fn to_file(path: &Path) -> Result<Stdio, String> {
    File::create(path).map(Stdio::from).map_err(|e| format!("{}: {e}", path.display()))
}

fn read(path: &Path) -> String {
    let bytes = fs::read(path).unwrap_or_default();
    String::from_utf8_lossy(bytes.get(..bytes.len().min(MOST_OUTPUT)).unwrap_or_default()).into_owned()
}

/// What the runner said.
#[derive(Default)]
struct Report {
    passed: BTreeMap<usize, u32>,
    failed: BTreeMap<usize, String>,
    running: Option<usize>,
    done: bool,
}

impl Report {
    fn of(text: &str) -> Self {
        let mut report = Report::default();
        for line in text.lines().filter_map(|l| l.strip_prefix(MARK)) {
            let mut words = line.trim().splitn(3, ' ');
            let word = words.next().unwrap_or_default();
            let case = words.next().and_then(|n| n.parse::<usize>().ok());
            match (word, case) {
                ("done", _) => report.done = true,
                ("start", Some(case)) => report.running = Some(case),
                ("pass", Some(case)) => {
                    report.running = None;
                    *report.passed.entry(case).or_default() += 1;
                }
                ("fail", Some(case)) => {
                    report.running = None;
                    let what = words.next().unwrap_or_default().to_string();
                    report.failed.entry(case).or_insert(what);
                }
                _ => {}
            }
        }
        report
    }

    /// A test passed only if it passed in both orders.
    fn ended(&self) -> Vec<(usize, OnJvm)> {
        let all: BTreeSet<usize> = self.passed.keys().chain(self.failed.keys()).copied().collect();
        let answers = all.into_iter().filter_map(|case| match (self.failed.get(&case), self.passed.get(&case)) {
            (Some(what), passed) => {
                let order = if passed.is_some() { " (depends on the order of the tests)" } else { "" };
                Some((case, OnJvm::Failed(format!("{what}{order}"))))
            }
            (None, Some(2..)) => Some((case, OnJvm::Passed)),
            _ => None,
        });
        answers.collect()
    }
}

/// File, line and message of an error line of javac.
fn error_at(line: &str, root: &Path) -> Option<(String, u32, String)> {
    let rest = line.strip_prefix(&format!("{}/", root.display()))?;
    let (path, rest) = rest.split_once(".java:")?;
    let (number, what) = rest.split_once(": error: ")?;
    Some((format!("{path}.java"), number.parse().ok()?, what.to_string()))
}

/// Takes the body of the test at this line away, keeping the lines; the number of its case.
fn empty_test(file: &mut JavaFile, line: u32) -> Option<usize> {
    let (case, _, start) = file.tests.iter().rev().find(|(.., start)| *start <= line)?.clone();
    let lines: Vec<&str> = file.text.lines().collect();
    let end = (start as usize..lines.len()).find(|i| lines.get(*i) == Some(&"    }"))?;
    if line as usize > end + 1 || line == start {
        return None;
    }
    let kept = lines.iter().enumerate().map(|(i, l)| if i >= start as usize && i < end { "" } else { *l });
    file.text = kept.map(|l| format!("{l}\n")).collect();
    Some(case)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_are_understood() {
        let text = format!("noise\n{MARK} start 0\n{MARK} pass 0\n{MARK} start 1\n{MARK} fail 1 a b\n{MARK} start 2\n");
        let report = Report::of(&text);
        assert_eq!(report.ended(), [(1, OnJvm::Failed("a b".into()))]);
        assert_eq!((report.running, report.done), (Some(2), false));
        let report = Report::of(&format!("{MARK} pass 0\n{MARK} pass 0\n{MARK} done\n"));
        assert_eq!(report.ended(), [(0, OnJvm::Passed)]);
        assert!(report.done);
    }

    #[test]
    fn a_test_that_does_not_compile_is_emptied() {
        let text = "class A {\n    void a() {\n        x;\n    }\n    void b() {\n        y;\n    }\n}\n";
        let tests = vec![(4, "a".to_string(), 2), (7, "b".to_string(), 5)];
        let mut file = JavaFile { path: "p/A.java".into(), text: text.into(), tests, doubtful: BTreeSet::new() };
        assert_eq!(
            error_at("/t/src/p/A.java:6: error: no", Path::new("/t/src")),
            Some(("p/A.java".into(), 6, "no".into()))
        );
        assert_eq!(empty_test(&mut file, 6), Some(7));
        assert_eq!(file.text, text.replace("        y;", ""));
        assert_eq!(empty_test(&mut file, 8), None);
    }
}
