//! Replay on a real JVM: the witness goes to a file, `obligato.Replay` reads it and calls the target (`jdk-stubs/replay`).
//!
//! The program is run for real here, with whatever it does to files and the network, and with assertions on. It runs in
//! a temporary folder, without input; its time and the output that is kept are bounded. Nothing here panics or waits
//! longer than it was told to.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::files::{Scratch, write_classes};
use super::tail::Tail;
use crate::explore::check::OnJvm;
use crate::explore::replay::{OBSERVE, Replayed, Seen, ended, seen};
use crate::explore::witness::Witness;
use crate::program::Jdk;

/// Bytes of the error output that are kept.
const MOST_OUTPUT: usize = 1 << 20;
/// Between two looks at the process.
const TICK: Duration = Duration::from_millis(5);
/// What `java` says when the program was never started.
const NOT_STARTED: [&str; 3] = [
    "Error: Could not create the Java Virtual Machine",
    "Error occurred during initialization of VM",
    "Error: Could not find or load main class obligato.Replay",
];

/// A `java` and the class path of the program. Several threads can replay at the same time.
pub struct Jvm {
    java: PathBuf,
    classpath: Vec<PathBuf>,
    /// The folder with the replay classes, made when it is first needed.
    folder: OnceLock<Result<Scratch, String>>,
    /// Of the next file of inputs.
    number: AtomicU32,
}

pub(super) enum Ending {
    Code(Option<i32>),
    OutOfTime,
    Interrupted,
}

impl Jvm {
    /// The `java` of this JDK; none if it has none.
    pub fn new(jdk: &Jdk, classpath: &str) -> Option<Self> {
        Some(Self {
            java: jdk.java()?,
            classpath: absolute(classpath),
            folder: OnceLock::new(),
            number: AtomicU32::new(1),
        })
    }

    /// Runs the target with the inputs until it ends, `until` is reached, or `stop` is set.
    pub fn replay(&self, target: &str, witness: &Witness, until: Instant, stop: &AtomicBool) -> OnJvm {
        match self.try_replay(target, witness, until, stop) {
            Ok(seen) => seen,
            Err(why) => OnJvm::NotRun(why),
        }
    }

    fn try_replay(&self, target: &str, witness: &Witness, until: Instant, stop: &AtomicBool) -> Result<OnJvm, String> {
        let (ending, err, took) = self.run(target, witness, None, until, stop)?;
        Ok(understand(ending, &err, took))
    }

    /// Runs the target with the inputs and looks at what it did; `statics` are the classes whose static fields count.
    /// `Err` says why nothing was seen.
    pub fn observe(
        &self,
        target: &str,
        witness: &Witness,
        statics: &[String],
        until: Instant,
        stop: &AtomicBool,
    ) -> Result<Seen, String> {
        let (ending, err, took) = self.run(target, witness, Some(statics.join(",")), until, stop)?;
        match understand(ending, &err, took) {
            OnJvm::NotRun(why) | OnJvm::Ran(Replayed::Failed(why)) => Err(why),
            OnJvm::Ran(ended) => seen(&ended, &err),
        }
    }

    fn run(
        &self,
        target: &str,
        witness: &Witness,
        observe: Option<String>,
        until: Instant,
        stop: &AtomicBool,
    ) -> Result<(Ending, String, Duration), String> {
        let folder = self.folder.get_or_init(|| {
            let scratch = Scratch::new().map_err(|e| format!("no temporary folder: {e}"))?;
            write_classes(scratch.path()).map_err(|e| format!("{}: {e}", scratch.path().display()))?;
            Ok(scratch)
        });
        let folder = folder.as_ref().map_err(Clone::clone)?.path();
        let inputs = folder.join(format!("inputs-{}", self.number.fetch_add(1, Ordering::Relaxed)));
        std::fs::write(&inputs, witness.text()).map_err(|e| format!("{}: {e}", inputs.display()))?;
        let path = std::iter::once(folder.to_path_buf()).chain(self.classpath.iter().cloned());
        let path = std::env::join_paths(path).map_err(|e| e.to_string())?;
        let mut property = OsString::from("-Dobligato.inputs=");
        property.push(&inputs);
        let mut command = java_command(&self.java, folder);
        command.args(QUICK).arg("-ea").arg(property);
        if let Some(classes) = observe {
            command.arg(format!("-D{OBSERVE}={classes}"));
        }
        command.arg("-cp").arg(path).args(["obligato.Replay", target]);
        let (err, theirs) = Tail::new(MOST_OUTPUT).map_err(|e| format!("no pipe: {e}"))?;
        command.stdout(Stdio::null()).stderr(theirs);
        let started = Instant::now();
        let mut child = command.spawn().map_err(|e| format!("{}: {e}", self.java.display()))?;
        let ending = wait(&mut child, until, stop);
        let err = err.finish();
        Ok((ending, String::from_utf8_lossy(&err).into_owned(), started.elapsed()))
    }
}

/// Options of a JVM that starts quickly.
pub(super) const QUICK: [&str; 2] = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

