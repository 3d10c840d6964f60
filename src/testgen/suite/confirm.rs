//! Changed test sources on the JVM: compiled with the JDK's javac before the user's own class path, and run by the JUnit that
//! is on it (`obligato.SuiteRunner` asks its launcher, or JUnit 4's core).

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use crate::program::Jdk;
use crate::testgen::files::{Scratch, write_api, write_junit};
use crate::testgen::jvm::{Ending, QUICK, absolute, java_command, javac_command, wait};

/// Begins each line of the runner.
const MARK: &str = "##obligato##";

/// Sources that are compiled and run in a folder of their own.
pub struct Workshop<'a> {
    pub jdk: &'a Jdk,
    /// The class path of the tests and the program.
    pub classpath: &'a str,
    pub until: Instant,
    pub stop: &'a AtomicBool,
    folder: Scratch,
}

/// An error of the compiler: file, line, and what is wrong.
pub type Complaint = (String, u32, String);

/// A test that failed: class, method, and why.
pub type Failure = (String, String, String);

impl<'a> Workshop<'a> {
    pub fn new(jdk: &'a Jdk, classpath: &'a str, until: Instant, stop: &'a AtomicBool) -> Result<Self, String> {
        let folder = Scratch::new().map_err(|e| format!("no temporary folder: {e}"))?;
        let workshop = Self { jdk, classpath, until, stop, folder };
        write_junit(&workshop.stand_ins())
            .and_then(|()| write_api(&workshop.stand_ins()))
            .map_err(|e| e.to_string())?;
        Ok(workshop)
    }

    fn place(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Where the compiled classes are.
    pub fn classes(&self) -> PathBuf {
        self.place("out")
    }

    /// Where the stand-ins for JUnit and the driver API are: last on every path, for what the user's own lacks.
    pub fn stand_ins(&self) -> PathBuf {
        self.place("junit")
    }

    /// A class path of these and the user's own.
    fn path(&self, first: Option<PathBuf>) -> Result<OsString, String> {
        let all = first.into_iter().chain(absolute(self.classpath)).chain([self.stand_ins()]);
        std::env::join_paths(all).map_err(|e| e.to_string())
    }

    /// Compiles these texts, by their paths; what the compiler complains about.
    pub fn compile(&self, sources: &[(String, String)]) -> Result<Vec<Complaint>, String> {
        let javac = self.jdk.javac().ok_or("this JDK has no javac")?;
        let (root, out, output) = (self.place("src"), self.classes(), self.place("javac.txt"));
        // What was compiled before is not what is asked for now.
        for folder in [&root, &out] {
            let _ = fs::remove_dir_all(folder);
            fs::create_dir_all(folder).map_err(|e| e.to_string())?;
        }
        let mut files = Vec::new();
        for (path, text) in sources {
            let file = root.join(path);
            file.parent().map_or(Ok(()), fs::create_dir_all).map_err(|e| e.to_string())?;
            fs::write(&file, text).map_err(|e| e.to_string())?;
            files.push(file);
        }
        let mut command = javac_command(&javac, self.folder.path());
        command.args(["-g", "-parameters", "-proc:none", "-nowarn", "-Xlint:none", "-encoding", "UTF-8"]);
        command.args(["-implicit:none", "-Xmaxerrs", "10000"]);
        let path = self.path(None)?;
        command.arg("-sourcepath").arg(self.place("none")).arg("-d").arg(&out).arg("-cp").arg(path).args(&files);
        let errors = fs::File::create(&output).map_err(|e| e.to_string())?;
        command.stdout(Stdio::null()).stderr(errors);
        if self.ended(&mut command)? == Some(0) {
            return Ok(Vec::new());
        }
        let said = String::from_utf8_lossy(&fs::read(&output).unwrap_or_default()).into_owned();
        let found: Vec<Complaint> = said.lines().filter_map(|line| complaint(line, &root)).collect();
        match found.is_empty() {
            true => Err(format!("javac failed: {}", said.lines().next().unwrap_or("no output"))),
            false => Ok(found),
        }
    }

    /// Runs the tests of these classes (Java names): those that fail.
    pub fn run(&self, tests: &BTreeSet<String>) -> Result<Vec<Failure>, String> {
        let java = self.jdk.java().ok_or("this JDK has no java")?;
        let output = self.place("report.txt");
        // The runner is among the stand-ins, and the user's own JUnit is what it asks.
        let path = self.path(Some(self.classes()))?;
        let mut command = java_command(&java, self.folder.path());
        command.args(QUICK).arg("-ea").arg("-cp").arg(path).args(["obligato.SuiteRunner", MARK]).args(tests);
        let report = fs::File::create(&output).map_err(|e| e.to_string())?;
        command.stdout(report).stderr(Stdio::null());
        self.ended(&mut command)?;
        let said = String::from_utf8_lossy(&fs::read(&output).unwrap_or_default()).into_owned();
        let (mut failures, mut done) = (Vec::new(), false);
        for line in said.lines().filter_map(|line| line.strip_prefix(MARK)) {
            let mut parts = line.trim().splitn(4, '\t');
            let mut next = || parts.next().unwrap_or_default().to_string();
            match next().as_str() {
                "done" => done = true,
                "fail" => failures.push((next(), next(), next())),
                "none" => return Err("the class path of the tests has no JUnit that can run them".into()),
                _ => {}
            }
        }
        if done { Ok(failures) } else { Err("the JVM ended before the tests did".into()) }
    }

    fn ended(&self, command: &mut std::process::Command) -> Result<Option<i32>, String> {
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        match wait(&mut child, self.until, self.stop) {
            Ending::Code(code) => Ok(code),
            Ending::OutOfTime => Err("no time left (--budget)".into()),
            Ending::Interrupted => Err("interrupted".into()),
        }
    }
}

fn complaint(line: &str, root: &Path) -> Option<Complaint> {
    let rest = line.strip_prefix(&format!("{}/", root.display()))?;
    let (path, rest) = rest.split_once(".java:")?;
    let (number, what) = rest.split_once(": error: ")?;
    Some((format!("{path}.java"), number.parse().ok()?, what.to_string()))
}
