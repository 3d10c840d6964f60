//! Replay in the VM: the witness of a path is run concretely, without a solver, and must end as the path did.

use super::concrete::{self, Finish, Host, Limits};
use super::witness::Witness;
use crate::interp::{Config, Partial, Vm};
use crate::program::{ClassPath, Jdk, Program};
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

/// What a replay needs to know of the run.
#[derive(Clone, Debug)]
pub struct Setting {
    pub classpath: String,
    pub jdk: std::path::PathBuf,
    pub max_depth: u32,
    pub max_heap: u64,
    pub max_steps: u64,
}

/// Runs the target with the witness in a fresh VM.
pub fn in_vm(setting: &Setting, target: &str, witness: &Witness, stop_at_assertions: bool) -> Result<Replayed> {
    if let Some(gap) = &witness.gap {
        return Ok(Replayed::Failed(gap.clone()));
    }
    let jdk = Jdk::open(&setting.jdk)?;
    let classpath = ClassPath::open(&setting.classpath, jdk.feature())?;
    let config = Config {
        assertions: true,
        max_depth: setting.max_depth,
        max_heap: setting.max_heap,
        stop_at_assertions,
        properties: vec![("obligato.values".to_string(), witness.text())],
        ..Config::default()
    };
    let vm = Vm::new(Program::for_replay(jdk, classpath), config, crate::models::registry())
        .map_err(|e| InputError::usage(e.message))?;
    let main = concrete::find_main(&vm, "obligato.Replay")?;
    let mut output = Collected::default();
    let limits = Limits { max_steps: setting.max_steps };
    let finish = concrete::run_main(&vm, main, &[target.to_string()], &limits, &mut output);
    Ok(understand(finish, &String::from_utf8_lossy(&output.err)))
}

fn understand(finish: Finish, err: &str) -> Replayed {
    match finish {
        Finish::Exit(code) => ended(code, err),
        Finish::Stopped(Partial::Unsupported(what)) => Replayed::Failed(format!("not supported: {what}")),
        Finish::Stopped(why) => Replayed::Failed(why.to_string()),
        Finish::OutOfSteps => Replayed::Failed("the replay did not end".into()),
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

/// The class named by the last `Exception in thread "main"` of an error output.
fn thrown(err: &str) -> Option<String> {
    let line = err.lines().rev().find_map(|l| l.strip_prefix("Exception in thread \"main\" "))?;
    line.split([':', ' ']).next().map(str::to_string)
}

#[derive(Default)]
struct Collected {
    err: Vec<u8>,
}

impl Host for Collected {
    fn write(&mut self, stream: Stream, bytes: &[u8]) {
        if stream == Stream::Err {
            self.err.extend_from_slice(bytes);
        }
    }
    fn read(&mut self) -> Vec<u8> {
        Vec::new()
    }
}
