//! `check`: can an assertion fail or an exception escape, for any input?
//!
//! HOLDS is said only when the exploration was exhaustive, VIOLATED only when a replay of the witness fails too: in the
//! VM always, and on a real JVM where there is one ([`Standing`]). `report` makes a verdict of what is found here.

use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use super::bounds::Parts;
use super::engine::{Ended, Listener, Notes, Waits, Wish};
use super::input::InputSet;
use super::replay::{Replayed, Replays};
use super::tally::{Cause, PathEnd, Tally};
use super::widening::Widening;
use super::witness::{Witness, inputs, simple_model, witness};
use crate::expr::Terms;
use crate::interp::merge::Merging;
use crate::interp::{Partial, Vm};
use crate::program::Origin;
use crate::solver::Model;
use crate::state::inputs::MadeObject;
use crate::state::{Elements, Event, Made, Ref, State};
use crate::util::MethodId;

/// Time for one replay.
pub const REPLAY_LIMIT: Duration = Duration::from_secs(10);
/// Time that replays may take after the budget's end, in the VM and on the JVM; together with the report under a second.
const GRACE: (Duration, Duration) = (Duration::from_millis(500), Duration::from_millis(800));
/// Less time than this is not enough for a JVM to start.
const TOO_SHORT: Duration = Duration::from_millis(200);
/// Replays of one kind of violation that do not confirm it, before it is only counted.
const MOST_TRIES: u32 = 5;

/// What must not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// No assertion fails.
    Assert,
    /// No exception leaves the target; failed assertions are left out.
    Exceptions,
    All,
}

/// One line of a stack trace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    /// By its Java name.
    pub class: String,
    pub method: String,
    pub file: Option<String>,
    pub line: Option<u16>,
    /// Of the program, not of the JDK or of the driver API.
    pub application: bool,
}

/// As in Java's stack traces: `Class.method(File.java:12)`.
impl std::fmt::Display for Frame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.{}(", self.class, self.method)?;
        match (&self.file, self.line) {
            (Some(file), Some(line)) => write!(f, "{file}:{line})"),
            (Some(file), None) => write!(f, "{file})"),
            _ => write!(f, "Unknown Source)"),
        }
    }
}

/// What the replay on a real JVM gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OnJvm {
    /// It was not asked for, was not reached, or could not be made; and why.
    NotRun(String),
    Ran(Replayed),
}

/// What the replays say of a violation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Standing {
    /// The VM and the JVM ended as predicted.
    Confirmed,
    /// The VM ended as predicted; the JVM was not asked, and why.
    ByVm(String),
    /// The VM ended as predicted; the program goes on after the failed assertion, so the JVM's end does not show it.
    /// The JVM ended as the VM does when it goes on too, or the VM cannot go on.
    Caught,
    /// A replay ended in another way, and how: not a violation that may be reported as one.
    Refuted(String),
    /// The VM ended as predicted, with an object of which it is not known whether a caller can make one; and why.
    Doubtful(String),
}

/// A path that breaks the property.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The exception's class, by its Java name.
    pub exception: String,
    pub message: Option<String>,
    /// Innermost first.
    pub trace: Vec<Frame>,
    pub witness: Witness,
    pub in_vm: Replayed,
    pub on_jvm: OnJvm,
    pub standing: Standing,
    /// An assertion failed; it may be caught later.
    pub is_assertion: bool,
    /// Paths that end with the same exception at the same place.
    pub paths: u64,
    /// A command that shows it again, where its inputs were kept.
    pub reproduce: Option<String>,
}

impl Violation {
    pub fn confirmed(&self) -> bool {
        !matches!(self.standing, Standing::Refuted(_) | Standing::Doubtful(_))
    }

    /// Where the program's own code was.
    pub fn place(&self) -> Option<&Frame> {
        self.trace.iter().find(|f| f.application)
    }

    fn is_like(&self, exception: &str, trace: &[Frame]) -> bool {
        self.exception == exception && self.place() == trace.iter().find(|f| f.application)
    }
}

