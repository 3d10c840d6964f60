//! Replay in the VM: the witness of a path is run concretely, without a solver, and must end as the path did.

use std::cell::Cell;
use std::time::Instant;

use super::concrete::{self, Finish, Host, Limits};
use super::witness::Witness;
use crate::interp::{Config, Partial, Vm};
use crate::program::Program;
use crate::state::console::Stream;
use crate::util::InputError;
use crate::util::error::Result;

/// Exit codes of the replay classes.
const BAD_INPUT: i32 = 98;
const ASSUMPTION: i32 = 99;

/// How a replay ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Replayed {
    /// The target returned, or the program ended itself with this code.
    Ended(i32),
    /// This exception left the target, by its Java name.
    Threw(String),
    /// An assumption of the program was false.
    Assumed,
    /// The inputs did not fit, or the run could not be finished.
    Failed(String),
}

impl std::fmt::Display for Replayed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Replayed::Ended(0) => write!(f, "it ended without an exception"),
            Replayed::Ended(code) => write!(f, "it ended with exit code {code}"),
            Replayed::Threw(exception) => write!(f, "{exception}"),
            Replayed::Assumed => write!(f, "an assumption was false"),
            Replayed::Failed(why) => write!(f, "{why}"),
        }
    }
}

/// Instructions of a run.
const MOST_STEPS: u64 = 1 << 32;

/// Runs one after another, in a VM of their own beside the one that explores: each has a state of its own, and what
/// was read of the program and decoded for one serves the next.
pub struct Replays<'a> {
    exploring: &'a Vm,
    idle: Cell<Option<Vm>>,
}

impl<'a> Replays<'a> {
    pub fn beside(exploring: &'a Vm) -> Self {
        Self { exploring, idle: Cell::new(None) }
    }

    /// Runs the target with the witness until a point in time; also gives the message of what was thrown.
    pub fn run(
        &self,
        target: &str,
        witness: &Witness,
        stop_at_assertions: bool,
        until: Instant,
    ) -> Result<(Replayed, Option<String>)> {
        if let Some(gap) = &witness.gap {
            return Ok((Replayed::Failed(format!("cannot be spelled out: {gap}")), None));
        }
        let (finish, err) = self.finish(target, witness, None, stop_at_assertions, Some(until))?;
        Ok((understand(finish, &err), message(&err)))
    }

    /// Runs the target with the witness and looks at what it did. `statics` are the classes whose static fields
    /// count, by their Java names. `Err` says why nothing was seen.
    pub fn observe(
        &self,
        target: &str,
        witness: &Witness,
        statics: &[String],
        until: Option<Instant>,
    ) -> std::result::Result<Seen, String> {
        if let Some(gap) = &witness.gap {
            return Err(format!("cannot be spelled out: {gap}"));
        }
        let (finish, err) =
            self.finish(target, witness, Some(statics.join(",")), false, until).map_err(|e| e.to_string())?;
        match understand(finish, &err) {
            Replayed::Failed(why) => Err(why),
            ended => seen(&ended, &err),
        }
    }

    fn finish(
        &self,
        target: &str,
        witness: &Witness,
        observe: Option<String>,
        stop_at_assertions: bool,
        until: Option<Instant>,
    ) -> Result<(Finish, String)> {
        let mut properties = vec![("obligato.values".to_string(), witness.text())];
        properties.extend(observe.map(|classes| (OBSERVE.to_string(), classes)));
        let config = Config { stop_at_assertions, properties, ..plain_config(self.exploring) };
        let vm = match self.idle.take() {
            Some(mut vm) => {
                vm.config = config;
                vm
            }
            None => machine(Program::for_replay(&self.exploring.program), config)?,
        };
        let main = concrete::find_main(&vm, "obligato.Replay")?;
        let mut output = Collected { err: Vec::new(), until };
        let limits = Limits { max_steps: MOST_STEPS };
        let finish = concrete::run_main(&vm, main, &[target.to_string()], &limits, &mut output);
        self.idle.set(Some(vm));
        Ok((finish, String::from_utf8_lossy(&output.err).into_owned()))
    }
}

/// A VM beside the one that explores in which the program runs, on its own.
pub fn plain_vm(exploring: &Vm) -> Result<Vm> {
    machine(Program::beside(&exploring.program), plain_config(exploring))
}

/// With the user's models: what the exploration went by is shown in the VM, and then without them on the JVM.
fn plain_config(exploring: &Vm) -> Config {
    let stand_ins = exploring.config.stand_ins.clone();
    Config { assertions: true, max_depth: 9_000, max_heap: 1 << 30, stand_ins, ..Config::default() }
}

fn machine(program: Program, config: Config) -> Result<Vm> {
    Vm::new(program, config, crate::models::registry()).map_err(|e| InputError::usage(e.message))
}

/// What a call did, as a caller can see it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seen {
    /// `returns 3`, `throws java.lang.ArithmeticException: "/ by zero"`.
    pub end: String,
    /// What it printed, and what the receiver, arguments and static fields hold after it: name and text.
    pub parts: Vec<(String, String)>,
}

impl Seen {
    /// Whether two versions did different things.
    pub fn differs(&self, other: &Seen) -> bool {
        self.end != other.end || !self.otherwise(other).is_empty() || !other.otherwise(self).is_empty()
    }