/// A tool of the JDK, run in this folder, with nothing of the user's environment that changes what it does or prints.
pub(super) fn java_command(tool: &Path, folder: &Path) -> Command {
    let mut command = Command::new(tool);
    command.current_dir(folder).stdin(Stdio::null());
    command.env_remove("JAVA_TOOL_OPTIONS").env_remove("JDK_JAVA_OPTIONS").env_remove("_JAVA_OPTIONS");
    command.env_remove("JDK_JAVAC_OPTIONS");
    // Ctrl-C is for us; the process is ended by `wait`.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
}

/// A compiler with a quick start: what it compiles is small.
pub(super) fn javac_command(javac: &Path, folder: &Path) -> Command {
    let mut command = java_command(javac, folder);
    command.args(QUICK.map(|option| format!("-J{option}")));
    command
}

/// The elements of a class path, so that they mean the same in another folder.
pub fn absolute(classpath: &str) -> Vec<PathBuf> {
    let here = |path: PathBuf| if path.as_os_str().is_empty() { PathBuf::from(".") } else { path };
    let elements = std::env::split_paths(classpath).map(here);
    elements.map(|path| std::path::absolute(&path).unwrap_or(path)).collect()
}

/// Waits for the process and ends it where it must.
pub(super) fn wait(child: &mut Child, until: Instant, stop: &AtomicBool) -> Ending {
    loop {
        if let Ok(Some(status)) = child.try_wait() {
            return Ending::Code(status.code());
        }
        let interrupted = stop.load(Ordering::Relaxed);
        if interrupted || Instant::now() >= until {
            let _ = child.kill();
            let _ = child.wait();
            return if interrupted { Ending::Interrupted } else { Ending::OutOfTime };
        }
        std::thread::sleep(TICK);
    }
}

fn understand(ending: Ending, err: &str, took: Duration) -> OnJvm {
    match ending {
        Ending::Interrupted => OnJvm::NotRun("interrupted".into()),
        Ending::Code(Some(1)) if NOT_STARTED.iter().any(|what| err.contains(what)) => {
            OnJvm::NotRun(err.lines().find(|l| l.starts_with("Error")).unwrap_or("java did not start").to_string())
        }
        Ending::Code(Some(code)) => OnJvm::Ran(ended(code, err)),
        Ending::Code(None) => OnJvm::Ran(Replayed::Failed("the JVM was ended by a signal".into())),
        // Threads may keep a program alive after its main method threw. A line that it was still at says nothing.
        Ending::OutOfTime => match ended(1, err.rsplit_once('\n').map_or("", |(lines, _)| lines)) {
            threw @ Replayed::Threw(_) => OnJvm::Ran(threw),
            _ if took < crate::explore::check::REPLAY_LIMIT => OnJvm::NotRun("no time left".into()),
            _ => OnJvm::Ran(Replayed::Failed(format!("it did not end within {} s", took.as_secs()))),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_understood() {
        let threw = "Exception in thread \"main\" a.B: c\n\tat a.D.e(D.java:1)\n";
        let ran = |replayed| OnJvm::Ran(replayed);
        let short = Duration::from_millis(300);
        assert_eq!(understand(Ending::Code(Some(1)), threw, short), ran(Replayed::Threw("a.B".into())));
        assert_eq!(understand(Ending::Code(Some(0)), "", short), ran(Replayed::Ended(0)));
        assert_eq!(understand(Ending::OutOfTime, threw, short), ran(Replayed::Threw("a.B".into())));
        for cut in ["", "Exception in thread \"main\" ", "Exception in thread \"main\" a."] {
            assert_eq!(understand(Ending::OutOfTime, cut, short), OnJvm::NotRun("no time left".into()));
        }
        assert!(matches!(understand(Ending::OutOfTime, "", Duration::from_secs(11)), OnJvm::Ran(Replayed::Failed(_))));
        assert_eq!(understand(Ending::Interrupted, threw, short), OnJvm::NotRun("interrupted".into()));
        let broken = "Error occurred during initialization of VM\nToo small heap\n";
        assert!(matches!(understand(Ending::Code(Some(1)), broken, short), OnJvm::NotRun(_)));
    }

    #[cfg(unix)]
    #[test]
    fn a_process_is_ended_in_time() {
        let sleeping = |stop: bool| {
            let started = Instant::now();
            let mut child = Command::new("sleep").arg("30").spawn().unwrap();
            let until = started + Duration::from_millis(if stop { 20_000 } else { 50 });
            let ending = wait(&mut child, until, &AtomicBool::new(stop));
            assert!(started.elapsed() < Duration::from_secs(10));
            ending
        };
        assert!(matches!(sleeping(false), Ending::OutOfTime));
        assert!(matches!(sleeping(true), Ending::Interrupted));
    }

    #[test]
    fn class_paths_become_absolute() {
        let found = absolute("a:/b");
        assert!(found.len() == 2 && found[0].is_absolute() && found[0].ends_with("a"));
        assert_eq!(found[1], PathBuf::from("/b"));
    }
}