/// What a replay in the VM shows.
struct Shown {
    witness: Witness,
    in_vm: Replayed,
    message: Option<String>,
}

/// Runs a witness on a real JVM until a point in time.
pub type JvmRunner<'a> = dyn Fn(&Witness, Instant) -> OnJvm + 'a;

/// An input with its objects made by calls, as callers make them; `Err`: for which of them no way was found.
pub type ByCalls<'a> = dyn Fn(&InputSet) -> Result<InputSet, String> + 'a;

/// Looks at the end of each path.
pub struct Checker<'a> {
    pub property: Property,
    pub replays: &'a Replays<'a>,
    pub target: &'a str,
    pub is_main: bool,
    /// Go on after the first violation.
    pub all: bool,
    /// The end of the budget.
    pub until: Option<Instant>,
    pub on_jvm: Option<&'a JvmRunner<'a>>,
    /// Where nobody knows, objects are made by reflection.
    pub by_calls: Option<&'a ByCalls<'a>>,
    /// Bounds on single methods.
    pub bounds: Parts,
    /// Where bounds on the inputs may be widened.
    pub widening: Option<Widening>,
    pub progress: &'a mut dyn FnMut(&Tally, usize),
    pub violations: Vec<Violation>,
    /// Violations that a replay refuted.
    pub unconfirmed: Vec<Violation>,
    tries: BTreeMap<(String, Option<String>), u32>,
}

impl<'a> Checker<'a> {
    pub fn new(
        property: Property,
        replays: &'a Replays<'a>,
        target: &'a str,
        is_main: bool,
        progress: &'a mut dyn FnMut(&Tally, usize),
    ) -> Self {
        Checker {
            property,
            replays,
            target,
            is_main,
            all: false,
            until: None,
            on_jvm: None,
            by_calls: None,
            bounds: Parts::default(),
            widening: None,
            progress,
            violations: Vec::new(),
            unconfirmed: Vec::new(),
            tries: BTreeMap::new(),
        }
    }

    /// The same was found before, and needs no further replay.
    fn counted(&mut self, exception: &str, trace: &[Frame]) -> bool {
        if let Some(known) = self.violations.iter_mut().find(|v| v.is_like(exception, trace)) {
            known.paths += 1;
            return true;
        }
        let place = trace.iter().find(|f| f.application).map(Frame::to_string);
        let tries = self.tries.entry((exception.to_string(), place)).or_default();
        *tries += 1;
        if *tries > MOST_TRIES
            && let Some(known) = self.unconfirmed.iter_mut().find(|v| v.is_like(exception, trace))
        {
            known.paths += 1;
            return true;
        }
        false
    }

    fn violation(
        &self,
        path: &mut Ended<'_>,
        exception: Ref,
        name: String,
        trace: Vec<Frame>,
        failed: bool,
    ) -> Violation {
        let model = simple_model(path);
        let witness = witness(path.vm, path.terms, path.state, path.stage, &model, self.is_main);
        let (in_vm, message_seen) = self.in_vm(&witness, failed);
        let mut found = Shown { witness, in_vm, message: message_seen };
        let predicted = Replayed::Threw(name.clone());
        let has_objects = path.state.inputs.objects.iter().any(|made| is_of_program(path.vm, made));
        let doubt = match self.by_calls {
            Some(by_calls) if has_objects && found.in_vm == predicted => {
                self.show_by_calls(by_calls, path, (&model, failed), &mut found).err()
            }
            _ => None,
        };
        let Shown { witness, in_vm, message: message_seen } = found;
        let (on_jvm, standing) = if let Some(why) = doubt {
            (OnJvm::NotRun("it is not known whether a caller can make its objects".into()), Standing::Doubtful(why))
        } else if in_vm == predicted {
            let on_jvm = self.on_jvm(&witness);
            // With a model the VM's own end says nothing about how the JVM goes on.
            let is_modelled = !path.vm.config.stand_ins.among(&path.state.inputs.scope).is_empty();
            let standing = self.judge(&predicted, &witness, failed && !is_modelled, &on_jvm);
            (on_jvm, standing)
        } else {
            let why = format!("the replay in the VM ended differently: {in_vm}");
            (OnJvm::NotRun("the VM did not confirm it".into()), Standing::Refuted(why))
        };
        let message = message_seen.filter(|_| in_vm == predicted);
        Violation {
            exception: name,
            message: message.or_else(|| message_of(path.vm, path.state, exception)),
            trace,
            witness,
            in_vm,
            on_jvm,
            standing,
            is_assertion: failed,
            paths: 1,
            reproduce: None,
        }
    }

