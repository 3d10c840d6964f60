//! What the end-to-end tests share: the JDKs of this machine, compiling, running, comparing.

pub mod browser;
pub mod pages;
mod resident;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

use obligato::program::Jdk;

/// A JDK's places; unlike [`Jdk`] it can be used by several threads.
pub struct JdkHome {
    pub home: PathBuf,
    pub feature: u16,
    pub java: PathBuf,
    pub javac: Option<PathBuf>,
}

impl JdkHome {
    /// The same with a compiler that stays.
    pub fn with_resident_compiler(self) -> Self {
        Self { home: resident::jdk(&self.home), ..self }
    }

    fn of(jdk: &Jdk) -> Option<Self> {
        Some(Self { home: jdk.home().to_path_buf(), feature: jdk.feature(), java: jdk.java()?, javac: jdk.javac() })
    }
}

/// Every JDK that is installed here, by feature version: the default one, and what stands beside it.
pub fn jdks() -> Vec<JdkHome> {
    let default = Jdk::locate(None).expect("a JDK is installed");
    let mut found = BTreeMap::new();
    let siblings = default.home().canonicalize().ok().and_then(|h| h.parent().map(Path::to_path_buf));
    for home in siblings.iter().flat_map(fs::read_dir).flatten().flatten() {
        if let Some(jdk) = Jdk::open(&home.path()).ok().as_ref().and_then(JdkHome::of) {
            found.entry(jdk.feature).or_insert(jdk);
        }
    }
    found.insert(default.feature(), JdkHome::of(&default).expect("the default JDK has a java"));
    found.into_values().collect()
}

/// The JDK that a user would have here, with a compiler that stays.
fn default_jdk() -> &'static Path {
    static HOME: OnceLock<PathBuf> = OnceLock::new();
    HOME.get_or_init(|| resident::jdk(Jdk::locate(None).expect("a JDK is installed").home()))
}

/// A folder of the calling suite's own, emptied.
#[track_caller]
pub fn scratch(name: &str) -> PathBuf {
    let caller = Path::new(Location::caller().file()).strip_prefix("tests").expect("a suite").with_extension("");
    let suite = caller.iter().next().expect("a suite");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(suite).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("scratch folder");
    folder
}

/// The JUnit that `scripts/setup junit` fetches.
pub fn junit_jar() -> PathBuf {
    let jar = Path::new(env!("CARGO_MANIFEST_DIR")).join(".tools/junit/junit-platform-console-standalone.jar");
    assert!(jar.is_file(), "no JUnit: run scripts/setup junit");
    jar
}

/// Compiles with the oldest JDK that has a compiler, so that the classes run on all.
pub fn javac(sources: &[PathBuf], out: &Path, flags: &[&str]) {
    let javac = jdks().into_iter().find_map(|j| j.javac).expect("a JDK with javac is installed");
    javac_with(&javac, sources, out, flags);
}

pub fn javac_with(javac: &Path, sources: &[PathBuf], out: &Path, flags: &[&str]) {
    compile(javac, sources, out, &[&["-nowarn", "-Xlint:none"], flags].concat());
}

/// Compiles generated tests, which give no warning.
pub fn javac_strictly(javac: &Path, sources: &[PathBuf], out: &Path, flags: &[&str]) {
    compile(javac, sources, out, &[&["-Xlint:all,-options", "-Werror", "-proc:none"], flags].concat());
}

fn compile(javac: &Path, sources: &[PathBuf], out: &Path, flags: &[&str]) {
    let text = |path: &Path| path.to_str().expect("a path that is text").to_string();
    let mut arguments: Vec<String> = ["-encoding", "UTF-8", "-d"].map(String::from).into();
    arguments.push(text(out));
    arguments.extend(flags.iter().map(|flag| flag.to_string()));
    arguments.extend(sources.iter().map(|source| text(source)));
    let told = resident::ask(&javac.with_file_name("java"), "Compiler.java", &arguments, 1);
    let (code, said) = told.expect("the compiler answers");
    assert_eq!(code, 0, "javac failed:\n{}", said.concat());
}

