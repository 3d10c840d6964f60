//! The concrete driver: runs a `main` as `java` does, up to the exit code.
//!
//! One state, no forks. Shows output as it comes, feeds standard input when it is asked for, reports an uncaught
//! exception through the program's own handlers, and runs the shutdown hooks.

pub use super::main_class::find_main;
use crate::expr::Terms;
use crate::interp::{End, Outcome, Partial, Vm};
use crate::program::Method;
use crate::state::console::Stream;
use crate::state::{Console, State, Value};

/// The world outside: where output goes and input comes from.
pub trait Host {
    fn write(&mut self, stream: Stream, bytes: &[u8]);
    /// More standard input; empty at its end.
    fn read(&mut self) -> Vec<u8>;
    /// Asked from time to time; `false` ends the run as if its steps were used up.
    fn goes_on(&mut self) -> bool {
        true
    }
}

/// How a run ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Finish {
    /// The exit code that `java` would give.
    Exit(i32),
    /// Stopped by something that is not supported.
    Stopped(Partial),
    /// The step limit, or the host wanted no more.
    OutOfSteps,
}

pub struct Limits {
    pub max_steps: u64,
}

/// Instructions between two looks at the output.
const QUANTUM: u64 = 1 << 20;

/// Runs a `public static void main(String[])`.
pub fn run_main(vm: &Vm, main: &Method, arguments: &[String], limits: &Limits, host: &mut dyn Host) -> Finish {
    let mut run = Run { vm, terms: Terms::default(), state: State::new(Console::interactive()), limits, host };
    let strings: Vec<_> = arguments.iter().map(|a| vm.new_text(&mut run.state, a)).collect();
    let array = vm.program.load("[Ljava/lang/String;").unwrap_or(vm.known.object);
    let elements = crate::state::Elements::Ref(crate::state::Chunked::from_slice(&strings));
    let array = Value::reference(run.state.heap.alloc_array(array, elements));
    let exit = match run.call(main, &[array]) {
        Ok(End::Returned(_)) => 0,
        Ok(End::Threw(exception) | End::Failed(exception)) => {
            // A failed assertion has unwound nothing.
            run.state.stack = crate::state::Stack::default();
            let report = ("java/lang/Thread", "uncaughtInMain", "(Ljava/lang/Throwable;)V");
            match run.call_named(report, &[Value::reference(exception)]) {
                Ok(End::Exited(code)) => return run.finish(Finish::Exit(code)),
                Ok(End::Partial(why)) => return run.finish(Finish::Stopped(why)),
                Ok(_) => 1,
                Err(finish) => return run.finish(finish),
            }
        }
        Ok(End::Exited(code)) => return run.finish(Finish::Exit(code)),
        Ok(End::Assumed) => return run.finish(Finish::Exit(1)),
        Ok(End::Partial(why)) => return run.finish(Finish::Stopped(why)),
        Err(finish) => return run.finish(finish),
    };
    let finish = match run.call_named(("java/lang/Shutdown", "shutdown", "()V"), &[]) {
        Ok(End::Exited(code)) => Finish::Exit(code),
        Ok(End::Partial(why)) => Finish::Stopped(why),
        Ok(_) => Finish::Exit(exit),
        Err(finish) => finish,
    };
    run.finish(finish)
}

struct Run<'a> {
    vm: &'a Vm,
    terms: Terms,
    state: State,
    limits: &'a Limits,
    host: &'a mut dyn Host,
}

impl Run<'_> {
    fn finish(mut self, finish: Finish) -> Finish {
        self.flush();
        finish
    }

    fn flush(&mut self) {
        for (stream, bytes) in self.state.console.drain() {
            self.host.write(stream, &bytes);
        }
    }

    fn call_named(&mut self, (class, name, descriptor): (&str, &str, &str), args: &[Value]) -> Result<End, Finish> {
        let class = self.vm.program.load(class).ok();
        match class.and_then(|c| self.vm.program.find_named(c, name, descriptor)) {
            Some(method) => self.call(method, args),
            None => Ok(End::Partial(Partial::Unsupported(format!("{name} is missing from the stubs")))),
        }
    }

    /// Runs a static method to its end.
    fn call(&mut self, method: &Method, arguments: &[Value]) -> Result<End, Finish> {
        self.vm.enter_static(&mut self.state, method, arguments);
        loop {
            let left = self.limits.max_steps.saturating_sub(self.state.steps);
            let outcome = self.vm.advance(&mut self.terms, &mut self.state, QUANTUM.min(left));
            self.flush();
            match outcome {
                Outcome::End(end) => {
                    return Ok(end);
                }
                Outcome::Quantum if self.state.steps >= self.limits.max_steps || !self.host.goes_on() => {
                    return Err(Finish::OutOfSteps);
                }
                Outcome::Quantum => {}
                Outcome::NeedInput => {
                    let more = self.host.read();
                    self.state.console.feed(&more);
                }
                Outcome::Fork(_) => {
                    let why = Partial::Unsupported("a symbolic value in a concrete run".into());
                    return Ok(End::Partial(why));
                }
            }
        }
    }
}