    /// Shows the same with objects that calls make. `Err`: why perhaps no caller has these inputs.
    fn show_by_calls(
        &self,
        by_calls: &ByCalls<'_>,
        path: &mut Ended<'_>,
        (model, failed): (&Model, bool),
        found: &mut Shown,
    ) -> Result<(), String> {
        let inputs = inputs(path.vm, path.terms, path.state, path.stage, model, self.is_main);
        let witness = Witness::from(by_calls(&inputs)?);
        let (in_vm, message) = self.in_vm(&witness, failed);
        if in_vm != found.in_vm {
            return Err("no calls were found that make its objects".into());
        }
        *found = Shown { witness, in_vm, message };
        Ok(())
    }

    fn in_vm(&self, witness: &Witness, stop_at_assertions: bool) -> (Replayed, Option<String>) {
        let until = self.deadline(GRACE.0);
        let seen = self.replays.run(self.target, witness, stop_at_assertions, until);
        seen.unwrap_or_else(|error| (Replayed::Failed(error.to_string()), None))
    }

    fn on_jvm(&self, witness: &Witness) -> OnJvm {
        let Some(run) = self.on_jvm else { return OnJvm::NotRun("not asked for".into()) };
        let until = self.deadline(GRACE.1);
        if until.saturating_duration_since(Instant::now()) < TOO_SHORT {
            return OnJvm::NotRun("no time left".into());
        }
        run(witness, until)
    }

    fn deadline(&self, grace: Duration) -> Instant {
        let limit = Instant::now() + REPLAY_LIMIT;
        self.until.map_or(limit, |end| limit.min(end + grace))
    }

    /// Compares the JVM's end with what was predicted and with what the VM does when it goes on.
    fn judge(&self, predicted: &Replayed, witness: &Witness, failed: bool, on_jvm: &OnJvm) -> Standing {
        let seen = match on_jvm {
            OnJvm::NotRun(why) => return Standing::ByVm(why.clone()),
            OnJvm::Ran(seen) if seen == predicted => return Standing::Confirmed,
            OnJvm::Ran(seen) => seen,
        };
        let differs = || Standing::Refuted(format!("the replay on the JVM ended differently: {seen}"));
        if !failed || matches!(seen, Replayed::Assumed | Replayed::Failed(_)) {
            return differs();
        }
        match self.in_vm(witness, false).0 {
            Replayed::Failed(_) => Standing::Caught,
            goes_on if same_end(&goes_on, seen) => Standing::Caught,
            _ => differs(),
        }
    }
}

/// Exit codes are bytes outside of the VM.
fn same_end(a: &Replayed, b: &Replayed) -> bool {
    match (a, b) {
        (Replayed::Ended(a), Replayed::Ended(b)) => a & 0xff == b & 0xff,
        _ => a == b,
    }
}

