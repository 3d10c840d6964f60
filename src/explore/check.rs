//! `check`: can an assertion fail or an exception escape, for any input?
//!
//! HOLDS is said only when the exploration was exhaustive, VIOLATED only when a replay of the witness fails too.

use std::sync::atomic::AtomicBool;

use super::engine::{Ended, Listener, Wish};
use super::replay::{self, Replayed, Setting};
use super::tally::{PathEnd, Tally};
use super::witness::{Witness, witness};
use crate::expr::Sort;
use crate::expr::ops::Cmp;
use crate::interp::Vm;
use crate::solver::{Answer, Model};
use crate::state::{Elements, Made, Ref, State};
use crate::util::MethodId;

/// What must not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// No assertion fails.
    Assert,
    /// No exception leaves the target; failed assertions are left out.
    Exceptions,
    All,
}

/// A path that breaks the property.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The exception's class, by its Java name.
    pub exception: String,
    pub message: Option<String>,
    /// `Class.method(File.java:12)`, innermost first.
    pub trace: Vec<String>,
    pub witness: Witness,
    pub replay: Replayed,
    /// The replay in the VM ended the same way.
    pub confirmed: bool,
    /// An assertion failed; it may be caught later.
    pub is_assertion: bool,
}

/// Looks at the end of each path.
pub struct Checker<'a> {
    pub property: Property,
    pub setting: &'a Setting,
    pub target: &'a str,
    pub is_main: bool,
    pub violations: Vec<Violation>,
    /// Violations that the replay did not confirm.
    pub unconfirmed: Vec<Violation>,
    pub progress: &'a mut dyn FnMut(&Tally, usize),
}

impl Listener for Checker<'_> {
    fn ended(&mut self, path: &mut Ended<'_>) -> Wish {
        let (exception, failed) = match path.end {
            PathEnd::AssertionFailed(exception) => (*exception, true),
            PathEnd::Threw(exception) => (*exception, is_assertion(path.vm, path.state, *exception)),
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
        let violation = self.violation(path, exception, failed);
        if violation.confirmed {
            self.violations.push(violation);
            return Wish::Stop;
        }
        self.unconfirmed.push(violation);
        Wish::GoOn
    }

    fn progress(&mut self, tally: &Tally, waiting: usize) -> Wish {
        (self.progress)(tally, waiting);
        Wish::GoOn
    }
}

impl Checker<'_> {
    fn violation(&self, path: &mut Ended<'_>, exception: Ref, is_assertion: bool) -> Violation {
        let model = small_model(path);
        let witness = witness(path.vm, path.terms, path.state, path.stage, &model, self.is_main);
        let class = path.state.heap.class_of(exception).unwrap_or(path.vm.known.throwable);
        let name = path.vm.program.class(class).java_name();
        let replay = replay::in_vm(self.setting, self.target, &witness, is_assertion);
        let replay = replay.unwrap_or_else(|error| Replayed::Failed(error.to_string()));
        let confirmed = replay == Replayed::Threw(name.clone());
        Violation {
            exception: name,
            message: message(path.vm, path.state, exception),
            trace: trace(path.vm, path.state, exception),
            witness,
            replay,
            confirmed,
            is_assertion,
        }
    }
}

/// Lengths that a witness has without being asked.
const SMALL: i32 = 16;

/// A model with short arrays and simple values.
fn small_model(path: &mut Ended<'_>) -> Model {
    let mut constraints = path.state.path.constraints.clone();
    let mut model = path.model.clone();
    let made = path.state.inputs.objects.iter().filter_map(|o| match &o.content {
        Made::Array(array) => Some(array.length),
        Made::Fields(_) => None,
        _ => Some(path.terms.var(&format!("{}.length", o.name), Sort::Bv32)),
    });
    for length in made.collect::<Vec<_>>() {
        let limit = path.terms.int(SMALL);
        let short = path.terms.cmp(Cmp::Le, length, limit);
        if path.terms.as_const(short).is_none()
            && let Answer::Sat(shorter) = path.solver.check(path.terms, &constraints, Some(&model), short)
        {
            model = shorter;
            constraints.push(short);
        }
    }
    path.solver.simple_model(path.terms, &constraints, &model)
}

fn is_assertion(vm: &Vm, state: &State, exception: Ref) -> bool {
    let class = state.heap.class_of(exception).unwrap_or(vm.known.throwable);
    vm.program.loaded("java/lang/AssertionError").is_some_and(|e| vm.program.is_subtype(class, e))
}

/// The exception's message, where it does not depend on the inputs.
pub fn message(vm: &Vm, state: &State, exception: Ref) -> Option<String> {
    let slot = vm.program.find_field(vm.known.throwable, "detailMessage", None)?.slot;
    let text = state.heap.field(exception, slot as usize)?.as_ref()?;
    vm.string_text(state, text).filter(|_| !text.is_null())
}

/// Where the exception was made, innermost first.
pub fn trace(vm: &Vm, state: &State, exception: Ref) -> Vec<String> {
    let frames = || {
        let slot = vm.program.find_field(vm.known.throwable, "backtrace", None)?.slot;
        let trace = state.heap.field(exception, slot as usize)?.as_ref()?;
        match state.heap.array(trace)? {
            Elements::Int(trace) => Some(trace.to_vec()),
            _ => None,
        }
    };
    let frames = frames().unwrap_or_default();
    let mut lines = Vec::new();
    for frame in frames.chunks_exact(2) {
        let method = vm.program.method(MethodId(frame[0] as u32));
        let class = vm.program.class(method.class);
        let file = class.file.as_ref().and_then(|f| f.source_file.clone());
        let place = match (file, vm.program.line(method, frame[1] as u32)) {
            (Some(file), Some(line)) => format!("{file}:{line}"),
            (Some(file), None) => file.to_string(),
            _ => "Unknown Source".to_string(),
        };
        lines.push(format!("{}.{}({place})", class.java_name(), method.name));
    }
    lines
}

/// A flag that nothing sets.
pub static NEVER: AtomicBool = AtomicBool::new(false);
