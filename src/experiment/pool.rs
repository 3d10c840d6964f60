//! Runs in processes of their own, several at a time: no run can disturb another, and each one's memory is known.
//!
//! A child gets its run as one line on standard input and answers with one line on standard output. Its input stays open
//! while anybody waits for it; a child whose input ends has nobody to work for and ends too.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use super::Run;
use super::record::Record;
use crate::util::error::Result;

/// Between two looks at a child.
const LOOK: Duration = Duration::from_millis(20);
/// Beyond its budget, for starting, reading the program, and ending.
const GRACE: Duration = Duration::from_secs(120);
/// No answer is longer.
const MOST_BYTES: u64 = 256 << 20;

/// How children are started.
pub struct Pool {
    pub program: PathBuf,
    pub arguments: Vec<OsString>,
    pub jobs: usize,
}

impl Pool {
    /// Makes all runs. `each` hears of those that ended, in the order in which they did; runs in flight when `stop` is set
    /// or `each` fails are lost.
    pub fn run_all(&self, runs: &[Run], stop: &AtomicBool, each: &mut dyn FnMut(Record) -> Result<()>) -> Result<()> {
        let queue = Mutex::new(runs.iter());
        let given_up = AtomicBool::new(false);
        let over = || stop.load(Ordering::Relaxed) || given_up.load(Ordering::Relaxed);
        let (sender, ended) = channel();
        std::thread::scope(|scope| {
            for _ in 0..self.jobs.clamp(1, runs.len().max(1)) {
                let (sender, queue, over) = (sender.clone(), &queue, &over);
                scope.spawn(move || {
                    while !over() {
                        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
                        let Some(run) = next else { break };
                        let Some(record) = self.run(run, over) else { break };
                        if sender.send(record).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut result = Ok(());
            for record in ended {
                if result.is_ok() {
                    result = each(record);
                    if result.is_err() {
                        given_up.store(true, Ordering::Relaxed);
                    }
                }
            }
            result
        })
    }

    /// `None`: it was interrupted.
    fn run(&self, run: &Run, over: &dyn Fn() -> bool) -> Option<Record> {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = match command.spawn() {
            Ok(child) => child,
            Err(error) => return Some(Record::failed(run, format!("no process can be started: {error}"))),
        };
        let answered = converse(&mut child, run, over);
        // Whatever happened, no child stays behind.
        let _ = child.kill();
        let _ = child.wait();
        answered.map(|answered| answered.unwrap_or_else(|why| Record::failed(run, why)))
    }
}

fn converse(child: &mut Child, run: &Run, over: &dyn Fn() -> bool) -> Option<std::result::Result<Record, String>> {
    let (Some(mut input), Some(output), Some(errors)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
    else {
        return Some(Err("the process has no pipes".into()));
    };
    let reader = |pipe: Box<dyn Read + Send>| {
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            let _ = pipe.take(MOST_BYTES).read_to_end(&mut bytes);
            bytes
        })
    };
    let (output, errors) = (reader(Box::new(output)), reader(Box::new(errors)));
    let mut line = serde_json::to_string(run).unwrap_or_default();
    line.push('\n');
    // A child that does not listen ends early, which shows below.
    let _ = input.write_all(line.as_bytes()).and_then(|()| input.flush());
    let deadline = Instant::now() + Duration::from_secs_f64(run.budget).mul_f64(1.5) + GRACE;
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if over() => return None,
            Ok(None) if Instant::now() >= deadline => return Some(Err("did not end when its time was over".into())),
            Ok(None) => std::thread::sleep(LOOK),
            Err(error) => return Some(Err(format!("the process cannot be watched: {error}"))),
        }
    };
    drop(input);
    let output = output.join().unwrap_or_default();
    // Ctrl-C reaches the children too, perhaps before us; what they say then is not their fault.
    if status.code().is_none() {
        std::thread::sleep(LOOK * 5);
    }
    if over() {
        return None;
    }
    if let Some(record) = serde_json::from_slice::<Record>(&output).ok().filter(|_| status.success()) {
        return Some(Ok(record));
    }
    let errors = errors.join().unwrap_or_default();
    Some(Err(failure(status, &String::from_utf8_lossy(&errors))))
}

/// Why a child has no answer: the last thing it said, and how it ended.
fn failure(status: ExitStatus, errors: &str) -> String {
    let said = errors.lines().rev().map(str::trim).find(|line| !line.is_empty());
    let said: String = said.unwrap_or_default().chars().filter(|c| !c.is_control()).take(400).collect();
    let said = said.strip_prefix("obligato: ").unwrap_or(&said).to_string();
    match (said.is_empty(), status.code()) {
        (false, Some(_)) => said,
        (true, Some(_)) => format!("no answer ({status})"),
        // Killed, for instance because memory ran out.
        (_, None) => format!("ended by force ({status})"),
    }
}

/// The most memory that this process ever used, in bytes, where the system tells.
pub fn peak_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kilobytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::record::End;
    use crate::experiment::{Experiment, Options, Subject};

    fn runs(count: u64) -> Vec<Run> {
        let subject = Subject {
            name: "A".into(),
            classpath: ".".into(),
            source: None,
            targets: vec!["A".into()],
            options: Options::default(),
        };
        Experiment { subjects: vec![subject], seeds: (0..count).collect(), ..Experiment::default() }.runs()
    }

    fn shell(script: &str) -> Pool {
        Pool { program: "sh".into(), arguments: vec!["-c".into(), script.into()], jobs: 2 }
    }

    fn ends(script: &str, count: u64) -> Vec<End> {
        let mut found = Vec::new();
        let stop = AtomicBool::new(false);
        let mut each = |record: Record| {
            found.push(record.end);
            Ok(())
        };
        shell(script).run_all(&runs(count), &stop, &mut each).unwrap();
        found
    }

    #[test]
    fn a_child_that_fails_is_said_to() {
        let failed = |why: &str| End::Failed { why: why.into() };
        assert_eq!(ends("echo 'obligato: no such class' >&2; exit 2", 3), vec![failed("no such class"); 3]);
        assert_eq!(ends("exit 3", 1), [failed("no answer (exit status: 3)")]);
        assert_eq!(ends("echo '{}'", 1), [failed("no answer (exit status: 0)")]);
        assert!(matches!(&ends("kill -9 $$", 1)[..], [End::Failed { why }] if why.contains("by force")));
    }

    #[test]
    fn an_interrupt_ends_the_children() {
        let stop = AtomicBool::new(false);
        let begun = Instant::now();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(200));
                stop.store(true, Ordering::Relaxed);
            });
            let mut count = 0;
            let mut each = |_: Record| {
                count += 1;
                Ok(())
            };
            shell("exec sleep 100").run_all(&runs(9), &stop, &mut each).unwrap();
            assert_eq!(count, 0);
        });
        assert!(begun.elapsed() < Duration::from_secs(20));
    }

    #[test]
    fn memory_is_known_on_linux() {
        assert_eq!(peak_memory().is_some_and(|bytes| bytes > 100_000), cfg!(target_os = "linux"));
    }
}