    /// What this version left otherwise than the other. A static field that only one of them has is no behaviour.
    pub fn otherwise(&self, other: &Seen) -> Vec<(String, String)> {
        let known = |name: &str| other.parts.iter().any(|(theirs, _)| theirs == name);
        let counts = |name: &str| !name.starts_with("static ") || known(name);
        self.parts.iter().filter(|part| counts(&part.0) && !other.parts.contains(part)).cloned().collect()
    }
}

/// What a replay that observes printed.
pub fn seen(ended: &Replayed, err: &str) -> std::result::Result<Seen, String> {
    let lines = err.lines().filter_map(|l| l.strip_prefix("obligato-observed ")?.split_once('\t'));
    let mut found = Seen::default();
    for (name, text) in lines {
        if name == "end" {
            found.end = text.to_string();
        } else {
            found.parts.push((name.to_string(), text.to_string()));
        }
    }
    match ended {
        _ if !found.end.is_empty() => Ok(found),
        Replayed::Ended(code) => Ok(Seen { end: format!("ends the program with exit code {code}"), parts: Vec::new() }),
        other => Err(other.to_string()),
    }
}

/// The property that makes a replay show what the call did.
pub const OBSERVE: &str = "obligato.observe";

fn understand(finish: Finish, err: &str) -> Replayed {
    match finish {
        Finish::Exit(code) => ended(code, err),
        Finish::Stopped(Partial::Unsupported(what)) => Replayed::Failed(format!("not supported: {what}")),
        Finish::Stopped(why) => Replayed::Failed(why.to_string()),
        Finish::OutOfSteps => Replayed::Failed("the replay did not end in time".into()),
    }
}

/// What the exit code and the error output of a replay say.
pub fn ended(code: i32, err: &str) -> Replayed {
    match (code, thrown(err)) {
        (BAD_INPUT, _) => Replayed::Failed(err.trim().to_string()),
        (ASSUMPTION, _) => Replayed::Assumed,
        (1, Some(exception)) => Replayed::Threw(exception),
        _ => Replayed::Ended(code),
    }
}

const UNCAUGHT: &str = "Exception in thread \"main\" ";

/// The class named by the last `Exception in thread "main"` of an error output.
fn thrown(err: &str) -> Option<String> {
    let line = err.lines().rev().find_map(|l| l.strip_prefix(UNCAUGHT))?;
    line.split([':', ' ']).next().map(str::to_string)
}

/// The message of that exception, which may have several lines.
pub fn message(err: &str) -> Option<String> {
    let (_, last) = err.rsplit_once(UNCAUGHT)?;
    let lines = last.lines().take_while(|l| !l.starts_with("\tat ") && !l.starts_with("Caused by: "));
    lines.collect::<Vec<_>>().join("\n").split_once(": ").map(|(_, message)| message.to_string())
}

/// Bytes of the error output that are kept; what was thrown comes last.
const MOST_OUTPUT: usize = 1 << 20;

struct Collected {
    err: Vec<u8>,
    until: Option<Instant>,
}

impl Host for Collected {
    fn write(&mut self, stream: Stream, bytes: &[u8]) {
        if stream == Stream::Err {
            keep_tail(&mut self.err, bytes, MOST_OUTPUT);
        }
    }
    fn read(&mut self) -> Vec<u8> {
        Vec::new()
    }
    fn goes_on(&mut self) -> bool {
        self.until.is_none_or(|until| Instant::now() < until)
    }
}

/// Adds output, and drops the oldest where there is too much of it.
pub fn keep_tail(kept: &mut Vec<u8>, bytes: &[u8], most: usize) {
    kept.extend_from_slice(bytes);
    if kept.len() > 2 * most {
        kept.drain(..kept.len() - most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_error_output_says() {
        let err = "log\nException in thread \"main\" java.lang.Error: a: b\nc\n\tat A.b(A.java:1)\n";
        assert_eq!(ended(1, err), Replayed::Threw("java.lang.Error".into()));
        assert_eq!(message(err).as_deref(), Some("a: b\nc"));
        let bare = "Exception in thread \"main\" a.B\n\tat A.b(A.java:1)\nCaused by: x.Y: z\n";
        assert_eq!((ended(1, bare), message(bare)), (Replayed::Threw("a.B".into()), None));
        assert_eq!(ended(3, err), Replayed::Ended(3));
        assert_eq!(ended(ASSUMPTION, ""), Replayed::Assumed);
    }

    #[test]
    fn a_static_field_of_one_version_is_no_difference() {
        let seen = |parts: &[(&str, &str)]| Seen {
            end: "returns 1".into(),
            parts: parts.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect(),
        };
        let old = seen(&[("this", "A{}"), ("static A.count", "1")]);
        let new = seen(&[("static A.most", "9"), ("static A.count", "1"), ("this", "A{}")]);
        assert!(!old.differs(&new) && !new.differs(&old) && new.otherwise(&old).is_empty());
        let printed = seen(&[("this", "A{}"), ("static A.count", "2"), ("output", "\"x\"")]);
        assert!(old.differs(&printed) && printed.differs(&old));
        assert_eq!(printed.otherwise(&old).len(), 2);
    }

    #[test]
    fn only_the_end_of_long_output_is_kept() {
        let mut kept = Vec::new();
        for i in 0..100u8 {
            keep_tail(&mut kept, &[i; 3], 9);
        }
        assert!(kept.len() <= 18 && kept.ends_with(&[98, 98, 98, 99, 99, 99]));
    }
}