impl Listener for Checker<'_> {
    fn begin(&mut self) -> Option<Rc<dyn Notes>> {
        self.bounds.begin()
    }

    fn told(&mut self, notes: Option<&mut dyn Notes>, events: &[Event]) {
        self.bounds.told(notes, events);
    }

    fn urge(&mut self, _: &mut Terms, waiting: &Waits<'_>) -> Option<u32> {
        (!self.bounds.is_beyond(waiting.notes)).then_some(0)
    }

    fn has_enough(&mut self, _: &mut Terms, going: &Waits<'_>) -> bool {
        self.bounds.is_beyond(going.notes)
    }

    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let (exception, failed) = match path.end {
            PathEnd::AssertionFailed(exception) => (*exception, true),
            PathEnd::Threw(exception) => (*exception, is_assertion(path.vm, path.state, *exception)),
            PathEnd::Partial(Cause::Vm(Partial::Bound(_))) => {
                return self.widening.as_mut().map_or(Wish::GoOn, |widening| widening.met(path));
            }
            _ => return Wish::GoOn,
        };
        let wanted = match self.property {
            Property::Assert => failed,
            Property::Exceptions => !failed,
            Property::All => true,
        };
        if !wanted {
            return Wish::GoOn;
        }
        let class = path.state.heap.class_of(exception).unwrap_or(path.vm.known.throwable);
        let name = path.vm.program.class(class).java_name();
        let trace = trace(path.vm, path.state, exception);
        if self.counted(&name, &trace) {
            return Wish::GoOn;
        }
        let violation = self.violation(path, exception, name, trace, failed);
        if !violation.confirmed() {
            let (exception, trace) = (&violation.exception, &violation.trace);
            match self.unconfirmed.iter_mut().find(|v| v.is_like(exception, trace)) {
                Some(known) => known.paths += 1,
                None => self.unconfirmed.push(violation),
            }
            return Wish::GoOn;
        }
        self.violations.push(violation);
        if self.all { Wish::GoOn } else { Wish::Stop }
    }

    /// A violation is shown by a model, whatever ways it stands for.
    fn merging(&self) -> Merging {
        Merging::Freely
    }

    fn subsumes(&self) -> bool {
        self.bounds.is_empty()
    }

    fn progress(&mut self, tally: &Tally, waiting: usize) -> Wish {
        (self.progress)(tally, waiting);
        Wish::GoOn
    }
}

fn is_assertion(vm: &Vm, state: &State, exception: Ref) -> bool {
    let class = state.heap.class_of(exception).unwrap_or(vm.known.throwable);
    vm.program.loaded("java/lang/AssertionError").is_some_and(|e| vm.program.is_subtype(class, e))
}

/// The exception's message, where it does not depend on the inputs.
fn message_of(vm: &Vm, state: &State, exception: Ref) -> Option<String> {
    let slot = vm.program.find_field(vm.known.throwable, "detailMessage", None)?.slot;
    let text = state.heap.field(exception, slot as usize)?.as_ref()?;
    vm.string_text(state, text).filter(|_| !text.is_null())
}

/// Where the exception was made, innermost first.
pub fn trace(vm: &Vm, state: &State, exception: Ref) -> Vec<Frame> {
    let frames = || {
        let slot = vm.program.find_field(vm.known.throwable, "backtrace", None)?.slot;
        let trace = state.heap.field(exception, slot as usize)?.as_ref()?;
        match state.heap.array(trace)? {
            Elements::Int(trace) => Some(trace.to_vec()),
            _ => None,
        }
    };
    let frames = frames().unwrap_or_default();
    let shown = frames.chunks_exact(2).map(|frame| {
        let method = vm.program.method(MethodId(frame[0] as u32));
        let class = vm.program.class(method.class);
        Frame {
            class: class.java_name(),
            method: method.name.to_string(),
            file: class.file.as_ref().and_then(|f| f.source_file.as_ref()).map(|f| f.to_string()),
            line: vm.program.line(method, frame[1] as u32),
            application: matches!(&class.origin, Origin::App(place) if &**place != "obligato"),
        }
    });
    shown.collect()
}

/// Whether an object's class, or one that it extends as a caller's classes do, is the program's.
fn is_of_program(vm: &Vm, made: &MadeObject) -> bool {
    let mut above = vm.program.class(made.class).display.iter().map(|class| vm.program.class(*class));
    above.any(|class| matches!(class.origin, Origin::App(_))) && matches!(made.content, Made::Fields(_))
}