/// What a `main` shows in a JVM that has run others; none where it ends that JVM. It must not leave threads behind.
pub fn run_main(jdk: &JdkHome, class_path: &str, main: &str) -> Option<Observed> {
    let (code, said) = resident::ask(&jdk.java, "Mains.java", &[class_path.to_string(), main.to_string()], 2)?;
    let [stdout, stderr] = <[String; 2]>::try_from(said).ok()?;
    Some(Observed { stdout, stderr, code: Some(code) })
}

/// What a run showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Observed {
    pub stdout: String,
    pub stderr: String,
    pub code: Option<i32>,
}

impl Observed {
    /// The run with what may differ between VMs taken away from the error stream: frames inside the JDK (its classes
    /// may be stubs of ours) and, with them, the counts of common frames.
    pub fn comparable(&self) -> Observed {
        let lines = self.stderr.lines().filter(|l| !is_jdk_frame(l)).map(|l| {
            let more = l.trim_start().starts_with("... ") && l.ends_with(" more");
            if more { "\t... more" } else { l }
        });
        Observed { stderr: lines.collect::<Vec<_>>().join("\n"), ..self.clone() }
    }
}

fn is_jdk_frame(line: &str) -> bool {
    line.trim_start().strip_prefix("at ").is_some_and(|f| f.starts_with("java.base/") || f.starts_with("jdk."))
}

/// Runs a command with this input; killed after `limit`.
pub fn run(command: &mut Command, input: &[u8], limit: Duration) -> Observed {
    let started = std::time::Instant::now();
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("program starts");
    let mut stdin = child.stdin.take().expect("stdin");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let id = child.id();
    let (done, waiting) = std::sync::mpsc::channel::<()>();
    let watchdog = std::thread::spawn(move || {
        if waiting.recv_timeout(limit).is_err_and(|e| e == std::sync::mpsc::RecvTimeoutError::Timeout) {
            let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
        }
    });
    let output = child.wait_with_output().expect("program ends");
    drop(done);
    let _ = (writer.join(), watchdog.join());
    if let Some(file) = std::env::var_os("OBLIGATO_TIMES") {
        let line = format!("{:8.3} {command:?}\n", started.elapsed().as_secs_f64());
        let _ = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(file)
            .and_then(|mut to| to.write_all(line.as_bytes()));
    }
    Observed {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        code: output.status.code(),
    }
}

/// `java` with a quick start.
pub fn java(jdk: &JdkHome) -> Command {
    let mut command = Command::new(&jdk.java);
    command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-Dstdout.encoding=UTF-8"]);
    command.env_remove("JAVA_TOOL_OPTIONS");
    command
}

/// The program under test; `OBLIGATO_PROGRAM` names another build of it, to compare. Nothing is taken from the user's cache, and it
/// does not wait for compilers to start.
pub fn obligato() -> Command {
    let program = std::env::var_os("OBLIGATO_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_obligato").into());
    let mut command = Command::new(program);
    command.env("OBLIGATO_CACHE", "off").env("JAVA_HOME", default_jdk());
    command
}

/// Calls `f` for every item and gives the results in the order of the items. There is a thread more than cores, because
/// some wait for other processes.
pub fn in_parallel<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    std::thread::scope(|scope| {
        for _ in 0..=cores {
            scope.spawn(|| {
                loop {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    let Some(item) = items.get(i) else { break };
                    let result = f(item);
                    results.lock().expect("no panic in a worker").push((i, result));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("no panic in a worker");
    results.sort_by_key(|(i, _)| *i);
    results.into_iter().map(|(_, r)| r).collect()
}

/// A readable difference of two texts: the first lines that differ.
pub fn first_difference(expected: &str, actual: &str) -> String {
    let (mut a, mut b) = (expected.lines(), actual.lines());
    let mut number = 1;
    loop {
        match (a.next(), b.next()) {
            (None, None) => return String::new(),
            (x, y) if x == y => number += 1,
            (x, y) => {
                let show = |l: Option<&str>| l.map_or("(end)".to_string(), |l| l.chars().take(400).collect());
                return format!("line {number}:\n    java:     {}\n    obligato: {}", show(x), show(y));
            }
        }
    }
}
